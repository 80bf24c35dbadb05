name = Mount Drago
tagline = Zehn Drachen im Rennen zum Gipfel: Sitz auf dem richtigen, wenn die Punktrichter hinsehen.

play = Spiele: { $a } { $b }
    .told = { $who } spielt { $a } { $b }.
mount = Reite diesen Drachen
    .told = { $who } steigt auf diesen Drachen um.
stay = Bleib auf deinem eigenen Drachen
    .told = { $who } bleibt auf demselben Drachen.
discard = Wirf ab: { $a } { $b }
    .told = { $who } wirft ab: { $a } { $b }.
enough = Wirf nichts mehr ab
    .told = { $who } wirft nichts mehr ab.
draw-hidden = Eine verdeckte Karte wird gezogen
    .told = Eine verdeckte Karte wird gezogen.
begin = Es beginnt: { $a }
    .told = Es beginnt: { $a }.
saddle = Erster Drache: { $a } { $b }
    .told = Ein erster Drache wird gezogen: { $a } { $b }.
draw = Gezogen: { $a } { $b }
    .told = Gezogen: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● blau
word-brown = ■ braun
word-black = ▲ schwarz
word-red = ◆ rot
word-yellow = ★ gelb
word-green = ♣ grün
word-gray = ✚ grau
word-lightblue = ○ hellblau
word-purple = ♥ lila
word-orange = △ orange

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
