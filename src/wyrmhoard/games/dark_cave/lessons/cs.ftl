# The first match of The Dark Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Malá jeskyně na zkoušku. Začínáš uprostřed se 3 nugety. V rozích leží lícem dolů čtyři cíle a jeden z nich je východ.
secret = Všichni vidí, že tvůj klan je modrý. Klanová karta říká věrný a víš to jen ty. Mezi ostatními mohou být sabotéři.
lay = Nejdřív zahraješ kartu. Polož cestu se třemi ústími vedle startu, na východ.
walk = Pak smíš jít, až o tři pole. Jdi o jedno pole na východ a zůstaň tam.
lair = Potom si dobereš. Teď hraje { $p1 }.
friend = Temné doupě: z takových děr vylézají tvorové. Teď staví { $p2 }.
look = Zahraj Tajné informace a podívej se na cíl 4, ke kterému cesta míří.
seen = Je to východ a víš to jen ty! Jdi zase o jedno pole na východ a zůstaň.
rat = { $p1 } hraje krysu. Vyleze z doupěte a běží.
bitten = Kousnutí! Krysa stojí každou oběť kartu a natrvalo jedno místo v ruce. Udělal by to věrný trpaslík?
goal = { $p2 } pokládá poslední kus a vstupuje na cíl. První trpaslík na místě ho otočí.
discard = Kartu teď nepotřebuješ. Odhoď slepou chodbu a jedna stačí.
out = Teď běž: dvě karty na sever a krok na východ z jeskyně.
hoard = Venku! Nugety jsou v bezpečí a tvoje karta se otočí. Zlato, které zůstane uvnitř, je ztracené. { $p1 } otálí.
finish = { $p2 } pracuje pro tvůj klan taky. Jsou-li venku všichni, kdo pracují pro jeden klan, partie končí.
end = Vynesené zlato se počítá jednou za každého trpaslíka, který pracoval proti. Tvůj klan má větší poklad: vyhráváš, spolu s { $p2 }.
