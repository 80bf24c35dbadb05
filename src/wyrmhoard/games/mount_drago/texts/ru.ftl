name = Mount Drago
tagline = Десять драконов мчатся к вершине: окажитесь на нужном, когда смотрят судьи.

play = Сыграть: { $a } { $b }
    .told = { $who } играет: { $a } { $b }.
    .asked = Какую карту сыграете?
mount = Оседлать этого дракона
    .told = { $who } пересаживается на этого дракона.
    .asked = Пересядете на этого дракона или останетесь на своём?
stay = Остаться на своём драконе
    .told = { $who } остаётся на прежнем драконе.
discard = Сбросить: { $a } { $b }
    .told = { $who } сбрасывает: { $a } { $b }.
enough = Больше ничего не сбрасывать
    .told = { $who } больше ничего не сбрасывает.
    .mine = Вы больше ничего не сбрасываете.
    .asked = Сбросите карты драконов, стоящих на вершине?
draw-hidden = Взята скрытая карта
    .told = Взята скрытая карта.
begin = Начинает { $a }
    .told = Начинает { $a }.
saddle = Первый дракон: { $a } { $b }
    .told = Жребий выбирает первого дракона: { $a } { $b }.
draw = Взята карта: { $a } { $b }
    .told = Взята карта: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● синий
word-brown = ■ коричневый
word-black = ▲ чёрный
word-red = ◆ красный
word-yellow = ★ жёлтый
word-green = ♣ зелёный
word-gray = ✚ серый
word-lightblue = ○ голубой
word-purple = ♥ фиолетовый
word-orange = △ оранжевый

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
event-played = { $me ->
    [who] Вы играете: { $card }.
   *[other] { $who } играет: { $card }.
}
event-rides = { $me ->
    [who] Теперь вы едете на драконе: { $dragon }.
   *[other] { $who } теперь едет на драконе: { $dragon }.
}
event-stayed = { $me ->
    [who] Вы остаётесь на своём драконе.
   *[other] { $who } остаётся на прежнем драконе.
}
event-climbed = Дракон на вершине, номер { $n }: { $dragon }.
event-scored = { $scoring ->
    [small] Малый подсчёт: { $gains }.
   *[big] Большой подсчёт: { $gains }.
}
event-no-points = { $scoring ->
    [small] Малый подсчёт: никто ничего не получает.
   *[big] Большой подсчёт: никто ничего не получает.
}
event-discarded = { $me ->
    [who] Вы сбрасываете: { $cards }.
   *[other] { $who } сбрасывает: { $cards }.
}
event-drew = { $who } берёт { some-cards }.
event-drew-cards = Вы берёте: { $cards }.
event-reshuffled = Колода закончилась: из стопок замешана новая.
event-over = Третий дракон на вершине: партия окончена.

# The board
start = Старт
climbed = Драконов на вершине: { $n } из { $most }
pile = Колода: { $n }
small = малый подсчёт (до { $n })
big = большой подсчёт
summit = вершина (большой подсчёт)
points = Очки
mount-of = Дракон
stands-on = Клетка
cards = Карты
your-cards = Ваши карты
lands-on = Клетка после хода
you-ride = ваш дракон
other-rides = на нём: { $who }
may-ride = можно оседлать
must-ride = нужно оседлать
stacks = Стопки

# Why not?
why-mount-first = Одна карта за ход. Сначала решите, пересаживаетесь ли вы.
why-card-played = Карта уже сыграна: одна за ход, не больше.
why-dragon-away = Этот дракон остался дома, в этой коробке его нет: { $dragon }.
why-not-in-hand = Этой карты у вас в руке нет: { $dragon } { $n }.
why-no-choice = Выбирать не из чего: выбор даёт только свободный дракон, покинувший последнее место.
why-not-on-summit = Ещё в пути, не на вершине: { $dragon }.
why-not-discarding = Сбрасывать — в свой черёд: после карты, когда на вершине уже есть дракон.

# What is wrong with a box
box-too-many-cards = «{ $key }»: карт указано { $given }, а допускается не более { $most }.
box-too-few-cards = «{ $key }»: карт указано { $given }, а нужно не менее { $needed }.
box-too-few-colours = «{ $key }»: драконов с картами: { $given }, а нужно не менее { $needed }.
box-start-coloured = «{ $key }»: старт, первое поле, должен быть без цвета.
box-start-numbered = «{ $key }»: старт на обеих сторонах должен давать 0.
box-summit-not-last = «{ $key }»: вершина должна занимать последние поля пути, без пропусков.

# House rules
house-floor-at-zero = Никто не опускается ниже 0 очков
house-summit-swap = Каждый ход можно менять карты драконов на вершине
house-open-stacks = Стопки открыты
variant-gentle = Мягкая: никто не опускается ниже 0
variant-open-stacks = Открытые стопки
variant-restless-summit = Беспокойная вершина

# Why a move is hinted at
hint-scores = Очки: { $gains }.
hint-own-dragon = Ваш дракон тогда даёт { $b } вместо { $a }.
hint-others-dragon = Дракон игрока { $who } тогда даёт { $b } вместо { $a }.
hint-change = Дракон { $dragon } даёт здесь { $a }, ваш — { $b }.
