# What only the page's board says.

wait-arrive = { $a } vstupuje do Jeskyně.
wait-grotto = { $a } prohledává Jeskyni.
wait-entered = { $a } se krade ke zlatu.
wait-cavern = { $a } hrabe zlato, { $b } budí draka.
wait-share = { $a } si bere poklad.
wait-over = Batohy se počítají.
dragon-wakes = Obě oči jsou otevřené: drak je vzhůru.
need-key-door = Je k tomu potřeba klíč a dveře.
space-bar = Mezerník
tie-rule = Při stejném počtu bodů vítězí ten, kdo má víc nugetů.
odds = { $chance }
troll-odds = Přijde Troll: { $chance }
troll-next = Přijde Troll při příštím hodu: { $chance }
dragon-odds = Příští hod dračími kostkami ho probudí: { $chance }
points-lost = { $n ->
    [one] V sázce je { $n } bod
    [few] V sázce jsou { $n } body
    [many] V sázce je { $n } bodu
   *[other] V sázce je { $n } bodů
}
points-safe = { $n ->
    [one] { $n } bod je natrvalo v bezpečí
    [few] { $n } body jsou natrvalo v bezpečí
    [many] { $n } bodu je natrvalo v bezpečí
   *[other] { $n } bodů je natrvalo v bezpečí
}

# What it is about
aim = Přines domů nejvíc pokladů: diamant za 1, zlatý nuget za 3.
picture-1 = Házej o diamanty a včas přestaň. Trollové blokují kostky, a jsou-li zablokované všechny, nasbírané je pryč.
picture-2 = Klíč a dveře dohromady tě pustí do Síně k drakovi.
picture-3 = Tam házíš o zlato, zatímco ostatní házejí, aby draka vzbudili. Jsi-li včas venku, je tvoje.

# One's own box
printed-diamonds = Diamanty v jeskyni
printed-nuggets = Nugety v Síni
printed-points = Body za poklad
printed-grotto = Strany kostky jeskyně
printed-treasure = Strany kostky pokladu
printed-dragon = Draci na dračích kostkách
printed-die = Dračí kostka { $n }
printed-from-hand = Ve dvou: diamanty, které Troll upustí, když se drak probudí
printed-barren-rounds = Tahy bez nugetu, které hru ukončí
printed-pause = Přestávka mezi dvěma hody, v milisekundách
printed-pause-passing = Totéž, když si kostky podáváte
printed-idle-adventurer = Kdo v Síni čeká tak dlouho, odchází (milisekundy)
printed-idle-roller = Když dračí kostky někdo drží tak dlouho, hodí se samy (milisekundy)
