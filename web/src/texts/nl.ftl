# The page. Ids are the same in every language.

title = Wyrmhoard
language = Taal
skip-to-content = Naar de inhoud
page-loading = Een ogenblik…
close-sheet = Sluiten
refused-somehow = Dat is niet gelukt.
server-not-reached = De server is niet bereikbaar. Is er netwerk?
needs-server = Hiervoor is een Wyrmhoard-server nodig, en deze pagina werkt zonder.
connection-lost = De verbinding is weg. Nieuwe poging…
page-failed = Er ging iets mis op deze pagina. Niets van wat gespeeld is, gaat verloren.
page-outdated = Er is een nieuwere versie van deze pagina.
page-reload = Opnieuw laden
missing-title = Hier zijn alleen vleermuizen
missing-text = Op dit adres staat geen pagina.
to-the-mountain = Naar de startpagina
sure-ask = Weet je het zeker?
sure-no = Nee

# The start page
bots-play = Sterkte van de bots
game-facts = { $exact ->
    [yes] { $most } spelers
   *[no] { $least }–{ $most } spelers
} · { $minutes } min · { $age }+
game-in-english = Nog niet vertaald: dit spel spreekt Engels
just-changed = Zojuist veranderd
play-now = Nu spelen
play-friends = Met vrienden
rules-of-game = Spelregels
my-tables = Mijn tafels
open-tables = Open tafels
no-open-tables = Er wacht nu geen tafel op spelers. Open er een!
tables-not-reached = De server is nu niet bereikbaar. De tafels van anderen staan hier zodra hij weer antwoordt.
table-waits = { $n ->
    [one] { $n } plaats vrij
   *[other] { $n } plaatsen vrij
}
table-is-over = afgelopen
table-rules-gone = beëindigd: de spelregels zijn er niet meer
table-rules-gone-told = Aan deze tafel werd gespeeld met een eerdere versie van de spelregels, die hier niet meer is. De partij is beëindigd en kan niet worden getoond, maar het verslag kan worden bewaard.
table-won-mine = Jij wint
table-won = Winst voor { $who }
table-forget = Verwijderen
table-forget-ask = Uit je lijst verwijderen?
table-drop-ask = Deze partij verwijderen? Die is dan weg.
table-is-played = wordt gespeeld
played-tables = Wordt nu gespeeld
table-watch = Meekijken
played-since = sinds { $when }
turn-yours = Jij bent aan de beurt
turn-of-other = { $who } is aan de beurt
replay-file = Een partij uit een bestand bekijken

# A table for friends
friends-title = { $game } met vrienden
how-many-players = Spelers
at-this-device = Aan dit apparaat
at-this-device-more = Ook aan dit apparaat
name-of-player = Naam van speler { $n }
seat-remove = Speler { $n } weghalen
other-seats = De andere plaatsen
seat-free-name = Plaats { $n }
seat-for-friend = Vrij, voor een vriend met de link
seat-for-bot = Bot ({ $level })
clock-label = Bedenktijd
clock-none = Zo lang je wilt
clock-minute = 1 minuut per zet
clock-ten-minutes = 10 minuten voor de partij
clock-day = 1 dag per zet
clock-three-days = 3 dagen per zet
listed-label = Tonen op de startpagina: iedereen mag meedoen zolang er een plaats vrij is, en meekijken
friends-serverless = Deze pagina werkt zonder server: je speelt op dit apparaat, samen en met bots.
hints-label = Spelers mogen om tips vragen
house-rules = Huisregels
variant-label = Variant
variant-none = Zoals gedrukt
own-box = Een eigen doos (een TOML-bestand)
own-box-taken = Er wordt gespeeld met de doos ‘{ $name }’.
house-named = ‘{ $name }’
open-the-table = Tafel openen

# Links
link-label = Link
link-copy = Kopiëren
link-share = Delen
link-copied = De link is gekopieerd.
link-marked = De link is geselecteerd. Kopieer hem met je toetsenbord.
link-code = Link als QR-code: { $what }

# Settings
settings-title = Instellingen
your-name = Jouw naam
name-keep = Naam bewaren
name-kept = Je heet nu { $name }. Aan tafels waar je al zit, houd je je oude naam.
theme-label = Weergave
theme-system = Zoals het apparaat
theme-light = Dag
theme-dark = Nacht
speed-label = Tempo van andermans beurten
speed-normal = Normaal
speed-quick = Snel
speed-off = Meteen
speed-shared = Zitten er meer mensen aan tafel, dan houden de bots het rustigste tempo aan dat iemand daar heeft gekozen.
sending-label = Een gekozen zet wordt verstuurd
sending-moment = Na een tel
sending-now = Meteen
sending-confirm = Als ik bevestig
mute-label = Chat niet tonen
sound-label = Zachte geluiden aan tafel: een kaart, een dobbelsteen, een munt, jouw beurt, het einde
keys-label = Losse toetsen werken aan tafel (R regels, H tip, U terugnemen, S overslaan)
device-other = Een ander apparaat
device-make-link = Link voor een ander apparaat maken
device-scan = { $n ->
    [one] Open deze link binnen { $n } minuut op het andere apparaat. Hij werkt één keer.
   *[other] Open deze link binnen { $n } minuten op het andere apparaat. Hij werkt één keer.
}
device-title = Hier verder spelen
device-text = Je naam en je tafels komen ook op dit apparaat. Wie je hier eerder was, wordt vergeten.
device-become = Ja, dit is mijn apparaat
device-welcome = Welkom terug, { $name }.

# The table
seats-title = Spelers
seat-you-short = jij
seat-away = weg, een bot speelt verder
seat-program = programma
seat-bot-level = bot, { $level }
seat-not-here = niet verbonden
seat-winner = gewonnen
seat-to-move = aan zet
days-left = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}
waiting-for = { $n ->
    [0] Alle plaatsen zijn bezet.
    [one] Nog één speler en het begint.
   *[other] Nog { $n } spelers en het begint.
}
sit-here = Hier zitten
add-bot = Bot erbij
fill-bots = Vul aan met bots
remove-bot = Wegsturen
leave-seat = Opstaan
invite-title = Vrienden uitnodigen
question-yours = Jij bent aan de beurt: wat doe je?
waiting-for-move = Wachten op { $who }.
chosen-move = Gekozen: { $move }
sending-move = Verstuurd: { $move }
confirm-move = Zo spelen
move-take-back = Terugnemen
choice-taken-back = Teruggenomen: { $move }
choice-lapsed = Niet verzonden, want de vraag is veranderd: { $move }
moves-in-words = Je zetten in woorden
board-failed = Het bord is gestruikeld. Je zetten in woorden werken nog.
board-again = Bord opnieuw tonen
skip-animation = Overslaan
hint-ask = Tip
hint-follow = Zo doen
i-am-back = Ik ben er weer
secret-title = Jouw geheim
secret-only-you = Verder weet niemand dit.
secret-understood = Ik onthoud het
undo-free = Terugnemen
undo-ask = Vragen om terug te nemen
undo-wish = { $who } wil een zet terugnemen. Goed?
undo-agree = Goed
undo-refuse = Nee
undo-asked = { $who } wil een zet terugnemen en wacht op antwoord.
end-wish = { $who } wil de partij beëindigen zoals die nu staat. Akkoord?
end-wish-refuse = Doorspelen
end-asked = { $who } wil de partij beëindigen en wacht op antwoord.
undone-told = { $n ->
    [one] { $who } neemt { $n } zet terug.
   *[other] { $who } neemt { $n } zetten terug.
}
why-not-allowed = Maar het mag! Hij staat bij je zetten.
rule-open = Regel { $clause }
rules-all = Alle regels, één voor één
rules-search = Zoeken in de spelregels
rules-found = { $n ->
    [one] { $n } regel
   *[other] { $n } regels
}
log-and-chat = Verloop en chat
log-title = Wat er gebeurde
chat-title = Chat
chat-say = Zeg iets
chat-send = Sturen
chat-mute = Stil
chat-muted = De chat wordt niet getoond.
chat-listen = Chat tonen
chat-empty-yet = Nog niemand heeft iets gezegd.
chat-watches = kijkt toe
spectators-count = { $n ->
    [0] Niemand kijkt mee.
    [one] { $n } persoon kijkt mee.
   *[other] { $n } mensen kijken mee.
}
table-about = Over deze tafel
table-host = Geopend door { $who }.
leave-table = Tafel verlaten
end-table = Tafel sluiten
resign = Opgeven
resign-wins = Als je opgeeft, eindigt de partij en wint { $who }.
resign-bot = Als je opgeeft, speelt een bot op jouw plaats door tot het einde: de anderen houden hun partij.
resign-alone = Als je opgeeft, blijven er alleen bots over: de partij eindigt zonder winnaar.
propose-end = Voorstellen om te stoppen
propose-end-text = Zodra iedereen akkoord is, eindigt de partij zoals die staat; dan wint niemand.
end-match = De partij beëindigen
curtain-pass = Geef het apparaat aan { $who }
curtain-text = De anderen kijken nu weg.
curtain-open = Ik ben { $who }

# The end
end-title = De partij is afgelopen
end-stopped = De tafel werd voor het einde gesloten.
end-nobody = Deze keer wint niemand.
end-resigned = { $who } geeft op: { $winner } wint.
end-given-up = { $who } geeft op en er blijven alleen bots over: niemand wint.
end-agreed = Iedereen vond het goed om hier te stoppen: niemand wint.
end-shared = { $who } delen de overwinning.
end-ahead = { $who } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $ahead ->
    [one] { $ahead } punt
   *[other] { $ahead } punten
} meer dan alle anderen.
end-ahead-of = { $who } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $ahead ->
    [one] { $ahead } punt
   *[other] { $ahead } punten
} meer dan { $next }.
end-tie-broken = { $who } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. De punten zijn gelijk, maar de beslissing valt uit voor { $who }.
end-otherwise = { $who } wint. Punten zijn niet alles: { $points ->
    [one] { $points } punt was
   *[other] { $points } punten waren
} genoeg.
end-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
end-standing = Dit zijn de punten zoals ze stonden.
story-title = Hoe de punten tot stand kwamen
story-numbers = Ronde na ronde, in cijfers
story-round = Ronde
story-start = Begin
turning-lead = Het keerpunt: in ronde { $n } neemt { $who } de leiding en houdt die vast.
turning-first = { $who } staat van de eerste tot de laatste ronde voor.
turning-last = Het keerpunt komt helemaal aan het eind: pas in de laatste ronde neemt { $who } de leiding.
luck-check = Toeval controleren
luck-is-fair = { $n ->
    [one] Eerlijk: die ene trekking is wat het geheim zegt. Je browser heeft het zelf nagerekend.
   *[other] Eerlijk: alle { $n } trekkingen zijn wat het geheim zegt. Je browser heeft het zelf nagerekend.
}
luck-is-given = { $n ->
    [one] De eerste zet komt van een andere tafel: het geluk daarvan is hier niet gecontroleerd.
   *[other] De eerste { $n } zetten komen van een andere tafel: het geluk daarvan is hier niet gecontroleerd.
}
luck-is-wrong = Niet eerlijk: zet { $n } is niet wat het geheim zegt.
luck-other-secret = Niet eerlijk: het geheim is niet dat waaraan de tafel zich in het begin bond.
luck-seed-used = { $n ->
    [one] Nagegaan door deze browser: je eigen getal is gebruikt, en de ene trekking die hij hoorde klopt.
   *[other] Nagegaan door deze browser: je eigen getal is gebruikt, en alle { $n } trekkingen die hij hoorde kloppen.
}
luck-other-seed = Niet eerlijk: dit is niet het getal dat deze browser gaf, of niet de vastlegging die hij eerst zag.
luck-heard-other = Niet eerlijk: trekking { $n } is niet wat deze browser hoorde.
luck-no-seed = Deze browser gaf aan deze tafel geen eigen getal.
luck-other-seal = Niet eerlijk: een getal is niet het verzegelde.
luck-seed-missing = Het getal van { $name } werd verzegeld maar niet op tijd genoemd; het telde niet mee.
luck-commitment = Het geluk van deze partij ligt vast door:
rematch-ask = Nog een keer met dezelfde mensen
rematch-go = Naar de volgende partij
replay-watch = Terugkijken
log-download = Downloaden

# Watching again
replay-title = Een partij bekijken
replay-of = { $game }, teruggekeken
replay-drop = Sleep een gedownloade partij hierheen en je kunt die bekijken.
replay-choose = Of kies het bestand
file-no-log = Dat bestand is geen partij van ons.
replay-controls = Afspelen
replay-move = Zet
replay-move-of = { $n } van { $all }
replay-before = Voor de eerste zet
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Tempo
replay-view = Gezien door
replay-spectator = een toeschouwer
replay-open = iedereen, alles open
replay-last-decision = Vorige beslissing
replay-next-decision = Volgende beslissing
replay-link = Link naar dit moment
replay-continue = Van hier verder tegen bots

## A match in this browser

table-is-here = Deze partij leeft in deze browser: geen server weet ervan.
invite-friends = Verder spelen met anderen
invite-line = De partij verhuist zoals die is naar de server, en anderen nemen deze plaatsen over:
invite-instead = iemand anders in plaats van { $who }
invite-go = Verhuizen en uitnodigen
invite-nobody = Iedereen zit aan dit apparaat: er is geen plaats voor iemand anders.
local-stopped = De regels zijn in deze browser gestopt. Ze worden opnieuw gestart; de partij is nog zoals die was.
local-not-here = Deze browser kan dit spel niet alleen spelen.
local-not-kept = Deze browser bewaart niets: de partij is weg als de pagina wordt gesloten. Download de partij als je die wilt bewaren.
local-damaged = Deze partij werd in deze browser bewaard, maar het verslag ervan is beschadigd en er kan niet verder worden gespeeld. Je kunt downloaden wat er is.
local-no-table = Deze partij is niet in deze browser. Misschien is die in een andere gespeeld, of zijn de gegevens gewist.
table-here-mark = in deze browser

## Learning

learn-offer = Nieuw voor je? 4 minuten
lesson-title = Je eerste partij
lesson-step = Stap { $n } van { $all }
lesson-go-on = Verder
lesson-not-now = Dat mag, en straks doe je het ook. Probeer nu eerst wat oplicht.

# reach: notices, passkeys, all about me
reach-title = Als ik aan de beurt ben
reach-text = Ben je aan de beurt terwijl je niet aan tafel zit, dan kun je bericht krijgen: één keer per beurt, en nooit over wat verborgen is.
reach-show = Instellen
reach-on = Aan
reach-asked = Er is een mail onderweg: open de link om ja te zeggen.
reach-broken = Opgegeven:
reach-broken-note = Een manier waarop je van je beurten hoort, werkt niet meer. In de instellingen staat waarom.
reach-trouble = De laatste melding kwam niet aan, het wordt opnieuw geprobeerd:
reach-this-browser = Deze browser, sinds { $when }
reach-other-browser = Een andere browser, sinds { $when }
reach-push-on = Meldingen in deze browser
push-denied = De browser mag geen meldingen van deze pagina tonen. In zijn eigen instellingen is dat te veranderen.
push-not-here = Deze browser kan hier geen meldingen tonen. Bij sommige moet de pagina geïnstalleerd zijn, en alle hebben https nodig.
reach-try = Uitproberen
reach-tried = Verstuurd. Zo meteen zou het er moeten zijn.
reach-remove = Verwijderen
reach-add = Nog een manier
reach-add-now = Toevoegen
reach-address-mail = E-mailadres
reach-address-discord = Adres van de Discord-webhook
reach-address-matrix = Adres van de Matrix-server
reach-address-ntfy = Adres van het ntfy-onderwerp
reach-address-json = Adres dat JSON krijgt
reach-room = Kamer
reach-token = Toegangstoken
reach-token-maybe = Toegangstoken, als het onderwerp er een nodig heeft
reach-secret = Berichten zijn ondertekend met dit geheim, dat alleen nu wordt getoond:
quiet-label = Stille uren: wat dan komt, wacht tot ze voorbij zijn
quiet-from = Van
quiet-to = Tot
passkey-title = Een sleutel die van mij blijft
passkey-text = Met een passkey ben je bekend op elk apparaat dat hem heeft: met een verloren apparaat is niets verloren, en je hebt geen account nodig.
passkey-not-here = Deze browser kent hier geen passkeys; daarvoor is https nodig.
passkey-not-made = De passkey is niet gemaakt of niet getoond.
passkey-show = Mijn passkeys tonen
passkey-add = Passkey toevoegen
passkey-added = De passkey is toegevoegd. Bewaar hem bij je andere.
passkey-use = Hier verder met een passkey
passkey-of = Toegevoegd: { $when }
my-data = Alles over mij
my-data-save = Alles opslaan wat deze server van mij weet
my-data-forget-text = Wie vergeten wordt, geeft lopende partijen op, en de naam blijft nergens staan. Dat is niet terug te draaien.
my-data-forget = Vergeet mij
mail-confirm-title = Meldingen per e-mail
mail-confirm-done = { $about } hoort het vanaf nu als je aan de beurt bent.
mail-stop-title = Geen mails meer
mail-stop-done = { $about } krijgt van hier geen mails meer.

# Your own box
own-title = Je eigen doos
own-text = Vul in wat je bord en je kaarten laten zien. Elke verandering wordt meteen gecontroleerd, en wat je maakt blijft in deze browser.
own-board = Het bord van je doos
own-board-text = Raak aan wat er bij jou anders uitziet. Een ster toont wat niet zoals gedrukt is.
own-unsure-keys = Niemand heeft ons dit met zekerheid verteld: { $what }. Kijk in je eigen doos.
own-unsure = Niemand heeft ons dit met zekerheid verteld: kijk in je eigen doos.
own-values = Alle waarden
own-name = Naam van deze doos
own-new-name = Mijn doos
own-mine = Mijn dozen
own-new = Nieuw, zoals gedrukt
own-remove = Deze doos verwijderen
own-share = Delen met een link
own-share-text = De link bevat alles wat niet zoals gedrukt is. Wie hem opent, ziet je doos en kan ermee spelen.
own-save = Downloaden (TOML)
own-saved = Bewaard als { $file }. Ook het programma neemt hem: --box { $file }
own-open = Een bestand openen
own-line = Regel { $n }:
own-from-link = ‘{ $name }’ komt uit een link. Hij is van jou zodra je hem houdt of verandert.
own-keep = Houden
own-not-kept = Deze browser bewaart hier niets, of heeft geen ruimte meer: download de doos als je hem morgen nog wilt hebben.
own-is-printed = Alles is zoals gedrukt.
own-differs = Waarden die niet zoals gedrukt zijn: { $n }.
own-differs-here = niet zoals gedrukt
own-fits = Alles past. Spelers, hoogstens: { $most }.
own-broken = Dit past nog niet bij elkaar.
own-undo = Ongedaan maken
own-redo = Opnieuw
own-all-printed = Alles zoals gedrukt
own-as-printed = Zoals gedrukt: { $value }
own-on = aan
own-off = uit
own-play = Ermee spelen
own-at-table = Hier wordt met een eigen doos gespeeld: ‘{ $name }’. Niet zoals gedrukt:
own-at-table-unnamed = Aan deze tafel is niet alles zoals gedrukt:
own-look = Deze doos bekijken
box-link-broken = Deze link naar een doos is beschadigd of van een andere versie. Er is niets van overgenomen.
printed-first = Wie begint
printed-first-drawn = wordt geloot
trial-title = Wat zou dat doen?
trial-text = Bots van het laagste niveau (spelers: { $seats }) spelen tot { $n } partijen met de gedrukte doos en evenveel met de jouwe, vanuit hetzelfde toeval, hoogstens een minuut lang.
trial-start = Uitproberen
trial-stop = Stoppen
trial-so-far = Gespeelde partijen met elke doos: { $n }.
trial-none = Geen verschil is groter dan toeval het kan maken.
trial-some = Wat vet staat, is meer dan toeval.
trial-outdated = De doos of het aantal spelers is sindsdien veranderd.
trial-figure = Gemiddeld
trial-printed = Gedrukt
trial-own = De jouwe
trial-more = Verschil
trial-sure = meer dan toeval
trial-chance = misschien toeval
trial-moves = Zetten in een partij
trial-points = Punten, plaats { $n }
trial-share = Deel van de winst, plaats { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Terugblik
look-back-ask = Terugkijken op deze partij
look-back-about = Elke beslissing wordt opnieuw bekeken, met wat je toen kon weten. Dat duurt een paar seconden.
look-back-doing = Terugblik: { $done } van { $all }
look-back-stop = Stoppen
look-back-curve = Verwacht deel van de overwinning, zet voor zet
look-back-now = Zet { $n }: { $share }
look-back-start = Aan het begin
look-back-result = Aan het eind
look-back-sum = Opgeteld heb je zeker { $lost } van een overwinning weggegeven; geluk veranderde je verwachte deel met { $luck }.
look-back-alone = Geluk veranderde je verwachte deel met { $luck }.
# ratings: rated tables, my results, the season
rated-label = Gewaardeerd: de uitslag telt
rated-about = Iedereen speelt op een eigen apparaat, met de doos zoals die gedrukt is, zonder tips en zonder terugnemen. Wie opgeeft of er aan het eind niet is, heeft verloren. Alleen partijen die op de startpagina staan, komen in de tabel van het seizoen.
rated-mark = Gewaardeerd
rated-change = Je waardering: { $before } → { $after }
rated-not-moved = Deze partij heeft niemands waardering veranderd.
results-title = Mijn uitslagen
results-about = Een waardering zegt hoe goed je een spel met zoveel spelers speelt. Die begint bij 25. Het getal achter ± is de onzekerheid: in twee van de drie gevallen ligt de waarheid niet verder weg. Bots zijn op dezelfde schaal gemeten, en een gemiddelde is 25.
results-empty = Op deze server is nog geen partij van jou afgelopen. Wat je alleen in deze browser hebt gespeeld, staat op de startpagina onder ‘Mijn tafels’.
results-matches = { $n ->
    [one] { $n } gewaardeerde partij
   *[other] { $n } gewaardeerde partijen
}
results-bots = Bots: { $bots }
results-unmeasured = niet gemeten
results-place = Plaats { $place } van { $all }
results-gone = Opgegeven of afwezig
results-broken-off = Afgebroken
results-not-rated = niet gewaardeerd
results-curve = Je waardering partij voor partij, van { $first } tot { $last }
season-title = Het seizoen
season-named = Het seizoen: { $name }
season-since = Sinds { $when }.
season-about = Gewaardeerde partijen waar iedereen naar kon kijken. Elk seizoen begint iedereen opnieuw, en wat aan besloten tafels wordt gespeeld, is hier niet te zien.
# Deals: the same luck at several tables

deal-of-the-day = Spel van de dag
deal-day-about = Iedereen speelt vandaag met dezelfde kaarten en dobbelstenen tegen dezelfde bots.
deal-day-go-on = Spel van de dag: verder
deal-day-compare = Spel van de dag: vergelijken
deal-label = Anderen kunnen hetzelfde aan een andere tafel spelen
deal-label-note = Een andere tafel kan dan met dezelfde kaarten en dobbelstenen spelen, en jullie vergelijken. Zodat het geluk voor iedereen gelijk is, voegt geen enkele plaats een eigen getal toe: de vastlegging van de server bepaalt het vooraf, en na twee weken wordt het onthuld om te controleren.
deal-waiting = Deze tafel speelt een vergelijkingsspel: anderen kunnen aan een andere tafel met dezelfde kaarten en dobbelstenen spelen. Daarom voegt geen plaats een getal aan het geluk toe.
deal-to = Naar het vergelijkingsspel
deal-hidden-title = Speel het eerst
deal-hidden-text = Andere tafels spelen dit vergelijkingsspel ook. Je mag kijken zodra je het zelf hebt gespeeld.
deal-compare = Met anderen vergelijken
deal-opens = Het geluk van dit vergelijkingsspel blijft geheim tot { $when }, want anderen kunnen het nog spelen. Daarna kun je het hier controleren.
deal-is-open = Het geluk van dit vergelijkingsspel is onthuld: aan het einde van elk van zijn tafels kun je het controleren.
deal-as-heard = { $n ->
    [one] De ene trekking is zoals deze browser haar hoorde, bepaald door de vastlegging die hij het eerst zag.
   *[other] Alle { $n } trekkingen zijn zoals deze browser ze hoorde, bepaald door de vastlegging die hij het eerst zag.
}
deal-title = Vergelijkingsspel
deal-players = { $n ->
    [0] nog niemand heeft het gespeeld
    [one] één persoon heeft het gespeeld
   *[other] { $n } mensen hebben het gespeeld
}
deal-play-first = Je ziet hoe het anderen verging zodra je het zelf hebt gespeeld. Je eerste keer telt.
deal-play = Nu spelen
deal-go-on = Verder spelen
deal-place = Plaats { $place } van { $of }
deal-better = { $n } % van de vergelijkingspunten op deze plaats
deal-alone = Er is nog niemand om mee te vergelijken
deal-seat = Plaats { $n }
deal-range = { $n ->
    [one] Eén resultaat: { $least } punten
   *[other] { $n } resultaten, van { $least } tot { $most } punten
}
deal-score = { $n } %
deal-again = niet voor het eerst
deal-bot-played = een bot speelde verder
deal-late = te laat om te tellen
deal-playing = Wordt nog gespeeld
deal-show = Wie het gespeeld heeft, mag mijn partij bekijken
deal-another = Aan een andere tafel spelen
deal-exchange = Dezelfde mensen, plaatsen geruild
deal-yesterday = Het spel van gisteren
deal-today = Het spel van vandaag
deal-how = Hoe het werkt
deal-fair = Wie hetzelfde doet, krijgt dezelfde kaarten en dobbelstenen; waar tafels verschillen, delen ze nog zoveel geluk als kan. Alleen de eerste keer telt, en niemand ziet er iets van zonder zelf gespeeld te hebben. Wie onder een tweede naam komt, zou twee keer kunnen spelen: dat is niet te voorkomen. Dagen beginnen en eindigen volgens de wereldtijd (UTC). Vergelijkingspunten tellen als bij duplicate bridge: één voor ieder op dezelfde plaats die het slechter deed, een half bij gelijke stand.
deal-secret = Het geluk volgde uit dit geheim:
deal-copy = De link kopiëren
