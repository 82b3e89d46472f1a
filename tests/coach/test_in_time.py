"""A coach is in time on a busy machine too: here time passes only while worlds are played on, as much as is said."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

import kronika
from kronika.coach import analysis, hint, weighing
from kronika.coach.analysis import analyze, answers_of, decisions_of, moments_of, time_for
from kronika.coach.weighing import Candidate, Weighing
from kronika.games.dominion.bots.big_money import BigMoney
from kronika.server import coach, worker
from kronika.server.coach_messages import AskCoach
from tests.scenes.dominion import Scene


class Clock:
    """The time, and that of the processor, of which a busy machine gives one only a part; what is worked out `once`
    makes the first world dearer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, costs: float, share: float = 1.0, once: float = 0.0) -> None:
        self.now = 0.0
        self.once = once
        for module in (
            "kronika.coach.weighing",
            "kronika.coach.analysis",
            "kronika.bots.search",
            "kronika.server.worker",
        ):
            monkeypatch.setattr(f"{module}.perf_counter", lambda: self.now)
        monkeypatch.setattr(analysis, "process_time", lambda: share * self.now)
        clock = self

        def play(self: Weighing, twin: kronika.Table, seed: str, candidate: Candidate) -> None:
            clock.now, clock.once = clock.now + costs + clock.once, 0.0
            self.played += 1
            candidate.worlds.append(self.number)
            candidate.worths.append(random.Random(f"{seed}/{candidate.keys}").random())
            candidate.chances.append([1 / twin.seats] * twin.seats)

        monkeypatch.setattr(weighing.Weighing, "_play", play)


def in_buy_phase() -> kronika.Table:
    return Scene(hand="gold*3", piles={"province": 1}).to_buy_phase().table


@pytest.mark.parametrize("costs", [0.004, 0.07, 0.2])
@pytest.mark.parametrize("milliseconds", [300, 2000])
def test_the_last_world_of_a_hint_is_over_in_time(
    costs: float, milliseconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch, costs)
    found = hint(in_buy_phase(), 0, milliseconds=milliseconds)
    assert clock.now <= milliseconds / 1000
    assert found.playouts >= 0.8 * milliseconds / 1000 / costs - 1, "and no time is wasted"


def test_where_a_world_takes_longer_than_there_is_time_one_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch, 0.7)
    assert hint(in_buy_phase(), 0, milliseconds=300).playouts == 1


def test_what_is_to_be_done_before_is_done_in_that_time_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has not seen the table yet has to play it again first."""
    clock = Clock(monkeypatch, 0.01)
    table = kronika.new_table("dominion", 2, 5)
    seat = table.asks[0].seat

    def looked_at(_: object) -> worker.Seen:
        clock.now += 0.2
        return worker.Seen(table, 0)

    monkeypatch.setattr(worker, "looked_at", looked_at)
    task: Any = SimpleNamespace(table="t", seat=seat, milliseconds=300.0)
    told = worker.hint(task)
    assert told is not None
    assert told["playouts"] >= 9
    assert clock.now <= 0.3


class Slices:
    """A process in which every slice takes so much longer than it was given, and that answers nothing else."""

    def __init__(self, beyond: float) -> None:
        self.now = 100.0
        self.given: list[float] = []
        self._beyond = beyond

    async def hint(self, _live: object, seat: int, _patience: float, thinking: float) -> dict[str, Any]:
        self.given.append(thinking)
        self.now += thinking + self._beyond
        return {"seat": seat, "advice": [], "equal": 1, "chances": [], "worlds": 1, "playouts": len(self.given)}


@pytest.mark.parametrize("beyond", [0.0, 0.04, 0.15, 0.4])
def test_the_full_answer_is_there_two_seconds_after_the_first_request(
    beyond: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    slices = Slices(beyond)
    monkeypatch.setattr(coach, "time", SimpleNamespace(monotonic=lambda: slices.now))
    live: Any = SimpleNamespace(
        id="t",
        acting=lambda person, _seat: person,
        seat_of=lambda _who: 0,
        order=SimpleNamespace(rated=False, coach="free"),
        opened={0: object()},
        chairs=[SimpleNamespace(bot="")],
        ask_id=lambda _seat: "q",
        answers=[],
    )
    settings: Any = SimpleNamespace(hints_per_second=1.0, bot_patience=9.0)
    bots: Any = SimpleNamespace(worker_of=lambda _table: slices)
    nothing: Any = None
    asked = coach.Coach(bots, nothing, nothing, settings)

    async def both() -> None:
        first = await asked.hint(live, "anna", AskCoach("q"))
        assert slices.now <= 100.0 + coach.FIRST + beyond + 1e-6
        assert not first.full
        slices.now += 0.03  # to the page and back
        full = await asked.hint(live, "anna", AskCoach("q", full=True))
        assert slices.now <= 102.0
        assert full.full

    asyncio.run(both())
    assert sum(slices.given) >= coach.FULL - 8 * beyond - 0.2, "no more is left out than has to be"


def game_of_bots() -> dict[str, Any]:
    table = kronika.new_table("dominion", 4, "in time", {"kingdom": "first-game"})
    bots = [BigMoney(seat) for seat in range(4)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    return table.chronicle()


def test_an_analysis_has_the_same_time_on_a_busy_machine_and_keeps_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = game_of_bots()
    answers = answers_of(chronicle)
    seqs = decisions_of(moments_of(chronicle), answers)
    planned = []
    for share in (1.0, 0.5, 0.1):
        clock = Clock(monkeypatch, 0.001 / share, share)
        planned.append(time_for(moments_of(chronicle), answers, seqs))
        clock.now = 0.0
        found = analyze(chronicle)
        assert clock.now <= 1.25 * planned[0] + 0.3, "the plan itself takes a fifth of a second"
        assert len(found.decisions) >= len(seqs) / 8
    assert planned == pytest.approx([planned[0]] * 3, rel=0.05)


def test_what_bots_work_out_once_for_a_game_makes_its_analysis_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = game_of_bots()
    answers = answers_of(chronicle)
    seqs = decisions_of(moments_of(chronicle), answers)
    planned = []
    for once in (0.0, 0.5):
        Clock(monkeypatch, 0.005, once=once)
        planned.append(time_for(moments_of(chronicle), answers, seqs))
    assert planned[0] == pytest.approx(planned[1])
