"""Finds where Python or JavaScript looks for elements by CSS class."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

Fault = tuple[int, str]
"""A line, from 1, and what stands there."""

HOLE = "\x01"
"""What is put into a string where it runs."""

TAG = re.compile(
    r"a|abbr|article|aside|b|body|button|circle|code|d[dlt]|details|dialog|div|em|fieldset|figure|footer|form|g|h[1-6]"
    r"|header|hr|html|i|img|input|kbd|label|legend|li|line|main|mark|nav|ol|option|output|p|path|rect|section|select"
    r"|small|span|strong|sub|summary|sup|svg|table|tbody|td|text|textarea|tfoot|th|thead|time|tr|ul|use|\*"
)
SUFFIX = re.compile(
    r"avif|br|cfg|css|csv|ftl|git|gz|html|ico|ini|jpe?g|jsonl?|jsx?|md|mjs|png|pyc?|pyi|sh|sqlite|svg|toml|tsx?|txt"
    r"|venv|webmanifest|webp|woff2|xml|ya?ml|zip"
)
"""What stands after the dot in the name of a file."""

ATTRIBUTE = r"\[[^\[\]]*\]"
NAME = r"-?[A-Za-z_\x01][\w\x01-]*"
INSIDE = r"(?:[^()]|\([^()]*\))*"
SIMPLE = rf"(?:\#{NAME}|\.{NAME}|{ATTRIBUTE}|::?{NAME}(?:\({INSIDE}\))?)"
COMPOUND = rf"(?:(?P<tag>{NAME}|\*){SIMPLE}*|{SIMPLE}+)"
TOKENS = re.compile(rf"\s*[>+~,]\s*|\s+|{COMPOUND}")

SELECTING = {
    *("locator", "frame_locator", "query_selector", "query_selector_all", "wait_for_selector"),
    *("eval_on_selector", "eval_on_selector_all"),
}
"""Calls of Playwright whose words are selectors."""
SELECTING_JS = re.compile(r"\b(?:querySelector(?:All)?|closest|matches|locator)\s*(?:<[^()]*?>)?\??\.?\(\s*$")
STATES = {"to_have_class", "to_contain_class", "not_to_have_class", "not_to_contain_class"}
ASKED = re.compile(
    r"getElementsByClassName|classList\??\.(?:contains|value|item)\b|\btoHaveClass\b"
    r"|(?:\.className|getAttribute\(\s*['\"]class['\"]\s*\))\s*\??"
    r"(?:\.(?:includes|match|startsWith)\b|[!=]==?\s*['\"](?!string))"
)
"""A class that JavaScript asks for as a state."""
BY_ATTRIBUTE = re.compile(r"\[\s*class\s*(?:[~|^$*]?=|\])")


def selects_by_class(selector: str) -> bool:
    """Of what is surely a selector."""
    if re.match(r"\s*(?:text|xpath|role|id|data-testid)=|\s*//", selector):
        return False
    bare = re.sub(r"\"[^\"]*\"|'[^']*'", "''", selector.removeprefix("css="))
    return bool(BY_ATTRIBUTE.search(bare) or re.search(rf"\.{NAME}", re.sub(ATTRIBUTE, "[]", bare)))


def reads_as_selector(text: str) -> bool:
    """Whether a string that may be anything can only be a selector, and goes by class: `.hand .card`, `dialog.result`,
    but neither `index.html` nor `./Table` nor a sentence."""
    if not text or len(text) > 400 or "\n" in text:
        return False
    at, tags, parts = 0, list[str](), list[str]()
    while at < len(text):
        token = TOKENS.match(text, at)
        if token is None or token.end() == at:
            return False
        at = token.end()
        if token["tag"]:
            tags.append(token["tag"])
        # What follows a hole at once may as well be a field or a suffix: "0.favor", "north.svg".
        part = re.sub(rf"^{HOLE}(?:\.{NAME})+", HOLE, token[0])
        parts.append(re.sub(rf"{ATTRIBUTE}|\"[^\"]*\"|'[^']*'", "[]", part))
    if any(HOLE not in tag and not TAG.fullmatch(tag) for tag in tags):
        return False
    if BY_ATTRIBUTE.search(text):
        return True
    classes = [found for part in parts for found in re.findall(rf"\.({NAME})", part)]
    return any(name != HOLE and not SUFFIX.fullmatch(name) for name in classes)


# --- JavaScript ---


BEGIN = re.compile(r"(?<!:)//|/\*|['\"`]")
QUOTED = {sign: re.compile(rf"{sign}((?:\\.|[^\\\n{sign}])*){sign}") for sign in "'\""}


def strings(source: str) -> Iterator[tuple[int, str, str]]:
    """Each string of JavaScript: where it begins, what stands before it, and itself, with a hole for whatever is put
    in. Comments are skipped."""
    at = 0
    while begin := BEGIN.search(source, at):
        at, sign = begin.start(), begin[0]
        before = source[max(0, at - 80) : at]
        if sign in ("//", "/*"):
            end = source.find("\n" if sign == "//" else "*/", at)
            at = end + 1 if end >= 0 else len(source)
        elif sign == "`":
            end, text, holes = template(source, at + 1)
            if end:
                yield at, before, text
                for place, inside in holes:
                    yield from ((place + there, around, inner) for there, around, inner in strings(inside))
            at = end or at + 1
        else:
            found = QUOTED[sign].match(source, at)
            if found:
                yield at, before, found[1]
            at = found.end() if found else at + 1


def template(source: str, at: int) -> tuple[int, str, list[tuple[int, str]]]:
    """The end of a template string (0 if it has none), its text, and what is put into it."""
    text, holes = "", list[tuple[int, str]]()
    while at < len(source):
        if source[at] == "`":
            return at + 1, text, holes
        if source[at] == "\\":
            text, at = text + source[at : at + 2], at + 2
        elif source.startswith("${", at):
            begin, depth, at = at + 2, 1, at + 2
            while at < len(source) and depth:
                depth += {"{": 1, "}": -1}.get(source[at], 0)
                at += 1
            holes.append((begin, source[begin : at - 1]))
            text += HOLE
        else:
            text, at = text + source[at], at + 1
    return 0, "", []


def in_javascript(source: str) -> Iterator[Fault]:
    for at, before, text in strings(source):
        surely = SELECTING_JS.search(before)
        if selects_by_class(text) if surely else reads_as_selector(text):
            yield line_of(source, at), text.replace(HOLE, "…")
    plain = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", lambda found: re.sub(r"[^\n]", " ", found[0]), source, flags=re.S)
    for asked in ASKED.finditer(plain):
        yield line_of(source, asked.start()), asked[0]


def line_of(source: str, at: int) -> int:
    return source.count("\n", 0, at) + 1


# --- Python ---


JAVASCRIPT = re.compile(r"=>|\bdocument\.|querySelector|classList|getElementsBy")
WORTH_READING = re.compile(rf"{'|'.join(sorted(SELECTING | STATES))}|{JAVASCRIPT.pattern}")


def in_python(source: str) -> Iterator[Fault]:
    """In what Playwright is given; and where a file drives a browser, in every string that can only be a selector."""
    browses = "playwright" in source or "tests.browser" in source
    if not browses and not WORTH_READING.search(source):
        return
    nodes = list(ast.walk(ast.parse(source)))
    sure = {id(word) for call in nodes if is_selecting(call) for word in words_of(call)}
    inner = {id(part) for joined in nodes if isinstance(joined, ast.JoinedStr) for part in joined.values}
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in STATES:
            yield node.lineno, node.func.attr
        text = None if id(node) in inner else text_of(node)
        if text is None:
            continue
        assert isinstance(node, ast.expr)
        if selects_by_class(text) if id(node) in sure else browses and reads_as_selector(text):
            yield node.lineno, text.replace(HOLE, "…")
        elif JAVASCRIPT.search(text):
            # Of a string over several lines the first one is the best that is known where there are escapes in it.
            yield from ((node.lineno + line - 1, what) for line, what in in_javascript(text))


def is_selecting(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SELECTING


def words_of(call: ast.AST) -> Iterator[ast.expr]:
    """The selector of a call: its first argument, in all its cases."""
    assert isinstance(call, ast.Call)
    for given in [*call.args[:1], *(each.value for each in call.keywords if each.arg == "selector")]:
        for node in [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]:
            if text_of(node) is not None:
                yield node


def text_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)  # type: ignore[misc]
    return None


def in_file(path: Path) -> list[Fault]:
    source = path.read_text(encoding="utf-8")
    return sorted(set((in_python if path.suffix == ".py" else in_javascript)(source)))
