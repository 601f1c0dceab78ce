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
review-play = Смотреть подряд
review-pause = Пауза
review-speed = Скорость
review-speed-times = { $times }×
review-log = Что происходило
review-rounds = По раундам
review-round = Раунд
review-total = Итого
review-after = После
review-start = Начало
review-as-table = То же таблицей
review-moments = Решающие моменты
review-searching = Партия просматривается…
review-no-moments = В этой партии ничего не выделяется.
review-in-round = раунд { $round }
review-more = Ещё { $count }

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
