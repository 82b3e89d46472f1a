"""`hint` at the table: what a good player would do, with the chance to win and the reasons."""

from __future__ import annotations

from rich.text import Text

from kronika.cli.terminal import Terminal
from kronika.coach import Advice, hint
from kronika.engine.ask import Ask
from kronika.engine.message import Message
from kronika.engine.table import Table

SIGNS = {"for": ("+", "green"), "against": ("−", "red"), "about": ("·", "dim")}


def show_hint(terminal: Terminal, table: Table, ask: Ask) -> None:
    """Thinks for two seconds and tells the best answers."""
    out = terminal.out
    out.print(terminal.text("cli-hint-thinking"))
    found = hint(table, ask.seat)
    if not found.worlds:
        out.print(terminal.text("web-coach-blind"))
    for letter, advice in zip("ABC", found.advice, strict=False):
        out.print(heading(terminal, ask, letter, advice, bool(found.worlds)))
        for reason in advice.reasons:
            sign, style = SIGNS[reason.kind]
            out.print(Text.assemble("     ", (sign, style), " ", terminal.say(reason.text)))
    if found.equal and len(found.advice) > 1 and found.worlds:
        equal = found.equal > 1
        out.print(terminal.text("web-coach-equal" if equal else "web-coach-best", count=found.equal))
    chances = [f"{name} {round(100 * each)} %" for name, each in zip(table.names, found.chances, strict=False)]
    if chances:
        out.print(f"{terminal.text('web-coach-chances')}: {', '.join(chances)}")


def heading(terminal: Terminal, ask: Ask, letter: str, advice: Advice, weighed: bool) -> Text:
    """What to pick, by the numbers that can be typed, and what it is worth."""
    keys = ask.keys()
    numbers = " ".join(str(keys.index(key) + 1) for key in advice.keys)
    line = Text.assemble((f" {letter}  ", "bold"), (answer_text(terminal, ask, advice.keys), "bold"))
    line.append(f" [{numbers}]" if numbers else "")
    if weighed:
        line.append(f"  {round(100 * advice.chance)} % ± {max(1, round(100 * advice.spread))}", "cyan")
    return line


def answer_text(terminal: Terminal, ask: Ask, keys: list[str]) -> str:
    """An answer in words: as its button would say it, else its options one after another."""
    texts: dict[str, Message] = {option.key: option.text for option in ask.options}
    if not keys:
        return terminal.text("web-coach-nothing-picked")
    if ask.most > 1:
        said = terminal.texts.deed(ask.what, [texts[key] for key in keys], terminal.names)
        if said:
            return said
    return ", ".join(terminal.say(texts[key]) for key in keys)
