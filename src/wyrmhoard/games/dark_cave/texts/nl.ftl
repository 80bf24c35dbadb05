# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Twee clans leggen gangen door een donkere grot naar de uitgang, en niet elke dwerg werkt voor zijn eigen clan.

## Playing a card

lay = Leg een gangkaart: { $a }, { $b }
    .told = { $who } legt een gangkaart: { $a }, { $b }.
play = Speel: { $a }
    .told = { $who } speelt: { $a }.
discard = Leg af: { $a }
    .told = { $who } legt af: { $a }.
    .asked = Welke kaart speel je of leg je af?
enough = Leg geen tweede kaart af
    .told = { $who } legt geen tweede kaart af.
    .mine = Je legt geen tweede kaart af.
    .asked = Leg je een tweede kaart af?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] { ABS($a) } kaart ten westen
       *[other] { ABS($a) } kaarten ten westen
    }
   *[plus] { ABS($a) ->
        [one] { ABS($a) } kaart ten oosten
       *[other] { ABS($a) } kaarten ten oosten
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] { ABS($b) } kaart ten zuiden
       *[other] { ABS($b) } kaarten ten zuiden
    }
   *[plus] { ABS($b) ->
        [one] { ABS($b) } kaart ten noorden
       *[other] { ABS($b) } kaarten ten noorden
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] op de start
       *[other] { north-south } van de start
    }
   *[other] { SIGN($b) ->
        [none] { east-west } van de start
       *[other] { north-south } en { east-west } van de start
    }
}
at = Daar: { where }
    .told = { $who } kiest de plek: { where }.
    .asked = { $wait ->
        [16] Waar leg je de gangkaart?
       *[other] Waar gebruik je deze kaart?
    }
web = Web op een grens: { where }, zijde: { $c }
    .told = { $who } spant een web: { where }, zijde: { $c }.
    .asked = Waar span je het web?
look-goal = Bekijk doelkaart { $a }
    .told = { $who } bekijkt doelkaart { $a }.
    .mine = Je bekijkt doelkaart { $a }.
    .asked = Welke doelkaart bekijk je in het geheim?
look-clan = Bekijk een clankaart: { $a }
    .told = { $who } bekijkt een clankaart: { $a }.
    .mine = Je bekijkt een clankaart: { $a }.
    .asked = Welke doelkaart of clankaart bekijk je in het geheim?
swap = Ruil de handkaarten: { $a }
    .told = { $who } ruilt de handkaarten: { $a }.
    .asked = Met wie ruil je de handkaarten?
give = Leg neer voor: { $a }
    .told = { $who } legt neer voor: { $a }.
    .asked = Voor wie leg je hem neer?

## Moving

step = Op deze kaart: { $a }
    .told = { $who } doet een stap op de kaart: { $a }.
cross = Naar de volgende kaart: { $a }
    .told = { $who } doet een stap naar de volgende kaart: { $a }.
climb = Via de ladder: { where }
    .told = { $who } neemt de ladder: { where }.
stop = Ga niet verder
    .told = { $who } gaat niet verder.
    .mine = Je gaat niet verder.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] Je verplaatst de Rat: waar sluipt hij heen?
            [1] Je verplaatst de Lindworm: waar kruipt hij heen?
           *[other] Je verplaatst de Goblin: waar sluipt hij heen?
        }
       *[other] Waar gaat je dwerg heen?
    }
chop = Gebruik een bijl tegen het web: { $a }
    .told = { $who } gebruikt een bijl tegen het web: { $a }.
strike = Gebruik een bijl tegen het wezen
    .told = { $who } gebruikt een bijl tegen het wezen.
refrain = Houd de bijl
    .told = { $who } houdt de bijl.
    .asked = Een wezen valt aan: gebruik je je bijl?
orient = Laat de doelkaart zo liggen: { $a }
    .told = { $who } laat de doelkaart zo liggen: { $a }.
    .asked = Hoe moet de doelkaart liggen?

## Proposing the end

propose = Stel voor de partij te beëindigen
    .told = { $who } stelt voor de partij te beëindigen.
agree = Stem in met het einde van de partij
    .told = { $who } stemt in.
refuse = Speel verder
    .told = { $who } wil verder spelen.
    .asked = Moet de partij nu eindigen, of speel je door?

## What others do in secret

discard-hidden = Leg gedekt af, niveau { $a }
    .told = { $who } legt een kaart gedekt af, niveau { $a }.
clan-hidden = Een clankaart: { $a }
    .told = Er wordt een clankaart uitgedeeld: { $a }.
goal-hidden = Een doelkaart, gedekt
    .told = Er wordt een doelkaart gedekt neergelegd.
draw-hidden = Een kaart van niveau { $a }
    .told = Er wordt een kaart getrokken, niveau { $a }.
read-hidden = Een van de geruilde handkaarten
    .told = Een van de geruilde handkaarten wordt bekeken.
lose-hidden = Een kaart van niveau { $a } gaat verloren
    .told = Een willekeurige kaart gaat gedekt verloren, niveau { $a }.
see-goal-hidden = Een doelkaart wordt bekeken
    .told = De doelkaart wordt in het geheim bekeken.
see-clan-hidden = Een clankaart wordt bekeken
    .told = De clankaart wordt in het geheim bekeken.
aside-hidden = De opzijgelegde kaarten worden bekeken
    .told = Wie als eerste buiten is, bekijkt de opzijgelegde clankaarten.

## Luck

mix = De enige clan: { $a }
    .told = Alle dwergen horen bij één clan: { $a }.
clan = Een clankaart: { $a }, { $b }
    .told = Er wordt een clankaart uitgedeeld: { $a }, { $b }.
goal = Een doelkaart: { $a }
    .told = Er wordt een doelkaart gedekt neergelegd: { $a }.
draw = Een kaart: { $a }
    .told = Er wordt een kaart getrokken: { $a }.
begin = { $a } begint
    .told = { $a } begint.
read = Een van de geruilde handkaarten: { $a }
    .told = Bij de geruilde handkaarten: { $a }.
lose = Verloren: { $a }
    .told = Een willekeurige kaart gaat verloren: { $a }.
see-goal = De doelkaart is: { $a }
    .told = De doelkaart is: { $a }.
see-clan = De dwerg is: { $a }
    .told = De dwerg is: { $a }.
turn-up = De doelkaart is: { $a }
    .told = De doelkaart wordt opengedraaid: { $a }.
unmask = De dwerg is: { $a }
    .told = Er wordt een clankaart opengedraaid: { $a }.
aside = Opzijgelegde saboteurs: blauw { $a }, geel { $b }
    .told = Saboteurs onder de opzijgelegde kaarten: blauw { $a }, geel { $b }.
tally = Dwergen die voor deze clan werken: { $a }
    .told = Dwergen die voor deze clan werken: { $a }.

## Words

word-upright = rechtop
word-turned = een halve slag gedraaid
word-north = noord
word-east = oost
word-south = zuid
word-west = west
word-n = het noordeinde
word-e = het oosteinde
word-s = het zuideinde
word-w = het westeinde
word-a = het midden
word-b = het midden van de andere gang
word-t = de tunnel of het verre einde
word-blue = blauw
word-yellow = geel
word-loyal = loyaal
word-saboteur = saboteur
word-goal-exit = uitgang
word-goal-lair = donker hol
word-goal-ladder = ladder
word-goal-gold = goudader
word-all = allemaal buiten
word-more = nog niet allemaal buiten

## Cards

word-cross-1 = kruising (I)
word-tee-new-1 = splitsing noord-oost-west (I)
word-tee-nes-1 = splitsing noord-oost-zuid (I)
word-bend-ne-1 = bocht noord-oost (I)
word-bend-nw-1 = bocht noord-west (I)
word-line-ns-1 = rechte gang noord-zuid (I)
word-line-ew-1 = rechte gang oost-west (I)
word-end-n-1 = doodlopende gang noord (I)
word-cross-1-lair = kruising met donker hol (I)
word-tee-new-1-lair = splitsing noord-oost-west met donker hol (I)
word-line-ew-1-lair = rechte gang oost-west met donker hol (I)
word-bend-nw-1-lair = bocht noord-west met donker hol (I)
word-end-n-1-ladder = doodlopende gang noord met ladder (I)
word-bend-ne-1-ladder = bocht noord-oost met ladder (I)
word-bridge-ew-1 = brug oost-west (I)
word-curves-ne-1 = dubbele bocht noord-oost met tunnel (I)
word-cross-2 = kruising (II)
word-tee-new-2 = splitsing noord-oost-west (II)
word-tee-nes-2 = splitsing noord-oost-zuid (II)
word-bend-ne-2 = bocht noord-oost (II)
word-bend-nw-2 = bocht noord-west (II)
word-line-ew-2 = rechte gang oost-west (II)
word-end-e-2 = doodlopende gang oost (II)
word-tee-nes-2-lair = splitsing noord-oost-zuid met donker hol (II)
word-bend-ne-2-lair = bocht noord-oost met donker hol (II)
word-line-ns-2-lair = rechte gang noord-zuid met donker hol (II)
word-bend-nw-2-ladder = bocht noord-west met ladder (II)
word-bridge-ns-2 = brug noord-zuid (II)
word-bridge-ew-2 = brug oost-west (II)
word-curves-ne-2 = dubbele bocht noord-oost met tunnel (II)
word-curves-nw-2 = dubbele bocht noord-west met tunnel (II)
word-tee-new-2-gold = splitsing noord-oost-west met goudader (II)
word-cross-3 = kruising (III)
word-tee-new-3 = splitsing noord-oost-west (III)
word-tee-nes-3 = splitsing noord-oost-zuid (III)
word-bend-ne-3 = bocht noord-oost (III)
word-bend-nw-3 = bocht noord-west (III)
word-line-ns-3 = rechte gang noord-zuid (III)
word-line-ew-3 = rechte gang oost-west (III)
word-cross-3-lair = kruising met donker hol (III)
word-line-ew-3-lair = rechte gang oost-west met donker hol (III)
word-end-e-3-ladder = doodlopende gang oost met ladder (III)
word-bridge-ns-3 = brug noord-zuid (III)
word-curves-ne-3 = dubbele bocht noord-oost met tunnel (III)
word-curves-nw-3 = dubbele bocht noord-west met tunnel (III)
word-tee-nes-3-gold = splitsing noord-oost-zuid met goudader (III)
word-information-1 = Geheime informatie (I)
word-information-2 = Geheime informatie (II)
word-information-3 = Geheime informatie (III)
word-cave-in-1 = Instorting (I)
word-cave-in-2 = Instorting (II)
word-cave-in-3 = Instorting (III)
word-swap-1 = Kaarten ruilen (I)
word-swap-2 = Kaarten ruilen (II)
word-swap-3 = Kaarten ruilen (III)
word-spiderweb-1 = Spinnenweb (I)
word-spiderweb-2 = Spinnenweb (II)
word-spiderweb-3 = Spinnenweb (III)
word-boots-1 = Laarzen (I)
word-boots-2 = Laarzen (II)
word-boots-3 = Laarzen (III)
word-axe-1 = Strijdbijl (I)
word-axe-2 = Strijdbijl (II)
word-axe-3 = Strijdbijl (III)
word-rat-1 = Rat (I)
word-rat-2 = Rat (II)
word-rat-3 = Rat (III)
word-lindworm-1 = Lindworm (I)
word-lindworm-2 = Lindworm (II)
word-lindworm-3 = Lindworm (III)
word-goblin-1 = Goblin (I)
word-goblin-2 = Goblin (II)
word-goblin-3 = Goblin (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
some-fields = { $n ->
    [one] { $n } veld
   *[other] { $n } velden
}
some-nuggets = { $n ->
    [one] { $n } goudklompje
   *[other] { $n } goudklompjes
}
some-place = { $side ->
    [here] { $mark ->
        [0] op de start
       *[other] op doelkaart { $mark }
    }
    [north] { $mark ->
        [0] ten noorden van de start
       *[other] ten noorden van doelkaart { $mark }
    }
    [east] { $mark ->
        [0] ten oosten van de start
       *[other] ten oosten van doelkaart { $mark }
    }
    [south] { $mark ->
        [0] ten zuiden van de start
       *[other] ten zuiden van doelkaart { $mark }
    }
    [west] { $mark ->
        [0] ten westen van de start
       *[other] ten westen van doelkaart { $mark }
    }
   *[towards] op weg naar doelkaart { $mark }
}
the-creature = { $creature ->
    [rat] De rat
    [lindworm] De lindworm
   *[goblin] De goblin
}
driven-creature = { $creature ->
    [rat] de rat
    [lindworm] de lindworm
   *[goblin] de goblin
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] Je hoort bij de blauwe clan en bent loyaal.
       *[yellow] Je hoort bij de gele clan en bent loyaal.
    }
   *[saboteur] { $clan ->
        [blue] Je hoort bij de blauwe clan, maar werkt stiekem voor geel.
       *[yellow] Je hoort bij de gele clan, maar werkt stiekem voor blauw.
    }
}
event-clan = { $clan ->
    [blue] { $who } hoort bij de blauwe clan.
   *[yellow] { $who } hoort bij de gele clan.
}
event-goals-laid = De vier doelkaarten liggen gedekt op tafel.
event-drew = { $who } trekt { some-cards }.
event-drew-cards = Je trekt: { $cards }.
event-laid = { $me ->
    [who] Je legt een gangkaart { some-place }: { $card }.
   *[other] { $who } legt een gangkaart { some-place }: { $card }.
}
event-played = { $me ->
    [who] Je speelt: { $card }.
   *[other] { $who } speelt: { $card }.
}
event-discarded = { $who } legt { some-cards } af.
event-discarded-cards = Je legt af: { $cards }.
event-caved-in = De gang { some-place } stort in.
event-came-out = { the-creature } komt uit het hol { some-place }.
event-web-spun = { $me ->
    [who] Je spant een web { some-place }.
   *[other] { $who } spant een web { some-place }.
}
event-swapped = { $me ->
    [who] Jij en { $whom } ruilen de handkaarten.
    [whom] { $who } en jij ruilen de handkaarten.
   *[other] { $who } en { $whom } ruilen de handkaarten.
}
event-read-cards = Je nieuwe handkaarten: { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] Je krijgt een paar laarzen.
       *[axe] Je krijgt een strijdbijl.
    }
   *[other] { $item ->
        [boots] { $who } krijgt een paar laarzen.
       *[axe] { $who } krijgt een strijdbijl.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] Alleen jij weet het: doelkaart { $n } is de uitgang!
    [goal-lair] Alleen jij weet het: doelkaart { $n } is een donker hol.
    [goal-ladder] Alleen jij weet het: doelkaart { $n } is een ladder.
   *[goal-gold] Alleen jij weet het: doelkaart { $n } is een goudader.
}
event-saw-clan = { $loyalty ->
    [loyal] Alleen jij weet het: { $who } is loyaal.
   *[saboteur] Alleen jij weet het: { $who } is een saboteur!
}
event-walked = { $me ->
    [who] Je loopt { some-fields }.
   *[other] { $who } loopt { some-fields }.
}
event-climbed = { $me ->
    [who] Je neemt de ladder en bent nu { some-place }.
   *[other] { $who } neemt de ladder en is nu { some-place }.
}
event-crept = { the-creature } sluipt { some-fields } verder.
event-chopped = { $me ->
    [who] { $left ->
        [0] Je hakt een web weg met een bijl.
       *[other] Je raakt een web met een bijl; nog één slag en het is weg.
    }
   *[other] { $left ->
        [0] { $who } hakt een web weg met een bijl.
       *[other] { $who } raakt een web met een bijl; nog één slag en het is weg.
    }
}
event-struck = { $me ->
    [who] Je verjaagt { driven-creature } met een bijl.
   *[other] { $who } verjaagt { driven-creature } met een bijl.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] De brug maakt je hand voorgoed één kaart kleiner.
       *[other] De brug kost je een kaart, en je hand is voortaan kleiner.
    }
   *[other] { $n ->
        [0] De brug maakt de hand van { $who } voorgoed één kaart kleiner.
       *[other] De brug kost { $who } een kaart.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] Je kruipt gratis door de tunnel: je hebt geen goud.
       *[other] De tunnel kost je een goudklompje.
    }
   *[other] { $n ->
        [0] { $who } kruipt zonder goud gratis door de tunnel.
       *[other] De tunnel kost { $who } een goudklompje.
    }
}
event-reached = { $me ->
    [who] { the-creature } bereikt je! Gebruik je je bijl?
   *[other] { the-creature } bereikt { $who }!
}
event-bitten = { $me ->
    [who] { $n ->
        [0] De rat bereikt je: je hebt geen kaart te verliezen, maar je hand is voortaan kleiner.
       *[other] De rat bereikt je: je verliest een kaart, en je hand is voortaan kleiner.
    }
   *[other] { $n ->
        [0] De rat bereikt { $who }, maar er is geen kaart te halen.
       *[other] De rat bereikt { $who } en pakt een kaart.
    }
}
event-felled = { $me ->
    [who] De lindworm gooit je op de grond.
   *[other] De lindworm gooit { $who } op de grond.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] De goblin vindt geen goud bij je.
       *[other] De goblin steelt een goudklompje van je.
    }
   *[other] { $n ->
        [0] De goblin vindt geen goud bij { $who }.
       *[other] De goblin steelt een goudklompje van { $who }.
    }
}
event-lost-card = Je verliest: { $card }.
event-goal-up = { $goal ->
    [goal-exit] Doelkaart { $n } gaat open: de uitgang!
    [goal-lair] Doelkaart { $n } gaat open: een donker hol.
    [goal-ladder] Doelkaart { $n } gaat open: een ladder.
   *[goal-gold] Doelkaart { $n } gaat open: een goudader.
}
event-dug = { $me ->
    [who] Je hakt een goudklompje uit de ader.
   *[other] { $who } hakt een goudklompje uit de ader.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Nu weet iedereen dat je loyaal bent.
       *[saboteur] Nu weet iedereen het: jij bent een saboteur!
    }
   *[other] { $loyalty ->
        [loyal] { $who } is loyaal.
       *[saboteur] { $who } is een saboteur!
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] Je verlaat de grot, zonder goud.
       *[other] Je verlaat de grot met { some-nuggets }!
    }
   *[other] { $n ->
        [0] { $who } verlaat de grot, zonder goud.
       *[other] { $who } verlaat de grot met { some-nuggets }!
    }
}
event-gone = { the-creature } sluipt weg.
event-web-thin = Een web wordt dunner.
event-web-gone = Een web is weg.
event-got-up = { $me ->
    [who] Je staat weer op, maar loopt deze beurt niet.
   *[other] { $who } staat weer op, maar loopt deze beurt niet.
}
event-skipped = { $me ->
    [who] Je hebt geen kaarten: je beurt gaat voorbij.
   *[other] { $who } heeft geen kaarten en slaat over.
}
event-over-out = { $clan ->
    [blue] Iedereen die voor blauw werkt is buiten: het spel is uit.
   *[yellow] Iedereen die voor geel werkt is buiten: het spel is uit.
}
event-over-agreed = Iedereen is het eens: het spel is uit.
event-over-cards = De laatste kaart is gespeeld: het spel is uit.
event-hoards = { $clan ->
    [blue] Goudschatten: blauw { $blue }, geel { $yellow }. Blauw wint!
   *[yellow] Goudschatten: blauw { $blue }, geel { $yellow }. Geel wint!
}
event-nobody-out = Niemand is uit de grot gekomen: niemand wint.

# The board
map-axes = Boven: kaarten ten oosten van de start. Links: kaarten ten noorden ervan.
map-part = De grot is breder dan het scherm. Je ziet het deel rond: { $who }
field = veld
bridge = brug
tunnel = tunnel
dug-out = lege goudader
web-left = web met getal
may-go-here = mogelijke plek
rat = Rat
lindworm = Lindworm
goblin = Goblin
loyalty = Loyaliteit
nuggets = Goud
hand-levels = Kaarten I-II-III
limit = Limiet
place = Plek
before = Ligt open
boots = laarzen
axe = bijl
lying-down = ligt op de grond
out-of-cave = buiten
only-you = alleen jij weet het
seen-by = gezien door { $who }
goal-known = Doelkaart { $n }: { $a } (alleen jij weet het)
goal-seen = Doelkaart { $n }: gezien door { $who }
your-hand = Jouw handkaarten: { $a }
your-drops = Door jou gedekt afgelegd of verloren: { $a }
their-hand = { $who } heeft in de hand: { $a }
pile-levels = Trekstapel: { $a } I, { $b } II, { $c } III
bank = Voorraad: { $n }
turn-of = Aan de beurt: { $who }
ask-playing = speel een kaart of leg er een af
ask-placing = kies de plek: { $a }
ask-aiming = kies wat of wie: { $a }
ask-discarding = een tweede kaart afleggen, of genoeg
ask-creeping = { $a } (stappen over: { $n })
ask-walking = stappen over: { $n }
ask-orienting = kies hoe de doelkaart ligt
ask-asking = wel of geen bijl gebruiken tegen het wezen
ask-answering = de partij beëindigen of verder spelen
goal-was = Doelkaart { $n }: { $a }

## Why not?

why-card-first = Eerst een kaart: spelen of afleggen.
why-place-first = Je kaart hangt nog in de lucht. Kies eerst de plek.
why-aim-first = Kies eerst voor wat of wie deze kaart is: { $card }.
why-discarding = Je bent aan het afleggen: een tweede kaart, of genoeg.
why-creature-first = Eerst kruipt het wezen verder, of het stopt.
why-dwarf-walks = Je kaart is gespeeld. Nu loopt je dwerg, of hij blijft.
why-goal-first = Zeg eerst hoe de doelkaart ligt.
why-axe-first = Zeg eerst of je je bijl tegen het wezen gebruikt.
why-answer-first = Antwoord eerst: de partij beëindigen of verder spelen?
why-answered = Je hebt al ingestemd. De anderen denken nog na.
why-no-creature = Geen wezen valt je dwerg aan.
why-no-axe = Er ligt geen bijl voor je.
why-no-goal-turned = Geen doelkaart wacht tot jij zegt hoe hij ligt.
why-no-calling = Aan deze tafel mag niemand het einde voorstellen.
why-proposed = Je hebt het einde deze beurt al voorgesteld. Eén keer is genoeg.
why-too-late = Het einde stel je voor voordat je een kaart speelt.
why-no-proposal = Niemand heeft voorgesteld de partij te beëindigen.
why-not-held = Zo’n kaart heb je niet in je hand: { $card }.
why-same-turned = Een halve slag gedraaid ziet deze kaart er hetzelfde uit; leg hem rechtop: { $card }.
why-fits-nowhere = Zo past deze kaart nergens: { $card }, { $way }.
why-nothing-secret = Geen geheimen meer: er ligt niets gedekt dat je kunt bekijken.
why-nothing-to-bury = Geen gangkaart is vrij om in te storten.
why-all-in-boots = Iedereen heeft al laarzen aan.
why-no-lair = Geen donker hol te zien waar het uit kan komen.
why-no-card-there = Daar ligt geen kaart.
why-no-lair-there = Die kaart heeft geen donker hol.
why-never-buried = De start en de doelkaarten storten nooit in.
why-occupied = Er staat iemand op die kaart.
why-cell-taken = Daar ligt al een kaart.
why-nothing-beside = Die plek raakt geen enkele open kaart.
why-meets-a-wall = Daar zou een gang op een muur stuiten, aan deze kant: { $side }.
why-no-path-prolonged = Hij zou passen, maar verlengt geen gang.
why-web-there = Daar hangt al een web. Eén is genoeg.
why-no-path-there = Over die grens loopt geen gang, dus een web zou nergens aan hangen.
why-goal-open = Die doelkaart ligt open, iedereen ziet hem.
why-own-clan = Je eigen clankaart ken je al.
why-clan-open = Deze clankaart ligt open, iedereen ziet hem: { $who }.
why-own-hand = Met jezelf ruilen verandert weinig.
why-has-boots = Ieder één paar, en deze voeten hebben het hunne: { $who }.
why-nobody-there = Daar zit niemand.
why-lying-down = Je dwerg ligt op de grond en komt niet verder.
why-just-up = Je dwerg is net opgestaan en komt deze beurt op adem.
why-no-steps = Er is geen stap meer over.
why-not-next = Geen gang leidt daar in één stap naartoe.
why-wall-here = Aan deze kant is een muur: { $side }.
why-other-field = Deze uitgang begint op een ander veld van de kaart: { $side }.
why-nothing-beyond = Aan deze kant ligt nog geen kaart: { $side }.
why-web-holds = Een web verspert de weg: { $side }.
why-wall-beyond = De kaart ernaast toont een muur: { $side }.
why-not-on-ladder = Om te klimmen moet je op een ladder staan.
why-same-ladder = Dat is de ladder waar je al op staat.
why-no-ladder-there = Daar staat geen ladder.
why-out = Je dwerg is buiten in de zon. Webben hakt hij niet meer.
why-no-web = Aan deze kant hangt geen web: { $side }.
why-not-at-web = Het web hangt er wel, maar vanaf zijn veld kan je dwerg er niet bij: { $side }.

# What is wrong with a box
box-card-side = Kaart “{ $key }”: zijde { $side } komt uit op meer dan één veld.
box-card-field = Kaart “{ $key }”: er leidt geen weg naar veld { $field }.
box-card-crossing = Kaart “{ $key }”: stappen om over te steken: { $given } in plaats van { $needed }.
box-card-feature = Kaart “{ $key }” heeft er meer dan één van: { $feature }.
box-card-start = Kaart “{ $key }” moet een ladder hebben en aan alle kanten open zijn.
box-card-goal = Kaart “{ $key }” is niet van elke kant te betreden, ook niet gedraaid.
box-card-exit = Kaart “{ $key }”: de uitgang hoort op goal-exit en nergens anders.
box-total = “{ $key }” is samen { $given } in plaats van { $needed }.
box-too-many = “{ $key }” vraagt om { $given }, maar { $most } is het hoogste.
box-idle-clan = “{ $key }” moet { $most } zijn, niet { $given }: met meer van deze kaarten zou er voor een clan niemand kunnen werken.

# House rules
house-clan = Met drie en vier spelers zijn alle dwergen
house-clan-blue = blauw
house-clan-yellow = geel
house-clan-drawn = geloot
house-finish-turn = Na de allerlaatste kaart mag de dwerg nog lopen
house-call-it = Spelers mogen voorstellen de partij te beëindigen
variant-last-steps = Laatste stappen: de laatste beurt wordt afgemaakt
variant-by-agreement = In overleg: je mag voorstellen te stoppen

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who } saboteert waarschijnlijk ({ $percent } %){ suspect-why }
    [perhaps] { $who } saboteert misschien ({ $percent } %){ suspect-why }
   *[loyal] { $who } is waarschijnlijk loyaal (sabotage: { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] maakte { suspect-way } langer
    [shorter] maakte { suspect-way } korter
    [caved-in] liet een deel van { suspect-way } instorten
    [web] spon een web op { suspect-way }
    [boots] gaf laarzen aan { suspect-whom }
    [axe] gaf een bijl aan { suspect-whom }
    [rat] stuurde de rat op { suspect-whom } af
    [lindworm] stuurde de lindworm op { suspect-whom } af
   *[goblin] stuurde de goblin op { suspect-whom } af
}
suspect-whom = { $me ->
    [whom] jou
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] jouw weg
   *[other] de weg van { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, na een blik op doelkaart { $n }
    [clan] { $me ->
        [seen] { "" }, na een blik op jouw clankaart
       *[other] { "" }, na een blik op de clankaart van { $seen }
    }
   *[nothing] { "" }
}
