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
ask-play = Welke kaart speel je?
ask-mount = Overstappen of blijven?
ask-discard = Kaarten van draken op de top mogen weg.
wait-play = { $a } kiest een kaart.
wait-mount = { $a } mag overstappen.
wait-discard = { $a } mag kaarten afleggen.
wait-draw = { $a } trekt kaarten.
wait-luck = De kaarten worden gedeeld.
wait-over = Drie draken zijn op de top.
