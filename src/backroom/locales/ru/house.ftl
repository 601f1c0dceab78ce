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
missing-title = Здесь ничего нет
missing-about = Этот адрес никуда не ведёт. Возможно, пропущена буква.

problem-message = Сервер этого не понял. Проверьте, что вы ввели.
problem-table = Сейчас за этим столом так нельзя.
problem-missing = Стола с таким кодом нет. Возможно, в коде опечатка или стол удалён.
problem-house = Все столы заняты. Попробуйте позже.
problem-limit = Слишком быстро. Подождите немного.
problem-store = Сервер сейчас ничего не может сохранить. Попробуйте чуть позже.
problem-server = На сервере что-то пошло не так. Это записано.
problem-other = Не получилось: { $why }

game-omerta = OMERTA
game-organized-crime = ORGANIZED CRIME
level-random = наугад
level-regular = завсегдатай
level-uniform = совершенно наугад
speed-calm = Спокойно
speed-normal = Обычно
speed-quick = Быстро
speed-untimed = Без часов

home-welcome = Присаживайтесь в задней комнате
home-play-now = Играть сейчас
home-play-now-about = Против ботов, сразу. Учётная запись не нужна.
home-your-name = Ваше имя
home-play = Играть в { $game }
home-friends = С друзьями
home-new-table = Открыть новый стол
home-code = Код стола
home-join = Войти
home-open-tables = Открытые столы
home-no-tables = Сейчас нет открытых столов.
home-table-open =
    { $players ->
        [one] { $players } место, есть свободные
        [few] { $players } места, есть свободные
       *[many] { $players } мест, есть свободные
    }
home-table-full =
    { $players ->
        [one] { $players } место, занято
        [few] { $players } места, все заняты
       *[many] { $players } мест, все заняты
    }

new-title = Новый стол
new-game = Игра
new-players = Игроки
new-player-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
new-speed = Часы
new-public = Показывать среди открытых столов
new-spectators = Можно смотреть
new-make = Открыть стол

join-title = Стол { $game }
join-sit = Занять место
join-full = Свободных мест нет.
join-watch = Смотреть

seat-number = Место { $number }
seat-bot = Бот { $number }
seat-free = свободно
seat-you = (вы)
seat-host = (хозяин)
seat-away = (не в сети)

waiting-title = { $game }: ждём остальных
waiting-seats = Места
waiting-bot = Бот, { $level }
waiting-fill = Посадить ботов
waiting-start = Начать
waiting-for-host = Игру начинает хозяин стола.
waiting-invite = Пригласить
waiting-link = По этой ссылке можно занять место
waiting-copy = Скопировать ссылку
waiting-copied = Скопировано
waiting-code = Или скажите код: { $code }

chat-title = Чат
chat-say = Отправить
chat-spectator = Зритель
