### Názvy a texty karet hry Království Valerie. Zapisuje card_text.py: měň data, ne tohle.

valeria-role-worker = Dělníci
valeria-role-soldier = Vojáci
valeria-role-shadow = Podsvětí
valeria-role-holy = Duchovní

valeria-area-hills = Kopce
valeria-area-ruins = Ruiny
valeria-area-forest = Lesy
valeria-area-valley = Údolí
valeria-area-mountains = Hory
valeria-area-barrens = Pustiny
valeria-area-swamp = Bažiny
valeria-area-cavern = Jeskyně

valeria-type-minion = Služebník
valeria-type-beast = Šelma
valeria-type-titan = Kolos
valeria-type-boss = Velitel

valeria-kind-citizen = Obyvatel
valeria-kind-starter = Základní karta
valeria-kind-monster = Nestvůra
valeria-kind-domain = Panství
valeria-kind-duke = Karta vévody
valeria-kind-event = Nepřátelská událost
valeria-kind-exhausted = Karta vyčerpání

card-cleric = Léčitelka
    .acc = Léčitelku
    .gen = Léčitelky
    .ins = Léčitelkou
    .count =
        { $count ->
            [one] { $count } Léčitelka
            [few] { $count } Léčitelky
            *[other] { $count } Léčitelek
        }
    .count-acc =
        { $count ->
            [one] { $count } Léčitelku
            [few] { $count } Léčitelky
            *[other] { $count } Léčitelek
        }
    .stats = Obyvatel · číslo 1 · cena 3+ · duchovní
    .text = Ve svém tahu: získej 3 magie. V cizím tahu: získej 1 magii.

card-monk = Mnich
    .acc = Mnicha
    .gen = Mnicha
    .ins = Mnichem
    .count =
        { $count ->
            [one] { $count } Mnich
            [few] { $count } Mniši
            *[other] { $count } Mnichů
        }
    .count-acc =
        { $count ->
            [one] { $count } Mnicha
            [few] { $count } Mnichy
            *[other] { $count } Mnichů
        }
    .stats = Obyvatel · číslo 1 · cena 3+ · duchovní
    .text = Ve svém tahu: získej 1 zlaťák a 2 magie. V cizím tahu: můžeš zaplatit 1 zlaťák a získat 2 magie.
    .note = Platí se přesně tím, co je uvedeno; magie tu nic nenahradí.

card-merchant = Obchodník
    .acc = Obchodníka
    .gen = Obchodníka
    .ins = Obchodníkem
    .count =
        { $count ->
            [one] { $count } Obchodník
            [few] { $count } Obchodníci
            *[other] { $count } Obchodníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Obchodníka
            [few] { $count } Obchodníky
            *[other] { $count } Obchodníků
        }
    .stats = Obyvatel · číslo 2 · cena 2+ · dělník
    .text = Ve svém tahu: získej 2 zlaťáky, nebo 2 magie. V cizím tahu: získej 1 zlaťák.

card-blacksmith = Kovář
    .acc = Kováře
    .gen = Kováře
    .ins = Kovářem
    .count =
        { $count ->
            [one] { $count } Kovář
            [few] { $count } Kováři
            *[other] { $count } Kovářů
        }
    .count-acc =
        { $count ->
            [one] { $count } Kováře
            [few] { $count } Kováře
            *[other] { $count } Kovářů
        }
    .stats = Obyvatel · číslo 2 · cena 3+ · dělník
    .text = Ve svém tahu: získej 1 zlaťák za každého svého vojáka. V cizím tahu: získej 1 zlaťák.
    .note = Základní karty stavovský symbol nemají, a proto se nepočítají.

card-mercenary = Žoldnéř
    .acc = Žoldnéře
    .gen = Žoldnéře
    .ins = Žoldnéřem
    .count =
        { $count ->
            [one] { $count } Žoldnéř
            [few] { $count } Žoldnéři
            *[other] { $count } Žoldnéřů
        }
    .count-acc =
        { $count ->
            [one] { $count } Žoldnéře
            [few] { $count } Žoldnéře
            *[other] { $count } Žoldnéřů
        }
    .stats = Obyvatel · číslo 3 · cena 3+ · podsvětí
    .text = Ve svém tahu: získej 1 sílu a 1 zlaťák. V cizím tahu: můžeš zaplatit 1 sílu a získat 2 zlaťáky.
    .note = Platí se přesně tím, co je uvedeno; magie tu nic nenahradí.

card-alchemist = Alchymistka
    .acc = Alchymistku
    .gen = Alchymistky
    .ins = Alchymistkou
    .count =
        { $count ->
            [one] { $count } Alchymistka
            [few] { $count } Alchymistky
            *[other] { $count } Alchymistek
        }
    .count-acc =
        { $count ->
            [one] { $count } Alchymistku
            [few] { $count } Alchymistky
            *[other] { $count } Alchymistek
        }
    .stats = Obyvatel · číslo 3 · cena 3+ · podsvětí
    .text = Ve svém tahu: můžeš zaplatit 1 zlaťák a získat 3 magie. V cizím tahu: můžeš zaplatit 1 magii a získat 2 zlaťáky.
    .note = Platí se přesně tím, co je uvedeno; magie tu nic nenahradí.

card-archer = Zbojnice
    .acc = Zbojnici
    .gen = Zbojnice
    .ins = Zbojnicí
    .count =
        { $count ->
            [one] { $count } Zbojnice
            [few] { $count } Zbojnice
            *[other] { $count } Zbojnic
        }
    .count-acc =
        { $count ->
            [one] { $count } Zbojnici
            [few] { $count } Zbojnice
            *[other] { $count } Zbojnic
        }
    .stats = Obyvatel · číslo 4 · cena 4+ · voják
    .text = Ve svém tahu: získej 2 síly. V cizím tahu: získej 1 sílu.

card-wizard = Čaroděj
    .acc = Čaroděje
    .gen = Čaroděje
    .ins = Čarodějem
    .count =
        { $count ->
            [one] { $count } Čaroděj
            [few] { $count } Čarodějové
            *[other] { $count } Čarodějů
        }
    .count-acc =
        { $count ->
            [one] { $count } Čaroděje
            [few] { $count } Čaroděje
            *[other] { $count } Čarodějů
        }
    .stats = Obyvatel · číslo 4 · cena 4+ · voják
    .text = Ve svém tahu: získej 1 sílu a 1 magii. V cizím tahu: získej 1 magii.

card-peasant = Rolník
    .acc = Rolníka
    .gen = Rolníka
    .ins = Rolníkem
    .count =
        { $count ->
            [one] { $count } Rolník
            [few] { $count } Rolníci
            *[other] { $count } Rolníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Rolníka
            [few] { $count } Rolníky
            *[other] { $count } Rolníků
        }
    .stats = Obyvatel · číslo 5 · cena 2+ · dělník
    .text = V každém tahu: získej 1 zlaťák.

card-knight = Rytíř
    .acc = Rytíře
    .gen = Rytíře
    .ins = Rytířem
    .count =
        { $count ->
            [one] { $count } Rytíř
            [few] { $count } Rytíři
            *[other] { $count } Rytířů
        }
    .count-acc =
        { $count ->
            [one] { $count } Rytíře
            [few] { $count } Rytíře
            *[other] { $count } Rytířů
        }
    .stats = Obyvatel · číslo 6 · cena 2+ · voják
    .text = V každém tahu: získej 1 sílu.

card-rogue = Vrah
    .acc = Vraha
    .gen = Vraha
    .ins = Vrahem
    .count =
        { $count ->
            [one] { $count } Vrah
            [few] { $count } Vrazi
            *[other] { $count } Vrahů
        }
    .count-acc =
        { $count ->
            [one] { $count } Vraha
            [few] { $count } Vrahy
            *[other] { $count } Vrahů
        }
    .stats = Obyvatel · číslo 7 · cena 2+ · podsvětí
    .text = Ve svém tahu: získej 2 síly a 2 zlaťáky. V cizím tahu: získej 1 sílu a 1 zlaťák.

card-thief = Zlodějka
    .acc = Zlodějku
    .gen = Zlodějky
    .ins = Zlodějkou
    .count =
        { $count ->
            [one] { $count } Zlodějka
            [few] { $count } Zlodějky
            *[other] { $count } Zlodějek
        }
    .count-acc =
        { $count ->
            [one] { $count } Zlodějku
            [few] { $count } Zlodějky
            *[other] { $count } Zlodějek
        }
    .stats = Obyvatel · číslo 7 · cena 2+ · podsvětí
    .text = Ve svém tahu: vezmi jednomu soupeři 3 zlaťáky, nebo 3 magie. V cizím tahu: získej 2 zlaťáky, nebo 2 magie.
    .note = Vyřeší se dřív než cokoli jiného ve fázi příjmů. Má-li soupeř méně, vezmi, co má. Bere se jen jeden druh zdroje, ne trochu od obou.

card-champion = Šampion
    .acc = Šampiona
    .gen = Šampiona
    .ins = Šampionem
    .count =
        { $count ->
            [one] { $count } Šampion
            [few] { $count } Šampioni
            *[other] { $count } Šampionů
        }
    .count-acc =
        { $count ->
            [one] { $count } Šampiona
            [few] { $count } Šampiony
            *[other] { $count } Šampionů
        }
    .stats = Obyvatel · číslo 8 · cena 2+ · voják
    .text = Ve svém tahu: získej 4 síly. V cizím tahu: můžeš zaplatit 1 zlaťák a získat 4 síly.
    .note = Platí se přesně tím, co je uvedeno; magie tu nic nenahradí.

card-warlord = Vojevůdce
    .acc = Vojevůdce
    .gen = Vojevůdce
    .ins = Vojevůdcem
    .count =
        { $count ->
            [one] { $count } Vojevůdce
            [few] { $count } Vojevůdci
            *[other] { $count } Vojevůdců
        }
    .count-acc =
        { $count ->
            [one] { $count } Vojevůdce
            [few] { $count } Vojevůdce
            *[other] { $count } Vojevůdců
        }
    .stats = Obyvatel · číslo 8 · cena 2+ · voják
    .text = Ve svém tahu: získej 1 sílu za každého svého vojáka. V cizím tahu: získej 1 sílu za každou svou kartu Rytíř.
    .note = Základní karty stavovský symbol nemají, a proto se nepočítají. Počítá se i základní karta téhož jména.

card-paladin = Paladin
    .acc = Paladina
    .gen = Paladina
    .ins = Paladinem
    .count =
        { $count ->
            [one] { $count } Paladin
            [few] { $count } Paladinové
            *[other] { $count } Paladinů
        }
    .count-acc =
        { $count ->
            [one] { $count } Paladina
            [few] { $count } Paladiny
            *[other] { $count } Paladinů
        }
    .stats = Obyvatel · číslo 9/10 · cena 2+ · duchovní
    .text = Ve svém tahu: získej 1 sílu a 2 magie. V cizím tahu: můžeš zaplatit 1 sílu a získat 3 magie.
    .note = Platí se přesně tím, co je uvedeno; magie tu nic nenahradí.

card-priestess = Kněžka
    .acc = Kněžku
    .gen = Kněžky
    .ins = Kněžkou
    .count =
        { $count ->
            [one] { $count } Kněžka
            [few] { $count } Kněžky
            *[other] { $count } Kněžek
        }
    .count-acc =
        { $count ->
            [one] { $count } Kněžku
            [few] { $count } Kněžky
            *[other] { $count } Kněžek
        }
    .stats = Obyvatel · číslo 9/10 · cena 2+ · duchovní
    .text = Ve svém tahu: získej 2 síly a 1 magii. V cizím tahu: můžeš zaplatit 1 magii a získat 3 síly.
    .note = Platí se přesně tím, co je uvedeno; magie tu nic nenahradí.

card-butcher = Řezník
    .acc = Řezníka
    .gen = Řezníka
    .ins = Řezníkem
    .count =
        { $count ->
            [one] { $count } Řezník
            [few] { $count } Řezníci
            *[other] { $count } Řezníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Řezníka
            [few] { $count } Řezníky
            *[other] { $count } Řezníků
        }
    .stats = Obyvatel · číslo 11/12 · cena 1+ · dělník
    .text = Ve svém tahu: získej 2 zlaťáky za každého svého dělníka. V cizím tahu: získej 4 zlaťáky.
    .note = Základní karty stavovský symbol nemají, a proto se nepočítají.

card-miner = Horník
    .acc = Horníka
    .gen = Horníka
    .ins = Horníkem
    .count =
        { $count ->
            [one] { $count } Horník
            [few] { $count } Horníci
            *[other] { $count } Horníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Horníka
            [few] { $count } Horníky
            *[other] { $count } Horníků
        }
    .stats = Obyvatel · číslo 11/12 · cena 1+ · dělník
    .text = Ve svém tahu: získej 1 zlaťák a 1 zlaťák za každé své panství. V cizím tahu: získej 4 zlaťáky.

card-starter-peasant = Rolník
    .acc = Rolníka
    .gen = Rolníka
    .ins = Rolníkem
    .count =
        { $count ->
            [one] { $count } Rolník
            [few] { $count } Rolníci
            *[other] { $count } Rolníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Rolníka
            [few] { $count } Rolníky
            *[other] { $count } Rolníků
        }
    .stats = Základní karta · číslo 5
    .text = V každém tahu: získej 1 zlaťák.

card-starter-knight = Rytíř
    .acc = Rytíře
    .gen = Rytíře
    .ins = Rytířem
    .count =
        { $count ->
            [one] { $count } Rytíř
            [few] { $count } Rytíři
            *[other] { $count } Rytířů
        }
    .count-acc =
        { $count ->
            [one] { $count } Rytíře
            [few] { $count } Rytíře
            *[other] { $count } Rytířů
        }
    .stats = Základní karta · číslo 6
    .text = V každém tahu: získej 1 sílu.

card-starter-herald = Herold
    .acc = Herolda
    .gen = Herolda
    .ins = Heroldem
    .count =
        { $count ->
            [one] { $count } Herold
            [few] { $count } Heroldi
            *[other] { $count } Heroldů
        }
    .count-acc =
        { $count ->
            [one] { $count } Herolda
            [few] { $count } Heroldy
            *[other] { $count } Heroldů
        }
    .stats = Základní karta
    .text = Když se ti neaktivuje žádný obyvatel a také při každé dvojici: získej 1 zlaťák, 1 sílu, nebo 1 magii.

card-goblin = Skřet
    .acc = Skřeta
    .gen = Skřeta
    .ins = Skřetem
    .count =
        { $count ->
            [one] { $count } Skřet
            [few] { $count } Skřeti
            *[other] { $count } Skřetů
        }
    .count-acc =
        { $count ->
            [one] { $count } Skřeta
            [few] { $count } Skřety
            *[other] { $count } Skřetů
        }
    .stats = Kopce · služebník · síla 1 · 1 vítězný bod
    .text = Odměna: získej 1 zlaťák.

card-goblin-mage = Skřetí mág
    .acc = Skřetího mága
    .gen = Skřetího mága
    .ins = Skřetím mágem
    .count =
        { $count ->
            [one] { $count } Skřetí mág
            [few] { $count } Skřetí mágové
            *[other] { $count } Skřetích mágů
        }
    .count-acc =
        { $count ->
            [one] { $count } Skřetího mága
            [few] { $count } Skřetí mágy
            *[other] { $count } Skřetích mágů
        }
    .stats = Kopce · kolos · síla 3 · 2 vítězné body
    .text = Odměna: získej 1 zlaťák, nebo 1 magii.

card-goblin-king = Král skřetů
    .acc = Krále skřetů
    .gen = Krále skřetů
    .ins = Králem skřetů
    .count =
        { $count ->
            [one] { $count } Král skřetů
            [few] { $count } Králové skřetů
            *[other] { $count } Králů skřetů
        }
    .count-acc =
        { $count ->
            [one] { $count } Krále skřetů
            [few] { $count } Krále skřetů
            *[other] { $count } Králů skřetů
        }
    .stats = Kopce · velitel · síla 6 · 4 vítězné body
    .text = Odměna: získej 1 zlaťák za každou svou zabitou nestvůru z Kopců.
    .note = Počítá se i právě zabitá nestvůra.

card-skeleton = Kostlivec
    .acc = Kostlivce
    .gen = Kostlivce
    .ins = Kostlivcem
    .count =
        { $count ->
            [one] { $count } Kostlivec
            [few] { $count } Kostlivci
            *[other] { $count } Kostlivců
        }
    .count-acc =
        { $count ->
            [one] { $count } Kostlivce
            [few] { $count } Kostlivce
            *[other] { $count } Kostlivců
        }
    .stats = Ruiny · služebník · síla 2 · 2 vítězné body
    .text = Odměna: získej 1 zlaťák.

card-flaming-skeleton = Ohnivý kostlivec
    .acc = Ohnivého kostlivce
    .gen = Ohnivého kostlivce
    .ins = Ohnivým kostlivcem
    .count =
        { $count ->
            [one] { $count } Ohnivý kostlivec
            [few] { $count } Ohniví kostlivci
            *[other] { $count } Ohnivých kostlivců
        }
    .count-acc =
        { $count ->
            [one] { $count } Ohnivého kostlivce
            [few] { $count } Ohnivé kostlivce
            *[other] { $count } Ohnivých kostlivců
        }
    .stats = Ruiny · kolos · síla 5 · 3 vítězné body
    .text = Odměna: získej 1 zlaťák a 1 magii.

card-skeleton-king = Král kostlivců
    .acc = Krále kostlivců
    .gen = Krále kostlivců
    .ins = Králem kostlivců
    .count =
        { $count ->
            [one] { $count } Král kostlivců
            [few] { $count } Králové kostlivců
            *[other] { $count } Králů kostlivců
        }
    .count-acc =
        { $count ->
            [one] { $count } Krále kostlivců
            [few] { $count } Krále kostlivců
            *[other] { $count } Králů kostlivců
        }
    .stats = Ruiny · velitel · síla 8 · 4 vítězné body
    .text = Odměna: získej 2 zlaťáky za každou svou zabitou nestvůru z Ruin.
    .note = Počítá se i právě zabitá nestvůra.

card-treant = Ent
    .acc = Enta
    .gen = Enta
    .ins = Entem
    .count =
        { $count ->
            [one] { $count } Ent
            [few] { $count } Enti
            *[other] { $count } Entů
        }
    .count-acc =
        { $count ->
            [one] { $count } Enta
            [few] { $count } Enty
            *[other] { $count } Entů
        }
    .stats = Lesy · služebník · síla 3 · 1 vítězný bod
    .text = Odměna: získej 1 zlaťák a 1 magii.

card-bane-spider = Prokletý pavouk
    .acc = Prokletého pavouka
    .gen = Prokletého pavouka
    .ins = Prokletým pavoukem
    .count =
        { $count ->
            [one] { $count } Prokletý pavouk
            [few] { $count } Prokletí pavouci
            *[other] { $count } Prokletých pavouků
        }
    .count-acc =
        { $count ->
            [one] { $count } Prokletého pavouka
            [few] { $count } Prokleté pavouky
            *[other] { $count } Prokletých pavouků
        }
    .stats = Lesy · šelma · síla 6 · 2 vítězné body
    .text = Odměna: získej 3 zlaťáky, nebo zdarma Rytíře z centrálních balíčků.

card-spider-queen = Pavoučí královna
    .acc = Pavoučí královnu
    .gen = Pavoučí královny
    .ins = Pavoučí královnou
    .count =
        { $count ->
            [one] { $count } Pavoučí královna
            [few] { $count } Pavoučí královny
            *[other] { $count } Pavoučích královen
        }
    .count-acc =
        { $count ->
            [one] { $count } Pavoučí královnu
            [few] { $count } Pavoučí královny
            *[other] { $count } Pavoučích královen
        }
    .stats = Lesy · velitel · síla 10 · magie 3 · 5 vítězných bodů
    .text = Odměna: získej 2 zlaťáky za každou svou zabitou nestvůru z Lesů, nebo zdarma libovolného obyvatele z centrálních balíčků a 1 vítězný bod.
    .note = Počítá se i právě zabitá nestvůra.

card-owlbear = Sovodvěd
    .acc = Sovodvěda
    .gen = Sovodvěda
    .ins = Sovodvědem
    .count =
        { $count ->
            [one] { $count } Sovodvěd
            [few] { $count } Sovodvědi
            *[other] { $count } Sovodvědů
        }
    .count-acc =
        { $count ->
            [one] { $count } Sovodvěda
            [few] { $count } Sovodvědy
            *[other] { $count } Sovodvědů
        }
    .stats = Údolí · šelma · síla 4 · 2 vítězné body
    .text = Odměna: získej 2 magie.

card-giant = Obr
    .acc = Obra
    .gen = Obra
    .ins = Obrem
    .count =
        { $count ->
            [one] { $count } Obr
            [few] { $count } Obři
            *[other] { $count } Obrů
        }
    .count-acc =
        { $count ->
            [one] { $count } Obra
            [few] { $count } Obry
            *[other] { $count } Obrů
        }
    .stats = Údolí · kolos · síla 8 · 3 vítězné body
    .text = Odměna: získej 1 zlaťák a 2 magie.

card-troll = Troll
    .acc = Trolla
    .gen = Trolla
    .ins = Trollem
    .count =
        { $count ->
            [one] { $count } Troll
            [few] { $count } Trollové
            *[other] { $count } Trollů
        }
    .count-acc =
        { $count ->
            [one] { $count } Trolla
            [few] { $count } Trolly
            *[other] { $count } Trollů
        }
    .stats = Údolí · velitel · síla 12 · 6 vítězných bodů
    .text = Odměna: získej 2 magie za každou svou zabitou nestvůru z Údolí.
    .note = Počítá se i právě zabitá nestvůra.

card-dire-bear = Zuřivý medvěd
    .acc = Zuřivého medvěda
    .gen = Zuřivého medvěda
    .ins = Zuřivým medvědem
    .count =
        { $count ->
            [one] { $count } Zuřivý medvěd
            [few] { $count } Zuřiví medvědi
            *[other] { $count } Zuřivých medvědů
        }
    .count-acc =
        { $count ->
            [one] { $count } Zuřivého medvěda
            [few] { $count } Zuřivé medvědy
            *[other] { $count } Zuřivých medvědů
        }
    .stats = Hory · šelma · síla 5 · 3 vítězné body
    .text = Odměna: získej 2 zlaťáky, nebo 2 magie.

card-orc-warrior = Orčí válečník
    .acc = Orčího válečníka
    .gen = Orčího válečníka
    .ins = Orčím válečníkem
    .count =
        { $count ->
            [one] { $count } Orčí válečník
            [few] { $count } Orčí válečníci
            *[other] { $count } Orčích válečníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Orčího válečníka
            [few] { $count } Orčí válečníky
            *[other] { $count } Orčích válečníků
        }
    .stats = Hory · služebník · síla 9 · 3 vítězné body
    .text = Odměna: můžeš získat zdarma obyvatele se základní cenou nejvýš 3 z centrálních balíčků.
    .note = Porovnává se jen základní cena, příplatek „+“ nehraje roli.

card-orc-chieftain = Orčí náčelník
    .acc = Orčího náčelníka
    .gen = Orčího náčelníka
    .ins = Orčím náčelníkem
    .count =
        { $count ->
            [one] { $count } Orčí náčelník
            [few] { $count } Orčí náčelníci
            *[other] { $count } Orčích náčelníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Orčího náčelníka
            [few] { $count } Orčí náčelníky
            *[other] { $count } Orčích náčelníků
        }
    .stats = Hory · velitel · síla 14 · 6 vítězných bodů
    .text = Odměna: získej 2 zlaťáky za každou svou zabitou nestvůru z Hor.
    .note = Počítá se i právě zabitá nestvůra.

card-gargoyle = Chrlič
    .acc = Chrliče
    .gen = Chrliče
    .ins = Chrličem
    .count =
        { $count ->
            [one] { $count } Chrlič
            [few] { $count } Chrliči
            *[other] { $count } Chrličů
        }
    .count-acc =
        { $count ->
            [one] { $count } Chrliče
            [few] { $count } Chrliče
            *[other] { $count } Chrličů
        }
    .stats = Pustiny · služebník · síla 1 · 1 vítězný bod
    .text = Odměna: získej 1 magii.

card-wraith = Přízrak
    .acc = Přízrak
    .gen = Přízraku
    .ins = Přízrakem
    .count =
        { $count ->
            [one] { $count } Přízrak
            [few] { $count } Přízraky
            *[other] { $count } Přízraků
        }
    .count-acc =
        { $count ->
            [one] { $count } Přízrak
            [few] { $count } Přízraky
            *[other] { $count } Přízraků
        }
    .stats = Pustiny · kolos · síla 4 · magie 3 · 3 vítězné body
    .text = Odměna: můžeš získat zdarma obyvatele se základní cenou nejvýš 2 z centrálních balíčků.
    .note = Porovnává se jen základní cena, příplatek „+“ nehraje roli.

card-witch-queen = Královna čarodějnic
    .acc = Královnu čarodějnic
    .gen = Královny čarodějnic
    .ins = Královnou čarodějnic
    .count =
        { $count ->
            [one] { $count } Královna čarodějnic
            [few] { $count } Královny čarodějnic
            *[other] { $count } Královen čarodějnic
        }
    .count-acc =
        { $count ->
            [one] { $count } Královnu čarodějnic
            [few] { $count } Královny čarodějnic
            *[other] { $count } Královen čarodějnic
        }
    .stats = Pustiny · velitel · síla 5 · magie 4 · 5 vítězných bodů
    .text = Odměna: získej 1 magii za každou svou zabitou nestvůru z Pustin.
    .note = Počítá se i právě zabitá nestvůra.

card-gelatinous-cube = Rosolová krychle
    .acc = Rosolovou krychli
    .gen = Rosolové krychle
    .ins = Rosolovou krychlí
    .count =
        { $count ->
            [one] { $count } Rosolová krychle
            [few] { $count } Rosolové krychle
            *[other] { $count } Rosolových krychlí
        }
    .count-acc =
        { $count ->
            [one] { $count } Rosolovou krychli
            [few] { $count } Rosolové krychle
            *[other] { $count } Rosolových krychlí
        }
    .stats = Bažiny · služebník · síla 4 · magie 1 · 3 vítězné body
    .text = Odměna: získej 2 zlaťáky.

card-basilisk = Bazilišek
    .acc = Baziliška
    .gen = Baziliška
    .ins = Baziliškem
    .count =
        { $count ->
            [one] { $count } Bazilišek
            [few] { $count } Bazilišci
            *[other] { $count } Bazilišků
        }
    .count-acc =
        { $count ->
            [one] { $count } Baziliška
            [few] { $count } Bazilišky
            *[other] { $count } Bazilišků
        }
    .stats = Bažiny · šelma · síla 6 · magie 3 · 4 vítězné body
    .text = Odměna: získej 3 zlaťáky, nebo 3 magie.

card-swamp-dragon = Drak z bažin
    .acc = Draka z bažin
    .gen = Draka z bažin
    .ins = Drakem z bažin
    .count =
        { $count ->
            [one] { $count } Drak z bažin
            [few] { $count } Draci z bažin
            *[other] { $count } Draků z bažin
        }
    .count-acc =
        { $count ->
            [one] { $count } Draka z bažin
            [few] { $count } Draky z bažin
            *[other] { $count } Draků z bažin
        }
    .stats = Bažiny · velitel · síla 10 · magie 4 · 6 vítězných bodů
    .text = Odměna: získej 2 magie za každou svou zabitou nestvůru z Bažin.
    .note = Počítá se i právě zabitá nestvůra.

card-kobolds = Koboldi
    .acc = Koboldy
    .gen = Koboldů
    .ins = Koboldy
    .count =
        { $count ->
            *[other] { $count }× Koboldi
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Koboldy
        }
    .stats = Jeskyně · služebník · síla 5 · magie 1 · 3 vítězné body
    .text = Odměna: získej 2 zlaťáky a 1 magii.

card-gold-golem = Zlatý golem
    .acc = Zlatého golema
    .gen = Zlatého golema
    .ins = Zlatým golemem
    .count =
        { $count ->
            [one] { $count } Zlatý golem
            [few] { $count } Zlatí golemové
            *[other] { $count } Zlatých golemů
        }
    .count-acc =
        { $count ->
            [one] { $count } Zlatého golema
            [few] { $count } Zlaté golemy
            *[other] { $count } Zlatých golemů
        }
    .stats = Jeskyně · kolos · síla 7 · magie 3 · 4 vítězné body
    .text = Odměna: získej 5 zlaťáků.

card-red-dragon = Rudý drak
    .acc = Rudého draka
    .gen = Rudého draka
    .ins = Rudým drakem
    .count =
        { $count ->
            [one] { $count } Rudý drak
            [few] { $count } Rudí draci
            *[other] { $count } Rudých draků
        }
    .count-acc =
        { $count ->
            [one] { $count } Rudého draka
            [few] { $count } Rudé draky
            *[other] { $count } Rudých draků
        }
    .stats = Jeskyně · velitel · síla 12 · magie 6 · 7 vítězných bodů
    .text = Odměna: získej 3 zlaťáky za každou svou zabitou nestvůru z Jeskyně.
    .note = Počítá se i právě zabitá nestvůra.

card-foxgrove-palisade = Palisáda v Liščím háji
    .acc = Palisádu v Liščím háji
    .gen = Palisády v Liščím háji
    .ins = Palisádou v Liščím háji
    .count =
        { $count ->
            *[other] { $count }× Palisáda v Liščím háji
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Palisádu v Liščím háji
        }
    .stats = Panství · cena 9 · vyžaduje: vojáci 1, podsvětí 1 · 3 vítězné body
    .text = Ve své fázi házení: můžeš zaplatit 2 zlaťáky a otočit jednu kostku na 6.
    .note = Jednou za fázi házení, i na kostce, kterou už změnila jiná karta.

card-the-desert-orchid = Pouštní orchidej
    .acc = Pouštní orchidej
    .gen = Pouštní orchideje
    .ins = Pouštní orchidejí
    .count =
        { $count ->
            *[other] { $count }× Pouštní orchidej
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Pouštní orchidej
        }
    .stats = Panství · cena 9 · vyžaduje: podsvětí 1, duchovní 1 · 3 vítězné body
    .text = Ve své fázi házení: můžeš zaplatit 1 zlaťák za každého svého duchovního a otočit jednu kostku na 1.
    .note = Jednou za fázi házení, i na kostce, kterou už změnila jiná karta.

card-emerald-stronghold = Smaragdová pevnost
    .acc = Smaragdovou pevnost
    .gen = Smaragdové pevnosti
    .ins = Smaragdovou pevností
    .count =
        { $count ->
            *[other] { $count }× Smaragdová pevnost
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Smaragdovou pevnost
        }
    .stats = Panství · cena 12 · vyžaduje: dělníci 1, vojáci 1, duchovní 1 · 5 vítězných bodů
    .text = Ve své fázi akcí: za obyvatele platíš jen základní cenu bez příplatku „+“.

card-pratchetts-plateau = Pratchettova planina
    .acc = Pratchettovu planinu
    .gen = Pratchettovy planiny
    .ins = Pratchettovou planinou
    .count =
        { $count ->
            *[other] { $count }× Pratchettova planina
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Pratchettovu planinu
        }
    .stats = Panství · cena 8 · vyžaduje: dělníci 1, duchovní 1 · 3 vítězné body
    .text = Ve své fázi akcí: každé panství tě stojí o 1 zlaťák méně.

card-cathedral-of-st-aquila = Katedrála svatého Akvily
    .acc = Katedrálu svatého Akvily
    .gen = Katedrály svatého Akvily
    .ins = Katedrálou svatého Akvily
    .count =
        { $count ->
            *[other] { $count }× Katedrála svatého Akvily
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Katedrálu svatého Akvily
        }
    .stats = Panství · cena 8 · vyžaduje: duchovní 2 · 3 vítězné body
    .text = Na konci své fáze akcí: vezmi jednomu soupeři 1 zlaťák.

card-darktide-harbour = Přístav Temného přílivu
    .acc = Přístav Temného přílivu
    .gen = Přístavu Temného přílivu
    .ins = Přístavem Temného přílivu
    .count =
        { $count ->
            *[other] { $count }× Přístav Temného přílivu
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Přístav Temného přílivu
        }
    .stats = Panství · cena 6 · vyžaduje: dělníci 1, vojáci 1, podsvětí 1 · 2 vítězné body
    .text = Jednou při vybudování: získej zdarma obyvatele podsvětí z centrálních balíčků.

card-cloudriders-camp = Tábor jezdců oblaků
    .acc = Tábor jezdců oblaků
    .gen = Tábora jezdců oblaků
    .ins = Táborem jezdců oblaků
    .count =
        { $count ->
            *[other] { $count }× Tábor jezdců oblaků
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Tábor jezdců oblaků
        }
    .stats = Panství · cena 8 · vyžaduje: vojáci 1, duchovní 1 · 2 vítězné body
    .text = Jednou při vybudování: získej 3 síly a zdarma vojáka se základní cenou nejvýš 2 z centrálních balíčků.
    .note = Porovnává se jen základní cena, příplatek „+“ nehraje roli.

card-the-orb-of-urdr = Sféra Urdr
    .acc = Sféru Urdr
    .gen = Sféry Urdr
    .ins = Sférou Urdr
    .count =
        { $count ->
            *[other] { $count }× Sféra Urdr
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Sféru Urdr
        }
    .stats = Panství · cena 6 · vyžaduje: podsvětí 1, duchovní 1 · 1 vítězný bod
    .text = Na konci své fáze akcí: vezmi jednomu soupeři 1 magii.

card-rogues-landing = Přístaviště ničemů
    .acc = Přístaviště ničemů
    .gen = Přístaviště ničemů
    .ins = Přístavištěm ničemů
    .count =
        { $count ->
            *[other] { $count }× Přístaviště ničemů
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Přístaviště ničemů
        }
    .stats = Panství · cena 7 · vyžaduje: dělníci 1, podsvětí 1 · 3 vítězné body
    .text = Jednou při vybudování: získej zdarma dělníka z centrálních balíčků.

card-blood-crow-army = Vojsko krvavých vran
    .acc = Vojsko krvavých vran
    .gen = Vojska krvavých vran
    .ins = Vojskem krvavých vran
    .count =
        { $count ->
            *[other] { $count }× Vojsko krvavých vran
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Vojsko krvavých vran
        }
    .stats = Panství · cena 5 · vyžaduje: vojáci 3 · 2 vítězné body
    .text = Na začátku své fáze akcí: získej 1 sílu.

card-eye-of-asteraten = Oko Asterátu
    .acc = Oko Asterátu
    .gen = Oka Asterátu
    .ins = Okem Asterátu
    .count =
        { $count ->
            *[other] { $count }× Oko Asterátu
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Oko Asterátu
        }
    .stats = Panství · cena 8 · vyžaduje: vojáci 1, duchovní 1 · 1 vítězný bod
    .text = Jednou při vybudování: získej 5 sil; potom můžeš zabít nestvůru za její obvyklou cenu.
    .note = Nepočítá se mezi tvé dvě akce.

card-cutthroats-truce = Příměří hrdlořezů
    .acc = Příměří hrdlořezů
    .gen = Příměří hrdlořezů
    .ins = Příměřím hrdlořezů
    .count =
        { $count ->
            *[other] { $count }× Příměří hrdlořezů
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Příměří hrdlořezů
        }
    .stats = Panství · cena 5 · vyžaduje: podsvětí 1, duchovní 1 · 1 vítězný bod
    .text = Jednou při vybudování: vezmi jednomu soupeři 3 zlaťáky.
    .note = Má-li soupeř méně, vezmi, co má.

card-halfpenny-hill = Halířový vršek
    .acc = Halířový vršek
    .gen = Halířového vršku
    .ins = Halířovým vrškem
    .count =
        { $count ->
            *[other] { $count }× Halířový vršek
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Halířový vršek
        }
    .stats = Panství · cena 6 · vyžaduje: dělníci 3 · 2 vítězné body
    .text = Na začátku své fáze akcí: získej 1 zlaťák.

card-shattered-hand = Roztříštěná ruka
    .acc = Roztříštěnou ruku
    .gen = Roztříštěné ruky
    .ins = Roztříštěnou rukou
    .count =
        { $count ->
            *[other] { $count }× Roztříštěná ruka
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Roztříštěnou ruku
        }
    .stats = Panství · cena 7 · vyžaduje: dělníci 1, duchovní 1 · 3 vítězné body
    .text = Jednou při vybudování: získej zdarma duchovního z centrálních balíčků.

card-forgotten-sorrows = Zapomenuté žaly
    .acc = Zapomenuté žaly
    .gen = Zapomenutých žalů
    .ins = Zapomenutými žaly
    .count =
        { $count ->
            *[other] { $count }× Zapomenuté žaly
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Zapomenuté žaly
        }
    .stats = Panství · cena 9 · vyžaduje: dělníci 1, podsvětí 1 · 3 vítězné body
    .text = Pokaždé, když ve své fázi akcí získáš obyvatele: získej 1 magii.

card-watcher-on-the-water = Pozorovatel nad vodou
    .acc = Pozorovatele nad vodou
    .gen = Pozorovatele nad vodou
    .ins = Pozorovatelem nad vodou
    .count =
        { $count ->
            *[other] { $count }× Pozorovatel nad vodou
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Pozorovatele nad vodou
        }
    .stats = Panství · cena 6 · vyžaduje: vojáci 2 · 3 vítězné body
    .text = Jednou při vybudování: můžeš vrátit svou zabitou nestvůru do balíčku a získat 3 vítězné body.
    .note = Vrací se na své místo podle síly a balíček se už nepočítá jako vyčerpaný.

card-gargans-embrace = Garganova náruč
    .acc = Garganovu náruč
    .gen = Garganovy náruče
    .ins = Garganovou náručí
    .count =
        { $count ->
            *[other] { $count }× Garganova náruč
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Garganovu náruč
        }
    .stats = Panství · cena 7 · vyžaduje: vojáci 2 · 2 vítězné body
    .text = Kdykoli někomu padne nebo vznikne dvojice: získej 1 vítězný bod.
    .note = Platí hozená dvojice i dvojice vzniklá změnou kostek, třeba obě v jednom tahu.

card-nest-of-the-weaver-witch = Doupě čarodějnice
    .acc = Doupě čarodějnice
    .gen = Doupěte čarodějnice
    .ins = Doupětem čarodějnice
    .count =
        { $count ->
            *[other] { $count }× Doupě čarodějnice
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Doupě čarodějnice
        }
    .stats = Panství · cena 6 · vyžaduje: dělníci 2 · 3 vítězné body
    .text = Jednou při vybudování: můžeš vrátit svého obyvatele do balíčku a získat 3 vítězné body.
    .note = Základní karty vrátit nelze. Balíček je znovu otevřený a už se nepočítá jako vyčerpaný.

card-palace-of-the-dawn = Palác úsvitu
    .acc = Palác úsvitu
    .gen = Paláce úsvitu
    .ins = Palácem úsvitu
    .count =
        { $count ->
            *[other] { $count }× Palác úsvitu
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Palác úsvitu
        }
    .stats = Panství · cena 11 · vyžaduje: dělníci 1, vojáci 2 · 4 vítězné body
    .text = Ve své fázi házení: můžeš snížit jednu kostku o 1.
    .note = Jednou za fázi házení, i na kostce, kterou už změnila jiná karta; jednička zůstává jedničkou.

card-grimmwater-keep = Tvrz Chmurná voda
    .acc = Tvrz Chmurná voda
    .gen = Tvrze Chmurná voda
    .ins = Tvrzí Chmurná voda
    .count =
        { $count ->
            *[other] { $count }× Tvrz Chmurná voda
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Tvrz Chmurná voda
        }
    .stats = Panství · cena 10 · vyžaduje: dělníci 2, podsvětí 1 · 4 vítězné body
    .text = Jednou při vybudování: získej zdarma obyvatele se základní cenou nejvýš 3 z centrálních balíčků.
    .note = Porovnává se jen základní cena, příplatek „+“ nehraje roli.

card-the-violet-thorn = Fialový trn
    .acc = Fialový trn
    .gen = Fialového trnu
    .ins = Fialovým trnem
    .count =
        { $count ->
            *[other] { $count }× Fialový trn
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Fialový trn
        }
    .stats = Panství · cena 7 · vyžaduje: vojáci 1, duchovní 1 · 3 vítězné body
    .text = Pokaždé, když ve své fázi akcí zabiješ nestvůru: získej 1 magii.

card-purloiners-perch = Zbojnický hrad
    .acc = Zbojnický hrad
    .gen = Zbojnického hradu
    .ins = Zbojnickým hradem
    .count =
        { $count ->
            *[other] { $count }× Zbojnický hrad
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Zbojnický hrad
        }
    .stats = Panství · cena 10 · vyžaduje: podsvětí 2 · 2 vítězné body
    .text = Jednou při vybudování: můžeš vzít jednomu soupeři naslepo vylosovanou nestvůru.
    .note = Odměnu za ni nezískáš, její body jsou však tvoje.

card-golden-obelisk-of-nae = Zlatý obelisk z Nae
    .acc = Zlatý obelisk z Nae
    .gen = Zlatého obelisku z Nae
    .ins = Zlatým obeliskem z Nae
    .count =
        { $count ->
            *[other] { $count }× Zlatý obelisk z Nae
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Zlatý obelisk z Nae
        }
    .stats = Panství · cena 6 · vyžaduje: dělníci 1, duchovní 1 · 3 vítězné body
    .text = Jednou při vybudování: můžeš zaplatit 3 magie a získat 3 vítězné body.
    .note = Platí se přesně tím, co je uvedeno; magie tu nic nenahradí.

card-monolith-of-ostendaar = Ostendaarský monolit
    .acc = Ostendaarský monolit
    .gen = Ostendaarského monolitu
    .ins = Ostendaarským monolitem
    .count =
        { $count ->
            *[other] { $count }× Ostendaarský monolit
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Ostendaarský monolit
        }
    .stats = Panství · cena 9 · vyžaduje: dělníci 1, vojáci 1 · 3 vítězné body
    .text = Na začátku své fáze akcí: získej 1 magii.

card-cornelius-the-dreamer = Cornelius Snílek
    .acc = Cornelia Snílka
    .gen = Cornelia Snílka
    .ins = Corneliem Snílkem
    .count =
        { $count ->
            *[other] { $count }× Cornelius Snílek
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Cornelia Snílka
        }
    .stats = Karta vévody
    .text = Na konci hry: 3 vítězné body za každé panství a 1 vítězný bod za každé 3 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů.

card-elsyn-saint-of-shadows = El'syn, světice stínů
    .acc = El'syn, světici stínů
    .gen = El'syn, světice stínů
    .ins = El'syn, světicí stínů
    .count =
        { $count ->
            *[other] { $count }× El'syn, světice stínů
        }
    .count-acc =
        { $count ->
            *[other] { $count }× El'syn, světici stínů
        }
    .stats = Karta vévody
    .text = Na konci hry: 2 vítězné body za každý symbol duchovních, 2 vítězné body za každý symbol podsvětí a 1 vítězný bod za každé 4 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů. Počítají se symboly na obyvatelích i na panstvích.

card-elisium-the-allsmith = Elisium Všekovář
    .acc = Elisia Všekováře
    .gen = Elisia Všekováře
    .ins = Elisiem Všekovářem
    .count =
        { $count ->
            *[other] { $count }× Elisium Všekovář
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Elisia Všekováře
        }
    .stats = Karta vévody
    .text = Na konci hry: 1 vítězný bod za každý symbol dělníků, 1 vítězný bod za každý symbol vojáků, 1 vítězný bod za každý symbol podsvětí, 1 vítězný bod za každý symbol duchovních a 1 vítězný bod za každé 4 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů. Počítají se symboly na obyvatelích i na panstvích.

card-hrothgar-the-conqueror = Hrothgar Dobyvatel
    .acc = Hrothgara Dobyvatele
    .gen = Hrothgara Dobyvatele
    .ins = Hrothgarem Dobyvatelem
    .count =
        { $count ->
            *[other] { $count }× Hrothgar Dobyvatel
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Hrothgara Dobyvatele
        }
    .stats = Karta vévody
    .text = Na konci hry: 2 vítězné body za každou zabitou nestvůru, 1 vítězný bod za každého zabitého kolosa a 1 vítězný bod za každé 4 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů.

card-isabella-the-righteous = Isabella Spravedlivá
    .acc = Isabellu Spravedlivou
    .gen = Isabelly Spravedlivé
    .ins = Isabellou Spravedlivou
    .count =
        { $count ->
            *[other] { $count }× Isabella Spravedlivá
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Isabellu Spravedlivou
        }
    .stats = Karta vévody
    .text = Na konci hry: 1 vítězný bod za každý symbol vojáků, 2 vítězné body za každý symbol duchovních a 1 vítězný bod za každé 3 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů. Počítají se symboly na obyvatelích i na panstvích.

card-lekzandr-the-protector = Lekzand'r Ochránce
    .acc = Lekzand'ra Ochránce
    .gen = Lekzand'ra Ochránce
    .ins = Lekzand'rem Ochráncem
    .count =
        { $count ->
            *[other] { $count }× Lekzand'r Ochránce
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Lekzand'ra Ochránce
        }
    .stats = Karta vévody
    .text = Na konci hry: 1 vítězný bod za každý symbol dělníků, 2 vítězné body za každý symbol duchovních a 1 vítězný bod za každé 3 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů. Počítají se symboly na obyvatelích i na panstvích.

card-node-master-of-swords = Node, mistr mečů
    .acc = Node, mistra mečů
    .gen = Node, mistra mečů
    .ins = Node, mistrem mečů
    .count =
        { $count ->
            *[other] { $count }× Node, mistr mečů
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Node, mistra mečů
        }
    .stats = Karta vévody
    .text = Na konci hry: 1 vítězný bod za každý symbol vojáků, 2 vítězné body za každý symbol podsvětí a 1 vítězný bod za každé 3 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů. Počítají se symboly na obyvatelích i na panstvích.

card-reese-the-firebrand = Reese Buřič
    .acc = Reese Buřiče
    .gen = Reese Buřiče
    .ins = Reesem Buřičem
    .count =
        { $count ->
            *[other] { $count }× Reese Buřič
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Reese Buřiče
        }
    .stats = Karta vévody
    .text = Na konci hry: 1 vítězný bod za každého obyvatele, 1 vítězný bod za každou zabitou nestvůru, 1 vítězný bod za každé panství a 1 vítězný bod za každé 4 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů. Základní karty nejsou obyvatelé.

card-simon-the-unclean = Simon Nečistý
    .acc = Simona Nečistého
    .gen = Simona Nečistého
    .ins = Simonem Nečistým
    .count =
        { $count ->
            *[other] { $count }× Simon Nečistý
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Simona Nečistého
        }
    .stats = Karta vévody
    .text = Na konci hry: 1 vítězný bod za každý symbol dělníků, 1 vítězný bod za každý symbol vojáků a 1 vítězný bod za každé 2 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů. Počítají se symboly na obyvatelích i na panstvích.

card-waryn-lord-of-rogues = Waryn, pán podsvětí
    .acc = Waryna, pána podsvětí
    .gen = Waryna, pána podsvětí
    .ins = Warynem, pánem podsvětí
    .count =
        { $count ->
            *[other] { $count }× Waryn, pán podsvětí
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Waryna, pána podsvětí
        }
    .stats = Karta vévody
    .text = Na konci hry: 1 vítězný bod za každý symbol dělníků, 2 vítězné body za každý symbol podsvětí a 1 vítězný bod za každé 3 zbylé zdroje.
    .note = Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů. Počítají se symboly na obyvatelích i na panstvích.

card-corrupted-cleric = Padlá léčitelka
    .acc = Padlou léčitelku
    .gen = Padlé léčitelky
    .ins = Padlou léčitelkou
    .count =
        { $count ->
            [one] { $count } Padlá léčitelka
            [few] { $count } Padlé léčitelky
            *[other] { $count } Padlých léčitelek
        }
    .count-acc =
        { $count ->
            [one] { $count } Padlou léčitelku
            [few] { $count } Padlé léčitelky
            *[other] { $count } Padlých léčitelek
        }
    .stats = Nepřátelská událost · kolos · číslo 1 · síla 2 · magie 4 · 2 vítězné body
    .text = Je-li na kostce nebo v součtu 1: polož 1 žeton magie na nestvůru podle svého výběru. Odměna: získej 3 zlaťáky a 2 magie.
    .note = S žetonem je nestvůra dražší pro všechny.

card-giant-leech = Obří pijavice
    .acc = Obří pijavici
    .gen = Obří pijavice
    .ins = Obří pijavicí
    .count =
        { $count ->
            [one] { $count } Obří pijavice
            [few] { $count } Obří pijavice
            *[other] { $count } Obřích pijavic
        }
    .count-acc =
        { $count ->
            [one] { $count } Obří pijavici
            [few] { $count } Obří pijavice
            *[other] { $count } Obřích pijavic
        }
    .stats = Nepřátelská událost · kolos · číslo 2 · síla 10 · magie 1 · 4 vítězné body
    .text = Je-li na kostce nebo v součtu 2: každý hráč ztrácí 1 sílu. Odměna: získej 5 magií.
    .note = Kdo nemá nic, neztrácí nic.

card-bat-swarm = Hejno netopýrů
    .acc = Hejno netopýrů
    .gen = Hejna netopýrů
    .ins = Hejnem netopýrů
    .count =
        { $count ->
            [one] { $count } Hejno netopýrů
            [few] { $count } Hejna netopýrů
            *[other] { $count } Hejn netopýrů
        }
    .count-acc =
        { $count ->
            [one] { $count } Hejno netopýrů
            [few] { $count } Hejna netopýrů
            *[other] { $count } Hejn netopýrů
        }
    .stats = Nepřátelská událost · služebník · číslo 3 · síla 6 · 2 vítězné body
    .text = Je-li na kostce nebo v součtu 3: polož 1 žeton síly na nestvůru podle svého výběru. Odměna: získej 1 zlaťák za každou svou zabitou nestvůru.
    .note = S žetonem je nestvůra dražší pro všechny. Počítá se i právě zabitá karta.

card-sorcerer = Černokněžník
    .acc = Černokněžníka
    .gen = Černokněžníka
    .ins = Černokněžníkem
    .count =
        { $count ->
            [one] { $count } Černokněžník
            [few] { $count } Černokněžníci
            *[other] { $count } Černokněžníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Černokněžníka
            [few] { $count } Černokněžníky
            *[other] { $count } Černokněžníků
        }
    .stats = Nepřátelská událost · kolos · číslo 4 · síla 1 · magie 5 · 1 vítězný bod
    .text = Je-li na kostce nebo v součtu 4: každý hráč ztrácí 1 magii. Odměna: získej 1 magii za každou svou zabitou nestvůru.
    .note = Kdo nemá nic, neztrácí nic. Počítá se i právě zabitá karta.

card-mimic = Mimik
    .acc = Mimika
    .gen = Mimika
    .ins = Mimikem
    .count =
        { $count ->
            [one] { $count } Mimik
            [few] { $count } Mimikové
            *[other] { $count } Mimiků
        }
    .count-acc =
        { $count ->
            [one] { $count } Mimika
            [few] { $count } Mimiky
            *[other] { $count } Mimiků
        }
    .stats = Nepřátelská událost · služebník · číslo 5 · síla 3 · magie 3 · 2 vítězné body
    .text = Je-li na kostce nebo v součtu 5: polož 1 žeton zlaťáku na nestvůru podle svého výběru. Odměna: získej 5 zlaťáků.
    .note = Zlaťák získá ten, kdo nestvůru zabije.

card-kobold-thieves = Koboldí zloději
    .acc = Koboldí zloděje
    .gen = Koboldích zlodějů
    .ins = Koboldími zloději
    .count =
        { $count ->
            *[other] { $count }× Koboldí zloději
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Koboldí zloděje
        }
    .stats = Nepřátelská událost · služebník · číslo 6 · síla 6 · 1 vítězný bod
    .text = Je-li na kostce nebo v součtu 6: každý hráč ztrácí 1 zlaťák. Odměna: získej 7 zlaťáků.
    .note = Kdo nemá nic, neztrácí nic.

card-exhausted = Vyčerpání
    .acc = Vyčerpání
    .gen = Vyčerpání
    .ins = Vyčerpáním
    .count =
        { $count ->
            *[other] { $count }× Vyčerpání
        }
    .count-acc =
        { $count ->
            *[other] { $count }× Vyčerpání
        }
    .stats = Karta vyčerpání
    .text = Tento balíček došel. Dost takových balíčků znamená konec hry.

option-valeria-set-first-game = První hra
    .help = Nestvůry z Kopců, z Ruin, z Lesů, z Údolí a z Hor.

option-valeria-set-glittering-gold = Třpytivé zlato
    .help = Nestvůry z Kopců, z Ruin, z Lesů, z Bažin a z Jeskyně. V krabici zůstávají Zapomenuté žaly, Fialový trn, Zlatý obelisk z Nae a Ostendaarský monolit.

option-valeria-set-mastery-over-magic = Vláda nad magií
    .help = Nestvůry z Pustin, z Ruin, z Lesů, z Údolí a z Hor. V krabici zůstávají Oko Asterátu, Vojsko krvavých vran, Palisáda v Liščím háji a Garganova náruč.

option-valeria-set-monster-blood = Krev nestvůr
    .help = Nestvůry z Pustin, z Ruin, z Lesů, z Bažin a z Hor. V krabici zůstávají Zapomenuté žaly, Doupě čarodějnice, Katedrála svatého Akvily a Příměří hrdlořezů.

option-valeria-areas-hills = Kopce
    .help = Skřet, Skřetí mág a Král skřetů.

option-valeria-areas-ruins = Ruiny
    .help = Kostlivec, Ohnivý kostlivec a Král kostlivců.

option-valeria-areas-forest = Lesy
    .help = Ent, Prokletý pavouk a Pavoučí královna.

option-valeria-areas-valley = Údolí
    .help = Sovodvěd, Obr a Troll.

option-valeria-areas-mountains = Hory
    .help = Zuřivý medvěd, Orčí válečník a Orčí náčelník.

option-valeria-areas-barrens = Pustiny
    .help = Chrlič, Přízrak a Královna čarodějnic.

option-valeria-areas-swamp = Bažiny
    .help = Rosolová krychle, Bazilišek a Drak z bažin.

option-valeria-areas-cavern = Jeskyně
    .help = Koboldi, Zlatý golem a Rudý drak.

option-valeria-citizens-cleric = { card-cleric }
    .help = Ve svém tahu: získej 3 magie. V cizím tahu: získej 1 magii.

option-valeria-citizens-monk = { card-monk }
    .help = Ve svém tahu: získej 1 zlaťák a 2 magie. V cizím tahu: můžeš zaplatit 1 zlaťák a získat 2 magie.

option-valeria-citizens-merchant = { card-merchant }
    .help = Ve svém tahu: získej 2 zlaťáky, nebo 2 magie. V cizím tahu: získej 1 zlaťák.

option-valeria-citizens-blacksmith = { card-blacksmith }
    .help = Ve svém tahu: získej 1 zlaťák za každého svého vojáka. V cizím tahu: získej 1 zlaťák.

option-valeria-citizens-mercenary = { card-mercenary }
    .help = Ve svém tahu: získej 1 sílu a 1 zlaťák. V cizím tahu: můžeš zaplatit 1 sílu a získat 2 zlaťáky.

option-valeria-citizens-alchemist = { card-alchemist }
    .help = Ve svém tahu: můžeš zaplatit 1 zlaťák a získat 3 magie. V cizím tahu: můžeš zaplatit 1 magii a získat 2 zlaťáky.

option-valeria-citizens-archer = { card-archer }
    .help = Ve svém tahu: získej 2 síly. V cizím tahu: získej 1 sílu.

option-valeria-citizens-wizard = { card-wizard }
    .help = Ve svém tahu: získej 1 sílu a 1 magii. V cizím tahu: získej 1 magii.

option-valeria-citizens-peasant = { card-peasant }
    .help = V každém tahu: získej 1 zlaťák.

option-valeria-citizens-knight = { card-knight }
    .help = V každém tahu: získej 1 sílu.

option-valeria-citizens-rogue = { card-rogue }
    .help = Ve svém tahu: získej 2 síly a 2 zlaťáky. V cizím tahu: získej 1 sílu a 1 zlaťák.

option-valeria-citizens-thief = { card-thief }
    .help = Ve svém tahu: vezmi jednomu soupeři 3 zlaťáky, nebo 3 magie. V cizím tahu: získej 2 zlaťáky, nebo 2 magie.

option-valeria-citizens-champion = { card-champion }
    .help = Ve svém tahu: získej 4 síly. V cizím tahu: můžeš zaplatit 1 zlaťák a získat 4 síly.

option-valeria-citizens-warlord = { card-warlord }
    .help = Ve svém tahu: získej 1 sílu za každého svého vojáka. V cizím tahu: získej 1 sílu za každou svou kartu Rytíř.

option-valeria-citizens-paladin = { card-paladin }
    .help = Ve svém tahu: získej 1 sílu a 2 magie. V cizím tahu: můžeš zaplatit 1 sílu a získat 3 magie.

option-valeria-citizens-priestess = { card-priestess }
    .help = Ve svém tahu: získej 2 síly a 1 magii. V cizím tahu: můžeš zaplatit 1 magii a získat 3 síly.

option-valeria-citizens-butcher = { card-butcher }
    .help = Ve svém tahu: získej 2 zlaťáky za každého svého dělníka. V cizím tahu: získej 4 zlaťáky.

option-valeria-citizens-miner = { card-miner }
    .help = Ve svém tahu: získej 1 zlaťák a 1 zlaťák za každé své panství. V cizím tahu: získej 4 zlaťáky.

option-valeria-events-corrupted-cleric = { card-corrupted-cleric }
    .help = Je-li na kostce nebo v součtu 1: polož 1 žeton magie na nestvůru podle svého výběru. Odměna: získej 3 zlaťáky a 2 magie.

option-valeria-events-giant-leech = { card-giant-leech }
    .help = Je-li na kostce nebo v součtu 2: každý hráč ztrácí 1 sílu. Odměna: získej 5 magií.

option-valeria-events-bat-swarm = { card-bat-swarm }
    .help = Je-li na kostce nebo v součtu 3: polož 1 žeton síly na nestvůru podle svého výběru. Odměna: získej 1 zlaťák za každou svou zabitou nestvůru.

option-valeria-events-sorcerer = { card-sorcerer }
    .help = Je-li na kostce nebo v součtu 4: každý hráč ztrácí 1 magii. Odměna: získej 1 magii za každou svou zabitou nestvůru.

option-valeria-events-mimic = { card-mimic }
    .help = Je-li na kostce nebo v součtu 5: polož 1 žeton zlaťáku na nestvůru podle svého výběru. Odměna: získej 5 zlaťáků.

option-valeria-events-kobold-thieves = { card-kobold-thieves }
    .help = Je-li na kostce nebo v součtu 6: každý hráč ztrácí 1 zlaťák. Odměna: získej 7 zlaťáků.
