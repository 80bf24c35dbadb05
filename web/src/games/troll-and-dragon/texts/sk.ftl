# What only the page's board says.

wait-arrive = { $a } vstupuje do Jaskyne.
wait-grotto = { $a } prehľadáva Jaskyňu.
wait-entered = { $a } sa zakráda k zlatu.
wait-cavern = { $a } hrabe zlato, { $b } budí draka.
wait-share = { $a } si berie poklad.
wait-over = Batohy sa počítajú.
dragon-wakes = Obe oči sú otvorené: drak je hore.
need-key-door = Treba na to kľúč a dvere.
space-bar = Medzerník
tie-rule = Pri rovnakom počte bodov vyhráva ten, kto má viac nugetov.
odds = { $chance }
troll-odds = Príde Trol: { $chance }
troll-next = Príde Trol pri ďalšom hode: { $chance }
dragon-odds = Ďalší hod dračími kockami ho zobudí: { $chance }
points-lost = { $n ->
    [one] V stávke je { $n } bod
    [few] V stávke sú { $n } body
    [many] V stávke je { $n } bodu
   *[other] V stávke je { $n } bodov
}
points-safe = { $n ->
    [one] { $n } bod je natrvalo v bezpečí
    [few] { $n } body sú natrvalo v bezpečí
    [many] { $n } bodu je natrvalo v bezpečí
   *[other] { $n } bodov je natrvalo v bezpečí
}

# What it is about
aim = Prines domov najviac pokladov: diamant za 1, zlatý nuget za 3.
picture-1 = Hádž o diamanty a včas prestaň. Trolovia blokujú kocky, a ak sú zablokované všetky, nazbierané je preč.
picture-2 = Kľúč a dvere spolu ťa pustia do Siene k drakovi.
picture-3 = Tam hádžeš o zlato, kým ostatní hádžu, aby draka zobudili. Ak si včas vonku, je tvoje.

# One's own box
printed-diamonds = Diamanty v jaskyni
printed-nuggets = Nugety v Sieni
printed-points = Body za poklad
printed-grotto = Strany kocky jaskyne
printed-treasure = Strany kocky pokladu
printed-dragon = Draky na dračích kockách
printed-die = Dračia kocka { $n }
printed-from-hand = Vo dvojici: diamanty, ktoré Trol upustí, keď sa drak zobudí
printed-barren-rounds = Ťahy bez nugetu, ktoré hru ukončia
printed-pause = Prestávka medzi dvoma hodmi, v milisekundách
printed-pause-passing = To isté, keď si kocky podávate
printed-idle-adventurer = Kto v Sieni čaká tak dlho, odchádza (milisekundy)
printed-idle-roller = Keď dračie kocky niekto drží tak dlho, hodia sa samy (milisekundy)
