"""Our rulebooks and texts are in our own words: no run of eight words is shared with the sources."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path

REPO = Path(__file__).resolve().parents[2]
SHARED = REPO.parent / "shared"
RUN = 8
SOURCE_SUFFIXES = {".md", ".txt", ".json"}
OUR_GLOBS = (
    "src/kronika/games/*/rules/*.md",
    "src/kronika/games/*/texts/*.ftl",
    "src/kronika/texts/*.ftl",
    "docs/decisions/*.md",
)
DATA_GLOBS = ("src/kronika/games/**/*.toml", "src/kronika/games/*/puzzles.json", "src/kronika/games/*/levels.json")
"""Cards with their flavor and the words of their effects, lessons, summaries, puzzles. What their files say in order is
no text: the ids of a world, keys, names."""
SOURCE_FOLDERS = ("rules", "data")
"""What was printed or collected by others; the rest of the shared folder is ours."""

_WORD = re.compile(r"[^\W_]+")
_ESCAPE = re.compile(r"\\[nrt]|\\u[0-9a-fA-F]{4}")
_HYPHENATED = re.compile(r"(?<=[^\W\d_])-\n(?=[^\W\d_])")


def plain(text: str) -> str:
    """The text in lower case and without diacritics (the scans have lost some of theirs)."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(char for char in decomposed if not unicodedata.combining(char)).lower()


def words(text: str) -> list[str]:
    """The bare words of a text: punctuation, markup and string escapes are not words."""
    return _WORD.findall(plain(_ESCAPE.sub(" ", _HYPHENATED.sub("", text))))


def runs(text: str, length: int = RUN) -> Iterator[tuple[str, ...]]:
    """Every run of `length` consecutive words of the text."""
    found = words(text)
    return (tuple(found[start : start + length]) for start in range(len(found) - length + 1))


def units(text: str) -> Iterator[str]:
    """The pieces of one of our files that are compared: the whole file and the file without ids of clauses
    and decisions."""
    yield text
    yield re.sub(r"\*\*(?:[A-Z]\d+(?:\.\d+)?(?:-\w+)?|OQ-\d+|[a-z-]+ \d+)\*\*", " ", text)
    yield "\n".join(re.sub(r"^(?:[\w-]+|\s+\.[\w-]+) =", " ", line) for line in text.splitlines())


def copied_runs(ours: str, sources: set[tuple[str, ...]]) -> list[str]:
    """The runs of our text that stand in the sources as well, in order, each once."""
    hits: dict[str, None] = {}
    for unit in units(ours):
        for run in runs(unit):
            if run in sources:
                hits[" ".join(run)] = None
    return list(hits)


def our_files() -> list[Path]:
    return sorted(path for pattern in OUR_GLOBS for path in REPO.glob(pattern))


def strings(value: object) -> Iterator[str]:
    """Whatever is written in a data file, each by itself."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


def data_texts(path: Path) -> list[str]:
    """The strings of a data file that are long enough to be copied, and what its comments say."""
    text = path.read_text(encoding="utf-8")
    comments = [line.lstrip("# ") for line in text.splitlines() if line.startswith("#")]
    data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    return [each for each in (*strings(data), "\n".join(comments)) if len(words(each)) >= RUN]


def source_runs(*folders: Path) -> set[tuple[str, ...]]:
    """All runs of all texts under the folders; JSON is read as it is written, so its keys count too."""
    found: set[tuple[str, ...]] = set()
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        if path.is_file() and path.suffix in SOURCE_SUFFIXES:
            found.update(runs(path.read_text(encoding="utf-8", errors="replace")))
    return found


SAMPLE = "Žlutý kůň úpěl ďábelské ódy, když mu sedlák po dlouhé zimě konečně vyměnil podkovy."


def test_a_planted_copy_is_found() -> None:
    sources = set(runs(SAMPLE))
    ours = "- **D1.1-a** Náš úvod. Kůň úpěl **ďábelské** ódy když mu\n    sedlák po obědě. Konec."
    assert copied_runs(ours, sources) == ["kun upel dabelske ody kdyz mu sedlak po"]


def test_a_planted_copy_is_found_with_diacritics_and_case_lost() -> None:
    sources = set(runs("ZLUTY KUN UPEL DABELSKE ODY KDYZ MU SEDLAK PO DLOUHE ZIME"))
    assert len(copied_runs(SAMPLE, sources)) == 4


def test_a_copy_hidden_by_markup_or_line_breaks_is_found() -> None:
    sources = set(runs('{"effects": ["draw three cards", "then bury one of them at once"]}'))
    ours = "card-mole = Mole\n    .text = Draw _three_ cards;\n    then bury “one” of them."
    assert copied_runs(ours, sources) == ["draw three cards then bury one of them"]


def test_a_clause_id_does_not_break_a_copied_run() -> None:
    sources = set(runs("one two three four five six seven eight"))
    ours = "- **D1.1-a** One two three four\n- **D1.1-b** five six seven eight"
    assert copied_runs(ours, sources) == ["one two three four five six seven eight"]


def test_seven_shared_words_are_allowed() -> None:
    sources = set(runs("one two three four five six seven eight"))
    assert copied_runs("zero one two three four five six seven nine ten", sources) == []


def test_a_copy_in_a_data_file_is_found(tmp_path: Path) -> None:
    card = tmp_path / "cards.toml"
    card.write_text(
        "# Kůň úpěl ďábelské ódy.\n[horse]\ncost = '2 food'\n"
        f'flavor.cs = "{SAMPLE}"\naction = "one, two, three, four, five, six, seven, eight"\n',
        encoding="utf-8",
    )
    assert data_texts(card) == [SAMPLE, "one, two, three, four, five, six, seven, eight"]
    assert copied_runs(SAMPLE, set(runs(SAMPLE)))


def test_our_texts_share_no_run_with_the_sources() -> None:
    files = our_files()
    assert files, "there are texts to check"
    texts = {str(path.relative_to(REPO)): path.read_text(encoding="utf-8") for path in files}
    for name, text in texts.items():
        assert copied_runs(text, set(runs(text))), f"{name}: the finder sees the text itself"
    data = {str(path.relative_to(REPO)): data_texts(path) for pattern in DATA_GLOBS for path in REPO.glob(pattern)}
    flavored = [name for name, found in data.items() if "/north/data/" in name and len(found) > 10]
    assert len(flavored) == 7, "the decks and the islands say something"
    if not SHARED.is_dir():
        return
    sources = source_runs(*(SHARED / folder for folder in SOURCE_FOLDERS))
    assert sources, "the sources hold text"
    copied = {name: hits for name, text in texts.items() if (hits := copied_runs(text, sources))}
    assert copied == {}
    for name, found in data.items():
        assert (name, [hit for text in found for hit in copied_runs(text, sources)]) == (name, [])
