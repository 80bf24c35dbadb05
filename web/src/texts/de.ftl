# The page. Ids are the same in every language.

title = Wyrmhoard
language = Sprache
skip-to-content = Zum Inhalt springen
page-loading = Einen Moment …
close-sheet = Schließen
refused-somehow = Das hat nicht geklappt.
server-not-reached = Der Server ist nicht zu erreichen. Gibt es ein Netz?
needs-server = Dafür braucht es einen Wyrmhoard-Server; diese Seite läuft ohne.
connection-lost = Die Verbindung ist weg. Neuer Versuch läuft …
page-failed = Auf dieser Seite ist etwas schiefgegangen. Nichts von dem, was gespielt wurde, ist verloren.
page-outdated = Es gibt eine neuere Fassung dieser Seite.
page-reload = Neu laden
missing-title = Hier sind nur Fledermäuse
missing-text = Unter dieser Adresse gibt es keine Seite.
to-the-mountain = Zur Startseite
sure-ask = Wirklich?
sure-no = Nein

# The start page
bots-play = Bot-Stärke
game-facts = { $exact ->
    [yes] { $most } Spieler
   *[no] { $least }–{ $most } Spieler
} · { $minutes } Min. · ab { $age }
game-in-english = Noch nicht übersetzt: Dieses Spiel spricht Englisch
just-changed = Gerade geändert
play-now = Losspielen
play-friends = Mit Freunden
rules-of-game = Regeln
my-tables = Meine Tische
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Mach einen auf!
tables-not-reached = Der Server ist gerade nicht zu erreichen. Sobald er antwortet, stehen hier die Tische der anderen.
table-waits = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
table-is-over = zu Ende
table-rules-gone = beendet: seine Regeln gibt es nicht mehr
table-rules-gone-told = An diesem Tisch galt eine frühere Fassung der Regeln, die es hier nicht mehr gibt. Die Partie ist beendet und lässt sich nicht mehr zeigen, ihr Protokoll aber speichern.
table-won-mine = Dein Sieg
table-won = Sieg: { $who }
table-forget = Entfernen
table-forget-ask = Aus deiner Liste entfernen?
table-drop-ask = Diese Partie entfernen? Sie ist dann verloren.
table-is-played = wird gespielt
played-tables = Wird gerade gespielt
table-watch = Zuschauen
played-since = seit { $when }
turn-yours = Du bist dran
turn-of-other = { $who } ist dran
replay-file = Eine Partie aus einer Datei ansehen

# A table for friends
friends-title = { $game } mit Freunden
how-many-players = Spieler
at-this-device = An diesem Gerät
at-this-device-more = Auch an diesem Gerät
name-of-player = Name von Spieler { $n }
seat-remove = Spieler { $n } entfernen
other-seats = Die anderen Plätze
seat-free-name = Platz { $n }
seat-for-friend = Frei, für Freunde mit dem Link
seat-for-bot = Bot ({ $level })
clock-label = Bedenkzeit
clock-none = So lange ihr wollt
clock-minute = 1 Minute pro Zug
clock-ten-minutes = 10 Minuten für die Partie
clock-day = 1 Tag pro Zug
clock-three-days = 3 Tage pro Zug
listed-label = Auf der Startseite zeigen: Alle dürfen mitspielen, solange ein Platz frei ist, und zuschauen
friends-serverless = Diese Seite läuft ohne Server: Gespielt wird an diesem Gerät, miteinander und mit Bots.
hints-label = Spieler dürfen um Tipps bitten
house-rules = Hausregeln
variant-label = Variante
variant-none = Wie gedruckt
own-box = Eine eigene Schachtel (eine TOML-Datei)
own-box-taken = Gespielt wird mit der Schachtel „{ $name }“.
house-named = „{ $name }“
open-the-table = Tisch öffnen

# Links
link-label = Link
link-copy = Kopieren
link-share = Teilen
link-copied = Der Link ist kopiert.
link-marked = Der Link ist markiert. Kopiere ihn mit der Tastatur.
link-code = Link als QR-Code: { $what }

# Settings
settings-title = Einstellungen
your-name = Dein Name
name-keep = Namen speichern
name-kept = Du heißt jetzt { $name }. An Tischen, an denen du schon sitzt, bleibt dein alter Name.
theme-label = Darstellung
theme-system = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
speed-label = Tempo der anderen Züge
speed-normal = Normal
speed-quick = Schnell
speed-off = Sofort
speed-shared = Sitzen mehrere am Tisch, richten sich die Bots nach dem ruhigsten Tempo, das dort jemand gewählt hat.
sending-label = Ein gewählter Zug wird gesendet
sending-moment = Nach kurzer Pause
sending-now = Sofort
sending-confirm = Wenn ich bestätige
mute-label = Chat nicht zeigen
sound-label = Leise Klänge am Tisch: Karte, Würfel, Münze, dein Zug, das Ende
keys-label = Einzelne Tasten wirken am Tisch (R Regeln, H Tipp, U zurücknehmen, S überspringen)
device-other = Ein anderes Gerät
device-make-link = Link für ein anderes Gerät machen
device-scan = { $n ->
    [one] Öffne diesen Link binnen { $n } Minute auf dem anderen Gerät. Er gilt einmal.
   *[other] Öffne diesen Link binnen { $n } Minuten auf dem anderen Gerät. Er gilt einmal.
}
device-title = Hier weiterspielen
device-text = Dein Name und deine Tische ziehen auch auf dieses Gerät um. Wer du hier vorher warst, wird vergessen.
device-become = Ja, das ist mein Gerät
device-welcome = Willkommen zurück, { $name }.

# The table
seats-title = Spieler
seat-you-short = du
seat-away = weg, ein Bot spielt weiter
seat-program = Programm
seat-bot-level = Bot, { $level }
seat-not-here = nicht verbunden
seat-winner = gewonnen
seat-to-move = am Zug
days-left = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
waiting-for = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Noch ein Spieler, dann geht es los.
   *[other] Noch { $n } Spieler, dann geht es los.
}
sit-here = Hier hinsetzen
add-bot = Bot dazusetzen
fill-bots = Mit Bots auffüllen
remove-bot = Wegschicken
leave-seat = Aufstehen
invite-title = Freunde einladen
question-yours = Du bist dran: Was tust du?
waiting-for-move = Warten auf { $who }.
chosen-move = Gewählt: { $move }
sending-move = Gesendet: { $move }
confirm-move = So spielen
move-take-back = Zurücknehmen
choice-taken-back = Zurückgenommen: { $move }
choice-lapsed = Nicht gesendet, weil sich die Frage geändert hat: { $move }
moves-in-words = Deine Züge in Worten
board-failed = Das Spielbrett ist gestolpert. Deine Züge in Worten gehen weiterhin.
board-again = Brett wieder zeigen
skip-animation = Überspringen
hint-ask = Tipp
hint-follow = So machen
i-am-back = Ich bin wieder da
secret-title = Dein Geheimnis
secret-only-you = Das weiß sonst niemand.
secret-understood = Ich merke es mir
undo-free = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-wish = { $who } möchte einen Zug zurücknehmen. In Ordnung?
undo-agree = In Ordnung
undo-refuse = Nein
undo-asked = { $who } möchte einen Zug zurücknehmen und wartet auf Antwort.
end-wish = { $who } möchte die Partie beenden, so wie sie steht. In Ordnung?
end-wish-refuse = Weiterspielen
end-asked = { $who } möchte die Partie beenden und wartet auf eine Antwort.
undone-told = { $n ->
    [one] { $who } nimmt { $n } Zug zurück.
   *[other] { $who } nimmt { $n } Züge zurück.
}
why-not-allowed = Doch, du darfst! Er steht unter deinen Zügen.
rule-open = Regel { $clause }
rules-all = Alle Regeln, eine nach der anderen
rules-search = In den Regeln suchen
rules-found = { $n ->
    [one] { $n } Absatz
   *[other] { $n } Absätze
}
log-and-chat = Verlauf und Chat
log-title = Was geschah
chat-title = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-mute = Stumm
chat-muted = Der Chat wird nicht gezeigt.
chat-listen = Chat zeigen
chat-empty-yet = Noch hat niemand etwas gesagt.
chat-watches = schaut zu
spectators-count = { $n ->
    [0] Niemand schaut zu.
    [one] { $n } Person schaut zu.
   *[other] { $n } Personen schauen zu.
}
table-about = Über diesen Tisch
table-host = Geöffnet von { $who }.
leave-table = Tisch verlassen
end-table = Tisch schließen
resign = Aufgeben
resign-wins = Wenn du aufgibst, endet die Partie und { $who } gewinnt.
resign-bot = Wenn du aufgibst, spielt ein Bot an deinem Platz bis zum Ende weiter: Die anderen behalten ihre Partie.
resign-alone = Wenn du aufgibst, bleiben nur Bots übrig: Die Partie endet, und niemand gewinnt.
propose-end = Vorschlagen, die Partie zu beenden
propose-end-text = Sobald alle einverstanden sind, endet die Partie, wie sie steht; dann gewinnt niemand.
end-match = Partie beenden
curtain-pass = Gib das Gerät an { $who }
curtain-text = Die anderen schauen jetzt weg.
curtain-open = Ich bin { $who }

# The end
end-title = Die Partie ist zu Ende
end-stopped = Der Tisch wurde vor dem Ende geschlossen.
end-nobody = Diesmal gewinnt niemand.
end-resigned = { $who } gibt auf: { $winner } gewinnt.
end-given-up = { $who } gibt auf, und nur Bots bleiben übrig: Niemand gewinnt.
end-agreed = Alle waren einverstanden, hier aufzuhören: Niemand gewinnt.
end-shared = { $who } teilen sich den Sieg.
end-ahead = { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $ahead ->
    [one] { $ahead } Punkt
   *[other] { $ahead } Punkte
} vor allen anderen.
end-ahead-of = { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $ahead ->
    [one] { $ahead } Punkt
   *[other] { $ahead } Punkte
} vor { $next }.
end-tie-broken = { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}. Die Punkte sind gleich, doch der Gleichstand fällt an { $who }.
end-otherwise = { $who } gewinnt. Punkte sind nicht alles: { $points ->
    [one] { $points } Punkt hat
   *[other] { $points } Punkte haben
} gereicht.
end-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
end-standing = So standen die Punkte.
story-title = Wie die Punkte zustande kamen
story-numbers = Runde für Runde, in Zahlen
story-round = Runde
story-start = Anfang
turning-lead = Der Wendepunkt: In Runde { $n } geht { $who } in Führung und bleibt vorn.
turning-first = { $who } führt von der ersten Runde bis zur letzten.
turning-last = Der Wendepunkt kommt ganz am Ende: Erst in der letzten Runde geht { $who } in Führung.
luck-check = Zufall prüfen
luck-is-fair = { $n ->
    [one] Fair: Die eine Ziehung ist so, wie das Geheimnis es sagt. Dein Browser hat selbst nachgerechnet.
   *[other] Fair: Alle { $n } Ziehungen sind so, wie das Geheimnis es sagt. Dein Browser hat selbst nachgerechnet.
}
luck-is-given = { $n ->
    [one] Der erste Zug stammt von einem anderen Tisch: Sein Zufall wurde hier nicht geprüft.
   *[other] Die ersten { $n } Züge stammen von einem anderen Tisch: Ihr Zufall wurde hier nicht geprüft.
}
luck-is-wrong = Nicht fair: Zug { $n } ist nicht, was das Geheimnis sagt.
luck-other-secret = Nicht fair: Das Geheimnis ist nicht das, auf das sich der Tisch am Anfang festgelegt hat.
luck-seed-used = { $n ->
    [one] Von diesem Browser geprüft: Deine Zufallszahl wurde verwendet, und die eine Ziehung, von der er hörte, stimmt.
   *[other] Von diesem Browser geprüft: Deine Zufallszahl wurde verwendet, und alle { $n } Ziehungen, von denen er hörte, stimmen.
}
luck-other-seed = Nicht fair: Das ist nicht die Zufallszahl, die dieser Browser gab, oder nicht die Festlegung, die er zuerst sah.
luck-heard-other = Nicht fair: Ziehung { $n } ist nicht die, von der dieser Browser hörte.
luck-no-seed = Dieser Browser gab an diesem Tisch keine eigene Zufallszahl.
luck-other-seal = Nicht fair: Eine Zufallszahl ist nicht die versiegelte.
luck-seed-missing = Die Zufallszahl von { $name } wurde versiegelt, aber nicht rechtzeitig genannt; sie zählte nicht.
luck-commitment = Der Zufall dieser Partie ist festgelegt durch:
rematch-ask = Noch einmal mit denselben Leuten
rematch-go = Zur nächsten Partie
replay-watch = Wiederholung ansehen
log-download = Herunterladen

# Watching again
replay-title = Eine Partie ansehen
replay-of = { $game }: Wiederholung
replay-drop = Zieh eine heruntergeladene Partie hierher, und sie läuft ab.
replay-choose = Oder wähle die Datei
file-no-log = Diese Datei ist keine Partie von uns.
replay-controls = Wiedergabe
replay-move = Zug
replay-move-of = { $n } von { $all }
replay-before = Vor dem ersten Zug
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-view = Gesehen von
replay-spectator = Zuschauer
replay-open = allen, ganz offen
replay-last-decision = Vorige Entscheidung
replay-next-decision = Nächste Entscheidung
replay-link = Link zu diesem Moment
replay-continue = Von hier gegen Bots weiterspielen

## A match in this browser

table-is-here = Diese Partie lebt in diesem Browser: Kein Server kennt sie.
invite-friends = Mit anderen weiterspielen
invite-line = Die Partie zieht auf den Server um, wie sie steht, und andere übernehmen diese Plätze:
invite-instead = jemand anderes statt { $who }
invite-go = Umziehen und einladen
invite-nobody = Alle sitzen an diesem Gerät: Es ist kein Platz für jemand anderes.
local-stopped = Die Regeln sind in diesem Browser stehen geblieben. Sie werden neu gestartet; die Partie ist, wie sie war.
local-not-here = Dieser Browser kann dieses Spiel nicht allein spielen.
local-not-kept = Dieser Browser behält nichts: Die Partie ist weg, wenn die Seite geschlossen wird. Lade sie herunter, wenn du sie behalten möchtest.
local-damaged = Diese Partie war in diesem Browser aufbewahrt, aber ihr Protokoll ist beschädigt und es geht nicht weiter. Du kannst herunterladen, was da ist.
local-no-table = Diese Partie ist nicht in diesem Browser. Vielleicht wurde sie in einem anderen gespielt oder ihre Daten wurden gelöscht.
table-here-mark = in diesem Browser

## Learning

learn-offer = Neu hier? 4 Minuten
lesson-title = Deine erste Partie
lesson-step = Schritt { $n } von { $all }
lesson-go-on = Weiter
lesson-not-now = Das dürftest du, und bald tust du es auch. Jetzt nimm erst, was leuchtet.

# reach: notices, passkeys, all about me
reach-title = Wenn ich dran bin
reach-text = Bist du dran, ohne am Tisch zu sein, kannst du es erfahren: einmal je Zug, und nie etwas Verborgenes.
reach-show = Einrichten
reach-on = Ein
reach-asked = Eine E-Mail ist unterwegs: Öffne ihren Link, um zuzustimmen.
reach-broken = Wird nicht mehr versucht:
reach-broken-note = Ein Weg, auf dem du von deinen Zügen hörst, geht nicht mehr. Warum, steht in den Einstellungen.
reach-trouble = Die letzte Benachrichtigung kam nicht an, es wird weiter versucht:
reach-this-browser = Dieser Browser, seit { $when }
reach-other-browser = Ein anderer Browser, seit { $when }
reach-push-on = In diesem Browser benachrichtigen
push-denied = Der Browser soll keine Benachrichtigungen dieser Seite zeigen. Das lässt sich in seinen eigenen Einstellungen ändern.
push-not-here = Dieser Browser kann hier keine Benachrichtigungen zeigen. Manche brauchen die Seite installiert, und alle brauchen https.
reach-try = Ausprobieren
reach-tried = Gesendet. Gleich sollte es da sein.
reach-remove = Entfernen
reach-add = Ein weiterer Weg
reach-add-now = Hinzufügen
reach-address-mail = E-Mail-Adresse
reach-address-discord = Adresse des Discord-Webhooks
reach-address-matrix = Adresse des Matrix-Servers
reach-address-ntfy = Adresse des ntfy-Themas
reach-address-json = Adresse, an die JSON geht
reach-room = Raum
reach-token = Zugriffstoken
reach-token-maybe = Zugriffstoken, falls das Thema eines braucht
reach-secret = Nachrichten sind mit diesem Geheimnis unterschrieben, das nur jetzt gezeigt wird:
quiet-label = Ruhezeit: Was dann kommt, wartet ihr Ende ab
quiet-from = Von
quiet-to = Bis
passkey-title = Ein Schlüssel, der mir bleibt
passkey-text = Mit einem Passkey erkennt man dich auf jedem Gerät, das ihn hat: Mit einem verlorenen Gerät ist nichts verloren, und du brauchst kein Konto.
passkey-not-here = Dieser Browser kennt hier keine Passkeys; sie brauchen https.
passkey-not-made = Der Passkey wurde nicht angelegt oder nicht gezeigt.
passkey-show = Meine Passkeys zeigen
passkey-add = Passkey hinzufügen
passkey-added = Der Passkey ist hinzugefügt. Verwahre ihn wie deine anderen.
passkey-use = Hier mit einem Passkey weitermachen
passkey-of = Hinzugefügt: { $when }
my-data = Alles über mich
my-data-save = Alles speichern, was dieser Server von mir weiß
my-data-forget-text = Wer vergessen wird, gibt laufende Partien auf, und der Name steht nirgends mehr. Das lässt sich nicht rückgängig machen.
my-data-forget = Mich vergessen
mail-confirm-title = Benachrichtigungen per E-Mail
mail-confirm-done = { $about } erfährt von jetzt an, wenn du dran bist.
mail-stop-title = Keine Mails mehr
mail-stop-done = { $about } bekommt von hier keine Mails mehr.

# Your own box
own-title = Deine eigene Schachtel
own-text = Trag ein, was dein Spielplan und deine Karten zeigen. Jede Änderung wird sofort geprüft, und was du machst, bleibt in diesem Browser.
own-board = Der Spielplan deiner Schachtel
own-board-text = Tippe an, was bei dir anders aussieht. Ein Stern zeigt, was nicht wie gedruckt ist.
own-unsure-keys = Das hat uns niemand sicher gesagt: { $what }. Sieh in deiner Ausgabe nach.
own-unsure = Das hat uns niemand sicher gesagt: Sieh in deiner Ausgabe nach.
own-values = Alle Werte
own-name = Name dieser Schachtel
own-new-name = Meine Schachtel
own-mine = Meine Schachteln
own-new = Neu, wie gedruckt
own-remove = Diese Schachtel entfernen
own-share = Als Link weitergeben
own-share-text = Der Link enthält alles, was nicht wie gedruckt ist. Wer ihn öffnet, sieht deine Schachtel und kann damit spielen.
own-save = Herunterladen (TOML)
own-saved = Gespeichert als { $file }. Auch das Programm nimmt sie: --box { $file }
own-open = Datei öffnen
own-line = Zeile { $n }:
own-from-link = „{ $name }“ kommt aus einem Link. Sie gehört dir, sobald du sie behältst oder änderst.
own-keep = Behalten
own-not-kept = Dieser Browser bewahrt hier nichts auf oder hat keinen Platz mehr: Lade die Schachtel herunter, wenn du sie morgen noch haben willst.
own-is-printed = Alles ist wie gedruckt.
own-differs = Werte, die nicht wie gedruckt sind: { $n }.
own-differs-here = nicht wie gedruckt
own-fits = Alles passt zusammen. Spieler höchstens: { $most }.
own-broken = Das passt noch nicht zusammen.
own-undo = Rückgängig
own-redo = Wiederholen
own-all-printed = Alles wie gedruckt
own-as-printed = Wie gedruckt: { $value }
own-on = an
own-off = aus
own-play = Damit spielen
own-at-table = Hier wird mit einer eigenen Schachtel gespielt: „{ $name }“. Nicht wie gedruckt:
own-at-table-unnamed = An diesem Tisch ist nicht alles wie gedruckt:
own-look = Diese Schachtel ansehen
box-link-broken = Dieser Link zu einer Schachtel ist beschädigt oder von einer anderen Version. Nichts davon wurde übernommen.
printed-first = Wer beginnt
printed-first-drawn = wird ausgelost
trial-title = Was würde das ändern?
trial-text = Bots der leichtesten Stufe (Spieler: { $seats }) spielen bis zu { $n } Partien mit der gedruckten Schachtel und ebenso viele mit deiner, vom selben Zufall aus, höchstens eine Minute lang.
trial-start = Ausprobieren
trial-stop = Anhalten
trial-so-far = Gespielte Partien mit jeder Schachtel: { $n }.
trial-none = Kein Unterschied ist größer, als der Zufall ihn machen kann.
trial-some = Was fett steht, ist mehr als Zufall.
trial-outdated = Die Schachtel oder die Zahl der Spieler hat sich seitdem geändert.
trial-figure = Im Mittel
trial-printed = Gedruckt
trial-own = Deine
trial-more = Unterschied
trial-sure = mehr als Zufall
trial-chance = vielleicht Zufall
trial-moves = Züge einer Partie
trial-points = Punkte, Platz { $n }
trial-share = Anteil am Sieg, Platz { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Rückblick
look-back-ask = Auf diese Partie zurückblicken
look-back-about = Jede Entscheidung wird noch einmal angesehen, mit dem, was du damals wissen konntest. Das dauert ein paar Sekunden.
look-back-doing = Rückblick: { $done } von { $all }
look-back-stop = Anhalten
look-back-curve = Erwarteter Anteil am Sieg, Zug für Zug
look-back-now = Zug { $n }: { $share }
look-back-start = Am Anfang
look-back-result = Am Ende
look-back-sum = Zusammengezählt hast du sicher { $lost } eines Sieges verschenkt; das Glück änderte deinen erwarteten Anteil um { $luck }.
look-back-alone = Das Glück änderte deinen erwarteten Anteil um { $luck }.
# ratings: rated tables, my results, the season
rated-label = Gewertet: Das Ergebnis zählt
rated-about = Jede Person spielt am eigenen Gerät, mit der Schachtel, wie sie gedruckt ist, ohne Tipps und ohne Zurücknehmen. Wer aufgibt oder am Ende nicht da ist, hat verloren. In die Tabelle der Saison kommen nur Partien, die auf der Startseite stehen.
rated-mark = Gewertet
rated-change = Deine Wertung: { $before } → { $after }
rated-not-moved = Diese Partie hat keine Wertung verändert.
results-title = Meine Ergebnisse
results-about = Eine Wertung sagt, wie gut du ein Spiel mit so vielen Spielern spielst. Sie beginnt bei 25. Die Zahl hinter ± ist ihre Unsicherheit: In zwei von drei Fällen liegt die Wahrheit nicht weiter weg. Bots sind auf derselben Skala gemessen, ein mittlerer ist 25.
results-empty = Auf diesem Server ist noch keine Partie von dir zu Ende. Was du nur in diesem Browser gespielt hast, steht auf der Startseite unter „Meine Tische“.
results-matches = { $n ->
    [one] { $n } gewertete Partie
   *[other] { $n } gewertete Partien
}
results-bots = Bots: { $bots }
results-unmeasured = nicht gemessen
results-place = Platz { $place } von { $all }
results-gone = Aufgegeben oder nicht da
results-broken-off = Abgebrochen
results-not-rated = nicht gewertet
results-curve = Deine Wertung Partie für Partie, von { $first } bis { $last }
season-title = Die Saison
season-named = Die Saison: { $name }
season-since = Seit { $when }.
season-about = Gewertete Partien, bei denen alle zusehen konnten. Jede Saison beginnen alle von vorn, und was an privaten Tischen gespielt wird, ist hier nicht zu sehen.
# Deals: the same luck at several tables

deal-of-the-day = Partie des Tages
deal-day-about = Heute spielen alle mit denselben Karten und Würfeln gegen dieselben Bots.
deal-day-go-on = Partie des Tages: weiterspielen
deal-day-compare = Partie des Tages: vergleichen
deal-label = Andere können dieselbe Partie an einem weiteren Tisch spielen
deal-label-note = Ein weiterer Tisch kann dann mit denselben Karten und Würfeln spielen, und ihr vergleicht. Damit das Glück für alle gleich ist, gibt kein Platz eine eigene Zufallszahl dazu: Die Festlegung des Servers bestimmt es vorher, und nach zwei Wochen wird es zum Prüfen offengelegt.
deal-waiting = Dieser Tisch spielt eine Vergleichspartie: Andere können an einem weiteren Tisch mit denselben Karten und Würfeln spielen. Darum gibt kein Platz eine Zufallszahl zum Glück dazu.
deal-to = Zur Vergleichspartie
deal-hidden-title = Erst selbst spielen
deal-hidden-text = Auch andere Tische spielen diese Vergleichspartie. Zusehen kannst du, sobald du sie selbst gespielt hast.
deal-compare = Mit anderen vergleichen
deal-opens = Das Glück dieser Vergleichspartie bleibt bis { $when } geheim, denn andere können sie noch spielen. Danach lässt es sich hier prüfen.
deal-is-open = Das Glück dieser Vergleichspartie liegt offen: Am Ende jedes ihrer Tische lässt es sich prüfen.
deal-as-heard = { $n ->
    [one] Die eine Ziehung ist so, wie dieser Browser sie gehört hat, und folgt aus der Festlegung, die er zuerst gesehen hat.
   *[other] Alle { $n } Ziehungen sind so, wie dieser Browser sie gehört hat, und folgen aus der Festlegung, die er zuerst gesehen hat.
}
deal-title = Vergleichspartie
deal-players = { $n ->
    [0] noch niemand hat sie gespielt
    [one] eine Person hat sie gespielt
   *[other] { $n } Leute haben sie gespielt
}
deal-play-first = Wie es anderen erging, siehst du, sobald du sie selbst gespielt hast. Dein erstes Mal zählt.
deal-play = Jetzt spielen
deal-go-on = Weiterspielen
deal-place = Platz { $place } von { $of }
deal-better = { $n } % der Vergleichspunkte auf diesem Platz
deal-alone = Noch gibt es niemanden zum Vergleichen
deal-seat = Platz { $n }
deal-range = { $n ->
    [one] Ein Ergebnis: { $least } Punkte
   *[other] { $n } Ergebnisse, von { $least } bis { $most } Punkte
}
deal-score = { $n } %
deal-again = nicht zum ersten Mal
deal-bot-played = ein Bot spielte weiter
deal-late = zu spät, um zu zählen
deal-playing = Wird noch gespielt
deal-show = Wer sie gespielt hat, darf sich meine Partie ansehen
deal-another = An einem weiteren Tisch spielen
deal-exchange = Dieselben Leute, Plätze getauscht
deal-yesterday = Die Partie von gestern
deal-today = Die Partie von heute
deal-how = Wie das geht
deal-fair = Wer dasselbe tut, trifft auf dieselben Karten und Würfel; wo Tische sich unterscheiden, teilen sie noch so viel Glück wie möglich. Nur das erste Mal zählt, und niemand sieht etwas davon, ohne selbst gespielt zu haben. Wer unter einem zweiten Namen kommt, könnte zweimal spielen: Das lässt sich nicht verhindern. Tage beginnen und enden nach Weltzeit (UTC). Vergleichspunkte zählen wie beim Turnierbridge: einer für alle auf demselben Platz, denen es schlechter erging, ein halber bei Gleichstand.
deal-secret = Das Glück folgte aus diesem Geheimnis:
deal-copy = Link kopieren
