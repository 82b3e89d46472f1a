"""The documentation site: `python3 run.py docs` builds it into build/site.

The pages are written to be read in the repository as well, where a link may lead to any file. So they are gathered
into build/pages first: README becomes the first page, docs/ lies beside it, and every source file that a page links to
becomes a page of its own, with its lines. zensical makes the site from there, as mkdocs.yml says.
"""

from __future__ import annotations

import os
import posixpath
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tasks.console import Trouble, captured, failure, say

PLACES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "web/README.md": "browser.md",
}
"""Where a page of the repository goes; docs/ itself goes to the top, everything else below source/."""

PICTURES = (".jpg", ".png", ".svg")
LISTED = (".py", ".md", ".ftl", ".toml")
"""What the page of a folder leads on to."""
LANGUAGES = {".py": "python", ".ts": "typescript", ".tsx": "typescript", ".toml": "toml"}

LINK = re.compile(r"(?<=\]\()(?P<file>[^)\s#]+)(?:#(?P<anchor>[^)\s]+))?(?=\))")
FENCE = re.compile(r"^(```+).*?^\1$", re.MULTILINE | re.DOTALL)


# --- gathering the pages ---


def gather(root: Path) -> list[str]:
    """Writes all pages and pictures into build/pages and says which there are. What has not changed is left alone, so
    that a running preview draws only what is new."""
    folder = root / "build" / "pages"
    waiting = sorted({*PLACES, *(path.relative_to(root).as_posix() for path in (root / "docs").rglob("*.md"))})
    written: dict[str, bytes] = {}
    while waiting:
        path = waiting.pop()
        if place_of(root, path) in written:
            continue
        page, links = page_of(root, path)
        if missing := [link for link in links if not (root / link).exists()]:
            raise Trouble(f"{path} links to {missing[0]}, which is not there")
        written[place_of(root, path)] = page
        waiting += links
    for place, content in written.items():
        file = folder / place
        if not file.is_file() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    for file in folder.rglob("*"):
        if file.is_file() and file.relative_to(folder).as_posix() not in written:
            file.unlink()
    return sorted(written)


def place_of(root: Path, path: str) -> str:
    """Where a file of the repository lies among the pages."""
    if path in PLACES:
        return PLACES[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if (root / path).is_dir():
        return f"source/{path}/index.md"
    return f"source/{path}" if path.endswith((".md", *PICTURES)) else f"source/{path}.md"


def page_of(root: Path, path: str) -> tuple[bytes, list[str]]:
    """A file as it goes into the site, and the files it links to."""
    file = root / path
    if path.endswith(PICTURES):
        return file.read_bytes(), []
    if file.is_dir():
        inside = [f"{path}/{name}" for name in listing(file)]
        lines = [f"- [{each.removeprefix(f'{path}/')}]({each.removeprefix(f'{path}/')})" for each in inside]
        text, _ = relinked(root, "\n".join([f"# {path}", "", *lines, ""]), path, place_of(root, path))
        return text.encode(), inside
    text = file.read_text(encoding="utf-8")
    if path.endswith(".md"):
        text, links = relinked(root, text, posixpath.dirname(path), place_of(root, path))
        return text.encode(), links
    return source_page(path, text).encode(), []


def listing(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*")):
        if file.suffix in LISTED and "__pycache__" not in file.parts:
            yield file.relative_to(folder).as_posix()


def source_page(path: str, text: str) -> str:
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    language = LANGUAGES.get(posixpath.splitext(path)[1], "text")
    return f'---\nsearch:\n  exclude: true\n---\n# {path}\n\n{fence}{language} linenums="1"\n{text.rstrip()}\n{fence}\n'


def relinked(root: Path, text: str, folder: str, place: str) -> tuple[str, list[str]]:
    """A page with its links as they are on the site, and the files that these lead to; code is left as it is."""
    links: list[str] = []

    def moved(link: re.Match[str]) -> str:
        file, anchor = link["file"], link["anchor"]
        if "://" in file:
            return link[0]
        path = posixpath.normpath(posixpath.join(folder, file))
        links.append(path)
        target = posixpath.relpath(place_of(root, path), posixpath.dirname(place) or ".")
        if anchor is None:
            return target
        return f"{target}#{re.sub(r'^L(?=[0-9]+$)', '__codelineno-0-', anchor)}"

    parts, end = [], 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(moved, text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, LINK.sub(moved, text[end:])]), links


# --- the site ---


def build(root: Path, python: Path) -> None:
    pages = gather(root)
    say("building the site ...")
    done = captured([str(python), "-m", "zensical", "build", "--clean", "--strict"], dict(os.environ), root)
    if done.returncode:
        raise Trouble(failure("building the site", done.stdout))
    count = sum(page.endswith(".md") for page in pages)
    say(f"{count} pages; open {root / 'build' / 'site' / 'index.html'}")


def show(root: Path, python: Path) -> None:
    """Serves the site until it is interrupted; a page that is edited meanwhile is drawn again."""
    gather(root)
    server = subprocess.Popen([str(python), "-m", "zensical", "serve"], cwd=root)
    told = ""
    try:
        while server.poll() is None:
            try:
                server.wait(timeout=1)
            except subprocess.TimeoutExpired:
                told = gather_again(root, told)
    finally:
        server.terminate()


def gather_again(root: Path, told: str) -> str:
    """A mistake in a page that is being written ends nothing: it is told, once, and returned."""
    try:
        gather(root)
    except Trouble as trouble:
        if str(trouble) != told:
            say(str(trouble))
        return str(trouble)
    return ""
