"""Invitations: a signed word that names a table, grows old, and can be taken back."""

from __future__ import annotations

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner, URLSafeTimedSerializer

from kronika.server import steady_clock
from kronika.server.errors import RequestError


class SteadySigner(TimestampSigner):
    """Reads the clock that everything here reads."""

    def get_timestamp(self) -> int:
        return int(steady_clock.now())


class Invites:
    def __init__(self, secret: str, age: float) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="invitation", signer=SteadySigner)
        self._age = age

    def write(self, table: str, number: int) -> str:
        """`number`: how often all invitations to the table have been taken back. The first ones don't say it, as those
        of the version before did not."""
        return str(self._signer.dumps([table, number] if number else table))

    def check(self, invite: str, table: str, number: int) -> None:
        """Whether the word lets its bearer sit down at this table; else RequestError."""
        if not invite:
            raise RequestError("invite-needed", status=403)
        try:
            named = self._signer.loads(invite, max_age=int(self._age))
        except SignatureExpired:
            raise RequestError("invite-expired", status=403) from None
        except BadSignature:
            raise RequestError("invite-forged", status=403) from None
        of, since = named if isinstance(named, list) else (named, 0)
        if of != table:
            raise RequestError("invite-other", status=403)
        if since != number:
            raise RequestError("invite-void", status=403)
