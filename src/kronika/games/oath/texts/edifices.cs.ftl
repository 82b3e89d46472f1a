### Stavby: šest karet, každá s neporušenou a se zničenou stranou.

card-sprawling-rampart = Rozlehlý val
    .acc = Rozlehlý val
    .gen = Rozlehlého valu
    .ins = Rozlehlým valem
    .stats = Stavba · Řád
    .text = Pouze v oblasti. Uzamčená. Trvalý modifikátor tažení. Každá cílová oblast toho, kdo Rozlehlý val ovládá, přidává do obrany o 1 kostku víc.
    .note = Počítá se i tam, kde na součtu kostek z cílů záleží.

card-bandit-rampart = Val banditů
    .acc = Val banditů
    .gen = Valu banditů
    .ins = Valem banditů
    .stats = Stavba · Zničená
    .text = Pouze v oblasti. Uzamčená. Bitevní plán obránce. Je-li cílem oblast, ve které Val banditů leží, odeber 2 útočné kostky.

card-hall-of-debate = Síň rozprav
    .acc = Síň rozprav
    .gen = Síně rozprav
    .ins = Síní rozprav
    .stats = Stavba · Vroucno
    .text = Pouze v oblasti. Uzamčená. Trvalý modifikátor tažení. Přízeň lidu nesmí být cílem žádného tažení.

card-hall-of-mockery = Síň posměchu
    .acc = Síň posměchu
    .gen = Síně posměchu
    .ins = Síní posměchu
    .stats = Stavba · Zničená
    .text = Pouze v oblasti. Uzamčená. Trvalý modifikátor vykoupení. Kdo vykoupí Přízeň lidu, otočí ji na stranu Lůzy.

card-forest-temple = Lesní chrám
    .acc = Lesní chrám
    .gen = Lesního chrámu
    .ins = Lesním chrámem
    .stats = Stavba · Dravost
    .text = Pouze v oblasti. Uzamčená. Trvalá schopnost. Při zápisu do Kroniky zůstává na mapě každá oblast, ve které leží aspoň jedna karta Dravosti.
    .note = Chrání i oblasti, kterým vítěz nevládne, a to hned, jak je postaven. Stavba v oblasti bez vlády vítěze bude přesto zničena.

card-ruined-temple = Pobořený chrám
    .acc = Pobořený chrám
    .gen = Pobořeného chrámu
    .ins = Pobořeným chrámem
    .stats = Stavba · Zničená
    .text = Pouze v oblasti. Uzamčená. Trvalý modifikátor hledání. Nepřátelé toho, kdo Pobořený chrám ovládá, nesmějí zahrát kartu Dravosti lícem nahoru.

card-festival-district = Čtvrť slavností
    .acc = Čtvrť slavností
    .gen = Čtvrti slavností
    .ins = Čtvrtí slavností
    .stats = Stavba · Svár
    .text = Pouze v oblasti. Uzamčená. Akce. Vyjednej s kterýmkoli hráčem závaznou výměnu přízně, tajemství a rádců.

card-squalid-district = Čtvrť bídy
    .acc = Čtvrť bídy
    .gen = Čtvrti bídy
    .ins = Čtvrtí bídy
    .stats = Stavba · Zničená
    .text = Pouze v oblasti. Uzamčená. Trvalá schopnost. Po každém hodu kostkou osudu smí ten, kdo Čtvrť bídy ovládá, změnit výsledek o 1 nahoru, nebo dolů. Za Říši rozhoduje Kancléř.
    .note = Mění se až po hodu. Šestka zvýšená o 1 hru ukončí také.

card-great-spire = Velká věž
    .acc = Velkou věž
    .gen = Velké věže
    .ins = Velkou věží
    .stats = Stavba · Tajemno
    .text = Pouze v oblasti. Uzamčená. Modifikátor hledání. Zaplať na kartu 1 tajemství: kolik chceš dobraných obyvatel vyměň za náhodné karty z vyvlastněných.
    .note = S Pravdomluvnou harfou ukazuješ karty dobrané a tu, kterou si necháš; vyměněné, které si nenecháš, neukazuješ.

card-fallen-spire = Zřícená věž
    .acc = Zřícenou věž
    .gen = Zřícené věže
    .ins = Zřícenou věží
    .stats = Stavba · Zničená
    .text = Pouze v oblasti. Uzamčená. Akce. Zaplať na kartu 1 tajemství a 1 tajemství spal: až pět obyvatel svrchu odhazovacího balíčku svého kraje vyměň, aniž se podíváš, za náhodné karty z vyvlastněných. Vize přeskoč.
    .note = Kolik karet vyměníš, volíš předem.

card-ancient-forge = Prastará kovárna
    .acc = Prastarou kovárnu
    .gen = Prastaré kovárny
    .ins = Prastarou kovárnou
    .stats = Stavba · Nomádi
    .text = Pouze v oblasti. Uzamčená. Akce. Zaplať na kartu 2 přízně a spal 1 tajemství: dober relikvii a vezmi si ji, nebo ji dej dospod balíčku relikvií.

card-broken-forge = Vyhaslá kovárna
    .acc = Vyhaslou kovárnu
    .gen = Vyhaslé kovárny
    .ins = Vyhaslou kovárnou
    .stats = Stavba · Zničená
    .text = Pouze v oblasti. Uzamčená. Akce. Zaplať na kartu 2 přízně a 2 tajemství: otoč ji, kovárna je opět celá.

## Co se u nich říká

oath-why-debated = { CARD($card) } brání tomu, aby byla Přízeň lidu cílem.
oath-why-ruined-temple = { CARD($card) }: jako nepřítel jeho vládce nemůžeš hrát karty Dravosti lícem nahoru.
oath-do-fate = Na kostce osudu ať je { $rolled }
oath-ask-fate = { CARD($card) }: na kostce osudu padlo { $rolled }. Změníš výsledek?
oath-log-changed-die = { $name } mění výsledek na kostce osudu: { $rolled }.
oath-do-send-away = Poslat { CARD($card, case: "acc") } k vyvlastněným
oath-ask-send-away = { CARD($card) }: které karty vyměníš za náhodné z vyvlastněných?
    .do = Vyměnit { $cards }
oath-log-send-away =
    { $count ->
        [one] { $name } posílá k vyvlastněným { $count } kartu.
        [few] { $name } posílá k vyvlastněným { $count } karty.
       *[other] { $name } posílá k vyvlastněným { $count } karet.
    }
oath-log-come-back = { $name } bere z vyvlastněných { $cards }.
oath-log-swap-pile =
    { $count ->
        [one] { $name } vyměňuje s vyvlastněnými { $count } kartu odhazovacího balíčku { oath-in-region }.
        [few] { $name } vyměňuje s vyvlastněnými { $count } karty odhazovacího balíčku { oath-in-region }.
       *[other] { $name } vyměňuje s vyvlastněnými { $count } karet odhazovacího balíčku { oath-in-region }.
    }

oath-kind-edifice = Stavba
    .acc = Stavbu
    .gen = Stavby
    .ins = Stavbou
