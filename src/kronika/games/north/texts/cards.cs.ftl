### Názvy a texty karet hry Vládcové Severu. Zapisuje card_text.py: měň data, ne tohle.

card-oat-field = Ovesné pole
    .acc = Ovesné pole
    .gen = Ovesného pole
    .ins = Ovesným polem
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 jídla na začátku hry a při každé Sklizni.
    .flavor = Kaše pro jednoho je oběd, kaše pro čtyřicet je plán.

card-common-woodlot = Obecní les
    .acc = Obecní les
    .gen = Obecního lesa
    .ins = Obecním lesem
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 dřeva na začátku hry a při každé Sklizni.
    .flavor = Kdo skácí strom, nese dva: svůj a sousedův.

card-pasture = Pastvina
    .acc = Pastvinu
    .gen = Pastviny
    .ins = Pastvinou
    .stats = Zdrojová lokace · počáteční
    .text = Dává 1 ovci na začátku hry a při každé Sklizni.
    .flavor = Ovce patří všem, a hádka o to, jak se jmenuje, taky.

card-work-bee = Brigáda
    .acc = Brigádu
    .gen = Brigády
    .ins = Brigádou
    .stats = Akční lokace · stojí 1 jídlo a 1 dřevo · typ síň · 3× v balíčku
    .text = Akce: přiděl sem 1 osadníka, potom získej 1 jídlo a 1 vítězný bod.
    .note = Co je přidělené, zůstává na kartě i po Úklidu.
    .flavor = Nikoho nezvali. Nikdo neodešel.

card-everyones-sheepfold = Ovčinec pro všechny
    .acc = Ovčinec pro všechny
    .gen = Ovčince pro všechny
    .ins = Ovčincem pro všechny
    .stats = Zdrojová lokace · postav při Osídlení · 3× v balíčku
    .text = Dává 2 ovce, hned po postavení a pak při každé Sklizni.
    .flavor = Vrátka nemají zámek, zato mají třicet pastýřů.

card-drystone-wallers = Parta zedníků
    .acc = Partu zedníků
    .gen = Party zedníků
    .ins = Partou zedníků
    .stats = Akční lokace · stojí 1 dřevo a 1 ovci · typ řemeslo · 2× v balíčku
    .text = Akce: zaplať 1 osadníka, získej 1 dřevo a 1 kámen.
    .flavor = Bez malty. Zeď drží, protože se o ni všichni opírají.

card-ice-cream-man = Přespolní zmrzlinář
    .acc = Přespolního zmrzlináře
    .gen = Přespolního zmrzlináře
    .ins = Přespolním zmrzlinářem
    .stats = Zdrojová lokace · postav při Sklizni · 2× v balíčku
    .text = Postav ji samostatně, nebo ji připoj ke své zdrojové lokaci, která dává jídlo. Dává 1 jídlo, hned po postavení a pak při každé Sklizni.
    .note = Jako vylepšení dá při postavení jen svůj výnos; Sklizeň dává za celou zdrojovou lokaci.
    .flavor = Na Vysočině stačí přivézt příchuť, o zbytek se postará počasí.

card-neighbourly-help = Sousedská výpomoc
    .acc = Sousedskou výpomoc
    .gen = Sousedské výpomoci
    .ins = Sousedskou výpomocí
    .stats = Karta posílení · zahraj při Osídlení · 2× v balíčku
    .text = Ihned: prober 2 osadníky, potom získej 1 vítězný bod.
    .flavor = Já ti pohlídám kozy a ty mě nech chvíli spát.

card-knocking-off = Padla!
    .acc = kartu „Padla!“
    .gen = karty „Padla!“
    .ins = kartou „Padla!“
    .stats = Karta posílení · zahraj při Průzkumu · 2× v balíčku
    .text = Ihned: uvolni 2 osadníky, potom získej 1 zlaťák.
    .note = Když není co uvolnit, zbytek se provede i tak.
    .flavor = Jediný povel, který celý klan splní okamžitě.

card-common-pot = Společný kotlík
    .acc = Společný kotlík
    .gen = Společného kotlíku
    .ins = Společným kotlíkem
    .stats = Lokace s vlastností · stojí 1 jídlo a 1 dřevo · typ statek · 2× v balíčku
    .text = Vlastnost: kdykoli něco přidělíš na kartu, získej 1 jídlo.
    .flavor = Přines tuřín a zůstaneš na večeři.

card-spare-room = Volný pokojík
    .acc = Volný pokojík
    .gen = Volného pokojíku
    .ins = Volným pokojíkem
    .stats = Akční lokace · stojí 1 jídlo a 2 dřeva · typ síň · 2× v balíčku
    .text = Akce: zaplať 1 ovci, proveď OSÍDLENÍ.
    .note = K této akci se smí přidat jedno posílení, nebo jedna zdrojová lokace.
    .flavor = Každý host dostane deku. Deka trochu bečí.

card-spinning-evening = Přástky
    .acc = Přástky
    .gen = Přástek
    .ins = Přástkami
    .stats = Akční lokace · stojí 1 dřevo a 1 ovci · typ řemeslo · 2× v balíčku
    .text = Akce: zaplať 2 ovce a 1 osadníka, získej 2 vítězné body.
    .flavor = Do rána je hotový pléd pro každého a drb skoro o každém.

card-clan-moot = Klanový sněm
    .acc = Klanový sněm
    .gen = Klanového sněmu
    .ins = Klanovým sněmem
    .stats = Lokace s vlastností · stojí 2 dřeva a 1 ovci · typ síň · 1× v balíčku
    .text = Vlastnost: kdykoli něco přidělíš na kartu, získej 1 vítězný bod.
    .flavor = Přijato jednomyslně, hned napočtvrté.

card-welcome-committee = Uvítací výbor
    .acc = Uvítací výbor
    .gen = Uvítacího výboru
    .ins = Uvítacím výborem
    .stats = Lokace s vlastností · stojí 1 jídlo, 1 dřevo a 1 ovci · typ síň · 1× v balíčku
    .text = Vlastnost: kdykoli provedeš Osídlení, získej 1 vítězný bod.
    .flavor = Dudy, haggis, podání ruky. Někteří zůstanou i tak.

card-roll-call = Nástup!
    .acc = kartu „Nástup!“
    .gen = karty „Nástup!“
    .ins = kartou „Nástup!“
    .stats = Akční lokace · stojí 1 dřevo a 1 ovci · typ síň · 1× v balíčku
    .text = Akce: zaplať 1 jídlo, získej 1 vítězný bod za každého osadníka na svých kartách, nejvýš 3.
    .flavor = Angus? Tady! Druhý Angus? Tady! Dlouhý Angus? Kope!

card-co-op-store = Prodejna Svornost
    .acc = Prodejnu Svornost
    .gen = Prodejny Svornost
    .ins = Prodejnou Svornost
    .stats = Akční lokace · stojí 1 dřevo a 1 kámen · typ statek · 1× v balíčku
    .text = Akce: zaplať 1 jídlo a 1 ovci, získej 2 zlaťáky.
    .flavor = Patří všem, proto v ní všichni stojí frontu.

card-threshing-floor = Mlat
    .acc = Mlat
    .gen = Mlatu
    .ins = Mlatem
    .stats = Akční lokace · stojí 1 jídlo, 2 dřeva a 1 ovci · typ statek · 1× v balíčku
    .text = Akce: zaplať 1 osadníka, proveď SKLIZEŇ.
    .note = K této akci se smí přidat jedno posílení, nebo jedna zdrojová lokace.
    .flavor = Čtyři cepy, jeden rytmus a jedna velmi opatrná kočka.

card-barn-raising = Stodola za jeden den
    .acc = Stodolu za jeden den
    .gen = Stodoly za jeden den
    .ins = Stodolou za jeden den
    .stats = Lokace · stojí 1 jídlo a 1 dřevo · typ statek · 1× v balíčku
    .text = Bonus za postavení: získej 1 jídlo a 1 osadníka.
    .flavor = Postavili ji za den. Děkovná večeře trvala tři.

card-long-table = Dlouhý stůl
    .acc = Dlouhý stůl
    .gen = Dlouhého stolu
    .ins = Dlouhým stolem
    .stats = Lokace · stojí 1 jídlo a 2 dřeva · typ síň · 1× v balíčku
    .text = Bonus za postavení: získej 1 zlaťák, potom získej 1 vítězný bod za každého osadníka na svých kartách, nejvýš 3.
    .flavor = Sůl se po něm posílá štafetou.

card-change-of-shift = Střídání směn
    .acc = Střídání směn
    .gen = Střídání směn
    .ins = Střídáním směn
    .stats = Akční lokace · stojí 1 dřevo a 1 ovci · typ řemeslo · 1× v balíčku
    .text = Akce: zaplať 1 jídlo, uvolni 1 osadníka, potom získej 1 vítězný bod.
    .note = Když není co uvolnit, zbytek se provede i tak.
    .flavor = Kdo končí, předá kladivo, kdo začíná, předá svačinu.

card-barn-dance = Tancovačka
    .acc = Tancovačku
    .gen = Tancovačky
    .ins = Tancovačkou
    .stats = Karta posílení · zahraj při Výstavbě · 1× v balíčku
    .text = Ihned: získej 1 osadníka.
    .flavor = Přišli kvůli houslím a zůstali kvůli houslistce.

card-driftwood-pile = Hromada z příboje
    .acc = Hromadu z příboje
    .gen = Hromady z příboje
    .ins = Hromadou z příboje
    .stats = Vylepšení · postav při Nalodění · 1× v balíčku
    .text = Připoj ho ke své zdrojové lokaci, která dává dřevo. Přidává 1 dřevo, hned po postavení a pak při každé Sklizni.
    .note = Jako vylepšení dá při postavení jen svůj výnos; Sklizeň dává za celou zdrojovou lokaci.
    .flavor = I moře pomůže, když se mu hezky řekne.

card-pine-grove = Borový háj
    .acc = Borový háj
    .gen = Borového háje
    .ins = Borovým hájem
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 dřeva na začátku hry a při každé Sklizni.
    .flavor = Budoucí lodě. Zatím rostou bez kormidelníka.

card-fishing-pier = Rybářské molo
    .acc = Rybářské molo
    .gen = Rybářského mola
    .ins = Rybářským molem
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 ryby na začátku hry a při každé Sklizni.
    .flavor = Vikinská trpělivost trvá přesně jednu rybu.

card-barley-field = Ječné pole
    .acc = Ječné pole
    .gen = Ječného pole
    .ins = Ječným polem
    .stats = Zdrojová lokace · počáteční
    .text = Dává 1 jídlo na začátku hry a při každé Sklizni.
    .flavor = Kosí se bojovou sekyrou, ze zvyku.

card-axe-smithy = Kovárna seker
    .acc = Kovárnu seker
    .gen = Kovárny seker
    .ins = Kovárnou seker
    .stats = Akční lokace · stojí 1 jídlo a 1 dřevo · typ tvrz · 3× v balíčku
    .text = Akce: zaplať 1 dřevo, získej 1 jídlo a 1 žeton útoku.
    .flavor = Brousíme na počkání. Počkejte raději venku.

card-fair-wind = Příznivý vítr
    .acc = Příznivý vítr
    .gen = Příznivého větru
    .ins = Příznivým větrem
    .stats = Karta posílení · zahraj při Nalodění · 2× v balíčku
    .text = Ihned: získej 1 rybu a 1 žeton útoku.
    .flavor = Fouká vždycky směrem od domova.

card-ash-wood = Jasanový les
    .acc = Jasanový les
    .gen = Jasanového lesa
    .ins = Jasanovým lesem
    .stats = Zdrojová lokace · postav při Sklizni · 2× v balíčku
    .text = Dává 1 dřevo a 1 žeton útoku, hned po postavení a pak při každé Sklizni.
    .flavor = Dobré topůrko roste rovně. Dobrý Viking málokdy.

card-seal-rock = Tulení útes
    .acc = Tulení útes
    .gen = Tuleního útesu
    .ins = Tulením útesem
    .stats = Zdrojová lokace · postav při Nalodění · 2× v balíčku
    .text = Dává 2 ryby, hned po postavení a pak při každé Sklizni.
    .flavor = Tuleni ukážou, kde jsou ryby, a ještě zatleskají.

card-smokehouse = Udírna
    .acc = Udírnu
    .gen = Udírny
    .ins = Udírnou
    .stats = Vylepšení · postav při Průzkumu · 2× v balíčku
    .text = Připoj ho ke své zdrojové lokaci, která dává ryby. Přidává 1 rybu, hned po postavení a pak při každé Sklizni.
    .note = Jako vylepšení dá při postavení jen svůj výnos; Sklizeň dává za celou zdrojovou lokaci.
    .flavor = Jediný dům ve vsi, ze kterého se smí kouřit.

card-twin-ships = Dvojlodí
    .acc = Dvojlodí
    .gen = Dvojlodí
    .ins = Dvojlodím
    .stats = Lokace s vlastností · stojí 2 dřeva · typ loď · 2× v balíčku
    .text = Vlastnost: kdykoli vypleníš ostrov, získej 1 dřevo, nebo 1 rybu.
    .flavor = Jedna na kořist, druhá na to, co se do první nevešlo.

card-priest-of-thor = Thorův kněz
    .acc = Thorova kněze
    .gen = Thorova kněze
    .ins = Thorovým knězem
    .stats = Lokace s vlastností · stojí 1 dřevo · typ svatyně · 2× v balíčku
    .text = Vlastnost: kdykoli vypleníš ostrov, získej 1 jídlo.
    .flavor = Žehná loďstvu a ochutnává kořist.

card-dragon-boat = Drakkar
    .acc = Drakkar
    .gen = Drakkaru
    .ins = Drakkarem
    .stats = Akční lokace · stojí 1 jídlo, 2 dřeva a 1 rybu · typ loď · 2× v balíčku
    .text = Akce: zaplať 1 osadníka, proveď NALODĚNÍ.
    .note = K této akci se smí přidat jedno posílení, nebo jedna zdrojová lokace.
    .flavor = Dračí hlava trpí mořskou nemocí, proto má tlamu dokořán.

card-ravens-perch = Krkavčí bidlo
    .acc = Krkavčí bidlo
    .gen = Krkavčího bidla
    .ins = Krkavčím bidlem
    .stats = Akční lokace · stojí 1 dřevo a 1 rybu · typ loď · 2× v balíčku
    .text = Akce: zaplať 1 osadníka, nech jednu svou loď z fronty hned vyplenit, nebo dobýt ostrov.
    .note = Ryba a žeton útoku na lodi jsou spotřebované a loď smí v témže kole vyplout znovu.
    .flavor = Krkavci znají cestu. Už tam jednou jedli.

card-flokis-boatyard = Flokiho loděnice
    .acc = Flokiho loděnici
    .gen = Flokiho loděnice
    .ins = Flokiho loděnicí
    .stats = Karta posílení · zahraj při Výstavbě · 1× v balíčku
    .text = Ihned: získej 1 loď.
    .note = Víc než tři vlastní lodě nikdo mít nemůže; zůstávají do konce hry.
    .flavor = Floki staví bez plánů a beze zbytku.

card-treasury = Pokladnice
    .acc = Pokladnici
    .gen = Pokladnice
    .ins = Pokladnicí
    .stats = Lokace s vlastností · stojí 1 jídlo, 2 dřeva a 1 rybu · typ tvrz · 1× v balíčku
    .text = Vlastnost: kdykoli dobudeš ostrov, získej 1 zlaťák a 1 vítězný bod.
    .flavor = Zámek je nový, všechno ostatní je po cizích.

card-watchtower = Strážní věž
    .acc = Strážní věž
    .gen = Strážní věže
    .ins = Strážní věží
    .stats = Lokace s vlastností · stojí 1 jídlo a 2 dřeva · typ tvrz · 1× v balíčku
    .text = Vlastnost: kdykoli dobudeš ostrov, získej 1 jídlo a 1 vítězný bod.
    .flavor = Vyhlíží zemi, aby bylo co brát.

card-white-keep = Bílá tvrz
    .acc = Bílou tvrz
    .gen = Bílé tvrze
    .ins = Bílou tvrzí
    .stats = Lokace s vlastností · stojí 2 dřeva a 1 kámen · typ tvrz · 1× v balíčku
    .text = Vlastnost: kdykoli dobudeš ostrov, můžeš zaplatit 1 kámen; když to uděláš, získej 2 vítězné body.
    .flavor = Každý ostrov do ní přidá jeden kámen a jednu historku.

card-valkyrie = Valkýra
    .acc = Valkýru
    .gen = Valkýry
    .ins = Valkýrou
    .stats = Lokace s vlastností · stojí 1 jídlo a 2 dřeva · typ svatyně · 1× v balíčku
    .text = Vlastnost: kdykoli vypleníš ostrov, získej 1 vítězný bod.
    .flavor = Vybírá si nejstatečnější. Ostatní nosí truhly.

card-rune-stone = Runový kámen
    .acc = Runový kámen
    .gen = Runového kamene
    .ins = Runovým kamenem
    .stats = Akční lokace · stojí 1 dřevo a 1 rybu · typ svatyně · 1× v balíčku
    .text = Akce: zaplať 1 osadníka, získej 1 vítězný bod za každou svou loď na desce mořeplavby, nejvýš 3.
    .flavor = Byl tu Olaf. A támhle taky. A tam vzadu dvakrát.

card-trophy-wall = Stěna trofejí
    .acc = Stěnu trofejí
    .gen = Stěny trofejí
    .ins = Stěnou trofejí
    .stats = Akční lokace · stojí 1 dřevo a 1 rybu · typ tvrz · 1× v balíčku
    .text = Akce: zaplať 1 žeton útoku, získej 1 jídlo a 1 vítězný bod.
    .flavor = Sekery nad krbem mluví pravdu jen o prachu.

card-skalds-corner = Skaldův kout
    .acc = Skaldův kout
    .gen = Skaldova koutu
    .ins = Skaldovým koutem
    .stats = Lokace s vlastností · stojí 1 jídlo a 1 dřevo · typ svatyně · 1× v balíčku
    .text = Vlastnost: kdykoli napadneš lokaci, získej 1 jídlo a 1 vítězný bod.
    .flavor = Nájezd, o kterém se nezpívá, se nestal.

card-hall-of-heroes = Síň hrdinů
    .acc = Síň hrdinů
    .gen = Síně hrdinů
    .ins = Síní hrdinů
    .stats = Lokace · stojí 1 jídlo a 1 dřevo · typ svatyně · 1× v balíčku
    .text = Bonus za postavení: získej 1 vítězný bod, potom získej 1 vítězný bod za každý svůj dobytý ostrov, nejvýš 4.
    .flavor = Vstupné: jeden ostrov.

card-battle-horn = Válečný roh
    .acc = Válečný roh
    .gen = Válečného rohu
    .ins = Válečným rohem
    .stats = Karta posílení · zahraj při Osídlení · 1× v balíčku
    .text = Ihned: získej 2 žetony útoku.
    .flavor = Jedno zatroubení je útok, dvě večeře. Na druhé se nečeká.

card-granite-fjord = Žulový fjord
    .acc = Žulový fjord
    .gen = Žulového fjordu
    .ins = Žulovým fjordem
    .stats = Zdrojová lokace · postav při Výstavbě · 1× v balíčku
    .text = Dává 1 dřevo a 1 kámen, hned po postavení a pak při každé Sklizni.
    .flavor = Ozvěna tu křičí první.

card-ice-hole = Díra v ledu
    .acc = Díru v ledu
    .gen = Díry v ledu
    .ins = Dírou v ledu
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 ryby na začátku hry a při každé Sklizni.
    .flavor = Číslo jedna ve sbírce děr.

card-pebble-beach = Oblázková pláž
    .acc = Oblázkovou pláž
    .gen = Oblázkové pláže
    .ins = Oblázkovou pláží
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 kameny na začátku hry a při každé Sklizni.
    .flavor = Roztříděno podle velikosti, barvy a povahy.

card-lichen-patch = Lišejníkový záhonek
    .acc = Lišejníkový záhonek
    .gen = Lišejníkového záhonku
    .ins = Lišejníkovým záhonkem
    .stats = Zdrojová lokace · počáteční
    .text = Dává 1 jídlo na začátku hry a při každé Sklizni.
    .flavor = Každý týden se pleje. Lišejník si toho zatím nevšiml.

card-penguin-fisher = Tučňák rybář
    .acc = Tučňáka rybáře
    .gen = Tučňáka rybáře
    .ins = Tučňákem rybářem
    .stats = Akční lokace · stojí 1 jídlo a 1 kámen · typ tučňák · 3× v balíčku
    .text = Akce: zaplať 1 osadníka, získej 2 ryby.
    .flavor = Pracuje za rybu. Platí se mu chválou.

card-igloo = Iglú
    .acc = Iglú
    .gen = Iglú
    .ins = Iglú
    .stats = Lokace · stojí 1 jídlo a 2 kameny · typ iglú · 3× v balíčku
    .text = Bonus za postavení: získej 1 vítězný bod za každou kartu typu iglú ve svém impériu, nejvýš 2.
    .note = Ikony se počítají až po vyložení této karty, i s její vlastní.
    .flavor = Jedno je úkryt, dvě ulice, tři už adresa.

card-polynya = Polynie
    .acc = Polynii
    .gen = Polynie
    .ins = Polynií
    .stats = Zdrojová lokace · postav při Průzkumu · 2× v balíčku
    .text = Dává 2 ryby, hned po postavení a pak při každé Sklizni.
    .flavor = Moře tu nechalo otevřené okno.

card-frozen-harbour = Zamrzlý přístav
    .acc = Zamrzlý přístav
    .gen = Zamrzlého přístavu
    .ins = Zamrzlým přístavem
    .stats = Lokace · stojí 2 kameny a 2 ryby · typ přístav · 2× v balíčku
    .text = Bonus za postavení: získej 1 vítězný bod za každou kartu typu tučňák ve svém impériu.
    .flavor = Od podzimu nepřiplula loď a tučňáci každé z nich salutují.

card-friendly-yeti = Yetti odvedle
    .acc = Yettiho odvedle
    .gen = Yettiho odvedle
    .ins = Yettim odvedle
    .stats = Akční lokace · stojí 1 rybu · typ yetti · 2× v balíčku
    .text = Akce: zaplať 1 osadníka, získej 2 kameny.
    .flavor = Nosí balvany a skládá poklony, obojí trochu těžké.

card-penguin-choir = Tučňáčí sbor
    .acc = Tučňáčí sbor
    .gen = Tučňáčího sboru
    .ins = Tučňáčím sborem
    .stats = Akční lokace · stojí 1 kámen a 2 ryby · typ tučňák · 2× v balíčku
    .text = Akce: zaplať 1 rybu a 1 osadníka, získej 1 zlaťák a 1 vítězný bod.
    .flavor = Čtyřicet hlasů, jeden tón a bouřlivý potlesk ploutvemi.

card-penguin-parade = Tučňáčí průvod
    .acc = Tučňáčí průvod
    .gen = Tučňáčího průvodu
    .ins = Tučňáčím průvodem
    .stats = Karta posílení · zahraj při Průzkumu · 2× v balíčku
    .text = Ihned: najdi v balíčku kartu typu tučňák, potom získej 1 rybu.
    .note = Balíček se potom zamíchá; odložených karet se hledání netýká.
    .flavor = Seřadit podle výšky, prosím. Podle výšky!

card-fish-counter = Rybí pult
    .acc = Rybí pult
    .gen = Rybího pultu
    .ins = Rybím pultem
    .stats = Akční lokace · stojí 2 kameny a 1 rybu · typ přístav · 2× v balíčku
    .text = Akce: zaplať 1 rybu, získej 1 vítězný bod.
    .flavor = Všechny ryby koukají doleva. Nanuuk to kontroluje.

card-frozen-mammoth = Zamrzlý mamut
    .acc = Zamrzlého mamuta
    .gen = Zamrzlého mamuta
    .ins = Zamrzlým mamutem
    .stats = Vylepšení · postav při Sklizni · 1× v balíčku
    .text = Připoj ho ke své zdrojové lokaci, která dává jídlo. Přidává 2 jídla, hned po postavení a pak při každé Sklizni.
    .note = Jako vylepšení dá při postavení jen svůj výnos; Sklizeň dává za celou zdrojovou lokaci.
    .flavor = Spotřebujte do: neuvedeno. Zatím dobrý: zjevně.

card-proper-place = Všechno má své místo
    .acc = kartu „Všechno má své místo“
    .gen = karty „Všechno má své místo“
    .ins = kartou „Všechno má své místo“
    .stats = Karta posílení · zahraj při Sklizni · 1× v balíčku
    .text = Ihned: získej 1 kámen, potom získej 1 libovolnou surovinu za každou kartu typu iglú ve svém impériu, nejvýš 3.
    .flavor = A co ho nemá, dostane aspoň štítek.

card-penguin-nursery = Tučňáčí školka
    .acc = Tučňáčí školku
    .gen = Tučňáčí školky
    .ins = Tučňáčí školkou
    .stats = Lokace s vlastností · stojí 1 jídlo, 1 kámen a 1 rybu · typ tučňák · 1× v balíčku
    .text = Vlastnost: kdykoli postavíš lokaci typu tučňák, získej 1 zlaťák.
    .note = Vlastní postavení se nepočítá.
    .flavor = Všechny děti mají stejný kabátek. Zatím se žádný neztratil.

card-snow-block-cutter = Kráječ sněhových cihel
    .acc = Kráječe sněhových cihel
    .gen = Kráječe sněhových cihel
    .ins = Kráječem sněhových cihel
    .stats = Lokace s vlastností · stojí 1 kámen a 1 rybu · typ yetti · 1× v balíčku
    .text = Vlastnost: za lokace platíš při stavbě o 1 surovinu méně.
    .note = Ušetří se jen suroviny, nikdy zlaťáky, žetony útoku ani osadníci.
    .flavor = Krájí cihly i účty.

card-ice-mirror = Ledové zrcadlo
    .acc = Ledové zrcadlo
    .gen = Ledového zrcadla
    .ins = Ledovým zrcadlem
    .stats = Lokace s vlastností · stojí 2 kameny · 1× v balíčku
    .text = Vlastnost: po postavení vyber ve svém impériu jinou kartu s akcí; tato karta je od té chvíle její druhou kopií.
    .note = Bonus vybrané karty se provede znovu. Obě se vyčerpávají a obnovují každá zvlášť.
    .flavor = Konečně je to do páru.

card-snow-sculptor = Sochař ze sněhu
    .acc = Sochaře ze sněhu
    .gen = Sochaře ze sněhu
    .ins = Sochařem ze sněhu
    .stats = Akční lokace · stojí 1 jídlo a 1 kámen · typ yetti · 1× v balíčku
    .text = Akce: zaplať 1 osadníka, odlož 1 jinou kartu svého impéria a dober 1 kartu; je-li to lokace (ne zdrojová), můžeš ji hned zdarma postavit; v každém případě získej 1 rybu.
    .flavor = V každém sněhulákovi vězí ještě lepší sněhulák.

card-tidy-warehouse = Vzorný sklad
    .acc = Vzorný sklad
    .gen = Vzorného skladu
    .ins = Vzorným skladem
    .stats = Akční lokace · stojí 1 jídlo a 2 kameny · typ přístav · 1× v balíčku
    .text = Akce: zaplať 1 rybu a 1 osadníka, získej 1 vítězný bod za každou kartu typu přístav ve svém impériu, nejvýš 3.
    .note = Počítá se i ikona této karty.
    .flavor = Bedna v bedně, a ta v bedně na bedny.

card-yeti-sauna = Yettí sauna
    .acc = Yettí saunu
    .gen = Yettí sauny
    .ins = Yettí saunou
    .stats = Akční lokace · stojí 1 kámen a 1 rybu · typ yetti · 1× v balíčku
    .text = Akce: zaplať 1 jídlo, prober 2 osadníky, potom získej 1 rybu.
    .flavor = Potom se musí vyčistit odtok. Pořádně.

card-ice-palace = Ledový palác
    .acc = Ledový palác
    .gen = Ledového paláce
    .ins = Ledovým palácem
    .stats = Lokace · stojí 1 jídlo, 2 kameny a 1 rybu · typ iglú · 1× v balíčku
    .text = Bonus za postavení: získej 1 zlaťák, potom získej 1 vítězný bod za každou kartu typu yetti ve svém impériu, nejvýš 3.
    .flavor = Dvanáct pokojů, pro každý druh sněhu jeden.

card-yeti-escort = Yettí doprovod
    .acc = Yettí doprovod
    .gen = Yettího doprovodu
    .ins = Yettím doprovodem
    .stats = Karta posílení · zahraj při Nalodění · 1× v balíčku
    .text = Ihned: získej 1 kámen a 1 žeton útoku.
    .flavor = Jenom tam tak stojí. Obvykle to stačí.

card-stock-taking = Inventura
    .acc = Inventuru
    .gen = Inventury
    .ins = Inventurou
    .stats = Karta posílení · zahraj při Výstavbě · 1× v balíčku
    .text = Ihned: získej 1 jídlo, potom získej 1 zlaťák za každou kartu typu tučňák ve svém impériu, nejvýš 2.
    .flavor = Tučňáci se počítají dvakrát, pořád si mění místa.

card-glacier-snout = Čelo ledovce
    .acc = Čelo ledovce
    .gen = Čela ledovce
    .ins = Čelem ledovce
    .stats = Zdrojová lokace · postav při Osídlení · 1× v balíčku
    .text = Dává 2 kameny, hned po postavení a pak při každé Sklizni.
    .flavor = Dováží až ke dveřím, píď za rok.

card-hop-garden = Chmelnice
    .acc = Chmelnici
    .gen = Chmelnice
    .ins = Chmelnicí
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 jídla na začátku hry a při každé Sklizni.
    .flavor = Chmel leze nahoru sám. Heidel to oceňuje.

card-rye-strip = Žitná mez
    .acc = Žitnou mez
    .gen = Žitné meze
    .ins = Žitnou mezí
    .stats = Zdrojová lokace · počáteční
    .text = Dává 1 jídlo na začátku hry a při každé Sklizni.
    .flavor = Zaseto jedním hodem, z lavičky.

card-drowsy-meadow = Ospalá louka
    .acc = Ospalou louku
    .gen = Ospalé louky
    .ins = Ospalou loukou
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 ovce na začátku hry a při každé Sklizni.
    .flavor = Tyhle ovce ještě nikdo nedopočítal.

card-mead-hall = Síň medoviny
    .acc = Síň medoviny
    .gen = Síně medoviny
    .ins = Síní medoviny
    .stats = Akční lokace · stojí 2 jídla a 1 ovci · typ pivo · 3× v balíčku
    .text = Akce: zaplať 1 jídlo a 1 osadníka, získej 1 zlaťák a 1 vítězný bod.
    .flavor = Lavice jsou dlouhé, večery ještě delší.

card-barrel-buddy = Kamarád od soudku
    .acc = Kamaráda od soudku
    .gen = Kamaráda od soudku
    .ins = Kamarádem od soudku
    .stats = Akční lokace · stojí 1 jídlo · typ kamarád · 3× v balíčku
    .text = Akce: zaplať 1 jídlo, prober 1 osadníka, potom získej 1 ovci.
    .flavor = Jméno mu neznáš, ale on ví, kdo je na řadě s placením.

card-another-round = Ještě jednu!
    .acc = kartu „Ještě jednu!“
    .gen = karty „Ještě jednu!“
    .ins = kartou „Ještě jednu!“
    .stats = Karta posílení · zahraj při Sklizni · 2× v balíčku
    .text = Ihned: obnov 1 svou lokaci, potom získej 2 jídla.
    .flavor = Poslední. Stejně jako ty čtyři před ní.

card-apiary = Včelín
    .acc = Včelín
    .gen = Včelína
    .ins = Včelínem
    .stats = Zdrojová lokace · postav při Osídlení · 2× v balíčku
    .text = Dává 2 jídla, hned po postavení a pak při každé Sklizni.
    .flavor = Aspoň někdo tady pracuje.

card-drinking-competition = Soutěž v pití
    .acc = Soutěž v pití
    .gen = Soutěže v pití
    .ins = Soutěží v pití
    .stats = Karta posílení · zahraj při Průzkumu · 2× v balíčku
    .text = Ihned: přesuň jeden svůj použitý akční disk na kteroukoli jinou destičku, potom získej 2 jídla.
    .note = Jídlo se neplatí, disk se neotáčí a akce destičky se neprovádí.
    .flavor = Ráno se vzbudíš jinde, ale stálo to za to.

card-bring-a-dish = Co kdo přinese
    .acc = kartu „Co kdo přinese“
    .gen = karty „Co kdo přinese“
    .ins = kartou „Co kdo přinese“
    .stats = Karta posílení · zahraj při Osídlení · 2× v balíčku
    .text = Ihned: získej 3 suroviny, každou jiného druhu.
    .flavor = Jedenáct salátů a jeden chlap s polenem.

card-tavern = Krčma
    .acc = Krčmu
    .gen = Krčmy
    .ins = Krčmou
    .stats = Akční lokace · stojí 1 jídlo a 1 ovci · typ pivo · 2× v balíčku
    .text = Akce: zaplať 1 osadníka, získej 1 zlaťák.
    .flavor = Otevřeno, dokud poslední host nespadne z poslední židle.

card-spit-roast = Beran na rožni
    .acc = Berana na rožni
    .gen = Berana na rožni
    .ins = Beranem na rožni
    .stats = Akční lokace · stojí 1 jídlo a 1 ovci · typ hostina · 2× v balíčku
    .text = Akce: zaplať 1 ovci a 1 osadníka, získej 2 jídla a 1 vítězný bod.
    .flavor = Otáčení rožněm je tu jediný sport.

card-booze-up-on-waves = Pijatyka na vlnách
    .acc = Pijatyku na vlnách
    .gen = Pijatyky na vlnách
    .ins = Pijatykou na vlnách
    .stats = Karta posílení · zahraj při Nalodění · 1× v balíčku
    .text = Ihned: obnov všechny své ostrovy.
    .flavor = Že se to houpe, je normální. Na pevnině by to bylo horší.

card-snoring-uncle = Chrápající strýc
    .acc = Chrápajícího strýce
    .gen = Chrápajícího strýce
    .ins = Chrápajícím strýcem
    .stats = Lokace s vlastností · stojí 1 jídlo a 1 ovci · typ kamarád · 1× v balíčku
    .text = Vlastnost: kdykoli zahraješ posílení, získej 1 ovci a 1 vítězný bod.
    .flavor = Tleská ze spaní, a vždycky na správném místě.

card-morning-after = Ráno poté
    .acc = Ráno poté
    .gen = Rána poté
    .ins = Ránem poté
    .stats = Akční lokace · stojí 2 jídla a 1 ovci · typ hostina · 1× v balíčku
    .text = Akce: zaplať 1 jídlo a 1 osadníka, získej 1 vítězný bod za každou svou vyčerpanou kartu, nejvýš 3.
    .flavor = Každý leží tam, kam ho večer odložil.

card-friendly-brawl = Přátelská rvačka
    .acc = Přátelskou rvačku
    .gen = Přátelské rvačky
    .ins = Přátelskou rvačkou
    .stats = Akční lokace · stojí 1 jídlo a 1 ovci · typ kamarád · 1× v balíčku
    .text = Akce: zaplať 1 jídlo, získej 1 žeton útoku.
    .flavor = Modřina se vrací pivem, kus za kus.

card-island-regulars = Štamgasti z ostrovů
    .acc = Štamgasty z ostrovů
    .gen = Štamgastů z ostrovů
    .ins = Štamgasty z ostrovů
    .stats = Akční lokace · stojí 2 jídla · typ kamarád · 1× v balíčku
    .text = Akce: zaplať 1 jídlo; můžeš obnovit 1 svůj ostrov; získej 1 zlaťák.
    .flavor = Dobyli ostrov, potom výčep a potom už nic.

card-lazy-sunday = Líná neděle
    .acc = Línou neděli
    .gen = Líné neděle
    .ins = Línou nedělí
    .stats = Karta posílení · zahraj při Výstavbě · 1× v balíčku
    .text = Ihned: získej 1 jídlo, potom získej 1 vítězný bod za každou svou vyčerpanou kartu, nejvýš 3.
    .flavor = Je sice čtvrtek, ale kdo by se hádal.

card-hair-of-the-dog = Vyprošťovák
    .acc = Vyprošťovák
    .gen = Vyprošťováku
    .ins = Vyprošťovákem
    .stats = Karta posílení · zahraj při Nalodění · 1× v balíčku
    .text = Ihned: prober 3 osadníky, potom získej 2 jídla.
    .flavor = Recept je tajný, hlavně před tím, kdo to pije.

card-sheep-to-count = Počítání oveček
    .acc = Počítání oveček
    .gen = Počítání oveček
    .ins = Počítáním oveček
    .stats = Zdrojová lokace · postav při Průzkumu · 1× v balíčku
    .text = Dává 2 ovce, hned po postavení a pak při každé Sklizni.
    .flavor = Jedna, dvě, tř… chrr.

card-malt-cellar = Sladovnický sklep
    .acc = Sladovnický sklep
    .gen = Sladovnického sklepa
    .ins = Sladovnickým sklepem
    .stats = Vylepšení · postav při Výstavbě · 1× v balíčku
    .text = Připoj ho ke své zdrojové lokaci, která dává jídlo. Přidává 1 jídlo, hned po postavení a pak při každé Sklizni.
    .note = Jako vylepšení dá při postavení jen svůj výnos; Sklizeň dává za celou zdrojovou lokaci.
    .flavor = Chládek, tma a blíž než na pole.

card-songs-till-dawn = Zpěvy do rána
    .acc = Zpěvy do rána
    .gen = Zpěvů do rána
    .ins = Zpěvy do rána
    .stats = Akční lokace · stojí 1 jídlo a 1 ovci · typ hostina · 1× v balíčku
    .text = Akce: zaplať 1 osadníka, získej 1 zlaťák za každé své posílení zahrané v tomto kole, nejvýš 2.
    .flavor = Refrén umějí všichni, písničku nikdo.

card-brewers-nap = Sládkův šlofík
    .acc = Sládkův šlofík
    .gen = Sládkova šlofíku
    .ins = Sládkovým šlofíkem
    .stats = Akční lokace · stojí 2 jídla · typ pivo · 1× v balíčku
    .text = Akce: zaplať 1 osadníka, přesuň jeden svůj použitý akční disk na kteroukoli jinou destičku, potom získej 1 zlaťák.
    .note = Jídlo se neplatí, disk se neotáčí a akce destičky se neprovádí.
    .flavor = Pivo nejlíp kvasí, když se nikdo nedívá.

card-feast-of-feasts = Hody nad hody
    .acc = Hody nad hody
    .gen = Hodů nad hody
    .ins = Hody nad hody
    .stats = Lokace · stojí 1 jídlo a 1 ovci · typ hostina · 1× v balíčku
    .text = Bonus za postavení: získej 1 zlaťák, potom získej 1 vítězný bod za každou kartu typu pivo ve svém impériu, nejvýš 3.
    .flavor = Hostina na počest předchozí hostiny.

card-salmon-run = Lososí tah
    .acc = Lososí tah
    .gen = Lososího tahu
    .ins = Lososím tahem
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 ryby na začátku hry a při každé Sklizni.
    .flavor = Jediní sousedé, kteří cestují ještě víc.

card-tundra-berries = Tundrové borůvčí
    .acc = Tundrové borůvčí
    .gen = Tundrového borůvčí
    .ins = Tundrovým borůvčím
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 jídla na začátku hry a při každé Sklizni.
    .flavor = Snídaně je tam, kde si klekneš.

card-wandering-boulders = Bludné balvany
    .acc = Bludné balvany
    .gen = Bludných balvanů
    .ins = Bludnými balvany
    .stats = Zdrojová lokace · počáteční
    .text = Dává 1 kámen na začátku hry a při každé Sklizni.
    .flavor = Ani kameny tu nevydrží na místě.

card-snow-camp = Sněžný tábor
    .acc = Sněžný tábor
    .gen = Sněžného tábora
    .ins = Sněžným táborem
    .stats = Lokace · stojí 1 jídlo a 1 rybu · typ tábor · 3× v balíčku
    .text = Bonus za postavení: získej 1 zlaťák.
    .flavor = Za hodinu stojí, za dvě je pryč, za tři už se po něm stýská.

card-dog-sled = Psí spřežení
    .acc = Psí spřežení
    .gen = Psího spřežení
    .ins = Psím spřežením
    .stats = Akční lokace · stojí 1 jídlo · typ saně · 2× v balíčku
    .text = Akce: zaplať 1 jídlo a 1 osadníka, vrať z impéria do ruky 1 lokaci (ne zdrojovou), potom získej 1 vítězný bod.
    .note = Osadníci z vrácené karty se ti vrátí, ostatní žetony ne.
    .flavor = Devět psů táhne, desátý radí.

card-trading-floe = Obchodní plující kra
    .acc = Obchodní plující kru
    .gen = Obchodní plující kry
    .ins = Obchodní plující krou
    .stats = Lokace · stojí 1 kámen · typ kajak · 2× v balíčku
    .text = Bonus za postavení: získej 1 zlaťák.
    .flavor = Zavírací doba: až roztaje.

card-lone-kayaker = Osamělý kajakář
    .acc = Osamělého kajakáře
    .gen = Osamělého kajakáře
    .ins = Osamělým kajakářem
    .stats = Lokace · stojí 2 jídla a 1 rybu · typ kajak · 2× v balíčku
    .text = Bonus za postavení: můžeš provést NALODĚNÍ.
    .note = K této akci se smí přidat jedno posílení, nebo jedna zdrojová lokace.
    .flavor = Mluví s pádlem. Pádlo souhlasí.

card-hunters-cache = Lovecká skrýš
    .acc = Loveckou skrýš
    .gen = Lovecké skrýše
    .ins = Loveckou skrýší
    .stats = Lokace · stojí 1 jídlo a 1 rybu · typ tábor · 2× v balíčku
    .text = Bonus za postavení: získej 2 kameny a 1 rybu.
    .flavor = Schovaná tak dobře, že se najde jen omylem.

card-winter-march = Zimní přesun
    .acc = Zimní přesun
    .gen = Zimního přesunu
    .ins = Zimním přesunem
    .stats = Akční lokace · stojí 1 kámen a 1 rybu · typ saně · 2× v balíčku
    .text = Akce: zaplať 1 jídlo a 1 osadníka; můžeš odložit 1 jinou kartu svého impéria; když to uděláš, získej 1 zlaťák a 1 vítězný bod.
    .note = Se zdrojovou lokací odcházejí i její vylepšení a nic navíc nepřinesou; osadníci z karty se ti vrátí, ostatní žetony ne.
    .flavor = Co není na saních, je už vzpomínka.

card-breaking-camp = Bouráme tábor
    .acc = kartu „Bouráme tábor“
    .gen = karty „Bouráme tábor“
    .ins = kartou „Bouráme tábor“
    .stats = Karta posílení · zahraj při Sklizni · 1× v balíčku
    .text = Ihned: odlož až 3 karty svého impéria a za každou z nich získej 2 vítězné body.
    .note = Se zdrojovou lokací odcházejí i její vylepšení a nic navíc nepřinesou; osadníci z karty se ti vrátí, ostatní žetony ne.
    .flavor = Ohlédni se jednou, a to jen jestli máme kotlík.

card-pack-and-go = Sbalit a jít
    .acc = kartu „Sbalit a jít“
    .gen = karty „Sbalit a jít“
    .ins = kartou „Sbalit a jít“
    .stats = Karta posílení · zahraj při Výstavbě · 2× v balíčku
    .text = Ihned: můžeš vrátit z impéria do ruky 1 lokaci (ne zdrojovou); získej 1 libovolnou surovinu.
    .note = Osadníci z vrácené karty se ti vrátí, ostatní žetony ne.
    .flavor = Včera jsme se taky stěhovali, ale ne takhle daleko.

card-migrating-shoal = Tažné hejno
    .acc = Tažné hejno
    .gen = Tažného hejna
    .ins = Tažným hejnem
    .stats = Zdrojová lokace · postav při Nalodění · 2× v balíčku
    .text = Dává 2 ryby, hned po postavení a pak při každé Sklizni.
    .flavor = Oběd, který zná cestu.

card-reindeer-herd = Sobí stádo
    .acc = Sobí stádo
    .gen = Sobího stáda
    .ins = Sobím stádem
    .stats = Zdrojová lokace · postav při Průzkumu · 2× v balíčku
    .text = Dává 1 jídlo a 1 kámen, hned po postavení a pak při každé Sklizni.
    .flavor = Vyhrabávají lišejník a kameny nechávají nám.

card-drying-rack = Rybí sušák
    .acc = Rybí sušák
    .gen = Rybího sušáku
    .ins = Rybím sušákem
    .stats = Vylepšení · postav při Osídlení · 1× v balíčku
    .text = Připoj ho ke své zdrojové lokaci, která dává ryby. Přidává 1 rybu, hned po postavení a pak při každé Sklizni.
    .note = Jako vylepšení dá při postavení jen svůj výnos; Sklizeň dává za celou zdrojovou lokaci.
    .flavor = Skládací, i s rybami.

card-notched-tusk = Kel se zářezy
    .acc = Kel se zářezy
    .gen = Klu se zářezy
    .ins = Klem se zářezy
    .stats = Akční lokace · stojí 2 kameny · typ saně · 1× v balíčku
    .text = Akce: zaplať 1 rybu a 1 osadníka, získej 1 vítězný bod za každou svou lokaci postavenou v tomto kole, nejvýš 2.
    .note = Zdrojové lokace a vylepšení jsou také lokace.
    .flavor = Zářez za každé místo, kde jsme chtěli zůstat napořád.

card-on-the-trail = Na stopě
    .acc = kartu „Na stopě“
    .gen = karty „Na stopě“
    .ins = kartou „Na stopě“
    .stats = Karta posílení · zahraj při Průzkumu · 1× v balíčku
    .text = Ihned: dober 1 kartu, potom získej 1 zlaťák za každou svou lokaci postavenou v tomto kole, nejvýš 2.
    .note = Zdrojové lokace a vylepšení jsou také lokace.
    .flavor = Stopy jsou naše, ale vedou někam hezky.

card-new-outpost = Nová základna
    .acc = Novou základnu
    .gen = Nové základny
    .ins = Novou základnou
    .stats = Lokace s vlastností · stojí 1 jídlo a 1 kámen · typ tábor · 1× v balíčku
    .text = Vlastnost: po postavení vyber ve svém impériu zdrojovou lokaci; tato karta je od té chvíle její druhou kopií.
    .note = Hned dá, co dává vzor, sklízí se a unese vylepšení jako každá zdrojová lokace; vylepšení vzoru se nekopírují.
    .flavor = Úplně jako doma, jen domov se zase odstěhoval.

card-thieving-gulls = Zlodějští rackové
    .acc = Zlodějské racky
    .gen = Zlodějských racků
    .ins = Zlodějskými racky
    .stats = Lokace s vlastností · stojí 1 kámen a 1 rybu · typ tábor · 1× v balíčku
    .text = Vlastnost: kdykoli odložíš kartu svého impéria, získej 1 libovolnou surovinu.
    .note = I vylepšení, které odejde se svou zdrojovou lokací, je odložená karta.
    .flavor = Uklízejí po nás. Za provizi.

card-beaten-track = Vyšlapaná cesta
    .acc = Vyšlapanou cestu
    .gen = Vyšlapané cesty
    .ins = Vyšlapanou cestou
    .stats = Lokace s vlastností · stojí 1 kámen a 1 rybu · typ saně · 1× v balíčku
    .text = Vlastnost: kdykoli postavíš lokaci, získej 1 jídlo.
    .note = Vlastní postavení se nepočítá. Zdrojové lokace a vylepšení jsou také lokace.
    .flavor = Tudy jsme šli i loni, támhle mi leží palčák.

card-polar-guide = Polární průvodce
    .acc = Polárního průvodce
    .gen = Polárního průvodce
    .ins = Polárním průvodcem
    .stats = Akční lokace · stojí 1 jídlo · typ saně · 1× v balíčku
    .text = Akce: zaplať 1 osadníka, získej 1 jídlo a dober 1 kartu.
    .flavor = Sever je všude. On ví, který je ten náš.

card-bone-harpoon = Kostěná harpuna
    .acc = Kostěnou harpunu
    .gen = Kostěné harpuny
    .ins = Kostěnou harpunou
    .stats = Lokace · stojí 1 kámen · typ kajak · 1× v balíčku
    .text = Bonus za postavení: získej 1 žeton útoku.
    .flavor = Jeden konec na ryby, druhý na výměnu názorů.

card-caravan = Karavana
    .acc = Karavanu
    .gen = Karavany
    .ins = Karavanou
    .stats = Lokace · stojí 1 kámen a 1 rybu · typ tábor · 1× v balíčku
    .text = Bonus za postavení: dober 1 kartu.
    .flavor = Čelo už dorazilo, konec se ještě loučí.

card-aurora-night = Noc polární záře
    .acc = Noc polární záře
    .gen = Noci polární záře
    .ins = Nocí polární záře
    .stats = Karta posílení · zahraj při Osídlení · 1× v balíčku
    .text = Ihned: získej 1 rybu a 1 žeton útoku.
    .flavor = Stejně nikdo nespí, tak můžeme jít.

card-leased-forest = Les v pronájmu
    .acc = Les v pronájmu
    .gen = Lesa v pronájmu
    .ins = Lesem v pronájmu
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 dřeva na začátku hry a při každé Sklizni.
    .flavor = Každý strom má číslo a každá veverka smlouvu.

card-granite-quarry = Žulový lom
    .acc = Žulový lom
    .gen = Žulového lomu
    .ins = Žulovým lomem
    .stats = Zdrojová lokace · počáteční
    .text = Dává 2 kameny na začátku hry a při každé Sklizni.
    .flavor = Solidní investice, a to doslova.

card-gold-burn = Zlatonosný potůček
    .acc = Zlatonosný potůček
    .gen = Zlatonosného potůčku
    .ins = Zlatonosným potůčkem
    .stats = Zdrojová lokace · počáteční
    .text = Dává 1 zlaťák na začátku hry a při každé Sklizni.
    .flavor = Peníze tu opravdu tečou.

card-goods-depot = Zástavní sklad
    .acc = Zástavní sklad
    .gen = Zástavního skladu
    .ins = Zástavním skladem
    .stats = Akční lokace · stojí 1 dřevo a 1 kámen · typ trezor · 3× v balíčku
    .text = Akce: přiděl sem až 3 suroviny. Vlastnost: na konci Rozhledu za každé 3 uložené suroviny získej 1 zlaťák, nebo 1 vítězný bod.
    .note = Co je přidělené, zůstává na kartě i po Úklidu. Zlaťák tu nic nenahradí. Žetony zůstávají ležet a příští kolo vynesou znovu; odměny lze kombinovat.
    .flavor = Vaše polena jsou u nás v bezpečí. Dokonce se množí.

card-savings-bank = Spořitelna
    .acc = Spořitelnu
    .gen = Spořitelny
    .ins = Spořitelnou
    .stats = Akční lokace · stojí 1 dřevo a 1 kámen · typ banka · 2× v balíčku
    .text = Bonus za postavení: získej 1 zlaťák. Akce: přiděl sem až 2 zlaťáky. Vlastnost: na konci Rozhledu za každé 2 uložené zlaťáky získej 1 zlaťák, nebo 1 vítězný bod.
    .note = Co je přidělené, zůstává na kartě i po Úklidu. Žetony zůstávají ležet a příští kolo vynesou znovu; odměny lze kombinovat.
    .flavor = Úrok je malý, ale o to věrnější.

card-whisky-cask = Sud whisky
    .acc = Sud whisky
    .gen = Sudu whisky
    .ins = Sudem whisky
    .stats = Akční lokace · stojí 2 dřeva · typ trezor · 2× v balíčku
    .text = Bonus za postavení: získej 1 jídlo. Akce: přiděl sem až 2 jídla. Vlastnost: na konci Rozhledu za každá 2 uložená jídla získej 1 vítězný bod.
    .note = Co je přidělené, zůstává na kartě i po Úklidu. Zlaťák tu nic nenahradí. Žetony zůstávají ležet a příští kolo vynesou znovu; odměny lze kombinovat.
    .flavor = Jediná investice, která zraje, i když se na ni jen díváte.

card-timber-exchange = Dřevařská burza
    .acc = Dřevařskou burzu
    .gen = Dřevařské burzy
    .ins = Dřevařskou burzou
    .stats = Akční lokace · stojí 2 kameny · typ trh · 2× v balíčku
    .text = Akce: zaplať 1 dřevo a 1 osadníka, získej 1 jídlo a 1 zlaťák.
    .flavor = Kupuj třísky, prodávej trámy.

card-stone-auction = Aukce kamení
    .acc = Aukci kamení
    .gen = Aukce kamení
    .ins = Aukcí kamení
    .stats = Akční lokace · stojí 2 dřeva a 1 kámen · typ trh · 2× v balíčku
    .text = Akce: zaplať 1 kámen a 1 osadníka, získej 1 jídlo a 1 vítězný bod.
    .flavor = Poprvé, podruhé… a odvoz si zařiďte sami.

card-bridging-loan = Překlenovací půjčka
    .acc = Překlenovací půjčku
    .gen = Překlenovací půjčky
    .ins = Překlenovací půjčkou
    .stats = Karta posílení · zahraj při Výstavbě · 2× v balíčku
    .text = Ihned: získej 1 zlaťák.
    .flavor = Most žádný není. Je jen ta půjčka.

card-hot-tip = Zaručený tip
    .acc = Zaručený tip
    .gen = Zaručeného tipu
    .ins = Zaručeným tipem
    .stats = Karta posílení · zahraj při Průzkumu · 2× v balíčku
    .text = Ihned: najdi v balíčku kartu typu banka, potom získej 1 dřevo, nebo 1 kámen.
    .note = Balíček se potom zamíchá; odložených karet se hledání netýká.
    .flavor = Bratranec od bratrance to slyšel od obchodníka s ovcemi.

card-kitchen-garden = Zelinářská zahrádka
    .acc = Zelinářskou zahrádku
    .gen = Zelinářské zahrádky
    .ins = Zelinářskou zahrádkou
    .stats = Zdrojová lokace · postav při Sklizni · 2× v balíčku
    .text = Dává 2 jídla, hned po postavení a pak při každé Sklizni.
    .flavor = Výnos: sedm procent v mrkvi.

card-coppice = Pařezina se sutí
    .acc = Pařezinu se sutí
    .gen = Pařeziny se sutí
    .ins = Pařezinou se sutí
    .stats = Zdrojová lokace · postav při Osídlení · 2× v balíčku
    .text = Dává 1 dřevo a 1 kámen, hned po postavení a pak při každé Sklizni.
    .flavor = Vyvážené portfolio.

card-royal-mint = Královská mincovna
    .acc = Královskou mincovnu
    .gen = Královské mincovny
    .ins = Královskou mincovnou
    .stats = Akční lokace · stojí 1 dřevo a 1 kámen · typ trh · 1× v balíčku
    .text = Akce: zaplať 1 zlaťák a 1 osadníka, získej 1 jídlo a 2 vítězné body.
    .flavor = Na líci MacKinnon, na rubu taky MacKinnon.

card-strongroom = Trezor
    .acc = Trezor
    .gen = Trezoru
    .ins = Trezorem
    .stats = Akční lokace · stojí 1 dřevo a 2 kameny · typ trezor · 1× v balíčku
    .text = Akce: zaplať 1 osadníka, získej 1 vítězný bod za každou kartu typu banka ve svém impériu, nejvýš 2.
    .flavor = Klíč je v tom druhém trezoru.

card-compound-interest = Úrok z úroku
    .acc = Úrok z úroku
    .gen = Úroku z úroku
    .ins = Úrokem z úroku
    .stats = Akční lokace · stojí 1 dřevo a 1 kámen · typ banka · 1× v balíčku
    .text = Akce: uvolni ze své karty 1 surovinu nebo zlaťák, potom získej 1 další téhož druhu a 1 vítězný bod.
    .note = Když není co uvolnit, dá se použít, ale nic nepřinese.
    .flavor = Peníze dělají peníze a ty udělané zas další.

card-sworn-notary = Přísežný notář
    .acc = Přísežného notáře
    .gen = Přísežného notáře
    .ins = Přísežným notářem
    .stats = Lokace s vlastností · stojí 1 dřevo a 1 kámen · typ banka · 1× v balíčku
    .text = Vlastnost: kdykoli něco přidělíš na kartu, získej 1 jídlo.
    .flavor = Razítkuje všechno, i oběd.

card-cashing-out = Výběr vkladů
    .acc = Výběr vkladů
    .gen = Výběru vkladů
    .ins = Výběrem vkladů
    .stats = Karta posílení · zahraj při Nalodění · 1× v balíčku
    .text = Ihned: uvolni ze svých karet všechno, potom získej 2 vítězné body.
    .note = Když není co uvolnit, zbytek se provede i tak.
    .flavor = Z banky se nejlíp odchází s truhlou.

card-dividend-day = Den dividend
    .acc = Den dividend
    .gen = Dne dividend
    .ins = Dnem dividend
    .stats = Karta posílení · zahraj při Sklizni · 1× v balíčku
    .text = Ihned: získej 1 zlaťák za každou kartu typu banka ve svém impériu, nejvýš 2.
    .flavor = Jediný svátek klanu, který si na sebe vydělá.

card-gold-vein = Zlatá žíla
    .acc = Zlatou žílu
    .gen = Zlaté žíly
    .ins = Zlatou žílou
    .stats = Vylepšení · postav při Průzkumu · 1× v balíčku
    .text = Připoj ho ke své zdrojové lokaci, která dává zlaťáky. Přidává 1 zlaťák, hned po postavení a pak při každé Sklizni.
    .note = Jako vylepšení dá při postavení jen svůj výnos; Sklizeň dává za celou zdrojovou lokaci.
    .flavor = Našla ji koza. Pět procent je její.

card-rent-collector = Výběrčí nájmu
    .acc = Výběrčího nájmu
    .gen = Výběrčího nájmu
    .ins = Výběrčím nájmu
    .stats = Lokace s vlastností · stojí 2 dřeva a 2 kameny · typ trh · 1× v balíčku
    .text = Vlastnost: kdykoli provedeš Sklizeň, získej 1 zlaťák.
    .flavor = Dřív slyšíš měšec než zaklepání.

card-board-of-shareholders = Valná hromada
    .acc = Valnou hromadu
    .gen = Valné hromady
    .ins = Valnou hromadou
    .stats = Lokace s vlastností · stojí 1 dřevo a 1 kámen · typ banka · 1× v balíčku
    .text = Vlastnost: kdykoli postavíš lokaci, získej 1 dřevo, nebo 1 kámen.
    .note = Vlastní postavení se nepočítá. Zdrojové lokace a vylepšení jsou také lokace.
    .flavor = Kdo je pro vyšší zisk? Děkuji, přijato.

card-tenant-farm = Propachtovaný statek
    .acc = Propachtovaný statek
    .gen = Propachtovaného statku
    .ins = Propachtovaným statkem
    .stats = Lokace s vlastností · stojí 1 dřevo a 1 kámen · typ trh · 1× v balíčku
    .text = Vlastnost: po postavení vyber ve svém impériu zdrojovou lokaci; tato karta je od té chvíle její druhou kopií.
    .note = Hned dá, co dává vzor, sklízí se a unese vylepšení jako každá zdrojová lokace; vylepšení vzoru se nekopírují.
    .flavor = Cizí záda, naše stodola.

card-ledger-hall = Účtárna
    .acc = Účtárnu
    .gen = Účtárny
    .ins = Účtárnou
    .stats = Lokace · stojí 2 dřeva a 2 kameny · typ banka · 1× v balíčku
    .text = Bonus za postavení: získej 1 vítězný bod, potom získej 1 vítězný bod za každou kartu typu banka ve svém impériu, nejvýš 3.
    .note = Ikony se počítají až po vyložení této karty, i s její vlastní.
    .flavor = Klid tu je, jen čísla je slyšet růst.

card-island-of-spirits = Ostrov duchů
    .acc = Ostrov duchů
    .gen = Ostrova duchů
    .ins = Ostrovem duchů
    .stats = Blízký ostrov
    .text = Plenění: získej 1 jídlo, 1 dřevo a 1 kámen. Vlastnost: kdykoli dobudeš ostrov, získej 1 žeton útoku.
    .note = Vlastní dobytí se nepočítá.
    .flavor = Proti novým sousedům nic nemají. Po těch starých se jim stýská.

card-drunken-octopus-island = Ostrov opilé chobotnice
    .acc = Ostrov opilé chobotnice
    .gen = Ostrova opilé chobotnice
    .ins = Ostrovem opilé chobotnice
    .stats = Blízký ostrov
    .text = Plenění: získej 1 jídlo a 2 ryby. Akce: zaplať 1 rybu, získej 1 vítězný bod.
    .flavor = Osm korbelů a pro každého ještě vlídné slovo.

card-witches-island = Ostrov čarodějnic
    .acc = Ostrov čarodějnic
    .gen = Ostrova čarodějnic
    .ins = Ostrovem čarodějnic
    .stats = Blízký ostrov
    .text = Plenění: získej 2 dřeva a 1 ovci. Akce: zaplať 1 libovolnou surovinu, získej 1 libovolnou surovinu, potom prober 2 osadníky.
    .flavor = Do kotle se hodí cokoli. Co z něj vyleze, vzbudí i mrtvé únavou.

card-puffin-cliff = Papuchalčí skála
    .acc = Papuchalčí skálu
    .gen = Papuchalčí skály
    .ins = Papuchalčí skálou
    .stats = Blízký ostrov
    .text = Plenění: získej 2 ryby a dober 1 kartu. Akce: zaplať 1 osadníka, získej 2 ryby.
    .flavor = Chytí jich deset naráz a nemohou o tom říct ani slovo.

card-ram-islet = Beraní ostrůvek
    .acc = Beraní ostrůvek
    .gen = Beraního ostrůvku
    .ins = Beraním ostrůvkem
    .stats = Blízký ostrov
    .text = Plenění: získej 1 jídlo a 2 ovce. Akce: zaplať 1 ovci, získej 1 vítězný bod.
    .flavor = Přistát chce loď, odplout chce odvahu.

card-castaways-island = Ostrov trosečníka
    .acc = Ostrov trosečníka
    .gen = Ostrova trosečníka
    .ins = Ostrovem trosečníka
    .stats = Blízký ostrov
    .text = Plenění: získej 1 osadníka. Vlastnost: kdykoli provedeš Osídlení, získej 1 zlaťák.
    .flavor = Dvacet let sám, a první otázka je, kdo vyhrál.

card-driftwood-bay = Zátoka naplavenin
    .acc = Zátoku naplavenin
    .gen = Zátoky naplavenin
    .ins = Zátokou naplavenin
    .stats = Blízký ostrov
    .text = Plenění: získej 3 dřeva. Akce: zaplať 1 osadníka, získej 2 dřeva.
    .flavor = Bývalé lodě, seřazené podle toho, jak věřily mapě.

card-fog-bank-island = Mlžný ostrov
    .acc = Mlžný ostrov
    .gen = Mlžného ostrova
    .ins = Mlžným ostrovem
    .stats = Blízký ostrov
    .text = Plenění: získej 1 rybu a 1 žeton útoku. Vlastnost: kdykoli provedeš Nalodění, získej 1 jídlo.
    .flavor = Najde ho ten, kdo hledal něco jiného.

card-hot-springs-island = Ostrov horkých pramenů
    .acc = Ostrov horkých pramenů
    .gen = Ostrova horkých pramenů
    .ins = Ostrovem horkých pramenů
    .stats = Blízký ostrov
    .text = Plenění: získej 2 jídla a 1 ovci. Akce: zaplať 1 jídlo, prober 3 osadníky.
    .flavor = Ještě nikdo odtud nevylezl dobrovolně.

card-hermits-isle = Poustevníkův ostrov
    .acc = Poustevníkův ostrov
    .gen = Poustevníkova ostrova
    .ins = Poustevníkovým ostrovem
    .stats = Blízký ostrov
    .text = Plenění: získej 1 kámen a dober 2 karty. Akce: zaplať 1 osadníka, dober 2 karty.
    .flavor = Rada zdarma, mlčení za příplatek.

card-smugglers-islet = Pašerácký ostrůvek
    .acc = Pašerácký ostrůvek
    .gen = Pašeráckého ostrůvku
    .ins = Pašeráckým ostrůvkem
    .stats = Blízký ostrov
    .text = Plenění: získej 1 dřevo a 1 zlaťák. Akce: zaplať 1 libovolnou surovinu, získej 1 zlaťák.
    .flavor = Není na žádné mapě, ale mapy tu prodávají.

card-stone-circle-island = Ostrov kamenného kruhu
    .acc = Ostrov kamenného kruhu
    .gen = Ostrova kamenného kruhu
    .ins = Ostrovem kamenného kruhu
    .stats = Blízký ostrov
    .text = Plenění: získej 1 jídlo a 2 kameny. Bonus za dobytí: dober 1 kartu. Vlastnost: kdykoli provedeš Průzkum, získej 1 kámen.
    .flavor = Kalendář, svatyně, nebo prastará partie kuliček.

card-sea-serpent-island = Ostrov mořského hada
    .acc = Ostrov mořského hada
    .gen = Ostrova mořského hada
    .ins = Ostrovem mořského hada
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 2 ryby, 1 zlaťák a 1 žeton útoku. Akce: zaplať 1 libovolnou surovinu, získej 1 vítězný bod.
    .flavor = Had sbírá lodní figury a platí slávou.

card-giants-island = Ostrov obrů
    .acc = Ostrov obrů
    .gen = Ostrova obrů
    .ins = Ostrovem obrů
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 2 kameny, 1 zlaťák a 1 vítězný bod. Bonus za dobytí: získej 1 kámen. Vlastnost: kdykoli postavíš lokaci, můžeš zaplatit 1 kámen; když to uděláš, získej 1 vítězný bod.
    .note = Zdrojové lokace a vylepšení jsou také lokace.
    .flavor = Stavějí rádi, jen dveře jim vycházejí velké.

card-smoking-mountain = Dýmající hora
    .acc = Dýmající horu
    .gen = Dýmající hory
    .ins = Dýmající horou
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 2 kameny a 2 žetony útoku. Akce: zaplať 1 žeton útoku, získej 2 vítězné body.
    .flavor = Ostrov je poklička. Nedupat.

card-amber-coast = Jantarové pobřeží
    .acc = Jantarové pobřeží
    .gen = Jantarového pobřeží
    .ins = Jantarovým pobřežím
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 3 zlaťáky. Akce: zaplať 1 osadníka, získej 1 jídlo a 1 zlaťák.
    .flavor = Mouchy ve zlatě, na náhrdelník jich jde sto.

card-abbey-island = Klášterní ostrov
    .acc = Klášterní ostrov
    .gen = Klášterního ostrova
    .ins = Klášterním ostrovem
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 1 jídlo a 2 vítězné body. Akce: zaplať 1 jídlo a 1 osadníka, získej 2 vítězné body.
    .flavor = Mniši všechno zapisují, většinou v minulém čase.

card-whales-back = Velrybí hřbet
    .acc = Velrybí hřbet
    .gen = Velrybího hřbetu
    .ins = Velrybím hřbetem
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 3 ryby a 1 vítězný bod. Vlastnost: kdykoli vypleníš ostrov, získej 1 vítězný bod.
    .flavor = Tady oheň nerozdělávat. Zeptejte se minulé výpravy.

card-shieldmaidens-island = Ostrov štítonošek
    .acc = Ostrov štítonošek
    .gen = Ostrova štítonošek
    .ins = Ostrovem štítonošek
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 1 žeton útoku a 1 osadníka. Akce: zaplať 1 jídlo, proveď OSÍDLENÍ.
    .note = K této akci se smí přidat jedno posílení, nebo jedna zdrojová lokace.
    .flavor = Připojily se, protože jim někdo řekl, ať nejezdí.

card-vineland = Vinná země
    .acc = Vinnou zemi
    .gen = Vinné země
    .ins = Vinnou zemí
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 2 jídla, 1 dřevo a 1 vítězný bod. Bonus za dobytí: získej 1 vítězný bod. Vlastnost: kdykoli provedeš Sklizeň, získej 1 libovolnou surovinu.
    .flavor = Hrozny, louky a název, který slibuje až moc.

card-lighthouse-island = Ostrov s majákem
    .acc = Ostrov s majákem
    .gen = Ostrova s majákem
    .ins = Ostrovem s majákem
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 1 dřevo a 1 vítězný bod a dober 2 karty. Bonus za dobytí: získej 1 vítězný bod. Vlastnost: kdykoli provedeš Nalodění, získej 1 rybu, nebo 1 dřevo.
    .flavor = Strážce mává nazpátek. Vždycky. Každému.

card-dwarves-island = Ostrov trpaslíků
    .acc = Ostrov trpaslíků
    .gen = Ostrova trpaslíků
    .ins = Ostrovem trpaslíků
    .stats = Vzdálený ostrov · potřebuje rybu
    .text = Plenění: získej 2 dřeva, 2 kameny a 1 ovci. Akce: zaplať 1 dřevo a 1 kámen, získej 2 vítězné body.
    .flavor = Malí lidé, velká kladiva, obrovské účty.

card-ferry-club = Převoznický spolek
    .acc = Převoznický spolek
    .gen = Převoznického spolku
    .ins = Převoznickým spolkem
    .stats = Karta posílení · zahraj při Výstavbě · 1× v balíčku
    .text = Ihned: získej 1 jídlo a 1 běžnou loď.
    .note = Běžné lodě jsou tři pro všechny hráče.
    .flavor = Jedna loď, dvanáct kapitánů a rozpis služeb.

card-quilting-bee = Draní peří
    .acc = Draní peří
    .gen = Draní peří
    .ins = Draním peří
    .stats = Akční lokace · stojí 1 dřevo a 1 ovci · typ řemeslo · 2× v balíčku
    .text = Akce: zaplať 2 ovce a 1 osadníka, získej 1 vítězný bod za každou kartu typu řemeslo ve svém impériu, nejvýš 2.
    .note = Počítá se i ikona této karty.
    .flavor = Peřina roste po hrstech, drby po pytlích.

card-following-wind = Vítr v zádech
    .acc = Vítr v zádech
    .gen = Větru v zádech
    .ins = Větrem v zádech
    .stats = Karta posílení · zahraj při Nalodění · 2× v balíčku
    .text = Ihned: můžeš přesunout jednu svou loď ve frontě o 1 místo vpřed; získej 1 rybu a 1 žeton útoku.
    .note = Vymění si místo s lodí těsně před sebou.
    .flavor = Žene toho, kdo nejhlasitěji křičí.

card-old-steersman = Starý kormidelník
    .acc = Starého kormidelníka
    .gen = Starého kormidelníka
    .ins = Starým kormidelníkem
    .stats = Lokace s vlastností · stojí 2 dřeva a 1 rybu · typ loď · 1× v balíčku
    .text = Vlastnost: kdykoli provedeš Nalodění, získej 1 jídlo.
    .flavor = Zná kuchyň v každém přístavu.

card-conquerors-horn = Roh dobyvatelů
    .acc = Roh dobyvatelů
    .gen = Rohu dobyvatelů
    .ins = Rohem dobyvatelů
    .stats = Karta posílení · zahraj při Osídlení · 1× v balíčku
    .text = Ihned: získej 1 žeton útoku, potom získej 1 žeton útoku za každý svůj dobytý ostrov, nejvýš 2.
    .flavor = Ostrovy odpovídají, ale nerady.

card-yeti-at-the-oar = Yetti u vesla
    .acc = Yettiho u vesla
    .gen = Yettiho u vesla
    .ins = Yettim u vesla
    .stats = Karta posílení · zahraj při Nalodění · 1× v balíčku
    .text = Ihned: můžeš přesunout jednu svou loď ve frontě o 1 místo vpřed; získej 2 kameny a 1 žeton útoku.
    .note = Vymění si místo s lodí těsně před sebou.
    .flavor = Vesluje jen vlevo, takže někdo musí pořád točit vpravo.

card-penguin-orchestra = Tučňáčí orchestr
    .acc = Tučňáčí orchestr
    .gen = Tučňáčího orchestru
    .ins = Tučňáčím orchestrem
    .stats = Akční lokace · stojí 2 kameny a 1 rybu · typ tučňák · 2× v balíčku
    .text = Akce: zaplať 1 rybu a 1 osadníka, získej 1 vítězný bod, potom získej 1 rybu za každou kartu typu tučňák ve svém impériu, nejvýš 2.
    .note = Počítá se i ikona této karty.
    .flavor = S fraky nikdy nebyl problém.

card-whole-ox = Vůl na rožni
    .acc = Vola na rožni
    .gen = Vola na rožni
    .ins = Volem na rožni
    .stats = Akční lokace · stojí 1 jídlo · typ hostina · 2× v balíčku
    .text = Akce: zaplať 1 ovci a 1 osadníka, získej 1 vítězný bod za každou kartu typu kamarád ve svém impériu, nejvýš 2, potom získej 1 jídlo.
    .flavor = Nasytí čtyřicet lidí, nebo nás šest.

card-elders-circle = Kruh starších
    .acc = Kruh starších
    .gen = Kruhu starších
    .ins = Kruhem starších
    .stats = Lokace s vlastností · stojí 2 kameny · typ tábor · 1× v balíčku
    .text = Vlastnost: kdykoli postavíš lokaci typu tábor, můžeš zaplatit 1 kámen; když to uděláš, získej 1 vítězný bod.
    .note = Vlastní postavení se nepočítá.
    .flavor = Každý tábor je ten nejlepší, co kdy viděli.

card-skin-boat = Kožený člun
    .acc = Kožený člun
    .gen = Koženého člunu
    .ins = Koženým člunem
    .stats = Karta posílení · zahraj při Osídlení · 1× v balíčku
    .text = Ihned: získej 1 běžnou loď.
    .note = Běžné lodě jsou tři pro všechny hráče.
    .flavor = Žebra, kůže a místo pro celou rodinu.

card-ship-charter = Pronájem lodi
    .acc = Pronájem lodi
    .gen = Pronájmu lodi
    .ins = Pronájmem lodi
    .stats = Karta posílení · zahraj při Výstavbě · 2× v balíčku
    .text = Ihned: získej 1 běžnou loď, nebo 1 zlaťák.
    .note = Běžné lodě jsou tři pro všechny hráče.
    .flavor = Potopení hradí pojišťovna, mokré nohy nikdo.

card-guild-charter = Cechovní listina
    .acc = Cechovní listinu
    .gen = Cechovní listiny
    .ins = Cechovní listinou
    .stats = Lokace s vlastností · stojí 2 dřeva a 1 kámen · typ trh · 2× v balíčku
    .text = Vlastnost: kdykoli postavíš lokaci typu trh, získej 1 vítězný bod.
    .note = Vlastní postavení se nepočítá.
    .flavor = Devadesát devět odstavců, všechny o slavnostní večeři.
