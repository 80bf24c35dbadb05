# What only the page's board says.

cave = De grot
ask-dwarf = Voor welke dwerg?
take-back = Terugnemen
face-up = { $a }: ligt open
one-more = Eén munt erbij: { $a }
square = vak { $n }, { $a }
square-coins = { $coins ->
    [0] Vak { $n }: { $a }, geen munten
    [one] Vak { $n }: { $a }, { $coins } munt
   *[other] Vak { $n }: { $a }, { $coins } munten
}
dragon-on = De draak zit op: { $a }
wait-lay = De dwergen kiezen hun kaarten.
wait-place = { $a } kiest waar de draak toeslaat.
wait-divide = { $a } verdeelt de munten over twee handen.
wait-pick = { $a } kiest een hand van { $b }.
wait-over = De schatkisten zijn open.
wait-reveal = De kaarten worden omgedraaid.
tie-rule = Bij evenveel munten wint wie dichter bij het hol staat.
would-reach = Komt uit op: { $where }
would-win = { $n ->
    [0] daar liggen geen munten
    [one] { $n } munt voor de beurs
   *[other] { $n } munten voor de beurs
}
would-win-some = { $n ->
    [one] { $least } tot { $n } munt voor de beurs, al naar gelang de anderen
   *[other] { $least } tot { $n } munten voor de beurs, al naar gelang de anderen
}
would-end = daarmee eindigt de partij
if-caught = Als de draak daar wacht, terug: { $where }
would-risk = { $n ->
    [0] geen munten in gevaar
    [one] { $n } munt in gevaar
   *[other] { $n } munten in gevaar
}
would-stow = { $n ->
    [0] De beurs is leeg; al je kaarten komen terug
    [one] { $n } munt gaat veilig in de schatkist, al je kaarten komen terug
   *[other] { $n } munten gaan veilig in de schatkist, al je kaarten komen terug
}
would-catch = Kan betrappen, met hun munten: { $who }
would-catch-nobody = Niemand kan die kleur hebben gelegd
would-cost = Munten terug naar de draak: { $least } tot { $most }

# What it is about
aim = Verzamel de meeste munten, in beurs en schatkist samen, voordat iemand het hol bereikt.
picture-1 = Leg een kaart gedekt. Je dwerg rent naar het volgende vak van die kleur en pakt de munten.
picture-2 = De draak raadt een kleur. Wie die legde, is gesnapt, moet terug en raakt misschien munten kwijt.
picture-3 = Met de Schatkistkaart rust je dwerg en is je hele beurs veilig tot het einde.

# One's own box
printed-square = Vak { $n }
printed-path = Kleuren van het pad
printed-coins = Munten op de vakken
printed-lair = Munten voor wie het hol binnengaat
printed-treasure = Munten in de schat
