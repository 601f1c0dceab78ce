share-title = De uitslag als plaatje
share-painting = Bezig met tekenen…
share-won =
    { $count ->
        [one] { $who } wint
       *[other] { $who } delen de overwinning
    }
share-ahead = { $margin } voor
share-send = Plaatje versturen
share-save = Plaatje bewaren
share-copy = Plaatje kopiëren
share-sent = Verstuurd.
share-saved = Bewaard.
share-copied = Gekopieerd: plak het waar je wilt.
share-refused = Je browser staat dit niet toe. Bewaar het plaatje, of houd het even ingedrukt.
