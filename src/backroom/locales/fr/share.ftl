share-title = Le résultat en image
share-painting = Un instant, ça sèche…
share-won =
    { $count ->
        [one] { $who } gagne
       *[other] { $who } se partagent la victoire
    }
share-ahead = { $margin } d’avance
share-send = Envoyer l’image
share-save = Enregistrer l’image
share-copy = Copier l’image
share-sent = C’est envoyé.
share-saved = C’est enregistré.
share-copied = Copiée : collez-la où vous voulez.
share-refused = Votre navigateur ne le permet pas. Enregistrez l’image, ou gardez le doigt dessus.
