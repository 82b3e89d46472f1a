"""What people want to be reminded of, and how: chosen by themselves, off until they do.
What is due, `reminding` knows."""

from __future__ import annotations

import logging
from collections.abc import Collection
from hashlib import sha256
from typing import Any
from urllib.parse import urlencode

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import Request

from kronika.engine.texts import catalogue
from kronika.server import steady_clock
from kronika.server.errors import RequestError
from kronika.server.invites import SteadySigner
from kronika.server.limits import Buckets
from kronika.server.live_table import LiveTable
from kronika.server.mail import Mailer, MailFailed, mail_address
from kronika.server.outbound import target
from kronika.server.push import Signer, check_keys
from kronika.server.quiet_hours import zone_of, zones_known
from kronika.server.reminder_messages import QuietHours, ReminderChoices, Reminders, SetMail, SetReminders, Subscribe
from kronika.server.sessions import Person, address, session_of
from kronika.server.settings import DAY, Settings
from kronika.server.store.reminders import Notice, ReminderStore, Subscription, Wishes
from kronika.server.store.store import Store

logger = logging.getLogger("kronika.server")

CONFIRM_AGE = 2 * 24 * 3600
SOON = 120.0
"""Seconds after which somebody is reminded of a chair that waits for them: most come by themselves."""


class ReminderService:
    """Where people say what they want."""

    def __init__(self, store: Store, settings: Settings, mailer: Mailer, signer: Signer | None, secret: str) -> None:
        self._store = ReminderStore(store)
        self._settings = settings
        self._mailer = mailer
        self._signer = signer
        self._confirming = URLSafeTimedSerializer(secret, salt="confirm a mail address", signer=SteadySigner)
        self._stopping = URLSafeSerializer(secret, salt="no more mails")
        per_day = settings.confirmations_per_day
        self.askers = Buckets(per_day / DAY, per_day)
        """Mails to addresses that nobody has confirmed, by who wanted them and by who gets them."""
        self.networks = Buckets(settings.confirmations_per_network / DAY, settings.confirmations_per_network)

    async def told(self, person: str, session: str) -> Reminders:
        wishes = await self._store.of(person) or Wishes(person)
        browsers = await self._store.subscriptions(person)
        begins, ends = wishes.quiet_begins, wishes.quiet_ends
        return Reminders(
            choices=msgspec.convert(wishes.choices, ReminderChoices),
            quiet=None if begins is None or ends is None else QuietHours(begins, ends),
            zone=wishes.zone,
            address=wishes.address,
            confirmed=wishes.confirmed is not None,
            here=any(each.session == session for each in browsers),
            browsers=len(browsers),
            push_key="" if self._signer is None else self._signer.public,
            can_mail=self._mailer.able,
            can_quiet=zones_known(),
        )

    async def choose(self, person: str, wanted: SetReminders) -> None:
        ways: dict[str, list[str]] = msgspec.to_builtins(wanted.choices)
        choices = {kind: sorted(set(each)) for kind, each in ways.items() if each}
        changes: dict[str, Any] = {"choices": choices, "lang": wanted.lang, "quiet_begins": None, "quiet_ends": None}
        if wanted.quiet is not None:
            if not all(0 <= each < 24 * 60 for each in (wanted.quiet.begins, wanted.quiet.ends)):
                raise RequestError("quiet-wrong", status=422)
            if not zones_known():
                raise RequestError("zones-none", status=409)
            changes |= {"quiet_begins": wanted.quiet.begins, "quiet_ends": wanted.quiet.ends}
        if wanted.zone and zones_known() and zone_of(wanted.zone) is None:
            raise RequestError("zone-unknown", {"zone": wanted.zone[:64]}, status=422)
        if wanted.quiet is not None and not wanted.zone:
            raise RequestError("zone-unknown", {"zone": ""}, status=422)
        changes["zone"] = wanted.zone[:64]
        await self._change(person, **changes)

    async def _change(self, person: str, **changes: Any) -> None:
        now = steady_clock.now()
        wishes = await self._store.of(person) or Wishes(person, since=now)
        anew = changes.get("choices", wishes.choices) != wishes.choices
        if anew:
            changes["since"] = now
        await self._store.put(msgspec.structs.replace(wishes, **changes), anew)

    # --- browsers ---

    async def subscribe(self, person: str, session: str, wanted: Subscribe) -> None:
        if self._signer is None:
            raise RequestError("push-none", status=409)
        target(wanted.endpoint)
        check_keys(wanted.p256dh, wanted.auth)
        new = Subscription(person, session, wanted.endpoint, wanted.p256dh, wanted.auth, wanted.lang)
        await self._store.subscribe(new, steady_clock.now(), self._settings.push_per_person)

    async def unsubscribe(self, session: str) -> None:
        await self._store.unsubscribe_session(session)

    # --- mail ---

    async def set_mail(self, request: Request, person: Person, wanted: SetMail) -> None:
        """Where mails go. Whoever gets one there says first that they want it; until then there are no others."""
        if not wanted.address.strip():
            await self._change(person.id, address="", confirmed=None)
            return
        if not self._mailer.able:
            raise RequestError("mail-none", status=409)
        to = mail_address(wanted.address)
        buckets = [self.askers.of(f"person {person.id}"), self.askers.of(f"to {to.lower()}")]
        buckets.append(self.networks.of(address(request)))
        if not all(bucket.take() for bucket in buckets):
            raise RequestError("mail-too-often", status=429)
        await self._change(person.id, address=to, confirmed=None, lang=wanted.lang)
        texts = catalogue(wanted.lang)
        link = self._link("confirm", str(self._confirming.dumps([person.id, to])))
        text = texts.text("mail-confirm-text", {"house": self._settings.address, "link": link})
        try:
            await self._mailer.send(to, texts.text("mail-confirm-subject"), text, {})
        except MailFailed as error:
            logger.warning("a mail could not be sent (%s)", error)
            raise RequestError("mail-failed", status=503) from None

    async def confirm(self, word: str) -> str:
        """The owner of an address wants mails there."""
        try:
            person, to = self._confirming.loads(word, max_age=CONFIRM_AGE)
        except BadSignature:  # or one that has become too old
            raise RequestError("mail-word", status=403) from None
        wishes = await self._store.of(person)
        if wishes is None or wishes.address != to:
            raise RequestError("mail-word", status=403)
        # Both at once: another address that was given a moment ago is not confirmed by this.
        await self._change(person, address=str(to), confirmed=steady_clock.now())
        return str(to)

    async def stop(self, word: str) -> str:
        """The owner of an address wants no more mails there: it is forgotten, by whoever has the link of a mail."""
        try:
            person, mark = self._stopping.loads(word)
        except BadSignature:
            raise RequestError("mail-word", status=403) from None
        wishes = await self._store.of(person)
        if wishes is None or marked(wishes.address) != mark:
            return ""  # it is gone already
        choices = {kind: left for kind, ways in wishes.choices.items() if (left := [w for w in ways if w != "mail"])}
        await self._change(person, address="", confirmed=None, choices=choices)
        return wishes.address

    def footer(self, wishes: Wishes) -> tuple[str, dict[str, str]]:
        """What stands below a mail, and its headers: how to get no more of them (RFC 8058)."""
        word = str(self._stopping.dumps([wishes.person, marked(wishes.address)]))
        one_click = f"{self._settings.address.rstrip('/')}/api/reminders/stop?{urlencode({'word': word})}"
        headers = {"List-Unsubscribe": f"<{one_click}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        settings = f"{self._settings.address.rstrip('/')}/account#reminders"
        texts = catalogue(wishes.lang)
        return texts.text("mail-foot", {"settings": settings, "link": self._link("stop", word)}), headers

    def _link(self, what: str, word: str) -> str:
        return f"{self._settings.address.rstrip('/')}/reminders?{urlencode({what: word})}"

    # --- chairs ---

    async def offer(self, live: LiveTable, persons: Collection[str]) -> None:
        """A chair waits for these at a table that gathers: a rematch, the next game of a saga, an invitation."""
        wishing = await self._store.of_all(persons)
        due = steady_clock.now() + SOON
        await self._store.note(
            [Notice(each, live.id, "chair", live.id, due) for each, wishes in wishing.items() if wishes.choices]
        )


def marked(to: str) -> str:
    """Stands for an address in a word that anybody may see."""
    return sha256(f"mail {to.lower()}".encode()).hexdigest()[:16]


def session_for(request: Request) -> str:
    """The session of a browser whose visitor is known; a new guest's is not there yet."""
    session = session_of(request)
    if not session:
        raise RequestError("session-over", status=401)
    return session
