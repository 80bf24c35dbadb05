# What only the board on the page says.

cave-map = Map of the cave
cave-map-keys = Arrow keys move it, plus and minus zoom, 0 shows all of it.
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Show the whole cave
zoom-me = Show my dwarf
zoom-more = Show the next glowing place; out of sight: { $n }
players = Dwarves
hand = Your hand
turn-card = Turn the card
lay-here = Lay it here
play-card = Play it
discard-card = Discard it
take-back = Take back
why-not = Why not?
choose-place = Choose a glowing place.
notes = Notes
draw-pile = Draw pile
match-over = The match is over.
start-card = Start
goal-face-down = Goal { $n }, face down
cell-at = { SIGN($x) ->
    [minus] { ABS($x) } west
   *[plus] { ABS($x) } east
}, { SIGN($y) ->
    [minus] { ABS($y) } south
   *[plus] { ABS($y) } north
}
lies-at = { $what }: { cell-at }
web-at = Web showing { $n }: { cell-at }, side: { $side }
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
gold-lost = { $who } loses a nugget
gold-won = { $who } takes a nugget
card-lost = { $who } loses a card and a place in the hand
knocked-down = { $who } is knocked down
attacked = { $who } is attacked and may use an axe
clan-shown = The clan card is turned up: { $who }
leaves-cave = { $who } leaves the cave
goal-turns = The goal is turned up
nobody-out = No dwarf got out of the cave, so nobody wins.
goal-was = Goal { $n }: { $a }
secret-loyal = { $clan ->
    [1] You belong to the blue clan and are loyal: its gold is your gold.
   *[other] You belong to the yellow clan and are loyal: its gold is your gold.
}
secret-saboteur = { $clan ->
    [1] You belong to the blue clan, but you are a saboteur: in secret you work for the yellow clan.
   *[other] You belong to the yellow clan, but you are a saboteur: in secret you work for the blue clan.
}

# What it is about
aim = Carry gold out of the cave for the clan you really work for. Gold left inside is lost.
picture-1 = Lay path cards until a way leads to one of the four goals. One of them is the exit.
picture-2 = Walk up to three fields a turn, past bridges, tunnels and creatures that bite.
picture-3 = Some dwarves secretly work for the other clan. Watch what the others build.
