### Jak se rozdává náhoda a jak si to ověřit: pečeť ve výsledku, stránka o poctivosti, chvilka před rozdáním.

fair-link = Rozdává se poctivě?
fair-title = Bylo rozdáno poctivě?
fair-how = Jak to vím?
fair-sealed = Stůl má pečeť: { $hash }
fair-dealing = Rozdávají se karty
fair-dealing-waits = Prohlížeč každého u stolu k tomu přidá něco svého. Ještě chybí: { $names }.

## Verdikt

fair-verdict-fits = Bylo rozdáno poctivě
fair-verdict-fits-why = zapečetěno před první kartou, tvůj prohlížeč to právě ověřil
fair-verdict-unkept = Pečeť patří ke svému tajemství
fair-verdict-unkept-why = tenhle prohlížeč ale pečeť před hrou neviděl, takže musí serveru věřit, že je to tatáž
fair-verdict-waits = Pečeť je ještě zavřená
fair-verdict-waits-why = co je pod ní, se ukáže, až to nikdo nebude moct zneužít
fair-verdict-broken = Rozdáno bylo jinak, než server slíbil
fair-verdict-broken-why = tvůj prohlížeč našel něco, co nesedí
fair-verdict-none = Tahle hra pečeť nemá
fair-verdict-none-why = takže není co ověřovat
fair-page-fits = Ano. Tvůj prohlížeč to právě ověřil.
fair-page-fits-why = Tady není potřeba nikomu věřit.
fair-page-unkept = Pečeť patří ke svému tajemství
fair-page-unkept-why = Jenže tenhle prohlížeč ji před rozdáním neviděl: možná se hrálo na jiném zařízení, nebo ses přišel či přišla jen podívat. Ověř si to tam, nebo se zeptej někoho, kdo u stolu seděl, jaký otisk má schovaný.
fair-page-waits = To zatím nemůže říct nikdo
fair-page-waits-why = Server se zavázal a jeho tajemství je pořád pod pečetí. Ukáže se, až hra skončí. V sáze ho do začátku další hry vidí jen ti, kdo u stolu seděli; až další hra skončí, stojí v souboru s partií pro všechny.
fair-page-broken = Ne. Něco nesedí.
fair-page-broken-why = Ulož si soubor téhle hry a zeptej se toho, kdo server provozuje. Co nesedí:
fair-page-none = Tahle hra pečeť nemá
fair-page-none-why = Hráli v ní jen boti, nebo pokračuje z půlky jiné hry, nebo je starší než pečetě. Není co ověřit a tahle stránka nic nepotvrzuje.
fair-fault-promise = Server teď ukazuje jinou pečeť než tu, kterou si tvůj prohlížeč schoval před rozdáním.
fair-fault-secret = Ukázané tajemství k pečeti nepatří.
fair-fault-bytes = Z toho, co přidal tvůj prohlížeč, se ve skutečnosti nerozdávalo.
fair-fault-hashes = Někdo přidal něco jiného, než k čemu se předtím zavázal.
fair-fault-table = Pečeť patří jinému stolu.
fair-resealed =
    { $count ->
        [one] Než se rozdalo, dostal stůl jednou novou pečeť, protože se něčí stránka neozvala nebo někdo odešel.
        [few] Než se rozdalo, dostal stůl { $count }krát novou pečeť, protože se něčí stránka neozvala nebo někdo odešel.
        [many] Než se rozdalo, dostal stůl { $count }krát novou pečeť, protože se něčí stránka neozvala nebo někdo odešel.
       *[other] Než se rozdalo, dostal stůl { $count }krát novou pečeť, protože se něčí stránka neozvala nebo někdo odešel.
    }

## Čtyři kroky

fair-lead = Dřív než padla první karta, musel se server zavázat. Potom už nemohl nic změnit a do pořadí karet mluvily i prohlížeče hráčů.
fair-lead-general = Dřív než padne první karta, musí se server zavázat. Potom už nemůže nic změnit a do pořadí karet mluví i tvůj prohlížeč. Dole je příklad, který si tvůj prohlížeč právě vymyslel: zkus ho rozbít.
fair-step-1 = Server zapečetí své tajemství
fair-step-1-text = Vylosuje dlouhé číslo a zveřejní jeho otisk. Z otisku nikdo číslo nezjistí ani nenajde jiné, které by mělo stejný. Tvůj prohlížeč si otisk schová.
fair-step-2 = Každý přidá něco svého
fair-step-2-text = Prohlížeč každého člověka si vylosuje vlastní číslo: nejdřív pošle jen otisk, a teprve až jsou tu otisky všech, i samo číslo. Nikdo tak nemůže počkat na ostatní.
fair-step-3 = Teprve teď se rozdává
fair-step-3-text = Tajemství a čísla všech dohromady určí každé zamíchání a každý hod kostkou. Stačila by jediná jiná číslice a všechno by leželo jinak.
fair-step-4 = Na konci se pečeť otevře
fair-step-4-text = Tajemství se ukáže. Tvůj prohlížeč spočítá jeho otisk, porovná ho s tím schovaným a mezi použitými čísly najde to svoje.
fair-kept-early = schoval tvůj prohlížeč před rozdáním
fair-kept-late = říká server
fair-computed = spočítáno tady a teď
fair-same = totéž
fair-other = něco jiného
fair-order = jak začíná pořadí všech náhod
fair-you = { $name } (to jsi ty)
fair-example-0 = tvůj prohlížeč
fair-example-1 = prohlížeč někoho dalšího
fair-part-bot = bot, nic nepřidává
fair-part-none = na rozdání podíl nemá
fair-part-silent = příliš dlouho bez odezvy, takže na rozdání podíl nemá
fair-part-waits = otisk teprve pošle
fair-part-hashed = otisk už je tady
fair-part-opened = číslo už je tady

## Na vyzkoušení

fair-cheat = Nevěříš? Zkus podvádět
fair-cheat-text = Změň v tajemství jedinou číslici a sleduj otisk i pořadí všech náhod.
fair-cheat-secret = tajemství
fair-cheat-fits = Pečeť sedí.
fair-cheat-broken = Přistiženo: tohle pod pečetí nebylo.
fair-cheat-unreadable = dvojice znaků 0 až 9 a a až f
fair-cheat-back = Vrátit pravé tajemství
fair-home = Doma a bez tohohle serveru
fair-home-text = Příkaz rozdá hru znovu z jejího souboru, projde všechny odpovědi a porovná každou kartu. Je součástí Kroniky, kterou si může kdokoli přečíst a nainstalovat.
fair-home-file = Uložit soubor hry
fair-home-lines = Šest řádků pro libovolný prohlížeč
fair-home-lines-text = Otevři prázdnou stránku na https, její konzoli (F12) a vlož tohle. Není v tom nic našeho; vypsat se musí otisk, který byl schovaný.
fair-home-copy = Zkopírovat
fair-home-copied = Zkopírováno.
fair-proves-yes = Co to dokazuje
fair-proves-yes-1 = O rozdání bylo rozhodnuto dřív, než kdo viděl jedinou kartu.
fair-proves-yes-2 = Nikdo, ani server, ho nemohl vybrat ve prospěch nebo v neprospěch někoho.
fair-proves-yes-3 = Kostky a další míchání vycházejí z téhož zdroje.
fair-proves-yes-4 = Z toho, co se při hře ukázalo, nikdo nespočítá, co přijde.
fair-proves-no = Co to nedokazuje
fair-proves-no-1 = Server skryté karty zná. Že je nikomu neprozradí, tahle kontrola neukáže.
fair-proves-no-2 = Nepozná, že si dva hráči šeptají.
fair-proves-no-3 = Neříká nic o tom, jak dobře hrají boti.
fair-proves-no-4 = Kde na rozdání neměl podíl prohlížeč žádného člověka, mohl server losovat tajemství tak dlouho, až by se mu některé hodilo.

## Otázky

fair-questions = Na co se ještě můžeš zeptat
fair-q-undo = A co vracení tahů?
fair-a-undo = Vrátit se přes kartu, kterou už někdo viděl, nebo přes hod kostkou jde jen se souhlasem všech, a kdo u stolu není, ten nesouhlasil. Karty, které nikdo nezná, se pak zamíchají znovu, a to způsobem, který pořád plyne z téhož tajemství. Všichni se to dozvědí, soubor hry říká, kde se to stalo, a kontrola s tím počítá. Jakmile hra skončí a tajemství se ukáže, nejde vrátit nic.
fair-q-part = Kdo na rozdání podíl nemá?
fair-a-part = Boti nepřidávají nic. Programy a staré stránky, které o tom nevědí, taky ne, a druhý krok to u jména říká. Tobě stačí tvoje vlastní číslo: když se server zavazoval, nemohl ho nikdo znát.
fair-q-silent = Co když někdo své číslo neukáže?
fair-a-silent = Nic tím nezíská. Stůl za chvíli dostane novou pečeť s jiným tajemstvím, obejde se bez podílu té stránky a všichni ostatní si vylosují nová čísla. Totéž se stane, když někdo vstane ve chvíli, kdy ostatní už svá čísla ukázali. Kolikrát se to stalo, stojí nahoře.
fair-q-later = A kdo převezme židli později?
fair-a-later = Ten na rozdání podíl nemá: rozhodlo se o něm dřív. Bot, který za někoho hraje, na tom nic nemění.
fair-q-none = Které hry pečeť nemají?
fair-a-none = Stoly samých botů, hry z čísla, které si někdo zvolil, a hry, ve kterých pokračuješ z některé chvíle jiné hry. Tam se karty, které nikdo neznal, zamíchají znovu podle slova, které vylosuje server a které si nikdo ověřit nemůže.
fair-q-timing = Dá se něco poznat z času?
fair-a-timing = Jak dlouho člověk přemýšlí, vidí všichni, jako u každého stolu: kdo odpoví hned, možná moc na výběr neměl. Bot se odmlčí jednou za každou věc, která je vidět, a stejně dlouho, ať měl z čeho vybírat, nebo ne; změřit by šla nanejvýš chvilka, po kterou počítá.
fair-q-on = Co když přijdu z jiného zařízení?
fair-a-on = Co si prohlížeč schoval, zůstává v něm. Jinde stránka všechno spočítá taky, ale musí serveru věřit, který otisk ukázal jako první. Svůj ti může říct kdokoli, kdo u stolu seděl.
