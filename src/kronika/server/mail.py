"""Mails: plain text by the operator's SMTP host, in a thread of its own so that nobody waits for it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.errors import HeaderParseError, MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from kronika.server.errors import RequestError
from kronika.server.settings import Settings

PATIENCE = 20.0
"""Seconds for each word of the other side."""
LONGEST = 254


class MailFailed(Exception):
    """The other side did not take it."""


def mail_address(given: str) -> str:
    """An address as it is stored; RequestError for what is none. Nothing that could end a header line gets through."""
    address = given.strip()
    wrong = RequestError("mail-address", status=422)
    name, _, host = address.rpartition("@")
    if len(address) > LONGEST or not name or "." not in host or not address.isprintable() or not address.isascii():
        raise wrong
    try:
        found = Address(addr_spec=address)
    except (HeaderParseError, MessageError, ValueError, IndexError):
        raise wrong from None
    if found.addr_spec != address or any(sign in address for sign in ' ,;:<>()[]"\\'):
        raise wrong
    return address


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._thread = ThreadPoolExecutor(1, "mail")

    @property
    def able(self) -> bool:
        return bool(self._settings.mail_host and self._settings.mail_from and self._settings.address)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, subject: str, text: str, headers: dict[str, str]) -> None:
        """MailFailed if it was not taken."""
        message = EmailMessage(policy=SMTP)
        host = self._settings.mail_from.rpartition("@")[2].rstrip(">") or "kronika"
        message["From"], message["To"], message["Subject"] = self._settings.mail_from, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=host)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            message[name] = value
        message.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._deliver, message)

    def _deliver(self, message: EmailMessage) -> None:
        settings = self._settings
        secure = ssl.create_default_context() if settings.mail_tls != "none" else None
        try:
            if settings.mail_tls == "tls":
                line: smtplib.SMTP = smtplib.SMTP_SSL(
                    settings.mail_host, settings.mail_port, timeout=PATIENCE, context=secure
                )
            else:
                line = smtplib.SMTP(settings.mail_host, settings.mail_port, timeout=PATIENCE)
            with line:
                if settings.mail_tls == "starttls":
                    line.starttls(context=secure)
                if settings.mail_user:
                    line.login(settings.mail_user, settings.mail_password)
                line.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise MailFailed(type(error).__name__) from error
