# The program itself. Ids are the same in every language.

program = Cuatro juegos de mesa de dragones y enanos en una sola mesa: juega, simula partidas, lee las reglas.
usage = Uso
options = Opciones
commands = Comandos
help-help = Mostrar esta ayuda y salir.
help-version = Mostrar la versión y salir.
help-lang = Idioma de todo lo que lees: { $languages }. Sin esta opción, el de tu sistema.
help-games = Mostrar la lista de juegos.
help-play = Jugar una partida contra bots en el terminal.
help-simulate = Jugar muchas partidas al azar, tan rápido como pueda la máquina.
help-replay = Volver a contar una partida a partir de su registro.
help-box = Mostrar la caja de un juego: lo que está impreso en el cartón y las reglas de la casa.
help-rules = Leer las reglas de un juego, todas o solo algunos artículos.
help-warm = Compilar los juegos ahora, para que nadie tenga que esperar después.
help-players = Número de jugadores.
help-level = Nivel de los bots: easy (fácil), medium (medio, si no dices otra cosa) o hard (difícil).
help-seat = Tu puesto, contando desde 1; si no dices otra cosa, el primero.
help-watch = Mirar: los bots ocupan todos los puestos.
help-box-file = Tu propia caja, un archivo TOML. «wyrmhoard box GAME» muestra la que sirve de base.
help-set = Cambiar un valor de la caja, por ejemplo --set first=drawn. Se puede repetir.
help-seed = Semilla que repite la misma suerte. Sin ella, la suerte es nueva cada vez.
help-log = Escribir el registro de la partida en este archivo.
help-games-number = Número de partidas; 10.000 si no dices otra cosa.
help-json = Escribir un documento JSON en lugar de una tabla.
help-check = Comprobar el archivo de tu propia caja en lugar de mostrar la estándar.
help-replay-seat = Contar la partida como la siguió este puesto (contando desde 1): lo oculto sigue oculto.
help-clause = Números de artículos, por ejemplo DC-12.
help-warm-games = Qué juegos; todos si no nombras ninguno.

players-range = { $least }-{ $most } jugadores
seat-you = Jugador { $n } (tú)
seat-bot = Jugador { $n } (bot, { $level })
seat-other = Jugador { $n }
level-easy = fácil
level-medium = medio
level-hard = difícil
level-random = aleatorio
level-greedy = codicioso

choose = Tu elección ({ $least }-{ $most }, ? para las reglas, q para salir):
choose-what = { $who }, elige:
rule-of = Las reglas de la opción { $n }:
rules-hint = «? 3» muestra solo las reglas de la opción 3.
not-a-choice = «{ $given }» no es ninguna de las opciones. Escribe un número del { $least } al { $most }.
thinking = { $who } está pensando…
left = Has dejado la partida.
over = La partida ha terminado.
wins = ¡{ $who } gana!
shared = La victoria es compartida: { $who }.
nobody-wins = No gana nadie.
player = Jugador
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } punto
    [many] { $n } de puntos
   *[other] { $n } puntos
}
log-written = El registro está en { $file }. «wyrmhoard replay { $file }» vuelve a contar la partida.

simulated = { $game }: { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}, { $players } jugadores, semilla { $seed }
simulated-moves = Jugadas: { $moves } en { $seconds } s, es decir, { $rate } por segundo y { $mean } por partida
share = Victorias
mean-points = Media de puntos
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Compilando las reglas…
playing = Jugando

box-fine = { $file } es una caja válida para { $game }.
replayed = { $game }, { $players } jugadores, { $moves ->
    [one] { $moves } jugada
    [many] { $moves } de jugadas
   *[other] { $moves } jugadas
}
unfinished = La partida todavía no ha terminado.
warm = { $game }: listo en { $seconds } s

# What may not be done
error = Error: { $what }
no-such-game = No existe el juego «{ $game }».{ $near ->
    [none] {""} «wyrmhoard games» muestra los que hay.
   *[other] {""} ¿Querías decir «{ $near }»?
}
no-such-level = No existe el nivel «{ $level }».{ $near ->
    [none] {""} Elige easy, medium o hard.
   *[other] {""} ¿Querías decir «{ $near }»?
}
no-such-command = No existe el comando «{ $command }».{ $near ->
    [none] {""} «wyrmhoard --help» muestra los que hay.
   *[other] {""} ¿Querías decir «{ $near }»?
}
no-such-language = No está el idioma «{ $lang }». Elige uno de estos: { $languages }.
no-such-clause = En estas reglas no hay ningún artículo «{ $clause }».
no-such-move = «{ $move }» no es una jugada de este juego.
no-such-seat = «{ $seat }» no es un puesto.
not-your-turn = No le toca a este puesto.
not-legal-now = «{ $move }» no está permitido ahora.
wrong-seats = Este juego es para { $least }-{ $most } jugadores, no para { $given }.
first-not-seated = Según la caja empieza el puesto { $first } (contando desde 0), pero solo hay { $seats } jugadores.
seat-not-there = No hay ningún puesto { $given }: la partida tiene { $seats } jugadores.
games-at-least-one = Hay que jugar al menos una partida, no { $given }.
set-not-a-pair = «{ $given }» no tiene la forma KEY=VALUE.
seed-negative = Una semilla es 0 o más, no { $given }.
file-not-written = No se puede escribir { $file }: { $reason }.

box-unreadable = No se puede leer { $file }: { $reason }.
box-not-toml = { $file } no es TOML: { $reason }.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, línea { $line }
}
box-unknown-key = «{ $key }» no forma parte de la caja de este juego.
box-missing-key = Falta «{ $key }».
box-not-a-list = «{ $key }» debe ser una lista de { $needed } valores.
box-wrong-count = «{ $key }» debe tener { $needed } valores, no { $given }.
box-out-of-range = «{ $key }» debe estar entre { $least } y { $most }: { $given } no vale.
box-wrong-value = «{ $key }» no puede ser { $given }. Valores permitidos: { $allowed }.
box-die-sides = «{ $key }»: un dado tiene { $needed } caras, pero se indican { $given }.
box-colour-count = «{ $key }» debe tener { $needed } veces «{ $word }», no { $given }.
box-too-small = Esta caja es para { $most } jugadores como máximo, no para { $given }.
box-too-many-cards = «{ $key }»: { $given } cartas, pero se permiten { $most } como máximo.
box-too-few-cards = «{ $key }»: { $given } cartas, pero hacen falta al menos { $needed }.
box-too-few-colours = «{ $key }»: dragones con cartas: { $given }, pero hacen falta al menos { $needed }.
box-start-coloured = «{ $key }»: la salida, la primera casilla, debe ser neutra.
box-start-numbered = «{ $key }»: la salida debe valer 0 en ambas caras.
box-summit-not-last = «{ $key }»: la cumbre debe ocupar las últimas casillas del recorrido, sin huecos.
box-not-a-table = «{ $key }» debe ser una tabla con una línea por entrada.
box-wrong-word = «{ $key }»: la palabra «{ $word }» es desconocida o está repetida.
box-card-side = Carta «{ $key }»: el lado { $side } da a más de una casilla.
box-card-field = Carta «{ $key }»: ningún camino lleva a la casilla { $field }.
box-card-crossing = Carta «{ $key }»: pasos para cruzarla: { $given } en lugar de { $needed }.
box-card-feature = La carta «{ $key }» tiene más de un elemento de este tipo: { $feature }.
box-card-start = La carta «{ $key }» debe tener una escalera y abrirse por todos los lados.
box-card-goal = No se puede entrar en la carta «{ $key }» por todos los lados, ni girándola.
box-card-exit = Carta «{ $key }»: la salida va en goal-exit y en ninguna otra parte.
box-total = «{ $key }» suma { $given } en lugar de { $needed }.
box-too-many = «{ $key }» pide { $given }, pero el máximo es { $most }.

log-unreadable = No se puede leer { $file }: { $reason }.
log-too-large = { $file } supera los { $most } MB: no es un registro nuestro.
log-not-json = { $file } no es un registro: { $reason }.
log-bad-header = El registro no dice nada útil sobre «{ $key }».
log-unknown-format = El registro tiene el formato { $given }; este programa conoce el formato { $known }.
log-unknown-rules = La partida de este registro sigue la versión { $given } de las reglas de { $game }; este programa tiene la versión { $known } y no quiere adivinar.
log-bad-move = La jugada { $n }, «{ $move }», no puede haberse jugado: { $why }

# What the command line itself refuses
click-missing = Falta: { $what }.
click-no-such-option = No existe la opción { $what }.
click-bad-value = «{ $what }»: este valor no sirve ({ $reason }).
click-other = { $reason }
try-help = «{ $command } --help» muestra cómo se usa.
