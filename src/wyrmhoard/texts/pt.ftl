# The program itself. Ids are the same in every language.

program = Quatro jogos de tabuleiro com dragões e anões na mesma mesa: para jogar, simular e ler as regras.
usage = Utilização
options = Opções
commands = Comandos
help-help = Mostrar esta ajuda e sair.
help-version = Mostrar a versão e sair.
help-lang = Língua de tudo o que lês: { $languages }. Sem esta opção, a do teu sistema.
help-games = Listar os jogos.
help-play = Jogar uma partida no terminal contra bots.
help-simulate = Jogar muitas partidas ao acaso, tão depressa quanto a máquina conseguir.
help-replay = Recontar uma partida a partir do seu registo.
help-box = Mostrar a caixa de um jogo: o que está impresso no cartão e as regras da casa.
help-rules = Ler as regras de um jogo, todas ou só alguns artigos.
help-warm = Compilar já os jogos, para que ninguém tenha de esperar depois.
help-players = Quantos jogadores.
help-level = Como jogam os bots: easy (fácil), medium (médio; se não disseres nada) ou hard (difícil).
help-seat = O teu lugar, numerado a partir de 1; se não disseres nada, ficas no primeiro.
help-watch = Assistir: há bots em todos os lugares.
help-box-file = A tua própria caixa, um ficheiro TOML. “wyrmhoard box GAME” mostra uma para começares.
help-set = Mudar um valor da caixa, por exemplo --set first=drawn. Pode repetir-se.
help-seed = Repetir a mesma sorte. Sem esta opção, a sorte é sempre nova.
help-log = Escrever o registo da partida neste ficheiro.
help-games-number = Quantas partidas; 10.000 se não disseres nada.
help-json = Escrever um documento JSON em vez de uma tabela.
help-check = Verificar o teu ficheiro de caixa em vez de mostrar a caixa padrão.
help-replay-seat = Contar a partida como este lugar a ouviu, numerado a partir de 1: o que era secreto continua secreto.
help-clause = Números de artigos, por exemplo DC-12.
help-warm-games = Que jogos; todos, se não indicares nenhum.

players-range = { $least }-{ $most } jogadores
seat-you = Jogador { $n } (tu)
seat-bot = Jogador { $n } (bot, { $level })
seat-other = Jogador { $n }
level-easy = fácil
level-medium = médio
level-hard = difícil
level-random = aleatório
level-greedy = ganancioso

choose = A tua escolha ({ $least }-{ $most }, ? para as regras, q para sair):
choose-what = { $who }, escolhe:
rule-of = As regras da escolha { $n }:
rules-hint = “? 3” mostra só as regras da escolha 3.
not-a-choice = “{ $given }” não é uma das escolhas. Escreve um número de { $least } a { $most }.
thinking = { $who } está a pensar…
left = Saíste da partida.
over = A partida terminou.
wins = { $who } ganha!
shared = A vitória é partilhada: { $who }.
nobody-wins = Ninguém ganha.
player = Jogador
pair = { $a }: { $b }
points-of = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
    [many] { $n } de pontos
   *[other] { $n } pontos
}
log-written = O registo está em { $file }. “wyrmhoard replay { $file }” volta a contar a partida.

simulated = { $game }: { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}, { $players } jogadores, semente { $seed }
simulated-moves = { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
    [many] { $moves } de jogadas
   *[other] { $moves } jogadas
} em { $seconds } s: { $rate } jogadas por segundo, { $mean } jogadas por partida
share = Vitórias
mean-points = Média de pontos
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = A compilar as regras…
playing = A jogar

box-fine = { $file } é uma boa caixa para { $game }.
replayed = { $game }, { $players } jogadores, { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
    [many] { $moves } de jogadas
   *[other] { $moves } jogadas
}
unfinished = A partida ainda não terminou.
warm = { $game }: a postos ao fim de { $seconds } s

# What may not be done
error = Erro: { $what }
no-such-game = Não há nenhum jogo “{ $game }”.{ $near ->
    [none] {""} “wyrmhoard games” mostra a lista.
   *[other] {""} Querias dizer “{ $near }”?
}
no-such-level = Não há nenhum nível “{ $level }”.{ $near ->
    [none] {""} Escolhe easy, medium ou hard.
   *[other] {""} Querias dizer “{ $near }”?
}
no-such-command = Não há nenhum comando “{ $command }”.{ $near ->
    [none] {""} “wyrmhoard --help” mostra a lista.
   *[other] {""} Querias dizer “{ $near }”?
}
no-such-language = Não há nenhuma língua “{ $lang }”. Escolhe uma destas: { $languages }.
no-such-clause = Não há nenhum artigo “{ $clause }” nestas regras.
no-such-move = “{ $move }” não é uma jogada deste jogo.
no-such-seat = “{ $seat }” não é um lugar.
not-your-turn = Não é a vez deste lugar.
not-legal-now = “{ $move }” não é permitido agora.
wrong-seats = Este jogo é para { $least } a { $most } jogadores, não para { $given }.
first-not-seated = A caixa diz que começa o lugar { $first } (numerado a partir de 0), mas só há { $seats } jogadores.
seat-not-there = O lugar { $given } não existe: a partida tem { $seats } jogadores.
games-at-least-one = É preciso jogar pelo menos uma partida, não { $given }.
set-not-a-pair = “{ $given }” não tem a forma KEY=VALUE.
seed-negative = Uma semente é 0 ou mais, não { $given }.
file-not-written = Não é possível escrever { $file }: { $reason }.

box-unreadable = Não é possível ler { $file }: { $reason }.
box-not-toml = { $file } não é TOML: { $reason }.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, linha { $line }
}
box-unknown-key = “{ $key }” não faz parte da caixa deste jogo.
box-missing-key = Falta “{ $key }”.
box-not-a-list = “{ $key }” tem de ser uma lista (número de valores: { $needed }).
box-wrong-count = “{ $key }” tem um número errado de valores: { $given } em vez de { $needed }.
box-out-of-range = “{ $key }” tem de estar entre { $least } e { $most }, não { $given }.
box-wrong-value = “{ $key }” não pode ser { $given }. Permitido: { $allowed }.
box-die-sides = “{ $key }”: um dado tem { $needed } faces, mas foram indicadas { $given }.
box-colour-count = “{ $key }” tem um número errado de “{ $word }”: { $given } em vez de { $needed }.
box-too-small = Esta caixa dá, no máximo, para { $most } jogadores, não para { $given }.
box-too-many-cards = “{ $key }”: { $given } cartas, mas são permitidas, no máximo, { $most }.
box-too-few-cards = “{ $key }”: { $given } cartas, mas são precisas, pelo menos, { $needed }.
box-too-few-colours = “{ $key }”: dragões com cartas: { $given }, mas são precisos, pelo menos, { $needed }.
box-start-coloured = “{ $key }”: a partida, a primeira casa, tem de ser neutra.
box-start-numbered = “{ $key }”: a partida tem de valer 0 nos dois lados.
box-summit-not-last = “{ $key }”: o cume tem de ocupar as últimas casas do percurso, sem intervalos.
box-not-a-table = “{ $key }” tem de ser uma tabela com uma linha por entrada.
box-wrong-word = “{ $key }”: a palavra “{ $word }” é desconhecida ou está repetida.
box-card-side = Carta “{ $key }”: o lado { $side } abre para mais de uma casa.
box-card-field = Carta “{ $key }”: nenhum caminho leva à casa { $field }.
box-card-crossing = Carta “{ $key }”: passos para a atravessar: { $given } em vez de { $needed }.
box-card-feature = A carta “{ $key }” tem mais de um elemento deste tipo: { $feature }.
box-card-start = A carta “{ $key }” tem de ter uma escada e abrir-se para todos os lados.
box-card-goal = Não se pode entrar na carta “{ $key }” por todos os lados, nem rodando-a.
box-card-exit = Carta “{ $key }”: a saída pertence a goal-exit e a mais nenhuma.
box-total = “{ $key }” soma { $given } em vez de { $needed }.
box-too-many = “{ $key }” pede { $given }, mas o máximo é { $most }.

log-unreadable = Não é possível ler { $file }: { $reason }.
log-too-large = { $file } tem mais de { $most } MB: não é um registo nosso.
log-not-json = { $file } não é um registo: { $reason }.
log-bad-header = O registo não diz nada de útil sobre “{ $key }”.
log-unknown-format = O registo tem o formato { $given }; este programa conhece o formato { $known }.
log-unknown-rules = A partida do registo foi jogada com a versão { $given } das regras de { $game }; este programa tem a versão { $known } e não vai adivinhar.
log-bad-move = A jogada { $n }, “{ $move }”, não pode ter sido feita: { $why }

# What the command line itself refuses
click-missing = Falta: { $what }.
click-no-such-option = Não há nenhuma opção { $what }.
click-bad-value = “{ $what }”: este valor não serve ({ $reason }).
click-other = { $reason }
try-help = “{ $command } --help” mostra como se usa.
