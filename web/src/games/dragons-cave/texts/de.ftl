# What only the page's board says.

cave = Die Drachenhöhle
ask-dwarf = Für welchen Zwerg?
ask-place = Wo schlägt der Drache zu?
ask-pick = Wähle eine Hand von { $a }
take-back = Zurücknehmen
face-up = { $a }: liegt offen
one-more = Eine Münze mehr: { $a }
square = Feld { $n }, { $a }
square-coins = { $coins ->
    [0] Feld { $n }: { $a }, keine Münzen
    [one] Feld { $n }: { $a }, { $coins } Münze
   *[other] Feld { $n }: { $a }, { $coins } Münzen
}
dragon-on = Der Drache sitzt auf: { $a }
wait-lay = Die Zwerge wählen ihre Karten.
wait-place = { $a } überlegt, wo der Drache zuschlägt.
wait-divide = { $a } verteilt die Münzen auf zwei Hände.
wait-pick = { $a } wählt eine Hand von { $b }.
wait-over = Die Schatztruhen sind offen.
wait-reveal = Die Karten werden aufgedeckt.
tie-rule = Bei gleich vielen Münzen gewinnt, wer näher an der Höhle steht.
