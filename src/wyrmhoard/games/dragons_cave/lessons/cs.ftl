# The first match of Dragon's Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Vítej v jeskyni. Tvůj trpaslík už ušel pořádný kus cesty a na jejím konci je dračí doupě.
coins = Měšec je teď prázdný, ale v truhlici už máš čtyři mince. Na konci se počítá obojí.
lay = Každé kolo položíš kartu lícem dolů. Polož krystal: trpaslík chce běžet na nejbližší pole s krystalem.
guess = Drakem je v tomto kole { $p1 } a hádá barvu, aniž vidí karty. Dívej se.
safe = Tvoje to nebyla! Trpaslík běžel dál a vzal si dvě mince. Krystal teď leží odkrytý: všichni vidí, že je pryč.
again = Další kolo: drakem je { $p2 }. Polož houbu.
caught = Chycen! Trpaslík nic nezíská a vrací se na nejbližší pole s houbou za sebou.
divide = Teď chce drak tvůj měšec. Schovej mince do dvou pěstí. Zkus blafovat: v levé vůbec nic.
cards-back = { $p2 } vybírá prázdnou pěst a mince ti zůstávají. A má to i dobrou stránku: všechny karty jsou zpět.
you-dragon = Drak jde kolem stolu a teď jsi to ty. Nejdřív položí karty ostatní.
place = Hádej barvu. { $p2 } má ještě krumpáč a ten by vynesl minci. Postav draka na něj.
pick = Trefa! { $p2 } podává dvě pěsti. Vyber pravou: její mince se vrátí do pokladu.
chest = Drakem je zase { $p1 }. Hraj na jistotu a polož kartu truhlice: tu chytit nelze.
stowed = Trpaslík si odpočinul a měšec je v truhlici, v bezpečí až do konce. I všechny karty jsou zpět.
last = { $p1 } stojí před doupětem, a kdo do něj vejde, ukončí partii. Vezmi si ještě dvě mince: polož krystal.
end = { $p1 } má za doupě čtyři mince, ale v měšci a truhlici dohromady máš nejvíc ty. Vyhráváš, a to je celá hra.
