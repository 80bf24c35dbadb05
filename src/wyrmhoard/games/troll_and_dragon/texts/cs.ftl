# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Házej o diamanty trollovi pod nosem a pak si pospěš pro zlato, než se probudí drak.

roll-grotto = Hodit jeskynními kostkami
    .told = { $who } hází jeskynními kostkami.
    .asked = Jeskyně na tebe čeká: hoď kostkami.
set-aside = Odložit: { $a }
    .told = { $who } odkládá: { $a }.
    .mine = Odkládáš: { $a }.
enter = Vstoupit do Síně
    .told = { $who } vstupuje do Síně.
    .mine = Vstupuješ do Síně.
roll-treasure = Hodit kostkami pokladu
    .told = { $who } hází kostkami pokladu.
    .asked = Jsi v Síni: házej o zlato.
roll-dragon = Hodit dračími kostkami
    .told = { $who } hází dračími kostkami.
    .asked = Vzbudíš draka, než { $who } uteče?
leave = Odejít se vším nasbíraným
    .told = { $who } odchází se vším nasbíraným.
    .asked = Pokračuješ, nebo odejdeš se vším nasbíraným?
take = Vzít: { $a }
    .told = { $who } bere: { $a }.
    .asked = Který poklad si vezmeš?

begin = Začíná { $a }
    .told = Začíná { $a }.
show-one = Jeskynní kostky: { $a }
    .told = Jeskynní kostky: { $a }.
show-two = Jeskynní kostky: { $a }, { $b }
    .told = Jeskynní kostky: { $a }, { $b }.
show-three = Jeskynní kostky: { $a }, { $b }, { $c }
    .told = Jeskynní kostky: { $a }, { $b }, { $c }.
show-four = Jeskynní kostky: { $a }, { $b }, { $c }, { $d }
    .told = Jeskynní kostky: { $a }, { $b }, { $c }, { $d }.
find = Nugety na kostkách pokladu: { $a } + { $b }
    .told = Nugety na kostkách pokladu: { $a } + { $b }.
stir = Dračí kostky: { $a }, { $b }
    .told = Dračí kostky: { $a }, { $b }.

word-diamond = diamant
word-key = klíč
word-door = dveře
word-troll = troll
word-nugget = nuget
word-blank = prázdno
word-dragon = drak

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } diamant
    [few] { $diamonds } diamanty
    [many] { $diamonds } diamantu
   *[other] { $diamonds } diamantů
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
    [many] { $nuggets } nugetu
   *[other] { $nuggets } nugetů
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } a { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] Hážeš: { $dice }.
   *[other] { $who } hází: { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] Objevuje se Troll, ale nemáš co ztratit.
       *[other] Objevuje se Troll a bere ti { some-diamonds }!
    }
   *[other] { $diamonds ->
        [0] Objevuje se Troll, ale { $who } nemá co ztratit.
       *[other] Objevuje se Troll: { $who } přichází o { some-diamonds }!
    }
}
event-left = { $me ->
    [who] Odnášíš si do bezpečí { loot }.
   *[other] { $who } si odnáší do bezpečí { loot }.
}
event-left-empty = { $me ->
    [who] Odcházíš s prázdnou.
   *[other] { $who } odchází s prázdnou.
}
event-found = { $me ->
    [who] Nacházíš { some-nuggets }.
   *[other] { $who } nachází { some-nuggets }.
}
event-found-none = { $me ->
    [who] Nenacházíš nic.
   *[other] { $who } nenachází nic.
}
event-sleeps = { $me ->
    [who] Hážeš za draka: spí dál.
   *[other] { $who } hází za draka: spí dál.
}
event-stirs = { $me ->
    [who] Padá ti drak: začíná se hýbat. Ještě jeden a je vzhůru.
   *[other] { $who } hází draka: začíná se hýbat. Ještě jeden a je vzhůru.
}
event-woke = { $me ->
    [who] Budíš draka!
   *[other] { $who } budí draka!
}
event-dropped = { $me ->
    [who] Upouštíš { loot }.
   *[other] { $who } upouští { loot }.
}
event-hand-dropped = I Troll upouští { some-diamonds }.
event-got = { $me ->
    [who] Dostáváš { loot }.
   *[other] { $who } dostává { loot }.
}
event-over-grotto = Jeskyně je prázdná: konec partie.
event-over-cavern = Síň je prázdná: konec partie.
event-over-all = Jeskyně i Síň jsou prázdné: konec partie.
event-over-barren = Příliš dlouho nikdo nenachází zlato: konec partie.

# The board
grotto = Jeskyně
cavern = Síň
diamonds = Zbývá diamantů
nuggets = Zbývá nugetů
troll-hand = Trollova ruka
free = Volné kostky
blocked = Zablokované kostky
last-turn = Kostky z minulého tahu
troll-came = Přišel Troll a sebral všechno nasbírané.
treasure-dice = Kostky pokladu
dragon-dice = Dračí kostky
not-rolled = ještě nehozeny
dragon-sides = stěny s drakem: { $n }/{ $of }
the-dragon = Drak
asleep = spí
stirring = vrtí se: padne-li ještě jeden drak, probudí se
awake = je vzhůru
dragon-woke = Minulá výprava: drak se probudil, všechno si vzali ostatní.
to-share = K rozdělení
ends-one = Partie skončí, když bude prázdná Jeskyně nebo Síň.
ends-both = Partie skončí, až budou prázdné Jeskyně i Síň.
ends-barren = Jeskyně je prázdná: tah bez nugetu { $n }/{ $of }, potom partie skončí.
pack = Batoh
points = Body
at-risk = V ohrožení
adventurer = na výpravě
takes = bere jako další

# Why not?
why-sharing = Pěkně popořadě: nejdřív se rozdělí upuštěný poklad.
why-not-the-adventurer = V tomto tahu je na výpravě { $who }.
why-nothing-dropped = Nikdo žádný poklad neupustil.
why-takes-next = Teď bere { $who }.
why-nobody-inside = V Síni nikdo není: nech draka spát.
why-own-dragon = Budit draka je věc ostatních. Tobě se hodí, když spí.
why-beats = Tady se dračí kostky házejí samy, takt za taktem.
why-treasure-first = Dračí kostky čekají na první hod kostkami pokladu.
why-dice-elsewhere = Dračí kostky putovaly dál. Teď je má { $who }.
why-not-inside = Kostkami pokladu se hází v Síni, a tam ještě nejsi.
why-cavern-empty = Síň je prázdná: klíče a dveře už k ničemu nejsou.
why-one-is-enough = Jedna taková kostka stačí a už je odložená: { $face }.
why-none-shows = Na žádné volné kostce to není: { $face }.
why-last-die = Jiná kostka musí zůstat volná: poslední odložit nejde.
why-no-key-and-door = Bez klíče a dveří zůstane Síň zavřená.
why-first-roll = Kdo vejde, hází: první hod je povinný.
why-inside = Jsi v Síni. Jeskynní kostky zůstaly venku.

# What is wrong with a box
box-die-sides = „{ $key }“: kostka má mít stěn: { $needed }, ale uvedeno je { $given }.

# House rules
house-end = Partie končí, když
house-end-one = je jeden poklad prázdný
house-end-both = jsou oba poklady prázdné
house-auto-share = Co spadne, rozdělí se samo
house-race = Závod v jeskyni
house-race-live = Na čas
house-race-beats = Po taktech, beze spěchu
variant-calm = V klidu: závod hod po hodu
variant-children = Pro děti: pomalejší závod
variant-long = Dlouhá: dokud nejsou obě místa prázdná

# The turn, solved
solved = Při nejlepší hře vynese první tah partie náskok { $n } bodu (hráčů: { $players }).
solved-grotto = Jeskyně: co dělat, podle nasbíraných diamantů
solved-trolls = Trollové
solved-no = –
solved-shown = vidět
solved-aside = odloženo
solved-alike = Klíč a dveře jsou si rovny: co platí pro jedno, platí i pro druhé.
solved-cavern = Síň: od kolika nugetů odejít, podle přinesených diamantů a odložené dračí kostky
solved-diamonds = Diamanty
solved-asleep = žádná
solved-first = první
solved-second = druhá
solved-roll = házet
solved-leave = odejít
solved-enter = vstoupit do Síně
solved-set-key = odložit klíč
solved-set-door = odložit dveře

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Zatím není o co přijít.
   *[other] Troll přijde ve { $percent } ze 100 takových hodů. V sázce: { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] Zatím není co odnést; další hod přivede Trolla ve { $percent } případech ze 100.
   *[other] V bezpečí pak: { some-diamonds }. Další hod přivede Trolla ve { $percent } případech ze 100.
}
hint-enter = V Síni ještě zbývá: { some-nuggets }. Bodů za každý: { $points }.
hint-set-aside = Otevírá to cestu do Síně. Kostek zbývá k hodu: { $n }.
hint-dragon = Příští dračí hod ho probudí ve { $percent } případech ze 100. Bodů v sázce: { $points }.
hint-leave-dragon = Bodů pak v bezpečí: { $points }. Příští dračí hod by ho probudil ve { $percent } případech ze 100.
