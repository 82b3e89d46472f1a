"""Beast cards beyond the first world that act on their own: Actions, When Played and Rest."""

from __future__ import annotations

import pytest

from kronika.games.oath.faces import SUITS
from kronika.games.oath.state import COLORS
from tests.scenes.oath import Scene

# --- Threatening Roar


def play(scene: Scene, card: str, where: str) -> Scene:
    """A Search that plays the top card of the world deck."""
    scene.do("search", "deck", f"keep:{card}")
    scene.picks(scene.turn, *scene.options(scene.turn))
    return scene.do(where)


@pytest.mark.rule("7.3.3-a", "10.discard-a")
def test_the_threatening_roar_drives_nomads_and_other_beasts_from_the_region() -> None:
    scene = Scene(
        world="threatening-roar keep rangers",
        piles=["scouts"],
        cards={"ancient-city": "wolves", "fertile-valley": "elders longbows tents", "river": "errand-boy"},
    )
    play(scene, "threatening-roar", "site:0")
    assert scene.options() == ["discard:wolves", "discard:elders", "discard:tents"], "in the order of one's choice"
    scene.picks(0, "discard:tents", "discard:wolves", "discard:elders")
    assert scene.at("ancient-city") == ["threatening-roar"], "itself it does not frighten"
    assert (scene.at("fertile-valley"), scene.at("river")) == (["longbows"], ["errand-boy"])
    assert scene.pile(1)[:3] == ["elders", "wolves", "tents"]


@pytest.mark.rule("7.2.2-a", "5.1.4.II-d")
def test_the_threatening_roar_frightens_no_locked_card_and_no_adviser() -> None:
    scene = Scene(
        world="threatening-roar keep rangers",
        piles=["scouts"],
        cards={"ancient-city": "forest-council"},
        advisers=["tents"],
    )
    play(scene, "threatening-roar", "faceup")
    assert scene.acting, "nothing had to go"
    assert (scene.at("ancient-city"), scene.advisers()) == (["forest-council"], ["tents", "threatening-roar"])


@pytest.mark.rule("7.3.3-a")
def test_facedown_nobody_hears_the_roar() -> None:
    scene = Scene(world="threatening-roar keep rangers", piles=["scouts"], cards={"ancient-city": "wolves"})
    play(scene, "threatening-roar", "facedown")
    assert scene.at("ancient-city") == ["wolves"]


# --- Fae Merchant


@pytest.mark.rule("7.1.2-a", "10.take-a")
def test_the_fae_merchant_brings_a_relic_and_takes_one_away() -> None:
    scene = Scene(advisers=["fae-merchant"], relics=["whistle"], relic_deck="map brass-horse")
    scene.do("use:fae-merchant")
    assert (scene.secrets(), scene.secrets_on("fae-merchant")) == (2, 1)
    assert scene.options() == ["relic-bottom:whistle", "relic-bottom:map"], "not the Grand Scepter"
    scene.do("relic-bottom:whistle")
    assert scene.relics() == ["grand-scepter", "map"]
    deck = scene.state.relic_deck
    assert (scene.state.cards.name(deck[0]), scene.state.cards.name(deck[-1])) == ("whistle", "brass-horse")


@pytest.mark.rule("7.1.3-a")
def test_the_fae_merchant_takes_back_the_only_relic_one_has() -> None:
    scene = Scene(advisers=["fae-merchant"], relic_deck="map")
    scene.do("use:fae-merchant")
    assert scene.acting, "there was nothing to choose"
    assert (scene.relics(), scene.secrets_on("fae-merchant")) == (["grand-scepter"], 1)


@pytest.mark.rule("7.1.3-a", "9.3-a")
def test_the_fae_merchant_has_nothing_to_deal_in_without_relics() -> None:
    scene = Scene(advisers=["fae-merchant"])
    scene.state.relic_deck.clear()
    assert scene.ask_again().options(about="use") == []
    assert scene.refusals()["use:fae-merchant"] == "6.2-a"
    scene = Scene(advisers=["fae-merchant"], relics=["grand-mask"])
    scene.state.relic_deck.clear()
    scene.ask_again().do("use:fae-merchant")
    assert scene.relics() == ["grand-scepter"], "as far as possible: nothing comes, one goes"


@pytest.mark.ruling("fae-merchant", 1)
@pytest.mark.rule("11.1-e")
def test_the_fae_merchants_relics_count_for_the_title_only_in_the_end() -> None:
    scene = Scene(
        oath="protection",
        turn=1,
        advisers=["-", "fae-merchant"],
        relics=["-", "whistle"],
        relic_deck="map",
        listen=True,
    )
    scene.do("use:fae-merchant")
    assert scene.state.title == 0, "two to one, but not for long"
    scene.do("relic-bottom:map")
    assert (scene.state.title, scene.told("title")) == (0, [])


@pytest.mark.rule("10.discard-c")
def test_the_fae_merchant_leaves_the_secrets_that_lay_on_a_relic() -> None:
    scene = Scene(advisers=["fae-merchant"], relics=["whistle"], relic_deck="map", pawns="0 1 2")
    scene.do("use:whistle", "player:1")
    scene.state.secrets_on[scene.state.relics[0][0]] = 1
    scene.do("use:fae-merchant", "relic-bottom:whistle")
    assert (scene.flipped(), scene.secrets_on("whistle")) == (1, 0)


@pytest.mark.ruling("obsidian-cage", 2)
def test_the_fae_merchant_opens_the_obsidian_cage() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        advisers=["fae-merchant"],
        relics=["obsidian-cage"],
        relic_deck="map",
        board=[3, 3, 3],
    )
    scene.state.caged = {0: 2, 2: 1}
    scene.state.reserve[0] -= 2
    scene.state.reserve[2] -= 1
    scene.ask_again().do("use:fae-merchant", "relic-bottom:obsidian-cage")
    blue = COLORS[scene.state.colors[2]]
    assert scene.options() == ["free:purple:0", "free:purple:1", f"free:{blue}:2"]
    scene.do("free:purple:1", "count:1", f"free:{blue}:2", "free:purple:0")
    assert (scene.board(0), scene.board(1), scene.board(2), scene.state.caged) == (4, 4, 4, {})
    assert scene.relics() == ["grand-scepter", "map"]


# --- Second Chance


@pytest.mark.rule("10.kill-a", "10.gain-a")
def test_second_chance_wins_a_warband_from_the_board_of_order_or_discord() -> None:
    scene = Scene(
        seats=4,
        advisers=["second-chance", "keep longbows", "mercenaries", "wolves"],
        board=[3, 3, 3, 3],
        favor=[1, 1, 1, 1],
    )
    scene.do("use:second-chance")
    assert scene.options() == ["player:1", "player:2"]
    scene.do("player:2")
    assert [scene.board(seat) for seat in range(4)] == [4, 3, 2, 3]
    assert (scene.reserve(2), scene.secrets_on("second-chance")) == (12, 1)


@pytest.mark.rule("7.1.3-a", "7-a")
def test_second_chance_needs_a_warband_and_a_faceup_adviser() -> None:
    scene = Scene(advisers=["second-chance", "longbows", "-"], board=[3, 0, 3], facedown_advisers=["-", "-", "keep"])
    assert scene.options(about="use") == []
    own = Scene(advisers=["second-chance longbows"], board=[3, 0, 0])
    assert own.do("use:second-chance").board() == 3, "the only such player is oneself: one goes, one comes"


# --- Pied Piper


@pytest.mark.rule("10.move-a", "10.take-a")
def test_the_pied_piper_goes_to_another_player_and_takes_two_favor_along() -> None:
    scene = Scene(advisers=["pied-piper wolves", "keep"], favor=[1, 5, 1])
    scene.do("use:pied-piper")
    assert scene.options() == ["player:1", "player:2"]
    scene.do("player:1")
    assert (scene.advisers(0), scene.advisers(1)) == (["wolves"], ["keep", "pied-piper"])
    assert (scene.favor(0), scene.favor(1)) == (3, 3)
    assert scene.options(about="use:pied") == [], "it plays for another now"


@pytest.mark.rule("9.3-a", "7.1.3-a")
@pytest.mark.parametrize("had", [0, 1])
def test_the_pied_piper_takes_what_there_is(had: int) -> None:
    scene = Scene(advisers=["pied-piper"], favor=[1, had, 1]).do("use:pied-piper", "player:1")
    assert (scene.favor(0), scene.favor(1), scene.advisers(1)) == (1 + had, 0, ["pied-piper"])


@pytest.mark.ruling("pied-piper", 1)
def test_the_secret_goes_with_the_pied_piper_and_comes_back_with_rest() -> None:
    scene = Scene(advisers=["pied-piper"]).do("use:pied-piper", "player:1")
    assert (scene.secrets(), scene.secrets_on("pied-piper")) == (2, 1)
    scene.do("rest")
    assert (scene.secrets(0) + scene.flipped(0), scene.secrets(1), scene.secrets_on("pied-piper")) == (3, 3, 0)


@pytest.mark.ruling("pied-piper", 2)
def test_the_pied_piper_needs_no_room_among_the_advisers() -> None:
    scene = Scene(advisers=["wolves mercenaries elders"], world="pied-piper longbows rangers", piles=["scouts"])
    play(scene, "pied-piper", "faceup")
    assert scene.acting, "nobody was discarded"
    assert scene.advisers() == ["wolves", "mercenaries", "elders", "pied-piper"]
    full = Scene(advisers=["pied-piper", "wolves mercenaries elders"]).do("use:pied-piper", "player:1")
    assert len(full.advisers(1)) == 4


@pytest.mark.rule("5.1.4.II-b", "5.1.4.II-c")
def test_but_a_facedown_piper_needs_a_place() -> None:
    scene = Scene(advisers=["wolves mercenaries elders"], world="pied-piper longbows rangers", piles=["scouts"])
    play(scene, "pied-piper", "facedown")
    assert scene.options() == ["adviser:0", "adviser:1", "adviser:2"]


@pytest.mark.ruling("pied-piper", 3)
@pytest.mark.rule("5.1.4.II-c")
def test_the_pied_piper_counts_when_the_next_adviser_comes() -> None:
    scene = Scene(advisers=["wolves mercenaries pied-piper"], world="tents longbows rangers", piles=["scouts"])
    play(scene, "tents", "faceup")
    assert scene.options() == ["adviser:0", "adviser:1", "adviser:2"], "one of the three has to go, the Piper perhaps"
    scene.do("adviser:2")
    assert scene.advisers() == ["wolves", "mercenaries", "tents"]


@pytest.mark.rule("5.1.4.II-c")
def test_with_four_and_a_fifth_two_have_to_go() -> None:
    scene = Scene(advisers=["wolves mercenaries elders pied-piper"], world="tents longbows rangers", piles=["scouts"])
    play(scene, "tents", "faceup").do("adviser:0", "adviser:0")
    assert scene.advisers() == ["elders", "pied-piper", "tents"]


# --- Animal Host


@pytest.mark.rule("7.3.3-a", "10.gain-a")
@pytest.mark.parametrize(("where", "gained"), [("site:0", 4), ("faceup", 3)])
def test_the_animal_host_counts_the_beasts_of_all_sites(where: str, gained: int) -> None:
    scene = Scene(
        world="animal-host longbows rangers",
        piles=["scouts"],
        cards={"steppe": "wolves tents", "river": "errand-boy forest-paths"},
        warbands={"steppe": (1, 2)},
        advisers=["-", "animal-playmates"],
    )
    play(scene, "animal-host", where)
    assert scene.board() == 3 + gained, "whoever rules them; advisers are at no site"


@pytest.mark.rule("9.3-a")
def test_the_animal_host_is_no_larger_than_the_bank() -> None:
    scene = Scene(
        turn=1,
        world="animal-host longbows rangers",
        piles=["scouts"],
        cards={"steppe": "wolves", "river": "errand-boy"},
        board=[3, 13],
    )
    assert play(scene, "animal-host", "site:1").board(1) == 14


# --- Memory of Nature


@pytest.mark.rule("7.1.3-a", "7.1.2-a")
def test_the_memory_of_nature_moves_favor_for_every_beast_on_the_map() -> None:
    scene = Scene(
        advisers=["memory-of-nature"],
        cards={"steppe": "wolves tents", "river": "errand-boy forest-paths"},
        bank={"order": 1},
    )
    shared = scene.state.shared
    scene.do("use:memory-of-nature")
    assert scene.options() == [f"bank:{suit}" for suit in SUITS if suit != "beast"]
    scene.picks(0, "bank:order", "bank:nomad", "bank:nomad")
    assert [scene.bank(suit) for suit in SUITS] == [3, 3, 0, 3, 6, 1]
    assert (scene.favor(), scene.state.shared, scene.secrets_on("memory-of-nature")) == (5, shared, 1)


@pytest.mark.rule("7.1.3-a", "9.5-a", "11.13-f")
def test_the_memory_of_nature_moves_neither_more_nor_less() -> None:
    cards = {"steppe": "wolves", "river": "errand-boy"}
    scene = Scene(advisers=["memory-of-nature"], cards=cards).do("use:memory-of-nature")
    assert (scene.ask().least, scene.ask().most) == (2, 2)
    scene.illegal(0, "bank:order")
    poor = Scene(advisers=["memory-of-nature"], cards=cards, banks=0, bank={"order": 1, "beast": 2})
    poor.do("use:memory-of-nature")
    assert poor.acting, "one is all there is"
    assert (poor.bank("order"), poor.bank("beast")) == (0, 3)


@pytest.mark.rule("7.1.3-a")
def test_the_memory_of_nature_needs_a_beast_and_favor_elsewhere() -> None:
    assert Scene(advisers=["memory-of-nature"]).options(about="use") == [], "the advisers are not on the map"
    empty = Scene(cards={"ancient-city": "memory-of-nature"}, banks=0, bank={"beast": 3})
    assert empty.options(about="use") == []
    assert Scene(cards={"ancient-city": "memory-of-nature"}).options(about="use") == ["use:memory-of-nature"]


# --- Vow of Poverty


@pytest.mark.rule("9.2-a", "5.3.2-a")
def test_the_vow_of_poverty_brings_no_favor_from_trade() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, advisers=["vow-of-poverty"])
    scene.do("trade", "favor:wolves")
    assert (scene.favor(), scene.secrets_on("wolves"), scene.bank("beast")) == (5, 1, 3)
    other = Scene(cards={"ancient-city": "wolves"}, advisers=["-", "vow-of-poverty"]).do("trade", "favor:wolves")
    assert other.favor() == 6, "that vow is another's"


@pytest.mark.rule("5.3.2-b")
def test_the_vow_of_poverty_does_not_mind_secrets_and_other_favor() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, advisers=["vow-of-poverty"]).do("trade", "secrets:wolves")
    assert (scene.favor(), scene.secrets()) == (3, 4), "the vow is a Beast adviser"
    play(
        scene := Scene(advisers=["vow-of-poverty"], world="tents longbows rangers", piles=["scouts"]), "tents", "site:0"
    )
    assert scene.favor() == 6


@pytest.mark.ruling("vow-of-poverty", 1)
def test_the_vow_of_poverty_also_forgoes_what_careless_adds() -> None:
    cards = {"ancient-city": "wolves"}
    scene = Scene(cards=cards, advisers=["vow-of-poverty"], uncovered="careless").do("trade")
    scene.do("favor:wolves")
    assert scene.favor() == 5
    scene = Scene(cards=cards, advisers=["vow-of-poverty"], uncovered="careless").do("trade", "secrets:wolves")
    assert (scene.favor(), scene.secrets()) == (3, 3), "one secret less, and still no favor"


@pytest.mark.rule("7.3.4-a")
def test_the_vow_of_poverty_is_given_alms_at_rest() -> None:
    scene = Scene(advisers=["vow-of-poverty"], favor=[0, 1, 1], bank={"order": 1, "hearth": 0})
    scene.do("rest")
    assert "use:vow-of-poverty" in scene.options()
    scene.do("use:vow-of-poverty")
    assert scene.options() == ["bank:discord", "bank:arcane", "bank:order", "bank:beast", "bank:nomad"]
    scene.do("bank:order")
    assert (scene.favor(), scene.bank("order")) == (1, 0), "all that this bank had"


@pytest.mark.rule("7.3.4-a")
def test_who_has_favor_gets_no_alms() -> None:
    scene = Scene(advisers=["vow-of-poverty"], favor=[1, 1, 1]).do("rest")
    assert scene.turn == 1
    assert scene.favor(0) == 1
    generous = Scene(advisers=["vow-of-poverty"], favor=[2, 1, 1]).do("rest")
    assert generous.turn == 1
