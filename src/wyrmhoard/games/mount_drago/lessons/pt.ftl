# The first match of Mount Drago: what a friend at the table says. $p1 and $p2 are the others.

hello = Dez dragões sobem esta montanha, e não são de ninguém. A partida já vai adiantada.
riders = Tu montas o dragão vermelho. Só o dragão que montas te dá pontos.
own = Joga o 2 vermelho: o teu dragão sobe duas casas e ficas nele.
discard = Antes de tirar cartas podes deitar fora cartas de dragões que já estão no cume. Descarta o 1 roxo e depois chega.
change = Tiras cartas até teres seis. Agora { $p1 } joga o amarelo, que ninguém monta.
green = Quem move um dragão livre tem de passar para ele. Agora { $p2 } leva o verde a uma casa verde.
scored = Uma pontuação grande: cada um soma o número sob o seu dragão, 7 para ti. Quem causa uma pontuação não tira cartas.
free = O azul está livre. Joga o 4 azul: tens de o montar. Desta vez não há nada a descartar.
theirs = Repara no que fazem os outros.
minus = { $p1 } levou o teu azul para menos um. Todos podem mover o teu dragão, mas ninguém to pode tirar.
last = Joga o 4 cinzento. Está livre e é o último: então podes escolher.
mount = Montar ou ficar? Está no azul: pontuação pequena, só contam números até 3. O cinzento está no 2. Monta!
small = Dois pontos em vez de menos um. { $p1 } segue para a próxima casa azul.
summit = { $p2 } leva o verde ao cume: outra pontuação grande.
third = Há dois dragões lá em cima, e o terceiro acaba a partida. Joga o 5 laranja e sobe ao cume!
end = A última pontuação, e tens mais pontos do que todos. Ganhas, e já sabes tudo.
