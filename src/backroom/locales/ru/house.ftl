house-name = Backroom
house-title = Backroom: две игры о мафии за одним столом
house-language = Язык
house-guest = Гость
house-skip = К содержанию
house-menu = Меню
house-rules = Правила
house-settings = Настройки
house-about = О проекте
house-page-title = { $page } · Backroom
house-loading = Минутку…
house-lost = Нет связи с сервером. Попытки повторяются сами.
house-unreachable = Сервер недоступен. Попробуйте чуть позже.
offline-title = Пока не войти
offline-about = Нет связи с сервером. Эта страница откроется сама, как только связь появится; игры за столами сохраняются.
offline-kept = То, что вы здесь уже открывали, например правила или первый урок, открывается и без связи.
missing-title = Здесь ничего нет
missing-about = Этот адрес никуда не ведёт. Возможно, пропущена буква.

problem-message = Сервер этого не понял. Проверьте, что вы ввели.
problem-table = Сейчас за этим столом так нельзя.
problem-missing = Стола с таким кодом нет. Возможно, в коде опечатка или стол удалён.
problem-house = Все столы заняты. Попробуйте позже.
problem-limit = Слишком быстро. Подождите немного.
problem-quota = С этого адреса открыто слишком много незаконченных столов или загруженных партий. Сначала закончите или удалите некоторые.
problem-store = Сервер сейчас ничего не может сохранить. Попробуйте чуть позже.
problem-server = На сервере что-то пошло не так. Это записано.
problem-other = Не получилось: { $why }

game-omerta = OMERTA
game-organized-crime = ORGANIZED CRIME
level-boss = сильный
level-don = самый сильный
level-random = лёгкий
level-regular = обычный
level-rookie = новичок
level-uniform = очень лёгкий
speed-calm = Спокойные
speed-normal = Обычные
speed-quick = Быстрые
speed-untimed = Без часов
speed-timed = { $name }: { $seconds } секунд на ответ

home-welcome = Присаживайтесь в задней комнате
home-continue = Вернуться за стол { $game }
home-continue-yours = { $game }: ждём вашего хода
home-play-now = Играть сейчас
home-play-now-about = Против ботов, сразу. Учётная запись не нужна.
home-your-name = Ваше имя
home-bots = Боты
home-play = Играть в { $game }
home-learn-omerta = Впервые? Научитесь за пять минут
home-learn-organized-crime = Впервые? Научитесь за десять минут
home-how = Как играть
home-tagline-omerta = Запоминайте карты, избавляйтесь от худших, скидывайте раньше других и вовремя останавливайте раунд.
home-facts-omerta = Память и реакция · 3–5 игроков · 20–30 минут
home-tagline-organized-crime = Деньги, убийства и нарушенные обещания: семьи за игровым полем 1974 года.
home-facts-organized-crime = Сделки и кубики · 2–4 игрока · на весь вечер
home-friends = С друзьями
home-friends-about = Откройте стол и отправьте ссылку. Кто её откроет, получит место.
home-new-table = Открыть стол
home-code = Код стола
home-join = Войти
home-mine = Ваши столы
home-mine-yours = ваш ход
home-mine-others = { $count ->
    [one] ходит { $who }
   *[other] ждём: { $who }
}
home-mine-running = идёт игра
home-mine-left = вы ушли, играет бот
home-mine-open = ждёт игроков
home-mine-over = игра окончена
home-open-tables = Открытые столы
home-no-tables = Сейчас нет открытых столов. Откройте свой!
home-table-seats = занято мест: { $taken } из { $seats }
home-table-running = идёт игра
home-finished = Сыгранные партии

new-title = Новый стол
new-game = Игра
new-players = Игроки
new-player-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
new-make = Открыть стол
new-speed = Часы
new-handover = Место бота во время игры
handover-ask = с согласия игроков
handover-open = кому угодно, сразу
handover-closed = никому
new-notes = Блокнот
new-spectators = Можно смотреть
new-public = Виден всем

join-title = Стол { $game }
join-unknown = Такого стола нет
join-stage-open = Игра ещё не началась.
join-stage-running = Идёт игра.
join-stage-over = Игра окончена.
join-sit = Занять место
join-take-over = Сесть вместо бота
join-ask = Попроситься за стол
join-ask-about = Люди за столом решат, можно ли вам занять место бота.
join-closed = К этой игре уже не присоединиться.
join-come-back = Вернуться на своё место
asking-waits = Ждём согласия: { $who }…
asking-agreed = Все согласны. Секунду…
asking-about = Вы просите место { $number }. Пока там играет бот, и его карт вы не видите.
asking-cancel = Передумать
seat-left = { $who } может вернуться
join-full = Свободных мест нет.
join-watch = Смотреть
join-look = Посмотреть на стол

seat-number = Место { $number }
seat-bot = Бот { $number }
seat-free = свободно
seat-you = вы
seat-host = хозяин стола
seat-away = не в сети

waiting-title = { $game }: ждём игроков
waiting-full = { $game }: все в сборе
waiting-ready = Все места заняты: начинайте, когда хотите.
waiting-for-others = Игра начнётся, когда все места заняты.
waiting-seats = Места
waiting-bot = Бот, { $level }
waiting-move = Сесть сюда
waiting-move-to = Сесть на место { $number }
waiting-move-bot = Сесть вместо бота
waiting-move-bot-to = Сесть на место { $number } вместо бота, который уйдёт из-за стола
waiting-add = Посадить бота
waiting-add-to = Посадить бота на место { $number }
waiting-remove = Убрать
waiting-remove-who = Убрать: { $who }
waiting-remove-sure = Убрать { $who } из-за этого стола?
waiting-remove-not = Оставить
waiting-leave = Уйти
waiting-fill = Посадить ботов
waiting-start = Начать
waiting-not-full = Игра начнётся, когда все места заняты; боты охотно помогут.
waiting-for-host = Игру начинает хозяин стола.
waiting-invite = Пригласить
waiting-code = Можно ввести этот код…
waiting-link = …или открыть эту ссылку
waiting-qr = QR-код ссылки
waiting-seat-link = Только для места { $number }
waiting-copy = Скопировать
waiting-copied = Скопировано
waiting-copy-yourself = Браузер не даёт копировать. Ссылка выделена: нажмите Ctrl+C или удерживайте её.
waiting-share = Поделиться
waiting-options = Во что играем

chat-title = Чат
chat-say = Отправить
chat-spectator = Зритель
chat-watching = Пока идёт игра, это читают только зрители.
chat-silent = Правило { $rule }: сейчас за столом никто не может говорить.
