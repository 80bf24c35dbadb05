# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Hádž o diamanty trolovi pod nosom a potom sa ponáhľaj po zlato, kým sa nezobudí drak.

roll-grotto = Hodiť jaskynnými kockami
    .told = { $who } hádže jaskynnými kockami.
    .asked = Jaskyňa na teba čaká: hoď kockami.
set-aside = Odložiť: { $a }
    .told = { $who } odkladá: { $a }.
    .mine = Odkladáš: { $a }.
enter = Vstúpiť do Siene
    .told = { $who } vstupuje do Siene.
    .mine = Vstupuješ do Siene.
roll-treasure = Hodiť kockami pokladu
    .told = { $who } hádže kockami pokladu.
    .asked = Si v Sieni: hádž o zlato.
roll-dragon = Hodiť dračími kockami
    .told = { $who } hádže dračími kockami.
    .asked = Zobudíš draka, kým { $who } neutečie?
leave = Odísť so všetkým nazbieraným
    .told = { $who } odchádza so všetkým nazbieraným.
    .asked = Pokračuješ, alebo odídeš so všetkým nazbieraným?
take = Vziať: { $a }
    .told = { $who } berie: { $a }.
    .asked = Ktorý poklad si vezmeš?

begin = Začína { $a }
    .told = Začína { $a }.
show-one = Jaskynné kocky: { $a }
    .told = Jaskynné kocky: { $a }.
show-two = Jaskynné kocky: { $a }, { $b }
    .told = Jaskynné kocky: { $a }, { $b }.
show-three = Jaskynné kocky: { $a }, { $b }, { $c }
    .told = Jaskynné kocky: { $a }, { $b }, { $c }.
show-four = Jaskynné kocky: { $a }, { $b }, { $c }, { $d }
    .told = Jaskynné kocky: { $a }, { $b }, { $c }, { $d }.
find = Nugety na kockách pokladu: { $a } + { $b }
    .told = Nugety na kockách pokladu: { $a } + { $b }.
stir = Dračie kocky: { $a }, { $b }
    .told = Dračie kocky: { $a }, { $b }.

word-diamond = diamant
word-key = kľúč
word-door = dvere
word-troll = trol
word-nugget = nuget
word-blank = prázdno
word-dragon = drak

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } diamant
    [few] { $diamonds } diamanty
    [many] { $diamonds } diamantu
   *[other] { $diamonds } diamantov
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
    [many] { $nuggets } nugetu
   *[other] { $nuggets } nugetov
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } a { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] Hádžeš: { $dice }.
   *[other] { $who } hádže: { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] Zjavuje sa Trol, ale nemáš čo stratiť.
       *[other] Zjavuje sa Trol a berie ti { some-diamonds }!
    }
   *[other] { $diamonds ->
        [0] Zjavuje sa Trol, ale { $who } nemá čo stratiť.
       *[other] Zjavuje sa Trol: { $who } prichádza o { some-diamonds }!
    }
}
event-left = { $me ->
    [who] Odnášaš si do bezpečia { loot }.
   *[other] { $who } si odnáša do bezpečia { loot }.
}
event-left-empty = { $me ->
    [who] Odchádzaš s prázdnymi rukami.
   *[other] { $who } odchádza s prázdnymi rukami.
}
event-found = { $me ->
    [who] Nachádzaš { some-nuggets }.
   *[other] { $who } nachádza { some-nuggets }.
}
event-found-none = { $me ->
    [who] Nenachádzaš nič.
   *[other] { $who } nenachádza nič.
}
event-sleeps = { $me ->
    [who] Hádžeš za draka: spí ďalej.
   *[other] { $who } hádže za draka: spí ďalej.
}
event-stirs = { $me ->
    [who] Padá ti drak: začína sa hýbať. Ešte jeden a je hore.
   *[other] { $who } hádže draka: začína sa hýbať. Ešte jeden a je hore.
}
event-woke = { $me ->
    [who] Budíš draka!
   *[other] { $who } budí draka!
}
event-dropped = { $me ->
    [who] Púšťaš na zem { loot }.
   *[other] { $who } púšťa na zem { loot }.
}
event-hand-dropped = Aj Trol púšťa na zem { some-diamonds }.
event-got = { $me ->
    [who] Dostávaš { loot }.
   *[other] { $who } dostáva { loot }.
}
event-over-grotto = Jaskyňa je prázdna: koniec partie.
event-over-cavern = Sieň je prázdna: koniec partie.
event-over-all = Jaskyňa aj Sieň sú prázdne: koniec partie.
event-over-barren = Príliš dlho nikto nenachádza zlato: koniec partie.

# The board
grotto = Jaskyňa
cavern = Sieň
diamonds = Zostáva diamantov
nuggets = Zostáva nugetov
troll-hand = Trolova ruka
free = Voľné kocky
blocked = Zablokované kocky
last-turn = Kocky z minulého ťahu
troll-came = Prišiel Trol a zobral všetko nazbierané.
treasure-dice = Kocky pokladu
dragon-dice = Dračie kocky
not-rolled = ešte nehodené
dragon-sides = steny s drakom: { $n }/{ $of }
the-dragon = Drak
asleep = spí
stirring = mrví sa: ak padne ešte jeden drak, zobudí sa
awake = je hore
dragon-woke = Minulá výprava: drak sa zobudil, všetko si vzali ostatní.
to-share = Na rozdelenie
ends-one = Partia sa skončí, keď bude prázdna Jaskyňa alebo Sieň.
ends-both = Partia sa skončí, až keď budú prázdne Jaskyňa aj Sieň.
ends-barren = Jaskyňa je prázdna: ťah bez nugetu { $n }/{ $of }, potom sa partia skončí.
pack = Batoh
points = Body
at-risk = V ohrození
adventurer = na výprave
takes = berie ako ďalší

# Why not?
why-sharing = Pekne po poriadku: najprv sa rozdelí upustený poklad.
why-not-the-adventurer = V tomto ťahu je na výprave { $who }.
why-nothing-dropped = Nikto žiadny poklad neupustil.
why-takes-next = Teraz berie { $who }.
why-nobody-inside = V Sieni nikto nie je: nechaj draka spať.
why-own-dragon = Budiť draka je vec ostatných. Tebe sa hodí, keď spí.
why-beats = Tu sa dračie kocky hádžu samy, takt za taktom.
why-treasure-first = Dračie kocky čakajú na prvý hod kockami pokladu.
why-dice-elsewhere = Dračie kocky putovali ďalej. Teraz ich má { $who }.
why-not-inside = Kockami pokladu sa hádže v Sieni, a tam ešte nie si.
why-cavern-empty = Sieň je prázdna: kľúče a dvere už nie sú na nič.
why-one-is-enough = Jedna taká kocka stačí a už je odložená: { $face }.
why-none-shows = Na žiadnej voľnej kocke to nie je: { $face }.
why-last-die = Iná kocka musí zostať voľná: poslednú odložiť nemožno.
why-no-key-and-door = Bez kľúča a dverí zostane Sieň zatvorená.
why-first-roll = Kto vojde, hádže: prvý hod je povinný.
why-inside = Si v Sieni. Jaskynné kocky zostali vonku.

# What is wrong with a box
box-die-sides = „{ $key }“: kocka má mať stien: { $needed }, ale uvedených je { $given }.

# House rules
house-end = Partia sa končí, keď
house-end-one = je jeden poklad prázdny
house-end-both = sú oba poklady prázdne
house-auto-share = Čo spadne, rozdelí sa samo
house-race = Preteky v jaskyni
house-race-live = Na čas
house-race-beats = Po taktoch, bez náhlenia
variant-calm = Pokojne: pretek hod po hode
variant-children = Pre deti: pomalší pretek
variant-long = Dlhá: kým nie sú obe miesta prázdne

# The turn, solved
solved = Pri najlepšej hre vynesie prvý ťah partie náskok { $n } bodu (hráčov: { $players }).
solved-grotto = Jaskyňa: čo robiť, podľa nazbieraných diamantov
solved-trolls = Trolovia
solved-no = –
solved-shown = vidno
solved-aside = odložené
solved-alike = Kľúč a dvere sú si rovné: čo platí pre jedno, platí aj pre druhé.
solved-cavern = Sieň: od koľkých nugetov odísť, podľa prinesených diamantov a odloženej dračej kocky
solved-diamonds = Diamanty
solved-asleep = žiadna
solved-first = prvá
solved-second = druhá
solved-roll = hádzať
solved-leave = odísť
solved-enter = vstúpiť do Siene
solved-set-key = odložiť kľúč
solved-set-door = odložiť dvere

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Zatiaľ nie je o čo prísť.
   *[other] Trol príde v { $percent } zo 100 takých hodov. V stávke: { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] Zatiaľ nie je čo odniesť; ďalší hod privedie Trola v { $percent } prípadoch zo 100.
   *[other] V bezpečí potom: { some-diamonds }. Ďalší hod privedie Trola v { $percent } prípadoch zo 100.
}
hint-enter = V Sieni ešte zostáva: { some-nuggets }. Bodov za každý: { $points }.
hint-set-aside = Otvára to cestu do Siene. Kociek zostáva na hod: { $n }.
hint-dragon = Ďalší dračí hod ho zobudí v { $percent } prípadoch zo 100. Bodov v stávke: { $points }.
hint-leave-dragon = Bodov potom v bezpečí: { $points }. Ďalší dračí hod by ho zobudil v { $percent } prípadoch zo 100.
