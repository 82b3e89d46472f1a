"""What one seat sees of Valeria."""

from __future__ import annotations

from kronika.engine.cards import EVERYONE
from kronika.engine.turns import TurnSight
from kronika.games.valeria import score
from kronika.games.valeria.actions import monster_at
from kronika.games.valeria.draft import open_areas, open_kinds
from kronika.games.valeria.effects import AREAS, GOLD, RESOURCES, VP, Effect, Gain
from kronika.games.valeria.faces import DOMAIN, DUKE, EVENT, FACES, NUMBER, Face
from kronika.games.valeria.forecast import Forecast, forecast
from kronika.games.valeria.harvest import activations, plain_gains
from kronika.games.valeria.pay import Means, slay_price
from kronika.games.valeria.resolve import outcome
from kronika.games.valeria.state import CITIZEN_STACKS, DOMAIN_STACKS, NOTHING, Position


class ValeriaSight(TurnSight[Position]):
    """The table through the eyes of one seat (None: a spectator). Almost all of Valeria lies open (V7.6)."""

    __slots__ = ()

    # --- the turn ---

    @property
    def actions(self) -> int:
        """Actions left in this phase."""
        return self._s.actions

    @property
    def dice(self) -> tuple[int, int]:
        return self._s.dice[0], self._s.dice[1]

    @property
    def first(self) -> int:
        return self._s.first

    @property
    def resting(self) -> int | None:
        return None if self._s.resting == NOTHING else self._s.resting

    @property
    def ending(self) -> bool:
        """Whether the last round is being played."""
        return self._s.ending

    def turns(self, seat: int) -> int:
        return self._s.turns[seat]

    # --- boards ---

    def stock(self, seat: int) -> tuple[int, int, int, int]:
        """Strength, gold, magic and points on a board."""
        own = self._s.stock[seat]
        return own[0], own[1], own[2], own[3]

    def have(self, seat: int, resource: str) -> int:
        return self._s.stock[seat][RESOURCES.index(resource)]

    def duchy(self, seat: int) -> list[str]:
        """Starters and citizens."""
        return self.names(self._s.duchy[seat])

    def domains(self, seat: int) -> list[str]:
        return self.names(self._s.domains[seat])

    def slain(self, seat: int) -> list[str]:
        return self.names(self._s.slain[seat])

    def roles(self, seat: int, role: int) -> int:
        """Own citizens of a role."""
        return self._s.roles(seat, role)

    def dukes(self, seat: int) -> list[str]:
        """The duke of a seat, as far as one knows it: one's own, all at the end."""
        return self.names(self._duke(seat))

    def offered(self) -> list[str]:
        """The two dukes of which one keeps one."""
        return self.names(self._s.offered[self.seat]) if self.seat is not None else []

    # --- the center ---

    def draft(self) -> list[str]:
        """The areas and citizens that can still be picked in a draft of the center."""
        s = self._s
        if not s.drafting:
            return []
        return [AREAS[area] for area in open_areas(s)] + [FACES[face].id for face in open_kinds(s)]

    def top(self, stack: int) -> str | None:
        """The card that lies open on a stack; while a domain is being built, the next one is not yet turned up."""
        card = self._open(stack)
        return None if card == NOTHING else self._s.cards.name(card)

    def count(self, stack: int) -> int:
        return len(self._s.stacks[stack])

    def cover(self, stack: int) -> str | None:
        """The exhausted card or enemy event that lies where a stack ran out."""
        card = self._s.cover[stack]
        return None if card == NOTHING else self._s.cards.name(card)

    def monster(self, stack: int) -> str | None:
        """The monster that can be slain at a stack."""
        card = monster_at(self._s, stack)
        return None if card == NOTHING else self._s.cards.name(card)

    def slay_price(self, stack: int) -> tuple[int, int]:
        """Strength and magic, tokens included."""
        return slay_price(self._s, monster_at(self._s, stack))

    def gold_price(self, seat: int, stack: int) -> int:
        """What the top citizen or domain of a stack costs this seat now."""
        face = self._s.face(self._s.top(stack))
        means = Means(self._s, seat)
        return means.build_price(face) if face.kind == DOMAIN else means.hire_price(face)

    def tokens(self) -> list[dict[str, object]]:
        """Tokens on monsters, stack by stack: strength, gold, magic."""
        s = self._s
        found: list[dict[str, object]] = []
        for stack, cards in enumerate(s.stacks):
            for card in (*cards, s.cover[stack]):
                if card in s.tokens:
                    strength, gold, magic = s.tokens[card]
                    on = {"on": f"stack:{stack}", "face": s.cards.name(card)}
                    found.append({**on, "strength": strength, "gold": gold, "magic": magic})
        return found

    @property
    def exhausted(self) -> int:
        return self._s.exhausted()

    @property
    def deck_count(self) -> int:
        return len(self._s.deck)

    def captured(self) -> list[str]:
        return self.names(self._s.captured)

    # --- points ---

    def open_points(self, seat: int) -> int:
        """Points that all can count: monsters, domains and the board."""
        own = score.estate(self._s, seat)
        return own.monsters + own.domains + self._s.stock[seat][3]

    def own_points(self) -> int:
        """One's own points now, with one's duke."""
        return 0 if self.seat is None else self.points(self.seat)

    def points(self, seat: int) -> int:
        """Points now, as far as this seat can know: with the duke where it is one's own, and without dukes with what
        counts in their place (V13.2)."""
        s, own = self._s, score.estate(self._s, seat)
        total = own.monsters + own.domains + s.stock[seat][VP]
        if s.no_dukes:
            return total + score.without_dukes(score.estates(s), seat)
        if seat != self.seat or not self._duke(seat):
            return total
        return total + score.duke_points(s.face(s.duke[seat]), own)

    # --- what would follow ---

    def forecast(self) -> Forecast | None:
        """What the next roll would bring everybody; None where nobody rolls any more."""
        return forecast(self._s)

    def harvest_of(self, one: int, two: int) -> tuple[list[int], bool]:
        """What these dice would bring whoever has the turn: without a decision, and whether there is one to make."""
        own = activations(self._s, self.turn, True, (one, two))
        return plain_gains(self._s, self.turn, own), any(not effect.plain for _, effect in own)

    def outcome_of(self, effect: Effect) -> list[int] | None:
        """What an effect would bring oneself now; None where that is not certain."""
        return None if self.seat is None or not effect.plain else outcome(self._s, self.seat, effect)[0]

    def triggered(self, when: str) -> list[int]:
        """What one's own domains give each time this happens in one's own Action phase."""
        amounts = [0, 0, 0, 0]
        if self.seat is not None and self.seat == self.turn and self.phase == "action":
            for card in self._s.domains[self.seat]:
                face = self._s.face(card)
                if face.when == when and isinstance(face.effect, Gain):
                    amounts = [a + b for a, b in zip(amounts, face.effect.amounts, strict=True)]
        return amounts

    def token_gold(self, stack: int) -> int:
        """Gold that lies on the monster at a stack."""
        return self._s.tokens.get(monster_at(self._s, stack), [0, 0, 0])[GOLD]

    def points_with(self, face: Face | None, more: list[int]) -> int:
        """One's own points, duke included, with one more card and so much more (or less) on the board."""
        s = self._s
        if self.seat is None:
            return 0
        own = score.estate(s, self.seat)
        own.resources += sum(more[:3])
        if face is not None:
            own.add(face)
        total = own.monsters + own.domains + s.stock[self.seat][VP] + more[VP]
        if s.no_dukes:
            all_estates = score.estates(s)
            all_estates[self.seat] = own
            return total + score.without_dukes(all_estates, self.seat)
        duke = self._duke(self.seat)
        return total + score.duke_points(s.face(duke[0]), own) if duke else total

    # --- cards as a browser draws them ---

    def duke_cards(self, seat: int) -> list[dict[str, object]]:
        return self.shown(self._duke(seat))

    def dark_duke_cards(self) -> list[dict[str, object]]:
        """The duke who is the Dark Lord: face down until the end (V14.1-a, V14.6-e)."""
        return self.shown([self._s.dark_duke]) if self._s.over else []

    def offered_cards(self, seat: int) -> list[dict[str, object]]:
        return self.shown(self._s.offered[seat]) if seat == self.seat and self._s.duke[seat] == NOTHING else []

    def has_duke(self, seat: int) -> bool:
        return self._s.duke[seat] != NOTHING

    def stack_cards(self, stack: int) -> list[dict[str, object]]:
        card = self._open(stack)
        return [] if card == NOTHING else self.shown([card])

    def cover_cards(self, stack: int) -> list[dict[str, object]]:
        cover = self._s.cover[stack]
        return [] if cover == NOTHING else self.shown([cover])

    def zone(self, kind: str, seat: int) -> list[dict[str, object]]:
        zones = {"duchy": self._s.duchy, "domains": self._s.domains, "slain": self._s.slain}
        return self.shown(zones[kind][seat])

    def captured_cards(self) -> list[dict[str, object]]:
        return self.shown(self._s.captured)

    def face(self, name: str) -> Face:
        return FACES[NUMBER[name]]

    def _duke(self, seat: int) -> list[int]:
        duke = self._s.duke[seat]
        return [duke] if duke != NOTHING and (seat == self.seat or self._s.over) else []

    def _open(self, stack: int) -> int:
        card = self._s.top(stack)
        return card if self._s.cards.known.get(card, 0) == EVERYONE else NOTHING


def hidden(s: Position, seat: int | None) -> list[list[int]]:
    """Cards the seat does not know, by their backs: dukes, face-down domains, mixed citizens, events in the deck."""
    known = s.cards.known
    dukes = [card for cards in (s.box.get(DUKE, []), *s.offered) for card in cards]
    if not s.over:
        dukes += [duke for duke in (*s.duke, s.dark_duke) if duke != NOTHING]
    if seat is not None:
        dukes = s.cards.unknown(seat, dukes)
    domains = [card for stack in DOMAIN_STACKS for card in s.stacks[stack] if known.get(card, 0) != EVERYONE]
    events = [card for card in s.deck if known.get(card, 0) != EVERYONE]
    groups = [dukes, domains + s.box.get(DOMAIN, []), events + s.box.get(EVENT, [])]
    for stack in CITIZEN_STACKS:
        below = [card for card in s.stacks[stack] if known.get(card, 0) != EVERYONE]
        groups.append(below + s.box.get(f"citizens-{stack}", []))
    return [group for group in groups if len(group) > 1]
