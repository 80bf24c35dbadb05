# What only the page's board says.

mountain = Hora
score-track = Počítadlo bodů
stack = Hromádka
free = volný
space = pole { $n }, hodnota { $number }
no-scoring = nikdo neboduje
if-ride = Když přesedneš
if-stay = Když zůstaneš
ends = Partie končí
take-back = Vzít zpět
not-now = { $a }: teď ne
wait-play = { $a } vybírá kartu.
wait-mount = { $a } může přesednout.
wait-discard = { $a } může odhodit karty.
wait-draw = { $a } dobírá karty.
wait-luck = Karty se rozdávají.
wait-over = Na vrcholu jsou tři draci.

# What it is about
aim = Získej nejvíc bodů: seď na správném drakovi, kdykoli se rozhodčí dívají.
picture-1 = Zahraj kartu a její drak vystoupá o tolik polí. Nejede-li na něm nikdo, přesedáš na něj ty.
picture-2 = Drak dojde na barevné pole: rozhodčí se dívají a každý počítá číslo pod svým drakem.
picture-3 = Třetí drak na vrcholu ukončí partii.

# One's own box
printed-space = Pole { $n }
printed-spaces = Jaká jsou pole
printed-spaces-plain = obyčejné
printed-spaces-blue = modré: malé bodování
printed-spaces-green = zelené: velké bodování
printed-spaces-summit = vrchol
printed-numbers = Čísla na polích
printed-side-a = Strana A (pro 2 a 3)
printed-side-b = Strana B (pro 4 a 5)
printed-copies = Karty každého draka podle hodnoty
