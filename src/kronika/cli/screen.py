"""The table on the screen, drawn from a seat's view alone: piles, players, what happened, the question.

Nothing here knows a game. A zone with a `cost` is a pile on offer; a zone with an owner belongs to that player; a
pile, hand or other zone that an option touches is marked. Signs and words say everything, colors only repeat it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from kronika.cli.log_lines import Line, paragraphs
from kronika.cli.terminal import Terminal
from kronika.engine.ask import Ask
from kronika.engine.notices import Notice
from kronika.engine.prospects import NONE, Prospects

View = dict[str, Any]
Zone = dict[str, Any]

MARK = "›"
FIRST = "↵"
"""Stands beside the option that an empty line chooses."""
GAP = " │ "
SHORT = ("deck", "discard")
"""Zones shown by their number of cards, with what is known of them in brackets."""
LEAST_STORY = 2
MOST_COLUMNS = 3
WIDE_CELL = 30
"""Piles spread over the screen, but not further apart than the eye follows."""


class Screen:
    """One picture of the table for the seat that is asked (or, without an ask, looks on)."""

    def __init__(
        self,
        terminal: Terminal,
        view: View,
        ask: Ask | None,
        foreseen: Prospects = NONE,
        notices: Sequence[Notice] = (),
    ) -> None:
        self.terminal = terminal
        self.view = view
        self.ask = ask
        self.foreseen = foreseen
        self.notices = notices
        self.seat: int | None = view["seat"]
        self.width = terminal.out.width
        self.names = [seat["name"] for seat in view["seats"]]
        refs = [ref for option in ask.options for ref in option.refs] if ask is not None else []
        self.touched = {(ref.kind, ref.id) for ref in refs}

    def lines(self, log: Sequence[Line], height: int) -> list[Text]:
        """The whole picture; of the log as much as the height leaves room for, and never less than a little."""
        above = [self.header(), *self.piles(), *self.others(), *self.common()]
        story = max(LEAST_STORY, len(self.log_lines(log, height)))
        for outlook, in_full, least in ((True, True, story), (False, True, LEAST_STORY), (False, False, -height)):
            below = [*self.own_lines(), *self.said(), *self.question(outlook, in_full)]
            left = height - len(above) - len(below) - 2
            if left >= least:
                break
        return [*above, *self.log_lines(log, max(LEAST_STORY, left)), *below]

    # --- the parts from top to bottom ---

    def header(self) -> Text:
        """The game, whose turn it is (where everybody acts at once, nobody's), and the phase."""
        view, game = self.view, self.view["game"]
        parts = [self.terminal.named("game-", game)]
        if view["turn"] is not None:
            turn = view["seats"][view["turn"]]
            yours = turn["seat"] == self.seat
            id = "cli-turn-yours" if yours else "cli-turn-of"
            parts.append(self.terminal.text(id, name=turn["name"], turn=turn_number(turn)))
        parts.append(self.terminal.word(game, "phase", view["phase"]))
        return self.rule(" · ".join(parts), "━")

    def piles(self) -> list[Text]:
        """The supply: cost, name, how many are left; marked what can be had now."""
        piles = [zone for zone in self.view["zones"] if "cost" in zone]
        if not piles:
            return []
        names = [self.cards(zone["cards"]) for zone in piles]
        spread = min(WIDE_CELL, (self.width - 2 * len(GAP)) // MOST_COLUMNS) - 7
        room = max(spread, *(len(name) for name in names))
        cells: list[Text] = []
        for zone, name in zip(piles, names, strict=True):
            offered = any((zone["kind"], card["face"]) in self.touched for card in zone["cards"])
            style = "bold" if offered else "dim" if zone["count"] == 0 else ""
            cell = Text().append(MARK if offered else " ", "bold green")
            cell.append(f"{zone['cost']:>2} ", "yellow")
            cell.append(f"{name:<{room}}", style)
            cell.append(f"{zone['count'] or '–':>3}", style)
            cells.append(cell)
        return columns(cells, self.width, MOST_COLUMNS, GAP)

    def others(self) -> list[Text]:
        """The other players: one line each."""
        lines: list[Text] = [self.rule("")] if self.view["zones"] else []
        room = max(len(name) for name in self.names)
        for seat in self.view["seats"]:
            if seat["seat"] != self.seat:
                text = Text().append(f" {seat['name']:<{room}}  ", "bold")
                text.append(" · ".join(self.facts(seat["seat"], in_full=True)))
                lines += self.wrapped(text, room + 3)
        return lines

    def common(self) -> list[Text]:
        """What belongs to nobody and is no pile, such as the trash; nothing if it is empty."""
        lines: list[Text] = []
        for zone in self.view["zones"]:
            if zone["owner"] is None and "cost" not in zone and zone.get("count", 1):
                lines += self.wrapped(Text(f" {self.summed(zone)}"), 3)
        return lines

    def log_lines(self, log: Sequence[Line], room: int) -> list[Text]:
        """What happened since the last answer, the last lines of it."""
        if not log:
            return []
        wrapped = [piece for text in paragraphs(log) for piece in self.wrapped(text, 3)]
        cut = len(wrapped) > room
        shown = wrapped[-(room - 1) :] if cut else wrapped
        more = [Text(" " + self.terminal.text("cli-story-more"), "dim")] if cut else []
        return [self.rule(self.terminal.text("cli-story")), *more, *shown]

    def own_lines(self) -> list[Text]:
        """One's own things: counters and counts in the rule, then zone by zone the cards one sees."""
        if self.seat is None:
            return []
        lines = [self.rule(" · ".join([self.names[self.seat], *self.facts(self.seat, in_full=False)]))]
        zones = [zone for zone in self.view["zones"] if zone["owner"] == self.seat and self.in_full(zone)]
        room = max((len(self.place(zone)) for zone in zones), default=0)
        for zone in zones:
            if zone["count"] or zone["kind"] == "hand":
                text = Text().append(f" {self.place(zone):<{room}}  ", "dim")
                text.append(self.cards(zone["cards"]) or "–", "bold")
                lines += self.wrapped(text, room + 3)
        return lines

    def said(self) -> list[Text]:
        """What the game says of this very moment, such as who is about to win."""
        lines: list[Text] = []
        for notice in self.notices:
            text = Text().append(f"! {self.terminal.say(notice.title)}: ", "bold yellow")
            text.append(" ".join(self.terminal.say(line) for line in notice.lines))
            lines += self.wrapped(text, 2)
        return lines

    def question(self, outlook: bool = True, in_full: bool = True) -> list[Text]:
        """The prompt with its clause, how many to pick, the numbered options, and what can be foreseen of them. Where
        there is little room, what follows (`outlook`) stands only where no card is touched (`?` and its number tells
        the rest), and where there is less, as much of what is within reach as one line holds (not `in_full`)."""
        ask = self.ask
        if ask is None:
            return []
        prompt = Text().append(self.terminal.texts.prompt(ask.what, self.names), "bold")
        if hint := self.hint(ask):
            prompt.append(f" {hint}")
        if ask.rule:
            prompt.append(f"  [{ask.rule}]", "dim")
        room = len(str(len(ask.options)))
        cells: list[Text] = []
        for number, option in enumerate(ask.options, start=1):
            cell = Text().append(f" {number:>{room}} ", "bold cyan")
            cell.append(self.terminal.texts.prompt(option.text, self.names))
            if option.most > 1:
                cell.append(f" ×{option.most}", "dim")
            if option.key in self.foreseen.outlook and (outlook or not option.refs):
                cell.append(f" ({self.terminal.say(self.foreseen.outlook[option.key])})", "dim")
            if option.key == self.foreseen.primary:
                cell.append(f" {FIRST}", "bold green")
            cells.append(cell)
        return [
            self.rule(""),
            *self.wrapped(prompt, 0),
            *columns(cells, self.width, 4, "  "),
            *self.prospects(ask, in_full),
        ]

    def prospects(self, ask: Ask, in_full: bool) -> list[Text]:
        """What several answers lead to (its name is typed like an option), and what an answer gives away."""
        lines: list[Text] = []
        if self.foreseen.reach:
            names = [self.terminal.card(ref.id) for reach in self.foreseen.reach for ref in reach.refs]
            line = self.terminal.text("cli-reach", things=", ".join(names))
            reached = Text().append(line, "green")
            if not in_full:
                reached.truncate(self.width - 1, overflow="ellipsis")
            lines += self.wrapped(reached, 2)
        keys = ask.keys()
        for key, warning in self.foreseen.warnings.items():
            lines += self.wrapped(Text().append(f"! {keys.index(key) + 1}: {self.terminal.say(warning)}", "yellow"), 2)
        return lines

    def hint(self, ask: Ask) -> str:
        if ask.least == ask.most == 1:
            return ""
        say = self.terminal.text
        if ask.least == ask.most:
            hint = say("cli-hint-exactly", count=ask.most)
        elif ask.least == 0:
            hint = say("cli-hint-most", count=ask.most)
        else:
            hint = say("cli-hint-range", least=ask.least, most=ask.most)
        if ask.ordered and ask.most > 1:
            hint += " " + say("cli-hint-ordered")
        return hint

    # --- small pieces ---

    def facts(self, seat: int, in_full: bool) -> list[str]:
        """Counters and zones of a player in few words; `in_full` for the zones one sees, too."""
        game = self.view["game"]
        facts: list[str] = []
        for track in self.view["tracks"]:
            if track["owner"] == seat:
                facts.append(f"{self.terminal.word(game, 'track', track['id'])} {track['value']}")
        points = self.view["seats"][seat].get("points")
        if points is not None:
            facts.append(self.terminal.text("cli-points", points=points))
        for zone in self.view["zones"]:
            if zone["owner"] != seat:
                continue
            if not self.in_full(zone) or (in_full and zone["count"]):
                facts.append(self.summed(zone))
        return facts

    def summed(self, zone: Zone) -> str:
        """A zone in few words: its cards if one sees them all, else their number (if it is known) and those one
        knows."""
        cards = self.cards(zone["cards"])
        if self.in_full(zone):
            return f"{self.place(zone)}: {cards}"
        known = f" ({cards})" if cards else ""
        return f"{self.place(zone)} {zone.get('count', '')}".rstrip() + known

    def in_full(self, zone: Zone) -> bool:
        faces = sum("face" in card for card in zone["cards"])
        return faces == zone.get("count", -1) and zone["kind"] not in SHORT

    def place(self, zone: Zone) -> str:
        """What a zone is called: the face that gives it its name, or the game's word for its kind and where it is."""
        if "name" in zone:
            return self.terminal.card(zone["name"])
        word = self.terminal.word(self.view["game"], "zone", zone["kind"])
        around = next((other for other in self.view["zones"] if other["id"] == zone.get("on")), None)
        return word if around is None else f"{self.place(around)}, {word}"

    def cards(self, cards: Sequence[dict[str, Any]]) -> str:
        """Cards by name, equal ones counted, in the order in which they lie; not those that show only a back."""
        found = Counter(str(card["face"]) for card in cards if "face" in card)
        return ", ".join(self.terminal.card(face, count if count > 1 else None) for face, count in found.items())

    def rule(self, title: str, sign: str = "─") -> Text:
        """A line across with a title at its beginning."""
        text = Text()
        if title:
            text.append(f"{sign}{sign} ", "green").append(f"{title} ", "bold")
        text.truncate(self.width, overflow="ellipsis")
        return text.append(sign * max(0, self.width - text.cell_len), "green")

    def wrapped(self, text: Text, indent: int) -> list[Text]:
        """The text in lines of the screen's width, all but the first indented."""
        if text.cell_len <= self.width:
            return [text]
        first, *rest = text.wrap(self.terminal.out, self.width)
        if not rest:
            return [first]
        tail = text[len(first.plain) :]
        plain = tail.plain
        tail = tail[len(plain) - len(plain.lstrip()) :]
        pieces = tail.wrap(self.terminal.out, max(20, self.width - indent))
        return [first, *(Text(" " * indent) + piece for piece in pieces)]


def turn_number(seat: dict[str, Any]) -> int:
    return int(seat.get("turns", 0)) + 1


def columns(cells: Sequence[Text], width: int, most: int, gap: str) -> list[Text]:
    """Cells in as many columns as fit (up to `most`), read downwards; a cell wider than the screen is cut."""
    for count in range(min(most, len(cells)), 0, -1):
        rows = -(-len(cells) // count)
        stacks = [cells[first : first + rows] for first in range(0, len(cells), rows)]
        rooms = [max(cell.cell_len for cell in stack) for stack in stacks]
        if sum(rooms) + len(gap) * (len(rooms) - 1) <= width or count == 1:
            return [row_of(stacks, row, rooms, width, gap) for row in range(rows)]
    return []


def row_of(stacks: Sequence[Sequence[Text]], row: int, rooms: Sequence[int], width: int, gap: str) -> Text:
    line = Text()
    for number, (stack, room) in enumerate(zip(stacks, rooms, strict=True)):
        if row < len(stack):
            cell = stack[row].copy()
            cell.truncate(min(room, width), overflow="ellipsis", pad=True)
            line.append(gap if number else "", "dim").append_text(cell)
    line.rstrip()
    return line
