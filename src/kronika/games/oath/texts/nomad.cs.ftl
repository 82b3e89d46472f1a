## Obyvatelé Nomádů mimo první svět

card-convoys = Karavany
    .acc = Karavany
    .gen = Karavan
    .ins = Karavanami
    .stats = Obyvatel · Nomádi
    .text = Pouze v oblasti. Akce. Zaplať na kartu 1 přízeň: celý odhazovací balíček jiného kraje přesuň tak, jak leží, navrch balíčku svého kraje.
    .note = Balíček tvého kraje může být i prázdný.

card-vow-of-kinship = Slib příbuzenství
    .acc = Slib příbuzenství
    .gen = Slibu příbuzenství
    .ins = Slibem příbuzenství
    .stats = Obyvatel · Nomádi
    .text = Pouze jako rádce. Uzamčená. Všechnu svou přízeň přesuň do banky Nomádů; půjde tam i každá další, která by přišla na tvou desku. Přízeň v této bance můžeš používat, jako by byla tvoje.
    .note = Na tvé desce neleží: nikdo ti ji odtud nevezme a ty ji nikdy použít nemusíš.

card-wild-mounts = Divocí koně
    .acc = Divoké koně
    .gen = Divokých koní
    .ins = Divokými koňmi
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán útočníka i obránce. Máš-li odhodit použité bitevní plány Nomádů, můžeš místo nich, ať je jich kolik chce, odhodit jedinou kartu Dravosti, kterou ovládáš.
    .note = Bandité to udělají, mají-li odhodit aspoň dvě karty Nomádů, a to se svou první kartou Dravosti od vrcholu Domoviny dolů.

card-lancers = Kopiníci
    .acc = Kopiníky
    .gen = Kopiníků
    .ins = Kopiníky
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán útočníka. Vše, co padne na tvých útočných kostkách, se počítá dvakrát. Kopiníky nakonec odhoď.
    .note = Dvakrát se počítají i lebky.

card-mountain-giant = Horský obr
    .acc = Horského obra
    .gen = Horského obra
    .ins = Horským obrem
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 tajemství: přidej 1 útočnou kostku, nebo 1 odeber. Anebo přidej či odeber 3; pak Horského obra nakonec odhoď.

card-rival-khan = Znepřátelený chán
    .acc = Znepřáteleného chána
    .gen = Znepřáteleného chána
    .ins = Znepřáteleným chánem
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán útočníka i obránce. Má-li protivník odhaleného rádce Nomádů, přidej 4 útočné kostky, nebo 4 odeber. Znepřáteleného chána nakonec odhoď.
    .note = Rozhoduje chvíle, kdy plán použiješ; stačí i rádce protivníkova spojence.

card-lost-tongue = Zapomenutá řeč
    .acc = Zapomenutou řeč
    .gen = Zapomenuté řeči
    .ins = Zapomenutou řečí
    .stats = Obyvatel · Nomádi
    .text = Pouze jako rádce. Trvalá schopnost. Kdo neovládá žádnou kartu Nomádů, nemůže tvé relikvie a praporce ani určit za cíl, ani ti je vzít.
    .note = Platí to při čemkoli, i při vykoupení.

card-special-envoy = Zvláštní vyslanec
    .acc = Zvláštního vyslance
    .gen = Zvláštního vyslance
    .ins = Zvláštním vyslancem
    .stats = Obyvatel · Nomádi
    .text = Modifikátor cestování. Tato cesta nestojí žádné zásoby, ale tvoje fáze Činů jí končí.

card-resettle = Přesídlení
    .acc = Přesídlení
    .gen = Přesídlení
    .ins = Přesídlením
    .stats = Obyvatel · Nomádi
    .text = Pouze v oblasti. Akce. Přesuň odhaleného rádce Nomádů kteréhokoli hráče do oblasti podle svého výběru.
    .note = V oblasti pro něj musí být místo; uzamčené karty a karty jen pro rádce zůstávají.

card-oracle = Věštkyně
    .acc = Věštkyni
    .gen = Věštkyně
    .ins = Věštkyní
    .stats = Obyvatel · Nomádi
    .text = Pouze v oblasti. Akce. Zaplať na kartu 2 tajemství: dober první vizi shora z balíčku světa a zahraj ji nebo odhoď jako při hledání.
    .note = Ukazatel dobraných vizí se posune; balíček si jinak své pořadí zachová. Z vize může být i skrytý rádce.

card-pilgrimage = Pouť
    .acc = Pouť
    .gen = Pouti
    .ins = Poutí
    .stats = Obyvatel · Nomádi
    .text = Pouze jako rádce. Při zahrání: všechny obyvatele ve své oblasti, které přesunout lze, dej mezi vyvlastněné. Ty zamíchej, dober z nich stejný počet karet, podívej se na ně a dej je na odhazovací balíček svého kraje.
    .note = Uzamčené karty zůstávají.

card-spell-breaker = Lamač kouzel
    .acc = Lamače kouzel
    .gen = Lamače kouzel
    .ins = Lamačem kouzel
    .stats = Obyvatel · Nomádi
    .text = Pouze v oblasti. Trvalá schopnost. Nepřátelé toho, kdo ho ovládá, nemohou použít žádnou schopnost, která stojí tajemství, ať se platí na kartu, pálí nebo otáčí lícem dolů.
    .note = Počítá se i cena přidaná jinými schopnostmi. Vykoupení, obchod ani shromažďování za tajemství schopnosti nejsou.

card-mounted-patrol = Jízdní hlídka
    .acc = Jízdní hlídku
    .gen = Jízdní hlídky
    .ins = Jízdní hlídkou
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán obránce. Ze všech útočných kostek se hází jen polovinou, zaokrouhlenou dolů. Jízdní hlídku nakonec odhoď.
    .note = Rozhoduje počet kostek po použití všech bitevních plánů.

card-great-crusade = Velká výprava
    .acc = Velkou výpravu
    .gen = Velké výpravy
    .ins = Velkou výpravou
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán útočníka i obránce. Spočítej karty Nomádů, které ovládáš, i tuto: tolik útočných kostek přidej, nebo tolik odeber. Velkou výpravu nakonec odhoď.

card-ancient-bloodline = Prastarý rod
    .acc = Prastarý rod
    .gen = Prastarého rodu
    .ins = Prastarým rodem
    .stats = Obyvatel · Nomádi
    .text = Pouze jako rádce. Trvalá schopnost. Obyvatelé a relikvie ve všech oblastech, které ovládáš, jsou pro nepřátele uzamčené.
    .note = Nejen při tažení: nepřátelé ty relikvie nemohou ani vykoupit.

card-ancient-pact = Prastará úmluva
    .acc = Prastarou úmluvu
    .gen = Prastaré úmluvy
    .ins = Prastarou úmluvou
    .stats = Obyvatel · Nomádi
    .text = Pouze jako rádce. Uzamčená. Při zahrání: jsi-li Vyhnanec a máš Nejtemnější tajemství, můžeš tento praporec dát Kancléři a stát se Občanem. Naslepo si vybereš relikvii z Relikviáře, zásoby se ti doplní až na pole nejvíce vlevo a tvoje fáze Činů končí.

card-storm-caller = Vyvolavač bouří
    .acc = Vyvolavače bouří
    .gen = Vyvolavače bouří
    .ins = Vyvolavačem bouří
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán obránce. Přidej 2 obranné kostky. Vyvolavače bouří nakonec odhoď.

card-family-wagon = Rodinný vůz
    .acc = Rodinný vůz
    .gen = Rodinného vozu
    .ins = Rodinným vozem
    .stats = Obyvatel · Nomádi
    .text = Pouze jako rádce. Rádci Nomádů se ti do limitu nepočítají, jiného rádce však můžeš mít jen jednoho.
    .note = Skrytí rádci nejsou Nomádi.

card-way-station = Přepřahací stanice
    .acc = Přepřahací stanici
    .gen = Přepřahací stanice
    .ins = Přepřahací stanicí
    .stats = Obyvatel · Nomádi
    .text = Pouze v oblasti. Trvalý modifikátor cestování. Cesta sem tě nestojí žádné zásoby, ovládáš-li Přepřahací stanici, nebo dáš-li 1 přízeň tomu, kdo ji ovládá.
    .note = Za Říši dostane přízeň Kancléř, za bandity shoří.

card-twin-brother = Bratr dvojče
    .acc = Bratra dvojče
    .gen = Bratra dvojčete
    .ins = Bratrem dvojčetem
    .stats = Obyvatel · Nomádi
    .text = Pouze jako rádce. Při zahrání: Bratra dvojče můžeš prohodit s odhaleným rádcem Nomádů jiného hráče.
    .note = S uzamčenou kartou ne.

card-hospitality = Pohostinnost
    .acc = Pohostinnost
    .gen = Pohostinnosti
    .ins = Pohostinností
    .stats = Obyvatel · Nomádi
    .text = Pouze jako rádce. Modifikátor cestování. Jakmile docestuješ, vyber symbol, který je na kartě v tvé nové oblasti i na některém tvém odhaleném rádci: získej 1 přízeň z jeho banky.

card-a-fast-steed = Rychlý oř
    .acc = Rychlého oře
    .gen = Rychlého oře
    .ins = Rychlým ořem
    .stats = Obyvatel · Nomádi
    .text = Modifikátor cestování. Zaplať na kartu 1 přízeň: máš-li na desce nejvýše 3 družiny, cesta nestojí žádné zásoby.

card-relic-worship = Uctívání relikvií
    .acc = Uctívání relikvií
    .gen = Uctívání relikvií
    .ins = Uctíváním relikvií
    .stats = Obyvatel · Nomádi
    .text = Modifikátor vykoupení. Vykoupíš-li relikvii, získej 3 díly zásob.
    .note = Také za relikvii, kterou dá Hluboký hvozd nebo Pustiny, jako by šlo o vykoupení; hra se tě pak neptá.

card-sacred-ground = Posvátná půda
    .acc = Posvátnou půdu
    .gen = Posvátné půdy
    .ins = Posvátnou půdou
    .stats = Obyvatel · Nomádi
    .text = Pouze v oblasti. Uzamčená. Trvalý modifikátor hledání. Vizi, která není Spiknutím, může lícem nahoru zahrát jen ten, kdo má figuru tady.

## U stolu

oath-ask-wild-mounts =
    { $count ->
        [one] { CARD($card) }: máš odhodit { $count } plán Nomádů. Odhodíš místo něj kartu Dravosti?
        [few] { CARD($card) }: máš odhodit { $count } plány Nomádů. Odhodíš místo nich jednu kartu Dravosti?
       *[other] { CARD($card) }: máš odhodit { $count } plánů Nomádů. Odhodíš místo nich jednu kartu Dravosti?
    }
oath-do-discard-plans = Odhodit plány Nomádů
oath-ask-resettle = Kam přesuneš { CARD($card, case: "acc") }?
oath-do-resettle = Přesunout { CARD($card, case: "acc") }
oath-do-resettle-to = Přesunout { CARD($card, case: "acc") } { CARD($site, case: "to") }
oath-ask-pilgrims =
    { $count ->
        [one] Polož na odhazovací balíček { $count } kartu.
        [few] Polož na odhazovací balíček { $count } karty; poslední bude ležet navrchu.
       *[other] Polož na odhazovací balíček { $count } karet; poslední bude ležet navrchu.
    }
    .do = Položit { $cards }
oath-do-put = Položit { CARD($card, case: "acc") }
oath-ask-ancient-pact = { CARD($card) }: předáš Kancléři Nejtemnější tajemství a staneš se Občanem?
oath-ask-ancient-pact-yes = Předat praporec a stát se Občanem
oath-ask-ancient-pact-no = Nechat si praporec a zůstat Vyhnancem
oath-why-lost-tongue = Dokud neovládáš žádnou kartu Nomádů, chrání to { CARD($card) }; má ji { $player }.
oath-why-spell-breaker = { CARD($card) }: jako nepřítel toho, kdo ho ovládá, nemůžeš použít schopnost, která stojí tajemství.
oath-why-sacred-ground = { CARD($card) }: vizi lze odhalit jen { CARD($site, case: "at") }.
oath-log-convoys = { $name } přesouvá celý odhazovací balíček { oath-in-region } navrch balíčku vlastního kraje.
oath-log-pilgrimage = { $name } posílá { CARD($site, case: "from") } mezi vyvlastněné { $cards }.
oath-log-pilgrims = { $name } dává z vyvlastněných na odhazovací balíček { oath-in-region } { $cards }.
