# The first match of Dragon's Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Boas-vindas à gruta. O teu anão já vai adiantado, e no fim do caminho está o covil do dragão.
coins = A tua bolsa está vazia, mas no cofre já há quatro moedas. No fim contam as duas coisas.
lay = Em cada ronda pões uma carta virada para baixo. Põe o cristal: o teu anão quer correr até à próxima casa de cristal.
guess = Nesta ronda o dragão é { $p1 }, que adivinha uma cor sem ver nenhuma carta. Repara.
safe = A tua não! O anão correu e levou as duas moedas da casa. O cristal fica à vista: todos veem que está gasto.
again = Nova ronda: o dragão é { $p2 }. Põe o cogumelo.
caught = Apanhado! O teu anão não ganha nada e volta à casa de cogumelo mais próxima atrás dele.
divide = Agora o dragão quer a tua bolsa. Esconde as moedas em duas mãos fechadas. Tenta um bluff: nada na esquerda.
cards-back = { $p2 } escolheu a mão vazia e ficas com as moedas. E há um lado bom: todas as tuas cartas voltam.
you-dragon = O dragão dá a volta à mesa, e agora és tu. Primeiro os outros põem as cartas.
place = Adivinha uma cor. { $p2 } ainda tem a picareta, que daria uma moeda. Põe lá o dragão.
pick = Em cheio! { $p2 } estende duas mãos fechadas. Escolhe a direita: as moedas dela voltam ao tesouro.
chest = O dragão é outra vez { $p1 }. Joga pelo seguro e põe a carta Cofre: não pode ser apanhada.
stowed = O anão descansou e a bolsa está no cofre, a salvo até ao fim. Também voltaram todas as cartas.
last = { $p1 } está à porta do covil, e quem lá entra termina a partida. Leva mais duas moedas: põe o cristal.
end = { $p1 } recebeu quatro moedas pelo covil, mas entre bolsa e cofre tens mais tu. Ganhas, e o jogo é só isto.
