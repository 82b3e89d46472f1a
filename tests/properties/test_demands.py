"""Every demand of `kronika.testing`, of each of our games and of two small ones that need what the big ones need."""

from __future__ import annotations

import pytest

from benchmarks.endure_traces import BY_GAME
from kronika.testing import BY_NAME, DEMANDS, Case, Demand
from tests.properties.cases import CASES

ENOUGH = {"steps tell nothing hidden": 200, "secret answers stay secret": 50}
"""Where two worlds cannot always be compared: how many moments must have been, for silence to mean anything."""
PROBES = set(ENOUGH) | {
    "views hide what is hidden",
    "nothing depends on ids",
    "whole games tell nothing hidden",
    "imagined worlds tell nothing real",
}
"""What looks for leaks: a larger share of it each time, since a leak may show in few games only."""
TEXTS = {"languages say the same", "things have names", "everything said is written", "no text is left over"}
"""What a toy without texts is not held to."""
SOURCES = {
    "copies take over every slot",
    "copies share nothing",
    "plain data tell every change",
    "no text is left over",
    "setup errors are explained",
}
"""What looks at slots or at sources, which a compiled class has not."""
ELSEWHERE = "whole games tell nothing hidden"
"""What test_traces.py demands of our games, in many more of them."""


def cases_of(demand: Demand) -> list[object]:
    marks = [pytest.mark.plain] if demand.name in SOURCES else []
    held = [case for case in CASES if case.game.home is not None or demand.name not in TEXTS]
    held = [case for case in held if case.id not in BY_GAME or demand.name != ELSEWHERE]
    return [pytest.param(demand, case, id=f"{demand}-{case}", marks=marks) for case in held]


@pytest.mark.parametrize(("demand", "case"), [each for demand in DEMANDS for each in cases_of(demand)])
def test_a_game_meets_a_demand(demand: Demand, case: Case, long: bool) -> None:
    games = case.games.get(demand.name, demand.games)
    share = 4 if demand.name in ENOUGH else 8 if demand.name in PROBES else 16
    part = 1 if long else 2 if case.share == 1 else share  # a small game has less to look at, and takes no time
    looked_at = demand.looked_at(case, -(-games // part))
    assert looked_at > ENOUGH.get(demand.name, -1), "too little could be looked at for the test to mean anything"


def test_there_is_enough_of_what_cannot_always_be_compared() -> None:
    assert set(ENOUGH) <= PROBES <= set(BY_NAME)
    assert ELSEWHERE in BY_NAME
