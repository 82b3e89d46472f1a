"""What players know (9.4): views, events and questions of every seat and of those who only look on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kronika.games.oath.faces import DENIZEN, VISION
from kronika.games.oath.sight import OathSight
from kronika.testing import hidden_from
from tests.scenes.oath import Scene, position

EVERYBODY: tuple[int | None, ...] = (0, 1, 2, None)


def backs(cards: list[dict[str, Any]]) -> list[str]:
    """Cards of which nothing but the back is seen: neither a front nor an id by which one could follow them."""
    assert not any("face" in card or "id" in card for card in cards)
    assert all(card["down"] is True for card in cards)
    return [card["back"] for card in cards]


def faces(scene: Scene, zone: str, seat: int | None) -> list[str | None]:
    """The cards of a zone as a seat sees them; None for those of which only the back is seen."""
    return [card.get("face") for card in scene.zone(zone, seat)["cards"]]


def seen(scene: Scene, event: str, seat: int | None) -> list[list[str]]:
    """The fronts a seat was shown, event by event of one kind."""
    return [[card["face"] for move in told["moves"] for card in move["cards"]] for told in scene.told(event, seat)]


def everything(scene: Scene, seat: int | None) -> str:
    """All that reaches a seat, as text: its view, and what it was told."""
    return json.dumps([scene.view(seat), scene.table.events(seat)])


def secretive(**given: Any) -> Scene:
    """Facedown cards of every kind: advisers, relics at a site, a site, piles and the Reliquary."""
    row: dict[str, Any] = {
        "facedown_advisers": ["wolves", "faith scouts", "tents"],
        "advisers": ["", "keep", ""],
        "relics_at": {"1": "map", "2": "whistle brass-horse"},
        "facedown": "6",
        "piles": ["elders", "conquest dazzle", "scryer"],
        "reliquary": "ivory-eye horned-mask cup-of-plenty cracked-horn",
        "relic_deck": "bandit-crown skeleton-key",
        "world": "longbows rebellion garrison",
        "listen": True,
    }
    return Scene(**{**row, **given})


SECRETS = (
    *("wolves", "faith", "scouts", "tents", "map", "whistle", "brass-horse", "great-slum"),
    *("elders", "conquest", "dazzle", "scryer", "ivory-eye", "horned-mask", "cup-of-plenty", "cracked-horn"),
    *("bandit-crown", "skeleton-key", "longbows", "rebellion", "garrison"),
)
"""All that lies facedown in that scene, as far as it is named."""
OWN = {0: {"wolves"}, 1: {"faith", "scouts"}, 2: {"tents"}, None: set()}


# --- fronts


@pytest.mark.rule("9.4-a", "11.12-e")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_no_front_of_a_facedown_card_reaches_who_must_not_see_it(seat: int | None) -> None:
    text = everything(secretive(), seat)
    named = {name for name in SECRETS if f'"{name}"' in text}
    assert named == OWN[seat]


@pytest.mark.rule("9.4-a", "10.faceup-facedown-a")
def test_facedown_advisers_are_seen_by_their_owners_alone() -> None:
    scene = secretive()
    assert faces(scene, "advisers:1", 1) == ["keep", "faith", "scouts"]
    for seat in (0, 2, None):
        assert faces(scene, "advisers:1", seat) == ["keep", None, None], "the faceup one everybody sees"
        assert backs(scene.zone("advisers:1", seat)["cards"][1:]) == ["vision", "denizen"]
    assert [card.get("down") for card in scene.zone("advisers:1", 1)["cards"]] == [None, True, True]


@pytest.mark.rule("9.4-a")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_relics_and_sites_that_lie_facedown(seat: int | None) -> None:
    scene = secretive()
    assert backs(scene.zone("site:2", seat)["relics"]) == ["relic", "relic"]
    assert backs([space["card"] for space in scene.zone("reliquary", seat)["spaces"]]) == ["relic"] * 4
    assert backs([scene.zone("site:6", seat)["site"]]) == ["site"]
    assert scene.zone("site:6", seat)["capacity"] is None
    assert scene.zone("site:6", seat)["recover"] is None
    assert not any(zone["id"] in ("relic-deck", "site-deck") for zone in scene.view(seat)["zones"])


# --- discard piles


@pytest.mark.rule("9.4-a", "9.4-c", "11.2-b", "11.2-f")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_of_discard_piles_backs_and_numbers_are_seen(seat: int | None) -> None:
    scene = secretive()
    piles = [scene.zone(f"pile:{region}", seat) for region in range(3)]
    assert [pile["count"] for pile in piles] == [1, 2, 1]
    assert [backs(pile["cards"]) for pile in piles] == [["denizen"], ["denizen", "vision"], ["denizen"]]
    assert [pile["top"] for pile in piles] == ["denizen", "vision", "denizen"]


@pytest.mark.rule("9.4-a", "11.2-f")
def test_not_even_who_discarded_a_card_finds_its_front_in_the_pile() -> None:
    scene = Scene(facedown_advisers=["wolves"], listen=True).do("adviser:0", "discard")
    assert scene.pile(1) == ["wolves"]
    for seat in EVERYBODY:
        assert backs(scene.zone("pile:1", seat)["cards"]) == ["denizen"]
    assert seen(scene, "discard", 0) == [["wolves"]]
    for seat in (1, 2, None):
        assert seen(scene, "discard", seat) == [[]], "it lay facedown and goes facedown"
        assert scene.told("discard", seat)[0]["args"] == {"count": 1, "region": "provinces"}


@pytest.mark.rule("9.4-c")
def test_a_faceup_card_is_discarded_in_sight_of_all() -> None:
    scene = Scene(cards={"0": "scouts wolves"}, advisers=["taming-charm"], listen=True)
    scene.do("use:taming-charm")
    for seat in EVERYBODY:
        assert seen(scene, "discard", seat) == [["wolves"]]
        assert backs(scene.zone("pile:1", seat)["cards"]) == ["denizen"]


@pytest.mark.rule("9.4-a")
def test_the_order_of_several_discards_is_known_to_who_chose_it() -> None:
    """The Truthful Harp shows all cards, and then they go facedown in an order that nobody else sees."""
    memories = []
    for order in (("wolves", "tents"), ("tents", "wolves")):
        scene = Scene(relics=["truthful-harp"], world="scouts wolves tents faith", listen=True)
        scene.do("search", "use:truthful-harp", "keep:scouts")
        scene.picks(0, "discard:faith", *(f"discard:{name}" for name in order)).do("faceup")
        mine, theirs = scene.table.sight(0), scene.table.sight(1)
        assert isinstance(mine, OathSight)
        assert mine.remembered(1) == ["faith", *order]
        memories.append(theirs.remembered(1))
    assert memories[0] == memories[1]


# --- the world deck


@pytest.mark.rule("9.4-a", "11.12-e")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_sees_how_many_cards_the_world_deck_has(seat: int | None) -> None:
    scene = secretive()
    whole = everything(scene, seat)
    del scene.state.world[:20]
    assert everything(scene, seat) == whole
    assert "count" not in scene.zone("world", seat)


@pytest.mark.rule("9.4-a", "11.2-b")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_of_the_world_deck_only_the_back_on_top_is_seen(seat: int | None) -> None:
    scene = secretive()
    before = everything(scene, seat)
    world = scene.state.world
    world[:-1] = world[-2::-1]
    assert everything(scene, seat) == before, "the order below the top is nobody's knowledge"
    assert scene.zone("world", seat)["top"] == "denizen"
    assert scene.zone("world", seat)["cards"] == []
    vision = next(card for card in world if scene.state.face(card).kind == VISION)
    world.remove(vision)
    world.append(vision)
    assert scene.zone("world", seat)["top"] == "vision"
    world.clear()
    assert scene.zone("world", seat)["top"] is None


@pytest.mark.rule("9.4-a", "10.peek-a")
def test_a_peek_at_the_world_deck_is_for_one_and_lasts_until_it_is_drawn() -> None:
    scene = Scene(relics=["oracular-pig"], world="wolves faith scouts tents", listen=True).do("use:oracular-pig")
    assert faces(scene, "world", 0) == ["wolves", "faith", "scouts"]
    assert seen(scene, "peek-world", 0) == [["wolves", "faith", "scouts"]]
    for seat in (1, 2, None):
        assert faces(scene, "world", seat) == []
        assert seen(scene, "peek-world", seat) == [[]]
        assert scene.told("peek-world", seat)[0]["args"] == {"count": 3}
    scene.do("rest").do("search")
    assert scene.options(1) == ["keep:wolves", "keep:faith"]
    assert faces(scene, "world", 0) == ["scouts"]
    assert faces(scene, "drawn:1", 0) == [None, None], "from now on they are the drawer's"


# --- drawing and playing


@pytest.mark.rule("9.4-a", "5.1.2-b")
def test_drawn_cards_are_seen_by_who_drew_them() -> None:
    scene = Scene(world="wolves faith", listen=True).do("search")
    assert faces(scene, "drawn:0", 0) == ["wolves", "faith"]
    assert seen(scene, "draw-world", 0) == [["wolves", "faith"]]
    for seat in (1, 2, None):
        assert backs(scene.zone("drawn:0", seat)["cards"]) == ["denizen", "vision"]
        assert seen(scene, "draw-world", seat) == [[]]
        assert scene.told("draw-world", seat)[0]["args"] == {"count": 2}
        assert len(scene.told("vision-drawn", seat)) == 1, "that a Vision came, and not which"
        assert '"faith"' not in everything(scene, seat)


@pytest.mark.rule("9.4-a")
def test_what_is_drawn_from_a_pile_and_kept_facedown_stays_secret() -> None:
    scene = Scene(piles=["wolves conquest scouts"], listen=True).do("search", "pile:0", "keep:conquest")
    scene.picks(0, "discard:scouts", "discard:wolves").do("facedown")
    assert scene.advisers() == ["conquest?"]
    assert scene.pile(1) == ["wolves", "scouts"]
    for seat in (1, 2, None):
        text = everything(scene, seat)
        assert not any(f'"{name}"' in text for name in ("wolves", "conquest", "scouts"))
        assert backs(scene.zone("advisers:0", seat)["cards"]) == ["vision"]
    assert faces(scene, "advisers:0", 0) == ["conquest"]


@pytest.mark.rule("9.4-a", "11.12-e")
def test_questions_about_hidden_cards_are_private() -> None:
    scene = Scene(world="wolves scouts tents", facedown_advisers=["elders rangers keep"])
    assert not scene.ask().private
    assert scene.do("search").ask().private
    assert scene.do("keep:wolves").ask().private
    assert scene.picks(0, "discard:scouts", "discard:tents").ask().private
    assert scene.do("facedown").ask().private, "which adviser makes room"


@pytest.mark.rule("9.4-c", "10.reveal-a", "10.faceup-facedown-a")
def test_what_is_played_faceup_is_seen_by_all() -> None:
    scene = Scene(turn=1, facedown_advisers=["", "faith scouts wolves"], listen=True)
    scene.do("adviser:0", "vision").do("adviser:0", "faceup").do("adviser:0", "site:1")
    for seat in EVERYBODY:
        assert faces(scene, "vision:1", seat) == ["faith"]
        assert faces(scene, "advisers:1", seat) == ["scouts"]
        assert faces(scene, "site:1", seat) == ["wolves"]
        assert [seen(scene, event, seat) for event in ("vision", "adviser-up", "play-site")] == [
            [["faith"]],
            [["scouts"]],
            [["wolves"]],
        ]


# --- peeking


@pytest.mark.rule("9.4-a", "10.peek-a")
def test_a_relic_peeked_at_stays_known_to_who_peeked_wherever_they_go() -> None:
    scene = Scene(relics_at={"0": "map whistle"}, listen=True).do("peek:0.1").do("travel", "travel:3").do("rest")
    assert [relic.get("face") for relic in scene.zone("site:0", 0)["relics"]] == [None, "whistle"]
    assert seen(scene, "peek", 0) == [["whistle"]]
    for seat in (1, 2, None):
        assert backs(scene.zone("site:0", seat)["relics"]) == ["relic", "relic"]
        assert seen(scene, "peek", seat) == [[]], "others learn that somebody looked"


@pytest.mark.rule("9.4-a", "10.peek-a")
def test_a_peek_into_the_reliquary() -> None:
    scene = Scene(reliquary="map whistle brass-horse ivory-eye", listen=True).do("reliquary:decadent")
    spaces = scene.zone("reliquary", 0)["spaces"]
    assert [space["card"].get("face") for space in spaces] == [None, None, "brass-horse", None]
    for seat in (1, 2, None):
        assert backs([space["card"] for space in scene.zone("reliquary", seat)["spaces"]]) == ["relic"] * 4
        assert seen(scene, "peek-reliquary", seat) == [[]]
        assert scene.told("peek-reliquary", seat)[0]["args"] == {"space": "decadent"}


@pytest.mark.rule("9.4-a", "10.peek-a")
def test_a_peek_at_a_facedown_site() -> None:
    scene = Scene(relics=["ivory-eye"], facedown="6", listen=True).do("use:ivory-eye")
    assert scene.zone("site:6", 0)["site"]["face"] == "great-slum"
    assert scene.zone("site:6", 0)["up"] is False
    for seat in (1, 2, None):
        assert "great-slum" not in everything(scene, seat)


@pytest.mark.rule("9.4-d")
def test_a_facedown_adviser_keeps_its_identity() -> None:
    """Whoever has seen one of them knows it in its place, though others come and go."""
    scene = Scene(
        relics=["ivory-eye"], facedown_advisers=["", "faith scouts wolves"], world="tents elders rangers", listen=True
    )
    scene.do("use:ivory-eye", "adviser:1.1")
    assert faces(scene, "advisers:1", 0) == [None, "scouts", None]
    assert faces(scene, "advisers:1", 2) == [None, None, None]
    scene.do("rest").do("adviser:0", "vision")
    assert faces(scene, "advisers:1", 0) == ["scouts", None]
    scene.do("search", "keep:tents").picks(1, "discard:elders", "discard:rangers").do("facedown")
    assert scene.advisers(1) == ["scouts?", "wolves?", "tents?"]
    assert faces(scene, "advisers:1", 0) == ["scouts", None, None]


@pytest.mark.rule("9.4-b")
def test_an_adviser_can_be_shown_to_a_player_of_the_owners_choice() -> None:
    scene = Scene(turn=1, facedown_advisers=["", "faith scouts"], listen=True).do("show:1", "player:2")
    assert faces(scene, "advisers:1", 2) == [None, "scouts"]
    for seat in (0, None):
        assert faces(scene, "advisers:1", seat) == [None, None]
        assert "scouts" not in everything(scene, seat)
    assert scene.advisers(1) == ["faith?", "scouts?"], "it stays facedown"


@pytest.mark.rule("9.4-b")
def test_owners_may_look_at_their_facedown_advisers_at_any_time() -> None:
    """Also in another player's turn, and in the middle of an action."""
    scene = Scene(facedown_advisers=["", "faith scouts"], world="wolves tents elders").do("search")
    assert faces(scene, "advisers:1", 1) == ["faith", "scouts"]


# --- what is public


@pytest.mark.rule("9.4-c")
def test_everything_else_is_public() -> None:
    scene = secretive(
        favor=[1, 2, 3],
        secrets=[3, 2, 1],
        board=[4, 5, 6],
        supply=[7, 6, 5],
        relics=["dowsing-sticks", "obsidian-cage"],
        visions=["", "sanctuary"],
        warbands={"3": (1, 2)},
        banners={"peoples-favor": (2, 2)},
    )
    scene.state.flipped[1] = 2
    views = [scene.view(seat) for seat in EVERYBODY]
    for view in views:
        assert view["tracks"] == views[0]["tracks"]
        assert view["extra"] == views[0]["extra"]
        assert view["seats"] == views[0]["seats"]
        zones = {zone["id"]: zone for zone in view["zones"]}
        assert [card["face"] for card in zones["relics:1"]["cards"]] == ["obsidian-cage"]
        assert [card["face"] for card in zones["vision:1"]["cards"]] == ["sanctuary"]
        assert (zones["site:3"]["ruler"], zones["site:3"]["warbands"]) == (1, 2)
        assert [zones[f"advisers:{seat}"]["count"] for seat in range(3)] == [1, 3, 1]
    tracks = {(track["id"], track["owner"]): track["value"] for track in views[2]["tracks"]}
    assert [tracks["favor", seat] for seat in range(3)] == [1, 2, 3]
    assert [tracks["secrets", seat] for seat in range(3)] == [3, 2, 1]
    assert [tracks["flipped", seat] for seat in range(3)] == [0, 2, 0]
    assert [tracks["warbands", seat] for seat in range(3)] == [4, 5, 6]
    assert [tracks["supply", seat] for seat in range(3)] == [7, 6, 5]
    assert [tracks["reserve", seat] for seat in range(3)] == [20, 7, 8]


@pytest.mark.rule("9.4-c")
def test_tokens_on_cards_are_public() -> None:
    scene = Scene(cards={"0": "longbows wolves"}, relics_at={"1": "map"}).do("muster", "muster:longbows")
    scene.do("use:wolves", "player:1")
    for seat in EVERYBODY:
        cards = scene.zone("site:0", seat)["cards"]
        assert [(card.get("favor", 0), card.get("secrets", 0)) for card in cards] == [(1, 0), (0, 1)]


@pytest.mark.rule("9.4-c")
def test_a_campaign_is_followed_by_all() -> None:
    scene = Scene(pawns="2 2 3", listen=True).do("campaign", "player:1")
    for seat in EVERYBODY:
        campaign = scene.view(seat)["extra"]["campaign"]
        assert (campaign["attacker"], campaign["defender"], campaign["targets"]) == (0, 1, ["pawn"])
    scene.do("dice:3")
    rolls = [scene.told(event, seat)[0]["args"] for seat in EVERYBODY for event in ("roll-defense", "roll-attack")]
    assert rolls[::2] == [rolls[0]] * 4
    assert rolls[1::2] == [rolls[1]] * 4


@pytest.mark.rule("9.4-c")
def test_a_relic_that_was_held_is_known_under_the_relic_deck_too() -> None:
    """The Map is recovered and goes back: everybody saw which relic that was."""
    scene = Scene(sites={0: "mountain"}, relics_at={"0": "map"}).do("recover", "relic:0").do("use:map")
    card = scene.state.relic_deck[0]
    assert scene.state.cards.name(card) == "map"
    for seat in EVERYBODY:
        assert card not in hidden_from(scene.table, seat)


# --- worlds that a seat cannot tell apart


@pytest.mark.rule("9.4-a")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_world_looks_the_same_to_its_seat(seat: int) -> None:
    scene = secretive()
    before = scene.view(seat)
    mine, theirs, tops = set(), set(), set()
    for seed in range(20):
        world = scene.table.imagine(seat, str(seed))
        assert world.view(seat) == before
        other = world.sight((seat + 1) % 3)
        assert isinstance(other, OathSight)
        mine.add(tuple(world.sight(seat).advisers(seat)))
        theirs.add(tuple(other.advisers((seat + 1) % 3)))
        tops.add(other.world_top())
    assert len(mine) == 1, "what one knows is so"
    assert len(theirs) > 5, "what one does not know might be anything"
    assert tops == {"denizen"}, "the back on top is known"


@pytest.mark.rule("9.4-a")
def test_where_visions_lie_in_the_world_deck_is_imagined_too() -> None:
    scene = secretive()
    places = set()
    for seed in range(10):
        s = position(scene.table.imagine(0, str(seed)))
        world = [s.face(card).kind for card in s.world]
        assert world[-1] == DENIZEN
        places.add(tuple(i for i, kind in enumerate(world) if kind == VISION))
    assert len(places) > 5
