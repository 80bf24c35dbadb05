# Lo que solo dice el tablero de la página.

cave-map = Mapa de la cueva
cave-map-keys = Las flechas lo mueven, más y menos cambian el zoom, 0 lo muestra entero.
zoom-in = Más cerca
zoom-out = Más lejos
zoom-fit = Ver toda la cueva
zoom-me = Ver mi enano
zoom-more = Ver el siguiente lugar iluminado; fuera de la vista: { $n }
players = Enanos
hand = Tu mano
turn-card = Girar la carta
lay-here = Colocarla aquí
play-card = Jugarla
discard-card = Descartarla
take-back = Deshacer
why-not = ¿Por qué no?
choose-place = Elige un lugar iluminado.
notes = Notas
draw-pile = Mazo
match-over = La partida ha terminado.
start-card = Inicio
goal-face-down = Meta { $n }, boca abajo
cell-at = { SIGN($x) ->
    [minus] { ABS($x) } al oeste
   *[plus] { ABS($x) } al este
}, { SIGN($y) ->
    [minus] { ABS($y) } al sur
   *[plus] { ABS($y) } al norte
}
lies-at = { $what }: { cell-at }
web-at = Telaraña en { $n }: { cell-at }, lado: { $side }
levels = Cartas de nivel I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } es leal.
works-against = { $who } es un saboteador.
hoard-blue = Clan azul: oro rescatado { $gold } × enanos en contra { $against } = { $n }
hoard-yellow = Clan amarillo: oro rescatado { $gold } × enanos en contra { $against } = { $n }
tie-rule = Con tesoros iguales gana el bando del primer enano en salir.
reach-then = { $n ->
    [0] Después, ninguna casilla al alcance
    [one] Después, { $n } casilla al alcance
    [many] Después, { $n } casillas al alcance
   *[other] Después, { $n } casillas al alcance
}
reach-marks = entre ellas: { $what }
gold-lost = { $who } pierde una pepita
gold-won = { $who } coge una pepita
card-lost = { $who } pierde una carta y un sitio en la mano
knocked-down = { $who } cae al suelo
attacked = { $who } sufre un ataque y puede usar un hacha
clan-shown = Se descubre la carta de clan: { $who }
leaves-cave = { $who } sale de la cueva
goal-turns = Se descubre la meta
nobody-out = Ningún enano ha salido de la cueva: nadie gana.
goal-was = Meta { $n }: { $a }
secret-loyal = { $clan ->
    [1] Eres del clan azul y trabajas para él: su oro es tu oro.
   *[other] Eres del clan amarillo y trabajas para él: su oro es tu oro.
}
secret-saboteur = { $clan ->
    [1] Eres del clan azul, pero lo saboteas: en secreto trabajas para el clan amarillo.
   *[other] Eres del clan amarillo, pero lo saboteas: en secreto trabajas para el clan azul.
}

# What it is about
aim = Saca oro de la cueva para el clan al que sirves de verdad. El oro que quede dentro se pierde.
picture-1 = Pon cartas de camino hasta llegar a una de las cuatro metas. Una de ellas es la salida.
picture-2 = Anda hasta tres casillas por turno, entre puentes, túneles y criaturas que muerden.
picture-3 = Algunos enanos trabajan en secreto para el otro clan. Fíjate en lo que construyen los demás.
