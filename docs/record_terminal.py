"""Draws docs/terminal.svg: a few moments of a real game in the terminal. Run it again after the screen changes.

python docs/record_terminal.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import kronika
from kronika.cli.play import Sitting, seat_names
from kronika.cli.terminal import Language, Terminal

PICTURE = Path(__file__).parent / "terminal.svg"
GAME, SEED, OPTIONS, OPPONENT = "dominion", "12", {"kingdom": "hand-madness"}, "big-money"
FIRST_BUYS = {3: "silver", 4: "militia", 5: "minion", 6: "gold", 7: "gold", 8: "province"}
TURN, QUESTIONS = 7, ["? minion", "why province"]
WIDTH, HEIGHT = 88, 24


class Typist(Sitting):
    """Sits in the person's place: plays by a simple plan until the turn to be shown, asks, answers, and leaves."""

    questions = QUESTIONS[:]

    def draw(self, ask: kronika.Ask) -> None:
        if self.table.sight(self.me).turns(self.me) + 1 >= TURN and ask.what.id == "dominion-ask-action":
            self.terminal.out.record = True
        super().draw(ask)

    def input(self, prompt: str = "cli-prompt") -> str:
        typed = self.plan()
        self.terminal.out.print(f"{self.terminal.text(prompt)} {typed}")
        return typed

    def plan(self) -> str:
        coins, ask = self.table.sight(self.me).coins, self.table.ask(self.me)
        assert ask is not None
        if self.terminal.out.record and self.questions:
            return self.questions.pop(0)
        keys = ask.keys()
        if ask.what.id == "dominion-ask-action":
            return keys[0].partition(":")[2]
        if self.terminal.out.record:
            self.terminal.out.record = False
            raise EOFError
        if "treasures" in keys:
            return "treasures"
        affordable = [card for cost, card in FIRST_BUYS.items() if cost <= coins and f"buy:{card}" in keys]
        return f"buy:{affordable[-1]}" if affordable else keys[-1]


def main() -> None:
    console = Console(
        file=io.StringIO(), force_terminal=True, color_system="truecolor", width=WIDTH, height=HEIGHT, highlight=False
    )
    terminal = Terminal(Language.EN, console)
    opponent = kronika.bot(GAME, OPPONENT)
    names = seat_names(terminal, GAME, ["Anna"], [OPPONENT])
    table = kronika.new_table(GAME, names, SEED, OPTIONS, listen=True)
    Typist(terminal, table, [opponent], None).run()
    PICTURE.write_text(picture(console), encoding="utf-8")


def picture(console: Console) -> str:
    """The recorded screen as SVG, without the web fonts and addresses that rich would refer to."""
    without_fonts = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    without_notice = re.sub(r"<!--.*?-->\s*", "", without_fonts, flags=re.DOTALL)
    svg = console.export_svg(title="kronika play", code_format=without_notice, unique_id="kronika")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    main()
