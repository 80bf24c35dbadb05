# What only the page's board says.

cave = Die Drachenhöhle
ask-dwarf = Für welchen Zwerg?
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
would-reach = Kommt an: { $where }
would-win = { $n ->
    [0] dort liegen keine Münzen
    [one] { $n } Münze für den Geldbeutel
   *[other] { $n } Münzen für den Geldbeutel
}
would-win-some = { $n ->
    [one] { $least } bis { $n } Münze für den Geldbeutel, je nach den anderen
   *[other] { $least } bis { $n } Münzen für den Geldbeutel, je nach den anderen
}
would-end = damit endet die Partie
if-caught = Wenn dort der Drache wartet, zurück: { $where }
would-risk = { $n ->
    [0] keine Münze in Gefahr
    [one] { $n } Münze in Gefahr
   *[other] { $n } Münzen in Gefahr
}
would-stow = { $n ->
    [0] Der Geldbeutel ist leer; alle deine Karten kommen zurück
    [one] { $n } Münze kommt sicher in die Schatztruhe, alle deine Karten kommen zurück
   *[other] { $n } Münzen kommen sicher in die Schatztruhe, alle deine Karten kommen zurück
}
would-catch = Könnte erwischen, mit ihren Münzen: { $who }
would-catch-nobody = Diese Farbe kann niemand gelegt haben
would-cost = Münzen zurück an den Drachen: { $least } bis { $most }

# What it is about
aim = Sammle die meisten Münzen, in Geldbeutel und Schatztruhe zusammen, bevor jemand die Höhle erreicht.
picture-1 = Leg eine Karte verdeckt. Dein Zwerg läuft zum nächsten Feld dieser Farbe und nimmt die Münzen dort.
picture-2 = Der Drache rät eine Farbe. Wer sie gelegt hat, wird erwischt, muss zurück und verliert vielleicht Münzen.
picture-3 = Mit der Schatztruhen-Karte ruht dein Zwerg, und dein ganzer Geldbeutel ist bis zum Ende sicher.

# One's own box
printed-square = Feld { $n }
printed-path = Farben des Weges
printed-coins = Münzen auf den Feldern
printed-lair = Münzen für den Eintritt in die Höhle
printed-treasure = Münzen im Schatz
