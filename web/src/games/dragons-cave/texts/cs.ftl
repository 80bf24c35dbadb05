# What only the page's board says.

cave = Jeskyně
ask-dwarf = Pro kterého trpaslíka?
take-back = Vzít zpět
face-up = { $a }: leží lícem nahoru
one-more = O minci víc: { $a } pěst
square = pole { $n }, { $a }
square-coins = { $coins ->
    [0] Pole { $n }: { $a }, žádné mince
    [one] Pole { $n }: { $a }, { $coins } mince
    [few] Pole { $n }: { $a }, { $coins } mince
    [many] Pole { $n }: { $a }, { $coins } mince
   *[other] Pole { $n }: { $a }, { $coins } mincí
}
dragon-on = Drak sedí na poli: { $a }
wait-lay = Trpaslíci si vybírají karty.
wait-place = { $a } vybírá, kam drak skočí.
wait-divide = { $a } svírá mince ve dvou pěstech.
wait-pick = { $a } vybírá pěst. Drak chytil: { $b }.
wait-over = Truhlice jsou otevřené.
wait-reveal = Karty se otáčejí.
tie-rule = Při stejném počtu mincí vítězí ten, kdo stojí blíž k doupěti.
would-reach = Dojde sem: { $where }
would-win = { $n ->
    [0] mince tam nejsou
    [one] { $n } mince do měšce
    [few] { $n } mince do měšce
    [many] { $n } mince do měšce
   *[other] { $n } mincí do měšce
}
would-win-some = { $n ->
    [one] { $least } až { $n } mince do měšce, podle ostatních
    [few] { $least } až { $n } mince do měšce, podle ostatních
    [many] { $least } až { $n } mince do měšce, podle ostatních
   *[other] { $least } až { $n } mincí do měšce, podle ostatních
}
would-end = tím partie končí
if-caught = Když tam čeká drak, zpět: { $where }
would-risk = { $n ->
    [0] není co ztratit
    [one] v ohrožení { $n } mince
    [few] v ohrožení { $n } mince
    [many] v ohrožení { $n } mince
   *[other] v ohrožení { $n } mincí
}
would-stow = { $n ->
    [0] Měšec je prázdný; všechny tvé karty se vrátí
    [one] { $n } mince přijde do truhlice, všechny tvé karty se vrátí
    [few] { $n } mince přijdou do truhlice, všechny tvé karty se vrátí
    [many] { $n } mince přijde do truhlice, všechny tvé karty se vrátí
   *[other] { $n } mincí přijde do truhlice, všechny tvé karty se vrátí
}
would-catch = Může chytit, i s mincemi: { $who }
would-catch-nobody = Tuto barvu nikdo vyložit nemohl
would-cost = Drakovi se vrátí mincí: { $least } až { $most }

# What it is about
aim = Nasbírej nejvíc mincí, v měšci a truhlici dohromady, než někdo dojde do doupěte.
picture-1 = Polož kartu lícem dolů. Tvůj trpaslík běží na nejbližší pole té barvy a vezme si mince.
picture-2 = Drak hádá barvu. Uhodne-li ji, trpaslík je chycen, vrací se a může přijít o mince.
picture-3 = S kartou truhlice trpaslík odpočívá a celý měšec je v bezpečí až do konce.

# One's own box
printed-square = Pole { $n }
printed-path = Barvy cesty
printed-coins = Mince na polích
printed-lair = Mince za vstup do doupěte
printed-treasure = Mince v pokladu
