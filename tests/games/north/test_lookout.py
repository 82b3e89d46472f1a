"""The Lookout phase (N3.2) and what stored tokens pay at its end (N7.8)."""

from __future__ import annotations

import pytest

from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")
TOP = "hut tower song shrine"


def lookout(has: str | None = None, **more: object) -> Scene:
    return Scene(phase="lookout", has=has, **{"deck": f"{TOP} gate gate", **more})  # type: ignore[arg-type]


def drawn(scene: Scene, seat: int = 0) -> list[str]:
    return list(scene.table.sight(seat).drawn())


@pytest.mark.rule("N3.2-a", "N3.2-x1")
def test_two_of_four_are_kept_for_a_worker_each() -> None:
    scene = lookout(hand="bell")
    assert drawn(scene) == TOP.split()
    scene.picks(0, "keep:1", "keep:3")
    assert scene.hand() == ["bell", "tower", "shrine"]
    assert (scene.has("worker"), scene.tired()) == (3, 2)
    assert sorted(scene.discards()) == ["hut", "song"]
    assert drawn(scene) == []


@pytest.mark.rule("N3.2-a")
def test_all_look_at_once() -> None:
    scene = Scene(seats=4, phase="lookout")
    assert scene.asked() == [0, 1, 2, 3]
    assert [len(drawn(scene, seat)) for seat in range(4)] == [4] * 4
    scene.picks(2, "keep:0")
    assert scene.asked() == [0, 1, 3]
    assert len(scene.hand(2)) == 1


@pytest.mark.rule("N3.2-a")
def test_nothing_at_all_or_everything() -> None:
    scene = lookout().picks(0)
    assert scene.hand() == []
    assert (scene.has("worker"), scene.tired()) == (5, 0)
    assert sorted(scene.discards()) == sorted(TOP.split())
    scene = lookout().picks(0, "keep:0", "keep:1", "keep:2", "keep:3")
    assert scene.hand() == TOP.split()
    assert (scene.has("worker"), scene.tired()) == (1, 4)
    assert scene.discards() == []


@pytest.mark.rule("N3.2-a")
@pytest.mark.parametrize("workers", [1, 2])
def test_no_more_cards_than_rested_workers(workers: int) -> None:
    scene = lookout(f"{workers} worker", tired=(3,))
    assert scene.ask().most == workers
    keys = [f"keep:{i}" for i in range(workers + 1)]
    assert scene.illegal(0, *keys) == ("answer-too-many", "N3.2-a")
    scene.picks(0, *keys[:-1])
    assert (scene.has("worker"), scene.tired()) == (0, 3 + workers)


@pytest.mark.rule("N3.2-a")
def test_without_workers_nothing_can_be_kept() -> None:
    scene = lookout("0 worker 9 gold", tired=(5,))
    if 0 in scene.asked():
        scene.picks(0)
    assert scene.hand() == []
    assert sorted(scene.discards()) == sorted(TOP.split())


@pytest.mark.rule("N3.2-b")
def test_the_discard_pile_becomes_a_deck_in_the_middle_of_the_draw() -> None:
    scene = lookout(deck="hut", deck_only=True, discard="tower song shrine gate")
    assert drawn(scene)[0] == "hut"
    assert len(drawn(scene)) == 4
    assert set(drawn(scene)[1:]) < {"tower", "song", "shrine", "gate"}
    assert scene.discards() == []
    assert len(scene.state.deck[0]) == 1


@pytest.mark.rule("N3.2-b")
def test_a_new_deck_is_shuffled() -> None:
    pile = "hut tower song shrine gate bell market school forge mint"
    orders = set()
    for seed in range(5):
        scene = lookout(deck="", deck_only=True, discard=pile, seed=seed)
        orders.add((*drawn(scene), *scene.state.deck[0]))
    assert len(orders) > 1


@pytest.mark.rule("N3.2-b")
def test_no_more_than_there_are() -> None:
    scene = lookout(deck="hut", deck_only=True, discard="tower")
    assert drawn(scene) == ["hut", "tower"]


@pytest.mark.rule("N3.2-c")
def test_a_hand_may_be_of_any_size() -> None:
    scene = lookout(hand=" ".join(["hut"] * 25)).picks(0, "keep:0", "keep:1", "keep:2", "keep:3")
    assert len(scene.hand()) == 29
    scene.picks(1)
    scene.all_pass()
    assert len(scene.hand()) == 29


@pytest.mark.rule("N3.2-d")
def test_stored_income_comes_before_the_action_phase_and_after_the_choice() -> None:
    scene = lookout(empire="silo", tokens={"silo": "2 fish"})
    scene.picks(0)
    assert scene.asked() == [1], "first all have chosen"
    scene.picks(1)
    assert scene.phase == "lookout"
    assert scene.ask().rule == "N7.8-a"
    scene.answers(0, "get:1wood")
    assert scene.has("wood") == 1
    assert scene.phase == "action"


@pytest.mark.rule("N3.2-e")
def test_only_the_new_cards_are_chosen_from() -> None:
    scene = lookout(hand="bell market")
    assert scene.options() == [f"keep:{i}" for i in range(4)]
    assert [option.text.args["card"] for option in scene.ask().options] == TOP.split()
    scene.picks(0)
    assert scene.hand() == ["bell", "market"]
    assert scene.tired() == 0


@pytest.mark.rule("N3.2-f")
def test_nobody_sees_what_others_draw_and_keep() -> None:
    scene = lookout(listen=True)
    scene.picks(0, "keep:1")
    assert [card["face"] for card in scene.zone("hand:0", 0)["cards"]] == ["tower"]
    for eyes in (1, None):
        assert scene.zone("hand:0", eyes)["cards"] == []
        assert scene.zone("hand:0", eyes)["count"] == 1
        assert "tower" not in str(scene.view(eyes))
        assert "tower" not in str(scene.table.events(eyes))
    assert "tower" in str(scene.told("keep", 0))
    assert scene.ask(1).private


# --- stored (N7.8)


@pytest.mark.rule("N7.8-a", "N7.8-x1")
@pytest.mark.parametrize(
    ("picks", "gold", "points"),
    [(("get:1gold", "get:1gold"), 2, 0), (("get:1vp", "get:1vp"), 0, 2), (("get:1gold", "get:1vp"), 1, 1)],
)
def test_five_tokens_where_two_pay(picks: tuple[str, ...], gold: int, points: int) -> None:
    scene = lookout(empire="bank", tokens={"bank": "5 gold"}).picks(0).picks(1)
    assert (scene.ask().least, scene.ask().most) == (2, 2)
    assert scene.illegal(0, "get:1gold")[0] == "answer-too-few"
    scene.picks(0, *picks)
    assert (scene.has("gold"), scene.points()) == (gold, points)
    assert scene.phase == "action"


@pytest.mark.rule("N7.8-a")
def test_an_incomplete_set_pays_nothing() -> None:
    scene = lookout(empire="bank silo", tokens={"bank": "1 gold 4 food", "silo": "1 wood 9 gold"}).picks(0).picks(1)
    assert scene.phase == "action"
    assert (scene.has("gold"), scene.points()) == (0, 0)


@pytest.mark.rule("N7.8-b")
def test_tokens_pay_again_every_round() -> None:
    scene = lookout(empire="bank", tokens={"bank": "2 gold"}).picks(0).picks(1).answers(0, "get:1vp")
    assert scene.on("bank") == {"gold": 2}
    scene.all_pass()
    scene.picks(0).picks(1).answers(0, "get:1gold")
    assert (scene.points(), scene.has("gold")) == (1, 1)
    assert scene.on("bank") == {"gold": 2}


@pytest.mark.rule("N7.8-a")
def test_everyone_is_paid() -> None:
    scene = Scene(phase="lookout", empire="bank", rival_empire="silo", tokens={"bank": "2 gold", "silo": "4 sheep"})
    scene.picks(0).picks(1)
    assert scene.asked() == [0, 1]
    scene.answers(0, "get:1gold").picks(1, "get:1wood", "get:2vp")
    assert (scene.has("wood", 1), scene.points(1), scene.has("gold")) == (1, 2, 1)
