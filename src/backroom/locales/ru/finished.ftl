finished-title = Сыгранные партии
finished-about = Открытые партии, сыгранные здесь; последняя первой.
finished-none = Здесь ещё не закончена ни одна открытая партия.
finished-won =
    { $count ->
        [0] Никто не победил.
        [one] Победа: { $who }.
       *[other] Общая победа: { $who }.
    }
finished-more = Ещё
