"""Powers in play: what a card can do at which named point, and where to find it. No action knows a card by name.

A power hangs functions on the points it bears on. What is in play stands in an index that hangs on the state, is shared
by copies, and is made anew only after a faceup card came, went or turned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from kronika.engine.ask import Flow, Option
from kronika.engine.message import Message
from kronika.games.oath.faces import BANDIT_CROWN, FACES, NUMBER, SCEPTER, SITE, Cost
from kronika.games.oath.state import BANDITS, EMPIRE, EXILE, NO_RULER, NOBODY, NOTHING, RELIQUARY, SLOTS, Position

if TYPE_CHECKING:
    from kronika.games.oath.action import Action, Bill
    from kronika.games.oath.campaign import Campaign

SEARCH: Final = 0
MUSTER: Final = 1
TRADE: Final = 2
RECOVER: Final = 3
CAMPAIGN: Final = 4
TRAVEL: Final = 5
MAJOR: Final = ("search", "muster", "trade", "recover", "campaign", "travel")

OPTIONAL: Final = 0
"""Used by who has access, chooses it and pays its cost (7.4.1)."""
MUST: Final = 1
"""Works for who has access, without being asked (7.4.1: "must")."""
ALWAYS: Final = 2
"""Works on everyone it describes, without access (7.1.4); it asks itself whom that is. So do sites."""
OPEN: Final = 3
"""As OPTIONAL, but for everyone it describes, without access (7.1.4)."""
CHOSEN: Final = (OPTIONAL, OPEN)

Effect: TypeAlias = "Flow[None] | None"
Refused: TypeAlias = "tuple[Message, str] | None"
"""Why something can't be, with the clause."""


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
    """One power of a card. Each point is a function or None.

    On the six major actions (`actions`):
    `relevant(s, use, act)`: whether it could change anything now; `taken_up(s, use, act)` when it was chosen and paid;
    `begin(s, use, act)` when the action starts;
    `targets(s, use, act)` adds candidates; `price(s, use, act, target, bill)` changes the cost of one or refuses it;
    `ignores(s, use, act, target, other)`: whether another power is without effect on it; `amount(s, use, act, target,
    n)`: how many cards are drawn, warbands or (for Trade) favor gained; `second(…)`: secrets gained in a Trade;
    `entry(s, use, seat, bill)`: what searching, or playing a card as if searching, costs besides; `drawn(s, use, act,
    cards)`: changes the cards drawn in a Search; `after(s, use, act, target)`: when all is done.
    `guise(s, use, suit)`: whether this adviser passes for a suit in a Trade; `steers(s, use, act)`: who chooses where
    somebody travels.

    On playing cards: `clears(s, use, seat, slot)`: what may be discarded first at a site; `reward(s, use, seat, card,
    slot)`: gives something instead of the favor for playing to a site; `played(s, use, seat, card, slot, fresh)` after
    a card was played to a site (its slot) or to advisers (NOTHING), `fresh` if it was no facedown adviser;
    `vision_played(s, use, seat, card)` after a Vision was; `when_played(s, use, seat)` of the card itself, and
    `fits(s, seat, card, slot)`: whether it may go to a site (None: as the Law says). `forbids(s, use, seat, card,
    where)`: why a card can't be played there; `reach(s, use, seat, card)`: more sites with space for it;
    `capacity(s, use, slot, room)` of a site; `limit(s, use, seat, limit)`: the adviser limit, and `uncounted(s, use,
    seat, card, joining)`: an adviser that it passes over. `weight`: as how many advisers the card counts.

    Standalone: `choices(s, use, seat)` lists what an Action or Rest power can be used on (an empty list: it can't be
    used; None: there is nothing to choose), `act(s, use, seat, option)` does it; `wake(s, use, seat)`.

    In a Campaign: `aims(s, use, camp, targets)` refuses a set of targets; `tolls(s, use, camp, targets, bill)` puts a
    price on it; `pools(s, use, camp)` changes dice pools; `able(s, use, camp, seat)` and `plan(s, use, camp, seat)` of
    a battle plan; `veto(s, use, camp, plan, seat)` and `surcharge(…)` of another's plan; `beaten(s, use, camp, seat)`
    on defeat (5.5.6-d), `end(…)` on victory (5.5.8), `last(…)` after everything else; `spent` if the card is discarded
    then, `spares(s, use, camp, seat, plans)`: which plans' cards still are; `saves`: who of its side falls comes to its
    site in the end. `walls(s, use, camp, target)`: more dice for a target; `whole(s, use, camp, targets)` refuses a set
    of targets as it stands; `musters(s, use, camp)`: sites whose warbands attack too.

    Always: `shields(s, use, seat, victim, thing)`: what nobody may target or take; `bans(s, use, seat)`: who cannot
    place warbands at sites; `locks(s, use, seat, card, slot)`: what acts as locked; `bars(s, use, seat, cost)`: why a
    power with such a cost can't be used; `burned(s, use, seat, amount)`: who takes favor that is burned; `kinship`: the
    holder's favor lies in the Nomad bank; `mute(s, use, seat)`: who cannot give secrets; `protects(s, use, seat)` from
    exile; `bandits(s, use, slot)`: more of them; `rerolls`: dice of its ruler; `looted(s, use, taker, cards)`: after
    relics were taken; `crowned(s, use, seat)`: after the title was; `fate(s, use, rolled)`: changes the end die;
    `keeps(s, use, slot)`: a site that stays on the map in the Chronicle (8.3.2).
    """

    __slots__ = (
        "able",
        "act",
        "actions",
        "after",
        "aims",
        "amount",
        "bandits",
        "bans",
        "bars",
        "beaten",
        "begin",
        "binding",
        "buckets",
        "burned",
        "capacity",
        "choices",
        "clears",
        "cost",
        "crowned",
        "drawn",
        "end",
        "entry",
        "face",
        "fate",
        "fits",
        "forbids",
        "guise",
        "id",
        "ignores",
        "keeps",
        "kinship",
        "last",
        "limit",
        "locks",
        "looted",
        "musters",
        "mute",
        "plan",
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
        "second",
        "shields",
        "side",
        "spares",
        "spent",
        "steers",
        "surcharge",
        "taken_up",
        "targets",
        "tolls",
        "uncounted",
        "veto",
        "vision_played",
        "wake",
        "walls",
        "weight",
        "when_played",
        "whole",
    )

    def __init__(
        self, id: str, actions: tuple[int, ...] = (), binding: int = OPTIONAL, cost: Cost | None = None
    ) -> None:
        self.id = id
        self.face = NUMBER.get(id, NOTHING)
        self.actions = actions
        self.binding = binding
        self.cost = cost if cost is not None else FACES[self.face].cost
        self.side = FACES[self.face].side if self.face != NOTHING else ""
        self.buckets: tuple[str, ...] | None = None
        """Its places in the index, found when it first comes into play."""
        self.rest = False
        self.spent = False
        """Whether the battle plan's card is discarded at the end of the Campaign."""
        self.relevant: Callable[[Position, Use, Action], bool] | None = None
        self.begin: Callable[[Position, Use, Action], None] | None = None
        self.guise: Callable[[Position, Use, int], bool] | None = None
        self.steers: Callable[[Position, Use, Action], int] | None = None
        self.targets: Callable[[Position, Use, Action], list[int]] | None = None
        self.price: Callable[[Position, Use, Action, int, Bill], None] | None = None
        self.ignores: Callable[[Position, Use, Action, int, Use], bool] | None = None
        self.amount: Callable[[Position, Use, Action, int, int], int] | None = None
        self.second: Callable[[Position, Use, Action, int, int], int] | None = None
        self.after: Callable[[Position, Use, Action, int], Effect] | None = None
        self.played: Callable[[Position, Use, int, int, int, bool], Effect] | None = None
        self.clears: Callable[[Position, Use, int, int], list[int]] | None = None
        self.reward: Callable[[Position, Use, int, int, int], bool] | None = None
        self.when_played: Callable[[Position, Use, int], Effect] | None = None
        self.limit: Callable[[Position, Use, int, int], int] | None = None
        self.choices: Callable[[Position, Use, int], list[Option] | None] | None = None
        self.act: Callable[[Position, Use, int, Option | None], Effect] | None = None
        self.wake: Callable[[Position, Use, int], Effect] | None = None
        self.aims: Callable[[Position, Use, Campaign, list[Any]], Refused] | None = None
        self.tolls: Callable[[Position, Use, Campaign, list[Any], Bill], None] | None = None
        self.pools: Callable[[Position, Use, Campaign], None] | None = None
        self.able: Callable[[Position, Use, Campaign, int], bool] | None = None
        self.plan: Callable[[Position, Use, Campaign, int], Effect] | None = None
        self.veto: Callable[[Position, Use, Campaign, Use, int], Refused] | None = None
        self.end: Callable[[Position, Use, Campaign, int], Effect] | None = None
        self.last: Callable[[Position, Use, Campaign, int], Effect] | None = None
        self.beaten: Callable[[Position, Use, Campaign, int], Effect] | None = None
        self.shields: Callable[[Position, Use, int, int, int], Refused] | None = None
        self.bans: Callable[[Position, Use, int], bool] | None = None
        self.taken_up: Callable[[Position, Use, Action], Effect] | None = None
        self.drawn: Callable[[Position, Use, Action, list[int]], Flow[list[int]]] | None = None
        self.entry: Callable[[Position, Use, int, Bill], None] | None = None
        self.vision_played: Callable[[Position, Use, int, int], Effect] | None = None
        self.fits: Callable[[Position, int, int, int], bool | None] | None = None
        self.forbids: Callable[[Position, Use, int, int, int], Refused] | None = None
        self.reach: Callable[[Position, Use, int, int], list[int]] | None = None
        self.capacity: Callable[[Position, Use, int, int], int] | None = None
        self.uncounted: Callable[[Position, Use, int, int, int], bool] | None = None
        self.weight = 1
        self.surcharge: Callable[[Position, Use, Campaign, Use, int], Cost | None] | None = None
        self.spares: Callable[[Position, Use, Campaign, int, list[Any]], Flow[list[Any]]] | None = None
        self.saves = False
        self.walls: Callable[[Position, Use, Campaign, int], int] | None = None
        self.whole: Callable[[Position, Use, Campaign, list[Any]], Refused] | None = None
        self.musters: Callable[[Position, Use, Campaign], list[int]] | None = None
        self.locks: Callable[[Position, Use, int, int, int], bool] | None = None
        self.bars: Callable[[Position, Use, int, Cost], Refused] | None = None
        self.burned: Callable[[Position, Use, int, int], int] | None = None
        self.kinship = False
        self.mute: Callable[[Position, Use, int], bool] | None = None
        self.protects: Callable[[Position, Use, int], bool] | None = None
        self.bandits: Callable[[Position, Use, int], int] | None = None
        self.rerolls = False
        self.looted: Callable[[Position, Use, int, list[int]], Effect] | None = None
        self.crowned: Callable[[Position, Use, int], None] | None = None
        self.keeps: Callable[[Position, Use, int], bool] | None = None
        self.fate: Callable[[Position, Use, int], Flow[int]] | None = None

    def __repr__(self) -> str:
        return f"Power({self.id!r})"


POWERS: Final[dict[int, list[Power]]] = {}
"""The powers of each face, in the order in which they stand on the card."""
SPACES: Final[list[list[Power]]] = [[] for _ in RELIQUARY]
"""The powers of the Reliquary's spaces."""


def power(id: str, *actions: int, binding: int = OPTIONAL, cost: Cost | None = None, **points: Any) -> Power:
    """A power of the card with this id; its points are functions by name."""
    new = Power(id, actions, binding, cost)
    for point, function in points.items():
        setattr(new, point, function)
    POWERS.setdefault(new.face, []).append(new)
    return new


def space(id: str, action: int, **points: Any) -> Power:
    """The mandatory modifier of a space in the Imperial Reliquary (2.3-e)."""
    new = Power(id, (action,), MUST, Cost())
    for point, function in points.items():
        setattr(new, point, function)
    SPACES[RELIQUARY.index(id)].append(new)
    return new


class InPlay:
    """All powers of faceup cards, by the point they bear on."""

    __slots__ = (
        "acts",
        "aims",
        "bandits",
        "bans",
        "bars",
        "bound",
        "burned",
        "capacities",
        "crown",
        "crowned",
        "entries",
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
        "shields",
        "surcharges",
        "uncounted",
        "vetoes",
        "visions",
        "wakes",
        "walls",
        "wholes",
    )

    def __init__(self, s: Position) -> None:
        self.modifiers: list[list[Use]] = [[], [], [], [], [], []]
        """Those that are chosen, by action."""
        self.bound: list[list[Use]] = [[], [], [], [], [], []]
        """Those that work without being chosen."""
        self.acts: list[Use] = []
        self.rests: list[Use] = []
        self.wakes: list[Use] = []
        self.plans: list[Use] = []
        self.played: list[Use] = []
        self.limits: list[Use] = []
        self.aims: list[Use] = []
        self.pools: list[Use] = []
        self.vetoes: list[Use] = []
        self.shields: list[Use] = []
        self.bans: list[Use] = []
        self.bandits: list[Use] = []
        self.bars: list[Use] = []
        self.burned: list[Use] = []
        self.capacities: list[Use] = []
        self.crowned: list[Use] = []
        self.entries: list[Use] = []
        self.fates: list[Use] = []
        self.forbids: list[Use] = []
        self.keepers: list[Use] = []
        self.locks: list[Use] = []
        self.looters: list[Use] = []
        self.musters: list[Use] = []
        self.mutes: list[Use] = []
        self.protectors: list[Use] = []
        self.rerolls: list[Use] = []
        self.surcharges: list[Use] = []
        self.uncounted: list[Use] = []
        self.visions: list[Use] = []
        self.walls: list[Use] = []
        self.wholes: list[Use] = []
        self.heavy: dict[int, int] = {}
        """Cards that count as more than one adviser."""
        self.kin = NOBODY
        """Whose favor lies in the Nomad bank."""
        self.crown = NOBODY
        self.mask = NOBODY
        self.scepter = NOBODY
        face_of = s.cards.face
        for slot in range(SLOTS):
            if s.up[slot]:
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
            uses.append(use)


BUCKETS: Final = (
    ("wake", "wakes"),
    ("plan", "plans"),
    ("played", "played"),
    ("reward", "played"),
    ("clears", "played"),
    ("reach", "played"),
    ("vision_played", "visions"),
    ("entry", "entries"),
    ("forbids", "forbids"),
    ("capacity", "capacities"),
    ("limit", "limits"),
    ("uncounted", "uncounted"),
    ("aims", "aims"),
    ("tolls", "aims"),
    ("whole", "wholes"),
    ("walls", "walls"),
    ("musters", "musters"),
    ("pools", "pools"),
    ("veto", "vetoes"),
    ("surcharge", "surcharges"),
    ("shields", "shields"),
    ("bans", "bans"),
    ("locks", "locks"),
    ("bars", "bars"),
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
    if not s.up[slot]:
        return NO_RULER
    held = s.held[slot]
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
    for use in in_play(s).bans:
        assert use.power.bans is not None
        if use.power.bans(s, use, seat):
            return False
    return True


def shielded(s: Position, seat: int, victim: int, thing: int) -> Refused:
    """Why a player may not target or take a relic (its card) or banner (-2 - its number) of another, if so."""
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
    for use in in_play(s).bars:
        assert use.power.bars is not None
        why = use.power.bars(s, use, seat, cost)
        if why is not None:
            return why
    return None


def banner_thing(banner: int) -> int:
    return -2 - banner
