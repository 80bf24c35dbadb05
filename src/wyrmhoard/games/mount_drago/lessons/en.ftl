# The first match of Mount Drago: what a friend at the table says. $p1 and $p2 are the others.

hello = Ten dragons climb this mountain, and none belongs to anybody. This match is well under way.
riders = You ride the red dragon. Only the dragon you ride brings you points.
own = Play the red 2: your own dragon climbs two spaces, and you stay on it.
discard = Before you draw you may throw out cards of dragons that are already on the summit. Discard the purple 1, then say that is enough.
change = You draw back up to six cards. Now { $p1 } plays yellow, which nobody rides.
green = Whoever moves a free dragon has to change over to it. Now { $p2 } moves green onto a green space.
scored = A big scoring: everyone adds the number under their own dragon, 7 for you. Whoever causes a scoring draws no card.
free = Blue is free now. Play the blue 4: you have to ride it. There is nothing to discard this time.
theirs = Now see what the others do.
minus = { $p1 } moved your blue one onto minus one. Anybody may move your dragon, but nobody can take it from you.
last = Play the gray 4. It is free and stands in last place: then you may choose.
mount = Ride it or stay? It reached blue: a small scoring, in which only numbers up to 3 count. Gray stands on 2. Ride it!
small = Two points instead of minus one. { $p1 } goes on to the next blue space.
summit = { $p2 } rides green onto the summit: a big scoring again.
third = Two dragons are up there, and the third ends the match. Play the orange 5 and ride onto the summit!
end = The last scoring, and you have the most points. You win, and now you know all of it.
