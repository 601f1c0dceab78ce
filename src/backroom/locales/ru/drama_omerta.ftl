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
