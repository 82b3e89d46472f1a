"""What is said over HTTP about reminders. As in `messages.py`."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from kronika.languages import Language, SpokenLanguage
from kronika.server.messages import Wire

Way = Literal["push", "mail"]


class ReminderChoices(Wire):
    """By which ways somebody wants to be reminded: that it is their turn, that their time is nearly up, that a game is
    over, that a chair waits for them."""

    turn: list[Way] = field(default_factory=list)
    deadline: list[Way] = field(default_factory=list)
    ended: list[Way] = field(default_factory=list)
    chair: list[Way] = field(default_factory=list)


class QuietHours(Wire):
    """When nobody is to be woken: minutes after midnight, by the clock on their wall."""

    begins: int
    ends: int


class SetReminders(Wire):
    """What somebody wants from now on. `zone` is where they live, as their browser says it (`Europe/Prague`)."""

    choices: ReminderChoices
    zone: str
    lang: Language
    quiet: QuietHours | None = None


class Subscribe(Wire):
    """A browser that can be told something: where, and by which keys only it can read. `lang` "": as it asks for pages,
    since its service worker does not know what its owner has chosen."""

    endpoint: str
    p256dh: str
    auth: str
    lang: SpokenLanguage


class SetMail(Wire):
    """Where mails go once their owner has confirmed it; "": nowhere."""

    address: str
    lang: Language


class MailWord(Wire):
    """The signed word of a link in a mail."""

    word: str


class MailDone(Wire):
    """What has become of an address."""

    address: str


class Reminders(Wire):
    """What somebody has chosen, and what this server can do."""

    choices: ReminderChoices
    quiet: QuietHours | None
    zone: str
    address: str
    confirmed: bool
    """Whether its owner has said that the address is theirs."""
    here: bool
    """Whether this browser gets reminders."""
    browsers: int
    """How many are."""
    push_key: str
    """By which a browser knows this server; "": it cannot send to browsers."""
    can_mail: bool
    can_quiet: bool
    """Whether this server knows how late it is elsewhere."""
