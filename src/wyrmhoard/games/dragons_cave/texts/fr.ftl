# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Faufile-toi jusqu’à l’antre pour y trouver de l’or pendant que le dragon cherche à deviner ta couleur.

word-red = pioche (rouge)
word-green = lanterne (vert)
word-orange = champignon (orange)
word-blue = wagonnet (bleu)
word-purple = cristal (violet)
word-chest = carte Coffre
word-first = premier nain
word-second = deuxième nain
word-left = gauche
word-right = droite

lay = Poser face cachée : { $a }
    .told = { $who } pose face cachée : { $a }.
    .mine = Tu poses face cachée : { $a }.
    .asked = Tu es un nain : quelle carte poses-tu face cachée ?
lay-for = Poser face cachée : { $a }, pour le { $b }
    .told = { $who } pose face cachée : { $a }, pour le { $b }.
    .mine = Tu poses face cachée : { $a }, pour le { $b }.
    .asked = Tu mènes les nains : quelle carte poses-tu face cachée, et pour quel nain ?
place = Placer le dragon sur : { $a }
    .told = { $who } place le dragon sur : { $a }.
    .mine = Tu places le dragon sur : { $a }.
    .asked = Tu es le dragon : où bondis-tu ?
divide = { $a ->
    [0] Rien dans la main gauche, tout dans la droite
    [one] { $a } pièce dans la main gauche, le reste dans la droite
    [many] { $a } pièces dans la main gauche, le reste dans la droite
   *[other] { $a } pièces dans la main gauche, le reste dans la droite
}
    .told = { $who } partage sa bourse : { $a } dans la main gauche.
    .mine = Tu partages ta bourse : { $a } dans la main gauche.
    .asked = Le dragon te tient : combien de pièces mets-tu dans ta main gauche ?
pick = Choisir une main de { $a } : { $b }
    .told = { $who } choisit une main de { $a } : { $b }.
    .mine = Tu choisis une main de { $a } : { $b }.
    .asked = Tu es le dragon : quelle main de { $a } choisis-tu ?
lay-hidden = Poser une carte face cachée
    .told = { $who } pose une carte face cachée.
lay-hidden-for = Poser une carte face cachée, pour le { $a }
    .told = { $who } pose une carte face cachée, pour le { $a }.
divide-hidden = Partager sa bourse entre deux mains fermées
    .told = { $who } partage sa bourse entre deux mains fermées.
begin = Premier dragon : { $a }
    .told = Le premier dragon : { $a }.
reveal = Retourner la carte de { $a } : { $b }
    .told = La carte de { $a } : { $b }.
reveal-for = Retourner la carte de { $a } : { $b }, pour le { $c }
    .told = La carte de { $a } : { $b }, pour le { $c }.
lose = Ouvrir la main
    .told = { $b ->
        [0] La main de { $a } est vide : rien n’est perdu.
        [one] La main de { $a } contient { $b } pièce : elle retourne au dragon.
        [many] La main de { $a } contient { $b } pièces : elles retournent au dragon.
       *[other] La main de { $a } contient { $b } pièces : elles retournent au dragon.
    }

# What came of a move. $me is the blank that the reader fills.
some-coins = { $coins ->
    [one] { $coins } pièce
    [many] { $coins } pièces
   *[other] { $coins } pièces
}
event-turned-up = { $me ->
    [who] Ta carte : { $card }.
   *[other] La carte de { $who } : { $card }.
}
event-turned-up-for = { $me ->
    [who] Ta carte : { $card }, pour le { $dwarf }.
   *[other] La carte de { $who } : { $card }, pour le { $dwarf }.
}
event-stowed = { $me ->
    [who] { $coins ->
        [0] Tu reprends tes cartes ; ta bourse était vide.
       *[other] Tu ranges { some-coins } dans ton coffre.
    }
   *[other] { $coins ->
        [0] { $who } reprend toutes ses cartes ; la bourse était vide.
       *[other] { $who } range { some-coins } dans son coffre.
    }
}
event-caught = { $me ->
    [who] { $square ->
        [0] Le dragon t’attrape : retour au départ !
       *[other] Le dragon t’attrape : retour à la case { $square } !
    }
   *[other] { $square ->
        [0] Le dragon attrape { $who } : retour au départ !
       *[other] Le dragon attrape { $who } : retour à la case { $square } !
    }
}
event-went-on = { $me ->
    [who] { $coins ->
        [0] Tu avances jusqu’à la case { $square }.
       *[other] Tu avances jusqu’à la case { $square } et prends { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } avance jusqu’à la case { $square }.
       *[other] { $who } avance jusqu’à la case { $square } et prend { some-coins }.
    }
}
event-entered = { $me ->
    [who] Tu entres dans l’antre et prends { some-coins } !
   *[other] { $who } entre dans l’antre et prend { some-coins } !
}
event-robbed = { $me ->
    [who] { $coins ->
        [0] La main était vide : tu gardes tout ({ $left }).
       *[other] Le dragon te prend { some-coins } ; il t’en reste { $left }.
    }
   *[other] { $coins ->
        [0] La main était vide : { $who } garde tout ({ $left }).
       *[other] { $who } perd { some-coins } au profit du dragon et en garde { $left }.
    }
}
event-round = { $me ->
    [who] Manche { $n } : le dragon, c’est toi.
   *[other] Manche { $n } : le dragon, c’est { $who }.
}
event-over-treasure = Le trésor du dragon est vide : la partie est finie.
event-over-lair = Un nain est dans l’antre : la partie est finie.
event-over-both = { $me ->
    [who] Tes deux nains sont dans l’antre : la partie est finie.
   *[other] Les deux nains de { $who } sont dans l’antre : la partie est finie.
}

# The board
start = Départ
lair = Antre
treasure = Trésor du dragon : { $n }
purse = Bourse
chest = Coffre
coins = Pièces
closed = fermé
cards = Cartes en main
dragon = dragon
round = Tour { $n }
laid = carte posée
divided = mains fermées
yours = Tu as posé : { $a }
your-hands = Tes mains : { $left } à gauche, { $right } à droite

# Why not?
why-name-a-dwarf = À deux joueurs, tu dis aussi quel nain avance.
why-one-dwarf = Tu n’as qu’un seul nain : inutile de le nommer.
why-dwarf-in-lair = Déjà dans l’antre, et pour de bon : le { $dwarf }.
why-dragon-lays-no-card = Le dragon devine les cartes, il n’en pose pas.
why-cards-are-up = Les cartes sont déjà retournées. D’abord, le dragon choisit des mains.
why-card-laid = Ta carte est déjà posée : carte posée, carte jouée.
why-card-not-in-hand = Pas dans ta main : { $card }. Tes cartes reviennent avec la carte Coffre, ou quand tu te fais attraper.
why-dragon-sits = Le dragon est déjà en place. Maintenant, il choisit des mains.
why-dragon-waits = Le dragon joue en dernier : toutes les cartes ne sont pas encore posées.
why-not-the-dragon = Ce n’est pas toi le dragon, c’est { $who }.
why-not-robbed = Personne n’en veut à ta bourse pour l’instant.
why-hands-closed = Tes mains sont déjà fermées. Trop tard pour changer d’avis.
why-too-few-coins = { $n ->
    [one] Il n’y a que { $n } pièce dans ta bourse.
    [many] Il n’y a que { $n } pièces dans ta bourse.
   *[other] Il n’y a que { $n } pièces dans ta bourse.
}
why-nobody-caught = Personne ne tend de mains fermées : aucun nain n’est attrapé.
why-other-hand = Chacun son tour, dans le sens horaire à partir du dragon. Maintenant : { $who }.
why-hands-not-closed = Patience : les pièces ne sont pas encore toutes partagées.

# What is wrong with a box
box-colour-count = « { $key } » doit contenir { $needed } fois « { $word } », pas { $given } fois.

# House rules
house-open-chests = Les coffres sont ouverts
house-hide-mover = À deux : le nain qui avance reste secret
house-shortage = Quand le trésor ne suffit pas pour tous
house-shortage-equal = parts égales pour tous
house-shortage-capped = jamais plus que le gain de chacun
variant-open-chests = Coffres ouverts

# Why a move is hinted at
caught-with-it = { $caught ->
    [0] Le dragon ne t’a jamais attrapé avec.
   *[other] Le dragon t’a attrapé avec { $caught }×.
}
hint-square = Mène à la case { $square } et rapporte { some-coins }. { caught-with-it }
hint-lair = Mène dans l’antre et rapporte { some-coins }. { caught-with-it }
hint-chest = { $coins ->
    [0] Te rend tes cartes.
   *[other] Met { some-coins } à l’abri et te rend tes cartes.
}
hint-held = Joueurs qui peuvent la poser : { $n }. Posée jusqu’ici : { $laid }×.
hint-divide = Le dragon ouvre une main : tu perds { $a } ou { $b }.
hint-pick = Tu ouvres l’une des deux mains, qui tiennent ensemble { some-coins }.
