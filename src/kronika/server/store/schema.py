"""The tables of the store. A change here needs a migration beside it; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

# Names by rule, so that a migration can name what it changes on every database.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("spoken", String, nullable=False, server_default=""),  # how stories speak of them: "she", "he"; "": neither
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("agent", String, nullable=False, server_default=""),  # the kind of device, in a few words: see `agents`
    Column("seen", Float, nullable=False, server_default="0"),  # when it was last there, to the hour; 0: not known
    Index("ix_sessions_person", "person"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("key", String, nullable=False),  # the name as it is compared, see `names.account_key`
    Column("name", String, nullable=False),
    Column("hash", String, nullable=False),  # of the password, with its salt and how it was made
    Column("created", Float, nullable=False),
    Column("skeleton", String, nullable=False, server_default=""),  # what the name looks like, see `confusables`
    Column(
        "shown", String, nullable=False, server_default="everybody"
    ),  # "friends", "nobody": who may see ratings and profile
    Column("hidden", Integer, nullable=False, server_default="0"),  # whether friends do not see when they are here
    UniqueConstraint("key"),
    Index("ix_accounts_skeleton", "skeleton"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column(
        "kind", String, nullable=False
    ),  # "played" here, "opened" from a chronicle file, or put "aside" before it began
    Column("game", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("name", String, nullable=False),
    Column("options", Text, nullable=False),  # its setup, by the name that it had first
    Column("seed", String, nullable=False),
    Column("host", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch", String),
    Column("rematch_of", String),
    Column("pace", Integer, nullable=False, server_default="0"),  # seconds for an answer; 0: all are here
    Column("generator", String, nullable=False, server_default="mwc/1"),  # where chance comes from
    Column("clock", String, nullable=False, server_default=""),  # how the seconds are counted, see `clocks`
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # this key lets exactly one writer win
    Column("kind", String, nullable=False),
    Column("data", Text, nullable=False),
    Column("nonce", String, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "nonce"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("nonce", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("mark", String, nullable=False, server_default=""),  # whether the name was an account's, see `marks`
    UniqueConstraint("table_id", "nonce"),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table", String, nullable=False),  # by its id; a report outlives its table
    Column("table_name", String, nullable=False),
    Column("about", String, nullable=False),  # a line, a name or a person
    Column("by", String, nullable=False),  # a person, as `whom` is; empty once they are erased
    Column("by_name", String, nullable=False),
    Column("whom", String, nullable=False),
    Column("whom_name", String, nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),  # the chat around it, as it stood
    Column("done", Float),  # when the operator had seen to it
    Index("ix_reports_by", "by"),
)

setups = Table(
    "setups",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("name", String, primary_key=True),
    Column("data", Text, nullable=False),  # setup, seats and time limit
    Column("at", Float, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    Column("table", String, primary_key=True),  # by its id; a vote outlives its table
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("key", String, nullable=False),  # the same for the same setup
    Column("setup", Text, nullable=False),  # by which it would begin again
    Column("open", Integer, nullable=False),  # 1: anybody may see it in a list
    Column("stars", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_votes_game", "game", "key"),
    Index("ix_votes_person", "person"),
)

# --- people among themselves ---

ties = Table(
    "ties",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("other", ForeignKey("persons.id"), primary_key=True),
    Column("kind", String, nullable=False),  # "asked", "friend", "refused" or "blocked"; friends have one each way
    Column("name", String, nullable=False),  # what the other was called then
    Column("at", Float, nullable=False),
    Index("ix_ties_other", "other"),
)

bids = Table(
    "bids",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),  # whom a chair is offered
    Column("by", String, nullable=False),  # the person who offers it; empty where the server does
    Column("kind", String, nullable=False),  # "friend", "rematch" or "tournament"
    Column("seat", Integer),  # the chair that is meant; none: any
    Column("number", Integer, nullable=False),  # how often invitations had been taken back there
    Column("declined", Integer, nullable=False),  # whether they said no
    Column("at", Float, nullable=False),
    Index("ix_bids_person", "person"),
)

# --- sagas: chains of tables ---

sagas = Table(
    "sagas",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),  # the setup of the first game
    Column("host", String, nullable=False),
    Column("created", Float, nullable=False),
)

chapters = Table(
    "chapters",
    metadata,
    Column("saga", ForeignKey("sagas.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # this key lets a game have one next game
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("offers", Text, nullable=False),  # to whom the chairs are offered, by seat
    Column("told", LargeBinary),  # a cache: what the finished game brought, compressed
    UniqueConstraint("table_id"),
)

# --- reminders: who wants to be told what, by which way, and what they have been told ---

reminders = Table(
    "reminders",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("choices", Text, nullable=False),  # the ways by kind of reminder; "{}": none
    Column("quiet_begins", Integer),  # minutes after midnight where they live; none: no quiet hours
    Column("quiet_ends", Integer),
    Column("zone", String, nullable=False),  # where that is: an IANA name
    Column("lang", String, nullable=False),
    Column("address", String, nullable=False),  # for mail; empty: none
    Column("confirmed", Float),  # when its owner said that it is theirs; none: nothing is sent there
    Column("since", Float, nullable=False),  # what was before does not count
    Column("mail_day", Integer, nullable=False),  # the day (UTC, since 1970) on which they went out
    Column("mails", Integer, nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String, primary_key=True),  # a hash of the address
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("session", String, nullable=False),  # the session of the browser: with it the subscription ends
    Column("endpoint", Text, nullable=False),  # an address of the browser's maker
    Column("p256dh", String, nullable=False),  # the keys by which only that browser can read
    Column("auth", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Index("ix_push_subscriptions_person", "person"),
    Index("ix_push_subscriptions_session", "session"),
)

notices = Table(
    "notices",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("about", String, nullable=False),  # which turn, which end: another one is another reminder
    Column("due", Float, nullable=False),
    Column("settled", Float),  # when somebody took it upon them to send it, or saw that there was no need
    Index("ix_notices_due", "due"),
)

reminded = Table(
    "reminded",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the log entry up to which `notices` holds
)

# --- tournaments ---

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),  # the setup of its games
    Column("host", String, nullable=False),  # the person who organizes it
    Column("created", Float, nullable=False),
    Column("system", String, nullable=False),  # "swiss" or "round-robin"
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", Integer, nullable=False),  # of its tables
    Column("clock", String, nullable=False),  # and how the seconds are counted; empty: over days
    Column("patience", Integer, nullable=False),  # seconds in which one has to come to a table
    Column("listed", Integer, nullable=False),  # whether everybody finds it
    Column("status", String, nullable=False),  # "entering", "running" or "over"
    Index("ix_tournaments_host", "host"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # this key lets everybody have one of their own
    Column("person", String, nullable=False),  # empty for a bot, and for whoever is erased
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("mark", String, nullable=False),
    Column("gone", Integer, nullable=False),  # whether they play no more
    Index("ix_entrants_person", "person"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, primary_key=True, autoincrement=False),  # this key lets a round be paired once
    Column("board", Integer, nullable=False),  # 0: sits out
    Column("seat", Integer, nullable=False),
    Column("table_id", String, nullable=False),  # noted before there is such a table; empty for who sits out
    Column("due", Float, nullable=False),  # until when they have to have come
    Column("came", Float),
    Column("points", Float),  # none as long as nobody knows
    Index("ix_pairings_table_id", "table_id"),
)

# --- caches: what the logs imply, kept for lists and for old rules ---

seated = Table(
    "seated",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Index("ix_seated_person", "person"),
)

summaries = Table(
    "summaries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the log entry up to which it holds
    Column("data", Text, nullable=False),
)

endings = Table(
    "endings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # result, last views and events by seat, compressed
)

facts = Table(
    "facts",
    metadata,
    Column("number", Integer, primary_key=True),  # by these a reader asks for what is new
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("data", Text, nullable=False),  # what statistics count of a finished game; empty: nothing
    UniqueConstraint("table_id"),
    Index("ix_facts_game", "game"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # what was found about each decision, by seats, compressed
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the log entry up to which it holds
    Column("at", Float),  # when a bot answers for somebody; none while nobody is waited for
)

open_tables = Table(
    "open_tables",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),  # anybody may sit down there, or could until lately
)

# --- ratings: what rated games brought, see `ratings` ---

results = Table(
    "results",
    metadata,
    Column("table_id", String, primary_key=True),  # by its id; a result outlives its table
    Column("game", String, nullable=False),
    Column("at", Float, nullable=False),  # when it was decided; results count in this order, then in that of the ids
    Index("ix_results_game", "game", "at"),
)

placings = Table(
    "placings",
    metadata,
    Column("table_id", ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String, nullable=False),  # empty: a bot; of somebody erased what `gone_person` says
    Column("bot", String, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("left", Integer, nullable=False),  # 1: a bot has played for them
    Column("mu_before", Float),  # what follows from all results so far: the rating before, and after
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("ix_placings_person", "person"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),  # of the last game
)

# --- the server itself ---

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("seen", Float, nullable=False),  # when it last gave a sign of life
)
