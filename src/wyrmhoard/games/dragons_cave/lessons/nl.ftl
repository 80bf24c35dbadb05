# The first match of Dragon's Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Welkom in de grot. Je dwerg is al een heel eind op weg, en aan het eind wacht het hol van de draak.
coins = Je beurs is nu leeg, maar in je schatkist liggen al vier munten. Aan het eind telt allebei.
lay = Elke ronde leg je een kaart gedekt. Leg het kristal: je dwerg wil naar het volgende kristalvak rennen.
guess = { $p1 } is deze ronde de draak en raadt een kleur zonder een kaart te zien. Kijk maar.
safe = Niet die van jou! Je dwerg rende door en pakte de twee munten van het vak. Het kristal ligt nu open: iedereen ziet dat het op is.
again = Volgende ronde: { $p2 } is de draak. Leg de paddenstoel.
caught = Gesnapt! Je dwerg wint niets en gaat terug naar het dichtstbijzijnde paddenstoelvak achter zich.
divide = Nu wil de draak je beurs. Verstop je munten in twee dichte handen. Probeer te bluffen: niets in de linker.
cards-back = { $p2 } koos de lege hand, en je houdt je munten. Gesnapt worden heeft ook iets goeds: al je kaarten zijn terug.
you-dragon = De draak gaat de tafel rond, en nu ben jij het. Eerst leggen de anderen hun kaarten.
place = Raad een kleur. { $p2 } heeft het houweel nog, en dat zou een munt opleveren. Zet de draak erop.
pick = Raak! { $p2 } houdt twee dichte handen op. Kies de rechter: de munten daarin gaan terug naar de schat.
chest = { $p1 } is weer de draak. Speel op zeker en leg de Schatkistkaart: die kan niet gesnapt worden.
stowed = Je dwerg heeft gerust, en je beurs zit in de schatkist, veilig tot het einde. Ook al je kaarten zijn terug.
last = { $p1 } staat voor het hol, en wie er binnengaat, maakt een eind aan de partij. Pak nog twee munten: leg het kristal.
end = { $p1 } kreeg vier munten voor het hol, maar jij hebt in beurs en kist samen het meest. Jij wint, en dat is het hele spel.
