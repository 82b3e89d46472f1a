"""The page of the gallery: games, their moments, each at its sizes, with the faults beside the pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path

from tests.browser.moments.moment import Moment
from tests.browser.sound import KINDS, Fault, Size


@dataclass(frozen=True)
class Picture:
    moment: Moment
    size: Size
    lang: str
    theme: str
    file: str
    faults: Sequence[Fault]
    notes: Sequence[str]


STYLE = """
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 0 1.5rem 4rem; }
form { position: sticky; top: 0; z-index: 1; padding: .6rem 0; background: Canvas; }
form { display: flex; gap: 1rem; flex-wrap: wrap; }
h3 { margin: 1.6rem 0 .2rem; } h3 small { font-weight: normal; }
.row { display: flex; gap: 1rem; overflow-x: auto; padding: .4rem 0; align-items: flex-start; }
figure { margin: 0; flex: none; width: min-content; }
figure img { display: block; height: 300px; width: auto; border: 1px solid GrayText; }
figure.bad img { border: 2px solid #c33; }
figcaption { min-width: 15rem; font-size: 13px; }
ul { margin: .2rem 0; padding-left: 1.1rem; max-height: 12rem; overflow: auto; }
li b { color: #c33; } li.note { color: GrayText; }
[hidden] { display: none; }
"""
SCRIPT = """
const form = document.forms[0];
const apply = () => {
  const wish = Object.fromEntries(new FormData(form));
  for (const row of document.querySelectorAll('section')) {
    let shown = 0;
    for (const picture of row.querySelectorAll('figure')) {
      const own = picture.dataset;
      picture.hidden = Boolean((wish.size && own.size !== wish.size) || (wish.lang && own.lang !== wish.lang)
        || (wish.theme && own.theme !== wish.theme) || (wish.kind && !own.kinds.split(' ').includes(wish.kind))
        || (wish.only && !own.kinds));
      shown += !picture.hidden;
    }
    row.hidden = !shown || Boolean(wish.game && row.dataset.game !== wish.game);
  }
};
form.addEventListener('input', apply);
"""


def write(folder: Path, pictures: Sequence[Picture]) -> Path:
    """Writes index.html beside the pictures."""
    bad = sum(bool(picture.faults) for picture in pictures)
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Kronika: telling moments</title>',
        f"<style>{STYLE}</style>",
        f"<h1>Telling moments</h1><p>{len(pictures)} pictures, {bad} with faults</p>",
        _form(pictures),
    ]
    for moment, group in groupby(pictures, key=lambda picture: picture.moment):
        row = sorted(group, key=lambda picture: picture.size)
        head = f"{escape(moment.game)} · {escape(moment.name)} <small>{escape(moment.shows)}</small>"
        parts.append(f'<section data-game="{moment.game}" id="{moment.id}"><h3>{head}</h3><div class="row">')
        parts += [*map(_figure, row), "</div></section>"]
    parts.append(f"<script>{SCRIPT}</script></html>")
    index = folder / "index.html"
    index.write_text("\n".join(parts), encoding="utf-8")
    return index


def _form(pictures: Sequence[Picture]) -> str:
    kinds = {fault.kind for picture in pictures for fault in picture.faults}
    fields = {
        "game": dict.fromkeys(picture.moment.game for picture in pictures),
        "size": dict.fromkeys(_size(picture) for picture in sorted(pictures, key=lambda picture: picture.size)),
        "lang": dict.fromkeys(picture.lang for picture in pictures),
        "theme": dict.fromkeys(picture.theme for picture in pictures),
        "kind": [kind for kind in KINDS if kind in kinds],
    }
    lists = [
        f'<label>{name} <select name="{name}"><option value="">all'
        + "".join(f'<option value="{value}">{value}' for value in values)
        + "</select></label>"
        for name, values in fields.items()
    ]
    return f'<form>{"".join(lists)}<label><input type="checkbox" name="only"> faults only</label></form>'


def _size(picture: Picture) -> str:
    return f"{picture.size[0]}x{picture.size[1]}"


def _figure(picture: Picture) -> str:
    kinds = " ".join(dict.fromkeys(fault.kind for fault in picture.faults))
    marks = f'data-size="{_size(picture)}" data-lang="{picture.lang}" data-theme="{picture.theme}" data-kinds="{kinds}"'
    image = f'<a href="{picture.file}"><img loading="lazy" src="{picture.file}" alt=""></a>' if picture.file else ""
    faults = [f"<li><b>{each.kind}</b> {escape(each.what)} <i>{escape(each.detail)}</i>" for each in picture.faults]
    notes = [f'<li class="note">{escape(note)}' for note in picture.notes]
    said = f"{_size(picture)} {picture.lang} {picture.theme}"
    return (
        f'<figure class="{"bad" if kinds else ""}" {marks}>{image}'
        f"<figcaption>{said}<ul>{''.join([*faults, *notes])}</ul></figcaption></figure>"
    )
