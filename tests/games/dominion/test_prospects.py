"""What a player is told of what follows: what the hand would pay for, what is left, what would be given away."""

from __future__ import annotations

from kronika.engine.prospects import Prospects
from kronika.engine.texts import catalogue
from tests.scenes.dominion import Scene

NAMES = ["Anna", "Karel"]


def of(scene: Scene, seat: int = 0) -> Prospects:
    return scene.table.prospects(seat)


def reach(scene: Scene) -> dict[str, list[list[str]]]:
    return {each.key: [list(keys) for keys in each.answers] for each in of(scene).reach}


def said(scene: Scene, key: str, lang: str = "en") -> str:
    foreseen = of(scene)
    message = foreseen.outlook.get(key) or foreseen.warnings[key]
    return catalogue(lang, "dominion").prompt(message, NAMES)


def warned(scene: Scene, key: str, lang: str = "en") -> str:
    warnings = of(scene).warnings
    return catalogue(lang, "dominion").prompt(warnings[key], NAMES) if key in warnings else ""


# --- what the hand would pay for ---


def test_a_pile_that_the_hand_pays_for_takes_the_fewest_treasures() -> None:
    scene = Scene(hand="gold silver copper*2 estate")
    assert reach(scene)["buy:estate"] == [["treasure:silver"], ["buy:estate"]]
    assert reach(scene)["buy:silver"] == [["treasure:gold"], ["buy:silver"]]
    assert reach(scene)["buy:duchy"] == [["treasure:silver"], ["treasure:gold"], ["buy:duchy"]]
    assert "buy:province" not in reach(scene)


def test_where_all_treasures_are_needed_they_are_played_at_once() -> None:
    scene = Scene(hand="gold silver copper*2 estate", kingdom="moat")
    scene.answers(0, "treasure:copper")
    assert reach(scene)["buy:gold"] == [["treasure:silver"], ["treasure:gold"], ["buy:gold"]]
    assert reach(Scene(hand="gold*2 silver"))["buy:province"] == [["treasures"], ["buy:province"]]


def test_coins_on_the_table_are_an_option_and_not_within_reach() -> None:
    scene = Scene(hand="silver copper*2")
    scene.answers(0, "treasure:silver")
    assert "buy:copper" in scene.options(0)
    assert not {"buy:copper", "buy:estate"} & reach(scene).keys()


def test_whoever_may_buy_again_plays_all_treasures_first() -> None:
    """After the first purchase it would be too late (D11.1), unless the setup says otherwise."""
    hand = "woodcutter gold copper*3"
    scene = Scene(hand=hand).play("woodcutter")
    assert reach(scene)["buy:silver"] == [["treasures"], ["buy:silver"]]
    late = Scene(hand=hand, setup={"late-treasures": True}).play("woodcutter")
    assert reach(late)["buy:silver"] == [["treasure:copper"], ["buy:silver"]]


def test_reach_knows_what_cards_cost_and_bring_now() -> None:
    """A Bridge makes all cards cheaper (D9.11), a Coppersmith Coppers dearer (D9.13)."""
    bridge = Scene(hand="bridge silver copper", setup={"late-treasures": True}).play("bridge")
    assert reach(bridge)["buy:duchy"] == [["treasures"], ["buy:duchy"]]
    smith = Scene(hand="coppersmith copper*3").play("coppersmith")
    assert reach(smith)["buy:gold"] == [["treasures"], ["buy:gold"]]
    assert reach(smith)["buy:silver"] == [["treasure:copper"], ["treasure:copper"], ["buy:silver"]]


def test_an_empty_pile_is_out_of_reach() -> None:
    assert "buy:silver" not in reach(Scene(hand="gold", piles={"silver": 0}))


def test_a_plan_is_played_as_it_says() -> None:
    scene = Scene(hand="gold silver copper*2 estate", deck="copper*9")
    for keys in reach(scene)["buy:duchy"]:
        scene.picks(0, *keys)
    assert "duchy" in scene.discard(0)


# --- what is offered first, and what follows ---


def test_treasures_are_offered_first_and_then_the_end_if_nothing_is_worth_buying() -> None:
    scene = Scene(hand="copper*2 estate*3")
    assert of(scene).primary == "treasures"
    assert said(scene, "treasures") == "+2, 2 in all"
    scene.answers(0, "treasures")
    assert of(scene).primary == "end-turn"
    assert said(scene, "end-turn") == "2 coins are lost"
    assert said(scene, "end-turn", "cs") == "2 mince propadnou"
    assert said(scene, "buy:estate") == "leaves no coins"


def test_the_only_action_is_offered_first_and_of_several_one_that_costs_nothing() -> None:
    assert of(Scene(hand="smithy copper*4", deck="copper*9")).primary == "play:smithy"
    assert of(Scene(hand="smithy village market copper*2", deck="copper*9")).primary == "play:village"
    assert of(Scene(hand="smithy militia copper*3", deck="copper*9")).primary == ""


def test_a_moat_is_offered_first_and_not_forgotten() -> None:
    scene = Scene(hand="witch copper*4", rival_hand="moat copper*4").play("witch")
    assert of(scene, 1).primary == "reveal:moat"
    assert of(scene, 1).warnings.keys() == {"no-reaction"}


# --- what would be given away ---


def test_whoever_leaves_a_playable_action_is_warned() -> None:
    one = Scene(hand="smithy copper*4", deck="copper*9")
    assert warned(one, "end-actions") == "Smithy is still in your hand and could be played."
    several = Scene(hand="village market smithy copper*2", deck="copper*9")
    assert warned(several, "end-actions").endswith("and 2 more Actions are still in your hand and could be played.")
    assert warned(one, "end-actions", "cs") == "V ruce ti zůstává Kovárna a můžeš ještě hrát."


def test_nobody_is_warned_of_what_is_better_kept_or_does_nothing() -> None:
    assert warned(Scene(hand="chapel gold*4"), "end-actions") == ""
    assert warned(Scene(hand="trading-post gold*4"), "end-actions") == ""
    assert warned(Scene(hand="moneylender gold*4"), "end-actions") == ""
    assert warned(Scene(hand="throne-room gold*4"), "end-actions") == ""
    assert warned(Scene(hand="moneylender copper gold*3"), "end-actions") != ""


def test_whoever_ends_the_turn_with_a_purchase_left_is_warned() -> None:
    scene = Scene(hand="gold*2 copper estate*2")
    assert warned(scene, "end-turn") == "You can still buy something: your 7 coins pay for Gold."
    assert warned(scene, "end-turn", "cs") == "Ještě můžeš něco koupit: 7 mincí ti stačí na Zlaťák."
    scene.answers(0, "treasures")
    assert warned(scene, "end-turn") != ""


def test_whoever_buys_before_the_treasures_are_played_is_warned_if_another_buy_would_miss_them() -> None:
    """After the first purchase it would be too late (D11.1), unless the setup says otherwise."""
    hand = "woodcutter copper*4"
    scene = Scene(hand=hand).play("woodcutter")
    said = "After a purchase no Treasures can be played: 4 coins would stay in your hand."
    assert warned(scene, "buy:estate") == said
    assert warned(scene, "buy:estate", "cs") == "Po nákupu už peníze nevyložíš: v ruce by zůstaly 4 mince."
    scene.answers(0, "treasures")
    assert warned(scene, "buy:estate") == ""
    assert warned(Scene(hand=hand, setup={"late-treasures": True}).play("woodcutter"), "buy:estate") == ""
    poor = Scene(hand="woodcutter copper").play("woodcutter")
    assert warned(poor, "buy:estate") == ""


def test_nobody_is_warned_for_the_sake_of_copper_curse_or_estate() -> None:
    scene = Scene(hand="copper*2 estate*3", kingdom="moat")
    assert warned(scene, "end-turn") == ""
    scene.answers(0, "treasures")
    assert warned(scene, "end-turn") == ""


# --- the purchase that ends the game (D7.1) ---


def test_the_last_province_says_how_the_game_would_end() -> None:
    scene = Scene(hand="gold*3", rival_hand="duchy*2", piles={"province": 1})
    scene.answers(0, "treasures")
    assert said(scene, "buy:province") == "ends the game: you have 6, Karel 6"
    assert said(scene, "buy:gold") == "leaves 3 coins"
    tied = "This purchase ends the game, and Karel wins: you have 6 points, Karel has 6."
    assert warned(scene, "buy:province") == tied, "of those tied the one with fewer turns wins (D7.3)"


def test_whoever_would_end_the_game_and_lose_it_is_asked_once_more() -> None:
    scene = Scene(hand="gold*3", rival_hand="province*2", piles={"province": 1})
    scene.answers(0, "treasures")
    lost = "This purchase ends the game, and Karel wins: you have 6 points, Karel has 12."
    assert warned(scene, "buy:province") == lost
    assert warned(scene, "buy:province", "cs") == "Tímhle nákupem hra skončí a vyhraje Karel: máš 6 bodů, Karel 12."
    more = Scene(hand="bridge gold*3", rival_hand="province*2", piles={"province": 1}).play("bridge")
    more.answers(0, "treasures")
    assert warned(more, "buy:province") == "", "there is another Buy to make up for it"


def test_the_last_card_of_the_third_pile_ends_the_game_too() -> None:
    scene = Scene(hand="silver*2", piles={"estate": 1, "curse": 0, "duchy": 0})
    scene.answers(0, "treasures")
    assert said(scene, "buy:estate").startswith("ends the game")
    two = Scene(hand="silver*2", piles={"estate": 1, "curse": 0})
    two.answers(0, "treasures")
    assert said(two, "buy:estate") == "leaves 2 coins"
