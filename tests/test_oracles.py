"""The oracles agree with the games on some positions, and find a fault wherever one is planted."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks import endure, endure_oracles
from benchmarks.oracles.oracle import Difference
from kronika.games.north import paying, sea
from kronika.games.north import score as northern_score
from kronika.games.valeria import harvest, pay, roll
from kronika.games.valeria import score as valerian_score

SOME = 100
"""Positions of each area; `run.py endure oracles` compares 20,000."""
FIRST = {"valeria": 0, "north": 30}
"""From where on games have much of everything."""


@pytest.mark.parametrize("game", list(endure_oracles.RUNS))
def test_a_second_reading_of_the_clauses_agrees(game: str) -> None:
    compared: Counter[str] = Counter()
    seeds = itertools.count(FIRST[game])
    while any(compared[area] < SOME for area in endure_oracles.AREAS[game]):
        compared += endure_oracles.RUNS[game](next(seeds))


# --- planted faults ---


def found(game: str, area: str) -> str:
    """What the oracle says about a fault in this area, wherever a game first shows it."""
    with pytest.raises(Difference, match=rf"^{game}, {area} \(") as raised:
        follow_some(game)
    return str(raised.value)


def follow_some(game: str) -> None:
    for seed in range(40):
        endure_oracles.RUNS[game](seed)


@pytest.mark.plain
def test_a_die_changed_for_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    old = roll.possible_changes
    monkeypatch.setattr(roll, "possible_changes", lambda s: [(card, die, to, 0) for card, die, to, _ in old(s)])
    assert "V9.4" in found("valeria", "dice")


@pytest.mark.plain
def test_doubles_that_pay_nobody_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roll, "doubles", lambda s: None)
    assert "points after the dice" in found("valeria", "dice")


@pytest.mark.plain
def test_a_herald_who_stays_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    old = harvest.activations
    monkeypatch.setattr(harvest, "activations", lambda *of: [each for each in old(*of) if each[0].numbers])
    assert "something to choose" in found("valeria", "harvest")


@pytest.mark.plain
def test_a_citizen_without_the_plus_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pay.Means, "hire_price", lambda means, face: face.cost)
    assert "what can be afforded" in found("valeria", "payment")


@pytest.mark.plain
def test_payment_all_in_magic_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    old = pay.splits

    def splits(have: int, magic: int, cost: int, extra: int) -> list[tuple[int, int]]:
        all_magic = [(0, cost + extra)] if magic >= cost + extra else []
        return old(have, magic, cost, extra) + all_magic

    monkeypatch.setattr(pay, "splits", splits)
    assert "V6.2" in found("valeria", "payment")


@pytest.mark.plain
def test_resources_divided_wrongly_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    old = valerian_score.duke_points
    monkeypatch.setattr(valerian_score, "duke_points", lambda duke, own: old(duke, own) + (own.resources > 2))
    assert "seen by itself" in found("valeria", "scoring")


@pytest.mark.plain
def test_gold_that_stands_in_for_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    old = paying.ways
    monkeypatch.setattr(paying, "ways", lambda *of: old(*of)[:1])
    assert "N7.15" in found("north", "payment")


@pytest.mark.plain
def test_an_island_that_brings_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*of: Any) -> Any:
        yield from ()

    monkeypatch.setattr(sea, "take", nothing)
    assert "brings" in found("north", "expedition")


@pytest.mark.plain
def test_ships_in_the_wrong_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    old = sea.land

    def last_first(s: Any, ship: Any) -> Any:
        if s.queue:
            s.queue.append(ship)
            ship = s.queue.pop(0)
        yield from old(s, ship)

    monkeypatch.setattr(sea, "land", last_first)
    assert "the ship that lands first" in found("north", "expedition")


@pytest.mark.plain
def test_fish_that_score_nothing_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(northern_score, "RESOURCES", range(4))
    assert "points of seat" in found("north", "scoring")


# --- the run ---


def test_a_run_that_was_stopped_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    followed: list[int] = []

    def agrees(seed: int) -> Counter[str]:
        followed.append(seed)
        return Counter({"payment": 2, "expedition": 3, "scoring": 4})

    def differs(seed: int) -> Counter[str]:
        raise Difference("north, payment: gold")

    def endured(*args: str) -> int:
        notes = str(tmp_path / "build" / "notes.jsonl")
        monkeypatch.setattr("sys.argv", ["endure", "oracles", "--only", "north", "--notes", notes, *args])
        return endure.main()

    def here(game: str, first: int, processes: int) -> Iterator[Any]:
        return map(endure_oracles.run, ((game, seed) for seed in itertools.count(first)))

    monkeypatch.setattr(endure_oracles, "results", here)  # in this process, which sees what is patched
    monkeypatch.setitem(endure_oracles.RUNS, "north", agrees)
    assert endured("--positions", "4") == 0
    assert endured("--positions", "6") == 0
    assert followed == [0, 1, 2]
    told = capsys.readouterr().out.splitlines()[-1]
    assert told == "north: 3 games followed; positions: payment 6, expedition 9, scoring 12; no difference"
    monkeypatch.setitem(endure_oracles.RUNS, "north", differs)
    monkeypatch.setattr(endure_oracles, "results", lambda *of: itertools.islice(here(*of), 2))
    assert endured("--positions", "8") == 1
    assert "2 DIFFERENCES\n  seed 3: north, payment: gold" in capsys.readouterr().out
    assert endured("--told") == 1
