# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Lance les dés pour rafler des diamants au nez d’un troll, puis prends de vitesse un dragon qui se réveille et emporte son or.

roll-grotto = Lancer les dés Grotte
    .told = { $who } lance les dés Grotte.
    .asked = La Grotte t’attend : lance ses dés.
set-aside = Mettre de côté : { $a }
    .told = { $who } met de côté : { $a }.
    .mine = Tu mets de côté : { $a }.
enter = Entrer dans la Salle du Trésor
    .told = { $who } entre dans la Salle du Trésor.
    .mine = Tu entres dans la Salle du Trésor.
roll-treasure = Lancer les dés Trésor
    .told = { $who } lance les dés Trésor.
    .asked = Tu es dans la Salle du Trésor : lance les dés pour l’or.
roll-dragon = Lancer les dés Dragon
    .told = { $who } lance les dés Dragon.
    .asked = Réveilleras-tu le dragon avant que { $who } ne file ?
leave = Sortir avec tout le butin
    .told = { $who } sort avec tout le butin.
    .asked = Continues-tu, ou sors-tu avec tout le butin ?
take = Prendre : { $a }
    .told = { $who } prend : { $a }.
    .asked = Quel trésor prends-tu ?

begin = { $a } commence
    .told = { $a } commence.
show-one = Dés Grotte : { $a }
    .told = Dés Grotte : { $a }.
show-two = Dés Grotte : { $a }, { $b }
    .told = Dés Grotte : { $a }, { $b }.
show-three = Dés Grotte : { $a }, { $b }, { $c }
    .told = Dés Grotte : { $a }, { $b }, { $c }.
show-four = Dés Grotte : { $a }, { $b }, { $c }, { $d }
    .told = Dés Grotte : { $a }, { $b }, { $c }, { $d }.
find = Pépites sur les dés Trésor : { $a } + { $b }
    .told = Pépites sur les dés Trésor : { $a } + { $b }.
stir = Dés Dragon : { $a }, { $b }
    .told = Dés Dragon : { $a }, { $b }.

word-diamond = diamant
word-key = clé
word-door = porte
word-troll = troll
word-nugget = pépite
word-blank = vide
word-dragon = dragon

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } diamant
    [many] { $diamonds } diamants
   *[other] { $diamonds } diamants
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } pépite
    [many] { $nuggets } pépites
   *[other] { $nuggets } pépites
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } et { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] Tu lances : { $dice }.
   *[other] { $who } lance : { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] Le Troll surgit, mais tu n’as rien à perdre.
       *[other] Le Troll surgit et te prend { some-diamonds } !
    }
   *[other] { $diamonds ->
        [0] Le Troll surgit, mais { $who } n’a rien à perdre.
       *[other] Le Troll surgit et prend { some-diamonds } à { $who } !
    }
}
event-left = { $me ->
    [who] Tu sors sans encombre avec { loot }.
   *[other] { $who } sort sans encombre avec { loot }.
}
event-left-empty = { $me ->
    [who] Tu sors les mains vides.
   *[other] { $who } sort les mains vides.
}
event-found = { $me ->
    [who] Tu trouves { some-nuggets }.
   *[other] { $who } trouve { some-nuggets }.
}
event-found-none = { $me ->
    [who] Tu ne trouves rien.
   *[other] { $who } ne trouve rien.
}
event-sleeps = { $me ->
    [who] Tu lances pour le dragon : il dort toujours.
   *[other] { $who } lance pour le dragon : il dort toujours.
}
event-stirs = { $me ->
    [who] Tu lances un dragon : il remue. Encore un et il se réveille.
   *[other] { $who } lance un dragon : il remue. Encore un et il se réveille.
}
event-woke = { $me ->
    [who] Tu réveilles le dragon !
   *[other] { $who } réveille le dragon !
}
event-dropped = { $me ->
    [who] Tu lâches { loot }.
   *[other] { $who } lâche { loot }.
}
event-hand-dropped = Le Troll lâche aussi { some-diamonds }.
event-got = { $me ->
    [who] Tu reçois { loot }.
   *[other] { $who } reçoit { loot }.
}
event-over-grotto = La Grotte est vide : la partie est finie.
event-over-cavern = La Salle du Trésor est vide : la partie est finie.
event-over-all = La Grotte et la Salle du Trésor sont vides : la partie est finie.
event-over-barren = Personne ne trouve d’or depuis trop longtemps : la partie est finie.

# The board
grotto = Grotte
cavern = Salle du Trésor
diamonds = Diamants restants
nuggets = Pépites restantes
troll-hand = Main du Troll
free = Dés libres
blocked = Dés bloqués
last-turn = Tour précédent
troll-came = Le Troll est venu et a pris le butin.
treasure-dice = Dés Trésor
dragon-dice = Dés Dragon
not-rolled = pas encore lancés
dragon-sides = { $n ->
    [one] { $n } face dragon sur { $of }
    [many] { $n } faces dragon sur { $of }
   *[other] { $n } faces dragon sur { $of }
}
the-dragon = Le dragon
asleep = endormi
stirring = s’agite : encore un dragon et il se réveille
awake = réveillé
dragon-woke = Dernière visite : dragon réveillé, les autres ont tout pris.
to-share = À partager
ends-one = La partie se termine quand la Grotte ou la Salle du Trésor est vide.
ends-both = La partie se termine quand la Grotte et la Salle du Trésor sont vides.
ends-barren = Grotte vide : tour { $n } sur { $of } sans pépite, puis la partie se termine.
pack = Sac
points = Points
at-risk = En danger
adventurer = à l’aventure
takes = prend le prochain trésor

# Why not?
why-sharing = Chaque chose en son temps : on partage d’abord le trésor lâché.
why-not-the-adventurer = À ce tour, c’est { $who } qui part à l’aventure.
why-nothing-dropped = Personne n’a lâché de trésor à partager.
why-takes-next = Le prochain à se servir : { $who }.
why-nobody-inside = Personne n’est dans la Salle du Trésor : laisse dormir le dragon.
why-own-dragon = Réveiller le dragon, c’est l’affaire des autres. Toi, tu préfères qu’il dorme.
why-beats = Ici, les dés Dragon roulent tout seuls, temps par temps.
why-treasure-first = Les dés Dragon attendent le premier lancer des dés Trésor.
why-dice-elsewhere = Les dés Dragon sont passés plus loin. C’est { $who } qui les a.
why-not-inside = Les dés Trésor se lancent dans la Salle du Trésor, et tu n’y es pas encore.
why-cavern-empty = La Salle du Trésor est vide : clés et portes ne servent plus à rien.
why-one-is-enough = Un dé suffit, et il est déjà mis de côté : { $face }.
why-none-shows = Aucun dé libre ne montre cette face : { $face }.
why-last-die = Un autre dé doit rester libre : le dernier ne peut pas être mis de côté.
why-no-key-and-door = Sans clé et sans porte, la Salle du Trésor reste fermée.
why-first-roll = Te voilà dans la Grotte, alors lance : le premier lancer est obligatoire.
why-inside = Tu es dans la Salle du Trésor. Les dés Grotte restent dehors.

# What is wrong with a box
box-die-sides = « { $key } » : un dé a { $needed } faces, mais { $given } sont indiquées.

# House rules
house-end = La partie s’achève quand
house-end-one = un trésor est vide
house-end-both = les deux trésors sont vides
house-auto-share = Ce qui tombe se partage tout seul
house-race = La course dans la caverne
house-race-live = Contre la montre
house-race-beats = En cadence, sans hâte
variant-calm = Calme : la course coup par coup
variant-children = Pour enfants : une course plus lente
variant-long = Longue : jusqu’à ce que les deux lieux soient vides

# The turn, solved
solved = Bien joué, le premier tour d'une partie vaut { $n } points d'avance ({ $players } joueurs).
solved-grotto = Grotte : que faire, selon les diamants amassés
solved-trolls = Trolls
solved-no = –
solved-shown = visible
solved-aside = mise de côté
solved-alike = Clé et porte se valent : ce qui est dit de l'une vaut pour l'autre.
solved-cavern = Salle du Trésor : à partir de combien de pépites sortir, selon les diamants emportés et le dé Dragon mis de côté
solved-diamonds = Diamants
solved-asleep = aucun
solved-first = le premier
solved-second = le second
solved-roll = lancer
solved-leave = sortir
solved-enter = entrer dans la Salle du Trésor
solved-set-key = mettre la clé de côté
solved-set-door = mettre la porte de côté

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Rien n’est encore en jeu.
   *[other] Le Troll vient dans { $percent } lancers sur 100. En jeu : { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] Il n’y a encore rien à emporter ; un autre lancer amène le Troll { $percent } fois sur 100.
   *[other] En sûreté : { some-diamonds }. Un autre lancer amène le Troll { $percent } fois sur 100.
}
hint-enter = Encore dans la Salle du Trésor : { some-nuggets }. Points pour chacune : { $points }.
hint-set-aside = Cela ouvre la voie vers la Salle du Trésor. Dés restant à lancer : { $n }.
hint-dragon = Le prochain lancer du dragon le réveille { $percent } fois sur 100. Points en jeu : { $points }.
hint-leave-dragon = Points en sûreté : { $points }. Le prochain lancer du dragon le réveillerait { $percent } fois sur 100.
