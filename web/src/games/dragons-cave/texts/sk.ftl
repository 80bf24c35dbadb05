# What only the page's board says.

cave = Jaskyňa
ask-dwarf = Pre ktorého trpaslíka?
ask-place = Kam drak skočí?
ask-pick = Vyber päsť. Chytený je { $a }
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
wait-pick = { $a } vyberá päsť. Chytený je { $b }.
wait-over = Truhlice sú otvorené.
wait-reveal = Karty sa otáčajú.
tie-rule = Pri rovnakom počte mincí vyhráva ten, kto stojí bližšie k brlohu.
