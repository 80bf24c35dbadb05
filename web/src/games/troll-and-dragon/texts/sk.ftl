# What only the page's board says.

ask-arrive = Si na ťahu: hoď všetkými štyrmi kockami
ask-grotto = { $n ->
    [one] Hodiť poslednou voľnou kockou, alebo odísť?
    [few] Hodiť { $n } voľnými kockami, alebo odísť?
    [many] Hodiť { $n } voľnej kocky, alebo odísť?
   *[other] Hodiť { $n } voľnými kockami, alebo odísť?
}
ask-cavern = Ber zlato a odíď, kým sa nezobudí
ask-beats = S každým hodom padajú aj dračie kocky
ask-dragon = Zobuď draka, kým { $a } neutečie
ask-take = Ktorý poklad si vezmeš?
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
