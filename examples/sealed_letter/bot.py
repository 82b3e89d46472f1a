"""A careful player of Sealed Letter: it keeps the higher card, and names what it knows or what is likeliest."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.engine.zoned import ZonedSight

ORDER = ["watchman", "chaperone", "clerk", "rival", "messenger", "steward", "duenna", "heiress"]
"""What it gives away first."""
GUESSES = ["messenger", "chaperone", "rival", "clerk", "heiress", "duenna", "steward"]
"""What others are likeliest to hold."""


class Careful(Bot):
    name = "careful"

    def decide(self, sight: ZonedSight, ask: Ask) -> list[str]:
        keys = ask.keys()
        about = ask.what.id.removeprefix("sealed-letter-ask-")
        if about == "play":
            return [min(keys, key=lambda key: ORDER.index(key.removeprefix("play:")))]
        if about == "name":
            known = sight.zone(f"hand:{ask.what.args['victim']}")
            return [next(f"name:{card}" for card in [*known, *GUESSES] if f"name:{card}" in keys)]
        others = [key for key in keys if key != f"at:{sight.seat}"]
        return [max(others, key=lambda key: len(sight.zone(f"hand:{key.removeprefix('at:')}")))]
