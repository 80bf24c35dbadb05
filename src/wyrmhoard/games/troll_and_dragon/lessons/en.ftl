# The first match of Troll & Dragon: what a friend at the table says. $p1 and $p2 are the others.

hello = A small grotto, for practice. A diamond counts 1, a nugget 3, and what you gather is safe only once you are out.
roll = It is your turn. Roll all four dice.
faces = Two diamonds for you. The troll blocks its die; the other three can be rolled again.
again = Dare it once more: roll the three free dice.
leave = Two more diamonds, but a second die is blocked. Leave, and all four are safe.
greed = Now watch { $p1 }, who likes to take risks.
troll = All four dice were blocked: the Troll came and took what { $p1 } had gathered. { $p2 } is more careful.
pair = Your turn again. Roll.
aside = A key and a door! Set the key aside, so that it stays with you.
enter = With a key and a door you may go into the Cavern. Go in.
gold = In here you roll for gold. Roll the Treasure dice.
wake = Two nuggets! But from your first roll on, the others roll dice to wake the dragon.
stirs = One eye is open. A second dragon would wake it. Dare one more roll.
out = Four nuggets. Now leave, before it wakes.
other = Twelve points in gold, and safe. Now { $p1 } tries the same.
your-dice = This time you help to wake the dragon. Roll the Dragon dice!
share = Awake! { $p1 } drops everything, the Troll drops its whole hand, and the others share it all.
empty = { $p2 } takes the last diamonds. When Grotto or Cavern is empty, the match ends.
end = Nobody has brought home more: you win. In a real match there are 60 diamonds, and the race for gold goes by the clock.
