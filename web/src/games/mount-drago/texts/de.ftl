# What only the page's board says.

mountain = Der Berg
score-track = Punkteleiste
stack = Stapel
free = frei
space = Feld { $n }, zählt { $number }
no-scoring = niemand punktet
if-ride = Wenn du ihn reitest
if-stay = Wenn du bleibst
ends = Die Partie endet
take-back = Zurücknehmen
not-now = { $a }: jetzt nicht
wait-play = { $a } wählt eine Karte.
wait-mount = { $a } darf umsteigen.
wait-discard = { $a } darf Karten abwerfen.
wait-draw = { $a } zieht Karten.
wait-luck = Die Karten werden verteilt.
wait-over = Drei Drachen sind auf dem Gipfel.

# What it is about
aim = Hol die meisten Punkte: Sitz auf dem richtigen Drachen, sooft die Punktrichter hinsehen.
picture-1 = Spiel eine Karte, und ihr Drache steigt so weit. Reitet ihn niemand, wechselst du auf ihn.
picture-2 = Ein Drache landet auf einem farbigen Feld: Die Punktrichter sehen hin, und alle zählen die Zahl unter dem eigenen Drachen.
picture-3 = Der dritte Drache auf dem Gipfel beendet die Partie.

# One's own box
printed-space = Feld { $n }
printed-spaces = Was die Felder sind
printed-spaces-plain = einfach
printed-spaces-blue = blau: kleine Wertung
printed-spaces-green = grün: große Wertung
printed-spaces-summit = Gipfel
printed-numbers = Zahlen auf den Feldern
printed-side-a = Seite A (zu zweit und dritt)
printed-side-b = Seite B (zu viert und fünft)
printed-copies = Karten jedes Drachen, nach Wert
