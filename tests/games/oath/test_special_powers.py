"""Special powers (7.6): forced Citizenship, adviser limiters and the Bandit Crown. Free travel: test_travel.py."""

from __future__ import annotations

import pytest

from kronika.games.oath.faces import NUMBER
from kronika.games.oath.powers import POWERS, Use, power
from kronika.games.oath.state import Position
from tests.scenes.oath import Scene

# --- 7.6.1 forced Citizenship


@pytest.mark.rule("7.6.1-a", "6.6.2-a", "7.3.3-a")
def test_an_heir_becomes_a_citizen_without_a_relic() -> None:
    scene = Scene(
        turn=1,
        piles=("long-lost-heir",),
        visions=["-", "faith"],
        warbands={"river": (1, 2)},
        reliquary="map whistle ivory-eye truthful-harp",
    )
    scene.do("search", "pile:0", "faceup")
    assert (scene.options(1), scene.ask(1).rule) == (["no", "yes"], "7.6.1-a")
    scene.do("yes")
    assert (scene.role(1), scene.relics(1), scene.vision(1)) == ("citizen", [], None)
    assert (scene.army("river"), scene.supply(1), scene.turn) == ((0, 2), 7, 2), "and the Act Phase is over"
    assert scene.view()["extra"]["uncovered"] == []


@pytest.mark.rule("7.6.1-a")
def test_it_is_a_may_and_concerns_exiles_only() -> None:
    scene = Scene(turn=1, piles=("long-lost-heir",)).do("search", "pile:0", "faceup", "no")
    assert (scene.role(1), scene.acting) == ("exile", True)
    scene = Scene(turn=1, piles=("long-lost-heir",), roles="chancellor citizen exile").do("search", "pile:0", "faceup")
    assert (scene.role(1), scene.acting) == ("citizen", True)


# --- 7.6.4 adviser limiters: none in the first world, so one is made for the test


@pytest.fixture
def limiter(monkeypatch: pytest.MonkeyPatch) -> str:
    """Wolves, for once, allow their holder two advisers (as Assassin does)."""

    def two(s: Position, use: Use, seat: int, limit: int) -> int:
        return min(limit, 2) if seat == use.owner else limit

    monkeypatch.setitem(POWERS, NUMBER["wolves"], [])
    power("wolves", limit=two)
    return "wolves"


@pytest.mark.rule("7.6.4-a")
def test_who_plays_a_limiter_discards_down_to_it(limiter: str) -> None:
    scene = Scene(piles=(limiter,), advisers=["scryer elders"], facedown_advisers=["faith"])
    scene.do("search", "pile:0", "faceup")
    assert scene.options() == ["adviser:0", "adviser:1", "adviser:2"]
    scene.do("adviser:1")
    assert scene.options() == ["adviser:0", "adviser:1"], "one more has to go"
    scene.do("adviser:1")
    assert scene.advisers() == ["scryer", "wolves"]


@pytest.mark.rule("7.6.4-a", "6.1-b")
def test_turning_one_up_counts_too(limiter: str) -> None:
    scene = Scene(facedown_advisers=[f"{limiter} elders tents"]).do("adviser:0", "faceup")
    assert scene.options() == ["adviser:1", "adviser:2"], "the limiter itself is not among those who go"
    scene.do("adviser:1")
    assert scene.advisers() == ["tents?", "wolves"]


@pytest.mark.rule("7.6.4-a")
def test_the_limit_stays_as_long_as_it_lies_there_and_binds_its_holder_alone(limiter: str) -> None:
    scene = Scene(piles=("elders",), advisers=[f"{limiter} scryer"]).do("search", "pile:0", "facedown")
    assert scene.options() == ["adviser:0", "adviser:1"]
    scene = Scene(piles=("elders",), advisers=["scryer tents", limiter]).do("search", "pile:0", "faceup")
    assert len(scene.advisers()) == 3
    scene = Scene(piles=(limiter,), advisers=["scryer tents"]).do("search", "pile:0", "facedown")
    assert len(scene.advisers()) == 3, "facedown it limits nothing"


@pytest.mark.rule("7.6.4-b", "7.2.2-a")
def test_it_cannot_be_played_faceup_if_locked_advisers_stand_in_the_way(limiter: str) -> None:
    scene = Scene(piles=(limiter,), advisers=["long-lost-heir a-small-favor"]).do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]
    assert scene.refusals() == {"faceup": "5.1.4.II-c"}
    scene = Scene(piles=(limiter,), advisers=["long-lost-heir elders"]).do("search", "pile:0", "faceup")
    assert scene.advisers() == ["long-lost-heir", "wolves"]


# --- 7.6.5 the Bandit Crown


@pytest.mark.rule("7.6.5-a", "10.rule-a")
def test_the_crown_rules_every_faceup_site_without_warbands() -> None:
    scene = Scene(
        relics=["-", "bandit-crown"], turn=1, cards={"river": "elders"}, facedown="wastes", warbands={"steppe": (0, 1)}
    )
    assert [scene.zone(f"site:{slot}")["ruler"] for slot in range(8)] == [1, 1, 0, 1, 1, -2, 1, 1]
    assert scene.options(1, "use") == ["use:elders"]


@pytest.mark.rule("7.6.5-a", "6.5-a", "6.5-b")
def test_its_holder_may_take_the_last_warband_away_and_set_some_down_anywhere_empty() -> None:
    scene = Scene(relics=["-", "bandit-crown"], turn=1, warbands={"fertile-valley": (1, 2)}).do("withdraw")
    assert scene.options(1) == ["count:1", "count:2"]
    scene.do("count:2")
    assert (scene.army("fertile-valley"), scene.board(1)) == ((-1, 0), 5)
    scene.do("travel", "travel:0", "station", "count:1")
    assert scene.army("ancient-city") == (1, 1)


@pytest.mark.rule("7.6.5-a")
def test_in_imperial_hands_the_empty_sites_are_the_empires() -> None:
    scene = Scene(roles="chancellor citizen exile", relics=["-", "bandit-crown"], cards={"river": "elders"})
    assert scene.zone("site:7")["ruler"] == 0
    assert scene.options(about="use") == ["use:elders"], "so the Chancellor rules them too"
    scene.do("station", "count:2")
    assert scene.army("ancient-city") == (0, 2)


@pytest.mark.rule("7.6.5-a")
def test_who_attacks_such_a_site_attacks_the_holder() -> None:
    scene = Scene(relics=["-", "bandit-crown"]).do("campaign")
    assert scene.view()["extra"]["campaign"]["defender"] == 1, "there are no bandits to attack"


@pytest.mark.rule("7.6.5-b", "10.bandit-a")
def test_bandits_are_no_warbands_to_be_moved_or_killed() -> None:
    scene = Scene(relics=["-", "bandit-crown"], turn=1, advisers=["-", "wolves"], board=[0, 0, 0])
    assert "withdraw" not in scene.options(1)
    assert scene.refusals(1)["use:wolves"] == "6.2-a", "on no board is there anything to kill"
    assert "station" not in scene.options(1)
    assert scene.army("river") == (-1, 0)
