"""Telling moments of Dominion."""

from __future__ import annotations

from kronika.engine.table import Table
from tests.browser.moments.moment import LONG_PEOPLE, Pose, asked, asked_at, asks, moment, onward, over, played
from tests.scenes.dominion import Scene


@moment("A first turn: the whole supply, five cards in hand.")
def opening() -> Pose:
    return Pose(played("dominion", 2, lambda table: True, rules={"kingdom": "first-game"}))


@moment("A kingdom is drafted: one card after the other out of all that there are.")
def draft() -> Pose:
    return asked_at("dominion", 4, "dominion-ask-draft", rules={"kingdom": "draft"}, names=LONG_PEOPLE)


@moment("Much money: nearly every pile can be bought, 20 options.")
def rich() -> Pose:
    return Pose(scene_of_riches().table, names=LONG_PEOPLE)


@moment("The list of all options lies open.")
def listed() -> Pose:
    return Pose(scene_of_riches().table, press=["l"])


def scene_of_riches() -> Scene:
    scene = Scene(hand="gold*4 silver*3 festival woodcutter", kingdom="market cellar moat witch mine", listen=True)
    scene.play("festival", "play:woodcutter")
    scene.to_buy_phase()
    return scene


@moment("Twenty cards in play after a long chain of Actions.")
def chain() -> Pose:
    hand = "village*5 smithy*2 festival*2 market*3 laboratory*3"
    scene = Scene(hand=f"{hand} militia woodcutter", deck="copper*6 silver*6 gold*4 estate*3", listen=True)
    for name in ["village"] * 5 + ["festival"] * 2 + ["market"] * 3 + ["laboratory"] * 3 + ["smithy"] * 2:
        scene.play(name)
    return Pose(scene.table, names=LONG_PEOPLE)


@moment("Twenty cards in play, Treasures among them, and the rest to buy with.")
def chain_bought() -> Pose:
    hand = "village*4 festival*2 market*3 laboratory*2 copper*4 silver*4"
    scene = Scene(hand=hand, deck="gold*8 estate*3", listen=True)
    for name in ["village"] * 4 + ["festival"] * 2 + ["market"] * 3 + ["laboratory"] * 2:
        scene.play(name)
    scene.to_buy_phase().buy("gold")
    return Pose(scene.table)


@moment("Somebody attacked may show a Moat.")
def moat() -> Pose:
    scene = Scene(hand="witch copper*4", rival_hand="moat copper*3 estate", listen=True)
    return Pose(scene.play("witch").table, seat=1)


@moment("A Moat and a Secret Chamber against a Torturer: which is shown first.")
def reactions() -> Pose:
    hands = ["torturer copper*4", "moat secret-chamber copper*3", "moat copper*4", "copper*5"]
    scene = Scene(seats=4, hands=hands, decks=["copper*9", "gold silver copper*3", "estate*4", "estate*5"], listen=True)
    return Pose(scene.play("torturer").table, seat=1, names=LONG_PEOPLE)


@moment("Secret Chamber: two cards go back onto the deck, in an order.")
def secret_chamber() -> Pose:
    scene = Scene(
        hand="witch copper*4", rival_hand="secret-chamber copper gold estate*2", rival_deck="silver*4", listen=True
    )
    scene.play("witch").answers(1, "reveal:secret-chamber")
    return Pose(scene.table, seat=1)


@moment("Thirteen cards in hand, any number of them to be discarded.")
def huge_hand() -> Pose:
    scene = Scene(hand="cellar copper*4 silver*2 estate*3 gold moat witch militia", deck="copper*9", listen=True)
    return Pose(scene.play("cellar").table, names=LONG_PEOPLE)


@moment("Some of thirteen cards are picked already.")
def half_picked() -> Pose:
    scene = Scene(hand="cellar copper*4 silver*2 estate*3 gold moat witch militia", deck="copper*9", listen=True)
    return Pose(scene.play("cellar").table, press=["1", "1", "4", "5"])


@moment("Militia: three of seven cards are kept.")
def militia() -> Pose:
    scene = Scene(hand="militia copper*4", rival_hand="gold silver moat estate*2 duchy province", listen=True)
    scene.play("militia")
    if scene.ask(1).what.id == "dominion-ask-react":
        scene.answers(1, scene.options(1)[-1])
    return Pose(scene.table, seat=1)


@moment("All pass a card at once, hidden from the others; four at the table.")
def masquerade() -> Pose:
    return asked_at("dominion", 4, "dominion-ask-masquerade", options=4, names=LONG_PEOPLE)


@moment("Scout: four cards back onto the deck in an order.")
def scout() -> Pose:
    return asked_at("dominion", 2, "dominion-ask-scout", options=3, press=["1", "2"])


@moment("Pawn: two of four words.")
def pawn() -> Pose:
    return asked_at("dominion", 3, "dominion-ask-pawn", press=["1"])


@moment("Steward: one of three, with long sentences.")
def steward() -> Pose:
    scene = Scene(hand="steward copper*3 curse", listen=True)
    return Pose(scene.play("steward").table)


@moment("Wishing Well: any card may be named.")
def wishing_well() -> Pose:
    scene = Scene(hand="wishing-well copper*4", deck="copper*5", listen=True)
    return Pose(scene.play("wishing-well").table)


@moment("Thief: what of the three others' Treasures is trashed.")
def thief() -> Pose:
    decks = ["copper*5", "gold silver copper", "silver copper", "gold gold"]
    scene = Scene(seats=4, hands=["thief copper*4"], decks=decks, listen=True)
    return Pose(scene.play("thief").table, names=LONG_PEOPLE)


@moment("Spy: the top cards of everybody, one after the other.")
def spy() -> Pose:
    scene = Scene(seats=3, hands=["spy copper*4"], decks=["estate*3", "gold*3", "province*3"], listen=True)
    return Pose(scene.play("spy").table)


@moment("Throne Room on a Throne Room: what is played twice.")
def throne_room() -> Pose:
    scene = Scene(hand="throne-room*2 smithy militia village remodel copper", deck="copper*9", listen=True)
    return Pose(scene.play("throne-room", "play:throne-room").table)


@moment("Remodel: what is gained instead, up to every pile of the supply.")
def remodel() -> Pose:
    scene = Scene(hand="remodel province gold copper*2", listen=True)
    return Pose(scene.play("remodel", "trash:province").table)


@moment("Library: is the Action card set aside.")
def library() -> Pose:
    scene = Scene(hand="library copper*3", deck="copper smithy village copper*4", listen=True)
    return Pose(scene.play("library").table)


@moment("Swindler: which card of equal cost a victim gets.")
def swindler() -> Pose:
    scene = Scene(hand="swindler copper*4", rival_deck="smithy*4", kingdom="militia remodel bureaucrat", listen=True)
    return Pose(scene.play("swindler").table)


@moment("Two piles empty, a third nearly; a rival far ahead.")
def last_card() -> Pose:
    piles = {"estate": 0, "duchy": 0, "province": 1, "moat": 3}
    scene = Scene(
        hand="gold*3 copper*2", rival_deck="province*6 duchy*4 estate*6", discard="estate*3", piles=piles, listen=True
    )
    return Pose(scene.to_buy_phase().table)


@moment("Four at the table, long names, all of them wait for one.")
def waiting() -> Pose:
    table = played("dominion", 4, lambda table: table.seq > 60, bot="big-money")
    return Pose(table, seat=(asked(table) + 1) % 4, names=LONG_PEOPLE)


@moment("Six at the table with long names, late in the game.")
def six() -> Pose:
    rules = {"large": True, "kingdom": "random"}
    table = played("dominion", 6, asks("dominion-ask-buy", options=10, after=150), rules=rules)
    return Pose(table, asked(table), LONG_PEOPLE)


@moment("Somebody looks on who does not play; six at the table.")
def spectator() -> Pose:
    table = played("dominion", 6, late, rules={"large": True}, bot="big-money")
    return Pose(
        table, None, LONG_PEOPLE, said=[(0, "Hello!"), (1, "A very long word: Donaudampfschifffahrtsgesellschaft")]
    )


def late(table: Table) -> bool:
    return table.seq > 120


@moment("The line to the server is lost in one's own turn.")
def lost_line() -> Pose:
    table = played("dominion", 2, asks("dominion-ask-buy", after=40))
    return Pose(table, asked(table), lost=True)


@moment("A rival asks for an undo.")
def undo() -> Pose:
    table = played("dominion", 3, lambda table: table.seq > 60, bot="big-money")
    return Pose(table, asked(table), LONG_PEOPLE, undo_by=(asked(table) + 1) % 3)


@moment("The game is over: the result of six.")
def result() -> Pose:
    return Pose(played("dominion", 6, over, bot="big-money", rules={"large": True}), names=LONG_PEOPLE)


@moment("The game is over, and the window with the result is closed.")
def result_closed() -> Pose:
    return Pose(played("dominion", 2, over, bot="big-money"), press=["Escape"])


@moment("A chain of answers at a table of bots: the log is long.")
def long_log() -> Pose:
    table = played("dominion", 3, asks("dominion-ask-action", after=200), rules={"kingdom": "random"}, seed=3)
    assert onward(table, asks("dominion-ask-buy", options=5))
    return Pose(table, asked(table), bots=[seat for seat in range(3) if seat != asked(table)])


@moment("What happened since one's last turn, at the beginning of the next: a Witch, a Militia, a Province.")
def recap() -> Pose:
    hands = ["witch gold*2 silver copper", "militia copper*4", "estate*2 copper*3"]
    scene = Scene(seats=3, hands=hands, decks=["copper*9", "silver*9", "gold*9"], listen=True)
    scene.play("witch").to_buy_phase().buy("province")
    scene.play("militia")
    scene.picks(2, *scene.options(2)[:2])
    scene.to_buy_phase().buy("silver")
    return Pose(scene.table, seat=2, press=["r"])
