"""Shows a moment in a real browser without a server: whatever the page asks for is answered here, by the server's own
code, so the browser draws exactly what a server would send. What the page sends is noted and changes nothing."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, WebSocketRoute

import kronika
from kronika.engine.texts import HOME
from kronika.games import find
from kronika.lessons import lessons_of
from kronika.lessons.shown import scenes_of
from kronika.rulebook import rulebook
from kronika.server import projection
from kronika.server.lesson_messages import LessonTry
from kronika.server.lesson_table import Lessons, Position, Scenes, plan
from kronika.server.live_table import LiveTable
from kronika.server.messages import WIRE, About, Clause, Failure, Rules, Said, Section, TableInfo
from kronika.server.occupant import Occupant
from kronika.server.own_messages import Me
from kronika.server.rooms import frame
from kronika.server.routes.games import source
from kronika.server.security import HEADERS
from kronika.server.setup_messages import Liking
from kronika.server.static import PAGES, TYPES
from kronika.server.store.store import Header
from tests.browser.house import STATIC
from tests.browser.moments.moment import Moment, Pose
from tests.browser.pseudo import lengthened
from tests.browser.visitor import GO, SETTLED
from tests.browser.windows import NO_WORKER, PATIENCE, TOLD

READER = "reader"
BASE = "http://localhost:9"  # a browser trusts it as it trusts https; nothing is asked there
LANGS = ("cs", "en", "long")
"""`long` is English, 40 % longer."""
WHEN = 1_700_000_000.0

DRAWN = """async (table) => {
  await told.until(state => state.table === table);
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  for (let i = 0; i < 200 && document.querySelector('[aria-busy=true]'); i++) await frame();
  await document.fonts.ready;
  for (let i = 0; i < 3; i++) await frame();
}"""


class Posed(LiveTable):
    """A table that was never in a log: it stands as a moment has set it up."""

    def __init__(self, moment: Moment, pose: Pose) -> None:
        table = pose.table
        table.names[:] = pose.names[: table.seats]
        header = Header(
            id=moment.id,
            kind="table",
            game=table.game,
            rules=table.rules,
            name=moment.id,
            setup=table.setup,
            seed=table.seed,
            host=READER,
            created=WHEN,
        )
        super().__init__(header, [])
        self.chairs = [self._occupant(seat, pose) for seat in range(table.seats)]
        self.table = table
        self.seq = table.seq + 1
        self.event_count = len(table.events(None))
        self.undo_by = pose.undo_by
        self._open(table, None)

    @staticmethod
    def _occupant(seat: int, pose: Pose) -> Occupant:
        if seat in pose.bots:
            return Occupant(pose.table.names[seat], bot="random")
        return Occupant(pose.table.names[seat], READER if seat == pose.seat else f"person {seat}")

    def line(self) -> TableInfo:
        return projection.info(
            projection.summary(self), READER, {seat for seat, chair in enumerate(self.chairs) if chair.person}
        )


class Shown:
    """A moment on a page."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.pose = moment.make()
        self.live = Posed(moment, self.pose)
        self.sent: list[dict[str, Any]] = []
        """What the page has sent since."""

    @property
    def keys(self) -> list[str]:
        """The keys of the options that the reader can choose among."""
        seat = self.pose.seat
        ask = None if seat is None or self.live.table is None else self.live.table.ask(seat)
        return [] if ask is None else ask.keys()

    def frames(self) -> list[bytes]:
        """What a server would tell somebody who comes to this table."""
        pose, live = self.pose, self.live
        lines = [
            Said(live.id, seat, live.chairs[seat].name, text, WHEN + i, i, "")
            for i, (seat, text) in enumerate(pose.said)
        ]
        return [frame(projection.state(live, live.line(), 0)), *map(frame, lines)]


class Showcase:
    """Pages that are opened once and then shown one moment after the other, for each language, with and without
    touch. A table goes from size to size without being loaded again, as in the hands of somebody who turns a phone."""

    def __init__(self, browser: Browser, static: Path = STATIC) -> None:
        self._browser = browser
        self._files = {path.relative_to(static).as_posix(): path.read_bytes() for path in static.rglob("*.*")}
        self._pages: dict[tuple[str, bool], Page] = {}
        self._games: dict[Page, str] = {}
        self._shown: dict[str, Shown] = {}
        self.troubles: list[str] = []
        """What the pages have complained about since somebody last emptied this."""

    def close(self) -> None:
        for page in self._pages.values():
            page.context.close()

    def show(
        self, moment: Moment, size: tuple[int, int], lang: str = "en", theme: str = "light", touch: bool = False
    ) -> Page:
        """The page with this moment on it, fully drawn."""
        page = self._pages.get((lang, touch))
        if page is None:
            page = self._pages[lang, touch] = self._open(lang, touch)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        path = f"/table/{moment.id}"
        if not page.url.endswith(path):
            shown = self.on(moment)
            if self._games.get(page) == moment.game and page.url != "about:blank":
                page.evaluate(GO, path)
            else:  # a room of its own: what another game leaves behind is the walk's business
                page.goto(path)
            self._games[page] = moment.game
            page.evaluate(DRAWN, moment.id)
            for key in shown.pose.press:
                page.keyboard.press(key)
        page.evaluate(SETTLED)
        return page

    def on(self, moment: Moment) -> Shown:
        """The moment as it is shown; it is set up once for all sizes and languages."""
        if moment.id not in self._shown:
            self._shown[moment.id] = Shown(moment)
        return self._shown[moment.id]

    def forget(self, moment: Moment) -> None:
        self._shown.pop(moment.id, None)

    # --- what a page hears ---

    def _open(self, lang: str, touch: bool) -> Page:
        context: BrowserContext = self._browser.new_context(
            base_url=BASE,
            locale="cs-CZ" if lang == "cs" else "en-GB",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(PATIENCE)
        context.route_web_socket("**/ws?*", self._line)
        context.route("**/*", lambda route: self._answer(route, lang))
        context.add_init_script(TOLD)
        context.add_init_script(NO_WORKER)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _line(self, socket: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            shown = self._shown.get(message.get("table", ""))
            if message["type"] == "ping":
                socket.send('{"type":"pong"}')
            elif message["type"] == "watch" and shown is not None:
                for each in () if message["events"] and shown.pose.lost else shown.frames():
                    socket.send(each.decode())
                if shown.pose.lost:
                    socket.close()
            elif shown is not None and message["type"] != "leave":
                shown.sent.append(message)

        socket.on_message(heard)

    def _answer(self, route: Route, lang: str) -> None:
        path = route.request.url.removeprefix(BASE).partition("?")[0]
        if path.startswith("/texts/"):
            name, language, _ = path.removeprefix("/texts/").rsplit(".", 2)
            self._fulfil(route, texts(name, language, lang == "long"), "text/plain; charset=utf-8")
        elif path.startswith("/api/"):
            found = self._said(path.removeprefix("/api/"), route.request.post_data_buffer or b"")
            status = 404 if isinstance(found, Failure) else 200
            self._fulfil(route, msgspec.json.encode(found), "application/json", status)
        else:
            name = "index.html" if PAGES.fullmatch(path) else path.lstrip("/")
            kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            self._fulfil(route, self._files.get(name, b""), kind, 200 if name in self._files else 404)

    @staticmethod
    def _fulfil(route: Route, body: bytes, kind: str, status: int = 200) -> None:
        route.fulfill(status=status, body=body, headers={**HEADERS, "Content-Type": kind})

    def walk(self, path: str, size: tuple[int, int], lang: str, theme: str, touch: bool = False) -> Page:
        """A page of its own that shows an address: a lesson, or the rulebook."""
        page = self._open(lang, touch)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.goto(path)
        return page

    def _taught(self, game: str, rest: list[str], body: bytes) -> Any:
        """Lessons, and the scenes of the rulebook."""
        if rest == ["lessons"]:
            return [plan(lesson) for lesson in lessons_of(game)]
        if rest[0] == "lessons":
            wanted = msgspec.json.decode(body, type=LessonTry)
            position = Position(game, rest[1], wanted.chapter, tuple(map(tuple, wanted.answers)))
            lessons = Lessons()
            answered = lessons.shown(position) if wanted.keys is None else lessons.tried(position, tuple(wanted.keys))
            return msgspec.Raw(answered)
        return list(scenes_of(game)) if len(rest) == 1 else msgspec.Raw(Scenes().shown(game, rest[1]))

    def _said(self, path: str, body: bytes) -> Any:
        """What the server says at an address."""
        known: dict[str, Callable[[], Any]] = {
            "me": lambda: Me("Anna"),
            "about": lambda: About(kronika.__version__, WIRE),
            "games": lambda: list(kronika.games()),
            "tables": list,
            "sagas": list,
        }
        first, *rest = path.split("/")
        if not rest and first in known:
            return known[first]()
        if first == "games" and rest[1:] == ["cards"]:
            return find(rest[0]).faces()
        if first == "games" and rest[1] in ("lessons", "scenes"):
            return self._taught(rest[0], rest[1:], body)
        if first == "games" and rest[1] == "rules":
            book = rulebook(rest[0], rest[2])
            sections = [Section(each.id, each.title) for each in book.sections]
            clauses = [Clause(each.id, each.text, each.section) for each in book]
            return Rules(rest[0], rest[2], book.title, sections, clauses)
        if first == "tables" and rest[1:] == ["like"]:
            return Liking(0, "")
        if first == "tables" and len(rest) == 1 and rest[0] in self._shown:
            return self._shown[rest[0]].live.line()
        return Failure("address-unknown")


@cache
def texts(name: str, language: str, longer: bool) -> bytes:
    """The texts of a game, or the common ones, as the server hands them out."""
    folders = [HOME] if name == "common" else find(name).texts()
    content, _ = source(tuple(folders), language)
    return (lengthened(content) if longer else content).encode()
