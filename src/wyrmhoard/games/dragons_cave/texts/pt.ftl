# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Esgueira-te até ao covil em busca de ouro, enquanto o dragão tenta adivinhar a tua cor.

word-red = picareta (vermelho)
word-green = lanterna (verde)
word-orange = cogumelo (laranja)
word-blue = vagoneta (azul)
word-purple = cristal (roxo)
word-chest = carta Cofre
word-first = primeiro anão
word-second = segundo anão
word-left = esquerda
word-right = direita

lay = Põe virada para baixo: { $a }
    .told = { $who } põe virada para baixo: { $a }.
    .mine = Pões virada para baixo: { $a }.
    .asked = És um anão: que carta pões virada para baixo?
lay-for = Põe virada para baixo: { $a }, para o { $b }
    .told = { $who } põe virada para baixo: { $a }, para o { $b }.
    .mine = Pões virada para baixo: { $a }, para o { $b }.
    .asked = Conduzes os anões: que carta pões virada para baixo, e para que anão?
place = Põe o dragão em: { $a }
    .told = { $who } põe o dragão em: { $a }.
    .mine = Pões o dragão em: { $a }.
    .asked = És o dragão: onde saltas?
divide = { $a ->
    [0] Nada na mão esquerda, tudo na direita
    [one] { $a } moeda na mão esquerda, o resto na direita
    [many] { $a } moedas na mão esquerda, o resto na direita
   *[other] { $a } moedas na mão esquerda, o resto na direita
}
    .told = { $who } divide a bolsa: { $a } na mão esquerda.
    .mine = Divides a tua bolsa: { $a } na mão esquerda.
    .asked = O dragão apanhou-te: quantas moedas pões na mão esquerda?
pick = Escolhe uma mão de { $a }: { $b }
    .told = { $who } escolhe uma mão de { $a }: { $b }.
    .mine = Escolhes uma mão de { $a }: { $b }.
    .asked = És o dragão: que mão de { $a } escolhes?
lay-hidden = Põe uma carta virada para baixo
    .told = { $who } põe uma carta virada para baixo.
lay-hidden-for = Põe uma carta virada para baixo, para o { $a }
    .told = { $who } põe uma carta virada para baixo, para o { $a }.
divide-hidden = Divide a bolsa entre duas mãos fechadas
    .told = { $who } divide a bolsa entre duas mãos fechadas.
begin = Primeiro dragão: { $a }
    .told = O primeiro dragão: { $a }.
reveal = Vira a carta de { $a }: { $b }
    .told = A carta de { $a }: { $b }.
reveal-for = Vira a carta de { $a }: { $b }, para o { $c }
    .told = A carta de { $a }: { $b }, para o { $c }.
lose = Abre a mão
    .told = { $b ->
        [0] A mão de { $a } está vazia: não se perde nada.
        [one] A mão de { $a } tem { $b } moeda: volta para o dragão.
        [many] A mão de { $a } tem { $b } moedas: voltam para o dragão.
       *[other] A mão de { $a } tem { $b } moedas: voltam para o dragão.
    }

# What came of a move. $me is the blank that the reader fills.
some-coins = { $coins ->
    [one] { $coins } moeda
    [many] { $coins } moedas
   *[other] { $coins } moedas
}
event-turned-up = { $me ->
    [who] A tua carta: { $card }.
   *[other] A carta de { $who }: { $card }.
}
event-turned-up-for = { $me ->
    [who] A tua carta: { $card }, para o { $dwarf }.
   *[other] A carta de { $who }: { $card }, para o { $dwarf }.
}
event-stowed = { $me ->
    [who] { $coins ->
        [0] Recuperas as tuas cartas; a tua bolsa estava vazia.
       *[other] Guardas { some-coins } no teu cofre.
    }
   *[other] { $coins ->
        [0] { $who } recupera todas as cartas; a bolsa estava vazia.
       *[other] { $who } guarda { some-coins } no cofre.
    }
}
event-caught = { $me ->
    [who] { $square ->
        [0] O dragão apanha-te: voltas à partida!
       *[other] O dragão apanha-te: voltas à casa { $square }!
    }
   *[other] { $square ->
        [0] O dragão apanha { $who }: de volta à partida!
       *[other] O dragão apanha { $who }: de volta à casa { $square }!
    }
}
event-went-on = { $me ->
    [who] { $coins ->
        [0] Avanças até à casa { $square }.
       *[other] Avanças até à casa { $square } e tiras { some-coins }.
    }
   *[other] { $coins ->
        [0] { $who } avança até à casa { $square }.
       *[other] { $who } avança até à casa { $square } e tira { some-coins }.
    }
}
event-entered = { $me ->
    [who] Entras no covil e tiras { some-coins }!
   *[other] { $who } entra no covil e tira { some-coins }!
}
event-robbed = { $me ->
    [who] { $coins ->
        [0] A mão estava vazia: ficas com tudo ({ $left }).
       *[other] O dragão tira-te { some-coins }; ficas com { $left }.
    }
   *[other] { $coins ->
        [0] A mão estava vazia: { $who } fica com tudo ({ $left }).
       *[other] { $who } perde { some-coins } para o dragão e fica com { $left }.
    }
}
event-round = { $me ->
    [who] Ronda { $n }: o dragão és tu.
   *[other] Ronda { $n }: o dragão é { $who }.
}
event-over-treasure = O tesouro do dragão acabou: fim da partida.
event-over-lair = Há um anão no covil: fim da partida.
event-over-both = { $me ->
    [who] Os teus dois anões estão no covil: fim da partida.
   *[other] Os dois anões de { $who } estão no covil: fim da partida.
}

# The board
start = Partida
lair = Covil
treasure = Tesouro do dragão: { $n }
purse = Bolsa
chest = Cofre
coins = Moedas
closed = fechado
cards = Cartas na mão
dragon = dragão
round = Ronda { $n }
laid = carta posta
divided = mãos fechadas
yours = Puseste na mesa: { $a }
your-hands = As tuas mãos: { $left } na esquerda, { $right } na direita

# Why not?
why-name-a-dwarf = A dois, dizes também qual dos anões se move.
why-one-dwarf = Só tens um anão: não há nada que escolher.
why-dwarf-in-lair = Já está no covil, e de vez: o { $dwarf }.
why-dragon-lays-no-card = O dragão adivinha cartas, não as põe.
why-cards-are-up = As cartas já estão viradas. Primeiro, o dragão tem mãos para escolher.
why-card-laid = A tua carta já está na mesa, e carta posta não volta atrás.
why-card-not-in-hand = Não está na tua mão: { $card }. As cartas voltam com a carta Cofre, ou quando o dragão te apanha.
why-dragon-sits = O dragão já se sentou. Agora escolhe mãos.
why-dragon-waits = O dragão é o último: ainda faltam cartas na mesa.
why-not-the-dragon = O dragão não és tu: é { $who }.
why-not-robbed = Neste momento ninguém quer a tua bolsa.
why-hands-closed = As tuas mãos já estão fechadas. Não vale mudar de ideias.
why-too-few-coins = { $n ->
    [one] Na tua bolsa só há { $n } moeda.
    [many] Na tua bolsa só há { $n } moedas.
   *[other] Na tua bolsa só há { $n } moedas.
}
why-nobody-caught = Ninguém estende mãos fechadas: nenhum anão foi apanhado.
why-other-hand = Um de cada vez, no sentido dos ponteiros do relógio a partir do dragão. Agora: { $who }.
why-hands-not-closed = Paciência: ainda se estão a dividir as moedas.

# What is wrong with a box
box-colour-count = “{ $key }” tem um número errado de “{ $word }”: { $given } em vez de { $needed }.

# House rules
house-open-chests = Os cofres ficam abertos
house-hide-mover = A dois: qual anão anda fica em segredo
house-shortage = Se o tesouro não chega para todos
house-shortage-equal = partes iguais para todos
house-shortage-capped = nunca mais do que se ganhou
variant-open-chests = Cofres abertos

# Why a move is hinted at
caught-with-it = { $caught ->
    [0] O dragão nunca te apanhou com ela.
   *[other] O dragão já te apanhou com ela { $caught }×.
}
hint-square = Leva à casa { $square } e dá { some-coins }. { caught-with-it }
hint-lair = Leva ao covil e dá { some-coins }. { caught-with-it }
hint-chest = { $coins ->
    [0] Devolve-te as tuas cartas.
   *[other] Põe a salvo { some-coins } e devolve-te as tuas cartas.
}
hint-held = Quantos a podem pôr: { $n }. Posta até agora: { $laid }×.
hint-divide = O dragão abre uma mão: perdes { $a } ou { $b }.
hint-pick = Abres uma das duas mãos, que juntas guardam { some-coins }.
