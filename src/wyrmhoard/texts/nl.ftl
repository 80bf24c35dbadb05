# The program itself. Ids are the same in every language.

program = Vier bordspellen met draken en dwergen aan één tafel: speel ze, simuleer ze, lees de spelregels.
usage = Gebruik
options = Opties
commands = Opdrachten
help-help = Toon deze hulp en stop.
help-version = Toon de versie en stop.
help-lang = Taal van alles wat je leest: { $languages }. Zonder deze optie de taal van je systeem.
help-games = Toon welke spellen er zijn.
help-play = Speel een partij in de terminal tegen bots.
help-simulate = Speel een heleboel willekeurige partijen, zo snel als de computer kan.
help-replay = Vertel een partij na uit het logboek.
help-box = Toon de doos van een spel: wat op het karton gedrukt staat, en de huisregels.
help-rules = Lees de spelregels van een spel, allemaal of enkele artikelen.
help-warm = Compileer de spellen nu, zodat niemand er later op hoeft te wachten.
help-players = Hoeveel spelers.
help-level = Hoe goed de bots spelen: easy (makkelijk), medium (gemiddeld; als je niets opgeeft) of hard (moeilijk).
help-seat = Jouw plaats, geteld vanaf 1; als je niets opgeeft, zit je op de eerste.
help-watch = Kijk toe: op alle plaatsen zitten bots.
help-box-file = Je eigen doos, een TOML-bestand. “wyrmhoard box GAME” toont de doos om mee te beginnen.
help-set = Verander één waarde van de doos, bijvoorbeeld --set first=drawn. Mag meer dan eens.
help-seed = Herhaal hetzelfde toeval. Zonder deze optie is het toeval elke keer nieuw.
help-log = Schrijf het logboek van de partij naar dit bestand.
help-games-number = Hoeveel partijen; als je niets opgeeft 10.000.
help-json = Geef één JSON-document in plaats van een tabel.
help-check = Controleer je eigen doosbestand in plaats van de standaarddoos te tonen.
help-replay-seat = Vertel het zoals deze plaats het hoorde, geteld vanaf 1: wat verborgen was, blijft verborgen.
help-clause = Nummers van artikelen, bijvoorbeeld DC-12.
help-warm-games = Welke spellen; allemaal als je er geen noemt.

players-range = { $least }-{ $most } spelers
seat-you = Speler { $n } (jij)
seat-bot = Speler { $n } (bot, { $level })
seat-other = Speler { $n }
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-random = willekeurig
level-greedy = hebberig

choose = Jouw keuze ({ $least }-{ $most }, ? voor de spelregels, q om te stoppen):
choose-what = { $who }, kies:
rule-of = De spelregels bij keuze { $n }:
rules-hint = “? 3” toont alleen de spelregels bij keuze 3.
not-a-choice = “{ $given }” is geen van de keuzes. Typ een getal van { $least } tot en met { $most }.
thinking = { $who } denkt na…
left = Je hebt de partij verlaten.
over = De partij is afgelopen.
wins = { $who } wint!
shared = De overwinning wordt gedeeld: { $who }.
nobody-wins = Niemand wint.
player = Speler
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
log-written = Het logboek staat in { $file }. “wyrmhoard replay { $file }” vertelt de partij na.

simulated = { $game }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, { $players } spelers, startwaarde { $seed }
simulated-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} in { $seconds } s: { $rate } zetten per seconde, { $mean } zetten per partij
share = Overwinningen
mean-points = Gemiddelde punten
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = De spelregels worden gecompileerd…
playing = Er wordt gespeeld

box-fine = { $file } is een goede doos voor { $game }.
replayed = { $game }, { $players } spelers, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
unfinished = De partij is nog niet afgelopen.
warm = { $game }: klaar na { $seconds } s

# What may not be done
error = Fout: { $what }
no-such-game = Er is geen spel “{ $game }”.{ $near ->
    [none] {""} “wyrmhoard games” toont ze allemaal.
   *[other] {""} Bedoelde je “{ $near }”?
}
no-such-level = Er is geen niveau “{ $level }”.{ $near ->
    [none] {""} Kies easy, medium of hard.
   *[other] {""} Bedoelde je “{ $near }”?
}
no-such-command = Er is geen opdracht “{ $command }”.{ $near ->
    [none] {""} “wyrmhoard --help” toont ze allemaal.
   *[other] {""} Bedoelde je “{ $near }”?
}
no-such-language = Er is geen taal “{ $lang }”. Kies er een uit: { $languages }.
no-such-clause = Er is geen artikel “{ $clause }” in deze spelregels.
no-such-move = “{ $move }” is geen zet in dit spel.
no-such-seat = “{ $seat }” is geen plaats.
not-your-turn = Deze plaats is niet aan de beurt.
not-legal-now = “{ $move }” mag nu niet.
wrong-seats = Dit spel is voor { $least } tot { $most } spelers, niet voor { $given }.
first-not-seated = Volgens de doos begint plaats { $first } (geteld vanaf 0), maar er zijn maar { $seats } spelers.
seat-not-there = Er is geen plaats { $given }: de partij heeft { $seats } spelers.
games-at-least-one = Er moet minstens één partij gespeeld worden, niet { $given }.
set-not-a-pair = “{ $given }” heeft niet de vorm KEY=VALUE.
seed-negative = Een startwaarde is 0 of hoger, niet { $given }.
file-not-written = { $file } kan niet worden geschreven: { $reason }.

box-unreadable = { $file } kan niet worden gelezen: { $reason }.
box-not-toml = { $file } is geen TOML: { $reason }.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, regel { $line }
}
box-unknown-key = “{ $key }” hoort niet bij de doos van dit spel.
box-missing-key = “{ $key }” ontbreekt.
box-not-a-list = “{ $key }” moet een lijst zijn (aantal waarden: { $needed }).
box-wrong-count = “{ $key }” heeft een verkeerd aantal waarden: { $given } in plaats van { $needed }.
box-out-of-range = “{ $key }” moet van { $least } tot en met { $most } zijn, niet { $given }.
box-wrong-value = “{ $key }” kan niet { $given } zijn. Toegestaan: { $allowed }.
box-die-sides = “{ $key }”: een dobbelsteen heeft { $needed } zijden, maar er zijn er { $given } opgegeven.
box-colour-count = “{ $key }” moet { $needed } keer “{ $word }” bevatten, niet { $given } keer.
box-too-small = Deze doos is voor hoogstens { $most } spelers, niet voor { $given }.
box-too-many-cards = “{ $key }”: { $given } kaarten, maar hoogstens { $most } zijn toegestaan.
box-too-few-cards = “{ $key }”: { $given } kaarten, maar er zijn er minstens { $needed } nodig.
box-too-few-colours = “{ $key }”: draken met kaarten: { $given }, maar er zijn er minstens { $needed } nodig.
box-start-coloured = “{ $key }”: de start, het eerste vakje, moet kleurloos zijn.
box-start-numbered = “{ $key }”: de start moet op beide kanten 0 tellen.
box-summit-not-last = “{ $key }”: de top moet de laatste vakjes van het pad vormen, zonder gat.
box-not-a-table = “{ $key }” moet een tabel zijn met een regel voor elk onderdeel.
box-wrong-word = “{ $key }”: het woord “{ $word }” is onbekend of staat er twee keer.
box-card-side = Kaart “{ $key }”: zijde { $side } komt uit op meer dan één vakje.
box-card-field = Kaart “{ $key }”: er leidt geen weg naar vakje { $field }.
box-card-crossing = Kaart “{ $key }”: stappen om over te steken: { $given } in plaats van { $needed }.
box-card-feature = Kaart “{ $key }” heeft er meer dan één van: { $feature }.
box-card-start = Kaart “{ $key }” moet een ladder hebben en aan alle kanten open zijn.
box-card-goal = Kaart “{ $key }” is niet van elke kant te betreden, ook niet gedraaid.
box-card-exit = Kaart “{ $key }”: de uitgang hoort op goal-exit en nergens anders.
box-total = “{ $key }” is samen { $given } in plaats van { $needed }.
box-too-many = “{ $key }” vraagt om { $given }, maar { $most } is het hoogste.

log-unreadable = { $file } kan niet worden gelezen: { $reason }.
log-too-large = { $file } is groter dan { $most } MB: dat is geen logboek van ons.
log-not-json = { $file } is geen logboek: { $reason }.
log-bad-header = Het logboek zegt niets bruikbaars over “{ $key }”.
log-unknown-format = Het logboek heeft formaat { $given }; dit programma kent formaat { $known }.
log-unknown-rules = De partij in het logboek is gespeeld met versie { $given } van de spelregels van { $game }; dit programma heeft versie { $known } en gaat niet gokken.
log-bad-move = Zet { $n }, “{ $move }”, kan niet gespeeld zijn: { $why }

# What the command line itself refuses
click-missing = Er ontbreekt: { $what }.
click-no-such-option = Er is geen optie { $what }.
click-bad-value = “{ $what }”: deze waarde past niet ({ $reason }).
click-other = { $reason }
try-help = “{ $command } --help” laat zien hoe het werkt.
