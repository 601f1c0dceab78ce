share-title = The result as a picture
share-painting = Painting…
share-won =
    { $count ->
        [one] { $who } wins
       *[other] { $who } share the win
    }
share-ahead = { $margin } ahead
share-send = Send the picture
share-save = Save the picture
share-copy = Copy the picture
share-sent = Sent.
share-saved = Saved.
share-copied = Copied: paste it wherever you like.
share-refused = Your browser does not allow that. You can save the picture, or press and hold it.
