### Svár za hranicemi prvního světa: jeho karty a to, co se říká jen o nich.

card-charlatan = Šarlatán
    .acc = Šarlatána
    .gen = Šarlatána
    .ins = Šarlatánem
    .stats = Obyvatel · Svár
    .text = Při zahrání: spal tajemství ležící na Nejtemnějším tajemství, až tam zbude 1.
    .note = Tajemství ležící kdekoli jinde zůstanou.

card-assassin = Zabiják
    .acc = Zabijáka
    .gen = Zabijáka
    .ins = Zabijákem
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Uzamčená. Můžeš mít nejvýš 2 rádce. Akce. Zaplať na kartu 1 přízeň: odhoď odhaleného rádce hráče, který má figuru ve tvé oblasti.
    .note = Nelze ho zahrát, pokud mu tví uzamčení rádci nemohou uvolnit místo.

card-downtrodden = Utlačovaní
    .acc = Utlačované
    .gen = Utlačovaných
    .ins = Utlačovanými
    .stats = Obyvatel · Svár
    .text = Modifikátor shromažďování. Je-li v bance se symbolem karty, na které shromažďuješ, méně přízně než v kterékoli jiné, získej o 2 družiny víc.
    .note = Remíza o nejméně nestačí. Přízeň, kterou platíš, leží na kartě, v bance ještě není.

card-blackmail = Vydírání
    .acc = Vydírání
    .gen = Vydírání
    .ins = Vydíráním
    .stats = Obyvatel · Svár
    .text = Při zahrání: vyber relikvii hráče, který má figuru ve tvé oblasti. Může ti za ni dát 3 přízně; jinak si ji vezmi.

card-cracked-sage = Pomatený mudrc
    .acc = Pomateného mudrce
    .gen = Pomateného mudrce
    .ins = Pomateným mudrcem
    .stats = Obyvatel · Svár
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 tajemství a spal 1 přízeň: má-li protivník odhaleného rádce Tajemna, přidej 4 útočné kostky, nebo 4 odeber.
    .note = Proti obránci se počítají i rádci spojenců. Bandité rádce nemají.

card-dissent = Nesouhlas
    .acc = Nesouhlas
    .gen = Nesouhlasu
    .ins = Nesouhlasem
    .stats = Obyvatel · Svár
    .text = Při zahrání: každý hráč kromě vlastníka Přízně lidu sem dá za každý symbol, který je na kartách pod jeho vládou, 1 přízeň, pokud ji má.
    .note = Kancléř i každý Občan počítají karty ve všech oblastech Říše. Počítají se i odhalení rádci a také tato karta.

card-false-prophet = Falešný prorok
    .acc = Falešného proroka
    .gen = Falešného proroka
    .ins = Falešným prorokem
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Uzamčená. Při zahrání: jsi-li Vyhnanec, získej 1 družinu a dej ji na odhalenou vizi; od té chvíle ji máš odhalenou i ty. Až bude odhozena, družina padne a vizi zahraješ nebo odhodíš ty jako při hledání.
    .note = Družina zůstane, i když se staneš Občanem, ale touto vizí můžeš vyhrát jen jako Vyhnanec.

card-vow-of-renewal = Slib obnovy
    .acc = Slib obnovy
    .gen = Slibu obnovy
    .ins = Slibem obnovy
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Uzamčená. Trvalá schopnost. Nemůžeš vykoupit Přízeň lidu. Všechnu přízeň, kterou by spálil kterýkoli hráč včetně tebe, si místo toho vezmi.
    .note = Platí to i pro cenu relikvie a pro přízeň z uchváceného praporce.

card-zealots = Fanatici
    .acc = Fanatiky
    .gen = Fanatiků
    .ins = Fanatiky
    .stats = Obyvatel · Svár
    .text = Bitevní plán útočníka. Zaplať na kartu 1 přízeň: je-li bránící se vojsko větší než tvoje, má každá obětovaná družina sílu 3 místo 1.
    .note = Vojska se porovnávají ve chvíli, kdy plán použiješ.

card-royal-ambitions = Královské ambice
    .acc = Královské ambice
    .gen = Královských ambicí
    .ins = Královskými ambicemi
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Uzamčená. Při zahrání: jsi-li Vyhnanec a ovládáš víc oblastí než Kancléř, můžeš se stát Občanem. Pak si vezmi naslepo relikvii z Relikviáře, tvoje fáze Činů končí a zásoby se ti doplní až na pole nejvíce vlevo.

card-salt-the-earth = Zasolená země
    .acc = Zasolenou zemi
    .gen = Zasolené země
    .ins = Zasolenou zemí
    .stats = Obyvatel · Svár
    .text = Pouze v oblasti. Uzamčená. Nelze ji zahrát do oblasti s uzamčenou kartou, do plné oblasti ano. Při zahrání: odhoď odtud všechny ostatní obyvatele. Limit počtu karet je tu od té chvíle 1.
    .note = Zahrát ji lze i do oblasti, kam se jinak žádná karta nevejde, do skryté oblasti však ne.

card-beast-tamer = Krotitel šelem
    .acc = Krotitele šelem
    .gen = Krotitele šelem
    .ins = Krotitelem šelem
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Trvalý modifikátor tažení. Nepřátelé proti tobě nemohou použít bitevní plány na kartách Dravosti a Nomádů.

card-riots = Nepokoje
    .acc = Nepokoje
    .gen = Nepokojů
    .ins = Nepokoji
    .stats = Obyvatel · Svár
    .text = Při zahrání: je-li Přízeň lidu otočena na stranu Lůzy, odhoď všechny ostatní karty symbolu, který je v oblastech nejčastější. Při remíze vyber jeden z nejčastějších.
    .note = Rádci se nepočítají ani neodhazují a samy Nepokoje zůstanou.

card-silver-tongue = Stříbrný jazyk
    .acc = Stříbrný jazyk
    .gen = Stříbrného jazyka
    .ins = Stříbrným jazykem
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Uzamčená. Můžeš mít nejvýš 2 rádce. Odpočinek. Vezmi si 1 přízeň z banky se symbolem některé karty ve své oblasti.
    .note = Nelze ho zahrát, pokud mu tví uzamčení rádci nemohou uvolnit místo.

card-gambling-hall = Herna
    .acc = Hernu
    .gen = Herny
    .ins = Hernou
    .stats = Obyvatel · Svár
    .text = Pouze v oblasti. Akce. Zaplať na kartu 2 přízně: hoď 4 obrannými kostkami a vezmi si za každý štít 1 přízeň, všechny z jedné banky.
    .note = Násobící strany zdvojují štíty stejně jako v bitvě.

card-boiling-lake = Vroucí jezero
    .acc = Vroucí jezero
    .gen = Vroucího jezera
    .ins = Vroucím jezerem
    .stats = Obyvatel · Svár
    .text = Pouze v oblasti. Uzamčená. Trvalý modifikátor cestování. Kdo sem přicestuje a tuto kartu neovládá, musí na své desce zabít 2 družiny, pokud je má.
    .note = Platí to i pro toho, kdo sem byl poslán.

card-relic-thief = Zloděj relikvií
    .acc = Zloděje relikvií
    .gen = Zloděje relikvií
    .ins = Zlodějem relikvií
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Trvalá schopnost. Zaplať na kartu 1 přízeň a 1 tajemství: jakmile si hráč s figurou ve tvém kraji vezme relikvie, hoď za každou 1 obrannou kostkou. Nepadne-li žádný štít, všechny ty relikvie si vezmi.
    .note = Na darované relikvie to nepůsobí.

card-enchantress = Čarodějka
    .acc = Čarodějku
    .gen = Čarodějky
    .ins = Čarodějkou
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Akce. Spal 1 tajemství: prohoď ji s odhaleným rádcem podle svého výběru.
    .note = Kdo má potom rádců příliš, odhodí jiné, nikdy ne Čarodějku.

card-insomnia = Nespavost
    .acc = Nespavost
    .gen = Nespavosti
    .ins = Nespavostí
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Uzamčená. Můžeš mít nejvýš 2 rádce. Odpočinek. Získej 1 tajemství.
    .note = Nelze ji zahrát, pokud jí tví uzamčení rádci nemohou uvolnit místo.

card-sneak-attack = Zákeřný útok
    .acc = Zákeřný útok
    .gen = Zákeřného útoku
    .ins = Zákeřným útokem
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Trvalý modifikátor tažení. Hned po tažení jiného hráče můžeš zahájit vlastní tažení bez zásob, pokud se v něm bude bránit právě on.
    .note = Pro výběr obránce platí obvyklá pravidla. Přichází na řadu dřív než útočníkův Druhý dech.

card-gossip = Klepy
    .acc = Klepy
    .gen = Klepů
    .ins = Klepy
    .stats = Obyvatel · Svár
    .text = Pouze v oblasti. Trvalá schopnost. Nepřátelé toho, kdo tuto kartu ovládá, nemohou hrát karty jako skryté rádce.
    .note = Ovládají-li ji bandité, týká se to všech. Rádci, kteří už jsou skrytí, skrytí zůstanou.

card-bandit-chief = Náčelník banditů
    .acc = Náčelníka banditů
    .gen = Náčelníka banditů
    .ins = Náčelníkem banditů
    .stats = Obyvatel · Svár
    .text = Pouze v oblasti. Při zahrání: v každé oblasti padne 1 družina. Dokud náčelník leží odhalený, je v každé oblasti o 2 bandity víc.

card-chaos-cult = Kult chaosu
    .acc = Kult chaosu
    .gen = Kultu chaosu
    .ins = Kultem chaosu
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Trvalá schopnost. Kdykoli jiný hráč získá titul Přísežníka, vezmi mu 1 přízeň.

card-slander = Pomluva
    .acc = Pomluvu
    .gen = Pomluvy
    .ins = Pomluvou
    .stats = Obyvatel · Svár
    .text = Bitevní plán útočníka. Zaplať na kartu 1 přízeň: zvítězíš-li a cílem byla i obráncova figura, obránce spálí všechnu přízeň na své desce, ne jen polovinu.

## Na co se ptáme

oath-ask-blackmail = { CARD($card) }: kterou relikvii chceš?
oath-ask-blackmailed = { $player } chce { CARD($card, case: "acc") }, tvou relikvii. Dáš místo ní 3 přízně?
oath-ask-blackmailed-yes = Zaplatit 3 přízně
oath-ask-blackmailed-no = Vydat { CARD($card, case: "acc") }
oath-ask-riot = { CARD($card) }: proti kterému symbolu se lid vzbouří?
oath-ask-steal =
    { $count ->
        [one] Relikvii má nově { $player }. { CARD($card) }: zkusíš ji s { $count } kostkou ukrást?
       *[other] Relikvie má nově { $player }. { CARD($card) }: zkusíš je ukrást? Počet kostek: { $count }.
    }
oath-ask-steal-yes =
    { $count ->
        [one] Hodit { $count } kostkou a krást
       *[other] Hodit { $count } kostkami a krást
    }
oath-ask-steal-no = Nekrást
oath-ask-prophet = { CARD($card) }: kterou vizi prohlásíš za svou?
oath-ask-ambush = { CARD($card) }: zaútočíš? Brání se { $player }.
oath-ask-ambush-yes = Zaútočit
oath-ask-ambush-no = Neútočit

oath-do-riot = Odhodit karty { oath-of-suit }
oath-do-mark = Dát družinu na { CARD($card, case: "acc") }

oath-why-renewal = { CARD($card) } ti zakazuje vykoupit Přízeň lidu.
oath-why-gossip = { CARD($card) }: v této zemi se nic neutají a skrytého rádce zahrát nemůžeš.
oath-why-tamed = { CARD($card) }: tvůj nepřítel nepřipouští plány Dravosti a Nomádů.

## Záznam

oath-log-charlatan = { $name } pálí { oath-some-secrets } ležící na Nejtemnějším tajemství.
oath-log-gamble =
    { $shields ->
        [one] { $name } hraje o přízeň, na kostkách padá { $shields } štít.
        [few] { $name } hraje o přízeň, na kostkách padají { $shields } štíty.
       *[other] { $name } hraje o přízeň, na kostkách padá { $shields } štítů.
    }
oath-log-steal-fails = { $name } se marně pokouší o krádež, kořist si nechává { $player }.
oath-log-prophet = { $name } má nově také odhalenou kartu { CARD($card) }.
oath-log-prophecy = { $name } přichází o družinu na kartě { CARD($card) } a rozhodne, co s ní bude.
