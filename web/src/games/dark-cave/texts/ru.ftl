# То, что говорит только поле на странице.

cave-map = Карта пещеры
cave-map-keys = Стрелки двигают её, плюс и минус меняют масштаб, 0 показывает всё, Home вашего гнома.
whole-cave = Вся пещера: коснитесь места, которое хотите увидеть
zoom-in = Ближе
zoom-out = Дальше
zoom-me = Показать моего гнома
zoom-more = Показать следующее светящееся место; не видно: { $n }
players = Гномы
hand = Ваша рука
turn-card = Повернуть карту
play-card = Сыграть
discard-card = Сбросить
choose-place = Выберите светящееся место.
notes = Заметки
match-over = Партия окончена.
start-card = Старт
goal-face-down = Цель { $n }, рубашкой вверх
levels = Карты уровня I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who } хранит верность клану.
works-against = { $who } вредит своему клану.
hoard-blue = Синий клан: вынесено золота { $gold } × гномов против { $against } = { $n }
hoard-yellow = Жёлтый клан: вынесено золота { $gold } × гномов против { $against } = { $n }
tie-rule = При равной добыче побеждает сторона того, кто вышел первым.
reach-then = { $n ->
    [0] Тогда дойти некуда
    [one] Тогда в пределах хода { $n } поле
    [few] Тогда в пределах хода { $n } поля
    [many] Тогда в пределах хода { $n } полей
   *[other] Тогда в пределах хода { $n } поля
}
reach-marks = среди них: { $what }
gold-lost = { $who } теряет { $n ->
    [one] { $n } самородок
    [few] { $n } самородка
    [many] { $n } самородков
   *[other] { $n } самородка
}
gold-won = { $who } берёт { $n ->
    [one] { $n } самородок
    [few] { $n } самородка
    [many] { $n } самородков
   *[other] { $n } самородка
}
card-lost = { $who } теряет { $n ->
    [one] { $n } карту и место в руке
    [few] { $n } карты и места в руке
    [many] { $n } карт и мест в руке
   *[other] { $n } карты и места в руке
}
knocked-down = { $who } падает на землю
attacked = { $who } попадает под удар и может применить топор
clan-shown = Карта клана открывается: { $who }
leaves-cave = { $who } выходит из пещеры
goal-turns = Цель открывается
nobody-out = Ни один гном не выбрался из пещеры, поэтому не побеждает никто.
secret-loyal = { $clan ->
    [1] Вы из синего клана и верны ему: его золото — ваше золото.
   *[other] Вы из жёлтого клана и верны ему: его золото — ваше золото.
}
secret-saboteur = { $clan ->
    [1] Вы из синего клана, но вредите ему: втайне вы работаете на жёлтый клан.
   *[other] Вы из жёлтого клана, но вредите ему: втайне вы работаете на синий клан.
}
way-moves = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}
vein-here = Остановка здесь даёт самородок и открывает карту клана

## Places, told by what lies near: "2 cards north" and "of the bridge" make one

place-off = { $far } { $of }
place-both = { $a } и { $b }
row-start = На уровне старта
empty-place = Свободное место
web-side = Паутина с цифрой { $n }, сторона: { $side }
side-north = севернее
side-north-east = северо-восточнее
side-east = восточнее
side-south-east = юго-восточнее
side-south = южнее
side-south-west = юго-западнее
side-west = западнее
side-north-west = северо-западнее
of-start = старта
of-goal = цели { $n }
of-exit = выхода
of-gold = золотой жилы
of-bridge = моста
of-ladder = лестницы
of-lair = тёмного логова
of-tunnel = туннеля
at-start = на старте
at-goal = на цели { $n }

# What it is about
aim = Вынесите из пещеры золото для клана, на который вы на самом деле работаете. Оставшееся внутри пропадает.
picture-1 = Кладите карты пути, пока дорога не приведёт к одной из четырёх целей. Одна из них — выход.
picture-2 = Идите до трёх полей за ход, мимо мостов, туннелей и кусачих существ.
picture-3 = Некоторые гномы тайно работают на другой клан. Следите, что строят другие.

# One's own box
printed-path-cards = Всего карт пути
printed-action-cards = Всего карт действий
printed-specials = Карты пути, на которых что-то есть
printed-bridge = мост
printed-tunnel = туннель
printed-copies = Сколько каждой карты пути
printed-actions = Сколько каждой карты действий
printed-moves = Шаги существа
printed-loyal = Верные карты каждого клана
printed-saboteurs = Вредители каждого клана
printed-nuggets = Самородки в коробке
printed-purse = Самородки каждого гнома вначале
printed-walk = Сколько полей может пройти гном
printed-walk-in-boots = Полей в сапогах
printed-boxed = Карты каждого уровня, которые убирают не глядя
printed-corners = Как далеко цели от старта
printed-hands = Первые карты на руках
printed-players = Игроков: { $n }
printed-cards = Пути на картах
printed-goal = Цель: { $what }
printed-level = Карты пути уровня { $level }
printed-places = Старт и цели
printed-actions-title = Карты действий
printed-cards-about = N E S W: стороны — север, восток, юг, запад; a и b: середины путей; t: туннель или дальний конец. N=a: сторона выходит на это поле. N-a: соседи. lair@a: что лежит на поле.
