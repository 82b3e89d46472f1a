"""Hearth beyond the first world: actions, what its cards do when they are played, and modifiers of Muster and Trade."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.engine.texts import catalogue
from tests.scenes.oath import Scene


def search(scene: Scene, keep: str, *answers: str) -> Scene:
    """A Search of the world deck; one card is kept, the others are discarded as they came."""
    scene.do("search")
    if "deck" in scene.options(scene.turn):
        scene.do("deck")
    scene.do(f"keep:{keep}")
    if scene.ask(scene.turn).what.id == "oath-ask-discard-order":
        scene.picks(scene.turn, *scene.options(scene.turn))
    return scene.do(*answers)


# --- Homesteaders ---


def test_homesteaders_move_a_faceup_adviser_to_the_own_site() -> None:
    scene = Scene(advisers=["wolves elders"], cards={"ancient-city": "homesteaders"})
    scene.do("use:homesteaders")
    assert scene.options() == ["settle:wolves", "settle:elders"]
    scene.do("settle:elders")
    assert (scene.at("ancient-city"), scene.advisers()) == (["homesteaders", "elders"], ["wolves"])


@pytest.mark.rule("10.move-a", "11.8-d", "5.1.4.I-d")
def test_what_is_moved_is_not_played_and_keeps_its_tokens() -> None:
    scene = Scene(advisers=["salad-days"], cards={"ancient-city": "homesteaders"})
    scene.state.secrets_on[scene.state.advisers[0][0]] = 1
    scene.ask_again().do("use:homesteaders")
    assert scene.at("ancient-city") == ["homesteaders", "salad-days"]
    assert (scene.favor(), scene.board(), scene.secrets_on("salad-days")) == (5, 3, 1)
    assert scene.state.bank == [3] * 6


def test_homesteaders_may_move_themselves() -> None:
    scene = Scene(advisers=["homesteaders"]).do("use:homesteaders")
    assert (scene.at("ancient-city"), scene.advisers()) == (["homesteaders"], [])


@pytest.mark.rule("7.2.1-a", "7.2.2-a", "2.8.1-a")
@pytest.mark.parametrize(
    ("advisers", "facedown", "site", "cards"),
    [
        ("charming-friend", "", "ancient-city", "homesteaders"),  # adviser-only
        ("faithful-friend", "", "ancient-city", "homesteaders"),  # and locked
        ("", "wolves", "ancient-city", "homesteaders"),  # facedown
        ("wolves", "", "wastes", "homesteaders"),  # the site is full
    ],
)
def test_homesteaders_need_an_adviser_that_may_go_and_a_place_for_it(
    advisers: str, facedown: str, site: str, cards: str
) -> None:
    scene = Scene(pawns=f"{site} 1 2", advisers=[advisers], facedown_advisers=[facedown], cards={site: cards})
    assert scene.refusals()["use:homesteaders"] == "6.2-a"


@pytest.mark.rule("2.8.5-a")
def test_at_the_great_slum_another_card_may_make_room_for_the_homesteader() -> None:
    given: dict[str, Any] = {"pawns": "great-slum 1 2", "advisers": ["homesteaders crop-rotation"]}
    scene = Scene(cards={"great-slum": "wolves elders keep"}, **given).do("use:homesteaders", "settle:homesteaders")
    assert scene.options() == ["discard:wolves", "discard:elders"], "the site is full"
    scene.do("discard:wolves")
    assert (scene.at("great-slum"), scene.pile(0)) == (["elders", "keep", "homesteaders"], ["wolves"])
    scene = Scene(cards={"great-slum": "wolves"}, **given).do("use:homesteaders", "settle:homesteaders")
    assert scene.options() == ["none", "discard:wolves"]
    scene.do("none")
    assert scene.at("great-slum") == ["wolves", "homesteaders"]
    assert scene.acting, "and Crop Rotation has no say: nothing was played"


# --- A Round of Ale ---


@pytest.mark.rule("4.3.1-a", "4.3.2-a")
def test_a_round_of_ale_returns_tokens_as_a_rest_does() -> None:
    scene = Scene(cards={"ancient-city": "a-round-of-ale wolves elders"}, bank={"beast": 2})
    s = scene.state
    ale, wolves, elders = s.cards_at[0]
    s.favor_on[elders], s.favor_on[wolves], s.secrets_on[wolves], s.flipped[0], s.flipped[1] = 2, 1, 1, 2, 1
    scene.ask_again().do("use:a-round-of-ale")
    assert (scene.favor(), scene.secrets(), scene.flipped(), scene.flipped(1)) == (4, 6, 0, 1)
    assert (scene.bank("nomad"), scene.bank("beast"), s.secrets_on) == (5, 3, {})
    assert s.favor_on == {ale: 1}, "all but the favor on the card itself"
    assert scene.supply() == 7


@pytest.mark.rule("7.1.2-b")
def test_a_round_of_ale_is_drunk_once_a_turn_and_not_in_vain() -> None:
    scene = Scene(cards={"ancient-city": "a-round-of-ale elders"})
    assert scene.refusals()["use:a-round-of-ale"] == "6.2-a"
    scene.do("use:elders", "use:a-round-of-ale", "use:elders")
    assert (scene.favor(), scene.secrets(), scene.bank("nomad")) == (0, 5, 5)
    assert scene.refusals()["use:a-round-of-ale"] in ("7.1.2-a", "7.1.2-b")
    scene.do("rest")
    assert scene.bank("hearth") == 4


@pytest.mark.rule("7.2.2-a")
def test_a_round_of_ale_is_locked() -> None:
    scene = search(Scene(cards={"ancient-city": "a-round-of-ale"}, world="dazzle wolves tents"), "dazzle", "faceup")
    assert scene.at("ancient-city") == ["a-round-of-ale"]


# --- Charming Friend ---


@pytest.mark.rule("7.1.2-a")
def test_charming_friend_takes_a_favor_from_a_player_at_the_own_site() -> None:
    scene = Scene(advisers=["charming-friend"], pawns="0 0 1").do("use:charming-friend")
    assert (scene.favor(0), scene.favor(1), scene.secrets(), scene.secrets_on("charming-friend")) == (6, 4, 2, 1)
    assert scene.refusals()["use:charming-friend"] == "7.1.2-b"


def test_charming_friend_finds_nobody_elsewhere_or_without_favor() -> None:
    assert Scene(advisers=["charming-friend"], pawns="0 1 1").refusals()["use:charming-friend"] == "6.2-a"
    assert Scene(advisers=["charming-friend"], pawns="0 0 1", favor=[5, 0]).refusals()["use:charming-friend"] == "6.2-a"
    scene = Scene(advisers=["charming-friend"], pawns="0 0 0", seats=3).do("use:charming-friend")
    assert scene.options() == ["player:1", "player:2"]


# --- Family Heirloom ---


@pytest.mark.rule("7.3.3-a")
def test_family_heirloom_brings_a_relic_or_buries_it() -> None:
    given: dict[str, Any] = {"facedown_advisers": ["family-heirloom"], "relic_deck": "map whistle"}
    scene = Scene(**given).do("adviser:0", "faceup")
    assert scene.options() == ["take", "bottom"]
    assert scene.do("take").relics() == ["grand-scepter", "map"]
    scene = Scene(**given).do("adviser:0", "faceup", "bottom")
    assert scene.relics() == ["grand-scepter"]
    names = scene.names(scene.state.relic_deck)
    assert (names[0], names[-1]) == ("map", "whistle")


@pytest.mark.rule("9.4-a")
def test_only_who_drew_the_heirloom_knows_what_was_buried() -> None:
    scene = Scene(facedown_advisers=["family-heirloom"], relic_deck="map whistle", listen=True)
    scene.do("adviser:0", "faceup", "bottom")
    card = scene.state.relic_deck[0]
    assert [scene.state.cards.knows(seat, card) for seat in range(3)] == [True, False, False]
    assert [len(event["moves"][0]["cards"]) for event in scene.told("draw-relic", 0)] == [1]
    assert "map" not in str(scene.table.events(1))


def test_without_relics_family_heirloom_does_nothing_and_it_is_locked() -> None:
    scene = Scene(facedown_advisers=["family-heirloom"])
    scene.state.relic_deck.clear()
    scene.do("adviser:0", "faceup")
    assert (scene.relics(), scene.advisers(), scene.acting) == (["grand-scepter"], ["family-heirloom"], True)


# --- Levelers ---


def test_levelers_move_two_favor_from_the_fullest_to_the_emptiest_bank() -> None:
    scene = Scene(advisers=["levelers"], banks=2, bank={"order": 5, "nomad": 1}, listen=True).do("use:levelers")
    assert (scene.bank("order"), scene.bank("nomad"), scene.secrets_on("levelers")) == (3, 3, 1)
    (event,) = scene.told("level")
    said = catalogue("cs", "oath").event(event, ["Anna"])
    assert said == "Anna přesouvá 2 přízně z banky Řádu do banky Nomádů."


def test_among_equals_the_player_chooses() -> None:
    scene = Scene(advisers=["levelers"], banks=2, bank={"order": 4, "beast": 4, "nomad": 1}).do("use:levelers")
    assert scene.options() == ["level:order:nomad", "level:beast:nomad"]
    scene.do("level:beast:nomad")
    assert [scene.bank(suit) for suit in ("order", "beast", "nomad")] == [4, 2, 3]
    assert len(Scene(advisers=["levelers"], banks=2).do("use:levelers").options()) == 30, "all are equal"


@pytest.mark.rule("9.3-a")
def test_levelers_move_what_there_is_and_nothing_from_empty_banks() -> None:
    scene = Scene(advisers=["levelers"], banks=0, bank={"order": 1}).do("use:levelers", "level:order:discord")
    assert (scene.bank("order"), scene.bank("discord")) == (0, 1)
    assert Scene(advisers=["levelers"], banks=0).refusals()["use:levelers"] == "6.2-a"


# --- Fabled Feast ---


def feast(where: str, **given: Any) -> Scene:
    return search(Scene(world="fabled-feast wolves tents", **given), "fabled-feast", where)


def test_fabled_feast_takes_as_much_as_there_are_ruled_hearth_cards() -> None:
    scene = feast(
        "faceup",
        advisers=["storyteller elders"],
        facedown_advisers=["-", "memory-of-home"],
        cards={"steppe": "wayside-inn wolves", "river": "armed-mob"},
        warbands={"steppe": (0, 1), "river": (1, 1)},
        bank={"beast": 5},
    )
    assert scene.options() == [f"bank:{suit}" for suit in ("discord", "arcane", "order", "hearth", "beast", "nomad")]
    scene.do("bank:beast")
    assert (scene.favor(), scene.bank("beast")) == (8, 2), "itself, the Storyteller and the Inn"


@pytest.mark.rule("9.3-a")
def test_one_bank_alone_gives_as_far_as_it_goes() -> None:
    scene = feast("faceup", advisers=["storyteller memory-of-home"], bank={"beast": 2}).do("bank:beast")
    assert (scene.favor(), scene.bank("beast")) == (7, 0)


@pytest.mark.rule("10.rule-a", "11.13-j")
@pytest.mark.parametrize(("color", "gain"), [(0, 2), (1, 1)])
def test_the_feast_itself_counts_where_the_player_rules(color: int, gain: int) -> None:
    scene = feast("site:0", warbands={"ancient-city": (color, 1)})
    if gain == 2:
        scene.do("bank:beast")
    assert scene.favor() == 5 + gain, "one for playing it to a site"
    assert scene.acting


@pytest.mark.rule("11.13-j")
def test_marriage_is_one_card_at_the_feast() -> None:
    scene = feast("faceup", advisers=["marriage"]).do("bank:beast")
    assert scene.favor() == 7


@pytest.mark.rule("10.rule-a")
@pytest.mark.parametrize(("relic", "gain"), [("grand-mask", 2), ("map", 1)])
def test_with_the_grand_mask_the_empires_hearth_cards_count_too(relic: str, gain: int) -> None:
    scene = Scene(
        turn=1,
        relics=["", relic],
        cards={"river": "storyteller extra-provisions"},
        warbands={"river": (0, 1)},
        world="fabled-feast wolves tents",
    )
    search(scene, "fabled-feast", "faceup", "bank:beast")
    assert scene.favor(1) == 5 + gain, "but not those that are battle plans"


# --- Relic Breaker ---


def test_relic_breaker_buries_a_relic_of_the_site_for_three_warbands() -> None:
    scene = Scene(advisers=["relic-breaker"], relics_at={"ancient-city": "map whistle"}, listen=True)
    scene.do("use:relic-breaker")
    assert scene.options() == ["relic:0", "relic:1"], "facedown, by their places"
    scene.do("relic:1")
    assert (scene.relics_at("ancient-city"), scene.board(), scene.favor_on("relic-breaker")) == (["map"], 6, 1)
    assert scene.names(scene.state.relic_deck)[0] == "whistle"
    assert "whistle" not in str([scene.table.events(seat) for seat in (0, 1, 2)]), "nobody has seen it"


def test_relic_breaker_needs_a_relic_here() -> None:
    scene = Scene(advisers=["relic-breaker"], relics_at={"fertile-valley": "map"})
    assert scene.refusals()["use:relic-breaker"] == "6.2-a"


@pytest.mark.rule("9.3-a")
def test_relic_breaker_gives_what_warbands_there_are() -> None:
    scene = Scene(turn=1, advisers=["-", "relic-breaker"], relics_at={"1": "map"}, board=[3, 13]).do(
        "use:relic-breaker"
    )
    assert (scene.board(1), scene.relics_at("1")) == (14, [])


# --- Ballot Box ---


def ballot(role: str = "exile", holder: int = 1, **given: Any) -> Scene:
    given.setdefault("cards", {"fertile-valley": "ballot-box"})
    return Scene(turn=1, roles=f"chancellor {role} exile", banners={"peoples-favor": (holder, 2)}, **given)


@pytest.mark.rule("7.6.1-a", "6.6.2-a")
def test_ballot_box_makes_an_exile_with_the_peoples_favor_a_citizen() -> None:
    scene = ballot(supply=[7, 2], warbands={"fertile-valley": (1, 2)}, visions=["", "faith"])
    reliquary = list(scene.state.reliquary)
    scene.do("use:ballot-box")
    assert (scene.role(1), scene.state.reliquary, scene.relics(1)) == ("citizen", reliquary, [])
    assert (scene.army("fertile-valley"), scene.vision(1)) == ((0, 2), None)
    assert scene.turn == 2, "the Act Phase ended"
    assert scene.supply(1) == 7


@pytest.mark.parametrize(("role", "holder"), [("citizen", 1), ("exile", 0), ("exile", -1)])
def test_ballot_box_is_for_exiles_with_the_peoples_favor_alone(role: str, holder: int) -> None:
    assert ballot(role, holder).refusals(1)["use:ballot-box"] == "6.2-a"


# --- Rowdy Pub ---


def test_rowdy_pub_musters_one_warband_more() -> None:
    scene = Scene(cards={"ancient-city": "rowdy-pub wolves"})
    scene.do("muster", "use:rowdy-pub", "muster:rowdy-pub")
    assert (scene.board(), scene.favor_on("rowdy-pub")) == (6, 1)
    assert "use:rowdy-pub" not in scene.do("muster").options(), "it is occupied now"
    scene = Scene(cards={"ancient-city": "rowdy-pub wolves"}).do("muster", "use:rowdy-pub", "muster:wolves")
    assert scene.board() == 5, "not on another card"


def test_rowdy_pub_serves_at_its_own_site_only() -> None:
    scene = Scene(cards={"ancient-city": "wolves elders", "river": "rowdy-pub"}, warbands={"river": (0, 1)})
    assert scene.do("muster").options() == ["muster:wolves", "muster:elders"]


# --- Salad Days ---


def test_salad_days_gain_from_three_different_banks() -> None:
    scene = search(Scene(world="salad-days wolves tents"), "salad-days", "faceup")
    assert (scene.ask().least, scene.ask().most) == (3, 3)
    scene.picks(0, "bank:beast", "bank:order", "bank:nomad")
    assert (scene.favor(), scene.bank("beast"), scene.bank("order"), scene.bank("nomad")) == (8, 2, 2, 2)


@pytest.mark.rule("9.3-a")
def test_salad_days_gain_from_as_many_banks_as_have_any() -> None:
    scene = search(
        Scene(world="salad-days wolves tents", banks=0, bank={"beast": 5, "order": 1}), "salad-days", "faceup"
    )
    assert (scene.favor(), scene.bank("beast"), scene.bank("order"), scene.acting) == (7, 4, 0, True)


@pytest.mark.ruling("salad-days", 1)
def test_salad_days_at_a_site_bring_its_favor_too() -> None:
    scene = search(Scene(world="salad-days wolves tents"), "salad-days", "site:0")
    scene.picks(0, "bank:beast", "bank:order", "bank:hearth")
    assert (scene.favor(), scene.bank("hearth")) == (9, 1)


# --- Marriage ---


def test_marriage_counts_as_two_hearth_advisers_in_a_trade() -> None:
    scene = Scene(advisers=["marriage"], cards={"ancient-city": "storyteller wolves"})
    scene.do("trade", "favor:storyteller")
    assert (scene.favor(), scene.bank("hearth")) == (8, 0)
    scene = Scene(advisers=["marriage"], cards={"ancient-city": "storyteller"}).do("trade", "secrets:storyteller")
    assert scene.secrets() == 5


@pytest.mark.rule("5.1.4.II-b")
def test_facedown_it_counts_for_no_suit() -> None:
    scene = Scene(facedown_advisers=["marriage"], cards={"ancient-city": "storyteller"}).do(
        "trade", "favor:storyteller"
    )
    assert scene.favor() == 6


@pytest.mark.rule("2.2.2-a", "5.1.4.II-a")
def test_for_the_limit_marriage_is_one() -> None:
    scene = search(Scene(advisers=["marriage scouts"], world="wolves tents elders"), "wolves", "faceup")
    assert scene.advisers() == ["marriage", "scouts", "wolves"]


@pytest.mark.rule("7.2.2-a", "5.1.4.II-c")
def test_marriage_cannot_be_discarded_for_another_adviser() -> None:
    scene = search(Scene(advisers=["marriage scouts elders"], world="wolves tents alchemist"), "wolves", "faceup")
    assert scene.options() == ["adviser:1", "adviser:2"]


@pytest.mark.rule("5.1.4.IV-c")
def test_for_the_conspiracy_marriage_is_two_advisers() -> None:
    scene = Scene(
        pawns="0 0 2",
        advisers=["marriage", "storyteller"],
        facedown_advisers=["conspiracy"],
        relics=["", "map"],
    )
    scene.do("adviser:1", "conspiracy")
    assert scene.options() == ["none", "relic:map"]


# --- Awaited Return ---


def test_awaited_return_trades_a_warband_for_the_supply() -> None:
    scene = Scene(advisers=["awaited-return"], cards={"ancient-city": "wolves"}, supply=[0])
    assert "trade" in scene.options()
    scene.do("trade", "favor:wolves")
    assert (scene.board(), scene.reserve(), scene.supply(), scene.favor()) == (2, 22, 0, 6)


def test_awaited_return_is_a_choice_and_needs_a_warband_on_the_board() -> None:
    given: dict[str, Any] = {"advisers": ["awaited-return"], "cards": {"ancient-city": "wolves"}}
    scene = Scene(**given).do("trade", "go-on", "favor:wolves")
    assert (scene.board(), scene.supply()) == (3, 6)
    scene = Scene(**given).do("trade", "use:awaited-return", "favor:wolves")
    assert (scene.board(), scene.supply()) == (2, 7)
    assert "trade" not in Scene(**given, board=[0], supply=[0], warbands={"river": (0, 2)}).options()
