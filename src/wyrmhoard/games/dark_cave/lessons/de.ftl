# The first match of The Dark Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Eine kleine Höhle zum Üben. Du beginnst in der Mitte mit 3 Nuggets. An den Ecken liegen vier Ziele verdeckt, eines ist der Ausgang.
secret = Alle sehen, dass dein Clan blau ist. Deine Clankarte sagt loyal, und das weißt nur du. Andere könnten Saboteure sein.
lay = Zuerst spielst du eine Karte. Leg den Weg mit drei Öffnungen östlich neben den Start.
walk = Dann darfst du gehen, bis zu drei Felder. Geh ein Feld nach Osten und bleib dort.
lair = Danach ziehst du nach. Jetzt ist { $p1 } dran.
friend = Ein dunkler Bau: Aus solchen Löchern kommen Wesen. Nun baut { $p2 } weiter.
look = Spiel Geheime Information und schau Ziel 4 an, auf das der Weg zuläuft.
seen = Der Ausgang, und nur du weißt es! Geh noch ein Feld nach Osten und bleib dort.
rat = { $p1 } spielt eine Ratte. Sie kommt aus dem Bau und läuft.
bitten = Gebissen! Eine Ratte kostet jedes Opfer eine Karte und auf Dauer einen Platz in der Hand. Täte das ein loyaler Zwerg?
goal = { $p2 } legt das letzte Stück und betritt das Ziel. Wer zuerst dort ist, deckt es auf.
discard = Du brauchst jetzt keine Karte. Wirf die Sackgasse ab, und lass es bei einer.
out = Jetzt lauf: zwei Karten nach Norden, dann ein Schritt auf den Ausgang.
hoard = Draußen! Deine Nuggets sind sicher, und deine Karte wird aufgedeckt. Gold, das drinnen bleibt, ist verloren. { $p1 } trödelt.
finish = { $p2 } arbeitet auch für deinen Clan. Sind alle draußen, die für einen Clan arbeiten, endet die Partie.
end = Das Gold draußen zählt einmal für jeden Zwerg, der dagegen gearbeitet hat. Dein Clan hat den größeren Schatz: Du gewinnst, zusammen mit { $p2 }.
