# What only the page's board says.

wait-arrive = { $a } entra na Gruta.
wait-grotto = { $a } procura na Gruta.
wait-entered = { $a } aproxima-se do ouro em bicos de pés.
wait-cavern = { $a } apanha ouro, { $b } tenta acordar o dragão.
wait-share = { $a } leva um tesouro.
wait-over = Contam-se os sacos.
dragon-wakes = Os dois olhos estão abertos: o dragão acordou.
need-key-door = É preciso uma chave e uma porta.
space-bar = Espaço
tie-rule = Com os mesmos pontos ganha quem tem mais pepitas.
odds = { $chance }
troll-odds = O Troll vem: { $chance }
troll-next = O Troll vem no próximo lançamento: { $chance }
dragon-odds = O próximo lançamento dos dados do Dragão acorda-o: { $chance }
points-lost = { $n ->
    [one] { $n } ponto está em jogo
    [many] { $n } pontos estão em jogo
   *[other] { $n } pontos estão em jogo
}
points-safe = { $n ->
    [one] { $n } ponto fica a salvo de vez
    [many] { $n } pontos ficam a salvo de vez
   *[other] { $n } pontos ficam a salvo de vez
}

# What it is about
aim = Leva para casa mais tesouros do que os outros: um diamante vale 1, uma pepita de ouro 3.
picture-1 = Lança por diamantes e para a tempo. Os trolls bloqueiam dados, e quando todos estão bloqueados perde-se o recolhido.
picture-2 = Uma chave e uma porta juntas abrem-te a Sala do Tesouro, onde dorme o dragão.
picture-3 = Lá lanças por ouro enquanto os outros lançam para acordar o dragão. Se saíres a tempo, é teu.

# One's own box
printed-diamonds = Diamantes na Gruta
printed-nuggets = Pepitas na Sala do Tesouro
printed-points = Pontos de um tesouro
printed-grotto = Faces de um dado da Gruta
printed-treasure = Faces de um dado do Tesouro
printed-dragon = Dragões nos dados do dragão
printed-die = Dado do dragão { $n }
printed-from-hand = A dois: diamantes que o Troll larga quando o dragão acorda
printed-barren-rounds = Turnos sem pepita que acabam a partida
printed-pause = Pausa entre dois lançamentos, em milissegundos
printed-pause-passing = A mesma onde os dados passam de mão em mão
printed-idle-adventurer = Quem espera tanto na Sala do Tesouro sai (milissegundos)
printed-idle-roller = Retidos tanto tempo, os dados do dragão rolam sozinhos (milissegundos)
