"""The 25 Kingdom cards of the base game, first edition, in the order of D10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.engine.ask import Flow
from kronika.engine.flow import pause
from kronika.engine.message import Args
from kronika.games.dominion.face import (
    ACTION,
    ATTACK,
    REACTION,
    TREASURE,
    VICTORY,
    action,
    at_once,
    bonus,
    reaction,
    victory,
)

if TYPE_CHECKING:
    from kronika.games.dominion.player import Player
    from kronika.games.dominion.turn import Turn

SET = "base"


@action("cellar", "D10.1", SET, cost=2)
def cellar(turn: Turn) -> Flow[None]:
    turn.plus(actions=1)
    discarded = yield from turn.choose_discards("cellar", 0, len(turn.hand))
    turn.draw(discarded)


@action("chapel", "D10.2", SET, cost=2)
def chapel(turn: Turn) -> Flow[None]:
    yield from turn.choose_trash("chapel", 0, 4)


@at_once("moat", "D10.3", SET, cost=2, kinds=REACTION)
def moat(turn: Turn) -> None:
    turn.draw(2)


@reaction("moat")
def moat_reaction(victim: Player) -> Flow[bool]:
    return True
    yield


@action("chancellor", "D10.4", SET, cost=3)
def chancellor(turn: Turn) -> Flow[None]:
    turn.plus(coins=2)
    if turn.s.deck[turn.seat] and (yield from turn.may("chancellor")):
        turn.discard_deck()


bonus("village", "D10.5", SET, cost=3, cards=1, actions=2)
bonus("woodcutter", "D10.6", SET, cost=3, buys=1, coins=2)


@action("workshop", "D10.7", SET, cost=3)
def workshop(turn: Turn) -> Flow[None]:
    yield from turn.choose_gain("workshop", turn.costing_up_to(4))


@action("bureaucrat", "D10.8", SET, cost=4, kinds=ATTACK)
def bureaucrat(turn: Turn) -> Flow[None]:
    turn.gain("silver", to="deck")
    for victim in turn.attacked():
        shown = yield from victim.pick("bureaucrat", "top", victim.of_kind(VICTORY), 1, 1)
        if shown:
            victim.show_and_put_on_deck(shown[0])
        else:
            victim.show(victim.hand)


@action("feast", "D10.9", SET, cost=4)
def feast(turn: Turn) -> Flow[None]:
    turn.trash_this()
    yield from turn.choose_gain("feast", turn.costing_up_to(5))


victory("gardens", "D10.10", SET, cost=4, points=lambda owned: sum(owned) // 10)


@action("militia", "D10.11", SET, cost=4, kinds=ATTACK)
def militia(turn: Turn) -> Flow[None]:
    turn.plus(coins=2)
    for victim in turn.attacked():
        too_many = len(victim.hand) - 3
        if too_many > 0:
            yield from victim.choose_discards("militia", too_many, too_many)


@at_once("moneylender", "D10.12", SET, cost=4)
def moneylender(turn: Turn) -> None:
    coppers = turn.named("copper")
    if coppers:
        turn.trash(coppers[:1])
        turn.plus(coins=3)


@action("remodel", "D10.13", SET, cost=4)
def remodel(turn: Turn) -> Flow[None]:
    for card in (yield from turn.choose_trash("remodel", 1, 1)):
        yield from turn.choose_gain("remodel-gain", turn.costing_up_to(turn.cost_of(card) + 2))


bonus("smithy", "D10.14", SET, cost=4, cards=3)


@action("spy", "D10.15", SET, cost=4, kinds=ATTACK)
def spy(turn: Turn) -> Flow[None]:
    turn.draw(1)
    turn.plus(actions=1)
    for player in [turn, *turn.attacked()]:
        for card in player.reveal(1):
            about = "spy-own" if player is turn else "spy"
            if (yield from turn.may(about, {"card": turn.face(card).id, "victim": player.seat})):
                player.discard_revealed([card])
            else:
                player.put_back(card)


@action("thief", "D10.16", SET, cost=4, kinds=ATTACK)
def thief(turn: Turn) -> Flow[None]:
    stolen: list[int] = []
    for victim in turn.attacked():
        revealed = victim.reveal(2)
        treasures = [card for card in revealed if turn.is_a(TREASURE, card)]
        if treasures:
            whose: Args = {"victim": victim.seat}
            (card,) = yield from turn.pick("thief", "trash", treasures, 1, 1, f"aside:{victim.seat}", args=whose)
            victim.trash_revealed(card)
            stolen.append(card)
            revealed.remove(card)
        victim.discard_revealed(revealed)
    if stolen:
        for card in (yield from turn.pick("thief-gain", "gain", stolen, 0, len(stolen), "trash")):
            turn.gain_from_trash(card)


@action("throne-room", "D10.17", SET, cost=4)
def throne_room(turn: Turn) -> Flow[None]:
    for card in (yield from turn.pick("throne-room", "play", turn.of_kind(ACTION), 1, 1)):
        yield from turn.play(card)
        yield from turn.play_again(card)


@at_once("council-room", "D10.18", SET, cost=5)
def council_room(turn: Turn) -> None:
    turn.draw(4)
    turn.plus(buys=1)
    for player in turn.others():
        player.draw(1)


bonus("festival", "D10.19", SET, cost=5, actions=2, buys=1, coins=2)
bonus("laboratory", "D10.20", SET, cost=5, cards=2, actions=1)


@action("library", "D10.21", SET, cost=5)
def library(turn: Turn) -> Flow[None]:
    aside: list[int] = []
    while len(turn.hand) < 7:
        drawn = turn.draw(1)
        if not drawn:
            break
        card = drawn[0]
        about: Args = {"card": turn.face(card).id}
        if not turn.is_a(ACTION, card):
            yield from pause(turn.seat)
        elif (yield from turn.may("library", about, private=True)):
            turn.set_aside(card)
            aside.append(card)
    turn.discard_revealed(aside)


bonus("market", "D10.22", SET, cost=5, cards=1, actions=1, buys=1, coins=1)


@action("mine", "D10.23", SET, cost=5)
def mine(turn: Turn) -> Flow[None]:
    for card in (yield from turn.choose_trash("mine", 1, 1, turn.of_kind(TREASURE))):
        yield from turn.choose_gain("mine-gain", turn.treasure_up_to(turn.cost_of(card) + 3), to="hand")


@at_once("witch", "D10.24", SET, cost=5, kinds=ATTACK)
def witch(turn: Turn) -> None:
    turn.draw(2)
    for victim in turn.attacked():
        victim.gain("curse")


@at_once("adventurer", "D10.25", SET, cost=6)
def adventurer(turn: Turn) -> None:
    treasures: list[int] = []
    others: list[int] = []
    while len(treasures) < 2 and (up := turn.reveal(1)):
        if turn.is_a(TREASURE, up[0]):
            treasures += up
        else:
            others += up
    for card in treasures:
        turn.take(card)
    turn.discard_revealed(others)
