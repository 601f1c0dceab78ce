table-connecting = Идём к столу…
table-lost = Связь потеряна. Она вернётся сама; в игре ничего не пропадёт.
table-trouble = Сервер сейчас не может сохранять ходы. Ничего не пропало, игра продолжится, как только он сможет.
table-suspicion-changed = Сервер изменил своё обещание для этой партии: он может выбирать карты. В конце это будет видно.
table-suspicion-contribution = Сервер сообщил за вас не те байты, что вы добавили: он может выбирать карты. В конце это будет видно.
table-refused = Это не сделано. Попробуйте ещё раз.
table-refused-rule = Правила этого не позволяют ({ $rule }).
table-refused-now = Сейчас за столом так нельзя.
table-imported = Эта партия продолжается с записи: тот, кто её принёс, может знать карты.
table-invited = Есть реванш. Займите своё место.
table-ended = Вы больше не за этим столом
table-watching = Вы зритель
table-look = Посмотреть, кто за столом
table-home = На главную
table-over = Игра окончена
table-rematch = Сыграть ещё раз
table-share = Поделиться
table-paused = Игра на паузе
table-waiting = Минутку…
table-answered = Вы ответили. Остальные ещё думают.
table-come-back = Вернуться в игру
table-stood-in = За вас играет бот.
table-log = Что произошло
table-log-over = Выберите строку, чтобы увидеть этот момент снова.
table-tell-all = Показать всё с самого начала
table-yes = да
table-no = нет

table-event-table-opened = Стол открыт.
table-event-game-imported = Игра загружена из записи.
table-event-person-seated = { $who } садится за стол.
table-event-person-came-back = { $who } возвращается.
table-event-seat-wished = { $who } просит место бота{ $from ->
    [0] .
   *[other] {""} (то же подключение: { $near }).
}
table-event-kick-wished = { $who } предлагает убрать игрока: { $whom }.
table-event-wish-agreed = { $who }: согласие.
table-event-wish-refused =
    { $kind ->
        [kick] { $how ->
            [refused] { $by } против: { $who } остаётся.
           *[other] Не все ответили вовремя: { $who } остаётся.
        }
       *[seat] { $how ->
            [refused] { $by } против: { $who } не получает место.
            [withdrawn] { $who } больше не просит место.
           *[other] Не все ответили вовремя: { $who } не получает место.
        }
    }
table-event-bot-seated = За стол садится бот: { $who }.
table-event-seat-left = { $who }: место свободно.
table-event-adviser-asked = { $who }: вопрос советнику.
table-event-bot-sat-in = { $who }: пока играет бот.
table-event-person-returned = { $who } снова в игре.
table-event-contribution-taken = { $who } участвует в жребии.
table-event-game-started = Игра начинается. Жребий определён, потом его можно проверить.
table-event-time-ran-out = Время вышло: { $who }.
table-event-race-judged =
    { $you ->
        [yes] Быстрее всех вы: { $milliseconds } мс
       *[no] Быстрее всех { $who }: { $milliseconds } мс
    }{ $bylot ->
        [yes] , при равенстве решил жребий
       *[no] { "" }
    }{ $others ->
        [0] .
       *[other] ; { $after }.
    }
table-behind = { $who } на { $behind } мс позже
table-event-table-paused = Хозяин ставит игру на паузу.
table-event-table-resumed = Игра продолжается.
table-event-pace-changed =
    { $pace ->
        [calm] Теперь боты не торопятся.
        [brisk] Теперь боты играют быстрее.
        [skip] Теперь боты отвечают сразу.
       *[normal] Теперь боты играют в обычном темпе.
    }
table-event-secret-revealed = Тайна жребия раскрыта: проверить может каждый.

goodbye-bad-message = Страница и сервер не понимают друг друга. Загрузите страницу заново.
goodbye-bad-hello = Страница и сервер не понимают друг друга. Загрузите страницу заново.
goodbye-version = На сервере другая версия. Загрузите страницу заново.
goodbye-no-such-seat = Эта ссылка больше не открывает место: его занял кто-то другой, или от него отказались.
goodbye-left = Вы покинули этот стол.
goodbye-left-about = На вашем месте играет бот. Пока он там, вы можете вернуться.
goodbye-moved = Вы заняли другое место.
goodbye-not-agreed = Люди за столом не согласились или не успели ответить.
goodbye-no-such-table = Стола с таким кодом нет.
goodbye-no-spectators = За этим столом нельзя наблюдать.
goodbye-too-fast = Слишком много сразу. Попробуйте чуть позже.
goodbye-too-long = Это было слишком длинно.
goodbye-elsewhere = Ваше место открыто в другом окне.
goodbye-kicked = Хозяин забрал у вас это место.
goodbye-deleted = Этого стола больше нет.
goodbye-closing = Сервер остановлен. Попробуйте чуть позже.

table-help = Что делает эта карта? { $card }

table-poll = Кто победит?
table-poll-tips = { $who }: { $count }
table-notify = Сообщать, когда мой ход

# Around the game, at every table.
table-resume = Продолжить
table-pause = Поставить на паузу
table-sounds = Звук
table-show-keys = Показывать клавиши
table-side = Ход игры, разговор и настройки
table-close = Закрыть
table-seat-bot = Пусть играет бот
table-kick = Убрать
wish-title = Вопрос к столу
wish-seat = { $who } просит место { $number }, где играет бот.
wish-kick = { $who } предлагает убрать игрока: { $whom }.
wish-question = Вы согласны?
wish-near = То же подключение: { $who }.
wish-waits = Ждём: { $who }.
wish-yes = Да
wish-no = Нет
wish-later = Позже
table-code =
    { $watching ->
        [0] Стол { $code }
        [one] Стол { $code }, смотрит { $watching } человек
        [few] Стол { $code }, смотрят { $watching } человека
       *[other] Стол { $code }, смотрят { $watching } человек
    }
table-review = Пересмотреть игру
table-reactions = Сказать одним касанием

react-well-played = Отлично сыграно!
react-wow = Ого!
react-haha = Ха-ха!
react-oops = Ой…
react-hurry = Ну же!
react-thinking = Дайте подумать…
react-thanks = Спасибо!
react-good-game = Хорошая игра!

table-ask-adviser = Совет: { $who }
table-adviser-thinks = { $who } думает…
table-adviser-silent = { $who } не находит, что сказать. Можно спросить ещё раз.
table-advice = { $who }: { $says }
table-advice-chance = По-моему, ваши шансы на победу около { $chance } %.
table-advice-chances = По-моему, ваши шансы на победу около { $chance } %, а со следующим по силе ходом { $next } %.
