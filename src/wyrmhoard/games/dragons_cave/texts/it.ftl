# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Sgattaiola fino all’antro in cerca d’oro, mentre il drago prova a indovinare il tuo colore.

word-red = piccone (rosso)
word-green = lanterna (verde)
word-orange = fungo (arancione)
word-blue = vagoncino (blu)
word-purple = cristallo (viola)
word-chest = carta Forziere
word-first = primo nano
word-second = secondo nano
word-left = sinistra
word-right = destra

lay = Posa a faccia in giù: { $a }
    .told = { $who } posa a faccia in giù: { $a }.
    .mine = Posi a faccia in giù: { $a }.
    .asked = Sei un nano: quale carta posi a faccia in giù?
lay-for = Posa a faccia in giù: { $a }, per il { $b }
    .told = { $who } posa a faccia in giù: { $a }, per il { $b }.
    .mine = Posi a faccia in giù: { $a }, per il { $b }.
    .asked = Guidi i nani: quale carta posi a faccia in giù, e per quale nano?
place = Piazza il drago su: { $a }
    .told = { $who } piazza il drago su: { $a }.
    .mine = Piazzi il drago su: { $a }.
    .asked = Sei il drago: dove balzi?
divide = { $a ->
    [0] Niente nella mano sinistra, tutto nella destra
    [one] { $a } moneta nella mano sinistra, il resto nella destra
    [many] { $a } monete nella mano sinistra, il resto nella destra
   *[other] { $a } monete nella mano sinistra, il resto nella destra
}
    .told = { $who } divide il sacchetto: { $a } nella mano sinistra.
    .mine = Dividi il tuo sacchetto: { $a } nella mano sinistra.
    .asked = Il drago ti tiene: quante monete metti nella mano sinistra?
pick = Scegli una mano di { $a }: { $b }
    .told = { $who } sceglie una mano di { $a }: { $b }.
    .mine = Scegli una mano di { $a }: { $b }.
    .asked = Sei il drago: quale mano di { $a } scegli?
lay-hidden = Posa una carta a faccia in giù
    .told = { $who } posa una carta a faccia in giù.
lay-hidden-for = Posa una carta a faccia in giù, per il { $a }
    .told = { $who } posa una carta a faccia in giù, per il { $a }.
divide-hidden = Dividi il sacchetto tra due mani chiuse
    .told = { $who } divide il sacchetto tra due mani chiuse.
begin = Primo drago: { $a }
    .told = Il primo drago: { $a }.
reveal = Scopri la carta di { $a }: { $b }
    .told = La carta di { $a }: { $b }.
reveal-for = Scopri la carta di { $a }: { $b }, per il { $c }
    .told = La carta di { $a }: { $b }, per il { $c }.
lose = Apri la mano
    .told = { $b ->
        [0] La mano di { $a } è vuota: non si perde niente.
        [one] La mano di { $a } contiene { $b } moneta: torna al drago.
        [many] La mano di { $a } contiene { $b } monete: tornano al drago.
       *[other] La mano di { $a } contiene { $b } monete: tornano al drago.
    }

# What came of a move. $me is the blank that the reader fills.
some-coins = { $coins ->
    [one] { $coins } moneta
    [many] { $coins } monete
   *[other] { $coins } monete
}
event-turned-up = { $me ->
    [who] La tua carta: { $card }.
   *[other] La carta di { $who }: { $card }.
}
event-turned-up-for = { $me ->
    [who] La tua carta: { $card }, per il { $dwarf }.
   *[other] La carta di { $who }: { $card }, per il { $dwarf }.
}
event-stowed = { $me ->
    [who] { $coins ->
        [0] Riprendi le tue carte; il sacchetto era vuoto.
       *[other] Metti al sicuro { some-coins } nel tuo forziere.
    }
   *[other] { $coins ->
        [0] { $who } riprende tutte le carte; il sacchetto era vuoto.
       *[other] { $who } mette al sicuro { some-coins } nel forziere.
    }
}
event-caught = { $me ->
    [who] { $square ->
        [0] Il drago ti prende: torni alla partenza!
       *[other] Il drago ti prende: torni alla casella { $square }!
    }
   *[other] { $square ->
        [0] Il drago prende { $who }: ritorno alla partenza!
       *[other] Il drago prende { $who }: ritorno alla casella { $square }!
    }
}
event-went-on = { $me ->
    [who] { $coins ->
        [0] Avanzi fino alla casella { $square }.
       *[other] Avanzi fino alla casella { $square } e prendi { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } avanza fino alla casella { $square }.
       *[other] { $who } avanza fino alla casella { $square } e prende { some-coins }.
    }
}
event-entered = { $me ->
    [who] Entri nell’antro e prendi { some-coins }!
   *[other] { $who } entra nell’antro e prende { some-coins }!
}
event-robbed = { $me ->
    [who] { $coins ->
        [0] La mano era vuota: tieni tutto ({ $left }).
       *[other] Il drago ti toglie { some-coins }; te ne restano { $left }.
    }
   *[other] { $coins ->
        [0] La mano era vuota: { $who } tiene tutto ({ $left }).
       *[other] Il drago toglie { some-coins } a { $who }; ne restano { $left }.
    }
}
event-round = { $me ->
    [who] Turno { $n }: il drago sei tu.
   *[other] Turno { $n }: il drago è { $who }.
}
event-over-treasure = Il tesoro del drago è finito: la partita è finita.
event-over-lair = Un nano è nell’antro: la partita è finita.
event-over-both = { $me ->
    [who] Entrambi i tuoi nani sono nell’antro: la partita è finita.
   *[other] Entrambi i nani di { $who } sono nell’antro: la partita è finita.
}

# The board
start = Partenza
lair = Antro
treasure = Tesoro del drago: { $n }
purse = Sacchetto
chest = Forziere
coins = Monete
closed = chiuso
cards = Carte in mano
dragon = drago
round = Turno { $n }
laid = carta posata
divided = mani chiuse
yours = Hai posato: { $a }
your-hands = Le tue mani: { $left } a sinistra, { $right } a destra

# Why not?
why-name-a-dwarf = In due si dice anche quale nano si muove.
why-one-dwarf = Hai un solo nano: non c’è niente da scegliere.
why-dwarf-in-lair = È già nell’antro, e ci resta: il { $dwarf }.
why-dragon-lays-no-card = Il drago indovina le carte, non ne posa.
why-cards-are-up = Le carte sono già scoperte. Prima il drago deve scegliere delle mani.
why-card-laid = La tua carta è già sul tavolo, e carta posata resta.
why-card-not-in-hand = Non ce l’hai in mano: { $card }. Le carte tornano con la carta Forziere, o quando ti prendono.
why-dragon-sits = Il drago è già al suo posto. Ora sceglie le mani.
why-dragon-waits = Il drago gioca per ultimo: mancano ancora delle carte.
why-not-the-dragon = Il drago non sei tu: è { $who }.
why-not-robbed = Per ora nessuno mira al tuo sacchetto.
why-hands-closed = Le tue mani sono già chiuse. Niente ripensamenti.
why-too-few-coins = { $n ->
    [one] Nel tuo sacchetto c’è solo { $n } moneta.
    [many] Nel tuo sacchetto ci sono solo { $n } monete.
   *[other] Nel tuo sacchetto ci sono solo { $n } monete.
}
why-nobody-caught = Nessuno porge le mani chiuse: nessun nano è stato preso.
why-other-hand = Uno alla volta, in senso orario a partire dal drago. Adesso: { $who }.
why-hands-not-closed = Pazienza: le monete non sono ancora tutte divise.

# What is wrong with a box
box-colour-count = «{ $key }» deve contenere { $needed } volte «{ $word }», non { $given }.

# House rules
house-open-chests = I forzieri sono aperti
house-hide-mover = In due: quale nano si muove resta segreto
house-shortage = Se il tesoro non basta per tutti
house-shortage-equal = parti uguali per tutti
house-shortage-capped = mai più di quanto si è vinto
variant-open-chests = Forzieri aperti

# Why a move is hinted at
caught-with-it = { $caught ->
    [0] Il drago non ti ha mai preso con questa.
   *[other] Il drago ti ha preso con questa { $caught }×.
}
hint-square = Porta alla casella { $square } e rende { some-coins }. { caught-with-it }
hint-lair = Porta nell’antro e rende { some-coins }. { caught-with-it }
hint-chest = { $coins ->
    [0] Ti restituisce le tue carte.
   *[other] Mette al sicuro { some-coins } e ti restituisce le tue carte.
}
hint-held = Quanti possono giocarla: { $n }. Giocata finora: { $laid }×.
hint-divide = Il drago apre una mano: perdi { $a } o { $b }.
hint-pick = Apri una delle due mani, che insieme tengono { some-coins }.
