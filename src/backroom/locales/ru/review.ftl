review-title = Разбор { $code }
review-running = Эта партия ещё не закончена
review-running-about = До конца её карты никого не касаются. Заходите потом.
review-to-table = К столу
review-nameless = Запись не хранит имён: у мест только номера.
review-won =
    { $count ->
        [one] Победа: { $who }
       *[other] Общая победа: { $who }
    }
review-eyes = Чьими глазами
review-eyes-all = Все карты открыты
review-eyes-seat = { $who }
review-eyes-spectator = Зритель
review-board = Стол
review-beginning = До первого хода
review-nothing-told = Здесь ничего не видно
review-steps = По шагам
review-first = В начало
review-turn-before = На ход назад
review-before = На шаг назад
review-next = На шаг вперёд
review-turn-next = На ход вперёд
review-last = В конец
review-at = { $at } из { $last }
review-slider = Место в партии
review-log = Что происходило
review-rounds = По раундам
review-round = Раунд
review-round-of-turns = Раунд
review-total = Итого
review-after = После
review-start = Начало
review-as-table = То же таблицей
review-curve-stocks = Очки на руках после каждого хода
review-curve-totals = Сумма очков после каждого раунда
review-curve-wealth = Богатство каждой семьи после каждого хода: деньги и по 50 000 $ за каждый кружок
review-curve-men = Бойцы каждой семьи после каждого хода
review-curve-votes = Голоса каждой семьи после каждого хода
review-timeline = Убийства, сделки и голосования по семьям
review-sign-fell = семья пала
review-sign-killed = убийство
review-sign-dealt = сделка
review-sign-carried = выигранное голосование
review-sign-failed = проигранное голосование
review-moments = Решающие моменты
review-searching = Партия просматривается…
review-no-moments = В этой партии ничего не выделяется.
review-in-round = раунд { $round }
review-more = Ещё { $count }
review-group-called = Объявления омерты и их шансы
review-group-swap-lost = Карты, которые обошлись дороже всего
review-group-swap-won = Карты, которые помогли больше всего
review-group-power-used = Самые удачные персонажи
review-group-quick-snap = Самые быстрые
review-group-late-snap = Слишком поздно
review-group-wrong-snap = Скинуты не те карты
review-group-money-lost = Самые большие потери
review-group-money-won = Самые большие доходы
review-group-family-fell = Павшие семьи
review-group-killing = Убийства
review-group-deal-struck = Сделки и их условия
review-group-vote-taken = Голосования Комиссии
review-moment-called =
    { $won ->
        [yes] { $who }: омерта с { $stock } против { $lowest }, удачно.
       *[no] { $who }: омерта с { $stock } против { $lowest }, неудачно.
    } Шансы по тому, что можно было знать: { $odds } (воображаемых столов: { $samples }).
review-moment-swap-lost =
    { $points ->
        [one] { $who }: { $gone } → { $came }, на { $points } очко больше
        [few] { $who }: { $gone } → { $came }, на { $points } очка больше
       *[many] { $who }: { $gone } → { $came }, на { $points } очков больше
    }
review-moment-swap-won =
    { $points ->
        [one] { $who }: { $gone } → { $came }, на { $points } очко меньше
        [few] { $who }: { $gone } → { $came }, на { $points } очка меньше
       *[many] { $who }: { $gone } → { $came }, на { $points } очков меньше
    }
review-moment-power-used =
    { $points ->
        [one] { $who }: { $power }, польза { $points } очко
        [few] { $who }: { $power }, польза { $points } очка
       *[many] { $who }: { $power }, польза { $points } очков
    }
review-moment-quick-snap = { $who }: { $card } через { $milliseconds } мс
review-moment-late-snap =
    { $behind ->
        [-1] { $who }: { $card }
       *[other] { $who }: { $card }, на { $behind } мс позже
    }
review-moment-wrong-snap = { $who }: { $card }
review-moment-money-lost = { $who }: минус { $money }
review-moment-money-won = { $who }: плюс { $money }
review-moment-family-fell =
    { $by ->
        [yes] { $who }; виновник: { $killer }
       *[no] { $who }
    }
review-moment-killing =
    { $piece ->
        [boss] { $who }: убит Босс, жертва { $whom } ({ $space })
       *[man] { $who }: убит боец, жертва { $whom } ({ $space })
    }
review-moment-deal-struck = { $who } отдаёт: { $gives }; { $whom } отдаёт: { $takes }
review-moment-vote-taken =
    { $about ->
        [penalty] { $who } требует наказания, обвиняется { $whom }:
       *[source] { $who } просит: { $source }.
    } { $result ->
        [carried] Принято, { $favour } против { $against }
       *[failed] Отклонено, { $favour } против { $against }
    }

review-fair = Честно ли тасовали?
review-fair-about = Всё, что в этой партии решил случай, было определено до её начала: секретом сервера и тем, что добавили игроки. Ваш браузер может всё пересчитать.
review-fair-check = Проверить каждый выбор
review-fair-checking = Идёт подсчёт…
review-fair-impossible = Проверять нечего: партия продолжена из записи, и её карты зависят от нескольких секретов.
review-fair-yes =
    { $draws ->
        [one] Всё сходится: { $draws } выбор таков, как обещано.
        [few] Всё сходится: все { $draws } выбора таковы, как обещано.
       *[many] Всё сходится: все { $draws } выборов таковы, как обещано.
    }
review-fair-no = Что-то не сходится.
review-fair-wrong = Первый неверный выбор — № { $number }: в записи { $recorded }, а должно быть { $computed }.
review-fits = сходится
review-fits-not = не сходится
review-fair-promise = Обещание
review-fair-promise-about = До игры сервер показал отпечаток (SHA-256) своего секрета, а после игры — сам секрет. Отпечаток этого секрета должен совпасть с обещанным.
review-fair-promised = Обещано до игры
review-fair-secret = Секрет, показанный после
review-fair-added = Что добавили игроки
review-fair-added-about = Каждый браузер добавил случайные байты, когда секрет был уже определён. Поэтому никто, даже сервер, не мог выбрать карты в одиночку. Боты ничего не добавляют.
review-fair-nothing = ничего
review-fair-key = Ключ
review-fair-key-about = Секрет и добавки смешиваются в один ключ (HMAC-SHA-256). Каждый выбор следует из него и из своего номера.
review-fair-draws = Выбор карт
review-fair-draws-about = Каждое тасование и каждая взятая карта вычисляются из ключа и сравниваются с тем, что было.
review-fair-each =
    { $draws ->
        [one] { $draws } выбор
        [few] Все { $draws } выбора
       *[many] Все { $draws } выборов
    }
review-fair-lines = Запись
review-fair-lines-about = В последней строке — отпечаток всех предыдущих, так что любое изменение заметно.
review-fair-trust = Из скольких карт выбирали, следует из правил, и здесь это сообщает сервер. Чтобы проверить и это, скачайте запись и выполните «backroom verify».
review-draw-pick = Одна из { $of }
review-draw-shuffle = { $take } из { $of } по порядку
review-draw-dice = Кубики: { $count }, граней: { $sides }
review-draw-none = Здесь ничего не выбиралось

review-file = Сохранить, поделиться, продолжить
review-download = Скачать запись
review-share = Поделиться этим моментом
review-copied = Ссылка скопирована.
review-copy-yourself = Ссылка: { $url }
review-play-on = Играть отсюда
review-play-on-about = С этого момента начнётся новый стол: вы на первом месте, на остальных боты.
review-delete = Удалить эту партию
review-delete-really = Точно удалить, для всех
review-delete-not = Оставить
review-open = Открыть запись
review-open-about = Файл партии с этого или другого сервера. Законченную партию можно посмотреть, незаконченную — доиграть с того места, где она обрывается, с ботами на других местах.
review-open-file = Файл (.jsonl)
review-open-drop = Или перетащите его на эту страницу.
review-open-unreadable = Это не запись партии.
review-open-line = Запись не читается: в строке { $line } ошибка.
review-open-first-line = Первая строка этой записи здесь не читается: в ней ошибка, или она от другой версии.
review-finished = Сыгранные партии
