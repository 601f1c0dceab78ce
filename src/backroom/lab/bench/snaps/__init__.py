"""Races over real sockets, with every trick that was tried to win them."""
