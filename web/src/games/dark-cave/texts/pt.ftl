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
tie-rule = Com tesouros iguais ganha o lado do primeiro a sair.
