### Království podle losu: co si od něj jde přát a proč to někdy nejde.

wish-dominion-cost-2 = Karty za 2
wish-dominion-cost-3 = Karty za 3
wish-dominion-cost-4 = Karty za 4
wish-dominion-cost-5 = Karty za 5 a víc
wish-dominion-attack = Útoky
wish-dominion-reaction = Reakce
wish-dominion-victory = Karty bodů
wish-dominion-village = +2 akce
wish-dominion-draw = +2 karty a víc
wish-dominion-buy = +1 nákup
wish-dominion-trash = Zahazování karet z ruky
wish-dominion-base = Karty ze základní hry
wish-dominion-intrigue = Karty z Intrik
wish-dominion-must = Nesmí chybět
wish-dominion-bans = Nesmí tam být
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
dominion-lot-both = { CARD($card) } nemůže zároveň nesmět chybět a být zakázaná karta.
dominion-lot-many = Království má 10 karet, chybět jich však nesmí { $count }. Některé vynech.
dominion-lot-few =
    Karet je potřeba deset, po tvých zákazech { $count ->
        [one] zbývá jen { $count }.
        [few] zbývají jen { $count }.
       *[other] jich zbývá jen { $count }.
    }
dominion-lot-too-many =
    „{ dominion-lot-wish }“: z karet, které nesmějí chybět, sem { $count ->
        [one] patří { $count }
        [few] patří { $count }
       *[other] jich patří { $count }
    }, a ty { $most ->
        [0] nechceš žádnou.
       *[other] chceš nejvýš { $most }.
    }
dominion-lot-too-few =
    „{ dominion-lot-wish }“: chceš aspoň { $least }, na výběr { $count ->
        [0] však není žádná.
        [one] je však jen { $count }.
        [few] jsou však jen { $count }.
       *[other] jich je však jen { $count }.
    }
dominion-lot-clash = „{ dominion-lot-wish }“ a „{ dominion-lot-other }“ se do deseti karet společně nevejdou: jedno z toho změň.
dominion-lot-one-too-many = Všechna tahle přání najednou splnit nejde; bez „{ dominion-lot-wish }“ to půjde.
dominion-lot-impossible = Žádných deset karet nesplní všechna tahle přání. Některá vynech.
