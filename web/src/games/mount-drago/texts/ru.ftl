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
ask-play = Какую карту сыграете?
ask-mount = Пересесть или остаться?
ask-discard = Карты драконов, стоящих на вершине, можно сбросить.
wait-play = { $a } выбирает карту.
wait-mount = { $a } может пересесть.
wait-discard = { $a } может сбросить карты.
wait-draw = { $a } берёт карты.
wait-luck = Карты раздаются.
wait-over = Три дракона на вершине.
