drama-snap = Есть!
drama-late = поздно
drama-wrong = не та карта
drama-ms = мс
drama-milliseconds = { $milliseconds } мс
drama-behind = на { $behind } мс позже
drama-by-lot = по жребию
drama-held = Удалась!
drama-bust = Провал!
drama-last-round = Последний раунд
drama-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
drama-ahead =
    { $points ->
        [one] впереди на { $points } очко
        [few] впереди на { $points } очка
       *[other] впереди на { $points } очков
    }
drama-rounds = Раунды
drama-best-snap = Лучшая реакция
drama-calls-held = Омерты удались
drama-calls-failed = Омерты сорвались
drama-best-call = Самая смелая омерта: { $who }, { $stock } против { $lowest }.
omerta-hints-left = Вы уже освоились, поэтому подсказки отключены. Включить их снова можно в настройках.
omerta-winner =
    { $winners ->
        [one]
            { $you ->
                [yes] Победа ваша!
               *[no] Побеждает { $who }
            }
       *[other] Победу делят { $who }
    }
omerta-round-over = Раунд { $round } из { $rounds } окончен
omerta-ended-without =
    { $reason ->
        [nothing_to_draw] Брать больше нечего: каждый получает очки за свои карты.
       *[turn_limit] Ходов было достаточно: каждый получает очки за свои карты.
    }
omerta-ended-call =
    { $won ->
        [open]
            { $you ->
                [yes] Вы объявляете омерту. Посмотрим…
               *[no] { $who } объявляет омерту. Посмотрим…
            }
        [yes]
            { $you ->
                [yes] Ваша омерта удалась: запас { $stock }, и меньше нет ни у кого: ноль очков.
               *[no] Омерта удалась ({ $who }): запас { $stock }, и меньше нет ни у кого: ноль очков.
            }
       *[no]
            { $you ->
                [yes] Ваша омерта провалилась с запасом { $stock }: плюс 20 очков. { $many ->
                    [one] Наименьший запас среди остальных — { $spared }: ноль очков.
                   *[other] Наименьший запас среди остальных — { $spared }: каждому ноль очков.
                }
               *[no] Омерта провалилась ({ $who }) с запасом { $stock }: плюс 20 очков. { $many ->
                    [one] Наименьший запас среди остальных — { $spared }: ноль очков.
                   *[other] Наименьший запас среди остальных — { $spared }: каждому ноль очков.
                }
            }
    }
omerta-stock = запас { $stock }
omerta-score =
    { $score ->
        [one] +{ $score } очко
        [few] +{ $score } очка
       *[other] +{ $score } очков
    }
omerta-totals = Очки по раундам; побеждает наименьшая сумма
omerta-round = Раунд
omerta-total = Всего
omerta-next-peek = Новые карты розданы; посмотрите две из них, осталось
omerta-next-round = Дальше, раунд { $round }
omerta-count-all = Показать всё
