# What only the page's board says.

cave = La grotta
ask-dwarf = Per quale nano?
take-back = Ritira
face-up = { $a }: scoperta
one-more = Una moneta in più: mano { $a }
square = casella { $n }, { $a }
square-coins = { $coins ->
    [0] Casella { $n }: { $a }, nessuna moneta
    [one] Casella { $n }: { $a }, { $coins } moneta
    [many] Casella { $n }: { $a }, { $coins } monete
   *[other] Casella { $n }: { $a }, { $coins } monete
}
dragon-on = Il drago sta su: { $a }
wait-lay = I nani scelgono le loro carte.
wait-place = { $a } sceglie dove balza il drago.
wait-divide = { $a } chiude le monete in due mani.
wait-pick = { $a } sceglie una mano di { $b }.
wait-over = I forzieri sono aperti.
wait-reveal = Si scoprono le carte.
tie-rule = A parità di monete vince chi è più vicino all’antro.
would-reach = Arriva qui: { $where }
would-win = { $n ->
    [0] lì non ci sono monete
    [one] { $n } moneta nel sacchetto
    [many] { $n } monete nel sacchetto
   *[other] { $n } monete nel sacchetto
}
would-win-some = { $n ->
    [one] da { $least } a { $n } moneta nel sacchetto, secondo gli altri
    [many] da { $least } a { $n } monete nel sacchetto, secondo gli altri
   *[other] da { $least } a { $n } monete nel sacchetto, secondo gli altri
}
would-end = così finisce la partita
if-caught = Se il drago aspetta lì, indietro: { $where }
would-risk = { $n ->
    [0] nessuna moneta a rischio
    [one] { $n } moneta a rischio
    [many] { $n } monete a rischio
   *[other] { $n } monete a rischio
}
would-stow = { $n ->
    [0] Il sacchetto è vuoto; tornano tutte le tue carte
    [one] { $n } moneta va al sicuro nel forziere, tornano tutte le tue carte
    [many] { $n } monete vanno al sicuro nel forziere, tornano tutte le tue carte
   *[other] { $n } monete vanno al sicuro nel forziere, tornano tutte le tue carte
}
would-catch = Potrebbe prendere, con le loro monete: { $who }
would-catch-nobody = Nessuno può aver giocato quel colore
would-cost = Monete che tornano al drago: da { $least } a { $most }

# What it is about
aim = Raccogli più monete di tutti, tra sacchetto e forziere, prima che qualcuno arrivi all’antro.
picture-1 = Posa una carta coperta. Il tuo nano corre alla prossima casella di quel colore e prende le monete.
picture-2 = Il drago indovina un colore. Chi l’ha posato viene preso, torna indietro e rischia monete.
picture-3 = Con la carta Forziere il tuo nano riposa e tutto il sacchetto è al sicuro fino alla fine.

# One's own box
printed-square = Casella { $n }
printed-path = Colori del sentiero
printed-coins = Monete sulle caselle
printed-lair = Monete per l’ingresso nell’antro
printed-treasure = Monete nel tesoro
