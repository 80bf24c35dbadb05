# Co říká jen plán na stránce.

cave-map = Mapa jeskyně
cave-map-keys = Šipky ji posouvají, plus a minus přibližují, 0 ukáže celou.
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Ukázat celou jeskyni
zoom-me = Ukázat mého trpaslíka
zoom-more = Ukázat další svítící místo; mimo záběr: { $n }
players = Trpaslíci
hand = Tvoje karty
turn-card = Otočit kartu
lay-here = Položit sem
play-card = Zahrát
discard-card = Odhodit
take-back = Vzít zpět
why-not = Proč ne?
choose-place = Vyber svítící místo.
notes = Poznámky
draw-pile = Dobírací balíček
match-over = Partie skončila.
start-card = Start
goal-face-down = Cílová karta { $n }, lícem dolů
cell-at = { SIGN($x) ->
    [minus] { ABS($x) } na západ
   *[plus] { ABS($x) } na východ
}, { SIGN($y) ->
    [minus] { ABS($y) } na jih
   *[plus] { ABS($y) } na sever
}
lies-at = { $what }: { cell-at }
web-at = Pavučina s číslem { $n }: { cell-at }, strana: { $side }
levels = Karty úrovně I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } je věrný trpaslík.
works-against = { $who } je sabotér.
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
gold-lost = { $who } ztrácí zlatý nuget
gold-won = { $who } bere zlatý nuget
card-lost = { $who } ztrácí kartu a místo v ruce
knocked-down = { $who } padá na zem
attacked = { $who } čelí útoku a smí použít sekeru
clan-shown = Karta klanu se odhalí: { $who }
leaves-cave = { $who } opouští jeskyni
goal-turns = Cílová karta se odhalí
nobody-out = Z jeskyně se nedostal žádný trpaslík, proto nevyhrává nikdo.
goal-was = Cílová karta { $n }: { $a }
secret-loyal = { $clan ->
    [1] Patříš do modrého klanu a pracuješ pro něj: jeho zlato je tvé zlato.
   *[other] Patříš do žlutého klanu a pracuješ pro něj: jeho zlato je tvé zlato.
}
secret-saboteur = { $clan ->
    [1] Patříš do modrého klanu, ale škodíš mu: tajně pracuješ pro žlutý klan.
   *[other] Patříš do žlutého klanu, ale škodíš mu: tajně pracuješ pro modrý klan.
}

# What it is about
aim = Vynes z jeskyně zlato pro klan, pro který opravdu pracuješ. Co zůstane uvnitř, je ztracené.
picture-1 = Pokládej karty cest, dokud cesta nevede k jednomu ze čtyř cílů. Jeden z nich je východ.
picture-2 = Jdi až o tři pole za tah, přes mosty, tunely a kolem tvorů, kteří koušou.
picture-3 = Někteří trpaslíci tajně pracují pro druhý klan. Sleduj, co ostatní stavějí.
