### Zápis do Kroniky, kroniky jako text, a co přibylo s celým archivem.

option-oath-writes = Zapsat Kroniku
    .help = Po vítězství se zapíše Kronika a z partie vyroste svět pro tu příští.
option-oath-chronicle = Text kroniky
    .help = Svět zapsaný jedním řádkem, jaký si předávají hráči u počítačových stolů. Má přednost před volbou světa.

oath-phase-chronicle = Zápis do Kroniky
    .about = Je dohráno a vítěz zapisuje, čím začne příští hra.
    .rule = 8

## Slib přísahy (8.1)

oath-named-oath =
    { $oath ->
        [supremacy] { oath-oath-supremacy }
        [people] { oath-oath-people }
        [protection] { oath-oath-protection }
       *[devotion] { oath-oath-devotion }
    }
oath-ask-vow = Vítězství je tvé a píšeš Kroniku. Kterou přísahu slíbíš příštím časům?
oath-do-vow = Přísaha: { oath-named-oath }
oath-log-vow = { $name } slibuje přísahu pro příští časy: { oath-named-oath }.

## Občanství (8.2)

oath-ask-raise = Komu z Vyhnanců nabídneš občanství? Kdo přijme, vymění v oblastech, které ovládá, své družiny za jednu tvou.
    .do = { $count ->
        [one] Nabídnout { $count } Vyhnanci
        [few] Nabídnout { $count } Vyhnancům
       *[other] Nabídnout { $count } Vyhnancům
    }
oath-do-raise = { $player }: nabídnout občanství
oath-ask-be-raised = { $player } ti nabízí občanství. Přijmeš je?
oath-ask-be-raised-yes = Stát se Občanem
oath-ask-be-raised-no = Zůstat Vyhnancem
oath-log-board-exile = { $name } začne příští partii jako Vyhnanec.
oath-log-board-citizen = { $name } začne příští partii jako Občan.

## Stavby a mapa (8.3)

oath-ask-build = Postavíš, nebo opravíš stavbu?
oath-do-build-none = Nestavět
oath-do-build = Postavit { CARD($card, case: "acc") } { CARD($site, case: "at") } místo karty { CARD($other) }
oath-do-repair = Opravit { CARD($card, case: "acc") } { CARD($site, case: "at") }
oath-log-build = { $name } staví { CARD($card, case: "acc") }, ustupuje { CARD($other) }.
oath-log-repair = { $name } opravuje stavbu: { CARD($card) }.
oath-log-remove-site = Z mapy mizí { CARD($site) }.
oath-log-ruin = Stavba bez vládce je zničena: { CARD($card) }.
oath-log-close-ranks = Oblasti, které zůstaly, se semkly a mezery po ostatních zaplnilo neznámo.

## Balíček světa (8.4 až 8.8)

oath-the-suit =
    { $suit ->
        [discord] { oath-suit-discord }
        [arcane] { oath-suit-arcane }
        [order] { oath-suit-order }
        [hearth] { oath-suit-hearth }
        [beast] { oath-suit-beast }
       *[nomad] { oath-suit-nomad }
    }
oath-ask-favored-suit = Čí lidé přijdou do světa? Tři karty zvoleného symbolu, dvě dalšího a jedna třetího po směru hodin.
oath-ask-recall = V archivu chybějí karty. Který symbol se vrátí z vyvlastněných?
oath-do-favored = { oath-the-suit }
oath-log-add-six = Do balíčku světa přichází šest karet, nejvíc z nich má symbol { oath-the-suit }.
oath-log-recall =
    { $count ->
        [one] Z vyvlastněných se vrací { $count } karta, symbol { oath-the-suit }.
        [few] Z vyvlastněných se vracejí { $count } karty, symbol { oath-the-suit }.
       *[other] Z vyvlastněných se vrací { $count } karet, symbol { oath-the-suit }.
    }
oath-log-remove-six =
    { $count ->
        [one] { $count } karta odchází k vyvlastněným.
        [few] { $count } karty odcházejí k vyvlastněným.
       *[other] { $count } karet odchází k vyvlastněným.
    }
oath-log-relics-return =
    { $count ->
        [0] Žádná relikvie se nevrací.
        [one] Do balíčku se vrací { $count } relikvie.
        [few] Do balíčku se vracejí { $count } relikvie.
       *[other] Do balíčku se vrací { $count } relikvií.
    }
oath-log-chronicle = Kronika je zapsána. Příští přísaha: { oath-named-oath }.

## Co přibylo s archivem

oath-ask-keep-some =
    { $count ->
        [one] Kterou kartu si necháš?
       *[other] Které karty zahraješ, v jakém pořadí? Nejvýš { $count }, aspoň jednu z nich do oblasti.
    }
    .do = Nechat si { $cards }
oath-why-one-to-site = Ze dvou karet musí jít aspoň jedna do oblasti a první tam nešla.
oath-why-locked-relic = Tato relikvie je pro tebe uzamčená.
oath-why-protected = Tohoto Občana nelze vyhnat.
oath-do-place-none = Nedat na praporec nic
oath-ask-take-reliquary = Kterou relikvii z Říšského relikviáře si vezmeš? Vidíš jen její rub.
oath-ask-reroll =
    { $dice ->
        [attack] { CARD($card) }: hodíš všemi útočnými kostkami znovu?
       *[defense] { CARD($card) }: hodíš všemi obrannými kostkami znovu?
    }
oath-ask-reroll-yes = Hodit všemi kostkami znovu
oath-ask-reroll-no = Nechat tento hod
oath-ask-occupy-from =
    { $count ->
        [one] { CARD($site, case: "at") } máš { $count } družinu. Obsadí některou dobytou oblast?
        [few] { CARD($site, case: "at") } máš { $count } družiny. Které dobyté oblasti obsadí?
       *[other] { CARD($site, case: "at") } máš { $count } družin. Které dobyté oblasti obsadí?
    }
    .do = { $count ->
        [one] Umístit { $count } družinu
        [few] Umístit { $count } družiny
       *[other] Umístit { $count } družin
    }
oath-log-rolled =
    { $dice ->
        [attack] { $name } hází útočnými kostkami.
       *[defense] { $name } hází obrannými kostkami.
    }
oath-log-take-burned = { $name } si bere { oath-some-favor }, jež měla shořet.
oath-log-take-favor = { $name } bere { oath-some-favor }, přichází o ni { $player }.
oath-log-discard-under = { $name } dává { $cards } dospod odhazovacího balíčku { oath-in-region }.
oath-log-move-adviser = { $name } přesouvá { CARD($card, case: "acc") } k rádcům, které má { $player }.
oath-log-wounded = { $name } ukrývá { oath-some-warbands } před smrtí.
oath-log-brought-home = { $name } nachází { oath-some-warbands } { CARD($site, case: "at") }.

## Texty kronik: co je na nich špatně

oath-string-field =
    { $field ->
        [version] verze
        [games] pořadí partie
        [name] název kroniky
        [played] barvy minulé partie
        [citizens] občané
        [oath] přísaha
        [suit-order] pořadí symbolů
        [sites] oblasti
        [world] balíček světa
        [dispossessed] vyvlastnění
        [relics] balíček relikvií
        [previous-citizens] dřívější občané
        [winner] barva vítěze
       *[winner-name] jméno vítěze
    }
oath-string-place =
    { $place ->
        [world] balíček světa
        [dispossessed] vyvlastnění
        [relics] balíček relikvií
        [site-1] 1. oblast
        [site-2] 2. oblast
        [site-3] 3. oblast
        [site-4] 4. oblast
        [site-5] 5. oblast
        [site-6] 6. oblast
        [site-7] 7. oblast
       *[site-8] 8. oblast
    }
oath-string-other =
    { $other ->
        [world] balíček světa
        [dispossessed] vyvlastnění
        [relics] balíček relikvií
        [site-1] 1. oblast
        [site-2] 2. oblast
        [site-3] 3. oblast
        [site-4] 4. oblast
        [site-5] 5. oblast
        [site-6] 6. oblast
        [site-7] 7. oblast
       *[site-8] 8. oblast
    }
oath-string-version = Text kroniky má verzi { $version }, kterou tu přečíst neumíme. Známé verze: { $known }.
oath-string-short = Text kroniky končí příliš brzy ({ oath-string-field }): od { $position }. znaku má následovat ještě { $needed }, zbývá { $have }.
oath-string-digit = Text kroniky má na { $position }. místě „{ $found }“ ({ oath-string-field }). Patří tam číslice 0 až 9 nebo velké písmeno A až F.
oath-string-letters = Text kroniky má od { $position }. znaku jméno, které se nedá přečíst ({ oath-string-field }).
oath-string-long = Za textem kroniky zbývá od { $position }. znaku ještě { $count } navíc. Nezkopírovalo se něco dvakrát?
oath-string-name = Jméno v textu kroniky může mít 1 až 255 bajtů, toto jich má { $length } ({ oath-string-field }).
oath-string-oath = Přísaha s číslem { $code } není. Jsou 0 až 3.
oath-string-site = Oblast s číslem { $code } není ({ oath-string-place }).
oath-string-card = Karta s číslem { $code } není ({ oath-string-place }).
oath-string-kind = { CARD($card) } tam nemůže ležet ({ oath-string-place }).
oath-string-adviser = { CARD($card) } smí ležet jen u rádců ({ oath-string-place }).
oath-string-nothing-there = Karta s číslem { $code } leží tam, kde není odkrytá oblast ({ oath-string-place }).
oath-string-twice = { CARD($card) } je v kronice dvakrát: { oath-string-other } a { oath-string-place }.
oath-string-room = Karet je { $count }, vejde se jich { $most } ({ oath-string-place }).
oath-string-visions = V balíčku světa je vizí { $count }. Patří tam všech pět, nebo žádná.

## Letopisy ságy

oath-how-usurper = jako Uzurpátor
oath-how-visionary = vizí
oath-how-usurper-visionary = jako Uzurpátor a vizí zároveň
oath-how-successor = jako Následník
oath-how-stable-regime = stabilní vládou
oath-how-exhaustion-empire = vyčerpáním z války, za Říši
oath-how-exhaustion-usurper = vyčerpáním z války, jako Uzurpátor
oath-how-exhaustion-visionary = vyčerpáním z války, vizí

oath-the-color-name =
    { $color ->
        [purple] { oath-color-purple }
        [red] { oath-color-red }
        [blue] { oath-color-blue }
        [yellow] { oath-color-yellow }
        [white] { oath-color-white }
       *[black] { oath-color-black }
    }
oath-deed-vow = Příští přísaha: { oath-named-oath }
oath-deed-fell = Občanství ztrácí { oath-the-color-name } deska
oath-deed-rose = Občanství získává { oath-the-color-name } deska
oath-deed-built = Postaveno: { CARD($card) }
oath-deed-repaired = Opraveno: { CARD($card) }
oath-deed-ruined = Zničená stavba: { CARD($card) }
oath-deed-buried = Zničená stavba zmizela: { CARD($card) }
oath-deed-lost = Ztracená oblast: { CARD($card) }
oath-deed-favored = Přišli noví lidé: { oath-the-suit }
oath-deed-recalled = Vrátili se vyvlastnění: { oath-the-suit }
oath-saga-oath = Přísaha
oath-saga-how = Jak
oath-saga-world = Co se stalo se světem
