# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Deux clans tracent des chemins dans une grotte obscure jusqu’à la sortie, et tous les nains ne travaillent pas pour le leur.

## Playing a card

lay = Poser une carte Chemin : { $a }, { $b }
    .told = { $who } pose une carte Chemin : { $a }, { $b }.
play = Jouer : { $a }
    .told = { $who } joue : { $a }.
discard = Défausser : { $a }
    .told = { $who } défausse : { $a }.
    .asked = Quelle carte joues-tu ou défausses-tu ?
enough = Ne pas défausser de deuxième carte
    .told = { $who } ne défausse pas de deuxième carte.
    .mine = Tu ne défausses pas de deuxième carte.
    .asked = Défausses-tu une deuxième carte ?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] { ABS($a) } carte à l’ouest
        [many] { ABS($a) } cartes à l’ouest
       *[other] { ABS($a) } cartes à l’ouest
    }
   *[plus] { ABS($a) ->
        [one] { ABS($a) } carte à l’est
        [many] { ABS($a) } cartes à l’est
       *[other] { ABS($a) } cartes à l’est
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] { ABS($b) } carte au sud
        [many] { ABS($b) } cartes au sud
       *[other] { ABS($b) } cartes au sud
    }
   *[plus] { ABS($b) ->
        [one] { ABS($b) } carte au nord
        [many] { ABS($b) } cartes au nord
       *[other] { ABS($b) } cartes au nord
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] au départ
       *[other] { north-south } du départ
    }
   *[other] { SIGN($b) ->
        [none] { east-west } du départ
       *[other] { north-south } et { east-west } du départ
    }
}
at = Ici : { where }
    .told = { $who } choisit l’emplacement { where }.
    .asked = { $wait ->
        [16] Où poses-tu la carte Chemin ?
       *[other] Où utilises-tu cette carte ?
    }
web = Toile sur un bord : { where }, côté : { $c }
    .told = { $who } tisse une toile : { where }, côté : { $c }.
    .asked = Où tisses-tu la toile ?
look-goal = Regarder le but { $a }
    .told = { $who } regarde le but { $a }.
    .mine = Tu regardes le but { $a }.
    .asked = Quel but regardes-tu en secret ?
look-clan = Regarder une carte Clan : { $a }
    .told = { $who } regarde une carte Clan : { $a }.
    .mine = Tu regardes une carte Clan : { $a }.
    .asked = Quel but ou quelle carte Clan regardes-tu en secret ?
swap = Échanger les mains : { $a }
    .told = { $who } échange les mains : { $a }.
    .asked = Avec qui échanges-tu ta main ?
give = La poser devant : { $a }
    .told = { $who } la pose devant : { $a }.
    .asked = Devant qui la poses-tu ?

## Moving

step = Sur cette carte : { $a }
    .told = { $who } se déplace sur la carte : { $a }.
cross = Vers la carte voisine : { $a }
    .told = { $who } passe sur la carte voisine : { $a }.
climb = Par l’échelle : { where }
    .told = { $who } prend l’échelle : { where }.
stop = Ne pas aller plus loin
    .told = { $who } ne va pas plus loin.
    .mine = Tu ne vas pas plus loin.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] Tu déplaces le Rat : où se glisse-t-il ?
            [1] Tu déplaces le Lindworm : où se glisse-t-il ?
           *[other] Tu déplaces le Gobelin : où se glisse-t-il ?
        }
       *[other] Où va ton nain ?
    }
chop = Utiliser une hache contre la toile : { $a }
    .told = { $who } utilise une hache contre la toile : { $a }.
strike = Utiliser une hache contre la créature
    .told = { $who } utilise une hache contre la créature.
refrain = Garder la hache
    .told = { $who } garde la hache.
    .asked = Une créature attaque : utilises-tu ta hache ?
orient = Orienter le but : { $a }
    .told = { $who } oriente le but : { $a }.
    .asked = Dans quel sens placer le but ?

## Proposing the end

propose = Proposer de mettre fin à la partie
    .told = { $who } propose de mettre fin à la partie.
agree = Accepter de mettre fin à la partie
    .told = { $who } accepte.
refuse = Continuer à jouer
    .told = { $who } veut continuer à jouer.
    .asked = Arrêter la partie maintenant, ou continuer ?

## What others do in secret

discard-hidden = Défausser face cachée, niveau { $a }
    .told = { $who } défausse une carte face cachée, niveau { $a }.
clan-hidden = Une carte Clan : { $a }
    .told = Une carte Clan est distribuée : { $a }.
goal-hidden = Un but, face cachée
    .told = Un but est posé face cachée.
draw-hidden = Une carte de niveau { $a }
    .told = Une carte est piochée, niveau { $a }.
read-hidden = Une carte de l’autre main
    .told = Une carte d’une main échangée est regardée.
lose-hidden = Une carte de niveau { $a } est perdue
    .told = Une carte au hasard est perdue face cachée, niveau { $a }.
see-goal-hidden = Un but est regardé
    .told = Le but est regardé en secret.
see-clan-hidden = Une carte Clan est regardée
    .told = La carte Clan est regardée en secret.
aside-hidden = Les cartes mises de côté sont regardées
    .told = Qui sort en premier regarde les cartes Clan mises de côté.

## Luck

mix = Le seul clan : { $a }
    .told = Tous les nains sont du même clan : { $a }.
clan = Une carte Clan : { $a }, { $b }
    .told = Une carte Clan est distribuée : { $a }, { $b }.
goal = Un but : { $a }
    .told = Un but est posé face cachée : { $a }.
draw = Une carte : { $a }
    .told = Une carte est piochée : { $a }.
begin = { $a } commence
    .told = { $a } commence.
read = Une carte de l’autre main : { $a }
    .told = La main échangée contient : { $a }.
lose = Perdu : { $a }
    .told = Une carte au hasard est perdue : { $a }.
see-goal = Le but est : { $a }
    .told = Le but est : { $a }.
see-clan = Le nain est : { $a }
    .told = Le nain est : { $a }.
turn-up = Le but est : { $a }
    .told = Le but est retourné : { $a }.
unmask = Le nain est : { $a }
    .told = Une carte Clan est retournée : { $a }.
aside = Saboteurs mis de côté : bleu { $a }, jaune { $b }
    .told = Saboteurs parmi les cartes mises de côté : bleu { $a }, jaune { $b }.
tally = Nains qui travaillent pour ce clan : { $a }
    .told = Nains qui travaillent pour ce clan : { $a }.

## Words

word-upright = à l’endroit
word-turned = avec un demi-tour
word-north = nord
word-east = est
word-south = sud
word-west = ouest
word-n = l’extrémité nord
word-e = l’extrémité est
word-s = l’extrémité sud
word-w = l’extrémité ouest
word-a = le milieu
word-b = le milieu de l’autre voie
word-t = le tunnel ou le fond
word-blue = bleu
word-yellow = jaune
word-loyal = loyal
word-saboteur = saboteur
word-goal-exit = sortie
word-goal-lair = antre sombre
word-goal-ladder = échelle
word-goal-gold = filon d’or
word-all = tous sont dehors
word-more = il en reste à l’intérieur

## Cards

word-cross-1 = croisement (I)
word-tee-new-1 = embranchement nord-est-ouest (I)
word-tee-nes-1 = embranchement nord-est-sud (I)
word-bend-ne-1 = virage nord-est (I)
word-bend-nw-1 = virage nord-ouest (I)
word-line-ns-1 = ligne droite nord-sud (I)
word-line-ew-1 = ligne droite est-ouest (I)
word-end-n-1 = cul-de-sac nord (I)
word-cross-1-lair = croisement avec antre sombre (I)
word-tee-new-1-lair = embranchement nord-est-ouest avec antre sombre (I)
word-line-ew-1-lair = ligne droite est-ouest avec antre sombre (I)
word-bend-nw-1-lair = virage nord-ouest avec antre sombre (I)
word-end-n-1-ladder = cul-de-sac nord avec échelle (I)
word-bend-ne-1-ladder = virage nord-est avec échelle (I)
word-bridge-ew-1 = pont est-ouest (I)
word-curves-ne-1 = double virage nord-est avec tunnel (I)
word-cross-2 = croisement (II)
word-tee-new-2 = embranchement nord-est-ouest (II)
word-tee-nes-2 = embranchement nord-est-sud (II)
word-bend-ne-2 = virage nord-est (II)
word-bend-nw-2 = virage nord-ouest (II)
word-line-ew-2 = ligne droite est-ouest (II)
word-end-e-2 = cul-de-sac est (II)
word-tee-nes-2-lair = embranchement nord-est-sud avec antre sombre (II)
word-bend-ne-2-lair = virage nord-est avec antre sombre (II)
word-line-ns-2-lair = ligne droite nord-sud avec antre sombre (II)
word-bend-nw-2-ladder = virage nord-ouest avec échelle (II)
word-bridge-ns-2 = pont nord-sud (II)
word-bridge-ew-2 = pont est-ouest (II)
word-curves-ne-2 = double virage nord-est avec tunnel (II)
word-curves-nw-2 = double virage nord-ouest avec tunnel (II)
word-tee-new-2-gold = embranchement nord-est-ouest avec filon d’or (II)
word-cross-3 = croisement (III)
word-tee-new-3 = embranchement nord-est-ouest (III)
word-tee-nes-3 = embranchement nord-est-sud (III)
word-bend-ne-3 = virage nord-est (III)
word-bend-nw-3 = virage nord-ouest (III)
word-line-ns-3 = ligne droite nord-sud (III)
word-line-ew-3 = ligne droite est-ouest (III)
word-cross-3-lair = croisement avec antre sombre (III)
word-line-ew-3-lair = ligne droite est-ouest avec antre sombre (III)
word-end-e-3-ladder = cul-de-sac est avec échelle (III)
word-bridge-ns-3 = pont nord-sud (III)
word-curves-ne-3 = double virage nord-est avec tunnel (III)
word-curves-nw-3 = double virage nord-ouest avec tunnel (III)
word-tee-nes-3-gold = embranchement nord-est-sud avec filon d’or (III)
word-information-1 = Information secrète (I)
word-information-2 = Information secrète (II)
word-information-3 = Information secrète (III)
word-cave-in-1 = Éboulement (I)
word-cave-in-2 = Éboulement (II)
word-cave-in-3 = Éboulement (III)
word-swap-1 = Échange de cartes (I)
word-swap-2 = Échange de cartes (II)
word-swap-3 = Échange de cartes (III)
word-spiderweb-1 = Toile d’araignée (I)
word-spiderweb-2 = Toile d’araignée (II)
word-spiderweb-3 = Toile d’araignée (III)
word-boots-1 = Bottes (I)
word-boots-2 = Bottes (II)
word-boots-3 = Bottes (III)
word-axe-1 = Hache de combat (I)
word-axe-2 = Hache de combat (II)
word-axe-3 = Hache de combat (III)
word-rat-1 = Rat (I)
word-rat-2 = Rat (II)
word-rat-3 = Rat (III)
word-lindworm-1 = Lindworm (I)
word-lindworm-2 = Lindworm (II)
word-lindworm-3 = Lindworm (III)
word-goblin-1 = Gobelin (I)
word-goblin-2 = Gobelin (II)
word-goblin-3 = Gobelin (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } carte
    [many] { $n } cartes
   *[other] { $n } cartes
}
some-fields = { $n ->
    [one] { $n } case
    [many] { $n } cases
   *[other] { $n } cases
}
some-nuggets = { $n ->
    [one] { $n } pépite
    [many] { $n } pépites
   *[other] { $n } pépites
}
some-place = { $side ->
    [here] { $mark ->
        [0] sur le départ
       *[other] sur le but { $mark }
    }
    [north] { $mark ->
        [0] au nord du départ
       *[other] au nord du but { $mark }
    }
    [east] { $mark ->
        [0] à l’est du départ
       *[other] à l’est du but { $mark }
    }
    [south] { $mark ->
        [0] au sud du départ
       *[other] au sud du but { $mark }
    }
    [west] { $mark ->
        [0] à l’ouest du départ
       *[other] à l’ouest du but { $mark }
    }
   *[towards] en direction du but { $mark }
}
the-creature = { $creature ->
    [rat] Le rat
    [lindworm] Le lindworm
   *[goblin] Le gobelin
}
driven-creature = { $creature ->
    [rat] le rat
    [lindworm] le lindworm
   *[goblin] le gobelin
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] Tu fais partie du clan bleu, en toute loyauté.
       *[yellow] Tu fais partie du clan jaune, en toute loyauté.
    }
   *[saboteur] { $clan ->
        [blue] Tu fais partie du clan bleu, mais tu travailles en secret pour les jaunes.
       *[yellow] Tu fais partie du clan jaune, mais tu travailles en secret pour les bleus.
    }
}
event-clan = { $clan ->
    [blue] { $who } fait partie du clan bleu.
   *[yellow] { $who } fait partie du clan jaune.
}
event-goals-laid = Les quatre buts sont posés face cachée.
event-drew = { $who } pioche { some-cards }.
event-drew-cards = Tu pioches : { $cards }.
event-laid = { $me ->
    [who] Tu poses une carte Chemin { some-place } : { $card }.
   *[other] { $who } pose une carte Chemin { some-place } : { $card }.
}
event-played = { $me ->
    [who] Tu joues : { $card }.
   *[other] { $who } joue : { $card }.
}
event-discarded = { $who } défausse { some-cards }.
event-discarded-cards = Tu défausses : { $cards }.
event-caved-in = Le chemin { some-place } s’effondre.
event-came-out = { the-creature } sort de son antre { some-place }.
event-web-spun = { $me ->
    [who] Tu tisses une toile { some-place }.
   *[other] { $who } tisse une toile { some-place }.
}
event-swapped = { $me ->
    [who] Toi et { $whom } échangez vos mains.
    [whom] { $who } et toi échangez vos mains.
   *[other] { $who } et { $whom } échangent leurs mains.
}
event-read-cards = Ta nouvelle main : { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] Tu reçois une paire de bottes.
       *[axe] Tu reçois une hache de guerre.
    }
   *[other] { $item ->
        [boots] { $who } reçoit une paire de bottes.
       *[axe] { $who } reçoit une hache de guerre.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] À toi de garder le secret : le but { $n } est la sortie !
    [goal-lair] À toi de garder le secret : le but { $n } est un antre sombre.
    [goal-ladder] À toi de garder le secret : le but { $n } est une échelle.
   *[goal-gold] À toi de garder le secret : le but { $n } est un filon d’or.
}
event-saw-clan = { $loyalty ->
    [loyal] À toi de garder le secret : { $who } joue pour son clan.
   *[saboteur] À toi de garder le secret : { $who } joue contre son clan !
}
event-walked = { $me ->
    [who] Tu marches de { some-fields }.
   *[other] { $who } marche de { some-fields }.
}
event-climbed = { $me ->
    [who] Tu prends l’échelle et te retrouves { some-place }.
   *[other] { $who } prend l’échelle et se retrouve { some-place }.
}
event-crept = { the-creature } rampe de { some-fields }.
event-chopped = { $me ->
    [who] { $left ->
        [0] Tu détruis une toile à la hache.
       *[other] Tu frappes une toile à la hache ; encore un coup et elle disparaît.
    }
   *[other] { $left ->
        [0] { $who } détruit une toile à la hache.
       *[other] { $who } frappe une toile à la hache ; encore un coup et elle disparaît.
    }
}
event-struck = { $me ->
    [who] Tu chasses { driven-creature } à la hache.
   *[other] { $who } chasse { driven-creature } à la hache.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] Le pont réduit ta main d’une carte pour de bon.
       *[other] Le pont te coûte une carte, et ta main est désormais plus petite.
    }
   *[other] { $n ->
        [0] Le pont réduit pour de bon la main de { $who } d’une carte.
       *[other] Le pont coûte une carte à { $who }.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] Tu rampes gratuitement dans le tunnel : tu n’as pas d’or.
       *[other] Le tunnel te coûte une pépite.
    }
   *[other] { $n ->
        [0] { $who } rampe gratuitement dans le tunnel, faute d’or.
       *[other] Le tunnel coûte une pépite à { $who }.
    }
}
event-reached = { $me ->
    [who] { the-creature } t’atteint ! Utilises-tu ta hache ?
   *[other] { the-creature } atteint { $who } !
}
event-bitten = { $me ->
    [who] { $n ->
        [0] Le rat t’atteint : tu n’as pas de carte à perdre, mais ta main est désormais plus petite.
       *[other] Le rat t’atteint : tu perds une carte, et ta main est désormais plus petite.
    }
   *[other] { $n ->
        [0] Le rat atteint { $who }, qui n’a pas de carte à perdre.
       *[other] Le rat atteint { $who }, qui perd une carte.
    }
}
event-felled = { $me ->
    [who] Le lindworm te jette à terre.
   *[other] Le lindworm jette { $who } à terre.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] Le gobelin ne trouve pas d’or sur toi.
       *[other] Le gobelin te vole une pépite.
    }
   *[other] { $n ->
        [0] Le gobelin ne trouve pas d’or sur { $who }.
       *[other] Le gobelin vole une pépite à { $who }.
    }
}
event-lost-card = Tu perds : { $card }.
event-goal-up = { $goal ->
    [goal-exit] Le but { $n } est dévoilé : la sortie !
    [goal-lair] Le but { $n } est dévoilé : un antre sombre.
    [goal-ladder] Le but { $n } est dévoilé : une échelle.
   *[goal-gold] Le but { $n } est dévoilé : un filon d’or.
}
event-dug = { $me ->
    [who] Tu extrais une pépite du filon.
   *[other] { $who } extrait une pépite du filon.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Tout le monde sait maintenant que tu joues pour ton clan.
       *[saboteur] Tout le monde le sait maintenant : tu joues contre ton clan !
    }
   *[other] { $loyalty ->
        [loyal] { $who } joue pour son clan.
       *[saboteur] { $who } joue contre son clan : sabotage !
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] Tu quittes la grotte, sans or.
       *[other] Tu quittes la grotte avec { some-nuggets } !
    }
   *[other] { $n ->
        [0] { $who } quitte la grotte, sans or.
       *[other] { $who } quitte la grotte avec { some-nuggets } !
    }
}
event-gone = { the-creature } s’éclipse.
event-web-thin = Une toile s’use.
event-web-gone = Une toile disparaît.
event-got-up = { $me ->
    [who] Tu te relèves, mais tu ne marches pas à ce tour.
   *[other] { $who } se relève, mais ne marche pas à ce tour.
}
event-skipped = { $me ->
    [who] Tu n’as pas de cartes : ton tour est sauté.
   *[other] { $who } n’a pas de cartes et passe son tour.
}
event-over-out = { $clan ->
    [blue] Tous ceux qui travaillent pour les bleus sont dehors : la partie est finie.
   *[yellow] Tous ceux qui travaillent pour les jaunes sont dehors : la partie est finie.
}
event-over-agreed = Tout le monde est d’accord : la partie est finie.
event-over-cards = La dernière carte est jouée : la partie est finie.
event-hoards = { $clan ->
    [blue] Butins : bleus { $blue }, jaunes { $yellow }. Les bleus gagnent !
   *[yellow] Butins : bleus { $blue }, jaunes { $yellow }. Les jaunes gagnent !
}
event-nobody-out = Personne n’est sorti de la grotte : personne ne gagne.

# The board
map-axes = En haut : cartes à l’est du départ. À gauche : cartes au nord.
map-part = La grotte est plus large que l’écran. Partie affichée, autour de : { $who }
field = case
bridge = pont
tunnel = tunnel
dug-out = filon vide
web-left = toile et son chiffre
may-go-here = emplacement possible
rat = Rat
lindworm = Lindworm
goblin = Gobelin
loyalty = Loyauté
nuggets = Or
hand-levels = Cartes I-II-III
limit = Limite
place = Position
before = Devant soi
boots = bottes
axe = hache
lying-down = à terre
out-of-cave = dehors
only-you = toi seul le sais
seen-by = vue par { $who }
goal-known = But { $n } : { $a } (toi seul le sais)
goal-seen = But { $n } : vu par { $who }
your-hand = Ta main : { $a }
your-drops = Défaussé ou perdu par toi, face cachée : { $a }
their-hand = { $who } a en main : { $a }
pile-levels = Pioche : { $a } I, { $b } II, { $c } III
bank = Réserve : { $n }
turn-of = Tour : { $who }
ask-playing = joue ou défausse une carte
ask-placing = choisis l’emplacement : { $a }
ask-aiming = choisis la cible : { $a }
ask-discarding = défausse une deuxième carte, ou arrête là
ask-creeping = { $a } (pas restants : { $n })
ask-walking = pas restants : { $n }
ask-orienting = choisis le sens du but
ask-asking = utilise une hache contre la créature, ou pas
ask-answering = mets fin à la partie, ou continue
goal-was = But { $n } : { $a }

## Why not?

why-card-first = D’abord une carte : joue ou défausse.
why-place-first = Ta carte est encore en l’air. Choisis d’abord son emplacement.
why-aim-first = Choisis d’abord la cible de cette carte : { $card }.
why-discarding = Tu défausses : une deuxième carte, ou tu arrêtes là.
why-creature-first = D’abord, la créature avance ou s’arrête.
why-dwarf-walks = Ta carte est jouée. Maintenant ton nain marche, ou reste.
why-goal-first = Dis d’abord dans quel sens se trouve le but.
why-axe-first = Dis d’abord si tu utilises ta hache contre la créature.
why-answer-first = Réponds d’abord : finir la partie, ou continuer ?
why-answered = Tu as déjà accepté. Les autres réfléchissent encore.
why-no-creature = Aucune créature n’attaque ton nain.
why-no-axe = Il n’y a pas de hache devant toi.
why-no-goal-turned = Aucun but n’attend que tu choisisses son sens.
why-no-calling = À cette table, personne ne peut proposer la fin.
why-proposed = Tu as déjà proposé la fin à ce tour. Une fois suffit.
why-too-late = La fin se propose avant de jouer une carte.
why-no-proposal = Personne n’a proposé de mettre fin à la partie.
why-not-held = Tu n’as pas cette carte en main : { $card }.
why-same-turned = Avec un demi-tour, cette carte reste la même ; pose-la à l’endroit : { $card }.
why-fits-nowhere = Il n’y a pas d’emplacement où cette carte convient : { $card }, { $way }.
why-nothing-secret = Plus de secrets : il ne reste rien face cachée que tu puisses regarder.
why-nothing-to-bury = Aucune carte Chemin n’est libre pour un éboulement.
why-all-in-boots = Tout le monde a déjà des bottes.
why-no-lair = Aucun antre sombre en vue d’où la faire sortir.
why-no-card-there = Il n’y a pas de carte à cet endroit.
why-no-lair-there = Cette carte n’a pas d’antre sombre.
why-never-buried = Le départ et les buts ne s’éboulent jamais.
why-occupied = Quelqu’un se trouve sur cette carte.
why-cell-taken = Il y a déjà une carte à cet endroit.
why-nothing-beside = Cet emplacement ne touche aucune carte face visible.
why-meets-a-wall = Un chemin y buterait contre un mur, de ce côté : { $side }.
why-no-path-prolonged = Elle irait, mais elle ne prolonge aucun chemin.
why-web-there = Il y a déjà une toile ici. Une seule suffit.
why-no-path-there = Aucun chemin ne passe ce bord : la toile ne tiendrait à rien.
why-goal-open = Ce but est face visible, tout le monde le voit.
why-own-clan = Ta propre carte Clan, tu la connais.
why-clan-open = Cette carte Clan est face visible, tout le monde la voit : { $who }.
why-own-hand = Échanger ta main avec toi-même ne changerait pas grand-chose.
why-has-boots = Une paire chacun, et ces pieds ont déjà la leur : { $who }.
why-nobody-there = Personne n’est assis à cette place.
why-lying-down = Ton nain est à terre et ne va pas plus loin.
why-just-up = Ton nain vient de se relever : à ce tour, il reprend son souffle.
why-no-steps = Il ne reste plus un seul pas.
why-not-next = Aucun chemin n’y mène en un pas.
why-wall-here = Il y a un mur de ce côté : { $side }.
why-other-field = La sortie part d’une autre case de cette carte : { $side }.
why-nothing-beyond = Il n’y a pas encore de carte de ce côté : { $side }.
why-web-holds = Une toile barre le passage : { $side }.
why-wall-beyond = La carte d’à côté montre un mur : { $side }.
why-not-on-ladder = Pour grimper, il faut être sur une échelle.
why-same-ladder = C’est l’échelle sur laquelle tu es.
why-no-ladder-there = Il n’y a pas d’échelle là-bas.
why-out = Ton nain est dehors, au soleil. Il ne coupe plus de toiles.
why-no-web = Il n’y a pas de toile de ce côté : { $side }.
why-not-at-web = La toile est là, mais ton nain ne l’atteint pas depuis sa case : { $side }.

# What is wrong with a box
box-card-side = Carte « { $key } » : le côté { $side } donne sur plus d’une case.
box-card-field = Carte « { $key } » : aucun chemin ne mène à la case { $field }.
box-card-crossing = Carte « { $key } » : pas pour la traverser : { $given } au lieu de { $needed }.
box-card-feature = La carte « { $key } » a plus d’un élément de cette sorte : { $feature }.
box-card-start = La carte « { $key } » doit avoir une échelle et s’ouvrir de tous les côtés.
box-card-goal = On ne peut pas entrer sur la carte « { $key } » de tous les côtés, même retournée.
box-card-exit = Carte « { $key } » : la sortie va sur goal-exit et nulle part ailleurs.
box-total = « { $key } » donne un total de { $given } au lieu de { $needed }.
box-too-many = « { $key } » demande { $given }, mais le maximum est { $most }.
box-idle-clan = « { $key } » doit être { $most } et non { $given } : avec davantage de ces cartes, un clan pourrait n’avoir personne qui travaille pour lui.

# House rules
house-clan = À trois et à quatre, tous les nains sont
house-clan-blue = bleus
house-clan-yellow = jaunes
house-clan-drawn = tirés au sort
house-finish-turn = Après la toute dernière carte, le nain peut encore marcher
house-call-it = Les joueurs peuvent proposer d’arrêter la partie
variant-last-steps = Derniers pas : le tour final se termine
variant-by-agreement = D’un commun accord : on peut proposer de finir

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who } sabote probablement ({ $percent } %){ suspect-why }
    [perhaps] { $who } sabote peut-être ({ $percent } %){ suspect-why }
   *[loyal] { $who } sert probablement son clan (sabotage : { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] a rallongé { suspect-way }
    [shorter] a raccourci { suspect-way }
    [caved-in] a fait effondrer une partie de la grotte sur { suspect-way }
    [web] a tissé une toile sur { suspect-way }
    [boots] a offert des bottes (pour { suspect-whom })
    [axe] a offert une hache (pour { suspect-whom })
    [rat] a envoyé le rat (contre { suspect-whom })
    [lindworm] a envoyé le lindworm (contre { suspect-whom })
   *[goblin] a envoyé le gobelin (contre { suspect-whom })
}
suspect-whom = { $me ->
    [whom] toi
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] ton chemin
   *[other] le chemin de { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, après un regard sur le but { $n }
    [clan] { $me ->
        [seen] { "" }, après un regard sur ta carte Clan
       *[other] { "" }, après un regard sur la carte Clan de { $seen }
    }
   *[nothing] { "" }
}
