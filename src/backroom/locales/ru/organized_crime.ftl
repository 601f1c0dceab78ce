crime-board = Игровое поле. Клавиши: + и − — ближе и дальше, стрелки — смотреть в другом месте, 0 — всё поле.
crime-nearer = Ближе
crime-farther = Дальше
crime-whole = Всё поле
crime-follow = Следить за игрой
crime-thousands = { $number } т. $
crime-base-name = база «{ $name }»
crime-kind-federal = Федеральная власть
crime-kind-state = Власть штата
crime-kind-local = Местная власть
crime-kind-city = Город
crime-kind-power = Сила
crime-kind-corrupt-official = Продажный чиновник
crime-kind-mistake = Ошибка
crime-kind-business = Вложение в дело
crime-kind-illegal = Незаконный промысел
crime-kind-hit-men = Комната бойцов
crime-kind-boss = Комната Босса
crime-room-hit-men = Бойцы
crime-room-boss = Босс
crime-space-home = { $room }, { $base }
crime-space-junction = { $kind } у { $city }
crime-spot-official = Чиновник
crime-spot-business = Дело
crime-spot-illegal = Промысел
crime-space-near = { $kind } у { $city }
crime-space-towards = { $kind } у { $city }, в сторону { $beyond }
crime-trade-entertainment = Развлечения
crime-trade-trucking = Грузоперевозки
crime-trade-securities = Ценные бумаги
crime-trade-loan-sharking = Ростовщичество
crime-trade-narcotics = Наркотики
crime-trade-gambling = Азартные игры
crime-trade-judge = Судья
crime-trade-governor = Губернатор
crime-trade-senator = Сенатор США
crime-card-one-hit = Один удар
crime-card-two-hits = Один или два удара
crime-card-money = Деньги
crime-card-one-hit-about = В ваш ход убивает одного врага там, где стоит ваша фигура, не тратя очка.
crime-card-two-hits-about = В ваш ход убивает одного или двух врагов там, где стоит ваша фигура, не тратя очка.
crime-card-money-about = Обменяйте её в любой момент своего хода или при оплате: { $money }.
crime-card-official-about = В свой ход его можно подкупить. Денег он не приносит, но даёт два голоса в Комиссии и спасает от некоторых ошибок.
crime-deck-power = Сила
crime-deck-official = Продажный чиновник
crime-deck-mistake = Ошибка
crime-deck-penalty = Наказание
crime-colour-green = зелёный
crime-colour-yellow = жёлтый
crime-colour-white = белый
crime-colour-blue = синий
crime-rule-removes = Фигура, остановившаяся здесь, снимается. Если это Босс, выбывает вся семья.
crime-rule-fine = Остановка здесь стоит { $money }, деньги идут Банку.
crime-rule-city = Остановившись здесь, можно взять город, если он ничей: { $man } за осведомителя, и { $income } каждый ход. Первый город берут без голосования, для следующих нужна Комиссия.
crime-rule-power = Остановившись здесь, можно взять карту «Сила».
crime-rule-official = Остановившись здесь, можно взять карту «Продажный чиновник».
crime-rule-mistake = Остановившись здесь, берут карту «Ошибка» и выполняют её.
crime-rule-trade = Остановившись здесь, можно просить у Комиссии одно из этих дел, если уже есть город: { $trades } каждый ход. При победе в голосовании осведомитель стоит { $man }.
crime-rule-hit-men = Отсюда начинают нанятые бойцы и выходят через две двери. Враг входит только при объявленном нападении.
crime-rule-boss = Отсюда начинает Босс. Нападающий попадает сюда, только когда все бойцы в соседней комнате мертвы.
crime-land-owe = Остановка здесь стоит вам { $fine }, из них { $owed } останетесь должны.
crime-land-no-card = Остановка здесь ничего не даст: все карты этой колоды на руках.
crime-land-mistake = { $cards ->
    [1] Остановившись здесь, вы берёте последнюю карту «Ошибка»: { $risks }.
    [one] Остановившись здесь, вы берёте одну из { $cards } карты «Ошибка»: { $risks }.
   *[other] Остановившись здесь, вы берёте одну из { $cards } карт «Ошибка»: { $risks }.
}
crime-land-removes = { $count ->
    [one] { $count } снимает фигуру
   *[other] { $count } снимают фигуру
}
crime-land-fines = { $count ->
    [1] 1 стоит { $worst }
    [one] { $count } стоит до { $worst }
   *[other] { $count } стоят до { $worst }
}
crime-land-spared = { $count } отменят ваши чиновники
crime-land-yours = Остановитесь здесь, и город может стать вашим без голосования: { $price } за осведомителя, и { $income } каждый ход.
crime-land-ask = Остановившись здесь, вы можете просить у Комиссии: { $prizes } каждый ход. При победе в голосовании осведомитель стоит { $price }.
crime-land-poor = Сейчас у вас столько нет.
crime-land-held = Остановка здесь ничего не даст: всё занято.
crime-land-first-city = Остановка здесь пока ничего вам не даст: сначала возьмите город.
crime-land-men = Остановка здесь ничего вам не даст: у вас не осталось людей, которых можно поставить.
crime-land-money = Остановка здесь сейчас ничего вам не даст: не хватает { $price } на осведомителя.
crime-held-by = { $whose ->
    [mine] Владеете вы.
   *[other] Владеет { $who }.
}
crime-door-of = Это дверь: { $base }.
crime-base-of = { $whose ->
    [mine] Здесь живёте вы.
   *[other] Здесь живёт { $who }.
}
crime-base-closed = Здесь никто не живёт, база закрыта.
crime-here-boss = { $whose ->
    [mine] Здесь ваш Босс.
   *[other] Здесь Босс игрока { $who }.
}
crime-here-men = { $whose ->
    [mine]
        { $count ->
            [one] Здесь { $count } ваш боец.
            [few] Здесь { $count } ваших бойца.
           *[other] Здесь { $count } ваших бойцов.
        }
   *[other]
        { $count ->
            [one] Здесь { $count } боец игрока { $who }.
            [few] Здесь { $count } бойца игрока { $who }.
           *[other] Здесь { $count } бойцов игрока { $who }.
        }
}

# Что спрашивают

crime-round = Раунд { $round }
crime-round-of = Раунд { $round } из { $rounds }
crime-aim = Побеждает последний живой Босс.
crime-aim-rounds = После раунда { $rounds } побеждает самая богатая семья: её деньги и { $circle } за каждый её кружок. Если остался один Босс, он побеждает сразу.
crime-your-move = Ваш ход
crime-ask-setup = Выберите базу, затем цвет
crime-ask-name = Ваш ход: выберите, кто пойдёт, и бросьте кости
crime-ask-roll = Фигуры названы. Бросайте кости
crime-ask-begin = Очков на двоих: { $points }
crime-ask-begin-how = Какая фигура идёт первой и с каким числом очков?
crime-ask-move = { $points ->
    [one] Осталось { $points } очко
    [few] Осталось { $points } очка
   *[other] Осталось { $points } очков
}
crime-ask-move-at = Фигура стоит здесь: { $space }
crime-walking = Фигура идёт до следующего выбора
crime-ask-finish = Закончите дела и передайте кости
crime-ask-card = Можно взять карту
crime-ask-pay = Нужно заплатить { $money }
crime-ask-penalty = У вас убили бойца. Требуете наказания?
crime-ask-floor = Комиссия заседает: говорите и договаривайтесь
crime-ask-vote = Голосуйте
crime-ask-settlement = Голосование окончено: выполните договорённости
crime-ask-lose-man = Наказание забирает бойца. Какого?
crime-ask-lose-official = Наказание забирает чиновника. Какого?
crime-others-setup = { $who } выбирает базу
crime-others-turn = Ходит { $who }
crime-others-card = { $who } может взять карту
crime-others-pay = Платит { $who }
crime-others-penalty = Потребовать ли наказания? Решение за: { $who }
crime-others-floor = Комиссия заседает
crime-others-vote = Голосует { $who }
crime-others-settlement = Комиссия выполняет договорённости
crime-others-loss = { $who } выбирает, чего лишиться
crime-winners = { $count ->
    [one] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
}
crime-choose-base = Базы
crime-choose-colour = Цвета
crime-choose-piece = Какая фигура пойдёт?
crime-choose-second = А вторая?
crime-second-piece = Ходить и второй фигурой
crime-piece-man = Боец: { $space }
crime-piece-boss = Ваш Босс: { $space }
crime-piece-man-home = Боец дома
crime-piece-boss-home = Ваш Босс дома
crime-take-back = Отменить: { $piece }
crime-direction = В какую сторону?
crime-way = в сторону { $cities }
crime-attack = Нападает ли на базу?
crime-no-attack = Без нападения
crime-attacks = нападает: { $who }
crime-dice = Кости: { $faces }
crime-odds = Шансы убить этим броском
crime-odds-landing = Шансы, где можно остановиться ({ $count })
crime-odds-many = Слишком много способов сыграть этот бросок, шансы не посчитать.
crime-group-now = Решить сейчас
crime-group-begin = Начать с
crime-group-steps = Одно очко: шаг
crime-group-kills = Одно очко: убить
crime-group-hits = Карты УДАР, без очков
crime-group-landing = Где вы остановились
crime-group-bank = Дела

# Что можно сделать

crime-do-claim = Получить доход: { $money }
crime-do-hire = Нанять бойца: { $money } (осталось { $left })
crime-do-buy-power = Купить карту «Сила»: { $money }
crime-do-cash = Обменять карту «Деньги»: { $money }
crime-do-bribe = Подкупить, { $official }: { $money }
crime-do-repay = Вернуть самый старый долг: { $money }
crime-do-roll = Бросить кости
crime-do-begin = Боец, { $space }, { $way }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
crime-do-begin-boss = Босс, { $space }, { $way }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
crime-do-kill = Убить: { $victim }
crime-do-hit = { $card }: { $victims }
crime-target-man = боец игрока { $who }, { $space }
crime-target-boss = Босс игрока { $who }, { $space }
crime-do-stop = Оставить прочие очки
crime-do-walk = Идти до следующего выбора
crime-do-halt = Остановиться здесь
crime-do-control = Взять город { $city }: { $money }
crime-do-request = Просить у Комиссии: { $source }
crime-do-draw = Взять карту
crime-do-decline = Без карты
crime-do-pay = Заплатить { $money }
crime-do-pay-owe = Заплатить { $money }, остаться должным { $rest }
crime-do-owe = Ничего не платить, остаться должным { $rest }
crime-do-demand = Требовать наказания
crime-do-waive = Не требовать
crime-do-lose = Отдать: { $what }
crime-do-lose-man = Отдать бойца: { $space }
crime-do-pass = Передать кости
crime-do-place = Поставить осведомителя: { $money }
crime-do-call-vote = Начать голосование
crime-do-close = Закрыть заседание
crime-do-accept = Принять
crime-do-reject = Отклонить
crime-do-counter = Встречное предложение
crime-do-withdraw = Отозвать
crime-do-offer = Предложить: { $whom }
crime-do-audit = Пересчитать деньги
crime-do-audit-of = Пересчитать деньги игрока { $whom }
crime-do-leave = Уйти насовсем
crime-leave = Покинуть игру
crime-leave-warning = Ваша семья выбудет со всем, что у неё есть. Вернуться нельзя.

# Семьи

crime-families = Семьи
crime-thinks = ещё думает
crime-sits-in = (играет бот)
crime-out = вне игры
crime-between = от { $least } до { $most }
crime-men = { $count ->
    [one] { $count } боец, можно нанять ещё { $left }
    [few] { $count } бойца, можно нанять ещё { $left }
   *[other] { $count } бойцов, можно нанять ещё { $left }
}
crime-income = доход { $money }
crime-backs-powers = «Сила»: { $count }
crime-backs-officials = «Чиновник»: { $count }
crime-suspended = { $count ->
    [one] чиновники отстранены на { $count } ход
    [few] чиновники отстранены на { $count } хода
   *[other] чиновники отстранены на { $count } ходов
}
crime-owes = долг: { $money }, кому: { $whom }
crime-owes-bank = долг Банку: { $money }
crime-ledger = Платежи ({ $count })

# Комиссия

crime-commission = Национальная комиссия
crime-motion-source = { $who } просит: { $source }.
crime-motion-penalty = { $role ->
    [actor] Вы требуете наказания. Обвиняется { $whom }.
    [target] { $who } требует наказания. Обвиняетесь вы.
   *[none] { $who } требует наказания. Обвиняется { $whom }.
}
crime-votes = Голоса, в порядке голосования
crime-votes-boss = { $votes } за Босса
crime-votes-officials = { $votes } за чиновников
crime-votes-money = { $votes } за деньги
crime-votes-money-between = от { $least } до { $most } за деньги
crime-ballot-for = за: { $votes } из { $available }
crime-ballot-against = против: { $votes } из { $available }
crime-ballot-none = воздержание
crime-count = За: { $favour }, против: { $against }
crime-carried = Решение принято.
crime-failed = Решение не принято.
crime-vote-how-many = Сколько из ваших голосов ({ $most })?
crime-vote-fewer = На голос меньше
crime-vote-more = На голос больше
crime-vote-yes = За ({ $votes })
crime-vote-no = Против ({ $votes })
crime-vote-abstain = Воздержаться
organized-crime-silent-c27 = За столом никто не говорит, пока не подсчитаны голоса (C27).
crime-offer-mine = Вы предлагаете игроку { $whom }: { $gives }. Взамен: { $takes }.
crime-offer-theirs = { $who } предлагает вам: { $gives }. Взамен: { $takes }.
crime-nothing = ничего
crime-deal-with = Составить сделку, с кем
crime-deal-you-pay = Вы платите: { $whom }
crime-deal-they-pay = { $whom } платит вам
crime-deal-no-money = Без денег
crime-deal-give = Заплатить { $money }
crime-deal-take = Попросить { $money }
crime-deal-your-cards = Карты, которые даёте вы
crime-deal-their-cards = Карты, которые даёт { $whom }
crime-deal-fewer = Меньше: { $card }
crime-deal-more = Больше: { $card }
crime-deal-promises = Обещания
crime-deal-you-promise = Ваши обещания ({ $whom })
crime-deal-they-promise = { $whom } обещает вам
crime-deal-favour = Голоса за следующую просьбу
crime-deal-peace = Без нападений
crime-deal-no-rounds = нет
crime-deal-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}
crime-do-ask-yes = Почём голос «за»? ({ $whom })
crime-do-ask-no = Почём голос «против»? ({ $whom })
crime-do-answer = Ответить так: { $whom }
crime-explain = Сказать почему
crime-explain-reason = Почему нет?
crime-explain-price = За сколько?
crime-explain-no-price = без цены
crime-do-explain = Отклонить и сказать
crime-record = Слово: сдержано { $kept }, нарушено { $broken }
crime-words-open = Обещания в силе
crime-words-mine = Вы ({ $whom }): { $word } ({ $until })
crime-words-theirs = { $who } — вам: { $word } ({ $until })
crime-words-others = { $who } — игроку { $whom }: { $word } ({ $until })
crime-words-now = это голосование
crime-words-until = до конца раунда { $round }

# Что обещают в сделке: это никого не связывает, но запоминается

crime-word-yes = все голоса за, сейчас
crime-word-no = все голоса против, сейчас
crime-word-favour = { $rounds ->
    [one] все голоса за следующую просьбу до конца следующего раунда
   *[other] все голоса за следующую просьбу в течение { $rounds } раундов
}
crime-word-peace = { $rounds ->
    [one] никаких нападений до конца следующего раунда
   *[other] никаких нападений в течение { $rounds } раундов
}
crime-word-broken = Нарушенное слово
crime-said-yes = все голоса за
crime-said-no = все голоса против
crime-said-favour = все голоса за следующую просьбу
crime-said-peace = никаких нападений

# Почему предложение отклоняют

crime-excuse = «{ $words }»
crime-excuse-too-little = Этого мало.
crime-excuse-not-for-sale = Это не продаётся.
crime-excuse-vote-sold = Мои голоса уже проданы.
crime-excuse-broken-word = Вы уже нарушали слово.
crime-excuse-you-lead = Вы впереди: усиливать вас я не буду.
crime-excuse-grudge = После того, что вы мне сделали?
crime-excuse-need-it = Это нужно мне.
crime-excuse-no-money = У меня нет таких денег.
crime-excuse-no-use = Мне это ни к чему.
crime-excuse-no-trust = Одного обещания мне мало.
crime-excuse-price = За { $money } — пожалуйста.

# Карты

crime-mistake-remove = Неосторожность: фигура снимается.
crime-mistake-remove-unless = Неосторожность: фигура снимается, если только у вас нет своего чиновника ({ $official }).
crime-mistake-fine = Неосторожность: заплатите Банку { $fine }.
crime-mistake-fine-unless = Неосторожность: заплатите Банку { $fine }, если только у вас нет своего чиновника ({ $official }).
crime-penalty-fine = Комиссия назначает вам штраф { $fine }.
crime-penalty-men = { $count ->
    [one] Комиссия забирает у вас { $count } бойца.
   *[other] Комиссия забирает у вас { $count } бойцов.
}
crime-penalty-officials = { $count ->
    [one] Вы теряете { $count } чиновника.
   *[other] Вы теряете { $count } чиновников.
}
crime-penalty-all-officials = Вы теряете всех своих чиновников.
crime-penalty-suspended = { $count ->
    [one] Ваши чиновники бессильны до конца { $count } вашего хода.
   *[other] Ваши чиновники бессильны до конца { $count } ваших ходов.
}
crime-reason-hit-man = за бойца
crime-reason-informant = за осведомителя
crime-reason-power-card = за карту «Сила»
crime-reason-official = за чиновника
crime-reason-money-card = за карту «Деньги»
crime-reason-income = доход
crime-reason-fine = штраф
crime-reason-debt = долг
crime-reason-estate = наследство

# Что произошло; роль говорит, действует ли читатель, касается ли это его, или ни то ни другое

crime-log-rolled-base = Броски за базы: { $rolls }.
crime-log-rolled-start = Броски за первый ход: { $rolls }.
crime-log-rolled-move = { $role ->
    [actor] Вы бросаете { $one } и { $other }, очков: { $points }.
   *[none] { $who } бросает { $one } и { $other }, очков: { $points }.
}
crime-log-base-chosen = { $role ->
    [actor] Вы селитесь: { $base }, цвет { $colour }.
   *[none] { $who } селится: { $base }, цвет { $colour }.
}
crime-log-turn-begun = { $role ->
    [actor] Раунд { $round }: ваш ход.
   *[none] Раунд { $round }: кости получает { $who }.
}
crime-log-turn-begun-income = { $role ->
    [actor] Раунд { $round }: ваш ход; доход { $income }.
   *[none] Раунд { $round }: кости получает { $who }; доход { $income }.
}
crime-log-paid = { $role ->
    [actor] Вы платите { $money }, кому: { $whom } ({ $reason }).
    [target] { $who } платит вам { $money } ({ $reason }).
   *[none] { $who } платит { $money }, кому: { $whom } ({ $reason }).
}
crime-log-paid-bank = { $role ->
    [actor] Вы платите Банку { $money } ({ $reason }).
   *[none] { $who } платит Банку { $money } ({ $reason }).
}
crime-log-got = { $role ->
    [actor] Вы получаете от Банка { $money } ({ $reason }).
   *[none] { $who } получает от Банка { $money } ({ $reason }).
}
crime-log-owed = { $role ->
    [actor] Ваш новый долг: { $money }, кому: { $whom }.
    [target] Новый долг вам: { $money }, должник { $who }.
   *[none] Новый долг: { $money }, должник { $who }, кому: { $whom }.
}
crime-log-owed-bank = { $role ->
    [actor] Ваш новый долг Банку: { $money }.
   *[none] Новый долг Банку: { $money }, должник { $who }.
}
crime-log-debt-moved = { $role ->
    [actor] Ваш долг { $money } теперь перед Банком.
   *[none] Долг { $money } теперь перед Банком, должник { $who }.
}
crime-log-hired = { $role ->
    [actor] Вы нанимаете бойца; осталось { $left }.
   *[none] { $who } нанимает бойца; осталось { $left }.
}
crime-log-bribed = { $role ->
    [actor] Вы подкупаете чиновника: { $official }.
   *[none] { $who } подкупает чиновника: { $official }.
}
crime-log-cashed = { $role ->
    [actor] Вы обмениваете карту «Деньги».
   *[none] { $who } обменивает карту «Деньги».
}
crime-log-named = { $role ->
    [actor] Вы называете фигуру: { $piece ->
        [boss] Босс
       *[man] боец
    }, { $space }, { $way }.
   *[none] { $who } называет фигуру: { $piece ->
        [boss] Босс
       *[man] боец
    }, { $space }, { $way }.
}
crime-log-attack = { $role ->
    [actor] Вы объявляете нападение ({ $base }): { $piece ->
        [boss] Босс
       *[man] боец
    }, { $space }, { $way }.
   *[none] { $who } объявляет нападение ({ $base }): { $piece ->
        [boss] Босс
       *[man] боец
    }, { $space }, { $way }.
}
crime-log-begun = { $role ->
    [actor] Ваша фигура выходит, очков: { $points }.
   *[none] { $who } ходит фигурой, очков: { $points }.
}
crime-log-stepped = { $role ->
    [actor] Ваш шаг: { $space }.
   *[none] { $who }, шаг: { $space }.
}
crime-log-killed = { $role ->
    [actor] Вы убиваете бойца игрока { $whom } ({ $space }).
    [target] { $who } убивает вашего бойца ({ $space }).
   *[none] { $who } убивает бойца игрока { $whom } ({ $space }).
}
crime-log-killed-boss = { $role ->
    [actor] Вы убиваете Босса игрока { $whom } ({ $space })!
    [target] { $who } убивает вашего Босса ({ $space })!
   *[none] { $who } убивает Босса игрока { $whom } ({ $space })!
}
crime-log-hit-played = { $role ->
    [actor] Вы играете карту: { $card }.
   *[none] { $who } играет карту: { $card }.
}
crime-log-came-home = { $role ->
    [actor] Ваш нападавший возвращается домой.
   *[none] Нападавший игрока { $who } возвращается домой.
}
crime-log-stranded = { $role ->
    [actor] Ваши очки пропадают: { $points }.
   *[none] У игрока { $who } пропадают очки: { $points }.
}
crime-log-landed = { $role ->
    [actor] Вы останавливаетесь: { $space }.
   *[none] { $who } останавливается: { $space }.
}
crime-log-drew = { $role ->
    [actor] Вы берёте карту «{ $deck }».
   *[none] { $who } берёт карту «{ $deck }».
}
crime-log-drew-card = { $role ->
    [actor] Вы берёте карту «{ $deck }»: { $card }.
   *[none] { $who } берёт карту «{ $deck }»: { $card }.
}
crime-log-declined = { $role ->
    [actor] Вы оставляете карту «{ $deck }» в колоде.
   *[none] { $who } оставляет карту «{ $deck }» в колоде.
}
crime-log-reshuffled = Сыгранные карты «{ $deck }» перемешаны, в колоде: { $cards }.
crime-log-mistake = { $role ->
    [actor] Ваша карта «Ошибка»: «{ $card }»
   *[none] { $who }, карта «Ошибка»: «{ $card }»
}
crime-log-mistake-undone = { $role ->
    [actor] Ваша карта «Ошибка»: «{ $card }» Ваш чиновник её отменяет.
   *[none] { $who }, карта «Ошибка»: «{ $card }» Чиновник её отменяет.
}
crime-log-penalty = { $role ->
    [actor] Ваша карта «Наказание»: «{ $card }»
   *[none] { $who }, карта «Наказание»: «{ $card }»
}
crime-log-man-removed = { $role ->
    [actor] Ваш боец снят: { $space }.
   *[none] Боец игрока { $who } снят: { $space }.
}
crime-log-official-lost = { $role ->
    [actor] Вы теряете чиновника: { $official }.
   *[none] { $who } теряет чиновника: { $official }.
}
crime-log-suspended = { $role ->
    [actor]
        { $turns ->
            [1] Ваши чиновники бессильны до конца вашего следующего хода.
           *[other] Ваши чиновники бессильны, ходов: { $turns }.
        }
   *[none]
        { $turns ->
            [1] Чиновники игрока { $who } бессильны до конца следующего хода.
           *[other] Чиновники игрока { $who } бессильны, ходов: { $turns }.
        }
}
crime-log-controlled = { $role ->
    [actor] Теперь ваше: { $source }.
   *[none] { $source }: теперь владеет { $who }.
}
crime-log-passed = { $role ->
    [actor] Вы передаёте кости.
   *[none] { $who } передаёт кости.
}
crime-log-penalty-asked = { $role ->
    [actor] Вы требуете наказания. Обвиняется { $whom }.
    [target] { $count ->
        [one] { $by } требует наказания. Обвиняетесь вы.
       *[other] { $by } требуют наказания. Обвиняетесь вы.
    }
   *[none] { $count ->
        [one] { $by } требует наказания. Обвиняется { $whom }.
       *[other] { $by } требуют наказания. Обвиняется { $whom }.
    }
}
crime-log-session = { $role ->
    [actor] Вы созываете Комиссию и просите: { $source }.
   *[none] { $who } созывает Комиссию и просит: { $source }.
}
crime-log-session-penalty = { $role ->
    [actor] Комиссия слушает вас. Обвиняется { $whom }.
    [target] Комиссия слушает игрока { $who }. Обвиняетесь вы.
   *[none] Комиссия слушает игрока { $who }. Обвиняется { $whom }.
}
crime-log-offered = { $role ->
    [actor] Вы предлагаете игроку { $whom }: { $gives }. Взамен: { $takes }.
    [target] { $who } предлагает вам: { $gives }. Взамен: { $takes }.
   *[none] { $who } предлагает игроку { $whom }: { $gives }. Взамен: { $takes }.
}
crime-log-offer-dropped = { $role ->
    [actor] Ваше предложение снято (кому: { $whom }).
    [target] Предложение вам снято (от кого: { $who }).
   *[none] Предложение снято (от кого: { $who }, кому: { $whom }).
}
crime-log-offer-rejected = { $role ->
    [actor] Вы отклоняете предложение (от кого: { $whom }).
    [target] { $who } отклоняет ваше предложение.
   *[none] { $who } отклоняет предложение (от кого: { $whom }).
}
crime-log-word-kept = { $role ->
    [actor] Вы сдержали слово (кому: { $whom }): { $word }.
    [target] { $who } держит данное вам слово: { $word }.
   *[none] { $who } держит слово (кому: { $whom }): { $word }.
}
crime-log-word-broken = { $role ->
    [actor] Вы нарушили слово (кому: { $whom }): { $word }.
    [target] { $who } нарушает данное вам слово: { $word }.
   *[none] { $who } нарушает слово (кому: { $whom }): { $word }.
}
crime-log-word-lapsed = { $role ->
    [actor] Ваше слово больше не в силе (кому: { $whom }): { $word }.
    [target] Данное вам слово больше не в силе (от кого: { $who }): { $word }.
   *[none] Слово больше не в силе (от кого: { $who }, кому: { $whom }): { $word }.
}
crime-log-deal = { $who } и { $whom } заключают сделку.
crime-log-deal-terms = { $role ->
    [actor] Сделка. { $given ->
        [no] Вы ничего не отдаёте игроку { $whom }.
       *[yes] Вы отдаёте игроку { $whom }: { $gives }.
    } Взамен: { $takes }.
    [target] Сделка. { $given ->
        [no] { $who } ничего вам не отдаёт.
       *[yes] { $who } отдаёт вам: { $gives }.
    } Взамен: { $takes }.
   *[none] Сделка. { $given ->
        [no] { $who } ничего не отдаёт игроку { $whom }.
       *[yes] { $who } отдаёт игроку { $whom }: { $gives }.
    } Взамен: { $takes }.
}
crime-log-vote-called = { $role ->
    [actor] Вы начинаете голосование.
   *[none] { $who } начинает голосование.
}
crime-log-voted-for = { $role ->
    [actor] Вы голосуете за: { $votes } из { $available }.
   *[none] { $who } голосует за: { $votes } из { $available }.
}
crime-log-voted-against = { $role ->
    [actor] Вы голосуете против: { $votes } из { $available }.
   *[none] { $who } голосует против: { $votes } из { $available }.
}
crime-log-abstained = { $role ->
    [actor] Вы воздерживаетесь, голосов было { $available }.
   *[none] { $who } воздерживается, голосов было { $available }.
}
crime-log-carried = Принято: за { $favour }, против { $against }.
crime-log-failed = Не принято: за { $favour }, против { $against }.
crime-log-session-closed = Заседание закрыто.
crime-log-out-killed = { $role ->
    [actor] Ваша семья вне игры, её уничтожает { $whom }.
    [target] Семья игрока { $who } вне игры, это сделали вы.
   *[none] Семья игрока { $who } вне игры, её уничтожает { $whom }.
}
crime-log-out-penalty = { $role ->
    [actor] Ваша семья вне игры из-за наказания.
   *[none] Семья игрока { $who } вне игры из-за наказания.
}
crime-log-out-mistake = { $role ->
    [actor] Ваша семья вне игры из-за ошибки.
   *[none] Семья игрока { $who } вне игры из-за ошибки.
}
crime-log-out-federal = { $role ->
    [actor] Ваша семья вне игры: федеральные агенты.
   *[none] Семья игрока { $who } вне игры: федеральные агенты.
}
crime-log-out-left = { $role ->
    [actor] Вы покидаете стол.
   *[none] { $who } покидает стол.
}
crime-log-cards-taken = { $role ->
    [actor] Вы забираете карты игрока { $whom }: { $count }.
   *[none] { $who } забирает карты игрока { $whom }: { $count }.
}
crime-log-cards-taken-open = { $role ->
    [actor] Вы забираете карты игрока { $whom }: { $cards }.
    [target] { $who } забирает ваши карты: { $cards }.
   *[none] { $who } забирает карты игрока { $whom }: { $cards }.
}
crime-log-cards-returned = { $role ->
    [actor] Ваши карты возвращаются в колоды: { $cards }.
   *[none] Карты игрока { $who } возвращаются в колоды: { $cards }.
}
crime-log-audited = { $role ->
    [actor] По вашей просьбе считают деньги игрока { $whom }.
    [target] { $who } просит пересчитать ваши деньги.
   *[none] { $who } просит пересчитать деньги игрока { $whom }.
}
crime-log-audited-open = Деньги игрока { $whom } пересчитаны: { $money }.
crime-log-ended-boss = { $count ->
    [one] Последний живой Босс: { $winners }. Это победа.
   *[other] Победа: { $winners }.
}
crime-log-ended-rounds = { $count ->
    [one] Последний раунд сыгран: самая богатая семья — { $winners }. Это победа.
   *[other] Последний раунд сыгран: поровну у игроков { $winners }. Общая победа.
}

# Рядом с полем

crime-chance-here = Вероятность остановиться здесь этим броском: { $chance }.
crime-list = Поле в виде списка
crime-list-inner = Внутренний круг, по часовой стрелке
crime-list-outer = Внешний круг, по часовой стрелке
crime-flows = Что вы получили и отдали
crime-flows-part = Получено и отдано с открытия этой страницы
crime-flow-reason = За что
crime-flow-in = Получено
crime-flow-out = Отдано
crime-flow-deals = сделки
crime-audit = Деньги пересчитаны
crime-fine = Штраф
crime-inheritance = Наследство
crime-estates = Сколько стоила каждая семья: её деньги и { $circle } за каждый её кружок
crime-estates-family = Семья
crime-estates-money = Деньги
crime-estates-circles = Кружки
crime-estates-worth = Всего
crime-you-are-out = Ваша семья выбыла
crime-you-watch = Вы наблюдаете
crime-out-now = Оставайтесь смотреть: вы видите то же, что и все, и можете разговаривать.
crime-queue = Сыграть ещё раз этой компанией, когда игра закончится
crime-tab-board = Поле
crime-tab-commission = Комиссия
crime-tab-story = Журнал
crime-tab-money = Деньги
crime-tab-table = Стол
crime-deal-summary = { $given ->
        [no] Вы ничего не отдаёте.
       *[yes] Вы отдаёте: { $gives }.
    } Получаете: { $takes }.
crime-attack-declared = Нападение
crime-attack-on-you = На вашу базу напали
crime-struck = По вам ударили
crime-time-up = Время вышло
crime-time-answered = Вы не успели ответить, и стол ответил за вас. Что именно — в журнале.
crime-deal-word = Держать обещание никто не обязан, но о том, сдержано ли оно, узнают все.
crime-space-nth = { $name } ({ $nth })

crime-advice-only = Ничего другого не остаётся.
crime-advice-room = Селитесь здесь: дальше от остальных места нет.
crime-advice-claim = Получите доход: { $amount }, и даром.
crime-advice-cash = Обменяйте карту «Деньги»: на деньги нанимают бойцов, и они считаются за голоса.
crime-advice-repay = Верните { $amount }: вам хватит и остального.
crime-advice-guard = Наймите охранника: риск, что вашего Босса убьют до следующего хода, падает примерно с { $before } % до { $percent } %.
crime-advice-guard-first = Наймите бойца: без них ходить пришлось бы Боссу.
crime-advice-guard-more = Наймите бойца: дома он стоит своих денег.
crime-advice-official = Подкупите чиновника: это ещё два голоса в Комиссии.
crime-advice-power-card = Купите карту «Сила»: денег у вас достаточно.
crime-advice-attack = Назовите отмеченную фигуру: с { $points } и больше она может убить Босса игрока { $who }, это { $percent } % бросков.
crime-advice-reach = Назовите отмеченную фигуру: при { $percent } % бросков она может закончить здесь: { $space }.
crime-advice-hunt = Назовите отмеченную фигуру: при { $percent } % бросков она достанет бойца игрока { $who } ({ $space }).
crime-advice-roll = Фигуры названы: бросайте кости.
crime-advice-split = Начните с { $points } для отмеченной фигуры: она может закончить здесь: { $space }.
crime-advice-split-attack = Начните с { $points } для отмеченной фигуры: этого хватит на Босса игрока { $who }.
crime-advice-step = Сделайте отмеченный шаг: оттуда можно дойти сюда: { $space }.
crime-advice-step-end = Закончите здесь: { $space }. Из того, куда можно дойти, это мне нравится больше всего.
crime-advice-step-attack = Идите дальше: это путь к Боссу игрока { $who }.
crime-advice-kill-boss = Убейте Босса: { $who } выбывает.
crime-advice-kill-man = Убейте бойца: у игрока { $who } станет одним бойцом меньше.
crime-advice-hit = Примените карту сейчас: она убивает без очков.
crime-advice-stop = Оставьте прочие очки.
crime-advice-first-city = Возьмите город: { $amount } каждый ход, и голосовать не нужно.
crime-advice-request = Просите: { $amount } каждый ход. По-моему, голосов за вас { $favour }, против { $against }.
crime-advice-pass = Передайте кости: ничто больше не стоит своих денег.
crime-advice-draw = Берите: карта ничего не стоит.
crime-advice-pay = Платите: другого выхода нет.
crime-advice-demand = Требуйте наказания: по-моему, голосов за вас { $favour }, против { $against }.
crime-advice-waive = Не требуйте: по-моему, голосов за вас { $favour }, против { $against }.
crime-advice-accept = Примите: вам это даст примерно { $amount }, а обойдётся в { $cost }.
crime-advice-reject = Отклоните предложение игрока { $who }: оно обойдётся дороже, чем даст.
crime-advice-offer = Предложите игроку { $who }: { $gives } за { $takes }. Вам это даст примерно { $amount }, а обойдётся в { $cost }.
crime-advice-offer-plain = Предложите игроку { $who }: { $gives } за { $takes }.
crime-advice-audit = Пусть пересчитают деньги игрока { $who }: от них здесь многое зависит.
crime-advice-withdraw = Отзовите предложение игроку { $who }: толку от него нет.
crime-advice-call-vote = Начинайте голосование: договариваться больше не о чем.
crime-advice-place = Поставьте осведомителя: тогда доход ваш.
crime-advice-close = Закройте заседание: всё улажено.
crime-advice-listen = Пока молчите: пусть говорят другие.
crime-advice-talk = Скажите то, что отмечено.
crime-advice-vote-for = Голосуйте за, голосов: { $votes }. Вам это даст примерно { $amount }.
crime-advice-vote-against = Голосуйте против, голосов: { $votes }. Выигрыш игрока { $who } обойдётся вам примерно в { $amount }.
crime-advice-vote-leader = Голосуйте против, голосов: { $votes }. { $who } и так впереди.
crime-advice-vote-word =
    { $side ->
        [for] Голосуйте за, голосов: { $votes }. Вы это обещали.
       *[against] Голосуйте против, голосов: { $votes }. Вы это обещали.
    }
crime-advice-vote-tried =
    { $side ->
        [for] Голосуйте за, голосов: { $votes }. В партиях, которые я представляю, это выходит лучше всего.
       *[against] Голосуйте против, голосов: { $votes }. В партиях, которые я представляю, это выходит лучше всего.
    }
crime-advice-abstain = Не голосуйте: вас это почти не касается.
crime-advice-lose-man = Отдайте бойца: { $space }. Без него легче всего обойтись.
crime-advice-lose-official = Отдайте отмеченного чиновника: без него легче всего обойтись.
crime-advice-habit = Сделайте то, что отмечено: обычно здесь это верно.
crime-advice-tried = Сделайте то, что отмечено: простого правила нет, но в партиях, которые я представляю, это выходит лучше всего.
crime-advice-way = Она стоит здесь: { $space }, и идёт { $way }.
crime-advice-then = С ней назовите ту, что здесь: { $space }, { $way }.
