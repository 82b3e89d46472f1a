"""The forecast in words: what each number of the next roll would bring everybody."""

from __future__ import annotations

from kronika.engine.message import Args, Message
from kronika.engine.notices import Notice
from kronika.games.valeria.effects import RESOURCES
from kronika.games.valeria.forecast import Forecast
from kronika.games.valeria.odds import ROLLS
from kronika.games.valeria.sight import ValeriaSight


def notices(sight: ValeriaSight) -> list[Notice]:
    found = sight.forecast()
    if found is None:
        return []
    return [
        Notice(f"roll:{seat}", title(seat, seat == found["roller"]), lines(each))
        for seat, each in enumerate(found["seats"])
    ]


def title(seat: int, rolls: bool) -> Message:
    return Message("valeria-notice-own-roll" if rolls else "valeria-notice-roll", {"player": seat})


def lines(of_seat: Forecast) -> list[Message]:
    if of_seat["rests"]:
        return [Message("valeria-notice-rests")]
    said = [
        Message("valeria-notice-numbers", {"numbers": ", ".join(map(str, line["numbers"])), **brought(line)})
        for line in of_seat["lines"]
    ]
    if "herald" in of_seat:
        said.append(Message("valeria-notice-herald", brought(of_seat["herald"])))
    if "doubles" in of_seat:
        said.append(Message("valeria-notice-doubles", amounts(of_seat["doubles"])))
    return said


def amounts(gains: Forecast) -> Args:
    return {name: gains.get(name, 0) for name in RESOURCES}


def brought(line: Forecast) -> Args:
    """What comes without a decision, how much is left to decide, and by how many rolls it is reached."""
    choices = sum(line.get(each, 0) for each in ("choices", "exchanges", "thefts"))
    chance = {"chance": line["chance"], "rolls": len(ROLLS)}
    return {**amounts(line["gains"]), "sure": len(line["gains"]), "choices": choices, **chance}
