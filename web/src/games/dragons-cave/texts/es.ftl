# What only the page's board says.

cave = La cueva
ask-dwarf = ¿Para qué enano?
ask-place = ¿Dónde salta el dragón?
ask-pick = Elige una mano de { $a }
take-back = Deshacer
face-up = { $a }: boca arriba
one-more = Una moneda más: mano { $a }
square = casilla { $n }, { $a }
square-coins = { $coins ->
    [0] Casilla { $n }: { $a }, sin monedas
    [one] Casilla { $n }: { $a }, { $coins } moneda
    [many] Casilla { $n }: { $a }, { $coins } monedas
   *[other] Casilla { $n }: { $a }, { $coins } monedas
}
dragon-on = El dragón está en: { $a }
wait-lay = Los enanos eligen sus cartas.
wait-place = { $a } elige dónde salta el dragón.
wait-divide = { $a } cierra dos manos con las monedas.
wait-pick = { $a } elige una mano de { $b }.
wait-over = Los cofres están abiertos.
wait-reveal = Se descubren las cartas.
tie-rule = Con las mismas monedas gana quien está más cerca de la guarida.
