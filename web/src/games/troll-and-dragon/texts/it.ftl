# What only the page's board says.

wait-arrive = { $a } entra nella Grotta.
wait-grotto = { $a } fruga nella Grotta.
wait-entered = { $a } si avvicina all'oro in punta di piedi.
wait-cavern = { $a } arraffa oro, { $b } prova a svegliare il drago.
wait-share = { $a } prende un tesoro.
wait-over = Si contano i sacchetti.
dragon-wakes = Gli occhi sono aperti tutti e due: il drago è sveglio.
need-key-door = Servono una chiave e una porta.
space-bar = Spazio
tie-rule = A parità di punti vince chi ha più pepite.
odds = { $chance }
troll-odds = Arriva il Troll: { $chance }
troll-next = Arriva il Troll al prossimo lancio: { $chance }
dragon-odds = Il prossimo lancio dei dadi Drago lo sveglia: { $chance }
points-lost = { $n ->
    [one] { $n } punto è in gioco
    [many] { $n } punti sono in gioco
   *[other] { $n } punti sono in gioco
}
points-safe = { $n ->
    [one] { $n } punto è al sicuro per sempre
    [many] { $n } punti sono al sicuro per sempre
   *[other] { $n } punti sono al sicuro per sempre
}

# What it is about
aim = Porta a casa più tesori di tutti: un diamante vale 1, una pepita d’oro 3.
picture-1 = Lancia per i diamanti e fermati in tempo. I troll bloccano i dadi, e quando sono tutti bloccati il bottino è perso.
picture-2 = Una chiave e una porta insieme ti aprono la Stanza del Tesoro, dove dorme il drago.
picture-3 = Là lanci per l’oro mentre gli altri lanciano per svegliare il drago. Fuori in tempo, ed è tuo.
