# Wat alleen het bord op de pagina zegt.

cave-map = Kaart van de grot
cave-map-keys = Pijltjes verschuiven haar, plus en min zoomen, 0 toont alles.
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = De hele grot tonen
zoom-me = Mijn dwerg tonen
zoom-more = De volgende oplichtende plek tonen; buiten beeld: { $n }
players = Dwergen
hand = Jouw handkaarten
turn-card = Kaart draaien
lay-here = Hier leggen
play-card = Spelen
discard-card = Afleggen
take-back = Terugnemen
why-not = Waarom niet?
choose-place = Kies een oplichtende plek.
notes = Notities
draw-pile = Trekstapel
match-over = De partij is afgelopen.
start-card = Start
goal-face-down = Doelkaart { $n }, gedekt
cell-at = { SIGN($x) ->
    [minus] { ABS($x) } naar het westen
   *[plus] { ABS($x) } naar het oosten
}, { SIGN($y) ->
    [minus] { ABS($y) } naar het zuiden
   *[plus] { ABS($y) } naar het noorden
}
lies-at = { $what }: { cell-at }
web-at = Web op { $n }: { cell-at }, kant: { $side }
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
gold-lost = { $who } verliest een goudklompje
gold-won = { $who } pakt een goudklompje
card-lost = { $who } verliest een kaart en een plaats in de hand
knocked-down = { $who } gaat tegen de grond
attacked = { $who } krijgt een aanval en mag een bijl gebruiken
clan-shown = De clankaart wordt omgedraaid: { $who }
leaves-cave = { $who } verlaat de grot
goal-turns = De doelkaart wordt omgedraaid
nobody-out = Geen enkele dwerg kwam de grot uit, dus niemand wint.
goal-was = Doelkaart { $n }: { $a }
secret-loyal = { $clan ->
    [1] Je hoort bij de blauwe clan en bent haar trouw: haar goud is jouw goud.
   *[other] Je hoort bij de gele clan en bent haar trouw: haar goud is jouw goud.
}
secret-saboteur = { $clan ->
    [1] Je hoort bij de blauwe clan, maar je saboteert haar: in het geheim werk je voor de gele clan.
   *[other] Je hoort bij de gele clan, maar je saboteert haar: in het geheim werk je voor de blauwe clan.
}

# What it is about
aim = Draag goud de grot uit voor de clan waar je echt voor werkt. Wat binnen blijft, is verloren.
picture-1 = Leg padkaarten tot er een weg naar een van de vier doelen leidt. Eén daarvan is de uitgang.
picture-2 = Loop tot drie velden per beurt, langs bruggen, tunnels en wezens die bijten.
picture-3 = Sommige dwergen werken stiekem voor de andere clan. Let op wat de anderen bouwen.
