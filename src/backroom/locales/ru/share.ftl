share-title = Итог картинкой
share-painting = Рисуем…
share-won =
    { $count ->
        [one] Побеждает { $who }
       *[other] Победу делят { $who }
    }
share-ahead = впереди на { $margin }
share-send = Отправить картинку
share-save = Сохранить картинку
share-copy = Скопировать картинку
share-sent = Отправлено.
share-saved = Сохранено.
share-copied = Скопировано: вставьте куда угодно.
share-refused = Браузер этого не разрешает. Сохраните картинку или нажмите на неё и удерживайте.
