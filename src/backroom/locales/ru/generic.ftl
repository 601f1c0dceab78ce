# The table of a game without its own drawings. The names of its moves, events and fields come from the game.
generic-nothing = нет
generic-empty = пусто
generic-hidden = скрыто
generic-changed = изменилось
generic-part = { $name } { $value }
generic-with = { $what }: { $fields }
generic-told = { $who } – { $what }

generic-view = Что вы видите
generic-view-open = Что видят все
generic-open-all = Раскрыть всё
generic-close-all = Свернуть всё
generic-show-more = Показать ещё ({ $count })
generic-whole = Показать целиком
generic-shorten = Свернуть

generic-your-move = Ваш ход
generic-others =
    { $count ->
        [one] Ходит { $who }
       *[other] Ждём: { $who }
    }
generic-how-sealed = Все отвечают тайно и видят ответы одновременно.
generic-how-race = Считается самый быстрый ответ.
generic-how-floor = Слово свободно: говорите сколько хотите.
generic-asides = Что можно сказать в любой момент
generic-range = от { $low } до { $high }
generic-less = Меньше: { $what }
generic-greater = Больше: { $what }
generic-of = { $count } из { $limit }

generic-stood-in = играет бот
generic-has-answered = ответ дан
generic-to-move = ход

generic-tab-log = Журнал
generic-tab-table = Стол
generic-winners =
    { $count ->
        [0] Победителя нет.
        [one] Победитель: { $who }.
       *[other] Победители: { $who }.
    }
