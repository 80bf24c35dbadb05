# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Proplíž se do doupěte pro zlato, zatímco drak hádá tvou barvu.

word-red = krumpáč (červený)
word-green = lucerna (zelená)
word-orange = houba (oranžová)
word-blue = důlní vozík (modrý)
word-purple = krystal (fialový)
word-chest = karta truhlice
word-first = první trpaslík
word-second = druhý trpaslík
word-left = levá
word-right = pravá

lay = Položit lícem dolů: { $a }
    .told = { $who } pokládá lícem dolů: { $a }.
    .mine = Pokládáš lícem dolů: { $a }.
    .asked = Jsi trpaslík: kterou kartu položíš lícem dolů?
lay-for = Položit lícem dolů: { $a }, hraje { $b }
    .told = { $who } pokládá lícem dolů: { $a }, hraje { $b }.
    .mine = Pokládáš lícem dolů: { $a }, hraje { $b }.
    .asked = Vedeš trpaslíky: kterou kartu položíš lícem dolů a pro kterého trpaslíka?
place = Postavit draka na pole: { $a }
    .told = { $who } staví draka na pole: { $a }.
    .mine = Stavíš draka na pole: { $a }.
    .asked = Jsi drak: kam skočíš?
divide = { $a ->
    [0] V levé pěsti nic, všechno v pravé
    [one] { $a } mince v levé pěsti, zbytek v pravé
    [few] { $a } mince v levé pěsti, zbytek v pravé
    [many] { $a } mince v levé pěsti, zbytek v pravé
   *[other] { $a } mincí v levé pěsti, zbytek v pravé
}
    .told = { $who } rozděluje mince z měšce: v levé pěsti { $a }.
    .mine = Rozděluješ mince z měšce: v levé pěsti { $a }.
    .asked = Drak tě chytil: kolik mincí dáš do levé ruky?
pick = Drak chytil: { $a }. Vybrat pěst: { $b }
    .told = Drak chytil: { $a }. { $who } vybírá pěst: { $b }.
    .mine = Drak chytil: { $a }. Vybíráš pěst: { $b }.
    .asked = Jsi drak: kterou ruku vybereš? Mince skrývá { $a }.
lay-hidden = Položit kartu lícem dolů
    .told = { $who } pokládá kartu lícem dolů.
lay-hidden-for = Položit kartu lícem dolů, hraje { $a }
    .told = { $who } pokládá kartu lícem dolů, hraje { $a }.
divide-hidden = Rozdělit mince z měšce do dvou pěstí
    .told = { $who } rozděluje mince z měšce do dvou pěstí.
begin = První drak: { $a }
    .told = První drak: { $a }.
reveal = Kartu otáčí { $a }: { $b }
    .told = { $a } otáčí kartu: { $b }.
reveal-for = Kartu otáčí { $a }: { $b }, hraje { $c }
    .told = { $a } otáčí kartu: { $b }, hraje { $c }.
lose = Otevřít pěst
    .told = { $b ->
        [0] { $a } otevírá pěst: je prázdná, nic se neztrácí.
        [one] { $a } otevírá pěst: { $b } mince se vrací drakovi.
        [few] { $a } otevírá pěst: { $b } mince se vracejí drakovi.
        [many] { $a } otevírá pěst: { $b } mince se vrací drakovi.
       *[other] { $a } otevírá pěst: { $b } mincí se vrací drakovi.
    }

# What came of a move. $me is the blank that the reader fills.
some-coins = { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
event-turned-up = { $me ->
    [who] Tvoje karta: { $card }.
   *[other] { $who } otáčí kartu: { $card }.
}
event-turned-up-for = { $me ->
    [who] Tvoje karta: { $card }, hraje { $dwarf }.
   *[other] { $who } otáčí kartu: { $card }, hraje { $dwarf }.
}
event-stowed = { $me ->
    [who] { $coins ->
        [0] Bereš si karty zpět; tvůj měšec byl prázdný.
       *[other] Ukládáš do truhlice { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } si bere všechny karty zpět; měšec byl prázdný.
       *[other] { $who } ukládá do truhlice { some-coins }.
    }
}
event-caught = { $me ->
    [who] { $square ->
        [0] Drak tě má: zpět na start!
       *[other] Drak tě má: zpět na pole { $square }!
    }
   *[other] { $square ->
        [0] { $who } padá drakovi do drápů: zpět na start!
       *[other] { $who } padá drakovi do drápů: zpět na pole { $square }!
    }
}
event-went-on = { $me ->
    [who] { $coins ->
        [0] Jdeš dál na pole { $square }.
       *[other] Jdeš dál na pole { $square } a bereš { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } jde dál na pole { $square }.
       *[other] { $who } jde dál na pole { $square } a bere { some-coins }.
    }
}
event-entered = { $me ->
    [who] Vstupuješ do doupěte a bereš { some-coins }!
   *[other] { $who } vstupuje do doupěte a bere { some-coins }!
}
event-robbed = { $me ->
    [who] { $coins ->
        [0] Pěst byla prázdná: všechno ti zůstává ({ $left }).
       *[other] Přicházíš o { some-coins } ve prospěch draka, zůstává ti { $left }.
    }
   *[other] { $coins ->
        [0] Pěst byla prázdná: { $who } si nechává všechno ({ $left }).
       *[other] { $who } přichází o { some-coins } ve prospěch draka, zůstává { $left }.
    }
}
event-round = { $me ->
    [who] Kolo { $n }: drak jsi ty.
   *[other] Kolo { $n }: drakem je { $who }.
}
event-over-treasure = Dračí poklad je prázdný: konec partie.
event-over-lair = V doupěti je trpaslík: konec partie.
event-over-both = { $me ->
    [who] Oba tvoji trpaslíci jsou v doupěti: konec partie.
   *[other] { $who } má v doupěti oba trpaslíky: konec partie.
}

# The board
start = Start
lair = Doupě
treasure = Dračí poklad: { $n }
purse = Měšec
chest = Truhlice
coins = Mince
closed = zavřená
cards = Karty v ruce
dragon = drak
round = Kolo { $n }
laid = karta položena
divided = pěsti sevřeny
yours = Tvoje položená karta: { $a }
your-hands = Tvoje pěsti: levá { $left }, pravá { $right }

# Why not?
why-name-a-dwarf = Ve dvou také řekneš, který trpaslík půjde.
why-one-dwarf = Máš jen jednoho trpaslíka, není z čeho vybírat.
why-dwarf-in-lair = Už je v doupěti, a to nadobro: { $dwarf }.
why-dragon-lays-no-card = Drak karty hádá, sám žádnou nepokládá.
why-cards-are-up = Karty už jsou otočené. Nejdřív si drak vybere pěsti.
why-card-laid = Tvoje karta už leží, a co leží, to platí.
why-card-not-in-hand = Tuhle kartu nemáš v ruce: { $card }. Karty se vrátí s kartou truhlice, nebo když tě drak chytí.
why-dragon-sits = Drak už sedí. Teď si vybírá pěsti.
why-dragon-waits = Drak hraje poslední: ještě neleží všechny karty.
why-not-the-dragon = Drakem teď nejsi ty, ale { $who }.
why-not-robbed = O tvůj měšec teď nikdo nestojí.
why-hands-closed = Tvoje pěsti už jsou sevřené. Na rozmýšlení je pozdě.
why-too-few-coins = { $n ->
    [one] V měšci máš jen { $n } minci.
    [few] V měšci máš jen { $n } mince.
    [many] V měšci máš jen { $n } mince.
   *[other] V měšci máš jen { $n } mincí.
}
why-nobody-caught = Nikdo nenatahuje pěsti: žádný trpaslík není chycený.
why-other-hand = Jeden po druhém, od draka po směru hodinových ručiček. Teď: { $who }.
why-hands-not-closed = Trpělivost: mince se ještě rozdělují.

# What is wrong with a box
box-colour-count = Klíč „{ $key }“ musí obsahovat „{ $word }“ { $needed }krát, ne { $given }krát.

# House rules
house-open-chests = Truhlice leží otevřené
house-hide-mover = Ve dvou: který trpaslík jde, zůstává tajné
house-shortage = Když poklad nestačí pro všechny
house-shortage-equal = všem rovným dílem
house-shortage-capped = nikomu víc, než získal
variant-open-chests = Otevřené truhlice

# Why a move is hinted at
caught-with-it = { $caught ->
    [0] Drak tě s ní ještě nikdy nechytil.
   *[other] Drak už tě s ní chytil { $caught }×.
}
hint-square = Vede na pole { $square } a přinese { some-coins }. { caught-with-it }
hint-lair = Vede do doupěte a přinese { some-coins }. { caught-with-it }
hint-chest = { $coins ->
    [0] Vrátí ti karty.
   *[other] Uloží { some-coins } do bezpečí a vrátí ti karty.
}
hint-held = Kolik hráčů ji může vyložit: { $n }. Zatím vyložena: { $laid }×.
hint-divide = Drak otevře jednu ruku: ztratíš { $a }, nebo { $b }.
hint-pick = Otevřeš jednu ze dvou rukou, které spolu ukrývají { some-coins }.
