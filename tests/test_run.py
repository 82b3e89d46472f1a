"""run.py: what it reads from the command line, when it has something to do, and how it speaks."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import run
from run import Order, Stamp, Venv
from tasks import console, lock
from tasks.console import Trouble

ROOT = Path(run.__file__).parent
LOCK = """# head

# [run]
rich==15.0.0 \\
    --hash=sha256:aa
typer==0.29.0 ; sys_platform == 'win32' \\
    --hash=sha256:bb

# [compile test]
mypy==2.4.1 \\
    --hash=sha256:cc

# [bench]
pyminion==0.4.0 \\
    --hash=sha256:dd
"""


# --- the command line


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("", Order("serve")),
        ("--port 9000", Order("serve", ("--port", "9000"))),
        ("play --seats 3", Order("play", ("--seats", "3"))),
        ("-- --help", Order("serve", ("--help",))),
        ("--help", Order("help")),
        ("setup", Order("setup")),
        ("test", Order("test")),
        ("test -k moat", Order("test", ("-k", "moat"))),
        ("test --compiled -x", Order("test", ("-x",), compiled=True)),
        ("test --quick", Order("test", quick=True)),
        ("test --research -x", Order("test", ("-x",), research=True)),
        ("test --long", Order("test", ("--long",))),
        ("bench --games 9", Order("bench", ("--games", "9"))),
        ("docs", Order("docs")),
        ("docs --serve", Order("docs", ("--serve",))),
        ("release --compiled --try", Order("release", ("--compiled", "--try"))),
    ],
)
def test_command_line(line: str, order: Order) -> None:
    assert run.parse(line.split()) == order


def test_unknown_command_is_told_the_nearest() -> None:
    with pytest.raises(Trouble, match="Did you mean `test`"):
        run.parse(["tset"])
    with pytest.raises(Trouble, match="There are: bench, compile"):
        run.parse(["xyzzy"])


def test_who_asks_for_what_changed_names_no_tests() -> None:
    with pytest.raises(Trouble, match="chooses by itself what to run, but got: -k moat"):
        run.parse(["test", "--quick", "-k", "moat"])


@pytest.mark.parametrize("command", run.WITHOUT_ARGUMENTS)
def test_arguments_that_mean_nothing_are_refused(command: str) -> None:
    with pytest.raises(Trouble, match="takes no arguments, but got: --fast"):
        run.parse([command, "--fast"])


def test_the_site_takes_no_other_word() -> None:
    with pytest.raises(Trouble, match="takes --serve or nothing, but got: --server"):
        run.parse(["docs", "--server"])


def test_help_names_every_command() -> None:
    assert run.__doc__ is not None
    assert all(f"run.py {command}" in run.__doc__ for command in run.COMMANDS)


@pytest.mark.parametrize(
    ("line", "needed"),
    [
        ("gallery", ["web", "tools"]),
        ("endure tests --told", ["web", "tools"]),
        ("endure --house load", ["tools"]),
        ("bench", []),
    ],
)
def test_what_looks_at_pages_has_them_built(line: str, needed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(run, "ensure", lambda *_: Venv(run.ROOT))
    monkeypatch.setattr(run, "ensure_web", lambda _: done.append("web"))
    monkeypatch.setattr(run, "ensure_tools", lambda: done.append("tools"))
    monkeypatch.setattr(run, "hand_over", lambda _: None)
    monkeypatch.chdir(run.ROOT)
    assert run.obey(run.parse(line.split())) == 0
    assert done == needed


def test_trouble_goes_to_stderr_without_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["tset"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("run.py: there is no command `tset`.")


# --- hashes and stamps


def test_digest_keeps_names_and_contents_apart() -> None:
    assert run.digest([("a", b"bc")]) != run.digest([("ab", b"c")])
    assert run.digest([("a", b"b"), ("c", b"d")]) != run.digest([("a", b"bc"), ("", b"d")])


def test_wanted_follows_both_files(project: Path) -> None:
    seen = {run.digest_of_wanted(project)}
    for name in ("pyproject.toml", "requirements.lock"):
        (project / name).write_text("changed")
        seen.add(run.digest_of_wanted(project))
    assert len(seen) == 3


def test_missing_lock_is_named(project: Path) -> None:
    (project / "requirements.lock").unlink()
    with pytest.raises(Trouble, match=r"requirements\.lock is missing"):
        run.digest_of_wanted(project)


def test_sources_follow_names_and_contents_but_no_caches(project: Path) -> None:
    before = run.digest_of_sources(project)
    cache = project / "src/kronika/__pycache__"
    cache.mkdir()
    (cache / "a.pyc").write_bytes(b"x")
    assert run.digest_of_sources(project) == before
    (project / "src/kronika/a.py").rename(project / "src/kronika/b.py")
    renamed = run.digest_of_sources(project)
    (project / "src/kronika/b.py").write_text("x = 2\n")
    assert len({before, renamed, run.digest_of_sources(project)}) == 3


def test_stamp_is_read_as_it_was_written(tmp_path: Path) -> None:
    stamp = Stamp("home", "wanted", ("run", "test"), "compiled", "abc", ("rich",))
    stamp.write(tmp_path / "stamp")
    assert Stamp.read(tmp_path / "stamp") == stamp


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"parts": [], "packages": []}', '{"parts": 1}'])
def test_unreadable_stamp_counts_as_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "stamp").write_text(content)
    assert Stamp.read(tmp_path / "stamp") is None
    assert Stamp.read(tmp_path / "nowhere") is None


# --- bringing .venv to the wanted state: pip and venv are played by stand-ins


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src/kronika").mkdir(parents=True)
    (tmp_path / "src/kronika/a.py").write_text("x = 1\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "requirements.lock").write_text(LOCK)
    return tmp_path


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done, in order. `make` and the installs leave behind what the real ones would."""
    steps: list[str] = []

    def make(venv: Venv) -> None:
        steps.append("venv")
        for file in (venv.path / "pyvenv.cfg", venv.python, venv.script("kronika")):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
        (venv.packages / "rich").mkdir(parents=True, exist_ok=True)

    def pip(venv: Venv, what: str, *args: str) -> None:
        assert not venv.stamp.exists(), "while something is installed, no stamp may stand"
        steps.append(what.removeprefix("installing "))

    monkeypatch.setattr(Venv, "make", make)
    monkeypatch.setattr(Venv, "pip", pip)
    monkeypatch.setattr(run, "refuse_without_compiler", lambda: None)
    monkeypatch.setattr(run, "install_compiled", lambda venv: steps.append("compiled"))
    return steps


def again(done: list[str]) -> list[str]:
    steps = done.copy()
    done.clear()
    return steps


def test_second_start_has_nothing_to_do(project: Path, done: list[str]) -> None:
    run.ensure(project)
    assert again(done) == ["venv", "packages (run)", "Kronika"]
    run.ensure(project)
    assert done == []


def test_parts_are_added_and_stay(project: Path, done: list[str]) -> None:
    run.ensure(project, ["test"])
    again(done)
    run.ensure(project, ["bench"])
    assert again(done) == ["packages (bench, run, test)"]
    run.ensure(project)
    run.ensure(project, ["test", "bench"])
    assert done == []


def test_changed_lock_is_installed_again(project: Path, done: list[str]) -> None:
    run.ensure(project, ["test"])
    again(done)
    (project / "requirements.lock").write_text(LOCK + "\n")
    run.ensure(project)
    assert again(done) == ["packages (run, test)", "Kronika"]


def test_compiled_package_never_goes_stale(project: Path, done: list[str]) -> None:
    run.ensure(project, mode="compiled")
    assert again(done) == ["venv", "packages (compile, run)", "compiled"]
    run.ensure(project)
    assert again(done) == []
    (project / "src/kronika/a.py").write_text("x = 2\n")
    run.ensure(project)
    assert again(done) == ["compiled"]
    run.ensure(project, mode="plain")
    assert again(done) == ["Kronika"]
    (project / "src/kronika/a.py").write_text("x = 3\n")
    run.ensure(project)
    assert done == []


def test_compiled_files_in_src_are_refused(project: Path, done: list[str]) -> None:
    (project / "src/kronika/a.cpython-311-x86_64-linux-gnu.so").touch()
    with pytest.raises(Trouble, match=r"hide the source(.|\n)*a\.cpython-311"):
        run.ensure(project)
    assert done == []


def test_failed_install_leaves_what_stood(project: Path, done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    venv = run.ensure(project)
    before = Stamp.read(venv.stamp)
    again(done)

    def fail(venv: Venv, parts: object) -> None:
        raise Trouble("no network")

    with monkeypatch.context() as patched:
        patched.setattr(run, "install_packages", fail)
        with pytest.raises(Trouble, match="no network"):
            run.ensure(project, ["test"])
    assert Stamp.read(venv.stamp) == before
    run.ensure(project)
    assert done == []


def test_interrupted_install_is_made_anew(project: Path, done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    run.ensure(project)
    again(done)

    def interrupt(venv: Venv, parts: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(run, "install_packages", interrupt)
        with pytest.raises(KeyboardInterrupt):
            run.ensure(project, ["test"])
    run.ensure(project)
    assert done == ["venv", "packages (run)", "Kronika"]


@pytest.mark.parametrize("piece", ["config", "python", "script", "package"])
def test_missing_pieces_are_noticed(
    project: Path, done: list[str], piece: str, capsys: pytest.CaptureFixture[str]
) -> None:
    venv = run.ensure(project)
    again(done)
    if piece == "package":
        (venv.packages / "rich").rmdir()
    else:
        files = {
            "config": venv.path / "pyvenv.cfg",
            "python": venv.python,
            "script": venv.script("kronika"),
        }
        files[piece].unlink()
    run.ensure(project)
    assert done == ["venv", "packages (run)", "Kronika"]
    assert "is missing in it" in capsys.readouterr().out


def test_another_python_gets_another_venv(project: Path, done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    run.ensure(project)
    again(done)
    monkeypatch.setattr(run, "home_of", lambda root: "cpython-399")
    run.ensure(project)
    assert done[0] == "venv"


def test_venv_that_is_no_folder_is_left_alone(project: Path, done: list[str]) -> None:
    (project / ".venv").write_text("mine")
    with pytest.raises(Trouble, match="not a folder of its own"):
        run.ensure(project)
    assert (project / ".venv").read_text() == "mine"
    assert done == []


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_linked_venv_is_left_alone(project: Path, done: list[str], tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (project / ".venv").symlink_to(other, target_is_directory=True)
    with pytest.raises(Trouble, match="not a folder of its own"):
        run.ensure(project)
    assert done == []


# --- messages


def test_debian_without_venv_is_told_the_package(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "find_spec", lambda name: None)
    with pytest.raises(Trouble, match="apt-get install python3-venv"):
        run.ensure(project)


def test_failure_says_what_and_shows_the_end() -> None:
    message = console.failure("installing packages (test)", "\n".join(f"line {n}" for n in range(100)))
    assert message.startswith("installing packages (test) failed.")
    assert "| line 99" in message
    assert "line 50" not in message
    assert "network" not in message
    assert "network" in console.failure("x", "ERROR: No matching distribution found for rich")


@pytest.mark.skipif(os.name == "nt", reason="on Windows setuptools looks for the compiler")
def test_compiling_without_a_compiler_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(Trouble, match="needs a C compiler"):
        run.refuse_without_compiler()


def test_old_python_is_told_before_anything_is_imported() -> None:
    source = Path(run.__file__).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 8))  # an older Python must get as far as the check
    before = source[: source.index("if sys.version_info < (3, 11)")]
    assert re.findall(r"^(?:import|from) .*", before, re.MULTILINE) == [
        "from __future__ import annotations",
        "import sys",
    ]


@pytest.mark.parametrize(
    ("line", "environment", "parts"),
    [
        ("--port 9000", {}, []),
        ("--database postgresql://db/kronika", {}, ["postgres"]),
        ("--database=postgresql://db/kronika --redis redis://db", {}, ["postgres", "redis"]),
        ("", {"KRONIKA_REDIS": "redis://db", "KRONIKA_DATABASE": ""}, ["redis"]),
        ("--address https://kronika.example", {}, ["push"]),
        ("", {"KRONIKA_DATABASE_FILE": "/run/secrets/database"}, ["postgres"]),
    ],
)
def test_a_server_gets_the_packages_that_its_options_need(
    line: str, environment: dict[str, str], parts: list[str]
) -> None:
    assert run.served_with(line.split(), environment) == parts


@pytest.mark.parametrize(
    ("here", "root", "installed"),
    [
        ({"apt-get"}, True, [["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "redis-server"]]),
        ({"apt-get", "redis-server"}, True, []),
        ({"apt-get"}, False, []),
        (set(), True, []),
    ],
)
def test_a_missing_program_is_installed_where_we_may(
    monkeypatch: pytest.MonkeyPatch, here: set[str], root: bool, installed: list[list[str]]
) -> None:
    commands: list[list[str]] = []

    def captured(command: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(console, "captured", captured)
    monkeypatch.setattr("shutil.which", lambda name: name if name in here else None)
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
    run.ensure_program("redis-server", "redis-server", "Redis")
    assert commands == installed


# --- the lock


def test_parts_of_the_lock() -> None:
    assert "".join(lock.entries(lock.for_parts(LOCK, ["run"]))) == "richtyper"
    assert [*lock.entries(lock.for_parts(LOCK, ["run", "test"]))] == ["rich", "typer", "mypy"]
    assert [*lock.entries(lock.for_parts(LOCK, ["bench"]))] == ["pyminion"]
    assert "--hash=sha256:bb" in lock.for_parts(LOCK, ["run"])


def test_lock_is_composed_by_who_needs_what() -> None:
    pins = {name: f"{name}==1 \\\n    --hash=sha256:00\n" for name in ("a", "b", "c", "d")}
    needs = {"run": {"a"}, "test": {"a", "b", "c"}, "compile": {"a", "c"}, "bench": {"a", "d"}}
    text = lock.compose(pins, needs)
    assert re.findall(r"# \[.*\]|^\w+(?===)", text, re.MULTILINE) == [
        "# [run]",
        "a",
        "# [bench]",
        "d",
        "# [compile test]",
        "c",
        "# [test]",
        "b",
    ]
    for part, names in needs.items():
        assert set(lock.entries(lock.for_parts(text, ["run", part]))) == names


def test_the_lock_holds_what_the_project_pins() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, pins in project["optional-dependencies"].items():
        held = lock.for_parts(text, ["run", extra])
        for pin in pins:
            wanted = rf"{re.escape(pin)}(?=\s)" if "==" in pin else re.split("[<>]", pin)[0] + "=="
            assert re.search(rf"^{wanted}", held, re.MULTILINE), f"{pin}: python3 run.py lock"
    names = set(lock.entries(lock.for_parts(text, ["run"])))
    for requirement in project["dependencies"]:
        name = re.split(r"[<>=\[]", requirement)[0].lower()
        assert re.sub(r"[._]", "-", name) in names, f"{requirement}: python3 run.py lock"


def test_the_lock_has_hashes_and_no_addresses() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    found = lock.entries(text)
    assert len(found) > 20
    assert all("--hash=sha256:" in lines for lines in found.values())
    assert "://" not in text
    assert "index-url" not in text
