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

# One's own box
printed-diamonds = Diamanti nella Grotta
printed-nuggets = Pepite nella Stanza del Tesoro
printed-points = Punti di un tesoro
printed-grotto = Facce di un dado della Grotta
printed-treasure = Facce di un dado Tesoro
printed-dragon = Draghi sui dadi Drago
printed-die = Dado Drago { $n }
printed-from-hand = In due: diamanti che il Troll lascia cadere quando il drago si sveglia
printed-barren-rounds = Turni senza pepite che chiudono la partita
printed-pause = Pausa tra due lanci, in millisecondi
printed-pause-passing = La stessa dove i dadi passano di mano
printed-idle-adventurer = Chi nella Stanza del Tesoro aspetta così a lungo esce (millisecondi)
printed-idle-roller = Tenuti così a lungo, i dadi Drago si lanciano da soli (millisecondi)
