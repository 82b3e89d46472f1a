"""The Arcane cards that are no battle plans."""

from __future__ import annotations

import pytest

from kronika.games.oath.faces import FACES, NUMBER
from tests.scenes.oath import Scene

# --- Alchemist


@pytest.mark.rule("7.1.2-a", "7.1.2-b", "10.gain-a")
def test_alchemist_places_one_secret_burns_one_and_brings_four_favor_of_any_banks() -> None:
    scene = Scene(advisers=["alchemist"], bank={"order": 4, "beast": 2})
    scene.do("use:alchemist")
    assert (scene.ask().least, scene.ask().most) == (4, 4)
    assert scene.illegal(0, *["bank:beast"] * 3, "bank:order") == ("answer-too-often", "10.gain-a")
    scene.picks(0, "bank:order", "bank:order", "bank:beast", "bank:nomad")
    assert scene.favor() == 9
    assert [scene.bank(suit) for suit in ("order", "beast", "nomad", "arcane")] == [2, 1, 2, 3]
    assert (scene.secrets(), scene.secrets_on("alchemist")) == (1, 1)
    assert scene.refusals()["use:alchemist"] == "7.1.2-a", "only one secret is left"


@pytest.mark.rule("7.3.2-a", "10.gain-a")
def test_alchemist_may_empty_a_single_bank() -> None:
    scene = Scene(cards={"ancient-city": "alchemist"}, bank={"hearth": 4})
    scene.do("use:alchemist")
    scene.picks(0, *["bank:hearth"] * 4)
    assert (scene.favor(), scene.bank("hearth")) == (9, 0)


@pytest.mark.rule("9.3-a", "7.1.3-a")
def test_alchemist_takes_what_there_is() -> None:
    scene = Scene(advisers=["alchemist"], banks=0, bank={"order": 2, "beast": 1})
    scene.do("use:alchemist")
    assert (scene.favor(), scene.bank("order"), scene.bank("beast")) == (8, 0, 0)
    assert Scene(advisers=["alchemist"], banks=0).refusals()["use:alchemist"] == "6.2-a"


@pytest.mark.rule("7.1.2-a", "7.1.2-d")
def test_alchemist_takes_two_faceup_secrets() -> None:
    assert "use:alchemist" in Scene(advisers=["alchemist"], secrets=[2]).options()
    assert Scene(advisers=["alchemist"], secrets=[1]).refusals()["use:alchemist"] == "7.1.2-a"


# --- Magician's Code


@pytest.mark.rule("5.4.2-b", "7.1.2-a")
def test_magicians_code_adds_two_secrets_to_those_paid_for_the_darkest_secret() -> None:
    scene = Scene(advisers=["magicians-code"], banners={"darkest-secret": (-1, 3)})
    scene.do("recover", "use:magicians-code")
    assert (scene.favor(), scene.favor_on("magicians-code")) == (3, 2)
    scene.do("banner:darkest-secret")
    assert scene.options() == ["pay:2", "pay:3"], "two more make four, one more than lay on it"
    scene.do("pay:2")
    assert (scene.holder("darkest-secret"), scene.banner("darkest-secret")) == (0, 4)
    assert scene.secrets() == 3 - 2 + 1


@pytest.mark.rule("5.4.2-b", "5.4.4-b")
def test_magicians_code_alone_will_do() -> None:
    scene = Scene(advisers=["magicians-code"], secrets=[0], banners={"darkest-secret": (-1, 1)})
    scene.do("recover", "use:magicians-code", "banner:darkest-secret")
    assert (scene.holder("darkest-secret"), scene.banner("darkest-secret"), scene.secrets()) == (0, 2, 1)


@pytest.mark.rule("5.4.2-b")
def test_without_magicians_code_the_secrets_are_all_ones_own() -> None:
    scene = Scene(advisers=["magicians-code"], banners={"darkest-secret": (-1, 2)})
    scene.do("recover", "go-on", "banner:darkest-secret")
    assert (scene.banner("darkest-secret"), scene.secrets(), scene.favor_on("magicians-code")) == (3, 1, 0)
    poor = Scene(advisers=["magicians-code"], secrets=[0], favor=[1], banners={"darkest-secret": (-1, 1)})
    assert poor.refusals()["recover"] == "7.1.2-a", "neither favor for the People's Favor nor for the Code"


@pytest.mark.rule("5.4.1-b", "5.4.4-b")
def test_magicians_code_gives_the_old_holder_only_what_lay_on_the_banner() -> None:
    scene = Scene(
        advisers=["magicians-code"],
        cards={"fertile-valley": "elders"},
        banners={"darkest-secret": (1, 3)},
        secrets=[2, 0],
    )
    scene.do("recover", "use:magicians-code", "banner:darkest-secret")
    assert (scene.holder("darkest-secret"), scene.banner("darkest-secret")) == (0, 4)
    assert (scene.secrets(0), scene.secrets(1)) == (1, 2)


@pytest.mark.rule("5.4.2-a")
def test_magicians_code_does_not_pay_for_relics() -> None:
    scene = Scene(
        sites={0: "marshes"}, relics_at={"marshes": "map"}, advisers=["magicians-code"], secrets=[1], favor=[4]
    )
    scene.do("recover", "use:magicians-code", "relic:0")
    assert (scene.relics(), scene.secrets()) == (["grand-scepter", "map"], 0)


# --- Spirit Snare


@pytest.mark.rule("10.take-a", "7.1.2-a")
def test_spirit_snare_takes_one_favor_from_a_bank_of_choice() -> None:
    scene = Scene(advisers=["spirit-snare"], bank={"arcane": 0})
    scene.do("use:spirit-snare")
    assert scene.options() == ["bank:discord", "bank:order", "bank:hearth", "bank:beast", "bank:nomad"]
    scene.do("bank:nomad")
    assert (scene.favor(), scene.bank("nomad"), scene.secrets(), scene.secrets_on("spirit-snare")) == (6, 2, 2, 1)
    assert scene.refusals()["use:spirit-snare"] == "7.1.2-b"


@pytest.mark.rule("6.2-a")
def test_spirit_snare_needs_favor_in_some_bank() -> None:
    assert Scene(advisers=["spirit-snare"], banks=0).refusals()["use:spirit-snare"] == "6.2-a"


# --- Wizard School


@pytest.mark.rule("7.1.2-a", "4.3-a")
def test_wizard_school_brings_a_secret_and_ends_the_act_phase() -> None:
    scene = Scene(cards={"ancient-city": "wizard-school"}, turn=0)
    scene.do("use:wizard-school")
    assert (scene.favor(), scene.secrets(), scene.bank("arcane")) == (4, 4, 4), "the favor is back in its bank"
    assert (scene.turn, scene.phase) == (1, "act")


@pytest.mark.rule("7.2.1-a")
def test_wizard_school_is_for_sites_only() -> None:
    scene = Scene(piles=["wizard-school"])
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]


# --- Dazzle


@pytest.mark.rule("7.3.3-a", "10.discard-a", "10.discard-b")
def test_dazzle_discards_all_hearth_and_order_cards_in_the_region() -> None:
    scene = Scene(
        cards={"ancient-city": "longbows elders", "fertile-valley": "storyteller wolves", "river": "wayside-inn"},
        piles=["dazzle"],
    )
    scene.do("search", "pile:0", "faceup")
    scene.picks(0, "discard:storyteller", "discard:longbows")
    assert (scene.at("ancient-city"), scene.at("fertile-valley")) == (["elders"], ["wolves"])
    assert scene.at("river") == ["wayside-inn"], "another region is not dazzled"
    assert scene.pile(1) == ["longbows", "storyteller"], "from the Cradle to the pile of the Provinces, in one's order"
    assert scene.advisers() == ["dazzle"]


@pytest.mark.rule("7.2.2-a")
def test_dazzle_leaves_a_locked_card() -> None:
    scene = Scene(cards={"ancient-city": "keep", "fertile-valley": "longbows"}, facedown_advisers=["dazzle"])
    scene.do("adviser:0", "faceup")
    assert (scene.at("ancient-city"), scene.at("fertile-valley")) == (["keep"], [])


@pytest.mark.rule("7.4.3-a")
def test_dazzle_leaves_a_modifier_of_the_search_that_brought_it() -> None:
    scene = Scene(cards={"ancient-city": "welcoming-party", "fertile-valley": "longbows"}, piles=["dazzle"])
    scene.do("search", "use:welcoming-party", "pile:0", "faceup")
    assert (scene.at("ancient-city"), scene.at("fertile-valley")) == (["welcoming-party"], [])
    other = Scene(cards={"ancient-city": "welcoming-party", "fertile-valley": "elders"}, piles=["dazzle"])
    other.do("search", "go-on", "pile:0", "faceup")
    assert other.at("ancient-city") == []


@pytest.mark.rule("10.discard-c")
def test_dazzle_returns_favor_to_its_bank_and_secrets_facedown_to_the_player() -> None:
    scene = Scene(cards={"ancient-city": "longbows storyteller"}, facedown_advisers=["dazzle"])
    scene.do("muster", "muster:longbows", "trade", "favor:storyteller")
    assert (scene.bank("order"), scene.flipped(), scene.secrets()) == (3, 0, 2)
    scene.do("adviser:0", "faceup")
    scene.picks(0, "discard:longbows", "discard:storyteller")
    assert (scene.bank("order"), scene.flipped(), scene.secrets()) == (4, 1, 2)
    assert (scene.favor_on("longbows"), scene.secrets_on("storyteller")) == (0, 0)


@pytest.mark.rule("7.3.3-a")
def test_dazzle_played_facedown_dazzles_nobody() -> None:
    scene = Scene(cards={"ancient-city": "longbows"}, piles=["dazzle"])
    scene.do("search", "pile:0", "facedown")
    assert scene.at("ancient-city") == ["longbows"]


# --- Acting Troupe


@pytest.mark.rule("5.3.2-a", "7.4-a")
@pytest.mark.parametrize(("card", "suit"), [("wolves", "beast"), ("longbows", "order")])
def test_acting_troupe_passes_for_a_beast_or_order_adviser_in_a_trade(card: str, suit: str) -> None:
    scene = Scene(cards={"ancient-city": card}, advisers=["acting-troupe"])
    scene.do("trade", "use:acting-troupe", f"favor:{card}")
    assert (scene.favor(), scene.bank(suit), scene.secrets_on(card)) == (7, 1, 1)
    secrets = Scene(cards={"ancient-city": card}, advisers=["acting-troupe"])
    secrets.do("trade", "use:acting-troupe", f"secrets:{card}")
    assert (secrets.secrets(), secrets.favor(), secrets.favor_on(card)) == (4, 3, 2)


@pytest.mark.ruling("acting-troupe", 1)
def test_acting_troupe_is_an_arcane_adviser_if_it_likes() -> None:
    scene = Scene(cards={"ancient-city": "taming-charm dazzle"}, advisers=["acting-troupe"])
    scene.do("trade", "favor:dazzle")
    assert scene.favor() == 7, "Arcane as printed; with no Beast or Order card here nothing was asked"
    mixed = Scene(cards={"ancient-city": "longbows dazzle"}, advisers=["acting-troupe"])
    mixed.do("trade", "go-on", "favor:dazzle")
    assert mixed.favor() == 7
    disguised = Scene(cards={"ancient-city": "longbows dazzle"}, advisers=["acting-troupe"])
    disguised.do("trade", "use:acting-troupe", "favor:dazzle")
    assert disguised.favor() == 6, "instead of Arcane, not as well"


@pytest.mark.ruling("acting-troupe", 2)
def test_acting_troupe_is_arcane_outside_of_trades() -> None:
    scene = Scene(
        cards={"fertile-valley": "longbows wolves"},
        advisers=["", "acting-troupe"],
        banners={"darkest-secret": (1, 1)},
    )
    scene.do("recover", "banner:darkest-secret", "pay:2")
    assert scene.holder("darkest-secret") == 0, "the Troupe guards neither against Beast nor against Order"
    scene = Scene(
        pawns="0 0 2",
        facedown_advisers=["conspiracy"],
        advisers=["acting-troupe longbows", "wolves scouts"],
        relics=["", "map"],
    )
    scene.do("adviser:2", "conspiracy")
    assert scene.relics(1) == ["map"], "only one adviser matches for the Conspiracy, so nothing is offered"
    assert scene.acting


@pytest.mark.rule("7.2.1-a")
def test_acting_troupe_is_for_advisers_only() -> None:
    scene = Scene(piles=["acting-troupe"])
    scene.do("search", "pile:0")
    assert scene.options() == ["faceup", "facedown", "discard"]


# --- Taming Charm


@pytest.mark.rule("10.discard-a", "10.gain-a", "7.1.2-a")
@pytest.mark.parametrize(("card", "suit"), [("wolves", "beast"), ("elders", "nomad")])
def test_taming_charm_discards_a_beast_or_nomad_card_for_two_favor_of_its_bank(card: str, suit: str) -> None:
    scene = Scene(cards={"ancient-city": f"longbows {card}"}, advisers=["taming-charm"])
    scene.do("use:taming-charm")
    assert scene.at("ancient-city") == ["longbows"]
    assert (scene.favor(), scene.bank(suit), scene.pile(1)) == (7, 1, [card])
    assert (scene.secrets(), scene.secrets_on("taming-charm")) == (2, 1)


@pytest.mark.rule("6.2-a", "7.2.2-a")
def test_taming_charm_works_at_the_own_site_on_those_suits_only() -> None:
    scene = Scene(cards={"ancient-city": "longbows", "fertile-valley": "wolves"}, advisers=["taming-charm"])
    assert scene.refusals()["use:taming-charm"] == "6.2-a"
    choice = Scene(cards={"ancient-city": "elders wolves"}, advisers=["taming-charm"])
    choice.do("use:taming-charm")
    assert choice.options() == ["discard:elders", "discard:wolves"]


@pytest.mark.rule("7.2.2-a")
def test_taming_charm_tames_no_locked_card(monkeypatch: pytest.MonkeyPatch) -> None:
    # No Beast or Nomad card of the first world that may lie at a site is locked, so one is chained for the test.
    monkeypatch.setattr(FACES[NUMBER["wolves"]], "locked", True)
    scene = Scene(cards={"ancient-city": "wolves"}, advisers=["taming-charm"])
    assert scene.refusals()["use:taming-charm"] == "6.2-a"


@pytest.mark.ruling("taming-charm", 1)
def test_taming_charm_brings_the_favor_that_lay_on_the_card_too() -> None:
    scene = Scene(cards={"ancient-city": "wolves"}, advisers=["taming-charm"], bank={"beast": 1})
    scene.do("muster")
    assert (scene.favor(), scene.favor_on("wolves")) == (4, 1)
    scene.do("use:taming-charm")
    assert (scene.favor(), scene.bank("beast")) == (6, 0)


# --- Inquisitor


@pytest.mark.rule("10.peek-a", "7.1.2-a")
def test_inquisitor_pays_the_owner_of_an_adviser_that_is_not_the_conspiracy() -> None:
    scene = Scene(advisers=["inquisitor"], facedown_advisers=["", "wolves", "elders"], pawns="0 0 2", listen=True)
    scene.do("use:inquisitor")
    assert (scene.favor(0), scene.favor(1), scene.favor_on("inquisitor")) == (4, 6, 0)
    assert scene.advisers(1) == ["wolves?"]
    assert scene.zone("advisers:1", 0)["cards"][0]["face"] == "wolves"
    assert "face" not in scene.zone("advisers:1", 2)["cards"][0], "only who peeked has seen it"
    assert "use:inquisitor" in scene.options(), "nothing is left on the card"


@pytest.mark.rule("6.2-a")
def test_inquisitor_asks_facedown_advisers_at_the_own_site() -> None:
    scene = Scene(advisers=["inquisitor", "tents"], facedown_advisers=["", "wolves rebellion", "elders"], pawns="0 0 2")
    scene.do("use:inquisitor")
    assert scene.options() == ["adviser:1.1", "adviser:1.2"], "not the faceup one, and nobody elsewhere"
    away = Scene(advisers=["inquisitor"], facedown_advisers=["", "wolves"])
    assert away.refusals()["use:inquisitor"] == "6.2-a"


@pytest.mark.rule("5.1.4.IV-b")
def test_inquisitor_plays_the_conspiracy_it_finds() -> None:
    scene = Scene(
        advisers=["inquisitor spirit-snare", "dazzle"],
        facedown_advisers=["", "conspiracy"],
        relics=["", "map"],
        pawns="0 0 2",
    )
    scene.do("use:inquisitor", "conspiracy", "relic:map")
    assert (scene.relics(0), scene.relics(1)) == (["grand-scepter", "map"], [])
    assert scene.advisers(1) == ["dazzle"]
    assert [scene.state.cards.name(card) for card in scene.state.box] == ["conspiracy"]
    assert (scene.secrets(), scene.favor_on("inquisitor"), scene.favor(1)) == (2, 1, 5), "nobody is paid"


@pytest.mark.rule("10.discard-a")
def test_inquisitor_may_discard_the_conspiracy_by_the_own_pawn() -> None:
    scene = Scene(
        turn=1, pawns="5 5 2", advisers=["", "inquisitor"], facedown_advisers=["conspiracy"], piles=["", "", "elders"]
    )
    scene.do("use:inquisitor", "discard")
    assert (scene.advisers(0), scene.pile(0), scene.pile(2)) == ([], ["conspiracy"], ["elders"])


@pytest.mark.ruling("inquisitor", 1)
def test_inquisitor_may_keep_the_conspiracy_facedown() -> None:
    scene = Scene(advisers=["inquisitor"], facedown_advisers=["", "conspiracy"], pawns="0 0 2")
    scene.do("use:inquisitor")
    assert scene.options() == ["conspiracy", "facedown", "discard"]
    assert [scene.state.cards.name(card) for card in scene.state.hand[0]] == ["conspiracy"]
    scene.do("facedown")
    assert (scene.advisers(0), scene.advisers(1)) == (["inquisitor", "conspiracy?"], [])
