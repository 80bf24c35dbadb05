# What only the page's board says.

cave = Пещера
ask-dwarf = Для какого гнома?
ask-place = Куда прыгнет дракон?
ask-pick = Выберите кулак. Пойман { $a }
take-back = Вернуть
face-up = { $a }: лежит открыто
one-more = Ещё одна монета: { $a } кулак
square = клетка { $n }, { $a }
square-coins = { $coins ->
    [0] Клетка { $n }: { $a }, без монет
    [one] Клетка { $n }: { $a }, { $coins } монета
    [few] Клетка { $n }: { $a }, { $coins } монеты
    [many] Клетка { $n }: { $a }, { $coins } монет
   *[other] Клетка { $n }: { $a }, { $coins } монеты
}
dragon-on = Дракон сидит на секторе: { $a }
wait-lay = Гномы выбирают карты.
wait-place = { $a } выбирает, куда прыгнет дракон.
wait-divide = { $a } прячет монеты в двух кулаках.
wait-pick = { $a } выбирает кулак. Пойман { $b }.
wait-over = Сундуки открыты.
wait-reveal = Карты открываются.
tie-rule = При равном числе монет побеждает тот, кто ближе к логову.
