"""Tests, scripts and the pages themselves find elements by role, name or data-*, never by class: a class is for styles
and may be renamed by whoever styles (docs/testing.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.by_class import in_file, in_javascript, in_python

ROOT = Path(__file__).parents[2]
FOLDERS = ("tests", "benchmarks", "docs", "examples", "web/src")
KINDS = {".py", ".js", ".mjs", ".ts", ".tsx"}
OWN = {"by_class.py", "test_no_class_selectors.py"}
"""Here they stand as samples."""


def test_nothing_is_found_by_class() -> None:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    assert len(files) > 300
    faults = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for path in sorted(files)
        if path.name not in OWN and "node_modules" not in path.parts
        for line, what in in_file(path)
    ]
    assert faults == [], "found by class:\n" + "\n".join(faults)


BROWSES = "from playwright.sync_api import Page\n"


@pytest.mark.parametrize(
    "code",
    [
        'page.locator(".prompt")',
        'page.locator("main.board")',
        "page.locator(f\".pile[data-zone='pile:{face}'] .card.can\")",
        'page.locator("[data-part=prompt] > .opts button[aria-keyshortcuts=Enter]")',
        'page.locator(f"{where} .opts button")',
        'page.locator(f".o-{suit}")',
        'page.locator("css=.prompt")',
        'page.locator("[class~=prompt]")',
        'page.locator("custom-thing.on")',
        'page.locator(".a" if small else "[data-b]")',
        'page.wait_for_selector(".toast.error")',
        'tab_to(page, "a.bx[href*=dominion]")',
        'for selector in (".prompt", "[data-part=hand]"): pass',
        'PLACES = {"tile": "[data-zone=\'tile:{}\'].can"}',
        'window(page, opened, ".optlist")',
        'rows.locator("td:not(.why)")',
        'page.locator(":is(.prompt, [data-part=deal])")',
        'expect(site).to_have_class("tool lit")',
        "page.evaluate(\"() => document.querySelectorAll('.hand .card').length\")",
        'LOOK = """() => {\n  if (thing.closest(\'.vh\')) return;\n}"""',
        "page.evaluate(\"node => node.classList.contains('flight')\")",
        "page.evaluate(\"document.getElementsByClassName('card')\")",
    ],
)
def test_python_that_goes_by_class_is_found(code: str) -> None:
    assert list(in_python(BROWSES + code))


@pytest.mark.parametrize(
    "code",
    [
        "page.locator(\"[data-part=prompt] > [data-part=answers] button[aria-keyshortcuts='Enter']\")",
        "page.locator(f\"[data-zone='pile:{face}'] [data-part=card][data-light=can]\")",
        "page.locator(\"a[href$='.json']\")",
        "page.locator(\"[title='e.g. this one']\")",
        'page.locator("#main:not([aria-busy=true])")',
        'page.locator("text=Hello. World")',
        'page.locator("dialog[open]").locator(holds).first.click()',
        'page.get_by_text("It ends.here")',
        'open("index.html").read(); Path(".venv"); name.endswith(".tsx")',
        'page.route("**/api/me", tell); page.goto("/rules/dominion#D3.2-a")',
        'page.evaluate("dialog => dialog.contains(document.activeElement)")',
        'page.evaluate("told.until(state => state.view.over, 60_000)")',
        'page.evaluate("cards => cards.map(card => card.dataset.face)")',
        'NOTE = """() => `${thing.tagName}.${thing.getAttribute(\'class\')} 1.5px`"""',
        'float("1.5"); "cubic-bezier(.2,.75,.3,1)"; "D3.2-a"; "test_x.py"; "..."',
    ],
)
def test_other_python_is_let_pass(code: str) -> None:
    assert list(in_python(BROWSES + code)) == []


def test_python_that_drives_no_browser_may_have_names_that_begin_with_a_dot() -> None:
    assert list(in_python('IGNORED = {".hypothesis", ".ci"}')) == []
    assert list(in_python('page.locator(".ci")'))


@pytest.mark.parametrize(
    "code",
    [
        'root.querySelector(".q")?.textContent',
        'root.querySelector<HTMLElement>(".hand .card.can")!.click()',
        "const lit = list.querySelector('.cur');",
        'labels(".hand .card")',
        'rectOf(".val > .prompt")',
        "rectOf(`${place} [data-lit], ${place} .chip.lit`)",
        'const card = (face: string) => `.card[data-face="${face}"]`;',
        'document.querySelectorAll(selector || ".map")',
        '[...document.querySelectorAll<SVGSVGElement>("svg.drawing")]',
        '(event.target as Element).closest("button, .named")',
        'if (focused.matches("button.go")) return;',
        "document.querySelector(`.o-${suit}`)",
        'element.classList.contains("on")',
        'element.className.includes("on")',
        'document.getElementsByClassName("card")',
        'document.querySelector("[class*=card]")',
    ],
)
def test_javascript_that_goes_by_class_is_found(code: str) -> None:
    assert list(in_javascript(code))


@pytest.mark.parametrize(
    "code",
    [
        'import { Icon } from "./Icon"; import "./north.css"; import x from "../.."; import y from ".";',
        'root.querySelector(\'[data-part="hand"] [data-options~="play"]\')!.click()',
        'document.querySelectorAll(`[data-zone="${CSS.escape(zone)}"]`)',
        'element.matches(":popover-open"); element.closest("button, summary")',
        'strip.classList.toggle("lapped", lap < 0); token.className = look;',
        "const size = `${box.width.toFixed(1)}px`; const ease = 'cubic-bezier(.2,.75,.3,1)';",
        "// once it was querySelector('.cur')\nconst found = all.find((one) => one.at === at);",
        "/* .card is a class */ const name = 'table.css'; const file = `${name}.svg`;",
        'texts.text("web-no.help"); const site = "https://example.org/a.b"; const n = "1.5";',
        'const style = { transform: "scale(.5)" }; const end = file.endsWith(".json");',
        "return <p class={`note ${on ? 'on' : ''}`}>{a.b.c}</p>;",
    ],
)
def test_other_javascript_is_let_pass(code: str) -> None:
    assert list(in_javascript(code)) == []


def test_the_line_is_named() -> None:
    script = 'SMALL = """() => {\n  const a = 1;\n  return thing.closest(\'.vh\');\n}"""\n'
    assert list(in_python(BROWSES + script)) == [(4, ".vh")]
    assert list(in_javascript('const a = 1;\n// nothing\nfind(".x .y");')) == [(3, ".x .y")]
