"""The search: for any game, by any bot, and never at random."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.bots import search
from kronika.bots.arena import play
from kronika.bots.random import RandomBot, fewest
from kronika.bots.search import LookAhead, Search, is_better, variants
from kronika.engine.ask import Ask, Option
from kronika.engine.imagining import decider
from kronika.engine.message import Message
from tests.scenes.dominion import Scene

kronika.register(HighCard())


class Idle(kronika.Bot):
    """Buys nothing and plays nothing but Treasures: whoever looks ahead by it sees at once what a Province is worth."""

    name = "idle"

    def decide(self, sight: Any, ask: Ask) -> list[str]:
        for wanted in ("treasures", "end-actions", "end-turn"):
            if wanted in ask.keys():
                return [wanted]
        return fewest(ask)


class BetterIdle(Search):
    prior: ClassVar = Idle


class Short(Search):
    depth: ClassVar = 10


def test_it_takes_the_last_province_that_wins_the_game() -> None:
    scene = Scene(hand="gold*3", piles={"province": 1}).to_buy_phase()
    ask = scene.table.asks[0]
    assert Idle().decide(scene.table.sight(0), ask) == ["end-turn"]
    assert decider(BetterIdle("x", 60), scene.table, 0)(scene.table.sight(0), ask) == ["buy:province"]


def test_without_worlds_or_budget_it_answers_as_its_prior() -> None:
    scene = Scene(hand="gold*3", piles={"province": 1}).to_buy_phase()
    ask, sight = scene.table.asks[0], scene.table.sight(0)
    assert BetterIdle("x").decide(sight, ask) == ["end-turn"]
    assert decider(BetterIdle("x", 0), scene.table, 0)(sight, ask) == ["end-turn"]
    assert decider(BetterIdle("x", 60, milliseconds=0), scene.table, 0)(sight, ask) == ["end-turn"]


def test_by_the_clock_it_finds_the_same_and_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a server's table: there is time for a few dozen playouts of the thousands that it may have."""
    now, tried = 0.0, LookAhead._tried

    def passing(self: LookAhead, answers: Any) -> list[float]:
        nonlocal now
        now += 0.001 * len(answers)
        return tried(self, answers)

    monkeypatch.setattr(LookAhead, "_tried", passing)
    monkeypatch.setattr(search, "perf_counter", lambda: now)
    scene = Scene(hand="gold*3", piles={"province": 1}).to_buy_phase()
    ask, sight = scene.table.asks[0], scene.table.sight(0)
    assert decider(BetterIdle("x", 5_000, milliseconds=60), scene.table, 0)(sight, ask) == ["buy:province"]
    assert now <= 0.080


def test_each_of_several_picks_has_its_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, ends = 0.0, []

    def taking_all(self: LookAhead, answer: list[str], *how: Any) -> list[str]:
        nonlocal now
        now = how[-1]
        ends.append(now)
        return answer

    monkeypatch.setattr(LookAhead, "_better", taking_all)
    monkeypatch.setattr(search, "perf_counter", lambda: now)
    table = kronika.new_table("dominion", 2, 1)
    look = LookAhead(table.worlds(0), options("a", "b", "c", least=0, most=3), Idle, "x", None, 0.9)
    assert look.best(["a", "b"], 60, 1.0) == ["a", "b"]
    assert ends == pytest.approx([0.3, 0.6, 0.9])


@pytest.mark.parametrize("game", ["high-card", "dominion", "valeria", "north", "oath"])
def test_the_same_seed_decides_alike_in_every_game(game: str) -> None:
    seats = 2 if game != "oath" else 4
    table = kronika.new_table(game, seats, 5)
    chance = RandomBot(3)
    for _ in range(2 if game == "oath" else 4):
        ask = table.asks[0]
        answers = [
            decider(Short("s", 6), world, ask.seat)(world.sight(ask.seat), ask) for world in (table, table.fork())
        ]
        assert answers[0] == answers[1]
        table.answer(ask.seat, answers[0])
        while not table.over and table.asks[0].seat == ask.seat:
            table.answer(ask.seat, chance.decide(None, table.asks[0]))


def test_it_plays_a_game_from_outside_without_code_of_its_own() -> None:
    table = kronika.new_table("high-card", 2, 3)
    play(table, [Search("s", 12), kronika.bot("high-card", "random", 1)])
    assert table.result is not None


def options(*keys: str, least: int, most: int, each: int = 1) -> Ask:
    return Ask(0, Message("which"), [Option(key, Message(key), most=each) for key in keys], least, most)


def test_several_picks_are_changed_one_after_the_other() -> None:
    ask = options("a", "b", "c", least=1, most=2)
    assert variants(ask, ["a", "b"], 0) == [["a", "b"], ["b"], ["c", "b"]]
    assert variants(ask, ["a", "b"], 1) == [["a", "b"], ["a", "c"], ["a"]]
    assert variants(options("a", "b", least=2, most=2), ["a", "b"], 0) == [["a", "b"]]
    assert variants(options("a", least=0, most=3, each=3), ["a"], 1) == [["a", "a"], ["a"]]


def test_another_answer_must_be_clearly_better() -> None:
    assert is_better([0.9, 0.8, 0.9], [0.2, 0.3, 0.1], 1.0)
    assert not is_better([0.9, 0.1, 0.6], [0.1, 0.9, 0.5], 1.0)
    assert not is_better([0.5, 0.5, 0.5], [0.5, 0.5, 0.5], 1.0)
