"""Messages to browsers that are closed (Web Push): encrypted so that only the browser can read them (RFC 8291), signed
by this server (RFC 8292). Needs the extra `push`; without it there is none."""

from __future__ import annotations

import base64
import binascii
import hmac
import json
import os
import struct
import time
from hashlib import sha256
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kronika.server.errors import RequestError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

MOST = 3000
"""Bytes of a message; services take 4096 of what becomes of it."""
RECORD = 4096
HOLDS = 12 * 3600
"""Seconds for which a signature holds; services allow a day."""


def can_push() -> bool:
    return find_spec("cryptography") is not None


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise RequestError("push-keys", status=422) from None


def check_keys(p256dh: str, auth: str) -> None:
    """Whether these are the keys of a browser."""
    if len(unb64(auth)) != 16:
        raise RequestError("push-keys", status=422)
    public(unb64(p256dh))


def fresh_key() -> str:
    """A new key of the server, as it is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (an extra)

    key = ec.generate_private_key(ec.SECP256R1())
    return f"{key.private_numbers().private_value:064x}"


def private(stored: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    return ec.derive_private_key(int(stored, 16), ec.SECP256R1())


def public(point: bytes) -> EllipticCurvePublicKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    if len(point) != 65:
        raise RequestError("push-keys", status=422)
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise RequestError("push-keys", status=422) from None


def point_of(key: EllipticCurvePublicKey) -> bytes:
    numbers = key.public_numbers()
    return b"\4" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")


def encrypted(
    text: bytes, p256dh: str, auth: str, mine: EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message for one browser. Key and salt are drawn for each, but for tests by the vectors of RFC 8291."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415

    assert len(text) <= MOST, "too long for a push service"
    theirs, mine, salt = unb64(p256dh), mine or private(fresh_key()), salt or os.urandom(16)
    shared, me = mine.exchange(ec.ECDH(), public(theirs)), point_of(mine.public_key())
    secret = derived(unb64(auth), shared, b"WebPush: info\0" + theirs + me, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    return salt + struct.pack("!IB", RECORD, len(me)) + me + AESGCM(key).encrypt(nonce, text + b"\2", None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF (RFC 5869), of which one block is enough here."""
    key = hmac.digest(salt, secret, sha256)
    return hmac.digest(key, info + b"\1", sha256)[:length]


class Signer:
    """The server as push services know it. Its key stands in the store: with another one all browsers would have to
    subscribe again."""

    def __init__(self, stored: str, contact: str) -> None:
        self._key = private(stored)
        self._contact = contact
        self.public = b64(point_of(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        from cryptography.hazmat.primitives import hashes  # noqa: PLC0415
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature  # noqa: PLC0415

        parts = urlsplit(endpoint)
        # By the machine's own clock: a stranger compares it with theirs.
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + HOLDS, "sub": self._contact}
        signed = ".".join(b64(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        one, other = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b64(one.to_bytes(32, "big") + other.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def topic_of(table: str) -> str:
    """What stands for a table at a push service: of those that wait there, the newest is kept."""
    return b64(sha256(f"table {table}".encode()).digest()[:24])
