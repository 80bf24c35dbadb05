# The first match of Troll & Dragon: what a friend at the table says. $p1 and $p2 are the others.

hello = Uma gruta pequena para praticar. Um diamante vale 1, uma pepita 3, e o que recolhes só está a salvo lá fora.
roll = É a tua vez. Lança os quatro dados.
faces = Dois diamantes para ti. O troll bloqueia o seu dado; os outros três podem ser lançados de novo.
again = Arrisca outra vez: lança os três dados livres.
leave = Mais dois diamantes, mas há um segundo dado bloqueado. Sai, e os quatro ficam a salvo.
greed = Agora repara em { $p1 }, que gosta de arriscar.
troll = Os quatro dados ficaram bloqueados: veio o Troll e levou o que { $p1 } tinha recolhido. { $p2 } tem mais cuidado.
pair = É outra vez a tua vez. Lança.
aside = Uma chave e uma porta! Põe a chave de lado, assim fica contigo.
enter = Com uma chave e uma porta podes entrar na Sala do Tesouro. Entra.
gold = Aqui lança-se por ouro. Lança os dados do Tesouro.
wake = Duas pepitas! Mas desde o teu primeiro lançamento os outros lançam dados para acordar o dragão.
stirs = Um olho está aberto. Com outro dragão ele acorda. Arrisca mais um lançamento.
out = Quatro pepitas. Sai agora, antes que ele acorde.
other = Doze pontos em ouro, a salvo. Agora tenta { $p1 }.
your-dice = Desta vez ajudas a acordar o dragão. Lança os dados do Dragão!
share = Acordado! { $p1 } larga tudo, o Troll abre a mão, e os outros repartem.
empty = { $p2 } leva os últimos diamantes. Quando a Gruta ou a Sala do Tesouro fica vazia, a partida acaba.
end = Ninguém levou mais para casa: ganhas. Numa partida a sério há 60 diamantes, e a corrida ao ouro é contra o relógio.
