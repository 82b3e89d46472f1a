"""The 25 Kingdom cards of Intrigue, in the order of D9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.engine.ask import Flow
from kronika.engine.flow import all_of, pause
from kronika.games.dominion.face import (
    ACTION,
    ATTACK,
    FACES,
    NUMBER,
    REACTION,
    TREASURE,
    VICTORY,
    action,
    at_once,
    bonus,
    reaction,
    treasure,
    victory,
)

if TYPE_CHECKING:
    from kronika.games.dominion.player import Player
    from kronika.games.dominion.turn import Turn

SET = "intrigue"


@action("courtyard", "D9.1", SET, cost=2)
def courtyard(turn: Turn) -> Flow[None]:
    turn.draw(3)
    yield from turn.choose_on_deck("courtyard", 1)


@action("pawn", "D9.2", SET, cost=2)
def pawn(turn: Turn) -> Flow[None]:
    chosen = yield from turn.choose_two("pawn", "one-card", "one-action", "one-buy", "one-coin")
    for word in chosen:
        if word == "one-card":
            turn.draw(1)
        elif word == "one-action":
            turn.plus(actions=1)
        elif word == "one-buy":
            turn.plus(buys=1)
        else:
            turn.plus(coins=1)


@action("secret-chamber", "D9.3", SET, cost=2, kinds=REACTION)
def secret_chamber(turn: Turn) -> Flow[None]:
    discarded = yield from turn.choose_discards("secret-chamber", 0, len(turn.hand))
    turn.plus(coins=discarded)


@reaction("secret-chamber")
def secret_chamber_reaction(victim: Player) -> Flow[bool]:
    victim.draw(2)
    yield from victim.choose_on_deck("secret-chamber-back", 2)
    return False


bonus("great-hall", "D9.4", SET, cost=3, cards=1, actions=1, vp=1)


@action("masquerade", "D9.5", SET, cost=3)
def masquerade(turn: Turn) -> Flow[None]:
    turn.draw(2)
    passing = turn.passing_players()
    offers = {p.seat: p.card_ask("masquerade", "pass", p.hand, 1, 1) for p in passing if p.hand}
    picks = yield from all_of([ask for _, ask in offers.values()])
    passed = {seat: offers[seat][0][picks[seat][0]][-1] for seat in picks}
    turn.pass_left([p.seat for p in passing], passed)
    yield from turn.choose_trash("masquerade-trash", 0, 1)


@at_once("shanty-town", "D9.6", SET, cost=3)
def shanty_town(turn: Turn) -> None:
    turn.plus(actions=2)
    turn.show(turn.hand)
    if not turn.of_kind(ACTION):
        turn.draw(2)


@action("steward", "D9.7", SET, cost=3)
def steward(turn: Turn) -> Flow[None]:
    chosen = yield from turn.choose_one("steward", "two-cards", "two-coins", "trash-two")
    if chosen == "two-cards":
        turn.draw(2)
    elif chosen == "two-coins":
        turn.plus(coins=2)
    else:
        yield from turn.choose_trash("steward-trash", 2, 2)


@action("swindler", "D9.8", SET, cost=3, kinds=ATTACK)
def swindler(turn: Turn) -> Flow[None]:
    turn.plus(coins=2)
    for victim in turn.attacked():
        for card in victim.reveal(1):
            victim.trash_revealed(card)
            yield from turn.choose_gain("swindler", turn.costing(turn.cost_of(card)), receiver=victim)


@action("wishing-well", "D9.9", SET, cost=3)
def wishing_well(turn: Turn) -> Flow[None]:
    turn.draw(1)
    turn.plus(actions=1)
    wish = yield from turn.name_a_card("wishing-well")
    for card in turn.reveal(1):
        if turn.face(card) is wish:
            turn.take(card)
        else:
            turn.put_back(card)


@action("baron", "D9.10", SET, cost=4)
def baron(turn: Turn) -> Flow[None]:
    turn.plus(buys=1)
    estates = turn.named("estate")
    if not estates:
        yield from pause(turn.seat)
        turn.gain("estate")
    elif (yield from turn.choose_one("baron", "discard-estate", "gain-estate")) == "discard-estate":
        turn.discard(estates[:1])
        turn.plus(coins=4)
    else:
        turn.gain("estate")


@at_once("bridge", "D9.11", SET, cost=4)
def bridge(turn: Turn) -> None:
    turn.plus(buys=1, coins=1)
    turn.s.discount += 1


@at_once("conspirator", "D9.12", SET, cost=4)
def conspirator(turn: Turn) -> None:
    turn.plus(coins=2)
    if turn.s.played >= 3:
        turn.draw(1)
        turn.plus(actions=1)


@at_once("coppersmith", "D9.13", SET, cost=4)
def coppersmith(turn: Turn) -> None:
    turn.s.copper_bonus += 1


@action("ironworks", "D9.14", SET, cost=4)
def ironworks(turn: Turn) -> Flow[None]:
    gained = yield from turn.choose_gain("ironworks", turn.costing_up_to(4))
    if gained is None:
        return
    if gained.is_a(ACTION):
        turn.plus(actions=1)
    if gained.is_a(TREASURE):
        turn.plus(coins=1)
    if gained.is_a(VICTORY):
        turn.draw(1)


@action("mining-village", "D9.15", SET, cost=4)
def mining_village(turn: Turn) -> Flow[None]:
    turn.draw(1)
    turn.plus(actions=2)
    if turn.card in turn.s.play and (yield from turn.may("mining-village")) and turn.trash_this():
        turn.plus(coins=2)


@action("scout", "D9.16", SET, cost=4)
def scout(turn: Turn) -> Flow[None]:
    turn.plus(actions=1)
    revealed = turn.reveal(4)
    for card in revealed:
        if turn.is_a(VICTORY, card):
            turn.take(card)
    yield from turn.choose_order_back("scout", [card for card in revealed if not turn.is_a(VICTORY, card)])


victory("duke", "D9.17", SET, cost=5, points=lambda owned: owned[NUMBER["duchy"]])


@action("minion", "D9.18", SET, cost=5, kinds=ATTACK)
def minion(turn: Turn) -> Flow[None]:
    turn.plus(actions=1)
    if (yield from turn.choose_one("minion", "two-coins", "new-hands")) == "two-coins":
        turn.plus(coins=2)
        return
    yield from turn.discard_hand("minion-discard")
    turn.draw(4)
    for victim in turn.attacked():
        if len(victim.hand) >= 5:
            yield from victim.discard_hand("minion-discard")
            victim.draw(4)


@action("saboteur", "D9.19", SET, cost=5, kinds=ATTACK)
def saboteur(turn: Turn) -> Flow[None]:
    for victim in turn.attacked():
        revealed: list[int] = []
        while up := victim.reveal(1):
            if victim.cost_of(up[0]) >= 3:
                victim.trash_revealed(up[0])
                limit = victim.cost_of(up[0]) - 2
                yield from victim.choose_gain("saboteur", turn.costing_up_to(limit), optional=True)
                break
            revealed += up
        victim.discard_revealed(revealed)


@action("torturer", "D9.20", SET, cost=5, kinds=ATTACK)
def torturer(turn: Turn) -> Flow[None]:
    turn.draw(3)
    for victim in turn.attacked():
        chosen = yield from victim.choose_one("torturer", "discard-two", "take-curse")
        if chosen == "discard-two":
            yield from victim.choose_discards("torturer-discard", 2, 2)
        else:
            victim.gain("curse", to="hand")


@action("trading-post", "D9.21", SET, cost=5)
def trading_post(turn: Turn) -> Flow[None]:
    trashed = yield from turn.choose_trash("trading-post", 2, 2)
    if len(trashed) == 2:
        turn.gain("silver", to="hand")


@at_once("tribute", "D9.22", SET, cost=5)
def tribute(turn: Turn) -> None:
    giver = turn.left_neighbor()
    revealed = giver.reveal(2)
    giver.discard_revealed(revealed)
    for face in sorted({turn.s.cards.face[card] for card in revealed}):
        if FACES[face].is_a(ACTION):
            turn.plus(actions=2)
        if FACES[face].is_a(TREASURE):
            turn.plus(coins=2)
        if FACES[face].is_a(VICTORY):
            turn.draw(2)


@action("upgrade", "D9.23", SET, cost=5)
def upgrade(turn: Turn) -> Flow[None]:
    turn.draw(1)
    turn.plus(actions=1)
    for card in (yield from turn.choose_trash("upgrade", 1, 1)):
        yield from turn.choose_gain("upgrade-gain", turn.costing(turn.cost_of(card) + 1))


treasure("harem", "D9.24", SET, cost=6, coins=2, vp=2)


@action("nobles", "D9.25", SET, cost=6, vp=2)
def nobles(turn: Turn) -> Flow[None]:
    if (yield from turn.choose_one("nobles", "three-cards", "two-actions")) == "three-cards":
        turn.draw(3)
    else:
        turn.plus(actions=2)
