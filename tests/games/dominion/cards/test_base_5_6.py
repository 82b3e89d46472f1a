"""Kingdom cards of the base set that cost 5 and 6: D10.18 to D10.25."""

from __future__ import annotations

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

# --- Council Room


@pytest.mark.rule("D10.18")
def test_council_room_draws_four_and_a_card_for_everybody_else() -> None:
    scene = Scene(
        hands=["council-room", "copper", "estate*5"],
        decks=["gold*4 silver", "duchy copper", "curse"],
        seats=3,
        listen=True,
    ).play("council-room")
    assert scene.hand() == ["gold"] * 4
    assert scene.hand(1) == sorted_names("copper duchy")
    assert scene.hand(2) == sorted_names("estate*5 curse")
    assert (scene.actions, scene.buys, scene.coins) == (0, 2, 0)
    assert scene.asked() == [0]
    assert scene.saw("draw", seat=1) == [[], ["duchy"], []]


@pytest.mark.rule("D10.18")
def test_council_room_draws_for_a_player_without_cards_what_there_is() -> None:
    scene = Scene(hand="council-room", deck="gold", rival_discard="curse").play("council-room")
    assert scene.hand() == ["gold"]
    assert scene.hand(1) == ["curse"]
    assert scene.discard(1) == []


@pytest.mark.rule("D10.18", "D10.17")
def test_throne_room_on_council_room_makes_others_draw_two() -> None:
    scene = Scene(hand="throne-room council-room", deck="copper*8 gold", rival_deck="silver estate gold")
    scene.play("throne-room")
    assert scene.hand() == ["copper"] * 8
    assert scene.buys == 3
    assert scene.hand(1) == sorted_names("silver estate")


# --- Festival, Laboratory, Market


@pytest.mark.rule("D10.19")
def test_festival() -> None:
    scene = Scene(hand="festival moat", deck="gold").play("festival")
    assert (scene.actions, scene.buys, scene.coins) == (2, 2, 2)
    assert scene.hand() == ["moat"]
    assert scene.deck() == ["gold"]


@pytest.mark.rule("D10.20")
def test_laboratory() -> None:
    scene = Scene(hand="laboratory moat", deck="gold silver copper").play("laboratory")
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 0)
    assert scene.hand() == sorted_names("moat gold silver")
    assert scene.deck() == ["copper"]


@pytest.mark.rule("D10.22")
def test_market() -> None:
    scene = Scene(hand="market moat", deck="gold silver").play("market")
    assert (scene.actions, scene.buys, scene.coins) == (1, 2, 1)
    assert scene.hand() == sorted_names("moat gold")
    assert scene.deck() == ["silver"]


# --- Library


@pytest.mark.rule("D10.21")
def test_library_draws_up_to_seven() -> None:
    scene = Scene(hand="library copper*4", deck="gold silver estate curse").play("library")
    assert scene.hand() == sorted_names("copper*4 gold silver estate")
    assert scene.deck() == ["curse"]
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.rule("D10.21")
def test_library_asks_about_each_action_the_moment_it_is_drawn() -> None:
    scene = Scene(hand="library copper*4", deck="gold village silver smithy estate curse").play("library")
    ask = scene.ask()
    assert (ask.rule, ask.what.args, ask.private) == ("D10.21", {"card": "village"}, True)
    assert scene.hand() == sorted_names("copper*4 gold village")
    assert scene.deck() == in_order("silver smithy estate curse")
    scene.answers(0, "yes")
    assert scene.aside() == ["village"]
    assert scene.discard() == []
    assert scene.ask().what.args == {"card": "smithy"}
    scene.answers(0, "no")
    assert scene.hand() == sorted_names("copper*4 gold silver smithy")
    assert scene.discard() == ["village"]
    assert scene.aside() == []
    assert scene.deck() == in_order("estate curse")


@pytest.mark.rule("D10.21")
def test_library_cards_set_aside_do_not_count() -> None:
    scene = Scene(hand="library copper*5", deck="village*3 gold silver curse")
    scene.play("library", "yes", "yes", "yes")
    assert scene.hand() == sorted_names("copper*5 gold silver")
    assert scene.discard() == ["village"] * 3
    assert scene.deck() == ["curse"]


@pytest.mark.rule("D10.21", "D1.2-b")
def test_library_may_set_aside_a_card_that_is_an_action_among_other_things() -> None:
    scene = Scene(hand="library copper*6", deck="harem nobles").play("library")
    assert scene.hand() == sorted_names("copper*6 harem")
    assert scene.ask().rule == "D3.3-d"
    scene = Scene(hand="library copper*6", deck="nobles harem").play("library", "yes")
    assert scene.hand() == sorted_names("copper*6 harem")
    assert scene.discard() == ["nobles"]


@pytest.mark.rule("D10.21")
@pytest.mark.ruling("library", 1)
@pytest.mark.ruling("general", 4)
def test_library_does_not_shuffle_in_what_was_set_aside() -> None:
    scene = Scene(hand="library copper*4", deck="village", discard="gold silver").play("library", "yes")
    assert scene.hand() == sorted_names("copper*4 gold silver")
    assert scene.discard() == ["village"]
    assert scene.deck() == []
    assert scene.aside() == []


@pytest.mark.rule("D10.21")
@pytest.mark.parametrize("held", [7, 8])
def test_library_with_seven_in_hand_draws_nothing(held: int) -> None:
    scene = Scene(hand=f"library copper*{held}", deck="gold").play("library")
    assert scene.hand() == ["copper"] * held
    assert scene.deck() == ["gold"]


@pytest.mark.rule("D10.21")
def test_library_makes_do_with_fewer() -> None:
    scene = Scene(hand="library copper", deck="gold", discard="silver").play("library")
    assert scene.hand() == sorted_names("copper gold silver")
    assert scene.deck() == scene.discard() == []


@pytest.mark.rule("D10.21", "D6.1-a", "D4.7-a")
def test_library_shows_what_is_set_aside_and_nothing_of_what_is_kept() -> None:
    scene = Scene(hand="library copper*5", deck="village smithy gold", listen=True).play("library")
    for seat in (1, None):
        assert scene.shown("hand:0", seat) == []
        assert scene.zone("hand:0", seat)["count"] == 6
        assert scene.saw("draw", seat) == [[]]
    scene.answers(0, "no")
    assert scene.shown("hand:0", seat=1) == []
    scene.answers(0, "yes")
    assert scene.saw("aside", seat=1) == [["smithy"]]
    assert scene.saw("draw", seat=1) == [[], [], []]
    assert scene.saw("draw", seat=0) == [["village"], ["smithy"], ["gold"]]
    assert scene.shown("hand:0", seat=1) == []
    assert scene.shown("discard:0", seat=1) == ["smithy"]


# --- Mine


@pytest.mark.rule("D10.23")
def test_mine_turns_a_treasure_into_a_better_one_in_hand() -> None:
    scene = Scene(hand="mine silver copper estate", kingdom="harem").play("mine")
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most) == ("D10.23", 1, 1)
    assert scene.options() == ["trash:copper", "trash:silver"]
    scene.answers(0, "trash:silver")
    assert scene.trash() == ["silver"]
    assert scene.ask().rule == "D10.23"
    assert scene.options() == ["gain:gold", "gain:harem", "gain:silver", "gain:copper"]
    assert scene.refusals()["gain:estate"] == "D10.23"
    scene.answers(0, "gain:gold")
    assert scene.hand() == sorted_names("gold copper estate")
    assert scene.discard() == []
    assert scene.pile("gold") == 29
    scene.to_buy_phase()
    assert scene.coins == 4


@pytest.mark.rule("D10.23")
def test_mine_brings_a_copper_no_further_than_a_silver() -> None:
    scene = Scene(hand="mine copper").play("mine")
    assert scene.options() == ["gain:silver", "gain:copper"]
    assert scene.refusals()["gain:gold"] == "D10.23"
    scene.answers(0, "gain:copper")
    assert scene.hand() == ["copper"]


@pytest.mark.rule("D10.23", "D3.2-d")
def test_mine_without_a_treasure_does_nothing() -> None:
    scene = Scene(hand="mine estate").play("mine")
    assert scene.ask().rule == "D3.3-d"
    assert scene.trash() == []
    assert scene.hand() == ["estate"]


@pytest.mark.rule("D10.23", "D9.24", "D1.2-b")
def test_mine_takes_and_gives_a_harem() -> None:
    given = Scene(hand="mine silver", kingdom="harem").play("mine", "gain:harem")
    assert given.hand() == ["harem"]
    taken = Scene(hand="mine harem").play("mine", "gain:gold")
    assert taken.trash() == ["harem"]
    assert taken.hand() == ["gold"]


@pytest.mark.rule("D10.23", "D4.11-b")
def test_mine_under_bridges_goes_by_current_costs() -> None:
    """With two Bridges Copper stays at 0 and Harem comes down to 4: still out of reach; with three it is 3."""
    two = Scene(hand="village*2 bridge*2 mine copper", deck="curse*2", kingdom="harem")
    two.play("village").play("village").play("bridge").play("bridge").play("mine")
    assert two.options() == ["gain:silver", "gain:copper"]
    assert two.refusals()["gain:harem"] == "D10.23"
    three = Scene(hand="village*3 bridge*3 mine copper", deck="curse*3", kingdom="harem")
    three.play("village").play("village").play("village").play("bridge").play("bridge").play("bridge").play("mine")
    assert three.options() == ["gain:gold", "gain:harem", "gain:silver", "gain:copper"]
    assert three.refusals()["gain:estate"] == "D10.23"


@pytest.mark.rule("D10.23", "D4.5-c")
def test_mine_trashes_also_when_there_is_no_treasure_to_gain() -> None:
    scene = Scene(hand="mine copper", piles={"copper": 0, "silver": 0}).play("mine")
    assert scene.trash() == ["copper"]
    assert scene.hand() == []


# --- Witch


@pytest.mark.rule("D10.24")
def test_witch_draws_two_and_curses_everybody_else() -> None:
    scene = Scene(hands=["witch", "copper", "copper"], decks=["gold silver copper"], seats=3).play("witch")
    assert scene.hand() == sorted_names("gold silver")
    assert [scene.discard(seat) for seat in range(3)] == [[], ["curse"], ["curse"]]
    assert scene.pile("curse") == 18
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.rule("D10.24", "D11.4", "D4.5-c")
def test_witch_gives_the_last_curses_to_those_who_sit_nearest_on_the_left() -> None:
    scene = Scene(hands=["witch"], seats=4, piles={"curse": 2}).play("witch")
    assert [scene.discard(seat) for seat in range(4)] == [[], ["curse"], ["curse"], []]
    assert scene.pile("curse") == 0


@pytest.mark.rule("D10.24", "D11.4")
def test_witch_of_another_seat_starts_on_that_seats_left() -> None:
    scene = Scene(hands=["copper", "copper", "witch", "copper"], seats=4, piles={"curse": 2})
    scene.end_turn().end_turn()
    assert scene.state.turn == 2
    scene.play("witch")
    assert [scene.discard(seat)[-1:] for seat in range(4)] == [["curse"], [], [], ["curse"]]


@pytest.mark.rule("D10.24")
def test_witch_still_draws_when_no_curses_are_left() -> None:
    scene = Scene(hand="witch", deck="gold silver", piles={"curse": 0}).play("witch")
    assert scene.hand() == sorted_names("gold silver")
    assert scene.discard(1) == []


# --- Adventurer


@pytest.mark.rule("D10.25")
def test_adventurer_digs_for_two_treasures() -> None:
    scene = Scene(hand="adventurer", deck="estate gold village curse silver copper", listen=True).play("adventurer")
    assert scene.hand() == sorted_names("gold silver")
    assert scene.discard() == in_order("estate village curse")
    assert scene.deck() == ["copper"]
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)
    assert scene.saw("reveal", seat=1) == [["estate"], ["gold"], ["village"], ["curse"], ["silver"]]
    assert scene.aside() == []
    assert sorted(scene.shown("hand:0", seat=1)) == sorted_names("gold silver")


@pytest.mark.rule("D10.25", "D9.24")
def test_adventurer_finds_a_harem() -> None:
    scene = Scene(hand="adventurer", deck="harem estate copper gold").play("adventurer")
    assert scene.hand() == sorted_names("harem copper")
    assert scene.deck() == ["gold"]


@pytest.mark.rule("D10.25", "D4.6-b")
def test_adventurer_shuffles_without_what_was_turned_up() -> None:
    scene = Scene(hand="adventurer", deck="estate copper", discard="silver").play("adventurer")
    assert scene.hand() == sorted_names("copper silver")
    assert scene.discard() == ["estate"]
    assert scene.deck() == []


@pytest.mark.rule("D10.25")
def test_adventurer_makes_do_with_fewer_treasures() -> None:
    scene = Scene(hand="adventurer", deck="estate*2", discard="curse copper").play("adventurer")
    assert scene.hand() == ["copper"]
    assert sorted(scene.discard()) == sorted_names("estate*2 curse")
    none = Scene(hand="adventurer", deck="estate*2", discard="curse").play("adventurer")
    assert none.hand() == none.deck() == []
    assert sorted(none.discard()) == sorted_names("estate*2 curse")


@pytest.mark.rule("D10.25", "D3.2-c")
def test_adventurer_may_not_leave_a_treasure() -> None:
    scene = Scene(hand="adventurer", deck="copper*2 gold*2").play("adventurer")
    assert scene.hand() == ["copper"] * 2
    with pytest.raises(IllegalAnswer):
        scene.answers(0, "no")
