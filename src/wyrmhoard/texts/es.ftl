# The program itself. Ids are the same in every language.

program = Cuatro juegos de mesa de dragones y enanos en una sola mesa: juega, simula partidas, lee las reglas.
usage = Uso
arguments = Argumentos
options = Opciones
commands = Comandos
help-help = Mostrar esta ayuda y salir.
help-version = Mostrar la versión y salir.
help-lang = Idioma de todo lo que lees: { $languages }. Sin esta opción, el de tu sistema.
help-games = Mostrar la lista de juegos.
help-play = Jugar una partida contra bots en el terminal.
help-simulate = Jugar muchas partidas entre bots, tan rápido como pueda la máquina.
help-report = Escribir una página sobre el equilibrio de un juego: quién gana y desde dónde, cuánto dura, cuánto vale cada cosa.
help-sweep = Jugar una cuadrícula de cajas con la misma suerte y mostrarla en una tabla, o buscar números que alcancen un objetivo.
help-arena = Hace que los bots jueguen entre sí, en todos los asientos y con la misma suerte para cada uno.
help-replay = Volver a contar una partida a partir de su registro.
help-verify = Comprobar sin conexión la suerte de una partida terminada, a partir de su registro.
help-box = Mostrar la caja de un juego: lo que está impreso en el cartón y las reglas de la casa.
help-rules = Leer las reglas de un juego, todas o solo algunos artículos.
help-warm = Compilar los juegos ahora, para que nadie tenga que esperar después.
help-solve = Decir cómo se juega mejor un juego que se puede resolver.
help-serve = Ofrecer mesas en la web, para amigos o para miles.
help-admin = Cuidar de las mesas de un servidor.
help-list = Listar todas las mesas.
help-show = Mostrar una mesa: quién se sienta y cómo va la partida.
help-end = Cerrar una mesa; su registro se conserva.
help-purge = Cerrar y borrar las mesas en las que hace mucho que no pasa nada. Las terminadas se conservan.
help-purge-days = Desde hace tantos días.
help-export = Escribir los registros de las mesas terminadas en una carpeta, un archivo cada uno.
help-copy = Copiar todo de una base de datos a otra vacía.
help-host = La dirección en la que escuchar; 127.0.0.1 si no dices otra cosa, 0.0.0.0 para todos.
help-port = El puerto; 8000 si no dices otra cosa.
help-db = Dónde guardar las mesas: sqlite:///FILE o postgresql://... Si no, un archivo en tu carpeta de datos.
help-config = Un archivo TOML con ajustes. Las opciones y el entorno (WYRMHOARD_...) van antes.
help-public-url = La dirección por la que los jugadores llegan al servidor, para enlaces y códigos QR.
help-log-format = Lo que el servidor escribe sobre sí mismo: lines (para personas) o json (para programas).
help-open = Abrir la página en tu navegador.
help-export-all = También las mesas sin terminar, sin el secreto de su suerte.
help-players = Número de jugadores; tres si no dices otra cosa.
help-players-most = Número de jugadores; los que admite el juego si no dices otra cosa.
help-players-least = Cuántos jugadores; si no se indica, el mínimo del juego.
help-level = Nivel de los bots: novice (muy fácil), easy (fácil), medium (medio, si no dices otra cosa), hard (difícil) o master (muy difícil).
help-seat = Tu puesto, contando desde 1; si no dices otra cosa, el primero.
help-watch = Mirar: los bots ocupan todos los puestos.
help-box-file = Tu propia caja, un archivo TOML. «wyrmhoard box GAME» muestra la que sirve de base.
help-set = Cambiar un valor de la caja, por ejemplo --set first=drawn. Se puede repetir.
help-sweep-set = Un número de la caja y sus valores: lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. Puede repetirse.
help-aim = Qué alcanzar, en lugar de jugar toda la cuadrícula: "seats equal", "length 70..80", "leads 2..4". Puede repetirse.
help-tries = Cuántas cajas juega una búsqueda; 60 si no dices otra cosa.
help-seed = Semilla que repite la misma suerte. Sin ella, la suerte es nueva cada vez.
help-log = Escribir el registro de la partida en este archivo.
help-games-number = Tantas partidas al azar: abreviatura de --bots random --matches N.
help-matches = Número de partidas; 1.000 si no dices otra cosa.
help-bots-seats = Quién juega, separados por comas: novice,hard,random. Se sientan en este orden, una y otra vez hasta ocupar todos los asientos, y avanzan un asiento en cada partida. Si no dices otra cosa, novice.
help-rows = Escribir en este archivo (.parquet o .csv) una fila por asiento, y en otro a su lado una fila por partida.
help-against = Una segunda caja para comparar, jugada con la misma suerte.
help-ladder = Hasta dónde llega la escala de niveles, o none; easy si no dices otra cosa. Cada nivel más tarda más. De los mismos niveles se dice cuánto es suerte.
help-output = El archivo que se escribe, por ejemplo page.html.
help-dask = Jugar en un clúster dask, por ejemplo tcp://10.0.0.5:8786.
help-bots = Los bots que se enfrentan, separados por comas: easy,hard.
help-deals = Cuántas veces la suerte es nueva; cada vez se juega con todas las disposiciones. 10 si no se indica otra cosa.
help-think-seconds = Segundos que un bot que busca emplea como máximo en una jugada.
help-think-rounds = Rondas de búsqueda por jugada, las mismas para todos los bots que buscan.
help-json = Escribir un documento JSON en lugar de una tabla.
help-check = Comprobar el archivo de tu propia caja en lugar de mostrar la estándar.
help-replay-seat = Contar la partida como la siguió este puesto (contando desde 1): lo oculto sigue oculto.
help-clause = Números de artículos, por ejemplo DC-12.
help-warm-games = Qué juegos; todos si no nombras ninguno.
help-receipt = Un recibo con el que compararlo: un archivo que la página guarda con el registro, o que ha escrito un programa.
help-new-game = Crear una carpeta con un pequeño juego que funciona, para convertirlo en el tuyo.
help-new-game-name = El nombre del juego, en minúsculas y con guiones: two-words.
help-into = Ponerlo todo en una carpeta con el nombre del juego, dentro de esta. Si no, en el código fuente.
help-prefix = Las dos mayúsculas con que empiezan los números de artículo. Si no, las iniciales del nombre.
help-check-game = Comprobar todo lo que atañe a un juego y enumerar lo que falta.
help-draft = Que falten idiomas todavía no es un fallo.
help-mcp = Dejar jugar a un modelo de lenguaje: herramientas por el Model Context Protocol, en la entrada y la salida estándar.
help-mcp-server = Sentarse a las mesas de este servidor. Sin ello, a las de este programa, contra bots.
help-mcp-name = El nombre del modelo en la mesa; Wyrm si no dices otra cosa.

players-range = { $least }-{ $most } jugadores
you = tú
seat-you = Jugador { $n } (tú)
seat-bot = Jugador { $n } (bot, { $level })
seat-other = Jugador { $n }
player-program = Jugador { $n } (programa)
level-novice = muy fácil
level-easy = fácil
level-medium = medio
level-hard = difícil
level-master = muy difícil
level-random = aleatorio
level-greedy = codicioso
level-search = búsqueda simple

choose = Tu elección ({ $least }-{ $most }, ? para las reglas, h para una pista, q para salir):
choose-what = { $who }, elige:
rule-of = Las reglas de la opción { $n }:
rules-hint = «? 3» muestra solo las reglas de la opción 3.
not-a-choice = «{ $given }» no es ninguna de las opciones. Escribe un número del { $least } al { $most }.
bots-warming = Los bots están calentando: durante un minuto más o menos juegan por debajo de su nivel.
advice-title = Cómo lo ve un bot:
advice-share = probabilidad de ganar { $share }, con un margen de { $error }
advice-calculated = probabilidad de ganar { $share }, calculada
advice-meant = con esta frecuencia: { $meant }
advice-mixed = Nadie debe poder preverte: elige al azar, con la frecuencia indicada.
advice-thinking = Pensando…
thinking = { $who } está pensando…
left = Has dejado la partida.
over = La partida ha terminado.
wins = ¡{ $who } gana!
shared = La victoria es compartida: { $who }.
nobody-wins = No gana nadie.
hidden-title = Lo que estaba oculto
end-held = { $who } aún tiene en la mano: { $a }
player = Jugador
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } punto
    [many] { $n } puntos
   *[other] { $n } puntos
}
log-written = El registro está en { $file }. «wyrmhoard replay { $file }» vuelve a contar la partida.

simulated = { $game }: { $games ->
    [one] { $games } partida
    [many] { $games } partidas
   *[other] { $games } partidas
}, { $players } jugadores, semilla { $seed }
simulated-moves = Jugadas: { $moves } en { $seconds } s, es decir, { $rate } por segundo y { $mean } por partida
decided = Decididas por:
decided-points = puntos
decided-tie-break = desempate
decided-shared = victoria compartida
decided-nobody = sin vencedor
decided-given-up = abandonada por interminable
simulated-drama = Cambios de líder por partida: { $changes }. Nadie iba ya por delante del vencedor tras el { NUMBER($settled, style: "percent") } de las jugadas.
report-written = La página está en { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Diferencia de asientos
figure-length = Jugadas
figure-points = Puntos
figure-margin = Ventaja
figure-leads = Cambios de líder
figure-settled = Decidida tras
figure-behind = Mayor desventaja del vencedor, en puntos
figure-shared = Compartidas
figure-nobody = Sin victoria
figure-miss = Lejos del objetivo
sweep-checked = Debajo de cada una: la misma caja con otra suerte.
sweep-refused = Omitido: { $point }. { $why }
report-title = { $game }: ¿está equilibrado?
report-about = Partidas: { $matches } · jugadores: { $players } · bots: { $bots } · caja: { $box } · semilla: { $seed }
report-standard = estándar
report-seats = Victoria según el asiento
report-seats-note = Parte media con su intervalo del 95 %; la línea es la parte justa, { $fair }.
report-sides = { $n ->
    [3] Según todo junto
   *[other] Según lo repartido ({ $n })
}
report-length = Duración de una partida
report-length-note = En jugadas, incluidas las del azar. Media { $mean }; salvo el 1 % más corto y más largo: de { $low } a { $high }.
report-points = Puntos al final
report-points-note = De todos los asientos. La ventaja sobre el segundo es de { $n } de media.
report-leads = Cuántas veces cambia el líder
report-leads-note = Veces por partida, { $n } de media.
report-settled = Cuándo quedó decidida
report-settled-note = La parte de la partida tras la cual ya nadie iba por delante del vencedor.
report-behind = Remontadas
report-behind-note = La mayor desventaja del vencedor, en puntos; en el { NUMBER($n, style: "percent") } de las partidas más que ninguna.
report-decided = Qué decidió las partidas
report-worth = Cuánto vale cada uno
report-worth-card = Cuánto vale cada carta
report-worth-square = Cuánto vale cada casilla
report-worth-dice = Cuánto vale cada cara de un dado
report-worth-nuggets = Cuánto vale una tirada con tantas pepitas
report-worth-note = Cuánto más de la parte justa gana quien lo tiene, con su intervalo del 95 %. Dice qué va junto, no qué causa qué.
report-ladder = La escala de niveles
report-ladder-note = Cada uno solo en una mesa del nivel inferior; la parte justa es { $fair }. Partidas por peldaño: al menos { $matches }.
report-luck = Cuánto es suerte
report-luck-note = Bots de un mismo nivel entre sí, y cuántos juegan. La parte de la suerte en todo lo que movió las partes de la victoria, con su intervalo del 95 %; el resto fueron decisiones. Partidas por caso: al menos { $matches }.
report-rung = { $level } entre { $below }
report-rules = Cuántas veces se aplica cada regla
report-rule = Regla
report-often = por partida
report-among = en partidas
report-differs = En qué se diferencian las dos cajas
report-changes = Qué resultó de ello
report-changes-note = Las partidas con la misma suerte se comparan una a una. Más que ruido: separadas más de tres errores estándar.
report-told = ¿Es más que ruido?
report-sure = más que ruido
report-noise = no más que ruido
report-seat-share = Victoria, jugador { $n }
share = Victorias
mean-points = Media de puntos
column-bot = Bot
column-among = Entre
column-side = Recibido
column-interval = Intervalo del 95 %
column-rating = Puntuación
interval = de { $low } a { $high }
arena-no-winner = Partidas que nadie ganó: { $n } de { $all }
arena-stopped = Detenido antes del final; esto es lo que hay.
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Compilando las reglas…
playing = Jugando

box-fine = { $file } es una caja válida para { $game }.
replayed = { $game }, { $players } jugadores, { $moves ->
    [one] { $moves } jugada
    [many] { $moves } jugadas
   *[other] { $moves } jugadas
}
unfinished = La partida todavía no ha terminado.
luck-fair = Justa: { $draws ->
    [one] la única tirada de la suerte coincide
    [many] las { $draws } tiradas de la suerte coinciden
   *[other] las { $draws } tiradas de la suerte coinciden
} con el secreto, y las { $moves } jugadas siguen las reglas.
luck-given = { $moves ->
    [one] La primera jugada viene de otra mesa: su suerte no se ha comprobado aquí.
    [many] Las primeras { $moves } jugadas vienen de otra mesa: su suerte no se ha comprobado aquí.
   *[other] Las primeras { $moves } jugadas vienen de otra mesa: su suerte no se ha comprobado aquí.
}
luck-not-committed = El secreto de este registro no es el que se comprometió al principio.
luck-wrong = La jugada { $n } no es la que dice el secreto: salió «{ $came }» y debía salir «{ $should }».
luck-not-sealed = La semilla del asiento { $seat } no es la que se selló.
luck-untold = La semilla del asiento { $seat } se selló pero no se reveló a tiempo y no contó: quien conociera el secreto podía elegir allí entre dos suertes.
receipt-agrees = Recibo: se usó la semilla, y cada sorteo oído coincide.
receipt-other-seed = Recibo: no es la semilla dada, o no es el compromiso visto primero.
receipt-other-draw = Recibo: el sorteo { $n } no es el que se oyó.
warm = { $game }: listo en { $seconds } s

serving = Wyrmhoard está en { $url }. Ctrl-C lo detiene.
no-tables = No hay mesas.
table-ended = La mesa { $table } se ha cerrado.
exported = { $tables ->
    [one] { $tables } mesa
    [many] { $tables } mesas
   *[other] { $tables } mesas
} → { $folder }
purged = { $tables ->
    [one] Se ha borrado { $tables } mesa abandonada.
    [many] Se han borrado { $tables } mesas abandonadas.
   *[other] Se han borrado { $tables } mesas abandonadas.
}
not-exported = La mesa { $table } se ha omitido: { $why }
copied = { $tables ->
    [one] { $tables } mesa
    [many] { $tables } mesas
   *[other] { $tables } mesas
}: todo está copiado y comprobado.
column-table = Mesa
column-game = Juego
column-status = Estado
column-changed = Último cambio
column-seats = Puestos
column-host = Abierta por
column-moves = Jugadas
status-open = abierta
status-playing = en juego
status-over = terminada
status-ended = cerrada

# A new game, and what it lacks
game-made = Creado: { $folder }
game-next = Ya se puede jugar. Lo que aún falta lo dice: { $check }
part-loads = El juego se carga
part-box = La caja
part-rules = Los artículos
part-texts = Los textos
part-matches = Partidas al azar
part-bots = Los bots
part-board = Los tableros
part-kept = Partidas guardadas
part-tests = Las pruebas de todos los juegos y las suyas
check-fine = { $game }: no falta nada.
check-found = { $n ->
    [one] { $game }: { $n } cosa por hacer.
    [many] { $game }: { $n } cosas por hacer.
   *[other] { $game }: { $n } cosas por hacer.
}
check-broken = { $where }: { $reason }
check-refused = { $why }
check-name = GAME se llama «{ $given }», pero por su carpeta debe llamarse «{ $needed }».
check-seats = Un juego tiene de 1 a { $most } asientos: corrige «seats» en __init__.py.
check-no-seats = { $layout } necesita un campo «seats»: cuántos se sientan a la mesa.
check-no-file = Falta { $file }. Escríbelo; «wyrmhoard new-game» muestra cómo es.
check-clause-unfit = { $where }: «{ $given }» no es un número de artículo. Hacen falta dos mayúsculas, un guion y un número: AB-1.
check-no-clauses = { $file } no tiene artículos. Empieza líneas con - **AB-1** y la regla.
check-clause-order = Los artículos se cuentan sin huecos: donde está { $given } debería estar { $needed }.
check-clauses-unknown = Citados, pero no están en RULES.md: { $clauses }.
check-clauses-uncited = No se citan ni en el código ni en la caja: { $clauses }. Nombra cada uno en la docstring de la función que lo cumple.
check-clauses-untested = Sin prueba: { $clauses }. Marca pruebas en { $folder } con @pytest.mark.clause.
check-verbs-without-clause = CLAUSES en state.py no nombra ningún artículo para: { $verbs }.
check-text-missing = En { $file } falta: { $texts }.
check-text-unknown = En { $file }, pero no en inglés: { $texts }.
check-text-taken = El programa o la página ya tienen estos textos: { $texts }. Elige otros nombres, también para el verbo si lo es ({ $file }).
check-text-unreadable = { $where }: esto no es Fluent.
check-blanks = Los huecos no son los del inglés en { $file }: { $texts }.
check-languages = Sin traducir todavía (textos y reglas): { $languages }. Hasta entonces se muestra el inglés, con una marca.
check-no-walks = Falta { $file }: lo que se conserva y las cajas que recorren las pruebas.
check-not-conserved = { $where }, con { $seats }: { $said } no se cumple. { $values }
check-stuck = Con { $seats }, tras { $moves } jugadas: nadie puede mover, o no acaba nunca. Mira actors y legal.
check-leak = Para el asiento { $seat } un mundo imaginado se ve distinto del real: { $fields }. Mira view e imagine.
check-plain-board = En el terminal se muestra el tablero sencillo. El suyo sería { $file }, o board.py en la carpeta del juego.
check-plain-page = En la página se muestra el tablero sencillo. El suyo sería { $folder }.
check-not-kept = No hay partida guardada con este número de asientos: { $seats }. «make playthroughs» las escribe en { $folder }.
check-test-failed = Esta prueba falla: { $test } { $reason }
check-tests-elsewhere = Las pruebas necesitan el código fuente y pytest; no se han ejecutado.

# Why not?
why-hint = «why JUGADA» dice por qué una jugada no está entre las opciones, por ejemplo: why { $move }
why-allowed = Pues sí que puedes: es la opción { $n }.
why-words = Después de «why» viene: { $forms }
why-over = La partida ha terminado: ya no mueve nadie.
why-luck = El azar está trabajando. Un momento.
why-not-yours = Eso no lo juega nadie: ocurre solo.
why-turn = No te toca. Ahora: { $who }.

# What may not be done
error = Error: { $what }
no-such-game = No existe el juego «{ $game }».{ $near ->
    [none] {""} «wyrmhoard games» muestra los que hay.
   *[other] {""} ¿Querías decir «{ $near }»?
}
no-such-level = No existe el nivel «{ $level }».{ $near ->
    [none] {""} Elige novice, easy, medium, hard o master.
   *[other] {""} ¿Querías decir «{ $near }»?
}
no-such-command = No existe el comando «{ $command }».{ $near ->
    [none] {""} «{ $program } --help» muestra los que hay.
   *[other] {""} ¿Querías decir «{ $near }»?
}
no-such-language = No está el idioma «{ $lang }». Elige uno de estos: { $languages }.
no-such-clause = En estas reglas no hay ningún artículo «{ $clause }».
no-such-move = «{ $move }» no es una jugada de este juego.
no-such-seat = «{ $seat }» no es un puesto.
not-your-turn = No le toca a este puesto.
not-legal-now = «{ $move }» no está permitido ahora.
url-not-reached = No se puede llegar a { $url }: { $reason }
package-missing = { $package } no está instalado. Ejecuta: pip install 'wyrmhoard[{ $extra }]'
wrong-seats = Este juego es para { $least }-{ $most } jugadores, no para { $given }.
first-not-seated = Según la caja empieza el puesto { $first } (contando desde 0), pero solo hay { $seats } jugadores.
seat-not-there = No hay ningún puesto { $given }: la partida tiene { $seats } jugadores.
games-at-least-one = Hay que jugar al menos una partida, no { $given }.
games-are-random = --games juega al azar y no va ni con --bots ni con --matches. Usa en su lugar --bots y --matches.
more-bots-than-seats = Demasiados bots: { $bots } para { $seats } asientos.
rows-ending = El nombre de { $file } debe terminar en uno de estos: { $endings }.
rows-no-package = Parquet necesita un paquete más: pip install wyrmhoard[tables]. Un archivo .csv no necesita ninguno.
rows-in-part = En { $file } no caben todas las filas ({ $reason }); partidas guardadas: { $kept } de { $matches }. Libera espacio y repite la misma orden con --seed { $seed }: juega otra vez las mismas.
cluster-no-package = Un clúster necesita más paquetes: pip install wyrmhoard[cluster]
cluster-unreachable = Ningún clúster dask responde en { $address }: { $reason }.
cluster-differs = Una máquina del clúster tiene otras reglas u otros bots que este ordenador. Instala la misma versión en todas partes.
cluster-failed = Una máquina del clúster ha fallado: { $reason }.
sweep-no-field = En esta caja no hay ningún campo "{ $field }".{ $near ->
    [none] {""}
   *[other] {""} ¿Querías decir "{ $near }"?
}
sweep-too-large = Serían { $size } cajas; se juegan como mucho { $most }. Toma menos valores, o busca entre ellas con --aim.
sweep-nothing = Di qué debe cambiar, por ejemplo --set lair=1..8.
sweep-empty = "{ $given }" no tiene valores: el primero supera al último, o el paso es 0.
aim-unknown = "{ $given }" no es un objetivo.{ $near ->
    [none] {""} Se conocen: { $known }.
   *[other] {""} ¿Querías decir "{ $near }"?
}
aim-unreadable = "{ $given }" no dice qué se quiere. Di por ejemplo "seats equal" o "length 70..80".
seconds-or-rounds = Indique --seconds o --rounds, no ambos.
more-than-nothing = { $what } debe ser mayor que 0, no { $given }.
bot-twice = "{ $level }" se nombra dos veces; basta una.
set-not-a-pair = «{ $given }» no tiene la forma KEY=VALUE.
seed-negative = Una semilla es 0 o más, no { $given }.
file-not-written = No se puede escribir { $file }: { $reason }.
file-exists = { $file } ya existe. Elige otro nombre o mueve antes ese archivo.
file-elsewhere = No se puede escribir { $file }: { $reason }. Para que nada se pierda, está en { $other }.
game-name-unfit = «{ $name }» no puede ser el nombre de un juego: minúsculas, cifras y guiones, { $most } como mucho, por ejemplo two-words.
game-there = Ya hay un juego «{ $game }», en { $folder }.
prefix-unfit = «{ $prefix }» no puede empezar números de artículo: hacen falta dos mayúsculas. Elígelas con --prefix AB.
prefix-taken = Los artículos de { $game } ya empiezan por { $prefix }. Elige otras dos mayúsculas.
folder-not-empty = { $folder } no está vacía. Elige otro nombre, u otra carpeta con --into.
no-checkout = Esto no es el código fuente. Di dónde poner el juego con --into CARPETA.
text-missing = El juego no tiene ningún texto «{ $text }». Escríbelo en su texts/en.ftl.
not-solved = { $game } no está resuelto: nadie sabe decir qué es lo mejor. Los bots lo buscan.

box-unreadable = No se puede leer { $file }: { $reason }.
box-not-toml = No se puede leer como TOML. Quizá falte una comilla, un corchete o una coma, o una clave esté dos veces.
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
box-too-small = Esta caja es para { $most } jugadores como máximo, no para { $given }.
box-not-a-table = «{ $key }» debe ser una tabla con una línea por entrada.
box-wrong-word = «{ $key }»: la palabra «{ $word }» es desconocida o está repetida.

log-unreadable = No se puede leer { $file }: { $reason }.
log-too-large = { $file } supera los { $most } MB: no es un registro nuestro.
log-not-json = { $file } no es un registro: { $reason }.
log-bad-header = El registro no dice nada útil sobre «{ $key }».
luck-not-there = Este registro no revela ninguna suerte: solo las mesas de un servidor tienen un secreto que comprobar.
table-not-over = La partida no ha terminado: hasta entonces su suerte es secreta.
table-still-alive = La partida sigue en juego: se queda en tu lista.
not-reachable = Ningún otro dispositivo puede llegar a este servidor desde aquí. Inícialo con --host 0.0.0.0 o indícale su dirección (public_url).
log-unknown-format = El registro tiene el formato { $given }; este programa conoce el formato { $known }.
log-unknown-rules = La partida de este registro sigue la versión { $given } de las reglas de { $game }; este programa tiene la versión { $known } y no quiere adivinar.
log-bad-move = La jugada { $n }, «{ $move }», no puede haberse jugado: { $why }

store-wrong-url = Esto no es la dirección de un almacén. Escribe sqlite:///ARCHIVO o postgresql://SERVIDOR/BASE, con los caracteres especiales de la contraseña como códigos %.
store-in-use = Otro Wyrmhoard ya está usando { $file }. Un archivo SQLite sirve a un solo proceso; para varios, usa PostgreSQL.
store-not-a-database = { $file } no es una base de datos SQLite.
store-not-opened = No se puede abrir { $store }: { $reason }.
store-no-permission = { $store } no permite entrar o escribir: { $reason }.
store-unreachable = No se puede llegar a { $store }: { $reason }.
store-no-driver = PostgreSQL necesita un paquete más: pip install wyrmhoard[postgres]
store-too-new = El almacén lo usó por última vez otra versión de Wyrmhoard (esquema { $version }), que esta no conoce. Instala la más reciente.
store-not-empty = El almacén de destino no está vacío.
store-copy-differs = La copia no es igual al original («{ $part }»). No la uses.
store-copy-broken = La copia se interrumpió a medias: { $reason }. El original está intacto. Vacía el destino (borra el archivo o crea de nuevo la base de datos) y vuelve a copiar.

# Lo que un servidor rechaza
who-are-you = Primero di tu nombre.
name-unfit = Un nombre tiene de 1 a { $most } caracteres visibles.
code-unknown = Este enlace ya se ha usado o es demasiado antiguo. Crea uno nuevo en tu otro dispositivo.
no-such-table = Esta mesa no existe.
no-such-variant = Este juego no tiene ninguna variante «{ $variant }».
too-many-tables = Ya estás en { $most } mesas. Termina o cierra una antes.
not-your-table = Solo puede hacerlo quien abrió esta mesa o se sienta en ella.
not-your-seat = Este no es tu puesto.
seat-taken = Ahí ya hay alguien sentado.
seat-free = En este puesto no hay nadie.
seat-not-away = Ningún bot juega por este puesto.
table-started = La partida ya ha empezado.
seed-not-sealed = No es la semilla que se selló.
table-not-playing = En esta mesa no se juega ahora.
table-over = La partida ya ha terminado.
table-busy = En esta mesa pasan demasiadas cosas a la vez. Inténtalo de nuevo.
rematch-there = La revancha ya está abierta.
too-late = Demasiado tarde: la partida ha seguido adelante.
too-soon = Demasiado pronto: espera { $wait } ms más.
too-fast = Demasiado de golpe. Espera un momento.
undo-not-now = Esta jugada no se puede deshacer: desde entonces ha decidido el azar, o ha revelado algo.
undo-asked-already = Alguien ya ha pedido deshacer una jugada.
undo-not-asked = Nadie espera tu respuesta sobre una jugada.
end-asked-already = Alguien ya ha propuesto terminar la partida.
end-not-asked = Nadie espera tu respuesta sobre terminar la partida.
end-asked-often = Lo has propuesto { $most } veces. Basta para una partida.
hints-off = En esta mesa se juega sin pistas.
chat-empty = En este mensaje no hay nada que leer.
chat-too-fast = Escribes más deprisa de lo que los demás leen. Espera un momento.
not-stored = No se ha podido guardar, así que no ha ocurrido. Inténtalo de nuevo en un momento.
token-unknown = Esta clave no abre ningún puesto en esta mesa.
hello-first = El primer mensaje debe ser «hello».
hello-again = Ya has dicho «hello».
wrong-version = Esta página es más antigua o más nueva que el servidor. Vuelve a cargarla.
message-malformed = El servidor no entiende este mensaje.
form-malformed = El servidor no entiende esta petición: { $reason }.
body-too-large = Es mayor que { $most } KB.
body-too-slow = Ha tardado demasiado en llegar. Inténtalo de nuevo.
not-json = Envíalo como application/json.
other-origin = La página de otro puesto no puede hacer esto aquí.
wrong-host = Este servidor solo responde en { $url }.
nothing-here = Aquí no hay nada.
wrong-method = Esto no se puede pedir así.
our-fault = Algo ha fallado en el servidor. No es culpa tuya.
log-too-long = Este registro tiene más de { $most } jugadas.
log-too-short = El registro solo tiene { $moves } jugadas, no { $given }.

port-taken = El puerto { $port } de { $host } ya está ocupado. Elige otro con --port.
address-unfit = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }.
settings-unreadable = No se puede leer { $file }: { $reason }.
settings-not-toml = { $file } no es TOML: { $reason }.
settings-unknown-key = { $where }: no existe el ajuste «{ $key }».
settings-wrong-value = { $where }: «{ $key }» no encaja: { $reason }.

# Puntuaciones y tabla de la temporada
help-season = Mostrar la tabla de la temporada: las partidas puntuadas que cualquiera podía ver.
column-name = Nombre
column-matches = Partidas
column-won = Ganadas
season-provisional = provisional
season-empty = Aún no ha terminado ninguna partida puntuada que cualquiera pudiera ver.
season-pool = { $game } de { $players }
rated-as-printed = En una mesa puntuada se juega con la caja tal como está impresa.
rated-one-seat = En una mesa puntuada cada persona tiene un solo asiento.
rated-own-luck = Una mesa puntuada tiene su propio azar: no puede usar un reparto.
rated-no-programs = Los programas externos no pueden sentarse a una mesa puntuada: nadie sabe lo fuertes que son.
rated-to-the-end = Una partida puntuada termina cuando se juega hasta el final, cuando alguien abandona o cuando todos están de acuerdo.
no-such-result = No tienes ningún resultado en esta mesa.

# What the command line itself refuses
click-missing = Falta: { $what }.
click-no-such-option = No existe la opción { $what }.
click-bad-value = «{ $what }»: este valor no sirve ({ $reason }).
click-not-a-number = { $what } necesita un número entero, no «{ $given }».
click-too-much = Esto sobra: { $given }.
click-misused = { $what } no se usa así.
click-other = { $reason }
try-help = «{ $command } --help» muestra cómo se usa.
reason-not-there = no existe ese archivo o carpeta
reason-forbidden = no hay permiso de acceso
reason-folder = es una carpeta
reason-no-folder = una parte de la ruta no es una carpeta
reason-full = el disco está lleno

# The page, and a table, as messengers show a link to them
start-line = Juegos de dragones y enanos en una sola montaña. Abre la página, manda un enlace, juega.
preview-invites = { $who } te invita a jugar a { $game }
preview-free = { $n ->
    [one] Queda { $n } sitio libre.
    [many] Quedan { $n } sitios libres.
   *[other] Quedan { $n } sitios libres.
}
preview-played = En la mesa: { $who }
preview-over = La partida ha terminado. En la mesa: { $who }

# Los avisos, y qué puede fallar
notice-turn-title = Te toca: { $game }
notice-turn = Te toca jugar.
notice-turn-of = { $name }, te toca: { $game }
notice-broken-title = Avisos que no llegan
notice-broken = Los avisos ya no te llegan por esta vía: { $way }. En los ajustes se dice por qué.
notice-test-title = Una prueba
notice-test = Los avisos de Wyrmhoard llegan aquí.
notice-confirm-title = ¿Avisos por correo?
notice-confirm = Alguien, probablemente tú, quiere que Wyrmhoard escriba a esta dirección cuando le toque jugar. Si fuiste tú, abre este enlace; si no, no hagas nada y no llegará más correo.
notice-stop = No más correos de este tipo:
way-push = este navegador
way-mail = correo electrónico
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = un webhook propio
host-lacks-push = Quien lleva este servidor no ha activado los avisos en el navegador (push = true).
host-lacks-mail = Quien lleva este servidor no ha configurado un servidor de correo (mail_server, mail_from, public_url).
host-lacks-webhooks = Quien lleva este servidor no ha activado los webhooks (webhooks = true).
host-lacks-packages = Quien lleva este servidor no ha instalado lo necesario: pip install 'wyrmhoard[notices]'
mail-unfit = Eso no es una dirección de correo.
mail-not-confirmed = Esta dirección aún no ha dicho que sí: abre el enlace del correo.
push-unfit = La respuesta de este navegador no basta para los avisos. Desactívalos y vuelve a activarlos.
address-not-web = Hace falta una dirección que empiece por https://.
discord-unfit = Eso no es la dirección de un webhook de Discord; contiene /api/webhooks/.
matrix-unfit = Matrix necesita una sala como !abc:example.org y un token de acceso.
ntfy-unfit = Eso no es la dirección de un tema de ntfy, como https://ntfy.sh/mi-tema
token-unfit = Un token no tiene espacios y solo letras simples, cifras y signos.
too-many-channels = Puede haber { $most } como mucho. Quita uno antes.
no-such-channel = Eso ya no está entre tus avisos.
link-unknown = Este enlace ya no es válido.
zone-unknown = Aquí no se conoce la zona horaria { $zone }.
passkey-unfit = No se pudo comprobar la llave de acceso. Inténtalo de nuevo.
passkey-unknown = Este servidor no conoce esa llave de acceso.
trouble-address = La dirección no se puede usar.
trouble-inside = La dirección lleva a la red del propio servidor, y eso no está permitido.
trouble-not-reached = No se pudo llegar a nadie en esa dirección.
trouble-slow = No hubo respuesta a tiempo.
trouble-tls = No se pudo proteger la conexión: el certificado no es válido.
trouble-redirects = La dirección remite una y otra vez a otra.
trouble-busy = El otro lado no podía recibir nada en ese momento.
trouble-refused = El otro lado rechazó el mensaje.
trouble-gone = Este navegador ya no acepta avisos.
trouble-key-changed = La clave del servidor ha cambiado. Vuelve a activar los avisos en ese navegador.
trouble-webhook-gone = El webhook ya no existe, o su token no es válido.
trouble-mail-refused = La dirección de correo fue rechazada.
trouble-mail-server = El servidor de correo no acepta mensajes en este momento.

# Looking back on a match
help-review = Repasar una partida terminada: qué decisiones desperdiciaron algo y qué tuvo que ver la suerte.
help-review-seat = Solo las decisiones de este puesto, contando desde 1. Si no, las de todos.
help-review-rounds = Rondas de búsqueda para cada decisión; con más se tarda más y es más seguro.
help-review-seed = La misma semilla da el mismo repaso.
reviewing = Repasando
review-unfinished = Solo se puede repasar una partida terminada.
review-stopped = Detenido antes del final; lo que falta no se ha mirado.
review-how = Las decisiones se juzgan por lo que se podía saber en ese momento; la suerte se valora con todo al descubierto.
review-account = Parte esperada de la victoria: { $start } al principio, { $result } al final.
review-lost = Desperdiciado con seguridad, en total: { $share }.
review-nothing-lost = Ninguna decisión desperdició nada con seguridad.
review-decisions = Decisiones que merecen otra mirada
review-turned = Dónde cambió la partida
review-better = mejor: { $what } ({ $worth })
review-known = se podía saber: { $what }
review-move = Jugada { $n }: { $what }
review-luck = suerte
review-own = decisiones propias
review-others = decisiones de los demás
review-together = elecciones simultáneas
review-forced = jugadas forzadas
mark-brilliant = brillante
mark-best = la mejor
mark-good = buena
mark-inaccuracy = imprecisa
mark-mistake = error
mark-blunder = error grave
# Deals

deal-not-open = La suerte de este reparto aún no está revelada: otras personas pueden jugarlo todavía. Cuando termine el { $day } (UTC), descarga de nuevo el registro y compruébalo.
deal-hidden = Verás lo que otros hicieron con este reparto cuando lo hayas jugado.
deal-no-chat = En la mesa de un reparto solo escribe hasta el final quien está sentado.
deal-of-day = Cada persona tiene una sola mesa para el reparto del día: empieza en la página de inicio.
deal-over = El plazo de este reparto ha terminado: su suerte está revelada.
no-such-deal = No existe ese reparto.
