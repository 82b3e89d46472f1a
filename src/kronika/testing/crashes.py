"""Whatever a game's code raised, as a flaw: with the game's own line, and what is meant by the commonest mistakes."""

from __future__ import annotations

import os
import re
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from kronika.engine.game import State
from kronika.engine.turns import TurnState
from kronika.testing.flaws import Flaw

HERE = Path(__file__).parent
KRONIKA = HERE.parent
GAMES = KRONIKA / "games"
LIBRARY = Path(os.__file__).parent
LACKS = re.compile(r"'(?P<kind>\w+)' object has no attribute '(?P<name>\w+)'")


class Crash(Flaw):
    """An error in the game's code. What is raised at one place is one mistake, whatever number it names."""

    def __init__(self, what: str, remedy: str, place: object) -> None:
        super().__init__(what, remedy)
        self.place = place

    @property
    def same(self) -> object:
        return self.place


def flaw_of(error: Exception) -> Flaw:
    """A flaw that names the innermost line of the game itself, and the line that raised it, if it is the engine's."""
    if isinstance(error, Flaw):
        return error
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if is_own(frame.filename)]
    raised = [frame for frame in frames if Path(frame.filename).parent != HERE]
    shown = [*own[-1:], *(frame for frame in raised[-1:] if frame not in own)]
    said = str(error)
    what = f"{type(error).__name__}: {said}" if said else type(error).__name__
    lines = [f"{frame.filename}:{frame.lineno} in {frame.name}: {frame.line}" for frame in shown]
    first = shown[0] if shown else None
    place = (type(error), first.filename, first.lineno) if first else what
    return Crash(what, "\n".join([*lines, *hints(error)]), place)


def is_own(filename: str) -> bool:
    """Whether a line is the game's, and not Kronika's or Python's."""
    path = Path(filename)
    if filename.startswith(("<frozen", "<string")):
        return False
    if path.is_relative_to(KRONIKA):
        return path.is_relative_to(GAMES) and path.parent != GAMES
    return not path.is_relative_to(LIBRARY) or "site-packages" in path.parts


def hints(error: Exception) -> Iterator[str]:
    """What to do about it, where the mistake is one that many make."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    yield from slot_hint(error, frames)
    yield from reply_hint(error, frames)
    yield from turn_hint(frames)


def slot_hint(error: Exception, frames: list[FrameType]) -> Iterator[str]:
    lacks = LACKS.search(str(error)) if isinstance(error, AttributeError) else None
    state = next((each for each in states(frames) if lacks and type(each).__name__ == lacks["kind"]), None)
    if lacks is None or state is None:
        return
    kind, name = lacks["kind"], lacks["name"]
    if any(name in getattr(each, "__slots__", ()) for each in type(state).__mro__):
        yield f"`{name}` has no value yet: give it one in `{kind}.__init__`, before it is asked for."
    else:
        yield f'A state has only what is named in `__slots__`: write "{name}" there, in {kind}.'


def reply_hint(error: Exception, frames: list[FrameType]) -> Iterator[str]:
    if isinstance(error, AssertionError | AttributeError | TypeError) and any(map(began_alone, frames)):
        yield (
            "`opening` returned no ask, so `step` began without a reply: return an ask where somebody has a choice, "
            "or let the step do without one (`reply is None`)."
        )


def began_alone(frame: FrameType) -> bool:
    """Whether this is a step of a game that began without a reply: `step(self, state, reply)`."""
    code = frame.f_code
    return (
        code.co_name == "step"
        and code.co_argcount == 3
        and is_own(code.co_filename)
        and frame.f_locals.get(code.co_varnames[2], ...) is None
    )


def turn_hint(frames: list[FrameType]) -> Iterator[str]:
    for state in states(frames):
        turn = getattr(state, "turn", 0) if isinstance(state, TurnState) else 0
        if turn >= state.seats:
            yield (
                f"It was the turn of seat {turn}, and the seats are 0 to {state.seats - 1}: the next one is "
                "`state.others(state.turn)[0]`."
            )
            return


def states(frames: list[FrameType]) -> Iterator[State]:
    """The states that the lines knew, the innermost first."""
    for frame in reversed(frames):
        for value in frame.f_locals.values():
            if isinstance(value, State) and hasattr(value, "seats"):
                yield value
