### A kingdom drawn by lot: what may be wished of it, and why it cannot be.

wish-dominion-cost-2 = Cards costing 2
wish-dominion-cost-3 = Cards costing 3
wish-dominion-cost-4 = Cards costing 4
wish-dominion-cost-5 = Cards costing 5 and more
wish-dominion-attack = Attacks
wish-dominion-reaction = Reactions
wish-dominion-victory = Victory cards
wish-dominion-village = +2 Actions
wish-dominion-draw = +2 Cards or more
wish-dominion-buy = +1 Buy
wish-dominion-trash = Trashing cards from hand
wish-dominion-base = Cards of the base game
wish-dominion-intrigue = Cards of Intrigue
wish-dominion-must = Must be there
wish-dominion-bans = Must not be there
dominion-lot-wish =
    { $wish ->
        [cost-2] { wish-dominion-cost-2 }
        [cost-3] { wish-dominion-cost-3 }
        [cost-4] { wish-dominion-cost-4 }
        [cost-5] { wish-dominion-cost-5 }
        [attack] { wish-dominion-attack }
        [reaction] { wish-dominion-reaction }
        [victory] { wish-dominion-victory }
        [village] { wish-dominion-village }
        [draw] { wish-dominion-draw }
        [buy] { wish-dominion-buy }
        [trash] { wish-dominion-trash }
        [base] { wish-dominion-base }
       *[intrigue] { wish-dominion-intrigue }
    }
dominion-lot-other =
    { $other ->
        [cost-2] { wish-dominion-cost-2 }
        [cost-3] { wish-dominion-cost-3 }
        [cost-4] { wish-dominion-cost-4 }
        [cost-5] { wish-dominion-cost-5 }
        [attack] { wish-dominion-attack }
        [reaction] { wish-dominion-reaction }
        [victory] { wish-dominion-victory }
        [village] { wish-dominion-village }
        [draw] { wish-dominion-draw }
        [buy] { wish-dominion-buy }
        [trash] { wish-dominion-trash }
        [base] { wish-dominion-base }
       *[intrigue] { wish-dominion-intrigue }
    }
dominion-lot-both = { CARD($card) } cannot be both a must and banned.
dominion-lot-many = A kingdom has 10 cards; { $count } must be there. Leave some out.
dominion-lot-few =
    Ten cards are needed, and after your bans { $count ->
        [one] only { $count } is left.
       *[other] only { $count } are left.
    }
dominion-lot-too-many =
    “{ dominion-lot-wish }”: of the cards that must be there { $count ->
        [one] { $count } counts
       *[other] { $count } count
    } here, and you want { $most ->
        [0] none.
       *[other] no more than { $most }.
    }
dominion-lot-too-few =
    “{ dominion-lot-wish }”: you want at least { $least }, and { $count ->
        [0] there is none to choose from.
        [one] there is only { $count } to choose from.
       *[other] there are only { $count } to choose from.
    }
dominion-lot-clash = “{ dominion-lot-wish }” and “{ dominion-lot-other }” do not go together in ten cards: change one of them.
dominion-lot-one-too-many = All these wishes together are too much; without “{ dominion-lot-wish }” it works.
dominion-lot-impossible = No ten cards meet all these wishes. Leave some of them out.
