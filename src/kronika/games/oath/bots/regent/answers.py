"""Which function answers which ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent import act, battle, cards, powers, small, talk
from kronika.games.oath.bots.regent.look import Look

Answer = Callable[[Look, Ask], "str | list[str]"]

ANSWERS: Final[dict[str, Answer]] = {
    # setup
    "oath-ask-board": small.board,
    "oath-ask-stock": small.stock_sites,
    "oath-ask-arrive": act.arrive,
    # Wake and Rest
    "oath-ask-peoples-favor": small.peoples_favor,
    "oath-ask-treasury": small.treasury,
    "oath-ask-rest": powers.rest,
    "oath-ask-keeper": battle.keeper,
    # Act
    "oath-ask-act": act.act,
    "oath-ask-modifiers": small.modifiers,
    "oath-ask-search": act.search,
    "oath-ask-muster": act.muster,
    "oath-ask-trade": act.trade,
    "oath-ask-recover": act.recover,
    "oath-ask-travel": act.travel,
    "oath-ask-campaign": act.campaign,
    "oath-ask-banner-amount": act.banner_amount,
    "oath-ask-spread": act.spread_favor,
    "oath-ask-send": act.send,
    # cards
    "oath-ask-keep": cards.keep,
    "oath-ask-play": cards.play,
    "oath-ask-room": cards.room,
    "oath-ask-discard-order": cards.discard_order,
    "oath-ask-discard-first": cards.discard_first,
    "oath-ask-conspire": small.conspire,
    "oath-ask-power": powers.power,
    "oath-ask-banks": powers.banks,
    "oath-ask-relic": small.relic,
    "oath-ask-dowsing": small.take,
    "oath-ask-skeleton-key": small.take,
    "oath-ask-swap": small.swap,
    "oath-ask-free": small.count,
    # Campaign
    "oath-ask-targets": battle.targets,
    "oath-ask-dice": battle.dice,
    "oath-ask-plans": battle.plans,
    "oath-ask-sign": battle.sign,
    "oath-ask-sacrifice": battle.sacrifice,
    "oath-ask-losses": battle.losses,
    "oath-ask-occupy": battle.occupy,
    "oath-ask-wrestlers": battle.wrestlers,
    "oath-ask-signals-from": battle.signals_from,
    "oath-ask-signals-to": battle.signals_to,
    "oath-ask-garrison": battle.garrison,
    "oath-ask-ally": battle.ally,
    "oath-ask-accept-ally": battle.accept_ally,
    "oath-ask-burn": battle.burn,
    "oath-ask-sticky-fire": battle.sticky_fire,
    "oath-ask-again": battle.again,
    # others
    "oath-ask-station": small.count,
    "oath-ask-withdraw": small.count,
    "oath-ask-share": small.count,
    "oath-ask-permit-withdraw": talk.permit_withdraw,
    "oath-ask-permit-take": talk.permit_take,
    "oath-ask-permit-give": talk.permit_give,
    "oath-ask-reliquary": talk.reliquary,
    "oath-ask-show-reliquary": talk.show_reliquary,
    "oath-ask-become-citizen": talk.become_citizen,
    "oath-ask-replace": talk.replace,
    "oath-ask-gathering": talk.gathering,
    "oath-ask-gathering-deal": talk.gathering_deal,
    "oath-ask-toll": talk.toll,
    "oath-citizenship-offer": talk.offer_citizenship,
    "oath-citizenship-answer": talk.answer_citizenship,
    "oath-deal-offer": talk.offer_deal,
    "oath-deal-answer": talk.answer_deal,
}
