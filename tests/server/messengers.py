"""Where reminders arrive in tests: a push service and a mail host on this machine, and browsers that read."""

from __future__ import annotations

import json
import re
import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple, Self

from tests.server.parlour import Guest
from tests.server.test_push import Browser


class Pushed(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is sent to `https://push.example/…` and answers 201, or what `answers` says for a path."""

    def __init__(self) -> None:
        self.got: list[Pushed] = []
        self.answers: dict[str, int] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.append(Pushed(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.answers.get(self.path, 201))
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()

    def taken(self) -> list[Pushed]:
        """What has come since this was last asked."""
        got, self.got = self.got, []
        return got


class Subscriber:
    """A browser of somebody, subscribed at the push service."""

    def __init__(self, guest: Guest, name: str, lang: str = "cs") -> None:
        self.browser = Browser()
        self.path = f"/{name}"
        keys = {"p256dh": self.browser.p256dh, "auth": self.browser.auth}
        self.told = guest.post(
            "/api/me/reminders/push", {"endpoint": f"https://push.example{self.path}", "lang": lang, **keys}
        )

    def reads(self, got: list[Pushed]) -> list[dict[str, Any]]:
        """What it shows of what has come."""
        return [json.loads(self.browser.read(each.body)) for each in got if each.path == self.path]


class MailHost:
    """Takes every mail, in the words of SMTP that a sender needs."""

    def __init__(self) -> None:
        self.got: list[tuple[str, EmailMessage]] = []
        host = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, words: str) -> None:
                self.wfile.write(f"{words}\r\n".encode())

            def handle(self) -> None:
                self.say("220 mail")
                to = ""
                for line in self.rfile:
                    word = line.decode().strip()
                    if word.upper().startswith("RCPT"):
                        to = re.findall("<(.*)>", word)[0]
                    if word.upper() == "DATA":
                        self.say("354 go on")
                        lines = list(iter(self.rfile.readline, b".\r\n"))
                        host.got.append((to, read(b"".join(lines))))
                    elif word.upper() == "QUIT":
                        self.say("221 bye")
                        return
                    self.say("250 ok")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)

    @property
    def settings(self) -> dict[str, Any]:
        return {
            "mail_host": "127.0.0.1",
            "mail_port": self._server.server_address[1],
            "mail_tls": "none",
            "mail_from": "Kronika <kronika@kronika.example>",
            "address": "https://kronika.example",
        }

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()

    def taken(self) -> list[tuple[str, EmailMessage]]:
        got, self.got = self.got, []
        return got


def read(mail: bytes) -> EmailMessage:
    return message_from_bytes(mail, policy=policy.default)


def word_of(mail: EmailMessage, what: str) -> str:
    """The signed word of the link in a mail that confirms or stops."""
    found: list[str] = re.findall(rf"https://kronika\.example/reminders\?{what}=([\w.-]+)", mail.get_content())
    return found[0]
