# Ce que seul le plateau de la page dit.

cave-map = Plan de la grotte
cave-map-keys = Les flèches la déplacent, plus et moins zooment, 0 la montre en entier, Début montre ton nain.
whole-cave = Toute la grotte : touche l’endroit à regarder
zoom-in = Plus près
zoom-out = Plus loin
zoom-me = Voir mon nain
zoom-more = Voir l'emplacement lumineux suivant ; hors de vue : { $n }
players = Nains
hand = Ta main
turn-card = Tourner la carte
play-card = La jouer
discard-card = La défausser
choose-place = Choisis un emplacement lumineux.
notes = Notes
match-over = La partie est finie.
start-card = Départ
goal-face-down = But { $n }, face cachée
levels = Cartes de niveau I : { $a }, II : { $b }, III : { $c }
works-loyal = { $who } joue pour son clan.
works-against = { $who } joue contre son clan.
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
gold-lost = { $who } perd { $n ->
    [one] une pépite
    [many] { $n } pépites
   *[other] { $n } pépites
}
gold-won = { $who } prend { $n ->
    [one] une pépite
    [many] { $n } pépites
   *[other] { $n } pépites
}
card-lost = { $who } perd { $n ->
    [one] une carte et une place en main
    [many] { $n } cartes et places en main
   *[other] { $n } cartes et places en main
}
knocked-down = { $who } se retrouve à terre
attacked = { $who } subit une attaque et peut utiliser une hache
clan-shown = La carte Clan est retournée : { $who }
leaves-cave = { $who } quitte la grotte
goal-turns = Le but est retourné
nobody-out = Aucun nain n’est sorti de la grotte : personne ne gagne.
secret-loyal = { $clan ->
    [1] Tu es du clan bleu et tu travailles pour lui : son or est ton or.
   *[other] Tu es du clan jaune et tu travailles pour lui : son or est ton or.
}
secret-saboteur = { $clan ->
    [1] Tu es du clan bleu, mais tu le sabotes : en secret, tu travailles pour le clan jaune.
   *[other] Tu es du clan jaune, mais tu le sabotes : en secret, tu travailles pour le clan bleu.
}
way-moves = { $n ->
    [one] Un pas
    [many] { $n } pas
   *[other] { $n } pas
}
vein-here = S’arrêter ici prend la pépite et retourne la carte Clan

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } et { $b }
row-start = À la hauteur du départ
empty-place = Emplacement libre
web-side = Toile montrant { $n }, côté : { $side }
side-north = au nord
side-north-east = au nord-est
side-east = à l’est
side-south-east = au sud-est
side-south = au sud
side-south-west = au sud-ouest
side-west = à l’ouest
side-north-west = au nord-ouest
of-start = du départ
of-goal = du but { $n }
of-exit = de la sortie
of-gold = du filon d’or
of-bridge = du pont
of-ladder = de l’échelle
of-lair = de l’antre sombre
of-tunnel = du tunnel
at-start = au départ
at-goal = au but { $n }

# What it is about
aim = Sors de l’or de la grotte pour le clan que tu sers vraiment. L’or resté dedans est perdu.
picture-1 = Pose des cartes Chemin jusqu’à l’un des quatre buts. L’un d’eux est la sortie.
picture-2 = Avance de trois cases au plus par tour, entre ponts, tunnels et créatures qui mordent.
picture-3 = Certains nains travaillent en secret pour l’autre clan. Surveille ce que les autres bâtissent.

# One's own box
printed-path-cards = Cartes chemin en tout
printed-action-cards = Cartes action en tout
printed-specials = Cartes chemin avec quelque chose dessus
printed-bridge = pont
printed-tunnel = tunnel
printed-copies = Combien de chaque carte chemin
printed-actions = Combien de chaque carte action
printed-moves = Pas d’une créature
printed-loyal = Cartes loyales de chaque clan
printed-saboteurs = Saboteurs de chaque clan
printed-nuggets = Pépites dans la boîte
printed-purse = Pépites de chaque nain au départ
printed-walk = Cases qu’un nain peut parcourir
printed-walk-in-boots = Cases avec des bottes
printed-boxed = Cartes de chaque niveau remises sans être vues
printed-corners = À quelle distance du départ sont les buts
printed-hands = Les premières mains
printed-players = Joueurs : { $n }
printed-cards = Chemins sur les cartes
printed-goal = But : { $what }
printed-level = Cartes chemin de niveau { $level }
printed-places = Départ et buts
printed-actions-title = Cartes action
printed-cards-about = N E S W : les côtés nord, est, sud, ouest ; a et b : le milieu des chemins ; t : le tunnel ou le bout. N=a : ce côté s’ouvre sur cette case. N-a : voisins. lair@a : ce qui est sur une case.
