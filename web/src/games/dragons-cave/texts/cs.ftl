# What only the page's board says.

cave = Jeskyně
ask-dwarf = Pro kterého trpaslíka?
ask-place = Kam drak skočí?
ask-pick = Vyber pěst. Chycen je { $a }
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
wait-pick = { $a } vybírá pěst. Chycen je { $b }.
wait-over = Truhlice jsou otevřené.
wait-reveal = Karty se otáčejí.
tie-rule = Při stejném počtu mincí vítězí ten, kdo stojí blíž k doupěti.
