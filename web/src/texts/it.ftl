# The page. Ids are the same in every language.

title = Wyrmhoard
language = Lingua
skip-to-content = Vai al contenuto
page-loading = Un momento…
close-sheet = Chiudi
refused-somehow = Non ha funzionato.
server-not-reached = Il server non risponde. C’è rete?
needs-server = Per questo serve un server Wyrmhoard, e questa pagina ne fa a meno.
connection-lost = La connessione è caduta. Nuovo tentativo…
page-failed = Qualcosa è andato storto in questa pagina. Nulla di ciò che è stato giocato è perduto.
page-outdated = C’è una versione più recente di questa pagina.
page-reload = Ricaricala
missing-title = Qui ci sono solo pipistrelli
missing-text = A questo indirizzo non c’è nessuna pagina.
to-the-mountain = Alla pagina iniziale
sure-ask = Davvero?
sure-no = No

# The start page
bots-play = Livello dei bot
game-facts = { $exact ->
    [yes] { $most } giocatori
   *[no] { $least }–{ $most } giocatori
} · { $minutes } min · { $age }+
game-in-english = Non ancora tradotto: questo gioco parla inglese
just-changed = Appena cambiato
play-now = Gioca
play-friends = Con amici
rules-of-game = Regole
my-tables = I miei tavoli
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aspetta giocatori. Aprine uno!
tables-not-reached = Il server ora non risponde. I tavoli degli altri saranno qui appena risponderà.
table-waits = { $n ->
    [one] { $n } posto libero
    [many] { $n } posti liberi
   *[other] { $n } posti liberi
}
table-is-over = finito
table-rules-gone = terminato: le sue regole non ci sono più
table-rules-gone-told = A questo tavolo si giocava con una versione precedente delle regole, che qui non c’è più. La partita è terminata e non si può mostrare, ma il suo registro si può salvare.
table-won-mine = Vittoria tua
table-won = Vittoria: { $who }
table-forget = Togli
table-forget-ask = Togliere dal tuo elenco?
table-drop-ask = Eliminare questa partita? Andrà persa.
table-is-played = in gioco
played-tables = In gioco adesso
table-watch = Guarda
played-since = dal { $when }
turn-yours = Tocca a te
turn-of-other = Tocca a { $who }
replay-file = Rivedi una partita da un file

# A table for friends
friends-title = { $game } con amici
how-many-players = Giocatori
at-this-device = Su questo dispositivo
at-this-device-more = Anche su questo dispositivo
name-of-player = Nome del giocatore { $n }
seat-remove = Togli il giocatore { $n }
other-seats = Gli altri posti
seat-free-name = Posto { $n }
seat-for-friend = Libero, per un amico con il link
seat-for-bot = Bot ({ $level })
clock-label = Tempo per pensare
clock-none = Quanto volete
clock-minute = 1 minuto a mossa
clock-ten-minutes = 10 minuti per la partita
clock-day = 1 giorno a mossa
clock-three-days = 3 giorni a mossa
listed-label = Mostralo nella pagina iniziale: chiunque può sedersi finché c’è un posto libero, e guardare
friends-serverless = Questa pagina funziona senza server: si gioca su questo dispositivo, insieme e con i bot.
hints-label = I giocatori possono chiedere consigli
house-rules = Regole della casa
variant-label = Variante
variant-none = Come stampato
own-box = Una scatola tua (un file TOML)
own-box-taken = Si gioca con la scatola «{ $name }».
house-named = «{ $name }»
open-the-table = Apri il tavolo

# Links
link-label = Link
link-copy = Copia
link-share = Condividi
link-copied = Il link è copiato.
link-marked = Il link è selezionato. Copialo con la tastiera.
link-code = Link come codice QR: { $what }

# Settings
settings-title = Impostazioni
your-name = Il tuo nome
name-keep = Salva
name-kept = D’ora in poi ti chiami { $name }. Ai tavoli dove siedi già resta il nome di prima.
theme-label = Aspetto
theme-system = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
speed-label = Ritmo dei turni altrui
speed-normal = Normale
speed-quick = Rapido
speed-off = Immediato
speed-shared = A un tavolo con più persone i bot seguono il ritmo più calmo scelto da chi vi siede.
sending-label = Una mossa scelta parte
sending-moment = Dopo un attimo
sending-now = Subito
sending-confirm = Quando confermo
mute-label = Non mostrare la chat
sound-label = Suoni discreti al tavolo: una carta, un dado, una moneta, il tuo turno, la fine
keys-label = I singoli tasti agiscono al tavolo (R regole, H consiglio, U ritira, S salta)
device-other = Un altro dispositivo
device-make-link = Crea un link per un altro dispositivo
device-scan = { $n ->
    [one] Apri questo link sull’altro dispositivo entro { $n } minuto. Vale una volta.
    [many] Apri questo link sull’altro dispositivo entro { $n } minuti. Vale una volta.
   *[other] Apri questo link sull’altro dispositivo entro { $n } minuti. Vale una volta.
}
device-title = Continua qui
device-text = Il tuo nome e i tuoi tavoli arrivano anche su questo dispositivo. Il nome usato qui prima viene dimenticato.
device-become = Sì, è il mio dispositivo
device-welcome = Eccoti di nuovo, { $name }.

# The table
seats-title = Giocatori
seat-you-short = tu
seat-away = assente, gioca un bot
seat-program = programma
seat-bot-level = bot, { $level }
seat-not-here = fuori linea
seat-winner = vince
seat-to-move = è di turno
days-left = { $n ->
    [one] { $n } giorno
    [many] { $n } giorni
   *[other] { $n } giorni
}
waiting-for = { $n ->
    [0] Tutti i posti sono occupati.
    [one] Ancora un giocatore e si comincia.
    [many] Ancora { $n } giocatori e si comincia.
   *[other] Ancora { $n } giocatori e si comincia.
}
sit-here = Siediti qui
add-bot = Aggiungi un bot
fill-bots = Completa con i bot
remove-bot = Manda via
leave-seat = Alzati
invite-title = Invita amici
question-yours = Tocca a te: che cosa fai?
waiting-for-move = Si aspetta { $who }.
chosen-move = Scelta: { $move }
sending-move = Inviata: { $move }
confirm-move = Gioca così
move-take-back = Ritira
choice-taken-back = Ritirata: { $move }
choice-lapsed = Non inviata, perché la domanda è cambiata: { $move }
moves-in-words = Le tue mosse a parole
board-failed = Il tabellone è inciampato. Le tue mosse a parole funzionano ancora.
board-again = Mostra di nuovo il tabellone
skip-animation = Salta
hint-ask = Consiglio
hint-follow = Fai così
i-am-back = Eccomi
secret-title = Il tuo segreto
secret-only-you = Nessun altro lo sa.
secret-understood = Me lo ricorderò
undo-free = Ritira
undo-ask = Chiedi di ritirare
undo-wish = { $who } vorrebbe ritirare una mossa. Va bene?
undo-agree = Va bene
undo-refuse = No
undo-asked = { $who } vorrebbe ritirare una mossa e aspetta risposta.
end-wish = { $who } vorrebbe chiudere la partita così com’è. Va bene?
end-wish-refuse = Si continua
end-asked = { $who } vorrebbe chiudere la partita e aspetta una risposta.
undone-told = { $n ->
    [one] { $who } ritira { $n } mossa.
    [many] { $who } ritira { $n } mosse.
   *[other] { $who } ritira { $n } mosse.
}
why-not-allowed = Ma puoi! È tra le tue mosse.
rule-open = Regola { $clause }
rules-all = Tutte le regole, una per una
rules-search = Cerca nelle regole
rules-found = { $n ->
    [one] { $n } punto
    [many] { $n } punti
   *[other] { $n } punti
}
log-and-chat = Cronaca e chat
log-title = Che cosa è successo
chat-title = Chat
chat-say = Di’ qualcosa
chat-send = Invia
chat-mute = Silenzia
chat-muted = La chat non è mostrata.
chat-listen = Mostra la chat
chat-empty-yet = Nessuno ha ancora detto nulla.
chat-watches = guarda
spectators-count = { $n ->
    [0] Nessuno guarda.
    [one] { $n } persona guarda.
    [many] { $n } persone guardano.
   *[other] { $n } persone guardano.
}
table-about = Su questo tavolo
table-host = Aperto da { $who }.
leave-table = Lascia il tavolo
end-table = Chiudi il tavolo
resign = Abbandona
resign-wins = Se abbandoni, la partita finisce e vince { $who }.
resign-bot = Se abbandoni, un bot gioca al tuo posto fino alla fine: gli altri tengono la loro partita.
resign-alone = Se abbandoni, restano solo i bot: la partita finisce senza vincitori.
propose-end = Proponi di chiudere la partita
propose-end-text = Quando tutti sono d’accordo la partita si chiude così com’è, e nessuno vince.
end-match = Chiudi la partita
curtain-pass = Passa il dispositivo a { $who }
curtain-text = Gli altri ora guardano altrove.
curtain-open = Sono { $who }

# The end
end-title = La partita è finita
end-stopped = Il tavolo è stato chiuso prima della fine.
end-nobody = Questa volta non vince nessuno.
end-resigned = { $who } abbandona: vince { $winner }.
end-given-up = { $who } abbandona e restano solo i bot: non vince nessuno.
end-agreed = Tutti d’accordo di fermarsi qui: non vince nessuno.
end-shared = { $who } si dividono la vittoria.
end-ahead = { $who } vince con { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}, { $ahead ->
    [one] { $ahead } punto
    [many] { $ahead } punti
   *[other] { $ahead } punti
} davanti a tutti gli altri.
end-ahead-of = { $who } vince con { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}, { $ahead ->
    [one] { $ahead } punto
    [many] { $ahead } punti
   *[other] { $ahead } punti
} davanti a { $next }.
end-tie-broken = { $who } vince con { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}. I punti sono pari, ma lo spareggio premia { $who }.
end-otherwise = { $who } vince. I punti non sono tutto: { $points ->
    [one] { $points } punto è bastato
    [many] { $points } punti sono bastati
   *[other] { $points } punti sono bastati
}.
end-points = { $n ->
    [one] { $n } punto
    [many] { $n } punti
   *[other] { $n } punti
}
end-standing = Ecco i punti com’erano.
story-title = Come sono nati i punti
story-numbers = Turno per turno, in cifre
story-round = Turno
story-start = Inizio
turning-lead = La svolta: al turno { $n } { $who } passa in testa e ci resta.
turning-first = { $who } è in testa dal primo turno all’ultimo.
turning-last = La svolta arriva proprio alla fine: solo all’ultimo turno { $who } passa in testa.
luck-check = Controlla il caso
luck-is-fair = { $n ->
    [one] Regolare: l’unica estrazione è quella che dice il segreto. Il tuo browser l’ha ricalcolata da sé.
    [many] Regolare: tutte le { $n } estrazioni sono quelle che dice il segreto. Il tuo browser le ha ricalcolate da sé.
   *[other] Regolare: tutte le { $n } estrazioni sono quelle che dice il segreto. Il tuo browser le ha ricalcolate da sé.
}
luck-is-given = { $n ->
    [one] La prima mossa viene da un altro tavolo: la sua fortuna qui non è stata controllata.
    [many] Le prime { $n } mosse vengono da un altro tavolo: la loro fortuna qui non è stata controllata.
   *[other] Le prime { $n } mosse vengono da un altro tavolo: la loro fortuna qui non è stata controllata.
}
luck-is-wrong = Irregolare: la mossa { $n } non è quella che dice il segreto.
luck-other-secret = Irregolare: il segreto non è quello a cui il tavolo si era impegnato.
luck-seed-used = { $n ->
    [one] Verificato da questo browser: il tuo seme è stato usato e l’unica estrazione sentita concorda.
    [many] Verificato da questo browser: il tuo seme è stato usato e tutte le { $n } estrazioni sentite concordano.
   *[other] Verificato da questo browser: il tuo seme è stato usato e tutte le { $n } estrazioni sentite concordano.
}
luck-other-seed = Irregolare: non è il seme dato da questo browser, o non l’impegno visto per primo.
luck-heard-other = Irregolare: l’estrazione { $n } non è quella sentita da questo browser.
luck-no-seed = Questo browser non ha dato un proprio seme a questo tavolo.
luck-other-seal = Irregolare: un seme non è quello sigillato.
luck-seed-missing = Il seme di { $name } è stato sigillato ma non rivelato in tempo; non ha contato.
luck-commitment = La sorte di questa partita è fissata da:
rematch-ask = Ancora una volta, con gli stessi
rematch-go = Alla prossima partita
replay-watch = Rivedi
log-download = Scarica

# Watching again
replay-title = Rivedi una partita
replay-of = { $game }, rivisto
replay-drop = Trascina qui una partita scaricata e la vedrai.
replay-choose = Oppure scegli il file
file-no-log = Quel file non è una nostra partita.
replay-controls = Riproduzione
replay-move = Mossa
replay-move-of = { $n } di { $all }
replay-before = Prima della prima mossa
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-view = Visto da
replay-spectator = uno spettatore
replay-open = tutti, a carte scoperte
replay-last-decision = Decisione precedente
replay-next-decision = Decisione seguente
replay-link = Link a questo momento
replay-continue = Continua da qui contro i bot

## A match in this browser

table-is-here = Questa partita vive in questo browser: nessun server la conosce.
invite-friends = Continua con altri
invite-line = La partita passa sul server così com’è, e altre persone prendono questi posti:
invite-instead = un’altra persona al posto di { $who }
invite-go = Sposta e invita
invite-nobody = Giocate tutti su questo dispositivo: non c’è posto per un’altra persona.
local-stopped = Le regole si sono fermate in questo browser. Vengono riavviate; la partita è come prima.
local-not-here = Questo browser non può giocare a questo gioco da solo.
local-not-kept = Questo browser non conserva nulla: la partita sparisce quando la pagina si chiude. Scaricala se vuoi tenerla.
local-damaged = Questa partita era conservata in questo browser, ma il suo registro è danneggiato e non può continuare. Puoi scaricare ciò che resta.
local-no-table = Questa partita non è in questo browser. Forse è stata giocata in un altro, o i suoi dati sono stati cancellati.
table-here-mark = in questo browser

## Learning

learn-offer = Prima volta? 4 minuti
lesson-title = La tua prima partita
lesson-step = Passo { $n } di { $all }
lesson-go-on = Avanti
lesson-not-now = Si può, e presto lo farai. Per ora prova ciò che brilla.

# reach: notices, passkeys, all about me
reach-title = Quando tocca a me
reach-text = Se tocca a te mentre non sei al tavolo, ti si può avvisare: una volta per turno, e mai di ciò che è nascosto.
reach-show = Imposta
reach-on = Attivo
reach-asked = Un’e-mail è in arrivo: apri il suo link per dire di sì.
reach-broken = Non si riprova più:
reach-broken-note = Un modo per avvisarti non funziona più. Le impostazioni dicono perché.
reach-trouble = L’ultima notifica non è arrivata, si riprova:
reach-this-browser = Questo browser, dal { $when }
reach-other-browser = Un altro browser, dal { $when }
reach-push-on = Avvisami in questo browser
push-denied = Questo browser non deve mostrare notifiche di questa pagina. Si cambia nelle sue impostazioni.
push-not-here = Questo browser qui non può mostrare notifiche. Alcuni richiedono la pagina installata, e tutti https.
reach-try = Prova
reach-tried = Inviato. Dovrebbe arrivare tra un momento.
reach-remove = Togli
reach-add = Un altro modo
reach-add-now = Aggiungi
reach-address-mail = Indirizzo e-mail
reach-address-discord = Indirizzo del webhook Discord
reach-address-matrix = Indirizzo del server Matrix
reach-address-ntfy = Indirizzo dell’argomento ntfy
reach-address-json = Indirizzo a cui va JSON
reach-room = Stanza
reach-token = Token di accesso
reach-token-maybe = Token di accesso, se l’argomento lo richiede
reach-secret = I messaggi sono firmati con questo segreto, mostrato solo ora:
quiet-label = Ore di silenzio: ciò che arriva allora aspetta la loro fine
quiet-from = Dalle
quiet-to = Alle
passkey-title = Una chiave che resta mia
passkey-text = Con una passkey ti si riconosce su ogni dispositivo che la possiede: un dispositivo perso non fa perdere nulla, e non serve un account.
passkey-not-here = Questo browser qui non conosce passkey; serve https.
passkey-not-made = La passkey non è stata creata o non è stata mostrata.
passkey-show = Mostra le mie passkey
passkey-add = Aggiungi una passkey
passkey-added = La passkey è stata aggiunta. Conservala con le altre.
passkey-use = Continua qui con una passkey
passkey-of = Aggiunta: { $when }
my-data = Tutto su di me
my-data-save = Salva tutto ciò che questo server sa di me
my-data-forget-text = Chi viene dimenticato abbandona le partite in corso, e il nome non resta da nessuna parte. Non si può annullare.
my-data-forget = Dimenticami
mail-confirm-title = Notifiche per e-mail
mail-confirm-done = { $about } riceverà d’ora in poi un avviso quando tocca a te.
mail-stop-title = Niente più e-mail
mail-stop-done = { $about } non riceverà più e-mail da qui.

# Your own box
own-title = La tua scatola
own-text = Inserisci quello che mostrano il tuo tabellone e le tue carte. Ogni modifica è controllata subito, e quello che fai resta in questo browser.
own-board = Il tabellone della tua scatola
own-board-text = Tocca quello che da te è diverso. Una stella segna ciò che non è come stampato.
own-unsure-keys = Nessuno ce l’ha detto con certezza: { $what }. Guarda la tua copia.
own-unsure = Nessuno ce l’ha detto con certezza: guarda la tua copia.
own-values = Tutti i valori
own-name = Nome di questa scatola
own-new-name = La mia scatola
own-mine = Le mie scatole
own-new = Nuova, come stampata
own-remove = Elimina questa scatola
own-share = Condividi con un link
own-share-text = Il link contiene tutto ciò che non è come stampato. Chi lo apre vede la tua scatola e può giocarci.
own-save = Scarica (TOML)
own-saved = Salvata come { $file }. La prende anche il programma: --box { $file }
own-open = Apri un file
own-line = Riga { $n }:
own-from-link = «{ $name }» viene da un link. È tua appena la tieni o la cambi.
own-keep = Tienila
own-not-kept = Questo browser qui non conserva nulla, o non ha più posto: scarica la scatola se la vuoi avere anche domani.
own-is-printed = Tutto è come stampato.
own-differs = Valori diversi da quelli stampati: { $n }.
own-differs-here = non come stampato
own-fits = Tutto torna. Giocatori al massimo: { $most }.
own-broken = Così non torna ancora.
own-undo = Annulla
own-redo = Ripeti
own-all-printed = Tutto come stampato
own-as-printed = Come stampato: { $value }
own-on = sì
own-off = no
own-play = Giocaci
own-at-table = Qui si gioca con una scatola propria: «{ $name }». Non come stampato:
own-at-table-unnamed = A questo tavolo non tutto è come stampato:
own-look = Guarda questa scatola
box-link-broken = Questo link a una scatola è rovinato o di un’altra versione. Non ne è stato preso nulla.
printed-first = Chi comincia
printed-first-drawn = a sorte
trial-title = Che cosa cambierebbe?
trial-text = Bot del livello più basso (giocatori: { $seats }) giocano fino a { $n } partite con la scatola stampata e altrettante con la tua, con la stessa sorte, per un minuto al massimo.
trial-start = Prova
trial-stop = Ferma
trial-so-far = Partite giocate con ogni scatola: { $n }.
trial-none = Nessuna differenza è più grande di quanto possa fare il caso.
trial-some = Ciò che è in grassetto è più del caso.
trial-outdated = Nel frattempo la scatola o il numero di giocatori è cambiato.
trial-figure = In media
trial-printed = Stampata
trial-own = La tua
trial-more = Differenza
trial-sure = più del caso
trial-chance = forse è il caso
trial-moves = Mosse in una partita
trial-points = Punti, posto { $n }
trial-share = Quota di vittorie, posto { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Uno sguardo indietro
look-back-ask = Rivedi questa partita
look-back-about = Ogni decisione viene riesaminata, con quello che potevi sapere allora. Ci vuole qualche secondo.
look-back-doing = Analisi: { $done } di { $all }
look-back-stop = Ferma
look-back-curve = Quota di vittoria attesa, mossa per mossa
look-back-now = Mossa { $n }: { $share }
look-back-start = All’inizio
look-back-result = Alla fine
look-back-sum = In totale hai sprecato di sicuro { $lost } di una vittoria; la fortuna ha cambiato la tua quota attesa di { $luck }.
look-back-alone = La fortuna ha cambiato la tua quota attesa di { $luck }.
# ratings: rated tables, my results, the season
rated-label = Classificata: il risultato conta
rated-about = Ognuno gioca sul proprio dispositivo, con la scatola così come è stampata, senza consigli e senza ritirare mosse. Chi abbandona o alla fine non c’è ha perso. Nella classifica della stagione entrano solo le partite mostrate nella pagina iniziale.
rated-mark = Classificata
rated-change = Il tuo punteggio: { $before } → { $after }
rated-not-moved = Questa partita non ha cambiato il punteggio di nessuno.
results-title = I miei risultati
results-about = Un punteggio dice quanto bene giochi a un gioco con quel numero di giocatori. Comincia da 25. Il numero dopo ± è la sua incertezza: in due casi su tre la verità non è più lontana. I bot sono misurati sulla stessa scala, e uno medio vale 25.
results-empty = Nessuna tua partita è ancora finita su questo server. Ciò che hai giocato solo in questo browser è sotto «I miei tavoli», nella pagina iniziale.
results-matches = { $n ->
    [one] { $n } partita classificata
    [many] { $n } partite classificate
   *[other] { $n } partite classificate
}
results-bots = Bot: { $bots }
results-unmeasured = non misurato
results-place = Posto { $place } su { $all }
results-gone = Abbandono o assenza
results-broken-off = Interrotta
results-not-rated = non classificata
results-curve = Il tuo punteggio partita dopo partita, da { $first } a { $last }
season-title = La stagione
season-named = La stagione: { $name }
season-since = Dal { $when }.
season-about = Le partite classificate che chiunque poteva guardare. Ogni stagione tutti ricominciano da capo, e ciò che si gioca ai tavoli privati qui non si vede.
# Deals: the same luck at several tables

deal-of-the-day = Smazzata del giorno
deal-day-about = Oggi giocano tutti le stesse carte e gli stessi dadi, contro gli stessi bot.
deal-day-go-on = Smazzata del giorno: continua
deal-day-compare = Smazzata del giorno: confronta
deal-label = Altri possono giocare la stessa smazzata a un altro tavolo
deal-label-note = Un altro tavolo può giocare le stesse carte e gli stessi dadi, e voi confrontate. Perché la fortuna sia uguale per tutti, nessun posto aggiunge un seme proprio: la fissa prima l’impegno del server, e dopo due settimane viene svelata per essere controllata.
deal-waiting = Questo tavolo gioca una smazzata: altri possono giocare le stesse carte e gli stessi dadi a un altro tavolo. Perciò nessun posto aggiunge un seme alla fortuna.
deal-to = Alla smazzata
deal-hidden-title = Prima giocala
deal-hidden-text = Anche altri tavoli giocano questa smazzata. Potrai guardare quando l’avrai giocata anche tu.
deal-compare = Confronta con gli altri
deal-opens = La fortuna di questa smazzata resta segreta fino a { $when }, perché altri possono ancora giocarla. Poi si potrà controllare qui.
deal-is-open = La fortuna di questa smazzata è svelata: si può controllare alla fine di ogni suo tavolo.
deal-as-heard = { $n ->
    [one] L’unica estrazione è come l’ha sentita questo browser, fissata dall’impegno visto per primo.
    [many] Tutte le { $n } estrazioni sono come le ha sentite questo browser, fissate dall’impegno visto per primo.
   *[other] Tutte le { $n } estrazioni sono come le ha sentite questo browser, fissate dall’impegno visto per primo.
}
deal-title = Smazzata
deal-players = { $n ->
    [0] non l’ha ancora giocata nessuno
    [one] l’ha giocata una persona
    [many] l’hanno giocata { $n } persone
   *[other] l’hanno giocata { $n } persone
}
deal-play-first = Vedrai com’è andata agli altri quando l’avrai giocata anche tu. Conta la prima volta.
deal-play = Giocala adesso
deal-go-on = Continua
deal-place = Posto { $place } su { $of }
deal-better = { $n } % dei punti di confronto in questo posto
deal-alone = Non c’è ancora nessuno con cui confrontarsi
deal-seat = Posto { $n }
deal-range = { $n ->
    [one] Un risultato: { $least } punti
    [many] { $n } risultati, da { $least } a { $most } punti
   *[other] { $n } risultati, da { $least } a { $most } punti
}
deal-score = { $n } %
deal-again = non per la prima volta
deal-bot-played = ha continuato un bot
deal-late = troppo tardi per contare
deal-playing = Ancora in gioco
deal-show = Chi l’ha giocata può guardare la mia partita
deal-another = Giocala a un altro tavolo
deal-exchange = Le stesse persone, posti scambiati
deal-yesterday = La smazzata di ieri
deal-today = La smazzata di oggi
deal-how = Come funziona
deal-fair = Chi fa lo stesso incontra le stesse carte e gli stessi dadi; dove i tavoli sono diversi, condividono ancora quanta più fortuna possibile. Conta solo la prima volta, e nessuno vede nulla di una smazzata prima di averla giocata. Chi viene con un secondo nome potrebbe giocare due volte: non si può impedire. I giorni cominciano e finiscono secondo il tempo universale (UTC). I punti di confronto si contano come nel bridge duplicato: uno per ognuno nello stesso posto che ha fatto peggio, mezzo in caso di parità.
deal-secret = La fortuna veniva da questo segreto:
deal-copy = Copia il link
