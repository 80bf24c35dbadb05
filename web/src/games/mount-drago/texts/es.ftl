# What only the page's board says.

mountain = La montaña
score-track = Marcador
stack = Montón
free = libre
space = casilla { $n }, vale { $number }
no-scoring = nadie puntúa
if-ride = Si lo montas
if-stay = Si te quedas
ends = La partida termina
take-back = Deshacer
not-now = { $a }: ahora no
wait-play = { $a } elige una carta.
wait-mount = { $a } puede cambiar de dragón.
wait-discard = { $a } puede descartar cartas.
wait-draw = { $a } roba cartas.
wait-luck = Se reparten las cartas.
wait-over = Hay tres dragones en la cima.

# What it is about
aim = Consigue más puntos que nadie: ve en el dragón adecuado cada vez que los jueces miran.
picture-1 = Juega una carta y su dragón sube eso. Si nadie lo monta, te pasas a él.
picture-2 = Un dragón llega a una casilla de color: los jueces miran, y cada cual cuenta el número bajo su dragón.
picture-3 = El tercer dragón en la cima termina la partida.

# One's own box
printed-space = Casilla { $n }
printed-spaces = Qué son las casillas
printed-spaces-plain = normal
printed-spaces-blue = azul: puntuación pequeña
printed-spaces-green = verde: puntuación grande
printed-spaces-summit = cima
printed-numbers = Números de las casillas
printed-side-a = Cara A (2 y 3 jugadores)
printed-side-b = Cara B (4 y 5 jugadores)
printed-copies = Cartas de cada dragón, por valor
