"""Words with a meaning: gain, assign, refresh, copy, search, features and the rest (N7); cards by name (N9)."""

from __future__ import annotations

import pytest

from kronika.games.north.faces import BOOST, FACES, NUMBER
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


# --- gain and draw (N7.1)


@pytest.mark.rule("N7.1-a")
def test_what_is_gained_is_there_immediately() -> None:
    scene = Scene(empire="trader forge", has="1 fish 1 wood", starts=False)
    scene.do("use:trader", "pay:1fish", "resource:sheep")
    assert (scene.has("fish"), scene.has("sheep")) == (0, 1)
    scene.do("pass").do("use:forge")
    assert scene.has("raze") == 1


@pytest.mark.rule("N7.1-b")
def test_points_move_the_marker_without_delay() -> None:
    scene = Scene(empire="bell", points=(7, 3), starts=False).do("use:bell")
    assert scene.view(1)["seats"][0]["track"] == 8
    assert scene.view(1)["seats"][1]["track"] == 3


@pytest.mark.rule("N7.1-c")
def test_drawing_takes_the_uppermost_cards_one_by_one() -> None:
    scene = Scene(empire="library", deck="hut tower song shrine", starts=False).do("use:library")
    assert scene.hand() == ["hut", "tower"]
    scene.do("pass").do("disc:explore")
    assert scene.hand() == ["hut", "tower", "song"]


@pytest.mark.rule("N7.1-d")
def test_gained_workers_and_ships_are_there_to_stay() -> None:
    scene = Scene(empire="barracks wharf", starts=False, passed=(1,)).do("use:barracks", "use:wharf").all_pass()
    assert scene.state.round == 2
    assert (scene.has("worker"), scene.has("ship")) == (6, 3)


# --- pay (N7.2)


@pytest.mark.rule("N7.2-a", "N7.2-b")
def test_what_is_paid_is_gone_but_workers_lie_on_the_clan_tile() -> None:
    scene = Scene(empire="pit", has="1 raze 2 worker", rival_has="0 raze", starts=False).do("use:pit")
    assert (scene.has("raze"), scene.has("raze", 1)) == (0, 0)
    assert (scene.has("worker"), scene.tired()) == (1, 1)
    assert scene.table.sight(1).workers(0) == 2


@pytest.mark.rule("N7.2-c", "N11.1-i")
def test_tokens_of_a_card_that_goes_are_gone_but_for_workers() -> None:
    scene = Scene(empire="pyre barn", tokens={"barn": "2 food 1 gold 3 worker"}, has="1 worker", starts=False)
    scene.do("use:pyre").picks(0, "card:barn")
    assert (scene.has("food"), scene.has("gold"), scene.has("worker")) == (0, 0, 4)
    assert scene.state.on == {}


@pytest.mark.rule("N7.2-c")
def test_a_location_that_returns_to_the_hand_leaves_its_tokens() -> None:
    scene = Scene(empire="carter barn woods reef", tokens={"barn": "2 food 1 worker"}, starts=False).do("use:carter")
    assert scene.options() == ["card:carter", "card:barn"], "fields and islands stay"
    scene.do("card:barn")
    assert scene.hand() == ["barn"]
    assert (scene.has("food"), scene.has("worker")) == (0, 6)


def test_what_comes_back_to_the_hand_is_built_anew() -> None:
    scene = Scene(empire="carter bell", exhausted="bell", has="1 stone", starts=False, passed=(1,))
    scene.do("use:carter", "card:bell", "build:bell")
    assert not scene.is_exhausted("bell")
    scene = Scene(empire="carter bell", has="1 stone", starts=False, passed=(1,))
    scene.do("use:carter", "card:carter", "build:carter")
    assert not scene.is_exhausted("carter"), "also who sent itself home"
    scene = Scene(hand="mirror", empire="carter bell mint", has="2 stone", starts=False, passed=(1,))
    scene.do("build:mirror", "card:bell", "use:carter", "card:mirror", "build:mirror")
    assert scene.options() == ["card:carter", "card:bell", "card:mint"], "it chooses again"
    scene = Scene(hand="outfield", empire="carter woods pyre", has="2 stone", starts=False, passed=(1,), rules=1)
    scene.do("build:outfield", "use:carter", "card:outfield", "use:pyre").picks(0, "card:woods").do("build:outfield")
    assert scene.refusals()["disc:harvest"] == "N5.1-d", "nothing was left to be like"


# --- assign and release (N7.3, N7.4)


@pytest.mark.rule("N7.3-a")
def test_assigned_tokens_lie_on_the_card() -> None:
    scene = Scene(empire="dormitory", starts=False).do("use:dormitory")
    assert (scene.has("worker"), scene.tired(), scene.on("dormitory")) == (4, 0, {"worker": 1})
    assert scene.points() == 1
    scene.all_pass()
    assert (scene.has("worker"), scene.on("dormitory")) == (4, {"worker": 1}), "over the rounds"


@pytest.mark.rule("N7.3-a")
def test_gold_replaces_nothing_here() -> None:
    scene = Scene(empire="stack", has="9 gold 9 wood", starts=False)
    assert scene.options(about="use:") == []
    scene = Scene(empire="barn", has="1 wood 9 gold", starts=False).do("use:barn")
    assert scene.options() == ["assign:wood"]
    scene.picks(0, "assign:wood")
    assert scene.on("barn") == {"wood": 1}
    assert scene.has("gold") == 9


@pytest.mark.rule("N7.3-a")
def test_up_to_so_many() -> None:
    scene = Scene(empire="barn", has="3 food 1 sheep", starts=False).do("use:barn")
    assert (scene.ask().least, scene.ask().most) == (0, 2)
    scene.picks(0, "assign:food", "assign:sheep")
    assert scene.on("barn") == {"food": 1, "sheep": 1}
    assert (scene.has("food"), scene.has("sheep")) == (2, 0)
    scene = Scene(empire="barn", has="3 food", starts=False).do("use:barn").picks(0)
    assert scene.on("barn") == {}


@pytest.mark.rule("N7.4-a")
def test_released_tokens_are_at_hand_at_once() -> None:
    scene = Scene(
        empire="key dormitory barn", tokens={"dormitory": "1 worker", "barn": "2 worker 1 food"}, has="0 worker",
        starts=False,
    ).do("use:key")  # fmt: skip
    assert scene.options() == ["release:dormitory:worker", "release:barn:worker"]
    scene.picks(0, "release:dormitory:worker", "release:barn:worker")
    assert scene.on("barn") == {"worker": 1, "food": 1}
    assert scene.on("dormitory") == {}
    assert (scene.has("worker"), scene.tired()) == (2, 0)


@pytest.mark.rule("N7.4-a")
def test_all_are_released_from_own_cards_alone() -> None:
    scene = Scene(
        empire="axe barn", rival_empire="stack", tokens={"barn": "2 gold 1 food", "stack": "3 food"}, starts=False
    ).do("use:axe")
    while scene.asked() == [0]:
        scene.picks(0, *[key for key in scene.ask().keys() for _ in range(3)][: scene.ask().least])
    assert (scene.has("gold"), scene.has("food")) == (2, 1)
    assert scene.on("stack") == {"food": 3}


# --- refresh a worker (N7.5)


@pytest.mark.rule("N7.5-a", "N7.5-b")
def test_a_tired_worker_stands_up_and_works_again() -> None:
    scene = Scene(empire="school bell", hand="dance", has="1 worker", starts=False, passed=(1,))
    scene.do("use:school")
    assert (scene.has("worker"), scene.tired()) == (0, 1)
    scene.do("disc:populate", "boost:dance")
    assert (scene.has("worker"), scene.tired()) == (2, 0)
    assert scene.state.round == 1


@pytest.mark.rule("N7.5-a")
def test_no_more_than_are_tired_and_one_each() -> None:
    scene = Scene(empire="inn", tired=(1,), has="0 worker", starts=False).do("use:inn")
    assert (scene.has("worker"), scene.tired()) == (1, 0)
    scene = Scene(hand="dance", tired=(3,), has="0 worker").do("disc:populate", "boost:dance")
    assert (scene.has("worker"), scene.tired()) == (1 + 1, 2)


# --- copy (N7.6)


@pytest.mark.rule("N7.6-a")
def test_a_copy_of_an_action_is_exhausted_for_itself() -> None:
    scene = Scene(hand="mirror", has="1 stone", empire="bell school herald woods", starts=False, passed=(1,))
    scene.do("build:mirror")
    assert scene.options() == ["card:bell", "card:school"]
    scene.do("card:bell", "use:mirror")
    assert scene.points() == 1
    assert scene.is_exhausted("mirror")
    assert not scene.is_exhausted("bell")
    scene.do("use:bell")
    assert scene.points() == 2


@pytest.mark.rule("N7.6-a")
def test_a_copied_field_gives_its_goods_again_and_can_be_harvested() -> None:
    scene = Scene(hand="outfield", has="1 stone", empire="woods lake sawmill", upgrades={"sawmill": "woods"},
                  starts=False, passed=(1,))  # fmt: skip
    scene.do("build:outfield")
    assert scene.options() == ["card:woods", "card:lake"]
    scene.do("card:woods")
    assert scene.has("wood") == 2
    scene.do("disc:harvest")
    assert scene.options() == ["harvest:woods", "harvest:lake", "harvest:outfield"]
    scene.do("harvest:outfield")
    assert scene.has("wood") == 4


@pytest.mark.rule("N7.6-a")
def test_a_copied_feature_works_twice() -> None:
    scene = Scene(hand="echo", has="1 stone", empire="midwife bell", starts=False, passed=(1,))
    scene.do("build:echo", "disc:populate")
    assert scene.has("sheep") == 2


@pytest.mark.rule("N7.6-a")
def test_the_bonus_of_the_copied_card_comes_again() -> None:
    scene = Scene(hand="mirror", has="1 stone", empire="chapel", starts=False).do("build:mirror")
    assert scene.has("sheep") == 2


@pytest.mark.rule("N7.6-a")
def test_the_copy_counts_with_the_type_it_took_on() -> None:
    scene = Scene(hand="mirror", has="1 stone", empire="gate-bell keeper", starts=False, passed=(1,))
    scene.do("build:mirror", "card:gate-bell", "use:keeper")
    assert scene.points() == 2


@pytest.mark.rule("N7.6-a")
def test_the_choice_holds_for_good() -> None:
    scene = Scene(hand="mirror", has="1 stone", empire="bell pyre", rival_empire="market", starts=False)
    scene.do("build:mirror", "card:bell").do("disc:populate")
    scene.do("use:pyre").picks(0, "card:bell").do("disc:populate")
    assert scene.empire() == ["pyre", "mirror"]
    scene.do("use:mirror")
    assert scene.points() == 3 + 1, "also when the other one is gone"
    # Even if nobody knows any more where that one lies.
    s = scene.state
    s.deck[0] += s.discard[0]
    s.cards.hide(s.deck[0])
    s.discard[0] = []
    for seed in "abcdefgh":
        view = scene.table.imagine(1, seed).view(1)
        shown = next(zone for zone in view["zones"] if zone["id"] == "empire:0")
        assert [card.get("copies") for card in shown["cards"]] == [None, "bell"]


@pytest.mark.rule("N7.6-a")
def test_a_copy_of_a_copy_is_a_copy_of_the_same_card() -> None:
    scene = Scene(hand="mirror mirror", has="2 stone", empire="bell", starts=False, passed=(1,))
    scene.do("build:mirror").do("build:mirror", "card:mirror")
    scene.do("use:mirror.2", "use:mirror")
    assert scene.points() == 2


@pytest.mark.rule("N7.6-a")
def test_with_nothing_to_copy_it_stands_there() -> None:
    scene = Scene(hand="mirror", has="1 stone", empire="woods", rival_empire="bell", starts=False, passed=(1,))
    scene.do("build:mirror")
    assert scene.empire() == ["woods", "mirror"]
    assert scene.options(about="use:") == []


# --- search (N7.7)


@pytest.mark.rule("N7.7-a")
def test_going_through_the_deck() -> None:
    deck = "hut tower song gate shrine gate-house gate"
    scene = Scene(empire="finder", deck=deck, deck_only=True, discard="gate-painter", starts=False, listen=True)
    scene.do("use:finder")
    assert sorted(scene.options()) == ["find:gate", "find:gate-house"]
    assert scene.ask().private
    scene.do("find:gate-house")
    assert scene.hand() == ["gate-house"]
    assert len(scene.state.deck[0]) == 6
    assert scene.discards() == ["gate-painter"], "left alone"
    assert "gate-house" not in str(scene.table.events(1))


@pytest.mark.rule("N7.7-a")
def test_nothing_fits_and_the_deck_is_shuffled_all_the_same() -> None:
    deck = "hut tower song shrine bell market school forge mint"
    scene = Scene(empire="finder", deck=deck, deck_only=True, discard="gate", starts=False)
    before = scene.state.deck[0][:]
    scene.do("use:finder")
    assert scene.hand() == []
    assert sorted(scene.state.deck[0]) == sorted(before)
    assert scene.state.deck[0] != before
    assert scene.discards() == ["gate"]
    assert not any(scene.state.cards.knows(0, card) for card in before)


@pytest.mark.rule("N7.7-a")
def test_the_deck_is_shuffled_after_a_find() -> None:
    deck = "gate hut tower song shrine bell market school forge mint"
    scene = Scene(empire="finder", deck=deck, deck_only=True, starts=False)
    before = scene.state.deck[0][:]
    scene.do("use:finder")
    assert scene.hand() == ["gate"]
    assert scene.state.deck[0] != before[:-1]
    assert sorted(scene.state.deck[0]) == sorted(before[:-1])


# --- instants and features (N7.9, N7.10)


@pytest.mark.rule("N7.9-a")
def test_every_boost_is_an_instant() -> None:
    assert all(face.instant is not None and face.action is None for face in FACES if face.kind == BOOST)
    scene = Scene(hand="song", empire="minstrel", deck="hut", starts=False).do("disc:explore", "boost:song")
    assert (scene.has("wood"), scene.has("sheep")) == (1, 1)
    assert scene.discards() == ["song"]


@pytest.mark.rule("N7.10-a")
def test_a_feature_works_when_it_is_not_ones_turn() -> None:
    scene = Scene(rival_empire="looter", queue=[(1, 0, 0)], near="reef skerry", starts=False, turn=1)
    scene.do("pass").do("pass")
    assert scene.turn == 0
    scene.answers(1, "pillage:reef")
    assert scene.points(1) == 1


@pytest.mark.rule("N7.10-a")
@pytest.mark.parametrize(("answer", "stone", "points"), [("use", 1, 2), ("skip", 2, 0)])
def test_one_that_asks_for_payment_may_be_declined(answer: str, stone: int, points: int) -> None:
    scene = Scene(empire="reeve", has="2 stone", queue=[(0, 0, 1)], near="cove reef", starts=False).all_pass()
    scene.answers(0, "conquer:cove")
    assert scene.options() == ["use", "skip"]
    scene.answers(0, answer)
    assert (scene.has("stone"), scene.points()) == (stone, points)


@pytest.mark.rule("N7.10-a")
def test_who_cannot_pay_is_not_asked() -> None:
    scene = Scene(empire="reeve", queue=[(0, 0, 1)], near="cove reef", starts=False).all_pass()
    scene.answers(0, "conquer:cove")
    assert scene.points() == 0
    assert scene.state.round == 2


@pytest.mark.rule("N7.10-b")
def test_a_feature_works_time_and_again() -> None:
    scene = Scene(empire="midwife", has="2 food", starts=False, passed=(1,))
    scene.do("disc:populate", "disc:populate")
    assert scene.has("sheep") == 2
    assert scene.state.exhausted == set()


@pytest.mark.rule("N7.10-b")
def test_two_alike_work_both() -> None:
    scene = Scene(empire="midwife midwife", starts=False).do("disc:populate")
    assert scene.has("sheep") == 2


@pytest.mark.rule("N7.10-a")
@pytest.mark.parametrize(
    ("feature", "action"),
    [
        ("usher", "use:dormitory"),
        ("warden", "use:key"),
        ("scout", "disc:explore"),
        ("coxswain", "disc:sail"),
        ("midwife", "disc:populate"),
        ("mason", "build:hut"),
        ("ragman", "use:pyre"),
        ("minstrel", "boost"),
    ],
)
def test_each_feature_has_its_moment(feature: str, action: str) -> None:
    moments = ["use:dormitory", "use:key", "disc:explore", "disc:sail", "disc:populate", "build:hut", "use:pyre"]
    for key in [*moments, "boost"]:
        scene = Scene(empire=f"{feature} dormitory key pyre", rival_empire=feature, tokens={"dormitory": "1 worker"},
                      hand="hut song" if key == "boost" else "hut", has="1 wood", starts=False)  # fmt: skip
        scene.do("disc:explore" if key == "boost" else key)
        if key == "boost":
            scene.do("boost:song")
        if key == "use:pyre":
            scene.picks(0, "card:key")
        works = key == action or (feature == "scout" and key == "boost")
        gained = scene.has("stone" if feature == "mason" else "sheep")
        assert gained == works, f"{feature} at {key}"
        assert scene.has("sheep", 1) == scene.has("stone", 1) == 0, "not at others'"


def test_a_feature_can_wait_for_one_type() -> None:
    scene = Scene(hand="hut gate", has="2 wood", empire="gate-mason mason", starts=False, passed=(1,))
    scene.do("build:hut")
    assert (scene.has("sheep"), scene.has("stone")) == (0, 1)
    scene.do("build:gate")
    assert (scene.has("sheep"), scene.has("stone")) == (1, 2)
    scene = Scene(hand="mason", has="1 stone", starts=False).do("build:mason")
    assert scene.has("stone") == 0, "a card does not wait for itself"


def test_what_may_be_declined_is_asked_for() -> None:
    scene = Scene(hand="feast", empire="woods", starts=False).do("disc:harvest", "boost:feast", "skip")
    assert scene.has("sheep") == 0
    scene = Scene(hand="feast", empire="woods", starts=False).do("disc:harvest", "boost:feast", "use")
    assert scene.has("sheep") == 1


# --- strokes and any card (N7.11)


@pytest.mark.rule("N7.11-a", "N7.11-b")
@pytest.mark.parametrize(("answer", "wood", "stone"), [("get:1wood", 1, 0), ("get:2stone", 0, 2)])
def test_a_stroke_is_a_choice_of_one_made_when_it_happens(answer: str, wood: int, stone: int) -> None:
    scene = Scene(empire="market", starts=False).do("use:market")
    assert scene.options() == ["get:1wood", "get:2stone"]
    assert scene.ask().rule == "N7.11-b"
    scene.do(answer)
    assert (scene.has("wood"), scene.has("stone")) == (wood, stone)


@pytest.mark.rule("N7.11-b")
def test_every_time_the_choice_is_new() -> None:
    scene = Scene(empire="woods gleaner", starts=False, passed=(1,))
    scene.do("disc:harvest", "get:1food", "disc:harvest", "get:1sheep")
    assert (scene.has("food"), scene.has("sheep")) == (1, 1)


@pytest.mark.rule("N7.11-a")
def test_islands_are_among_the_cards_of_an_empire() -> None:
    scene = Scene(empire="lantern reef bell", exhausted="reef bell", starts=False).do("use:lantern")
    assert scene.options() == ["card:reef", "card:bell"]
    scene = Scene(empire="pyre reef woods", starts=False).do("use:pyre")
    assert scene.options() == ["card:reef", "card:woods"]


@pytest.mark.rule("N7.11-a")
def test_a_refreshing_of_islands_leaves_locations() -> None:
    scene = Scene(empire="ranger reef atoll bell", exhausted="reef atoll bell", starts=False).do("use:ranger")
    assert [name for name in ("reef", "atoll", "bell") if scene.is_exhausted(name)] == ["bell"]


# --- discarding and decks (N7.17, N7.18)


@pytest.mark.rule("N7.17-a")
def test_islands_go_to_the_pile_of_their_kind_and_other_cards_to_their_owners() -> None:
    scene = Scene(empire="pyre reef atoll hut", starts=False).do("use:pyre").picks(0, "card:reef", "card:atoll")
    assert scene.wrecks("near") == ["reef"]
    assert scene.wrecks("distant") == ["atoll"]
    assert scene.discards() == []
    scene = Scene(rival_empire="pyre hut", turn=1, starts=False).do("use:pyre").picks(1, "card:hut")
    assert scene.discards(1) == ["hut"]
    assert scene.discards(0) == []


@pytest.mark.rule("N7.18-a")
def test_a_deck_that_ran_out_is_rebuilt() -> None:
    scene = Scene(empire="library", deck="hut", deck_only=True, discard="tower", starts=False).do("use:library")
    assert scene.hand() == ["hut", "tower"]
    assert scene.discards() == []
    scene = Scene(deck="", deck_only=True, discard="tower").do("disc:explore")
    assert scene.hand() == ["tower"]


@pytest.mark.rule("N7.18-a", "N3.2-b")
def test_nobody_knows_the_order_of_a_rebuilt_deck() -> None:
    pile = "tower song shrine gate bell market school forge"
    scene = Scene(deck="", deck_only=True, discard=pile, hand="hut").do("disc:explore")
    assert len(scene.state.deck[0]) == 7
    for seat in (0, 1):
        assert not any(scene.state.cards.knows(seat, card) for card in scene.state.deck[0])
    assert scene.state.cards.knows(0, scene.state.hand[0][-1])
    assert not scene.state.cards.knows(1, scene.state.hand[0][-1])


# --- cards by name (N9)


@pytest.mark.rule("N9.1-a")
def test_flokis_boatyard_brings_the_third_ship() -> None:
    face = FACES[NUMBER["flokis-boatyard"]]
    assert (face.kind, face.clan) == (BOOST, "ulaf")
    tile = ("explore", "populate", "construct", "harvest", "sail")[face.with_tile]
    scene = Scene(clans=["ulaf"], hand="flokis-boatyard hut", passed=(1,)).do(f"disc:{tile}", "boost:flokis-boatyard")
    assert scene.has("ship") + len(scene.queue()) == 3


def test_a_sculptor_works_with_what_is_drawn() -> None:
    for answer, built in (("use", True), ("skip", False)):
        scene = Scene(empire="reformer hut", deck="shrine", starts=False).do("use:reformer")
        assert scene.ask().private, "nobody else may know what was drawn"
        assert scene.discards() == ["hut"]
        scene.do(answer)
        assert ("shrine" in scene.empire()) == built
        assert (scene.points(), scene.hand()) == ((2, []) if built else (0, ["shrine"]))
