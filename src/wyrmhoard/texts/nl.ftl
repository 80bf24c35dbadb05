# The program itself. Ids are the same in every language.

program = Vier bordspellen met draken en dwergen aan één tafel: speel ze, simuleer ze, lees de spelregels.
usage = Gebruik
arguments = Argumenten
options = Opties
commands = Opdrachten
help-help = Toon deze hulp en stop.
help-version = Toon de versie en stop.
help-lang = Taal van alles wat je leest: { $languages }. Zonder deze optie de taal van je systeem.
help-games = Toon welke spellen er zijn.
help-play = Speel een partij in de terminal tegen bots.
help-simulate = Laat bots een heleboel partijen spelen, zo snel als de computer kan.
help-report = Schrijf een pagina over de balans van een spel: wie er vanaf welke plaats wint, hoelang het duurt, wat hoeveel waard is.
help-sweep = Speel een raster van dozen met hetzelfde geluk en zet ze in een tabel, of zoek getallen die een doel halen.
help-arena = Laat bots tegen elkaar spelen, op alle plaatsen en met hetzelfde geluk voor elk.
help-replay = Vertel een partij na uit het logboek.
help-verify = Controleer offline het geluk van een afgelopen partij aan de hand van het logboek.
help-box = Toon de doos van een spel: wat op het karton gedrukt staat, en de huisregels.
help-rules = Lees de spelregels van een spel, allemaal of enkele artikelen.
help-warm = Compileer de spellen nu, zodat niemand er later op hoeft te wachten.
help-solve = Vertellen hoe je een oplosbaar spel het best speelt.
help-serve = Bied tafels aan op het web, voor vrienden of voor duizenden.
help-admin = Beheer de tafels van een server.
help-list = Toon alle tafels.
help-show = Toon één tafel: wie er zit en hoe ver de partij is.
help-end = Sluit een tafel; het logboek blijft.
help-purge = Sluit en verwijder tafels waar al lang niets gebeurt. Afgelopen tafels blijven.
help-purge-days = Al zoveel dagen.
help-export = Schrijf de logboeken van afgelopen tafels in een map, elk in een bestand.
help-copy = Kopieer alles van de ene database naar een andere, lege.
help-host = Het adres om op te luisteren; 127.0.0.1 als je niets opgeeft, 0.0.0.0 voor iedereen.
help-port = De poort; 8000 als je niets opgeeft.
help-db = Waar de tafels bewaard worden: sqlite:///FILE of postgresql://... Anders een bestand in je gegevensmap.
help-config = Een TOML-bestand met instellingen. Opties en de omgeving (WYRMHOARD_...) gaan voor.
help-public-url = Het adres waarop spelers de server bereiken, voor links en QR-codes.
help-log-format = Wat de server over zichzelf schrijft: lines (voor mensen) of json (voor programma's).
help-open = Open de pagina in je browser.
help-export-all = Ook onvoltooide tafels, zonder het geheim van hun toeval.
help-players = Hoeveel spelers; drie, tenzij je iets anders zegt.
help-players-most = Hoeveel spelers; zoveel als het spel toelaat, tenzij je iets anders zegt.
help-players-least = Hoeveel spelers; zonder opgave zo weinig als het spel toelaat.
help-level = Hoe goed de bots spelen: novice (heel makkelijk), easy (makkelijk), medium (gemiddeld; als je niets opgeeft), hard (moeilijk) of master (heel moeilijk).
help-seat = Jouw plaats, geteld vanaf 1; als je niets opgeeft, zit je op de eerste.
help-watch = Kijk toe: op alle plaatsen zitten bots.
help-box-file = Je eigen doos, een TOML-bestand. “wyrmhoard box GAME” toont de doos om mee te beginnen.
help-set = Verander één waarde van de doos, bijvoorbeeld --set first=drawn. Mag meer dan eens.
help-sweep-set = Een getal van de doos en zijn waarden: lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. Mag herhaald worden.
help-aim = Wat te bereiken, in plaats van het hele raster te spelen: "seats equal", "length 70..80", "leads 2..4". Mag herhaald worden.
help-tries = Hoeveel dozen een zoektocht speelt; als je niets opgeeft 60.
help-seed = Herhaal hetzelfde toeval. Zonder deze optie is het toeval elke keer nieuw.
help-log = Schrijf het logboek van de partij naar dit bestand.
help-games-number = Zoveel willekeurige partijen: kort voor --bots random --matches N.
help-matches = Hoeveel partijen; als je niets opgeeft 1.000.
help-bots-seats = Wie er speelt, met komma's ertussen: novice,hard,random. Ze gaan in deze volgorde zitten, steeds opnieuw tot alle plaatsen bezet zijn, en schuiven elke partij een plaats op. Als je niets opgeeft novice.
help-rows = Schrijf in dit bestand (.parquet of .csv) een regel per plaats, en in een tweede ernaast een regel per partij.
help-against = Een tweede doos om mee te vergelijken, gespeeld met hetzelfde geluk.
help-ladder = Hoe hoog de ladder van niveaus gaat, of none; als je niets opgeeft easy. Elk niveau hoger duurt langer. Van dezelfde niveaus wordt gezegd hoeveel geluk is.
help-output = Het bestand om te schrijven, bijvoorbeeld page.html.
help-dask = Speel op een dask-cluster, bijvoorbeeld tcp://10.0.0.5:8786.
help-bots = De bots die elkaar treffen, met komma's ertussen: easy,hard.
help-deals = Hoe vaak het geluk nieuw is; elke keer wordt in elke opstelling gespeeld. 10 tenzij anders gezegd.
help-think-seconds = Seconden die een zoekende bot hoogstens voor een zet gebruikt.
help-think-rounds = Zoekrondes per zet, voor alle zoekende bots dezelfde.
help-json = Geef één JSON-document in plaats van een tabel.
help-check = Controleer je eigen doosbestand in plaats van de standaarddoos te tonen.
help-replay-seat = Vertel het zoals deze plaats het hoorde, geteld vanaf 1: wat verborgen was, blijft verborgen.
help-clause = Nummers van artikelen, bijvoorbeeld DC-12.
help-warm-games = Welke spellen; allemaal als je er geen noemt.
help-receipt = Een bewijs om mee te vergelijken: een bestand dat de pagina met het verslag opslaat of een programma schreef.
help-new-game = Maak een map met een klein spel dat al werkt, om er het jouwe van te maken.
help-new-game-name = De naam van het spel, in kleine letters met streepjes: two-words.
help-into = Zet alles in een map met de naam van het spel, binnen deze map. Anders in de broncode.
help-prefix = De twee hoofdletters waarmee artikelnummers beginnen. Anders de eerste letters van de naam.
help-check-game = Controleer alles wat een spel betreft en som op wat er ontbreekt.
help-draft = Talen die ontbreken, zijn nog geen fout.
help-mcp = Laat een taalmodel meespelen: gereedschap via het Model Context Protocol, op standaardinvoer en -uitvoer.
help-mcp-server = Aan tafels van deze server zitten. Zonder dit aan tafels van dit programma, tegen bots.
help-mcp-name = De naam van het model aan tafel; Wyrm als er niets anders gezegd is.

players-range = { $least }-{ $most } spelers
you = jij
seat-you = Speler { $n } (jij)
seat-bot = Speler { $n } (bot, { $level })
seat-other = Speler { $n }
player-program = Speler { $n } (programma)
level-novice = heel makkelijk
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-master = heel moeilijk
level-random = willekeurig
level-greedy = hebberig
level-search = eenvoudig zoeken

choose = Jouw keuze ({ $least }-{ $most }, ? voor de spelregels, h voor een tip, q om te stoppen):
choose-what = { $who }, kies:
rule-of = De spelregels bij keuze { $n }:
rules-hint = “? 3” toont alleen de spelregels bij keuze 3.
not-a-choice = “{ $given }” is geen van de keuzes. Typ een getal van { $least } tot en met { $most }.
bots-warming = De bots warmen op: ongeveer een minuut lang spelen ze onder hun niveau.
advice-title = Zo ziet een bot het:
advice-share = kans om te winnen { $share }, plus of min { $error }
advice-calculated = kans om te winnen { $share }, berekend
advice-meant = zo vaak: { $meant }
advice-mixed = Niemand mag je kunnen doorzien: kies willekeurig, zo vaak als aangegeven.
advice-thinking = Er wordt nagedacht…
thinking = { $who } denkt na…
left = Je hebt de partij verlaten.
over = De partij is afgelopen.
wins = { $who } wint!
shared = De overwinning wordt gedeeld: { $who }.
nobody-wins = Niemand wint.
hidden-title = Wat verborgen was
end-held = { $who } heeft nog in de hand: { $a }
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
decided = Beslist door:
decided-points = punten
decided-tie-break = bij gelijke stand
decided-shared = gedeelde overwinning
decided-nobody = geen winnaar
decided-given-up = opgegeven als eindeloos
simulated-drama = Wisselingen aan kop per partij: { $changes }. Na { NUMBER($settled, style: "percent") } van de zetten stond niemand meer voor de winnaar.
report-written = De pagina staat in { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Verschil in plaatsen
figure-length = Zetten
figure-points = Punten
figure-margin = Voorsprong
figure-leads = Wisselingen aan kop
figure-settled = Beslist na
figure-behind = Grootste achterstand van de winnaar in punten
figure-shared = Gedeeld
figure-nobody = Niemand won
figure-miss = Naast het doel
sweep-checked = Onder elke: dezelfde doos met ander geluk.
sweep-refused = Overgeslagen: { $point }. { $why }
report-title = { $game }: hoe is de balans?
report-about = Partijen: { $matches } · spelers: { $players } · bots: { $bots } · doos: { $box } · startwaarde: { $seed }
report-standard = standaard
report-seats = Overwinning per plaats
report-seats-note = Gemiddeld aandeel met 95%-interval; de lijn is een eerlijk aandeel, { $fair }.
report-sides = { $n ->
    [3] Naar alles samen
   *[other] Naar wat is uitgedeeld ({ $n })
}
report-length = Lengte van een partij
report-length-note = In zetten, die van het geluk meegeteld. Gemiddeld { $mean }; zonder de kortste en langste 1 %: { $low } tot { $high }.
report-points = Punten aan het einde
report-points-note = Van alle plaatsen. De voorsprong op de tweede is gemiddeld { $n }.
report-leads = Hoe vaak de leiding wisselt
report-leads-note = Keren per partij, gemiddeld { $n }.
report-settled = Wanneer het beslist was
report-settled-note = Het deel van de partij waarna niemand meer voor de winnaar stond.
report-behind = Inhaalraces
report-behind-note = De grootste achterstand van de winnaar in punten; in { NUMBER($n, style: "percent") } van de partijen meer dan geen.
report-decided = Wat de partijen besliste
report-worth = Wat elk waard is
report-worth-card = Wat elke kaart waard is
report-worth-square = Wat elk vakje waard is
report-worth-dice = Wat elke kant van een dobbelsteen waard is
report-worth-nuggets = Wat een worp met zoveel klompjes waard is
report-worth-note = Hoeveel meer dan een eerlijk aandeel wint wie het heeft, met 95%-interval. Het toont wat samengaat, niet wat waardoor komt.
report-ladder = De ladder van niveaus
report-ladder-note = Elk alleen aan een tafel van het niveau eronder; een eerlijk aandeel is { $fair }. Partijen per sport: minstens { $matches }.
report-luck = Hoeveel is geluk
report-luck-note = Bots van één niveau onder elkaar, en met hoeveel ze spelen. Het deel van het geluk in alles wat aandelen in de overwinning verschoof, met zijn 95%-interval; de rest waren beslissingen. Partijen per soort: minstens { $matches }.
report-rung = { $level } tussen { $below }
report-rules = Hoe vaak elke regel geldt
report-rule = Regel
report-often = per partij
report-among = in partijen
report-differs = Waarin de twee dozen verschillen
report-changes = Wat ervan kwam
report-changes-note = Partijen met hetzelfde geluk worden één voor één vergeleken. Meer dan ruis: meer dan drie standaardfouten uit elkaar.
report-told = Meer dan ruis?
report-sure = meer dan ruis
report-noise = niet meer dan ruis
report-seat-share = Overwinning, speler { $n }
share = Overwinningen
mean-points = Gemiddelde punten
column-bot = Bot
column-among = Tussen
column-side = Gekregen
column-interval = 95%-interval
column-rating = Waardering
interval = { $low } tot { $high }
arena-no-winner = Partijen die niemand won: { $n } van { $all }
arena-stopped = Voortijdig gestopt; dit is wat er is.
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
luck-fair = Eerlijk: { $draws ->
    [one] de ene trekking klopt
   *[other] alle { $draws } trekkingen kloppen
} met het geheim, en alle { $moves } zetten volgen de regels.
luck-given = { $moves ->
    [one] De eerste zet komt van een andere tafel: het geluk daarvan is hier niet gecontroleerd.
   *[other] De eerste { $moves } zetten komen van een andere tafel: het geluk daarvan is hier niet gecontroleerd.
}
luck-not-committed = Het geheim in dit logboek is niet het geheim dat aan het begin was vastgelegd.
luck-wrong = Zet { $n } is niet wat het geheim zegt: “{ $came }” kwam, “{ $should }” had moeten komen.
luck-not-sealed = Het getal van plaats { $seat } is niet het verzegelde.
luck-untold = Het getal van plaats { $seat } werd verzegeld maar niet op tijd genoemd, en telde niet mee: wie het geheim kende, kon daar tussen twee loten kiezen.
receipt-agrees = Bewijs: het eigen getal is gebruikt, en elke gehoorde trekking klopt.
receipt-other-seed = Bewijs: niet het gegeven getal, of niet de vastlegging die het eerst te zien was.
receipt-other-draw = Bewijs: trekking { $n } is niet wat er te horen was.
warm = { $game }: klaar na { $seconds } s

serving = Wyrmhoard draait op { $url }. Ctrl-C stopt het.
no-tables = Er zijn geen tafels.
table-ended = Tafel { $table } is gesloten.
exported = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} → { $folder }
purged = { $tables ->
    [one] { $tables } verlaten tafel is verwijderd.
   *[other] { $tables } verlaten tafels zijn verwijderd.
}
not-exported = Tafel { $table } is overgeslagen: { $why }
copied = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}: alles is gekopieerd en nagekeken.
column-table = Tafel
column-game = Spel
column-status = Stand
column-changed = Laatste wijziging
column-seats = Plaatsen
column-host = Geopend door
column-moves = Zetten
status-open = open
status-playing = bezig
status-over = afgelopen
status-ended = gesloten

# A new game, and what it lacks
game-made = Gemaakt: { $folder }
game-next = Het is meteen te spelen. Wat er nog ontbreekt, zegt: { $check }
part-loads = Het spel laadt
part-box = De doos
part-rules = De artikelen
part-texts = De teksten
part-matches = Willekeurige partijen
part-bots = Bots
part-board = Speelborden
part-kept = Bewaarde partijen
part-tests = De tests van elk spel en de eigen tests
check-fine = { $game }: er ontbreekt niets.
check-found = { $n ->
    [one] { $game }: er is { $n } ding te doen.
   *[other] { $game }: er zijn { $n } dingen te doen.
}
check-broken = { $where }: { $reason }
check-refused = { $why }
check-name = GAME heet “{ $given }”, maar volgens de map moet het “{ $needed }” zijn.
check-seats = Een spel heeft 1 tot { $most } plaatsen: verbeter “seats” in __init__.py.
check-no-seats = { $layout } heeft een veld “seats” nodig: hoeveel er aan tafel zitten.
check-no-file = { $file } ontbreekt. Schrijf het; “wyrmhoard new-game” laat zien hoe het eruitziet.
check-clause-unfit = { $where }: “{ $given }” is geen artikelnummer. Er zijn twee hoofdletters, een streepje en een getal nodig: AB-1.
check-no-clauses = { $file } heeft geen artikelen. Begin regels met - **AB-1** en de spelregel.
check-clause-order = Artikelen tellen door zonder gat: waar { $given } staat, hoort { $needed }.
check-clauses-unknown = Aangehaald, maar niet in RULES.md: { $clauses }.
check-clauses-uncited = Nergens aangehaald in de code of de doos: { $clauses }. Noem elk in de docstring van de functie die het volgt.
check-clauses-untested = Zonder test: { $clauses }. Merk tests in { $folder } met @pytest.mark.clause.
check-verbs-without-clause = CLAUSES in state.py noemt geen artikel voor: { $verbs }.
check-text-missing = In { $file } ontbreekt: { $texts }.
check-text-unknown = In { $file }, maar niet in het Engels: { $texts }.
check-text-taken = Het programma of de pagina heeft deze teksten al: { $texts }. Kies andere namen, ook voor het werkwoord als het er een is ({ $file }).
check-text-unreadable = { $where }: dit is geen Fluent.
check-blanks = Andere invulplekken dan in het Engels heeft in { $file }: { $texts }.
check-languages = Nog niet vertaald (teksten en spelregels): { $languages }. Tot dan staat er Engels, met een teken.
check-no-walks = { $file } ontbreekt: wat behouden blijft, en de dozen waar tests doorheen lopen.
check-not-conserved = { $where }, met { $seats }: { $said } klopt niet. { $values }
check-stuck = Met { $seats }, na { $moves } zetten: niemand kan zetten, of het eindigt nooit. Zie actors en legal.
check-leak = Voor plaats { $seat } ziet een bedachte wereld er anders uit dan de echte: { $fields }. Zie view en imagine.
check-plain-board = In de terminal verschijnt het eenvoudige bord. Een eigen bord zou { $file } zijn, of board.py in de map van het spel.
check-plain-page = Op de pagina verschijnt het eenvoudige bord. Een eigen bord zou { $folder } zijn.
check-not-kept = Geen bewaarde partij voor zoveel plaatsen: { $seats }. “make playthroughs” schrijft ze in { $folder }.
check-test-failed = Deze test mislukt: { $test } { $reason }
check-tests-elsewhere = Tests hebben de broncode en pytest nodig; ze zijn niet uitgevoerd.

# Why not?
why-hint = “why ZET” zegt waarom een zet niet bij de keuzes staat, bijvoorbeeld: why { $move }
why-allowed = Dat mag juist wel: keuze { $n }.
why-words = Na “why” komt: { $forms }
why-over = De partij is afgelopen: niemand zet nog iets.
why-luck = Het toeval is bezig. Een ogenblik.
why-not-yours = Dat is geen zet voor spelers: het gebeurt vanzelf.
why-turn = Je bent niet aan de beurt. Nu: { $who }.

# What may not be done
error = Fout: { $what }
no-such-game = Er is geen spel “{ $game }”.{ $near ->
    [none] {""} “wyrmhoard games” toont ze allemaal.
   *[other] {""} Bedoelde je “{ $near }”?
}
no-such-level = Er is geen niveau “{ $level }”.{ $near ->
    [none] {""} Kies novice, easy, medium, hard of master.
   *[other] {""} Bedoelde je “{ $near }”?
}
no-such-command = Er is geen opdracht “{ $command }”.{ $near ->
    [none] {""} “{ $program } --help” toont ze allemaal.
   *[other] {""} Bedoelde je “{ $near }”?
}
no-such-language = Er is geen taal “{ $lang }”. Kies er een uit: { $languages }.
no-such-clause = Er is geen artikel “{ $clause }” in deze spelregels.
no-such-move = “{ $move }” is geen zet in dit spel.
no-such-seat = “{ $seat }” is geen plaats.
not-your-turn = Deze plaats is niet aan de beurt.
not-legal-now = “{ $move }” mag nu niet.
url-not-reached = { $url } is niet te bereiken: { $reason }
package-missing = { $package } is niet geïnstalleerd. Voer uit: pip install 'wyrmhoard[{ $extra }]'
wrong-seats = Dit spel is voor { $least } tot { $most } spelers, niet voor { $given }.
first-not-seated = Volgens de doos begint plaats { $first } (geteld vanaf 0), maar er zijn maar { $seats } spelers.
seat-not-there = Er is geen plaats { $given }: de partij heeft { $seats } spelers.
games-at-least-one = Er moet minstens één partij gespeeld worden, niet { $given }.
games-are-random = --games speelt willekeurig en gaat niet samen met --bots of --matches. Gebruik in plaats daarvan --bots en --matches.
more-bots-than-seats = Te veel bots: { $bots } voor { $seats } plaatsen.
rows-ending = De naam van { $file } moet eindigen op een van deze: { $endings }.
rows-no-package = Parquet heeft nog een pakket nodig: pip install wyrmhoard[tables]. Een .csv-bestand heeft er geen nodig.
rows-in-part = In { $file } is geen plaats voor alle rijen ({ $reason }); bewaarde partijen: { $kept } van { $matches }. Maak plaats en geef dezelfde opdracht met --seed { $seed }: die speelt hetzelfde nog eens.
cluster-no-package = Een cluster heeft meer pakketten nodig: pip install wyrmhoard[cluster]
cluster-unreachable = Op { $address } antwoordt geen dask-cluster: { $reason }.
cluster-differs = Een machine van het cluster heeft andere regels of bots dan deze computer. Installeer overal dezelfde versie.
cluster-failed = Een computer van het cluster heeft gefaald: { $reason }.
sweep-no-field = In deze doos is geen veld "{ $field }".{ $near ->
    [none] {""}
   *[other] {""} Bedoelde je "{ $near }"?
}
sweep-too-large = Dat zouden { $size } dozen zijn; er worden er hoogstens { $most } gespeeld. Neem minder waarden, of zoek er met --aim tussen.
sweep-nothing = Zeg wat er moet veranderen, bijvoorbeeld --set lair=1..8.
sweep-empty = "{ $given }" heeft geen waarden: de eerste ligt boven de laatste, of de stap is 0.
aim-unknown = "{ $given }" is geen doel.{ $near ->
    [none] {""} Bekend zijn: { $known }.
   *[other] {""} Bedoelde je "{ $near }"?
}
aim-unreadable = "{ $given }" zegt niet wat er gewenst is. Zeg bijvoorbeeld "seats equal" of "length 70..80".
seconds-or-rounds = Geef --seconds of --rounds op, niet allebei.
more-than-nothing = { $what } moet meer dan 0 zijn, niet { $given }.
bot-twice = "{ $level }" is tweemaal genoemd; eenmaal is genoeg.
set-not-a-pair = “{ $given }” heeft niet de vorm KEY=VALUE.
seed-negative = Een startwaarde is 0 of hoger, niet { $given }.
file-not-written = { $file } kan niet worden geschreven: { $reason }.
file-exists = { $file } bestaat al. Kies een andere naam of zet dat bestand eerst ergens anders neer.
file-elsewhere = { $file } kan niet worden geschreven: { $reason }. Om niets te verliezen staat het in { $other }.
game-name-unfit = “{ $name }” kan geen naam van een spel zijn: kleine letters, cijfers en streepjes, hoogstens { $most }, zoals two-words.
game-there = Er is al een spel “{ $game }”, in { $folder }.
prefix-unfit = Met “{ $prefix }” kunnen artikelnummers niet beginnen: er zijn twee hoofdletters nodig. Kies met --prefix AB.
prefix-taken = De artikelen van { $game } beginnen al met { $prefix }. Kies twee andere hoofdletters.
folder-not-empty = { $folder } is niet leeg. Kies een andere naam, of een andere map met --into.
no-checkout = Dit is niet de broncode. Zeg met --into MAP waar het spel moet komen.
text-missing = Het spel heeft geen tekst “{ $text }”. Schrijf die in zijn texts/en.ftl.
not-solved = { $game } is niet opgelost: niemand kan zeggen wat het beste is. Bots zoeken ernaar.

box-unreadable = { $file } kan niet worden gelezen: { $reason }.
box-not-toml = Dit is niet als TOML te lezen. Zoek naar een ontbrekend aanhalingsteken, haakje of komma, of naar een sleutel die er twee keer staat.
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
box-too-small = Deze doos is voor hoogstens { $most } spelers, niet voor { $given }.
box-not-a-table = “{ $key }” moet een tabel zijn met een regel voor elk onderdeel.
box-wrong-word = “{ $key }”: het woord “{ $word }” is onbekend of staat er twee keer.

log-unreadable = { $file } kan niet worden gelezen: { $reason }.
log-too-large = { $file } is groter dan { $most } MB: dat is geen logboek van ons.
log-not-json = { $file } is geen logboek: { $reason }.
log-bad-header = Het logboek zegt niets bruikbaars over “{ $key }”.
luck-not-there = Dit logboek legt geen geluk open: alleen tafels van een server hebben een geheim om te controleren.
table-not-over = De partij is nog niet afgelopen: tot dan blijft het geluk geheim.
table-still-alive = De partij loopt nog: ze blijft in je lijst.
not-reachable = Geen ander apparaat kan deze server hier bereiken. Start hem met --host 0.0.0.0 of geef hem zijn adres (public_url).
log-unknown-format = Het logboek heeft formaat { $given }; dit programma kent formaat { $known }.
log-unknown-rules = De partij in het logboek is gespeeld met versie { $given } van de spelregels van { $game }; dit programma heeft versie { $known } en gaat niet gokken.
log-bad-move = Zet { $n }, “{ $move }”, kan niet gespeeld zijn: { $why }

store-wrong-url = Dit is geen adres van een opslag. Schrijf sqlite:///BESTAND of postgresql://HOST/DATABASE, met speciale tekens in een wachtwoord als %-codes.
store-in-use = { $file } wordt al gebruikt door een andere Wyrmhoard. Een SQLite-bestand dient één proces; gebruik PostgreSQL voor meer.
store-not-a-database = { $file } is geen SQLite-database.
store-not-opened = { $store } kan niet worden geopend: { $reason }.
store-no-permission = { $store } weigert toegang of schrijven: { $reason }.
store-unreachable = { $store } is niet bereikbaar: { $reason }.
store-no-driver = PostgreSQL heeft nog een pakket nodig: pip install wyrmhoard[postgres]
store-too-new = De opslag is het laatst gebruikt door een andere versie van Wyrmhoard (schema { $version }), die deze niet kent. Installeer de nieuwste.
store-not-empty = De opslag waarnaar gekopieerd moet worden, is niet leeg.
store-copy-differs = De kopie is niet gelijk aan het origineel (“{ $part }”). Gebruik haar niet.
store-copy-broken = Het kopiëren is halverwege afgebroken: { $reason }. Het origineel is ongeschonden. Maak het doel leeg (verwijder het bestand of maak de database opnieuw aan) en kopieer nog eens.

# Wat een server weigert
who-are-you = Zeg eerst je naam.
name-unfit = Een naam heeft 1 tot { $most } zichtbare tekens.
code-unknown = Deze link is al gebruikt of te oud. Maak een nieuwe op je andere apparaat.
no-such-table = Deze tafel bestaat niet.
no-such-variant = Dit spel heeft geen variant “{ $variant }”.
too-many-tables = Je zit al aan { $most } tafels. Maak er eerst één af of sluit er een.
not-your-table = Dat mag alleen wie deze tafel opende of eraan zit.
not-your-seat = Dit is niet jouw plaats.
seat-taken = Daar zit al iemand.
seat-free = Op deze plaats zit niemand.
seat-not-away = Voor deze plaats speelt geen bot.
table-started = De partij is al begonnen.
seed-not-sealed = Dit is niet het verzegelde getal.
table-not-playing = Aan deze tafel wordt nu niet gespeeld.
table-over = De partij is al afgelopen.
table-busy = Aan deze tafel gebeurt te veel tegelijk. Probeer het nog eens.
rematch-there = De revanche is al geopend.
too-late = Te laat: het spel is intussen verdergegaan.
too-soon = Te vroeg: wacht nog { $wait } ms.
too-fast = Te veel tegelijk. Wacht even.
undo-not-now = Deze zet kan niet worden teruggenomen: het toeval heeft sindsdien beslist, of hij heeft iets verraden.
undo-asked-already = Iemand heeft al gevraagd een zet terug te nemen.
undo-not-asked = Niemand wacht op je antwoord over een zet.
end-asked-already = Iemand heeft al voorgesteld om de partij te beëindigen.
end-not-asked = Niemand wacht op je antwoord over het einde van de partij.
end-asked-often = Je hebt het { $most } keer voorgesteld. Dat is genoeg voor één partij.
hints-off = Aan deze tafel wordt zonder tips gespeeld.
chat-empty = In dit bericht staat niets.
chat-too-fast = Je schrijft sneller dan de anderen kunnen lezen. Wacht even.
not-stored = Dit kon niet worden bewaard en is dus niet gebeurd. Probeer het zo nog eens.
token-unknown = Deze sleutel hoort bij geen plaats aan deze tafel.
hello-first = Het eerste bericht moet “hello” zijn.
hello-again = Je hebt al “hello” gezegd.
wrong-version = Deze pagina is ouder of nieuwer dan de server. Laad haar opnieuw.
message-malformed = De server begrijpt dit bericht niet.
form-malformed = De server begrijpt dit verzoek niet: { $reason }.
body-too-large = Dit is groter dan { $most } KB.
body-too-slow = Dit deed er te lang over om aan te komen. Probeer het nog eens.
not-json = Stuur het als application/json.
other-origin = De pagina van een andere site mag dit hier niet.
wrong-host = Deze server antwoordt alleen op { $url }.
nothing-here = Hier is niets.
wrong-method = Zo kan dit niet gevraagd worden.
our-fault = Er ging iets mis op de server. Het is niet jouw schuld.
log-too-long = Dit logboek heeft meer dan { $most } zetten.
log-too-short = Het logboek heeft maar { $moves } zetten, geen { $given }.

port-taken = Poort { $port } op { $host } is al in gebruik. Kies een andere met --port.
address-unfit = De server kan niet luisteren op { $host }, poort { $port }: { $reason }.
settings-unreadable = { $file } kan niet worden gelezen: { $reason }.
settings-not-toml = { $file } is geen TOML: { $reason }.
settings-unknown-key = { $where }: er is geen instelling “{ $key }”.
settings-wrong-value = { $where }: “{ $key }” past niet: { $reason }.

# Waarderingen en de tabel van het seizoen
help-season = De tabel van het seizoen tonen: gewaardeerde partijen waar iedereen naar kon kijken.
column-name = Naam
column-matches = Partijen
column-won = Gewonnen
season-provisional = voorlopig
season-empty = Er is nog geen gewaardeerde partij afgelopen waar iedereen naar kon kijken.
season-pool = { $game } met { $players }
rated-as-printed = Aan een gewaardeerde tafel wordt gespeeld met de doos zoals die gedrukt is.
rated-one-seat = Aan een gewaardeerde tafel heeft iedereen maar één plaats.
rated-own-luck = Een gewaardeerde tafel heeft een eigen toeval: het kan er niet hetzelfde zijn als aan een andere tafel.
rated-no-programs = Vreemde programma’s kunnen niet aan een gewaardeerde tafel zitten: niemand weet hoe sterk ze zijn.
rated-to-the-end = Een gewaardeerde partij eindigt als ze is uitgespeeld, als iemand opgeeft of als iedereen het ermee eens is.
no-such-result = Je hebt geen uitslag aan deze tafel.

# What the command line itself refuses
click-missing = Er ontbreekt: { $what }.
click-no-such-option = Er is geen optie { $what }.
click-bad-value = “{ $what }”: deze waarde past niet ({ $reason }).
click-not-a-number = { $what } vraagt een heel getal, niet “{ $given }”.
click-too-much = Dat is te veel: { $given }.
click-misused = { $what } kun je zo niet gebruiken.
click-other = { $reason }
try-help = “{ $command } --help” laat zien hoe het werkt.
reason-not-there = dat bestand of die map bestaat niet
reason-forbidden = de toegang is geweigerd
reason-folder = het is een map
reason-no-folder = een deel van het pad is geen map
reason-full = de schijf is vol

# The page, and a table, as messengers show a link to them
start-line = Spellen met draken en dwergen in één berg. Open de pagina, stuur een link, speel.
preview-invites = { $who } nodigt je uit voor { $game }
preview-free = { $n ->
    [one] Er is nog { $n } plaats vrij.
   *[other] Er zijn nog { $n } plaatsen vrij.
}
preview-played = Aan tafel: { $who }
preview-over = De partij is voorbij. Aan tafel: { $who }

# Meldingen, en wat eraan kan schelen
notice-turn-title = Jij bent aan de beurt: { $game }
notice-turn = Jij bent aan de beurt.
notice-turn-of = { $name }, jij bent aan de beurt: { $game }
notice-broken-title = Meldingen die niet aankomen
notice-broken = Langs deze weg bereiken meldingen je niet meer: { $way }. In de instellingen staat waarom.
notice-test-title = Een proef
notice-test = Meldingen van Wyrmhoard komen hier aan.
notice-confirm-title = Meldingen per e-mail?
notice-confirm = Iemand, waarschijnlijk jij, wil dat Wyrmhoard naar dit adres schrijft zodra er een zet gedaan moet worden. Was jij dat, open dan deze link; doe anders niets en er komt geen mail meer.
notice-stop = Geen mails meer van deze soort:
way-push = deze browser
way-mail = e-mail
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = een eigen webhook
host-lacks-push = Wie deze server beheert, heeft meldingen in de browser niet aangezet (push = true).
host-lacks-mail = Wie deze server beheert, heeft geen mailserver ingesteld (mail_server, mail_from, public_url).
host-lacks-webhooks = Wie deze server beheert, heeft webhooks niet aangezet (webhooks = true).
host-lacks-packages = Wie deze server beheert, heeft niet geïnstalleerd wat hiervoor nodig is: pip install 'wyrmhoard[notices]'
mail-unfit = Dat is geen e-mailadres.
mail-not-confirmed = Dit adres heeft nog geen ja gezegd: open de link in de mail.
push-unfit = Het antwoord van deze browser is niet genoeg voor meldingen. Zet ze uit en weer aan.
address-not-web = Er is een adres nodig dat met https:// begint.
discord-unfit = Dat is geen adres van een Discord-webhook; daar staat /api/webhooks/ in.
matrix-unfit = Matrix heeft een kamer als !abc:example.org en een toegangstoken nodig.
ntfy-unfit = Dat is geen adres van een ntfy-onderwerp, zoals https://ntfy.sh/mijn-onderwerp
token-unfit = Een token heeft geen spaties en alleen gewone letters, cijfers en tekens.
too-many-channels = Meer dan { $most } kan niet. Verwijder er eerst een.
no-such-channel = Dat hoort niet meer bij je meldingen.
link-unknown = Deze link is niet meer geldig.
zone-unknown = De tijdzone { $zone } is hier niet bekend.
passkey-unfit = De passkey kon niet worden gecontroleerd. Probeer het nog eens.
passkey-unknown = Deze server kent die passkey niet.
trouble-address = Het adres is niet bruikbaar.
trouble-inside = Het adres leidt naar het eigen netwerk van de server, en dat mag hier niet.
trouble-not-reached = Op dat adres was niemand te bereiken.
trouble-slow = Er kwam niet op tijd antwoord.
trouble-tls = De verbinding kon niet worden beveiligd: het certificaat is niet geldig.
trouble-redirects = Het adres verwijst steeds verder.
trouble-busy = De andere kant kon op dat moment niets aannemen.
trouble-refused = De andere kant heeft het bericht geweigerd.
trouble-gone = Deze browser neemt geen meldingen meer aan.
trouble-key-changed = De sleutel van de server is veranderd. Zet de meldingen in die browser opnieuw aan.
trouble-webhook-gone = De webhook bestaat niet meer, of de token is niet geldig.
trouble-mail-refused = Het mailadres werd geweigerd.
trouble-mail-server = De mailserver neemt op dit moment geen mails aan.

# Looking back on a match
help-review = Terugkijken op een afgelopen partij: welke beslissingen iets weggaven, en wat geluk ermee te maken had.
help-review-seat = Alleen de beslissingen van deze plaats, geteld vanaf 1. Anders die van iedereen.
help-review-rounds = Zoekrondes per beslissing; meer duurt langer en is zekerder.
help-review-seed = Dezelfde seed geeft dezelfde terugblik.
reviewing = Terugblik
review-unfinished = Terugkijken kan alleen op een afgelopen partij.
review-stopped = Voortijdig gestopt; wat ontbreekt, is niet bekeken.
review-how = Beslissingen worden beoordeeld naar wat er toen te weten was; geluk wordt gewaardeerd met alles open op tafel.
review-account = Verwacht deel van de overwinning: { $start } aan het begin, { $result } aan het eind.
review-lost = Zeker weggegeven, alles bij elkaar: { $share }.
review-nothing-lost = Geen enkele beslissing gaf zeker iets weg.
review-decisions = Beslissingen om nog eens te bekijken
review-turned = Waar het keerde
review-better = beter: { $what } ({ $worth })
review-known = te weten was: { $what }
review-move = Zet { $n }: { $what }
review-luck = geluk
review-own = eigen beslissingen
review-others = beslissingen van anderen
review-together = gelijktijdige keuzes
review-forced = gedwongen zetten
mark-brilliant = briljant
mark-best = beste
mark-good = goed
mark-inaccuracy = onnauwkeurig
mark-mistake = fout
mark-blunder = blunder
# Deals

deal-not-open = Het geluk van dit vergelijkingsspel is nog niet onthuld: anderen kunnen het nog spelen. Download het logboek opnieuw als { $day } voorbij is (UTC) en controleer het dan.
deal-hidden = Je ziet wat anderen ervan gemaakt hebben zodra je dit vergelijkingsspel zelf hebt gespeeld.
deal-no-chat = Aan de tafel van een vergelijkingsspel schrijft tot het einde alleen wie er zit.
deal-of-day = Iedereen heeft één tafel voor het spel van de dag: het begint op de startpagina.
deal-over = De tijd voor dit vergelijkingsspel is voorbij: het geluk is onthuld.
no-such-deal = Dit vergelijkingsspel bestaat niet.
