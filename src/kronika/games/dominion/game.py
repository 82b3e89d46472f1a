"""Dominion as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from kronika.engine.ask import Ask, Flow, Reply
from kronika.engine.errors import SetupError
from kronika.engine.game import Bot, Facts, Game, Result, Variant
from kronika.engine.message import Args
from kronika.engine.notices import Notice
from kronika.engine.prospects import Prospects
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup, SetupItem, Usual
from kronika.games.dominion import draft, history, lot, notices, prospects, score, turn
from kronika.games.dominion.bots import BOTS
from kronika.games.dominion.choices import BUY, DRAFTED, PLAY, PLAY_TREASURE, PLAY_TREASURES
from kronika.games.dominion.faces import ACTION, BIT, COINS, FACES, SETS, TYPES
from kronika.games.dominion.kingdoms import RECOMMENDED, recommended
from kronika.games.dominion.setup import KINGDOM_CARDS, begin, new_position
from kronika.games.dominion.sight import DominionSight, hidden
from kronika.games.dominion.state import ACTIONS, BUYS, DRAFT, Position
from kronika.games.dominion.story import around, worth_telling
from kronika.games.dominion.view import position, view

KINGDOM_IDS = [face.id for face in FACES if face.set in SETS]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dominion(Game[Position]):
    """Dominion: Intrigue with the base set, first editions."""

    id: ClassVar[str] = "dominion"
    versions: ClassVar[Sequence[int]] = (1, 2)
    routine: ClassVar[Sequence[str]] = ("dominion-log-clean-up",)
    headlines: ClassVar[Sequence[str]] = tuple(f"dominion-log-{verb}" for verb in ("draft", "play", "treasures", "buy"))
    for_eyes: ClassVar[frozenset[str]] = frozenset({"between", "tracker"})
    weighty: ClassVar[Mapping[str, Sequence[str]]] = {
        "dominion-log-buy": ("province",),
        "dominion-log-gain": ("province", "curse"),
    }
    variants: ClassVar[Sequence[Variant]] = (Variant(2, 4), Variant(5, 6, {"large": True}))
    setup_items: ClassVar[Sequence[SetupItem]] = (
        SetupItem(
            "kingdom",
            "victory-dance",
            [*RECOMMENDED, "random", "draft"],
            listed=KINGDOM_IDS,
            contents={id: recommended(id) for id in RECOMMENDED},
            usual=[Usual("sets", ["base"], "first-game")],
            offered="first-game",
        ),
        SetupItem("sets", list(SETS), SETS, many=True),
        SetupItem("large", False),
        SetupItem("late-treasures", False),
        SetupItem("masquerade-empty", "receives", ["receives", "skips"]),
        SetupItem("all-treasures", False),
        SetupItem("last-winners", [], [str(seat) for seat in range(6)], many=True),
    )
    draws: ClassVar[Mapping[str, Sequence[SetupItem]]] = {"kingdom": lot.WISHES}
    bots: ClassVar[Mapping[str, type[Bot]]] = BOTS
    home: ClassVar[Path | None] = Path(__file__).parent

    def full_setup(self, seats: int, given: Mapping[str, object] | None) -> Setup:
        setup = super().full_setup(seats, given)
        kingdom = setup["kingdom"]
        if isinstance(kingdom, list) and len(kingdom) != KINGDOM_CARDS:
            raise SetupError("dominion-kingdom-ten", {"count": len(kingdom)}, "D2.4-a")
        if not setup["sets"]:
            raise SetupError("option-value", {"option": "sets", "value": "", "right": ", ".join(SETS)})
        for winner in cast("list[str]", setup["last-winners"]):
            if int(winner) >= seats:
                raise SetupError("seat-unknown", {"seat": winner, "last": seats - 1}, "D2.6-b")
        return setup

    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Position:
        return new_position(seats, setup, rng, rules)

    def opening(self, s: Position) -> list[Ask]:
        """The question of the phase: which Action card (D3.2), or which Treasure or purchase (D3.3).

        Such an ask depends on a few numbers only, so the kingdom keeps it ready on its shelf."""
        seat = s.turn
        face = s.cards.face
        mask = 0
        if s.phase == BUYS:
            if not s.bought or s.late_treasures:
                for card in s.hand[seat]:
                    f = face[card]
                    if COINS[f]:
                        mask |= BIT[f]
            key = (seat, s.coins, mask, s.stock, s.buys, s.discount)
            asks = s.kingdom.shelf.get(key)
            return asks if asks is not None else s.kingdom.keep(key, [turn.buy_ask(s, mask)])
        if s.phase == ACTIONS:
            for card in s.hand[seat]:
                f = face[card]
                if TYPES[f] & ACTION:
                    mask |= BIT[f]
            key = (seat, s.actions, mask, -1, 0, 0)
            asks = s.kingdom.shelf.get(key)
            return asks if asks is not None else s.kingdom.keep(key, [turn.action_ask(s, mask)])
        return draft.opening(s) if s.phase == DRAFT else []

    def step(self, s: Position, reply: Reply | None) -> Flow[None] | None:
        if reply is None:
            begin(s)
            return None
        option = reply.ask.options[reply.picks[0]]
        does = option.value
        if does == BUY:
            turn.buy(s, option.values[0])
        elif does == PLAY_TREASURES:
            turn.play_treasures(s)
        elif does == PLAY:
            return turn.play_action(s, option.values[0])
        elif does == PLAY_TREASURE:
            turn.play_treasure(s, option.values[0])
        elif does == DRAFTED:
            draft.take(s, option.values[0])
        elif s.phase == ACTIONS:
            turn.begin_buys(s)
        else:
            turn.clean_up(s)
        return None

    def sight(self, state: Position, seat: int | None) -> DominionSight:
        return DominionSight(state, seat)

    def view(self, sight: DominionSight) -> dict[str, Any]:
        return view(sight)

    def position(self, sight: DominionSight) -> dict[str, Any]:
        return position(sight)

    def hidden(self, state: Position, seat: int | None) -> list[list[int]]:
        return hidden(state, seat)

    def notices(self, sight: DominionSight) -> list[Notice]:
        return notices.notices(sight)

    def prospects(self, sight: DominionSight, ask: Ask) -> Prospects:
        return prospects.prospects(sight, ask)

    def draw_list(self, item: str, wishes: Setup, rng: Rng) -> list[str]:
        return lot.draw_kingdom(wishes, rng)

    def result(self, state: Position) -> Result:
        return score.result(state)

    def chart_values(self, sight: DominionSight) -> dict[str, list[float | None]]:
        return history.chart_values(sight)

    def worth_telling(self, events: Sequence[Mapping[str, Any]]) -> list[int]:
        return worth_telling(events)

    def around(self, events: Sequence[Mapping[str, Any]], place: int) -> Args:
        return around(events, place)

    def is_turning_point(self, event: Mapping[str, Any]) -> bool:
        return history.is_turning_point(event)

    def stat_facts(self, state: Position) -> Facts:
        facts = super().stat_facts(state)
        facts.game.update(history.kingdom(state))
        facts.seats = [history.gathered(state, seat) for seat in range(state.seats)]
        return facts

    def played_setup(self, state: Position, setup: Setup) -> Setup | None:
        return history.played_setup(state)

    def faces(self) -> list[dict[str, Any]]:
        return [
            {
                "id": face.id,
                "set": face.set,
                "cost": face.cost,
                "kinds": face.kind_names(),
                "coins": face.coins,
                "points": None if face.points is not None else face.vp,
                "rule": face.rule,
            }
            for face in FACES
        ]
