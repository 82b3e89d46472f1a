"""Several people at one keyboard: nothing of one is left when the next looks."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

from kronika.cli.keyboard import Keyboard
from kronika.cli.terminal import Terminal
from tests.cli.run import kronika_says

SHARED = ["play", "dominion", "--name", "Petr", "--with", "Jana", "--seed", "5", "-s", "kingdom=first-game"]


def test_the_screen_is_cleared_and_waits_before_another_hand_is_shown() -> None:
    """Each turn: Enter (I look), all Treasures, end the turn."""
    turns = ["", "1", "end"] * 4
    says = kronika_says(*SHARED, "--seats", "2", input="\n".join(turns) + "\n").output
    takes = re.split(r"^(\w+) is up\. .*\nEnter: $", says, flags=re.MULTILINE)[1:]
    assert takes[::2][:4] == ["Petr", "Jana", "Petr", "Jana"]
    for name, shown in list(zip(takes[::2], takes[1::2], strict=True))[:4]:
        other = {"Petr": "Jana", "Jana": "Petr"}[name]
        assert f"── {name} · Actions" in shown
        assert f"── {other} · Actions" not in shown
        assert re.search(rf"{other} draws .*(Copper|Estate)", shown) is None


def test_bots_play_beside_them_and_too_many_people_are_told_so() -> None:
    says = kronika_says(*SHARED, "--bots", "big-money", input="").output
    assert "Petr is up" in says or "Jana is up" in says
    many = kronika_says(*SHARED, "--with", "Ota", "--seats", "2", "--lang", "cs")
    assert (many.exit_code, "počet míst u stolu jen 2" in many.output) == (2, True)


class Secretly:
    """A table at which three people may have been asked in secret, and only some of them were."""

    def __init__(self, *asked: int) -> None:
        self.asks = [SimpleNamespace(seat=seat) for seat in asked]
        self.told = 7

    def choosing(self, seat: int | None) -> list[int]:
        return [0, 1, 2]

    def events(self, seat: int | None) -> list[int]:
        return [0] * self.told


def test_where_several_may_be_asked_in_secret_each_gets_the_keyboard_once() -> None:
    for asked in ((0, 2), (1, 2), (2,)):
        table: Any = Secretly(*asked)
        keyboard = Keyboard(Terminal("en"), 3)
        keyboard.seat = -1
        order: list[int] = []
        while (seat := keyboard.next(table)) is not None:
            keyboard.give(seat)
            order.append(seat)
            table.asks = [ask for ask in table.asks if ask.seat != seat]
        assert order == [0, 1, 2]
