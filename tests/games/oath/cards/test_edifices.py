"""The powers of edifices and their ruins."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.games.oath.faces import DENIZEN
from tests.scenes.oath import Scene

# --- Order


@pytest.mark.rule("2.9-d")
def test_a_sprawling_rampart_adds_a_die_for_every_targeted_site_of_its_ruler() -> None:
    scene = Scene(
        cards={"wastes": "sprawling-rampart"},
        pawns="steppe river river",
        warbands={"steppe": (1, 1), "deep-woods": (1, 1), "wastes": (1, 1)},
    )
    scene.do("campaign", "site:4", "done")
    assert scene.ask(0).what.args["defense"] == 4


def test_the_rampart_of_another_ruler_does_nothing() -> None:
    scene = Scene(
        cards={"wastes": "sprawling-rampart"},
        pawns="steppe river river",
        warbands={"steppe": (1, 1), "deep-woods": (1, 1), "wastes": (2, 1)},
    )
    scene.do("campaign", "site:4")
    assert scene.ask(0).what.args["defense"] == 2


def test_bandits_rule_ramparts_too() -> None:
    scene = Scene(cards={"wastes": "sprawling-rampart"}, pawns="steppe river river")
    scene.do("campaign", "done")
    assert scene.ask(0).what.args["defense"] == 2


@pytest.mark.parametrize(("site", "attack"), [("steppe", 1), ("wastes", 3)])
def test_a_bandit_rampart_takes_two_dice_only_where_its_site_is_a_target(site: str, attack: int) -> None:
    scene = Scene(cards={site: "bandit-rampart"}, pawns="steppe river river", listen=True)
    scene.do("campaign", "done", "dice:3")
    faces = str(scene.told("roll-attack")[-1]["args"]["faces"])
    assert len(faces.split(",")) == attack


# --- Hearth


def test_in_the_hall_of_debate_nobody_targets_the_peoples_favor() -> None:
    layout: dict[str, Any] = {
        "pawns": "steppe steppe river",
        "banners": {"peoples-favor": (1, 2), "darkest-secret": (1, 2)},
    }
    scene = Scene(cards={"wastes": "hall-of-debate"}, **layout)
    scene.do("campaign", "player:1")
    assert "banner:peoples-favor" not in scene.options(0)
    assert "banner:darkest-secret" in scene.options(0)
    scene = Scene(cards={"wastes": "hall-of-mockery"}, **layout)
    assert "banner:peoples-favor" in scene.do("campaign", "player:1").options(0)


def test_debate_does_not_keep_it_from_being_recovered() -> None:
    scene = Scene(cards={"wastes": "hall-of-debate"}, banners={"peoples-favor": (1, 2)})
    assert "banner:peoples-favor" in scene.do("recover").options(0)


def test_under_mockery_a_recovered_peoples_favor_turns_to_the_mob() -> None:
    scene = Scene(cards={"wastes": "hall-of-mockery"}, banners={"peoples-favor": (1, 2)})
    scene.do("recover", "banner:peoples-favor", "pay:3", "suit:order")
    assert scene.state.mob is True
    scene = Scene(banners={"peoples-favor": (1, 2)}, mob=True)
    scene.do("recover", "banner:peoples-favor", "pay:3", "suit:order")
    assert scene.state.mob is False


# --- Beast


def test_enemies_of_who_rules_the_ruined_temple_play_no_beasts_faceup() -> None:
    layout: dict[str, Any] = {"cards": {"wastes": "ruined-temple"}, "world": "wolves longbows tents"}
    scene = Scene(warbands={"wastes": (1, 1)}, **layout)
    scene.do("search", "keep:wolves")
    scene.table.answer(0, scene.ask(0).keys())
    assert scene.options(0) == ["facedown", "discard"]
    assert scene.why("faceup")["why"] == "oath-why-ruined-temple"
    scene = Scene(warbands={"wastes": (0, 1)}, **layout)
    scene.do("search", "keep:wolves")
    scene.table.answer(0, scene.ask(0).keys())
    assert scene.options(0) == ["site:0", "faceup", "facedown", "discard"], "its ruler does"
    scene = Scene(warbands={"wastes": (1, 1)}, **layout)
    scene.do("search", "keep:tents")
    scene.table.answer(0, scene.ask(0).keys())
    assert "faceup" in scene.options(0), "other suits are free"


# --- Discord


def test_the_festival_district_deals_in_favor_secrets_and_advisers() -> None:
    scene = Scene(cards={"ancient-city": "festival-district"}, advisers=["tents", "elders"], relics=["map", "whistle"])
    scene.do("use:festival-district", "player:1")
    kinds = {key.split(":")[0] for key in scene.options(0)}
    assert kinds == {"give-favor", "give-secret", "give-adviser", "want-favor", "want-secret", "want-adviser"}
    scene.table.answer(0, ["give-favor", "give-favor", "want-adviser:elders"])
    scene.table.answer(1, ["accept"])
    assert (scene.favor(0), scene.favor(1)) == (3, 7)
    assert scene.advisers(0) == ["tents", "elders"]


def rolled(scene: Scene) -> Scene:
    """The last player of the round rests, and the end die is rolled."""
    return scene.do("rest")


def district(ruler: int, number: int, **layout: Any) -> Scene:
    given: dict[str, Any] = {
        "cards": {"wastes": "squalid-district"},
        "warbands": {"wastes": (ruler, 1)} if ruler >= 0 else {},
    }
    scene = Scene(round=6, turn=2, **given, **layout)
    return rolled(scene.end_die(number))


@pytest.mark.ruling("squalid-district", 1)
def test_its_ruler_changes_the_end_die_after_the_roll() -> None:
    scene = district(1, 5)
    assert (scene.asked(), scene.options(1)) == ([1], ["roll:5", "roll:4", "roll:6"])
    assert scene.ask(1).what.args["rolled"] == 5
    scene.table.answer(1, ["roll:4"])
    assert (scene.table.over, scene.state.round) == (False, 7), "five would have ended the game"
    scene = district(1, 4)
    scene.table.answer(1, ["roll:5"])
    assert scene.table.over


@pytest.mark.ruling("squalid-district", 2)
def test_a_raised_six_ends_the_game_as_well() -> None:
    scene = district(1, 6)
    scene.table.answer(1, ["roll:7"])
    assert scene.table.over


def test_for_the_empire_the_chancellor_decides_and_bandits_do_not() -> None:
    scene = district(0, 5, roles="chancellor citizen exile")
    assert scene.asked() == [0]
    assert district(-1, 4).state.round == 7, "nobody was asked"


# --- Arcane


def spire(**layout: Any) -> Scene:
    given: dict[str, Any] = {
        "cards": {"ancient-city": "great-spire"},
        "world": "wolves longbows tents",
        "dispossessed": "riots birdsong",
    }
    scene = Scene(listen=True, **{**given, **layout})
    return scene.do("search", "use:great-spire")


def test_the_great_spire_trades_drawn_denizens_for_dispossessed_ones() -> None:
    scene = spire()
    assert scene.secrets_on("great-spire") == 1
    assert scene.options(0) == ["send-away:wolves", "send-away:longbows", "send-away:tents"]
    assert (scene.ask(0).least, scene.ask(0).most, scene.ask(0).private) == (0, 2, True), "only two are dispossessed"
    scene.table.answer(0, ["send-away:wolves", "send-away:tents"])
    assert sorted(scene.held_cards(0)) == ["birdsong", "longbows", "riots"]
    assert sorted(scene.state.cards.name(card) for card in scene.state.dispossessed) == ["tents", "wolves"]
    for seat in (1, None):
        told = [str(event["moves"]) for event in scene.table.events(seat)]
        assert not any("riots" in line or "wolves" in line for line in told)


def test_nothing_has_to_be_traded_and_visions_cannot_be() -> None:
    scene = spire(world="wolves faith tents")
    assert scene.options(0) == ["send-away:wolves"]
    scene.table.answer(0, [])
    assert sorted(scene.held_cards(0)) == ["faith", "wolves"]


def test_without_dispossessed_the_spire_is_not_offered() -> None:
    scene = Scene(cards={"ancient-city": "great-spire"}, world="wolves longbows tents")
    scene.do("search")
    assert scene.ask(0).what.id == "oath-ask-keep"


@pytest.mark.ruling("great-spire", 1)
def test_the_harp_shows_what_was_drawn_and_what_is_kept_but_no_other_exchanged_card() -> None:
    scene = spire(relics=["truthful-harp"], dispossessed="riots birdsong assassin").do("use:truthful-harp")
    scene.table.answer(0, ["send-away:wolves", "send-away:tents"])
    new = [card for card in scene.held_cards(0) if card in ("riots", "birdsong", "assassin")]
    scene.do(f"keep:{new[0]}")
    cards = scene.state.cards
    known = {cards.name(card): cards.known.get(card, 0) for card in range(len(cards.face))}
    assert [known[name] == -1 for name in ("wolves", "longbows", new[0], new[1])] == [True, True, True, False]


@pytest.mark.ruling("fallen-spire", 1)
def test_the_fallen_spire_trades_unseen_from_the_top_of_the_pile_skipping_visions() -> None:
    scene = Scene(
        cards={"ancient-city": "fallen-spire"},
        piles=["wolves faith longbows tents"],
        dispossessed="riots birdsong assassin insomnia",
        listen=True,
    )
    scene.do("use:fallen-spire")
    assert scene.options(0) == ["count:1", "count:2", "count:3"], "chosen without a look"
    scene.do("count:2")
    pile = scene.pile(0)
    assert (pile[1], pile[3]) == ("faith", "tents")
    assert {pile[0], pile[2]} < {"riots", "birdsong", "assassin", "insomnia"}
    assert (scene.secrets(0), scene.secrets_on("fallen-spire")) == (1, 1)
    cards = scene.state.cards
    assert [cards.known.get(card, 0) for card in scene.state.piles[0] if cards.name(card) in (pile[0], pile[2])] == [
        0,
        0,
    ]
    assert all(scene.state.face(card).kind == DENIZEN for card in scene.state.dispossessed)


# --- Nomad


def test_the_ancient_forge_brings_a_relic_or_buries_it() -> None:
    scene = Scene(cards={"ancient-city": "ancient-forge"}, relic_deck="map")
    scene.do("use:ancient-forge", "take")
    assert "map" in scene.relics(0)
    assert (scene.favor(0), scene.favor_on("ancient-forge"), scene.secrets(0)) == (3, 2, 2)
    scene = Scene(cards={"ancient-city": "ancient-forge"}, relic_deck="map")
    scene.do("use:ancient-forge", "bottom")
    assert scene.state.cards.name(scene.state.relic_deck[0]) == "map"


@pytest.mark.rule("2.9-a")
def test_the_broken_forge_is_whole_again_and_keeps_what_was_paid() -> None:
    scene = Scene(cards={"ancient-city": "broken-forge"})
    scene.do("use:broken-forge")
    assert scene.at("ancient-city") == ["ancient-forge"]
    assert (scene.favor_on("ancient-forge"), scene.secrets_on("ancient-forge")) == (2, 2)
    assert "use:ancient-forge" not in scene.options(0), "it is occupied"
    bank = scene.bank("nomad")
    scene.do("rest")
    assert scene.bank("nomad") == bank + 2, "an intact forge has a suit"


@pytest.mark.rule("7.6.4-a")
def test_a_deal_that_leaves_somebody_over_the_limit_is_void() -> None:
    scene = Scene(cards={"ancient-city": "festival-district"}, advisers=["tents", "insomnia elders"])
    scene.do("use:festival-district", "player:1")
    scene.table.answer(0, ["give-adviser:tents"])
    scene.table.answer(1, ["accept"])
    assert (scene.advisers(0), scene.advisers(1)) == (["tents"], ["insomnia", "elders"]), "Insomnia allows two alone"
    scene = Scene(cards={"ancient-city": "festival-district"}, advisers=["tents", "insomnia elders"])
    scene.do("use:festival-district", "player:1")
    scene.table.answer(0, ["give-adviser:tents", "want-adviser:elders"])
    scene.table.answer(1, ["accept"])
    assert (scene.advisers(0), scene.advisers(1)) == (["elders"], ["insomnia", "tents"])
