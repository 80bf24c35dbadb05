# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Dois clãs abrem caminhos por uma gruta escura até à saída, e nem todos os anões trabalham para o seu.

## Playing a card

lay = Põe uma carta de caminho: { $a }, { $b }
    .told = { $who } põe uma carta de caminho: { $a }, { $b }.
play = Joga: { $a }
    .told = { $who } joga: { $a }.
discard = Descarta: { $a }
    .told = { $who } descarta: { $a }.
    .asked = Que carta jogas ou descartas?
enough = Não descartes uma segunda carta
    .told = { $who } não descarta uma segunda carta.
    .mine = Não descartas uma segunda carta.
    .asked = Descartas uma segunda carta?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] { ABS($a) } carta a oeste
        [many] { ABS($a) } cartas a oeste
       *[other] { ABS($a) } cartas a oeste
    }
   *[plus] { ABS($a) ->
        [one] { ABS($a) } carta a leste
        [many] { ABS($a) } cartas a leste
       *[other] { ABS($a) } cartas a leste
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] { ABS($b) } carta a sul
        [many] { ABS($b) } cartas a sul
       *[other] { ABS($b) } cartas a sul
    }
   *[plus] { ABS($b) ->
        [one] { ABS($b) } carta a norte
        [many] { ABS($b) } cartas a norte
       *[other] { ABS($b) } cartas a norte
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] no início
       *[other] { north-south } do início
    }
   *[other] { SIGN($b) ->
        [none] { east-west } do início
       *[other] { north-south } e { east-west } do início
    }
}
at = Ali: { where }
    .told = { $who } escolhe a posição: { where }.
    .asked = { $wait ->
        [16] Onde pões a carta de caminho?
       *[other] Onde usas esta carta?
    }
web = Teia num bordo: { where }, lado: { $c }
    .told = { $who } tece uma teia: { where }, lado: { $c }.
    .asked = Onde teces a teia?
look-goal = Vê a meta { $a }
    .told = { $who } vê a meta { $a }.
    .mine = Vês a meta { $a }.
    .asked = Que meta vês em segredo?
look-clan = Vê uma carta de clã: { $a }
    .told = { $who } vê uma carta de clã: { $a }.
    .mine = Vês uma carta de clã: { $a }.
    .asked = Que meta ou carta de clã vês em segredo?
swap = Troca as mãos: { $a }
    .told = { $who } troca as mãos: { $a }.
    .asked = Com quem trocas a mão?
give = Põe-na à frente de: { $a }
    .told = { $who } põe-na à frente de: { $a }.
    .asked = Diante de quem a pões?

## Moving

step = Nesta carta: { $a }
    .told = { $who } move-se na carta: { $a }.
cross = Para a carta seguinte: { $a }
    .told = { $who } passa para a carta seguinte: { $a }.
climb = Pela escada: { where }
    .told = { $who } vai pela escada: { where }.
stop = Não te movas mais
    .told = { $who } não se move mais.
    .mine = Não te moves mais.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] Moves a Ratazana: para onde se esgueira?
            [1] Moves a Serpe: para onde se esgueira?
           *[other] Moves o Goblin: para onde se esgueira?
        }
       *[other] Para onde vai o teu anão?
    }
chop = Usa um machado na teia: { $a }
    .told = { $who } usa um machado na teia: { $a }.
strike = Usa um machado na criatura
    .told = { $who } usa um machado na criatura.
refrain = Guarda o machado
    .told = { $who } guarda o machado.
    .asked = Uma criatura ataca: usas o machado?
orient = Deixa a meta assim: { $a }
    .told = { $who } deixa a meta assim: { $a }.
    .asked = Em que sentido fica a meta?

## Proposing the end

propose = Propõe o fim da partida
    .told = { $who } propõe o fim da partida.
agree = Aceita o fim da partida
    .told = { $who } concorda.
refuse = Continua a jogar
    .told = { $who } quer continuar a jogar.
    .asked = A partida acaba já, ou continuas a jogar?

## What others do in secret

discard-hidden = Descarta virada para baixo, nível { $a }
    .told = { $who } descarta uma carta virada para baixo, nível { $a }.
clan-hidden = Uma carta de clã: { $a }
    .told = É distribuída uma carta de clã: { $a }.
goal-hidden = Uma meta, virada para baixo
    .told = É posta uma meta virada para baixo.
draw-hidden = Uma carta de nível { $a }
    .told = É tirada uma carta, nível { $a }.
read-hidden = Uma carta da outra mão
    .told = É vista uma carta de uma mão trocada.
lose-hidden = Perde-se uma carta de nível { $a }
    .told = Perde-se uma carta ao acaso, virada para baixo, nível { $a }.
see-goal-hidden = É vista uma meta
    .told = A meta é vista em segredo.
see-clan-hidden = É vista uma carta de clã
    .told = A carta de clã é vista em segredo.
aside-hidden = São vistas as cartas postas de lado
    .told = Quem sai antes de todos vê as cartas de clã postas de lado.

## Luck

mix = O único clã: { $a }
    .told = Todos os anões são de um só clã: { $a }.
clan = Uma carta de clã: { $a }, { $b }
    .told = É distribuída uma carta de clã: { $a }, { $b }.
goal = Uma meta: { $a }
    .told = É posta uma meta virada para baixo: { $a }.
draw = Uma carta: { $a }
    .told = Carta tirada: { $a }.
begin = Começa: { $a }
    .told = Começa: { $a }.
read = Uma carta da outra mão: { $a }
    .told = A mão trocada contém: { $a }.
lose = Carta perdida: { $a }
    .told = Perde-se uma carta ao acaso: { $a }.
see-goal = A meta é: { $a }
    .told = A meta é: { $a }.
see-clan = O anão é: { $a }
    .told = O anão é: { $a }.
turn-up = A meta é: { $a }
    .told = A meta é virada para cima: { $a }.
unmask = O anão é: { $a }
    .told = É virada para cima uma carta de clã: { $a }.
aside = Sabotadores postos de lado: azul { $a }, amarelo { $b }
    .told = Sabotadores entre as cartas postas de lado: azul { $a }, amarelo { $b }.
tally = Quem trabalha para este clã: { $a }
    .told = Quem trabalha para este clã: { $a }.

## Words

word-upright = sem rodar
word-turned = com meia-volta
word-north = norte
word-east = leste
word-south = sul
word-west = oeste
word-n = a ponta norte
word-e = a ponta leste
word-s = a ponta sul
word-w = a ponta oeste
word-a = o meio
word-b = o meio do outro caminho
word-t = o túnel ou o fundo
word-blue = azul
word-yellow = amarelo
word-loyal = leal
word-saboteur = sabotador
word-goal-exit = saída
word-goal-lair = covil escuro
word-goal-ladder = escada
word-goal-gold = veio de ouro
word-all = já saíram todos
word-more = ainda há mais lá dentro

## Cards

word-cross-1 = cruzamento (I)
word-tee-new-1 = entroncamento norte-leste-oeste (I)
word-tee-nes-1 = entroncamento norte-leste-sul (I)
word-bend-ne-1 = curva norte-leste (I)
word-bend-nw-1 = curva norte-oeste (I)
word-line-ns-1 = reta norte-sul (I)
word-line-ew-1 = reta leste-oeste (I)
word-end-n-1 = beco sem saída aberto a norte (I)
word-cross-1-lair = cruzamento com covil escuro (I)
word-tee-new-1-lair = entroncamento norte-leste-oeste com covil escuro (I)
word-line-ew-1-lair = reta leste-oeste com covil escuro (I)
word-bend-nw-1-lair = curva norte-oeste com covil escuro (I)
word-end-n-1-ladder = beco sem saída aberto a norte com escada (I)
word-bend-ne-1-ladder = curva norte-leste com escada (I)
word-bridge-ew-1 = ponte leste-oeste (I)
word-curves-ne-1 = curva dupla norte-leste com túnel (I)
word-cross-2 = cruzamento (II)
word-tee-new-2 = entroncamento norte-leste-oeste (II)
word-tee-nes-2 = entroncamento norte-leste-sul (II)
word-bend-ne-2 = curva norte-leste (II)
word-bend-nw-2 = curva norte-oeste (II)
word-line-ew-2 = reta leste-oeste (II)
word-end-e-2 = beco sem saída aberto a leste (II)
word-tee-nes-2-lair = entroncamento norte-leste-sul com covil escuro (II)
word-bend-ne-2-lair = curva norte-leste com covil escuro (II)
word-line-ns-2-lair = reta norte-sul com covil escuro (II)
word-bend-nw-2-ladder = curva norte-oeste com escada (II)
word-bridge-ns-2 = ponte norte-sul (II)
word-bridge-ew-2 = ponte leste-oeste (II)
word-curves-ne-2 = curva dupla norte-leste com túnel (II)
word-curves-nw-2 = curva dupla norte-oeste com túnel (II)
word-tee-new-2-gold = entroncamento norte-leste-oeste com veio de ouro (II)
word-cross-3 = cruzamento (III)
word-tee-new-3 = entroncamento norte-leste-oeste (III)
word-tee-nes-3 = entroncamento norte-leste-sul (III)
word-bend-ne-3 = curva norte-leste (III)
word-bend-nw-3 = curva norte-oeste (III)
word-line-ns-3 = reta norte-sul (III)
word-line-ew-3 = reta leste-oeste (III)
word-cross-3-lair = cruzamento com covil escuro (III)
word-line-ew-3-lair = reta leste-oeste com covil escuro (III)
word-end-e-3-ladder = beco sem saída aberto a leste com escada (III)
word-bridge-ns-3 = ponte norte-sul (III)
word-curves-ne-3 = curva dupla norte-leste com túnel (III)
word-curves-nw-3 = curva dupla norte-oeste com túnel (III)
word-tee-nes-3-gold = entroncamento norte-leste-sul com veio de ouro (III)
word-information-1 = Informação secreta (I)
word-information-2 = Informação secreta (II)
word-information-3 = Informação secreta (III)
word-cave-in-1 = Derrocada (I)
word-cave-in-2 = Derrocada (II)
word-cave-in-3 = Derrocada (III)
word-swap-1 = Troca de cartas (I)
word-swap-2 = Troca de cartas (II)
word-swap-3 = Troca de cartas (III)
word-spiderweb-1 = Teia de aranha (I)
word-spiderweb-2 = Teia de aranha (II)
word-spiderweb-3 = Teia de aranha (III)
word-boots-1 = Botas (I)
word-boots-2 = Botas (II)
word-boots-3 = Botas (III)
word-axe-1 = Machado de guerra (I)
word-axe-2 = Machado de guerra (II)
word-axe-3 = Machado de guerra (III)
word-rat-1 = Ratazana (I)
word-rat-2 = Ratazana (II)
word-rat-3 = Ratazana (III)
word-lindworm-1 = Serpe (I)
word-lindworm-2 = Serpe (II)
word-lindworm-3 = Serpe (III)
word-goblin-1 = Goblin (I)
word-goblin-2 = Goblin (II)
word-goblin-3 = Goblin (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } carta
    [many] { $n } cartas
   *[other] { $n } cartas
}
some-fields = { $n ->
    [one] { $n } casa
    [many] { $n } casas
   *[other] { $n } casas
}
some-nuggets = { $n ->
    [one] { $n } pepita
    [many] { $n } pepitas
   *[other] { $n } pepitas
}
some-place = { $side ->
    [here] { $mark ->
        [0] no início
       *[other] na meta { $mark }
    }
    [north] { $mark ->
        [0] a norte do início
       *[other] a norte da meta { $mark }
    }
    [east] { $mark ->
        [0] a leste do início
       *[other] a leste da meta { $mark }
    }
    [south] { $mark ->
        [0] a sul do início
       *[other] a sul da meta { $mark }
    }
    [west] { $mark ->
        [0] a oeste do início
       *[other] a oeste da meta { $mark }
    }
   *[towards] a caminho da meta { $mark }
}
the-creature = { $creature ->
    [rat] A ratazana
    [lindworm] A serpe
   *[goblin] O goblin
}
driven-creature = { $creature ->
    [rat] a ratazana
    [lindworm] a serpe
   *[goblin] o goblin
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] És do clã azul, com toda a lealdade.
       *[yellow] És do clã amarelo, com toda a lealdade.
    }
   *[saboteur] { $clan ->
        [blue] És do clã azul, mas em segredo trabalhas para os amarelos.
       *[yellow] És do clã amarelo, mas em segredo trabalhas para os azuis.
    }
}
event-clan = { $clan ->
    [blue] { $who } é do clã azul.
   *[yellow] { $who } é do clã amarelo.
}
event-goals-laid = As quatro metas estão viradas para baixo.
event-drew = { $who } tira { some-cards }.
event-drew-cards = Tiras: { $cards }.
event-laid = { $me ->
    [who] Pões uma carta de caminho { some-place }: { $card }.
   *[other] { $who } põe uma carta de caminho { some-place }: { $card }.
}
event-played = { $me ->
    [who] Jogas: { $card }.
   *[other] { $who } joga: { $card }.
}
event-discarded = { $who } descarta { some-cards }.
event-discarded-cards = Descartas: { $cards }.
event-caved-in = O caminho { some-place } desaba.
event-came-out = { the-creature } sai do covil { some-place }.
event-web-spun = { $me ->
    [who] Teces uma teia { some-place }.
   *[other] { $who } tece uma teia { some-place }.
}
event-swapped = { $me ->
    [who] Tu e { $whom } trocam as mãos.
    [whom] { $who } e tu trocam as mãos.
   *[other] { $who } e { $whom } trocam as mãos.
}
event-read-cards = A tua nova mão: { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] Recebes um par de botas.
       *[axe] Recebes um machado de guerra.
    }
   *[other] { $item ->
        [boots] { $who } recebe um par de botas.
       *[axe] { $who } recebe um machado de guerra.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] Só tu sabes: a meta { $n } é a saída!
    [goal-lair] Só tu sabes: a meta { $n } é um covil escuro.
    [goal-ladder] Só tu sabes: a meta { $n } é uma escada.
   *[goal-gold] Só tu sabes: a meta { $n } é um filão de ouro.
}
event-saw-clan = { $loyalty ->
    [loyal] Só tu sabes: { $who } é leal.
   *[saboteur] Só tu sabes: { $who } joga contra o seu clã!
}
event-walked = { $me ->
    [who] Andas { some-fields }.
   *[other] { $who } anda { some-fields }.
}
event-climbed = { $me ->
    [who] Vais pela escada e sais { some-place }.
   *[other] { $who } vai pela escada e sai { some-place }.
}
event-crept = { the-creature } avança { some-fields }.
event-chopped = { $me ->
    [who] { $left ->
        [0] Cortas uma teia com o machado.
       *[other] Acertas numa teia com o machado; mais um golpe e desaparece.
    }
   *[other] { $left ->
        [0] { $who } corta uma teia com o machado.
       *[other] { $who } acerta numa teia com o machado; mais um golpe e desaparece.
    }
}
event-struck = { $me ->
    [who] Afugentas { driven-creature } com o machado.
   *[other] { $who } afugenta { driven-creature } com o machado.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] A ponte reduz para sempre a tua mão em uma carta.
       *[other] A ponte custa-te uma carta, e a tua mão fica mais pequena.
    }
   *[other] { $n ->
        [0] A ponte reduz para sempre a mão de { $who } em uma carta.
       *[other] A ponte custa uma carta a { $who }.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] Rastejas de graça pelo túnel: não tens ouro.
       *[other] O túnel custa-te uma pepita.
    }
   *[other] { $n ->
        [0] { $who } rasteja de graça pelo túnel: não tem ouro.
       *[other] O túnel custa uma pepita a { $who }.
    }
}
event-reached = { $me ->
    [who] { the-creature } alcança-te! Usas o machado?
   *[other] { the-creature } alcança { $who }!
}
event-bitten = { $me ->
    [who] { $n ->
        [0] A ratazana alcança-te: não tens cartas a perder, mas a tua mão fica mais pequena.
       *[other] A ratazana alcança-te: perdes uma carta, e a tua mão fica mais pequena.
    }
   *[other] { $n ->
        [0] A ratazana alcança { $who }, que não tem cartas a perder.
       *[other] A ratazana alcança { $who }, que perde uma carta.
    }
}
event-felled = { $me ->
    [who] A serpe atira-te ao chão.
   *[other] A serpe atira { $who } ao chão.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] O goblin não te encontra ouro.
       *[other] O goblin rouba-te uma pepita.
    }
   *[other] { $n ->
        [0] O goblin não encontra ouro em { $who }.
       *[other] O goblin rouba uma pepita a { $who }.
    }
}
event-lost-card = Perdes: { $card }.
event-goal-up = { $goal ->
    [goal-exit] A meta { $n } é virada: a saída!
    [goal-lair] A meta { $n } é virada: um covil escuro.
    [goal-ladder] A meta { $n } é virada: uma escada.
   *[goal-gold] A meta { $n } é virada: um filão de ouro.
}
event-dug = { $me ->
    [who] Tiras uma pepita do filão.
   *[other] { $who } tira uma pepita do filão.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Agora todos sabem que és leal.
       *[saboteur] Agora todos sabem: jogas contra o teu clã!
    }
   *[other] { $loyalty ->
        [loyal] { $who } é leal.
       *[saboteur] { $who } joga contra o seu clã: sabotagem!
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] Sais da gruta, sem ouro.
       *[other] Sais da gruta com { some-nuggets }!
    }
   *[other] { $n ->
        [0] { $who } sai da gruta, sem ouro.
       *[other] { $who } sai da gruta com { some-nuggets }!
    }
}
event-gone = { the-creature } vai-se embora.
event-web-thin = Uma teia fica mais fraca.
event-web-gone = Uma teia desaparece.
event-got-up = { $me ->
    [who] Levantas-te, mas não andas neste turno.
   *[other] { $who } levanta-se, mas não anda neste turno.
}
event-skipped = { $me ->
    [who] Não tens cartas: perdes a vez.
   *[other] { $who } não tem cartas e perde a vez.
}
event-over-out = { $clan ->
    [blue] Já saíram todos os que trabalham para os azuis: fim da partida.
   *[yellow] Já saíram todos os que trabalham para os amarelos: fim da partida.
}
event-over-agreed = Todos de acordo: fim da partida.
event-over-cards = A última carta foi jogada: fim da partida.
event-hoards = { $clan ->
    [blue] Saques: azuis { $blue }, amarelos { $yellow }. Ganham os azuis!
   *[yellow] Saques: azuis { $blue }, amarelos { $yellow }. Ganham os amarelos!
}
event-nobody-out = Ninguém saiu da gruta: ninguém ganha.

# The board
map-axes = Em cima: cartas a leste do início. À esquerda: cartas a norte dele.
map-part = A gruta é mais larga do que o ecrã. Vê-se a parte à volta de: { $who }
field = casa
bridge = ponte
tunnel = túnel
dug-out = filão vazio
web-left = teia e o seu número
may-go-here = posição possível
rat = Ratazana
lindworm = Serpe
goblin = Goblin
loyalty = Lealdade
nuggets = Ouro
hand-levels = Cartas I-II-III
limit = Limite
place = Posição
before = À frente
boots = botas
axe = machado
lying-down = no chão
out-of-cave = fora
only-you = só tu sabes
seen-by = vista por { $who }
goal-known = Meta { $n }: { $a } (só tu sabes)
goal-seen = Meta { $n }: vista por { $who }
your-hand = A tua mão: { $a }
your-drops = Deixaste ou perdeste, viradas para baixo: { $a }
their-hand = { $who } tem: { $a }
pile-levels = Baralho: { $a } I, { $b } II, { $c } III
bank = Banco: { $n }
turn-of = Turno: { $who }
ask-playing = jogar ou descartar uma carta
ask-placing = escolher a posição: { $a }
ask-aiming = escolher o quê ou quem: { $a }
ask-discarding = descartar uma segunda carta, ou já chega
ask-creeping = { $a } (movimentos restantes: { $n })
ask-walking = movimentos restantes: { $n }
ask-orienting = escolher como fica a meta
ask-asking = usar um machado na criatura, ou não
ask-answering = terminar a partida, ou continuar a jogar
goal-was = Meta { $n }: { $a }

## Why not?

why-card-first = Primeiro uma carta: joga uma, ou descarta.
why-place-first = A tua carta ainda está no ar. Primeiro escolhe a posição.
why-aim-first = Primeiro escolhe para quê ou para quem é esta carta: { $card }.
why-discarding = Estás a descartar: uma segunda carta, ou já chega.
why-creature-first = Primeiro a criatura avança, ou para.
why-dwarf-walks = A tua carta está jogada. Agora o teu anão anda, ou fica.
why-goal-first = Primeiro diz como fica a meta.
why-axe-first = Primeiro diz se usas o machado na criatura.
why-answer-first = Primeiro responde: terminar a partida, ou continuar?
why-answered = Já aceitaste. Os outros ainda estão a pensar.
why-no-creature = Nenhuma criatura ataca o teu anão.
why-no-axe = Não há nenhum machado à tua frente.
why-no-goal-turned = Nenhuma meta espera que digas como fica.
why-no-calling = Nesta mesa ninguém pode propor o fim.
why-proposed = Já propuseste o fim neste turno. Uma vez chega.
why-too-late = O fim propõe-se antes de jogar uma carta.
why-no-proposal = Ninguém propôs o fim da partida.
why-not-held = Não tens esta carta na mão: { $card }.
why-same-turned = Com meia-volta esta carta fica igual; põe-na sem rodar: { $card }.
why-fits-nowhere = Não há posição onde esta carta encaixe: { $card }, { $way }.
why-nothing-secret = Já não há segredos: nada está virado para baixo que possas ver.
why-nothing-to-bury = Nenhuma carta de caminho está livre para uma derrocada.
why-all-in-boots = Já todos têm botas.
why-no-lair = Não há nenhum covil escuro à vista de onde possa sair.
why-no-card-there = Ali não há nenhuma carta.
why-no-lair-there = Essa carta não tem covil escuro.
why-never-buried = A carta inicial e as metas nunca desabam.
why-occupied = Está alguém nessa carta.
why-cell-taken = Ali já está uma carta.
why-nothing-beside = Essa posição não toca em nenhuma carta virada para cima.
why-meets-a-wall = Ali um caminho iria dar a uma parede, a { $side }.
why-no-path-prolonged = Encaixaria, mas não prolonga nenhum caminho.
why-web-there = Ali já há uma teia. Uma chega.
why-no-path-there = Nenhum caminho passa esse bordo: a teia não teria onde se prender.
why-goal-open = Essa meta está virada para cima, à vista de todos.
why-own-clan = A tua própria carta de clã já a conheces.
why-clan-open = Esta carta de clã está virada para cima, à vista de todos: { $who }.
why-own-hand = Trocar a tua mão pela tua própria mão mudaria pouco.
why-has-boots = Um par para cada um, e estes pés já têm o seu: { $who }.
why-nobody-there = Ali não se senta ninguém.
why-lying-down = O teu anão está caído e não vai mais longe.
why-just-up = O teu anão acabou de se levantar e neste turno recupera o fôlego.
why-no-steps = Não resta nem um passo.
why-not-next = Nenhum caminho leva lá num só passo.
why-wall-here = A { $side } há uma parede.
why-other-field = A saída a { $side } começa noutra casa desta carta.
why-nothing-beyond = A { $side } ainda não há carta.
why-web-holds = A { $side } uma teia barra o caminho.
why-wall-beyond = A carta a { $side } mostra uma parede.
why-not-on-ladder = Para subir é preciso estar numa escada.
why-same-ladder = É a escada em que já estás.
why-no-ladder-there = Ali não há nenhuma escada.
why-out = O teu anão está lá fora, ao sol. Já não corta teias.
why-no-web = A { $side } não há nenhuma teia.
why-not-at-web = A { $side } está a teia, mas da sua casa o teu anão não lhe chega.

# What is wrong with a box
box-card-side = Carta “{ $key }”: o lado { $side } abre para mais de uma casa.
box-card-field = Carta “{ $key }”: nenhum caminho leva à casa { $field }.
box-card-crossing = Carta “{ $key }”: passos para a atravessar: { $given } em vez de { $needed }.
box-card-feature = A carta “{ $key }” tem mais de um elemento deste tipo: { $feature }.
box-card-start = A carta “{ $key }” tem de ter uma escada e abrir-se para todos os lados.
box-card-goal = Não se pode entrar na carta “{ $key }” por todos os lados, nem rodando-a.
box-card-exit = Carta “{ $key }”: a saída pertence a goal-exit e a mais nenhuma.
box-total = “{ $key }” soma { $given } em vez de { $needed }.
box-too-many = “{ $key }” pede { $given }, mas o máximo é { $most }.
box-idle-clan = “{ $key }” tem de ser { $most } e não { $given }: com mais cartas destas, um clã poderia ficar sem ninguém a trabalhar para ele.

# House rules
house-clan = A três e a quatro, todos os anões são
house-clan-blue = azuis
house-clan-yellow = amarelos
house-clan-drawn = sorteados
house-finish-turn = Depois da última carta de todas, o anão ainda pode andar
house-call-it = Os jogadores podem propor acabar a partida
variant-last-steps = Últimos passos: a última vez é jogada até ao fim
variant-by-agreement = De acordo: pode propor-se o fim

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who } provavelmente sabota ({ $percent } %){ suspect-why }
    [perhaps] { $who } talvez sabote ({ $percent } %){ suspect-why }
   *[loyal] { $who } provavelmente é leal (sabotagem: { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] alongou { suspect-way }
    [shorter] encurtou { suspect-way }
    [caved-in] provocou um desabamento contra { suspect-way }
    [web] teceu uma teia contra { suspect-way }
    [boots] deu botas (para { suspect-whom })
    [axe] deu um machado (para { suspect-whom })
    [rat] enviou a ratazana (contra { suspect-whom })
    [lindworm] enviou a serpe (contra { suspect-whom })
   *[goblin] enviou o goblin (contra { suspect-whom })
}
suspect-whom = { $me ->
    [whom] ti
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] o teu caminho
   *[other] o caminho de { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, depois de ver a meta { $n }
    [clan] { $me ->
        [seen] { "" }, depois de ver a tua carta de clã
       *[other] { "" }, depois de ver a carta de clã de { $seen }
    }
   *[nothing] { "" }
}
