# What only the page's board says.

mountain = Hora
score-track = Počítadlo bodov
stack = Kôpka
free = voľný
space = pole { $n }, hodnota { $number }
no-scoring = nikto neboduje
if-ride = Ak presadneš
if-stay = Ak zostaneš
ends = Partia sa končí
take-back = Vziať späť
not-now = { $a }: teraz nie
wait-play = { $a } vyberá kartu.
wait-mount = { $a } môže presadnúť.
wait-discard = { $a } môže odhodiť karty.
wait-draw = { $a } doberá karty.
wait-luck = Karty sa rozdávajú.
wait-over = Na vrchole sú tri draky.

# What it is about
aim = Získaj najviac bodov: seď na správnom drakovi, kedykoľvek sa rozhodcovia pozerajú.
picture-1 = Zahraj kartu a jej drak vystúpi o toľko polí. Ak na ňom nikto nesedí, presadáš naň ty.
picture-2 = Drak dôjde na farebné pole: rozhodcovia sa pozerajú a každý počíta číslo pod svojím drakom.
picture-3 = Tretí drak na vrchole ukončí partiu.

# One's own box
printed-space = Pole { $n }
printed-spaces = Aké sú polia
printed-spaces-plain = obyčajné
printed-spaces-blue = modré: malé bodovanie
printed-spaces-green = zelené: veľké bodovanie
printed-spaces-summit = vrchol
printed-numbers = Čísla na poliach
printed-side-a = Strana A (pre 2 a 3)
printed-side-b = Strana B (pre 4 a 5)
printed-copies = Karty každého draka podľa hodnoty
