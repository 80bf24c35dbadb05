# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Roll for diamonds under a troll's nose, then race a waking dragon for its gold.

roll-grotto = Roll the Grotto dice
    .told = { $who } rolls the Grotto dice.
set-aside = Set aside: { $a }
    .told = { $who } sets aside: { $a }.
enter = Enter the Cavern
    .told = { $who } enters the Cavern.
roll-treasure = Roll the Treasure dice
    .told = { $who } rolls the Treasure dice.
roll-dragon = Roll the Dragon dice
    .told = { $who } rolls the Dragon dice.
leave = Leave with everything gathered
    .told = { $who } leaves with everything gathered.
take = Take: { $a }
    .told = { $who } takes: { $a }.

begin = First player: { $a }
    .told = First player: { $a }.
show-one = Grotto dice: { $a }
    .told = Grotto dice: { $a }.
show-two = Grotto dice: { $a }, { $b }
    .told = Grotto dice: { $a }, { $b }.
show-three = Grotto dice: { $a }, { $b }, { $c }
    .told = Grotto dice: { $a }, { $b }, { $c }.
show-four = Grotto dice: { $a }, { $b }, { $c }, { $d }
    .told = Grotto dice: { $a }, { $b }, { $c }, { $d }.
find = Nuggets on the Treasure dice: { $a } + { $b }
    .told = Nuggets on the Treasure dice: { $a } + { $b }.
stir = Dragon dice: { $a }, { $b }
    .told = Dragon dice: { $a }, { $b }.

word-diamond = diamond
word-key = key
word-door = door
word-troll = troll
word-nugget = nugget
word-blank = blank
word-dragon = dragon
