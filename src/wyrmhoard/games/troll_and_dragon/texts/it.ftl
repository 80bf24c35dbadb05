# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Lancia i dadi e soffia i diamanti sotto il naso a un troll, poi corri a prendere l’oro prima che il drago si svegli.

roll-grotto = Lancia i dadi Grotta
    .told = { $who } lancia i dadi Grotta.
    .asked = La Grotta ti aspetta: lancia i suoi dadi.
set-aside = Metti da parte: { $a }
    .told = { $who } mette da parte: { $a }.
    .mine = Metti da parte: { $a }.
enter = Entra nella Stanza del Tesoro
    .told = { $who } entra nella Stanza del Tesoro.
    .mine = Entri nella Stanza del Tesoro.
roll-treasure = Lancia i dadi Tesoro
    .told = { $who } lancia i dadi Tesoro.
    .asked = Sei nella Stanza del Tesoro: lancia i dadi per l’oro.
roll-dragon = Lancia i dadi Drago
    .told = { $who } lancia i dadi Drago.
    .asked = Sveglierai il drago prima che { $who } scappi?
leave = Esci con tutto il bottino
    .told = { $who } esce con tutto il bottino.
    .asked = Continui, o esci con tutto il bottino?
take = Prendi: { $a }
    .told = { $who } prende: { $a }.
    .asked = Quale tesoro prendi?

begin = Comincia { $a }
    .told = Comincia { $a }.
show-one = Dadi Grotta: { $a }
    .told = Dadi Grotta: { $a }.
show-two = Dadi Grotta: { $a }, { $b }
    .told = Dadi Grotta: { $a }, { $b }.
show-three = Dadi Grotta: { $a }, { $b }, { $c }
    .told = Dadi Grotta: { $a }, { $b }, { $c }.
show-four = Dadi Grotta: { $a }, { $b }, { $c }, { $d }
    .told = Dadi Grotta: { $a }, { $b }, { $c }, { $d }.
find = Pepite sui dadi Tesoro: { $a } + { $b }
    .told = Pepite sui dadi Tesoro: { $a } + { $b }.
stir = Dadi Drago: { $a }, { $b }
    .told = Dadi Drago: { $a }, { $b }.

word-diamond = diamante
word-key = chiave
word-door = porta
word-troll = troll
word-nugget = pepita
word-blank = vuoto
word-dragon = drago

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } diamante
    [many] { $diamonds } diamanti
   *[other] { $diamonds } diamanti
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } pepita
    [many] { $nuggets } pepite
   *[other] { $nuggets } pepite
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } e { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] Tiri: { $dice }.
   *[other] { $who } tira: { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] Arriva il Troll, ma non hai niente da perdere.
       *[other] Arriva il Troll e ti prende { some-diamonds }!
    }
   *[other] { $diamonds ->
        [0] Arriva il Troll, ma { $who } non ha niente da perdere.
       *[other] Arriva il Troll e prende { some-diamonds } a { $who }!
    }
}
event-left = { $me ->
    [who] Te la cavi con { loot }.
   *[other] { $who } se la cava con { loot }.
}
event-left-empty = { $me ->
    [who] Esci a mani vuote.
   *[other] { $who } esce a mani vuote.
}
event-found = { $me ->
    [who] Trovi { some-nuggets }.
   *[other] { $who } trova { some-nuggets }.
}
event-found-none = { $me ->
    [who] Non trovi niente.
   *[other] { $who } non trova niente.
}
event-sleeps = { $me ->
    [who] Tiri per il drago: dorme ancora.
   *[other] { $who } tira per il drago: dorme ancora.
}
event-stirs = { $me ->
    [who] Ti esce un drago: si muove. Un altro e si sveglia.
   *[other] { $who } tira un drago: si muove. Un altro e si sveglia.
}
event-woke = { $me ->
    [who] Svegli il drago!
   *[other] { $who } sveglia il drago!
}
event-dropped = { $me ->
    [who] Perdi { loot }.
   *[other] { $who } perde { loot }.
}
event-hand-dropped = Anche il Troll lascia cadere { some-diamonds }.
event-got = { $me ->
    [who] Ricevi { loot }.
   *[other] { $who } riceve { loot }.
}
event-over-grotto = La Grotta è vuota: la partita è finita.
event-over-cavern = La Stanza del Tesoro è vuota: la partita è finita.
event-over-all = Grotta e Stanza del Tesoro sono vuote: la partita è finita.
event-over-barren = Nessuno trova oro da troppo tempo: la partita è finita.

# The board
grotto = Grotta
cavern = Stanza del Tesoro
diamonds = Diamanti rimasti
nuggets = Pepite rimaste
troll-hand = Mano del Troll
free = Dadi liberi
blocked = Dadi bloccati
last-turn = Turno precedente
troll-came = È arrivato il Troll e si è preso il bottino.
treasure-dice = Dadi Tesoro
dragon-dice = Dadi Drago
not-rolled = non ancora lanciati
dragon-sides = { $n ->
    [one] { $n } faccia drago su { $of }
    [many] { $n } facce drago su { $of }
   *[other] { $n } facce drago su { $of }
}
the-dragon = Il drago
asleep = addormentato
stirring = si agita: ancora un drago e si sveglia
awake = sveglio
dragon-woke = Ultima visita: drago sveglio, gli altri hanno preso tutto.
to-share = Da dividere
ends-one = La partita finisce quando la Grotta o la Stanza del Tesoro è vuota.
ends-both = La partita finisce quando la Grotta e la Stanza del Tesoro sono entrambe vuote.
ends-barren = Grotta vuota: turno { $n } di { $of } senza pepite, poi la partita finisce.
pack = Sacchetto
points = Punti
at-risk = A rischio
adventurer = all’avventura
takes = prende il prossimo tesoro

# Why not?
why-sharing = Una cosa alla volta: prima si divide il tesoro lasciato cadere.
why-not-the-adventurer = In questo turno è all’avventura { $who }.
why-nothing-dropped = Nessuno ha lasciato cadere tesori da dividere.
why-takes-next = Il prossimo a prendere è { $who }.
why-nobody-inside = Nella Stanza del Tesoro non c’è nessuno: lascia dormire il drago.
why-own-dragon = Svegliare il drago tocca agli altri. A te conviene che dorma.
why-beats = Qui i dadi Drago rotolano da soli, battito per battito.
why-treasure-first = I dadi Drago aspettano il primo lancio dei dadi Tesoro.
why-dice-elsewhere = I dadi Drago sono passati oltre. Ora li ha { $who }.
why-not-inside = I dadi Tesoro si lanciano nella Stanza del Tesoro, e tu non ci sei ancora.
why-cavern-empty = La Stanza del Tesoro è vuota: chiavi e porte non servono più.
why-one-is-enough = Ne basta uno, ed è già da parte: { $face }.
why-none-shows = Nessun dado libero mostra questa faccia: { $face }.
why-last-die = Un altro dado deve restare libero: l’ultimo non si mette da parte.
why-no-key-and-door = Senza una chiave e una porta la Stanza del Tesoro resta chiusa.
why-first-roll = Ormai sei dentro, quindi lancia: il primo lancio è obbligatorio.
why-inside = Sei nella Stanza del Tesoro. I dadi Grotta restano fuori.

# What is wrong with a box
box-die-sides = «{ $key }»: un dado ha { $needed } facce, ma ne sono indicate { $given }.

# House rules
house-end = La partita finisce quando
house-end-one = un tesoro è vuoto
house-end-both = entrambi i tesori sono vuoti
house-auto-share = Ciò che cade si divide da solo
house-race = La corsa nella Stanza del Tesoro
house-race-live = Contro il tempo
house-race-beats = A battute, senza fretta
variant-calm = Con calma: la corsa a turni
variant-children = Per bambini: una corsa più lenta
variant-long = Lunga: finché entrambi i luoghi sono vuoti

# The turn, solved
solved = Giocato al meglio, il primo turno di una partita vale { $n } punti di vantaggio ({ $players } giocatori).
solved-grotto = Grotta: che cosa fare, secondo i diamanti raccolti
solved-trolls = Troll
solved-no = –
solved-shown = visibile
solved-aside = da parte
solved-alike = Chiave e porta si equivalgono: ciò che vale per una vale per l’altra.
solved-cavern = Stanza del Tesoro: da quante pepite conviene uscire, secondo i diamanti portati e il dado Drago da parte
solved-diamonds = Diamanti
solved-asleep = nessuno
solved-first = il primo
solved-second = il secondo
solved-roll = tirare
solved-leave = uscire
solved-enter = entrare nella Stanza del Tesoro
solved-set-key = mettere da parte la chiave
solved-set-door = mettere da parte la porta

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Non c’è ancora niente in gioco.
   *[other] Il Troll arriva in { $percent } lanci su 100. In gioco: { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] Non c’è ancora niente da portar via; un altro lancio porta il Troll { $percent } volte su 100.
   *[other] Al sicuro: { some-diamonds }. Un altro lancio porta il Troll { $percent } volte su 100.
}
hint-enter = Ancora nella Stanza del Tesoro: { some-nuggets }. Punti per ciascuna: { $points }.
hint-set-aside = Apre la via alla Stanza del Tesoro. Dadi ancora da lanciare: { $n }.
hint-dragon = Il prossimo lancio del drago lo sveglia { $percent } volte su 100. Punti in gioco: { $points }.
hint-leave-dragon = Punti al sicuro: { $points }. Il prossimo lancio del drago lo sveglierebbe { $percent } volte su 100.
