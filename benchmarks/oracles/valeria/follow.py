"""The oracle at a table of Valeria: follows dice, harvests, payments and points from ask to ask."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import ClassVar

from benchmarks.oracles.oracle import Oracle, Plain
from benchmarks.oracles.valeria import clauses
from benchmarks.oracles.valeria.book import BOARD, amounts, enter, estates, faces, zones
from benchmarks.oracles.valeria.cards import CARDS
from benchmarks.oracles.valeria.clauses import Estate, Goods
from benchmarks.oracles.valeria.harvest import Harvest
from benchmarks.oracles.valeria.scoring import check_points, check_result
from kronika.engine.ask import Ask
from kronika.engine.table import Table

ASK, LOG = "valeria-ask-", "valeria-log-"
ROLL_ASKS = (f"{ASK}dice", f"{ASK}wake", f"{ASK}put")


class ValeriaOracle(Oracle):
    areas: ClassVar = {
        "dice": "V4.1, V9.2, V9.4, V9.5, V9.7, V15.15",
        "harvest": "V5, V11.2, V14.2, V14.5, V15.2",
        "payment": "V6.2, V6.3-b, V6.4-a, V6.6-a to V6.6-d, V10.4-a",
        "scoring": "V8.2, V8.3, V13.2, V14.6",
    }

    def __init__(self, table: Table, boards: list[Goods] | None = None) -> None:
        """`boards` are those before the first event, if that was the roll of a turn."""
        super().__init__(table)
        view = table.view(None)
        self.estates: list[Estate] = estates(view)
        """Everybody's cards and boards as of the last event heard."""
        if boards is not None:
            self.heard = 0
            for own, goods in zip(self.estates, boards, strict=True):
                own.goods = Counter(goods)
        self.view: Plain = view
        self.turn: int = view["turn"]
        self.dice: tuple[int, int] | None = None
        """The dice of the turn that was seen from its roll on."""
        self.used: Counter[str] = Counter()
        self.rolling = False
        self.harvest: Harvest | None = None
        self.second = False
        """Whether the second Harvest of somebody alone has begun."""
        self.last_gain: Goods = Counter()
        """The last gain since the last answer."""
        self.points: list[int] = []
        """On the boards, by the oracle, between the roll and the first action."""
        self.paying: tuple[str, str, list[tuple[int, int]]] | None = None
        """What is bought, with what, in which possible ways, until it is paid."""
        self.unclear: set[str] = set()
        """Monsters put back upon others of their kind: which of them bears tokens cannot be told from the table."""

    # --- following ---

    def at_rest(self) -> None:
        self.view = self.table.view(None)
        now = estates(self.view)
        for event in self.news():
            self.hear(event, now)
        for seat, own in enumerate(self.estates):
            own.duchy, own.domains, own.slain = now[seat].duchy, now[seat].domains, now[seat].slain
            for thing in BOARD:
                told = f"what was told of seat {seat} adds up to this {thing}"
                self.same("payment", now[seat].goods[thing], own.goods[thing], told)
        if self.table.over:
            check_result(self)
            return
        self.look_at_dice()
        self.look_at_harvest()
        self.look_at_payment()
        check_points(self)

    def hear(self, event: Plain, now: list[Estate]) -> None:
        kind, args, seat = event["id"].removeprefix(LOG), event["args"], event["seat"]
        gathers = (kind in ("gain", "exchange") and any(args[thing] for thing in BOARD[:3])) or kind in (
            "take",
            "take-bank",
        )
        if self.rolling and gathers:
            self.begin_harvest(now)
        if kind == "return" and any(token["face"] == args["card"] for token in self.view["tokens"]):
            self.unclear.add(args["card"])
        if kind == "pay":
            self.check_paid(args)
        enter([own.goods for own in self.estates], event)
        if kind == "gain":
            self.last_gain = amounts(args)
        if kind == "turn" and len(self.estates) == 1 and self.dice and not self.second:
            self.begin_second(now)
        if kind == "turn":
            self.turn, self.dice, self.harvest, self.second = seat, None, None, False
        elif kind == "roll":
            self.dice, self.used, self.rolling = (args["one"], args["two"]), Counter(), True
            self.points = [own.goods["vp"] for own in self.estates]
            self.see_doubles(now)
        elif kind == "change":
            self.check_change(args, now)

    def before(self, ask: Ask, keys: list[str]) -> None:
        kind, key = ask.what.id.removeprefix(ASK), keys[0] if keys else ""
        self.last_gain = Counter()
        if kind == "dice" and key == "keep-dice":
            self.used = Counter(self.active.domains)
        elif kind == "take" and self.harvest and not self.harvest.gathered:
            self.harvest.take(key)
        elif kind == "harvest" and self.harvest:
            self.harvest.use(ask.seat, key)
        elif kind in ("action", "may-slay"):
            self.choose_payment(ask.seat, key)

    @property
    def active(self) -> Estate:
        return self.estates[self.turn]

    def asked(self, kind: str) -> list[Ask]:
        return [ask for ask in self.table.asks if ask.what.id == f"{ASK}{kind}"]

    # --- the dice ---

    def see_doubles(self, now: list[Estate]) -> None:
        """V9.2: the owner of Gargan's Embrace gains a point each time, unless resting (V15.10)."""
        assert self.dice is not None
        if self.dice[0] == self.dice[1]:
            for seat, own in enumerate(now):
                if "gargans-embrace" in own.domains and seat != self.view["extra"]["resting"]:
                    self.points[seat] += own.domains.count("gargans-embrace")
                    self.compared["dice"] += 1

    def check_change(self, args: Plain, now: list[Estate]) -> None:
        assert self.dice is not None
        dice = args["one"], args["two"]
        turned = [die for die in (0, 1) if dice[die] != self.dice[die]]
        self.same("dice", len(turned), 1, f"dice turned from {self.dice} to {dice}")
        made = clauses.Change(args["card"], turned[0], dice[turned[0]], args["gold"])
        # The gold is paid already.
        own = Estate(self.active.goods + Counter({"gold": made.gold}), now[self.turn].duchy, now[self.turn].domains)
        if made not in clauses.changes(own, self.dice, self.used):
            self.differ("dice", f"{made} is not possible")
        self.used[made.domain] += 1
        self.dice = dice
        self.see_doubles(now)

    def look_at_dice(self) -> None:
        if self.dice is None:
            return
        self.same("dice", tuple(self.view["extra"]["dice"]), self.dice, "the dice")
        if not self.rolling:
            return
        if not self.asked("action"):
            self.same("dice", [own.goods["vp"] for own in self.estates], self.points, "points after the dice")
        asks = self.asked("dice")
        right = clauses.changes(self.active, self.dice, self.used)
        if not right:
            self.same("dice", len(asks), 0, "asks to change a die")
            return
        self.same("dice", [ask.seat for ask in asks], [self.turn], "who may change a die")
        keys = [f"change:{change.domain}-{change.die + 1}" for change in right]
        self.same_options("dice", asks[0].keys(), [*keys, "keep-dice"], "dice changes")
        told = {option.key: option.text.args for option in asks[0].options}
        for key, change in zip(keys, right, strict=True):
            self.same("dice", (told[key]["to"], told[key]["gold"]), (change.to, change.gold), key)
        self.compared["dice"] += 1

    # --- the harvest ---

    def begin_harvest(self, now: list[Estate]) -> None:
        """The dice stand; boards are as they were before anybody gained."""
        assert self.dice is not None
        self.rolling = False
        self.same("dice", [own.goods["vp"] for own in self.estates], self.points, "points after the dice")
        own = [Estate(Counter(e.goods), n.duchy, n.domains, n.slain) for e, n in zip(self.estates, now, strict=True)]
        self.harvest = Harvest(own, self.dice, self.turn, self.view["extra"]["resting"])

    def look_at_harvest(self) -> None:
        alone = len(self.estates) == 1
        if self.rolling and not any(ask.what.id in ROLL_ASKS for ask in self.table.asks):
            self.begin_harvest(self.estates)
        if alone and self.dice and self.view["phase"] == "second-harvest" and not self.second:
            self.begin_second(self.estates)
        harvest = self.harvest
        if harvest is None:
            return
        if not harvest.gathered:
            if self.look_at_takers(harvest):
                return
            harvest.gather()
        asked = {ask.seat: ask for ask in self.asked("harvest")}
        for seat in range(len(self.estates)):
            right = harvest.choices(seat)
            self.same("harvest", seat in asked, bool(right), f"whether seat {seat} still has something to choose")
            if not right:
                harvest.open[seat] = []  # nothing can be paid any more, and no gain of others changes that
                continue
            self.same_options("harvest", asked[seat].keys(), [*right, "done"], f"what seat {seat} may harvest")
            for option in asked[seat].options:
                if option.key != "done":
                    found = {thing: option.text.args[thing] for thing in BOARD if option.text.args[thing]}
                    self.same("harvest", found, dict(right[option.key].gains), option.key)
            self.compared["harvest"] += 1
        if not asked and not self.second:
            self.add_start_gains(harvest)
        self.compare_boards(harvest)
        if not asked:
            self.harvest = None
            self.compared["harvest"] += 1

    def look_at_takers(self, harvest: Harvest) -> bool:
        """Whether somebody is taking right now: nobody has gained anything yet (V5.4-a)."""
        asks = self.asked("take")
        self.same("harvest", bool(asks), harvest.taking(), "whether somebody takes from others")
        if not asks:
            return False
        right = harvest.victims()
        declined = ["nothing"] if len(self.estates) > 1 else []  # V15.20; alone there is nobody to spare
        self.same("harvest", asks[0].seat, self.turn, "who takes")
        self.same_options("harvest", asks[0].keys(), [*right, *declined], "what may be taken")
        for option in asks[0].options:
            if option.key in right:
                self.same("harvest", option.text.args["amount"], right[option.key][2], option.key)
        self.compare_boards(harvest)
        self.compared["harvest"] += 1
        return True

    def add_start_gains(self, harvest: Harvest) -> None:
        """The Action phase has begun, and with it what domains give at its start."""
        own = harvest.estates[self.turn]
        for domain in own.domains:
            if CARDS[domain]["when"] == "start":
                own.goods.update(clauses.gained(CARDS[domain]["effect"], own))

    def compare_boards(self, harvest: Harvest) -> None:
        for seat, own in enumerate(harvest.estates):
            found = {thing: self.estates[seat].goods[thing] for thing in BOARD[:3]}
            right = {thing: own.goods[thing] for thing in BOARD[:3]}
            self.same("harvest", found, right, f"the board of seat {seat} with dice {self.dice}")

    def begin_second(self, now: list[Estate]) -> None:
        """V14.5: the right effects by the same roll; what is sure has been gained already."""
        assert self.dice is not None
        self.second = True
        self.harvest = Harvest(deepcopy(now), self.dice, active=-1, resting=None)
        self.harvest.gathered = True
        if self.harvest.sure[0]:
            self.same("harvest", self.last_gain, self.harvest.sure[0], "the second harvest")
            self.compared["harvest"] += 1

    # --- payment ---

    def tokens(self, card: str) -> Counter[str]:
        found: Counter[str] = Counter()
        for token in self.view["tokens"]:
            if token["face"] == card:
                found.update({"strength": token["strength"], "magic": token["magic"]})
        return found

    def price(self, stack: Plain) -> tuple[str, str, int, int] | None:
        """What can be done with a stack for the active player: its key, the real resource, how much of it, and how
        much magic; None if there is nothing to have (V6.8-b)."""
        top = faces(stack)
        if not top:
            top = [card for card in (c["face"] for c in stack["cover"]) if CARDS[card]["kind"] == "events"]
            if not top:
                return None
        card = top[0]
        kind = CARDS[card]["kind"]
        if kind in ("monsters", "events"):
            return f"slay:{card}", "strength", *clauses.slay_price(card, self.tokens(card))
        if kind == "citizens":
            return f"hire:{card}", "gold", clauses.hire_price(card, self.active), 0
        return f"build:{card}", "gold", clauses.build_price(card, self.active), 0

    def ways(self, stack: Plain) -> tuple[str, str, list[tuple[int, int]]] | None:
        """The key of a stack and the ways to pay for it."""
        found = self.price(stack)
        if found is None:
            return None
        key, resource, real, magic = found
        verb, card = key.split(":")
        if verb == "build" and not clauses.has_roles(card, self.active):
            return key, resource, []
        have = self.active.goods
        return key, resource, clauses.splits(real, have[resource], have["magic"], magic)

    def look_at_payment(self) -> None:
        if self.paying is not None:
            self.check_ways(*self.paying)
            return
        for ask in (*self.asked("action"), *self.asked("may-slay")):
            found = [ways for stack in zones(self.view).values() if "cover" in stack and (ways := self.ways(stack))]
            possible = [key for key, _, ways in found if ways]
            if ask.what.id == f"{ASK}may-slay":
                right = [key for key in possible if key.startswith("slay:")] + ["nothing"]
            else:
                right = [*possible, "gain:strength", "gain:gold", "gain:magic"]
            unclear = {f"slay:{card}" for card in self.unclear}
            offered = [key for key in ask.keys() if key not in unclear]
            self.same_options("payment", offered, [key for key in right if key not in unclear], "what can be afforded")
            self.compared["payment"] += 1

    def choose_payment(self, seat: int, key: str) -> None:
        verb, _, card = key.partition(":")
        if verb not in ("slay", "hire", "build") or card in self.unclear:
            return
        for stack in zones(self.view).values():
            found = self.ways(stack) if "cover" in stack else None
            if found is not None and found[0] == key:
                self.paying = found
                return

    def check_ways(self, key: str, resource: str, ways: list[tuple[int, int]]) -> None:
        """Somebody is asked how to pay: in all the ways there are, and only if there are several."""
        asks = self.asked("pay")
        self.same("payment", len(asks), 1, f"asks how to pay for {key}")
        right = [f"pay:{real}-{resource}-{magic}-magic" for real, magic in ways]
        self.same_options("payment", asks[0].keys(), right, f"ways to pay for {key}")
        self.same("payment", asks[0].what.args["card"], key.split(":")[1], "what is paid for")
        for option in asks[0].options:
            args = option.text.args
            have = self.active.goods
            left = have[resource] - int(str(args["real"])), have["magic"] - int(str(args["magic"]))
            self.same("payment", (args["left"], args["magicLeft"]), left, f"what is left after {option.key}")
        self.compared["payment"] += 1

    def check_paid(self, args: Plain) -> None:
        if self.paying is None:
            if args["card"] not in self.unclear:
                self.differ("payment", f"{args} was paid and nothing bought")
            return
        key, resource, ways = self.paying
        self.same("payment", (f"{key.split(':')[1]}", resource), (args["card"], args["resource"]), "what was paid")
        if (args["real"], args["magic"]) not in ways:
            self.differ("payment", f"{args} is none of {ways}")
        self.paying = None
        self.compared["payment"] += 1
