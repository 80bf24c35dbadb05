# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Dos clanes tienden caminos por una cueva oscura hacia la salida, y no todo enano trabaja para el suyo.

## Playing a card

lay = Colocar una carta de camino: { $a }, { $b }
    .told = { $who } coloca una carta de camino: { $a }, { $b }.
play = Jugar: { $a }
    .told = { $who } juega: { $a }.
discard = Descartar: { $a }
    .told = { $who } descarta: { $a }.
    .asked = ¿Qué carta juegas o descartas?
enough = No descartar una segunda carta
    .told = { $who } no descarta una segunda carta.
    .mine = No descartas una segunda carta.
    .asked = ¿Descartas una segunda carta?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] { ABS($a) } carta al oeste
        [many] { ABS($a) } cartas al oeste
       *[other] { ABS($a) } cartas al oeste
    }
   *[plus] { ABS($a) ->
        [one] { ABS($a) } carta al este
        [many] { ABS($a) } cartas al este
       *[other] { ABS($a) } cartas al este
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] { ABS($b) } carta al sur
        [many] { ABS($b) } cartas al sur
       *[other] { ABS($b) } cartas al sur
    }
   *[plus] { ABS($b) ->
        [one] { ABS($b) } carta al norte
        [many] { ABS($b) } cartas al norte
       *[other] { ABS($b) } cartas al norte
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] en el inicio
       *[other] { north-south } del inicio
    }
   *[other] { SIGN($b) ->
        [none] { east-west } del inicio
       *[other] { north-south } y { east-west } del inicio
    }
}
at = Ahí: { where }
    .told = { $who } elige el lugar: { where }.
    .asked = { $wait ->
        [16] ¿Dónde colocas la carta de camino?
       *[other] ¿Dónde usas esta carta?
    }
web = Telaraña en un borde: { where }, lado: { $c }
    .told = { $who } teje una telaraña: { where }, lado: { $c }.
    .asked = ¿Dónde tejes la telaraña?
look-goal = Mirar la meta { $a }
    .told = { $who } mira la meta { $a }.
    .mine = Miras la meta { $a }.
    .asked = ¿Qué meta miras en secreto?
look-clan = Mirar una carta de clan: { $a }
    .told = { $who } mira una carta de clan: { $a }.
    .mine = Miras una carta de clan: { $a }.
    .asked = ¿Qué meta o carta de clan miras en secreto?
swap = Intercambiar las manos: { $a }
    .told = { $who } intercambia las manos: { $a }.
    .asked = ¿Con quién intercambias la mano?
give = Ponerla delante de: { $a }
    .told = { $who } la pone delante de: { $a }.
    .asked = ¿Delante de quién la colocas?

## Moving

step = En esta carta: { $a }
    .told = { $who } se mueve por la carta: { $a }.
cross = A la carta siguiente: { $a }
    .told = { $who } pasa a la carta siguiente: { $a }.
climb = Por la escalera: { where }
    .told = { $who } toma la escalera: { where }.
stop = No moverse más
    .told = { $who } no se mueve más.
    .mine = No te mueves más.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] Mueves la Rata: ¿adónde se desliza?
            [1] Mueves la Sierpe: ¿adónde se desliza?
           *[other] Mueves al Goblin: ¿adónde se desliza?
        }
       *[other] ¿Adónde va tu enano?
    }
chop = Usar un hacha contra la telaraña: { $a }
    .told = { $who } usa un hacha contra la telaraña: { $a }.
strike = Usar un hacha contra la criatura
    .told = { $who } usa un hacha contra la criatura.
refrain = Guardar el hacha
    .told = { $who } guarda el hacha.
    .asked = Ataca una criatura: ¿usas el hacha?
orient = Dejar la meta así: { $a }
    .told = { $who } deja la meta así: { $a }.
    .asked = ¿En qué sentido queda la meta?

## Proposing the end

propose = Proponer que termine la partida
    .told = { $who } propone que termine la partida.
agree = Aceptar que termine la partida
    .told = { $who } está de acuerdo.
refuse = Seguir jugando
    .told = { $who } quiere seguir jugando.
    .asked = ¿Termina ya la partida, o sigues jugando?

## What others do in secret

discard-hidden = Descartar boca abajo, nivel { $a }
    .told = { $who } descarta una carta boca abajo, nivel { $a }.
clan-hidden = Una carta de clan: { $a }
    .told = Se reparte una carta de clan: { $a }.
goal-hidden = Una meta, boca abajo
    .told = Se coloca una meta boca abajo.
draw-hidden = Una carta de nivel { $a }
    .told = Se roba una carta, nivel { $a }.
read-hidden = Una carta de la otra mano
    .told = Se mira una carta de una mano intercambiada.
lose-hidden = Se pierde una carta de nivel { $a }
    .told = Se pierde boca abajo una carta al azar, nivel { $a }.
see-goal-hidden = Se mira una meta
    .told = La meta se mira en secreto.
see-clan-hidden = Se mira una carta de clan
    .told = La carta de clan se mira en secreto.
aside-hidden = Se miran las cartas apartadas
    .told = Quien sale antes que nadie mira las cartas de clan apartadas.

## Luck

mix = El único clan: { $a }
    .told = Todos los enanos son de un solo clan: { $a }.
clan = Una carta de clan: { $a }, { $b }
    .told = Se reparte una carta de clan: { $a }, { $b }.
goal = Una meta: { $a }
    .told = Se coloca una meta boca abajo: { $a }.
draw = Una carta: { $a }
    .told = Carta robada: { $a }.
begin = Empieza: { $a }
    .told = Empieza: { $a }.
read = Una carta de la otra mano: { $a }
    .told = La mano intercambiada contiene: { $a }.
lose = Carta perdida: { $a }
    .told = Se pierde una carta al azar: { $a }.
see-goal = La meta es: { $a }
    .told = La meta es: { $a }.
see-clan = El enano es: { $a }
    .told = El enano es: { $a }.
turn-up = La meta es: { $a }
    .told = Se descubre la meta: { $a }.
unmask = El enano es: { $a }
    .told = Se descubre una carta de clan: { $a }.
aside = Saboteadores apartados: azul { $a }, amarillo { $b }
    .told = Saboteadores entre las cartas apartadas: azul { $a }, amarillo { $b }.
tally = Quienes trabajan para este clan: { $a }
    .told = Quienes trabajan para este clan: { $a }.

## Words

word-upright = sin girar
word-turned = con media vuelta
word-north = norte
word-east = este
word-south = sur
word-west = oeste
word-n = el extremo norte
word-e = el extremo este
word-s = el extremo sur
word-w = el extremo oeste
word-a = el centro
word-b = el centro del otro camino
word-t = el túnel o el fondo
word-blue = azul
word-yellow = amarillo
word-loyal = leal
word-saboteur = saboteador
word-goal-exit = salida
word-goal-lair = guarida oscura
word-goal-ladder = escalera
word-goal-gold = veta de oro
word-all = todos han salido
word-more = aún quedan dentro

## Cards

word-cross-1 = cruce (I)
word-tee-new-1 = bifurcación norte-este-oeste (I)
word-tee-nes-1 = bifurcación norte-este-sur (I)
word-bend-ne-1 = curva norte-este (I)
word-bend-nw-1 = curva norte-oeste (I)
word-line-ns-1 = recta norte-sur (I)
word-line-ew-1 = recta este-oeste (I)
word-end-n-1 = callejón sin salida abierto al norte (I)
word-cross-1-lair = cruce con guarida oscura (I)
word-tee-new-1-lair = bifurcación norte-este-oeste con guarida oscura (I)
word-line-ew-1-lair = recta este-oeste con guarida oscura (I)
word-bend-nw-1-lair = curva norte-oeste con guarida oscura (I)
word-end-n-1-ladder = callejón sin salida abierto al norte con escalera (I)
word-bend-ne-1-ladder = curva norte-este con escalera (I)
word-bridge-ew-1 = puente este-oeste (I)
word-curves-ne-1 = doble curva norte-este con túnel (I)
word-cross-2 = cruce (II)
word-tee-new-2 = bifurcación norte-este-oeste (II)
word-tee-nes-2 = bifurcación norte-este-sur (II)
word-bend-ne-2 = curva norte-este (II)
word-bend-nw-2 = curva norte-oeste (II)
word-line-ew-2 = recta este-oeste (II)
word-end-e-2 = callejón sin salida abierto al este (II)
word-tee-nes-2-lair = bifurcación norte-este-sur con guarida oscura (II)
word-bend-ne-2-lair = curva norte-este con guarida oscura (II)
word-line-ns-2-lair = recta norte-sur con guarida oscura (II)
word-bend-nw-2-ladder = curva norte-oeste con escalera (II)
word-bridge-ns-2 = puente norte-sur (II)
word-bridge-ew-2 = puente este-oeste (II)
word-curves-ne-2 = doble curva norte-este con túnel (II)
word-curves-nw-2 = doble curva norte-oeste con túnel (II)
word-tee-new-2-gold = bifurcación norte-este-oeste con veta de oro (II)
word-cross-3 = cruce (III)
word-tee-new-3 = bifurcación norte-este-oeste (III)
word-tee-nes-3 = bifurcación norte-este-sur (III)
word-bend-ne-3 = curva norte-este (III)
word-bend-nw-3 = curva norte-oeste (III)
word-line-ns-3 = recta norte-sur (III)
word-line-ew-3 = recta este-oeste (III)
word-cross-3-lair = cruce con guarida oscura (III)
word-line-ew-3-lair = recta este-oeste con guarida oscura (III)
word-end-e-3-ladder = callejón sin salida abierto al este con escalera (III)
word-bridge-ns-3 = puente norte-sur (III)
word-curves-ne-3 = doble curva norte-este con túnel (III)
word-curves-nw-3 = doble curva norte-oeste con túnel (III)
word-tee-nes-3-gold = bifurcación norte-este-sur con veta de oro (III)
word-information-1 = Información secreta (I)
word-information-2 = Información secreta (II)
word-information-3 = Información secreta (III)
word-cave-in-1 = Derrumbe (I)
word-cave-in-2 = Derrumbe (II)
word-cave-in-3 = Derrumbe (III)
word-swap-1 = Intercambio de cartas (I)
word-swap-2 = Intercambio de cartas (II)
word-swap-3 = Intercambio de cartas (III)
word-spiderweb-1 = Telaraña (I)
word-spiderweb-2 = Telaraña (II)
word-spiderweb-3 = Telaraña (III)
word-boots-1 = Botas (I)
word-boots-2 = Botas (II)
word-boots-3 = Botas (III)
word-axe-1 = Hacha de guerra (I)
word-axe-2 = Hacha de guerra (II)
word-axe-3 = Hacha de guerra (III)
word-rat-1 = Rata (I)
word-rat-2 = Rata (II)
word-rat-3 = Rata (III)
word-lindworm-1 = Sierpe (I)
word-lindworm-2 = Sierpe (II)
word-lindworm-3 = Sierpe (III)
word-goblin-1 = Goblin (I)
word-goblin-2 = Goblin (II)
word-goblin-3 = Goblin (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } carta
    [many] { $n } cartas
   *[other] { $n } cartas
}
some-fields = { $n ->
    [one] { $n } casilla
    [many] { $n } casillas
   *[other] { $n } casillas
}
some-nuggets = { $n ->
    [one] { $n } pepita
    [many] { $n } pepitas
   *[other] { $n } pepitas
}
some-place = { $side ->
    [here] { $mark ->
        [0] en el inicio
       *[other] en la meta { $mark }
    }
    [north] { $mark ->
        [0] al norte del inicio
       *[other] al norte de la meta { $mark }
    }
    [east] { $mark ->
        [0] al este del inicio
       *[other] al este de la meta { $mark }
    }
    [south] { $mark ->
        [0] al sur del inicio
       *[other] al sur de la meta { $mark }
    }
    [west] { $mark ->
        [0] al oeste del inicio
       *[other] al oeste de la meta { $mark }
    }
   *[towards] camino de la meta { $mark }
}
the-creature = { $creature ->
    [rat] La rata
    [lindworm] La sierpe
   *[goblin] El goblin
}
driven-creature = { $creature ->
    [rat] a la rata
    [lindworm] a la sierpe
   *[goblin] al goblin
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] Eres del clan azul y le guardas lealtad.
       *[yellow] Eres del clan amarillo y le guardas lealtad.
    }
   *[saboteur] { $clan ->
        [blue] Eres del clan azul, pero en secreto trabajas para los amarillos.
       *[yellow] Eres del clan amarillo, pero en secreto trabajas para los azules.
    }
}
event-clan = { $clan ->
    [blue] { $who } es del clan azul.
   *[yellow] { $who } es del clan amarillo.
}
event-goals-laid = Las cuatro metas están boca abajo.
event-drew = { $who } roba { some-cards }.
event-drew-cards = Robas: { $cards }.
event-laid = { $me ->
    [who] Colocas una carta de camino { some-place }: { $card }.
   *[other] { $who } coloca una carta de camino { some-place }: { $card }.
}
event-played = { $me ->
    [who] Juegas: { $card }.
   *[other] { $who } juega: { $card }.
}
event-discarded = { $who } descarta { some-cards }.
event-discarded-cards = Descartas: { $cards }.
event-caved-in = El camino { some-place } se derrumba.
event-came-out = { the-creature } sale de su guarida { some-place }.
event-web-spun = { $me ->
    [who] Tejes una telaraña { some-place }.
   *[other] { $who } teje una telaraña { some-place }.
}
event-swapped = { $me ->
    [who] Tú y { $whom } intercambiáis las manos.
    [whom] { $who } y tú intercambiáis las manos.
   *[other] { $who } y { $whom } intercambian las manos.
}
event-read-cards = Tu nueva mano: { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] Recibes un par de botas.
       *[axe] Recibes un hacha de batalla.
    }
   *[other] { $item ->
        [boots] { $who } recibe un par de botas.
       *[axe] { $who } recibe un hacha de batalla.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] Solo lo sabes tú: ¡la meta { $n } es la salida!
    [goal-lair] Solo lo sabes tú: la meta { $n } es una guarida oscura.
    [goal-ladder] Solo lo sabes tú: la meta { $n } es una escalera.
   *[goal-gold] Solo lo sabes tú: la meta { $n } es una veta de oro.
}
event-saw-clan = { $loyalty ->
    [loyal] Solo lo sabes tú: { $who } es leal.
   *[saboteur] Solo lo sabes tú: ¡{ $who } juega contra su clan!
}
event-walked = { $me ->
    [who] Caminas { some-fields }.
   *[other] { $who } camina { some-fields }.
}
event-climbed = { $me ->
    [who] Tomas la escalera y sales { some-place }.
   *[other] { $who } toma la escalera y sale { some-place }.
}
event-crept = { the-creature } avanza { some-fields }.
event-chopped = { $me ->
    [who] { $left ->
        [0] Cortas una telaraña con un hacha.
       *[other] Golpeas una telaraña con un hacha; un golpe más y desaparece.
    }
   *[other] { $left ->
        [0] { $who } corta una telaraña con un hacha.
       *[other] { $who } golpea una telaraña con un hacha; un golpe más y desaparece.
    }
}
event-struck = { $me ->
    [who] Ahuyentas { driven-creature } con un hacha.
   *[other] { $who } ahuyenta { driven-creature } con un hacha.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] El puente reduce tu mano en una carta para siempre.
       *[other] El puente te cuesta una carta, y tu mano es más pequeña desde ahora.
    }
   *[other] { $n ->
        [0] El puente reduce para siempre la mano de { $who } en una carta.
       *[other] El puente le cuesta una carta a { $who }.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] Te arrastras gratis por el túnel: no tienes oro.
       *[other] El túnel te cuesta una pepita.
    }
   *[other] { $n ->
        [0] { $who } se arrastra gratis por el túnel: no tiene oro.
       *[other] El túnel le cuesta una pepita a { $who }.
    }
}
event-reached = { $me ->
    [who] ¡{ the-creature } te alcanza! ¿Usas tu hacha?
   *[other] ¡{ the-creature } alcanza a { $who }!
}
event-bitten = { $me ->
    [who] { $n ->
        [0] La rata te alcanza: no tienes cartas que perder, pero tu mano es más pequeña desde ahora.
       *[other] La rata te alcanza: pierdes una carta, y tu mano es más pequeña desde ahora.
    }
   *[other] { $n ->
        [0] La rata alcanza a { $who }, que no tiene cartas que perder.
       *[other] La rata alcanza a { $who }, que pierde una carta.
    }
}
event-felled = { $me ->
    [who] La sierpe te tira al suelo.
   *[other] La sierpe tira a { $who } al suelo.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] El goblin no te encuentra oro.
       *[other] El goblin te roba una pepita.
    }
   *[other] { $n ->
        [0] El goblin no le encuentra oro a { $who }.
       *[other] El goblin le roba una pepita a { $who }.
    }
}
event-lost-card = Pierdes: { $card }.
event-goal-up = { $goal ->
    [goal-exit] Se descubre la meta { $n }: ¡la salida!
    [goal-lair] Se descubre la meta { $n }: una guarida oscura.
    [goal-ladder] Se descubre la meta { $n }: una escalera.
   *[goal-gold] Se descubre la meta { $n }: una veta de oro.
}
event-dug = { $me ->
    [who] Sacas una pepita de la veta.
   *[other] { $who } saca una pepita de la veta.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Ahora todos saben que eres leal.
       *[saboteur] Ahora todos lo saben: ¡juegas contra tu clan!
    }
   *[other] { $loyalty ->
        [loyal] { $who } es leal.
       *[saboteur] ¡{ $who } juega contra su clan: sabotaje!
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] Sales de la cueva, sin oro.
       *[other] ¡Sales de la cueva con { some-nuggets }!
    }
   *[other] { $n ->
        [0] { $who } sale de la cueva, sin oro.
       *[other] ¡{ $who } sale de la cueva con { some-nuggets }!
    }
}
event-gone = { the-creature } se escabulle.
event-web-thin = Una telaraña se desgasta.
event-web-gone = Una telaraña desaparece.
event-got-up = { $me ->
    [who] Te levantas, pero este turno no caminas.
   *[other] { $who } se levanta, pero este turno no camina.
}
event-skipped = { $me ->
    [who] No tienes cartas: pierdes el turno.
   *[other] { $who } no tiene cartas y pierde el turno.
}
event-over-out = { $clan ->
    [blue] Ya están fuera todos los que trabajan para los azules: fin de la partida.
   *[yellow] Ya están fuera todos los que trabajan para los amarillos: fin de la partida.
}
event-over-agreed = Todos de acuerdo: fin de la partida.
event-over-cards = Se ha jugado la última carta: fin de la partida.
event-hoards = { $clan ->
    [blue] Botines: azules { $blue }, amarillos { $yellow }. ¡Ganan los azules!
   *[yellow] Botines: azules { $blue }, amarillos { $yellow }. ¡Ganan los amarillos!
}
event-nobody-out = Nadie ha salido de la cueva: nadie gana.

# The board
map-axes = Arriba: cartas al este del inicio. Izquierda: cartas al norte de él.
map-part = La cueva es más ancha que la pantalla. Se ve la parte en torno a: { $who }
field = casilla
bridge = puente
tunnel = túnel
dug-out = veta vacía
web-left = telaraña y su número
may-go-here = lugar posible
rat = Rata
lindworm = Sierpe
goblin = Goblin
loyalty = Lealtad
nuggets = Oro
hand-levels = Cartas I-II-III
limit = Límite
place = Lugar
before = Delante
boots = botas
axe = hacha
lying-down = en el suelo
out-of-cave = fuera
only-you = solo lo sabes tú
seen-by = vista por { $who }
goal-known = Meta { $n }: { $a } (solo lo sabes tú)
goal-seen = Meta { $n }: vista por { $who }
your-hand = Tu mano: { $a }
your-drops = Has dejado o perdido boca abajo: { $a }
their-hand = { $who } tiene: { $a }
pile-levels = Mazo: { $a } I, { $b } II, { $c } III
bank = Banco: { $n }
turn-of = Turno: { $who }
ask-playing = jugar o descartar una carta
ask-placing = elegir el lugar: { $a }
ask-aiming = elegir qué o a quién: { $a }
ask-discarding = descartar una segunda carta, o ya basta
ask-creeping = { $a } (movimientos restantes: { $n })
ask-walking = movimientos restantes: { $n }
ask-orienting = elegir cómo queda la meta
ask-asking = usar un hacha contra la criatura, o no
ask-answering = terminar la partida, o seguir jugando
goal-was = Meta { $n }: { $a }

## Why not?

why-card-first = Primero una carta: juega una, o descarta.
why-place-first = Tu carta sigue en el aire. Primero elige su lugar.
why-aim-first = Primero elige para qué o para quién es esta carta: { $card }.
why-discarding = Estás descartando: una segunda carta, o ya basta.
why-creature-first = Primero la criatura avanza, o se detiene.
why-dwarf-walks = Tu carta está jugada. Ahora tu enano camina, o se queda.
why-goal-first = Primero di cómo queda la meta.
why-axe-first = Primero di si usas el hacha contra la criatura.
why-answer-first = Primero responde: ¿terminar la partida, o seguir?
why-answered = Ya has aceptado. Los demás aún se lo piensan.
why-no-creature = Ninguna criatura ataca a tu enano.
why-no-axe = No hay ningún hacha delante de ti.
why-no-goal-turned = Ninguna meta espera a que digas cómo queda.
why-no-calling = En esta mesa nadie puede proponer el final.
why-proposed = Ya has propuesto el final en este turno. Con una vez basta.
why-too-late = El final se propone antes de jugar una carta.
why-no-proposal = Nadie ha propuesto terminar la partida.
why-not-held = No tienes esta carta en la mano: { $card }.
why-same-turned = Con media vuelta esta carta queda igual; colócala sin girar: { $card }.
why-fits-nowhere = No hay lugar donde encaje esta carta: { $card }, { $way }.
why-nothing-secret = Ya no hay secretos: no queda nada boca abajo que puedas mirar.
why-nothing-to-bury = Ninguna carta de camino está libre para un derrumbe.
why-all-in-boots = Todos llevan botas ya.
why-no-lair = No hay ninguna guarida oscura a la vista de la que pueda salir.
why-no-card-there = Ahí no hay ninguna carta.
why-no-lair-there = Esa carta no tiene guarida oscura.
why-never-buried = El inicio y las metas no se derrumban nunca.
why-occupied = Hay alguien en esa carta.
why-cell-taken = Ahí ya hay una carta.
why-nothing-beside = Ese lugar no toca ninguna carta boca arriba.
why-meets-a-wall = Ahí un camino daría contra un muro, al { $side }.
why-no-path-prolonged = Encajaría, pero no prolonga ningún camino.
why-web-there = Ahí ya hay una telaraña. Con una basta.
why-no-path-there = Ningún camino cruza ese borde: la telaraña no tendría de qué colgar.
why-goal-open = Esa meta está boca arriba, a la vista de todos.
why-own-clan = Tu propia carta de clan ya la conoces.
why-clan-open = Esta carta de clan está boca arriba, a la vista de todos: { $who }.
why-own-hand = Cambiar tu mano por tu propia mano serviría de poco.
why-has-boots = Un par por cabeza, y estos pies ya tienen el suyo: { $who }.
why-nobody-there = Ahí no se sienta nadie.
why-lying-down = Tu enano está tumbado y no va más lejos.
why-just-up = Tu enano acaba de levantarse y este turno recupera el aliento.
why-no-steps = No queda ni un paso.
why-not-next = Ningún camino lleva ahí en un paso.
why-wall-here = Al { $side } hay un muro.
why-other-field = La salida al { $side } empieza en otra casilla de esta carta.
why-nothing-beyond = Al { $side } no hay carta todavía.
why-web-holds = Al { $side } una telaraña cierra el paso.
why-wall-beyond = La carta que hay al { $side } muestra un muro.
why-not-on-ladder = Para trepar hay que estar en una escalera.
why-same-ladder = Es la escalera en la que ya estás.
why-no-ladder-there = Ahí no hay ninguna escalera.
why-out = Tu enano está fuera, al sol. Ya no corta telarañas.
why-no-web = Al { $side } no hay ninguna telaraña.
why-not-at-web = Al { $side } está la telaraña, pero desde su casilla tu enano no llega.

# What is wrong with a box
box-card-side = Carta «{ $key }»: el lado { $side } da a más de una casilla.
box-card-field = Carta «{ $key }»: ningún camino lleva a la casilla { $field }.
box-card-crossing = Carta «{ $key }»: pasos para cruzarla: { $given } en lugar de { $needed }.
box-card-feature = La carta «{ $key }» tiene más de un elemento de este tipo: { $feature }.
box-card-start = La carta «{ $key }» debe tener una escalera y abrirse por todos los lados.
box-card-goal = No se puede entrar en la carta «{ $key }» por todos los lados, ni girándola.
box-card-exit = Carta «{ $key }»: la salida va en goal-exit y en ninguna otra parte.
box-total = «{ $key }» suma { $given } en lugar de { $needed }.
box-too-many = «{ $key }» pide { $given }, pero el máximo es { $most }.
box-idle-clan = «{ $key }» debe ser { $most }, no { $given }: con más cartas de estas, un clan podría quedarse sin nadie que trabaje para él.

# House rules
house-clan = Con tres y cuatro jugadores, todos los enanos son
house-clan-blue = azules
house-clan-yellow = amarillos
house-clan-drawn = sorteados
house-finish-turn = Tras la última carta de todas, el enano aún puede andar
house-call-it = Los jugadores pueden proponer acabar la partida
variant-last-steps = Últimos pasos: el turno final se acaba
variant-by-agreement = De acuerdo: se puede proponer terminar

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who } probablemente sabotea ({ $percent } %){ suspect-why }
    [perhaps] { $who } quizá sabotea ({ $percent } %){ suspect-why }
   *[loyal] { $who } probablemente es leal (sabotaje: { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] alargó { suspect-way }
    [shorter] acortó { suspect-way }
    [caved-in] provocó un derrumbe en { suspect-way }
    [web] tejió una telaraña en { suspect-way }
    [boots] dio unas botas (para { suspect-whom })
    [axe] dio un hacha (para { suspect-whom })
    [rat] envió a la rata (contra { suspect-whom })
    [lindworm] envió a la sierpe (contra { suspect-whom })
   *[goblin] envió al goblin (contra { suspect-whom })
}
suspect-whom = { $me ->
    [whom] ti
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] tu camino
   *[other] el camino de { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, tras mirar la meta { $n }
    [clan] { $me ->
        [seen] { "" }, tras mirar tu carta de clan
       *[other] { "" }, tras mirar la carta de clan de { $seen }
    }
   *[nothing] { "" }
}
