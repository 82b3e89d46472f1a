"""Somebody with a browser of their own: language, screen, cookie; and everything that went wrong on their pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from kronika.engine.message import Message
from kronika.engine.texts import Catalogue, catalogue

TOLD = (Path(__file__).parent / "told.js").read_text(encoding="utf-8")
FOLLOWS = 'localStorage["kronika-speed"] ??= "%s"; localStorage["kronika-recap"] ??= "on";'
PATIENCE = 60_000
"""Milliseconds after which a test no longer waits: only a failure takes so long. As in told.js."""
DESKTOP = (1440, 900)
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
    "/mine": "[data-part=figures]",
    "/?new=dominion": "[data-part=new-table]",
    "/?new=high-card": "[data-part=new-table]",
    "/rules/dominion#D3.2-a": "[data-part=clause-line]",
    "/cards/dominion#militia": "[data-part=all-cards] [data-part=card]",
    "/stats/dominion": "[data-part=stats-part]",
    "/help": "[data-part=help]",
    "/credits": "[data-room=credits] h1",
    "/fairness": "[data-part=fairness]",
    "/privacy": "[data-part=privacy]",
    "/account": "[data-part=sign-in]",
}
"""All pages, and what is there when they are."""

Brief = dict[str, Any]
"""What `told.brief()` of told.js returns."""


UNLESS_SET = "try {{ localStorage.getItem('{0}') ?? localStorage.setItem('{0}', 'off') }} catch {{}}"
"""Where there is no page yet there is nothing to keep it in."""
UNWARNED = UNLESS_SET.format("kronika-warned")
SILENT = UNLESS_SET.format("kronika-volume")
"""Sounds that nobody hears take a processor's time on every page, from the first press on."""


class Visitor:
    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str = "",
        lang: str = "en",
        theme: str = "light",
        size: tuple[int, int] = DESKTOP,
        motion: bool = False,
        touch: bool = False,
        warned: bool = False,
        speed: str = "",
    ) -> None:
        """With a `speed` they see and hear what others do one thing after another, and what happened since their last
        turn."""
        self.base = base
        self.warned = warned
        self.name = name
        self.lang = lang
        self.context = browser.new_context(
            base_url=base,
            locale={"en": "en-GB", "cs": "cs-CZ"}[lang],
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=2 if touch else 1,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(FOLLOWS % speed if speed else SILENT)
        self.context.add_init_script(TOLD)
        if not warned:  # most play by a plan that no warning changes
            self.context.add_init_script(UNWARNED)
        self.troubles: list[str] = []
        self.frames: list[str] = []
        """All that sockets delivered, on whichever page."""
        self._forgiven: list[str] = []
        self._page: Page | None = None
        if name:
            self.post("/api/me", {"name": name})

    @property
    def page(self) -> Page:
        """Opened when somebody first looks at it: many only sit down somewhere."""
        if self._page is None:
            self._page = self.context.new_page()
            self._listen(self._page)
        return self._page

    def _listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._trouble(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._line)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._trouble(f"console {message.type}: {message.text}")

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

    def close(self) -> None:
        self.context.close()

    # --- talking to the server without the page: for what a test is not about ---

    def post(self, path: str, body: Any = None) -> Any:
        response = self.context.request.post(path, data={} if body is None else body)
        assert response.ok, response.text()
        return response.json()

    def get(self, path: str) -> Any:
        response = self.context.request.get(path)
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
