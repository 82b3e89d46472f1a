"""Mixed citizens (V12) and the game without dukes (V13)."""

from __future__ import annotations

from collections import Counter

import pytest

from kronika.testing import hidden_from
from tests.scenes.valeria import Scene

# --- V12 mixed citizens


@pytest.mark.rule("V12.2-a")
def test_the_next_citizen_is_turned_up_when_the_top_one_leaves() -> None:
    scene = Scene(mixed_citizens=True, has="9 gold")
    at = scene.stack("1")
    below = scene.state.stacks[at][-2]
    unknown = hidden_from(scene.table, 1)
    assert below in unknown
    scene.do(f"hire:{scene.top('1')}")
    assert scene.shown(f"stack:{at}", seat=1) == [scene.state.cards.name(below)]
    unknown = hidden_from(scene.table, 1)
    assert below not in unknown
    assert scene.state.stacks[at][-2] in unknown


@pytest.mark.rule("V12.2-a")
def test_also_when_it_is_taken_as_a_reward() -> None:
    scene = Scene(mixed_citizens=True, center="wraith", has="4 strength 3 magic")
    at = scene.stack("7")
    below = scene.state.stacks[at][-2]
    scene.do("slay:wraith", f"take:{scene.top('7')}")
    assert scene.state.cards.known[below] == -1


@pytest.mark.rule("V12.2-b")
def test_rules_on_names_look_at_the_card_itself() -> None:
    scene = Scene(mixed_citizens=True, duchy="cleric*2", has="9 gold", stacks={"1": "monk cleric"})
    at = scene.stack("1")
    assert scene.table.sight(0).gold_price(0, at) == 3, "a Monk is no Cleric"
    scene.do("hire:monk")
    assert scene.table.sight(0).gold_price(0, at) == 3 + 2


def test_a_returned_citizen_lies_on_top_and_the_one_below_stays_known() -> None:
    scene = Scene(mixed_citizens=True, center="nest-of-the-weaver-witch", duchy="miner*2", has="6 gold")
    known = scene.top("11/12")
    scene.do("build:nest-of-the-weaver-witch", "return:miner")
    assert scene.pile("11/12")[:2] == ["miner", known]
    unknown = hidden_from(scene.table, 1)
    assert unknown.isdisjoint(scene.state.stacks[scene.stack("11/12")][-2:])


# --- V13 no dukes


def plain(**more: object) -> Scene:
    return Scene(no_dukes=True, **more)  # type: ignore[arg-type]


@pytest.mark.rule("V13.1-a")
def test_no_dukes_are_dealt() -> None:
    scene = plain()
    assert scene.zone("duke:0")["count"] == 0
    assert "duke" not in scene.state.box
    kinds = Counter(scene.state.face(card).kind for card in range(len(scene.state.cards.face)))
    assert kinds["duke"] == 0


@pytest.mark.rule("V13.2-a")
def test_one_point_per_three_resources() -> None:
    tied = 3 * 3  # nobody has any citizens, monsters or domains: all three majorities are shared
    assert plain(has="2 strength 2 gold 1 magic", rival_has="").score()["dukeless"] == 1 + tied
    assert plain(has="2 strength 2 gold 1 magic 9 vp", rival_has="").score()["dukeless"] == 1 + tied
    assert plain(has="2 gold", rival_has="").score()["dukeless"] == tied


@pytest.mark.rule("V13.2-b")
def test_majorities() -> None:
    scene = plain(duchy="archer", slain="goblin", domains="gargans-embrace", has="", rival_has="")
    roles = 1 + 2  # a soldier on the citizen, two on the domain
    assert scene.score()["dukeless"] == 7 * 3 + roles
    assert scene.score(1)["dukeless"] == 0


def test_all_see_what_counts_in_place_of_dukes_as_the_game_goes_on() -> None:
    scene = plain(rival="archer", has="9 gold", rival_has="3 magic")
    for seat in (0, 1, None):
        points = [each["points"] for each in scene.view(seat)["seats"]]
        assert points == [scene.score(0)["points"], scene.score(1)["points"]]


def test_what_a_citizen_would_bring_counts_its_majority_too() -> None:
    """Whoever hires the first citizen has the most of them."""
    scene = plain(has="9 gold", rival_has="")
    outlook = scene.table.prospects(0).outlook
    key = next(key for key, text in outlook.items() if key.startswith("hire:") and not text.args["more"])
    assert outlook[key].args["before"] == scene.score(0)["points"]
    scene.do(key)
    assert outlook[key].args["total"] == scene.score(0)["points"]


@pytest.mark.rule("V13.2-b")
def test_starters_are_no_citizens_for_the_majority() -> None:
    scene = plain(rival="archer", has="", rival_has="")
    assert scene.score(1)["dukeless"] == 7 + 3 + 3 + 1
    assert scene.score(0)["dukeless"] == 3 + 3


@pytest.mark.rule("V13.2-c")
@pytest.mark.parametrize(("name", "points"), [("merchant", 1), ("archer", 1), ("rogue", 2), ("paladin", 2)])
def test_points_for_roles(name: str, points: int) -> None:
    others = 7 + 3 + 3
    assert plain(duchy=name, has="").score()["dukeless"] == points + others
    assert plain(duchy=f"{name}*3", has="").score()["dukeless"] == 3 * points + others


@pytest.mark.rule("V13.2-d")
def test_a_shared_majority_is_worth_three_to_each() -> None:
    piles = ["goblin", "skeleton", ""]
    scene = plain(seats=3, piles=piles, boards=["", "", ""])
    shared = 3 + 3  # citizens and domains: all three have none
    assert [scene.score(seat)["dukeless"] for seat in range(3)] == [3 + shared, 3 + shared, shared]


@pytest.mark.rule("V13.2-e")
def test_the_rest_counts_as_usual() -> None:
    scene = plain(slain="troll", domains="gargans-embrace", has="5 vp", turn=1, exhausted="1 2 3 4").idle()
    found = scene.table.result
    assert found is not None
    row = found.breakdown[0]
    assert (row["monsters"], row["domains"], row["board"]) == (6, 2, 5)
    assert row["points"] == 6 + 2 + 5 + row["dukeless"]
    assert "duke" not in row
