"""Dependencies point one way, files stay small, and no module is called utils."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kronika.testing.sources import nodes_of, parsed

pytestmark = pytest.mark.plain

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "kronika"
OURS = sorted(path for folder in ("src", "tests", "examples", "benchmarks") for path in (ROOT / folder).rglob("*.py"))


def modules(folder: str) -> list[Path]:
    found = sorted((SOURCE / folder).rglob("*.py"))
    assert found, f"nothing found in {folder}"
    return found


@cache
def imported(path: Path) -> tuple[str, ...]:
    """Modules of Kronika that a file imports, at its top, in a function or for types only."""
    return tuple(name for node in nodes_of(path) for name in names_in(node, path) if is_module(name))


def names_in(node: ast.AST, path: Path) -> list[str]:
    """What an import names; nothing else names anything."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        assert node.level == 0, f"{path.name}: a relative import hides where it points"
        assert node.module is not None
        return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []


@cache
def is_module(name: str) -> bool:
    """Whether this is a module of Kronika."""
    if name.partition(".")[0] != "kronika":
        return False
    place = SOURCE.parent.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def strays(path: Path, allowed: tuple[str, ...]) -> list[str]:
    return [name for name in imported(path) if not any(name == ok or name.startswith(f"{ok}.") for ok in allowed)]


@pytest.mark.parametrize("path", modules("engine"), ids=lambda path: path.stem)
def test_the_engine_knows_nothing_of_the_rest(path: Path) -> None:
    allowed = [name for name in imported(path) if not name.startswith("kronika.engine")]
    assert allowed == []


@pytest.mark.parametrize("path", modules("games"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_game_knows_the_engine_and_itself(path: Path) -> None:
    game = path.relative_to(SOURCE / "games").parts[0].removesuffix(".py")
    own = "kronika.games" if game == "__init__" else f"kronika.games.{game}"
    shared = ("learned", "playout", "random", "search")
    common = tuple(f"kronika.bots.{name}" for name in shared) if "bots" in path.parts else ()
    laying_out = ("kronika.scene",) if path.name == "scene.py" else ()  # no rule may know it
    found = strays(path, ("kronika.engine", own, *common, *laying_out))
    known = ("kronika", "kronika.games", "kronika.bots" if common else "")
    assert [name for name in found if name not in (known if laying_out else known[1:])] == []


@pytest.mark.parametrize("path", modules("bots"), ids=lambda path: path.stem)
def test_common_bots_know_asks_and_sights_and_no_single_game(path: Path) -> None:
    assert [
        name for name in imported(path) if name.startswith(("kronika.cli", "kronika.games.", "kronika.server"))
    ] == []


def test_nobody_who_plays_or_serves_knows_what_is_demanded_of_games() -> None:
    """Lessons need scenes; the demands and their tools would only take a server's memory."""
    others = [path for path in sorted(SOURCE.rglob("*.py")) if path.parent != SOURCE / "testing"]
    assert [path for path in others if any(name.startswith("kronika.testing") for name in imported(path))] == []


def test_nobody_but_the_command_line_knows_the_command_line() -> None:
    users = [path for path in sorted(SOURCE.rglob("*.py")) if any("kronika.cli" in name for name in imported(path))]
    assert users
    assert all(path.parent == SOURCE / "cli" for path in users)


def test_this_test_sees_imports_in_every_form(tmp_path: Path) -> None:
    text = "import kronika.cli\nfrom kronika import games\ndef f():\n    from kronika.bots.random import RandomBot\n"
    (tmp_path / "sample.py").write_text(text, encoding="utf-8")
    found = imported(tmp_path / "sample.py")
    assert found == ("kronika.cli", "kronika", "kronika.games", "kronika.bots.random")


# --- no cycles ---


def needed(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Modules that are imported at run time, at the top or in a function, and what is taken from them."""
    if isinstance(node, ast.Import):
        yield from ((alias.name, "") for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield from ((str(node.module), alias.name) for alias in node.names)
    elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        for otherwise in node.orelse:
            yield from needed(otherwise)
    else:
        for child in ast.iter_child_nodes(node):
            yield from needed(child)


def imports_under(folder: Path) -> dict[str, list[str]]:
    """Which modules of a folder need which others; a package is what its `__init__` needs."""
    found: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    imports: dict[str, list[str]] = {}
    for module, path in found.items():
        taken = needed(parsed(path))
        names = {f"{source}.{name}" if f"{source}.{name}" in found else source for source, name in taken}
        names |= {package for name in names for package in packages_of(name) if not within(module, package)}
        imports[module] = sorted(names & found.keys())
    return imports


def packages_of(module: str) -> list[str]:
    """The packages that a module is in: their `__init__` runs before it."""
    parts = module.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts))]


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def cycle_in(imports: dict[str, list[str]]) -> list[str]:
    """One way from a module back to itself, if there is any."""
    done: set[str] = set()

    def walk(module: str, way: list[str]) -> list[str]:
        if module in way:
            return [*way[way.index(module) :], module]
        if module not in done:
            for other in imports[module]:
                found = walk(other, [*way, module])
                if found:
                    return found
            done.add(module)
        return []

    return next((found for found in (walk(module, []) for module in imports) if found), [])


def test_no_module_needs_one_that_needs_it() -> None:
    imports = imports_under(SOURCE.parent)
    assert "kronika.games.oath.battle" in imports["kronika.games.oath.campaign"]
    cycle = cycle_in(imports)
    assert not cycle, f"{' → '.join(cycle)}: move what both need into a module of its own"


@pytest.mark.parametrize(
    ("two", "cycle"),
    [
        ("from toy.one import A\n", ["toy.one", "toy.two", "toy.one"]),
        ("def b():\n    from toy import one\n", ["toy.one", "toy.two", "toy.one"]),
        ("if TYPE_CHECKING:\n    from toy.one import A\n", []),
        ("import typing\nif typing.TYPE_CHECKING:\n    import toy.one\nelse:\n    import json\n", []),
        ("if TYPE_CHECKING:\n    import json\nelse:\n    import toy.one\n", ["toy.one", "toy.two", "toy.one"]),
    ],
)
def test_a_cycle_is_seen_where_it_matters_at_run_time(two: str, cycle: list[str], tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "one.py").write_text("import toy.two\n", encoding="utf-8")
    (tmp_path / "toy" / "two.py").write_text(two, encoding="utf-8")
    assert cycle_in(imports_under(tmp_path)) == cycle


def test_only_the_engine_counts_what_came_out() -> None:
    found = [path.name for path in modules("games") if "reveal_count +=" in path.read_text(encoding="utf-8")]
    assert found == [], "`cards.draw`, `learn`, `reveal` and `came_out` count"


# --- tests of games ---


def private_fields(source: str) -> list[int]:
    """The lines where something's private field is used by another; what a class has of its own is its own."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]


def test_tests_of_games_use_no_private_field() -> None:
    """What they need is in `kronika.testing`, for anybody's game."""
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for folder in ("games", "scenes")
        for path in (ROOT / "tests" / folder).rglob("*.py")
        for line in private_fields(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_private_field_of_another_is_seen() -> None:
    assert private_fields("a = self._own\nb = scene.table._state\nc = table.__class__\n") == [2]


# --- files ---


def test_no_file_is_longer_than_600_lines() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in OURS}
    assert len(lengths) > 50
    assert {name: n for name, n in lengths.items() if n > 600} == {}


def test_a_file_is_named_after_the_thing_in_it() -> None:
    vague = {"utils", "util", "helpers", "helper", "misc", "common", "tools"}
    assert [str(path) for path in OURS if {path.stem, path.parent.name} & vague] == []


STDLIB_OF_CHANCE = {"random", "secrets", "time", "datetime", "os", "uuid"}


@pytest.mark.parametrize("folder", ["engine", "games"])
def test_rules_have_no_clock_and_no_chance_of_their_own(folder: str) -> None:
    found = []
    for path in modules(folder):
        if "bots" in path.parts:
            continue  # a bot may be moody; its seed is its own
        for node in nodes_of(path):
            if isinstance(node, ast.Import):
                found += [(path.name, alias.name) for alias in node.names if alias.name in STDLIB_OF_CHANCE]
            elif isinstance(node, ast.ImportFrom) and node.module in STDLIB_OF_CHANCE:
                found.append((path.name, str(node.module)))
    assert found == []
