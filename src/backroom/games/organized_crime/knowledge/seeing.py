"""C7, C8, C27, C30: the board as one person sees it, or with nothing hidden, built from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.core.native import i64
from backroom.games.organized_crime.cards import DECKS, cards_in
from backroom.games.organized_crime.commission.deals import names_of, word_names
from backroom.games.organized_crime.commission.session import in_session, is_informant_due, source_name
from backroom.games.organized_crime.moves import CardName
from backroom.games.organized_crime.printed.board import CITY_CIRCLE, NONE, OFFICIAL
from backroom.games.organized_crime.rules import (
    BANK,
    BOSS_VOTES,
    CARDS,
    DIRECTIONS,
    OFFICIAL_VOTES,
    SEATS,
    VOTE,
    WORDS,
)
from backroom.games.organized_crime.state import (
    BITS,
    COUNT,
    FLOOR,
    KIND,
    KNOWN,
    NEXT_TURN,
    PAYING,
    VOTING,
    Country,
    Terms,
    Word,
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
    WordView,
)

STEPS: Final = (
    "base_rolls", "choosing", "start_rolls", "next_turn", "turn", "rolling", "taking", "drawing", "mistake",
    "paying", "crimes", "hearings", "floor", "voting", "sentence", "losing", "settlement", "over",
)  # fmt: skip


class Ground:
    """Collects what stands on the board and on its circles, once for all the families of a view."""

    def __init__(self, game: Country) -> None:
        owners = range(game.rules.players)
        self.men: list[list[tuple[str, int]]] = [[] for _ in owners]  # C2: hit-men by space
        self.circles: list[list[str]] = [[] for _ in owners]
        self.holdings: list[list[Holding]] = [[] for _ in owners]
        self.officials: list[int] = [0 for _ in owners]
        self.find_men(game)
        self.find_circles(game)

    def find_men(self, game: Country) -> None:
        """Whose hit-men are where."""
        ids, at = game.rules.board.ids, game.at
        for space in range(len(at)):
            here: i64 = at[space]
            if here:
                for owner in range(len(self.men)):
                    men: i64 = (here >> (BITS * owner)) & COUNT
                    if men:
                        self.men[owner].append((ids[space], men))

    def find_circles(self, game: Country) -> None:
        """C29: what each controls, by source; on the board, circles of a kind are neighbours."""
        rules = game.rules
        ids, kinds = rules.board.circle_ids, rules.board.circle_kind
        last: list[int] = [NONE for _ in self.men]  # the kind of the last trade of each
        number: list[int] = [0 for _ in self.men]  # ... and how many of it
        for circle, owner in enumerate(game.circles):
            if owner == NONE:
                continue
            kind: i64 = kinds[circle]
            self.circles[owner].append(ids[circle])
            if kind >= OFFICIAL:
                self.officials[owner] += 1
            if kind == last[owner] and kind != CITY_CIRCLE:
                number[owner] += 1
                self.holdings[owner][-1] = rules.holdings[circle][number[owner]]
            else:
                last[owner] = kind
                number[owner] = 0
                self.holdings[owner].append(rules.holdings[circle][0])


def see(game: Country, seat: int | None) -> View:
    """The board as this seat sees it now."""
    ground = Ground(game)
    families = [see_family(game, ground, owner, seat) for owner in range(game.rules.players)]
    offers = [terms for terms in game.offers if seat is not None and (terms.by == seat or terms.to == seat)]
    words = [word for word in game.words if seat is not None and (word.by == seat or word.to == seat)]
    return show(game, seat, families=tuple(families), offers=see_offers(offers), words=see_words(words))


def see_open(game: Country) -> View:
    """The board with every card, all money, offers and words, to look back at a game that is over."""
    ground = Ground(game)
    families = [open_family(game, ground, owner) for owner in range(game.rules.players)]
    return show(
        game,
        None,
        families=tuple(families),
        offers=see_offers(game.offers),
        words=see_words(game.words),
    )


def show(
    game: Country,
    seat: int | None,
    *,
    families: tuple[FamilyView, ...],
    offers: tuple[OfferView, ...],
    words: tuple[WordView, ...],
) -> View:
    """What everybody sees, with the families, offers and words that this view may have."""
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
        words=words,
        winners=game.winners,
    )


def see_family(game: Country, ground: Ground, owner: int, seat: int | None) -> FamilyView:
    """One player, as this seat knows them."""
    observer = SEATS if seat is None else seat
    return show_family(
        game,
        ground,
        owner,
        money=game.money[owner] if seat == owner else None,
        between=(game.low[observer * SEATS + owner], game.high[observer * SEATS + owner]),
        known=see_cards(game, owner, seat),
    )


def open_family(game: Country, ground: Ground, owner: int) -> FamilyView:
    """One player, with all they have."""
    money = game.money[owner]
    kinds = sorted([card & KIND for card in game.hands[owner]])
    return show_family(
        game,
        ground,
        owner,
        money=money,
        between=(money, money),
        known=tuple([CARDS[kind] for kind in kinds]),
    )


def show_family(
    game: Country,
    ground: Ground,
    owner: int,
    *,
    money: int | None,
    between: tuple[int, int],
    known: tuple[CardName, ...],
) -> FamilyView:
    """What everybody sees of a player, and what else is known."""
    board = game.rules.board
    boss = game.boss[owner]
    return FamilyView(
        alive=game.lives(owner),
        base=None if game.base[owner] == NONE else board.base_ids[game.base[owner]],
        colour=None if game.colour[owner] == NONE else board.colours[game.colour[owner]],
        boss=None if boss == NONE else board.ids[boss],
        men=tuple(ground.men[owner]),
        left=game.left[owner],
        circles=tuple(ground.circles[owner]),
        holdings=tuple(ground.holdings[owner]),
        votes=see_votes(game, ground, owner, between if money is None else (money, money)),
        suspended=game.suspended[owner],
        money=money,
        least=between[0],
        most=between[1],
        power_cards=int(game.backs(owner, False)),
        official_cards=int(game.backs(owner, True)),
        known=known,
        kept=game.kept[owner],
        broken=game.broken[owner],
    )


def see_votes(game: Country, ground: Ground, owner: int, between: tuple[int, int]) -> VotesView:
    """C25: the votes of a player with this range of money; a player who is out has none."""
    if not game.lives(owner):
        return VotesView(0, 0, 0, 0)
    officials = 0 if game.suspended[owner] else OFFICIAL_VOTES * ground.officials[owner]
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
                int(terms.by),
                int(terms.to),
                int(terms.money),
                names_of(terms.give),
                names_of(terms.take),
                word_names(terms.promise),
                word_names(terms.ask),
            )
            for terms in offers
        ]
    )


def see_words(words: Sequence[Word]) -> tuple[WordView, ...]:
    """C27: open words."""
    return tuple(
        [WordView(int(one.by), int(one.to), WORDS[one.kind], int(one.until), one.due) for one in words]
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
