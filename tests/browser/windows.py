"""Windows of the browser, handed from one visitor to the next: to open one takes as long as a short test."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page

TOLD = (Path(__file__).parent / "told.js").read_text(encoding="utf-8")
PATIENCE = 60_000
"""Milliseconds after which a test no longer waits: only a failure takes so long. As in told.js."""
DESKTOP = (1440, 900)
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
IDLE = 6
"""So many windows wait at most."""

FOLLOWS = 'localStorage["kronika-speed"] ??= "%s"; localStorage["kronika-recap"] ??= "on";'
UNLESS_SET = "try {{ localStorage.getItem('{0}') ?? localStorage.setItem('{0}', 'off') }} catch {{}}"
"""Where there is no page yet there is nothing to keep it in."""
UNWARNED = UNLESS_SET.format("kronika-warned")
NO_WORKER = "delete Navigator.prototype.serviceWorker;"
SILENT = UNLESS_SET.format("kronika-volume")
"""Sounds that nobody hears take a processor's time on every page, from the first press on."""


@dataclass(frozen=True)
class Screen:
    """What somebody looks at, and how they like it. With a `speed` they see and hear what others do one thing after
    another, and what happened since their last turn."""

    lang: str = "en"
    theme: str = "light"
    size: tuple[int, int] = DESKTOP
    motion: bool = False
    touch: bool = False
    warned: bool = False
    speed: str = ""
    worker: bool = False
    """Whether pages bring in their service worker, which would stay behind in the window."""


class Window:
    """A browser of its own, with one page that is opened when somebody first looks at it: many only sit down."""

    def __init__(self, browser: Browser, base: str, screen: Screen) -> None:
        self.base = base
        self.screen = screen
        self._theme: Literal["light", "dark"] = "dark" if screen.theme == "dark" else "light"
        width, height = screen.size
        self.context: BrowserContext = browser.new_context(
            base_url=base,
            locale={"en": "en-GB", "cs": "cs-CZ"}[screen.lang],
            viewport={"width": width, "height": height},
            color_scheme=self._theme,
            reduced_motion="no-preference" if screen.motion else "reduce",
            has_touch=screen.touch,
            is_mobile=screen.touch,
            device_scale_factor=2 if screen.touch else 1,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(FOLLOWS % screen.speed if screen.speed else SILENT)
        self.context.add_init_script(TOLD)
        if not screen.worker:
            self.context.add_init_script(NO_WORKER)
        if not screen.warned:  # most play by a plan that no warning changes
            self.context.add_init_script(UNWARNED)
        self._page: Page | None = None

    @property
    def page(self) -> Page:
        if self._page is None:
            self._page = self.context.new_page()
        return self._page

    @property
    def cleanable(self) -> bool:
        """What is kept can be forgotten only from a page of the house."""
        return self._page is None or self._page.url.startswith(self.base)

    def rest(self) -> None:
        """Leaves all rooms. A page that does so by itself keeps its process and what it holds; sent away, it would need
        a new one."""
        self.page.evaluate("location.replace('about:blank')")
        self.page.wait_for_url("about:blank")

    def clean(self) -> None:
        """As if nobody had been here: no cookie, nothing kept, one page of the wished size, no pointer on it."""
        if self._page is not None:
            for page in self.context.pages:
                if page is not self._page:
                    page.close()
            self.rest()
            self._page.evaluate(FORGET)
            self._page.emulate_media(color_scheme=self._theme)
            width, height = self.screen.size
            if self._page.viewport_size != {"width": width, "height": height}:
                self._page.set_viewport_size({"width": width, "height": height})
            if not self.screen.touch:
                self._page.mouse.move(-1, -1)
        self.context.clear_cookies()

    def close(self) -> None:
        self.context.close()


class Windows:
    """Those that wait, the one that was used last at the end."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[Window] = []

    def take(self, base: str, screen: Screen) -> Window:
        for window in reversed(self._idle):
            if (window.base, window.screen) == (base, screen):
                self._idle.remove(window)
                return window
        return Window(self._browser, base, screen)

    def give_back(self, window: Window) -> None:
        """One that has been cleaned."""
        self._idle.append(window)
        if len(self._idle) > IDLE:
            self._idle.pop(0).close()

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()
