banter-organized-crime-rookie-killing =
    { $pick ->
        [1] Все видели?
       *[0] Прямо как в кино!
    }
banter-organized-crime-rookie-loss =
    { $pick ->
        [1] Я как раз хотел поставить охрану.
       *[0] Эй! Он мне пять долларов должен!
    }
banter-organized-crime-rookie-vote-won =
    { $pick ->
        [1] Всех угощаю!
       *[0] Меня любят!
    }
banter-organized-crime-rookie-vote-lost =
    { $pick ->
        [1] Надо было попросить вежливее.
       *[0] Да ну, бросьте!
    }
banter-organized-crime-rookie-win =
    { $pick ->
        [1] Мама, я смог!
       *[0] Я? Я хозяин города!
    }
banter-organized-crime-regular-killing =
    { $pick ->
        [1] Дело есть дело.
       *[0] Ничего личного.
    }
banter-organized-crime-regular-loss =
    { $pick ->
        [1] Расход был учтён.
       *[0] Это пойдёт в ваш счёт.
    }
banter-organized-crime-regular-vote-won =
    { $pick ->
        [1] Приятно иметь с вами дело.
       *[0] У каждого голоса своя цена.
    }
banter-organized-crime-regular-vote-lost =
    { $pick ->
        [1] Я предложу больше.
       *[0] Видимо, слишком дорого.
    }
banter-organized-crime-regular-win =
    { $pick ->
        [1] Книга закрыта.
       *[0] Вот и чистый итог.
    }
banter-organized-crime-boss-killing =
    { $pick ->
        [1] Мешал.
       *[0] Следующий.
    }
banter-organized-crime-boss-loss =
    { $pick ->
        [1] Зря вы со мной связались.
       *[0] Я запомню.
    }
banter-organized-crime-boss-vote-won =
    { $pick ->
        [1] Разумно.
       *[0] Хорошо.
    }
banter-organized-crime-boss-vote-lost =
    { $pick ->
        [1] Голоса. Тьфу.
       *[0] Я знаю, кто как голосовал.
    }
banter-organized-crime-boss-win =
    { $pick ->
        [1] А теперь подметите пол.
       *[0] Всё.
    }
banter-organized-crime-don-killing =
    { $pick ->
        [1] Чёрное в конце концов всем к лицу.
       *[0] Мои соболезнования.
    }
banter-organized-crime-don-loss =
    { $pick ->
        [1] Вы, конечно, пришлёте цветы.
       *[0] Опять похороны. Платье готово.
    }
banter-organized-crime-don-vote-won =
    { $pick ->
        [1] Я знала, что вы благоразумны.
       *[0] Как любезно с вашей стороны.
    }
banter-organized-crime-don-vote-lost =
    { $pick ->
        [1] Надену траур по этому предложению.
       *[0] Какая досада. И какая смелость.
    }
banter-organized-crime-don-win =
    { $pick ->
        [1] В конце концов всё достаётся мне.
       *[0] Не плачьте больше обо мне.
    }
banter-organized-crime-adviser-killing =
    { $pick ->
        [1] Строго по правилам.
       *[0] Дело закрыто.
    }
banter-organized-crime-adviser-loss =
    { $pick ->
        [1] Мой клиент крайне недоволен.
       *[0] Протестую!
    }
banter-organized-crime-adviser-vote-won =
    { $pick ->
        [1] Так и постановим.
       *[0] Принято. Разумеется.
    }
banter-organized-crime-adviser-vote-lost =
    { $pick ->
        [1] Принято к сведению, с протестом.
       *[0] Я подам апелляцию.
    }
banter-organized-crime-adviser-win =
    { $pick ->
        [1] Читайте мелкий шрифт.
       *[0] У защиты всё.
    }
