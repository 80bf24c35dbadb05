# The first match of Dragon's Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Willkommen in der Höhle. Dein Zwerg ist schon weit gekommen, und am Ende des Wegs wartet der Drache.
coins = Dein Geldbeutel ist gerade leer, aber in deiner Schatztruhe liegen schon vier Münzen. Am Ende zählt beides.
lay = Jede Runde legst du eine Karte verdeckt. Leg den Kristall: Dein Zwerg möchte zum nächsten Kristallfeld laufen.
guess = { $p1 } ist in dieser Runde der Drache und rät eine Farbe, ohne eine Karte zu sehen. Schau zu.
safe = Nicht deine! Dein Zwerg ist gelaufen und hat die zwei Münzen des Feldes. Der Kristall liegt nun offen: Alle sehen, dass er verbraucht ist.
again = Nächste Runde: { $p2 } ist der Drache. Leg den Pilz.
caught = Erwischt! Dein Zwerg gewinnt nichts und geht zum nächsten Pilzfeld hinter sich zurück.
divide = Jetzt will der Drache an deinen Geldbeutel. Versteck die Münzen in zwei Händen. Versuch einen Bluff: nichts in der linken.
cards-back = { $p2 } hat die leere Hand gewählt, du behältst die Münzen. Und das Gute am Erwischtwerden: Alle Karten sind wieder da.
you-dragon = Der Drache wandert reihum, und jetzt bist du es. Zuerst legen die anderen ihre Karten.
place = Du rätst eine Farbe. { $p2 } hat die Spitzhacke noch, und sie brächte eine Münze. Setz den Drachen darauf.
pick = Getroffen! { $p2 } hält zwei geschlossene Hände hin. Wähl die rechte: Ihre Münzen gehen zurück zum Schatz.
chest = { $p1 } ist wieder der Drache. Geh auf Nummer sicher und leg die Schatztruhen-Karte: Sie kann nicht erwischt werden.
stowed = Dein Zwerg hat gerastet, und dein Geldbeutel ist in der Truhe, sicher bis zum Ende. Auch alle Karten sind wieder da.
last = { $p1 } steht vor der Höhle des Drachen, und wer sie betritt, beendet die Partie. Nimm noch zwei Münzen: Leg den Kristall.
end = { $p1 } bekam vier Münzen fürs Ankommen, aber du hast in Beutel und Truhe zusammen die meisten. Du gewinnst, und das ist schon das ganze Spiel.
