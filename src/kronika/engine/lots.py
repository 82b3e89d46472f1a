"""What a game draws by lot before it begins: a list for one of its setup items that meets people's wishes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kronika.engine.errors import SetupError
from kronika.engine.game import Game
from kronika.engine.rng import Mwc
from kronika.engine.setup import parse_setup


def drawn(game: Game[Any], item: str, wishes: Mapping[str, object] | None, seed: str) -> list[str]:
    """The list for an item; the same wishes and the same seed give the same one. A SetupError says what cannot be."""
    if item not in game.draws:
        raise SetupError("draw-unknown", {"item": item, "game": game.id, "right": ", ".join(game.draws) or "-"})
    return game.draw_list(item, parse_setup(game.id, game.draws[item], wishes), Mwc.of(seed))
