"""The powers of all cards, by where they come from. Loading them hangs them on their faces."""

from kronika.games.oath.cards import arcane, beast, discord, hearth, nomad, order, relics, reliquary, sites

__all__ = ["arcane", "beast", "discord", "hearth", "nomad", "order", "relics", "reliquary", "sites"]
