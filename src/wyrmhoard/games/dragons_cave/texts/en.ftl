# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Sneak to the lair for gold while the dragon guesses your colour.

word-red = pickaxe (red)
word-green = lantern (green)
word-orange = mushroom (orange)
word-blue = minecart (blue)
word-purple = crystal (purple)
word-chest = Chest card
word-first = first dwarf
word-second = second dwarf
word-left = left
word-right = right

lay = Lay face down: { $a }
    .told = { $who } lays face down: { $a }.
    .mine = You lay face down: { $a }.
    .asked = You are a dwarf: which card do you lay face down?
lay-for = Lay face down: { $a }, for the { $b }
    .told = { $who } lays face down: { $a }, for the { $b }.
    .mine = You lay face down: { $a }, for the { $b }.
    .asked = You lead the dwarves: which card do you lay face down, and for which dwarf?
place = Set the dragon on: { $a }
    .told = { $who } sets the dragon on: { $a }.
    .mine = You set the dragon on: { $a }.
    .asked = You are the dragon: where do you pounce?
divide = { $a ->
    [0] Nothing in the left hand, all in the right
    [one] { $a } coin in the left hand, the rest in the right
   *[other] { $a } coins in the left hand, the rest in the right
}
    .told = { $who } divides the purse: { $a } in the left hand.
    .mine = You divide your purse: { $a } in the left hand.
    .asked = The dragon has caught you: how many coins go into your left hand?
pick = Pick a hand of { $a }: { $b }
    .told = { $who } picks a hand of { $a }: { $b }.
    .mine = You pick a hand of { $a }: { $b }.
    .asked = You are the dragon: which hand of { $a } do you open?
lay-hidden = Lay a card face down
    .told = { $who } lays a card face down.
lay-hidden-for = Lay a card face down, for the { $a }
    .told = { $who } lays a card face down, for the { $a }.
divide-hidden = Divide the purse between two closed hands
    .told = { $who } divides the purse between two closed hands.
begin = Dragon first: { $a }
    .told = The dragon first: { $a }.
reveal = Turn up the card of { $a }: { $b }
    .told = The card of { $a }: { $b }.
reveal-for = Turn up the card of { $a }: { $b }, for the { $c }
    .told = The card of { $a }: { $b }, for the { $c }.
lose = Open the hand
    .told = { $b ->
        [0] The hand of { $a } is empty: nothing is lost.
        [one] The hand of { $a } holds { $b } coin: it goes back to the dragon.
       *[other] The hand of { $a } holds { $b } coins: they go back to the dragon.
    }

# What came of a move. $me is the blank that the reader fills.
some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
event-turned-up = { $me ->
    [who] Your card: { $card }.
   *[other] The card of { $who }: { $card }.
}
event-turned-up-for = { $me ->
    [who] Your card: { $card }, for the { $dwarf }.
   *[other] The card of { $who }: { $card }, for the { $dwarf }.
}
event-stowed = { $me ->
    [who] { $coins ->
        [0] You take your cards back; your purse was empty.
       *[other] You stow { some-coins } in your chest.
    }
   *[other] { $coins ->
        [0] { $who } takes all cards back; the purse was empty.
       *[other] { $who } stows { some-coins } in the chest.
    }
}
event-caught = { $me ->
    [who] { $square ->
        [0] You are caught, back to the start!
       *[other] You are caught, back to square { $square }!
    }
   *[other] { $square ->
        [0] { $who } is caught, back to the start!
       *[other] { $who } is caught, back to square { $square }!
    }
}
event-went-on = { $me ->
    [who] { $coins ->
        [0] You go on to square { $square }.
       *[other] You go on to square { $square } and take { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } goes on to square { $square }.
       *[other] { $who } goes on to square { $square } and takes { some-coins }.
    }
}
event-entered = { $me ->
    [who] You enter the lair and take { some-coins }!
   *[other] { $who } enters the lair and takes { some-coins }!
}
event-robbed = { $me ->
    [who] { $coins ->
        [0] The hand was empty: you keep all { $left }.
       *[other] You lose { some-coins } to the dragon and keep { $left }.
    }
   *[other] { $coins ->
        [0] The hand was empty: { $who } keeps all { $left }.
       *[other] { $who } loses { some-coins } to the dragon and keeps { $left }.
    }
}
event-round = { $me ->
    [who] Round { $n }: you are the dragon.
   *[other] Round { $n }: the dragon is { $who }.
}
event-over-treasure = The dragon’s treasure is gone: the match is over.
event-over-lair = A dwarf is in the lair: the match is over.
event-over-both = { $me ->
    [who] Both your dwarves are in the lair: the match is over.
   *[other] Both dwarves of { $who } are in the lair: the match is over.
}

# The board
start = Start
lair = Lair
treasure = Dragon's treasure: { $n }
purse = Purse
chest = Chest
coins = Coins
closed = shut
cards = Cards in hand
dragon = dragon
round = Round { $n }
laid = card laid
divided = hands closed
yours = You have laid: { $a }
your-hands = Your hands: { $left } left, { $right } right

# Why not?
why-name-a-dwarf = With two players you also say which dwarf is to move.
why-one-dwarf = You have just one dwarf: there is none to name.
why-dwarf-in-lair = Already home in the lair, for good: the { $dwarf }.
why-dragon-lays-no-card = The dragon guesses cards; it lays none.
why-cards-are-up = The cards are already up. First the dragon has hands to pick.
why-card-laid = Your card lies there already, and a laid card stands.
why-card-not-in-hand = Not in your hand: { $card }. Spent cards come back with the Chest card, or when you are caught.
why-dragon-sits = The dragon has sat down already. Now it picks hands.
why-dragon-waits = The dragon moves last: not all cards are laid yet.
why-not-the-dragon = You are not the dragon. That is { $who }.
why-not-robbed = Nobody is after your purse just now.
why-hands-closed = Your hands are closed already. No second thoughts.
why-too-few-coins = { $n ->
    [one] There is only { $n } coin in your purse.
   *[other] There are only { $n } coins in your purse.
}
why-nobody-caught = Nobody holds out closed hands: no dwarf is caught.
why-other-hand = One after the other, clockwise from the dragon. Now: { $who }.
why-hands-not-closed = Patience: the coins are still being divided.

# What is wrong with a box
box-colour-count = "{ $key }" must have "{ $word }" { $needed } times, not { $given } times.

# House rules
house-open-chests = Chests lie open
house-hide-mover = With two players: which dwarf moves stays secret
house-shortage = When the treasure cannot pay all winners
house-shortage-equal = equal shares for all
house-shortage-capped = nobody gets more than they won
variant-open-chests = Open chests

# Why a move is hinted at
caught-with-it = { $caught ->
    [0] The dragon has never caught you with it.
   *[other] The dragon has caught you with it { $caught }×.
}
hint-square = Leads to square { $square } and brings { some-coins }. { caught-with-it }
hint-lair = Leads into the lair and brings { some-coins }. { caught-with-it }
hint-chest = { $coins ->
    [0] Gives you back your cards.
   *[other] Puts { some-coins } out of reach and gives you back your cards.
}
hint-held = Players who can lay it: { $n }. Laid so far: { $laid }×.
hint-divide = The dragon opens one hand: you lose { $a } or { $b }.
hint-pick = You open one of two hands, which hold { some-coins } between them.
