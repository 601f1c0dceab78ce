banter-omerta-rookie-snap-won =
    { $pick ->
        [1] Есть! Все видели?
        [2] Быстрее молочника!
       *[0] Ха! Запомнил!
    }
banter-omerta-rookie-snap-lost =
    { $pick ->
        [1] А ведь был так уверен…
       *[0] Ой, перепутал.
    }
banter-omerta-rookie-lady =
    { $pick ->
        [1] Я только-только их выучил!
       *[0] Мои карты! Где они?
    }
banter-omerta-rookie-call-won =
    { $pick ->
        [1] Вот мама-то узнает!
       *[0] Выиграл? Выиграл!
    }
banter-omerta-rookie-call-lost =
    { $pick ->
        [1] Ну, в другой раз.
       *[0] Надо было пересчитать.
    }
banter-omerta-rookie-win =
    { $pick ->
        [1] Расскажите всей улице!
       *[0] Я? Правда? Я!
    }
banter-omerta-regular-snap-won =
    { $pick ->
        [1] Я веду счёт, дорогие.
        [2] Записано и учтено.
       *[0] Как и ожидалось.
    }
banter-omerta-regular-snap-lost =
    { $pick ->
        [1] Вычеркните это из книг.
       *[0] Ошибка. Больше не повторится.
    }
banter-omerta-regular-lady =
    { $pick ->
        [1] Столько считать, и зря.
       *[0] Вот и вся моя бухгалтерия.
    }
banter-omerta-regular-call-won =
    { $pick ->
        [1] Цифры не лгут.
       *[0] Сумма верна.
    }
banter-omerta-regular-call-lost =
    { $pick ->
        [1] И хорошие шансы порой подводят.
       *[0] Шансы были хороши.
    }
banter-omerta-regular-win =
    { $pick ->
        [1] Всё сходится.
       *[0] Книги закрыты.
    }
banter-omerta-boss-snap-won =
    { $pick ->
        [1] Моё.
        [2] Спать надо дома.
       *[0] Медленно.
    }
banter-omerta-boss-snap-lost =
    { $pick ->
        [1] Хм.
       *[0] Никто ничего не видел.
    }
banter-omerta-boss-lady =
    { $pick ->
        [1] Я Леди не забываю.
       *[0] Вы об этом пожалеете.
    }
banter-omerta-boss-call-won =
    { $pick ->
        [1] Раунд окончен.
       *[0] Я же говорил.
    }
banter-omerta-boss-call-lost =
    { $pick ->
        [1] Ни слова. Ни единого.
       *[0] Кто-то проболтался.
    }
banter-omerta-boss-win =
    { $pick ->
        [1] Ещё желающие?
       *[0] Мой стол.
    }
banter-omerta-don-snap-won =
    { $pick ->
        [1] Сперва терпение, потом спешка.
        [2] Простите старику поспешность.
       *[0] Руки старые, пальцы быстрые.
    }
banter-omerta-don-snap-lost =
    { $pick ->
        [1] Глаза уже не те.
       *[0] И я всего лишь человек.
    }
banter-omerta-don-lady =
    { $pick ->
        [1] Обаяния у неё не отнять.
       *[0] Даме всегда рады. Почти всегда.
    }
banter-omerta-don-call-won =
    { $pick ->
        [1] Надо дождаться минуты.
       *[0] Молчание — золото.
    }
banter-omerta-don-call-lost =
    { $pick ->
        [1] Урок, в мои-то годы.
       *[0] Молодость спешит. Спешил и я.
    }
banter-omerta-don-win =
    { $pick ->
        [1] Опыт, и ничего больше.
       *[0] Было приятно, друзья мои.
    }
banter-omerta-adviser-snap-won =
    { $pick ->
        [1] Вязание — лучшее упражнение для пальцев.
        [2] А я ещё могу!
       *[0] Учитесь у тёти!
    }
banter-omerta-adviser-snap-lost =
    { $pick ->
        [1] Где мои очки?
       *[0] Делайте, как я говорю, а не как я делаю.
    }
banter-omerta-adviser-lady =
    { $pick ->
        [1] А у меня был такой порядок.
       *[0] Ах, эта женщина!
    }
banter-omerta-adviser-call-won =
    { $pick ->
        [1] Слушайте тётю.
       *[0] Обед готов, раунд окончен.
    }
banter-omerta-adviser-call-lost =
    { $pick ->
        [1] Я бы такого не посоветовала.
       *[0] Что ж, попытка не пытка.
    }
banter-omerta-adviser-win =
    { $pick ->
        [1] И кто вас всему научил?
       *[0] Все молодцы. А теперь кушать.
    }
