# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Erwürfle dir Diamanten vor der Nase eines Trolls und hol dann Gold, bevor der Drache aufwacht.

roll-grotto = Wirf die Höhlenwürfel
    .told = { $who } wirft die Höhlenwürfel.
set-aside = Lege beiseite: { $a }
    .told = { $who } legt beiseite: { $a }.
enter = Betritt die Schatzkammer
    .told = { $who } betritt die Schatzkammer.
roll-treasure = Wirf die Schatzwürfel
    .told = { $who } wirft die Schatzwürfel.
roll-dragon = Wirf die Drachenwürfel
    .told = { $who } wirft die Drachenwürfel.
leave = Geh hinaus und nimm alles Gesammelte mit
    .told = { $who } geht hinaus und nimmt alles Gesammelte mit.
take = Nimm: { $a }
    .told = { $who } nimmt: { $a }.

begin = Es beginnt: { $a }
    .told = Es beginnt: { $a }.
show-one = Höhlenwürfel: { $a }
    .told = Höhlenwürfel: { $a }.
show-two = Höhlenwürfel: { $a }, { $b }
    .told = Höhlenwürfel: { $a }, { $b }.
show-three = Höhlenwürfel: { $a }, { $b }, { $c }
    .told = Höhlenwürfel: { $a }, { $b }, { $c }.
show-four = Höhlenwürfel: { $a }, { $b }, { $c }, { $d }
    .told = Höhlenwürfel: { $a }, { $b }, { $c }, { $d }.
find = Nuggets auf den Schatzwürfeln: { $a } + { $b }
    .told = Nuggets auf den Schatzwürfeln: { $a } + { $b }.
stir = Drachenwürfel: { $a }, { $b }
    .told = Drachenwürfel: { $a }, { $b }.

word-diamond = Diamant
word-key = Schlüssel
word-door = Tür
word-troll = Troll
word-nugget = Nugget
word-blank = leer
word-dragon = Drache

# The board
grotto = Diamantenhöhle
cavern = Schatzkammer
diamonds = Diamanten übrig
nuggets = Nuggets übrig
troll-hand = Hand des Trolls
free = Freie Würfel
blocked = Blockierte Würfel
last-turn = Letzter Zug
troll-came = Der Troll kam und nahm alles Gesammelte mit.
treasure-dice = Schatzwürfel
dragon-dice = Drachenwürfel
not-rolled = noch nicht geworfen
dragon-sides = Drache auf { $n } von { $of }
the-dragon = Der Drache
asleep = schläft
stirring = unruhig: Noch ein Drache weckt ihn
awake = wach
dragon-woke = Zuletzt erwachte der Drache, die anderen nahmen alles.
to-share = Zu verteilen
ends-one = Die Partie endet, wenn die Diamantenhöhle oder die Schatzkammer leer ist.
ends-both = Die Partie endet, wenn Diamantenhöhle und Schatzkammer beide leer sind.
ends-barren = Diamantenhöhle leer: { $n } von { $of } Zügen ohne Nugget, dann endet die Partie.
pack = Beutel
points = Punkte
at-risk = In Gefahr
adventurer = Abenteurer
takes = nimmt als Nächstes
