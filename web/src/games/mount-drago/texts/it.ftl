# What only the page's board says.

mountain = La montagna
score-track = Tracciato dei punti
stack = Mazzetto
free = libero
space = casella { $n }, vale { $number }
no-scoring = nessuno segna punti
if-ride = Se lo cavalchi
if-stay = Se resti
ends = La partita finisce
take-back = Riprendi
not-now = { $a }: non adesso
wait-play = { $a } sceglie una carta.
wait-mount = { $a } può cambiare drago.
wait-discard = { $a } può scartare carte.
wait-draw = { $a } pesca.
wait-luck = Si distribuiscono le carte.
wait-over = Tre draghi sono sulla vetta.

# What it is about
aim = Fai più punti di tutti: stai sul drago giusto ogni volta che i giudici guardano.
picture-1 = Gioca una carta e il suo drago sale di tanto. Se nessuno lo cavalca, ci sali tu.
picture-2 = Un drago arriva su una casella colorata: i giudici guardano, e ognuno conta il numero sotto il proprio drago.
picture-3 = Il terzo drago in vetta chiude la partita.

# One's own box
printed-space = Casella { $n }
printed-spaces = Che cosa sono le caselle
printed-spaces-plain = semplice
printed-spaces-blue = blu: valutazione minore
printed-spaces-green = verde: valutazione maggiore
printed-spaces-summit = vetta
printed-numbers = Numeri sulle caselle
printed-side-a = Lato A (in 2 e 3)
printed-side-b = Lato B (in 4 e 5)
printed-copies = Carte di ogni drago, per valore
