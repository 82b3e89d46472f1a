"""Valeria scenes: lay out duchies, boards and stacks, load the dice, then answer asks by key and look.

    scene = Scene(dice=(1, 4), rival="monk", rival_has="0 gold")
    scene.answers(1, "monk:exchange")
    assert scene.magic(1) == 2

Seat 0 is to move and sat first. With `dice` its turn begins with that roll; without, it is in its Action phase with
two actions. Duchies hold the three starters and what is given. A board is written "3 strength 2 gold 1 magic"; what
is not named is 0. Every stack is full unless the scene says otherwise; a stack is named by its area ("hills"), its
number ("9/10") or its place in the row of domains ("domain-1"), or by any card that belongs there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import kronika
from kronika.engine.rng import Mwc
from kronika.engine.table import Table
from kronika.games.valeria import score
from kronika.games.valeria.effects import AREAS, RESOURCES
from kronika.games.valeria.faces import CITIZEN, DOMAIN, FACES, MONSTER, NUMBER, STACK_NUMBERS, of_kind
from kronika.games.valeria.game import Valeria
from kronika.games.valeria.state import ACTIONS, CITIZEN_STACKS, DOMAIN_STACKS, NOTHING, ROLL, Position
from kronika.scene import TableScene, begin_here, in_order, state_of

kronika.register(Valeria())

NUMBERS = ["/".join(map(str, numbers)) for numbers in STACK_NUMBERS]


def board(text: str) -> list[int]:
    """'3 gold 1 vp' as the four values of a board."""
    values = [0, 0, 0, 0]
    words = text.split()
    for amount, name in zip(words[::2], words[1::2], strict=True):
        values[RESOURCES.index(name)] = int(amount)
    return values


def position(table: Table) -> Position:
    """The whole truth about a table of Valeria."""
    return state_of(table, Position)


class Scene(TableScene[Position]):
    """A table in a position of our choice."""

    loads = ("load",)

    def __init__(
        self,
        duchy: str = "",
        has: str = "2 gold 1 magic",
        domains: str = "",
        slain: str = "",
        rival: str = "",
        rival_has: str = "2 gold 1 magic",
        rival_domains: str = "",
        rival_slain: str = "",
        seats: int = 2,
        duchies: Sequence[str] = (),
        boards: Sequence[str] = (),
        lands: Sequence[str] = (),
        piles: Sequence[str] = (),
        dukes: Sequence[str] = (),
        dice: tuple[int, int] | None = None,
        center: str = "",
        stacks: dict[str, str] | None = None,
        exhausted: str = "",
        events: dict[str, str] | None = None,
        deck: str | None = None,
        turn: int = 0,
        first: int = 0,
        listen: bool = False,
        seed: int = 1,
        rules: int | None = None,
        **setup: object,
    ) -> None:
        """`duchy`, `has`, `domains` and `slain` are seat 0's, `rival…` seat 1's; `duchies`, `boards`, `lands` and
        `piles` give all seats at once. `center` names cards that lie on top of their stacks, `stacks` gives whole
        stacks, top card first; `exhausted` names stacks that have run out, `events` those where an event lies;
        `deck` is the exhausted deck, top card first. `rules` is a version of the rules, else the newest. Options are
        written with underscores."""
        given = {name.replace("_", "-"): value for name, value in setup.items()}
        self.table: Table = kronika.new_table(
            "valeria", seats=seats, seed=seed, setup=given, listen=listen, rules=rules
        )
        self._laid: list[int] = []
        s = self.state
        each = self._each
        for seat in range(seats):
            s.duchy[seat] += self.lay_out(each(duchies, seat, duchy, rival))
            s.domains[seat] = self.lay_out(each(lands, seat, domains, rival_domains))
            s.slain[seat] = self.lay_out(each(piles, seat, slain, rival_slain))
            s.stock[seat] = board(each(boards, seat, has, rival_has))
            if not s.no_dukes:
                self._crown(seat, dukes[seat] if seat < len(dukes) else "")
        for name in in_order(center):
            self._put_on_top(name)
        for where, text in (stacks or {}).items():
            at = self.stack(where)
            s.stacks[at] = self.lay_out(text)[::-1]
            s.reveal(at)
        if deck is not None:
            s.deck = self.lay_out(deck)[::-1]
        for where in in_order(exhausted):
            self._run_out(self.stack(where), "exhausted")
        for where, event in (events or {}).items():
            self._run_out(self.stack(where), event)
        s.first = first
        s.turn = turn
        s.resting = (turn - 1) % seats if seats == 5 else NOTHING
        if dice is None:
            s.phase = ACTIONS
            s.actions = 2
        else:
            s.phase = ROLL
            self.load(*dice)
        begin_here(self.table)

    # --- laying out ---

    @staticmethod
    def _each(given: Sequence[str], seat: int, first: str, second: str) -> str:
        if given:
            return given[seat] if seat < len(given) else ""
        return (first, second, "", "", "")[seat]

    def lay_out(self, text: str) -> list[int]:
        return [self._card(name) for name in in_order(text)]

    def _card(self, name: str) -> int:
        """A new card that all can see."""
        card = self.state.cards.add(NUMBER[name])
        self.state.cards.known[card] = -1
        return card

    def _crown(self, seat: int, name: str) -> None:
        s = self.state
        one, other = s.offered[seat]
        if name:
            s.cards.face[one] = NUMBER[name]
        s.duke[seat] = one
        s.box["duke"].append(other)
        s.offered[seat] = []

    def stack(self, name: str) -> int:
        """The place of a stack: by its area, number or place in the row of domains, or by a card of it."""
        s = self.state
        if name in AREAS:
            return s.areas[AREAS.index(name)]
        if name in NUMBERS:
            return CITIZEN_STACKS[NUMBERS.index(name)]
        if name.startswith("domain-"):
            return DOMAIN_STACKS[int(name.removeprefix("domain-")) - 1]
        for at, cover in enumerate(s.cover):
            if (cover != NOTHING and s.cards.name(cover) == name) or self.top_at(at) == name:
                return at
        face = FACES[NUMBER[name]]
        if face.kind == CITIZEN:
            return CITIZEN_STACKS[STACK_NUMBERS.index(tuple(face.numbers))]
        assert face.kind == MONSTER, f"{name} lies on no stack"
        return s.areas[face.area]

    def _put_on_top(self, name: str) -> None:
        """A citizen's stack is of its kind; a monster's stack is of its area, down to it; a domain goes on top
        of the next domain stack."""
        s = self.state
        face = FACES[NUMBER[name]]
        if face.kind == DOMAIN:
            at = next(i for i in DOMAIN_STACKS if i not in self._laid)
            self._laid.append(at)
            self._remove_domain(name)
            s.box[DOMAIN].append(s.stacks[at].pop())
            s.stacks[at].append(self._card(name))
            return
        if face.kind == CITIZEN:
            s.stacks[self.stack(name)] = self.lay_out(f"{name}*{6 if s.seats == 5 else 5}")
            return
        if s.areas[face.area] == NOTHING:
            self._replace_an_area(face.area)
        pile = s.stacks[s.areas[face.area]]
        while s.cards.name(pile[-1]) != name:
            pile.pop()

    def _remove_domain(self, name: str) -> None:
        """The domain comes out once more, so it is not elsewhere."""
        s = self.state
        for zone in (*s.stacks[15:], s.box["domain"]):
            for card in zone:
                if s.cards.name(card) == name:
                    zone.remove(card)

    def _replace_an_area(self, area: int) -> None:
        """An area that the set has not takes the place of one that has nothing on it."""
        s = self.state
        gone = next(i for i, at in enumerate(s.areas) if at == 4)
        s.areas[gone] = NOTHING
        s.areas[area] = 4
        faces = sorted((face for face in of_kind(MONSTER) if face.area == area), key=lambda face: -face.strength)
        s.stacks[4] = self.lay_out(" ".join(f"{face.id}*{face.copies}" for face in faces))

    def _run_out(self, at: int, name: str) -> None:
        """The stack has run out, and this lies in its place; an exhausted card comes from the deck."""
        s = self.state
        s.stacks[at] = []
        own = [card for card in s.deck if s.cards.name(card) == name]
        if own:
            s.deck.remove(own[0])
        s.cover[at] = own[0] if own else self._card(name)
        s.cards.known[s.cover[at]] = -1

    def load(self, one: int, two: int) -> Scene:
        """The next roll shows these numbers."""
        number = 0
        while True:
            rng = Mwc.of(f"dice {number}")
            before = rng.copy()
            if (rng.die(6), rng.die(6)) == (one, two):
                self.state.rng = before
                return self
            number += 1

    # --- acting ---

    def finish_harvest(self) -> Scene:
        """All who are still harvesting stop."""
        while self.table.asks and self.table.asks[0].what.id == "valeria-ask-harvest":
            self.table.answer(self.table.asks[0].seat, ["done"])
        return self

    def idle(self, resource: str = "gold") -> Scene:
        """The active player spends the actions left on taking a resource; the turn ends."""
        seat, turns = self.state.turn, self.state.turns[:]
        while self.state.turns == turns and not self.table.over and self.table.ask(seat) is not None:
            ask = self.ask(seat)
            self.do(f"gain:{resource}" if ask.what.id == "valeria-ask-action" else ask.keys()[-1])
        return self

    # --- looking ---

    def strength(self, seat: int = 0) -> int:
        return self.state.stock[seat][0]

    def gold(self, seat: int = 0) -> int:
        return self.state.stock[seat][1]

    def magic(self, seat: int = 0) -> int:
        return self.state.stock[seat][2]

    def vp(self, seat: int = 0) -> int:
        """Victory points on the board."""
        return self.state.stock[seat][3]

    def has(self, seat: int, text: str) -> bool:
        """Whether the board of a seat stands at exactly this: has(0, '2 gold 1 magic')."""
        assert self.state.stock[seat] == board(text), f"{self.state.stock[seat]} is not {board(text)} ({text})"
        return True

    @property
    def dice(self) -> tuple[int, int]:
        return self.state.dice[0], self.state.dice[1]

    @property
    def phase(self) -> str:
        phase: str = self.view()["phase"]
        return phase

    @property
    def turn(self) -> int:
        return self.state.turn

    def citizens(self, seat: int = 0) -> list[str]:
        """The duchy without its starters."""
        return sorted(name for name in self.names(self.state.duchy[seat]) if not name.startswith("starter-"))

    def domains(self, seat: int = 0) -> list[str]:
        return self.names(self.state.domains[seat])

    def slain(self, seat: int = 0) -> list[str]:
        return self.names(self.state.slain[seat])

    def captured(self) -> list[str]:
        return self.names(self.state.captured)

    def top(self, where: str) -> str | None:
        return self.top_at(self.stack(where))

    def top_at(self, at: int) -> str | None:
        stack = self.state.stacks[at]
        return self.state.cards.name(stack[-1]) if stack else None

    def pile(self, where: str) -> list[str]:
        """A stack, top card first."""
        return self.names(self.state.stacks[self.stack(where)])[::-1]

    def cover(self, where: str) -> str | None:
        """What lies where a stack has run out."""
        card = self.state.cover[self.stack(where)]
        return None if card == NOTHING else self.state.cards.name(card)

    def deck(self) -> list[str]:
        """The exhausted deck, top card first."""
        return self.names(self.state.deck)[::-1]

    def tokens(self, where: str) -> dict[str, int]:
        """The tokens on the monster of a stack."""
        s = self.state
        at = self.stack(where)
        card = s.stacks[at][-1] if s.stacks[at] else s.cover[at]
        return {name: n for name, n in zip(RESOURCES, s.tokens.get(card, []), strict=False) if n}

    def exhausted(self) -> int:
        return self.state.exhausted()

    def score(self, seat: int = 0) -> dict[str, Any]:
        """Where the points of a seat would come from if the game ended now."""
        return score.breakdown(self.state, seat)
