"""The four Visions and the Conspiracy."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

MET: list[tuple[str, dict[str, object]]] = [
    ("conquest", {"warbands": {"river": (1, 1), "wastes": (1, 1), "steppe": (0, 1)}}),
    ("rebellion", {"banners": {"peoples-favor": (1, 1)}}),
    ("sanctuary", {"relics": ["", "map whistle"]}),
    ("faith", {"banners": {"darkest-secret": (1, 1)}}),
]
"""Each Vision, and a position in which seat 1 meets its goal."""


def waking(vision: str, given: dict[str, object], drawn: int = 3) -> Scene:
    """The Chancellor's turn ends, and seat 1 wakes up with a revealed Vision. The title is nobody else's business."""
    scene = Scene(visions=["", vision], visions_drawn=drawn, **given)  # type: ignore[arg-type]
    scene.do("rest")
    if scene.asked() == [1] and "place" in scene.options(1):
        scene.answers(1, "place")
    return scene


@pytest.mark.rule("3.2-a", "3.2-b", "4.1.2-a", "2.7.2-a")
@pytest.mark.parametrize(("vision", "given"), MET)
def test_a_vision_wins_in_the_wake_phase_if_its_goal_is_met(vision: str, given: dict[str, object]) -> None:
    scene = waking(vision, given)
    assert scene.table.over
    assert (scene.state.winner, scene.state.ending) == (1, "visionary")


@pytest.mark.rule("3.2-a")
@pytest.mark.parametrize(("vision", "given"), MET)
def test_a_vision_needs_three_visions_drawn(vision: str, given: dict[str, object]) -> None:
    assert not waking(vision, given, 2).table.over


@pytest.mark.rule("3.2-b")
@pytest.mark.parametrize(
    ("vision", "given"),
    [
        ("conquest", {"warbands": {"river": (1, 1), "steppe": (0, 1)}}),
        ("conquest", {"warbands": {"river": (1, 1), "steppe": (2, 1)}}),
        ("conquest", {}),
        ("rebellion", {"banners": {"darkest-secret": (1, 1)}}),
        ("rebellion", {"banners": {"peoples-favor": (2, 1)}}),
        ("sanctuary", {"relics": ["", "map"]}),
        ("sanctuary", {"relics": ["", "map"], "banners": {"darkest-secret": (0, 1)}}),
        ("faith", {"banners": {"peoples-favor": (1, 1)}}),
        ("faith", {"banners": {"darkest-secret": (0, 1)}}),
    ],
)
def test_a_tie_or_another_goal_is_not_enough(vision: str, given: dict[str, object]) -> None:
    assert not waking(vision, given).table.over


@pytest.mark.rule("3.2-b")
def test_sanctuary_counts_relics_and_banners_together() -> None:
    scene = waking("sanctuary", {"relics": ["", "map"], "banners": {"darkest-secret": (1, 1)}})
    assert scene.table.over
    assert scene.state.winner == 1


@pytest.mark.rule("3.2-a", "5.1.4.III-b")
def test_a_facedown_vision_wins_nothing() -> None:
    scene = Scene(facedown_advisers=["", "faith"], visions_drawn=3, banners={"darkest-secret": (1, 1)}).do("rest")
    assert not scene.table.over


# --- playing a Vision


@pytest.mark.rule("5.1.4.III-a", "5.1.4.III-b", "5.1.4.III-c")
@pytest.mark.parametrize("vision", ["conquest", "rebellion", "sanctuary", "faith"])
def test_only_an_exile_reveals_a_vision(vision: str) -> None:
    exile = Scene(turn=1, world=vision).do("search")
    assert exile.options(1) == ["vision", "facedown", "discard"], "never to a site or faceup among advisers"
    assert exile.state.visions_drawn == 1
    exile.do("vision")
    assert (exile.vision(1), exile.advisers(1)) == (vision, [])
    chancellor = Scene(world=vision).do("search")
    assert chancellor.options() == ["facedown", "discard"]
    citizen = Scene(turn=1, roles="chancellor citizen exile", world=vision).do("search")
    assert citizen.options(1) == ["facedown", "discard"]


@pytest.mark.rule("5.1.4.III-d", "10.discard-a", "2.7.1-a")
def test_a_new_vision_replaces_the_old_one() -> None:
    scene = Scene(turn=1, visions=["", "faith"], piles=["conquest"]).do("search", "pile:0", "vision")
    assert (scene.vision(1), scene.pile(1), scene.state.visions_drawn) == ("conquest", ["faith"], 0)


@pytest.mark.rule("6.1-a", "5.1.4.III-c")
def test_a_facedown_vision_may_be_revealed_later() -> None:
    scene = Scene(turn=1, facedown_advisers=["", "faith"], advisers=["", "wolves elders"])
    scene.do("adviser:2", "vision")
    assert (scene.vision(1), scene.advisers(1)) == ("faith", ["wolves", "elders"])


# --- the Conspiracy


def plot(**given: object) -> Scene:
    """The Chancellor and seat 1 are at one site, with two advisers of the same suits."""
    return Scene(
        pawns="0 0 2",
        facedown_advisers=["conspiracy"],
        advisers=["wolves elders", "rangers tents"],
        **given,  # type: ignore[arg-type]
    )


@pytest.mark.rule("5.1.4.IV-a", "5.1.4.IV-b", "5.1.4.IV-d")
def test_the_conspiracy_takes_a_relic_for_a_burned_secret_and_leaves_the_game() -> None:
    scene = plot(relics=["", "map whistle", "ivory-eye"], banners={"peoples-favor": (1, 3), "darkest-secret": (2, 1)})
    scene.do("adviser:2", "conspiracy")
    assert scene.options() == ["none", "relic:map", "relic:whistle", "banner:peoples-favor"]
    scene.do("relic:whistle")
    assert (scene.relics(0), scene.relics(1), scene.secrets()) == (["grand-scepter", "whistle"], ["map"], 2)
    assert [scene.state.cards.name(card) for card in scene.state.box] == ["conspiracy"]
    assert scene.advisers() == ["wolves", "elders"]


@pytest.mark.rule("5.1.4.IV-b", "2.5.3-a", "2.5.3-b")
def test_a_banner_taken_by_the_conspiracy_is_seized() -> None:
    people = plot(banners={"peoples-favor": (1, 3)}).do("adviser:2", "conspiracy", "banner:peoples-favor")
    assert (people.holder("peoples-favor"), people.banner("peoples-favor"), people.state.mob) == (0, 1, True)
    secret = plot(banners={"darkest-secret": (1, 4)}).do("adviser:2", "conspiracy", "banner:darkest-secret")
    assert (secret.holder("darkest-secret"), secret.banner("darkest-secret"), secret.secrets()) == (0, 2, 2)


@pytest.mark.ruling("conspiracy", 1)
def test_the_conspiracy_may_come_to_nothing() -> None:
    scene = plot(relics=["", "map"]).do("adviser:2", "conspiracy", "none")
    assert (scene.relics(1), scene.secrets(), scene.acting) == (["map"], 3, True)
    assert [scene.state.cards.name(card) for card in scene.state.box] == ["conspiracy"]


@pytest.mark.rule("5.1.4.IV-b", "5.1.4.IV-c", "5.1.4.IV-d")
@pytest.mark.parametrize(
    "given",
    [
        {"advisers": ["wolves elders", "rangers scryer"]},
        {"advisers": ["wolves dazzle", "rangers errand-boy"]},
        {"facedown_advisers": ["elders conspiracy"], "advisers": ["wolves", "rangers tents"]},
        {"facedown_advisers": ["conspiracy", "tents"], "advisers": ["wolves elders", "rangers"]},
        {"pawns": "0 1 2"},
        {"secrets": [0]},
        {"relics": ["", ""]},
    ],
)
def test_the_conspiracy_needs_two_matching_advisers_a_secret_and_a_victim(given: dict[str, object]) -> None:
    plan: dict[str, object] = {
        "pawns": "0 0 2",
        "facedown_advisers": ["conspiracy"],
        "advisers": ["wolves elders", "rangers tents"],
        "relics": ["", "map"],
    }
    plan.update(given)
    scene = Scene(**plan)  # type: ignore[arg-type]
    number = scene.advisers().index("conspiracy?")
    scene.do(f"adviser:{number}", "conspiracy")
    assert scene.acting, "nothing to take, nothing is asked"
    assert [scene.state.cards.name(card) for card in scene.state.box] == ["conspiracy"]


@pytest.mark.rule("5.1.4.IV-c")
def test_two_advisers_of_one_suit_match_a_single_adviser() -> None:
    scene = Scene(
        pawns="0 0 2", facedown_advisers=["conspiracy"], advisers=["wolves errand-boy", "rangers"], relics=["", "map"]
    )
    scene.do("adviser:2", "conspiracy")
    assert "relic:map" in scene.options()


@pytest.mark.rule("5.1.4.IV-a", "2.7.1-a")
def test_the_conspiracy_counts_as_a_vision_drawn_and_leaves_the_revealed_one_alone() -> None:
    scene = Scene(turn=1, world="conspiracy", visions=["", "faith"]).do("search")
    assert (scene.state.visions_drawn, scene.options(1)) == (1, ["conspiracy", "facedown", "discard"])
    scene.do("conspiracy")
    assert scene.vision(1) == "faith"
