# The first match of Mount Drago: what a friend at the table says. $p1 and $p2 are the others.

hello = Dieci draghi salgono su questo monte, e non sono di nessuno. La partita è già a buon punto.
riders = Tu cavalchi il drago rosso. Solo il drago che cavalchi ti porta punti.
own = Gioca il 2 rosso: il tuo drago sale di due caselle, e resti in sella.
discard = Prima di pescare puoi scartare carte di draghi già in vetta. Scarta l’1 viola, poi basta così.
change = Ripeschi fino a sei carte. Ora { $p1 } gioca il giallo, che nessuno cavalca.
green = Chi muove un drago libero deve salirci. Ora { $p2 } porta il verde su una casella verde.
scored = Una valutazione maggiore: ognuno somma il numero sotto il proprio drago, 7 per te. Chi provoca una valutazione non pesca.
free = Il blu ora è libero. Gioca il 4 blu: devi salirci. Stavolta non c’è nulla da scartare.
theirs = Guarda ora che cosa fanno gli altri.
minus = { $p1 } ha spinto il tuo blu su meno uno. Tutti possono muovere il tuo drago, ma nessuno può portartelo via.
last = Gioca il 4 grigio. È libero ed è ultimo: allora puoi scegliere.
mount = Salire o restare? È su una casella blu: valutazione minore, contano solo i numeri fino a 3. Il grigio è sul 2. Sali!
small = Due punti invece di meno uno. { $p1 } va alla prossima casella blu.
summit = { $p2 } porta il verde in vetta: di nuovo una valutazione maggiore.
third = Due draghi sono lassù, e il terzo chiude la partita. Gioca il 5 arancione e sali in vetta!
end = Ultima valutazione, e hai più punti tu. Hai vinto, e ora sai tutto.
