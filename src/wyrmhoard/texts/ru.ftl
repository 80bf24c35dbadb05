# The program itself. Ids are the same in every language.

program = Четыре настольные игры о драконах и гномах на одном столе: играйте, моделируйте партии, читайте правила.
usage = Использование
arguments = Аргументы
options = Параметры
commands = Команды
help-help = Показать эту справку и выйти.
help-version = Показать версию и выйти.
help-lang = Язык всех текстов: { $languages }. Если не указан, берётся язык системы.
help-games = Показать список игр.
help-play = Сыграть партию с ботами в терминале.
help-simulate = Сыграть много партий между ботами так быстро, как может компьютер.
help-report = Написать страницу о балансе игры: кто и с какого места побеждает, сколько она длится, что сколько стоит.
help-sweep = Сыграть сетку коробок с одной и той же удачей и свести в таблицу или найти числа, достигающие цели.
help-arena = Играть ботами друг против друга: на всех местах и с одинаковой удачей для каждого.
help-replay = Пересказать партию по её записи.
help-verify = Проверить честность законченной партии по её записи, без сети.
help-box = Показать коробку игры: что напечатано на картоне и какие есть домашние правила.
help-rules = Прочитать правила игры: целиком или отдельные пункты.
help-warm = Скомпилировать игры сейчас, чтобы потом никому не пришлось ждать.
help-solve = Сказать, как лучше всего играть в игру, у которой есть решение.
help-serve = Открыть столы в сети, для друзей или для тысяч.
help-admin = Присматривать за столами сервера.
help-list = Показать все столы.
help-show = Показать один стол: кто за ним сидит и как идёт партия.
help-end = Закрыть стол; его запись останется.
help-purge = Закрыть и удалить столы, где давно ничего не происходит. Оконченные остаются.
help-purge-days = Столько дней.
help-export = Записать оконченные столы в папку, каждый в свой файл.
help-copy = Скопировать всё из одной базы данных в другую, пустую.
help-host = Адрес, который слушать; 127.0.0.1, если не указать иное, 0.0.0.0 — для всех.
help-port = Порт; 8000, если не указать иное.
help-db = Где хранить столы: sqlite:///FILE или postgresql://... Иначе — файл в вашей папке данных.
help-config = Файл TOML с настройками. Ключи и окружение (WYRMHOARD_...) важнее.
help-public-url = Адрес, по которому игроки находят сервер, для ссылок и QR-кодов.
help-log-format = Что сервер пишет о себе: lines (для людей) или json (для программ).
help-open = Открыть страницу в браузере.
help-export-all = И неоконченные столы, без секрета их случая.
help-players = Сколько игроков; если не указать, трое.
help-players-most = Сколько игроков; если не указать, столько, сколько допускает игра.
help-players-least = Сколько игроков; по умолчанию как можно меньше.
help-level = Насколько хорошо играют боты: novice (очень лёгкий), easy (лёгкий), medium (средний, если не указать иное), hard (сложный) или master (очень сложный).
help-seat = Ваше место, считая с 1; если не указать иное, вы сидите на первом.
help-watch = Наблюдать: на всех местах сидят боты.
help-box-file = Ваша собственная коробка, файл TOML. «wyrmhoard box GAME» покажет ту, с которой удобно начать.
help-set = Изменить одно значение в коробке, например --set first=drawn. Можно повторять.
help-sweep-set = Число коробки и его значения: lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. Можно повторять.
help-aim = Чего достичь, вместо игры по всей сетке: "seats equal", "length 70..80", "leads 2..4". Можно повторять.
help-tries = Сколько коробок играет поиск; без указания — 60.
help-seed = Повторить те же случайности. Если не указать, они каждый раз новые.
help-log = Сохранить запись партии в этот файл.
help-games-number = Столько случайных партий: короткая запись для --bots random --matches N.
help-matches = Сколько партий; без указания — 1000.
help-bots-seats = Кто играет, через запятую: novice,hard,random. Боты садятся в этом порядке снова и снова, пока не заняты все места, и с каждой партией сдвигаются на одно место. Без указания — novice.
help-rows = Записать в этот файл (.parquet или .csv) по строке на место, а в другой рядом с ним — по строке на партию.
help-against = Вторая коробка для сравнения, сыгранная с той же удачей.
help-ladder = До какого уровня идёт лестница, или none; без указания — easy. Каждый следующий уровень требует больше времени. О тех же уровнях говорится, сколько решает везение.
help-output = Файл, который будет записан, например page.html.
help-dask = Играть на кластере dask, например tcp://10.0.0.5:8786.
help-bots = Боты, которые встречаются, через запятую: easy,hard.
help-deals = Сколько раз удача новая; каждый раз играется при всех рассадках. 10, если не сказано иначе.
help-think-seconds = Сколько секунд ищущий бот думает над ходом самое большее.
help-think-rounds = Раундов поиска на ход, одинаково для всех ищущих ботов.
help-json = Вывести один документ JSON вместо таблицы.
help-check = Проверить ваш файл коробки, а не показывать стандартную.
help-replay-seat = Пересказать так, как слышало это место (считая с 1): скрытое останется скрытым.
help-clause = Номера пунктов, например DC-12.
help-warm-games = Какие игры; если ни одна не названа, то все.
help-receipt = Квитанция для сравнения: файл, который страница сохраняет вместе с записью или который записала программа.
help-new-game = Создать папку с маленькой игрой, которая уже работает, чтобы сделать из неё свою.
help-new-game-name = Имя игры строчными буквами через дефис: two-words.
help-into = Положить всё в папку с именем игры внутри этой. Без этого — в исходный код.
help-prefix = Две заглавные буквы, с которых начинаются номера пунктов. Без этого — первые буквы имени.
help-check-game = Проверить всё, что касается одной игры, и перечислить, чего не хватает.
help-draft = Нехватка языков пока не ошибка.
help-mcp = Дать сыграть языковой модели: инструменты по Model Context Protocol, через стандартный ввод и вывод.
help-mcp-server = Садиться за столы этого сервера. Без этого — за столы этой программы, против ботов.
help-mcp-name = Имя модели за столом; Wyrm, если не сказано иначе.

players-range = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
you = вы
seat-you = Игрок { $n } (вы)
seat-bot = Игрок { $n } (бот, { $level })
seat-other = Игрок { $n }
player-program = Игрок { $n } (программа)
level-novice = очень лёгкий
level-easy = лёгкий
level-medium = средний
level-hard = сложный
level-master = очень сложный
level-random = случайный
level-greedy = жадный
level-search = простой поиск

choose = Ваш выбор ({ $least }–{ $most }, ? — правила, h — подсказка, q — выход):
choose-what = { $who }, выбирайте:
rule-of = Правила для варианта { $n }:
rules-hint = «? 3» покажет правила только для варианта 3.
not-a-choice = Варианта «{ $given }» нет. Введите число от { $least } до { $most }.
bots-warming = Боты разогреваются: около минуты они играют ниже своего уровня.
advice-title = Как это видит бот:
advice-share = шанс победить { $share }, плюс-минус { $error }
advice-calculated = шанс победить { $share }, по расчёту
advice-meant = так часто: { $meant }
advice-mixed = Вас не должны предугадать: выбирайте случайно, так часто, как указано.
advice-thinking = Идёт раздумье…
thinking = { $who } думает…
left = Вы вышли из партии.
over = Партия окончена.
wins = { $who } побеждает!
shared = Победа общая: { $who }.
nobody-wins = Никто не победил.
hidden-title = Что было скрыто
end-held = { $who }, осталось на руках: { $a }
player = Игрок
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
log-written = Запись партии — в файле { $file }. «wyrmhoard replay { $file }» перескажет партию.

simulated = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, сид { $seed }
simulated-moves = Ходов: { $moves } за { $seconds } с; в секунду: { $rate }, за партию: { $mean }
decided = Чем решено:
decided-points = очки
decided-tie-break = правило при равенстве
decided-shared = общая победа
decided-nobody = без победителя
decided-given-up = прервано как бесконечное
simulated-drama = Смен лидера за партию: { $changes }. Впереди победителя никого не было после { NUMBER($settled, style: "percent") } ходов.
report-written = Страница записана в { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Разница мест
figure-length = Ходы
figure-points = Очки
figure-margin = Отрыв
figure-leads = Смены лидера
figure-settled = Решено после
figure-behind = Наибольшее отставание победителя
figure-shared = Поделено
figure-nobody = Без победы
figure-miss = Мимо цели
sweep-checked = Под каждой: та же коробка с другой удачей.
sweep-refused = Пропущено: { $point }. { $why }
report-title = { $game }: насколько игра сбалансирована?
report-about = Партий: { $matches } · игроков: { $players } · боты: { $bots } · коробка: { $box } · начальное число: { $seed }
report-standard = стандартная
report-seats = Победа по местам
report-seats-note = Средняя доля с 95-процентным интервалом; линия — справедливая доля, { $fair }.
report-sides = { $n ->
    [3] По всему вместе
   *[other] По тому, что сдано ({ $n })
}
report-length = Длина партии
report-length-note = В ходах, включая ходы удачи. В среднем { $mean }; без самого короткого и самого длинного 1 %: от { $low } до { $high }.
report-points = Очки в конце
report-points-note = Со всех мест. Отрыв от второго в среднем { $n }.
report-leads = Как часто меняется лидер
report-leads-note = Раз за партию, в среднем { $n }.
report-settled = Когда всё решилось
report-settled-note = Часть партии, после которой впереди победителя никого уже не было.
report-behind = Отыгрыши
report-behind-note = Наибольшее отставание победителя в очках; в { NUMBER($n, style: "percent") } партий больше нуля.
report-decided = Чем решались партии
report-worth = Что сколько стоит
report-worth-card = Сколько стоит каждая карта
report-worth-square = Сколько стоит каждая клетка
report-worth-dice = Сколько стоит каждая грань кубика
report-worth-nuggets = Сколько стоит бросок с таким числом самородков
report-worth-note = На сколько больше справедливой доли выигрывает тот, у кого это есть, с 95-процентным интервалом. Это говорит о связи, а не о причине.
report-ladder = Лестница уровней
report-ladder-note = Каждый один за столом следующего нижнего уровня; справедливая доля — { $fair }. Партий на ступень: не меньше { $matches }.
report-luck = Сколько решает везение
report-luck-note = Боты одного уровня между собой, и сколько их играет. Часть везения во всём, что меняло доли победы, с интервалом 95 %; остальное — решения. Партий каждого вида: не меньше { $matches }.
report-rung = { $level } среди { $below }
report-rules = Как часто применяется каждое правило
report-rule = Правило
report-often = за партию
report-among = в партиях
report-differs = Чем различаются две коробки
report-changes = Что из этого вышло
report-changes-note = Партии с одинаковой удачей сравниваются по одной. Больше чем шум: расхождение более трёх стандартных ошибок.
report-told = Больше чем шум?
report-sure = больше чем шум
report-noise = не больше шума
report-seat-share = Победа, игрок { $n }
share = Победы
mean-points = Очки в среднем
column-bot = Бот
column-among = Среди
column-side = Роль
column-interval = 95 %-й интервал
column-rating = Рейтинг
interval = от { $low } до { $high }
arena-no-winner = Партий без победителя: { $n } из { $all }
arena-stopped = Остановлено досрочно; вот что есть.
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Правила компилируются…
playing = Идёт игра

box-fine = { $file } — хорошая коробка для { $game }.
replayed = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
unfinished = Партия ещё не окончена.
luck-fair = Честно: { $draws ->
    [one] { $draws } бросок судьбы совпадает
    [few] { $draws } броска судьбы совпадают
    [many] { $draws } бросков судьбы совпадают
   *[other] { $draws } броска судьбы совпадают
} с секретом, и все ходы ({ $moves }) сделаны по правилам.
luck-given = { $moves ->
    [1] Первый ход сделан за другим столом: жребий в нём здесь не проверялся.
    [one] Первые { $moves } ход сделаны за другим столом: жребий в них здесь не проверялся.
    [few] Первые { $moves } хода сделаны за другим столом: жребий в них здесь не проверялся.
    [many] Первые { $moves } ходов сделаны за другим столом: жребий в них здесь не проверялся.
   *[other] Первые { $moves } хода сделаны за другим столом: жребий в них здесь не проверялся.
}
luck-not-committed = Секрет в этой записи не тот, что был обещан в начале.
luck-wrong = Ход { $n } не соответствует секрету: выпало «{ $came }», а должно было «{ $should }».
luck-not-sealed = Число места { $seat } не то, что было запечатано.
luck-untold = Число места { $seat } было запечатано, но не раскрыто вовремя, и не учтено: знающие секрет могли выбрать там из двух жребиев.
receipt-agrees = Квитанция: число учтено, каждый услышанный жребий совпадает.
receipt-other-seed = Квитанция: это не то число, которое было дано, или не первое обязательство.
receipt-other-draw = Квитанция: жребий { $n } не тот, что был слышен.
warm = { $game }: готово за { $seconds } с

serving = Wyrmhoard работает по адресу { $url }. Ctrl-C остановит его.
no-tables = Столов нет.
table-ended = Стол { $table } закрыт.
exported = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
} → { $folder }
purged = { $tables ->
    [one] Удалён { $tables } брошенный стол.
    [few] Удалено { $tables } брошенных стола.
    [many] Удалено { $tables } брошенных столов.
   *[other] Удалено { $tables } брошенного стола.
}
not-exported = Стол { $table } пропущен: { $why }
copied = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}: всё скопировано и проверено.
column-table = Стол
column-game = Игра
column-status = Состояние
column-changed = Последнее изменение
column-seats = Места
column-host = Кто открыл
column-moves = Ходы
status-open = открыт
status-playing = идёт игра
status-over = окончен
status-ended = закрыт

# A new game, and what it lacks
game-made = Создано: { $folder }
game-next = Играть можно сразу. Чего ещё не хватает, скажет: { $check }
part-loads = Игра загружается
part-box = Коробка
part-rules = Пункты правил
part-texts = Тексты
part-matches = Случайные партии
part-bots = Боты
part-board = Игровые поля
part-kept = Сохранённые партии
part-tests = Тесты всех игр и её собственные
check-fine = { $game }: всё на месте.
check-found = { $n ->
    [one] { $game }: осталось { $n } дело.
    [few] { $game }: осталось { $n } дела.
    [many] { $game }: осталось { $n } дел.
   *[other] { $game }: осталось { $n } дела.
}
check-broken = { $where }: { $reason }
check-refused = { $why }
check-name = GAME называется «{ $given }», а по имени папки должна называться «{ $needed }».
check-seats = В игре от 1 до { $most } мест: исправьте «seats» в __init__.py.
check-no-seats = В { $layout } нужно поле «seats»: сколько игроков за столом.
check-no-file = Нет файла { $file }. Напишите его; как он выглядит, покажет «wyrmhoard new-game».
check-clause-unfit = { $where }: «{ $given }» — не номер пункта. Нужны две заглавные буквы, дефис и число: AB-1.
check-no-clauses = В { $file } нет пунктов. Начинайте строки с - **AB-1**, а дальше правило.
check-clause-order = Пункты нумеруются без пропусков: на месте { $given } должен стоять { $needed }.
check-clauses-unknown = Упомянуты, но в RULES.md их нет: { $clauses }.
check-clauses-uncited = Не упомянуты ни в коде, ни в коробке: { $clauses }. Назовите каждый в docstring функции, которая ему следует.
check-clauses-untested = Без теста: { $clauses }. Пометьте тесты в { $folder } с помощью @pytest.mark.clause.
check-verbs-without-clause = CLAUSES в state.py не называет пункта для: { $verbs }.
check-text-missing = В { $file } не хватает: { $texts }.
check-text-unknown = Есть в { $file }, но нет на английском: { $texts }.
check-text-taken = Такие тексты уже есть у программы или страницы: { $texts }. Выберите другие имена, и для глагола тоже, если это глагол ({ $file }).
check-text-unreadable = { $where }: это не Fluent.
check-blanks = Подстановки не такие, как в английском, в { $file }: { $texts }.
check-languages = Ещё не переведено (тексты и правила): { $languages }. До тех пор показан английский, с пометкой.
check-no-walks = Нет файла { $file }: что сохраняется и по каким коробкам проходят тесты.
check-not-conserved = { $where }, игроков: { $seats }. { $said } не выполняется. { $values }
check-stuck = Игроков: { $seats }, ходов: { $moves }. Никто не может ходить, или партия не кончается. Смотрите actors и legal.
check-leak = Для места { $seat } воображаемый мир выглядит не так, как настоящий: { $fields }. Смотрите view и imagine.
check-plain-board = В терминале показано простое поле. Своё было бы в { $file } или в board.py в папке игры.
check-plain-page = На странице показано простое поле. Своё было бы в { $folder }.
check-not-kept = Нет сохранённой партии на столько игроков: { $seats }. «make playthroughs» запишет их в { $folder }.
check-test-failed = Этот тест не проходит: { $test } { $reason }
check-tests-elsewhere = Для тестов нужны исходный код и pytest; они не запускались.

# Why not?
why-hint = «why ХОД» объяснит, почему хода нет среди вариантов, например: why { $move }
why-allowed = Как раз можно: это вариант { $n }.
why-words = После «why» пишут: { $forms }
why-over = Партия окончена: больше никто не ходит.
why-luck = Сейчас дело за случаем. Минутку.
why-not-yours = Это не ход игрока: это происходит само.
why-turn = Сейчас не ваша очередь. Ходит: { $who }.

# What may not be done
error = Ошибка: { $what }
no-such-game = Игры «{ $game }» нет.{ $near ->
    [none] {""} «wyrmhoard games» покажет список.
   *[other] {""} Может быть, «{ $near }»?
}
no-such-level = Уровня «{ $level }» нет.{ $near ->
    [none] {""} Выберите novice, easy, medium, hard или master.
   *[other] {""} Может быть, «{ $near }»?
}
no-such-command = Команды «{ $command }» нет.{ $near ->
    [none] {""} «{ $program } --help» покажет список.
   *[other] {""} Может быть, «{ $near }»?
}
no-such-language = Языка «{ $lang }» нет. Выберите один из этих: { $languages }.
no-such-clause = Пункта «{ $clause }» в этих правилах нет.
no-such-move = Хода «{ $move }» в этой игре нет.
no-such-seat = Места «{ $seat }» нет.
not-your-turn = Сейчас не очередь этого места.
not-legal-now = Ход «{ $move }» сейчас не разрешён.
url-not-reached = Сервер { $url } недоступен: { $reason }
package-missing = Пакет { $package } не установлен. Выполните: pip install 'wyrmhoard[{ $extra }]'
wrong-seats = Число игроков в этой игре: от { $least } до { $most }, а не { $given }.
first-not-seated = В коробке сказано, что начинает место { $first } (считая с 0), но игроков всего { $seats }.
seat-not-there = Места { $given } нет: в партии { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}.
games-at-least-one = Нужно сыграть хотя бы одну партию, а не { $given }.
games-are-random = --games играет случайно и не сочетается ни с --bots, ни с --matches. Укажите вместо этого --bots и --matches.
more-bots-than-seats = Слишком много ботов: { $bots }, а мест: { $seats }.
rows-ending = Имя файла { $file } должно оканчиваться на одно из: { $endings }.
rows-no-package = Для Parquet нужен ещё один пакет: pip install wyrmhoard[tables]. Файлу .csv не нужно ничего.
rows-in-part = В { $file } не поместились все строки ({ $reason }); сохранено партий: { $kept } из { $matches }. Освободите место и повторите ту же команду с --seed { $seed }: партии будут те же.
cluster-no-package = Для кластера нужны дополнительные пакеты: pip install wyrmhoard[cluster]
cluster-unreachable = По адресу { $address } не отвечает кластер dask: { $reason }.
cluster-differs = На одной из машин кластера другие правила или боты, чем на этом компьютере. Установите везде одну и ту же версию.
cluster-failed = На машине кластера произошёл сбой: { $reason }.
sweep-no-field = В этой коробке нет поля «{ $field }».{ $near ->
    [none] {""}
   *[other] {""} Может быть, «{ $near }»?
}
sweep-too-large = Получилось бы коробок: { $size }; играется не больше { $most }. Возьмите меньше значений или ищите среди них с --aim.
sweep-nothing = Укажите, что менять, например --set lair=1..8.
sweep-empty = В «{ $given }» нет значений: первое больше последнего или шаг равен 0.
aim-unknown = «{ $given }» — не цель.{ $near ->
    [none] {""} Известны: { $known }.
   *[other] {""} Может быть, «{ $near }»?
}
aim-unreadable = В «{ $given }» не сказано, что нужно. Напишите, например, "seats equal" или "length 70..80".
seconds-or-rounds = Укажите либо --seconds, либо --rounds, но не оба.
more-than-nothing = { $what } должно быть больше 0, а не { $given }.
bot-twice = «{ $level }» назван дважды; достаточно одного раза.
set-not-a-pair = «{ $given }» не похоже на KEY=VALUE.
seed-negative = Сид — это 0 или больше, а не { $given }.
file-not-written = Не удаётся записать { $file }: { $reason }.
file-exists = { $file } уже существует. Выберите другое имя или сначала уберите этот файл.
file-elsewhere = Не удаётся записать { $file }: { $reason }. Чтобы ничего не пропало, всё лежит в { $other }.
game-name-unfit = «{ $name }» не годится в имя игры: строчные буквы, цифры и дефисы, знаков не больше { $most }, например two-words.
game-there = Игра «{ $game }» уже есть, в { $folder }.
prefix-unfit = С «{ $prefix }» номера пунктов начинаться не могут: нужны две заглавные буквы. Выберите их с помощью --prefix AB.
prefix-taken = С { $prefix } уже начинаются пункты { $game }. Выберите две другие заглавные буквы.
folder-not-empty = Папка { $folder } не пуста. Выберите другое имя или другую папку с помощью --into.
no-checkout = Это не исходный код. Скажите, где быть игре: --into ПАПКА.
text-missing = У игры нет текста «{ $text }». Напишите его в её texts/en.ftl.
not-solved = { $game }: решения нет, никто не может сказать, что здесь лучше всего. Боты ищут его перебором.

box-unreadable = Не удаётся прочитать { $file }: { $reason }.
box-not-toml = Это не читается как TOML. Возможно, не хватает кавычки, скобки или запятой, или один ключ указан дважды.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, строка { $line }
}
box-unknown-key = Ключа «{ $key }» в коробке этой игры не бывает.
box-missing-key = Не хватает ключа «{ $key }».
box-not-a-list = Ключ «{ $key }»: нужен список из { $needed ->
    [one] { $needed } значения
    [few] { $needed } значений
    [many] { $needed } значений
   *[other] { $needed } значения
}.
box-wrong-count = Ключ «{ $key }»: { $needed ->
    [one] нужно { $needed } значение
    [few] нужно { $needed } значения
    [many] нужно { $needed } значений
   *[other] нужно { $needed } значения
}, а не { $given }.
box-out-of-range = Ключ «{ $key }»: нужно число от { $least } до { $most }, а не { $given }.
box-wrong-value = Ключ «{ $key }»: значение { $given } не подходит. Допустимо: { $allowed }.
box-too-small = Эта коробка рассчитана не более чем на { $most } игроков, а не на { $given }.
box-not-a-table = «{ $key }» должно быть таблицей со строкой для каждой записи.
box-wrong-word = «{ $key }»: слово «{ $word }» неизвестно или повторяется.

log-unreadable = Не удаётся прочитать { $file }: { $reason }.
log-too-large = { $file } больше { $most } МБ: это не наша запись.
log-not-json = { $file } — не запись партии: { $reason }.
log-bad-header = В записи нет ничего пригодного о «{ $key }».
luck-not-there = Эта запись не раскрывает жребий: секрет для проверки есть только у столов сервера.
table-not-over = Партия ещё не закончена: до конца её жребий остаётся тайной.
table-still-alive = Партия ещё идёт: она остаётся в вашем списке.
not-reachable = Другие устройства не могут попасть на этот сервер. Запустите его с --host 0.0.0.0 или укажите его адрес (public_url).
log-unknown-format = Формат записи — { $given }; эта программа знает формат { $known }.
log-unknown-rules = Партия в записи сыграна по правилам { $game } версии { $given }; у этой программы версия { $known }, и гадать она не станет.
log-bad-move = Ход { $n }, «{ $move }», не мог быть сыгран: { $why }

store-wrong-url = Это не адрес хранилища. Напишите sqlite:///ФАЙЛ или postgresql://СЕРВЕР/БАЗА, а особые знаки в пароле — кодами с %.
store-in-use = { $file } уже использует другой Wyrmhoard. Файл SQLite служит одному процессу; для нескольких нужен PostgreSQL.
store-not-a-database = { $file } — не база данных SQLite.
store-not-opened = Не удаётся открыть { $store }: { $reason }.
store-no-permission = { $store }: нет права на вход или на запись: { $reason }.
store-unreachable = Нет связи с { $store }: { $reason }.
store-no-driver = Для PostgreSQL нужен ещё один пакет: pip install wyrmhoard[postgres]
store-too-new = Хранилищем в последний раз пользовалась другая версия Wyrmhoard (схема { $version }), которой эта не знает. Установите самую новую.
store-not-empty = Хранилище, в которое нужно копировать, не пусто.
store-copy-differs = Копия не совпадает с оригиналом («{ $part }»). Не пользуйтесь ею.
store-copy-broken = Копирование прервалось на полпути: { $reason }. Оригинал цел. Очистите место назначения (удалите файл или создайте базу данных заново) и скопируйте ещё раз.

# В чём отказывает сервер
who-are-you = Сначала назовите своё имя.
name-unfit = Имя состоит из видимых знаков, от 1 до { $most }.
code-unknown = Эта ссылка уже использована или устарела. Создайте новую на другом устройстве.
no-such-table = Такого стола нет.
no-such-variant = У этой игры нет варианта «{ $variant }».
too-many-tables = Вы уже сидите за столами, их { $most }. Сначала доиграйте или закройте один.
not-your-table = Это может только тот, кто открыл этот стол или сидит за ним.
not-your-seat = Это не ваше место.
seat-taken = Там уже кто-то сидит.
seat-free = На этом месте никого нет.
seat-not-away = За это место бот не играет.
table-started = Партия уже началась.
seed-not-sealed = Это не то число, которое было запечатано.
table-not-playing = За этим столом сейчас не играют.
table-over = Партия уже окончена.
table-busy = За этим столом происходит слишком многое сразу. Попробуйте ещё раз.
rematch-there = Реванш уже открыт.
too-late = Слишком поздно: игра уже ушла вперёд.
too-soon = Слишком рано: подождите ещё { $wait } мс.
too-fast = Слишком много сразу. Подождите немного.
undo-not-now = Этот ход нельзя взять назад: с тех пор решал случай или он что-то раскрыл.
undo-asked-already = Кто-то уже попросил взять ход назад.
undo-not-asked = Никто не ждёт вашего ответа о ходе.
end-asked-already = Завершить партию уже предложено.
end-not-asked = Никто не ждёт вашего ответа о завершении партии.
end-asked-often = Ваших предложений было уже { $most }. Для одной партии достаточно.
hints-off = За этим столом играют без подсказок.
chat-empty = В этом сообщении нечего читать.
chat-too-fast = Вы пишете быстрее, чем другие читают. Подождите немного.
not-stored = Это не удалось сохранить, поэтому ничего не произошло. Попробуйте чуть позже.
token-unknown = Этот ключ не подходит ни к одному месту за этим столом.
hello-first = Первым сообщением должно быть «hello».
hello-again = Вы уже сказали «hello».
wrong-version = Эта страница старее или новее сервера. Загрузите её заново.
message-malformed = Сервер не понимает это сообщение.
form-malformed = Сервер не понимает этот запрос: { $reason }.
body-too-large = Это больше { $most } КБ.
body-too-slow = Данные шли слишком долго. Попробуйте ещё раз.
not-json = Отправьте это как application/json.
other-origin = Странице другого сайта здесь это не разрешено.
wrong-host = Этот сервер отвечает только по адресу { $url }.
nothing-here = Здесь ничего нет.
wrong-method = Так об этом спросить нельзя.
our-fault = На сервере что-то пошло не так. Это не ваша вина.
log-too-long = В этой записи больше ходов, чем { $most }.
log-too-short = Ходов в записи всего { $moves }, а не { $given }.

port-taken = Порт { $port } на { $host } уже занят. Выберите другой с помощью --port.
address-unfit = Сервер не может слушать { $host }, порт { $port }: { $reason }.
settings-unreadable = Не удаётся прочитать { $file }: { $reason }.
settings-not-toml = { $file } — не TOML: { $reason }.
settings-unknown-key = { $where }: настройки «{ $key }» нет.
settings-wrong-value = { $where }: значение «{ $key }» не подходит: { $reason }.

# Рейтинги и таблица сезона
help-season = Показать таблицу сезона: рейтинговые партии, которые мог видеть каждый.
column-name = Имя
column-matches = Партии
column-won = Победы
season-provisional = предварительно
season-empty = Ещё не окончена ни одна рейтинговая партия, которую мог видеть каждый.
season-pool = { $game }, игроков: { $players }
rated-as-printed = За рейтинговым столом играют с коробкой, какой она напечатана.
rated-one-seat = За рейтинговым столом у каждого только одно место.
rated-own-luck = У рейтингового стола своя случайность: играть на нём готовый расклад нельзя.
rated-no-programs = Посторонние программы не могут сидеть за рейтинговым столом: никто не знает их силы.
rated-to-the-end = Рейтинговая партия кончается, когда доиграна, когда кто-то сдаётся или когда согласны все.
no-such-result = За этим столом у тебя нет результата.

# What the command line itself refuses
click-missing = Не хватает: { $what }.
click-no-such-option = Параметра { $what } нет.
click-bad-value = «{ $what }»: это значение не подходит ({ $reason }).
click-not-a-number = { $what } требует целого числа, а не «{ $given }».
click-too-much = Это лишнее: { $given }.
click-misused = { $what } так не используется.
click-other = { $reason }
try-help = «{ $command } --help» покажет, как этим пользоваться.
reason-not-there = такого файла или папки нет
reason-forbidden = доступ запрещён
reason-folder = это папка
reason-no-folder = часть пути — не папка
reason-full = диск заполнен

# The page, and a table, as messengers show a link to them
start-line = Игры о драконах и гномах в одной горе. Откройте страницу, отправьте ссылку, играйте.
preview-invites = { $who } приглашает вас в игру «{ $game }»
preview-free = { $n ->
    [one] Свободно ещё { $n } место.
    [few] Свободно ещё { $n } места.
    [many] Свободно ещё { $n } мест.
   *[other] Свободно ещё { $n } места.
}
preview-played = За столом: { $who }
preview-over = Партия окончена. За столом: { $who }

# Уведомления и что с ними не так
notice-turn-title = Ваш ход: { $game }
notice-turn = Сейчас ваш ход.
notice-turn-of = { $name }, ваш ход: { $game }
notice-broken-title = Уведомления не доходят
notice-broken = Этим путём уведомления больше не доходят: { $way }. Почему — сказано в настройках.
notice-test-title = Проверка
notice-test = Уведомления Wyrmhoard приходят сюда.
notice-confirm-title = Уведомления по почте?
notice-confirm = Кто-то, вероятно вы, хочет, чтобы Wyrmhoard писал на этот адрес, когда наступает очередь ходить. Если это вы, откройте ссылку; если нет, ничего не делайте, и писем больше не будет.
notice-stop = Больше не присылать таких писем:
way-push = этот браузер
way-mail = почта
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = свой вебхук
host-lacks-push = На этом сервере не включены уведомления в браузере (push = true).
host-lacks-mail = На этом сервере не настроена почта (mail_server, mail_from, public_url).
host-lacks-webhooks = На этом сервере не включены вебхуки (webhooks = true).
host-lacks-packages = На этом сервере не установлено то, что для этого нужно: pip install 'wyrmhoard[notices]'
mail-unfit = Это не адрес электронной почты.
mail-not-confirmed = Этот адрес ещё не подтверждён: откройте ссылку в письме.
push-unfit = Ответ браузера не подходит для уведомлений. Выключите их и включите снова.
address-not-web = Нужен адрес, который начинается с https://.
discord-unfit = Это не адрес вебхука Discord; в нём есть /api/webhooks/.
matrix-unfit = Для Matrix нужны комната вида !abc:example.org и токен доступа.
ntfy-unfit = Это не адрес темы ntfy вида https://ntfy.sh/my-topic
token-unfit = В токене нет пробелов, только простые буквы, цифры и знаки.
too-many-channels = Больше { $most } нельзя. Сначала удалите что-нибудь.
no-such-channel = Этого больше нет среди ваших уведомлений.
link-unknown = Эта ссылка больше не действует.
zone-unknown = Часовой пояс { $zone } здесь не известен.
passkey-unfit = Не удалось проверить ключ доступа. Попробуйте ещё раз.
passkey-unknown = Этот сервер не знает такого ключа доступа.
trouble-address = Этим адресом нельзя пользоваться.
trouble-inside = Адрес ведёт в сеть самого сервера, а это здесь не разрешено.
trouble-not-reached = По этому адресу никто не отвечает.
trouble-slow = Ответ не пришёл вовремя.
trouble-tls = Не удалось защитить соединение: сертификат недействителен.
trouble-redirects = Адрес отсылает всё дальше и дальше.
trouble-busy = В тот момент другая сторона не могла ничего принять.
trouble-refused = Другая сторона отклонила сообщение.
trouble-gone = Этот браузер больше не принимает уведомлений.
trouble-key-changed = Ключ сервера изменился. Включите уведомления в том браузере заново.
trouble-webhook-gone = Вебхука больше нет, или его токен недействителен.
trouble-mail-refused = Почтовый адрес отклонён.
trouble-mail-server = Почтовый сервер сейчас не принимает писем.

# Looking back on a match
help-review = Разобрать оконченную партию: какие решения что-то упустили и при чём тут везение.
help-review-seat = Только решения этого места (считая с 1). Иначе — всех.
help-review-rounds = Раундов поиска на каждое решение: чем больше, тем дольше и надёжнее.
help-review-seed = Одно и то же зерно даёт один и тот же разбор.
reviewing = Разбор партии
review-unfinished = Разобрать можно только оконченную партию.
review-stopped = Остановлено досрочно; остальное не рассмотрено.
review-how = Решения оцениваются по тому, что можно было знать в тот момент; везение — когда всё раскрыто.
review-account = Ожидаемая доля победы: { $start } в начале, { $result } в конце.
review-lost = Наверняка упущено, всего: { $share }.
review-nothing-lost = Ни одно решение наверняка ничего не упустило.
review-decisions = Решения, на которые стоит взглянуть ещё раз
review-turned = Где всё повернулось
review-better = лучше: { $what } ({ $worth })
review-known = можно было знать: { $what }
review-move = Ход { $n }: { $what }
review-luck = везение
review-own = свои решения
review-others = решения других
review-together = одновременные решения
review-forced = вынужденные ходы
mark-brilliant = блестяще
mark-best = лучший ход
mark-good = хорошо
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка
# Deals

deal-not-open = Удача этого расклада ещё не раскрыта: его ещё могут сыграть другие. Когда { $day } закончится (UTC), скачайте журнал снова и проверьте его.
deal-hidden = Вы увидите, что из этого расклада сделали другие, когда сыграете его.
deal-no-chat = За столом с раскладом до конца партии пишут только те, кто за ним сидит.
deal-of-day = У каждого только один стол для расклада дня: он начинается на главной странице.
deal-over = Время этого расклада вышло: его удача раскрыта.
no-such-deal = Такого расклада нет.
