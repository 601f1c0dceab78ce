face-title = Ваше лицо
face-about = Таким вас видят остальные за столом. Хранится на этом устройстве.
face-portrait = Портрет
face-colour = Цвет
face-done = Готово

face-fedora = Человек в шляпе
face-flapper = Модница
face-boxer = Боксёр
face-singer = Певица
face-chauffeur = Шофёр
face-widow = Вдова
face-bookkeeper = Бухгалтер
face-barman = Бармен
face-docker = Докер
face-professor = Профессор
face-cook = Повар
face-aviator = Лётчица

face-red = Красный
face-amber = Янтарный
face-olive = Оливковый
face-green = Зелёный
face-teal = Бирюзовый
face-blue = Синий
face-violet = Фиолетовый
face-rose = Розовый
