# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Erwürfle dir Diamanten vor der Nase eines Trolls und hol dann Gold, bevor der Drache aufwacht.

roll-grotto = Wirf die Höhlenwürfel
    .told = { $who } wirft die Höhlenwürfel.
    .asked = Die Diamantenhöhle wartet auf dich: Wirf ihre Würfel.
set-aside = Lege beiseite: { $a }
    .told = { $who } legt beiseite: { $a }.
    .mine = Du legst beiseite: { $a }.
enter = Betritt die Schatzkammer
    .told = { $who } betritt die Schatzkammer.
    .mine = Du betrittst die Schatzkammer.
roll-treasure = Wirf die Schatzwürfel
    .told = { $who } wirft die Schatzwürfel.
    .asked = Du bist in der Schatzkammer: Wirf um das Gold.
roll-dragon = Wirf die Drachenwürfel
    .told = { $who } wirft die Drachenwürfel.
    .asked = Weckst du den Drachen, bevor { $who } entkommt?
leave = Geh hinaus und nimm alles Gesammelte mit
    .told = { $who } geht hinaus und nimmt alles Gesammelte mit.
    .asked = Machst du weiter, oder gehst du mit allem Gesammelten?
take = Nimm: { $a }
    .told = { $who } nimmt: { $a }.
    .asked = Welchen Schatz nimmst du?

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

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } Diamanten
   *[other] { $diamonds } Diamanten
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } und { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] Du würfelst: { $dice }.
   *[other] { $who } würfelt: { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] Der Troll erscheint, aber du hast nichts zu verlieren.
       *[other] Der Troll erscheint und nimmt dir { some-diamonds } ab!
    }
   *[other] { $diamonds ->
        [0] Der Troll erscheint, aber { $who } hat nichts zu verlieren.
       *[other] Der Troll erscheint und nimmt { $who } { some-diamonds } ab!
    }
}
event-left = { $me ->
    [who] Du entkommst sicher mit { loot }.
   *[other] { $who } entkommt sicher mit { loot }.
}
event-left-empty = { $me ->
    [who] Du gehst mit leeren Händen hinaus.
   *[other] { $who } geht mit leeren Händen hinaus.
}
event-found = { $me ->
    [who] Du findest { some-nuggets }.
   *[other] { $who } findet { some-nuggets }.
}
event-found-none = { $me ->
    [who] Du findest nichts.
   *[other] { $who } findet nichts.
}
event-sleeps = { $me ->
    [who] Du würfelst für den Drachen: Er schläft weiter.
   *[other] { $who } würfelt für den Drachen: Er schläft weiter.
}
event-stirs = { $me ->
    [who] Du würfelst einen Drachen: Er rührt sich. Noch einer, und er wacht auf.
   *[other] { $who } würfelt einen Drachen: Er rührt sich. Noch einer, und er wacht auf.
}
event-woke = { $me ->
    [who] Du weckst den Drachen!
   *[other] { $who } weckt den Drachen!
}
event-dropped = { $me ->
    [who] Du lässt { loot } fallen.
   *[other] { $who } lässt { loot } fallen.
}
event-hand-dropped = Auch der Troll lässt { some-diamonds } fallen.
event-got = { $me ->
    [who] Du bekommst { loot }.
   *[other] { $who } bekommt { loot }.
}
event-over-grotto = Die Diamantenhöhle ist leer: Die Partie ist zu Ende.
event-over-cavern = Die Schatzkammer ist leer: Die Partie ist zu Ende.
event-over-all = Diamantenhöhle und Schatzkammer sind leer: Die Partie ist zu Ende.
event-over-barren = Zu lange hat niemand Gold gefunden: Die Partie ist zu Ende.

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
adventurer = auf Abenteuer
takes = nimmt als Nächstes

# Why not?
why-sharing = Eins nach dem anderen: Erst wird der fallen gelassene Schatz verteilt.
why-not-the-adventurer = Auf Abenteuer ist in diesem Zug { $who }.
why-nothing-dropped = Niemand hat einen Schatz fallen lassen.
why-takes-next = Als Nächstes nimmt { $who }.
why-nobody-inside = Niemand ist in der Schatzkammer: Lass den Drachen schlafen.
why-own-dragon = Den Drachen wecken die anderen. Dir ist lieber, er schläft.
why-beats = Hier rollen die Drachenwürfel von selbst, Takt für Takt.
why-treasure-first = Die Drachenwürfel warten auf den ersten Wurf der Schatzwürfel.
why-dice-elsewhere = Die Drachenwürfel sind weitergewandert. Jetzt hat sie { $who }.
why-not-inside = Die Schatzwürfel wirft man in der Schatzkammer, und da bist du noch nicht.
why-cavern-empty = Die Schatzkammer ist leer: Schlüssel und Türen nützen nichts mehr.
why-one-is-enough = Einer genügt und liegt schon beiseite: { $face }.
why-none-shows = Kein freier Würfel zeigt das: { $face }.
why-last-die = Ein anderer Würfel muss frei bleiben: Den letzten kannst du nicht beiseitelegen.
why-no-key-and-door = Ohne Schlüssel und Tür bleibt die Schatzkammer zu.
why-first-roll = Wer hereinkommt, würfelt: Der erste Wurf ist Pflicht.
why-inside = Du bist in der Schatzkammer. Die Höhlenwürfel bleiben draußen.

# What is wrong with a box
box-die-sides = „{ $key }“: Ein Würfel hat { $needed } Seiten, angegeben sind { $given }.

# House rules
house-end = Die Partie endet, wenn
house-end-one = ein Schatz leer ist
house-end-both = beide Schätze leer sind
house-auto-share = Fallengelassenes verteilt sich von selbst
house-race = Der Wettlauf in der Höhle
house-race-live = Gegen die Uhr
house-race-beats = In Takten, ohne Eile
variant-calm = Ruhig: das Rennen Wurf für Wurf
variant-children = Für Kinder: ein langsameres Rennen
variant-long = Lang: bis beide Orte leer sind

# The turn, solved
solved = Bestens gespielt, ist der erste Zug einer Partie { $n } Punkte Vorsprung wert ({ $players } Personen).
solved-grotto = Diamantenhöhle: was zu tun ist, nach gesammelten Diamanten
solved-trolls = Trolle
solved-no = –
solved-shown = liegt offen
solved-aside = beiseitegelegt
solved-alike = Schlüssel und Tür sind gleich: Was für das eine gilt, gilt auch für das andere.
solved-cavern = Schatzkammer: ab wie vielen Nuggets man geht, nach mitgebrachten Diamanten und beiseitegelegtem Drachenwürfel
solved-diamonds = Diamanten
solved-asleep = keiner
solved-first = der erste
solved-second = der zweite
solved-roll = würfeln
solved-leave = gehen
solved-enter = in die Schatzkammer
solved-set-key = Schlüssel beiseitelegen
solved-set-door = Tür beiseitelegen

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Noch steht nichts auf dem Spiel.
   *[other] Der Troll kommt bei { $percent } von 100 solchen Würfen. Du riskierst { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] Noch gibt es nichts hinauszutragen; ein weiterer Wurf bringt den Troll in { $percent } von 100 Fällen.
   *[other] Du behältst dann { some-diamonds }. Ein weiterer Wurf bringt den Troll in { $percent } von 100 Fällen.
}
hint-enter = Noch in der Schatzkammer: { some-nuggets }. Punkte für jedes: { $points }.
hint-set-aside = Das öffnet den Weg in die Schatzkammer. Würfel, die noch rollen: { $n }.
hint-dragon = Der nächste Drachenwurf weckt ihn in { $percent } von 100 Fällen. Punkte auf dem Spiel: { $points }.
hint-leave-dragon = Punkte dann sicher: { $points }. Der nächste Drachenwurf würde ihn in { $percent } von 100 Fällen wecken.
