"""Tests for whoever writes a game: `check_game(MyGame())` runs all that we demand of our own games.

`Case` tells more about a game than its code does, `TableScene` sets up positions, `state_of` is the whole truth about
a table. Nothing here needs a test framework.
"""

from kronika.scene import TableScene, ask_again, begin_here, in_order, sorted_names, state_of
from kronika.testing.case import Case, rename
from kronika.testing.check import BY_NAME, DEMANDS, Demand, Report, check_game
from kronika.testing.flaws import Flaw, GameFlaws
from kronika.testing.walk import any_answer, hidden_from, rules_of, walk

__all__ = [
    "BY_NAME",
    "DEMANDS",
    "Case",
    "Demand",
    "Flaw",
    "GameFlaws",
    "Report",
    "TableScene",
    "any_answer",
    "ask_again",
    "begin_here",
    "check_game",
    "hidden_from",
    "in_order",
    "rename",
    "rules_of",
    "sorted_names",
    "state_of",
    "walk",
]
