# What only the page's board says.

cave = La grotte
ask-dwarf = Pour quel nain ?
ask-place = Où le dragon va-t-il bondir ?
ask-pick = Choisis une main de { $a }
take-back = Reprendre
face-up = { $a } : face visible
one-more = Une pièce de plus : main { $a }
square = case { $n }, { $a }
square-coins = { $coins ->
    [0] Case { $n } : { $a }, aucune pièce
    [one] Case { $n } : { $a }, { $coins } pièce
    [many] Case { $n } : { $a }, { $coins } pièces
   *[other] Case { $n } : { $a }, { $coins } pièces
}
dragon-on = Le dragon est assis sur : { $a }
wait-lay = Les nains choisissent leurs cartes.
wait-place = { $a } choisit où le dragon va bondir.
wait-divide = { $a } ferme deux mains sur ses pièces.
wait-pick = { $a } choisit une main de { $b }.
wait-over = Les coffres sont ouverts.
wait-reveal = On retourne les cartes.
tie-rule = À égalité de pièces, c’est le plus près de l’antre qui gagne.
