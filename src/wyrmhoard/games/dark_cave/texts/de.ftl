# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Zwei Clans legen Wege durch eine dunkle Höhle zum Ausgang, und nicht jeder Zwerg arbeitet für den eigenen.

## Playing a card

lay = Lege eine Wegekarte: { $a }, { $b }
    .told = { $who } legt eine Wegekarte: { $a }, { $b }.
play = Spiele: { $a }
    .told = { $who } spielt: { $a }.
discard = Wirf ab: { $a }
    .told = { $who } wirft ab: { $a }.
    .asked = Welche Karte spielst du, oder welche wirfst du ab?
enough = Keine zweite Karte abwerfen
    .told = { $who } wirft keine zweite Karte ab.
    .mine = Du wirfst keine zweite Karte ab.
    .asked = Wirfst du noch eine zweite Karte ab?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] { ABS($a) } Karte westlich
       *[other] { ABS($a) } Karten westlich
    }
   *[plus] { ABS($a) ->
        [one] { ABS($a) } Karte östlich
       *[other] { ABS($a) } Karten östlich
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] { ABS($b) } Karte südlich
       *[other] { ABS($b) } Karten südlich
    }
   *[plus] { ABS($b) ->
        [one] { ABS($b) } Karte nördlich
       *[other] { ABS($b) } Karten nördlich
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] auf der Startkarte
       *[other] { north-south } der Startkarte
    }
   *[other] { SIGN($b) ->
        [none] { east-west } der Startkarte
       *[other] { north-south } und { east-west } der Startkarte
    }
}
at = Dort: { where }
    .told = { $who } wählt die Stelle: { where }.
    .asked = { $wait ->
        [16] Wohin legst du die Wegekarte?
       *[other] Wo setzt du diese Karte ein?
    }
web = Netz auf eine Grenze: { where }, Seite: { $c }
    .told = { $who } spannt ein Netz: { where }, Seite: { $c }.
    .asked = Wo spinnst du das Netz?
look-goal = Sieh dir Zielkarte { $a } an
    .told = { $who } sieht sich Zielkarte { $a } an.
    .mine = Du siehst dir Zielkarte { $a } an.
    .asked = Welche Zielkarte siehst du dir heimlich an?
look-clan = Sieh dir eine Clankarte an: { $a }
    .told = { $who } sieht sich eine Clankarte an: { $a }.
    .mine = Du siehst dir eine Clankarte an: { $a }.
    .asked = Welche Zielkarte oder Clankarte siehst du dir heimlich an?
swap = Tausche die Handkarten: { $a }
    .told = { $who } tauscht die Handkarten: { $a }.
    .asked = Mit wem tauschst du die Handkarten?
give = Lege sie hin vor: { $a }
    .told = { $who } legt sie hin vor: { $a }.
    .asked = Vor wen legst du sie?

## Moving

step = Auf dieser Karte: { $a }
    .told = { $who } macht einen Schritt auf der Karte: { $a }.
cross = Zur nächsten Karte: { $a }
    .told = { $who } macht einen Schritt zur nächsten Karte: { $a }.
climb = Über die Leiter: { where }
    .told = { $who } nimmt die Leiter: { where }.
stop = Nicht weitergehen
    .told = { $who } geht nicht weiter.
    .mine = Du gehst nicht weiter.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] Du bewegst die Ratte: Wohin schleicht sie?
            [1] Du bewegst den Lindwurm: Wohin schleicht er?
           *[other] Du bewegst den Goblin: Wohin schleicht er?
        }
       *[other] Wohin geht dein Zwerg?
    }
chop = Setze eine Axt gegen das Netz ein: { $a }
    .told = { $who } setzt eine Axt gegen das Netz ein: { $a }.
strike = Setze eine Axt gegen die Kreatur ein
    .told = { $who } setzt eine Axt gegen die Kreatur ein.
refrain = Behalte die Axt
    .told = { $who } behält die Axt.
    .asked = Eine Kreatur greift an: Setzt du deine Axt ein?
orient = Lass die Zielkarte so liegen: { $a }
    .told = { $who } lässt die Zielkarte so liegen: { $a }.
    .asked = Wie herum soll die Zielkarte liegen?

## Proposing the end

propose = Schlage vor, die Partie zu beenden
    .told = { $who } schlägt vor, die Partie zu beenden.
agree = Stimme zu, die Partie zu beenden
    .told = { $who } stimmt zu.
refuse = Weiterspielen
    .told = { $who } möchte weiterspielen.
    .asked = Soll die Partie jetzt enden, oder spielst du weiter?

## What others do in secret

discard-hidden = Wirf verdeckt ab, Level { $a }
    .told = { $who } wirft verdeckt eine Karte ab, Level { $a }.
clan-hidden = Eine Clankarte: { $a }
    .told = Eine Clankarte wird ausgeteilt: { $a }.
goal-hidden = Eine Zielkarte, verdeckt
    .told = Eine Zielkarte wird verdeckt hingelegt.
draw-hidden = Eine Karte von Level { $a }
    .told = Eine Karte wird gezogen, Level { $a }.
read-hidden = Eine der getauschten Handkarten
    .told = Eine der getauschten Handkarten wird angesehen.
lose-hidden = Eine Karte von Level { $a } geht verloren
    .told = Eine zufällige Karte geht verdeckt verloren, Level { $a }.
see-goal-hidden = Eine Zielkarte wird angesehen
    .told = Die Zielkarte wird heimlich angesehen.
see-clan-hidden = Eine Clankarte wird angesehen
    .told = Die Clankarte wird heimlich angesehen.
aside-hidden = Die beiseitegelegten Karten werden angesehen
    .told = Wer als Erster draußen ist, sieht sich die beiseitegelegten Clankarten an.

## Luck

mix = Der einzige Clan: { $a }
    .told = Alle Zwerge gehören zu einem Clan: { $a }.
clan = Eine Clankarte: { $a }, { $b }
    .told = Eine Clankarte wird ausgeteilt: { $a }, { $b }.
goal = Eine Zielkarte: { $a }
    .told = Eine Zielkarte wird verdeckt hingelegt: { $a }.
draw = Eine Karte: { $a }
    .told = Eine Karte wird gezogen: { $a }.
begin = { $a } beginnt
    .told = { $a } beginnt.
read = Eine der getauschten Handkarten: { $a }
    .told = Unter den getauschten Handkarten: { $a }.
lose = Verloren: { $a }
    .told = Eine zufällige Karte geht verloren: { $a }.
see-goal = Die Zielkarte ist: { $a }
    .told = Die Zielkarte ist: { $a }.
see-clan = Der Zwerg ist: { $a }
    .told = Der Zwerg ist: { $a }.
turn-up = Die Zielkarte ist: { $a }
    .told = Die Zielkarte wird aufgedeckt: { $a }.
unmask = Der Zwerg ist: { $a }
    .told = Eine Clankarte wird aufgedeckt: { $a }.
aside = Beiseitegelegte Saboteure: blau { $a }, gelb { $b }
    .told = Saboteure unter den beiseitegelegten Karten: blau { $a }, gelb { $b }.
tally = Zwerge, die für diesen Clan arbeiten: { $a }
    .told = Zwerge, die für diesen Clan arbeiten: { $a }.

## Words

word-upright = aufrecht
word-turned = halb gedreht
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-n = Nordende
word-e = Ostende
word-s = Südende
word-w = Westende
word-a = Mitte
word-b = Mitte des anderen Weges
word-t = Tunnel oder hinteres Ende
word-blue = blau
word-yellow = gelb
word-loyal = loyal
word-saboteur = Saboteur
word-goal-exit = Ausgang
word-goal-lair = dunkles Loch
word-goal-ladder = Leiter
word-goal-gold = Goldader
word-all = alle sind draußen
word-more = noch nicht alle sind draußen

## Cards

word-cross-1 = Kreuzung (I)
word-tee-new-1 = Abzweigung Nord-Ost-West (I)
word-tee-nes-1 = Abzweigung Nord-Ost-Süd (I)
word-bend-ne-1 = Kurve Nord-Ost (I)
word-bend-nw-1 = Kurve Nord-West (I)
word-line-ns-1 = Gerade Nord-Süd (I)
word-line-ew-1 = Gerade Ost-West (I)
word-end-n-1 = Sackgasse Nord (I)
word-cross-1-lair = Kreuzung mit dunklem Loch (I)
word-tee-new-1-lair = Abzweigung Nord-Ost-West mit dunklem Loch (I)
word-line-ew-1-lair = Gerade Ost-West mit dunklem Loch (I)
word-bend-nw-1-lair = Kurve Nord-West mit dunklem Loch (I)
word-end-n-1-ladder = Sackgasse Nord mit Leiter (I)
word-bend-ne-1-ladder = Kurve Nord-Ost mit Leiter (I)
word-bridge-ew-1 = Brücke Ost-West (I)
word-curves-ne-1 = Doppelkurve Nord-Ost mit Tunnel (I)
word-cross-2 = Kreuzung (II)
word-tee-new-2 = Abzweigung Nord-Ost-West (II)
word-tee-nes-2 = Abzweigung Nord-Ost-Süd (II)
word-bend-ne-2 = Kurve Nord-Ost (II)
word-bend-nw-2 = Kurve Nord-West (II)
word-line-ew-2 = Gerade Ost-West (II)
word-end-e-2 = Sackgasse Ost (II)
word-tee-nes-2-lair = Abzweigung Nord-Ost-Süd mit dunklem Loch (II)
word-bend-ne-2-lair = Kurve Nord-Ost mit dunklem Loch (II)
word-line-ns-2-lair = Gerade Nord-Süd mit dunklem Loch (II)
word-bend-nw-2-ladder = Kurve Nord-West mit Leiter (II)
word-bridge-ns-2 = Brücke Nord-Süd (II)
word-bridge-ew-2 = Brücke Ost-West (II)
word-curves-ne-2 = Doppelkurve Nord-Ost mit Tunnel (II)
word-curves-nw-2 = Doppelkurve Nord-West mit Tunnel (II)
word-tee-new-2-gold = Abzweigung Nord-Ost-West mit Goldader (II)
word-cross-3 = Kreuzung (III)
word-tee-new-3 = Abzweigung Nord-Ost-West (III)
word-tee-nes-3 = Abzweigung Nord-Ost-Süd (III)
word-bend-ne-3 = Kurve Nord-Ost (III)
word-bend-nw-3 = Kurve Nord-West (III)
word-line-ns-3 = Gerade Nord-Süd (III)
word-line-ew-3 = Gerade Ost-West (III)
word-cross-3-lair = Kreuzung mit dunklem Loch (III)
word-line-ew-3-lair = Gerade Ost-West mit dunklem Loch (III)
word-end-e-3-ladder = Sackgasse Ost mit Leiter (III)
word-bridge-ns-3 = Brücke Nord-Süd (III)
word-curves-ne-3 = Doppelkurve Nord-Ost mit Tunnel (III)
word-curves-nw-3 = Doppelkurve Nord-West mit Tunnel (III)
word-tee-nes-3-gold = Abzweigung Nord-Ost-Süd mit Goldader (III)
word-information-1 = Geheime Information (I)
word-information-2 = Geheime Information (II)
word-information-3 = Geheime Information (III)
word-cave-in-1 = Einsturz (I)
word-cave-in-2 = Einsturz (II)
word-cave-in-3 = Einsturz (III)
word-swap-1 = Kartentausch (I)
word-swap-2 = Kartentausch (II)
word-swap-3 = Kartentausch (III)
word-spiderweb-1 = Spinnennetz (I)
word-spiderweb-2 = Spinnennetz (II)
word-spiderweb-3 = Spinnennetz (III)
word-boots-1 = Stiefel (I)
word-boots-2 = Stiefel (II)
word-boots-3 = Stiefel (III)
word-axe-1 = Streitaxt (I)
word-axe-2 = Streitaxt (II)
word-axe-3 = Streitaxt (III)
word-rat-1 = Ratte (I)
word-rat-2 = Ratte (II)
word-rat-3 = Ratte (III)
word-lindworm-1 = Lindwurm (I)
word-lindworm-2 = Lindwurm (II)
word-lindworm-3 = Lindwurm (III)
word-goblin-1 = Goblin (I)
word-goblin-2 = Goblin (II)
word-goblin-3 = Goblin (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
some-fields = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
some-nuggets = { $n ->
    [one] { $n } Nugget
   *[other] { $n } Nuggets
}
some-place = { $side ->
    [here] { $mark ->
        [0] auf dem Start
       *[other] auf Zielkarte { $mark }
    }
    [north] { $mark ->
        [0] nördlich vom Start
       *[other] nördlich von Zielkarte { $mark }
    }
    [east] { $mark ->
        [0] östlich vom Start
       *[other] östlich von Zielkarte { $mark }
    }
    [south] { $mark ->
        [0] südlich vom Start
       *[other] südlich von Zielkarte { $mark }
    }
    [west] { $mark ->
        [0] westlich vom Start
       *[other] westlich von Zielkarte { $mark }
    }
   *[towards] auf dem Weg zu Zielkarte { $mark }
}
the-creature = { $creature ->
    [rat] Die Ratte
    [lindworm] Der Lindwurm
   *[goblin] Der Goblin
}
driven-creature = { $creature ->
    [rat] die Ratte
    [lindworm] den Lindwurm
   *[goblin] den Goblin
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] Du gehörst zum blauen Clan und bist loyal.
       *[yellow] Du gehörst zum gelben Clan und bist loyal.
    }
   *[saboteur] { $clan ->
        [blue] Du gehörst zum blauen Clan, arbeitest aber heimlich für Gelb.
       *[yellow] Du gehörst zum gelben Clan, arbeitest aber heimlich für Blau.
    }
}
event-clan = { $clan ->
    [blue] { $who } gehört zum blauen Clan.
   *[yellow] { $who } gehört zum gelben Clan.
}
event-goals-laid = Die vier Zielkarten liegen verdeckt aus.
event-drew = { $who } zieht { some-cards }.
event-drew-cards = Du ziehst: { $cards }.
event-laid = { $me ->
    [who] Du legst { some-place } eine Wegekarte: { $card }.
   *[other] { $who } legt { some-place } eine Wegekarte: { $card }.
}
event-played = { $me ->
    [who] Du spielst: { $card }.
   *[other] { $who } spielt: { $card }.
}
event-discarded = { $who } wirft { some-cards } ab.
event-discarded-cards = Du wirfst ab: { $cards }.
event-caved-in = Der Weg { some-place } stürzt ein.
event-came-out = { the-creature } kommt { some-place } aus dem Loch.
event-web-spun = { $me ->
    [who] Du spannst ein Netz { some-place }.
   *[other] { $who } spannt ein Netz { some-place }.
}
event-swapped = { $me ->
    [who] Du und { $whom } tauschen die Handkarten.
    [whom] { $who } und du tauschen die Handkarten.
   *[other] { $who } und { $whom } tauschen die Handkarten.
}
event-read-cards = Deine neuen Handkarten: { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] Du bekommst ein Paar Stiefel.
       *[axe] Du bekommst eine Streitaxt.
    }
   *[other] { $item ->
        [boots] { $who } bekommt ein Paar Stiefel.
       *[axe] { $who } bekommt eine Streitaxt.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] Nur du weißt es: Zielkarte { $n } ist der Ausgang!
    [goal-lair] Nur du weißt es: Zielkarte { $n } ist ein dunkles Loch.
    [goal-ladder] Nur du weißt es: Zielkarte { $n } ist eine Leiter.
   *[goal-gold] Nur du weißt es: Zielkarte { $n } ist eine Goldader.
}
event-saw-clan = { $loyalty ->
    [loyal] Nur du weißt es: { $who } ist loyal.
   *[saboteur] Nur du weißt es: { $who } betreibt Sabotage!
}
event-walked = { $me ->
    [who] Du gehst { some-fields } weit.
   *[other] { $who } geht { some-fields } weit.
}
event-climbed = { $me ->
    [who] Du nimmst die Leiter und bist nun { some-place }.
   *[other] { $who } nimmt die Leiter und ist nun { some-place }.
}
event-crept = { the-creature } schleicht { some-fields } weiter.
event-chopped = { $me ->
    [who] { $left ->
        [0] Du zerschlägst ein Netz mit der Axt.
       *[other] Du triffst ein Netz mit der Axt; noch ein Hieb, und es ist weg.
    }
   *[other] { $left ->
        [0] { $who } zerschlägt ein Netz mit der Axt.
       *[other] { $who } trifft ein Netz mit der Axt; noch ein Hieb, und es ist weg.
    }
}
event-struck = { $me ->
    [who] Du vertreibst { driven-creature } mit der Axt.
   *[other] { $who } vertreibt { driven-creature } mit der Axt.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] Die Brücke macht deine Hand für immer um eins kleiner.
       *[other] Die Brücke kostet dich eine Karte, und deine Hand ist von nun an kleiner.
    }
   *[other] { $n ->
        [0] Die Brücke macht die Hand von { $who } für immer um eins kleiner.
       *[other] Die Brücke kostet { $who } eine Karte.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] Du kriechst umsonst durch den Tunnel: Du hast kein Gold.
       *[other] Der Tunnel kostet dich ein Nugget.
    }
   *[other] { $n ->
        [0] { $who } kriecht ohne Gold umsonst durch den Tunnel.
       *[other] Der Tunnel kostet { $who } ein Nugget.
    }
}
event-reached = { $me ->
    [who] { the-creature } erreicht dich! Setzt du deine Axt ein?
   *[other] { the-creature } erreicht { $who }!
}
event-bitten = { $me ->
    [who] { $n ->
        [0] Die Ratte erreicht dich: Du hast keine Karte zu verlieren, aber deine Hand ist von nun an kleiner.
       *[other] Die Ratte erreicht dich: Du verlierst eine Karte, und deine Hand ist von nun an kleiner.
    }
   *[other] { $n ->
        [0] Die Ratte erreicht { $who }, aber da ist keine Karte zu holen.
       *[other] Die Ratte erreicht { $who } und holt sich eine Karte.
    }
}
event-felled = { $me ->
    [who] Der Lindwurm wirft dich zu Boden.
   *[other] Der Lindwurm wirft { $who } zu Boden.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] Der Goblin findet kein Gold bei dir.
       *[other] Der Goblin stiehlt dir ein Nugget.
    }
   *[other] { $n ->
        [0] Der Goblin findet kein Gold bei { $who }.
       *[other] Der Goblin stiehlt { $who } ein Nugget.
    }
}
event-lost-card = Du verlierst: { $card }.
event-goal-up = { $goal ->
    [goal-exit] Zielkarte { $n } wird aufgedeckt: der Ausgang!
    [goal-lair] Zielkarte { $n } wird aufgedeckt: ein dunkles Loch.
    [goal-ladder] Zielkarte { $n } wird aufgedeckt: eine Leiter.
   *[goal-gold] Zielkarte { $n } wird aufgedeckt: eine Goldader.
}
event-dug = { $me ->
    [who] Du schlägst ein Nugget aus der Ader.
   *[other] { $who } schlägt ein Nugget aus der Ader.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Jetzt wissen alle, dass du loyal bist.
       *[saboteur] Jetzt wissen alle: Du betreibst Sabotage!
    }
   *[other] { $loyalty ->
        [loyal] { $who } ist loyal.
       *[saboteur] { $who } betreibt Sabotage!
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] Du verlässt die Höhle, ohne Gold.
       *[other] Du verlässt die Höhle mit { some-nuggets }!
    }
   *[other] { $n ->
        [0] { $who } verlässt die Höhle, ohne Gold.
       *[other] { $who } verlässt die Höhle mit { some-nuggets }!
    }
}
event-gone = { the-creature } verschwindet.
event-web-thin = Ein Netz wird dünner.
event-web-gone = Ein Netz ist weg.
event-got-up = { $me ->
    [who] Du stehst wieder auf, gehst in diesem Zug aber nicht.
   *[other] { $who } steht wieder auf, geht in diesem Zug aber nicht.
}
event-skipped = { $me ->
    [who] Du hast keine Karten: Dein Zug fällt aus.
   *[other] { $who } hat keine Karten und setzt aus.
}
event-over-out = { $clan ->
    [blue] Alle, die für Blau arbeiten, sind draußen: Die Partie ist zu Ende.
   *[yellow] Alle, die für Gelb arbeiten, sind draußen: Die Partie ist zu Ende.
}
event-over-agreed = Alle sind einverstanden: Die Partie ist zu Ende.
event-over-cards = Die letzte Karte ist gespielt: Die Partie ist zu Ende.
event-hoards = { $clan ->
    [blue] Goldschätze: Blau { $blue }, Gelb { $yellow }. Blau gewinnt!
   *[yellow] Goldschätze: Blau { $blue }, Gelb { $yellow }. Gelb gewinnt!
}
event-nobody-out = Niemand ist aus der Höhle gekommen: Niemand gewinnt.

# The board
map-axes = Oben: Karten östlich der Startkarte. Links: Karten nördlich davon.
map-part = Die Höhle ist breiter als der Bildschirm. Zu sehen ist der Teil um: { $who }
field = Feld
bridge = Brücke
tunnel = Tunnel
dug-out = leere Goldader
web-left = Netz mit Zahl
may-go-here = mögliche Stelle
rat = Ratte
lindworm = Lindwurm
goblin = Goblin
loyalty = Gesinnung
nuggets = Gold
hand-levels = Karten I-II-III
limit = Limit
place = Ort
before = Ausgelegt
boots = Stiefel
axe = Axt
lying-down = liegt am Boden
out-of-cave = draußen
only-you = nur du weißt es
seen-by = gesehen von { $who }
goal-known = Zielkarte { $n }: { $a } (nur du weißt es)
goal-seen = Zielkarte { $n }: gesehen von { $who }
your-hand = Deine Handkarten: { $a }
your-drops = Von dir verdeckt abgeworfen oder verloren: { $a }
their-hand = { $who } hat auf der Hand: { $a }
pile-levels = Zugstapel: { $a } I, { $b } II, { $c } III
bank = Vorrat: { $n }
turn-of = Am Zug: { $who }
ask-playing = Karte spielen oder abwerfen
ask-placing = Stelle wählen: { $a }
ask-aiming = wählen, was oder wen: { $a }
ask-discarding = zweite Karte abwerfen, oder genug
ask-creeping = { $a } (Schritte übrig: { $n })
ask-walking = Schritte übrig: { $n }
ask-orienting = wählen, wie die Zielkarte liegt
ask-asking = Axt gegen die Kreatur einsetzen oder nicht
ask-answering = Partie beenden oder weiterspielen
goal-was = Zielkarte { $n }: { $a }

## Why not?

why-card-first = Erst die Karte: spielen oder abwerfen.
why-place-first = Deine Karte hängt noch in der Luft. Wähle erst ihre Stelle.
why-aim-first = Wähle erst, was oder wen diese Karte trifft: { $card }.
why-discarding = Du wirfst gerade ab: eine zweite Karte, oder genug.
why-creature-first = Erst kriecht die Kreatur weiter oder hält an.
why-dwarf-walks = Deine Karte ist gespielt. Jetzt geht dein Zwerg oder bleibt.
why-goal-first = Sag erst, wie die Zielkarte liegen soll.
why-axe-first = Sag erst, ob du deine Axt gegen die Kreatur einsetzt.
why-answer-first = Antworte erst: Partie beenden oder weiterspielen?
why-answered = Du hast schon zugestimmt. Die anderen überlegen noch.
why-no-creature = Keine Kreatur greift deinen Zwerg an.
why-no-axe = Vor dir liegt keine Axt.
why-no-goal-turned = Keine Zielkarte wartet darauf, dass du sie ausrichtest.
why-no-calling = An diesem Tisch darf niemand das Ende vorschlagen.
why-proposed = Du hast das Ende in diesem Zug schon vorgeschlagen. Einmal genügt.
why-too-late = Das Ende schlägt man vor, bevor man eine Karte spielt.
why-no-proposal = Niemand hat vorgeschlagen, die Partie zu beenden.
why-not-held = So eine Karte hast du nicht auf der Hand: { $card }.
why-same-turned = Halb gedreht sieht diese Karte genauso aus; lege sie aufrecht: { $card }.
why-fits-nowhere = So passt diese Karte nirgends hin: { $card }, { $way }.
why-nothing-secret = Keine Geheimnisse mehr: Nichts liegt verdeckt, was du ansehen könntest.
why-nothing-to-bury = Keine Wegekarte ist frei für einen Einsturz.
why-all-in-boots = Alle haben schon Stiefel an.
why-no-lair = Kein dunkles Loch in Sicht, aus dem sie kommen könnte.
why-no-card-there = Dort liegt keine Karte.
why-no-lair-there = Diese Karte hat kein dunkles Loch.
why-never-buried = Start- und Zielkarten stürzen nie ein.
why-occupied = Auf dieser Karte steht jemand.
why-cell-taken = Dort liegt schon eine Karte.
why-nothing-beside = Diese Stelle grenzt an keine offene Karte.
why-meets-a-wall = Dort träfe ein Weg auf eine Wand, und zwar im { $side }.
why-no-path-prolonged = Sie würde passen, verlängert aber keinen Weg.
why-web-there = Dort hängt schon ein Netz. Eines genügt.
why-no-path-there = Über diese Grenze führt kein Weg, da hinge das Netz an nichts.
why-goal-open = Diese Zielkarte liegt offen, alle sehen sie.
why-own-clan = Deine eigene Clankarte kennst du.
why-clan-open = Diese Clankarte liegt offen, alle sehen sie: { $who }.
why-own-hand = Mit dir selbst zu tauschen, ändert wenig.
why-has-boots = Jeder nur ein Paar, und diese Füße haben ihres: { $who }.
why-nobody-there = Dort sitzt niemand.
why-lying-down = Dein Zwerg liegt am Boden und kommt nicht weiter.
why-just-up = Dein Zwerg ist gerade erst aufgestanden und verschnauft in diesem Zug.
why-no-steps = Kein Schritt ist mehr übrig.
why-not-next = Dorthin führt kein Weg in einem Schritt.
why-wall-here = Hier ist eine Wand, im { $side }.
why-other-field = Dieser Ausgang beginnt auf einem anderen Feld der Karte, im { $side }.
why-nothing-beyond = Dort liegt noch keine Karte, im { $side }.
why-web-holds = Ein Netz versperrt den Weg im { $side }.
why-wall-beyond = Die Karte im { $side } hat hier eine Wand.
why-not-on-ladder = Zum Klettern muss man auf einer Leiter stehen.
why-same-ladder = Auf dieser Leiter stehst du schon.
why-no-ladder-there = Dort steht keine Leiter.
why-out = Dein Zwerg ist draußen an der Sonne. Netze zerhackt er nicht mehr.
why-no-web = Im { $side } hängt kein Netz.
why-not-at-web = Im { $side } hängt das Netz, aber von seinem Feld kommt dein Zwerg nicht heran.

# What is wrong with a box
box-card-side = Karte „{ $key }“: Seite { $side } öffnet sich zu mehr als einem Feld.
box-card-field = Karte „{ $key }“: Kein Weg führt zu Feld { $field }.
box-card-crossing = Karte „{ $key }“: Schritte zum Überqueren: { $given } statt { $needed }.
box-card-feature = Die Karte „{ $key }“ hat mehr als eines davon: { $feature }.
box-card-start = Die Karte „{ $key }“ braucht eine Leiter und muss nach allen Seiten offen sein.
box-card-goal = Die Karte „{ $key }“ ist nicht von jeder Seite zu betreten, auch nicht gedreht.
box-card-exit = Karte „{ $key }“: Der Ausgang gehört auf goal-exit und sonst nirgendwohin.
box-total = „{ $key }“ ergibt zusammen { $given } statt { $needed }.
box-too-many = „{ $key }“ verlangt { $given }, höchstens { $most } sind möglich.
box-idle-clan = „{ $key }“ muss { $most } sein, nicht { $given }: Mit mehr dieser Karten könnte für einen Clan niemand arbeiten.

# House rules
house-clan = Zu dritt und zu viert sind alle Zwerge
house-clan-blue = blau
house-clan-yellow = gelb
house-clan-drawn = ausgelost
house-finish-turn = Nach der allerletzten Karte darf der Zwerg noch laufen
house-call-it = Spieler dürfen vorschlagen, die Partie zu beenden
variant-last-steps = Letzte Schritte: Der letzte Zug wird beendet
variant-by-agreement = Nach Absprache: Man darf das Ende vorschlagen

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who } sabotiert wahrscheinlich ({ $percent } %){ suspect-why }
    [perhaps] { $who } sabotiert vielleicht ({ $percent } %){ suspect-why }
   *[loyal] { $who } ist wahrscheinlich loyal (Sabotage: { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] hat { suspect-way } verlängert
    [shorter] hat { suspect-way } verkürzt
    [caved-in] hat einen Einsturz gespielt, gegen { suspect-way }
    [web] hat ein Netz gesponnen, gegen { suspect-way }
    [boots] hat Stiefel gelegt, für { suspect-whom }
    [axe] hat eine Axt gelegt, für { suspect-whom }
    [rat] hat die Ratte geschickt, gegen { suspect-whom }
    [lindworm] hat den Lindwurm geschickt, gegen { suspect-whom }
   *[goblin] hat den Goblin geschickt, gegen { suspect-whom }
}
suspect-whom = { $me ->
    [whom] dich
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] deinen Weg
   *[other] den Weg von { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, nach einem Blick auf Ziel { $n }
    [clan] { $me ->
        [seen] { "" }, nach einem Blick auf deine Clankarte
       *[other] { "" }, nach einem Blick auf die Clankarte von { $seen }
    }
   *[nothing] { "" }
}
