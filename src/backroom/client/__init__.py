"""A seat at a table, for bots written in Python. See docs/protocol.md and examples/my_bot.py."""

from backroom.client.gone import Gone as Gone
from backroom.client.lobby import Links as Links
from backroom.client.lobby import make_table as make_table
from backroom.client.question import Question as Question
from backroom.client.seat import Seat as Seat
from backroom.client.seat import connect as connect
