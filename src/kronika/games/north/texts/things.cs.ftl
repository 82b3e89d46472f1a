### Prostředky, destičky, klany, typy a množství. Zapisuje card_text.py: měň grammar_cs.py, ne tohle.

north-kind-field = Zdrojová lokace
north-kind-upgrade = Vylepšení
north-kind-location = Lokace
north-kind-action = Akční lokace
north-kind-feature = Lokace s vlastností
north-kind-boost = Karta posílení
north-kind-island = Ostrov
north-kind-near = Blízký ostrov
north-kind-distant = Vzdálený ostrov

north-type-hall = Síň
north-type-farm = Statek
north-type-craft = Řemeslo
north-type-ship = Loď
north-type-keep = Tvrz
north-type-shrine = Svatyně
north-type-penguin = Tučňák
north-type-igloo = Iglú
north-type-harbour = Přístav
north-type-yeti = Yetti
north-type-beer = Pivo
north-type-feast = Hostina
north-type-friend = Kamarád
north-type-camp = Tábor
north-type-sled = Saně
north-type-kayak = Kajak
north-type-bank = Banka
north-type-market = Trh
north-type-vault = Trezor

north-tile-explore = Průzkum
    .acc = Průzkum
    .gen = Průzkumu
    .loc = Průzkumu
    .about = Dober kartu ze svého balíčku.

north-tile-populate = Osídlení
    .acc = Osídlení
    .gen = Osídlení
    .loc = Osídlení
    .about = Natrvalo k tobě přibude jeden osadník.

north-tile-construct = Výstavba
    .acc = Výstavbu
    .gen = Výstavby
    .loc = Výstavbě
    .about = Postav zdarma lokaci z ruky, jen ne zdrojovou.

north-tile-harvest = Sklizeň
    .acc = Sklizeň
    .gen = Sklizně
    .loc = Sklizni
    .about = Sklidíš, co dává jedna tvá zdrojová lokace i s vylepšeními.

north-tile-sail = Nalodění
    .acc = Nalodění
    .gen = Nalodění
    .loc = Nalodění
    .about = Pošli loď na konec fronty, chceš-li, s rybou a s žetonem útoku.

north-tile =
    { $tile ->
        [explore] { north-tile-explore }
        [populate] { north-tile-populate }
        [construct] { north-tile-construct }
        [harvest] { north-tile-harvest }
       *[sail] { north-tile-sail }
    }
    .acc =
    { $tile ->
        [explore] { north-tile-explore.acc }
        [populate] { north-tile-populate.acc }
        [construct] { north-tile-construct.acc }
        [harvest] { north-tile-harvest.acc }
       *[sail] { north-tile-sail.acc }
    }
    .gen =
    { $tile ->
        [explore] { north-tile-explore.gen }
        [populate] { north-tile-populate.gen }
        [construct] { north-tile-construct.gen }
        [harvest] { north-tile-harvest.gen }
       *[sail] { north-tile-sail.gen }
    }
    .loc =
    { $tile ->
        [explore] { north-tile-explore.loc }
        [populate] { north-tile-populate.loc }
        [construct] { north-tile-construct.loc }
        [harvest] { north-tile-harvest.loc }
       *[sail] { north-tile-sail.loc }
    }

north-clan-glenn = Glennův klan
    .acc = Glennův klan
    .gen = Glennova klanu
    .people = Skotové
    .about = Všechno dělají společně: osadníky půjčují lokacím, ti se vracejí odpočatí a jdou znovu.

north-clan-ulaf = Olafův klan
    .acc = Olafův klan
    .gen = Olafova klanu
    .people = Vikingové
    .about = Sekery, ryby a plachty: ostrovy jsou od toho, aby se plenily, nebo si je člověk nechal.

north-clan-panuk = Nanuučin klan
    .acc = Nanuučin klan
    .gen = Nanuučina klanu
    .people = Inuité
    .about = Sběratelé: s každým tučňákem, iglú a yettim má ten další větší cenu.

north-clan-heidel = Heidelův klan
    .acc = Heidelův klan
    .gen = Heidelova klanu
    .people = Vikingové
    .about = Nejdřív medovina, pak práce: posílení, šlofíky a stoly prostřené dvakrát.

north-clan-nanurjuk = Panurjukův klan
    .acc = Panurjukův klan
    .gen = Panurjukova klanu
    .people = Inuité
    .about = Kočovníci: co postaví, brzy zase sbalí, prodají, nebo nechají být.

north-clan-mackinnon = MacKinnonův klan
    .acc = MacKinnonův klan
    .gen = MacKinnonova klanu
    .people = Skotové
    .about = Investoři: zboží patří do banky a úroky chodí každé kolo.

north-clan =
    { $clan ->
        [glenn] { north-clan-glenn }
        [ulaf] { north-clan-ulaf }
        [panuk] { north-clan-panuk }
        [heidel] { north-clan-heidel }
        [nanurjuk] { north-clan-nanurjuk }
       *[mackinnon] { north-clan-mackinnon }
    }
    .acc =
    { $clan ->
        [glenn] { north-clan-glenn.acc }
        [ulaf] { north-clan-ulaf.acc }
        [panuk] { north-clan-panuk.acc }
        [heidel] { north-clan-heidel.acc }
        [nanurjuk] { north-clan-nanurjuk.acc }
       *[mackinnon] { north-clan-mackinnon.acc }
    }
    .gen =
    { $clan ->
        [glenn] { north-clan-glenn.gen }
        [ulaf] { north-clan-ulaf.gen }
        [panuk] { north-clan-panuk.gen }
        [heidel] { north-clan-heidel.gen }
        [nanurjuk] { north-clan-nanurjuk.gen }
       *[mackinnon] { north-clan-mackinnon.gen }
    }

north-thing-food = jídlo
    .acc = jídlo
    .gen = jídla
    .count =
        { $count ->
            [one] { $count } jídlo
            [few] { $count } jídla
           *[other] { $count } jídel
        }
    .count-acc =
        { $count ->
            [one] { $count } jídlo
            [few] { $count } jídla
           *[other] { $count } jídel
        }

north-thing-wood = dřevo
    .acc = dřevo
    .gen = dřeva
    .count =
        { $count ->
            [one] { $count } dřevo
            [few] { $count } dřeva
           *[other] { $count } dřev
        }
    .count-acc =
        { $count ->
            [one] { $count } dřevo
            [few] { $count } dřeva
           *[other] { $count } dřev
        }

north-thing-stone = kámen
    .acc = kámen
    .gen = kamene
    .count =
        { $count ->
            [one] { $count } kámen
            [few] { $count } kameny
           *[other] { $count } kamenů
        }
    .count-acc =
        { $count ->
            [one] { $count } kámen
            [few] { $count } kameny
           *[other] { $count } kamenů
        }

north-thing-sheep = ovce
    .acc = ovce
    .gen = ovcí
    .count =
        { $count ->
            [one] { $count } ovce
            [few] { $count } ovce
           *[other] { $count } ovcí
        }
    .count-acc =
        { $count ->
            [one] { $count } ovci
            [few] { $count } ovce
           *[other] { $count } ovcí
        }

north-thing-fish = ryby
    .acc = ryby
    .gen = ryb
    .count =
        { $count ->
            [one] { $count } ryba
            [few] { $count } ryby
           *[other] { $count } ryb
        }
    .count-acc =
        { $count ->
            [one] { $count } rybu
            [few] { $count } ryby
           *[other] { $count } ryb
        }

north-thing-gold = zlaťáky
    .acc = zlaťáky
    .gen = zlaťáků
    .count =
        { $count ->
            [one] { $count } zlaťák
            [few] { $count } zlaťáky
           *[other] { $count } zlaťáků
        }
    .count-acc =
        { $count ->
            [one] { $count } zlaťák
            [few] { $count } zlaťáky
           *[other] { $count } zlaťáků
        }

north-thing-raze = žetony útoku
    .acc = žetony útoku
    .gen = žetonů útoku
    .count =
        { $count ->
            [one] { $count } žeton útoku
            [few] { $count } žetony útoku
           *[other] { $count } žetonů útoku
        }
    .count-acc =
        { $count ->
            [one] { $count } žeton útoku
            [few] { $count } žetony útoku
           *[other] { $count } žetonů útoku
        }

north-thing-worker = osadníci
    .acc = osadníky
    .gen = osadníků
    .count =
        { $count ->
            [one] { $count } osadník
            [few] { $count } osadníci
           *[other] { $count } osadníků
        }
    .count-acc =
        { $count ->
            [one] { $count } osadníka
            [few] { $count } osadníky
           *[other] { $count } osadníků
        }

north-thing-card = karty
    .acc = karty
    .gen = karet
    .count =
        { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[other] { $count } karet
        }
    .count-acc =
        { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        }

north-thing-vp = vítězné body
    .acc = vítězné body
    .gen = vítězných bodů
    .count =
        { $count ->
            [one] { $count } vítězný bod
            [few] { $count } vítězné body
           *[other] { $count } vítězných bodů
        }
    .count-acc =
        { $count ->
            [one] { $count } vítězný bod
            [few] { $count } vítězné body
           *[other] { $count } vítězných bodů
        }

north-thing-ship = lodě
    .acc = lodě
    .gen = lodí
    .count =
        { $count ->
            [one] { $count } loď
            [few] { $count } lodě
           *[other] { $count } lodí
        }
    .count-acc =
        { $count ->
            [one] { $count } loď
            [few] { $count } lodě
           *[other] { $count } lodí
        }

north-thing-common-ship = běžné lodě
    .acc = běžné lodě
    .gen = běžných lodí
    .count =
        { $count ->
            [one] { $count } běžná loď
            [few] { $count } běžné lodě
           *[other] { $count } běžných lodí
        }
    .count-acc =
        { $count ->
            [one] { $count } běžnou loď
            [few] { $count } běžné lodě
           *[other] { $count } běžných lodí
        }

north-thing-resource = suroviny
    .acc = suroviny
    .gen = surovin
    .count =
        { $count ->
            [one] { $count } libovolná surovina
            [few] { $count } libovolné suroviny
           *[other] { $count } libovolných surovin
        }
    .count-acc =
        { $count ->
            [one] { $count } libovolnou surovinu
            [few] { $count } libovolné suroviny
           *[other] { $count } libovolných surovin
        }

north-one =
    { $thing ->
        [food] 1 jídlo
        [wood] 1 dřevo
        [stone] 1 kámen
        [sheep] 1 ovci
        [fish] 1 rybu
        [gold] 1 zlaťák
        [raze] 1 žeton útoku
        [worker] 1 osadníka
        [card] 1 kartu
        [vp] 1 vítězný bod
        [ship] 1 loď
        [common-ship] 1 běžnou loď
       *[resource] 1 surovinu
    }

north-amounts =
    { $food ->
        [0] { north-amounts-wood }
        [one] { $food } jídlo{ north-amounts-more-wood }
        [few] { $food } jídla{ north-amounts-more-wood }
       *[other] { $food } jídel{ north-amounts-more-wood }
    }

north-amounts-wood =
    { $wood ->
        [0] { north-amounts-stone }
        [one] { $wood } dřevo{ north-amounts-more-stone }
        [few] { $wood } dřeva{ north-amounts-more-stone }
       *[other] { $wood } dřev{ north-amounts-more-stone }
    }

north-amounts-more-wood =
    { $wood ->
        [0] { north-amounts-more-stone }
        [one] { north-amounts-next-stone }{ $wood } dřevo{ north-amounts-more-stone }
        [few] { north-amounts-next-stone }{ $wood } dřeva{ north-amounts-more-stone }
       *[other] { north-amounts-next-stone }{ $wood } dřev{ north-amounts-more-stone }
    }

north-amounts-next-wood =
    { $wood ->
        [0] { north-amounts-next-stone }
       *[other] { ", " }
    }

north-amounts-stone =
    { $stone ->
        [0] { north-amounts-sheep }
        [one] { $stone } kámen{ north-amounts-more-sheep }
        [few] { $stone } kameny{ north-amounts-more-sheep }
       *[other] { $stone } kamenů{ north-amounts-more-sheep }
    }

north-amounts-more-stone =
    { $stone ->
        [0] { north-amounts-more-sheep }
        [one] { north-amounts-next-sheep }{ $stone } kámen{ north-amounts-more-sheep }
        [few] { north-amounts-next-sheep }{ $stone } kameny{ north-amounts-more-sheep }
       *[other] { north-amounts-next-sheep }{ $stone } kamenů{ north-amounts-more-sheep }
    }

north-amounts-next-stone =
    { $stone ->
        [0] { north-amounts-next-sheep }
       *[other] { ", " }
    }

north-amounts-sheep =
    { $sheep ->
        [0] { north-amounts-fish }
        [one] { $sheep } ovci{ north-amounts-more-fish }
        [few] { $sheep } ovce{ north-amounts-more-fish }
       *[other] { $sheep } ovcí{ north-amounts-more-fish }
    }

north-amounts-more-sheep =
    { $sheep ->
        [0] { north-amounts-more-fish }
        [one] { north-amounts-next-fish }{ $sheep } ovci{ north-amounts-more-fish }
        [few] { north-amounts-next-fish }{ $sheep } ovce{ north-amounts-more-fish }
       *[other] { north-amounts-next-fish }{ $sheep } ovcí{ north-amounts-more-fish }
    }

north-amounts-next-sheep =
    { $sheep ->
        [0] { north-amounts-next-fish }
       *[other] { ", " }
    }

north-amounts-fish =
    { $fish ->
        [0] { north-amounts-gold }
        [one] { $fish } rybu{ north-amounts-more-gold }
        [few] { $fish } ryby{ north-amounts-more-gold }
       *[other] { $fish } ryb{ north-amounts-more-gold }
    }

north-amounts-more-fish =
    { $fish ->
        [0] { north-amounts-more-gold }
        [one] { north-amounts-next-gold }{ $fish } rybu{ north-amounts-more-gold }
        [few] { north-amounts-next-gold }{ $fish } ryby{ north-amounts-more-gold }
       *[other] { north-amounts-next-gold }{ $fish } ryb{ north-amounts-more-gold }
    }

north-amounts-next-fish =
    { $fish ->
        [0] { north-amounts-next-gold }
       *[other] { ", " }
    }

north-amounts-gold =
    { $gold ->
        [0] { north-amounts-raze }
        [one] { $gold } zlaťák{ north-amounts-more-raze }
        [few] { $gold } zlaťáky{ north-amounts-more-raze }
       *[other] { $gold } zlaťáků{ north-amounts-more-raze }
    }

north-amounts-more-gold =
    { $gold ->
        [0] { north-amounts-more-raze }
        [one] { north-amounts-next-raze }{ $gold } zlaťák{ north-amounts-more-raze }
        [few] { north-amounts-next-raze }{ $gold } zlaťáky{ north-amounts-more-raze }
       *[other] { north-amounts-next-raze }{ $gold } zlaťáků{ north-amounts-more-raze }
    }

north-amounts-next-gold =
    { $gold ->
        [0] { north-amounts-next-raze }
       *[other] { ", " }
    }

north-amounts-raze =
    { $raze ->
        [0] { north-amounts-worker }
        [one] { $raze } žeton útoku{ north-amounts-more-worker }
        [few] { $raze } žetony útoku{ north-amounts-more-worker }
       *[other] { $raze } žetonů útoku{ north-amounts-more-worker }
    }

north-amounts-more-raze =
    { $raze ->
        [0] { north-amounts-more-worker }
        [one] { north-amounts-next-worker }{ $raze } žeton útoku{ north-amounts-more-worker }
        [few] { north-amounts-next-worker }{ $raze } žetony útoku{ north-amounts-more-worker }
       *[other] { north-amounts-next-worker }{ $raze } žetonů útoku{ north-amounts-more-worker }
    }

north-amounts-next-raze =
    { $raze ->
        [0] { north-amounts-next-worker }
       *[other] { ", " }
    }

north-amounts-worker =
    { $worker ->
        [0] { north-amounts-card }
        [one] { $worker } osadníka{ north-amounts-more-card }
        [few] { $worker } osadníky{ north-amounts-more-card }
       *[other] { $worker } osadníků{ north-amounts-more-card }
    }

north-amounts-more-worker =
    { $worker ->
        [0] { north-amounts-more-card }
        [one] { north-amounts-next-card }{ $worker } osadníka{ north-amounts-more-card }
        [few] { north-amounts-next-card }{ $worker } osadníky{ north-amounts-more-card }
       *[other] { north-amounts-next-card }{ $worker } osadníků{ north-amounts-more-card }
    }

north-amounts-next-worker =
    { $worker ->
        [0] { north-amounts-next-card }
       *[other] { ", " }
    }

north-amounts-card =
    { $card ->
        [0] { north-amounts-vp }
        [one] { $card } kartu{ north-amounts-more-vp }
        [few] { $card } karty{ north-amounts-more-vp }
       *[other] { $card } karet{ north-amounts-more-vp }
    }

north-amounts-more-card =
    { $card ->
        [0] { north-amounts-more-vp }
        [one] { north-amounts-next-vp }{ $card } kartu{ north-amounts-more-vp }
        [few] { north-amounts-next-vp }{ $card } karty{ north-amounts-more-vp }
       *[other] { north-amounts-next-vp }{ $card } karet{ north-amounts-more-vp }
    }

north-amounts-next-card =
    { $card ->
        [0] { north-amounts-next-vp }
       *[other] { ", " }
    }

north-amounts-vp =
    { $vp ->
        [0] { north-amounts-ship }
        [one] { $vp } vítězný bod{ north-amounts-more-ship }
        [few] { $vp } vítězné body{ north-amounts-more-ship }
       *[other] { $vp } vítězných bodů{ north-amounts-more-ship }
    }

north-amounts-more-vp =
    { $vp ->
        [0] { north-amounts-more-ship }
        [one] { north-amounts-next-ship }{ $vp } vítězný bod{ north-amounts-more-ship }
        [few] { north-amounts-next-ship }{ $vp } vítězné body{ north-amounts-more-ship }
       *[other] { north-amounts-next-ship }{ $vp } vítězných bodů{ north-amounts-more-ship }
    }

north-amounts-next-vp =
    { $vp ->
        [0] { north-amounts-next-ship }
       *[other] { ", " }
    }

north-amounts-ship =
    { $ship ->
        [0] { north-amounts-common-ship }
        [one] { $ship } loď{ north-amounts-more-common-ship }
        [few] { $ship } lodě{ north-amounts-more-common-ship }
       *[other] { $ship } lodí{ north-amounts-more-common-ship }
    }

north-amounts-more-ship =
    { $ship ->
        [0] { north-amounts-more-common-ship }
        [one] { north-amounts-next-common-ship }{ $ship } loď{ north-amounts-more-common-ship }
        [few] { north-amounts-next-common-ship }{ $ship } lodě{ north-amounts-more-common-ship }
       *[other] { north-amounts-next-common-ship }{ $ship } lodí{ north-amounts-more-common-ship }
    }

north-amounts-next-ship =
    { $ship ->
        [0] { north-amounts-next-common-ship }
       *[other] { ", " }
    }

north-amounts-common-ship =
    { $common-ship ->
        [0] { north-amounts-resource }
        [one] { $common-ship } běžnou loď{ north-amounts-more-resource }
        [few] { $common-ship } běžné lodě{ north-amounts-more-resource }
       *[other] { $common-ship } běžných lodí{ north-amounts-more-resource }
    }

north-amounts-more-common-ship =
    { $common-ship ->
        [0] { north-amounts-more-resource }
        [one] { north-amounts-next-resource }{ $common-ship } běžnou loď{ north-amounts-more-resource }
        [few] { north-amounts-next-resource }{ $common-ship } běžné lodě{ north-amounts-more-resource }
       *[other] { north-amounts-next-resource }{ $common-ship } běžných lodí{ north-amounts-more-resource }
    }

north-amounts-next-common-ship =
    { $common-ship ->
        [0] { north-amounts-next-resource }
       *[other] { ", " }
    }

north-amounts-resource =
    { $resource ->
        [0] nic
        [one] { $resource } libovolnou surovinu
        [few] { $resource } libovolné suroviny
       *[other] { $resource } libovolných surovin
    }

north-amounts-more-resource =
    { $resource ->
        [0] { "" }
        [one] { " a " }{ $resource } libovolnou surovinu
        [few] { " a " }{ $resource } libovolné suroviny
       *[other] { " a " }{ $resource } libovolných surovin
    }

north-amounts-next-resource =
    { $resource ->
        [0] { " a " }
       *[other] { ", " }
    }

north-pays =
    { $food ->
        [0] { north-pays-wood }
        [one] { $food } jídlo{ north-pays-more-wood }
        [few] { $food } jídla{ north-pays-more-wood }
       *[other] { $food } jídel{ north-pays-more-wood }
    }

north-pays-wood =
    { $wood ->
        [0] { north-pays-stone }
        [one] { $wood } dřevo{ north-pays-more-stone }
        [few] { $wood } dřeva{ north-pays-more-stone }
       *[other] { $wood } dřev{ north-pays-more-stone }
    }

north-pays-more-wood =
    { $wood ->
        [0] { north-pays-more-stone }
        [one] { north-pays-next-stone }{ $wood } dřevo{ north-pays-more-stone }
        [few] { north-pays-next-stone }{ $wood } dřeva{ north-pays-more-stone }
       *[other] { north-pays-next-stone }{ $wood } dřev{ north-pays-more-stone }
    }

north-pays-next-wood =
    { $wood ->
        [0] { north-pays-next-stone }
       *[other] { ", " }
    }

north-pays-stone =
    { $stone ->
        [0] { north-pays-sheep }
        [one] { $stone } kámen{ north-pays-more-sheep }
        [few] { $stone } kameny{ north-pays-more-sheep }
       *[other] { $stone } kamenů{ north-pays-more-sheep }
    }

north-pays-more-stone =
    { $stone ->
        [0] { north-pays-more-sheep }
        [one] { north-pays-next-sheep }{ $stone } kámen{ north-pays-more-sheep }
        [few] { north-pays-next-sheep }{ $stone } kameny{ north-pays-more-sheep }
       *[other] { north-pays-next-sheep }{ $stone } kamenů{ north-pays-more-sheep }
    }

north-pays-next-stone =
    { $stone ->
        [0] { north-pays-next-sheep }
       *[other] { ", " }
    }

north-pays-sheep =
    { $sheep ->
        [0] { north-pays-fish }
        [one] { $sheep } ovci{ north-pays-more-fish }
        [few] { $sheep } ovce{ north-pays-more-fish }
       *[other] { $sheep } ovcí{ north-pays-more-fish }
    }

north-pays-more-sheep =
    { $sheep ->
        [0] { north-pays-more-fish }
        [one] { north-pays-next-fish }{ $sheep } ovci{ north-pays-more-fish }
        [few] { north-pays-next-fish }{ $sheep } ovce{ north-pays-more-fish }
       *[other] { north-pays-next-fish }{ $sheep } ovcí{ north-pays-more-fish }
    }

north-pays-next-sheep =
    { $sheep ->
        [0] { north-pays-next-fish }
       *[other] { ", " }
    }

north-pays-fish =
    { $fish ->
        [0] { north-pays-gold }
        [one] { $fish } rybu{ north-pays-more-gold }
        [few] { $fish } ryby{ north-pays-more-gold }
       *[other] { $fish } ryb{ north-pays-more-gold }
    }

north-pays-more-fish =
    { $fish ->
        [0] { north-pays-more-gold }
        [one] { north-pays-next-gold }{ $fish } rybu{ north-pays-more-gold }
        [few] { north-pays-next-gold }{ $fish } ryby{ north-pays-more-gold }
       *[other] { north-pays-next-gold }{ $fish } ryb{ north-pays-more-gold }
    }

north-pays-next-fish =
    { $fish ->
        [0] { north-pays-next-gold }
       *[other] { ", " }
    }

north-pays-gold =
    { $gold ->
        [0] { north-pays-raze }
        [one] { $gold } zlaťák{ north-pays-more-raze }
        [few] { $gold } zlaťáky{ north-pays-more-raze }
       *[other] { $gold } zlaťáků{ north-pays-more-raze }
    }

north-pays-more-gold =
    { $gold ->
        [0] { north-pays-more-raze }
        [one] { north-pays-next-raze }{ $gold } zlaťák{ north-pays-more-raze }
        [few] { north-pays-next-raze }{ $gold } zlaťáky{ north-pays-more-raze }
       *[other] { north-pays-next-raze }{ $gold } zlaťáků{ north-pays-more-raze }
    }

north-pays-next-gold =
    { $gold ->
        [0] { north-pays-next-raze }
       *[other] { ", " }
    }

north-pays-raze =
    { $raze ->
        [0] { north-pays-worker }
        [one] { $raze } žeton útoku{ north-pays-more-worker }
        [few] { $raze } žetony útoku{ north-pays-more-worker }
       *[other] { $raze } žetonů útoku{ north-pays-more-worker }
    }

north-pays-more-raze =
    { $raze ->
        [0] { north-pays-more-worker }
        [one] { north-pays-next-worker }{ $raze } žeton útoku{ north-pays-more-worker }
        [few] { north-pays-next-worker }{ $raze } žetony útoku{ north-pays-more-worker }
       *[other] { north-pays-next-worker }{ $raze } žetonů útoku{ north-pays-more-worker }
    }

north-pays-next-raze =
    { $raze ->
        [0] { north-pays-next-worker }
       *[other] { ", " }
    }

north-pays-worker =
    { $worker ->
        [0] nic
        [one] { $worker } osadníka
        [few] { $worker } osadníky
       *[other] { $worker } osadníků
    }

north-pays-more-worker =
    { $worker ->
        [0] { "" }
        [one] { " a " }{ $worker } osadníka
        [few] { " a " }{ $worker } osadníky
       *[other] { " a " }{ $worker } osadníků
    }

north-pays-next-worker =
    { $worker ->
        [0] { " a " }
       *[other] { ", " }
    }

north-price =
    { $pay-food ->
        [0] { north-price-wood }
        [one] { $pay-food } jídlo{ north-price-more-wood }
        [few] { $pay-food } jídla{ north-price-more-wood }
       *[other] { $pay-food } jídel{ north-price-more-wood }
    }

north-price-wood =
    { $pay-wood ->
        [0] { north-price-stone }
        [one] { $pay-wood } dřevo{ north-price-more-stone }
        [few] { $pay-wood } dřeva{ north-price-more-stone }
       *[other] { $pay-wood } dřev{ north-price-more-stone }
    }

north-price-more-wood =
    { $pay-wood ->
        [0] { north-price-more-stone }
        [one] { north-price-next-stone }{ $pay-wood } dřevo{ north-price-more-stone }
        [few] { north-price-next-stone }{ $pay-wood } dřeva{ north-price-more-stone }
       *[other] { north-price-next-stone }{ $pay-wood } dřev{ north-price-more-stone }
    }

north-price-next-wood =
    { $pay-wood ->
        [0] { north-price-next-stone }
       *[other] { ", " }
    }

north-price-stone =
    { $pay-stone ->
        [0] { north-price-sheep }
        [one] { $pay-stone } kámen{ north-price-more-sheep }
        [few] { $pay-stone } kameny{ north-price-more-sheep }
       *[other] { $pay-stone } kamenů{ north-price-more-sheep }
    }

north-price-more-stone =
    { $pay-stone ->
        [0] { north-price-more-sheep }
        [one] { north-price-next-sheep }{ $pay-stone } kámen{ north-price-more-sheep }
        [few] { north-price-next-sheep }{ $pay-stone } kameny{ north-price-more-sheep }
       *[other] { north-price-next-sheep }{ $pay-stone } kamenů{ north-price-more-sheep }
    }

north-price-next-stone =
    { $pay-stone ->
        [0] { north-price-next-sheep }
       *[other] { ", " }
    }

north-price-sheep =
    { $pay-sheep ->
        [0] { north-price-fish }
        [one] { $pay-sheep } ovci{ north-price-more-fish }
        [few] { $pay-sheep } ovce{ north-price-more-fish }
       *[other] { $pay-sheep } ovcí{ north-price-more-fish }
    }

north-price-more-sheep =
    { $pay-sheep ->
        [0] { north-price-more-fish }
        [one] { north-price-next-fish }{ $pay-sheep } ovci{ north-price-more-fish }
        [few] { north-price-next-fish }{ $pay-sheep } ovce{ north-price-more-fish }
       *[other] { north-price-next-fish }{ $pay-sheep } ovcí{ north-price-more-fish }
    }

north-price-next-sheep =
    { $pay-sheep ->
        [0] { north-price-next-fish }
       *[other] { ", " }
    }

north-price-fish =
    { $pay-fish ->
        [0] { north-price-gold }
        [one] { $pay-fish } rybu{ north-price-more-gold }
        [few] { $pay-fish } ryby{ north-price-more-gold }
       *[other] { $pay-fish } ryb{ north-price-more-gold }
    }

north-price-more-fish =
    { $pay-fish ->
        [0] { north-price-more-gold }
        [one] { north-price-next-gold }{ $pay-fish } rybu{ north-price-more-gold }
        [few] { north-price-next-gold }{ $pay-fish } ryby{ north-price-more-gold }
       *[other] { north-price-next-gold }{ $pay-fish } ryb{ north-price-more-gold }
    }

north-price-next-fish =
    { $pay-fish ->
        [0] { north-price-next-gold }
       *[other] { ", " }
    }

north-price-gold =
    { $pay-gold ->
        [0] { north-price-raze }
        [one] { $pay-gold } zlaťák{ north-price-more-raze }
        [few] { $pay-gold } zlaťáky{ north-price-more-raze }
       *[other] { $pay-gold } zlaťáků{ north-price-more-raze }
    }

north-price-more-gold =
    { $pay-gold ->
        [0] { north-price-more-raze }
        [one] { north-price-next-raze }{ $pay-gold } zlaťák{ north-price-more-raze }
        [few] { north-price-next-raze }{ $pay-gold } zlaťáky{ north-price-more-raze }
       *[other] { north-price-next-raze }{ $pay-gold } zlaťáků{ north-price-more-raze }
    }

north-price-next-gold =
    { $pay-gold ->
        [0] { north-price-next-raze }
       *[other] { ", " }
    }

north-price-raze =
    { $pay-raze ->
        [0] { north-price-worker }
        [one] { $pay-raze } žeton útoku{ north-price-more-worker }
        [few] { $pay-raze } žetony útoku{ north-price-more-worker }
       *[other] { $pay-raze } žetonů útoku{ north-price-more-worker }
    }

north-price-more-raze =
    { $pay-raze ->
        [0] { north-price-more-worker }
        [one] { north-price-next-worker }{ $pay-raze } žeton útoku{ north-price-more-worker }
        [few] { north-price-next-worker }{ $pay-raze } žetony útoku{ north-price-more-worker }
       *[other] { north-price-next-worker }{ $pay-raze } žetonů útoku{ north-price-more-worker }
    }

north-price-next-raze =
    { $pay-raze ->
        [0] { north-price-next-worker }
       *[other] { ", " }
    }

north-price-worker =
    { $pay-worker ->
        [0] { north-price-resource }
        [one] { $pay-worker } osadníka{ north-price-more-resource }
        [few] { $pay-worker } osadníky{ north-price-more-resource }
       *[other] { $pay-worker } osadníků{ north-price-more-resource }
    }

north-price-more-worker =
    { $pay-worker ->
        [0] { north-price-more-resource }
        [one] { north-price-next-resource }{ $pay-worker } osadníka{ north-price-more-resource }
        [few] { north-price-next-resource }{ $pay-worker } osadníky{ north-price-more-resource }
       *[other] { north-price-next-resource }{ $pay-worker } osadníků{ north-price-more-resource }
    }

north-price-next-worker =
    { $pay-worker ->
        [0] { north-price-next-resource }
       *[other] { ", " }
    }

north-price-resource =
    { $pay-resource ->
        [0] nic
        [one] { $pay-resource } libovolnou surovinu
        [few] { $pay-resource } libovolné suroviny
       *[other] { $pay-resource } libovolných surovin
    }

north-price-more-resource =
    { $pay-resource ->
        [0] { "" }
        [one] { " a " }{ $pay-resource } libovolnou surovinu
        [few] { " a " }{ $pay-resource } libovolné suroviny
       *[other] { " a " }{ $pay-resource } libovolných surovin
    }

north-price-next-resource =
    { $pay-resource ->
        [0] { " a " }
       *[other] { ", " }
    }
