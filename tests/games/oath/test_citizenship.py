"""Citizenship offered, refused and accepted (6.6), exile (6.7) and self-exile (6.8)."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

EMPIRE = "chancellor citizen exile"
RELIQUARY = "map whistle ivory-eye truthful-harp"


def accepted(scene: Scene, exile: int = 1, space: str = "brutal", terms: tuple[str, ...] = ()) -> Scene:
    """The holder of the Scepter offers Citizenship with these terms, unseen, and the Exile accepts."""
    scene.do(f"offer:{exile}", f"space:{space}").picks(scene.turn).picks(scene.turn, *terms)
    return scene.answers(exile, "accept")


# --- 6.6.1 the offer


@pytest.mark.rule("6.6-a", "6.6.1-a", "6.6.1-b", "2.3-b")
def test_an_offer_is_made_with_one_relic_and_accepted() -> None:
    scene = Scene(reliquary=RELIQUARY, listen=True).do("offer:1")
    assert scene.options() == ["space:brutal", "space:careless", "space:decadent", "space:greedy"]
    assert scene.ask().rule == "6.6.1-b"
    assert scene.illegal(0) == ("answer-too-few", "6.6.1-b"), "never without a relic"
    assert scene.illegal(0, "space:brutal", "space:greedy") == ("answer-too-many", "6.6.1-b"), "and never with two"
    scene.do("space:careless").picks(0).picks(0)
    assert (scene.options(1), scene.role(1)) == (["refuse", "accept", "counter"], "exile")
    scene.answers(1, "accept")
    assert (scene.role(1), scene.relics(1)) == ("citizen", ["whistle"])
    assert scene.acting, "it was a minor action of the Chancellor's turn"
    assert scene.told("offer-citizenship", 2)[0]["args"] == {"player": 1, "space": "careless"}


@pytest.mark.rule("6.6-a", "6.6.1-a", "11.12-h")
def test_a_refusal_changes_nothing() -> None:
    scene = Scene(reliquary=RELIQUARY).do("offer:1", "space:careless").picks(0).picks(0, "give-favor", "give-favor")
    scene.answers(1, "refuse")
    assert (scene.role(1), scene.relics(1), scene.favor(0), scene.favor(1)) == ("exile", [], 5, 5)
    assert len([card for card in scene.state.reliquary if card >= 0]) == 4
    assert scene.options(about="offer") == ["offer:2"], "no second offer to the same Exile in this turn"
    assert scene.refusals()["offer:1"] == "6.6-a"
    assert scene.why("offer:1") == {"why": "oath-why-offer-refused", "player": 1}
    scene.do("rest", "rest", "rest")
    assert scene.options(about="offer") == ["offer:1", "offer:2"]


@pytest.mark.rule("6.6.1-a")
def test_to_any_exile_however_far_and_to_no_citizen() -> None:
    scene = Scene(seats=4, roles="chancellor exile citizen exile", pawns="0 7 0 5", banks=2)
    assert scene.options(about="offer") == ["offer:1", "offer:3"]


@pytest.mark.rule("6.6.1-a", "2.4-b")
def test_only_the_holder_of_the_scepter_may_offer() -> None:
    scene = Scene(relics=["-", "-", "grand-scepter"])
    assert scene.options(about="offer") == []
    scene = Scene(relics=["-", "-", "grand-scepter"], turn=2)
    assert scene.options(2, "offer") == ["offer:1", "offer:2"], "an Exile too, also to themself"


@pytest.mark.rule("6.6.1-a", "6.6.2-a", "6.6.2-c")
def test_an_exile_with_the_scepter_makes_themself_a_citizen() -> None:
    scene = Scene(relics=["-", "grand-scepter"], turn=1, reliquary=RELIQUARY, supply=[7, 2])
    scene.do("offer:1", "space:greedy")
    assert (scene.role(1), scene.relics(1)) == ("citizen", ["grand-scepter", "truthful-harp"])
    assert (scene.turn, scene.supply(1)) == (2, 7), "the own Act Phase is over"
    assert scene.view()["extra"]["uncovered"] == ["greedy"]


@pytest.mark.rule("6.6.1-b")
def test_an_empty_reliquary_offers_nothing() -> None:
    scene = Scene(uncovered="brutal careless decadent greedy")
    assert scene.options(about="offer") == []
    assert scene.refusals()["offer:1"] == "6.6.1-b"
    assert scene.why("offer:1") == {"why": "oath-why-reliquary-empty"}
    scene = Scene(uncovered="brutal careless decadent").do("offer:1")
    assert scene.ask().what.id == "oath-ask-show-relics", "the last relic is not asked about"


SPACES = dict(zip(("brutal", "careless", "decadent", "greedy"), RELIQUARY.split(), strict=True))


@pytest.mark.rule("6.6.1-b", "10.peek-a")
@pytest.mark.parametrize(
    "shown", [(), ("careless",), ("greedy",), ("brutal", "decadent"), ("brutal", "careless", "decadent", "greedy")]
)
def test_the_exile_may_be_let_look_at_any_relics_of_the_reliquary(shown: tuple[str, ...]) -> None:
    """The one on offer or others, as many as the holder likes; nobody else sees them."""
    scene = Scene(reliquary=RELIQUARY, listen=True).do("offer:1", "space:careless")
    ask = scene.ask()
    assert (ask.keys(), ask.least, ask.most, ask.rule) == ([f"space:{space}" for space in SPACES], 0, 4, "6.6.1-b")
    scene.picks(0, *(f"space:{space}" for space in shown))
    for space, relic in SPACES.items():
        assert (relic in str(scene.view(1))) is (space in shown)
        assert (relic in str(scene.table.events(1))) is (space in shown)
        for other in (0, 2):
            assert relic not in str(scene.view(other)), "showing it does not mean looking"
            assert relic not in str(scene.table.events(other))
    assert [event["args"]["space"] for event in scene.told("shown-relic", 2)] == list(shown)
    scene.picks(0).answers(1, "accept")
    assert scene.relics(1) == ["whistle"], "it is the one on offer that comes"


@pytest.mark.rule("6.6.1-b")
def test_what_the_exile_knows_need_not_be_shown() -> None:
    """A second Exile is asked in the same turn; what the first saw, the first knows in the next turn, too."""
    scene = Scene(reliquary=RELIQUARY).do("offer:1", "space:careless").picks(0, "space:brutal", "space:greedy")
    scene.picks(0).answers(1, "refuse").do("offer:2", "space:careless")
    assert scene.options() == [f"space:{space}" for space in SPACES]
    scene.picks(0, *scene.options()).picks(0).answers(2, "refuse").do("rest", "rest", "rest")
    scene.do("offer:1", "space:brutal")
    assert scene.options() == ["space:careless", "space:decadent"]
    scene.picks(0).picks(0).answers(1, "refuse").do("offer:2", "space:brutal")
    assert scene.ask().what.id == "oath-citizenship-offer", "nothing is left to show"


@pytest.mark.rule("6.6.1-b")
@pytest.mark.parametrize("shown", ["yes", "no"])
def test_by_rules_2_only_the_relic_on_offer_can_be_shown(shown: str) -> None:
    scene = Scene(reliquary=RELIQUARY, rules=2).do("offer:1", "space:careless")
    assert scene.options() == ["no", "yes"]
    scene.do(shown)
    assert ("whistle" in str(scene.view(1))) is (shown == "yes")
    assert not any(relic in str(scene.view(1)) for relic in ("map", "ivory-eye", "truthful-harp"))


@pytest.mark.rule("6.6.1-c", "2.3-b", "10.exchange-a")
def test_favor_secrets_banners_and_relics_may_go_both_ways() -> None:
    scene = Scene(
        reliquary=RELIQUARY,
        relics=["oracular-pig", "cracked-horn bandit-crown"],
        banners={"peoples-favor": (0, 2), "darkest-secret": (1, 4)},
        banks=2,
        advisers=["wolves", "elders"],
    )
    scene.do("offer:1", "space:brutal").picks(0)
    assert scene.options() == [
        *("give-favor", "give-secret", "give-relic:oracular-pig", "give-relic:grand-scepter"),
        "give-banner:peoples-favor",
        *("want-favor", "want-secret", "want-relic:cracked-horn", "want-relic:bandit-crown"),
        "want-banner:darkest-secret",
    ], "no other relic of the Reliquary, no advisers and no warbands"
    scene.picks(
        0,
        *("give-favor",) * 3,
        "give-banner:peoples-favor",
        *("want-secret",) * 2,
        "want-relic:bandit-crown",
        "want-banner:darkest-secret",
    )
    assert (scene.favor(0), scene.holder("darkest-secret")) == (5, 1), "nothing moves before it is accepted"
    scene.answers(1, "accept")
    assert (scene.state.favor[:2], scene.state.secrets[:2]) == ([2, 8], [5, 1])
    assert scene.relics(0) == ["oracular-pig", "grand-scepter", "bandit-crown"]
    assert scene.relics(1) == ["cracked-horn", "map"]
    assert (scene.holder("peoples-favor"), scene.holder("darkest-secret")) == (1, 0)


@pytest.mark.rule("6.6.1-c", "11.5-a", "10.give-a")
def test_a_banner_that_is_given_keeps_its_tokens() -> None:
    scene = Scene(banners={"peoples-favor": (0, 3), "darkest-secret": (1, 4)})
    accepted(scene, terms=("give-banner:peoples-favor", "want-banner:darkest-secret"))
    assert (scene.banner("peoples-favor"), scene.banner("darkest-secret"), scene.state.mob) == (3, 4, False)


@pytest.mark.rule("6.6.1-c", "11.12-c")
def test_the_exile_may_counter_and_the_holder_accept() -> None:
    scene = Scene(reliquary=RELIQUARY).do("offer:1", "space:brutal").picks(0).picks(0, "want-favor")
    scene.answers(1, "counter")
    assert scene.asked() == [1]
    assert scene.options(1, "give") == ["give-favor", "give-secret"]
    scene.picks(1, "want-favor", "want-favor", "give-secret")
    assert (scene.asked(), scene.options(0)) == ([0], ["refuse", "accept", "counter"])
    scene.answers(0, "accept")
    assert (scene.role(1), scene.relics(1)) == ("citizen", ["map"])
    assert (scene.state.favor[:2], scene.state.secrets[:2]) == ([3, 7], [4, 2])


@pytest.mark.rule("6.6-a", "11.12-c")
def test_the_third_offer_is_the_last() -> None:
    scene = Scene().do("offer:1", "space:brutal").picks(0).picks(0).answers(1, "counter").picks(1, "want-favor")
    scene.answers(0, "counter").picks(0, "give-secret")
    assert scene.options(1) == ["refuse", "accept"]
    scene.answers(1, "refuse")
    assert (scene.role(1), scene.state.favor, scene.state.secrets) == ("exile", [5, 5, 5], [3, 3, 3])


# --- 6.6.2 accepting


@pytest.mark.rule("6.6.2-a", "6.6.2-d")
def test_all_warbands_on_board_and_map_turn_purple() -> None:
    scene = Scene(warbands={"fertile-valley": (1, 2), "river": (1, 1), "wastes": (2, 1)}, board=[3, 4])
    accepted(scene)
    assert (scene.board(1), scene.army("fertile-valley"), scene.army("river")) == (4, (0, 2), (0, 1))
    assert scene.army("wastes") == (2, 1)
    assert scene.state.reserve == [24 - 3 - 7, 14, 10], "own ones go home, purple ones come from the Chancellor"


@pytest.mark.rule("6.6.2-a")
def test_the_vision_goes_the_usurper_is_oathkeeper_again_and_supply_is_full() -> None:
    scene = Scene(
        oath="people",
        banners={"peoples-favor": (1, 1)},
        title=1,
        usurper=True,
        visions=["-", "faith"],
        facedown_advisers=["-", "conquest"],
        pawns="0 river 2",
        supply=[7, 1],
    )
    accepted(scene)
    assert (scene.vision(1), scene.pile(0)) == (None, ["faith"]), "into the pile that follows the own pawn"
    assert scene.advisers(1) == ["conquest?"], "a hidden Vision stays"
    assert (scene.state.title, scene.state.usurper, scene.supply(1)) == (1, False, 7)
    assert (scene.turn, scene.acting) == (0, True), "it is not their turn, so nothing ends"


@pytest.mark.rule("6.6.2-a", "2.11-h")
def test_under_supremacy_the_title_passes_to_the_empire() -> None:
    scene = Scene(title=1, usurper=True, warbands={"fertile-valley": (1, 2), "river": (1, 1)})
    accepted(scene)
    assert (scene.state.title, scene.state.usurper) == (0, False)


@pytest.mark.rule("6.6.2-b", "9.3-a")
def test_with_too_few_purple_ones_the_exile_chooses_what_is_lost() -> None:
    scene = Scene(
        warbands={"fertile-valley": (1, 2), "river": (1, 1), "steppe": (0, 16)}, board=[3, 4, 3], pawns="0 0 0"
    )
    assert scene.reserve(0) == 5
    accepted(scene)
    assert (scene.asked(), scene.ask(1).rule, scene.ask(1).what.args) == ([1], "6.6.2-b", {"count": 2})
    assert {option.key: option.most for option in scene.ask(1).options} == {"site:1": 2, "site:7": 1, "board:1": 4}
    assert scene.illegal(1, "site:7") == ("answer-too-few", "6.6.2-b")
    assert scene.illegal(1, "site:7", "site:7") == ("answer-too-often", "6.6.2-b")
    scene.picks(1, "site:7", "board:1")
    assert (scene.board(1), scene.army("fertile-valley"), scene.army("river")) == (3, (0, 2), (-1, 0))
    assert (scene.reserve(0), scene.reserve(1)) == (0, 14)


@pytest.mark.rule("6.6.2-c", "2.3-c", "11.5-d", "2.3-e")
def test_the_relic_is_handed_over_faceup_and_its_space_binds_the_chancellor() -> None:
    scene = Scene(reliquary=RELIQUARY, pawns="river 1 2")
    accepted(scene, space="decadent")
    assert [card["face"] for card in scene.zone("relics:1", 2)["cards"]] == ["ivory-eye"]
    assert scene.view()["extra"]["uncovered"] == ["decadent"]
    scene.do("travel")
    assert {option.key: option.text.args["supply"] for option in scene.ask().options}["travel:0"] == 0


@pytest.mark.rule("6.6.2-c")
def test_what_was_promised_is_handed_over_after_the_board_has_turned() -> None:
    scene = Scene(reliquary=RELIQUARY, listen=True)
    accepted(scene, terms=("give-favor",))
    told = [str(event["id"]).removeprefix("oath-log-") for event in scene.table.events(2)]
    assert told[-4:] == ["citizen", "give-favor", "uncover", "relic"]


@pytest.mark.rule("6.6.3-a", "10.rule-a", "10.imperial-player-a")
def test_every_imperial_player_rules_every_purple_site() -> None:
    scene = Scene(roles=EMPIRE, turn=1, warbands={"steppe": (0, 2)}, cards={"steppe": "elders"}, pawns="0 1 2")
    assert scene.options(1, "use:") == ["use:elders"], "a card far away, at a site of the Empire"
    scene = Scene(roles=EMPIRE, turn=1, warbands={"steppe": (1, 2)}, cards={"steppe": "elders"}, pawns="0 1 0")
    assert scene.options(1, "use:") == [], "the own color is nothing to a Citizen"


# --- 6.7 exiling a Citizen


@pytest.mark.rule("6.7-a")
@pytest.mark.parametrize(
    ("title", "peoples_favor", "price"),
    [(2, -1, 5), (1, -1, 6), (2, 1, 6), (1, 1, 7), (0, -1, 4), (2, 0, 4), (0, 0, 3), (1, 0, 5), (0, 1, 5)],
)
def test_the_price_of_an_exile(title: int, peoples_favor: int, price: int) -> None:
    for favor in (price - 1, price):
        scene = Scene(
            oath="devotion",
            roles=EMPIRE,
            title=title,
            banners={"peoples-favor": (peoples_favor, 1)},
            favor=[favor, 0, 0],
        )
        assert ("exile:1" in scene.options()) is (favor == price)
        if favor < price:
            assert scene.refusals()["exile:1"] == "6.7-a"
            assert scene.why("exile:1") == {"why": "oath-why-favor", "needed": price, "have": favor}
    scene.do("exile:1")
    assert (scene.favor(0), scene.favor(1), scene.role(1)) == (0, price, "exile")


@pytest.mark.rule("6.7-a", "2.4-b")
def test_the_holder_exiles_any_other_citizen_and_asks_nobody() -> None:
    roles = "chancellor citizen citizen exile"
    scene = Scene(seats=4, roles=roles, banks=2)
    assert scene.options(about="exile") == ["exile:1", "exile:2"]
    scene = Scene(seats=4, roles=roles, banks=2, relics=["-", "grand-scepter"], turn=1)
    assert scene.options(1, "exile") == ["exile:2"], "not themself, and never the Chancellor"
    scene = Scene(seats=4, roles=roles, banks=2, relics=["-", "-", "-", "grand-scepter"], turn=3)
    assert scene.options(3, "exile") == ["exile:1", "exile:2"], "an Exile may as well"
    scene.do("exile:2")
    assert (scene.role(2), scene.acting) == ("exile", True)
    scene = Scene(seats=4, roles=roles, banks=2, relics=["-", "-", "-", "grand-scepter"])
    assert scene.options(about="exile") == []


@pytest.mark.rule("6.7-b")
def test_the_exiled_one_gets_own_warbands_and_full_supply() -> None:
    scene = Scene(
        roles=EMPIRE,
        warbands={"river": (0, 2)},
        board=[3, 4, 3],
        supply=[7, 2],
        advisers=["-", "wolves"],
        relics=["-", "map"],
        banners={"darkest-secret": (1, 2)},
        title=2,
        oath="people",
    )
    scene.do("exile:1")
    assert (scene.role(1), scene.board(1), scene.supply(1)) == ("exile", 4, 7)
    assert scene.state.reserve == [24 - 3 - 2, 10, 11]
    assert scene.army("river") == (0, 2), "purple warbands on the map stay purple"
    assert (scene.advisers(1), scene.relics(1), scene.holder("darkest-secret")) == (["wolves"], ["map"], 1)
    assert scene.acting


@pytest.mark.rule("6.7-b", "11.9-a", "9.3-a")
def test_own_warbands_come_as_far_as_they_go() -> None:
    scene = Scene(roles=EMPIRE, board=[0, 16, 0]).do("exile:1")
    assert (scene.board(1), scene.state.reserve) == (14, [24, 0, 14])


@pytest.mark.rule("6.7-a", "2.11-e")
def test_an_exiled_oathkeeper_keeps_the_title_if_the_goal_is_met() -> None:
    scene = Scene(roles=EMPIRE, oath="people", title=1, banners={"peoples-favor": (1, 1)}, favor=[7, 5])
    scene.do("exile:1")
    assert (scene.state.title, scene.state.usurper, scene.favor()) == (1, False, 0)


# --- 6.8 self-exile


@pytest.mark.rule("6.8-a", "11.9-b")
def test_the_price_of_going_is_warbands_and_secrets() -> None:
    scene = Scene(
        roles=EMPIRE,
        turn=1,
        board=[3, 2],
        secrets=[3, 2],
        favor=[5, 6],
        cards={"fertile-valley": "spirit-snare"},
        relics=["-", "map"],
        tokens={"river": (0, 3)},
        banners={"darkest-secret": (1, 4)},
        warbands={"river": (0, 3)},
    )
    scene.state.flipped[1] = 1
    scene.do("use:spirit-snare", "bank:beast")
    assert (scene.secrets(1), scene.flipped(1), scene.secrets_on("spirit-snare"), scene.favor(1)) == (1, 1, 1, 7)
    scene.do("self-exile")
    assert (scene.favor(1), scene.favor(0)) == (7 - 2 - 1 - 1 - 1, 10), "board 2, secrets 1 up, 1 down and 1 on a card"


@pytest.mark.rule("6.8-a")
def test_the_price_must_be_there_and_may_be_nothing() -> None:
    scene = Scene(roles=EMPIRE, turn=1, board=[3, 3], secrets=[3, 3])
    assert scene.refusals(1)["self-exile"] == "6.8-a"
    assert scene.why("self-exile", 1) == {"why": "oath-why-favor", "needed": 6, "have": 5}
    scene = Scene(roles=EMPIRE, turn=1, board=[3, 0], secrets=[3, 0], favor=[5, 0]).do("self-exile")
    assert (scene.role(1), scene.favor(0)) == ("exile", 5)


@pytest.mark.rule("6.8-a")
def test_it_goes_to_the_holder_of_the_scepter() -> None:
    scene = Scene(roles=EMPIRE, turn=1, relics=["-", "-", "grand-scepter"], board=[3, 1], secrets=[3, 1])
    scene.do("self-exile")
    assert scene.state.favor == [5, 3, 7]


@pytest.mark.rule("6.8-a")
@pytest.mark.parametrize("seat", [0, 2])
def test_only_a_citizen_goes(seat: int) -> None:
    scene = Scene(roles=EMPIRE, turn=seat, relics=["-", "grand-scepter"], board=[0, 0, 0], secrets=[0, 0, 0])
    assert "self-exile" not in scene.options(seat)
    assert "self-exile" not in scene.refusals(seat)


@pytest.mark.rule("6.8-b")
def test_board_warbands_supply_and_the_end_of_the_act_phase() -> None:
    scene = Scene(roles=EMPIRE, turn=1, board=[3, 3], secrets=[3, 0], supply=[7, 1], warbands={"river": (0, 2)})
    scene.do("self-exile")
    assert (scene.role(1), scene.board(1), scene.army("river")) == ("exile", 3, (0, 2))
    assert scene.state.reserve == [24 - 3 - 2, 11, 11]
    assert (scene.turn, scene.supply(1)) == (2, 7), "resting from the leftmost space"


@pytest.mark.rule("6.8-c")
def test_not_with_the_scepter_in_hand() -> None:
    scene = Scene(roles=EMPIRE, turn=1, relics=["-", "grand-scepter"], board=[3, 0], secrets=[3, 0])
    assert "self-exile" not in scene.options(1)
    assert scene.refusals(1)["self-exile"] == "6.8-c"
    assert scene.why("self-exile", 1) == {"why": "oath-why-scepter-held"}


@pytest.mark.rule("6.8-c", "2.4-c")
def test_not_even_if_it_cannot_be_used_yet() -> None:
    scene = Scene(
        roles=EMPIRE,
        turn=1,
        pawns="0 0 2",
        facedown_advisers=["-", "conspiracy"],
        advisers=["wolves elders", "rangers horse-archers"],
        board=[3, 0],
        secrets=[3, 1],
    )
    scene.do("adviser:2", "conspiracy", "relic:grand-scepter")
    assert "self-exile" not in scene.options(1)
    assert scene.refusals(1)["self-exile"] == "6.8-c"
