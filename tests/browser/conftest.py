"""A real Chromium, real servers, and visitors whose pages may not complain about anything."""

from __future__ import annotations

import warnings
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import kronika
from examples.high_card.game import HighCard
from tests import selection
from tests.browser import chromium
from tests.browser.house import NOT_BUILT, STATIC, House
from tests.browser.showcase import Showcase
from tests.browser.visitor import Visitor
from tests.browser.windows import PATIENCE, Screen, Window, Windows
from tests.server.clock import Clock
from tests.server.parlour import Parlour, relaxed

FAILED = pytest.StashKey[bool]()
HERE = Path(__file__).parent
LONGEST = "test_walk.py"

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first here, or one worker would still be at it when the others are done."""
    places = [place for place, item in enumerate(items) if item.path.is_relative_to(HERE)]
    ordered = sorted((items[place] for place in places), key=lambda item: item.path.name != LONGEST)
    for place, item in zip(places, ordered, strict=True):
        items[place] = item


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever tidies up after a test learns whether it failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def pictures(request: pytest.FixtureRequest) -> bool:
    """Whether pixels are drawn, so that there is a picture of what went wrong: where a test is named by itself."""
    return selection.named(request.config)


# For the package, not for the session: Playwright keeps an event loop in this thread, where no other could run then.
@pytest.fixture(scope="package")
def browser(pictures: bool) -> Iterator[Browser]:
    found = chromium.executable()
    if found is None:
        if chromium.required():
            pytest.fail(chromium.MISSING, pytrace=False)
        warnings.warn(chromium.MISSING, stacklevel=1)  # said even where nobody asks for the reasons of skips
        pytest.skip(chromium.MISSING)
    with sync_playwright() as playwright:
        flags = chromium.FLAGS + (chromium.DRAWING if pictures else chromium.NOT_DRAWING)
        running = playwright.chromium.launch(executable_path=found, args=flags)
        yield running
        running.close()


@pytest.fixture(scope="package")
def built() -> None:
    """The front end is there, and this process knows the games too, to compare with and to say their texts."""
    kronika.register(HighCard())
    kronika.games()
    if not (STATIC / "index.html").is_file():
        pytest.fail(NOT_BUILT, pytrace=False)


@pytest.fixture(scope="package")
def common_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from _house(tmp_path_factory.mktemp("house"))


@pytest.fixture
def house(common_house: House) -> House:
    """A server that all tests share; each creates tables of its own."""
    return common_house


@pytest.fixture
def own_house(built: None, tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill. Asked for before `visit`, so that nobody is left in it when it closes."""
    yield from _house(tmp_path)


def _house(data: Path) -> Iterator[House]:
    house = House(data)
    house.start()
    try:
        yield house
    finally:
        house.stop()
    assert house.errors() == "", "the server complained"


@pytest.fixture(scope="package")
def showcase(browser: Browser, built: None) -> Iterator[Showcase]:
    """Pages for moments, without a house."""
    showcase = Showcase(browser)
    yield showcase
    showcase.close()


class Served(Protocol):
    """Where somebody can go: a House, or a server in this process."""

    @property
    def base(self) -> str: ...


class Visit(Protocol):
    """Lets somebody in: `visit("Anna", lang="cs", house=own_house)`."""

    def __call__(self, name: str = "", *, house: Served | None = None, **screen: Any) -> Visitor: ...


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Iterator[Windows]:
    windows = Windows(browser)
    yield windows
    windows.close()


@pytest.fixture
def days(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Parlour, Clock]]:
    """A server in this process whose days pass when we say so."""
    clock = Clock(monkeypatch)
    with Parlour(relaxed(tmp_path / "house", clock_every=0.1)) as parlour:
        yield parlour, clock


@pytest.fixture
def visit(
    browser: Browser, windows: Windows, pictures: bool, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Visit]:
    """Whoever comes to the common house gets a window that another has left, if there is one like it."""
    visitors: list[Visitor] = []
    guests: set[Visitor] = set()

    def come(name: str = "", *, house: Served | None = None, **screen: Any) -> Visitor:
        wanted = Screen(**screen)
        if house is None:
            visitor = Visitor(windows.take(request.getfixturevalue("house").base, wanted), name)
            guests.add(visitor)
        else:
            visitor = Visitor(Window(browser, house.base, wanted), name)
        visitors.append(visitor)
        return visitor

    yield come
    failed = request.node.stash.get(FAILED, False)
    for i, visitor in enumerate(visitors):
        if pictures and failed:
            visitor.page.screenshot(path=tmp_path / f"{i}.png")
            print(f"what {visitor.name or 'the visitor'} saw: {tmp_path / f'{i}.png'}")
        if visitor in guests and not visitor.changed and not failed and visitor.window.cleanable:
            windows.give_back(visitor.leave())
        else:
            visitor.window.close()
    if visitors and not pictures and failed:
        print(f"run by its name, it leaves pictures of what they saw: pytest '{request.node.nodeid}'")
    troubles = [f"{visitor.name or 'a visitor'}: {trouble}" for visitor in visitors for trouble in visitor.troubles]
    assert not troubles, "\n".join(troubles)
