### Co říká jen stůl v prohlížeči.

type-field = Zdrojová lokace
type-upgrade = Vylepšení
type-location = Lokace
type-boost = Posílení
type-island = Ostrov

north-round = { $round }. kolo
north-pill-setup = Příprava
north-pill-lookout = Rozhled
north-pill-action = Akce
north-pill-expedition = Mořeplavba
north-pill-cleanup = Úklid
north-last-round = Poslední kolo

north-zone-looked = Dobrané karty
north-score = Stupnice bodů
north-score-of = { $name }: { $points } z { $goal } na stupnici
north-points-now = body nyní, se vším všudy
    .about = Tolik bodů by to bylo, kdyby hra skončila teď: body na bodovací desce (vedle jako stupnice), bod za každou kartu impéria, za každý zlaťák a za každé dvě suroviny.
    .rule = N8.2-a

north-wheel = Pět akcí
north-hub-round = kolo
north-disc-of = disk: { $name }
north-disc-turned = použitý podruhé
north-second-use = druhé použití disku za 1 jídlo
north-neighbors = sousedé: { $left }, { $right }

north-sea = Moře
north-near-islands = Blízké ostrovy
north-distant-islands = Vzdálené ostrovy
north-near = blízký
north-distant = vzdálený
north-needs-fish = loď s
north-deck-left =
    { $count ->
        [one] { $count } ostrov v balíčku
        [few] { $count } ostrovy v balíčku
       *[other] { $count } ostrovů v balíčku
    }
north-queue = Fronta lodí
north-queue-empty = Žádná loď ještě nevyplula.
north-berth = sem vypluje tvá loď
north-ship-of = loď { $number }, { $name }
north-no-cargo = bez nákladu
north-common-ship = společná loď

north-empire-of = Impérium: { $name }
north-your-empire = Tvé impérium
north-row-fields = Zdroje
north-row-actions = Akce
north-row-features = Vlastnosti
north-row-islands = Ostrovy
north-exhausted = vyčerpáno
north-raided-by = napadení: { $name }
north-copies = kopíruje: { $card }
north-upgrade-of = vylepšuje: { $card }
north-holds = leží na ní: { $what }
north-cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }

north-stock = Tvá zásoba
north-stock-of = Zásoba: { $name }
north-workers = Osadníci
north-rested = odpočatí
north-tired = unavení
north-ships = Lodě
north-discs = Disky
north-disc-free = volný
north-disc-out = leží: { $tile }
north-leaves = zbude

north-hand-head = Ruka
north-hand-about = balíček { $deck } · odloženo { $discard }
north-hand-fits =
    { $count ->
        [one] hodí se { $count } karta
        [few] hodí se { $count } karty
       *[other] hodí se { $count } karet
    }
north-hand-empty = Ruka je prázdná.
north-drawn-head = Dobráno
north-playing-head = Ve hře

north-passed = pasuje
north-first = začíná
north-choosing = vybírá
north-chosen = hotovo
north-workers-of = odpočatí osadníci: { $rested } z { $all }
north-in-hand =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }

north-starting = počáteční
north-build-with = k akci { $tile }
north-play-with = k akci { $tile }
north-word-pillage = plenění

north-step-card = karta
north-step-cargo = náklad
north-step-field = zdroj
north-step-location = lokace
north-help-action = Vyber zářící dílek nebo kartu; až máš pro toto kolo hotovo, pasuj.
north-help-companion = nejvýš jedno posílení, nebo jedna zdrojová lokace
north-help-keep = Ostatní karty odložíš.
north-help-waiting = Vybírají všichni naráz; ještě vybírá: { $names }
north-help-pay = Zlato zastoupí kteroukoli surovinu.

north-on-track = stupnice { $points }
north-visit-look = Ukaž na kartu a přečteš si ji.
north-visit-safe = Pasuje: napadnout tu nejde nic.
north-visit-targets = Co svítí, můžeš napadnout. Ukaž na kartu a přečteš si ji.
north-visit-count =
    { $count ->
        [one] { $count } cíl
        [few] { $count } cíle
       *[other] { $count } cílů
    }
north-visit-fields = Zdroje napadnout nelze
north-visit-features = ani vlastnosti
north-visit-exhausted = už vyčerpáno
north-visit-back = Zpět na moře
north-outcome = Co se stane
north-outcome-none = Vyber kartu: uvidíš tu, co z toho bude, a zatím se nic nestane.
north-outcome-you = Ty
north-outcome-spent = { CARD($card) }: karta se vyčerpá
north-outcome-unused = nepoužije:
north-outcome-stays = Než se obnoví; o nic dalšího nikdo nepřijde.
north-raid = Napadení
north-raid-help = Stojí 1 žeton útoku a kartu vyčerpá.
north-raid-cancel = Zrušit
north-led-by = Vede ho { $name }
north-is-struck = vyškrtnutý v draftu
north-liking = Jak se ti líbily tyhle klany pohromadě?
north-look-at-clan = Prohlédnout karty: { north-clan }
north-deck-of-clan =
    { $count ->
        [one] Tři počáteční lokace leží před tebou od začátku, v balíčku je { $count } karta.
        [few] Tři počáteční lokace leží před tebou od začátku, v balíčku jsou { $count } karty.
       *[other] Tři počáteční lokace leží před tebou od začátku, v balíčku je { $count } karet.
    }
