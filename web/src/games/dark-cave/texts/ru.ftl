# То, что говорит только поле на странице.

cave-map = Карта пещеры
cave-map-keys = Стрелки двигают её, плюс и минус меняют масштаб, 0 показывает всю.
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Показать всю пещеру
zoom-me = Показать моего гнома
zoom-more = Показать следующее светящееся место; не видно: { $n }
players = Гномы
hand = Ваша рука
turn-card = Повернуть карту
lay-here = Положить сюда
play-card = Сыграть
discard-card = Сбросить
take-back = Вернуть
why-not = Почему нельзя?
choose-place = Выберите светящееся место.
notes = Заметки
draw-pile = Колода
match-over = Партия окончена.
start-card = Старт
goal-face-down = Цель { $n }, лежит лицом вниз
cell-at = { SIGN($x) ->
    [minus] запад { ABS($x) }
   *[plus] восток { ABS($x) }
}, { SIGN($y) ->
    [minus] юг { ABS($y) }
   *[plus] север { ABS($y) }
}
lies-at = { $what }: { cell-at }
web-at = Паутина с цифрой { $n }: { cell-at }, сторона: { $side }
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
gold-lost = { $who } теряет самородок
gold-won = { $who } берёт самородок
card-lost = { $who } теряет карту и место в руке
knocked-down = { $who } падает на землю
attacked = { $who } попадает под удар и может применить топор
clan-shown = Карта клана открывается: { $who }
leaves-cave = { $who } выходит из пещеры
goal-turns = Цель открывается
