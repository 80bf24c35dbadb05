# The first match of Mount Drago: what a friend at the table says. $p1 and $p2 are the others.

hello = Diez dragones suben esta montaña, y no son de nadie. La partida ya va avanzada.
riders = Tú montas el dragón rojo. Solo el dragón que montas te da puntos.
own = Juega el 2 rojo: tu propio dragón sube dos casillas y sigues en él.
discard = Antes de robar puedes descartar cartas de dragones que ya están en la cima. Descarta el 1 morado y luego di basta.
change = Robas hasta tener seis cartas. Ahora { $p1 } juega el amarillo, que nadie monta.
green = Quien mueve un dragón libre tiene que pasarse a él. Ahora { $p2 } lleva el verde a una casilla verde.
scored = Una puntuación grande: cada cual suma el número bajo su dragón, 7 para ti. Quien causa una puntuación no roba.
free = El azul está libre. Juega el 4 azul: tienes que montarlo. Esta vez no hay nada que descartar.
theirs = Mira ahora lo que hacen los demás.
minus = { $p1 } ha llevado tu azul a menos uno. Cualquiera puede mover tu dragón, pero nadie te lo puede quitar.
last = Juega el 4 gris. Está libre y es el último: entonces puedes elegir.
mount = ¿Montarlo o seguir? Está en azul: puntuación pequeña, solo cuentan los números hasta 3. El gris está en 2. ¡Móntalo!
small = Dos puntos en vez de menos uno. { $p1 } avanza hasta la siguiente casilla azul.
summit = { $p2 } lleva el verde a la cima: otra puntuación grande.
third = Hay dos dragones arriba, y el tercero termina la partida. ¡Juega el 5 naranja y sube a la cima!
end = La última puntuación, y tienes más puntos que nadie. Ganas, y ya lo sabes todo.
