# The program itself. Ids are the same in every language.

program = Štyri stolové hry o drakoch a trpaslíkoch na jednom stole: hraj ich, simuluj ich, čítaj ich pravidlá.
usage = Použitie
arguments = Argumenty
options = Voľby
commands = Príkazy
help-help = Zobrazí tohto pomocníka a skončí.
help-version = Zobrazí verziu a skončí.
help-lang = Jazyk všetkého, čo čítaš: { $languages }. Bez tejto voľby jazyk systému.
help-games = Vypíše zoznam hier.
help-play = Spustí v termináli partiu proti botom.
help-simulate = Odohrať veľa partií medzi botmi tak rýchlo, ako to počítač dokáže.
help-report = Napísať stránku o vyváženosti hry: kto odkiaľ vyhráva, ako dlho trvá, čo má akú cenu.
help-sweep = Odohrať mriežku škatúľ s rovnakým šťastím a zostaviť tabuľku, alebo hľadať čísla, ktoré splnia cieľ.
help-arena = Nechá boty hrať proti sebe, na všetkých miestach a s rovnakým šťastím pre každého.
help-replay = Prerozpráva partiu podľa záznamu.
help-verify = Overiť náhodu dohranej partie podľa jej záznamu, bez pripojenia.
help-box = Ukáže krabicu hry: čo je vytlačené na kartóne, a domáce pravidlá.
help-rules = Zobrazí pravidlá hry, celé alebo len niektoré odseky.
help-warm = Skompiluje hry hneď, aby na to neskôr nikto nečakal.
help-solve = Povedať, ako sa najlepšie hrá hra, ktorú možno vyriešiť.
help-serve = Ponúkne stoly na webe, pre priateľov aj pre tisíce ľudí.
help-admin = Stará sa o stoly servera.
help-list = Vypíše všetky stoly.
help-show = Ukáže jeden stôl: kto pri ňom sedí a ako je partia ďaleko.
help-end = Ukončí stôl; jeho záznam zostane.
help-purge = Ukončí a zmaže stoly, pri ktorých sa dlho nič nedeje. Dohrané zostanú.
help-purge-days = Toľko dní.
help-export = Zapíše záznamy dohraných stolov do priečinka, každý do svojho súboru.
help-copy = Skopíruje všetko z jednej databázy do inej, prázdnej.
help-host = Adresa, na ktorej sa počúva; 127.0.0.1, ak neurčíš inak, 0.0.0.0 pre všetkých.
help-port = Port; 8000, ak neurčíš inak.
help-db = Kde sú stoly uložené: sqlite:///FILE alebo postgresql://... Inak súbor v tvojom dátovom priečinku.
help-config = Súbor TOML s nastaveniami. Voľby a prostredie (WYRMHOARD_...) majú prednosť.
help-public-url = Adresa, na ktorej hráči server nájdu, pre odkazy a QR kódy.
help-log-format = Čo server o sebe píše: lines (pre ľudí) alebo json (pre programy).
help-open = Otvorí stránku v prehliadači.
help-export-all = Aj nedohrané stoly, bez tajomstva ich náhody.
help-players = Koľko hráčov; traja, ak nepovieš inak.
help-players-most = Koľko hráčov; toľko, koľko hra dovolí, ak nepovieš inak.
help-players-least = Koľko hráčov; bez udania najmenej, koľko hra dovolí.
help-level = Ako dobre boti hrajú: novice (veľmi ľahký), easy (ľahký), medium (stredný, ak neurčíš inak), hard (ťažký) alebo master (veľmi ťažký).
help-seat = Tvoje miesto, počítané od 1; ak neurčíš inak, sedíš na prvom.
help-watch = Len sleduješ: na všetkých miestach sedia boti.
help-box-file = Tvoja vlastná krabica, súbor TOML. „wyrmhoard box GAME“ ukáže tú, z ktorej môžeš vychádzať.
help-set = Zmení jednu hodnotu v krabici, napríklad --set first=drawn. Dá sa opakovať.
help-sweep-set = Číslo škatule a jeho hodnoty: lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. Možno opakovať.
help-aim = Čo dosiahnuť namiesto hrania celej mriežky: "seats equal", "length 70..80", "leads 2..4". Možno opakovať.
help-tries = Koľko škatúľ hľadanie odohrá; bez udania 60.
help-seed = Zopakuje rovnakú náhodu. Bez tejto voľby je náhoda zakaždým nová.
help-log = Zapíše záznam partie do tohto súboru.
help-games-number = Toľko náhodných partií: skratka za --bots random --matches N.
help-matches = Koľko partií; bez udania 1 000.
help-bots-seats = Kto hrá, s čiarkami medzi menami: novice,hard,random. Sadajú si v tomto poradí stále dookola, kým nie sú obsadené všetky miesta, a s každou partiou sa posunú o jedno miesto. Bez udania novice.
help-rows = Zapísať do tohto súboru (.parquet alebo .csv) riadok na každé miesto a do druhého vedľa neho riadok na každú partiu.
help-against = Druhá škatuľa na porovnanie, hraná s rovnakým šťastím.
help-ladder = Ako vysoko siaha rebríček úrovní, alebo none; bez udania easy. Každá ďalšia úroveň trvá dlhšie. Pri tých istých úrovniach sa hovorí, koľko je náhoda.
help-output = Súbor na zapísanie, napríklad page.html.
help-dask = Hrať na klastri dask, napríklad tcp://10.0.0.5:8786.
help-bots = Boti, ktorí sa stretnú, oddelení čiarkami: easy,hard.
help-deals = Koľkokrát je šťastie nové; zakaždým sa hrá vo všetkých rozsadeniach. 10, ak nie je povedané inak.
help-think-seconds = Koľko sekúnd hľadajúci bot najviac premýšľa nad ťahom.
help-think-rounds = Koľko kôl hľadania na ťah, pre všetkých hľadajúcich botov rovnako.
help-json = Vypíše jeden dokument JSON namiesto tabuľky.
help-check = Skontroluje tvoj súbor s krabicou, namiesto toho, aby ukázal štandardnú krabicu.
help-replay-seat = Prerozpráva ju tak, ako ju počulo toto miesto, počítané od 1; skryté zostane skryté.
help-clause = Čísla odsekov, napríklad DC-12.
help-warm-games = Ktoré hry; všetky, ak žiadnu neuvedieš.
help-receipt = Doklad na porovnanie: súbor, ktorý stránka uloží so záznamom alebo ktorý zapísal program.
help-new-game = Vytvorí priečinok s malou hrou, ktorá už beží, aby sa z nej stala tvoja.
help-new-game-name = Názov hry malými písmenami s pomlčkami: two-words.
help-into = Všetko uloží do priečinka s názvom hry vnútri tohto. Inak do zdrojových súborov.
help-prefix = Dve veľké písmená, ktorými sa začínajú čísla odsekov. Inak prvé písmená názvu.
help-check-game = Skontroluje všetko, čo sa týka jednej hry, a vypíše, čo chýba.
help-draft = Chýbajúce jazyky ešte nie sú chyba.
help-mcp = Nechať hrať jazykový model: nástroje cez Model Context Protocol, na štandardnom vstupe a výstupe.
help-mcp-server = Sedieť pri stoloch tohto servera. Bez toho pri stoloch tohto programu, proti botom.
help-mcp-name = Meno modelu pri stole; Wyrm, ak nepoviete inak.

players-range = { $least } – { $most } { $most ->
    [one] hráč
    [few] hráči
    [many] hráča
   *[other] hráčov
}
you = ty
seat-you = Hráč { $n } (ty)
seat-bot = Hráč { $n } (bot, { $level })
seat-other = Hráč { $n }
player-program = Hráč { $n } (program)
level-novice = veľmi ľahký
level-easy = ľahký
level-medium = stredný
level-hard = ťažký
level-master = veľmi ťažký
level-random = náhodný
level-greedy = chamtivý
level-search = jednoduché hľadanie

choose = Tvoja voľba ({ $least } – { $most }, ? pre pravidlá, h pre radu, q pre odchod):
choose-what = { $who }, vyber si:
rule-of = Pravidlá k možnosti { $n }:
rules-hint = „? 3“ ukáže len pravidlá k možnosti 3.
not-a-choice = Možnosť „{ $given }“ tu nie je. Napíš číslo od { $least } do { $most }.
bots-warming = Boti sa zahrievajú: asi minútu hrajú pod svojou úrovňou.
advice-title = Ako to vidí bot:
advice-share = šanca na výhru { $share }, plus mínus { $error }
advice-calculated = šanca na výhru { $share }, vypočítaná
advice-meant = takto často: { $meant }
advice-mixed = Nikto ťa nesmie prehliadnuť: vyberaj náhodne, tak často, ako je uvedené.
advice-thinking = Premýšľa sa…
thinking = { $who } premýšľa…
left = Odchádzaš z partie.
over = Partia sa skončila.
wins = { $who } víťazí!
shared = O víťazstvo sa delia: { $who }.
nobody-wins = Nevíťazí nikto.
hidden-title = Čo bolo skryté
end-held = { $who } má ešte v ruke: { $a }
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
decided = Rozhodlo:
decided-points = body
decided-tie-break = pravidlo pri zhode
decided-shared = spoločné víťazstvo
decided-nobody = bez víťaza
decided-given-up = vzdané ako nekonečné
simulated-drama = Zmeny vo vedení na partiu: { $changes }. Pred víťazom už nebol nikto po { NUMBER($settled, style: "percent") } ťahov.
report-written = Stránka je v { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Rozdiel miest
figure-length = Ťahy
figure-points = Body
figure-margin = Náskok
figure-leads = Zmeny vedenia
figure-settled = Rozhodnuté po
figure-behind = Najväčšia strata víťaza v bodoch
figure-shared = Zdieľané
figure-nobody = Bez víťazstva
figure-miss = Mimo cieľa
sweep-checked = Pod každou: rovnaká škatuľa s iným šťastím.
sweep-refused = Vynechané: { $point }. { $why }
report-title = { $game }: aká je vyvážená?
report-about = Partie: { $matches } · hráči: { $players } · boti: { $bots } · škatuľa: { $box } · semienko: { $seed }
report-standard = štandardná
report-seats = Víťazstvo podľa miesta
report-seats-note = Priemerný podiel s 95 % intervalom; čiara je spravodlivý podiel, { $fair }.
report-sides = { $n ->
    [3] Podľa všetkého spolu
   *[other] Podľa toho, čo bolo rozdané ({ $n })
}
report-length = Dĺžka partie
report-length-note = V ťahoch, vrátane ťahov šťastia. Priemer { $mean }; bez najkratšieho a najdlhšieho 1 %: { $low } až { $high }.
report-points = Body na konci
report-points-note = Zo všetkých miest. Náskok pred druhým je v priemere { $n }.
report-leads = Ako často sa mení vedenie
report-leads-note = Ráz za partiu, v priemere { $n }.
report-settled = Kedy bolo rozhodnuté
report-settled-note = Časť partie, po ktorej už pred víťazom nikto nebol.
report-behind = Obraty
report-behind-note = Najväčšia strata víťaza v bodoch; v { NUMBER($n, style: "percent") } partií väčšia než žiadna.
report-decided = Čo partie rozhodlo
report-worth = Akú cenu čo má
report-worth-card = Akú cenu má každá karta
report-worth-square = Akú cenu má každé políčko
report-worth-dice = Akú cenu má každá strana kocky
report-worth-nuggets = Akú cenu má hod s toľkými valúnmi
report-worth-note = O koľko viac než spravodlivý podiel vyhráva ten, kto to má, s 95 % intervalom. Hovorí, čo ide spolu, nie čo čo spôsobuje.
report-ladder = Rebríček úrovní
report-ladder-note = Každá sama pri stole najbližšej nižšej úrovne; spravodlivý podiel je { $fair }. Partií na priečku: aspoň { $matches }.
report-luck = Koľko je náhoda
report-luck-note = Boti jednej úrovne medzi sebou a koľko ich hrá. Podiel náhody na všetkom, čo menilo podiely na víťazstve, s intervalom 95 %; zvyšok boli rozhodnutia. Partií každého druhu: aspoň { $matches }.
report-rung = { $level } medzi { $below }
report-rules = Ako často platí ktoré pravidlo
report-rule = Pravidlo
report-often = za partiu
report-among = v partiách
report-differs = Čím sa obe škatule líšia
report-changes = Čo z toho vzišlo
report-changes-note = Partie s rovnakým šťastím sa porovnávajú jedna po druhej. Viac než šum: viac než tri štandardné chyby od seba.
report-told = Je to viac než šum?
report-sure = viac než šum
report-noise = nie viac než šum
report-seat-share = Víťazstvo, hráč { $n }
share = Víťazstvá
mean-points = Priemer bodov
column-bot = Bot
column-among = Medzi
column-side = Rola
column-interval = 95 % interval
column-rating = Hodnotenie
interval = { $low } až { $high }
arena-no-winner = Partií, ktoré nikto nevyhral: { $n } z { $all }
arena-stopped = Ukončené predčasne; toto je, čo je k dispozícii.
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
luck-fair = Poctivé: { $draws ->
    [one] { $draws } žrebovanie zodpovedá
    [few] { $draws } žrebovania zodpovedajú
    [many] { $draws } žrebovania zodpovedá
   *[other] { $draws } žrebovaní zodpovedá
} tajomstvu a všetky ťahy ({ $moves }) sa držia pravidiel.
luck-given = { $moves ->
    [one] Prvý ťah pochádza od iného stola: jeho žrebovanie sa tu neoverovalo.
    [few] Prvé { $moves } ťahy pochádzajú od iného stola: ich žrebovanie sa tu neoverovalo.
    [many] Prvých { $moves } ťahu pochádza od iného stola: ich žrebovanie sa tu neoverovalo.
   *[other] Prvých { $moves } ťahov pochádza od iného stola: ich žrebovanie sa tu neoverovalo.
}
luck-not-committed = Tajomstvo v tomto zázname nie je to, ku ktorému sa stôl na začiatku zaviazal.
luck-wrong = Ťah { $n } nezodpovedá tajomstvu: padlo „{ $came }“, malo padnúť „{ $should }“.
luck-not-sealed = Číslo miesta { $seat } nie je to, ktoré bolo zapečatené.
luck-untold = Číslo miesta { $seat } bolo zapečatené, ale nebolo včas oznámené, a nepočítalo sa: kto poznal tajomstvo, mohol tam voliť z dvoch žrebov.
receipt-agrees = Doklad: číslo sa použilo a každý počutý žreb súhlasí.
receipt-other-seed = Doklad: nie je to dané číslo, alebo nie záväzok, ktorý bolo vidieť prvý.
receipt-other-draw = Doklad: žreb { $n } nie je ten, ktorý bolo počuť.
warm = { $game }: pripravené za { $seconds } s

serving = Wyrmhoard beží na { $url }. Zastavíš ho pomocou Ctrl-C.
no-tables = Nie sú žiadne stoly.
table-ended = Stôl { $table } je ukončený.
exported = { $tables ->
    [one] { $tables } stôl
    [few] { $tables } stoly
    [many] { $tables } stola
   *[other] { $tables } stolov
} → { $folder }
purged = { $tables ->
    [one] Zmazaný { $tables } opustený stôl.
    [few] Zmazané { $tables } opustené stoly.
    [many] Zmazaného { $tables } opusteného stola.
   *[other] Zmazaných { $tables } opustených stolov.
}
not-exported = Stôl { $table } bol vynechaný: { $why }
copied = { $tables ->
    [one] { $tables } stôl
    [few] { $tables } stoly
    [many] { $tables } stola
   *[other] { $tables } stolov
}: všetko je skopírované a overené.
column-table = Stôl
column-game = Hra
column-status = Stav
column-changed = Posledná zmena
column-seats = Miesta
column-host = Hostí
column-moves = Ťahy
status-open = otvorený
status-playing = hrá sa
status-over = dohraný
status-ended = ukončený

# A new game, and what it lacks
game-made = Vytvorené: { $folder }
game-next = Hrať sa dá hneď. Čo ešte chýba, povie: { $check }
part-loads = Hra sa načíta
part-box = Krabica
part-rules = Odseky
part-texts = Texty
part-matches = Náhodné partie
part-bots = Boti
part-board = Herné plány
part-kept = Uchované partie
part-tests = Testy všetkých hier aj jej vlastné
check-fine = { $game }: nič nechýba.
check-found = { $n ->
    [one] { $game }: zostáva { $n } vec.
    [few] { $game }: zostávajú { $n } veci.
    [many] { $game }: zostáva { $n } veci.
   *[other] { $game }: zostáva { $n } vecí.
}
check-broken = { $where }: { $reason }
check-refused = { $why }
check-name = GAME sa volá „{ $given }“, ale podľa priečinka má byť „{ $needed }“.
check-seats = Hra má 1 až { $most } miest: oprav „seats“ v __init__.py.
check-no-seats = { $layout } potrebuje pole „seats“: koľkí sedia pri stole.
check-no-file = Chýba { $file }. Napíš ho; ako vyzerá, ukáže „wyrmhoard new-game“.
check-clause-unfit = { $where }: „{ $given }“ nie je číslo odseku. Treba dve veľké písmená, pomlčku a číslo: AB-1.
check-no-clauses = { $file } nemá odseky. Začínaj riadky - **AB-1** a pravidlom.
check-clause-order = Odseky sa číslujú bez medzier: na mieste { $given } má byť { $needed }.
check-clauses-unknown = Uvedené, ale nie v RULES.md: { $clauses }.
check-clauses-uncited = Neuvedené v kóde ani v krabici: { $clauses }. Pomenuj každý v docstringu funkcie, ktorá sa ním riadi.
check-clauses-untested = Bez testu: { $clauses }. Označ testy v { $folder } pomocou @pytest.mark.clause.
check-verbs-without-clause = CLAUSES v state.py nemenuje žiadny odsek pre: { $verbs }.
check-text-missing = V { $file } chýba: { $texts }.
check-text-unknown = V { $file }, ale nie v angličtine: { $texts }.
check-text-taken = Tieto texty už má program alebo stránka: { $texts }. Zvoľ iné názvy, aj pre sloveso, ak je to ono ({ $file }).
check-text-unreadable = { $where }: toto nie je Fluent.
check-blanks = Iné prázdne miesta než v angličtine má v { $file }: { $texts }.
check-languages = Zatiaľ nepreložené (texty a pravidlá): { $languages }. Dovtedy sa ukazuje angličtina so značkou.
check-no-walks = Chýba { $file }: čo sa zachováva a ktorými krabicami testy prechádzajú.
check-not-conserved = { $where }, hráčov: { $seats }. { $said } neplatí. { $values }
check-stuck = Hráčov: { $seats }, ťahov: { $moves }. Nikto nemôže ťahať, alebo sa to nikdy neskončí. Pozri actors a legal.
check-leak = Pre miesto { $seat } vyzerá vymyslený svet inak ako skutočný: { $fields }. Pozri view a imagine.
check-plain-board = V termináli sa ukazuje jednoduchý plán. Vlastný by bol { $file }, alebo board.py v priečinku hry.
check-plain-page = Na stránke sa ukazuje jednoduchý plán. Vlastný by bol { $folder }.
check-not-kept = Chýba uchovaná partia pre toľkých hráčov: { $seats }. „make playthroughs“ ich zapíše do { $folder }.
check-test-failed = Tento test neprešiel: { $test } { $reason }
check-tests-elsewhere = Testy potrebujú zdrojové súbory a pytest; neprebehli.

# Why not?
why-hint = „why ŤAH“ povie, prečo nejaký ťah nie je v ponuke, napríklad: why { $move }
why-allowed = Ale áno, to smieš: je to možnosť { $n }.
why-words = Za „why“ sa píše: { $forms }
why-over = Partia sa skončila: už nikto neťahá.
why-luck = Teraz pracuje náhoda. Okamih.
why-not-yours = To nie je ťah pre hráča: deje sa to samo.
why-turn = Nie si na ťahu. Teraz: { $who }.

# What may not be done
error = Chyba: { $what }
no-such-game = Hra „{ $game }“ neexistuje.{ $near ->
    [none] {""} Zoznam ukáže „wyrmhoard games“.
   *[other] {""} Malo to byť „{ $near }“?
}
no-such-level = Úroveň „{ $level }“ neexistuje.{ $near ->
    [none] {""} Vyber si novice, easy, medium, hard alebo master.
   *[other] {""} Malo to byť „{ $near }“?
}
no-such-command = Príkaz „{ $command }“ neexistuje.{ $near ->
    [none] {""} Zoznam ukáže „{ $program } --help“.
   *[other] {""} Malo to byť „{ $near }“?
}
no-such-language = Jazyk „{ $lang }“ tu nie je. Vyber si jeden z týchto: { $languages }.
no-such-clause = Odsek „{ $clause }“ v týchto pravidlách nie je.
no-such-move = Ťah „{ $move }“ v tejto hre neexistuje.
no-such-seat = Miesto „{ $seat }“ neexistuje.
not-your-turn = Toto miesto nie je na ťahu.
not-legal-now = Ťah „{ $move }“ teraz nie je dovolený.
url-not-reached = { $url } nie je dostupné: { $reason }
package-missing = Balík { $package } nie je nainštalovaný. Spustite: pip install 'wyrmhoard[{ $extra }]'
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
games-are-random = --games hrá náhodne a nejde dokopy ani s --bots, ani s --matches. Použi namiesto toho --bots a --matches.
more-bots-than-seats = Priveľa botov: { $bots }, miest: { $seats }.
rows-ending = Názov { $file } sa musí končiť jedným z týchto: { $endings }.
rows-no-package = Parquet potrebuje ešte jeden balík: pip install wyrmhoard[tables]. Súbor .csv nepotrebuje žiadny.
rows-in-part = Do { $file } sa nezmestili všetky riadky ({ $reason }); uchovaných partií: { $kept } z { $matches }. Uvoľni miesto a zadaj ten istý príkaz s --seed { $seed }: odohrá to isté znova.
cluster-no-package = Klaster potrebuje ďalšie balíky: pip install wyrmhoard[cluster]
cluster-unreachable = Na { $address } neodpovedá žiadny klaster dask: { $reason }.
cluster-differs = Niektorý počítač klastra má iné pravidlá alebo botov ako tento. Nainštaluj všade rovnakú verziu.
cluster-failed = Počítač klastra zlyhal: { $reason }.
sweep-no-field = V tejto škatuli nie je pole „{ $field }“.{ $near ->
    [none] {""}
   *[other] {""} Myslíš „{ $near }“?
}
sweep-too-large = Bolo by to { $size } škatúľ; hrá sa najviac { $most }. Vezmi menej hodnôt, alebo medzi nimi hľadaj s --aim.
sweep-nothing = Povedz, čo sa má meniť, napríklad --set lair=1..8.
sweep-empty = „{ $given }“ nemá hodnoty: prvá je väčšia než posledná, alebo je krok 0.
aim-unknown = „{ $given }“ nie je cieľ.{ $near ->
    [none] {""} Známe sú: { $known }.
   *[other] {""} Myslíš „{ $near }“?
}
aim-unreadable = „{ $given }“ nehovorí, čo sa chce. Povedz napríklad "seats equal" alebo "length 70..80".
seconds-or-rounds = Zadajte buď --seconds, alebo --rounds, nie oboje.
more-than-nothing = { $what } musí byť viac ako 0, nie { $given }.
bot-twice = „{ $level }“ je uvedený dvakrát; stačí raz.
set-not-a-pair = „{ $given }“ nemá tvar KEY=VALUE.
seed-negative = Seed je 0 alebo viac, nie { $given }.
file-not-written = Súbor { $file } sa nedá zapísať: { $reason }.
file-exists = { $file } už existuje. Zvoľ iný názov alebo ten súbor najprv presuň.
file-elsewhere = Súbor { $file } sa nedá zapísať: { $reason }. Aby sa nič nestratilo, je v { $other }.
game-name-unfit = „{ $name }“ nemôže byť názov hry: malé písmená, číslice a pomlčky, znakov najviac { $most }, napríklad two-words.
game-there = Hra „{ $game }“ už existuje, v { $folder }.
prefix-unfit = „{ $prefix }“ nemôže začínať čísla odsekov: treba dve veľké písmená. Zvoľ ich pomocou --prefix AB.
prefix-taken = Na { $prefix } sa už začínajú odseky { $game }. Zvoľ iné dve veľké písmená.
folder-not-empty = Priečinok { $folder } nie je prázdny. Zvoľ iný názov alebo iný priečinok pomocou --into.
no-checkout = Toto nie sú zdrojové súbory. Povedz, kam hru dať: --into PRIEČINOK.
text-missing = Hra nemá text „{ $text }“. Napíš ho do jej texts/en.ftl.
not-solved = { $game }: riešenie nie je známe, nikto nevie povedať, čo je najlepšie. Boti ho hľadajú.

box-unreadable = Súbor { $file } sa nedá prečítať: { $reason }.
box-not-toml = Toto sa nedá prečítať ako TOML. Možno chýba úvodzovka, zátvorka alebo čiarka, alebo je niektorý kľúč uvedený dvakrát.
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
box-too-small = Táto škatuľa stačí najviac pre { $most } hráčov, nie pre { $given }.
box-not-a-table = „{ $key }“ musí byť tabuľka s riadkom pre každú položku.
box-wrong-word = „{ $key }“: slovo „{ $word }“ je neznáme alebo sa opakuje.

log-unreadable = Súbor { $file } sa nedá prečítať: { $reason }.
log-too-large = Súbor { $file } je väčší ako { $most } MB: to nie je náš záznam.
log-not-json = Súbor { $file } nie je záznam: { $reason }.
log-bad-header = Záznam nehovorí nič použiteľné o „{ $key }“.
luck-not-there = Tento záznam žiadnu náhodu neodkrýva: tajomstvo na overenie majú len stoly servera.
table-not-over = Partia sa ešte neskončila: dovtedy zostáva náhoda tajná.
table-still-alive = Partia ešte beží: zostáva v tvojom zozname.
not-reachable = Žiadne iné zariadenie sa na tento server odtiaľto nedostane. Spusti ho s --host 0.0.0.0 alebo mu zadaj jeho adresu (public_url).
log-unknown-format = Záznam má formát { $given }; tento program pozná formát { $known }.
log-unknown-rules = Zaznamenaná partia sa hrala podľa pravidiel { $game } verzie { $given }; tento program má verziu { $known } a hádať nebude.
log-bad-move = Ťah { $n }, „{ $move }“, nemohol byť zahraný: { $why }

store-wrong-url = Toto nie je adresa úložiska. Napíš sqlite:///SÚBOR alebo postgresql://SERVER/DATABÁZA, zvláštne znaky v hesle ako kódy s %.
store-in-use = Súbor { $file } už používa iný Wyrmhoard. Súbor SQLite slúži jednému procesu; pre viac procesov použi PostgreSQL.
store-not-a-database = Súbor { $file } nie je databáza SQLite.
store-not-opened = { $store } sa nedá otvoriť: { $reason }.
store-no-permission = { $store } nedovoľuje prístup alebo zápis: { $reason }.
store-unreachable = { $store } je nedostupné: { $reason }.
store-no-driver = PostgreSQL potrebuje ešte jeden balík: pip install wyrmhoard[postgres]
store-too-new = Úložisko naposledy používala iná verzia Wyrmhoardu (schéma { $version }), ktorú táto nepozná. Nainštaluj najnovšiu.
store-not-empty = Úložisko, do ktorého sa má kopírovať, nie je prázdne.
store-copy-differs = Kópia sa nezhoduje s originálom („{ $part }“). Nepoužívaj ju.
store-copy-broken = Kopírovanie sa v polovici prerušilo: { $reason }. Originál je v poriadku. Vyprázdni cieľ (zmaž súbor alebo založ databázu nanovo) a kopíruj ešte raz.

# Čo server odmietne
who-are-you = Najprv povedz svoje meno.
name-unfit = Meno má 1 až { $most } viditeľných znakov.
code-unknown = Tento odkaz už bol použitý alebo je príliš starý. Vytvor na druhom zariadení nový.
no-such-table = Taký stôl neexistuje.
no-such-variant = Táto hra nemá variant „{ $variant }“.
too-many-tables = Počet stolov, pri ktorých už si: { $most }. Najprv niektorý dohraj alebo ukonči.
not-your-table = To smie len ten, kto tento stôl otvoril alebo pri ňom sedí.
not-your-seat = To nie je tvoje miesto.
seat-taken = Tam už niekto sedí.
seat-free = Na tomto mieste nikto nie je.
seat-not-away = Za toto miesto žiadny bot nehrá.
table-started = Partia sa už začala.
seed-not-sealed = To nie je číslo, ktoré bolo zapečatené.
table-not-playing = Pri tomto stole sa teraz nehrá.
table-over = Partia sa už skončila.
table-busy = Pri tomto stole sa deje priveľa vecí naraz. Skús to znova.
rematch-there = Odveta už je otvorená.
too-late = Neskoro: hra sa medzitým posunula ďalej.
too-soon = Príliš skoro: počkaj ešte { $wait } ms.
too-fast = Priveľa naraz. Chvíľu počkaj.
undo-not-now = Tento ťah sa nedá vziať späť: medzitým rozhodla náhoda alebo niečo prezradil.
undo-asked-already = Niekto už požiadal o vrátenie ťahu.
undo-not-asked = Nikto nečaká na tvoju odpoveď o ťahu.
end-asked-already = Koniec partie už niekto navrhuje.
end-not-asked = Nikto nečaká na tvoju odpoveď o konci partie.
end-asked-often = To už bol tvoj návrh číslo { $most }. Na jednu partiu to stačí.
hints-off = Pri tomto stole sa hrá bez nápovedy.
chat-empty = V tejto správe nič nie je.
chat-too-fast = Píšeš rýchlejšie, než ostatní stíhajú čítať. Chvíľu počkaj.
not-stored = Nepodarilo sa to uložiť, takže sa nič nestalo. Skús to o chvíľu znova.
token-unknown = Tento kľúč nepatrí k žiadnemu miestu pri tomto stole.
hello-first = Prvá správa musí byť „hello“.
hello-again = „hello“ už zaznelo.
wrong-version = Táto stránka je staršia alebo novšia než server. Načítaj ju znova.
message-malformed = Server tejto správe nerozumie.
form-malformed = Server tejto požiadavke nerozumie: { $reason }.
body-too-large = To je väčšie než { $most } KB.
body-too-slow = Trvalo priveľmi dlho, kým to dorazilo. Skús to znova.
not-json = Pošli to ako application/json.
other-origin = Stránka iného webu to tu nesmie.
wrong-host = Tento server odpovedá len na adrese { $url }.
nothing-here = Tu nič nie je.
wrong-method = Takto sa na to pýtať nedá.
our-fault = Na serveri sa niečo pokazilo. Nie je to tvoja vina.
log-too-long = Tento záznam má viac ťahov než { $most }.
log-too-short = Počet ťahov v zázname je len { $moves }, nie { $given }.

port-taken = Port { $port } na { $host } už je obsadený. Vyber iný pomocou --port.
address-unfit = Server nemôže počúvať na { $host }, port { $port }: { $reason }.
settings-unreadable = Súbor { $file } sa nedá prečítať: { $reason }.
settings-not-toml = Súbor { $file } nie je TOML: { $reason }.
settings-unknown-key = { $where }: nastavenie „{ $key }“ neexistuje.
settings-wrong-value = { $where }: „{ $key }“ nevyhovuje: { $reason }.

# Hodnotenia a tabuľka sezóny
help-season = Vypíše tabuľku sezóny: hodnotené partie, na ktoré sa mohol pozerať ktokoľvek.
column-name = Meno
column-matches = Partie
column-won = Výhry
season-provisional = predbežne
season-empty = Žiadna hodnotená partia, na ktorú sa mohol pozerať ktokoľvek, sa zatiaľ neskončila.
season-pool = { $game }, počet hráčov: { $players }
rated-as-printed = Pri hodnotenom stole sa hrá so škatuľou tak, ako je vytlačená.
rated-one-seat = Pri hodnotenom stole má každý len jedno miesto.
rated-own-luck = Hodnotený stôl má vlastnú náhodu: nemôže sa na ňom hrať rozdanie.
rated-no-programs = Cudzie programy nemôžu sedieť pri hodnotenom stole: nikto nevie, aké sú silné.
rated-to-the-end = Hodnotená partia sa končí, keď sa dohrá, keď sa niekto vzdá alebo keď všetci súhlasia.
no-such-result = Pri tomto stole nemáš žiadny výsledok.

# What the command line itself refuses
click-missing = Chýba: { $what }.
click-no-such-option = Voľba { $what } neexistuje.
click-bad-value = „{ $what }“: táto hodnota sa nehodí ({ $reason }).
click-not-a-number = { $what } potrebuje celé číslo, nie „{ $given }“.
click-too-much = To je navyše: { $given }.
click-misused = { $what } sa takto nepoužíva.
click-other = { $reason }
try-help = „{ $command } --help“ ukáže, ako sa to používa.
reason-not-there = taký súbor ani priečinok neexistuje
reason-forbidden = prístup je odmietnutý
reason-folder = je to priečinok
reason-no-folder = časť cesty nie je priečinok
reason-full = disk je plný

# The page, and a table, as messengers show a link to them
start-line = Hry o drakoch a trpaslíkoch v jednej hore. Otvor stránku, pošli odkaz a hraj.
preview-invites = { $who } ťa pozýva na hru { $game }
preview-free = { $n ->
    [one] Voľné je ešte { $n } miesto.
    [few] Voľné sú ešte { $n } miesta.
    [many] Voľných je ešte { $n } miesta.
   *[other] Voľných je ešte { $n } miest.
}
preview-played = Pri stole: { $who }
preview-over = Partia sa skončila. Pri stole: { $who }

# Upozornenia, a čo s nimi môže byť
notice-turn-title = Si na ťahu: { $game }
notice-turn = Si na ťahu.
notice-turn-of = { $name }, si na ťahu: { $game }
notice-broken-title = Upozornenia nedochádzajú
notice-broken = Týmto spôsobom už k tebe upozornenia nedochádzajú: { $way }. Prečo, je v nastaveniach.
notice-test-title = Skúška
notice-test = Upozornenia z Wyrmhoardu prichádzajú sem.
notice-confirm-title = Upozornenia e-mailom?
notice-confirm = Niekto, asi ty, chce, aby Wyrmhoard písal na túto adresu, keď príde rad na ťah. Ak je to tak, otvor tento odkaz; inak nerob nič a žiadna ďalšia pošta nepríde.
notice-stop = Už žiadne také správy:
way-push = tento prehliadač
way-mail = e-mail
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = vlastný webhook
host-lacks-push = Tento server nemá zapnuté upozornenia v prehliadači (push = true).
host-lacks-mail = Tento server nemá nastavený poštový server (mail_server, mail_from, public_url).
host-lacks-webhooks = Tento server nemá zapnuté webhooky (webhooks = true).
host-lacks-packages = Tento server nemá nainštalované, čo na to treba: pip install 'wyrmhoard[notices]'
mail-unfit = To nie je e-mailová adresa.
mail-not-confirmed = Táto adresa ešte nepovedala áno: otvor odkaz v správe.
push-unfit = Odpoveď prehliadača na upozornenia nestačí. Vypni ich a znova zapni.
address-not-web = Treba adresu, ktorá sa začína https://.
discord-unfit = To nie je adresa webhooku Discordu; obsahuje /api/webhooks/.
matrix-unfit = Matrix potrebuje miestnosť ako !abc:example.org a prístupový token.
ntfy-unfit = To nie je adresa témy ntfy, ako https://ntfy.sh/moja-tema
token-unfit = Token nemá medzery a len jednoduché písmená, číslice a znaky.
too-many-channels = Najviac ich môže byť { $most }. Najprv niečo odstráň.
no-such-channel = To už medzi tvojimi upozorneniami nie je.
link-unknown = Tento odkaz už neplatí.
zone-unknown = Časové pásmo { $zone } tu nie je známe.
passkey-unfit = Prístupový kľúč sa nepodarilo overiť. Skús to znova.
passkey-unknown = Tento server ten prístupový kľúč nepozná.
trouble-address = Adresu nemožno použiť.
trouble-inside = Adresa vedie do vlastnej siete servera, čo tu nie je dovolené.
trouble-not-reached = Na tej adrese sa nikto neozval.
trouble-slow = Odpoveď neprišla včas.
trouble-tls = Spojenie sa nepodarilo zabezpečiť: certifikát je neplatný.
trouble-redirects = Adresa odkazuje stále ďalej.
trouble-busy = Druhá strana práve nemohla nič prijať.
trouble-refused = Druhá strana správu odmietla.
trouble-gone = Tento prehliadač už upozornenia neprijíma.
trouble-key-changed = Kľúč servera sa zmenil. Zapni v tom prehliadači upozornenia znova.
trouble-webhook-gone = Webhook už neexistuje, alebo jeho token neplatí.
trouble-mail-refused = E-mailová adresa bola odmietnutá.
trouble-mail-server = Poštový server teraz správy neprijíma.

# Looking back on a match
help-review = Obzrieť sa za dohranou partiou: ktoré rozhodnutia o niečo pripravili a ako sa na tom podieľala náhoda.
help-review-seat = Len rozhodnutia tohto miesta, počítané od 1. Inak všetkých.
help-review-rounds = Kolá hľadania pre každé rozhodnutie; viac trvá dlhšie a je istejšie.
help-review-seed = Rovnaké semienko dá rovnaké obzretie.
reviewing = Obzretie
review-unfinished = Obzrieť sa dá len za dohranou partiou.
review-stopped = Ukončené predčasne; čo chýba, nebolo skúmané.
review-how = Rozhodnutia sa posudzujú podľa toho, čo sa v tej chvíli dalo vedieť; náhoda sa hodnotí, akoby bolo všetko odkryté.
review-account = Očakávaný podiel na víťazstve: { $start } na začiatku, { $result } na konci.
review-lost = Isto stratené, spolu: { $share }.
review-nothing-lost = Žiadne rozhodnutie o nič isto nepripravilo.
review-decisions = Rozhodnutia, ktoré stoja za druhý pohľad
review-turned = Kde sa to obrátilo
review-better = lepšie: { $what } ({ $worth })
review-known = dalo sa vedieť: { $what }
review-move = Ťah { $n }: { $what }
review-luck = náhoda
review-own = vlastné rozhodnutia
review-others = rozhodnutia ostatných
review-together = súbežné rozhodnutia
review-forced = vynútené ťahy
mark-brilliant = skvelé
mark-best = najlepšie
mark-good = dobré
mark-inaccuracy = nepresné
mark-mistake = chyba
mark-blunder = hrubá chyba
# Deals

deal-not-open = Náhoda tohto rozdania ešte nie je odkrytá: ostatní ho ešte môžu hrať. Keď sa { $day } skončí (UTC), stiahni si záznam znova a over ho.
deal-hidden = Čo z tohto rozdania urobili ostatní, uvidíš, keď ho odohráš.
deal-no-chat = Pri stole s rozdaním píšu do konca len tí, ktorí pri ňom sedia.
deal-of-day = Každý má na rozdanie dňa jediný stôl: začína sa na úvodnej stránke.
deal-over = Čas tohto rozdania vypršal: jeho náhoda je odkrytá.
no-such-deal = Také rozdanie neexistuje.
