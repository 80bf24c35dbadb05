# The first match of The Dark Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = A small cave, for practice. You start in the middle with 3 nuggets. Four goals lie face down at the corners, and one is the exit.
secret = Everyone sees that your clan is blue. Your clan card says you are loyal, and only you know it. Others may be saboteurs.
lay = First you play a card. Lay the path with three openings beside the start, to the east.
walk = Then you may walk, up to three fields. Go one field east and stop there.
lair = After that you draw a card. Now it is { $p1 }'s turn.
friend = A dark lair: creatures come out of such holes. Now { $p2 } builds on.
look = Play Secret Information and look at goal 4, the one the path is heading for.
seen = The exit, and only you know! Walk one field east again, and stop.
rat = { $p1 } plays a rat. It comes out of the lair and runs.
bitten = Bitten! A rat costs each victim a card and one place in the hand for good. Would a loyal dwarf do that?
goal = { $p2 } lays the last stretch and steps onto the goal. The first one there turns it up.
discard = You need no card just now. Discard the dead end, and leave it at one.
out = Now run: two cards north, then one step onto the exit.
hoard = Out! Your nuggets are safe and your card is turned up. Gold that stays inside is lost. { $p1 } dawdles.
finish = { $p2 } works for your clan as well. Once all who work for a clan are out, the match ends.
end = The gold carried out counts once for each dwarf who worked against it. Your clan has the greater hoard: you win, together with { $p2 }.
