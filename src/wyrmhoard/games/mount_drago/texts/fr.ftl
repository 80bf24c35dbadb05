name = Mount Drago
tagline = Dix dragons font la course jusqu’au sommet : sois sur le bon quand les juges regardent.

play = Jouer : { $a } { $b }
    .told = { $who } joue { $a } { $b }.
    .asked = Quelle carte joues-tu ?
mount = Chevaucher ce dragon
    .told = { $who } passe sur ce dragon.
    .asked = Changes-tu pour ce dragon, ou restes-tu sur le tien ?
stay = Rester sur ton dragon
    .told = { $who } reste sur le même dragon.
discard = Défausser : { $a } { $b }
    .told = { $who } défausse { $a } { $b }.
enough = Ne plus rien défausser
    .told = { $who } ne défausse plus rien.
    .mine = Tu ne défausses plus rien.
    .asked = Défausses-tu des cartes de dragons arrivés au sommet ?
draw-hidden = Une carte cachée est piochée
    .told = Une carte cachée est piochée.
begin = { $a } commence
    .told = { $a } commence.
saddle = Première monture : { $a } { $b }
    .told = Une première monture est tirée : { $a } { $b }.
draw = Carte piochée : { $a } { $b }
    .told = Carte piochée : { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● bleu
word-brown = ■ brun
word-black = ▲ noir
word-red = ◆ rouge
word-yellow = ★ jaune
word-green = ♣ vert
word-gray = ✚ gris
word-lightblue = ○ bleu clair
word-purple = ♥ violet
word-orange = △ orange

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } carte
    [many] { $n } cartes
   *[other] { $n } cartes
}
event-played = { $me ->
    [who] Tu joues { $card }.
   *[other] { $who } joue { $card }.
}
event-rides = { $me ->
    [who] Tu chevauches maintenant le dragon { $dragon }.
   *[other] { $who } chevauche maintenant le dragon { $dragon }.
}
event-stayed = { $me ->
    [who] Tu restes sur ton dragon.
   *[other] { $who } reste sur le même dragon.
}
event-climbed = Le dragon { $dragon } atteint le sommet : c’est le numéro { $n }.
event-scored = { $scoring ->
    [small] Petit décompte : { $gains }.
   *[big] Grand décompte : { $gains }.
}
event-no-points = { $scoring ->
    [small] Petit décompte : rien pour personne.
   *[big] Grand décompte : rien pour personne.
}
event-discarded = { $me ->
    [who] Tu défausses : { $cards }.
   *[other] { $who } défausse : { $cards }.
}
event-drew = { $who } pioche { some-cards }.
event-drew-cards = Tu pioches : { $cards }.
event-reshuffled = La pioche est épuisée : les piles sont mélangées pour en former une nouvelle.
event-over = Le troisième dragon est en haut : la partie est finie.

# The board
start = Départ
climbed = Dragons au sommet : { $n } sur { $most }
pile = Pioche : { $n }
small = petit décompte ({ $n } max)
big = grand décompte
summit = sommet (générale)
points = Points
mount-of = Monture
stands-on = Case
cards = Cartes
your-cards = Tes cartes
lands-on = Arrive sur
you-ride = ton dragon
other-rides = chevauché par { $who }
may-ride = tu peux le chevaucher
must-ride = tu dois le chevaucher
stacks = Piles

# Why not?
why-mount-first = Une carte par tour. Dis d’abord si tu changes de dragon.
why-card-played = Tu as joué ta carte : une par tour, pas plus.
why-dragon-away = Ce dragon est resté chez lui, il n’est pas dans cette boîte : { $dragon }.
why-not-in-hand = Tu n’as pas cette carte en main : { $dragon } { $n }.
why-no-choice = Il n’y a rien à choisir : seul un dragon libre qui quitte la dernière place te laisse le choix.
why-not-on-summit = Encore en chemin, pas au sommet : { $dragon }.
why-not-discarding = La défausse vient à son heure : après ta carte, dès qu’un dragon est au sommet.

# What is wrong with a box
box-too-many-cards = « { $key } » : { $given } cartes, mais { $most } au plus sont permises.
box-too-few-cards = « { $key } » : { $given } cartes, mais il en faut au moins { $needed }.
box-too-few-colours = « { $key } » : dragons qui ont des cartes : { $given }, mais il en faut au moins { $needed }.
box-start-coloured = « { $key } » : le départ, la première case, doit être sans couleur.
box-start-numbered = « { $key } » : le départ doit valoir 0 sur les deux faces.
box-summit-not-last = « { $key } » : le sommet doit former les dernières cases de la piste, sans interruption.

# House rules
house-floor-at-zero = Personne ne descend sous 0 point
house-summit-swap = À chaque tour, on peut échanger les cartes des dragons au sommet
house-open-stacks = Les piles sont ouvertes
variant-gentle = Doux : personne ne descend sous 0
variant-open-stacks = Piles ouvertes
variant-restless-summit = Sommet agité

# Why a move is hinted at
hint-scores = Rapporte : { $gains }.
hint-own-dragon = Le dragon que tu chevauches compte alors { $b } au lieu de { $a }.
hint-others-dragon = Le dragon de { $who } compte alors { $b } au lieu de { $a }.
hint-change = Ici { $dragon } compte { $a }, ton dragon { $b }.
