"""Battle plans: whose, when, how often and at what price (5.5.3, 7.5)."""

from __future__ import annotations

import pytest

from kronika.games.oath.faces import FACES, RELIC
from kronika.games.oath.powers import POWERS
from tests.scenes.oath import Scene


def pool(scene: Scene, seat: int) -> tuple[int, int]:
    """Attack and defense dice as a seat that may use plans is told them."""
    args = scene.ask(seat).what.args
    attack, defense = args["attack"], args["defense"]
    assert isinstance(attack, int)
    assert isinstance(defense, int)
    return attack, defense


def rolled(scene: Scene) -> tuple[int, int]:
    """How many dice were rolled in the last battle, attack and defense."""
    faces = [str(scene.told(f"roll-{side}")[-1]["args"]["faces"]) for side in ("attack", "defense")]
    attack, defense = (len(row.split(",")) if row else 0 for row in faces)
    return attack, defense


# --- 5.5.3 who uses which plans, and when


@pytest.mark.rule("5.5.3-a", "7.5.2-a")
def test_the_attacker_first_then_the_defender_each_as_many_as_they_like() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        advisers=["longbows horse-archers", "bear-traps battle-honors"],
    )
    scene.dice(defense="two", attack="hollow hollow hollow hollow hollow hollow")
    scene.do("campaign", "done")
    assert scene.ask().what.id == "oath-ask-dice", "plans are not chosen at the start"
    scene.do("dice:3")
    assert (scene.asked(), scene.ask(0).rule) == ([0], "5.5.3-a")
    assert scene.options(0) == ["go-on", "use:longbows", "use:horse-archers"]
    scene.do("use:longbows", "more")
    assert pool(scene, 0) == (4, 1)
    assert scene.options(0) == ["go-on", "use:horse-archers"], "each only once"
    scene.do("use:horse-archers", "more")
    assert scene.asked() == [1]
    assert pool(scene, 1) == (7, 1)
    assert scene.options(1) == ["go-on", "use:bear-traps", "use:battle-honors"]
    scene.answers(1, "use:bear-traps", "use:battle-honors")
    assert scene.acting, "the battle is fought: 3 against 6, and the two whom the traps left are too few"


@pytest.mark.rule("5.5.3-a")
def test_nobody_has_to_use_a_plan() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        advisers=["horse-archers"],
        listen=True,
    )
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1", "go-on")
    assert rolled(scene) == (1, 1)
    assert scene.advisers(0) == ["horse-archers"], "what was not used is not discarded"


@pytest.mark.rule("7.5-a", "5.5.3-a")
def test_red_plans_are_the_attackers_and_blue_ones_the_defenders() -> None:
    red, blue = "rangers scouts", "bear-traps warning-signals"
    scene = Scene(pawns="steppe steppe river", warbands={"steppe": (1, 1)}, advisers=[red, blue])
    scene.do("campaign", "done", "dice:3")
    assert scene.options(0) == ["go-on", "use:rangers", "use:scouts"]
    scene.do("go-on")
    assert scene.options(1) == ["go-on", "use:bear-traps", "use:warning-signals"]
    wrong = Scene(pawns="steppe steppe river", warbands={"steppe": (1, 1)}, advisers=[blue, red])
    wrong.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert wrong.acting, "nobody has a plan for the own side"


@pytest.mark.rule("7.5-a")
def test_the_sides_and_prices_of_the_first_worlds_plans() -> None:
    red = {"scouts": "", "rain-boots": "", "second-wind": "place_secret burn_favor", "book-burning": ""}
    red |= {"disgraced-captain": "place_favor burn_favor", "rangers": "place_favor"}
    blue = {"wrestlers": "", "bear-traps": "", "keep": "", "warning-signals": "", "extra-provisions": "place_favor"}
    both = {"battle-honors": "", "longbows": "", "martial-culture": "", "mercenaries": "place_favor"}
    both |= {"horse-archers": "", "fire-talkers": "place_secret", "traveling-doctor": ""}
    relics = {"sticky-fire": "", "cursed-cauldron": "", "obsidian-cage": ""}
    expected = {
        id: (side, dict.fromkeys(cost.split(), 1))
        for side, plans in (("attacker", red), ("defender", blue), ("either", both | relics))
        for id, cost in plans.items()
    }
    plans = [power for powers in POWERS.values() for power in powers if power.plan is not None]
    first = [power for power in plans if FACES[power.face].first or FACES[power.face].kind == RELIC]
    assert {power.id: (power.side, power.cost.plain()) for power in first} == expected
    assert {face.id for face in FACES if face.side} == {power.id for power in plans}, "every plan has its power"


@pytest.mark.rule("7.5.1-a", "5.5.3-a")
def test_only_plans_one_rules_not_those_where_one_stands() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1), "wastes": (0, 1), "river": (2, 1)},
        cards={
            "steppe": "longbows",
            "wastes": "horse-archers",
            "river": "mercenaries",
            "ancient-city": "battle-honors",
        },
    )
    scene.do("campaign", "done", "dice:3")
    assert scene.options(0) == ["go-on", "use:horse-archers"], "the attacker's pawn is at Longbows, but does not rule"
    scene.do("go-on")
    assert scene.options(1) == ["go-on", "use:longbows"]


@pytest.mark.rule("7.5.1-a", "5.5.3-a")
def test_one_rules_the_own_advisers_if_they_are_faceup_and_the_own_relics() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        advisers=["longbows", "-", "mercenaries"],
        facedown_advisers=["horse-archers"],
        relics=["cursed-cauldron", "-", "sticky-fire"],
    )
    scene.do("campaign", "done", "dice:3")
    assert scene.options(0) == ["go-on", "use:longbows", "use:cursed-cauldron"]


@pytest.mark.rule("7.5.1-a")
def test_the_grand_mask_does_not_reach_for_battle_plans() -> None:
    scene = Scene(
        turn=1,
        pawns="steppe steppe river",
        warbands={"steppe": (0, 1)},
        cards={"steppe": "longbows"},
        relics=["-", "grand-mask"],
    )
    scene.do("campaign", "done", "dice:3")
    assert (scene.asked(), scene.options(0)) == ([0], ["go-on", "use:longbows"])


@pytest.mark.rule("5.5.3-a")
def test_a_plan_can_be_used_in_the_next_campaign_again() -> None:
    scene = Scene(
        oath="people",
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        advisers=["longbows"],
        listen=True,
    )
    for _ in range(2):
        scene.dice(defense="two", attack="hollow hollow").do("campaign", "done", "dice:1", "use:longbows", "more")
        assert scene.acting
        assert rolled(scene) == (2, 1)


# --- 5.5.3-b bandits


@pytest.mark.rule("5.5.3-b", "11.7-a")
def test_bandits_use_all_free_plans_for_defenders_that_they_rule_anywhere() -> None:
    scene = Scene(
        pawns="steppe river river",
        warbands={"river": (0, 1)},
        cards={
            "steppe": "keep longbows",  # free; takes a die away
            "wastes": "bear-traps",  # free, far from the battle
            "ancient-city": "mercenaries scouts",  # has a price; is for attackers
            "fertile-valley": "wrestlers martial-culture warning-signals",  # needs a choice
            "river": "horse-archers",  # ruled by the Chancellor
        },
        board=[3],
        listen=True,
    )
    scene.dice(defense="two two two", attack="hollow")
    scene.do("campaign", "done", "dice:3", "go-on")
    assert scene.acting
    assert [(event["seat"], event["args"]["card"]) for event in scene.told("plan")] == [
        (-1, "keep"),
        (-1, "longbows"),
        (-1, "bear-traps"),
    ]
    assert rolled(scene) == (1, 3), "three less one for Longbows and one for the Bear Traps; one and two for the Keep"
    assert scene.board(0) == 1, "one in a trap, and half of the other two"


@pytest.mark.rule("5.5.3-b")
def test_without_plans_the_bandits_have_only_their_dice() -> None:
    scene = Scene(pawns="steppe river river", warbands={"river": (0, 1)}, facedown="wastes", cards={}, listen=True)
    scene.dice(defense="blank", attack="hollow hollow").do("campaign", "done", "dice:2")
    assert scene.told("plan") == []
    assert rolled(scene) == (2, 1)


@pytest.mark.rule("5.5.3-b")
def test_a_defending_player_gets_no_help_from_the_bandits_plans() -> None:
    scene = Scene(pawns="steppe steppe river", cards={"wastes": "bear-traps", "steppe": "longbows"}, listen=True)
    scene.dice(defense="two two", attack="hollow").do("campaign", "player:1", "dice:1")
    assert scene.told("plan") == []
    assert scene.acting


@pytest.mark.rule("5.5.3-b", "11.7-b", "11.7-d")
def test_favor_that_the_bandits_would_get_is_burned() -> None:
    scene = Scene(pawns="steppe river river", cards={"wastes": "battle-honors"}, bank={"order": 3})
    shared = scene.state.shared
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert (scene.bank("order"), scene.state.shared) == (1, shared + 2)
    beaten = Scene(pawns="steppe river river", cards={"wastes": "battle-honors"}, bank={"order": 3})
    beaten.dice(defense="blank", attack="sword sword").do("campaign", "done", "dice:2").picks(0)
    assert beaten.bank("order") == 3, "only if they are victorious"


@pytest.mark.rule("5.5.3-b", "7.6.5-a")
def test_with_the_bandit_crown_the_plans_at_empty_sites_are_its_holders() -> None:
    scene = Scene(
        pawns="steppe river river",
        cards={"wastes": "bear-traps"},
        relics=["-", "bandit-crown"],
    )
    scene.do("campaign", "done", "dice:3")
    assert (scene.asked(), scene.options(1)) == ([1], ["go-on", "use:bear-traps"])


# --- 5.5.3-e, 7.5.3, 7.5.4


@pytest.mark.rule("5.5.3-e")
def test_a_plan_is_weighed_when_it_is_used() -> None:
    """The Rangers counted three dice; the Keep comes too late for them."""
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        cards={"steppe": "keep"},
        advisers=["rangers"],
        listen=True,
    )
    scene.dice(defense="blank " * 5, attack="hollow").do("campaign", "pawn", "dice:1", "use:rangers")
    scene.answers(1, "use:keep")
    assert rolled(scene) == (1, 5)


@pytest.mark.rule("7.1.2-c", "5.5.3-a")
def test_a_defender_pays_outside_the_own_turn_without_placing_anything() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        advisers=["mercenaries", "extra-provisions fire-talkers"],
        banners={"darkest-secret": (1, 1)},
        banks=2,
    )
    scene.do("campaign", "done", "dice:3", "use:mercenaries", "more")
    assert (scene.favor(0), scene.favor_on("mercenaries")) == (4, 1), "the attacker places favor on the card"
    scene.answers(1, "use:extra-provisions")
    assert (scene.favor(1), scene.bank("hearth"), scene.favor_on("extra-provisions")) == (4, 3, 0)
    scene.answers(1, "use:fire-talkers")
    assert (scene.secrets(1), scene.flipped(1), scene.secrets_on("fire-talkers")) == (2, 1, 0)


@pytest.mark.rule("7.1.2-a", "7.1.2-d", "5.5.3-a")
def test_who_cannot_pay_cannot_use_the_plan() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1), "wastes": (0, 1)},
        cards={"steppe": "longbows", "wastes": "disgraced-captain"},
        advisers=["mercenaries second-wind"],
        favor=[1],
        secrets=[0],
    )
    scene.state.flipped[0] = 2
    scene.do("campaign", "done", "dice:3")
    assert scene.options(0) == ["go-on", "use:mercenaries"], "two favor for the Captain, a faceup secret for the Wind"


@pytest.mark.rule("7.5.3-a", "7.1.2-b")
def test_tokens_on_the_card_are_no_hindrance() -> None:
    scene = Scene(pawns="steppe steppe river", warbands={"steppe": (1, 1)}, advisers=["mercenaries"])
    card = scene.state.advisers[0][0]
    scene.state.secrets_on[card] = 1
    scene.state.favor_on[card] = 1
    scene.dice(defense="two", attack="hollow hollow hollow hollow")
    scene.do("campaign", "done", "dice:1")
    assert scene.options(0) == ["go-on", "use:mercenaries"]
    scene.do("use:mercenaries", "more")
    assert (scene.favor(0), scene.asked()) == (4, [0])


@pytest.mark.rule("7.5.3-a")
def test_but_a_plan_is_paid_for_and_used_only_once_in_a_campaign() -> None:
    scene = Scene(pawns="steppe steppe river", warbands={"steppe": (1, 1)}, advisers=["mercenaries longbows"])
    scene.do("campaign", "done", "dice:1", "use:mercenaries", "more")
    assert scene.options(0) == ["go-on", "use:longbows"]


@pytest.mark.rule("7.5.4-a")
@pytest.mark.parametrize(("sign", "attack"), [("more", 4), ("fewer", 2)])
@pytest.mark.parametrize("user", [0, 1])
def test_plus_or_minus_is_the_users_choice_on_either_side(user: int, sign: str, attack: int) -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        advisers=["longbows" if seat == user else "-" for seat in range(2)],
        listen=True,
    )
    scene.do("campaign", "done", "dice:3").answers(user, "use:longbows")
    assert set(scene.options(user)) == {"more", "fewer"}
    assert scene.ask(user).rule == "7.5.4-a"
    scene.answers(user, sign)
    assert rolled(scene) == (attack, 1)


@pytest.mark.rule("7.5.4-a", "11.6-i")
def test_dice_cannot_be_taken_from_an_empty_pool() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        advisers=["-", "horse-archers longbows"],
        listen=True,
    )
    scene.dice(defense="two").do("campaign", "done", "dice:1").answers(1, "use:horse-archers", "fewer")
    assert pool(scene, 1) == (0, 1)
    scene.answers(1, "use:longbows", "more")
    assert rolled(scene) == (1, 1), "one more than none"


@pytest.mark.rule("5.5.3-a", "7.1.2-a", "7.5-a")
def test_plans_that_cannot_be_used_say_why() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        advisers=["longbows mercenaries second-wind"],
        favor=[0],
    )
    scene.do("campaign", "done", "dice:3")
    assert scene.options(0) == ["go-on", "use:longbows"]
    assert scene.why("use:mercenaries") == {"why": "oath-why-cost", "card": "mercenaries"}
    assert scene.refusals(0) == {"use:mercenaries": "7.1.2-a", "use:second-wind": "7.1.2-a"}
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        advisers=["longbows fire-talkers rangers", "true-names"],
    )
    scene.do("campaign", "done", "dice:3")
    assert scene.why("use:rangers")["why"] == "oath-why-true-names"
    assert scene.why("use:fire-talkers")["why"] == "oath-why-nothing-to-use", "for who holds the Darkest Secret"
