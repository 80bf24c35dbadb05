# What only the page's board says.

cave = The cave
ask-dwarf = For which dwarf?
ask-place = Where does the dragon pounce?
ask-pick = Pick a hand of { $a }
take-back = Take back
face-up = { $a }: lies face up
one-more = One more coin: { $a } hand
square = square { $n }, { $a }
square-coins = { $coins ->
    [0] Square { $n }: { $a }, no coins
    [one] Square { $n }: { $a }, { $coins } coin
   *[other] Square { $n }: { $a }, { $coins } coins
}
dragon-on = The dragon sits on: { $a }
wait-lay = The dwarves are choosing their cards.
wait-place = { $a } chooses where the dragon pounces.
wait-divide = { $a } closes two hands around the coins.
wait-pick = { $a } picks a hand of { $b }.
wait-over = The chests are open.
wait-reveal = The cards are turned up.
tie-rule = With equal coins, whoever stands nearer the lair wins.
