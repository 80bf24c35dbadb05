# The program itself. Ids are the same in every language.

program = Quatre jeux de société peuplés de dragons et de nains sur une même table : joue, simule des parties, lis les règles.
usage = Utilisation
arguments = Arguments
options = Options
commands = Commandes
help-help = Afficher cette aide et quitter.
help-version = Afficher la version et quitter.
help-lang = Langue de tout ce que tu lis : { $languages }. Sans cette option, celle de ton système.
help-games = Donner la liste des jeux.
help-play = Jouer une partie contre des bots dans le terminal.
help-simulate = Faire jouer aux bots un grand nombre de parties, aussi vite que la machine le peut.
help-report = Écrire une page sur l'équilibre d'un jeu : qui gagne et d'où, combien de temps il dure, ce que chaque chose vaut.
help-sweep = Jouer une grille de boîtes avec la même chance et en faire un tableau, ou chercher des nombres qui atteignent un but.
help-arena = Faire jouer les bots les uns contre les autres, à toutes les places et avec la même chance pour chacun.
help-replay = Raconter une partie à partir de son journal.
help-verify = Vérifier hors ligne le hasard d'une partie finie, d'après son journal.
help-box = Afficher la boîte d’un jeu : ce qui est imprimé sur le carton et les règles maison.
help-rules = Lire les règles d’un jeu, en entier ou seulement quelques articles.
help-warm = Compiler les jeux dès maintenant, pour que personne n’attende plus tard.
help-solve = Dire comment jouer au mieux un jeu qui se résout.
help-serve = Ouvrir des tables sur le web, pour des amis ou des milliers de gens.
help-admin = S’occuper des tables d’un serveur.
help-list = Lister toutes les tables.
help-show = Montrer une table : qui y est assis et où en est la partie.
help-end = Fermer une table ; son journal reste.
help-purge = Fermer et effacer les tables où rien ne s’est passé depuis longtemps. Les parties terminées restent.
help-purge-days = Depuis tant de jours.
help-export = Écrire les journaux des tables terminées dans un dossier, un fichier chacun.
help-copy = Copier tout d’une base de données dans une autre, vide.
help-host = L’adresse d’écoute ; 127.0.0.1 par défaut, 0.0.0.0 pour tout le monde.
help-port = Le port ; 8000 par défaut.
help-db = Où garder les tables : sqlite:///FILE ou postgresql://... Sinon, un fichier dans ton dossier de données.
help-config = Un fichier TOML de réglages. Les options et l’environnement (WYRMHOARD_...) passent avant.
help-public-url = L’adresse par laquelle les joueurs accèdent au serveur, pour les liens et les codes QR.
help-log-format = Ce que le serveur écrit sur lui-même : lines (pour les gens) ou json (pour les programmes).
help-open = Ouvrir la page dans ton navigateur.
help-export-all = Aussi les tables inachevées, sans le secret de leur hasard.
help-players = Nombre de joueurs ; trois, sauf indication contraire.
help-players-most = Nombre de joueurs ; autant que le jeu en admet, sauf indication contraire.
help-players-least = Nombre de joueurs ; par défaut, le minimum du jeu.
help-level = Niveau des bots : novice (très facile), easy (facile), medium (moyen, par défaut), hard (difficile) ou master (très difficile).
help-seat = Ta place, comptée à partir de 1 ; la première par défaut.
help-watch = Regarder : des bots occupent toutes les places.
help-box-file = Ta propre boîte, un fichier TOML. « wyrmhoard box GAME » affiche celle dont tu peux partir.
help-set = Changer une valeur de la boîte, par exemple --set first=drawn. Peut être répété.
help-sweep-set = Un nombre de la boîte et ses valeurs : lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. Peut être répété.
help-aim = Ce qu'il faut atteindre, au lieu de jouer toute la grille : "seats equal", "length 70..80", "leads 2..4". Peut être répété.
help-tries = Combien de boîtes une recherche joue ; 60 par défaut.
help-seed = Graine qui redonne le même hasard. Sans elle, le hasard est nouveau à chaque fois.
help-log = Écrire le journal de la partie dans ce fichier.
help-games-number = Autant de parties au hasard : raccourci pour --bots random --matches N.
help-matches = Nombre de parties ; 1 000 par défaut.
help-bots-seats = Qui joue, séparés par des virgules : novice,hard,random. Ils s'assoient dans cet ordre, encore et encore jusqu'à ce que toutes les places soient prises, et avancent d'une place à chaque partie. Des novices par défaut.
help-rows = Écrire une ligne par place dans ce fichier (.parquet ou .csv), et une ligne par partie dans un autre à côté.
help-against = Une deuxième boîte à comparer, jouée avec la même chance.
help-ladder = Jusqu'où va l'échelle des niveaux, ou none ; easy par défaut. Chaque niveau de plus prend plus de temps. Des mêmes niveaux, la page dit quelle est la part de chance.
help-output = Le fichier à écrire, par exemple page.html.
help-dask = Jouer sur un cluster dask, par exemple tcp://10.0.0.5:8786.
help-bots = Les bots qui se rencontrent, séparés par des virgules : easy,hard.
help-deals = Combien de fois la chance est nouvelle ; chaque fois est jouée avec toutes les dispositions. 10 sauf indication contraire.
help-think-seconds = Secondes qu'un bot qui cherche prend au plus pour un coup.
help-think-rounds = Tours de recherche par coup, les mêmes pour tous les bots qui cherchent.
help-json = Écrire un document JSON au lieu d’un tableau.
help-check = Vérifier ton propre fichier de boîte au lieu d’afficher la boîte standard.
help-replay-seat = Raconter la partie telle que cette place l’a suivie (comptée à partir de 1) : ce qui est caché reste caché.
help-clause = Numéros d’articles, par exemple DC-12.
help-warm-games = Quels jeux ; tous si aucun n’est nommé.
help-receipt = Un reçu à comparer : un fichier que la page enregistre avec le journal, ou qu’un programme a écrit.
help-new-game = Créer un dossier avec un petit jeu qui tourne, pour en faire le tien.
help-new-game-name = Le nom du jeu, en minuscules et avec des tirets : two-words.
help-into = Tout mettre dans un dossier au nom du jeu, à l’intérieur de celui-ci. Sans cela, dans le dépôt des sources.
help-prefix = Les deux majuscules par lesquelles commencent les numéros d’articles. Sans cela, les initiales du nom.
help-check-game = Vérifier tout ce qui concerne un jeu et énumérer ce qui manque.
help-draft = Une langue qui manque n’est pas encore une faute.
help-mcp = Faire jouer un modèle de langage : des outils par le Model Context Protocol, sur l’entrée et la sortie standard.
help-mcp-server = S’asseoir aux tables de ce serveur. Sans cela, à celles de ce programme, contre des robots.
help-mcp-name = Le nom du modèle à la table ; Wyrm sauf indication contraire.

players-range = { $least } à { $most } joueurs
you = toi
seat-you = Joueur { $n } (toi)
seat-bot = Joueur { $n } (bot, { $level })
seat-other = Joueur { $n }
player-program = Joueur { $n } (programme)
level-novice = très facile
level-easy = facile
level-medium = moyen
level-hard = difficile
level-master = très difficile
level-random = aléatoire
level-greedy = glouton
level-search = recherche simple

choose = Ton choix ({ $least }-{ $most }, ? pour les règles, h pour un conseil, q pour quitter) :
choose-what = { $who }, à toi de choisir :
rule-of = Les règles qui concernent le choix { $n } :
rules-hint = « ? 3 » affiche seulement les règles qui concernent le choix 3.
not-a-choice = « { $given } » ne fait pas partie des choix. Tape un nombre de { $least } à { $most }.
bots-warming = Les bots s’échauffent : pendant une minute environ, ils jouent sous leur niveau.
advice-title = Ce qu’un bot en pense :
advice-share = chances de gagner { $share }, à { $error } près
advice-calculated = chances de gagner { $share }, par le calcul
advice-meant = à jouer { $meant } du temps
advice-mixed = Personne ne doit pouvoir te prévoir : choisis au hasard, aussi souvent qu’indiqué.
advice-thinking = Réflexion…
thinking = { $who } réfléchit…
left = Tu as quitté la partie.
over = La partie est terminée.
wins = { $who } gagne !
shared = La victoire est partagée : { $who }.
nobody-wins = Personne ne gagne.
hidden-title = Ce qui était caché
end-held = { $who } a encore en main : { $a }
player = Joueur
pair = { $a } : { $b }
points-of = { $n ->
    [one] { $n } point
    [many] { $n } points
   *[other] { $n } points
}
log-written = Le journal est dans { $file }. « wyrmhoard replay { $file } » raconte la partie.

simulated = { $game } : { $games ->
    [one] { $games } partie
    [many] { $games } parties
   *[other] { $games } parties
}, { $players } joueurs, graine { $seed }
simulated-moves = Coups : { $moves } en { $seconds } s, soit { $rate } par seconde et { $mean } par partie
decided = Décidées par :
decided-points = points
decided-tie-break = départage
decided-shared = victoire partagée
decided-nobody = aucun vainqueur
decided-given-up = abandonnée comme sans fin
simulated-drama = Changements de tête par partie : { $changes }. Plus personne n'était devant le vainqueur après { NUMBER($settled, style: "percent") } des coups.
report-written = La page est dans { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Écart des places
figure-length = Coups
figure-points = Points
figure-margin = Avance
figure-leads = Changements de tête
figure-settled = Décidée après
figure-behind = Plus grand retard du vainqueur, en points
figure-shared = Partagées
figure-nobody = Sans victoire
figure-miss = Écart aux buts
sweep-checked = Sous chacune : la même boîte avec une autre chance.
sweep-refused = Laissé de côté : { $point }. { $why }
report-title = { $game } : est-il équilibré ?
report-about = Parties : { $matches } · joueurs : { $players } · bots : { $bots } · boîte : { $box } · graine : { $seed }
report-standard = standard
report-seats = Victoire selon la place
report-seats-note = Part moyenne avec son intervalle à 95 % ; la ligne est la part équitable, { $fair }.
report-sides = { $n ->
    [3] Selon le tout ensemble
   *[other] Selon ce qui a été distribué ({ $n })
}
report-length = Longueur d'une partie
report-length-note = En coups, hasard compris. Moyenne { $mean } ; sauf le 1 % le plus court et le plus long : de { $low } à { $high }.
report-points = Points à la fin
report-points-note = De toutes les places. L'avance sur le deuxième est de { $n } en moyenne.
report-leads = Combien de fois la tête change
report-leads-note = Fois par partie, { $n } en moyenne.
report-settled = Quand tout s'est joué
report-settled-note = La part de la partie après laquelle plus personne n'était devant le vainqueur.
report-behind = Remontées
report-behind-note = Le plus grand retard du vainqueur, en points ; dans { NUMBER($n, style: "percent") } des parties plus que zéro.
report-decided = Ce qui a décidé des parties
report-worth = Ce que chacun vaut
report-worth-card = Ce que vaut chaque carte
report-worth-square = Ce que vaut chaque case
report-worth-dice = Ce que vaut chaque face d'un dé
report-worth-nuggets = Ce que vaut un lancer avec autant de pépites
report-worth-note = De combien gagne de plus que sa part équitable qui l'a, avec son intervalle à 95 %. Cela dit ce qui va ensemble, non ce qui cause quoi.
report-ladder = L'échelle des niveaux
report-ladder-note = Chacun seul à une table du niveau inférieur ; la part équitable est { $fair }. Parties par échelon : au moins { $matches }.
report-luck = Quelle est la part de chance
report-luck-note = Des bots d'un même niveau entre eux, et combien ils sont à jouer. La part de la chance dans tout ce qui a fait bouger les parts de victoire, avec son intervalle à 95 % ; le reste, ce sont les décisions. Parties par cas : au moins { $matches }.
report-rung = { $level } parmi { $below }
report-rules = Combien de fois chaque règle s'applique
report-rule = Règle
report-often = par partie
report-among = dans les parties
report-differs = Ce qui diffère entre les deux boîtes
report-changes = Ce qui en résulte
report-changes-note = Les parties de même chance sont comparées une à une. Plus que du bruit : un écart de plus de trois erreurs types.
report-told = Est-ce plus que du bruit ?
report-sure = plus que du bruit
report-noise = pas plus que du bruit
report-seat-share = Victoire, joueur { $n }
share = Victoires
mean-points = Moyenne de points
column-bot = Bot
column-among = Parmi
column-side = Reçu
column-interval = Intervalle à 95 %
column-rating = Classement
interval = { $low } à { $high }
arena-no-winner = Parties que personne n’a gagnées : { $n } sur { $all }
arena-stopped = Arrêté avant la fin ; voici ce qu'il y a.
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Compilation des règles…
playing = Parties en cours

box-fine = { $file } est une boîte valable pour { $game }.
replayed = { $game }, { $players } joueurs, { $moves ->
    [one] { $moves } coup
    [many] { $moves } coups
   *[other] { $moves } coups
}
unfinished = La partie n’est pas encore terminée.
luck-fair = Équitable : { $draws ->
    [one] le seul tirage correspond
    [many] les { $draws } tirages correspondent
   *[other] les { $draws } tirages correspondent
} au secret, et les { $moves } coups suivent les règles.
luck-given = { $moves ->
    [one] Le premier coup vient d’une autre table : son tirage n’a pas été vérifié ici.
    [many] Les { $moves } premiers coups viennent d’une autre table : leurs tirages n’ont pas été vérifiés ici.
   *[other] Les { $moves } premiers coups viennent d’une autre table : leurs tirages n’ont pas été vérifiés ici.
}
luck-not-committed = Le secret de ce journal n'est pas celui annoncé au début.
luck-wrong = Le coup { $n } n'est pas celui du secret : « { $came } » est sorti au lieu de « { $should } ».
luck-not-sealed = La graine de la place { $seat } n’est pas celle qui a été scellée.
luck-untold = La graine de la place { $seat } a été scellée mais pas révélée à temps, et n’a pas compté : qui connaissait le secret pouvait y choisir entre deux sorts.
receipt-agrees = Reçu : la graine a servi, et chaque tirage entendu concorde.
receipt-other-seed = Reçu : ce n’est pas la graine donnée, ou pas l’engagement vu en premier.
receipt-other-draw = Reçu : le tirage { $n } n’est pas celui qui a été entendu.
warm = { $game } : prêt au bout de { $seconds } s

serving = Wyrmhoard est à l’adresse { $url }. Ctrl-C l’arrête.
no-tables = Il n’y a aucune table.
table-ended = La table { $table } est fermée.
exported = { $tables ->
    [one] { $tables } table
    [many] { $tables } tables
   *[other] { $tables } tables
} → { $folder }
purged = { $tables ->
    [one] { $tables } table abandonnée a été effacée.
    [many] { $tables } tables abandonnées ont été effacées.
   *[other] { $tables } tables abandonnées ont été effacées.
}
not-exported = La table { $table } a été laissée de côté : { $why }
copied = { $tables ->
    [one] { $tables } table
    [many] { $tables } tables
   *[other] { $tables } tables
} : tout est copié et vérifié.
column-table = Table
column-game = Jeu
column-status = État
column-changed = Dernier changement
column-seats = Places
column-host = Ouverte par
column-moves = Coups
status-open = ouverte
status-playing = en cours
status-over = terminée
status-ended = fermée

# A new game, and what it lacks
game-made = Créé : { $folder }
game-next = On peut y jouer tout de suite. Pour savoir ce qui manque encore : { $check }
part-loads = Le jeu se charge
part-box = La boîte
part-rules = Les articles
part-texts = Les textes
part-matches = Des parties au hasard
part-bots = Les bots
part-board = Les plateaux
part-kept = Les parties conservées
part-tests = Les tests de tous les jeux et les siens
check-fine = { $game } : il ne manque rien.
check-found = { $n ->
    [one] { $game } : { $n } chose à faire.
    [many] { $game } : { $n } choses à faire.
   *[other] { $game } : { $n } choses à faire.
}
check-broken = { $where } : { $reason }
check-refused = { $why }
check-name = GAME s’appelle « { $given } », mais d’après son dossier ce doit être « { $needed } ».
check-seats = Un jeu a de 1 à { $most } places : corrige « seats » dans __init__.py.
check-no-seats = Il faut à { $layout } un champ « seats » : combien sont à la table.
check-no-file = { $file } manque. Écris-le ; « wyrmhoard new-game » montre à quoi il ressemble.
check-clause-unfit = { $where } : « { $given } » n’est pas un numéro d’article. Il faut deux majuscules, un tiret et un nombre : AB-1.
check-no-clauses = { $file } n’a aucun article. Commence des lignes par - **AB-1** suivi de la règle.
check-clause-order = Les articles se suivent sans trou : { $needed } devrait être à la place de { $given }.
check-clauses-unknown = Cités, mais absents de RULES.md : { $clauses }.
check-clauses-uncited = Cités ni dans le code ni dans la boîte : { $clauses }. Nomme chacun dans la docstring de la fonction qui l’applique.
check-clauses-untested = Sans test : { $clauses }. Marque des tests dans { $folder } avec @pytest.mark.clause.
check-verbs-without-clause = CLAUSES dans state.py ne nomme aucun article pour : { $verbs }.
check-text-missing = Il manque dans { $file } : { $texts }.
check-text-unknown = Dans { $file }, mais pas en anglais : { $texts }.
check-text-taken = Le programme ou la page ont déjà ces textes : { $texts }. Choisis d’autres noms, aussi pour le verbe si c’en est un ({ $file }).
check-text-unreadable = { $where } : ce n’est pas du Fluent.
check-blanks = Les blancs ne sont pas ceux de l’anglais dans { $file } : { $texts }.
check-languages = Pas encore traduit (textes et règles) : { $languages }. D’ici là, l’anglais s’affiche, avec une marque.
check-no-walks = { $file } manque : ce qui se conserve et les boîtes que les tests parcourent.
check-not-conserved = { $where }, à { $seats } : { $said } n’est pas vrai. { $values }
check-stuck = À { $seats }, après { $moves } coups : personne ne peut jouer, ou cela ne finit jamais. Vois actors et legal.
check-leak = Pour la place { $seat }, un monde imaginé ne ressemble pas au vrai : { $fields }. Vois view et imagine.
check-plain-board = Dans le terminal s’affiche le plateau simple. Le sien serait { $file }, ou board.py dans le dossier du jeu.
check-plain-page = Sur la page s’affiche le plateau simple. Le sien serait { $folder }.
check-not-kept = Pas de partie conservée pour ce nombre de places : { $seats }. « make playthroughs » les écrit dans { $folder }.
check-test-failed = Ce test échoue : { $test } { $reason }
check-tests-elsewhere = Les tests demandent le dépôt des sources et pytest ; ils n’ont pas été lancés.

# Why not?
why-hint = « why COUP » dit pourquoi un coup n’est pas proposé, par exemple : why { $move }
why-allowed = Mais si, c’est permis : choix { $n }.
why-words = Après « why » vient : { $forms }
why-over = La partie est terminée : plus personne ne joue.
why-luck = Le hasard est à l’œuvre. Un instant.
why-not-yours = Ce n’est le coup d’aucun joueur : cela se fait tout seul.
why-turn = Ce n’est pas à toi. Maintenant : { $who }.

# What may not be done
error = Erreur : { $what }
no-such-game = Il n’y a pas de jeu « { $game } ».{ $near ->
    [none] {""} « wyrmhoard games » en donne la liste.
   *[other] {""} Voulais-tu dire « { $near } » ?
}
no-such-level = Il n’y a pas de niveau « { $level } ».{ $near ->
    [none] {""} Choisis novice, easy, medium, hard ou master.
   *[other] {""} Voulais-tu dire « { $near } » ?
}
no-such-command = Il n’y a pas de commande « { $command } ».{ $near ->
    [none] {""} « { $program } --help » en donne la liste.
   *[other] {""} Voulais-tu dire « { $near } » ?
}
no-such-language = Il n’y a pas de langue « { $lang } ». Choisis parmi : { $languages }.
no-such-clause = Il n’y a pas d’article « { $clause } » dans ces règles.
no-such-move = « { $move } » n’est pas un coup de ce jeu.
no-such-seat = « { $seat } » n’est pas une place.
not-your-turn = Ce n’est pas à cette place de jouer.
not-legal-now = « { $move } » n’est pas permis maintenant.
url-not-reached = { $url } est injoignable : { $reason }
package-missing = { $package } n’est pas installé. Lance : pip install 'wyrmhoard[{ $extra }]'
wrong-seats = Ce jeu est prévu pour { $least } à { $most } joueurs, pas pour { $given }.
first-not-seated = D’après la boîte, c’est la place { $first } qui commence (comptée à partir de 0), mais il n’y a que { $seats } joueurs.
seat-not-there = Il n’y a pas de place { $given } : la partie compte { $seats } joueurs.
games-at-least-one = Il faut jouer au moins une partie, pas { $given }.
games-are-random = --games joue au hasard et ne va ni avec --bots ni avec --matches. Indique plutôt --bots et --matches.
more-bots-than-seats = Trop de bots : { $bots } pour { $seats } places.
rows-ending = Le nom de { $file } doit se terminer par : { $endings }.
rows-no-package = Parquet a besoin d'un paquet de plus : pip install wyrmhoard[tables]. Un fichier .csv n'en demande aucun.
rows-in-part = { $file } n’a pas de place pour toutes les lignes ({ $reason }) ; parties gardées : { $kept } sur { $matches }. Libère de la place et relance la même commande avec --seed { $seed } : elle rejoue les mêmes.
cluster-no-package = Un cluster a besoin d'autres paquets : pip install wyrmhoard[cluster]
cluster-unreachable = Aucun cluster dask ne répond à { $address } : { $reason }.
cluster-differs = Une machine du cluster a d'autres règles ou d'autres bots que cet ordinateur. Installe partout la même version.
cluster-failed = Une machine du cluster a échoué : { $reason }.
sweep-no-field = Il n'y a pas de champ « { $field } » dans cette boîte.{ $near ->
    [none] {""}
   *[other] {""} Tu voulais dire « { $near } » ?
}
sweep-too-large = Cela ferait { $size } boîtes ; on en joue au plus { $most }. Prends moins de valeurs, ou cherche parmi elles avec --aim.
sweep-nothing = Dis ce qui doit changer, par exemple --set lair=1..8.
sweep-empty = « { $given } » n'a aucune valeur : la première dépasse la dernière, ou le pas est 0.
aim-unknown = « { $given } » n'est pas un but.{ $near ->
    [none] {""} On connaît : { $known }.
   *[other] {""} Tu voulais dire « { $near } » ?
}
aim-unreadable = « { $given } » ne dit pas ce qui est voulu. Dis par exemple "seats equal" ou "length 70..80".
seconds-or-rounds = Indique soit --seconds, soit --rounds, pas les deux.
more-than-nothing = { $what } doit dépasser 0, mais vaut { $given }.
bot-twice = « { $level } » est nommé deux fois ; une seule suffit.
set-not-a-pair = « { $given } » n’est pas de la forme KEY=VALUE.
seed-negative = Une graine vaut 0 ou plus, pas { $given }.
file-not-written = Impossible d’écrire { $file } : { $reason }.
file-exists = { $file } existe déjà. Choisis un autre nom ou déplace d’abord ce fichier.
file-elsewhere = Impossible d’écrire { $file } : { $reason }. Pour que rien ne soit perdu, tout est dans { $other }.
game-name-unfit = « { $name } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres et des tirets, { $most } au plus, comme two-words.
game-there = Il y a déjà un jeu « { $game } », dans { $folder }.
prefix-unfit = « { $prefix } » ne peut pas commencer des numéros d’articles : il faut deux majuscules. Choisis avec --prefix AB.
prefix-taken = Les articles de { $game } commencent déjà par { $prefix }. Choisis deux autres majuscules.
folder-not-empty = { $folder } n’est pas vide. Choisis un autre nom, ou un autre dossier avec --into.
no-checkout = Ceci n’est pas un dépôt des sources. Dis où mettre le jeu avec --into DOSSIER.
text-missing = Le jeu n’a pas de texte « { $text } ». Écris-le dans son texts/en.ftl.
not-solved = { $game } n'est pas résolu : personne ne sait y dire le meilleur coup. Les bots le cherchent.

box-unreadable = Impossible de lire { $file } : { $reason }.
box-not-toml = Impossible de lire cela comme du TOML. Cherche un guillemet, un crochet ou une virgule qui manque, ou une clé donnée deux fois.
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
box-too-small = Cette boîte est prévue pour { $most } joueurs au plus, pas pour { $given }.
box-not-a-table = « { $key } » doit être une table avec une ligne par entrée.
box-wrong-word = « { $key } » : le mot « { $word } » est inconnu ou répété.

log-unreadable = Impossible de lire { $file } : { $reason }.
log-too-large = { $file } dépasse { $most } Mo : ce n’est pas un de nos journaux.
log-not-json = { $file } n’est pas un journal : { $reason }.
log-bad-header = Le journal ne dit rien d’utilisable sur « { $key } ».
luck-not-there = Ce journal ne dévoile aucun hasard : seules les tables d'un serveur ont un secret à vérifier.
table-not-over = La partie n'est pas finie : son hasard reste secret jusque-là.
table-still-alive = La partie continue : elle reste dans ta liste.
not-reachable = Aucun autre appareil ne peut joindre ce serveur ici. Lance-le avec --host 0.0.0.0, ou indique-lui son adresse (public_url).
log-unknown-format = Le journal est au format { $given } ; ce programme connaît le format { $known }.
log-unknown-rules = La partie de ce journal suit la version { $given } des règles de { $game } ; ce programme a la version { $known } et ne veut rien deviner.
log-bad-move = Le coup { $n }, « { $move } », n’a pas pu être joué : { $why }

store-wrong-url = Ce n’est pas l’adresse d’une base. Écris sqlite:///FICHIER ou postgresql://HÔTE/BASE, les caractères spéciaux d’un mot de passe en codes %.
store-in-use = { $file } est déjà utilisé par un autre Wyrmhoard. Un fichier SQLite ne sert qu’un processus ; pour plusieurs, utilise PostgreSQL.
store-not-a-database = { $file } n’est pas une base SQLite.
store-not-opened = Impossible d’ouvrir { $store } : { $reason }.
store-no-permission = { $store } refuse l’accès ou l’écriture : { $reason }.
store-unreachable = { $store } est injoignable : { $reason }.
store-no-driver = PostgreSQL demande un paquet de plus : pip install wyrmhoard[postgres]
store-too-new = La base a servi en dernier à une autre version de Wyrmhoard (schéma { $version }), que celle-ci ne connaît pas. Installe la plus récente.
store-not-empty = La base de destination n’est pas vide.
store-copy-differs = La copie n’est pas identique à l’original (« { $part } »). Ne l’utilise pas.
store-copy-broken = La copie s’est interrompue à mi-chemin : { $reason }. L’original est intact. Vide la destination (supprime le fichier ou recrée la base) et recommence la copie.

# Ce qu’un serveur refuse
who-are-you = Dis d’abord ton nom.
name-unfit = Un nom a de 1 à { $most } caractères visibles.
code-unknown = Ce lien a déjà servi ou est trop ancien. Crées-en un nouveau sur ton autre appareil.
no-such-table = Cette table n’existe pas.
no-such-variant = Ce jeu n’a pas de variante « { $variant } ».
too-many-tables = Tu es déjà à { $most } tables. Finis ou ferme-en une d’abord.
not-your-table = Seule la personne qui a ouvert cette table ou qui y est assise peut faire cela.
not-your-seat = Ce n’est pas ta place.
seat-taken = Quelqu’un y est déjà assis.
seat-free = Personne n’est assis à cette place.
seat-not-away = Aucun bot ne joue pour cette place.
table-started = La partie a déjà commencé.
seed-not-sealed = Ce n’est pas la graine qui a été scellée.
table-not-playing = Aucune partie n’est en cours à cette table.
table-over = La partie est déjà terminée.
table-busy = Il se passe trop de choses à la fois à cette table. Réessaie.
rematch-there = La revanche est déjà ouverte.
too-late = Trop tard : la partie a avancé entre-temps.
too-soon = Trop tôt : attends encore { $wait } ms.
too-fast = Trop à la fois. Attends un instant.
undo-not-now = Ce coup ne peut pas être repris : le hasard a parlé depuis, ou il a révélé quelque chose.
undo-asked-already = Quelqu’un a déjà demandé à reprendre un coup.
undo-not-asked = Personne n’attend ta réponse au sujet d’un coup.
end-asked-already = Quelqu’un a déjà proposé d’arrêter la partie.
end-not-asked = Personne n’attend ta réponse au sujet de l’arrêt de la partie.
end-asked-often = Tu l’as proposé { $most } fois. Cela suffit pour une partie.
hints-off = À cette table, on joue sans conseils.
chat-empty = Il n’y a rien à lire dans ce message.
chat-too-fast = Tu écris plus vite que les autres ne lisent. Attends un instant.
not-stored = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessaie dans un instant.
token-unknown = Ce jeton n’ouvre aucune place à cette table.
hello-first = Le premier message doit être « hello ».
hello-again = Tu as déjà dit « hello ».
wrong-version = Cette page est plus ancienne ou plus récente que le serveur. Recharge-la.
message-malformed = Le serveur ne comprend pas ce message.
form-malformed = Le serveur ne comprend pas cette demande : { $reason }.
body-too-large = C’est plus grand que { $most } Ko.
body-too-slow = L’envoi a pris trop de temps. Réessaie.
not-json = Envoie-le comme application/json.
other-origin = La page d’un autre site n’a pas le droit de faire cela ici.
wrong-host = Ce serveur ne répond qu’à l’adresse { $url }.
nothing-here = Il n’y a rien ici.
wrong-method = On ne peut pas le demander ainsi.
our-fault = Une erreur s’est produite sur le serveur. Tu n’y es pour rien.
log-too-long = Ce journal compte plus de { $most } coups.
log-too-short = Le journal ne compte que { $moves } coups, pas { $given }.

port-taken = Le port { $port } de { $host } est déjà pris. Choisis-en un autre avec --port.
address-unfit = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
settings-unreadable = { $file } ne peut pas être lu : { $reason }.
settings-not-toml = { $file } n’est pas du TOML : { $reason }.
settings-unknown-key = { $where } : il n’y a pas de réglage « { $key } ».
settings-wrong-value = { $where } : « { $key } » ne convient pas : { $reason }.

# Classement et tableau de la saison
help-season = Afficher le tableau de la saison : les parties classées que tout le monde pouvait regarder.
column-name = Nom
column-matches = Parties
column-won = Gagnées
season-provisional = provisoire
season-empty = Aucune partie classée que tout le monde pouvait regarder n’est encore terminée.
season-pool = { $game } à { $players }
rated-as-printed = À une table classée, on joue avec la boîte telle qu’elle est imprimée.
rated-one-seat = À une table classée, chaque personne n’a qu’une seule place.
rated-own-luck = Une table classée a son propre hasard : elle ne peut pas suivre une donne.
rated-no-programs = Un programme extérieur ne peut pas s’asseoir à une table classée : personne ne connaît sa force.
rated-to-the-end = Une partie classée se termine quand elle est jouée jusqu’au bout, quand quelqu’un abandonne ou quand tout le monde est d’accord.
no-such-result = Tu n’as pas de résultat à cette table.

# What the command line itself refuses
click-missing = Il manque : { $what }.
click-no-such-option = Il n’y a pas d’option { $what }.
click-bad-value = « { $what } » : cette valeur ne convient pas ({ $reason }).
click-not-a-number = { $what } attend un nombre entier, pas « { $given } ».
click-too-much = C’est trop : { $given }.
click-misused = { $what } ne s’emploie pas ainsi.
click-other = { $reason }
try-help = « { $command } --help » montre comment s’en servir.
reason-not-there = ce fichier ou ce dossier n’existe pas
reason-forbidden = l’accès est refusé
reason-folder = c’est un dossier
reason-no-folder = une partie du chemin n’est pas un dossier
reason-full = le disque est plein

# The page, and a table, as messengers show a link to them
start-line = Jeux de dragons et de nains dans une seule montagne. Ouvre la page, envoie un lien, joue.
preview-invites = { $who } t’invite à jouer à { $game }
preview-free = { $n ->
    [one] { $n } place est encore libre.
    [many] { $n } places sont encore libres.
   *[other] { $n } places sont encore libres.
}
preview-played = À la table : { $who }
preview-over = La partie est finie. À la table : { $who }

# Les notifications, et ce qui n’y va pas
notice-turn-title = À toi de jouer : { $game }
notice-turn = C’est à toi de jouer.
notice-turn-of = { $name }, à toi de jouer : { $game }
notice-broken-title = Des notifications n’arrivent plus
notice-broken = Les notifications ne te parviennent plus par ce moyen : { $way }. Les réglages disent pourquoi.
notice-test-title = Un essai
notice-test = Les notifications de Wyrmhoard arrivent ici.
notice-confirm-title = Des notifications par e-mail ?
notice-confirm = Quelqu’un, sans doute toi, souhaite que Wyrmhoard écrive à cette adresse quand vient son tour. Si c’était toi, ouvre ce lien ; sinon, ne fais rien et plus aucun message ne viendra.
notice-stop = Plus de messages de ce genre :
way-push = ce navigateur
way-mail = e-mail
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = un webhook à toi
host-lacks-push = Ce serveur n’a pas activé les notifications dans le navigateur (push = true).
host-lacks-mail = Ce serveur n’a pas de serveur de messagerie (mail_server, mail_from, public_url).
host-lacks-webhooks = Ce serveur n’a pas activé les webhooks (webhooks = true).
host-lacks-packages = Ce serveur n’a pas installé ce qu’il faut : pip install 'wyrmhoard[notices]'
mail-unfit = Ce n’est pas une adresse e-mail.
mail-not-confirmed = Cette adresse n’a pas encore accepté : ouvre le lien dans le message.
push-unfit = La réponse de ce navigateur ne suffit pas aux notifications. Désactivez-les puis réactivez-les.
address-not-web = Il faut une adresse qui commence par https://.
discord-unfit = Ce n’est pas l’adresse d’un webhook Discord ; elle contient /api/webhooks/.
matrix-unfit = Matrix demande un salon comme !abc:example.org et un jeton d’accès.
ntfy-unfit = Ce n’est pas l’adresse d’un sujet ntfy, comme https://ntfy.sh/mon-sujet
token-unfit = Un jeton n’a pas d’espaces, seulement des lettres simples, des chiffres et des signes.
too-many-channels = Il peut y en avoir { $most } au plus. Retirez-en un d’abord.
no-such-channel = Cela ne fait plus partie de vos notifications.
link-unknown = Ce lien n’est plus valable.
zone-unknown = Le fuseau horaire { $zone } n’est pas connu ici.
passkey-unfit = La clé d’accès n’a pas pu être vérifiée. Réessaie.
passkey-unknown = Ce serveur ne connaît pas cette clé d’accès.
trouble-address = L’adresse est inutilisable.
trouble-inside = L’adresse mène au réseau du serveur lui-même, ce qui n’y est pas permis.
trouble-not-reached = Personne n’a pu être joint à cette adresse.
trouble-slow = Aucune réponse n’est venue à temps.
trouble-tls = La connexion n’a pas pu être sécurisée : le certificat n’est pas valable.
trouble-redirects = L’adresse renvoie sans cesse ailleurs.
trouble-busy = L’autre côté ne pouvait rien recevoir à ce moment.
trouble-refused = L’autre côté a refusé le message.
trouble-gone = Ce navigateur n’accepte plus de notifications.
trouble-key-changed = La clé du serveur a changé. Réactive les notifications dans ce navigateur.
trouble-webhook-gone = Le webhook n’existe plus, ou son jeton n’est pas valable.
trouble-mail-refused = L’adresse e-mail a été refusée.
trouble-mail-server = Le serveur de messagerie n’accepte pas de messages en ce moment.

# Looking back on a match
help-review = Revenir sur une partie finie : quelles décisions ont fait perdre quelque chose, et quelle part y a eue la chance.
help-review-seat = Seulement les décisions de cette place, comptée à partir de 1. Sinon celles de toutes.
help-review-rounds = Tours de recherche pour chaque décision ; plus il y en a, plus c’est long et sûr.
help-review-seed = La même graine donne la même analyse.
reviewing = Analyse en cours
review-unfinished = On ne peut revenir que sur une partie finie.
review-stopped = Arrêté avant la fin ; ce qui manque n’a pas été examiné.
review-how = Les décisions sont jugées sur ce qu’on pouvait savoir à ce moment-là ; la chance est évaluée avec toutes les cartes sur table.
review-account = Part de victoire attendue : { $start } au début, { $result } à la fin.
review-lost = Perdu à coup sûr, en tout : { $share }.
review-nothing-lost = Aucune décision n’a fait perdre quoi que ce soit à coup sûr.
review-decisions = Décisions à revoir
review-turned = Là où tout a basculé
review-better = mieux : { $what } ({ $worth })
review-known = on pouvait savoir : { $what }
review-move = Coup { $n } : { $what }
review-luck = chance
review-own = décisions de cette place
review-others = décisions des autres
review-together = choix simultanés
review-forced = coups forcés
mark-brilliant = brillant
mark-best = le meilleur
mark-good = bon
mark-inaccuracy = imprécis
mark-mistake = erreur
mark-blunder = grosse erreur
# Deals

deal-not-open = Le hasard de cette donne n'est pas encore révélé : d'autres peuvent encore la jouer. Quand le { $day } sera passé (UTC), télécharge de nouveau le journal et vérifie-le.
deal-hidden = Tu verras ce que les autres ont fait de cette donne quand tu l'auras jouée.
deal-no-chat = À la table d'une donne, seules les personnes assises peuvent écrire avant la fin.
deal-of-day = Chaque personne a une seule table pour la donne du jour : elle commence sur la page d'accueil.
deal-over = Le temps prévu pour cette donne est passé : son hasard est révélé.
no-such-deal = Cette donne n'existe pas.
