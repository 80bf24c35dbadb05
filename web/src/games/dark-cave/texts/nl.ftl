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
