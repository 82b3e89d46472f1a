"""What many get wrong in their first game: `check_game` says each once, with the game's own line and what to write."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from examples.sealed_letter.game import Court, SealedLetter, playable
from kronika.engine.ask import Ask, Flow, Reply
from kronika.engine.cards import Cards
from kronika.engine.errors import RuleError
from kronika.engine.flow import choose
from kronika.engine.game import Result
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup
from kronika.engine.zoned import ALL, Zone, ZonedState
from kronika.games import unregister
from kronika.testing import DEMANDS, GameFlaws, check_game
from kronika.testing.progress import Progress

pytestmark = pytest.mark.plain


@pytest.fixture(autouse=True)
def own_shelf() -> Iterator[None]:
    """The toys share the id of the game they break."""
    unregister(SealedLetter.id)
    yield
    unregister(SealedLetter.id)


def said(game: SealedLetter) -> str:
    with pytest.raises(GameFlaws) as found:
        check_game(game, 4)
    return str(found.value)


def line_of(function: Callable[..., object], part: str) -> str:
    """Where a part of a function stands, as a report names it."""
    code = function.__code__
    source = Path(code.co_filename).read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(source[code.co_firstlineno - 1 :], code.co_firstlineno) if part in line)
    return f"{code.co_filename}:{number} in {code.co_name}: {source[number - 1].strip()}"


class NoResult(SealedLetter):
    def result(self, state: Court) -> Result:
        return None  # type: ignore[return-value]


def test_a_result_that_was_forgotten_is_one_mistake() -> None:
    told = said(NoResult())
    assert told.startswith("1 thing to put right in “sealed-letter”:\n")
    assert "games end with a result: the game is over, and `NoResult.result(state)` gives None [seed 0]" in told
    assert "It returns a Result with a score for each seat: return Result.ranked(scores, " in told


class Unnamed(ZonedState):
    __slots__ = ("load",)

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, Cards(["1"], [], {}))
        self.load: list[int] = []
        self.hands: list[int] = []  # type: ignore[misc]

    def layout(self) -> list[Zone]:
        return [Zone("load", None, self.load, ALL)]


class NoSlot(SealedLetter):
    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Any:
        return Unnamed(seats, rng)


def test_an_attribute_that_no_slot_names() -> None:
    told = said(NoSlot())
    assert told.startswith("1 thing to put right in “sealed-letter”:\n")
    assert "AttributeError: 'Unnamed' object has no attribute 'hands'" in told
    assert line_of(Unnamed.__init__, "self.hands") in told
    assert 'A state has only what is named in `__slots__`: write "hands" there, in Unnamed.' in told


class Late(Unnamed):
    __slots__ = ("hands",)

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        del self.hands


class NoValue(SealedLetter):
    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Any:
        return Late(seats, rng)

    def opening(self, state: Any) -> list[Ask]:
        return state.hands  # type: ignore[no-any-return]


def test_a_slot_that_has_no_value() -> None:
    assert "`hands` has no value yet: give it one in `Late.__init__`" in said(NoValue())


class Smart(Court):
    """It names no slots, so it takes anything."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.loads = 0


class Slotless(SealedLetter):
    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Court:
        return Smart(seats, rng)


def test_a_state_without_slots_in_a_game_of_a_few_answers() -> None:
    assert "copies take over every slot: Smart has no __slots__" in said(Slotless())


class NoAsk(SealedLetter):
    def opening(self, state: Court) -> list[Ask]:
        return []


def test_an_opening_that_asks_nothing_of_a_step_that_wants_a_reply() -> None:
    told = said(NoAsk())
    assert told.startswith("1 thing to put right in “sealed-letter”:\n")
    assert line_of(SealedLetter.step, "assert reply is not None") in told
    assert "`opening` returned no ask, so `step` began without a reply" in told


class NoWrap(SealedLetter):
    def step(self, state: Court, reply: Reply | None) -> Flow[None]:
        yield from super().step(state, reply)
        if not state.over:
            state.turn += 1


def test_a_turn_that_never_comes_round() -> None:
    told = said(NoWrap())
    assert told.startswith("1 thing to put right in “sealed-letter”:\n")
    assert told.count("IndexError") == 1
    assert line_of(playable, "held = {") in told
    assert "It was the turn of seat " in told
    assert "`state.others(state.turn)[0]`" in told


def test_what_stops_many_demands_is_said_once_and_they_are_counted() -> None:
    with pytest.raises(GameFlaws) as found:
        check_game(NoWrap(), 4)
    stopped = len(found.value.flaws)
    assert stopped > len(DEMANDS) - 4, "each demand still says what it found, for programs"
    assert f"   {stopped} demands stop here.\n   Once more: check_game(NoWrap(), only=" in str(found.value)


class Engine(SealedLetter):
    """What the engine raises is told with the line of the game that called it."""

    def step(self, state: Court, reply: Reply | None) -> Flow[None]:
        yield from choose(None)  # type: ignore[arg-type]


def test_an_error_within_the_engine_names_the_line_of_the_game_and_its_own() -> None:
    told = said(Engine())
    assert line_of(Engine.step, "yield from choose(None)") in told
    assert "flow.py:" in told


class TwoPlaces(SealedLetter):
    """Two mistakes are two, though both are of one kind."""

    def view(self, sight: Any) -> dict[str, Any]:
        raise RuleError("no view")

    def result(self, state: Court) -> Result:
        raise RuleError("no result")


def test_errors_at_two_places_are_two() -> None:
    told = said(TwoPlaces())
    assert told.startswith("2 things to put right in “sealed-letter”:\n")
    assert (told.count("RuleError: no view"), told.count("RuleError: no result")) == (1, 1)


# --- progress ---


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_one_line_of_a_terminal_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    with Progress(2) as progress:
        progress.step("refs exist")
        assert screen.getvalue().endswith("1/2 refs exist …")
    assert screen.getvalue().endswith("\r\x1b[K")
    assert "\n" not in screen.getvalue()


def test_progress_is_not_in_the_output_of_tests_nor_in_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with Progress(1) as progress:
        progress.step("refs exist")
    assert screen.getvalue() == ""
    file = StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    with Progress(1) as progress:
        progress.step("refs exist")
    assert file.getvalue() == ""
