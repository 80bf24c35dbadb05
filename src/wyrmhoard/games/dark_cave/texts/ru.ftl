# Saboteur: The Dark Cave. A move's words fill $a, $b, $c in order; $who is who moved.
# Places are counted from the start card: $a to the east, or west if below 0; $b to the north, or south.

name = Saboteur: The Dark Cave
tagline = Два клана прокладывают пути через тёмную пещеру к выходу, и не каждый гном работает на своих.

## Playing a card

lay = Положить карту пути: { $a }, { $b }
    .told = { $who } кладёт карту пути: { $a }, { $b }.
play = Сыграть: { $a }
    .told = { $who } играет карту: { $a }.
discard = Сбросить: { $a }
    .told = { $who } сбрасывает: { $a }.
    .asked = Какую карту сыграете или сбросите?
enough = Вторую карту не сбрасывать
    .told = { $who } не сбрасывает вторую карту.
    .mine = Вы не сбрасываете вторую карту.
    .asked = Сбросите вторую карту?
east-west = { SIGN($a) ->
    [minus] { ABS($a) ->
        [one] на { ABS($a) } карту западнее
        [few] на { ABS($a) } карты западнее
        [many] на { ABS($a) } карт западнее
       *[other] на { ABS($a) } карты западнее
    }
   *[plus] { ABS($a) ->
        [one] на { ABS($a) } карту восточнее
        [few] на { ABS($a) } карты восточнее
        [many] на { ABS($a) } карт восточнее
       *[other] на { ABS($a) } карты восточнее
    }
}
north-south = { SIGN($b) ->
    [minus] { ABS($b) ->
        [one] на { ABS($b) } карту южнее
        [few] на { ABS($b) } карты южнее
        [many] на { ABS($b) } карт южнее
       *[other] на { ABS($b) } карты южнее
    }
   *[plus] { ABS($b) ->
        [one] на { ABS($b) } карту севернее
        [few] на { ABS($b) } карты севернее
        [many] на { ABS($b) } карт севернее
       *[other] на { ABS($b) } карты севернее
    }
}
where = { SIGN($a) ->
    [none] { SIGN($b) ->
        [none] на старте
       *[other] { north-south } старта
    }
   *[other] { SIGN($b) ->
        [none] { east-west } старта
       *[other] { north-south } и { east-west } старта
    }
}
at = Сюда: { where }
    .told = { $who } выбирает место: { where }.
    .asked = { $wait ->
        [16] Куда положите карту пути?
       *[other] Где примените эту карту?
    }
web = Паутина на границе: { where }, сторона: { $c }
    .told = { $who } плетёт паутину: { where }, сторона: { $c }.
    .asked = Где сплетёте паутину?
look-goal = Посмотреть цель { $a }
    .told = { $who } смотрит цель { $a }.
    .mine = Вы смотрите цель { $a }.
    .asked = На какую цель тайно посмотрите?
look-clan = Посмотреть карту клана: { $a }
    .told = { $who } смотрит карту клана: { $a }.
    .mine = Вы смотрите карту клана: { $a }.
    .asked = На какую цель или карту клана тайно посмотрите?
swap = Обменяться картами: { $a }
    .told = { $who } меняется картами: { $a }.
    .asked = С кем обменяетесь картами?
give = Кому положить: { $a }
    .told = { $who } выбирает, кому положить карту: { $a }.
    .asked = Перед кем её положите?

## Moving

step = По этой карте: { $a }
    .told = { $who } идёт по карте: { $a }.
cross = На соседнюю карту: { $a }
    .told = { $who } переходит на соседнюю карту: { $a }.
climb = По лестнице: { where }
    .told = { $who } идёт по лестнице: { where }.
stop = Дальше не идти
    .told = { $who } дальше не идёт.
    .mine = Дальше вы не идёте.
    .asked = { $wait ->
        [19] { $creeps ->
            [0] Вы ведёте Крысу: куда она крадётся?
            [1] Вы ведёте Линдворма: куда он ползёт?
           *[other] Вы ведёте Гоблина: куда он крадётся?
        }
       *[other] Куда идёт ваш гном?
    }
chop = Рубить паутину топором: { $a }
    .told = { $who } рубит паутину топором: { $a }.
strike = Прогнать существо топором
    .told = { $who } прогоняет существо топором.
refrain = Приберечь топор
    .told = { $who } приберегает топор.
    .asked = Нападает существо: пустите в ход топор?
orient = Как лежит цель: { $a }
    .told = { $who } решает, как лежит цель: { $a }.
    .asked = Как положить карту цели?

## Proposing the end

propose = Предложить закончить партию
    .told = { $who } предлагает закончить партию.
agree = Согласиться закончить партию
    .told = Согласие даёт { $who }.
refuse = Играть дальше
    .told = { $who } хочет играть дальше.
    .asked = Закончить партию сейчас или играть дальше?

## What others do in secret

discard-hidden = Сбросить рубашкой вверх, уровень { $a }
    .told = { $who } сбрасывает карту рубашкой вверх, уровень { $a }.
clan-hidden = Карта клана: { $a }
    .told = Роздана карта клана: { $a }.
goal-hidden = Цель, рубашкой вверх
    .told = Цель положена рубашкой вверх.
draw-hidden = Карта уровня { $a }
    .told = Взята карта уровня { $a }.
read-hidden = Карта из чужой руки
    .told = Просмотрена карта из обменянной руки.
lose-hidden = Потеряна карта уровня { $a }
    .told = Случайная карта потеряна закрытой, уровень { $a }.
see-goal-hidden = Цель просмотрена
    .told = Цель тайно просмотрена.
see-clan-hidden = Карта клана просмотрена
    .told = Карта клана тайно просмотрена.
aside-hidden = Отложенные карты просмотрены
    .told = Вышедший первым смотрит отложенные карты кланов.

## Luck

mix = Единственный клан: { $a }
    .told = Все гномы из одного клана: { $a }.
clan = Карта клана: { $a }, { $b }
    .told = Роздана карта клана: { $a }, { $b }.
goal = Цель: { $a }
    .told = Цель положена рубашкой вверх: { $a }.
draw = Карта: { $a }
    .told = Взята карта: { $a }.
begin = Начинает { $a }
    .told = Начинает { $a }.
read = Карта из чужой руки: { $a }
    .told = В обменянной руке есть: { $a }.
lose = Потеряно: { $a }
    .told = Потеряна случайная карта: { $a }.
see-goal = Эта цель: { $a }
    .told = Эта цель: { $a }.
see-clan = Этот гном: { $a }
    .told = Этот гном: { $a }.
turn-up = Эта цель: { $a }
    .told = Цель открыта: { $a }.
unmask = Этот гном: { $a }
    .told = Карта клана открыта: { $a }.
aside = Отложено вредителей: синих { $a }, жёлтых { $b }
    .told = Вредителей среди отложенных карт: синих { $a }, жёлтых { $b }.
tally = Кто работает на этот клан: { $a }
    .told = Кто работает на этот клан: { $a }.

## Words

word-upright = без поворота
word-turned = с поворотом на 180°
word-north = север
word-east = восток
word-south = юг
word-west = запад
word-n = северный край
word-e = восточный край
word-s = южный край
word-w = западный край
word-a = середина
word-b = середина другой дороги
word-t = туннель или дальний конец
word-blue = синий
word-yellow = жёлтый
word-loyal = верный
word-saboteur = вредитель
word-goal-exit = выход
word-goal-lair = тёмное логово
word-goal-ladder = лестница
word-goal-gold = золотая жила
word-all = вышли все
word-more = внутри есть ещё

## Cards

word-cross-1 = перекрёсток (I)
word-tee-new-1 = развилка север–восток–запад (I)
word-tee-nes-1 = развилка север–восток–юг (I)
word-bend-ne-1 = поворот север–восток (I)
word-bend-nw-1 = поворот север–запад (I)
word-line-ns-1 = прямая север–юг (I)
word-line-ew-1 = прямая восток–запад (I)
word-end-n-1 = северный тупик (I)
word-cross-1-lair = перекрёсток с тёмным логовом (I)
word-tee-new-1-lair = развилка север–восток–запад с тёмным логовом (I)
word-line-ew-1-lair = прямая восток–запад с тёмным логовом (I)
word-bend-nw-1-lair = поворот север–запад с тёмным логовом (I)
word-end-n-1-ladder = северный тупик с лестницей (I)
word-bend-ne-1-ladder = поворот север–восток с лестницей (I)
word-bridge-ew-1 = мост восток–запад (I)
word-curves-ne-1 = двойной поворот север–восток с туннелем (I)
word-cross-2 = перекрёсток (II)
word-tee-new-2 = развилка север–восток–запад (II)
word-tee-nes-2 = развилка север–восток–юг (II)
word-bend-ne-2 = поворот север–восток (II)
word-bend-nw-2 = поворот север–запад (II)
word-line-ew-2 = прямая восток–запад (II)
word-end-e-2 = восточный тупик (II)
word-tee-nes-2-lair = развилка север–восток–юг с тёмным логовом (II)
word-bend-ne-2-lair = поворот север–восток с тёмным логовом (II)
word-line-ns-2-lair = прямая север–юг с тёмным логовом (II)
word-bend-nw-2-ladder = поворот север–запад с лестницей (II)
word-bridge-ns-2 = мост север–юг (II)
word-bridge-ew-2 = мост восток–запад (II)
word-curves-ne-2 = двойной поворот север–восток с туннелем (II)
word-curves-nw-2 = двойной поворот север–запад с туннелем (II)
word-tee-new-2-gold = развилка север–восток–запад с золотой жилой (II)
word-cross-3 = перекрёсток (III)
word-tee-new-3 = развилка север–восток–запад (III)
word-tee-nes-3 = развилка север–восток–юг (III)
word-bend-ne-3 = поворот север–восток (III)
word-bend-nw-3 = поворот север–запад (III)
word-line-ns-3 = прямая север–юг (III)
word-line-ew-3 = прямая восток–запад (III)
word-cross-3-lair = перекрёсток с тёмным логовом (III)
word-line-ew-3-lair = прямая восток–запад с тёмным логовом (III)
word-end-e-3-ladder = восточный тупик с лестницей (III)
word-bridge-ns-3 = мост север–юг (III)
word-curves-ne-3 = двойной поворот север–восток с туннелем (III)
word-curves-nw-3 = двойной поворот север–запад с туннелем (III)
word-tee-nes-3-gold = развилка север–восток–юг с золотой жилой (III)
word-information-1 = Тайные сведения (I)
word-information-2 = Тайные сведения (II)
word-information-3 = Тайные сведения (III)
word-cave-in-1 = Обвал (I)
word-cave-in-2 = Обвал (II)
word-cave-in-3 = Обвал (III)
word-swap-1 = Обмен картами (I)
word-swap-2 = Обмен картами (II)
word-swap-3 = Обмен картами (III)
word-spiderweb-1 = Паутина (I)
word-spiderweb-2 = Паутина (II)
word-spiderweb-3 = Паутина (III)
word-boots-1 = Сапоги (I)
word-boots-2 = Сапоги (II)
word-boots-3 = Сапоги (III)
word-axe-1 = Боевой топор (I)
word-axe-2 = Боевой топор (II)
word-axe-3 = Боевой топор (III)
word-rat-1 = Крыса (I)
word-rat-2 = Крыса (II)
word-rat-3 = Крыса (III)
word-lindworm-1 = Линдворм (I)
word-lindworm-2 = Линдворм (II)
word-lindworm-3 = Линдворм (III)
word-goblin-1 = Гоблин (I)
word-goblin-2 = Гоблин (II)
word-goblin-3 = Гоблин (III)

## What came of a move. $me is the blank that the reader fills.

some-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
some-fields = { $n ->
    [one] { $n } поле
    [few] { $n } поля
    [many] { $n } полей
   *[other] { $n } поля
}
some-nuggets = { $n ->
    [one] { $n } самородок
    [few] { $n } самородка
    [many] { $n } самородков
   *[other] { $n } самородка
}
some-place = { $side ->
    [here] { $mark ->
        [0] на старте
       *[other] на цели { $mark }
    }
    [north] { $mark ->
        [0] к северу от старта
       *[other] к северу от цели { $mark }
    }
    [east] { $mark ->
        [0] к востоку от старта
       *[other] к востоку от цели { $mark }
    }
    [south] { $mark ->
        [0] к югу от старта
       *[other] к югу от цели { $mark }
    }
    [west] { $mark ->
        [0] к западу от старта
       *[other] к западу от цели { $mark }
    }
   *[towards] ближе к цели { $mark }
}
the-creature = { $creature ->
    [rat] Крыса
    [lindworm] Линдворм
   *[goblin] Гоблин
}
driven-creature = { $creature ->
    [rat] крысу
    [lindworm] линдворма
   *[goblin] гоблина
}
event-my-clan = { $loyalty ->
    [loyal] { $clan ->
        [blue] Ваш клан синий, и вы ему верны.
       *[yellow] Ваш клан жёлтый, и вы ему верны.
    }
   *[saboteur] { $clan ->
        [blue] Ваш клан синий, но втайне вы работаете на жёлтых.
       *[yellow] Ваш клан жёлтый, но втайне вы работаете на синих.
    }
}
event-clan = { $clan ->
    [blue] { $who } — синий клан.
   *[yellow] { $who } — жёлтый клан.
}
event-goals-laid = Четыре цели лежат рубашкой вверх.
event-drew = { $who } берёт { some-cards }.
event-drew-cards = Вы берёте: { $cards }.
event-laid = { $me ->
    [who] Вы кладёте карту пути { some-place }: { $card }.
   *[other] { $who } кладёт карту пути { some-place }: { $card }.
}
event-played = { $me ->
    [who] Вы играете: { $card }.
   *[other] { $who } играет: { $card }.
}
event-discarded = { $who } сбрасывает { some-cards }.
event-discarded-cards = Вы сбрасываете: { $cards }.
event-caved-in = Проход { some-place } обваливается.
event-came-out = { the-creature } выходит из логова { some-place }.
event-web-spun = { $me ->
    [who] Вы плетёте паутину { some-place }.
   *[other] { $who } плетёт паутину { some-place }.
}
event-swapped = { $me ->
    [who] Вы и { $whom } меняетесь картами.
    [whom] { $who } и вы меняетесь картами.
   *[other] { $who } и { $whom } меняются картами.
}
event-read-cards = Ваша новая рука: { $cards }.
event-equipped = { $me ->
    [who] { $item ->
        [boots] Вы получаете сапоги.
       *[axe] Вы получаете боевой топор.
    }
   *[other] { $item ->
        [boots] { $who } получает сапоги.
       *[axe] { $who } получает боевой топор.
    }
}
event-saw-goal = { $goal ->
    [goal-exit] Знаете только вы: цель { $n } — выход!
    [goal-lair] Знаете только вы: цель { $n } — тёмное логово.
    [goal-ladder] Знаете только вы: цель { $n } — лестница.
   *[goal-gold] Знаете только вы: цель { $n } — золотая жила.
}
event-saw-clan = { $loyalty ->
    [loyal] Знаете только вы: { $who } хранит верность клану.
   *[saboteur] Знаете только вы: { $who } вредит своему клану!
}
event-walked = { $me ->
    [who] Вы проходите { some-fields }.
   *[other] { $who } проходит { some-fields }.
}
event-climbed = { $me ->
    [who] Вы идёте по лестнице и выходите { some-place }.
   *[other] { $who } идёт по лестнице и выходит { some-place }.
}
event-crept = { the-creature } крадётся: { some-fields }.
event-chopped = { $me ->
    [who] { $left ->
        [0] Вы срубаете паутину топором.
       *[other] Вы рубите паутину топором; ещё удар — и её нет.
    }
   *[other] { $left ->
        [0] { $who } срубает паутину топором.
       *[other] { $who } рубит паутину топором; ещё удар — и её нет.
    }
}
event-struck = { $me ->
    [who] Вы прогоняете топором { driven-creature }.
   *[other] { $who } прогоняет топором { driven-creature }.
}
event-bridge = { $me ->
    [who] { $n ->
        [0] Мост навсегда уменьшает вашу руку на одну карту.
       *[other] Мост стоит вам карты, и рука теперь меньше.
    }
   *[other] { $n ->
        [0] { $who } идёт по мосту: рука навсегда меньше на одну карту.
       *[other] { $who } платит за мост картой.
    }
}
event-tunnel = { $me ->
    [who] { $n ->
        [0] Вы ползёте по туннелю даром: золота у вас нет.
       *[other] Туннель стоит вам самородка.
    }
   *[other] { $n ->
        [0] { $who } ползёт по туннелю даром: золота нет.
       *[other] { $who } платит за туннель самородком.
    }
}
event-reached = { $me ->
    [who] { the-creature } добирается до вас! Пустите в ход топор?
   *[other] { the-creature } настигает: { $who }!
}
event-bitten = { $me ->
    [who] { $n ->
        [0] Крыса добирается до вас: терять вам нечего, но рука теперь меньше.
       *[other] Крыса добирается до вас: вы теряете карту, и рука теперь меньше.
    }
   *[other] { $n ->
        [0] Крыса тут как тут, но { $who } без карт.
       *[other] Крыса тут как тут: { $who } теряет карту.
    }
}
event-felled = { $me ->
    [who] Линдворм сбивает вас с ног.
   *[other] Линдворм тут как тут: { $who } падает на землю.
}
event-stolen = { $me ->
    [who] { $n ->
        [0] Гоблин не находит у вас золота.
       *[other] Гоблин крадёт у вас самородок.
    }
   *[other] { $n ->
        [0] Гоблин тут как тут, но { $who } без золота.
       *[other] Гоблин тут как тут: { $who } теряет самородок.
    }
}
event-lost-card = Вы теряете: { $card }.
event-goal-up = { $goal ->
    [goal-exit] Цель { $n } открыта: выход!
    [goal-lair] Цель { $n } открыта: тёмное логово.
    [goal-ladder] Цель { $n } открыта: лестница.
   *[goal-gold] Цель { $n } открыта: золотая жила.
}
event-dug = { $me ->
    [who] Вы добываете самородок из жилы.
   *[other] { $who } добывает самородок из жилы.
}
event-unmasked = { $me ->
    [who] { $loyalty ->
        [loyal] Теперь все знают, что вы верны своему клану.
       *[saboteur] Теперь все знают: вы вредите своему клану!
    }
   *[other] { $loyalty ->
        [loyal] { $who } хранит верность клану.
       *[saboteur] { $who } вредит своему клану!
    }
}
event-left-cave = { $me ->
    [who] { $n ->
        [0] Вы выходите из пещеры без золота.
       *[other] Вы выходите из пещеры и выносите { some-nuggets }!
    }
   *[other] { $n ->
        [0] { $who } выходит из пещеры без золота.
       *[other] { $who } выходит из пещеры и выносит { some-nuggets }!
    }
}
event-gone = { the-creature } убирается прочь.
event-web-thin = Паутина истончается.
event-web-gone = Паутины больше нет.
event-got-up = { $me ->
    [who] Вы встаёте, но в этот ход не идёте.
   *[other] { $who } встаёт, но в этот ход не идёт.
}
event-skipped = { $me ->
    [who] У вас нет карт: вы пропускаете ход.
   *[other] { $who } пропускает ход: карт нет.
}
event-over-out = { $clan ->
    [blue] Все, кто работает на синих, снаружи: партия окончена.
   *[yellow] Все, кто работает на жёлтых, снаружи: партия окончена.
}
event-over-agreed = Все согласны: партия окончена.
event-over-cards = Сыграна последняя карта: партия окончена.
event-hoards = { $clan ->
    [blue] Добыча: синие { $blue }, жёлтые { $yellow }. Победа синих!
   *[yellow] Добыча: синие { $blue }, жёлтые { $yellow }. Победа жёлтых!
}
event-nobody-out = Из пещеры никто не вышел: победителей нет.

# The board
map-axes = Сверху: карты к востоку от старта. Слева: карты к северу от него.
map-part = Пещера шире экрана. Показана часть вокруг: { $who }
field = поле
bridge = мост
tunnel = туннель
dug-out = пустая жила
web-left = паутина и её число
may-go-here = возможное место
rat = Крыса
lindworm = Линдворм
goblin = Гоблин
loyalty = Верность
nuggets = Золото
hand-levels = Карты I-II-III
limit = Предел
place = Где
before = Перед игроком
boots = сапоги
axe = топор
lying-down = лежит
out-of-cave = снаружи
only-you = знаете только вы
seen-by = кто видел: { $who }
goal-known = Цель { $n }: { $a } (знаете только вы)
goal-seen = Цель { $n }, кто видел: { $who }
your-hand = Ваша рука: { $a }
your-drops = Вы сбросили или потеряли закрытыми: { $a }
their-hand = { $who } держит: { $a }
pile-levels = Колода: { $a } I, { $b } II, { $c } III
bank = Банк: { $n }
turn-of = Ход: { $who }
ask-playing = сыграть или сбросить карту
ask-placing = выбрать место: { $a }
ask-aiming = выбрать что или кого: { $a }
ask-discarding = сбросить вторую карту или нет
ask-creeping = { $a } (осталось шагов: { $n })
ask-walking = осталось шагов: { $n }
ask-orienting = выбрать, как лежит цель
ask-asking = применить топор против существа или нет
ask-answering = закончить партию или играть дальше
goal-was = Цель { $n }: { $a }

## Why not?

why-card-first = Сначала карта: сыграйте или сбросьте.
why-place-first = Ваша карта пока висит в воздухе. Сначала выберите ей место.
why-aim-first = Сначала выберите, на что или на кого направлена эта карта: { $card }.
why-discarding = Вы сбрасываете карты: ещё одну или хватит.
why-creature-first = Сначала существо идёт дальше или останавливается.
why-dwarf-walks = Карта сыграна. Теперь ваш гном идёт или стоит.
why-goal-first = Сначала решите, как лежит цель.
why-axe-first = Сначала решите, поднять ли топор на существо.
why-answer-first = Сначала ответьте: закончить партию или играть дальше?
why-answered = Вы уже согласились. Остальные ещё думают.
why-no-creature = Вашему гному никто не угрожает.
why-no-axe = Перед вами нет топора.
why-no-goal-turned = Ни одна цель не ждёт, чтобы вы её повернули.
why-no-calling = За этим столом предлагать конец нельзя.
why-proposed = В этот ход вы уже предлагали закончить. Одного раза хватит.
why-too-late = Закончить предлагают до того, как сыграна карта.
why-no-proposal = Никто не предлагал закончить партию.
why-not-held = Такой карты у вас в руке нет: { $card }.
why-same-turned = После поворота на 180° эта карта точно такая же; кладите без поворота: { $card }.
why-fits-nowhere = Так эту карту положить некуда: { $card }, { $way }.
why-nothing-secret = Тайн не осталось: подсматривать больше нечего.
why-nothing-to-bury = Нет ни одной свободной карты пути для обвала.
why-all-in-boots = Сапоги есть уже у всех.
why-no-lair = Не видно ни одного тёмного логова, откуда оно могло бы вылезти.
why-no-card-there = Там нет карты.
why-no-lair-there = На этой карте нет тёмного логова.
why-never-buried = Старт и цели никогда не обваливаются.
why-occupied = На этой карте кто-то стоит.
why-cell-taken = Там уже лежит карта.
why-nothing-beside = Это место не касается ни одной открытой карты.
why-meets-a-wall = Там путь упёрся бы в стену, сторона: { $side }.
why-no-path-prolonged = Карта подходит, но не продолжает ни одного пути.
why-web-there = Там уже висит паутина. Одной хватит.
why-no-path-there = Через эту границу нет пути: паутине не за что держаться.
why-goal-open = Эта цель открыта, её видят все.
why-own-clan = Свою карту клана вы и так знаете.
why-clan-open = Эта карта клана открыта, её видят все: { $who }.
why-own-hand = Обмен с собой мало что изменит.
why-has-boots = Каждому по одной паре, и эти ноги уже обуты: { $who }.
why-nobody-there = Там никто не сидит.
why-lying-down = Ваш гном лежит и дальше не идёт.
why-just-up = Ваш гном только что встал и в этот ход переводит дух.
why-no-steps = Шагов больше не осталось.
why-not-next = Туда нет пути в один шаг.
why-wall-here = Здесь стена, сторона: { $side }.
why-other-field = Этот выход начинается на другом поле карты, сторона: { $side }.
why-nothing-beyond = Там ещё нет карты, сторона: { $side }.
why-web-holds = Путь закрывает паутина, сторона: { $side }.
why-wall-beyond = На соседней карте здесь стена, сторона: { $side }.
why-not-on-ladder = Чтобы лезть, нужно стоять на лестнице.
why-same-ladder = На этой лестнице вы и стоите.
why-no-ladder-there = Там нет лестницы.
why-out = Ваш гном снаружи, на солнышке. Паутину он больше не рубит.
why-no-web = Здесь нет паутины, сторона: { $side }.
why-not-at-web = Паутина есть, но со своего поля ваш гном её не достанет, сторона: { $side }.

# What is wrong with a box
box-card-side = Карта «{ $key }»: сторона { $side } открывается больше чем на одно поле.
box-card-field = Карта «{ $key }»: к полю { $field } не ведёт ни один путь.
box-card-crossing = Карта «{ $key }»: шагов, чтобы её пересечь: { $given } вместо { $needed }.
box-card-feature = На карте «{ $key }» больше одного: { $feature }.
box-card-start = На карте «{ $key }» должна быть лестница, и она должна быть открыта со всех сторон.
box-card-goal = На карту «{ $key }» нельзя войти с каждой стороны, даже если её повернуть.
box-card-exit = Карта «{ $key }»: выход должен быть на goal-exit и больше нигде.
box-total = «{ $key }» в сумме даёт { $given } вместо { $needed }.
box-too-many = «{ $key }» требует { $given }, а наибольшее значение — { $most }.
box-idle-clan = «{ $key }» должно быть { $most }, а не { $given }: если таких карт больше, на один из кланов может никто не работать.

# House rules
house-clan = Втроём и вчетвером все гномы
house-clan-blue = синие
house-clan-yellow = жёлтые
house-clan-drawn = по жребию
house-finish-turn = После самой последней карты гном ещё может пройти
house-call-it = Игроки могут предложить закончить партию
variant-last-steps = Последние шаги: последний ход доигрывается
variant-by-agreement = По согласию: можно предложить закончить

## What a bot believes of the others, told with a hint

hint-suspect = { $how ->
    [saboteur] { $who }, вероятно, вредит своему клану ({ $percent } %){ suspect-why }
    [perhaps] { $who }, возможно, вредит своему клану ({ $percent } %){ suspect-why }
   *[loyal] { $who }, вероятно, хранит верность клану (вредит: { $percent } %){ suspect-why }
}
suspect-why = : { suspect-what }{ suspect-after }.
suspect-what = { $what ->
    [longer] удлиняет { suspect-way }
    [shorter] укорачивает { suspect-way }
    [caved-in] устраивает обвал и портит { suspect-way }
    [web] плетёт паутину и портит { suspect-way }
    [boots] отдаёт сапоги (получает: { suspect-whom })
    [axe] отдаёт топор (получает: { suspect-whom })
    [rat] посылает крысу (цель: { suspect-whom })
    [lindworm] посылает линдворма (цель: { suspect-whom })
   *[goblin] посылает гоблина (цель: { suspect-whom })
}
suspect-whom = { $me ->
    [whom] вы
   *[other] { $whom }
}
suspect-way = { $me ->
    [whom] ваш путь
   *[other] путь гнома { $whom }
}
suspect-after = { $after ->
    [goal] { "" }, взглянув на цель { $n }
    [clan] { $me ->
        [seen] { "" }, взглянув на вашу карту клана
       *[other] { "" }, взглянув на карту клана гнома { $seen }
    }
   *[nothing] { "" }
}
