# Ce que seul le plateau de la page dit.

cave-map = Plan de la grotte
cave-map-keys = Les flèches le déplacent, plus et moins changent l’échelle, 0 le montre en entier.
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Voir toute la grotte
zoom-me = Voir mon nain
zoom-more = Voir l'emplacement lumineux suivant ; hors de vue : { $n }
players = Nains
hand = Ta main
turn-card = Tourner la carte
lay-here = La poser ici
play-card = La jouer
discard-card = La défausser
take-back = Reprendre
why-not = Pourquoi pas ?
choose-place = Choisis un emplacement lumineux.
notes = Notes
draw-pile = Pioche
match-over = La partie est finie.
start-card = Départ
goal-face-down = But { $n }, face cachée
cell-at = { SIGN($x) ->
    [minus] { ABS($x) } à l’ouest
   *[plus] { ABS($x) } à l’est
}, { SIGN($y) ->
    [minus] { ABS($y) } au sud
   *[plus] { ABS($y) } au nord
}
lies-at = { $what } : { cell-at }
web-at = Toile sur { $n } : { cell-at }, côté : { $side }
levels = Cartes de niveau I : { $a }, II : { $b }, III : { $c }
works-loyal = { $who } est loyal.
works-against = { $who } est un saboteur.
hoard-blue = Clan bleu : or sorti { $gold } × nains contre lui { $against } = { $n }
hoard-yellow = Clan jaune : or sorti { $gold } × nains contre lui { $against } = { $n }
tie-rule = À égalité de trésors, le camp du premier nain sorti l’emporte.
reach-then = { $n ->
    [0] Ensuite, aucune case à portée
    [one] Ensuite, { $n } case à portée
    [many] Ensuite, { $n } cases à portée
   *[other] Ensuite, { $n } cases à portée
}
reach-marks = parmi elles : { $what }
gold-lost = { $who } perd une pépite
gold-won = { $who } prend une pépite
card-lost = { $who } perd une carte et une place en main
knocked-down = { $who } se retrouve à terre
attacked = { $who } subit une attaque et peut utiliser une hache
clan-shown = La carte Clan est retournée : { $who }
leaves-cave = { $who } quitte la grotte
goal-turns = Le but est retourné
nobody-out = Aucun nain n’est sorti de la grotte : personne ne gagne.
goal-was = But { $n } : { $a }
secret-loyal = { $clan ->
    [1] Tu es du clan bleu et tu travailles pour lui : son or est ton or.
   *[other] Tu es du clan jaune et tu travailles pour lui : son or est ton or.
}
secret-saboteur = { $clan ->
    [1] Tu es du clan bleu, mais tu le sabotes : en secret, tu travailles pour le clan jaune.
   *[other] Tu es du clan jaune, mais tu le sabotes : en secret, tu travailles pour le clan bleu.
}

# What it is about
aim = Sors de l’or de la grotte pour le clan que tu sers vraiment. L’or resté dedans est perdu.
picture-1 = Pose des cartes Chemin jusqu’à l’un des quatre buts. L’un d’eux est la sortie.
picture-2 = Avance de trois cases au plus par tour, entre ponts, tunnels et créatures qui mordent.
picture-3 = Certains nains travaillent en secret pour l’autre clan. Surveille ce que les autres bâtissent.
