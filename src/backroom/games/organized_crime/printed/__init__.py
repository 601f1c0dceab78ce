"""What is printed on the board and the cards, as data."""
