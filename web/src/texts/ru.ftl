# The page. Ids are the same in every language.

title = Wyrmhoard
language = Язык
skip-to-content = К содержанию
page-loading = Минутку…
close-sheet = Закрыть
refused-somehow = Не получилось.
server-not-reached = Сервер не отвечает. Есть ли сеть?
needs-server = Для этого нужен сервер Wyrmhoard, а эта страница работает без него.
connection-lost = Связь пропала. Пробуем снова…
page-failed = На этой странице что-то пошло не так. Всё сыгранное сохранено.
page-outdated = Вышла новая версия страницы.
page-reload = Загрузить заново
missing-title = Здесь только летучие мыши
missing-text = По этому адресу страницы нет.
to-the-mountain = На главную
sure-ask = Точно?
sure-no = Нет

# The start page
bots-play = Уровень ботов
game-facts = { $exact ->
    [yes] Игроков: { $most }
   *[no] Игроков: { $least }–{ $most }
} · { $minutes } мин · { $age }+
game-in-english = Перевода пока нет: эта игра говорит по-английски
just-changed = Только что изменилось
play-now = Играть
play-friends = С друзьями
rules-of-game = Правила
my-tables = Мои столы
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков. Откройте стол!
tables-not-reached = Сервер сейчас не отвечает. Столы других игроков появятся здесь, как только он ответит.
table-waits = { $n ->
    [one] { $n } место свободно
    [few] { $n } места свободно
    [many] { $n } мест свободно
   *[other] { $n } места свободно
}
table-is-over = окончено
table-rules-gone = окончено: этих правил больше нет
table-rules-gone-told = За этим столом играли по прежней версии правил, которой здесь больше нет. Партия окончена, показать её нельзя, но запись можно сохранить.
table-won-mine = Победа за вами
table-won = Победа: { $who }
table-forget = Убрать
table-forget-ask = Убрать из вашего списка?
table-drop-ask = Удалить эту партию? Вернуть её будет нельзя.
table-is-played = идёт игра
played-tables = Сейчас играют
table-watch = Смотреть
played-since = начало: { $when }
turn-yours = Ваш ход
turn-of-other = Ходит { $who }
replay-file = Посмотреть партию из файла

# A table for friends
friends-title = { $game } с друзьями
how-many-players = Игроки
at-this-device = За этим устройством
at-this-device-more = Здесь есть кто-то ещё
name-of-player = Имя игрока { $n }
seat-remove = Убрать игрока { $n }
other-seats = Остальные места
seat-free-name = Место { $n }
seat-for-friend = Свободно, для друга по ссылке
seat-for-bot = Бот ({ $level })
clock-label = Время на раздумья
clock-none = Сколько угодно
clock-minute = 1 минута на ход
clock-ten-minutes = 10 минут на партию
clock-day = 1 день на ход
clock-three-days = 3 дня на ход
listed-label = Показать на главной странице: любой может сесть, пока есть место, и смотреть
friends-serverless = Эта страница работает без сервера: играть можно на этом устройстве, вместе и с ботами.
hints-label = Игроки могут просить подсказку
house-rules = Домашние правила
variant-label = Вариант
variant-none = Как напечатано
own-box = Своя коробка (файл TOML)
own-box-taken = Игра идёт с коробкой «{ $name }».
house-named = «{ $name }»
open-the-table = Открыть стол

# Links
link-label = Ссылка
link-copy = Скопировать
link-share = Поделиться
link-copied = Ссылка скопирована.
link-marked = Ссылка выделена. Скопируйте её с клавиатуры.
link-code = Ссылка в виде QR-кода: { $what }

# Settings
settings-title = Настройки
your-name = Ваше имя
name-keep = Сохранить имя
name-kept = Теперь вас зовут { $name }. За столами, где вы уже сидите, остаётся прежнее имя.
theme-label = Тема
theme-system = Как на устройстве
theme-light = День
theme-dark = Ночь
speed-label = Темп чужих ходов
speed-normal = Обычный
speed-quick = Быстрый
speed-off = Мгновенный
speed-shared = За столом, где несколько человек, боты держатся самого спокойного темпа из выбранных.
sending-label = Выбранный ход отправляется
sending-moment = Чуть погодя
sending-now = Сразу
sending-confirm = Когда подтвержу
mute-label = Не показывать чат
sound-label = Тихие звуки за столом: карта, кубик, монета, ваш ход, конец партии
keys-label = За столом работают отдельные клавиши (R правила, H подсказка, U вернуть, S пропустить)
device-other = Другое устройство
device-make-link = Создать ссылку для другого устройства
device-scan = { $n ->
    [one] Откройте эту ссылку на другом устройстве в течение { $n } минуты. Она сработает один раз.
    [few] Откройте эту ссылку на другом устройстве в течение { $n } минут. Она сработает один раз.
    [many] Откройте эту ссылку на другом устройстве в течение { $n } минут. Она сработает один раз.
   *[other] Откройте эту ссылку на другом устройстве в течение { $n } минуты. Она сработает один раз.
}
device-title = Продолжить здесь
device-text = Ваше имя и ваши столы появятся и на этом устройстве. Кем вы были здесь раньше, забудется.
device-become = Да, это моё устройство
device-welcome = С возвращением, { $name }.

# The table
seats-title = Игроки
seat-you-short = вы
seat-away = нет на месте, играет бот
seat-program = программа
seat-bot-level = бот, { $level }
seat-not-here = не на связи
seat-winner = победа
seat-to-move = ходит
days-left = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
waiting-for = { $n ->
    [0] Все места заняты.
    [one] Ещё { $n } игрок — и начинаем.
    [few] Ещё { $n } игрока — и начинаем.
    [many] Ещё { $n } игроков — и начинаем.
   *[other] Ещё { $n } игрока — и начинаем.
}
sit-here = Сесть сюда
add-bot = Посадить бота
fill-bots = Заполнить ботами
remove-bot = Отослать
leave-seat = Встать
invite-title = Позвать друзей
question-yours = Ваш ход: что сделаете?
waiting-for-move = Сейчас ходит: { $who }.
chosen-move = Выбрано: { $move }
sending-move = Отправлено: { $move }
confirm-move = Так и сыграть
move-take-back = Вернуть
choice-taken-back = Возвращено: { $move }
choice-lapsed = Не отправлено, потому что вопрос изменился: { $move }
moves-in-words = Ваши ходы словами
board-failed = Игровое поле споткнулось. Ходы словами по-прежнему работают.
board-again = Показать поле снова
skip-animation = Пропустить
hint-ask = Подсказка
hint-follow = Так и сделать
i-am-back = Я снова здесь
secret-title = Ваша тайна
secret-only-you = Больше этого не знает никто.
secret-understood = Я запомню
undo-free = Вернуть ход
undo-ask = Попросить вернуть ход
undo-wish = { $who } просит вернуть ход. Согласны?
undo-agree = Согласиться
undo-refuse = Нет
undo-asked = { $who } просит вернуть ход и ждёт ответа.
end-wish = { $who } предлагает закончить партию на этом. Согласны?
end-wish-refuse = Играть дальше
end-asked = { $who } предлагает закончить партию и ждёт ответа.
undone-told = { $n ->
    [one] { $who } возвращает { $n } ход.
    [few] { $who } возвращает { $n } хода.
    [many] { $who } возвращает { $n } ходов.
   *[other] { $who } возвращает { $n } хода.
}
why-not-allowed = Но это можно! Он есть среди ваших ходов.
rule-open = Правило { $clause }
rules-all = Все правила по пунктам
rules-search = Искать в правилах
rules-found = { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
    [many] { $n } пунктов
   *[other] { $n } пункта
}
log-and-chat = Журнал и чат
log-title = Что произошло
chat-title = Чат
chat-say = Скажите что-нибудь
chat-send = Отправить
chat-mute = Заглушить
chat-muted = Чат не показывается.
chat-listen = Показать чат
chat-empty-yet = Пока никто ничего не сказал.
chat-watches = наблюдает
spectators-count = { $n ->
    [0] Зрителей нет.
    [one] { $n } зритель.
    [few] { $n } зрителя.
    [many] { $n } зрителей.
   *[other] { $n } зрителя.
}
table-about = Об этом столе
table-host = За столом хозяйничает { $who }.
leave-table = Уйти из-за стола
end-table = Закрыть стол
resign = Сдаться
resign-wins = Если сдаться, партия закончится и победит { $who }.
resign-bot = Если сдаться, за вас до конца сыграет бот: партия остальных не прервётся.
resign-alone = Если сдаться, останутся одни боты: партия закончится без победителя.
propose-end = Предложить закончить партию
propose-end-text = Когда согласятся все, партия закончится как есть; тогда не побеждает никто.
end-match = Закончить партию
curtain-pass = Передайте устройство: { $who }
curtain-text = Остальные сейчас не смотрят.
curtain-open = Я — { $who }

# The end
end-title = Партия окончена
end-stopped = Стол закрыли до конца партии.
end-nobody = На этот раз победителей нет.
end-resigned = { $who } сдаётся: побеждает { $winner }.
end-given-up = { $who } сдаётся, остаются одни боты: не побеждает никто.
end-agreed = Все согласились остановиться на этом: не побеждает никто.
end-shared = { $who } делят победу.
end-ahead = Побеждает { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, отрыв от остальных — { $ahead ->
    [one] { $ahead } очко
    [few] { $ahead } очка
    [many] { $ahead } очков
   *[other] { $ahead } очка
}.
end-ahead-of = Побеждает { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; { $next } отстаёт на { $ahead ->
    [one] { $ahead } очко
    [few] { $ahead } очка
    [many] { $ahead } очков
   *[other] { $ahead } очка
}.
end-tie-broken = Побеждает { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. По очкам ничья, но выигрывает её { $who }.
end-otherwise = Побеждает { $who }. Очки — это ещё не всё: хватило { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
}.
end-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
end-standing = Таким был счёт на этот момент.
story-title = Как набирались очки
story-numbers = Раунд за раундом, в цифрах
story-round = Раунд
story-start = Начало
turning-lead = Перелом: в раунде { $n } вперёд выходит { $who } и остаётся впереди.
turning-first = { $who } лидирует от первого раунда до последнего.
turning-last = Перелом наступает в самом конце: лишь в последнем раунде вперёд выходит { $who }.
luck-check = Проверить честность
luck-is-fair = { $n ->
    [one] Честно: { $n } жребий совпал с тем, что говорит секрет. Браузер посчитал сам.
    [few] Честно: все { $n } жребия совпали с тем, что говорит секрет. Браузер посчитал сам.
    [many] Честно: все { $n } жребиев совпали с тем, что говорит секрет. Браузер посчитал сам.
   *[other] Честно: все { $n } жребия совпали с тем, что говорит секрет. Браузер посчитал сам.
}
luck-is-given = { $n ->
    [1] Первый ход сделан за другим столом: жребий в нём здесь не проверялся.
    [one] Первые { $n } ход сделаны за другим столом: жребий в них здесь не проверялся.
    [few] Первые { $n } хода сделаны за другим столом: жребий в них здесь не проверялся.
    [many] Первые { $n } ходов сделаны за другим столом: жребий в них здесь не проверялся.
   *[other] Первые { $n } хода сделаны за другим столом: жребий в них здесь не проверялся.
}
luck-is-wrong = Нечестно: ход { $n } не тот, что говорит секрет.
luck-other-secret = Нечестно: это не тот секрет, которым стол связал себя в начале.
luck-seed-used = { $n ->
    [one] Проверено этим браузером: ваше число учтено, { $n } услышанный жребий совпадает.
    [few] Проверено этим браузером: ваше число учтено, все { $n } услышанных жребия совпадают.
    [many] Проверено этим браузером: ваше число учтено, все { $n } услышанных жребиев совпадают.
   *[other] Проверено этим браузером: ваше число учтено, все { $n } услышанных жребия совпадают.
}
luck-other-seed = Нечестно: это не то число, которое дал этот браузер, или не то обязательство, которое он видел сначала.
luck-heard-other = Нечестно: жребий { $n } не тот, что слышал этот браузер.
luck-no-seed = Этот браузер не давал этому столу своего числа.
luck-other-seal = Нечестно: одно из чисел не то, что было запечатано.
luck-seed-missing = Число, которое дало место «{ $name }», было запечатано, но не раскрыто вовремя; оно не учтено.
luck-commitment = Случай в этой партии закреплён так:
rematch-ask = Ещё раз тем же составом
rematch-go = К следующей партии
replay-watch = Посмотреть снова
log-download = Скачать

# Watching again
replay-title = Посмотреть партию
replay-of = { $game }: повтор
replay-drop = Перетащите сюда скачанную партию, и она пойдёт.
replay-choose = Или выберите файл
file-no-log = Этот файл — не наша партия.
replay-controls = Воспроизведение
replay-move = Ход
replay-move-of = { $n } из { $all }
replay-before = До первого хода
replay-back = На ход назад
replay-forward = На ход вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-view = Глазами
replay-spectator = зрителя
replay-open = всех сразу, всё открыто
replay-last-decision = Предыдущее решение
replay-next-decision = Следующее решение
replay-link = Ссылка на этот момент
replay-continue = Играть отсюда против ботов

## A match in this browser

table-is-here = Эта партия живёт в этом браузере: ни один сервер о ней не знает.
invite-friends = Играть дальше с друзьями
invite-line = Партия переедет на сервер как есть, и эти места займут друзья:
invite-instead = кто-то из друзей вместо { $who }
invite-go = Перенести и пригласить
invite-nobody = Все сидят за этим устройством: свободных мест для друзей нет.
local-stopped = Правила в этом браузере остановились. Они запускаются снова; партия осталась прежней.
local-not-here = Этот браузер не может играть в эту игру сам.
local-not-kept = Этот браузер ничего не сохраняет: партия пропадёт, когда страница закроется. Скачайте её, если хотите сохранить.
local-damaged = Эта партия хранилась в этом браузере, но её запись повреждена, и продолжить нельзя. Можно скачать то, что осталось.
local-no-table = Этой партии нет в этом браузере. Возможно, её играли в другом или данные были удалены.
table-here-mark = в этом браузере

## Learning

learn-offer = Впервые? 4 минуты
lesson-title = Ваша первая партия
lesson-step = Шаг { $n } из { $all }
lesson-go-on = Дальше
lesson-not-now = Так можно, и скоро попробуете. А пока — то, что светится.

# reach: notices, passkeys, all about me
reach-title = Когда мой ход
reach-text = Если наступил ваш ход, а вас нет за столом, можно прислать весть: один раз за ход и никогда о том, что скрыто.
reach-show = Настроить
reach-on = Включено
reach-asked = Письмо уже в пути: откройте ссылку в нём, чтобы согласиться.
reach-broken = Больше не отправляется:
reach-broken-note = Один из способов узнавать о ваших ходах больше не работает. Почему — сказано в настройках.
reach-trouble = Последнее уведомление не дошло, будет ещё попытка:
reach-this-browser = Этот браузер, с { $when }
reach-other-browser = Другой браузер, с { $when }
reach-push-on = Уведомлять в этом браузере
push-denied = Браузеру не разрешено показывать уведомления этой страницы. Это меняется в его собственных настройках.
push-not-here = Этот браузер не может показывать здесь уведомления. Некоторым нужна установленная страница, и всем нужен https.
reach-try = Проверить
reach-tried = Отправлено. Сейчас должно прийти.
reach-remove = Удалить
reach-add = Ещё один способ
reach-add-now = Добавить
reach-address-mail = Адрес электронной почты
reach-address-discord = Адрес вебхука Discord
reach-address-matrix = Адрес сервера Matrix
reach-address-ntfy = Адрес темы ntfy
reach-address-json = Адрес, куда отправлять JSON
reach-room = Комната
reach-token = Токен доступа
reach-token-maybe = Токен доступа, если он нужен для темы
reach-secret = Сообщения подписаны этим секретом, который показан только сейчас:
quiet-label = Тихие часы: что придёт в это время, подождёт их конца
quiet-from = С
quiet-to = До
passkey-title = Ключ, который остаётся моим
passkey-text = С ключом доступа вас узнают на любом устройстве, где он есть: потеряв устройство, вы ничего не теряете, и учётная запись не нужна.
passkey-not-here = Этот браузер не знает здесь ключей доступа; им нужен https.
passkey-not-made = Ключ доступа не создан или не показан.
passkey-show = Показать мои ключи доступа
passkey-add = Добавить ключ доступа
passkey-added = Ключ доступа добавлен. Храните его вместе с другими.
passkey-use = Продолжить здесь с ключом доступа
passkey-of = Добавлен: { $when }
my-data = Всё обо мне
my-data-save = Сохранить всё, что этот сервер знает обо мне
my-data-forget-text = После этого идущие партии сданы, а имени нигде не останется. Отменить это нельзя.
my-data-forget = Забыть меня
mail-confirm-title = Уведомления по почте
mail-confirm-done = Теперь на { $about } придёт письмо, когда наступит ваш ход.
mail-stop-title = Писем больше не будет
mail-stop-done = На { $about } отсюда больше не придёт писем.

# Your own box
own-title = Своя коробка
own-text = Впишите то, что видно на вашем поле и картах. Каждое изменение сразу проверяется, и всё остаётся в этом браузере.
own-board = Поле из вашей коробки
own-board-text = Нажмите на то, что у вас выглядит иначе. Звезда отмечает то, что не как напечатано.
own-unsure-keys = Никто не сказал нам этого наверняка: { $what }. Посмотрите в своей коробке.
own-unsure = Никто не сказал нам этого наверняка: посмотрите в своей коробке.
own-values = Все значения
own-name = Название этой коробки
own-new-name = Моя коробка
own-mine = Мои коробки
own-new = Новая, как напечатано
own-remove = Удалить эту коробку
own-share = Поделиться ссылкой
own-share-text = В ссылке записано всё, что не как напечатано. Кто её откроет, увидит вашу коробку и сможет с ней играть.
own-save = Скачать (TOML)
own-saved = Сохранено как { $file }. Программа тоже её принимает: --box { $file }
own-open = Открыть файл
own-line = Строка { $n }:
own-from-link = «{ $name }» открыта по ссылке. Она станет вашей, как только вы её оставите себе или измените.
own-keep = Оставить себе
own-not-kept = Этот браузер ничего здесь не хранит, или в нём нет места: скачайте коробку, если она нужна вам и завтра.
own-is-printed = Всё как напечатано.
own-differs = Значений не как напечатано: { $n }.
own-differs-here = не как напечатано
own-fits = Всё сходится. Игроков не больше: { $most }.
own-broken = Пока не сходится.
own-undo = Отменить
own-redo = Вернуть
own-all-printed = Всё как напечатано
own-as-printed = Как напечатано: { $value }
own-on = да
own-off = нет
own-play = Играть с ней
own-at-table = Здесь играют со своей коробкой: «{ $name }». Не как напечатано:
own-at-table-unnamed = За этим столом не всё как напечатано:
own-look = Посмотреть эту коробку
box-link-broken = Эта ссылка на коробку повреждена или от другой версии. Из неё ничего не взято.
printed-first = Кто начинает
printed-first-drawn = по жребию
trial-title = Что это изменит?
trial-text = Боты самого лёгкого уровня (за столом: { $seats }) играют до { $n } партий с напечатанной коробкой и столько же с вашей, с той же случайностью, не дольше минуты.
trial-start = Проверить
trial-stop = Остановить
trial-so-far = Сыграно партий с каждой коробкой: { $n }.
trial-none = Ни одно различие не больше того, что может сделать случай.
trial-some = Выделенное жирным — больше, чем случайность.
trial-outdated = С тех пор коробка или число игроков изменились.
trial-figure = В среднем
trial-printed = Напечатанная
trial-own = Ваша
trial-more = Разница
trial-sure = больше, чем случайность
trial-chance = может быть случайностью
trial-moves = Ходов в партии
trial-points = Очки, место { $n }
trial-share = Доля побед, место { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Разбор партии
look-back-ask = Разобрать эту партию
look-back-about = Каждое решение рассматривается заново, с тем, что можно было знать тогда. Это займёт несколько секунд.
look-back-doing = Разбор: { $done } из { $all }
look-back-stop = Остановить
look-back-curve = Ожидаемая доля победы, ход за ходом
look-back-now = Ход { $n }: { $share }
look-back-start = В начале
look-back-result = В конце
look-back-sum = Наверняка упущено { $lost }; везение изменило ожидаемую долю на { $luck }.
look-back-alone = Везение изменило ожидаемую долю на { $luck }.
# ratings: rated tables, my results, the season
rated-label = Рейтинговая: результат засчитывается
rated-about = Каждый играет на своём устройстве, с коробкой, какой она напечатана, без подсказок и без возврата ходов. Кто сдаётся или отсутствует в конце, проигрывает. В таблицу сезона входят только партии, показанные на главной странице.
rated-mark = Рейтинговая
rated-change = Твой рейтинг: { $before } → { $after }
rated-not-moved = Эта партия не изменила ничей рейтинг.
results-title = Мои результаты
results-about = Рейтинг говорит, насколько хорошо ты играешь в игру с таким числом игроков. Он начинается с 25. Число после ± — его погрешность: в двух случаях из трёх истина не дальше. Боты измерены по той же шкале, и средний бот — это 25.
results-empty = На этом сервере ещё не окончена ни одна твоя партия.
results-matches = { $n ->
    [one] { $n } рейтинговая партия
    [few] { $n } рейтинговые партии
    [many] { $n } рейтинговых партий
   *[other] { $n } рейтинговой партии
}
results-bots = Боты: { $bots }
results-unmeasured = не измерен
results-place = Место { $place } из { $all }
results-gone = Сдача или отсутствие
results-broken-off = Прервана
results-not-rated = без рейтинга
results-curve = Твой рейтинг партия за партией, от { $first } до { $last }
season-title = Сезон
season-named = Сезон: { $name }
season-since = С { $when }.
season-about = Рейтинговые партии, которые мог видеть каждый. В каждом сезоне все начинают заново, а сыгранное за закрытыми столами здесь не видно.
