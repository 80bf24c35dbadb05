# What only the page's board says.

cave = La cueva
ask-dwarf = ¿Para qué enano?
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
would-reach = Llega aquí: { $where }
would-win = { $n ->
    [0] ahí no hay monedas
    [one] { $n } moneda para la bolsa
    [many] { $n } monedas para la bolsa
   *[other] { $n } monedas para la bolsa
}
would-win-some = { $n ->
    [one] de { $least } a { $n } moneda para la bolsa, según los demás
    [many] de { $least } a { $n } monedas para la bolsa, según los demás
   *[other] de { $least } a { $n } monedas para la bolsa, según los demás
}
would-end = así acaba la partida
if-caught = Si el dragón espera ahí, atrás: { $where }
would-risk = { $n ->
    [0] ninguna moneda en riesgo
    [one] { $n } moneda en riesgo
    [many] { $n } monedas en riesgo
   *[other] { $n } monedas en riesgo
}
would-stow = { $n ->
    [0] La bolsa está vacía; vuelven todas tus cartas
    [one] { $n } moneda va a salvo al cofre, vuelven todas tus cartas
    [many] { $n } monedas van a salvo al cofre, vuelven todas tus cartas
   *[other] { $n } monedas van a salvo al cofre, vuelven todas tus cartas
}
would-catch = Podría atrapar, con sus monedas: { $who }
would-catch-nobody = Nadie puede haber puesto ese color
would-cost = Monedas que vuelven al dragón: de { $least } a { $most }

# What it is about
aim = Reúne más monedas que nadie, entre bolsa y cofre, antes de que alguien llegue a la guarida.
picture-1 = Pon una carta boca abajo. Tu enano corre a la próxima casilla de ese color y toma sus monedas.
picture-2 = El dragón adivina un color. A quien lo puso lo atrapan: retrocede y puede perder monedas.
picture-3 = Con la carta Cofre tu enano descansa y toda tu bolsa queda a salvo hasta el final.

# One's own box
printed-square = Casilla { $n }
printed-path = Colores del camino
printed-coins = Monedas en las casillas
printed-lair = Monedas por entrar en la guarida
printed-treasure = Monedas del tesoro
