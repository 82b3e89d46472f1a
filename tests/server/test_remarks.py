"""What a bot says about its answers: a line of chat in the reader's language, nothing that only the bot can know."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from examples.high_card.game import HighCard, Round
from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.engine.message import Message
from kronika.server.rooms import chat_message
from kronika.server.store.store import BOT, Line
from kronika.server.worker import reason
from tests.server.parlour import Parlour, play_on, relaxed


class Talkative(RandomBot):
    """Has a reason for everything."""

    game = "open-cards"

    def explain(self, sight: Any, ask: Ask, keys: list[str]) -> Message | None:
        return Message(f"{self.game}-because-luck")


class Indiscreet(Talkative):
    game = "hidden-cards"


class OpenCards(HighCard):
    """High Card in which everybody knows what is asked."""

    id: ClassVar[str] = "open-cards"
    bots: ClassVar[Mapping[str, type[Bot]]] = {"talkative": Talkative}

    def question(self, state: Round, seat: int) -> Ask:
        ask = super().question(state, seat)
        return Ask(ask.seat, ask.what, ask.options)


class HiddenCards(HighCard):
    """High Card as it is: what is asked is one's own business."""

    id: ClassVar[str] = "hidden-cards"
    bots: ClassVar[Mapping[str, type[Bot]]] = {"talkative": Indiscreet}


ASK = Ask(0, Message("open-cards-ask", {"player": 1}), [])


@pytest.mark.parametrize("told", [Message("open-cards-log-play"), Message("open-cards-because-x", {"card": "gold"})])
def test_only_a_reason_of_the_game_and_what_the_question_says_is_told(told: Message) -> None:
    with pytest.raises(AssertionError, match="no reason that can be told"):
        reason("open-cards", told, ASK)


def test_a_reason_may_name_what_the_question_names() -> None:
    told = Message("open-cards-because-x", {"player": 1})
    assert reason("open-cards", told, ASK) == told
    assert reason("open-cards", None, ASK) is None


def test_a_remark_is_a_message_from_nobody() -> None:
    line = Line(7, 1, "Regent", '{"id":"open-cards-because-luck","args":{}}', 1.5, BOT)
    said = chat_message("t", line)
    assert said.remark is not None
    assert (said.text, said.who, said.remark.id) == ("", "", "open-cards-because-luck")


@pytest.mark.parametrize(("game", "heard"), [("open-cards", True), ("hidden-cards", False)])
def test_those_at_the_table_hear_why_where_all_know_what_was_asked(tmp_path: Path, game: str, heard: bool) -> None:
    games = tuple(f"tests.server.test_remarks:{name}" for name in ("OpenCards", "HiddenCards"))
    with Parlour(relaxed(tmp_path, games=games)) as parlour:
        anna = parlour.guest("Anna")
        table = anna.create_table(game, "me", "talkative")
        with anna.watch(table) as device:
            play_on([device], random.Random(1))
        with anna.watch(table) as again:
            again.until(lambda state: state["info"]["status"] == "over")
            again.settle()
            told = [line["remark"]["id"] for line in again.said if line.get("remark")]
        assert ("open-cards-because-luck" in told) == heard
        assert all(line["who"] == "" for line in again.said)
