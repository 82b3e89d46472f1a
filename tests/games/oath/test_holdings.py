"""What can be held: the Imperial Reliquary (2.3), relics and the Grand Scepter (2.4), banners (2.5)."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.games.oath.faces import SUITS
from tests.scenes.oath import Scene

EMPIRE = "chancellor citizen exile"


def conspire(scene: Scene, *take: str) -> Scene:
    """The active player draws the Conspiracy, the top card of the world deck, and plays it for this."""
    return scene.do("search", "conspiracy", *take)


def defense_dice(scene: Scene, *targets: str) -> int:
    """The defense pool of a Campaign against the second player, or the bandits, with these targets."""
    seat = scene.turn
    scene.do("campaign")
    for key in ("player:1", "player:0"):
        if scene.ask(seat).what.id == "oath-ask-campaign" and key in scene.options(seat):
            scene.do(key)
    scene.do(*targets)
    if "done" in scene.options(seat):
        scene.do("done")
    dice = scene.ask(seat).what.args["defense"]
    assert isinstance(dice, int)
    return dice


# --- the Imperial Reliquary (2.3)


@pytest.mark.rule("2.3-a", "11.1-f")
def test_four_spaces_with_a_relic_on_each() -> None:
    spaces = Scene(reliquary="map whistle brass-horse ivory-eye").zone("reliquary")["spaces"]
    assert [space["id"] for space in spaces] == ["brutal", "careless", "decadent", "greedy"]
    assert all(space["card"] is not None for space in spaces)


@pytest.mark.rule("2.3-b")
def test_an_offer_of_citizenship_holds_exactly_one_of_its_relics() -> None:
    scene = Scene(reliquary="map whistle brass-horse ivory-eye").do("offer:1")
    ask = scene.ask()
    assert ask.keys() == ["space:brutal", "space:careless", "space:decadent", "space:greedy"]
    assert (ask.least, ask.most) == (1, 1)
    assert scene.illegal(0, "space:brutal", "space:greedy") == ("answer-too-many", "6.6.1-b")
    assert scene.illegal(0) == ("answer-too-few", "6.6.1-b")
    scene.do("space:careless").picks(0)
    terms = scene.options()
    assert "give-relic:grand-scepter" in terms
    assert not any(name in key for key in terms for name in ("map", "whistle", "brass-horse", "ivory-eye"))
    scene.picks(0).answers(1, "accept")
    assert scene.relics(1) == ["whistle"]
    assert scene.role(1) == "citizen"


@pytest.mark.rule("2.3-b")
def test_no_offer_without_a_relic_left() -> None:
    assert "offer:1" not in Scene(uncovered="brutal careless decadent greedy").options()
    assert "offer:1" in Scene(uncovered="brutal careless decadent").options()


@pytest.mark.rule("2.3-b")
def test_no_other_deal_holds_any() -> None:
    scene = Scene(cards={"0": "tinkers-fair"}, reliquary="map whistle brass-horse ivory-eye", relics=["horned-mask"])
    scene.do("use:tinkers-fair", "player:1")
    assert [key for key in scene.options() if "relic" in key] == [
        "give-relic:horned-mask",
        "give-relic:grand-scepter",
    ]


@pytest.mark.rule("2.3-c")
def test_a_relic_given_away_uncovers_its_modifier() -> None:
    scene = Scene(cards={"0": "longbows"}).do("offer:1", "space:careless").picks(0).picks(0).answers(1, "accept")
    assert scene.view(None)["extra"]["uncovered"] == ["careless"]
    scene.do("trade", "favor:longbows")
    assert scene.favor() == 7, "one more for each Trade"


@pytest.mark.rule("2.3-c")
def test_a_relic_taken_by_a_power_uncovers_it_too_to_the_end_of_the_game() -> None:
    """An Exile with the Skeleton Key at a site of the Empire."""
    scene = Scene(turn=1, relics=["", "skeleton-key"], warbands={"1": (0, 1)}, reliquary="map whistle brass-horse")
    scene.do("use:skeleton-key", "space:decadent", "take")
    assert scene.relics(1) == ["skeleton-key", "brass-horse"]
    assert scene.zone("relics:1", 2)["cards"][1]["face"] == "brass-horse", "faceup, like every relic that is held"
    assert scene.view(None)["extra"]["uncovered"] == ["decadent"]
    for _ in range(3):
        scene.do("rest").do("rest")
        scene.do("rest")
    assert scene.view(None)["extra"]["uncovered"] == ["decadent"]


@pytest.mark.rule("2.3-d")
def test_reliquary_relics_are_no_targets_and_cannot_be_recovered() -> None:
    scene = Scene(turn=1, pawns="1 1 2", reliquary="map whistle brass-horse ivory-eye", favor=[5, 5, 5])
    assert [key for key in scene.do("campaign", "player:0").options(1) if "relic" in key] == ["relic:grand-scepter"]
    scene = Scene(sites={0: "mountain"}, reliquary="map whistle brass-horse ivory-eye").do("recover")
    assert scene.options() == ["banner:peoples-favor", "banner:darkest-secret"]


@pytest.mark.rule("2.3-d")
def test_reliquary_relics_have_no_power() -> None:
    scene = Scene(reliquary="bandit-crown oracular-pig ring-of-devotion dowsing-sticks", warbands={"0": (0, 1)})
    assert scene.options(about="use:") == []
    assert scene.zone("site:3")["ruler"] == -1, "the bandits are their own"
    assert "station" in scene.options(), "the ring forbids nothing"


@pytest.mark.rule("2.3-e")
@pytest.mark.parametrize(("seat", "killed"), [(0, 4), (1, 2)])
def test_brutal_kills_the_whole_defeated_force(seat: int, killed: int) -> None:
    """The Chancellor attacks, or a Citizen, whom it does not bind."""
    scene = Scene(roles=EMPIRE, turn=seat, pawns="2 2 2", uncovered="brutal", board=[5, 5, 4])
    scene.dice("blank blank", "sword sword sword sword sword")
    scene.do("campaign", "player:2", "dice:5")
    assert scene.board(2) == 4 - killed


@pytest.mark.rule("2.3-e")
def test_brutal_strikes_the_chancellor_too() -> None:
    scene = Scene(pawns="2 2 3", uncovered="brutal", board=[5, 2, 3]).dice("two two")
    scene.do("campaign", "player:1", "dice:0")
    assert scene.board(0) == 0


@pytest.mark.rule("2.3-e")
@pytest.mark.parametrize(("seat", "favor", "secrets"), [(0, 1, 1), (1, 0, 2)])
def test_careless_trades(seat: int, favor: int, secrets: int) -> None:
    """One favor more, and for secrets one secret less."""
    given: dict[str, Any] = {"roles": EMPIRE, "turn": seat, "pawns": "0 0 2", "uncovered": "careless"}
    given |= {"cards": {"0": "elders"}, "advisers": ["tents horse-archers", "rain-boots ancient-binding"]}
    scene = Scene(**given).do("trade", "favor:elders")
    assert scene.favor(seat) == 5 + min(3, 3 + favor)
    scene = Scene(**given, banks=2, bank={"nomad": 9}).do("trade", "favor:elders")
    assert scene.favor(seat) == 5 + 3 + favor
    scene = Scene(**given).do("trade", "secrets:elders")
    assert (scene.favor(seat), scene.secrets(seat)) == (5 - 2 + favor, 3 + secrets)
    assert scene.favor_on("elders") == 2


@pytest.mark.rule("2.3-e")
def test_careless_never_costs_a_secret_of_the_own() -> None:
    scene = Scene(uncovered="careless", cards={"0": "elders"}).do("trade", "secrets:elders")
    assert (scene.favor(), scene.secrets()) == (5 - 2 + 1, 3)


@pytest.mark.rule("2.3-e")
@pytest.mark.parametrize(
    ("here", "there", "plain", "decadent"),
    [(2, 0, 2, 0), (5, 1, 4, 0), (0, 1, 1, 1), (0, 5, 4, 5), (2, 6, 2, 3), (5, 6, 3, 4), (2, 3, 2, 2)],
)
def test_decadent_travels(here: int, there: int, plain: int, decadent: int) -> None:
    given: dict[str, Any] = {"roles": EMPIRE, "pawns": f"{here} {here} 7", "uncovered": "decadent"}
    assert 7 - Scene(**given).do("travel", f"travel:{there}").supply(0) == decadent
    assert 7 - Scene(**given, turn=1).do("travel", f"travel:{there}").supply(1) == plain, "Citizens are not bound"


@pytest.mark.rule("2.3-e")
def test_greedy_draws_two_more_cards() -> None:
    given: dict[str, Any] = {"roles": EMPIRE, "world": "scouts wolves tents keep rangers elders", "uncovered": "greedy"}
    assert len(Scene(**given).do("search").options()) == 5
    assert len(Scene(**given, turn=1).do("search").options(1)) == 3
    given["world"] = "scouts faith"
    assert Scene(**given).do("search").options() == ["keep:scouts", "keep:faith"], "a Vision stops it as ever"


@pytest.mark.rule("2.3-e", "11.4-c")
def test_greedy_cannot_search_for_more_than_two_supply() -> None:
    given: dict[str, Any] = {"roles": EMPIRE, "visions_drawn": 1, "uncovered": "greedy"}
    assert Scene(**given).refusals()["search"] == "2.3-e"
    assert "search" in Scene(**given, turn=1).options(1)
    assert "search" in Scene(**given, banners={"darkest-secret": (0, 1)}).options(), "then it costs 2"
    scene = Scene(**given, piles=["scouts wolves tents keep rangers elders"]).do("search")
    assert len(scene.options()) == 5, "there is only the pile to search in"


# --- relics and the Grand Scepter (2.4)


@pytest.mark.rule("2.4.1-a", "2.8.4-a")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "bank"),
    [("mountain", 3, 3, ""), ("steppe", 2, 3, "nomad"), ("marshes", 5, 2, ""), ("wastes", 5, 1, "")],
)
def test_the_site_sets_the_price_of_a_relic(site: str, favor: int, secrets: int, bank: str) -> None:
    scene = Scene(sites={0: site, 2: "plains", 5: "lush-coast"}, relics_at={"0": "map"}, favor=[5, 2, 2])
    shared = scene.state.shared
    scene.do("recover", "relic:0")
    assert scene.relics() == ["grand-scepter", "map"]
    assert (scene.favor(), scene.secrets()) == (favor, secrets)
    assert scene.state.shared == shared + (0 if bank else 5 - favor)
    assert [suit for suit in SUITS if scene.bank(suit) != 3] == ([bank] if bank else [])
    assert scene.supply() == 6


@pytest.mark.rule("2.4.2-a")
@pytest.mark.parametrize(("relic", "dice"), [("whistle", 2), ("map", 3), ("ring-of-devotion", 3), ("grand-scepter", 5)])
def test_a_targeted_relic_adds_the_dice_of_its_shield(relic: str, dice: int) -> None:
    scene = Scene(pawns="2 2 3", relics=["", relic])
    assert defense_dice(scene, f"relic:{relic}") == 2 + dice


@pytest.mark.rule("2.4-a")
def test_the_scepter_can_be_taken_like_any_relic() -> None:
    scene = Scene(turn=1, pawns="2 2 3", board=[0, 2, 3], title=2).dice("blank " * 7)
    scene.do("campaign", "player:0", "relic:grand-scepter", "dice:0", "sacrifice")
    assert scene.relics(1) == ["grand-scepter"]
    assert scene.relics(0) == []
    assert scene.view(None)["seats"][1]["scepter"] is True


SCEPTER = ["reliquary:brutal", "reliquary:careless", "reliquary:decadent", "reliquary:greedy"]


@pytest.mark.rule("2.4-b")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_holder_of_the_scepter_peeks_offers_and_exiles(seat: int) -> None:
    """Be it the Chancellor, a Citizen or an Exile; distance does not matter."""
    relics = ["", "", "", ""]
    relics[seat] = "grand-scepter"
    roles = "chancellor citizen exile citizen"
    scene = Scene(seats=4, roles=roles, turn=seat, relics=relics, favor=[6, 6, 6, 0], banks=2)
    assert scene.options(seat, "reliquary:") == SCEPTER
    assert scene.options(seat, "offer:") == ["offer:2"]
    assert scene.options(seat, "exile:") == [f"exile:{other}" for other in (1, 3) if other != seat]


@pytest.mark.rule("2.4-b")
def test_nobody_else_does_not_even_the_chancellor() -> None:
    scene = Scene(roles=EMPIRE, relics=["", "", "grand-scepter"], favor=[9, 0, 0])
    assert [key for key in scene.options() if key.split(":")[0] in ("reliquary", "offer", "exile")] == []


@pytest.mark.rule("2.4-c")
def test_who_took_the_scepter_must_wait_for_the_next_turn() -> None:
    scene = Scene(turn=1, pawns="2 2 3", board=[0, 2, 3], title=2, favor=[0, 6, 0]).dice("blank " * 7)
    scene.do("campaign", "player:0", "relic:grand-scepter", "dice:0", "sacrifice", "nowhere")
    assert scene.acting
    assert [key for key in scene.options(1) if key.split(":")[0] in ("reliquary", "offer", "exile")] == []
    assert scene.refusals(1)["offer:2"] == scene.refusals(1)["reliquary:brutal"] == "2.4-c"
    assert scene.illegal(1, "offer:2") == ("answer-unknown", "4.2-a")
    scene.do("rest").do("rest").do("rest")
    assert scene.options(1, "reliquary:") == SCEPTER
    assert "offer:1" in scene.options(1), "an Exile may offer it to themself"


@pytest.mark.rule("2.4-c")
def test_a_citizen_who_took_it_can_neither_use_it_nor_leave_the_empire() -> None:
    """The Conspiracy takes it; a Citizen with the Scepter cannot go into exile (6.8-c)."""
    advisers = ["scouts wrestlers", "longbows garrison"]
    scene = Scene(roles=EMPIRE, turn=1, pawns="2 2 3", advisers=advisers, world="conspiracy", board=[3, 0, 3])
    conspire(scene, "relic:grand-scepter")
    scene.state.favor[1] = 12
    scene.do("travel", "travel:0")
    assert scene.relics(1) == ["grand-scepter"]
    assert scene.options(1, "offer:") == scene.options(1, "reliquary:") == []
    assert "self-exile" not in scene.options(1)


@pytest.mark.rule("2.4-c", "10.give-a")
def test_who_was_given_it_may_use_it_at_once() -> None:
    scene = Scene(turn=1, pawns="0 2 3", cards={"2": "tinkers-fair"}).do("use:tinkers-fair", "player:0")
    scene.picks(1, "want-relic:grand-scepter").answers(0, "accept")
    assert scene.relics(1) == ["grand-scepter"]
    assert scene.options(1, "reliquary:") == SCEPTER


# --- banners (2.5)


@pytest.mark.rule("2.5.1-a")
@pytest.mark.parametrize("tokens", [1, 3, 4])
def test_the_price_of_a_banner_is_more_than_lies_on_it(tokens: int) -> None:
    banners = {"peoples-favor": (1, tokens), "darkest-secret": (-1, tokens)}
    given: dict[str, Any] = {"favor": [5, 1, 1], "secrets": [5, 1, 1], "banners": banners}
    for banner in banners:
        scene = Scene(**given).do("recover", f"banner:{banner}")
        if tokens < 4:
            assert scene.options() == [f"pay:{n}" for n in range(tokens + 1, 6)]
            scene.do(f"pay:{tokens + 1}")
        if banner == "peoples-favor":
            scene.do("suit:order")
        assert (scene.holder(banner), scene.banner(banner)) == (0, tokens + 1)
    given["banners"] = {"peoples-favor": (1, 5), "darkest-secret": (-1, 5)}
    assert "recover" in Scene(**given).refusals(), "five are not more than five"


@pytest.mark.rule("2.5.2-a")
@pytest.mark.parametrize("tokens", [1, 4])
@pytest.mark.parametrize("banner", ["peoples-favor", "darkest-secret"])
def test_a_targeted_banner_adds_a_die_for_each_token(banner: str, tokens: int) -> None:
    scene = Scene(pawns="2 2 3", banners={banner: (1, tokens)}, favor=[1, 1, 1])
    assert defense_dice(scene, f"banner:{banner}") == 2 + tokens


def seize(banner: str, tokens: int, mob: bool = False) -> Scene:
    """The Chancellor wins the banner of the second player in a Campaign."""
    scene = Scene(pawns="2 2 3", banners={banner: (1, tokens)}, mob=mob, board=[2, 0, 3], favor=[0, 0, 0])
    scene.dice("blank " * (tokens + 2))
    return scene.do("campaign", "player:1", f"banner:{banner}", "dice:0", "sacrifice")


@pytest.mark.rule("2.5.3-a", "10.seize-a")
@pytest.mark.parametrize(("tokens", "left"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 4)])
@pytest.mark.parametrize("mob", [False, True])
def test_a_seized_peoples_favor_loses_two_and_turns_to_the_mob(tokens: int, left: int, mob: bool) -> None:
    scene = seize("peoples-favor", tokens, mob)
    assert scene.holder("peoples-favor") == 0
    assert scene.banner("peoples-favor") == left
    assert scene.state.shared == 36 - 18 - left, "it is burned"
    assert scene.state.mob is True


@pytest.mark.rule("2.5.3-b", "10.seize-a")
@pytest.mark.parametrize(("tokens", "left"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_a_seized_darkest_secret_loses_two(tokens: int, left: int) -> None:
    scene = seize("darkest-secret", tokens)
    assert scene.holder("darkest-secret") == 0
    assert scene.banner("darkest-secret") == left
    assert [scene.secrets(seat) for seat in range(3)] == [3, 3, 3]
    assert scene.state.mob is False


@pytest.mark.rule("2.5.3-a", "2.5.3-b")
@pytest.mark.parametrize("banner", ["peoples-favor", "darkest-secret"])
def test_the_conspiracy_seizes_too(banner: str) -> None:
    advisers = ["scouts wrestlers", "longbows garrison"]
    scene = Scene(
        turn=1, pawns="2 2 3", advisers=advisers, world="conspiracy", banners={banner: (0, 4)}, favor=[1, 1, 1]
    )
    conspire(scene, f"banner:{banner}")
    assert (scene.holder(banner), scene.banner(banner)) == (1, 2)


@pytest.mark.rule("2.5.3-a", "2.5.3-b", "11.5-a", "9.1-a")
@pytest.mark.parametrize("banner", ["peoples-favor", "darkest-secret"])
def test_a_banner_that_is_given_or_recovered_loses_nothing(banner: str) -> None:
    """The rule speaks of taking, and giving only resembles it."""
    scene = (
        Scene(banners={banner: (0, 4)}, favor=[1, 1, 1])
        .do("offer:1", "space:brutal")
        .picks(0)
        .picks(0, f"give-banner:{banner}")
    )
    scene.answers(1, "accept")
    assert (scene.holder(banner), scene.banner(banner)) == (1, 4)
    assert scene.state.mob is False
    scene = Scene(banners={banner: (0, 4)}, favor=[5, 1, 1], secrets=[5], mob=True).do("recover", f"banner:{banner}")
    if banner == "peoples-favor":
        scene.do("suit:order")
    assert (scene.holder(banner), scene.banner(banner)) == (0, 5)
    assert scene.state.mob is (banner == "darkest-secret"), "a Recover turns it back"
