"""What pages and the coach say to each other."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from kronika.server.messages import Question, Refused, Text, Wire


class AskCoach(Wire):
    """What would a good player do? About the open question `ask` of the visitor, or of the `seat` at their device. The
    first answer comes soon; a `full` one takes up to two seconds."""

    ask: str
    full: bool = False
    seat: int | None = None


class Why(Wire):
    """What speaks for an answer or against it, or what it is about."""

    kind: Literal["for", "against", "about"]
    text: Text


class Advice(Wire):
    """An answer that can be given: the keys of its options, the chance to win with it from 0 to 1, and by how much that
    may be off (a standard error)."""

    keys: list[str]
    chance: float
    spread: float
    worlds: int
    reasons: list[Why]


class Hint(Wire):
    """The best answers, the best first; `equal` is how many cannot be told apart (1: the first is clearly
    better; 0: nothing else was tried). `chances` are everybody's, if the first is given. Where no world could be
    imagined (`worlds` is 0), there is only what a bot would do."""

    ask: str
    seat: int
    advice: list[Advice]
    equal: int
    chances: list[float]
    worlds: int
    playouts: int
    full: bool


# --- the analysis of a finished game ---


class WeighedAnswer(Wire):
    """An answer that was possible: its options, what they say, and the chance to win with it."""

    keys: list[str]
    texts: list[Text]
    chance: float


class Decided(Wire):
    """A decision of a finished game, see `kronika.coach.analysis.Decision`."""

    seq: int
    seat: int
    what: Text
    several: bool
    given: list[str]
    best: list[str]
    chances: list[float]
    cost: float
    error: float
    gained: list[float]
    weighed: list[WeighedAnswer]
    playouts: int
    why: list[Why]
    doubt: float


class ChanceShares(Wire):
    """Why a seat ended as it did: the four before `end` add up to it."""

    start: float
    own: float
    luck: float
    others: float
    end: float


class LuckAt(Wire):
    """How the chances changed between two decisions, after `seq` answers."""

    seq: int
    by: list[float]


class GameAnalysis(Wire):
    """How far the analysis of a game has come: `none` until somebody wants it, then `waiting` and `running`. While it
    runs, `decisions` are those that have been looked at once."""

    state: Literal["none", "waiting", "running", "done"]
    percent: int = 0
    decisions: list[Decided] = field(default_factory=list)
    marked: list[list[int]] = field(default_factory=list)
    shares: list[ChanceShares] = field(default_factory=list)
    luck: list[LuckAt] = field(default_factory=list)


# --- stories ---


class ToldSentence(Wire):
    """A sentence of a story, and after how many answers of the game it happened."""

    text: str
    seq: int


class ToldGame(Wire):
    """A finished game in prose, in the reader's language."""

    title: str
    paragraphs: list[list[ToldSentence]]


class Spoken(Wire):
    """How stories speak of the visitor; "": neither."""

    spoken: Literal["", "she", "he"] = ""


# --- puzzles ---


class PuzzleLine(Wire):
    """How many puzzles a game has, whose turn it is of them, and whether that is the puzzle of the day."""

    game: str
    count: int
    number: int
    today: bool


class PuzzlePosition(Wire):
    """A puzzle as it stands on the table, for whoever is to move: the view and the question. Its solution is sent to
    who tries."""

    id: str
    game: str
    number: int
    count: int
    level: int
    seat: int
    names: list[str]
    view: dict[str, Any]
    ask: Question
    refused: list[Refused]


class TryPuzzle(Wire):
    """An answer to a puzzle; without keys its solution is wanted."""

    keys: list[str] = field(default_factory=list)


class TriedAnswer(Wire):
    """An answer that was possible, the chance to win with it, and why."""

    keys: list[str]
    chance: float
    why: list[Why]


class PuzzleTried(Wire):
    """What came of it. `told` are all answers, once it is solved or given up; else the one that was tried, if its
    chance is known."""

    right: bool
    best: list[str]
    told: list[TriedAnswer]
