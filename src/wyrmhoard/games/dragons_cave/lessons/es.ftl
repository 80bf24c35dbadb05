# The first match of Dragon's Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Te damos la bienvenida a la cueva. Tu enano ya va muy adelantado, y al final del camino está la guarida.
coins = Tu bolsa está vacía, pero en tu cofre ya hay cuatro monedas. Al final cuentan las dos cosas.
lay = En cada ronda pones una carta boca abajo. Pon el cristal: tu enano quiere correr a la próxima casilla de cristal.
guess = En esta ronda el dragón es { $p1 }, que adivina un color sin ver ninguna carta. Mira.
safe = ¡El tuyo no! Tu enano corrió y tomó las dos monedas de la casilla. El cristal queda a la vista: todos ven que está gastado.
again = Ronda nueva: el dragón es { $p2 }. Pon la seta.
caught = ¡Atrapado! Tu enano no gana nada y vuelve a la casilla de seta más cercana detrás de él.
divide = Ahora el dragón quiere tu bolsa. Esconde las monedas en dos manos cerradas. Prueba un farol: nada en la izquierda.
cards-back = { $p2 } eligió la mano vacía y conservas tus monedas. Y hay algo bueno: todas tus cartas vuelven.
you-dragon = El dragón va dando la vuelta a la mesa, y ahora te toca a ti. Primero los demás ponen sus cartas.
place = Adivina un color. { $p2 } aún tiene el pico, y le daría una moneda. Pon ahí el dragón.
pick = ¡Acierto! { $p2 } ofrece dos manos cerradas. Elige la derecha: sus monedas vuelven al tesoro.
chest = El dragón vuelve a ser { $p1 }. Ve a lo seguro y pon la carta Cofre: no se puede atrapar.
stowed = Tu enano descansó y tu bolsa está en el cofre, a salvo hasta el final. También vuelven todas tus cartas.
last = { $p1 } está ante la guarida, y quien entra termina la partida. Toma dos monedas más: pon el cristal.
end = { $p1 } recibió cuatro monedas por la guarida, pero entre bolsa y cofre tienes más tú. Ganas, y eso es todo el juego.
