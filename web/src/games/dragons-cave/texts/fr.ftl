# What only the page's board says.

cave = La grotte
ask-dwarf = Pour quel nain ?
take-back = Annuler
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
tie-rule = À égalité de pièces, le nain le plus près de l’antre l’emporte.
would-reach = Arrive ici : { $where }
would-win = { $n ->
    [0] aucune pièce à cet endroit
    [one] { $n } pièce pour la bourse
    [many] { $n } pièces pour la bourse
   *[other] { $n } pièces pour la bourse
}
would-win-some = { $n ->
    [one] de { $least } à { $n } pièce pour la bourse, selon les autres
    [many] de { $least } à { $n } pièces pour la bourse, selon les autres
   *[other] de { $least } à { $n } pièces pour la bourse, selon les autres
}
would-end = la partie se termine alors
if-caught = Si le dragon y attend, retour : { $where }
would-risk = { $n ->
    [0] aucune pièce en jeu
    [one] { $n } pièce en jeu
    [many] { $n } pièces en jeu
   *[other] { $n } pièces en jeu
}
would-stow = { $n ->
    [0] La bourse est vide ; toutes tes cartes reviennent
    [one] { $n } pièce va à l'abri dans le coffre, toutes tes cartes reviennent
    [many] { $n } pièces vont à l'abri dans le coffre, toutes tes cartes reviennent
   *[other] { $n } pièces vont à l'abri dans le coffre, toutes tes cartes reviennent
}
would-catch = Pourrait attraper, avec leurs pièces : { $who }
would-catch-nobody = Personne ne peut avoir posé cette couleur
would-cost = Pièces rendues au dragon : de { $least } à { $most }

# What it is about
aim = Réunis le plus de pièces, bourse et coffre ensemble, avant que quelqu’un n’atteigne l’antre.
picture-1 = Pose une carte face cachée. Ton nain court jusqu’à la prochaine case de cette couleur et en prend les pièces.
picture-2 = Le dragon devine une couleur. Qui l’a posée se fait attraper, recule et risque des pièces.
picture-3 = Avec la carte Coffre, ton nain se repose et toute ta bourse est à l’abri jusqu’à la fin.

# One's own box
printed-square = Case { $n }
printed-path = Couleurs du chemin
printed-coins = Pièces sur les cases
printed-lair = Pièces pour l’entrée dans l’antre
printed-treasure = Pièces dans le trésor
