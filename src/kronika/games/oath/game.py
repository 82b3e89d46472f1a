"""Oath as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from kronika.engine.ask import Ask, Flow, Reply
from kronika.engine.errors import SetupError
from kronika.engine.features import Feature
from kronika.engine.game import Bot, Facts, Game, Result, Sequel, Variant
from kronika.engine.message import Args, Message
from kronika.engine.notices import Notice
from kronika.engine.prospects import Prospects
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup, SetupItem
from kronika.games.oath import cards as _cards
from kronika.games.oath import chronicle, history, story, turn, victory
from kronika.games.oath.bots import BOTS
from kronika.games.oath.chronicle_string import fitting, read_string
from kronika.games.oath.faces import FACES, KINDS, NO_OATH, NO_SUIT, OATHS, SITE, SUITS, VISION, Face
from kronika.games.oath.features import features
from kronika.games.oath.legacy import WORLDS
from kronika.games.oath.notices import notices
from kronika.games.oath.preview import nameless, preview
from kronika.games.oath.prospects import prospects
from kronika.games.oath.saga_record import saga_record
from kronika.games.oath.setup import new_position, set_up
from kronika.games.oath.sight import OathSight, hidden, unknown_backs
from kronika.games.oath.state import ACT, CHRONICLE, COLORS, REST, ROUND_END, SETUP, WAKE, Position
from kronika.games.oath.view import position, view
from kronika.games.oath.world_string import check

LOADED = (_cards,)
"""Powers add themselves to the cards when they are loaded."""

FITS: dict[str, list[int]] = {world: [row["players"]] for world, row in WORLDS.items() if "players" in row}
"""The numbers of players of the worlds that were made for one number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Oath(Game[Position]):
    """Oath: Chronicles of Empire and Exile; two to six players. The Chancellor sits in seat 0."""

    id: ClassVar[str] = "oath"
    versions: ClassVar[Sequence[int]] = (2, 3, 4)
    variants: ClassVar[Sequence[Variant]] = (Variant(2, 6),)
    setup_items: ClassVar[Sequence[SetupItem]] = (
        SetupItem("world", "first", [*WORLDS, "random"], fits=FITS),
        SetupItem("oath", "inherited", ["inherited", *OATHS]),
        SetupItem("citizens", [], COLORS[1:], many=True),
        SetupItem("writes", True),
        SetupItem("chronicle", "", text=True, secret=True),
    )
    bots: ClassVar[Mapping[str, type[Bot]]] = BOTS
    home: ClassVar[Path | None] = Path(__file__).parent
    sagas: ClassVar[bool] = True
    saga_setup: ClassVar[Mapping[str, object]] = {"writes": True}
    saga_world: ClassVar[str] = "chronicle"
    telling: ClassVar[Sequence[str]] = ("oath-log-inquisitor-found",)
    milestones: ClassVar[Sequence[str]] = (
        "oath-log-title",
        "oath-log-usurper",
        "oath-log-vision",
        "oath-log-citizen",
        "oath-log-exile",
        "oath-log-win",
    )
    headlines: ClassVar[Sequence[str]] = (
        *(f"oath-log-{action}" for action in ("search", "muster", "trade", "recover", "campaign", "travel")),
        *(f"oath-log-{action}" for action in ("offer-citizenship", "offer", "vow", "build", "repair")),
        "oath-log-end-die",
    )
    for_eyes: ClassVar[frozenset[str]] = frozenset(
        {"alarms", "ways", "prices", "reach", "rounds", "searchTrack", "supplyTrack", "advisersMost", "chronicle"}
    )
    features_version: ClassVar[int] = 1
    handed_on: ClassVar[Sequence[str]] = (story.TITLE,)
    weighty: ClassVar[Mapping[str, Sequence[str]]] = {
        **{f"oath-log-{turn}": () for turn in ("title", "usurper", "vision", "citizen", "exile", "win")},
        **{f"oath-log-{turn}": () for turn in ("victor", "seize-banner", "end-die", "take-favor", "take-secret")},
    }

    def full_setup(self, seats: int, given: Mapping[str, object] | None) -> Setup:
        setup = super().full_setup(seats, given)
        written = cast("str", setup["chronicle"])
        if written:
            check(read_string(written))
            return setup
        players = WORLDS.get(cast("str", setup["world"]), {}).get("players", seats)
        if players != seats:
            args = {"world": cast("str", setup["world"]), "players": players, "seats": seats}
            raise SetupError("oath-world-players", dict(args), "1.1-a")
        return setup

    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Position:
        return new_position(seats, setup, rng, rules)

    def opening(self, s: Position) -> list[Ask]:
        if s.phase == ACT and not s.act_over:
            return [turn.act_ask(s)]
        return []

    def step(self, s: Position, reply: Reply | None) -> Flow[None] | None:
        if reply is not None:
            return turn.act(s, reply)
        return self.run_on(s)

    def run_on(self, s: Position) -> Flow[None] | None:
        """The phases that begin without a question."""
        if s.phase == WAKE:
            return turn.wake(s)
        if s.phase == REST:
            return turn.rest(s)
        if s.phase == ROUND_END:
            return turn.round_end(s)
        if s.phase == SETUP:
            return set_up(s)
        if s.phase == CHRONICLE:
            return chronicle.write(s)
        s.phase = REST
        return None

    def sight(self, state: Position, seat: int | None) -> OathSight:
        return OathSight(state, seat)

    def view(self, sight: OathSight) -> dict[str, Any]:
        return view(sight)

    def position(self, sight: OathSight) -> dict[str, Any]:
        return position(sight)

    def features(self, sight: OathSight, ask: Ask) -> list[Feature]:
        return features(sight, ask)

    def notices(self, sight: OathSight) -> list[Notice]:
        return notices(sight)

    def prospects(self, sight: OathSight, ask: Ask) -> Prospects:
        return prospects(sight, ask)

    def hidden(self, state: Position, seat: int | None) -> list[list[int]]:
        return hidden(state, seat)

    def unknown_backs(self, state: Position, seat: int | None) -> list[list[int]]:
        return unknown_backs(state, seat)

    def result(self, state: Position) -> Result:
        return victory.result(state)

    def sequel(self, state: Position, names: Sequence[str], saga: str) -> Sequel | None:
        """The winner is offered the Chancellor's chair; the others follow in turn order."""
        if not state.testament:
            return None
        string = read_string(state.testament)
        string.name = fitting(saga)
        string.winner_name = fitting(names[state.winner])
        return Sequel({"chronicle": string.text()}, state.order(state.winner))

    def renamed(self, setup: Setup, name: str, instead: str) -> Setup:
        """The chronicle string tells the saga's name and the winner's."""
        written = cast("str", setup.get("chronicle", ""))
        if not written:
            return setup
        string = read_string(written)
        string.name = fitting(instead) if string.name == fitting(name) else string.name
        string.winner_name = fitting(instead) if string.winner_name == fitting(name) else string.winner_name
        return {**setup, "chronicle": string.text()}

    def nameless(self, setup: Setup) -> Setup:
        written = cast("str", setup.get("chronicle", ""))
        return {**setup, "chronicle": nameless(read_string(written)).text()} if written else setup

    def preview(self, setup: Setup) -> dict[str, list[Message]]:
        written = cast("str", setup.get("chronicle", ""))
        return preview(read_string(written)) if written else {}

    def played_setup(self, state: Position, setup: Setup) -> Setup | None:
        """The world it began with: one of those with a name, or that of a string. A world of chance is nobody's."""
        if setup["chronicle"]:
            found = self.nameless({"chronicle": setup["chronicle"]})
        elif setup["world"] in WORLDS:
            found = {"world": setup["world"]}
        else:
            return None
        return found if setup["oath"] == "inherited" else {**found, "oath": setup["oath"]}

    def saga_record(self, state: Position) -> dict[str, Any]:
        return saga_record(state)

    def chapter(self, record: Mapping[str, Any]) -> dict[str, list[Message]]:
        return {
            "oath-saga-oath": [Message(f"oath-oath-{record['oath']}")],
            "oath-saga-how": [Message(f"oath-how-{record['ending']}")],
            "oath-saga-world": [
                Message(f"oath-deed-{what}", {"card": of, "suit": of, "oath": of, "color": of})
                for what, of in record["deeds"]
            ],
        }

    def worth_telling(self, events: Sequence[Mapping[str, Any]]) -> list[int]:
        return story.worth_telling(events, super().worth_telling(events))

    def around(self, events: Sequence[Mapping[str, Any]], place: int) -> Args:
        return story.around(events, place)

    def prologue(self, sight: OathSight) -> list[Message]:
        return story.prologue(sight)

    def chart_values(self, sight: OathSight) -> dict[str, list[float | None]]:
        return history.chart_values(sight)

    def stat_facts(self, state: Position) -> Facts:
        facts = super().stat_facts(state)
        facts.game.update(history.oath(state))
        facts.seats = history.roles(state)
        return facts

    def faces(self) -> list[dict[str, Any]]:
        return [plain(face) for face in FACES]


CLAUSES = {
    "plan": "7.5-a",
    "action": "7.3.2-a",
    "played": "7.3.3-a",
    "rest": "4.3.5-a",
    "wake": "4.1.4-a",
    "modifier": "7.4-a",
    "passive": "7.1.4-a",
}
"""Where the Law speaks of powers of this kind."""


def clause(face: Face) -> str:
    if face.kind == VISION:
        return "5.1.4.III-a" if face.oath != NO_OATH else "5.1.4.IV-b"
    return "2.8.5-a" if face.kind == SITE else CLAUSES[face.times[0]]


def plain(face: Face) -> dict[str, Any]:
    return {
        "id": face.id,
        "rule": clause(face),
        "kinds": [KINDS[face.kind]],
        "suit": "" if face.suit == NO_SUIT else SUITS[face.suit],
        "cost": face.cost.plain(),
        "only": "site" if face.site_only else "adviser" if face.adviser_only else "",
        "locked": face.locked,
        "other": face.other,
        "times": face.times,
        "modifies": face.modifies,
        "persistent": face.persistent,
        "side": face.side,
        "dice": face.dice,
        "capacity": face.capacity,
        "reveal": {"favor": face.reveal_favor, "secrets": face.reveal_secrets, "relics": face.reveal_relics},
        "recover": None if face.recover is None else face.recover.plain(),
        "coast": face.coast,
        "home": "" if face.home == NO_SUIT else SUITS[face.home],
        "oath": "" if face.oath == NO_OATH else OATHS[face.oath],
    }
