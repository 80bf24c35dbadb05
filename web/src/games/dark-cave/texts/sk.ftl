# Čo hovorí len plán na stránke.

cave-map = Mapa jaskyne
cave-map-keys = Šípky ju posúvajú, plus a mínus menia veľkosť, 0 ukáže celú, Home tvojho trpaslíka.
whole-cave = Celá jaskyňa: dotkni sa miesta, ktoré chceš vidieť
zoom-in = Bližšie
zoom-out = Ďalej
zoom-me = Ukázať môjho trpaslíka
zoom-more = Ukázať ďalšie svietiace miesto; mimo záberu: { $n }
players = Trpaslíci
hand = Tvoje karty
turn-card = Otočiť kartu
play-card = Zahrať
discard-card = Odhodiť
choose-place = Vyber svietiace miesto.
notes = Poznámky
match-over = Partia sa skončila.
start-card = Štart
goal-face-down = Cieľová karta { $n }, lícom nadol
levels = Karty úrovne I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } stojí za svojím klanom.
works-against = { $who } škodí svojmu klanu.
hoard-blue = Modrý klan: vynesené zlato { $gold } × trpaslíci proti { $against } = { $n }
hoard-yellow = Žltý klan: vynesené zlato { $gold } × trpaslíci proti { $against } = { $n }
tie-rule = Pri rovnako veľkých pokladoch vyhráva strana toho, kto vyšiel prvý.
reach-then = { $n ->
    [0] Potom niet kam dôjsť
    [one] Potom na dosah: { $n } pole
    [few] Potom na dosah: { $n } polia
    [many] Potom na dosah: { $n } poľa
   *[other] Potom na dosah: { $n } polí
}
reach-marks = medzi nimi: { $what }
gold-lost = { $who } stráca { $n ->
    [one] zlatý nuget
    [few] { $n } zlaté nugety
    [many] { $n } zlatého nugetu
   *[other] { $n } zlatých nugetov
}
gold-won = { $who } berie { $n ->
    [one] zlatý nuget
    [few] { $n } zlaté nugety
    [many] { $n } zlatého nugetu
   *[other] { $n } zlatých nugetov
}
card-lost = { $who } stráca { $n ->
    [one] kartu a miesto v ruke
    [few] { $n } karty a miesta v ruke
    [many] { $n } karty a miesta v ruke
   *[other] { $n } kariet a miest v ruke
}
knocked-down = { $who } padá na zem
attacked = { $who } čelí útoku a smie použiť sekeru
clan-shown = Karta klanu sa odhalí: { $who }
leaves-cave = { $who } opúšťa jaskyňu
goal-turns = Cieľová karta sa odhalí
nobody-out = Z jaskyne sa nedostal žiadny trpaslík, preto nevyhráva nikto.
secret-loyal = { $clan ->
    [1] Patríš do modrého klanu a pracuješ preň: jeho zlato je tvoje zlato.
   *[other] Patríš do žltého klanu a pracuješ preň: jeho zlato je tvoje zlato.
}
secret-saboteur = { $clan ->
    [1] Patríš do modrého klanu, ale škodíš mu: tajne pracuješ pre žltý klan.
   *[other] Patríš do žltého klanu, ale škodíš mu: tajne pracuješ pre modrý klan.
}
way-moves = { $n ->
    [one] Jeden krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } krokov
}
vein-here = Kto tu zostane, berie zlatý nuget a odhalí kartu klanu

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } a { $b }
row-start = Vo výške štartu
empty-place = Voľné miesto
web-side = Pavučina s číslom { $n }, strana: { $side }
side-north = severne
side-north-east = severovýchodne
side-east = východne
side-south-east = juhovýchodne
side-south = južne
side-south-west = juhozápadne
side-west = západne
side-north-west = severozápadne
of-start = od štartu
of-goal = od cieľovej karty { $n }
of-exit = od východu z jaskyne
of-gold = od zlatej žily
of-bridge = od mosta
of-ladder = od rebríka
of-lair = od temného brlohu
of-tunnel = od tunela
at-start = na štarte
at-goal = na cieľovej karte { $n }

# What it is about
aim = Vynes z jaskyne zlato pre klan, pre ktorý naozaj pracuješ. Čo zostane vnútri, je stratené.
picture-1 = Klaď karty ciest, kým cesta nevedie k jednému zo štyroch cieľov. Jeden z nich je východ.
picture-2 = Choď až o tri polia za ťah, cez mosty, tunely a okolo tvorov, ktorí hryzú.
picture-3 = Niektorí trpaslíci tajne pracujú pre druhý klan. Sleduj, čo ostatní stavajú.

# One's own box
printed-path-cards = Karty ciest spolu
printed-action-cards = Akčné karty spolu
printed-specials = Karty ciest, na ktorých niečo je
printed-bridge = most
printed-tunnel = tunel
printed-copies = Koľko je ktorej karty ciest
printed-actions = Koľko je ktorej akčnej karty
printed-moves = Kroky tvora
printed-loyal = Verné karty každého klanu
printed-saboteurs = Sabotéri každého klanu
printed-nuggets = Nugety v škatuli
printed-purse = Nugety každého trpaslíka na začiatku
printed-walk = Polia, ktoré smie trpaslík prejsť
printed-walk-in-boots = Polia v topánkach
printed-boxed = Karty každej úrovne, ktoré sa vracajú nevidené
printed-corners = Ako ďaleko ležia ciele od štartu
printed-hands = Prvé karty v ruke
printed-players = Hráčov: { $n }
printed-cards = Cesty na kartách
printed-goal = Cieľ: { $what }
printed-level = Karty ciest úrovne { $level }
printed-places = Štart a ciele
printed-actions-title = Akčné karty
printed-cards-about = N E S W: strany sever, východ, juh, západ; a a b: stredy ciest; t: tunel alebo koniec. N=a: táto strana vedie na toto pole. N-a: susedia. lair@a: čo leží na poli.
