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
picture-1 = Zahraj kartu a jej drak vystúpi o toľko políčok. Ak na ňom nikto nejazdí, presadáš naň ty.
picture-2 = Drak dôjde na farebné políčko: rozhodcovia sa pozerajú a každý počíta číslo pod svojím drakom.
picture-3 = Tretí drak na vrchole ukončí partiu.
