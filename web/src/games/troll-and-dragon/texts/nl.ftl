# What only the page's board says.

wait-arrive = { $a } stapt de Grot in.
wait-grotto = { $a } doorzoekt de Grot.
wait-entered = { $a } sluipt naar het goud.
wait-cavern = { $a } grist goud weg, { $b } probeert de draak te wekken.
wait-share = { $a } neemt een schat.
wait-over = De buidels worden geteld.
dragon-wakes = Beide ogen zijn open: de draak is wakker.
need-key-door = Daar heb je een sleutel en een deur voor nodig.
space-bar = Spatie
tie-rule = Bij evenveel punten wint wie meer goudklompjes heeft.
odds = { $chance }
troll-odds = De Trol komt: { $chance }
troll-next = De Trol komt bij de volgende worp: { $chance }
dragon-odds = De volgende worp met de Drakendobbelstenen wekt hem: { $chance }
points-lost = { $n ->
    [one] { $n } punt staat op het spel
   *[other] { $n } punten staan op het spel
}
points-safe = { $n ->
    [one] { $n } punt is voorgoed veilig
   *[other] { $n } punten zijn voorgoed veilig
}

# What it is about
aim = Breng de meeste schatten thuis: een diamant telt 1, een goudklompje 3.
picture-1 = Gooi om diamanten en stop op tijd. Trollen blokkeren dobbelstenen, en is alles geblokkeerd, dan ben je je vondst kwijt.
picture-2 = Een sleutel en een deur samen laten je in de Schatkamer van de draak.
picture-3 = Daar gooi jij om goud terwijl de anderen gooien om de draak te wekken. Op tijd buiten, en het is van jou.

# One's own box
printed-diamonds = Diamanten in de Grot
printed-nuggets = Goudklompjes in de Schatkamer
printed-points = Punten van een schat
printed-grotto = Kanten van een Grotdobbelsteen
printed-treasure = Kanten van een Schatdobbelsteen
printed-dragon = Draken op de Drakendobbelstenen
printed-die = Drakendobbelsteen { $n }
printed-from-hand = Met z’n tweeën: diamanten die de Trol laat vallen als de draak wakker wordt
printed-barren-rounds = Beurten zonder goudklompje die het spel beëindigen
printed-pause = Pauze tussen twee worpen, in milliseconden
printed-pause-passing = Dezelfde waar de dobbelstenen worden doorgegeven
printed-idle-adventurer = Wie in de Schatkamer zo lang wacht, gaat eruit (milliseconden)
printed-idle-roller = Zo lang vastgehouden rollen de Drakendobbelstenen vanzelf (milliseconden)
