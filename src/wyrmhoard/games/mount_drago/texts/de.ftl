name = Mount Drago
tagline = Zehn Drachen im Rennen zum Gipfel: Sitz auf dem richtigen, wenn die Punktrichter hinsehen.

play = Spiele: { $a } { $b }
    .told = { $who } spielt { $a } { $b }.
    .asked = Welche Karte spielst du?
mount = Reite diesen Drachen
    .told = { $who } steigt auf diesen Drachen um.
    .asked = Steigst du auf diesen Drachen um, oder bleibst du auf deinem?
stay = Bleib auf deinem eigenen Drachen
    .told = { $who } bleibt auf demselben Drachen.
discard = Wirf ab: { $a } { $b }
    .told = { $who } wirft ab: { $a } { $b }.
enough = Wirf nichts mehr ab
    .told = { $who } wirft nichts mehr ab.
    .mine = Du wirfst nichts mehr ab.
    .asked = Wirfst du Karten von Drachen auf dem Gipfel ab?
draw-hidden = Eine verdeckte Karte wird gezogen
    .told = Eine verdeckte Karte wird gezogen.
begin = Es beginnt: { $a }
    .told = Es beginnt: { $a }.
saddle = Erster Drache: { $a } { $b }
    .told = Ein erster Drache wird gezogen: { $a } { $b }.
draw = Gezogen: { $a } { $b }
    .told = Gezogen: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● blau
word-brown = ■ braun
word-black = ▲ schwarz
word-red = ◆ rot
word-yellow = ★ gelb
word-green = ♣ grün
word-gray = ✚ grau
word-lightblue = ○ hellblau
word-purple = ♥ lila
word-orange = △ orange

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
event-played = { $me ->
    [who] Du spielst { $card }.
   *[other] { $who } spielt { $card }.
}
event-rides = { $me ->
    [who] Du sitzt jetzt auf dem Drachen { $dragon }.
   *[other] { $who } sitzt jetzt auf dem Drachen { $dragon }.
}
event-stayed = { $me ->
    [who] Du bleibst auf deinem Drachen.
   *[other] { $who } bleibt auf demselben Drachen.
}
event-climbed = Drache { $dragon } erreicht den Gipfel, als Nummer { $n }.
event-scored = { $scoring ->
    [small] Kleine Wertung: { $gains }.
   *[big] Große Wertung: { $gains }.
}
event-no-points = { $scoring ->
    [small] Kleine Wertung: Niemand bekommt etwas.
   *[big] Große Wertung: Niemand bekommt etwas.
}
event-discarded = { $me ->
    [who] Du wirfst ab: { $cards }.
   *[other] { $who } wirft ab: { $cards }.
}
event-drew = { $who } zieht { some-cards }.
event-drew-cards = Du ziehst: { $cards }.
event-reshuffled = Der Stapel ist verbraucht: Aus den Ablagen wird ein neuer gemischt.
event-over = Der dritte Drache ist oben: Die Partie ist zu Ende.

# The board
start = Start
climbed = Drachen auf dem Gipfel: { $n } von { $most }
pile = Zugstapel: { $n }
small = kleine Wertung (bis { $n })
big = große Wertung
summit = Gipfel (große Wertung)
points = Punkte
mount-of = Reitet
stands-on = Feld
cards = Karten
your-cards = Deine
lands-on = Zielfeld
you-ride = dein Drache
other-rides = geritten von { $who }
may-ride = du darfst ihn reiten
must-ride = du musst ihn reiten
stacks = Kartenstapel

# Why not?
why-mount-first = Eine Karte pro Zug. Sag erst, ob du umsteigst.
why-card-played = Deine Karte ist gespielt: eine pro Zug, mehr nicht.
why-dragon-away = Dieser Drache ist zu Hause geblieben, er ist nicht in dieser Schachtel: { $dragon }.
why-not-in-hand = Diese Karte hast du nicht auf der Hand: { $dragon } { $n }.
why-no-choice = Hier gibt es nichts zu wählen: Nur ein freier Drache, der den letzten Platz verlässt, lässt dir die Wahl.
why-not-on-summit = Noch unterwegs, nicht auf dem Gipfel: { $dragon }.
why-not-discarding = Abgeworfen wird zu seiner Zeit: nach deiner Karte, sobald ein Drache auf dem Gipfel ist.

# What is wrong with a box
box-too-many-cards = „{ $key }“: { $given } Karten, höchstens { $most } sind erlaubt.
box-too-few-cards = „{ $key }“: { $given } Karten, mindestens { $needed } sind nötig.
box-too-few-colours = „{ $key }“: Drachen mit Karten: { $given }, mindestens { $needed } sind nötig.
box-start-coloured = „{ $key }“: Der Start, das erste Feld, muss farblos sein.
box-start-numbered = „{ $key }“: Der Start muss auf beiden Seiten 0 zählen.
box-summit-not-last = „{ $key }“: Der Gipfel muss die letzten Felder der Strecke bilden, ohne Lücke.

# House rules
house-floor-at-zero = Niemand fällt unter 0 Punkte
house-summit-swap = In jedem Zug darf man Karten von Drachen auf dem Gipfel austauschen
house-open-stacks = Stapel liegen offen
variant-gentle = Sanft: Niemand fällt unter 0
variant-open-stacks = Offene Stapel
variant-restless-summit = Unruhiger Gipfel

# Why a move is hinted at
hint-scores = Bringt: { $gains }.
hint-own-dragon = Der Drache, auf dem du sitzt, zählt dann { $b } statt { $a }.
hint-others-dragon = Der Drache von { $who } zählt dann { $b } statt { $a }.
hint-change = Hier zählt { $dragon } { $a }, dein Drache { $b }.
