"""One Harvest phase as the clauses have it: who has what to take, to gain and to choose."""

from __future__ import annotations

from collections import Counter

from benchmarks.oracles.valeria.clauses import Choice, Estate, activations, choices, chosen, effect, gained, takes

STEAL = 3
"""V5.4-c."""


class Harvest:
    """Takers first (V5.4-a), then everybody by themselves: what needs no decision, then choices (V15.2)."""

    def __init__(self, estates: list[Estate], dice: tuple[int, int], active: int, resting: int | None) -> None:
        self.estates = estates
        self.active = active
        self.resting = resting
        self.takes: list[str] = []
        self.sure: list[Counter[str]] = [Counter() for _ in estates]
        self.open: list[list[tuple[str, str]]] = [[] for _ in estates]
        """Cards and effects about which a player still decides."""
        self.gathered = False
        for seat, own in enumerate(estates):
            if seat == resting:
                continue  # V11.2-b
            for card in activations(own.duchy, dice):
                text = effect(card, seat == active)
                if takes(text):
                    self.takes.append(card)
                elif chosen(text):
                    self.open[seat].append((card, text))
                else:
                    self.sure[seat].update(gained(text, own))

    # --- taking ---

    def victims(self) -> dict[str, tuple[int | None, str, int]]:
        """By key: from whom, what, how much (V5.4-b, V5.4-c, V11.2-c). Alone one just gains (V14.2-c)."""
        if len(self.estates) == 1:
            return {f"take:{thing}": (None, thing, STEAL) for thing in ("gold", "magic")}
        found: dict[str, tuple[int | None, str, int]] = {}
        for seat, other in enumerate(self.estates):
            if seat in (self.active, self.resting):
                continue
            for thing in ("gold", "magic"):
                amount = min(STEAL, other.goods[thing])
                if amount:
                    found[f"take:{seat}-{thing}"] = (seat, thing, amount)
        return found

    def taking(self) -> bool:
        """Whether somebody still takes something."""
        return bool(self.takes and self.victims())

    def take(self, key: str) -> None:
        options = self.victims()
        self.takes.pop()
        if key in options:
            victim, thing, amount = options[key]
            self.estates[self.active].goods[thing] += amount
            if victim is not None:
                self.estates[victim].goods[thing] -= amount

    # --- gathering ---

    def gather(self) -> None:
        """Nobody takes any more: everybody gains what is sure."""
        assert not self.gathered
        self.gathered = True
        for own, sure in zip(self.estates, self.sure, strict=True):
            own.goods.update(sure)

    def choices(self, seat: int) -> dict[str, Choice]:
        """What a player may use now, by key."""
        own = self.estates[seat]
        return {choice.key: choice for card, text in self.open[seat] for choice in choices(card, text, own)}

    def use(self, seat: int, key: str) -> None:
        if key == "done":
            self.open[seat] = []
            return
        choice = self.choices(seat)[key]
        own = self.estates[seat]
        own.goods.subtract(dict(choice.pays))
        own.goods.update(dict(choice.gains))
        card = key.partition(":")[0]
        self.open[seat].remove(next(entry for entry in self.open[seat] if entry[0] == card))
