"""What is wrong with a game, said to whoever writes it: what happened, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence


class Flaw(AssertionError):
    """One demand that a game does not meet. `remedy` says where to look and what to write, `seed` in which random game
    it was found, and `again` how to see it once more."""

    def __init__(self, what: str, remedy: str = "", seed: int | None = None, again: str = "") -> None:
        super().__init__("\n  ".join([what, *remedy.splitlines()]))
        self.what = what
        self.remedy = remedy
        self.seed = seed
        self.again = again

    @property
    def same(self) -> object:
        """Flaws for which this is equal are one mistake."""
        return self.what, self.remedy


class GameFlaws(AssertionError):
    """All that `check_game` found, to be read from the top. What stops several demands is told once."""

    def __init__(self, game: str, flaws: Sequence[tuple[str, Flaw]]) -> None:
        self.game = game
        self.flaws = flaws
        stopped: dict[object, list[tuple[str, Flaw]]] = {}
        for demand, flaw in flaws:
            stopped.setdefault(flaw.same, []).append((demand, flaw))
        things = "1 thing" if len(stopped) == 1 else f"{len(stopped)} things"
        lines = [f"{things} to put right in “{game}”:"]
        for number, alike in enumerate(stopped.values(), start=1):
            lines += ["", *told(number, alike)]
        super().__init__("\n".join(lines))


def told(number: int, alike: Sequence[tuple[str, Flaw]]) -> list[str]:
    """One mistake, with the first demand that it stops and the number of those that it stops too."""
    demand, flaw = alike[0]
    seed = "" if flaw.seed is None else f" [seed {flaw.seed}]"
    more = f"{len(alike)} demands stop here." if len(alike) > 1 else ""
    remedy = [*flaw.remedy.splitlines(), *filter(None, [more, flaw.again])]
    return [f"{number}. {demand}: {flaw.what}{seed}", *(f"   {line}" for line in remedy)]


def demand(right: bool, what: str, remedy: str = "") -> None:
    """Raises a Flaw unless all is right."""
    if not right:
        raise Flaw(what, remedy)
