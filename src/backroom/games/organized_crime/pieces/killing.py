"""C19 to C22: killing pieces; a Boss takes the whole family along."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.cards import drop_broken_offers, inherit, put_back
from backroom.games.organized_crime.commission.words import break_peace, drop_words_of
from backroom.games.organized_crime.events import (
    CameHome,
    Cause,
    Eliminated,
    EndReason,
    GameEnded,
    Killed,
    ManRemoved,
)
from backroom.games.organized_crime.money.ledger import close_accounts
from backroom.games.organized_crime.moves import HitName
from backroom.games.organized_crime.pieces.walking import at_home
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import BANK
from backroom.games.organized_crime.state import BITS, COUNT, NEXT_TURN, OVER, Country


def kill_man(game: Country, seat: i64, space: i64, card: HitName | None) -> None:
    """C19, C26: a hit-man is killed by the player whose turn it is."""
    game.leave(seat, space)
    if seat not in game.crimes:
        game.crimes = (*game.crimes, int(seat))
    if game.events is not None:
        game.tell(Killed(game.seat, seat, False, game.rules.board.ids[space], card))
    if game.words:
        break_peace(game, game.seat, seat)


def kill_boss(game: Country, seat: i64, card: HitName | None) -> None:
    """C21, C22: a Boss is killed by the player whose turn it is; at home the attacker goes home, excused."""
    space: i64 = game.boss[seat]
    raided = at_home(game, seat)
    base: i64 = game.base[seat]
    if game.events is not None:
        game.tell(Killed(game.seat, seat, True, game.rules.board.ids[space], card))
    if game.words:
        break_peace(game, game.seat, seat)
    if raided:
        bring_home(game, base)
    eliminate(game, seat, game.seat, "killed")


def bring_home(game: Country, base: i64) -> None:
    """C21, C22: the attacker is put back in its own base, and no more points have to be used."""
    game.excused = True
    for piece, walker in enumerate(game.walkers):
        if walker.attack != base:
            continue
        home = game.home(game.seat)
        if walker.boss:
            game.boss[game.seat] = home
        else:
            game.leave(game.seat, walker.space)
            game.enter(game.seat, home)
        walker.space = home
        walker.points = 0
        walker.done = True  # it did not walk there, so it does not land
        walker.attack = NONE
        if game.events is not None:
            game.tell(CameHome(game.seat, piece))


def remove_piece(game: Country, seat: i64, space: i64, boss: bool, cause: Cause) -> None:
    """C9, C10, C11: a piece is removed by the law, not by a player."""
    if boss:
        eliminate(game, seat, BANK, cause)
        return
    game.leave(seat, space)
    if game.events is not None:
        game.tell(ManRemoved(seat, game.rules.board.ids[space]))


def end_turn_of_the_dead(game: Country) -> None:
    """C11: end the turn of a player who is out; nobody is left to penalize."""
    if not game.lives(game.seat) and game.step != OVER:
        game.step = NEXT_TURN


def eliminate(game: Country, seat: i64, heir: i64, cause: Cause) -> None:
    """C1, C11, C22: the Boss is gone, and with it men, informants, money, cards and debts."""
    if game.events is not None:
        game.tell(Eliminated(seat, None if heir == BANK else heir, cause))
    game.alive &= ~(1 << seat)
    game.boss[seat] = NONE
    shift: i64 = BITS * seat
    for space in range(len(game.at)):
        here: i64 = game.at[space]
        if (here >> shift) & COUNT:
            game.at[space] = here & ~(COUNT << shift)
    for circle in range(len(game.circles)):
        if game.circles[circle] == seat:
            game.circles[circle] = NONE
    game.suspended[seat] = 0
    close_accounts(game, seat, heir)
    if heir == BANK:
        put_back(game, seat)
    else:
        inherit(game, seat, heir)
    drop_broken_offers(game)
    if game.words:
        drop_words_of(game, seat)
    if game.alive & (game.alive - 1) == 0:
        end_game(game, "last_boss")


def end_game(game: Country, reason: EndReason) -> None:
    """C1: the last Boss wins; in a variant that counts rounds, the richest living family."""
    estates = [game.estate(seat) for seat in range(game.rules.players)]
    best = max(estates)
    won: list[int] = []
    for seat in range(game.rules.players):
        if game.lives(seat) and (reason == "last_boss" or estates[seat] == best):
            won.append(seat)
    game.winners = tuple(won)
    game.step = OVER
    if game.events is not None:
        game.tell(GameEnded(reason, game.winners, tuple(estates)))
