"""Allies of an Imperial defender: who joins, what they bring and what they lose (5.5.2-e to -g, 5.5.3-c, 5.5.4-c)."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def empire(**more: object) -> Scene:
    """Seat 3, an Exile, attacks the Empire's steppe, with the Chancellor far away and two Citizens."""
    given: dict[str, object] = {
        "seats": 4,
        "banks": 2,
        "turn": 3,
        "roles": "chancellor citizen citizen exile",
        "oath": "people",
        "title": 3,
        "pawns": "river steppe wastes steppe",
        "warbands": {"steppe": (0, 2), "wastes": (0, 1)},
        "board": [2, 2, 2, 6],
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


def defense(scene: Scene) -> int:
    """The whole defense that was rolled last."""
    total = scene.told("roll-defense")[-1]["args"]["defense"]
    assert isinstance(total, int)
    return total


# --- who joins


@pytest.mark.rule("5.5.2-e", "5.5.3-c")
def test_the_chancellor_joins_an_imperial_defender_from_wherever() -> None:
    scene = empire(advisers=["longbows"]).do("campaign", "player:1", "done", "dice:6")
    assert scene.asked() == [0], "an Ally with a plan, who was not asked to join"
    assert scene.options(0) == ["go-on", "use:longbows"]


@pytest.mark.rule("5.5.2-e")
def test_the_chancellor_is_no_ally_of_an_exile() -> None:
    scene = empire(warbands={"steppe": (3, 1)}, turn=1, advisers=["longbows"], pawns="steppe steppe wastes river")
    scene.dice(defense="two", attack="hollow").do("campaign", "player:3", "dice:1")
    assert scene.acting, "nobody has a plan to use"


@pytest.mark.rule("5.5.2-f", "11.6-c")
def test_a_citizen_near_may_join_if_the_defender_agrees() -> None:
    scene = empire(listen=True).do("campaign", "player:0", "done")
    assert scene.asked() == [1], "the other Citizen's pawn is neither here nor at a target"
    assert (scene.options(1), scene.ask(1).rule) == (["no", "yes"], "5.5.2-f")
    scene.answers(1, "yes")
    assert scene.asked() == [0]
    assert (scene.options(0), scene.ask(0).rule) == (["no", "yes"], "5.5.2-f")
    scene.answers(0, "yes").dice(defense="blank", attack="hollow").do("dice:1")
    assert defense(scene) == 4, "two at the site and the Ally's two"


@pytest.mark.rule("5.5.2-f")
@pytest.mark.parametrize("answers", [("no",), ("yes", "no")])
def test_without_either_consent_a_citizen_is_no_ally(answers: tuple[str, ...]) -> None:
    scene = empire(listen=True, advisers=["-", "longbows"]).do("campaign", "player:0", "done")
    scene.answers(1, answers[0])
    for answer in answers[1:]:
        scene.answers(0, answer)
    scene.dice(defense="blank", attack="hollow").do("dice:1")
    assert defense(scene) == 2, "and the plan is not asked for"
    assert scene.told("ally") == []


@pytest.mark.rule("5.5.2-f")
def test_a_citizen_at_a_targeted_site_may_join_too() -> None:
    scene = empire().do("campaign", "player:1", "site:5", "done")
    assert scene.asked() == [2]
    scene.answers(2, "yes")
    assert scene.asked() == [1], "the defender is asked, not the Chancellor"


@pytest.mark.rule("5.5.2-f")
def test_all_who_may_join_are_asked_at_once_and_the_defender_about_each() -> None:
    scene = empire(pawns="river steppe steppe steppe", listen=True).do("campaign", "player:0", "done")
    assert scene.asked() == [1, 2]
    scene.answers(2, "yes").answers(1, "yes")
    assert scene.ask(0).what.args == {"player": 1, "amount": 2}
    scene.answers(0, "no")
    assert scene.ask(0).what.args == {"player": 2, "amount": 2}
    scene.answers(0, "yes").dice(defense="blank", attack="hollow").do("dice:1")
    assert [event["seat"] for event in scene.told("ally")] == [2]
    assert defense(scene) == 4


@pytest.mark.rule("5.5.2-f", "5.5.1-c")
def test_the_attacking_citizen_is_no_ally_of_the_defender() -> None:
    scene = empire(turn=1, pawns="steppe steppe steppe river", title=3, listen=True)
    scene.do("campaign", "player:0", "done")
    assert scene.asked() == [2]
    scene.answers(2, "no").dice(defense="blank", attack="hollow").do("dice:1")
    assert defense(scene) == 4, "two at the site and two of the Chancellor"


@pytest.mark.rule("5.5.2-f")
def test_an_exile_has_no_allies_though_citizens_are_near() -> None:
    scene = empire(pawns="river steppe steppe steppe", warbands={"steppe": (3, 1)}, turn=1, board=[2, 2, 2, 0])
    scene.do("campaign", "player:3", "done")
    assert scene.asked() == [1], "the attacker's dice are next"
    assert scene.ask(1).what.id == "oath-ask-dice"


@pytest.mark.rule("5.5.2-f")
def test_bandits_have_no_allies() -> None:
    scene = empire(pawns="steppe steppe steppe steppe", warbands={}, listen=True).do("campaign", "bandits", "done")
    assert scene.ask(3).what.id == "oath-ask-dice"
    scene.dice(defense="blank", attack="hollow").do("dice:1")
    assert defense(scene) == 1


@pytest.mark.rule("5.5.2-g", "10.your-enemy-a")
def test_what_an_ally_rules_binds_the_attacker_and_what_others_rule_does_not() -> None:
    names = ["-", "-", "true-names", "rangers mercenaries"]
    joined = empire(pawns="river wastes steppe steppe", advisers=names).do("campaign", "player:0", "done")
    joined.answers(2, "yes").answers(0, "yes").do("dice:6")
    assert joined.options(3) == ["go-on", "use:mercenaries"], "no Beast plans against an Ally with True Names"
    apart = empire(pawns="river wastes steppe steppe", advisers=names).do("campaign", "player:0", "done")
    apart.answers(2, "no").do("dice:6")
    assert apart.options(3) == ["go-on", "use:rangers", "use:mercenaries"]


@pytest.mark.rule("5.5.2-g")
def test_the_attacker_never_has_allies() -> None:
    scene = empire(turn=1, pawns="steppe steppe steppe steppe", warbands={"river": (0, 1)}, advisers=["longbows"])
    scene.do("campaign", "player:3")
    assert scene.ask(1).what.id == "oath-ask-dice", "neither the Chancellor nor the other Citizen is asked"
    assert scene.options(1) == ["dice:2", "dice:1", "dice:0"], "dice for the own board alone"
    scene.dice(defense="blank blank", attack="hollow").do("dice:1")
    assert scene.acting, "and the Chancellor uses no plan"


# --- what they bring


@pytest.mark.rule("5.5.3-c")
def test_allies_use_their_own_plans_after_the_defender_and_pay_themselves() -> None:
    scene = empire(advisers=["-", "extra-provisions", "longbows", "battle-honors"], pawns="river steppe steppe steppe")
    scene.do("campaign", "player:1", "done")
    scene.answers(2, "yes").answers(1, "yes").do("dice:6")
    assert scene.asked() == [3], "first the attacker"
    scene.do("go-on")
    assert (scene.asked(), scene.options(1)) == ([1], ["go-on", "use:extra-provisions"])
    hearth = scene.bank("hearth")
    scene.answers(1, "use:extra-provisions")
    assert (scene.favor(1), scene.favor(0), scene.bank("hearth")) == (4, 5, hearth + 1)
    assert (scene.asked(), scene.options(2)) == ([2], ["go-on", "use:longbows"]), "not the defender's adviser"


@pytest.mark.rule("5.5.3-c")
def test_one_plan_is_used_once_though_several_rule_it() -> None:
    scene = empire(cards={"wastes": "longbows"}).do("campaign", "player:1", "done", "dice:6")
    assert scene.options(1) == ["go-on", "use:longbows"]
    scene.answers(1, "go-on")
    assert scene.options(0) == ["go-on", "use:longbows"], "what the defender left, the Chancellor may use"
    used = empire(cards={"wastes": "longbows"}).do("campaign", "player:1", "done", "dice:6")
    used.dice(defense="two two", attack="hollow hollow hollow hollow hollow").answers(1, "use:longbows", "fewer")
    assert used.asked() == [3], "and what the defender used, nobody uses again"


@pytest.mark.rule("5.5.3-d", "11.6-d")
def test_the_defender_may_wait_for_an_allys_plan() -> None:
    """Without a warband in the force there is nobody for the Wrestlers to sacrifice, until signals have been given."""
    scene = empire(
        advisers=["warning-signals", "wrestlers extra-provisions"],
        pawns="river steppe wastes steppe",
        warbands={"wastes": (0, 1), "steppe": (3, 1)},
        board=[2, 0, 2, 6],
        listen=True,
    )
    scene.dice(defense="blank blank blank", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.options(1) == ["go-on", "use:extra-provisions"]
    scene.answers(1, "go-on").answers(0, "use:warning-signals").picks(0, "board:1", "board:1")
    assert scene.options(1) == ["go-on", "use:wrestlers", "use:extra-provisions"]
    scene.answers(1, "use:wrestlers", "go-on")
    assert scene.board(1) == 1
    assert defense(scene) == 1, "and nobody is asked a third time"


@pytest.mark.rule("5.5.3-c", "7.1.2-c")
def test_an_ally_pays_secrets_by_turning_them_facedown() -> None:
    scene = empire(advisers=["fire-talkers"], banners={"darkest-secret": (0, 1)})
    scene.dice(defense="two", attack="hollow hollow hollow").do("campaign", "player:1", "done", "dice:6")
    scene.answers(0, "use:fire-talkers", "fewer")
    assert (scene.secrets(0), scene.flipped(0), scene.secrets_on("fire-talkers")) == (2, 1, 0)


@pytest.mark.rule("5.5.3-d")
def test_what_an_allys_plan_says_of_you_holds_for_the_whole_side() -> None:
    """The Chancellor's Traveling Doctor heals the Citizen's force too."""
    scene = empire(advisers=["traveling-doctor"], board=[2, 3, 2, 6])
    scene.dice(defense="blank", attack="skull skull sword sword sword sword").do("campaign", "player:1", "done")
    scene.do("dice:6").answers(0, "use:traveling-doctor")
    scene.picks(3)
    assert (scene.board(0), scene.board(1)) == (4, 3), "nobody died: two came back from the site"
    assert scene.advisers(0) == []


@pytest.mark.rule("5.5.4-c")
@pytest.mark.parametrize(("pawn", "total"), [("river", 4), ("steppe", 9), ("wastes", 9)])
def test_an_allys_board_counts_only_at_the_attackers_site_or_a_target(pawn: str, total: int) -> None:
    scene = empire(pawns=f"{pawn} deep-woods great-slum steppe", board=[5, 7, 7, 6], listen=True)
    scene.dice(defense="shield blank", attack="hollow").do("campaign", "player:1", "site:5", "dice:1")
    assert defense(scene) == total, "a shield, three at the sites, and the Chancellor's board if near"


# --- what they lose


@pytest.mark.rule("5.5.6-e", "5.5.6-a")
def test_the_chancellor_chooses_who_dies_for_a_citizen_who_defended() -> None:
    scene = empire(board=[2, 3, 2, 6])
    scene.dice(defense="blank", attack="sword sword sword sword hollow hollow").do("campaign", "player:1", "done")
    scene.do("dice:6", "sacrifice")
    assert scene.asked() == [0]
    ask = scene.ask(0)
    assert (scene.options(0), ask.least, ask.most) == (["site:2", "board:1"], 2, 2), "half of five"
    assert ask.rule == "5.5.6-a"
    scene.picks(0, "site:2", "board:1")
    assert (scene.board(0), scene.board(1)) == (3, 2), "the site's survivor went to the Chancellor, not the Citizen"


@pytest.mark.rule("5.5.6-e", "11.6-e")
def test_survivors_on_citizens_boards_stay_there() -> None:
    scene = empire(board=[2, 3, 2, 6], pawns="river steppe steppe steppe")
    scene.dice(defense="blank", attack="skull skull skull skull skull hollow").do("campaign", "player:1", "done")
    before = scene.state.reserve[0]
    scene.answers(2, "yes").answers(1, "yes").do("dice:6")
    assert scene.ask(0).least == 3, "half of seven: the site's two, the defender's three, the Ally's two"
    scene.picks(0, "board:1", "board:1", "board:2").picks(3)
    assert [scene.board(seat) for seat in range(3)] == [4, 1, 1]
    assert scene.state.reserve[0] == before + 3
    assert scene.army("steppe") == (-1, 0)


@pytest.mark.rule("5.5.6-e")
def test_the_boards_of_distant_imperial_players_are_safe() -> None:
    scene = empire(board=[9, 4, 5, 6], pawns="river wastes great-slum steppe")
    scene.dice(defense="blank", attack="sword sword sword").do("campaign", "player:1", "done", "dice:3")
    scene.picks(3)
    assert [scene.board(seat) for seat in range(3)] == [10, 4, 5], "one of two at the site died, one came home"
