since-title = Что было после вашего хода
since-before = Что было раньше, здесь уже неизвестно.

why-not-rule = Правило { $rule }

omerta-why-not-patrolled = Одна из ваших карт под Полицейским патрулём: пока он там, объявить омерту нельзя.
omerta-why-not-empty = Сброс пуст: открытой карты нет.
omerta-why-not-no-card = У вас нет карты, вместо которой можно взять открытую.
omerta-why-not-nothing-to-draw = Обе стопки пусты: брать нечего.
omerta-why-not-must-replace = Она взята из сброса и должна заменить одну из ваших карт.
omerta-why-not-card-patrolled = Эта карта под Полицейским патрулём, заменить её нельзя.
omerta-why-not-must-use = В этом издании действие карты нужно применить, если это возможно.
omerta-why-not-must-exchange = В этом издании открывший сейф обязан обменять карту.
