### Co říká terminál: stůl, příkazy, chyby na příkazové řádce.

## Stůl

cli-you = Hráč
cli-turn-yours = tvůj { $turn }. tah
cli-turn-of = { $name }, { $turn }. tah
cli-points = body { $points }
cli-zone-hand = v ruce
cli-zone-deck = balíček
cli-zone-discard = odloženo
cli-zone-play = vyloženo
cli-zone-aside = stranou
cli-zone-trash = Smetiště
cli-story = Od tvé poslední odpovědi
cli-story-more = … (celé to řekne příkaz `log`)
cli-prompt = Tvá odpověď (? napoví):
cli-pass = Na řadě je { $name }. Podej klávesnici dál; dokud se nestiskne Enter, nic se neukáže.
cli-pass-enter = Enter:
cli-pass-nothing = Teď se tě hra na nic neptá. Stiskni Enter a podej klávesnici dál.
cli-people-many = Počet lidí u klávesnice je { $people }, ale počet míst u stolu jen { $seats }.
cli-hint-exactly = Počet: { $count }.
cli-hint-most =
    Nejvýš { $count }, nebo jen stiskni Enter.
cli-hint-range = Počet: { $least } až { $most }.
cli-hint-ordered = Na pořadí záleží.
cli-reach = Na dosah, stačí název: { $things }

## Co se dá napsat

cli-command-hint = rada
cli-hint-thinking = Dobrý hráč přemýšlí …
cli-command-ahead = výhled
cli-command-why = proč
cli-command-undo = zpět
cli-command-log = záznam
cli-command-save = uložit
cli-command-quit = odejít
cli-command-help = nápověda
cli-help =
    Odpovědět můžeš
      číslem          3, nebo víc čísel: 1 1 4
      názvem          stačí začátek: prov; víc karet: měďák, statek
      jen Enter       nic, pokud se nic vybrat nemusí
    Zeptat se
      ? NÁZEV, ? 3    co dělá karta nebo možnost
      ? D3.2-a        co říká pravidlo (i celý oddíl: D3.2)
      rada            co by udělal dobrý hráč a proč
      proč            co teď nejde a proč; jen o jednom: proč NÁZEV
      výhled          co se dá předvídat: tvůj balíček, příští hod, kdo už skoro vyhrál
      záznam          co se zatím stalo
    Nebo
      zpět            vzít zpátky svou poslední odpověď
      uložit SOUBOR   zapsat kroniku; dál se hraje `kronika play --load SOUBOR`
      odejít          vstát od stolu
    Platí i anglická slova: hint, why, ahead, log, undo, save, quit.
cli-ahead-nothing = Víc než to, co leží na stole, se tu předvídat nedá.
cli-about-unknown = Žádná karta, možnost ani pravidlo „{ $what }“ tu není vidět. Ptej se takhle: ? 2, ? Měďák, ? D3.2-a.
cli-about-pile = cena { $cost }, zbývá { $count }
cli-why-possible = „{ $what }“ jde: { $number }.
cli-why-nothing = K téhle otázce nic jiného nepatří, možnosti jsou všechno. Pravidlo: [{ $rule }].
cli-answer-number =
    Možnost { $number } tu není; { $last ->
        [one] jediná je 1
       *[other] jsou od 1 do { $last }
    }.
cli-answer-unknown = Nic tu nezačíná na „{ $word }“. Napiš číslo od 1 do { $last }, začátek názvu, nebo ? pro nápovědu.
cli-answer-ambiguous = „{ $word }“ může znamenat víc věcí: { $which }. Napiš číslo.
cli-answer-empty = Něco se vybrat musí: napiš číslo od 1 do { $last }, začátek názvu, nebo ? pro nápovědu.
cli-undo-anyway = U stolu jsou jen boti a těm to nevadí: `zpět!` se vrátí i tak.
cli-log-more =
    To byl jen konec, řádků je { $count }; všechny ukáže `záznam { $count }`.
cli-quit-save = Uložit hru? Napiš název souboru, nebo stiskni Enter a odejdeš bez uložení:
cli-save-where = Kam? Napiš: uložit SOUBOR
cli-saved = Uloženo do { $file }.
cli-bye = Na shledanou a děkujeme za hru.

## Konec

cli-result-winners =
    { $count ->
        [0] Nevyhrává nikdo.
        [one] Vyhrává { $names }!
       *[other] O výhru se dělí { $names }!
    }
cli-result-place = Místo
cli-result-name = Jméno
cli-result-points = Body
cli-result-from = Za co
cli-sum-turns = tahů
cli-sum-owned = karet

## Přehrávání

cli-replay-ok =
    Kronika platí: { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    } a otisk souhlasí.
cli-replay-bare =
    Kronika platí: { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }. Otisk k porovnání v ní není.
cli-replay-part =
    Přehráno po odpověď číslo { $answers }; otisk mluví o konci, proto se neporovnával.
cli-replay-open = Hra neskončila, na řadě je { $names }.
cli-replay-wrong = { $file }: { $why }

## Ověřování

cli-verify-no-promise = Před touhle hrou nikdo nic nesliboval: semínko někdo zadal, nebo hráli jen boti. Kdo semínko znal, věděl, co přijde.
cli-verify-computable = Náhodu dával rychlý generátor pro simulace: kdo jí uvidí dost, dopočítá zbytek.
cli-verify-compare = Před hrou byl zveřejněn tento otisk: { $hash }. Porovnej ho s tím, který ti tehdy ukázali, nebo ten svůj zadej za --promised.
cli-verify-promised = Otisk je ten, který ti ukázali před hrou.
cli-verify-other-promise = Otisk není ten, který ti ukázali před hrou: v souboru je { $hash }.
cli-verify-kept = Tajemství serveru je to, které si určil před hrou: má zveřejněný otisk.
cli-verify-not-kept = Tajemství serveru není to, které si určil před hrou: má jiný otisk, než byl zveřejněn.
cli-verify-short =
    Tajemství serveru má jen { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajty
       *[other] { $bytes } bajtů
    }, takže by se dalo uhodnout.
cli-verify-people = Do semínka přispěli ze svého, takže si ho server nemohl vybrat: { $names }.
cli-verify-said = Podle souboru přispěli do semínka ze svého, soubor to ale nedokládá: { $names }.
cli-verify-others = Na semínku se nepodíleli (boti a ti, kdo si přisedli později): { $names }.
cli-verify-person =
    Příspěvek místa { $name } má { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajty
       *[other] { $bytes } bajtů
    } místo { $right }.
cli-verify-seats =
    V souboru { $people ->
        [one] může přispět { $people } místo
        [few] mohou přispět { $people } místa
       *[other] může přispět { $people } míst
    }, hra jich má { $seats }.
cli-verify-seed = Semínko vychází z tajemství, ze stolu a z toho, čím lidé přispěli. Rozdávalo se podle něj a podle ničeho jiného.
cli-verify-other-seed = Semínko nevychází z tajemství, ze stolu a z toho, čím lidé přispěli: rozdávalo se podle jiného.
cli-verify-generator = Rozdával generátor { $generator }, který se dá spočítat; slíbené hry mají sha512/1.
cli-verify-reshuffles = Karty, které nikdo neznal, se znovu míchaly, protože někdo vzal zpět nebo hrál dál od něčeho, co už vyšlo najevo, po odpovědích: { $places }.
cli-verify-word = Po odpovědi číslo { $after } se míchalo podle slova „{ $word }“, které si někdo mohl vybrat; má to být číslo návratu.
cli-verify-holds = { $file }: všechno platí.
cli-verify-broken = { $file }: něco neplatí.

## Simulace

cli-simulate-games = Hry
cli-simulate-bot = Bot
cli-simulate-wins = Výhry
cli-simulate-share = Podíl
cli-simulate-score = Body
cli-simulate-seats = Výhry podle místa: { $wins }
cli-simulate-turns = Tahů na hráče: { $turns }
cli-simulate-speed = Her: { $games } za { $seconds } s; za sekundu { $rate } her a { $decisions } rozhodnutí
cli-simulate-seed = Semínko: { $seed }

cli-dataset-done = Her ve složce { $folder }: { $games } ({ $size } MB); popisuje je tamní README.md.
cli-dataset-other = Ve složce { $folder } leží jiná datová sada: zvol jinou složku, nebo pokračuj se stejnými boty, místy, nastavením i semínkem.
cli-ladder-rating = Síla
cli-ladder-next = Proti dalšímu
cli-ladder-likes = Má v oblibě
cli-ladder-levels = Hra { $game } nemá úrovně: vyjmenuj boty pomocí --bots.
cli-ladder-file = V souboru { $file } žádný žebříček není; zvol jiný a žebříček začne od začátku.
cli-learn-numpy = K učení je potřeba ještě jeden balíček: pip install "kronika[bots]"
cli-learn-settings = Nastavení nejde přečíst: { $why }
cli-balance-side = Proti →
cli-balance-overall = Celkem
cli-balance-games = Výhry v procentech; her { $games }, dvojic { $pairings }, { $seconds } s
cli-balance-first = Kdo začíná, vyhrává { $share } %
cli-balance-rounds = Kol: průměrně { $mean }, od { $least } do { $most } (her podle kol: { $counts })
cli-balance-never =
    { $count ->
        [0] Zahrány byly všechny karty.
       *[other] Nikdy nezahráno: { $cards }
    }

## Hry a pravidla

cli-games-seats = hráčů
cli-games-levels = úrovně
cli-games-bots = boti
cli-draw-nothing = Hra { $game } před začátkem nic nelosuje.
cli-draw-seed = Se semínkem { $seed } vyjde totéž. Zahraješ si to takhle:
cli-rules-exempt = [Zde bez účinku: { $reason }]
cli-rules-not-found = „{ $words }“ není v žádném pravidle.
cli-coverage = { $game }: pravidel { $clauses }, ověřených { $tested }, zde bez účinku { $exempt }, chybí { $missing }, neznámých { $unknown }
cli-coverage-missing = Žádný test neuvádí: { $ids }
cli-coverage-unknown = { $place } uvádí { $clause }, to však není pravidlo.
cli-coverage-unreadable = { $file } nelze číst jako Python: { $why }
cli-where-data = Data
cli-where-code = Kód
cli-where-texts = Texty
cli-where-rules = Pravidla
cli-where-bots = Boti
cli-where-picture = Obrázky
cli-where-browser = Prohlížeč
cli-where-tests = Testy
cli-where-docs = Dokumentace
clause-unknown = V pravidlech není „{ $clause }“. Nejblíž je: { $near }.
rulebook-none = Pravidla hry { $game } v jazyce „{ $lang }“ tu nejsou.
rulebook-line = Řádek { $line } pravidel není nadpis ani nové pravidlo: { $text }

## Chyby na příkazové řádce

cli-where-no-tree = Hledá se ve zdrojových souborech Kroniky a ty tu nejsou. Spusť příkaz v kopii repozitáře.
cli-where-meant = „{ $thing }“ se nic nejmenuje. Nehledáš: { $near }?
cli-where-nothing = O „{ $thing }“ ve zdrojových souborech nic není. Zadej označení (throne-room), název, pravidlo nebo zprávu.
cli-option-form = „{ $given }“ není volba; piš NÁZEV=HODNOTA, například kingdom=random.
cli-option-again = Volba „{ $option }“ je zadaná dvakrát.
cli-option-old = --option se teď jmenuje --setup; zatím funguje obojí.
cli-without-net = { $bot }: naučená síť se nedá použít, místo ní hraje { $instead }.
cli-bots-none = Uveď aspoň jednoho bota, například --bots big-money.
cli-bots-many = Botů je { $bots }, míst pro ně { $seats }. Přidej místa, nebo uber boty.
cli-game-no-bots = Hra { $game } zatím nemá žádné boty.
cli-balance-none = { $game } nemá rozbor vyváženosti: nemá strany, které by se daly porovnat. Má ho: { $right }.
cli-balance-option = Volbu { $option } si rozbor vyváženosti určuje sám: hraje všechny dvojice.
cli-balance-alone = Rozbor vyváženosti hraje jeden bot na dvou místech a kroniky neukládá.
cli-interrupted = Přerušeno.
cli-file-missing = Soubor ani složka { $file } tu není.
cli-file-forbidden = { $file } se zde nesmí číst nebo zapisovat.
cli-file-folder = { $file } je složka; je potřeba soubor.
cli-file-no-folder = { $file } není složka.
cli-file-error = { $file }: { $why }
cli-file-not-text = Soubor není text v UTF-8, a proto ani kronika.
cli-file-empty = Soubor je prázdný.
cli-file-truncated = Soubor končí předčasně, na řádku { $line }; nezapsal se nebo nezkopíroval celý.
cli-file-not-json = Soubor není JSON (řádek { $line }), a proto ani kronika.
arena-games = Musí se hrát aspoň jedna hra, ne { $games }.
arena-jobs = Pracovat musí aspoň jeden proces, ne { $jobs }.
cluster-missing = Na cluster je potřeba ještě jeden balíček: pip install 'kronika[cluster]'.
cluster-away = Na adrese { $address } žádný plánovač dask neodpovídá: { $why }
cluster-empty = Plánovač na adrese { $address } nemá žádné pracovníky. Spusť je: dask worker { $address } --nthreads 1
cluster-other = Pracovník { $worker } má jinou Kroniku ({ $theirs }) než tato ({ $ours }), takže by hrál jinak. Nainstaluj tam stejnou.
ladder-halves = Po půlkách se místa dělí rovným dílem: { $seats } není sudé číslo.
ladder-alone = Na žebříčku musejí být aspoň dva boti a dvě místa; botů je { $bots }, míst { $seats }.
ladder-other = Tyto výsledky jsou z jiného žebříčku: { $what } je tam { $kept }, ne { $now }. Zvol jiný soubor, nebo pokračuj v tomto žebříčku.
arena-illegal = Bot { $bot } dal nedovolenou odpověď, ve hře se semínkem { $seed }. { $why }

## kronika saga

cli-saga-exists = Soubor { $file } už existuje. Zvol jiný název, nebo v té sáze pokračuj příkazem kronika saga play.
cli-saga-new = Sága „{ $name }“ začíná, je v souboru { $file }. První partii odehrají boti příkazem kronika saga play.
cli-saga-worldless = Hra { $game } nemá světy, které by šlo zapsat textem; --string vynech.
cli-saga-no-string = Sága ještě nemá svět, který by se dal zapsat textem kroniky. Nejprve je třeba odehrát partii.
cli-saga-number = Č.
cli-saga-winner = Zvítězil

## kronika password

cli-password-new = Nové heslo účtu „{ $name }“: { $password }
cli-password-help = Dej je jen tomu, komu účet patří. Po přihlášení si je může změnit.

## kronika migrate

cli-migrate-new = Nové úložiště je připravené (verze úložiště { $now }).
cli-migrate-done = Úložiště je převedené z verze { $before } na { $now }. Jak vypadalo předtím, zůstává uložené vedle něj: kde, říká docs/upgrade.md.
cli-migrate-nothing = Úložiště je aktuální (verze úložiště { $now }); nebylo co dělat.
cli-migrate-runs = S touto složkou dat běží server na adrese { $address }. Nejdřív ho zastav: soubor se převádí, když nikdo nehraje.

## Tajné údaje ze souborů

cli-secret-twice = { $variable } i { $variable }_FILE jsou nastavené, ale platit může jen jedno. Jedno z nich zruš.
cli-secret-empty = Soubor { $file }, na který ukazuje { $variable }_FILE, je prázdný. Dej do něj to, co by jinak bylo v { $variable }.
## Hlášení

cli-reports-none = Nikdo nic nehlásí.
cli-reports-line =
    { $number }  { $at }  { $about ->
        [line] Řádek, píše { $whom }
        [name] Jméno „{ $whom }“
       *[person] { $whom }
    }, hlásí { $by }: { $reason }{ $done ->
        [yes] { " (vyřízeno)" }
       *[no] { "" }
    }
cli-reports-table = Stůl { $table } ({ $name })
cli-reports-persons = Kdo hlásí: { $by }; koho: { $whom }
cli-reports-done = Hlášení { $number } je vyřízené.

## Vymazání a úklid

cli-erase-sure = Opravdu nadobro vymazat: { $name }?
cli-erase-done = Vymazáno: { $name }. Účet, zařízení i zprávy jsou pryč. V hrách ostatních teď stojí „hráč 2“ (podle čísla židle).
cli-erase-help = Kopie, které si schováváš (zálohy a kopie před migrací), jméno pořád znají.
cli-tidy-nothing = Nic není moc staré.
cli-tidy-would = Smazalo by se:
cli-tidy-gone = Smazáno:
cli-tidy-table =
    { $kind ->
        [unfinished] Stůl { $table } ({ $game }) „{ $name }“, nedohraný, netknutý od { $at }
        [aside] Stůl { $table } ({ $game }) „{ $name }“, odložený, netknutý od { $at }
        [opened] Stůl { $table } ({ $game }) „{ $name }“, ze souboru, netknutý od { $at }
       *[finished] Stůl { $table } ({ $game }) „{ $name }“, dohraný, netknutý od { $at }
    }
cli-tidy-saga = Sága { $saga } ({ $game }) „{ $name }“ se všemi hrami
cli-tidy-lines =
    { $count ->
        [one] { $count } zpráva u stolu
        [few] { $count } zprávy u stolu
       *[other] { $count } zpráv u stolu
    }
cli-tidy-sessions =
    { $count ->
        [one] { $count } zařízení, které se nevrátilo
        [few] { $count } zařízení, která se nevrátila
       *[other] { $count } zařízení, která se nevrátila
    }
cli-tidy-guests =
    { $count ->
        [one] { $count } host bez stolu
        [few] { $count } hosté bez stolu
       *[other] { $count } hostů bez stolu
    }
cli-tidy-reports =
    { $count ->
        [one] { $count } hlášení
        [few] { $count } hlášení
       *[other] { $count } hlášení
    }
cli-tidy-waits =
    { $days ->
        [one] Kromě hlášení se ještě nic nemaže: server začal uklízet teprve nedávno. Zbývá { $days } den.
        [few] Kromě hlášení se ještě nic nemaže: server začal uklízet teprve nedávno. Zbývají { $days } dny.
       *[other] Kromě hlášení se ještě nic nemaže: server začal uklízet teprve nedávno. Zbývá { $days } dní.
    }

cli-puzzles-count = Hlavolam musí být aspoň jeden, ne { $count }.
cli-puzzles-found = { $number } z { $of }, po { $answers } odpovědích
cli-spoken = Ve vyprávěních se o někom píše jako o ní (she), o něm (he), nebo bez rodu (nic), ne „{ $given }“.
