"""What is stored about people: of every column what it holds, whether its owner can have it, what becomes of it when
they are erased, and for how long it is kept. A test compares it with the schema, so that no column comes in undecided;
the page about privacy is made from it, so that it stays true."""

from __future__ import annotations

from typing import Literal

import msgspec

Erased = Literal["deleted", "replaced", "kept"]
"""What erasing somebody does: away with it; their name and who they are make way for a marker; it says nothing of
them."""
Where = Literal["cookie", "local", "session", "cache"]


class Topic(msgspec.Struct, frozen=True):
    """A kind of data. What it is called and what it is for stands in the texts `privacy-data-<id>`; `kept` names the
    settings by which it goes (`privacy-kept-<kept>`)."""

    id: str
    exported: bool
    erased: Erased
    kept: str


PERSON = Topic("person", True, "deleted", "guests")
ACCOUNT = Topic("account", True, "deleted", "erasure")
PASSWORD = Topic("password", False, "deleted", "erasure")
DEVICES = Topic("devices", True, "deleted", "sessions")
SESSION = Topic("session", False, "deleted", "sessions")
TABLES = Topic("tables", True, "replaced", "tables")
DEALS = Topic("deals", False, "kept", "tables")
MOVES = Topic("moves", True, "replaced", "tables")
CHAT = Topic("chat", True, "deleted", "chat")
CHAT_MARK = Topic("chat-mark", False, "replaced", "chat")
REPORTS = Topic("reports", True, "replaced", "reports")
REPORTED = Topic("reported", False, "replaced", "reports")
SETUPS = Topic("setups", True, "deleted", "erasure")
VOTES = Topic("votes", True, "deleted", "erasure")
TIES = Topic("ties", True, "deleted", "erasure")
TIES_OTHER = Topic("ties-other", False, "deleted", "erasure")
BIDS = Topic("bids", True, "deleted", "tables")
BIDS_BY = Topic("bids-by", False, "deleted", "tables")
TOURNAMENTS = Topic("tournaments", True, "replaced", "tournaments")
ENTRANTS = Topic("entrants", True, "replaced", "tournaments")
PAIRINGS = Topic("pairings", False, "kept", "tournaments")
SAGAS = Topic("sagas", True, "replaced", "tables")
COPIES = Topic("copies", False, "replaced", "tables")
RATINGS = Topic("ratings", True, "deleted", "erasure")
RESULTS = Topic("results", True, "replaced", "good")
RESULT_TABLES = Topic("result-tables", False, "kept", "good")
COUNTS = Topic("counts", False, "kept", "tables")
REMINDERS = Topic("reminders", True, "deleted", "erasure")
PUSH = Topic("push", True, "deleted", "push")
PUSH_KEYS = Topic("push-keys", False, "deleted", "push")
NOTICES = Topic("notices", True, "deleted", "notices")
SERVER = Topic("server", False, "kept", "good")

REGISTER: dict[str, dict[str, Topic]] = {
    "persons": dict.fromkeys(("id", "name", "created", "spoken"), PERSON),
    "sessions": {**dict.fromkeys(("person", "created", "agent", "seen"), DEVICES), "hash": SESSION},
    "accounts": {
        **dict.fromkeys(("person", "key", "name", "created", "skeleton", "shown", "hidden"), ACCOUNT),
        "hash": PASSWORD,
    },
    "tables": {
        **dict.fromkeys(("id", "kind", "game", "rules", "name", "host", "created", "pace", "clock"), TABLES),
        **dict.fromkeys(("options", "seed", "generator", "rematch", "rematch_of"), DEALS),
    },
    "log": {**dict.fromkeys(("table_id", "seq", "kind", "data", "at"), MOVES), "nonce": DEALS},
    "chat": {
        **dict.fromkeys(("id", "table_id", "seat", "name", "text", "at", "mark"), CHAT),
        "nonce": CHAT_MARK,
    },
    "reports": {
        **dict.fromkeys(("number", "at", "table", "table_name", "about", "by", "by_name", "reason"), REPORTS),
        **dict.fromkeys(("whom", "whom_name", "lines", "done"), REPORTED),
    },
    "setups": dict.fromkeys(("person", "game", "name", "data", "at"), SETUPS),
    "votes": dict.fromkeys(("table", "person", "game", "key", "setup", "open", "stars", "at"), VOTES),
    "sagas": {**dict.fromkeys(("id", "name", "game", "host", "created"), SAGAS), "options": DEALS},
    "chapters": {**dict.fromkeys(("saga", "number", "table_id", "offers"), SAGAS), "told": COPIES},
    "reminders": dict.fromkeys(
        (
            *("person", "choices", "quiet_begins", "quiet_ends", "zone", "lang", "address", "confirmed", "since"),
            *("mail_day", "mails"),
        ),
        REMINDERS,
    ),
    "push_subscriptions": {
        **dict.fromkeys(("person", "endpoint", "lang", "created", "failures"), PUSH),
        **dict.fromkeys(("id", "session", "p256dh", "auth"), PUSH_KEYS),
    },
    "notices": dict.fromkeys(("person", "table_id", "kind", "about", "due", "settled"), NOTICES),
    "reminded": dict.fromkeys(("table_id", "seq"), COUNTS),
    "ties": {**dict.fromkeys(("person", "kind", "name", "at"), TIES), "other": TIES_OTHER},
    "bids": {
        **dict.fromkeys(("table_id", "person", "kind", "seat", "number", "declined", "at"), BIDS),
        "by": BIDS_BY,
    },
    "tournaments": {
        **dict.fromkeys(("id", "name", "game", "host", "created"), TOURNAMENTS),
        **dict.fromkeys(
            ("options", "system", "seats", "rounds", "pace", "clock", "patience", "listed", "status"), PAIRINGS
        ),
    },
    "entrants": dict.fromkeys(("tournament", "number", "person", "name", "bot", "mark", "gone"), ENTRANTS),
    "pairings": dict.fromkeys(
        ("tournament", "round", "entrant", "board", "seat", "table_id", "due", "came", "points"), PAIRINGS
    ),
    "seated": dict.fromkeys(("table_id", "person"), Topic("seats", True, "deleted", "tables")),
    "summaries": dict.fromkeys(("table_id", "seq", "data"), COPIES),
    "endings": dict.fromkeys(("table_id", "data"), COPIES),
    "facts": dict.fromkeys(("number", "table_id", "game", "data"), COUNTS),
    "analyses": dict.fromkeys(("table_id", "data"), COUNTS),
    "deadlines": dict.fromkeys(("table_id", "seq", "at"), COUNTS),
    "open_tables": {"table_id": COUNTS},
    "results": dict.fromkeys(("table_id", "game", "at"), RESULT_TABLES),
    "placings": dict.fromkeys(
        ("table_id", "seat", "person", "bot", "rank", "left", "mu_before", "sigma_before", "mu", "sigma"), RESULTS
    ),
    "ratings": dict.fromkeys(("person", "game", "mu", "sigma", "games", "at"), RATINGS),
    "secrets": dict.fromkeys(("name", "value"), SERVER),
    "processes": dict.fromkeys(("id", "seen"), SERVER),
}


class InBrowser(msgspec.Struct, frozen=True):
    """What a browser keeps, by the beginning of its name; what for, `privacy-browser-<id>` says."""

    name: str
    where: Where
    id: str


BROWSER = (
    InBrowser("kronika", "cookie", "cookie"),
    InBrowser("kronika-known", "cookie", "known"),
    InBrowser("kronika-", "local", "settings"),
    InBrowser("kronika-seen", "local", "seen"),
    InBrowser("kronika-lists-", "local", "lists"),
    InBrowser("kronika-setups-", "local", "setups"),
    InBrowser("kronika-lessons", "local", "lessons"),
    InBrowser("kronika-deal-", "local", "deals"),
    InBrowser("kronika-puzzles", "local", "puzzles"),
    InBrowser("kronika-kept-", "session", "drafts"),
    InBrowser("kronika-shell-", "cache", "shell"),
    InBrowser("kronika-last", "cache", "last"),
)


def topics() -> dict[Topic, list[str]]:
    """All kinds, each with its columns."""
    found: dict[Topic, list[str]] = {}
    for table, columns in REGISTER.items():
        for column, topic in columns.items():
            found.setdefault(topic, []).append(f"{table}.{column}")
    return found


def exported(table: str) -> list[str]:
    """The columns of a table that their owner can have."""
    return [column for column, topic in REGISTER[table].items() if topic.exported]
