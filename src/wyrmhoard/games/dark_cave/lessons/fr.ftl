# The first match of The Dark Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Une petite grotte pour s’exercer. Tu pars du milieu avec 3 pépites. Quatre buts sont face cachée aux coins, et l’un d’eux est la sortie.
secret = Tous voient que ton clan est bleu. Ta carte Clan dit « loyal », et personne d’autre ne le sait. D’autres sont peut-être des saboteurs.
lay = D’abord, tu joues une carte. Pose le chemin à trois ouvertures à côté du départ, à l’est.
walk = Ensuite, tu peux marcher, trois cases au plus. Va d’une case à l’est et arrête-toi.
lair = Après cela, tu pioches. C’est maintenant à { $p1 }.
friend = Un repaire : les créatures sortent de ces trous. { $p2 } continue le chemin.
look = Joue l’Information secrète et regarde le but 4, celui vers lequel va le chemin.
seen = La sortie, et personne d’autre ne le sait ! Avance encore d’une case à l’est et arrête-toi.
rat = { $p1 } joue un rat. Il sort du repaire et court.
bitten = Mordu ! Un rat coûte à chaque victime une carte et une place dans la main, pour de bon. Un nain loyal ferait-il ça ?
goal = { $p2 } pose le dernier tronçon et arrive sur le but. Le premier nain sur place le retourne.
discard = Tu n’as besoin d’aucune carte. Défausse le cul-de-sac, et une seule suffit.
out = Maintenant, cours : deux cartes au nord, puis un pas sur la sortie.
hoard = Dehors ! Tes pépites sont à l’abri et ta carte est retournée. L’or resté dedans est perdu. { $p1 } traîne.
finish = { $p2 } travaille aussi pour ton clan. Quand tous ceux qui servent un clan sont dehors, la partie s’arrête.
end = L’or sorti compte une fois par nain qui travaillait contre. Ton clan a le plus grand trésor : victoire, avec { $p2 }.
