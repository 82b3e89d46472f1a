### Co se říká u stolu při hře Oath: výzvy, možnosti, důvody, záznam hry a popisky.

game-oath = Oath: Kroniky říše a vyhnanství
    .about = Drž přísahu Říše jako Kancléř, nebo ji zlom jako Vyhnanec: dobýváním, vizí, anebo zevnitř jako Občan.

## Volby před hrou

option-oath-world = Svět
    .help = Co po sobě nechaly dřívější partie: mapa, balíčky a přísaha.
option-oath-world-first = První partie
    .help = Mladá Říše: tři známé oblasti, prvních 54 obyvatel a všechno ostatní podle náhody.
option-oath-world-tutorial = Připravená první partie
    .help = Pro čtyři hráče; mapa i pořadí karet ve všech balíčcích jsou dané.
option-oath-world-random = Náhodný
    .help = Svět, jaký mohla zanechat nějaká Kronika, s náhodnou přísahou.
option-oath-oath = Přísaha
    .help = V čem má Přísežník vynikat nad ostatní.
option-oath-oath-inherited = Podle světa
    .help = Přísaha, která patří ke zvolenému světu.
option-oath-oath-supremacy = Nadvláda
    .help = Ovládat nejvíc oblastí.
option-oath-oath-people = Lid
    .help = Vlastnit Přízeň lidu.
option-oath-oath-protection = Ochrana
    .help = Vlastnit nejvíc relikvií a praporců.
option-oath-oath-devotion = Oddanost
    .help = Vlastnit Nejtemnější tajemství.
option-oath-citizens = Občané od začátku
    .help = Které desky leží stranou Občan nahoru; kdo si takovou vezme, začíná na straně Říše.
option-oath-citizens-red = Červená
    .help = Červená deska leží stranou Občan nahoru.
option-oath-citizens-blue = Modrá
    .help = Modrá deska leží stranou Občan nahoru.
option-oath-citizens-yellow = Žlutá
    .help = Žlutá deska leží stranou Občan nahoru.
option-oath-citizens-white = Bílá
    .help = Bílá deska leží stranou Občan nahoru.
option-oath-citizens-black = Černá
    .help = Černá deska leží stranou Občan nahoru.

oath-world-players =
    Svět „{ $world ->
        [tutorial] { option-oath-world-tutorial }
       *[other] { $world }
    }“ je určený pro jiný počet hráčů ({ $players }) a u stolu jich je { $seats }. Zvol jiný svět, nebo změň počet hráčů.

## Boti

oath-bot-random = Náhoda
    .about = Dělá kterýkoli povolený tah, všechny se stejnou chutí.
oath-bot-regent = Regent
    .about = Jde za přísahou, za vizí, nebo za trůnem, jak mu velí role, a odpoví na každou nabídku.
oath-bot-oracle = Věštkyně
    .about = Než odpoví, vyzkouší si své možnosti v říších, které si představí, podle úsudku Regenta.
oath-bot-giles = Jiljí
    .title = nováček
    .about = Chodí sem a tam a bere, co je po ruce; jak se vyhrává, na to ještě nepřišel.
oath-bot-dorothy = Dorota
    .title = čekatelka
    .about = Čeká na Vizi a o trůn nechává hádat se ostatní.
oath-bot-severin = Severin
    .title = nájezdník
    .about = Vezme, co se dá vzít dnes, a na příští kolo nemyslí.
oath-bot-ludmila = Ludmila
    .title = vizionářka
    .about = Sbírá karty a tajemství a udeří, když má Vizi nebo přísahu na dosah.
oath-bot-wenceslas = Václav
    .title = panovník
    .about = Zváží každý praporec, tah si přehraje v duchu a udeří, když jsou šance na jeho straně.

## Části stolu

oath-phase-setup = Příprava hry
    .about = Rozkládá se svět z Kroniky.
    .rule = 1
oath-phase-wake = Procitnutí
    .about = Tah začíná: povinnost k lidu, pak se zjistí, zda někdo nezvítězil, a vezmeš si, co leží ve tvé oblasti.
    .rule = 4.1
oath-phase-act = Činy
    .about = Provedeš tolik akcí, kolik chceš; hlavní akce spotřebují zásoby.
    .rule = 4.2
oath-phase-rest = Odpočinek
    .about = Přízeň se vrátí do bank, tajemství k tobě a doplní se ti zásoby.
    .rule = 4.3
oath-phase-round-end = Konec kola
    .about = Všichni měli tah. Od pátého kola tu může hra skončit.
    .rule = 4-c

oath-track-supply = Zásoby
    .about = Tím se platí hlavní akce. Doplní se při Odpočinku: čím víc družin v soukromé bance, tím víc.
    .rule = 4.2-c
oath-track-favor = Přízeň
    .about = Platí se jí schopnosti, shromažďování a obchod. Bere se ze šesti bank.
    .rule = 2.1.3
oath-track-secrets = Tajemství
    .about = Platí se jimi schopnosti; ta, která leží na kartách, se při Odpočinku vrátí.
    .rule = 4.3.2
oath-track-flipped = Tajemství lícem dolů
    .about = Použitá tajemství. Při Odpočinku se zase otočí lícem nahoru.
    .rule = 4.3.2
oath-track-warbands = Družiny
    .about = Družiny na desce: bojují v taženích a dají se přesunout do oblastí.
    .rule = 2.2.1
oath-track-reserve = Družiny v bance
    .about = Nevyužité družiny. Odtud se shromažďují a podle jejich počtu se doplňují zásoby.
    .rule = 2.2.3
oath-track-bank-discord = Banka Sváru
    .about = Přízeň, kterou ještě může přinést obchod s kartami se symbolem Sváru.
    .rule = 2.1.3
oath-track-bank-arcane = Banka Tajemna
    .about = Přízeň, kterou ještě může přinést obchod s kartami se symbolem Tajemna.
    .rule = 2.1.3
oath-track-bank-order = Banka Řádu
    .about = Přízeň, kterou ještě může přinést obchod s kartami se symbolem Řádu.
    .rule = 2.1.3
oath-track-bank-hearth = Banka Vroucna
    .about = Přízeň, kterou ještě může přinést obchod s kartami se symbolem Vroucna.
    .rule = 2.1.3
oath-track-bank-beast = Banka Dravosti
    .about = Přízeň, kterou ještě může přinést obchod s kartami se symbolem Dravosti.
    .rule = 2.1.3
oath-track-bank-nomad = Banka Nomádů
    .about = Přízeň, kterou ještě může přinést obchod s kartami se symbolem Nomádů.
    .rule = 2.1.3
oath-track-round = Kolo
    .about = Které z osmi kol se hraje.
    .rule = 2.1.4
oath-track-visions = Tažené vize
    .about = Kolik vizí už vyšlo z balíčku světa. Čím víc, tím dražší je v něm hledat.
    .rule = 2.1.6

oath-zone-site = Oblast
oath-zone-world = Balíček světa
oath-zone-pile = Odhazovací balíček
oath-zone-reliquary = Říšský relikviář
oath-zone-advisers = Rádci
oath-zone-relics = Relikvie
oath-zone-vision = Odhalená vize
oath-zone-drawn = Dobrané karty

oath-sum-points = vítězství
oath-sum-sites = oblasti
oath-sum-relics = relikvie
oath-sum-banners = praporce

oath-color-purple = fialová
oath-color-red = červená
oath-color-blue = modrá
oath-color-yellow = žlutá
oath-color-white = bílá
oath-color-black = černá

## Slova, z nichž se skládají jiná

oath-of-suit =
    { $suit ->
        [discord] { oath-suit-discord.gen }
        [arcane] { oath-suit-arcane.gen }
        [order] { oath-suit-order.gen }
        [hearth] { oath-suit-hearth.gen }
        [beast] { oath-suit-beast.gen }
       *[nomad] { oath-suit-nomad.gen }
    }
oath-to-region =
    { $region ->
        [cradle] { oath-region-cradle.to }
        [provinces] { oath-region-provinces.to }
       *[hinterland] { oath-region-hinterland.to }
    }
oath-in-region =
    { $region ->
        [cradle] { oath-region-cradle.at }
        [provinces] { oath-region-provinces.at }
       *[hinterland] { oath-region-hinterland.at }
    }
oath-the-banner =
    { $banner ->
        [peoples-favor] { oath-banner-peoples-favor.acc }
       *[darkest-secret] { oath-banner-darkest-secret.acc }
    }
oath-the-space =
    { $space ->
        [brutal] { oath-reliquary-brutal }
        [careless] { oath-reliquary-careless }
        [decadent] { oath-reliquary-decadent }
       *[greedy] { oath-reliquary-greedy }
    }
oath-the-place =
    { $slot ->
        [0] horní oblast { oath-region-cradle.at }
        [1] dolní oblast { oath-region-cradle.at }
        [2] horní oblast { oath-region-provinces.at }
        [3] prostřední oblast { oath-region-provinces.at }
        [4] dolní oblast { oath-region-provinces.at }
        [5] horní oblast { oath-region-hinterland.at }
        [6] prostřední oblast { oath-region-hinterland.at }
       *[7] dolní oblast { oath-region-hinterland.at }
    }
oath-the-color =
    { $color ->
        [purple] { oath-color-purple }
        [red] { oath-color-red }
        [blue] { oath-color-blue }
        [yellow] { oath-color-yellow }
        [white] { oath-color-white }
       *[black] { oath-color-black }
    }
oath-for-supply =
    { $supply ->
        [0] bez zásob
        [one] za { $supply } díl zásob
        [few] za { $supply } díly zásob
       *[other] za { $supply } dílů zásob
    }
oath-and-toll =
    { $toll ->
        [0] { "" }
        [one] , k tomu { $toll } přízeň
        [few] , k tomu { $toll } přízně
       *[other] , k tomu { $toll } přízní
    }
oath-and-flips =
    { $flips ->
        [0] { "" }
       *[other] , k tomu otočit { $flips } tajemství lícem dolů
    }
oath-for-cost = { oath-for-supply }{ oath-and-toll }{ oath-and-flips }
oath-in-round =
    { $round ->
        [2] ve { $round }. kole
        [3] ve { $round }. kole
        [4] ve { $round }. kole
       *[other] v { $round }. kole
    }
oath-some-favor =
    { $amount ->
        [one] { $amount } přízeň
        [few] { $amount } přízně
       *[other] { $amount } přízní
    }
oath-some-secrets = { $amount } tajemství
oath-some-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
oath-some-warbands =
    { $amount ->
        [one] { $amount } družinu
        [few] { $amount } družiny
       *[other] { $amount } družin
    }
oath-price =
    { $favor ->
        [0] { "" }
        [one] { $favor } přízeň
        [few] { $favor } přízně
       *[other] { $favor } přízní
    }{ $secrets ->
        [0] { $favor ->
            [0] nic
           *[other] { "" }
        }
       *[other] { $favor ->
            [0] { "" }
           *[other] { " a " }
        }{ $secrets } tajemství
    }
oath-gives =
    { $give-favor ->
        [0] { "" }
        [one] dává { $give-favor } přízeň
        [few] dává { $give-favor } přízně
       *[other] dává { $give-favor } přízní
    }{ $give-secret ->
        [0] { "" }
       *[other] { $give-favor ->
                [0] dává { "" }
               *[other] { ", " }
            }{ $give-secret } tajemství
    }{ $give-other ->
        [0] { $give-favor ->
            [0] { $give-secret ->
                [0] nedává nic
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $give-favor ->
                [0] { $give-secret ->
                    [0] dává { "" }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }{ $give-other ->
                [one] { $give-other } věc uvedenou v záznamu
                [few] { $give-other } věci uvedené v záznamu
               *[other] { $give-other } věcí uvedených v záznamu
            }
    }
oath-wants =
    { $want-favor ->
        [0] { "" }
        [one] chce { $want-favor } přízeň
        [few] chce { $want-favor } přízně
       *[other] chce { $want-favor } přízní
    }{ $want-secret ->
        [0] { "" }
       *[other] { $want-favor ->
                [0] chce { "" }
               *[other] { ", " }
            }{ $want-secret } tajemství
    }{ $want-other ->
        [0] { $want-favor ->
            [0] { $want-secret ->
                [0] nechce nic
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $want-favor ->
                [0] { $want-secret ->
                    [0] chce { "" }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }{ $want-other ->
                [one] { $want-other } věc uvedenou v záznamu
                [few] { $want-other } věci uvedené v záznamu
               *[other] { $want-other } věcí uvedených v záznamu
            }
    }

## Výzvy: příprava a tahy

oath-ask-board = Kterou desku si vezmeš?
oath-ask-stock = Na oblasti zbývá málo přízně, celkem { $count }. Kam přijde?
oath-ask-arrive = Kde začne tvá figura?
oath-ask-peoples-favor = Přízeň lidu: přidáš na ni přízeň, nebo jednu vrátíš?
oath-ask-treasury = { CARD($site) }: vezmeš si odtud žeton?
oath-ask-act =
    { $supply ->
        [0] Co uděláš? Zásoby už nemáš.
        [one] Co uděláš? Zbývá ti { $supply } díl zásob.
        [few] Co uděláš? Zbývají ti { $supply } díly zásob.
       *[other] Co uděláš? Zbývá ti { $supply } dílů zásob.
    }
oath-ask-rest = Odpočinek: použiješ některou schopnost?
oath-ask-keeper = Kdo po tobě převezme titul Přísežníka?
oath-ask-power = { CARD($card) }: co si vybereš?
oath-ask-modifiers =
    { $action ->
        [search] Použiješ při tomto hledání některý modifikátor?
        [muster] Použiješ při tomto shromažďování některý modifikátor?
        [trade] Použiješ při tomto obchodu některý modifikátor?
        [recover] Použiješ při tomto vykoupení některý modifikátor?
        [campaign] Použiješ při tomto tažení některý modifikátor?
       *[travel] Použiješ na této cestě některý modifikátor?
    }

## Výzvy: karty

oath-ask-search = Kde budeš hledat?
oath-ask-keep =
    { $use ->
        [adviser] Kterou kartu si necháš jako skrytého rádce?
       *[play] Kterou kartu si necháš?
    }
oath-ask-discard-order =
    { $count ->
        [one] Odhoď { $count } kartu.
        [few] V jakém pořadí odhodíš { $count } karty? Poslední bude ležet navrchu.
       *[other] V jakém pořadí odhodíš { $count } karet? Poslední bude ležet navrchu.
    }
    .do = Odhodit { $cards }
oath-ask-play = { CARD($card) }: co s kartou uděláš?
oath-ask-show = Komu skrytého rádce ukážeš?
oath-ask-room = Rádců by bylo příliš. Kterého odhodíš?
oath-ask-discard-first =
    { $must ->
        [1] Oblast je plná. Kterou kartu nejdřív odhodíš?
       *[0] Odhodíš nejdřív jinou kartu?
    }
oath-ask-conspire = Spiknutí: spálíš 1 tajemství a něco si vezmeš?
oath-ask-swap = { CARD($card) }: se kterou kartou Nomádů se prohodí?
oath-ask-bank =
    { CARD($card) }: ze které banky získáš { $count ->
        [one] { $count } přízeň
        [few] { $count } přízně
       *[other] { $count } přízní
    }?
oath-ask-banks =
    { CARD($card) }: ze kterých bank získáš { $count ->
        [one] { $count } přízeň
        [few] { $count } přízně
       *[other] { $count } přízní
    }?
    .do = { $count ->
        [one] Získat { $count } přízeň
        [few] Získat { $count } přízně
       *[other] Získat { $count } přízní
    }

## Výzvy: shromažďování, obchod, vykoupení, cestování

oath-ask-muster = Na které kartě shromáždíš družiny?
oath-ask-trade = Se kterou kartou budeš obchodovat?
oath-ask-recover = Co vykoupíš?
oath-ask-spread =
    { $count ->
        [one] Z praporce odchází { $count } přízeň. Do které banky?
        [few] Z praporce odcházejí { $count } přízně. U které banky začne rozdělování?
       *[other] Z praporce odchází { $count } přízní. U které banky začne rozdělování?
    }
oath-ask-banner-amount = Kolik zaplatíš za { oath-the-banner }?
oath-ask-relic = Kterou relikvii si vezmeš?
oath-ask-dowsing = Dobraná relikvie: { CARD($card) }. Co s ní uděláš?
oath-ask-skeleton-key = V Relikviáři leží { CARD($card) }. Co uděláš?
oath-ask-travel = Kam se vydáš?
oath-ask-make-travel = Má se { $player } vydat na cestu?
oath-ask-make-travel-yes = Ať jde { $player } na cestu
oath-ask-make-travel-no = Ať { $player } zůstane
oath-ask-send = Kam se má vydat { $player }?
oath-ask-toll =
    { $flips ->
        [0] Máš odejít sem: { oath-the-place }. Zaplatíš mýto?
       *[other] Máš odejít sem: { oath-the-place }. Otočíš za to { $flips } tajemství lícem dolů?
    }
oath-ask-toll-yes =
    { $flips ->
        [0] Zaplatit mýto a jít
       *[other] Otočit { $flips } tajemství a jít
    }
oath-ask-toll-no = Neplatit a nikam nejít

## Výzvy: tažení

oath-ask-campaign = Na koho zaútočíš?
oath-ask-targets =
    { $count ->
        [one] Máš { $count } cíl. Přidáš další?
        [few] Máš { $count } cíle. Přidáš další?
       *[other] Máš { $count } cílů. Přidáš další?
    }
oath-ask-dice =
    { $defense ->
        [one] Obrana má { $defense } kostku. Kolika kostkami zaútočíš?
        [few] Obrana má { $defense } kostky. Kolika kostkami zaútočíš?
       *[other] Obrana má { $defense } kostek. Kolika kostkami zaútočíš?
    }
oath-ask-ally = { $player } čelí útoku. Přidáš se k obraně jako spojenec?
oath-ask-ally-yes = Přidat se k obraně
oath-ask-ally-no = Nepřidat se
oath-ask-permit-ally = { $player } se chce přidat k tvé obraně. Dovolíš to?
oath-ask-plans = Útočných kostek: { $attack }, obranných: { $defense }. Použiješ bitevní plán?
oath-ask-sign = { CARD($card) }: počet útočných kostek je { $attack }. Přidat, nebo ubrat?
oath-ask-wrestlers = { CARD($card) }: která družina se obětuje?
oath-ask-signals-from = { CARD($card) }: které družiny stáhneš na svou desku?
    .do = { $count ->
        [one] Stáhnout { $count } družinu
        [few] Stáhnout { $count } družiny
       *[other] Stáhnout { $count } družin
    }
oath-ask-signals-to = { CARD($card) }: kam pošleš družiny ze své desky?
    .do = { $count ->
        [one] Poslat { $count } družinu
        [few] Poslat { $count } družiny
       *[other] Poslat { $count } družin
    }
oath-ask-sacrifice =
    { $amount ->
        [one] Útok { $attack }, obrana { $defense }. Obětuješ pro vítězství { $amount } družinu?
        [few] Útok { $attack }, obrana { $defense }. Obětuješ pro vítězství { $amount } družiny?
       *[other] Útok { $attack }, obrana { $defense }. Obětuješ pro vítězství { $amount } družin?
    }
oath-ask-losses =
    { $count ->
        [one] Vyber { $count } družinu, která padne.
        [few] Vyber { $count } družiny, které padnou.
       *[other] Vyber { $count } družin, které padnou.
    }
    .do = { $count ->
        [one] Ztratit { $count } družinu
        [few] Ztratit { $count } družiny
       *[other] Ztratit { $count } družin
    }
oath-ask-occupy =
    { $count ->
        [one] Máš { $count } družinu. Kterou dobytou oblast obsadí?
        [few] Máš { $count } družiny. Které dobyté oblasti obsadí?
       *[other] Máš { $count } družin. Které dobyté oblasti obsadí?
    }
    .do = { $count ->
        [one] Umístit { $count } družinu
        [few] Umístit { $count } družiny
       *[other] Umístit { $count } družin
    }
oath-ask-burn =
    { $amount ->
        [one] Spálíš { $amount } přízeň, kterou má { $player }?
        [few] Spálíš { $amount } přízně, které má { $player }?
       *[other] Spálíš { $amount } přízní, které má { $player }?
    }
oath-ask-burn-yes =
    { $amount ->
        [one] Spálit { $amount } přízeň
        [few] Spálit { $amount } přízně
       *[other] Spálit { $amount } přízní
    }
oath-ask-burn-no = Nespálit nic
oath-ask-sticky-fire = { CARD($card) }: zabiješ zbytek poraženého vojska?
oath-ask-sticky-fire-yes = Zabít zbytek vojska
oath-ask-sticky-fire-no = Ušetřit zbytek
oath-ask-become-citizen = { CARD($card) }: přijmeš občanství?
oath-ask-become-citizen-yes = Stát se Občanem
oath-ask-become-citizen-no = Zůstat Vyhnancem
oath-ask-again = { CARD($card) }: zahájíš další tažení?
oath-ask-again-yes = Zahájit další tažení
oath-ask-again-no = Dál netáhnout
oath-ask-garrison =
    { $count ->
        [one] Která oblast dostane { $count } družinu?
        [few] Které { $count } oblasti dostanou po jedné družině?
       *[other] Kterých { $count } oblastí dostane po jedné družině?
    }
    .do = { $count ->
        [one] Umístit { $count } družinu
        [few] Umístit { $count } družiny
       *[other] Umístit { $count } družin
    }

## Výzvy: družiny, občanství a dohody

oath-ask-station = Kolik družin pošleš z desky do oblasti?
oath-ask-withdraw = Kolik družin stáhneš z oblasti na desku?
oath-ask-share = Kolik družin?
oath-ask-free = Kolik družin propustíš?
oath-ask-permit-withdraw = { $player } chce stáhnout { oath-some-warbands } { CARD($site, case: "from") } na desku. Dovolíš to?
oath-ask-permit-take = { $player } chce { oath-some-warbands } z tvé desky. Dovolíš to?
oath-ask-permit-give = { $player } ti chce dát { oath-some-warbands }. Dovolíš to?
oath-ask-reliquary = Kterou relikvii k nabídce přidáš? Odpovídat bude { $player }.
oath-ask-show-relics = Které relikvie z Relikviáře ukážeš? Uvidí je jen { $player }.
    .do = { $count ->
        [one] Ukázat { $count } relikvii
        [few] Ukázat { $count } relikvie
       *[other] Ukázat { $count } relikvií
    }
oath-ask-show-reliquary = Ukážeš nabízenou relikvii? Uvidí ji jen { $player }.
oath-ask-show-reliquary-yes = Ukázat relikvii
oath-ask-show-reliquary-no = Neukázat
oath-ask-replace =
    { $count ->
        [one] Fialových družin je málo. Vyber { $count } svou družinu, která odejde bez náhrady.
        [few] Fialových družin je málo. Vyber { $count } své družiny, které odejdou bez náhrady.
       *[other] Fialových družin je málo. Vyber { $count } svých družin, které odejdou bez náhrady.
    }
    .do = { $count ->
        [one] Vzdát se { $count } družiny
        [few] Vzdát se { $count } družin
       *[other] Vzdát se { $count } družin
    }
oath-ask-gathering = Přijde tvá figura { CARD($site, case: "to") }?
oath-ask-gathering-yes = Přijít { CARD($site, case: "to") }
oath-ask-gathering-no = Nepřijít
oath-ask-gathering-deal = S kým chceš vyjednávat?

oath-deal-offer = Co navrhneš? Odpovídat bude { $partner }. Vyber, co dáš a co chceš.
    .do = Nabídnout
oath-deal-answer = { $proposer } { oath-gives } a { oath-wants }. Co odpovíš?
oath-citizenship-offer = Jde o občanství; jedná s tebou { $partner }. Co dáš a co chceš kromě toho?
    .do = Nabídnout
oath-citizenship-answer = Občanství s relikvií z Relikviáře: k tomu { $proposer } { oath-gives } a { oath-wants }. Co odpovíš?

oath-deal-give-favor = Dát 1 přízeň
oath-deal-give-secret = Dát 1 tajemství
oath-deal-give-relic = Dát { CARD($card, case: "acc") }
oath-deal-give-banner = Dát { oath-the-banner }
oath-deal-give-adviser = Dát { CARD($card, case: "acc") }
oath-deal-give-hidden = Dát skrytého rádce ({ CARD($card) })
oath-deal-give-peace = Slíbit mír v tomto a příštím kole
oath-deal-want-favor = Chtít 1 přízeň
oath-deal-want-secret = Chtít 1 tajemství
oath-deal-want-relic = Chtít { CARD($card, case: "acc") }
oath-deal-want-banner = Chtít { oath-the-banner }
oath-deal-want-adviser = Chtít { CARD($card, case: "acc") }
oath-deal-want-facedown = Chtít skrytého rádce č. { $number }
oath-deal-want-hidden = Chtít skrytého rádce ({ CARD($card) })
oath-deal-want-peace = Chtít mír v tomto a příštím kole

## Možnosti: co v tahu dělat

oath-action-search = Hledání
    .about = Dobereš tři karty z balíčku světa, nebo z odhazovacího balíčku svého kraje. Jednu si necháš a zahraješ ji do své oblasti, nebo mezi rádce.
    .rule = 5.1
oath-action-muster = Shromažďování
    .about = Zaplatíš přízeň na kartu ve své oblasti a na tvou desku přijdou dvě družiny.
    .rule = 5.2
oath-action-trade = Obchod
    .about = Na kartu ve své oblasti položíš tajemství a dostaneš přízeň, nebo dvě přízně a dostaneš tajemství: tím víc, čím víc máš odhalených rádců téhož symbolu.
    .rule = 5.3
oath-action-recover = Vykoupení
    .about = Za její cenu získáš relikvii ze své oblasti, nebo za jeho cenu praporec.
    .rule = 5.4
oath-action-campaign = Tažení
    .about = Kostkami zaútočíš na hráče, nebo na bandity: o oblasti, relikvie a praporce, nebo o vyhnání figury.
    .rule = 5.5
oath-action-travel = Cestování
    .about = Přesuneš svou figuru do jiné oblasti. Čím dál putuje, tím víc zásob to stojí.
    .rule = 5.6
oath-do-rest = Odpočinout si a skončit tah
    .about = Skončí tvůj tah: přízeň se vrátí do bank, tajemství k tobě a doplní se ti zásoby.
    .rule = 4.3
oath-do-go-on = Pokračovat
oath-do-use = Použít { CARD($card, case: "acc") }
oath-do-adviser = Zahrát nebo odhodit { CARD($card, case: "acc") }
oath-do-show = Ukázat někomu { CARD($card, case: "acc") }
oath-do-peek = Podívat se na relikvii č. { $number } ve své oblasti
oath-do-peek-reliquary = Podívat se do Relikviáře: { oath-the-space }
oath-do-peek-site = Podívat se na kartu: { oath-the-place }
oath-do-peek-relic = Podívat se na relikvii č. { $number }: { oath-the-place }
oath-do-peek-adviser = Podívat se na skrytého rádce č. { $number }, kterého má { $player }
oath-do-station = Přesunout družiny z desky do oblasti
oath-do-withdraw = Stáhnout družiny z oblasti na desku
oath-do-give-warbands = Předat družiny; dostane je { $player }
oath-do-ask-warbands = Požádat o družiny, které má { $player }
oath-do-offer = Nabídnout občanství; odpoví { $player }
oath-do-exile =
    { $favor ->
        [one] Poslat do vyhnanství za { $favor } přízeň; odejde { $player }
        [few] Poslat do vyhnanství za { $favor } přízně; odejde { $player }
       *[other] Poslat do vyhnanství za { $favor } přízní; odejde { $player }
    }
oath-do-self-exile = Odejít do vyhnanství
oath-do-refuse = Odmítnout
oath-do-allow = Dovolit
oath-do-permit-turn = Dovolit do konce tohoto tahu
oath-do-count = { $count }
oath-do-player = { $player }
oath-do-keeper = { $player }

## Možnosti: karty

oath-do-search-deck = Hledat v balíčku světa { oath-for-cost } ({ oath-some-cards })
oath-do-search-pile = Hledat v odhazovacím balíčku { oath-in-region } { oath-for-cost } ({ oath-some-cards })
oath-do-keep = Nechat si { CARD($card, case: "acc") }
oath-do-discard = Odhodit { CARD($card, case: "acc") }
oath-do-discard-adviser = Odhodit { CARD($card, case: "acc") }
oath-do-discard-none = Neodhodit nic
oath-do-play-site = Zahrát { CARD($card, case: "acc") } { CARD($site, case: "to") }
oath-do-play-faceup = Zahrát { CARD($card, case: "acc") } mezi odhalené rádce
oath-do-play-facedown = Nechat si { CARD($card, case: "acc") } mezi skrytými rádci
oath-do-play-vision = Odhalit { CARD($card, case: "acc") }
oath-do-play-conspiracy = Zahrát { CARD($card, case: "acc") }
oath-do-play-discard = Odhodit { CARD($card, case: "acc") }
oath-do-conspire-none = Nevzít si nic
oath-do-take-relic = Vzít { CARD($card, case: "acc") }; přijde o to { $player }
oath-do-take-banner = Vzít { oath-the-banner }; přijde o to { $player }
oath-do-devour = Odhodit { CARD($card, case: "acc") } a přesunout se tam
oath-do-swap = Prohodit za { CARD($card, case: "acc") }
oath-do-swap-none = Neprohazovat
oath-do-swap-both = Prohodit { CARD($card, case: "acc") } a { CARD($other, case: "acc") }
oath-do-pile = Odhazovací balíček { oath-in-region }
oath-do-bank =
    { $favor ->
        [one] Banka { oath-of-suit }, leží tam { $favor } přízeň
        [few] Banka { oath-of-suit }, leží tam { $favor } přízně
       *[other] Banka { oath-of-suit }, leží tam { $favor } přízní
    }

## Možnosti: shromažďování, obchod, vykoupení, cestování

oath-do-muster = Položit přízeň na { CARD($card, case: "acc") }: { oath-some-warbands } ({ oath-for-cost })
oath-do-trade-favor =
    { CARD($card) }: dát tajemství, získat { $favor ->
        [one] { $favor } přízeň
        [few] { $favor } přízně
       *[other] { $favor } přízní
    }{ $secrets ->
        [0] { "" }
       *[other] { " " }a { $secrets } tajemství
    } ({ oath-for-cost })
oath-do-trade-secrets =
    { CARD($card) }: dát 2 přízně, získat { $secrets } tajemství{ $favor ->
        [0] { "" }
        [one] { " " }a { $favor } přízeň
        [few] { " " }a { $favor } přízně
       *[other] { " " }a { $favor } přízní
    } ({ oath-for-cost })
oath-do-recover-relic = Relikvie č. { $number } ve tvé oblasti za { oath-price }
oath-do-recover-banner = Vykoupit { oath-the-banner }, nejméně za { oath-price }
oath-do-pay =
    { $banner ->
        [peoples-favor] Zaplatit { oath-some-favor }
       *[darkest-secret] Zaplatit { oath-some-secrets }
    }
oath-do-suit = Banka { oath-of-suit }
oath-do-relic = Relikvie č. { $number }
oath-do-reliquary = Relikvie na poli { oath-the-space }
oath-do-take-drawn = Vzít si { CARD($card, case: "acc") }
oath-do-relic-bottom = Dát { CARD($card, case: "acc") } dospod balíčku relikvií
oath-do-leave-relic = Nechat { CARD($card, case: "acc") }, kde je
oath-do-travel = Cestovat { CARD($site, case: "to") } { oath-for-cost }
oath-do-explore = Prozkoumat { oath-for-cost }: { oath-the-place }
oath-do-nowhere = Necestovat nikam
oath-do-place-banner = Dát 1 přízeň na Přízeň lidu
oath-do-return-banner = Vrátit 1 přízeň do banky { oath-of-suit }
oath-do-take-none = Nevzít si nic
oath-do-take-favor = Vzít si 1 přízeň
oath-do-take-secret = Vzít si 1 tajemství

## Možnosti: tažení, družiny, příprava

oath-do-campaign = Zaútočit { oath-for-cost }; brání se { $player }
oath-do-campaign-bandits = Zaútočit na bandity { oath-for-cost }
oath-do-targets-done = To jsou všechny
oath-do-target-site = { CARD($site) }
oath-do-target-pawn = Figura a přízeň: { $player }
oath-do-target-banner = Praporec: { oath-the-banner }
oath-do-target-relic = { CARD($card) }
oath-do-dice =
    { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }
oath-do-more-dice =
    { $dice ->
        [one] Přidat { $dice } útočnou kostku
        [few] Přidat { $dice } útočné kostky
       *[other] Přidat { $dice } útočných kostek
    }
oath-do-fewer-dice =
    { $dice ->
        [one] Ubrat { $dice } útočnou kostku
        [few] Ubrat { $dice } útočné kostky
       *[other] Ubrat { $dice } útočných kostek
    }
oath-do-sacrifice = Obětovat { oath-some-warbands }
oath-do-sacrifice-none = Neobětovat nikoho
oath-do-sacrifice-site =
    { $count ->
        [one] { $count } družina { CARD($site, case: "at") }
        [few] { $count } družiny { CARD($site, case: "at") }
       *[other] { $count } družin { CARD($site, case: "at") }
    }
oath-do-sacrifice-board =
    { $count ->
        [one] { $count } družina z desky, kterou má { $player }
        [few] { $count } družiny z desky, kterou má { $player }
       *[other] { $count } družin z desky, kterou má { $player }
    }
oath-do-lose-site = Družina { CARD($site, case: "at") } (celkem { $count })
oath-do-lose-board = Družina na desce, kterou má { $player } (celkem { $count })
oath-do-occupy = Družina { CARD($site, case: "to") }
oath-do-withdraw-from = Družina { CARD($site, case: "from") }
oath-do-signal-board = Družina na desce, kterou má { $player } (celkem { $count })
oath-do-free =
    { $count ->
        [one] Propustit { $count } družinu ({ oath-the-color }); dostane ji { $player }
        [few] Propustit { $count } družiny ({ oath-the-color }); dostane je { $player }
       *[other] Propustit { $count } družin ({ oath-the-color }); dostane je { $player }
    }
oath-do-board-exile = Deska Vyhnance, barva { oath-the-color }
oath-do-board-citizen = Deska Občana, barva { oath-the-color }
oath-do-stock = Přízeň { CARD($site, case: "to") }
oath-do-arrive = Začít { CARD($site, case: "at") }

## Proč něco nejde

oath-why-supply =
    { $needed ->
        [one] Stojí to { $needed } díl zásob, ty máš { $have }.
        [few] Stojí to { $needed } díly zásob, ty máš { $have }.
       *[other] Stojí to { $needed } dílů zásob, ty máš { $have }.
    }
oath-why-favor =
    { $needed ->
        [one] Stojí to { $needed } přízeň, ty máš { $have }.
        [few] Stojí to { $needed } přízně, ty máš { $have }.
       *[other] Stojí to { $needed } přízní, ty máš { $have }.
    }
oath-why-secrets = Stojí to { $needed } tajemství lícem nahoru, ty máš { $have }.
oath-why-no-search = Není kde hledat.
oath-why-no-muster = Ve tvé oblasti není karta, na kterou by šlo položit přízeň.
oath-why-no-trade = Ve tvé oblasti není karta, se kterou by šlo obchodovat.
oath-why-no-recover = Není co vykoupit.
oath-why-no-campaign = Ve tvé oblasti není na koho útočit.
oath-why-no-travel = Není kam cestovat.
oath-why-empty = Nejsou tu žádné karty.
oath-why-no-price = V této oblasti se relikvie vykoupit nedají.
oath-why-guarded = Nejtemnější tajemství má { $player } a rádci ho chrání.
oath-why-promise = Trvá mír, který má od tebe slíbený { $player }.
oath-why-narrow-pass = Nejdřív musí přijít na řadu { CARD($card) }, jiná cesta sem nevede.
oath-why-true-names = Tento plán ti zakazuje nepřítel, má { CARD($card, case: "acc") }.
oath-why-circlet = Chrání to { CARD($card) }, má ji { $player }.
oath-why-greedy =
    { $supply ->
        [few] Chamtivost: hledání by stálo { $supply } díly zásob a smí stát nejvýš 2.
       *[other] Chamtivost: hledání by stálo { $supply } dílů zásob a smí stát nejvýš 2.
    }
oath-why-cost = { CARD($card) }: na zaplacení nemáš dost přízně nebo tajemství lícem nahoru.
oath-why-occupied = { CARD($card) }: na kartě leží žetony, platit na ni nejde.
oath-why-nothing-to-use = { CARD($card) }: není na co schopnost použít.
oath-why-full = { CARD($site) }: další karta se tam nevejde.
oath-why-site-only = { CARD($card) }: tato karta smí být pouze v oblasti.
oath-why-adviser-only = { CARD($card) }: tato karta smí být pouze mezi rádci.
oath-why-locked-advisers = Tví rádci jsou uzamčení a místo uvolnit nemohou.
oath-why-imperial-vision = { CARD($card) }: lícem nahoru hrají vize jen Vyhnanci.
oath-why-not-ruled = Oblast, kde stojíš, neovládáš.
oath-why-cannot-place = Některá tvá karta ti zakazuje dávat družiny do oblastí.
oath-why-not-again = Jen by se tím vrátil poslední přesun.
oath-why-no-leave = Kancléř to zrovna nedovolil.
oath-why-last-warband = Poslední družina musí v oblasti zůstat.
oath-why-reliquary-empty = Relikviář je prázdný a bez relikvie občanství nabídnout nejde.
oath-why-offer-refused = Tvou nabídku v tomto tahu už zná { $player }.
oath-why-scepter-held = Kdo má Žezlo moci, do vyhnanství odejít nemůže.
oath-why-scepter-taken = Žezlo moci máš teprve od tohoto tahu, poslouží ti až v příštím.

## Záznam: příprava a tahy

oath-log-arrive = { $name } začíná { CARD($site, case: "at") }.
oath-log-turn = { $name } začíná tah { oath-in-round }.
oath-log-tend-banner = { $name } dává 1 přízeň na Přízeň lidu.
oath-log-return-banner = { $name } vrací 1 přízeň z Přízně lidu do banky { oath-of-suit }.
oath-log-mob = { $name } otáčí Přízeň lidu na stranu Lůzy.
oath-log-usurper = { $name } otáčí titul na stranu Uzurpátora.
oath-log-title = { $name } získává titul Přísežníka.
oath-log-use = { $name } používá { CARD($card, case: "acc") }.
oath-log-end-die = Na kostce osudu padá { $rolled }, hru ukončí aspoň { $least }.
oath-log-win = { $name } vítězí.

## Záznam: akce

oath-log-search = { $name } hledá.
oath-log-muster = { $name } shromažďuje družiny.
oath-log-trade = { $name } obchoduje.
oath-log-recover = { $name } vykupuje.
oath-log-campaign = { $name } zahajuje tažení.
oath-log-travel = { $name } cestuje.
oath-log-moved = { $name } přichází { CARD($site, case: "to") }.
oath-log-explore = { $name } se vydává do neznáma, kde čeká { oath-the-place }.
oath-log-reveal-site = { $name } odhaluje { CARD($site, case: "acc") }.

## Záznam: karty

oath-log-draw-world = { $name } si dobírá z balíčku světa { $cards }.
oath-log-draw-pile = { $name } si dobírá z odhazovacího balíčku { oath-in-region } { $cards }.
oath-log-vision-drawn =
    { $drawn ->
        [one] { $name } má mezi dobranými kartami vizi, je tažená { $drawn }.
        [few] { $name } má mezi dobranými kartami vizi, jsou tažené { $drawn }.
       *[other] { $name } má mezi dobranými kartami vizi, je jich taženo { $drawn }.
    }
oath-log-show = { $name } ukazuje { $cards }.
oath-log-discard = { $name } odhazuje { $cards } { oath-to-region }.
oath-log-bury = { $name } dává dospod balíčku světa { $cards }.
oath-log-adviser =
    { $seen ->
        [0] { $name } má nového skrytého rádce.
       *[other] { $name } si bere mezi skryté rádce { $cards }.
    }
oath-log-adviser-up = { $name } má nového rádce: { CARD($card) }.
oath-log-play-site = { $name } hraje { CARD($card, case: "acc") } { CARD($site, case: "to") }.
oath-log-vision = { $name } odhaluje { CARD($card, case: "acc") }.
oath-log-conspiracy = { $name } hraje { CARD($card, case: "acc") }.
oath-log-move-card = { $name } přesouvá { CARD($card, case: "acc") } { CARD($site, case: "to") }.
oath-log-swap = { $name } prohazuje { CARD($card, case: "acc") } a { CARD($other, case: "acc") }.
oath-log-peek =
    { $seen ->
        [0] { $name } si prohlíží relikvii { CARD($site, case: "at") }.
       *[other] { $name } si prohlíží { $cards } { CARD($site, case: "at") }.
    }
oath-log-peek-reliquary =
    { $seen ->
        [0] { $name } nahlíží do Relikviáře na pole { oath-the-space }.
       *[other] { $name } vidí v Relikviáři { $cards } na poli { oath-the-space }.
    }
oath-log-peek-adviser =
    { $seen ->
        [0] { $name } si prohlíží skrytého rádce, kterého má { $player }.
       *[other] { $name } si prohlíží mezi skrytými rádci { $cards }, tu kartu má { $player }.
    }
oath-log-peek-site =
    { $seen ->
        [0] { $name } si prohlíží skrytou kartu: { oath-the-place }.
       *[other] { $name } vidí { $cards }: { oath-the-place }.
    }
oath-log-peek-pile = { $name } si prohlíží v odhazovacím balíčku { oath-in-region } { $cards }.
oath-log-peek-world = { $name } si prohlíží navrchu balíčku světa { $cards }.
oath-log-show-adviser =
    { $seen ->
        [0] { $name } ukazuje skrytého rádce, vidí ho { $player }.
       *[other] { $name } ukazuje { $cards }, kartu vidí { $player }.
    }
oath-log-inquisitor-found = { $name } nachází Spiknutí a bere si ho, přichází o ně { $player }.

## Záznam: přízeň, tajemství a zásoby

oath-log-gain-favor = { $name } získává { oath-some-favor } z banky { oath-of-suit }.
oath-log-get-favor = { $name } dostává { oath-some-favor }.
oath-log-bank-favor = { $name } platí { oath-some-favor } do banky { oath-of-suit }.
oath-log-burn-favor = { $name } pálí { oath-some-favor }.
oath-log-give-favor = { $player } dostává { oath-some-favor }, dává { $name }.
oath-log-place-favor = { $name } pokládá { oath-some-favor } na { CARD($card, case: "acc") }.
oath-log-move-bank = { $name } přesouvá { oath-some-favor } z banky { oath-of-suit } do banky Vroucna.
oath-log-gain-secrets = { $name } získává { oath-some-secrets }.
oath-log-burn-secrets = { $name } pálí { oath-some-secrets }.
oath-log-flip-secrets = { $name } otáčí { oath-some-secrets } lícem dolů.
oath-log-take-secret = { $name } bere 1 tajemství, přichází o ně { $player }.
oath-log-give-secrets = { $player } dostává { oath-some-secrets }, dává { $name }.
oath-log-place-secrets = { $name } pokládá { oath-some-secrets } na { CARD($card, case: "acc") }.
oath-log-storyteller = { $name } přidává tajemství na Nejtemnější tajemství, počet na něm: { $amount }.
oath-log-gain-supply =
    { $amount ->
        [one] { $name } získává { $amount } díl zásob.
        [few] { $name } získává { $amount } díly zásob.
       *[other] { $name } získává { $amount } dílů zásob.
    }

## Záznam: relikvie a praporce

oath-log-relic = { $name } má novou relikvii: { CARD($card) }.
oath-log-draw-relic =
    { $seen ->
        [0] { $name } si prohlíží další relikvii z balíčku.
       *[other] { $name } si prohlíží relikvii z balíčku: { $cards }.
    }
oath-log-relic-bottom = { $name } dává relikvii dospod balíčku relikvií.
oath-log-uncover = V Relikviáři se odkrývá pole { oath-the-space }, řídit se jím musí { $name }.
oath-log-recover-banner =
    { $amount ->
        [one] { $name } vykupuje { oath-the-banner }, na praporci leží { $amount } žeton.
        [few] { $name } vykupuje { oath-the-banner }, na praporci leží { $amount } žetony.
       *[other] { $name } vykupuje { oath-the-banner }, na praporci leží { $amount } žetonů.
    }
oath-log-seize-banner =
    { $name } uchvacuje { oath-the-banner }{ $burned ->
        [0] { "" }
        [one] , shoří přitom { $burned } žeton
        [few] , shoří přitom { $burned } žetony
       *[other] , shoří přitom { $burned } žetonů
    }.
oath-log-give-banner = { $name } dostává { oath-the-banner }.

## Záznam: družiny

oath-log-gain-warbands = { $name } získává { oath-some-warbands }.
oath-log-lose-warbands = { $name } ztrácí na desce { oath-some-warbands }.
oath-log-lose-at-site = { $name } přichází { CARD($site, case: "at") } o { oath-some-warbands }.
oath-log-station = { $name } posílá { oath-some-warbands } { CARD($site, case: "to") }.
oath-log-withdraw = { $name } stahuje { oath-some-warbands } { CARD($site, case: "from") }.
oath-log-retreat = { $name } bere na desku { oath-some-warbands } { CARD($site, case: "from") }.
oath-log-share-warbands = { $player } dostává { oath-some-warbands }, dává { $name }.
oath-log-set-free = { $player } dostává { oath-some-warbands } z klece, propouští { $name }.
oath-log-request-withdraw = { $name } chce stáhnout { oath-some-warbands } { CARD($site, case: "from") } na desku. Svolení musí dát { $player }.
oath-log-request-take = { $name } chce převzít z desky na desku { oath-some-warbands }. Svolení musí dát { $player }.
oath-log-request-give = { $name } chce předat z desky na desku { oath-some-warbands }. Svolení musí dát { $player }.
oath-log-request-ally = { $name } se chce přidat k obraně jako spojenec. Svolení musí dát { $player }.
oath-log-permit = { $player } žádá a { $name } svoluje.
oath-log-forbid = { $player } žádá, ale { $name } nesvoluje.

## Záznam: tažení

oath-log-attacks =
    { $player ->
        [-1] { $name } útočí na bandity.
       *[other] { $name } útočí, brání se { $player }.
    }
oath-log-targets =
    { $count ->
        [one] { $name } určuje { $count } cíl.
        [few] { $name } určuje { $count } cíle.
       *[other] { $name } určuje { $count } cílů.
    }
oath-log-target-site = Cílem je oblast: { CARD($target) }.
oath-log-target-pawn = Cílem je figura a přízeň: { $player }.
oath-log-target-banner =
    { $target ->
        [peoples-favor] Cílem je praporec: { oath-banner-peoples-favor }.
       *[darkest-secret] Cílem je praporec: { oath-banner-darkest-secret }.
    }
oath-log-target-relic = Cílem je relikvie: { CARD($target) }.
oath-log-ally = { $name } se přidává k obraně, brání se { $player }.
oath-log-pools = Kostek k útoku: { $attack }, k obraně: { $defense }.
oath-log-plan =
    { $name ->
        [-1] Bandité používají bitevní plán: { CARD($card) }.
       *[other] { $name } používá bitevní plán: { CARD($card) }.
    }
oath-log-roll-defense =
    { $name ->
        [-1] Bandité házejí na obranu, její síla je { $defense }.
       *[other] { $name } hází na obranu, její síla je { $defense }.
    }
oath-log-roll-attack = { $name } hází na útok, jeho síla je { $attack } proti { $defense }.
oath-log-sacrifice = { $name } obětuje { oath-some-warbands }.
oath-log-victor =
    { $name ->
        [-1] Bandité vítězí: útok { $attack }, obrana { $defense }.
       *[other] { $name } vítězí v bitvě: útok { $attack }, obrana { $defense }.
    }

## Záznam: občanství a dohody

oath-log-offer-citizenship = { $name } nabízí občanství a relikvii z pole { oath-the-space }, odpovídá { $player }.
oath-log-shown-relic =
    { $seen ->
        [0] { $name } smí vidět relikvii na poli { oath-the-space }.
       *[other] { $name } vidí na poli { oath-the-space } { $cards }.
    }
oath-log-refused-citizenship = { $name } zůstává ve vyhnanství.
oath-log-citizen = { $name } přijímá občanství.
oath-log-exile = { $name } odchází do vyhnanství.
oath-log-offer = { $name } předkládá návrh, odpovídá { $player }.
oath-log-term-give-favor = { $name } nabízí { oath-some-favor }.
oath-log-term-give-secret = { $name } nabízí { oath-some-secrets }.
oath-log-term-give-relic = { $name } nabízí { CARD($card, case: "acc") }.
oath-log-term-give-banner =
    { $card ->
        [peoples-favor] { $name } nabízí { oath-banner-peoples-favor.acc }.
       *[darkest-secret] { $name } nabízí { oath-banner-darkest-secret.acc }.
    }
oath-log-term-give-adviser = { $name } nabízí { CARD($card, case: "acc") }.
oath-log-term-give-facedown = { $name } nabízí skrytého rádce č. { $number }.
oath-log-term-give-peace = { $name } nabízí mír v tomto a příštím kole.
oath-log-term-want-favor = { $name } chce { oath-some-favor }.
oath-log-term-want-secret = { $name } chce { oath-some-secrets }.
oath-log-term-want-relic = { $name } chce { CARD($card, case: "acc") }.
oath-log-term-want-banner =
    { $card ->
        [peoples-favor] { $name } chce { oath-banner-peoples-favor.acc }.
       *[darkest-secret] { $name } chce { oath-banner-darkest-secret.acc }.
    }
oath-log-term-want-adviser = { $name } chce { CARD($card, case: "acc") }.
oath-log-term-want-facedown = { $name } chce skrytého rádce č. { $number }.
oath-log-term-want-peace = { $name } chce mír v tomto a příštím kole.
oath-log-deal = { $name } a { $player } uzavírají dohodu.
oath-log-deal-void = Dohoda neplatí ({ $name }, { $player }): někdo by měl příliš mnoho rádců.
oath-log-give-adviser =
    { $seen ->
        [0] { $player } dostává skrytého rádce, dává { $name }.
       *[other] { $player } dostává { $cards }, dává { $name }.
    }
oath-log-promise-peace = { $name } se v tomto a příštím kole zavazuje k míru, útoku se nemusí bát { $player }.

## Konec

oath-end-usurper = { $player } drží titul jako Uzurpátor a { oath-in-round } usedá na trůn.
oath-end-visionary = { $player } dochází { oath-in-round } naplnění své vize.
oath-end-usurper-visionary = { $player } vítězí { oath-in-round } jako Uzurpátor a zároveň jako Vizionář.
oath-end-stable-regime = Říše { oath-in-round } pevně stojí a { $player } vítězí jako Kancléř.
oath-end-successor = Říše dostála své přísaze a { $player } vítězí jako Následník.
oath-end-exhaustion-empire = Válka je u konce a { $player } vítězí jako Kancléř.
oath-end-exhaustion-usurper = Válka je u konce a { $player } vítězí jako Uzurpátor.
oath-end-exhaustion-visionary = Válka je u konce a { $player } vítězí jako Vizionář.
