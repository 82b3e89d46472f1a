"""Somebody with a browser of their own: language, screen, cookie; and everything that went wrong on their pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from kronika.engine.message import Message
from kronika.engine.texts import Catalogue, catalogue
from tests.browser.windows import DESKTOP, Window

PHONE = (390, 844)
SCREENS = (DESKTOP, (1280, 720), (1024, 768), PHONE)
SETTLED = """async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  for (let i = 0; i < 3; i++) await frame();
}"""
"""Until what has changed is laid out and drawn."""
STILL = """async () => {
  const boxes = () => [...document.querySelectorAll('[data-part]')].map(part => {
    const box = part.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round);
  }).join(' ');
  for (let before = '', same = 0; same < 4; ) {
    await new Promise(resolve => requestAnimationFrame(resolve));
    const now = boxes();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""
"""Until nothing moves any more: a table rearranges itself in several steps when its room has changed."""

GO = """path => {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""Follows a link, as somebody does who is in the house already."""

PAGES = {
    "/": "[data-part=table-row]",
    "/mine": "[data-part=records]",
    "/company": "[data-part=live]",
    "/tournament": "[data-part=new-tournament]",
    "/?new=dominion": "[data-part=new-table]",
    "/?new=high-card": "[data-part=new-table]",
    "/rules/dominion#D3.2-a": "[data-part=clause-line]",
    "/cards/dominion#militia": "[data-part=all-cards] [data-part=card]",
    "/stats/dominion": "[data-part=stats-part]",
    "/board/dominion": "[data-part=how]",
    "/learn": "[data-part=library]",
    "/learn/dominion": "[data-part=coach]",
    "/summary/oath": "[data-part=summary-sheet]",
    "/help": "[data-part=help]",
    "/credits": "[data-room=credits] h1",
    "/fairness": "[data-part=fairness]",
    "/privacy": "[data-part=privacy]",
    "/account": "[data-part=sign-in]",
    "/reminders?stop=word": "[data-part=mail-link]",
}
"""All pages, and what is there when they are."""

Brief = dict[str, Any]
"""What `told.brief()` of told.js returns."""


class Visitor:
    def __init__(self, window: Window, name: str = "") -> None:
        self.window = window
        self.base = window.base
        self.warned = window.screen.warned
        self.name = name
        self.lang = window.screen.lang
        self.changed = False
        """Whether somebody has asked for the context, to make something of it that no other visitor should find."""
        self.troubles: list[str] = []
        self.frames: list[str] = []
        """All that sockets delivered, on whichever page."""
        self._forgiven: list[str] = []
        self._page: Page | None = None
        if name:
            self.post("/api/me", {"name": name})

    @property
    def context(self) -> BrowserContext:
        """For what is done to a browser as a whole: scripts, permissions, the line. The window is not used again."""
        self.changed = True
        return self.window.context

    @property
    def page(self) -> Page:
        if self._page is None:
            self._page = self.window.page
            for event, heard in self._ears().items():
                self._page.on(event, heard)
        return self._page

    def _ears(self) -> dict[Any, Callable[[Any], None]]:
        return {
            "console": self._heard,
            "pageerror": self._erred,
            "requestfailed": self._failed,
            "response": self._answered,
            "websocket": self._line,
        }

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._trouble(f"console {message.type}: {message.text}")

    def _erred(self, error: Error) -> None:
        self._trouble(f"page error: {error}")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self._trouble(f"request failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._trouble(f"{response.status}: {response.request.method} {response.url}")

    def _line(self, socket: WebSocket) -> None:
        def received(payload: str | bytes) -> None:
            assert isinstance(payload, str), "the server sends text only"
            self.frames.append(payload)

        socket.on("framereceived", received)

    def _trouble(self, what: str) -> None:
        if not any(re.search(pattern, what) for pattern in self._forgiven):
            self.troubles.append(what)

    @contextmanager
    def forgiving(self, *patterns: str) -> Iterator[None]:
        """While something is broken on purpose, the browser may say so."""
        self._forgiven += patterns
        try:
            yield
        finally:
            for pattern in patterns:
                self._forgiven.remove(pattern)

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Nothing comes or goes until the end of the block; then the page has its line again."""
        with self.forgiving("ERR_INTERNET_DISCONNECTED", "WebSocket"):
            self.context.set_offline(True)
            self.page.evaluate("told.down = true; told.cut()")
            lost = self.page.locator("[data-part=lost-line]")
            expect(lost).to_have_text(self.say("web-line-lost"))
            yield
            self.page.evaluate("told.down = false")
            self.context.set_offline(False)
            expect(lost).to_have_count(0)

    def leave(self) -> Window:
        """Leaves the window as they found it; what happens there from now on is somebody else's."""
        self.window.clean()
        if self._page is not None:
            for event, heard in self._ears().items():
                self._page.remove_listener(event, heard)
        return self.window

    def cookies(self) -> str:
        """As a request says them."""
        return "; ".join(f"{each['name']}={each['value']}" for each in self.window.context.cookies())

    # --- talking to the server without the page: for what a test is not about ---

    def post(self, path: str, body: Any = None) -> Any:
        response = self.window.context.request.post(path, data={} if body is None else body)
        assert response.ok, response.text()
        return response.json()

    def get(self, path: str) -> Any:
        response = self.window.context.request.get(path)
        assert response.ok, response.text()
        return response.json()

    def create_table(self, game: str, *seats: str, **setup: Any) -> str:
        """A new table: "me", "empty" or a bot for each chair."""
        chairs = [{"kind": seat} if seat in ("me", "empty") else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, "name": "Our table", "seats": chairs, "setup": setup}
        return str(self.post("/api/tables", body)["id"])

    def sit_with(self, host: Visitor, table: str, seat: int = 1) -> None:
        invite = host.post(f"/api/tables/{table}/invite")["invite"]
        self.post(f"/api/tables/{table}/sit", {"seat": seat, "name": self.name, "invite": invite})

    # --- what the page says ---

    def texts(self, game: str = "") -> Catalogue:
        return catalogue(self.lang, game)

    def say(self, id: str, **args: Any) -> str:
        return self.texts().text(id, args)

    def prompt(self, ask: dict[str, Any], names: list[str], game: str) -> str:
        """The question as this visitor reads it."""
        return self.texts(game).prompt(Message(ask["what"]["id"], ask["what"]["args"]), names)

    def choose(self, root: Page | Locator, said: str) -> None:
        """Takes one of several pills, by a click on what shows; the button in it is there for keys and readers."""
        root.locator("label").filter(has=self.page.get_by_label(said, exact=True)).click()

    def button(self, id: str, within: Locator | None = None, **args: Any) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(id, **args))

    def open(self, path: str) -> None:
        self.page.goto(path)

    def go(self, path: str, holds: str) -> None:
        """Goes on by a link, from a page that is open: nothing is loaded that was there. There is this on the page."""
        self.page.evaluate(GO, path)
        expect(self.page).to_have_url(self.base + path)
        expect(self.page.locator("#main:not([aria-busy=true])")).to_be_visible()
        expect(self.page.locator(holds).first).to_be_visible()

    def open_table(self, table: str) -> Brief:
        """Goes to a table where the game has begun."""
        self.open(f"/table/{table}")
        expect(self.page.locator("main[data-part=board]")).to_be_visible()
        return self.now()

    def through(self, *sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
        """The same page at one size after the other, as if its window were drawn smaller and larger."""
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(STILL)
            yield width, height

    # --- what the socket said last ---

    def now(self) -> Brief:
        return self.until("state => true")

    def until(self, like: str, arg: Any = None) -> Brief:
        """The state as soon as this JavaScript function of it and the argument says yes."""
        found: Brief = self.page.evaluate(f"arg => told.until(state => ({like})(state, arg))", arg)
        return found

    def after(self, seq: int) -> Brief:
        return self.until("(state, seq) => state.seq > seq", seq)

    def answered(self, brief: Brief) -> Brief:
        """The state once the open question of this one has been answered; others may answer theirs before that."""
        return self.until("(state, id) => !state.asks.some((ask) => ask.id === id)", brief["ask"]["id"])

    def caught_up(self, seq: int) -> Brief:
        return self.until("(state, seq) => state.seq >= seq", seq)
