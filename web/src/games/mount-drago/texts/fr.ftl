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
take-back = Reprendre
not-now = { $a } : pas maintenant
ask-play = Quelle carte joues-tu ?
ask-mount = Changer de monture, ou rester ?
ask-discard = Les cartes des dragons au sommet peuvent partir.
wait-play = { $a } choisit une carte.
wait-mount = { $a } peut changer de monture.
wait-discard = { $a } peut défausser des cartes.
wait-draw = { $a } pioche.
wait-luck = Les cartes sont distribuées.
wait-over = Trois dragons sont au sommet.
