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

# One's own box
printed-diamonds = Diamanten in der Diamantenhöhle
printed-nuggets = Nuggets in der Schatzkammer
printed-points = Punkte eines Schatzes
printed-grotto = Seiten eines Diamantenwürfels
printed-treasure = Seiten eines Schatzwürfels
printed-dragon = Drachen auf den Drachenwürfeln
printed-die = Drachenwürfel { $n }
printed-from-hand = Zu zweit: Diamanten, die der Troll verliert, wenn der Drache erwacht
printed-barren-rounds = Züge ohne Nugget, die das Spiel beenden
printed-pause = Pause zwischen zwei Würfen, in Millisekunden
printed-pause-passing = Dieselbe, wo die Würfel weitergegeben werden
printed-idle-adventurer = Wer in der Schatzkammer so lange wartet, geht hinaus (Millisekunden)
printed-idle-roller = So lange gehalten, rollen die Drachenwürfel von selbst (Millisekunden)
