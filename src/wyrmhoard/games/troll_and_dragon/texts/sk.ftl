# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Hádž o diamanty trolovi pod nosom a potom sa ponáhľaj po zlato, kým sa nezobudí drak.

roll-grotto = Hodiť jaskynnými kockami
    .told = { $who } hádže jaskynnými kockami.
set-aside = Odložiť: { $a }
    .told = { $who } odkladá: { $a }.
enter = Vstúpiť do Siene
    .told = { $who } vstupuje do Siene.
roll-treasure = Hodiť kockami pokladu
    .told = { $who } hádže kockami pokladu.
roll-dragon = Hodiť dračími kockami
    .told = { $who } hádže dračími kockami.
leave = Odísť so všetkým nazbieraným
    .told = { $who } odchádza so všetkým nazbieraným.
take = Vziať: { $a }
    .told = { $who } berie: { $a }.

begin = Prvý hráč: { $a }
    .told = Prvý hráč: { $a }.
show-one = Jaskynné kocky: { $a }
    .told = Jaskynné kocky: { $a }.
show-two = Jaskynné kocky: { $a }, { $b }
    .told = Jaskynné kocky: { $a }, { $b }.
show-three = Jaskynné kocky: { $a }, { $b }, { $c }
    .told = Jaskynné kocky: { $a }, { $b }, { $c }.
show-four = Jaskynné kocky: { $a }, { $b }, { $c }, { $d }
    .told = Jaskynné kocky: { $a }, { $b }, { $c }, { $d }.
find = Nugety na kockách pokladu: { $a } + { $b }
    .told = Nugety na kockách pokladu: { $a } + { $b }.
stir = Dračie kocky: { $a }, { $b }
    .told = Dračie kocky: { $a }, { $b }.

word-diamond = diamant
word-key = kľúč
word-door = dvere
word-troll = trol
word-nugget = nuget
word-blank = prázdno
word-dragon = drak

# The board
grotto = Jaskyňa
cavern = Sieň
diamonds = Zostáva diamantov
nuggets = Zostáva nugetov
troll-hand = Trolova ruka
free = Voľné kocky
blocked = Zablokované kocky
last-turn = Kocky z minulého ťahu
troll-came = Prišiel Trol a zobral všetko nazbierané.
treasure-dice = Kocky pokladu
dragon-dice = Dračie kocky
not-rolled = ešte nehodené
dragon-sides = steny s drakom: { $n }/{ $of }
the-dragon = Drak
asleep = spí
stirring = mrví sa: ak padne ešte jeden drak, zobudí sa
awake = je hore
dragon-woke = Minulá výprava: drak sa zobudil, všetko si vzali ostatní.
to-share = Na rozdelenie
ends-one = Partia sa skončí, keď bude prázdna Jaskyňa alebo Sieň.
ends-both = Partia sa skončí, až keď budú prázdne Jaskyňa aj Sieň.
ends-barren = Jaskyňa je prázdna: ťah bez nugetu { $n }/{ $of }, potom sa partia skončí.
pack = Batoh
points = Body
at-risk = V ohrození
adventurer = dobrodruh
takes = berie ako ďalší
