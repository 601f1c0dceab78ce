"""Games of OMERTA with a deck so small that everything a seat may believe can be enumerated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import cache, partial
from itertools import permutations, product
from random import Random

from backroom.core.chance import Drawn
from backroom.core.game import Answers, Entry
from backroom.games.omerta.cells import FREE, IN_SAFE, KIND, ROW, WIDTH
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.knowledge.imagine import give_faces
from backroom.games.omerta.knowledge.past import Past
from backroom.games.omerta.knowledge.unseen import gather
from backroom.games.omerta.moves import Decline, Discard, Draw, Look, Mix, Move, Pass, Replace, Swap
from backroom.games.omerta.printed.cards import GANGSTER, LADY, MOLE
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.shadow import HIDDEN
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import KILLER_QUESTION, MIXING, TURN
from tests.games.omerta.shuffles import a_chain, believable_chains, chain_of
from tests.games.omerta.tempers import Temper
from tests.laws.kit import Kit, Posterior
from tests.laws.sizes import is_long, samples
from tests.laws.worlds import Told

SMALL_DECK = (1, 1, 2, LADY, LADY, GANGSTER, MOLE, 2)
HANDS = (2, 2, 1)
FEWER = (2, 1, 1)
SAMPLES = samples(4_000)
MANY = samples(12_000)

Story = tuple[Omerta, list[tuple[Entry[Move], list[Event]]]]
Faces = tuple[tuple[int, ...], ...]


def small_table(cards: tuple[int, ...], edition: str, hands: tuple[int, ...] = HANDS) -> Omerta:
    """Three hands and a draw pile, nothing seen yet, at the first seat's turn."""
    setup = Setup(players=3, rounds=1, edition=edition)  # pyright: ignore[reportArgumentType]
    table = Omerta(Rules(setup, cards))
    left = list(cards)
    for seat, size in enumerate(hands):
        table.lay_out(seat << ROW, [left.pop() for _ in range(size)])
        table.cells[FREE + seat] = (1 << size) - 1
        table.cells[WIDTH + seat] = size
    table.pile_up(left)
    table.asked = 1
    table.round = 1
    table.turns = 1
    table.step = TURN
    return table


def faces(state: Omerta) -> Faces:
    """What is where; the draw pile has no order."""
    hands = [tuple(card & KIND for card in hand) for hand in state.hands]
    return (*hands, (state.held & KIND,), tuple(sorted(state.pile)))


def a_story(kit: Kit, seed: int, edition: str, length: int) -> Story:
    """A random game of so many steps with the small deck; nobody calls."""
    rng = Random(seed)
    cards = list(SMALL_DECK)
    rng.shuffle(cards)
    state = small_table(tuple(cards), edition)
    story: list[tuple[Entry[Move], list[Event]]] = []
    while len(story) < length:
        entry = kit.next_entry(state, rng, Temper(0.0, 0.35))
        if entry is None:
            break
        story.append((entry, state.apply(entry)))
    return state, story


def two_ladies(edition: str, *, hand: tuple[int, int], known: int, last: Replace | Look) -> Story:
    """The owner knows one card of a hand, two Ladies shuffle it, then one card is discarded or looked at."""
    rest: list[int] = list(SMALL_DECK)
    for kind in (*hand, MOLE, LADY, LADY):
        rest.remove(kind)
    state = small_table((MOLE, LADY, LADY, *rest, *reversed(hand)), edition)
    story: list[tuple[Entry[Move], list[Event]]] = []

    def happen(entry: Entry[Move]) -> None:
        story.append((entry, state.apply(entry)))

    def say(seat: int, move: Move) -> None:
        happen(Answers(state.entries, ((seat, move),)))

    for seat, kind, move in ((0, MOLE, Look(known)), (1, LADY, Mix(0)), (2, LADY, Mix(0))):
        say(seat, Draw())
        happen(Drawn((state.pile.index(kind),)))
        say(seat, Discard())
        say(seat, move)
        if seat:
            say(0, Pass())  # nobody has a Killer
            happen(Drawn((1, 0)))
    say(0, Draw())
    happen(Drawn((state.pile.index(MOLE),)))
    if isinstance(last, Look):
        say(0, Discard())
    say(0, last)
    return state, story


def exchanged_between(*, known: int, last: int) -> Story:
    """One card of a hand is known; between two Ladies an unseen one comes in; then one is discarded."""
    state = small_table((MOLE, LADY, GANGSTER, LADY, 2, 1, 2, 1), "fr", FEWER)
    story: list[tuple[Entry[Move], list[Event]]] = []

    def happen(entry: Entry[Move]) -> None:
        story.append((entry, state.apply(entry)))

    def say(seat: int, move: Move) -> None:
        happen(Answers(state.entries, ((seat, move),)))

    turns: tuple[tuple[int, tuple[Move, ...]], ...] = (
        (MOLE, (Discard(), Look(known))),
        (LADY, (Discard(), Mix(0))),
        (GANGSTER, (Discard(), Swap(2, 0, 0, 0))),
        (LADY, (Discard(), Decline())),
        (LADY, (Discard(), Mix(0))),
        (GANGSTER, (Discard(), Decline())),
        (MOLE, (Replace(last),)),
    )
    for number, (kind, moves) in enumerate(turns):
        say(number % 3, Draw())
        happen(Drawn((state.pile.index(kind),)))
        for move in moves:
            say(number % 3, move)
        while state.step == KILLER_QUESTION:
            happen(Answers(state.entries, tuple((asked, Pass()) for asked in state.seats())))
        if state.step == MIXING:
            happen(Drawn((1, 0)))
    return state, story


@cache
def deals(edition: str, hands: tuple[int, ...]) -> dict[Hashable, tuple[Omerta, float]]:
    """Every possible deal before anything has happened, with its weight."""
    worlds: dict[Hashable, tuple[Omerta, float]] = {}
    for cards in set(permutations(SMALL_DECK)):
        table = small_table(cards, edition, hands)
        key = faces(table)
        worlds[key] = (table, worlds.get(key, (table, 0.0))[1] + 1.0)
    return worlds


class Chain:
    """A hand shuffled again and again, which its owner traces back with crowds of this size."""

    count: int = MANY
    seats: Sequence[int] = (0,)
    worlds: Sequence[int] | None = None

    def __init__(self, seed: int, shuffles: int, crowd: int) -> None:
        self.seed = seed
        self.crowd = crowd
        self.table = a_chain(seed, shuffles)
        self.truth: Hashable = chain_of(self.table)

    def exact(self, seat: int) -> dict[Hashable, float]:
        return {**believable_chains(self.table)}

    def sampled(self, seat: int) -> Counter[Hashable]:
        rng = Random(self.seed)
        return Counter(chain_of(self.settled(rng)) for _ in range(self.count))

    def believed(self, seat: int) -> None:
        """The chain was never told: no belief could have heard it."""

    def settled(self, rng: Random) -> Omerta:
        """What the first seat imagines when the shuffles are traced with crowds of this size."""
        state = self.table.copy()
        unseen = gather(state, 0)
        origins = Past(state, 0, unseen).choose(self.crowd, rng)
        assert origins is not None
        give_faces(state, 0, unseen, origins, rng)
        return state


SEEDS = range(4 if is_long() else 2)
PAIRS = {"1-2": (1, 2), "1-1": (1, 1), "2-gangster": (2, GANGSTER)}
LASTS = {"thrown-0": Replace(0), "thrown-1": Replace(1), "seen-0": Look(0)}
# Seed, shuffles, crowd: each catches a different mistake in a proposal's weight, the last one in a crowd's.
# Single walkers would need more proposals there than are made, so they are slightly off.
SOME = [(3, 3, 1), (7, 3, 4), (8, 3, 1), (19, 3, 4), (28, 3, 1), (20, 4, 4)]
CHAINS = [*SOME, (3, 3, 4), (7, 3, 1), (8, 3, 4), (19, 3, 1), (28, 3, 4)] if is_long() else SOME


def posteriors(kit: Kit) -> dict[str, Callable[[], Posterior]]:
    """Random games with a deck of eight cards; partly known hands, shuffled twice or more."""
    found: dict[str, Callable[[], Posterior]] = {}
    for seed, edition, length in product(SEEDS, ("fr", "en"), (9, 17, 30)):
        story = partial(a_story, kit, seed, edition, length)
        found[f"{seed}-{edition}-{length}"] = partial(counted, kit, story, edition)
    # what is seen of the hand later tells exactly so much about what was in it before
    for (name, hand), known, (after, last) in product(PAIRS.items(), (0, 1), LASTS.items()):
        story = partial(two_ladies, "fr", hand=hand, known=known, last=last)
        found[f"{name}-{known}-{after}"] = partial(counted, kit, story, "fr")
    # what is seen after the second shuffle may have come in between, or be any of the first cards shuffled
    for known, place in ((0, 0), (0, 1), (1, 0)):
        story = partial(exchanged_between, known=known, last=place)
        found[f"between-{known}-{place}"] = partial(counted, kit, story, "fr", hands=FEWER, count=MANY)
    # which card became which, and what it was before; with single walkers and with crowds
    for seed, shuffles, crowd in CHAINS:
        found[f"chain-{seed}-{shuffles}-{crowd}"] = partial(Chain, seed, shuffles, crowd)
    return found


def counted(
    kit: Kit,
    story: Callable[[], Story],
    edition: str,
    *,
    hands: tuple[int, ...] = HANDS,
    count: int = SAMPLES,
) -> Posterior:
    """What each seat may believe after a story."""
    state, log = story()
    return Told(
        kit,
        state,
        log,
        beginning=lambda: deals(edition, hands),
        world=faces,
        count=count,
        belief=partial(small_belief, state.rules, hands),
    )


def small_belief(rules: Rules, hands: tuple[int, ...], seat: int) -> OmertaBelief:
    """What a seat believes at a small table before the story."""
    belief = OmertaBelief(seat, rules.setup, rules)
    game = belief.shadow.game
    for owner, size in enumerate(hands):
        game.lay_out(owner << ROW, [HIDDEN] * size + [0] * (4 - size))
        game.cells[WIDTH + owner] = size
    game.lay_out(IN_SAFE, [0] * 4)
    game.piled = len(rules.cards) - sum(hands)
    return belief
