"""What is wrong with a game, said to whoever writes it: what happened, and what to do about it."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent


class Flaw(AssertionError):
    """One demand that a game does not meet. `remedy` says where to look and what to write."""

    def __init__(self, what: str, remedy: str = "") -> None:
        super().__init__("\n  ".join([what, *remedy.splitlines()]))
        self.what = what
        self.remedy = remedy


class GameFlaws(AssertionError):
    """All that `check_game` found, to be read from the top."""

    def __init__(self, game: str, flaws: Sequence[tuple[str, Flaw]]) -> None:
        self.game = game
        self.flaws = flaws
        things = "1 thing" if len(flaws) == 1 else f"{len(flaws)} things"
        lines = [f"{things} to put right in “{game}”:"]
        for number, (demand, flaw) in enumerate(flaws, start=1):
            lines += ["", f"{number}. {demand}: {flaw.what}"]
            lines += [f"   {line}" for line in flaw.remedy.splitlines()]
        super().__init__("\n".join(lines))


def demand(right: bool, what: str, remedy: str = "") -> None:
    """Raises a Flaw unless all is right."""
    if not right:
        raise Flaw(what, remedy)


def flaw_of(error: Exception) -> Flaw:
    """Whatever a game's code raised, as a flaw that names its line."""
    if isinstance(error, Flaw):
        return error
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).parent != HERE]
    where = f"{frames[-1].filename}:{frames[-1].lineno} in {frames[-1].name}: {frames[-1].line}" if frames else ""
    said = str(error)
    return Flaw(f"{type(error).__name__}: {said}" if said else type(error).__name__, where)
