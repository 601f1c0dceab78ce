"""O3 to O7c: before the first turn."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from backroom.core.chance import Shuffle
from backroom.core.game import Answers, Ask, Over
from backroom.core.refusal import Malformed, Refused
from backroom.games.omerta.events import GameEnded, GangstersDealt, Peeked, RoundBegun, RoundEnded
from backroom.games.omerta.moves import Draw, OpenSafe, Peek, Replace, Snap, Swap
from backroom.games.omerta.printed.cards import deck
from backroom.games.omerta.printed.editions import EditionName
from backroom.games.omerta.scoring import next_starter, winners
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from tests.games.omerta.builder import Table, a_new_game, a_table, kinds, mamma, patrol


def dealt(players: int = 3, *, starter: int = 0, open_safe: bool = False) -> Table:
    """A game dealt in deck order: 1 1 1 1, 2 2 2 2, ..."""
    table = a_new_game(players, open_safe=open_safe)
    order = [1, 2, 3, 4][: players - 1]
    order.insert(starter, 0)
    table.nature(*order)
    return table.nature(*range(players * 4 + 4))


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6])
def test_o3_three_to_five_players(players: int) -> None:
    """OMERTA is for 3 to 5 players."""
    with pytest.raises(Malformed, match=r"O3.*3 to 5 players"):
        OMERTA.start(Setup(players=players))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_o3_as_many_rounds_as_players(players: int) -> None:
    """A game has as many rounds as players; the house may choose another number."""
    assert players in OMERTA.seats
    assert OMERTA.start(Setup(players=players)).view(None).rounds == players
    assert OMERTA.start(Setup(players=players, rounds=1)).view(None).rounds == 1
    assert OMERTA.start(Setup(players=players, rounds=20)).view(None).rounds == 20


@pytest.mark.parametrize("rounds", [-1, 0, 21])
def test_o3_a_number_of_rounds_that_cannot_be(rounds: int) -> None:
    """A game has 1 to 20 rounds."""
    with pytest.raises(Malformed, match=r"O3.*1 to 20 rounds"):
        OMERTA.start(Setup(rounds=rounds))


@pytest.mark.parametrize("bad", [{"edition": "de"}, {"deck": "x"}, {"snap": "slow"}, {"players": "4"}])
def test_o3_an_option_made_in_python_is_checked_too(bad: dict[str, str]) -> None:
    """Options written by hand in Python are checked as strictly as those in a file."""
    with pytest.raises(Malformed, match=r"no setup of OMERTA"):
        OMERTA.start(Setup(**bad))  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize(
    "bad", ['{"edition": "de"}', '{"deck": "x"}', '{"snap": "slow"}', '{"players": "4"}', '{"jokers": 2}']
)
def test_o3_an_unknown_option_is_not_read(bad: str) -> None:
    """Only the printed editions, the known decks and the listed house rules can be chosen."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(bad, type=Setup)


def test_o3_the_lowest_total_after_the_last_round_wins() -> None:
    """After the last round the lowest total wins, and the game waits for nothing more."""
    table = a_table(["3", "10", "9"], totals=[10, 4, 5], round_number=3).omerta()
    assert table.totals == [10, 14, 14]
    assert table.waits == Over((0,), (10, 14, 14))
    assert table.happened(GameEnded) == [GameEnded((0,), (10, 14, 14))]
    assert all(table.options(seat) == () for seat in range(3))
    assert table.refuses((0, Draw())) == "ask"
    assert table.cannot_draw(0)


def test_o3_equal_lowest_totals_share_the_win() -> None:
    """Players with equal lowest totals share the win."""
    assert winners([7, 3, 9, 3]) == (1, 3)
    table = a_table(["3", "10", "9"], totals=[30, 4, 5], round_number=3).omerta()
    assert table.waits == Over((1, 2), (30, 14, 14))


def test_o3_another_round_follows_until_the_last() -> None:
    """Until the last round is over, the cards are dealt again."""
    table = a_table(["3", "10", "9"], round_number=2).omerta()
    assert table.waits == Shuffle(60, 16)
    assert table.happened(GameEnded) == []
    table.nature(*range(16))
    assert table.happened(RoundBegun) == [RoundBegun(3, 1, None)]


@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_o4_whoever_holds_al_capone_starts(edition: EditionName, players: int) -> None:
    """The famous gangsters are dealt, one each; the player with Al Capone starts the first round."""
    table = a_new_game(players, edition=edition)
    assert table.waits == Shuffle(5, players)
    table.nature(*range(1, players), 0)
    assert isinstance(table.last[0], GangstersDealt)
    assert table.last[0].gangsters[-1] == "al_capone"
    table.nature(*range(players * 4 + 4)).peek(*[(0, 1)] * players)
    assert table.turn == players - 1


@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
def test_o4_dealt_again_until_somebody_has_al_capone(edition: EditionName) -> None:
    """If nobody gets Al Capone, the gangsters are dealt again, each time from all five."""
    table = a_new_game(3, edition=edition)
    for _ in range(2):
        table.nature(1, 2, 3)
        assert table.waits == Shuffle(5, 3)
    table.nature(4, 0, 3)
    assert table.waits == Shuffle(60, 16)
    table.nature(*range(16))
    assert table.view(None).starter == 1


@pytest.mark.parametrize(("edition", "shown"), [("fr", False), ("en", True), ("nl", True), ("ru", True)])
def test_o4_the_gangsters_laid_aside_are_shown_where_they_are_laid_aside(
    edition: EditionName, shown: bool
) -> None:
    """fr: shuffle all five; the others take as many as there are players and lay the rest aside."""
    table = a_new_game(3, edition=edition).nature(1, 2, 0)
    assert table.last == [
        GangstersDealt(
            ("lucky_luciano", "virginia_hill", "al_capone"),
            ("johnny_torrio", "meyer_lansky") if shown else (),
        )
    ]


@pytest.mark.parametrize("outcome", [(0, 1), (0, 1, 1), (0, 1, 5), (-1, 0, 1), (0, 1, 2, 3)])
def test_o4_an_outcome_that_cannot_be_is_not_taken(outcome: tuple[int, ...]) -> None:
    """Each gangster lies in front of at most one player."""
    assert a_new_game(3).cannot_draw(*outcome)


@pytest.mark.parametrize(
    ("totals", "previous", "starter"),
    [
        ([5, 9, 2], 0, 1),
        ([9, 5, 2], 0, 0),  # the highest total starts again
        ([9, 9, 2], 0, 1),  # the previous starter comes last
        ([9, 2, 9], 0, 2),
        ([9, 9, 9], 1, 2),  # the first one clockwise
        ([9, 2, 9], 1, 2),
        ([9, 9, 2], 1, 0),
        ([0, 0, 0, 0], 3, 0),
        ([1, 7, 0, 7, 7], 3, 4),
    ],
)
def test_o5_the_highest_total_starts_the_next_round(totals: list[int], previous: int, starter: int) -> None:
    """The highest running total starts; ties go to the first clockwise after the last starter."""
    table = a_table(["1"] * len(totals), totals=totals, starter=previous, pile="2")
    assert next_starter(table.state) == starter


def test_o5_the_score_is_the_running_total_not_the_last_round() -> None:
    """The top scorer of the last round does not start if another player has more in total."""
    table = a_table(["3", "10", "9"], totals=[0, 0, 50]).omerta()
    assert table.nature(*range(16)).last == [RoundBegun(2, 2, None)]
    assert table.peek((0, 1), (0, 1), (0, 1)).turn == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_o6_four_cards_to_each_player_four_in_the_safe_the_rest_in_the_pile(players: int) -> None:
    """Bottles and characters are shuffled together; four each, four in the safe, the rest is the pile."""
    table = dealt(players)
    assert [table.hand(seat) for seat in range(players)] == [
        f"{n} {n} {n} {n}" for n in range(1, players + 1)
    ]
    assert table.safe == f"{players + 1} {players + 1} {players + 1} {players + 1}"
    assert len(table.state.pile) == 60 - 4 * players - 4
    everything = kinds(table.pile) + kinds(table.safe)
    for seat in range(players):
        everything += kinds(table.hand(seat))
    assert Counter(everything) == Counter(deck("deduced"))


@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
def test_o6_the_safe_lies_face_down_in_every_edition(edition: EditionName) -> None:
    """The safe is face down; the Dutch sentence that lays it face up is a misprint."""
    table = a_new_game(3, edition=edition).nature(0, 1, 2).nature(*range(16))
    assert table.last == [RoundBegun(1, 0, None)]
    assert all(table.view(seat).safe == (None,) * 4 for seat in (None, 0, 1, 2))


def test_o6_the_house_may_open_the_safe() -> None:
    """With `open_safe` the four cards are face up, including those a Safecracker puts there."""
    table = dealt(open_safe=True)
    assert table.last == [RoundBegun(1, 0, ("4", "4", "4", "4"))]
    assert all(table.view(seat).safe == ("4", "4", "4", "4") for seat in (None, 0, 1, 2))
    table.peek((0, 1), (0, 1), (0, 1)).draw("safecracker").discard().power(OpenSafe())
    table.power(table.options(0)[-1])
    assert table.view(None).safe == ("4", "4", "4", "1")
    assert all(table.knows(seat, 0, 3) for seat in range(3))  # the 4 was face up before it was taken


def test_o6_no_card_starts_the_discard_pile() -> None:
    """So the first player must draw from the draw pile (or call Omerta)."""
    table = dealt().peek((0, 1), (0, 1), (0, 1))
    assert (table.top, table.view(0).discard) == (None, 0)
    assert [type(move).__name__ for move in table.options(0)] == ["CallOmerta", "Draw"]


def test_o6_a_new_round_begins_with_a_clean_table() -> None:
    """Overlays, discards and knowledge from the last round are gone."""
    table = a_table(
        ["3 1", "10", "9"],
        discard="7 8",
        turns=60,
        overlays=[mamma(by=0, on=1), patrol(by=0, on=(2, 0))],
        known=[(0, 0, 0)],
    ).omerta()
    table.nature(*range(16)).peek((0, 1), (0, 1), (0, 1))
    view = table.view(None)
    assert (view.overlays, view.discard, view.turns, view.round) == ((), 0, 1, 2)
    assert not any(place.blocked for hand in view.hands for place in hand)
    assert not table.knows(0, 0, 2)
    assert table.asked == (1,)


def test_o7_everybody_looks_at_two_of_their_own_cards_at_the_same_time() -> None:
    """Before the first turn, all players look at two of their own four cards at the same time."""
    table = dealt(4)
    assert table.waits == Ask(2, (0, 1, 2, 3), "sealed", "peek")
    assert [len(table.options(seat)) for seat in range(4)] == [6, 6, 6, 6]
    table.peek((0, 3), (1, 2), (0, 1), (2, 3))
    assert table.told(1) == [
        Peeked(0, (0, 3), None),
        Peeked(1, (1, 2), ("2", "2")),
        Peeked(2, (0, 1), None),
        Peeked(3, (2, 3), None),
    ]
    assert [table.knows(0, 0, place) for place in range(4)] == [True, False, False, True]
    assert [table.knows(1, 1, place) for place in range(4)] == [False, True, True, False]
    assert not any(table.knows(seat, 0, 0) for seat in (1, 2, 3))


@pytest.mark.parametrize("pair", [(0, 0), (0, 4), (-1, 0)])
def test_o7_two_different_cards_of_the_four(pair: tuple[int, int]) -> None:
    """Not the same card twice, and not a card that is not there."""
    table = dealt()
    assert table.refuses((0, Peek((0, 1))), (1, Peek(pair)), (2, Peek((0, 1)))) == "O7"
    assert table.refuses((0, Peek((0, 1))), (1, Draw()), (2, Peek((0, 1)))) == "O7"


def test_o7_two_places_have_one_order() -> None:
    """The same two cards named in the other order are refused for that reason."""
    table = dealt()
    assert table.refuses((0, Peek((1, 0))), (1, Peek((0, 1))), (2, Peek((0, 1)))) == "O7"
    assert table.why_not(0, Peek((1, 0))) == "name the lower of the two places first"
    assert table.why_not(0, Peek((1, 1))) == "look at two different cards of your own four"


def test_o7_nobody_who_does_not_play_is_asked_to_look() -> None:
    """An empty seat has nothing to look at."""
    table = dealt(3)
    assert table.options(3) == ()
    assert table.options(4) == ()


def test_o7_the_round_waits_until_all_have_looked() -> None:
    """Each player answers once, and only for themselves."""
    table = dealt()
    one = (0, Peek((0, 1)))
    assert table.refuses(one) == "ask"
    assert table.refuses(one, one, (1, Peek((0, 1)))) == "ask"
    assert table.refuses(one, (1, Peek((0, 1))), (2, Peek((0, 1))), (3, Peek((0, 1)))) == "ask"
    assert table.refuses(one, (1, Peek((0, 1))), (-1, Peek((0, 1)))) == "ask"
    with pytest.raises(Refused, match="not open"):
        table.apply(Answers(1, (one, (1, Peek((0, 1))), (2, Peek((0, 1))))))
    assert table.cannot_draw(0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_o7b_play_goes_clockwise(players: int) -> None:
    """The turn passes from seat to seat, and from the last to the first."""
    table = dealt(players, starter=1).peek(*[(0, 1)] * players)
    turns: list[int] = []
    for _ in range(players + 1):
        turns.append(table.turn)
        table.plain_turn("10" if len(turns) < 5 else "9")
    assert turns == [(1 + step) % players for step in range(players + 1)]


def test_o7c_cards_keep_their_places() -> None:
    """A card that leaves a hand leaves a hole; nobody rearranges."""
    table = a_table(["5 6 7 8", "1", "2"], pile="5 9 9").draw("5").discard().snap({0: 0})
    assert table.hand(0) == ". 6 7 8"
    assert [place.place for place in table.view(1).hands[0]] == [1, 2, 3]
    assert table.state.free[0] == 0b1110


def test_o7c_an_added_card_gets_a_new_place_at_the_end() -> None:
    """A penalty card does not fill a hole."""
    table = a_table([". 6 7", "1", "2"], pile="5 9 9").draw("5").discard().snap({0: 1}).add_cards("9")
    assert table.hand(0) == ". 6 7 9"


def test_o7c_replaced_and_exchanged_cards_lie_in_the_same_place() -> None:
    """The new card lies where the old one was."""
    table = a_table(["5 6 7", "1 2", "2"], pile="gangster 9 9").draw("gangster").replace(1)
    assert table.hand(0) == "5 gangster 7"
    table = a_table(["5 6 7", "1 2", "2"], pile="gangster 9 9").draw("gangster").discard()
    table.power(Swap(0, 1, 1, 0)).nobody_kills()
    assert (table.hand(0), table.hand(1)) == ("5 1 7", "6 2")


def test_o7c_only_the_top_of_the_discard_pile_is_shown() -> None:
    """A view shows only the top of the discard pile and its number of cards."""
    table = a_table(["5 6 7", "1 2", "2"], pile="3 9 9", discard="witness 8 4")
    view = table.view(0)
    assert (view.top, view.discard) == ("4", 3)
    assert b"witness" not in msgspec.json.encode(view)


def test_o7c_places_looked_at_and_replaced_are_seen_by_all() -> None:
    """Everybody is told which places were looked at, but not the faces."""
    table = a_table(["5 6 7", "1 2", "2"], pile="mole 9 9").draw("mole").discard()
    table.power(table.options(0)[1])
    assert [msgspec.to_builtins(event) for event in table.told(2)][-1] == {
        "type": "looked_at",
        "seat": 0,
        "place": 1,
        "card": None,
    }


def test_o7c_a_hand_has_at_most_sixty_places() -> None:
    """A table is only so long: after sixty places, an added card goes into the first empty one."""
    long = " ".join(["4 . 6", *["."] * 56, "8"])
    table = a_table([long, "1", "2"], pile="5 9 9 7").draw("5").discard()
    assert table.options(0)[1:] == (Snap(0), Snap(2), Snap(59))
    table.snap({0: 59}).add_cards("9")
    assert table.hand(0).split()[:4] == ["4", "9", "6", "."]
    assert len(table.state.hands[0]) == 60
    assert table.state.free[0] == 7 | 1 << 59


def test_o7c_the_first_place_of_a_full_hand_is_one_of_its_empty_places() -> None:
    """If the first place is empty, an added card goes there."""
    long = " ".join([". 4 .", *["."] * 56, "8"])
    table = a_table([long, "1", "2"], pile="5 9 9 7").draw("5").discard().snap({0: 59}).add_cards("9")
    assert table.hand(0).split()[:3] == ["9", "4", "."]


def test_o7c_the_sixtieth_place_is_a_place_like_the_others() -> None:
    """A card in the last place can be replaced and thrown."""
    long = " ".join([*["."] * 59, "8"])
    table = a_table([long, "1", "2"], pile="8 9 9 7", turn=0).draw("9")
    assert table.refuses((0, Replace(60))) == "O10"
    table.replace(59).snap({1: 0}).add_cards("7")
    assert table.hand(0) == " ".join([*["."] * 59, "9"])
    assert table.hand(1) == "1 7"


def test_o7c_a_place_at_the_end_that_is_emptied_is_gone() -> None:
    """An empty place at the end of a hand is no longer a place."""
    table = a_table(["4 . 5", "1", "2"], pile="5 9 9").draw("5").discard().snap({0: 2})
    assert table.hand(0) == "4"
    assert [place.place for place in table.view(1).hands[0]] == [0]


def test_o3_the_whole_game_is_counted_round_by_round() -> None:
    """Each round reports its stocks, its scores and the totals."""
    table = a_table(["3", "10", "9"], totals=[1, 2, 3]).omerta()
    assert table.happened(RoundEnded) == [
        RoundEnded(
            1, "omerta", 0, (((0, "3"),), ((0, "10"),), ((0, "9"),)), (3, 10, 9), (0, 10, 9), (1, 12, 12)
        )
    ]


def test_the_clocks_of_a_normal_table() -> None:
    """Everybody asked the same question has equally long, whatever they hold."""
    seconds = {name: clock.seconds for name, clock in OMERTA.clocks.items()}
    assert seconds == {"peek": 45, "turn": 45, "power": 30, "snap": 4, "killer": 8}
    assert {name for name, clock in OMERTA.clocks.items() if clock.silence_is_absence} == {
        "peek",
        "turn",
        "power",
    }
