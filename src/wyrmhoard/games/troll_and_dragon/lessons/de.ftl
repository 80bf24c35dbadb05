# The first match of Troll & Dragon: what a friend at the table says. $p1 and $p2 are the others.

hello = Eine kleine Höhle zum Üben. Ein Diamant zählt 1, ein Nugget 3, und sicher ist das Gesammelte erst draußen.
roll = Du bist dran. Wirf alle vier Würfel.
faces = Zwei Diamanten für dich. Der Troll sperrt seinen Würfel, die anderen drei kannst du noch einmal werfen.
again = Trau dich noch einmal: Wirf die drei freien Würfel.
leave = Noch zwei Diamanten, aber ein zweiter Würfel ist gesperrt. Geh, und alle vier sind sicher.
greed = Jetzt schau { $p1 } zu. Da wird gern etwas gewagt.
troll = Alle vier Würfel waren gesperrt: Der Troll kam und nahm, was { $p1 } gesammelt hatte. { $p2 } ist vorsichtiger.
pair = Du bist wieder dran. Würfle.
aside = Ein Schlüssel und eine Tür! Leg den Schlüssel beiseite, dann bleibt er dir.
enter = Mit Schlüssel und Tür darfst du in die Schatzkammer. Geh hinein.
gold = Hier wird um Gold gewürfelt. Wirf die Schatzwürfel.
wake = Zwei Nuggets! Aber von deinem ersten Wurf an würfeln die anderen, um den Drachen zu wecken.
stirs = Ein Auge ist offen. Beim zweiten Drachen wacht er auf. Wag noch einen Wurf.
out = Vier Nuggets. Jetzt geh, bevor er aufwacht.
other = Zwölf Punkte in Gold, und sicher. Nun versucht { $p1 } dasselbe.
your-dice = Diesmal hilfst du, den Drachen zu wecken. Wirf die Drachenwürfel!
share = Wach! { $p1 } lässt alles fallen, der Troll öffnet seine Hand, und die anderen teilen es sich.
empty = { $p2 } nimmt die letzten Diamanten. Ist Diamantenhöhle oder Schatzkammer leer, endet die Partie.
end = Niemand hat mehr heimgebracht: Du gewinnst. In einer echten Partie sind es 60 Diamanten, und um das Gold läuft die Uhr.
