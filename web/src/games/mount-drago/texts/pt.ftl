# What only the page's board says.

mountain = A montanha
score-track = Pista de pontos
stack = Pilha
free = livre
space = casa { $n }, vale { $number }
no-scoring = ninguém pontua
if-ride = Se o montares
if-stay = Se ficares
ends = A partida acaba
take-back = Voltar atrás
not-now = { $a }: agora não
ask-play = Que carta jogas?
ask-mount = Mudar de dragão ou ficar?
ask-discard = As cartas de dragões no cume podem sair.
wait-play = { $a } escolhe uma carta.
wait-mount = { $a } pode mudar de dragão.
wait-discard = { $a } pode descartar cartas.
wait-draw = { $a } tira cartas.
wait-luck = As cartas estão a ser dadas.
wait-over = Três dragões estão no cume.
