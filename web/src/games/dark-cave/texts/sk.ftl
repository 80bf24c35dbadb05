# Čo hovorí len plán na stránke.

cave-map = Mapa jaskyne
cave-map-keys = Šípky ju posúvajú, plus a mínus približujú, 0 ukáže celú.
zoom-in = Bližšie
zoom-out = Ďalej
zoom-fit = Ukázať celú jaskyňu
zoom-me = Ukázať môjho trpaslíka
zoom-more = Ukázať ďalšie svietiace miesto; mimo záberu: { $n }
players = Trpaslíci
hand = Tvoje karty
turn-card = Otočiť kartu
lay-here = Položiť sem
play-card = Zahrať
discard-card = Odhodiť
take-back = Vziať späť
why-not = Prečo nie?
choose-place = Vyber svietiace miesto.
notes = Poznámky
draw-pile = Doberací balíček
match-over = Partia sa skončila.
start-card = Štart
goal-face-down = Cieľová karta { $n }, lícom nadol
cell-at = { SIGN($x) ->
    [minus] { ABS($x) } na západ
   *[plus] { ABS($x) } na východ
}, { SIGN($y) ->
    [minus] { ABS($y) } na juh
   *[plus] { ABS($y) } na sever
}
lies-at = { $what }: { cell-at }
web-at = Pavučina s číslom { $n }: { cell-at }, strana: { $side }
levels = Karty úrovne I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } je verný trpaslík.
works-against = { $who } je sabotér.
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
gold-lost = { $who } stráca zlatý nuget
gold-won = { $who } berie zlatý nuget
card-lost = { $who } stráca kartu a miesto v ruke
knocked-down = { $who } padá na zem
attacked = { $who } čelí útoku a smie použiť sekeru
clan-shown = Karta klanu sa odhalí: { $who }
leaves-cave = { $who } opúšťa jaskyňu
goal-turns = Cieľová karta sa odhalí
nobody-out = Z jaskyne sa nedostal žiadny trpaslík, preto nevyhráva nikto.
goal-was = Cieľová karta { $n }: { $a }
secret-loyal = { $clan ->
    [1] Patríš do modrého klanu a pracuješ preň: jeho zlato je tvoje zlato.
   *[other] Patríš do žltého klanu a pracuješ preň: jeho zlato je tvoje zlato.
}
secret-saboteur = { $clan ->
    [1] Patríš do modrého klanu, ale škodíš mu: tajne pracuješ pre žltý klan.
   *[other] Patríš do žltého klanu, ale škodíš mu: tajne pracuješ pre modrý klan.
}

# What it is about
aim = Vynes z jaskyne zlato pre klan, pre ktorý naozaj pracuješ. Čo zostane vnútri, je stratené.
picture-1 = Klaď karty ciest, kým cesta nevedie k jednému zo štyroch cieľov. Jeden z nich je východ.
picture-2 = Choď až o tri políčka za ťah, cez mosty, tunely a okolo tvorov, ktorí hryzú.
picture-3 = Niektorí trpaslíci tajne pracujú pre druhý klan. Sleduj, čo ostatní stavajú.
