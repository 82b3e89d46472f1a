### Zápis do Kroniky, jak ho stůl v prohlížeči ukazuje.

oath-you-won = Vítězství je tvé!
oath-won-as = Role
oath-won-under = Přísaha této partie
oath-to-table = Stůl
oath-to-chronicle = Zpět ke Kronice
oath-chapters = Části Kroniky
oath-to-the-end = Přeskočit
oath-back-to-now = Zpět k přítomnosti
oath-from-the-start = Přehrát znovu

## Osm částí

oath-chapter-vow = Slib
oath-chapter-citizens = Občané
oath-chapter-map = Mapa
oath-chapter-people = Příchozí
oath-chapter-exodus = Vyvlastnění
oath-chapter-relics = Relikvie
oath-chapter-boards = Desky
oath-chapter-deck = Balíček

## Co zatím ukazuje mapa

oath-scene-victory = Svět v hodině vítězství
oath-scene-vow = Svět, když zazněl slib
oath-scene-citizens = Kdo teď vládne
oath-scene-works = Po odchodu stavitelů
oath-scene-departure = Oblasti mizí z mapy
oath-scene-ruins = Zničené stavby
oath-scene-ranks = Oblasti se semkly
oath-scene-people = Mapa příštího světa
oath-scene-exodus = Mapa příštího světa
oath-scene-relics = Relikvie se ukládají
oath-scene-boards = Mapa příštího světa
oath-scene-written = Svět příští partie
oath-land-gap = prázdno
oath-relics-here =
    { $count ->
        [one] { $count } skrytá relikvie
        [few] { $count } skryté relikvie
       *[other] { $count } skrytých relikvií
    }
oath-fate-leaves = zmizí
oath-fate-gone = mizí
oath-fate-falls = stavba se zničí
oath-fate-aside = půjde na okraj
oath-fate-stays = zůstane

## Pergamen

oath-parchment = Co je zapsáno
oath-page-victory = Vítězství
oath-page-vow = Slib
oath-page-citizens = Povýšení a pád
oath-page-works = Stavitelé
oath-page-departure = Oblasti, které mizí
oath-page-ruins = Zničené stavby
oath-page-ranks = Nová mapa
oath-page-people = Příchozí
oath-page-exodus = Vyvlastnění
oath-page-relics = Relikvie
oath-page-boards = Desky
oath-page-written = Balíček světa
oath-told-vow = { $name } slibuje: { oath-named-oath }.
oath-told-empire = Zvítězila Říše, desky zůstávají, jak ležely.
oath-told-fell = O občanství přichází: { $names }.
oath-told-rose = Noví Občané: { $names }.
oath-told-rose-none = Občanem se nikdo nestává.
oath-told-exile-builds = Zvítězil Vyhnanec, a tak se nestaví.
oath-told-works-none = Nic se nepostavilo ani neopravilo.
oath-told-departure-none = Všechny oblasti zůstávají.
oath-told-unseen =
    { $count ->
        [one] A k tomu { $count } místo, které nikdo nespatřil.
        [few] A k tomu { $count } místa, která nikdo nespatřil.
       *[other] A k tomu { $count } míst, která nikdo nespatřil.
    }
oath-told-ruins-none = Žádná stavba nebyla zničena.
oath-told-found = Nově spatřeno: { $sites }.
oath-told-people = Do světa přichází šest karet:
oath-told-exodus =
    { $count ->
        [0] Nikdo odejít nemusí.
        [one] Odchází { $count } karta. Která, to nikdo neviděl.
        [few] Odcházejí { $count } karty. Které, to nikdo neviděl.
       *[other] Odchází { $count } karet. Které, to nikdo neviděl.
    }
oath-told-boards = Stranou Občan nahoru leží desky: { $colors }.
oath-told-boards-none = Příští partie začne bez Občanů.
oath-told-deck = Balíček světa je znovu zamíchaný, pět vizí leží mezi horními kartami.

## Co by volba způsobila

oath-would-nothing = Na mapě se nic nezmění.
oath-would-stays = Na svém místě zůstane: { $sites }.
oath-would-leaves = Z mapy zmizí: { $sites }.
oath-would-falls = Stavba se zničí: { $sites }.
oath-would-aside = Se zničenou stavbou půjde na okraj: { $sites }.
oath-work-build = { CARD($card) }
oath-would-build = { CARD($site) }: do balíčku světa ustoupí { CARD($other) }.
oath-work-repair = Oprava: { CARD($card) }
oath-would-repair = { CARD($site) }: stavba bude znovu stát.
oath-would-citizen = Příští partii začneš jako Občan.
oath-has-advisers =
    { $count ->
        [one] { $count } rádce vítěze
        [few] { $count } rádci vítěze
       *[other] { $count } rádců vítěze
    }

## Poslední stránka

oath-testament = Co zůstává
oath-next-oath = Příští partie se hraje o
oath-next-chancellor = Do Kancléřova křesla usedne { $name }.
oath-deeds = Skutky
oath-lost-sites =
    { $count ->
        [one] Ztracená oblast:
        [few] Ztracené oblasti:
       *[other] Ztracené oblasti:
    }
oath-deeds-none = Nic se nezměnilo.
