# Co říká jen plán na stránce.

cave-map = Mapa jeskyně
cave-map-keys = Šipky ji posouvají, plus a minus mění velikost, 0 ukáže celou, Home tvého trpaslíka.
whole-cave = Celá jeskyně: dotkni se místa, které chceš vidět
zoom-in = Blíž
zoom-out = Dál
zoom-me = Ukázat mého trpaslíka
zoom-more = Ukázat další svítící místo; mimo záběr: { $n }
players = Trpaslíci
hand = Tvoje karty
turn-card = Otočit kartu
play-card = Zahrát
discard-card = Odhodit
choose-place = Vyber svítící místo.
notes = Poznámky
match-over = Partie skončila.
start-card = Start
goal-face-down = Cílová karta { $n }, lícem dolů
levels = Karty úrovně I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } stojí za svým klanem.
works-against = { $who } škodí svému klanu.
hoard-blue = Modrý klan: vynesené zlato { $gold } × trpaslíci proti { $against } = { $n }
hoard-yellow = Žlutý klan: vynesené zlato { $gold } × trpaslíci proti { $against } = { $n }
tie-rule = Při stejně velkých pokladech vítězí strana toho, kdo vyšel první.
reach-then = { $n ->
    [0] Pak není kam dojít
    [one] Pak na dosah: { $n } pole
    [few] Pak na dosah: { $n } pole
    [many] Pak na dosah: { $n } pole
   *[other] Pak na dosah: { $n } polí
}
reach-marks = mezi nimi: { $what }
gold-lost = { $who } ztrácí { $n ->
    [one] zlatý nuget
    [few] { $n } zlaté nugety
    [many] { $n } zlatého nugetu
   *[other] { $n } zlatých nugetů
}
gold-won = { $who } bere { $n ->
    [one] zlatý nuget
    [few] { $n } zlaté nugety
    [many] { $n } zlatého nugetu
   *[other] { $n } zlatých nugetů
}
card-lost = { $who } ztrácí { $n ->
    [one] kartu a místo v ruce
    [few] { $n } karty a místa v ruce
    [many] { $n } karty a místa v ruce
   *[other] { $n } karet a míst v ruce
}
knocked-down = { $who } padá na zem
attacked = { $who } čelí útoku a smí použít sekeru
clan-shown = Karta klanu se odhalí: { $who }
leaves-cave = { $who } opouští jeskyni
goal-turns = Cílová karta se odhalí
nobody-out = Z jeskyně se nedostal žádný trpaslík, proto nevyhrává nikdo.
secret-loyal = { $clan ->
    [1] Patříš do modrého klanu a pracuješ pro něj: jeho zlato je tvé zlato.
   *[other] Patříš do žlutého klanu a pracuješ pro něj: jeho zlato je tvé zlato.
}
secret-saboteur = { $clan ->
    [1] Patříš do modrého klanu, ale škodíš mu: tajně pracuješ pro žlutý klan.
   *[other] Patříš do žlutého klanu, ale škodíš mu: tajně pracuješ pro modrý klan.
}
way-moves = { $n ->
    [one] Jeden krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
vein-here = Kdo tu zůstane, bere zlatý nuget a odhalí kartu klanu

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } a { $b }
row-start = Ve výšce startu
empty-place = Volné místo
web-side = Pavučina s číslem { $n }, strana: { $side }
side-north = severně
side-north-east = severovýchodně
side-east = východně
side-south-east = jihovýchodně
side-south = jižně
side-south-west = jihozápadně
side-west = západně
side-north-west = severozápadně
of-start = od startu
of-goal = od cílové karty { $n }
of-exit = od východu z jeskyně
of-gold = od zlaté žíly
of-bridge = od mostu
of-ladder = od žebříku
of-lair = od temného doupěte
of-tunnel = od tunelu
at-start = na startu
at-goal = na cílové kartě { $n }

# What it is about
aim = Vynes z jeskyně zlato pro klan, pro který opravdu pracuješ. Co zůstane uvnitř, je ztracené.
picture-1 = Pokládej karty cest, dokud cesta nevede k jednomu ze čtyř cílů. Jeden z nich je východ.
picture-2 = Jdi až o tři pole za tah, přes mosty, tunely a kolem tvorů, kteří koušou.
picture-3 = Někteří trpaslíci tajně pracují pro druhý klan. Sleduj, co ostatní stavějí.

# One's own box
printed-path-cards = Karty cest celkem
printed-action-cards = Akční karty celkem
printed-specials = Karty cest, na kterých něco je
printed-bridge = most
printed-tunnel = tunel
printed-copies = Kolik je které karty cest
printed-actions = Kolik je které akční karty
printed-moves = Kroky tvora
printed-loyal = Věrné karty každého klanu
printed-saboteurs = Sabotéři každého klanu
printed-nuggets = Nugety v krabici
printed-purse = Nugety každého trpaslíka na začátku
printed-walk = Pole, která smí trpaslík ujít
printed-walk-in-boots = Pole v botách
printed-boxed = Karty každé úrovně, které se vracejí neviděné
printed-corners = Jak daleko leží cíle od startu
printed-hands = První karty v ruce
printed-players = Hráčů: { $n }
printed-cards = Cesty na kartách
printed-goal = Cíl: { $what }
printed-level = Karty cest úrovně { $level }
printed-places = Start a cíle
printed-actions-title = Akční karty
printed-cards-about = N E S W: strany sever, východ, jih, západ; a a b: středy cest; t: tunel nebo konec. N=a: tato strana vede na toto pole. N-a: sousedé. lair@a: co leží na poli.
