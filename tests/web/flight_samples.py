"""Stretches of real games for the browser's test of flights (web/src/table/identity.test.ts).

    python -m tests.web.flight_samples      writes web/src/table/flight-samples.json

Each face there has the card's true id behind it ("copper#12"), which the browser is never told: so the test knows which
card really went where. A zone is told when it changes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import kronika
from kronika.engine.events import Event
from kronika.engine.game import Sight, State
from kronika.games.north.sight import NorthSight
from kronika.games.oath.sight import OathSight
from kronika.server.replays import everyones
from kronika.testing import walk

HOME = Path(__file__).parents[2] / "web" / "src" / "table" / "flight-samples.json"
GAMES: Sequence[tuple[str, int, dict[str, Any], int]] = (
    ("dominion", 2, {"kingdom": "size-distortion"}, 50),
    ("valeria", 2, {}, 40),
    ("oath", 3, {}, 50),
    ("north", 2, {"clans": "first-game"}, 40),
)
"""Game, seats, setup, and how many answers."""
Plain = dict[str, Any]


def shown(self: Sight[Any], cards: Sequence[int]) -> list[Plain]:
    return [{"face": marked(self._s, card)} for card in cards]


def oath_shown(self: OathSight, card: int, faceup: bool) -> Plain:
    plain = OATH_SHOWN(self, card, faceup)
    return {**plain, "face": marked(self._s, card)} if "face" in plain else plain


def empire_cards(self: NorthSight, seat: int) -> list[Plain]:
    return [{"face": marked(self._s, card)} for card in self._s.empire[seat]]


def tell(
    self: State, id: str, seat: int, args: Any = None, cards: Sequence[int] = (), src: str = "", dst: str = "",
    sees: int = -1,
) -> None:  # fmt: skip
    if self.events is not None:
        moved = [(marked(self, card), self.witnesses(card, sees)) for card in cards]
        self.events.append(Event(id, seat, {}, moved, src, dst))


def marked(state: State, card: int) -> str:
    return f"{state.cards.name(card)}#{card}"


OATH_SHOWN = OathSight._shown


def sample(game: str, seats: int, setup: Plain, answers: int, eyes: int | None) -> Plain:
    """What a seat (None: whoever sees everything) is shown of a random game, from the beginning."""
    table = kronika.new_table(game, seats, 3, setup, listen=True)
    frames: list[Plain] = []
    before: dict[str, Any] = {}
    heard = 0
    for _ in walk(table, random.Random(5)):
        view = everyones(table) if eyes is None else table.view(eyes)
        events = table.all_events(heard) if eyes is None else table.events(eyes, heard)
        heard += len(events)
        zones = {zone["id"]: plain_zone(zone) for zone in view["zones"]}
        gone: dict[str, Any] = dict.fromkeys(set(before) - set(zones))
        changed = {id: zone for id, zone in zones.items() if before.get(id) != zone}
        moves = [plain_move(move) for event in events for move in moves_of(event)]
        frames.append({"zones": {**changed, **dict(sorted(gone.items()))}, "moves": moves})
        before = zones
        if table.seq >= answers:
            break
    return {"game": game, "eyes": "all" if eyes is None else eyes, "frames": frames}


def moves_of(event: Plain) -> list[Plain]:
    moves: list[Plain] = event["moves"]
    return moves


def plain_move(move: Plain) -> list[Any]:
    """From, to, the cards seen, and how many were not."""
    unseen = move["count"] - len(move["cards"])
    return [move["from"], move["to"], faces(move["cards"]), *([unseen] if unseen else [])]


def plain_zone(zone: Plain) -> list[Any]:
    """Whose it is, the cards seen, how many are not, and whether all are alike."""
    cards = [*zone["cards"], *zone.get("cover", [])]
    unseen = max(0, zone.get("count", 0) - len(zone["cards"]))
    return [zone["owner"], faces(cards), unseen, *([True] if zone.get("alike") else [])]


def faces(cards: Sequence[Plain]) -> str:
    return " ".join(card.get("face", "-") for card in cards)


def samples() -> list[Plain]:
    with (
        patch.object(Sight, "shown", shown),
        patch.object(OathSight, "_shown", oath_shown),
        patch.object(NorthSight, "empire_cards", empire_cards),
        patch.object(State, "tell", tell),
    ):
        return [sample(*each, eyes) for each in GAMES for eyes in (0, None)]


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in samples())
    HOME.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{HOME.name}: {HOME.stat().st_size:,} bytes")
