# The first match of The Dark Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Una cueva pequeña para practicar. Sales del centro con 3 pepitas. En las esquinas hay cuatro metas boca abajo, y una es la salida.
secret = Todos ven que tu clan es azul. Tu carta de clan dice leal, y solo lo sabes tú. Otros pueden ser saboteadores.
lay = Primero juegas una carta. Pon el camino de tres aberturas junto al inicio, al este.
walk = Luego puedes andar, hasta tres casillas. Ve una casilla al este y quédate ahí.
lair = Después robas. Ahora le toca a { $p1 }.
friend = Una guarida oscura: de esos agujeros salen criaturas. Ahora { $p2 } sigue el camino.
look = Juega Información secreta y mira la meta 4, hacia la que va el camino.
seen = ¡La salida, y solo lo sabes tú! Avanza otra casilla al este y quédate.
rat = { $p1 } juega una rata. Sale de la guarida y corre.
bitten = ¡Mordisco! Una rata cuesta a cada víctima una carta y, para siempre, un puesto en la mano. ¿Lo haría un enano leal?
goal = { $p2 } pone el último tramo y pisa la meta. El primer enano en llegar la descubre.
discard = Ahora no necesitas ninguna carta. Descarta el callejón sin salida, y con una basta.
out = Ahora corre: dos cartas al norte y un paso a la salida.
hoard = ¡Fuera! Tus pepitas están a salvo y tu carta se descubre. El oro que queda dentro se pierde. { $p1 } se entretiene.
finish = { $p2 } también trabaja para tu clan. Cuando salen todos los que trabajan para un clan, termina la partida.
end = El oro sacado cuenta una vez por cada enano que trabajaba en contra. Tu clan tiene el mayor tesoro: ganas, junto con { $p2 }.
