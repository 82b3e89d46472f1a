"""The twists of domains that the vocabulary only names: returning cards, robbing a monster, a slaying granted."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Args, Message, Ref
from kronika.games.valeria.actions import TO_DO, slay, slay_targets
from kronika.games.valeria.effects import Twist
from kronika.games.valeria.faces import CITIZEN, EVENT, STACK_NUMBERS
from kronika.games.valeria.pay import Means
from kronika.games.valeria.resolve import TWISTS, decline, word
from kronika.games.valeria.state import CITIZEN_STACKS, MONSTER_STACKS, NOTHING, Position


def return_card(s: Position, seat: int, effect: Twist, about: str, rule: str) -> Flow[None]:
    """May return an own citizen or slain monster to its center stack for points (V9.1, V9.6)."""
    if effect.what == CITIZEN:
        cards = [card for card in s.duchy[seat] if s.face(card).kind == CITIZEN]
    else:
        cards = [card for card in s.slain[seat] if s.face(card).kind != EVENT]
    by_name = {s.cards.name(card): card for card in cards}
    zone = "duchy" if effect.what == CITIZEN else "slain"
    options = [word(f"return:{name}", {"card": name}, (Ref(zone, name),)) for name in sorted(by_name)]
    if not options:
        return
    options.append(decline("return"))
    what = Message("valeria-ask-return", {"card": about, "vp": effect.amounts[3]})
    (pick,) = yield from choose(Ask(seat, what, options, rule=rule))
    if pick == len(by_name):
        return
    card = by_name[sorted(by_name)[pick]]
    stack = home_stack(s, card)
    (s.duchy if effect.what == CITIZEN else s.slain)[seat].remove(card)
    uncover(s, stack)
    put_in_place(s, stack, card)
    s.tell("return", seat, {"card": s.cards.name(card)}, [card], f"{zone}:{seat}", f"stack:{stack}")
    s.gain(seat, effect.amounts)


def home_stack(s: Position, card: int) -> int:
    """The center stack a card belongs to: by its numbers, or by the area of its stack."""
    face = s.face(card)
    if face.kind == CITIZEN:
        return CITIZEN_STACKS[STACK_NUMBERS.index(tuple(face.numbers))]
    return s.areas[face.area]


def uncover(s: Position, stack: int) -> None:
    """What lay on an exhausted stack goes back: an exhausted card under the deck, an event on top (V9.1-b, -c)."""
    cover = s.cover[stack]
    if cover == NOTHING:
        return
    s.cover[stack] = NOTHING
    s.tokens.pop(cover, None)
    if s.face(cover).kind == EVENT:
        s.deck.append(cover)
    else:
        s.deck.insert(0, cover)


def put_in_place(s: Position, stack: int, card: int) -> None:
    """A citizen goes on top; a monster to its place by strength, normally on top too (V9.6-a)."""
    cards = s.stacks[stack]
    place = len(cards)
    if stack in MONSTER_STACKS:
        while place and s.face(cards[place - 1]).strength < s.face(card).strength:
            place -= 1
    cards.insert(place, card)


def rob(s: Position, seat: int, effect: Twist, about: str, rule: str) -> Flow[None]:
    """May take a monster from an opponent, drawn blind, without its reward (V9.10); alone from the stacks (V14.2-e)."""
    if s.seats == 1:
        stack = next((i for i in MONSTER_STACKS if s.stacks[i]), NOTHING)
        if stack != NOTHING and (yield from may_rob(seat, about, rule)):
            card = s.stacks[stack].pop()
            s.slain[seat].append(card)
            s.tokens.pop(card, None)
            s.tell("rob-bank", seat, {"card": s.cards.name(card)}, [card], f"stack:{stack}", f"slain:{seat}")
        return
    victims = [other for other in s.opponents(seat) if s.slain[other]]
    if not victims:
        return
    options = [
        Option(f"rob:{other}", Message("valeria-do-rob", {"victim": other}), (Ref("seat", str(other)),))
        for other in victims
    ]
    options.append(decline("rob"))
    (pick,) = yield from choose(Ask(seat, Message("valeria-ask-rob", {"card": about}), options, rule=rule))
    if pick < len(victims):
        victim = victims[pick]
        card = s.slain[victim].pop(s.rng.below(len(s.slain[victim])))
        s.slain[seat].append(card)
        args: Args = {"card": s.cards.name(card), "victim": victim}
        s.tell("rob", seat, args, [card], f"slain:{victim}", f"slain:{seat}")


def may_rob(seat: int, about: str, rule: str) -> Flow[bool]:
    take = Option("yes", Message("valeria-do-rob-stack"))
    picks = yield from choose(Ask(seat, Message("valeria-ask-rob", {"card": about}), [take, decline("rob")], rule=rule))
    return picks == [0]


def may_slay(s: Position, seat: int, effect: Twist, about: str, rule: str) -> Flow[None]:
    """May slay a monster for its normal cost, as part of the action that grants it (V6.1-d)."""
    targets = slay_targets(s, Means(s, seat))
    if not targets:
        return
    options = [TO_DO[stack][s.cards.face[card]] for stack, card in targets]
    options.append(decline("slay"))
    (pick,) = yield from choose(Ask(seat, Message("valeria-ask-may-slay", {"card": about}), options, rule=rule))
    if pick < len(targets):
        yield from slay(s, seat, targets[pick][0])


TWISTS.update({"return": return_card, "rob-monster": rob, "slay": may_slay})
