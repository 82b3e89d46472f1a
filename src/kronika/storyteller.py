"""A finished game told in prose, in any language that there are texts for. Knows no game.

What is worth telling follows from what all games have: who sat down, what nobody should have missed (`Game.weighs`),
who took the lead and by what, how it ended. For each there are several turns of phrase (`story-<beat>-1`, `-2` …), of
which one is drawn by the game's own seed, so that the same game is always told alike. A game adds sentences of its own
for its events: the text `story-<event id>-1` and so on, else the line of its log.

Names stand in the nominative, always. How somebody is spoken of is their choice: `she`, `he`, or neither; then texts
speak in the present tense or in ways that need no gender.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from kronika.engine.game import Game, Result
from kronika.engine.message import Message
from kronika.engine.table import Table
from kronika.engine.texts import Catalogue, with_names
from kronika.games import find

Event = Mapping[str, Any]
SPOKEN = ("she", "he")
"""How somebody may be spoken of; whoever has chosen neither is spoken of without gender."""
MOST = 16
"""How many events a story has at most: the rest went without saying."""
BESIDE = 2
"""Further sentences about leads, at most."""


class Beat(msgspec.Struct):
    """Something worth telling: which texts tell it, who it is about, and after how many answers it was."""

    kind: str
    seq: int
    seat: int
    args: dict[str, Any]
    event: dict[str, Any] | None = None
    round: int = 0


class Sentence(msgspec.Struct):
    """A sentence, and the moment of the game that it tells."""

    text: str
    seq: int


class Story(msgspec.Struct):
    """A game in prose."""

    title: str
    paragraphs: list[list[Sentence]]

    def plain(self) -> str:
        """As it is copied."""
        told = [" ".join(sentence.text for sentence in each) for each in self.paragraphs]
        return "\n\n".join([self.title, *told])


class Witnessed(msgspec.Struct):
    """What there was to see in a game: events with the answers before them and the round, and how everybody stood by
    the first chart value when each turn began."""

    game: str
    seats: int
    chart: str
    events: list[tuple[int, int, dict[str, Any]]]
    rows: list[tuple[int, int, list[float]]]
    last: int
    result: dict[str, Any]
    began: list[dict[str, Any]] = []
    """What the game itself says of how it began."""


# --- looking ---


def witnessed(moments: Iterable[Table], whole: bool = True) -> Witnessed:
    """Looks on while a game is played again: with everybody's eyes, or where not all may be told, a spectator's."""
    events: list[tuple[int, int, dict[str, Any]]] = []
    rows: list[tuple[int, int, list[float]]] = []
    known = seq = round = 0
    had: dict[int, int] = {}
    chart = ""
    table: Table | None = None
    began: list[dict[str, Any]] = []
    for seq, table in enumerate(moments):
        if not seq:
            began = [each.plain() for each in find(table.game).prologue(table.sight(None))]
        new = table.all_events(known) if whole else table.events(None, known)
        known += len(new)
        for event in new:
            if str(event["id"]).endswith(("-log-turn", "-log-round")):
                seat = int(str(event["seat"]))
                had[seat] = had.get(seat, 0) + 1
                told = dict(event["args"]).get("round") if isinstance(event["args"], Mapping) else None
                round = told if isinstance(told, int) else max(had.values())
                name, values = standing(table, whole)
                chart = chart or name
                if values and name == chart:  # where not all is known, there may be none, or another one
                    rows.append((seq, round, values))
            events.append((seq, round, dict(event)))
    assert table is not None
    result = table.result
    assert result is not None, "only a finished game is told"
    return Witnessed(table.game, table.seats, chart, events, rows, seq, plain_result(result), began)


def plain_result(result: Result) -> dict[str, Any]:
    """A result as a story reads it."""
    return {**result.plain(), "counts": result.counts}


def standing(table: Table, whole: bool) -> tuple[str, list[float]]:
    """The first chart value of all seats; nothing where one is not known."""
    if whole:
        own = [table.chart_values(seat) for seat in range(table.seats)]
        name = next(iter(own[0]), "")
        values = [own[seat][name][seat] for seat in range(table.seats)] if name else []
    else:
        seen = table.chart_values(None)
        name = next(iter(seen), "")
        values = seen.get(name, [])
    known = [each for each in values if each is not None]
    return name, known if len(known) == len(values) else []


# --- what is worth telling ---


def beats(seen: Witnessed, game: Game[Any]) -> list[Beat]:
    """In the order in which it happened."""
    events = [event for _, _, event in seen.events]
    found: list[Beat] = []
    for i in game.worth_telling(events):
        seq, round, event = seen.events[i]
        found.append(Beat("event", seq, event["seat"], dict(game.around(events, i)), event, round))
    found = thinned(found, game)
    leads = lead_changes(seen)
    found += linked(leads, BESIDE + len(leads) // 6)
    found.sort(key=lambda each: each.seq)
    return found


def thinned(found: Sequence[Beat], game: Game[Any]) -> list[Beat]:
    """A number of them at most: what goes from one to the next without a gap, most of what weighs, and of the rest some
    from everywhere; of one kind in a row only two."""
    chains: dict[str, list[Beat]] = {}
    rest: list[Beat] = []
    for each in found:
        assert each.event is not None
        if each.event["id"] in game.handed_on:
            chains.setdefault(each.event["id"], []).append(each)
            continue
        same = [other for other in rest[-2:] if other.event and told_alike(other.event, each.event)]
        if len(same) < 2:
            rest.append(each)
    kept = [each for chain in chains.values() for each in linked(chain, MOST // 2 // len(chains))]
    room = MOST - len(kept)
    heavy = [each for each in rest if each.event and game.weighs(each.event)]
    light = [each for each in rest if each not in heavy]
    heavy = spread(heavy, max(room - len(light), room * 3 // 4))
    kept += [*heavy, *spread(light, room - len(heavy))]
    return sorted(kept, key=lambda each: each.seq)


def linked(chain: Sequence[Beat], most: int) -> list[Beat]:
    """Of how something went from one to the next, a number of times at most, so that nobody takes twice what they have
    not lost: what leads back to whoever had it is left out first, the shortest way round before all others."""
    kept = [each for i, each in enumerate(chain) if not i or each.seat != chain[i - 1].seat]
    while len(kept) > most:
        rounds = [(j - i, i, j) for j in range(len(kept)) for i in range(j) if kept[i].seat == kept[j].seat]
        if not rounds:
            return kept[len(kept) - most :]
        _, i, j = min(rounds)
        del kept[i + 1 : j + 1]
    return kept


def spread(found: Sequence[Beat], most: int) -> list[Beat]:
    """A number of them at most: the last one, and of the others some from everywhere."""
    if len(found) <= most:
        return list(found)
    step = len(found) / max(1, most)
    return [found[min(len(found) - 1, int((i + 1) * step) - 1)] for i in range(most)]


def told_alike(one: Event, other: Event) -> bool:
    """Whether two events would be told in the same words: the same deed of the same seat."""
    return bool(one["id"] == other["id"] and one["seat"] == other["seat"])


def lead_changes(seen: Witnessed) -> list[Beat]:
    """When somebody went ahead of whoever had led till then, and by what; nobody leads who plays alone."""
    found: list[Beat] = []
    ahead = -1
    for seq, round, values in seen.rows:
        best = max(values)
        if len(values) < 2 or values.count(best) > 1 or best <= 0:
            continue
        now = values.index(best)
        if now != ahead:
            theirs = values[ahead] if ahead >= 0 else max(each for seat, each in enumerate(values) if seat != now)
            args: dict[str, Any] = {"mine": round_(best), "theirs": round_(theirs)}
            args["figure"] = f"figure-{seen.game}-{seen.chart}"
            if ahead >= 0:
                args["before"] = ahead
            found.append(Beat("lead" if ahead >= 0 else "first-lead", seq, now, args, None, round))
        ahead = now
    return found


def round_(value: float) -> int:
    """The nearest whole number, where a `round` is one of the game."""
    return round(value)


# --- telling ---


class Teller:
    """Tells one game in one language."""

    def __init__(self, texts: Catalogue, names: Sequence[str], spoken: Sequence[str], seed: str) -> None:
        self.texts = texts
        self.names = [texts.player(name) for name in names]
        self.spoken = spoken
        self.chance = random.Random(seed)
        self.used: dict[str, list[int]] = {}

    def phrase(self, kind: str, args: Mapping[str, Any]) -> str:
        """One of the turns of phrase, none twice before all were used; empty where there is none."""
        count = 0
        while self.texts.has(f"story-{kind}-{count + 1}"):
            count += 1
        if not count:
            return ""
        left = self.used.setdefault(kind, [])
        if not left:
            left += range(1, count + 1)
            self.chance.shuffle(left)
        return self.texts.text(f"story-{kind}-{left.pop()}", args)

    def about(self, seat: int, args: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """What every sentence about somebody takes."""
        found = dict(args or {})
        if 0 <= seat < len(self.names):
            found["name"] = self.names[seat]
            found["gender"] = self.spoken[seat] if self.spoken[seat] in SPOKEN else "none"
        return found

    def together(self, seats: Sequence[int]) -> str:
        """How several are spoken of: as `she` only if all are, as `he` if all have chosen, else without gender."""
        chosen = {self.spoken[seat] for seat in seats}
        return "none" if not chosen or chosen - set(SPOKEN) else "he" if "he" in chosen else "she"

    def event(self, beat: Beat) -> str:
        """An event in the game's own words for stories, else as its log tells it."""
        assert beat.event is not None
        args = {
            **self.texts.event_args(beat.event, self.names),
            **with_names(beat.args, self.names),
            **self.about(beat.seat),
            "round": beat.round,
        }
        own = self.phrase(str(beat.event["id"]), args)
        if own:
            return own
        line = self.texts.event(beat.event, self.names).strip().rstrip(".")
        if not line:
            return ""
        return self.phrase("plain" if beat.round else "line", {**args, "line": line})

    def beat(self, beat: Beat) -> str:
        """The sentence for a beat."""
        if beat.kind == "event":
            return self.event(beat)
        args = self.about(beat.seat, {**beat.args, "round": beat.round})
        before = beat.args.get("before")
        if before is not None:
            args["rival"] = self.names[before]
        # What a graph calls a chart has other words in the middle of a sentence.
        if (figure := args.get("figure")) and self.texts.has(f"story-{figure}"):
            args["figure"] = f"story-{figure}"
        return self.phrase(beat.kind, args)


def tell(
    seen: Witnessed, names: Sequence[str], texts: Catalogue, seed: str, spoken: Sequence[str] | None = None
) -> Story:
    """The game in prose. `seed` decides among turns of phrase; `spoken` is by seat how somebody is spoken of."""
    game = find(seen.game)
    teller = Teller(texts, names, spoken or [""] * seen.seats, seed)
    found = beats(seen, game)
    paragraphs = [[Sentence(text, 0) for text in opening(teller, seen, texts)]]
    parts = chunks(found, 4 if len(found) > 4 else 5)
    before = 0
    for number, part in enumerate(parts):
        sentences: list[Sentence] = []
        for i, beat in enumerate(part):
            text = teller.beat(beat)
            if not text:
                continue
            if i == 0 and number and beat.round > before:
                text = join(teller.phrase("meanwhile", {"round": beat.round}), text)
            before = beat.round
            sentences.append(Sentence(text, beat.seq))
        if sentences:
            paragraphs.append(sentences)
    paragraphs.append([Sentence(text, seen.last) for text in closing(teller, seen, texts)])
    return Story(title(teller, seen), [each for each in paragraphs if each])


def join(lead: str, text: str) -> str:
    """A sentence after another."""
    return f"{lead} {text}" if lead else text


def chunks(found: Sequence[Beat], size: int) -> list[list[Beat]]:
    """The beats in paragraphs of at most this many."""
    return [list(found[i : i + size]) for i in range(0, len(found), size)]


def opening(teller: Teller, seen: Witnessed, texts: Catalogue) -> list[str]:
    """Who sat down, and to what."""
    args = {
        "names": texts.listed(teller.names),
        "count": seen.seats,
        "game": texts.text(f"game-{seen.game}") if texts.has(f"game-{seen.game}") else seen.game,
        "rounds": seen.rows[-1][1] if seen.rows else 0,
        "gender": teller.together(range(seen.seats)),
    }
    first = next((event for _, _, event in seen.events if str(event["id"]).endswith("-log-turn")), None)
    solo = teller.phrase("opening-solo", teller.about(0, args)) if seen.seats == 1 else ""
    found = [solo or teller.phrase("opening", args)]
    found += [teller.phrase(each["id"], with_names(each["args"], teller.names)) for each in seen.began]
    if first is not None and seen.seats > 1:
        found.append(teller.phrase("begins", teller.about(first["seat"])))
    return [each for each in found if each]


def closing(teller: Teller, seen: Witnessed, texts: Catalogue) -> list[str]:
    """How it ended, who won and by how much, and who else was there."""
    result = seen.result
    winners, scores, ranks = result["winners"], result["scores"], result["ranks"]
    ending = Message(result["ending"]["id"], result["ending"]["args"])
    own = teller.phrase(ending.id, teller.about(0, with_names(ending.args, teller.names)))
    found = [own or texts.prompt(ending, teller.names)]
    if found[0] and found[0][-1] not in ".!?…":
        found[0] += "."
    counts = bool(result["counts"])
    if not winners:
        found.append(teller.phrase("nobody", {}) if seen.seats > 1 else teller.phrase("lost", teller.about(0)))
    elif len(winners) > 1:
        names = texts.listed([teller.names[seat] for seat in winners])
        args = {"names": names, "points": scores[winners[0]], "gender": teller.together(winners)}
        found.append(teller.phrase("shared", args))
    else:
        winner = winners[0]
        rest = [scores[seat] for seat in range(seen.seats) if seat != winner]
        margin = scores[winner] - max(rest) if rest else 0
        kind = "won"
        if counts and rest:
            close = max(2, abs(scores[winner]) // 12)
            kind = (
                "won-close" if margin <= close else "won-far" if margin > max(6, scores[winner] // 3) else "won-points"
            )
        # Where the ending names the winner, the win has been told.
        if counts or ending.args.get("player") != winner:
            found.append(teller.phrase(kind, teller.about(winner, {"points": scores[winner], "margin": margin})))
        others = [seat for seat in sorted(range(seen.seats), key=lambda each: ranks[each]) if seat != winner]
        if counts and others:
            second = others[0]
            found.append(teller.phrase("second", teller.about(second, {"points": scores[second], "margin": margin})))
    return [each for each in found if each]


def title(teller: Teller, seen: Witnessed) -> str:
    """What the story is called."""
    winners = seen.result["winners"]
    if len(winners) == 1:
        own = teller.phrase(f"title-{seen.game}", teller.about(winners[0]))
        return own or teller.phrase("title", teller.about(winners[0]))
    if not winners:
        return teller.phrase("title-nobody" if seen.seats > 1 else "title-lost", teller.about(0))
    return teller.phrase("title-shared", {})
