# Wat alleen het bord op de pagina zegt.

cave-map = Kaart van de grot
cave-map-keys = Pijltjestoetsen verschuiven haar, plus en min zoomen, 0 toont alles, Home je dwerg.
whole-cave = De hele grot: raak aan waar je wilt kijken
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-me = Mijn dwerg tonen
zoom-more = De volgende oplichtende plek tonen; buiten beeld: { $n }
players = Dwergen
hand = Jouw handkaarten
turn-card = Kaart draaien
play-card = Spelen
discard-card = Afleggen
choose-place = Kies een oplichtende plek.
notes = Notities
match-over = De partij is afgelopen.
start-card = Start
goal-face-down = Doelkaart { $n }, gedekt
levels = Kaarten van niveau I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } is loyaal.
works-against = { $who } is een saboteur.
hoard-blue = Blauwe clan: gered goud { $gold } × dwergen ertegen { $against } = { $n }
hoard-yellow = Gele clan: gered goud { $gold } × dwergen ertegen { $against } = { $n }
tie-rule = Bij even grote schatten wint de kant van wie het eerst buiten was.
reach-then = { $n ->
    [0] Dan geen veld binnen bereik
    [one] Dan { $n } veld binnen bereik
   *[other] Dan { $n } velden binnen bereik
}
reach-marks = waaronder: { $what }
gold-lost = { $who } verliest { $n ->
    [one] een goudklompje
   *[other] { $n } goudklompjes
}
gold-won = { $who } pakt { $n ->
    [one] een goudklompje
   *[other] { $n } goudklompjes
}
card-lost = { $who } verliest { $n ->
    [one] een kaart en een plaats in de hand
   *[other] { $n } kaarten en plaatsen in de hand
}
knocked-down = { $who } gaat tegen de grond
attacked = { $who } krijgt een aanval en mag een bijl gebruiken
clan-shown = De clankaart wordt omgedraaid: { $who }
leaves-cave = { $who } verlaat de grot
goal-turns = De doelkaart wordt omgedraaid
nobody-out = Geen enkele dwerg kwam de grot uit, dus niemand wint.
secret-loyal = { $clan ->
    [1] Je hoort bij de blauwe clan en bent haar trouw: haar goud is jouw goud.
   *[other] Je hoort bij de gele clan en bent haar trouw: haar goud is jouw goud.
}
secret-saboteur = { $clan ->
    [1] Je hoort bij de blauwe clan, maar je saboteert haar: in het geheim werk je voor de gele clan.
   *[other] Je hoort bij de gele clan, maar je saboteert haar: in het geheim werk je voor de blauwe clan.
}
way-moves = { $n ->
    [one] Eén stap
   *[other] { $n } stappen
}
vein-here = Wie hier stopt, pakt het goudklompje en draait de clankaart om

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } en { $b }
row-start = Op de hoogte van de start
empty-place = Lege plek
web-side = Web met een { $n }, zijde: { $side }
side-north = ten noorden
side-north-east = ten noordoosten
side-east = ten oosten
side-south-east = ten zuidoosten
side-south = ten zuiden
side-south-west = ten zuidwesten
side-west = ten westen
side-north-west = ten noordwesten
of-start = van de start
of-goal = van doelkaart { $n }
of-exit = van de uitgang
of-gold = van de goudader
of-bridge = van de brug
of-ladder = van de ladder
of-lair = van het donkere hol
of-tunnel = van de tunnel
at-start = op de start
at-goal = op doelkaart { $n }

# What it is about
aim = Draag goud de grot uit voor de clan waar je echt voor werkt. Wat binnen blijft, is verloren.
picture-1 = Leg gangkaarten tot er een weg naar een van de vier doelkaarten leidt. Eén daarvan is de uitgang.
picture-2 = Loop tot drie velden per beurt, langs bruggen, tunnels en wezens die bijten.
picture-3 = Sommige dwergen werken stiekem voor de andere clan. Let op wat de anderen bouwen.

# One's own box
printed-path-cards = Gangkaarten in totaal
printed-action-cards = Actiekaarten in totaal
printed-specials = Gangkaarten met iets erop
printed-bridge = brug
printed-tunnel = tunnel
printed-copies = Hoeveel van elke gangkaart
printed-actions = Hoeveel van elke actiekaart
printed-moves = Stappen van een wezen
printed-loyal = Trouwe kaarten van elke clan
printed-saboteurs = Saboteurs van elke clan
printed-nuggets = Goudklompjes in de doos
printed-purse = Goudklompjes van elke dwerg bij het begin
printed-walk = Velden die een dwerg mag lopen
printed-walk-in-boots = Velden met laarzen
printed-boxed = Kaarten van elk niveau die ongezien teruggaan
printed-corners = Hoe ver de doelkaarten van de start liggen
printed-hands = De eerste handkaarten
printed-players = Spelers: { $n }
printed-cards = Gangen op de kaarten
printed-goal = Doelkaart: { $what }
printed-level = Gangkaarten van niveau { $level }
printed-places = Start en doelkaarten
printed-actions-title = Actiekaarten
printed-cards-about = N E S W: de kanten noord, oost, zuid, west; a en b: het midden van de gangen; t: de tunnel of het einde. N=a: deze kant opent op dat veld. N-a: buren. lair@a: wat er op een veld ligt.
