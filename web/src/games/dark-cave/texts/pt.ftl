# O que só o tabuleiro da página diz.

cave-map = Mapa da gruta
cave-map-keys = As setas movem-no, mais e menos mudam o zoom, 0 mostra-o todo.
zoom-in = Mais perto
zoom-out = Mais longe
zoom-fit = Mostrar a gruta toda
zoom-me = Mostrar o meu anão
zoom-more = Mostrar o próximo lugar iluminado; fora da vista: { $n }
players = Anões
hand = A tua mão
turn-card = Rodar a carta
lay-here = Pôr aqui
play-card = Jogar
discard-card = Descartar
take-back = Voltar atrás
why-not = Porque não?
choose-place = Escolhe um lugar iluminado.
notes = Notas
draw-pile = Baralho
match-over = A partida acabou.
start-card = Início
goal-face-down = Meta { $n }, virada para baixo
cell-at = { SIGN($x) ->
    [minus] { ABS($x) } a oeste
   *[plus] { ABS($x) } a leste
}, { SIGN($y) ->
    [minus] { ABS($y) } a sul
   *[plus] { ABS($y) } a norte
}
lies-at = { $what }: { cell-at }
web-at = Teia no { $n }: { cell-at }, lado: { $side }
levels = Cartas de nível I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } é leal.
works-against = { $who } é um sabotador.
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
gold-lost = { $who } perde uma pepita
gold-won = { $who } apanha uma pepita
card-lost = { $who } perde uma carta e um lugar na mão
knocked-down = { $who } cai ao chão
attacked = { $who } sofre um ataque e pode usar um machado
clan-shown = A carta de clã é revelada: { $who }
leaves-cave = { $who } sai da gruta
goal-turns = A meta é revelada
nobody-out = Nenhum anão saiu da gruta: ninguém ganha.
goal-was = Meta { $n }: { $a }
secret-loyal = { $clan ->
    [1] És do clã azul e trabalhas para ele: o ouro dele é o teu ouro.
   *[other] És do clã amarelo e trabalhas para ele: o ouro dele é o teu ouro.
}
secret-saboteur = { $clan ->
    [1] És do clã azul, mas sabota-lo: em segredo trabalhas para o clã amarelo.
   *[other] És do clã amarelo, mas sabota-lo: em segredo trabalhas para o clã azul.
}

# What it is about
aim = Leva ouro para fora da gruta pelo clã que serves de verdade. O que ficar lá dentro perde-se.
picture-1 = Põe cartas de caminho até chegar a uma das quatro metas. Uma delas é a saída.
picture-2 = Anda até três casas por vez, entre pontes, túneis e criaturas que mordem.
picture-3 = Alguns anões trabalham em segredo para o outro clã. Repara no que os outros constroem.
