### Řád mimo první svět: jeho karty a co se při nich ptáme a hlásíme.

## Obyvatelé: Řád

card-code-of-honor = Kodex cti
    .acc = Kodex cti
    .gen = Kodexu cti
    .ins = Kodexem cti
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka i obránce. Přidej 2 útočné kostky, nebo 2 odeber. Tvoje strana ale v tomto tažení nepoužije žádný jiný bitevní plán.
    .note = Platí to i pro všechny spojence. Bandité, kteří ho ovládají, použijí jen jej.

card-outriders = Jízdní předvoj
    .acc = Jízdní předvoj
    .gen = Jízdního předvoje
    .ins = Jízdním předvojem
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka. Lebky při tomto útoku nikoho nezabijí.
    .note = Meče vedle nich se počítají.

card-messenger = Posel
    .acc = Posla
    .gen = Posla
    .ins = Poslem
    .stats = Obyvatel · Řád
    .text = Akce. Zaplať na kartu 1 přízeň: přesuň libovolné družiny mezi svou deskou a oblastmi, které ovládáš. Poslední družina v oblasti zůstává.
    .note = Občan k tomu nepotřebuje svolení.

card-field-promotion = Povýšení na bojišti
    .acc = Povýšení na bojišti
    .gen = Povýšení na bojišti
    .ins = Povýšením na bojišti
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 přízeň: zvítězíš-li, získej 3 družiny.

card-palanquin = Nosítka
    .acc = Nosítka
    .gen = Nosítek
    .ins = Nosítky
    .stats = Obyvatel · Řád
    .text = Pouze jako rádce. Akce. Zaplať na kartu 1 přízeň: vyber jiného hráče ve své oblasti a oblast, do které může cestovat. Přesuň tam svou figuru; ten hráč musí cestovat za tebou, bez zásob.
    .note = O placení mýta rozhoduje druhý hráč; když odmítne, nelze ho tam přivést. Z Tajuplného lesa jdeš, kam chceš, ale o cestě druhého hráče rozhoduje ten, kdo les ovládá.

card-shield-wall = Hradba štítů
    .acc = Hradbu štítů
    .gen = Hradby štítů
    .ins = Hradbou štítů
    .stats = Obyvatel · Řád
    .text = Bitevní plán obránce. Zaplať na kartu 1 přízeň: přidej 2 obranné kostky. Prohraješ-li, zemře celé bránící se vojsko.

card-military-parade = Vojenská přehlídka
    .acc = Vojenskou přehlídku
    .gen = Vojenské přehlídky
    .ins = Vojenskou přehlídkou
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka i obránce. Zvítězíš-li, získej za každého odhaleného rádce protivníka i jeho spojenců 1 přízeň, vždy z banky rádcova symbolu.
    .note = Za dva rádce se stejným symbolem jsou to 2 přízně. Co by získali bandité, se spálí.

card-tome-guardians = Strážci knih
    .acc = Strážce knih
    .gen = Strážců knih
    .ins = Strážci knih
    .stats = Obyvatel · Řád
    .text = Pouze v oblasti. Trvalá schopnost. Nepřátelé toho, kdo tuto kartu ovládá, nemohou Nejtemnější tajemství určit za cíl, vzít ani vykoupit.
    .note = Ovládají-li ji bandité, nemůže to nikdo.

card-tyrant = Tyran
    .acc = Tyrana
    .gen = Tyrana
    .ins = Tyranem
    .stats = Obyvatel · Řád
    .text = Pouze jako rádce. Uzamčená. Modifikátor cestování. Přijdeš-li do oblasti, kde jsou družiny, musíš tam jednu zabít, třeba i vlastní.
    .note = Družiny na deskách jsou před ním v bezpečí.

card-forced-labor = Nucené práce
    .acc = Nucené práce
    .gen = Nucených prací
    .ins = Nucenými pracemi
    .stats = Obyvatel · Řád
    .text = Pouze v oblasti. Trvalý modifikátor hledání. Stojí-li figura nepřítele v oblasti, kterou ovládá vládce této karty, smí hledat, jen když tomu vládci dá 1 přízeň. Totéž platí pro zahrání nebo odhození skrytého rádce.
    .note = Za Říši ji dostane Kancléř, u banditů se spálí.

card-secret-police = Tajná policie
    .acc = Tajnou policii
    .gen = Tajné policie
    .ins = Tajnou policií
    .stats = Obyvatel · Řád
    .text = Pouze v oblasti. Trvalá schopnost. Nepřátelé vládce této karty nemohou zahrát vizi lícem nahoru, dokud je jejich figura v některé z oblastí, které ten vládce ovládá.
    .note = Vizí je i Spiknutí.

card-specialist = Odborník
    .acc = Odborníka
    .gen = Odborníka
    .ins = Odborníkem
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka. Zaplať na kartu 2 přízně: celá bránící se strana nesmí použít žádný bitevní plán.

card-captains = Kapitáni
    .acc = Kapitány
    .gen = Kapitánů
    .ins = Kapitány
    .stats = Obyvatel · Řád
    .text = Pouze v oblasti. Akce. Zaplať na kartu 1 přízeň: vyber oblast, kterou ovládáš, a zahaj tažení, jako by tam byla tvoje figura. Nestojí zásoby a tvoje družiny z té oblasti se přidají k tvému vojsku.
    .note = Občan tak může zaútočit i na hráče na straně Říše. Družiny z vybrané oblasti pak bojují za něj a oblast nemusí být cílem.

card-siege-engines = Obléhací stroje
    .acc = Obléhací stroje
    .gen = Obléhacích strojů
    .ins = Obléhacími stroji
    .stats = Obyvatel · Řád
    .text = Akce. Zaplať na kartu 1 přízeň: vyber oblast ve svém kraji a zabij v ní 2 družiny, třeba i vlastní.
    .note = Je-li tam jen 1, zabij tu.

card-royal-tax = Královská daň
    .acc = Královskou daň
    .gen = Královské daně
    .ins = Královskou daní
    .stats = Obyvatel · Řád
    .text = Při zahrání: vezmi 2 přízně každému jinému hráči, který má figuru ve tvém kraji v oblasti, kterou ovládáš.

card-toll-roads = Cesty s mýtem
    .acc = Cesty s mýtem
    .gen = Cest s mýtem
    .ins = Cestami s mýtem
    .stats = Obyvatel · Řád
    .text = Pouze v oblasti. Trvalý modifikátor cestování. Nepřítel vládce této karty smí do oblastí, které ten vládce ovládá, cestovat, jen když mu dá 1 přízeň.
    .note = Za Říši ji dostane Kancléř, u banditů se spálí. Skryté oblasti nepatří nikomu. Koho posílá někdo jiný, ten platit nemusí a pak ho tam poslat nelze.

card-curfew = Zákaz vycházení
    .acc = Zákaz vycházení
    .gen = Zákazu vycházení
    .ins = Zákazem vycházení
    .stats = Obyvatel · Řád
    .text = Pouze v oblasti. Trvalý modifikátor obchodu. Nepřítel vládce této karty smí obchodovat s kartami, které ten vládce ovládá, jen když mu dá 1 přízeň.
    .note = Za Říši ji dostane Kancléř, u banditů se spálí.

card-knights-errant = Potulní rytíři
    .acc = Potulné rytíře
    .gen = Potulných rytířů
    .ins = Potulnými rytíři
    .stats = Obyvatel · Řád
    .text = Modifikátor shromažďování. Hned po tomto shromažďování můžeš zahájit tažení bez zásob.

card-vow-of-obedience = Slib poslušnosti
    .acc = Slib poslušnosti
    .gen = Slibu poslušnosti
    .ins = Slibem poslušnosti
    .stats = Obyvatel · Řád
    .text = Pouze jako rádce. Uzamčená. Nemůžeš hrát vize lícem nahoru. Odpočinek. Vezmi si 1 přízeň z banky podle svého výběru.
    .note = Vize, kterou už máš odhalenou, zůstává. Vizí je i Spiknutí.

card-hunting-party = Lovecká výprava
    .acc = Loveckou výpravu
    .gen = Lovecké výpravy
    .ins = Loveckou výpravou
    .stats = Obyvatel · Řád
    .text = Modifikátor hledání. Hledáš-li v balíčku světa, můžeš hned potom zahájit tažení bez zásob.

card-council-seat = Křeslo v radě
    .acc = Křeslo v radě
    .gen = Křesla v radě
    .ins = Křeslem v radě
    .stats = Obyvatel · Řád
    .text = Pouze jako rádce. Uzamčená. Trvalá schopnost. Dokud jsi Občan, nikdo tě nemůže poslat do vyhnanství, ani ty sebe.

card-encirclement = Obklíčení
    .acc = Obklíčení
    .gen = Obklíčení
    .ins = Obklíčením
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 přízeň: je-li tvoje vojsko větší než protivníkovo, přidej 2 útočné kostky, nebo 2 odeber.
    .note = Vojska se porovnají hned a potom už ne.

card-peace-envoy = Vyslanec míru
    .acc = Vyslance míru
    .gen = Vyslance míru
    .ins = Vyslancem míru
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 přízeň: je-li protivníkova figura ve tvé oblasti, dej protivníkovi 1 přízeň za každou obrannou kostku a hned vítězíš. Nikdo nezemře. Tvoje strana v tomto tažení nepoužije žádný jiný bitevní plán.
    .note = Přízeň je nutné zaplatit celou a dostane ji ten, na koho útočíš, ne spojenci. Byla-li cílem figura a přízeň, může pak polovina shořet.

card-relic-hunter = Lovec relikvií
    .acc = Lovce relikvií
    .gen = Lovce relikvií
    .ins = Lovcem relikvií
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka. Za cíl můžeš určit i skryté relikvie v cílových oblastech; za každou přidej 1 obrannou kostku. Relikvie, které získáš, můžeš dát dospod balíčku relikvií.
    .note = Na relikvii v oblasti, která není cílem, nedosáhneš.

## Výzvy, možnosti a důvody

oath-ask-palanquin = { CARD($card) }: kam se přesune tvoje figura?
oath-ask-relic-hunter = { CARD($card) }: které skryté relikvie budou cílem?
    .do = { $count ->
        [one] Zacílit na { $count } relikvii
        [few] Zacílit na { $count } relikvie
       *[other] Zacílit na { $count } relikvií
    }
oath-ask-bury-relics = { CARD($card) }: kterou ze získaných relikvií dáš dospod balíčku relikvií?
oath-ask-first-target = Co bude prvním cílem?
oath-ask-may-campaign = { CARD($card) }: zahájíš tažení?
oath-ask-may-campaign-yes = Zahájit tažení
oath-ask-may-campaign-no = Netáhnout

oath-do-hunt = Relikvie č. { $number } { CARD($site, case: "at") }
oath-do-bury-none = Ostatní si nechat
oath-do-captains = Tažení { CARD($site, case: "at") }

oath-why-plan-alone = { CARD($card) } se nesnáší s jiným plánem tvé strany.
oath-why-specialist = { CARD($card) }: bránící se strana nesmí použít bitevní plány.
oath-why-tome-guardians = { CARD($card) }: nepřátelé jejich vládce na Nejtemnější tajemství nedosáhnou.
oath-why-secret-police = { CARD($card) }: tady nelze vizi odhalit.
oath-why-vow-of-obedience = { CARD($card) }: vize odhalovat nemůžeš.
