"""Setup: the board, the first site, and favor that is short (1.9 to 1.23)."""

from __future__ import annotations

from kronika.engine.ask import Ask, Option
from kronika.games.oath.bots.regent.assessment import Assessment
from kronika.games.oath.bots.regent.war import best_raid, raids
from kronika.games.oath.faces import DEVOTION


def board(look: Assessment, ask: Ask) -> str:
    """A Citizen's board, to inherit the Empire; under devotion an Exile's, for nobody gives the Scepter away."""
    wish = "oath-do-board-exile" if look.oath == DEVOTION else "oath-do-board-citizen"
    return next((option.key for option in ask.options if option.text.id == wish), ask.options[0].key)


def stock_sites(look: Assessment, ask: Ask) -> list[str]:
    """Favor is short: first to the sites that I rule, as the Chancellor who is asked."""
    keys = [option.key for option in ask.options for _ in range(option.most)]
    keys.sort(key=lambda key: (not look.rules(int(key.partition(":")[2])), key))
    return keys[: ask.least]


def arrive(look: Assessment, ask: Ask) -> str:
    """The place with most to do: cards to muster on, a site to win, a relic, tokens to take."""

    def rate(option: Option) -> float:
        slot = int(option.key.partition(":")[2])
        # The first turn musters once or twice before it attacks.
        worth = len(look.free_cards(slot)) + best_raid(look, raids(look, slot), look.board + 2)[1]
        if look.sight.relics_at(slot):
            worth += 0.5
        if look.sight.favor_at(slot) or look.sight.secrets_at(slot):
            worth += 1.0
        return worth

    return max(ask.options, key=lambda option: (rate(option), option.key)).key
