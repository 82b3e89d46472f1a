"""The oracle at a table of the North: follows payments, ships and points from ask to ask."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from benchmarks.oracles.north import clauses
from benchmarks.oracles.north.cards import CARDS, GOODS, PAID, amounts, price
from benchmarks.oracles.north.clauses import Card, Goods, Realm, Way
from benchmarks.oracles.oracle import Oracle, Plain
from kronika.engine.ask import Ask
from kronika.engine.table import Table

ASK, LOG = "north-ask-", "north-log-"
SECOND = "a second use"
TOKENS = (*GOODS, "gold", "raze")
HIDDEN = ("assign", "release", "raid")
"""What moves tokens without telling which."""


class NorthOracle(Oracle):
    areas: ClassVar = {
        "payment": "N4.1, N5.1-b, N6.1, N6.2, N7.15, N11.1-f",
        "expedition": "N3.4, N5.3-e, N5.3-f, N7.20, N11.1-b",
        "scoring": "N8.2, N8.3, N11.1-a",
    }

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.view: Plain = table.view(None)
        self.realms: list[Realm] = self.look()
        self.paying: tuple[int, str, set[Way]] | None = None
        """Who pays, for what, in which possible ways."""
        self.queue: list[tuple[int, int, int]] = []
        """Ships at sea as of the last rest: seat, fish, raze."""
        self.ship: tuple[int, int, int] | None = None
        """The ship that lands right now."""
        self.at_landing: list[Realm] = []
        self.heard_landing: list[Plain] = []
        """How things were when it was asked where to land, and what happened since."""
        self.cargo: tuple[int, int, int] | None = None
        self.chosen = ""
        self.actor = 0

    def look(self) -> list[Realm]:
        """What everybody sees before each player; hands are of those who look at them."""
        zones = {zone["id"]: zone for zone in self.view["zones"]}
        found = []
        for seat in range(len(self.view["seats"])):
            goods = Counter({track["id"]: track["value"] for track in self.view["tracks"] if track["owner"] == seat})
            empire = [
                Card(card["face"], card.get("copies"), card.get("exhausted", False))
                for card in zones[f"empire:{seat}"]["cards"]
            ]
            found.append(Realm(goods, empire, [], zones[f"hand:{seat}"]["count"]))
        return found

    # --- following ---

    def at_rest(self) -> None:
        before = self.realms
        self.view = self.table.view(None)
        self.realms = self.look()
        news = self.news()
        self.check_paid(news)
        self.sail_on(news)
        self.check_at_sea(before, news)
        if self.view["phase"] == "setup":
            return
        self.check_points()
        if self.table.over:
            self.check_result()
            return
        self.look_at_sea()
        self.look_at_actions()

    def before(self, ask: Ask, keys: list[str]) -> None:
        kind, key = ask.what.id.removeprefix(ASK), keys[0] if keys else ""
        verb = key.partition(":")[0]
        self.paying, self.cargo, self.chosen, self.actor = None, None, "", ask.seat
        if kind == "action" and verb in ("build", "use", "move"):
            option = next(option for option in ask.options if option.key == key)
            self.choose_payment(ask.seat, verb, option.text.args)
        elif kind == "may" and key == "use":
            self.choose_feature(ask)
        elif kind in ("island", "turned-up"):
            self.chosen = key
        elif kind == "cargo":
            args = next(option for option in ask.options if option.key == key).text.args
            self.cargo = (int(str(args["fish"])), int(str(args["gold"])), int(str(args["raze"])))

    def asked(self, kind: str) -> list[Ask]:
        return [ask for ask in self.table.asks if ask.what.id == f"{ASK}{kind}"]

    def own(self, seat: int) -> Realm:
        """A player's realm with its hand, as the player sees it."""
        own = self.realms[seat]
        for zone in self.table.view(seat)["zones"]:
            if zone["id"] == f"hand:{seat}":
                own.hand = [card["face"] for card in zone["cards"]]
        return own

    # --- payment ---

    def look_at_actions(self) -> None:
        for ask in self.asked("action"):
            own = self.own(ask.seat)
            found: dict[str, list[str]] = {verb: [] for verb in ("build", "use", "raid", "move")}
            for option in ask.options:
                verb = option.key.partition(":")[0]
                if verb in found:
                    found[verb].append(str(option.text.args.get("card", "")))
            self.same_options("payment", found["build"], clauses.builds(own), "what can be built")
            self.same_options("payment", found["use"], clauses.uses(own), "which actions can be used")
            others = [
                other
                for seat, other in enumerate(self.realms)
                if seat != ask.seat and not self.view["seats"][seat]["passed"]
            ]
            self.same_options("payment", found["raid"], clauses.raids(own, others), "what can be raided")
            if not own.goods["food"] and not own.goods["gold"]:
                self.same("payment", found["move"], [], "second uses of a disc without food and gold")
            self.compared["payment"] += 1
        for ask in self.asked("pay"):
            if self.paying is None:
                self.compared["payments not followed"] += 1
                continue
            seat, what, right = self.paying
            ways = {tuple(int(str(option.text.args[thing])) for thing in PAID) for option in ask.options}
            self.same("payment", (ask.seat, len(ask.options)), (seat, len(right)), f"who pays for {what}")
            self.same("payment", ways, right, f"ways to pay for {what}")
            self.compared["payment"] += 1

    def choose_payment(self, seat: int, verb: str, args: Plain) -> None:
        own = self.own(seat)
        if verb == "move":
            self.paying = seat, SECOND, clauses.ways(Counter({"food": 1}), own.goods)
            return
        card = str(args["card"])
        if verb == "build":
            self.paying = seat, card, clauses.build_ways(card, own)
            return
        copied = {each.action for each in own.empire if each.face == card and each.action and not each.exhausted}
        if len(copied) == 1:  # of two copies of different cards the name does not tell which
            self.paying = seat, card, clauses.ways(price(copied.pop()), own.goods)

    def choose_feature(self, ask: Ask) -> None:
        """'When you build: pay 1 stone: …' is asked first; the price follows."""
        card = str(ask.what.args["card"])
        feature: str = CARDS[card].get("feature", "")
        _, _, effect = feature.partition(": ")
        if effect.startswith("pay "):
            self.paying = ask.seat, card, clauses.ways(price(effect), self.realms[ask.seat].goods)

    def check_paid(self, news: list[Plain]) -> None:
        """What was paid is one of the ways; the only one, if nobody was asked."""
        if self.paying is None or self.asked("pay"):
            return
        seat, what, right = self.paying
        told = f"{LOG}second" if what == SECOND else f"{LOG}pay"
        paid = [event["args"] for event in news if event["id"] == told and event["seat"] == seat]
        found = tuple(paid[0][thing] for thing in PAID) if paid else (0,) * len(PAID)
        self.same("payment", [found], sorted(right), f"what was paid for {what}")
        self.paying = None
        self.compared["payment"] += 1

    # --- the expedition ---

    def sail_on(self, news: list[Plain]) -> None:
        """The queue of ships: as it lies there, and when the last have passed, as it was told."""
        if self.view["phase"] in ("lookout", "action"):
            self.queue = [(ship["seat"], int(bool(ship["fish"])), ship["raze"]) for ship in self.view["extra"]["queue"]]
            return
        for event in news:
            if event["id"] == f"{LOG}sail":
                args = event["args"]
                self.queue.append((event["seat"], int(bool(args["fish"] or args["gold"])), args["raze"]))
            elif event["id"] == f"{LOG}move-ship":
                place = event["args"]["number"]
                self.queue[place - 1 : place + 1] = reversed(self.queue[place - 1 : place + 1])

    def look_at_sea(self) -> None:
        for ask in self.asked("cargo"):
            found = [
                tuple(int(str(option.text.args[name])) for name in ("fish", "gold", "raze")) for option in ask.options
            ]
            self.same("expedition", sorted(found), sorted(clauses.cargoes(self.realms[ask.seat].goods)), "cargoes")
            self.compared["expedition"] += 1
        for ask in self.asked("island"):
            fish, raze = bool(ask.what.args["fish"]), bool(ask.what.args["raze"])
            ship = ask.seat, int(fish), int(raze)
            if self.view["phase"] == "expedition":
                self.same("expedition", ship, self.queue[0], "the ship that lands first")
                self.queue.pop(0)
                left = [(each["seat"], int(bool(each["fish"])), each["raze"]) for each in self.view["extra"]["queue"]]
                self.same("expedition", left, self.queue, "the ships behind it")
            self.ship, self.at_landing, self.heard_landing = ship, self.realms, []
            right = clauses.landings(self.shores(), self.decks(), *ship[1:])
            self.same_options("expedition", ask.keys(), right, "where a ship may land")
            self.compared["expedition"] += 1
        for ask in self.asked("turned-up"):
            island = ask.what.args["card"]
            self.same("expedition", ask.keys(), [f"pillage:{island}", f"conquer:{island}"], "what to do with it")
            self.same("expedition", self.ship is not None and bool(self.ship[2]), True, "a raze token on the ship")
            self.compared["expedition"] += 1

    def shores(self) -> dict[str, list[str]]:
        return {
            zone["id"].partition(":")[2]: [card["face"] for card in zone["cards"]]
            for zone in self.view["zones"]
            if zone["kind"] == "shore"
        }

    def decks(self) -> set[str]:
        """Where an island can be drawn: from the deck, or from the discard pile that becomes one (N3.4-f)."""
        found = set()
        empires = [card.face for realm in self.realms for card in realm.empire]
        for zone in self.view["zones"]:
            if zone["kind"] == "islands":
                distance = zone["id"].partition(":")[2]
                printed = [card for card, row in CARDS.items() if row.get("distance") == distance]
                elsewhere = sum(card in printed for card in empires) + len(self.shores()[distance])
                if len(printed) > elsewhere:
                    found.add(distance)
        return found

    def check_at_sea(self, before: list[Realm], news: list[Plain]) -> None:
        if self.cargo is not None:
            self.check_sailing(before, news)
        self.heard_landing += news
        if self.chosen and not self.asked("turned-up"):
            self.check_landing(self.at_landing, self.heard_landing)

    def check_sailing(self, before: list[Realm], news: list[Plain]) -> None:
        assert self.cargo is not None
        fish, gold, raze = self.cargo
        sailed = [event for event in news if event["id"] == f"{LOG}sail"]
        self.same("expedition", len(sailed), 1, "ships that sailed")
        told = tuple(sailed[0]["args"][name] for name in ("fish", "gold", "raze"))
        self.same("expedition", told, self.cargo, "the cargo")
        self.check_tokens(before, news, Counter({"fish": fish, "gold": gold, "raze": raze}))
        self.same("expedition", self.queue[-1], (self.actor, int(bool(fish or gold)), raze), "the last ship at sea")
        self.compared["expedition"] += 1

    def check_landing(self, before: list[Realm], news: list[Plain]) -> None:
        """N3.4-c to N3.4-j: what a pillaged island brings, a conquered one does not; no token comes back."""
        verb, _, island = self.chosen.partition(":")
        kinds = [event["id"].removeprefix(LOG) for event in news]
        if kinds[0] == "blind":
            told = news[0]["args"]["card"]
            if verb == "blind":  # without a raze token it is pillaged
                self.same("expedition", CARDS[told]["distance"], island, "what turns up")
                verb, island = "pillage", told
            self.same("expedition", told, island, "the island that turned up")
            news, kinds = news[1:], kinds[1:]
        self.same("expedition", kinds[0], verb, "what the ship does")
        if verb == "pillage":
            self.check_pillage(island, news)
        if verb == "conquer":
            mine = Counter(card.face for card in self.realms[self.actor].empire)
            had = Counter(card.face for card in before[self.actor].empire)
            self.same("expedition", (mine - had)[island], 1, f"{island} in the empire")
        self.check_tokens(before, news, Counter())
        if verb != "stay" and not self.new_round(news):
            left = [face for faces in self.shores().values() for face in faces]
            self.same("expedition", island in left, False, f"whether {island} still lies there")
        self.check_ships(before, news)
        self.ship = None
        self.compared["expedition"] += 1

    def check_pillage(self, island: str, news: list[Plain]) -> None:
        """The island's tokens come first, then its cards, as long as there are any."""
        end = next((number for number, event in enumerate(news) if event["id"] == f"{LOG}round"), len(news))
        told: dict[str, Plain] = {}
        for event in news[:end]:
            told.setdefault(event["id"].removeprefix(LOG), event["args"])
        right = amounts(CARDS[island]["pillage"])
        drawn = right.pop("card", 0)
        if right:
            self.same("expedition", +Counter(told.get("gain", {})), right, f"what {island} brings")
        zones = {zone["id"]: zone["count"] for zone in self.view["zones"]}
        if drawn and zones[f"deck:{self.actor}"] + zones[f"discard:{self.actor}"]:
            self.same("expedition", told.get("draw", {}).get("count", 0), drawn, f"cards that {island} brings")

    def new_round(self, news: list[Plain]) -> bool:
        return any(event["id"] == f"{LOG}round" for event in news)

    def check_ships(self, before: list[Realm], news: list[Plain]) -> None:
        """N3.4-e: the ship, at sea no more while it was asked where to land, is in the supply."""
        won = Counter[str]()
        for event in news:
            if event["id"] == f"{LOG}gain" and event["seat"] == self.actor:
                won.update({kind: event["args"].get(kind, 0) for kind in ("ship", "common-ship")})
        if any(event["id"] == f"{LOG}sail" for event in news):
            return
        ships = [
            sum(realm[self.actor].goods[kind] for kind in ("ship", "common-ship")) for realm in (before, self.realms)
        ]
        self.same("expedition", ships[1] - ships[0] - won.total(), 1, "ships that came home")

    def check_tokens(self, before: list[Realm], news: list[Plain], cargo: Goods) -> None:
        """The tokens of who acts are those from before, with what was told since."""
        kinds = {event["id"].removeprefix(LOG) for event in news}
        if kinds & set(HIDDEN):
            return
        right = before[self.actor].goods - Counter()
        right.subtract(cargo)
        for event in news:
            if event["seat"] == self.actor and event["id"] == f"{LOG}gain":
                right.update({thing: event["args"].get(thing, 0) for thing in TOKENS})
            elif event["seat"] == self.actor and event["id"] == f"{LOG}pay":
                right.subtract({thing: event["args"].get(thing, 0) for thing in TOKENS})
        found = {thing: self.realms[self.actor].goods[thing] for thing in TOKENS}
        self.same("expedition", found, {thing: right[thing] for thing in TOKENS}, f"tokens of seat {self.actor}")

    # --- scoring ---

    def check_points(self) -> None:
        raze = bool(self.table.setup["raze-points"])
        for seat, own in enumerate(self.realms):
            right = sum(clauses.points(own, raze).values())
            self.same("scoring", self.view["seats"][seat]["points"], right, f"points of seat {seat}")
        self.compared["scoring"] += 1

    def check_result(self) -> None:
        result = self.table.result
        assert result is not None
        told: Plain = result.plain()
        raze = bool(self.table.setup["raze-points"])
        parts = [clauses.points(own, raze) for own in self.realms]
        scores = [sum(each.values()) for each in parts]
        self.same("scoring", told["scores"], scores, "the scores")
        for seat, own in enumerate(parts):
            found = {name: told["breakdown"][seat][name] for name in own}
            self.same("scoring", found, own, f"where the points of seat {seat} come from")
        self.compared["scoring"] += 1
        if len(scores) == 1:
            return
        # N8.3: cards in the empire, workers wherever they are, cards in hand.
        standing = []
        for seat, realm in enumerate(self.realms):
            workers = realm.goods["worker"] + realm.goods["tired"] + self.workers_on_cards(seat)
            standing.append((scores[seat], len(realm.empire), workers, realm.hand_count))
        self.same("scoring", told["ranks"], [1 + sum(o > mine for o in standing) for mine in standing], "the ranks")
        best = [seat for seat, mine in enumerate(standing) if mine == max(standing)]
        self.same("scoring", told["winners"], best, "who has won")

    def workers_on_cards(self, seat: int) -> int:
        zone = next(zone for zone in self.view["zones"] if zone["id"] == f"empire:{seat}")
        return sum(card.get("tokens", {}).get("worker", 0) for card in zone["cards"])
