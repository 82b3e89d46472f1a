"""A player by a plan: recognizes asks by name, reads the table off its sight, answers by knowledge of the cards."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kronika.bots.random import fewest
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.games.dominion.bots.steward.answers import ANSWERS
from kronika.games.dominion.bots.steward.assessment import Assessment
from kronika.games.dominion.bots.steward.plan import Plan
from kronika.games.dominion.bots.steward.reactions import reveal
from kronika.games.dominion.sight import DominionSight

REACT = "dominion-ask-react"
BUY = "dominion-ask-buy"
TREASURES = "treasures"


@mypyc_attr(allow_interpreted_subclasses=True)
class Follower(Bot):
    """Plays every kingdom by the plan that it is given."""

    name = "follower"

    def __init__(self, seed: int | str, plan: Plan) -> None:
        super().__init__(seed)
        self.plan = plan
        self._attack: tuple[object, ...] = ()
        self._shown: set[str] = set()
        self._reacted: tuple[Ask | None, str] = (None, "")

    def decide(self, sight: DominionSight, ask: Ask) -> list[str]:
        what = ask.what.id
        if what == BUY and ask.options[0].key == TREASURES:
            return [TREASURES]
        if what == REACT:
            return self._react(sight, ask)
        answer = ANSWERS.get(what)
        return fewest(ask) if answer is None else answer(Assessment(sight, ask, self.plan))

    def _react(self, sight: DominionSight, ask: Ask) -> list[str]:
        """Asked again and again about one Attack (D5.1), each Reaction is shown once. To the same ask the answer
        stays the same, so one may be asked for advice first."""
        if ask is self._reacted[0]:
            return [self._reacted[1]]
        attack = (sight, sight.turn, sight.turns(sight.turn), sight.played)
        if attack != self._attack:
            self._attack = attack
            self._shown = set()
        key = reveal(Assessment(sight, ask, self.plan), self._shown)
        self._shown.add(key)
        self._reacted = (ask, key)
        return [key]
