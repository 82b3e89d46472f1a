"""Which function answers which ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent import act, battle, cards, majors, powers, setup, talk, wake
from kronika.games.oath.bots.regent.look import Look

Answer = Callable[[Look, Ask], "str | list[str]"]

ANSWERS: Final[dict[str, Answer]] = {
    # setup
    "oath-ask-board": setup.board,
    "oath-ask-stock": setup.stock_sites,
    "oath-ask-arrive": setup.arrive,
    # Wake and Rest
    "oath-ask-peoples-favor": wake.peoples_favor,
    "oath-ask-treasury": wake.treasury,
    "oath-ask-rest": powers.rest,
    "oath-ask-keeper": wake.keeper,
    # Act
    "oath-ask-act": act.act,
    "oath-ask-modifiers": majors.modifiers,
    "oath-ask-search": majors.search,
    "oath-ask-muster": majors.muster,
    "oath-ask-trade": majors.trade,
    "oath-ask-recover": majors.recover,
    "oath-ask-travel": majors.travel,
    "oath-ask-campaign": majors.campaign,
    "oath-ask-banner-amount": majors.banner_amount,
    "oath-ask-spread": majors.spread,
    "oath-ask-send": majors.send,
    "oath-ask-make-travel": majors.make_travel,
    # cards
    "oath-ask-keep": cards.keep,
    "oath-ask-play": cards.play,
    "oath-ask-room": cards.room,
    "oath-ask-discard-order": cards.discard_order,
    "oath-ask-discard-first": cards.discard_first,
    "oath-ask-conspire": powers.conspire,
    "oath-ask-power": powers.power,
    "oath-ask-banks": powers.banks,
    "oath-ask-relic": powers.relic,
    "oath-ask-dowsing": powers.take,
    "oath-ask-skeleton-key": powers.take,
    "oath-ask-swap": powers.swap,
    "oath-ask-free": majors.as_many,
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
    "oath-ask-station": majors.as_many,
    "oath-ask-withdraw": majors.as_many,
    "oath-ask-share": majors.as_many,
    "oath-ask-permit-withdraw": talk.permit_withdraw,
    "oath-ask-permit-take": talk.permit_take,
    "oath-ask-permit-give": talk.permit_give,
    "oath-ask-reliquary": talk.reliquary,
    "oath-ask-show-reliquary": talk.show_reliquary,
    "oath-ask-show": talk.show_adviser,
    "oath-ask-become-citizen": talk.become_citizen,
    "oath-ask-replace": battle.replace,
    "oath-ask-gathering": talk.gathering,
    "oath-ask-gathering-deal": talk.gathering_deal,
    "oath-ask-toll": talk.toll,
    "oath-citizenship-offer": talk.offer_citizenship,
    "oath-citizenship-answer": talk.answer_citizenship,
    "oath-deal-offer": talk.offer_deal,
    "oath-deal-answer": talk.answer_deal,
}
