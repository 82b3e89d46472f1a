"""Draws every telling moment at every size into one page to look at, and lists what is not sound.

    python3 run.py gallery                                       all games, all moments, all sizes
    python3 run.py gallery --game oath --moment six --sizes 390x844,1440x900 --lang cs --theme dark

Pictures and index.html come into build/gallery (`--out`). Themes and languages take turns, so that each size is drawn
in both themes and in Czech, English and a language 40 % longer; `--lang all --theme all` draws every combination.
The exit code is 1 where a check fails.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.gallery_page import Picture, write
from tests.browser.house import NOT_BUILT, ROOT, STATIC
from tests.browser.moments import GAMES, moments
from tests.browser.moments.moment import Moment
from tests.browser.showcase import LANGS, Showcase
from tests.browser.sound import SIZES, TOUCHED, Fault, Size, sound

THEMES = ("light", "dark")


@dataclass(frozen=True)
class Wish:
    """What is to be drawn."""

    game: str
    moments: tuple[str, ...]
    sizes: tuple[Size, ...]
    langs: tuple[str, ...]
    """Without any they take turns; so do themes."""
    themes: tuple[str, ...]
    out: Path
    static: Path
    pictures: bool

    def looks(self, number: int) -> Iterator[tuple[Size, str, str]]:
        """In which sizes, languages and themes the moment of this number is drawn. Where they take turns, a moment has
        one language for fingers and another for the mouse, and six moments have every combination at every size."""
        for at, size in enumerate(self.sizes):
            langs = self.langs or (LANGS[(number + (size in TOUCHED)) % len(LANGS)],)
            themes = self.themes or (THEMES[(number // len(LANGS) + at) % len(THEMES)],)
            for lang, theme in product(langs, themes):
                yield size, lang, theme


def parse(argv: Sequence[str]) -> Wish:
    parser = argparse.ArgumentParser("run.py gallery", description="Draws telling moments and checks them.")
    parser.add_argument("--game", default="", choices=["", *GAMES], metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--moment", default="", help="names, with commas between them")
    parser.add_argument("--sizes", default="", help="such as 390x844,1440x900; without it all eleven")
    parser.add_argument("--lang", default="", choices=["", *LANGS, "all"], help="without it they take turns")
    parser.add_argument("--theme", default="", choices=["", *THEMES, "all"], help="without it they take turns")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "gallery")
    parser.add_argument("--static", type=Path, default=STATIC, help="pages built elsewhere")
    parser.add_argument("--no-pictures", action="store_true", help="only the checks")
    given = parser.parse_args(argv)
    return Wish(
        given.game,
        tuple(filter(None, given.moment.split(","))),
        tuple(map(size_of, filter(None, given.sizes.split(",")))) or SIZES,
        LANGS if given.lang == "all" else (given.lang,) if given.lang else (),
        THEMES if given.theme == "all" else (given.theme,) if given.theme else (),
        given.out,
        given.static,
        not given.no_pictures,
    )


def size_of(text: str) -> Size:
    width, _, height = text.partition("x")
    return int(width), int(height)


def main(argv: Sequence[str]) -> int:
    wish = parse(argv)
    found = chromium.executable()
    if found is None:
        print(chromium.MISSING, file=sys.stderr)
        return 2
    if not (wish.static / "index.html").is_file():
        print(NOT_BUILT, file=sys.stderr)
        return 2
    chosen = moments(wish.game, *wish.moments)
    if not chosen:
        print(f"no such moment; there are: {', '.join(each.name for each in moments(wish.game))}", file=sys.stderr)
        return 2
    wish.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=chromium.FLAGS + chromium.DRAWING)
        pictures = list(drawn(Showcase(browser, wish.static), chosen, wish))
        browser.close()
    index = write(wish.out, pictures)
    print(summary(pictures))
    print(f"\n{len(pictures)} pictures of {len(chosen)} moments: {index}")
    return 1 if any(picture.faults for picture in pictures) else 0


def drawn(showcase: Showcase, chosen: Sequence[Moment], wish: Wish) -> Iterator[Picture]:
    for number, moment in enumerate(chosen):
        sound_so_far = True
        # Sizes of one page follow each other, so that it is turned and not loaded.
        for size, lang, theme in sorted(wish.looks(number), key=lambda look: (look[1], look[0] in TOUCHED)):
            touch = size in TOUCHED
            try:
                page = showcase.show(moment, size, lang, theme, touch)
            except Exception as error:  # one broken recipe or page does not keep the others from being looked at
                sound_so_far = False
                said = str(error).partition("\n")[0]
                yield Picture(
                    moment, size, lang, theme, "", [Fault("complaint", f"{type(error).__name__}: {said}")], []
                )
                continue
            file = f"{moment.id}-{size[0]}x{size[1]}-{lang}-{theme}.jpg"
            if wish.pictures:
                page.screenshot(path=wish.out / file, type="jpeg", quality=72, animations="disabled", caret="hide")
            finding = sound(page, showcase.on(moment).keys, touch)
            complaints = [Fault("complaint", each) for each in dict.fromkeys(showcase.troubles)]
            showcase.troubles.clear()
            faults = [*finding.faults, *complaints]
            sound_so_far = sound_so_far and not faults
            yield Picture(moment, size, lang, theme, file if wish.pictures else "", faults, finding.notes)
        print(f"{number + 1}/{len(chosen)} {moment.id}{'' if sound_so_far else ': faults'}", flush=True)
        showcase.forget(moment)


def summary(pictures: Sequence[Picture]) -> str:
    """One line for each game, size and kind of fault: how often, and the first of them."""
    counts: Counter[tuple[str, str, str]] = Counter()
    first: dict[tuple[str, str, str], str] = {}
    for picture in pictures:
        for fault in picture.faults:
            key = (picture.moment.game, f"{picture.size[0]}x{picture.size[1]}", fault.kind)
            counts[key] += 1
            first.setdefault(key, f"{picture.moment.name} ({picture.lang}): {fault.what} ({fault.detail})")
    if not counts:
        return "no faults"
    order = {f"{width}x{height}": i for i, (width, height) in enumerate(SIZES)}
    rows = sorted(counts, key=lambda key: (key[0], order.get(key[1], 99), -counts[key]))
    lines = [
        f"{game:9} {size:>9} {kind:16} {counts[game, size, kind]:5}  {first[game, size, kind][:200]}"
        for game, size, kind in rows
    ]
    return "\n".join([f"{'game':9} {'size':>9} {'fault':16} {'count':>5}  first example", *lines])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
