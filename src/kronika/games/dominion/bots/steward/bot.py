"""The player: finds a plan for the kingdom and follows it."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.games.dominion.bots.steward.follower import Follower
from kronika.games.dominion.bots.steward.plan import Plan
from kronika.games.dominion.bots.steward.plans import plan_for
from kronika.games.dominion.bots.steward.published import BIG_MONEY
from kronika.games.dominion.sight import DominionSight

DRAFT = "dominion-ask-draft"


class Steward(Follower):
    """Plays every kingdom by a plan made for it. `plan` fixes the plan, for measuring one against another."""

    name = "steward"

    def __init__(self, seed: int | str = 0, plan: Plan | None = None) -> None:
        super().__init__(seed, plan or BIG_MONEY)
        self._fixed = plan is not None
        self._planned: DominionSight | None = None

    def decide(self, sight: DominionSight, ask: Ask) -> list[str]:
        if not self._fixed and sight is not self._planned and ask.what.id != DRAFT:
            self._planned = sight  # the kingdom stands for as long as the sight does
            self.plan = plan_for(tuple(sight.kingdom()))
        return super().decide(sight, ask)
