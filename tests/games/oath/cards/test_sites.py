"""The 23 sites: what their powers do, and for whom."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.scenes.oath import Scene

# --- homelands (2.8.5)

HOMES = [
    ("ancient-city", "longbows", "scryer"),
    ("standing-stones", "dazzle", "longbows"),
    ("steppe", "elders", "wolves"),
    ("fertile-valley", "storyteller", "elders"),
    ("deep-woods", "wolves", "elders"),
    ("wastes", "scryer", "dazzle"),
]
"""The site, a card of its suit and another."""


def at_home(site: str, card: str, cards: str = "", **given: object) -> Scene:
    """The Chancellor stands in slot 0, which is the site with one relic, with the card as a facedown adviser."""
    spare = {"ancient-city": 1, "standing-stones": 3, "steppe": 2, "fertile-valley": 1, "deep-woods": 4, "wastes": 5}
    sites = {spare[site]: "plains", 0: site} if site != "ancient-city" else {1: "plains"}
    return Scene(
        sites=sites,
        facedown_advisers=[card],
        relics_at={site: "map"},
        cards={site: cards},
        **given,  # type: ignore[arg-type]
    )


def gifts(scene: Scene) -> tuple[int, int, int, int]:
    """Warbands, favor, secrets and relics beyond what the Chancellor starts with."""
    return scene.board() - 3, scene.favor() - 5, scene.secrets() - 3, len(scene.relics()) - 1


@pytest.mark.rule("2.8.5-a", "6.1-b")
@pytest.mark.parametrize(
    ("site", "card", "gift"),
    [
        ("ancient-city", "longbows", (2, 1, 0, 0)),
        ("standing-stones", "dazzle", (0, 1, 1, 0)),
        ("steppe", "elders", (0, 1, 1, 0)),
        ("fertile-valley", "storyteller", (0, 2, 0, 0)),
        ("deep-woods", "wolves", (0, 1, 0, 1)),
        ("wastes", "scryer", (0, 1, 0, 1)),
    ],
)
def test_a_card_that_comes_home_brings_a_gift(site: str, card: str, gift: tuple[int, int, int, int]) -> None:
    scene = at_home(site, card).do("adviser:0", "site:0")
    assert gifts(scene) == gift, "and the favor for playing to a site"


@pytest.mark.rule("2.8.5-a")
@pytest.mark.parametrize(("site", "card", "other"), HOMES)
def test_other_suits_are_not_at_home_there(site: str, card: str, other: str) -> None:
    scene = at_home(site, other).do("adviser:0", "site:0")
    assert gifts(scene) == (0, 1, 0, 0)
    adviser = at_home(site, card).do("adviser:0", "faceup")
    assert gifts(adviser) == (0, 0, 0, 0), "an adviser is at no site"


@pytest.mark.rule("2.8.5-a", "5.1.4.I-c")
@pytest.mark.parametrize(
    ("site", "card", "dropped"),
    [
        ("ancient-city", "longbows", "scouts"),
        ("standing-stones", "dazzle", "taming-charm"),
        ("steppe", "elders", "tents"),
        ("fertile-valley", "storyteller", "wayside-inn"),
        ("deep-woods", "wolves", "rangers"),
        ("wastes", "scryer", "mercenaries"),
    ],
)
def test_no_gift_for_a_suit_that_was_discarded_there_in_this_turn(site: str, card: str, dropped: str) -> None:
    scene = at_home(site, card, dropped, banners={"peoples-favor": (0, 1)})
    scene.do("adviser:0", "site:0")
    if not scene.acting:  # the Wastes have room for one card only, so it goes without a question
        scene.do(f"discard:{dropped}")
    assert (gifts(scene), scene.at(site)) == ((0, 1, 0, 0), [card])
    elsewhere = at_home(site, card, "", banners={"peoples-favor": (0, 1)})
    assert gifts(elsewhere.do("adviser:0", "site:0")) != (0, 1, 0, 0)


@pytest.mark.rule("2.8.5-a")
def test_a_card_of_another_suit_discarded_there_does_not_matter() -> None:
    scene = at_home("steppe", "elders", "wolves", banners={"peoples-favor": (0, 1)})
    scene.do("adviser:0", "site:0", "discard:wolves")
    assert gifts(scene) == (0, 1, 1, 0)


@pytest.mark.rule("2.8.5-a", "5.1.4.I-c")
def test_a_card_discarded_at_another_site_does_not_matter() -> None:
    region = {"turn": 2, "facedown_advisers": ["", "", "elders"], "banners": {"peoples-favor": (2, 1)}}
    same = Scene(**region, cards={"steppe": "tents"})  # type: ignore[arg-type]
    same.do("adviser:0", "site:2", "discard:tents")
    assert same.secrets(2) == 3
    other = Scene(**region, cards={"standing-stones": "tents"})  # type: ignore[arg-type]
    other.do("adviser:0", "site:2", "discard:tents")
    assert other.secrets(2) == 4


@pytest.mark.rule("2.8.5-a", "5.5.6-d")
def test_what_a_defender_discards_there_does_not_matter() -> None:
    """Defeated Mercenaries are discarded by who hired them, not by the attacker who comes to the Wastes."""
    scene = at_home("wastes", "scryer", "mercenaries", warbands={"wastes": (1, 1)}, board=[3, 0])
    scene.dice("blank", "sword " * 6)
    scene.do("campaign", "dice:3").answers(1, "use:mercenaries", "more").picks(0)
    assert scene.at("wastes") == []
    scene.do("adviser:0", "site:0")
    assert scene.relics() == ["grand-scepter", "map"]


@pytest.mark.rule("2.8.5-a", "11.5-h", "7.1.1-a")
@pytest.mark.parametrize(("site", "card"), [("deep-woods", "wolves"), ("wastes", "scryer")])
@pytest.mark.parametrize(
    ("given", "supply"),
    [
        ({"advisers": ["relic-worship"]}, 5),
        ({"cards": {"plains": "relic-worship"}, "warbands": {"plains": (0, 1)}}, 5),
        ({"cards": {"plains": "relic-worship"}, "warbands": {"plains": (1, 1)}}, 2),  # an enemy's
        ({"advisers": ["-", "relic-worship"]}, 2),
        ({"advisers": ["relic-worship"], "rules": 2}, 2),  # it used to be no Recover
    ],
)
def test_a_relic_from_home_counts_as_recovered(site: str, card: str, given: dict[str, Any], supply: int) -> None:
    """Relic Worship brings its three Supply, and nothing is paid for the relic."""
    spare = {"deep-woods": 4, "wastes": 5}
    sites = {0: site, spare[site]: "plains"}
    scene = Scene(sites=sites, facedown_advisers=[card], relics_at={site: "map"}, supply=[2], listen=True, **given)
    scene.do(*scene.options(about="adviser"), "site:0")
    assert (scene.relics(), scene.supply()) == (["grand-scepter", "map"], supply)
    assert (scene.secrets(), scene.favor()) == (3, 6), "only the favor for playing to a site came"
    assert len(scene.told("use")) == (supply == 5)


@pytest.mark.rule("11.5-h", "7.4-a")
def test_a_relic_from_home_brings_no_rule_in_time_for_itself() -> None:
    """Only after it was taken the Grand Mask rules Relic Worship at the Empire's site."""
    scene = Scene(
        sites={1: "wastes", 5: "plains"},
        pawns="0 1 2",
        turn=1,
        facedown_advisers=["-", "scryer"],
        relics_at={"wastes": "grand-mask"},
        cards={"plains": "relic-worship"},
        warbands={"plains": (0, 1)},
        supply=[7, 2],
    )
    scene.do("adviser:0", "site:1")
    assert (scene.relics(1), scene.supply(1)) == (["grand-mask"], 2)


@pytest.mark.rule("9.3-a")
def test_the_fertile_valleys_favor_comes_from_the_hearth_bank() -> None:
    scene = at_home("fertile-valley", "storyteller", bank={"hearth": 1}).do("adviser:0", "site:0")
    assert (scene.favor(), scene.bank("hearth")) == (6, 0)


@pytest.mark.rule("2.8.5-a", "5.4.3-a")
def test_of_several_relics_at_home_the_player_takes_one() -> None:
    scene = Scene(
        sites={0: "wastes", 5: "plains"}, facedown_advisers=["scryer"], relics_at={"wastes": "map whistle"}, favor=[5]
    )
    scene.do("adviser:0", "site:0", "relic:1")
    assert (scene.relics(), scene.relics_at("wastes")) == (["grand-scepter", "whistle"], ["map"])
    empty = Scene(sites={0: "wastes", 5: "plains"}, facedown_advisers=["scryer"])
    empty.do("adviser:0", "site:0")
    assert empty.acting


@pytest.mark.rule("7.3.3-a")
def test_homelands_give_before_the_card_itself_speaks() -> None:
    """Garrison may put the two warbands of the Ancient City where it likes."""
    scene = at_home("ancient-city", "garrison", board=[0], warbands={"river": (0, 19), "wastes": (0, 1)})
    assert scene.state.reserve[0] == 4
    scene.do("adviser:0", "site:0")
    assert (scene.army("river"), scene.army("wastes"), scene.board()) == ((0, 20), (0, 2), 2)


# --- coasts

COASTS = ["barren-coast", "lush-coast", "rocky-coast"]


@pytest.mark.rule("2.8.5-a", "5.6.1-a")
@pytest.mark.parametrize(("here", "there"), list(itertools.permutations(COASTS, 2)))
def test_from_coast_to_coast_a_journey_costs_one_supply(here: str, there: str) -> None:
    scene = Scene(sites={0: here, 7: there}).do("travel", "travel:7")
    assert (scene.pawn(), scene.supply()) == (there, 6)
    inland = Scene(sites={0: here, 7: there}).do("travel", "travel:5")
    assert inland.supply() == 3, "only to a coast"


@pytest.mark.rule("2.8.5-a", "7-a")
def test_a_coast_that_nobody_has_seen_is_not_near() -> None:
    scene = Scene(sites={0: "lush-coast", 7: "rocky-coast"}, facedown="7")
    scene.do("travel", "travel:7")
    assert scene.supply() == 3
    inland = Scene(sites={7: "rocky-coast"})
    inland.do("travel", "travel:7")
    assert inland.supply() == 3, "nor from inland"


@pytest.mark.rule("9.2-a")
@pytest.mark.parametrize("here", COASTS)
def test_ships_pass_by_the_narrow_pass(here: str) -> None:
    there = next(coast for coast in COASTS if coast != here)
    scene = Scene(sites={0: here, 7: there, 5: "narrow-pass"})
    scene.do("travel")
    assert [key for key in scene.options() if key in ("travel:5", "travel:6", "travel:7")] == ["travel:5", "travel:7"]


# --- Buried Giant


@pytest.mark.rule("7.6.2-a", "7.1.2-a")
def test_the_buried_giant_carries_for_a_secret_turned_facedown() -> None:
    scene = Scene(sites={0: "buried-giant", 5: "narrow-pass"})
    scene.do("travel", "use:buried-giant", "travel:7")
    assert (scene.pawn(), scene.supply(), scene.secrets(), scene.flipped()) == ("river", 7, 2, 1)
    walk = Scene(sites={0: "buried-giant", 5: "narrow-pass"})
    walk.do("travel", "go-on")
    assert "travel:7" not in walk.options(), "without the Giant the pass is closed"
    walk.do("travel:2")
    assert (walk.supply(), walk.flipped()) == (5, 0)


@pytest.mark.rule("7.1.2-d", "7.1.1-b")
def test_the_buried_giant_takes_a_faceup_secret_of_who_is_there() -> None:
    poor = Scene(sites={0: "buried-giant"}, secrets=[0])
    poor.do("travel")
    assert "use:buried-giant" not in poor.options()
    last = Scene(sites={0: "buried-giant"}, secrets=[1]).do("travel", "use:buried-giant", "travel:7")
    assert (last.secrets(), last.flipped(), last.supply()) == (0, 1, 7)
    hidden = Scene(sites={0: "buried-giant", 7: "the-hidden-place"}).do("travel", "use:buried-giant", "travel:7")
    assert (hidden.flipped(), hidden.supply()) == (2, 7), "The Hidden Place wants one of its own"
    away = Scene(sites={0: "buried-giant"}, warbands={"buried-giant": (0, 1)}, pawns="1 1 2")
    away.do("travel")
    assert "use:buried-giant" not in away.options(), "to rule it is not enough"


# --- Charming Valley


@pytest.mark.rule("2.8.5-a", "7.4.1-a")
def test_to_leave_the_charming_valley_takes_a_supply_more() -> None:
    scene = Scene(sites={0: "charming-valley"}).do("travel", "travel:1")
    assert scene.supply() == 5
    to = Scene(sites={1: "charming-valley"}).do("travel", "travel:1")
    assert to.supply() == 6, "to come there does not"
    stuck = Scene(sites={0: "charming-valley"}, supply=[1])
    assert stuck.refusals()["travel"] == "4.2-c"


# --- Shrouded Wood


@pytest.mark.rule("2.8.5-a", "9.2-a")
def test_from_the_shrouded_wood_every_journey_costs_two_and_no_way_is_barred() -> None:
    scene = Scene(sites={0: "shrouded-wood", 5: "narrow-pass", 7: "the-hidden-place"}, secrets=[0])
    scene.do("travel")
    assert scene.options() == [f"travel:{slot}" for slot in range(1, 8)]
    scene.do("travel:7")
    assert (scene.supply(), scene.flipped()) == (5, 0)
    near = Scene(sites={0: "shrouded-wood"}).do("travel", "travel:1")
    assert near.supply() == 5, "more than the road would cost"


@pytest.mark.rule("2.8.5-a", "10.enemy-a")
def test_who_rules_the_shrouded_wood_chooses_where_an_enemy_goes() -> None:
    scene = Scene(sites={0: "shrouded-wood"}, warbands={"shrouded-wood": (2, 1)})
    scene.do("travel")
    assert scene.asked() == [2]
    scene.answers(2, "travel:6")
    assert (scene.pawn(), scene.supply()) == ("great-slum", 5)
    elsewhere = Scene(sites={0: "shrouded-wood"}, warbands={"shrouded-wood": (2, 1)}, pawns="1 1 2").do("travel")
    assert elsewhere.asked() == [0], "only from the wood itself"
    own = Scene(sites={0: "shrouded-wood"}, warbands={"shrouded-wood": (0, 1)}).do("travel")
    assert own.asked() == [0]
    empire = Scene(sites={1: "shrouded-wood"}, warbands={"shrouded-wood": (0, 1)}, turn=1).do("travel")
    assert empire.asked() == [0], "for the Empire the Chancellor"
    citizen = Scene(
        roles="chancellor citizen exile", sites={1: "shrouded-wood"}, warbands={"shrouded-wood": (0, 1)}, turn=1
    ).do("travel")
    assert citizen.asked() == [1], "the Empire is no enemy of its Citizens"


@pytest.mark.ruling("shrouded-wood", 1)
def test_to_rule_the_shrouded_wood_is_no_help_to_who_is_called_away() -> None:
    scene = Scene(sites={1: "shrouded-wood"}, warbands={"shrouded-wood": (1, 1)}, relics=["whistle"], pawns="0 1 0")
    scene.do("use:whistle")
    assert (scene.pawn(1), scene.acting) == ("ancient-city", True)


@pytest.mark.ruling("shrouded-wood", 2)
def test_another_enemy_who_rules_the_shrouded_wood_chooses_for_who_is_called_away() -> None:
    scene = Scene(sites={1: "shrouded-wood"}, warbands={"shrouded-wood": (2, 1)}, relics=["whistle"], pawns="0 1 0")
    scene.do("use:whistle")
    assert (scene.asked(), scene.options(2)) == ([2], [f"travel:{slot}" for slot in (0, 2, 3, 4, 5, 6, 7)])
    scene.answers(2, "travel:7")
    assert (scene.pawn(1), scene.supply(1), scene.secrets(1)) == ("river", 7, 3)
    assert scene.secrets_on("whistle") == 1, "who did not come gets no secret"


@pytest.mark.ruling("shrouded-wood", 3)
def test_the_decadent_chancellor_pays_three_from_the_shrouded_wood_to_the_hinterland() -> None:
    scene = Scene(sites={0: "shrouded-wood"}, uncovered="decadent")
    scene.do("travel", "travel:7")
    assert scene.supply() == 4


@pytest.mark.ruling("shrouded-wood", 4)
def test_bandits_in_the_shrouded_wood_choose_nothing() -> None:
    scene = Scene(sites={0: "shrouded-wood"}).do("travel")
    assert scene.asked() == [0]


# --- Narrow Pass


@pytest.mark.rule("2.8.5-a", "9.2-a")
def test_the_narrow_pass_must_be_traveled_to_from_other_regions() -> None:
    scene = Scene(sites={5: "narrow-pass"})
    scene.do("travel")
    assert scene.options() == ["travel:1", "travel:2", "travel:3", "travel:4", "travel:5"]
    within = Scene(sites={5: "narrow-pass"}, pawns="6 1 2").do("travel")
    assert "travel:7" in within.options()
    hidden = Scene(sites={5: "narrow-pass"}, facedown="5").do("travel")
    assert "travel:7" in hidden.options(), "a facedown site bars no way"


@pytest.mark.rule("2.8.5-a", "5.5.2-a")
def test_the_narrow_pass_must_be_targeted_with_sites_beyond_it() -> None:
    lands = {"ancient-city": (1, 1), "narrow-pass": (1, 1), "river": (1, 1), "great-slum": (1, 1)}
    scene = Scene(sites={5: "narrow-pass"}, warbands=lands, pawns="0 2 2")
    scene.do("campaign")
    assert scene.options() == ["done", "site:5"], "first the pass"
    scene.do("site:5")
    assert scene.options() == ["done", "site:6", "site:7"]
    ruled = Scene(sites={5: "narrow-pass"}, warbands={**lands, "narrow-pass": (0, 1)}, pawns="0 2 2").do("campaign")
    assert ruled.options() == ["done", "site:6", "site:7"], "not if one rules it"
    there = Scene(
        sites={5: "narrow-pass"}, warbands={"great-slum": (1, 1), "river": (1, 1), "narrow-pass": (1, 1)}, pawns="6 2 2"
    )
    there.do("campaign")
    assert there.options() == ["done", "site:5", "site:7"], "nor from within the region"
    barred = Scene(sites={5: "narrow-pass"}, warbands={"ancient-city": (1, 1), "river": (1, 1)}, pawns="0 2 2")
    barred.do("campaign")
    assert barred.options() == ["dice:3", "dice:2", "dice:1", "dice:0"], "bandits hold the pass: no way to the River"


# --- The Hidden Place


@pytest.mark.rule("2.8.5-a", "7.6.2-a")
def test_the_hidden_place_is_found_by_turning_a_secret_facedown() -> None:
    scene = Scene(sites={7: "the-hidden-place"}).do("travel", "travel:7")
    assert (scene.pawn(), scene.supply(), scene.secrets(), scene.flipped()) == ("the-hidden-place", 3, 2, 1)
    poor = Scene(sites={7: "the-hidden-place"}, secrets=[0]).do("travel")
    assert "travel:7" not in poor.options()
    tents = Scene(sites={1: "the-hidden-place"}, advisers=["tents"])
    tents.do("travel", "use:tents", "travel:1")
    assert (tents.supply(), tents.flipped()) == (7, 1), "to spend no Supply does not spare the secret"


@pytest.mark.ruling("the-hidden-place", 1)
def test_nobody_is_banished_to_the_hidden_place_against_their_will() -> None:
    battle = {"sites": {7: "the-hidden-place"}, "pawns": "0 0 2", "board": [6, 0, 3]}
    scene = Scene(**battle)  # type: ignore[arg-type]
    scene.dice("blank blank", "sword " * 6)
    scene.do("campaign", "player:1", "dice:6", "travel:7").answers(1, "no")
    assert scene.pawn(1) == "ancient-city"
    assert scene.options() == ["travel:1", "travel:2", "travel:3", "travel:4", "travel:5", "travel:6", "nowhere"]
    willing = Scene(**battle)  # type: ignore[arg-type]
    willing.dice("blank blank", "sword " * 6)
    willing.do("campaign", "player:1", "dice:6", "travel:7").answers(1, "yes")
    assert (willing.pawn(1), willing.flipped(1), willing.flipped(0)) == ("the-hidden-place", 1, 0)


@pytest.mark.ruling("the-hidden-place", 2)
def test_targets_at_the_hidden_place_take_another_secret() -> None:
    scene = Scene(sites={1: "the-hidden-place"}, warbands={"the-hidden-place": (1, 1)}, board=[6])
    scene.dice("blank blank blank", "sword " * 6)
    scene.do("travel", "travel:1")
    assert scene.flipped() == 1
    scene.do("campaign", "pawn", "dice:6")
    assert scene.flipped() == 2, "one for the journey, one for the targets, however many"


@pytest.mark.rule("2.8.5-a", "5.5.2-a")
def test_without_a_secret_the_hidden_place_is_no_target() -> None:
    there = Scene(sites={0: "the-hidden-place"}, secrets=[0])
    assert "campaign" in there.refusals()
    lands = {"ancient-city": (1, 1), "the-hidden-place": (1, 1)}
    far = Scene(sites={7: "the-hidden-place"}, warbands=lands, secrets=[0], pawns="0 2 2")
    far.do("campaign")
    assert "site:7" not in far.options()
    rich = Scene(sites={7: "the-hidden-place"}, warbands=lands, secrets=[1], pawns="0 2 2")
    rich.do("campaign", "site:7")
    assert (rich.secrets(), rich.flipped()) == (0, 1)


# --- Plains and Mountain


def pools(scene: Scene) -> int:
    """Attack dice after all changes by sites."""
    return int(scene.told("pools")[0]["args"]["attack"])


@pytest.mark.rule("5.5.2-c", "7.4.1-a")
@pytest.mark.parametrize(("site", "change"), [("plains", 1), ("mountain", -1), ("river", 0)])
def test_open_fields_add_an_attack_die_and_mountains_take_one(site: str, change: int) -> None:
    sites = {0: site} if site != "river" else {0: site, 7: "plains"}
    assert pools(Scene(sites=sites, listen=True).do("campaign", "done", "dice:3")) == 3 + change
    pawn = Scene(sites=sites, pawns="0 0 2", warbands={site: (0, 1)}, listen=True)
    assert pools(pawn.do("campaign", "dice:3")) == 3 + change, "a pawn there is a target there, though one rules"


@pytest.mark.rule("5.5.2-c")
def test_plains_and_mountain_matter_as_targets_from_afar() -> None:
    scene = Scene(sites={7: "plains"}, warbands={"ancient-city": (1, 1), "plains": (1, 1)}, pawns="0 2 2", listen=True)
    assert pools(scene.do("campaign", "site:7", "dice:3")) == 4
    untargeted = Scene(
        sites={7: "plains"}, warbands={"ancient-city": (1, 1), "plains": (1, 1)}, pawns="0 2 2", listen=True
    )
    assert pools(untargeted.do("campaign", "done", "dice:3")) == 3


@pytest.mark.rule("7.5.4-a")
def test_the_mountain_takes_nothing_from_an_empty_pool() -> None:
    assert pools(Scene(sites={0: "mountain"}, listen=True).do("campaign", "done", "dice:0")) == 0


# --- River, Marshes, Great Slum


@pytest.mark.rule("5.2.2-a")
def test_the_river_musters_one_more_for_its_ruler() -> None:
    river = {"sites": {0: "river", 7: "plains"}, "cards": {"river": "wolves"}}
    assert Scene(**river, warbands={"river": (0, 1)}).do("muster").board() == 6  # type: ignore[arg-type]
    assert Scene(**river).do("muster").board() == 5  # type: ignore[arg-type]
    away = Scene(warbands={"river": (0, 1)}, cards={"ancient-city": "wolves"}).do("muster")
    assert away.board() == 5, "only from a card that is there"


@pytest.mark.rule("5.1.2-a", "7.4.1-a")
def test_in_the_marshes_one_draws_a_card_less() -> None:
    scene = Scene(sites={0: "marshes"}, world="wolves elders tents").do("search")
    assert scene.options() == ["keep:wolves", "keep:elders"]
    pile = Scene(sites={0: "marshes"}, piles=["wolves elders tents"]).do("search", "pile:0")
    assert pile.options() == ["keep:wolves", "keep:elders"]
    away = Scene(sites={1: "marshes"}, world="wolves elders tents", warbands={"marshes": (0, 1)}).do("search")
    assert away.options() == ["keep:wolves", "keep:elders", "keep:tents"]


@pytest.mark.rule("2.8.1-a", "5.1.4.I-a", "2.8.5-a")
def test_the_great_slum_may_be_cleared_for_a_new_card() -> None:
    slum = {"sites": {0: "great-slum", 6: "plains"}, "cards": {"great-slum": "elders tents keep"}}
    scene = Scene(**slum, piles=["wolves"])  # type: ignore[arg-type]
    scene.do("search", "pile:0", "site:0")
    assert scene.options() == ["discard:elders", "discard:tents"], "it is full, and Keep is locked"
    scene.do("discard:elders")
    assert (scene.at("great-slum"), scene.pile(1)) == (["tents", "keep", "wolves"], ["elders"])


@pytest.mark.rule("2.8.5-a")
def test_with_room_in_the_great_slum_nothing_need_be_discarded() -> None:
    slum = {"sites": {0: "great-slum", 6: "plains"}, "cards": {"great-slum": "elders"}}
    scene = Scene(**slum, facedown_advisers=["wolves"])  # type: ignore[arg-type]
    scene.do("adviser:0", "site:0")
    assert scene.options() == ["none", "discard:elders"]
    scene.do("none")
    assert scene.at("great-slum") == ["elders", "wolves"]
    other = Scene(cards={"ancient-city": "elders tents"}, piles=["wolves"]).do("search", "pile:0")
    assert other.options() == ["faceup", "facedown", "discard"], "elsewhere a full site is full"


# --- Mine, Drowned City, Salt Flats


@pytest.mark.rule("4.1.4-a")
@pytest.mark.parametrize(
    ("site", "lies", "options"),
    [
        ("mine", (3, 0), ["none", "favor"]),
        ("drowned-city", (0, 3), ["none", "secret"]),
        ("salt-flats", (2, 1), ["none", "favor", "secret"]),
    ],
)
def test_who_wakes_up_at_a_treasury_may_take_one_token(site: str, lies: tuple[int, int], options: list[str]) -> None:
    for key in options:
        scene = Scene(sites={0: site}, tokens={site: lies}, phase="wake", banks=2)
        assert scene.options() == options
        scene.do(key)
        favor, secret = int(key == "favor"), int(key == "secret")
        assert (scene.favor(), scene.secrets()) == (5 + favor, 3 + secret)
        assert (scene.state.favor_at[0], scene.state.secrets_at[0]) == (lies[0] - favor, lies[1] - secret)
        assert scene.acting


@pytest.mark.rule("4.1.4-a")
def test_an_empty_treasury_or_one_elsewhere_gives_nothing() -> None:
    assert Scene(sites={0: "mine"}, phase="wake").acting
    ruled = Scene(sites={1: "mine"}, tokens={"mine": (3, 0)}, warbands={"mine": (0, 2)}, phase="wake", banks=2)
    assert ruled.acting, "to rule it is not enough"
    two = Scene(
        sites={0: "drowned-city", 1: "mine"}, tokens={"drowned-city": (0, 3), "mine": (3, 0)}, phase="wake", banks=2
    )
    two.do("secret")
    assert (two.acting, two.state.favor_at[1]) == (True, 3), "one token, where one is"


@pytest.mark.rule("2.8.2-a", "5.6.2-a")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "relics"),
    [("mine", 3, 0, 1), ("drowned-city", 0, 3, 2), ("salt-flats", 2, 1, 0), ("plains", 0, 0, 0), ("marshes", 0, 0, 1)],
)
def test_what_lies_at_a_site_that_is_found(site: str, favor: int, secrets: int, relics: int) -> None:
    scene = Scene(sites={1: site}, facedown="1", relic_deck="map whistle", banks=2).do("travel", "travel:1")
    assert (scene.state.favor_at[1], scene.state.secrets_at[1]) == (favor, secrets)
    assert scene.relics_at(site) == ["map", "whistle"][:relics]


# --- The Tribunal


@pytest.mark.rule("7.6.3-b", "7.1.1-b")
def test_the_tribunal_binds_to_exchanges_and_to_peace() -> None:
    scene = Scene(sites={0: "the-tribunal"}, relics=["map"], pawns="0 0 2")
    scene.do("use:the-tribunal", "player:1")
    assert scene.options() == ["give-favor", "give-secret", "give-peace", "want-favor", "want-secret", "want-peace"]
    scene.picks(0, "give-favor", "give-favor", "want-peace").answers(1, "accept")
    assert (scene.favor(0), scene.favor(1)) == (3, 7)
    assert "campaign" in scene.options(), "who promised nothing may attack"
    scene.do("rest").do("campaign")
    assert scene.state.campaign is not None
    assert scene.state.campaign.against_bandits, "who promised may not: only the bandits were left to attack"


@pytest.mark.rule("7.6.3-b")
def test_a_promised_peace_lasts_for_this_round_and_the_next() -> None:
    scene = Scene(sites={0: "the-tribunal"}, warbands={"the-tribunal": (0, 3)}, pawns="0 0 2", supply=[7, 7, 7])
    scene.do("use:the-tribunal", "player:1").picks(0, "want-peace").answers(1, "accept").do("rest")
    assert scene.refusals(1)["campaign"] == "7.6.3-b"
    scene.do("rest").do("rest").do("rest")
    assert (scene.state.round, scene.refusals(1)["campaign"]) == (2, "7.6.3-b")
    scene.do("rest").do("rest").do("rest")
    assert (scene.state.round, "campaign" in scene.options(1)) == (3, True)


@pytest.mark.rule("7.3.2-a", "7.6.3-b")
def test_the_tribunal_may_be_called_again_but_not_on_who_refused() -> None:
    scene = Scene(sites={0: "the-tribunal"})
    scene.do("use:the-tribunal", "player:1").picks(0, "give-favor").answers(1, "accept")
    scene.do("use:the-tribunal", "player:2").picks(0, "want-favor").answers(2, "refuse")
    scene.do("use:the-tribunal").picks(0, "give-favor").answers(1, "accept")
    assert (scene.favor(0), scene.favor(1), scene.favor(2)) == (3, 7, 5)


@pytest.mark.rule("7.1.1-b")
def test_the_tribunal_hears_its_ruler_and_who_is_there() -> None:
    assert "use:the-tribunal" in Scene(sites={7: "the-tribunal"}, warbands={"the-tribunal": (0, 1)}).options()
    assert "use:the-tribunal" in Scene(sites={0: "the-tribunal"}, warbands={"the-tribunal": (1, 1)}).options()
    assert "use:the-tribunal" not in Scene(sites={7: "the-tribunal"}).options()
