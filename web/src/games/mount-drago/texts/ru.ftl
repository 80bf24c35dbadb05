# What only the page's board says.

mountain = Гора
score-track = Шкала очков
stack = Стопка
free = свободен
space = клетка { $n }, очки: { $number }
no-scoring = никто не получает очков
if-ride = Если оседлать
if-stay = Если остаться
ends = Партия заканчивается
take-back = Вернуть
not-now = { $a }: не сейчас
wait-play = { $a } выбирает карту.
wait-mount = { $a } может пересесть.
wait-discard = { $a } может сбросить карты.
wait-draw = { $a } берёт карты.
wait-luck = Карты раздаются.
wait-over = Три дракона на вершине.

# What it is about
aim = Наберите больше всех очков: сидите на нужном драконе, когда смотрят судьи.
picture-1 = Сыграйте карту, и её дракон поднимется на столько полей. Если он без наездника, вы пересаживаетесь на него.
picture-2 = Дракон встаёт на цветное поле: судьи смотрят, и каждый считает число под своим драконом.
picture-3 = Третий дракон на вершине завершает партию.

# One's own box
printed-space = Клетка { $n }
printed-spaces = Какие это клетки
printed-spaces-plain = обычная
printed-spaces-blue = синяя: малый подсчёт
printed-spaces-green = зелёная: большой подсчёт
printed-spaces-summit = вершина
printed-numbers = Числа на клетках
printed-side-a = Сторона A (для 2 и 3)
printed-side-b = Сторона B (для 4 и 5)
printed-copies = Карты каждого дракона, по значению
