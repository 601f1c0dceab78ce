"""What is printed on the cards and in the editions, as data."""
