"""C7, C8, C27, C30: the board as one person sees it, or with nothing hidden, built from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.games.organized_crime.cards import DECKS, cards_in
from backroom.games.organized_crime.commission.deals import names_of
from backroom.games.organized_crime.commission.session import in_session, is_informant_due, source_name
from backroom.games.organized_crime.moves import CardName
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import (
    BANK,
    BOSS_VOTES,
    CARDS,
    DIRECTIONS,
    OFFICIAL_VOTES,
    SEATS,
    VOTE,
)
from backroom.games.organized_crime.state import (
    FLOOR,
    KIND,
    KNOWN,
    NEXT_TURN,
    PAYING,
    VOTING,
    Country,
    Terms,
)
from backroom.games.organized_crime.view import (
    BallotView,
    DebtView,
    DeckView,
    FamilyView,
    Holding,
    OfferView,
    SessionView,
    View,
    VotesView,
    WalkerView,
)

STEPS: Final = (
    "base_rolls", "choosing", "start_rolls", "next_turn", "turn", "rolling", "taking", "drawing", "mistake",
    "paying", "crimes", "hearings", "floor", "voting", "sentence", "losing", "settlement", "over",
)  # fmt: skip


def see(game: Country, seat: int | None) -> View:
    """The board as this seat sees it now."""
    families = [see_family(game, owner, seat) for owner in range(game.rules.players)]
    offers = [terms for terms in game.offers if seat is not None and (terms.by == seat or terms.to == seat)]
    return show(game, seat, families=tuple(families), offers=see_offers(offers))


def see_open(game: Country) -> View:
    """The board with every card, all money and all offers, for those who look back at a game that is over."""
    families = [open_family(game, owner) for owner in range(game.rules.players)]
    return show(game, None, families=tuple(families), offers=see_offers(game.offers))


def show(
    game: Country, seat: int | None, *, families: tuple[FamilyView, ...], offers: tuple[OfferView, ...]
) -> View:
    """What everybody sees, with the families and the offers that this view may have."""
    begun = game.step >= NEXT_TURN
    return View(
        seat=seat,
        setup=game.rules.setup,
        step=STEPS[game.step],
        round=game.round,
        rounds=game.rules.rounds,
        starter=int(game.starter) if begun else None,
        turn=int(game.seat) if begun else None,
        income=game.income,
        families=families,
        debts=tuple(
            [
                DebtView(debtor, None if creditor == BANK else creditor, amount)
                for debtor, creditor, amount in game.debts
            ]
        ),
        decks=tuple([see_deck(game, deck) for deck in range(len(DECKS))]),
        dice=game.dice,
        walkers=see_walkers(game),
        active=None if game.active == NONE else int(game.active),
        excused=game.excused,
        landings=tuple([game.rules.board.ids[space] for space in game.landings]),
        crimes=game.crimes,
        due=int(game.due) if game.step == PAYING else None,
        session=see_session(game, offers),
        winners=game.winners,
    )


def see_family(game: Country, owner: int, seat: int | None) -> FamilyView:
    """One player, as this seat knows them."""
    observer = SEATS if seat is None else seat
    return show_family(
        game,
        owner,
        money=game.money[owner] if seat == owner else None,
        between=(game.low[observer * SEATS + owner], game.high[observer * SEATS + owner]),
        known=see_cards(game, owner, seat),
    )


def open_family(game: Country, owner: int) -> FamilyView:
    """One player, with all they have."""
    money = game.money[owner]
    kinds = sorted([card & KIND for card in game.hands[owner]])
    return show_family(
        game,
        owner,
        money=money,
        between=(money, money),
        known=tuple([CARDS[kind] for kind in kinds]),
    )


def show_family(
    game: Country,
    owner: int,
    *,
    money: int | None,
    between: tuple[int, int],
    known: tuple[CardName, ...],
) -> FamilyView:
    """What everybody sees of a player, and what else is known."""
    board = game.rules.board
    boss = game.boss[owner]
    men: list[tuple[str, int]] = []
    for space in range(board.count):
        if game.at[space] and game.men(owner, space):
            men.append((board.ids[space], int(game.men(owner, space))))
    return FamilyView(
        alive=game.lives(owner),
        base=None if game.base[owner] == NONE else board.base_ids[game.base[owner]],
        colour=None if game.colour[owner] == NONE else board.colours[game.colour[owner]],
        boss=None if boss == NONE else board.ids[boss],
        men=tuple(men),
        left=game.left[owner],
        circles=tuple(
            [
                board.circle_ids[circle]
                for circle in range(board.circle_count)
                if game.circles[circle] == owner
            ]
        ),
        holdings=see_holdings(game, owner),
        votes=see_votes(game, owner, between if money is None else (money, money)),
        suspended=game.suspended[owner],
        money=money,
        least=between[0],
        most=between[1],
        power_cards=int(game.backs(owner, False)),
        official_cards=int(game.backs(owner, True)),
        known=known,
    )


def see_holdings(game: Country, owner: int) -> tuple[Holding, ...]:
    """C29: what a player controls, by source, in the order of the board."""
    board = game.rules.board
    found: dict[str, tuple[int, int]] = {}
    for circle in range(board.circle_count):
        if game.circles[circle] == owner:
            source = source_name(game, circle)
            circles, income = found.get(source, (0, 0))
            found[source] = (circles + 1, income + int(board.income[circle]))
    return tuple([Holding(source, circles, income) for source, (circles, income) in found.items()])


def see_votes(game: Country, owner: int, between: tuple[int, int]) -> VotesView:
    """C25: the votes of a player with this range of money; a player who is out has none."""
    if not game.lives(owner):
        return VotesView(0, 0, 0, 0)
    officials = 0 if game.suspended[owner] else OFFICIAL_VOTES * int(game.officials(owner))
    least, most = between
    certain = BOSS_VOTES + officials
    return VotesView(BOSS_VOTES, officials, certain + least // VOTE, certain + most // VOTE)


def see_cards(game: Country, owner: int, seat: int | None) -> tuple[CardName, ...]:
    """C7, C8: the cards in a hand whose faces this seat knows, in the order of the decks."""
    if seat is None:
        return ()
    kinds = sorted([card & KIND for card in game.hands[owner] if (card >> (KNOWN + seat)) & 1])
    return tuple([CARDS[kind] for kind in kinds])


def see_deck(game: Country, deck: int) -> DeckView:
    """C6: everybody sees how high a deck is, and what was used."""
    first = game.rules.first_card[deck]
    ids = game.rules.decks.ids[deck]
    used: list[tuple[str, int]] = []
    for card, name in enumerate(ids):
        if game.used[first + card]:
            used.append((name, game.used[first + card]))
    return DeckView(DECKS[deck], int(cards_in(game, deck)), tuple(used))


def see_walkers(game: Country) -> tuple[WalkerView, ...]:
    """C12: the named pieces."""
    board = game.rules.board
    return tuple(
        [
            WalkerView(
                board.ids[walker.start],
                board.ids[walker.space],
                walker.boss,
                DIRECTIONS[walker.direction],
                None if walker.attack == NONE else board.base_ids[walker.attack],
                int(walker.points),
                walker.done,
            )
            for walker in game.walkers
        ]
    )


def see_offers(offers: Sequence[Terms]) -> tuple[OfferView, ...]:
    """C24: open offers."""
    return tuple(
        [
            OfferView(
                int(terms.by), int(terms.to), int(terms.money), names_of(terms.give), names_of(terms.take)
            )
            for terms in offers
        ]
    )


def see_session(game: Country, offers: tuple[OfferView, ...]) -> SessionView | None:
    """C24: the session, with the offers that may be known."""
    if not in_session(game):
        return None
    penalty = game.motion == NONE
    favour, against = 0, 0
    for ballot in game.ballots:
        if ballot.favour:
            favour += int(ballot.votes)
        else:
            against += int(ballot.votes)
    return SessionView(
        int(game.caller),
        None if penalty else source_name(game, game.motion),
        int(game.seat) if penalty else None,
        offers,
        see_order(game),
        tuple(
            [
                BallotView(int(ballot.seat), ballot.favour, int(ballot.votes), int(ballot.available))
                for ballot in game.ballots
            ]
        ),
        favour,
        against,
        game.step not in (FLOOR, VOTING),
        game.carried,
        is_informant_due(game),
    )


def see_order(game: Country) -> tuple[int, ...]:
    """C24: in turn from the caller's left, so the caller last; a caller who is out does not vote."""
    order: list[int] = []
    seat = game.next_seat(game.caller)
    while seat not in order:
        order.append(int(seat))
        seat = game.next_seat(seat)
    return tuple(order)
