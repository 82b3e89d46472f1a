"""The Discord cards that change sites: Salt the Earth, Riots, Gossip and the Gambling Hall."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene, position
from tests.scenes.oath_worlds import settled, stored

# --- Salt the Earth


@pytest.mark.rule("7.3.3-a", "2.8.1-a", "10.discard-a")
def test_salt_the_earth_clears_its_site_however_full() -> None:
    scene = Scene(piles=["salt-the-earth"], cards={"0": "wolves elders", "1": "tents"}, favor=[1])
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]
    scene.do("site:0")
    assert scene.ask().rule == "10.discard-a"
    scene.picks(0, "discard:elders", "discard:wolves")
    assert (scene.at("0"), scene.at("1"), scene.pile(1)) == (["salt-the-earth"], ["tents"], ["wolves", "elders"])
    assert (scene.favor(), scene.acting) == (2, True)


@pytest.mark.rule("2.8.1-a", "5.1.4.I-a")
def test_nothing_else_grows_on_salted_earth() -> None:
    scene = Scene(sites={0: "plains"}, cards={"0": "salt-the-earth"}, piles=["wolves"]).do("search", "pile:0")
    assert scene.options() == ["faceup", "facedown", "discard"]
    assert scene.refusals()["site:0"] == "5.1.4.I-a"
    cards = {"0": "tents", "1": "salt-the-earth"}
    near = Scene(sites={0: "plains"}, cards=cards, piles=["wolves"]).do("search", "pile:0")
    assert "site:0" in near.options(), "other sites keep their capacity"


@pytest.mark.rule("9.2-a", "7.2.2-a")
def test_salt_the_earth_cannot_lie_beside_a_locked_card() -> None:
    scene = Scene(piles=["salt-the-earth"], cards={"0": "boiling-lake"}).do("search", "pile:0")
    assert scene.options() == ["facedown", "discard"]
    edifice = Scene(piles=["salt-the-earth"], cards={"0": "festival-district"}).do("search", "pile:0")
    assert edifice.options() == ["facedown", "discard"]


@pytest.mark.rule("7.2.2-a", "10.enemy-a")
def test_the_ancient_bloodline_keeps_its_sites_from_salt_and_riots_of_enemies() -> None:
    land = {"cards": {"0": "wolves rangers"}, "warbands": {"0": (1, 1)}}
    salt = Scene(**land, advisers=["", "ancient-bloodline"], piles=["salt-the-earth"])  # type: ignore[arg-type]
    assert salt.do("search", "pile:0").options() == ["facedown", "discard"]
    riots = Scene(**land, advisers=["", "ancient-bloodline"], piles=["riots"], mob=True)  # type: ignore[arg-type]
    assert riots.do("search", "pile:0", "faceup").at("0") == ["wolves", "rangers"]
    own = Scene(**land, turn=1, pawns="1 0 2", advisers=["", "ancient-bloodline"], piles=["riots"], mob=True)  # type: ignore[arg-type]
    own.do("search", "pile:0", "faceup").picks(1, "discard:wolves", "discard:rangers")
    assert own.at("0") == []


@pytest.mark.rule("2.8.5-a", "5.1.4.I-a")
def test_in_the_great_slum_nothing_has_to_make_room_for_the_salt() -> None:
    scene = Scene(pawns="6 1 2", cards={"6": "wolves tents elders"}, piles=["", "", "salt-the-earth"])
    scene.do("search", "pile:2", "site:6")
    assert scene.options() == ["none", "discard:wolves", "discard:tents", "discard:elders"]
    scene.do("none").picks(0, "discard:wolves", "discard:tents", "discard:elders")
    assert (scene.at("6"), scene.pile(0)) == (["salt-the-earth"], ["elders", "tents", "wolves"])


@pytest.mark.ruling("salt-the-earth", 1)
def test_the_drowned_city_can_be_salted() -> None:
    scene = Scene(sites={0: "drowned-city"}, piles=["salt-the-earth"]).do("search", "pile:0", "site:0")
    assert (scene.at("0"), scene.favor()) == (["salt-the-earth"], 6)
    assert "site:0" not in Scene(sites={0: "drowned-city"}, piles=["wolves"]).do("search", "pile:0").options()


@pytest.mark.ruling("salt-the-earth", 3)
def test_a_facedown_site_cannot_be_salted() -> None:
    scene = Scene(
        piles=["salt-the-earth"], banners={"peoples-favor": (0, 1)}, facedown="1", cards={"0": "wolves elders"}
    )
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"], "the People's Favor would open the whole region"
    scene.do("site:0")
    assert scene.options() == ["none", "discard:wolves", "discard:elders"], "nothing has to go first"


@pytest.mark.rule("8.3.1-a")
@pytest.mark.ruling("salt-the-earth", 2)
def test_no_festival_rises_from_salted_earth_where_nothing_else_would_fit() -> None:
    salted = {"cards": {"1": "salt-the-earth"}, "warbands": {"1": (0, 1)}, "round": 8, "turn": 2, "writes": True}
    drowned = Scene(sites={1: "drowned-city"}, **salted).do("rest")  # type: ignore[arg-type]
    drowned.answers(0, "oath:people")
    assert drowned.ask(0).what.id != "oath-ask-build", "with the salt gone there is no room for a card"
    valley = Scene(**salted).do("rest").answers(0, "oath:people")  # type: ignore[arg-type]
    assert valley.options(0) == ["none", "build:salt-the-earth"]


# --- Riots


@pytest.mark.rule("7.3.3-a", "10.discard-b")
@pytest.mark.ruling("riots", 2)
def test_riots_drive_the_most_common_suit_from_all_sites_but_no_advisers() -> None:
    scene = Scene(
        mob=True,
        piles=["riots"],
        cards={"1": "wolves", "steppe": "tents rangers", "river": "true-names elders"},
        advisers=["", "forest-paths", "keep longbows"],
    )
    scene.do("search", "pile:0", "faceup")
    assert [scene.at(site) for site in ("1", "steppe", "river")] == [[], ["tents"], ["elders"]]
    assert [scene.pile(region) for region in range(3)] == [["true-names"], ["wolves"], ["rangers"]]
    assert (scene.advisers(1), scene.acting) == (["forest-paths"], True)


@pytest.mark.ruling("riots", 1)
def test_riots_do_not_discard_themselves_but_count() -> None:
    scene = Scene(mob=True, piles=["riots"], cards={"1": "scryer wolves", "steppe": "key-to-the-city"})
    scene.do("search", "pile:0", "site:0")
    assert [scene.at(site) for site in ("0", "1", "steppe")] == [["riots"], ["wolves"], []]
    tie = Scene(mob=True, piles=["riots"], cards={"1": "scryer wolves", "steppe": "rangers"}).do("search", "pile:0")
    tie.do("site:0")
    assert tie.options() == ["suit:discord", "suit:beast"]
    tie.do("suit:discord")
    assert [tie.at(site) for site in ("0", "1", "steppe")] == [["riots"], ["wolves"], ["rangers"]]


@pytest.mark.rule("7.2.2-a", "10.discard-a")
def test_locked_cards_count_and_stay_and_each_pile_has_its_order() -> None:
    cards = {"0": "festival-district", "1": "scryer downtrodden", "river": "gossip", "steppe": "wolves rangers"}
    scene = Scene(sites={0: "plains"}, mob=True, piles=["riots"], cards=cards).do("search", "pile:0", "faceup")
    assert scene.options() == ["discard:scryer", "discard:downtrodden"], "one card elsewhere has no order"
    scene.picks(0, "discard:downtrodden", "discard:scryer")
    assert [scene.at(site) for site in ("0", "1", "river")] == [["festival-district"], [], []]
    assert (scene.pile(1), scene.pile(0)) == (["scryer", "downtrodden"], ["gossip"])


@pytest.mark.rule("7.3.3-a")
def test_without_the_mob_there_are_no_riots() -> None:
    scene = Scene(piles=["riots"], cards={"1": "wolves"}).do("search", "pile:0", "faceup")
    assert scene.at("1") == ["wolves"]
    empty = Scene(mob=True, piles=["riots"]).do("search", "pile:0", "faceup")
    assert (empty.acting, empty.advisers()) == (True, ["riots"])


# --- Gossip


@pytest.mark.rule("7.1.4-a", "10.enemy-a")
@pytest.mark.ruling("gossip", 1)
def test_who_is_an_enemy_of_gossips_ruler_plays_no_facedown_adviser() -> None:
    scene = Scene(turn=1, cards={"river": "gossip"}, warbands={"river": (0, 1)}, piles=["conquest"])
    scene.do("search", "pile:0")
    assert (scene.options(1), scene.refusals(1)["facedown"]) == (["vision", "discard"], "7.1.4-a")
    only = Scene(cards={"river": "gossip"}, warbands={"river": (1, 1)}, piles=["conquest"]).do("search", "pile:0")
    assert (only.acting, only.pile(1)) == (True, ["conquest"]), "what cannot be played at all is discarded"


@pytest.mark.rule("10.enemy-a")
def test_gossip_spares_its_ruler_and_all_players_of_the_empire() -> None:
    own = Scene(turn=1, cards={"river": "gossip"}, warbands={"river": (1, 1)}, piles=["wolves"])
    assert "facedown" in own.do("search", "pile:0").options(1)
    citizen = Scene(
        turn=1,
        roles="chancellor citizen exile",
        cards={"river": "gossip"},
        warbands={"river": (0, 1)},
        piles=["wolves"],
    )
    assert "facedown" in citizen.do("search", "pile:0").options(1)
    crowned = Scene(cards={"river": "gossip"}, relics=["bandit-crown"], piles=["wolves"])
    assert "facedown" in crowned.do("search", "pile:0").options(), "bandits stand for the holder of the crown"


@pytest.mark.ruling("gossip", 2)
@pytest.mark.parametrize("seat", [0, 1])
def test_gossip_of_bandits_concerns_everybody(seat: int) -> None:
    scene = Scene(turn=seat, cards={"river": "gossip"}, piles=["wolves"]).do("search", "pile:0")
    assert scene.options(seat) == [f"site:{seat}", "faceup", "discard"]


@pytest.mark.ruling("gossip", 3)
def test_gossip_leaves_facedown_advisers_as_they_are() -> None:
    scene = Scene(cards={"river": "elders"}, facedown_advisers=["wolves"], piles=["gossip"])
    scene.do("search", "pile:0", "site:0")
    assert scene.advisers() == ["wolves?"]
    assert "adviser:0" in scene.options()


@pytest.mark.ruling("gossip", 4)
def test_gossip_does_not_keep_anybody_from_a_facedown_adviser_in_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    table = settled(stored(monkeypatch, {"sites": [{"site": "river", "cards": ["gossip"]}] + [{}] * 7}))
    s = position(table)
    assert [s.cards.name(card) for card in s.cards_at[0]] == ["gossip"]
    assert [len(s.advisers[seat]) for seat in range(3)] == [1, 1, 1]
    assert {card for cards in s.advisers for card in cards} == s.down


@pytest.mark.rule("7.2.1-a")
def test_gossip_is_for_sites_only() -> None:
    scene = Scene(piles=["gossip"]).do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]


# --- Gambling Hall


@pytest.mark.rule("7.1.2-a", "10.take-a")
@pytest.mark.ruling("gambling-hall", 1)
def test_the_gambling_hall_pays_a_favor_per_shield_and_doubles_them() -> None:
    scene = Scene(cards={"0": "gambling-hall"}, bank={"order": 7, "beast": 2}, banks=0, favor=[2, 2, 2])
    scene.dice(defense="shield two double blank").do("use:gambling-hall")
    assert (scene.favor(), scene.favor_on("gambling-hall")) == (0, 2)
    assert scene.options() == ["bank:order", "bank:beast"], "after the roll, one bank with something in it"
    scene.do("bank:order")
    assert (scene.favor(), scene.bank("order"), scene.bank("beast")) == (6, 1, 2)
    assert scene.refusals()["use:gambling-hall"] == "7.1.2-b"


@pytest.mark.rule("9.3-a")
def test_a_bank_pays_no_more_than_it_has_and_bad_luck_pays_nothing() -> None:
    short = Scene(cards={"0": "gambling-hall"}, bank={"beast": 1}, banks=0)
    short.dice(defense="two two blank blank").do("use:gambling-hall")
    assert (short.favor(), short.bank("beast"), short.acting) == (4, 0, True)
    bad = Scene(cards={"0": "gambling-hall"})
    bad.dice(defense="double double blank blank").do("use:gambling-hall")
    assert (bad.favor(), bad.acting) == (3, True)


@pytest.mark.rule("6.2-a", "7.1.1-a", "7.1.2-a")
def test_who_may_gamble() -> None:
    assert Scene(cards={"0": "gambling-hall"}, favor=[1]).refusals()["use:gambling-hall"] == "7.1.2-a"
    assert Scene(cards={"0": "gambling-hall"}, banks=0).refusals()["use:gambling-hall"] == "6.2-a"
    assert "use:gambling-hall" in Scene(cards={"1": "gambling-hall"}, warbands={"1": (0, 1)}).options()
    assert "use:gambling-hall" not in Scene(cards={"1": "gambling-hall"}).options()


@pytest.mark.ruling("jinx", 3)
def test_jinx_rerolls_a_gamble() -> None:
    scene = Scene(cards={"0": "gambling-hall"}, advisers=["jinx"], banks=3)
    scene.dice(defense="blank blank blank blank two blank blank blank")
    scene.do("use:gambling-hall")
    assert scene.ask().what.id == "oath-ask-reroll"
    scene.do("yes", "bank:order")
    assert (scene.favor(), scene.bank("order")) == (5, 1)
