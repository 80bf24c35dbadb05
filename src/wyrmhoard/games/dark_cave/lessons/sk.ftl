# The first match of The Dark Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Malá jaskyňa na skúšku. Začínaš uprostred s 3 nugetmi. V rohoch ležia lícom dolu štyri ciele a jeden z nich je východ.
secret = Všetci vidia, že tvoj klan je modrý. Klanová karta hovorí verný a vieš to len ty. Medzi ostatnými môžu byť sabotéri.
lay = Najprv zahráš kartu. Polož cestu s tromi ústiami vedľa štartu, na východ.
walk = Potom smieš ísť, až o tri polia. Choď o jedno pole na východ a zostaň tam.
lair = Potom si doberieš. Teraz hrá { $p1 }.
friend = Temný brloh: z takých dier vyliezajú tvory. Teraz stavia { $p2 }.
look = Zahraj Tajné informácie a pozri sa na cieľ 4, ku ktorému cesta mieri.
seen = Je to východ a vieš to len ty! Choď zasa o jedno pole na východ a zostaň.
rat = { $p1 } hrá krysu. Vylezie z brlohu a beží.
bitten = Uhryznutie! Krysa stojí každú obeť kartu a natrvalo jedno miesto v ruke. Urobil by to verný trpaslík?
goal = { $p2 } kladie posledný kus a vstupuje na cieľ. Prvý trpaslík na mieste ho otočí.
discard = Kartu teraz nepotrebuješ. Odhoď slepú chodbu a jedna stačí.
out = Teraz utekaj: dve karty na sever a krok na východ z jaskyne.
hoard = Vonku! Nugety sú v bezpečí a tvoja karta sa otočí. Zlato, ktoré zostane vnútri, je stratené. { $p1 } otáľa.
finish = { $p2 } pracuje pre tvoj klan tiež. Keď sú vonku všetci, čo pracujú pre jeden klan, partia sa končí.
end = Vynesené zlato sa počíta raz za každého trpaslíka, ktorý pracoval proti. Tvoj klan má väčší poklad: vyhrávaš, spolu s { $p2 }.
