"""Recover (5.4): relics at the own site and the two banners."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- 5.4.1 the target


@pytest.mark.rule("5.4-a", "5.4.1-a", "5.4.2-a", "5.4.3-a")
def test_a_supply_and_the_price_of_the_site_for_one_relic() -> None:
    scene = Scene(relics_at={"ancient-city": "map ivory-eye"}, listen=True).do("recover")
    assert scene.options() == ["relic:0", "relic:1", "banner:peoples-favor", "banner:darkest-secret"]
    assert scene.illegal(0, "relic:0", "relic:1") == ("answer-too-many", "5.4.1-a")
    scene.do("relic:1")
    assert (scene.supply(), scene.favor(), scene.bank("order")) == (6, 2, 6)
    assert (scene.relics(), scene.relics_at("ancient-city")) == (["grand-scepter", "ivory-eye"], ["map"])
    told = [str(event["id"]).removeprefix("oath-log-") for event in scene.table.events(1)]
    assert told == ["recover", "bank-favor", "relic"]


@pytest.mark.rule("5.4.1-a")
def test_only_relics_at_the_own_site() -> None:
    scene = Scene(relics_at={"fertile-valley": "map", "steppe": "ivory-eye"}).do("recover")
    assert scene.options() == ["banner:peoples-favor", "banner:darkest-secret"]


@pytest.mark.rule("5.4.1-a")
def test_a_banner_is_recovered_from_anywhere() -> None:
    scene = Scene(pawns="river 1 2", banners={"peoples-favor": (1, 2)}, banks=2).do("recover", "banner:peoples-favor")
    scene.do("pay:3", "suit:beast")
    assert (scene.holder("peoples-favor"), scene.supply()) == (0, 6)


@pytest.mark.rule("5.4.1-a", "4.2-c")
def test_nothing_is_recovered_without_supply() -> None:
    scene = Scene(relics_at={"ancient-city": "map"}, supply=[0])
    assert (scene.refusals()["recover"], scene.why("recover")["needed"]) == ("4.2-c", 1)


@pytest.mark.rule("5.4.1-b", "10.match-a")
@pytest.mark.parametrize(
    ("at_site", "advisers", "open"),
    [
        ("-", "-", False),  # no suited card at the holder's site
        ("-", "wolves", False),
        ("elders", "-", True),  # a card and nobody to guard it
        ("elders", "tents", False),
        ("elders", "wolves", True),
        ("elders scouts", "tents", True),  # one suit of two is left open
        ("elders scouts", "tents longbows", False),
    ],
)
def test_the_holders_advisers_guard_the_darkest_secret(at_site: str, advisers: str, open: bool) -> None:
    scene = Scene(
        cards={"fertile-valley": at_site} if at_site != "-" else {},
        relics_at={"ancient-city": "map"},
        advisers=["-", advisers],
        banners={"darkest-secret": (1, 1)},
    )
    scene.do("recover")
    if open:
        scene.do("banner:darkest-secret", "pay:2")
        assert scene.holder("darkest-secret") == 0
    else:
        assert scene.options() == ["relic:0", "banner:peoples-favor"]
        assert scene.refusals() == {"banner:darkest-secret": "5.4.1-b"}
        assert scene.why("banner:darkest-secret") == {"why": "oath-why-guarded", "player": 1}


@pytest.mark.rule("5.4.1-b")
def test_it_is_the_site_of_the_holders_pawn_that_counts() -> None:
    scene = Scene(
        cards={"ancient-city": "elders", "steppe": "scouts"},
        warbands={"steppe": (1, 2)},
        banners={"darkest-secret": (1, 1)},
    )
    scene.do("recover")
    assert scene.ask().what.args == {"banner": "peoples-favor"}, "nothing lies where the holder stands"


@pytest.mark.rule("5.4.1-b")
def test_facedown_advisers_guard_nothing() -> None:
    scene = Scene(
        cards={"fertile-valley": "elders"}, facedown_advisers=["-", "tents"], banners={"darkest-secret": (1, 1)}
    )
    assert "banner:darkest-secret" in scene.do("recover").options()


@pytest.mark.rule("5.4.1-c")
@pytest.mark.parametrize("holder", [-1, 0])
def test_no_such_test_if_nobody_else_holds_it(holder: int) -> None:
    scene = Scene(banners={"darkest-secret": (holder, 1)}, advisers=["wolves"]).do("recover", "banner:darkest-secret")
    scene.do("pay:2")
    assert (scene.holder("darkest-secret"), scene.banner("darkest-secret"), scene.secrets()) == (0, 2, 2)


@pytest.mark.rule("5.4.1-b")
def test_the_peoples_favor_needs_no_such_test() -> None:
    scene = Scene(banners={"peoples-favor": (1, 1)}, advisers=["-", "tents"], cards={"fertile-valley": "elders"})
    scene.do("recover", "banner:peoples-favor", "pay:2", "suit:beast")
    assert scene.holder("peoples-favor") == 0


# --- 5.4.2 the price


@pytest.mark.rule("5.4.2-a", "2.4.1-a", "2.8.4-a")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "bank"),
    [
        ("standing-stones", 3, 0, "arcane"),
        ("steppe", 3, 0, "nomad"),
        ("the-tribunal", 3, 0, "order"),
        ("mine", 3, 0, "discord"),
        ("mountain", 2, 0, ""),
        ("marshes", 0, 1, ""),
        ("deep-woods", 0, 2, ""),
    ],
)
def test_what_the_site_prints_is_paid(site: str, favor: int, secrets: int, bank: str) -> None:
    elsewhere = {"standing-stones": 3, "deep-woods": 4}
    scene = Scene(sites={elsewhere.get(site, 2): site}, pawns=f"{site} 1 1", relics_at={site: "map"})
    shared = scene.state.shared
    scene.do("recover", "relic:0")
    assert (scene.favor(), scene.secrets(), scene.relics()[-1]) == (5 - favor, 3 - secrets, "map")
    if bank:
        assert (scene.bank(bank), scene.state.shared) == (3 + favor, shared)
    else:
        assert scene.state.shared == shared + favor, "burned favor goes to the shared bank"


@pytest.mark.rule("5.4.2-a", "7.1.2-d")
def test_the_price_must_be_paid_in_full() -> None:
    scene = Scene(pawns="deep-woods 1 2", relics_at={"deep-woods": "map"}, favor=[1], secrets=[1])
    scene.state.flipped[0] = 5
    scene.ask_again()
    assert scene.refusals()["recover"] == "7.1.2-d"
    assert scene.why("recover") == {"why": "oath-why-secrets", "needed": 2, "have": 1}
    scene = Scene(relics_at={"ancient-city": "map"}, favor=[2]).do("recover")
    assert scene.options() == ["banner:peoples-favor", "banner:darkest-secret"]
    assert scene.refusals() == {"relic:0": "7.1.2-a"}
    assert scene.why("relic:0") == {"why": "oath-why-favor", "needed": 3, "have": 2}


@pytest.mark.rule("2.8.4-a")
def test_where_no_price_is_printed_no_relic_is_recovered() -> None:
    scene = Scene(pawns="river 1 2", relics_at={"river": "map"}, favor=[1], secrets=[1])
    assert (scene.refusals()["recover"], scene.why("recover")) == ("2.8.4-a", {"why": "oath-why-no-price"})


@pytest.mark.rule("5.4.2-b", "2.5.1-a", "9.5-a")
def test_any_number_greater_than_what_lies_on_the_banner() -> None:
    scene = Scene(banners={"peoples-favor": (-1, 2)}, banks=2).do("recover", "banner:peoples-favor")
    assert (scene.options(), scene.ask().rule) == (["pay:3", "pay:4", "pay:5"], "5.4.2-b")
    scene = Scene(banners={"darkest-secret": (-1, 1)}, secrets=[4]).do("recover", "banner:darkest-secret")
    assert scene.options() == ["pay:2", "pay:3", "pay:4"]


@pytest.mark.rule("5.4.2-b", "7.1.2-d")
def test_as_many_as_lie_there_are_not_enough() -> None:
    scene = Scene(banners={"peoples-favor": (-1, 2), "darkest-secret": (-1, 3)}, favor=[2], secrets=[3])
    scene.state.flipped[0] = 4
    scene.ask_again()
    assert scene.refusals()["recover"] == "7.1.2-a"
    assert scene.why("recover") == {"why": "oath-why-favor", "needed": 3, "have": 2}
    scene.state.secrets[0] = 4
    assert "recover" in scene.ask_again().options()


# --- 5.4.3 and 5.4.4 taking it


@pytest.mark.rule("5.4.3-a")
def test_a_relic_is_held_faceup_and_there_may_be_many() -> None:
    held = "bandit-crown cracked-horn oracular-pig truthful-harp"
    scene = Scene(relics=[held], relics_at={"ancient-city": "ivory-eye"}).do("recover", "relic:0")
    assert [card["face"] for card in scene.zone("relics:0", 1)["cards"]] == [
        *held.split(),
        "grand-scepter",
        "ivory-eye",
    ]


@pytest.mark.rule("5.4.4-a", "11.2-a")
@pytest.mark.parametrize("holder", [-1, 0, 1])
def test_the_old_favor_goes_round_the_banks_from_a_suit_of_choice(holder: int) -> None:
    scene = Scene(banners={"peoples-favor": (holder, 4)}, mob=True, favor=[5, 5, 0])
    scene.do("recover", "banner:peoples-favor")
    assert scene.options() == [f"suit:{suit}" for suit in ("discord", "arcane", "order", "hearth", "beast", "nomad")]
    scene.do("suit:beast")
    banks = [scene.bank(suit) for suit in ("beast", "nomad", "discord", "arcane", "order", "hearth")]
    assert banks == [4, 4, 4, 4, 3, 3]
    assert (scene.holder("peoples-favor"), scene.banner("peoples-favor"), scene.favor()) == (0, 5, 0)
    assert not scene.state.mob


@pytest.mark.rule("5.4.4-a")
def test_more_than_six_go_round_again() -> None:
    scene = Scene(banners={"peoples-favor": (-1, 7)}, banks=1, favor=[9, 5, 5]).do("recover", "banner:peoples-favor")
    scene.do("pay:8", "suit:nomad")
    assert [scene.bank(suit) for suit in ("nomad", "discord", "arcane")] == [3, 2, 2]


@pytest.mark.rule("5.4.4-b")
def test_of_the_old_secrets_one_is_mine_and_the_rest_the_old_holders() -> None:
    scene = Scene(banners={"darkest-secret": (1, 3)}, cards={"fertile-valley": "elders"}, secrets=[6, 0])
    scene.do("recover", "banner:darkest-secret", "pay:5")
    assert (scene.banner("darkest-secret"), scene.secrets(0), scene.secrets(1)) == (5, 2, 2)


@pytest.mark.rule("5.4.4-b")
def test_the_own_darkest_secret_gives_all_back() -> None:
    scene = Scene(banners={"darkest-secret": (0, 3)}, secrets=[4, 0]).do("recover", "banner:darkest-secret")
    assert (scene.banner("darkest-secret"), scene.secrets(0), scene.flipped(0)) == (4, 3, 0)


@pytest.mark.rule("5.4.4-b", "11.5-e")
def test_of_an_unheld_one_the_rest_is_lost() -> None:
    scene = Scene(banners={"darkest-secret": (-1, 3)}, secrets=[4, 0, 0]).do("recover", "banner:darkest-secret")
    assert (scene.banner("darkest-secret"), scene.state.secrets) == (4, [1, 0, 0])


@pytest.mark.rule("5.4.4-a", "5.4.4-b", "10.seize-a")
def test_recovering_is_never_a_seizing() -> None:
    scene = Scene(banners={"peoples-favor": (1, 3)}).do("recover", "banner:peoples-favor", "pay:5", "suit:order")
    assert (scene.banner("peoples-favor"), scene.state.mob) == (5, False), "nothing burns, and it is no Mob"


@pytest.mark.rule("5.4.1-a", "9.2-a", "7.1.4-a")
def test_the_circlet_guards_banners_against_others_only() -> None:
    guarded = {"peoples-favor": (1, 1), "darkest-secret": (1, 1)}
    scene = Scene(relics=["-", "circlet-of-command"], banners=guarded, cards={"fertile-valley": "elders"})
    assert scene.refusals()["recover"] == "9.2-a"
    assert scene.why("recover") == {"why": "oath-why-circlet", "card": "circlet-of-command", "player": 1}
    scene = Scene(relics=["-", "circlet-of-command"], banners=guarded, turn=1).do("recover")
    assert scene.options(1) == ["banner:peoples-favor", "banner:darkest-secret"]


@pytest.mark.rule("2.3-d")
def test_reliquary_relics_are_not_recovered() -> None:
    scene = Scene(warbands={"ancient-city": (0, 2)}).do("recover")
    assert scene.options() == ["banner:peoples-favor", "banner:darkest-secret"]
