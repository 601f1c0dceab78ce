"""`boss` and `don`: families that play their candidates on in worlds they may believe in."""
