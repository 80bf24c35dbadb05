# Ciò che dice solo il tabellone della pagina.

cave-map = Mappa della grotta
cave-map-keys = Le frecce la spostano, più e meno la ingrandiscono o rimpiccioliscono, 0 la mostra tutta, Inizio il tuo nano.
whole-cave = Tutta la grotta: tocca dove vuoi guardare
zoom-in = Più vicino
zoom-out = Più lontano
zoom-me = Mostra il mio nano
zoom-more = Mostra il prossimo posto illuminato; fuori vista: { $n }
players = Nani
hand = La tua mano
turn-card = Gira la carta
play-card = Giocala
discard-card = Scartala
choose-place = Scegli un posto illuminato.
notes = Appunti
match-over = La partita è finita.
start-card = Partenza
goal-face-down = Meta { $n }, coperta
levels = Carte di livello I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } è leale.
works-against = { $who } gioca contro il suo clan.
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
gold-lost = { $who } perde { $n ->
    [one] una pepita
    [many] { $n } pepite
   *[other] { $n } pepite
}
gold-won = { $who } prende { $n ->
    [one] una pepita
    [many] { $n } pepite
   *[other] { $n } pepite
}
card-lost = { $who } perde { $n ->
    [one] una carta e un posto in mano
    [many] { $n } carte e posti in mano
   *[other] { $n } carte e posti in mano
}
knocked-down = { $who } finisce a terra
attacked = { $who } subisce un attacco e può usare un’ascia
clan-shown = La carta Clan si scopre: { $who }
leaves-cave = { $who } esce dalla grotta
goal-turns = La meta si scopre
nobody-out = Nessun nano è uscito dalla grotta: non vince nessuno.
secret-loyal = { $clan ->
    [1] Sei del clan blu e gli resti fedele: il suo oro è il tuo.
   *[other] Sei del clan giallo e gli resti fedele: il suo oro è il tuo.
}
secret-saboteur = { $clan ->
    [1] Sei del clan blu, ma lo saboti: in segreto lavori per il clan giallo.
   *[other] Sei del clan giallo, ma lo saboti: in segreto lavori per il clan blu.
}
way-moves = { $n ->
    [one] Un passo
    [many] { $n } passi
   *[other] { $n } passi
}
vein-here = Chi si ferma qui prende la pepita e scopre la carta Clan

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } e { $b }
row-start = All’altezza della partenza
empty-place = Posto libero
web-side = Ragnatela che mostra { $n }, lato: { $side }
side-north = a nord
side-north-east = a nord-est
side-east = a est
side-south-east = a sud-est
side-south = a sud
side-south-west = a sud-ovest
side-west = a ovest
side-north-west = a nord-ovest
of-start = della partenza
of-goal = della meta { $n }
of-exit = dell’uscita
of-gold = della vena d’oro
of-bridge = del ponte
of-ladder = della scala
of-lair = dell’antro oscuro
of-tunnel = del tunnel
at-start = alla partenza
at-goal = alla meta { $n }

# What it is about
aim = Porta oro fuori dalla grotta per il clan per cui lavori davvero. Quello che resta dentro è perso.
picture-1 = Posa carte Sentiero finché una via porta a una delle quattro mete. Una è l’uscita.
picture-2 = Cammina fino a tre caselle per turno, tra ponti, tunnel e creature che mordono.
picture-3 = Alcuni nani lavorano in segreto per l’altro clan. Osserva che cosa costruiscono gli altri.

# One's own box
printed-path-cards = Carte Sentiero in tutto
printed-action-cards = Carte azione in tutto
printed-specials = Carte Sentiero con qualcosa sopra
printed-bridge = ponte
printed-tunnel = tunnel
printed-copies = Quante di ogni carta Sentiero
printed-actions = Quante di ogni carta azione
printed-moves = Passi di una creatura
printed-loyal = Carte leali di ogni clan
printed-saboteurs = Sabotatori di ogni clan
printed-nuggets = Pepite nella scatola
printed-purse = Pepite di ogni nano all’inizio
printed-walk = Caselle che un nano può percorrere
printed-walk-in-boots = Caselle con gli stivali
printed-boxed = Carte di ogni livello rimesse via senza guardarle
printed-corners = Quanto distano le mete dalla partenza
printed-hands = Le prime mani
printed-players = Giocatori: { $n }
printed-cards = Sentieri sulle carte
printed-goal = Meta: { $what }
printed-level = Carte Sentiero di livello { $level }
printed-places = Partenza e mete
printed-actions-title = Carte azione
printed-cards-about = N E S W: i lati nord, est, sud, ovest; a e b: il mezzo dei sentieri; t: il tunnel o il fondo. N=a: questo lato si apre su quella casella. N-a: vicini. lair@a: che cosa c’è su una casella.
