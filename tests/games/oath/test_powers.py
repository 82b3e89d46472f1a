"""Powers (7.1–7.4): access, costs, when they work, restrictions and modifiers."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- 7 and 7.1.1: who may use them


@pytest.mark.rule("7-a", "5.1.4.II-b", "10.faceup-facedown-a")
def test_facedown_cards_have_no_power() -> None:
    assert Scene(advisers=["spirit-snare"]).options(about="use") == ["use:spirit-snare"]
    assert Scene(facedown_advisers=["spirit-snare"]).options(about="use") == []
    assert Scene(relics_at={"ancient-city": "oracular-pig"}).options(about="use") == []
    assert Scene(sites={1: "the-tribunal"}, facedown="1", warbands={"1": (0, 1)}).options(about="use") == []


@pytest.mark.rule("7.1.1-a", "10.your-site-a")
def test_the_pawn_at_the_site_gives_access() -> None:
    scene = Scene(cards={"ancient-city": "elders"}, warbands={"ancient-city": (1, 2)})
    assert scene.options(about="use") == ["use:elders"], "even at another's site"
    assert Scene(cards={"fertile-valley": "elders"}).options(about="use") == []


@pytest.mark.rule("7.1.1-a", "10.rule-a")
def test_ruling_the_site_gives_access_from_afar() -> None:
    assert Scene(cards={"river": "elders"}, warbands={"river": (0, 1)}).options(about="use") == ["use:elders"]
    assert Scene(cards={"river": "elders"}, warbands={"river": (1, 1)}).options(about="use") == []
    assert Scene(cards={"river": "elders"}).options(about="use") == [], "bandits rule it"


@pytest.mark.rule("7.1.1-a", "10.rule-a")
def test_advisers_and_relics_serve_their_holder_alone() -> None:
    scene = Scene(advisers=["elders", "spirit-snare"], relics=["oracular-pig", "ivory-eye"], pawns="0 0 2")
    assert scene.options(about="use") == ["use:elders", "use:oracular-pig"]
    scene = Scene(advisers=["elders", "spirit-snare"], relics=["oracular-pig", "map"], pawns="0 0 2", turn=1)
    assert scene.options(1, "use") == ["use:spirit-snare", "use:map"]


@pytest.mark.rule("7.1.1-a")
def test_the_grand_mask_rules_imperial_cards_in_its_holders_turn() -> None:
    def mask(turn: int, role: str = "exile") -> list[str]:
        scene = Scene(
            roles=f"chancellor {role} exile",
            relics=["-", "grand-mask"],
            cards={"river": "elders"},
            warbands={"river": (0, 2)},
            turn=turn,
        )
        return scene.options(turn, "use:elders")

    assert mask(1) == ["use:elders"]
    assert mask(0) == ["use:elders"], "only in the holder's turn do Imperial players do without"
    assert mask(2) == []
    assert mask(1, "citizen") == ["use:elders"], "as every Citizen"


@pytest.mark.rule("7.1.1-a", "7.1.4-a")
@pytest.mark.parametrize(("relics", "offered"), [("whistle", True), ("whistle grand-mask", False)])
def test_and_imperial_players_do_not_rule_them_then(relics: str, offered: bool) -> None:
    paths = {"river": "forest-paths wolves"}
    scene = Scene(relics=["-", relics], cards=paths, warbands={"river": (0, 2)}, pawns="0 1 1", turn=1)
    scene.do("use:whistle")
    assert (scene.asked() == [0]) is offered, "the Chancellor, who is called away, would like to use the Forest Paths"
    assert (scene.pawn() == "fertile-valley") is not offered


@pytest.mark.rule("7.1.1-b")
def test_site_cards_say_themselves_who_may_use_them() -> None:
    scene = Scene(sites={0: "buried-giant"}, pawns="1 0 2", warbands={"buried-giant": (0, 2)}).do("travel")
    assert scene.ask().what.id == "oath-ask-travel", "the Giant serves travelers from it, not its ruler elsewhere"
    scene = Scene(sites={7: "salt-flats"}, tokens={"salt-flats": (2, 1)}, warbands={"salt-flats": (0, 2)}, phase="wake")
    assert scene.acting, "nor do the Salt Flats give anything to a ruler who is not there"


@pytest.mark.rule("7.1.1-b", "2.3-c", "2.3-e", "7.4.1-a")
def test_uncovered_spaces_work_for_the_chancellor_unasked_wherever_the_scepter_is() -> None:
    scene = Scene(uncovered="careless", cards={"ancient-city": "wolves"}, relics=["-", "grand-scepter"])
    scene.do("trade")
    assert scene.options() == ["favor:wolves", "secrets:wolves"], "no question about using it"
    assert scene.do("favor:wolves").favor() == 7


# --- 7.1.2 costs


@pytest.mark.rule("7.1.2-a", "10.burn-a")
@pytest.mark.parametrize(
    ("card", "answer", "favor", "secrets", "on_favor", "on_secrets"),
    [
        ("elders", "", 3, 4, 2, 0),  # two favor placed, a secret gained
        ("spirit-snare", "bank:beast", 6, 2, 0, 1),  # a secret placed, a favor gained
        ("memory-of-home", "bank:beast", 5, 2, 0, 0),  # a secret burned
        ("ancient-binding", "", 5, 0, 0, 1),  # a secret placed and another burned
    ],
)
def test_favor_and_secrets_are_placed_or_burned(
    card: str, answer: str, favor: int, secrets: int, on_favor: int, on_secrets: int
) -> None:
    scene = Scene(cards={"ancient-city": card}).do(f"use:{card}", *answer.split())
    assert (scene.favor(), scene.secrets(), scene.flipped()) == (favor, secrets, 0)
    assert (scene.favor_on(card), scene.secrets_on(card)) == (on_favor, on_secrets)


@pytest.mark.rule("7.1.2-a", "10.burn-a")
def test_burned_favor_goes_to_the_shared_bank() -> None:
    scene = Scene(relics=["dowsing-sticks"])
    shared = scene.state.shared
    scene.do("use:dowsing-sticks", "take")
    assert (scene.favor(), scene.state.shared, scene.secrets_on("dowsing-sticks")) == (3, shared + 2, 1)


@pytest.mark.rule("7.1.2-a")
def test_what_cannot_be_paid_cannot_be_used() -> None:
    scene = Scene(cards={"ancient-city": "elders"}, favor=[1])
    assert (scene.refusals()["use:elders"], scene.why("use:elders")["why"]) == ("7.1.2-a", "oath-why-cost")
    scene = Scene(cards={"ancient-city": "alchemist"}, secrets=[1])
    assert scene.refusals()["use:alchemist"] == "7.1.2-a", "one to place, another to burn"
    assert "use:alchemist" in Scene(cards={"ancient-city": "alchemist"}, secrets=[2]).options()


@pytest.mark.rule("7.1.2-b")
@pytest.mark.parametrize("token", ["favor", "secret"])
def test_nothing_is_placed_on_a_card_that_holds_a_token(token: str) -> None:
    scene = Scene(cards={"ancient-city": "elders spirit-snare"})
    for card in scene.state.cards_at[0]:
        (scene.state.favor_on if token == "favor" else scene.state.secrets_on)[card] = 1
    scene.ask_again()
    assert scene.options(about="use") == []
    assert {scene.refusals()[f"use:{card}"] for card in ("elders", "spirit-snare")} == {"7.1.2-b"}
    assert scene.why("use:elders") == {"why": "oath-why-occupied", "card": "elders"}


@pytest.mark.rule("7.1.2-b")
def test_burning_does_not_mind_tokens_on_the_card() -> None:
    scene = Scene(cards={"ancient-city": "memory-of-home"}).do("muster")
    assert scene.favor_on("memory-of-home") == 1
    scene.do("use:memory-of-home", "bank:beast", "use:memory-of-home", "bank:order")
    assert (scene.secrets(), scene.bank("hearth")) == (1, 9)


@pytest.mark.rule("7.1.2-b")
def test_two_tokens_are_one_payment() -> None:
    scene = Scene(cards={"ancient-city": "elders"}).do("use:elders")
    assert scene.favor_on("elders") == 2
    assert scene.refusals()["use:elders"] == "7.1.2-b"


@pytest.mark.rule("7.1.2-c")
def test_off_turn_favor_goes_to_its_bank_and_secrets_are_flipped() -> None:
    """The defender's plans: Mercenaries for a favor, Fire Talkers for a secret."""
    scene = Scene(
        pawns="steppe steppe 0",
        advisers=["mercenaries", "extra-provisions fire-talkers"],
        banners={"darkest-secret": (1, 1)},
    )
    scene.dice(defense="blank").do("campaign", "player:1", "done", "dice:3", "use:mercenaries", "more")
    assert (scene.favor(0), scene.favor_on("mercenaries"), scene.bank("discord")) == (4, 1, 3), "in turn: placed"
    scene.answers(1, "use:extra-provisions")
    assert (scene.favor(1), scene.favor_on("extra-provisions"), scene.bank("hearth")) == (4, 0, 4)
    scene.answers(1, "use:fire-talkers")
    assert (scene.secrets(1), scene.flipped(1), scene.secrets_on("fire-talkers")) == (2, 1, 0)


@pytest.mark.rule("7.1.2-d")
def test_facedown_secrets_neither_place_nor_burn() -> None:
    scene = Scene(cards={"ancient-city": "spirit-snare memory-of-home"}, secrets=[0])
    scene.state.flipped[0] = 3
    scene.ask_again()
    assert scene.options(about="use") == []
    assert {scene.refusals()["use:spirit-snare"], scene.refusals()["use:memory-of-home"]} == {"7.1.2-a"}


# --- 7.1.3 and 7.1.4


@pytest.mark.rule("7.1.3-a", "9.3-a")
def test_a_power_does_what_it_can() -> None:
    scene = Scene(cards={"ancient-city": "alchemist"}, banks=0, bank={"beast": 2, "order": 1}).do("use:alchemist")
    assert scene.favor() == 8, "three are all there are, so there is nothing to choose"
    scene = Scene(turn=1, facedown_advisers=["-", "a-small-favor"], board=[3, 12]).do("adviser:0", "faceup")
    assert (scene.board(1), scene.reserve(1)) == (14, 0)


@pytest.mark.rule("7.1.3-a")
def test_and_only_a_may_can_be_left_out() -> None:
    scene = Scene(cards={"ancient-city": "taming-charm wolves"}).do("use:taming-charm")
    assert (scene.at("ancient-city"), scene.favor()) == (["taming-charm"], 7), (
        "nobody asks whether it is to be discarded"
    )
    scene = Scene(pawns="0 1 2", relics=["dowsing-sticks"], relic_deck="map").do("use:dowsing-sticks")
    assert scene.options() == ["take", "bottom"], "one or the other"


@pytest.mark.rule("7.1.3-a")
def test_a_power_without_an_object_is_not_offered() -> None:
    scene = Scene(cards={"ancient-city": "taming-charm"})
    assert (scene.refusals()["use:taming-charm"], scene.secrets()) == ("6.2-a", 3)
    assert scene.why("use:taming-charm") == {"why": "oath-why-nothing-to-use", "card": "taming-charm"}


@pytest.mark.rule("7.1.4-a")
def test_a_persistent_power_binds_whom_it_names_without_access() -> None:
    scene = Scene(
        turn=1,
        pawns="steppe steppe river",
        advisers=["true-names wolves", "rangers horse-archers"],
        warbands={"steppe": (0, 1)},
    )
    scene.do("campaign", "done", "dice:3")
    assert scene.options(1, "use") == ["use:horse-archers"], "the Beast plan is barred by another's adviser"


@pytest.mark.rule("7.1.4-a")
def test_on_an_adviser_it_speaks_of_the_player_who_has_it() -> None:
    scene = Scene(
        turn=1,
        pawns="steppe steppe steppe",
        advisers=["-", "rangers horse-archers", "true-names wolves"],
        warbands={"steppe": (0, 1)},
    )
    scene.do("campaign", "player:0", "done", "dice:3")
    assert set(scene.options(1, "use")) == {"use:horse-archers", "use:rangers"}, "who stands by is not attacked"


# --- 7.2 restrictions


@pytest.mark.rule("7.2-a", "7.2.2-a", "5.1.4.II-b")
def test_a_facedown_card_is_neither_restricted_nor_locked() -> None:
    scene = Scene(facedown_advisers=["long-lost-heir"]).do("adviser:0", "discard")
    assert scene.pile(1) == ["long-lost-heir"]
    assert Scene(piles=("keep",)).do("search", "pile:0", "facedown").advisers() == ["keep?"]


@pytest.mark.rule("7.2.1-a", "10.swap-a", "10.move-a", "10.play-a")
def test_swaps_keep_cards_where_they_may_lie() -> None:
    def swaps(advisers: str, cards: str) -> list[str]:
        return Scene(advisers=[advisers], cards={"ancient-city": cards}, relics=["horned-mask"]).options(about="use:h")

    assert swaps("wolves", "elders") == ["use:horned-mask"]
    assert swaps("true-names", "elders") == [], "an adviser-only card does not go to a site"
    assert swaps("wolves", "wizard-school") == [], "and a site-only card to no adviser's place"
    assert swaps("wolves", "keep") == []
    assert swaps("a-small-favor", "elders") == []


@pytest.mark.rule("10.swap-a", "7.3.3-a", "5.1.4.I-d", "11.8-d")
def test_a_swap_is_no_play() -> None:
    scene = Scene(advisers=["dazzle"], cards={"ancient-city": "elders scouts"}, relics=["horned-mask"])
    scene.state.favor_on[scene.state.cards_at[0][0]] = 1
    scene.do("use:horned-mask", "swap:dazzle:elders")
    assert (scene.advisers(), scene.at("ancient-city")) == (["elders"], ["dazzle", "scouts"])
    assert (scene.favor(), scene.favor_on("elders"), scene.pile(1)) == (5, 1, [])


@pytest.mark.rule("7.2.2-a", "10.discard-b")
def test_a_locked_card_at_a_site_stays_there() -> None:
    scene = Scene(piles=("dazzle",), cards={"ancient-city": "keep", "fertile-valley": "storyteller"})
    scene.do("search", "pile:0", "faceup")
    assert (scene.at("ancient-city"), scene.at("fertile-valley")) == (["keep"], [])
    scene = Scene(cards={"ancient-city": "roving-terror", "steppe": "keep", "river": "elders"})
    scene.do("use:roving-terror")
    assert (scene.at("steppe"), scene.at("river")) == (["keep"], ["roving-terror"]), "there was one prey only"
    assert scene.pile(0) == ["elders"], "the pile follows the region of the card, not of the pawn"


@pytest.mark.rule("7.2.2-a")
def test_a_locked_adviser_stays() -> None:
    mob = {"ancient-city": "armed-mob"}
    scene = Scene(cards=mob, banners={"darkest-secret": (1, 1)}, advisers=["-", "long-lost-heir"])
    assert scene.refusals()["use:armed-mob"] == "6.2-a"
    scene = Scene(cards=mob, banners={"darkest-secret": (1, 1)}, advisers=["-", "long-lost-heir elders"])
    assert scene.do("use:armed-mob").advisers(1) == ["long-lost-heir"]


# --- 7.3 when they work


@pytest.mark.rule("7.3-a", "7.3.1-a", "4.1.4-a")
def test_a_wake_power_works_in_the_wake_phase_and_once() -> None:
    scene = Scene(sites={0: "salt-flats"}, tokens={"salt-flats": (2, 1)}, phase="wake")
    assert scene.options() == ["none", "favor", "secret"]
    scene.do("favor")
    assert (scene.favor(), scene.acting) == (6, True)
    assert scene.options(about="use") == [], "and not again in the Act Phase"
    scene = Scene(sites={0: "salt-flats"}, tokens={"salt-flats": (2, 1)}, phase="wake").do("none")
    assert (scene.favor(), scene.secrets()) == (5, 3)


@pytest.mark.rule("7.3-a", "7.3.2-a")
def test_an_action_power_may_be_used_again_as_long_as_it_is_paid_for() -> None:
    scene = Scene(cards={"ancient-city": "memory-of-home"}, secrets=[2])
    scene.do("use:memory-of-home", "bank:beast", "use:memory-of-home", "bank:order")
    assert (scene.bank("hearth"), scene.secrets()) == (9, 0)
    assert scene.refusals()["use:memory-of-home"] == "7.1.2-a"
    scene = Scene(advisers=["naysayers"], cards={"ancient-city": "elders"}, turn=1)
    assert scene.options(1, "use") == [], "Rest powers are none"


@pytest.mark.rule("7.3-a", "7.3.3-a")
def test_a_when_played_power_must_be_used_and_comes_last() -> None:
    scene = Scene(piles=("dazzle",), sites={0: "standing-stones", 3: "ancient-city"}, listen=True)
    scene.do("search", "pile:0", "site:0")
    told = [str(event["id"]).removeprefix("oath-log-") for event in scene.table.events(0)]
    assert told[-4:] == ["play-site", "gain-favor", "gain-secrets", "use"], "favor, homeland, and then the power"


@pytest.mark.rule("7.3.3-a", "7.4-a")
def test_modifiers_come_before_the_when_played_power() -> None:
    scene = Scene(
        piles=("dazzle",), cards={"fertile-valley": "welcoming-party"}, warbands={"fertile-valley": (0, 1)}, listen=True
    )
    scene.do("search", "use:welcoming-party", "pile:0", "site:0")
    assert scene.favor() == 7, "one for the site, one from the Welcoming Party before Dazzle could reach it"
    assert scene.at("fertile-valley") == ["welcoming-party"], "and as a modifier in use it cannot be discarded"


@pytest.mark.rule("7.3.3-a")
def test_it_does_not_work_for_a_card_played_facedown() -> None:
    scene = Scene(piles=("a-small-favor",)).do("search", "pile:0", "facedown")
    assert scene.board() == 3


@pytest.mark.rule("7.3-a", "7.3.4-a", "4.3.5-a")
def test_a_rest_power_may_be_used_once_in_the_rest_phase() -> None:
    def resting() -> Scene:
        scene = Scene(turn=1, title=1, warbands={"river": (1, 1)}, advisers=["-", "naysayers"])
        return scene.do("rest")

    scene = resting()
    assert (scene.options(1), scene.ask(1).rule) == (["go-on", "use:naysayers"], "4.3.5-a")
    scene.do("use:naysayers")
    assert (scene.turn, scene.favor(0), scene.favor(1)) == (2, 4, 6)
    scene = resting().do("go-on")
    assert (scene.turn, scene.favor(1)) == (2, 5)


# --- 7.4 modifiers


@pytest.mark.rule("7.4-a", "7.4.1-a")
def test_modifiers_are_chosen_one_by_one_at_the_start() -> None:
    scene = Scene(world="wolves elders longbows tents scouts", relics=["truthful-harp cracked-horn"])
    scene.do("search")
    assert (scene.options(), scene.ask().rule) == (["go-on", "use:truthful-harp", "use:cracked-horn"], "7.4-a")
    assert (scene.supply(), scene.held_cards()) == (7, []), "before anything is spent or drawn"
    scene.do("use:cracked-horn")
    assert scene.options() == ["go-on", "use:truthful-harp"]
    scene.do("use:truthful-harp")
    assert len(scene.held_cards()) == 5
    scene = Scene(world="wolves elders longbows", relics=["truthful-harp"]).do("search", "go-on")
    assert len(scene.held_cards()) == 3, "nobody must use it"


@pytest.mark.rule("7.4-a")
def test_only_modifiers_of_the_action_are_offered() -> None:
    scene = Scene(advisers=["tents"], relics=["truthful-harp"], cards={"ancient-city": "elders"}).do("muster")
    assert scene.acting, "neither the Harp nor the Tents have to do with it"


@pytest.mark.rule("7.4-a", "7.1.1-a")
def test_modifiers_need_access_too() -> None:
    cards = {"river": "forest-paths", "steppe": "wolves"}
    scene = Scene(advisers=["-", "tents"], relics=["-", "dragonskin-drum"], cards=cards).do("travel")
    assert scene.ask().what.id == "oath-ask-travel", "what others have, or what lies far away, is of no use"
    scene = Scene(cards=cards, warbands={"river": (0, 1)}).do("travel")
    assert scene.options() == ["go-on", "use:forest-paths"]


@pytest.mark.rule("7.4.1-a")
def test_what_must_be_used_is_used_unasked() -> None:
    scene = Scene(piles=("wolves",), relics=["book-of-records"]).do("search", "pile:0", "site:0")
    assert (scene.secrets(), scene.favor(), scene.bank("beast")) == (4, 5, 3)


@pytest.mark.rule("7.4.2-a")
def test_a_free_modifier_may_be_used_for_every_action_and_once_for_each() -> None:
    scene = Scene(advisers=["animal-playmates"], cards={"ancient-city": "wolves rangers"})
    scene.do("muster")
    assert scene.options() == ["go-on", "use:animal-playmates"]
    scene.do("use:animal-playmates")
    assert scene.options() == ["muster:wolves", "muster:rangers"], "not offered twice for one action"
    scene.do("muster:wolves", "muster", "use:animal-playmates")
    assert (scene.supply(), scene.board()) == (7, 7)
    scene.do("travel", "travel:1")
    assert scene.supply() == 6, "it has no effect on another action"


@pytest.mark.rule("7.4.2-a", "7.1.2-b")
def test_one_that_places_a_token_serves_once_until_its_card_is_empty() -> None:
    scene = Scene(advisers=["tents"]).do("travel", "use:tents")
    assert (scene.pawn(), scene.supply()) == ("ancient-city", 7)
    scene.do("travel:1", "travel")
    assert scene.ask().what.id == "oath-ask-travel", "the Tents cannot be paid again"


@pytest.mark.rule("7.4.3-a")
def test_a_modifier_in_use_cannot_be_discarded_as_an_adviser() -> None:
    scene = Scene(piles=("wolves", "elders"), advisers=["errand-boy scryer alchemist"]).do("search", "use:errand-boy")
    scene.do("pile:1", "faceup")
    assert scene.options() == ["adviser:1", "adviser:2"]
    scene.do("adviser:1")
    assert scene.advisers() == ["errand-boy", "alchemist", "elders"]
    scene = Scene(piles=("wolves", "elders"), advisers=["errand-boy scryer alchemist"])
    scene.do("search", "go-on", "pile:0", "faceup")
    assert scene.options() == ["adviser:0", "adviser:1", "adviser:2"], "unused it is an adviser like others"


@pytest.mark.rule("7.4.3-a", "5.1.4.I-c")
@pytest.mark.parametrize("used", [True, False])
def test_nor_at_a_site(used: bool) -> None:
    scene = Scene(
        piles=("wolves",), cards={"ancient-city": "welcoming-party elders"}, banners={"peoples-favor": (0, 1)}
    )
    scene.do("search", "use:welcoming-party" if used else "go-on", "pile:0", "site:0")
    if used:
        assert scene.at("ancient-city") == ["welcoming-party", "wolves"], "only the Elders could make room"
    else:
        assert scene.options() == ["discard:welcoming-party", "discard:elders"]


@pytest.mark.rule("7.4.3-a")
def test_when_the_action_is_over_it_can_be_discarded_again() -> None:
    scene = Scene(
        piles=("wolves",),
        cards={"ancient-city": "welcoming-party"},
        facedown_advisers=["dazzle"],
        relics=["truthful-harp"],
    )
    scene.do("search", "use:welcoming-party", "go-on", "pile:0", "discard", "adviser:0", "faceup")
    assert (scene.at("ancient-city"), scene.advisers()) == ([], ["dazzle"])
