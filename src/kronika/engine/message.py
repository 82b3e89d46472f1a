"""What is said and what it points at: texts by name, things on the table by kind and id."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import mypyc_attr

Arg: TypeAlias = str | int
Args: TypeAlias = dict[str, Arg]


@mypyc_attr(acyclic=True)
class Message:
    """The name of a text in the catalogues with its arguments; readers say it in their own language."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Args | None = None) -> None:
        self.id = id
        self.args: Args = {} if args is None else args

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        return {"id": self.id, "args": self.args.copy()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})" if self.args else f"Message({self.id!r})"


@mypyc_attr(acyclic=True)
class Ref:
    """A thing on the table: what an option touches and the browser lights up. It is found in the view of the seat that
    is asked:

    - `Ref("hand", "knight")`: a card with this face in a zone of this kind, one's own or nobody's;
    - `Ref("card", "knight")`: a card with this face wherever it lies; `Ref("court", "1.0")`: the first card that the
      view shows in the zone of this kind and seat, whether there are others like it or not;
    - `Ref("deck", "1")`: the zone of this kind that belongs to this seat; `Ref("zone", "discard")`: a zone by its id,
      or by its kind if it is nobody's;
    - `Ref("seat", "2")`: a player; `Ref("track", "gold")`: a counter; `Ref("token", "key")`: a token.

    A thing in the view that has a `ref` is meant by that too ("action:build"). `kronika.engine.refs` is the list.
    """

    __slots__ = ("id", "kind")

    def __init__(self, kind: str, id: str) -> None:
        self.kind = kind
        self.id = id

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        return {"kind": self.kind, "id": self.id}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ref) and self.kind == other.kind and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Ref({self.kind!r}, {self.id!r})"
