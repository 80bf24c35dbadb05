# What only the page's board says.

mountain = De berg
score-track = Scorespoor
stack = Stapel
free = vrij
space = vak { $n }, telt { $number }
no-scoring = niemand scoort
if-ride = Als je hem berijdt
if-stay = Als je blijft
ends = De partij is afgelopen
take-back = Terugnemen
not-now = { $a }: nu niet
wait-play = { $a } kiest een kaart.
wait-mount = { $a } mag overstappen.
wait-discard = { $a } mag kaarten afleggen.
wait-draw = { $a } trekt kaarten.
wait-luck = De kaarten worden gedeeld.
wait-over = Drie draken zijn op de top.

# What it is about
aim = Haal de meeste punten: zit op de juiste draak als de jury kijkt.
picture-1 = Speel een kaart en de draak klimt zo ver. Rijdt niemand erop, dan stap jij over.
picture-2 = Een draak landt op een gekleurd vak: de jury kijkt, en iedereen telt het getal onder de eigen draak.
picture-3 = De derde draak op de top maakt een eind aan de partij.

# One's own box
printed-space = Vak { $n }
printed-spaces = Wat de vakken zijn
printed-spaces-plain = gewoon
printed-spaces-blue = blauw: kleine telling
printed-spaces-green = groen: grote telling
printed-spaces-summit = top
printed-numbers = Getallen op de vakken
printed-side-a = Kant A (met 2 en 3)
printed-side-b = Kant B (met 4 en 5)
printed-copies = Kaarten van elke draak, per waarde
