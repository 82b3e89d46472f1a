### Co říká jen stůl v prohlížeči.

type-denizen = Obyvatel
type-relic = Relikvie
type-site = Oblast
type-vision = Vize

oath-zone-site-relics = relikvie
oath-points = k přísaze

## Žetony

oath-token-pawn = Figura
oath-token-warbands = Družiny
oath-token-favor = Přízeň
oath-token-secrets = Tajemství
oath-keeper = Přísežník
    .about = Titul má ten, kdo plní, co přísaha žádá. Při obraně přidává svému držiteli kostku.
    .rule = 2.11
oath-usurper = Uzurpátor
    .about = Vyhnanec s titulem. Udrží-li ho na této straně do svého příštího procitnutí, vyhraje.
    .rule = 3.1

## Skupiny možností a hlavní akce, které teď nejdou

oath-group-major = Hlavní akce
oath-group-minor = Volné akce
oath-group-give = Dáváš
oath-option-search = { oath-action-search }
oath-option-muster = { oath-action-muster }
oath-option-trade = { oath-action-trade }
oath-option-recover = { oath-action-recover }
oath-option-campaign = { oath-action-campaign }
oath-option-travel = { oath-action-travel }
oath-option-station = { oath-do-station }
oath-option-withdraw = { oath-do-withdraw }
oath-option-self-exile = { oath-do-self-exile }

## Stůl: oblasti a desky

type-edifice = Stavba
oath-ruined = Zničená stavba
oath-only-site = Jen v oblasti
oath-only-adviser = Jen rádce
oath-locked = Uzamčená
oath-capacity = Karet
oath-reveal = Při odhalení
oath-time-action = Akce
oath-time-modifier = modifikátor
oath-time-played = Při zahrání
oath-time-passive = Trvale
oath-time-wake = Procitnutí
oath-time-rest = Odpočinek
oath-plan-attacker = Plán útoku
oath-plan-defender = Plán obrany
oath-plan-either = Bitevní plán
oath-track-dice = Obranné kostky
    .about = O kolik kostek posílí obranu, když se stane cílem tažení.
    .rule = 2.8.3
oath-unknown-site = Neznámá oblast
oath-unknown-help = Odhalí se, až sem někdo dojde.
oath-here = tady jsi
oath-rules = Ovládá: { $name }
oath-cards-at = Karty: { $site }
oath-free-slot = volno
oath-pawn-of = Figura: { $name }
oath-banks = Banky přízně
oath-regions = Kraje
oath-discards = odhoz
oath-no-cards = žádné karty
oath-visions-said =
    { $drawn ->
        [0] Zatím žádná vize; hledání v balíčku světa stojí { $supply } zásob.
        [one] Tažena { $drawn } vize; hledání v balíčku světa: zásoby { $supply }.
        [few] Taženy { $drawn } vize; hledání v balíčku světa: zásoby { $supply }.
       *[other] Taženo { $drawn } vizí; hledání v balíčku světa: zásoby { $supply }.
    }
oath-relic-deck =
    { $count ->
        [one] Balíček relikvií: { $count } karta
        [few] Balíček relikvií: { $count } karty
       *[other] Balíček relikvií: { $count } karet
    }
oath-board-of = Deska: { $name }
oath-your-board = Tvoje deska
oath-in-bank = v bance { $count }
oath-supply-title = Zásoby
oath-supply-said = Zásoby: { $supply }
oath-refresh = odpočinek přinese { $supply }
oath-label-oath = Přísaha
oath-nobody = nikdo
oath-rest-short = Ukončit tah
oath-last-round = konec
oath-round-said = Kolo { $round } z { $last }.
oath-end-die-said = { $least ->
        [6] Má-li titul Říše, hru ukončí šestka na kostce osudu.
       *[other] Má-li titul Říše, hru ukončí hod { $least } a víc na kostce osudu.
    }

## Jak by kdo mohl vyhrát

oath-ways = Jak by kdo mohl vyhrát
oath-how-you-win = Jak vyhraješ
oath-how-wins = Jak vyhraje { $name }
oath-near-calm = K výhře daleko
oath-near-near = Krok od výhry
oath-near-wins = Na prahu výhry
oath-their-sites = Oblasti
oath-site-cards = Karty
oath-hidden-card = Skrytá karta
oath-score-said = { $mine } proti { $best } nejlepšího z ostatních
oath-of-goal =
    { $oath ->
        [supremacy] { oath-oath-supremacy.text }
        [people] { oath-oath-people.text }
        [protection] { oath-oath-protection.text }
       *[devotion] { oath-oath-devotion.text }
    }
oath-of-successor =
    { $oath ->
        [supremacy] { oath-oath-supremacy.successor }
        [people] { oath-oath-people.successor }
        [protection] { oath-oath-protection.successor }
       *[devotion] { oath-oath-devotion.successor }
    }
oath-way-empire =
    { $stage ->
        [holds] Titul má Říše: zůstane-li jí do konce, je to výhra.
        [heir] Titul má Říše, ale Následníkem je { $player }.
       *[lost] Titul se musí vrátit Říši. { oath-of-goal }
    }
oath-way-successor =
    { $stage ->
        [holds] Následník: skončí-li hra vládou Říše, je to výhra místo Kancléře.
        [lost] Následník, ale Říše musí získat zpět titul.
       *[short] Následník: { oath-of-successor }
    }
oath-way-usurper =
    { $stage ->
        [wins] Uzurpátor: s titulem vyhraje v příštím procitnutí.
        [turns] V příštím procitnutí se stane Uzurpátorem, v dalším vyhraje.
       *[short] Titul: { oath-of-goal }
    }
oath-way-vision =
    { $stage ->
        [wins] { CARD($card) }: výhra v příštím procitnutí.
        [drawn] { CARD($card) } je splněna, tažené vize: { $drawn } z { $needed }.
       *[short] { CARD($card) }, tažené vize { $drawn }/{ $needed }.
    }

## Tažení

oath-campaign-title = { $attacker } × { $defender }
oath-campaign-bandits = { $attacker } × bandité
oath-map = Mapa
oath-to-battle = Zpět k bitvě
oath-to-deal = Zpět k dohodě
oath-to-permission = Zpět k žádosti
oath-to-drawn = Zpět ke kartám
oath-attacks = útočí
oath-defends = brání se
oath-with-allies = a { $names }
oath-attack = útok
oath-defense = obrana
oath-attack-dice = Útočné kostky
oath-defense-dice = Obranné kostky
oath-target-pawn = Figura a přízeň
oath-targets = Cíle
oath-on-board = na desce
oath-plans-attack = Plány útočníka
oath-plans-defense = Plány obránců
oath-ledger-force = Družiny
oath-ledger-title = Titul
oath-count-swords =
    { $count ->
        [one] { $count } meč
        [few] { $count } meče
       *[other] { $count } mečů
    }
oath-count-hollow =
    { $count ->
        [one] { $count } prázdný meč, dva platí za jeden
        [few] { $count } prázdné meče, dva platí za jeden
       *[other] { $count } prázdných mečů, dva platí za jeden
    }
oath-count-skulls =
    { $count ->
        [one] { $count } lebka
        [few] { $count } lebky
       *[other] { $count } lebek
    }
oath-count-shields =
    { $count ->
        [one] { $count } štít
        [few] { $count } štíty
       *[other] { $count } štítů
    }
oath-count-doubling =
    { $count ->
        [one] { $count } zdvojení
        [few] { $count } zdvojení
       *[other] { $count } zdvojení
    }
oath-count-sacrificed = Obětované družiny
oath-force-site = { CARD($site, case: "at") }
oath-force-board = deska: { $name }
oath-sacrifice-of = Oběť: { $amount } z { $force }
oath-sacrifice-short = Na zvrat bitvy družiny nestačí.
oath-die-still = ještě nehozená
oath-die-attack-0 = prázdný meč
oath-die-attack-1 = meč
oath-die-attack-2 = dva meče a lebka
oath-die-defense-0 = nic
oath-die-defense-1 = štít
oath-die-defense-2 = dva štíty
oath-die-defense-3 = zdvojuje štíty
oath-step-targets = Cíle
oath-step-plans = Kostky a plány
oath-step-defense = Obrana
oath-step-attack = Útok
oath-step-losses = Ztráty
oath-step-spoils = Kořist
oath-stage-targets = Volí se cíle a scházejí se spojenci.
oath-stage-plans = Sbírají se kostky a používají bitevní plány.
oath-stage-defense = Obranné kostky padly.
oath-stage-attack = Útočné kostky padly.
oath-stage-losses = Poražený počítá ztráty.
oath-stage-spoils = Vítěz bere kořist.
oath-stage-victor =
    { $bandits ->
        [0] Bitvu vyhrává { $name }, { $attack } proti { $defense }.
       *[other] Bitvu vyhrávají bandité, { $attack } proti { $defense }.
    }

## Dohody

oath-deal = Dohoda
oath-deal-citizenship = Občanství
oath-offer-of = { $name } nabízí, komu: { $partner }
oath-offer-gives = { $name } dává
oath-offer-wants = { $name } chce
oath-want-from = Má dát { $name }
oath-make-offer = Nabídnout
oath-answered =
    { $how ->
        [made] { $name } a { $partner } mají dohodu.
        [countered] { $partner } odpovídá protinávrhem na nabídku, kterou dává { $name }.
        [void] Z dohody nic není: { $name } a { $partner }.
       *[refused] { $partner } odmítá nabídku, kterou dává { $name }.
    }
oath-because = „{ $words }“
oath-nothing = nic
oath-term-facedown = skrytý rádce č. { $number }
oath-term-peace = mír pro toto a příští kolo

## Svolení

oath-permission = Svolení
oath-if =
    .yes = { $whose ->
        [mine] Když to dovolíš
       *[other] Když to { $player } dovolí
    }
    .no = { $whose ->
        [mine] Když odmítneš
       *[other] Když { $player } odmítne
    }
oath-permit-withdraw =
    .yes = { $name } dostane na desku { oath-some-warbands }. { $left ->
        [0] Žádná nezůstane { CARD($site, case: "at") }.
        [one] { $left } družina zůstane { CARD($site, case: "at") }.
        [few] { $left } družiny zůstanou { CARD($site, case: "at") }.
       *[other] { $left } družin zůstane { CARD($site, case: "at") }.
    }
    .no = Všechny družiny zůstanou { CARD($site, case: "at") }. Znovu o ně smí { $name } žádat, až když udělá něco jiného.
oath-permit-take =
    .yes = { $name } dostane na desku { oath-some-warbands }. { $player } si { $left ->
        [0] nenechá žádnou.
        [one] nechá { $left } družinu.
        [few] nechá { $left } družiny.
       *[other] nechá { $left } družin.
    }
    .no = { $player } si nechá všechny družiny. Znovu o ně smí { $name } žádat, až když udělá něco jiného.
oath-permit-give =
    .yes = { $player } nic neplatí a bude mít na desce { $left ->
        [one] { $left } družinu.
        [few] { $left } družiny.
       *[other] { $left } družin.
    }
    .no = Družiny si nechá { $name }. Znovu je smí nabídnout, až když udělá něco jiného.
oath-permit-ally =
    .yes = { $amount ->
        [0] { $name } nemá družiny, které by šlo k obraně přidat, ale smí používat bitevní plány.
       *[other] { $name } přidá k obraně { oath-some-warbands } z desky a smí používat bitevní plány.
    } { $player } za to nic neplatí.
    .no = { $name } se bitvy neúčastní: ani družinami z desky, ani bitevními plány.
oath-permit-turn = S dovolením do konce tahu už { $name } o totéž žádat nemusí.

## Volné akce několika slovy

oath-more-minor = Další volné akce
oath-take-back = Zrušit
oath-short-adviser = Zahrát { CARD($card, case: "acc") }
oath-short-show = Ukázat { CARD($card, case: "acc") }
oath-short-peek = Prohlédnout relikvii { $number }
oath-short-peek-reliquary = Relikviář: { oath-the-space }
oath-short-peek-adviser = Rádce { $number }: { $player }
oath-short-station = Družiny do oblasti
oath-short-withdraw = Družiny na desku
oath-short-give-warbands = Dát družiny: { $player }
oath-short-ask-warbands = Žádat družiny: { $player }
oath-short-offer = Občanství: { $player }
oath-short-exile = Vyhnat: { $player } (přízeň { $favor })
oath-short-self-exile = Do vyhnanství

## Síly oblastí několika slovy

short-ancient-city = Za kartu Řádu sem: 2 družiny
short-barren-coast = Na jiné pobřeží za 1 díl zásob
short-buried-giant = Otoč tajemství: cesta bez zásob
short-charming-valley = Cesta odtud: o 1 díl zásob víc
short-deep-woods = Za kartu Dravosti sem: relikvie
short-drowned-city = Procitneš tu: vezmi 1 tajemství
short-fertile-valley = Za kartu Vroucna sem: +1 přízeň
short-great-slum = Než sem zahraješ, smíš odhodit
short-lush-coast = Na jiné pobřeží za 1 díl zásob
short-marshes = Hledání tady: o 1 kartu méně
short-mine = Procitneš tu: vezmi 1 přízeň
short-mountain = Útok sem: −1 kostka
short-narrow-pass = Jediná cesta do tohoto kraje
short-plains = Útok sem: +1 kostka
short-river = Ovládáš-li ji: o 1 družinu víc
short-rocky-coast = Na jiné pobřeží za 1 díl zásob
short-salt-flats = Procitneš tu: vezmi 1 žeton
short-shrouded-wood = Odtud za 2 díly, vede tě vládce
short-standing-stones = Za kartu Tajemna sem: tajemství
short-steppe = Za kartu Nomádů sem: tajemství
short-the-hidden-place = Cesta či útok: otoč tajemství
short-the-tribunal = Akce: závazné ujednání
short-wastes = Za kartu Sváru sem: relikvie

## Šance na jevišti

oath-percent = { $percent } %
oath-percent-more = +{ $percent } %
oath-percent-less = −{ $percent } %
oath-odds = Šance
oath-odds-attack = na výhru
oath-odds-defense = na ubránění
oath-odds-dice =
    { $force ->
        [one] Hodí si tvá { $force } družina?
       *[other] Kolik ze tvých { $force } družin si hodí?
    }
oath-odds-pools = Kostky { $attack } proti { $defense }, k tomu { $guard }
oath-odds-outright = vyhrají samy kostky
oath-odds-sacrifice = vyhraje oběť
oath-odds-lost = prohra, ať děláš cokoli
oath-odds-held = útok neuspěje
oath-odds-left = Průměrně zbude
oath-odds-falls = Obrana při porážce ztratí
oath-odds-of = { $count } z { $force }
oath-odds-short = Když kostky nestačí
oath-odds-give =
    { $left ->
        [0] Obětovat { $amount }: vyhraješ, nezbude nikdo
       *[other] Obětovat { $amount }: vyhraješ, zbude až { $left }
    }
oath-odds-kept = Zbylé družiny, šance v %
oath-odds-plans = Bitevní plány
oath-odds-answers = Možné odpovědi
oath-odds-answer = { $name }: pak { $percent } %
oath-odds-answer-open = { $name }: ?
oath-odds-reroll = { $name }: smí hodit znovu
oath-odds-facedown =
    { $count ->
        [one] { $count } skrytý rádce: ?
        [few] { $count } skrytí rádci: ?
       *[other] { $count } skrytých rádců: ?
    }
    .help = Co leží lícem dolů, nemá v této bitvě žádnou schopnost.
oath-if-won = Když útok vyhraje
oath-if-lost = Když neuspěje
oath-staging = Bitva právě probíhá.
oath-skip = Ukázat vše
oath-battle-done = OK
oath-zoom-in = Zvětšit mapu
oath-zoom-out = Celá mapa

oath-chair-1 = ty, jako Kancléř
oath-liking = Jak se ti tenhle svět líbil?
oath-recap-points =
    { $change ->
        [0] pro přísahu { $points }
       *[other] pro přísahu { $before } → { $points }
    }
