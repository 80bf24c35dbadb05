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
