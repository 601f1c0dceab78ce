puzzle-title = Задача дня
puzzle-link-open = Задача дня: одна позиция, один лучший ход
puzzle-link-right = Задача дня: решена
puzzle-link-wrong = Задача дня: на этот раз мимо
puzzle-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
puzzle-task = Позиция из настоящей партии сильнейших ботов — такой её видел один из них. Что выигрывает чаще всего?
puzzle-aid = Карты, которые вы видели, лежат открыто. Часов нет.
puzzle-you = Вы
puzzle-chosen = Ваш выбор: { $move }
puzzle-again = Ещё подумать
puzzle-confirm = Это мой ответ
puzzle-right = Верно!
puzzle-wrong = Можно было лучше
puzzle-best = Лучше всего: { $move }
puzzle-found = Как часто вы выигрываете
puzzle-found-about =
    Каждый вариант доигран до конца в одних и тех же партиях ({ NUMBER($playouts) }), которые не противоречат тому, что вы знаете.
puzzle-mine = ваш выбор
puzzle-usual = простое правило
puzzle-others =
    { $count ->
        [one] Ещё { $count } вариант: не чаще { $most }.
        [few] Ещё { $count } варианта: не чаще { $most }.
       *[many] Ещё { $count } вариантов: не чаще { $most }.
    }
problem-puzzle = Для этого дня задачи нет.
puzzle-story = Что было в этом раунде
puzzle-days = Другие дни
puzzle-today = Сегодня
puzzle-day-open = ещё не решена
puzzle-day-right = решена
puzzle-day-wrong = не решена
