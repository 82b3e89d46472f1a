"""Reacting to Attacks: D5."""

from __future__ import annotations

import pytest

from kronika.engine.table import Table
from kronika.engine.texts import catalogue
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

PLAYERS = ["Anna", "Karel", "Ivo"]
ATTACKS = in_order("bureaucrat militia spy thief witch swindler minion saboteur torturer")


def asked(scene: Scene, seat: int, lang: str) -> str:
    return catalogue(lang).prompt(scene.ask(seat).what, PLAYERS)


@pytest.mark.rule("D5.1-a", "D3.2-h")
@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("reaction", ["moat", "secret-chamber"])
def test_a_reaction_can_be_used_against_every_attack_of_another(attack: str, reaction: str) -> None:
    scene = Scene(hand=attack, rival_hand=f"{reaction} copper*4", rival_deck="gold*5").play(attack)
    assert scene.asked() == [1]
    assert scene.ask(1).rule == "D5.1-a"
    assert scene.options(1) == [f"reveal:{reaction}", "no-reaction"]


@pytest.mark.rule("D5.1-a")
@pytest.mark.parametrize("harmless", in_order("council-room woodcutter smithy tribute"))
def test_no_reaction_to_what_is_no_attack(harmless: str) -> None:
    scene = Scene(hand=harmless, deck="copper*5", rival_hand="moat secret-chamber", rival_deck="curse gold copper")
    scene.play(harmless)
    assert scene.asked() == [0]


@pytest.mark.rule("D5.1-a")
def test_no_reaction_to_a_purchase_or_to_an_attack_card_that_is_merely_bought() -> None:
    scene = Scene(hand="gold*2", kingdom="witch", rival_hand="moat", rival_deck="copper").to_buy_phase().buy("witch")
    assert scene.asked() == [1]
    assert scene.ask(1).rule == "D3.2-a"


@pytest.mark.rule("D5.1-b")
@pytest.mark.ruling("general", 10)
def test_reactions_come_before_the_attack_does_anything_at_all() -> None:
    militia = Scene(hand="militia", rival_hand="moat copper*4").play("militia")
    assert militia.coins == 0
    assert militia.in_play() == ["militia"]
    witch = Scene(hand="witch", deck="gold silver", rival_hand="moat").play("witch")
    assert witch.hand() == []
    assert witch.deck() == in_order("gold silver")
    bureaucrat = Scene(hand="bureaucrat", rival_hand="moat").play("bureaucrat")
    assert bureaucrat.deck() == []
    spy = Scene(hand="spy", deck="gold silver", rival_hand="moat").play("spy")
    assert (spy.hand(), spy.actions) == ([], 0)


@pytest.mark.rule("D5.1-b")
@pytest.mark.ruling("general", 10)
def test_several_reactions_may_follow_one_another() -> None:
    """A Secret Chamber first, the Moat it drew next, the Chamber once more: then the Attack, which finds a Moat."""
    scene = Scene(hand="witch", rival_hand="secret-chamber copper*2", rival_deck="moat gold silver estate")
    scene.play("witch").answers(1, "reveal:secret-chamber")
    assert scene.ask(1).rule == "D9.3"
    scene.picks(1, "top:copper", "top:copper")
    assert scene.hand(1) == sorted_names("secret-chamber moat gold")
    assert scene.options(1) == ["reveal:moat", "reveal:secret-chamber", "no-reaction"]
    scene.answers(1, "reveal:moat").answers(1, "reveal:secret-chamber").picks(1, "top:gold", "top:moat")
    assert scene.deck(1)[:2] == in_order("moat gold")
    scene.answers(1, "no-reaction")
    assert scene.discard(1) == []
    assert scene.pile("curse") == 10


@pytest.mark.rule("D5.1-b", "D11.4")
def test_a_moat_put_back_after_it_was_shown_still_protects() -> None:
    scene = Scene(hand="militia", rival_hand="secret-chamber moat copper*3", rival_deck="gold*2").play("militia")
    scene.answers(1, "reveal:moat").answers(1, "reveal:secret-chamber").picks(1, "top:moat", "top:copper")
    scene.answers(1, "no-reaction")
    assert scene.hand(1) == sorted_names("secret-chamber copper*2 gold*2")
    assert scene.asked() == [0]
    assert scene.coins == 2


@pytest.mark.rule("D5.1-c")
def test_in_ones_own_turn_a_reaction_is_played_like_any_action() -> None:
    chamber = Scene(hand="secret-chamber estate*2 copper", deck="gold*3").play("secret-chamber")
    assert chamber.ask().rule == "D9.3"
    chamber.picks(0, "discard:estate", "discard:estate")
    assert chamber.coins == 2
    assert chamber.hand() == ["copper"]
    assert chamber.deck() == ["gold"] * 3
    moat = Scene(hand="moat", deck="gold silver").play("moat")
    assert moat.hand() == sorted_names("gold silver")
    assert moat.actions == 0


@pytest.mark.rule("D5.1-c")
def test_ones_own_attack_does_not_make_one_react() -> None:
    scene = Scene(hand="witch moat secret-chamber", deck="copper*2", rival_hand="copper").play("witch")
    assert scene.asked() == [0]
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.rule("D5.1-d")
def test_a_shown_reaction_goes_back_to_hand_and_costs_no_action() -> None:
    scene = Scene(hand="witch", rival_hand="moat village", rival_deck="copper", listen=True).play("witch")
    scene.answers(1, "reveal:moat")
    assert scene.hand(1) == sorted_names("moat village")
    assert scene.in_play() == ["witch"]
    assert scene.saw("show", seat=0) == [["moat"]]
    assert scene.shown("hand:1", seat=0) == ["moat"]
    scene.end_turn()
    assert scene.actions == 1
    assert scene.options(1) == ["play:moat", "play:village", "end-actions"]


def test_who_has_shown_a_reaction_that_does_not_make_safe_hears_that_it_is_asked_once_more() -> None:
    scene = Scene(hand="witch", rival_hand="secret-chamber copper*3", rival_deck="gold*2").play("witch")
    scene.answers(1, "reveal:secret-chamber")
    scene.table.answer(1, ["top:copper", "top:gold"])
    assert scene.ask(1).what.args["safe"] == 2
    assert asked(scene, 1, "en") == "Anna attacks with Witch, and your Reaction does not keep it off. Reveal one more?"


@pytest.mark.rule("D11.15")
def test_whoever_is_safe_is_asked_only_for_what_still_does_something() -> None:
    scene = Scene(hand="witch", rival_hand="moat*2 secret-chamber copper", rival_deck="gold*2").play("witch")
    assert scene.ask(1).what.args["safe"] == 0
    scene.answers(1, "reveal:moat")
    assert scene.options(1) == ["reveal:secret-chamber", "no-reaction"]
    assert scene.ask(1).what.args["safe"] == 1
    scene.answers(1, "no-reaction")
    assert (scene.asked(), scene.discard(1)) == ([0], [])


@pytest.mark.rule("D11.15")
def test_the_question_says_who_attacks_with_what_and_whether_one_is_safe() -> None:
    scene = Scene(hands=["copper", "witch", "moat secret-chamber"], seats=3).end_turn().play("witch")
    assert asked(scene, 2, "en") == "Karel attacks with Witch. Reveal a Reaction?"
    assert asked(scene, 2, "cs") == "Karel útočí Čarodějnicí. Ukážeš reakci?"
    scene.answers(2, "reveal:moat")
    assert asked(scene, 2, "en") == "Karel plays Witch, but you are safe from it. Reveal another Reaction?"
    assert asked(scene, 2, "cs") == "Karel hraje Čarodějnici, ale ty jsi v bezpečí. Ukážeš ještě jinou reakci?"


@pytest.mark.rule("D5.1-e")
def test_nobody_has_to_react() -> None:
    scene = Scene(hand="witch", rival_hand="moat", listen=True).play("witch").answers(1, "no-reaction")
    assert scene.discard(1) == ["curse"]
    assert scene.told("show") == []
    assert scene.shown("hand:1", seat=0) == []


@pytest.mark.rule("D5.1-e")
def test_who_holds_no_reaction_is_not_asked() -> None:
    scene = Scene(hands=["witch", "copper*5", "moat", "estate"], seats=4).play("witch")
    assert scene.asked() == [2]
    scene.answers(2, "no-reaction")
    assert [scene.discard(seat) for seat in (1, 2, 3)] == [["curse"]] * 3


@pytest.mark.rule("D5.1-b", "D10.3")
@pytest.mark.ruling("moat", 1)
def test_several_players_may_each_show_a_moat() -> None:
    scene = Scene(hands=["witch", "moat", "moat", "copper"], seats=4).play("witch")
    for seat in (1, 2):
        scene.answers(seat, "reveal:moat")
    assert [scene.discard(seat) for seat in range(4)] == [[], [], [], ["curse"]]
    assert scene.pile("curse") == 29


@pytest.mark.rule("D11.16")
def test_nobody_sees_who_of_the_attacked_is_asked_for_a_reaction() -> None:
    scene = Scene(hands=["witch", "copper*5", "moat", "estate"], seats=4).play("witch")
    assert scene.asked() == [2]
    assert scene.table.view(None)["asked"] == scene.table.view(0)["asked"] == [1, 2, 3]
    assert scene.table.view(1)["asked"] == [2, 3], "who is not asked knows that of themselves"
    assert scene.table.view(2)["asked"] == [1, 2, 3]


@pytest.mark.rule("D11.16")
def test_an_attack_stands_still_for_a_moment_whoever_holds_a_reaction() -> None:
    def noticed(rival: str) -> list[tuple[tuple[int, ...], int]]:
        """Who seems to be choosing and how many coins there are, whenever somebody could look."""
        scene = Scene(hand="militia", rival_hand=rival)
        seen: list[tuple[tuple[int, ...], int]] = []

        def look(table: Table) -> None:
            seen.append((tuple(table.view(0)["asked"]), scene.state.coins))

        scene.table.on_moment = look
        scene.play("militia")
        look(scene.table)
        if scene.ask(1).what.id == "dominion-ask-react":
            scene.answers(1, "no-reaction")
            look(scene.table)
        return list(dict.fromkeys(seen))

    assert noticed("moat copper*4") == noticed("gold copper*4") == [((1,), 0), ((1,), 2)]
