# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Lança os dados por diamantes nas barbas de um troll e vai buscar ouro antes que o dragão acorde.

roll-grotto = Lança os dados da Gruta
    .told = { $who } lança os dados da Gruta.
set-aside = Põe de lado: { $a }
    .told = { $who } põe de lado: { $a }.
enter = Entra na Sala do Tesouro
    .told = { $who } entra na Sala do Tesouro.
roll-treasure = Lança os dados do Tesouro
    .told = { $who } lança os dados do Tesouro.
roll-dragon = Lança os dados do Dragão
    .told = { $who } lança os dados do Dragão.
leave = Sai com tudo o que recolheste
    .told = { $who } sai com tudo o que recolheu.
take = Leva: { $a }
    .told = { $who } leva: { $a }.

begin = Primeiro jogador: { $a }
    .told = Primeiro jogador: { $a }.
show-one = Dados da Gruta: { $a }
    .told = Dados da Gruta: { $a }.
show-two = Dados da Gruta: { $a }, { $b }
    .told = Dados da Gruta: { $a }, { $b }.
show-three = Dados da Gruta: { $a }, { $b }, { $c }
    .told = Dados da Gruta: { $a }, { $b }, { $c }.
show-four = Dados da Gruta: { $a }, { $b }, { $c }, { $d }
    .told = Dados da Gruta: { $a }, { $b }, { $c }, { $d }.
find = Pepitas nos dados do Tesouro: { $a } + { $b }
    .told = Pepitas nos dados do Tesouro: { $a } + { $b }.
stir = Dados do Dragão: { $a }, { $b }
    .told = Dados do Dragão: { $a }, { $b }.

word-diamond = diamante
word-key = chave
word-door = porta
word-troll = troll
word-nugget = pepita
word-blank = em branco
word-dragon = dragão

# The board
grotto = Gruta
cavern = Sala do Tesouro
diamonds = Ainda na Gruta
nuggets = Ainda na Sala
troll-hand = Mão do Troll
free = Dados livres
blocked = Dados bloqueados
last-turn = Último turno
troll-came = O Troll veio e levou tudo o que foi recolhido.
treasure-dice = Dados do Tesouro
dragon-dice = Dados do Dragão
not-rolled = ainda por lançar
dragon-sides = dragão em { $n } de { $of }
the-dragon = O dragão
asleep = a dormir
stirring = inquieto: mais um dragão acorda-o
awake = acordado
dragon-woke = O dragão acordou da última vez: tudo para os outros.
to-share = A repartir
ends-one = A partida termina quando a Gruta ou a Sala do Tesouro estiver vazia.
ends-both = A partida termina quando a Gruta e a Sala do Tesouro estiverem ambas vazias.
ends-barren = Gruta vazia: { $n } de { $of } turnos sem pepitas, depois a partida termina.
pack = Saco
points = Pontos
at-risk = Em risco
adventurer = aventureiro
takes = leva a seguir
