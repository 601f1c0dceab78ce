"""C7, C8, C27, C30: a state a seat cannot tell from the real one: others' cards and money are drawn again."""

from __future__ import annotations

from random import Random

from backroom.core.native import i64
from backroom.games.organized_crime.money.ranges import OBSERVERS
from backroom.games.organized_crime.printed.decks import OFFICIAL_DECK, POWER_DECK
from backroom.games.organized_crime.rules import OFFICIAL_CARD, SEATS, UNIT
from backroom.games.organized_crime.state import KIND, KNOWN, SHUFFLE, Country


def imagine(game: Country, seat: i64, rng: Random) -> None:
    """Change a copy into one of the states that fit everything this seat was told."""
    game.offers = tuple([terms for terms in game.offers if terms.by == seat or terms.to == seat])
    game.words = tuple([word for word in game.words if word.by == seat or word.to == seat])
    imagine_cards(game, seat, POWER_DECK, rng)
    imagine_cards(game, seat, OFFICIAL_DECK, rng)
    imagine_money(game, seat, rng)


def imagine_cards(game: Country, seat: i64, deck: i64, rng: Random) -> None:
    """The cards a seat does not know, dealt again among those drawn after the same shuffle.

    After the last shuffle they may also be in the deck; everybody has seen the used cards.
    """
    now: i64 = game.shuffles[deck]
    for shuffle in range(now + 1):
        spots: list[tuple[int, int]] = []
        kinds: list[int] = []
        for other in range(game.rules.players):
            for index, card in enumerate(game.hands[other]):
                mine = (card & KIND >= OFFICIAL_CARD) == (deck == OFFICIAL_DECK)
                if mine and card >> SHUFFLE == shuffle and not (card >> (KNOWN + seat)) & 1:
                    spots.append((other, index))
                    kinds.append(card & KIND)
        if not spots:
            continue
        if shuffle == now:
            first = game.rules.first_card
            for kind in range(first[deck], first[deck + 1]):
                kinds.extend([kind] * game.pile[kind])
                game.pile[kind] = 0
        shuffle_in_place(kinds, rng)
        for other, index in spots:
            hand = game.hands[other]
            hand[index] = (hand[index] & ~KIND) | kinds.pop()
        for kind in kinds:
            game.pile[kind] += 1


def shuffle_in_place(kinds: list[int], rng: Random) -> None:
    """Every order as likely as any other."""
    for last in range(len(kinds) - 1, 0, -1):
        index = int(rng.random() * (last + 1))
        kinds[last], kinds[index] = kinds[index], kinds[last]


def imagine_money(game: Country, seat: i64, rng: Random) -> None:
    """Every way to share what the others have together that fits what this seat knows, equally likely."""
    others = [other for other in range(game.rules.players) if other != seat]
    low = [game.low[seat * SEATS + other] // UNIT for other in others]
    high = [game.high[seat * SEATS + other] // UNIT for other in others]
    total = 0
    for other in others:
        total += game.money[other]
    shares = share(total // UNIT, low, high, rng)
    for place, other in enumerate(others):
        game.money[other] = shares[place] * UNIT
    for other in others:
        game.low[other * SEATS + other] = game.money[other]
        game.high[other * SEATS + other] = game.money[other]
    refresh(game, seat)


def refresh(game: Country, seat: i64) -> None:
    """What the others know of each other must hold in the imagined state too: widen ranges that do not."""
    for observer in range(OBSERVERS):
        if observer == seat:
            continue
        for other in range(game.rules.players):
            spot = observer * SEATS + other
            game.low[spot] = min(game.low[spot], game.money[other])
            game.high[spot] = max(game.high[spot], game.money[other])


def share(total: int, low: list[int], high: list[int], rng: Random) -> list[int]:
    """Numbers within these bounds that make this total, every such list equally likely; at most three."""
    if len(low) == 1:
        return [total]
    if len(low) == 2:
        return pair(total, (low[0], high[0]), (low[1], high[1]), rng)
    weights = [
        pairs(total - first, (low[1], high[1]), (low[2], high[2])) for first in range(low[0], high[0] + 1)
    ]
    ticket = int(rng.random() * sum(weights))
    first = low[0]
    for weight in weights:
        if ticket < weight:
            break
        ticket -= weight
        first += 1
    return [first, *pair(total - first, (low[1], high[1]), (low[2], high[2]), rng)]


def bounds(total: int, one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """The least and the most the first of two can be."""
    return max(one[0], total - other[1]), min(one[1], total - other[0])


def pairs(total: int, one: tuple[int, int], other: tuple[int, int]) -> int:
    """How many ways there are to share between two."""
    least, most = bounds(total, one, other)
    return max(0, most - least + 1)


def pair(total: int, one: tuple[int, int], other: tuple[int, int], rng: Random) -> list[int]:
    """One of the ways to share between two, each equally likely."""
    least, most = bounds(total, one, other)
    assert least <= most
    first = least + int(rng.random() * (most - least + 1))
    return [first, total - first]
