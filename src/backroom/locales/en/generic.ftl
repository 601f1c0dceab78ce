# The table of a game without its own drawings. The names of its moves, events and fields come from the game.
generic-nothing = none
generic-empty = empty
generic-hidden = hidden
generic-changed = changed
generic-part = { $name } { $value }
generic-with = { $what }: { $fields }
generic-told = { $who } – { $what }

generic-view = What you see
generic-view-open = What everybody sees
generic-open-all = Open all
generic-close-all = Close all
generic-show-more = Show more ({ $count })
generic-whole = Show all of it
generic-shorten = Show less

generic-your-move = Your move
generic-others =
    { $count ->
        [one] { $who } to move
       *[other] Waiting for { $who }
    }
generic-how-sealed = Everybody answers in secret, and all answers are shown together.
generic-how-race = The quickest answer counts.
generic-how-floor = The floor is open: say as much as you like.
generic-asides = What you may do at any time
generic-range = { $low } to { $high }
generic-less = Less: { $what }
generic-greater = More: { $what }
generic-of = { $count } of { $limit }

generic-stood-in = a bot plays
generic-has-answered = has answered
generic-to-move = to move

generic-tab-log = Log
generic-tab-table = Table
generic-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $who } wins.
       *[other] { $who } win.
    }
