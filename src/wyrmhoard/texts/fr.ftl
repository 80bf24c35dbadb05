# The program itself. Ids are the same in every language.

program = Quatre jeux de société peuplés de dragons et de nains sur une même table : joue, simule des parties, lis les règles.
usage = Utilisation
options = Options
commands = Commandes
help-help = Afficher cette aide et quitter.
help-version = Afficher la version et quitter.
help-lang = Langue de tout ce que tu lis : { $languages }. Sans cette option, celle de ton système.
help-games = Donner la liste des jeux.
help-play = Jouer une partie contre des bots dans le terminal.
help-simulate = Jouer un grand nombre de parties au hasard, aussi vite que la machine le peut.
help-replay = Raconter une partie à partir de son journal.
help-box = Afficher la boîte d’un jeu : ce qui est imprimé sur le carton et les règles maison.
help-rules = Lire les règles d’un jeu, en entier ou seulement quelques articles.
help-warm = Compiler les jeux dès maintenant, pour que personne n’attende plus tard.
help-players = Nombre de joueurs.
help-level = Niveau des bots : easy (facile), medium (moyen, par défaut) ou hard (difficile).
help-seat = Ta place, comptée à partir de 1 ; la première par défaut.
help-watch = Regarder : des bots occupent toutes les places.
help-box-file = Ta propre boîte, un fichier TOML. « wyrmhoard box GAME » affiche celle dont tu peux partir.
help-set = Changer une valeur de la boîte, par exemple --set first=drawn. Peut être répété.
help-seed = Graine qui redonne le même hasard. Sans elle, le hasard est nouveau à chaque fois.
help-log = Écrire le journal de la partie dans ce fichier.
help-games-number = Nombre de parties ; 10 000 par défaut.
help-json = Écrire un document JSON au lieu d’un tableau.
help-check = Vérifier ton propre fichier de boîte au lieu d’afficher la boîte standard.
help-replay-seat = Raconter la partie telle que cette place l’a suivie (comptée à partir de 1) : ce qui est caché reste caché.
help-clause = Numéros d’articles, par exemple DC-12.
help-warm-games = Quels jeux ; tous si aucun n’est nommé.

players-range = { $least } à { $most } joueurs
seat-you = Joueur { $n } (toi)
seat-bot = Joueur { $n } (bot, { $level })
seat-other = Joueur { $n }
level-easy = facile
level-medium = moyen
level-hard = difficile
level-random = aléatoire
level-greedy = glouton

choose = Ton choix ({ $least }-{ $most }, ? pour les règles, q pour quitter) :
choose-what = { $who }, à toi de choisir :
rule-of = Les règles qui concernent le choix { $n } :
rules-hint = « ? 3 » affiche seulement les règles qui concernent le choix 3.
not-a-choice = « { $given } » ne fait pas partie des choix. Tape un nombre de { $least } à { $most }.
thinking = { $who } réfléchit…
left = Tu as quitté la partie.
over = La partie est terminée.
wins = { $who } gagne !
shared = La victoire est partagée : { $who }.
nobody-wins = Personne ne gagne.
player = Joueur
pair = { $a } : { $b }
points-of = { $n ->
    [one] { $n } point
    [many] { $n } de points
   *[other] { $n } points
}
log-written = Le journal est dans { $file }. « wyrmhoard replay { $file } » raconte la partie.

simulated = { $game } : { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}, { $players } joueurs, graine { $seed }
simulated-moves = Coups : { $moves } en { $seconds } s, soit { $rate } par seconde et { $mean } par partie
share = Victoires
mean-points = Moyenne de points
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Compilation des règles…
playing = Parties en cours

box-fine = { $file } est une boîte valable pour { $game }.
replayed = { $game }, { $players } joueurs, { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
}
unfinished = La partie n’est pas encore terminée.
warm = { $game } : prêt au bout de { $seconds } s

# What may not be done
error = Erreur : { $what }
no-such-game = Il n’y a pas de jeu « { $game } ».{ $near ->
    [none] {""} « wyrmhoard games » en donne la liste.
   *[other] {""} Voulais-tu dire « { $near } » ?
}
no-such-level = Il n’y a pas de niveau « { $level } ».{ $near ->
    [none] {""} Choisis easy, medium ou hard.
   *[other] {""} Voulais-tu dire « { $near } » ?
}
no-such-command = Il n’y a pas de commande « { $command } ».{ $near ->
    [none] {""} « wyrmhoard --help » en donne la liste.
   *[other] {""} Voulais-tu dire « { $near } » ?
}
no-such-language = Il n’y a pas de langue « { $lang } ». Choisis parmi : { $languages }.
no-such-clause = Il n’y a pas d’article « { $clause } » dans ces règles.
no-such-move = « { $move } » n’est pas un coup de ce jeu.
no-such-seat = « { $seat } » n’est pas une place.
not-your-turn = Ce n’est pas à cette place de jouer.
not-legal-now = « { $move } » n’est pas permis maintenant.
wrong-seats = Ce jeu est prévu pour { $least } à { $most } joueurs, pas pour { $given }.
first-not-seated = D’après la boîte, c’est la place { $first } qui commence (comptée à partir de 0), mais il n’y a que { $seats } joueurs.
seat-not-there = Il n’y a pas de place { $given } : la partie compte { $seats } joueurs.
games-at-least-one = Il faut jouer au moins une partie, pas { $given }.
set-not-a-pair = « { $given } » n’est pas de la forme KEY=VALUE.
seed-negative = Une graine vaut 0 ou plus, pas { $given }.
file-not-written = Impossible d’écrire { $file } : { $reason }.

box-unreadable = Impossible de lire { $file } : { $reason }.
box-not-toml = { $file } n’est pas du TOML : { $reason }.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, ligne { $line }
}
box-unknown-key = « { $key } » ne fait pas partie de la boîte de ce jeu.
box-missing-key = Il manque « { $key } ».
box-not-a-list = « { $key } » doit être une liste de { $needed } valeurs.
box-wrong-count = « { $key } » doit avoir { $needed } valeurs, pas { $given }.
box-out-of-range = « { $key } » doit valoir de { $least } à { $most }, pas { $given }.
box-wrong-value = « { $key } » ne peut pas valoir { $given }. Valeurs permises : { $allowed }.
box-die-sides = « { $key } » : un dé a { $needed } faces, mais { $given } sont indiquées.
box-colour-count = « { $key } » doit contenir { $needed } fois « { $word } », pas { $given } fois.
box-too-small = Cette boîte est prévue pour { $most } joueurs au plus, pas pour { $given }.
box-too-many-cards = « { $key } » : { $given } cartes, mais { $most } au plus sont permises.
box-too-few-cards = « { $key } » : { $given } cartes, mais il en faut au moins { $needed }.
box-too-few-colours = « { $key } » : dragons qui ont des cartes : { $given }, mais il en faut au moins { $needed }.
box-start-coloured = « { $key } » : le départ, la première case, doit être sans couleur.
box-start-numbered = « { $key } » : le départ doit valoir 0 sur les deux faces.
box-summit-not-last = « { $key } » : le sommet doit former les dernières cases de la piste, sans interruption.
box-not-a-table = « { $key } » doit être une table avec une ligne par entrée.
box-wrong-word = « { $key } » : le mot « { $word } » est inconnu ou répété.
box-card-side = Carte « { $key } » : le côté { $side } donne sur plus d’une case.
box-card-field = Carte « { $key } » : aucun chemin ne mène à la case { $field }.
box-card-crossing = Carte « { $key } » : pas pour la traverser : { $given } au lieu de { $needed }.
box-card-feature = La carte « { $key } » a plus d’un élément de cette sorte : { $feature }.
box-card-start = La carte « { $key } » doit avoir une échelle et s’ouvrir de tous les côtés.
box-card-goal = On ne peut pas entrer sur la carte « { $key } » de tous les côtés, même retournée.
box-card-exit = Carte « { $key } » : la sortie va sur goal-exit et nulle part ailleurs.
box-total = « { $key } » donne un total de { $given } au lieu de { $needed }.
box-too-many = « { $key } » demande { $given }, mais le maximum est { $most }.

log-unreadable = Impossible de lire { $file } : { $reason }.
log-too-large = { $file } dépasse { $most } Mo : ce n’est pas un de nos journaux.
log-not-json = { $file } n’est pas un journal : { $reason }.
log-bad-header = Le journal ne dit rien d’utilisable sur « { $key } ».
log-unknown-format = Le journal est au format { $given } ; ce programme connaît le format { $known }.
log-unknown-rules = La partie de ce journal suit la version { $given } des règles de { $game } ; ce programme a la version { $known } et ne veut rien deviner.
log-bad-move = Le coup { $n }, « { $move } », n’a pas pu être joué : { $why }

# What the command line itself refuses
click-missing = Il manque : { $what }.
click-no-such-option = Il n’y a pas d’option { $what }.
click-bad-value = « { $what } » : cette valeur ne convient pas ({ $reason }).
click-other = { $reason }
try-help = « { $command } --help » montre comment s’en servir.
