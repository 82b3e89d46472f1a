"""Binding exchanges and promises (7.6.3): composed, countered, accepted or refused in the open, whole or not at all."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def fair(
    relics: tuple[str, ...] = ("ivory-eye", "map"), banners: dict[str, tuple[int, int]] | None = None, turn: int = 0
) -> Scene:
    """The active player at Tinker's Fair, talking to seat 1 (or 0)."""
    scene = Scene(
        cards={"river": "tinkers-fair"},
        pawns="7 1 2" if turn == 0 else "0 7 2",
        relics=relics,
        banners=banners,
        advisers=["wolves", "elders"],
        turn=turn,
        listen=True,
    )
    return scene.do("use:tinkers-fair", f"player:{1 - turn}")


def wealth(scene: Scene) -> object:
    s = scene.state
    return [s.favor[:], s.secrets[:], [relics[:] for relics in s.relics], s.holder[:], [a[:] for a in s.advisers]]


# --- composing


@pytest.mark.rule("7.6.3-a", "10.exchange-a")
def test_only_what_the_power_lists_can_be_agreed_upon() -> None:
    scene = fair(banners={"peoples-favor": (0, 1)})
    assert scene.options() == [
        *("give-favor", "give-secret", "give-relic:ivory-eye", "give-relic:grand-scepter"),
        *("want-favor", "want-secret", "want-relic:map"),
    ], "favor, secrets and relics at the Fair: no banners, no advisers"
    assert {option.key: option.most for option in scene.ask().options}["give-favor"] == 5
    assert scene.illegal(0, *["give-favor"] * 6)[0] == "answer-too-often"
    assert scene.illegal(0, "give-relic:map") == ("answer-unknown", "7.6.3-a")


@pytest.mark.rule("7.6.3-a", "11.12-c")
def test_nothing_moves_before_it_is_accepted_and_then_everything_does() -> None:
    scene = fair()
    before = wealth(scene)
    scene.picks(0, "give-favor", "give-favor", "give-relic:ivory-eye", "want-secret", "want-relic:map")
    assert wealth(scene) == before
    assert (scene.asked(), scene.options(1)) == ([1], ["refuse", "accept", "counter"])
    assert scene.ask(1).what.args == {
        "proposer": 0,
        "count": 5,
        "terms": "give-favor, give-favor, give-relic:ivory-eye, want-secret, want-relic:map",
        "give-favor": 2,
        "give-secret": 0,
        "give-other": 1,
        "want-favor": 0,
        "want-secret": 1,
        "want-other": 1,
    }
    scene.answers(1, "accept")
    assert (scene.state.favor[:2], scene.state.secrets[:2]) == ([3, 7], [4, 2])
    assert (scene.relics(0), scene.relics(1)) == (["grand-scepter", "map"], ["ivory-eye"])
    assert scene.acting


@pytest.mark.rule("7.6.3-a")
def test_offers_are_made_in_the_open() -> None:
    scene = fair().picks(0, "give-favor", "give-favor", "want-relic:map")
    assert scene.told("offer", 2)[0]["args"] == {"player": 1}
    assert scene.told("term-give-favor", 2)[0]["args"]["amount"] == 2
    assert scene.told("term-want-relic", None)[0]["args"]["card"] == "map"


@pytest.mark.rule("7.6.3-a", "11.12-c")
def test_a_counter_offer_turns_the_table() -> None:
    scene = fair()
    before = wealth(scene)
    scene.picks(0, "want-relic:map").answers(1, "counter")
    assert scene.asked() == [1]
    assert scene.options(1, "give") == ["give-favor", "give-secret", "give-relic:map"]
    assert scene.options(1, "want") == ["want-favor", "want-secret", "want-relic:ivory-eye", "want-relic:grand-scepter"]
    scene.picks(1, "give-relic:map", *["want-favor"] * 4)
    assert wealth(scene) == before
    assert (scene.asked(), scene.options(0)) == ([0], ["refuse", "accept", "counter"])
    scene.answers(0, "counter").picks(0, "want-relic:map", *["give-favor"] * 3)
    assert scene.options(1) == ["refuse", "accept"], "the last offer can only be taken or left"
    assert wealth(scene) == before
    scene.answers(1, "accept")
    assert (scene.favor(0), scene.favor(1), scene.relics(1)) == (2, 8, [])


@pytest.mark.rule("7.6.3-a", "11.12-c", "11.12-h")
@pytest.mark.parametrize("counters", [0, 1, 2])
def test_a_refusal_ends_it_with_nothing_moved(counters: int) -> None:
    scene = fair()
    before = wealth(scene)
    proposer, partner = 0, 1
    scene.picks(0, "give-favor")
    for _ in range(counters):
        scene.answers(partner, "counter")
        proposer, partner = partner, proposer
        scene.picks(proposer, "want-secret")
    scene.answers(partner, "refuse")
    assert (wealth(scene), scene.acting) == (before, True)
    scene.do("use:tinkers-fair")
    assert scene.asked() == [0], "only seat 2 is left to talk to, so there is no question with whom"
    assert scene.ask().what.args == {"partner": 2}
    scene.picks(0).answers(2, "refuse")
    assert scene.refusals()["use:tinkers-fair"] == "6.2-a"
    scene.do("rest", "rest", "rest")
    assert "use:tinkers-fair" in scene.options(), "next turn they may talk again"


@pytest.mark.rule("7.3.2-a", "11.12-h")
def test_after_an_agreement_the_same_two_may_go_on() -> None:
    scene = fair().picks(0, "give-favor").answers(1, "accept")
    scene.do("use:tinkers-fair", "player:1").picks(0, "want-favor").answers(1, "accept")
    assert scene.state.favor == [5, 5, 5]
    scene.do("use:tinkers-fair", "player:1").picks(0).answers(1, "accept")
    scene.do("use:tinkers-fair")
    assert scene.ask().what.args == {"partner": 2}, "an agreement about nothing is none"


@pytest.mark.rule("7.6.3-a")
def test_with_any_player_however_far_and_whatever_they_have() -> None:
    scene = Scene(
        cards={"river": "tinkers-fair"}, pawns="7 1 2", favor=[0, 0], secrets=[0, 0], roles="chancellor citizen exile"
    )
    scene.do("use:tinkers-fair")
    assert scene.options() == ["player:1", "player:2"]
    scene.do("player:1")
    assert scene.options() == ["give-relic:grand-scepter"], "facedown secrets or debts are not offered"


@pytest.mark.rule("7.6.3-a", "7.1.2-d")
def test_facedown_secrets_are_no_goods() -> None:
    scene = Scene(cards={"river": "tinkers-fair"}, pawns="7 1 2", secrets=[1, 0], favor=[0, 0])
    scene.state.flipped[:] = [2, 2, 2]
    scene.do("use:tinkers-fair", "player:1")
    assert {option.key: option.most for option in scene.ask().options} == {
        "give-secret": 1,
        "give-relic:grand-scepter": 1,
    }


# --- giving is not taking


@pytest.mark.rule("10.give-a", "2.4-c", "7.6.3-a")
def test_a_scepter_that_was_given_may_be_used_at_once() -> None:
    scene = fair(turn=1).picks(1, "want-relic:grand-scepter").answers(0, "accept")
    assert scene.options(1, "offer") == ["offer:1", "offer:2"]
    assert scene.options(1, "reliquary") != []


@pytest.mark.rule("10.give-a", "9.2-a")
def test_powers_that_stop_taking_do_not_stop_giving() -> None:
    scene = fair(relics=("ivory-eye", "circlet-of-command map")).picks(0, "want-relic:map").answers(1, "accept")
    assert scene.relics(0) == ["ivory-eye", "grand-scepter", "map"]


@pytest.mark.rule("2.3-b")
def test_reliquary_relics_are_in_no_deal_but_citizenship() -> None:
    scene = Scene(cards={"river": "tinkers-fair"}, pawns="7 1 2", reliquary="map whistle ivory-eye truthful-harp")
    scene.do("use:tinkers-fair", "player:1")
    assert scene.options(about="give-relic") == ["give-relic:grand-scepter"]


@pytest.mark.rule("7.6.3-a", "2.11-d", "11.3-a")
def test_the_title_is_looked_at_when_the_deal_is_done() -> None:
    scene = Scene(oath="protection", cards={"river": "tinkers-fair"}, pawns="7 1 2", relics=["ivory-eye", "map"])
    scene.do("use:tinkers-fair", "player:1").picks(0, "give-relic:ivory-eye")
    assert scene.state.title == 0
    scene.answers(1, "accept")
    assert scene.state.title == 1


# --- The Tribunal


def tribunal(round: int = 1) -> Scene:
    """Seats 0 and 1 at The Tribunal, which bandits rule."""
    return Scene(sites={3: "the-tribunal"}, pawns="3 3 0", round=round, warbands={"wastes": (0, 1), "river": (1, 1)})


@pytest.mark.rule("7.6.3-b", "11.12-i")
def test_the_tribunal_binds_favor_secrets_and_peace() -> None:
    scene = tribunal().do("use:the-tribunal", "player:1")
    assert scene.options() == [
        *("give-favor", "give-secret", "give-peace"),
        *("want-favor", "want-secret", "want-peace"),
    ]
    scene.picks(0, "give-favor", "give-favor", "want-peace")
    assert scene.view()["extra"]["promises"] == []
    scene.answers(1, "accept")
    assert (scene.favor(0), scene.favor(1)) == (3, 7)
    assert {tuple(promise) for promise in scene.view(2)["extra"]["promises"]} == {(1, 0, 1), (1, 0, 2)}


@pytest.mark.rule("7.6.3-b", "11.12-i")
def test_who_promised_peace_cannot_attack_and_who_got_the_promise_can() -> None:
    scene = tribunal().do("use:the-tribunal", "player:1").picks(0, "want-peace").answers(1, "accept")
    scene.do("campaign")
    assert "player:1" in scene.options(0)
    scene = tribunal().do("use:the-tribunal", "player:1").picks(0, "give-peace").answers(1, "accept")
    scene.state.army_color[3], scene.state.army[3] = 2, 1
    scene.ask_again().do("campaign")
    assert scene.view()["extra"]["campaign"]["defender"] == 2, "there is nobody else to attack"
    scene = tribunal().do("use:the-tribunal", "player:1").picks(0, "give-peace").answers(1, "accept")
    scene.state.army_color[3], scene.state.army[3] = 1, 1
    scene.ask_again()
    assert scene.refusals()["campaign"] == "7.6.3-b"
    assert scene.why("campaign") == {"why": "oath-why-promise", "player": 1}


@pytest.mark.rule("7.6.3-b", "11.12-i")
@pytest.mark.parametrize(("later", "bound"), [(0, True), (1, True), (2, False)])
def test_the_peace_holds_for_this_round_and_the_next(later: int, bound: bool) -> None:
    scene = tribunal(round=2).do("use:the-tribunal", "player:1").picks(0, "give-peace").answers(1, "accept")
    scene.state.round += later
    scene.state.army_color[3], scene.state.army[3] = 1, 1
    scene.ask_again()
    assert ("campaign" not in scene.options()) is bound


@pytest.mark.rule("7.6.3-b")
def test_a_refused_promise_binds_nobody() -> None:
    scene = tribunal().do("use:the-tribunal", "player:1").picks(0, "give-peace", "want-favor").answers(1, "refuse")
    assert (scene.view()["extra"]["promises"], scene.state.favor) == ([], [5, 5, 5])
    assert "player:1" in scene.do("campaign").options()


@pytest.mark.rule("7.1.1-b", "7.6.3-b")
def test_the_tribunal_is_open_to_its_ruler_and_to_who_is_there() -> None:
    assert "use:the-tribunal" in tribunal().options()
    scene = Scene(sites={3: "the-tribunal"}, warbands={"the-tribunal": (0, 1)})
    assert "use:the-tribunal" in scene.options()
    scene = Scene(sites={3: "the-tribunal"}, warbands={"the-tribunal": (1, 1)})
    assert "use:the-tribunal" not in scene.options()


# --- The Gathering: advisers too


def gathered(advisers: tuple[str, ...], hidden: tuple[str, ...] = ()) -> Scene:
    """Seat 0 plays The Gathering where seat 1 stands; seat 2 stays away."""
    scene = Scene(
        piles=("", "", "the-gathering"),
        pawns="river river 2",
        advisers=advisers,
        facedown_advisers=hidden,
        relics=["-", "map"],
        listen=True,
    )
    return scene.do("search", "pile:2", "site:7").answers(2, "no")


@pytest.mark.rule("7.6.3-a", "7.2.2-a")
def test_advisers_change_hands_but_never_a_locked_one() -> None:
    scene = gathered(("wolves long-lost-heir", "elders")).answers(0, "player:1")
    assert scene.options(0, "give-adviser") == ["give-adviser:wolves"]
    assert scene.options(0, "want") == ["want-favor", "want-secret", "want-relic:map", "want-adviser:elders"]
    scene.picks(0, "give-adviser:wolves", "want-adviser:elders").answers(1, "accept")
    assert (scene.advisers(0), scene.advisers(1)) == (["long-lost-heir", "elders"], ["wolves"])


@pytest.mark.rule("7.6.3-a", "9.4-d", "9.4-a")
def test_a_hidden_adviser_changes_hands_unseen_by_others() -> None:
    scene = gathered(("wolves", "elders"), ("scryer tents",)).answers(0, "player:1")
    assert scene.options(0, "give-adviser") == ["give-adviser:wolves", "give-adviser:1", "give-adviser:2"]
    scene.picks(0, "give-adviser:2")
    assert "tents" not in str(scene.view(1)), "not before it is accepted"
    scene.answers(1, "accept")
    assert (scene.advisers(0), scene.advisers(1)) == (["wolves", "scryer?"], ["elders", "tents?"])
    assert scene.zone("advisers:1", 1)["cards"][1]["face"] == "tents"
    assert "tents" not in str(scene.view(2))
    assert "tents" not in str(scene.table.events(2))


@pytest.mark.rule("11.12-j", "2.2.2-a", "7.6.3-a")
def test_a_deal_that_breaks_the_adviser_limit_is_void_as_a_whole() -> None:
    scene = gathered(("wolves", "elders scryer tents")).answers(0, "player:1")
    before = wealth(scene)
    scene.picks(0, "give-adviser:wolves", "want-favor", "want-relic:map").answers(1, "accept")
    assert wealth(scene) == before
    assert scene.told("deal-void", 2) != []
    scene = gathered(("wolves", "elders scryer tents")).answers(0, "player:1")
    scene.picks(0, "give-adviser:wolves", "want-adviser:tents").answers(1, "accept")
    assert scene.advisers(1) == ["elders", "scryer", "wolves"], "one against one keeps the limit"


@pytest.mark.rule("7.6.3-a")
def test_only_those_who_came_take_part_and_as_often_as_they_like() -> None:
    scene = gathered(("wolves", "elders"))
    assert scene.options(0) == ["go-on", "player:1"]
    scene.answers(0, "player:1").picks(0, "give-favor").answers(1, "accept")
    assert scene.options(0) == ["go-on", "player:1"]
    scene.answers(0, "player:1").picks(0, "give-favor").answers(1, "refuse")
    assert scene.options(1) == ["go-on", "player:0"], "after a refusal it is the next one's turn to propose"
    scene.answers(1, "go-on")
    assert (scene.acting, scene.state.favor) == (True, [5, 6, 5]), "one favor for the play, one given away"
