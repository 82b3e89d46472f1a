### Co říkají stránky kolem stolu: police, nový stůl, pravidla, karty, záznam, nápověda.

## Oddíly

page-tables = Stoly
page-rules = Pravidla
page-cards = Karty
page-help = Nápověda
page-sections = Oddíly
page-you-are = Jmenuješ se { $name }. Změnit jméno
page-rename = Tvé jméno
page-rename-help = Pod ním tě vidí ostatní u stolu.
page-save = Uložit
page-again = Zkusit znovu
page-failed = Tohle se nepodařilo načíst.
page-foot = Kronika je neoficiální stůl pro přátele těchto her. S jejich vydavateli nemá nic společného.
page-credits = Autoři
page-version = Verze { $version }

## Čas

ago-now = právě teď
ago-minutes = před { $n } min
ago-hours = před { $n } h
ago-yesterday = včera { $time }
ago-date = { $date }

## Domovská stránka

home-night = Ještě nespíš?
home-morning = Dobré ráno
home-day = Vítej u stolu
home-evening = Dobrý večer
home-greeting = { $greeting }, { $name }
home-waits =
    { $count ->
        [0] Nikdo na tebe nečeká.
        [one] U jednoho stolu jsi na tahu.
        [2] U dvou stolů jsi na tahu.
        [3] U tří stolů jsi na tahu.
        [4] U čtyř stolů jsi na tahu.
       *[other] U { $count } stolů jsi na tahu.
    }
home-first = Vezmi z police krabici a zasedni.
home-shelf = Police s hrami
home-box = { $title }: založit stůl
home-play = Hrát hned
    .help = Hra proti snadnému soupeři v obvyklém složení. Začne okamžitě.
home-play-box = { $title }: hrát hned proti botovi
home-play-guest = Host
home-box-oath = Oath
    .sub = Kroniky říše a vyhnanství
    .time = 45–150 min
home-box-dominion = Dominion
    .sub = Intriky
    .time = 30 min
home-box-valeria = Království Valerie
    .sub = karty, kostky a nestvůry
    .time = 45 min
home-box-north = Vládcové Severu
    .sub = Settlers
    .time = 45–90 min
home-players =
    { $most ->
        [few] { $least }–{ $most } hráči
       *[other] { $least }–{ $most } hráčů
    }
home-my-tables = Mé stoly
home-none = Zatím tu žádný stůl nemáš. Od prvního tě dělí jedno kliknutí: hraj hned proti botovi, nebo vyber krabici a někoho pozvi.
home-none-on = Teď nic nehraješ. Další hra čeká na polici.
home-your-turn = Jsi na tahu
home-waits-for =
    { $count ->
        [one] Na tahu je { $names }
       *[other] Vybírají { $names }
    }
home-gathering = Čeká se na hráče
home-gathering-free =
    { $count ->
        [one] Jedno místo je ještě volné.
        [few] { $count } místa jsou ještě volná.
       *[other] { $count } míst je ještě volných.
    }
home-over = Dohráno
home-over-won =
    { $count ->
        [one] Vítěz: { $names }, { $scores }.
       *[other] O vítězství se dělí { $names }, { $scores }.
    }
home-continue = Pokračovat
home-open = Otevřít
home-replay = Přehrát záznam
home-news = něco nového
home-last = Naposledy dohráno:
home-last-won =
    { $count ->
        [one] vítěz { $names } { $scores }
       *[other] o vítězství se dělí { $names } { $scores }
    }
home-finished =
    { $count ->
        [one] Jedna dohraná hra
        [few] { $count } dohrané hry
       *[other] { $count } dohraných her
    }
home-mine = Všechny mé dohrané hry a má čísla
mine-title = Mé hry
mine-none = Zatím nemáš žádnou dohranou hru. Co dohraješ, najdeš tady i se záznamem.
mine-figures = Kolik mám výher
mine-game = Hra
mine-share = Výhry v %
mine-people = proti lidem
mine-against = soupeř: { $bot }
mine-how = Více botů se počítá jako nejsilnější z nich. Dělená výhra je výhra; vzdaná hra je prohraná.
mine-pages = Stránky
mine-page = stránka { $n } z { $of }
mine-newer = Novější
mine-older = Starší
home-chronicle = Otevřít kroniku
home-chronicle-file = Uložená hra v souboru.
home-chronicle-help = Uložená hra v souboru: vyber ji, nebo ji sem přetáhni.
home-chronicle-drop = Tady kroniku pusť
home-chronicle-not-json = { $file } není kronika: není to JSON. Kroniku uloží tlačítko „Stáhnout“ v záznamu hry.
home-chronicle-large = { $file } je na kroniku příliš velký.
home-seats = U stolu: { $names }

## Nový stůl

new-title = Nový stůl
new-game = Hra
new-name = Název stolu
new-name-default = { $game }, { $day }
new-player = Tvé jméno
new-player-placeholder = Jak ti máme říkat?
new-seats = Kdo zasedne
new-seat-you = ty
new-seat-free = Volné místo
new-seat-free-help = Dostaneš odkaz, který můžeš poslat.
new-seat-kind = Židle { $n }
new-seat-bot = bot
new-seat-add-bot = Přidat bota
new-seat-add-free = Přidat volné místo pro hosta
new-seat-add = Další židle
new-seat-remove = Odebrat: { $name }
new-seat-remove-free = Odebrat volné místo
new-seat-strength = Jak hraje { $name }
new-bot-strength = síla { $n } ze { $of }
new-bot-names = Oldřich, Markéta, Roland, Anežka, Konrád
new-levels = Proti komu hraješ?
new-levels-without-net = Naučená síť se tu nedá použít: hraje jako { $bot }.
new-levels-full = Žádné místo už nezbývá.
new-levels-least = Nejdřív vyber někoho jiného: hra potřebuje víc hráčů.
level-1 = učí se
level-2 = lehká
level-3 = střední
level-4 = těžká
level-5 = mistr
level-name-giles = Jiljí
level-name-dorothy = Dorota
level-name-severin = Severin
level-name-ludmila = Ludmila
level-name-wenceslas = Václav
new-order = Kdo začíná, určí los.
new-more = Další možnosti
new-choice-more = Všechny …
new-choice-own = Vlastní
new-picker = { $option }: výběr
new-picked = Vybráno { $n } z { $of }
new-picked-done = Vzít těchto { $of }
new-picked-clear = Zrušit výběr
new-lot = Losem
new-lot-open = Losem podle přání …
new-lot-draw = Losovat
new-lot-again = Losovat znovu
new-lot-wishes = Přání
new-lot-seed = Semínko
    .help = Ze stejných přání a stejného semínka vyjdou stejné karty; bez něj pokaždé jiné.
new-lot-any = kolik vyjde
new-lot-none = žádná
new-lot-most = nejvýš { $n }
new-lot-least = aspoň { $n }
new-lot-cards = { $label } ({ $count })
new-saved = Uložené
new-saved-none = Zatím tu nic není. Vyber karty a pak je ulož pod nějakým názvem.
new-saved-name = Pod jakým názvem uložit
new-saved-save = Uložit
new-saved-done = Uloženo v tomhle prohlížeči.
new-saved-remove = Smazat: { $name }
new-saved-share = Zkopírovat odkaz
new-saved-shared = Odkaz je zkopírovaný; kdo ho otevře, najde tyhle karty vybrané.
new-take = Vzít
new-choice-seats =
    { $seats ->
        [one] jen pro jednoho hráče.
        [few] jen pro { $seats } hráče.
       *[other] jen pro { $seats } hráčů.
    }
new-forced = patří k tolika hráčům
new-forced-saga = patří k sáze
new-start = Začít hru
new-open = Založit stůl
new-starting = Okamžik …
new-missing-player = Nejdřív nám řekni své jméno.
new-missing-seats = V takovém počtu se tahle hra hrát nedá.
new-missing-list = Vlastní výběr ještě není úplný.
new-missing-many = Aspoň jedno musí zůstat zaškrtnuté.
new-find-card = Najít kartu

## Stůl, který se schází

gather-waits =
    { $count ->
        [0] Všichni jsou tu.
        [one] Jedno místo je ještě volné.
        [few] { $count } místa jsou ještě volná.
       *[other] { $count } míst je ještě volných.
    }
gather-share = Pošli odkaz těm, které chceš u stolu mít. Kdo ho otevře, zvolí si jméno a židli.
gather-link = Odkaz s pozvánkou
gather-copy = Kopírovat
gather-copied = Odkaz máš ve schránce.
gather-copy-by-hand = Odkaz si zkopíruj z políčka.
gather-only-here = Tenhle odkaz vede jen na tento počítač, přátelé ho neotevřou. Spusť Kroniku příkazem „kronika serve --host 0.0.0.0“ a otevři ji na adrese, kterou má počítač v síti; odkaz pak bude fungovat i jim.
gather-fill = Posadit sem bota
gather-free = Uvolnit židli: { $name }
gather-sit = Posadit se
gather-sit-at = Posadit se na židli { $n }
gather-here = je tu
gather-away = teď tu není

## Pozvánka

invite-title = Pozvánka
invite-by = { $name } tě zve ke hře { $game }.
invite-game = Zvou tě ke hře { $game }.
invite-begun = Tahle hra už začala a všechna místa jsou obsazená.
invite-watch = Dívat se na hru
invite-over = Tahle hra už skončila.
invite-mine = U tohoto stolu už sedíš.
invite-go = Ke stolu
invite-no-table = Tahle pozvánka k žádnému stolu nevede. Řekni si o nový odkaz.

## Pravidla

rules-title = Pravidla
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-help = Slova v libovolném pořadí, s háčky i bez nich.
rules-found =
    { $count ->
        [0] Nic se nenašlo.
        [one] Jeden článek
        [few] { $count } články
       *[other] { $count } článků
    }
rules-clear = Ukázat vše
rules-copy = Kopírovat odkaz na { $clause }
rules-copied = Odkaz na { $clause } máš ve schránce.
rules-link = Článek { $clause }

## Pravidla, karty a statistika všech her

library-which = O které hře?
library-box = { $title }: { $section }

## Karty

cards-title = Karty
cards-search = Najít kartu
cards-set = Krabice
cards-kind = Druh
cards-cost = Cena
cards-all = Vše
cards-sort = Řadit podle
cards-sort-cost = ceny
cards-sort-name = názvu
cards-sort-set = krabice
cards-found =
    { $count ->
        [0] Taková karta tu není.
        [one] Jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }
cards-reset = Zrušit výběr
cards-filters = Výběr
cards-count-of = { $count } z { $of } karet

## Záznam

replay-title = Záznam
replay-eyes = Dívat se očima
replay-all = všech
replay-public = diváků
replay-step = krok { $n } z { $of }
replay-where = Krok { $n } z { $of }, { $turn }
replay-turn = { $turn }. tah, { $name }
replay-start = Na začátek
replay-turn-back = O tah zpět
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-next = O krok dál
replay-turn-next = O tah dál
replay-end = Na konec
replay-speed = Rychlost
replay-speed-of = { $speed }krát
replay-scrub = Okamžik hry
replay-keys-step = krok
replay-keys-turn = tah
replay-keys-play = přehrát
replay-points-of = { $name }: { $points }
replay-lead = Změna vedení
replay-leap = Velký tah
replay-leap-of = { $name }: +{ $gained } v jednom tahu.
replay-download-help = Uložit hru do souboru s kronikou
replay-share = Sdílet okamžik
replay-shared = Odkaz na tento okamžik máš ve schránce.
replay-won =
    { $count ->
        [one] Vítěz: { $names }, bodů: { $points }
       *[other] O vítězství se dělí { $names }, bodů: { $points }
    }
replay-from-chair = Hra ještě neskončila; díváš se ze své židle.
replay-from-public = Svět téhle ságy se teprve bude hrát; partii vidíš tak, jak ji viděli diváci.
replay-loading = Hra se načítá …
replay-table = Ke stolu
replay-log = Kronika hry
replay-graph-toggle = Graf
replay-setup = před prvním tahem

## Nápověda

help-title = Tvá první hra
help-lead = Tři minuty čtení a můžeš hrát.
help-contents = Na této stránce
help-start = Tři kroky k prvnímu Dominionu
help-start-1 = Vezmi krabici
help-start-1-text = Na domovské stránce vyber Dominion. Panel, který se otevře, je už vyplněný: ty, jeden bot a království deseti karet vhodné pro začátek. Napiš své jméno.
help-start-2 = Začni hru
help-start-2-text = Stiskni velké tlačítko. Kdo začíná, určí los, a ty držíš pět karet: Měďáky a Statky.
help-start-3 = Kupuj lepší karty
help-start-3-text = Ve svém tahu smíš zahrát akční kartu, pak vyložíš peníze a koupíš si kartu. Co koupíš, vrátí se ti do ruky po příštím míchání. Až dojdou Provincie, vyhrává, kdo má nejvíc vítězných bodů.
help-start-go = Založit stůl hned
help-table = Co stůl ukazuje
help-table-text = Nahoře sedí soupeři, uprostřed leží zásoba a před ní to, co se právě hraje. Dole je tvé místo: otázka a tvá ruka. Vpravo čteš kartu, na kterou ukazuješ, a kroniku hry.
help-table-seat = Soupeř: erb, jméno a slovy, co právě dělá. Čísla jsou jeho ruka, dobírací a odkládací balíček.
help-table-pile = Hromádka: vpravo nahoře kolik karet zbývá, vlevo dole kolik karta stojí. Druh karty prozradí rámeček barvou, vzorem, ikonou i slovem.
help-table-glow = Co září, to se dá teď vybrat. Vybrané je nadzvednuté a zaškrtnuté.
help-answer = Jak odpovídat
help-answer-text = Stůl se ptá vždy jen na jednu věc. Odpovědět se dá třemi způsoby; zvol si, který ti sedí.
help-answer-click = Kliknutím
help-answer-click-text = Klikni na to, co září: na kartu v ruce, hromádku, hráče, nebo na tlačítko u otázky. Kde se dá vybrat víc věcí, klikni na každou a pak výběr potvrď.
help-answer-list = Ze seznamu
help-answer-list-text = Klávesa L otevře všechny možnosti jako prostý seznam. Ten stačí na každou zdejší hru, i se čtečkou obrazovky.
help-answer-keys = Klávesami
help-answer-keys-text = Číslice 1 až 9 vybírají možnosti, Enter potvrzuje, šipky přecházejí mezi kartami, mezerník ukáže kartu zvětšenou a Esc vede zpět.
help-why = Proč to nejde?
help-why-text = Klikni na věc, která nezáří, a stůl řekne, proč ji vybrat nelze, i s číslem pravidla. Kliknutím na číslo se otevře jeho znění.
help-undo = Vzít zpět
help-undo-text = Klávesa Z vezme zpět tvou poslední odpověď, dokud od té doby nevyšlo najevo nic skrytého. Dál už musí svolit ostatní u stolu.
help-log = Kronika hry
help-log-text = Všechno, co se stane, se zapisuje. Ukaž na název karty a uvidíš ji. Po hře si ji můžeš celou přehrát očima kohokoli a uložit do souboru.
help-rules = Pravidla a karty
help-rules-text = V pravidlech se dá hledat a každý článek má vlastní adresu. Prohlížeč karet ukazuje všechny karty s texty a výklady.
help-away = Když musíš odejít
help-away-text = Zavři okno a vrať se, kdy chceš: stůl počká. V nabídce stolu můžeš nechat hrát za sebe bota, nebo hru vzdát.
help-fair = Rozdává se poctivě?
help-fair-text = Server se před rozdáním zaváže ke svému tajemství, tvůj prohlížeč k němu přidá vlastní číslo, a na konci si sám ověří, že se rozdávalo podle toho.
help-keys-title = Všechny klávesy u stolu
help-key-digits = vybrat možnost; svou číslici si nechává po celý tah
help-key-enter = potvrdit; když nechceš vybrat nic, stiskni ji dvakrát; když hrají ostatní, přeskočit na tvůj tah
help-key-e = ukončit tah nebo pokračovat bez ničeho (ve Vládcích Severu P a N)
help-key-oath = ve hře Oath po celou partii: hledání, shromažďování, obchod, vykoupení, tažení, cestování
help-key-arrows = přecházet mezi kartami
help-key-tab = na další místo u stolu
help-key-l = seznam všech možností
help-key-z = vzít zpět
help-key-r = co se stalo od tvého posledního tahu
help-key-space = ukázat kartu zvětšenou
help-key-h = rada: co by udělal dobrý hráč?
help-key-esc = zpět: nejdřív zmizí, co leží nad stolem; v lekci se tě pak zeptá, jestli chceš odejít, a příště pokračuje stejným krokem
help-key-f6 = v lekci ke slovům průvodce a zpátky ke stolu
help-keys-off = Jednotlivá písmena se dají v nastavení vypnout.
help-credits = Čí je to práce
help-credits-text = Ikony jsou z game-icons.net (CC BY 3.0) a z Lucide (ISC), písma jsou Cinzel, Alegreya a Source Sans 3 (SIL Open Font License).
help-credits-more = Všechna jména
help-figure-log = Stránka kroniky.
