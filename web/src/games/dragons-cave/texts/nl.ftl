# What only the page's board says.

cave = De grot
ask-dwarf = Voor welke dwerg?
ask-place = Waar slaat de draak toe?
ask-pick = Kies een hand van { $a }
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
