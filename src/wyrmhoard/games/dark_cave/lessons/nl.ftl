# The first match of The Dark Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Een kleine grot om te oefenen. Je begint in het midden met 3 goudklompjes. In de hoeken liggen vier doelkaarten gedekt, en één is de uitgang.
secret = Iedereen ziet dat jouw clan blauw is. Je clankaart zegt loyaal, en dat weet alleen jij. Anderen kunnen saboteurs zijn.
lay = Eerst speel je een kaart. Leg de gang met drie openingen naast de start, aan de oostkant.
walk = Dan mag je lopen, tot drie velden. Ga één veld naar het oosten en blijf daar.
lair = Daarna trek je een kaart. Nu is { $p1 } aan de beurt.
friend = Een donker hol: uit zulke gaten komen wezens. Nu bouwt { $p2 } verder.
look = Speel Geheime informatie en bekijk doelkaart 4, waar de gang heen leidt.
seen = De uitgang, en dat weet alleen jij! Loop nog een veld naar het oosten en blijf daar.
rat = { $p1 } speelt een rat. Die komt uit het hol en rent.
bitten = Gebeten! Een rat kost elk slachtoffer een kaart en voorgoed een plek in de hand. Zou een loyale dwerg dat doen?
goal = { $p2 } legt het laatste stuk en stapt op de doelkaart. De eerste dwerg daar draait hem om.
discard = Je hebt nu geen kaart nodig. Leg de doodlopende gang af, en laat het bij één.
out = Nu rennen: twee kaarten naar het noorden, dan een stap op de uitgang.
hoard = Buiten! Je goud is veilig en je kaart wordt omgedraaid. Goud dat binnen blijft, is verloren. { $p1 } treuzelt.
finish = { $p2 } werkt ook voor jouw clan. Als iedereen buiten is die voor een clan werkt, eindigt de partij.
end = Het goud buiten telt één keer voor elke dwerg die ertegen werkte. Jouw clan heeft de grootste schat: jij wint, samen met { $p2 }.
