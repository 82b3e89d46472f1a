"""Telling moments of every game: positions in which a table has to show that it holds."""

from __future__ import annotations

from importlib import import_module

from tests.browser.moments.moment import ALL, Moment

GAMES = ("dominion", "valeria", "oath", "north")


def moments(game: str = "", *names: str) -> list[Moment]:
    """Those of a game (all games: ""), all of them or the named ones."""
    found: list[Moment] = []
    for each in GAMES:
        import_module(f"tests.browser.moments.{each}")
        found += [moment for moment in ALL[each].values() if game in ("", each) and (not names or moment.name in names)]
    return found
