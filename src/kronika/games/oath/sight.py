"""What one seat sees of Oath (9.4)."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.engine.message import Message
from kronika.engine.turns import TurnSight
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.citizenship import exile_price, self_exile_price
from kronika.games.oath.faces import FACES, KINDS, NO_OATH, NO_SUIT, NUMBER, OATHS, SUITS, Face
from kronika.games.oath.forces import force_of, size_of
from kronika.games.oath.forecast import (
    AS_CHOSEN,
    Forecast,
    answers,
    at_the_outset,
    begin,
    foresee,
    rerollers,
    usable_plans,
)
from kronika.games.oath.moves import adviser_limit, capacity, holdings
from kronika.games.oath.play import brings_favor
from kronika.games.oath.powers import bandits_at, color, in_play, ruler, weight
from kronika.games.oath.purse import purse_of
from kronika.games.oath.recover import Recover
from kronika.games.oath.search import DECK_SUPPLY
from kronika.games.oath.sides import ATTACKER
from kronika.games.oath.stakes import lost, won
from kronika.games.oath.state import (
    BANNERS,
    COLORS,
    FULL_SUPPLY,
    NOTHING,
    RELIQUARY,
    ROLES,
    SLOTS,
    Position,
)
from kronika.games.oath.targets import BANNER, SITES, aim
from kronika.games.oath.title import claimants, sites_of
from kronika.games.oath.travel import Travel
from kronika.games.oath.turn import refilled
from kronika.games.oath.victory import about_to_win, meets_goal, scepter_holder, succeeds, vision_met, visions_of

Shown = dict[str, object]


class OathSight(TurnSight[Position]):
    """The table through the eyes of one seat (None: a spectator). Fronts of facedown cards are shown to those who know
    them; the size of the world deck to nobody."""

    __slots__ = ()

    # --- the game ---

    @property
    def round(self) -> int:
        return self._s.round

    @property
    def oath(self) -> str:
        return OATHS[self._s.oath]

    @property
    def visions_drawn(self) -> int:
        return self._s.visions_drawn

    @property
    def title(self) -> int:
        """Who holds the Oathkeeper title."""
        return self._s.title

    @property
    def usurper(self) -> bool:
        return self._s.usurper

    def claimants(self) -> list[int]:
        """Who meets the Oathkeeper goal now."""
        return claimants(self._s)

    def standing(self) -> list[int]:
        """By seat: what the Oathkeeper goal counts: sites ruled, relics and banners held, or the one banner."""
        if self.oath == "supremacy":
            sites = sites_of(self._s)
            return [sites[self.side(seat)] for seat in range(self.seats)]
        if self.oath == "protection":
            return [holdings(self._s, seat) for seat in range(self.seats)]
        holder = self.holder("peoples-favor" if self.oath == "people" else "darkest-secret")
        return [int(seat == holder) for seat in range(self.seats)]

    def sites_of(self, seat: int) -> int:
        """How many sites the color of a player's warbands rules."""
        return sites_of(self._s)[self.side(seat)]

    def vision_met(self, seat: int) -> bool:
        """Whether an Exile's revealed Vision would win now, in the own Wake Phase."""
        return vision_met(self._s, seat)

    def meets(self, seat: int, oath: str) -> bool:
        """Whether the goal of the Vision that belongs to this oath is met."""
        return meets_goal(self._s, seat, OATHS.index(oath))

    def succeeds(self, seat: int) -> bool:
        """Whether a Citizen would win in the Chancellor's place."""
        return ROLES[self._s.role[seat]] == "citizen" and succeeds(self._s, seat)

    def about_to_win(self) -> list[tuple[int, str]]:
        """Who wins at the own next Wake Phase, or with the last round, if nothing changes; and how."""
        return [] if self.phase == "setup" else about_to_win(self._s)

    def goals_met(self, seat: int) -> list[str]:
        """The oaths whose goals a player's revealed Visions have and meet."""
        oaths = [self._s.face(card).oath for card in visions_of(self._s, seat)]
        return [OATHS[oath] for oath in oaths if oath != NO_OATH and meets_goal(self._s, seat, oath)]

    def search_supply(self) -> int:
        """What a Search in the world deck costs by the track."""
        return DECK_SUPPLY[min(self._s.visions_drawn, 5)]

    # --- players ---

    def role(self, seat: int) -> str:
        return ROLES[self._s.role[seat]]

    def side(self, seat: int) -> int:
        """The color of a player's warbands: 0 is the Empire's."""
        return color(self._s, seat)

    def color_name(self, seat: int) -> str:
        return COLORS[self._s.colors[seat]]

    def pawn(self, seat: int) -> int:
        return self._s.pawn[seat]

    def supply(self, seat: int) -> int:
        return self._s.supply[seat]

    def supply_lost(self, seat: int) -> int:
        """What would be more than the track holds, were the turn over now (4.3.4)."""
        return max(0, refilled(self._s, seat) - FULL_SUPPLY)

    def favor(self, seat: int) -> int:
        return self._s.favor[seat]

    def purse(self, seat: int) -> int:
        """The favor a player can use: on the board, and what a vow lets it use elsewhere."""
        return purse_of(self._s, seat)

    def secrets(self, seat: int) -> int:
        """Faceup secrets on the board."""
        return self._s.secrets[seat]

    def flipped(self, seat: int) -> int:
        """Facedown secrets on the board."""
        return self._s.flipped[seat]

    def warbands(self, seat: int) -> int:
        """On the board."""
        return self._s.board[seat]

    def reserve(self, seat: int) -> int:
        """In the personal bank."""
        return self._s.reserve[seat]

    def holdings(self, seat: int) -> int:
        """Relics and banners."""
        return holdings(self._s, seat)

    def advisers(self, seat: int) -> list[str | None]:
        """Fronts as far as one knows them, in order."""
        return [self._front(card) for card in self._s.advisers[seat]]

    def facedown(self, seat: int) -> list[bool]:
        return [card in self._s.down for card in self._s.advisers[seat]]

    def matching(self, seat: int) -> list[int]:
        """By suit: as how many faceup advisers of it the player's count."""
        s = self._s
        count = [0] * len(SUITS)
        for card in s.advisers[seat]:
            if card not in s.down and s.suit(card) != NO_SUIT:
                count[s.suit(card)] += weight(s, card)
        return count

    def adviser_room(self, seat: int) -> int:
        """How many more advisers a player may have."""
        s = self._s
        counted = set(s.advisers[seat])
        for use in in_play(s).uncounted:
            assert use.power.uncounted is not None
            for card in s.advisers[seat]:
                if use.power.uncounted(s, use, seat, card, NOTHING):
                    counted.discard(card)
        return adviser_limit(s, seat) - len(counted)

    def relics(self, seat: int) -> list[str]:
        return self.names(self._s.relics[seat])

    def vision(self, seat: int) -> str | None:
        card = self._s.vision[seat]
        return None if card == NOTHING else self._s.cards.name(card)

    def drawn(self) -> list[str]:
        """What one holds in one's own hand, just drawn."""
        return self.names(self._s.hand[self.seat]) if self.seat is not None else []

    @property
    def scepter(self) -> int:
        return scepter_holder(self._s)

    def partners(self, card: str) -> list[int]:
        """Whom the player whose turn it is has not yet offered a deal in vain, by a card that opens deals."""
        s = self._s
        return [seat for seat in range(s.seats) if seat != s.turn and f"{card}:{seat}" not in s.not_again]

    # --- the map ---

    def faceup(self, slot: int) -> bool:
        return self._s.site_faceup[slot]

    def site(self, slot: int) -> str | None:
        return self._front(self._s.site[slot])

    def site_face(self, slot: int) -> Face | None:
        name = self.site(slot)
        return None if name is None else self.face(name)

    def cards_at(self, slot: int) -> list[str]:
        return self.names(self._s.cards_at[slot])

    def relics_at(self, slot: int) -> list[str | None]:
        return [self._front(card) for card in self._s.relics_at[slot]]

    def favor_at(self, slot: int) -> int:
        return self._s.favor_at[slot]

    def secrets_at(self, slot: int) -> int:
        return self._s.secrets_at[slot]

    def army(self, slot: int) -> int:
        return self._s.army[slot]

    def ruler(self, slot: int) -> int:
        """The color that rules: 0 the Empire, a seat for an Exile, -1 bandits, -2 nobody (facedown)."""
        return ruler(self._s, slot)

    def favor_on(self, name: str) -> int:
        return self._on(self._s.favor_on, name)

    def secrets_on(self, name: str) -> int:
        return self._on(self._s.secrets_on, name)

    def travel_supply(self, seat: int, slot: int) -> int | None:
        """What traveling there costs in Supply without further modifiers, or None where one can't go."""
        if slot == self._s.pawn[seat]:
            return None
        bill = Travel(self._s, seat).quote(self._s, SITES[slot])
        return bill.total if bill.why is None else None

    def journeys(self, seat: int) -> list[int | None]:
        """As `travel_supply`, for all slots."""
        travel = Travel(self._s, seat)
        found: list[int | None] = []
        for slot in range(SLOTS):
            bill = travel.quote(self._s, SITES[slot]) if slot != travel.site else None
            found.append(bill.total if bill is not None and bill.why is None else None)
        return found

    def unoccupied(self, slot: int) -> list[str]:
        """Cards at a site to muster on or trade with: of a suit, with neither favor nor secrets on them."""
        s = self._s
        return [s.cards.name(card) for card in s.cards_at[slot] if s.suit(card) >= 0 and not s.occupied(card)]

    def room(self, slot: int) -> int:
        """How many more cards may lie at a site."""
        return capacity(self._s, slot)

    def bandits(self, slot: int) -> int:
        """How many of them there are where they rule."""
        return bandits_at(self._s, slot)

    @property
    def placed_secrets(self) -> int:
        """Secrets on cards."""
        return sum(self._s.secrets_on.values())

    # --- banks, decks, banners ---

    def brings_favor(self, card: str) -> bool:
        """Whether a card brings one a favor from the bank of its suit when it is played to a site."""
        suit = self.face(card).suit
        return self.seat is not None and suit != NO_SUIT and brings_favor(self._s, self.seat, suit)

    def bank(self, suit: str) -> int:
        return self._s.bank[SUITS.index(suit)]

    @property
    def shared(self) -> int:
        """Favor in the shared bank."""
        return self._s.shared

    def pile_count(self, region: int) -> int:
        return len(self._s.piles[region])

    def pile_top(self, region: int) -> str | None:
        """The back on top of a pile: "vision" or "denizen"."""
        pile = self._s.piles[region]
        return self._back(pile[-1]) if pile else None

    def world_top(self) -> str | None:
        return self._back(self._s.world[-1]) if self._s.world else None

    def relics_left(self) -> int:
        """Cards in the relic deck: open to all (9.4-c)."""
        return len(self._s.relic_deck)

    def holder(self, banner: str) -> int:
        return self._s.holder[BANNERS.index(banner)]

    def banner(self, banner: str) -> int:
        """Tokens on a banner."""
        return self._s.banner[BANNERS.index(banner)]

    def recoverable(self, seat: int, banner: str) -> bool:
        """Whether nothing but its price keeps a player from recovering a banner."""
        action, target = Recover(self._s, seat), aim(BANNER, BANNERS.index(banner))
        bill = action.base(self._s, target)
        for use in action.bearing().prices:
            if bill.why is None and use.power.price is not None:
                use.power.price(self._s, use, action, target, bill)
        return bill.why is None

    @property
    def sworn(self) -> str:
        """The oath that the winner has vowed for the next game, as soon as it is known."""
        return next((of for what, of in self._s.deeds if what == "vow"), "")

    @property
    def mob(self) -> bool:
        return self._s.mob

    def uncovered(self) -> list[str]:
        """Reliquary modifiers that bind the Chancellor."""
        return [RELIQUARY[space] for space, card in enumerate(self._s.reliquary) if card == NOTHING]

    def reliquary(self) -> list[str | None]:
        """Fronts in the Reliquary as far as one knows them; None also for empty spaces."""
        return [None if card == NOTHING else self._front(card) for card in self._s.reliquary]

    @property
    def campaign(self) -> Campaign | None:
        """The Campaign under way: everything in it is public."""
        return self._s.campaign

    def targets(self) -> list[str]:
        """What the Campaign under way aims at so far, as the keys of its options name it."""
        camp = self._s.campaign
        return [] if camp is None else [camp.name_of(self._s, target) for target in camp.targets]

    # --- how a battle might go ---

    def foresee(
        self,
        dice: int = AS_CHOSEN,
        plans: Sequence[tuple[str, int]] = (),
        targets: Sequence[str] = (),
        change: int = 0,
    ) -> Forecast | None:
        """The Campaign under way, as it would be fought with this many of the attacker's dice, these plans (by card and
        seat), these targets as well, or this many attack dice more; None where nobody can foresee it."""
        s, camp = self._s, self._s.campaign
        if camp is None:
            return None
        uses = {use.power.id: use for use in in_play(s).plans}
        aims = [target for target in camp.possible_targets(s) if camp.name_of(s, target) in targets] if targets else []
        return foresee(s, camp, dice, [(uses[name], seat) for name, seat in plans], aims, change)

    def enemies_here(self) -> list[int]:
        """Whom the seat could attack from where its pawn is, bandits (below 0) among them; nobody during a
        Campaign."""
        s = self._s
        if self.seat is None or s.campaign is not None:
            return []
        camp = Campaign(s, self.seat)
        return [target.number for target, _ in camp.legal(s)]

    def foresee_attack(self, defender: int) -> Forecast:
        """An attack by the seat as it would begin: at the target that must be, with all dice and no plan."""
        assert self.seat is not None
        return at_the_outset(self._s, self.seat, defender)

    def attacking_force(self) -> int:
        """The most attack dice that the attacker's warbands bring."""
        s, camp = self._s, self._s.campaign
        return 0 if camp is None else size_of(*begin(s, camp), ATTACKER)

    def force_left(self) -> int:
        """The attacker's warbands that can be sacrificed."""
        s, camp = self._s, self._s.campaign
        return 0 if camp is None else sum(count for _, _, count in force_of(s, camp, ATTACKER))

    def plans_of(self, seat: int) -> list[str]:
        """Battle plans that a player could use in the Campaign under way."""
        s, camp = self._s, self._s.campaign
        return [] if camp is None else [use.power.id for use in usable_plans(s, camp, seat)]

    def plans_in_answer(self) -> list[tuple[str, int]]:
        """Battle plans that the defending side could use, and who."""
        s, camp = self._s, self._s.campaign
        return [] if camp is None else [(use.power.id, seat) for use, seat in answers(s, camp)]

    def rerolls(self) -> list[tuple[str, int]]:
        """Cards that let somebody in this battle roll again, and whom."""
        s, camp = self._s, self._s.campaign
        return [] if camp is None else [(use.power.id, seat) for use, seat in rerollers(s, camp)]

    def if_won(self, left: int) -> list[Message]:
        """What the attack would bring if it were won with this many warbands left."""
        s, camp = self._s, self._s.campaign
        return [] if camp is None else won(s, camp, left, -1 if self.seat is None else self.seat)

    def if_lost(self) -> list[Message]:
        s, camp = self._s, self._s.campaign
        return [] if camp is None else lost(s, camp, -1 if self.seat is None else self.seat)

    # --- prices and cards ---

    def exile_price(self, seat: int, other: int) -> int:
        return exile_price(self._s, seat, other)

    def self_exile_price(self, seat: int) -> int:
        return self_exile_price(self._s, seat)

    def face(self, name: str) -> Face:
        return FACES[NUMBER[name]]

    def suit(self, name: str) -> str:
        suit = self.face(name).suit
        return "" if suit == NO_SUIT else SUITS[suit]

    # --- cards as a browser draws them ---

    def shown(self, cards: Sequence[int], faceup: bool = False) -> list[Shown]:
        """Known cards by their fronts; others by their backs alone."""
        return [self._shown(card, faceup) for card in cards]

    def _shown(self, card: int, faceup: bool) -> Shown:
        s = self._s
        if faceup or self._knows(card):
            shown: Shown = {"face": s.cards.name(card)}
            if card in s.favor_on:
                shown["favor"] = s.favor_on[card]
            if card in s.secrets_on:
                shown["secrets"] = s.secrets_on[card]
            if card in s.down or not faceup:
                shown["down"] = True
            return shown
        return {"back": self._back(card), "down": True}

    def adviser_cards(self, seat: int) -> list[Shown]:
        return [self._shown(card, card not in self._s.down) for card in self._s.advisers[seat]]

    def relic_cards(self, seat: int) -> list[Shown]:
        return self.shown(self._s.relics[seat], True)

    def vision_cards(self, seat: int) -> list[Shown]:
        card = self._s.vision[seat]
        return [] if card == NOTHING else self.shown([card], True)

    def hand_cards(self, seat: int) -> list[Shown]:
        return self.shown(self._s.hand[seat])

    def site_cards(self, slot: int) -> list[Shown]:
        return self.shown(self._s.cards_at[slot], True)

    def site_card(self, slot: int) -> Shown:
        return self._shown(self._s.site[slot], self._s.site_faceup[slot])

    def site_relics(self, slot: int) -> list[Shown]:
        return self.shown(self._s.relics_at[slot])

    def reliquary_cards(self) -> list[Shown | None]:
        return [None if card == NOTHING else self._shown(card, False) for card in self._s.reliquary]

    def pile_cards(self, region: int) -> list[Shown]:
        """Backs alone: nobody may look through a discard pile (9.4-a), though one may remember what went there."""
        return [{"back": self._back(card), "down": True} for card in self._s.piles[region]]

    def remembered(self, region: int) -> list[str | None]:
        """A discard pile from the bottom up, as far as one saw what went there."""
        return [self._front(card) for card in self._s.piles[region]]

    def world_cards(self) -> list[Shown]:
        """The top of the world deck: its back, and what one has peeked at from the top down without a gap."""
        found: list[Shown] = []
        for card in reversed(self._s.world):
            if not self._knows(card):
                break
            found.append(self._shown(card, False))
        return found

    def caged(self) -> dict[str, int]:
        return {COLORS[self._s.colors[color]]: count for color, count in sorted(self._s.caged.items())}

    def promises(self) -> list[tuple[int, int, int]]:
        return [promise for promise in self._s.promises if promise[2] >= self._s.round]

    def goal_of(self, vision: str) -> str:
        oath = self.face(vision).oath
        return "" if oath == NO_OATH else OATHS[oath]

    def _knows(self, card: int) -> bool:
        return self._s.cards.knows(self.seat, card) or told(self._s)

    def _front(self, card: int) -> str | None:
        return self._s.cards.name(card) if self._knows(card) else None

    def _back(self, card: int) -> str:
        """Visions have a back of their own (OQ-17)."""
        kind = self._s.face(card).kind
        return KINDS[kind]

    def _on(self, tokens: dict[int, int], name: str) -> int:
        number = NUMBER[name]
        return sum(count for card, count in tokens.items() if self._s.cards.face[card] == number)


def told(s: Position) -> bool:
    """Whether nothing is hidden any more: the game is over, and no other grows out of it."""
    return s.over and not s.testament


def hidden(s: Position, seat: int | None) -> list[list[int]]:
    """Cards the seat does not know, by their backs: denizens, Visions, relics, sites."""
    if told(s):
        return []
    groups: list[list[int]] = [[] for _ in KINDS]
    zones = [s.world, *s.piles, s.relic_deck, s.site_deck, *s.relics_at, *s.advisers, *s.hand, s.dispossessed]
    zones.append([card for card in s.reliquary if card != NOTHING])
    zones.append([s.site[slot] for slot in range(SLOTS) if not s.site_faceup[slot]])
    face = s.cards.face
    for zone in zones:
        for card in s.cards.unknown(seat, zone):
            groups[FACES[face[card]].kind].append(card)
    return [group for group in groups if len(group) > 1]


def unknown_backs(s: Position, seat: int | None) -> list[list[int]]:
    """The world deck under its top card: not even backs are seen there (9.4-a)."""
    if told(s):
        return []
    below = s.cards.unknown(seat, s.world[:-1])
    return [below] if len(below) > 1 else []
