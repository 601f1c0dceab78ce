alone-against = Against
alone-aid-about = The table goes on showing you the cards you have seen.
alone-aid-first = It is on for your first { $count } games.

invite-omerta-regular = { $won ->
    [yes] You beat Nino.
   *[no] You know Nino by now.
} Rosa keeps the books: play her?
invite-omerta-boss = { $won ->
    [yes] You beat Rosa.
   *[no] You know Rosa by now.
} Aldo has played the round in his head before you move: play him?
invite-omerta-don = { $won ->
    [yes] You beat Aldo.
   *[no] You know Aldo by now.
} Don Celso has heard of you: play him?
invite-organized-crime-regular = { $won ->
    [yes] You beat Eddie.
   *[no] You know Eddie by now.
} Stella counts every dollar: play her?
invite-organized-crime-boss = { $won ->
    [yes] You beat Stella.
   *[no] You know Stella by now.
} Otto never forgets who is ahead: play him?
invite-organized-crime-don = { $won ->
    [yes] You beat Otto.
   *[no] You know Otto by now.
} The Widow Thorne is expecting you: play her?
invite-any = { $won ->
    [yes] You won.
   *[no] You know these bots by now.
} Next: { $who }.
invite-play = Play { $who }
