# The page. Ids are the same in every language.

title = Wyrmhoard
language = Langue
skip-to-content = Aller au contenu
page-loading = Un instant…
close-sheet = Fermer
refused-somehow = Ça n’a pas marché.
server-not-reached = Le serveur est injoignable. Y a-t-il du réseau ?
needs-server = Il faut pour cela un serveur Wyrmhoard, et cette page s’en passe.
connection-lost = La connexion est perdue. Nouvel essai…
page-failed = Quelque chose s’est mal passé sur cette page. Rien de ce qui a été joué n’est perdu.
page-outdated = Il existe une version plus récente de cette page.
page-reload = La recharger
missing-title = Rien que des chauves-souris
missing-text = Il n’y a pas de page à cette adresse.
to-the-mountain = Vers l’accueil
sure-ask = Vraiment ?
sure-no = Non

# The start page
bots-play = Niveau des bots
game-facts = { $exact ->
    [yes] { $most } joueurs
   *[no] { $least }–{ $most } joueurs
} · { $minutes } min · { $age }+
game-in-english = Pas encore traduit : ce jeu parle anglais
just-changed = Vient de changer
play-now = Jouer
play-friends = Entre amis
rules-of-game = Règles
my-tables = Mes tables
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs. Ouvres-en une !
tables-not-reached = Le serveur est injoignable pour le moment. Les tables des autres seront ici dès qu’il répondra.
table-waits = { $n ->
    [one] { $n } place libre
    [many] { $n } places libres
   *[other] { $n } places libres
}
table-is-over = terminée
table-rules-gone = terminée : ses règles ont disparu
table-rules-gone-told = Cette table se jouait avec une version antérieure des règles, qui n’est plus disponible ici. La partie est terminée et ne peut plus être affichée, mais son journal peut être enregistré.
table-won-mine = Tu gagnes
table-won = Victoire : { $who }
table-forget = Retirer
table-forget-ask = Retirer de ta liste ?
table-drop-ask = Supprimer cette partie ? Elle sera perdue.
table-is-played = en cours
played-tables = En cours en ce moment
table-watch = Regarder
played-since = depuis le { $when }
turn-yours = À toi de jouer
turn-of-other = Au tour de { $who }
replay-file = Revoir une partie depuis un fichier

# A table for friends
friends-title = { $game } entre amis
how-many-players = Joueurs
at-this-device = Sur cet appareil
at-this-device-more = Aussi sur cet appareil
name-of-player = Nom du joueur { $n }
seat-remove = Retirer le joueur { $n }
other-seats = Les autres places
seat-free-name = Place { $n }
seat-for-friend = Libre, pour un ami qui a le lien
seat-for-bot = Bot ({ $level })
clock-label = Temps de réflexion
clock-none = Sans limite de temps
clock-minute = 1 minute par coup
clock-ten-minutes = 10 minutes pour la partie
clock-day = 1 jour par coup
clock-three-days = 3 jours par coup
listed-label = La montrer sur la page d’accueil : tout le monde peut s’asseoir tant qu’il reste une place, et regarder
friends-serverless = Cette page fonctionne sans serveur : on joue sur cet appareil, ensemble et avec des bots.
hints-label = Les joueurs peuvent demander un conseil
house-rules = Règles maison
variant-label = Variante
variant-none = Comme imprimé
own-box = Une boîte à toi (un fichier TOML)
own-box-taken = On joue avec la boîte « { $name } ».
house-named = « { $name } »
open-the-table = Ouvrir la table

# Links
link-label = Lien
link-copy = Copier
link-share = Partager
link-copied = Le lien est copié.
link-marked = Le lien est sélectionné. Copie-le au clavier.
link-code = Lien en code QR : { $what }

# Settings
settings-title = Réglages
your-name = Ton nom
name-keep = Enregistrer le nom
name-kept = Tu t’appelles maintenant { $name }. Aux tables où tu joues déjà, ton ancien nom reste.
theme-label = Apparence
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
speed-label = Rythme des tours des autres
speed-normal = Normal
speed-quick = Rapide
speed-off = Immédiat
speed-shared = À une table à plusieurs, les bots suivent le rythme le plus calme choisi autour d’elle.
sending-label = Un coup choisi part
sending-moment = Après un instant
sending-now = Tout de suite
sending-confirm = Quand je confirme
mute-label = Ne pas montrer la discussion
sound-label = Sons discrets à la table : une carte, un dé, une pièce, ton tour, la fin
keys-label = Les touches seules agissent à la table (R règles, H conseil, U annuler, S accélérer)
device-other = Un autre appareil
device-make-link = Créer un lien pour un autre appareil
device-scan = { $n ->
    [one] Ouvre ce lien sur l’autre appareil d’ici { $n } minute. Il sert une fois.
    [many] Ouvre ce lien sur l’autre appareil d’ici { $n } minutes. Il sert une fois.
   *[other] Ouvre ce lien sur l’autre appareil d’ici { $n } minutes. Il sert une fois.
}
device-title = Continuer ici
device-text = Ton nom et tes tables arrivent aussi sur cet appareil. Le nom utilisé ici avant est oublié.
device-become = Oui, c’est mon appareil
device-welcome = Te revoilà, { $name }.

# The table
seats-title = Joueurs
seat-you-short = toi
seat-away = pas là, un bot joue
seat-program = programme
seat-bot-level = bot, { $level }
seat-not-here = hors ligne
seat-winner = gagne
seat-to-move = doit jouer
days-left = { $n ->
    [one] { $n } jour
    [many] { $n } jours
   *[other] { $n } jours
}
waiting-for = { $n ->
    [0] Toutes les places sont prises.
    [one] Encore un joueur, et ça commence.
    [many] Encore { $n } joueurs, et ça commence.
   *[other] Encore { $n } joueurs, et ça commence.
}
sit-here = S’asseoir ici
add-bot = Ajouter un bot
fill-bots = Compléter avec des bots
remove-bot = Renvoyer
leave-seat = Se lever
invite-title = Inviter des amis
question-yours = À toi : que fais-tu ?
waiting-for-move = On attend { $who }.
chosen-move = Choisi : { $move }
sending-move = Envoyé : { $move }
confirm-move = Jouer ce coup
move-take-back = Annuler
choice-taken-back = Annulé : { $move }
choice-lapsed = Pas envoyé, car la question a changé : { $move }
moves-in-words = Tes coups en mots
board-failed = Le plateau a trébuché. Tes coups en mots marchent toujours.
board-again = Remontrer le plateau
skip-animation = Accélérer
hint-ask = Conseil
hint-follow = Faire ça
i-am-back = Me revoilà
secret-title = Ton secret
secret-only-you = Personne d’autre ne le sait.
secret-understood = C’est retenu
undo-free = Annuler
undo-ask = Demander à annuler
undo-wish = { $who } aimerait annuler un coup. D’accord ?
undo-agree = D’accord
undo-refuse = Non
undo-asked = { $who } aimerait annuler un coup et attend une réponse.
end-wish = { $who } aimerait arrêter la partie telle qu’elle est. D’accord ?
end-wish-refuse = Continuer
end-asked = { $who } aimerait arrêter la partie et attend une réponse.
undone-told = { $n ->
    [one] { $who } annule { $n } coup.
    [many] { $who } annule { $n } coups.
   *[other] { $who } annule { $n } coups.
}
why-not-allowed = Mais si ! Il est parmi tes coups.
rule-open = Règle { $clause }
rules-all = Toutes les règles, une par une
rules-search = Chercher dans les règles
rules-found = { $n ->
    [one] { $n } article
    [many] { $n } articles
   *[other] { $n } articles
}
log-and-chat = Journal et discussion
log-title = Ce qui s’est passé
chat-title = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-mute = Couper
chat-muted = La discussion n’est pas montrée.
chat-listen = Montrer la discussion
chat-empty-yet = Personne n’a encore rien dit.
chat-watches = regarde
spectators-count = { $n ->
    [0] Personne ne regarde.
    [one] { $n } personne regarde.
    [many] { $n } personnes regardent.
   *[other] { $n } personnes regardent.
}
table-about = À propos de cette table
table-host = Ouverte par { $who }.
leave-table = Quitter la table
end-table = Fermer la table
resign = Abandonner
resign-wins = Si tu abandonnes, la partie s’arrête et { $who } gagne.
resign-bot = Si tu abandonnes, un bot joue à ta place jusqu’au bout : les autres gardent leur partie.
resign-alone = Si tu abandonnes, il ne reste que des bots : la partie s’arrête sans vainqueur.
propose-end = Proposer d’arrêter la partie
propose-end-text = La partie s’arrête telle quelle dès que tout le monde est d’accord ; alors personne ne gagne.
end-match = Arrêter la partie
curtain-pass = Passe l’appareil à { $who }
curtain-text = Les autres regardent ailleurs.
curtain-open = Je suis { $who }

# The end
end-title = La partie est finie
end-stopped = La table a été fermée avant la fin.
end-nobody = Personne ne gagne cette fois.
end-resigned = { $who } abandonne : { $winner } gagne.
end-given-up = { $who } abandonne et il ne reste que des bots : personne ne gagne.
end-agreed = Tout le monde est d’accord pour s’arrêter là : personne ne gagne.
end-shared = { $who } se partagent la victoire.
end-ahead = { $who } gagne avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}, { $ahead ->
    [one] { $ahead } point
    [many] { $ahead } points
   *[other] { $ahead } points
} devant tous les autres.
end-ahead-of = { $who } gagne avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}, { $ahead ->
    [one] { $ahead } point
    [many] { $ahead } points
   *[other] { $ahead } points
} devant { $next }.
end-tie-broken = { $who } gagne avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. Les points sont à égalité, mais le départage profite à { $who }.
end-otherwise = { $who } gagne. Les points ne font pas tout : { $points ->
    [one] { $points } point a
    [many] { $points } points ont
   *[other] { $points } points ont
} suffi.
end-points = { $n ->
    [one] { $n } point
    [many] { $n } points
   *[other] { $n } points
}
end-standing = Voici les points tels qu’ils étaient.
story-title = Comment les points se sont gagnés
story-numbers = Manche par manche, en chiffres
story-round = Manche
story-start = Début
turning-lead = Le tournant : à la manche { $n }, { $who } passe en tête et y reste.
turning-first = { $who } mène de la première manche à la dernière.
turning-last = Le tournant vient tout à la fin : { $who } ne passe en tête qu’à la dernière manche.
luck-check = Vérifier le hasard
luck-is-fair = { $n ->
    [one] Équitable : le seul tirage est bien celui du secret. Ton navigateur l’a recalculé lui-même.
    [many] Équitable : les { $n } tirages sont bien ceux du secret. Ton navigateur les a recalculés lui-même.
   *[other] Équitable : les { $n } tirages sont bien ceux du secret. Ton navigateur les a recalculés lui-même.
}
luck-is-given = { $n ->
    [one] Le premier coup vient d’une autre table : son tirage n’a pas été vérifié ici.
    [many] Les { $n } premiers coups viennent d’une autre table : leurs tirages n’ont pas été vérifiés ici.
   *[other] Les { $n } premiers coups viennent d’une autre table : leurs tirages n’ont pas été vérifiés ici.
}
luck-is-wrong = Pas équitable : le coup { $n } n’est pas celui du secret.
luck-other-secret = Pas équitable : ce secret n’est pas celui sur lequel la table s’était engagée.
luck-seed-used = { $n ->
    [one] Vérifié par ce navigateur : ta graine a servi, et le seul tirage entendu concorde.
    [many] Vérifié par ce navigateur : ta graine a servi, et les { $n } tirages entendus concordent.
   *[other] Vérifié par ce navigateur : ta graine a servi, et les { $n } tirages entendus concordent.
}
luck-other-seed = Pas équitable : ce n’est pas la graine donnée par ce navigateur, ou pas l’engagement vu en premier.
luck-heard-other = Pas équitable : le tirage { $n } n’est pas celui que ce navigateur a entendu.
luck-no-seed = Ce navigateur n’a donné aucune graine à cette table.
luck-other-seal = Pas équitable : une graine n’est pas celle qui a été scellée.
luck-seed-missing = La graine de { $name } a été scellée mais pas révélée à temps ; elle n’a pas compté.
luck-commitment = Le hasard de cette partie est fixé par :
rematch-ask = Encore une fois, avec les mêmes
rematch-go = Vers la partie suivante
replay-watch = Revoir
log-download = Télécharger

# Watching again
replay-title = Revoir une partie
replay-of = { $game }, revu
replay-drop = Dépose ici une partie téléchargée et elle se joue.
replay-choose = Ou choisis le fichier
file-no-log = Ce fichier n’est pas une de nos parties.
replay-controls = Lecture
replay-move = Coup
replay-move-of = { $n } sur { $all }
replay-before = Avant le premier coup
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-view = Vu par
replay-spectator = un spectateur
replay-open = tous, tout ouvert
replay-last-decision = Décision précédente
replay-next-decision = Décision suivante
replay-link = Lien vers ce moment
replay-continue = Continuer d’ici contre des bots

## A match in this browser

table-is-here = Cette partie vit dans ce navigateur : aucun serveur ne la connaît.
invite-friends = Continuer avec des amis
invite-line = La partie passe sur le serveur telle quelle, et des amis prennent ces places :
invite-instead = quelqu’un d’autre à la place de { $who }
invite-go = Déplacer et inviter
invite-nobody = Tout le monde joue sur cet appareil : il n’y a pas de place pour quelqu’un d’autre.
local-stopped = Les règles se sont arrêtées dans ce navigateur. Elles redémarrent ; la partie est comme avant.
local-not-here = Ce navigateur ne peut pas jouer à ce jeu tout seul.
local-not-kept = Ce navigateur ne garde rien : la partie disparaît quand la page se ferme. Télécharge-la si tu veux la garder.
local-damaged = Cette partie était gardée dans ce navigateur, mais son journal est abîmé et elle ne peut pas continuer. Tu peux télécharger ce qui reste.
local-no-table = Cette partie n’est pas dans ce navigateur. Peut-être a-t-elle été jouée dans un autre, ou ses données ont été effacées.
table-here-mark = dans ce navigateur

## Learning

learn-offer = Tu découvres ? 4 minutes
lesson-title = Ta première partie
lesson-step = Étape { $n } sur { $all }
lesson-go-on = Continuer
lesson-not-now = C’est permis, et ça viendra. Pour l’instant, essaie ce qui brille.

# reach: notices, passkeys, all about me
reach-title = Quand c’est à moi
reach-text = Si ton tour vient quand tu n’es pas à la table, on peut te prévenir : une fois par tour, et jamais de ce qui est caché.
reach-show = Régler cela
reach-on = Activé
reach-asked = Un e-mail est en route : ouvre son lien pour accepter.
reach-broken = On n’essaie plus :
reach-broken-note = Un moyen de te prévenir ne marche plus. Les réglages disent pourquoi.
reach-trouble = La dernière notification n’est pas arrivée, on réessaie :
reach-this-browser = Ce navigateur, depuis le { $when }
reach-other-browser = Un autre navigateur, depuis le { $when }
reach-push-on = Me prévenir dans ce navigateur
push-denied = Ce navigateur ne doit pas montrer de notifications de cette page. Ses propres réglages peuvent le changer.
push-not-here = Ce navigateur ne peut pas montrer de notifications ici. Certains demandent que la page soit installée, et tous demandent https.
reach-try = Essayer
reach-tried = Envoyé. Cela devrait arriver dans un instant.
reach-remove = Retirer
reach-add = Un autre moyen
reach-add-now = Ajouter
reach-address-mail = Adresse e-mail
reach-address-discord = Adresse du webhook Discord
reach-address-matrix = Adresse du serveur Matrix
reach-address-ntfy = Adresse du sujet ntfy
reach-address-json = Adresse qui reçoit du JSON
reach-room = Salon
reach-token = Jeton d’accès
reach-token-maybe = Jeton d’accès, si le sujet en demande un
reach-secret = Les messages sont signés avec ce secret, montré seulement maintenant :
quiet-label = Heures de silence : ce qui vient alors attend leur fin
quiet-from = De
quiet-to = À
passkey-title = Une clé qui me reste
passkey-text = Avec une clé d’accès, on te reconnaît sur tout appareil qui l’a : un appareil perdu ne fait rien perdre, et il ne faut pas de compte.
passkey-not-here = Ce navigateur ne connaît pas de clés d’accès ici ; elles demandent https.
passkey-not-made = La clé d’accès n’a pas été créée, ou pas été montrée.
passkey-show = Montrer mes clés d’accès
passkey-add = Ajouter une clé d’accès
passkey-added = La clé d’accès est ajoutée. Garde-la avec tes autres.
passkey-use = Continuer ici avec une clé d’accès
passkey-of = Ajoutée : { $when }
my-data = Tout sur moi
my-data-save = Enregistrer tout ce que ce serveur sait de moi
my-data-forget-text = Qui se fait oublier abandonne ses parties en cours, et le nom n’est gardé nulle part. C’est sans retour.
my-data-forget = M’oublier
mail-confirm-title = Notifications par e-mail
mail-confirm-done = Un message ira désormais à { $about } quand ce sera à toi.
mail-stop-title = Plus d’e-mails
mail-stop-done = { $about } ne recevra plus d’e-mails d’ici.

# Your own box
own-title = Ta propre boîte
own-text = Mets ce que montrent ton plateau et tes cartes. Chaque changement est vérifié aussitôt, et ce que tu fais reste dans ce navigateur.
own-board = Le plateau de ta boîte
own-board-text = Touche ce qui est différent chez toi. Une étoile marque ce qui n’est pas comme imprimé.
own-unsure-keys = Personne ne nous l’a dit avec certitude : { $what }. Regarde ton exemplaire.
own-unsure = Personne ne nous l’a dit avec certitude : regarde ton exemplaire.
own-values = Toutes les valeurs
own-name = Nom de cette boîte
own-new-name = Ma boîte
own-mine = Mes boîtes
own-new = Nouvelle, comme imprimée
own-remove = Supprimer cette boîte
own-share = Partager par un lien
own-share-text = Le lien contient tout ce qui n’est pas comme imprimé. Qui l’ouvre voit ta boîte et peut jouer avec.
own-save = Télécharger (TOML)
own-saved = Enregistrée sous { $file }. Le programme la prend aussi : --box { $file }
own-open = Ouvrir un fichier
own-line = Ligne { $n } :
own-from-link = « { $name } » vient d’un lien. Elle est à toi dès que tu la gardes ou la changes.
own-keep = La garder
own-not-kept = Ce navigateur ne garde rien ici, ou n’a plus de place : télécharge la boîte si tu la veux encore demain.
own-is-printed = Tout est comme imprimé.
own-differs = Valeurs différentes de l’imprimé : { $n }.
own-differs-here = pas comme imprimé
own-fits = Tout va ensemble. Nombre maximal de joueurs : { $most }.
own-broken = Ça ne va pas encore ensemble.
own-undo = Annuler
own-redo = Rétablir
own-all-printed = Tout comme imprimé
own-as-printed = Comme imprimé : { $value }
own-on = oui
own-off = non
own-play = Jouer avec
own-at-table = On joue ici avec une boîte à part : « { $name } ». Pas comme imprimé :
own-at-table-unnamed = À cette table, tout n’est pas comme imprimé :
own-look = Voir cette boîte
box-link-broken = Ce lien vers une boîte est abîmé ou d’une autre version. Rien n’en a été repris.
printed-first = Qui commence
printed-first-drawn = tiré au sort
trial-title = Qu’est-ce que ça changerait ?
trial-text = Des bots du niveau le plus bas (joueurs : { $seats }) jouent jusqu’à { $n } parties avec la boîte imprimée et autant avec la tienne, avec le même hasard, pendant une minute au plus.
trial-start = Essayer
trial-stop = Arrêter
trial-so-far = Parties jouées avec chaque boîte : { $n }.
trial-none = Aucun écart ne dépasse ce que le hasard peut faire.
trial-some = Ce qui est en gras dépasse le hasard.
trial-outdated = La boîte ou le nombre de joueurs a changé depuis.
trial-figure = En moyenne
trial-printed = Imprimée
trial-own = La tienne
trial-more = Écart
trial-sure = plus que le hasard
trial-chance = peut-être le hasard
trial-moves = Coups dans une partie
trial-points = Points, place { $n }
trial-share = Part des victoires, place { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Retour sur la partie
look-back-ask = Revenir sur cette partie
look-back-about = Chaque décision est réexaminée, avec ce que tu pouvais savoir à ce moment-là. Cela prend quelques secondes.
look-back-doing = Analyse : { $done } sur { $all }
look-back-stop = Arrêter
look-back-curve = Part de victoire attendue, coup par coup
look-back-now = Coup { $n } : { $share }
look-back-start = Au début
look-back-result = À la fin
look-back-sum = Au total, tu as perdu { $lost } d’une victoire à coup sûr ; la chance a changé ta part attendue de { $luck }.
look-back-alone = La chance a changé ta part attendue de { $luck }.
# ratings: rated tables, my results, the season
rated-label = Classée : le résultat compte
rated-about = Chaque personne joue sur son propre appareil, avec la boîte telle qu’elle est imprimée, sans conseils et sans annuler de coup. Qui abandonne ou n’est pas là à la fin a perdu. Seules les parties affichées sur la page d’accueil entrent dans le tableau de la saison.
rated-mark = Classée
rated-change = Ta cote : { $before } → { $after }
rated-not-moved = Cette partie n’a changé la cote de personne.
results-title = Mes résultats
results-about = Une cote dit à quel point tu joues bien à un jeu avec ce nombre de joueurs. Elle commence à 25. Le nombre après ± est son incertitude : dans deux cas sur trois, la vérité n’est pas plus loin. Les bots sont mesurés sur la même échelle, et un bot moyen vaut 25.
results-empty = Aucune de tes parties n’est encore terminée sur ce serveur. Ce que tu as joué dans ce navigateur seulement se trouve sous « Mes tables », sur la page d’accueil.
results-matches = { $n ->
    [one] { $n } partie classée
    [many] { $n } parties classées
   *[other] { $n } parties classées
}
results-bots = Bots : { $bots }
results-unmeasured = non mesuré
results-place = Place { $place } sur { $all }
results-gone = Abandon ou absence
results-broken-off = Interrompue
results-not-rated = non classée
results-curve = Ta cote partie après partie, de { $first } à { $last }
season-title = La saison
season-named = La saison : { $name }
season-since = Depuis le { $when }.
season-about = Les parties classées que tout le monde pouvait regarder. Chaque saison, tout le monde repart de zéro, et ce qui se joue aux tables privées n’apparaît pas ici.
# Deals: the same luck at several tables

deal-of-the-day = Donne du jour
deal-day-about = Aujourd’hui, tout le monde joue les mêmes cartes et les mêmes dés contre les mêmes bots.
deal-day-go-on = Donne du jour : continuer
deal-day-compare = Donne du jour : comparer
deal-label = D’autres peuvent jouer la même donne à une autre table
deal-label-note = Une autre table peut alors jouer les mêmes cartes et les mêmes dés, et vous comparez. Pour que le hasard soit le même partout, aucune place n’y ajoute sa propre graine : l’engagement du serveur le fixe d’avance, et après deux semaines il est révélé pour être vérifié.
deal-waiting = Cette table joue une donne : d’autres peuvent jouer les mêmes cartes et les mêmes dés à une autre table. Aucune place n’ajoute donc de graine au hasard.
deal-to = Vers la donne
deal-hidden-title = Joue-la d’abord
deal-hidden-text = D’autres tables jouent aussi cette donne. Tu pourras regarder quand tu l’auras jouée.
deal-compare = Comparer avec les autres
deal-opens = Le hasard de cette donne reste secret jusqu’au { $when }, car d’autres peuvent encore la jouer. Ensuite, il pourra être vérifié ici.
deal-is-open = Le hasard de cette donne est révélé : il peut être vérifié à la fin de chacune de ses tables.
deal-as-heard = { $n ->
    [one] L’unique tirage est celui que ce navigateur a entendu, fixé par l’engagement vu en premier.
    [many] Les { $n } tirages sont ceux que ce navigateur a entendus, fixés par l’engagement vu en premier.
   *[other] Les { $n } tirages sont ceux que ce navigateur a entendus, fixés par l’engagement vu en premier.
}
deal-title = Donne
deal-players = { $n ->
    [0] personne ne l’a encore jouée
    [one] { $n } personne l’a jouée
    [many] { $n } personnes l’ont jouée
   *[other] { $n } personnes l’ont jouée
}
deal-play-first = Tu verras ce que les autres en ont fait quand tu l’auras jouée. Ta première fois compte.
deal-play = La jouer maintenant
deal-go-on = Continuer
deal-place = Place { $place } sur { $of }
deal-better = { $n } % des points de comparaison à cette place
deal-alone = Il n’y a encore personne avec qui comparer
deal-seat = Place { $n }
deal-range = { $n ->
    [one] Un résultat : { $least } points
    [many] { $n } résultats, de { $least } à { $most } points
   *[other] { $n } résultats, de { $least } à { $most } points
}
deal-score = { $n } %
deal-again = pas la première fois
deal-bot-played = un bot a continué
deal-late = trop tard pour compter
deal-playing = Encore en cours
deal-show = Les personnes qui l’ont jouée peuvent regarder ma partie
deal-another = La jouer à une autre table
deal-exchange = Les mêmes, places échangées
deal-yesterday = La donne d’hier
deal-today = La donne d’aujourd’hui
deal-how = Comment ça marche
deal-fair = Qui fait la même chose rencontre les mêmes cartes et les mêmes dés ; là où les tables diffèrent, elles partagent encore autant de hasard que possible. Seule la première fois compte, et personne ne voit rien d’une donne avant de l’avoir jouée. Avec un second nom, on pourrait jouer deux fois : cela ne peut être empêché. Les jours commencent et finissent en temps universel (UTC). Les points de comparaison se comptent comme au bridge en duplicata : un pour chaque personne à la même place qui a fait moins bien, un demi en cas d’égalité.
deal-secret = Le hasard venait de ce secret :
deal-copy = Copier le lien
