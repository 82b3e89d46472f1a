"""Oath in the terminal: whatever is asked, the table can be drawn, and players are called by their names."""

from __future__ import annotations

import pytest
from rich.console import Console

import kronika
from kronika.bots.random import RandomBot
from kronika.cli.guide import Guide
from kronika.cli.log_lines import log_lines
from kronika.cli.picks import candidates
from kronika.cli.screen import Screen
from kronika.cli.terminal import Terminal
from kronika.engine.texts import LANGUAGES
from kronika.games.oath.game import Oath

kronika.register(Oath())
NAMES = ["Anna", "Karel", "Ivo", "Eva"]


def terminal(lang: str) -> Terminal:
    found = Terminal(lang, Console(width=110, highlight=False, markup=False, emoji=False, quiet=True))
    found.game, found.names = "oath", NAMES
    return found


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_table_is_drawn_for_every_question_of_a_game(lang: str) -> None:
    here = terminal(lang)
    table = kronika.new_table("oath", NAMES, 5, {"citizens": ["red"]}, listen=True)
    bots = [RandomBot(f"5/{seat}") for seat in range(4)]
    named = 0
    while not table.over:
        ask = table.asks[0]
        view = table.view(ask.seat)
        drawn = "\n".join(line.plain for line in Screen(here, view, ask).lines([], 50))
        assert "{" not in drawn
        assert "oath-" not in drawn
        for option in ask.options:
            if "player" in option.text.args and option.key not in ("yes", "no"):  # those know all of the question
                name = NAMES[int(option.text.args["player"])]
                assert name in here.say(option.text)
                assert option in candidates(here.say(option.text), ask, here)
                named += 1
        refused = table.refused(ask.seat)
        assert all("oath-" not in line for line in Guide(here, view, ask, refused).reasons(refused))
        table.answer(ask.seat, bots[ask.seat].decide(None, ask))
    assert named > 20
    lines = log_lines(here, table.events(0), NAMES)
    assert {line.name for line in lines if line.heading} == set(NAMES)


def test_what_bandits_do_is_nobodys_line() -> None:
    event = {"id": "oath-log-victor", "seat": -1, "args": {"attack": 1, "defense": 2}, "moves": []}
    (line,) = log_lines(terminal("en"), [event], NAMES)
    assert line.text == "The bandits win: attack 1, defense 2."
    assert line.name not in NAMES
