"""C12 to C23: what the dice and the spaces may bring, from what one seat sees."""
