"""Valeria as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from kronika.engine.ask import Ask, Flow, Reply
from kronika.engine.errors import SetupError
from kronika.engine.game import Bot, Facts, Game, Result, Variant
from kronika.engine.notices import Notice
from kronika.engine.prospects import Prospects
from kronika.engine.rng import Rng
from kronika.engine.setup import Need, Setup, SetupItem
from kronika.games.valeria import actions, draft, harvest, history, notices, roll, score, solo, turn
from kronika.games.valeria import twists as _twists
from kronika.games.valeria.bots import BOTS
from kronika.games.valeria.effects import AREAS
from kronika.games.valeria.faces import CITIZEN, EVENT, FACES, MONSTER, SETS, STACK_NUMBERS, citizens_for, of_kind
from kronika.games.valeria.prospects import prospects
from kronika.games.valeria.setup import choose_dukes, new_position
from kronika.games.valeria.sight import ValeriaSight, hidden
from kronika.games.valeria.state import ACTIONS, END, HARVEST, MONSTERS, ROLL, SECOND_HARVEST, SETUP, Position
from kronika.games.valeria.view import position, view

GREAT_MONSTERS = [face.id for face in of_kind(MONSTER) if face.type in history.GREAT]
OPEN_SET = Need("set", ["random", "chosen"], "valeria-set-and-choice", "V2.2-a")
LOADED = (_twists,)
"""Twists add themselves to the vocabulary when they are loaded."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Valeria(Game[Position]):
    """Valeria: Card Kingdoms, the base box; one to five players."""

    id: ClassVar[str] = "valeria"
    versions: ClassVar[Sequence[int]] = (1, 2)
    variants: ClassVar[Sequence[Variant]] = (Variant(1, 5),)
    setup_items: ClassVar[Sequence[SetupItem]] = (
        SetupItem("set", "first-game", [*SETS, "random", draft.SET, "chosen"]),
        SetupItem("areas", [], AREAS, many=True, most=5, needs=[OPEN_SET]),
        SetupItem(
            "citizens",
            [],
            [face.id for face in of_kind(CITIZEN)],
            many=True,
            needs=[OPEN_SET, Need("mixed-citizens", [False], "valeria-mixed-choice", "V12.1-a")],
            groups=[[face.id for face in citizens_for(numbers)] for numbers in STACK_NUMBERS],
        ),
        SetupItem("enemy-events", False),
        SetupItem(
            "events",
            [],
            [face.id for face in of_kind(EVENT)],
            many=True,
            most=-1,
            needs=[Need("enemy-events", [True], "valeria-events-off", "V2.5-b")],
        ),
        SetupItem("mixed-citizens", False),
        SetupItem("no-dukes", False, needs=[Need("seats", [2, 3, 4, 5], "valeria-solo-dukes", "V14.1-a")]),
        SetupItem("dark-lord", "0", ["0", "1", "2"], needs=[Need("seats", [1], "valeria-dark-lord-alone", "V14.4-a")]),
    )
    bots: ClassVar[Mapping[str, type[Bot]]] = BOTS
    home: ClassVar[Path | None] = Path(__file__).parent
    headlines: ClassVar[Sequence[str]] = tuple(
        f"valeria-log-{verb}" for verb in ("draft-area", "draft-citizen", "roll", "slay", "hire", "build")
    )
    preludes: ClassVar[Sequence[str]] = ("valeria-log-pay",)
    for_eyes: ClassVar[frozenset[str]] = frozenset({"forecast"})
    weighty: ClassVar[Mapping[str, Sequence[str]]] = {
        "valeria-log-slay": GREAT_MONSTERS,
        "valeria-log-take": (),
        "valeria-log-rob": (),
        "valeria-log-exhausted": (),
        "valeria-log-captured": (),
        "valeria-log-lost": (),
    }

    def full_setup(self, seats: int, given: Mapping[str, object] | None) -> Setup:
        setup = super().full_setup(seats, given)
        areas = cast("list[str]", setup["areas"])
        citizens = cast("list[str]", setup["citizens"])
        if len(areas) > 5:
            raise SetupError("valeria-areas-five", {"count": len(areas)}, "V2.2-a")
        for numbers in STACK_NUMBERS:
            kinds = [face.id for face in citizens_for(numbers) if face.id in citizens]
            if len(kinds) > 1:
                args = {"one": kinds[0], "other": kinds[1], "number": "/".join(map(str, numbers))}
                raise SetupError("valeria-citizens-clash", dict(args), "V2.3-a")
        if len(cast("list[str]", setup["events"])) > seats:
            raise SetupError("valeria-events-many", {"seats": seats}, "V10.1-a")
        return setup

    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Position:
        return new_position(seats, setup, rng, rules)

    def opening(self, s: Position) -> list[Ask]:
        if s.phase == ACTIONS and s.actions:
            return [actions.action_ask(s)]
        return draft.opening(s) if s.drafting else []

    def step(self, s: Position, reply: Reply | None) -> Flow[None] | None:
        if reply is not None and s.drafting:
            draft.take(s, reply)
            return None
        if reply is not None:
            return actions.act(s, reply)
        return self.run_on(s)

    def run_on(self, s: Position) -> Flow[None] | None:
        """The phases in which nothing is asked at the beginning (V3.1, V14.2)."""
        if s.phase == ROLL:
            return roll.roll_phase(s)
        if s.phase == HARVEST:
            flow = harvest.harvest(s, s.turn)
            if flow is not None:
                return then_actions(s, flow)
            turn.begin_actions(s)
        elif s.phase == ACTIONS:
            return turn.end_actions(s)
        elif s.phase == END:
            turn.end_phase(s)
        elif s.phase == MONSTERS:
            return solo.monsters_phase(s)
        elif s.phase == SECOND_HARVEST:
            flow = harvest.harvest(s, -1)
            if flow is not None:
                return then_end(s, flow)
            s.phase = END
        elif s.phase == SETUP:
            if not s.no_dukes:
                return choose_dukes(s)
            turn.begin_turn(s, s.first)
        return None

    def sight(self, state: Position, seat: int | None) -> ValeriaSight:
        return ValeriaSight(state, seat)

    def view(self, sight: ValeriaSight) -> dict[str, Any]:
        return view(sight)

    def position(self, sight: ValeriaSight) -> dict[str, Any]:
        return position(sight)

    def notices(self, sight: ValeriaSight) -> list[Notice]:
        return notices.notices(sight)

    def prospects(self, sight: ValeriaSight, ask: Ask) -> Prospects:
        return prospects(sight, ask)

    def hidden(self, state: Position, seat: int | None) -> list[list[int]]:
        return hidden(state, seat)

    def result(self, state: Position) -> Result:
        return score.result(state)

    def worth_telling(self, events: Sequence[Mapping[str, Any]]) -> list[int]:
        """What weighs, but for stacks that run out, of which there are many; and every domain that is built."""
        weighs = set(super().worth_telling(events))
        told = [i for i, event in enumerate(events) if i in weighs or event["id"] == "valeria-log-build"]
        return [i for i in told if events[i]["id"] != "valeria-log-exhausted"]

    def chart_values(self, sight: ValeriaSight) -> dict[str, list[float | None]]:
        return history.chart_values(sight)

    def is_turning_point(self, event: Mapping[str, Any]) -> bool:
        return history.is_turning_point(event)

    def stat_facts(self, state: Position) -> Facts:
        facts = super().stat_facts(state)
        facts.seats = history.dukes(state)
        return facts

    def played_setup(self, state: Position, setup: Setup) -> Setup | None:
        return history.played_setup(state, setup)

    def faces(self) -> list[dict[str, Any]]:
        return [
            {
                "id": face.id,
                "kinds": [face.kind],
                "cost": face.cost or None,
                "numbers": face.numbers,
                "roles": face.roles,
            }
            | {"strength": face.strength, "magic": face.magic, "points": face.vp, "type": face.type}
            | {"area": AREAS[face.area] if face.area >= 0 else "", "when": face.when, "lines": face.lines}
            | {"scores": face.points, "resources": face.resources}
            for face in FACES
        ]


def then_actions(s: Position, flow: Flow[None]) -> Flow[None]:
    yield from flow
    turn.begin_actions(s)


def then_end(s: Position, flow: Flow[None]) -> Flow[None]:
    yield from flow
    s.phase = END
