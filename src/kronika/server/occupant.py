"""Who sits on a chair of a table."""

from __future__ import annotations

import msgspec

from kronika.server.messages import Mark


class Occupant(msgspec.Struct, omit_defaults=True):
    """Who sits on a chair. A bot plays where `bot` is set: on its own chair, or on a person's who lent or gave it."""

    name: str = ""
    person: str = ""
    bot: str = ""
    resigned: bool = False
    late: int = 0
    """How often in a row they have let their time pass, see `deadlines`."""
    missed: str = ""
    """The ask at which a bot has taken over for the rest of the turn."""
    takes_part: bool = False
    """Whether the person's page adds bytes of its own before the game is dealt, see `deal`."""
    unseen: bool = False
    """Nobody else may know that this was asked, so nobody else sees the bot either."""
    stand_in: str = ""
    """The bot that the person wants in their place while they are not there; "": the strongest."""
    mark: Mark = ""
    """Whose the name was when they sat down: "account" if the person's own account bears it, "other" if it looks like
    that of somebody else's, see `confusables`."""
    ready: bool = False
    """Whether the person has said that the game may begin."""
    keeper: str = ""
    """The person at whose device they play, where they have none of their own: whose session speaks for them."""
    rating: tuple[float, float] | None = None
    """At a rated table, how strong they were when they sat down, for all to see: mu and sigma."""

    @property
    def device(self) -> str:
        """The person whose session speaks for this chair."""
        return self.keeper or self.person

    @property
    def empty(self) -> bool:
        return not self.name

    @property
    def asked_by_name(self) -> bool:
        """Whether a person decides here, and no bot for them."""
        return bool(self.person) and not self.bot
