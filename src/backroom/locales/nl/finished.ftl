finished-title = Gespeelde spellen
finished-about = Openbare spellen die hier gespeeld zijn, het laatste eerst.
finished-none = Er is hier nog geen openbaar spel uitgespeeld.
finished-won =
    { $count ->
        [0] Niemand heeft gewonnen.
        [one] { $who } heeft gewonnen.
       *[other] { $who } hebben samen gewonnen.
    }
finished-more = Meer
