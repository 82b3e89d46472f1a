"""What one seat sees of Empires of the North: all but the others' hands and the decks (N3.2-f, N7.16)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Option
from kronika.engine.turns import TurnSight
from kronika.games.north import score
from kronika.games.north.building import affordable, discount, field_fits, harvest_of, hosts
from kronika.games.north.effects import TILES, Deed
from kronika.games.north.faces import BOOST, CLANS, FACES, NUMBER, Face
from kronika.games.north.goods import ANY, GOLD, RESOURCES, THINGS, TOKENS, VP, Amounts
from kronika.games.north.paying import ways
from kronika.games.north.possible import performable
from kronika.games.north.realm import realm
from kronika.games.north.resolve import counted, of_type, ships_left
from kronika.games.north.state import IN_SUPPLY, NOTHING, Position, Ship
from kronika.games.north.turn import usable

Shown = dict[str, object]
Place = tuple[int, int]
"""A card in front of a player: whose empire, and its index there."""
PLACES: Final[dict[str, Place]] = {}
"""As references write them."""
IN_EMPIRE: Final[list[list[Place]]] = [[(seat, index) for index in range(500)] for seat in range(4)]
"""All there may ever be: a game has fewer cards."""
NO_TOKENS: Final = [0] * len(TOKENS)


class NorthSight(TurnSight[Position]):
    """The table through the eyes of one seat (None: a spectator)."""

    __slots__ = ()

    # --- the round ---

    @property
    def round(self) -> int:
        return self._s.round

    @property
    def first(self) -> int:
        return self._s.first

    @property
    def last(self) -> bool:
        """Whether this is the last round."""
        return self._s.last

    @property
    def goal(self) -> int:
        """Points on the track that end the game."""
        return self._s.goal

    @property
    def goal_rounds(self) -> int:
        """Alone: in how many rounds; 0 with others."""
        return self._s.goal_rounds

    @property
    def raze_points(self) -> bool:
        return self._s.raze_points

    def passed(self, seat: int) -> bool:
        return self._s.passed[seat]

    # --- players ---

    def clan(self, seat: int) -> str:
        return "" if self._s.clan[seat] == NOTHING else CLANS[self._s.clan[seat]]

    def struck(self) -> list[str]:
        """The clans that a draft has put out of this game."""
        return [CLANS[clan] for clan in self._s.struck]

    def have(self, seat: int, thing: str) -> int:
        """What lies in a player's supply: a good, rested workers, points, ships."""
        return self._s.stock[seat][THINGS.index(thing)]

    def stock(self, seat: int) -> list[int]:
        return self._s.stock[seat][:]

    def tired(self, seat: int) -> int:
        return self._s.tired[seat]

    def workers(self, seat: int) -> int:
        return self._s.workers(seat)

    def points(self, seat: int) -> int:
        """What a player would score now."""
        return int(score.breakdown(self._s, seat)["points"])

    def track(self, seat: int) -> int:
        return self._s.stock[seat][VP]

    def empire(self, seat: int) -> list[Place]:
        """Cards in front of a player."""
        return IN_EMPIRE[seat][: len(self._s.empire[seat])]

    def meant(self, option: Option) -> Place | None:
        """The card of an empire that an option is about."""
        ref = option.refs[0] if option.refs else None
        if ref is None or ref.kind != "empire":
            return None
        place = PLACES.get(ref.id)
        if place is None:
            seat, _, index = ref.id.partition(".")
            place = PLACES[ref.id] = (int(seat), int(index))
        return place

    def face_of(self, place: Place) -> Face:
        """What a card is; a copy is what it copies."""
        s = self._s
        return s.effective(s.empire[place[0]][place[1]])

    def exhausted(self, place: Place) -> bool:
        s = self._s
        return s.empire[place[0]][place[1]] in s.exhausted

    def usable(self, place: Place) -> bool:
        return self.seat is not None and usable(self._s, self.seat, self._at(place))

    def tokens(self, place: Place) -> list[int]:
        s = self._s
        return s.on.get(s.empire[place[0]][place[1]], NO_TOKENS)[:]

    def attached(self, place: Place) -> bool:
        """Whether it is an upgrade that goes with a field."""
        s = self._s
        return s.empire[place[0]][place[1]] in s.host

    def harvest(self, place: Place) -> list[int]:
        """What Harvest would bring from a field, upgrades included."""
        return harvest_of(self._s, self._at(place))

    def _at(self, place: Place) -> int:
        return self._s.empire[place[0]][place[1]]

    def of_type(self, seat: int, type: str) -> int:
        return of_type(self._s, seat, type)

    def hand(self) -> list[str]:
        return [self._s.cards.name(card) for card in self._s.hand[self.seat]] if self.seat is not None else []

    def drawn(self) -> list[str]:
        return [self._s.cards.name(card) for card in self._s.drawn[self.seat]] if self.seat is not None else []

    def hand_faces(self) -> list[Face]:
        return [self._s.face(card) for card in self._s.hand[self.seat]] if self.seat is not None else []

    def drawn_faces(self) -> list[Face]:
        return [self._s.face(card) for card in self._s.drawn[self.seat]] if self.seat is not None else []

    def counted(self, seat: int, what: str) -> int:
        """How many things an effect `per` something would count now."""
        return counted(self._s, seat, NOTHING, what)

    def discount(self, face: Face) -> int:
        """Resources that one's own features spare at building this."""
        return 0 if self.seat is None else discount(self._s, self.seat, face)

    def can_attach(self, face: Face) -> bool:
        """Whether one has a field that this upgrade could go with."""
        return self.seat is not None and bool(hosts(self._s, self.seat, face))

    def hand_count(self, seat: int) -> int:
        return len(self._s.hand[seat])

    def deck_count(self, seat: int) -> int:
        return len(self._s.deck[seat])

    def affordable(self) -> list[str]:
        """What one could build now."""
        if self.seat is None:
            return []
        return [self._s.cards.name(card) for card in self._s.hand[self.seat] if affordable(self._s, self.seat, card)]

    # --- what would follow ---

    @property
    def rules(self) -> int:
        return self._s.rules

    def ways_to_pay(self, cost: Amounts, less: int = 0) -> list[Amounts]:
        """All ways in which one could pay this now, that many resources remitted."""
        return [] if self.seat is None else ways(self._s, self.seat, cost, less)

    def points_with(self, more: Amounts, cards: int) -> int:
        """What one would score with more (or less) in the supply and more cards; a resource of any
        kind counts as one."""
        own = self.seat or 0
        parts = score.breakdown(self._s, own)
        stock = self._s.stock[own]
        loose = sum([stock[thing] + more[thing] for thing in RESOURCES]) + more[ANY]
        raze = more[THINGS.index("raze")] if self._s.raze_points else 0
        kept = parts["track"] + parts["cards"] + parts["gold"] + parts["raze"]
        return int(kept) + more[VP] + cards + more[GOLD] + raze + loose // 2

    def waiting(self, trigger: str, type: str = "") -> list[Deed]:
        """What one's own features do when this happens."""
        if self.seat is None:
            return []
        found = [feature for _, feature in realm(self._s, self.seat).triggers if feature.trigger == trigger]
        return [each.deed for each in found if each.deed is not None and each.type in ("", type)]

    def fields(self) -> list[Amounts]:
        """What Harvest would bring from each of one's own fields."""
        return [] if self.seat is None else [harvest_of(self._s, card) for card in realm(self._s, self.seat).fields]

    def companions(self, tile: int) -> int:
        """How many of one's cards in hand could come with the action of a tile."""
        s, seat = self._s, self.seat
        if seat is None:
            return 0
        cards = [card for card in s.hand[seat] if s.face(card).with_tile == tile]
        return sum([s.face(card).kind == BOOST or field_fits(s, seat, card) for card in cards])

    def ships_left(self) -> tuple[int, int]:
        """Ships one could still gain: of one's own, and common ones."""
        return (0, 0) if self.seat is None else ships_left(self._s, self.seat)

    def cards_left(self) -> int:
        """Cards one could still draw: the discard pile is shuffled when the deck is empty."""
        return 0 if self.seat is None else len(self._s.deck[self.seat]) + len(self._s.discard[self.seat])

    # --- the wheel and the sea ---

    def tiles(self) -> list[str]:
        """The ring of tiles, in order."""
        return [TILES[tile] for tile in self._s.tiles]

    def discs(self, seat: int) -> list[tuple[str, bool] | None]:
        """Where a player's discs are, and whether they are turned; None in the supply."""
        return [
            None if (place, turned) == IN_SUPPLY else (TILES[self._s.tiles[place]], turned)
            for place, turned in self._s.discs[seat]
        ]

    def performable(self, tile: str) -> bool:
        return self.seat is not None and performable(self._s, self.seat, TILES.index(tile))

    def queue(self) -> list[Ship]:
        return self._s.queue[:]

    def shores(self, distance: int) -> list[str]:
        """The islands that lie open."""
        return [self._s.cards.name(card) for card in self._s.shores[distance]]

    def islands_left(self, distance: int) -> int:
        return len(self._s.islands[distance])

    def face(self, name: str) -> Face:
        return FACES[NUMBER[name]]

    @staticmethod
    def worth(amounts: list[int]) -> int:
        """Points that goods bring at the end, doubled: two for a gold, one for a resource."""
        return 2 * amounts[GOLD] + sum(amounts[thing] for thing in RESOURCES) + 2 * amounts[VP]

    # --- cards as a browser draws them ---

    def empire_cards(self, seat: int) -> list[Shown]:
        """With what lies on them; `under` is the index of the field that an upgrade goes with."""
        s = self._s
        found: list[Shown] = []
        for card in s.empire[seat]:
            shown: Shown = {"face": s.cards.name(card)}
            if card in s.exhausted:
                shown["exhausted"] = True
            if card in s.raider:
                shown["raider"] = s.raider[card]
            if card in s.host:
                shown["under"] = s.empire[seat].index(s.host[card])
            if card in s.copy_of:
                shown["copies"] = s.cards.names[s.copy_of[card]]
            if card in s.on:
                shown["tokens"] = {THINGS[thing]: n for thing, n in enumerate(s.on[card]) if n}
            found.append(shown)
        return found

    def own_cards(self, kind: str, seat: int) -> list[Shown]:
        """Hand or drawn cards, for their owner; all at the end."""
        if seat != self.seat and not self._s.over:
            return []
        zone = self._s.hand[seat] if kind == "hand" else self._s.drawn[seat]
        return self.shown(zone)

    def discard_cards(self, seat: int) -> list[Shown]:
        return self.shown(self._s.discard[seat])

    def shore_cards(self, distance: int) -> list[Shown]:
        return self.shown(self._s.shores[distance])


def hidden(s: Position, seat: int | None) -> list[list[int]]:
    """Cards the seat does not know, by their backs: each clan's own, near islands, distant islands."""
    if s.over:
        return []
    groups: list[list[int]] = []
    for owner in range(s.seats):
        groups.append(s.cards.unknown(seat, s.deck[owner] + s.hand[owner] + s.drawn[owner]))
    groups += [s.cards.unknown(seat, deck) for deck in s.islands]
    return [group for group in groups if len(group) > 1]
