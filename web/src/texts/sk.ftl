# The page. Ids are the same in every language.

title = Wyrmhoard
language = Jazyk
skip-to-content = Prejsť na obsah
page-loading = Okamih…
close-sheet = Zavrieť
refused-somehow = To sa nepodarilo.
server-not-reached = Server neodpovedá. Funguje sieť?
needs-server = Na to treba server Wyrmhoard a táto stránka beží bez neho.
connection-lost = Spojenie sa stratilo. Skúšame to znova…
page-failed = Na tejto stránke sa niečo pokazilo. Nič z toho, čo sa odohralo, nie je stratené.
page-outdated = Existuje novšia verzia tejto stránky.
page-reload = Načítať znova
missing-title = Tu sú len netopiere
missing-text = Na tejto adrese nie je žiadna stránka.
to-the-mountain = Na úvodnú stránku
sure-ask = Naozaj?
sure-no = Nie

# The start page
bots-play = Úroveň botov
game-facts = { $exact ->
    [yes] Hráčov: { $most }
   *[no] { $least } – { $most } hráčov
} · { $minutes } min · { $age }+
game-in-english = Zatiaľ bez prekladu: táto hra hovorí po anglicky
just-changed = Práve sa zmenilo
play-now = Hrať hneď
play-friends = S priateľmi
rules-of-game = Pravidlá
my-tables = Moje stoly
open-tables = Otvorené stoly
no-open-tables = Žiadny stôl teraz nečaká na hráčov. Otvor nejaký!
tables-not-reached = Server teraz neodpovedá. Stoly ostatných tu budú, hneď ako sa ozve.
table-waits = { $n ->
    [one] { $n } voľné miesto
    [few] { $n } voľné miesta
    [many] { $n } voľného miesta
   *[other] { $n } voľných miest
}
table-is-over = skončilo sa
table-rules-gone = skončilo sa: jeho pravidlá tu už nie sú
table-rules-gone-told = Pri tomto stole sa hralo podľa staršej verzie pravidiel, ktorá tu už nie je. Partia sa skončila a nedá sa zobraziť, jej záznam sa však dá uložiť.
table-won-mine = Víťazstvo je tvoje
table-won = Víťazstvo: { $who }
table-forget = Odobrať
table-forget-ask = Odobrať z tvojho zoznamu?
table-drop-ask = Odstrániť túto partiu? Nebude sa dať vrátiť.
table-is-played = hrá sa
played-tables = Práve sa hrá
table-watch = Sledovať
played-since = od { $when }
turn-yours = Si na ťahu
turn-of-other = Na ťahu: { $who }
replay-file = Prehrať partiu zo súboru

# A table for friends
friends-title = { $game } s priateľmi
how-many-players = Hráči
at-this-device = Pri tomto zariadení
at-this-device-more = Tiež pri tomto zariadení
name-of-player = Meno hráča { $n }
seat-remove = Odobrať hráča { $n }
other-seats = Ostatné miesta
seat-free-name = Miesto { $n }
seat-for-friend = Voľné, pre priateľa s odkazom
seat-for-bot = Bot ({ $level })
clock-label = Čas na rozmyslenie
clock-none = Ako dlho chcete
clock-minute = 1 minúta na ťah
clock-ten-minutes = 10 minút na partiu
clock-day = 1 deň na ťah
clock-three-days = 3 dni na ťah
listed-label = Ukázať na úvodnej stránke: ktokoľvek si môže prisadnúť, kým je voľno, a pozerať sa
friends-serverless = Táto stránka beží bez servera: hrá sa na tomto zariadení, spoločne aj s botmi.
hints-label = Hráči smú žiadať o radu
house-rules = Domáce pravidlá
variant-label = Variant
variant-none = Ako je vytlačené
own-box = Vlastná škatuľa (súbor TOML)
own-box-taken = Hrá sa so škatuľou „{ $name }“.
house-named = „{ $name }“
open-the-table = Otvoriť stôl

# Links
link-label = Odkaz
link-copy = Kopírovať
link-share = Zdieľať
link-copied = Odkaz je skopírovaný.
link-marked = Odkaz je označený. Skopíruj ho klávesnicou.
link-code = Odkaz ako QR kód: { $what }

# Settings
settings-title = Nastavenia
your-name = Tvoje meno
name-keep = Uložiť
name-kept = Teraz sa voláš { $name }. Pri stoloch, kde už sedíš, ti zostáva staré meno.
theme-label = Vzhľad
theme-system = Ako zariadenie
theme-light = Deň
theme-dark = Noc
speed-label = Tempo ťahov ostatných
speed-normal = Bežné
speed-quick = Rýchle
speed-off = Okamžité
speed-shared = Pri stole s viacerými ľuďmi sa boti riadia najpokojnejším tempom, ktoré si tam niekto zvolí.
sending-label = Zvolený ťah sa odošle
sending-moment = O okamih
sending-now = Ihneď
sending-confirm = Keď potvrdím
mute-label = Nezobrazovať chat
sound-label = Tiché zvuky pri stole: karta, kocka, minca, si na ťahu, koniec
keys-label = Pri stole fungujú jednotlivé klávesy (R pravidlá, H rada, U vziať späť, S preskočiť)
device-other = Iné zariadenie
device-make-link = Vytvoriť odkaz pre iné zariadenie
device-scan = { $n ->
    [one] Otvor tento odkaz na druhom zariadení do { $n } minúty. Platí raz.
    [few] Otvor tento odkaz na druhom zariadení do { $n } minút. Platí raz.
    [many] Otvor tento odkaz na druhom zariadení do { $n } minúty. Platí raz.
   *[other] Otvor tento odkaz na druhom zariadení do { $n } minút. Platí raz.
}
device-title = Pokračovať tu
device-text = Tvoje meno a stoly sa objavia aj na tomto zariadení. Doterajšie meno sa tu zabudne.
device-become = Áno, to je moje zariadenie
device-welcome = Vitaj späť, { $name }.

# The table
seats-title = Hráči
seat-you-short = ty
seat-away = preč, hrá bot
seat-program = program
seat-bot-level = bot, { $level }
seat-not-here = nepripojené
seat-winner = výhra
seat-to-move = na ťahu
days-left = { $n ->
    [one] { $n } deň
    [few] { $n } dni
    [many] { $n } dňa
   *[other] { $n } dní
}
waiting-for = { $n ->
    [0] Všetky miesta sú obsadené.
    [one] Ešte jeden hráč a začína sa.
    [few] Ešte { $n } hráči a začína sa.
    [many] Ešte { $n } hráča a začína sa.
   *[other] Ešte { $n } hráčov a začína sa.
}
sit-here = Sadnúť si sem
add-bot = Pridať bota
fill-bots = Doplniť botmi
remove-bot = Poslať preč
leave-seat = Vstať
invite-title = Pozvať priateľov
question-yours = Si na ťahu: čo urobíš?
waiting-for-move = Čaká sa, hrá: { $who }.
chosen-move = Zvolené: { $move }
sending-move = Odoslané: { $move }
confirm-move = Zahrať
move-take-back = Vziať späť
choice-taken-back = Vzaté späť: { $move }
choice-lapsed = Neodoslané, pretože sa otázka zmenila: { $move }
moves-in-words = Tvoje ťahy slovami
board-failed = Hrací plán sa potkol. Ťahy slovami fungujú ďalej.
board-again = Znova ukázať plán
skip-animation = Preskočiť
hint-ask = Rada
hint-follow = Urobiť to
i-am-back = Som späť
secret-title = Tvoje tajomstvo
secret-only-you = Nikto iný to nevie.
secret-understood = Zapamätám si to
undo-free = Vziať späť
undo-ask = Požiadať o vzatie späť
undo-wish = { $who } chce vziať ťah späť. Súhlasíš?
undo-agree = Súhlasím
undo-refuse = Nie
undo-asked = { $who } chce vziať ťah späť a čaká na odpoveď.
end-wish = { $who } chce ukončiť partiu v tomto stave. Súhlasíš?
end-wish-refuse = Hrať ďalej
end-asked = { $who } chce ukončiť partiu a čaká na odpoveď.
undone-told = { $n ->
    [one] { $who } berie späť { $n } ťah.
    [few] { $who } berie späť { $n } ťahy.
    [many] { $who } berie späť { $n } ťahu.
   *[other] { $who } berie späť { $n } ťahov.
}
why-not-allowed = Ale smieš! Je medzi tvojimi ťahmi.
rule-open = Pravidlo { $clause }
rules-all = Všetky pravidlá, jedno po druhom
rules-search = Hľadať v pravidlách
rules-found = { $n ->
    [one] { $n } bod pravidiel
    [few] { $n } body pravidiel
    [many] { $n } bodu pravidiel
   *[other] { $n } bodov pravidiel
}
log-and-chat = Priebeh a chat
log-title = Čo sa stalo
chat-title = Chat
chat-say = Povedz niečo
chat-send = Poslať
chat-mute = Stíšiť
chat-muted = Chat sa nezobrazuje.
chat-listen = Zobraziť chat
chat-empty-yet = Zatiaľ nikto nič nepovedal.
chat-watches = prizerá sa
spectators-count = { $n ->
    [0] Nikto sa nepozerá.
    [one] Pozerá sa { $n } človek.
    [few] Pozerajú sa { $n } ľudia.
    [many] Pozerá sa { $n } človeka.
   *[other] Pozerá sa { $n } ľudí.
}
table-about = O tomto stole
table-host = Pri stole hostí { $who }.
leave-table = Odísť od stola
end-table = Zavrieť stôl
resign = Vzdať sa
resign-wins = Ak sa vzdáš, partia sa skončí a vyhráva { $who }.
resign-bot = Ak sa vzdáš, na tvojom mieste dohrá bot: ostatní o partiu neprídu.
resign-alone = Ak sa vzdáš, zostanú len boti: partia sa skončí bez víťaza.
propose-end = Navrhnúť koniec partie
propose-end-text = Keď všetci súhlasia, partia sa skončí v tomto stave; potom nevyhráva nikto.
end-match = Ukončiť partiu
curtain-pass = Odovzdaj zariadenie: { $who }
curtain-text = Ostatní sa teraz nepozerajú.
curtain-open = To som ja, { $who }

# The end
end-title = Partia sa skončila
end-stopped = Stôl zavreli pred koncom.
end-nobody = Tentoraz nevyhráva nikto.
end-resigned = { $who } sa vzdáva: vyhráva { $winner }.
end-given-up = { $who } sa vzdáva a zostávajú len boti: nevyhráva nikto.
end-agreed = Všetci súhlasili, že tu končíme: nevyhráva nikto.
end-shared = O víťazstvo sa delia { $who }.
end-ahead = Vyhráva { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}, náskok pred ostatnými { $ahead ->
    [one] { $ahead } bod
    [few] { $ahead } body
    [many] { $ahead } bodu
   *[other] { $ahead } bodov
}.
end-ahead-of = Vyhráva { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}, { $next } zaostáva o { $ahead ->
    [one] { $ahead } bod
    [few] { $ahead } body
    [many] { $ahead } bodu
   *[other] { $ahead } bodov
}.
end-tie-broken = Vyhráva { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}. Body sú rovnaké, ale pri zhode rozhoduje poradie, a to praje: { $who }.
end-otherwise = Vyhráva { $who }. Body nie sú všetko: { $points ->
    [one] stačil { $points } bod
    [few] stačili { $points } body
    [many] stačilo { $points } bodu
   *[other] stačilo { $points } bodov
}.
end-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodov
}
end-standing = Taký bol stav bodov.
story-title = Ako body pribúdali
story-numbers = Kolo po kole v číslach
story-round = Kolo
story-start = Začiatok
turning-lead = Zlom: v kole { $n } sa ujíma vedenia { $who } a už ho nepustí.
turning-first = { $who } vedie od prvého kola po posledné.
turning-last = Zlom prichádza až na konci: až v poslednom kole sa ujíma vedenia { $who }.
luck-check = Overiť náhodu
luck-is-fair = { $n ->
    [one] Poctivé: jediné žrebovanie zodpovedá tajomstvu. Prehliadač to spočítal sám.
    [few] Poctivé: všetky { $n } žrebovania zodpovedajú tajomstvu. Prehliadač to spočítal sám.
    [many] Poctivé: všetkých { $n } žrebovania zodpovedá tajomstvu. Prehliadač to spočítal sám.
   *[other] Poctivé: všetkých { $n } žrebovaní zodpovedá tajomstvu. Prehliadač to spočítal sám.
}
luck-is-given = { $n ->
    [one] Prvý ťah pochádza od iného stola: jeho žrebovanie sa tu neoverovalo.
    [few] Prvé { $n } ťahy pochádzajú od iného stola: ich žrebovanie sa tu neoverovalo.
    [many] Prvých { $n } ťahu pochádza od iného stola: ich žrebovanie sa tu neoverovalo.
   *[other] Prvých { $n } ťahov pochádza od iného stola: ich žrebovanie sa tu neoverovalo.
}
luck-is-wrong = Nepoctivé: ťah { $n } nezodpovedá tajomstvu.
luck-other-secret = Nepoctivé: nie je to tajomstvo, ku ktorému sa stôl na začiatku zaviazal.
luck-seed-used = { $n ->
    [one] Overené týmto prehliadačom: tvoje číslo sa použilo a jediné žrebovanie, o ktorom počul, súhlasí.
    [few] Overené týmto prehliadačom: tvoje číslo sa použilo a všetky { $n } žrebovania, o ktorých počul, súhlasia.
    [many] Overené týmto prehliadačom: tvoje číslo sa použilo a všetkých { $n } žrebovania, o ktorých počul, súhlasí.
   *[other] Overené týmto prehliadačom: tvoje číslo sa použilo a všetkých { $n } žrebovaní, o ktorých počul, súhlasí.
}
luck-other-seed = Nepoctivé: nie je to číslo, ktoré dal tento prehliadač, alebo nie záväzok, ktorý videl prvý.
luck-heard-other = Nepoctivé: žrebovanie { $n } nie je to, o ktorom tento prehliadač počul.
luck-no-seed = Tento prehliadač nedal tomuto stolu žiadne vlastné číslo.
luck-other-seal = Nepoctivé: niektoré číslo nie je to, ktoré bolo zapečatené.
luck-seed-missing = Číslo od { $name } bolo zapečatené, ale nebolo včas oznámené; nepočítalo sa.
luck-commitment = Náhodu tejto partie určuje:
rematch-ask = Ešte raz, rovnaká zostava
rematch-go = K ďalšej partii
replay-watch = Pozrieť si znova
log-download = Stiahnuť

# Watching again
replay-title = Prehrať partiu
replay-of = { $game }: záznam
replay-drop = Presuň sem stiahnutú partiu a prehrá sa.
replay-choose = Alebo vyber súbor
file-no-log = Tento súbor nie je naša partia.
replay-controls = Prehrávanie
replay-move = Ťah
replay-move-of = { $n } z { $all }
replay-before = Pred prvým ťahom
replay-back = O ťah späť
replay-forward = O ťah ďalej
replay-play = Prehrať
replay-pause = Pauza
replay-speed = Rýchlosť
replay-view = Očami
replay-spectator = diváka
replay-open = všetkých, všetko odkryté
replay-last-decision = Predchádzajúce rozhodnutie
replay-next-decision = Ďalšie rozhodnutie
replay-link = Odkaz na tento okamih
replay-continue = Hrať odtiaľto proti botom

## A match in this browser

table-is-here = Táto partia žije v tomto prehliadači: žiadny server o nej nevie.
invite-friends = Hrať ďalej s priateľmi
invite-line = Partia sa presťahuje na server taká, aká je, a tieto miesta prevezmú priatelia:
invite-instead = niekto iný namiesto { $who }
invite-go = Presťahovať a pozvať
invite-nobody = Všetci sedia pri tomto zariadení: pre nikoho ďalšieho tu nie je miesto.
local-stopped = Pravidlá sa v tomto prehliadači zastavili. Spúšťajú sa znova; partia je, aká bola.
local-not-here = Tento prehliadač nedokáže túto hru hrať sám.
local-not-kept = Tento prehliadač nič neuchováva: po zatvorení stránky partia zmizne. Stiahni si ju, ak si ju chceš nechať.
local-damaged = Táto partia bola uložená v tomto prehliadači, ale jej záznam je poškodený a nedá sa pokračovať. Môžeš si stiahnuť, čo zostalo.
local-no-table = Táto partia v tomto prehliadači nie je. Možno sa hrala v inom alebo boli jej údaje vymazané.
table-here-mark = v tomto prehliadači

## Learning

learn-offer = Prvýkrát? 4 minúty
lesson-title = Tvoja prvá partia
lesson-step = Krok { $n } z { $all }
lesson-go-on = Ďalej
lesson-not-now = To sa smie a čoskoro na to dôjde. Teraz skús to, čo svieti.

# reach: notices, passkeys, all about me
reach-title = Keď som na ťahu
reach-text = Ak príde na teba rad a nie si pri stole, môže ti prísť správa: raz za ťah a nikdy o tom, čo je skryté.
reach-show = Nastaviť
reach-on = Zapnuté
reach-asked = E-mail je na ceste: súhlas potvrdíš odkazom v ňom.
reach-broken = Už sa neskúša:
reach-broken-note = Jeden zo spôsobov, ako sa o svojich ťahoch dozvedáš, už nefunguje. Prečo, je v nastaveniach.
reach-trouble = Posledné upozornenie nedošlo, skúša sa to ďalej:
reach-this-browser = Tento prehliadač, od { $when }
reach-other-browser = Iný prehliadač, od { $when }
reach-push-on = Upozorňovať v tomto prehliadači
push-denied = Prehliadač nesmie ukazovať upozornenia tejto stránky. Dá sa to zmeniť v jeho vlastných nastaveniach.
push-not-here = Tento prehliadač tu upozornenia ukázať nemôže. Niektoré potrebujú stránku nainštalovanú a všetky https.
reach-try = Vyskúšať
reach-tried = Odoslané. O chvíľu by to malo prísť.
reach-remove = Odstrániť
reach-add = Ďalší spôsob
reach-add-now = Pridať
reach-address-mail = E-mailová adresa
reach-address-discord = Adresa webhooku Discordu
reach-address-matrix = Adresa servera Matrix
reach-address-ntfy = Adresa témy ntfy
reach-address-json = Adresa, kam sa posiela JSON
reach-room = Miestnosť
reach-token = Prístupový token
reach-token-maybe = Prístupový token, ak ho téma potrebuje
reach-secret = Správy sú podpísané týmto tajomstvom, ktoré sa ukáže len teraz:
quiet-label = Tiché hodiny: čo príde, počká na ich koniec
quiet-from = Od
quiet-to = Do
passkey-title = Kľúč, ktorý mi zostane
passkey-text = S prístupovým kľúčom ťa spozná každé zariadenie, ktoré ho má: stratou zariadenia o nič neprídeš a nepotrebuješ účet.
passkey-not-here = Tento prehliadač tu prístupové kľúče nepozná; potrebujú https.
passkey-not-made = Prístupový kľúč nevznikol alebo nebol ukázaný.
passkey-show = Ukázať moje prístupové kľúče
passkey-add = Pridať prístupový kľúč
passkey-added = Prístupový kľúč je pridaný. Uchovaj ho pri ostatných.
passkey-use = Pokračovať tu s prístupovým kľúčom
passkey-of = Pridané: { $when }
my-data = Všetko o mne
my-data-save = Uložiť všetko, čo o mne tento server vie
my-data-forget-text = Zabudnutím sa vzdáš rozohraných partií a meno nikde nezostane. Nedá sa to vrátiť.
my-data-forget = Zabudnúť na mňa
mail-confirm-title = Upozornenia e-mailom
mail-confirm-done = Na { $about } odteraz príde správa, keď budeš na ťahu.
mail-stop-title = Už žiadne e-maily
mail-stop-done = Na { $about } odtiaľto už žiadne e-maily neprídu.

# Your own box
own-title = Vlastná škatuľa
own-text = Zadaj, čo ukazuje tvoj plán a tvoje karty. Každá zmena sa hneď skontroluje a všetko zostáva v tomto prehliadači.
own-board = Plán tvojej škatule
own-board-text = Klepni na to, čo vyzerá inak ako u teba. Hviezda značí, čo nie je ako vytlačené.
own-unsure-keys = Nikto nám to nepovedal s istotou: { $what }. Pozri sa do svojej škatule.
own-unsure = Nikto nám to nepovedal s istotou: pozri sa do svojej škatule.
own-values = Všetky hodnoty
own-name = Meno tejto škatule
own-new-name = Moja škatuľa
own-mine = Moje škatule
own-new = Nová, ako je vytlačená
own-remove = Odstrániť túto škatuľu
own-share = Zdieľať odkazom
own-share-text = Odkaz obsahuje všetko, čo nie je ako vytlačené. Kto ho otvorí, uvidí tvoju škatuľu a môže s ňou hrať.
own-save = Stiahnuť (TOML)
own-saved = Uložené ako { $file }. Program ju tiež prijme: --box { $file }
own-open = Otvoriť súbor
own-line = Riadok { $n }:
own-from-link = „{ $name }“ je z odkazu. Bude tvoja, keď si ju necháš alebo ju zmeníš.
own-keep = Nechať si ju
own-not-kept = Tento prehliadač tu nič neuchováva alebo už nemá miesto: stiahni si škatuľu, ak ju chceš mať aj zajtra.
own-is-printed = Všetko je ako vytlačené.
own-differs = Hodnoty iné ako vytlačené: { $n }.
own-differs-here = nie je ako vytlačené
own-fits = Všetko sedí. Hráčov najviac: { $most }.
own-broken = Takto to ešte nesedí.
own-undo = Späť
own-redo = Znova
own-all-printed = Všetko ako vytlačené
own-as-printed = Ako vytlačené: { $value }
own-on = áno
own-off = nie
own-play = Hrať s ňou
own-at-table = Tu sa hrá s vlastnou škatuľou: „{ $name }“. Iné ako vytlačené:
own-at-table-unnamed = Pri tomto stole nie je všetko ako vytlačené:
own-look = Pozrieť si túto škatuľu
box-link-broken = Tento odkaz na škatuľu je poškodený alebo z inej verzie. Nič z neho sa neprevzalo.
printed-first = Kto začína
printed-first-drawn = žrebom
trial-title = Čo by to zmenilo?
trial-text = Boti najľahšej úrovne (hráčov: { $seats }) odohrajú až { $n } partií s vytlačenou škatuľou a rovnako veľa s tvojou, s rovnakou náhodou, najdlhšie minútu.
trial-start = Vyskúšať
trial-stop = Zastaviť
trial-so-far = Odohrané partie s každou škatuľou: { $n }.
trial-none = Žiadny rozdiel nie je väčší, než aký urobí náhoda.
trial-some = Čo je tučné, je viac než náhoda.
trial-outdated = Odvtedy sa zmenila škatuľa alebo počet hráčov.
trial-figure = V priemere
trial-printed = Vytlačená
trial-own = Tvoja
trial-more = Rozdiel
trial-sure = viac než náhoda
trial-chance = môže byť náhoda
trial-moves = Ťahy v partii
trial-points = Body, miesto { $n }
trial-share = Podiel víťazstiev, miesto { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Obzretie
look-back-ask = Obzrieť sa za touto partiou
look-back-about = Každé rozhodnutie sa preskúma znova, s tým, čo sa vtedy dalo vedieť. Trvá to niekoľko sekúnd.
look-back-doing = Obzretie: { $done } z { $all }
look-back-stop = Zastaviť
look-back-curve = Očakávaný podiel na víťazstve, ťah po ťahu
look-back-now = Ťah { $n }: { $share }
look-back-start = Na začiatku
look-back-result = Na konci
look-back-sum = Spolu je isto stratené { $lost } jedného víťazstva; náhoda zmenila tvoj očakávaný podiel o { $luck }.
look-back-alone = Náhoda zmenila tvoj očakávaný podiel o { $luck }.
# ratings: rated tables, my results, the season
rated-label = Hodnotená: výsledok sa počíta
rated-about = Každý hrá na vlastnom zariadení, so škatuľou tak, ako je vytlačená, bez rád a bez vracania ťahov. Kto sa vzdá alebo na konci chýba, prehral. Do tabuľky sezóny sa dostanú len partie zobrazené na úvodnej stránke.
rated-mark = Hodnotená
rated-change = Tvoje hodnotenie: { $before } → { $after }
rated-not-moved = Táto partia nezmenila nikomu hodnotenie.
results-title = Moje výsledky
results-about = Hodnotenie hovorí, ako dobre hráš hru v danom počte hráčov. Začína na 25. Číslo za ± je jeho neistota: v dvoch z troch prípadov nie je pravda ďalej. Boti sú zmeraní na tej istej stupnici a stredný má 25.
results-empty = Na tomto serveri sa zatiaľ žiadna tvoja partia neskončila. Čo sa hralo len v tomto prehliadači, nájdeš na úvodnej stránke pod „Moje stoly“.
results-matches = { $n ->
    [one] { $n } hodnotená partia
    [few] { $n } hodnotené partie
    [many] { $n } hodnotenej partie
   *[other] { $n } hodnotených partií
}
results-bots = Boti: { $bots }
results-unmeasured = nezmerané
results-place = { $place }. miesto z { $all }
results-gone = Vzdané alebo nedohrané
results-broken-off = Prerušené
results-not-rated = nehodnotené
results-curve = Tvoje hodnotenie partiu po partii, od { $first } do { $last }
season-title = Sezóna
season-named = Sezóna: { $name }
season-since = Od { $when }.
season-about = Hodnotené partie, na ktoré sa mohol pozerať ktokoľvek. Každú sezónu začínajú všetci odznova a to, čo sa hrá pri súkromných stoloch, tu nevidno.
# Deals: the same luck at several tables

deal-of-the-day = Rozdanie dňa
deal-day-about = Dnes hrajú všetci s rovnakými kartami a kockami proti rovnakým botom.
deal-day-go-on = Rozdanie dňa: pokračovať
deal-day-compare = Rozdanie dňa: porovnať
deal-label = Ostatní môžu hrať rovnaké rozdanie pri inom stole
deal-label-note = Pri inom stole sa potom dá hrať s rovnakými kartami a kockami a porovnať výsledky. Aby bola náhoda pre všetkých rovnaká, nikto k nej nepridáva vlastné číslo: vopred ju určuje záväzok servera a po dvoch týždňoch sa odkryje na overenie.
deal-waiting = Pri tomto stole sa hrá rozdanie: ostatní môžu hrať s rovnakými kartami a kockami pri inom stole. Preto nikto k náhode nepridáva číslo.
deal-to = K rozdaniu
deal-hidden-title = Najprv si ho zahraj
deal-hidden-text = Toto rozdanie sa hrá aj pri iných stoloch. Pozerať sa môžeš, keď ho odohráš.
deal-compare = Porovnať s ostatnými
deal-opens = Náhoda tohto rozdania zostáva tajná do { $when }, lebo ho ostatní ešte môžu hrať. Potom sa dá overiť tu.
deal-is-open = Náhoda tohto rozdania je odkrytá: na konci každého jeho stola sa dá overiť.
deal-as-heard = { $n ->
    [one] Jediné žrebovanie je také, ako ho tento prehliadač počul, podľa záväzku, ktorý videl ako prvý.
    [few] Všetky { $n } žrebovania sú také, ako ich tento prehliadač počul, podľa záväzku, ktorý videl ako prvý.
    [many] Všetkých { $n } žrebovania je takých, ako ich tento prehliadač počul, podľa záväzku, ktorý videl ako prvý.
   *[other] Všetkých { $n } žrebovaní je takých, ako ich tento prehliadač počul, podľa záväzku, ktorý videl ako prvý.
}
deal-title = Rozdanie
deal-players = { $n ->
    [0] ešte ho nikto nehral
    [one] odohral ho { $n } človek
    [few] odohrali ho { $n } ľudia
    [many] odohralo ho { $n } človeka
   *[other] odohralo ho { $n } ľudí
}
deal-play-first = Ako to dopadlo iným, uvidíš, keď ho odohráš. Počíta sa prvý raz.
deal-play = Hrať teraz
deal-go-on = Pokračovať
deal-place = { $place }. miesto z { $of }
deal-better = { $n } % porovnávacích bodov na tomto mieste
deal-alone = Zatiaľ nie je s kým porovnať
deal-seat = Miesto { $n }
deal-range = { $n ->
    [one] { $n } výsledok: od { $least } do { $most } bodov
    [few] { $n } výsledky: od { $least } do { $most } bodov
    [many] { $n } výsledku: od { $least } do { $most } bodov
   *[other] { $n } výsledkov: od { $least } do { $most } bodov
}
deal-score = { $n } %
deal-again = nie prvý raz
deal-bot-played = dohral to bot
deal-late = príliš neskoro
deal-playing = Ešte sa hrá
deal-show = Kto ho odohral, smie sa pozrieť na moju partiu
deal-another = Hrať pri inom stole
deal-exchange = Tí istí ľudia, vymenené miesta
deal-yesterday = Včerajšie rozdanie
deal-today = Dnešné rozdanie
deal-how = Ako to funguje
deal-fair = Kto robí to isté, stretne rovnaké karty a kocky; kde sa stoly líšia, zdieľajú stále toľko náhody, koľko sa len dá. Počíta sa len prvý raz a nikto nevidí z rozdania nič, kým ho neodohrá. Kto príde pod druhým menom, mohol by hrať dvakrát: tomu sa zabrániť nedá. Dni sa začínajú a končia podľa svetového času (UTC). Porovnávacie body sa počítajú ako v párovom bridži: jeden za každého na rovnakom mieste, komu to vyšlo horšie, pol pri zhode.
deal-secret = Náhoda vyplývala z tohto tajomstva:
deal-copy = Skopírovať odkaz
