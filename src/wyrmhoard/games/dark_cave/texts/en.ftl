# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Two clans lay paths through a dark cave to the way out, and not every dwarf works for its own.

## Playing a card

lay = Lay a path card: { $a }, { $b }
    .told = { $who } lays a path card: { $a }, { $b }.
play = Play: { $a }
    .told = { $who } plays: { $a }.
discard = Discard: { $a }
    .told = { $who } discards: { $a }.
    .asked = Which card do you play or discard?
enough = Discard no second card
    .told = { $who } discards no second card.
    .mine = You discard no second card.
    .asked = Do you discard a second card?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] { ABS($a) } card west
       *[other] { ABS($a) } cards west
    }
   *[plus] { ABS($a) ->
        [one] { ABS($a) } card east
       *[other] { ABS($a) } cards east
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] { ABS($b) } card south
       *[other] { ABS($b) } cards south
    }
   *[plus] { ABS($b) ->
        [one] { ABS($b) } card north
       *[other] { ABS($b) } cards north
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] at the start
       *[other] { north-south } of the start
    }
   *[other] { SIGN($b) ->
        [none] { east-west } of the start
       *[other] { north-south } and { east-west } of the start
    }
}
at = There: { where }
    .told = { $who } chooses the place { where }.
    .asked = { $wait ->
        [16] Where do you lay the path card?
       *[other] Where do you use this card?
    }
web = Web on a border: { where }, side: { $c }
    .told = { $who } spins a web: { where }, side: { $c }.
    .asked = Where do you spin the web?
look-goal = Look at goal { $a }
    .told = { $who } looks at goal { $a }.
    .mine = You look at goal { $a }.
    .asked = Which goal do you look at in secret?
look-clan = Look at a clan card: { $a }
    .told = { $who } looks at a clan card: { $a }.
    .mine = You look at a clan card: { $a }.
    .asked = Which goal or clan card do you look at in secret?
swap = Exchange hands: { $a }
    .told = { $who } exchanges hands: { $a }.
    .asked = With whom do you exchange hands?
give = Lay it before: { $a }
    .told = { $who } lays it before: { $a }.
    .asked = Before whom do you lay it?

## Moving

step = On this card: { $a }
    .told = { $who } moves on the card: { $a }.
cross = To the next card: { $a }
    .told = { $who } moves to the next card: { $a }.
climb = By ladder: { where }
    .told = { $who } takes the ladder: { where }.
stop = Move no further
    .told = { $who } moves no further.
    .mine = You move no further.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] You move the Rat: where does it creep?
            [1] You move the Lindworm: where does it creep?
           *[other] You move the Goblin: where does it creep?
        }
       *[other] Where does your dwarf go?
    }
chop = Use an axe on the web: { $a }
    .told = { $who } uses an axe on the web: { $a }.
strike = Use an axe on the creature
    .told = { $who } uses an axe on the creature.
refrain = Keep the axe
    .told = { $who } keeps the axe.
    .asked = A creature attacks: do you use your axe?
orient = Let the goal lie: { $a }
    .told = { $who } lets the goal lie: { $a }.
    .asked = Which way shall the goal lie?

## Proposing the end

propose = Propose to end the match
    .told = { $who } proposes to end the match.
agree = Agree to end the match
    .told = { $who } agrees.
refuse = Play on
    .told = { $who } wants to play on.
    .asked = Shall the match end now, or do you play on?

## What others do in secret

discard-hidden = Discard face down, level { $a }
    .told = { $who } discards a card face down, level { $a }.
clan-hidden = A clan card: { $a }
    .told = A clan card is dealt: { $a }.
goal-hidden = A goal, face down
    .told = A goal is laid face down.
draw-hidden = A card of level { $a }
    .told = A card is drawn, level { $a }.
read-hidden = A card of the other hand
    .told = A card of an exchanged hand is looked at.
lose-hidden = A card of level { $a } is lost
    .told = A random card is lost face down, level { $a }.
see-goal-hidden = A goal is looked at
    .told = The goal is looked at in secret.
see-clan-hidden = A clan card is looked at
    .told = The clan card is looked at in secret.
aside-hidden = The cards set aside are looked at
    .told = The first one out looks at the clan cards set aside.

## Luck

mix = The only clan: { $a }
    .told = All dwarves belong to one clan: { $a }.
clan = A clan card: { $a }, { $b }
    .told = A clan card is dealt: { $a }, { $b }.
goal = A goal: { $a }
    .told = A goal is laid face down: { $a }.
draw = A card: { $a }
    .told = A card is drawn: { $a }.
begin = { $a } begins
    .told = { $a } begins.
read = A card of the other hand: { $a }
    .told = The exchanged hand holds: { $a }.
lose = Lost: { $a }
    .told = A random card is lost: { $a }.
see-goal = The goal is: { $a }
    .told = The goal is: { $a }.
see-clan = The dwarf is: { $a }
    .told = The dwarf is: { $a }.
turn-up = The goal is: { $a }
    .told = The goal is turned up: { $a }.
unmask = The dwarf is: { $a }
    .told = A clan card is turned up: { $a }.
aside = Saboteurs set aside: blue { $a }, yellow { $b }
    .told = Saboteurs among the cards set aside: blue { $a }, yellow { $b }.
tally = Workers for this clan: { $a }
    .told = Workers for this clan: { $a }.

## Words

word-upright = upright
word-turned = turned by half
word-north = north
word-east = east
word-south = south
word-west = west
word-n = the north end
word-e = the east end
word-s = the south end
word-w = the west end
word-a = the middle
word-b = the middle of the other road
word-t = the tunnel or far end
word-blue = blue
word-yellow = yellow
word-loyal = loyal
word-saboteur = saboteur
word-goal-exit = exit
word-goal-lair = dark lair
word-goal-ladder = ladder
word-goal-gold = gold vein
word-all = all are out
word-more = more are inside

## Cards

word-cross-1 = crossing (I)
word-tee-new-1 = junction north-east-west (I)
word-tee-nes-1 = junction north-east-south (I)
word-bend-ne-1 = bend north-east (I)
word-bend-nw-1 = bend north-west (I)
word-line-ns-1 = straight north-south (I)
word-line-ew-1 = straight east-west (I)
word-end-n-1 = dead end north (I)
word-cross-1-lair = crossing with dark lair (I)
word-tee-new-1-lair = junction north-east-west with dark lair (I)
word-line-ew-1-lair = straight east-west with dark lair (I)
word-bend-nw-1-lair = bend north-west with dark lair (I)
word-end-n-1-ladder = dead end north with ladder (I)
word-bend-ne-1-ladder = bend north-east with ladder (I)
word-bridge-ew-1 = bridge east-west (I)
word-curves-ne-1 = double curve north-east with tunnel (I)
word-cross-2 = crossing (II)
word-tee-new-2 = junction north-east-west (II)
word-tee-nes-2 = junction north-east-south (II)
word-bend-ne-2 = bend north-east (II)
word-bend-nw-2 = bend north-west (II)
word-line-ew-2 = straight east-west (II)
word-end-e-2 = dead end east (II)
word-tee-nes-2-lair = junction north-east-south with dark lair (II)
word-bend-ne-2-lair = bend north-east with dark lair (II)
word-line-ns-2-lair = straight north-south with dark lair (II)
word-bend-nw-2-ladder = bend north-west with ladder (II)
word-bridge-ns-2 = bridge north-south (II)
word-bridge-ew-2 = bridge east-west (II)
word-curves-ne-2 = double curve north-east with tunnel (II)
word-curves-nw-2 = double curve north-west with tunnel (II)
word-tee-new-2-gold = junction north-east-west with gold vein (II)
word-cross-3 = crossing (III)
word-tee-new-3 = junction north-east-west (III)
word-tee-nes-3 = junction north-east-south (III)
word-bend-ne-3 = bend north-east (III)
word-bend-nw-3 = bend north-west (III)
word-line-ns-3 = straight north-south (III)
word-line-ew-3 = straight east-west (III)
word-cross-3-lair = crossing with dark lair (III)
word-line-ew-3-lair = straight east-west with dark lair (III)
word-end-e-3-ladder = dead end east with ladder (III)
word-bridge-ns-3 = bridge north-south (III)
word-curves-ne-3 = double curve north-east with tunnel (III)
word-curves-nw-3 = double curve north-west with tunnel (III)
word-tee-nes-3-gold = junction north-east-south with gold vein (III)
word-information-1 = Secret Information (I)
word-information-2 = Secret Information (II)
word-information-3 = Secret Information (III)
word-cave-in-1 = Cave-in (I)
word-cave-in-2 = Cave-in (II)
word-cave-in-3 = Cave-in (III)
word-swap-1 = Card Swap (I)
word-swap-2 = Card Swap (II)
word-swap-3 = Card Swap (III)
word-spiderweb-1 = Spiderweb (I)
word-spiderweb-2 = Spiderweb (II)
word-spiderweb-3 = Spiderweb (III)
word-boots-1 = Boots (I)
word-boots-2 = Boots (II)
word-boots-3 = Boots (III)
word-axe-1 = Battle Axe (I)
word-axe-2 = Battle Axe (II)
word-axe-3 = Battle Axe (III)
word-rat-1 = Rat (I)
word-rat-2 = Rat (II)
word-rat-3 = Rat (III)
word-lindworm-1 = Lindworm (I)
word-lindworm-2 = Lindworm (II)
word-lindworm-3 = Lindworm (III)
word-goblin-1 = Goblin (I)
word-goblin-2 = Goblin (II)
word-goblin-3 = Goblin (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
some-fields = { $n ->
    [one] { $n } field
   *[other] { $n } fields
}
some-nuggets = { $n ->
    [one] { $n } nugget
   *[other] { $n } nuggets
}
some-place = { $side ->
    [here] { $mark ->
        [0] on the start
       *[other] on goal { $mark }
    }
    [north] { $mark ->
        [0] north of the start
       *[other] north of goal { $mark }
    }
    [east] { $mark ->
        [0] east of the start
       *[other] east of goal { $mark }
    }
    [south] { $mark ->
        [0] south of the start
       *[other] south of goal { $mark }
    }
    [west] { $mark ->
        [0] west of the start
       *[other] west of goal { $mark }
    }
   *[towards] on the way to goal { $mark }
}
the-creature = { $creature ->
    [rat] The rat
    [lindworm] The lindworm
   *[goblin] The goblin
}
driven-creature = { $creature ->
    [rat] the rat
    [lindworm] the lindworm
   *[goblin] the goblin
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] You belong to the blue clan, and you are loyal.
       *[yellow] You belong to the yellow clan, and you are loyal.
    }
   *[saboteur] { $clan ->
        [blue] You belong to the blue clan, but in secret you work for yellow.
       *[yellow] You belong to the yellow clan, but in secret you work for blue.
    }
}
event-clan = { $clan ->
    [blue] { $who } belongs to the blue clan.
   *[yellow] { $who } belongs to the yellow clan.
}
event-goals-laid = The four goals lie face down.
event-drew = { $who } draws { some-cards }.
event-drew-cards = You draw: { $cards }.
event-laid = { $me ->
    [who] You lay a path card { some-place }: { $card }.
   *[other] { $who } lays a path card { some-place }: { $card }.
}
event-played = { $me ->
    [who] You play: { $card }.
   *[other] { $who } plays: { $card }.
}
event-discarded = { $who } discards { some-cards }.
event-discarded-cards = You discard: { $cards }.
event-caved-in = The path { some-place } caves in.
event-came-out = { the-creature } comes out of its lair { some-place }.
event-web-spun = { $me ->
    [who] You spin a web { some-place }.
   *[other] { $who } spins a web { some-place }.
}
event-swapped = { $me ->
    [who] You and { $whom } exchange hands.
    [whom] { $who } and you exchange hands.
   *[other] { $who } and { $whom } exchange hands.
}
event-read-cards = Your new hand: { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] You get a pair of boots.
       *[axe] You get a battle axe.
    }
   *[other] { $item ->
        [boots] { $who } gets a pair of boots.
       *[axe] { $who } gets a battle axe.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] Only you know: goal { $n } is the exit!
    [goal-lair] Only you know: goal { $n } is a dark lair.
    [goal-ladder] Only you know: goal { $n } is a ladder.
   *[goal-gold] Only you know: goal { $n } is a gold vein.
}
event-saw-clan = { $loyalty ->
    [loyal] Only you know: { $who } is loyal.
   *[saboteur] Only you know: { $who } is a saboteur!
}
event-walked = { $me ->
    [who] You walk { some-fields }.
   *[other] { $who } walks { some-fields }.
}
event-climbed = { $me ->
    [who] You take the ladder and come out { some-place }.
   *[other] { $who } takes the ladder and comes out { some-place }.
}
event-crept = { the-creature } creeps { some-fields } on.
event-chopped = { $me ->
    [who] { $left ->
        [0] You cut a web down with an axe.
       *[other] You hit a web with an axe; one more blow and it is gone.
    }
   *[other] { $left ->
        [0] { $who } cuts a web down with an axe.
       *[other] { $who } hits a web with an axe; one more blow and it is gone.
    }
}
event-struck = { $me ->
    [who] You drive { driven-creature } away with an axe.
   *[other] { $who } drives { driven-creature } away with an axe.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] The bridge makes your hand smaller by one for good.
       *[other] The bridge costs you a card, and your hand is smaller from now on.
    }
   *[other] { $n ->
        [0] The bridge makes the hand of { $who } smaller by one for good.
       *[other] The bridge costs { $who } a card.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] You crawl through the tunnel for free: you have no gold.
       *[other] The tunnel costs you a nugget.
    }
   *[other] { $n ->
        [0] { $who } crawls through the tunnel for free, having no gold.
       *[other] The tunnel costs { $who } a nugget.
    }
}
event-reached = { $me ->
    [who] { the-creature } reaches you! Use your axe?
   *[other] { the-creature } reaches { $who }!
}
event-bitten = { $me ->
    [who] { $n ->
        [0] The rat reaches you: you have no card to lose, but your hand is smaller from now on.
       *[other] The rat reaches you: you lose a card, and your hand is smaller from now on.
    }
   *[other] { $n ->
        [0] The rat reaches { $who }, who has no card to lose.
       *[other] The rat reaches { $who }, who loses a card.
    }
}
event-felled = { $me ->
    [who] The lindworm throws you to the ground.
   *[other] The lindworm throws { $who } to the ground.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] The goblin finds no gold on you.
       *[other] The goblin steals a nugget from you.
    }
   *[other] { $n ->
        [0] The goblin finds no gold on { $who }.
       *[other] The goblin steals a nugget from { $who }.
    }
}
event-lost-card = You lose: { $card }.
event-goal-up = { $goal ->
    [goal-exit] Goal { $n } is turned up: the exit!
    [goal-lair] Goal { $n } is turned up: a dark lair.
    [goal-ladder] Goal { $n } is turned up: a ladder.
   *[goal-gold] Goal { $n } is turned up: a gold vein.
}
event-dug = { $me ->
    [who] You dig a nugget out of the vein.
   *[other] { $who } digs a nugget out of the vein.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Now all know that you are loyal.
       *[saboteur] Now all know: you are a saboteur!
    }
   *[other] { $loyalty ->
        [loyal] { $who } is loyal.
       *[saboteur] { $who } is a saboteur!
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] You leave the cave, without gold.
       *[other] You leave the cave with { some-nuggets }!
    }
   *[other] { $n ->
        [0] { $who } leaves the cave, without gold.
       *[other] { $who } leaves the cave with { some-nuggets }!
    }
}
event-gone = { the-creature } slinks away.
event-web-thin = A web wears thin.
event-web-gone = A web is gone.
event-got-up = { $me ->
    [who] You get up again, but do not walk this turn.
   *[other] { $who } gets up again, but does not walk this turn.
}
event-skipped = { $me ->
    [who] You have no cards: your turn is skipped.
   *[other] { $who } has no cards and is skipped.
}
event-over-out = { $clan ->
    [blue] All who work for blue are out: the match is over.
   *[yellow] All who work for yellow are out: the match is over.
}
event-over-agreed = All agree: the match is over.
event-over-cards = The last card is played: the match is over.
event-hoards = { $clan ->
    [blue] Hoards: blue { $blue }, yellow { $yellow }. Blue wins!
   *[yellow] Hoards: blue { $blue }, yellow { $yellow }. Yellow wins!
}
event-nobody-out = Nobody got out of the cave: nobody wins.

# The board
map-axes = Top: cards east of the start. Left: cards north of it.
map-part = The cave is wider than the screen. Shown is the part around: { $who }
field = field
bridge = bridge
tunnel = tunnel
dug-out = empty vein
web-left = web and its number
may-go-here = possible place
rat = Rat
lindworm = Lindworm
goblin = Goblin
loyalty = Loyalty
nuggets = Gold
hand-levels = Cards I-II-III
limit = Limit
place = Place
before = Before them
boots = boots
axe = axe
lying-down = lying down
out-of-cave = out
only-you = only you know
seen-by = seen by { $who }
goal-known = Goal { $n }: { $a } (only you know)
goal-seen = Goal { $n }: seen by { $who }
your-hand = Your hand: { $a }
your-drops = You put or lost face down: { $a }
their-hand = { $who } holds: { $a }
pile-levels = Draw pile: { $a } I, { $b } II, { $c } III
bank = Bank: { $n }
turn-of = Turn: { $who }
ask-playing = play or discard a card
ask-placing = choose the place: { $a }
ask-aiming = choose what or whom: { $a }
ask-discarding = a second card to discard, or enough
ask-creeping = { $a } (moves left: { $n })
ask-walking = moves left: { $n }
ask-orienting = choose which way the goal lies
ask-asking = use an axe on the creature, or not
ask-answering = end the match, or play on
goal-was = Goal { $n }: { $a }

## Why not?

why-card-first = A card comes first: play one, or discard.
why-place-first = Your card still hangs in the air. First choose its place.
why-aim-first = First choose what or whom this card is for: { $card }.
why-discarding = You are discarding: a second card, or enough.
why-creature-first = First the creature creeps on, or stops.
why-dwarf-walks = Your card is played. Now your dwarf walks, or stays.
why-goal-first = First say which way the goal lies.
why-axe-first = First say whether you use your axe on the creature.
why-answer-first = First answer: end the match, or play on?
why-answered = You have agreed already. The others are still thinking.
why-no-creature = No creature attacks your dwarf.
why-no-axe = No axe lies before you.
why-no-goal-turned = No goal waits for you to say which way it lies.
why-no-calling = At this table nobody may propose the end.
why-proposed = You have proposed the end once this turn. Once is all.
why-too-late = The end is proposed before playing a card.
why-no-proposal = Nobody has proposed to end the match.
why-not-held = You hold no such card: { $card }.
why-same-turned = Turned by half this card looks just the same; lay it upright: { $card }.
why-fits-nowhere = There is no place where this card fits: { $card }, { $way }.
why-nothing-secret = There are no secrets left: nothing lies face down that you could look at.
why-nothing-to-bury = No path card is free to cave in.
why-all-in-boots = Everybody wears boots already.
why-no-lair = No dark lair is in sight for it to come out of.
why-no-card-there = There is no card there.
why-no-lair-there = That card has no dark lair.
why-never-buried = The start and the goals never cave in.
why-occupied = Somebody is standing on that card.
why-cell-taken = A card lies there already.
why-nothing-beside = That place touches no card that lies face up.
why-meets-a-wall = There a path would run into a wall, on this side: { $side }.
why-no-path-prolonged = It would fit, but it prolongs no path.
why-web-there = A web hangs there already. One is enough.
why-no-path-there = No path crosses that border, so a web would hang on nothing.
why-goal-open = That goal lies face up for all to see.
why-own-clan = You know your own clan card.
why-clan-open = This clan card lies face up for all to see: { $who }.
why-own-hand = Exchanging hands with yourself changes little.
why-has-boots = One pair each, and these feet have theirs: { $who }.
why-nobody-there = Nobody sits there.
why-lying-down = Your dwarf lies on the ground and moves no further.
why-just-up = Your dwarf has only just got up and catches its breath this turn.
why-no-steps = Not a step is left.
why-not-next = No path leads there in one step.
why-wall-here = There is a wall on this side: { $side }.
why-other-field = The way out starts on another field of this card: { $side }.
why-nothing-beyond = No card lies there yet: { $side }.
why-web-holds = A web bars the way: { $side }.
why-wall-beyond = The card beyond shows a wall: { $side }.
why-not-on-ladder = To climb, one must stand on a ladder.
why-same-ladder = This is the ladder you are standing on.
why-no-ladder-there = No ladder stands there.
why-out = Your dwarf is out in the sun. It cuts no webs any more.
why-no-web = No web hangs there: { $side }.
why-not-at-web = The web is there, but your dwarf cannot reach it from its field: { $side }.

# What is wrong with a box
box-card-side = Card "{ $key }": side { $side } opens onto more than one field.
box-card-field = Card "{ $key }": no way leads to field { $field }.
box-card-crossing = Card "{ $key }": moves to cross it: { $given } instead of { $needed }.
box-card-feature = Card "{ $key }" has more than one of: { $feature }.
box-card-start = Card "{ $key }" must have a ladder and open on all sides.
box-card-goal = Card "{ $key }" cannot be entered from every side, even turned.
box-card-exit = Card "{ $key }": the exit belongs on goal-exit and nowhere else.
box-total = "{ $key }" adds up to { $given } instead of { $needed }.
box-too-many = "{ $key }" asks for { $given }, but { $most } is the most.
box-idle-clan = "{ $key }" must be { $most }, not { $given }: with more of these cards, a clan could be left with nobody working for it.

# House rules
house-clan = With three and four players, all dwarves are
house-clan-blue = blue
house-clan-yellow = yellow
house-clan-drawn = drawn by lot
house-finish-turn = After the very last card, the dwarf may still walk
house-call-it = Players may propose to end the match
variant-last-steps = Last steps: the final turn is finished
variant-by-agreement = By agreement: players may propose to end

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who } is probably a saboteur ({ $percent } %){ suspect-why }
    [perhaps] { $who } may be a saboteur ({ $percent } %){ suspect-why }
   *[loyal] { $who } is probably loyal (saboteur: { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] made { suspect-way } longer
    [shorter] made { suspect-way } shorter
    [caved-in] caved in a part of { suspect-way }
    [web] spun a web in { suspect-way }
    [boots] gave boots to { suspect-whom }
    [axe] gave an axe to { suspect-whom }
    [rat] sent the rat to { suspect-whom }
    [lindworm] sent the lindworm to { suspect-whom }
   *[goblin] sent the goblin to { suspect-whom }
}
suspect-whom = { $me ->
    [whom] you
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] your way
   *[other] the way of { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, after a look at goal { $n }
    [clan] { $me ->
        [seen] { "" }, after a look at your clan card
       *[other] { "" }, after a look at the clan card of { $seen }
    }
   *[nothing] { "" }
}
