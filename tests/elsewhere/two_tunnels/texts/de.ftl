# Zwei Stollen, ein Spiel für Tests.

name = Zwei Stollen
tagline = Links oder rechts? Einer stürzt ein.

word-left = im linken Stollen
word-right = im rechten Stollen

dig = Graben: { $a }
    .told = { $who } gräbt { $a }.
dig-hidden = Einen Stollen wählen
    .told = { $who } hat einen Stollen gewählt.
reveal = Sehen, wo { $a } gräbt: { $b }
    .told = { $a } gräbt { $b }.
fall = Steinschlag: { $a }
    .told = Steinschlag { $a }.

field-gems = Edelsteine im Berg
field-at = Gesehen
    .value = { $n ->
        [0] nirgends
        [1] im linken Stollen
       *[other] im rechten Stollen
    }

why-chosen = Schon gewählt: kein Wechsel mehr ({ $tunnel }).

box-no-rocks = „{ $key }“: Irgendwo müssen Steine fallen.

house-open-bags = Beutel liegen offen
variant-open-bags = Offene Beutel
