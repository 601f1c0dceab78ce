"""O18 to O29: what a quick player does with each character: the code of its choice."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import FREE, IN_SAFE, KIND, ROW, SEEN, TOTALS, WIDTH
from backroom.games.omerta.menus import NOTHING, PAIR, SAFE_PLACES
from backroom.games.omerta.powers.gangster import OTHER
from backroom.games.omerta.powers.lady import mixed_places
from backroom.games.omerta.powers.snitch import SECOND
from backroom.games.omerta.printed.cards import DRIVER, GANGSTER, LADY, MAMMA, MOLE, PATROL, SNITCH
from backroom.games.omerta.search.policy import TENTH, VALUE, Policy
from backroom.games.omerta.search.shuffled import KNEW
from backroom.games.omerta.state import Cards

KNOWN: Final = 20  # what a card is worth to somebody who could name it


def power_code(policy: Policy, game: Cards, seat: i64) -> i64:
    """O18: what to use the power on, after a look; the step has found that it can be used."""
    kind: i64 = game.power
    if kind == GANGSTER:
        return swap_code(policy, game, seat)
    if kind == MOLE:
        return look_code(game, seat)
    if kind == DRIVER:
        policy.throwing.weigh(game, seat)
        return policy.throwing.code
    if kind == SNITCH:
        return give_code(policy, game, seat)
    if kind == LADY:
        return mix_code(policy, game, seat)
    if kind == MAMMA:
        return target_code(policy, game, seat)
    if kind == PATROL:
        return patrol_code(policy, game, seat)
    return 0  # O23: open the safe


def swap_code(policy: Policy, game: Cards, seat: i64) -> i64:
    """O19: one's worst card for the lowest of another; without cards of one's own, any two."""
    cells = game.cells
    lowest: i64 = 10_000
    at: i64 = NOTHING
    second: i64 = NOTHING
    for owner in range(game.rules.players):
        if owner == seat:
            continue
        found = lowest_at(policy, game, owner, seat)
        if found == NOTHING:
            continue
        value = value_at(policy, cells[found], owner, seat)
        if value < lowest:
            lowest = value
            second = at
            at = found
        else:
            second = found
    own: i64 = policy.high_at
    if own == NOTHING:
        return NOTHING if game.rules.powers_optional else min(at, second) | max(at, second) << OTHER
    if lowest >= policy.high and game.rules.powers_optional:
        return NOTHING
    return (seat << ROW | own) | at << OTHER


def lowest_at(policy: Policy, game: Cards, owner: i64, seat: i64) -> i64:
    """The address of the free card of a hand that a seat thinks is the lowest."""
    cells = game.cells
    free: i64 = cells[FREE + owner]
    first: i64 = owner << ROW
    lowest: i64 = 10_000
    found: i64 = NOTHING
    for place in range(cells[WIDTH + owner]):
        if (free >> place) & 1:
            value = value_at(policy, cells[first + place], owner, seat)
            if value < lowest:
                lowest = value
                found = first + place
    return found


def value_at(policy: Policy, card: i64, owner: i64, seat: i64) -> i64:
    """What a seat thinks of a card in another's hand."""
    if (card >> (SEEN + seat)) & 1:
        return VALUE[card & KIND]
    return policy.kept if (card >> (SEEN + owner)) & 1 or (card >> (KNEW + owner)) & 1 else policy.mean


def look_code(game: Cards, seat: i64) -> i64:
    """O21: the first card not seen yet, or else any."""
    cells = game.cells
    free: i64 = cells[FREE + seat]
    first: i64 = seat << ROW
    found: i64 = NOTHING
    for place in range(cells[WIDTH + seat]):
        if (free >> place) & 1:
            found = place
            if not (cells[first + place] >> (SEEN + seat)) & 1:
                return place
    return found


def give_code(policy: Policy, game: Cards, seat: i64) -> i64:
    """O22: each card to whoever is the most dangerous then."""
    rival = target_code(policy, game, seat)
    other: i64 = NOTHING
    lowest: i64 = danger(policy, game, rival, seat) + policy.mean
    for owner in range(game.rules.players):
        if owner != seat and owner != rival and not (game.barred >> owner) & 1:
            stock = danger(policy, game, owner, seat)
            if stock < lowest:
                lowest = stock
                other = owner
    return rival | (rival if other == NOTHING else other) << SECOND


def danger(policy: Policy, game: Cards, owner: i64, seat: i64) -> i64:
    """The lower, the more dangerous: mostly the stock, and a little the total."""
    return policy.guess(game, owner, seat) + game.cells[TOTALS + owner] * TENTH // 4


def target_code(policy: Policy, game: Cards, seat: i64) -> i64:
    """O22, O28: of those it can be used on, the most dangerous."""
    lowest: i64 = 10_000
    found: i64 = NOTHING
    for owner in range(game.rules.players):
        if owner != seat and not (game.barred >> owner) & 1:
            stock = danger(policy, game, owner, seat)
            if stock < lowest:
                lowest = stock
                found = owner
    return found


def mix_code(policy: Policy, game: Cards, seat: i64) -> i64:
    """O20: whoever knows most of the own cards, and is dangerous."""
    highest: i64 = -10_000
    found: i64 = NOTHING
    for owner in range(game.rules.players):
        if owner == seat or (game.barred >> owner) & 1 or not mixed_places(game, owner):
            continue
        harm = known_to(game, owner) * KNOWN - danger(policy, game, owner, seat) // TENTH
        if harm > highest:
            highest = harm
            found = owner
    return found


def known_to(game: Cards, owner: i64) -> i64:
    """How many cards of a hand its owner has seen."""
    cells = game.cells
    first: i64 = owner << ROW
    count: i64 = 0
    for at in range(first, first + cells[WIDTH + owner]):
        count += (cells[at] >> (SEEN + owner)) & 1
    return count


def patrol_code(policy: Policy, game: Cards, seat: i64) -> i64:
    """O29: a card of the most dangerous, the highest as far as is known."""
    cells = game.cells
    lowest: i64 = 10_000
    rival: i64 = NOTHING
    for owner in range(game.rules.players):
        if owner != seat and cells[FREE + owner]:
            stock = danger(policy, game, owner, seat)
            if stock < lowest:
                lowest = stock
                rival = owner
    first: i64 = rival << ROW
    highest: i64 = -1
    found: i64 = NOTHING
    free: i64 = cells[FREE + rival]
    for place in range(cells[WIDTH + rival]):
        if (free >> place) & 1:
            value = value_at(policy, cells[first + place], rival, seat)
            if value > highest:
                highest = value
                found = first + place
    return found


def exchange_code(policy: Policy, game: Cards) -> i64:
    """O23: the lowest card of the safe for one's worst."""
    cells = game.cells
    lowest: i64 = 10_000
    found: i64 = 0
    for place in range(SAFE_PLACES):
        value: i64 = VALUE[cells[IN_SAFE + place] & KIND]
        if value < lowest:
            lowest = value
            found = place
    if game.rules.powers_optional and lowest >= policy.high:
        return NOTHING
    return policy.high_at | found << PAIR


def throw_place(game: Cards, seat: i64) -> i64:
    """O13: a card it knows that matches the open window, if it has one."""
    cells = game.cells
    first: i64 = seat << ROW
    free: i64 = cells[FREE + seat]
    window: i64 = game.window
    for place in range(cells[WIDTH + seat]):
        card: i64 = cells[first + place]
        if not (window >> (card & KIND)) & 1:  # which says no most often
            continue
        if (card >> (SEEN + seat)) & 1 and (free >> place) & 1:
            return place
    return NOTHING


def kind_place(game: Cards, seat: i64, kind: i64) -> i64:
    """O25: where it knows that a free card of this kind lies, if anywhere."""
    cells = game.cells
    first: i64 = seat << ROW
    free: i64 = cells[FREE + seat]
    for place in range(cells[WIDTH + seat]):
        card: i64 = cells[first + place]
        if card & KIND == kind and (card >> (SEEN + seat)) & 1 and (free >> place) & 1:
            return place
    return NOTHING
