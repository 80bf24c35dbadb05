# The first match of Dragon's Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Welcome to the cave. Your dwarf is well on its way along the path, and the dragon's lair lies at its end.
coins = Your purse is empty just now, but your chest already holds four coins. Purse and chest both count at the end.
lay = Each round you lay a card face down. Lay the crystal: your dwarf wants to run on to the next crystal square.
guess = { $p1 } is the dragon in this round and guesses a colour without seeing any card. Watch.
safe = Not yours! Your dwarf ran on and took the two coins of its square. The crystal now lies open, so everyone sees it is spent.
again = Next round: { $p2 } is the dragon. Lay the mushroom.
caught = Caught! Your dwarf wins nothing and goes back to the nearest mushroom square behind it.
divide = Now the dragon wants your purse. Hide your coins in two closed hands. Try a bluff: nothing at all in the left one.
cards-back = { $p2 } picked the empty hand, and you keep your coins. Being caught has a good side, too: all your cards are back.
you-dragon = The dragon goes round the table, and now it is you. First the others lay their cards.
place = You guess a colour. { $p2 } still holds the pickaxe, and it would bring a coin. Set the dragon on it.
pick = Got one! { $p2 } holds out two closed hands. Pick the right one: its coins go back to the treasure.
chest = { $p1 } is the dragon again. Play it safe and lay the Chest card: it cannot be caught.
stowed = Your dwarf rested, and your purse went into the chest, where it is safe until the end. All your cards are back as well.
last = { $p1 } stands before the lair, and whoever enters it ends the match. Take two more coins: lay the crystal.
end = { $p1 } got four coins for the lair, but you have the most in purse and chest together. You win, and that is the whole game.
