"""Races over real sockets, with everything that was tried to win them."""
