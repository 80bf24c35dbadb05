# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Dva klany stavajú cesty temnou jaskyňou k východu a nie každý trpaslík pracuje pre ten svoj.

## Playing a card

lay = Vyložiť kartu cesty: { $a }, { $b }
    .told = { $who } vykladá kartu cesty: { $a }, { $b }.
play = Zahrať: { $a }
    .told = { $who } hrá: { $a }.
discard = Odhodiť: { $a }
    .told = { $who } odhadzuje: { $a }.
    .asked = Ktorú kartu zahráš alebo odhodíš?
enough = Druhú kartu neodhadzovať
    .told = { $who } druhú kartu neodhadzuje.
    .mine = Druhú kartu neodhadzuješ.
    .asked = Odhodíš druhú kartu?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] { ABS($a) } kartu západne
        [few] { ABS($a) } karty západne
        [many] { ABS($a) } karty západne
       *[other] { ABS($a) } kariet západne
    }
   *[plus] { ABS($a) ->
        [one] { ABS($a) } kartu východne
        [few] { ABS($a) } karty východne
        [many] { ABS($a) } karty východne
       *[other] { ABS($a) } kariet východne
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] { ABS($b) } kartu južne
        [few] { ABS($b) } karty južne
        [many] { ABS($b) } karty južne
       *[other] { ABS($b) } kariet južne
    }
   *[plus] { ABS($b) ->
        [one] { ABS($b) } kartu severne
        [few] { ABS($b) } karty severne
        [many] { ABS($b) } karty severne
       *[other] { ABS($b) } kariet severne
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] na štarte
       *[other] { north-south } od štartu
    }
   *[other] { SIGN($b) ->
        [none] { east-west } od štartu
       *[other] { north-south } a { east-west } od štartu
    }
}
at = Tam: { where }
    .told = { $who } vyberá miesto: { where }.
    .asked = { $wait ->
        [16] Kam vyložíš kartu cesty?
       *[other] Kde túto kartu použiješ?
    }
web = Pavučina na hranici: { where }, strana: { $c }
    .told = { $who } kladie pavučinu: { where }, strana: { $c }.
    .asked = Kde upradieš pavučinu?
look-goal = Pozrieť sa na cieľovú kartu { $a }
    .told = { $who } sa pozerá na cieľovú kartu { $a }.
    .mine = Pozeráš sa na cieľovú kartu { $a }.
    .asked = Na ktorú cieľovú kartu sa tajne pozrieš?
look-clan = Pozrieť sa na klanovú kartu: { $a }
    .told = { $who } sa pozerá na klanovú kartu: { $a }.
    .mine = Pozeráš sa na klanovú kartu: { $a }.
    .asked = Na ktorú cieľovú kartu alebo kartu klanu sa tajne pozrieš?
swap = Výmena všetkých kariet v ruke: { $a }
    .told = { $who } si vymieňa všetky karty v ruke. Druhý hráč: { $a }.
    .asked = S kým si vymeníš karty v ruke?
give = Vyložiť, kartu dostane: { $a }
    .told = { $who } vykladá kartu. Dostáva ju { $a }.
    .asked = Pred koho ju položíš?

## Moving

step = Na tejto karte: { $a }
    .told = { $who } sa pohybuje na karte: { $a }.
cross = Na susednú kartu: { $a }
    .told = { $who } prechádza na susednú kartu: { $a }.
climb = Po rebríku: { where }
    .told = { $who } ide po rebríku: { where }.
stop = Ďalej sa nehýbať
    .told = { $who } sa ďalej nehýbe.
    .mine = Ďalej sa nehýbeš.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] Vedieš Krysu: kam sa zakráda?
            [1] Vedieš Plazúňa: kam sa plazí?
           *[other] Vedieš Škriatka: kam sa zakráda?
        }
       *[other] Kam ide tvoj trpaslík?
    }
chop = Použiť sekeru na pavučinu: { $a }
    .told = { $who } používa sekeru na pavučinu: { $a }.
strike = Použiť sekeru na netvora
    .told = { $who } používa sekeru na netvora.
refrain = Sekeru si nechať
    .told = { $who } si sekeru necháva.
    .asked = Útočí netvor: použiješ sekeru?
orient = Ako bude cieľová karta ležať: { $a }
    .told = { $who } určuje, ako cieľová karta leží: { $a }.
    .asked = Ako má cieľová karta ležať?

## Proposing the end

propose = Navrhnúť koniec partie
    .told = { $who } navrhuje koniec partie.
agree = Súhlasiť s koncom partie
    .told = { $who } súhlasí.
refuse = Hrať ďalej
    .told = { $who } chce hrať ďalej.
    .asked = Má sa partia skončiť teraz, alebo hráš ďalej?

## What others do in secret

discard-hidden = Odhodiť lícom dolu, úroveň { $a }
    .told = { $who } odhadzuje kartu lícom dolu, úroveň { $a }.
clan-hidden = Klanová karta: { $a }
    .told = Rozdáva sa klanová karta: { $a }.
goal-hidden = Cieľová karta, lícom dolu
    .told = Cieľová karta sa kladie lícom dolu.
draw-hidden = Karta úrovne { $a }
    .told = Doberá sa karta, úroveň { $a }.
read-hidden = Karta z druhej ruky
    .told = Niekto si prezerá kartu z vymenenej ruky.
lose-hidden = Stráca sa karta úrovne { $a }
    .told = Náhodná karta sa stráca lícom dolu, úroveň { $a }.
see-goal-hidden = Niekto si prezerá cieľovú kartu
    .told = Cieľová karta sa tajne prezerá.
see-clan-hidden = Niekto si prezerá klanovú kartu
    .told = Klanová karta sa tajne prezerá.
aside-hidden = Niekto si prezerá odložené karty
    .told = Kto je vonku prvý, prezerá si odložené klanové karty.

## Luck

mix = Jediný klan: { $a }
    .told = Všetci trpaslíci patria k jednému klanu: { $a }.
clan = Klanová karta: { $a }, { $b }
    .told = Rozdáva sa klanová karta: { $a }, { $b }.
goal = Cieľová karta: { $a }
    .told = Cieľová karta sa kladie lícom dolu: { $a }.
draw = Karta: { $a }
    .told = Doberá sa karta: { $a }.
begin = Začína { $a }
    .told = Začína { $a }.
read = Karta z druhej ruky: { $a }
    .told = Vo vymenenej ruke je: { $a }.
lose = Strata: { $a }
    .told = Stráca sa náhodná karta: { $a }.
see-goal = Cieľová karta: { $a }
    .told = Cieľová karta: { $a }.
see-clan = Trpaslík je: { $a }
    .told = Trpaslík je: { $a }.
turn-up = Cieľová karta: { $a }
    .told = Cieľová karta sa odkrýva: { $a }.
unmask = Trpaslík je: { $a }
    .told = Klanová karta sa otáča: { $a }.
aside = Odložení sabotéri: modrí { $a }, žltí { $b }
    .told = Sabotéri medzi odloženými kartami: modrí { $a }, žltí { $b }.
tally = Kto pracuje pre tento klan: { $a }
    .told = Kto pracuje pre tento klan: { $a }.

## Words

word-upright = neotočená
word-turned = otočená o 180°
word-north = sever
word-east = východ
word-south = juh
word-west = západ
word-n = severný koniec
word-e = východný koniec
word-s = južný koniec
word-w = západný koniec
word-a = stred
word-b = stred druhej cesty
word-t = tunel alebo slepý koniec
word-blue = modrý
word-yellow = žltý
word-loyal = verný
word-saboteur = sabotér
word-goal-exit = východ z jaskyne
word-goal-lair = temný brloh
word-goal-ladder = rebrík
word-goal-gold = zlatá žila
word-all = všetci sú vonku
word-more = niekto je ešte vnútri

## Cards

word-cross-1 = križovatka (I)
word-tee-new-1 = rázcestie sever–východ–západ (I)
word-tee-nes-1 = rázcestie sever–východ–juh (I)
word-bend-ne-1 = zákruta sever–východ (I)
word-bend-nw-1 = zákruta sever–západ (I)
word-line-ns-1 = rovná cesta sever–juh (I)
word-line-ew-1 = rovná cesta východ–západ (I)
word-end-n-1 = slepá ulička sever (I)
word-cross-1-lair = križovatka s temným brlohom (I)
word-tee-new-1-lair = rázcestie sever–východ–západ s temným brlohom (I)
word-line-ew-1-lair = rovná cesta východ–západ s temným brlohom (I)
word-bend-nw-1-lair = zákruta sever–západ s temným brlohom (I)
word-end-n-1-ladder = slepá ulička sever s rebríkom (I)
word-bend-ne-1-ladder = zákruta sever–východ s rebríkom (I)
word-bridge-ew-1 = most východ–západ (I)
word-curves-ne-1 = dvojitá zákruta sever–východ s tunelom (I)
word-cross-2 = križovatka (II)
word-tee-new-2 = rázcestie sever–východ–západ (II)
word-tee-nes-2 = rázcestie sever–východ–juh (II)
word-bend-ne-2 = zákruta sever–východ (II)
word-bend-nw-2 = zákruta sever–západ (II)
word-line-ew-2 = rovná cesta východ–západ (II)
word-end-e-2 = slepá ulička východ (II)
word-tee-nes-2-lair = rázcestie sever–východ–juh s temným brlohom (II)
word-bend-ne-2-lair = zákruta sever–východ s temným brlohom (II)
word-line-ns-2-lair = rovná cesta sever–juh s temným brlohom (II)
word-bend-nw-2-ladder = zákruta sever–západ s rebríkom (II)
word-bridge-ns-2 = most sever–juh (II)
word-bridge-ew-2 = most východ–západ (II)
word-curves-ne-2 = dvojitá zákruta sever–východ s tunelom (II)
word-curves-nw-2 = dvojitá zákruta sever–západ s tunelom (II)
word-tee-new-2-gold = rázcestie sever–východ–západ so zlatou žilou (II)
word-cross-3 = križovatka (III)
word-tee-new-3 = rázcestie sever–východ–západ (III)
word-tee-nes-3 = rázcestie sever–východ–juh (III)
word-bend-ne-3 = zákruta sever–východ (III)
word-bend-nw-3 = zákruta sever–západ (III)
word-line-ns-3 = rovná cesta sever–juh (III)
word-line-ew-3 = rovná cesta východ–západ (III)
word-cross-3-lair = križovatka s temným brlohom (III)
word-line-ew-3-lair = rovná cesta východ–západ s temným brlohom (III)
word-end-e-3-ladder = slepá ulička východ s rebríkom (III)
word-bridge-ns-3 = most sever–juh (III)
word-curves-ne-3 = dvojitá zákruta sever–východ s tunelom (III)
word-curves-nw-3 = dvojitá zákruta sever–západ s tunelom (III)
word-tee-nes-3-gold = rázcestie sever–východ–juh so zlatou žilou (III)
word-information-1 = Tajné informácie (I)
word-information-2 = Tajné informácie (II)
word-information-3 = Tajné informácie (III)
word-cave-in-1 = Zával (I)
word-cave-in-2 = Zával (II)
word-cave-in-3 = Zával (III)
word-swap-1 = Výmena kariet (I)
word-swap-2 = Výmena kariet (II)
word-swap-3 = Výmena kariet (III)
word-spiderweb-1 = Pavučina (I)
word-spiderweb-2 = Pavučina (II)
word-spiderweb-3 = Pavučina (III)
word-boots-1 = Topánky (I)
word-boots-2 = Topánky (II)
word-boots-3 = Topánky (III)
word-axe-1 = Bojová sekera (I)
word-axe-2 = Bojová sekera (II)
word-axe-3 = Bojová sekera (III)
word-rat-1 = Krysa (I)
word-rat-2 = Krysa (II)
word-rat-3 = Krysa (III)
word-lindworm-1 = Plazúň (I)
word-lindworm-2 = Plazúň (II)
word-lindworm-3 = Plazúň (III)
word-goblin-1 = Škriatok (I)
word-goblin-2 = Škriatok (II)
word-goblin-3 = Škriatok (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}
some-fields = { $n ->
    [one] { $n } pole
    [few] { $n } polia
    [many] { $n } poľa
   *[other] { $n } polí
}
some-nuggets = { $n ->
    [one] { $n } nuget
    [few] { $n } nugety
    [many] { $n } nugetu
   *[other] { $n } nugetov
}
some-place = { $side ->
    [here] { $mark ->
        [0] na štarte
       *[other] na cieľovej karte { $mark }
    }
    [north] { $mark ->
        [0] na sever od štartu
       *[other] na sever od cieľovej karty { $mark }
    }
    [east] { $mark ->
        [0] na východ od štartu
       *[other] na východ od cieľovej karty { $mark }
    }
    [south] { $mark ->
        [0] na juh od štartu
       *[other] na juh od cieľovej karty { $mark }
    }
    [west] { $mark ->
        [0] na západ od štartu
       *[other] na západ od cieľovej karty { $mark }
    }
   *[towards] cestou k cieľovej karte { $mark }
}
the-creature = { $creature ->
    [rat] Krysa
    [lindworm] Plazúň
   *[goblin] Škriatok
}
driven-creature = { $creature ->
    [rat] krysu
    [lindworm] plazúňa
   *[goblin] škriatka
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] Patríš k modrému klanu a stojíš za ním.
       *[yellow] Patríš k žltému klanu a stojíš za ním.
    }
   *[saboteur] { $clan ->
        [blue] Patríš k modrému klanu, ale tajne pracuješ pre žltých.
       *[yellow] Patríš k žltému klanu, ale tajne pracuješ pre modrých.
    }
}
event-clan = { $clan ->
    [blue] { $who } patrí k modrému klanu.
   *[yellow] { $who } patrí k žltému klanu.
}
event-goals-laid = Štyri cieľové karty ležia lícom nadol.
event-drew = { $who } doberá { some-cards }.
event-drew-cards = Doberáš: { $cards }.
event-laid = { $me ->
    [who] Vykladáš kartu cesty { some-place }: { $card }.
   *[other] { $who } vykladá kartu cesty { some-place }: { $card }.
}
event-played = { $me ->
    [who] Hráš: { $card }.
   *[other] { $who } hrá: { $card }.
}
event-discarded = { $who } odhadzuje { some-cards }.
event-discarded-cards = Odhadzuješ: { $cards }.
event-caved-in = Cesta { some-place } sa zavaľuje.
event-came-out = { the-creature } vylieza z brlohu { some-place }.
event-web-spun = { $me ->
    [who] Kladieš pavučinu { some-place }.
   *[other] { $who } kladie pavučinu { some-place }.
}
event-swapped = { $me ->
    [who] Ty a { $whom } si vymieňate karty v ruke.
    [whom] { $who } a ty si vymieňate karty v ruke.
   *[other] { $who } a { $whom } si vymieňajú karty v ruke.
}
event-read-cards = Tvoje nové karty: { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] Dostávaš topánky.
       *[axe] Dostávaš bojovú sekeru.
    }
   *[other] { $item ->
        [boots] { $who } dostáva topánky.
       *[axe] { $who } dostáva bojovú sekeru.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] Vieš to len ty: cieľová karta { $n } je východ!
    [goal-lair] Vieš to len ty: cieľová karta { $n } je temný brloh.
    [goal-ladder] Vieš to len ty: cieľová karta { $n } je rebrík.
   *[goal-gold] Vieš to len ty: cieľová karta { $n } je zlatá žila.
}
event-saw-clan = { $loyalty ->
    [loyal] Vieš to len ty: { $who } stojí za svojím klanom.
   *[saboteur] Vieš to len ty: { $who } škodí svojmu klanu!
}
event-walked = { $me ->
    [who] Ideš { some-fields }.
   *[other] { $who } ide { some-fields }.
}
event-climbed = { $me ->
    [who] Ideš po rebríku, teraz si { some-place }.
   *[other] { $who } ide po rebríku, teraz je { some-place }.
}
event-crept = { the-creature } sa zakráda ďalej: { some-fields }.
event-chopped = { $me ->
    [who] { $left ->
        [0] Sekerou ničíš pavučinu.
       *[other] Zasahuješ pavučinu sekerou; ešte jedna rana a je preč.
    }
   *[other] { $left ->
        [0] { $who } ničí pavučinu sekerou.
       *[other] { $who } zasahuje pavučinu sekerou; ešte jedna rana a je preč.
    }
}
event-struck = { $me ->
    [who] Sekerou zaháňaš { driven-creature }.
   *[other] { $who } sekerou zaháňa { driven-creature }.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] Most ti natrvalo zmenšuje ruku o jednu kartu.
       *[other] Most ťa stojí kartu a tvoja ruka je odteraz menšia.
    }
   *[other] { $n ->
        [0] { $who } ide cez most: ruka je natrvalo o jednu kartu menšia.
       *[other] { $who } platí za most kartou.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] Tunelom lezieš zadarmo: nemáš zlato.
       *[other] Tunel ťa stojí nuget.
    }
   *[other] { $n ->
        [0] { $who } lezie tunelom zadarmo: nemá zlato.
       *[other] { $who } platí za tunel nugetom.
    }
}
event-reached = { $me ->
    [who] { the-creature } je pri tebe! Použiješ sekeru?
   *[other] { the-creature } útočí: { $who } je v nebezpečenstve!
}
event-bitten = { $me ->
    [who] { $n ->
        [0] Krysa je pri tebe: kartu na odobratie nemáš, ale tvoja ruka je odteraz menšia.
       *[other] Krysa je pri tebe: strácaš kartu a tvoja ruka je odteraz menšia.
    }
   *[other] { $n ->
        [0] Krysa útočí, ale { $who } nemá žiadnu kartu.
       *[other] Krysa útočí: { $who } stráca kartu.
    }
}
event-felled = { $me ->
    [who] Plazúň ťa zráža na zem.
   *[other] Plazúň útočí: { $who } padá na zem.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] Škriatok pri tebe nenachádza zlato.
       *[other] Škriatok ti kradne nuget.
    }
   *[other] { $n ->
        [0] Škriatok útočí, ale { $who } nemá zlato.
       *[other] Škriatok útočí: { $who } prichádza o nuget.
    }
}
event-lost-card = Strácaš: { $card }.
event-goal-up = { $goal ->
    [goal-exit] Cieľová karta { $n } sa otáča: východ!
    [goal-lair] Cieľová karta { $n } sa otáča: temný brloh.
    [goal-ladder] Cieľová karta { $n } sa otáča: rebrík.
   *[goal-gold] Cieľová karta { $n } sa otáča: zlatá žila.
}
event-dug = { $me ->
    [who] Dobývaš zo žily nuget.
   *[other] { $who } dobýva zo žily nuget.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Teraz všetci vedia, že stojíš za svojím klanom.
       *[saboteur] Teraz to všetci vedia: škodíš svojmu klanu!
    }
   *[other] { $loyalty ->
        [loyal] { $who } stojí za svojím klanom.
       *[saboteur] { $who } škodí svojmu klanu: sabotáž!
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] Odchádzaš z jaskyne bez zlata.
       *[other] Odchádzaš z jaskyne a vynášaš { some-nuggets }!
    }
   *[other] { $n ->
        [0] { $who } odchádza z jaskyne bez zlata.
       *[other] { $who } odchádza z jaskyne a vynáša { some-nuggets }!
    }
}
event-gone = { the-creature } mizne.
event-web-thin = Pavučina slabne.
event-web-gone = Pavučina je preč.
event-got-up = { $me ->
    [who] Vstávaš, ale v tomto ťahu nejdeš.
   *[other] { $who } vstáva, ale v tomto ťahu nejde.
}
event-skipped = { $me ->
    [who] Nemáš karty: tvoj ťah sa vynecháva.
   *[other] { $who } nemá karty a vynecháva ťah.
}
event-over-out = { $clan ->
    [blue] Všetci, čo pracujú pre modrých, sú vonku: koniec partie.
   *[yellow] Všetci, čo pracujú pre žltých, sú vonku: koniec partie.
}
event-over-agreed = Všetci súhlasia: koniec partie.
event-over-cards = Posledná karta je zahraná: koniec partie.
event-hoards = { $clan ->
    [blue] Korisť: modrí { $blue }, žltí { $yellow }. Víťazia modrí!
   *[yellow] Korisť: modrí { $blue }, žltí { $yellow }. Víťazia žltí!
}
event-nobody-out = Z jaskyne sa nikto nedostal: nevíťazí nikto.

# The board
map-axes = Hore: karty na východ od štartu. Vľavo: karty na sever od neho.
map-part = Jaskyňa je širšia než obrazovka. Zobrazená časť je okolo: { $who }
field = pole
bridge = most
tunnel = tunel
dug-out = prázdna žila
web-left = pavučina a jej číslo
may-go-here = možné miesto
rat = Krysa
lindworm = Plazúň
goblin = Škriatok
loyalty = Vernosť
nuggets = Zlato
hand-levels = Karty I-II-III
limit = Limit
place = Miesto
before = Vyložené
boots = topánky
axe = sekera
lying-down = leží
out-of-cave = vonku
only-you = vieš len ty
seen-by = pozná: { $who }
goal-known = Cieľová karta { $n }: { $a } (vieš len ty)
goal-seen = Cieľovú kartu { $n } tajne pozná: { $who }
your-hand = Tvoje karty: { $a }
your-drops = Tvoje karty odhodené alebo stratené lícom dolu: { $a }
their-hand = { $who } má v ruke: { $a }
pile-levels = Doberací balíček: { $a } I, { $b } II, { $c } III
bank = Bank: { $n }
turn-of = Na ťahu: { $who }
ask-playing = zahrať alebo odhodiť kartu
ask-placing = vybrať miesto: { $a }
ask-aiming = vybrať čo alebo koho: { $a }
ask-discarding = odhodiť druhú kartu, alebo už nie
ask-creeping = { $a } (zostáva pohybov: { $n })
ask-walking = zostáva pohybov: { $n }
ask-orienting = vybrať, ako bude cieľová karta ležať
ask-asking = použiť sekeru na netvora, alebo nie
ask-answering = ukončiť partiu, alebo hrať ďalej
goal-was = Cieľová karta { $n }: { $a }

## Why not?

why-card-first = Najprv karta: zahraj ju, alebo odhoď.
why-place-first = Tvoja karta ešte visí vo vzduchu. Najprv jej vyber miesto.
why-aim-first = Najprv vyber, na čo alebo na koho karta mieri: { $card }.
why-discarding = Práve odhadzuješ: druhú kartu, alebo už dosť.
why-creature-first = Najprv sa netvor pohne, alebo zastane.
why-dwarf-walks = Karta je zahraná. Teraz tvoj trpaslík ide, alebo zostane.
why-goal-first = Najprv povedz, ako bude cieľová karta ležať.
why-axe-first = Najprv povedz, či na netvora použiješ sekeru.
why-answer-first = Najprv odpovedz: ukončiť partiu, alebo hrať ďalej?
why-answered = Tvoj súhlas už platí. Ostatní ešte premýšľajú.
why-no-creature = Na tvojho trpaslíka žiadny netvor neútočí.
why-no-axe = Žiadna sekera pred tebou neleží.
why-no-goal-turned = Žiadna cieľová karta nečaká, ako ju otočíš.
why-no-calling = Pri tomto stole nikto nesmie navrhnúť koniec.
why-proposed = V tomto ťahu už tvoj návrh na koniec zaznel. Raz stačí.
why-too-late = Koniec sa navrhuje skôr, než sa zahrá karta.
why-no-proposal = Nikto nenavrhol koniec partie.
why-not-held = Takú kartu nemáš v ruke: { $card }.
why-same-turned = Otočená o 180° vyzerá táto karta rovnako; vylož ju neotočenú: { $card }.
why-fits-nowhere = Takto sa karta nikam nehodí: { $card }, { $way }.
why-nothing-secret = Tajomstvá sa minuli: nič, na čo by sa dalo pozrieť, neleží lícom dolu.
why-nothing-to-bury = Žiadna karta cesty nie je voľná pre zával.
why-all-in-boots = Topánky už majú všetci.
why-no-lair = V dohľade nie je temný brloh, z ktorého by mohol vyliezť.
why-no-card-there = Tam žiadna karta nie je.
why-no-lair-there = Na tej karte nie je temný brloh.
why-never-buried = Štart a cieľové karty sa nikdy nezavalia.
why-occupied = Na tej karte niekto stojí.
why-cell-taken = Tam už karta leží.
why-nothing-beside = To miesto nesusedí so žiadnou kartou lícom hore.
why-meets-a-wall = Cesta by tam narazila do steny, strana: { $side }.
why-no-path-prolonged = Zmestila by sa tam, ale žiadnu cestu nepredĺži.
why-web-there = Tam už pavučina visí. Jedna stačí.
why-no-path-there = Cez tú hranicu žiadna cesta nevedie, pavučina by sa nemala čoho držať.
why-goal-open = Tá cieľová karta leží lícom hore, vidia ju všetci.
why-own-clan = Svoju klanovú kartu predsa poznáš.
why-clan-open = Táto klanová karta leží lícom hore, vidia ju všetci: { $who }.
why-own-hand = Vymeniť si karty so sebou by toho veľa nezmenilo.
why-has-boots = Každý len jeden pár, a tieto nohy ho už majú: { $who }.
why-nobody-there = Tam nikto nesedí.
why-lying-down = Tvoj trpaslík leží a ďalej nemôže.
why-just-up = Tvoj trpaslík práve vstal a v tomto ťahu naberá dych.
why-no-steps = Nezostáva už ani krok.
why-not-next = Jedným krokom sa tam dôjsť nedá.
why-wall-here = Tu je stena, strana: { $side }.
why-other-field = Tento východ sa začína na inom poli karty, strana: { $side }.
why-nothing-beyond = Tam ešte žiadna karta neleží, strana: { $side }.
why-web-holds = Cestu zahradzuje pavučina, strana: { $side }.
why-wall-beyond = Susedná karta tu má stenu, strana: { $side }.
why-not-on-ladder = Kto chce šplhať, musí stáť na rebríku.
why-same-ladder = Na tomto rebríku už stojíš.
why-no-ladder-there = Tam žiadny rebrík nie je.
why-out = Tvoj trpaslík je vonku na slniečku. Pavučiny už neseká.
why-no-web = Tu žiadna pavučina nie je, strana: { $side }.
why-not-at-web = Pavučina tu je, ale zo svojho poľa na ňu tvoj trpaslík nedočiahne, strana: { $side }.

# What is wrong with a box
box-card-side = Karta „{ $key }“: strana { $side } ústi na viac než jedno políčko.
box-card-field = Karta „{ $key }“: na políčko { $field } nevedie žiadna cesta.
box-card-crossing = Karta „{ $key }“: krokov na prejdenie: { $given } namiesto { $needed }.
box-card-feature = Karta „{ $key }“ má viac než jeden prvok: { $feature }.
box-card-start = Karta „{ $key }“ musí mať rebrík a byť otvorená na všetky strany.
box-card-goal = Na kartu „{ $key }“ sa nedá vstúpiť z každej strany, ani po otočení.
box-card-exit = Karta „{ $key }“: východ patrí na goal-exit a nikam inam.
box-total = „{ $key }“ dáva spolu { $given } namiesto { $needed }.
box-too-many = „{ $key }“ žiada { $given }, ale najviac je { $most }.
box-idle-clan = „{ $key }“ musí byť { $most }, nie { $given }: s viacerými takými kartami by pre niektorý klan nemusel pracovať nikto.

# House rules
house-clan = V troch a štyroch sú všetci trpaslíci
house-clan-blue = modrí
house-clan-yellow = žltí
house-clan-drawn = vylosovaní
house-finish-turn = Po úplne poslednej karte smie trpaslík ešte ísť
house-call-it = Hráči smú navrhnúť koniec partie
variant-last-steps = Posledné kroky: posledný ťah sa dohrá
variant-by-agreement = Po dohode: možno navrhnúť koniec

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who } pravdepodobne škodí svojmu klanu ({ $percent } %){ suspect-why }
    [perhaps] { $who } možno škodí svojmu klanu ({ $percent } %){ suspect-why }
   *[loyal] { $who } zostáva pravdepodobne po boku svojho klanu (škodí: { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] predlžuje { suspect-way }
    [shorter] skracuje { suspect-way }
    [caved-in] búra { suspect-way }
    [web] prehradzuje pavučinou { suspect-way }
    [boots] dáva topánky (komu: { suspect-whom })
    [axe] dáva sekeru (komu: { suspect-whom })
    [rat] posiela krysu (obeť: { suspect-whom })
    [lindworm] posiela plazúňa (obeť: { suspect-whom })
   *[goblin] posiela škriatka (obeť: { suspect-whom })
}
suspect-whom = { $me ->
    [whom] ty
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] tvoju cestu
   *[other] cestu trpaslíka { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, po pohľade na cieľovú kartu { $n }
    [clan] { $me ->
        [seen] { "" }, po pohľade na tvoju kartu klanu
       *[other] { "" }, po pohľade na kartu klanu trpaslíka { $seen }
    }
   *[nothing] { "" }
}
