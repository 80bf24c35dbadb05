# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Due clan tracciano sentieri in una grotta buia verso l’uscita, e non tutti i nani lavorano per il proprio.

## Playing a card

lay = Posa una carta Sentiero: { $a }, { $b }
    .told = { $who } posa una carta Sentiero: { $a }, { $b }.
play = Gioca: { $a }
    .told = { $who } gioca: { $a }.
discard = Scarta: { $a }
    .told = { $who } scarta: { $a }.
    .asked = Quale carta giochi o scarti?
enough = Non scartare una seconda carta
    .told = { $who } non scarta una seconda carta.
    .mine = Non scarti una seconda carta.
    .asked = Scarti una seconda carta?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] { ABS($a) } carta a ovest
        [many] { ABS($a) } carte a ovest
       *[other] { ABS($a) } carte a ovest
    }
   *[plus] { ABS($a) ->
        [one] { ABS($a) } carta a est
        [many] { ABS($a) } carte a est
       *[other] { ABS($a) } carte a est
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] { ABS($b) } carta a sud
        [many] { ABS($b) } carte a sud
       *[other] { ABS($b) } carte a sud
    }
   *[plus] { ABS($b) ->
        [one] { ABS($b) } carta a nord
        [many] { ABS($b) } carte a nord
       *[other] { ABS($b) } carte a nord
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] alla partenza
       *[other] { north-south } della partenza
    }
   *[other] { SIGN($b) ->
        [none] { east-west } della partenza
       *[other] { north-south } e { east-west } della partenza
    }
}
at = Qui: { where }
    .told = { $who } sceglie lo spazio { where }.
    .asked = { $wait ->
        [16] Dove posi la carta Sentiero?
       *[other] Dove usi questa carta?
    }
web = Ragnatela su un bordo: { where }, lato: { $c }
    .told = { $who } tesse una ragnatela: { where }, lato: { $c }.
    .asked = Dove tessi la ragnatela?
look-goal = Guarda la meta { $a }
    .told = { $who } guarda la meta { $a }.
    .mine = Guardi la meta { $a }.
    .asked = Quale meta guardi in segreto?
look-clan = Guarda una carta Clan: { $a }
    .told = { $who } guarda una carta Clan: { $a }.
    .mine = Guardi una carta Clan: { $a }.
    .asked = Quale meta o carta Clan guardi in segreto?
swap = Scambia la mano: { $a }
    .told = { $who } scambia la mano: { $a }.
    .asked = Con chi scambi la mano?
give = Posala davanti a: { $a }
    .told = { $who } la posa davanti a: { $a }.
    .asked = Davanti a chi la posi?

## Moving

step = Su questa carta: { $a }
    .told = { $who } si muove sulla carta: { $a }.
cross = Verso la carta vicina: { $a }
    .told = { $who } passa sulla carta vicina: { $a }.
climb = Con la scala: { where }
    .told = { $who } prende la scala: { where }.
stop = Non andare oltre
    .told = { $who } non va oltre.
    .mine = Non vai oltre.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] Muovi il Ratto: dove striscia?
            [1] Muovi il Lindworm: dove striscia?
           *[other] Muovi il Goblin: dove si intrufola?
        }
       *[other] Dove va il tuo nano?
    }
chop = Usa un’ascia contro la ragnatela: { $a }
    .told = { $who } usa un’ascia contro la ragnatela: { $a }.
strike = Usa un’ascia contro la creatura
    .told = { $who } usa un’ascia contro la creatura.
refrain = Tieni l’ascia
    .told = { $who } tiene l’ascia.
    .asked = Una creatura attacca: usi l’ascia?
orient = Orienta la meta: { $a }
    .told = { $who } orienta la meta: { $a }.
    .asked = In che verso va messa la meta?

## Proposing the end

propose = Proponi di chiudere la partita
    .told = { $who } propone di chiudere la partita.
agree = Accetta di chiudere la partita
    .told = { $who } accetta.
refuse = Continua a giocare
    .told = { $who } vuole continuare a giocare.
    .asked = La partita finisce ora, o giochi ancora?

## What others do in secret

discard-hidden = Scarta una carta coperta, livello { $a }
    .told = { $who } scarta una carta coperta, livello { $a }.
clan-hidden = Una carta Clan: { $a }
    .told = Viene distribuita una carta Clan: { $a }.
goal-hidden = Una meta coperta
    .told = Viene posata una meta coperta.
draw-hidden = Una carta di livello { $a }
    .told = Viene pescata una carta, livello { $a }.
read-hidden = Una carta dell’altra mano
    .told = Viene guardata una carta di una mano scambiata.
lose-hidden = Persa una carta di livello { $a }
    .told = Viene persa una carta coperta a caso, livello { $a }.
see-goal-hidden = Viene guardata una meta
    .told = La meta viene guardata in segreto.
see-clan-hidden = Viene guardata una carta Clan
    .told = La carta Clan viene guardata in segreto.
aside-hidden = Vengono guardate le carte messe da parte
    .told = Chi esce prima di tutti guarda le carte Clan messe da parte.

## Luck

mix = L’unico clan: { $a }
    .told = Tutti i nani sono dello stesso clan: { $a }.
clan = Una carta Clan: { $a }, { $b }
    .told = Viene distribuita una carta Clan: { $a }, { $b }.
goal = Una meta: { $a }
    .told = Viene posata una meta coperta: { $a }.
draw = Una carta: { $a }
    .told = Viene pescata una carta: { $a }.
begin = Comincia { $a }
    .told = { $a } comincia.
read = Una carta dell’altra mano: { $a }
    .told = La mano scambiata contiene: { $a }.
lose = Persa: { $a }
    .told = Viene persa una carta a caso: { $a }.
see-goal = La meta è: { $a }
    .told = La meta è: { $a }.
see-clan = Il nano è: { $a }
    .told = Il nano è: { $a }.
turn-up = La meta è: { $a }
    .told = La meta viene scoperta: { $a }.
unmask = Il nano è: { $a }
    .told = Viene scoperta una carta Clan: { $a }.
aside = Sabotatori messi da parte: blu { $a }, giallo { $b }
    .told = Sabotatori tra le carte messe da parte: blu { $a }, giallo { $b }.
tally = Nani che lavorano per questo clan: { $a }
    .told = Nani che lavorano per questo clan: { $a }.

## Words

word-upright = diritta
word-turned = girata di mezzo giro
word-north = nord
word-east = est
word-south = sud
word-west = ovest
word-n = l’estremità nord
word-e = l’estremità est
word-s = l’estremità sud
word-w = l’estremità ovest
word-a = il centro
word-b = il centro dell’altra via
word-t = il tunnel o il fondo
word-blue = blu
word-yellow = giallo
word-loyal = leale
word-saboteur = sabotatore
word-goal-exit = uscita
word-goal-lair = antro oscuro
word-goal-ladder = scala
word-goal-gold = vena d’oro
word-all = sono tutti fuori
word-more = ce ne sono ancora dentro

## Cards

word-cross-1 = incrocio (I)
word-tee-new-1 = bivio nord-est-ovest (I)
word-tee-nes-1 = bivio nord-est-sud (I)
word-bend-ne-1 = curva nord-est (I)
word-bend-nw-1 = curva nord-ovest (I)
word-line-ns-1 = rettilineo nord-sud (I)
word-line-ew-1 = rettilineo est-ovest (I)
word-end-n-1 = vicolo cieco nord (I)
word-cross-1-lair = incrocio con antro oscuro (I)
word-tee-new-1-lair = bivio nord-est-ovest con antro oscuro (I)
word-line-ew-1-lair = rettilineo est-ovest con antro oscuro (I)
word-bend-nw-1-lair = curva nord-ovest con antro oscuro (I)
word-end-n-1-ladder = vicolo cieco nord con scala (I)
word-bend-ne-1-ladder = curva nord-est con scala (I)
word-bridge-ew-1 = ponte est-ovest (I)
word-curves-ne-1 = doppia curva nord-est con tunnel (I)
word-cross-2 = incrocio (II)
word-tee-new-2 = bivio nord-est-ovest (II)
word-tee-nes-2 = bivio nord-est-sud (II)
word-bend-ne-2 = curva nord-est (II)
word-bend-nw-2 = curva nord-ovest (II)
word-line-ew-2 = rettilineo est-ovest (II)
word-end-e-2 = vicolo cieco est (II)
word-tee-nes-2-lair = bivio nord-est-sud con antro oscuro (II)
word-bend-ne-2-lair = curva nord-est con antro oscuro (II)
word-line-ns-2-lair = rettilineo nord-sud con antro oscuro (II)
word-bend-nw-2-ladder = curva nord-ovest con scala (II)
word-bridge-ns-2 = ponte nord-sud (II)
word-bridge-ew-2 = ponte est-ovest (II)
word-curves-ne-2 = doppia curva nord-est con tunnel (II)
word-curves-nw-2 = doppia curva nord-ovest con tunnel (II)
word-tee-new-2-gold = bivio nord-est-ovest con vena d’oro (II)
word-cross-3 = incrocio (III)
word-tee-new-3 = bivio nord-est-ovest (III)
word-tee-nes-3 = bivio nord-est-sud (III)
word-bend-ne-3 = curva nord-est (III)
word-bend-nw-3 = curva nord-ovest (III)
word-line-ns-3 = rettilineo nord-sud (III)
word-line-ew-3 = rettilineo est-ovest (III)
word-cross-3-lair = incrocio con antro oscuro (III)
word-line-ew-3-lair = rettilineo est-ovest con antro oscuro (III)
word-end-e-3-ladder = vicolo cieco est con scala (III)
word-bridge-ns-3 = ponte nord-sud (III)
word-curves-ne-3 = doppia curva nord-est con tunnel (III)
word-curves-nw-3 = doppia curva nord-ovest con tunnel (III)
word-tee-nes-3-gold = bivio nord-est-sud con vena d’oro (III)
word-information-1 = Informazione Segreta (I)
word-information-2 = Informazione Segreta (II)
word-information-3 = Informazione Segreta (III)
word-cave-in-1 = Crollo (I)
word-cave-in-2 = Crollo (II)
word-cave-in-3 = Crollo (III)
word-swap-1 = Scambio di Carte (I)
word-swap-2 = Scambio di Carte (II)
word-swap-3 = Scambio di Carte (III)
word-spiderweb-1 = Ragnatela (I)
word-spiderweb-2 = Ragnatela (II)
word-spiderweb-3 = Ragnatela (III)
word-boots-1 = Stivali (I)
word-boots-2 = Stivali (II)
word-boots-3 = Stivali (III)
word-axe-1 = Ascia da Battaglia (I)
word-axe-2 = Ascia da Battaglia (II)
word-axe-3 = Ascia da Battaglia (III)
word-rat-1 = Ratto (I)
word-rat-2 = Ratto (II)
word-rat-3 = Ratto (III)
word-lindworm-1 = Lindworm (I)
word-lindworm-2 = Lindworm (II)
word-lindworm-3 = Lindworm (III)
word-goblin-1 = Goblin (I)
word-goblin-2 = Goblin (II)
word-goblin-3 = Goblin (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } carta
    [many] { $n } carte
   *[other] { $n } carte
}
some-fields = { $n ->
    [one] { $n } casella
    [many] { $n } caselle
   *[other] { $n } caselle
}
some-nuggets = { $n ->
    [one] { $n } pepita
    [many] { $n } pepite
   *[other] { $n } pepite
}
some-place = { $side ->
    [here] { $mark ->
        [0] sulla partenza
       *[other] sulla meta { $mark }
    }
    [north] { $mark ->
        [0] a nord della partenza
       *[other] a nord della meta { $mark }
    }
    [east] { $mark ->
        [0] a est della partenza
       *[other] a est della meta { $mark }
    }
    [south] { $mark ->
        [0] a sud della partenza
       *[other] a sud della meta { $mark }
    }
    [west] { $mark ->
        [0] a ovest della partenza
       *[other] a ovest della meta { $mark }
    }
   *[towards] verso la meta { $mark }
}
the-creature = { $creature ->
    [rat] Il ratto
    [lindworm] Il lindworm
   *[goblin] Il goblin
}
driven-creature = { $creature ->
    [rat] il ratto
    [lindworm] il lindworm
   *[goblin] il goblin
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] Fai parte del clan blu, in piena lealtà.
       *[yellow] Fai parte del clan giallo, in piena lealtà.
    }
   *[saboteur] { $clan ->
        [blue] Fai parte del clan blu, ma in segreto lavori per i gialli.
       *[yellow] Fai parte del clan giallo, ma in segreto lavori per i blu.
    }
}
event-clan = { $clan ->
    [blue] { $who } fa parte del clan blu.
   *[yellow] { $who } fa parte del clan giallo.
}
event-goals-laid = Le quattro mete sono coperte sul tavolo.
event-drew = { $who } pesca { some-cards }.
event-drew-cards = Peschi: { $cards }.
event-laid = { $me ->
    [who] Posi una carta Sentiero { some-place }: { $card }.
   *[other] { $who } posa una carta Sentiero { some-place }: { $card }.
}
event-played = { $me ->
    [who] Giochi: { $card }.
   *[other] { $who } gioca: { $card }.
}
event-discarded = { $who } scarta { some-cards }.
event-discarded-cards = Scarti: { $cards }.
event-caved-in = Il sentiero { some-place } crolla.
event-came-out = { the-creature } esce dall’antro { some-place }.
event-web-spun = { $me ->
    [who] Tessi una ragnatela { some-place }.
   *[other] { $who } tesse una ragnatela { some-place }.
}
event-swapped = { $me ->
    [who] Tu e { $whom } vi scambiate la mano.
    [whom] { $who } e tu vi scambiate la mano.
   *[other] { $who } e { $whom } si scambiano la mano.
}
event-read-cards = La tua nuova mano: { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] Ricevi un paio di stivali.
       *[axe] Ricevi un’ascia da battaglia.
    }
   *[other] { $item ->
        [boots] { $who } riceve un paio di stivali.
       *[axe] { $who } riceve un’ascia da battaglia.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] Lo sai solo tu: la meta { $n } è l’uscita!
    [goal-lair] Lo sai solo tu: la meta { $n } è un antro oscuro.
    [goal-ladder] Lo sai solo tu: la meta { $n } è una scala.
   *[goal-gold] Lo sai solo tu: la meta { $n } è una vena d’oro.
}
event-saw-clan = { $loyalty ->
    [loyal] Lo sai solo tu: { $who } è leale.
   *[saboteur] Lo sai solo tu: { $who } gioca contro il suo clan!
}
event-walked = { $me ->
    [who] Cammini di { some-fields }.
   *[other] { $who } cammina di { some-fields }.
}
event-climbed = { $me ->
    [who] Prendi la scala e sbuchi { some-place }.
   *[other] { $who } prende la scala e sbuca { some-place }.
}
event-crept = { the-creature } avanza di { some-fields }.
event-chopped = { $me ->
    [who] { $left ->
        [0] Abbatti una ragnatela con l’ascia.
       *[other] Colpisci una ragnatela con l’ascia; ancora un colpo e sparisce.
    }
   *[other] { $left ->
        [0] { $who } abbatte una ragnatela con l’ascia.
       *[other] { $who } colpisce una ragnatela con l’ascia; ancora un colpo e sparisce.
    }
}
event-struck = { $me ->
    [who] Scacci { driven-creature } con l’ascia.
   *[other] { $who } scaccia { driven-creature } con l’ascia.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] Il ponte riduce per sempre di una carta la tua mano.
       *[other] Il ponte ti costa una carta, e d’ora in poi la tua mano è più piccola.
    }
   *[other] { $n ->
        [0] Il ponte riduce per sempre di una carta la mano di { $who }.
       *[other] Il ponte costa una carta a { $who }.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] Strisci gratis nel tunnel: non hai oro.
       *[other] Il tunnel ti costa una pepita.
    }
   *[other] { $n ->
        [0] { $who } striscia gratis nel tunnel: non ha oro.
       *[other] Il tunnel costa una pepita a { $who }.
    }
}
event-reached = { $me ->
    [who] { the-creature } ti raggiunge! Usi l’ascia?
   *[other] { the-creature } raggiunge { $who }!
}
event-bitten = { $me ->
    [who] { $n ->
        [0] Il ratto ti raggiunge: non hai carte da perdere, ma d’ora in poi la tua mano è più piccola.
       *[other] Il ratto ti raggiunge: perdi una carta, e d’ora in poi la tua mano è più piccola.
    }
   *[other] { $n ->
        [0] Il ratto raggiunge { $who }, che non ha carte da perdere.
       *[other] Il ratto raggiunge { $who }, che perde una carta.
    }
}
event-felled = { $me ->
    [who] Il lindworm ti getta a terra.
   *[other] Il lindworm getta { $who } a terra.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] Il goblin non ti trova oro addosso.
       *[other] Il goblin ti ruba una pepita.
    }
   *[other] { $n ->
        [0] Il goblin non trova oro addosso a { $who }.
       *[other] Il goblin ruba una pepita a { $who }.
    }
}
event-lost-card = Perdi: { $card }.
event-goal-up = { $goal ->
    [goal-exit] Si scopre la meta { $n }: l’uscita!
    [goal-lair] Si scopre la meta { $n }: un antro oscuro.
    [goal-ladder] Si scopre la meta { $n }: una scala.
   *[goal-gold] Si scopre la meta { $n }: una vena d’oro.
}
event-dug = { $me ->
    [who] Estrai una pepita dalla vena.
   *[other] { $who } estrae una pepita dalla vena.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Ora tutti sanno che sei leale.
       *[saboteur] Ora tutti lo sanno: giochi contro il tuo clan!
    }
   *[other] { $loyalty ->
        [loyal] { $who } è leale.
       *[saboteur] { $who } gioca contro il suo clan: sabotaggio!
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] Lasci la grotta, senza oro.
       *[other] Lasci la grotta con { some-nuggets }!
    }
   *[other] { $n ->
        [0] { $who } lascia la grotta, senza oro.
       *[other] { $who } lascia la grotta con { some-nuggets }!
    }
}
event-gone = { the-creature } se ne va.
event-web-thin = Una ragnatela si assottiglia.
event-web-gone = Una ragnatela sparisce.
event-got-up = { $me ->
    [who] Ti rialzi, ma in questo turno non cammini.
   *[other] { $who } si rialza, ma in questo turno non cammina.
}
event-skipped = { $me ->
    [who] Non hai carte: il tuo turno salta.
   *[other] { $who } non ha carte e salta il turno.
}
event-over-out = { $clan ->
    [blue] Sono fuori tutti quelli che lavorano per i blu: la partita è finita.
   *[yellow] Sono fuori tutti quelli che lavorano per i gialli: la partita è finita.
}
event-over-agreed = Tutti d’accordo: la partita è finita.
event-over-cards = L’ultima carta è giocata: la partita è finita.
event-hoards = { $clan ->
    [blue] Bottini: blu { $blue }, gialli { $yellow }. Vincono i blu!
   *[yellow] Bottini: blu { $blue }, gialli { $yellow }. Vincono i gialli!
}
event-nobody-out = Nessuno è uscito dalla grotta: nessuno vince.

# The board
map-axes = In alto: carte a est della partenza. A sinistra: carte a nord.
map-part = La grotta è più larga dello schermo. Parte mostrata, intorno a: { $who }
field = casella
bridge = ponte
tunnel = tunnel
dug-out = vena vuota
web-left = ragnatela e il suo numero
may-go-here = spazio possibile
rat = Ratto
lindworm = Lindworm
goblin = Goblin
loyalty = Lealtà
nuggets = Oro
hand-levels = Carte I-II-III
limit = Limite
place = Posizione
before = Davanti a sé
boots = stivali
axe = ascia
lying-down = a terra
out-of-cave = fuori
only-you = lo sai solo tu
seen-by = vista da { $who }
goal-known = Meta { $n }: { $a } (lo sai solo tu)
goal-seen = Meta { $n }: vista da { $who }
your-hand = La tua mano: { $a }
your-drops = Carte coperte che hai scartato o perso: { $a }
their-hand = { $who } ha in mano: { $a }
pile-levels = Mazzo: { $a } I, { $b } II, { $c } III
bank = Riserva: { $n }
turn-of = Turno: { $who }
ask-playing = gioca o scarta una carta
ask-placing = scegli lo spazio: { $a }
ask-aiming = scegli il bersaglio: { $a }
ask-discarding = scarta una seconda carta, o fermati qui
ask-creeping = { $a } (passi rimasti: { $n })
ask-walking = passi rimasti: { $n }
ask-orienting = scegli il verso della meta
ask-asking = usa un’ascia contro la creatura, o no
ask-answering = chiudi la partita, o continua
goal-was = Meta { $n }: { $a }

## Why not?

why-card-first = Prima una carta: giocala, o scarta.
why-place-first = La tua carta è ancora per aria. Prima scegli il suo spazio.
why-aim-first = Prima scegli il bersaglio di questa carta: { $card }.
why-discarding = Stai scartando: una seconda carta, o basta così.
why-creature-first = Prima la creatura avanza, o si ferma.
why-dwarf-walks = La tua carta è giocata. Ora il tuo nano cammina, o resta.
why-goal-first = Prima di’ in che verso sta la meta.
why-axe-first = Prima di’ se usi l’ascia contro la creatura.
why-answer-first = Prima rispondi: chiudere la partita, o continuare?
why-answered = Hai già accettato. Gli altri ci stanno ancora pensando.
why-no-creature = Nessuna creatura attacca il tuo nano.
why-no-axe = Davanti a te non c’è nessuna ascia.
why-no-goal-turned = Nessuna meta aspetta che tu ne scelga il verso.
why-no-calling = A questo tavolo nessuno può proporre la fine.
why-proposed = In questo turno hai già proposto la fine. Una volta basta.
why-too-late = La fine si propone prima di giocare una carta.
why-no-proposal = Nessuno ha proposto di chiudere la partita.
why-not-held = Non hai in mano questa carta: { $card }.
why-same-turned = Girata di mezzo giro questa carta resta uguale; posala diritta: { $card }.
why-fits-nowhere = Non c’è uno spazio adatto a questa carta: { $card }, { $way }.
why-nothing-secret = Niente più segreti: non c’è nulla di coperto che tu possa guardare.
why-nothing-to-bury = Nessuna carta Sentiero è libera per un crollo.
why-all-in-boots = Hanno già tutti gli stivali.
why-no-lair = Nessun antro oscuro in vista da cui farla uscire.
why-no-card-there = Lì non c’è nessuna carta.
why-no-lair-there = Quella carta non ha un antro oscuro.
why-never-buried = La partenza e le mete non crollano mai.
why-occupied = Qualcuno si trova su quella carta.
why-cell-taken = Lì c’è già una carta.
why-nothing-beside = Quello spazio non tocca nessuna carta scoperta.
why-meets-a-wall = Lì un sentiero finirebbe contro un muro, a { $side }.
why-no-path-prolonged = Ci starebbe, ma non prolunga nessun sentiero.
why-web-there = Lì c’è già una ragnatela. Una basta.
why-no-path-there = Nessun sentiero passa quel bordo: la ragnatela non avrebbe a che attaccarsi.
why-goal-open = Quella meta è scoperta, la vedono tutti.
why-own-clan = La tua carta Clan la conosci già.
why-clan-open = Questa carta Clan è scoperta, la vedono tutti: { $who }.
why-own-hand = Scambiare la tua mano con la tua stessa mano cambierebbe poco.
why-has-boots = Un paio a testa, e questi piedi hanno già il loro: { $who }.
why-nobody-there = Lì non siede nessuno.
why-lying-down = Il tuo nano è a terra e non va oltre.
why-just-up = Il tuo nano si è appena rialzato: in questo turno riprende fiato.
why-no-steps = Non resta neanche un passo.
why-not-next = Nessun sentiero porta lì in un passo.
why-wall-here = A { $side } c’è un muro.
why-other-field = L’uscita a { $side } parte da un’altra casella di questa carta.
why-nothing-beyond = A { $side } non c’è ancora nessuna carta.
why-web-holds = A { $side } una ragnatela sbarra la via.
why-wall-beyond = La carta a { $side } mostra un muro.
why-not-on-ladder = Per salire bisogna stare su una scala.
why-same-ladder = È la scala su cui sei già.
why-no-ladder-there = Lì non c’è nessuna scala.
why-out = Il tuo nano è fuori, al sole. Non taglia più ragnatele.
why-no-web = A { $side } non c’è nessuna ragnatela.
why-not-at-web = A { $side } la ragnatela c’è, ma dalla sua casella il tuo nano non ci arriva.

# What is wrong with a box
box-card-side = Carta «{ $key }»: il lato { $side } si apre su più di una casella.
box-card-field = Carta «{ $key }»: nessuna via porta alla casella { $field }.
box-card-crossing = Carta «{ $key }»: passi per attraversarla: { $given } invece di { $needed }.
box-card-feature = La carta «{ $key }» ha più di un elemento di questo tipo: { $feature }.
box-card-start = La carta «{ $key }» deve avere una scala ed essere aperta su tutti i lati.
box-card-goal = Nella carta «{ $key }» non si può entrare da ogni lato, nemmeno girandola.
box-card-exit = Carta «{ $key }»: l’uscita sta su goal-exit e da nessun’altra parte.
box-total = «{ $key }» dà in totale { $given } invece di { $needed }.
box-too-many = «{ $key }» chiede { $given }, ma il massimo è { $most }.
box-idle-clan = «{ $key }» deve essere { $most }, non { $given }: con più carte di questo tipo un clan potrebbe restare senza nessuno che lavori per esso.

# House rules
house-clan = In tre e in quattro, tutti i nani sono
house-clan-blue = blu
house-clan-yellow = gialli
house-clan-drawn = estratti a sorte
house-finish-turn = Dopo l’ultimissima carta il nano può ancora camminare
house-call-it = I giocatori possono proporre di finire la partita
variant-last-steps = Ultimi passi: l’ultimo turno si conclude
variant-by-agreement = Di comune accordo: si può proporre di finire

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who } probabilmente sabota ({ $percent } %){ suspect-why }
    [perhaps] { $who } forse sabota ({ $percent } %){ suspect-why }
   *[loyal] { $who } probabilmente è leale (sabotaggio: { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] ha allungato { suspect-way }
    [shorter] ha accorciato { suspect-way }
    [caved-in] ha fatto crollare una parte della grotta lungo { suspect-way }
    [web] ha teso una ragnatela lungo { suspect-way }
    [boots] ha dato degli stivali (per { suspect-whom })
    [axe] ha dato un’ascia (per { suspect-whom })
    [rat] ha mandato il ratto (contro { suspect-whom })
    [lindworm] ha mandato il lindworm (contro { suspect-whom })
   *[goblin] ha mandato il goblin (contro { suspect-whom })
}
suspect-whom = { $me ->
    [whom] te
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] la tua strada
   *[other] la strada di { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, dopo uno sguardo alla meta { $n }
    [clan] { $me ->
        [seen] { "" }, dopo uno sguardo alla tua carta Clan
       *[other] { "" }, dopo uno sguardo alla carta Clan di { $seen }
    }
   *[nothing] { "" }
}
