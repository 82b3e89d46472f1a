"""Powers of sites. They say themselves whom they bind (7.1.1-b)."""

from __future__ import annotations

from collections.abc import Callable

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import anyone
from kronika.games.oath.deals import negotiate
from kronika.games.oath.faces import HEARTH
from kronika.games.oath.moves import discardable, locked, take_relic
from kronika.games.oath.powers import (
    ALWAYS,
    MUSTER,
    SEARCH,
    TRAVEL,
    Refused,
    Use,
    color,
    enemies,
    power,
    ruler,
    rules_site,
)
from kronika.games.oath.purse import gain_favor, gain_secrets, receive
from kronika.games.oath.recover import Recover
from kronika.games.oath.state import EMPIRE, NOBODY, NOTHING, REGION, Position
from kronika.games.oath.targets import SITES, SLOT, Target
from kronika.games.oath.warbands import gain_warbands

# --- homelands: a card of the suit played here, none discarded from here this turn (2.8.5) ---

Gift = Callable[[Position, Use, int], "Flow[None] | None"]


def homeland(id: str, gift: Gift) -> None:
    def played(s: Position, use: Use, seat: int, card: int, slot: int, fresh: bool) -> Flow[None] | None:
        home = s.site_face(use.slot).home
        if slot != use.slot or s.suit(card) != home or (slot, home) in s.suits_discarded:
            return None
        return gift(s, use, seat)

    power(id, binding=ALWAYS, played=played)


def two_warbands(s: Position, use: Use, seat: int) -> None:
    gain_warbands(s, seat, 2)


def one_secret(s: Position, use: Use, seat: int) -> None:
    gain_secrets(s, seat, 1)


def hearth_favor(s: Position, use: Use, seat: int) -> None:
    gain_favor(s, seat, HEARTH, 1)


def the_relic(s: Position, use: Use, seat: int) -> Flow[None] | None:
    """Taken as if it were recovered, so no locked one; of several the player chooses."""
    slot = use.slot
    options = [
        Option(f"relic:{i}", Message("oath-do-relic", {"number": i + 1}), (Ref("relic", f"{slot}.{i}"),), 1, i)
        for i, relic in enumerate(s.relics_at[slot])
        if not locked(s, seat, relic, slot)
    ]
    return take_the_relic(s, slot, seat, options) if options else None


def take_the_relic(s: Position, slot: int, seat: int, options: list[Option]) -> Flow[None]:
    picks = yield from choose(Ask(seat, Message("oath-ask-relic"), options, rule="2.8.5-a"))
    place = options[picks[0]].value
    if s.rules < 3:
        take_relic(s, seat, s.relics_at[slot].pop(place), f"site:{slot}")
        return
    yield from Recover(s, seat, free=True).grant(s, slot, place)


homeland("ancient-city", two_warbands)
homeland("standing-stones", one_secret)
homeland("steppe", one_secret)
homeland("fertile-valley", hearth_favor)
homeland("deep-woods", the_relic)
homeland("wastes", the_relic)


# --- roads ---


def narrow(id: str) -> Callable[[Position, Use, Action, Target, Use], bool]:
    """Traveling from here one ignores the Narrow Pass, and from the Shrouded Wood The Hidden Place too."""

    def ignores(s: Position, use: Use, act: Action, target: Target, other: Use) -> bool:
        if act.site != use.slot:
            return False
        if id == "coast":
            return other.power.id == "narrow-pass" and to_coast(s, target)
        return other.power.id == "narrow-pass" or (id == "wood" and other.power.id == "the-hidden-place")

    return ignores


def to_coast(s: Position, target: Target) -> bool:
    return s.site_faceup[target.number] and s.site_face(target.number).coast


def coast(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if act.site == use.slot and to_coast(s, target):
        bill.fixed = 1


for name in ("barren-coast", "lush-coast", "rocky-coast"):
    power(name, TRAVEL, binding=ALWAYS, price=coast, ignores=narrow("coast"))


def from_here(s: Position, use: Use, act: Action) -> bool:
    return act.site == use.slot and s.secrets[act.seat] > 0


def buried_giant(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    bill.flips += 1
    bill.free = True


power("buried-giant", TRAVEL, price=buried_giant, ignores=narrow("giant"), relevant=from_here)


def charming_valley(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if act.site == use.slot:
        bill.more += 1


power("charming-valley", TRAVEL, binding=ALWAYS, price=charming_valley)


def shrouded_wood(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if act.site == use.slot:
        bill.fixed = 2


def steered(s: Position, use: Use, act: Action) -> int:
    """An enemy player who rules the wood chooses the way; for the Empire it is the Chancellor."""
    who = ruler(s, use.slot)
    if act.site != use.slot or who < 0 or who == color(s, act.seat):
        return NOBODY
    seat = EMPIRE if who == EMPIRE else who
    return seat if enemies(s, act.seat, seat) else NOBODY


power("shrouded-wood", TRAVEL, binding=ALWAYS, price=shrouded_wood, ignores=narrow("wood"), steers=steered)


def pass_closes(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    """From another region one must travel to the pass itself."""
    here = REGION[use.slot]
    if target.number != use.slot and REGION[target.number] == here and REGION[act.site] != here:
        bill.refuse(Message("oath-why-narrow-pass", {"card": use.power.id}), "9.2-a")


def pass_first(s: Position, use: Use, camp: Campaign, targets: list[Target]) -> Refused:
    """Targets beyond the pass need the pass among them, unless the attacker rules it."""
    here = REGION[use.slot]
    if REGION[camp.site] == here or SITES[use.slot] in targets or rules_site(s, camp.seat, use.slot):
        return None
    if any(target.kind == SLOT and REGION[target.number] == here for target in targets):
        return Message("oath-why-narrow-pass", {"card": use.power.id}), "9.2-a"
    return None


power("narrow-pass", TRAVEL, binding=ALWAYS, price=pass_closes, aims=pass_first)


def hidden_road(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if target.number == use.slot:
        bill.flips += 1


def hidden_aim(s: Position, use: Use, camp: Campaign, targets: list[Target], bill: Bill) -> None:
    if any(camp.place_of(target) == use.slot for target in targets):
        bill.flips += 1


power("the-hidden-place", TRAVEL, binding=ALWAYS, price=hidden_road, tolls=hidden_aim)


# --- campaigns, musters, searches ---


def field(change: int) -> Callable[[Position, Use, Campaign], None]:
    def pools(s: Position, use: Use, camp: Campaign) -> None:
        if any(camp.place_of(target) == use.slot for target in camp.targets):
            camp.change_attack(change)

    return pools


power("plains", binding=ALWAYS, pools=field(1))
power("mountain", binding=ALWAYS, pools=field(-1))


def river(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount + 1 if act.site == use.slot and rules_site(s, act.seat, use.slot) else amount


power("river", MUSTER, binding=ALWAYS, amount=river)


def marshes(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount - 1 if act.site == use.slot else amount


power("marshes", SEARCH, binding=ALWAYS, amount=marshes)


def great_slum(s: Position, use: Use, seat: int, slot: int) -> list[int]:
    return [card for card in s.cards_at[slot] if discardable(s, card)] if slot == use.slot else []


power("great-slum", binding=ALWAYS, clears=great_slum)


# --- tokens at the end of the Wake Phase (4.1.4) ---


def treasury(s: Position, use: Use, seat: int) -> Flow[None] | None:
    slot = use.slot
    if s.pawn[seat] != slot or not (s.favor_at[slot] or s.secrets_at[slot]):
        return None
    return take_token(s, slot, seat)


def take_token(s: Position, slot: int, seat: int) -> Flow[None]:
    options = [Option("none", Message("oath-do-take-none"), (), 1, NOTHING)]
    if s.favor_at[slot]:
        options.append(Option("favor", Message("oath-do-take-favor"), (Ref("site", str(slot)),), 1, 0))
    if s.secrets_at[slot]:
        options.append(Option("secret", Message("oath-do-take-secret"), (Ref("site", str(slot)),), 1, 1))
    what = Message("oath-ask-treasury", {"site": s.cards.name(s.site[slot])})
    picks = yield from choose(Ask(seat, what, options, rule="4.1.4-a"))
    token = options[picks[0]].value
    if token == 0:
        s.favor_at[slot] -= 1
        receive(s, seat, 1)
        s.tell("get-favor", seat, {"amount": 1})
    elif token == 1:
        s.secrets_at[slot] -= 1
        gain_secrets(s, seat, 1)


for name in ("mine", "drowned-city", "salt-flats"):
    power(name, binding=ALWAYS, wake=treasury)


# --- The Tribunal ---


def the_tribunal(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    """Favor, secrets, and the promise of peace for this round and the next, which binds."""
    assert picked is not None
    if not (yield from negotiate(s, seat, picked.value, ("favor", "secret", "peace"), "7.6.3-b")):
        s.not_again.append(f"{use.power.id}:{picked.value}")


power("the-tribunal", choices=anyone, act=the_tribunal)
