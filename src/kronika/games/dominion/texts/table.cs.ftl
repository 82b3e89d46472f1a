### Co se říká u stolu při hře Dominion: výzvy, možnosti, důvody, záznam hry a popisky.

game-dominion = Dominion: Intriky
    .about = Všichni začínají se stejnými deseti kartami a skládají si balíček, který přinese nejvíc vítězných bodů.

## Volby před hrou

option-dominion-kingdom = Království
    .help = Deset hromádek království: doporučená sestava, náhodná desítka, společný výběr, nebo deset karet podle tebe.
option-dominion-kingdom-victory-dance = { kingdom-victory-dance }
    .help = Vlídný začátek s kartami, které jsou dvojím zároveň, a s body po cestě.
option-dominion-kingdom-secret-schemes = { kingdom-secret-schemes }
    .help = Podvodníci a sabotéři ve stínu a nástroje, jak po nich škody napravit.
option-dominion-kingdom-best-wishes = { kingdom-best-wishes }
    .help = Prosívej karty a hádej tu příští, zatímco Žalářník čeká na svou chvíli.
option-dominion-kingdom-deconstruction = { kingdom-deconstruction }
    .help = Žádný balíček není v bezpečí: zloději, špióni a sabotéři ho rozeberou.
option-dominion-kingdom-hand-madness = { kingdom-hand-madness }
    .help = Karet v rukou přibývá a ubývá tak rychle, že žádný plán nevydrží ani kolo.
option-dominion-kingdom-underlings = { kingdom-underlings }
    .help = Sloužící všech hodností, velkolepé tahy a Čarodějnice mezi nimi.
option-dominion-kingdom-first-game = { kingdom-first-game }
    .help = Jednoduché a přátelské karty, na kterých se hra dobře učí.
option-dominion-kingdom-big-money = { kingdom-big-money }
    .help = Všechno se točí kolem peněz: jak k nim přijít, vylepšit je a půjčovat.
option-dominion-kingdom-interaction = { kingdom-interaction }
    .help = Každý každému zasahuje do karet a Hradní příkop se vyplatí mít.
option-dominion-kingdom-size-distortion = { kingdom-size-distortion }
    .help = Kaple přeje tenkému balíčku, Zahrady co nejtlustšímu.
option-dominion-kingdom-village-square = { kingdom-village-square }
    .help = Dlouhé tahy plné akcí a málo rozbrojů.
option-dominion-kingdom-random = { kingdom-random }
    .help = Deset karet ze zvolených krabic vybere náhoda.
option-dominion-kingdom-draft = { kingdom-draft }
    .help = Hráči střídavě přidávají po jedné kartě, až jich je deset.

option-dominion-sets = Krabice
    .help = Krabice, ze kterých se bere náhodné nebo společně vybírané království.
option-dominion-sets-intrigue = { set-intrigue }
    .help = Všech 25 karet království z Intrik.
option-dominion-sets-base = { set-base }
    .help = Všech 25 karet království ze základní hry.

option-dominion-large = Velký stůl
    .help = Hrát může pět nebo šest lidí s kartami ze dvou krabic a hru ukončí až čtyři prázdné hromádky.
option-dominion-late-treasures = Peníze i mezi nákupy
    .help = Karty peněz se smějí vykládat i po prvním nákupu v tahu.
option-dominion-masquerade-empty = Maškary s prázdnou rukou
    .help = Co se při Maškarách stane s hráčem, který nedrží žádnou kartu.
option-dominion-masquerade-empty-receives = Dostane kartu
    .help = Kdo nemá co podat, stejně kartu dostane.
option-dominion-masquerade-empty-skips = Přeskočí se
    .help = Kdo nemá co podat, také nic nedostane.
option-dominion-all-treasures = Všechny peníze
    .help = V hromádkách peněz jsou karty z obou krabic.

option-dominion-last-winners = Vítězové minulé hry
    .help = Kdo vyhrál minule, protože podle toho se určí, kdo začne.
option-dominion-last-winners-0 = Hráč 1
    .help = Minulou hru vyhrál hráč 1.
option-dominion-last-winners-1 = Hráč 2
    .help = Minulou hru vyhrál hráč 2.
option-dominion-last-winners-2 = Hráč 3
    .help = Minulou hru vyhrál hráč 3.
option-dominion-last-winners-3 = Hráč 4
    .help = Minulou hru vyhrál hráč 4.
option-dominion-last-winners-4 = Hráč 5
    .help = Minulou hru vyhrál hráč 5.
option-dominion-last-winners-5 = Hráč 6
    .help = Minulou hru vyhrál hráč 6.

dominion-kingdom-ten =
    Království má právě 10 karet, zadáno jich je { $count }. { $count ->
        [0] Vyber deset
        [1] Přidej devět
        [2] Přidej osm
        [3] Přidej sedm
        [4] Přidej šest
        [5] Přidej pět
        [6] Přidej čtyři
        [7] Přidej tři
        [8] Přidej dvě
        [9] Přidej jednu
       *[other] Některé vynech
    }.

## Boti

dominion-bot-random = Náhoda
    .about = Dělá kterýkoli povolený tah, všechny se stejnou chutí.
dominion-bot-big-money = Velké peníze
    .about = Kupuje jen peníze a Provincie.
dominion-bot-steward = Správce
    .about = Prohlédne si království a podle něj zvolí plán.
dominion-bot-chancellor = Kancléř
    .about = Než odpoví, vyzkouší si každý nákup a každé zahrání v královstvích, která si představí, podle úsudku Správce.
dominion-bot-scholar = Učenec
    .about = Naučil se hru z 119 000 partií proti sobě i ostatním a odpovídá hned.
dominion-bot-sage = Mudrc
    .about = Ví, co ví Učenec, a než odpoví, podívá se o několik tahů dopředu.
dominion-bot-giles = Jiljí
    .title = učeň
    .about = Podlehne nejdražším kartám a na body si vzpomene, až když Provincie mizí.
dominion-bot-dorothy = Dorota
    .title = střádalka
    .about = Věří jen mincím: Stříbrňák, Zlaťák, Provincie, a ani jedna akce.
dominion-bot-severin = Severin
    .title = stavitel
    .about = Řetězí vesnice do dlouhých tahů a na nikoho nikdy neútočí.
dominion-bot-ludmila = Ludmila
    .title = intrikánka
    .about = Spěchá k útokům a nechá ti malou ruku a balíček plný Kleteb.
dominion-bot-wenceslas = Václav
    .title = kancléř
    .about = Zváží každý plán pro dané království a každý nákup si nejdřív zkusí v hlavě.

## Části stolu

dominion-phase-setup = Příprava hry
    .about = Chystají se hromádky a každý dobírá první ruku.
    .rule = D2
dominion-phase-draft = Výběr království
    .about = Postupně každý vybírá kartu do království, dokud jich není deset.
    .rule = D11.12
dominion-phase-action = Fáze Akce
    .about = Hraješ karty akcí, za každou akci, kterou máš, jednu.
    .rule = D3.2
dominion-phase-buy = Fáze Nákup
    .about = Vykládáš peníze a kupuješ za ně karty, za každý nákup jednu.
    .rule = D3.3
dominion-phase-clean-up = Fáze Úklid
    .about = Vše, co máš vyložené a v ruce, odložíš a dobereš pět nových karet.
    .rule = D3.4

dominion-track-actions = Akce
    .about = Kolik karet akcí můžeš v tomto tahu ještě zahrát z ruky.
    .counted =
        { $count ->
            [one] akce
            [few] akce
           *[other] akcí
        }
    .rule = D3.2-a
dominion-track-buys = Nákupy
    .about = Kolik karet můžeš v tomto tahu ještě koupit.
    .counted =
        { $count ->
            [one] nákup
            [few] nákupy
           *[other] nákupů
        }
    .rule = D3.3-a
dominion-track-coins = Mince
    .about = Kolik můžeš v tomto tahu utratit: vyložené peníze a mince z karet. Co zbyde, propadá.
    .counted =
        { $count ->
            [one] mince
            [few] mince
           *[other] mincí
        }
    .rule = D3.3-c

dominion-zone-hand = Ruka
dominion-zone-deck = Dobírací balíček
dominion-zone-discard = Odkládací balíček
dominion-zone-play = Vyložené karty
dominion-zone-aside = Stranou
dominion-zone-trash = Smetiště
dominion-zone-pile = Zásoba

## Výzvy v tahu

dominion-ask-draft =
    Vyber kartu do království; chybí ještě { $left ->
        [one] { $left } karta
        [few] { $left } karty
       *[other] { $left } karet
    }.
dominion-ask-action =
    Vylož akční kartu, nebo přejdi k nákupu. { $actions ->
        [one] Zbývá ti { $actions } akce
        [few] Zbývají ti { $actions } akce
       *[other] Zbývá ti { $actions } akcí
    }.
dominion-ask-buy =
    Vykládej peníze a kupuj karty. Máš { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } a { $buys ->
        [one] { $buys } nákup
        [few] { $buys } nákupy
       *[other] { $buys } nákupů
    }.
dominion-ask-react =
    { $safe ->
        [1] { $player } hraje { CARD($card, case: "acc") }, ale ty jsi v bezpečí. Ukážeš ještě jinou reakci?
        [2] { $player } útočí { CARD($card, case: "ins") } a bezpečí ti tvá reakce nedává. Ukážeš ještě nějakou?
       *[0] { $player } útočí { CARD($card, case: "ins") }. Ukážeš reakci?
    }

## Z několika odložených karet je vidět ta svrchní

dominion-last-on-top =
    { $ordered ->
        [1] { " " }Poslední vybraná bude ležet nahoře.
       *[0] { "" }
    }

## Výzvy karet z Intrik

dominion-ask-courtyard = Polož kartu z ruky navrch dobíracího balíčku.
dominion-ask-pawn = Zvol dvě různé výhody.
    .do = Zvol { $things }
dominion-ask-secret-chamber = Odlož, kolik karet chceš; za každou získáš 1 minci.{ dominion-last-on-top }
    .do = { dominion-deed-discard } { dominion-deed-for-coins }
    .none = Neodložit nic
dominion-ask-secret-chamber-back =
    Polož { $most ->
        [one] { $most } kartu
        [few] { $most } karty
       *[other] { $most } karet
    } z ruky navrch dobíracího balíčku; poslední vybraná bude nejvýš.
    .do = { dominion-deed-top }
dominion-ask-masquerade = Vyber kartu, kterou podáš sousedovi po levici.
dominion-ask-masquerade-trash = Můžeš zahodit jednu kartu z ruky.
    .do = { dominion-deed-trash }
    .none = Nezahodit nic
dominion-ask-steward = Zvol, čím ti Správce poslouží.
dominion-ask-steward-trash =
    Zahoď { $most ->
        [one] { $most } kartu
        [few] { $most } karty
       *[other] { $most } karet
    } z ruky.
    .do = { dominion-deed-trash }
dominion-ask-swindler = Kterou stejně drahou kartu si má vzít { $victim }?
dominion-ask-wishing-well = Hádej, která karta leží na tvém dobíracím balíčku.
dominion-ask-baron = Odložíš Statek za 4 mince, nebo si vezmeš další?
dominion-ask-ironworks = Vezmi si kartu s cenou nejvýš 4; výhodu určí její druh.
dominion-ask-mining-village = Zahodíš Důlní osadu za 2 mince?
dominion-ask-mining-village-yes = Zahodit Důlní osadu za 2 mince
dominion-ask-mining-village-no = Nechat si Důlní osadu
dominion-ask-scout = Vrať karty navrch dobíracího balíčku; poslední vybraná bude nejvýš.
    .do = { dominion-deed-top }
dominion-ask-minion = Zvol 2 mince, nebo nové ruce.
dominion-ask-minion-discard = Odkládáš celou ruku. Která karta bude na odkládacím balíčku nahoře?
dominion-ask-saboteur = Můžeš si vzít kartu aspoň o 2 levnější, než je ta ztracená.
dominion-ask-torturer = Odložíš 2 karty, nebo si vezmeš do ruky Kletbu?
dominion-ask-torturer-discard =
    Odlož { $most ->
        [one] { $most } kartu
        [few] { $most } karty
       *[other] { $most } karet
    }.{ dominion-last-on-top }
    .do = { dominion-deed-discard }
dominion-ask-trading-post =
    Zahoď { $most ->
        [one] { $most } kartu
        [few] { $most } karty
       *[other] { $most } karet
    } z ruky; za dvě získáš Stříbrňák.
    .do = { dominion-deed-trash }
dominion-ask-upgrade = Zahoď kartu z ruky; vezmeš si za ni kartu přesně o 1 dražší.
dominion-ask-upgrade-gain = Vezmi si kartu přesně o 1 dražší, než je ta zahozená.
dominion-ask-nobles = Zvol 3 karty, nebo 2 akce.

## Výzvy karet ze základní hry

dominion-ask-cellar = Odlož, kolik karet chceš; dobereš si jich stejně.{ dominion-last-on-top }
    .do = { dominion-deed-discard } a dober { $count }
    .none = Neodložit nic
dominion-ask-chapel =
    Zahoď z ruky nejvýš { $most ->
        [one] { $most } kartu
        [few] { $most } karty
       *[other] { $most } karet
    }.
    .do = { dominion-deed-trash }
    .none = Nezahodit nic
dominion-ask-chancellor = Překlopíš celý dobírací balíček na odkládací?
dominion-ask-chancellor-yes = Odložit celý dobírací balíček
dominion-ask-chancellor-no = Nechat balíček, jak je
dominion-ask-workshop = Vezmi si kartu s cenou nejvýš 4.
dominion-ask-bureaucrat = Kterou kartu bodů ukážeš a položíš navrch dobíracího balíčku?
dominion-ask-feast = Vezmi si kartu s cenou nejvýš 5.
dominion-ask-militia =
    Odlož { $most ->
        [one] { $most } kartu
        [few] { $most } karty
       *[other] { $most } karet
    }, ať ti zbudou tři.{ dominion-last-on-top }
    .do = { dominion-deed-discard }
dominion-ask-remodel = Zahoď kartu z ruky; vezmeš si za ni kartu nejvýš o 2 dražší.
dominion-ask-remodel-gain = Vezmi si kartu nejvýš o 2 dražší, než je ta zahozená.
dominion-ask-spy = { $victim } odkrývá { CARD($card, case: "acc") }. Má se karta odložit?
dominion-ask-spy-yes = Odložit { CARD($card, case: "acc") }
dominion-ask-spy-no = Vrátit { CARD($card, case: "acc") } navrch
dominion-ask-spy-own = Odkrýváš { CARD($card, case: "acc") }. Odložíš tu kartu?
dominion-ask-spy-own-yes = Odložit { CARD($card, case: "acc") }
dominion-ask-spy-own-no = Vrátit { CARD($card, case: "acc") } navrch
dominion-ask-thief = { $victim }: která z odkrytých karet peněz se má zahodit?
dominion-ask-thief-gain =
    { $most ->
        [one] Chceš-li, vezmi si zahozenou kartu peněz.
        [few] Ze { $most } zahozených karet peněz si vezmi, které chceš.
       *[other] Z { $most } zahozených karet peněz si vezmi, které chceš.
    }
    .do = { dominion-deed-take }
    .none = Nevzít si nic
dominion-ask-throne-room = Vyber v ruce akci, kterou zahraješ dvakrát.
dominion-ask-library = Do ruky ti přichází { CARD($card) }. Položíš tu kartu stranou?
dominion-ask-library-yes = Položit { CARD($card, case: "acc") } stranou
dominion-ask-library-no = Nechat si { CARD($card, case: "acc") }
dominion-ask-mine = Zahoď z ruky kartu peněz; vezmeš si za ni jinou, nejvýš o 3 dražší.
dominion-ask-mine-gain = Vezmi si do ruky kartu peněz nejvýš o 3 dražší, než je ta zahozená.

## Co udělá tlačítko, když se vybírá víc věcí

dominion-deed-discard =
    { $count ->
        [1] Odlož { $cards }
        [few] Odlož { $count } karty
       *[other] Odlož { $count } karet
    }
dominion-deed-trash =
    { $count ->
        [1] Zahoď { $cards }
        [few] Zahoď { $count } karty
       *[other] Zahoď { $count } karet
    }
dominion-deed-top =
    { $count ->
        [1] Polož navrch { $cards }
        [few] Polož navrch { $count } karty
       *[other] Polož navrch { $count } karet
    }
dominion-deed-take =
    { $count ->
        [1] Vezmi si { $cards }
        [few] Vezmi si { $count } karty peněz
       *[other] Vezmi si { $count } karet peněz
    }
dominion-deed-for-coins =
    { $count ->
        [one] za { $count } minci
        [few] za { $count } mince
       *[other] za { $count } mincí
    }

## Co z odpovědi vyplyne a oč se jí připravíš

dominion-then-buying =
    { $coins ->
        [0] bez jediné mince
        [one] až za { $coins } minci
        [few] až za { $coins } mince
       *[other] až za { $coins } mincí
    }
dominion-then-coins = +{ $coins }, celkem { $total }
dominion-then-left =
    { $coins ->
        [0] nezbude žádná mince
        [one] zbude { $coins } mince
        [few] zbudou { $coins } mince
       *[other] zbude { $coins } mincí
    }{ $buys ->
        [0] { "" }
        [one] , ještě { $buys } nákup
        [few] , ještě { $buys } nákupy
       *[other] , ještě { $buys } nákupů
    }
dominion-then-over = tím hra končí
dominion-then-end = tím hra končí: máš { $mine }, { $player } { $best }
dominion-then-lost =
    { $coins ->
        [one] { $coins } mince propadne
        [few] { $coins } mince propadnou
       *[other] { $coins } mincí propadne
    }
dominion-reach-buy =
    Vyložit { $count ->
        [one] { $count } kartu peněz
        [few] { $count } karty peněz
       *[other] { $count } karet peněz
    } a koupit { CARD($card, case: "acc") }, { $left ->
        [0] nic nezbude
        [one] zbude { $left } mince
        [few] zbudou { $left } mince
       *[other] zbude { $left } mincí
    }
dominion-warn-moat = Tenhle útok by od tebe odvrátil { CARD($card) }.
dominion-warn-actions =
    { $more ->
        [0] V ruce ti zůstává { CARD($card) }
        [one] V ruce ti zůstává { CARD($card) } a ještě jedna akce
        [few] V ruce ti zůstává { CARD($card) } a ještě { $more } akce
       *[other] V ruce ti zůstává { CARD($card) } a ještě { $more } akcí
    } a můžeš ještě hrát.
dominion-warn-buy =
    Ještě můžeš něco koupit: { $coins ->
        [one] { $coins } mince ti stačí
        [few] { $coins } mince ti stačí
       *[other] { $coins } mincí ti stačí
    } na { CARD($card, case: "acc") }.
dominion-warn-end =
    Tímhle nákupem hra skončí a vyhraje { $player }: máš { $mine } { $mine ->
        [one] bod
        [few] body
       *[other] bodů
    }, { $player } { $best }.
dominion-warn-early =
    Po nákupu už peníze nevyložíš: v ruce by { $coins ->
        [one] zůstala { $coins } mince
        [few] zůstaly { $coins } mince
       *[other] zůstalo { $coins } mincí
    }.

## Možnosti s kartou

dominion-do-play = Vyložit { CARD($card, case: "acc") }
dominion-do-treasure = Vyložit { CARD($card, case: "acc") }
dominion-do-buy = Koupit { CARD($card, case: "acc") }
dominion-do-gain = Vzít { CARD($card, case: "acc") }
dominion-do-discard = Odložit { CARD($card, case: "acc") }
dominion-do-trash = Zahodit { CARD($card, case: "acc") }
dominion-do-top = Položit navrch { CARD($card, case: "acc") }
dominion-do-pass = Podat { CARD($card, case: "acc") }
dominion-do-reveal = Ukázat { CARD($card, case: "acc") }
dominion-do-name = Hádat { CARD($card, case: "acc") }
dominion-do-draft = Vybrat { CARD($card, case: "acc") }

## Možnosti slovem

dominion-do-end-actions = Přejít k nákupu
    .about = Začne fáze Nákup. Karty akcí, které ti zůstaly v ruce, už v tomto tahu nezahraješ.
    .rule = D3.3
dominion-do-treasures = Vyložit všechny peníze
    .about = Vyloží z ruky všechny karty peněz a spočítá jejich mince.
    .rule = D3.3
dominion-do-end-turn = Ukončit tah
    .about = Úklid: vyložené karty i ruku odložíš a dobereš si pět nových. Mince a nákupy, které zbyly, propadnou.
    .rule = D3.4
dominion-do-no-reaction = Neukazovat nic
dominion-do-nothing = Nebrat si nic
dominion-do-one-card = +1 karta
dominion-do-two-cards = +2 karty
dominion-do-three-cards = +3 karty
dominion-do-one-action = +1 akce
dominion-do-two-actions = +2 akce
dominion-do-one-buy = +1 nákup
dominion-do-one-coin = +1 mince
dominion-do-two-coins = +2 mince
dominion-do-trash-two = Zahodit 2 karty
dominion-do-discard-two = Odložit 2 karty
dominion-do-take-curse = Vzít si do ruky Kletbu
dominion-do-discard-estate = Odložit Statek za +4 mince
dominion-do-gain-estate = Vzít si Statek
dominion-do-new-hands = Nové ruce po 4 kartách

## Proč něco nejde

dominion-why-coins =
    { CARD($card) } stojí { $cost }, ty { $coins ->
        [0] nemáš žádnou minci
        [one] máš jen { $coins } minci
        [few] máš jen { $coins } mince
       *[other] máš jen { $coins } mincí
    }.
dominion-why-limit = { CARD($card) } stojí { $cost }, cena však smí být nejvýš { $limit }.
dominion-why-exact = { CARD($card) } stojí { $cost }, cena však musí být přesně { $exactly }.
dominion-why-treasure = { CARD($card, case: "acc") } si teď vzít nelze, musí to být karta peněz.
dominion-why-empty = { CARD($card) }: hromádka je prázdná.
dominion-why-later = { CARD($card) } je karta peněz a ty se vykládají až ve fázi Nákup.
dominion-why-no-use = { CARD($card, case: "acc") } nelze vyložit, body se počítají až na konci hry.
dominion-why-buy-later = Nakupuje se až ve fázi Nákup; nejdřív ukonči fázi Akce.
dominion-why-treasures-first = { CARD($card, case: "acc") } už vyložit nelze, peníze se vykládají před prvním nákupem.
dominion-why-actions-over = { CARD($card, case: "acc") } už vyložit nelze, fáze Akce skončila.

## Záznam hry

dominion-log-draft = { $name } vybírá do království { CARD($card, case: "acc") }.
dominion-log-turn = { $name } začíná svůj { $turn }. tah.
dominion-log-play = { $name } vykládá { CARD($card, case: "acc") }.
dominion-log-plus =
    { $name } získává{ $actions ->
        [0] { "" }
        [one] { " " }+{ $actions } akci
        [few] { " " }+{ $actions } akce
       *[other] { " " }+{ $actions } akcí
    }{ $buys ->
        [0] { "" }
       *[other] { $actions ->
            [0] { " " }
           *[other] { ", " }
        }+{ $buys } { $buys ->
            [one] nákup
            [few] nákupy
           *[other] nákupů
        }
    }{ $coins ->
        [0] { "" }
       *[other] { $actions ->
            [0] { $buys ->
                [0] { " " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }+{ $coins } { $coins ->
            [one] minci
            [few] mince
           *[other] mincí
        }
    }.
dominion-log-treasures =
    { $name } vykládá { $cards }, { $coins ->
        [one] to je { $coins } mince
        [few] to jsou { $coins } mince
       *[other] to je { $coins } mincí
    }.
dominion-log-buy = { $name } kupuje { CARD($card, case: "acc") }.
dominion-log-again = { $name } provádí { CARD($card, case: "acc") } podruhé.
dominion-log-gain =
    { $name } si bere { CARD($card, case: "acc") }{ $from ->
        [trash] { " " }ze smetiště
       *[pile] { "" }
    }{ $to ->
        [hand] { " " }do ruky
        [deck] { " " }navrch dobíracího balíčku
       *[discard] { "" }
    }.
dominion-log-draw = { $name } si dobírá { $cards }.
dominion-log-shuffle =
    { $name } míchá nový dobírací balíček, { $count ->
        [one] je v něm { $count } karta
        [few] jsou v něm { $count } karty
       *[other] je v něm { $count } karet
    }.
dominion-log-discard = { $name } odkládá { $cards }.
dominion-log-discard-top =
    { $count ->
        [one] { $name } odkládá { CARD($card, case: "acc") }.
        [few] { $name } odkládá navrch { CARD($card, case: "acc") }, celkem { $count } karty.
       *[other] { $name } odkládá navrch { CARD($card, case: "acc") }, celkem { $count } karet.
    }
dominion-log-discard-deck =
    { $name } překlápí dobírací balíček na odkládací: { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
dominion-log-trash = { $name } zahazuje { CARD($card, case: "acc") }.
dominion-log-show =
    { $count ->
        [0] { $name } ukazuje prázdnou ruku.
       *[other] { $name } ukazuje { $cards }.
    }
dominion-log-reveal = { $name } odkrývá { $cards }.
dominion-log-take = { $name } si bere do ruky { CARD($card, case: "acc") }.
dominion-log-back = { $name } vrací navrch dobíracího balíčku { $cards }.
dominion-log-top = { $name } pokládá navrch dobíracího balíčku { $cards }.
dominion-log-top-shown = { $name } pokládá navrch dobíracího balíčku { CARD($card, case: "acc") }.
dominion-log-aside = { $name } pokládá stranou { CARD($card, case: "acc") }.
dominion-log-name = { $name } hádá { CARD($card, case: "acc") }.
dominion-log-pass = { $receiver } dostává { $cards }, podává { $name }.
dominion-log-clean-up =
    { $from ->
        [hand] { $name } odkládá z ruky { $cards }.
        [play] { $name } uklízí ze stolu { $cards }.
       *[none] { "" }
    }

## Konec

dominion-tie-turns = Bodů je stejně: rozhoduje méně tahů, { $best } proti { $next }.
dominion-end-provinces = Došly Provincie.
dominion-end-piles =
    { $piles ->
        [one] Došla { $piles } hromádka.
        [few] Došly { $piles } hromádky.
       *[other] Došlo { $piles } hromádek.
    }
dominion-end-stalemate = Sto tahů každého hráče neubyla v zásobě karta a žádná nepřibyla na smetišti.

## Slovy: co se smí vědět o balíčcích

dominion-notice-own = Tvůj balíček
dominion-notice-card = { CARD($card) }: v balíčku { $deck }, v ruce { $hand }, jinde { $rest }
dominion-notice-hand =
    V průměrné příští ruce bude { $coins },{ $tenths } mince, akce v ní bude s pravděpodobností { $action } %. { $shuffle ->
        [0] Další dobraná karta balíček zamíchá.
        [one] Zamícháš po dobrání 1 karty.
       *[other] Zamícháš po dobrání { $shuffle } karet.
    }
dominion-notice-deck = { $player }: balíček, pokud se to dá vědět
dominion-notice-owned = { $count } × { CARD($card) }
dominion-notice-between = { $least } až { $most } × { CARD($card) }
dominion-notice-lost = Některé karty změnily majitele lícem dolů: kde jsou dvě čísla, je pravda mezi nimi.
