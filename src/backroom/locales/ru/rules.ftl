rules-contents = Содержание
rules-search = Поиск по правилам
rules-found =
    { $count ->
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[many] Найдено { $count } правил
    }
rules-none = Таких слов в правилах нет.
rules-ruling = Наше решение
rules-print = Напечатать
rules-link = Ссылка на { $rule }
rules-printed = Напечатано в 1974 году
rules-rebuilt = Восстановлено
rules-books = Книги правил
