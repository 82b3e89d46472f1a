### Karty Dravosti mimo první svět a co říkají jen ony.

## Karty

card-nature-worship = Uctívání přírody
    .acc = Uctívání přírody
    .gen = Uctívání přírody
    .ins = Uctíváním přírody
    .stats = Obyvatel · Dravost
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 tajemství: za každého odhaleného rádce Dravosti na své straně přidej 1 útočnou kostku, nebo jich stejný počet odeber.

card-birdsong = Ptačí zpěv
    .acc = Ptačí zpěv
    .gen = Ptačího zpěvu
    .ins = Ptačím zpěvem
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Modifikátor obchodu. Obchod s kartou Dravosti nebo Nomádů tě nestojí žádné zásoby.

card-small-friends = Malí přátelé
    .acc = Malé přátele
    .gen = Malých přátel
    .ins = Malými přáteli
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Modifikátor obchodu. Vyber oblast, ve které leží karta Dravosti: obchoduješ, jako by tam byla tvoje figura, i s modifikátory, které se ti tam nabízejí.
    .note = Co leží v oblasti tvé figury, po ruce nemáš, pokud tu oblast neovládáš.

card-grasping-vines = Svíravé úponky
    .acc = Svíravé úponky
    .gen = Svíravých úponků
    .ins = Svíravými úponky
    .stats = Obyvatel · Dravost
    .text = Pouze v oblasti. Trvalý modifikátor cestování. Nepřítel toho, kdo ovládá Svíravé úponky, zabije po cestě z kterékoli jeho oblasti 1 družinu na vlastní desce, pokud ji má.
    .note = Zachytí i toho, kdo cestovat musí. Ovládají-li kartu bandité, zachytí každého, kdo z jejich oblasti odchází.

card-threatening-roar = Hrozivý řev
    .acc = Hrozivý řev
    .gen = Hrozivého řevu
    .ins = Hrozivým řevem
    .stats = Obyvatel · Dravost
    .text = Při zahrání: odhoď ze všech oblastí svého kraje každou kartu Nomádů a každou další kartu Dravosti.

card-fae-merchant = Vílí kupec
    .acc = Vílího kupce
    .gen = Vílího kupce
    .ins = Vílím kupcem
    .stats = Obyvatel · Dravost
    .text = Akce. Zaplať na kartu 1 tajemství: dober relikvii a vezmi si ji. Pak dej jednu ze svých relikvií, ne však Žezlo moci, dospod balíčku relikvií.
    .note = Může to být i ta právě dobraná. Pro titul se počítají až relikvie, které ti zůstaly.

card-second-chance = Druhá šance
    .acc = Druhou šanci
    .gen = Druhé šance
    .ins = Druhou šancí
    .stats = Obyvatel · Dravost
    .text = Akce. Zaplať na kartu 1 tajemství: vyber hráče, který má odhaleného rádce Řádu nebo Sváru, zabij 1 družinu na jeho desce a získej 1 družinu.

card-pied-piper = Krysař
    .acc = Krysaře
    .gen = Krysaře
    .ins = Krysařem
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Kvůli Krysaři se nemusí odhazovat žádný rádce. Akce. Zaplať na kartu 1 tajemství: Krysaře přesuň k rádcům jiného hráče a vezmi tomu hráči 2 přízně.
    .note = Při příchodu dalšího rádce už se počítá. Tajemství jde s ním a ve fázi Odpočinku se ti vrátí.

card-mushrooms = Houby
    .acc = Houby
    .gen = Hub
    .ins = Houbami
    .stats = Obyvatel · Dravost
    .text = Pouze v oblasti. Modifikátor hledání. Zaplať na kartu 1 tajemství: hledání v odhazovacím balíčku tvého kraje nestojí žádné zásoby, dobíráš však zespod a jen 1 kartu místo 3.
    .note = Schopnosti, které mění počet karet nebo balíček, platí také.

card-insect-swarm = Hmyzí roj
    .acc = Hmyzí roj
    .gen = Hmyzího roje
    .ins = Hmyzím rojem
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Trvalý modifikátor tažení. Kdo bojuje proti tobě, musí za každý použitý bitevní plán navíc spálit 1 přízeň.
    .note = V taženích, kterých se neúčastníš, neplatí. Bandité nemají čím platit, a tak žádný plán nepoužijí.

card-vow-of-union = Slib jednoty
    .acc = Slib jednoty
    .gen = Slibu jednoty
    .ins = Slibem jednoty
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Uzamčená. Trvalá schopnost. Když útočíš, patří k tvému vojsku i všechny družiny v oblastech, které ovládáš. Z oblasti, kterou ovládáš, nemůžeš cestovat, dokud máš na desce nějakou družinu.
    .note = Vybíráš, kde družiny padnou, a to i když jde o poslední v oblasti.

card-giant-python = Obří krajta
    .acc = Obří krajtu
    .gen = Obří krajty
    .ins = Obří krajtou
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Trvalý modifikátor tažení. Kdo útočí na tebe, musí určit cíle, které obraně dohromady dají sudý počet kostek.
    .note = Kostky za titul a z bitevních plánů se nepočítají. Kancléřova krajta chrání i ostatní hráče na straně Říše.

card-war-tortoise = Válečná želva
    .acc = Válečnou želvu
    .gen = Válečné želvy
    .ins = Válečnou želvou
    .stats = Obyvatel · Dravost
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 přízeň: dvojité strany v protivníkově hodu se nepočítají, ani dva meče s lebkou, ani dva štíty.
    .note = Lebky na nich zabíjejí dál.

card-new-growth = Nové výhonky
    .acc = Nové výhonky
    .gen = Nových výhonků
    .ins = Novými výhonky
    .stats = Obyvatel · Dravost
    .text = Modifikátor hledání. Kartu Dravosti nebo Vroucna můžeš zahrát do kterékoli oblasti, ve které je pro ni místo.
    .note = Smí tam i skrytý rádce, kterého otočíš.

card-wild-cry = Volání divočiny
    .acc = Volání divočiny
    .gen = Volání divočiny
    .ins = Voláním divočiny
    .stats = Obyvatel · Dravost
    .text = Modifikátor hledání. Za kartu Dravosti zahranou lícem nahoru získej 1 díl zásob a 2 družiny.
    .note = Platí to i pro skrytého rádce, kterého otočíš.

card-animal-host = Zvířecí vojsko
    .acc = Zvířecí vojsko
    .gen = Zvířecího vojska
    .ins = Zvířecím vojskem
    .stats = Obyvatel · Dravost
    .text = Při zahrání: získej 1 družinu za každou kartu Dravosti v kterékoli oblasti, tuto nevyjímaje, ať ji ovládá kdokoli.
    .note = Je-li Zvířecí vojsko rádcem, samo se nepočítá.

card-memory-of-nature = Vzpomínka na přírodu
    .acc = Vzpomínku na přírodu
    .gen = Vzpomínky na přírodu
    .ins = Vzpomínkou na přírodu
    .stats = Obyvatel · Dravost
    .text = Akce. Zaplať na kartu 1 tajemství: za každou kartu Dravosti v oblastech přesuň 1 přízeň z jiných bank podle svého výběru do banky Dravosti.

card-marsh-spirit = Duch močálů
    .acc = Ducha močálů
    .gen = Ducha močálů
    .ins = Duchem močálů
    .stats = Obyvatel · Dravost
    .text = Pouze v oblasti. Trvalý modifikátor tažení. Útočník, který má tuto oblast mezi cíli, nemůže použít žádný bitevní plán.

card-vow-of-poverty = Slib chudoby
    .acc = Slib chudoby
    .gen = Slibu chudoby
    .ins = Slibem chudoby
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Uzamčená. Obchod ti nevynese žádnou přízeň. Odpočinek. Nemáš-li žádnou přízeň, vezmi si 2 přízně z banky podle svého výběru.
    .note = To platí i o přízni z Lehkovážnosti.

card-forest-council = Lesní rada
    .acc = Lesní radu
    .gen = Lesní rady
    .ins = Lesní radou
    .stats = Obyvatel · Dravost
    .text = Pouze v oblasti. Uzamčená. Trvalá schopnost. Kdo je nepřítelem toho, kdo ovládá Lesní radu, nemůže na kartách Dravosti shromažďovat ani s nimi obchodovat.
    .note = Bandité jsou nepřáteli všech.

card-walled-garden = Zahrada za zdí
    .acc = Zahradu za zdí
    .gen = Zahrady za zdí
    .ins = Zahradou za zdí
    .stats = Obyvatel · Dravost
    .text = Pouze v oblasti. Bitevní plán obránce. Je-li cílem oblast, ve které leží, přidej 1 obrannou kostku za každou kartu Dravosti v kterékoli oblasti.

card-vow-of-beastkin = Slib zvířecí krve
    .acc = Slib zvířecí krve
    .gen = Slibu zvířecí krve
    .ins = Slibem zvířecí krve
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Uzamčená. Povinný modifikátor shromažďování. Shromažďovat můžeš jen na kartě se symbolem některého ze svých odhalených rádců, získáš však pokaždé o 1 družinu víc.

card-bracken = Kapradí
    .acc = Kapradí
    .gen = Kapradí
    .ins = Kapradím
    .stats = Obyvatel · Dravost
    .text = Modifikátor hledání. Všechno, co odhodíš, můžeš dát navrch nebo dospod jednoho odhazovacího balíčku podle svého výběru, třeba i ve svém kraji.
    .note = Týká se to karet odhozených při hledání, i díky Přízni lidu, ne však těch, které odhazuje sama zahraná karta.

card-wild-allies = Divocí spojenci
    .acc = Divoké spojence
    .gen = Divokých spojenců
    .ins = Divokými spojenci
    .stats = Obyvatel · Dravost
    .text = Akce. Zaplať na kartu 1 tajemství: vyber oblast, ve které leží karta Dravosti, a zahaj bez zásob tažení, jako by tam byla tvoje figura. K tvému vojsku patří i tvé tamější družiny.

## Výzvy

oath-ask-friends = { CARD($card) }: ve které oblasti budeš obchodovat?
oath-ask-merchant = { CARD($card) }: která relikvie půjde dospod balíčku relikvií?
oath-ask-nature =
    { CARD($card) }: ze kterých bank { $count ->
        [one] půjde { $count } přízeň
        [few] půjdou { $count } přízně
       *[other] půjde { $count } přízní
    } do banky Dravosti?
    .do = { $count ->
        [one] Přesunout { $count } přízeň
        [few] Přesunout { $count } přízně
       *[other] Přesunout { $count } přízní
    }
oath-ask-bracken = { CARD($card) }: kam půjde všechno, co při tomto hledání odhodíš?

## Možnosti

oath-do-trade-at = Obchodovat { CARD($site, case: "at") }
oath-do-campaign-at = Zahájit tažení { CARD($site, case: "at") }
oath-do-pile-usual = Tam, kam vždycky
oath-do-pile-top = Navrch odhazovacího balíčku { oath-in-region }
oath-do-pile-bottom = Dospod odhazovacího balíčku { oath-in-region }

## Proč něco nejde

oath-why-python = { CARD($card) }: cíle musí dát obraně sudý počet kostek.
oath-why-marsh-spirit = { CARD($card) } nestrpí bitevní plány toho, kdo na tuto oblast útočí.
oath-why-union = { CARD($card) } tě drží v oblasti, kterou ovládáš, dokud máš na desce nějakou družinu.
oath-why-mushrooms = { CARD($card) } rostou v odhazovacích balíčcích, ne v balíčku světa.
oath-why-forest-council = { CARD($card) } nepustí nepřátele svého vládce ke kartám Dravosti.
oath-why-beastkin = { CARD($card) }: žádný z tvých odhalených rádců nemá symbol této karty.

## Záznam

oath-log-move-nature = { $name } přesouvá { oath-some-favor } z banky { oath-of-suit } do banky Dravosti.
