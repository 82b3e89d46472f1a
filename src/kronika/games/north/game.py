"""Empires of the North as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from kronika.engine.ask import Ask, Flow, Reply
from kronika.engine.errors import SetupError
from kronika.engine.game import Bot, Facts, Game, Result, Sides, Variant
from kronika.engine.prospects import Prospects
from kronika.engine.rng import Rng
from kronika.engine.setup import Need, Setup, SetupItem
from kronika.engine.texts import LANGUAGES
from kronika.games.north import history, score, sea, turn
from kronika.games.north import twists as _twists
from kronika.games.north.bots import BOTS
from kronika.games.north.deck_check import unknown_calls
from kronika.games.north.effects import TILES
from kronika.games.north.faces import CLANS, FACES, OWN_CLANS, OWN_FLAWS, OWN_FOLDER
from kronika.games.north.goods import THINGS
from kronika.games.north.prospects import prospects
from kronika.games.north.setup import SOLO, new_position, set_up
from kronika.games.north.sight import NorthSight, hidden
from kronika.games.north.state import ACTIONS, CLEANUP, EXPEDITION, LOOKOUT, Position
from kronika.games.north.view import view

LOADED = (_twists,)
"""Functions that cards call add themselves when they are loaded."""


@mypyc_attr(allow_interpreted_subclasses=True)
class North(Game[Position]):
    """Imperial Settlers: Empires of the North; one to four players."""

    id: ClassVar[str] = "north"
    versions: ClassVar[Sequence[int]] = (1, 2)
    variants: ClassVar[Sequence[Variant]] = (Variant(1, 4),)
    setup_items: ClassVar[Sequence[SetupItem]] = (
        SetupItem("clans", "choose", ["choose", "draft", "random", "first-game"], listed=CLANS),
        SetupItem("decks", "ours", ["ours", "own"]),
        SetupItem("raze-points", False),
        SetupItem("solo", "1", [*SOLO], needs=[Need("seats", [1], "north-solo-alone", "N10.1-a")]),
    )
    bots: ClassVar[Mapping[str, type[Bot]]] = BOTS
    home: ClassVar[Path | None] = Path(__file__).parent
    telling: ClassVar[Sequence[str]] = ("north-log-find",)
    headlines: ClassVar[Sequence[str]] = tuple(
        f"north-log-{verb}"
        for verb in (
            "clan",
            "strike",
            "start",
            "goal",
            "build",
            "construct",
            "field",
            "boost",
            "tile",
            "use",
            "raid",
            "pass",
            "pillage",
            "conquer",
            "stay",
        )
    )
    preludes: ClassVar[Sequence[str]] = ("north-log-pay", "north-log-second", "north-log-blind")
    weighty: ClassVar[Mapping[str, Sequence[str]]] = {
        "north-log-goal": (),
        "north-log-raid": (),
        "north-log-pillage": (),
        "north-log-conquer": (),
    }
    sides: ClassVar[Sides | None] = Sides(
        "clans", [f"north-log-{verb}" for verb in ("build", "construct", "field", "boost", "conquer", "pillage")]
    )

    def texts(self) -> list[Path]:
        """An owner's cards are put into words beside their decks."""
        folders = super().texts()
        if OWN_CLANS:
            from kronika.games.north.card_text import cards  # noqa: PLC0415 (only owners of decks of their own need it)

            own = OWN_FOLDER / "texts"
            own.mkdir(exist_ok=True)
            for lang in LANGUAGES:
                (own / f"own.{lang}.ftl").write_text(cards(lang, [face for face in FACES if face.own]), "utf-8")
            folders.append(own)
        return folders

    def full_setup(self, seats: int, given: Mapping[str, object] | None) -> Setup:
        setup = super().full_setup(seats, given)
        clans = setup["clans"]
        if isinstance(clans, list) and len(clans) != seats:
            raise SetupError("north-clans-count", {"count": len(clans), "seats": seats}, "N2.3-a")
        if setup["decks"] == "own":
            check_own_decks()
        return setup

    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Position:
        return new_position(seats, setup, rng, rules)

    def opening(self, s: Position) -> list[Ask]:
        return [turn.action_ask(s)] if s.phase == ACTIONS else []

    def step(self, s: Position, reply: Reply | None) -> Flow[None] | None:
        if reply is not None:
            return turn.act(s, reply)
        return self.run_on(s)

    def run_on(self, s: Position) -> Flow[None] | None:
        """The phases that begin without a question."""
        if s.phase == LOOKOUT:
            return turn.lookout(s)
        if s.phase == EXPEDITION:
            return sea.expedition(s)
        if s.phase == CLEANUP:
            turn.cleanup(s)
            return None
        return set_up(s)

    def sight(self, state: Position, seat: int | None) -> NorthSight:
        return NorthSight(state, seat)

    def view(self, sight: NorthSight) -> dict[str, Any]:
        return view(sight)

    def prospects(self, sight: NorthSight, ask: Ask) -> Prospects:
        return prospects(sight, ask)

    def hidden(self, state: Position, seat: int | None) -> list[list[int]]:
        return hidden(state, seat)

    def result(self, state: Position) -> Result:
        return score.result(state)

    def chart_values(self, sight: NorthSight) -> dict[str, list[float | None]]:
        return history.chart_values(sight)

    def is_turning_point(self, event: Mapping[str, Any]) -> bool:
        return history.is_turning_point(event)

    def stat_facts(self, state: Position) -> Facts:
        facts = super().stat_facts(state)
        facts.game["rounds"] = [str(state.round)]
        facts.seats = history.clans(state)
        return facts

    def played_setup(self, state: Position, setup: Setup) -> Setup | None:
        return history.played_setup(state)

    def faces(self) -> list[dict[str, Any]]:
        return [
            {
                "id": face.id,
                "kinds": [face.kind],
                "clan": face.clan,
                "type": face.type,
                "cost": amounts(face.cost),
                "yields": amounts(face.yields),
                "pillage": amounts(face.pillage),
                "with": TILES[face.with_tile] if face.with_tile >= 0 else "",
                "copies": face.copies,
                "start": face.start,
                "distance": face.distance,
                "lines": face.lines,
                "origin": face.origin,
                "retired": face.until is not None,
            }
            for face in FACES
        ]


def check_own_decks() -> None:
    """There must be some, and none with a flaw."""
    flawed = {flaw.source for flaw in OWN_FLAWS}
    flawed |= {f"{face.clan}.toml" for face in FACES if face.own and unknown_calls(face)}
    if flawed:
        raise SetupError("north-own-decks-flawed", {"files": ", ".join(sorted(flawed))})
    if not OWN_CLANS:
        raise SetupError("north-own-decks-none", {"files": ", ".join(f"{clan}.toml" for clan in CLANS)})


def amounts(of: list[int]) -> dict[str, int]:
    return {THINGS[i]: n for i, n in enumerate(of) if n}
