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
