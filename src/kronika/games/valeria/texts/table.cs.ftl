### Co se říká u stolu při hře Království Valerie: výzvy, možnosti, důvody, záznam hry a popisky.

game-valeria = Království Valerie
    .about = Házej kostkami, sklízej od svých obyvatel, zabíjej nestvůry a buduj panství, jak se líbí tvému tajnému vévodovi.

## Volby před hrou

option-valeria-set = Sestava
    .help = Které nestvůry a kteří obyvatelé budou na stole: doporučená sestava, všechno náhodně, nebo podle tebe.
option-valeria-set-random = Náhodná
    .help = Oblasti a obyvatele, které nevybereš, určí náhoda.
option-valeria-set-chosen = Vlastní výběr
    .help = Oblasti a obyvatelé podle tebe; co necháš volné, doplní náhoda.
option-valeria-areas = Oblasti
    .help = Nejvýš pět oblastí, z nichž přijdou nestvůry.
option-valeria-citizens = Obyvatelé
    .help = Které obyvatele lze najmout; na každé aktivační číslo připadá jeden druh.
option-valeria-enemy-events = Nepřátelské události
    .help = Kde dojde balíček, tam se může objevit nepřátelská událost a potrápit všechny.
option-valeria-events = Vybrané události
    .help = Události, které ve hře budou určitě, nejvýš jedna na hráče; zbytek doplní náhoda.
option-valeria-mixed-citizens = Promíchaní obyvatelé
    .help = Oba druhy jednoho čísla se zamíchají do společného balíčku a odkrytá je jen svrchní karta.
option-valeria-no-dukes = Bez vévodů
    .help = Nikdo nemá tajného vévodu; zdroje, symboly a převahy bodují všem stejně.
option-valeria-dark-lord = Temný pán
    .help = Jak tvrdě hraje proti osamělému hráči.
option-valeria-dark-lord-0 = Obvyklý
    .help = Každá kostka aktivuje jeden balíček nestvůr.
option-valeria-dark-lord-1 = Těžší
    .help = Balíček aktivuje i součet kostek, není-li větší než 6.
option-valeria-dark-lord-2 = Ještě těžší
    .help = Aktivuje i součet a napaden je i sloupec, kde už žádné nestvůry nejsou.

valeria-areas-five =
    Hraje se právě s 5 oblastmi, zadáno jich je { $count }. Některé vynech.
valeria-citizens-clash = { CARD($one) } a { CARD($other) } mají stejné číslo { $number }; vyber jen jeden druh.
valeria-set-and-choice = Zvolená sestava si oblasti i obyvatele určuje sama; vybírat jde se sestavou „{ option-valeria-set-chosen }“ nebo „{ option-valeria-set-random }“.
valeria-events-many =
    Na hráče připadá jedna nepřátelská událost, { $seats ->
        [one] pro { $seats } hráče
        [few] pro { $seats } hráče
       *[other] pro { $seats } hráčů
    } jich tedy nelze vybrat víc.
valeria-solo-dukes = Ve hře pro jednoho je soupeřem Temný pán, a ten je také vévoda; bez vévodů se tak hrát nedá.
valeria-mixed-choice = S volbou „{ option-valeria-mixed-citizens }“ jsou ve hře oba druhy každého čísla, není tedy z čeho vybírat.
valeria-events-off = Události jde vybrat jen se zapnutou volbou „{ option-valeria-enemy-events }“.
valeria-dark-lord-alone = Temný pán hraje jen proti osamělému hráči.

## Boti

valeria-bot-random = Náhoda
    .about = Dělá kterýkoli povolený tah, všechny se stejnou chutí.
valeria-bot-greedy = Hrabivec
    .about = Bere to, co právě teď vynese nejvíc.
valeria-bot-duchess = Vévodkyně
    .about = Plánuje podle svého vévody a vyzná se v pravděpodobnosti kostek.
valeria-bot-queen = Královna
    .about = Než odpoví, vyzkouší si své možnosti v říších, které si představí, podle úsudku Vévodkyně.
valeria-bot-scholar = Učenec
    .about = Naučil se hru z 134 000 partií proti sobě i ostatním a odpovídá hned.
valeria-bot-sage = Mudrc
    .about = Ví, co ví Učenec, a než odpoví, podívá se o několik tahů dopředu.
valeria-bot-giles = Jiljí
    .title = panoš
    .about = Najme každého, kdo se na něj usměje, a neptá se, jak dlouho se bude hrát.
valeria-bot-dorothy = Dorota
    .title = obchodnice
    .about = Plní si měšec zlatem a síla ani magie jí moc neříkají.
valeria-bot-severin = Severin
    .title = drakobijec
    .about = Všechno dá za nestvůry a panství přenechá ostatním.
valeria-bot-ludmila = Ludmila
    .title = čarodějka
    .about = Na každém čísle jí někdo pracuje a zbytek platí magií.
valeria-bot-wenceslas = Václav
    .title = vévoda
    .about = Zná šance každého hodu a svůj tah si pro svého vévodu nejdřív přehraje v hlavě.

## Části stolu

valeria-phase-setup = Příprava hry
    .about = Vykládá se nabídka a každý si vybírá vévodu.
    .rule = V2
valeria-phase-roll = Fáze házení
    .about = Aktivní hráč hodí oběma kostkami.
    .rule = V4.1
valeria-phase-harvest = Fáze příjmů
    .about = Příjmy mají všichni: karty, jejichž číslo padlo, dají aktivnímu hráči levý efekt, ostatním pravý.
    .rule = V5.1
valeria-phase-action = Fáze akcí
    .about = Aktivní hráč má dvě akce: zabít nestvůru, najmout obyvatele, vybudovat panství, nebo získat zdroj.
    .rule = V6.1
valeria-phase-monsters = Fáze nestvůr
    .about = Hra jednoho hráče: teď jednají nestvůry.
    .rule = V14.3
valeria-phase-second-harvest = Druhá fáze příjmů
    .about = Hra jednoho hráče: po nestvůrách přijdou příjmy podruhé.
    .rule = V14.5
valeria-phase-end = Fáze závěru
    .about = Tah se uzavírá tím, co působí ve fázi závěru; pak hází další hráč.
    .rule = V3.1-a

valeria-track-strength = Síla
    .about = Platí se jí zabíjení nestvůr.
    .rule = V6.3
valeria-track-gold = Zlaťáky
    .about = Platí se jimi najímání obyvatel a budování panství.
    .rule = V6.4
valeria-track-magic = Magie
    .about = Nahradí sílu nebo zlaťáky, jedna za jednu, je-li v platbě aspoň jeden kus pravý.
    .rule = V6.2-a
valeria-track-vp = Vítězné body
    .about = Body, které už máš. Nestvůry, panství a vévoda přidají své na konci.
    .rule = V8.2

valeria-zone-monsters = Nestvůry
valeria-zone-citizens = Obyvatelé
valeria-zone-domains = Panství
    .about = Vybudovaná panství. Jejich body se počítají na konci.
    .rule = V6.6
valeria-zone-duchy = Vévodství
valeria-zone-slain = Poražené nestvůry
    .about = Zabité nestvůry. Jejich body se počítají na konci.
    .rule = V6.3-e
valeria-zone-duke = Vévoda
    .about = Až do konce tajný; pak boduje za to, co ukazuje.
    .rule = V7.5
valeria-zone-offer = Vévodové na výběr
valeria-zone-deck = Karty vyčerpání
    .about = Za každý balíček, který dojde, se na jeho místo položí jedna z těchto karet.
    .rule = V6.8-a
valeria-zone-captured = Kořist Temného pána

valeria-sum-monsters = nestvůry
valeria-sum-domains = panství
valeria-sum-board = během hry
valeria-sum-duke = za vévodu
valeria-sum-dukeless = zdroje, symboly, převahy
valeria-sum-points = celkem
valeria-sum-owned = karet ve vévodství
valeria-sum-turns = tahů
valeria-sum-darkLord = Temný pán

## Množství

valeria-amounts =
    { $strength ->
        [0] { "" }
        [one] { $strength } sílu
        [few] { $strength } síly
       *[other] { $strength } sil
    }{ $gold ->
        [0] { "" }
       *[other] { $strength ->
                [0] { "" }
               *[other] { $magic ->
                    [0] { $vp ->
                        [0] { " a " }
                       *[other] { ", " }
                    }
                   *[other] { ", " }
                }
            }{ $gold ->
                [one] { $gold } zlaťák
                [few] { $gold } zlaťáky
               *[other] { $gold } zlaťáků
            }
    }{ $magic ->
        [0] { "" }
       *[other] { $gold ->
                [0] { $strength ->
                    [0] { "" }
                   *[other] { $vp ->
                        [0] { " a " }
                       *[other] { ", " }
                    }
                }
               *[other] { $vp ->
                    [0] { " a " }
                   *[other] { ", " }
                }
            }{ $magic ->
                [one] { $magic } magii
                [few] { $magic } magie
               *[other] { $magic } magií
            }
    }{ $vp ->
        [0] { "" }
       *[other] { $magic ->
                [0] { $gold ->
                    [0] { $strength ->
                        [0] { "" }
                       *[other] { " a " }
                    }
                   *[other] { " a " }
                }
               *[other] { " a " }
            }{ $vp ->
                [one] { $vp } vítězný bod
                [few] { $vp } vítězné body
               *[other] { $vp } vítězných bodů
            }
    }
valeria-pays =
    { $pay-strength ->
        [0] { "" }
        [one] { $pay-strength } sílu
        [few] { $pay-strength } síly
       *[other] { $pay-strength } sil
    }{ $pay-gold ->
        [0] { "" }
       *[other] { $pay-strength ->
                [0] { "" }
               *[other] { $pay-magic ->
                    [0] { " a " }
                   *[other] { ", " }
                }
            }{ $pay-gold ->
                [one] { $pay-gold } zlaťák
                [few] { $pay-gold } zlaťáky
               *[other] { $pay-gold } zlaťáků
            }
    }{ $pay-magic ->
        [0] { "" }
       *[other] { $pay-gold ->
                [0] { $pay-strength ->
                    [0] { "" }
                   *[other] { " a " }
                }
               *[other] { " a " }
            }{ $pay-magic ->
                [one] { $pay-magic } magii
                [few] { $pay-magic } magie
               *[other] { $pay-magic } magií
            }
    }
valeria-some =
    { $resource ->
        [strength] { $amount ->
            [one] { $amount } sílu
            [few] { $amount } síly
           *[other] { $amount } sil
        }
        [gold] { $amount ->
            [one] { $amount } zlaťák
            [few] { $amount } zlaťáky
           *[other] { $amount } zlaťáků
        }
       *[magic] { $amount ->
            [one] { $amount } magii
            [few] { $amount } magie
           *[other] { $amount } magií
        }
    }
valeria-split =
    { $resource ->
        [strength] { $real ->
            [one] { $real } sílu
            [few] { $real } síly
           *[other] { $real } sil
        }
       *[gold] { $real ->
            [one] { $real } zlaťák
            [few] { $real } zlaťáky
           *[other] { $real } zlaťáků
        }
    }{ $magic ->
        [0] { "" }
        [one] { " " }a { $magic } magii
        [few] { " " }a { $magic } magie
       *[other] { " " }a { $magic } magií
    }

## Výzvy

valeria-ask-duke = Vyber vévodu, kterého si necháš. Nikdo jiný ho neuvidí.
valeria-ask-dice = Padlo { $one } a { $two }. Změníš některou kostku?
valeria-ask-wake = Aktivuje se víc nepřátelských událostí. Která přijde na řadu první?
valeria-ask-put =
    { CARD($card) }: na kterou nestvůru položíš 1 žeton { $resource ->
        [strength] síly
        [gold] zlaťáku
       *[magic] magie
    }?
valeria-ask-harvest =
    { $left ->
        [one] Příjmy: můžeš využít ještě { $left } účinek.
        [few] Příjmy: můžeš využít ještě { $left } účinky.
       *[other] Příjmy: můžeš využít ještě { $left } účinků.
    }
valeria-ask-action =
    { $left ->
        [one] Vyber svou poslední akci.
        [few] Vyber akci, zbývají ti { $left }.
       *[other] Vyber akci, zbývá ti jich { $left }.
    }
valeria-ask-pay =
    { CARD($card) } stojí { $resource ->
        [strength] { $cost ->
            [one] { $cost } sílu
            [few] { $cost } síly
           *[other] { $cost } sil
        }
       *[gold] { $cost ->
            [one] { $cost } zlaťák
            [few] { $cost } zlaťáky
           *[other] { $cost } zlaťáků
        }
    }{ $magic ->
        [0] { "" }
        [one] { " " }a { $magic } magii
        [few] { " " }a { $magic } magie
       *[other] { " " }a { $magic } magií
    }. Jak zaplatíš?
valeria-ask-one-of = { CARD($card) }: vyber jednu možnost.
valeria-ask-exchange = { CARD($card) }: chceš zaplatit?
valeria-ask-take = { CARD($card) }: co vezmeš?
valeria-ask-citizen = { CARD($card) }: vyber obyvatele, kterého získáš zdarma.
valeria-ask-return =
    { CARD($card) }: vrátíš kartu do balíčku za { $vp ->
        [one] { $vp } vítězný bod
        [few] { $vp } vítězné body
       *[other] { $vp } vítězných bodů
    }?
valeria-ask-rob = { CARD($card) }: vezmeš si nestvůru?
valeria-ask-may-slay = { CARD($card) }: zabiješ teď nestvůru? Zaplatíš ji jako vždycky.
valeria-ask-activate = Šestka: který balíček nestvůr se aktivuje?
valeria-ask-give = Nestvůry útočí. Co získá Temný pán?

## Co z odpovědi plyne a čeho se vzdává

valeria-then =
    { $bought ->
        [0] { "" }
       *[other] zbude: { $resource ->
            [strength] síla { $left }
           *[gold] zlaťáky { $left }
        }, magie { $magicLeft }
    }{ $brings ->
        [0] { "" }
       *[other] { $bought ->
            [0] { "" }
           *[other] { " · " }
        }získáš { valeria-amounts }
    }{ $more ->
        [0] { "" }
       *[other] { " …" }
    }{ $change ->
        [0] { "" }
       *[other] { $bought ->
            [0] { $brings ->
                [0] { "" }
               *[other] { " · " }
            }
           *[other] { " · " }
        }body { $before } → { $total }
    }
valeria-then-harvest =
    { $brings ->
        [0] { $more ->
            [0] nic ti nepřinese
           *[other] bude z čeho vybírat
        }
       *[other] přinese ti { valeria-amounts }{ $more ->
            [0] { "" }
           *[other] { " …" }
        }
    }
valeria-warn-harvest = { CARD($card) } pro tebe ještě něco má a nic to nestojí.
valeria-warn-take = { CARD($card) }: můžeš si něco vzít a nic to nestojí.

## Možnosti

valeria-do-gain-resource =
    { $resource ->
        [strength] Získat 1 sílu
        [gold] Získat 1 zlaťák
       *[magic] Získat 1 magii
    }
valeria-do-slay = Zabít { CARD($card, case: "acc") }
valeria-do-hire = Najmout { CARD($card, case: "acc") }
valeria-do-build = Vybudovat { CARD($card, case: "acc") }
valeria-do-pay =
    Zaplatit { valeria-split } (zbude: { $resource ->
        [strength] síla
       *[gold] zlaťáky
    } { $left }, magie { $magicLeft })
valeria-do-keep = Nechat si { CARD($card, case: "acc") }
valeria-do-change =
    { CARD($card) }: otočit { $die }. kostku z { $from } na { $to }{ $gold ->
        [0] { "" }
        [one] { " " }za { $gold } zlaťák
        [few] { " " }za { $gold } zlaťáky
       *[other] { " " }za { $gold } zlaťáků
    }
valeria-do-keep-dice = Nechat kostky, jak jsou
valeria-do-wake = { CARD($card) }
valeria-do-put =
    Položit žeton { $resource ->
        [strength] síly
        [gold] zlaťáku
       *[magic] magie
    } na { CARD($card, case: "acc") }
valeria-do-harvest = { CARD($card) }: získat { valeria-amounts }
valeria-do-exchange = { CARD($card) }: zaplatit { valeria-pays }, získat { valeria-amounts }
valeria-do-use = Zaplatit { valeria-pays }, získat { valeria-amounts }
valeria-do-done = Ukončit příjmy
valeria-do-gain =
    { $strength ->
        [0] { $gold ->
            [0] { $magic ->
                [0] { $vp ->
                    [0] Nezískat nic
                   *[other] Získat { valeria-amounts }
                }
               *[other] Získat { valeria-amounts }
            }
           *[other] Získat { valeria-amounts }
        }
       *[other] Získat { valeria-amounts }
    }
valeria-do-take-citizen =
    Vzít si obyvatele{ $strength ->
        [0] { $gold ->
            [0] { $magic ->
                [0] { $vp ->
                    [0] { "" }
                   *[other] { " " }a získat { valeria-amounts }
                }
               *[other] { " " }a získat { valeria-amounts }
            }
           *[other] { " " }a získat { valeria-amounts }
        }
       *[other] { " " }a získat { valeria-amounts }
    }
valeria-do-take-card = Vzít si { CARD($card, case: "acc") }
valeria-do-take = Vzít { valeria-some }; přijde o to { $victim }
valeria-do-take-bank = Vzít si { valeria-some }
valeria-do-return = Vrátit { CARD($card, case: "acc") }
valeria-do-rob = Vzít nestvůru; přijde o ni { $victim }
valeria-do-activate = Balíček, kde leží { CARD($card) }
valeria-do-give = { CARD($card) }
valeria-do-rob-stack = Vzít si nestvůru
valeria-do-not-exchange = Nic neplatit
valeria-do-not-take = Nebrat nic
valeria-do-not-citizen = Nebrat žádného obyvatele
valeria-do-not-return = Nic nevracet
valeria-do-not-rob = Nebrat žádnou nestvůru
valeria-do-not-slay = Nezabít žádnou nestvůru

## Proč něco nejde

valeria-why-exhausted = Tento balíček je vyčerpaný.
valeria-why-slay =
    Na { CARD($card, case: "acc") } je třeba síla { $strength }{ $magic ->
        [0] { "" }
       *[other] { " " }a magie { $magic }
    }, ty máš sílu { $have } a magii { $haveMagic }.{ $have ->
        [0] { " " }Aspoň 1 síla musí být skutečná.
       *[other] { "" }
    }
valeria-why-gold =
    { CARD($card) } stojí { $cost ->
        [one] { $cost } zlaťák
        [few] { $cost } zlaťáky
       *[other] { $cost } zlaťáků
    }, ty máš { $have ->
        [one] { $have } zlaťák
        [few] { $have } zlaťáky
       *[other] { $have } zlaťáků
    } a { $haveMagic ->
        [one] { $haveMagic } magii
        [few] { $haveMagic } magie
       *[other] { $haveMagic } magií
    }.{ $have ->
        [0] { " " }Aspoň 1 zlaťák musí být skutečný.
       *[other] { "" }
    }
valeria-why-roles =
    { CARD($card) } vyžaduje { $needed } { $role ->
        [worker] { $needed ->
            [one] dělníka
            [few] dělníky
           *[other] dělníků
        }
        [soldier] { $needed ->
            [one] vojáka
            [few] vojáky
           *[other] vojáků
        }
        [shadow] { $needed ->
            [one] obyvatele podsvětí
            [few] obyvatele podsvětí
           *[other] obyvatel podsvětí
        }
       *[holy] { $needed ->
            [one] duchovního
            [few] duchovní
           *[other] duchovních
        }
    }, ty máš { $have }.

## Záznam hry

valeria-log-duke =
    { $seen ->
        [0] { $name } si nechává jednoho vévodu.
       *[other] { $name } si nechává { $cards }.
    }
valeria-log-turn = { $name } začíná svůj { $turn }. tah.
valeria-log-roll = { $name } hází { $one } a { $two }.
valeria-log-change =
    { $name } využívá { CARD($card, case: "acc") }{ $gold ->
        [0] { "" }
        [one] { " " }za { $gold } zlaťák
        [few] { " " }za { $gold } zlaťáky
       *[other] { " " }za { $gold } zlaťáků
    }: na kostkách je { $one } a { $two }.
valeria-log-announce = { $name } oznamuje { $one } a { $two }, součet { $sum }.
valeria-log-wake = { $name } probouzí kostkami { CARD($card, case: "acc") }.
valeria-log-put =
    { $name } pokládá 1 žeton { $resource ->
        [strength] síly
        [gold] zlaťáku
       *[magic] magie
    } na { CARD($card, case: "acc") }.
valeria-log-lose = { $name } ztrácí { valeria-amounts }.
valeria-log-gain =
    { $strength ->
        [0] { $gold ->
            [0] { $magic ->
                [0] { $vp ->
                    [0] { "" }
                   *[other] { $name } získává { valeria-amounts }.
                }
               *[other] { $name } získává { valeria-amounts }.
            }
           *[other] { $name } získává { valeria-amounts }.
        }
       *[other] { $name } získává { valeria-amounts }.
    }
valeria-log-exchange = { $name } platí { valeria-pays } a získává { valeria-amounts }.
valeria-log-take = { $name } bere { valeria-some }, přichází o to { $victim } ({ CARD($card) }).
valeria-log-take-bank = { $name } bere { valeria-some } ({ CARD($card) }).
valeria-log-pay = { $name } platí { valeria-split } za { CARD($card, case: "acc") }.
valeria-log-slay = { $name } zabíjí { CARD($card, case: "acc") }.
valeria-log-hire = { $name } najímá { CARD($card, case: "acc") }.
valeria-log-take-citizen = { $name } získává zdarma { CARD($card, case: "acc") }.
valeria-log-build = { $name } buduje { CARD($card, case: "acc") }.
valeria-log-turn-up = { $name } odkrývá další panství: { CARD($card) }.
valeria-log-return = { $name } vrací { CARD($card, case: "acc") } do balíčku.
valeria-log-rob = { $name } bere { CARD($card, case: "acc") }, o kartu přichází { $victim }.
valeria-log-rob-bank = { $name } bere ze stolu { CARD($card, case: "acc") }.
valeria-log-exhausted =
    { $card ->
        [exhausted] Jeden z balíčků je vyčerpaný.
       *[other] Jeden z balíčků je vyčerpaný a na jeho místě čeká { CARD($card) }.
    }
valeria-log-captured = Temný pán si bere { CARD($card, case: "acc") }.
valeria-log-lost = Nestvůry útočí na prázdný sloupec a { $name } prohrává.

## Konec

valeria-tie-cards = Bodů je stejně: rozhoduje méně karet ve vévodství, { $best } proti { $next }.
valeria-end-monsters = Všechny nestvůry jsou zabité.
valeria-end-domains = Všechna panství jsou vybudovaná.
valeria-end-exhausted =
    { $stacks ->
        [one] Je vyčerpaný { $stacks } balíček.
        [few] Jsou vyčerpané { $stacks } balíčky.
       *[other] Je vyčerpaných { $stacks } balíčků.
    }
valeria-end-lost = Temný pán útočí a nemá už co vzít: království padlo.
valeria-end-dark-lord = Ty máš { $points }, Temný pán { $dark }.

## Slovy: příští hod

valeria-notice-roll = Co dostane { $player } při příštím hodu
valeria-notice-own-roll = Co dostane { $player }, až bude příště házet
valeria-notice-rests = Tentokrát odpočívá.
valeria-notice-numbers = { $numbers }: { valeria-notice-brings } ({ valeria-forecast-chance })
valeria-notice-herald = Žádná jiná karta nebo dvojice: { valeria-notice-brings } ({ valeria-forecast-chance })
valeria-notice-doubles = Dvojice, z panství: { valeria-amounts }
valeria-notice-brings =
    { $sure ->
        [0] { "" }
       *[other] { valeria-amounts }
    }{ $choices ->
        [0] { $sure ->
            [0] nic
           *[other] { "" }
        }
       *[other] { $sure ->
            [0] { "" }
           *[other] { ", " }
        }{ $choices ->
            [one] 1 volbu
            [few] { $choices } volby
           *[other] { $choices } voleb
        }
    }
