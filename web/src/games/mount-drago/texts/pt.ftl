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
wait-play = { $a } escolhe uma carta.
wait-mount = { $a } pode mudar de dragão.
wait-discard = { $a } pode descartar cartas.
wait-draw = { $a } tira cartas.
wait-luck = As cartas estão a ser dadas.
wait-over = Três dragões estão no cume.

# What it is about
aim = Faz mais pontos do que os outros: está no dragão certo sempre que os juízes olham.
picture-1 = Joga uma carta e o dragão dela sobe isso. Se ninguém o monta, passas para ele.
picture-2 = Um dragão chega a uma casa colorida: os juízes olham, e cada um conta o número sob o seu dragão.
picture-3 = O terceiro dragão no cume termina a partida.

# One's own box
printed-space = Casa { $n }
printed-spaces = O que são as casas
printed-spaces-plain = normal
printed-spaces-blue = azul: pontuação pequena
printed-spaces-green = verde: pontuação grande
printed-spaces-summit = cume
printed-numbers = Números nas casas
printed-side-a = Lado A (2 e 3 jogadores)
printed-side-b = Lado B (4 e 5 jogadores)
printed-copies = Cartas de cada dragão, por valor
