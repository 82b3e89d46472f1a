"""High Card with a setup that can be wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from examples.high_card.game import HighCard
from kronika.engine.errors import SetupError
from kronika.engine.setup import Need, Setup, SetupItem


class Strict(HighCard):
    """A suit for each of two players, and a hand of two cards."""

    setup_items: ClassVar[Sequence[SetupItem]] = (
        SetupItem("suits", "one", ["one", "each-player"], needs=[Need("seats", [2], "high-card-suits-two")]),
        SetupItem("hand", [], ["1", "2", "3", "4"], many=True),
    )

    def full_setup(self, seats: int, given: Mapping[str, object] | None) -> Setup:
        setup = super().full_setup(seats, given)
        hand = setup["hand"]
        assert isinstance(hand, list)
        if len(hand) > 2:
            raise SetupError("high-card-hand-two", {"count": len(hand)})
        return setup


WRONG = {
    "high-card-suits-two": "Only two players have a suit each.",
    "high-card-hand-two": "A hand has two cards, not { $count }.",
}


def strict(kind: type[Strict], folder: Path, **texts: str) -> HighCard:
    """The strict game with its texts, of which a test changes some."""
    for lang in ("en", "cs"):
        said = WRONG | {id.replace("_", "-"): text for id, text in texts.items()}
        lines = "".join(f"{id} = {text}\n" for id, text in said.items() if text)
        (folder / f"strict.{lang}.ftl").write_text(lines, encoding="utf-8")

    class Speaking(kind):  # type: ignore[misc,valid-type]
        home: ClassVar[Path | None] = folder.parent

    game: HighCard = Speaking()
    return game
