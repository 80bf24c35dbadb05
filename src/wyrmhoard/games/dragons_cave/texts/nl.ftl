# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Sluip naar het hol voor goud, terwijl de draak jouw kleur probeert te raden.

word-red = houweel (rood)
word-green = lantaarn (groen)
word-orange = paddenstoel (oranje)
word-blue = mijnkar (blauw)
word-purple = kristal (paars)
word-chest = Schatkistkaart
word-first = eerste dwerg
word-second = tweede dwerg
word-left = links
word-right = rechts

lay = Leg gedekt neer: { $a }
    .told = { $who } legt gedekt neer: { $a }.
    .mine = Je legt gedekt neer: { $a }.
    .asked = Je bent een dwerg: welke kaart leg je gedekt neer?
lay-for = Leg gedekt neer: { $a }, voor de { $b }
    .told = { $who } legt gedekt neer: { $a }, voor de { $b }.
    .mine = Je legt gedekt neer: { $a }, voor de { $b }.
    .asked = Je leidt de dwergen: welke kaart leg je gedekt neer, en voor welke dwerg?
place = Zet de draak op: { $a }
    .told = { $who } zet de draak op: { $a }.
    .mine = Je zet de draak op: { $a }.
    .asked = Je bent de draak: waar sla je toe?
divide = { $a ->
    [0] Niets in de linkerhand, alles in de rechter
    [one] { $a } munt in de linkerhand, de rest in de rechter
   *[other] { $a } munten in de linkerhand, de rest in de rechter
}
    .told = { $who } verdeelt de beurs: { $a } in de linkerhand.
    .mine = Je verdeelt je beurs: { $a } in de linkerhand.
    .asked = De draak heeft je te pakken: hoeveel munten neem je in je linkerhand?
pick = Kies een hand van { $a }: { $b }
    .told = { $who } kiest een hand van { $a }: { $b }.
    .mine = Je kiest een hand van { $a }: { $b }.
    .asked = Je bent de draak: welke hand van { $a } kies je?
lay-hidden = Leg een kaart gedekt neer
    .told = { $who } legt een kaart gedekt neer.
lay-hidden-for = Leg een kaart gedekt neer, voor de { $a }
    .told = { $who } legt een kaart gedekt neer, voor de { $a }.
divide-hidden = Verdeel de beurs over twee gesloten handen
    .told = { $who } verdeelt de beurs over twee gesloten handen.
begin = Eerste draak: { $a }
    .told = De eerste draak: { $a }.
reveal = Draai de kaart van { $a } om: { $b }
    .told = De kaart van { $a }: { $b }.
reveal-for = Draai de kaart van { $a } om: { $b }, voor de { $c }
    .told = De kaart van { $a }: { $b }, voor de { $c }.
lose = Open de hand
    .told = { $b ->
        [0] De hand van { $a } is leeg: er gaat niets verloren.
        [one] In de hand van { $a } zit { $b } munt: die gaat terug naar de draak.
       *[other] In de hand van { $a } zitten { $b } munten: ze gaan terug naar de draak.
    }

# What came of a move. $me is the blank that the reader fills.
some-coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
event-turned-up = { $me ->
    [who] Jouw kaart: { $card }.
   *[other] De kaart van { $who }: { $card }.
}
event-turned-up-for = { $me ->
    [who] Jouw kaart: { $card }, voor de { $dwarf }.
   *[other] De kaart van { $who }: { $card }, voor de { $dwarf }.
}
event-stowed = { $me ->
    [who] { $coins ->
        [0] Je neemt je kaarten terug; je beurs was leeg.
       *[other] Je bergt { some-coins } op in je schatkist.
    }
   *[other] { $coins ->
        [0] { $who } neemt alle kaarten terug; de beurs was leeg.
       *[other] { $who } bergt { some-coins } op in de schatkist.
    }
}
event-caught = { $me ->
    [who] { $square ->
        [0] De draak pakt je: terug naar de start!
       *[other] De draak pakt je: terug naar vak { $square }!
    }
   *[other] { $square ->
        [0] De draak pakt { $who }: terug naar de start!
       *[other] De draak pakt { $who }: terug naar vak { $square }!
    }
}
event-went-on = { $me ->
    [who] { $coins ->
        [0] Je gaat verder naar vak { $square }.
       *[other] Je gaat verder naar vak { $square } en pakt { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } gaat verder naar vak { $square }.
       *[other] { $who } gaat verder naar vak { $square } en pakt { some-coins }.
    }
}
event-entered = { $me ->
    [who] Je komt in het hol en pakt { some-coins }!
   *[other] { $who } komt in het hol en pakt { some-coins }!
}
event-robbed = { $me ->
    [who] { $coins ->
        [0] De hand was leeg: je houdt alle { $left }.
       *[other] Je verliest { some-coins } aan de draak en houdt { $left } over.
    }
   *[other] { $coins ->
        [0] De hand was leeg: { $who } houdt alle { $left }.
       *[other] { $who } verliest { some-coins } aan de draak en houdt { $left } over.
    }
}
event-round = { $me ->
    [who] Ronde { $n }: jij bent de draak.
   *[other] Ronde { $n }: de draak is { $who }.
}
event-over-treasure = De schat van de draak is op: het spel is uit.
event-over-lair = Er is een dwerg in het hol: het spel is uit.
event-over-both = { $me ->
    [who] Allebei je dwergen zijn in het hol: het spel is uit.
   *[other] Beide dwergen van { $who } zijn in het hol: het spel is uit.
}

# The board
start = Start
lair = Hol
treasure = Schat van de draak: { $n }
purse = Beurs
chest = Schatkist
coins = Munten
closed = dicht
cards = Handkaarten
dragon = draak
round = Ronde { $n }
laid = kaart gelegd
divided = handen gesloten
yours = Je hebt neergelegd: { $a }
your-hands = Jouw handen: links { $left }, rechts { $right }

# Why not?
why-name-a-dwarf = Met z’n tweeën zeg je ook welke dwerg loopt.
why-one-dwarf = Je hebt maar één dwerg: er valt niets te kiezen.
why-dwarf-in-lair = Al in het hol, en voorgoed: de { $dwarf }.
why-dragon-lays-no-card = De draak raadt kaarten, hij legt er geen.
why-cards-are-up = De kaarten liggen al open. Eerst kiest de draak handen.
why-card-laid = Je kaart ligt er al, en gelegd is gelegd.
why-card-not-in-hand = Niet in je hand: { $card }. Kaarten komen terug met de Schatkistkaart, of als je betrapt wordt.
why-dragon-sits = De draak zit al. Nu kiest hij handen.
why-dragon-waits = De draak is als laatste aan zet: nog niet alle kaarten liggen er.
why-not-the-dragon = Jij bent de draak niet. Dat is { $who }.
why-not-robbed = Op dit moment heeft niemand het op je beurs gemunt.
why-hands-closed = Je handen zijn al dicht. Bedenken kan niet meer.
why-too-few-coins = { $n ->
    [one] Er zit maar { $n } munt in je beurs.
   *[other] Er zitten maar { $n } munten in je beurs.
}
why-nobody-caught = Niemand steekt gesloten handen uit: er is geen dwerg betrapt.
why-other-hand = Een voor een, met de klok mee vanaf de draak. Nu: { $who }.
why-hands-not-closed = Geduld: de munten worden nog verdeeld.

# What is wrong with a box
box-colour-count = “{ $key }” moet { $needed } keer “{ $word }” bevatten, niet { $given } keer.

# House rules
house-open-chests = Kisten liggen open
house-hide-mover = Met twee spelers: welke dwerg loopt, blijft geheim
house-shortage = Als de schat niet genoeg is voor iedereen
house-shortage-equal = gelijke delen voor iedereen
house-shortage-capped = nooit meer dan er gewonnen is
variant-open-chests = Open schatkisten

# Why a move is hinted at
caught-with-it = { $caught ->
    [0] De draak heeft je er nog nooit mee gepakt.
   *[other] De draak heeft je er al { $caught }× mee gepakt.
}
hint-square = Brengt je naar vak { $square } en levert { some-coins } op. { caught-with-it }
hint-lair = Brengt je in het hol en levert { some-coins } op. { caught-with-it }
hint-chest = { $coins ->
    [0] Geeft je je kaarten terug.
   *[other] Brengt { some-coins } in veiligheid en geeft je je kaarten terug.
}
hint-held = Zoveel kunnen hem leggen: { $n }. Tot nu toe gelegd: { $laid }×.
hint-divide = De draak opent één hand: je verliest { $a } of { $b }.
hint-pick = Je opent een van beide handen, waarin samen { some-coins } zit.
