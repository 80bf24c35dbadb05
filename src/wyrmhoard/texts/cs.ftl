# The program itself. Ids are the same in every language.

program = Čtyři deskové hry o dracích a trpaslících na jednom stole: hraj je, simuluj je, čti jejich pravidla.
usage = Použití
options = Volby
commands = Příkazy
help-help = Zobrazí tuto nápovědu a skončí.
help-version = Zobrazí verzi a skončí.
help-lang = Jazyk všeho, co čteš: { $languages }. Bez této volby jazyk systému.
help-games = Vypíše seznam her.
help-play = Spustí v terminálu partii proti botům.
help-simulate = Odehraje mnoho náhodných partií, jak rychle to počítač zvládne.
help-replay = Převypráví partii podle záznamu.
help-box = Ukáže krabici hry: co je vytištěno na kartonu, a domácí pravidla.
help-rules = Zobrazí pravidla hry, celá nebo jen některé odstavce.
help-warm = Zkompiluje hry hned, aby na to později nikdo nečekal.
help-players = Kolik hráčů.
help-level = Jak dobře boti hrají: easy (lehký), medium (střední, pokud neurčíš jinak) nebo hard (těžký).
help-seat = Tvoje místo, počítáno od 1; pokud neurčíš jinak, sedíš na prvním.
help-watch = Jen sleduješ: na všech místech sedí boti.
help-box-file = Tvoje vlastní krabice, soubor TOML. „wyrmhoard box GAME“ ukáže tu, ze které můžeš vyjít.
help-set = Změní jednu hodnotu v krabici, například --set first=drawn. Lze opakovat.
help-seed = Zopakuje stejnou náhodu. Bez této volby je náhoda pokaždé nová.
help-log = Zapíše záznam partie do tohoto souboru.
help-games-number = Kolik partií; 10 000, pokud neurčíš jinak.
help-json = Vypíše jeden dokument JSON místo tabulky.
help-check = Zkontroluje tvůj soubor s krabicí, místo aby ukázal standardní krabici.
help-replay-seat = Převypráví ji tak, jak ji slyšelo toto místo, počítáno od 1; skryté zůstane skryté.
help-clause = Čísla odstavců, například DC-12.
help-warm-games = Které hry; všechny, pokud žádnou neuvedeš.

players-range = { $least }–{ $most } { $most ->
    [one] hráč
    [few] hráči
    [many] hráče
   *[other] hráčů
}
seat-you = Hráč { $n } (ty)
seat-bot = Hráč { $n } (bot, { $level })
seat-other = Hráč { $n }
level-easy = lehký
level-medium = střední
level-hard = těžký
level-random = náhodný
level-greedy = chamtivý

choose = Tvoje volba ({ $least }–{ $most }, ? pro pravidla, q pro odchod):
choose-what = { $who }, vyber si:
rule-of = Pravidla k možnosti { $n }:
rules-hint = „? 3“ ukáže jen pravidla k možnosti 3.
not-a-choice = Možnost „{ $given }“ tu není. Napiš číslo od { $least } do { $most }.
thinking = { $who } přemýšlí…
left = Odcházíš z partie.
over = Partie skončila.
wins = { $who } vítězí!
shared = O vítězství se dělí: { $who }.
nobody-wins = Nevítězí nikdo.
player = Hráč
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
log-written = Záznam je v souboru { $file }. „wyrmhoard replay { $file }“ partii převypráví.

simulated = { $game }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, seed { $seed }
simulated-moves = Počet tahů: { $moves } za { $seconds } s; za sekundu { $rate }, na partii { $mean }
share = Vítězství
mean-points = Průměr bodů
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Pravidla se kompilují…
playing = Hraje se

box-fine = { $file } je dobrá krabice pro { $game }.
replayed = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}
unfinished = Partie ještě neskončila.
warm = { $game }: připraveno za { $seconds } s

# What may not be done
error = Chyba: { $what }
no-such-game = Hra „{ $game }“ neexistuje.{ $near ->
    [none] {""} Seznam ukáže „wyrmhoard games“.
   *[other] {""} Mělo to být „{ $near }“?
}
no-such-level = Úroveň „{ $level }“ neexistuje.{ $near ->
    [none] {""} Vyber si easy, medium nebo hard.
   *[other] {""} Mělo to být „{ $near }“?
}
no-such-command = Příkaz „{ $command }“ neexistuje.{ $near ->
    [none] {""} Seznam ukáže „wyrmhoard --help“.
   *[other] {""} Mělo to být „{ $near }“?
}
no-such-language = Jazyk „{ $lang }“ tu není. Vyber si jeden z těchto: { $languages }.
no-such-clause = Odstavec „{ $clause }“ v těchto pravidlech není.
no-such-move = Tah „{ $move }“ v této hře neexistuje.
no-such-seat = Místo „{ $seat }“ neexistuje.
not-your-turn = Toto místo není na tahu.
not-legal-now = Tah „{ $move }“ teď není dovolen.
wrong-seats = Tato hra je pro { $least } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
    [many] { $most } hráče
   *[other] { $most } hráčů
}, ne pro { $given }.
first-not-seated = Podle krabice začíná místo { $first } (počítáno od 0), ale { $seats ->
    [one] hraje jen { $seats } hráč
    [few] hrají jen { $seats } hráči
    [many] hraje jen { $seats } hráče
   *[other] hraje jen { $seats } hráčů
}.
seat-not-there = Místo { $given } neexistuje: partie má { $seats ->
    [one] { $seats } hráče
    [few] { $seats } hráče
    [many] { $seats } hráče
   *[other] { $seats } hráčů
}.
games-at-least-one = Musí se odehrát alespoň jedna partie, ne { $given }.
set-not-a-pair = „{ $given }“ nemá tvar KEY=VALUE.
seed-negative = Seed je 0 nebo víc, ne { $given }.
file-not-written = Soubor { $file } nelze zapsat: { $reason }.

box-unreadable = Soubor { $file } nelze přečíst: { $reason }.
box-not-toml = Soubor { $file } není TOML: { $reason }.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, řádek { $line }
}
box-unknown-key = Klíč „{ $key }“ do krabice této hry nepatří.
box-missing-key = Chybí klíč „{ $key }“.
box-not-a-list = Klíč „{ $key }“ musí být seznam { $needed ->
    [one] { $needed } hodnoty
    [few] { $needed } hodnot
    [many] { $needed } hodnoty
   *[other] { $needed } hodnot
}.
box-wrong-count = Klíč „{ $key }“ musí mít { $needed ->
    [one] { $needed } hodnotu
    [few] { $needed } hodnoty
    [many] { $needed } hodnoty
   *[other] { $needed } hodnot
}, ne { $given }.
box-out-of-range = Klíč „{ $key }“ musí být od { $least } do { $most }, ne { $given }.
box-wrong-value = Klíč „{ $key }“ nemůže být { $given }. Povoleno: { $allowed }.
box-die-sides = „{ $key }“: kostka má mít stěn: { $needed }, ale uvedeno je { $given }.
box-colour-count = Klíč „{ $key }“ musí obsahovat „{ $word }“ { $needed }krát, ne { $given }krát.
box-too-small = Tato krabice stačí nejvýše pro { $most } hráčů, ne pro { $given }.
box-too-many-cards = „{ $key }“: počet karet je { $given }, povoleno je nejvýše { $most }.
box-too-few-cards = „{ $key }“: počet karet je { $given }, potřeba je nejméně { $needed }.
box-too-few-colours = „{ $key }“: draků s kartami: { $given }, potřeba je nejméně { $needed }.
box-start-coloured = „{ $key }“: start, první pole, musí být bez barvy.
box-start-numbered = „{ $key }“: start musí na obou stranách počítat 0.
box-summit-not-last = „{ $key }“: vrchol musí tvořit poslední pole dráhy, bez mezery.
box-not-a-table = „{ $key }“ musí být tabulka s řádkem pro každou položku.
box-wrong-word = „{ $key }“: slovo „{ $word }“ je neznámé nebo se opakuje.
box-card-side = Karta „{ $key }“: strana { $side } ústí na víc než jedno pole.
box-card-field = Karta „{ $key }“: na pole { $field } nevede žádná cesta.
box-card-crossing = Karta „{ $key }“: kroků k přejití: { $given } místo { $needed }.
box-card-feature = Karta „{ $key }“ má víc než jeden prvek: { $feature }.
box-card-start = Karta „{ $key }“ musí mít žebřík a být otevřená na všechny strany.
box-card-goal = Na kartu „{ $key }“ nelze vstoupit z každé strany, ani po otočení.
box-card-exit = Karta „{ $key }“: východ patří na goal-exit a nikam jinam.
box-total = „{ $key }“ dává dohromady { $given } místo { $needed }.
box-too-many = „{ $key }“ žádá { $given }, ale nejvíc je { $most }.

log-unreadable = Soubor { $file } nelze přečíst: { $reason }.
log-too-large = Soubor { $file } je větší než { $most } MB: to není náš záznam.
log-not-json = Soubor { $file } není záznam: { $reason }.
log-bad-header = Záznam neříká nic použitelného o „{ $key }“.
log-unknown-format = Záznam má formát { $given }; tento program zná formát { $known }.
log-unknown-rules = Zaznamenaná partie se hrála podle pravidel { $game } verze { $given }; tento program má verzi { $known } a hádat nebude.
log-bad-move = Tah { $n }, „{ $move }“, nemohl být zahrán: { $why }

# What the command line itself refuses
click-missing = Chybí: { $what }.
click-no-such-option = Volba { $what } neexistuje.
click-bad-value = „{ $what }“: tato hodnota se nehodí ({ $reason }).
click-other = { $reason }
try-help = „{ $command } --help“ ukáže, jak se to používá.
