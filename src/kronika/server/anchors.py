"""The bots that hold the scale of ratings: the levels of a game whose strength was measured (`levels.json`)."""

from __future__ import annotations

from kronika.engine.errors import SetupError
from kronika.engine.imagining import imagines
from kronika.games import find_bot, levels_of
from kronika.rating import Standing
from kronika.server.errors import RequestError


def measured(game: str) -> dict[str, Standing]:
    """The ratings of a game's levels, the weakest first; none where nobody has measured any, or the game is gone."""
    try:
        levels = levels_of(game).all
    except SetupError:
        return {}
    return {level.id: Standing(level.mu, level.sigma) for level in levels if level.games}


def check_measured(game: str, bot: str) -> None:
    """At a rated table sit bots whose strength is known, and no others."""
    right = measured(game)
    if bot not in right:
        raise RequestError("rated-bot", {"bot": bot[:40], "right": ", ".join(right)}, status=409)


def best_measured(game: str) -> str:
    """The strongest of them that answers at once: who fills a rated table to which nobody came."""
    for bot in reversed(measured(game)):
        kind = find_bot(game, bot)
        if not imagines(kind) and not kind.by_net:
            return bot
    raise RequestError("rated-bots-none", status=409)
