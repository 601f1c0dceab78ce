rules-contents = Inhoud
rules-search = Zoek in de regels
rules-found =
    { $count ->
        [one] Eén regel gevonden
       *[other] { $count } regels gevonden
    }
rules-none = Geen regel heeft deze woorden.
rules-ruling = Onze uitleg
rules-print = Afdrukken
rules-link = Link naar { $rule }
rules-printed = Gedrukt in 1974
rules-rebuilt = Gereconstrueerd
rules-books = Regelboekjes
