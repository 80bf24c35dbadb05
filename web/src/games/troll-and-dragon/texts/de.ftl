# What only the page's board says.

wait-arrive = { $a } betritt die Diamantenhöhle.
wait-grotto = { $a } sucht in der Diamantenhöhle.
wait-entered = { $a } schleicht sich ans Gold heran.
wait-cavern = { $a } rafft Gold, { $b } will den Drachen wecken.
wait-share = { $a } nimmt einen Schatz.
wait-over = Die Beutel werden gezählt.
dragon-wakes = Beide Augen sind offen: Der Drache ist wach.
need-key-door = Dafür braucht es einen Schlüssel und eine Tür.
space-bar = Leertaste
tie-rule = Bei gleich vielen Punkten gewinnt, wer mehr Nuggets hat.
odds = { $chance }
troll-odds = Der Troll kommt: { $chance }
troll-next = Der Troll kommt beim nächsten Wurf: { $chance }
dragon-odds = Der nächste Wurf der Drachenwürfel weckt ihn: { $chance }
points-lost = { $n ->
    [one] { $n } Punkt steht auf dem Spiel
   *[other] { $n } Punkte stehen auf dem Spiel
}
points-safe = { $n ->
    [one] { $n } Punkt ist endgültig sicher
   *[other] { $n } Punkte sind endgültig sicher
}

# What it is about
aim = Bring die meisten Schätze heim: Ein Diamant zählt 1, ein Nugget 3.
picture-1 = Würfle um Diamanten und hör rechtzeitig auf. Trolle sperren Würfel, und sind alle gesperrt, ist das Gesammelte weg.
picture-2 = Ein Schlüssel und eine Tür zusammen lassen dich in die Schatzkammer des Drachen.
picture-3 = Dort würfelst du um Gold, während die anderen den Drachen wachwürfeln. Rechtzeitig draußen, und es gehört dir.
