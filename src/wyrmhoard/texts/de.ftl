# The program itself. Ids are the same in every language.

program = Vier Brettspiele mit Drachen und Zwergen an einem Tisch: spielen, simulieren, Regeln nachlesen.
usage = Aufruf
options = Optionen
commands = Befehle
help-help = Diese Hilfe anzeigen und aufhören.
help-version = Die Version anzeigen und aufhören.
help-lang = Sprache von allem, was du liest: { $languages }. Ohne Angabe die deines Systems.
help-games = Die Spiele auflisten.
help-play = Eine Partie im Terminal gegen Bots spielen.
help-simulate = Viele zufällige Partien spielen, so schnell der Rechner kann.
help-replay = Eine Partie aus ihrem Protokoll nacherzählen.
help-box = Die Schachtel eines Spiels zeigen: was auf Pappe gedruckt ist, und die Hausregeln.
help-rules = Die Regeln eines Spiels lesen, alle oder einzelne Absätze.
help-warm = Die Spiele jetzt kompilieren, damit später niemand darauf warten muss.
help-players = Wie viele Spieler.
help-level = Wie gut die Bots spielen: easy (leicht), medium (mittel; gilt ohne Angabe) oder hard (schwer).
help-seat = Dein Platz, gezählt ab 1; ohne Angabe sitzt du auf dem ersten.
help-watch = Zuschauen: Auf allen Plätzen sitzen Bots.
help-box-file = Deine eigene Schachtel, eine TOML-Datei. „wyrmhoard box GAME“ zeigt dir eine als Vorlage.
help-set = Einen Wert der Schachtel ändern, zum Beispiel --set first=drawn. Mehrmals möglich.
help-seed = Denselben Zufall wiederholen. Ohne Angabe ist er jedes Mal neu.
help-log = Das Protokoll der Partie in diese Datei schreiben.
help-games-number = Wie viele Partien; ohne Angabe 10.000.
help-json = Ein JSON-Dokument statt einer Tabelle ausgeben.
help-check = Deine eigene Schachteldatei prüfen, statt die mitgelieferte zu zeigen.
help-replay-seat = So erzählen, wie dieser Platz es gehört hat, gezählt ab 1: Verborgenes bleibt verborgen.
help-clause = Nummern von Absätzen, zum Beispiel DC-12.
help-warm-games = Welche Spiele; ohne Angabe alle.

players-range = { $least }–{ $most } Spieler
seat-you = Spieler { $n } (du)
seat-bot = Spieler { $n } (Bot, { $level })
seat-other = Spieler { $n }
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-random = zufällig
level-greedy = gierig

choose = Deine Wahl ({ $least }–{ $most }, ? für die Regeln, q zum Aufhören):
choose-what = { $who }, wähle:
rule-of = Die Regeln zu Möglichkeit { $n }:
rules-hint = „? 3“ zeigt nur die Regeln zu Möglichkeit 3.
not-a-choice = „{ $given }“ steht nicht zur Wahl. Tippe eine Zahl von { $least } bis { $most }.
thinking = { $who } überlegt …
left = Du hast die Partie verlassen.
over = Die Partie ist zu Ende.
wins = { $who } gewinnt!
shared = Der Sieg wird geteilt: { $who }.
nobody-wins = Niemand gewinnt.
player = Spieler
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
log-written = Das Protokoll steht in { $file }. „wyrmhoard replay { $file }“ erzählt die Partie nach.

simulated = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $players } Spieler, Startwert { $seed }
simulated-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} in { $seconds } s: { $rate } Züge pro Sekunde, { $mean } Züge pro Partie
share = Siege
mean-points = Punkte im Schnitt
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Die Regeln werden kompiliert …
playing = Es wird gespielt

box-fine = { $file } ist eine gültige Schachtel für { $game }.
replayed = { $game }, { $players } Spieler, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
unfinished = Die Partie ist noch nicht zu Ende.
warm = { $game }: bereit nach { $seconds } s

# What may not be done
error = Fehler: { $what }
no-such-game = Ein Spiel „{ $game }“ gibt es nicht.{ $near ->
    [none] {""} „wyrmhoard games“ listet alle auf.
   *[other] {""} Meintest du „{ $near }“?
}
no-such-level = Eine Spielstärke „{ $level }“ gibt es nicht.{ $near ->
    [none] {""} Wähle easy, medium oder hard.
   *[other] {""} Meintest du „{ $near }“?
}
no-such-command = Einen Befehl „{ $command }“ gibt es nicht.{ $near ->
    [none] {""} „wyrmhoard --help“ listet alle auf.
   *[other] {""} Meintest du „{ $near }“?
}
no-such-language = Eine Sprache „{ $lang }“ gibt es nicht. Wähle eine von diesen: { $languages }.
no-such-clause = Einen Absatz „{ $clause }“ gibt es in diesen Regeln nicht.
no-such-move = „{ $move }“ ist kein Zug dieses Spiels.
no-such-seat = „{ $seat }“ ist kein Platz.
not-your-turn = Dieser Platz ist nicht am Zug.
not-legal-now = „{ $move }“ ist jetzt nicht erlaubt.
wrong-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $given }.
first-not-seated = Laut Schachtel beginnt Platz { $first } (gezählt ab 0), aber es gibt nur { $seats } Spieler.
seat-not-there = Einen Platz { $given } gibt es nicht: Die Partie hat { $seats } Spieler.
games-at-least-one = Mindestens eine Partie muss gespielt werden, nicht { $given }.
set-not-a-pair = „{ $given }“ hat nicht die Form KEY=VALUE.
seed-negative = Ein Startwert ist 0 oder größer, nicht { $given }.
file-not-written = { $file } lässt sich nicht schreiben: { $reason }.

box-unreadable = { $file } lässt sich nicht lesen: { $reason }.
box-not-toml = { $file } ist kein TOML: { $reason }.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, Zeile { $line }
}
box-unknown-key = „{ $key }“ gehört nicht zur Schachtel dieses Spiels.
box-missing-key = „{ $key }“ fehlt.
box-not-a-list = „{ $key }“ muss eine Liste sein (Anzahl der Werte: { $needed }).
box-wrong-count = „{ $key }“ hat die falsche Anzahl von Werten: { $given } statt { $needed }.
box-out-of-range = „{ $key }“ muss zwischen { $least } und { $most } liegen, nicht bei { $given }.
box-wrong-value = „{ $key }“ kann nicht { $given } sein. Erlaubt: { $allowed }.
box-die-sides = „{ $key }“: Ein Würfel hat { $needed } Seiten, angegeben sind { $given }.
box-colour-count = „{ $key }“ muss { $needed }-mal „{ $word }“ enthalten, nicht { $given }-mal.
box-too-small = Diese Schachtel reicht für höchstens { $most } Spieler, nicht für { $given }.
box-too-many-cards = „{ $key }“: { $given } Karten, höchstens { $most } sind erlaubt.
box-too-few-cards = „{ $key }“: { $given } Karten, mindestens { $needed } sind nötig.
box-too-few-colours = „{ $key }“: Drachen mit Karten: { $given }, mindestens { $needed } sind nötig.
box-start-coloured = „{ $key }“: Der Start, das erste Feld, muss farblos sein.
box-start-numbered = „{ $key }“: Der Start muss auf beiden Seiten 0 zählen.
box-summit-not-last = „{ $key }“: Der Gipfel muss die letzten Felder der Strecke bilden, ohne Lücke.
box-not-a-table = „{ $key }“ muss eine Tabelle mit einer Zeile für jeden Eintrag sein.
box-wrong-word = „{ $key }“: Das Wort „{ $word }“ ist unbekannt oder steht doppelt da.
box-card-side = Karte „{ $key }“: Seite { $side } öffnet sich zu mehr als einem Feld.
box-card-field = Karte „{ $key }“: Kein Weg führt zu Feld { $field }.
box-card-crossing = Karte „{ $key }“: Schritte zum Überqueren: { $given } statt { $needed }.
box-card-feature = Die Karte „{ $key }“ hat mehr als eines davon: { $feature }.
box-card-start = Die Karte „{ $key }“ braucht eine Leiter und muss nach allen Seiten offen sein.
box-card-goal = Die Karte „{ $key }“ ist nicht von jeder Seite zu betreten, auch nicht gedreht.
box-card-exit = Karte „{ $key }“: Der Ausgang gehört auf goal-exit und sonst nirgendwohin.
box-total = „{ $key }“ ergibt zusammen { $given } statt { $needed }.
box-too-many = „{ $key }“ verlangt { $given }, höchstens { $most } sind möglich.

log-unreadable = { $file } lässt sich nicht lesen: { $reason }.
log-too-large = { $file } ist größer als { $most } MB: Das ist kein Protokoll von uns.
log-not-json = { $file } ist kein Protokoll: { $reason }.
log-bad-header = Das Protokoll sagt nichts Brauchbares zu „{ $key }“.
log-unknown-format = Das Protokoll hat Format { $given }; dieses Programm kennt Format { $known }.
log-unknown-rules = Die Partie im Protokoll wurde mit Regelversion { $given } von { $game } gespielt; dieses Programm hat Version { $known } und will nicht raten.
log-bad-move = Zug { $n }, „{ $move }“, kann nicht gespielt worden sein: { $why }

# What the command line itself refuses
click-missing = Es fehlt: { $what }.
click-no-such-option = Die Option { $what } gibt es nicht.
click-bad-value = „{ $what }“: Dieser Wert passt nicht ({ $reason }).
click-other = { $reason }
try-help = „{ $command } --help“ zeigt, wie es geht.
