# The first match of Troll & Dragon: what a friend at the table says. $p1 and $p2 are the others.

hello = Malá jaskyňa na skúšku. Diamant je za 1, nuget za 3 a nazbierané je v bezpečí, až keď si vonku.
roll = Si na ťahu. Hoď všetkými štyrmi kockami.
faces = Dva diamanty pre teba. Trol blokuje svoju kocku, zvyšnými tromi možno hádzať znova.
again = Skús to ešte raz: hoď tromi voľnými kockami.
leave = Ďalšie dva diamanty, ale druhá kocka je zablokovaná. Odíď a všetky štyri sú v bezpečí.
greed = Teraz sa pozeraj: riskuje { $p1 }.
troll = Všetky štyri kocky boli zablokované: prišiel Trol a zobral, čo má { $p1 } nazbierané. { $p2 } si dáva väčší pozor.
pair = Si zasa na ťahu. Hoď.
aside = Kľúč a dvere! Odlož kľúč nabok, nech ti zostane.
enter = S kľúčom a dverami smieš do Siene. Vojdi.
gold = Tu sa hádže o zlato. Hoď kockami pokladu.
wake = Dva nugety! Lenže od tvojho prvého hodu hádžu ostatní, aby zobudili draka.
stirs = Jedno oko je otvorené. Ak padne druhý drak, zobudí sa. Trúfni si ešte na jeden hod.
out = Štyri nugety. Teraz odíď, kým sa nezobudí.
other = Dvanásť bodov v zlate a v bezpečí. Teraz to skúša { $p1 }.
your-dice = Tentoraz pomáhaš budiť draka. Hoď dračími kockami!
share = Hore je! { $p1 } všetko pustí, Trol otvorí ruku a ostatní si to rozdelia.
empty = { $p2 } berie posledné diamanty. Keď je Jaskyňa alebo Sieň prázdna, partia sa končí.
end = Nikto nemá doma viac: vyhrávaš. V ozajstnej partii je 60 diamantov a o zlato sa preteká s časom.
