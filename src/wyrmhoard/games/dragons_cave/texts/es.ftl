# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Cuélate hasta la guarida en busca de oro mientras el dragón intenta adivinar tu color.

word-red = pico (rojo)
word-green = farol (verde)
word-orange = seta (naranja)
word-blue = vagoneta (azul)
word-purple = cristal (morado)
word-chest = carta Cofre
word-first = primer enano
word-second = segundo enano
word-left = izquierda
word-right = derecha

lay = Colocar boca abajo: { $a }
    .told = { $who } coloca boca abajo: { $a }.
    .mine = Colocas boca abajo: { $a }.
    .asked = Eres un enano: ¿qué carta colocas boca abajo?
lay-for = Colocar boca abajo: { $a }, para el { $b }
    .told = { $who } coloca boca abajo: { $a }, para el { $b }.
    .mine = Colocas boca abajo: { $a }, para el { $b }.
    .asked = Llevas a los enanos: ¿qué carta colocas boca abajo, y para qué enano?
place = Poner el dragón en: { $a }
    .told = { $who } pone el dragón en: { $a }.
    .mine = Pones el dragón en: { $a }.
    .asked = Eres el dragón: ¿dónde saltas?
divide = { $a ->
    [0] Nada en la mano izquierda, todo en la derecha
    [one] { $a } moneda en la mano izquierda, el resto en la derecha
    [many] { $a } monedas en la mano izquierda, el resto en la derecha
   *[other] { $a } monedas en la mano izquierda, el resto en la derecha
}
    .told = { $who } reparte su bolsa: { $a } en la mano izquierda.
    .mine = Repartes tu bolsa: { $a } en la mano izquierda.
    .asked = El dragón te tiene: ¿cuántas monedas pones en la mano izquierda?
pick = Elegir una mano de { $a }: { $b }
    .told = { $who } elige una mano de { $a }: { $b }.
    .mine = Eliges una mano de { $a }: { $b }.
    .asked = Eres el dragón: ¿qué mano de { $a } eliges?
lay-hidden = Colocar una carta boca abajo
    .told = { $who } coloca una carta boca abajo.
lay-hidden-for = Colocar una carta boca abajo, para el { $a }
    .told = { $who } coloca una carta boca abajo, para el { $a }.
divide-hidden = Repartir la bolsa entre dos manos cerradas
    .told = { $who } reparte su bolsa entre dos manos cerradas.
begin = Primer dragón: { $a }
    .told = El primer dragón: { $a }.
reveal = Revelar la carta de { $a }: { $b }
    .told = La carta de { $a }: { $b }.
reveal-for = Revelar la carta de { $a }: { $b }, para el { $c }
    .told = La carta de { $a }: { $b }, para el { $c }.
lose = Abrir la mano
    .told = { $b ->
        [0] La mano de { $a } está vacía: no se pierde nada.
        [one] La mano de { $a } tiene { $b } moneda: vuelve al dragón.
        [many] La mano de { $a } tiene { $b } monedas: vuelven al dragón.
       *[other] La mano de { $a } tiene { $b } monedas: vuelven al dragón.
    }

# What came of a move. $me is the blank that the reader fills.
some-coins = { $coins ->
    [one] { $coins } moneda
    [many] { $coins } monedas
   *[other] { $coins } monedas
}
event-turned-up = { $me ->
    [who] Tu carta: { $card }.
   *[other] La carta de { $who }: { $card }.
}
event-turned-up-for = { $me ->
    [who] Tu carta: { $card }, para el { $dwarf }.
   *[other] La carta de { $who }: { $card }, para el { $dwarf }.
}
event-stowed = { $me ->
    [who] { $coins ->
        [0] Recuperas tus cartas; tu bolsa estaba vacía.
       *[other] Guardas { some-coins } en tu cofre.
    }
   *[other] { $coins ->
        [0] { $who } recupera todas sus cartas; la bolsa estaba vacía.
       *[other] { $who } guarda { some-coins } en el cofre.
    }
}
event-caught = { $me ->
    [who] { $square ->
        [0] El dragón te atrapa: ¡vuelves a la salida!
       *[other] El dragón te atrapa: ¡vuelves a la casilla { $square }!
    }
   *[other] { $square ->
        [0] El dragón atrapa a { $who }: ¡vuelta a la salida!
       *[other] El dragón atrapa a { $who }: ¡vuelta a la casilla { $square }!
    }
}
event-went-on = { $me ->
    [who] { $coins ->
        [0] Avanzas hasta la casilla { $square }.
       *[other] Avanzas hasta la casilla { $square } y coges { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } avanza hasta la casilla { $square }.
       *[other] { $who } avanza hasta la casilla { $square } y coge { some-coins }.
    }
}
event-entered = { $me ->
    [who] ¡Entras en la guarida y coges { some-coins }!
   *[other] ¡{ $who } entra en la guarida y coge { some-coins }!
}
event-robbed = { $me ->
    [who] { $coins ->
        [0] La mano estaba vacía: lo conservas todo ({ $left }).
       *[other] El dragón te quita { some-coins }; te quedan { $left }.
    }
   *[other] { $coins ->
        [0] La mano estaba vacía: { $who } lo conserva todo ({ $left }).
       *[other] El dragón le quita { some-coins } a { $who }; quedan { $left }.
    }
}
event-round = { $me ->
    [who] Ronda { $n }: el dragón eres tú.
   *[other] Ronda { $n }: el dragón es { $who }.
}
event-over-treasure = El tesoro del dragón se ha agotado: fin de la partida.
event-over-lair = Hay un enano en la guarida: fin de la partida.
event-over-both = { $me ->
    [who] Tus dos enanos están en la guarida: fin de la partida.
   *[other] Los dos enanos de { $who } están en la guarida: fin de la partida.
}

# The board
start = Salida
lair = Guarida
treasure = Tesoro del dragón: { $n }
purse = Bolsa
chest = Cofre
coins = Monedas
closed = cerrado
cards = Cartas en la mano
dragon = dragón
round = Ronda { $n }
laid = carta colocada
divided = manos cerradas
yours = Has colocado: { $a }
your-hands = Tus manos: { $left } a la izquierda, { $right } a la derecha

# Why not?
why-name-a-dwarf = Entre dos, también dices qué enano se mueve.
why-one-dwarf = Solo tienes un enano: no hay nada que elegir.
why-dwarf-in-lair = Ya está en la guarida, y para siempre: el { $dwarf }.
why-dragon-lays-no-card = El dragón adivina cartas, no las coloca.
why-cards-are-up = Las cartas ya están reveladas. Antes, el dragón tiene manos que elegir.
why-card-laid = Tu carta ya está puesta, y carta puesta no se cambia.
why-card-not-in-hand = No la tienes en la mano: { $card }. Las cartas vuelven con la carta Cofre, o cuando te atrapan.
why-dragon-sits = El dragón ya se ha sentado. Ahora elige manos.
why-dragon-waits = El dragón va el último: aún faltan cartas por colocar.
why-not-the-dragon = El dragón no eres tú: es { $who }.
why-not-robbed = Ahora mismo nadie va a por tu bolsa.
why-hands-closed = Tus manos ya están cerradas. No vale arrepentirse.
why-too-few-coins = { $n ->
    [one] En tu bolsa solo hay { $n } moneda.
    [many] En tu bolsa solo hay { $n } monedas.
   *[other] En tu bolsa solo hay { $n } monedas.
}
why-nobody-caught = Nadie ofrece las manos cerradas: no hay ningún enano atrapado.
why-other-hand = De uno en uno, en sentido horario desde el dragón. Ahora: { $who }.
why-hands-not-closed = Paciencia: todavía se están repartiendo las monedas.

# What is wrong with a box
box-colour-count = «{ $key }» debe tener { $needed } veces «{ $word }», no { $given }.

# House rules
house-open-chests = Los cofres están abiertos
house-hide-mover = Con dos jugadores: qué enano se mueve queda en secreto
house-shortage = Si el tesoro no alcanza para todos
house-shortage-equal = partes iguales para todos
house-shortage-capped = nunca más de lo ganado
variant-open-chests = Cofres abiertos

# Why a move is hinted at
caught-with-it = { $caught ->
    [0] El dragón nunca te ha atrapado con ella.
   *[other] El dragón te ha atrapado con ella { $caught }×.
}
hint-square = Lleva a la casilla { $square } y da { some-coins }. { caught-with-it }
hint-lair = Lleva a la guarida y da { some-coins }. { caught-with-it }
hint-chest = { $coins ->
    [0] Te devuelve tus cartas.
   *[other] Pone a salvo { some-coins } y te devuelve tus cartas.
}
hint-held = Cuántos pueden ponerla: { $n }. Puesta hasta ahora: { $laid }×.
hint-divide = El dragón abre una mano: pierdes { $a } o { $b }.
hint-pick = Abres una de las dos manos, que juntas guardan { some-coins }.
