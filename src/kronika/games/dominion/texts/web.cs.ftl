### Co říká jen stůl v prohlížeči.

dominion-round = { $round }. kolo
dominion-pill-action = Akce
dominion-pill-buy = Nákup
dominion-pill-clean-up = Úklid
dominion-pill-draft = Výběr

dominion-provinces-left = Provincií zbývá
    .about = Nezbývá-li na konci tahu žádná, hra končí.
    .rule = D7.1-a
dominion-piles-empty = Prázdné hromádky
    .about = Dojde-li do konce tahu dost hromádek, hra končí.
    .rule = D7.1-c

dominion-basic = Peníze, body, kletby
dominion-kingdom = Karty království
dominion-legend =
    { $coins ->
        [0] Plná mince: zaplatíš ji. Prázdná: nedosáhneš.
       *[other] Plná mince: zaplatíš ji ({ $coins }). Prázdná: nedosáhneš.
    }
dominion-legend-played = zaplatí vyložené mince ({ $coins })
dominion-legend-hand = zaplatíš i z ruky (až { $coins })
dominion-legend-far = nedosáhneš
dominion-cheaper =
    { $discount ->
        [one] V tomto tahu stojí všechno o { $discount } méně
        [few] V tomto tahu stojí všechno o { $discount } méně
       *[other] V tomto tahu stojí všechno o { $discount } méně
    }
dominion-can-pay = na tu máš
dominion-reach-pay = zaplatíš penězi z ruky
dominion-cannot-pay = na tu nedosáhneš
dominion-cannot = nejde: { $why }

dominion-short-hand = v ruce
dominion-short-deck = balíček
dominion-short-discard = odloženo
dominion-known = víš o nich: { $cards }
dominion-last-gain = Naposledy získal

dominion-turn-yours = Tvůj tah
dominion-turn-of = Tah hráče { $name }
dominion-happening = Právě se děje
dominion-chooses = { $name } vybírá
dominion-you-choose = Vybíráš ty
dominion-bought = Koupeno v tomto tahu
dominion-bought-nothing =
    { $buys ->
        [0] Nic.
        [one] Zatím nic. Zbývá { $buys } nákup.
        [few] Zatím nic. Zbývají { $buys } nákupy.
       *[other] Zatím nic. Zbývá { $buys } nákupů.
    }
dominion-actions-left =
    { $count ->
        [0] Zatím žádná zahraná akce.
        [one] V tomto tahu zahrána { $count } akce.
        [few] V tomto tahu zahrány { $count } akce.
       *[other] V tomto tahu zahráno { $count } akcí.
    }
dominion-coppers-more = Každý Měďák platí o { $coins } víc
dominion-mat-empty = Ještě nic nebylo zahráno.
dominion-revealed = { $name } ukazuje
dominion-revealed-yours = Ukázáno z tvého balíčku

dominion-hand-worth = Ruka má hodnotu
dominion-to-spend = Můžeš utratit
dominion-points-now =
    { $count ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
dominion-hand-empty = Nemáš v ruce žádnou kartu
dominion-hand-label =
    { $count ->
        [one] Tvoje ruka, { $count } karta
        [few] Tvoje ruka, { $count } karty
       *[other] Tvoje ruka, { $count } karet
    }

dominion-tracker = Balíčky
dominion-tracker-own = Můj balíček
dominion-tracker-deck = v balíčku
dominion-tracker-hand = v ruce
dominion-tracker-rest = jinde
dominion-tracker-where = v balíčku { $deck }, v ruce { $hand }, jinde { $rest }
dominion-tracker-coins = mincí v průměrné příští ruce
dominion-tracker-shuffle = karet do míchání
dominion-tracker-action = že přijde akce
dominion-tracker-between = { $least } až { $most }
dominion-tracker-lost = { $name }: některé karty změnily majitele lícem dolů. Kde jsou dvě čísla, je pravda mezi nimi.
dominion-percent = { $percent } %

dominion-draft-title = Vybírá se království
dominion-draft-chosen = Zatím vybráno { $count } z 10
dominion-draft-pool = Z čeho se vybírá

dominion-help-action = Akci zahraješ tak, že ji v ruce vybereš.
dominion-help-buy-treasures = Vyber hromádku, peníze se vyloží samy.
dominion-help-buy = Kartu koupíš tak, že vybereš rozsvícenou hromádku. Co neutratíš, propadne.
dominion-played-by = { $card } · { $name }
dominion-help-react = Útok přijde na řadu po tvé odpovědi.

dominion-score-turns = tahů
dominion-score-owned = karet

## Království podle vlastního výběru

option-dominion-kingdom-own = vlastní království
dominion-liking = Jak se ti tohle království líbilo?
