# The program itself. Ids are the same in every language.

program = Čtyři deskové hry o dracích a trpaslících na jednom stole: hraj je, simuluj je, čti jejich pravidla.
usage = Použití
arguments = Argumenty
options = Volby
commands = Příkazy
help-help = Zobrazí tuto nápovědu a skončí.
help-version = Zobrazí verzi a skončí.
help-lang = Jazyk všeho, co čteš: { $languages }. Bez této volby jazyk systému.
help-games = Vypíše seznam her.
help-play = Spustí v terminálu partii proti botům.
help-simulate = Odehrát mnoho partií mezi boty tak rychle, jak to počítač dokáže.
help-report = Napsat stránku o vyváženosti hry: kdo odkud vyhrává, jak dlouho trvá, co má jakou cenu.
help-sweep = Odehrát mřížku krabic se stejným štěstím a sestavit tabulku, nebo hledat čísla, která splní cíl.
help-arena = Nechá boty hrát proti sobě, na všech místech a se stejným štěstím pro každého.
help-replay = Převypráví partii podle záznamu.
help-verify = Ověřit náhodu dohrané partie podle jejího záznamu, bez připojení.
help-box = Ukáže krabici hry: co je vytištěno na kartonu, a domácí pravidla.
help-rules = Zobrazí pravidla hry, celá nebo jen některé odstavce.
help-warm = Zkompiluje hry hned, aby na to později nikdo nečekal.
help-solve = Říct, jak se nejlépe hraje hra, kterou lze vyřešit.
help-serve = Nabídne stoly na webu, pro přátele i pro tisíce lidí.
help-admin = Stará se o stoly serveru.
help-list = Vypíše všechny stoly.
help-show = Ukáže jeden stůl: kdo u něj sedí a jak je partie daleko.
help-end = Ukončí stůl; jeho záznam zůstane.
help-purge = Ukončí a smaže stoly, u kterých se dlouho nic neděje. Dohrané zůstanou.
help-purge-days = Po tolik dní.
help-export = Zapíše záznamy dohraných stolů do složky, každý do svého souboru.
help-copy = Zkopíruje vše z jedné databáze do jiné, prázdné.
help-host = Adresa, na které se naslouchá; 127.0.0.1, pokud neurčíš jinak, 0.0.0.0 pro všechny.
help-port = Port; 8000, pokud neurčíš jinak.
help-db = Kde jsou stoly uloženy: sqlite:///FILE nebo postgresql://... Jinak soubor v tvé datové složce.
help-config = Soubor TOML s nastavením. Volby a prostředí (WYRMHOARD_...) mají přednost.
help-public-url = Adresa, na které hráči server najdou, pro odkazy a QR kódy.
help-log-format = Co server o sobě píše: lines (pro lidi) nebo json (pro programy).
help-open = Otevře stránku v prohlížeči.
help-export-all = I nedohrané stoly, bez tajemství jejich náhody.
help-players = Kolik hráčů; tři, pokud neřekneš jinak.
help-players-most = Kolik hráčů; tolik, kolik hra dovolí, pokud neřekneš jinak.
help-players-least = Kolik hráčů; bez udání nejméně, kolik hra dovolí.
help-level = Jak dobře boti hrají: novice (velmi lehký), easy (lehký), medium (střední, pokud neurčíš jinak), hard (těžký) nebo master (velmi těžký).
help-seat = Tvoje místo, počítáno od 1; pokud neurčíš jinak, sedíš na prvním.
help-watch = Jen sleduješ: na všech místech sedí boti.
help-box-file = Tvoje vlastní krabice, soubor TOML. „wyrmhoard box GAME“ ukáže tu, ze které můžeš vyjít.
help-set = Změní jednu hodnotu v krabici, například --set first=drawn. Lze opakovat.
help-sweep-set = Číslo krabice a jeho hodnoty: lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. Lze opakovat.
help-aim = Čeho dosáhnout místo hraní celé mřížky: "seats equal", "length 70..80", "leads 2..4". Lze opakovat.
help-tries = Kolik krabic hledání odehraje; bez udání 60.
help-seed = Zopakuje stejnou náhodu. Bez této volby je náhoda pokaždé nová.
help-log = Zapíše záznam partie do tohoto souboru.
help-games-number = Tolik náhodných partií: zkratka za --bots random --matches N.
help-matches = Kolik partií; bez udání 1 000.
help-bots-seats = Kdo hraje, s čárkami mezi jmény: novice,hard,random. Sedají si v tomto pořadí stále dokola, dokud nejsou obsazena všechna místa, a s každou partií se posunou o jedno místo. Bez udání novice.
help-rows = Zapsat do tohoto souboru (.parquet nebo .csv) řádek na každé místo a do druhého vedle něj řádek na každou partii.
help-against = Druhá krabice k porovnání, hraná se stejným štěstím.
help-ladder = Jak vysoko sahá žebříček úrovní, nebo none; bez udání easy. Každá další úroveň trvá déle. U týchž úrovní se říká, kolik je náhoda.
help-output = Soubor k zapsání, například page.html.
help-dask = Hrát na clusteru dask, například tcp://10.0.0.5:8786.
help-bots = Boti, kteří se utkají, oddělení čárkami: easy,hard.
help-deals = Kolikrát je štěstí nové; pokaždé se hraje ve všech rozesazeních. 10, není-li řečeno jinak.
help-think-seconds = Kolik sekund hledající bot nejvýše přemýšlí nad tahem.
help-think-rounds = Kolik kol hledání na tah, pro všechny hledající boty stejně.
help-json = Vypíše jeden dokument JSON místo tabulky.
help-check = Zkontroluje tvůj soubor s krabicí, místo aby ukázal standardní krabici.
help-replay-seat = Převypráví ji tak, jak ji slyšelo toto místo, počítáno od 1; skryté zůstane skryté.
help-clause = Čísla odstavců, například DC-12.
help-warm-games = Které hry; všechny, pokud žádnou neuvedeš.
help-receipt = Doklad k porovnání: soubor, který stránka uloží se záznamem nebo který zapsal program.
help-new-game = Vytvoří složku s malou hrou, která už běží, aby se z ní stala tvoje.
help-new-game-name = Název hry malými písmeny s pomlčkami: two-words.
help-into = Vše uloží do složky s názvem hry uvnitř této. Jinak do zdrojových souborů.
help-prefix = Dvě velká písmena, kterými začínají čísla odstavců. Jinak první písmena názvu.
help-check-game = Ověří vše, co se týká jedné hry, a vypíše, co chybí.
help-draft = Chybějící jazyky ještě nejsou chyba.
help-mcp = Nechat hrát jazykový model: nástroje přes Model Context Protocol, na standardním vstupu a výstupu.
help-mcp-server = Sedat u stolů tohoto serveru. Bez toho u stolů tohoto programu, proti botům.
help-mcp-name = Jméno modelu u stolu; Wyrm, pokud neřeknete jinak.

players-range = { $least }–{ $most } { $most ->
    [one] hráč
    [few] hráči
    [many] hráče
   *[other] hráčů
}
you = ty
seat-you = Hráč { $n } (ty)
seat-bot = Hráč { $n } (bot, { $level })
seat-other = Hráč { $n }
player-program = Hráč { $n } (program)
level-novice = velmi lehký
level-easy = lehký
level-medium = střední
level-hard = těžký
level-master = velmi těžký
level-random = náhodný
level-greedy = chamtivý
level-search = prosté hledání

choose = Tvoje volba ({ $least }–{ $most }, ? pro pravidla, h pro radu, q pro odchod):
choose-what = { $who }, vyber si:
rule-of = Pravidla k možnosti { $n }:
rules-hint = „? 3“ ukáže jen pravidla k možnosti 3.
not-a-choice = Možnost „{ $given }“ tu není. Napiš číslo od { $least } do { $most }.
bots-warming = Boti se zahřívají: asi minutu hrají pod svou úrovní.
advice-title = Jak to vidí bot:
advice-share = šance na výhru { $share }, plus minus { $error }
advice-calculated = šance na výhru { $share }, spočítaná
advice-meant = takhle často: { $meant }
advice-mixed = Nikdo tě nesmí prohlédnout: vybírej náhodně, tak často, jak je uvedeno.
advice-thinking = Přemýšlí se…
thinking = { $who } přemýšlí…
left = Odcházíš z partie.
over = Partie skončila.
wins = { $who } vítězí!
shared = O vítězství se dělí: { $who }.
nobody-wins = Nevítězí nikdo.
hidden-title = Co bylo skryté
end-held = { $who } má ještě v ruce: { $a }
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
decided = Rozhodlo:
decided-points = body
decided-tie-break = pravidlo při shodě
decided-shared = společné vítězství
decided-nobody = bez vítěze
decided-given-up = vzdáno jako nekonečné
simulated-drama = Změny ve vedení na partii: { $changes }. Před vítězem už nebyl nikdo po { NUMBER($settled, style: "percent") } tahů.
report-written = Stránka je v { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Rozdíl míst
figure-length = Tahy
figure-points = Body
figure-margin = Náskok
figure-leads = Změny vedení
figure-settled = Rozhodnuto po
figure-behind = Největší ztráta vítěze v bodech
figure-shared = Sdílené
figure-nobody = Bez vítězství
figure-miss = Mimo cíl
sweep-checked = Pod každou: stejná krabice s jiným štěstím.
sweep-refused = Vynecháno: { $point }. { $why }
report-title = { $game }: jak je vyvážená?
report-about = Partie: { $matches } · hráči: { $players } · boti: { $bots } · krabice: { $box } · semínko: { $seed }
report-standard = standardní
report-seats = Vítězství podle místa
report-seats-note = Průměrný podíl s 95% intervalem; čára je spravedlivý podíl, { $fair }.
report-sides = { $n ->
    [3] Podle všeho dohromady
   *[other] Podle toho, co bylo rozdáno ({ $n })
}
report-length = Délka partie
report-length-note = V tazích, včetně tahů štěstí. Průměr { $mean }; bez nejkratšího a nejdelšího 1 %: { $low } až { $high }.
report-points = Body na konci
report-points-note = Ze všech míst. Náskok před druhým je v průměru { $n }.
report-leads = Jak často se mění vedení
report-leads-note = Krát za partii, v průměru { $n }.
report-settled = Kdy bylo rozhodnuto
report-settled-note = Část partie, po které už před vítězem nikdo nebyl.
report-behind = Obraty
report-behind-note = Největší ztráta vítěze v bodech; v { NUMBER($n, style: "percent") } partií větší než žádná.
report-decided = Co partie rozhodlo
report-worth = Jakou cenu co má
report-worth-card = Jakou cenu má každá karta
report-worth-square = Jakou cenu má každé políčko
report-worth-dice = Jakou cenu má každá strana kostky
report-worth-nuggets = Jakou cenu má hod s tolika valouny
report-worth-note = O kolik víc než spravedlivý podíl vyhrává ten, kdo to má, s 95% intervalem. Říká, co jde spolu, ne co co způsobuje.
report-ladder = Žebříček úrovní
report-ladder-note = Každá sama u stolu nejbližší nižší úrovně; spravedlivý podíl je { $fair }. Partií na příčku: nejméně { $matches }.
report-luck = Kolik je náhoda
report-luck-note = Boti jedné úrovně mezi sebou a kolik jich hraje. Podíl náhody na všem, co měnilo podíly na vítězství, s intervalem 95 %; zbytek byla rozhodnutí. Partií každého druhu: nejméně { $matches }.
report-rung = { $level } mezi { $below }
report-rules = Jak často platí které pravidlo
report-rule = Pravidlo
report-often = za partii
report-among = v partiích
report-differs = Čím se obě krabice liší
report-changes = Co z toho vzešlo
report-changes-note = Partie se stejným štěstím se porovnávají jedna po druhé. Víc než šum: více než tři standardní chyby od sebe.
report-told = Je to víc než šum?
report-sure = víc než šum
report-noise = ne víc než šum
report-seat-share = Vítězství, hráč { $n }
share = Vítězství
mean-points = Průměr bodů
column-bot = Bot
column-among = Mezi
column-side = Role
column-interval = 95% interval
column-rating = Hodnocení
interval = { $low } až { $high }
arena-no-winner = Partií, které nikdo nevyhrál: { $n } z { $all }
arena-stopped = Ukončeno předčasně; toto je, co je k dispozici.
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
luck-fair = Poctivé: { $draws ->
    [one] { $draws } losování odpovídá
    [few] { $draws } losování odpovídají
    [many] { $draws } losování odpovídá
   *[other] { $draws } losování odpovídá
} tajemství a všechny tahy ({ $moves }) se drží pravidel.
luck-given = { $moves ->
    [one] První tah pochází od jiného stolu: jeho losování se tu neověřovalo.
    [few] První { $moves } tahy pocházejí od jiného stolu: jejich losování se tu neověřovalo.
    [many] Prvních { $moves } tahu pochází od jiného stolu: jejich losování se tu neověřovalo.
   *[other] Prvních { $moves } tahů pochází od jiného stolu: jejich losování se tu neověřovalo.
}
luck-not-committed = Tajemství v tomto záznamu není to, ke kterému se stůl na začátku zavázal.
luck-wrong = Tah { $n } neodpovídá tajemství: padlo „{ $came }“, mělo padnout „{ $should }“.
luck-not-sealed = Číslo místa { $seat } není to, které bylo zapečetěno.
luck-untold = Číslo místa { $seat } bylo zapečetěno, ale nebylo včas sděleno, a nepočítalo se: kdo znal tajemství, mohl tam volit ze dvou losů.
receipt-agrees = Doklad: číslo bylo použito a každý slyšený los souhlasí.
receipt-other-seed = Doklad: není to dané číslo, nebo ne závazek, který byl vidět první.
receipt-other-draw = Doklad: los { $n } není ten, který byl slyšet.
warm = { $game }: připraveno za { $seconds } s

serving = Wyrmhoard běží na { $url }. Zastavíš ho pomocí Ctrl-C.
no-tables = Nejsou žádné stoly.
table-ended = Stůl { $table } je ukončen.
exported = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
    [many] { $tables } stolu
   *[other] { $tables } stolů
} → { $folder }
purged = { $tables ->
    [one] Smazán { $tables } opuštěný stůl.
    [few] Smazány { $tables } opuštěné stoly.
    [many] Smazáno { $tables } opuštěného stolu.
   *[other] Smazáno { $tables } opuštěných stolů.
}
not-exported = Stůl { $table } byl vynechán: { $why }
copied = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
    [many] { $tables } stolu
   *[other] { $tables } stolů
}: vše je zkopírováno a ověřeno.
column-table = Stůl
column-game = Hra
column-status = Stav
column-changed = Poslední změna
column-seats = Místa
column-host = Hostí
column-moves = Tahy
status-open = otevřený
status-playing = hraje se
status-over = dohraný
status-ended = ukončený

# A new game, and what it lacks
game-made = Vytvořeno: { $folder }
game-next = Hrát se dá hned. Co ještě chybí, řekne: { $check }
part-loads = Hra se načte
part-box = Krabice
part-rules = Odstavce
part-texts = Texty
part-matches = Náhodné partie
part-bots = Boti
part-board = Herní plány
part-kept = Uchované partie
part-tests = Testy všech her i její vlastní
check-fine = { $game }: nic nechybí.
check-found = { $n ->
    [one] { $game }: zbývá { $n } věc.
    [few] { $game }: zbývají { $n } věci.
    [many] { $game }: zbývá { $n } věci.
   *[other] { $game }: zbývá { $n } věcí.
}
check-broken = { $where }: { $reason }
check-refused = { $why }
check-name = GAME se jmenuje „{ $given }“, ale podle složky má být „{ $needed }“.
check-seats = Hra má 1 až { $most } míst: oprav „seats“ v __init__.py.
check-no-seats = { $layout } potřebuje pole „seats“: kolik jich sedí u stolu.
check-no-file = Chybí { $file }. Napiš ho; jak vypadá, ukáže „wyrmhoard new-game“.
check-clause-unfit = { $where }: „{ $given }“ není číslo odstavce. Chce to dvě velká písmena, pomlčku a číslo: AB-1.
check-no-clauses = { $file } nemá odstavce. Začínej řádky - **AB-1** a pravidlem.
check-clause-order = Odstavce se číslují bez mezer: na místě { $given } má být { $needed }.
check-clauses-unknown = Uvedené, ale ne v RULES.md: { $clauses }.
check-clauses-uncited = Neuvedené v kódu ani v krabici: { $clauses }. Jmenuj každý v docstringu funkce, která se jím řídí.
check-clauses-untested = Bez testu: { $clauses }. Označ testy v { $folder } pomocí @pytest.mark.clause.
check-verbs-without-clause = CLAUSES v state.py nejmenuje žádný odstavec pro: { $verbs }.
check-text-missing = V { $file } chybí: { $texts }.
check-text-unknown = V { $file }, ale ne v angličtině: { $texts }.
check-text-taken = Tyto texty už má program nebo stránka: { $texts }. Zvol jiné názvy, i pro sloveso, je-li to ono ({ $file }).
check-text-unreadable = { $where }: tohle není Fluent.
check-blanks = Jiná prázdná místa než v angličtině má v { $file }: { $texts }.
check-languages = Zatím nepřeloženo (texty a pravidla): { $languages }. Do té doby se ukazuje angličtina se značkou.
check-no-walks = Chybí { $file }: co se zachovává a kterými krabicemi testy procházejí.
check-not-conserved = { $where }, hráčů: { $seats }. { $said } neplatí. { $values }
check-stuck = Hráčů: { $seats }, tahů: { $moves }. Nikdo nemůže táhnout, nebo to nikdy neskončí. Viz actors a legal.
check-leak = Pro místo { $seat } vypadá vymyšlený svět jinak než skutečný: { $fields }. Viz view a imagine.
check-plain-board = V terminálu se ukazuje prostý plán. Vlastní by byl { $file }, nebo board.py ve složce hry.
check-plain-page = Na stránce se ukazuje prostý plán. Vlastní by byl { $folder }.
check-not-kept = Chybí uchovaná partie pro tolik hráčů: { $seats }. „make playthroughs“ je zapíše do { $folder }.
check-test-failed = Tento test neprošel: { $test } { $reason }
check-tests-elsewhere = Testy potřebují zdrojové soubory a pytest; neproběhly.

# Why not?
why-hint = „why TAH“ řekne, proč nějaký tah není v nabídce, například: why { $move }
why-allowed = Ale ano, to smíš: je to možnost { $n }.
why-words = Za „why“ se píše: { $forms }
why-over = Partie skončila: už nikdo netáhne.
why-luck = Teď pracuje náhoda. Okamžik.
why-not-yours = To není tah pro hráče: děje se to samo.
why-turn = Nejsi na tahu. Teď: { $who }.

# What may not be done
error = Chyba: { $what }
no-such-game = Hra „{ $game }“ neexistuje.{ $near ->
    [none] {""} Seznam ukáže „wyrmhoard games“.
   *[other] {""} Mělo to být „{ $near }“?
}
no-such-level = Úroveň „{ $level }“ neexistuje.{ $near ->
    [none] {""} Vyber si novice, easy, medium, hard nebo master.
   *[other] {""} Mělo to být „{ $near }“?
}
no-such-command = Příkaz „{ $command }“ neexistuje.{ $near ->
    [none] {""} Seznam ukáže „{ $program } --help“.
   *[other] {""} Mělo to být „{ $near }“?
}
no-such-language = Jazyk „{ $lang }“ tu není. Vyber si jeden z těchto: { $languages }.
no-such-clause = Odstavec „{ $clause }“ v těchto pravidlech není.
no-such-move = Tah „{ $move }“ v této hře neexistuje.
no-such-seat = Místo „{ $seat }“ neexistuje.
not-your-turn = Toto místo není na tahu.
not-legal-now = Tah „{ $move }“ teď není dovolen.
url-not-reached = { $url } není dostupné: { $reason }
package-missing = Balíček { $package } není nainstalován. Spusťte: pip install 'wyrmhoard[{ $extra }]'
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
games-are-random = --games hraje náhodně a nejde dohromady ani s --bots, ani s --matches. Použij místo toho --bots a --matches.
more-bots-than-seats = Příliš mnoho botů: { $bots }, míst: { $seats }.
rows-ending = Název { $file } musí končit jedním z těchto: { $endings }.
rows-no-package = Parquet potřebuje ještě jeden balíček: pip install wyrmhoard[tables]. Soubor .csv nepotřebuje žádný.
rows-in-part = Do { $file } se nevešly všechny řádky ({ $reason }); uchováno partií: { $kept } z { $matches }. Uvolni místo a zadej tentýž příkaz s --seed { $seed }: odehraje totéž znovu.
cluster-no-package = Cluster potřebuje další balíčky: pip install wyrmhoard[cluster]
cluster-unreachable = Na { $address } neodpovídá žádný cluster dask: { $reason }.
cluster-differs = Některý počítač clusteru má jiná pravidla nebo boty než tento. Nainstaluj všude stejnou verzi.
cluster-failed = Počítač clusteru selhal: { $reason }.
sweep-no-field = V této krabici není pole „{ $field }“.{ $near ->
    [none] {""}
   *[other] {""} Myslíš „{ $near }“?
}
sweep-too-large = Bylo by to { $size } krabic; hraje se nejvýše { $most }. Vezmi méně hodnot, nebo mezi nimi hledej s --aim.
sweep-nothing = Řekni, co se má měnit, například --set lair=1..8.
sweep-empty = „{ $given }“ nemá hodnoty: první je větší než poslední, nebo je krok 0.
aim-unknown = „{ $given }“ není cíl.{ $near ->
    [none] {""} Známé jsou: { $known }.
   *[other] {""} Myslíš „{ $near }“?
}
aim-unreadable = „{ $given }“ neříká, co se chce. Řekni například "seats equal" nebo "length 70..80".
seconds-or-rounds = Zadejte buď --seconds, nebo --rounds, ne obojí.
more-than-nothing = { $what } musí být více než 0, ne { $given }.
bot-twice = „{ $level }“ je uveden dvakrát; stačí jednou.
set-not-a-pair = „{ $given }“ nemá tvar KEY=VALUE.
seed-negative = Seed je 0 nebo víc, ne { $given }.
file-not-written = Soubor { $file } nelze zapsat: { $reason }.
file-exists = { $file } už existuje. Zvol jiný název, nebo ten soubor nejdřív přesuň.
file-elsewhere = Soubor { $file } nelze zapsat: { $reason }. Aby se nic neztratilo, je v { $other }.
game-name-unfit = „{ $name }“ nemůže být název hry: malá písmena, číslice a pomlčky, znaků nejvýš { $most }, třeba two-words.
game-there = Hra „{ $game }“ už existuje, v { $folder }.
prefix-unfit = „{ $prefix }“ nemůže začínat čísla odstavců: chce to dvě velká písmena. Zvol je pomocí --prefix AB.
prefix-taken = Na { $prefix } už začínají odstavce { $game }. Zvol jiná dvě velká písmena.
folder-not-empty = Složka { $folder } není prázdná. Zvol jiný název, nebo jinou složku pomocí --into.
no-checkout = Tohle nejsou zdrojové soubory. Řekni, kam hru dát: --into SLOŽKA.
text-missing = Hra nemá text „{ $text }“. Napiš ho do jejího texts/en.ftl.
not-solved = { $game }: řešení není známo, nikdo neumí říct, co je nejlepší. Boti ho hledají.

box-unreadable = Soubor { $file } nelze přečíst: { $reason }.
box-not-toml = Tohle nejde přečíst jako TOML. Možná chybí uvozovka, závorka nebo čárka, nebo je některý klíč uveden dvakrát.
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
box-too-small = Tato krabice stačí nejvýše pro { $most } hráčů, ne pro { $given }.
box-not-a-table = „{ $key }“ musí být tabulka s řádkem pro každou položku.
box-wrong-word = „{ $key }“: slovo „{ $word }“ je neznámé nebo se opakuje.

log-unreadable = Soubor { $file } nelze přečíst: { $reason }.
log-too-large = Soubor { $file } je větší než { $most } MB: to není náš záznam.
log-not-json = Soubor { $file } není záznam: { $reason }.
log-bad-header = Záznam neříká nic použitelného o „{ $key }“.
luck-not-there = Tento záznam žádnou náhodu neodkrývá: tajemství k ověření mají jen stoly serveru.
table-not-over = Partie ještě neskončila: do té doby zůstává náhoda tajná.
table-still-alive = Partie ještě běží: zůstává ve tvém seznamu.
not-reachable = Žádné jiné zařízení se na tento server odsud nedostane. Spusť jej s --host 0.0.0.0, nebo mu zadej jeho adresu (public_url).
log-unknown-format = Záznam má formát { $given }; tento program zná formát { $known }.
log-unknown-rules = Zaznamenaná partie se hrála podle pravidel { $game } verze { $given }; tento program má verzi { $known } a hádat nebude.
log-bad-move = Tah { $n }, „{ $move }“, nemohl být zahrán: { $why }

store-wrong-url = Tohle není adresa úložiště. Napiš sqlite:///SOUBOR nebo postgresql://SERVER/DATABÁZE, zvláštní znaky v hesle jako kódy s %.
store-in-use = Soubor { $file } už používá jiný Wyrmhoard. Soubor SQLite slouží jednomu procesu; pro více procesů použij PostgreSQL.
store-not-a-database = Soubor { $file } není databáze SQLite.
store-not-opened = { $store } nelze otevřít: { $reason }.
store-no-permission = { $store } nedovoluje přístup nebo zápis: { $reason }.
store-unreachable = { $store } je nedostupné: { $reason }.
store-no-driver = PostgreSQL potřebuje ještě jeden balíček: pip install wyrmhoard[postgres]
store-too-new = Úložiště naposledy používala jiná verze Wyrmhoardu (schéma { $version }), kterou tato nezná. Nainstaluj nejnovější.
store-not-empty = Úložiště, do kterého se má kopírovat, není prázdné.
store-copy-differs = Kopie se neshoduje s originálem („{ $part }“). Nepoužívej ji.
store-copy-broken = Kopírování se v půlce přerušilo: { $reason }. Originál je v pořádku. Vyprázdni cíl (smaž soubor nebo založ databázi znovu) a kopíruj ještě jednou.

# Co server odmítne
who-are-you = Nejdřív řekni své jméno.
name-unfit = Jméno má 1 až { $most } viditelných znaků.
code-unknown = Tento odkaz už byl použit nebo je příliš starý. Vytvoř na druhém zařízení nový.
no-such-table = Takový stůl neexistuje.
no-such-variant = Tato hra nemá variantu „{ $variant }“.
too-many-tables = Počet stolů, u kterých už jsi: { $most }. Nejdřív některý dohraj nebo ukonči.
not-your-table = To smí jen ten, kdo tento stůl otevřel nebo u něj sedí.
not-your-seat = To není tvoje místo.
seat-taken = Tam už někdo sedí.
seat-free = Na tomto místě nikdo není.
seat-not-away = Za toto místo žádný bot nehraje.
table-started = Partie už začala.
seed-not-sealed = To není číslo, které bylo zapečetěno.
table-not-playing = U tohoto stolu se teď nehraje.
table-over = Partie už skončila.
table-busy = U tohoto stolu se děje příliš věcí najednou. Zkus to znovu.
rematch-there = Odveta už je otevřená.
too-late = Pozdě: hra se mezitím posunula dál.
too-soon = Příliš brzy: počkej ještě { $wait } ms.
too-fast = Příliš mnoho najednou. Chvilku počkej.
undo-not-now = Tento tah nelze vzít zpět: mezitím rozhodla náhoda, nebo něco prozradil.
undo-asked-already = Někdo už požádal o vrácení tahu.
undo-not-asked = Nikdo nečeká na tvou odpověď ohledně tahu.
end-asked-already = Konec partie už někdo navrhuje.
end-not-asked = Nikdo nečeká na tvou odpověď o konci partie.
end-asked-often = To už byl tvůj návrh číslo { $most }. Na jednu partii to stačí.
hints-off = U tohoto stolu se hraje bez nápovědy.
chat-empty = V této zprávě nic není.
chat-too-fast = Píšeš rychleji, než ostatní stačí číst. Chvilku počkej.
not-stored = Nepodařilo se to uložit, takže se nic nestalo. Zkus to za chvíli znovu.
token-unknown = Tento klíč nepatří k žádnému místu u tohoto stolu.
hello-first = První zpráva musí být „hello“.
hello-again = „hello“ už zaznělo.
wrong-version = Tato stránka je starší nebo novější než server. Načti ji znovu.
message-malformed = Server této zprávě nerozumí.
form-malformed = Server tomuto požadavku nerozumí: { $reason }.
body-too-large = To je větší než { $most } KB.
body-too-slow = Trvalo příliš dlouho, než to dorazilo. Zkus to znovu.
not-json = Pošli to jako application/json.
other-origin = Stránka jiného webu to tady nesmí.
wrong-host = Tento server odpovídá jen na adrese { $url }.
nothing-here = Tady nic není.
wrong-method = Takto se na to ptát nedá.
our-fault = Na serveru se něco pokazilo. Není to tvoje vina.
log-too-long = Tento záznam má víc tahů než { $most }.
log-too-short = Počet tahů v záznamu je jen { $moves }, ne { $given }.

port-taken = Port { $port } na { $host } už je obsazený. Vyber jiný pomocí --port.
address-unfit = Server nemůže naslouchat na { $host }, port { $port }: { $reason }.
settings-unreadable = Soubor { $file } nelze přečíst: { $reason }.
settings-not-toml = Soubor { $file } není TOML: { $reason }.
settings-unknown-key = { $where }: nastavení „{ $key }“ neexistuje.
settings-wrong-value = { $where }: „{ $key }“ nevyhovuje: { $reason }.

# Hodnocení a tabulka sezony
help-season = Vypíše tabulku sezony: hodnocené partie, na které se mohl dívat kdokoli.
column-name = Jméno
column-matches = Partie
column-won = Výhry
season-provisional = předběžně
season-empty = Žádná hodnocená partie, na kterou se mohl dívat kdokoli, zatím neskončila.
season-pool = { $game }, počet hráčů: { $players }
rated-as-printed = U hodnoceného stolu se hraje s krabicí tak, jak je vytištěna.
rated-one-seat = U hodnoceného stolu má každý jen jedno místo.
rated-own-luck = Hodnocený stůl má vlastní náhodu: nemůže se na něm hrát rozdání.
rated-no-programs = Cizí programy nemohou sedět u hodnoceného stolu: nikdo neví, jak jsou silné.
rated-to-the-end = Hodnocená partie končí, když se dohraje, když se někdo vzdá nebo když všichni souhlasí.
no-such-result = U tohoto stolu nemáš žádný výsledek.

# What the command line itself refuses
click-missing = Chybí: { $what }.
click-no-such-option = Volba { $what } neexistuje.
click-bad-value = „{ $what }“: tato hodnota se nehodí ({ $reason }).
click-not-a-number = { $what } potřebuje celé číslo, ne „{ $given }“.
click-too-much = To je navíc: { $given }.
click-misused = { $what } se takto nepoužívá.
click-other = { $reason }
try-help = „{ $command } --help“ ukáže, jak se to používá.
reason-not-there = takový soubor ani složka neexistuje
reason-forbidden = přístup je odepřen
reason-folder = je to složka
reason-no-folder = část cesty není složka
reason-full = disk je plný

# The page, and a table, as messengers show a link to them
start-line = Hry o dracích a trpaslících v jedné hoře. Otevři stránku, pošli odkaz a hraj.
preview-invites = { $who } tě zve ke hře { $game }
preview-free = { $n ->
    [one] Volné je ještě { $n } místo.
    [few] Volná jsou ještě { $n } místa.
    [many] Volných je ještě { $n } místa.
   *[other] Volných je ještě { $n } míst.
}
preview-played = U stolu: { $who }
preview-over = Partie skončila. U stolu: { $who }

# Upozornění, a co s nimi může být
notice-turn-title = Jsi na tahu: { $game }
notice-turn = Jsi na tahu.
notice-turn-of = { $name }, jsi na tahu: { $game }
notice-broken-title = Upozornění nedocházejí
notice-broken = Tímto způsobem už k tobě upozornění nedocházejí: { $way }. Proč, je v nastavení.
notice-test-title = Zkouška
notice-test = Upozornění z Wyrmhoardu přicházejí sem.
notice-confirm-title = Upozornění e-mailem?
notice-confirm = Někdo, nejspíš ty, chce, aby Wyrmhoard psal na tuto adresu, když přijde řada na tah. Pokud to tak je, otevři tento odkaz; jinak nedělej nic a žádná další pošta nepřijde.
notice-stop = Už žádné takové zprávy:
way-push = tento prohlížeč
way-mail = e-mail
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = vlastní webhook
host-lacks-push = Tento server nemá zapnutá upozornění v prohlížeči (push = true).
host-lacks-mail = Tento server nemá nastavený poštovní server (mail_server, mail_from, public_url).
host-lacks-webhooks = Tento server nemá zapnuté webhooky (webhooks = true).
host-lacks-packages = Tento server nemá nainstalováno, co je k tomu potřeba: pip install 'wyrmhoard[notices]'
mail-unfit = To není e-mailová adresa.
mail-not-confirmed = Tato adresa ještě neřekla ano: otevři odkaz ve zprávě.
push-unfit = Odpověď prohlížeče pro upozornění nestačí. Vypni je a znovu zapni.
address-not-web = Je potřeba adresa, která začíná https://.
discord-unfit = To není adresa webhooku Discordu; obsahuje /api/webhooks/.
matrix-unfit = Matrix potřebuje místnost jako !abc:example.org a přístupový token.
ntfy-unfit = To není adresa tématu ntfy, jako https://ntfy.sh/moje-tema
token-unfit = Token nemá mezery a jen prostá písmena, číslice a znaky.
too-many-channels = Nejvýše jich může být { $most }. Nejdřív něco odeber.
no-such-channel = To už mezi tvými upozorněními není.
link-unknown = Tento odkaz už neplatí.
zone-unknown = Časové pásmo { $zone } tu není známé.
passkey-unfit = Přístupový klíč se nepodařilo ověřit. Zkus to znovu.
passkey-unknown = Tento server ten přístupový klíč nezná.
trouble-address = Adresu nelze použít.
trouble-inside = Adresa vede do vlastní sítě serveru, což tu není dovoleno.
trouble-not-reached = Na té adrese se nikdo neozval.
trouble-slow = Odpověď nepřišla včas.
trouble-tls = Spojení se nepodařilo zabezpečit: certifikát je neplatný.
trouble-redirects = Adresa odkazuje stále dál.
trouble-busy = Druhá strana právě nemohla nic přijmout.
trouble-refused = Druhá strana zprávu odmítla.
trouble-gone = Tento prohlížeč už upozornění nepřijímá.
trouble-key-changed = Klíč serveru se změnil. Zapni v tom prohlížeči upozornění znovu.
trouble-webhook-gone = Webhook už neexistuje, nebo jeho token neplatí.
trouble-mail-refused = E-mailová adresa byla odmítnuta.
trouble-mail-server = Poštovní server teď zprávy nepřijímá.

# Looking back on a match
help-review = Ohlédnout se za dohranou partií: která rozhodnutí o něco připravila a jak se na tom podílela náhoda.
help-review-seat = Jen rozhodnutí tohoto místa, počítáno od 1. Jinak všech.
help-review-rounds = Kola hledání pro každé rozhodnutí; víc trvá déle a je jistější.
help-review-seed = Stejné semínko dá stejné ohlédnutí.
reviewing = Ohlédnutí
review-unfinished = Ohlédnout se lze jen za dohranou partií.
review-stopped = Ukončeno předčasně; co chybí, nebylo zkoumáno.
review-how = Rozhodnutí se posuzují podle toho, co se v té chvíli dalo vědět; náhoda se hodnotí, jako by vše bylo odkryté.
review-account = Očekávaný podíl na vítězství: { $start } na začátku, { $result } na konci.
review-lost = Jistě ztraceno, celkem: { $share }.
review-nothing-lost = Žádné rozhodnutí o nic jistě nepřipravilo.
review-decisions = Rozhodnutí, která stojí za druhý pohled
review-turned = Kde se to obrátilo
review-better = lepší: { $what } ({ $worth })
review-known = dalo se vědět: { $what }
review-move = Tah { $n }: { $what }
review-luck = náhoda
review-own = vlastní rozhodnutí
review-others = rozhodnutí ostatních
review-together = souběžná rozhodnutí
review-forced = vynucené tahy
mark-brilliant = skvělé
mark-best = nejlepší
mark-good = dobré
mark-inaccuracy = nepřesné
mark-mistake = chyba
mark-blunder = hrubá chyba
# Deals

deal-not-open = Náhoda tohoto rozdání ještě není odkrytá: ostatní ho mohou ještě hrát. Až { $day } skončí (UTC), stáhni si záznam znovu a ověř ho.
deal-hidden = Co z tohoto rozdání udělali ostatní, uvidíš, až ho odehraješ.
deal-no-chat = U stolu s rozdáním píšou do konce jen ti, kdo u něj sedí.
deal-of-day = Každý má pro rozdání dne jediný stůl: začíná na úvodní stránce.
deal-over = Čas tohoto rozdání vypršel: jeho náhoda je odkrytá.
no-such-deal = Takové rozdání neexistuje.
