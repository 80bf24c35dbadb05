# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Roll for diamonds under a troll's nose, then race a waking dragon for its gold.

roll-grotto = Roll the Grotto dice
    .told = { $who } rolls the Grotto dice.
    .asked = The Grotto is waiting for you: roll its dice.
set-aside = Set aside: { $a }
    .told = { $who } sets aside: { $a }.
    .mine = You set aside: { $a }.
enter = Enter the Cavern
    .told = { $who } enters the Cavern.
    .mine = You enter the Cavern.
roll-treasure = Roll the Treasure dice
    .told = { $who } rolls the Treasure dice.
    .asked = You are in the Cavern: roll for gold.
roll-dragon = Roll the Dragon dice
    .told = { $who } rolls the Dragon dice.
    .asked = Will you wake the dragon before { $who } gets away?
leave = Leave with everything gathered
    .told = { $who } leaves with everything gathered.
    .asked = Do you go on, or leave with everything gathered?
take = Take: { $a }
    .told = { $who } takes: { $a }.
    .asked = Which treasure do you take?

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

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } diamond
   *[other] { $diamonds } diamonds
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } and { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] You roll: { $dice }.
   *[other] { $who } rolls: { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] The Troll appears, but you have nothing to lose.
       *[other] The Troll appears and takes { some-diamonds } from you!
    }
   *[other] { $diamonds ->
        [0] The Troll appears, but { $who } has nothing to lose.
       *[other] The Troll appears and takes { some-diamonds } from { $who }!
    }
}
event-left = { $me ->
    [who] You get out safely with { loot }.
   *[other] { $who } gets out safely with { loot }.
}
event-left-empty = { $me ->
    [who] You get out with nothing.
   *[other] { $who } gets out with nothing.
}
event-found = { $me ->
    [who] You find { some-nuggets }.
   *[other] { $who } finds { some-nuggets }.
}
event-found-none = { $me ->
    [who] You find nothing.
   *[other] { $who } finds nothing.
}
event-sleeps = { $me ->
    [who] You roll for the dragon: it sleeps on.
   *[other] { $who } rolls for the dragon: it sleeps on.
}
event-stirs = { $me ->
    [who] You roll a dragon: it stirs. One more wakes it.
   *[other] { $who } rolls a dragon: it stirs. One more wakes it.
}
event-woke = { $me ->
    [who] You wake the dragon!
   *[other] { $who } wakes the dragon!
}
event-dropped = { $me ->
    [who] You drop { loot }.
   *[other] { $who } drops { loot }.
}
event-hand-dropped = The Troll drops { some-diamonds }, too.
event-got = { $me ->
    [who] You get { loot }.
   *[other] { $who } gets { loot }.
}
event-over-grotto = The Grotto is empty: the match is over.
event-over-cavern = The Cavern is empty: the match is over.
event-over-all = Grotto and Cavern are empty: the match is over.
event-over-barren = Nobody has found gold for too long: the match is over.

# The board
grotto = Grotto
cavern = Cavern
diamonds = Diamonds left
nuggets = Nuggets left
troll-hand = Troll Hand
free = Free dice
blocked = Blocked dice
last-turn = Last turn's dice
troll-came = The Troll came and took what was gathered.
treasure-dice = Treasure dice
dragon-dice = Dragon dice
not-rolled = not rolled yet
dragon-sides = dragon on { $n } of { $of }
the-dragon = The dragon
asleep = asleep
stirring = stirring: one more dragon wakes it
awake = awake
dragon-woke = Last visit: the dragon woke, the others took all.
to-share = To share
ends-one = The match ends when the Grotto or the Cavern is empty.
ends-both = The match ends when both the Grotto and the Cavern are empty.
ends-barren = Grotto empty: turn { $n } of { $of } without a nugget, then the match ends.
pack = Pack
points = Points
at-risk = At risk
adventurer = adventurer
takes = takes next

# Why not?
why-sharing = First things first: the dropped treasure is being shared out.
why-not-the-adventurer = This turn the adventurer is { $who }.
why-nothing-dropped = Nobody has dropped any treasure to share.
why-takes-next = Next to take is { $who }.
why-nobody-inside = Nobody is in the Cavern: let the dragon sleep.
why-own-dragon = Waking the dragon is for the others. You would rather it slept.
why-beats = Here the Dragon dice roll by themselves, beat by beat.
why-treasure-first = The Dragon dice wait for the first roll of the Treasure dice.
why-dice-elsewhere = The Dragon dice have moved on. They are with { $who }.
why-not-inside = The Treasure dice are rolled in the Cavern, and you are not there yet.
why-cavern-empty = The Cavern is empty: keys and doors are of no use any more.
why-one-is-enough = One is enough, and it is set aside already: { $face }.
why-none-shows = No free die shows this: { $face }.
why-last-die = Another die must stay free: the last one cannot be set aside.
why-no-key-and-door = Without a key and a door the Cavern stays shut.
why-first-roll = Brave of you to come; now roll. The first roll is a must.
why-inside = You are in the Cavern. The Grotto dice stay behind.

# What is wrong with a box
box-die-sides = "{ $key }": a die has { $needed } sides, but { $given } are given.

# House rules
house-end = The match ends when
house-end-one = one treasure is empty
house-end-both = both treasures are empty
house-auto-share = What is dropped is shared out by itself
house-race = The race in the Cavern
house-race-live = By the clock
house-race-beats = In beats, without hurry
variant-calm = Calm: the race in beats
variant-children = For children: a slower race
variant-long = Long: until both places are empty

# The turn, solved
solved = Played best, the first turn of a match is worth { $n } points of lead ({ $players } players).
solved-grotto = Grotto: what to do, by the diamonds gathered
solved-trolls = Trolls
solved-no = –
solved-shown = showing
solved-aside = set aside
solved-alike = Key and door are alike: what is said of one goes for the other.
solved-cavern = Cavern: from how many nuggets on to leave, by the diamonds carried and the Dragon die set aside
solved-diamonds = Diamonds
solved-asleep = none
solved-first = the first
solved-second = the second
solved-roll = roll
solved-leave = leave
solved-enter = enter the Cavern
solved-set-key = set the key aside
solved-set-door = set the door aside

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Nothing is at risk yet.
   *[other] The Troll comes in { $percent } of 100 such rolls. At risk: { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] There is nothing to carry out yet; another roll brings the Troll in { $percent } of 100 cases.
   *[other] Safe then: { some-diamonds }. Another roll brings the Troll in { $percent } of 100 cases.
}
hint-enter = Still in the Cavern: { some-nuggets }. Points for each: { $points }.
hint-set-aside = It opens the way into the Cavern. Dice left to roll: { $n }.
hint-dragon = The next Dragon roll wakes it in { $percent } of 100 cases. Points at risk: { $points }.
hint-leave-dragon = Points safe then: { $points }. The next Dragon roll would wake it in { $percent } of 100 cases.
