"""Ships put out (N5.3-e to -g), common ships (N5.5), ships change places (N7.14)."""

from __future__ import annotations

import pytest

from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


@pytest.mark.rule("N5.3-e")
def test_a_ship_begins_the_queue_or_joins_its_end() -> None:
    scene = Scene(queue=[]).do("disc:sail")
    assert scene.queue() == [(0, 0, 0)]
    assert scene.has("ship") == 1
    scene.do("disc:sail")
    scene.do("disc:sail")
    assert [seat for seat, _, _ in scene.queue()] == [0, 1, 0]
    assert scene.has("ship") == 0
    assert scene.refusals(1).get("disc:sail") is None


@pytest.mark.rule("N5.3-e")
def test_without_a_ship_at_home_nobody_sails() -> None:
    scene = Scene(has="0 ship", queue=[(0, 0, 0), (0, 0, 0)])
    assert "disc:sail" not in scene.options()
    assert scene.refusals()["disc:sail"] == "N5.1-d"


@pytest.mark.rule("N5.3-f")
@pytest.mark.parametrize(
    ("has", "cargoes"),
    [
        ("1 fish", ["empty", "fish"]),
        ("1 gold", ["empty", "gold"]),
        ("1 raze", ["empty", "raze"]),
        ("3 fish 3 raze", ["empty", "fish", "raze", "fish-raze"]),
        ("3 gold 1 raze", ["empty", "gold", "raze", "gold-raze"]),
        ("9 gold 1 fish", ["empty", "fish", "gold"]),
    ],
)
def test_one_fish_or_gold_in_its_stead_and_one_raze_token(has: str, cargoes: list[str]) -> None:
    scene = Scene(has=has).do("disc:sail")
    assert scene.options() == [f"cargo:{cargo}" for cargo in cargoes]


@pytest.mark.rule("N5.3-f")
@pytest.mark.parametrize(
    ("cargo", "ship", "left"),
    [
        ("empty", (0, 0, 0), (2, 2, 2)),
        ("fish", (0, 1, 0), (1, 2, 2)),
        ("gold", (0, 1, 0), (2, 1, 2)),
        ("raze", (0, 0, 1), (2, 2, 1)),
        ("fish-raze", (0, 1, 1), (1, 2, 1)),
        ("gold-raze", (0, 1, 1), (2, 1, 1)),
    ],
)
def test_what_is_taken_aboard_leaves_the_supply(
    cargo: str, ship: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    scene = Scene(has="2 fish 2 gold 2 raze").do("disc:sail", f"cargo:{cargo}")
    assert scene.queue() == [ship]
    assert (scene.has("fish"), scene.has("gold"), scene.has("raze")) == left


@pytest.mark.rule("N5.3-f", "N7.15-b")
def test_gold_is_no_raze_token_aboard() -> None:
    scene = Scene(has="5 gold").do("disc:sail", "cargo:gold")
    assert scene.queue() == [(0, 1, 0)]


@pytest.mark.rule("N5.3-f")
def test_nothing_is_loaded_later() -> None:
    scene = Scene(has="1 fish 1 raze", near="cove reef", distant="atoll volcano", passed=(1,))
    scene.do("disc:sail", "cargo:empty")
    assert all(key.startswith(("pass", "disc:", "build:", "use:", "raid:")) for key in scene.options())
    scene.do("pass")
    assert scene.options() == ["pillage:cove", "pillage:reef", "blind:near", "stay"]


@pytest.mark.rule("N5.3-g")
def test_the_queue_has_no_limit() -> None:
    ships = [(seat % 4, 0, 0) for seat in range(12)]
    scene = Scene(seats=4, queue=ships).do("disc:sail")
    assert len(scene.queue()) == 13


@pytest.mark.rule("N5.5-a")
def test_a_common_ship_sails_under_who_sent_it() -> None:
    scene = Scene(seats=3, supplies=["0 ship 1 common-ship", "0 ship 1 common-ship"], near="cove reef")
    scene.do("disc:sail").do("disc:sail")
    queue = scene.view(2)["extra"]["queue"]
    assert [(ship["seat"], ship["common"]) for ship in queue] == [(0, True), (1, True)]
    assert scene.has("common-ship") == scene.has("common-ship", 1) == 0
    scene.all_pass()
    assert scene.asked() == [0]
    scene.answers(0, "pillage:cove").answers(1, "stay")
    assert scene.has("wood") == 2
    assert (scene.has("common-ship"), scene.has("ship")) == (1, 0), "it comes home as what it is"
    assert (scene.has("common-ship", 1), scene.has("ship", 1)) == (1, 0)


@pytest.mark.rule("N5.5-a")
def test_ships_of_the_clan_put_out_first() -> None:
    scene = Scene(has="1 ship 1 common-ship").do("disc:sail")
    assert (scene.has("ship"), scene.has("common-ship")) == (0, 1)
    assert scene.view()["extra"]["queue"][0]["common"] is False


@pytest.mark.rule("N5.5-a", "N7.14-a")
def test_common_ships_that_trade_places_do_so_with_their_owners() -> None:
    scene = Scene(empire="oar", starts=False)
    scene.state.queue = [(1, 1, 0, 1), (0, 0, 1, 1)]
    scene.do("use:oar")
    assert scene.state.queue == [(0, 0, 1, 1), (1, 1, 0, 1)]


@pytest.mark.rule("N7.14-a")
def test_a_ship_changes_places_with_the_one_before_it() -> None:
    scene = Scene(empire="oar", queue=[(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 1), (1, 0, 1)], starts=False)
    scene.do("use:oar")
    assert scene.queue() == [(0, 0, 0), (1, 0, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1)]


@pytest.mark.rule("N7.14-a")
def test_of_several_ships_one_is_chosen_but_the_first_has_nobody_before_it() -> None:
    scene = Scene(empire="oar", queue=[(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 1), (0, 1, 1)], starts=False)
    scene.do("use:oar")
    assert scene.options() == ["ship:2", "ship:4"]
    scene.do("ship:4")
    assert scene.queue()[3:] == [(0, 1, 1), (1, 1, 1)]
