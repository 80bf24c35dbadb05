# What only the page's board says.

cave = La caverna
ask-dwarf = Per quale nano?
ask-place = Dove balza il drago?
ask-pick = Scegli una mano di { $a }
take-back = Riprendi
face-up = { $a }: a faccia in su
one-more = Una moneta in più: mano { $a }
square = casella { $n }, { $a }
square-coins = { $coins ->
    [0] Casella { $n }: { $a }, nessuna moneta
    [one] Casella { $n }: { $a }, { $coins } moneta
    [many] Casella { $n }: { $a }, { $coins } monete
   *[other] Casella { $n }: { $a }, { $coins } monete
}
dragon-on = Il drago sta su: { $a }
wait-lay = I nani scelgono le loro carte.
wait-place = { $a } sceglie dove balza il drago.
wait-divide = { $a } chiude le monete in due mani.
wait-pick = { $a } sceglie una mano di { $b }.
wait-over = I forzieri sono aperti.
wait-reveal = Si scoprono le carte.
tie-rule = A parità di monete vince chi è più vicino all’antro.
