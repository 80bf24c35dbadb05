# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Lança os dados por diamantes nas barbas de um troll e vai buscar ouro antes que o dragão acorde.

roll-grotto = Lança os dados da Gruta
    .told = { $who } lança os dados da Gruta.
    .asked = A Gruta espera por ti: lança os dados.
set-aside = Põe de lado: { $a }
    .told = { $who } põe de lado: { $a }.
    .mine = Pões de lado: { $a }.
enter = Entra na Sala do Tesouro
    .told = { $who } entra na Sala do Tesouro.
    .mine = Entras na Sala do Tesouro.
roll-treasure = Lança os dados do Tesouro
    .told = { $who } lança os dados do Tesouro.
    .asked = Estás na Sala do Tesouro: lança os dados pelo ouro.
roll-dragon = Lança os dados do Dragão
    .told = { $who } lança os dados do Dragão.
    .asked = Acordas o dragão antes que { $who } escape?
leave = Sai com tudo o que recolheste
    .told = { $who } sai com tudo o que recolheu.
    .asked = Continuas, ou sais com tudo o que recolheste?
take = Leva: { $a }
    .told = { $who } leva: { $a }.
    .asked = Que tesouro levas?

begin = Começa { $a }
    .told = Começa { $a }.
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

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } diamante
    [many] { $diamonds } diamantes
   *[other] { $diamonds } diamantes
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } pepita
    [many] { $nuggets } pepitas
   *[other] { $nuggets } pepitas
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } e { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] Lanças: { $dice }.
   *[other] { $who } lança: { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] O Troll aparece, mas não tens nada a perder.
       *[other] O Troll aparece e leva-te { some-diamonds }!
    }
   *[other] { $diamonds ->
        [0] O Troll aparece, mas { $who } não tem nada a perder.
       *[other] O Troll aparece e leva { some-diamonds } a { $who }!
    }
}
event-left = { $me ->
    [who] Sais em segurança com { loot }.
   *[other] { $who } sai em segurança com { loot }.
}
event-left-empty = { $me ->
    [who] Sais de mãos vazias.
   *[other] { $who } sai de mãos vazias.
}
event-found = { $me ->
    [who] Encontras { some-nuggets }.
   *[other] { $who } encontra { some-nuggets }.
}
event-found-none = { $me ->
    [who] Não encontras nada.
   *[other] { $who } não encontra nada.
}
event-sleeps = { $me ->
    [who] Lanças pelo dragão: continua a dormir.
   *[other] { $who } lança pelo dragão: continua a dormir.
}
event-stirs = { $me ->
    [who] Sai-te um dragão: ele mexe-se. Mais um e acorda.
   *[other] { $who } lança um dragão: ele mexe-se. Mais um e acorda.
}
event-woke = { $me ->
    [who] Acordas o dragão!
   *[other] { $who } acorda o dragão!
}
event-dropped = { $me ->
    [who] Deixas cair { loot }.
   *[other] { $who } deixa cair { loot }.
}
event-hand-dropped = O Troll também deixa cair { some-diamonds }.
event-got = { $me ->
    [who] Recebes { loot }.
   *[other] { $who } recebe { loot }.
}
event-over-grotto = A Gruta está vazia: fim da partida.
event-over-cavern = A Sala do Tesouro está vazia: fim da partida.
event-over-all = A Gruta e a Sala do Tesouro estão vazias: fim da partida.
event-over-barren = Há demasiado tempo que ninguém encontra ouro: fim da partida.

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
adventurer = à aventura
takes = leva a seguir

# Why not?
why-sharing = Uma coisa de cada vez: primeiro reparte-se o tesouro caído.
why-not-the-adventurer = Neste turno, quem se aventura é { $who }.
why-nothing-dropped = Ninguém deixou cair tesouro para repartir.
why-takes-next = A seguir leva { $who }.
why-nobody-inside = Não há ninguém na Sala do Tesouro: deixa o dragão dormir.
why-own-dragon = Acordar o dragão é com os outros. A ti convém que durma.
why-beats = Aqui os dados do Dragão rolam sozinhos, compasso a compasso.
why-treasure-first = Os dados do Dragão esperam pelo primeiro lançamento dos dados do Tesouro.
why-dice-elsewhere = Os dados do Dragão já seguiram. Agora tem-nos { $who }.
why-not-inside = Os dados do Tesouro lançam-se na Sala do Tesouro, e ainda não estás lá.
why-cavern-empty = A Sala do Tesouro está vazia: chaves e portas já não servem de nada.
why-one-is-enough = Uma chega, e já está de lado: { $face }.
why-none-shows = Nenhum dado livre mostra isto: { $face }.
why-last-die = Outro dado tem de ficar livre: o último não se pode pôr de lado.
why-no-key-and-door = Sem uma chave e uma porta, a Sala do Tesouro continua fechada.
why-first-roll = Já que entraste, lança: o primeiro lançamento é obrigatório.
why-inside = Estás na Sala do Tesouro. Os dados da Gruta ficam lá fora.

# What is wrong with a box
box-die-sides = “{ $key }”: um dado tem { $needed } faces, mas foram indicadas { $given }.

# House rules
house-end = A partida acaba quando
house-end-one = um tesouro está vazio
house-end-both = os dois tesouros estão vazios
house-auto-share = O que cai reparte-se sozinho
house-race = A corrida na caverna
house-race-live = Contra o relógio
house-race-beats = Por compassos, sem pressa
variant-calm = Com calma: a corrida por turnos
variant-children = Para crianças: uma corrida mais lenta
variant-long = Longa: até os dois locais ficarem vazios

# The turn, solved
solved = Jogado da melhor forma, o primeiro turno de uma partida vale { $n } pontos de vantagem ({ $players } jogadores).
solved-grotto = Gruta: o que fazer, conforme os diamantes reunidos
solved-trolls = Trolls
solved-no = –
solved-shown = à vista
solved-aside = de lado
solved-alike = Chave e porta equivalem-se: o que vale para uma vale para a outra.
solved-cavern = Sala do Tesouro: a partir de quantas pepitas sair, conforme os diamantes levados e o dado do Dragão posto de lado
solved-diamonds = Diamantes
solved-asleep = nenhum
solved-first = o primeiro
solved-second = o segundo
solved-roll = lançar
solved-leave = sair
solved-enter = entrar na Sala do Tesouro
solved-set-key = pôr a chave de lado
solved-set-door = pôr a porta de lado

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Ainda não há nada em jogo.
   *[other] O Troll aparece em { $percent } de cada 100 lançamentos. Em jogo: { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] Ainda não há nada para levar; outro lançamento traz o Troll { $percent } vezes em 100.
   *[other] A salvo: { some-diamonds }. Outro lançamento traz o Troll { $percent } vezes em 100.
}
hint-enter = Ainda na Sala do Tesouro: { some-nuggets }. Pontos por cada uma: { $points }.
hint-set-aside = Abre o caminho para a Sala do Tesouro. Dados que faltam lançar: { $n }.
hint-dragon = O próximo lançamento do dragão acorda-o { $percent } vezes em 100. Pontos em jogo: { $points }.
hint-leave-dragon = Pontos a salvo: { $points }. O próximo lançamento do dragão iria acordá-lo { $percent } vezes em 100.
