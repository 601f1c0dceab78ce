puzzle-title = Puzzle of the day
puzzle-link-open = Puzzle of the day: one position, one best move
puzzle-link-right = Puzzle of the day: solved
puzzle-link-wrong = Puzzle of the day: not solved this time
puzzle-streak =
    { $days ->
        [one] one day in a row
       *[other] { $days } days in a row
    }
puzzle-task = A position from a real game between the strongest bots, as one of them saw it. What wins most often?
puzzle-aid = Cards that you have seen lie face up. There is no clock.
puzzle-you = You
puzzle-chosen = Your choice: { $move }
puzzle-again = Think again
puzzle-confirm = That is my answer
puzzle-right = Right!
puzzle-wrong = Not the best
puzzle-best = Best: { $move }
puzzle-found = How often you win
puzzle-found-about =
    Each choice was played on to the end in the same { NUMBER($playouts) } games that fit what you were told.
puzzle-mine = your choice
puzzle-usual = by rule of thumb
puzzle-others =
    { $count ->
        [one] One more choice: { $most }.
       *[other] { $count } more choices: { $most } at best.
    }
problem-puzzle = There is no puzzle for this day.
puzzle-story = What happened in this round
puzzle-days = Other days
puzzle-today = Today
puzzle-day-open = not solved yet
puzzle-day-right = solved
puzzle-day-wrong = answered wrongly
