# The first match of Troll & Dragon: what a friend at the table says. $p1 and $p2 are the others.

hello = Malá jeskyně na zkoušku. Diamant je za 1, nuget za 3 a nasbírané je v bezpečí, až když jsi venku.
roll = Jsi na tahu. Hoď všemi čtyřmi kostkami.
faces = Dva diamanty pro tebe. Troll blokuje svou kostku, zbylými třemi lze házet znovu.
again = Zkus to ještě jednou: hoď třemi volnými kostkami.
leave = Další dva diamanty, ale druhá kostka je zablokovaná. Odejdi a všechny čtyři jsou v bezpečí.
greed = Teď se dívej: riskuje { $p1 }.
troll = Všechny čtyři kostky byly zablokované: přišel Troll a sebral, co má { $p1 } nasbíráno. { $p2 } si dává větší pozor.
pair = Jsi zase na tahu. Hoď.
aside = Klíč a dveře! Odlož klíč stranou, ať ti zůstane.
enter = S klíčem a dveřmi smíš do Síně. Vejdi.
gold = Tady se hází o zlato. Hoď kostkami pokladu.
wake = Dva nugety! Jenže od tvého prvního hodu házejí ostatní, aby vzbudili draka.
stirs = Jedno oko je otevřené. Padne-li druhý drak, vzbudí se. Troufni si ještě na jeden hod.
out = Čtyři nugety. Teď odejdi, než se vzbudí.
other = Dvanáct bodů ve zlatě a v bezpečí. Teď to zkouší { $p1 }.
your-dice = Tentokrát pomáháš budit draka. Hoď dračími kostkami!
share = Vzhůru! { $p1 } všechno upustí, Troll otevře ruku a ostatní si to rozdělí.
empty = { $p2 } bere poslední diamanty. Když je Jeskyně nebo Síň prázdná, partie končí.
end = Nikdo nemá doma víc: vyhráváš. V opravdové partii je 60 diamantů a o zlato se závodí s časem.
