# What only the page's board says.

cave = The cave
ask-dwarf = For which dwarf?
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
would-reach = Reaches: { $where }
would-win = { $n ->
    [0] no coins there
    [one] { $n } coin for the purse
   *[other] { $n } coins for the purse
}
would-win-some = { $n ->
    [one] { $least } to { $n } coin for the purse, as others fare
   *[other] { $least } to { $n } coins for the purse, as others fare
}
would-end = that ends the match
if-caught = If the dragon waits there, back: { $where }
would-risk = { $n ->
    [0] no coins at stake
    [one] { $n } coin at stake
   *[other] { $n } coins at stake
}
would-stow = { $n ->
    [0] The purse is empty; all your cards come back
    [one] { $n } coin goes safe into the chest, all your cards come back
   *[other] { $n } coins go safe into the chest, all your cards come back
}
would-catch = Could catch, with their coins: { $who }
would-catch-nobody = Nobody can have laid that colour
would-cost = Coins back to the dragon: { $least } to { $most }

# What it is about
aim = Bring together the most coins, in purse and chest, before somebody reaches the lair.
picture-1 = Lay a card face down. Your dwarf runs on to the next square of that colour and takes its coins.
picture-2 = The dragon guesses a colour. Whoever laid it is caught, goes back and may lose coins.
picture-3 = With the Chest card your dwarf rests and your whole purse is safe until the end.

# One's own box
printed-square = Square { $n }
printed-path = Colours of the path
printed-coins = Coins on the squares
printed-lair = Coins for entering the lair
printed-treasure = Coins in the treasure
