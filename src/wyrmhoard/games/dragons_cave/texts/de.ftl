# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Schleich dich zur Höhle und hol dir Gold, während der Drache deine Farbe zu erraten versucht.

word-red = Spitzhacke (rot)
word-green = Laterne (grün)
word-orange = Pilz (orange)
word-blue = Lore (blau)
word-purple = Kristall (lila)
word-chest = Schatztruhen-Karte
word-first = erster Zwerg
word-second = zweiter Zwerg
word-left = links
word-right = rechts

lay = Lege verdeckt: { $a }
    .told = { $who } legt verdeckt: { $a }.
    .mine = Du legst verdeckt: { $a }.
    .asked = Du bist ein Zwerg: Welche Karte legst du verdeckt?
lay-for = Lege verdeckt: { $a } – { $b }
    .told = { $who } legt verdeckt: { $a } – { $b }.
    .mine = Du legst verdeckt: { $a } – { $b }.
    .asked = Du führst die Zwerge: Welche Karte legst du verdeckt, und für welchen Zwerg?
place = Drache auf Feld: { $a }
    .told = { $who } stellt den Drachen auf das Feld: { $a }.
    .mine = Du stellst den Drachen auf das Feld: { $a }.
    .asked = Du bist der Drache: Wo schlägst du zu?
divide = { $a ->
    [0] Nichts in die linke Hand, alles in die rechte
    [one] { $a } Münze in die linke Hand, den Rest in die rechte
   *[other] { $a } Münzen in die linke Hand, den Rest in die rechte
}
    .told = { $who } verteilt die Münzen aus dem Geldbeutel: { $a } in der linken Hand.
    .mine = Du verteilst deine Münzen: { $a } in der linken Hand.
    .asked = Der Drache hat dich erwischt: Wie viele Münzen kommen in deine linke Hand?
pick = Wähle eine Hand von { $a }: { $b }
    .told = { $who } wählt eine Hand von { $a }: { $b }.
    .mine = Du wählst eine Hand von { $a }: { $b }.
    .asked = Du bist der Drache: Welche Hand von { $a } wählst du?
lay-hidden = Lege eine Karte verdeckt
    .told = { $who } legt eine Karte verdeckt.
lay-hidden-for = Lege eine Karte verdeckt – { $a }
    .told = { $who } legt eine Karte verdeckt – { $a }.
divide-hidden = Verteile die Münzen aus dem Geldbeutel auf zwei geschlossene Hände
    .told = { $who } verteilt die Münzen aus dem Geldbeutel auf zwei geschlossene Hände.
begin = Erster Drache: { $a }
    .told = Der erste Drache: { $a }.
reveal = Decke die Karte von { $a } auf: { $b }
    .told = Die Karte von { $a }: { $b }.
reveal-for = Decke die Karte von { $a } auf: { $b } – { $c }
    .told = Die Karte von { $a }: { $b } – { $c }.
lose = Öffne die Hand
    .told = { $b ->
        [0] Die Hand von { $a } ist leer: Nichts geht verloren.
        [one] In der Hand von { $a } liegt { $b } Münze: Sie geht zurück an den Drachen.
       *[other] In der Hand von { $a } liegen { $b } Münzen: Sie gehen zurück an den Drachen.
    }

# What came of a move. $me is the blank that the reader fills.
some-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
event-turned-up = { $me ->
    [who] Deine Karte: { $card }.
   *[other] Die Karte von { $who }: { $card }.
}
event-turned-up-for = { $me ->
    [who] Deine Karte: { $card } – { $dwarf }.
   *[other] Die Karte von { $who }: { $card } – { $dwarf }.
}
event-stowed = { $me ->
    [who] { $coins ->
        [0] Du nimmst deine Karten zurück; dein Geldbeutel war leer.
       *[other] Du legst { some-coins } in deine Schatztruhe.
    }
   *[other] { $coins ->
        [0] { $who } nimmt alle Karten zurück; der Geldbeutel war leer.
       *[other] { $who } legt { some-coins } in die Schatztruhe.
    }
}
event-caught = { $me ->
    [who] { $square ->
        [0] Der Drache erwischt dich: zurück zum Start!
       *[other] Der Drache erwischt dich: zurück auf Feld { $square }!
    }
   *[other] { $square ->
        [0] Der Drache erwischt { $who }: zurück zum Start!
       *[other] Der Drache erwischt { $who }: zurück auf Feld { $square }!
    }
}
event-went-on = { $me ->
    [who] { $coins ->
        [0] Du ziehst weiter auf Feld { $square }.
       *[other] Du ziehst weiter auf Feld { $square } und nimmst { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } zieht weiter auf Feld { $square }.
       *[other] { $who } zieht weiter auf Feld { $square } und nimmt { some-coins }.
    }
}
event-entered = { $me ->
    [who] Du betrittst die Höhle und nimmst { some-coins }!
   *[other] { $who } betritt die Höhle und nimmt { some-coins }!
}
event-robbed = { $me ->
    [who] { $coins ->
        [0] Die Hand war leer: Du behältst alle { $left }.
       *[other] Du verlierst { some-coins } an den Drachen und behältst { $left }.
    }
   *[other] { $coins ->
        [0] Die Hand war leer: { $who } behält alle { $left }.
       *[other] { $who } verliert { some-coins } an den Drachen und behält { $left }.
    }
}
event-round = { $me ->
    [who] Runde { $n }: Du bist der Drache.
   *[other] Runde { $n }: Der Drache ist { $who }.
}
event-over-treasure = Der Schatz des Drachen ist leer: Die Partie ist zu Ende.
event-over-lair = Ein Zwerg ist in der Höhle: Die Partie ist zu Ende.
event-over-both = { $me ->
    [who] Deine beiden Zwerge sind in der Höhle: Die Partie ist zu Ende.
   *[other] Beide Zwerge von { $who } sind in der Höhle: Die Partie ist zu Ende.
}

# The board
start = Start
lair = Höhle
treasure = Drachenhort: { $n }
purse = Geldbeutel
chest = Schatztruhe
coins = Münzen
closed = zu
cards = Handkarten
dragon = Drache
round = Runde { $n }
laid = Karte gelegt
divided = Hände geschlossen
yours = Du hast gelegt: { $a }
your-hands = Deine Hände: links { $left }, rechts { $right }

# Why not?
why-name-a-dwarf = Zu zweit sagst du auch, welcher Zwerg gehen soll.
why-one-dwarf = Du hast nur einen Zwerg, da gibt es nichts zu benennen.
why-dwarf-in-lair = Schon in der Höhle, und zwar endgültig: { $dwarf }.
why-dragon-lays-no-card = Der Drache errät Karten, er legt keine.
why-cards-are-up = Die Karten liegen schon offen. Erst wählt der Drache Hände.
why-card-laid = Deine Karte liegt schon, und eine gelegte Karte gilt.
why-card-not-in-hand = Nicht auf deiner Hand: { $card }. Karten kommen mit der Schatztruhe zurück, oder wenn du erwischt wirst.
why-dragon-sits = Der Drache sitzt schon. Jetzt wählt er Hände.
why-dragon-waits = Der Drache kommt zuletzt: Noch liegen nicht alle Karten.
why-not-the-dragon = Der Drache bist nicht du, sondern { $who }.
why-not-robbed = Gerade will niemand an deinen Geldbeutel.
why-hands-closed = Deine Hände sind schon geschlossen. Umentscheiden gilt nicht.
why-too-few-coins = { $n ->
    [one] In deinem Geldbeutel ist nur { $n } Münze.
   *[other] In deinem Geldbeutel sind nur { $n } Münzen.
}
why-nobody-caught = Niemand hält geschlossene Hände hin: Kein Zwerg ist erwischt.
why-other-hand = Einer nach dem anderen, im Uhrzeigersinn ab dem Drachen. Jetzt: { $who }.
why-hands-not-closed = Geduld: Die Münzen werden noch verteilt.

# What is wrong with a box
box-colour-count = „{ $key }“ muss { $needed }-mal „{ $word }“ enthalten, nicht { $given }-mal.

# House rules
house-open-chests = Truhen liegen offen
house-hide-mover = Zu zweit: Welcher Zwerg geht, bleibt geheim
house-shortage = Reicht der Drachenhort nicht für alle
house-shortage-equal = gleich viel für alle
house-shortage-capped = höchstens, was gewonnen wurde
variant-open-chests = Offene Schatztruhen

# Why a move is hinted at
caught-with-it = { $caught ->
    [0] Der Drache hat dich damit noch nie erwischt.
   *[other] Der Drache hat dich damit schon { $caught }× erwischt.
}
hint-square = Führt auf Feld { $square } und bringt { some-coins }. { caught-with-it }
hint-lair = Führt in die Höhle und bringt { some-coins }. { caught-with-it }
hint-chest = { $coins ->
    [0] Gibt dir deine Karten zurück.
   *[other] Bringt { some-coins } in Sicherheit und gibt dir deine Karten zurück.
}
hint-held = So viele können sie legen: { $n }. Bisher gelegt: { $laid }×.
hint-divide = Der Drache öffnet eine Hand: Du verlierst { $a } oder { $b }.
hint-pick = Du öffnest eine von zwei Händen; zusammen halten sie { some-coins }.
