# What only the page's board says.

wait-arrive = { $a } entra en la Cueva.
wait-grotto = { $a } busca en la Cueva.
wait-entered = { $a } se acerca al oro de puntillas.
wait-cavern = { $a } coge oro, { $b } intenta despertar al dragón.
wait-share = { $a } toma un tesoro.
wait-over = Se cuentan las bolsas.
dragon-wakes = Los dos ojos están abiertos: el dragón ha despertado.
need-key-door = Hacen falta una llave y una puerta.
space-bar = Espacio
tie-rule = Con los mismos puntos gana quien tiene más pepitas.
odds = { $chance }
troll-odds = Llega el Troll: { $chance }
troll-next = Llega el Troll en la próxima tirada: { $chance }
dragon-odds = La próxima tirada de los dados Dragón lo despierta: { $chance }
points-lost = { $n ->
    [one] { $n } punto está en juego
    [many] { $n } puntos están en juego
   *[other] { $n } puntos están en juego
}
points-safe = { $n ->
    [one] { $n } punto queda a salvo para siempre
    [many] { $n } puntos quedan a salvo para siempre
   *[other] { $n } puntos quedan a salvo para siempre
}

# What it is about
aim = Lleva a casa más tesoros que nadie: un diamante vale 1, una pepita de oro 3.
picture-1 = Lanza por diamantes y para a tiempo. Los trolls bloquean dados, y si se bloquean todos pierdes lo recogido.
picture-2 = Una llave y una puerta juntas te abren la Sala del Tesoro, donde duerme el dragón.
picture-3 = Allí lanzas por oro mientras los demás lanzan para despertar al dragón. Si sales a tiempo, es tuyo.

# One's own box
printed-diamonds = Diamantes en la Cueva
printed-nuggets = Pepitas en la Sala del Tesoro
printed-points = Puntos de un tesoro
printed-grotto = Caras de un dado de la Cueva
printed-treasure = Caras de un dado Tesoro
printed-dragon = Dragones en los dados del dragón
printed-die = Dado del dragón { $n }
printed-from-hand = A dos: diamantes que el Troll deja caer cuando despierta el dragón
printed-barren-rounds = Turnos sin pepita que terminan la partida
printed-pause = Pausa entre dos tiradas, en milisegundos
printed-pause-passing = La misma donde los dados pasan de mano en mano
printed-idle-adventurer = Quien espera tanto en la Sala del Tesoro sale (milisegundos)
printed-idle-roller = Retenidos tanto, los dados del dragón se tiran solos (milisegundos)
