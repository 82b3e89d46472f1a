"""What a person may ask at the table: how to answer, what a card does, what a rule says, why something can't be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.padding import Padding
from rich.text import Text

from kronika.cli.terminal import Terminal
from kronika.engine.ask import Ask, Option, Refusal
from kronika.engine.errors import SetupError
from kronika.engine.message import Ref
from kronika.engine.prospects import NONE, Prospects
from kronika.rulebook import Rulebook, bare, rulebook

View = dict[str, Any]


class Guide:
    """Answers questions about the open ask from the view, the catalogues and the rulebook."""

    def __init__(
        self, terminal: Terminal, view: View, ask: Ask, refused: Sequence[Refusal], foreseen: Prospects = NONE
    ) -> None:
        self.terminal = terminal
        self.view = view
        self.ask = ask
        self.refused = refused
        self.foreseen = foreseen

    # --- ? ---

    def help(self) -> None:
        self.terminal.out.print(self.terminal.text("cli-help"))

    def about(self, what: str) -> None:
        """`? 3`, `? NAME`, `? CLAUSE`."""
        book = self.book()
        if what.isdecimal() and 1 <= int(what) <= len(self.ask.options):
            self.about_option(self.ask.options[int(what) - 1])
        elif book is not None and (clause := book.get(what)) is not None:
            self.clause(clause.id)
        elif book is not None and what and book.under(what):
            for section in book.under(what):
                self.terminal.out.print(Text(f"{section.id}  {section.title}", "bold"))
                for each in section.clauses:
                    self.clause(each.id)
        elif found := self.cards_called(what):
            for card in found:
                self.card(card)
        else:
            self.terminal.out.print(self.terminal.text("cli-about-unknown", what=what))

    def about_option(self, option: Option) -> None:
        self.terminal.out.print(Text(self.terminal.say(option.text), "bold"))
        if outlook := self.foreseen.outlook.get(option.key):
            self.terminal.out.print(Padding(self.terminal.say(outlook), (0, 0, 0, 2)))
        card = option.text.args.get("card")
        if isinstance(card, str):
            self.card(card)
        elif self.ask.rule:
            self.clause(self.ask.rule)

    def card(self, id: str) -> None:
        """A card's name, cost, text and ruling note."""
        texts, out = self.terminal.texts, self.terminal.out
        title = Text().append(self.terminal.card(id), "bold")
        for zone in self.view["zones"]:
            if "cost" in zone and any(card["face"] == id for card in zone["cards"]):
                title.append("  " + self.terminal.text("cli-about-pile", cost=zone["cost"], count=zone["count"]))
        out.print(title)
        for part in ("stats", "text", "note"):
            if texts.has(f"card-{id}", part):
                out.print(Padding(texts.text(f"card-{id}", part=part), (0, 0, 0, 2)))

    def clause(self, id: str) -> None:
        book = self.book()
        clause = book.get(id) if book is not None else None
        if clause is not None:
            self.terminal.out.print(Text.assemble((f"{clause.id}  ", "cyan"), clause.text))

    def book(self) -> Rulebook | None:
        try:
            return rulebook(self.view["game"], self.terminal.lang)
        except SetupError:  # a game without a written rulebook
            return None

    def cards_called(self, name: str) -> list[str]:
        """Cards in sight with this name, else those whose name begins so."""
        wanted = bare(name)
        known = {id: (bare(id), bare(self.terminal.card(id))) for id in self.cards_in_sight()}
        exact = [id for id, names in known.items() if wanted in names]
        return exact or [id for id, names in known.items() if any(each.startswith(wanted) for each in names)]

    def cards_in_sight(self) -> Iterator[str]:
        for zone in self.view["zones"]:
            for card in zone["cards"]:
                if "face" in card:
                    yield str(card["face"])
        for option in self.ask.options:
            for ref in option.refs:
                yield ref.id

    # --- why ---

    def why(self, what: str) -> None:
        """What is refused, and why; with a name only that, and the clause in full."""
        out = self.terminal.out
        refused = [each for each in self.refused if not what or self.is_called(what, each.key, each.refs)]
        if refused:
            for text in self.reasons(refused):
                out.print(text)
            if what:
                for rule in dict.fromkeys(each.rule for each in refused):
                    self.clause(rule)
            return
        options = self.ask.options
        offered = [i + 1 for i, option in enumerate(options) if what and self.is_called(what, option.key, option.refs)]
        if offered:
            number = ", ".join(map(str, offered))
            out.print(self.terminal.text("cli-why-possible", what=what, number=number))
        else:
            out.print(self.terminal.text("cli-why-nothing", rule=self.ask.rule or "–"))
            self.clause(self.ask.rule)

    def is_called(self, what: str, key: str, refs: Sequence[Ref]) -> bool:
        wanted = bare(what)
        names = [key, *(ref.id for ref in refs), *(self.terminal.card(ref.id) for ref in refs)]
        return any(bare(name).startswith(wanted) for name in names)

    def reasons(self, refused: Sequence[Refusal]) -> list[str]:
        """The reasons with their clauses; what is refused for the same reason stands in one line."""
        grouped: dict[tuple[str, str], list[str]] = {}
        for each in refused:
            reason = self.terminal.say(each.reason)
            grouped.setdefault((reason, each.rule), []).append(
                ", ".join(self.terminal.card(ref.id) for ref in each.refs) or each.key
            )
        lines: list[str] = []
        for (reason, rule), names in grouped.items():
            said = all(bare(name) in bare(reason) for name in names)
            about = "" if said or names == ["*"] else f"{', '.join(dict.fromkeys(names))}: "
            lines.append(f"{about}{reason} [{rule}]" if rule else f"{about}{reason}")
        return lines
