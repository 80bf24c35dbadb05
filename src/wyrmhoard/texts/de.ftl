# The program itself. Ids are the same in every language.

program = Vier Brettspiele mit Drachen und Zwergen an einem Tisch: spielen, simulieren, Regeln nachlesen.
usage = Aufruf
arguments = Argumente
options = Optionen
commands = Befehle
help-help = Diese Hilfe anzeigen und aufhören.
help-version = Die Version anzeigen und aufhören.
help-lang = Sprache von allem, was du liest: { $languages }. Ohne Angabe die deines Systems.
help-games = Die Spiele auflisten.
help-play = Eine Partie im Terminal gegen Bots spielen.
help-simulate = Viele Partien zwischen Bots spielen, so schnell der Rechner kann.
help-report = Eine Seite darüber schreiben, wie ausgewogen ein Spiel ist: wer von wo gewinnt, wie lange es dauert, was wie viel wert ist.
help-sweep = Ein Raster von Schachteln mit demselben Glück spielen und als Tabelle zeigen, oder Zahlen suchen, die ein Ziel erreichen.
help-arena = Bots gegeneinander spielen lassen, auf allen Plätzen und mit demselben Glück für jeden.
help-replay = Eine Partie aus ihrem Protokoll nacherzählen.
help-verify = Das Glück einer beendeten Partie anhand ihres Protokolls prüfen, offline.
help-box = Die Schachtel eines Spiels zeigen: was auf Pappe gedruckt ist, und die Hausregeln.
help-rules = Die Regeln eines Spiels lesen, alle oder einzelne Absätze.
help-warm = Die Spiele jetzt kompilieren, damit später niemand darauf warten muss.
help-solve = Sagen, wie man ein lösbares Spiel am besten spielt.
help-serve = Tische im Web anbieten, für Freunde oder für Tausende.
help-admin = Sich um die Tische eines Servers kümmern.
help-list = Alle Tische auflisten.
help-show = Einen Tisch zeigen: wer dort sitzt und wie weit die Partie ist.
help-end = Einen Tisch beenden; sein Protokoll bleibt.
help-purge = Tische beenden und entfernen, an denen lange nichts geschehen ist. Beendete bleiben.
help-purge-days = Seit so vielen Tagen.
help-export = Die Protokolle beendeter Tische in einen Ordner schreiben, je eine Datei.
help-copy = Alles aus einer Datenbank in eine andere, leere kopieren.
help-host = Die Adresse, auf der gelauscht wird; ohne Angabe 127.0.0.1, mit 0.0.0.0 für alle.
help-port = Der Port; ohne Angabe 8000.
help-db = Wo die Tische liegen: sqlite:///FILE oder postgresql://... Ohne Angabe eine Datei in deinem Datenordner.
help-config = Eine TOML-Datei mit Einstellungen. Optionen und Umgebung (WYRMHOARD_...) gehen vor.
help-public-url = Die Adresse, unter der Spieler den Server erreichen, für Links und QR-Codes.
help-log-format = Was der Server über sich schreibt: lines (für Menschen) oder json (für Programme).
help-open = Die Seite im Browser öffnen.
help-export-all = Auch unfertige Tische, ohne das Geheimnis ihres Zufalls.
help-players = Wie viele Spieler; drei, wenn du nichts anderes sagst.
help-players-most = Wie viele Spieler; so viele wie möglich, wenn du nichts anderes sagst.
help-players-least = Wie viele mitspielen; ohne Angabe so wenige, wie das Spiel zulässt.
help-level = Wie gut die Bots spielen: novice (sehr leicht), easy (leicht), medium (mittel; gilt ohne Angabe), hard (schwer) oder master (sehr schwer).
help-seat = Dein Platz, gezählt ab 1; ohne Angabe sitzt du auf dem ersten.
help-watch = Zuschauen: Auf allen Plätzen sitzen Bots.
help-box-file = Deine eigene Schachtel, eine TOML-Datei. „wyrmhoard box GAME“ zeigt dir eine als Vorlage.
help-set = Einen Wert der Schachtel ändern, zum Beispiel --set first=drawn. Mehrmals möglich.
help-sweep-set = Eine Zahl der Schachtel und ihre Werte: lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. Mehrmals möglich.
help-aim = Was erreicht werden soll, statt das ganze Raster zu spielen: "seats equal", "length 70..80", "leads 2..4". Mehrmals möglich.
help-tries = Wie viele Schachteln eine Suche spielt; ohne Angabe 60.
help-seed = Denselben Zufall wiederholen. Ohne Angabe ist er jedes Mal neu.
help-log = Das Protokoll der Partie in diese Datei schreiben.
help-games-number = So viele zufällige Partien: kurz für --bots random --matches N.
help-matches = Wie viele Partien; ohne Angabe 1.000.
help-bots-seats = Wer spielt, mit Kommas dazwischen: novice,hard,random. Sie setzen sich in dieser Reihenfolge, immer wieder, bis alle Plätze besetzt sind, und rücken mit jeder Partie um einen Platz weiter. Ohne Angabe novice.
help-rows = In diese Datei (.parquet oder .csv) eine Zeile je Platz schreiben, in eine zweite daneben eine Zeile je Partie.
help-against = Eine zweite Schachtel zum Vergleich, mit demselben Glück gespielt.
help-ladder = Wie hoch die Leiter der Stufen reicht, oder none; ohne Angabe easy. Jede Stufe darüber dauert länger. Von denselben Stufen wird gesagt, wie viel Glück ist.
help-output = Die Datei, die geschrieben wird, zum Beispiel page.html.
help-dask = Auf einem Dask-Cluster spielen, zum Beispiel tcp://10.0.0.5:8786.
help-bots = Die Bots, die aufeinandertreffen, mit Kommas dazwischen: easy,hard.
help-deals = Wie oft das Glück neu ist; jedes Mal wird in jeder Sitzordnung gespielt. 10, wenn nichts anderes gesagt wird.
help-think-seconds = Sekunden, die ein suchender Bot höchstens für einen Zug braucht.
help-think-rounds = Suchrunden für einen Zug, für alle suchenden Bots dieselben.
help-json = Ein JSON-Dokument statt einer Tabelle ausgeben.
help-check = Deine eigene Schachteldatei prüfen, statt die mitgelieferte zu zeigen.
help-replay-seat = So erzählen, wie dieser Platz es gehört hat, gezählt ab 1: Verborgenes bleibt verborgen.
help-clause = Nummern von Absätzen, zum Beispiel DC-12.
help-warm-games = Welche Spiele; ohne Angabe alle.
help-receipt = Ein Beleg, der damit verglichen wird: eine Datei, die die Seite mit dem Protokoll speichert oder ein Programm geschrieben hat.
help-new-game = Einen Ordner mit einem kleinen Spiel anlegen, das schon läuft, um deines daraus zu machen.
help-new-game-name = Der Name des Spiels, klein und mit Bindestrichen: two-words.
help-into = Alles in einen Ordner mit dem Namen des Spiels in diesem hier legen. Ohne das in die Quellen.
help-prefix = Die zwei Großbuchstaben, mit denen Absatznummern beginnen. Ohne das die Anfangsbuchstaben des Namens.
help-check-game = Alles prüfen, was ein Spiel betrifft, und auflisten, was fehlt.
help-draft = Fehlende Sprachen sind noch kein Fehler.
help-mcp = Ein Sprachmodell mitspielen lassen: Werkzeuge über das Model Context Protocol, auf Standardein- und -ausgabe.
help-mcp-server = An Tischen dieses Servers sitzen. Ohne das an Tischen dieses Programms, gegen Bots.
help-mcp-name = Der Name des Modells am Tisch; Wyrm, wenn nichts anderes gesagt ist.

players-range = { $least }–{ $most } Spieler
you = du
seat-you = Spieler { $n } (du)
seat-bot = Spieler { $n } (Bot, { $level })
seat-other = Spieler { $n }
player-program = Spieler { $n } (Programm)
level-novice = sehr leicht
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = sehr schwer
level-random = zufällig
level-greedy = gierig
level-search = einfache Suche

choose = Deine Wahl ({ $least }–{ $most }, ? für die Regeln, h für einen Tipp, q zum Aufhören):
choose-what = { $who }, wähle:
rule-of = Die Regeln zu Möglichkeit { $n }:
rules-hint = „? 3“ zeigt nur die Regeln zu Möglichkeit 3.
not-a-choice = „{ $given }“ steht nicht zur Wahl. Tippe eine Zahl von { $least } bis { $most }.
bots-warming = Die Bots wärmen sich auf: Etwa eine Minute lang spielen sie unter ihrem Niveau.
advice-title = Wie ein Bot es sieht:
advice-share = Gewinnaussicht { $share }, plus oder minus { $error }
advice-calculated = Gewinnaussicht { $share }, berechnet
advice-meant = so oft: { $meant }
advice-mixed = Niemand soll dich durchschauen: Wähle zufällig, so oft wie angegeben.
advice-thinking = Es wird überlegt …
thinking = { $who } überlegt …
left = Du hast die Partie verlassen.
over = Die Partie ist zu Ende.
wins = { $who } gewinnt!
shared = Der Sieg wird geteilt: { $who }.
nobody-wins = Niemand gewinnt.
hidden-title = Was verborgen war
end-held = { $who } hat noch auf der Hand: { $a }
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
decided = Entschieden durch:
decided-points = Punkte
decided-tie-break = Gleichstandsregel
decided-shared = geteilter Sieg
decided-nobody = ohne Sieger
decided-given-up = als endlos aufgegeben
simulated-drama = Führungswechsel pro Partie: { $changes }. Vor dem Sieger lag niemand mehr nach { NUMBER($settled, style: "percent") } der Züge.
report-written = Die Seite liegt in { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Abstand der Plätze
figure-length = Züge
figure-points = Punkte
figure-margin = Vorsprung
figure-leads = Führungswechsel
figure-settled = Entschieden nach
figure-behind = Größter Rückstand des Siegers in Punkten
figure-shared = Geteilt
figure-nobody = Ohne Sieg
figure-miss = Am Ziel vorbei
sweep-checked = Jeweils darunter: dieselbe Schachtel mit anderem Glück.
sweep-refused = Ausgelassen: { $point }. { $why }
report-title = { $game }: wie ausgewogen ist es?
report-about = Partien: { $matches } · Spieler: { $players } · Bots: { $bots } · Schachtel: { $box } · Startwert: { $seed }
report-standard = Standard
report-seats = Sieg nach Platz
report-seats-note = Mittlerer Anteil mit 95-%-Intervall; die Linie ist der gerechte Anteil, { $fair }.
report-sides = { $n ->
    [3] Nach allem zusammen
   *[other] Nach dem, was ausgeteilt wurde ({ $n })
}
report-length = Länge einer Partie
report-length-note = In Zügen, die des Glücks eingeschlossen. Im Mittel { $mean }; ohne das kürzeste und längste 1 %: { $low } bis { $high }.
report-points = Punkte am Ende
report-points-note = Von allen Plätzen. Vorsprung vor dem zweiten Platz im Mittel: { $n }.
report-leads = Wie oft die Führung wechselt
report-leads-note = Male pro Partie, im Mittel { $n }.
report-settled = Wann es entschieden war
report-settled-note = Der Teil der Partie, nach dem niemand mehr vor dem Sieger lag.
report-behind = Aufholjagden
report-behind-note = Der größte Rückstand des Siegers in Punkten; in { NUMBER($n, style: "percent") } der Partien mehr als keiner.
report-decided = Was die Partien entschied
report-worth = Was jedes wert ist
report-worth-card = Was jede Karte wert ist
report-worth-square = Was jedes Feld wert ist
report-worth-dice = Was jede Würfelseite wert ist
report-worth-nuggets = Was ein Wurf mit so vielen Nuggets wert ist
report-worth-note = Wie viel mehr als den gerechten Anteil gewinnt, wer es hat, mit 95-%-Intervall. Es zeigt, was zusammen auftritt, nicht, was woran liegt.
report-ladder = Die Leiter der Stufen
report-ladder-note = Jede allein an einem Tisch der nächstniedrigeren; der gerechte Anteil ist { $fair }. Partien je Sprosse: mindestens { $matches }.
report-luck = Wie viel Glück ist
report-luck-note = Bots einer Stufe unter sich, und zu wievielt sie spielen. Der Teil des Glücks an allem, was Anteile am Sieg verschob, mit seinem 95-%-Intervall; der Rest waren Entscheidungen. Partien je Art: mindestens { $matches }.
report-rung = { $level } unter { $below }
report-rules = Wie oft jede Regel gilt
report-rule = Regel
report-often = pro Partie
report-among = in Partien
report-differs = Worin sich die beiden Schachteln unterscheiden
report-changes = Was dabei herauskam
report-changes-note = Partien mit demselben Glück werden einzeln verglichen. Mehr als Rauschen: mehr als drei Standardfehler auseinander.
report-told = Mehr als Rauschen?
report-sure = mehr als Rauschen
report-noise = nicht mehr als Rauschen
report-seat-share = Sieg, Spieler { $n }
share = Siege
mean-points = Punkte im Schnitt
column-bot = Bot
column-among = Unter
column-side = Erhalten
column-interval = 95-%-Intervall
column-rating = Wertung
interval = { $low } bis { $high }
arena-no-winner = Partien, die niemand gewonnen hat: { $n } von { $all }
arena-stopped = Vorzeitig beendet; das ist, was da ist.
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
luck-fair = Ehrlich: { $draws ->
    [one] Die eine Ziehung stimmt
   *[other] Alle { $draws } Ziehungen stimmen
} mit dem Geheimnis überein, und alle { $moves } Züge folgen den Regeln.
luck-given = { $moves ->
    [one] Der erste Zug stammt von einem anderen Tisch: Sein Glück wurde hier nicht geprüft.
   *[other] Die ersten { $moves } Züge stammen von einem anderen Tisch: Ihr Glück wurde hier nicht geprüft.
}
luck-not-committed = Das Geheimnis in diesem Protokoll ist nicht das zu Beginn zugesagte.
luck-wrong = Zug { $n } entspricht nicht dem Geheimnis: „{ $came }“ kam, „{ $should }“ hätte kommen müssen.
luck-not-sealed = Die Zufallszahl von Platz { $seat } ist nicht die versiegelte.
luck-untold = Die Zufallszahl von Platz { $seat } wurde versiegelt, aber nicht rechtzeitig genannt, und zählte nicht: Wer das Geheimnis kannte, konnte dort zwischen zwei Losen wählen.
receipt-agrees = Beleg: Die Zufallszahl wurde verwendet, und jede gehörte Ziehung lautet gleich.
receipt-other-seed = Beleg: nicht die gegebene Zufallszahl, oder nicht die zuerst gesehene Festlegung.
receipt-other-draw = Beleg: Ziehung { $n } ist nicht die gehörte.
warm = { $game }: bereit nach { $seconds } s

serving = Wyrmhoard läuft auf { $url }. Strg-C beendet es.
no-tables = Es gibt keine Tische.
table-ended = Tisch { $table } ist beendet.
exported = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} → { $folder }
purged = { $tables ->
    [one] { $tables } verlassener Tisch ist entfernt.
   *[other] { $tables } verlassene Tische sind entfernt.
}
not-exported = Tisch { $table } wurde ausgelassen: { $why }
copied = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}: Alles ist kopiert und geprüft.
column-table = Tisch
column-game = Spiel
column-status = Stand
column-changed = Letzte Änderung
column-seats = Plätze
column-host = Eröffnet von
column-moves = Züge
status-open = offen
status-playing = im Gange
status-over = zu Ende
status-ended = beendet

# A new game, and what it lacks
game-made = Angelegt: { $folder }
game-next = Es lässt sich sofort spielen. Was noch fehlt, sagt: { $check }
part-loads = Das Spiel lässt sich laden
part-box = Die Schachtel
part-rules = Die Absätze
part-texts = Die Texte
part-matches = Zufällige Partien
part-bots = Bots
part-board = Spielbretter
part-kept = Aufbewahrte Partien
part-tests = Die Tests aller Spiele und die eigenen
check-fine = { $game }: Es fehlt nichts.
check-found = { $n ->
    [one] { $game }: { $n } Sache ist zu tun.
   *[other] { $game }: { $n } Sachen sind zu tun.
}
check-broken = { $where }: { $reason }
check-refused = { $why }
check-name = GAME heißt „{ $given }“, nach seinem Ordner muss es „{ $needed }“ heißen.
check-seats = Ein Spiel hat 1 bis { $most } Plätze: Ändere „seats“ in __init__.py.
check-no-seats = { $layout } braucht ein Feld „seats“: wie viele am Tisch sitzen.
check-no-file = { $file } fehlt. Schreib sie; „wyrmhoard new-game“ zeigt, wie sie aussieht.
check-clause-unfit = { $where }: „{ $given }“ ist keine Absatznummer. Es braucht zwei Großbuchstaben, einen Strich und eine Zahl: AB-1.
check-no-clauses = { $file } hat keine Absätze. Beginne Zeilen mit - **AB-1** und der Regel.
check-clause-order = Absätze zählen ohne Lücke: { $needed } sollte stehen, wo { $given } steht.
check-clauses-unknown = Genannt, aber nicht in RULES.md: { $clauses }.
check-clauses-uncited = Weder im Code noch in der Schachtel genannt: { $clauses }. Nenne jeden im Docstring der Funktion, die ihn befolgt.
check-clauses-untested = Ohne Test: { $clauses }. Markiere Tests in { $folder } mit @pytest.mark.clause.
check-verbs-without-clause = CLAUSES in state.py nennt keinen Absatz für: { $verbs }.
check-text-missing = In { $file } fehlt: { $texts }.
check-text-unknown = In { $file }, aber nicht auf Englisch: { $texts }.
check-text-taken = Diese Texte hat das Programm oder die Seite schon: { $texts }. Nimm andere Namen, auch für das Verb, falls es eines ist ({ $file }).
check-text-unreadable = { $where }: Das ist kein Fluent.
check-blanks = Andere Lücken als im Englischen hat in { $file }: { $texts }.
check-languages = Noch nicht übersetzt (Texte und Regeln): { $languages }. Bis dahin steht dort Englisch, mit einem Zeichen.
check-no-walks = { $file } fehlt: was erhalten bleibt, und die Schachteln, durch die Tests gehen.
check-not-conserved = { $where }, zu { $seats }: { $said } stimmt nicht. { $values }
check-stuck = Zu { $seats }, nach { $moves } Zügen: Niemand kann ziehen, oder es endet nie. Siehe actors und legal.
check-leak = Für Platz { $seat } sieht eine ausgedachte Welt anders aus als die echte: { $fields }. Siehe view und imagine.
check-plain-board = Im Terminal wird das schlichte Brett gezeigt. Ein eigenes wäre { $file }, oder board.py im Ordner des Spiels.
check-plain-page = Auf der Seite wird das schlichte Brett gezeigt. Ein eigenes wäre { $folder }.
check-not-kept = Keine aufbewahrte Partie zu: { $seats }. „make playthroughs“ schreibt sie nach { $folder }.
check-test-failed = Dieser Test schlägt fehl: { $test } { $reason }
check-tests-elsewhere = Tests brauchen die Quellen und pytest; sie liefen nicht.

# Why not?
why-hint = „why ZUG“ sagt, warum ein Zug nicht zur Wahl steht, zum Beispiel: why { $move }
why-allowed = Doch, das darfst du: Möglichkeit { $n }.
why-words = Nach „why“ kommt: { $forms }
why-over = Die Partie ist zu Ende: Niemand zieht mehr.
why-luck = Gerade ist der Zufall dran. Einen Augenblick.
why-not-yours = Das ist kein Zug für Spieler: Es geschieht von selbst.
why-turn = Du bist nicht dran. Jetzt: { $who }.

# What may not be done
error = Fehler: { $what }
no-such-game = Ein Spiel „{ $game }“ gibt es nicht.{ $near ->
    [none] {""} „wyrmhoard games“ listet alle auf.
   *[other] {""} Meintest du „{ $near }“?
}
no-such-level = Eine Spielstärke „{ $level }“ gibt es nicht.{ $near ->
    [none] {""} Wähle novice, easy, medium, hard oder master.
   *[other] {""} Meintest du „{ $near }“?
}
no-such-command = Einen Befehl „{ $command }“ gibt es nicht.{ $near ->
    [none] {""} „{ $program } --help“ listet alle auf.
   *[other] {""} Meintest du „{ $near }“?
}
no-such-language = Eine Sprache „{ $lang }“ gibt es nicht. Wähle eine von diesen: { $languages }.
no-such-clause = Einen Absatz „{ $clause }“ gibt es in diesen Regeln nicht.
no-such-move = „{ $move }“ ist kein Zug dieses Spiels.
no-such-seat = „{ $seat }“ ist kein Platz.
not-your-turn = Dieser Platz ist nicht am Zug.
not-legal-now = „{ $move }“ ist jetzt nicht erlaubt.
url-not-reached = { $url } ist nicht zu erreichen: { $reason }
package-missing = { $package } ist nicht installiert. Abhilfe: pip install 'wyrmhoard[{ $extra }]'
wrong-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $given }.
first-not-seated = Laut Schachtel beginnt Platz { $first } (gezählt ab 0), aber es gibt nur { $seats } Spieler.
seat-not-there = Einen Platz { $given } gibt es nicht: Die Partie hat { $seats } Spieler.
games-at-least-one = Mindestens eine Partie muss gespielt werden, nicht { $given }.
games-are-random = --games spielt zufällig und verträgt sich weder mit --bots noch mit --matches. Nimm stattdessen --bots und --matches.
more-bots-than-seats = Zu viele Bots: { $bots } für { $seats } Plätze.
rows-ending = Der Name von { $file } muss auf eines hiervon enden: { $endings }.
rows-no-package = Parquet braucht noch ein Paket: pip install wyrmhoard[tables]. Eine .csv-Datei braucht keines.
rows-in-part = { $file } fasst nicht alle Zeilen ({ $reason }); behaltene Partien: { $kept } von { $matches }. Schaffe Platz und gib denselben Befehl mit --seed { $seed }: Er spielt dasselbe noch einmal.
cluster-no-package = Ein Cluster braucht weitere Pakete: pip install wyrmhoard[cluster]
cluster-unreachable = Unter { $address } antwortet kein Dask-Cluster: { $reason }.
cluster-differs = Ein Rechner des Clusters hat andere Regeln oder Bots als dieser hier. Installiere überall dieselbe Version.
cluster-failed = Ein Rechner des Clusters ist gescheitert: { $reason }.
sweep-no-field = In dieser Schachtel gibt es kein Feld „{ $field }“.{ $near ->
    [none] {""}
   *[other] {""} Meintest du „{ $near }“?
}
sweep-too-large = Das wären { $size } Schachteln; höchstens { $most } werden gespielt. Nimm weniger Werte, oder suche mit --aim darin.
sweep-nothing = Sag, was sich ändern soll, zum Beispiel --set lair=1..8.
sweep-empty = „{ $given }“ hat keine Werte: Der erste liegt über dem letzten, oder die Schrittweite ist 0.
aim-unknown = „{ $given }“ ist kein Ziel.{ $near ->
    [none] {""} Bekannt sind: { $known }.
   *[other] {""} Meintest du „{ $near }“?
}
aim-unreadable = „{ $given }“ sagt nicht, was gewollt ist. Sag zum Beispiel "seats equal" oder "length 70..80".
seconds-or-rounds = Entweder --seconds oder --rounds angeben, nicht beides.
more-than-nothing = { $what } muss mehr als 0 sein, nicht { $given }.
bot-twice = „{ $level }“ ist zweimal genannt; einmal genügt.
set-not-a-pair = „{ $given }“ hat nicht die Form KEY=VALUE.
seed-negative = Ein Startwert ist 0 oder größer, nicht { $given }.
file-not-written = { $file } lässt sich nicht schreiben: { $reason }.
file-exists = { $file } gibt es schon. Nimm einen anderen Namen oder räume die Datei vorher weg.
file-elsewhere = { $file } lässt sich nicht schreiben: { $reason }. Damit nichts verloren geht, liegt es in { $other }.
game-name-unfit = „{ $name }“ kann kein Spiel heißen: Kleinbuchstaben, Ziffern und Bindestriche, höchstens { $most }, etwa two-words.
game-there = Ein Spiel „{ $game }“ gibt es schon, in { $folder }.
prefix-unfit = Mit „{ $prefix }“ können Absatznummern nicht beginnen: Es braucht zwei Großbuchstaben. Wähle mit --prefix AB.
prefix-taken = Mit { $prefix } beginnen schon die Absätze von { $game }. Nimm zwei andere Großbuchstaben.
folder-not-empty = { $folder } ist nicht leer. Nimm einen anderen Namen oder mit --into einen anderen Ordner.
no-checkout = Das sind nicht die Quellen. Sag mit --into ORDNER, wo das Spiel liegen soll.
text-missing = Das Spiel hat keinen Text „{ $text }“. Schreib ihn in seine texts/en.ftl.
not-solved = { $game } ist nicht gelöst: Niemand kann sagen, was darin das Beste ist. Bots suchen danach.

box-unreadable = { $file } lässt sich nicht lesen: { $reason }.
box-not-toml = Das lässt sich nicht als TOML lesen. Vielleicht fehlt ein Anführungszeichen, eine Klammer oder ein Komma, oder ein Schlüssel steht zweimal da.
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
box-too-small = Diese Schachtel reicht für höchstens { $most } Spieler, nicht für { $given }.
box-not-a-table = „{ $key }“ muss eine Tabelle mit einer Zeile für jeden Eintrag sein.
box-wrong-word = „{ $key }“: Das Wort „{ $word }“ ist unbekannt oder steht doppelt da.

log-unreadable = { $file } lässt sich nicht lesen: { $reason }.
log-too-large = { $file } ist größer als { $most } MB: Das ist kein Protokoll von uns.
log-not-json = { $file } ist kein Protokoll: { $reason }.
log-bad-header = Das Protokoll sagt nichts Brauchbares zu „{ $key }“.
luck-not-there = Dieses Protokoll legt kein Glück offen: Nur Tische eines Servers haben ein Geheimnis zum Prüfen.
table-not-over = Die Partie ist noch nicht zu Ende: Bis dahin bleibt ihr Glück geheim.
table-still-alive = Die Partie läuft noch: Sie bleibt in deiner Liste.
not-reachable = Kein anderes Gerät erreicht diesen Server hier. Starte ihn mit --host 0.0.0.0 oder nenne ihm seine Adresse (public_url).
log-unknown-format = Das Protokoll hat Format { $given }; dieses Programm kennt Format { $known }.
log-unknown-rules = Die Partie im Protokoll wurde mit Regelversion { $given } von { $game } gespielt; dieses Programm hat Version { $known } und will nicht raten.
log-bad-move = Zug { $n }, „{ $move }“, kann nicht gespielt worden sein: { $why }

store-wrong-url = Das ist keine Adresse eines Speichers. Schreib sqlite:///DATEI oder postgresql://RECHNER/DATENBANK, Sonderzeichen im Passwort als %-Codes.
store-in-use = { $file } wird schon von einem anderen Wyrmhoard benutzt. Eine SQLite-Datei dient nur einem Prozess; für mehrere nimm PostgreSQL.
store-not-a-database = { $file } ist keine SQLite-Datenbank.
store-not-opened = { $store } lässt sich nicht öffnen: { $reason }.
store-no-permission = { $store } verweigert den Zugang oder das Schreiben: { $reason }.
store-unreachable = { $store } ist nicht erreichbar: { $reason }.
store-no-driver = PostgreSQL braucht noch ein Paket: pip install wyrmhoard[postgres]
store-too-new = Der Speicher wurde zuletzt von einer anderen Version von Wyrmhoard benutzt (Schema { $version }), die diese nicht kennt. Installiere die neueste.
store-not-empty = Der Speicher, in den kopiert werden soll, ist nicht leer.
store-copy-differs = Die Kopie gleicht dem Original nicht („{ $part }“). Benutze sie nicht.
store-copy-broken = Die Kopie ist auf halbem Weg abgebrochen: { $reason }. Das Original ist unversehrt. Leere das Ziel (lösche die Datei oder lege die Datenbank neu an) und kopiere noch einmal.

# Was ein Server ablehnt
who-are-you = Sag zuerst deinen Namen.
name-unfit = Ein Name hat 1 bis { $most } sichtbare Zeichen.
code-unknown = Dieser Link ist schon benutzt oder zu alt. Erzeuge auf deinem anderen Gerät einen neuen.
no-such-table = Diesen Tisch gibt es nicht.
no-such-variant = Dieses Spiel hat keine Variante „{ $variant }“.
too-many-tables = Du sitzt schon an { $most } Tischen. Beende erst einen davon.
not-your-table = Das darf nur, wer diesen Tisch eröffnet hat oder daran sitzt.
not-your-seat = Das ist nicht dein Platz.
seat-taken = Dort sitzt schon jemand.
seat-free = Auf diesem Platz sitzt niemand.
seat-not-away = Für diesen Platz spielt kein Bot.
table-started = Die Partie hat schon begonnen.
seed-not-sealed = Das ist nicht die versiegelte Zufallszahl.
table-not-playing = An diesem Tisch wird gerade nicht gespielt.
table-over = Die Partie ist schon zu Ende.
table-busy = An diesem Tisch geschieht zu viel auf einmal. Versuch es noch einmal.
rematch-there = Die Revanche ist schon eröffnet.
too-late = Zu spät: Es ist inzwischen weitergegangen.
too-soon = Zu früh: Warte noch { $wait } ms.
too-fast = Zu viel auf einmal. Warte einen Augenblick.
undo-not-now = Dieser Zug kann nicht zurückgenommen werden: Das Glück hat seither gesprochen, oder er hat etwas verraten.
undo-asked-already = Es hat schon jemand gebeten, einen Zug zurückzunehmen.
undo-not-asked = Niemand wartet auf deine Antwort zu einem Zug.
end-asked-already = Jemand hat schon vorgeschlagen, die Partie zu beenden.
end-not-asked = Niemand wartet auf deine Antwort, ob die Partie enden soll.
end-asked-often = Das war schon { $most } Mal dein Vorschlag. Für eine Partie reicht das.
hints-off = An diesem Tisch wird ohne Tipps gespielt.
chat-empty = In dieser Nachricht steht nichts.
chat-too-fast = Du schreibst schneller, als die anderen lesen können. Warte einen Augenblick.
not-stored = Das konnte nicht gespeichert werden und ist darum nicht geschehen. Versuch es gleich noch einmal.
token-unknown = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
hello-first = Die erste Nachricht muss „hello“ sein.
hello-again = „hello“ wurde schon gesagt.
wrong-version = Diese Seite ist älter oder neuer als der Server. Lade sie neu.
message-malformed = Der Server versteht diese Nachricht nicht.
form-malformed = Der Server versteht diese Anfrage nicht: { $reason }.
body-too-large = Das ist größer als { $most } KB.
body-too-slow = Das hat zu lange gebraucht, um anzukommen. Versuch es noch einmal.
not-json = Sende es als application/json.
other-origin = Die Seite einer anderen Website darf das hier nicht.
wrong-host = Dieser Server antwortet nur unter { $url }.
nothing-here = Hier ist nichts.
wrong-method = So kann man das nicht fragen.
our-fault = Auf dem Server ist etwas schiefgegangen. Du kannst nichts dafür.
log-too-long = Dieses Protokoll hat mehr als { $most } Züge.
log-too-short = Das Protokoll hat nur { $moves } Züge, nicht { $given }.

port-taken = Port { $port } auf { $host } ist schon belegt. Wähle mit --port einen anderen.
address-unfit = Der Server kann auf { $host }, Port { $port } nicht lauschen: { $reason }.
settings-unreadable = { $file } kann nicht gelesen werden: { $reason }.
settings-not-toml = { $file } ist kein TOML: { $reason }.
settings-unknown-key = { $where }: Eine Einstellung „{ $key }“ gibt es nicht.
settings-wrong-value = { $where }: „{ $key }“ passt nicht: { $reason }.

# Wertungen und die Tabelle der Saison
help-season = Die Tabelle der Saison ausgeben: gewertete Partien, bei denen alle zusehen konnten.
column-name = Name
column-matches = Partien
column-won = Gewonnen
season-provisional = vorläufig
season-empty = Noch ist keine gewertete Partie zu Ende, bei der alle zusehen konnten.
season-pool = { $game } zu { $players }
rated-as-printed = An einem gewerteten Tisch wird mit der Schachtel gespielt, wie sie gedruckt ist.
rated-one-seat = An einem gewerteten Tisch hat jede Person nur einen Platz.
rated-own-luck = Ein gewerteter Tisch hat seinen eigenen Zufall: Dieselbe Partie wie an einem anderen Tisch geht dort nicht.
rated-no-programs = Fremde Programme können nicht an einem gewerteten Tisch sitzen: Niemand weiß, wie stark sie sind.
rated-to-the-end = Eine gewertete Partie endet, wenn sie zu Ende gespielt ist, wenn jemand aufgibt oder wenn alle einverstanden sind.
no-such-result = An diesem Tisch hast du kein Ergebnis.

# What the command line itself refuses
click-missing = Es fehlt: { $what }.
click-no-such-option = Die Option { $what } gibt es nicht.
click-bad-value = „{ $what }“: Dieser Wert passt nicht ({ $reason }).
click-not-a-number = { $what } braucht eine ganze Zahl, nicht „{ $given }“.
click-too-much = Das ist zu viel: { $given }.
click-misused = { $what } lässt sich so nicht verwenden.
click-other = { $reason }
try-help = „{ $command } --help“ zeigt, wie es geht.
reason-not-there = es gibt keine solche Datei und keinen solchen Ordner
reason-forbidden = der Zugriff ist nicht erlaubt
reason-folder = es ist ein Ordner
reason-no-folder = ein Teil des Pfades ist kein Ordner
reason-full = der Datenträger ist voll

# The page, and a table, as messengers show a link to them
start-line = Spiele mit Drachen und Zwergen in einem Berg. Seite öffnen, Link schicken, losspielen.
preview-invites = { $who } lädt dich zu { $game } ein
preview-free = { $n ->
    [one] { $n } Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
preview-played = Es spielen: { $who }
preview-over = Die Partie ist vorbei. Am Tisch: { $who }

# Benachrichtigungen, und was daran nicht geht
notice-turn-title = Du bist dran: { $game }
notice-turn = Du bist dran.
notice-turn-of = { $name }, du bist dran: { $game }
notice-broken-title = Benachrichtigungen, die nicht ankommen
notice-broken = Auf diesem Weg erreichen dich keine Benachrichtigungen mehr: { $way }. Warum, steht in den Einstellungen.
notice-test-title = Eine Probe
notice-test = Benachrichtigungen von Wyrmhoard kommen hier an.
notice-confirm-title = Benachrichtigungen per E-Mail?
notice-confirm = Jemand, wahrscheinlich du, möchte, dass Wyrmhoard an diese Adresse schreibt, sobald ein Zug zu machen ist. Wenn du das warst, öffne diesen Link; sonst tu nichts, und es kommt keine Mail mehr.
notice-stop = Keine solchen Mails mehr:
way-push = dieser Browser
way-mail = E-Mail
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = ein eigener Webhook
host-lacks-push = Wer diesen Server betreibt, hat Benachrichtigungen im Browser nicht eingeschaltet (push = true).
host-lacks-mail = Wer diesen Server betreibt, hat keinen Mailserver eingerichtet (mail_server, mail_from, public_url).
host-lacks-webhooks = Wer diesen Server betreibt, hat Webhooks nicht eingeschaltet (webhooks = true).
host-lacks-packages = Wer diesen Server betreibt, hat nicht installiert, was dafür nötig ist: pip install 'wyrmhoard[notices]'
mail-unfit = Das ist keine E-Mail-Adresse.
mail-not-confirmed = Diese Adresse hat noch nicht zugestimmt: Öffne den Link in der Mail.
push-unfit = Die Antwort dieses Browsers reicht für Benachrichtigungen nicht aus. Schalte sie aus und wieder ein.
address-not-web = Gebraucht wird eine Adresse, die mit https:// beginnt.
discord-unfit = Das ist keine Adresse eines Discord-Webhooks; sie enthält /api/webhooks/.
matrix-unfit = Matrix braucht einen Raum wie !abc:example.org und ein Zugriffstoken.
ntfy-unfit = Das ist keine Adresse eines ntfy-Themas wie https://ntfy.sh/mein-thema
token-unfit = Ein Token hat keine Leerzeichen und nur einfache Buchstaben, Ziffern und Zeichen.
too-many-channels = Mehr als { $most } sind nicht möglich. Entferne zuerst einen Eintrag.
no-such-channel = Das gehört nicht mehr zu deinen Benachrichtigungen.
link-unknown = Dieser Link gilt nicht mehr.
zone-unknown = Die Zeitzone { $zone } ist hier nicht bekannt.
passkey-unfit = Der Passkey ließ sich nicht prüfen. Versuche es noch einmal.
passkey-unknown = Diesen Passkey kennt der Server nicht.
trouble-address = Die Adresse ist nicht zu gebrauchen.
trouble-inside = Die Adresse führt in das eigene Netz des Servers, was dort nicht erlaubt ist.
trouble-not-reached = Unter der Adresse war niemand zu erreichen.
trouble-slow = Es kam nicht rechtzeitig eine Antwort.
trouble-tls = Die Verbindung ließ sich nicht sichern: Das Zertifikat ist ungültig.
trouble-redirects = Die Adresse führt immer weiter.
trouble-busy = Die Gegenseite konnte gerade nichts annehmen.
trouble-refused = Die Gegenseite hat die Nachricht abgelehnt.
trouble-gone = Dieser Browser nimmt keine Benachrichtigungen mehr an.
trouble-key-changed = Der Schlüssel des Servers ist ein anderer. Schalte die Benachrichtigungen in jenem Browser neu ein.
trouble-webhook-gone = Den Webhook gibt es nicht mehr, oder sein Token ist ungültig.
trouble-mail-refused = Die Mailadresse wurde abgelehnt.
trouble-mail-server = Der Mailserver nimmt gerade keine Mails an.

# Looking back on a match
help-review = Auf eine beendete Partie zurückblicken: welche Entscheidungen etwas verschenkt haben und was das Glück damit zu tun hatte.
help-review-seat = Nur die Entscheidungen dieses Platzes, gezählt ab 1. Sonst die von allen.
help-review-rounds = Suchrunden für jede Entscheidung; mehr dauern länger und sind sicherer.
help-review-seed = Derselbe Seed ergibt denselben Rückblick.
reviewing = Rückblick
review-unfinished = Zurückblicken kann man nur auf eine beendete Partie.
review-stopped = Vorzeitig beendet; was fehlt, wurde nicht angesehen.
review-how = Entscheidungen werden nach dem beurteilt, was man zu der Zeit wissen konnte; Glück wird bewertet, als läge alles offen.
review-account = Erwarteter Anteil am Sieg: { $start } am Anfang, { $result } am Ende.
review-lost = Sicher verschenkt, alles zusammen: { $share }.
review-nothing-lost = Keine Entscheidung hat sicher etwas verschenkt.
review-decisions = Entscheidungen, die einen zweiten Blick wert sind
review-turned = Wo es sich wendete
review-better = besser: { $what } ({ $worth })
review-known = zu wissen war: { $what }
review-move = Zug { $n }: { $what }
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-together = gleichzeitige Entscheidungen
review-forced = erzwungene Züge
mark-brilliant = brillant
mark-best = am besten
mark-good = gut
mark-inaccuracy = ungenau
mark-mistake = Fehler
mark-blunder = grober Fehler
# Deals

deal-not-open = Das Glück dieser Vergleichspartie ist noch nicht offengelegt: Andere können sie noch spielen. Wenn der { $day } vorbei ist (UTC), lade das Protokoll neu herunter und prüfe es dann.
deal-hidden = Was andere aus dieser Vergleichspartie gemacht haben, siehst du, sobald du sie selbst gespielt hast.
deal-no-chat = Am Tisch einer Vergleichspartie schreiben bis zum Ende nur die, die dort sitzen.
deal-of-day = Für die Partie des Tages hat jede Person einen einzigen Tisch: Er beginnt auf der Startseite.
deal-over = Die Zeit für diese Vergleichspartie ist um: Ihr Glück liegt offen.
no-such-deal = Diese Vergleichspartie gibt es nicht.
