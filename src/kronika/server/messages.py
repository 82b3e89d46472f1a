"""Every message between browser and server. The TypeScript types are generated from these definitions.

Names on the wire are those of the fields. A socket message carries its `type`; unknown fields are refused.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from kronika.languages import SpokenLanguage
from kronika.statistics import StatLine, StatPart

WIRE: Final = 7
"""The version of all that is said here. It rises when a page of the version before would misunderstand the server or be
misunderstood; such a page is asked to reload. Pages of version 1 did not say theirs."""

Coaching = Literal["free", "told", "off"]
"""Whether those who sit at a table may ask the coach: freely and unnoticed, with a word to all, or not at all."""
Mark = Literal["", "account", "other"]
"""Whose a name is: the person's own account bears it, or it looks like that of somebody else's; "": nobody's."""

SHARED = (StatLine, StatPart)
"""What the command line counts in the same way."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False, gc=False):
    """What all messages share: strict fields, nothing left out."""


class LiveClock(Wire):
    """How the seconds of a table's `pace` are counted where all are here together: for the whole game, and `increment`
    for each turn; or for each turn. At zero a bot takes over, or the game counts as resigned."""

    per: Literal["game", "turn"]
    increment: int = 0
    at_zero: Literal["bot", "loss"] = "bot"


class SeatTimes(Wire):
    """The seats' clocks: what was `left` at `since`, and which of them have run from then on."""

    left: list[float]
    running: list[int]
    since: float


# --- what the table shows ---


class Text(Wire):
    """A message by name; the browser says it in the reader's language."""

    id: str
    args: dict[str, str | int] = {}


class Thing(Wire):
    """Something on the table that an option touches."""

    kind: str
    id: str


class Choice(Wire):
    """An option of an ask."""

    key: str
    text: Text
    refs: list[Thing]
    most: int


class Reached(Wire):
    """Something that several answers lead to: the keys of each. The next is sent only if its question offers it."""

    key: str
    text: Text
    refs: list[Thing]
    answers: list[list[str]]


class Question(Wire):
    """An open ask of the reader's own seat. `id` names it in answers, so that a late answer can't hit another.

    What can be foreseen of it: `primary` is the option that is offered first, `outlook` says by key what follows,
    `warnings` what would be given away, `odds` is the game's own."""

    id: str
    seat: int
    what: Text
    options: list[Choice]
    least: int
    most: int
    ordered: bool
    rule: str
    primary: str = ""
    outlook: dict[str, Text] = {}
    warnings: dict[str, Text] = {}
    reach: list[Reached] = []
    odds: dict[str, Any] = {}


class Refused(Wire):
    """Something that is not possible now, and why."""

    key: str
    reason: Text
    rule: str
    refs: list[Thing]


class Rating(Wire):
    """How strong somebody is and how unsure that is, on the scale of the bots' levels: their mean is 25."""

    mu: float
    sigma: float


class Chair(Wire):
    """Who sits where. `bot` plays when it is set; a person's chair can be lent to a bot while they are away."""

    seat: int
    name: str
    person: bool
    bot: str = ""
    mine: bool = False
    here: bool = False
    resigned: bool = False
    late: bool = False
    """A bot plays because the person's time was up."""
    stand_in: str = ""
    """The bot that the person has chosen to play for them; "": the strongest."""
    mark: Mark = ""
    """Whose the name is: the person's own account bears it, or it looks like that of somebody else's; "": nobody's."""
    who: str = ""
    """What the person is called in messages about them, at this table alone."""
    muted: bool = False
    keeper: int | None = None
    """The seat of the person at whose device they play; null: they have their own."""
    strength: int = 0
    """How strong the bot is, of how many steps: by the levels of the game; 0: nobody knows, or no bot."""
    of: int = 0
    rating: Rating | None = None
    """At a rated table, until its game is over, how strong the person was when they sat down; null: nobody may know."""
    ready: bool = False
    """The person has said that the game may begin."""


class Muted(Wire):
    """A spectator who may not write here."""

    who: str
    name: str


class Chapter(Wire):
    """Which game of which saga a table is. `offers` are the names of those to whom its chairs are offered, by seat
    ("": nobody in particular); `mine` is the chair that is offered to the reader."""

    saga: str
    name: str
    number: int
    offers: list[str]
    mine: int | None


class Deal(Wire):
    """How the chance of a table came about, or does: `promise` is the hash of the server's secret and of `table`. By
    seat: the part of its page, the hash it has sent ("": none), and the bytes it has added, told when all have opened
    theirs. The `secret` is shown when the game is over; in a saga to those who sat there, and until the next game
    begins."""

    promise: str
    table: str
    number: int
    """How often the table has been sealed; 0 for a game that came as a file."""
    stage: Literal["hashes", "bytes", "dealt"]
    parts: list[Literal["none", "waits", "hashed", "opened", "silent"]]
    hashes: list[str]
    added: list[str]
    secret: str


class TableInfo(Wire):
    """A table as lists and lobbies show it."""

    id: str
    game: str
    name: str
    setup: dict[str, Any]
    chairs: list[Chair]
    status: Literal["gathering", "playing", "over"]
    seq: int
    """How much there has been for everybody to notice: events, and changes of the table itself."""
    host: bool
    my_seat: int | None
    """With whose eyes the reader looks; null: those of a spectator."""
    asked: list[int]
    """Who may be choosing, for all that the reader knows; the reader themselves if they are asked."""
    prompt: Text | None
    """The question that waits for the reader, if any."""
    turn: int | None
    created: float
    changed: float
    winners: list[int] = []
    scores: list[int] = []
    rematch: str = ""
    """The table that was started as a rematch of this one, or as the next game of its saga."""
    saga: Chapter | None = None
    time_limit: int = msgspec.field(default=0, name="pace")
    """The time limit: seconds for an answer, or those of the `clock`; 0: nobody counts them."""
    clock: LiveClock | None = None
    """How they are counted where all are here together; null: for each answer."""
    times: SeatTimes | None = None
    """The clocks, while the game is on."""
    deadline: float | None = None
    """When a bot will answer: for the reader if they are asked; for others, counted from what showed last."""
    host_here: bool = False
    """Whoever started the table sits there and has it open."""
    deal: Deal | None = None
    """How its chance came about; null where nothing was promised."""
    chat: Literal["free", "seats", "muted"] = "free"
    """Whether the reader may write: freely; not, since only the seats do; not, since the host has muted them."""
    open_chat: bool = False
    """Whether spectators may write."""
    closed: bool = False
    """Whether the table is closed to spectators."""
    coach: Coaching = "free"
    muted: list[Muted] = []
    invites: int = 0
    """How often the invitations have been taken back: then a link needs a new one."""
    removed: bool = False
    """The host has taken the reader off their chair."""
    listed: bool = False
    """Whether it stands among the open tables, where anybody may sit down."""
    locked: bool = False
    """Whether nobody new may sit down, listed or invited."""
    ready: bool = False
    """Whether the game waits until all people have said that it may begin."""
    lang: SpokenLanguage = ""
    """The language that is spoken there; "": any."""
    rated: bool = False
    """Whether the game counts for ratings: then without coach, and without undo past what has come out."""
    fill_at: float | None = None
    """When bots take the chairs that are empty then."""
    tournament: str = ""
    """The tournament that the game belongs to."""
    device: list[int] = []
    """The seats of the people at the reader's device where there are several, the reader's own among them. While they
    play, `my_seat` is the one that a `Watch` has named, and null if it has named none: nobody knows who looks."""


# --- the socket: what the browser sends ---


class Watch(Wire, tag="watch"):
    """I look at this table, in my seat if I have one. I know that many `events` of this `epoch` (0: send all).

    Here and in all that follows, `seat` is that of the person at my device who speaks; null: I myself."""

    table: str
    epoch: int = 0
    events: int = 0
    seat: int | None = None


class Leave(Wire, tag="leave"):
    table: str


class Answer(Wire, tag="answer"):
    """An answer to an open question. The nonce makes a repeated message count once."""

    table: str
    ask: str
    keys: list[str]
    nonce: str
    seat: int | None = None


class Undo(Wire, tag="undo"):
    """Take back my last answer; where that needs consent, this asks the table for it."""

    table: str
    nonce: str
    seat: int | None = None


class Consent(Wire, tag="consent"):
    """My word on an undo that somebody asked for."""

    table: str
    agree: bool
    seat: int | None = None


class Chat(Wire, tag="chat"):
    table: str
    text: str
    nonce: str
    seat: int | None = None


class Mix(Wire, tag="mix"):
    """My page takes part in the deal: the hash of its bytes; and the bytes, when all hashes are here. `promise` is the
    hash it answers to."""

    table: str
    promise: str
    hash: str
    opened: str
    nonce: str
    seat: int | None = None


class Seen(Wire, tag="seen"):
    """My question has reached my page: where there are clocks, mine starts now."""

    table: str
    ask: str
    seat: int | None = None


class Ping(Wire, tag="ping"):
    """Keeps the line open."""


# --- the socket: what the server sends ---


class State(Wire, tag="state"):
    """Where the table stands for the reader's seat; it comes when something has changed that they may notice, and each
    number in it counts such things alone. `events` are those after the first `first`.

    `seq` is that of `info`. Where `epoch` differs from that of the state before, the game has gone back, and where
    `first` is not as many as the reader has, they have missed some: `events` replace those they have, and what came
    before them can be had in pages. While the table gathers, `view` is empty. `can_undo`: my undo needs nobody's
    consent."""

    table: str
    seq: int
    epoch: int
    view: dict[str, Any]
    asks: list[Question]
    refused: list[Refused]
    first: int
    events: list[dict[str, Any]]
    info: TableInfo
    can_undo: bool
    undo_asked_by: int | None
    result: dict[str, Any] | None
    now: float = 0.0
    """The server's time, where there are clocks; 0: there are none."""


class Said(Wire, tag="said"):
    """A line of chat. After each `watch` the last hundred lines come again. `number` and `who` name the line and its
    speaker in messages about them."""

    table: str
    seat: int | None
    name: str
    text: str
    at: float
    number: int
    who: str
    mark: Mark = ""
    """Whose the name was, as with a `Chair`."""
    remark: Text | None = None
    """What a bot says about its answer, in place of the text."""


class Presence(Wire, tag="presence"):
    """Somebody came, went, sat down or changed places."""

    table: str
    info: TableInfo


class Ended(Wire, tag="ended"):
    """The reader no longer watches the table, and why: the host has closed it to spectators."""

    table: str
    id: str
    args: dict[str, str | int] = {}


class Problem(Wire, tag="error"):
    """What was wrong with the reader's message; nothing has changed. `nonce` is that of the message, if it had one."""

    id: str
    args: dict[str, str | int] = {}
    rule: str = ""
    nonce: str = ""


class Pong(Wire, tag="pong"):
    pass


# --- over HTTP ---


class About(Wire):
    """Which Kronika this is, and the version of what it says."""

    version: str
    wire: int


class Seat(Wire):
    """A chair of a new table: the visitor's own, that of somebody `beside` them at the same device, a bot's, or
    empty."""

    kind: Literal["me", "beside", "bot", "empty"]
    bot: str = ""
    name: str = ""


class NewTable(Wire):
    game: str
    name: str
    seats: list[Seat]
    setup: dict[str, Any] = {}
    player: str = ""
    """The visitor's name, where they have none yet."""
    saga: str = ""
    """The name of the saga that begins here, if one does."""
    time_limit: int = msgspec.field(default=0, name="pace")
    """The time limit: seconds for an answer, or those of the `clock`; 0: nobody counts them."""
    clock: LiveClock | None = None
    takes_part: bool = False
    """Whether the visitor's page takes part in the deal (see `Mix`): the game waits for it."""
    coach: Coaching = "free"
    listed: bool = False
    """Whether it stands among the open tables, where anybody may sit down."""
    lang: SpokenLanguage = ""
    """The language that is spoken there; "": any."""
    fill_after: int = 0
    """Seconds after which bots take the chairs that are still empty; 0: they wait for somebody."""
    rated: bool = False
    """Whether the game counts for ratings: for people with accounts, under these names, and bots that were measured."""
    ready: bool | None = None
    """Whether the game waits until all people have said that it may begin; null: where there is a clock."""


class SitDown(Wire):
    """Takes an empty chair; `invite` is the signed word from the link (the host needs none)."""

    seat: int
    name: str
    invite: str = ""
    takes_part: bool = False
    """Whether the visitor's page takes part in the deal."""


class SitBeside(Wire):
    """An empty chair for somebody who plays at the visitor's device."""

    seat: int
    name: str
    takes_part: bool = False
    """Whether the visitor's page takes part in the deal for them, too."""


class OwnChair(Wire):
    """Which of the chairs at the visitor's device is meant; null: their own."""

    seat: int | None = None


class Ready(Wire):
    """I am ready, and so is everybody at my device: the game may begin; or not yet."""

    ready: bool


class PlayAgain(Wire):
    """The same game once more."""

    takes_part: bool = False
    """Whether the visitor's page takes part in the deal."""


class FillChair(Wire):
    """The host puts a bot on an empty chair, or empties it again (`bot` = "")."""

    seat: int
    bot: str


class StandIn(Wire):
    """Which bot plays for me while I am not there; "": the strongest. `seat` as in `OwnChair`."""

    bot: str
    seat: int | None = None


class Invitation(Wire):
    invite: str


class Statistics(Wire):
    """How the finished games of one kind and number of seats came out, for all players, for people or for bots."""

    game: str
    seats: int
    who: Literal["all", "people", "bots"]
    games: int
    counts: dict[str, int]
    """How many games there are for each number of seats."""
    parts: list[StatPart]
    waiting: int
    """Finished games that are still to be read."""


class Clause(Wire):
    id: str
    text: str
    section: str
    example: bool = False


class Section(Wire):
    id: str
    title: str


class Rules(Wire):
    game: str
    lang: str
    title: str
    sections: list[Section]
    clauses: list[Clause]


class SummaryPart(Wire):
    """A section of a summary."""

    id: str
    title: str
    clauses: list[Clause]


class GameSummary(Wire):
    """The rulebook on two pages."""

    game: str
    title: str
    pages: list[list[SummaryPart]]


class Failure(Wire):
    """The body of every HTTP error."""

    id: str
    args: dict[str, str | int] = {}
    rule: str = ""
