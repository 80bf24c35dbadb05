# The program itself. Ids are the same in every language.

program = Štyri stolové hry o drakoch a trpaslíkoch na jednom stole: hraj ich, simuluj ich, čítaj ich pravidlá.
usage = Použitie
options = Voľby
commands = Príkazy
help-help = Zobrazí tohto pomocníka a skončí.
help-version = Zobrazí verziu a skončí.
help-lang = Jazyk všetkého, čo čítaš: { $languages }. Bez tejto voľby jazyk systému.
help-games = Vypíše zoznam hier.
help-play = Spustí v termináli partiu proti botom.
help-simulate = Odohrá veľa náhodných partií tak rýchlo, ako to počítač zvládne.
help-replay = Prerozpráva partiu podľa záznamu.
help-box = Ukáže krabicu hry: čo je vytlačené na kartóne, a domáce pravidlá.
help-rules = Zobrazí pravidlá hry, celé alebo len niektoré odseky.
help-warm = Skompiluje hry hneď, aby na to neskôr nikto nečakal.
help-players = Koľko hráčov.
help-level = Ako dobre boti hrajú: easy (ľahký), medium (stredný, ak neurčíš inak) alebo hard (ťažký).
help-seat = Tvoje miesto, počítané od 1; ak neurčíš inak, sedíš na prvom.
help-watch = Len sleduješ: na všetkých miestach sedia boti.
help-box-file = Tvoja vlastná krabica, súbor TOML. „wyrmhoard box GAME“ ukáže tú, z ktorej môžeš vychádzať.
help-set = Zmení jednu hodnotu v krabici, napríklad --set first=drawn. Dá sa opakovať.
help-seed = Zopakuje rovnakú náhodu. Bez tejto voľby je náhoda zakaždým nová.
help-log = Zapíše záznam partie do tohto súboru.
help-games-number = Koľko partií; 10 000, ak neurčíš inak.
help-json = Vypíše jeden dokument JSON namiesto tabuľky.
help-check = Skontroluje tvoj súbor s krabicou, namiesto toho, aby ukázal štandardnú krabicu.
help-replay-seat = Prerozpráva ju tak, ako ju počulo toto miesto, počítané od 1; skryté zostane skryté.
help-clause = Čísla odsekov, napríklad DC-12.
help-warm-games = Ktoré hry; všetky, ak žiadnu neuvedieš.

players-range = { $least } – { $most } { $most ->
    [one] hráč
    [few] hráči
    [many] hráča
   *[other] hráčov
}
seat-you = Hráč { $n } (ty)
seat-bot = Hráč { $n } (bot, { $level })
seat-other = Hráč { $n }
level-easy = ľahký
level-medium = stredný
level-hard = ťažký
level-random = náhodný
level-greedy = chamtivý

choose = Tvoja voľba ({ $least } – { $most }, ? pre pravidlá, q pre odchod):
choose-what = { $who }, vyber si:
rule-of = Pravidlá k možnosti { $n }:
rules-hint = „? 3“ ukáže len pravidlá k možnosti 3.
not-a-choice = Možnosť „{ $given }“ tu nie je. Napíš číslo od { $least } do { $most }.
thinking = { $who } premýšľa…
left = Odchádzaš z partie.
over = Partia sa skončila.
wins = { $who } víťazí!
shared = O víťazstvo sa delia: { $who }.
nobody-wins = Nevíťazí nikto.
player = Hráč
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodov
}
log-written = Záznam je v súbore { $file }. „wyrmhoard replay { $file }“ partiu prerozpráva.

simulated = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráča
   *[other] { $players } hráčov
}, seed { $seed }
simulated-moves = Počet ťahov: { $moves } za { $seconds } s; za sekundu { $rate }, na partiu { $mean }
share = Víťazstvá
mean-points = Priemer bodov
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Pravidlá sa kompilujú…
playing = Hrá sa

box-fine = { $file } je dobrá krabica pre { $game }.
replayed = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráča
   *[other] { $players } hráčov
}, { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
    [many] { $moves } ťahu
   *[other] { $moves } ťahov
}
unfinished = Partia sa ešte neskončila.
warm = { $game }: pripravené za { $seconds } s

# What may not be done
error = Chyba: { $what }
no-such-game = Hra „{ $game }“ neexistuje.{ $near ->
    [none] {""} Zoznam ukáže „wyrmhoard games“.
   *[other] {""} Malo to byť „{ $near }“?
}
no-such-level = Úroveň „{ $level }“ neexistuje.{ $near ->
    [none] {""} Vyber si easy, medium alebo hard.
   *[other] {""} Malo to byť „{ $near }“?
}
no-such-command = Príkaz „{ $command }“ neexistuje.{ $near ->
    [none] {""} Zoznam ukáže „wyrmhoard --help“.
   *[other] {""} Malo to byť „{ $near }“?
}
no-such-language = Jazyk „{ $lang }“ tu nie je. Vyber si jeden z týchto: { $languages }.
no-such-clause = Odsek „{ $clause }“ v týchto pravidlách nie je.
no-such-move = Ťah „{ $move }“ v tejto hre neexistuje.
no-such-seat = Miesto „{ $seat }“ neexistuje.
not-your-turn = Toto miesto nie je na ťahu.
not-legal-now = Ťah „{ $move }“ teraz nie je dovolený.
wrong-seats = Táto hra je pre { $least } až { $most ->
    [one] { $most } hráča
    [few] { $most } hráčov
    [many] { $most } hráča
   *[other] { $most } hráčov
}, nie pre { $given }.
first-not-seated = Podľa krabice začína miesto { $first } (počítané od 0), ale { $seats ->
    [one] hrá len { $seats } hráč
    [few] hrajú len { $seats } hráči
    [many] hrá len { $seats } hráča
   *[other] hrá len { $seats } hráčov
}.
seat-not-there = Miesto { $given } neexistuje: partia má { $seats ->
    [one] { $seats } hráča
    [few] { $seats } hráčov
    [many] { $seats } hráča
   *[other] { $seats } hráčov
}.
games-at-least-one = Musí sa odohrať aspoň jedna partia, nie { $given }.
set-not-a-pair = „{ $given }“ nemá tvar KEY=VALUE.
seed-negative = Seed je 0 alebo viac, nie { $given }.
file-not-written = Súbor { $file } sa nedá zapísať: { $reason }.

box-unreadable = Súbor { $file } sa nedá prečítať: { $reason }.
box-not-toml = Súbor { $file } nie je TOML: { $reason }.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, riadok { $line }
}
box-unknown-key = Kľúč „{ $key }“ do krabice tejto hry nepatrí.
box-missing-key = Chýba kľúč „{ $key }“.
box-not-a-list = Kľúč „{ $key }“ musí byť zoznam { $needed ->
    [one] { $needed } hodnoty
    [few] { $needed } hodnôt
    [many] { $needed } hodnoty
   *[other] { $needed } hodnôt
}.
box-wrong-count = Kľúč „{ $key }“ musí mať { $needed ->
    [one] { $needed } hodnotu
    [few] { $needed } hodnoty
    [many] { $needed } hodnoty
   *[other] { $needed } hodnôt
}, nie { $given }.
box-out-of-range = Kľúč „{ $key }“ musí byť od { $least } do { $most }, nie { $given }.
box-wrong-value = Kľúč „{ $key }“ nemôže byť { $given }. Povolené: { $allowed }.
box-die-sides = „{ $key }“: kocka má mať stien: { $needed }, ale uvedených je { $given }.
box-colour-count = Kľúč „{ $key }“ musí obsahovať „{ $word }“ { $needed }-krát, nie { $given }-krát.
box-too-small = Táto škatuľa stačí najviac pre { $most } hráčov, nie pre { $given }.
box-too-many-cards = „{ $key }“: počet kariet je { $given }, povolených je najviac { $most }.
box-too-few-cards = „{ $key }“: počet kariet je { $given }, potrebných je najmenej { $needed }.
box-too-few-colours = „{ $key }“: drakov s kartami: { $given }, potrebných je najmenej { $needed }.
box-start-coloured = „{ $key }“: štart, prvé políčko, musí byť bez farby.
box-start-numbered = „{ $key }“: štart musí na oboch stranách počítať 0.
box-summit-not-last = „{ $key }“: vrchol musia tvoriť posledné políčka dráhy, bez medzery.
box-not-a-table = „{ $key }“ musí byť tabuľka s riadkom pre každú položku.
box-wrong-word = „{ $key }“: slovo „{ $word }“ je neznáme alebo sa opakuje.
box-card-side = Karta „{ $key }“: strana { $side } ústi na viac než jedno políčko.
box-card-field = Karta „{ $key }“: na políčko { $field } nevedie žiadna cesta.
box-card-crossing = Karta „{ $key }“: krokov na prejdenie: { $given } namiesto { $needed }.
box-card-feature = Karta „{ $key }“ má viac než jeden prvok: { $feature }.
box-card-start = Karta „{ $key }“ musí mať rebrík a byť otvorená na všetky strany.
box-card-goal = Na kartu „{ $key }“ sa nedá vstúpiť z každej strany, ani po otočení.
box-card-exit = Karta „{ $key }“: východ patrí na goal-exit a nikam inam.
box-total = „{ $key }“ dáva spolu { $given } namiesto { $needed }.
box-too-many = „{ $key }“ žiada { $given }, ale najviac je { $most }.

log-unreadable = Súbor { $file } sa nedá prečítať: { $reason }.
log-too-large = Súbor { $file } je väčší ako { $most } MB: to nie je náš záznam.
log-not-json = Súbor { $file } nie je záznam: { $reason }.
log-bad-header = Záznam nehovorí nič použiteľné o „{ $key }“.
log-unknown-format = Záznam má formát { $given }; tento program pozná formát { $known }.
log-unknown-rules = Zaznamenaná partia sa hrala podľa pravidiel { $game } verzie { $given }; tento program má verziu { $known } a hádať nebude.
log-bad-move = Ťah { $n }, „{ $move }“, nemohol byť zahraný: { $why }

# What the command line itself refuses
click-missing = Chýba: { $what }.
click-no-such-option = Voľba { $what } neexistuje.
click-bad-value = „{ $what }“: táto hodnota sa nehodí ({ $reason }).
click-other = { $reason }
try-help = „{ $command } --help“ ukáže, ako sa to používa.
