# What only the page's board says.

wait-arrive = { $a } s'avance dans la Grotte.
wait-grotto = { $a } fouille la Grotte.
wait-entered = { $a } s'approche de l'or à pas de loup.
wait-cavern = { $a } ramasse l'or, { $b } cherche à réveiller le dragon.
wait-share = { $a } prend un trésor.
wait-over = On compte les sacs.
dragon-wakes = Les deux yeux sont ouverts : le dragon est réveillé.
need-key-door = Il faut une clé et une porte.
space-bar = Espace
tie-rule = À égalité de points, le plus de pépites l’emporte.
odds = { $chance }
troll-odds = Le Troll arrive : { $chance }
troll-next = Le Troll arrive au prochain lancer : { $chance }
dragon-odds = Le prochain lancer des dés Dragon le réveille : { $chance }
points-lost = { $n ->
    [one] { $n } point est en jeu
    [many] { $n } points sont en jeu
   *[other] { $n } points sont en jeu
}
points-safe = { $n ->
    [one] { $n } point est à l'abri pour de bon
    [many] { $n } points sont à l'abri pour de bon
   *[other] { $n } points sont à l'abri pour de bon
}

# What it is about
aim = Rapporte le plus de trésors : un diamant vaut 1, une pépite d’or 3.
picture-1 = Lance pour des diamants et arrête à temps. Les trolls bloquent des dés, et quand tout est bloqué, ta récolte est perdue.
picture-2 = Une clé et une porte ensemble t’ouvrent la Salle du Trésor, où dort le dragon.
picture-3 = Là, tu lances pour l’or pendant que les autres lancent pour réveiller le dragon. Dehors à temps, et c’est à toi.

# One's own box
printed-diamonds = Diamants dans la Grotte
printed-nuggets = Pépites dans la Salle du Trésor
printed-points = Points d’un trésor
printed-grotto = Faces d’un dé de la Grotte
printed-treasure = Faces d’un dé Trésor
printed-dragon = Dragons sur les dés Dragon
printed-die = Dé Dragon { $n }
printed-from-hand = À deux : diamants que le Troll lâche quand le dragon s’éveille
printed-barren-rounds = Tours sans pépite qui terminent la partie
printed-pause = Pause entre deux lancers, en millisecondes
printed-pause-passing = La même quand les dés passent de main en main
printed-idle-adventurer = Qui attend si longtemps dans la Salle du Trésor en sort (millisecondes)
printed-idle-roller = Gardés si longtemps, les dés Dragon se lancent d’eux-mêmes (millisecondes)
