# The program itself. Ids are the same in every language.

program = Quattro giochi da tavolo di draghi e nani su un solo tavolo: gioca, simula partite, leggi le regole.
usage = Uso
options = Opzioni
commands = Comandi
help-help = Mostra questo aiuto ed esci.
help-version = Mostra la versione ed esci.
help-lang = Lingua di tutto ciò che leggi: { $languages }. Senza questa opzione, quella del tuo sistema.
help-games = Elenca i giochi.
help-play = Gioca una partita contro i bot nel terminale.
help-simulate = Gioca tantissime partite casuali, alla massima velocità della macchina.
help-replay = Racconta una partita partendo dal suo registro.
help-box = Mostra la scatola di un gioco: ciò che è stampato sul cartone e le regole della casa.
help-rules = Leggi le regole di un gioco, tutte o solo alcuni articoli.
help-warm = Compila subito i giochi, così poi nessuno deve aspettare.
help-players = Numero di giocatori.
help-level = Livello dei bot: easy (facile), medium (medio, quello predefinito) o hard (difficile).
help-seat = Il tuo posto, contando da 1; se non dici altro, il primo.
help-watch = Guarda: i bot occupano tutti i posti.
help-box-file = La tua scatola, un file TOML. «wyrmhoard box GAME» mostra quella da cui partire.
help-set = Cambia un valore della scatola, per esempio --set first=drawn. Si può ripetere.
help-seed = Seme che ripete la stessa sorte. Senza, la sorte è nuova ogni volta.
help-log = Scrivi il registro della partita in questo file.
help-games-number = Numero di partite; se non dici altro, 10.000.
help-json = Scrivi un documento JSON invece di una tabella.
help-check = Controlla il file della tua scatola invece di mostrare quella standard.
help-replay-seat = Racconta la partita come l’ha seguita questo posto (contando da 1): ciò che è nascosto resta nascosto.
help-clause = Numeri di articoli, per esempio DC-12.
help-warm-games = Quali giochi; tutti, se non ne nomini nessuno.

players-range = { $least }-{ $most } giocatori
seat-you = Giocatore { $n } (tu)
seat-bot = Giocatore { $n } (bot, { $level })
seat-other = Giocatore { $n }
level-easy = facile
level-medium = medio
level-hard = difficile
level-random = casuale
level-greedy = avido

choose = La tua scelta ({ $least }-{ $most }, ? per le regole, q per uscire):
choose-what = { $who }, scegli:
rule-of = Le regole che riguardano la scelta { $n }:
rules-hint = «? 3» mostra solo le regole che riguardano la scelta 3.
not-a-choice = «{ $given }» non è tra le scelte. Scrivi un numero da { $least } a { $most }.
thinking = { $who } sta pensando…
left = Hai lasciato la partita.
over = La partita è finita.
wins = { $who } vince!
shared = La vittoria è condivisa: { $who }.
nobody-wins = Non vince nessuno.
player = Giocatore
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } punto
    [many] { $n } di punti
   *[other] { $n } punti
}
log-written = Il registro è in { $file }. «wyrmhoard replay { $file }» racconta di nuovo la partita.

simulated = { $game }: { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}, { $players } giocatori, seme { $seed }
simulated-moves = Mosse: { $moves } in { $seconds } s, cioè { $rate } al secondo e { $mean } a partita
share = Vittorie
mean-points = Media punti
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Compilazione delle regole…
playing = Partite in corso

box-fine = { $file } è una scatola valida per { $game }.
replayed = { $game }, { $players } giocatori, { $moves ->
    [one] { $moves } mossa
    [many] { $moves } di mosse
   *[other] { $moves } mosse
}
unfinished = La partita non è ancora finita.
warm = { $game }: pronto dopo { $seconds } s

# What may not be done
error = Errore: { $what }
no-such-game = Il gioco «{ $game }» non esiste.{ $near ->
    [none] {""} «wyrmhoard games» elenca quelli che ci sono.
   *[other] {""} Forse intendevi «{ $near }»?
}
no-such-level = Il livello «{ $level }» non esiste.{ $near ->
    [none] {""} Scegli easy, medium o hard.
   *[other] {""} Forse intendevi «{ $near }»?
}
no-such-command = Il comando «{ $command }» non esiste.{ $near ->
    [none] {""} «wyrmhoard --help» elenca quelli che ci sono.
   *[other] {""} Forse intendevi «{ $near }»?
}
no-such-language = La lingua «{ $lang }» non c’è. Scegli tra: { $languages }.
no-such-clause = In queste regole non c’è l’articolo «{ $clause }».
no-such-move = «{ $move }» non è una mossa di questo gioco.
no-such-seat = «{ $seat }» non è un posto.
not-your-turn = Non tocca a questo posto.
not-legal-now = «{ $move }» adesso non è permesso.
wrong-seats = Questo gioco è per { $least }-{ $most } giocatori, non per { $given }.
first-not-seated = Secondo la scatola comincia il posto { $first } (contando da 0), ma ci sono solo { $seats } giocatori.
seat-not-there = Il posto { $given } non c’è: la partita ha { $seats } giocatori.
games-at-least-one = Bisogna giocare almeno una partita, non { $given }.
set-not-a-pair = «{ $given }» non è nella forma KEY=VALUE.
seed-negative = Un seme è 0 o più, non { $given }.
file-not-written = Impossibile scrivere { $file }: { $reason }.

box-unreadable = Impossibile leggere { $file }: { $reason }.
box-not-toml = { $file } non è TOML: { $reason }.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, riga { $line }
}
box-unknown-key = «{ $key }» non fa parte della scatola di questo gioco.
box-missing-key = Manca «{ $key }».
box-not-a-list = «{ $key }» deve essere un elenco di { $needed } valori.
box-wrong-count = «{ $key }» deve avere { $needed } valori, non { $given }.
box-out-of-range = «{ $key }» deve andare da { $least } a { $most }: { $given } non va bene.
box-wrong-value = «{ $key }» non può essere { $given }. Valori ammessi: { $allowed }.
box-die-sides = «{ $key }»: un dado ha { $needed } facce, ma ne sono indicate { $given }.
box-colour-count = «{ $key }» deve contenere { $needed } volte «{ $word }», non { $given }.
box-too-small = Questa scatola basta al massimo per { $most } giocatori, non per { $given }.
box-too-many-cards = «{ $key }»: { $given } carte, ma al massimo ne sono ammesse { $most }.
box-too-few-cards = «{ $key }»: { $given } carte, ma ne servono almeno { $needed }.
box-too-few-colours = «{ $key }»: draghi con carte: { $given }, ma ne servono almeno { $needed }.
box-start-coloured = «{ $key }»: la partenza, la prima casella, deve essere senza colore.
box-start-numbered = «{ $key }»: la partenza deve valere 0 su entrambi i lati.
box-summit-not-last = «{ $key }»: la vetta deve occupare le ultime caselle del percorso, senza interruzioni.
box-not-a-table = «{ $key }» deve essere una tabella con una riga per ogni voce.
box-wrong-word = «{ $key }»: la parola «{ $word }» è sconosciuta o ripetuta.
box-card-side = Carta «{ $key }»: il lato { $side } si apre su più di una casella.
box-card-field = Carta «{ $key }»: nessuna via porta alla casella { $field }.
box-card-crossing = Carta «{ $key }»: passi per attraversarla: { $given } invece di { $needed }.
box-card-feature = La carta «{ $key }» ha più di un elemento di questo tipo: { $feature }.
box-card-start = La carta «{ $key }» deve avere una scala ed essere aperta su tutti i lati.
box-card-goal = Nella carta «{ $key }» non si può entrare da ogni lato, nemmeno girandola.
box-card-exit = Carta «{ $key }»: l’uscita sta su goal-exit e da nessun’altra parte.
box-total = «{ $key }» dà in totale { $given } invece di { $needed }.
box-too-many = «{ $key }» chiede { $given }, ma il massimo è { $most }.

log-unreadable = Impossibile leggere { $file }: { $reason }.
log-too-large = { $file } supera i { $most } MB: non è un nostro registro.
log-not-json = { $file } non è un registro: { $reason }.
log-bad-header = Il registro non dice nulla di utile su «{ $key }».
log-unknown-format = Il registro ha il formato { $given }; questo programma conosce il formato { $known }.
log-unknown-rules = La partita di questo registro segue la versione { $given } delle regole di { $game }; questo programma ha la versione { $known } e non tira a indovinare.
log-bad-move = La mossa { $n }, «{ $move }», non può essere stata giocata: { $why }

# What the command line itself refuses
click-missing = Manca: { $what }.
click-no-such-option = L’opzione { $what } non esiste.
click-bad-value = «{ $what }»: questo valore non va bene ({ $reason }).
click-other = { $reason }
try-help = «{ $command } --help» mostra come si usa.
