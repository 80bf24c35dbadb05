# What only the page's board says.

wait-arrive = { $a } steps into the Grotto.
wait-grotto = { $a } searches the Grotto.
wait-entered = { $a } tiptoes up to the gold.
wait-cavern = { $a } grabs gold, { $b } rolls to wake the dragon.
wait-share = { $a } takes a treasure.
wait-over = The packs are counted.
dragon-wakes = Both eyes are open: the dragon is awake.
need-key-door = It takes a key and a door.
space-bar = Space
tie-rule = With equal points, whoever has more nuggets wins.
odds = { $chance }
troll-odds = The Troll comes: { $chance }
troll-next = The Troll comes at the next roll: { $chance }
dragon-odds = The next roll of the Dragon dice wakes it: { $chance }
points-lost = { $n ->
    [one] { $n } point is at stake
   *[other] { $n } points are at stake
}
points-safe = { $n ->
    [one] { $n } point is safe for good
   *[other] { $n } points are safe for good
}

# What it is about
aim = Bring home the most treasure: a diamond counts 1, a gold nugget 3.
picture-1 = Roll for diamonds and stop in time. Trolls block dice, and when all are blocked what you gathered is gone.
picture-2 = A key and a door together let you into the dragon's cavern.
picture-3 = In there you roll for gold while the others roll to wake the dragon. Out in time, and it is yours.

# One's own box
printed-diamonds = Diamonds in the Grotto
printed-nuggets = Nuggets in the Cavern
printed-points = Points of a treasure
printed-grotto = Sides of a Grotto die
printed-treasure = Sides of a Treasure die
printed-dragon = Dragons on the Dragon dice
printed-die = Dragon die { $n }
printed-from-hand = Two players: diamonds the Troll drops when the dragon wakes
printed-barren-rounds = Turns without a nugget that end the game
printed-pause = Pause between two rolls, in milliseconds
printed-pause-passing = The same where the dice are passed on
printed-idle-adventurer = An adventurer who waits so long leaves (milliseconds)
printed-idle-roller = For whoever holds the Dragon dice so long they are rolled (milliseconds)
