name = Mount Drago
tagline = Dieci draghi in gara verso la vetta: fatti trovare su quello giusto quando i giudici guardano.

play = Gioca: { $a } { $b }
    .told = { $who } gioca { $a } { $b }.
    .asked = Quale carta giochi?
mount = Cavalca questo drago
    .told = { $who } passa a questo drago.
    .asked = Passi a questo drago o resti sul tuo?
stay = Resta sul tuo drago
    .told = { $who } resta sullo stesso drago.
discard = Scarta: { $a } { $b }
    .told = { $who } scarta { $a } { $b }.
enough = Non scartare altro
    .told = { $who } non scarta altro.
    .mine = Non scarti altro.
    .asked = Scarti carte di draghi arrivati sulla vetta?
draw-hidden = Si pesca una carta nascosta
    .told = Si pesca una carta nascosta.
begin = Comincia { $a }
    .told = Comincia { $a }.
saddle = Prima cavalcatura: { $a } { $b }
    .told = Si estrae una prima cavalcatura: { $a } { $b }.
draw = Carta pescata: { $a } { $b }
    .told = Carta pescata: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● blu
word-brown = ■ marrone
word-black = ▲ nero
word-red = ◆ rosso
word-yellow = ★ giallo
word-green = ♣ verde
word-gray = ✚ grigio
word-lightblue = ○ azzurro
word-purple = ♥ viola
word-orange = △ arancione

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } carta
    [many] { $n } carte
   *[other] { $n } carte
}
event-played = { $me ->
    [who] Giochi { $card }.
   *[other] { $who } gioca { $card }.
}
event-rides = { $me ->
    [who] Ora cavalchi il drago { $dragon }.
   *[other] { $who } ora cavalca il drago { $dragon }.
}
event-stayed = { $me ->
    [who] Resti sul tuo drago.
   *[other] { $who } resta sullo stesso drago.
}
event-climbed = Il drago { $dragon } arriva in vetta: è il numero { $n }.
event-scored = { $scoring ->
    [small] Valutazione minore: { $gains }.
   *[big] Valutazione maggiore: { $gains }.
}
event-no-points = { $scoring ->
    [small] Valutazione minore: niente per nessuno.
   *[big] Valutazione maggiore: niente per nessuno.
}
event-discarded = { $me ->
    [who] Scarti: { $cards }.
   *[other] { $who } scarta: { $cards }.
}
event-drew = { $who } pesca { some-cards }.
event-drew-cards = Peschi: { $cards }.
event-reshuffled = Il mazzo è finito: le pile vengono rimescolate in uno nuovo.
event-over = Il terzo drago è in vetta: la partita è finita.

# The board
start = Partenza
climbed = Draghi sulla vetta: { $n } su { $most }
pile = Mazzo: { $n }
small = valutazione minore (max { $n })
big = valutazione maggiore
summit = vetta (maggiore)
points = Punti
mount-of = Cavalca
stands-on = Casella
cards = Carte
your-cards = Le tue carte
lands-on = Arriva su
you-ride = il tuo drago
other-rides = cavalcato da { $who }
may-ride = puoi cavalcarlo
must-ride = devi cavalcarlo
stacks = Pile

# Why not?
why-mount-first = Una carta per turno. Prima di’ se cambi drago.
why-card-played = Hai già giocato la tua carta: una per turno, non di più.
why-dragon-away = Questo drago è rimasto a casa, non è in questa scatola: { $dragon }.
why-not-in-hand = Non hai in mano questa carta: { $dragon } { $n }.
why-no-choice = Non c’è niente da scegliere: solo un drago libero che lascia l’ultimo posto ti dà la scelta.
why-not-on-summit = È ancora in cammino, non sulla vetta: { $dragon }.
why-not-discarding = Si scarta a suo tempo: dopo la tua carta, quando un drago è sulla vetta.

# What is wrong with a box
box-too-many-cards = «{ $key }»: { $given } carte, ma al massimo ne sono ammesse { $most }.
box-too-few-cards = «{ $key }»: { $given } carte, ma ne servono almeno { $needed }.
box-too-few-colours = «{ $key }»: draghi con carte: { $given }, ma ne servono almeno { $needed }.
box-start-coloured = «{ $key }»: la partenza, la prima casella, deve essere senza colore.
box-start-numbered = «{ $key }»: la partenza deve valere 0 su entrambi i lati.
box-summit-not-last = «{ $key }»: la vetta deve occupare le ultime caselle del percorso, senza interruzioni.

# House rules
house-floor-at-zero = Nessuno scende sotto 0 punti
house-summit-swap = A ogni turno si possono cambiare le carte dei draghi sulla vetta
house-open-stacks = Le pile sono scoperte
variant-gentle = Gentile: nessuno scende sotto 0
variant-open-stacks = Pile scoperte
variant-restless-summit = Vetta irrequieta

# Why a move is hinted at
hint-scores = Porta: { $gains }.
hint-own-dragon = Il drago che cavalchi vale allora { $b } invece di { $a }.
hint-others-dragon = Il drago di { $who } vale allora { $b } invece di { $a }.
hint-change = Qui { $dragon } vale { $a }, il tuo drago { $b }.
