rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] Une règle trouvée
       *[other] { $count } règles trouvées
    }
rules-none = Aucune règle ne contient ces mots.
rules-ruling = Notre décision
rules-print = Imprimer
rules-link = Lien vers { $rule }
rules-printed = Imprimé en 1974
rules-rebuilt = Reconstitué
rules-books = Livrets de règles
