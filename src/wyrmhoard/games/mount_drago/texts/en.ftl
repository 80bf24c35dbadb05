name = Mount Drago
tagline = Ten dragons race for the summit: sit on the right one when the judges look.

play = Play: { $a } { $b }
    .told = { $who } plays { $a } { $b }.
    .asked = Which card do you play?
mount = Ride this dragon
    .told = { $who } changes to this dragon.
    .asked = Do you change to this dragon, or stay on yours?
stay = Stay on your own dragon
    .told = { $who } stays on the same dragon.
discard = Discard: { $a } { $b }
    .told = { $who } discards { $a } { $b }.
enough = Discard nothing more
    .told = { $who } discards nothing more.
    .mine = You discard nothing more.
    .asked = Do you discard cards of dragons on the summit?
draw-hidden = A hidden card is drawn
    .told = A hidden card is drawn.
begin = First to play: { $a }
    .told = { $a } begins.
saddle = First mount: { $a } { $b }
    .told = A first mount is drawn: { $a } { $b }.
draw = Drawn: { $a } { $b }
    .told = Drawn: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● blue
word-brown = ■ brown
word-black = ▲ black
word-red = ◆ red
word-yellow = ★ yellow
word-green = ♣ green
word-gray = ✚ gray
word-lightblue = ○ light blue
word-purple = ♥ purple
word-orange = △ orange

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
event-played = { $me ->
    [who] You play { $card }.
   *[other] { $who } plays { $card }.
}
event-rides = { $me ->
    [who] You now ride the { $dragon } dragon.
   *[other] { $who } now rides the { $dragon } dragon.
}
event-stayed = { $me ->
    [who] You stay on your dragon.
   *[other] { $who } stays on the same dragon.
}
event-climbed = The { $dragon } dragon reaches the summit, as number { $n }.
event-scored = { $scoring ->
    [small] Small scoring: { $gains }.
   *[big] Big scoring: { $gains }.
}
event-no-points = { $scoring ->
    [small] Small scoring: nothing for anybody.
   *[big] Big scoring: nothing for anybody.
}
event-discarded = { $me ->
    [who] You discard: { $cards }.
   *[other] { $who } discards: { $cards }.
}
event-drew = { $who } draws { some-cards }.
event-drew-cards = You draw: { $cards }.
event-reshuffled = The pile is used up: the stacks are shuffled into a new one.
event-over = The third dragon is up: the match is over.

# The board
start = Start
climbed = Dragons on the summit: { $n } of { $most }
pile = Pile: { $n }
small = small scoring (up to { $n })
big = big scoring
summit = summit (big scoring)
points = Points
mount-of = Rides
stands-on = Space
cards = Cards
your-cards = Yours
lands-on = Lands on
you-ride = your dragon
other-rides = ridden by { $who }
may-ride = you may ride it
must-ride = you must ride it
stacks = Stacks

# Why not?
why-mount-first = One card a turn. First say whether you change dragons.
why-card-played = You have played your card: one a turn, no more.
why-dragon-away = This dragon stayed at home, it is not in this box: { $dragon }.
why-not-in-hand = You do not hold this card: { $dragon } { $n }.
why-no-choice = There is nothing to choose: only a free dragon that leaves the last place asks whether you want it.
why-not-on-summit = Still on its way, not on the summit: { $dragon }.
why-not-discarding = Discards have their moment: after your card, once a dragon is on the summit.

# What is wrong with a box
box-too-many-cards = "{ $key }": { $given } cards, but at most { $most } are allowed.
box-too-few-cards = "{ $key }": { $given } cards, but at least { $needed } are needed.
box-too-few-colours = "{ $key }": dragons with cards: { $given }, but at least { $needed } are needed.
box-start-coloured = "{ $key }": the start, the first space, must be plain.
box-start-numbered = "{ $key }": the start must count 0 on both sides.
box-summit-not-last = "{ $key }": the summit must be the last spaces of the track, without a gap.

# House rules
house-floor-at-zero = Nobody falls below 0 points
house-summit-swap = Cards of dragons on the summit may be exchanged every turn
house-open-stacks = Stacks lie open
variant-gentle = Gentle: nobody falls below 0
variant-open-stacks = Open stacks
variant-restless-summit = Restless summit

# Why a move is hinted at
hint-scores = Scores: { $gains }.
hint-own-dragon = The dragon you ride then counts { $b } instead of { $a }.
hint-others-dragon = The dragon of { $who } then counts { $b } instead of { $a }.
hint-change = Here { $dragon } counts { $a }, your dragon { $b }.
