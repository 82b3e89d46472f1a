"""How a server is set up. Everything has a value that suits one machine and a few friends."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from kronika.server.store.database import database_url, is_sqlite

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Settings:
    data: Path
    """The folder with the store, where that is a file."""
    database_url: str = ""
    """The store, where it is no file in that folder: `postgresql://user:word@host/name`."""
    durable: bool = True
    """Whether what has been told survives a power cut, where the store is a file; else the last moments may be lost."""
    redis_url: str = ""
    """Redis between several processes: `redis://host`."""
    games: tuple[str, ...] = ()
    """Further games to put on the shelf, each as `module:Class`; bots' processes need to find them too."""
    bots: tuple[str, ...] = ()
    """Further bots of games, each as `game.bot=module:Class`."""
    log: Literal["text", "json"] = "text"
    proxies: str = "127.0.0.1"
    """Addresses of proxies that are believed when they say who asks and whether it was by https; `*` for all."""
    hosts: tuple[str, ...] = ()
    """Names by which the server may be called (`kronika.example`, `*.example`); none: by any."""
    hsts: bool = True
    """Whether browsers that came by https shall come by nothing else."""
    metrics: str = "127.0.0.1,::1"
    """Addresses and networks that may read `/metrics` without a token; `*` for all."""
    metrics_token: str = ""
    """By this anybody may read them (`Authorization: Bearer ...`)."""
    origins: tuple[str, ...] = ()
    """Origins that may open the socket apart from the server's own, such as that of a front end under development."""
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")
    bot_delay: float = 0.5
    """Seconds a bot takes for a decision, give or take a third, so that people can follow."""
    bot_thinking: float = 1.0
    """Seconds that a bot which looks ahead has for a decision, where nobody else waits (2 at most). It takes them all,
    whether it has much to choose or little."""
    bot_patience: float = 20.0
    """Seconds after which a bot that still thinks is replaced by a random answer."""
    bot_workers: int = 1
    bot_grace: float = 1.5
    """Seconds (up to twice as many) after which a process sets a table's bots to work that another one has left."""
    look_every: float = 2.0
    """Seconds between two looks at how far all watched tables have come, in case that a notice was lost."""
    beat: float = 2.0
    """Seconds between two signs of life of a process; after four times as many it counts as dead."""
    cached_tables: int = 500
    """Tables kept in memory apart from those somebody looks at."""
    clock_every: float = 5.0
    """Seconds between two looks for tables where somebody's time is up."""
    deal_patience: float = 20.0
    """Seconds that pages have to send their part of the deal; then the table is sealed again without the silent."""
    ready_patience: float = 30.0
    """Seconds after which somebody who was ready for a game to begin, and has gone away, is so no longer."""
    lend_patience: float = 60.0
    """Seconds after which a host may let a bot play for somebody who vanished from a running game."""
    patience: float = 120.0
    """Seconds after which the others may give the chair of somebody who vanished to a bot."""
    silence_patience: float = 600.0
    """Seconds without an answer after which, in a game that counts and has no clock, a bot may play for somebody who is
    asked, though their page is open: whoever is about to lose cannot keep the others for ever."""
    invite_age: float = 14 * 24 * 3600
    frame_limit: int = 16 * 1024
    body_limit: int = 64 * 1024
    chronicle_limit: int = 1024 * 1024
    saga_limit: int = 8 * 1024 * 1024
    bodies_per_address: int = 16 * 1024 * 1024
    """Bytes of files that may be under way from one address at once: each until its request is answered. Other bodies
    have a quarter more."""
    bodies: int = 128 * 1024 * 1024
    """And in all, at each process."""
    work_share: float = 0.01
    """The part of an event loop that one address gets in a full house (see `shares`)."""
    work_burst: float = 0.4
    """Seconds of it that an address may use at once after a rest."""
    work_spare: float = 0.5
    """How busy the event loop may be for those who want more than that: what is left up to there is given away."""
    messages_per_second: float = 20.0
    """Of one connection; a session with several devices may send twice as many, a burst three times."""
    requests_per_second: float = 20.0
    """Of one session; all that come from one address may send ten times as many."""
    new_tables_per_minute: float = 30.0
    tables_per_person: int = 50
    """Unfinished tables that somebody may have started. One where nothing has happened for long does not count."""
    bot_tables_per_person: int = 5
    """Those of them at which nobody sits."""
    tables_per_network: int = 200
    """Tables that may be started from one network in a day, games from files among them; the server's own machine may
    start as many as it likes."""
    files_per_person: int = 100
    """Games from files that somebody may open in a day, each game of a saga by itself; but for the server's own
    machine."""
    setups_per_person: int = 60
    """Setups that an account may keep under a name."""
    open_chairs_per_person: int = 3
    """Open tables at which somebody may wait for others at once."""
    open_chairs_per_network: float = 30.0
    """Chairs of open tables that go to one network in an hour."""
    forgotten_after: float = 14 * 24 * 3600
    """Seconds without any change after which an unfinished table counts for nobody: its invitations have ended."""
    new_guests_per_minute: float = 120.0
    """From one address."""
    passwords_per_minute: float = 10.0
    """From one network; a device on which the account has signed in before has as many of its own."""
    friends_per_person: int = 200
    """Friends that somebody may have."""
    friend_requests: int = 20
    """People whom somebody may have asked who have not answered; and whom they may ask in a day."""
    blocks_per_person: int = 500
    """People whom somebody may have blocked."""
    tournaments_per_person: int = 3
    """Tournaments that somebody may organize at once."""
    tournaments_per_day: float = 10.0
    """Those that they may begin to organize in a day; from one network there may be four times as many."""
    tournament_players: int = 64
    """Entrants of a tournament, people and bots."""
    entrants_per_network: float = 40.0
    """Those of them who enter from one network in a day."""
    tournament_bots: int = 16
    """Those of them who are bots: they play also where nobody looks."""
    keep_tournaments: float = 365 * DAY
    """Seconds after its beginning for which a tournament stays."""
    bids_per_minute: float = 30.0
    """Chairs that one person may offer to others."""
    lines_per_second: float = 1.0
    """Of chat, by one person at one table, after a burst of five."""
    hints_per_second: float = 0.5
    """By one person, after a burst of twelve; each takes two seconds of the bots' process at most."""
    reports_per_hour: float = 5.0
    """By one person, to whoever runs the server."""
    reports_per_day: float = 20.0
    """From one network."""
    report_age: float = 90 * DAY
    """Seconds for which reports are kept."""
    keep_unfinished: float = 180 * DAY
    """Seconds for which a game that is not over stays after the last deed there; 0, here and below: for good."""
    keep_finished: float = 0.0
    """And one that is over. A saga stays as long as one of its games does."""
    keep_aside: float = 30 * DAY
    """And a table that was put aside before it began."""
    keep_opened: float = 90 * DAY
    """And one that came as a file."""
    keep_chat: float = 365 * DAY
    """Seconds for which the chat of a game stays that is over."""
    keep_guests: float = 90 * DAY
    """Seconds for which a guest is known who has no table and has not come back."""
    keep_sessions: float = 180 * DAY
    """Seconds after which a device that has not come back has to sign in again."""
    keep_notices: float = 30 * DAY
    """Seconds for which it is known of what somebody was reminded."""
    keep_grace: float = 30 * DAY
    """Seconds for which nothing of these goes after a server has begun to tidy: time to choose other numbers."""
    address: str = ""
    """Where people find the server (`https://kronika.example`): links in mails lead there, and push services learn
    whom to ask."""
    mail_host: str = ""
    """The host that takes mails; none, or no `address`: there are no mails."""
    mail_port: int = 587
    mail_user: str = ""
    mail_password: str = field(default="", repr=False)
    mail_from: str = ""
    mail_tls: Literal["starttls", "tls", "none"] = "starttls"
    mails_per_day: int = 10
    """Reminders that somebody gets by mail in a day, each with all that was due."""
    confirmations_per_day: float = 3.0
    """Mails by which somebody, or whoever gets them, is asked whether an address is theirs."""
    confirmations_per_network: float = 10.0
    """And those for all who come from one network, in a day."""
    push_per_person: int = 10
    """How many browsers of one person get reminders; the oldest goes."""
    push_stand_in: str = ""
    """For tests: `host:port` to which everything for push services goes instead, without TLS. Nobody is looked up then;
    what addresses may look like holds all the same."""
    remind_every: float = 30.0
    """Seconds between two looks for what people want to be reminded of."""
    remind_after: float = 600.0
    """Seconds after which somebody who has not come by themselves is reminded of their turn."""
    watches_per_second: float = 2.0
    """How often a session may begin to watch a table, after a burst of forty: each costs a whole view. Further ones
    wait."""
    send_queue: int = 200
    """Messages that may wait for a slow reader before they are cut off."""
    send_bytes: int = 2 * 1024 * 1024
    """And how much those may be together."""
    watched_tables: int = 20
    """Tables one connection may watch."""
    connections_per_session: int = 20
    connections_per_address: int = 200
    """Lines that may be open from one address; behind a proxy, which has lines of its own, sockets, and as many
    requests under way. Each process counts its own."""
    connections: int = 4000
    """Lines that may be open in all."""
    head_patience: float = 10.0
    """Seconds in which the head of a request has to come."""
    body_patience: float = 30.0
    """And those for its body."""

    @property
    def database(self) -> str:
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'kronika.sqlite'}"

    @property
    def file(self) -> Path | None:
        """The store's file, where it is one."""
        url = database_url(self.database)
        return Path(url.database) if is_sqlite(url) and url.database else None


def data_folder() -> Path:
    """Where programs keep a user's data: by the customs of the system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "kronika"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kronika"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kronika"
