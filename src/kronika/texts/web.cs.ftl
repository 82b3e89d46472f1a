### Co říkají společné části v prohlížeči: rám každého stolu, otázka, kronika, nastavení, chyby spojení.

## Všude

web-home = Domů
web-skip = Přejít k obsahu
web-close = Zavřít
web-lost = Taková stránka tu není.
web-lost-home = Zpět ke stolům
web-page-failed = Stránku se nepodařilo načíst. Máš připojení?
web-reload = Načíst znovu
web-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
web-server-failed = Server to nedokázal (chyba { $status }). Zkus to za chvíli znovu.
web-you = ty
web-bot = bot
mark-account = Přihlášený účet: tohle jméno je opravdu jeho.
mark-account-short = s účtem
mark-other = Není to ten účet: účet se jménem, které vypadá takhle, má někdo jiný.
mark-other-short = není to účet toho jména
web-rules = Pravidla
web-cards = Karty
web-replay = Záznam
web-credits = Poděkování
web-credits-about = Kronika je nakreslena těmito ikonami a písmy. Děkujeme jejich autorům.

## Nastavení

web-legend = Vysvětlivky
web-legend-lights = Světla
web-legend-can = Svítí
    .about = Teď to můžeš vybrat: klikni na to, nebo stiskni jeho číslici.
web-legend-chosen = Plná čára
    .about = Máš to vybráno. Dalším kliknutím výběr zrušíš.
web-legend-reach = Přerušovaná čára
    .about = Jedno kliknutí tam vede přes několik odpovědí: nejdřív zaplatíš nebo vyložíš, co je třeba.
web-legend-no = Bez světla
    .about = Teď to vybrat nejde. Po kliknutí se dozvíš proč, i s pravidlem.
web-legend-phases = Fáze
web-legend-tracks = Počítadla
web-legend-signs = Znaky na kartách
web-settings = Nastavení
web-settings-lang = Jazyk
web-settings-theme = Vzhled
web-settings-auto = podle systému
web-settings-light = světlé
web-settings-dark = tmavé
web-settings-text = Velikost písma
web-settings-text-usual = běžná
web-settings-text-large = velká
web-settings-text-largest = největší
web-settings-colors = Barvy
web-settings-colors-usual = běžné
web-settings-colors-apart = snadno rozlišitelné
web-settings-colors-about = Pro oči, kterým splývá červená nebo modrá se zelenou: hráči a značky dostanou jiné barvy.
web-settings-motion = Pohyb
web-settings-motion-off = žádný
web-settings-letters = Jednopísmenné klávesy
web-settings-on = zapnuto
web-settings-off = vypnuto
web-settings-letters-about = E ukončí tah, L otevře seznam možností, R řekne, co se stalo od tvého posledního tahu, Z bere zpět. Číslice, Enter, Esc a šipky fungují vždy.
web-settings-warned = Varovat, než o něco přijdu
web-settings-warned-about = Když končíš tah s nezahranou Akcí nebo útočíš bez kostek, hra se pro jistotu zeptá ještě jednou.
web-theme-light = Světlý vzhled
web-theme-dark = Tmavý vzhled

## Před hrou


## Otázka a odpověď

web-prompt = Otázka
web-options = Možnosti
web-choose-one = Vyber 1 z { $count }
web-options-count =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
web-which =
    { $thing ->
        [card] Co s kartou?
       *[other] Co chceš udělat?
    }
web-chosen = Vybráno:
web-whole-deck =
    { $count ->
        [one] Celý balíček ({ $count } karta)
        [few] Celý balíček ({ $count } karty)
       *[other] Celý balíček ({ $count } karet)
    }
web-doubt-again = Pokud to myslíš vážně, zvol to ještě jednou.
web-chosen-count = Vybráno { $count } z { $most }.
web-picked-as = vybráno jako { $order }.
web-order-matters = na pořadí záleží
web-hint-click = Co svítí, na to se dá kliknout, nebo to vybrat číslicí.
web-hint-tap =
    Co svítí, na to se dá klepnout; podržením { $told ->
        [0] kartu přečteš
       *[other] zjistíš, co z toho bude
    }.
# Při vysvětlování: kolik stojí a co přinese to, co se jím zvolí.
web-foretold = Co z toho bude: { $what }
web-hint-hold = Podržením zjistíš, co z toho bude.
web-hint-exactly = Vyber { $count }.
web-hint-most = Vyber nejvýš { $most }, nebo nic.
web-hint-range = Vyber { $least } až { $most }.
web-choose-full =
    { $most ->
        [one] Vybrat lze jen jednu možnost.
       *[other] Víc než { $most } vybrat nelze; nejdřív něco vrať.
    }
web-choose-more =
    { $missing ->
        [one] Vyber ještě jednu možnost.
        [few] Vyber ještě { $missing } možnosti.
       *[other] Vyber ještě { $missing } možností.
    }
web-confirm = Potvrdit
web-confirm-nothing = Nevybrat nic
web-confirm-nothing-sure = Opravdu nic?
web-n-of-m = { $n } z { $most }
web-less = O jednu méně: { $what }
web-more = O jednu více: { $what }
web-refused =
    Proč ne? { $count ->
        [one] Jedna věc teď není možná
        [few] { $count } věci teď nejsou možné
       *[other] { $count } věcí teď není možných
    }
web-waiting = Okamžik …
web-waiting-for =
    { $count ->
        [one] Teď vybírá { $names }.
       *[other] Teď vybírají { $names }.
    }
web-title-your-turn = ● Jsi na tahu · { $name }

## Místa u stolu

web-seat-on-turn = na tahu
web-seat-chooses = vybírá
web-seat-thinks = přemýšlí
web-seat-waits = čeká
web-seat-away = je pryč
web-seat-resigned = vzdáno
web-seat-won = vítězství
web-seat-done = dohráno

## Karty a balíčky

web-card-cost = stojí { $cost }
web-card-printed-cost = Běžně stojí { $cost }.
web-pile-left = zbývá { $count }
web-pile-empty = došlo
web-your-hand = Tvá ruka
web-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
web-closeup = Karta zblízka
web-meanings = Co na kartě stojí
web-closeup-empty = Ukaž na kartu a tady si ji přečteš.
web-rule = Pravidlo { $rule }
web-rule-unknown = Takový článek v pravidlech není.
web-rule-book = Najít v pravidlech
web-last-moves = Naposledy zahráno
web-begin = Hra začíná.

## Kronika a řeči

web-log = Kronika hry
web-log-turn = { $turn }. kolo · { $name }
web-log-earlier = Starší zápisy
web-chat = Řeči u stolu
web-chat-say = Napsat ostatním…

## O stole

web-table-menu = Stůl
web-line-lost = Spojení vypadlo. Kronika se vrací zpátky; nic se neztratilo.
web-undo = Vzít zpět
web-undo-asked = Chceš se vrátit; ostatní musí souhlasit.
web-undo-asks = { $name } chce vzít zpět poslední odpověď. Mezitím už něco vyšlo najevo. Souhlasíš?
web-undo-agree = Souhlasím
web-undo-refuse = Ne
web-undo-withdraw = Nechat to být
web-away = Ať za mě hraje bot
web-back = Vzít si své místo zpět
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?

## Konec

web-count-all = Ukázat všechno
web-result = Výsledek
web-won =
    { $count ->
        [0] Tentokrát nevítězí nikdo.
        [one] Vítězí { $names }!
       *[other] O vítězství se dělí { $names }!
    }
web-rematch = Hrát znovu
web-rematch-join = K další hře

## Karty, z nichž je vidět jen rub, a věci na stole bez vlastního obrázku

web-card-down = Lícem dolů: { $kind }
web-card-turned = lícem dolů
web-not-now = Teď to nejde: { $why }
