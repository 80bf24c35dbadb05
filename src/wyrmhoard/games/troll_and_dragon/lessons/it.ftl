# The first match of Troll & Dragon: what a friend at the table says. $p1 and $p2 are the others.

hello = Una piccola grotta per esercitarsi. Un diamante vale 1, una pepita 3, e il bottino è al sicuro solo quando esci.
roll = Tocca a te. Lancia tutti e quattro i dadi.
faces = Due diamanti per te. Il troll blocca il suo dado; gli altri tre si possono rilanciare.
again = Osa ancora: lancia i tre dadi liberi.
leave = Altri due diamanti, ma un secondo dado è bloccato. Esci, e tutti e quattro sono al sicuro.
greed = Ora guarda { $p1 }, che ama il rischio.
troll = Tutti e quattro i dadi erano bloccati: il Troll ha preso il bottino di { $p1 }. { $p2 } è più prudente.
pair = Tocca di nuovo a te. Lancia.
aside = Una chiave e una porta! Metti da parte la chiave, così resta con te.
enter = Con una chiave e una porta puoi entrare nella Stanza del Tesoro. Entra.
gold = Qui si lancia per l’oro. Lancia i dadi Tesoro.
wake = Due pepite! Ma dal tuo primo lancio gli altri lanciano i dadi per svegliare il drago.
stirs = Un occhio è aperto. Con un secondo drago si sveglia. Osa un altro lancio.
out = Quattro pepite. Ora esci, prima che si svegli.
other = Dodici punti in oro, al sicuro. Adesso ci prova { $p1 }.
your-dice = Stavolta aiuti a svegliare il drago. Lancia i dadi Drago!
share = Sveglio! { $p1 } lascia cadere tutto, il Troll apre la mano, e gli altri si dividono ogni cosa.
empty = { $p2 } prende gli ultimi diamanti. Quando la Grotta o la Stanza del Tesoro è vuota, la partita finisce.
end = Nessuno ha portato a casa di più: hai vinto. In una partita vera i diamanti sono 60, e la corsa all’oro è contro il tempo.
