# The program itself. Ids are the same in every language.

program = Quattro giochi da tavolo di draghi e nani su un solo tavolo: gioca, simula partite, leggi le regole.
usage = Uso
arguments = Argomenti
options = Opzioni
commands = Comandi
help-help = Mostra questo aiuto ed esci.
help-version = Mostra la versione ed esci.
help-lang = Lingua di tutto ciò che leggi: { $languages }. Senza questa opzione, quella del tuo sistema.
help-games = Elenca i giochi.
help-play = Gioca una partita contro i bot nel terminale.
help-simulate = Fa giocare ai bot tantissime partite, alla massima velocità della macchina.
help-report = Scrive una pagina sull'equilibrio di un gioco: chi vince e da dove, quanto dura, quanto vale ogni cosa.
help-sweep = Gioca una griglia di scatole con la stessa fortuna e ne fa una tabella, o cerca numeri che raggiungono uno scopo.
help-arena = Fa giocare i bot l'uno contro l'altro, in tutti i posti e con la stessa fortuna per ciascuno.
help-replay = Racconta una partita partendo dal suo registro.
help-verify = Controlla offline la fortuna di una partita finita, dal suo registro.
help-box = Mostra la scatola di un gioco: ciò che è stampato sul cartone e le regole della casa.
help-rules = Leggi le regole di un gioco, tutte o solo alcuni articoli.
help-warm = Compila subito i giochi, così poi nessuno deve aspettare.
help-solve = Dire come si gioca al meglio un gioco che si può risolvere.
help-serve = Offri tavoli sul web, per amici o per migliaia.
help-admin = Gestisci i tavoli di un server.
help-list = Elenca tutti i tavoli.
help-show = Mostra un tavolo: chi vi siede e a che punto è la partita.
help-end = Chiudi un tavolo; il registro resta.
help-purge = Chiudi e togli i tavoli dove da tempo non succede nulla. Quelli finiti restano.
help-purge-days = Da tanti giorni.
help-export = Scrivi i registri dei tavoli finiti in una cartella, un file ciascuno.
help-copy = Copia tutto da un database in un altro vuoto.
help-host = L’indirizzo su cui ascoltare; 127.0.0.1 se non dici altro, 0.0.0.0 per tutti.
help-port = La porta; 8000 se non dici altro.
help-db = Dove tenere i tavoli: sqlite:///FILE o postgresql://... Senza, un file nella tua cartella dei dati.
help-config = Un file TOML con le impostazioni. Opzioni e ambiente (WYRMHOARD_...) hanno la precedenza.
help-public-url = L’indirizzo con cui i giocatori raggiungono il server, per link e codici QR.
help-log-format = Quel che il server scrive di sé: lines (per le persone) o json (per i programmi).
help-open = Apri la pagina nel browser.
help-export-all = Anche i tavoli non finiti, senza il segreto della loro sorte.
help-players = Numero di giocatori; tre, se non dici altrimenti.
help-players-most = Numero di giocatori; quanti ne ammette il gioco, se non dici altrimenti.
help-players-least = Quanti giocatori; se non indicato, il minimo del gioco.
help-level = Livello dei bot: novice (molto facile), easy (facile), medium (medio, quello predefinito), hard (difficile) o master (molto difficile).
help-seat = Il tuo posto, contando da 1; se non dici altro, il primo.
help-watch = Guarda: i bot occupano tutti i posti.
help-box-file = La tua scatola, un file TOML. «wyrmhoard box GAME» mostra quella da cui partire.
help-set = Cambia un valore della scatola, per esempio --set first=drawn. Si può ripetere.
help-sweep-set = Un numero della scatola e i suoi valori: lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. Si può ripetere.
help-aim = Che cosa raggiungere, invece di giocare tutta la griglia: "seats equal", "length 70..80", "leads 2..4". Si può ripetere.
help-tries = Quante scatole gioca una ricerca; se non dici altro, 60.
help-seed = Seme che ripete la stessa sorte. Senza, la sorte è nuova ogni volta.
help-log = Scrivi il registro della partita in questo file.
help-games-number = Altrettante partite casuali: in breve per --bots random --matches N.
help-matches = Numero di partite; se non dici altro, 1.000.
help-bots-seats = Chi gioca, con virgole in mezzo: novice,hard,random. Si siedono in quest'ordine, più volte finché tutti i posti sono presi, e avanzano di un posto a ogni partita. Se non dici altro, novice.
help-rows = Scrive in questo file (.parquet o .csv) una riga per posto, e in un altro accanto una riga per partita.
help-against = Una seconda scatola da confrontare, giocata con la stessa fortuna.
help-ladder = Fin dove arriva la scala dei livelli, o none; se non dici altro, easy. Ogni livello in più richiede più tempo. Degli stessi livelli si dice quanto conta la fortuna.
help-output = Il file da scrivere, per esempio page.html.
help-dask = Gioca su un cluster dask, per esempio tcp://10.0.0.5:8786.
help-bots = I bot che si incontrano, separati da virgole: easy,hard.
help-deals = Quante volte la fortuna è nuova; ogni volta si gioca in tutte le disposizioni. 10 se non si indica altro.
help-think-seconds = Secondi che un bot che cerca impiega al massimo per una mossa.
help-think-rounds = Cicli di ricerca per mossa, gli stessi per tutti i bot che cercano.
help-json = Scrivi un documento JSON invece di una tabella.
help-check = Controlla il file della tua scatola invece di mostrare quella standard.
help-replay-seat = Racconta la partita come l’ha seguita questo posto (contando da 1): ciò che è nascosto resta nascosto.
help-clause = Numeri di articoli, per esempio DC-12.
help-warm-games = Quali giochi; tutti, se non ne nomini nessuno.
help-receipt = Una ricevuta da confrontare: un file che la pagina salva con il registro, o scritto da un programma.
help-new-game = Crea una cartella con un piccolo gioco che funziona, da trasformare nel tuo.
help-new-game-name = Il nome del gioco, in minuscolo e con trattini: two-words.
help-into = Metti tutto in una cartella col nome del gioco, dentro questa. Altrimenti nei sorgenti.
help-prefix = Le due maiuscole con cui cominciano i numeri degli articoli. Altrimenti le iniziali del nome.
help-check-game = Controlla tutto ciò che riguarda un gioco ed elenca ciò che manca.
help-draft = Una lingua che manca non è ancora un errore.
help-mcp = Far giocare un modello linguistico: strumenti tramite il Model Context Protocol, su ingresso e uscita standard.
help-mcp-server = Sedersi ai tavoli di questo server. Senza, a quelli di questo programma, contro i bot.
help-mcp-name = Il nome del modello al tavolo; Wyrm se non dici altro.

players-range = { $least }-{ $most } giocatori
you = tu
seat-you = Giocatore { $n } (tu)
seat-bot = Giocatore { $n } (bot, { $level })
seat-other = Giocatore { $n }
player-program = Giocatore { $n } (programma)
level-novice = molto facile
level-easy = facile
level-medium = medio
level-hard = difficile
level-master = molto difficile
level-random = casuale
level-greedy = avido
level-search = ricerca semplice

choose = La tua scelta ({ $least }-{ $most }, ? per le regole, h per un consiglio, q per uscire):
choose-what = { $who }, scegli:
rule-of = Le regole che riguardano la scelta { $n }:
rules-hint = «? 3» mostra solo le regole che riguardano la scelta 3.
not-a-choice = «{ $given }» non è tra le scelte. Scrivi un numero da { $least } a { $most }.
bots-warming = I bot si stanno scaldando: per circa un minuto giocano sotto il loro livello.
advice-title = Come la vede un bot:
advice-share = probabilità di vincere { $share }, più o meno { $error }
advice-calculated = probabilità di vincere { $share }, per calcolo
advice-meant = da fare { $meant } delle volte
advice-mixed = Nessuno deve poterti prevedere: scegli a caso, tanto spesso quanto indicato.
advice-thinking = Ci sto pensando…
thinking = { $who } sta pensando…
left = Hai lasciato la partita.
over = La partita è finita.
wins = { $who } vince!
shared = La vittoria è condivisa: { $who }.
nobody-wins = Non vince nessuno.
hidden-title = Che cosa era nascosto
end-held = { $who } ha ancora in mano: { $a }
player = Giocatore
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } punto
    [many] { $n } punti
   *[other] { $n } punti
}
log-written = Il registro è in { $file }. «wyrmhoard replay { $file }» racconta di nuovo la partita.

simulated = { $game }: { $games ->
    [one] { $games } partita
    [many] { $games } partite
   *[other] { $games } partite
}, { $players } giocatori, seme { $seed }
simulated-moves = Mosse: { $moves } in { $seconds } s, cioè { $rate } al secondo e { $mean } a partita
decided = Decise da:
decided-points = punti
decided-tie-break = spareggio
decided-shared = vittoria condivisa
decided-nobody = nessun vincitore
decided-given-up = abbandonata perché senza fine
simulated-drama = Cambi in testa per partita: { $changes }. Davanti al vincitore non c'era più nessuno dopo il { NUMBER($settled, style: "percent") } delle mosse.
report-written = La pagina è in { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Divario tra posti
figure-length = Mosse
figure-points = Punti
figure-margin = Vantaggio
figure-leads = Cambi in testa
figure-settled = Decisa dopo
figure-behind = Massimo svantaggio del vincitore, in punti
figure-shared = Condivise
figure-nobody = Senza vittoria
figure-miss = Distanza dagli scopi
sweep-checked = Sotto ciascuna: la stessa scatola con altra fortuna.
sweep-refused = Tralasciato: { $point }. { $why }
report-title = { $game }: quanto è equilibrato?
report-about = Partite: { $matches } · giocatori: { $players } · bot: { $bots } · scatola: { $box } · seme: { $seed }
report-standard = standard
report-seats = Vittoria per posto
report-seats-note = Quota media con intervallo al 95 %; la linea è la quota equa, { $fair }.
report-sides = { $n ->
    [3] Secondo il tutto insieme
   *[other] Secondo ciò che è stato distribuito ({ $n })
}
report-length = Durata di una partita
report-length-note = In mosse, comprese quelle della sorte. Media { $mean }; tranne l'1 % più corto e più lungo: da { $low } a { $high }.
report-points = Punti alla fine
report-points-note = Di tutti i posti. Il vantaggio sul secondo è in media di { $n }.
report-leads = Quante volte cambia chi è in testa
report-leads-note = Volte a partita, in media { $n }.
report-settled = Quando si è deciso tutto
report-settled-note = La parte della partita dopo la quale nessuno era più davanti al vincitore.
report-behind = Rimonte
report-behind-note = Il massimo svantaggio del vincitore, in punti; nel { NUMBER($n, style: "percent") } delle partite più di zero.
report-decided = Che cosa ha deciso le partite
report-worth = Quanto vale ciascuno
report-worth-card = Quanto vale ogni carta
report-worth-square = Quanto vale ogni casella
report-worth-dice = Quanto vale ogni faccia di un dado
report-worth-nuggets = Quanto vale un lancio con tante pepite
report-worth-note = Quanto più della quota equa vince chi ce l'ha, con intervallo al 95 %. Dice che cosa va insieme, non che cosa causa che cosa.
report-ladder = La scala dei livelli
report-ladder-note = Ognuno da solo a un tavolo del livello inferiore; la quota equa è { $fair }. Partite per gradino: almeno { $matches }.
report-luck = Quanto conta la fortuna
report-luck-note = Bot di uno stesso livello tra loro, e in quanti giocano. La parte della fortuna in tutto ciò che ha spostato le quote di vittoria, con il suo intervallo al 95 %; il resto erano decisioni. Partite per caso: almeno { $matches }.
report-rung = { $level } tra { $below }
report-rules = Quante volte si applica ogni regola
report-rule = Regola
report-often = a partita
report-among = nelle partite
report-differs = In che cosa differiscono le due scatole
report-changes = Che cosa ne è venuto
report-changes-note = Le partite con la stessa fortuna sono confrontate a una a una. Più che rumore: distanti più di tre errori standard.
report-told = È più che rumore?
report-sure = più che rumore
report-noise = non più che rumore
report-seat-share = Vittoria, giocatore { $n }
share = Vittorie
mean-points = Media punti
column-bot = Bot
column-among = Tra
column-side = Ricevuto
column-interval = Intervallo al 95 %
column-rating = Punteggio
interval = da { $low } a { $high }
arena-no-winner = Partite che nessuno ha vinto: { $n } su { $all }
arena-stopped = Interrotto prima della fine; ecco quello che c'è.
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Compilazione delle regole…
playing = Partite in corso

box-fine = { $file } è una scatola valida per { $game }.
replayed = { $game }, { $players } giocatori, { $moves ->
    [one] { $moves } mossa
    [many] { $moves } mosse
   *[other] { $moves } mosse
}
unfinished = La partita non è ancora finita.
luck-fair = Corretto: { $draws ->
    [one] l'unica estrazione corrisponde
    [many] tutte le { $draws } estrazioni corrispondono
   *[other] tutte le { $draws } estrazioni corrispondono
} al segreto, e tutte le { $moves } mosse seguono le regole.
luck-given = { $moves ->
    [one] La prima mossa viene da un altro tavolo: la sua fortuna qui non è stata controllata.
    [many] Le prime { $moves } mosse vengono da un altro tavolo: la loro fortuna qui non è stata controllata.
   *[other] Le prime { $moves } mosse vengono da un altro tavolo: la loro fortuna qui non è stata controllata.
}
luck-not-committed = Il segreto di questo registro non è quello promesso all'inizio.
luck-wrong = La mossa { $n } non è quella del segreto: è uscito «{ $came }», doveva uscire «{ $should }».
luck-not-sealed = Il seme del posto { $seat } non è quello sigillato.
luck-untold = Il seme del posto { $seat } è stato sigillato ma non rivelato in tempo, e non ha contato: chi conosceva il segreto poteva scegliere fra due sorti.
receipt-agrees = Ricevuta: il seme è stato usato e ogni estrazione sentita concorda.
receipt-other-seed = Ricevuta: non è il seme dato, o non l’impegno visto per primo.
receipt-other-draw = Ricevuta: l’estrazione { $n } non è quella sentita.
warm = { $game }: pronto dopo { $seconds } s

serving = Wyrmhoard è su { $url }. Ctrl-C lo ferma.
no-tables = Non ci sono tavoli.
table-ended = Il tavolo { $table } è stato chiuso.
exported = { $tables ->
    [one] { $tables } tavolo
    [many] { $tables } tavoli
   *[other] { $tables } tavoli
} → { $folder }
purged = { $tables ->
    [one] { $tables } tavolo abbandonato è stato tolto.
    [many] { $tables } tavoli abbandonati sono stati tolti.
   *[other] { $tables } tavoli abbandonati sono stati tolti.
}
not-exported = Il tavolo { $table } è stato saltato: { $why }
copied = { $tables ->
    [one] { $tables } tavolo
    [many] { $tables } tavoli
   *[other] { $tables } tavoli
}: tutto è copiato e controllato.
column-table = Tavolo
column-game = Gioco
column-status = Stato
column-changed = Ultima modifica
column-seats = Posti
column-host = Aperto da
column-moves = Mosse
status-open = aperto
status-playing = in corso
status-over = finito
status-ended = chiuso

# A new game, and what it lacks
game-made = Creato: { $folder }
game-next = Si può giocare subito. Che cosa manca ancora lo dice: { $check }
part-loads = Il gioco si carica
part-box = La scatola
part-rules = Gli articoli
part-texts = I testi
part-matches = Partite a caso
part-bots = I bot
part-board = I tabelloni
part-kept = Partite conservate
part-tests = I test di ogni gioco e i suoi
check-fine = { $game }: non manca niente.
check-found = { $n ->
    [one] { $game }: { $n } cosa da fare.
    [many] { $game }: { $n } cose da fare.
   *[other] { $game }: { $n } cose da fare.
}
check-broken = { $where }: { $reason }
check-refused = { $why }
check-name = GAME si chiama «{ $given }», ma secondo la sua cartella deve chiamarsi «{ $needed }».
check-seats = Un gioco ha da 1 a { $most } posti: correggi «seats» in __init__.py.
check-no-seats = A { $layout } serve un campo «seats»: quanti siedono al tavolo.
check-no-file = Manca { $file }. Scrivilo; «wyrmhoard new-game» mostra com’è fatto.
check-clause-unfit = { $where }: «{ $given }» non è un numero di articolo. Servono due maiuscole, un trattino e un numero: AB-1.
check-no-clauses = { $file } non ha articoli. Comincia le righe con - **AB-1** e la regola.
check-clause-order = Gli articoli si contano senza salti: al posto di { $given } dovrebbe esserci { $needed }.
check-clauses-unknown = Citati, ma assenti da RULES.md: { $clauses }.
check-clauses-uncited = Citati né nel codice né nella scatola: { $clauses }. Nominali nella docstring della funzione che li applica.
check-clauses-untested = Senza test: { $clauses }. Segna i test in { $folder } con @pytest.mark.clause.
check-verbs-without-clause = CLAUSES in state.py non nomina alcun articolo per: { $verbs }.
check-text-missing = In { $file } manca: { $texts }.
check-text-unknown = In { $file }, ma non in inglese: { $texts }.
check-text-taken = Il programma o la pagina hanno già questi testi: { $texts }. Scegli altri nomi, anche per il verbo se lo è ({ $file }).
check-text-unreadable = { $where }: questo non è Fluent.
check-blanks = Gli spazi da riempire non sono quelli dell’inglese in { $file }: { $texts }.
check-languages = Non ancora tradotto (testi e regole): { $languages }. Fino ad allora si mostra l’inglese, con un segno.
check-no-walks = Manca { $file }: ciò che si conserva e le scatole percorse dai test.
check-not-conserved = { $where }, in { $seats }: { $said } non è vero. { $values }
check-stuck = In { $seats }, dopo { $moves } mosse: nessuno può muovere, o non finisce mai. Vedi actors e legal.
check-leak = Per il posto { $seat } un mondo immaginato appare diverso da quello vero: { $fields }. Vedi view e imagine.
check-plain-board = Nel terminale si mostra il tabellone semplice. Il suo sarebbe { $file }, o board.py nella cartella del gioco.
check-plain-page = Sulla pagina si mostra il tabellone semplice. Il suo sarebbe { $folder }.
check-not-kept = Nessuna partita conservata con questo numero di posti: { $seats }. «make playthroughs» le scrive in { $folder }.
check-test-failed = Questo test fallisce: { $test } { $reason }
check-tests-elsewhere = Per i test servono i sorgenti e pytest; non sono stati eseguiti.

# Why not?
why-hint = «why MOSSA» dice perché una mossa non è tra le scelte, per esempio: why { $move }
why-allowed = Ma sì che puoi: è la scelta { $n }.
why-words = Dopo «why» viene: { $forms }
why-over = La partita è finita: nessuno muove più.
why-luck = Il caso è all’opera. Un momento.
why-not-yours = Non è una mossa da giocatori: succede da sola.
why-turn = Non tocca a te. Adesso: { $who }.

# What may not be done
error = Errore: { $what }
no-such-game = Il gioco «{ $game }» non esiste.{ $near ->
    [none] {""} «wyrmhoard games» elenca quelli che ci sono.
   *[other] {""} Forse intendevi «{ $near }»?
}
no-such-level = Il livello «{ $level }» non esiste.{ $near ->
    [none] {""} Scegli novice, easy, medium, hard o master.
   *[other] {""} Forse intendevi «{ $near }»?
}
no-such-command = Il comando «{ $command }» non esiste.{ $near ->
    [none] {""} «{ $program } --help» elenca quelli che ci sono.
   *[other] {""} Forse intendevi «{ $near }»?
}
no-such-language = La lingua «{ $lang }» non c’è. Scegli tra: { $languages }.
no-such-clause = In queste regole non c’è l’articolo «{ $clause }».
no-such-move = «{ $move }» non è una mossa di questo gioco.
no-such-seat = «{ $seat }» non è un posto.
not-your-turn = Non tocca a questo posto.
not-legal-now = «{ $move }» adesso non è permesso.
url-not-reached = { $url } non è raggiungibile: { $reason }
package-missing = { $package } non è installato. Esegui: pip install 'wyrmhoard[{ $extra }]'
wrong-seats = Questo gioco è per { $least }-{ $most } giocatori, non per { $given }.
first-not-seated = Secondo la scatola comincia il posto { $first } (contando da 0), ma ci sono solo { $seats } giocatori.
seat-not-there = Il posto { $given } non c’è: la partita ha { $seats } giocatori.
games-at-least-one = Bisogna giocare almeno una partita, non { $given }.
games-are-random = --games gioca a caso e non va né con --bots né con --matches. Usa invece --bots e --matches.
more-bots-than-seats = Troppi bot: { $bots } per { $seats } posti.
rows-ending = Il nome di { $file } deve finire con uno di questi: { $endings }.
rows-no-package = Parquet richiede un pacchetto in più: pip install wyrmhoard[tables]. Un file .csv non ne richiede.
rows-in-part = { $file } non ha posto per tutte le righe ({ $reason }); partite conservate: { $kept } su { $matches }. Libera spazio e ripeti lo stesso comando con --seed { $seed }: gioca di nuovo le stesse.
cluster-no-package = Un cluster richiede altri pacchetti: pip install wyrmhoard[cluster]
cluster-unreachable = Nessun cluster dask risponde a { $address }: { $reason }.
cluster-differs = Una macchina del cluster ha regole o bot diversi da questo computer. Installa ovunque la stessa versione.
cluster-failed = Una macchina del cluster ha fallito: { $reason }.
sweep-no-field = In questa scatola non c'è il campo "{ $field }".{ $near ->
    [none] {""}
   *[other] {""} Intendevi "{ $near }"?
}
sweep-too-large = Sarebbero { $size } scatole; se ne giocano al massimo { $most }. Prendi meno valori, o cerca tra loro con --aim.
sweep-nothing = Di' che cosa deve cambiare, per esempio --set lair=1..8.
sweep-empty = "{ $given }" non ha valori: il primo supera l'ultimo, o il passo è 0.
aim-unknown = "{ $given }" non è uno scopo.{ $near ->
    [none] {""} Si conoscono: { $known }.
   *[other] {""} Intendevi "{ $near }"?
}
aim-unreadable = "{ $given }" non dice che cosa si vuole. Di' per esempio "seats equal" o "length 70..80".
seconds-or-rounds = Indicare --seconds oppure --rounds, non entrambi.
more-than-nothing = { $what } deve essere più di 0, non { $given }.
bot-twice = "{ $level }" è nominato due volte; basta una.
set-not-a-pair = «{ $given }» non è nella forma KEY=VALUE.
seed-negative = Un seme è 0 o più, non { $given }.
file-not-written = Impossibile scrivere { $file }: { $reason }.
file-exists = { $file } esiste già. Scegli un altro nome o spostalo prima.
file-elsewhere = Impossibile scrivere { $file }: { $reason }. Perché nulla vada perso, si trova in { $other }.
game-name-unfit = «{ $name }» non può essere il nome di un gioco: minuscole, cifre e trattini, al massimo { $most }, come two-words.
game-there = C’è già un gioco «{ $game }», in { $folder }.
prefix-unfit = «{ $prefix }» non può cominciare i numeri degli articoli: servono due maiuscole. Scegli con --prefix AB.
prefix-taken = Gli articoli di { $game } cominciano già con { $prefix }. Scegli altre due maiuscole.
folder-not-empty = { $folder } non è vuota. Scegli un altro nome, o un’altra cartella con --into.
no-checkout = Questi non sono i sorgenti. Di’ dove mettere il gioco con --into CARTELLA.
text-missing = Il gioco non ha un testo «{ $text }». Scrivilo nel suo texts/en.ftl.
not-solved = { $game } non è risolto: nessuno sa dire quale mossa sia la migliore. I bot la cercano.

box-unreadable = Impossibile leggere { $file }: { $reason }.
box-not-toml = Non si può leggere come TOML. Forse mancano virgolette, una parentesi o una virgola, oppure una chiave è data due volte.
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
box-too-small = Questa scatola basta al massimo per { $most } giocatori, non per { $given }.
box-not-a-table = «{ $key }» deve essere una tabella con una riga per ogni voce.
box-wrong-word = «{ $key }»: la parola «{ $word }» è sconosciuta o ripetuta.

log-unreadable = Impossibile leggere { $file }: { $reason }.
log-too-large = { $file } supera i { $most } MB: non è un nostro registro.
log-not-json = { $file } non è un registro: { $reason }.
log-bad-header = Il registro non dice nulla di utile su «{ $key }».
luck-not-there = Questo registro non svela alcuna fortuna: solo i tavoli di un server hanno un segreto da controllare.
table-not-over = La partita non è ancora finita: fino ad allora la sua fortuna resta segreta.
table-still-alive = La partita è ancora in corso: resta nel tuo elenco.
not-reachable = Nessun altro dispositivo può raggiungere questo server da qui. Avvialo con --host 0.0.0.0 o indicagli il suo indirizzo (public_url).
log-unknown-format = Il registro ha il formato { $given }; questo programma conosce il formato { $known }.
log-unknown-rules = La partita di questo registro segue la versione { $given } delle regole di { $game }; questo programma ha la versione { $known } e non tira a indovinare.
log-bad-move = La mossa { $n }, «{ $move }», non può essere stata giocata: { $why }

store-wrong-url = Questo non è l’indirizzo di un archivio. Scrivi sqlite:///FILE o postgresql://HOST/DATABASE, con i caratteri speciali della password come codici %.
store-in-use = { $file } è già usato da un altro Wyrmhoard. Un file SQLite serve un solo processo; per più processi usa PostgreSQL.
store-not-a-database = { $file } non è un database SQLite.
store-not-opened = Impossibile aprire { $store }: { $reason }.
store-no-permission = { $store } non consente l’accesso o la scrittura: { $reason }.
store-unreachable = { $store } non è raggiungibile: { $reason }.
store-no-driver = A PostgreSQL serve un altro pacchetto: pip install wyrmhoard[postgres]
store-too-new = L’archivio è stato usato l’ultima volta da un’altra versione di Wyrmhoard (schema { $version }), che questa non conosce. Installa la più recente.
store-not-empty = L’archivio in cui copiare non è vuoto.
store-copy-differs = La copia non è uguale all’originale («{ $part }»). Non usarla.
store-copy-broken = La copia si è interrotta a metà: { $reason }. L’originale è intatto. Svuota la destinazione (elimina il file o ricrea il database) e copia di nuovo.

# Ciò che un server rifiuta
who-are-you = Prima di' il tuo nome.
name-unfit = Un nome ha da 1 a { $most } caratteri visibili.
code-unknown = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
no-such-table = Questo tavolo non esiste.
no-such-variant = Questo gioco non ha una variante «{ $variant }».
too-many-tables = Sei già a { $most } tavoli. Prima finiscine o chiudine uno.
not-your-table = Può farlo solo chi ha aperto questo tavolo o vi siede.
not-your-seat = Questo non è il tuo posto.
seat-taken = Lì siede già qualcuno.
seat-free = In questo posto non siede nessuno.
seat-not-away = Nessun bot gioca per questo posto.
table-started = La partita è già iniziata.
seed-not-sealed = Non è il seme sigillato.
table-not-playing = A questo tavolo ora non si gioca.
table-over = La partita è già finita.
table-busy = A questo tavolo succedono troppe cose insieme. Riprova.
rematch-there = La rivincita è già stata aperta.
too-late = Troppo tardi: nel frattempo si è andati avanti.
too-soon = Troppo presto: aspetta ancora { $wait } ms.
too-fast = Troppo in una volta. Aspetta un momento.
undo-not-now = Questa mossa non si può ritirare: nel frattempo ha deciso la sorte, o ha rivelato qualcosa.
undo-asked-already = Qualcuno ha già chiesto di ritirare una mossa.
undo-not-asked = Nessuno aspetta la tua risposta su una mossa.
end-asked-already = Qualcuno ha già proposto di chiudere la partita.
end-not-asked = Nessuno aspetta la tua risposta sulla fine della partita.
end-asked-often = L’hai proposto { $most } volte. Per una partita basta così.
hints-off = A questo tavolo si gioca senza suggerimenti.
chat-empty = In questo messaggio non c’è nulla da leggere.
chat-too-fast = Scrivi più in fretta di quanto gli altri leggano. Aspetta un momento.
not-stored = Non è stato possibile salvarlo, quindi non è successo. Riprova tra un momento.
token-unknown = Questo codice non apre alcun posto a questo tavolo.
hello-first = Il primo messaggio deve essere «hello».
hello-again = Hai già detto «hello».
wrong-version = Questa pagina è più vecchia o più nuova del server. Ricaricala.
message-malformed = Il server non capisce questo messaggio.
form-malformed = Il server non capisce questa richiesta: { $reason }.
body-too-large = È più grande di { $most } KB.
body-too-slow = Ci ha messo troppo ad arrivare. Riprova.
not-json = Invialo come application/json.
other-origin = La pagina di un altro sito non può farlo qui.
wrong-host = Questo server risponde solo all’indirizzo { $url }.
nothing-here = Qui non c’è nulla.
wrong-method = Non si può chiedere in questo modo.
our-fault = Qualcosa è andato storto sul server. Non è colpa tua.
log-too-long = Questo registro ha più di { $most } mosse.
log-too-short = Il registro ha solo { $moves } mosse, non { $given }.

port-taken = La porta { $port } su { $host } è già occupata. Scegline un’altra con --port.
address-unfit = Il server non può ascoltare su { $host }, porta { $port }: { $reason }.
settings-unreadable = Impossibile leggere { $file }: { $reason }.
settings-not-toml = { $file } non è TOML: { $reason }.
settings-unknown-key = { $where }: l’impostazione «{ $key }» non esiste.
settings-wrong-value = { $where }: «{ $key }» non va bene: { $reason }.

# Punteggi e classifica della stagione
help-season = Mostra la classifica della stagione: le partite classificate che chiunque poteva guardare.
column-name = Nome
column-matches = Partite
column-won = Vinte
season-provisional = provvisorio
season-empty = Non è ancora finita nessuna partita classificata che chiunque potesse guardare.
season-pool = { $game } in { $players }
rated-as-printed = A un tavolo classificato si gioca con la scatola così come è stampata.
rated-one-seat = A un tavolo classificato ogni persona ha un solo posto.
rated-own-luck = Un tavolo classificato ha una sorte propria: non può usare una smazzata.
rated-no-programs = I programmi esterni non possono sedere a un tavolo classificato: nessuno sa quanto siano forti.
rated-to-the-end = Una partita classificata finisce quando è giocata fino in fondo, quando qualcuno abbandona o quando tutti sono d’accordo.
no-such-result = Non hai nessun risultato a questo tavolo.

# What the command line itself refuses
click-missing = Manca: { $what }.
click-no-such-option = L’opzione { $what } non esiste.
click-bad-value = «{ $what }»: questo valore non va bene ({ $reason }).
click-not-a-number = { $what } richiede un numero intero, non «{ $given }».
click-too-much = È troppo: { $given }.
click-misused = { $what } non si usa così.
click-other = { $reason }
try-help = «{ $command } --help» mostra come si usa.
reason-not-there = il file o la cartella non esiste
reason-forbidden = l’accesso è negato
reason-folder = è una cartella
reason-no-folder = una parte del percorso non è una cartella
reason-full = il disco è pieno

# The page, and a table, as messengers show a link to them
start-line = Giochi di draghi e nani in una sola montagna. Apri la pagina, manda un link, gioca.
preview-invites = { $who } ti invita a giocare a { $game }
preview-free = { $n ->
    [one] { $n } posto è ancora libero.
    [many] { $n } posti sono ancora liberi.
   *[other] { $n } posti sono ancora liberi.
}
preview-played = Al tavolo: { $who }
preview-over = La partita è finita. Al tavolo: { $who }

# Le notifiche, e che cosa non va
notice-turn-title = Tocca a te: { $game }
notice-turn = Tocca a te.
notice-turn-of = { $name }, tocca a te: { $game }
notice-broken-title = Notifiche che non arrivano
notice-broken = Le notifiche non ti raggiungono più in questo modo: { $way }. Le impostazioni dicono perché.
notice-test-title = Una prova
notice-test = Le notifiche di Wyrmhoard arrivano qui.
notice-confirm-title = Notifiche per e-mail?
notice-confirm = Qualcuno, probabilmente tu, vuole che Wyrmhoard scriva a questo indirizzo quando arriva il suo turno. Se sei tu, apri questo link; altrimenti non fare nulla e non arriverà altra posta.
notice-stop = Niente più messaggi di questo tipo:
way-push = questo browser
way-mail = e-mail
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = un tuo webhook
host-lacks-push = Chi gestisce questo server non ha attivato le notifiche nel browser (push = true).
host-lacks-mail = Chi gestisce questo server non ha configurato un server di posta (mail_server, mail_from, public_url).
host-lacks-webhooks = Chi gestisce questo server non ha attivato i webhook (webhooks = true).
host-lacks-packages = Chi gestisce questo server non ha installato il necessario: pip install 'wyrmhoard[notices]'
mail-unfit = Questo non è un indirizzo e-mail.
mail-not-confirmed = Questo indirizzo non ha ancora detto di sì: apri il link nel messaggio.
push-unfit = La risposta di questo browser non basta per le notifiche. Disattivale e riattivale.
address-not-web = Serve un indirizzo che inizi con https://.
discord-unfit = Questo non è l’indirizzo di un webhook Discord; contiene /api/webhooks/.
matrix-unfit = Matrix richiede una stanza come !abc:example.org e un token di accesso.
ntfy-unfit = Questo non è l’indirizzo di un argomento ntfy, come https://ntfy.sh/mio-argomento
token-unfit = Un token non ha spazi e solo lettere semplici, cifre e segni.
too-many-channels = Al massimo possono essere { $most }. Prima togline uno.
no-such-channel = Questo non fa più parte delle tue notifiche.
link-unknown = Questo link non è più valido.
zone-unknown = Il fuso orario { $zone } qui non è conosciuto.
passkey-unfit = Non è stato possibile verificare la passkey. Riprova.
passkey-unknown = Questo server non conosce quella passkey.
trouble-address = L’indirizzo non si può usare.
trouble-inside = L’indirizzo porta nella rete del server stesso, cosa che qui non è permessa.
trouble-not-reached = A quell’indirizzo non risponde nessuno.
trouble-slow = Nessuna risposta è arrivata in tempo.
trouble-tls = Non è stato possibile proteggere la connessione: il certificato non è valido.
trouble-redirects = L’indirizzo rimanda sempre altrove.
trouble-busy = In quel momento l’altra parte non poteva ricevere nulla.
trouble-refused = L’altra parte ha rifiutato il messaggio.
trouble-gone = Questo browser non accetta più notifiche.
trouble-key-changed = La chiave del server è cambiata. Riattiva le notifiche in quel browser.
trouble-webhook-gone = Il webhook non esiste più, o il suo token non è valido.
trouble-mail-refused = L’indirizzo e-mail è stato rifiutato.
trouble-mail-server = In questo momento il server di posta non accetta messaggi.

# Looking back on a match
help-review = Rivede una partita finita: quali decisioni hanno sprecato qualcosa, e quanto c'entrava la fortuna.
help-review-seat = Solo le decisioni di questo posto, contando da 1. Altrimenti quelle di tutti.
help-review-rounds = Giri di ricerca per ogni decisione; con più giri ci vuole di più, ma il giudizio è più sicuro.
help-review-seed = Lo stesso seme dà la stessa analisi.
reviewing = Analisi in corso
review-unfinished = Si può rivedere solo una partita finita.
review-stopped = Interrotto prima della fine; ciò che manca non è stato esaminato.
review-how = Le decisioni sono giudicate da ciò che si poteva sapere in quel momento; la fortuna è valutata con tutto scoperto.
review-account = Quota di vittoria attesa: { $start } all'inizio, { $result } alla fine.
review-lost = Sprecato di sicuro, in tutto: { $share }.
review-nothing-lost = Nessuna decisione ha sprecato qualcosa di sicuro.
review-decisions = Decisioni da rivedere
review-turned = Dove la partita è girata
review-better = meglio: { $what } ({ $worth })
review-known = si poteva sapere: { $what }
review-move = Mossa { $n }: { $what }
review-luck = fortuna
review-own = decisioni proprie
review-others = decisioni degli altri
review-together = scelte simultanee
review-forced = mosse obbligate
mark-brilliant = brillante
mark-best = la migliore
mark-good = buona
mark-inaccuracy = imprecisa
mark-mistake = errore
mark-blunder = grave errore
# Deals

deal-not-open = La fortuna di questa smazzata non è ancora svelata: altri possono ancora giocarla. Quando il { $day } sarà passato (UTC), scarica di nuovo il registro e controllalo.
deal-hidden = Vedrai che cosa ne hanno fatto gli altri quando avrai giocato anche tu questa smazzata.
deal-no-chat = Al tavolo di una smazzata, prima della fine scrive solo chi è seduto.
deal-of-day = Ognuno ha un solo tavolo per la smazzata del giorno: comincia dalla pagina iniziale.
deal-over = Il tempo per questa smazzata è finito: la sua fortuna è stata svelata.
no-such-deal = Questa smazzata non esiste.
