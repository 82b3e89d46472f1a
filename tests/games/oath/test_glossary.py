"""Technical rules (9.1 to 9.3, 9.5, 9.6) and the words of the glossary (10); 9.4 has a file of its own."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.games.oath.powers import enemies, imperial, ruled
from tests.scenes.oath import Scene

EMPIRE = "chancellor citizen exile"


def put_on(scene: Scene, card: str, favor: int = 0, secrets: int = 0) -> Scene:
    """Tokens onto a card in play."""
    s = scene.state
    number = next(id for id in range(len(s.cards.face)) if s.cards.name(id) == card)
    if favor:
        s.favor_on[number] = favor
    if secrets:
        s.secrets_on[number] = secrets
    return scene


# --- technical rules


@pytest.mark.rule("9.1-b")
def test_powers_add_effects_in_the_words_of_the_glossary() -> None:
    """To gain favor is to take it out of a bank, as far as it goes, whatever power says so."""
    scene = Scene(cards={"0": "taming-charm wolves"}, bank={"beast": 1}).do("use:taming-charm")
    assert scene.favor() == 6, "the charm says two"
    assert scene.bank("beast") == 0


@pytest.mark.rule("9.2-a")
def test_cannot_is_stronger_than_what_the_law_allows() -> None:
    given: dict[str, Any] = {"warbands": {"0": (0, 1)}}
    assert "station" in Scene(**given).options()
    assert "station" not in Scene(**given, relics=["ring-of-devotion"]).options()


@pytest.mark.rule("9.2-a")
def test_ignore_is_stronger_than_cannot() -> None:
    """The Narrow Pass closes its region to who comes from elsewhere; Forest Paths ignores what sites say."""
    given: dict[str, Any] = {"sites": {2: "narrow-pass"}, "cards": {"4": "wolves"}, "advisers": ["forest-paths"]}
    assert "travel:4" not in Scene(**given).do("travel", "go-on").options()
    assert "travel:4" in Scene(**given).do("travel", "use:forest-paths").options()
    assert "travel:3" not in Scene(**given).do("travel", "use:forest-paths").options(), "it ignores no more than that"


@pytest.mark.rule("9.2-b")
def test_what_must_be_done_if_able_is_left_out_where_it_cannot() -> None:
    scene = Scene(phase="wake", banners={"peoples-favor": (0, 1)}, favor=[0, 1, 1])
    assert scene.acting
    assert scene.banner("peoples-favor") == 1


@pytest.mark.rule("9.3-a", "10.gain-a")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_warbands_are_gained_as_far_as_they_go(left: int, gained: int) -> None:
    scene = Scene(turn=1, cards={"1": "longbows"})
    scene.state.reserve[1] = left
    scene.do("muster")
    assert scene.board(1) == 3 + gained
    assert scene.state.reserve[1] == left - gained


@pytest.mark.rule("9.3-a", "10.gain-a")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_favor_is_gained_as_far_as_the_bank_goes(left: int, gained: int) -> None:
    advisers = ["tents horse-archers"]
    scene = Scene(cards={"0": "elders"}, advisers=advisers, bank={"nomad": left}, favor=[2, 2, 2])
    scene.do("trade", "favor:elders")
    assert scene.favor() == 2 + gained
    assert scene.bank("nomad") == left - gained


@pytest.mark.rule("9.3-a")
def test_secrets_never_run_out() -> None:
    scene = Scene(cards={"0": "elders"}, advisers=["tents horse-archers"], secrets=[20, 20, 20])
    assert scene.do("trade", "secrets:elders").secrets() == 22


@pytest.mark.rule("9.5-a")
def test_nobody_pays_more_than_a_cost_demands() -> None:
    scene = Scene(cards={"0": "longbows"}).do("muster")
    assert (scene.favor(), scene.favor_on("longbows"), scene.supply()) == (4, 1, 6)
    scene = Scene(sites={0: "mountain"}, relics_at={"0": "map"}).do("recover", "relic:0")
    assert scene.acting, "there is no amount to choose"
    assert scene.favor() == 3


@pytest.mark.rule("9.5-a", "10.sacrifice-a", "10.kill-a")
def test_exactly_as_many_warbands_are_sacrificed_as_are_needed() -> None:
    scene = Scene(pawns="2 2 3", board=[6, 1, 3]).dice("shield blank")
    scene.do("campaign", "player:1", "dice:0")
    assert scene.ask().what.args["amount"] == 3
    assert scene.options() == ["sacrifice", "none"]
    reserve = scene.state.reserve[0]
    scene.do("sacrifice")
    assert scene.board() == 3
    assert scene.state.reserve[0] == reserve + 3


@pytest.mark.rule("9.6-a")
def test_only_citizenship_and_powers_that_say_so_bind() -> None:
    """Goods may be part of an offer of Citizenship, promises of peace belong to The Tribunal."""
    scene = Scene().do("offer:1", "space:brutal").picks(0)
    assert {key.split(":")[0].split("-")[1] for key in scene.options()} == {"favor", "secret", "relic"}
    given: dict[str, Any] = {"sites": {0: "the-tribunal"}, "pawns": "0 0 2"}
    assert Scene(**given).do("campaign").options() == ["player:1", "bandits"]
    scene = Scene(**given).do("use:the-tribunal", "player:1").picks(0, "give-peace", "want-favor").answers(1, "accept")
    assert scene.do("campaign").view()["extra"]["campaign"]["defender"] == -1, "only the bandits are left"


# --- bandits, players and enemies


@pytest.mark.rule("10.bandit-a")
def test_bandits_are_no_warbands() -> None:
    """They are beaten, and nobody's bank gets any; the site stays theirs if nobody is left there."""
    scene = Scene(board=[3, 0, 0]).dice("blank", "sword sword sword")
    scene.do("campaign", "done", "dice:3").picks(0)
    assert sum(scene.state.army) == 0
    assert scene.zone("site:0")["ruler"] == -1
    assert scene.state.reserve == [21, 14, 14]


@pytest.mark.rule("10.imperial-player-a", "10.enemy-a")
def test_imperial_players_and_enemies() -> None:
    roles = "chancellor citizen exile citizen exile"
    s = Scene(seats=5, roles=roles, favor=[1] * 5, warbands={"3": (0, 1), "4": (2, 1)}).state
    assert [imperial(s, seat) for seat in range(5)] == [True, True, False, True, False]
    assert [[enemies(s, one, other) for other in range(5)] for one in (0, 1, 2)] == [
        [False, False, True, False, True],
        [False, False, True, False, True],
        [True, True, False, True, True],
    ]
    assert [ruled(s, seat) for seat in range(5)] == [[3], [3], [4], [3], []]
    s.outlaw = 1
    assert [ruled(s, seat) for seat in range(5)] == [[3], [], [4], [3], []], "outside the Empire one rules none of it"
    assert [imperial(s, seat) for seat in range(5)] == [True, False, False, True, False]
    assert [enemies(s, 1, other) for other in range(5)] == [True, False, True, True, True]
    assert [enemies(s, other, 1) for other in range(5)] == [True, False, True, True, True]


@pytest.mark.rule("10.imperial-player-a")
def test_a_citizen_is_imperial_again_after_the_campaign() -> None:
    scene = Scene(roles=EMPIRE, turn=1, pawns="2 2 7", warbands={"2": (0, 1)}, title=2).dice("two two")
    scene.do("campaign")
    assert scene.view()["extra"]["campaign"]["defender"] == 0
    assert scene.state.outlaw == 1
    assert not imperial(scene.state, 1)
    while not scene.acting:
        scene.table.answer(scene.asked()[0], scene.options(scene.asked()[0])[-1:])
    assert imperial(scene.state, 1)


@pytest.mark.rule("10.your-enemy-a", "10.force-a")
def test_the_enemy_of_the_attacker_is_the_defender_with_all_allies() -> None:
    """Sticky Fire kills what is left of both forces, the Citizen's and the Chancellor's."""
    scene = Scene(
        roles=EMPIRE, turn=2, pawns="5 5 5", board=[4, 4, 9], relics=["", "", "sticky-fire"], title=2, usurper=True
    )
    scene.dice("blank blank").do("campaign", "player:1", "dice:0", "use:sticky-fire", "sacrifice")
    assert scene.ask(0).what.id == "oath-ask-losses"
    scene.picks(0, "board:0", "board:0", "board:1", "board:1").do("nowhere")
    assert [scene.board(seat) for seat in (0, 1)] == [2, 2]
    scene.do("no")
    assert scene.ask(2).what.id == "oath-ask-sticky-fire"
    scene.do("yes")
    assert [scene.board(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("10.force-a")
def test_a_force_is_the_board_of_the_attacker_and_what_was_added_to_the_defense() -> None:
    """The defender's pawn is elsewhere, so the board does not count; the targeted site does."""
    scene = Scene(pawns="2 3 4", warbands={"2": (1, 4)}, board=[6, 5, 0], listen=True).dice("blank")
    scene.do("campaign", "dice:0", "sacrifice")
    assert scene.told("roll-defense")[0]["args"]["defense"] == 4
    assert scene.board(1) == 5 + 2, "half of the four died, the others came home"
    assert scene.state.reserve[1] == 14 - 5 - 4 + 2


# --- ruling, sites and matching


@pytest.mark.rule("10.rule-a")
def test_who_rules_which_site() -> None:
    scene = Scene(roles=EMPIRE, facedown="4", warbands={"1": (0, 1), "2": (2, 3)})
    assert [scene.zone(f"site:{slot}")["ruler"] for slot in range(5)] == [-1, 0, 2, -1, -2]


@pytest.mark.rule("10.rule-a")
def test_with_a_site_one_rules_its_cards_and_always_ones_advisers() -> None:
    """Powers of ruled cards can be used from anywhere; those of other players' cards cannot."""
    cards = {"3": "wolves", "4": "scryer", "5": "spirit-snare", "6": "alchemist"}
    given: dict[str, Any] = {"roles": EMPIRE, "cards": cards, "piles": ["tents"], "facedown": "6"}
    given |= {"warbands": {"3": (0, 1), "4": (2, 1)}, "advisers": ["inquisitor", "tavern-songs", "memory-of-home"]}
    assert Scene(**given).options(about="use:") == ["use:wolves"]
    assert Scene(**given, turn=1).options(1, "use:") == ["use:wolves", "use:tavern-songs"]
    assert Scene(**given, turn=2).options(2, "use:") == ["use:scryer", "use:memory-of-home"]


@pytest.mark.rule("10.your-site-a")
@pytest.mark.parametrize(("slot", "pile"), [(1, 0), (4, 1), (6, 2)])
def test_the_own_site_and_region_are_those_of_the_pawn(slot: int, pile: int) -> None:
    given: dict[str, Any] = {"pawns": f"{slot} 0 0", "warbands": {"0": (0, 2)}, "relics_at": {str(slot): "map"}}
    scene = Scene(**given, piles=["wolves", "tents", "scouts"])
    assert scene.options(about="peek:") == [f"peek:{slot}.0"]
    assert scene.do("search").options() == ["deck", f"pile:{pile}"]


@pytest.mark.rule("10.match-a")
def test_only_faceup_advisers_of_the_suit_match() -> None:
    given: dict[str, Any] = {"cards": {"0": "elders"}, "favor": [1, 1, 1]}
    advisers = {"tents": 2, "wolves": 1}
    for adviser, gained in advisers.items():
        assert Scene(**given, advisers=[adviser]).do("trade").favor() == 1 + gained
    assert Scene(**given, facedown_advisers=["tents"]).do("trade").favor() == 2


@pytest.mark.rule("10.match-a")
def test_cards_without_a_suit_match_nothing() -> None:
    """Two facedown Visions are no common advisers for the Conspiracy."""
    scene = Scene(pawns="0 0 2", facedown_advisers=["faith rebellion", "conquest sanctuary"], world="conspiracy")
    assert scene.do("search", "conspiracy").acting


# --- cards on the move


@pytest.mark.rule("10.draw-a")
def test_cards_are_drawn_from_the_top() -> None:
    scene = Scene(piles=["wolves tents scouts elders"]).do("search", "pile:0")
    assert scene.options() == ["keep:wolves", "keep:tents", "keep:scouts"]
    assert scene.pile(0) == ["elders"]
    assert Scene(world="wolves tents scouts elders").do("search").world(1) == ["elders"]


@pytest.mark.rule("10.discard-a")
@pytest.mark.parametrize(("slot", "pile"), [(0, 1), (1, 1), (2, 2), (4, 2), (5, 0), (7, 0)])
def test_discards_go_on_top_of_the_pile_of_the_next_region(slot: int, pile: int) -> None:
    scene = Scene(pawns=f"{slot} 3 3", facedown_advisers=["wolves"], piles=["tents", "scouts", "elders"])
    scene.do("adviser:0", "discard")
    assert [scene.pile(region)[0] == "wolves" for region in range(3)] == [region == pile for region in range(3)]
    assert len(scene.pile(pile)) == 2


@pytest.mark.rule("10.discard-b", "10.move-a")
@pytest.mark.parametrize(("slot", "pile"), [(1, 1), (3, 2), (6, 0)])
def test_a_card_at_a_site_goes_by_its_own_region(slot: int, pile: int) -> None:
    """Roving Terror comes from the Cradle and takes the place of a card anywhere."""
    scene = Scene(cards={"0": "roving-terror", str(slot): "scouts"}).do("use:roving-terror")
    assert scene.pile(pile) == ["scouts"]
    assert scene.at(str(slot)) == ["roving-terror"]
    assert scene.at("0") == []


@pytest.mark.rule("10.discard-b")
def test_a_card_that_goes_to_the_box_is_not_discarded() -> None:
    scene = Scene(world="conspiracy").do("search", "conspiracy")
    assert [scene.pile(region) for region in range(3)] == [[], [], []]


@pytest.mark.rule("10.discard-c")
def test_tokens_on_a_discarded_card() -> None:
    """Favor to the bank of its suit at once, secrets facedown to who caused it, be the site another's."""
    given: dict[str, Any] = {"cards": {"0": "wolves"}, "advisers": ["taming-charm"], "warbands": {"0": (1, 1)}}
    scene = put_on(Scene(**given, favor=[1, 1, 1]), "wolves", favor=1)
    scene.do("use:taming-charm")
    assert scene.bank("beast") == 3 + 1 - 2, "the charm gives two of them"
    scene = put_on(Scene(**given, secrets=[1, 0, 0]), "wolves", secrets=1).do("use:taming-charm")
    assert [(scene.secrets(seat), scene.flipped(seat)) for seat in (0, 1)] == [(0, 1), (0, 0)]
    assert scene.secrets_on("wolves") == 0


@pytest.mark.rule("10.swap-a", "10.locked-a")
def test_swapped_cards_trade_places_but_locked_ones_stay() -> None:
    scene = Scene(relics=["horned-mask"], advisers=["tents"], cards={"0": "wolves"}).do("use:horned-mask")
    assert (scene.advisers(), scene.at("0")) == (["wolves"], ["tents"])
    assert "use:horned-mask" not in Scene(relics=["horned-mask"], advisers=["tents"], cards={"0": "keep"}).options()
    scene = Scene(relics=["horned-mask"], advisers=["faithful-friend"], cards={"0": "wolves"})
    assert "use:horned-mask" not in scene.options()


@pytest.mark.rule("10.locked-a")
def test_locked_cards_are_not_discarded() -> None:
    scene = Scene(cards={"0": "keep longbows"}, banners={"peoples-favor": (0, 1)}, world="wolves tents scouts")
    scene.do("search", "keep:wolves").picks(0, "discard:tents", "discard:scouts").do("site:0")
    assert scene.acting, "only one of the two can make room"
    assert scene.at("0") == ["keep", "wolves"]


@pytest.mark.rule("10.move-a")
def test_nothing_is_moved_where_it_may_not_lie() -> None:
    """Horned Mask: an adviser-only card cannot go to the site, a site-only one not to the advisers."""
    given: dict[str, Any] = {"relics": ["horned-mask"]}
    assert "use:horned-mask" not in Scene(**given, advisers=["true-names"], cards={"0": "wolves"}).options()
    assert "use:horned-mask" not in Scene(**given, advisers=["tents"], cards={"0": "wizard-school"}).options()


# --- giving and taking


@pytest.mark.rule("10.take-a", "10.reveal-a")
def test_a_relic_is_taken_to_the_personal_bank_faceup() -> None:
    scene = Scene(sites={0: "mountain"}, relics_at={"0": "map"}, listen=True).do("recover", "relic:0")
    assert scene.relics_at("0") == []
    for seat in (0, 1, 2, None):
        assert [card["face"] for card in scene.zone("relics:0", seat)["cards"]] == ["grand-scepter", "map"]


@pytest.mark.rule("10.take-a")
def test_secrets_are_taken_from_board_to_board() -> None:
    scene = Scene(pawns="0 0 2", advisers=["sleight-of-hand"]).do("use:sleight-of-hand")
    assert (scene.secrets(0), scene.secrets(1)) == (4, 2)


@pytest.mark.rule("10.give-a", "10.exchange-a")
def test_what_stops_taking_does_not_stop_giving() -> None:
    """The Circlet guards its holder's things against taking; they can be given away all the same."""
    advisers = ["scouts wrestlers", "longbows garrison"]
    given: dict[str, Any] = {"pawns": "2 2 3", "advisers": advisers, "relics": ["", "circlet-of-command map"]}
    scene = Scene(**given, world="conspiracy").do("search", "conspiracy")
    assert scene.options() == ["none", "relic:circlet-of-command"]
    scene = Scene(**given, cards={"2": "tinkers-fair"}).do("use:tinkers-fair", "player:1")
    scene.picks(0, "give-favor", "want-relic:map").answers(1, "accept")
    assert scene.relics(0) == ["grand-scepter", "map"]
    assert (scene.favor(0), scene.favor(1)) == (4, 6)


@pytest.mark.rule("10.exchange-a")
def test_an_exchange_needs_both() -> None:
    scene = Scene(cards={"0": "tinkers-fair"}, relics=["", "map"]).do("use:tinkers-fair", "player:1")
    scene.picks(0, "give-favor", "want-relic:map").answers(1, "refuse")
    assert scene.relics(1) == ["map"]
    assert (scene.favor(0), scene.favor(1)) == (5, 5)


@pytest.mark.rule("10.kill-a")
@pytest.mark.parametrize(("victim", "bank"), [(0, 0), (1, 0), (2, 2)])
def test_killed_warbands_go_home(victim: int, bank: int) -> None:
    """Those of a Citizen are purple and go to the Chancellor."""
    scene = Scene(roles=EMPIRE, cards={"0": "wolves"})
    before = scene.state.reserve[:]
    scene.do("use:wolves", f"player:{victim}")
    assert scene.board(victim) == 2
    assert [now - then for now, then in zip(scene.state.reserve, before, strict=True)] == [
        int(seat == bank) for seat in range(3)
    ]


@pytest.mark.rule("10.burn-a", "10.shared-bank-a")
def test_burned_favor_goes_to_the_shared_bank_and_to_no_other() -> None:
    scene = Scene(relics=["dowsing-sticks"], relic_deck="map")
    shared, banks = scene.state.shared, scene.state.bank[:]
    scene.do("use:dowsing-sticks")
    assert scene.favor() == 3
    assert scene.state.shared == shared + 2
    assert scene.state.bank == banks


@pytest.mark.rule("10.burn-a")
def test_burned_secrets_are_gone() -> None:
    scene = Scene(cards={"0": "memory-of-home"}).do("use:memory-of-home", "bank:order")
    assert [scene.secrets(seat) + scene.flipped(seat) for seat in range(3)] == [2, 3, 3]
    assert scene.state.secrets_on == {}


@pytest.mark.rule("10.gain-a")
def test_a_citizen_gains_purple_warbands() -> None:
    scene = Scene(roles=EMPIRE, turn=1, cards={"1": "longbows"})
    before = scene.state.reserve[:]
    scene.do("muster")
    assert scene.board(1) == 5
    assert scene.state.reserve == [before[0] - 2, before[1], before[2]]


@pytest.mark.rule("10.play-a")
def test_a_card_is_played_to_a_site_or_to_the_advisers() -> None:
    scene = Scene(facedown_advisers=["wolves tents"]).do("adviser:0", "site:0").do("adviser:0", "faceup")
    assert (scene.at("0"), scene.advisers()) == (["wolves"], ["tents"])


@pytest.mark.rule("10.travel-cost-a")
def test_some_powers_set_the_travel_cost_aside() -> None:
    given: dict[str, Any] = {"advisers": ["tents"], "pawns": "5 0 0"}
    assert Scene(**given).do("travel", "go-on", "travel:6").supply() == 7 - 3
    assert Scene(**given).do("travel", "use:tents", "travel:6").supply() == 7


@pytest.mark.rule("10.after-a")
def test_what_follows_directly_comes_before_anything_else() -> None:
    """The Dragonskin Drum: the warband is there as soon as the journey is over."""
    scene = Scene(relics=["dragonskin-drum"]).do("travel", "use:dragonskin-drum", "travel:3")
    assert scene.acting
    assert scene.board() == 4
