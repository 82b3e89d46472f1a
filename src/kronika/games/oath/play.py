"""Playing a card: to a site, to the advisers, as a Vision, the Conspiracy; or discarding it (5.1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kronika.engine.ask import Ask, Flow, Option, Refusal
from kronika.engine.cards import EVERYONE, bit
from kronika.engine.flow import choose
from kronika.engine.game import State
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath import powers
from kronika.games.oath.faces import CONSPIRACY, SUITS, VISION
from kronika.games.oath.moves import (
    adviser_limit,
    capacity,
    counted_advisers,
    discard,
    discard_adviser,
    discard_at_site,
    discardable,
    seize_banner,
    slot_of,
    take_relic_from,
)
from kronika.games.oath.powers import (
    ALWAYS,
    MUST,
    OPTIONAL,
    POWERS,
    Refused,
    Use,
    access,
    advisers_of,
    in_play,
    shielded,
)
from kronika.games.oath.purse import burn_secrets, gain_favor
from kronika.games.oath.state import (
    BANNERS,
    EXILE,
    NOBODY,
    NOTHING,
    PEOPLES_FAVOR,
    REGION,
    REGION_SLOTS,
    SLOTS,
    Position,
)
from kronika.games.oath.targets import BANNER, RELIC, aim

if TYPE_CHECKING:
    from kronika.games.oath.search import Search

FACEUP: Final = 10
FACEDOWN: Final = 11
REVEAL: Final = 12
PLOT: Final = 13
DISCARD: Final = 14
"""Values of the ways to play a card; 0 to 7 are sites."""


# --- where a card can go ---


def ways(s: Position, seat: int, card: int, act: Search | None = None) -> list[Option]:
    """All that can be done with a card just drawn, or with a facedown adviser that is turned up (6.1)."""
    face = s.face(card)
    adviser = card in s.down
    found: list[Option] = []
    # With two cards to play, one has to go to a site (Land Warden).
    owed = act is not None and act.owes_site()
    if face.kind == VISION:
        verb, where = ("conspiracy", PLOT) if s.cards.face[card] == CONSPIRACY else ("vision", REVEAL)
        if (where == PLOT or s.role[seat] == EXILE) and not owed and forbidden(s, seat, card, where) is None:
            found.append(way(verb, card, where, s))
    else:
        if not face.adviser_only:
            slots = sites_for(s, seat, card, act)
            found += [way("site", card, slot, s) for slot in slots if forbidden(s, seat, card, slot) is None]
        if not face.site_only and not owed and room_for(s, seat, card, True):
            if forbidden(s, seat, card, FACEUP) is None:
                found.append(way("faceup", card, FACEUP, s))
    if not adviser and not owed and room_for(s, seat, card, False) and forbidden(s, seat, card, FACEDOWN) is None:
        found.append(way("facedown", card, FACEDOWN, s))
    found.append(way("discard", card, DISCARD, s))
    return found


def forbidden(s: Position, seat: int, card: int, where: int) -> Refused:
    """Why a power keeps the card from being played that way."""
    for use in in_play(s).forbids:
        assert use.power.forbids is not None
        why = use.power.forbids(s, use, seat, card, where)
        if why is not None:
            return why
    return None


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


def barred(s: State, seat: int, card: int, act: Search | None) -> list[Refusal]:
    """The ways that are closed to a card, and why."""
    assert isinstance(s, Position)
    face = s.face(card)
    args: Args = {"card": face.id}
    home = s.pawn[seat]
    if act is not None and act.owes_site():
        keys = ("vision",) if face.kind == VISION else ("faceup", "facedown")
        return [Refusal(key, Message("oath-why-one-to-site"), "5.1.4-a") for key in keys]
    found = hidden_barred(s, seat, card)
    if face.kind == VISION:
        plot = s.cards.face[card] == CONSPIRACY
        why = forbidden(s, seat, card, PLOT if plot else REVEAL)
        if why is not None:
            found.append(Refusal("conspiracy" if plot else "vision", *why))
        elif not plot and s.role[seat] != EXILE:
            found.append(Refusal("vision", Message("oath-why-imperial-vision", args), "5.1.4.III-b"))
        return found
    if face.adviser_only:
        found.append(Refusal(f"site:{home}", Message("oath-why-adviser-only", args), "7.2.1-a"))
    elif home not in sites_for(s, seat, card, act):
        full = Message("oath-why-full", {"site": s.cards.name(s.site[home])})
        found.append(Refusal(f"site:{home}", full, "5.1.4.I-a"))
    elif (why := forbidden(s, seat, card, home)) is not None:
        found.append(Refusal(f"site:{home}", *why))
    if face.site_only:
        found.append(Refusal("faceup", Message("oath-why-site-only", args), "7.2.1-a"))
    elif not room_for(s, seat, card, True):
        found.append(Refusal("faceup", Message("oath-why-locked-advisers"), "5.1.4.II-c"))
    elif (why := forbidden(s, seat, card, FACEUP)) is not None:
        found.append(Refusal("faceup", *why))
    return found


def hidden_barred(s: Position, seat: int, card: int) -> list[Refusal]:
    """Why a card can't become a facedown adviser."""
    if card in s.down:
        return []
    if not room_for(s, seat, card, False):
        return [Refusal("facedown", Message("oath-why-locked-advisers"), "5.1.4.II-c")]
    why = forbidden(s, seat, card, FACEDOWN)
    return [] if why is None else [Refusal("facedown", *why)]


def sites_for(s: Position, seat: int, card: int, act: Search | None) -> list[int]:
    """Where the player may play a card: the own site; with the People's Favor any faceup one in the region
    (5.1.4.I-c). A full site will do if something there can be discarded first. Powers may open more sites."""
    home = s.pawn[seat]
    slots = REGION_SLOTS[REGION[home]] if s.holder[PEOPLES_FAVOR] == seat else (home,)
    found = [slot for slot in slots if fits(s, seat, card, slot, act)]
    for use in in_play(s).played:
        if use.power.reach is not None and at_hand(s, seat, use, act):
            more = use.power.reach(s, use, seat, card)
            found += [slot for slot in more if slot not in found and s.site_faceup[slot] and capacity(s, slot) > 0]
    return found


def at_hand(s: Position, seat: int, use: Use, act: Search | None) -> bool:
    """Whether an optional modifier bears on playing a card: one chosen for this Search, or any free one when a facedown
    adviser is turned up (6.1-b), where taking what it offers is using it."""
    return act.uses(use) if act is not None else use.power.cost.free and access(s, seat, use)


def fits(s: Position, seat: int, card: int, slot: int, act: Search | None) -> bool:
    if not s.site_faceup[slot]:
        return False
    verdict = own_verdict(s, seat, card, slot)
    return capacity(s, slot) > 0 or makes_room(s, seat, slot, act) if verdict is None else verdict


def own_verdict(s: Position, seat: int, card: int, slot: int) -> bool | None:
    """What the card's own power says of a site, whatever its capacity."""
    for own in POWERS.get(s.cards.face[card], ()):
        if own.fits is not None:
            return own.fits(s, seat, card, slot)
    return None


def makes_room(s: Position, seat: int, slot: int, act: Search | None) -> bool:
    if not s.cards_at[slot] or capacity(s, slot) < 0:
        return False
    if s.holder[PEOPLES_FAVOR] == seat and any(discardable(s, card, seat) for card in s.cards_at[slot]):
        return True
    return bool(clearings(s, seat, slot, act))


def clearings(s: Position, seat: int, slot: int, act: Search | None, without: int = NOTHING) -> list[list[int]]:
    """Cards at a site that the player may discard first, one of each list: a list for each power that says so, but for
    those of one card."""
    found: list[list[int]] = []
    for use in in_play(s).played:
        power = use.power
        if power.clears is None or use.card == without:
            continue
        if power.binding == OPTIONAL and not at_hand(s, seat, use, act):
            continue
        cards = power.clears(s, use, seat, slot)
        if cards:
            found.append(cards)
    return found


def clearable(s: Position, seat: int, slot: int) -> list[int]:
    """What the site itself lets the player discard for a card that is moved there; modifiers speak of playing."""
    for use in in_play(s).played:
        if use.power.clears is not None and use.power.binding != OPTIONAL:
            cards = use.power.clears(s, use, seat, slot)
            if cards:
                return cards
    return []


def room_for(s: Position, seat: int, card: int, faceup: bool) -> bool:
    """Whether the adviser limit can be kept with this card (5.1.4.II, 7.6.4)."""
    too_many, others = excess(s, seat, card, faceup)
    return too_many <= len(others)


def excess(s: Position, seat: int, card: int, faceup: bool) -> tuple[int, list[int]]:
    """How many advisers would be too many with this card among them, and which of them may go."""
    joining = card if faceup else NOTHING
    counted = counted_advisers(s, seat, card, joining)
    too_many = max(0, len(counted) - adviser_limit(s, seat, joining))
    return too_many, [other for other in counted if other != card and discardable(s, other, seat)]


# --- playing it ---


def play(s: Position, seat: int, card: int, act: Search | None = None) -> Flow[None]:
    """The player chooses a way and plays the card, or discards it (5.1.4-a, 6.1-a). `act` is its Search."""
    options = ways(s, seat, card, act)
    what = Message("oath-ask-play", {"card": s.cards.name(card)})
    ask = Ask(seat, what, options, rule="5.1.4-a", private=True)
    ask.refuse = lambda state, who: barred(state, who, card, act)
    picks = yield from choose(ask)
    where = options[picks[0]].value
    if act is not None and where != DISCARD:
        act.to_site += where < SLOTS
        act.elsewhere += where >= SLOTS
    if where in (FACEDOWN, FACEUP):
        yield from make_room(s, seat, card, where == FACEUP)
    elif where < SLOTS:
        yield from discard_first(s, seat, card, where, act)
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
        yield from reveal_vision(s, seat, card)
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
    too_many, others = excess(s, seat, card, faceup)
    yield from dismiss(s, seat, others, too_many)


def dismiss(s: Position, seat: int, cards: list[int], count: int) -> Flow[None]:
    """The player discards that many of these advisers."""
    for _ in range(count):
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
            if other in cards
        ]
        picks = yield from choose(Ask(seat, Message("oath-ask-room"), options, rule="5.1.4.II-c", private=True))
        discard_adviser(s, seat, seat, mine[options[picks[0]].value])


# --- to a site (5.1.4.I) ---


def to_site(s: Position, seat: int, card: int, slot: int, act: Search | None, adviser: bool) -> Flow[None]:
    s.cards_at[slot].append(card)
    s.stale()
    place: Args = {"card": s.cards.name(card), "slot": slot, "site": s.cards.name(s.site[slot])}
    s.tell("play-site", seat, place, [card], "", f"site:{slot}")
    if not rewarded(s, seat, card, slot):
        gain_favor(s, seat, s.suit(card), 1)
    yield from after_play(s, seat, card, slot, act, adviser)


def discard_first(s: Position, seat: int, card: int, slot: int, act: Search | None) -> Flow[None]:
    """The two "may first discard": the People's Favor in the whole region, and what powers allow at the site. It is
    needed in a full site, unless the card asks for no room."""
    full = capacity(s, slot) <= 0 and own_verdict(s, seat, card, slot) is None
    if s.holder[PEOPLES_FAVOR] == seat:
        cards = [
            other
            for near in REGION_SLOTS[REGION[s.pawn[seat]]]
            if s.site_faceup[near]
            for other in s.cards_at[near]
            if discardable(s, other, seat)
        ]
        must = full and not clearings(s, seat, slot, act)
        needs_room = full
        if s.rules < 4:
            needs_room = must
        if needs_room:  # what would make room later can't go first, if nothing else makes room
            here = s.cards_at[slot]
            cards = [other for other in cards if other in here or clearings(s, seat, slot, act, without=other)]
        yield from may_discard(s, seat, cards, must, "5.1.4.I-c")
    yield from clear(s, seat, slot, clearings(s, seat, slot, act), full)


def clear(s: Position, seat: int, slot: int, lists: list[list[int]], full: bool) -> Flow[None]:
    """One card of each list may go; in a full site one has to, at the latest the last that can."""
    for i, cards in enumerate(lists):
        left = [card for card in cards if card in s.cards_at[slot]]
        later = any(card in s.cards_at[slot] for others in lists[i + 1 :] for card in others)
        yield from may_discard(s, seat, left, full and capacity(s, slot) <= 0 and not later, "2.8.5-a")


def may_discard(s: Position, seat: int, cards: list[int], must: bool, rule: str) -> Flow[None]:
    if not cards:
        return
    options = [] if must else [Option("none", Message("oath-do-discard-none"), (), 1, NOTHING)]
    options += [card_option("discard", s, card) for card in cards]
    what = Message("oath-ask-discard-first", {"must": int(must)})
    picks = yield from choose(Ask(seat, what, options, rule=rule))
    card = options[picks[0]].value
    if card != NOTHING:
        discard_at_site(s, seat, slot_of(s, card), card)


def rewarded(s: Position, seat: int, card: int, slot: int) -> bool:
    for use in in_play(s).played:
        if use.power.reward is not None and access(s, seat, use) and use.power.reward(s, use, seat, card, slot):
            return True
    return False


def brings_favor(s: Position, seat: int, suit: int) -> bool:
    """Whether a card of this suit brings a favor from its bank if it is played to a site (5.1.4.I-d). Where a power may
    give something else for it, nobody says so before."""
    uses = in_play(s).played
    return s.bank[suit] > 0 and not any(use.power.reward is not None and access(s, seat, use) for use in uses)


def after_play(s: Position, seat: int, card: int, slot: int, act: Search | None, adviser: bool) -> Flow[None]:
    """Modifiers and homeland sites first, then the card's own When Played power (7.3.3)."""
    for use in in_play(s).played:
        power = use.power
        if power.played is None:
            continue
        chosen = power.binding == OPTIONAL and use.card != card and at_hand(s, seat, use, act)
        if chosen or power.binding == ALWAYS or (power.binding == MUST and access(s, seat, use)):
            flow = power.played(s, use, seat, card, slot, not adviser)
            if flow is not None:
                yield from flow
    # What the card itself discards is not discarded by the Search (ruling on Bracken).
    s.burying, s.discard_to = False, None
    for own in POWERS.get(s.cards.face[card], ()):
        if own.when_played is not None:
            s.tell("use", seat, {"card": own.id})
            flow = own.when_played(s, Use(own, card, slot, NOTHING if slot != NOTHING else seat), seat)
            if flow is not None:
                yield from flow


# --- Visions (5.1.4.III) and the Conspiracy (5.1.4.IV) ---


def reveal_vision(s: Position, seat: int, card: int) -> Flow[None]:
    old = s.vision[seat]
    s.vision[seat] = card
    s.tell("vision", seat, {"card": s.cards.name(card)}, [card], "", f"vision:{seat}")
    if old != NOTHING:
        yield from lay_down(s, seat, old)
    yield from after_vision(s, seat, card)


def after_vision(s: Position, seat: int, card: int) -> Flow[None]:
    """Powers that hear of a Vision played faceup."""
    for use in list(in_play(s).visions):
        assert use.power.vision_played is not None
        flow = use.power.vision_played(s, use, seat, card)
        if flow is not None:
            yield from flow


def discard_vision(s: Position, seat: int) -> Flow[None]:
    card = s.vision[seat]
    s.vision[seat] = NOTHING
    yield from lay_down(s, seat, card)


def lay_down(s: Position, seat: int, card: int) -> Flow[None]:
    """A revealed Vision goes; a prophet who has it revealed too plays or discards it instead (False Prophet)."""
    prophet = s.prophet
    if s.prophecy != card:
        discard(s, seat, [card], True)
        return
    s.prophet, s.prophecy = NOBODY, NOTHING
    s.reserve[prophet] += 1  # an Exile's, though its owner may be a Citizen by now
    s.tell("prophecy", prophet, {"card": s.cards.name(card)})
    s.hand[prophet].append(card)
    yield from play(s, prophet, card)


def conspire(s: Position, seat: int, card: int) -> Flow[None]:
    s.tell("conspiracy", seat, {"card": s.cards.name(card)}, [card], "", "box")
    s.box.append(card)
    yield from after_vision(s, seat, card)
    payable = s.secrets[seat] and powers.barred(s, seat, s.face(card).cost) is None
    options = spoils(s, seat) if payable else []
    if options:
        options.insert(0, Option("none", Message("oath-do-conspire-none"), (), 1, NOTHING))
        picks = yield from choose(Ask(seat, Message("oath-ask-conspire"), options, rule="5.1.4.IV-b"))
        picked = options[picks[0]]
        if picked.value != NOTHING:
            burn_secrets(s, seat, 1)
            take_spoil(s, seat, picked)


RELIC_SPOIL: Final = 0
BANNER_SPOIL: Final = 1


def spoils(s: Position, seat: int) -> list[Option]:
    """Relics and banners of players at the same site who have advisers like two of mine (5.1.4.IV-c)."""
    found: list[Option] = []
    for other in range(s.seats):
        if other == seat or s.pawn[other] != s.pawn[seat] or common_advisers(s, seat, other) < 2:
            continue
        for relic in s.relics[other]:
            if shielded(s, seat, other, aim(RELIC, relic)) is None:
                name = s.cards.name(relic)
                text = Message("oath-do-take-relic", {"card": name, "player": other})
                found.append(Option(f"relic:{name}", text, (Ref("card", name),), 1, RELIC_SPOIL, (other, relic)))
        for banner, name in enumerate(BANNERS):
            if s.holder[banner] == other and shielded(s, seat, other, aim(BANNER, banner)) is None:
                text = Message("oath-do-take-banner", {"banner": name, "player": other})
                found.append(Option(f"banner:{name}", text, (Ref("banner", name),), 1, BANNER_SPOIL, (banner,)))
    return found


def common_advisers(s: Position, seat: int, other: int) -> int:
    """How many of the player's faceup advisers are of a suit that the other's have."""
    return sum(advisers_of(s, seat, suit) for suit in range(len(SUITS)) if advisers_of(s, other, suit))


def take_spoil(s: Position, seat: int, picked: Option) -> None:
    if picked.value == BANNER_SPOIL:
        (banner,) = picked.values
        seize_banner(s, seat, banner)
    else:
        owner, relic = picked.values
        take_relic_from(s, seat, owner, relic)


# --- options that name cards ---


def card_option(verb: str, s: Position, card: int) -> Option:
    """An option about a card, with the card as its value. One that only its seat sees makes the ask private."""
    name = s.cards.name(card)
    return Option(f"{verb}:{name}", Message(f"oath-do-{verb}", {"card": name}), (Ref("card", name),), 1, card)
