omerta-value-deduced = вычисленная
omerta-value-sorted = разложенная
omerta-value-race = на скорость
omerta-value-sealed = втайне
omerta-value-al-capone = Аль Капоне
omerta-value-johnny-torrio = Джонни Торрио
omerta-value-lucky-luciano = Лаки Лучано
omerta-value-meyer-lansky = Мейер Лански
omerta-value-virginia-hill = Вирджиния Хилл
omerta-value-alibi = Алиби
omerta-value-driver = Водила
omerta-value-gangster = Гангстер
omerta-value-killer = Убийца
omerta-value-lady = Леди
omerta-value-mamma = Мамма
omerta-value-mole = Крот
omerta-value-patrol = Полицейский патруль
omerta-value-safecracker = Взломщик
omerta-value-snitch = Стукач
omerta-value-witness = Свидетель
omerta-value-gift = подарок
omerta-value-penalty = штраф
omerta-value-nothing-to-draw = нечего брать
omerta-value-omerta = омерта
omerta-value-turn-limit = слишком много ходов

omerta-the-1 = единицу
omerta-the-2 = двойку
omerta-the-3 = тройку
omerta-the-4 = четвёрку
omerta-the-5 = пятёрку
omerta-the-6 = шестёрку
omerta-the-7 = семёрку
omerta-the-8 = восьмёрку
omerta-the-9 = девятку
omerta-the-10 = десятку
omerta-the-alibi = Алиби
omerta-the-driver = Водилу
omerta-the-gangster = Гангстера
omerta-the-killer = Убийцу
omerta-the-lady = Леди
omerta-the-mamma = Мамму
omerta-the-mole = Крота
omerta-the-patrol = Полицейский патруль
omerta-the-safecracker = Взломщика
omerta-the-snitch = Стукача
omerta-the-witness = Свидетеля

omerta-card-of =
    { $you ->
        [yes] ваша карта { $place }
       *[no] { $who }, карта { $place }
    }
omerta-points-of = { $who } { $points }
omerta-event-gangsters-dealt =
    { $held ->
        [no] Аль Капоне никому не достался: раздаём ещё раз.
       *[yes]
            { $you ->
                [yes] Аль Капоне у вас: вы начинаете.
               *[no] { $who } получает Аль Капоне и начинает.
            }
    }
omerta-event-round-begun =
    { $you ->
        [yes] Раунд { $round }. Начинаете вы.
       *[no] Раунд { $round }. Начинает { $who }.
    }
omerta-event-peeked =
    { $you ->
        [yes] Вы смотрите свои карты { $places }.
       *[no] { $who } смотрит свои карты { $places }.
    }
omerta-event-turn-skipped =
    { $you ->
        [yes] Мамма не пускает: вы пропускаете ход.
       *[no] Мамма не пускает: { $who } пропускает ход.
    }
omerta-event-turn-passed =
    { $you ->
        [yes] Брать нечего: вы пасуете.
       *[no] Брать нечего: { $who } пасует.
    }
omerta-event-reshuffled =
    { $cards ->
        [one] Сброс перемешан: в колоде { $cards } карта.
        [few] Сброс перемешан: в колоде { $cards } карты.
       *[other] Сброс перемешан: в колоде { $cards } карт.
    }
omerta-event-drew =
    { $you ->
        [yes] Вы берёте карту из колоды.
       *[no] { $who } берёт карту из колоды.
    }
omerta-event-took =
    { $you ->
        [yes] Вы берёте из сброса { $card }.
       *[no] { $who } берёт из сброса { $card }.
    }
omerta-event-replaced =
    { $you ->
        [yes] Вы оставляете её картой { $place } и сбрасываете { $card }.
       *[no] { $who } оставляет её картой { $place } и сбрасывает { $card }.
    }
omerta-event-discarded =
    { $you ->
        [yes] Вы сбрасываете { $card }.
       *[no] { $who } сбрасывает { $card }.
    }
omerta-event-snapped =
    { $you ->
        [yes] Есть! Вы скидываете { $card }, карту { $place }.
       *[no] Есть! { $who } скидывает { $card }, карту { $place }.
    }
omerta-event-snapped-late =
    { $you ->
        [yes] Вы скидываете { $card } слишком поздно: карта { $place } возвращается.
       *[no] { $who } скидывает { $card } слишком поздно: карта { $place } возвращается.
    }
omerta-event-snapped-wrong =
    { $you ->
        [yes] Вы скидываете { $card }, и это ошибка: карта { $place } возвращается.
       *[no] { $who } скидывает { $card }, и это ошибка: карта { $place } возвращается.
    }
omerta-event-lots-drawn = Порядок решает жребий: { $order }.
omerta-event-card-added =
    { $reason ->
        [gift]
            { $you ->
                [yes] Вам дают карту.
               *[no] { $who } получает карту.
            }
       *[penalty]
            { $you ->
                [yes] Вам штрафная карта.
               *[no] { $who } получает штрафную карту.
            }
    }
omerta-event-power-named = { $what }
omerta-named-swap =
    { $you ->
        [yes] Вы посылаете Гангстера: { $one } ↔ { $other }.
       *[no] { $who } посылает Гангстера: { $one } ↔ { $other }.
    }
omerta-named-mix =
    { $you ->
        [yes] Вы посылаете Леди. Цель: { $whom }.
       *[no]
            { $toyou ->
                [yes] { $who } посылает Леди к вам.
               *[no] { $who } посылает Леди. Цель: { $whom }.
            }
    }
omerta-named-look =
    { $you ->
        [yes] Вы посылаете Крота к своей карте { $place }.
       *[no] { $who } посылает Крота к своей карте { $place }.
    }
omerta-named-give =
    { $both ->
        [yes]
            { $you ->
                [yes] Вы посылаете Стукача. Две карты получает { $whom }.
               *[no]
                    { $toyou ->
                        [yes] { $who } посылает Стукача. Две карты получаете вы.
                       *[no] { $who } посылает Стукача. Две карты получает { $whom }.
                    }
            }
       *[no]
            { $you ->
                [yes] Вы посылаете Стукача. По карте получают { $whom } и { $other }.
               *[no]
                    { $toyou ->
                        [yes] { $who } посылает Стукача. По карте получаете вы и { $other }.
                       *[no]
                            { $otheryou ->
                                [yes] { $who } посылает Стукача. По карте получают { $whom } и вы.
                               *[no] { $who } посылает Стукача. По карте получают { $whom } и { $other }.
                            }
                    }
            }
    }
omerta-named-open-safe =
    { $you ->
        [yes] Вы посылаете Взломщика.
       *[no] { $who } посылает Взломщика.
    }
omerta-named-throw =
    { $count ->
        [one]
            { $you ->
                [yes] Вы зовёте Водилу: ваша карта { $places }.
               *[no] { $who } зовёт Водилу: карта { $places }.
            }
       *[other]
            { $you ->
                [yes] Вы зовёте Водилу: ваши карты { $places }.
               *[no] { $who } зовёт Водилу: карты { $places }.
            }
    }
omerta-named-lay-mamma =
    { $you ->
        [yes] Вы посылаете Мамму. Цель: { $whom }.
       *[no]
            { $toyou ->
                [yes] { $who } посылает Мамму к вам.
               *[no] { $who } посылает Мамму. Цель: { $whom }.
            }
    }
omerta-named-lay-patrol =
    { $you ->
        [yes] Вы посылаете Полицейский патруль: { $card }.
       *[no] { $who } посылает Полицейский патруль: { $card }.
    }
omerta-event-power-idle =
    { $declined ->
        [yes]
            { $you ->
                [yes] Вы решаете не использовать карту. ({ $power })
               *[no] { $who } решает не использовать карту. ({ $power })
            }
       *[no] Применить карту не к чему. ({ $power })
    }
omerta-event-swapped = Обмен вслепую: { $one } ↔ { $other }.
omerta-event-mixed =
    { $toyou ->
        [yes] Ваши карты перемешаны.
       *[no] Карты перемешаны: { $whom }.
    }
omerta-event-looked-at =
    { $you ->
        [yes] Вы смотрите свою карту { $place }.
       *[no] { $who } смотрит свою карту { $place }.
    }
omerta-event-safe-opened =
    { $you ->
        [yes] Вы заглядываете в сейф.
       *[no] { $who } заглядывает в сейф.
    }
omerta-event-exchanged =
    { $you ->
        [yes] Вы оставляете карту { $place } в сейфе и берёте из него карту { $safe }.
       *[no] { $who } оставляет карту { $place } в сейфе и берёт из него карту { $safe }.
    }
omerta-event-thrown =
    { $you ->
        [yes] Вы выбрасываете { $cards }.
       *[no] { $who } выбрасывает { $cards }.
    }
omerta-event-thrown-back =
    { $you ->
        [yes] Вы показываете { $cards } и забираете обратно.
       *[no] { $who } показывает { $cards } и забирает обратно.
    }
omerta-event-killer-shown =
    { $you ->
        [yes] Вы показываете Убийцу: ничего не происходит. ({ $power })
       *[no] { $who } показывает Убийцу: ничего не происходит. ({ $power })
    }
omerta-event-wrong-shown =
    { $you ->
        [yes] Вы показываете { $card }, это не Убийца: карта { $place } возвращается.
       *[no] { $who } показывает { $card }, это не Убийца: карта { $place } возвращается.
    }
omerta-event-laid =
    { $power ->
        [mamma]
            { $toyou ->
                [yes] Мамма лежит перед вами: вы пропустите следующий ход.
               *[no] Мамма на столе: { $whom } пропустит следующий ход.
            }
       *[patrol] Полицейский патруль на месте: { $card }.
    }
omerta-event-lifted =
    { $power ->
        [mamma]
            { $toyou ->
                [yes] Мамма вас отпускает.
               *[no] Мамма уходит: { $whom } на свободе.
            }
       *[patrol] Полицейский патруль уходит: { $card }.
    }
omerta-event-omerta-called =
    { $you ->
        [yes] Вы объявляете омерту!
       *[no] { $who } объявляет омерту!
    }
omerta-event-round-ended =
    { $reason ->
        [nothing_to_draw] Брать больше нечего. Раунд { $round }: { $points }.
        [turn_limit] Ходов было достаточно. Раунд { $round }: { $points }.
       *[omerta] Все карты открыты. Раунд { $round }: { $points }.
    }
omerta-event-game-ended =
    { $winners ->
        [one]
            { $you ->
                [yes] Вы выигрываете.
               *[no] { $who } выигрывает.
            }
       *[other] { $who } делят победу.
    }

omerta-ask-peek =
    { $chosen ->
        [0] Выберите две свои карты, чтобы посмотреть
       *[other] И ещё одну
    }
omerta-answered-peek = Вы увидите их, как только выберут все
omerta-ask-turn = Ваш ход
omerta-ask-put =
    { $from ->
        [discard] Положите { $card } вместо одной из своих карт
        [only] Остаётся сбросить { $card }
       *[pile] Оставьте { $card } вместо одной из своих карт или сбросьте
    }
omerta-ask-snap =
    { $mode ->
        [sealed] { $bottles }! Есть такая же? Решайте втайне, спор рассудит жребий
       *[race] { $bottles }! Есть такая же? Скидывайте скорее
    }
omerta-ask-swap =
    { $chosen ->
        [0] Гангстер: выберите первую карту для обмена
       *[other] Гангстер: на какую карту?
    }
omerta-ask-mix = Леди: чьи карты перемешать?
omerta-ask-look = Крот: какую свою карту посмотреть?
omerta-ask-give =
    { $chosen ->
        [0] Стукач: кому первую карту?
       *[other] Стукач: кому вторую?
    }
omerta-ask-open-safe = Взломщик: откройте сейф
omerta-ask-exchange =
    { $chosen ->
        [0] Взломщик: обменяйте свою карту на карту из сейфа
       *[other] Взломщик: а вторая?
    }
omerta-ask-throw =
    { $chosen ->
        [0] Водила: выбросьте до двух своих бутылок
       *[other] Водила: ещё одну или всё?
    }
omerta-ask-show = { $power } против вас. Если у вас есть Убийца, можете показать; если нет, пропустите
omerta-ask-lay-mamma = Мамма: кто пропустит ход?
omerta-ask-lay-patrol = Полицейский патруль: какую карту заблокировать?
omerta-ask-pass = Брать нечего
omerta-ask-decline = Применить карту не к чему
omerta-wait-peek = Все смотрят по две карты. Ждём: { $who }
omerta-wait-turn = Ходит { $who }
omerta-wait-put = { $who } с картой в руке
omerta-wait-power = { $who } применяет карту: { $power }
omerta-wait-snap = { $bottles }! Кто скинет такую же?
omerta-wait-killer = { $power }. Покажет ли кто-нибудь Убийцу?

omerta-do-draw = Из колоды
omerta-do-take =
    { $top ->
        [none] Взять открытую карту
       *[there] Взять { $card }
    }
omerta-do-discard = Сбросить
omerta-do-open-safe = Открыть сейф
omerta-do-pass =
    { $asking ->
        [snap] Нет, пропустить
        [show] Пропустить
       *[other] Пас
    }
omerta-do-decline =
    { $asking ->
        [throw] Ничего не выбрасывать
        [exchange] Ничего не менять
       *[other] Не использовать
    }
omerta-do-omerta = Омерта!
omerta-really = Точно объявить омерту?
omerta-confirm = Это всё
omerta-take-back = Отменить

omerta-place =
    { $you ->
        [yes] Ваша карта { $place }
       *[no] { $who }, карта { $place }
    }, { $face ->
        [no] рубашкой вверх
       *[other] открыта: { $face }
    }{ $patrol ->
        [0] { "" }
        [one] , под патрулём ещё { $patrol } ход
        [few] , под патрулём ещё { $patrol } хода
       *[other] , под патрулём ещё { $patrol } ходов
    }{ $state ->
        [lit] , можно выбрать
        [chosen] , выбрана
       *[no] { "" }
    }
omerta-choose-seat =
    { $times ->
        [0] Выбрать: { $who }
       *[other] Выбор: { $who }
    }
omerta-sits-in = (играет бот)
omerta-points-title = очков пока
omerta-under-mamma =
    { $turns ->
        [one] под Маммой ещё { $turns } ход
        [few] под Маммой ещё { $turns } хода
       *[other] под Маммой ещё { $turns } ходов
    }
omerta-safe = Сейф
omerta-safe-card =
    Карта { $place } из сейфа, { $face ->
        [no] рубашкой вверх
       *[other] { $face }
    }
omerta-pile =
    { $cards ->
        [0] Колода пуста
        [one] Колода, { $cards } карта
        [few] Колода, { $cards } карты
       *[other] Колода, { $cards } карт
    }
omerta-pile-short = Колода
omerta-discard-pile =
    { $top ->
        [no] Сброс пуст
       *[other] Сброс, сверху { $top }
    }{ $cards ->
        [0] { "" }
       *[other] , всего { $cards }
    }
omerta-discard-short = Сброс
omerta-to-move = ходит
omerta-away = нет на месте
omerta-thinks = ещё думает
omerta-your-cards = Ваши карты
omerta-held =
    { $face ->
        [no] Взятая карта, рубашкой вверх
       *[other] Взятая карта: { $face }
    }
omerta-held-short = В руке
omerta-seen = { $count ->
    [one] Закрыть карту
   *[other] Закрыть карты
}
omerta-no-hints = Больше не подсказывать
omerta-seconds =
    { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
       *[other] осталось { $seconds } секунд
    }
omerta-round-of = Раунд { $round } из { $rounds }
omerta-keys = Клавиши
omerta-side-unread =
    { $count ->
        [one] Ход игры, разговор и настройки: { $count } новое сообщение
        [few] Ход игры, разговор и настройки: { $count } новых сообщения
       *[other] Ход игры, разговор и настройки: { $count } новых сообщений
    }
omerta-tools = Стол и настройки
omerta-hints = Подсказки для новичков
omerta-leave = Уйти из-за стола
omerta-really-leave = Точно уйти? Играть будет бот
omerta-key-places = ваша карта с этим номером: выбрать её или успеть её скинуть
omerta-key-seats = другой игрок, по часовой стрелке слева
omerta-key-draw = взять из колоды
omerta-key-take = взять верхнюю карту сброса
omerta-key-discard = сбросить взятую карту
omerta-key-safe = открыть сейф
omerta-key-pass = пропустить, не использовать
omerta-key-omerta = объявить омерту (дважды)
omerta-key-arrows = перейти к следующему возможному выбору
omerta-key-enter = выбрать
omerta-key-escape = отменить выбор, закрыть увиденные карты
omerta-key-help = этот список
omerta-to-the-table = К столу
omerta-result = Итог
omerta-hint-peek =
    Вы увидите эти две и больше ничего из своих карт. { $aid ->
        [yes] Подсказка памяти включена: всё, что вы видели, остаётся на картах, только для вас.
       *[no] Запомните: они снова лягут рубашкой вверх.
    }
omerta-hint-turn =
    { $omerta ->
        [yes] Берите карту или объявляйте омерту, если считаете, что у вас в сумме 7 или меньше.
        [only] Брать нечего: объявите омерту или пасуйте.
       *[no] Возьмите карту, чтобы улучшить руку.
    }{ $take ->
        [yes] { " " }Открытую карту тоже можно взять, но её придётся оставить.
       *[no] { "" }
    }
omerta-hint-put =
    { $discard ->
        [yes] Укажите карту, которую отдаёте взамен, не глядя на неё. Сброшенный персонаж применяет свою силу.
        [only] У вас нет свободной карты, чтобы отдать взамен. Сброшенный персонаж применяет свою силу.
       *[no] Укажите карту, которую отдаёте взамен, не глядя на неё.
    }
omerta-hint-snap =
    { $mode ->
        [sealed] Такое же число: карта уходит, если повезёт с жребием. Другая вернётся со штрафной картой.
       *[race] Такое же число и раньше всех: карта уходит. Другая вернётся со штрафной картой.
    }
omerta-hint-swap = Две карты двух разных игроков меняются местами, и никто их не видит.
omerta-hint-mix = После этого игрок уже не знает, где какая карта.
omerta-hint-look = Вы увидите её на несколько секунд.
omerta-hint-give = По карте двум игрокам или обе одному. Больше карт, больше очков.
omerta-hint-open-safe = Вы увидите все четыре карты сейфа, потом одну можно обменять на свою.
omerta-hint-exchange = Ваша карта ляжет в сейф вслепую, другая займёт её место.
omerta-hint-throw =
    { $all ->
        [yes] Только бутылки, карты с числами! Если среди них персонаж, вернётся всё выброшенное и добавится штрафная карта.
       *[no] Только бутылки, карты с числами! Персонаж вернётся, и за каждого — штрафная карта.
    }
omerta-hint-show = Об этом спрашивают всех, кого касается, есть у них Убийца или нет. Другая карта вернётся со штрафной.
omerta-hint-lay-mamma = Этот игрок пропустит следующий ход и, пока Мамма лежит, не сможет ни скидывать, ни показывать Убийцу.
omerta-hint-lay-patrol = Два хода эту карту никто не может обменять, посмотреть или сбросить, а её владелец не может объявить омерту.
omerta-hint-pass = Обе стопки пусты: ход переходит дальше.
omerta-hint-decline = Игра идёт дальше.
omerta-notes = Заметки: коснитесь карты, чтобы пометить
omerta-note-on = Заметка: { $card }
omerta-note-unknown = неизвестно
omerta-note-low = мало
omerta-note-high = много
omerta-note-none = Без заметки

omerta-key-adviser = спросить совета
omerta-advice-only = Ничего другого не остаётся.
omerta-advice-peek = Годятся любые две: пока вы не знаете ни одной.
omerta-advice-call = Объявляйте омерту. По-моему, у вас около { $points }, и объявление проходит в { $percent } % раскладов, которые я представляю.
omerta-advice-call-last = Раунд последний: объявляйте омерту. По-моему, у вас около { $points }, и объявление проходит в { $percent } % раскладов, которые я представляю.
omerta-advice-take =
    Возьмите { $card } вместо карты { $place }{ $known ->
        [yes] {" "}(сбросив { $other })
       *[no] {""}
    }: { $points ->
        [one] на { $points } очко меньше.
        [few] на { $points } очка меньше.
       *[many] на { $points } очков меньше.
    }
omerta-advice-take-power = Возьмите { $card } вместо карты { $place }: так вы сбросите { $other } и сможете применить эту карту.
omerta-advice-draw = Берите из колоды: это обещает больше, чем взять { $card }.
omerta-advice-draw-only = Берите из колоды: больше брать нечего.
omerta-advice-keep =
    Положите { $card } на место { $place }, сбросив { $other }: { $points ->
        [one] на { $points } очко меньше.
        [few] на { $points } очка меньше.
       *[many] на { $points } очков меньше.
    }
omerta-advice-keep-unseen =
    Положите { $card } на место { $place }: карту там вы не знаете, и в среднем она { $points ->
        [one] на { $points } очко больше.
        [few] на { $points } очка больше.
       *[many] на { $points } очков больше.
    }
omerta-advice-keep-known = Положите { $card } на место { $place }: будете знать одной картой больше.
omerta-advice-keep-power = Положите { $card } на место { $place }: так вы сбросите { $other } и сможете применить эту карту.
omerta-advice-keep-match = Положите { $card } на место { $place }: так вы сбросите { $other }, а вторую такую же можно выбросить следом.
omerta-advice-throw-match = Сбросьте { $card }: карта { $place } у вас такая же. Скорее выбросьте её следом.
omerta-advice-throw-power = Сбросьте { $card } и примените.
omerta-advice-throw-high = Сбросьте { $card }: вряд ли какая-то из ваших карт больше.
omerta-advice-swap =
    Карту { $place } на карту { $second } игрока { $who }: ожидаю { $points ->
        [one] на { $points } очко меньше.
        [few] на { $points } очка меньше.
       *[many] на { $points } очков меньше.
    }
omerta-advice-swap-others = Вам самим выгоды мало. Пусть старшую карту игрока { $who } получит { $whom }: там, похоже, мало очков.
omerta-advice-mix =
    Перемешайте карты игрока { $who }: известно из них { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
omerta-advice-look = Посмотрите карту { $place }: вы её не знаете.
omerta-advice-give = Обе карты пусть получит { $who }: там, похоже, меньше всего очков.
omerta-advice-open-safe = Откройте сейф: взгляд ничего не стоит.
omerta-advice-exchange =
    Карту { $place } на карту { $second } из сейфа: { $points ->
        [one] на { $points } очко меньше.
        [few] на { $points } очка меньше.
       *[many] на { $points } очков меньше.
    }
omerta-advice-throw =
    { $count ->
        [one] Выбросьте карту { $places }
       *[other] Выбросьте карты { $places }
    }: { $points ->
        [one] на { $points } очко меньше.
        [few] на { $points } очка меньше.
       *[many] на { $points } очков меньше.
    }
omerta-advice-mamma = Пусть ход пропустит { $who }: там, похоже, меньше всего очков.
omerta-advice-patrol = Заблокируйте карту { $second } игрока { $who }: там, похоже, меньше всего очков, и омерту тогда не объявить.
omerta-advice-decline = Откажитесь: пользы вам здесь никакой.
omerta-advice-habit = Мой выбор: { $marked }. Обычно здесь это верно.
omerta-advice-tried = Мой выбор: { $marked }. Простого правила нет, но когда я играю дальше в уме, это выходит лучше всего.
