# The first match of Dragon's Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Bienvenue dans la grotte. Ton nain est déjà bien avancé, et l’antre du dragon est au bout du chemin.
coins = Ta bourse est vide, mais ton coffre contient déjà quatre pièces. À la fin, bourse et coffre comptent.
lay = À chaque manche, tu poses une carte face cachée. Pose le cristal : ton nain veut courir à la prochaine case cristal.
guess = { $p1 } joue le dragon cette manche et devine une couleur sans voir aucune carte. Regarde.
safe = Pas la tienne ! Ton nain a couru et pris les deux pièces de sa case. Le cristal reste visible : chacun sait qu’il est joué.
again = Manche suivante : { $p2 } est le dragon. Pose le champignon.
caught = Attrapé ! Ton nain ne gagne rien et retourne à la case champignon la plus proche derrière lui.
divide = Le dragon veut ta bourse. Cache tes pièces dans deux mains fermées. Bluffe : rien du tout dans la gauche.
cards-back = { $p2 } a choisi la main vide, et tu gardes tes pièces. Bon côté de l’affaire : toutes tes cartes reviennent.
you-dragon = Le dragon fait le tour de la table, et maintenant c’est toi. D’abord les autres posent leurs cartes.
place = Devine une couleur. { $p2 } a encore la pioche, et elle rapporterait une pièce. Place le dragon dessus.
pick = Dans le mille ! { $p2 } tend deux mains fermées. Choisis la droite : ses pièces retournent au trésor.
chest = { $p1 } est de nouveau le dragon. Joue la prudence : pose la carte Coffre, elle ne peut pas être attrapée.
stowed = Ton nain s’est reposé, et ta bourse est dans le coffre, à l’abri jusqu’à la fin. Toutes tes cartes sont revenues aussi.
last = { $p1 } est devant l’antre, et qui y entre met fin à la partie. Prends encore deux pièces : pose le cristal.
end = { $p1 } a reçu quatre pièces pour l’antre, mais c’est toi qui en as le plus, bourse et coffre ensemble. Victoire, et voilà tout le jeu.
