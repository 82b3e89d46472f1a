"""Looking for leaks: would a seat see anything else if the cards it doesn't know were other cards?

Five probes, each needed, since each is blind to what another finds:
- `look_again`: permute the faces the seat doesn't know; its view must stay the same.
- `name_again`: swap the ids of any two cards, known or not, before the step under way and play it again, or answer
  what begins the next one; view, asks, refusals and events must stay the same.
- `live_again`: permute them *before* the step under way and play it again; view, asks and events must stay the same,
  and so must the options of others that are asked in public.
- `answer_again`: permute them before an answer that begins a step; view, asks and events must stay the same.
- `choose_otherwise`: at a private ask, answer in two ways that look the same from outside; other seats see no change.
"""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from kronika.engine.ask import Ask, Reply
from kronika.engine.errors import IllegalAnswer
from kronika.engine.game import Game, State
from kronika.engine.rng import Mwc
from kronika.engine.table import Table
from kronika.scene import state_of
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw
from kronika.testing.walk import Seat, any_answer, everyone, rules_of, walk

VIEW = "What a seat must not know stays out of its sight and view; what it may know leaves `hidden(state, seat)`."
EVENT = (
    "Where the rules let an outcome depend on hidden cards (hands are compared), name its event in the game's "
    "`telling`. An event shows a card to the seats of its mask: Event(id, seat, {}, [(name, bit(seat))], …) to one "
    "seat, EVERYONE to all. A face in an event's arguments, or in an ask's, is seen by everybody who gets it."
)
PRIVATE = (
    "An ask whose options are read from hidden cards has `private=True`: then nobody sees whether there was a choice, "
    "and a search knows that it may have been another one."
)
NAMES = (
    "A card's id says which of two equal cards it is, when the players have long lost track of it: views, keys, "
    "references and events name cards by face and place, never by id, and in no order that follows from ids. Where a "
    "state keeps cards elsewhere than in `zones()`, its case renames them there too (`Case.swap_ids`)."
)
CHOICE = (
    "The answer to an ask with `secret=True` may show in no other view and no other event: hide the cards "
    "(`state.cards.hide`) or tell the event with a mask. If the answer is open, leave `secret` out."
)


def differ(one: object, other: object) -> bool:
    """Whether two plain things would be sent in other words: the order in which names come tells as much as any."""
    return msgspec.json.encode(one) != msgspec.json.encode(other)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two plain things differ first, for people: zones[2].cards[0].face: "king" or "page"."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        if list(one) != list(other):
            return f"the order of {path}: {', '.join(map(str, one))} or {', '.join(map(str, other))}"
        for key in one:
            if differ(one[key], other[key]):
                return difference(one[key], other[key], f"{path}.{key}" if path else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if differ(mine, theirs):
                return difference(mine, theirs, f"{path}[{i}]")
    return f"{path}: {json.dumps(one, ensure_ascii=False)[:80]} or {json.dumps(other, ensure_ascii=False)[:80]}"


# --- the view ---


def look_again(case: Case, table: Table, seat: Seat, chance: random.Random) -> list[str]:
    """Leaks found in the seat's view: descriptions, empty if there are none."""
    shown = shown_to(table, seat)
    other = table.fork()
    state: State = state_of(other)
    groups = [group for group in case.game.hidden(state, seat) if len(group) > 1]
    state.cards.permute(groups, Mwc.of(str(chance.random())))
    if differ(shown, seen := shown_to(other, seat)):
        return [f"seat {seat}: its view tells faces it must not know, at {difference(shown, seen)}"]
    return []


def shown_to(table: Table, seat: Seat) -> dict[str, Any]:
    """All that a seat may look at without being asked."""
    return {**table.view(seat), "notices": [notice.plain() for notice in table.notices(seat)]}


# --- names ---


def name_again(case: Case, table: Table, chance: random.Random) -> list[str]:
    """Where any seat is told an id: descriptions, empty if none is. Two cards of one zone, two of the same face and any
    other two swap their ids; that is the same world, and everybody must live it alike."""
    again = _answered_under_other_names if table._checkpoint is None else _lived_under_other_names
    return again(case, table, chance)


def _lived_under_other_names(case: Case, table: Table, chance: random.Random) -> list[str]:
    """The step under way, from where it began."""
    start = table._checkpoint
    assert start is not None
    renamed = start.copy()
    for pair in any_pairs(case, renamed, chance):
        case.swap_ids(renamed, *pair)
    keys = [[reply.ask.options[i].key for i in reply.picks] for reply in table._replies]
    found: list[str] = []
    for seat in everyone(table):
        true = _live(table, start.copy(), seat, keys)
        if true is not None:
            found += told_ids(true, _live(table, renamed.copy(), seat, keys), seat)
    return found


def _answered_under_other_names(case: Case, table: Table, chance: random.Random) -> list[str]:
    """Between two steps: the moment, and what comes of an answer."""
    ask = chance.choice(table.asks)
    answer = any_answer(ask, chance)
    one, other = table.fork(), table.fork()
    for pair in any_pairs(case, state_of(other), chance):
        case.swap_ids(state_of(other), *pair)
    other.asks = rules_of(table).opening(state_of(other))
    for world in (one, other):
        state: State = state_of(world)
        state.events = []
    found = [leak for seat in everyone(table) for leak in told_ids(lived(one, seat), lived(other, seat), seat)]
    if not found:
        one.answer(ask.seat, answer)
        other.answer(ask.seat, answer)
        found = [leak for seat in everyone(table) for leak in told_ids(lived(one, seat), lived(other, seat), seat)]
    return found


def any_pairs(case: Case, state: State, chance: random.Random) -> list[tuple[int, int]]:
    """Pairs of cards that may swap ids: two that lie together, two with one face, two of all."""
    zones = [[card for card in zone if card >= 0] for zone in case.zones(state)]
    every = [card for zone in zones for card in zone]
    faces: dict[int, list[int]] = {}
    for card in every:
        faces.setdefault(state.cards.face[card], []).append(card)
    found: list[tuple[int, int]] = []
    for groups in (zones, list(faces.values()), [every]):
        if wide := [group for group in groups if len(group) > 1]:
            one, other = chance.sample(chance.choice(wide), 2)
            found.append((one, other))
    return found


def lived(table: Table, seat: Seat) -> Lived:
    """A moment as a seat lives it, with what it is refused and what it heard."""
    refused = [] if seat is None else [refusal.plain() for refusal in table.refused(seat)]
    return Lived(shown_to(table, seat), [own_ask(table, seat), refused], list(table.events(seat)), 0)


def told_ids(true: Lived, other: Lived | None, seat: Seat) -> list[str]:
    if other is None:
        return [f"seat {seat}: the step goes another way where two cards have swapped their ids"]
    return true.leaks(other, seat, "name cards by their ids")


# --- a step ---


class Lived:
    """A step as a seat lived it: its view at the end, its asks on the way, and the events."""

    def __init__(self, view: object, asks: list[object], events: list[dict[str, object]], rng: int) -> None:
        self.view = view
        self.asks = asks
        self.events = events
        self.rng = rng
        self.public: list[tuple[int, str, list[str]]] = []
        """What others are asked in public as it ends: seat, question, keys."""

    def leaks(self, other: Lived, seat: Seat, tell: str = "tell faces it must not know") -> list[str]:
        """What differs from the same step in another world."""
        found: list[str] = []
        for what, verb in (("view", tell.replace(" ", "s ", 1)), ("asks", tell), ("events", tell)):
            one, two = getattr(self, what), getattr(other, what)
            if differ(one, two):
                found.append(f"seat {seat}: its {what} {verb}, at {difference(one, two, what)}")
        return found


def live_again(table: Table, seat: Seat, chance: random.Random) -> list[str] | None:
    """Leaks found in view, asks and events of the step under way; None where the two worlds can't be compared,
    because chance or another seat's questions went another way."""
    if table._checkpoint is None:
        return None
    game = rules_of(table)
    unknown_now = unknown(table, seat)
    start = table._checkpoint.copy()
    groups = [[card for card in group if card in unknown_now] for group in game.hidden(start, seat)]
    permuted = start.copy()
    permuted.cards.permute([group for group in groups if len(group) > 1], Mwc.of(str(chance.random())))
    keys = [[reply.ask.options[i].key for i in reply.picks] for reply in table._replies]
    true = _live(table, start, seat, keys)
    if true is None or true.rng != table._checkpoint.rng.state:
        return None
    other = _live(table, permuted, seat, keys)
    if other is None or other.rng != true.rng:
        return None
    found = compared(game, true, other, seat)
    if found == []:
        for (asked, what, keys_here), (_, _, keys_there) in zip(true.public, other.public, strict=True):
            if keys_here != keys_there:
                told = f"seat {asked}: its options at {what} depend on cards that {named(seat)} does not know"
                raise Flaw(told, PRIVATE)
    return found


def named(seat: Seat) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _live(table: Table, state: State, seat: Seat, keys: list[list[str]]) -> Lived | None:
    """Plays the step once more from this state with the same answers."""
    game = rules_of(table)
    twin = Table(game, table.names, table.setup, table._chance, state, [])
    state.events = []
    opening = table._opening
    if opening is not None:
        # What the step began with was read from a hand, so in the other world it may be another card, or impossible.
        ask = next((ask for ask in game.opening(state) if ask.seat == opening.seat), None)
        try:
            chosen = [opening.ask.options[i].key for i in opening.picks]
            opening = None if ask is None else Reply(ask, ask.picks(chosen))
        except IllegalAnswer:
            opening = None
        if opening is None:
            if ask is not None and ask.seat == seat:
                raise own_options(ask)
            return None
    flow = game.step(state, opening)
    if flow is None:
        return None
    asks: list[object] = []
    try:
        twin.asks = next(flow)
        for reply, answer in zip(table._replies, keys, strict=True):
            asks += [ask.plain() for ask in twin.asks if ask.seat == seat]
            ask = twin.ask(reply.seat)
            if ask is None or ask.what.id != reply.ask.what.id:
                return None
            try:
                picks = ask.picks(answer)
            except IllegalAnswer as error:
                if ask.seat == seat:
                    raise own_options(ask) from error
                return None
            twin.asks = flow.send(Reply(ask, picks))
    except StopIteration:
        return None
    if questions(twin) != questions(table):
        return None
    asks += [ask.plain() for ask in twin.asks if ask.seat == seat]
    found = Lived(twin.view(seat), asks, list(twin.events(seat)), state.rng.state)
    found.public = [(ask.seat, ask.what.id, ask.keys()) for ask in twin.asks if ask.seat != seat and not ask.private]
    return found


def own_options(ask: Ask) -> Flaw:
    return Flaw(f"seat {ask.seat}: its own options at {ask.what.id} depend on cards it does not know", VIEW)


def answer_again(table: Table, ask: Ask, seat: Seat, chance: random.Random) -> list[str] | None:
    """Leaks of an answer that begins a step, found in another world: what the seat knows neither before nor after it is
    otherwise there. None where the answer can't be given in that world, or another seat's questions go another way.

    Half of the time the cards of whoever answers are otherwise too. Then the answer may do something else, and that
    may show: only where it looks the same, what is told must be the same."""
    if table._checkpoint is not None:
        return None
    answer = any_answer(ask, chance)
    own = chance.random() < 0.5
    others = unknown(table, seat) if own else unknown(table, seat) & unknown(table, ask.seat)
    after = table.fork()
    after.on_moment = lambda moment: others.intersection_update(unknown(moment, seat))
    after.answer(ask.seat, answer)
    others &= unknown(after, seat)
    groups = [[card for card in group if card in others] for group in rules_of(table).hidden(state_of(table), seat)]
    worlds: list[Table] = []
    for permuted in (False, True):
        world = table.fork()
        state: State = state_of(world)
        state.events = []
        if permuted:
            state.cards.permute([group for group in groups if len(group) > 1], Mwc.of(str(chance.random())))
            world.asks = rules_of(table).opening(state)
        still = set(others)
        world.on_moment = lambda moment, still=still: still.intersection_update(unknown(moment, seat))
        try:
            world.answer(ask.seat, answer)
        except IllegalAnswer:
            return None
        if still - unknown(world, seat) or still != others:
            return None  # in this world the answer shows one of them
        worlds.append(world)
    one, other = worlds
    if questions(one) != questions(other) or chance_used(one) != chance_used(other):
        return None
    lived = [Lived(shown_to(w, seat), [own_ask(w, seat)], list(w.events(seat)), 0) for w in worlds]
    if own and differ(lived[0].view, lived[1].view):
        return None
    return compared(rules_of(table), lived[0], lived[1], seat)


def compared(game: Game[Any], true: Lived, other: Lived, seat: Seat) -> list[str] | None:
    """The leaks of a step lived in two worlds; None where the rules let the outcome depend on hidden cards, or where in
    one of the worlds another seat had no choice and was not asked."""
    if len(true.events) != len(other.events) or any(event["id"] in game.telling for event in true.events):
        return None
    return true.leaks(other, seat)


# --- a choice ---


def choose_otherwise(case: Case, table: Table, ask: Ask, chance: random.Random) -> list[str] | None:
    """Leaks of a private choice; None if no two answers to compare were found."""
    for _ in range(6):
        one, other = any_answer(ask, chance), any_answer(ask, chance)
        if (one if ask.ordered else sorted(one)) == (other if ask.ordered else sorted(other)):
            continue
        blind = case.blind_to(table, ask, one, other)
        if not blind:
            continue
        worlds = []
        for answer in (one, other):
            world = table.fork()
            state: State = state_of(world)
            state.events = []
            world.answer(ask.seat, answer)
            worlds.append(world)
        if questions(worlds[0]) != questions(worlds[1]):
            continue  # whether a player has a choice left (an Action, a Reaction) shows in what is asked next
        found: list[str] = []
        for seat in blind:
            for part in (shown_to, Table.events, own_ask):
                seen = [part(world, seat) for world in worlds]
                if differ(*seen):
                    where = difference(seen[0], seen[1])
                    found.append(f"seat {seat} sees how seat {ask.seat} answered {ask.what.id}, at {where}")
        return found
    return None


def questions(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.what.id) for ask in table.asks]


def own_ask(table: Table, seat: Seat) -> object:
    """A seat's open question, and what it is told of what would follow."""
    ask = None if seat is None else table.ask(seat)
    return None if ask is None or seat is None else {**ask.plain(), "prospects": table.prospects(seat).plain()}


def chance_used(table: Table) -> int:
    state: State = state_of(table)
    return state.rng.state


def unknown(table: Table, seat: Seat) -> set[int]:
    """The cards that a seat does not know."""
    return {card for group in rules_of(table).hidden(state_of(table), seat) for card in group}


# --- the demands ---


def views_hide_what_is_hidden(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    compared = 0
    for _ in walk(table, chance):
        if chance.random() < 0.12 * case.share:
            for seat in everyone(table):
                refuse(look_again(case, table, seat, chance), VIEW)
                compared += 1
    return compared


def nothing_depends_on_ids(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    compared = 0
    for _ in walk(table, chance):
        if chance.random() < 0.12 * case.share:
            refuse(name_again(case, table, chance), NAMES)
            compared += 1
    return compared


def steps_tell_nothing_hidden(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    compared = 0
    for ask in walk(table, chance):
        for seat in everyone(table):
            if chance.random() < 0.5:
                found = live_again(table, seat, chance)
                compared += found is not None
                refuse(found, EVENT)
            if chance.random() < 0.2 * case.share:
                found = answer_again(table, ask, seat, chance)
                compared += found is not None
                refuse(found, EVENT)
    return compared


def secret_answers_stay_secret(case: Case, seed: int) -> int:
    table = case.table(seed)
    chance = random.Random(seed)
    compared = 0
    for ask in walk(table, chance):
        if ask.private or ask.secret:
            found = choose_otherwise(case, table, ask, chance)
            compared += found is not None
            refuse(found, CHOICE)
    return compared


def refuse(leaks: list[str] | None, remedy: str) -> None:
    if leaks:
        raise Flaw("; ".join(leaks), remedy)
