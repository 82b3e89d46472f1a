"""The Wake Phase, and a title that passes on a tie."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import wants
from kronika.games.oath.bots.regent.assessment import Assessment
from kronika.games.oath.bots.regent.uses import menace
from kronika.games.oath.state import PEOPLES_FAVOR


def peoples_favor(look: Assessment, ask: Ask) -> str:
    """Onto the banner if I live by it, otherwise from it, so that mine stays mine."""
    keys = ask.keys()
    if "place" in keys and wants(look, PEOPLES_FAVOR):
        return "place"
    returns = [key for key in keys if key.startswith("return:")]
    return max(returns, key=lambda key: look.suits_of(key.partition(":")[2])) if returns else keys[0]


def treasury(look: Assessment, ask: Ask) -> str:
    """A token from the site: a secret as long as I have few."""
    keys = ask.keys()
    if "secret" in keys and (look.secrets < 3 or "favor" not in keys):
        return "secret"
    return "favor"


def keeper(look: Assessment, ask: Ask) -> str:
    """Who gets the title that I lose on a tie (2.11-c): an Empire's for the Empire, else whoever threatens least."""

    def rate(key: str) -> float:
        seat = int(key.partition(":")[2])
        ours = look.imperial(seat) and look.imperial(look.me)
        return menace(look, seat) - (10.0 if ours else 0.0) - (100.0 if seat == look.me else 0.0)

    return min(ask.keys(), key=rate)
