rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }
rules-none = No rule contains these words.
rules-ruling = Our ruling
rules-print = Print
rules-link = Link to { $rule }
rules-printed = Printed in 1974
rules-rebuilt = Reconstructed
rules-books = Rule books
