### Co se říká u stolu při hře Vládcové Severu: výzvy, možnosti, důvody, záznam hry a popisky.

game-north = Vládcové Severu
    .about = Veď severský klan: sklízej, stav a vyplouvej k ostrovům, ať tvá sláva dosáhne 25 bodů dřív než cizí.

## Volby před hrou

option-north-clans = Klany
    .help = Kdo povede který klan: každý si vybere, rozhodne náhoda, nebo určíš klan pro každé místo.
option-north-clans-choose = Každý si vybere
    .help = Vybírá se podle pořadí u stolu; jeden klan vede jen jeden hráč.
option-north-clans-draft = Draft
    .help = Domácí pravidlo: popořadě každý jeden klan vyškrtne, dokud jich zbývá dost pro všechny; pak se vybírá v opačném pořadí, poslední hráč první.
option-north-clans-random = Náhodně
    .help = Náhoda přidělí každému jiný klan.
option-north-clans-first-game = První partie
    .help = Klany, které se učí nejsnáz: Glennův a Olafův, potom Nanuučin a Heidelův.
option-north-clans-glenn = { north-clan-glenn }
    .help = { north-clan-glenn.about }
option-north-clans-ulaf = { north-clan-ulaf }
    .help = { north-clan-ulaf.about }
option-north-clans-panuk = { north-clan-panuk }
    .help = { north-clan-panuk.about }
option-north-clans-heidel = { north-clan-heidel }
    .help = { north-clan-heidel.about }
option-north-clans-nanurjuk = { north-clan-nanurjuk }
    .help = { north-clan-nanurjuk.about }
option-north-clans-mackinnon = { north-clan-mackinnon }
    .help = { north-clan-mackinnon.about }
option-north-raze-points = Body za žetony útoku
    .help = Na konci přinese každý žeton útoku v zásobě 1 bod, jak odpovídá vydavatel; pravidla za ně nedávají nic.
option-north-solo = Sám proti času
    .help = Kolik bodů potřebuješ, hraješ-li bez soupeřů; scénář je náš vlastní.
option-north-solo-1 = 1. stupeň
    .help = Dosáhni na bodovací desce 25 bodů nejpozději ve 4. kole.
option-north-solo-2 = 2. stupeň
    .help = Dosáhni na bodovací desce 30 bodů nejpozději ve 4. kole.
option-north-solo-3 = 3. stupeň
    .help = Dosáhni na bodovací desce 35 bodů nejpozději ve 4. kole.
option-north-solo-4 = 4. stupeň
    .help = Dosáhni na bodovací desce 40 bodů nejpozději ve 4. kole.

north-clans-count =
    Urči jeden klan pro každé místo: u stolu { $seats ->
        [one] je { $seats } místo
        [few] jsou { $seats } místa
       *[other] je { $seats } míst
    } a zadáno { $count ->
        [one] je { $count } klan
        [few] jsou { $count } klany
       *[other] je { $count } klanů
    }.
north-solo-alone = Stupeň se volí jen ve hře pro jednoho.

## Boti

north-bot-random = Náhoda
    .about = Dělá kterýkoli povolený tah, všechny se stejnou chutí.
north-bot-greedy = Hrabivec
    .about = Bere to, co právě teď vynese nejvíc.
north-bot-jarl = Jarl
    .about = Plánuje celé kolo: co postavit, co sklidit, kdy vyplout a kdy pasovat.
north-bot-seeress = Vědma
    .about = Než odpoví, vyzkouší si své možnosti v budoucnostech, které si představí, podle úsudku Jarla.
north-bot-scholar = Učenec
    .about = Naučil se hru z 48 000 partií proti sobě i ostatním a odpovídá hned.
north-bot-sage = Mudrc
    .about = Ví, co ví Učenec, a než odpoví, podívá se o několik tahů dopředu.
north-bot-giles = Jiljí
    .title = suchozemec
    .about = Žije z ruky do úst, jako by každé kolo bylo poslední, a na moře se nehrne.
north-bot-dorothy = Dorota
    .title = sedlačka
    .about = Rozšiřuje pole, shání k nim ruce a ostrovy nechává čekat.
north-bot-severin = Severin
    .title = mořeplavec
    .about = Na každý ostrov stojí ve frontě první.
north-bot-ludmila = Ludmila
    .title = nájezdnice
    .about = Šetří žetony útoku, myslí pár kroků dopředu a zničí to, co by ti chybělo nejvíc.
north-bot-wenceslas = Václav
    .title = náčelník
    .about = Vybuduje stroj, celá kola si zkouší v duchu a hru ukončí, když vede.

## Části stolu

north-phase-setup = Příprava hry
    .about = Vykládají se klany, ostrovy a kartičky akcí a každý dostane první suroviny a karty.
    .rule = N2
north-phase-lookout = Rozhled
    .about = Podíváš se na čtyři karty a necháš si, které chceš; každá unaví jednoho osadníka.
    .rule = N3.2-a
north-phase-action = Fáze Akcí
    .about = Postupně každý provede jednu akci, nebo pasuje, dokud nepasují všichni.
    .rule = N3.3-a
north-phase-expedition = Mořeplavba
    .about = Lodě přistávají v pořadí fronty a plení nebo dobývají ostrovy.
    .rule = N3.4-a
north-phase-cleanup = Úklid
    .about = Osadníci si odpočinou, karty se obnoví, disky se vrátí a otočí se nové ostrovy.
    .rule = N3.5-a

north-track-food = Jídlo
    .about = Surovina: platí se jí, co karty a akce žádají.
    .rule = N7.2
north-track-wood = Dřevo
    .about = Surovina: platí se jí, co karty a akce žádají.
    .rule = N7.2
north-track-stone = Kámen
    .about = Surovina: platí se jí, co karty a akce žádají.
    .rule = N7.2
north-track-sheep = Ovce
    .about = Surovina: platí se jí, co karty a akce žádají.
    .rule = N7.2
north-track-fish = Ryby
    .about = Surovina; na palubě umožní lodi doplout ke vzdáleným ostrovům.
    .rule = N3.4-b
north-track-gold = Zlaťáky
    .about = Zaplatí se jím kterákoli surovina, nikdy však žetony útoku, osadníci, lodě ani karty.
    .rule = N7.15-a
north-track-raze = Žetony útoku
    .about = Jedním se vyčerpá karta soupeře; na palubě lodi se jím dobude ostrov.
    .rule = N6.1-a
north-track-worker = Odpočatí osadníci
    .about = Osadníci, které lze v tomto kole ještě poslat do práce.
    .rule = N3.2-a
north-track-tired = Unavení osadníci
    .about = Osadníci, kteří už pracovali. Odpočinou si při Úklidu, nebo je dřív probere karta.
    .rule = N7.5-a
north-track-ship = Lodě
    .about = Tvé lodě, které ještě nevypluly.
    .rule = N5.3
north-track-common-ship = Běžné lodě
    .about = Lodě společné zásoby. Každá pluje pro toho, kdo ji vyslal.
    .rule = N5.5-a
north-track-vp = Vítězné body
    .about = Body na bodovací desce. Při 25 přichází poslední kolo.
    .rule = N8.1-a
north-track-round = Kolo
    .about = Kolikáté kolo se hraje.
    .rule = N3.1-a

north-zone-shore = Odkryté ostrovy
north-zone-islands = Balíček ostrovů
north-zone-empire = Impérium
north-zone-hand = Ruka
north-zone-drawn = Dobrané karty
north-zone-deck = Dobírací balíček
north-zone-discard = Odkládací hromádka

north-sum-track = bodovací deska
north-sum-cards = karty impéria
north-sum-resources = suroviny po dvou
north-sum-gold = zlaťáky
north-sum-raze = žetony útoku
north-sum-points = celkem

## Náklad

north-cargo =
    { $raze ->
        [0] { $gold ->
            [0] { $fish ->
                [0] nic
               *[other] rybu
            }
           *[other] 1 zlaťák místo ryby
        }
       *[other] { $gold ->
            [0] { $fish ->
                [0] žeton útoku
               *[other] rybu a žeton útoku
            }
           *[other] 1 zlaťák místo ryby a žeton útoku
        }
    }

## Výzvy

north-ask-clan = Který klan povedeš?
north-ask-strike = Který klan v této partii nikdo nepovede?
north-ask-first-hand =
    { $count ->
        [one] Vyber { $count } kartu, se kterou začneš.
        [few] Vyber { $count } karty, se kterými začneš.
       *[other] Vyber { $count } karet, se kterými začneš.
    }
    .do = { north-deed-keep }
north-ask-keep =
    { $most ->
        [0] Nemáš odpočatého osadníka, a proto si z těchto karet nenecháš žádnou.
        [one] Kterou kartu si necháš? Stojí osadníka a ty máš jen { $most }.
       *[other] Které karty si necháš? Každá stojí osadníka, nejvýš tedy { $most }.
    }
    .do = { north-deed-keep }
    .none = Nenechat si nic
north-ask-stored =
    { $count ->
        [one] { CARD($card) } vyplácí za uložené. Co si vezmeš?
       *[other] { CARD($card) } vyplácí za uložené { $count }krát. Co si vezmeš?
    }
    .do =
        { $count ->
            [one] Vzít si { $count } odměnu
            [few] Vzít si { $count } odměny
           *[other] Vzít si { $count } odměn
        }
north-ask-action = Jsi na tahu: co uděláš?
north-ask-pay =
    { $for ->
        [build] Jak zaplatíš za { CARD($card, case: "acc") }?
        [second] Druhé použití disku: jak zaplatíš?
       *[use] { CARD($card) }: jak zaplatíš?
    }
north-ask-companion = Přidáš k akci { north-tile } kartu z ruky?
north-ask-field = { CARD($card) }: kam přijde?
north-ask-construct = Kterou lokaci postavíš zdarma?
north-ask-harvest = Kterou zdrojovou lokaci sklidíš?
north-ask-cargo = Co s sebou loď vezme?
north-ask-island =
    { $fish ->
        [0] { $raze ->
            [0] Tvá loď přistává. Který blízký ostrov vyplení?
           *[other] Tvá loď přistává s žetonem útoku. Který blízký ostrov vyplení, nebo dobude?
        }
       *[other] { $raze ->
            [0] Tvá loď přistává s rybou. Který ostrov vyplení?
           *[other] Tvá loď přistává s rybou a s žetonem útoku. Který ostrov vyplení, nebo dobude?
        }
    }
north-ask-turned-up = Z balíčku přichází { CARD($card) }. Plenění, nebo dobytí?
north-ask-land = Která loď přistane už teď?
north-ask-get = { CARD($card) }: vyber, co získáš.
north-ask-resource =
    { $count ->
        [one] Vyber { $count } surovinu.
        [few] Vyber { $count } suroviny.
       *[other] Vyber { $count } surovin.
    }
    .do =
        { $count ->
            [one] Získat { $count } surovinu
            [few] Získat { $count } suroviny
           *[other] Získat { $count } surovin
        }
north-ask-kinds =
    { $count ->
        [one] Vyber { $count } druh suroviny.
        [few] Vyber { $count } různé druhy surovin.
       *[other] Vyber { $count } různých druhů surovin.
    }
    .do =
        { $count ->
            [one] Získat { $count } surovinu
            [few] Získat { $count } suroviny
           *[other] Získat { $count } surovin
        }
north-ask-may = { CARD($card) }: využiješ to?
north-ask-refresh =
    { $count ->
        [one] Kterou kartu obnovíš?
        [few] Které { $count } karty obnovíš?
       *[other] Kterých { $count } karet obnovíš?
    }
    .do =
        { $count ->
            [1] Obnovit { $cards }
            [few] Obnovit { $count } karty
           *[other] Obnovit { $count } karet
        }
north-ask-assign =
    { $count ->
        [one] { CARD($card) }: co sem přidělíš?
       *[other] { CARD($card) }: co sem přidělíš, nejvýš { $count }?
    }
    .do =
        { $count ->
            [one] Přidělit { $count } žeton
            [few] Přidělit { $count } žetony
           *[other] Přidělit { $count } žetonů
        }
    .none = Nepřidělit nic
north-ask-release =
    { $count ->
        [one] Co uvolníš?
        [few] Které { $count } žetony uvolníš?
       *[other] Kterých { $count } žetonů uvolníš?
    }
    .do =
        { $count ->
            [one] Uvolnit { $count } žeton
            [few] Uvolnit { $count } žetony
           *[other] Uvolnit { $count } žetonů
        }
north-ask-discard-own =
    { $count ->
        [one] Kterou kartu svého impéria odložíš?
       *[other] Které karty svého impéria odložíš, nejvýš { $count }?
    }
    .do =
        { $count ->
            [1] Odložit { $cards }
            [few] Odložit { $count } karty
           *[other] Odložit { $count } karet
        }
    .none = Neodložit nic
north-ask-return =
    { $count ->
        [one] Kterou lokaci vrátíš do ruky?
        [few] Které { $count } lokace vrátíš do ruky?
       *[other] Kterých { $count } lokací vrátíš do ruky?
    }
    .do =
        { $count ->
            [1] Vrátit do ruky { $cards }
            [few] Vrátit do ruky { $count } karty
           *[other] Vrátit do ruky { $count } karet
        }
north-ask-copy = { CARD($card) }: kterou kartu zkopíruje?
north-ask-find = Kterou kartu si vezmeš z balíčku?
north-ask-move-disc = Který disk přesuneš a kam?
north-ask-move-ship = Která loď se posune vpřed?

## Co udělá tlačítko, když se vybírá víc věcí

north-deed-keep =
    { $count ->
        [1] Nechat si { $cards }
        [few] Nechat si { $count } karty
       *[other] Nechat si { $count } karet
    }

## Co z odpovědi plyne a čeho se vzdává

# Osadník je živý: bez slovesa by jeho čtvrtý pád nedával smysl.
north-gets =
    { $worker ->
        [0] { north-amounts }
       *[other] získáš { north-amounts }
    }
north-then =
    { $costs ->
        [0] { $brings ->
            [0] { "" }
           *[other] { north-gets }
        }
       *[other] { $brings ->
            [0] stojí { north-price }
           *[other] { north-price } → { north-gets }
        }
    }{ $more ->
        [0] { "" }
       *[other] { " …" }
    }{ $change ->
        [0] { "" }
       *[other] { $costs ->
            [0] { $brings ->
                [0] { "" }
               *[other] { " · " }
            }
           *[other] { " · " }
        }{ north-then-points }
    }
north-then-cargo =
    { $fish ->
        [0] { $raze ->
            [0] jen k blízkým ostrovům
           *[other] jen k blízkým; smí dobýt
        }
       *[other] { $raze ->
            [0] i ke vzdáleným ostrovům
           *[other] i ke vzdáleným; smí dobýt
        }
    }
north-then-points = body { $before } → { $total }{ $more ->
        [0] { "" }
       *[other] { " …" }
    }
north-warn-disc =
    { $count ->
        [one] V zásobě ti ještě leží disk, kterým můžeš provést akci.
       *[other] V zásobě ti ještě leží oba disky, kterými můžeš provést akci.
    }
north-warn-use = V tomto kole ještě můžeš použít { CARD($card, case: "acc") } a nestojí to víc než osadníky, kteří si zase odpočinou.
north-warn-stay = Tvá loď by se vrátila s prázdnou, a přitom může vyplenit { CARD($card, case: "acc") }.

## Možnosti

north-do-clan = { north-clan }
north-do-strike = Vyškrtnout { north-clan.acc }
north-do-keep = Nechat si { CARD($card, case: "acc") }
north-do-get = Získat { north-amounts }
north-do-pass = Pasovat
    .about = V této fázi už žádnou akci neprovedeš a nikdo tě nemůže napadnout. Co máš, ti zůstane.
    .rule = N3.3-c
north-do-build = Postavit { CARD($card, case: "acc") }
north-do-disc = Položit disk na { north-tile.acc }
north-from-tile =
    { $from ->
        [explore] z { north-tile-explore.gen }
        [populate] z { north-tile-populate.gen }
        [construct] z { north-tile-construct.gen }
        [harvest] ze { north-tile-harvest.gen }
       *[sail] z { north-tile-sail.gen }
    }
north-do-second = Přesunout disk { north-from-tile } na { north-tile.acc } za 1 jídlo
north-do-use = Použít { CARD($card, case: "acc") }
north-do-skip = Nevyužít to
north-do-raid = Napadnout { CARD($card, case: "acc") }
north-do-pay = Zaplatit { north-pays }
north-do-companion-none = Jen { north-tile }
north-do-boost = Zahrát { CARD($card, case: "acc") }
north-do-field = Postavit { CARD($card, case: "acc") }
north-do-alone = Jako samostatnou zdrojovou lokaci
north-do-under = Připojit ke kartě { CARD($card) }
north-do-construct = Postavit { CARD($card, case: "acc") }
north-do-harvest = Sklidit { CARD($card, case: "acc") }
north-do-cargo =
    { $fish ->
        [0] { $gold ->
            [0] { $raze ->
                [0] Vyplout bez nákladu
               *[other] Naložit { north-cargo }
            }
           *[other] Naložit { north-cargo }
        }
       *[other] Naložit { north-cargo }
    }
north-do-land =
    { $number }. loď ve frontě{ $fish ->
        [0] { $raze ->
            [0] { "" }
           *[other] { " " }(s žetonem útoku)
        }
       *[other] { $raze ->
            [0] { " " }(s rybou)
           *[other] { " " }(s rybou a s žetonem útoku)
        }
    }
north-do-pillage = Vyplenit { CARD($card, case: "acc") }
north-do-conquer = Dobýt { CARD($card, case: "acc") }
north-do-blind =
    { $distance ->
        [near] Svrchní karta blízkých ostrovů
       *[distant] Svrchní karta vzdálených ostrovů
    }
north-do-stay = Vrátit se bez ostrova
north-do-resource = { north-one }
north-do-card = { CARD($card) }
north-do-assign = Přidělit { north-one }
north-do-release = Uvolnit { north-one } z karty { CARD($card) }
north-do-find = Vzít si { CARD($card, case: "acc") }
north-do-move-disc = Přesunout disk { north-from-tile } na { north-tile.acc }
north-do-move-ship = Posunout { $number }. loď ve frontě vpřed

## Proč něco nejde

north-why-led = Tenhle klan už někdo vede.
north-why-struck = Tenhle klan je z draftu vyškrtnutý, v této partii ho nevede nikdo.
north-why-with-tile = { CARD($card) } přichází do hry jen zároveň s akcí { north-tile }.
north-why-cost = Na { CARD($card, case: "acc") } ti chybí prostředky.
north-why-price = Na akci této karty ({ CARD($card) }) nemáš čím zaplatit.
north-why-exhausted = Karta { CARD($card) } je vyčerpaná.
north-why-no-disc = Oba tvé disky už leží na destičkách; podruhé se disk přesouvá na sousední destičku za 1 jídlo.
north-why-explore = Není už co dobrat.
north-why-populate = Žádný další osadník není.
north-why-construct = V ruce nemáš lokaci, kterou by Výstavba mohla postavit.
north-why-harvest = Nemáš žádnou zdrojovou lokaci ke sklizni.
north-why-sail = V zásobě nemáš žádnou loď.

## Záznam hry

north-log-clan = { $name } vede { north-clan.acc }.
north-log-strike = { $name } z této partie vyškrtává { north-clan.acc }.
north-log-round = Začíná { $round }. kolo, první je { $name }.
north-log-draw = { $name } dobírá { $cards }.
north-log-keep =
    { $count ->
        [0] { $name } si nenechává žádnou kartu.
       *[other] { $name } si nechává { $cards }.
    }
north-log-discard = { $name } odkládá { $cards }.
north-log-gain = { $name } získává { north-amounts }.
north-log-start = Každý dostává, co dávají jeho lokace, a dobírá první karty.
north-log-goal =
    { $later ->
        [0] { $name } má na bodovací desce { $goal } bodů: toto kolo je poslední.
       *[other] { $name } má na bodovací desce { $goal } bodů: příští kolo bude poslední.
    }
north-log-pay = { $name } platí { north-pays }.
north-log-second = { $name } platí { north-pays } za druhé použití disku.
north-log-build = { $name } staví { CARD($card, case: "acc") }.
north-log-construct = { $name } při Výstavbě staví zdarma { CARD($card, case: "acc") }.
north-log-field = { $name } staví { CARD($card, case: "acc") }.
north-log-boost = { $name } hraje { CARD($card, case: "acc") }.
north-log-copy = { $name } kopíruje: { CARD($card) } je odteď jako { CARD($other) }.
north-log-tile = { $name } provádí { north-tile.acc }.
north-log-sail =
    { $fish ->
        [0] { $gold ->
            [0] { $raze ->
                [0] { $name } vysílá loď bez nákladu.
               *[other] { $name } vysílá loď a nakládá { north-cargo }.
            }
           *[other] { $name } vysílá loď a nakládá { north-cargo }.
        }
       *[other] { $name } vysílá loď a nakládá { north-cargo }.
    }
north-log-use = { $name } používá { CARD($card, case: "acc") }.
north-log-feature = { $name } těží z vlastnosti karty { CARD($card) }.
north-log-raid = { $name } napadá { CARD($card, case: "acc") }.
north-log-pass = { $name } pasuje.
north-log-refresh = { $name } obnovuje { $cards }.
north-log-refresh-workers =
    { $count ->
        [one] { $name } probírá { $count } osadníka.
        [few] { $name } probírá { $count } osadníky.
       *[other] { $name } probírá { $count } osadníků.
    }
north-log-assign =
    { $count ->
        [one] { $name } přiděluje { $count } žeton na { CARD($card, case: "acc") }.
        [few] { $name } přiděluje { $count } žetony na { CARD($card, case: "acc") }.
       *[other] { $name } přiděluje { $count } žetonů na { CARD($card, case: "acc") }.
    }
north-log-release =
    { $count ->
        [one] { $name } uvolňuje { $count } žeton.
        [few] { $name } uvolňuje { $count } žetony.
       *[other] { $name } uvolňuje { $count } žetonů.
    }
north-log-return = { $name } si vrací { CARD($card, case: "acc") } do ruky.
north-log-find =
    { $seen ->
        [0] { $name } prohledává balíček a bere si z něj kartu.
       *[other] { $name } prohledává balíček a bere si z něj { $cards }.
    }
north-log-move-disc = { $name } přesouvá disk na { north-tile.acc }.
north-log-move-ship = { $name } posouvá loď na { $number }. místo ve frontě.
north-log-stay = { $name } se vrací bez ostrova.
north-log-blind = { $name } odkrývá { CARD($card, case: "acc") }.
north-log-pillage = { $name } plení { CARD($card, case: "acc") }.
north-log-conquer = { $name } dobývá { CARD($card, case: "acc") }.

## Konec

north-tie-cards = Bodů je stejně: rozhoduje víc karet v impériu, { $best } proti { $next }.
north-tie-workers = Bodů i karet je stejně: rozhoduje víc dělníků, { $best } proti { $next }.
north-tie-hand = Bodů, karet i dělníků je stejně: rozhoduje víc karet v ruce, { $best } proti { $next }.
north-end-goal = Na bodovací desce je cíl dosažen a { $round }. kolo bylo poslední.
north-end-solo-won = Na bodovací desce máš { $track } z { $goal } bodů v { $round }. kole: klan to stihl.
north-end-solo-lost = Na bodovací desce máš { $track } z { $goal } bodů v { $round }. kole: čas vypršel.
