# Lo que solo dice el tablero de la página.

cave-map = Mapa de la cueva
cave-map-keys = Las flechas lo mueven, más y menos cambian el tamaño, 0 lo muestra entero, Inicio tu enano.
whole-cave = Toda la cueva: toca donde quieras mirar
zoom-in = Más cerca
zoom-out = Más lejos
zoom-me = Ver mi enano
zoom-more = Ver el siguiente lugar iluminado; fuera de la vista: { $n }
players = Enanos
hand = Tu mano
turn-card = Girar la carta
play-card = Jugarla
discard-card = Descartarla
choose-place = Elige un lugar iluminado.
notes = Notas
match-over = La partida ha terminado.
start-card = Inicio
goal-face-down = Meta { $n }, boca abajo
levels = Cartas de nivel I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } es leal.
works-against = { $who } juega contra su clan.
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
gold-lost = { $who } pierde { $n ->
    [one] una pepita
    [many] { $n } pepitas
   *[other] { $n } pepitas
}
gold-won = { $who } coge { $n ->
    [one] una pepita
    [many] { $n } pepitas
   *[other] { $n } pepitas
}
card-lost = { $who } pierde { $n ->
    [one] una carta y un sitio en la mano
    [many] { $n } cartas y sitios en la mano
   *[other] { $n } cartas y sitios en la mano
}
knocked-down = { $who } cae al suelo
attacked = { $who } sufre un ataque y puede usar un hacha
clan-shown = Se descubre la carta de clan: { $who }
leaves-cave = { $who } sale de la cueva
goal-turns = Se descubre la meta
nobody-out = Ningún enano ha salido de la cueva: nadie gana.
secret-loyal = { $clan ->
    [1] Eres del clan azul y trabajas para él: su oro es tu oro.
   *[other] Eres del clan amarillo y trabajas para él: su oro es tu oro.
}
secret-saboteur = { $clan ->
    [1] Eres del clan azul, pero lo saboteas: en secreto trabajas para el clan amarillo.
   *[other] Eres del clan amarillo, pero lo saboteas: en secreto trabajas para el clan azul.
}
way-moves = { $n ->
    [one] Un paso
    [many] { $n } pasos
   *[other] { $n } pasos
}
vein-here = Parar aquí toma la pepita y descubre la carta de clan

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } y { $b }
row-start = A la altura del inicio
empty-place = Lugar libre
web-side = Telaraña que muestra { $n }, lado: { $side }
side-north = al norte
side-north-east = al noreste
side-east = al este
side-south-east = al sureste
side-south = al sur
side-south-west = al suroeste
side-west = al oeste
side-north-west = al noroeste
of-start = del inicio
of-goal = de la meta { $n }
of-exit = de la salida
of-gold = de la veta de oro
of-bridge = del puente
of-ladder = de la escalera
of-lair = de la guarida oscura
of-tunnel = del túnel
at-start = en el inicio
at-goal = en la meta { $n }

# What it is about
aim = Saca oro de la cueva para el clan al que sirves de verdad. El oro que quede dentro se pierde.
picture-1 = Pon cartas de camino hasta llegar a una de las cuatro metas. Una de ellas es la salida.
picture-2 = Anda hasta tres casillas por turno, entre puentes, túneles y criaturas que muerden.
picture-3 = Algunos enanos trabajan en secreto para el otro clan. Fíjate en lo que construyen los demás.

# One's own box
printed-path-cards = Cartas de camino en total
printed-action-cards = Cartas de acción en total
printed-specials = Cartas de camino con algo encima
printed-bridge = puente
printed-tunnel = túnel
printed-copies = Cuántas de cada carta de camino
printed-actions = Cuántas de cada carta de acción
printed-moves = Pasos de una criatura
printed-loyal = Cartas leales de cada clan
printed-saboteurs = Saboteadores de cada clan
printed-nuggets = Pepitas en la caja
printed-purse = Pepitas de cada enano al empezar
printed-walk = Casillas que puede andar un enano
printed-walk-in-boots = Casillas con botas
printed-boxed = Cartas de cada nivel que vuelven sin verse
printed-corners = A qué distancia del inicio están las metas
printed-hands = Las primeras manos
printed-players = Jugadores: { $n }
printed-cards = Caminos en las cartas
printed-goal = Meta: { $what }
printed-level = Cartas de camino de nivel { $level }
printed-places = Inicio y metas
printed-actions-title = Cartas de acción
printed-cards-about = N E S W: los lados norte, este, sur, oeste; a y b: el medio de los caminos; t: el túnel o el final. N=a: este lado se abre a esa casilla. N-a: vecinos. lair@a: lo que hay en una casilla.
