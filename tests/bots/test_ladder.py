"""Ladders: ratings follow from the results, whatever their order, and a ladder goes on where it stopped."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path

import pytest

from kronika.bots.ladder import Ladder, Meeting, ratings
from kronika.engine.errors import SetupError
from kronika.rating import SCALE
from tests.cli.run import kronika_says

HIGH_CARD = "examples.high_card.game:HighCard"


def test_ratings_tell_the_chances_that_were_seen() -> None:
    """73 games of 100 are e to 1: one step of the scale; whoever beats both is above both."""
    won = 1000 / (1 + exp(-1))
    found = ratings({("a", "b"): Meeting(1000, 1000, won), ("b", "c"): Meeting(1000, 1000, won)}, 2)
    assert [each.bot for each in found] == ["a", "b", "c"]
    assert found[0].mu - found[1].mu == pytest.approx(SCALE, rel=0.01)
    assert found[1].mu == pytest.approx(25, abs=0.1)
    assert [each.games for each in found] == [1000, 2000, 1000]


def test_more_games_make_a_rating_surer_and_a_clean_sheet_still_gives_one() -> None:
    few = ratings({("a", "b"): Meeting(10, 10, 10.0)}, 2)
    many = ratings({("a", "b"): Meeting(160, 160, 96.0)}, 2)
    assert few[0].mu > few[1].mu
    assert few[0].sigma > 2 * many[0].sigma > 0


def test_the_names_of_bots_do_not_matter_nor_who_is_named_first() -> None:
    one = ratings({("a", "b"): Meeting(30, 30, 21.0)}, 2)
    other = ratings({("b", "a"): Meeting(30, 30, 9.0)}, 2)
    assert [(each.bot, round(each.mu, 6)) for each in one] == [(each.bot, round(each.mu, 6)) for each in other]


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """All at once or in two runs: the same results. And what was played with another seed is refused."""
    bots = ["random", "kronika.bots.search:Search"]
    whole = Ladder(HIGH_CARD, bots, 2, {}, "s")
    assert sum(whole.climb(6, 1)) == 6
    first = Ladder(HIGH_CARD, bots, 2, {}, "s")
    assert sum(first.climb(3, 1)) == 3
    second = Ladder(HIGH_CARD, bots[::-1], 2, {}, "s")
    second.go_on_from(json.loads(json.dumps(first.plain())))
    assert sum(second.climb(3, 1)) == 0, "they are played already"
    ((_, meeting),) = second.meetings.items()
    assert meeting.games == 3
    third = Ladder(HIGH_CARD, bots, 2, {}, "s")
    third.go_on_from(second.plain())
    assert sum(third.climb(6, 1)) == 3
    assert third.plain() == whole.plain()
    with pytest.raises(SetupError, match="another ladder: its seed is s"):
        Ladder(HIGH_CARD, bots, 2, {}, "other").go_on_from(whole.plain())


def test_the_command_rates_all_bots_of_a_game_and_keeps_the_results(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    command = ["ladder", "dominion", "--bots", "random,big-money", "--jobs", "1", "--file", str(file)]
    assert kronika_says(*command, "-n", "2").exit_code == 0
    done = kronika_says(*command, "-n", "4", "--json")
    found = json.loads(done.stdout)
    assert [each["bot"] for each in found["ratings"]] == ["big-money", "random"]
    assert found["meetings"] == [["random", "big-money", {"games": 4, "met": 4, "points": 0.0}]]
    assert json.loads(file.read_text(encoding="utf-8"))["meetings"] == found["meetings"]
    said = kronika_says(*command, "-n", "4").stdout
    assert "Big Money" in said
    file.write_text("[]", encoding="utf-8")
    assert "does not hold a ladder" in kronika_says(*command).stderr
    assert "two bots" in kronika_says("ladder", "dominion", "--bots", "random").stderr
