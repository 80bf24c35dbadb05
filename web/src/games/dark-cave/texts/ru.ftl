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
why-not = Почему нельзя?
choose-place = Выберите светящееся место.
notes = Заметки
match-over = Партия окончена.
start-card = Старт
goal-face-down = Цель { $n }, лежит лицом вниз
levels = Карты уровня I: { $a }, II: { $b }, III: { $c }
works-loyal = { $who }: верный гном.
works-against = { $who }: вредитель.
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
