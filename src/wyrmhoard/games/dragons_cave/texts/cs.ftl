# Dragon's Cave. A move's words fill $a, $b, $c; $who is the one who moved.

name = Dragon's Cave
tagline = Proplíž se do doupěte pro zlato, zatímco drak hádá tvou barvu.

word-red = krumpáč (červený)
word-green = lucerna (zelená)
word-orange = houba (oranžová)
word-blue = důlní vozík (modrý)
word-purple = krystal (fialový)
word-chest = karta truhlice
word-first = první trpaslík
word-second = druhý trpaslík
word-left = levá
word-right = pravá

lay = Položit lícem dolů: { $a }
    .told = { $who } pokládá lícem dolů: { $a }.
lay-for = Položit lícem dolů: { $a }, hraje { $b }
    .told = { $who } pokládá lícem dolů: { $a }, hraje { $b }.
place = Postavit draka na pole: { $a }
    .told = { $who } staví draka na pole: { $a }.
divide = { $a ->
    [0] V levé pěsti nic, všechno v pravé
    [one] { $a } mince v levé pěsti, zbytek v pravé
    [few] { $a } mince v levé pěsti, zbytek v pravé
    [many] { $a } mince v levé pěsti, zbytek v pravé
   *[other] { $a } mincí v levé pěsti, zbytek v pravé
}
    .told = { $who } rozděluje mince z měšce: v levé pěsti { $a }.
pick = Chycen je { $a }. Vybrat pěst: { $b }
    .told = Chycen je { $a }. { $who } vybírá pěst: { $b }.
lay-hidden = Položit kartu lícem dolů
    .told = { $who } pokládá kartu lícem dolů.
lay-hidden-for = Položit kartu lícem dolů, hraje { $a }
    .told = { $who } pokládá kartu lícem dolů, hraje { $a }.
divide-hidden = Rozdělit mince z měšce do dvou pěstí
    .told = { $who } rozděluje mince z měšce do dvou pěstí.
begin = První drak: { $a }
    .told = První drak: { $a }.
reveal = Kartu otáčí { $a }: { $b }
    .told = { $a } otáčí kartu: { $b }.
reveal-for = Kartu otáčí { $a }: { $b }, hraje { $c }
    .told = { $a } otáčí kartu: { $b }, hraje { $c }.
lose = Otevřít pěst
    .told = { $b ->
        [0] { $a } otevírá pěst: je prázdná, nic se neztrácí.
        [one] { $a } otevírá pěst: { $b } mince se vrací drakovi.
        [few] { $a } otevírá pěst: { $b } mince se vracejí drakovi.
        [many] { $a } otevírá pěst: { $b } mince se vrací drakovi.
       *[other] { $a } otevírá pěst: { $b } mincí se vrací drakovi.
    }

# The board
start = Start
lair = Doupě
treasure = Dračí poklad: { $n }
purse = Měšec
chest = Truhlice
closed = zavřená
cards = Karty v ruce
dragon = drak
round = Kolo { $n }
laid = karta položena
divided = pěsti sevřeny
yours = Tvoje položená karta: { $a }
your-hands = Tvoje pěsti: levá { $left }, pravá { $right }
