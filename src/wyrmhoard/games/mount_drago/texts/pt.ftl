name = Mount Drago
tagline = Dez dragões correm para o cume: monta o dragão certo quando os juízes olharem.

play = Joga: { $a } { $b }
    .told = { $who } joga { $a } { $b }.
    .asked = Que carta jogas?
mount = Monta este dragão
    .told = { $who } muda para este dragão.
    .asked = Mudas para este dragão ou ficas no teu?
stay = Fica no teu próprio dragão
    .told = { $who } fica no mesmo dragão.
discard = Descarta: { $a } { $b }
    .told = { $who } descarta { $a } { $b }.
enough = Não descartes mais nada
    .told = { $who } não descarta mais nada.
    .mine = Não descartas mais nada.
    .asked = Descartas cartas de dragões que já estão no cume?
draw-hidden = É tirada uma carta escondida
    .told = É tirada uma carta escondida.
begin = Começa { $a }
    .told = Começa { $a }.
saddle = Primeiro dragão: { $a } { $b }
    .told = É tirado um primeiro dragão: { $a } { $b }.
draw = Carta tirada: { $a } { $b }
    .told = Carta tirada: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● azul
word-brown = ■ castanho
word-black = ▲ preto
word-red = ◆ vermelho
word-yellow = ★ amarelo
word-green = ♣ verde
word-gray = ✚ cinzento
word-lightblue = ○ azul-claro
word-purple = ♥ roxo
word-orange = △ laranja

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } carta
    [many] { $n } cartas
   *[other] { $n } cartas
}
event-played = { $me ->
    [who] Jogas { $card }.
   *[other] { $who } joga { $card }.
}
event-rides = { $me ->
    [who] Agora montas o dragão { $dragon }.
   *[other] { $who } monta agora o dragão { $dragon }.
}
event-stayed = { $me ->
    [who] Ficas no teu dragão.
   *[other] { $who } fica no mesmo dragão.
}
event-climbed = O dragão { $dragon } chega ao cume: é o número { $n }.
event-scored = { $scoring ->
    [small] Pontuação pequena: { $gains }.
   *[big] Pontuação grande: { $gains }.
}
event-no-points = { $scoring ->
    [small] Pontuação pequena: nada para ninguém.
   *[big] Pontuação grande: nada para ninguém.
}
event-discarded = { $me ->
    [who] Descartas: { $cards }.
   *[other] { $who } descarta: { $cards }.
}
event-drew = { $who } tira { some-cards }.
event-drew-cards = Tiras: { $cards }.
event-reshuffled = O monte acabou: as pilhas são baralhadas e formam um novo.
event-over = O terceiro dragão está no cume: fim da partida.

# The board
start = Partida
climbed = Dragões no cume: { $n } de { $most }
pile = Baralho: { $n }
small = pontuação pequena (até { $n })
big = pontuação grande
summit = cume (grande)
points = Pontos
mount-of = Monta
stands-on = Casa
cards = Cartas
your-cards = Tuas
lands-on = Chega a
you-ride = o teu dragão
other-rides = montado por { $who }
may-ride = podes montá-lo
must-ride = tens de o montar
stacks = Pilhas

# Why not?
why-mount-first = Uma carta por turno. Primeiro diz se mudas de dragão.
why-card-played = Já jogaste a tua carta: uma por turno e não mais.
why-dragon-away = Este dragão ficou em casa, não está nesta caixa: { $dragon }.
why-not-in-hand = Não tens esta carta na mão: { $dragon } { $n }.
why-no-choice = Não há nada que escolher: só um dragão livre que deixa o último lugar te dá a escolha.
why-not-on-summit = Ainda vai a caminho, não está no cume: { $dragon }.
why-not-discarding = O descarte tem a sua hora: depois da tua carta, quando houver um dragão no cume.

# What is wrong with a box
box-too-many-cards = “{ $key }”: { $given } cartas, mas são permitidas, no máximo, { $most }.
box-too-few-cards = “{ $key }”: { $given } cartas, mas são precisas, pelo menos, { $needed }.
box-too-few-colours = “{ $key }”: dragões com cartas: { $given }, mas são precisos, pelo menos, { $needed }.
box-start-coloured = “{ $key }”: a partida, a primeira casa, tem de ser neutra.
box-start-numbered = “{ $key }”: a partida tem de valer 0 nos dois lados.
box-summit-not-last = “{ $key }”: o cume tem de ocupar as últimas casas do percurso, sem intervalos.

# House rules
house-floor-at-zero = Ninguém desce abaixo de 0 pontos
house-summit-swap = Em cada turno podem trocar-se as cartas de dragões que estão no cume
house-open-stacks = As pilhas ficam abertas
variant-gentle = Suave: ninguém desce abaixo de 0
variant-open-stacks = Pilhas abertas
variant-restless-summit = Cume irrequieto

# Why a move is hinted at
hint-scores = Rende: { $gains }.
hint-own-dragon = O dragão que montas conta então { $b } em vez de { $a }.
hint-others-dragon = O dragão de { $who } conta então { $b } em vez de { $a }.
hint-change = Aqui { $dragon } conta { $a }, o teu dragão { $b }.
