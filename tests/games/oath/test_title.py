"""The Oathkeeper title (2.11): who holds it, when it passes on, and what it adds to a defense."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath import Scene

EMPIRE = "chancellor citizen exile"


def holder(scene: Scene) -> int:
    """Who holds the title now, as everybody sees it."""
    title: int = scene.view(None)["extra"]["title"]
    return title


def stir(scene: Scene) -> Scene:
    """Something is done that changes nothing, so that the title is looked at again."""
    return scene.do("peek:0.0")


def scene(**given: Any) -> Scene:
    """The active Chancellor stands at a site with a relic that can be peeked at."""
    return Scene(**{"relics_at": {"0": "map"}, **given})


def pool(scene: Scene, defender: str = "") -> int:
    """How many defense dice the attacker is told of, going for no more than must be."""
    scene.do("campaign")
    while True:
        seat = scene.asked()[0]
        ask = scene.ask(seat)
        if ask.what.id == "oath-ask-dice":
            dice = ask.what.args["defense"]
            assert isinstance(dice, int)
            return dice
        scene.answers(seat, next(key for key in (defender, "done", "no") if key in ask.keys()))


# --- who meets the goal (2.11-a)


@pytest.mark.rule("2.11-a", "2.11-d")
def test_supremacy_is_for_who_rules_the_most_sites() -> None:
    game = scene(warbands={"1": (1, 1), "2": (1, 1), "3": (0, 5)})
    assert holder(game) == 0
    assert holder(stir(game)) == 1, "two sites with one warband each are more than one with five"


@pytest.mark.rule("2.11-a")
def test_sites_of_the_bandits_count_for_nobody() -> None:
    game = stir(scene(warbands={"3": (1, 1)}))
    assert holder(game) == 1, "one site, though bandits rule seven"


@pytest.mark.rule("2.11-a")
def test_facedown_sites_count_for_nobody() -> None:
    game = scene(facedown="4 5", warbands={"3": (1, 1), "2": (0, 1)})
    game.state.army_color[4], game.state.army[4] = 1, 1
    assert holder(stir(game)) == 0


@pytest.mark.rule("2.11-a")
def test_the_people_are_kept_by_who_holds_the_peoples_favor() -> None:
    game = stir(scene(oath="people", banners={"peoples-favor": (2, 3), "darkest-secret": (1, 3)}))
    assert holder(game) == 2


@pytest.mark.rule("2.11-a")
def test_devotion_is_kept_by_who_holds_the_darkest_secret() -> None:
    game = stir(scene(oath="devotion", banners={"peoples-favor": (2, 3), "darkest-secret": (1, 3)}))
    assert holder(game) == 1


@pytest.mark.rule("2.11-a")
@pytest.mark.parametrize(
    ("relics", "banners", "keeper"),
    [
        (["", "whistle", ""], {}, 0),  # a tie with the Grand Scepter
        (["", "whistle", "brass-horse ivory-eye"], {}, 2),
        (["", "whistle", "brass-horse ivory-eye"], {"peoples-favor": (1, 1), "darkest-secret": (1, 4)}, 1),
        (["", "whistle", ""], {"darkest-secret": (1, 1)}, 1),
        (["", "whistle", ""], {"peoples-favor": (1, 1)}, 1),
        (["", "whistle", ""], {"peoples-favor": (0, 1)}, 0),
    ],
)
def test_protection_counts_relics_and_banners_together(
    relics: list[str], banners: dict[str, tuple[int, int]], keeper: int
) -> None:
    assert holder(stir(scene(oath="protection", relics=relics, banners=banners))) == keeper


@pytest.mark.rule("2.11-a", "2.3-d")
def test_relics_in_the_reliquary_and_at_sites_are_held_by_nobody() -> None:
    """Four lie with the Chancellor in the Reliquary and one at the Chancellor's site; that is one relic against two."""
    game = stir(scene(oath="protection", warbands={"0": (0, 1)}, relics=["", "whistle brass-horse", ""]))
    assert holder(game) == 1
    assert game.view(0)["extra"]["standing"] == [1, 2, 0]


# --- ties


@pytest.mark.rule("2.11-b")
@pytest.mark.parametrize("title", [0, 1])
def test_on_a_tie_the_holder_keeps_it(title: int) -> None:
    game = stir(scene(title=title, warbands={"1": (1, 1), "2": (0, 1)}))
    assert holder(game) == title


@pytest.mark.rule("2.11-b")
def test_a_tie_among_all_keeps_it_too_and_the_usurper_side() -> None:
    game = stir(scene(title=2, usurper=True, warbands={"1": (1, 1), "2": (0, 1), "3": (2, 1)}))
    assert holder(game) == 2
    assert game.state.usurper is True


@pytest.mark.rule("2.11-c")
def test_the_outgoing_holder_chooses_among_others_that_tie() -> None:
    game = stir(scene(seats=4, favor=[1] * 4, title=3, usurper=True, warbands={"1": (1, 1), "2": (0, 1)}))
    assert game.asked() == [3]
    ask = game.ask(3)
    assert ask.what.id == "oath-ask-keeper"
    assert ask.keys() == ["player:0", "player:1"]
    assert game.illegal(3, "player:2") == ("answer-unknown", "2.11-c")
    assert game.illegal(3, "player:3") == ("answer-unknown", "2.11-c")
    assert game.illegal(0, "player:0") == ("answer-not-asked", "2.11-c")
    game.answers(3, "player:1")
    assert holder(game) == 1
    assert game.state.usurper is False
    assert game.acting, "the turn goes on"


@pytest.mark.rule("2.11-c")
def test_an_exile_gives_up_the_title_to_the_empire_in_a_tie() -> None:
    game = stir(scene(title=2, warbands={"1": (1, 1), "2": (0, 1)})).answers(2, "player:0")
    assert holder(game) == 0


@pytest.mark.rule("2.11-d")
def test_the_only_one_who_meets_it_takes_it_at_once() -> None:
    game = scene(warbands={"0": (0, 1), "1": (1, 1)}, turn=1, pawns="0 2 2", world="key-to-the-city")
    game.do("search", "keep:key-to-the-city").picks(1, *game.options(1)).do("site:2")
    assert game.army("2") == (1, 1)
    assert holder(game) == 1
    assert game.acting, "nobody is asked, and the turn goes on"


@pytest.mark.rule("2.11-d", "11.3-b")
def test_if_nobody_meets_the_goal_it_stays() -> None:
    game = stir(scene(title=1))
    assert holder(game) == 1, "nobody rules a site"
    assert game.view(None)["extra"]["claimants"] == []
    assert holder(stir(scene(title=2, oath="people"))) == 2, "nobody holds the banner"
    assert holder(stir(scene(title=2, oath="devotion", usurper=True))) == 2


# --- its sides


@pytest.mark.rule("2.11-e")
def test_whoever_takes_it_takes_the_oathkeeper_side() -> None:
    game = stir(scene(title=2, usurper=True, warbands={"1": (1, 1)}))
    assert holder(game) == 1
    assert game.view(None)["extra"]["usurper"] is False


@pytest.mark.rule("2.11-e", "2.11-f", "3.1-a")
def test_a_usurper_who_loses_it_and_gets_it_back_begins_anew() -> None:
    game = Scene(
        turn=1, phase="wake", title=1, pawns="0 1 2", warbands={"2": (1, 1)}, relics_at={"0": "map", "1": "whistle"}
    )
    assert game.state.usurper is True
    game.state.army_color[3], game.state.army[3] = 0, 1
    game.state.army_color[4], game.state.army[4] = 0, 1
    game.do("peek:1.0")
    assert (holder(game), game.state.usurper) == (0, False)
    game.state.army_color[3] = game.state.army_color[4] = 1
    game.do("rest").do("rest").do("peek:0.0")
    assert (holder(game), game.state.usurper) == (1, False)
    game.do("rest")
    assert not game.table.over, "it was not on its Usurper side"
    assert game.state.usurper is True


# --- defense (2.11-g, 2.11-h)


@pytest.mark.rule("2.11-g")
@pytest.mark.parametrize(
    ("title", "usurper", "dice"), [(1, False, 2 + 1), (1, True, 2 + 2), (2, False, 2), (0, False, 2)]
)
def test_the_title_defends_its_holder(title: int, usurper: bool, dice: int) -> None:
    """The pawn and favor of an Exile bring two dice."""
    assert pool(Scene(oath="people", pawns="0 0 2", title=title, usurper=usurper), "player:1") == dice


@pytest.mark.rule("2.11-g")
def test_it_does_not_help_the_attacker_nor_bandits() -> None:
    game = Scene(oath="people", title=0)
    assert pool(game) == 1
    assert game.options()[0] == "dice:3"


@pytest.mark.rule("2.11-h")
def test_under_supremacy_the_empire_counts_as_one_and_the_chancellor_holds_it() -> None:
    game = stir(scene(roles=EMPIRE, title=2, warbands={"1": (0, 1), "2": (0, 1), "3": (2, 1)}))
    assert holder(game) == 0
    assert game.view(0)["extra"]["standing"] == [2, 2, 1], "each Imperial player rules them all"
    assert game.view(0)["extra"]["claimants"] == [0]


@pytest.mark.rule("2.11-h")
def test_a_new_citizen_hands_the_title_to_the_chancellor() -> None:
    game = Scene(turn=1, title=1, warbands={"1": (1, 1), "2": (1, 1)}, world="long-lost-heir", usurper=True)
    game.do("search", "keep:long-lost-heir").picks(1, *game.options(1)).do("faceup").do("yes")
    assert game.role(1) == "citizen"
    assert game.army("1") == (0, 1)
    assert (holder(game), game.state.usurper) == (0, False)


@pytest.mark.rule("2.11-h")
@pytest.mark.parametrize(("oath", "dice"), [("supremacy", 2 + 1), ("people", 2)])
def test_under_supremacy_the_die_is_for_all_imperial_players(oath: str, dice: int) -> None:
    """An Exile attacks a Citizen while the Chancellor has the title."""
    assert pool(Scene(roles=EMPIRE, oath=oath, turn=2, pawns="0 5 5"), "player:1") == dice


@pytest.mark.rule("2.11-h")
@pytest.mark.parametrize("oath", ["people", "protection", "devotion"])
def test_under_the_other_goals_a_citizen_can_hold_it_alone(oath: str) -> None:
    banners = {"peoples-favor": (1, 1), "darkest-secret": (1, 1)}
    game = scene(roles=EMPIRE, oath=oath, banners=banners, pawns="0 5 5")
    assert holder(stir(game)) == 1
    defended = Scene(roles=EMPIRE, oath=oath, title=1, turn=2, banners=banners, pawns="0 5 5")
    assert pool(defended, "player:1") == 3
    other = Scene(roles=EMPIRE, oath=oath, title=1, turn=2, banners=banners, pawns="5 0 5")
    assert pool(other, "player:0") == 2, "the Chancellor has no part in it"


@pytest.mark.rule("2.11-h")
def test_a_citizen_outside_the_empire_has_no_share() -> None:
    game = Scene(roles=EMPIRE, turn=0, pawns="5 5 0", title=0)
    assert pool(game, "player:1") == 2, "the Chancellor attacks, so this Citizen is no Imperial player"
    other = Scene(roles="chancellor citizen citizen", turn=1, pawns="0 5 5", title=0)
    assert pool(other, "player:2") == 3, "the attacked Citizen is one"


# --- when it is looked at (OQ-6)


@pytest.mark.rule("2.11-d", "11.3-a")
def test_it_is_checked_when_the_won_sites_are_settled_and_not_before() -> None:
    """The Empire loses its only site. Between the losses and the placing nobody would meet the goal but the third
    player, who must not get it: the victor places warbands first."""
    game = Scene(turn=1, pawns="0 1 2", warbands={"1": (0, 1), "3": (0, 1), "7": (2, 1)}, board=[0, 4, 0], listen=True)
    game.dice("blank blank blank", "sword sword sword sword")
    game.do("campaign", "site:3", "dice:4")
    game.answers(0, "site:1")
    assert game.ask(1).what.id == "oath-ask-occupy"
    assert holder(game) == 0
    game.picks(1, "site:1", "site:3")
    assert holder(game) == 1
    assert [event["seat"] for event in game.told("title")] == [1]


@pytest.mark.rule("2.11-d", "11.3-a")
def test_it_is_checked_before_the_pawn_is_banished() -> None:
    """Under Devotion: the banner is taken, and the title with it, before the attacker decides about the pawn."""
    game = Scene(turn=1, oath="devotion", pawns="1 1 2", banners={"darkest-secret": (0, 1)}, board=[0, 5, 0])
    game.dice("blank blank blank blank", "sword sword sword sword sword")
    game.do("campaign", "player:0", "banner:darkest-secret", "done", "dice:5")
    assert game.holder("darkest-secret") == 1
    assert holder(game) == 1
    assert game.ask(1).what.id == "oath-ask-send"


@pytest.mark.rule("2.11-d", "11.3-a")
def test_it_is_checked_after_the_placing_and_again_after_the_taking() -> None:
    """Sites decide under Supremacy, so the title comes before the relic; relics under Protection, so it comes after."""
    for oath, order in (("supremacy", ["title", "relic"]), ("protection", ["relic", "title"])):
        given: dict[str, Any] = {"turn": 1, "pawns": "1 1 2", "warbands": {"1": (0, 1)}, "relics": ["map", "whistle"]}
        game = Scene(**given, oath=oath, board=[0, 4, 0], listen=True).dice("blank " * 5)
        game.do("campaign", "relic:map", "done", "dice:0", "sacrifice").picks(1, "site:1")
        told = [str(event["id"]).removeprefix("oath-log-") for event in game.table.events(None)]
        assert [id for id in told if id in ("title", "relic")] == order
