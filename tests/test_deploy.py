"""deploy/: whatever the files there say about Kronika is true. What only another program can tell is asked of it where
it is installed; where it is not, the test says what nobody has checked."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import stat
import subprocess
import tomllib
import warnings
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NoReturn

import pytest
import yaml  # type: ignore[import-untyped]

import kronika.cli.app
import run
from kronika.server.sessions import is_among
from tests.docs.commands import complaint
from tests.server.parlour import Parlour, fetch, relaxed

ROOT = Path(run.__file__).parent
DEPLOY = ROOT / "deploy"
UNITS = ("kronika@.service", "kronika-backup.service", "kronika-backup.timer")
SERVERS = ("one", "two")
EXPOSURE = 1.5
"""How much systemd may find to say about a unit, of 10 at the worst."""


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return found


def instructions(word: str) -> list[str]:
    """What the Containerfile says after this word, each time; lines that go on are one."""
    joined = re.sub(r"\\\n\s*", " ", read("Containerfile"))
    return [line.removeprefix(f"{word} ") for line in joined.splitlines() if line.startswith(f"{word} ")]


def settings_of(unit: str) -> list[tuple[str, str]]:
    """The lines of a unit, in order: a word may stand there several times."""
    lines = (line for line in read(unit).splitlines() if line and line[0] not in "#[")
    return [(word, value) for word, _, value in (line.partition("=") for line in lines)]


def unchecked(why: str) -> NoReturn:
    warnings.warn(why, stacklevel=2)  # said even where nobody asks for the reasons of skips
    pytest.skip(why)


# --- what Kronika is told


def test_every_command_is_one_that_kronika_takes() -> None:
    (entry,), (command,) = instructions("ENTRYPOINT"), instructions("CMD")
    starts = [[*json.loads(entry), *json.loads(command)]]
    services = composed()["services"]
    starts += [["kronika", *services[name]["command"]] for name in services if "migrate" in name]
    starts += [shlex.split(value) for word, value in settings_of("kronika@.service") if word == "ExecStart"]
    assert [start[1] for start in starts] == ["serve", "migrate", "serve"]
    for start in starts:
        words = [word.replace("%i", "8000") for word in start]
        assert complaint([Path(words[0]).name, *words[1:]]) == ""


def test_every_variable_is_one_that_kronika_reads() -> None:
    told = {word.partition("=")[0] for line in instructions("ENV") for word in shlex.split(line)}
    told |= {name for service in (*SERVERS, "migrate") for name in composed()["services"][service]["environment"]}
    for unit in ("kronika@.service", "kronika@.service.d/postgresql.conf"):
        lines = [value for word, value in settings_of(unit) if word == "Environment"]
        told |= {word.partition("=")[0] for line in lines for word in shlex.split(line)}
    ours = {name for name in told if name.startswith("KRONIKA_")}
    assert {"KRONIKA_DATA", "KRONIKA_DATABASE_FILE", "KRONIKA_REDIS", "KRONIKA_PROXY"} <= ours
    assert ours - variables() == set()


def variables() -> set[str]:
    """Of all options of all commands, and of secrets in files."""
    home = Path(kronika.cli.app.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in home.glob("*.py"))
    files = {f"{name}_FILE" for name in re.findall(r'secret\(\w+, "(KRONIKA_\w+)"\)', sources)}
    return {*re.findall(r'envvar="(KRONIKA_\w+)"', sources), *files}


def test_what_is_asked_for_answers(tmp_path: Path) -> None:
    (health,) = instructions("HEALTHCHECK")
    paths = {
        *re.findall(r"http://127\.0\.0\.1:8000(/\S+?)'", health),
        *re.findall(r"health_uri (\S+)", read("Caddyfile")),
    }
    hidden = re.findall(r"respond (/\S+) 404", read("Caddyfile"))
    assert (paths, hidden) == ({"/health"}, ["/metrics"])
    with Parlour(relaxed(tmp_path)) as parlour:
        assert [fetch(parlour.base + path).status_code for path in (*paths, *hidden)] == [200, 200]


def test_forwarded_addresses_are_believed_from_the_proxys_network_alone() -> None:
    house = composed()
    inside = house["networks"]["inside"]
    (subnet,) = (each["subnet"] for each in inside["ipam"]["config"])
    assert inside["internal"] is True
    members = {name for name, service in house["services"].items() if "inside" in service.get("networks", [])}
    assert members == {"front", *SERVERS}
    for name in SERVERS:
        believed = house["services"][name]["environment"]["KRONIKA_PROXY"]
        assert believed == subnet
        assert is_among(str(ip_network(subnet)[2]), believed)
        assert not is_among("172.30.78.2", believed)


# --- what the files say of each other


def test_the_image_copies_what_there_is_and_the_build_sees_nothing_else() -> None:
    copied = [word for line in instructions("COPY") for word in shlex.split(line)[:-1]]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    lines = [line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    assert lines[0] == "*"
    assert {line[1:] for line in lines if line.startswith("!")} == set(copied)
    needed = {"pyproject.toml", "requirements.lock", "README.md", "LICENSE", "run.py", "src", "web"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert needed | {project["readme"], *project["license-files"]} <= set(copied)
    imported = re.findall(r"^from (checks|tasks)\b", (ROOT / "run.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(imported) <= set(copied)


def test_the_image_is_built_by_a_command_that_there_is_and_installs_by_hashes() -> None:
    steps = [step.strip() for line in instructions("RUN") for step in re.split("&&", line)]
    ours = [shlex.split(step)[2:] for step in steps if "run.py" in step]
    assert [run.parse(words).command for words in ours] == ["release"]
    fetching = [step for step in steps if "pip download" in step or "pip install" in step]
    assert len(fetching) == 2
    assert all("--require-hashes --no-deps" in step and "prod.lock" in step for step in fetching)
    assert "--no-index" in fetching[1]
    (user,) = instructions("USER")
    assert user.split(":")[0].isdigit(), "a number: whoever runs it can see that it is not root"
    assert int(user.split(":")[0]) > 0


def test_the_house_fits_together() -> None:
    house = composed()
    services = house["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services), name
        assert set(service.get("secrets", [])) <= set(house["secrets"]), name
        assert set(service.get("networks", [])) <= set(house["networks"]), name
        named = [volume.partition(":")[0] for volume in service.get("volumes", [])]
        assert {each for each in named if each[0] not in "./"} <= set(house["volumes"]), name
        for value in (service.get("environment") or {}).values():
            if secret := re.fullmatch(r"/run/secrets/(.+)", value):
                assert secret[1] in service["secrets"], name
    assert [name for name in services if services[name].get("ports")] == ["front"]
    assert services["one"]["environment"]["KRONIKA_REDIS"].startswith("redis://bus:")
    upstreams = re.findall(r"reverse_proxy (.+) \{", read("Caddyfile"))[0].split()
    (command,) = instructions("CMD")
    port = json.loads(command)[json.loads(command).index("--port") + 1]
    assert upstreams == [f"{name}:{port}" for name in SERVERS]
    for name in (*SERVERS, "migrate"):
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
        context = (DEPLOY / services[name]["build"]["context"]).resolve()
        assert (context, (context / services[name]["build"]["dockerfile"]).is_file()) == (ROOT, True)
    assert services["one"]["depends_on"]["migrate"] == {"condition": "service_completed_successfully"}


def test_what_has_to_be_said_in_env_stands_in_the_example() -> None:
    asked = set(re.findall(r"(?<!\$)\$\{(\w+)", read("compose.yaml")))
    example = dict(line.split("=", 1) for line in read(".env.example").splitlines() if line and line[0] != "#")
    assert asked == set(example)
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert example["KRONIKA_VERSION"] == version
    asked_by_caddy = set(re.findall(r"\{\$(\w+)", read("Caddyfile")))
    assert asked_by_caddy == set(composed()["services"]["front"]["environment"])


@pytest.mark.skipif(shutil.which("sh") is None, reason="needs a shell")
def test_the_secrets_are_made_once_and_for_the_servers_eyes(tmp_path: Path) -> None:
    shutil.copy(DEPLOY / "secrets.sh", tmp_path)
    for _ in range(2):
        subprocess.run(["sh", tmp_path / "secrets.sh"], check=True)
        made = {path.name: path.read_text() for path in (tmp_path / "secrets").iterdir()}
        password = made["database-password"]
        assert re.fullmatch("[0-9a-f]{64}", password)
        assert made["database-url"] == f"postgresql://kronika:{password}@db/kronika"
    assert {f"./secrets/{name}" for name in made} == {each["file"] for each in composed()["secrets"].values()}
    assert stat.S_IMODE((tmp_path / "secrets").stat().st_mode) == 0o700
    before, _ = password, subprocess.run(["sh", tmp_path / "secrets.sh"], check=True)
    assert (tmp_path / "secrets" / "database-password").read_text() == before


def test_secrets_stay_out_of_the_repository() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {"/deploy/.env", "/deploy/secrets/", "/deploy/backups/"} <= set(ignored)


# --- what other programs say


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_the_unit(tmp_path: Path, unit: str) -> None:
    if shutil.which("systemd-analyze") is None:
        unchecked(f"systemd-analyze is missing: nobody has read deploy/{unit} as systemd would")
    shutil.copytree(DEPLOY, tmp_path, dirs_exist_ok=True)
    start = tmp_path / "kronika@.service"  # which says where Kronika is installed, and here it is not
    start.write_text(
        start.read_text(encoding="utf-8").replace("/opt/kronika/bin/kronika", "/bin/true"), encoding="utf-8"
    )
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / unit], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    if unit.endswith(".timer"):
        return
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", tmp_path / unit], capture_output=True, text=True, check=False
    )
    found = re.search(r"Overall exposure level for \S+ (\d+\.\d+)", rated.stdout)
    assert found is not None, rated.stdout + rated.stderr
    assert float(found[1]) <= EXPOSURE


def test_units_are_written_as_units_are() -> None:
    """Whatever the machine: sections and lines."""
    for name in (*UNITS, "kronika@.service.d/postgresql.conf"):
        parser = configparser.ConfigParser(interpolation=None, strict=False, delimiters="=")
        parser.read_string(read(name))
        assert set(parser.sections()) <= {"Unit", "Service", "Timer", "Install"}, name
    assert dict(settings_of("kronika@.service"))["StateDirectory"] == "kronika"
    assert ("LoadCredential", "database-url:/etc/kronika/database-url") in settings_of(
        "kronika@.service.d/postgresql.conf"
    )


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    if shutil.which("caddy") is None:
        assert not os.environ.get("CI"), "caddy is missing, and could not be installed"
        unchecked("caddy is missing: nobody has read deploy/Caddyfile as Caddy would")
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    environment = {**os.environ, "KRONIKA_DOMAIN": "localhost", "HOME": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_an_engine_takes_the_house() -> None:
    """Read, not built: that takes minutes and a network."""
    for engine in ("docker", "podman"):
        if shutil.which(engine) is None:
            continue
        here = subprocess.run([engine, "compose", "version"], capture_output=True, check=False)
        if here.returncode == 0:
            break
    else:
        unchecked(
            "neither docker compose nor podman compose is here: nobody has read deploy/compose.yaml as they would"
        )
    command = [engine, "compose", "--file", str(DEPLOY / "compose.yaml"), "--env-file", str(DEPLOY / ".env.example")]
    done = subprocess.run([*command, "config", "--quiet"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
