# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Lanza los dados y llévate diamantes en las narices de un troll; después, corre a por el oro antes de que despierte el dragón.

roll-grotto = Lanzar los dados Cueva
    .told = { $who } lanza los dados Cueva.
    .asked = La Cueva te espera: lanza sus dados.
set-aside = Apartar: { $a }
    .told = { $who } aparta: { $a }.
    .mine = Apartas: { $a }.
enter = Entrar en la Sala del Tesoro
    .told = { $who } entra en la Sala del Tesoro.
    .mine = Entras en la Sala del Tesoro.
roll-treasure = Lanzar los dados Tesoro
    .told = { $who } lanza los dados Tesoro.
    .asked = Estás en la Sala del Tesoro: lanza los dados por el oro.
roll-dragon = Lanzar los dados Dragón
    .told = { $who } lanza los dados Dragón.
    .asked = ¿Despertarás al dragón antes de que { $who } escape?
leave = Salir con todo el botín
    .told = { $who } sale con todo el botín.
    .asked = ¿Sigues, o sales con todo el botín?
take = Tomar: { $a }
    .told = { $who } toma: { $a }.
    .asked = ¿Qué tesoro tomas?

begin = Empieza { $a }
    .told = Empieza { $a }.
show-one = Dados Cueva: { $a }
    .told = Dados Cueva: { $a }.
show-two = Dados Cueva: { $a }, { $b }
    .told = Dados Cueva: { $a }, { $b }.
show-three = Dados Cueva: { $a }, { $b }, { $c }
    .told = Dados Cueva: { $a }, { $b }, { $c }.
show-four = Dados Cueva: { $a }, { $b }, { $c }, { $d }
    .told = Dados Cueva: { $a }, { $b }, { $c }, { $d }.
find = Pepitas en los dados Tesoro: { $a } + { $b }
    .told = Pepitas en los dados Tesoro: { $a } + { $b }.
stir = Dados Dragón: { $a }, { $b }
    .told = Dados Dragón: { $a }, { $b }.

word-diamond = diamante
word-key = llave
word-door = puerta
word-troll = troll
word-nugget = pepita
word-blank = en blanco
word-dragon = dragón

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } diamante
    [many] { $diamonds } diamantes
   *[other] { $diamonds } diamantes
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } pepita
    [many] { $nuggets } pepitas
   *[other] { $nuggets } pepitas
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } y { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] Sacas: { $dice }.
   *[other] { $who } saca: { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] Aparece el Troll, pero no tienes nada que perder.
       *[other] ¡Aparece el Troll y te quita { some-diamonds }!
    }
   *[other] { $diamonds ->
        [0] Aparece el Troll, pero { $who } no tiene nada que perder.
       *[other] ¡Aparece el Troll y le quita { some-diamonds } a { $who }!
    }
}
event-left = { $me ->
    [who] Sales a salvo con { loot }.
   *[other] { $who } sale a salvo con { loot }.
}
event-left-empty = { $me ->
    [who] Sales con las manos vacías.
   *[other] { $who } sale con las manos vacías.
}
event-found = { $me ->
    [who] Encuentras { some-nuggets }.
   *[other] { $who } encuentra { some-nuggets }.
}
event-found-none = { $me ->
    [who] No encuentras nada.
   *[other] { $who } no encuentra nada.
}
event-sleeps = { $me ->
    [who] Tiras por el dragón: sigue durmiendo.
   *[other] { $who } tira por el dragón: sigue durmiendo.
}
event-stirs = { $me ->
    [who] Sacas un dragón: se mueve. Uno más y despierta.
   *[other] { $who } saca un dragón: se mueve. Uno más y despierta.
}
event-woke = { $me ->
    [who] ¡Despiertas al dragón!
   *[other] ¡{ $who } despierta al dragón!
}
event-dropped = { $me ->
    [who] Dejas caer { loot }.
   *[other] { $who } deja caer { loot }.
}
event-hand-dropped = El Troll también deja caer { some-diamonds }.
event-got = { $me ->
    [who] Recibes { loot }.
   *[other] { $who } recibe { loot }.
}
event-over-grotto = La Cueva está vacía: fin de la partida.
event-over-cavern = La Sala del Tesoro está vacía: fin de la partida.
event-over-all = La Cueva y la Sala del Tesoro están vacías: fin de la partida.
event-over-barren = Hace demasiado que nadie encuentra oro: fin de la partida.

# The board
grotto = Cueva
cavern = Sala del Tesoro
diamonds = Diamantes restantes
nuggets = Pepitas restantes
troll-hand = Mano del Troll
free = Dados libres
blocked = Dados bloqueados
last-turn = Turno anterior
troll-came = Llegó el Troll y se quedó con el botín.
treasure-dice = Dados Tesoro
dragon-dice = Dados Dragón
not-rolled = aún sin lanzar
dragon-sides = { $n ->
    [one] { $n } cara dragón de { $of }
    [many] { $n } caras dragón de { $of }
   *[other] { $n } caras dragón de { $of }
}
the-dragon = El dragón
asleep = dormido
stirring = se agita: un dragón más y se despierta
awake = despierto
dragon-woke = Última visita: el dragón despertó; los demás se lo llevaron todo.
to-share = Para repartir
ends-one = La partida termina cuando la Cueva o la Sala del Tesoro está vacía.
ends-both = La partida termina cuando la Cueva y la Sala del Tesoro están vacías.
ends-barren = Cueva vacía: turno { $n } de { $of } sin pepitas; después termina la partida.
pack = Bolsa
points = Puntos
at-risk = En riesgo
adventurer = a la aventura
takes = toma el siguiente tesoro

# Why not?
why-sharing = Cada cosa a su tiempo: primero se reparte el tesoro caído.
why-not-the-adventurer = En este turno se aventura { $who }.
why-nothing-dropped = Nadie ha dejado caer ningún tesoro que repartir.
why-takes-next = Ahora le toca tomar a { $who }.
why-nobody-inside = No hay nadie en la Sala del Tesoro: deja dormir al dragón.
why-own-dragon = Despertar al dragón es cosa de los demás. A ti te conviene que duerma.
why-beats = Aquí los dados Dragón ruedan solos, compás a compás.
why-treasure-first = Los dados Dragón esperan a la primera tirada de los dados Tesoro.
why-dice-elsewhere = Los dados Dragón han pasado de mano. Ahora los tiene { $who }.
why-not-inside = Los dados Tesoro se lanzan en la Sala del Tesoro, y aún no estás allí.
why-cavern-empty = La Sala del Tesoro está vacía: llaves y puertas ya no sirven de nada.
why-one-is-enough = Con una basta, y ya está apartada: { $face }.
why-none-shows = Ningún dado libre muestra esto: { $face }.
why-last-die = Otro dado debe quedar libre: el último no se puede apartar.
why-no-key-and-door = Sin una llave y una puerta, la Sala del Tesoro sigue cerrada.
why-first-roll = Ya que has entrado, lanza: la primera tirada es obligatoria.
why-inside = Estás en la Sala del Tesoro. Los dados Cueva se quedan fuera.

# What is wrong with a box
box-die-sides = «{ $key }»: un dado tiene { $needed } caras, pero se indican { $given }.

# House rules
house-end = La partida acaba cuando
house-end-one = un tesoro está vacío
house-end-both = los dos tesoros están vacíos
house-auto-share = Lo que se cae se reparte solo
house-race = La carrera en la caverna
house-race-live = Contrarreloj
house-race-beats = Por compases, sin prisa
variant-calm = Con calma: la carrera por turnos
variant-children = Para niños: una carrera más lenta
variant-long = Larga: hasta que ambos lugares estén vacíos

# The turn, solved
solved = Jugado lo mejor posible, el primer turno de una partida vale { $n } puntos de ventaja ({ $players } jugadores).
solved-grotto = Cueva: qué hacer, según los diamantes reunidos
solved-trolls = Trols
solved-no = –
solved-shown = a la vista
solved-aside = apartada
solved-alike = Llave y puerta valen lo mismo: lo dicho de una vale para la otra.
solved-cavern = Sala del Tesoro: a partir de cuántas pepitas salir, según los diamantes llevados y el dado Dragón apartado
solved-diamonds = Diamantes
solved-asleep = ninguno
solved-first = el primero
solved-second = el segundo
solved-roll = tirar
solved-leave = salir
solved-enter = entrar en la Sala del Tesoro
solved-set-key = apartar la llave
solved-set-door = apartar la puerta

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Todavía no hay nada en juego.
   *[other] El Troll aparece en { $percent } de cada 100 tiradas. En juego: { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] Todavía no hay nada que sacar; otra tirada trae al Troll { $percent } de cada 100 veces.
   *[other] A salvo: { some-diamonds }. Otra tirada trae al Troll { $percent } de cada 100 veces.
}
hint-enter = Quedan en la Sala del Tesoro: { some-nuggets }. Puntos por cada una: { $points }.
hint-set-aside = Abre el camino a la Sala del Tesoro. Dados que quedan por tirar: { $n }.
hint-dragon = La próxima tirada del dragón lo despierta { $percent } de cada 100 veces. Puntos en juego: { $points }.
hint-leave-dragon = Puntos a salvo: { $points }. La próxima tirada del dragón lo despertaría { $percent } de cada 100 veces.
