# Was nur das Brett auf der Seite sagt.

cave-map = Karte der Höhle
cave-map-keys = Pfeiltasten verschieben sie, Plus und Minus ändern die Größe, 0 zeigt alles, Pos1 deinen Zwerg.
whole-cave = Die ganze Höhle: berühre, wohin du sehen willst
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-me = Meinen Zwerg zeigen
zoom-more = Den nächsten leuchtenden Platz zeigen; nicht im Bild: { $n }
players = Zwerge
hand = Deine Handkarten
turn-card = Karte drehen
play-card = Ausspielen
discard-card = Abwerfen
choose-place = Wähle einen leuchtenden Platz.
notes = Notizen
match-over = Die Partie ist vorbei.
start-card = Start
goal-face-down = Zielkarte { $n }, verdeckt
levels = Karten von Level I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } ist loyal.
works-against = { $who } betreibt Sabotage.
hoard-blue = Blauer Clan: gerettetes Gold { $gold } × Zwerge dagegen { $against } = { $n }
hoard-yellow = Gelber Clan: gerettetes Gold { $gold } × Zwerge dagegen { $against } = { $n }
tie-rule = Bei gleich großen Horten gewinnt die Seite, für die der Erste draußen gearbeitet hat.
reach-then = { $n ->
    [0] Dann kein Feld in Reichweite
    [one] Dann { $n } Feld in Reichweite
   *[other] Dann { $n } Felder in Reichweite
}
reach-marks = darunter: { $what }
gold-lost = { $who } verliert { $n ->
    [one] ein Goldnugget
   *[other] { $n } Goldnuggets
}
gold-won = { $who } nimmt { $n ->
    [one] ein Goldnugget
   *[other] { $n } Goldnuggets
}
card-lost = { $who } verliert { $n ->
    [one] eine Karte und einen Platz auf der Hand
   *[other] { $n } Karten und Plätze auf der Hand
}
knocked-down = { $who } geht zu Boden
attacked = { $who } wird angegriffen und darf eine Axt einsetzen
clan-shown = Die Clankarte wird aufgedeckt: { $who }
leaves-cave = { $who } verlässt die Höhle
goal-turns = Die Zielkarte wird aufgedeckt
nobody-out = Kein Zwerg ist aus der Höhle gekommen, darum gewinnt niemand.
secret-loyal = { $clan ->
    [1] Du gehörst zum blauen Clan und hältst zu ihm: Sein Gold ist dein Gold.
   *[other] Du gehörst zum gelben Clan und hältst zu ihm: Sein Gold ist dein Gold.
}
secret-saboteur = { $clan ->
    [1] Du gehörst zum blauen Clan, aber du sabotierst ihn: Heimlich arbeitest du für den gelben Clan.
   *[other] Du gehörst zum gelben Clan, aber du sabotierst ihn: Heimlich arbeitest du für den blauen Clan.
}
way-moves = { $n ->
    [one] Ein Schritt
   *[other] { $n } Schritte
}
vein-here = Wer hier stehen bleibt, nimmt das Goldnugget und deckt die Clankarte auf

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } und { $b }
row-start = Auf Höhe der Startkarte
empty-place = Freier Platz
web-side = Netz mit der { $n }, Seite: { $side }
side-north = nördlich
side-north-east = nordöstlich
side-east = östlich
side-south-east = südöstlich
side-south = südlich
side-south-west = südwestlich
side-west = westlich
side-north-west = nordwestlich
of-start = der Startkarte
of-goal = von Zielkarte { $n }
of-exit = des Ausgangs
of-gold = der Goldader
of-bridge = der Brücke
of-ladder = der Leiter
of-lair = des dunklen Lochs
of-tunnel = des Tunnels
at-start = auf der Startkarte
at-goal = auf Zielkarte { $n }

# What it is about
aim = Trag Gold aus der Höhle für den Clan, für den du wirklich arbeitest. Was drinnen bleibt, ist verloren.
picture-1 = Leg Wegkarten, bis ein Weg zu einem der vier Ziele führt. Eines davon ist der Ausgang.
picture-2 = Geh bis zu drei Felder im Zug, vorbei an Brücken, Tunneln und Wesen, die beißen.
picture-3 = Manche Zwerge arbeiten heimlich für den anderen Clan. Achte darauf, was die anderen bauen.

# One's own box
printed-path-cards = Wegekarten insgesamt
printed-action-cards = Aktionskarten insgesamt
printed-specials = Wegekarten, auf denen etwas ist
printed-bridge = Brücke
printed-tunnel = Tunnel
printed-copies = Wie oft es jede Wegekarte gibt
printed-actions = Wie oft es jede Aktionskarte gibt
printed-moves = Schritte eines Wesens
printed-loyal = Treue Karten jedes Clans
printed-saboteurs = Saboteure jedes Clans
printed-nuggets = Nuggets in der Schachtel
printed-purse = Nuggets jedes Zwergs zu Beginn
printed-walk = Felder, die ein Zwerg gehen darf
printed-walk-in-boots = Felder in Stiefeln
printed-boxed = Karten jeder Stufe, die ungesehen zurückkommen
printed-corners = Wie weit die Ziele vom Start liegen
printed-hands = Die ersten Handkarten
printed-players = Spieler: { $n }
printed-cards = Wege auf den Karten
printed-goal = Ziel: { $what }
printed-level = Wegekarten der Stufe { $level }
printed-places = Start und Ziele
printed-actions-title = Aktionskarten
printed-cards-about = N E S W: die Seiten Nord, Ost, Süd, West; a und b: die Mitten der Wege; t: der Tunnel oder das Ende. N=a: diese Seite öffnet sich zu diesem Feld. N-a: Nachbarn. lair@a: was auf einem Feld liegt.
