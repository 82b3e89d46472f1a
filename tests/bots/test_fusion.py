"""Strategy fusion, on a position planted for it: whoever looks for the best way through each imagined world believes
that they will know, when they have to guess, what they cannot know."""

from __future__ import annotations

from typing import Any, ClassVar

from kronika.bots.search import Search
from kronika.engine.ask import Ask, Flow
from kronika.engine.flow import choose
from kronika.engine.game import Bot, Result
from kronika.engine.imagining import decider
from kronika.engine.message import Message
from kronika.engine.table import Table, open_table
from tests.toys.scripted import FACES, Notes, Scripted, question

WORLDS = 120


def guess_or_play_safe(s: Notes) -> Flow[None]:
    """A guess between two halves of the cards is right half of the time; who plays safe wins two times of three."""
    (pick,) = yield from choose(question(0, "guess", "safe"))
    if pick == 1:
        won = s.cards.face[1] < 4
    else:
        (half,) = yield from choose(question(0, "low", "high", what="half"))
        won = (s.cards.face[0] < 3) == (half == 0)
    s.note("won" if won else "lost")


class Guessing(Scripted):
    def result(self, state: Notes) -> Result:
        return Result.ranked([1, 0] if state.notes == ["won"] else [0, 1], Message("end"))


class FirstThing(Bot):
    """Guesses, and the low half."""

    def decide(self, sight: Any, ask: Ask) -> list[str]:
        return [ask.options[0].key]


class Thinking(Search):
    prior: ClassVar = FirstThing


def planted() -> Table:
    return open_table(Guessing(guess_or_play_safe), ["me", "rival"], {}, "1", False)


def won(world: Table, *keys: str) -> bool:
    twin = world.fork()
    for key in keys:
        twin.answer(0, [key])
    assert twin.result is not None
    return twin.result.winners == [0]


def test_the_best_way_through_each_world_is_worth_more_than_any_answer_is() -> None:
    """Measured: a guess seems to win always, and wins half of the time; so it would be preferred to playing safe."""
    worlds = [planted().imagine(0, str(number)) for number in range(WORLDS)]
    fused = sum(won(world, "guess", "low") or won(world, "guess", "high") for world in worlds) / WORLDS
    honest = max(sum(won(world, "guess", half) for world in worlds) / WORLDS for half in ("low", "high"))
    safe = sum(won(world, "safe") for world in worlds) / WORLDS
    assert fused == 1.0
    assert 0.35 < honest < 0.65
    assert 0.55 < safe < 0.8
    assert len(FACES) == 6


def test_the_search_is_not_taken_in() -> None:
    for seed in range(5):
        table = planted()
        ask = table.asks[0]
        assert decider(Thinking(seed, 6 * WORLDS), table, 0)(table.sight(0), ask) == ["safe"]
