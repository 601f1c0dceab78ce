puzzle-omerta-draw = Взять из колоды
puzzle-omerta-take = Взять { $card }
puzzle-omerta-omerta = Объявить омерту
puzzle-omerta-pass = Пропустить
puzzle-omerta-replace = Оставить { $card } вместо своей карты { $place }
puzzle-omerta-discard = Сбросить { $card }
puzzle-omerta-swap = Поменять: { $one } и { $other }
puzzle-omerta-mix = Перемешать карты: { $whom }
puzzle-omerta-look = Посмотреть свою карту { $place }
puzzle-omerta-give =
    { $both ->
        [yes] Две карты: { $whom }
       *[no] По одной карте: { $whom } и { $other }
    }
puzzle-omerta-open-safe = Открыть сейф
puzzle-omerta-exchange = Поменять свою карту { $place } на карту { $safe } из сейфа
puzzle-omerta-throw =
    { $count ->
        [one] Выбросить свою карту { $places }
       *[other] Выбросить свои карты { $places }
    }
puzzle-omerta-lay-mamma = Послать Мамму: { $whom }
puzzle-omerta-lay-patrol = Заблокировать: { $card }
puzzle-omerta-decline = Не применять ({ $power })
