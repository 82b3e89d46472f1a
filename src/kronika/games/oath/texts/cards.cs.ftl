### Názvy a texty karet hry Oath, vlastními slovy.

## Symboly

oath-suit-discord = Svár
    .acc = Svár
    .gen = Sváru
    .ins = Svárem

oath-suit-arcane = Tajemno
    .acc = Tajemno
    .gen = Tajemna
    .ins = Tajemnem

oath-suit-order = Řád
    .acc = Řád
    .gen = Řádu
    .ins = Řádem

oath-suit-hearth = Vroucno
    .acc = Vroucno
    .gen = Vroucna
    .ins = Vroucnem

oath-suit-beast = Dravost
    .acc = Dravost
    .gen = Dravosti
    .ins = Dravostí

oath-suit-nomad = Nomádi
    .acc = Nomády
    .gen = Nomádů
    .ins = Nomády

## Kraje

oath-region-cradle = Domovina
    .acc = Domovinu
    .gen = Domoviny
    .ins = Domovinou
    .to = do Domoviny
    .at = v Domovině
    .from = z Domoviny

oath-region-provinces = Provincie
    .acc = Provincie
    .gen = Provincií
    .ins = Provinciemi
    .to = do Provincií
    .at = v Provinciích
    .from = z Provincií

oath-region-hinterland = Odlehlé končiny
    .acc = Odlehlé končiny
    .gen = Odlehlých končin
    .ins = Odlehlými končinami
    .to = do Odlehlých končin
    .at = v Odlehlých končinách
    .from = z Odlehlých končin

## Druhy karet

oath-kind-denizen = Obyvatel
    .acc = Obyvatele
    .gen = Obyvatele
    .ins = Obyvatelem

oath-kind-relic = Relikvie
    .acc = Relikvii
    .gen = Relikvie
    .ins = Relikvií

oath-kind-site = Oblast
    .acc = Oblast
    .gen = Oblasti
    .ins = Oblastí

oath-kind-vision = Vize
    .acc = Vizi
    .gen = Vize
    .ins = Vizí

## Role

oath-role-chancellor = Kancléř
    .acc = Kancléře
    .gen = Kancléře
    .ins = Kancléřem
    .about = Vede Říši a vyhraje, jestliže Říše přísahu až do konce dodrží.
    .rule = 3.3

oath-role-exile = Vyhnanec
    .acc = Vyhnance
    .gen = Vyhnance
    .ins = Vyhnancem
    .about = Stojí proti Říši a vyhraje jako Uzurpátor, nebo díky vizi.
    .rule = 3.1

oath-role-citizen = Občan
    .acc = Občana
    .gen = Občana
    .ins = Občanem
    .about = Patří k Říši a ovládá i její oblasti; vyhraje místo Kancléře jako Následník.
    .rule = 6.6.3

## Přísahy

oath-oath-supremacy = Nadvláda
    .acc = Nadvládu
    .gen = Nadvlády
    .ins = Nadvládou
    .title = Přísežník nadvlády
    .text = Ovládat nejvíc oblastí.
    .successor = Vlastnit dohromady víc relikvií a praporců než Kancléř a než kterýkoli jiný Občan.
    .about = Titul připadne tomu, kdo plní její cíl: { oath-oath-supremacy.text }
    .rule = 2.11-a

oath-oath-people = Lid
    .acc = Lid
    .gen = Lidu
    .ins = Lidem
    .title = Přísežník lidu
    .text = Vlastnit Přízeň lidu.
    .successor = Vlastnit Nejtemnější tajemství.
    .about = Titul připadne tomu, kdo plní její cíl: { oath-oath-people.text }
    .rule = 2.11-a

oath-oath-devotion = Oddanost
    .acc = Oddanost
    .gen = Oddanosti
    .ins = Oddaností
    .title = Přísežník oddanosti
    .text = Vlastnit Nejtemnější tajemství.
    .successor = Vlastnit Žezlo moci.
    .about = Titul připadne tomu, kdo plní její cíl: { oath-oath-devotion.text }
    .rule = 2.11-a

oath-oath-protection = Ochrana
    .acc = Ochranu
    .gen = Ochrany
    .ins = Ochranou
    .title = Přísežník ochrany
    .text = Vlastnit dohromady nejvíc relikvií a praporců.
    .successor = Vlastnit Přízeň lidu.
    .about = Titul připadne tomu, kdo plní její cíl: { oath-oath-protection.text }
    .rule = 2.11-a

## Praporce

oath-banner-peoples-favor = Přízeň lidu
    .acc = Přízeň lidu
    .gen = Přízně lidu
    .ins = Přízní lidu
    .text = Procitnutí: dej sem 1 přízeň ze své desky, nebo 1 odtud vrať do nejprázdnější banky přízně, nikdy však poslední; leží-li tu pak aspoň 6, otočí se praporec na stranu Lůzy. Hledání: než zahraješ kartu do oblasti, můžeš odhodit obyvatele z kterékoli oblasti svého kraje, a kartu můžeš zahrát do kterékoli odhalené oblasti svého kraje. Vykoupení: zaplať víc přízně, než tu leží; zůstane tady a ta původní se rozdělí po jedné do bank přízně od symbolu, který si vybereš. Při uchvácení: spal odtud 2 přízně, nikdy však poslední, a otoč praporec na stranu Lůzy. Jako cíl: 1 obranná kostka za každou přízeň na něm.
    .note = Když je praporec předán při výměně, s přízní na něm se nic neděje. Nemáš-li při Procitnutí žádnou přízeň a tady leží jen 1, neuděláš nic.
    .about = Praporec s přízní. Při procitnutí na něj přidáš, nebo z něj vrátíš; do oblastí pak hraješ volněji.
    .rule = 4.1.1

oath-banner-mob = Lůza
    .acc = Lůzu
    .gen = Lůzy
    .ins = Lůzou
    .text = Jako Přízeň lidu, ale při Procitnutí přidáváš nebo vracíš přízeň dvakrát a pokaždé si znovu vybíráš. Ze strany Lůzy otočí praporec zpátky jen vykoupení.
    .note = Jednou přidat a jednou vrátit je dovoleno.
    .about = Druhá strana Přízně lidu: při každém procitnutí žádá přízeň dvakrát.
    .rule = 4.1.1.II

oath-banner-darkest-secret = Nejtemnější tajemství
    .acc = Nejtemnější tajemství
    .gen = Nejtemnějšího tajemství
    .ins = Nejtemnějším tajemstvím
    .text = Hledání: dobírání z balíčku světa tě stojí 2 díly zásob. Vykoupení: od jiného hráče jen tehdy, když v jeho oblasti leží karta se symbolem, který nemá žádný jeho odhalený rádce; bez omezení, když praporec vlastníš ty nebo nikdo. Zaplať víc tajemství, než tu leží; zůstanou tady, ty si vezmeš 1 z původních a ostatní dostane předchozí vlastník. Při uchvácení: spal odtud 2 tajemství, nikdy však poslední. Jako cíl: 1 obranná kostka za každé tajemství na něm.
    .note = Bez karet v oblasti vlastníka ho vykoupit nelze; jsou-li tam a vlastník nemá odhaleného rádce, lze. Při vykoupení od sebe jsou všechna původní tajemství tvoje; nevlastnil-li ho nikdo, jdou ostatní do společné banky. Když je praporec předán při výměně, s tajemstvími na něm se nic neděje.
    .about = Praporec s tajemstvími. Hledání v balíčku světa tě vždycky stojí 2 díly zásob.
    .rule = 5.1.1-b

## Odkrytá pole Říšského relikviáře

oath-reliquary-brutal = Krutost
    .acc = Krutost
    .gen = Krutosti
    .ins = Krutostí
    .text = Povinný modifikátor Kancléřových tažení. Když Kancléř útočí, poražený, třeba i on sám, zabije celé své vojsko místo poloviny.
    .about = { oath-reliquary-brutal.text }
    .rule = 2.3-e

oath-reliquary-careless = Lehkovážnost
    .acc = Lehkovážnost
    .gen = Lehkovážnosti
    .ins = Lehkovážností
    .text = Povinný modifikátor Kancléřova obchodu. Každý obchod vynese o 1 přízeň víc; obchod o tajemství přitom o 1 tajemství méně.
    .about = { oath-reliquary-careless.text }
    .rule = 2.3-e

oath-reliquary-decadent = Zhýralost
    .acc = Zhýralost
    .gen = Zhýralosti
    .ins = Zhýralostí
    .text = Povinný modifikátor Kancléřova cestování. Cesta do Domoviny z jiného kraje nestojí žádné zásoby, cesta do kterékoli oblasti Odlehlých končin stojí o 1 díl zásob víc.
    .about = { oath-reliquary-decadent.text }
    .rule = 2.3-e

oath-reliquary-greedy = Chamtivost
    .acc = Chamtivost
    .gen = Chamtivosti
    .ins = Chamtivostí
    .text = Povinný modifikátor Kancléřova hledání. Dobírá o 2 karty víc, vize však dobírání ukončí jako jindy; hledání dražší než 2 díly zásob je zakázané.
    .about = { oath-reliquary-greedy.text }
    .rule = 2.3-e

## Obyvatelé: Svár

card-mercenaries = Žoldnéři
    .acc = Žoldnéře
    .gen = Žoldnéřů
    .ins = Žoldnéři
    .stats = Obyvatel · Svár
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 přízeň: přidej 3 útočné kostky, nebo 3 odeber. Prohraješ-li, Žoldnéře odhoď.

card-a-small-favor = Drobná laskavost
    .acc = Drobnou laskavost
    .gen = Drobné laskavosti
    .ins = Drobnou laskavostí
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Uzamčená. Při zahrání: získej 4 družiny.

card-second-wind = Druhý dech
    .acc = Druhý dech
    .gen = Druhého dechu
    .ins = Druhým dechem
    .stats = Obyvatel · Svár
    .text = Bitevní plán útočníka. Zaplať na kartu 1 tajemství a spal 1 přízeň: zvítězíš-li, můžeš cestovat a potom zahájit další tažení, obojí bez zásob.
    .note = Přichází na řadu nakonec, po všech ostatních bitevních plánech tohoto tažení.

card-sleight-of-hand = Hbité prsty
    .acc = Hbité prsty
    .gen = Hbitých prstů
    .ins = Hbitými prsty
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Akce. Zaplať na kartu 1 přízeň: vezmi hráči, který má figuru ve tvé oblasti, 1 tajemství, nikdy však poslední.

card-key-to-the-city = Klíče od města
    .acc = Klíče od města
    .gen = Klíčů od města
    .ins = Klíči od města
    .stats = Obyvatel · Svár
    .text = Pouze v oblasti. Při zahrání: není-li tu figura toho, kdo oblast ovládá, zabij v ní všechny družiny, pak získej 1 družinu a dej ji sem.
    .note = Funguje i tam, kde vládnou bandité.

card-scryer = Jasnovidec
    .acc = Jasnovidce
    .gen = Jasnovidce
    .ins = Jasnovidcem
    .stats = Obyvatel · Svár
    .text = Akce. Zaplať na kartu 1 tajemství: prohlédni si celý odhazovací balíček podle svého výběru.

card-disgraced-captain = Kapitán v nemilosti
    .acc = Kapitána v nemilosti
    .gen = Kapitána v nemilosti
    .ins = Kapitánem v nemilosti
    .stats = Obyvatel · Svár
    .text = Bitevní plán útočníka. Zaplať na kartu 1 přízeň a 1 přízeň spal: leží-li v některé cílové oblasti karta Řádu, přidej 4 útočné kostky.
    .note = Cílem musí být sama oblast, figura v ní nestačí.

card-naysayers = Reptalové
    .acc = Reptaly
    .gen = Reptalů
    .ins = Reptaly
    .stats = Obyvatel · Svár
    .text = Pouze jako rádce. Odpočinek. Je-li Přísežníkem nebo Uzurpátorem některý Vyhnanec, třeba i ty, vezmi 1 přízeň Kancléři.

card-book-burning = Pálení knih
    .acc = Pálení knih
    .gen = Pálení knih
    .ins = Pálením knih
    .stats = Obyvatel · Svár
    .text = Bitevní plán útočníka. Zvítězíš-li a cílem byla i obráncova figura, obránce spálí všechna tajemství na své desce kromě jednoho.
    .note = Hoří i tajemství otočená lícem dolů.

## Obyvatelé: Tajemno

card-alchemist = Alchymista
    .acc = Alchymistu
    .gen = Alchymisty
    .ins = Alchymistou
    .stats = Obyvatel · Tajemno
    .text = Akce. Zaplať na kartu 1 tajemství a 1 tajemství spal: získej 4 přízně z jedné banky nebo z několika, jak chceš.

card-fire-talkers = Zaříkávači ohně
    .acc = Zaříkávače ohně
    .gen = Zaříkávačů ohně
    .ins = Zaříkávači ohně
    .stats = Obyvatel · Tajemno
    .text = Bitevní plán útočníka i obránce. Zaplať na kartu 1 tajemství: má-li tvoje strana Nejtemnější tajemství, přidej 3 útočné kostky, nebo 3 odeber.
    .note = Při obraně stačí, když praporec vlastní obránce nebo některý spojenec.

card-magicians-code = Kouzelnický kodex
    .acc = Kouzelnický kodex
    .gen = Kouzelnického kodexu
    .ins = Kouzelnickým kodexem
    .stats = Obyvatel · Tajemno
    .text = Modifikátor vykoupení. Zaplať na kartu 2 přízně: vykupuješ-li Nejtemnější tajemství, získej 2 tajemství, která použiješ na jeho cenu, samotná nebo spolu se svými dalšími.

card-spirit-snare = Lapač duchů
    .acc = Lapač duchů
    .gen = Lapače duchů
    .ins = Lapačem duchů
    .stats = Obyvatel · Tajemno
    .text = Akce. Zaplať na kartu 1 tajemství: vezmi si 1 přízeň z banky podle svého výběru.

card-wizard-school = Škola čarodějů
    .acc = Školu čarodějů
    .gen = Školy čarodějů
    .ins = Školou čarodějů
    .stats = Obyvatel · Tajemno
    .text = Pouze v oblasti. Akce. Zaplať na kartu 1 přízeň: získej 1 tajemství. Tvoje fáze Činů hned končí.

card-dazzle = Oslnění
    .acc = Oslnění
    .gen = Oslnění
    .ins = Oslněním
    .stats = Obyvatel · Tajemno
    .text = Při zahrání: odhoď ze všech oblastí svého kraje každou kartu Vroucna a každou kartu Řádu.
    .note = Uzamčené karty zůstanou.

card-acting-troupe = Komedianti
    .acc = Komedianty
    .gen = Komediantů
    .ins = Komedianty
    .stats = Obyvatel · Tajemno
    .text = Pouze jako rádce. Modifikátor obchodu. Při tomto obchodu se Komedianti počítají jako karta Dravosti, nebo jako karta Řádu, jak si řekneš.
    .note = Když schopnost nevyužiješ, patří Komedianti k Tajemnu. Mimo obchod k němu patří vždycky.

card-taming-charm = Krotitelské kouzlo
    .acc = Krotitelské kouzlo
    .gen = Krotitelského kouzla
    .ins = Krotitelským kouzlem
    .stats = Obyvatel · Tajemno
    .text = Akce. Zaplať na kartu 1 tajemství: odhoď ve své oblasti kartu Dravosti nebo Nomádů a získej 2 přízně z banky jejího symbolu.
    .note = Přízeň z odhozené karty je v té chvíli už zpátky v bance, takže ji můžeš získat.

card-inquisitor = Inkvizitor
    .acc = Inkvizitora
    .gen = Inkvizitora
    .ins = Inkvizitorem
    .stats = Obyvatel · Tajemno
    .text = Akce. Zaplať na kartu 1 přízeň: podívej se na jednoho rádce hráče, který má figuru ve tvé oblasti. Je-li to Spiknutí, zahraj je nebo odhoď ty; jinak tomu hráči dej přízeň z této karty.
    .note = Spiknutí můžeš zahrát i skrytě mezi své rádce.

## Obyvatelé: Řád

card-wrestlers = Zápasníci
    .acc = Zápasníky
    .gen = Zápasníků
    .ins = Zápasníky
    .stats = Obyvatel · Řád
    .text = Bitevní plán obránce. Obětuj 1 družinu z bránícího se vojska: přidej 1 obrannou kostku.
    .note = Stačí i družina z desky spojence, pokud se počítá do obrany. Oblast, která tak přijde o poslední družinu, zůstává cílem.

card-battle-honors = Válečné pocty
    .acc = Válečné pocty
    .gen = Válečných poct
    .ins = Válečnými poctami
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka i obránce. Zvítězíš-li, získej 2 přízně z banky Řádu.
    .note = Zbývá-li v bance jen 1, získej aspoň tu.

card-bear-traps = Pasti na medvědy
    .acc = Pasti na medvědy
    .gen = Pastí na medvědy
    .ins = Pastmi na medvědy
    .stats = Obyvatel · Řád
    .text = Bitevní plán obránce. Odeber 1 útočnou kostku a zabij 1 družinu na útočníkově desce.
    .note = Kostky už jsou připravené, za mrtvou družinu tedy další neubude. Prokletý kotel ji počítá.

card-longbows = Dlouhé luky
    .acc = Dlouhé luky
    .gen = Dlouhých luků
    .ins = Dlouhými luky
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka i obránce. Přidej 1 útočnou kostku, nebo 1 odeber.

card-keep = Tvrz
    .acc = Tvrz
    .gen = Tvrze
    .ins = Tvrzí
    .stats = Obyvatel · Řád
    .text = Pouze v oblasti. Uzamčená. Bitevní plán obránce. Je-li cílem oblast, ve které Tvrz leží, přidej 2 obranné kostky.

card-pressgangs = Verbíři
    .acc = Verbíře
    .gen = Verbířů
    .ins = Verbíři
    .stats = Obyvatel · Řád
    .text = Modifikátor shromažďování. Můžeš shromažďovat i na kartě, na které už leží přízeň nebo tajemství.

card-garrison = Posádka
    .acc = Posádku
    .gen = Posádky
    .ins = Posádkou
    .stats = Obyvatel · Řád
    .text = Pouze v oblasti. Při zahrání: získej 1 družinu za každou oblast, kterou ovládáš, a pak do každé z nich dej 1 družinu ze své desky.

card-scouts = Zvědové
    .acc = Zvědy
    .gen = Zvědů
    .ins = Zvědy
    .stats = Obyvatel · Řád
    .text = Bitevní plán útočníka. Získej 1 díl zásob.
    .note = I v tažení, které tě žádné nestálo.

card-martial-culture = Válečnická tradice
    .acc = Válečnickou tradici
    .gen = Válečnické tradice
    .ins = Válečnickou tradicí
    .stats = Obyvatel · Řád
    .text = Pouze v oblasti. Bitevní plán útočníka i obránce. Jste-li s protivníkem oba Vyhnanci a zvítězíš, můžeš se stát Občanem. Relikvii nedostaneš, zásoby se ti doplní až na pole nejvíce vlevo, a jsi-li na tahu, tvoje fáze Činů končí.
    .note = Vyhodnotí se dřív než Druhý dech.

## Obyvatelé: Vroucno

card-tinkers-fair = Drátenický trh
    .acc = Drátenický trh
    .gen = Drátenického trhu
    .ins = Drátenickým trhem
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Akce. Dohodni se s kterýmkoli hráčem na závazné výměně přízně, tajemství a relikvií.

card-wayside-inn = Zájezdní hostinec
    .acc = Zájezdní hostinec
    .gen = Zájezdního hostince
    .ins = Zájezdním hostincem
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Akce. Zaplať na kartu 1 přízeň: získej 2 díly zásob.

card-extra-provisions = Plné spižírny
    .acc = Plné spižírny
    .gen = Plných spižíren
    .ins = Plnými spižírnami
    .stats = Obyvatel · Vroucno
    .text = Bitevní plán obránce. Zaplať na kartu 1 přízeň: přidej 1 obrannou kostku.

card-memory-of-home = Vzpomínka na domov
    .acc = Vzpomínku na domov
    .gen = Vzpomínky na domov
    .ins = Vzpomínkou na domov
    .stats = Obyvatel · Vroucno
    .text = Akce. Spal 1 tajemství: vyber jednu banku přízně a celý její obsah přesuň do banky Vroucna.

card-welcoming-party = Uvítací hostina
    .acc = Uvítací hostinu
    .gen = Uvítací hostiny
    .ins = Uvítací hostinou
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Modifikátor hledání. Zahraješ-li právě dobraného obyvatele lícem nahoru, získej 1 přízeň z banky Vroucna.
    .note = Za rádce, který předtím ležel skrytý, nedostaneš nic, stejně jako za zahrání Uvítací hostiny samotné.

card-traveling-doctor = Potulný ranhojič
    .acc = Potulného ranhojiče
    .gen = Potulného ranhojiče
    .ins = Potulným ranhojičem
    .stats = Obyvatel · Vroucno
    .text = Bitevní plán útočníka i obránce. Prohraješ-li, porážka nezabije žádnou družinu tvého vojska, a to ani schopnostmi, které zabíjejí celé vojsko; Potulného ranhojiče pak odhoď.

card-storyteller = Vypravěč
    .acc = Vypravěče
    .gen = Vypravěče
    .ins = Vypravěčem
    .stats = Obyvatel · Vroucno
    .text = Akce. Zaplať na kartu 1 přízeň: polož na Nejtemnější tajemství 1 tajemství ze společné banky.
    .note = I když praporec nikdo nevlastní.

card-armed-mob = Ozbrojený dav
    .acc = Ozbrojený dav
    .gen = Ozbrojeného davu
    .ins = Ozbrojeným davem
    .stats = Obyvatel · Vroucno
    .text = Pouze v oblasti. Akce. Zaplať na kartu 1 přízeň: odhoď odhaleného rádce hráče, který vlastní Nejtemnější tajemství, ale Přízeň lidu ne.

card-tavern-songs = Krčemné písně
    .acc = Krčemné písně
    .gen = Krčemných písní
    .ins = Krčemnými písněmi
    .stats = Obyvatel · Vroucno
    .text = Akce. Podívej se na 3 vrchní karty odhazovacího balíčku svého kraje.

## Obyvatelé: Dravost

card-errand-boy = Poslíček
    .acc = Poslíčka
    .gen = Poslíčka
    .ins = Poslíčkem
    .stats = Obyvatel · Dravost
    .text = Modifikátor hledání. Zaplať na kartu 1 přízeň: dobírej z odhazovacího balíčku jiného kraje.
    .note = Odhazuje se dál podle kraje, kde máš figuru.

card-wolves = Vlci
    .acc = Vlky
    .gen = Vlků
    .ins = Vlky
    .stats = Obyvatel · Dravost
    .text = Akce. Zaplať na kartu 1 tajemství: zabij 1 družinu na libovolné desce, třeba i na své.

card-animal-playmates = Zvířecí kamarádi
    .acc = Zvířecí kamarády
    .gen = Zvířecích kamarádů
    .ins = Zvířecími kamarády
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Modifikátor shromažďování. Shromažďování na kartě Dravosti tě nestojí žádné zásoby.

card-true-names = Pravá jména
    .acc = Pravá jména
    .gen = Pravých jmen
    .ins = Pravými jmény
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Trvalý modifikátor tažení. Protivníci proti tobě nemohou použít bitevní plán se stejným symbolem, jako má některý z tvých odhalených rádců.

card-the-old-oak = Starý dub
    .acc = Starý dub
    .gen = Starého dubu
    .ins = Starým dubem
    .stats = Obyvatel · Dravost
    .text = Pouze v oblasti. Modifikátor obchodu. Obchoduješ-li se Starým dubem o tajemství a máš odhaleného rádce Dravosti, získej o 1 tajemství víc.

card-forest-paths = Lesní stezky
    .acc = Lesní stezky
    .gen = Lesních stezek
    .ins = Lesními stezkami
    .stats = Obyvatel · Dravost
    .text = Modifikátor cestování. Zaplať na kartu 1 přízeň: cestuješ-li do oblasti s kartou Dravosti, nestojí to žádné zásoby a schopnosti oblastí se na tebe nevztahují.
    .note = Schopnosti karet, které tam leží, platí dál. Z Tajuplného lesa v moci nepřítele cíl cesty vybírá on; zdarma jdeš, jen když vybere oblast s kartou Dravosti.

card-long-lost-heir = Dávno ztracený dědic
    .acc = Dávno ztraceného dědice
    .gen = Dávno ztraceného dědice
    .ins = Dávno ztraceným dědicem
    .stats = Obyvatel · Dravost
    .text = Pouze jako rádce. Uzamčená. Při zahrání: jsi-li Vyhnanec, můžeš se stát Občanem. Relikvii nedostaneš, tvoje fáze Činů končí a zásoby se ti doplní až na pole nejvíce vlevo.

card-rangers = Hraničáři
    .acc = Hraničáře
    .gen = Hraničářů
    .ins = Hraničáři
    .stats = Obyvatel · Dravost
    .text = Bitevní plán útočníka. Zaplať na kartu 1 přízeň: lebky ve tvém hodu nikoho nezabíjejí. Jsou-li právě teď ve skupině obranných kostek aspoň 4, přidej také 2 útočné kostky.
    .note = Na obranných kostkách přidaných až potom nezáleží.

card-roving-terror = Potulná hrůza
    .acc = Potulnou hrůzu
    .gen = Potulné hrůzy
    .ins = Potulnou hrůzou
    .stats = Obyvatel · Dravost
    .text = Pouze v oblasti. Akce. Zaplať na kartu 1 tajemství: vyber jinou oblast, odhoď z ní obyvatele a Potulnou hrůzu přesuň tam.
    .note = Kde není koho odhodit, tam se vydat nemůže.

## Obyvatelé: Nomádi

card-rain-boots = Boty do nečasu
    .acc = Boty do nečasu
    .gen = Bot do nečasu
    .ins = Botami do nečasu
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán útočníka. Strany s jediným štítem se v hodu na obranu nepočítají. Boty do nečasu nakonec odhoď.

card-ancient-binding = Prastaré pouto
    .acc = Prastaré pouto
    .gen = Prastarého pouta
    .ins = Prastarým poutem
    .stats = Obyvatel · Nomádi
    .text = Akce. Zaplať na kartu 1 tajemství a 1 tajemství spal: každý hráč spálí tajemství ze své desky i z karet, jedno mu však zůstane. Tobě zůstane to na této kartě.
    .note = Tajemství na praporci Nejtemnější tajemství nehoří.

card-horse-archers = Jízdní lučištníci
    .acc = Jízdní lučištníky
    .gen = Jízdních lučištníků
    .ins = Jízdními lučištníky
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán útočníka i obránce. Přidej 3 útočné kostky, nebo 3 odeber. Jízdní lučištníky nakonec odhoď.

card-warning-signals = Výstražné signály
    .acc = Výstražné signály
    .gen = Výstražných signálů
    .ins = Výstražnými signály
    .stats = Obyvatel · Nomádi
    .text = Bitevní plán obránce. Libovolně přesuň družiny mezi svou deskou a oblastmi, které ovládáš; v žádné ale nesmíš sebrat poslední. Výstražné signály nakonec odhoď.
    .note = Občan k tomu nepotřebuje Kancléřovo svolení.

card-elders = Stařešinové
    .acc = Stařešiny
    .gen = Stařešinů
    .ins = Stařešiny
    .stats = Obyvatel · Nomádi
    .text = Akce. Zaplať na kartu 2 přízně: získej 1 tajemství.

card-the-gathering = Sněm kmenů
    .acc = Sněm kmenů
    .gen = Sněmu kmenů
    .ins = Sněmem kmenů
    .stats = Obyvatel · Nomádi
    .text = Pouze v oblasti. Při zahrání: v pořadí hráčů od Kancléře může každý přesunout svou figuru sem. Kdo tu má figuru, může se pak s ostatními přítomnými dohodnout na závazných výměnách přízně, tajemství, relikvií a rádců; výměn může být, kolik chcete.
    .note = Figury se potom nevracejí.

card-faithful-friend = Věrný přítel
    .acc = Věrného přítele
    .gen = Věrného přítele
    .ins = Věrným přítelem
    .stats = Obyvatel · Nomádi
    .text = Pouze jako rádce. Uzamčená. Při zahrání: získej 4 díly zásob.

card-tents = Stany
    .acc = Stany
    .gen = Stanů
    .ins = Stany
    .stats = Obyvatel · Nomádi
    .text = Modifikátor cestování. Zaplať na kartu 1 přízeň: cesta po vlastním kraji nestojí žádné zásoby.
    .note = Platí se dřív, než nepřítel ovládající Tajuplný les vybere cíl tvé cesty; leží-li cíl v jiném kraji, Stany nepomohou.

card-great-herd = Velké stádo
    .acc = Velké stádo
    .gen = Velkého stáda
    .ins = Velkým stádem
    .stats = Obyvatel · Nomádi
    .text = Pouze v oblasti. Při zahrání: Velké stádo můžeš prohodit s kartou Nomádů v libovolné oblasti.
    .note = S uzamčenou kartou ne.

## Vize

card-conspiracy = Spiknutí
    .acc = Spiknutí
    .gen = Spiknutí
    .ins = Spiknutím
    .stats = Vize
    .text = Při zahrání, a to kýmkoli: vyber hráče, který má figuru ve tvé oblasti. Mají-li aspoň 2 tví odhalení rádci společný symbol s některým jeho odhaleným rádcem, můžeš spálit 1 tajemství a vzít mu relikvii nebo praporec. Ze vzatého praporce shoří 2 žetony, nikdy však poslední. Spiknutí se pak vrací do krabice, ať už k něčemu bylo, nebo ne.

card-faith = Vize víry
    .acc = Vizi víry
    .gen = Vize víry
    .ins = Vizí víry
    .stats = Vize
    .text = Lícem nahoru ji může zahrát jen Vyhnanec, na pole pro odhalenou vizi. Procitnutí: vyhráváš, pokud vlastníš Nejtemnější tajemství a z balíčku světa už jsou taženy aspoň 3 vize.

card-rebellion = Vize vzpoury
    .acc = Vizi vzpoury
    .gen = Vize vzpoury
    .ins = Vizí vzpoury
    .stats = Vize
    .text = Lícem nahoru ji může zahrát jen Vyhnanec, na pole pro odhalenou vizi. Procitnutí: vyhráváš, pokud vlastníš Přízeň lidu a z balíčku světa už jsou taženy aspoň 3 vize.

card-sanctuary = Vize útočiště
    .acc = Vizi útočiště
    .gen = Vize útočiště
    .ins = Vizí útočiště
    .stats = Vize
    .text = Lícem nahoru ji může zahrát jen Vyhnanec, na pole pro odhalenou vizi. Procitnutí: vyhráváš, pokud nikdo jiný nemá dohromady tolik relikvií a praporců jako ty a z balíčku světa už jsou taženy aspoň 3 vize.

card-conquest = Vize dobývání
    .acc = Vizi dobývání
    .gen = Vize dobývání
    .ins = Vizí dobývání
    .stats = Vize
    .text = Lícem nahoru ji může zahrát jen Vyhnanec, na pole pro odhalenou vizi. Procitnutí: vyhráváš, pokud žádný jiný hráč neovládá tolik oblastí jako ty a z balíčku světa už jsou taženy aspoň 3 vize.

## Relikvie

card-sticky-fire = Lepkavý oheň
    .acc = Lepkavý oheň
    .gen = Lepkavého ohně
    .ins = Lepkavým ohněm
    .stats = Relikvie · 2 obranné kostky
    .text = Bitevní plán útočníka i obránce. Zvítězíš-li, můžeš zabít celé protivníkovo vojsko. Když se tak rozhodneš, musíš mu dát 1 přízeň, pokud ji máš.
    .note = Přízeň patří hráči, se kterým se bojovalo, ne spojencům, a to i když družiny něco zachránilo.

card-cursed-cauldron = Prokletý kotel
    .acc = Prokletý kotel
    .gen = Prokletého kotle
    .ins = Prokletým kotlem
    .stats = Relikvie · 3 obranné kostky
    .text = Bitevní plán útočníka i obránce. Zvítězíš-li, získej 1 družinu za každou nepřátelskou družinu zabitou v tomto tažení.
    .note = Občan získává vždycky fialové.

card-brass-horse = Mosazný kůň
    .acc = Mosazného koně
    .gen = Mosazného koně
    .ins = Mosazným koněm
    .stats = Relikvie · 2 obranné kostky
    .text = Akce. Zaplať na relikvii 1 tajemství: odhal vrchní kartu odhazovacího balíčku svého kraje a vrať ji. Bez zásob cestuj do oblasti, kde leží karta se stejným symbolem; není-li jinde žádná taková, cestuj kamkoli.
    .note = S prázdným balíčkem to nejde. Vize nemá symbol, takže s ní můžeš kamkoli.

card-truthful-harp = Pravdomluvná harfa
    .acc = Pravdomluvnou harfu
    .gen = Pravdomluvné harfy
    .ins = Pravdomluvnou harfou
    .stats = Relikvie · 2 obranné kostky
    .text = Modifikátor hledání. Dober o 2 karty víc, ale všechny dobrané ukaž ostatním, i tu, kterou si necháš.
    .note = Vize z balíčku světa dobírání ukončí jako vždy.

card-grand-mask = Maska moci
    .acc = Masku moci
    .gen = Masky moci
    .ins = Maskou moci
    .stats = Relikvie · 2 obranné kostky
    .text = Trvalá schopnost. Jsi-li Vyhnanec, ve svém tahu ovládáš karty v oblastech Říše ty, a ne hráči na straně Říše. Na bitevní plány se to nevztahuje.
    .note = Oblasti samotné patří dál Říši.

card-horned-mask = Rohatá maska
    .acc = Rohatou masku
    .gen = Rohaté masky
    .ins = Rohatou maskou
    .stats = Relikvie · 2 obranné kostky
    .text = Akce. Zaplať na relikvii 1 tajemství: prohoď jednoho svého odhaleného rádce s kartou ve své oblasti.
    .note = Prohodit není zahrát: žádnou přízeň za to nezískáš.

card-cup-of-plenty = Pohár hojnosti
    .acc = Pohár hojnosti
    .gen = Poháru hojnosti
    .ins = Pohárem hojnosti
    .stats = Relikvie · 2 obranné kostky
    .text = Modifikátor obchodu. Obchod s kartou, jejíž symbol má i některý tvůj odhalený rádce, tě nestojí žádné zásoby.

card-whistle = Píšťala
    .acc = Píšťalu
    .gen = Píšťaly
    .ins = Píšťalou
    .stats = Relikvie · 2 obranné kostky
    .text = Akce. Zaplať na relikvii 1 tajemství: vyber figuru v jiné oblasti. Může-li, musí bez zásob cestovat do tvé oblasti; pokud přišla, dostane její hráč tajemství z této relikvie, lícem nahoru.
    .note = Za tuhle cestu nikdo platit nemusí: na Utajené místo přijde jen ten, kdo je ochotný otočit tajemství.

card-dowsing-sticks = Virgule
    .acc = Virguli
    .gen = Virgule
    .ins = Virgulí
    .stats = Relikvie · 3 obranné kostky
    .text = Akce. Zaplať na relikvii 1 tajemství a spal 2 přízně: dober relikvii a buď si ji vezmi, nebo ji dej dospod balíčku relikvií.

card-cracked-horn = Puklý roh
    .acc = Puklý roh
    .gen = Puklého rohu
    .ins = Puklým rohem
    .stats = Relikvie · 2 obranné kostky
    .text = Modifikátor hledání. Všechny karty, které odhazuješ, jdou dospod balíčku světa místo na odhazovací balíček.
    .note = Vize také; počet tažených vizí se tím nemění.

card-bandit-crown = Koruna banditů
    .acc = Korunu banditů
    .gen = Koruny banditů
    .ins = Korunou banditů
    .stats = Relikvie · 3 obranné kostky
    .text = Trvalá schopnost. Bandité se počítají jako tvé družiny všude kromě oblastí, které ovládají tvoji nepřátelé: ovládáš oblasti bez družin a ve svých ostatních máš o 1 víc. Bandity nelze přesunout, obětovat ani zabít.

card-ring-of-devotion = Prsten oddanosti
    .acc = Prsten oddanosti
    .gen = Prstenu oddanosti
    .ins = Prstenem oddanosti
    .stats = Relikvie · 3 obranné kostky
    .text = Dokud ho vlastníš: každým shromažďováním získáš o 2 družiny víc, žádným způsobem ale nemůžeš umisťovat družiny do oblastí.

card-skeleton-key = Paklíč
    .acc = Paklíč
    .gen = Paklíče
    .ins = Paklíčem
    .stats = Relikvie · 3 obranné kostky
    .text = Akce. Zaplať na relikvii 1 tajemství a 1 tajemství spal: ovládá-li tvou oblast Kancléř, podívej se na jednu relikvii v Říšském relikviáři. Můžeš si ji vzít.
    .note = Použít ho může i Kancléř. Odkryté pole Kancléře od té chvíle zavazuje.

card-oracular-pig = Věštecké prase
    .acc = Věštecké prase
    .gen = Věšteckého prasete
    .ins = Věšteckým prasetem
    .stats = Relikvie · 2 obranné kostky
    .text = Akce. Podívej se na 3 vrchní karty balíčku světa.

card-circlet-of-command = Velitelská čelenka
    .acc = Velitelskou čelenku
    .gen = Velitelské čelenky
    .ins = Velitelskou čelenkou
    .stats = Relikvie · 1 obranná kostka
    .text = Trvalá schopnost. Ostatní hráči nemohou tvé praporce a relikvie kromě této ani určit za cíl, ani ti je vzít. Je-li cílem tvoje figura a přízeň, přidej o 1 obrannou kostku víc.
    .note = Vlastní praporec vykoupit můžeš.

card-ivory-eye = Slonovinové oko
    .acc = Slonovinové oko
    .gen = Slonovinového oka
    .ins = Slonovinovým okem
    .stats = Relikvie · 2 obranné kostky
    .text = Akce. Zaplať na relikvii 1 tajemství: podívej se na jednu skrytou oblast, na kteréhokoli skrytého rádce, nebo na relikvii v libovolné oblasti.

card-map = Mapa
    .acc = Mapu
    .gen = Mapy
    .ins = Mapou
    .stats = Relikvie · 3 obranné kostky
    .text = Akce. Dej Mapu dospod balíčku relikvií: získej 4 díly zásob.

card-obsidian-cage = Obsidiánová klec
    .acc = Obsidiánovou klec
    .gen = Obsidiánové klece
    .ins = Obsidiánovou klecí
    .stats = Relikvie · 2 obranné kostky
    .text = Bitevní plán útočníka i obránce. Zvítězíš-li, dej všechny přeživší družiny protivníkova vojska na Obsidiánovou klec. Akce. Pošli libovolné družiny z Klece zpátky na desky jejich barvy.
    .note = Má-li Klec odejít do balíčku relikvií, její vlastník napřed všechny pošle zpátky. K bývalému Vyhnanci se vracejí fialové.

card-book-of-records = Kniha záznamů
    .acc = Knihu záznamů
    .gen = Knihy záznamů
    .ins = Knihou záznamů
    .stats = Relikvie · 2 obranné kostky
    .text = Povinný modifikátor hledání. Za kartu zahranou do oblasti získáš 1 tajemství, ne přízeň.
    .note = Přízeň za Úrodné údolí dostaneš i tak.

card-dragonskin-drum = Buben z dračí kůže
    .acc = Buben z dračí kůže
    .gen = Bubnu z dračí kůže
    .ins = Bubnem z dračí kůže
    .stats = Relikvie · 2 obranné kostky
    .text = Modifikátor cestování. Jakmile docestuješ, získej 1 družinu.
    .note = I když tě k cestě přinutil někdo jiný.

card-grand-scepter = Žezlo moci
    .acc = Žezlo moci
    .gen = Žezla moci
    .ins = Žezlem moci
    .stats = Relikvie · 5 obranných kostek
    .text = Akce. Podívej se na relikvie v Říšském relikviáři. Akce. Nabídni Vyhnanci občanství, nebo vyžeň jiného Občana, než jsi ty. Nic z toho v tahu, kdy si Žezlo vezmeš.
    .note = Bylo-li ti dáno při výměně, můžeš ho použít hned.

## Oblasti

card-ancient-city = Starobylé město
    .acc = Starobylé město
    .gen = Starobylého města
    .ins = Starobylým městem
    .to = do Starobylého města
    .at = ve Starobylém městě
    .from = ze Starobylého města
    .stats = Oblast · domov Řádu · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za 3 přízně do banky Řádu
    .text = Modifikátor hledání. Za kartu Řádu zahranou sem získej 2 družiny; ne však v tahu, kdy odtud nejdřív odhodíš kartu Řádu.

card-barren-coast = Pusté pobřeží
    .acc = Pusté pobřeží
    .gen = Pustého pobřeží
    .ins = Pustým pobřežím
    .to = na Pusté pobřeží
    .at = na Pustém pobřeží
    .from = z Pustého pobřeží
    .stats = Oblast · pobřeží · limit počtu karet 1 · při odhalení: 1 relikvie · relikvie za 3 přízně do banky Nomádů
    .text = Modifikátor cestování. Z tohoto pobřeží na jiné cestuješ za 1 díl zásob a Úzký průsmyk ti v tom nebrání.

card-buried-giant = Pohřbený obr
    .acc = Pohřbeného obra
    .gen = Pohřbeného obra
    .ins = Pohřbeným obrem
    .to = k Pohřbenému obrovi
    .at = u Pohřbeného obra
    .from = od Pohřbeného obra
    .stats = Oblast · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za spálení 1 tajemství
    .text = Modifikátor cestování. Otoč 1 tajemství na své desce lícem dolů: odtud cestuješ bez zásob a Úzký průsmyk ti v tom nebrání.

card-charming-valley = Okouzlující údolí
    .acc = Okouzlující údolí
    .gen = Okouzlujícího údolí
    .ins = Okouzlujícím údolím
    .to = do Okouzlujícího údolí
    .at = v Okouzlujícím údolí
    .from = z Okouzlujícího údolí
    .stats = Oblast · limit počtu karet 3
    .text = Povinný modifikátor cestování. Cesta odtud stojí o 1 díl zásob víc.

card-deep-woods = Hluboký hvozd
    .acc = Hluboký hvozd
    .gen = Hlubokého hvozdu
    .ins = Hlubokým hvozdem
    .to = do Hlubokého hvozdu
    .at = v Hlubokém hvozdu
    .from = z Hlubokého hvozdu
    .stats = Oblast · domov Dravosti · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za spálení 2 tajemství
    .text = Modifikátor hledání. Za kartu Dravosti zahranou sem si vezmi zdejší relikvii, jako by šlo o vykoupení; ne však v tahu, kdy odtud nejdřív odhodíš kartu Dravosti.

card-drowned-city = Potopené město
    .acc = Potopené město
    .gen = Potopeného města
    .ins = Potopeným městem
    .to = do Potopeného města
    .at = v Potopeném městě
    .from = z Potopeného města
    .stats = Oblast · limit počtu karet 0 · při odhalení: 3 tajemství, 2 relikvie · relikvie za spálení 2 přízní
    .text = Procitnutí. Je-li tvoje figura na konci tvé fáze Procitnutí tady, můžeš si vzít 1 z tajemství, která tu leží.

card-fertile-valley = Úrodné údolí
    .acc = Úrodné údolí
    .gen = Úrodného údolí
    .ins = Úrodným údolím
    .to = do Úrodného údolí
    .at = v Úrodném údolí
    .from = z Úrodného údolí
    .stats = Oblast · domov Vroucna · limit počtu karet 3
    .text = Modifikátor hledání. Za kartu Vroucna zahranou sem získej další 1 přízeň z banky Vroucna; ne však v tahu, kdy odtud nejdřív odhodíš kartu Vroucna.

card-great-slum = Čtvrť chudých
    .acc = Čtvrť chudých
    .gen = Čtvrti chudých
    .ins = Čtvrtí chudých
    .to = do Čtvrti chudých
    .at = ve Čtvrti chudých
    .from = ze Čtvrti chudých
    .stats = Oblast · limit počtu karet 3
    .text = Modifikátor hledání. Než sem zahraješ nebo přesuneš kartu, můžeš nějakou zdejší odhodit.

card-the-tribunal = Soudní dvůr
    .acc = Soudní dvůr
    .gen = Soudního dvora
    .ins = Soudním dvorem
    .to = k Soudnímu dvoru
    .at = u Soudního dvora
    .from = od Soudního dvora
    .stats = Oblast · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za 3 přízně do banky Řádu
    .text = Akce, máš-li tu figuru nebo oblast ovládáš. Uzavři s kterýmkoli hráčem závazné ujednání: můžete si vyměnit přízeň a tajemství, slíbit si budoucí činy a dohodnout tresty za porušení.
    .note = Je-li sporné, zda byl slib porušen, rozhodne hod mincí.

card-lush-coast = Zelené pobřeží
    .acc = Zelené pobřeží
    .gen = Zeleného pobřeží
    .ins = Zeleným pobřežím
    .to = na Zelené pobřeží
    .at = na Zeleném pobřeží
    .from = ze Zeleného pobřeží
    .stats = Oblast · pobřeží · limit počtu karet 3
    .text = Modifikátor cestování. Z tohoto pobřeží na jiné cestuješ za 1 díl zásob a Úzký průsmyk ti v tom nebrání.

card-marshes = Močály
    .acc = Močály
    .gen = Močálů
    .ins = Močály
    .to = do Močálů
    .at = v Močálech
    .from = z Močálů
    .stats = Oblast · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za spálení 1 tajemství
    .text = Povinný modifikátor hledání. Kdo hledá s figurou tady, dobere o 1 kartu méně.

card-mine = Důl
    .acc = Důl
    .gen = Dolu
    .ins = Dolem
    .to = do Dolu
    .at = v Dole
    .from = z Dolu
    .stats = Oblast · limit počtu karet 1 · při odhalení: 3 přízně, 1 relikvie · relikvie za 3 přízně do banky Sváru
    .text = Procitnutí. Je-li tvoje figura na konci tvé fáze Procitnutí tady, můžeš si vzít 1 z přízní, které tu leží.

card-mountain = Hora
    .acc = Horu
    .gen = Hory
    .ins = Horou
    .to = na Horu
    .at = na Hoře
    .from = z Hory
    .stats = Oblast · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za spálení 2 přízní
    .text = Povinný modifikátor tažení. Je-li cílem cokoli v této oblasti, útočník odebere 1 útočnou kostku, ať oblast ovládá kdokoli.

card-narrow-pass = Úzký průsmyk
    .acc = Úzký průsmyk
    .gen = Úzkého průsmyku
    .ins = Úzkým průsmykem
    .to = do Úzkého průsmyku
    .at = v Úzkém průsmyku
    .from = z Úzkého průsmyku
    .stats = Oblast · limit počtu karet 1 · při odhalení: 1 relikvie · relikvie za 3 přízně do banky Tajemna
    .text = Povinný modifikátor cestování a tažení. Z jiného kraje se do tohoto dá cestovat jen sem. Kdo má v tomto kraji cíle, ale figuru v jiném, musí mezi cíle zařadit i tuto oblast, pokud ji neovládá sám.

card-plains = Pláně
    .acc = Pláně
    .gen = Plání
    .ins = Pláněmi
    .to = na Pláně
    .at = na Pláních
    .from = z Plání
    .stats = Oblast · limit počtu karet 3
    .text = Povinný modifikátor tažení. Je-li cílem cokoli v této oblasti, útočník přidá 1 útočnou kostku, ať oblast ovládá kdokoli.

card-river = Řeka
    .acc = Řeku
    .gen = Řeky
    .ins = Řekou
    .to = k Řece
    .at = u Řeky
    .from = od Řeky
    .stats = Oblast · limit počtu karet 2
    .text = Modifikátor shromažďování. Ovládáš-li tuto oblast a shromažďuješ na zdejší kartě, získej o 1 družinu víc.

card-rocky-coast = Skalnaté pobřeží
    .acc = Skalnaté pobřeží
    .gen = Skalnatého pobřeží
    .ins = Skalnatým pobřežím
    .to = na Skalnaté pobřeží
    .at = na Skalnatém pobřeží
    .from = ze Skalnatého pobřeží
    .stats = Oblast · pobřeží · limit počtu karet 2
    .text = Modifikátor cestování. Z tohoto pobřeží na jiné cestuješ za 1 díl zásob a Úzký průsmyk ti v tom nebrání.

card-salt-flats = Solné pláně
    .acc = Solné pláně
    .gen = Solných plání
    .ins = Solnými pláněmi
    .to = na Solné pláně
    .at = na Solných pláních
    .from = ze Solných plání
    .stats = Oblast · limit počtu karet 2 · při odhalení: 2 přízně, 1 tajemství
    .text = Procitnutí. Je-li tvoje figura na konci tvé fáze Procitnutí tady, můžeš si vzít 1 přízeň nebo 1 tajemství, které tu leží.

card-shrouded-wood = Tajuplný les
    .acc = Tajuplný les
    .gen = Tajuplného lesa
    .ins = Tajuplným lesem
    .to = do Tajuplného lesa
    .at = v Tajuplném lese
    .from = z Tajuplného lesa
    .stats = Oblast · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za spálení 1 tajemství
    .text = Povinný modifikátor cestování. Cesta odtud stojí 2 díly zásob, ať vede kamkoli, a nebrání jí Úzký průsmyk ani Utajené místo. Ovládá-li les nepřátelský hráč, vybere cíl tvé cesty on, za Říši Kancléř, ať tě posílá kdokoli.
    .note = Ovládají-li les bandité, vybíráš ty.

card-standing-stones = Vztyčené kameny
    .acc = Vztyčené kameny
    .gen = Vztyčených kamenů
    .ins = Vztyčenými kameny
    .to = ke Vztyčeným kamenům
    .at = u Vztyčených kamenů
    .from = od Vztyčených kamenů
    .stats = Oblast · domov Tajemna · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za 3 přízně do banky Tajemna
    .text = Modifikátor hledání. Za kartu Tajemna zahranou sem získej 1 tajemství; ne však v tahu, kdy odtud nejdřív odhodíš kartu Tajemna.

card-steppe = Step
    .acc = Step
    .gen = Stepi
    .ins = Stepí
    .to = do Stepi
    .at = ve Stepi
    .from = ze Stepi
    .stats = Oblast · domov Nomádů · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za 3 přízně do banky Nomádů
    .text = Modifikátor hledání. Za kartu Nomádů zahranou sem získej 1 tajemství; ne však v tahu, kdy odtud nejdřív odhodíš kartu Nomádů.

card-the-hidden-place = Utajené místo
    .acc = Utajené místo
    .gen = Utajeného místa
    .ins = Utajeným místem
    .to = na Utajené místo
    .at = na Utajeném místě
    .from = z Utajeného místa
    .stats = Oblast · limit počtu karet 2 · při odhalení: 1 relikvie · relikvie za spálení 1 tajemství
    .text = Povinný modifikátor cestování a tažení. Kdo sem cestuje nebo tu má cíle tažení, musí za to na své desce otočit 1 tajemství lícem dolů.
    .note = Pokaždé znovu. Proti své vůli sem nikdo přijít nemusí.

card-wastes = Pustiny
    .acc = Pustiny
    .gen = Pustin
    .ins = Pustinami
    .to = do Pustin
    .at = v Pustinách
    .from = z Pustin
    .stats = Oblast · domov Sváru · limit počtu karet 1 · při odhalení: 1 relikvie · relikvie za spálení 2 tajemství
    .text = Modifikátor hledání. Za kartu Sváru zahranou sem si vezmi zdejší relikvii, jako by šlo o vykoupení; ne však v tahu, kdy odtud nejdřív odhodíš kartu Sváru.
