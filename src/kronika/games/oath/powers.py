"""Powers in play: what a card can do at which named point, and where to find it. No action knows a card by name.

A power brings functions for the points it bears on (hooks.py). What is in play stands in an index that belongs to the
state, is shared by copies, and is made again only after a faceup card came, went or turned.
"""

from __future__ import annotations

from typing import Final, TypeAlias, Unpack

from mypy_extensions import mypyc_attr

from kronika.engine.ask import Flow
from kronika.engine.message import Message
from kronika.games.oath.faces import BANDIT_CROWN, FACES, NUMBER, SCEPTER, SITE, Cost
from kronika.games.oath.hooks import Hooks
from kronika.games.oath.state import BANDITS, EMPIRE, EXILE, NO_RULER, NOBODY, NOTHING, RELIQUARY, SLOTS, Position
from kronika.games.oath.targets import Target

SEARCH: Final = 0
MUSTER: Final = 1
TRADE: Final = 2
RECOVER: Final = 3
CAMPAIGN: Final = 4
TRAVEL: Final = 5
MAJOR: Final[tuple[str, ...]] = ("search", "muster", "trade", "recover", "campaign", "travel")

OPTIONAL: Final = 0
"""Used by whoever has access, chooses it and pays its cost (7.4.1)."""
MUST: Final = 1
"""Works for whoever has access, without being asked (7.4.1: "must")."""
ALWAYS: Final = 2
"""Works on everyone it describes, without access (7.1.4); it asks itself whom that is. So do sites."""
OPEN: Final = 3
"""As OPTIONAL, but for everyone it describes, without access (7.1.4)."""
CHOSEN: Final[tuple[int, ...]] = (OPTIONAL, OPEN)

Effect: TypeAlias = "Flow[None] | None"
Refused: TypeAlias = "tuple[Message, str] | None"
"""Why something can't be, with the clause."""


@mypyc_attr(acyclic=True)
class Use:
    """A power in play: the card that has it, where it lies (a slot, or with an owner)."""

    __slots__ = ("card", "owner", "power", "slot")

    def __init__(self, power: Power, card: int, slot: int, owner: int) -> None:
        self.power = power
        self.card = card
        self.slot = slot
        self.owner = owner

    def __repr__(self) -> str:
        return f"Use({self.power.id!r}, {self.slot}, {self.owner})"


class Power:
    """One power of a card, with the hooks it has (see `hooks.py`); None where it has nothing to say."""

    __slots__ = (
        "act",
        "actions",
        "after",
        "after_campaign",
        "aims",
        "amount",
        "bandits",
        "bans_placement",
        "bars_cost",
        "beaten",
        "begin",
        "binding",
        "buckets",
        "burned",
        "capacity",
        "check_target_set",
        "choices",
        "clears",
        "cost",
        "crowned",
        "drawn",
        "extra_defense_dice",
        "face",
        "fate",
        "fits",
        "forbids",
        "guise",
        "id",
        "ignores",
        "keeps",
        "kinship",
        "limit",
        "locks",
        "looted",
        "musters",
        "mute",
        "on_victory",
        "plan",
        "plan_usable",
        "played",
        "pools",
        "price",
        "protects",
        "reach",
        "relevant",
        "rerolls",
        "rest",
        "reward",
        "saves",
        "search_surcharge",
        "shields",
        "side",
        "spares",
        "spent",
        "steers",
        "surcharge",
        "taken_up",
        "targets",
        "tolls",
        "trade_secrets",
        "uncounted",
        "veto",
        "vision_played",
        "wake",
        "weight",
        "when_played",
    )

    def __init__(self, id: str, actions: tuple[int, ...], binding: int, cost: Cost | None, hooks: Hooks) -> None:
        self.id = id
        self.face = NUMBER.get(id, NOTHING)
        self.actions = actions
        self.binding = binding
        self.cost = cost if cost is not None else FACES[self.face].cost
        self.side = FACES[self.face].side if self.face != NOTHING else ""
        self.buckets: tuple[str, ...] | None = None
        """Its places in the index, found when it first comes into play."""
        self.relevant = hooks.get("relevant")
        self.taken_up = hooks.get("taken_up")
        self.begin = hooks.get("begin")
        self.targets = hooks.get("targets")
        self.price = hooks.get("price")
        self.ignores = hooks.get("ignores")
        self.amount = hooks.get("amount")
        self.trade_secrets = hooks.get("trade_secrets")
        self.search_surcharge = hooks.get("search_surcharge")
        self.drawn = hooks.get("drawn")
        self.after = hooks.get("after")
        self.guise = hooks.get("guise")
        self.steers = hooks.get("steers")
        self.clears = hooks.get("clears")
        self.reward = hooks.get("reward")
        self.played = hooks.get("played")
        self.vision_played = hooks.get("vision_played")
        self.when_played = hooks.get("when_played")
        self.fits = hooks.get("fits")
        self.forbids = hooks.get("forbids")
        self.reach = hooks.get("reach")
        self.capacity = hooks.get("capacity")
        self.limit = hooks.get("limit")
        self.uncounted = hooks.get("uncounted")
        self.weight = hooks.get("weight", 1)
        self.choices = hooks.get("choices")
        self.act = hooks.get("act")
        self.rest = hooks.get("rest", False)
        self.wake = hooks.get("wake")
        self.aims = hooks.get("aims")
        self.check_target_set = hooks.get("check_target_set")
        self.tolls = hooks.get("tolls")
        self.musters = hooks.get("musters")
        self.extra_defense_dice = hooks.get("extra_defense_dice")
        self.pools = hooks.get("pools")
        self.plan_usable = hooks.get("plan_usable")
        self.plan = hooks.get("plan")
        self.veto = hooks.get("veto")
        self.surcharge = hooks.get("surcharge")
        self.beaten = hooks.get("beaten")
        self.on_victory = hooks.get("on_victory")
        self.after_campaign = hooks.get("after_campaign")
        self.spent = hooks.get("spent", False)
        self.spares = hooks.get("spares")
        self.saves = hooks.get("saves", False)
        self.shields = hooks.get("shields")
        self.bans_placement = hooks.get("bans_placement")
        self.locks = hooks.get("locks")
        self.bars_cost = hooks.get("bars_cost")
        self.burned = hooks.get("burned")
        self.kinship = hooks.get("kinship", False)
        self.mute = hooks.get("mute")
        self.protects = hooks.get("protects")
        self.bandits = hooks.get("bandits")
        self.rerolls = hooks.get("rerolls", False)
        self.looted = hooks.get("looted")
        self.crowned = hooks.get("crowned")
        self.fate = hooks.get("fate")
        self.keeps = hooks.get("keeps")

    def __repr__(self) -> str:
        return f"Power({self.id!r})"


POWERS: Final[dict[int, list[Power]]] = {}
"""The powers of each face, in the order in which they stand on the card."""
SPACES: Final[list[list[Power]]] = [[] for _ in RELIQUARY]
"""The powers of the Reliquary's spaces."""


def power(id: str, *actions: int, binding: int = OPTIONAL, cost: Cost | None = None, **hooks: Unpack[Hooks]) -> Power:
    """A power of the card with this id."""
    new = Power(id, actions, binding, cost, hooks)
    POWERS.setdefault(new.face, []).append(new)
    return new


def space(id: str, action: int, **hooks: Unpack[Hooks]) -> Power:
    """The mandatory modifier of a space in the Imperial Reliquary (2.3-e)."""
    new = Power(id, (action,), MUST, Cost(), hooks)
    SPACES[RELIQUARY.index(id)].append(new)
    return new


NO_USES: Final[list[Use]] = []
"""Most points have no power in play: they share this list, which stays empty."""


class InPlay:
    """All powers of faceup cards, by the point they bear on."""

    __slots__ = (
        "acts",
        "aims",
        "bandits",
        "bans_placement",
        "bars_cost",
        "bound",
        "burned",
        "capacities",
        "crown",
        "crowned",
        "extra_defense_dice",
        "fates",
        "forbids",
        "heavy",
        "keepers",
        "kin",
        "limits",
        "locks",
        "looters",
        "mask",
        "modifiers",
        "musters",
        "mutes",
        "plans",
        "played",
        "pools",
        "protectors",
        "rerolls",
        "rests",
        "scepter",
        "search_surcharges",
        "shields",
        "surcharges",
        "target_set_checks",
        "uncounted",
        "vetoes",
        "visions",
        "wakes",
    )

    def __init__(self, s: Position) -> None:
        self.modifiers: list[list[Use]] = [[], [], [], [], [], []]
        """Those that are chosen, by action."""
        self.bound: list[list[Use]] = [[], [], [], [], [], []]
        """Those that work without being chosen."""
        self.acts: list[Use] = []
        self.rests: list[Use] = []
        self.wakes: list[Use] = NO_USES
        self.plans: list[Use] = NO_USES
        self.played: list[Use] = NO_USES
        self.limits: list[Use] = NO_USES
        self.aims: list[Use] = NO_USES
        self.pools: list[Use] = NO_USES
        self.vetoes: list[Use] = NO_USES
        self.shields: list[Use] = NO_USES
        self.bans_placement: list[Use] = NO_USES
        self.bandits: list[Use] = NO_USES
        self.bars_cost: list[Use] = NO_USES
        self.burned: list[Use] = NO_USES
        self.capacities: list[Use] = NO_USES
        self.crowned: list[Use] = NO_USES
        self.search_surcharges: list[Use] = NO_USES
        self.fates: list[Use] = NO_USES
        self.forbids: list[Use] = NO_USES
        self.keepers: list[Use] = NO_USES
        self.locks: list[Use] = NO_USES
        self.looters: list[Use] = NO_USES
        self.musters: list[Use] = NO_USES
        self.mutes: list[Use] = NO_USES
        self.protectors: list[Use] = NO_USES
        self.rerolls: list[Use] = NO_USES
        self.surcharges: list[Use] = NO_USES
        self.uncounted: list[Use] = NO_USES
        self.visions: list[Use] = NO_USES
        self.extra_defense_dice: list[Use] = NO_USES
        self.target_set_checks: list[Use] = NO_USES
        self.heavy: dict[int, int] = {}
        """Cards that count as more than one adviser."""
        self.kin = NOBODY
        """Whose favor lies in the Nomad bank."""
        self.crown = NOBODY
        self.mask = NOBODY
        self.scepter = NOBODY
        face_of = s.cards.face
        for slot in range(SLOTS):
            if s.site_faceup[slot]:
                self.add(face_of[s.site[slot]], s.site[slot], slot, NOBODY)
                for card in s.cards_at[slot]:
                    self.add(face_of[card], card, slot, NOBODY)
        for seat in range(s.seats):
            for card in s.advisers[seat]:
                if card not in s.down:
                    self.add(face_of[card], card, NOTHING, seat)
            for card in s.relics[seat]:
                if face_of[card] == BANDIT_CROWN:
                    self.crown = seat
                elif face_of[card] == GRAND_MASK:
                    self.mask = seat
                elif face_of[card] == SCEPTER:
                    self.scepter = seat
                self.add(face_of[card], card, NOTHING, seat)
        for space, card in enumerate(s.reliquary):
            if card == NOTHING:
                for power in SPACES[space]:
                    self.hang(Use(power, NOTHING, NOTHING, EMPIRE))

    def add(self, face: int, card: int, slot: int, owner: int) -> None:
        for power in POWERS.get(face, ()):
            self.hang(Use(power, card, slot, owner))

    def hang(self, use: Use) -> None:
        power = use.power
        for action in power.actions:
            (self.modifiers if power.binding in CHOSEN else self.bound)[action].append(use)
        if power.act is not None:
            (self.rests if power.rest else self.acts).append(use)
        if power.weight != 1:
            self.heavy[use.card] = power.weight
        if power.kinship:
            self.kin = use.owner
        buckets = power.buckets
        if buckets is None:
            buckets = power.buckets = tuple(bucket for point, bucket in BUCKETS if getattr(power, point))
        for bucket in buckets:
            uses: list[Use] = getattr(self, bucket)
            if uses:
                uses.append(use)
            else:
                setattr(self, bucket, [use])


BUCKETS: Final = (
    ("wake", "wakes"),
    ("plan", "plans"),
    ("played", "played"),
    ("reward", "played"),
    ("clears", "played"),
    ("reach", "played"),
    ("vision_played", "visions"),
    ("search_surcharge", "search_surcharges"),
    ("forbids", "forbids"),
    ("capacity", "capacities"),
    ("limit", "limits"),
    ("uncounted", "uncounted"),
    ("aims", "aims"),
    ("tolls", "aims"),
    ("check_target_set", "target_set_checks"),
    ("extra_defense_dice", "extra_defense_dice"),
    ("musters", "musters"),
    ("pools", "pools"),
    ("veto", "vetoes"),
    ("surcharge", "surcharges"),
    ("shields", "shields"),
    ("bans_placement", "bans_placement"),
    ("locks", "locks"),
    ("bars_cost", "bars_cost"),
    ("burned", "burned"),
    ("mute", "mutes"),
    ("protects", "protectors"),
    ("bandits", "bandits"),
    ("rerolls", "rerolls"),
    ("looted", "looters"),
    ("crowned", "crowned"),
    ("fate", "fates"),
    ("keeps", "keepers"),
)
"""Where a power with a point stands in the index."""


GRAND_MASK: Final = NUMBER["grand-mask"]


def in_play(s: Position) -> InPlay:
    found = s.in_play
    if found is None:
        found = s.in_play = InPlay(s)
    return found


# --- who rules what (10.rule) ---


def color(s: Position, seat: int) -> int:
    """Whose warbands a player's are: purple for Imperial players, an own color for others (10.imperial-player)."""
    return seat if s.role[seat] == EXILE or seat == s.outlaw else EMPIRE


def imperial(s: Position, seat: int) -> bool:
    return s.role[seat] != EXILE and seat != s.outlaw


def enemies(s: Position, one: int, other: int) -> bool:
    """10.enemy: Imperial players are no enemies of each other, everybody else is."""
    return one != other and not (imperial(s, one) and imperial(s, other))


def ruler(s: Position, slot: int) -> int:
    """The color that rules a site, BANDITS, or NO_RULER for a facedown site."""
    if not s.site_faceup[slot]:
        return NO_RULER
    held = s.army_color[slot]
    return held if held != NOBODY else crown_color(s)


def crown_color(s: Position) -> int:
    """Who rules faceup sites without warbands: bandits, or the holder of the Bandit Crown (7.6.5)."""
    crown = in_play(s).crown
    return BANDITS if crown == NOBODY else color(s, crown)


def rules_site(s: Position, seat: int, slot: int) -> bool:
    return ruler(s, slot) == color(s, seat)


def rules(s: Position, seat: int, use: Use) -> bool:
    """Whether the player rules the card: an adviser, a relic or banner held, or one at a site ruled (OQ-52)."""
    if use.slot == NOTHING:
        return use.owner == seat
    return card_ruler(s, use) == color(s, seat)


def card_ruler(s: Position, use: Use) -> int:
    """The color that rules a card at a site, or BANDITS. The Grand Mask speaks of cards, not of sites."""
    who = ruler(s, use.slot)
    mask = in_play(s).mask
    if mask != NOBODY and mask == s.turn and s.role[mask] == EXILE and who == EMPIRE and use.power.plan is None:
        return mask
    return who


def access(s: Position, seat: int, use: Use, site: int = NOTHING) -> bool:
    """7.1.1: the player rules the card, or the pawn is at its site; with `site`, as if it were there."""
    if use.slot == NOTHING:
        return use.owner == seat
    if use.slot == (s.pawn[seat] if site == NOTHING else site):
        return True
    if FACES[s.cards.face[use.card]].kind == SITE:
        # Only the one with an Action power speaks of its ruler.
        return use.power.act is not None and rules_site(s, seat, use.slot)
    return rules(s, seat, use)


def ruled(s: Position, seat: int) -> list[int]:
    """The sites a player rules."""
    mine = color(s, seat)
    return [slot for slot in range(SLOTS) if ruler(s, slot) == mine]


def may_place(s: Position, seat: int) -> bool:
    """Whether the player may put warbands on sites at all."""
    for use in in_play(s).bans_placement:
        assert use.power.bans_placement is not None
        if use.power.bans_placement(s, use, seat):
            return False
    return True


def shielded(s: Position, seat: int, victim: int, thing: Target) -> Refused:
    """Why a player may not target or take a relic or banner of another, if so."""
    if seat == victim:
        return None
    for use in in_play(s).shields:
        assert use.power.shields is not None
        why = use.power.shields(s, use, seat, victim, thing)
        if why is not None:
            return why
    return None


def may_give_secrets(s: Position, seat: int) -> bool:
    for use in in_play(s).mutes:
        assert use.power.mute is not None
        if use.power.mute(s, use, seat):
            return False
    return True


def advisers_of(s: Position, seat: int, suit: int) -> int:
    """How many faceup advisers of a suit a player has; some count as more."""
    count = 0
    for card in s.advisers[seat]:
        if card not in s.down and s.suit(card) == suit:
            count += weight(s, card)
    return count


def weight(s: Position, card: int) -> int:
    heavy = in_play(s).heavy
    return heavy.get(card, 1) if heavy else 1


def bandits_at(s: Position, slot: int) -> int:
    """One at each site (2.8.3-b), more with some powers."""
    count = 1
    for use in in_play(s).bandits:
        assert use.power.bandits is not None
        count += use.power.bandits(s, use, slot)
    return count


def barred(s: Position, seat: int, cost: Cost) -> Refused:
    """Why a player can't use a power with this cost."""
    for use in in_play(s).bars_cost:
        assert use.power.bars_cost is not None
        why = use.power.bars_cost(s, use, seat, cost)
        if why is not None:
            return why
    return None
