# The page. Ids are the same in every language.

title = Wyrmhoard
language = Jazyk
skip-to-content = Přejít k obsahu
page-loading = Okamžik…
close-sheet = Zavřít
refused-somehow = To se nepovedlo.
server-not-reached = Server neodpovídá. Funguje síť?
needs-server = K tomu je potřeba server Wyrmhoard a tato stránka běží bez něj.
connection-lost = Spojení se ztratilo. Zkoušíme to znovu…
page-failed = Na této stránce se něco pokazilo. Nic z toho, co se odehrálo, není ztraceno.
page-outdated = Existuje novější verze této stránky.
page-reload = Načíst znovu
missing-title = Tady jsou jen netopýři
missing-text = Na této adrese žádná stránka není.
to-the-mountain = Na úvodní stránku
sure-ask = Opravdu?
sure-no = Ne

# The start page
bots-play = Úroveň botů
game-facts = { $exact ->
    [yes] Hráčů: { $most }
   *[no] { $least }–{ $most } hráčů
} · { $minutes } min · { $age }+
game-in-english = Zatím bez překladu: tato hra mluví anglicky
just-changed = Právě se změnilo
play-now = Hrát hned
play-friends = S přáteli
rules-of-game = Pravidla
my-tables = Moje stoly
open-tables = Otevřené stoly
no-open-tables = Žádný stůl teď nečeká na hráče. Otevři nějaký!
tables-not-reached = Server teď neodpovídá. Stoly ostatních tu budou, jakmile se ozve.
table-waits = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
    [many] { $n } volného místa
   *[other] { $n } volných míst
}
table-is-over = skončilo
table-rules-gone = skončilo: jeho pravidla už tu nejsou
table-rules-gone-told = U tohoto stolu se hrálo podle starší verze pravidel, která tu už není. Partie skončila a nelze ji zobrazit, její záznam však lze uložit.
table-won-mine = Vítězství je tvé
table-won = Vítězství: { $who }
table-forget = Odebrat
table-forget-ask = Odebrat ze tvého seznamu?
table-drop-ask = Odstranit tuto partii? Nepůjde vrátit.
table-is-played = hraje se
played-tables = Právě se hraje
table-watch = Sledovat
played-since = od { $when }
turn-yours = Jsi na tahu
turn-of-other = Na tahu: { $who }
replay-file = Přehrát partii ze souboru

# A table for friends
friends-title = { $game } s přáteli
how-many-players = Hráči
at-this-device = U tohoto zařízení
at-this-device-more = Také u tohoto zařízení
name-of-player = Jméno hráče { $n }
seat-remove = Odebrat hráče { $n }
other-seats = Ostatní místa
seat-free-name = Místo { $n }
seat-for-friend = Volné, pro přítele s odkazem
seat-for-bot = Bot ({ $level })
clock-label = Čas na rozmyšlenou
clock-none = Jak dlouho chcete
clock-minute = 1 minuta na tah
clock-ten-minutes = 10 minut na partii
clock-day = 1 den na tah
clock-three-days = 3 dny na tah
listed-label = Ukázat na úvodní stránce: kdokoli si může přisednout, dokud je volno, a dívat se
friends-serverless = Tato stránka běží bez serveru: hraje se na tomto zařízení, společně i s boty.
hints-label = Hráči smějí žádat o radu
house-rules = Domácí pravidla
variant-label = Varianta
variant-none = Jak je vytištěno
own-box = Vlastní krabice (soubor TOML)
own-box-taken = Hraje se s krabicí „{ $name }“.
house-named = „{ $name }“
open-the-table = Otevřít stůl

# Links
link-label = Odkaz
link-copy = Kopírovat
link-share = Sdílet
link-copied = Odkaz je zkopírovaný.
link-marked = Odkaz je označený. Zkopíruj ho klávesnicí.
link-code = Odkaz jako QR kód: { $what }

# Settings
settings-title = Nastavení
your-name = Tvoje jméno
name-keep = Uložit
name-kept = Teď se jmenuješ { $name }. U stolů, kde už sedíš, ti zůstává staré jméno.
theme-label = Vzhled
theme-system = Jako zařízení
theme-light = Den
theme-dark = Noc
speed-label = Tempo tahů ostatních
speed-normal = Běžné
speed-quick = Rychlé
speed-off = Okamžité
speed-shared = U stolu s více lidmi se boti řídí nejklidnějším tempem, které si tam někdo zvolí.
sending-label = Zvolený tah se odešle
sending-moment = Za okamžik
sending-now = Ihned
sending-confirm = Až potvrdím
mute-label = Nezobrazovat chat
sound-label = Tiché zvuky u stolu: karta, kostka, mince, jsi na tahu, konec
keys-label = U stolu fungují jednotlivé klávesy (R pravidla, H rada, U vzít zpět, S přeskočit)
device-other = Jiné zařízení
device-make-link = Vytvořit odkaz pro jiné zařízení
device-scan = { $n ->
    [one] Otevři tento odkaz na druhém zařízení do { $n } minuty. Platí jednou.
    [few] Otevři tento odkaz na druhém zařízení do { $n } minut. Platí jednou.
    [many] Otevři tento odkaz na druhém zařízení do { $n } minuty. Platí jednou.
   *[other] Otevři tento odkaz na druhém zařízení do { $n } minut. Platí jednou.
}
device-title = Pokračovat tady
device-text = Tvoje jméno a stoly se objeví i na tomto zařízení. Dosavadní jméno se tu zapomene.
device-become = Ano, to je moje zařízení
device-welcome = Vítej zpátky, { $name }.

# The table
seats-title = Hráči
seat-you-short = ty
seat-away = pryč, hraje bot
seat-program = program
seat-bot-level = bot, { $level }
seat-not-here = nepřipojeno
seat-winner = výhra
seat-to-move = na tahu
days-left = { $n ->
    [one] { $n } den
    [few] { $n } dny
    [many] { $n } dne
   *[other] { $n } dní
}
waiting-for = { $n ->
    [0] Všechna místa jsou obsazená.
    [one] Ještě jeden hráč a začíná se.
    [few] Ještě { $n } hráči a začíná se.
    [many] Ještě { $n } hráče a začíná se.
   *[other] Ještě { $n } hráčů a začíná se.
}
sit-here = Sednout si sem
add-bot = Přidat bota
fill-bots = Doplnit boty
remove-bot = Poslat pryč
leave-seat = Vstát
invite-title = Pozvat přátele
question-yours = Jsi na tahu: co uděláš?
waiting-for-move = Čeká se, hraje: { $who }.
chosen-move = Zvoleno: { $move }
sending-move = Odesláno: { $move }
confirm-move = Zahrát
move-take-back = Vzít zpět
choice-taken-back = Vzato zpět: { $move }
choice-lapsed = Neodesláno, protože se otázka změnila: { $move }
moves-in-words = Tvoje tahy slovy
board-failed = Herní plán klopýtl. Tahy slovy fungují dál.
board-again = Znovu ukázat plán
skip-animation = Přeskočit
hint-ask = Rada
hint-follow = Udělat to
i-am-back = Jsem zpátky
secret-title = Tvé tajemství
secret-only-you = Nikdo jiný to neví.
secret-understood = Budu si to pamatovat
undo-free = Vzít zpět
undo-ask = Požádat o vzetí zpět
undo-wish = { $who } chce vzít tah zpět. Souhlasíš?
undo-agree = Souhlasím
undo-refuse = Ne
undo-asked = { $who } chce vzít tah zpět a čeká na odpověď.
end-wish = { $who } chce ukončit partii v tomto stavu. Souhlasíš?
end-wish-refuse = Hrát dál
end-asked = { $who } chce ukončit partii a čeká na odpověď.
undone-told = { $n ->
    [one] { $who } bere zpět { $n } tah.
    [few] { $who } bere zpět { $n } tahy.
    [many] { $who } bere zpět { $n } tahu.
   *[other] { $who } bere zpět { $n } tahů.
}
why-not-allowed = Ale smíš! Je mezi tvými tahy.
rule-open = Pravidlo { $clause }
rules-all = Všechna pravidla, jedno po druhém
rules-search = Hledat v pravidlech
rules-found = { $n ->
    [one] { $n } bod pravidel
    [few] { $n } body pravidel
    [many] { $n } bodu pravidel
   *[other] { $n } bodů pravidel
}
log-and-chat = Průběh a chat
log-title = Co se stalo
chat-title = Chat
chat-say = Řekni něco
chat-send = Poslat
chat-mute = Ztišit
chat-muted = Chat se nezobrazuje.
chat-listen = Zobrazit chat
chat-empty-yet = Zatím nikdo nic neřekl.
chat-watches = přihlíží
spectators-count = { $n ->
    [0] Nikdo se nedívá.
    [one] Dívá se { $n } člověk.
    [few] Dívají se { $n } lidé.
    [many] Dívá se { $n } člověka.
   *[other] Dívá se { $n } lidí.
}
table-about = O tomto stole
table-host = U stolu hostí { $who }.
leave-table = Odejít od stolu
end-table = Zavřít stůl
resign = Vzdát se
resign-wins = Když se vzdáš, partie skončí a vyhrává { $who }.
resign-bot = Když se vzdáš, na tvém místě dohraje bot: ostatní o partii nepřijdou.
resign-alone = Když se vzdáš, zbydou jen boti: partie skončí bez vítěze.
propose-end = Navrhnout konec partie
propose-end-text = Jakmile všichni souhlasí, partie skončí v tomto stavu; pak nevyhrává nikdo.
end-match = Ukončit partii
curtain-pass = Předej zařízení: { $who }
curtain-text = Ostatní se teď nedívají.
curtain-open = To jsem já, { $who }

# The end
end-title = Partie skončila
end-stopped = Stůl byl zavřen před koncem.
end-nobody = Tentokrát nevyhrává nikdo.
end-resigned = { $who } se vzdává: vyhrává { $winner }.
end-given-up = { $who } se vzdává a zbývají jen boti: nevyhrává nikdo.
end-agreed = Všichni souhlasili, že tady končíme: nevyhrává nikdo.
end-shared = O vítězství se dělí { $who }.
end-ahead = Vyhrává { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, náskok před ostatními { $ahead ->
    [one] { $ahead } bod
    [few] { $ahead } body
    [many] { $ahead } bodu
   *[other] { $ahead } bodů
}.
end-ahead-of = Vyhrává { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $next } zaostává o { $ahead ->
    [one] { $ahead } bod
    [few] { $ahead } body
    [many] { $ahead } bodu
   *[other] { $ahead } bodů
}.
end-tie-broken = Vyhrává { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Body jsou stejné, ale při shodě rozhoduje pořadí, a to přeje: { $who }.
end-otherwise = Vyhrává { $who }. Body nejsou všechno: { $points ->
    [one] stačil { $points } bod
    [few] stačily { $points } body
    [many] stačilo { $points } bodu
   *[other] stačilo { $points } bodů
}.
end-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
end-standing = Takový byl stav bodů.
story-title = Jak body přibývaly
story-numbers = Kolo po kole v číslech
story-round = Kolo
story-start = Začátek
turning-lead = Zlom: v kole { $n } se ujímá vedení { $who } a už ho nepouští.
turning-first = { $who } vede od prvního kola do posledního.
turning-last = Zlom přichází až na konci: teprve v posledním kole se ujímá vedení { $who }.
luck-check = Ověřit náhodu
luck-is-fair = { $n ->
    [one] Poctivé: jediné losování odpovídá tajemství. Prohlížeč to spočítal sám.
    [few] Poctivé: všechna { $n } losování odpovídají tajemství. Prohlížeč to spočítal sám.
    [many] Poctivé: všech { $n } losování odpovídá tajemství. Prohlížeč to spočítal sám.
   *[other] Poctivé: všech { $n } losování odpovídá tajemství. Prohlížeč to spočítal sám.
}
luck-is-given = { $n ->
    [one] První tah pochází od jiného stolu: jeho losování se tu neověřovalo.
    [few] První { $n } tahy pocházejí od jiného stolu: jejich losování se tu neověřovalo.
    [many] Prvních { $n } tahu pochází od jiného stolu: jejich losování se tu neověřovalo.
   *[other] Prvních { $n } tahů pochází od jiného stolu: jejich losování se tu neověřovalo.
}
luck-is-wrong = Nepoctivé: tah { $n } neodpovídá tajemství.
luck-other-secret = Nepoctivé: není to tajemství, ke kterému se stůl na začátku zavázal.
luck-seed-used = { $n ->
    [one] Ověřeno tímto prohlížečem: tvoje číslo bylo použito a jediné losování, o kterém slyšel, souhlasí.
    [few] Ověřeno tímto prohlížečem: tvoje číslo bylo použito a všechna { $n } losování, o kterých slyšel, souhlasí.
    [many] Ověřeno tímto prohlížečem: tvoje číslo bylo použito a všech { $n } losování, o kterých slyšel, souhlasí.
   *[other] Ověřeno tímto prohlížečem: tvoje číslo bylo použito a všech { $n } losování, o kterých slyšel, souhlasí.
}
luck-other-seed = Nepoctivé: není to číslo, které dal tento prohlížeč, nebo ne závazek, který viděl první.
luck-heard-other = Nepoctivé: losování { $n } není to, o kterém tento prohlížeč slyšel.
luck-no-seed = Tento prohlížeč nedal tomuto stolu žádné vlastní číslo.
luck-other-seal = Nepoctivé: některé číslo není to, které bylo zapečetěno.
luck-seed-missing = Číslo od { $name } bylo zapečetěno, ale nebylo včas sděleno; nepočítalo se.
luck-commitment = Náhodu této partie určuje:
rematch-ask = Ještě jednou, stejná sestava
rematch-go = K další partii
replay-watch = Podívat se znovu
log-download = Stáhnout

# Watching again
replay-title = Přehrát partii
replay-of = { $game }: záznam
replay-drop = Přetáhni sem staženou partii a přehraje se.
replay-choose = Nebo vyber soubor
file-no-log = Tento soubor není naše partie.
replay-controls = Přehrávání
replay-move = Tah
replay-move-of = { $n } z { $all }
replay-before = Před prvním tahem
replay-back = O tah zpět
replay-forward = O tah dál
replay-play = Přehrát
replay-pause = Pauza
replay-speed = Rychlost
replay-view = Očima
replay-spectator = diváka
replay-open = všech, vše odkryto
replay-last-decision = Předchozí rozhodnutí
replay-next-decision = Další rozhodnutí
replay-link = Odkaz na tento okamžik
replay-continue = Hrát odtud proti botům

## A match in this browser

table-is-here = Tato partie žije v tomto prohlížeči: žádný server o ní neví.
invite-friends = Hrát dál s přáteli
invite-line = Partie se přestěhuje na server tak, jak je, a tato místa převezmou přátelé:
invite-instead = někdo jiný místo { $who }
invite-go = Přestěhovat a pozvat
invite-nobody = Všichni sedí u tohoto zařízení: pro nikoho dalšího tu není místo.
local-stopped = Pravidla se v tomto prohlížeči zastavila. Spouštějí se znovu; partie je, jak byla.
local-not-here = Tento prohlížeč neumí tuto hru hrát sám.
local-not-kept = Tento prohlížeč nic neuchovává: po zavření stránky partie zmizí. Stáhni si ji, pokud si ji chceš nechat.
local-damaged = Tato partie byla uložena v tomto prohlížeči, ale její záznam je poškozený a nelze pokračovat. Můžeš si stáhnout, co zbylo.
local-no-table = Tato partie v tomto prohlížeči není. Možná se hrála v jiném nebo byla její data smazána.
table-here-mark = v tomto prohlížeči

## Learning

learn-offer = Poprvé? 4 minuty
lesson-title = Tvoje první partie
lesson-step = Krok { $n } z { $all }
lesson-go-on = Dál
lesson-not-now = To se smí a brzy na to dojde. Teď zkus to, co svítí.

# reach: notices, passkeys, all about me
reach-title = Když jsem na tahu
reach-text = Přijde-li na tebe řada a nejsi u stolu, může ti přijít zpráva: jednou za tah a nikdy o tom, co je skryté.
reach-show = Nastavit
reach-on = Zapnuto
reach-asked = E-mail je na cestě: souhlas potvrdíš odkazem v něm.
reach-broken = Už se nezkouší:
reach-broken-note = Jeden ze způsobů, jak se o svých tazích dozvídáš, už nefunguje. Proč, je v nastavení.
reach-trouble = Poslední upozornění nedošlo, zkouší se to dál:
reach-this-browser = Tento prohlížeč, od { $when }
reach-other-browser = Jiný prohlížeč, od { $when }
reach-push-on = Upozorňovat v tomto prohlížeči
push-denied = Prohlížeč nesmí ukazovat upozornění této stránky. Dá se to změnit v jeho vlastním nastavení.
push-not-here = Tento prohlížeč tu upozornění ukázat nemůže. Některé potřebují stránku nainstalovanou a všechny https.
reach-try = Vyzkoušet
reach-tried = Odesláno. Za chvíli by to mělo přijít.
reach-remove = Odebrat
reach-add = Další způsob
reach-add-now = Přidat
reach-address-mail = E-mailová adresa
reach-address-discord = Adresa webhooku Discordu
reach-address-matrix = Adresa serveru Matrix
reach-address-ntfy = Adresa tématu ntfy
reach-address-json = Adresa, kam se posílá JSON
reach-room = Místnost
reach-token = Přístupový token
reach-token-maybe = Přístupový token, pokud ho téma potřebuje
reach-secret = Zprávy jsou podepsané tímto tajemstvím, které se ukáže jen teď:
quiet-label = Tiché hodiny: co přijde, počká na jejich konec
quiet-from = Od
quiet-to = Do
passkey-title = Klíč, který mi zůstane
passkey-text = S přístupovým klíčem tě pozná každé zařízení, které ho má: ztrátou zařízení o nic nepřijdeš a nepotřebuješ účet.
passkey-not-here = Tento prohlížeč tu přístupové klíče nezná; potřebují https.
passkey-not-made = Přístupový klíč nevznikl nebo nebyl ukázán.
passkey-show = Ukázat moje přístupové klíče
passkey-add = Přidat přístupový klíč
passkey-added = Přístupový klíč je přidán. Uchovej ho u ostatních.
passkey-use = Pokračovat tady s přístupovým klíčem
passkey-of = Přidáno: { $when }
my-data = Všechno o mně
my-data-save = Uložit vše, co o mně tento server ví
my-data-forget-text = Zapomenutím se vzdáš rozehraných partií a jméno nikde nezůstane. Nejde to vrátit.
my-data-forget = Zapomenout na mě
mail-confirm-title = Upozornění e-mailem
mail-confirm-done = Na { $about } odteď přijde zpráva, když budeš na tahu.
mail-stop-title = Už žádné e-maily
mail-stop-done = Na { $about } odsud už žádné e-maily nepřijdou.

# Your own box
own-title = Vlastní krabice
own-text = Zadej, co ukazuje tvůj plán a tvoje karty. Každá změna se hned zkontroluje a všechno zůstává v tomto prohlížeči.
own-board = Plán tvojí krabice
own-board-text = Klepni na to, co vypadá jinak než u tebe. Hvězda značí, co není jako vytištěné.
own-unsure-keys = Nikdo nám to neřekl s jistotou: { $what }. Podívej se do své krabice.
own-unsure = Nikdo nám to neřekl s jistotou: podívej se do své krabice.
own-values = Všechny hodnoty
own-name = Jméno této krabice
own-new-name = Moje krabice
own-mine = Moje krabice
own-new = Nová, jak je vytištěna
own-remove = Odstranit tuto krabici
own-share = Sdílet odkazem
own-share-text = Odkaz obsahuje všechno, co není jako vytištěné. Kdo ho otevře, uvidí tvoji krabici a může s ní hrát.
own-save = Stáhnout (TOML)
own-saved = Uloženo jako { $file }. Program ji také přijme: --box { $file }
own-open = Otevřít soubor
own-line = Řádek { $n }:
own-from-link = „{ $name }“ je z odkazu. Bude tvoje, jakmile si ji necháš nebo ji změníš.
own-keep = Nechat si ji
own-not-kept = Tento prohlížeč tu nic neuchovává nebo už nemá místo: stáhni si krabici, jestli ji chceš mít i zítra.
own-is-printed = Všechno je jako vytištěné.
own-differs = Hodnoty jiné než vytištěné: { $n }.
own-differs-here = není jako vytištěné
own-fits = Všechno sedí. Hráčů nejvíc: { $most }.
own-broken = Takhle to ještě nesedí.
own-undo = Zpět
own-redo = Znovu
own-all-printed = Vše jako vytištěné
own-as-printed = Jako vytištěné: { $value }
own-on = ano
own-off = ne
own-play = Hrát s ní
own-at-table = Tady se hraje s vlastní krabicí: „{ $name }“. Jiné než vytištěné:
own-at-table-unnamed = U tohoto stolu není všechno jako vytištěné:
own-look = Podívat se na tuto krabici
box-link-broken = Tento odkaz na krabici je poškozený nebo z jiné verze. Nic z něj se nepřevzalo.
printed-first = Kdo začíná
printed-first-drawn = losem
trial-title = Co by to změnilo?
trial-text = Boti nejlehčí úrovně (hráčů: { $seats }) odehrají až { $n } partií s vytištěnou krabicí a stejně tolik s tvojí, se stejnou náhodou, nejdéle minutu.
trial-start = Vyzkoušet
trial-stop = Zastavit
trial-so-far = Odehrané partie s každou krabicí: { $n }.
trial-none = Žádný rozdíl není větší, než jaký udělá náhoda.
trial-some = Co je tučně, je víc než náhoda.
trial-outdated = Od té doby se změnila krabice nebo počet hráčů.
trial-figure = V průměru
trial-printed = Vytištěná
trial-own = Tvoje
trial-more = Rozdíl
trial-sure = víc než náhoda
trial-chance = může být náhoda
trial-moves = Tahy v partii
trial-points = Body, místo { $n }
trial-share = Podíl vítězství, místo { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Ohlédnutí
look-back-ask = Ohlédnout se za touto partií
look-back-about = Každé rozhodnutí se prozkoumá znovu, s tím, co se tehdy dalo vědět. Trvá to několik sekund.
look-back-doing = Ohlédnutí: { $done } z { $all }
look-back-stop = Zastavit
look-back-curve = Očekávaný podíl na vítězství, tah po tahu
look-back-now = Tah { $n }: { $share }
look-back-start = Na začátku
look-back-result = Na konci
look-back-sum = Celkem je jistě ztraceno { $lost } jednoho vítězství; náhoda změnila tvůj očekávaný podíl o { $luck }.
look-back-alone = Náhoda změnila tvůj očekávaný podíl o { $luck }.
# ratings: rated tables, my results, the season
rated-label = Hodnocená: výsledek se počítá
rated-about = Každý hraje na vlastním zařízení, s krabicí tak, jak je vytištěna, bez rad a bez vracení tahů. Kdo se vzdá nebo na konci chybí, prohrál. Do tabulky sezony se dostanou jen partie zobrazené na úvodní stránce.
rated-mark = Hodnocená
rated-change = Tvé hodnocení: { $before } → { $after }
rated-not-moved = Tato partie nezměnila ničí hodnocení.
results-title = Moje výsledky
results-about = Hodnocení říká, jak dobře hraješ hru v daném počtu hráčů. Začíná na 25. Číslo za ± je jeho nejistota: ve dvou ze tří případů není pravda dál. Boti jsou změřeni na téže stupnici a střední má 25.
results-empty = Na tomto serveru zatím žádná tvá partie neskončila. Co se hrálo jen v tomto prohlížeči, najdeš na úvodní stránce pod „Moje stoly“.
results-matches = { $n ->
    [one] { $n } hodnocená partie
    [few] { $n } hodnocené partie
    [many] { $n } hodnocené partie
   *[other] { $n } hodnocených partií
}
results-bots = Boti: { $bots }
results-unmeasured = nezměřeno
results-place = { $place }. místo z { $all }
results-gone = Vzdáno nebo nedohráno
results-broken-off = Přerušeno
results-not-rated = nehodnoceno
results-curve = Tvé hodnocení partii po partii, od { $first } do { $last }
season-title = Sezona
season-named = Sezona: { $name }
season-since = Od { $when }.
season-about = Hodnocené partie, na které se mohl dívat kdokoli. Každou sezonu začínají všichni znovu a to, co se hraje u soukromých stolů, tu není vidět.
# Deals: the same luck at several tables

deal-of-the-day = Rozdání dne
deal-day-about = Dnes hrají všichni se stejnými kartami a kostkami proti stejným botům.
deal-day-go-on = Rozdání dne: pokračovat
deal-day-compare = Rozdání dne: porovnat
deal-label = Ostatní mohou hrát stejné rozdání u jiného stolu
deal-label-note = U jiného stolu se pak dá hrát se stejnými kartami a kostkami a porovnat výsledky. Aby byla náhoda pro všechny stejná, nikdo k ní nepřidává vlastní číslo: předem ji určuje závazek serveru a po dvou týdnech se odkryje k ověření.
deal-waiting = U tohoto stolu se hraje rozdání: ostatní mohou hrát se stejnými kartami a kostkami u jiného stolu. Proto nikdo k náhodě nepřidává číslo.
deal-to = K rozdání
deal-hidden-title = Nejdřív si ho zahraj
deal-hidden-text = Toto rozdání se hraje i u jiných stolů. Dívat se můžeš, až ho odehraješ.
deal-compare = Porovnat s ostatními
deal-opens = Náhoda tohoto rozdání zůstává tajná do { $when }, protože ho ostatní ještě mohou hrát. Pak se dá ověřit zde.
deal-is-open = Náhoda tohoto rozdání je odkrytá: na konci každého jeho stolu se dá ověřit.
deal-as-heard = { $n ->
    [one] Jediné losování je takové, jak ho tento prohlížeč slyšel, podle závazku, který viděl jako první.
    [few] Všechna { $n } losování jsou taková, jak je tento prohlížeč slyšel, podle závazku, který viděl jako první.
    [many] Všech { $n } losování je takových, jak je tento prohlížeč slyšel, podle závazku, který viděl jako první.
   *[other] Všech { $n } losování je takových, jak je tento prohlížeč slyšel, podle závazku, který viděl jako první.
}
deal-title = Rozdání
deal-players = { $n ->
    [0] ještě ho nikdo nehrál
    [one] odehrál ho { $n } člověk
    [few] odehráli ho { $n } lidé
    [many] odehrálo ho { $n } člověka
   *[other] odehrálo ho { $n } lidí
}
deal-play-first = Jak to dopadlo jiným, uvidíš, až ho odehraješ. Počítá se poprvé.
deal-play = Hrát teď
deal-go-on = Pokračovat
deal-place = { $place }. místo z { $of }
deal-better = { $n } % srovnávacích bodů na tomto místě
deal-alone = Zatím není s kým porovnat
deal-seat = Místo { $n }
deal-range = { $n ->
    [one] { $n } výsledek: od { $least } do { $most } bodů
    [few] { $n } výsledky: od { $least } do { $most } bodů
    [many] { $n } výsledku: od { $least } do { $most } bodů
   *[other] { $n } výsledků: od { $least } do { $most } bodů
}
deal-score = { $n } %
deal-again = ne poprvé
deal-bot-played = dohrál to bot
deal-late = příliš pozdě
deal-playing = Ještě se hraje
deal-show = Kdo ho odehrál, smí se dívat na mou partii
deal-another = Hrát u jiného stolu
deal-exchange = Stejní lidé, vyměněná místa
deal-yesterday = Včerejší rozdání
deal-today = Dnešní rozdání
deal-how = Jak to funguje
deal-fair = Kdo dělá totéž, potká stejné karty a kostky; kde se stoly liší, sdílejí pořád tolik náhody, kolik jen jde. Počítá se jen poprvé a nikdo nevidí z rozdání nic, dokud ho neodehraje. Kdo přijde pod druhým jménem, mohl by hrát dvakrát: tomu se zabránit nedá. Dny začínají a končí podle světového času (UTC). Srovnávací body se počítají jako v párovém bridži: jeden za každého na stejném místě, komu to vyšlo hůř, půl při shodě.
deal-secret = Náhoda plynula z tohoto tajemství:
deal-copy = Zkopírovat odkaz
