"""Binding exchanges: what can be given and wanted, and the handing over (7.6.3, 6.6.1-c)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import Deal, bargain, choose
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.faces import FACES
from kronika.games.oath.moves import adviser_limit, counted_advisers, give_banner, give_relic
from kronika.games.oath.powers import color, crown_color, may_give_secrets, may_place, ruled
from kronika.games.oath.purse import give_favor, give_secrets, purse_of
from kronika.games.oath.state import BANNERS, NOTHING, Position
from kronika.games.oath.warbands import station, withdraw

GOODS: Final[tuple[str, ...]] = ("favor", "secret", "relic", "banner", "adviser", "peace", "site")


class Market:
    """What may change hands in a deal: some of GOODS."""

    def __init__(self, s: Position, goods: tuple[str, ...]) -> None:
        self.s = s
        self.goods = goods

    def terms(self, proposer: int, partner: int) -> list[Option]:
        return [*self.offers("give", proposer, partner), *self.offers("want", partner, proposer)]

    def offers(self, verb: str, owner: int, taker: int) -> list[Option]:
        s = self.s
        found: list[Option] = []
        favor = purse_of(s, owner)
        if "favor" in self.goods and favor:
            found.append(Option(f"{verb}-favor", Message(f"oath-deal-{verb}-favor"), (), favor))
        if "secret" in self.goods and s.secrets[owner] and may_give_secrets(s, owner):
            found.append(Option(f"{verb}-secret", Message(f"oath-deal-{verb}-secret"), (), s.secrets[owner]))
        if "relic" in self.goods:
            found += [self.card_term(verb, "relic", card) for card in s.relics[owner]]
        if "banner" in self.goods:
            for banner, name in enumerate(BANNERS):
                if s.holder[banner] == owner:
                    text = Message(f"oath-deal-{verb}-banner", {"banner": name})
                    found.append(Option(f"{verb}-banner:{name}", text, (Ref("banner", name),)))
        if "adviser" in self.goods:
            for i, card in enumerate(s.advisers[owner]):
                if card in s.down:
                    text = self.facedown_text(verb, card, i, taker)
                    found.append(Option(f"{verb}-adviser:{i}", text, (Ref("adviser", f"{owner}.{i}"),)))
                elif not s.face(card).locked:
                    found.append(self.card_term(verb, "adviser", card))
        if "peace" in self.goods:
            found.append(Option(f"{verb}-peace", Message(f"oath-deal-{verb}-peace")))
        if "site" in self.goods:
            found += [self.site_term(verb, slot) for slot in deeds(s, owner, taker)]
        return found

    def card_term(self, verb: str, kind: str, card: int) -> Option:
        name = self.s.cards.name(card)
        return Option(
            f"{verb}-{kind}:{name}", Message(f"oath-deal-{verb}-{kind}", {"card": name}), (Ref("card", name),)
        )

    def facedown_text(self, verb: str, card: int, i: int, taker: int) -> Message:
        """Whoever proposes calls a facedown adviser by its name: their own (6.1-c), or one they have looked at."""
        if verb == "want" and not self.s.cards.knows(taker, card):
            return Message("oath-deal-want-facedown", {"number": i + 1})
        return Message(f"oath-deal-{verb}-hidden", {"card": self.s.cards.name(card)})

    def site_term(self, verb: str, slot: int) -> Option:
        text = Message(f"oath-deal-{verb}-site", {"site": self.s.cards.name(self.s.site[slot])})
        return Option(f"{verb}-site:{slot}", text, (Ref("site", str(slot)),))

    def said(self, proposer: int, partner: int, offer: list[str]) -> Args:
        """Each offer is spoken in the open, term by term."""
        if self.s.events is not None:
            self.speak(proposer, partner, offer)
        args: Args = {"count": len(offer), "terms": ", ".join(offer)}
        for verb in ("give", "want"):
            favor, secrets = offer.count(f"{verb}-favor"), offer.count(f"{verb}-secret")
            args[f"{verb}-favor"] = favor
            args[f"{verb}-secret"] = secrets
            args[f"{verb}-other"] = len([term for term in offer if term.startswith(verb)]) - favor - secrets
        return args

    def speak(self, proposer: int, partner: int, offer: list[str]) -> None:
        s = self.s
        s.tell("offer", proposer, {"player": partner})
        for term, amount in Counter(offer).items():
            verb, _, what = term.partition("-")
            kind, _, name = what.partition(":")
            facedown = kind == "adviser" and name.isdigit()
            args: Args = {"player": partner, "amount": amount, "card": name}
            if facedown:
                args = {"player": partner, "number": int(name) + 1}
            elif kind == "site":
                args = {"player": partner, "slot": int(name), "site": s.cards.name(s.site[int(name)])}
            s.tell(f"term-{verb}-{'facedown' if facedown else kind}", proposer, args)

    def fault(self, deal: Deal, partner: int) -> str:
        """Why a deal is void as a whole: too many advisers for somebody, or too few warbands for new sites."""
        if not self.holds(deal, partner):
            return "deal-void"
        for taker in (deal.proposer, partner):
            sites = self.sites_to(deal, taker)
            if sites and not rules_empty(self.s, taker) and troops(self.s, deal, taker) < len(sites):
                return "deal-void-site"
        return ""

    def sites_to(self, deal: Deal, taker: int) -> list[int]:
        """The sites that come to a player."""
        verb = "want" if taker == deal.proposer else "give"
        return [int(term.partition(":")[2]) for term in deal.terms if term.startswith(f"{verb}-site:")]

    def holds(self, deal: Deal, partner: int) -> bool:
        """Whether the advisers that change hands leave both within their limits; more could not be kept (7.6.4)."""
        s, proposer = self.s, deal.proposer
        before = s.advisers
        after = [advisers[:] for advisers in before]
        came: dict[int, list[int]] = {proposer: [], partner: []}
        for term in deal.terms:
            if "-adviser:" in term:
                giver, taker = (proposer, partner) if term.startswith("give") else (partner, proposer)
                name = term.partition(":")[2]
                card = before[giver][int(name)] if name.isdigit() else card_named(s, before[giver], name)
                after[giver].remove(card)
                after[taker].append(card)
                came[taker].append(card)
        s.advisers = after
        s.stale()
        try:
            return all(within_limit(s, seat, cards) for seat, cards in came.items() if cards)
        finally:
            s.advisers = before
            s.stale()

    def hand_over(self, deal: Deal, partner: int) -> None:
        s = self.s
        movers: list[tuple[int, int, int]] = []
        for term, amount in Counter(deal.terms).items():
            verb, _, what = term.partition("-")
            giver, taker = (deal.proposer, partner) if verb == "give" else (partner, deal.proposer)
            kind, _, name = what.partition(":")
            if kind == "favor":
                give_favor(s, giver, taker, amount)
            elif kind == "secret":
                give_secrets(s, giver, taker, amount)
            elif kind == "relic":
                give_relic(s, giver, taker, card_named(s, s.relics[giver], name))
            elif kind == "banner":
                give_banner(s, taker, BANNERS.index(name))
            elif kind == "adviser":
                mine = s.advisers[giver]
                movers.append((giver, taker, mine[int(name)] if name.isdigit() else card_named(s, mine, name)))
            elif kind == "peace":
                s.promises += [(giver, taker, s.round), (giver, taker, s.round + 1)]
                s.tell("promise-peace", giver, {"player": taker})
            elif kind == "site":
                # A Citizen, too, takes the warbands to the own board (ruling).
                withdraw(s, giver, int(name), s.army[int(name)])
        for giver, taker, card in movers:
            move_adviser(s, giver, taker, card)

    def settle_in(self, deal: Deal, partner: int) -> Flow[None]:
        """The new rulers put warbands from their boards onto their sites: any number but zero, unless they rule empty
        sites anyway (ruling)."""
        s = self.s
        for taker in (deal.proposer, partner):
            sites = self.sites_to(deal, taker)
            for i, slot in enumerate(sites):
                least = 0 if rules_empty(s, taker) else 1
                most = s.board[taker] - least * (len(sites) - i - 1) if may_place(s, taker) else 0
                options = [
                    Option(f"count:{n}", Message("oath-do-count", {"count": n}), (), 1, n)
                    for n in range(least, most + 1)
                ]
                if options:
                    what = Message("oath-ask-deed", {"site": s.cards.name(s.site[slot])})
                    picks = yield from choose(Ask(taker, what, options, rule="7.6.3-a"))
                    station(s, taker, slot, options[picks[0]].value)


# --- sites (Deed Writer) ---


def deeds(s: Position, owner: int, taker: int) -> list[int]:
    """Sites that one may give to another: ruled by the one and not by the other (ruling), who must be able to rule."""
    if color(s, owner) == color(s, taker) or not (rules_empty(s, taker) or may_place(s, taker)):
        return []
    return ruled(s, owner)


def rules_empty(s: Position, seat: int) -> bool:
    """Whether the player rules sites without warbands (7.6.5)."""
    return crown_color(s) == color(s, seat)


def troops(s: Position, deal: Deal, taker: int) -> int:
    """The warbands that a player can put onto new sites: on the board, with those from sites given away."""
    verb = "give" if taker == deal.proposer else "want"
    given = [int(term.partition(":")[2]) for term in deal.terms if term.startswith(f"{verb}-site:")]
    return s.board[taker] + sum(s.army[slot] for slot in given)


def within_limit(s: Position, seat: int, came: list[int]) -> bool:
    """Whether a player may keep all advisers, some of whom just came."""
    last = next((card for card in came if card not in s.down), NOTHING)
    return len(counted_advisers(s, seat, came[-1], last)) <= adviser_limit(s, seat)


def card_named(s: Position, cards: list[int], name: str) -> int:
    return next(card for card in cards if FACES[s.cards.face[card]].id == name)


def move_adviser(s: Position, giver: int, taker: int, card: int) -> None:
    """Tokens travel along; a facedown adviser becomes known to whoever gets it."""
    s.advisers[giver].remove(card)
    s.advisers[taker].append(card)
    if card in s.down:
        s.cards.learn(taker, [card])
        s.tell("give-adviser", giver, {"player": taker}, [card], f"advisers:{giver}", f"advisers:{taker}", 1 << taker)
    else:
        s.tell("give-adviser", giver, {"player": taker}, [card], f"advisers:{giver}", f"advisers:{taker}")
    s.stale()


def negotiate(s: Position, proposer: int, partner: int, goods: tuple[str, ...], rule: str) -> Flow[bool]:
    """One deal, offered, countered, accepted or refused; whole or not at all. Whether anything came of it."""
    market = Market(s, goods)
    deal = yield from bargain(proposer, partner, "oath-deal", market.terms, 3, rule, market.said)
    if deal is None:
        return False
    other = partner if deal.proposer == proposer else proposer
    fault = market.fault(deal, other)
    if fault:
        s.tell(fault, deal.proposer, {"player": other})
        return False
    s.tell("deal", deal.proposer, {"player": other})
    market.hand_over(deal, other)
    yield from market.settle_in(deal, other)
    return bool(deal.terms)
