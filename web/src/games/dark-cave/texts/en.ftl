# What only the board on the page says.

cave-map = Map of the cave
cave-map-keys = Arrow keys move it, plus and minus zoom, 0 shows all of it, Home your dwarf.
whole-cave = The whole cave: touch where you want to look
zoom-in = Nearer
zoom-out = Farther
zoom-me = Show my dwarf
zoom-more = Show the next glowing place; out of sight: { $n }
players = Dwarves
hand = Your hand
turn-card = Turn the card
play-card = Play it
discard-card = Discard it
choose-place = Choose a glowing place.
notes = Notes
match-over = The match is over.
start-card = Start
goal-face-down = Goal { $n }, face down
levels = Cards of level I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } is loyal.
works-against = { $who } is a saboteur.
hoard-blue = Blue clan: gold carried out { $gold } × dwarves against it { $against } = { $n }
hoard-yellow = Yellow clan: gold carried out { $gold } × dwarves against it { $against } = { $n }
tie-rule = With equal hoards, the side of the first one out wins.
reach-then = { $n ->
    [0] No field in reach then
    [one] { $n } field in reach then
   *[other] { $n } fields in reach then
}
reach-marks = among them: { $what }
gold-lost = { $who } loses { $n ->
    [one] a nugget
   *[other] { $n } nuggets
}
gold-won = { $who } takes { $n ->
    [one] a nugget
   *[other] { $n } nuggets
}
card-lost = { $who } loses { $n ->
    [one] a card and a place in the hand
   *[other] { $n } cards and places in the hand
}
knocked-down = { $who } is knocked down
attacked = { $who } is attacked and may use an axe
clan-shown = The clan card is turned up: { $who }
leaves-cave = { $who } leaves the cave
goal-turns = The goal is turned up
nobody-out = No dwarf got out of the cave, so nobody wins.
secret-loyal = { $clan ->
    [1] You belong to the blue clan and are loyal: its gold is your gold.
   *[other] You belong to the yellow clan and are loyal: its gold is your gold.
}
secret-saboteur = { $clan ->
    [1] You belong to the blue clan, but you are a saboteur: in secret you work for the yellow clan.
   *[other] You belong to the yellow clan, but you are a saboteur: in secret you work for the blue clan.
}
way-moves = { $n ->
    [one] One move
   *[other] { $n } moves
}
vein-here = Ending here takes the nugget and turns up the clan card

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } and { $b }
row-start = Level with the start
empty-place = Empty place
web-side = Web showing { $n }, side: { $side }
side-north = north
side-north-east = north-east
side-east = east
side-south-east = south-east
side-south = south
side-south-west = south-west
side-west = west
side-north-west = north-west
of-start = of the start
of-goal = of goal { $n }
of-exit = of the exit
of-gold = of the gold vein
of-bridge = of the bridge
of-ladder = of the ladder
of-lair = of the dark lair
of-tunnel = of the tunnel
at-start = at the start
at-goal = at goal { $n }

# What it is about
aim = Carry gold out of the cave for the clan you really work for. Gold left inside is lost.
picture-1 = Lay path cards until a way leads to one of the four goals. One of them is the exit.
picture-2 = Walk up to three fields a turn, past bridges, tunnels and creatures that bite.
picture-3 = Some dwarves secretly work for the other clan. Watch what the others build.

# One's own box
printed-path-cards = Path cards in all
printed-action-cards = Action cards in all
printed-specials = Path cards with something on them
printed-bridge = bridge
printed-tunnel = tunnel
printed-copies = How many of each path card
printed-actions = How many of each action card
printed-moves = Moves of a creature
printed-loyal = Loyal cards of each clan
printed-saboteurs = Saboteurs of each clan
printed-nuggets = Nuggets in the box
printed-purse = Nuggets each dwarf starts with
printed-walk = Fields a dwarf may move
printed-walk-in-boots = Fields in boots
printed-boxed = Cards of each level that go back unseen
printed-corners = How far the goals lie from the start
printed-hands = The first hands
printed-players = Players: { $n }
printed-cards = Roads on the cards
printed-goal = Goal: { $what }
printed-level = Path cards of level { $level }
printed-places = Start and goals
printed-actions-title = Action cards
printed-cards-about = N E S W: the sides; a and b: the middles of the roads; t: the tunnel or the far end. N=a: this side opens onto that field. N-a: neighbours. lair@a: what lies on a field.
