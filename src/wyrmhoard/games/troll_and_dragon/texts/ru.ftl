# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Добудьте алмазы под носом у тролля, а потом успейте унести золото, пока не проснулся дракон.

roll-grotto = Бросить кубики Грота
    .told = { $who } бросает кубики Грота.
    .asked = Грот ждёт вас: бросьте кубики.
set-aside = Отложить: { $a }
    .told = { $who } откладывает: { $a }.
    .mine = Вы откладываете: { $a }.
enter = Войти в Пещеру
    .told = { $who } входит в Пещеру.
    .mine = Вы входите в Пещеру.
roll-treasure = Бросить кубики сокровищ
    .told = { $who } бросает кубики сокровищ.
    .asked = Вы в Пещере: бросайте кубики, золото рядом.
roll-dragon = Бросить кубики дракона
    .told = { $who } бросает кубики дракона.
    .asked = Разбудите дракона, пока { $who } не сбежит?
leave = Уйти со всем собранным
    .told = { $who } уходит со всем собранным.
    .asked = Рискнёте дальше или уйдёте со всем собранным?
take = Взять: { $a }
    .told = { $who } берёт: { $a }.
    .asked = Какое сокровище возьмёте?

begin = Начинает { $a }
    .told = Начинает { $a }.
show-one = Кубики Грота: { $a }
    .told = Кубики Грота: { $a }.
show-two = Кубики Грота: { $a }, { $b }
    .told = Кубики Грота: { $a }, { $b }.
show-three = Кубики Грота: { $a }, { $b }, { $c }
    .told = Кубики Грота: { $a }, { $b }, { $c }.
show-four = Кубики Грота: { $a }, { $b }, { $c }, { $d }
    .told = Кубики Грота: { $a }, { $b }, { $c }, { $d }.
find = Самородки на кубиках сокровищ: { $a } + { $b }
    .told = Самородки на кубиках сокровищ: { $a } + { $b }.
stir = Кубики дракона: { $a }, { $b }
    .told = Кубики дракона: { $a }, { $b }.

word-diamond = алмаз
word-key = ключ
word-door = дверь
word-troll = тролль
word-nugget = самородок
word-blank = пусто
word-dragon = дракон

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } алмаз
    [few] { $diamonds } алмаза
    [many] { $diamonds } алмазов
   *[other] { $diamonds } алмаза
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
    [many] { $nuggets } самородков
   *[other] { $nuggets } самородка
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } и { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] Ваш бросок: { $dice }.
   *[other] { $who } бросает: { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] Появляется Тролль, но терять вам нечего.
       *[other] Появляется Тролль и отбирает у вас { some-diamonds }!
    }
   *[other] { $diamonds ->
        [0] Появляется Тролль, но { $who } ничего не теряет.
       *[other] Появляется Тролль: { $who } отдаёт { some-diamonds }!
    }
}
event-left = { $me ->
    [who] Вы уносите добычу: { loot }.
   *[other] { $who } уносит добычу: { loot }.
}
event-left-empty = { $me ->
    [who] Вы уходите с пустыми руками.
   *[other] { $who } уходит с пустыми руками.
}
event-found = { $me ->
    [who] Вы находите { some-nuggets }.
   *[other] { $who } находит { some-nuggets }.
}
event-found-none = { $me ->
    [who] Вы ничего не находите.
   *[other] { $who } ничего не находит.
}
event-sleeps = { $me ->
    [who] Вы бросаете за дракона: он спит.
   *[other] { $who } бросает за дракона: он спит.
}
event-stirs = { $me ->
    [who] Вам выпадает дракон: он ворочается. Ещё один — и он проснётся.
   *[other] { $who } выбрасывает дракона: он ворочается. Ещё один — и он проснётся.
}
event-woke = { $me ->
    [who] Вы будите дракона!
   *[other] { $who } будит дракона!
}
event-dropped = { $me ->
    [who] Вы роняете { loot }.
   *[other] { $who } роняет { loot }.
}
event-hand-dropped = Тролль тоже роняет { some-diamonds }.
event-got = { $me ->
    [who] Вы получаете { loot }.
   *[other] { $who } получает { loot }.
}
event-over-grotto = Грот пуст: партия окончена.
event-over-cavern = Пещера пуста: партия окончена.
event-over-all = Грот и Пещера пусты: партия окончена.
event-over-barren = Слишком долго никто не находит золота: партия окончена.

# The board
grotto = Грот
cavern = Пещера
diamonds = Осталось алмазов
nuggets = Осталось самородков
troll-hand = Рука Тролля
free = Свободные кубики
blocked = Заблокированные кубики
last-turn = Кубики прошлого хода
troll-came = Пришёл Тролль и забрал всё собранное.
treasure-dice = Кубики сокровищ
dragon-dice = Кубики дракона
not-rolled = ещё не брошены
dragon-sides = дракон на { $n } из { $of } граней
the-dragon = Дракон
asleep = спит
stirring = ворочается: выпадет ещё один дракон — проснётся
awake = проснулся
dragon-woke = Прошлая вылазка: дракон проснулся, всё забрали остальные.
to-share = К дележу
ends-one = Партия закончится, когда опустеет Грот или Пещера.
ends-both = Партия закончится, когда опустеют и Грот, и Пещера.
ends-barren = Грот пуст: ход без самородков { $n } из { $of }, затем партия закончится.
pack = Рюкзак
points = Очки
at-risk = Под угрозой
adventurer = на вылазке
takes = берёт следующее

# Why not?
why-sharing = Всему свой черёд: сначала делят обронённые сокровища.
why-not-the-adventurer = В этот ход на вылазке { $who }.
why-nothing-dropped = Никто не обронил сокровищ, делить нечего.
why-takes-next = Сейчас берёт { $who }.
why-nobody-inside = В Пещере никого нет: пусть дракон спит.
why-own-dragon = Будить дракона — дело остальных. Вам лучше, чтобы он спал.
why-beats = Здесь кубики дракона бросаются сами, такт за тактом.
why-treasure-first = Кубики дракона ждут первого броска кубиков сокровищ.
why-dice-elsewhere = Кубики дракона ушли дальше. Сейчас их держит { $who }.
why-not-inside = Кубики сокровищ бросают в Пещере, а вы ещё не там.
why-cavern-empty = Пещера пуста: ключи и двери больше ни к чему.
why-one-is-enough = Одного такого кубика хватит, и он уже отложен: { $face }.
why-none-shows = Ни на одном свободном кубике этого нет: { $face }.
why-last-die = Хоть один кубик должен остаться свободным: последний отложить нельзя.
why-no-key-and-door = Без ключа и двери в Пещеру не попасть.
why-first-roll = Вошли — бросайте: первый бросок обязателен.
why-inside = Вы в Пещере. Кубики Грота остались снаружи.

# What is wrong with a box
box-die-sides = «{ $key }»: у кубика граней: { $needed }, а указано: { $given }.

# House rules
house-end = Партия кончается, когда
house-end-one = опустело одно сокровище
house-end-both = опустели оба сокровища
house-auto-share = Обронённое делится само
house-race = Гонка в пещере
house-race-live = На время
house-race-beats = По тактам, без спешки
variant-calm = Спокойно: гонка бросок за броском
variant-children = Для детей: гонка помедленнее
variant-long = Долгая: пока оба места не опустеют

# The turn, solved
solved = При лучшей игре первый ход партии приносит { $n } очка перевеса (игроков: { $players }).
solved-grotto = Грот: что делать, по числу собранных алмазов
solved-trolls = Тролли
solved-no = –
solved-shown = видно
solved-aside = отложено
solved-alike = Ключ и дверь равноценны: сказанное об одном верно и для другого.
solved-cavern = Пещера: со скольких самородков уходить, по числу алмазов при себе и отложенному кубику дракона
solved-diamonds = Алмазы
solved-asleep = никакой
solved-first = первый
solved-second = второй
solved-roll = бросать
solved-leave = уходить
solved-enter = войти в Пещеру
solved-set-key = отложить ключ
solved-set-door = отложить дверь

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Пока рисковать нечем.
   *[other] Тролль приходит в { $percent } из 100 таких бросков. На кону: { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] Пока выносить нечего; ещё один бросок приведёт Тролля в { $percent } случаях из 100.
   *[other] В безопасности: { some-diamonds }. Ещё один бросок приведёт Тролля в { $percent } случаях из 100.
}
hint-enter = В Пещере ещё осталось: { some-nuggets }. Очков за каждый: { $points }.
hint-set-aside = Это открывает путь в Пещеру. Кубиков остаётся бросать: { $n }.
hint-dragon = Следующий бросок дракона разбудит его в { $percent } случаях из 100. Очков на кону: { $points }.
hint-leave-dragon = Очков в безопасности: { $points }. Следующий бросок дракона разбудил бы его в { $percent } случаях из 100.
