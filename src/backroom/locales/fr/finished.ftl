finished-title = Parties terminées
finished-about = Les parties publiques jouées ici, la dernière en premier.
finished-none = Aucune partie publique n’a encore été terminée ici.
finished-won =
    { $count ->
        [0] Personne n’a gagné.
        [one] { $who } a gagné.
       *[other] { $who } ont gagné ensemble.
    }
finished-more = Suite
