review-crime-timeline = Убийства, сделки и голосования по семьям
review-crime-curve-wealth = Богатство каждой семьи после каждого хода: деньги и по 50 000 $ за каждый кружок
review-crime-curve-men = Бойцы каждой семьи после каждого хода
review-crime-curve-votes = Голоса каждой семьи после каждого хода
review-crime-sign-fell = семья пала
review-crime-sign-killed = убийство
review-crime-sign-dealt = сделка
review-crime-sign-betrayed = нарушенное слово
review-crime-sign-carried = выигранное голосование
review-crime-sign-failed = проигранное голосование
review-crime-group-money-lost = Самые большие потери
review-crime-group-money-won = Самые большие доходы
review-crime-group-family-fell = Павшие семьи
review-crime-group-killing = Убийства
review-crime-group-deal-struck = Сделки и их условия
review-crime-group-betrayal = Нарушенные слова
review-crime-group-vote-taken = Голосования Комиссии
review-crime-moment-money-lost = { $who }: минус { $money }
review-crime-moment-money-won = { $who }: плюс { $money }
review-crime-moment-family-fell =
    { $by ->
        [yes] { $who }; виновник: { $killer }
       *[no] { $who }
    }
review-crime-moment-killing =
    { $piece ->
        [boss] { $who }: убит Босс, жертва { $whom } ({ $space })
       *[man] { $who }: убит боец, жертва { $whom } ({ $space })
    }
review-crime-moment-deal-struck = { $who } отдаёт: { $gives }; { $whom } отдаёт: { $takes }
review-crime-moment-betrayal = { $who } нарушает слово (кому: { $whom }): { $word }
review-crime-moment-vote-taken =
    { $about ->
        [penalty] { $who } требует наказания, обвиняется { $whom }:
       *[source] { $who } просит: { $source }.
    } { $result ->
        [carried] Принято, { $favour } против { $against }
       *[failed] Отклонено, { $favour } против { $against }
    }
review-crime-round = Раунд
