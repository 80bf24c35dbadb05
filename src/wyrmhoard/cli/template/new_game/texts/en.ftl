# New Game. A move's words fill $a to $d; $who is the one who moved, who is told .mine instead.

name = New Game
tagline = Say in one sentence why one wants to play it.

lay = Lay face down: { $a }
    .told = { $who } lays face down: { $a }.
    .mine = You lay face down: { $a }.
lay-hidden = Lay a card face down
    .told = { $who } lays a card face down.
turn-up = Turn the cards up: { $a } and { $b }
    .told = The cards are { $a } and { $b }.

# What came of a move; $me is the blank the reader fills
event-won = { $me ->
    [who] { $points ->
        [one] You take { $points } point with the { $card }.
       *[other] You take { $points } points with the { $card }.
    }
   *[other] { $points ->
        [one] { $who } takes { $points } point with the { $card }.
       *[other] { $who } takes { $points } points with the { $card }.
    }
}
event-equal = { $points ->
    [0] Both lay the { $card }: nobody takes the prize.
    [one] Both lay the { $card } and get { $points } point.
   *[other] Both lay the { $card } and get { $points } points.
}

# The board: what a field is called, and how its numbers are said
field-rounds = Rounds played
field-hand = Cards 1 to 5 in hand
    .value = { $n ->
        [0] –
       *[other] ■
    }
field-shown = Turned up last
field-points = Points
field-my-card = The card you have laid
field-ready = Has laid a card
    .value = { $n ->
        [0] no
       *[other] yes
    }

# Why not?
why-card-lies = Your card lies there already, and a laid card stands.
why-card-gone = You have played it already: { $card }.

# What is wrong with a box
box-no-prizes = "{ $key }": there must be something to win.
