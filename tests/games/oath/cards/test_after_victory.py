"""Battle plans that go on after a victory: Martial Culture and Second Wind."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def exiles(**more: object) -> Scene:
    """Seat 1, an Exile, attacks the steppe of seat 2, another Exile."""
    given: dict[str, object] = {
        "turn": 1,
        "pawns": "river steppe steppe",
        "warbands": {"steppe": (2, 1), "wastes": (1, 2), "river": (0, 2)},
        "board": [3, 4, 0],
        "supply": [7, 4, 3],
        "oath": "people",
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("7.6.1-a", "6.6.2-a")
def test_martial_culture_makes_a_citizen_of_an_exile_who_beats_another() -> None:
    scene = exiles(cards={"wastes": "martial-culture"}).dice(defense="blank", attack="sword sword")
    scene.do("campaign", "done", "dice:2", "use:martial-culture").picks(1, "site:2")
    assert (scene.options(1), scene.ask(1).rule) == (["no", "yes"], "7.6.1-a")
    scene.do("yes")
    assert scene.role(1) == "citizen"
    assert (scene.army("steppe"), scene.army("wastes"), scene.board(1)) == ((0, 1), (0, 2), 3)
    assert scene.relics(1) == [], "no relic comes with it"
    assert all(space >= 0 for space in scene.state.reliquary)
    assert scene.turn == 2, "the Act Phase is over"
    assert scene.supply(1) == 7


def test_martial_culture_is_only_an_offer() -> None:
    scene = exiles(cards={"wastes": "martial-culture"}).dice(defense="blank", attack="sword sword")
    scene.do("campaign", "done", "dice:2", "use:martial-culture").picks(1, "site:2").do("no")
    assert scene.acting
    assert (scene.role(1), scene.supply(1)) == ("exile", 2)


def test_martial_culture_works_for_a_defending_exile_without_ending_the_attackers_turn() -> None:
    scene = exiles(cards={"great-slum": "martial-culture"}, warbands={"steppe": (2, 3), "great-slum": (2, 1)})
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1").answers(2, "use:martial-culture")
    scene.answers(2, "yes")
    assert (scene.role(2), scene.army("steppe"), scene.supply(2)) == ("citizen", (0, 3), 7)
    assert scene.acting
    assert scene.turn == 1


@pytest.mark.parametrize(
    ("roles", "defender", "title"),
    [("chancellor exile citizen", "player:2", 1), ("chancellor citizen exile", "player:2", 0)],
)
def test_martial_culture_is_for_exiles_against_exiles(roles: str, defender: str, title: int) -> None:
    color = 2 if roles.endswith("exile") else 0
    scene = exiles(
        roles=roles,
        title=title,
        cards={"wastes": "martial-culture"},
        warbands={"steppe": (color, 1), "wastes": (1 if color == 0 else 0, 1)},
    )
    scene.dice(defense="blank", attack="sword sword").do("campaign")
    if defender in scene.options(1):
        scene.do(defender)
    scene.do("done", "dice:2", "use:martial-culture").picks(1)
    assert scene.acting
    assert scene.role(1) == roles.split()[1]


def test_martial_culture_brings_nothing_in_defeat_or_against_bandits() -> None:
    lost = exiles(cards={"wastes": "martial-culture"}, warbands={"steppe": (2, 9), "wastes": (1, 1)})
    lost.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1", "use:martial-culture")
    assert (lost.acting, lost.role(1)) == (True, "exile")
    bandits = exiles(cards={"wastes": "martial-culture"}, warbands={"wastes": (1, 1)}, pawns="river steppe river")
    bandits.dice(defense="blank", attack="sword sword").do("campaign", "done", "dice:2", "use:martial-culture")
    bandits.picks(1)
    assert (bandits.acting, bandits.role(1)) == (True, "exile")


@pytest.mark.ruling("martial-culture", 1)
@pytest.mark.rule("5.5.8-a", "11.3-a")
def test_martial_culture_comes_before_second_wind() -> None:
    scene = exiles(
        oath="supremacy",
        title=1,
        cards={"wastes": "martial-culture"},
        advisers=["-", "second-wind"],
        warbands={"steppe": (2, 1), "wastes": (1, 1), "great-slum": (1, 1), "river": (0, 1)},
    )
    scene.dice(defense="blank", attack="sword sword")
    scene.do("campaign", "done", "dice:2", "use:second-wind", "use:martial-culture").picks(1)
    assert scene.ask(1).what.id == "oath-ask-become-citizen"
    scene.do("yes")
    assert scene.ask(1).what.id == "oath-ask-travel", "the Second Wind blows for a Citizen"
    assert scene.role(1) == "citizen"
    assert scene.state.title == 0, "and the title has been checked in between: the Empire rules all their sites now"


@pytest.mark.rule("5.5.8-a", "11.3-a")
def test_the_title_is_checked_after_each_plan_of_the_victor() -> None:
    scene = exiles(
        oath="supremacy",
        title=1,
        cards={"wastes": "martial-culture"},
        relics=["-", "sticky-fire"],
        warbands={"steppe": (2, 1), "wastes": (1, 1), "great-slum": (1, 1), "river": (0, 1)},
    )
    scene.dice(defense="blank", attack="sword sword")
    scene.do("campaign", "done", "dice:2", "use:martial-culture", "use:sticky-fire").picks(1).do("yes")
    assert scene.ask(1).what.id == "oath-ask-sticky-fire"
    assert scene.state.title == 0, "the sites of the new Citizen are the Empire's, and one plan is still to come"


# --- Second Wind


def duel(**more: object) -> Scene:
    """The Chancellor, with Second Wind, attacks an Exile, both at the steppe, which the Exile rules."""
    given: dict[str, object] = {
        "oath": "people",
        "pawns": "steppe steppe river",
        "warbands": {"steppe": (1, 1)},
        "advisers": ["second-wind"],
        "board": [4, 0],
        "listen": True,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("7.6.2-a")
def test_second_wind_is_a_free_journey_and_a_free_campaign_after_a_victory() -> None:
    scene = duel(supply=[2], warbands={"steppe": (1, 1), "wastes": (2, 1)}, secrets=[1])
    shared = scene.state.shared
    scene.dice(defense="blank", attack="sword sword").do("campaign", "done", "dice:2", "use:second-wind")
    assert (scene.favor(0), scene.state.shared, scene.secrets_on("second-wind")) == (4, shared + 1, 1)
    scene.picks(0, "site:2")
    assert scene.supply() == 0
    assert scene.ask().what.id == "oath-ask-travel"
    assert "nowhere" in scene.options()
    scene.do("travel:5")
    assert [event["seat"] for event in scene.told("travel")] == [0]
    assert (scene.pawn(0), scene.options()) == ("wastes", ["no", "yes"])
    scene.dice(defense="blank", attack="sword sword").do("yes", "dice:2").picks(0, "site:5")
    assert scene.acting
    assert (scene.army("wastes"), scene.supply()) == ((0, 1), 0)


def test_second_wind_lets_one_stay_and_rest() -> None:
    scene = duel()
    scene.dice(defense="blank", attack="sword sword").do("campaign", "done", "dice:2", "use:second-wind").picks(0)
    scene.do("nowhere", "no")
    assert (scene.acting, scene.pawn(0)) == (True, "steppe")
    assert scene.told("travel") == [], "nobody traveled"
    alone = duel(pawns="steppe river river")
    alone.dice(defense="blank", attack="sword sword").do("campaign", "dice:2", "use:second-wind").picks(0, "site:2")
    alone.do("nowhere")
    assert alone.acting, "with nobody to attack there is no question"


def test_second_wind_needs_a_victory() -> None:
    scene = duel(warbands={"steppe": (1, 9)})
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1", "use:second-wind")
    assert scene.acting


@pytest.mark.rule("5.5.8-a")
def test_second_wind_comes_after_the_discards() -> None:
    scene = duel(advisers=["second-wind rain-boots"])
    scene.dice(defense="blank", attack="sword sword")
    scene.do("campaign", "done", "dice:2", "use:second-wind", "use:rain-boots").picks(0)
    assert scene.ask().what.id == "oath-ask-travel"
    assert scene.advisers(0) == ["second-wind"]


@pytest.mark.rule("7.5.3-a", "5.5.3-c")
def test_second_wind_can_be_paid_for_again_in_the_campaign_it_brought() -> None:
    scene = duel(secrets=[2], favor=[2], supply=[2])
    scene.dice(defense="blank", attack="sword sword sword")
    scene.do("campaign", "done", "dice:3", "use:second-wind").picks(0)
    scene.dice(defense="blank", attack="sword sword").do("nowhere", "yes", "bandits", "done", "dice:2")
    assert scene.options() == ["go-on", "use:second-wind"]
    scene.do("use:second-wind").picks(0)
    assert (scene.secrets(0), scene.secrets_on("second-wind"), scene.favor(0)) == (0, 2, 0)
    scene.do("nowhere", "yes", "bandits", "done", "dice:1")
    assert scene.supply() == 0, "only the first of three cost Supply"


def test_second_wind_at_an_enemys_shrouded_wood() -> None:
    """Whether to travel is the winner's choice, where to is the ruler's."""
    wood: dict[str, object] = {
        "sites": {2: "shrouded-wood"},
        "pawns": "river shrouded-wood shrouded-wood",
        "warbands": {"shrouded-wood": (0, 1)},
        "advisers": ["-", "second-wind"],
    }
    scene = exiles(**wood).dice(defense="blank blank", attack="sword")
    scene.do("campaign", "player:2", "dice:1", "use:second-wind", "no", "no")
    assert (scene.asked(), scene.ask(1).what.id) == ([1], "oath-ask-make-travel")
    scene.do("yes")
    assert (scene.asked(), scene.options(0)) == ([0], [f"travel:{slot}" for slot in (0, 1, 3, 4, 5, 6, 7)])
    scene.answers(0, "travel:5")
    assert scene.pawn(1) == "wastes"


@pytest.mark.rule("11.3-a", "7.6.5-a")
def test_a_site_revealed_by_the_banished_counts_for_the_title_before_second_wind() -> None:
    scene = exiles(
        oath="supremacy",
        facedown="great-slum fertile-valley standing-stones deep-woods",
        relics=["-", "-", "bandit-crown"],
        advisers=["-", "second-wind"],
        warbands={"steppe": (2, 1), "wastes": (0, 1), "river": (0, 1)},
    )
    scene.dice(defense="blank blank blank", attack="sword sword sword")
    scene.do("campaign", "pawn", "done", "dice:3", "use:second-wind").picks(1).do("travel:6", "no")
    assert scene.ask(1).what.id == "oath-ask-travel"
    assert scene.state.title == 2


@pytest.mark.rule("11.3-a", "7.6.5-a")
def test_a_site_revealed_by_second_wind_counts_for_the_title_before_the_next_campaign() -> None:
    scene = exiles(
        oath="supremacy",
        facedown="great-slum fertile-valley standing-stones deep-woods",
        relics=["-", "-", "bandit-crown"],
        advisers=["-", "second-wind"],
        warbands={"steppe": (2, 1), "wastes": (0, 1), "river": (0, 1)},
    )
    scene.dice(defense="blank", attack="sword sword sword")
    scene.do("campaign", "done", "dice:3", "use:second-wind").picks(1)
    assert scene.state.title == 0, "two sites of the crown against two of the Empire"
    scene.do("travel:6", "yes", "done")
    assert scene.state.title == 2, "with the revealed one there are three"
    assert scene.ask(1).what.args == {"defense": 2}
