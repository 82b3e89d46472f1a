"""Campaign (5.5): defender, targets and pools. The plans are battle_plans.py, the battle itself is battle.py, what it
brings spoils.py."""

from __future__ import annotations

from typing import ClassVar, Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import all_of, choose, no_and_yes
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.battle import fight
from kronika.games.oath.battle_plans import use_plans
from kronika.games.oath.battle_rules import BattleRules
from kronika.games.oath.forces import size_of
from kronika.games.oath.permission import permission
from kronika.games.oath.powers import (
    CAMPAIGN,
    MAJOR,
    Refused,
    Use,
    color,
    imperial,
    in_play,
    ruler,
    rules_site,
    shielded,
)
from kronika.games.oath.sides import ATTACKER, DEFENDER, UNDECIDED
from kronika.games.oath.state import BANDITS, BANNERS, CITIZEN, EMPIRE, EXILE, NOBODY, NOTHING, SLOTS, Position
from kronika.games.oath.targets import BANNER, PAWN, PLAYER, RELIC, SITES, SLOT, THE_PAWN, Target, aim
from kronika.games.oath.title import title_dice

SUPPLY: Final = 2

DONE: Final = Option("done", Message("oath-do-targets-done"), (), 1, NOTHING)


class Campaign(Action):
    """A Campaign from its first step to its last: all that is decided and rolled is remembered here."""

    kind: ClassVar[int] = CAMPAIGN
    rule: ClassVar[str] = "5.5.1-a"
    least_supply: ClassVar[int] = SUPPLY

    def __init__(
        self, s: Position, seat: int, free: bool = False, site: int = NOTHING, joined: list[int] | None = None
    ) -> None:
        """At another `site` as if the pawn were there, with own warbands at the `joined` sites in the force."""
        super().__init__(s, seat, free)
        if site != NOTHING:
            self.site = site
            self.look_around(s)
        self.joined = joined or []
        self.defender = NOBODY
        self.targets: list[Target] = []
        self.allies: list[int] = []
        self.attack = 0
        """Attack dice."""
        self.defense = 0
        """Defense dice."""
        self.used: list[tuple[Use, int]] = []
        """Battle plans in the order of their use, and who used them (BANDITS for bandits)."""
        self.rolled_attack: list[int] = []
        self.rolled_defense: list[int] = []
        self.total_attack = 0
        self.total_defense = 0
        self.ledger: list[tuple[str, int, int]] = []
        """What made the pools: its name, and the attack and defense dice it added or took."""
        self.changed_rules: BattleRules | None = None
        self.sacrificed = 0
        self.decided = UNDECIDED
        """The side that is victorious without a roll."""
        self.killed = [0, 0]
        """Warbands killed, by side."""
        self.survivors: dict[tuple[str, int], int] = {}
        """After defeat: how many of the defeated force are on which "board" (a seat) or "site" (its slot)."""
        self.discards: list[tuple[Use, int]] = []
        """Plans whose cards go at the end, though not all uses of them do."""
        self.dug: list[int] = []
        """Facedown relics at targeted sites that are at stake too."""
        self.wounded: list[tuple[tuple[Use, int], dict[int, int]]] = []
        """Warbands that plans saved, by color."""
        self.won = False
        self.step = "targets"
        """Where it stands, for whoever looks on: targets, allies, dice, plans, sacrifice, losses, spoils, end."""

    def imagined(self, s: Position) -> Campaign:
        """The same Campaign in a copy of the position, to try out there how it might go on."""
        twin = Campaign(s, self.seat, self.free, self.site, self.joined[:])
        twin.chosen = self.chosen
        twin.defender = self.defender
        twin.targets = self.targets[:]
        twin.allies = self.allies[:]
        twin.attack = self.attack
        twin.defense = self.defense
        twin.used = self.used[:]
        twin.ledger = self.ledger[:]
        twin.changed_rules = None if self.changed_rules is None else self.changed_rules.copy()
        twin.decided = self.decided
        twin.discards = self.discards[:]
        twin.dug = self.dug[:]
        twin.step = self.step
        s.campaign = twin
        return twin

    @property
    def battle_rules(self) -> BattleRules:
        """How this battle is counted; made when a battle asks for it, as most Campaigns are only thought of."""
        if self.changed_rules is None:
            self.changed_rules = BattleRules()
        return self.changed_rules

    def decide(self, side: int) -> None:
        """That side is victorious now."""
        self.decided = side

    def save(self, saving: tuple[Use, int], own: int, count: int) -> None:
        for plan, wounded in self.wounded:
            if plan == saving:
                wounded[own] = wounded.get(own, 0) + count
                return
        self.wounded.append((saving, {own: count}))

    @property
    def against_bandits(self) -> bool:
        return self.defender == BANDITS

    # --- who and what can be attacked ---

    def candidates(self, s: Position) -> list[Target]:
        """Other players who rule the site or whose pawn is there, and bandits (5.5.1-a, 5.5.1-b)."""
        found = [
            aim(PLAYER, other)
            for other in range(s.seats)
            if other != self.seat and (s.pawn[other] == self.site or self.defends_site(s, other))
        ]
        if ruler(s, self.site) == BANDITS:
            found.append(aim(PLAYER, BANDITS))
        return found

    def defends_site(self, s: Position, other: int) -> bool:
        """Whether that player, attacked, would rule the attacker's site (5.5.1-c, 5.5.1-d)."""
        before = s.outlaw
        s.outlaw = self.outlaw_against(s, other)
        try:
            return rules_site(s, other, self.site)
        finally:
            s.outlaw = before

    def outlaw_against(self, s: Position, defender: int) -> int:
        """The Citizen who is no Imperial player in this Campaign (5.5.1-c, 5.5.1-d)."""
        if defender == BANDITS or s.role[defender] == EXILE:
            return NOBODY
        if s.role[self.seat] == CITIZEN:
            return self.seat
        return defender if s.role[self.seat] != EXILE else NOBODY

    def base(self, s: Position, target: Target) -> Bill:
        bill, defender = Bill(SUPPLY), target.number
        if defender != BANDITS and (self.seat, defender, s.round) in peace(s):
            bill.refuse(Message("oath-why-promise", {"player": defender}), "7.6.3-b")
            return bill
        before = s.outlaw
        s.outlaw = self.outlaw_against(s, defender)
        self.defender = defender
        try:
            first = self.first_target(s)
            why = self.refused(s, [first]) or self.unfinished(s, [first])
            if why is not None:
                bill.refuse(*why)
            else:
                self.toll(s, [first], bill)
        finally:
            s.outlaw = before
            self.defender = NOBODY
        return bill

    def option(self, s: Position, target: Target, bill: Bill) -> Option:
        defender = target.number
        if defender == BANDITS:
            text = Message("oath-do-campaign-bandits", bill.said())
            return Option("bandits", text, (Ref("site", str(self.site)),))
        text = Message("oath-do-campaign", {"player": defender, **bill.said()})
        return Option(f"player:{defender}", text, (Ref("seat", str(defender)),))

    # --- targets (5.5.2) ---

    def first_target(self, s: Position) -> Target:
        """The one that must be: the site if the defender rules it, else the pawn there (5.5.2-b)."""
        return SITES[self.site] if self.rules_for_defense(s, self.site) else THE_PAWN

    def rules_for_defense(self, s: Position, slot: int) -> bool:
        who = ruler(s, slot)
        return who == BANDITS if self.defender == BANDITS else who == color(s, self.defender)

    def possible_targets(self, s: Position) -> list[Target]:
        """All the defender has that could be a target (5.5.2-a)."""
        found = [SITES[slot] for slot in range(SLOTS) if self.rules_for_defense(s, slot)]
        if self.defender != BANDITS and s.pawn[self.defender] == self.site:
            found.append(THE_PAWN)
            found += [aim(BANNER, banner) for banner in range(2) if s.holder[banner] == self.defender]
            found += [aim(RELIC, card) for card in s.relics[self.defender]]
        return found

    def place_of(self, target: Target) -> int:
        """Where a target is: pawns, relics and banners are at the attacker's site."""
        return target.number if target.kind == SLOT else self.site

    def refused(self, s: Position, targets: list[Target]) -> Refused:
        """Why this set of targets can't be declared."""
        for target in targets:
            if target.kind in (BANNER, RELIC):
                why = shielded(s, self.seat, self.defender, target)
                if why is not None:
                    return why
        for use in in_play(s).aims:
            if use.power.aims is not None:
                why = use.power.aims(s, use, self, targets)
                if why is not None:
                    return why
        return None

    def toll(self, s: Position, targets: list[Target], bill: Bill) -> None:
        for use in in_play(s).aims:
            if use.power.tolls is not None:
                use.power.tolls(s, use, self, targets, bill)

    def payable(self, s: Position, targets: list[Target]) -> bool:
        bill = Bill(0)
        self.toll(s, targets, bill)
        self.afford(s, bill)
        return bill.why is None

    def spoiled(self, s: Position, targets: list[Target]) -> Refused:
        """Why this set of targets can't stand as it is."""
        for use in in_play(s).target_set_checks:
            assert use.power.check_target_set is not None
            why = use.power.check_target_set(s, use, self, targets)
            if why is not None:
                return why
        return None

    def unfinished(self, s: Position, targets: list[Target], seen: set[frozenset[Target]] | None = None) -> Refused:
        """Why no set with these targets can stand; `seen` are the sets that were looked at on the way."""
        why = self.spoiled(s, targets)
        if why is None:
            return None
        seen = set() if seen is None else seen
        seen.add(frozenset(targets))
        for more in self.more_targets(s, targets):
            larger = [*targets, more]
            if frozenset(larger) not in seen and self.unfinished(s, larger, seen) is None:
                return None
        return why

    def more_targets(self, s: Position, targets: list[Target]) -> list[Target]:
        """What can be added to a set."""
        return [
            target
            for target in self.possible_targets(s)
            if target not in targets
            and self.refused(s, [*targets, target]) is None
            and self.payable(s, [*targets, target])
        ]

    def choose_targets(self, s: Position) -> Flow[None]:
        """The forced one first, then one by one, each checked with all the others."""
        self.targets = [(yield from self.choose_first(s))]
        while True:
            more = self.more_targets(s, self.targets)
            if in_play(s).target_set_checks:
                more = [target for target in more if self.unfinished(s, [*self.targets, target]) is None]
            if not more:
                break
            options = [self.target_option(s, target) for target in more]
            if self.spoiled(s, self.targets) is None:
                options.insert(0, DONE)
            what = Message("oath-ask-targets", {"count": len(self.targets)})
            picks = yield from choose(Ask(self.seat, what, options, rule="5.5.2-a"))
            picked = options[picks[0]]
            if picked is DONE:
                break
            self.targets.append(aim(*picked.values))
        bill = Bill(0)
        self.toll(s, self.targets, bill)
        self.settle_bill(s, bill)
        s.tell(
            "targets",
            self.seat,
            {"count": len(self.targets), "targets": ",".join(self.name_of(s, t) for t in self.targets)},
        )
        for target in self.targets:
            kind, _, name = self.name_of(s, target).partition(":")
            if kind == "site":
                name = s.cards.name(s.site[target.number])
            s.tell(f"target-{kind}", self.seat, {"target": name, "player": self.defender})

    def choose_first(self, s: Position) -> Flow[Target]:
        """A site whose warbands fight for the attacker need not be a target if the defender's pawn is one (ruling on
        Captains)."""
        first = self.first_target(s)
        if self.site not in self.joined or THE_PAWN not in self.possible_targets(s):
            return first
        if self.refused(s, [THE_PAWN]) is not None:
            return first
        options = [self.target_option(s, target) for target in dict.fromkeys((first, THE_PAWN))]
        picks = yield from choose(Ask(self.seat, Message("oath-ask-first-target"), options, rule="5.5.2-b"))
        return aim(*options[picks[0]].values)

    def name_of(self, s: Position, target: Target) -> str:
        """A target as keys and records name it."""
        if target.kind == SLOT:
            return f"site:{target.number}"
        if target.kind == PAWN:
            return "pawn"
        if target.kind == BANNER:
            return f"banner:{BANNERS[target.number]}"
        return f"relic:{s.cards.name(target.number)}"

    def target_option(self, s: Position, target: Target) -> Option:
        if target.kind == SLOT:
            text = Message("oath-do-target-site", {"site": s.cards.name(s.site[target.number])})
            ref = Ref("site", str(target.number))
        elif target.kind == PAWN:
            text = Message("oath-do-target-pawn", {"player": self.defender})
            ref = Ref("seat", str(self.defender))
        elif target.kind == BANNER:
            name = BANNERS[target.number]
            text, ref = Message("oath-do-target-banner", {"banner": name}), Ref("banner", name)
        else:
            name = s.cards.name(target.number)
            text, ref = Message("oath-do-target-relic", {"card": name}), Ref("card", name)
        return Option(self.name_of(s, target), text, (ref,), values=(target.kind, target.number))

    def sites(self) -> list[int]:
        """The slots of the targeted sites."""
        return [target.number for target in self.targets if target.kind == SLOT]

    def targets_site(self, slot: int) -> bool:
        return SITES[slot] in self.targets

    # --- pools and allies ---

    def target_dice(self, s: Position, target: Target) -> int:
        """The dice that one target adds to the defense, with what powers add for it (5.5.2-c)."""
        if target.kind == SLOT:
            dice = 1
        elif target.kind == PAWN:
            dice = 2
        elif target.kind == BANNER:
            dice = s.banner[target.number]
        else:
            dice = s.face(target.number).dice
        for use in in_play(s).extra_defense_dice:
            assert use.power.extra_defense_dice is not None
            dice += use.power.extra_defense_dice(s, use, self, target)
        return dice

    def build_pools(self, s: Position) -> Flow[None]:
        self.gather(s)
        options = [
            Option(f"dice:{n}", Message("oath-do-dice", {"dice": n}), (), 1, n)
            for n in range(size_of(s, self, ATTACKER), -1, -1)
        ]
        what = Message("oath-ask-dice", {"defense": self.defense})
        picks = yield from choose(Ask(self.seat, what, options, rule="5.5.2-d"))
        self.take_dice(s, options[picks[0]].value)
        s.tell("pools", self.seat, {"attack": self.attack, "defense": self.defense})

    def gather(self, s: Position) -> None:
        """The whole force of the attack, and the defense dice of all targets and of the title."""
        for use in in_play(s).musters:
            assert use.power.musters is not None
            self.joined += [slot for slot in use.power.musters(s, use, self) if slot not in self.joined]
        for target in self.targets:
            self.add_defense(self.name_of(s, target), self.target_dice(s, target))
        if self.defender != BANDITS:
            dice = title_dice(s, self.defender)
            if dice:
                self.add_defense("title", dice)

    def take_dice(self, s: Position, dice: int) -> None:
        """The attacker's dice, and what powers make of both pools."""
        self.attack = dice
        self.ledger.append(("force", self.attack, 0))
        for use in in_play(s).pools:
            assert use.power.pools is not None
            before = self.attack, self.defense
            use.power.pools(s, use, self)
            self.note(use.power.id, before)

    def add_defense(self, what: str, dice: int) -> None:
        self.defense += dice
        self.ledger.append((what, 0, dice))

    def note(self, what: str, before: tuple[int, int]) -> None:
        """Remembers what a power did to the pools, if anything."""
        attack, defense = self.attack - before[0], self.defense - before[1]
        if attack or defense:
            self.ledger.append((what, attack, defense))

    def change_attack(self, dice: int) -> None:
        """A die can't be removed from an empty pool (OQ-13)."""
        self.attack = max(0, self.attack + dice)

    def at_battle(self, s: Position, seat: int) -> bool:
        """Whether a pawn is at the attacker's site or at a targeted site."""
        return s.pawn[seat] == self.site or self.targets_site(s.pawn[seat])

    def gather_allies(self, s: Position) -> Flow[None]:
        """The Chancellor joins an Imperial defender; Citizens near may, if the defender agrees (5.5.2-e, 5.5.2-f)."""
        defender = self.defender
        if defender == BANDITS or not imperial(s, defender):
            return
        if EMPIRE not in (defender, self.seat):
            self.allies.append(EMPIRE)
        near = [
            seat
            for seat in range(s.seats)
            if s.role[seat] == CITIZEN and seat not in (defender, self.seat) and self.at_battle(s, seat)
        ]
        what = Message("oath-ask-ally", {"player": defender})
        asks = [Ask(seat, what, no_and_yes(what), rule="5.5.2-f") for seat in near]
        willing = yield from all_of(asks)
        for seat in near:
            args: Args = {"amount": s.board[seat]}
            if willing[seat] == [1] and (yield from permission(s, defender, seat, "ally", args, "5.5.2-f")):
                self.allies.append(seat)
                s.tell("ally", seat, {"player": defender})

    def side_of(self, seat: int) -> int:
        return ATTACKER if seat == self.seat else DEFENDER

    def enemies(self, seat: int) -> list[int]:
        """The players on the other side (10.your-enemy); bandits are none."""
        return self.members(ATTACKER if self.side_of(seat) == DEFENDER else DEFENDER)

    def members(self, side: int) -> list[int]:
        """The players of a side; bandits are none."""
        if side == ATTACKER:
            return [self.seat]
        return self.allies if self.defender == BANDITS else [self.defender, *self.allies]

    # --- the whole of it ---

    def run(self, s: Position) -> Flow[None]:
        used, outlaw, outer = s.in_use, s.outlaw, s.campaign
        s.tell(MAJOR[CAMPAIGN], self.seat)
        yield from self.choose_modifiers(s)
        s.in_use = used + [use.card for use in self.chosen]
        legal = self.legal(s)
        options = [self.option(s, target, bill) for target, bill in legal]
        what = Message("oath-ask-campaign")
        picks = yield from choose(Ask(self.seat, what, options, rule=self.rule, refuse=self.barred))
        target, bill = legal[picks[0]]
        self.defender = target.number
        bill.flips = 0
        bill.tolls = []
        self.settle_bill(s, bill)
        s.outlaw = self.outlaw_against(s, self.defender)
        s.campaign = self
        s.tell("attacks", self.seat, {"player": self.defender})
        for use in self.in_force():
            if use.power.begin is not None:
                use.power.begin(s, use, self)
        yield from self.choose_targets(s)
        self.step = "allies"
        yield from self.gather_allies(s)
        self.step = "dice"
        yield from self.build_pools(s)
        self.step = "plans"
        yield from use_plans(s, self)
        yield from fight(s, self)
        s.in_use = used
        s.outlaw = outlaw
        s.campaign = outer
        yield from self.finish(s, target)
        for use, seat in self.used:
            if use.power.after_campaign is not None and self.won == (self.side_of(seat) == ATTACKER):
                flow = use.power.after_campaign(s, use, self, seat)
                if flow is not None:
                    yield from flow

    def finish(self, s: Position, target: Target) -> Flow[None]:
        """Powers of cards now in play that answer a Campaign; plans that go on come after them (ruling)."""
        self.look_around(s)
        yield from super().finish(s, target)


def peace(s: Position) -> list[tuple[int, int, int]]:
    """Promises not to campaign: who, against whom, in which round."""
    return s.promises
