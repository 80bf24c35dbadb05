# The page. Ids are the same in every language.

title = Wyrmhoard
language = Idioma
skip-to-content = Ir al contenido
page-loading = Un momento…
close-sheet = Cerrar
refused-somehow = No ha funcionado.
server-not-reached = No se llega al servidor. ¿Hay red?
needs-server = Para esto hace falta un servidor de Wyrmhoard, y esta página funciona sin él.
connection-lost = Se ha perdido la conexión. Probando otra vez…
page-failed = Algo ha fallado en esta página. No se ha perdido nada de lo jugado.
page-outdated = Hay una versión más reciente de esta página.
page-reload = Recargarla
missing-title = Aquí solo hay murciélagos
missing-text = No hay ninguna página en esta dirección.
to-the-mountain = A la página de inicio
sure-ask = ¿Seguro?
sure-no = No

# The start page
bots-play = Nivel de los bots
game-facts = { $exact ->
    [yes] { $most } jugadores
   *[no] { $least }–{ $most } jugadores
} · { $minutes } min · { $age }+
game-in-english = Aún sin traducir: este juego habla inglés
just-changed = Acaba de cambiar
play-now = Jugar ya
play-friends = Con amigos
rules-of-game = Reglas
my-tables = Mis mesas
open-tables = Mesas abiertas
no-open-tables = Ninguna mesa espera jugadores ahora. ¡Abre una!
tables-not-reached = Ahora no se llega al servidor. Las mesas de los demás estarán aquí en cuanto responda.
table-waits = { $n ->
    [one] { $n } sitio libre
    [many] { $n } sitios libres
   *[other] { $n } sitios libres
}
table-is-over = terminada
table-rules-gone = terminada: sus reglas ya no están
table-rules-gone-told = En esta mesa se jugaba con una versión anterior de las reglas, que ya no está aquí. La partida ha terminado y no se puede mostrar, pero su registro se puede guardar.
table-won-mine = Victoria tuya
table-won = Victoria: { $who }
table-forget = Quitar
table-forget-ask = ¿Quitar de tu lista?
table-drop-ask = ¿Eliminar esta partida? Se perderá.
table-is-played = en juego
played-tables = Se está jugando ahora
table-watch = Mirar
played-since = desde el { $when }
turn-yours = Te toca
turn-of-other = Le toca a { $who }
replay-file = Ver una partida de un archivo

# A table for friends
friends-title = { $game } con amigos
how-many-players = Jugadores
at-this-device = En este dispositivo
at-this-device-more = También en este dispositivo
name-of-player = Nombre de quien juega en el sitio { $n }
seat-remove = Dejar libre el sitio { $n }
other-seats = Los demás sitios
seat-free-name = Sitio { $n }
seat-for-friend = Libre, para un amigo con el enlace
seat-for-bot = Bot ({ $level })
clock-label = Tiempo para pensar
clock-none = Cuanto queráis
clock-minute = 1 minuto por jugada
clock-ten-minutes = 10 minutos para la partida
clock-day = 1 día por jugada
clock-three-days = 3 días por jugada
listed-label = Mostrarla en la página de inicio: cualquiera puede sentarse mientras haya sitio, y mirar
friends-serverless = Esta página funciona sin servidor: se juega en este dispositivo, en compañía y con bots.
hints-label = Los jugadores pueden pedir pistas
house-rules = Reglas de la casa
variant-label = Variante
variant-none = Tal como viene impreso
own-box = Una caja propia (un archivo TOML)
own-box-taken = Se juega con la caja «{ $name }».
house-named = «{ $name }»
open-the-table = Abrir la mesa

# Links
link-label = Enlace
link-copy = Copiar
link-share = Compartir
link-copied = El enlace está copiado.
link-marked = El enlace está seleccionado. Cópialo con el teclado.
link-code = Enlace como código QR: { $what }

# Settings
settings-title = Ajustes
your-name = Tu nombre
name-keep = Guardar
name-kept = Ahora te llamas { $name }. En las mesas donde ya estás sigue tu nombre anterior.
theme-label = Aspecto
theme-system = Como el dispositivo
theme-light = Día
theme-dark = Noche
speed-label = Ritmo de los turnos ajenos
speed-normal = Normal
speed-quick = Rápido
speed-off = Al instante
speed-shared = En una mesa de varias personas, los bots siguen el ritmo más tranquilo que alguien haya elegido.
sending-label = La jugada elegida se envía
sending-moment = Tras un momento
sending-now = Al instante
sending-confirm = Cuando confirmo
mute-label = No mostrar el chat
sound-label = Sonidos suaves en la mesa: una carta, un dado, una moneda, tu turno, el final
keys-label = Atajos de una sola tecla en la mesa (R reglas, H pista, U deshacer, S saltar)
device-other = Otro dispositivo
device-make-link = Crear un enlace para otro dispositivo
device-scan = { $n ->
    [one] Abre este enlace en el otro dispositivo en menos de { $n } minuto. Sirve una vez.
    [many] Abre este enlace en el otro dispositivo en menos de { $n } minutos. Sirve una vez.
   *[other] Abre este enlace en el otro dispositivo en menos de { $n } minutos. Sirve una vez.
}
device-title = Seguir aquí
device-text = Tu nombre y tus mesas llegan también a este dispositivo. Quien eras aquí antes se olvida.
device-become = Sí, es mi dispositivo
device-welcome = Qué bien que vuelvas, { $name }.

# The table
seats-title = Jugadores
seat-you-short = tú
seat-away = ausente, juega un bot
seat-program = programa
seat-bot-level = bot, { $level }
seat-not-here = sin conexión
seat-winner = gana
seat-to-move = le toca
days-left = { $n ->
    [one] { $n } día
    [many] { $n } días
   *[other] { $n } días
}
waiting-for = { $n ->
    [0] Todos los sitios están ocupados.
    [one] Un jugador más y empieza.
    [many] { $n } jugadores más y empieza.
   *[other] { $n } jugadores más y empieza.
}
sit-here = Sentarme aquí
add-bot = Añadir un bot
fill-bots = Completar con bots
remove-bot = Despedir
leave-seat = Levantarme
invite-title = Invitar a amigos
question-yours = Te toca: ¿qué haces?
waiting-for-move = Esperando a { $who }.
chosen-move = Elegida: { $move }
sending-move = Enviada: { $move }
confirm-move = Jugar así
move-take-back = Deshacer
choice-taken-back = Deshecha: { $move }
choice-lapsed = No enviada, porque la pregunta ha cambiado: { $move }
moves-in-words = Tus jugadas en palabras
board-failed = El tablero ha tropezado. Tus jugadas en palabras siguen funcionando.
board-again = Mostrar el tablero otra vez
skip-animation = Saltar
hint-ask = Pista
hint-follow = Hacerlo
i-am-back = He vuelto
secret-title = Tu secreto
secret-only-you = Nadie más lo sabe.
secret-understood = Lo recordaré
undo-free = Deshacer
undo-ask = Pedir deshacer
undo-wish = { $who } querría deshacer una jugada. ¿De acuerdo?
undo-agree = De acuerdo
undo-refuse = No
undo-asked = { $who } querría deshacer una jugada y espera respuesta.
end-wish = { $who } quiere terminar la partida tal como está. ¿De acuerdo?
end-wish-refuse = Seguir jugando
end-asked = { $who } quiere terminar la partida y espera una respuesta.
undone-told = { $n ->
    [one] { $who } deshace { $n } jugada.
    [many] { $who } deshace { $n } jugadas.
   *[other] { $who } deshace { $n } jugadas.
}
why-not-allowed = ¡Pero si puedes! Está entre tus jugadas.
rule-open = Regla { $clause }
rules-all = Todas las reglas, una a una
rules-search = Buscar en las reglas
rules-found = { $n ->
    [one] { $n } apartado
    [many] { $n } apartados
   *[other] { $n } apartados
}
log-and-chat = Registro y chat
log-title = Lo que ha pasado
chat-title = Chat
chat-say = Di algo
chat-send = Enviar
chat-mute = Silenciar
chat-muted = El chat no se muestra.
chat-listen = Mostrar el chat
chat-empty-yet = Nadie ha dicho nada todavía.
chat-watches = mira
spectators-count = { $n ->
    [0] No mira nadie.
    [one] Mira { $n } persona.
    [many] Miran { $n } personas.
   *[other] Miran { $n } personas.
}
table-about = Sobre esta mesa
table-host = Abierta por { $who }.
leave-table = Dejar la mesa
end-table = Cerrar la mesa
resign = Abandonar
resign-wins = Si abandonas, la partida termina y gana { $who }.
resign-bot = Si abandonas, un bot juega en tu lugar hasta el final: los demás conservan su partida.
resign-alone = Si abandonas, solo quedan bots: la partida termina y nadie gana.
propose-end = Proponer terminar la partida
propose-end-text = Cuando todos estén de acuerdo, la partida termina tal como está; entonces nadie gana.
end-match = Terminar la partida
curtain-pass = Pasa el dispositivo a { $who }
curtain-text = Los demás miran a otro lado.
curtain-open = Soy { $who }

# The end
end-title = La partida ha terminado
end-stopped = La mesa se cerró antes del final.
end-nobody = Esta vez no gana nadie.
end-resigned = { $who } abandona: gana { $winner }.
end-given-up = { $who } abandona y solo quedan bots: nadie gana.
end-agreed = Todos acordaron parar aquí: nadie gana.
end-shared = { $who } comparten la victoria.
end-ahead = { $who } gana con { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
}, { $ahead ->
    [one] { $ahead } punto
    [many] { $ahead } puntos
   *[other] { $ahead } puntos
} por delante de los demás.
end-ahead-of = { $who } gana con { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
}, { $ahead ->
    [one] { $ahead } punto
    [many] { $ahead } puntos
   *[other] { $ahead } puntos
} por delante de { $next }.
end-tie-broken = { $who } gana con { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
}. Hay empate a puntos, pero el desempate favorece a { $who }.
end-otherwise = { $who } gana. Los puntos no lo son todo: { $points ->
    [one] bastó { $points } punto
    [many] bastaron { $points } puntos
   *[other] bastaron { $points } puntos
}.
end-points = { $n ->
    [one] { $n } punto
    [many] { $n } puntos
   *[other] { $n } puntos
}
end-standing = Así estaban los puntos.
story-title = Cómo se ganaron los puntos
story-numbers = Ronda por ronda, en números
story-round = Ronda
story-start = Inicio
turning-lead = El momento decisivo: en la ronda { $n }, { $who } toma la delantera y la conserva.
turning-first = { $who } va por delante desde la primera ronda hasta la última.
turning-last = El momento decisivo llega al final: solo en la última ronda toma { $who } la delantera.
luck-check = Comprobar el azar
luck-is-fair = { $n ->
    [one] Limpio: el único sorteo es el que dice el secreto. Tu navegador lo ha calculado por sí mismo.
    [many] Limpio: los { $n } sorteos son los que dice el secreto. Tu navegador los ha calculado por sí mismo.
   *[other] Limpio: los { $n } sorteos son los que dice el secreto. Tu navegador los ha calculado por sí mismo.
}
luck-is-given = { $n ->
    [one] La primera jugada viene de otra mesa: su suerte no se ha comprobado aquí.
    [many] Las primeras { $n } jugadas vienen de otra mesa: su suerte no se ha comprobado aquí.
   *[other] Las primeras { $n } jugadas vienen de otra mesa: su suerte no se ha comprobado aquí.
}
luck-is-wrong = No es limpio: la jugada { $n } no es la que dice el secreto.
luck-other-secret = No es limpio: el secreto no es aquel al que la mesa se comprometió al principio.
luck-seed-used = { $n ->
    [one] Comprobado por este navegador: se usó tu semilla, y el único sorteo que oyó coincide.
    [many] Comprobado por este navegador: se usó tu semilla, y los { $n } sorteos que oyó coinciden.
   *[other] Comprobado por este navegador: se usó tu semilla, y los { $n } sorteos que oyó coinciden.
}
luck-other-seed = No es limpio: no es la semilla que dio este navegador, o no es el compromiso que vio primero.
luck-heard-other = No es limpio: el sorteo { $n } no es el que oyó este navegador.
luck-no-seed = Este navegador no dio ninguna semilla propia a esta mesa.
luck-other-seal = No es limpio: una semilla no es la que se selló.
luck-seed-missing = La semilla de { $name } se selló pero no se reveló a tiempo; no contó.
luck-commitment = La suerte de esta partida está fijada por:
rematch-ask = Otra vez con los mismos
rematch-go = A la siguiente partida
replay-watch = Volver a ver
log-download = Descargar

# Watching again
replay-title = Ver una partida
replay-of = { $game }, vista otra vez
replay-drop = Suelta aquí una partida descargada y se reproduce.
replay-choose = O elige el archivo
file-no-log = Ese archivo no es una partida nuestra.
replay-controls = Reproducción
replay-move = Jugada
replay-move-of = { $n } de { $all }
replay-before = Antes de la primera jugada
replay-back = Una jugada atrás
replay-forward = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-view = Vista por
replay-spectator = una persona que mira
replay-open = todos, con todo a la vista
replay-last-decision = Decisión anterior
replay-next-decision = Decisión siguiente
replay-link = Enlace a este momento
replay-continue = Seguir desde aquí contra bots

## A match in this browser

table-is-here = Esta partida vive en este navegador: ningún servidor la conoce.
invite-friends = Seguir con más gente
invite-line = La partida pasa al servidor tal como está, y otras personas ocupan estos sitios:
invite-instead = otra persona en lugar de { $who }
invite-go = Mover e invitar
invite-nobody = Todos los sitios son de este dispositivo: no queda ninguno para otra persona.
local-stopped = Las reglas se pararon en este navegador. Se ponen en marcha de nuevo; la partida está como estaba.
local-not-here = Este navegador no puede jugar a este juego por sí solo.
local-not-kept = Este navegador no guarda nada: la partida desaparece al cerrar la página. Descárgala si quieres conservarla.
local-damaged = Esta partida estaba guardada en este navegador, pero su registro está dañado y no puede seguir. Puedes descargar lo que hay.
local-no-table = Esta partida no está en este navegador. Quizá se jugó en otro, o se borraron sus datos.
table-here-mark = en este navegador

## Learning

learn-offer = ¿Es nuevo para ti? 4 minutos
lesson-title = Tu primera partida
lesson-step = Paso { $n } de { $all }
lesson-go-on = Seguir
lesson-not-now = Se puede, y pronto lo harás. Por ahora prueba lo que brilla.

# reach: notices, passkeys, all about me
reach-title = Cuando me toca
reach-text = Si te toca y no estás en la mesa, se te puede avisar: una vez por turno, y nunca de lo que está oculto.
reach-show = Configurarlo
reach-on = Activado
reach-asked = Hay un correo en camino: abre su enlace para decir que sí.
reach-broken = Ya no se intenta:
reach-broken-note = Una de las vías por las que se te avisa ya no funciona. En los ajustes se dice por qué.
reach-trouble = El último aviso no llegó, se vuelve a intentar:
reach-this-browser = Este navegador, desde el { $when }
reach-other-browser = Otro navegador, desde el { $when }
reach-push-on = Avisarme en este navegador
push-denied = Este navegador no debe mostrar avisos de esta página. Se cambia en sus propios ajustes.
push-not-here = Este navegador no puede mostrar avisos aquí. Algunos necesitan la página instalada, y todos necesitan https.
reach-try = Probar
reach-tried = Enviado. Debería llegar en un momento.
reach-remove = Quitar
reach-add = Otra vía
reach-add-now = Añadir
reach-address-mail = Dirección de correo
reach-address-discord = Dirección del webhook de Discord
reach-address-matrix = Dirección del servidor Matrix
reach-address-ntfy = Dirección del tema de ntfy
reach-address-json = Dirección que recibe JSON
reach-room = Sala
reach-token = Token de acceso
reach-token-maybe = Token de acceso, si el tema lo pide
reach-secret = Los mensajes van firmados con este secreto, que solo se muestra ahora:
quiet-label = Horas de silencio: lo que llegue entonces espera a que acaben
quiet-from = De
quiet-to = A
passkey-title = Una llave que sigue siendo mía
passkey-text = Con una llave de acceso se te reconoce en cualquier dispositivo que la tenga: perder un dispositivo no hace perder nada, y no hace falta cuenta.
passkey-not-here = Este navegador no conoce llaves de acceso aquí; necesitan https.
passkey-not-made = La llave de acceso no se creó o no se mostró.
passkey-show = Mostrar mis llaves de acceso
passkey-add = Añadir una llave de acceso
passkey-added = La llave de acceso está añadida. Guárdala con las demás.
passkey-use = Seguir aquí con una llave de acceso
passkey-of = Añadida: { $when }
my-data = Todo sobre mí
my-data-save = Guardar todo lo que este servidor sabe de mí
my-data-forget-text = Quien pide el olvido abandona sus partidas en curso, y el nombre no queda en ninguna parte. No se puede deshacer.
my-data-forget = Olvidarme
mail-confirm-title = Avisos por correo
mail-confirm-done = Desde ahora se avisará a { $about } cuando te toque.
mail-stop-title = No más correos
mail-stop-done = { $about } ya no recibirá correos de aquí.

# Your own box
own-title = Tu propia caja
own-text = Pon lo que muestran tu tablero y tus cartas. Cada cambio se comprueba al momento, y lo que haces se queda en este navegador.
own-board = El tablero de tu caja
own-board-text = Toca lo que en el tuyo es distinto. Una estrella marca lo que difiere de lo impreso.
own-unsure-keys = Nadie nos lo ha dicho con certeza: { $what }. Mira tu ejemplar.
own-unsure = Nadie nos lo ha dicho con certeza: mira tu ejemplar.
own-values = Todos los valores
own-name = Nombre de esta caja
own-new-name = Mi caja
own-mine = Mis cajas
own-new = Nueva, tal como viene impresa
own-remove = Quitar esta caja
own-share = Compartir con un enlace
own-share-text = El enlace contiene todo lo que difiere de lo impreso. Quien lo abre ve tu caja y puede jugar con ella.
own-save = Descargar (TOML)
own-saved = Guardada como { $file }. El programa también la acepta: --box { $file }
own-open = Abrir un archivo
own-line = Línea { $n }:
own-from-link = «{ $name }» viene de un enlace. Es tuya en cuanto la guardas o la cambias.
own-keep = Guardarla
own-not-kept = Este navegador no guarda nada aquí, o ya no tiene sitio: descarga la caja si la quieres tener mañana.
own-is-printed = Todo está tal como viene impreso.
own-differs = Valores distintos de los impresos: { $n }.
own-differs-here = distinto de lo impreso
own-fits = Todo encaja. Número máximo de jugadores: { $most }.
own-broken = Esto aún no encaja.
own-undo = Deshacer
own-redo = Rehacer
own-all-printed = Todo como viene impreso
own-as-printed = Impreso: { $value }
own-on = sí
own-off = no
own-play = Jugar con ella
own-at-table = Aquí se juega con una caja propia: «{ $name }». Distinto de lo impreso:
own-at-table-unnamed = En esta mesa hay cosas distintas de lo impreso:
own-look = Mirar esta caja
box-link-broken = Este enlace a una caja está dañado o es de otra versión. No se ha tomado nada de él.
printed-first = Quién empieza
printed-first-drawn = por sorteo
trial-title = ¿Qué cambiaría?
trial-text = Bots del nivel más bajo (jugadores: { $seats }) juegan hasta { $n } partidas con la caja impresa y otras tantas con la tuya, con el mismo azar, durante un minuto como mucho.
trial-start = Probarlo
trial-stop = Parar
trial-so-far = Partidas jugadas con cada caja: { $n }.
trial-none = Ninguna diferencia es mayor de lo que puede hacer el azar.
trial-some = Lo que está en negrita es más que azar.
trial-outdated = La caja o el número de jugadores ha cambiado desde entonces.
trial-figure = De media
trial-printed = Impresa
trial-own = La tuya
trial-more = Diferencia
trial-sure = más que azar
trial-chance = quizá azar
trial-moves = Jugadas de una partida
trial-points = Puntos, sitio { $n }
trial-share = Parte de las victorias, sitio { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Repaso
look-back-ask = Repasar esta partida
look-back-about = Se vuelve a mirar cada decisión, con lo que podías saber entonces. Tarda unos segundos.
look-back-doing = Repaso: { $done } de { $all }
look-back-stop = Parar
look-back-curve = Parte esperada de la victoria, jugada a jugada
look-back-now = Jugada { $n }: { $share }
look-back-start = Al principio
look-back-result = Al final
look-back-sum = En total desperdiciaste con seguridad { $lost } de una victoria; la suerte cambió tu parte esperada en { $luck }.
look-back-alone = La suerte cambió tu parte esperada en { $luck }.
# ratings: rated tables, my results, the season
rated-label = Puntuada: el resultado cuenta
rated-about = Cada persona juega en su propio dispositivo, con la caja tal como está impresa, sin pistas y sin deshacer jugadas. Quien abandona o no está al final ha perdido. En la tabla de la temporada solo entran las partidas que se muestran en la página de inicio.
rated-mark = Puntuada
rated-change = Tu puntuación: { $before } → { $after }
rated-not-moved = Esta partida no ha cambiado la puntuación de nadie.
results-title = Mis resultados
results-about = Una puntuación dice lo bien que juegas a un juego con ese número de jugadores. Empieza en 25. El número tras ± es su incertidumbre: en dos de cada tres casos la verdad no está más lejos. Los bots están medidos en la misma escala, y uno medio vale 25.
results-empty = Aún no ha terminado ninguna partida tuya en este servidor. Lo que jugaste solo en este navegador está en «Mis mesas», en la página de inicio.
results-matches = { $n ->
    [one] { $n } partida puntuada
    [many] { $n } partidas puntuadas
   *[other] { $n } partidas puntuadas
}
results-bots = Bots: { $bots }
results-unmeasured = sin medir
results-place = Puesto { $place } de { $all }
results-gone = Abandono o ausencia
results-broken-off = Interrumpida
results-not-rated = no puntuada
results-curve = Tu puntuación partida a partida, de { $first } a { $last }
season-title = La temporada
season-named = La temporada: { $name }
season-since = Desde el { $when }.
season-about = Las partidas puntuadas que cualquiera podía ver. Cada temporada se empieza de nuevo, y lo que se juega en mesas privadas no aparece aquí.
# Deals: the same luck at several tables

deal-of-the-day = Reparto del día
deal-day-about = Hoy todo el mundo juega las mismas cartas y los mismos dados contra los mismos bots.
deal-day-go-on = Reparto del día: seguir
deal-day-compare = Reparto del día: comparar
deal-label = Otros pueden jugar el mismo reparto en otra mesa
deal-label-note = Otra mesa puede jugar entonces las mismas cartas y los mismos dados, y comparáis. Para que la suerte sea igual para todos, ningún sitio añade una semilla propia: el compromiso del servidor la fija antes, y a las dos semanas se revela para comprobarla.
deal-waiting = Esta mesa juega un reparto: otros pueden jugar las mismas cartas y los mismos dados en otra mesa. Por eso ningún sitio añade una semilla a la suerte.
deal-to = Al reparto
deal-hidden-title = Juégalo primero
deal-hidden-text = Otras mesas también juegan este reparto. Podrás mirar cuando lo hayas jugado.
deal-compare = Comparar con otros
deal-opens = La suerte de este reparto es secreta hasta el { $when }, porque otros pueden jugarlo todavía. Después se podrá comprobar aquí.
deal-is-open = La suerte de este reparto está revelada: se puede comprobar al final de cada una de sus mesas.
deal-as-heard = { $n ->
    [one] El único sorteo es como lo oyó este navegador, fijado por el compromiso que vio primero.
    [many] Los { $n } sorteos son como los oyó este navegador, fijados por el compromiso que vio primero.
   *[other] Los { $n } sorteos son como los oyó este navegador, fijados por el compromiso que vio primero.
}
deal-title = Reparto
deal-players = { $n ->
    [0] nadie lo ha jugado todavía
    [one] lo ha jugado una persona
    [many] lo han jugado { $n } personas
   *[other] lo han jugado { $n } personas
}
deal-play-first = Verás cómo les fue a los demás cuando lo hayas jugado. Cuenta tu primera vez.
deal-play = Jugarlo ahora
deal-go-on = Seguir
deal-place = Puesto { $place } de { $of }
deal-better = { $n } % de los puntos de comparación en este sitio
deal-alone = Todavía no hay con quién comparar
deal-seat = Sitio { $n }
deal-range = { $n ->
    [one] Un resultado: { $least } puntos
    [many] { $n } resultados, de { $least } a { $most } puntos
   *[other] { $n } resultados, de { $least } a { $most } puntos
}
deal-score = { $n } %
deal-again = no por primera vez
deal-bot-played = siguió un bot
deal-late = demasiado tarde para contar
deal-playing = Todavía se juega
deal-show = Quien lo haya jugado puede mirar mi partida
deal-another = Jugarlo en otra mesa
deal-exchange = Las mismas personas, sitios cambiados
deal-yesterday = El reparto de ayer
deal-today = El reparto de hoy
deal-how = Cómo funciona
deal-fair = Quien hace lo mismo encuentra las mismas cartas y los mismos dados; donde las mesas difieren, aún comparten tanta suerte como es posible. Solo cuenta la primera vez, y nadie ve nada de un reparto antes de haberlo jugado. Quien venga con un segundo nombre podría jugar dos veces: no se puede impedir. Los días empiezan y terminan según el tiempo universal (UTC). Los puntos de comparación se cuentan como en el bridge duplicado: uno por cada persona en el mismo sitio a la que le fue peor, medio si empatan.
deal-secret = La suerte salió de este secreto:
deal-copy = Copiar el enlace
