# What only the page's board says.

cave = A gruta
ask-dwarf = Para que anão?
take-back = Voltar atrás
face-up = { $a }: virada para cima
one-more = Mais uma moeda: mão { $a }
square = casa { $n }, { $a }
square-coins = { $coins ->
    [0] Casa { $n }: { $a }, sem moedas
    [one] Casa { $n }: { $a }, { $coins } moeda
    [many] Casa { $n }: { $a }, { $coins } moedas
   *[other] Casa { $n }: { $a }, { $coins } moedas
}
dragon-on = O dragão está em: { $a }
wait-lay = Os anões escolhem as suas cartas.
wait-place = { $a } escolhe onde salta o dragão.
wait-divide = { $a } fecha as moedas em duas mãos.
wait-pick = { $a } escolhe uma mão de { $b }.
wait-over = Os cofres estão abertos.
wait-reveal = As cartas são viradas.
tie-rule = Com as mesmas moedas ganha quem está mais perto do covil.
would-reach = Chega aqui: { $where }
would-win = { $n ->
    [0] aí não há moedas
    [one] { $n } moeda para a bolsa
    [many] { $n } moedas para a bolsa
   *[other] { $n } moedas para a bolsa
}
would-win-some = { $n ->
    [one] de { $least } a { $n } moeda para a bolsa, conforme os outros
    [many] de { $least } a { $n } moedas para a bolsa, conforme os outros
   *[other] de { $least } a { $n } moedas para a bolsa, conforme os outros
}
would-end = assim acaba a partida
if-caught = Se o dragão esperar aí, para trás: { $where }
would-risk = { $n ->
    [0] nenhuma moeda em risco
    [one] { $n } moeda em risco
    [many] { $n } moedas em risco
   *[other] { $n } moedas em risco
}
would-stow = { $n ->
    [0] A bolsa está vazia; voltam todas as tuas cartas
    [one] { $n } moeda vai a salvo para o cofre, voltam todas as tuas cartas
    [many] { $n } moedas vão a salvo para o cofre, voltam todas as tuas cartas
   *[other] { $n } moedas vão a salvo para o cofre, voltam todas as tuas cartas
}
would-catch = Poderia apanhar, com as suas moedas: { $who }
would-catch-nobody = Ninguém pode ter posto essa cor
would-cost = Moedas que voltam ao dragão: de { $least } a { $most }

# What it is about
aim = Junta mais moedas do que os outros, na bolsa e no cofre, antes de alguém chegar ao covil.
picture-1 = Põe uma carta virada para baixo. O teu anão corre até à próxima casa dessa cor e leva as moedas.
picture-2 = O dragão adivinha uma cor. Quem a jogou é apanhado, recua e pode perder moedas.
picture-3 = Com a carta Cofre o teu anão descansa e toda a bolsa fica a salvo até ao fim.

# One's own box
printed-square = Casa { $n }
printed-path = Cores do caminho
printed-coins = Moedas nas casas
printed-lair = Moedas por entrar no covil
printed-treasure = Moedas no tesouro
