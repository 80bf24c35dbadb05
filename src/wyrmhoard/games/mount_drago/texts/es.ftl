name = Mount Drago
tagline = Diez dragones compiten por llegar a la cima: que los jueces te vean en el adecuado.

play = Jugar: { $a } { $b }
    .told = { $who } juega { $a } { $b }.
    .asked = ¿Qué carta juegas?
mount = Montar en este dragón
    .told = { $who } cambia a este dragón.
    .asked = ¿Cambias a este dragón o te quedas en el tuyo?
stay = Seguir en tu dragón
    .told = { $who } sigue en el mismo dragón.
discard = Descartar: { $a } { $b }
    .told = { $who } descarta { $a } { $b }.
enough = No descartar nada más
    .told = { $who } no descarta nada más.
    .mine = No descartas nada más.
    .asked = ¿Descartas cartas de dragones que ya están en la cima?
draw-hidden = Se roba una carta oculta
    .told = Se roba una carta oculta.
begin = Empieza { $a }
    .told = Empieza { $a }.
saddle = Primera montura: { $a } { $b }
    .told = Sale una primera montura: { $a } { $b }.
draw = Carta robada: { $a } { $b }
    .told = Carta robada: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● azul
word-brown = ■ marrón
word-black = ▲ negro
word-red = ◆ rojo
word-yellow = ★ amarillo
word-green = ♣ verde
word-gray = ✚ gris
word-lightblue = ○ celeste
word-purple = ♥ morado
word-orange = △ naranja

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } carta
    [many] { $n } cartas
   *[other] { $n } cartas
}
event-played = { $me ->
    [who] Juegas { $card }.
   *[other] { $who } juega { $card }.
}
event-rides = { $me ->
    [who] Ahora montas el dragón { $dragon }.
   *[other] { $who } monta ahora el dragón { $dragon }.
}
event-stayed = { $me ->
    [who] Sigues en tu dragón.
   *[other] { $who } sigue en el mismo dragón.
}
event-climbed = El dragón { $dragon } llega a la cima: es el número { $n }.
event-scored = { $scoring ->
    [small] Puntuación pequeña: { $gains }.
   *[big] Puntuación grande: { $gains }.
}
event-no-points = { $scoring ->
    [small] Puntuación pequeña: nada para nadie.
   *[big] Puntuación grande: nada para nadie.
}
event-discarded = { $me ->
    [who] Descartas: { $cards }.
   *[other] { $who } descarta: { $cards }.
}
event-drew = { $who } roba { some-cards }.
event-drew-cards = Robas: { $cards }.
event-reshuffled = El mazo se ha agotado: los montones se barajan para formar otro.
event-over = El tercer dragón está arriba: fin de la partida.

# The board
start = Salida
climbed = Dragones en la cima: { $n } de { $most }
pile = Mazo: { $n }
small = puntuación pequeña (hasta { $n })
big = puntuación grande
summit = cima (grande)
points = Puntos
mount-of = Montura
stands-on = Casilla
cards = Cartas
your-cards = Tus cartas
lands-on = Llega a
you-ride = tu dragón
other-rides = montado por { $who }
may-ride = puedes montarlo
must-ride = debes montarlo
stacks = Montones

# Why not?
why-mount-first = Una carta por turno. Primero di si cambias de dragón.
why-card-played = Ya has jugado tu carta: una por turno y ninguna más.
why-dragon-away = Este dragón se ha quedado en casa, no está en esta caja: { $dragon }.
why-not-in-hand = No tienes esta carta en la mano: { $dragon } { $n }.
why-no-choice = No hay nada que elegir: solo un dragón libre que deja el último puesto te da a elegir.
why-not-on-summit = Sigue de camino, no está en la cima: { $dragon }.
why-not-discarding = El descarte tiene su momento: después de tu carta, cuando haya un dragón en la cima.

# What is wrong with a box
box-too-many-cards = «{ $key }»: { $given } cartas, pero se permiten { $most } como máximo.
box-too-few-cards = «{ $key }»: { $given } cartas, pero hacen falta al menos { $needed }.
box-too-few-colours = «{ $key }»: dragones con cartas: { $given }, pero hacen falta al menos { $needed }.
box-start-coloured = «{ $key }»: la salida, la primera casilla, debe ser neutra.
box-start-numbered = «{ $key }»: la salida debe valer 0 en ambas caras.
box-summit-not-last = «{ $key }»: la cumbre debe ocupar las últimas casillas del recorrido, sin huecos.

# House rules
house-floor-at-zero = Nadie baja de 0 puntos
house-summit-swap = En cada turno se pueden cambiar las cartas de dragones que están en la cima
house-open-stacks = Los montones están abiertos
variant-gentle = Suave: nadie baja de 0
variant-open-stacks = Montones abiertos
variant-restless-summit = Cima inquieta

# Why a move is hinted at
hint-scores = Puntúa: { $gains }.
hint-own-dragon = El dragón que montas cuenta entonces { $b } en vez de { $a }.
hint-others-dragon = El dragón de { $who } cuenta entonces { $b } en vez de { $a }.
hint-change = Aquí { $dragon } cuenta { $a }, tu dragón { $b }.
