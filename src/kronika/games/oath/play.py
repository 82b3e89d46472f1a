"""Playing a card: to a site, to the advisers, as a Vision, the Conspiracy; or discarding it (5.1.4)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option, Refusal
from kronika.engine.cards import EVERYONE, bit
from kronika.engine.flow import choose
from kronika.engine.game import State
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.action import Action
from kronika.games.oath.faces import CONSPIRACY, VISION
from kronika.games.oath.moves import (
    adviser_limit,
    capacity,
    discard,
    discard_adviser,
    discard_at_site,
    discard_vision,
    discardable,
    seize_banner,
    take_relic_from,
)
from kronika.games.oath.powers import ALWAYS, MUST, POWERS, Use, access, banner_thing, in_play, shielded
from kronika.games.oath.purse import burn_secrets, gain_favor
from kronika.games.oath.state import (
    ADVISERS,
    BANNERS,
    EXILE,
    NOTHING,
    PEOPLES_FAVOR,
    REGION,
    REGION_SLOTS,
    SLOTS,
    Position,
)

FACEUP: Final = 10
FACEDOWN: Final = 11
REVEAL: Final = 12
PLOT: Final = 13
DISCARD: Final = 14
"""Values of the ways to play a card; 0 to 7 are sites."""


# --- where a card can go ---


def ways(s: Position, seat: int, card: int) -> list[Option]:
    """All that can be done with a card just drawn, or with a facedown adviser that is turned up (6.1)."""
    face = s.face(card)
    adviser = card in s.down
    found: list[Option] = []
    if face.kind == VISION:
        if s.cards.face[card] == CONSPIRACY:
            found.append(way("conspiracy", card, PLOT, s))
        elif s.role[seat] == EXILE:
            found.append(way("vision", card, REVEAL, s))
    else:
        if not face.adviser_only:
            found += [way("site", card, slot, s) for slot in sites_for(s, seat)]
        if not face.site_only and room_for(s, seat, card, True):
            found.append(way("faceup", card, FACEUP, s))
    if not adviser and room_for(s, seat, card, False):
        found.append(way("facedown", card, FACEDOWN, s))
    found.append(way("discard", card, DISCARD, s))
    return found


def way(verb: str, card: int, value: int, s: Position) -> Option:
    name = s.cards.name(card)
    if verb == "site":
        site = s.cards.name(s.site[value])
        return Option(
            f"site:{value}",
            Message("oath-do-play-site", {"card": name, "site": site}),
            (Ref("site", str(value)),),
            1,
            value,
        )
    return Option(verb, Message(f"oath-do-play-{verb}", {"card": name}), (), 1, value)


def barred(s: State, seat: int, card: int) -> list[Refusal]:
    """The ways that are closed to a card, and why."""
    assert isinstance(s, Position)
    face = s.face(card)
    args: Args = {"card": face.id}
    home = s.pawn[seat]
    if face.kind == VISION:
        if s.cards.face[card] == CONSPIRACY or s.role[seat] == EXILE:
            return []
        return [Refusal("vision", Message("oath-why-imperial-vision", args), "5.1.4.III-b")]
    found: list[Refusal] = []
    if face.adviser_only:
        found.append(Refusal(f"site:{home}", Message("oath-why-adviser-only", args), "7.2.1-a"))
    elif home not in sites_for(s, seat):
        full = Message("oath-why-full", {"site": s.cards.name(s.site[home])})
        found.append(Refusal(f"site:{home}", full, "5.1.4.I-a"))
    if face.site_only:
        found.append(Refusal("faceup", Message("oath-why-site-only", args), "7.2.1-a"))
    elif not room_for(s, seat, card, True):
        found.append(Refusal("faceup", Message("oath-why-locked-advisers"), "5.1.4.II-c"))
    if card not in s.down and not room_for(s, seat, card, False):
        found.append(Refusal("facedown", Message("oath-why-locked-advisers"), "5.1.4.II-c"))
    return found


def sites_for(s: Position, seat: int) -> list[int]:
    """Where the player may play a card: the own site; with the People's Favor any faceup one in the region
    (5.1.4.I-c). A full site will do if something there can be discarded first."""
    home = s.pawn[seat]
    slots = REGION_SLOTS[REGION[home]] if s.holder[PEOPLES_FAVOR] == seat else (home,)
    return [slot for slot in slots if s.up[slot] and (capacity(s, slot) > 0 or makes_room(s, seat, slot))]


def makes_room(s: Position, seat: int, slot: int) -> bool:
    if not s.cards_at[slot]:
        return False
    if s.holder[PEOPLES_FAVOR] == seat and any(discardable(s, card) for card in s.cards_at[slot]):
        return True
    return bool(clearable(s, seat, slot))


def clearable(s: Position, seat: int, slot: int) -> list[int]:
    """Cards at a site that a power lets the player discard first."""
    found: list[int] = []
    for use in in_play(s).played:
        if use.power.clears is not None:
            found += use.power.clears(s, use, seat, slot)
    return found


def room_for(s: Position, seat: int, card: int, faceup: bool) -> bool:
    """Whether the adviser limit can be kept with this card (5.1.4.II, 7.6.4)."""
    others = sum(other != card and discardable(s, other) for other in s.advisers[seat])
    return excess(s, seat, card, faceup) <= others


def excess(s: Position, seat: int, card: int, faceup: bool) -> int:
    """How many advisers would be too many with this card among them."""
    count = len(s.advisers[seat]) + (card not in s.advisers[seat])
    return max(0, count - adviser_limit(s, seat, ADVISERS, card if faceup else NOTHING))


# --- playing it ---


def play(s: Position, seat: int, card: int, act: Action | None = None) -> Flow[None]:
    """The player chooses a way and plays the card, or discards it (5.1.4-a, 6.1-a). `act` is its Search."""
    options = ways(s, seat, card)
    what = Message("oath-ask-play", {"card": s.cards.name(card)})
    ask = Ask(seat, what, options, rule="5.1.4-a", private=True)
    ask.refuse = lambda state, who: barred(state, who, card)
    picks = yield from choose(ask)
    where = options[picks[0]].value
    if where in (FACEDOWN, FACEUP):
        yield from make_room(s, seat, card, where == FACEUP)
    elif where < SLOTS:
        yield from discard_first(s, seat, where)
    if card in s.hand[seat]:
        s.hand[seat].remove(card)
    if where == FACEDOWN:
        s.advisers[seat].append(card)
        s.down.add(card)
        s.tell("adviser", seat, {}, [card], "", f"advisers:{seat}", bit(seat))
        return
    adviser = card in s.down
    if where == DISCARD:
        if adviser:
            discard_adviser(s, seat, seat, card)
        else:
            discard(s, seat, [card])
        return
    if adviser:
        s.advisers[seat].remove(card)
        s.down.discard(card)
    turn_up(s, card)
    if where == REVEAL:
        reveal_vision(s, seat, card)
    elif where == PLOT:
        yield from conspire(s, seat, card)
    elif where == FACEUP:
        s.advisers[seat].append(card)
        s.stale()
        s.tell("adviser-up", seat, {"card": s.cards.name(card)}, [card], "", f"advisers:{seat}")
        yield from after_play(s, seat, card, NOTHING, act, adviser)
    else:
        yield from to_site(s, seat, card, where, act, adviser)


def turn_up(s: Position, card: int) -> None:
    if s.cards.known.get(card, 0) != EVERYONE:
        s.cards.reveal([card])


def make_room(s: Position, seat: int, card: int, faceup: bool) -> Flow[None]:
    """Discards advisers down to the limit first, of the player's choice (5.1.4.II-c)."""
    for _ in range(excess(s, seat, card, faceup)):
        mine = s.advisers[seat]
        options = [
            Option(
                f"adviser:{i}",
                Message("oath-do-discard-adviser", {"card": s.cards.name(other)}),
                (Ref("adviser", f"{seat}.{i}"),),
                1,
                i,
            )
            for i, other in enumerate(mine)
            if other != card and discardable(s, other)
        ]
        picks = yield from choose(Ask(seat, Message("oath-ask-room"), options, rule="5.1.4.II-c", private=True))
        discard_adviser(s, seat, seat, mine[options[picks[0]].value])


# --- to a site (5.1.4.I) ---


def to_site(s: Position, seat: int, card: int, slot: int, act: Action | None, adviser: bool) -> Flow[None]:
    s.cards_at[slot].append(card)
    s.stale()
    place: Args = {"card": s.cards.name(card), "slot": slot, "site": s.cards.name(s.site[slot])}
    s.tell("play-site", seat, place, [card], "", f"site:{slot}")
    if not rewarded(s, seat, card, slot):
        gain_favor(s, seat, s.suit(card), 1)
    yield from after_play(s, seat, card, slot, act, adviser)


def discard_first(s: Position, seat: int, slot: int) -> Flow[None]:
    """The two "may first discard": the People's Favor in the whole region, and what powers of the site allow."""
    if s.holder[PEOPLES_FAVOR] == seat:
        cards = [
            card
            for other in REGION_SLOTS[REGION[s.pawn[seat]]]
            if s.up[other]
            for card in s.cards_at[other]
            if discardable(s, card)
        ]
        full = capacity(s, slot) <= 0 and not clearable(s, seat, slot)
        if full:
            cards = [card for card in cards if card in s.cards_at[slot]]
        yield from may_discard(s, seat, cards, full, "5.1.4.I-c")
    cards = clearable(s, seat, slot)
    if cards:
        yield from may_discard(s, seat, cards, capacity(s, slot) <= 0, "2.8.5-a")


def may_discard(s: Position, seat: int, cards: list[int], must: bool, rule: str) -> Flow[None]:
    if not cards:
        return
    options = [] if must else [Option("none", Message("oath-do-discard-none"), (), 1, NOTHING)]
    options += [card_option("discard", s, card) for card in cards]
    picks = yield from choose(Ask(seat, Message("oath-ask-discard-first"), options, rule=rule))
    card = options[picks[0]].value
    if card != NOTHING:
        discard_at_site(s, seat, slot_of(s, card), card)


def rewarded(s: Position, seat: int, card: int, slot: int) -> bool:
    for use in in_play(s).played:
        if use.power.reward is not None and access(s, seat, use) and use.power.reward(s, use, seat, card, slot):
            return True
    return False


def after_play(s: Position, seat: int, card: int, slot: int, act: Action | None, adviser: bool) -> Flow[None]:
    """Modifiers and homeland sites first, then the card's own When Played power (7.3.3)."""
    for use in in_play(s).played:
        power = use.power
        if power.played is None:
            continue
        chosen = act is not None and act.uses(use)
        if chosen or power.binding == ALWAYS or (power.binding == MUST and access(s, seat, use)):
            flow = power.played(s, use, seat, card, slot, not adviser)
            if flow is not None:
                yield from flow
    # What the card itself discards is not discarded by the Search (ruling on Bracken).
    s.burying = False
    for own in POWERS.get(s.cards.face[card], ()):
        if own.when_played is not None:
            s.tell("use", seat, {"card": own.id})
            flow = own.when_played(s, Use(own, card, slot, NOTHING if slot != NOTHING else seat), seat)
            if flow is not None:
                yield from flow


# --- Visions (5.1.4.III) and the Conspiracy (5.1.4.IV) ---


def reveal_vision(s: Position, seat: int, card: int) -> None:
    if s.vision[seat] != NOTHING:
        discard_vision(s, seat)
    s.vision[seat] = card
    s.tell("vision", seat, {"card": s.cards.name(card)}, [card], "", f"vision:{seat}")


def conspire(s: Position, seat: int, card: int) -> Flow[None]:
    s.tell("conspiracy", seat, {"card": s.cards.name(card)}, [card], "", "box")
    s.box.append(card)
    options = spoils(s, seat) if s.secrets[seat] else []
    if options:
        options.insert(0, Option("none", Message("oath-do-conspire-none"), (), 1, NOTHING))
        picks = yield from choose(Ask(seat, Message("oath-ask-conspire"), options, rule="5.1.4.IV-b"))
        picked = options[picks[0]]
        if picked.value != NOTHING:
            burn_secrets(s, seat, 1)
            take_spoil(s, seat, picked.value)


def spoils(s: Position, seat: int) -> list[Option]:
    """Relics and banners of players at the same site who have advisers like two of mine (5.1.4.IV-c)."""
    found: list[Option] = []
    for other in range(s.seats):
        if other == seat or s.pawn[other] != s.pawn[seat] or common_advisers(s, seat, other) < 2:
            continue
        for relic in s.relics[other]:
            if shielded(s, seat, other, relic) is None:
                name = s.cards.name(relic)
                text = Message("oath-do-take-relic", {"card": name, "player": other})
                found.append(Option(f"relic:{name}", text, (Ref("card", name),), 1, other * 1000 + relic))
        for banner, name in enumerate(BANNERS):
            if s.holder[banner] == other and shielded(s, seat, other, banner_thing(banner)) is None:
                text = Message("oath-do-take-banner", {"banner": name, "player": other})
                found.append(Option(f"banner:{name}", text, (Ref("banner", name),), 1, -10 - banner))
    return found


def common_advisers(s: Position, seat: int, other: int) -> int:
    theirs = {s.suit(card) for card in s.advisers[other] if card not in s.down}
    return sum(card not in s.down and s.suit(card) in theirs for card in s.advisers[seat])


def take_spoil(s: Position, seat: int, value: int) -> None:
    if value <= -10:
        seize_banner(s, seat, -10 - value)
    else:
        take_relic_from(s, seat, value // 1000, value % 1000)


# --- options that name cards at sites ---


def slot_of(s: Position, card: int) -> int:
    for slot, cards in enumerate(s.cards_at):
        if card in cards:
            return slot
    return NOTHING


def card_option(verb: str, s: Position, card: int) -> Option:
    """An option about a faceup card, with the card as its value."""
    name = s.cards.name(card)
    return Option(f"{verb}:{name}", Message(f"oath-do-{verb}", {"card": name}), (Ref("card", name),), 1, card)
