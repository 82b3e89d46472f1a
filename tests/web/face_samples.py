"""All faces of our games as the browser gets them, for web/src/games/meanings.test.tsx: prints them as JSON."""

from __future__ import annotations

import json

from kronika.games import find

GAMES = ("dominion", "north", "oath", "valeria")

if __name__ == "__main__":
    print(json.dumps({game: find(game).faces() for game in GAMES}))
