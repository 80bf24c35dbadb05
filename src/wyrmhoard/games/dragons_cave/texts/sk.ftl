# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Prikradni sa do brlohu po zlato, kým drak háda tvoju farbu.

word-red = krompáč (červený)
word-green = lampáš (zelený)
word-orange = huba (oranžová)
word-blue = banský vozík (modrý)
word-purple = kryštál (fialový)
word-chest = karta truhlice
word-first = prvý trpaslík
word-second = druhý trpaslík
word-left = ľavá
word-right = pravá

lay = Položiť lícom dolu: { $a }
    .told = { $who } kladie lícom dolu: { $a }.
    .mine = Kladieš lícom dolu: { $a }.
    .asked = Si trpaslík: ktorú kartu položíš lícom dolu?
lay-for = Položiť lícom dolu: { $a }, hrá { $b }
    .told = { $who } kladie lícom dolu: { $a }, hrá { $b }.
    .mine = Kladieš lícom dolu: { $a }, hrá { $b }.
    .asked = Vedieš trpaslíkov: ktorú kartu položíš lícom dolu a pre ktorého trpaslíka?
place = Postaviť draka na pole: { $a }
    .told = { $who } stavia draka na pole: { $a }.
    .mine = Staviaš draka na pole: { $a }.
    .asked = Si drak: kam skočíš?
divide = { $a ->
    [0] V ľavej pästi nič, všetko v pravej
    [one] { $a } minca v ľavej pästi, zvyšok v pravej
    [few] { $a } mince v ľavej pästi, zvyšok v pravej
    [many] { $a } mince v ľavej pästi, zvyšok v pravej
   *[other] { $a } mincí v ľavej pästi, zvyšok v pravej
}
    .told = { $who } rozdeľuje mince z mešca: v ľavej pästi { $a }.
    .mine = Rozdeľuješ mince z mešca: v ľavej pästi { $a }.
    .asked = Drak ťa chytil: koľko mincí dáš do ľavej ruky?
pick = Drak chytil: { $a }. Vybrať päsť: { $b }
    .told = Drak chytil: { $a }. { $who } vyberá päsť: { $b }.
    .mine = Drak chytil: { $a }. Vyberáš päsť: { $b }.
    .asked = Si drak: ktorú ruku vyberieš? Mince skrýva { $a }.
lay-hidden = Položiť kartu lícom dolu
    .told = { $who } kladie kartu lícom dolu.
lay-hidden-for = Položiť kartu lícom dolu, hrá { $a }
    .told = { $who } kladie kartu lícom dolu, hrá { $a }.
divide-hidden = Rozdeliť mince z mešca do dvoch pästí
    .told = { $who } rozdeľuje mince z mešca do dvoch pästí.
begin = Prvý drak: { $a }
    .told = Prvý drak: { $a }.
reveal = Kartu otáča { $a }: { $b }
    .told = { $a } otáča kartu: { $b }.
reveal-for = Kartu otáča { $a }: { $b }, hrá { $c }
    .told = { $a } otáča kartu: { $b }, hrá { $c }.
lose = Otvoriť päsť
    .told = { $b ->
        [0] { $a } otvára päsť: je prázdna, nič sa nestráca.
        [one] { $a } otvára päsť: { $b } minca sa vracia drakovi.
        [few] { $a } otvára päsť: { $b } mince sa vracajú drakovi.
        [many] { $a } otvára päsť: { $b } mince sa vracia drakovi.
       *[other] { $a } otvára päsť: { $b } mincí sa vracia drakovi.
    }

# What came of a move. $me is the blank that the reader fills.
some-coins = { $coins ->
    [one] { $coins } mincu
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
event-turned-up = { $me ->
    [who] Tvoja karta: { $card }.
   *[other] { $who } otáča kartu: { $card }.
}
event-turned-up-for = { $me ->
    [who] Tvoja karta: { $card }, hrá { $dwarf }.
   *[other] { $who } otáča kartu: { $card }, hrá { $dwarf }.
}
event-stowed = { $me ->
    [who] { $coins ->
        [0] Berieš si karty späť; tvoj mešec bol prázdny.
       *[other] Ukladáš do truhlice { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } si berie všetky karty späť; mešec bol prázdny.
       *[other] { $who } ukladá do truhlice { some-coins }.
    }
}
event-caught = { $me ->
    [who] { $square ->
        [0] Drak ťa má: späť na štart!
       *[other] Drak ťa má: späť na pole { $square }!
    }
   *[other] { $square ->
        [0] { $who } padá drakovi do pazúrov: späť na štart!
       *[other] { $who } padá drakovi do pazúrov: späť na pole { $square }!
    }
}
event-went-on = { $me ->
    [who] { $coins ->
        [0] Ideš ďalej na pole { $square }.
       *[other] Ideš ďalej na pole { $square } a berieš { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } ide ďalej na pole { $square }.
       *[other] { $who } ide ďalej na pole { $square } a berie { some-coins }.
    }
}
event-entered = { $me ->
    [who] Vstupuješ do brlohu a berieš { some-coins }!
   *[other] { $who } vstupuje do brlohu a berie { some-coins }!
}
event-robbed = { $me ->
    [who] { $coins ->
        [0] Päsť bola prázdna: všetko ti zostáva ({ $left }).
       *[other] Prichádzaš o { some-coins } v prospech draka, zostáva ti { $left }.
    }
   *[other] { $coins ->
        [0] Päsť bola prázdna: { $who } si necháva všetko ({ $left }).
       *[other] { $who } prichádza o { some-coins } v prospech draka, zostáva { $left }.
    }
}
event-round = { $me ->
    [who] Kolo { $n }: drak si ty.
   *[other] Kolo { $n }: drakom je { $who }.
}
event-over-treasure = Dračí poklad je prázdny: koniec partie.
event-over-lair = V brlohu je trpaslík: koniec partie.
event-over-both = { $me ->
    [who] Obaja tvoji trpaslíci sú v brlohu: koniec partie.
   *[other] { $who } má v brlohu oboch trpaslíkov: koniec partie.
}

# The board
start = Štart
lair = Brloh
treasure = Dračí poklad: { $n }
purse = Mešec
chest = Truhlica
coins = Mince
closed = zatvorená
cards = Karty v ruke
dragon = drak
round = Kolo { $n }
laid = karta položená
divided = päste zovreté
yours = Tvoja položená karta: { $a }
your-hands = Tvoje päste: ľavá { $left }, pravá { $right }

# Why not?
why-name-a-dwarf = Vo dvojici aj povieš, ktorý trpaslík pôjde.
why-one-dwarf = Máš len jedného trpaslíka, nie je z čoho vyberať.
why-dwarf-in-lair = Už je v brlohu, a to nadobro: { $dwarf }.
why-dragon-lays-no-card = Drak karty háda, sám žiadnu nekladie.
why-cards-are-up = Karty sú už otočené. Najprv si drak vyberie päste.
why-card-laid = Tvoja karta už leží, a čo leží, to platí.
why-card-not-in-hand = Túto kartu nemáš v ruke: { $card }. Karty sa vrátia s kartou truhlice, alebo keď ťa drak chytí.
why-dragon-sits = Drak už sedí. Teraz si vyberá päste.
why-dragon-waits = Drak hrá posledný: ešte neležia všetky karty.
why-not-the-dragon = Drakom teraz nie si ty, ale { $who }.
why-not-robbed = Na tvoj mešec si teraz nikto nebrúsi zuby.
why-hands-closed = Tvoje päste sú už zovreté. Na rozmýšľanie je neskoro.
why-too-few-coins = { $n ->
    [one] V mešci máš len { $n } mincu.
    [few] V mešci máš len { $n } mince.
    [many] V mešci máš len { $n } mince.
   *[other] V mešci máš len { $n } mincí.
}
why-nobody-caught = Nikto nenaťahuje päste: žiadny trpaslík nie je chytený.
why-other-hand = Jeden po druhom, od draka v smere hodinových ručičiek. Teraz: { $who }.
why-hands-not-closed = Trpezlivosť: mince sa ešte rozdeľujú.

# What is wrong with a box
box-colour-count = Kľúč „{ $key }“ musí obsahovať „{ $word }“ { $needed }-krát, nie { $given }-krát.

# House rules
house-open-chests = Truhlice ležia otvorené
house-hide-mover = Vo dvojici: ktorý trpaslík ide, zostáva tajné
house-shortage = Keď poklad nestačí pre všetkých
house-shortage-equal = všetkým rovným dielom
house-shortage-capped = nikomu viac, než získal
variant-open-chests = Otvorené truhlice

# Why a move is hinted at
caught-with-it = { $caught ->
    [0] Drak ťa s ňou ešte nikdy nechytil.
   *[other] Drak ťa s ňou už chytil { $caught }×.
}
hint-square = Vedie na pole { $square } a prinesie { some-coins }. { caught-with-it }
hint-lair = Vedie do brlohu a prinesie { some-coins }. { caught-with-it }
hint-chest = { $coins ->
    [0] Vráti ti karty.
   *[other] Uloží { some-coins } do bezpečia a vráti ti karty.
}
hint-held = Koľko hráčov ju môže vyložiť: { $n }. Zatiaľ vyložená: { $laid }×.
hint-divide = Drak otvorí jednu ruku: stratíš { $a }, alebo { $b }.
hint-pick = Otvoríš jednu z dvoch rúk, ktoré spolu ukrývajú { some-coins }.
