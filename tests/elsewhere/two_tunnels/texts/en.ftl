# Two Tunnels, a game for tests.

name = Two Tunnels
tagline = Left or right? One of them falls in.

word-left = left tunnel
word-right = right tunnel

dig = Dig in the { $a }
    .told = { $who } digs in the { $a }.
dig-hidden = Choose a tunnel
    .told = { $who } has chosen a tunnel.
reveal = See where { $a } digs: { $b }
    .told = { $a } digs in the { $b }.
fall = Rocks fall: { $a }
    .told = Rocks fall into the { $a }.

field-gems = Gems in the mountain
field-at = Seen in
    .value = { $n ->
        [0] nowhere
        [1] the left tunnel
       *[other] the right tunnel
    }

why-chosen = You have chosen already: no changing to the { $tunnel }.

box-no-rocks = "{ $key }": rocks must fall somewhere.

house-open-bags = Bags lie open
variant-open-bags = Open bags
