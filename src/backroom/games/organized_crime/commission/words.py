"""C27: the words given in deals. No promise binds; whether each was kept or broken, everybody hears."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.events import WordBroken, WordKept, WordLapsed
from backroom.games.organized_crime.rules import FAVOUR, NO, PEACE, WORDS, YES
from backroom.games.organized_crime.state import Country, Group, Word


def give_words(game: Country, by: i64, to: i64, kinds: Group) -> None:
    """C27: words given in a deal; [R] one that the same player had given this one already lasts longer."""
    for kind in (YES, NO, FAVOUR, PEACE):
        times: i64 = kinds.count(kind)
        if times:
            word = Word(by, to, kind, game.round + times, kind < FAVOUR)
            kept: list[Word] = []
            for one in game.words:
                if one.by == by and one.to == to and one.kind == kind and one.due == word.due:
                    if one.until > word.until:
                        word = one
                else:
                    kept.append(one)
            kept.append(word)
            game.words = tuple(kept)


def keep(game: Country, word: Word) -> None:
    """C27: the word is kept, and everybody hears it."""
    counts = list(game.kept)
    counts[word.by] += 1
    game.kept = tuple(counts)
    if game.events is not None:
        game.tell(WordKept(word.by, word.to, WORDS[word.kind]))


def break_word(game: Country, word: Word) -> None:
    """C27: the word is broken, and everybody hears it."""
    counts = list(game.broken)
    counts[word.by] += 1
    game.broken = tuple(counts)
    if game.events is not None:
        game.tell(WordBroken(word.by, word.to, WORDS[word.kind]))


def lapse(game: Country, word: Word) -> None:
    """C27: the occasion never came."""
    if game.events is not None:
        game.tell(WordLapsed(word.by, word.to, WORDS[word.kind]))


def call_in_favours(game: Country) -> None:
    """[R] C27: a request for an income is the occasion for the votes that were promised to its caller."""
    words: list[Word] = []
    for word in game.words:
        if word.kind == FAVOUR and word.to == game.caller:
            words.append(Word(word.by, word.to, FAVOUR, word.until, True))
        else:
            words.append(word)
    game.words = tuple(words)


def judge_vote(game: Country, seat: i64, favour: bool, whole: bool) -> None:
    """[R] C27: all the votes one has, cast as promised, keep a word; fewer, none or others break it."""
    left: list[Word] = []
    for word in game.words:
        if word.by != seat or not word.due:
            left.append(word)
        elif whole and favour == (word.kind != NO):
            keep(game, word)
        else:
            break_word(game, word)
    game.words = tuple(left)


def drop_due(game: Country) -> None:
    """C27: the session is over; what was not decided by a vote lapses."""
    left: list[Word] = []
    for word in game.words:
        if word.due:
            lapse(game, word)
        else:
            left.append(word)
    game.words = tuple(left)


def break_peace(game: Country, seat: i64, victim: i64) -> None:
    """[R] C27: a piece that is killed, or a base whose attack is declared, breaks the peace."""
    left: list[Word] = []
    for word in game.words:
        if word.kind == PEACE and word.by == seat and word.to == victim:
            break_word(game, word)
        else:
            left.append(word)
    game.words = tuple(left)


def end_words(game: Country) -> None:
    """C27: the rounds for which words were given are over: a peace was kept, a favour was not called in."""
    left: list[Word] = []
    for word in game.words:
        if word.until >= game.round:
            left.append(word)
        elif word.kind == PEACE:
            keep(game, word)
        else:
            lapse(game, word)
    game.words = tuple(left)


def drop_words_of(game: Country, seat: i64) -> None:
    """C1: a player is out; words given by them or to them lapse."""
    left: list[Word] = []
    for word in game.words:
        if word.by == seat or word.to == seat:
            lapse(game, word)
        else:
            left.append(word)
    game.words = tuple(left)
