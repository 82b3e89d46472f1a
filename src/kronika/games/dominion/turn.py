"""A turn: Action phase, Buy phase, Clean-up (D3), and how an Action card is played (D3.2, D5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kronika.engine.ask import Ask, Flow, Option, Refusal
from kronika.engine.flow import choose, pause
from kronika.engine.game import State
from kronika.engine.message import Args, Message, Ref
from kronika.games.dominion import memory, zones
from kronika.games.dominion.choices import BUY, END, PLAY, PLAY_TREASURE, PLAY_TREASURES, card_option, word_option
from kronika.games.dominion.faces import (
    ACTION,
    ATTACK,
    BIT,
    COINS,
    COPPER,
    COST,
    FACES,
    NAMES,
    PROVINCE,
    REACTION,
    TREASURE,
    TYPES,
)
from kronika.games.dominion.player import Player, refused_piles
from kronika.games.dominion.state import ACTIONS, BUYS, Position


class Turn(Player):
    """The player whose turn it is, while one Action card is carried out."""

    __slots__ = ("card", "immune")

    def __init__(self, s: Position, seat: int, card: int, immune: int = 0) -> None:
        self.s = s
        self.seat = seat
        self.card = card
        self.immune = immune

    def plus(self, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
        """+X Actions, +X Buys, +X coins (D4.2, D4.10)."""
        s = self.s
        s.actions += actions
        s.buys += buys
        s.coins += coins
        if s.events is not None and (actions or buys or coins):
            s.tell("plus", self.seat, {"actions": actions, "buys": buys, "coins": coins})

    def attacked(self) -> Iterator[Player]:
        """The other players in turn order, without those whom the Attack leaves alone."""
        for seat in self.s.others(self.seat):
            if not self.immune >> seat & 1:
                yield Player(self.s, seat)

    def others(self) -> list[Player]:
        """All other players in turn order."""
        return [Player(self.s, seat) for seat in self.s.others(self.seat)]

    def passing_players(self) -> list[Player]:
        """Who takes part in passing cards: all, or (a setup item, D11.9) only those who hold any, if there are two."""
        players = [Player(self.s, self.seat), *self.others()]
        if not self.s.masquerade_skips:
            return players
        holding = [p for p in players if p.hand]
        return holding if len(holding) > 1 else []

    def pass_left(self, ring: list[int], passed: dict[int, int]) -> None:
        """Each seat of the ring passes its card face down to the next one's hand, all at once (D4.9)."""
        left = {seat: ring[(i + 1) % len(ring)] for i, seat in enumerate(ring)}
        zones.pass_cards(self.s, [(seat, left[seat], passed[seat]) for seat in ring if seat in passed])

    def trash_this(self) -> bool:
        """Trashes the card being played; False if it is no longer in play (played twice by a Throne Room)."""
        if self.card not in self.s.play:
            return False
        zones.trash_card(self.s, self.seat, self.card, self.s.play, "play")
        return True

    def play(self, card: int) -> Flow[None]:
        """Plays an Action card from hand without using up an Action."""
        put_in_play(self.s, self.seat, card)
        yield from resolve(self.s, self.seat, card)

    def play_again(self, card: int) -> Flow[None]:
        """Carries out once more a card that has been played."""
        if self.s.events is not None:
            self.s.tell("again", self.seat, {"card": self.s.cards.name(card)})
        yield from resolve(self.s, self.seat, card)


# --- the asks a step begins with (see game.py) ---


ACTIONS_BY_NUMBER: Final = [face.number for face in FACES if TYPES[face.number] & ACTION]
TREASURES_BY_NUMBER: Final = [face.number for face in FACES if COINS[face.number]]
TO_PLAY: Final = [card_option("play", "hand", face.number, 1, PLAY) for face in FACES]
TREASURES_TO_PLAY: Final = [card_option("treasure", "hand", face.number, 1, PLAY_TREASURE) for face in FACES]
TO_BUY: Final = [card_option("buy", "pile", face.number, 1, BUY) for face in FACES]


def action_ask(s: Position, mask: int) -> Ask:
    what = Message("dominion-ask-action", {"actions": s.actions})
    options = [TO_PLAY[f] for f in ACTIONS_BY_NUMBER if mask & BIT[f]]
    options.append(word_option("end-actions", END))
    return Ask(s.turn, what, options, rule="D3.2-a", refuse=refused_actions)


def buy_ask(s: Position, mask: int) -> Ask:
    what = Message("dominion-ask-buy", {"coins": s.coins, "buys": s.buys})
    options: list[Option] = []
    if mask:
        options.append(word_option("treasures", PLAY_TREASURES))
        options += [TREASURES_TO_PLAY[f] for f in TREASURES_BY_NUMBER if mask & BIT[f]]
    supply, most = s.supply, dearest(s)
    options += [TO_BUY[f] for f in s.kingdom.offered if supply[f] > 0 and COST[f] <= most]
    options.append(word_option("end-turn", END))
    return Ask(s.turn, what, options, rule="D3.3-d", refuse=refused_buys)


def dearest(s: Position) -> int:
    """The highest printed cost for which the unspent coins are enough now (D3.3-d, D4.11)."""
    return s.coins + s.discount


def too_dear(s: Position, face: int) -> Message | None:
    if COST[face] <= dearest(s):
        return None
    return Message("dominion-why-coins", {"card": NAMES[face], "cost": zones.cost(s, face), "coins": s.coins})


def refused_actions(state: State, seat: int) -> list[Refusal]:
    """Cards in hand that are no Action (D3.2-d), and all purchases (they wait for the Buy phase)."""
    assert isinstance(state, Position)
    refused: list[Refusal] = []
    for f in sorted({state.cards.face[card] for card in state.hand[seat]}):
        if not TYPES[f] & ACTION:
            rule = "D3.3-c" if TYPES[f] & TREASURE else "D1.2-e"
            why = "dominion-why-later" if TYPES[f] & TREASURE else "dominion-why-no-use"
            name = NAMES[f]
            refused.append(Refusal(f"play:{name}", Message(why, {"card": name}), rule, (Ref("hand", name),)))
    later = Message("dominion-why-buy-later")
    for f in state.kingdom.piles:
        refused.append(Refusal(f"buy:{NAMES[f]}", later, "D3.1-a", (Ref("pile", NAMES[f]),)))
    return refused


def refused_buys(state: State, seat: int) -> list[Refusal]:
    """Purchases that can't be made, and cards in hand that can't be played any more."""
    assert isinstance(state, Position)
    refused = refused_piles(state, "buy", too_dear, "D3.3-d")
    for f in sorted({state.cards.face[card] for card in state.hand[seat]}):
        name = NAMES[f]
        refs = (Ref("hand", name),)
        if TYPES[f] & TREASURE:
            if state.bought and not state.late_treasures:
                reason = Message("dominion-why-treasures-first", {"card": name})
                refused.append(Refusal(f"treasure:{name}", reason, "D11.1", refs))
        elif TYPES[f] & ACTION:
            reason = Message("dominion-why-actions-over", {"card": name})
            refused.append(Refusal(f"play:{name}", reason, "D3.1-d", refs))
        else:
            reason = Message("dominion-why-no-use", {"card": name})
            refused.append(Refusal(f"play:{name}", reason, "D1.2-e", refs))
    return refused


# --- what the answer does ---


def play_action(s: Position, f: int) -> Flow[None] | None:
    """Plays an Action card from hand for one Action (D3.2-a), at once where the card asks nothing."""
    face = FACES[f]
    seat = s.turn
    if face.at_once is None or face.kinds & ATTACK:
        return play_action_flow(s, f)
    s.actions -= 1
    card = card_of(s, seat, f)
    put_in_play(s, seat, card)
    s.played += 1
    face.at_once(Turn(s, seat, card))
    end_actions_if_none(s)
    return None


def play_action_flow(s: Position, f: int) -> Flow[None]:
    s.actions -= 1
    card = card_of(s, s.turn, f)
    put_in_play(s, s.turn, card)
    yield from resolve(s, s.turn, card)
    end_actions_if_none(s)


def card_of(s: Position, seat: int, f: int) -> int:
    """A card in hand with this face."""
    face = s.cards.face
    for card in s.hand[seat]:
        if face[card] == f:
            return card
    raise AssertionError(f"seat {seat} holds no {NAMES[f]}")


def put_in_play(s: Position, seat: int, card: int) -> None:
    """A card from hand is played face up and stays until Clean-up (D3.2-b, D3.2-f)."""
    if s.lost[-1]:
        memory.recall(s, seat)
    s.hand[seat].remove(card)
    s.play.append(card)
    if s.cards.known:
        s.cards.known.pop(card, None)
        zones.forget_like(s, seat, card)
    if s.events is not None:
        s.tell("play", seat, {"card": s.cards.name(card)}, [card], f"hand:{seat}", "play")


def resolve(s: Position, seat: int, card: int) -> Flow[None]:
    """Carries out a played Action card: reactions first (D5.1-b), then its text from top to bottom."""
    face = FACES[s.cards.face[card]]
    s.played += 1
    s.chain.append(card)
    turn = Turn(s, seat, card)
    if face.kinds & ATTACK:
        turn.immune = yield from reactions(s, seat, face.id)
    if face.at_once is not None:
        face.at_once(turn)
    elif face.effect is not None:
        yield from face.effect(turn)
    s.chain.pop()


def reactions(s: Position, attacker: int, attack: str) -> Flow[int]:
    """Before an Attack takes effect each other player, in turn order, may reveal Reactions, again and again but for
    those that made safe already (D11.15); returns the set of those whom the Attack leaves alone."""
    immune = 0
    attacked = (1 << s.seats) - 1 & ~(1 << attacker)
    for seat in s.others(attacker):
        victim = Player(s, seat)
        shields = 0
        safe = 0  # 1 once a Reaction has made safe, 2 once one was shown that did not: then it is asked once more
        while True:
            cards = [card for card in victim.of_kind(REACTION) if not shields & BIT[s.cards.face[card]]]
            if not cards:
                yield from pause(seat, attacked)
                break
            about: Args = {"player": attacker, "card": attack, "safe": safe}
            groups, ask = victim.card_ask("react", "reveal", cards, 1, 1, args=about)
            ask.options.append(word_option("no-reaction"))
            ask.among = attacked  # who holds a Reaction is nobody else's business (D11.16)
            (pick,) = yield from choose(ask)
            if pick == len(groups):
                break
            card = groups[pick][0]
            victim.show([card])
            effect = FACES[s.cards.face[card]].reaction
            assert effect is not None
            safe = safe or 2
            if (yield from effect(victim)):
                safe = 1
                immune |= 1 << seat
                if s.rules < 2:
                    continue  # it may be shown again
                shields |= BIT[s.cards.face[card]]
    return immune


def end_actions_if_none(s: Position) -> None:
    """The Action phase ends when no further Action card can be played (D3.2-g)."""
    if s.actions > 0:
        face = s.cards.face
        for card in s.hand[s.turn]:
            if TYPES[face[card]] & ACTION:
                return
    s.phase = BUYS


def begin_buys(s: Position) -> None:
    s.phase = BUYS


def play_treasures(s: Position) -> None:
    """All Treasures from hand at once (D3.3-c)."""
    face = s.cards.face
    hand = s.hand[s.turn]
    played: list[int] = []
    kept: list[int] = []
    coins = 0
    for card in hand:
        f = face[card]
        if COINS[f]:
            played.append(card)
            coins += COINS[f]
            if f == COPPER:
                coins += s.copper_bonus
        else:
            kept.append(card)
    s.hand[s.turn] = kept
    s.coins += coins
    s.play += played
    if s.cards.known:
        s.cards.hide(played)
    if s.events is not None:
        seat = s.turn
        s.tell("treasures", seat, {"coins": coins}, played, f"hand:{seat}", "play")


def play_treasure(s: Position, f: int) -> None:
    """One Treasure from hand; a Copper is worth more after a Coppersmith (D9.13)."""
    put_in_play(s, s.turn, card_of(s, s.turn, f))
    s.coins += COINS[f]
    if f == COPPER:
        s.coins += s.copper_bonus


def buy(s: Position, f: int) -> None:
    """Pays the current cost, uses a Buy; the card goes to the discard pile (D3.3-d, D3.3-f)."""
    s.coins -= zones.cost(s, f)
    s.buys -= 1
    s.bought = True
    zones.gain(s, s.turn, f, log="buy")
    if s.buys == 0:
        clean_up(s)


def clean_up(s: Position) -> None:
    """Everything in play or left in hand is discarded, five cards are drawn, the next player begins (D3.4).

    The cards from play are put on top of those from the hand, so the hand stays unseen (D11)."""
    seat = s.turn
    hand = s.hand[seat]
    pile = s.discard[seat]
    if s.events is not None:
        s.tell("clean-up", seat, {}, hand, f"hand:{seat}", f"discard:{seat}", 1 << seat)
        s.tell("clean-up", seat, {}, s.play, "play", f"discard:{seat}")
    if hand:
        if s.lost[-1]:
            memory.recall(s, seat)
        pile += hand
        s.unseen[seat] += hand
        if s.cards.known:
            s.cards.hide(hand, 1 << seat)
        hand.clear()
    pile += s.play
    s.play.clear()
    zones.draw(s, seat, 5)
    s.turns[seat] += 1
    if s.supply[PROVINCE] == 0 or s.empty >= s.end_piles or stuck(s):
        s.over = True
        return
    begin_turn(s, (seat + 1) % s.seats)


def stuck(s: Position) -> bool:
    """Whether for 100 turns each no card has left the supply or stayed in the trash: such a game would never end by
    itself (all money trashed, nothing left that is free), so it is counted as it stands (D11.14)."""
    now = len(s.cards.face) + len(s.trash)
    if now != s.mark:
        s.mark = now
        s.idle = 0
        return False
    s.idle += 1
    return s.idle >= 100 * s.seats


def begin_turn(s: Position, seat: int) -> None:
    """One Action, one Buy, no coins (D3.2-a, D3.3-a)."""
    s.turn = seat
    s.phase = ACTIONS
    s.actions = 1
    s.buys = 1
    s.coins = 0
    s.discount = 0
    s.copper_bonus = 0
    s.played = 0
    s.bought = False
    if s.events is not None:
        s.tell("turn", seat, {"turn": s.turns[seat] + 1})
    end_actions_if_none(s)
