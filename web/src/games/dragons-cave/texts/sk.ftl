# What only the page's board says.

cave = Jaskyňa
ask-dwarf = Pre ktorého trpaslíka?
take-back = Vziať späť
face-up = { $a }: leží lícom nahor
one-more = O mincu viac: { $a } päsť
square = pole { $n }, { $a }
square-coins = { $coins ->
    [0] Pole { $n }: { $a }, žiadne mince
    [one] Pole { $n }: { $a }, { $coins } minca
    [few] Pole { $n }: { $a }, { $coins } mince
    [many] Pole { $n }: { $a }, { $coins } mince
   *[other] Pole { $n }: { $a }, { $coins } mincí
}
dragon-on = Drak sedí na poli: { $a }
wait-lay = Trpaslíci si vyberajú karty.
wait-place = { $a } vyberá, kam drak skočí.
wait-divide = { $a } zviera mince v dvoch pästiach.
wait-pick = { $a } vyberá päsť. Drak chytil: { $b }.
wait-over = Truhlice sú otvorené.
wait-reveal = Karty sa otáčajú.
tie-rule = Pri rovnakom počte mincí vyhráva ten, kto stojí bližšie k brlohu.
would-reach = Dôjde sem: { $where }
would-win = { $n ->
    [0] mince tam nie sú
    [one] { $n } minca do mešca
    [few] { $n } mince do mešca
    [many] { $n } mince do mešca
   *[other] { $n } mincí do mešca
}
would-win-some = { $n ->
    [one] { $least } až { $n } minca do mešca, podľa ostatných
    [few] { $least } až { $n } mince do mešca, podľa ostatných
    [many] { $least } až { $n } mince do mešca, podľa ostatných
   *[other] { $least } až { $n } mincí do mešca, podľa ostatných
}
would-end = tým sa partia končí
if-caught = Ak tam čaká drak, späť: { $where }
would-risk = { $n ->
    [0] niet čo stratiť
    [one] v ohrození { $n } minca
    [few] v ohrození { $n } mince
    [many] v ohrození { $n } mince
   *[other] v ohrození { $n } mincí
}
would-stow = { $n ->
    [0] Mešec je prázdny; všetky tvoje karty sa vrátia
    [one] { $n } minca pôjde do truhlice, všetky tvoje karty sa vrátia
    [few] { $n } mince pôjdu do truhlice, všetky tvoje karty sa vrátia
    [many] { $n } mince pôjde do truhlice, všetky tvoje karty sa vrátia
   *[other] { $n } mincí pôjde do truhlice, všetky tvoje karty sa vrátia
}
would-catch = Môže chytiť, aj s mincami: { $who }
would-catch-nobody = Túto farbu nikto vyložiť nemohol
would-cost = Drakovi sa vráti mincí: { $least } až { $most }

# What it is about
aim = Nazbieraj najviac mincí, v mešci a truhlici spolu, kým niekto nedôjde do brlohu.
picture-1 = Polož kartu lícom dolu. Tvoj trpaslík beží na najbližšie pole tej farby a vezme si mince.
picture-2 = Drak háda farbu. Ak ju uhádne, trpaslík je chytený, vracia sa a môže prísť o mince.
picture-3 = S kartou truhlice trpaslík oddychuje a celý mešec je v bezpečí až do konca.

# One's own box
printed-square = Pole { $n }
printed-path = Farby cesty
printed-coins = Mince na poliach
printed-lair = Mince za vstup do brlohu
printed-treasure = Mince v poklade
