# The first match of Mount Drago: what a friend at the table says. $p1 and $p2 are the others.

hello = Zehn Drachen steigen auf diesen Berg, und keiner gehört jemandem. Die Partie ist schon gut im Gange.
riders = Du reitest den roten Drachen. Nur der Drache, den du reitest, bringt dir Punkte.
own = Spiel die rote 2: Dein eigener Drache steigt zwei Felder, und du bleibst auf ihm.
discard = Vor dem Ziehen darfst du Karten von Drachen abwerfen, die schon auf dem Gipfel sind. Wirf die lila 1 ab, dann lass es gut sein.
change = Du ziehst auf sechs Karten nach. Jetzt spielt { $p1 } den gelben, den niemand reitet.
green = Wer einen freien Drachen bewegt, muss auf ihn wechseln. Nun zieht { $p2 } den grünen auf ein grünes Feld.
scored = Eine große Wertung: Alle zählen die Zahl unter dem eigenen Drachen, 7 für dich. Wer eine Wertung auslöst, zieht nicht nach.
free = Der blaue ist jetzt frei. Spiel die blaue 4: Du musst auf ihn wechseln. Abzuwerfen gibt es diesmal nichts.
theirs = Nun schau, was die anderen tun.
minus = { $p1 } hat deinen blauen auf minus eins geschoben. Alle dürfen deinen Drachen bewegen, aber niemand kann ihn dir nehmen.
last = Spiel die graue 4. Der graue ist frei und Letzter: Dann hast du die Wahl.
mount = Reiten oder bleiben? Er steht auf Blau: eine kleine Wertung, bei der nur Zahlen bis 3 zählen. Grau steht auf 2. Reite ihn!
small = Zwei Punkte statt minus eins. { $p1 } zieht auf das nächste blaue Feld.
summit = { $p2 } reitet den grünen auf den Gipfel: wieder eine große Wertung.
third = Zwei Drachen sind oben, und der dritte beendet die Partie. Spiel die orange 5 und reite auf den Gipfel!
end = Die letzte Wertung, und du hast die meisten Punkte. Du gewinnst, und jetzt kennst du alles.
