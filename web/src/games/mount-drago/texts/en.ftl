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
ask-play = Which card do you play?
ask-mount = Change mounts, or stay?
ask-discard = Cards of dragons on the summit may go.
wait-play = { $a } chooses a card.
wait-mount = { $a } may change mounts.
wait-discard = { $a } may discard cards.
wait-draw = { $a } draws cards.
wait-luck = Cards are being dealt.
wait-over = Three dragons are on the summit.
