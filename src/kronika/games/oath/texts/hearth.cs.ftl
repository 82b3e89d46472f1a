### Vroucno mimo první svět: jména a texty obyvatel a co říkají jen oni.

## Obyvatelé: Vroucno

card-homesteaders = Osadníci
    .acc = Osadníky
    .gen = Osadníků
    .ins = Osadníky
    .stats = Obyvatel · Vroucno
    .text = Akce. Vyber jednoho svého odhaleného rádce a přesuň ho do oblasti, kde máš figuru.
    .note = Kartu tím nehraješ, přízeň za ni tedy nedostaneš. Žetony na ní zůstanou a oblast pro ni musí mít místo.

card-crop-rotation = Střídání plodin
    .acc = Střídání plodin
    .gen = Střídání plodin
    .ins = Střídáním plodin
    .stats = Obyvatel · Vroucno
    .text = Modifikátor hledání. Než zahraješ kartu do oblasti, můžeš v ní odhodit jednoho obyvatele.
    .note = Kdo má Přízeň lidu, může díky ní odhodit ještě dalšího.

card-a-round-of-ale = Pivo pro všechny
    .acc = Pivo pro všechny
    .gen = Piva pro všechny
    .ins = Pivem pro všechny
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Uzamčená. Akce. Zaplať na kartu 1 přízeň: jako při odpočinku se přízeň z karet vrátí do bank, tajemství z karet přijdou na tvou desku a všechna tvá tajemství na ní se otočí lícem nahoru. Jen přízeň na Pivu pro všechny zůstane ležet.

card-land-warden = Strážce polí
    .acc = Strážce polí
    .gen = Strážce polí
    .ins = Strážcem polí
    .stats = Obyvatel · Vroucno
    .text = Modifikátor hledání. Zaplať na kartu 1 přízeň: z dobraných karet můžeš zahrát dvě místo jedné, pokud aspoň jedna z nich přijde do oblasti.
    .note = Tu druhou smíš zahrát třeba i skrytě. Přízeň lidu pomůže s každou kartou zahranou do oblasti.

card-charming-friend = Okouzlující přítel
    .acc = Okouzlujícího přítele
    .gen = Okouzlujícího přítele
    .ins = Okouzlujícím přítelem
    .stats = Obyvatel · Vroucno
    .text = Pouze jako rádce. Akce. Zaplať na kartu 1 tajemství: vezmi 1 přízeň hráči, který má figuru ve tvé oblasti.

card-village-constable = Vesnický biřic
    .acc = Vesnického biřice
    .gen = Vesnického biřice
    .ins = Vesnickým biřicem
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Bitevní plán útočníka i obránce. Nemá-li nikdo na straně protivníka Přízeň lidu, přidej 2 útočné kostky, nebo 2 odeber.

card-family-heirloom = Rodinné dědictví
    .acc = Rodinné dědictví
    .gen = Rodinného dědictví
    .ins = Rodinným dědictvím
    .stats = Obyvatel · Vroucno
    .text = Pouze jako rádce. Uzamčená. Při zahrání: dober relikvii a buď si ji vezmi, nebo ji dej dospod balíčku relikvií.

card-news-from-afar = Zprávy z dálky
    .acc = Zprávy z dálky
    .gen = Zpráv z dálky
    .ins = Zprávami z dálky
    .stats = Obyvatel · Vroucno
    .text = Modifikátor hledání. Zaplať na kartu 2 přízně: hledání tě nestojí žádné zásoby.

card-levelers = Rovnostáři
    .acc = Rovnostáře
    .gen = Rovnostářů
    .ins = Rovnostáři
    .stats = Obyvatel · Vroucno
    .text = Akce. Zaplať na kartu 1 tajemství: přesuň 2 přízně z nejplnější banky přízně do nejprázdnější. Mezi stejnými si vybereš.

card-fabled-feast = Bájné hody
    .acc = Bájné hody
    .gen = Bájných hodů
    .ins = Bájnými hody
    .stats = Obyvatel · Vroucno
    .text = Při zahrání: vyber jednu banku přízně a vezmi si z ní 1 přízeň za každou kartu Vroucna, kterou ovládáš.
    .note = Počítají se i Bájné hody, ovšem ne v oblasti, kterou neovládáš.

card-the-great-levy = Zemská hotovost
    .acc = Zemskou hotovost
    .gen = Zemské hotovosti
    .ins = Zemskou hotovostí
    .stats = Obyvatel · Vroucno
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 2 přízně: nemá-li nikdo na straně protivníka Přízeň lidu, přidej 3 útočné kostky, nebo 3 odeber, a lebky ve tvém hodu nikoho nezabíjejí.
    .note = Má-li protivník praporec, neplatí z toho nic, a plán tedy nejde použít.

card-hearts-and-minds = Srdce a mysli
    .acc = Srdce a mysli
    .gen = Srdcí a myslí
    .ins = Srdci a myslemi
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Bitevní plán obránce. Zaplať na kartu 3 přízně: v tomto tažení ihned vítězíš. Nemá-li tvoje strana Přízeň lidu, Srdce a mysli nakonec odhoď.
    .note = Nikdo nehází. Útočník přijde o polovinu vojska jako po každé porážce.

card-relic-breaker = Rozbíječ relikvií
    .acc = Rozbíječe relikvií
    .gen = Rozbíječe relikvií
    .ins = Rozbíječem relikvií
    .stats = Obyvatel · Vroucno
    .text = Akce. Zaplať na kartu 1 přízeň: dej relikvii ze své oblasti dospod balíčku relikvií a získej 3 družiny.

card-book-binders = Knihvazači
    .acc = Knihvazače
    .gen = Knihvazačů
    .ins = Knihvazači
    .stats = Obyvatel · Vroucno
    .text = Pouze jako rádce. Trvalý modifikátor hledání. Kdykoli někdo jiný zahraje vizi lícem nahoru, získej 2 přízně z jedné banky podle svého výběru.
    .note = Platí to i pro Spiknutí.

card-ballot-box = Volební urna
    .acc = Volební urnu
    .gen = Volební urny
    .ins = Volební urnou
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Akce. Jsi-li Vyhnanec a máš Přízeň lidu, staň se Občanem. Relikvii nedostaneš, zásoby se ti doplní až na pole nejvíce vlevo a tvoje fáze Činů končí.

card-saddle-makers = Sedláři
    .acc = Sedláře
    .gen = Sedlářů
    .ins = Sedláři
    .stats = Obyvatel · Vroucno
    .text = Pouze jako rádce. Trvalý modifikátor hledání. Kdykoli někdo jiný zahraje kartu Nomádů nebo Řádu, získej 2 přízně z banky jejího symbolu.
    .note = Po přízni za zahrání do oblasti, ale dřív než schopnost té karty. Karta zahraná skrytě žádný symbol nemá.

card-herald = Herold
    .acc = Herolda
    .gen = Herolda
    .ins = Heroldem
    .stats = Obyvatel · Vroucno
    .text = Pouze jako rádce. Trvalý modifikátor tažení. Po každém tažení někoho jiného proti hráči, třeba i proti tobě, získej 1 přízeň z banky podle svého výběru.
    .note = Za tažení proti banditům nedostaneš nic.

card-rowdy-pub = Bujará krčma
    .acc = Bujarou krčmu
    .gen = Bujaré krčmy
    .ins = Bujarou krčmou
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Modifikátor shromažďování. Shromažďuješ-li na Bujaré krčmě, získej o 1 družinu víc.

card-vow-of-peace = Slib míru
    .acc = Slib míru
    .gen = Slibu míru
    .ins = Slibem míru
    .stats = Obyvatel · Vroucno
    .text = Pouze jako rádce. Uzamčená. Trvalý modifikátor tažení. Nemůžeš vést tažení. Kdo útočí na tebe, nemůže obětovat družiny, aby útok posílil.
    .note = Ostatní hráče na straně Říše neomezuje.

card-deed-writer = Písař listin
    .acc = Písaře listin
    .gen = Písaře listin
    .ins = Písařem listin
    .stats = Obyvatel · Vroucno
    .text = Akce. Dohodni se s kterýmkoli hráčem na závazné výměně přízně, tajemství a oblastí, které některý z vás ovládá. Dosavadní vládce si družiny z oblasti vezme na svou desku, nový do ní dá ze své desky aspoň 1.
    .note = Hráči na straně Říše si oblasti navzájem předávat nemohou. Občan k předání oblasti Říše nepotřebuje ničí svolení a družiny z ní dostane on.

card-salad-days = Mladá léta
    .acc = Mladá léta
    .gen = Mladých let
    .ins = Mladými léty
    .stats = Obyvatel · Vroucno
    .text = Při zahrání: vyber tři banky přízně a z každé získej 1 přízeň.
    .note = Přízeň za zahrání do oblasti dostaneš také.

card-marriage = Sňatek
    .acc = Sňatek
    .gen = Sňatku
    .ins = Sňatkem
    .stats = Obyvatel · Vroucno
    .text = Pouze jako rádce. Uzamčená. Trvalá schopnost. Kde se počítají rádcové Vroucna, je Sňatek za dva. Do limitu počtu rádců se počítá jako jeden.

card-hospital = Špitál
    .acc = Špitál
    .gen = Špitálu
    .ins = Špitálem
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Bitevní plán útočníka i obránce. Družiny, o které by tvoje strana v tomto tažení přišla, se na jeho konci vrátí do oblasti se Špitálem, pokud ji tou dobou ovládáš.

card-awaited-return = Vytoužený návrat
    .acc = Vytoužený návrat
    .gen = Vytouženého návratu
    .ins = Vytouženým návratem
    .stats = Obyvatel · Vroucno
    .text = Modifikátor obchodu. Obětuj 1 družinu na své desce: obchod tě nestojí žádné zásoby.

## Možnosti, důvody a záznam

oath-of-the-other-suit =
    { $into ->
        [discord] { oath-suit-discord.gen }
        [arcane] { oath-suit-arcane.gen }
        [order] { oath-suit-order.gen }
        [hearth] { oath-suit-hearth.gen }
        [beast] { oath-suit-beast.gen }
       *[nomad] { oath-suit-nomad.gen }
    }
oath-do-settle = Přesunout { CARD($card, case: "acc") } do své oblasti
oath-do-level = Z banky { oath-of-suit } do banky { oath-of-the-other-suit }
oath-why-vow-of-peace = { CARD($card) } ti zakazuje vést tažení.
oath-log-level = { $name } přesouvá { oath-some-favor } z banky { oath-of-suit } do banky { oath-of-the-other-suit }.

## Listiny: oblasti v dohodě

oath-ask-deed = Kolik družin pošleš { CARD($site, case: "to") }?
oath-deal-give-site = Dát { CARD($site, case: "acc") }
oath-deal-want-site = Chtít { CARD($site, case: "acc") }
oath-log-term-give-site = { $name } nabízí { CARD($site, case: "acc") }.
oath-log-term-want-site = { $name } chce { CARD($site, case: "acc") }.
oath-log-deal-void-site = Dohoda neplatí ({ $name }, { $player }): někdo nemá dost družin pro novou oblast.
