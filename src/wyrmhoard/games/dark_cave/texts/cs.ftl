# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Dva klany staví cesty temnou jeskyní k východu a ne každý trpaslík pracuje pro ten svůj.

## Playing a card

lay = Vyložit kartu cesty: { $a }, { $b }
    .told = { $who } vykládá kartu cesty: { $a }, { $b }.
play = Zahrát: { $a }
    .told = { $who } hraje: { $a }.
discard = Odhodit: { $a }
    .told = { $who } odhazuje: { $a }.
    .asked = Kterou kartu zahraješ nebo odhodíš?
enough = Druhou kartu neodhazovat
    .told = { $who } druhou kartu neodhazuje.
    .mine = Druhou kartu neodhazuješ.
    .asked = Odhodíš druhou kartu?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] { ABS($a) } kartu západně
        [few] { ABS($a) } karty západně
        [many] { ABS($a) } karty západně
       *[other] { ABS($a) } karet západně
    }
   *[plus] { ABS($a) ->
        [one] { ABS($a) } kartu východně
        [few] { ABS($a) } karty východně
        [many] { ABS($a) } karty východně
       *[other] { ABS($a) } karet východně
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] { ABS($b) } kartu jižně
        [few] { ABS($b) } karty jižně
        [many] { ABS($b) } karty jižně
       *[other] { ABS($b) } karet jižně
    }
   *[plus] { ABS($b) ->
        [one] { ABS($b) } kartu severně
        [few] { ABS($b) } karty severně
        [many] { ABS($b) } karty severně
       *[other] { ABS($b) } karet severně
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] na startu
       *[other] { north-south } od startu
    }
   *[other] { SIGN($b) ->
        [none] { east-west } od startu
       *[other] { north-south } a { east-west } od startu
    }
}
at = Tam: { where }
    .told = { $who } vybírá místo: { where }.
    .asked = { $wait ->
        [16] Kam vyložíš kartu cesty?
       *[other] Kde tuto kartu použiješ?
    }
web = Pavučina na hranici: { where }, strana: { $c }
    .told = { $who } pokládá pavučinu: { where }, strana: { $c }.
    .asked = Kde upředeš pavučinu?
look-goal = Podívat se na cílovou kartu { $a }
    .told = { $who } se dívá na cílovou kartu { $a }.
    .mine = Díváš se na cílovou kartu { $a }.
    .asked = Na kterou cílovou kartu se tajně podíváš?
look-clan = Podívat se na klanovou kartu: { $a }
    .told = { $who } se dívá na klanovou kartu: { $a }.
    .mine = Díváš se na klanovou kartu: { $a }.
    .asked = Na kterou cílovou kartu nebo kartu klanu se tajně podíváš?
swap = Výměna všech karet v ruce: { $a }
    .told = { $who } si vyměňuje všechny karty v ruce. Druhý hráč: { $a }.
    .asked = S kým si vyměníš karty v ruce?
give = Vyložit, kartu dostane: { $a }
    .told = { $who } vykládá kartu. Dostává ji { $a }.
    .asked = Před koho ji položíš?

## Moving

step = Na této kartě: { $a }
    .told = { $who } se pohybuje na kartě: { $a }.
cross = Na sousední kartu: { $a }
    .told = { $who } přechází na sousední kartu: { $a }.
climb = Po žebříku: { where }
    .told = { $who } jde po žebříku: { where }.
stop = Dál se nehýbat
    .told = { $who } se dál nehýbe.
    .mine = Dál se nehýbeš.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] Vedeš Krysu: kam se plíží?
            [1] Vedeš Plazouna: kam se plazí?
           *[other] Vedeš Skřeta: kam se plíží?
        }
       *[other] Kam jde tvůj trpaslík?
    }
chop = Použít sekeru na pavučinu: { $a }
    .told = { $who } používá sekeru na pavučinu: { $a }.
strike = Použít sekeru na nestvůru
    .told = { $who } používá sekeru na nestvůru.
refrain = Sekeru si nechat
    .told = { $who } si sekeru nechává.
    .asked = Útočí nestvůra: použiješ sekeru?
orient = Jak bude cílová karta ležet: { $a }
    .told = { $who } určuje, jak cílová karta leží: { $a }.
    .asked = Jak má cílová karta ležet?

## Proposing the end

propose = Navrhnout konec partie
    .told = { $who } navrhuje konec partie.
agree = Souhlasit s koncem partie
    .told = { $who } souhlasí.
refuse = Hrát dál
    .told = { $who } chce hrát dál.
    .asked = Má partie skončit teď, nebo hraješ dál?

## What others do in secret

discard-hidden = Odhodit lícem dolů, úroveň { $a }
    .told = { $who } odhazuje kartu lícem dolů, úroveň { $a }.
clan-hidden = Klanová karta: { $a }
    .told = Rozdává se klanová karta: { $a }.
goal-hidden = Cílová karta, lícem dolů
    .told = Cílová karta se pokládá lícem dolů.
draw-hidden = Karta úrovně { $a }
    .told = Dobírá se karta, úroveň { $a }.
read-hidden = Karta z druhé ruky
    .told = Někdo si prohlíží kartu z vyměněné ruky.
lose-hidden = Ztrácí se karta úrovně { $a }
    .told = Náhodná karta se ztrácí lícem dolů, úroveň { $a }.
see-goal-hidden = Někdo si prohlíží cílovou kartu
    .told = Cílová karta se tajně prohlíží.
see-clan-hidden = Někdo si prohlíží klanovou kartu
    .told = Klanová karta se tajně prohlíží.
aside-hidden = Někdo si prohlíží odložené karty
    .told = Kdo je venku první, prohlíží si odložené klanové karty.

## Luck

mix = Jediný klan: { $a }
    .told = Všichni trpaslíci patří k jednomu klanu: { $a }.
clan = Klanová karta: { $a }, { $b }
    .told = Rozdává se klanová karta: { $a }, { $b }.
goal = Cílová karta: { $a }
    .told = Cílová karta se pokládá lícem dolů: { $a }.
draw = Karta: { $a }
    .told = Dobírá se karta: { $a }.
begin = Začíná { $a }
    .told = Začíná { $a }.
read = Karta z druhé ruky: { $a }
    .told = Ve vyměněné ruce je: { $a }.
lose = Ztráta: { $a }
    .told = Ztrácí se náhodná karta: { $a }.
see-goal = Cílová karta: { $a }
    .told = Cílová karta: { $a }.
see-clan = Trpaslík je: { $a }
    .told = Trpaslík je: { $a }.
turn-up = Cílová karta: { $a }
    .told = Cílová karta se odkrývá: { $a }.
unmask = Trpaslík je: { $a }
    .told = Klanová karta se otáčí: { $a }.
aside = Odložení sabotéři: modří { $a }, žlutí { $b }
    .told = Sabotéři mezi odloženými kartami: modří { $a }, žlutí { $b }.
tally = Kdo pracuje pro tento klan: { $a }
    .told = Kdo pracuje pro tento klan: { $a }.

## Words

word-upright = neotočená
word-turned = otočená o 180°
word-north = sever
word-east = východ
word-south = jih
word-west = západ
word-n = severní konec
word-e = východní konec
word-s = jižní konec
word-w = západní konec
word-a = střed
word-b = střed druhé cesty
word-t = tunel nebo slepý konec
word-blue = modrý
word-yellow = žlutý
word-loyal = věrný
word-saboteur = sabotér
word-goal-exit = východ z jeskyně
word-goal-lair = temné doupě
word-goal-ladder = žebřík
word-goal-gold = zlatá žíla
word-all = všichni jsou venku
word-more = někdo je ještě uvnitř

## Cards

word-cross-1 = křižovatka (I)
word-tee-new-1 = rozcestí sever–východ–západ (I)
word-tee-nes-1 = rozcestí sever–východ–jih (I)
word-bend-ne-1 = zatáčka sever–východ (I)
word-bend-nw-1 = zatáčka sever–západ (I)
word-line-ns-1 = rovná cesta sever–jih (I)
word-line-ew-1 = rovná cesta východ–západ (I)
word-end-n-1 = slepá ulička sever (I)
word-cross-1-lair = křižovatka s temným doupětem (I)
word-tee-new-1-lair = rozcestí sever–východ–západ s temným doupětem (I)
word-line-ew-1-lair = rovná cesta východ–západ s temným doupětem (I)
word-bend-nw-1-lair = zatáčka sever–západ s temným doupětem (I)
word-end-n-1-ladder = slepá ulička sever se žebříkem (I)
word-bend-ne-1-ladder = zatáčka sever–východ se žebříkem (I)
word-bridge-ew-1 = most východ–západ (I)
word-curves-ne-1 = dvojitá zatáčka sever–východ s tunelem (I)
word-cross-2 = křižovatka (II)
word-tee-new-2 = rozcestí sever–východ–západ (II)
word-tee-nes-2 = rozcestí sever–východ–jih (II)
word-bend-ne-2 = zatáčka sever–východ (II)
word-bend-nw-2 = zatáčka sever–západ (II)
word-line-ew-2 = rovná cesta východ–západ (II)
word-end-e-2 = slepá ulička východ (II)
word-tee-nes-2-lair = rozcestí sever–východ–jih s temným doupětem (II)
word-bend-ne-2-lair = zatáčka sever–východ s temným doupětem (II)
word-line-ns-2-lair = rovná cesta sever–jih s temným doupětem (II)
word-bend-nw-2-ladder = zatáčka sever–západ se žebříkem (II)
word-bridge-ns-2 = most sever–jih (II)
word-bridge-ew-2 = most východ–západ (II)
word-curves-ne-2 = dvojitá zatáčka sever–východ s tunelem (II)
word-curves-nw-2 = dvojitá zatáčka sever–západ s tunelem (II)
word-tee-new-2-gold = rozcestí sever–východ–západ se zlatou žílou (II)
word-cross-3 = křižovatka (III)
word-tee-new-3 = rozcestí sever–východ–západ (III)
word-tee-nes-3 = rozcestí sever–východ–jih (III)
word-bend-ne-3 = zatáčka sever–východ (III)
word-bend-nw-3 = zatáčka sever–západ (III)
word-line-ns-3 = rovná cesta sever–jih (III)
word-line-ew-3 = rovná cesta východ–západ (III)
word-cross-3-lair = křižovatka s temným doupětem (III)
word-line-ew-3-lair = rovná cesta východ–západ s temným doupětem (III)
word-end-e-3-ladder = slepá ulička východ se žebříkem (III)
word-bridge-ns-3 = most sever–jih (III)
word-curves-ne-3 = dvojitá zatáčka sever–východ s tunelem (III)
word-curves-nw-3 = dvojitá zatáčka sever–západ s tunelem (III)
word-tee-nes-3-gold = rozcestí sever–východ–jih se zlatou žílou (III)
word-information-1 = Tajné informace (I)
word-information-2 = Tajné informace (II)
word-information-3 = Tajné informace (III)
word-cave-in-1 = Zával (I)
word-cave-in-2 = Zával (II)
word-cave-in-3 = Zával (III)
word-swap-1 = Výměna karet (I)
word-swap-2 = Výměna karet (II)
word-swap-3 = Výměna karet (III)
word-spiderweb-1 = Pavučina (I)
word-spiderweb-2 = Pavučina (II)
word-spiderweb-3 = Pavučina (III)
word-boots-1 = Boty (I)
word-boots-2 = Boty (II)
word-boots-3 = Boty (III)
word-axe-1 = Válečná sekera (I)
word-axe-2 = Válečná sekera (II)
word-axe-3 = Válečná sekera (III)
word-rat-1 = Krysa (I)
word-rat-2 = Krysa (II)
word-rat-3 = Krysa (III)
word-lindworm-1 = Plazoun (I)
word-lindworm-2 = Plazoun (II)
word-lindworm-3 = Plazoun (III)
word-goblin-1 = Skřet (I)
word-goblin-2 = Skřet (II)
word-goblin-3 = Skřet (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
some-fields = { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}
some-nuggets = { $n ->
    [one] { $n } nuget
    [few] { $n } nugety
    [many] { $n } nugetu
   *[other] { $n } nugetů
}
some-place = { $side ->
    [here] { $mark ->
        [0] na startu
       *[other] na cílové kartě { $mark }
    }
    [north] { $mark ->
        [0] na sever od startu
       *[other] na sever od cílové karty { $mark }
    }
    [east] { $mark ->
        [0] na východ od startu
       *[other] na východ od cílové karty { $mark }
    }
    [south] { $mark ->
        [0] na jih od startu
       *[other] na jih od cílové karty { $mark }
    }
    [west] { $mark ->
        [0] na západ od startu
       *[other] na západ od cílové karty { $mark }
    }
   *[towards] cestou k cílové kartě { $mark }
}
the-creature = { $creature ->
    [rat] Krysa
    [lindworm] Plazoun
   *[goblin] Skřet
}
driven-creature = { $creature ->
    [rat] krysu
    [lindworm] plazouna
   *[goblin] skřeta
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] Patříš k modrému klanu a stojíš za ním.
       *[yellow] Patříš ke žlutému klanu a stojíš za ním.
    }
   *[saboteur] { $clan ->
        [blue] Patříš k modrému klanu, ale tajně pracuješ pro žluté.
       *[yellow] Patříš ke žlutému klanu, ale tajně pracuješ pro modré.
    }
}
event-clan = { $clan ->
    [blue] { $who } patří k modrému klanu.
   *[yellow] { $who } patří ke žlutému klanu.
}
event-goals-laid = Čtyři cílové karty leží lícem dolů.
event-drew = { $who } dobírá { some-cards }.
event-drew-cards = Dobíráš: { $cards }.
event-laid = { $me ->
    [who] Vykládáš kartu cesty { some-place }: { $card }.
   *[other] { $who } vykládá kartu cesty { some-place }: { $card }.
}
event-played = { $me ->
    [who] Hraješ: { $card }.
   *[other] { $who } hraje: { $card }.
}
event-discarded = { $who } odhazuje { some-cards }.
event-discarded-cards = Odhazuješ: { $cards }.
event-caved-in = Cesta { some-place } se zavaluje.
event-came-out = { the-creature } vylézá z doupěte { some-place }.
event-web-spun = { $me ->
    [who] Pokládáš pavučinu { some-place }.
   *[other] { $who } pokládá pavučinu { some-place }.
}
event-swapped = { $me ->
    [who] Ty a { $whom } si vyměňujete karty v ruce.
    [whom] { $who } a ty si vyměňujete karty v ruce.
   *[other] { $who } a { $whom } si vyměňují karty v ruce.
}
event-read-cards = Tvoje nové karty: { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] Dostáváš boty.
       *[axe] Dostáváš bojovou sekeru.
    }
   *[other] { $item ->
        [boots] { $who } dostává boty.
       *[axe] { $who } dostává bojovou sekeru.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] Víš to jen ty: cílová karta { $n } je východ!
    [goal-lair] Víš to jen ty: cílová karta { $n } je temné doupě.
    [goal-ladder] Víš to jen ty: cílová karta { $n } je žebřík.
   *[goal-gold] Víš to jen ty: cílová karta { $n } je zlatá žíla.
}
event-saw-clan = { $loyalty ->
    [loyal] Víš to jen ty: { $who } stojí za svým klanem.
   *[saboteur] Víš to jen ty: { $who } škodí svému klanu!
}
event-walked = { $me ->
    [who] Jdeš { some-fields }.
   *[other] { $who } jde { some-fields }.
}
event-climbed = { $me ->
    [who] Jdeš po žebříku, jsi teď { some-place }.
   *[other] { $who } jde po žebříku, je teď { some-place }.
}
event-crept = { the-creature } se plíží dál: { some-fields }.
event-chopped = { $me ->
    [who] { $left ->
        [0] Sekerou ničíš pavučinu.
       *[other] Zasahuješ pavučinu sekerou; ještě jedna rána a je pryč.
    }
   *[other] { $left ->
        [0] { $who } ničí pavučinu sekerou.
       *[other] { $who } zasahuje pavučinu sekerou; ještě jedna rána a je pryč.
    }
}
event-struck = { $me ->
    [who] Sekerou zaháníš { driven-creature }.
   *[other] { $who } sekerou zahání { driven-creature }.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] Most ti natrvalo zmenšuje ruku o jednu kartu.
       *[other] Most tě stojí kartu a tvoje ruka je odteď menší.
    }
   *[other] { $n ->
        [0] { $who } jde přes most: ruka je natrvalo o jednu kartu menší.
       *[other] { $who } platí za most kartou.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] Tunelem lezeš zadarmo: nemáš zlato.
       *[other] Tunel tě stojí nuget.
    }
   *[other] { $n ->
        [0] { $who } leze tunelem zadarmo: nemá zlato.
       *[other] { $who } platí za tunel nugetem.
    }
}
event-reached = { $me ->
    [who] { the-creature } je u tebe! Použiješ sekeru?
   *[other] { the-creature } útočí: { $who } je v nebezpečí!
}
event-bitten = { $me ->
    [who] { $n ->
        [0] Krysa je u tebe: kartu k odebrání nemáš, ale tvoje ruka je odteď menší.
       *[other] Krysa je u tebe: ztrácíš kartu a tvoje ruka je odteď menší.
    }
   *[other] { $n ->
        [0] Krysa útočí, ale { $who } nemá žádnou kartu.
       *[other] Krysa útočí: { $who } ztrácí kartu.
    }
}
event-felled = { $me ->
    [who] Plazoun tě sráží k zemi.
   *[other] Plazoun útočí: { $who } padá k zemi.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] Skřet u tebe nenachází zlato.
       *[other] Skřet ti krade nuget.
    }
   *[other] { $n ->
        [0] Skřet útočí, ale { $who } nemá zlato.
       *[other] Skřet útočí: { $who } přichází o nuget.
    }
}
event-lost-card = Ztrácíš: { $card }.
event-goal-up = { $goal ->
    [goal-exit] Cílová karta { $n } se otáčí: východ!
    [goal-lair] Cílová karta { $n } se otáčí: temné doupě.
    [goal-ladder] Cílová karta { $n } se otáčí: žebřík.
   *[goal-gold] Cílová karta { $n } se otáčí: zlatá žíla.
}
event-dug = { $me ->
    [who] Dobýváš z žíly nuget.
   *[other] { $who } dobývá z žíly nuget.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Teď všichni vědí, že stojíš za svým klanem.
       *[saboteur] Teď to všichni vědí: škodíš svému klanu!
    }
   *[other] { $loyalty ->
        [loyal] { $who } stojí za svým klanem.
       *[saboteur] { $who } škodí svému klanu: sabotáž!
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] Odcházíš z jeskyně bez zlata.
       *[other] Odcházíš z jeskyně a vynášíš { some-nuggets }!
    }
   *[other] { $n ->
        [0] { $who } odchází z jeskyně bez zlata.
       *[other] { $who } odchází z jeskyně a vynáší { some-nuggets }!
    }
}
event-gone = { the-creature } mizí.
event-web-thin = Pavučina slábne.
event-web-gone = Pavučina je pryč.
event-got-up = { $me ->
    [who] Vstáváš, ale v tomto tahu nejdeš.
   *[other] { $who } vstává, ale v tomto tahu nejde.
}
event-skipped = { $me ->
    [who] Nemáš karty: tvůj tah se vynechává.
   *[other] { $who } nemá karty a vynechává tah.
}
event-over-out = { $clan ->
    [blue] Všichni, kdo pracují pro modré, jsou venku: konec partie.
   *[yellow] Všichni, kdo pracují pro žluté, jsou venku: konec partie.
}
event-over-agreed = Všichni souhlasí: konec partie.
event-over-cards = Poslední karta je zahraná: konec partie.
event-hoards = { $clan ->
    [blue] Kořist: modří { $blue }, žlutí { $yellow }. Vítězí modří!
   *[yellow] Kořist: modří { $blue }, žlutí { $yellow }. Vítězí žlutí!
}
event-nobody-out = Z jeskyně se nikdo nedostal: nevítězí nikdo.

# The board
map-axes = Nahoře: karty na východ od startu. Vlevo: karty na sever od něj.
map-part = Jeskyně je širší než obrazovka. Zobrazená část je okolo: { $who }
field = pole
bridge = most
tunnel = tunel
dug-out = prázdná žíla
web-left = pavučina a její číslo
may-go-here = možné místo
rat = Krysa
lindworm = Plazoun
goblin = Skřet
loyalty = Věrnost
nuggets = Zlato
hand-levels = Karty I-II-III
limit = Limit
place = Místo
before = Vyloženo
boots = boty
axe = sekera
lying-down = leží
out-of-cave = venku
only-you = víš jen ty
seen-by = zná: { $who }
goal-known = Cílová karta { $n }: { $a } (víš jen ty)
goal-seen = Cílovou kartu { $n } tajně zná: { $who }
your-hand = Tvoje karty: { $a }
your-drops = Tvoje karty odhozené nebo ztracené lícem dolů: { $a }
their-hand = { $who } má v ruce: { $a }
pile-levels = Dobírací balíček: { $a } I, { $b } II, { $c } III
bank = Bank: { $n }
turn-of = Na tahu: { $who }
ask-playing = zahrát nebo odhodit kartu
ask-placing = vybrat místo: { $a }
ask-aiming = vybrat co nebo koho: { $a }
ask-discarding = odhodit druhou kartu, nebo už ne
ask-creeping = { $a } (zbývá pohybů: { $n })
ask-walking = zbývá pohybů: { $n }
ask-orienting = vybrat, jak bude cílová karta ležet
ask-asking = použít sekeru na nestvůru, nebo ne
ask-answering = ukončit partii, nebo hrát dál
goal-was = Cílová karta { $n }: { $a }

## Why not?

why-card-first = Nejdřív karta: zahraj ji, nebo odhoď.
why-place-first = Tvoje karta ještě visí ve vzduchu. Nejdřív jí vyber místo.
why-aim-first = Nejdřív vyber, na co nebo na koho karta míří: { $card }.
why-discarding = Právě odhazuješ: druhou kartu, nebo už dost.
why-creature-first = Nejdřív nestvůra popoleze, nebo se zastaví.
why-dwarf-walks = Karta je zahraná. Teď tvůj trpaslík jde, nebo zůstane.
why-goal-first = Nejdřív řekni, jak bude cílová karta ležet.
why-axe-first = Nejdřív řekni, jestli na nestvůru použiješ sekeru.
why-answer-first = Nejdřív odpověz: ukončit partii, nebo hrát dál?
why-answered = Tvůj souhlas už platí. Ostatní ještě přemýšlejí.
why-no-creature = Na tvého trpaslíka žádná nestvůra neútočí.
why-no-axe = Žádná sekera před tebou neleží.
why-no-goal-turned = Žádná cílová karta nečeká, jak ji otočíš.
why-no-calling = U tohoto stolu nikdo nesmí navrhnout konec.
why-proposed = V tomto tahu už tvůj návrh na konec zazněl. Jednou stačí.
why-too-late = Konec se navrhuje dřív, než se zahraje karta.
why-no-proposal = Nikdo nenavrhl konec partie.
why-not-held = Takovou kartu nemáš v ruce: { $card }.
why-same-turned = Otočená o 180° vypadá tahle karta stejně; vylož ji neotočenou: { $card }.
why-fits-nowhere = Takhle se karta nikam nehodí: { $card }, { $way }.
why-nothing-secret = Tajemství došla: nic, na co by se dalo podívat, neleží lícem dolů.
why-nothing-to-bury = Žádná karta cesty není volná pro zával.
why-all-in-boots = Boty už mají všichni.
why-no-lair = V dohledu není temné doupě, ze kterého by mohla vylézt.
why-no-card-there = Tam žádná karta není.
why-no-lair-there = Na té kartě není temné doupě.
why-never-buried = Start a cílové karty se nikdy nezavalí.
why-occupied = Na té kartě někdo stojí.
why-cell-taken = Tam už karta leží.
why-nothing-beside = To místo nesousedí s žádnou kartou lícem nahoru.
why-meets-a-wall = Cesta by tam narazila do zdi, strana: { $side }.
why-no-path-prolonged = Vešla by se tam, ale žádnou cestu neprodlouží.
why-web-there = Tam už pavučina visí. Jedna stačí.
why-no-path-there = Přes tu hranici žádná cesta nevede, pavučina by se neměla čeho držet.
why-goal-open = Ta cílová karta leží lícem nahoru, vidí ji všichni.
why-own-clan = Svou klanovou kartu přece znáš.
why-clan-open = Tahle klanová karta leží lícem nahoru, vidí ji všichni: { $who }.
why-own-hand = Vyměnit si karty se sebou by toho moc nezměnilo.
why-has-boots = Každý jen jeden pár, a tyhle nohy ho už mají: { $who }.
why-nobody-there = Tam nikdo nesedí.
why-lying-down = Tvůj trpaslík leží a dál nemůže.
why-just-up = Tvůj trpaslík právě vstal a v tomto tahu nabírá dech.
why-no-steps = Nezbývá už ani krok.
why-not-next = Jedním krokem se tam dojít nedá.
why-wall-here = Tady je zeď, strana: { $side }.
why-other-field = Tenhle východ začíná na jiném poli karty, strana: { $side }.
why-nothing-beyond = Tam ještě žádná karta neleží, strana: { $side }.
why-web-holds = Cestu zahrazuje pavučina, strana: { $side }.
why-wall-beyond = Sousední karta tu má zeď, strana: { $side }.
why-not-on-ladder = Kdo chce šplhat, musí stát na žebříku.
why-same-ladder = Na tomhle žebříku už stojíš.
why-no-ladder-there = Tam žádný žebřík není.
why-out = Tvůj trpaslík je venku na sluníčku. Pavučiny už neseká.
why-no-web = Tady žádná pavučina není, strana: { $side }.
why-not-at-web = Pavučina tu je, ale ze svého pole na ni tvůj trpaslík nedosáhne, strana: { $side }.

# What is wrong with a box
box-card-side = Karta „{ $key }“: strana { $side } ústí na víc než jedno pole.
box-card-field = Karta „{ $key }“: na pole { $field } nevede žádná cesta.
box-card-crossing = Karta „{ $key }“: kroků k přejití: { $given } místo { $needed }.
box-card-feature = Karta „{ $key }“ má víc než jeden prvek: { $feature }.
box-card-start = Karta „{ $key }“ musí mít žebřík a být otevřená na všechny strany.
box-card-goal = Na kartu „{ $key }“ nelze vstoupit z každé strany, ani po otočení.
box-card-exit = Karta „{ $key }“: východ patří na goal-exit a nikam jinam.
box-total = „{ $key }“ dává dohromady { $given } místo { $needed }.
box-too-many = „{ $key }“ žádá { $given }, ale nejvíc je { $most }.
box-idle-clan = „{ $key }“ musí být { $most }, ne { $given }: s více takovými kartami by pro některý klan nemusel pracovat nikdo.

# House rules
house-clan = Ve třech a čtyřech jsou všichni trpaslíci
house-clan-blue = modří
house-clan-yellow = žlutí
house-clan-drawn = vylosovaní
house-finish-turn = Po úplně poslední kartě smí trpaslík ještě jít
house-call-it = Hráči smějí navrhnout konec partie
variant-last-steps = Poslední kroky: poslední tah se dohraje
variant-by-agreement = Po dohodě: lze navrhnout konec

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who } pravděpodobně škodí svému klanu ({ $percent } %){ suspect-why }
    [perhaps] { $who } možná škodí svému klanu ({ $percent } %){ suspect-why }
   *[loyal] { $who } zůstává pravděpodobně po boku svého klanu (škodí: { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] prodlužuje { suspect-way }
    [shorter] zkracuje { suspect-way }
    [caved-in] boří { suspect-way }
    [web] přehrazuje pavučinou { suspect-way }
    [boots] dává boty (komu: { suspect-whom })
    [axe] dává sekeru (komu: { suspect-whom })
    [rat] posílá krysu (oběť: { suspect-whom })
    [lindworm] posílá plazouna (oběť: { suspect-whom })
   *[goblin] posílá skřeta (oběť: { suspect-whom })
}
suspect-whom = { $me ->
    [whom] ty
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] tvou cestu
   *[other] cestu trpaslíka { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, po pohledu na cílovou kartu { $n }
    [clan] { $me ->
        [seen] { "" }, po pohledu na tvou kartu klanu
       *[other] { "" }, po pohledu na kartu klanu trpaslíka { $seen }
    }
   *[nothing] { "" }
}
