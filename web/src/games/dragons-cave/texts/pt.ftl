# What only the page's board says.

cave = A gruta
ask-dwarf = Para que anão?
ask-place = Onde salta o dragão?
ask-pick = Escolhe uma mão de { $a }
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
