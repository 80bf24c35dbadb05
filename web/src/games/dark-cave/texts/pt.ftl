# O que só o tabuleiro da página diz.

cave-map = Mapa da gruta
cave-map-keys = As setas movem-no, mais e menos mudam o tamanho, 0 mostra-o todo, Home o teu anão.
whole-cave = A gruta toda: toca onde queres ver
zoom-in = Mais perto
zoom-out = Mais longe
zoom-me = Mostrar o meu anão
zoom-more = Mostrar o próximo lugar iluminado; fora da vista: { $n }
players = Anões
hand = A tua mão
turn-card = Rodar a carta
play-card = Jogar
discard-card = Descartar
choose-place = Escolhe um lugar iluminado.
notes = Notas
match-over = A partida acabou.
start-card = Início
goal-face-down = Meta { $n }, virada para baixo
levels = Cartas de nível I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } é leal.
works-against = { $who } joga contra o seu clã.
hoard-blue = Clã azul: ouro levado para fora { $gold } × anões contra { $against } = { $n }
hoard-yellow = Clã amarelo: ouro levado para fora { $gold } × anões contra { $against } = { $n }
tie-rule = Com tesouros iguais ganha o lado do primeiro anão a sair.
reach-then = { $n ->
    [0] Depois, nenhuma casa ao alcance
    [one] Depois, { $n } casa ao alcance
    [many] Depois, { $n } casas ao alcance
   *[other] Depois, { $n } casas ao alcance
}
reach-marks = entre elas: { $what }
gold-lost = { $who } perde { $n ->
    [one] uma pepita
    [many] { $n } pepitas
   *[other] { $n } pepitas
}
gold-won = { $who } apanha { $n ->
    [one] uma pepita
    [many] { $n } pepitas
   *[other] { $n } pepitas
}
card-lost = { $who } perde { $n ->
    [one] uma carta e um lugar na mão
    [many] { $n } cartas e lugares na mão
   *[other] { $n } cartas e lugares na mão
}
knocked-down = { $who } cai ao chão
attacked = { $who } sofre um ataque e pode usar um machado
clan-shown = A carta de clã é revelada: { $who }
leaves-cave = { $who } sai da gruta
goal-turns = A meta é revelada
nobody-out = Nenhum anão saiu da gruta: ninguém ganha.
secret-loyal = { $clan ->
    [1] És do clã azul e trabalhas para ele: o ouro dele é o teu ouro.
   *[other] És do clã amarelo e trabalhas para ele: o ouro dele é o teu ouro.
}
secret-saboteur = { $clan ->
    [1] És do clã azul, mas sabota-lo: em segredo trabalhas para o clã amarelo.
   *[other] És do clã amarelo, mas sabota-lo: em segredo trabalhas para o clã azul.
}
way-moves = { $n ->
    [one] Um passo
    [many] { $n } passos
   *[other] { $n } passos
}
vein-here = Parar aqui apanha a pepita e revela a carta de clã

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } e { $b }
row-start = À altura do início
empty-place = Lugar livre
web-side = Teia a mostrar { $n }, lado: { $side }
side-north = a norte
side-north-east = a nordeste
side-east = a leste
side-south-east = a sudeste
side-south = a sul
side-south-west = a sudoeste
side-west = a oeste
side-north-west = a noroeste
of-start = do início
of-goal = da meta { $n }
of-exit = da saída
of-gold = do filão de ouro
of-bridge = da ponte
of-ladder = da escada
of-lair = do covil escuro
of-tunnel = do túnel
at-start = no início
at-goal = na meta { $n }

# What it is about
aim = Leva ouro para fora da gruta pelo clã que serves de verdade. O que ficar lá dentro perde-se.
picture-1 = Põe cartas de caminho até chegar a uma das quatro metas. Uma delas é a saída.
picture-2 = Anda até três casas por vez, entre pontes, túneis e criaturas que mordem.
picture-3 = Alguns anões trabalham em segredo para o outro clã. Repara no que os outros constroem.

# One's own box
printed-path-cards = Cartas de caminho no total
printed-action-cards = Cartas de ação no total
printed-specials = Cartas de caminho com algo em cima
printed-bridge = ponte
printed-tunnel = túnel
printed-copies = Quantas de cada carta de caminho
printed-actions = Quantas de cada carta de ação
printed-moves = Passos de uma criatura
printed-loyal = Cartas leais de cada clã
printed-saboteurs = Sabotadores de cada clã
printed-nuggets = Pepitas na caixa
printed-purse = Pepitas de cada anão no início
printed-walk = Casas que um anão pode andar
printed-walk-in-boots = Casas com botas
printed-boxed = Cartas de cada nível que voltam sem ser vistas
printed-corners = A que distância do início ficam as metas
printed-hands = As primeiras mãos
printed-players = Jogadores: { $n }
printed-cards = Caminhos nas cartas
printed-goal = Meta: { $what }
printed-level = Cartas de caminho de nível { $level }
printed-places = Início e metas
printed-actions-title = Cartas de ação
printed-cards-about = N E S W: os lados norte, este, sul, oeste; a e b: o meio dos caminhos; t: o túnel ou o fim. N=a: este lado abre para essa casa. N-a: vizinhos. lair@a: o que está numa casa.
