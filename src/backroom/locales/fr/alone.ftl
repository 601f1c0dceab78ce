alone-against = Contre
alone-aid-about = La table continue de vous montrer les cartes que vous avez vues.
alone-aid-first = Il est activé pour vos { $count } premières parties.

invite-omerta-regular = { $won ->
    [yes] Vous avez battu Nino.
   *[no] Vous connaissez Nino, maintenant.
} Rosa tient les comptes : une partie contre elle ?
invite-omerta-boss = { $won ->
    [yes] Vous avez battu Rosa.
   *[no] Vous connaissez Rosa, maintenant.
} Aldo a déjà joué la manche dans sa tête : une partie contre lui ?
invite-omerta-don = { $won ->
    [yes] Vous avez battu Aldo.
   *[no] Vous connaissez Aldo, maintenant.
} Don Celso a entendu parler de vous : une partie contre lui ?
invite-organized-crime-regular = { $won ->
    [yes] Vous avez battu Eddie.
   *[no] Vous connaissez Eddie, maintenant.
} Stella compte chaque dollar : une partie contre elle ?
invite-organized-crime-boss = { $won ->
    [yes] Vous avez battu Stella.
   *[no] Vous connaissez Stella, maintenant.
} Otto n’oublie jamais qui mène : une partie contre lui ?
invite-organized-crime-don = { $won ->
    [yes] Vous avez battu Otto.
   *[no] Vous connaissez Otto, maintenant.
} La veuve Thorne vous attend : une partie contre elle ?
invite-any = { $won ->
    [yes] Vous avez gagné.
   *[no] Vous connaissez ces robots, maintenant.
} Ensuite : { $who }.
invite-play = Défier { $who }
