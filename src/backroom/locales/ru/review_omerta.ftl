review-omerta-curve-stocks = Очки на руках после каждого хода
review-omerta-curve-totals = Сумма очков после каждого раунда
review-omerta-group-called = Объявления омерты и их шансы
review-omerta-group-swap-lost = Карты, которые обошлись дороже всего
review-omerta-group-swap-won = Карты, которые помогли больше всего
review-omerta-group-power-used = Самые удачные персонажи
review-omerta-group-quick-snap = Самые быстрые
review-omerta-group-late-snap = Слишком поздно
review-omerta-group-wrong-snap = Скинуты не те карты
review-omerta-moment-called =
    { $won ->
        [yes] { $who }: омерта с { $stock } против { $lowest }, удачно.
       *[no] { $who }: омерта с { $stock } против { $lowest }, неудачно.
    } Шансы по тому, что можно было знать: { $odds } (воображаемых столов: { $samples }).
review-omerta-moment-swap-lost =
    { $points ->
        [one] { $who }: { $gone } → { $came }, на { $points } очко больше
        [few] { $who }: { $gone } → { $came }, на { $points } очка больше
       *[many] { $who }: { $gone } → { $came }, на { $points } очков больше
    }
review-omerta-moment-swap-won =
    { $points ->
        [one] { $who }: { $gone } → { $came }, на { $points } очко меньше
        [few] { $who }: { $gone } → { $came }, на { $points } очка меньше
       *[many] { $who }: { $gone } → { $came }, на { $points } очков меньше
    }
review-omerta-moment-power-used =
    { $points ->
        [one] { $who }: { $power }, польза { $points } очко
        [few] { $who }: { $power }, польза { $points } очка
       *[many] { $who }: { $power }, польза { $points } очков
    }
review-omerta-moment-quick-snap = { $who }: { $card } через { $milliseconds } мс
review-omerta-moment-late-snap =
    { $behind ->
        [-1] { $who }: { $card }
       *[other] { $who }: { $card }, на { $behind } мс позже
    }
review-omerta-moment-wrong-snap = { $who }: { $card }
