finished-title = Finished games
finished-about = Public games played here, newest first.
finished-none = No public game has been finished here yet.
finished-won =
    { $count ->
        [0] Nobody won.
        [one] { $who } won.
       *[other] { $who } won together.
    }
finished-more = More
