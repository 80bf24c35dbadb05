# What only the page's board says.

mountain = The mountain
score-track = Score track
stack = Stack
free = free
space = space { $n }, counts { $number }
no-scoring = nobody scores
if-ride = If you ride it
if-stay = If you stay
ends = The match ends
take-back = Take back
not-now = { $a }: not now
wait-play = { $a } chooses a card.
wait-mount = { $a } may change mounts.
wait-discard = { $a } may discard cards.
wait-draw = { $a } draws cards.
wait-luck = Cards are being dealt.
wait-over = Three dragons are on the summit.

# What it is about
aim = Score the most points: sit on the right dragon whenever the judges look.
picture-1 = Play a card and its dragon climbs that far. If nobody rides it, you change over to it.
picture-2 = A dragon lands on a coloured space: the judges look, and everyone counts the number under their own dragon.
picture-3 = The third dragon to reach the summit ends the match.

# One's own box
printed-space = Space { $n }
printed-spaces = What the spaces are
printed-spaces-plain = plain
printed-spaces-blue = blue: small scoring
printed-spaces-green = green: big scoring
printed-spaces-summit = summit
printed-numbers = Numbers on the spaces
printed-side-a = Side A (2 and 3 players)
printed-side-b = Side B (4 and 5 players)
printed-copies = Cards of each dragon, by value
