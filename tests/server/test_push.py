"""Web Push: what goes out can be read by the browser it is for and by nobody else, is signed, and goes to push services
alone, whatever address a visitor has planted."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from kronika.server import outbound
from kronika.server.errors import RequestError
from kronika.server.outbound import Outbound, Refused, is_inner, target
from kronika.server.push import (
    Signer,
    b64,
    check_keys,
    derived,
    encrypted,
    fresh_key,
    point_of,
    private,
    public,
    topic_of,
    unb64,
)

# RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
THEIR_SECRET = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
OURS = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
OUR_SECRET = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


class Browser:
    """The other end: keys as a browser draws them, and what it does with a message."""

    def __init__(self, secret: str = "", auth: str = "") -> None:
        self.key = private(fresh_key() if not secret else unb64(secret).hex())
        self.p256dh = b64(point_of(self.key.public_key()))
        self.auth = auth or b64(b"0123456789abcdef")

    def read(self, sent: bytes) -> bytes:
        salt, (size, length) = sent[:16], struct.unpack("!IB", sent[16:21])
        server, content = sent[21 : 21 + length], sent[21 + length :]
        assert len(content) <= size <= 4096
        shared = self.key.exchange(ec.ECDH(), public(server))
        secret = derived(unb64(self.auth), shared, b"WebPush: info\0" + unb64(self.p256dh) + server, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        text, end, padding = AESGCM(key).decrypt(nonce, content, None).rpartition(b"\2")
        assert end
        assert not padding.strip(b"\0")
        return text


def test_the_vectors_of_rfc_8291() -> None:
    ours = private(unb64(OUR_SECRET).hex())
    assert b64(point_of(ours.public_key())) == OURS
    assert b64(encrypted(TEXT, THEIRS, AUTH, ours, unb64(SALT))) == SENT
    browser = Browser(THEIR_SECRET, AUTH)
    assert browser.p256dh == THEIRS
    assert browser.read(unb64(SENT)) == TEXT


def test_only_the_browser_it_is_for_can_read_it() -> None:
    one, other = Browser(), Browser()
    sent = [encrypted("Čeká na tebe židle".encode(), one.p256dh, one.auth) for _ in range(2)]
    assert [one.read(each).decode() for each in sent] == ["Čeká na tebe židle"] * 2
    assert sent[0][:16] != sent[1][:16]
    for reader, message in ((other, sent[0]), (one, sent[0][:-1] + b"x")):
        with pytest.raises(InvalidTag):
            reader.read(message)


def test_the_server_signs_for_one_service_and_a_while() -> None:
    """RFC 8292."""
    stored = fresh_key()
    signer = Signer(stored, "https://kronika.example")
    assert Signer(stored, "").public == signer.public  # the key survives what becomes of the process
    told = signer.authorization("https://push.example/send/abc?x=1")
    scheme, _, rest = told.partition(" ")
    fields = dict(each.split("=", 1) for each in rest.split(", "))
    head, claims, signature = fields["t"].split(".")
    assert (scheme, fields["k"], json.loads(unb64(head))["alg"]) == ("vapid", signer.public, "ES256")
    said = json.loads(unb64(claims))
    assert (said["aud"], said["sub"]) == ("https://push.example", "https://kronika.example")
    assert 0 < said["exp"] - time.time() <= 24 * 3600
    raw = unb64(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = public(unb64(signer.public))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(pair, f"{head}.{claims}x".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        (THEIRS, ""),
        (THEIRS, "BTBZMqHH6r4"),
        (THEIRS[:-4], AUTH),
        ("BAAA" + THEIRS[4:], AUTH),  # no point of the curve
        ("A" + THEIRS[1:], AUTH),
        ("ř" * 87, AUTH),
        ("!" * 87, AUTH),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    check_keys(THEIRS, AUTH)
    with pytest.raises(RequestError) as refused:
        check_keys(p256dh, auth)
    assert refused.value.message.id == "push-keys"


def test_a_table_has_one_topic() -> None:
    """At most 32 characters of the URL's alphabet (RFC 8030, 5.4), which tell a push service nothing."""
    assert topic_of("abc") == topic_of("abc") != topic_of("abd")
    assert len(topic_of("abc")) == 32
    assert "abc" not in topic_of("abc")


# --- where it goes ---


PLANTED = [
    *("http://push.example/x", "ftp://push.example/", "https:push.example", "//push.example/x", "", "https://"),
    *("https://push.example:8443/x", "https://push.example:22/", "https://push.example:0/", "https://push.example:x/"),
    *("https://me@push.example/x", "https://me:word@push.example/", "https://push.example\\@127.0.0.1/"),
    *("https://localhost/x", "https://LOCALHOST/x", "https://intranet/x", "https://localhost./x", "https://kronika"),
    *("https://127.0.0.1/", "https://127.1/", "https://127.0.1/", "https://2130706433/", "https://0x7f000001/"),
    *("https://0x7f.1/", "https://0177.0.0.1/", "https://017700000001/", "https://0/", "https://0.0.0.0/"),
    *(
        "https://127.0.0.1./",
        "https://127.0.0.0x1/",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://172.16.0.1/",
    ),
    *("https://169.254.169.254/latest/meta-data", "https://100.64.0.1/", "https://224.0.0.1/", "https://8.8.8.8/"),
    *(
        "https://[::1]/",
        "https://[::]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:7f00:1]/",
        "https://[fe80::1]/",
    ),
    *("https://[fc00::1]/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://[::127.0.0.1]/"),
    *(
        "https://[fe80::1%25eth0]/",
        "https://[::1",
        "https://１２７.0.0.1/",
        "https://push.example。/",
        "https://ⓛocalhost/",
    ),
    *("https://push.example/x\r\nHost: inner", "https://push.example/x y", "https://push.example/ř", "https://a..b/"),
    "https://push.example/" + "x" * 2000,
]


def refusal(url: str) -> str:
    try:
        target(url)
    except RequestError as error:
        return error.message.id
    return "taken"


def test_planted_addresses_are_refused() -> None:
    assert {url: why for url in PLANTED if (why := refusal(url)) != "push-address"} == {}


def test_addresses_of_push_services_are_taken() -> None:
    assert target("https://fcm.googleapis.com/fcm/send/dK:APA91_-x") == ("fcm.googleapis.com", "/fcm/send/dK:APA91_-x")
    assert target("https://Updates.push.services.mozilla.com:443/wpush/v2/gAA?a=b") == (
        "updates.push.services.mozilla.com",
        "/wpush/v2/gAA?a=b",
    )
    assert target("https://web.push.apple.com") == ("web.push.apple.com", "/")


INNER = [
    *(
        "127.0.0.1",
        "127.8.9.1",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.0.1",
        "169.254.169.254",
    ),
    *(
        "100.64.0.1",
        "100.127.255.255",
        "192.0.0.1",
        "192.0.2.1",
        "198.18.0.1",
        "203.0.113.9",
        "224.0.0.251",
        "239.1.1.1",
    ),
    *("240.0.0.1", "255.255.255.255", "::1", "::", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "fe80::1"),
    *(
        "fe80::1%eth0",
        "fc00::1",
        "fd12:3456::1",
        "fec0::1",
        "ff02::1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
    ),
    *("2002:808:808::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "100::1", "64:ff9b:1::1"),
]


def test_inner_addresses_are_known_in_every_form() -> None:
    assert [each for each in INNER if not is_inner(each)] == []
    outer = ["8.8.8.8", "142.250.1.95", "100.63.255.255", "100.128.0.1", "2607:f8b0:4004::5f", "64:ff9b::808:808"]
    assert [each for each in outer if is_inner(each)] == []


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:10.0.0.1"], []])
def test_a_name_that_stands_for_an_inner_address_gets_nothing(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_line(*args: object, **more: object) -> None:
        raise AssertionError("nobody may be called")

    monkeypatch.setattr(asyncio, "open_connection", no_line)
    with pytest.raises(Refused):
        asyncio.run(Outbound(resolve=lambda host: found).post("https://rebound.example/x", {}, b""))


def test_the_line_goes_to_what_was_looked_up_and_by_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that stands for something else the second time is not asked a second time; the certificate is the
    name's."""
    asked: list[str] = []
    called: list[tuple[object, ...]] = []

    def resolve(host: str) -> list[str]:
        asked.append(host)
        return ["8.8.8.8"] if len(asked) == 1 else ["127.0.0.1"]

    async def line(host: str, port: int, **more: object) -> None:
        called.append((host, port, more["server_hostname"], more["ssl"] is outbound.trust()))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", line)
    with pytest.raises(OSError):  # noqa: PT011 (whatever the system says)
        asyncio.run(Outbound(resolve=resolve).post("https://rebound.example/x", {}, b""))
    assert (asked, called) == (["rebound.example"], [("8.8.8.8", 443, "rebound.example", True)])
    assert outbound.trust().check_hostname


@contextmanager
def answering(*pieces: bytes, hold: threading.Event | None = None) -> Iterator[str]:
    """A service that says these words to whoever calls first."""
    door = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        line, _ = door.accept()
        with line:
            line.recv(65536)
            for piece in pieces:
                line.sendall(piece)
            if hold is not None:
                hold.wait(60)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    yield f"127.0.0.1:{door.getsockname()[1]}"
    if hold is not None:
        hold.set()
    thread.join(60)
    door.close()


def posted(stand_in: str) -> int:
    return asyncio.run(Outbound(stand_in).post("https://push.example/x", {}, b"message"))


def test_a_redirect_is_an_answer_and_nobody_follows() -> None:
    with answering(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n") as service:
        assert posted(service) == 302


@pytest.mark.parametrize("said", [b"", b"SSH-2.0-OpenSSH\r\n", b"x" * 100_000, b"HTTP/1.1 2\r\n"])
def test_what_is_no_answer_is_none(said: bytes) -> None:
    with answering(said) as service, pytest.raises(OSError):  # noqa: PT011
        posted(service)


def test_nobody_waits_for_a_service_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "PATIENCE", 0.05)
    with answering(b"HTTP/1.1 ", hold=threading.Event()) as service, pytest.raises(TimeoutError):
        posted(service)
