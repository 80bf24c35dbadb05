# The first match of The Dark Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Uma gruta pequena para praticar. Partes do meio com 3 pepitas. Nos cantos há quatro metas viradas para baixo, e uma é a saída.
secret = Todos veem que o teu clã é azul. A tua carta de clã diz leal, e só tu o sabes. Outros podem ser sabotadores.
lay = Primeiro jogas uma carta. Põe o caminho de três aberturas ao lado do início, a leste.
walk = Depois podes andar, até três casas. Anda uma casa para leste e fica aí.
lair = A seguir tiras uma carta. Agora é a vez de { $p1 }.
friend = Um covil escuro: destes buracos saem criaturas. Agora { $p2 } continua o caminho.
look = Joga Informação secreta e vê a meta 4, aquela para onde vai o caminho.
seen = A saída, e só tu o sabes! Anda mais uma casa para leste e fica aí.
rat = { $p1 } joga uma ratazana. Ela sai do covil e corre.
bitten = Mordida! Uma ratazana custa a cada vítima uma carta e, para sempre, um lugar na mão. Um anão leal faria isso?
goal = { $p2 } põe o último troço e pisa a meta. O primeiro anão a chegar vira-a.
discard = Agora não precisas de cartas. Descarta o beco sem saída, e uma chega.
out = Agora corre: duas cartas para norte e um passo para a saída.
hoard = Cá fora! As tuas pepitas estão a salvo e a tua carta é virada. O ouro que fica lá dentro perde-se. { $p1 } demora-se.
finish = { $p2 } também trabalha para o teu clã. Quando saem todos os que trabalham para um clã, a partida acaba.
end = O ouro trazido conta uma vez por cada anão que trabalhava contra. O teu clã tem o maior tesouro: ganhas, com { $p2 }.
