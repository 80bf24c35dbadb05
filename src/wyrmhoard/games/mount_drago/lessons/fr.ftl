# The first match of Mount Drago: what a friend at the table says. $p1 and $p2 are the others.

hello = Dix dragons gravissent cette montagne, et aucun n’est à personne. La partie est déjà bien avancée.
riders = Tu chevauches le dragon rouge. Seul le dragon que tu chevauches te rapporte des points.
own = Joue le 2 rouge : ton propre dragon grimpe de deux cases, et tu restes dessus.
discard = Avant de piocher, tu peux jeter des cartes de dragons déjà au sommet. Défausse le 1 violet, puis arrête-toi là.
change = Tu complètes ta main à six cartes. { $p1 } joue maintenant le jaune, que personne ne chevauche.
green = Qui déplace un dragon libre doit passer dessus. { $p2 } amène maintenant le vert sur une case verte.
scored = Un grand décompte : chacun ajoute le nombre sous son dragon, 7 pour toi. Qui provoque un décompte ne pioche pas.
free = Le bleu est libre. Joue le 4 bleu : tu dois le chevaucher. Cette fois, rien à défausser.
theirs = Voyons ce que font les autres.
minus = { $p1 } a poussé ton bleu sur moins un. Tout le monde peut bouger ton dragon, mais personne ne peut te le prendre.
last = Joue le 4 gris. Il est libre et dernier : tu auras le choix.
mount = Le chevaucher ou rester ? Il est sur du bleu : un petit décompte, où ne comptent que les nombres jusqu’à 3. Le gris est sur 2. Chevauche-le !
small = Deux points au lieu de moins un. { $p1 } avance jusqu’à la case bleue suivante.
summit = { $p2 } mène le vert au sommet : encore un grand décompte.
third = Deux dragons sont là-haut, et le troisième finit la partie. Joue le 5 orange et monte au sommet !
end = Dernier décompte, et c’est toi qui as le plus de points. Victoire, et tu sais tout.
