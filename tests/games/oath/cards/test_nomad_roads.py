"""What Nomads beyond the first world do to journeys, and the worship of relics."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Special Envoy


@pytest.mark.rule("7.6.2-a")
def test_the_special_envoy_travels_for_nothing_and_that_is_all_for_this_turn() -> None:
    scene = Scene(advisers=["special-envoy"], sites={0: "charming-valley"}, supply=[0])
    scene.do("travel", "travel:7")
    assert (scene.pawn(), scene.state.pawn[0]) == ("river", 7)
    assert scene.turn == 1, "without Supply there was no other way, so the envoy was sent, and the Act Phase is over"


def test_the_special_envoy_is_optional() -> None:
    scene = Scene(advisers=["special-envoy"])
    scene.do("travel")
    assert scene.options() == ["go-on", "use:special-envoy"]
    scene.do("go-on", "travel:1")
    assert (scene.acting, scene.supply(), scene.pawn()) == (True, 6, "fertile-valley")


@pytest.mark.rule("4.2-a")
def test_after_the_special_envoys_journey_the_player_rests() -> None:
    scene = Scene(advisers=["-", "special-envoy"], turn=1)
    scene.do("travel", "use:special-envoy", "travel:6")
    assert (scene.turn, scene.pawn(1)) == (2, "great-slum")
    assert scene.supply(1) == 7


def test_what_comes_after_traveling_still_happens_with_the_envoy() -> None:
    scene = Scene(advisers=["special-envoy hospitality"], cards={"river": "tents"}, favor=[0])
    scene.do("travel", "use:special-envoy", "use:hospitality", "travel:7")
    assert (scene.turn, scene.favor()) == (1, 1)


@pytest.mark.rule("5.5.7.III-a")
def test_who_is_banished_sends_no_envoy() -> None:
    """A journey that costs nothing anyway, in somebody else's turn."""
    given = {"pawns": "steppe steppe river", "warbands": {"steppe": (1, 1)}, "board": [3, 0], "oath": "people"}
    scene = Scene(advisers=["-", "special-envoy"], **given)  # type: ignore[arg-type]
    scene.dice(defense="blank blank blank", attack="sword sword sword").do("campaign", "pawn", "dice:3").picks(0)
    assert (scene.asked(), scene.ask().what.id) == ([0], "oath-ask-send")
    scene.do("travel:0")
    assert scene.pawn(1) == "ancient-city"


# --- Way Station


@pytest.mark.rule("7.1.4-a", "7.6.2-a")
def test_the_ruler_of_the_way_station_travels_there_for_nothing() -> None:
    scene = Scene(cards={"river": "way-station"}, warbands={"river": (0, 1)}, sites={0: "charming-valley"})
    scene.do("travel")
    assert (scene.ask().what.id, scene.favor()) == ("oath-ask-travel", 5)
    scene.do("travel:7")
    assert (scene.pawn(), scene.supply(), scene.favor()) == ("river", 7, 5)
    scene.do("travel", "travel:6")
    assert scene.supply() == 4, "not elsewhere"


@pytest.mark.rule("7.1.4-a")
def test_others_may_give_the_ruler_a_favor_and_travel_to_the_way_station_for_nothing() -> None:
    scene = Scene(cards={"river": "way-station"}, warbands={"river": (2, 1)}, supply=[0])
    scene.do("travel")
    assert (scene.pawn(), scene.supply(), scene.favor(), scene.favor(2)) == ("river", 0, 4, 6), "the only way"
    near = Scene(cards={"river": "way-station"}, warbands={"river": (2, 1)})
    near.do("travel", "use:way-station", "travel:1")
    assert (near.supply(), near.favor(), near.favor(2)) == (6, 5, 5), "no favor for a journey elsewhere"
    own = Scene(cards={"river": "way-station"}, warbands={"river": (2, 1)}).do("travel", "go-on", "travel:7")
    assert (own.supply(), own.favor(), own.favor(2)) == (3, 5, 5), "nobody has to"


def test_the_way_station_of_the_empire_pays_the_chancellor() -> None:
    scene = Scene(
        roles="chancellor citizen exile", turn=2, cards={"river": "way-station"}, warbands={"river": (0, 1)}
    ).do("travel", "use:way-station", "travel:7")
    assert [scene.favor(seat) for seat in range(3)] == [6, 5, 4]
    citizen = Scene(
        roles="chancellor citizen exile", turn=1, cards={"river": "way-station"}, warbands={"river": (0, 1)}
    ).do("travel", "travel:7")
    assert ([citizen.favor(seat) for seat in range(3)], citizen.supply(1)) == ([5, 5, 5], 7), "a Citizen rules it too"


def test_the_favor_for_bandits_at_the_way_station_burns() -> None:
    scene = Scene(cards={"river": "way-station"})
    before = scene.state.shared
    scene.do("travel", "use:way-station", "travel:7")
    assert (scene.favor(), scene.state.shared, scene.supply()) == (4, before + 1, 7)


def test_without_favor_the_way_station_is_closed_to_strangers() -> None:
    scene = Scene(cards={"river": "way-station"}, favor=[0], supply=[0])
    assert scene.refusals()["travel"] == "4.2-c"
    here = Scene(cards={"ancient-city": "way-station"}).do("travel")
    assert here.ask().what.id == "oath-ask-travel", "nobody travels to where they are"


# --- Hospitality


@pytest.mark.rule("10.match-a")
def test_hospitality_brings_favor_from_a_bank_both_here_and_among_the_advisers() -> None:
    scene = Scene(advisers=["hospitality wolves"], cards={"river": "tents the-old-oak keep"}, favor=[0])
    scene.do("travel", "use:hospitality", "travel:7")
    assert scene.options() == ["bank:beast", "bank:nomad"], "Order is at the site, but no adviser"
    scene.do("bank:beast")
    assert (scene.favor(), scene.bank("beast"), scene.bank("nomad")) == (1, 2, 3)


@pytest.mark.rule("7-a", "9.3-a")
@pytest.mark.parametrize(
    "more",
    [
        {"cards": {"river": "keep"}},
        {"cards": {"ancient-city": "elders"}},
        {"cards": {"river": "tents"}, "bank": {"nomad": 0}},
        {"cards": {"river": "wolves"}, "facedown_advisers": ["the-old-oak"]},
    ],
    ids=["no match", "only where one is", "an empty bank", "a facedown adviser"],
)
def test_hospitality_is_not_offered_where_nobody_is_a_host(more: dict[str, object]) -> None:
    scene = Scene(advisers=["hospitality"], **more)  # type: ignore[arg-type]
    assert scene.do("travel").ask().what.id == "oath-ask-travel"


def test_hospitality_elsewhere_brings_nothing() -> None:
    scene = Scene(advisers=["hospitality"], cards={"river": "tents"}, favor=[0])
    scene.do("travel", "use:hospitality", "travel:1")
    assert (scene.acting, scene.favor()) == (True, 0)


# --- A Fast Steed


@pytest.mark.rule("7.6.2-a", "7.1.2-a")
def test_a_fast_steed_carries_three_warbands_anywhere() -> None:
    scene = Scene(advisers=["a-fast-steed"], board=[3], sites={0: "charming-valley"})
    scene.do("travel", "use:a-fast-steed", "travel:7")
    assert (scene.pawn(), scene.supply(), scene.favor(), scene.favor_on("a-fast-steed")) == ("river", 7, 4, 1)
    scene.do("travel")
    assert scene.ask().what.id == "oath-ask-travel", "the favor lies there until the Rest Phase"


def test_a_fast_steed_carries_no_fourth_warband() -> None:
    scene = Scene(advisers=["a-fast-steed"], board=[4]).do("travel")
    assert scene.ask().what.id == "oath-ask-travel"


# --- Relic Worship


def shrine(**more: object) -> Scene:
    given: dict[str, object] = {
        "sites": {0: "mountain"},
        "relics_at": {"0": "map"},
        "advisers": ["relic-worship"],
        "supply": [2],
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("5.4.3-a")
def test_relic_worship_brings_three_supply_for_a_recovered_relic() -> None:
    scene = shrine().do("recover", "use:relic-worship", "relic:0")
    assert (scene.relics(), scene.supply()) == (["grand-scepter", "map"], 4)
    full = shrine(supply=[7]).do("recover", "use:relic-worship", "relic:0")
    assert full.supply() == 7, "never past the leftmost space"


def test_relic_worship_brings_nothing_for_a_banner() -> None:
    scene = shrine().do("recover", "use:relic-worship", "banner:darkest-secret")
    assert (scene.holder("darkest-secret"), scene.supply()) == (-1, 1)
    scene.do("pay:2")
    assert (scene.holder("darkest-secret"), scene.supply()) == (0, 1)


def test_relic_worship_is_not_offered_without_a_relic() -> None:
    scene = shrine(relics_at={}).do("recover")
    assert scene.ask().what.id == "oath-ask-recover"
