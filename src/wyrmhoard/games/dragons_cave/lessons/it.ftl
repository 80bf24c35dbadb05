# The first match of Dragon's Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Eccoti nella grotta. Il tuo nano è già a buon punto, e in fondo al sentiero c’è l’antro del drago.
coins = Il sacchetto ora è vuoto, ma nel forziere ci sono già quattro monete. Alla fine contano entrambi.
lay = A ogni turno posi una carta coperta. Posa il cristallo: il tuo nano vuole correre alla prossima casella cristallo.
guess = In questo turno il drago è { $p1 }, che indovina un colore senza vedere le carte. Guarda.
safe = Non il tuo! Il nano è corso avanti e ha preso le due monete della casella. Il cristallo ora è scoperto: tutti vedono che è usato.
again = Turno nuovo: il drago è { $p2 }. Posa il fungo.
caught = Preso! Il tuo nano non vince nulla e torna alla casella fungo più vicina dietro di sé.
divide = Ora il drago vuole il tuo sacchetto. Nascondi le monete in due mani chiuse. Prova un bluff: niente nella sinistra.
cards-back = { $p2 } ha scelto la mano vuota, e tieni le monete. C’è anche un lato buono: tutte le tue carte tornano.
you-dragon = Il drago gira intorno al tavolo, e ora tocca a te. Prima gli altri posano le carte.
place = Indovina un colore. { $p2 } ha ancora il piccone, che darebbe una moneta. Metti lì il drago.
pick = Centro! { $p2 } porge due mani chiuse. Scegli la destra: le sue monete tornano al tesoro.
chest = Il drago è di nuovo { $p1 }. Vai sul sicuro e posa la carta Forziere: non può essere presa.
stowed = Il nano ha riposato, e il sacchetto è nel forziere, al sicuro fino alla fine. Anche tutte le carte sono tornate.
last = { $p1 } è davanti all’antro, e chi ci entra chiude la partita. Prendi altre due monete: posa il cristallo.
end = { $p1 } ha avuto quattro monete per l’antro, ma tra sacchetto e forziere ne hai di più tu. Vittoria tua, e il gioco è tutto qui.
