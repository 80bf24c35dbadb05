# What only the page's board says.

mountain = La montagne
score-track = Piste de score
stack = Pile
free = libre
space = case { $n }, vaut { $number }
no-scoring = personne ne marque
if-ride = Si tu le chevauches
if-stay = Si tu restes
ends = La partie se termine
take-back = Annuler
not-now = { $a } : pas maintenant
wait-play = { $a } choisit une carte.
wait-mount = { $a } peut changer de monture.
wait-discard = { $a } peut défausser des cartes.
wait-draw = { $a } pioche.
wait-luck = Les cartes sont distribuées.
wait-over = Trois dragons sont au sommet.

# What it is about
aim = Marque le plus de points : sois sur le bon dragon chaque fois que les juges regardent.
picture-1 = Joue une carte et son dragon grimpe d’autant. Si personne ne le chevauche, tu passes dessus.
picture-2 = Un dragon arrive sur une case colorée : les juges regardent, et chacun compte le nombre sous son propre dragon.
picture-3 = Le troisième dragon au sommet met fin à la partie.

# One's own box
printed-space = Case { $n }
printed-spaces = Ce que sont les cases
printed-spaces-plain = simple
printed-spaces-blue = bleue : petit décompte
printed-spaces-green = verte : grand décompte
printed-spaces-summit = sommet
printed-numbers = Nombres sur les cases
printed-side-a = Face A (à 2 et 3)
printed-side-b = Face B (à 4 et 5)
printed-copies = Cartes de chaque dragon, par valeur
