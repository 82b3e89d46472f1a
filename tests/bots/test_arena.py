"""The arena: fair seats, fair sums, the same result from the same seed."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar

import pytest

import kronika
from kronika.bots import arena
from kronika.bots.random import RandomBot
from kronika.bots.seeds import bot_seed
from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError, SetupError
from kronika.games import _found
from kronika.games.dominion.game import Dominion


def match(*bots: str, seed: str = "1", save: Path | None = None) -> arena.Match:
    return arena.Match("dominion", bots, {}, seed, save)


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    trio = match("a", "b", "c")
    assert [trio.seated(i) for i in range(4)] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"], ["a", "b", "c"]]


def test_the_sum_does_not_depend_on_how_the_games_are_split() -> None:
    whole = arena.play_batch(checked(match("big-money", "random", "big-money")), 0, 12)
    parts = arena.Tally(match("big-money", "random", "big-money"))
    for first, end in ((7, 12), (0, 1), (1, 7)):
        parts.add(arena.play_batch(checked(match("big-money", "random", "big-money")), first, end))
    for name in arena.Tally.__slots__:
        assert getattr(parts, name) == getattr(whole, name)


def checked(match: arena.Match) -> arena.Match:
    arena.check(match)
    return match


def test_processes_agree_with_one() -> None:
    alone = arena.run(match("big-money", "random"), 10, jobs=1)
    ticks: list[int] = []
    shared = arena.run(match("big-money", "random"), 10, jobs=2, progress=ticks.append)
    assert shared.tally.wins == alone.tally.wins
    assert shared.tally.decisions == alone.tally.decisions
    assert shared.tally.turns == alone.tally.turns
    assert sum(ticks) == 10


def test_another_seed_is_another_match() -> None:
    one = arena.run(match("big-money", "big-money", seed="1"), 10).tally
    two = arena.run(match("big-money", "big-money", seed="2"), 10).tally
    assert one.decisions != two.decisions


class Curious(RandomBot):
    """Looks for the seed of its table in its own."""

    found: ClassVar[list[str]] = []

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.found.append(str(seed))


def test_a_bots_seed_does_not_tell_the_tables(tmp_path: Path) -> None:
    """And it is the same each time, or no match could be played again."""
    for _ in range(2):
        arena.run(match(f"{__name__}:Curious", "random", seed="a secret", save=tmp_path), 3)
    one, two = Curious.found[:3], Curious.found[3:]
    assert one == two
    assert len(set(one)) == 3
    for number, given in enumerate(one):
        chronicle = json.loads((tmp_path / f"dominion-{number + 1:05}.json").read_text(encoding="utf-8"))
        seed = chronicle["chance"]["seed"]
        assert seed == f"a secret/{number}"
        assert given not in seed
        assert not any(part in given for part in (seed, "secret", f"/{number}"))
        assert given == bot_seed(seed, chronicle["seats"].index(f"{__name__}:Curious"))


def test_a_shared_win_is_shared() -> None:
    tally = arena.run(match("big-money", "big-money"), 60).tally
    assert sum(tally.wins.values()) == 60
    assert sum(tally.by_seat) == 60
    assert any(wins.denominator == 2 for wins in tally.by_seat) or tally.by_seat == [Fraction(30), Fraction(30)]
    assert arena.number(Fraction(3, 2)) == 1.5
    assert arena.number(Fraction(4, 2)) == 2


def test_games_are_kept_as_chronicles_that_hold(tmp_path: Path) -> None:
    arena.run(match("big-money", "big-money", save=tmp_path), 2)
    first, second = sorted(tmp_path.iterdir())
    assert first.name == "dominion-00001.json"
    table = kronika.replay(json.loads(second.read_text(encoding="utf-8")))
    assert table.over
    assert table.names == ["big-money 1", "big-money 2"]


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "words"),
    [
        (["big-money", "nobody"], 1, 1, "no bot “nobody”"),
        (["big-money"], 1, 1, "1 player"),
        (["big-money", "random"], 0, 1, "At least one game"),
        (["big-money", "random"], 1, 0, "At least one process"),
    ],
)
def test_a_match_that_cannot_be_played(bots: list[str], games: int, jobs: int, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        arena.run(match(*bots), games, jobs)


class Cheat(RandomBot):
    name = "cheat"

    def decide(self, sight: Any, ask: Ask) -> list[str]:
        return ["buy:everything"]


class Casino(Dominion):
    id = "casino"
    bots = {"cheat": Cheat, "random": RandomBot}  # noqa: RUF012


def test_a_bot_that_answers_wrongly_is_named_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_found, Casino.id, Casino())
    with pytest.raises(KronikaError, match=r"The bot cheat .* seed 5/0.*buy:everything"):
        arena.run(arena.Match("casino", ["cheat", "random"], {}, "5"), 3)
