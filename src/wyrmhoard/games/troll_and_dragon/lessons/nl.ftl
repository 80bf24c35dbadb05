# The first match of Troll & Dragon: what a friend at the table says. $p1 and $p2 are the others.

hello = Een kleine grot om te oefenen. Een diamant telt 1, een goudklompje 3, en je vondst is pas veilig als je buiten bent.
roll = Jij bent aan de beurt. Gooi alle vier de dobbelstenen.
faces = Twee diamanten voor jou. De trol blokkeert zijn steen; de andere drie mag je opnieuw gooien.
again = Waag het nog eens: gooi de drie vrije stenen.
leave = Nog twee diamanten, maar een tweede steen is geblokkeerd. Ga weg, en alle vier zijn veilig.
greed = Kijk nu naar { $p1 }, die graag iets waagt.
troll = Alle vier de stenen waren geblokkeerd: de Trol nam mee wat { $p1 } verzameld had. { $p2 } is voorzichtiger.
pair = Jij bent weer aan de beurt. Gooi.
aside = Een sleutel en een deur! Leg de sleutel opzij, dan blijft hij bij jou.
enter = Met een sleutel en een deur mag je de Schatkamer in. Ga naar binnen.
gold = Hier gooi je om goud. Gooi de schatstenen.
wake = Twee goudklompjes! Maar vanaf je eerste worp gooien de anderen om de draak te wekken.
stirs = Eén oog is open. Bij een tweede draak wordt hij wakker. Waag nog een worp.
out = Vier goudklompjes. Ga nu weg, voor hij wakker wordt.
other = Twaalf punten aan goud, en veilig. Nu probeert { $p1 } het.
your-dice = Deze keer help jij de draak wekken. Gooi de drakenstenen!
share = Wakker! { $p1 } laat alles vallen, de Trol opent zijn hand, en de anderen verdelen het.
empty = { $p2 } pakt de laatste diamanten. Is de Grot of de Schatkamer leeg, dan eindigt de partij.
end = Niemand bracht meer mee naar huis: jij wint. In een echte partij zijn er 60 diamanten, en om het goud loopt de klok.
