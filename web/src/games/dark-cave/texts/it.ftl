# Ciò che dice solo il tabellone della pagina.

cave-map = Mappa della grotta
cave-map-keys = Le frecce la spostano, più e meno cambiano lo zoom, 0 la mostra tutta.
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Mostra tutta la grotta
zoom-me = Mostra il mio nano
zoom-more = Mostra il prossimo posto illuminato; fuori vista: { $n }
players = Nani
hand = La tua mano
turn-card = Gira la carta
lay-here = Posala qui
play-card = Giocala
discard-card = Scartala
take-back = Riprendi
why-not = Perché no?
choose-place = Scegli un posto illuminato.
notes = Appunti
draw-pile = Mazzo
match-over = La partita è finita.
start-card = Partenza
goal-face-down = Meta { $n }, coperta
cell-at = { SIGN($x) ->
    [minus] { ABS($x) } a ovest
   *[plus] { ABS($x) } a est
}, { SIGN($y) ->
    [minus] { ABS($y) } a sud
   *[plus] { ABS($y) } a nord
}
lies-at = { $what }: { cell-at }
web-at = Ragnatela sul { $n }: { cell-at }, lato: { $side }
levels = Carte di livello I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } è leale.
works-against = { $who } è un sabotatore.
hoard-blue = Clan blu: oro portato fuori { $gold } × nani contro { $against } = { $n }
hoard-yellow = Clan giallo: oro portato fuori { $gold } × nani contro { $against } = { $n }
tie-rule = A parità di tesori vince la parte di chi è uscito per primo.
reach-then = { $n ->
    [0] Poi nessuna casella a portata
    [one] Poi { $n } casella a portata
    [many] Poi { $n } caselle a portata
   *[other] Poi { $n } caselle a portata
}
reach-marks = tra queste: { $what }
gold-lost = { $who } perde una pepita
gold-won = { $who } prende una pepita
card-lost = { $who } perde una carta e un posto in mano
knocked-down = { $who } finisce a terra
attacked = { $who } subisce un attacco e può usare un’ascia
clan-shown = La carta Clan si scopre: { $who }
leaves-cave = { $who } esce dalla caverna
goal-turns = La meta si scopre
nobody-out = Nessun nano è uscito dalla caverna: non vince nessuno.
goal-was = Meta { $n }: { $a }
secret-loyal = { $clan ->
    [1] Sei del clan blu e gli resti fedele: il suo oro è il tuo.
   *[other] Sei del clan giallo e gli resti fedele: il suo oro è il tuo.
}
secret-saboteur = { $clan ->
    [1] Sei del clan blu, ma lo saboti: in segreto lavori per il clan giallo.
   *[other] Sei del clan giallo, ma lo saboti: in segreto lavori per il clan blu.
}

# What it is about
aim = Porta oro fuori dalla grotta per il clan per cui lavori davvero. Quello che resta dentro è perso.
picture-1 = Posa carte Sentiero finché una via porta a una delle quattro mete. Una è l’uscita.
picture-2 = Cammina fino a tre caselle per turno, tra ponti, gallerie e creature che mordono.
picture-3 = Alcuni nani lavorano in segreto per l’altro clan. Osserva che cosa costruiscono gli altri.
