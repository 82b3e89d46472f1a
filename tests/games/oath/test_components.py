"""Key components (2): map, banks, boards, denizens, Visions and sites; what is held has a file of its own."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.games.oath.faces import CONSPIRACY, DENIZEN, EDIFICE, FACES, NUMBER, OATHS, SITE, SUITS, VISION, of_kind
from kronika.games.oath.game import Oath
from kronika.games.oath.moves import capacity
from kronika.games.oath.powers import POWERS
from tests.scenes.oath import MAP, Scene

EMPIRE = "chancellor citizen exile"


def search(scene: Scene, keep: str, *where: str) -> Scene:
    """A Search in the world deck, the first of its cards discarded in their order, the kept one played somewhere."""
    seat = scene.turn
    scene.do("search")
    if "deck" in scene.options(seat):
        scene.do("deck")
    if f"keep:{keep}" in scene.options(seat):
        scene.do(f"keep:{keep}")
    if scene.ask(seat).what.id == "oath-ask-discard-order":
        scene.picks(seat, *scene.options(seat))
    return scene.do(*where)


# --- the map and its decks (2.1)


@pytest.mark.rule("2.1.1-a")
def test_three_regions_with_eight_places() -> None:
    zones = [zone for zone in Scene().view(None)["zones"] if zone["kind"] == "site"]
    assert [zone["region"] for zone in zones] == ["cradle"] * 2 + ["provinces"] * 3 + ["hinterland"] * 3
    assert [zone["id"] for zone in zones] == [f"site:{slot}" for slot in range(8)]


@pytest.mark.rule("2.1.2-a")
def test_each_region_has_its_own_facedown_pile() -> None:
    piles = ["wolves rangers keep", "faith", "scouts"]
    scene = Scene(piles=piles)
    assert [scene.zone(f"pile:{i}")["count"] for i in range(3)] == [3, 1, 1]
    assert [scene.zone(f"pile:{i}")["region"] for i in range(3)] == ["cradle", "provinces", "hinterland"]
    assert all("face" not in card for i in range(3) for card in scene.zone(f"pile:{i}")["cards"])
    assert scene.do("search").options() == ["deck", "pile:0"], "the pile of the own region, and no other"
    scene.do("pile:0")
    assert scene.options() == ["keep:wolves", "keep:rangers", "keep:keep"]
    assert Scene(piles=piles, pawns="3 3 3").do("search").options() == ["deck", "pile:1"]
    assert Scene(piles=piles, pawns="7 7 7").do("search").options() == ["deck", "pile:2"]


@pytest.mark.rule("2.1.3-a")
def test_favor_comes_from_the_bank_of_the_suit() -> None:
    scene = search(Scene(world="wolves scouts tents", favor=[1, 1, 1]), "wolves", "site:0")
    assert scene.favor() == 2
    assert [scene.bank(suit) for suit in SUITS] == [3, 3, 3, 3, 2, 3]
    scene = Scene(cards={"0": "elders"}, favor=[1, 1, 1]).do("trade")
    assert scene.favor() == 2
    assert [scene.bank(suit) for suit in SUITS] == [3, 3, 3, 3, 3, 2]


@pytest.mark.rule("2.1.5-a")
def test_denizens_and_visions_lie_in_the_world_deck_and_are_drawn_by_search() -> None:
    scene = Scene(world="scouts wolves tents")
    kinds = {scene.state.face(card).kind for card in scene.state.world}
    assert kinds == {DENIZEN, VISION}
    assert scene.zone("world")["cards"] == []
    scene.do("search")
    assert scene.options() == ["keep:scouts", "keep:wolves", "keep:tents"]
    assert scene.world(1) != ["scouts"]


@pytest.mark.rule("2.1.6-a")
def test_the_track_counts_visions_from_the_world_deck() -> None:
    scene = search(Scene(world="scouts faith", visions_drawn=1), "faith", "facedown")
    assert {track["id"]: track["value"] for track in scene.view(None)["tracks"]}["visions"] == 2


@pytest.mark.rule("2.1.6-b", "11.2-d")
@pytest.mark.parametrize(("drawn", "cost"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4), (6, 4)])
def test_the_track_sets_the_price_of_a_search(drawn: int, cost: int) -> None:
    scene = Scene(visions_drawn=drawn, piles=["wolves"])
    assert scene.view(1)["extra"]["searchSupply"] == cost
    assert scene.do("search", "deck").supply() == 7 - cost
    assert Scene(visions_drawn=drawn, piles=["wolves"]).do("search", "pile:0").supply() == 5, "a pile costs 2"


@pytest.mark.rule("2.1.7-a")
def test_the_shared_bank_gives_secrets_and_takes_what_is_burned() -> None:
    scene = Scene(cards={"0": "elders"}, advisers=["tents rangers"], favor=[2, 1, 1], secrets=[0, 0, 0])
    scene.do("trade")
    assert scene.secrets() == 1
    scene = Scene(sites={0: "mountain"}, relics_at={"0": "map"}, favor=[5, 1, 1])
    before = scene.view(0)["extra"]["shared"]
    scene.do("recover", "relic:0")
    assert scene.view(0)["extra"]["shared"] == before + 2


# --- boards, advisers, personal banks (2.2)


@pytest.mark.rule("2.2.1-a", "9.3-b")
def test_a_board_holds_any_number() -> None:
    scene = Scene(cards={"0": "longbows"}, favor=[12, 0, 0], secrets=[25], board=[15]).do("muster")
    assert (scene.board(), scene.favor(), scene.secrets()) == (17, 11, 25)


@pytest.mark.rule("2.2.1-b")
def test_an_exile_has_room_for_one_revealed_vision() -> None:
    scene = search(Scene(turn=1, visions=["", "faith"], world="conquest"), "conquest", "vision")
    assert scene.vision(1) == "conquest"
    assert scene.pile(1) == ["faith"]
    assert scene.zone("vision:1", None)["cards"][0]["face"] == "conquest"
    assert scene.zone("vision:1", None)["count"] == 1


@pytest.mark.rule("2.2.1-b")
@pytest.mark.parametrize("seat", [0, 1])
def test_chancellor_and_citizens_have_none(seat: int) -> None:
    scene = search(Scene(roles="chancellor citizen exile", turn=seat, world="conquest"), "conquest")
    assert scene.options(seat) == ["facedown", "discard"]


@pytest.mark.rule("2.2.2-a", "10.adviser-a")
def test_three_advisers_faceup_and_facedown_together() -> None:
    scene = Scene(advisers=["tents rangers"], facedown_advisers=["faith"], world="scouts wolves elders")
    search(scene, "scouts", "faceup")
    assert scene.ask().rule == "5.1.4.II-c"
    assert scene.options() == ["adviser:0", "adviser:1", "adviser:2"]
    scene.do("adviser:2")
    assert scene.advisers() == ["tents", "rangers", "scouts"]
    scene = Scene(advisers=["tents rangers"], world="scouts wolves elders")
    assert search(scene, "scouts", "faceup").acting
    assert len(scene.advisers()) == 3


@pytest.mark.rule("2.2.2-a")
def test_a_vision_is_an_adviser_only_facedown() -> None:
    scene = search(Scene(turn=1, world="conquest"), "conquest")
    assert scene.options(1) == ["vision", "facedown", "discard"]
    assert scene.do("facedown").advisers(1) == ["conquest?"]


@pytest.mark.rule("2.2.3-a", "10.personal-bank-a")
def test_a_personal_bank_holds_warbands_relics_and_banners_without_limit() -> None:
    relics = "map whistle brass-horse ivory-eye horned-mask cup-of-plenty"
    banners = {"peoples-favor": (1, 1), "darkest-secret": (1, 1)}
    scene = Scene(sites={1: "mountain"}, turn=1, relics=["", relics], banners=banners, relics_at={"1": "oracular-pig"})
    scene.do("recover", "relic:0")
    assert scene.relics(1) == [*relics.split(), "oracular-pig"]
    assert scene.view(0)["seats"][1]["banners"] == ["peoples-favor", "darkest-secret"]
    tracks = {track["id"]: track["value"] for track in scene.view(0)["tracks"] if track["owner"] == 1}
    assert (tracks["warbands"], tracks["reserve"]) == (3, 11)


# --- denizens (2.6)


@pytest.mark.rule("2.6.1-a")
def test_every_denizen_has_one_suit_and_nothing_else_has_any() -> None:
    for suit in range(6):
        assert len([face for face in of_kind(DENIZEN) if face.suit == suit]) == 33
    assert {face.suit for face in FACES if face.kind not in (DENIZEN, EDIFICE)} == {-1}
    shown = {face["id"]: face["suit"] for face in Oath().faces()}
    assert [shown[id] for id in ("wolves", "storyteller", "elders", "scouts", "scryer", "dazzle", "map", "faith")] == (
        ["beast", "hearth", "nomad", "order", "discord", "arcane", "", ""]
    )


@pytest.mark.rule("2.6.2-a")
def test_restrictions_bind_where_a_denizen_may_be_played() -> None:
    """A free one, one for sites, one for advisers."""
    given: dict[str, Any] = {"sites": {0: "plains"}}
    assert search(Scene(world="scouts wolves tents", **given), "scouts").options() == (
        ["site:0", "faceup", "facedown", "discard"]
    )
    assert search(Scene(world="wizard-school wolves tents", **given), "wizard-school").options() == (
        ["site:0", "facedown", "discard"]
    )
    assert search(Scene(world="true-names wolves tents", **given), "true-names").options() == (
        ["faceup", "facedown", "discard"]
    )


@pytest.mark.rule("2.6.3-a", "2.8.5-a")
def test_every_denizen_and_every_site_has_a_power() -> None:
    assert [face.id for face in FACES if face.kind in (DENIZEN, SITE) and not POWERS.get(face.number)] == []
    assert all(face.times for face in of_kind(DENIZEN))


# --- Visions (2.7)


def drawn(scene: Scene) -> int:
    count: int = next(track["value"] for track in scene.view(None)["tracks"] if track["id"] == "visions")
    return count


@pytest.mark.rule("2.7.1-a")
@pytest.mark.parametrize("vision", ["faith", "rebellion", "sanctuary", "conquest", "conspiracy"])
def test_a_vision_from_the_world_deck_moves_the_marker(vision: str) -> None:
    scene = Scene(world=f"scouts {vision} wolves", listen=True).do("search")
    assert drawn(scene) == 1
    assert scene.options() == ["keep:scouts", f"keep:{vision}"], "and ends the draw"
    for seat in (0, 1, 2, None):
        assert [event["args"] for event in scene.told("vision-drawn", seat)] == [{"drawn": 1}]


@pytest.mark.rule("2.7.1-a")
def test_denizens_do_not_move_it() -> None:
    assert drawn(Scene(world="scouts wolves tents").do("search")) == 0


@pytest.mark.rule("2.7.1-a")
def test_a_vision_from_a_discard_pile_does_not_move_it() -> None:
    scene = Scene(piles=["faith conquest wolves"]).do("search", "pile:0")
    assert scene.options() == ["keep:faith", "keep:conquest", "keep:wolves"]
    assert drawn(scene) == 0


@pytest.mark.rule("2.7.1-a")
def test_peeking_is_not_drawing() -> None:
    scene = Scene(relics=["oracular-pig"], world="faith conquest wolves").do("use:oracular-pig")
    assert drawn(scene) == 0
    assert [card["face"] for card in scene.zone("world")["cards"]] == ["faith", "conquest", "wolves"]


@pytest.mark.rule("2.7.1-a")
def test_a_vision_put_back_counts_again_when_it_is_drawn_again() -> None:
    scene = Scene(relics=["cracked-horn"], world="scouts faith")
    scene.do("search", "use:cracked-horn", "keep:scouts", "faceup")
    assert drawn(scene) == 1, "putting it back changes nothing"
    scene.state.world.append(scene.state.world.pop(0))
    assert scene.world(1) == ["faith"]
    scene.do("search", "go-on")
    assert drawn(scene) == 2


@pytest.mark.rule("2.7.1-a", "5.1.2-b")
def test_powers_that_draw_more_stop_at_a_vision_too() -> None:
    scene = Scene(relics=["truthful-harp"], world="scouts faith wolves conquest tents").do(
        "search", "use:truthful-harp"
    )
    assert scene.options() == ["keep:scouts", "keep:faith"]
    assert drawn(scene) == 1


@pytest.mark.rule("2.7.2-a")
def test_four_visions_give_a_goal_and_the_conspiracy_does_something() -> None:
    goals = {face.id: OATHS[face.oath] for face in of_kind(VISION) if face.number != CONSPIRACY}
    assert goals == {"conquest": "supremacy", "rebellion": "people", "sanctuary": "protection", "faith": "devotion"}
    assert FACES[CONSPIRACY].oath == -1
    scene = search(Scene(turn=1, world="conspiracy"), "conspiracy")
    assert scene.options(1) == ["conspiracy", "facedown", "discard"]
    scene.do("conspiracy")
    assert scene.vision(1) is None
    assert scene.state.piles == [[], [], []], "it goes back to the box"


@pytest.mark.rule("2.7.2-a")
def test_a_vision_gives_its_goal_while_it_is_revealed() -> None:
    given: dict[str, Any] = {"turn": 1, "banners": {"darkest-secret": (1, 1)}, "visions_drawn": 3}
    assert Scene(**given, visions=["", "faith"]).view(0)["seats"][1]["visionMet"] is True
    assert Scene(**given, facedown_advisers=["", "faith"]).view(0)["seats"][1]["visionMet"] is False


# --- sites (2.8)


@pytest.mark.rule("2.8.1-a", "10.play-a")
@pytest.mark.parametrize(
    ("site", "cards", "room"),
    [
        ("wastes", "", True),
        ("wastes", "keep", False),
        ("river", "keep", True),
        ("river", "keep longbows", False),
        ("plains", "keep longbows", True),
        ("plains", "keep longbows scouts", False),
        ("drowned-city", "", False),
    ],
)
def test_a_site_holds_no_more_cards_than_its_capacity(site: str, cards: str, room: bool) -> None:
    scene = Scene(sites={0: site, 5: "barren-coast", 7: "lush-coast"}, cards={"0": cards}, world="wolves tents elders")
    assert ("site:0" in search(scene, "wolves").options()) is room
    assert scene.zone("site:0")["capacity"] == FACES[NUMBER[site]].capacity


@pytest.mark.rule("2.8.1-b")
def test_a_facedown_site_holds_no_cards() -> None:
    """With the People's Favor a card may go to any faceup site of the region."""
    scene = Scene(pawns="2 2 2", facedown="4", banners={"peoples-favor": (0, 1)}, world="wolves tents elders")
    assert search(scene, "wolves").options(about="site:") == ["site:2", "site:3"]
    assert [capacity(scene.state, slot) for slot in (2, 3, 4)] == [2, 2, 0]


@pytest.mark.rule("2.8.2-a")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "relics"),
    [("mine", 3, 0, 1), ("drowned-city", 0, 3, 2), ("salt-flats", 2, 1, 0), ("marshes", 0, 0, 1), ("river", 0, 0, 0)],
)
def test_a_site_that_is_turned_up_is_stocked(site: str, favor: int, secrets: int, relics: int) -> None:
    sites = {4: site, 7: "plains"}
    scene = Scene(sites=sites, facedown="4", relic_deck="map whistle brass-horse", favor=[1, 1, 1])
    shared = scene.state.shared
    scene.do("travel", "travel:4")
    assert (scene.state.favor_at[4], scene.state.secrets_at[4]) == (favor, secrets)
    assert scene.state.shared == shared - favor
    assert scene.relics_at("4") == ["map", "whistle"][:relics]
    for seat in (0, 1, None):
        shown = scene.zone("site:4", seat)["relics"]
        assert [(card["back"], "face" in card) for card in shown] == [("relic", False)] * relics, "unseen"
        assert scene.zone("site:4", seat)["site"]["face"] == site


@pytest.mark.rule("2.8.2-a", "9.3-a")
def test_what_runs_short_is_placed_as_far_as_it_goes() -> None:
    scene = Scene(
        sites={4: "mine", 7: "plains"}, facedown="4", favor=[5, 5, 5], banks=3, banners={"peoples-favor": (-1, 2)}
    )
    scene.state.relic_deck.clear()
    assert scene.state.shared == 1
    scene.do("travel", "travel:4")
    assert (scene.state.favor_at[4], scene.state.shared) == (1, 0)
    assert scene.relics_at("4") == []


@pytest.mark.rule("2.8.2-a")
def test_a_site_that_is_up_already_is_not_stocked_again() -> None:
    scene = Scene(sites={4: "mine", 7: "plains"}).do("travel", "travel:4")
    assert scene.state.favor_at[4] == 0
    assert scene.relics_at("4") == []


def rolled(scene: Scene, *targets: str) -> tuple[int, int]:
    """A Campaign with these further targets and no attack: how many defense dice were rolled, and the defense."""
    scene.do("campaign", *targets)
    if "done" in scene.options(scene.turn):
        scene.do("done")
    scene.do("dice:0")
    roll = scene.told("roll-defense")[0]["args"]
    return len(roll["faces"].split(",")), roll["defense"]


@pytest.mark.rule("2.8.3-a", "2.8.3-b", "10.bandit-a")
@pytest.mark.parametrize("targets", [[], ["site:3"], ["site:3", "site:7", "site:1"]])
def test_each_targeted_site_adds_one_die_and_one_bandit(targets: list[str]) -> None:
    count = 1 + len(targets)
    scene = Scene(listen=True).dice("blank " * count)
    assert rolled(scene, *targets) == (count, count)


@pytest.mark.rule("2.8.3-a", "2.8.3-b")
def test_against_a_player_sites_bring_dice_but_no_bandits() -> None:
    scene = Scene(warbands={"0": (1, 1), "4": (1, 2)}, listen=True).dice("blank blank")
    assert rolled(scene, "site:4") == (2, 3)


@pytest.mark.rule("2.8.4-a")
@pytest.mark.parametrize("site", ["fertile-valley", "plains", "salt-flats", "charming-valley"])
def test_without_a_price_no_relic_is_recovered(site: str) -> None:
    scene = Scene(sites={0: site, 1: "mountain"}, relics_at={"0": "map"}, favor=[5, 1, 1])
    assert scene.do("recover").options() == ["banner:peoples-favor", "banner:darkest-secret"]
    scene = Scene(sites={0: site, 1: "mountain"}, relics_at={"0": "map"}, favor=[0, 1, 1], secrets=[0])
    assert scene.refusals()["recover"] == "2.8.4-a"


HOMES: list[tuple[str, str, dict[str, int]]] = [
    ("ancient-city", "scouts", {"board": 2}),
    ("fertile-valley", "storyteller", {"favor": 1}),
    ("steppe", "elders", {"secrets": 1}),
    ("standing-stones", "scryer", {}),
    ("standing-stones", "spirit-snare", {"secrets": 1}),
]


@pytest.mark.rule("2.8.5-a")
@pytest.mark.parametrize(("site", "card", "gift"), HOMES)
def test_a_homeland_rewards_cards_of_its_suit(site: str, card: str, gift: dict[str, int]) -> None:
    slot = next(slot for slot, name in enumerate(MAP) if name == site)
    rest = "wolves tents" if card != "elders" else "wolves keep"
    scene = search(Scene(pawns=f"{slot} 7 7", world=f"{card} {rest}", favor=[0, 0, 0]), card, f"site:{slot}")
    assert scene.board() == 3 + gift.get("board", 0)
    assert scene.secrets() == 3 + gift.get("secrets", 0)
    assert scene.favor() == 1 + gift.get("favor", 0), "beside the favor for playing it"
    if "favor" in gift:
        assert scene.bank("hearth") == 1, "from the bank of its own suit"


@pytest.mark.rule("2.8.5-a")
def test_a_facedown_adviser_played_to_its_homeland_is_rewarded_too() -> None:
    scene = Scene(facedown_advisers=["scouts"]).do("adviser:0", "site:0")
    assert scene.board() == 5


@pytest.mark.rule("2.8.5-a")
def test_no_reward_after_a_card_of_the_suit_was_discarded_from_there_this_turn() -> None:
    given: dict[str, Any] = {"banners": {"peoples-favor": (0, 1)}, "world": "scouts wolves tents"}
    scene = search(Scene(cards={"0": "longbows"}, **given), "scouts", "site:0", "discard:longbows")
    assert scene.board() == 3
    scene = search(Scene(cards={"0": "rangers"}, **given), "scouts", "site:0", "discard:rangers")
    assert scene.board() == 5, "another suit does not matter"
    scene = search(Scene(cards={"1": "longbows"}, **given), "scouts", "site:0", "discard:longbows")
    assert scene.board() == 5, "nor does another site"


@pytest.mark.rule("2.8.5-a")
def test_a_card_that_is_swapped_to_its_homeland_is_not_rewarded() -> None:
    scene = Scene(relics=["horned-mask"], advisers=["scouts"], cards={"0": "wolves"})
    scene.do("use:horned-mask")
    assert scene.at("0") == ["scouts"]
    assert scene.board() == 3
    assert scene.favor() == 5
