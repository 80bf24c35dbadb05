# The first match of Troll & Dragon: what a friend at the table says. $p1 and $p2 are the others.

hello = Una cueva pequeña para practicar. Un diamante vale 1, una pepita 3, y lo recogido solo está a salvo cuando sales.
roll = Te toca. Lanza los cuatro dados.
faces = Dos diamantes para ti. El troll bloquea su dado; los otros tres se pueden volver a lanzar.
again = Atrévete otra vez: lanza los tres dados libres.
leave = Dos diamantes más, pero hay un segundo dado bloqueado. Sal, y los cuatro quedan a salvo.
greed = Ahora mira a { $p1 }, que gusta del riesgo.
troll = Los cuatro dados se bloquearon: vino el Troll y se llevó lo que { $p1 } había recogido. { $p2 } va con más cuidado.
pair = Te toca otra vez. Lanza.
aside = ¡Una llave y una puerta! Aparta la llave, así se queda contigo.
enter = Con una llave y una puerta puedes entrar en la Sala del Tesoro. Entra.
gold = Aquí se lanza por oro. Lanza los dados Tesoro.
wake = ¡Dos pepitas! Pero desde tu primera tirada los demás lanzan dados para despertar al dragón.
stirs = Un ojo está abierto. Con otro dragón despierta. Atrévete a una tirada más.
out = Cuatro pepitas. Sal ya, antes de que despierte.
other = Doce puntos en oro, a salvo. Ahora lo intenta { $p1 }.
your-dice = Esta vez ayudas a despertar al dragón. ¡Lanza los dados Dragón!
share = ¡Despierto! { $p1 } lo suelta todo, el Troll abre la mano, y los demás se lo reparten.
empty = { $p2 } toma los últimos diamantes. Cuando la Cueva o la Sala del Tesoro queda vacía, termina la partida.
end = Nadie ha llevado más a casa: ganas. En una partida de verdad hay 60 diamantes, y la carrera por el oro va contra reloj.
