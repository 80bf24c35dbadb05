# The first match of Troll & Dragon: what a friend at the table says. $p1 and $p2 are the others.

hello = Une petite grotte pour s’exercer. Un diamant vaut 1, une pépite 3, et ta récolte n’est sûre qu’une fois dehors.
roll = À toi. Lance les quatre dés.
faces = Deux diamants pour toi. Le troll bloque son dé ; les trois autres peuvent être relancés.
again = Ose encore une fois : lance les trois dés libres.
leave = Encore deux diamants, mais un deuxième dé est bloqué. Sors, et les quatre sont à l’abri.
greed = Regarde maintenant { $p1 }, qui aime le risque.
troll = Les quatre dés étaient bloqués : le Troll est venu prendre la récolte de { $p1 }. { $p2 } joue plus prudemment.
pair = À toi de nouveau. Lance.
aside = Une clé et une porte ! Mets la clé de côté, elle reste avec toi.
enter = Avec une clé et une porte, tu peux entrer dans la Salle du Trésor. Entre.
gold = Ici, on lance pour l’or. Lance les dés Trésor.
wake = Deux pépites ! Mais dès ton premier lancer, les autres lancent des dés pour réveiller le dragon.
stirs = Un œil est ouvert. Un deuxième dragon le réveillerait. Ose encore un lancer.
out = Quatre pépites. Sors maintenant, avant qu’il se réveille.
other = Douze points en or, à l’abri. { $p1 } tente la même chose.
your-dice = Cette fois, tu aides à réveiller le dragon. Lance les dés Dragon !
share = Réveillé ! { $p1 } lâche tout, le Troll ouvre sa main, et les autres se partagent le tout.
empty = { $p2 } prend les derniers diamants. Quand la Grotte ou la Salle du Trésor est vide, la partie s’arrête.
end = Personne n’a rapporté plus : victoire. En vrai, il y a 60 diamants, et la course à l’or se joue contre la montre.
