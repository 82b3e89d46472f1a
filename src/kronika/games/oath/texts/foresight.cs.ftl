### Co lze předvídat: šance v bitvě, co na ní závisí a kdo má výhru na dosah.

## K čemu odpověď vede

oath-outlook-odds = { $percent } % na výhru, zbude asi { $left } z { $force }
oath-outlook-chance = { $percent } % na výhru
oath-outlook-hold = { $percent } % na ubránění
oath-outlook-favor = získáš 1 přízeň z banky { oath-of-suit }
oath-outlook-won =
    { $left ->
        [0] vyhraješ { $attack } : { $defense }, nezbude nikdo
        [one] vyhraješ { $attack } : { $defense }, zbude { $left }
        [few] vyhraješ { $attack } : { $defense }, zbudou { $left }
       *[other] vyhraješ { $attack } : { $defense }, zbude { $left }
    }
oath-outlook-lost =
    { $left ->
        [0] prohraješ { $attack } : { $defense }, nezbude nikdo
        [one] prohraješ { $attack } : { $defense }, zbude { $left }
        [few] prohraješ { $attack } : { $defense }, zbudou { $left }
       *[other] prohraješ { $attack } : { $defense }, zbude { $left }
    }

## Oč přijdeš

oath-warn-rest-wake = Ukončíš-li teď tah, v příštím procitnutí vyhraje { $player }.
oath-warn-rest-end = Je to tvůj poslední tah a zatím to vypadá, že na konci kola vyhraje { $player }.
oath-warn-rest-supply =
    { $count ->
        [one] Ukončíš-li teď tah, přijdeš o 1 díl zásob: víc než 7 se jich nevejde.
        [few] Ukončíš-li teď tah, přijdeš o { $count } díly zásob: víc než 7 se jich nevejde.
       *[other] Ukončíš-li teď tah, přijdeš o { $count } dílů zásob: víc než 7 se jich nevejde.
    }
oath-warn-no-warbands = Na desce nemáš žádné družiny, útok by byl bez kostek.
oath-warn-no-dice = Bez kostek můžou bitvu vyhrát jen oběti a bitevní plány.

## Co znamená výsledek

oath-foresee-site =
    { $who ->
        [you] Získáš oblast { CARD($site) }.
       *[other] { $player } získá oblast { CARD($site) }.
    }
oath-foresee-left = Oblast { CARD($site) } nemá kdo obsadit, přijdou do ní bandité.
oath-foresee-relic =
    { $who ->
        [you] Získáš { CARD($card, case: "acc") }.
       *[other] { $player } získá { CARD($card, case: "acc") }.
    }
oath-foresee-banner =
    { $who ->
        [you] Získáš { oath-the-banner }.
       *[other] { $player } získá { oath-the-banner }.
    }
oath-foresee-pawn =
    { $who ->
        [you] Tvou figuru lze zahnat a polovinu tvé přízně spálit.
       *[other] Lze zahnat figuru, kterou má { $player }, a spálit polovinu přízně.
    }
oath-foresee-count =
    { $oath ->
        [supremacy] Oblasti pak: { $mine } proti { $best }.
       *[other] Relikvie a praporce pak: { $mine } proti { $best }.
    }
oath-foresee-title =
    { $who ->
        [you] Získáš titul Přísežníka.
       *[other] Titul Přísežníka získá { $player }.
    }
oath-foresee-title-tied =
    { $who ->
        [you] Nastane shoda a ty vybereš, komu připadne tvůj titul.
       *[other] Nastane shoda a komu připadne titul, vybere { $player }.
    }
oath-foresee-stopped =
    { $who ->
        [you] { oath-then } už nevyhraješ.
       *[other] { oath-then } už nevyhraje { $player }.
    }
oath-foresee-wins =
    { $who ->
        [you] { oath-then } vyhraješ.
       *[other] { oath-then } vyhraje { $player }.
    }
oath-then =
    { $when ->
        [end] Na konci tohoto kola
       *[wake] V příštím procitnutí
    }
oath-foresee-losses =
    { $part ->
        [half] Polovina zbylého útočícího vojska padne.
        [all] Celý zbytek útočícího vojska padne.
       *[none] Nikdo další z útočícího vojska nepadne.
    }

## Kdo má výhru na dosah

oath-note-alarm = Poplach
oath-alarm-wake = V příštím procitnutí vyhraje { $player }.
oath-alarm-end = Na konci tohoto kola vyhraje { $player }.
oath-alarm-usurper =
    { $oath ->
        [supremacy] Uzurpátor, oblasti { $mine } : { $best }. Titul převezme jen ten, kdo ovládne víc oblastí.
        [protection] Uzurpátor, relikvie a praporce { $mine } : { $best }. Titul převezme jen ten, kdo jich má víc.
        [people] Uzurpátor s Přízní lidu. Titul převezme jen ten, kdo získá tento praporec.
       *[devotion] Uzurpátor s Nejtemnějším tajemstvím. Titul převezme jen ten, kdo získá tento praporec.
    }
oath-alarm-vision =
    { $oath ->
        [supremacy] Vize je splněna, oblasti { $mine } : { $best }. Zastaví ji i shoda.
        [protection] Vize je splněna, relikvie a praporce { $mine } : { $best }. Zastaví ji i shoda.
        [people] Vize je splněna díky Přízni lidu. Zastaví ji, kdo tento praporec získá.
       *[devotion] Vize je splněna díky Nejtemnějšímu tajemství. Zastaví ji, kdo tento praporec získá.
    }
oath-alarm-empire = Je poslední kolo a titul rozhoduje pro Říši.
oath-alarm-successor = Je poslední kolo, titul má Říše a tento Občan je Následníkem Kancléře.
