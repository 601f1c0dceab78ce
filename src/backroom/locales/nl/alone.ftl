alone-against = Tegen
alone-aid-about = De tafel blijft je de kaarten tonen die je gezien hebt.
alone-aid-first = Hij staat aan in je eerste { $count } partijen.

invite-omerta-regular = { $won ->
    [yes] Je hebt Nino verslagen.
   *[no] Nino ken je nu wel.
} Rosa houdt de boeken bij: speel je tegen haar?
invite-omerta-boss = { $won ->
    [yes] Je hebt Rosa verslagen.
   *[no] Rosa ken je nu wel.
} Aldo heeft de ronde al in zijn hoofd gespeeld: speel je tegen hem?
invite-omerta-don = { $won ->
    [yes] Je hebt Aldo verslagen.
   *[no] Aldo ken je nu wel.
} Don Celso heeft van je gehoord: speel je tegen hem?
invite-organized-crime-regular = { $won ->
    [yes] Je hebt Eddie verslagen.
   *[no] Eddie ken je nu wel.
} Stella telt elke dollar: speel je tegen haar?
invite-organized-crime-boss = { $won ->
    [yes] Je hebt Stella verslagen.
   *[no] Stella ken je nu wel.
} Otto vergeet nooit wie er voorstaat: speel je tegen hem?
invite-organized-crime-don = { $won ->
    [yes] Je hebt Otto verslagen.
   *[no] Otto ken je nu wel.
} Weduwe Thorne verwacht je: speel je tegen haar?
invite-any = { $won ->
    [yes] Je hebt gewonnen.
   *[no] Deze bots ken je nu wel.
} Volgende: { $who }.
invite-play = { $who } uitdagen
