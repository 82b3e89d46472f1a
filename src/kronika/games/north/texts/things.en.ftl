### Goods, tiles, clans, types and amounts. Written by card_text.py: change grammar_en.py, not this.

north-kind-field = Field
north-kind-upgrade = Field upgrade
north-kind-location = Location
north-kind-action = Action location
north-kind-feature = Feature location
north-kind-boost = Boost
north-kind-island = Island
north-kind-near = Near island
north-kind-distant = Distant island

north-type-hall = Hall
north-type-farm = Farm
north-type-craft = Craft
north-type-ship = Ship
north-type-keep = Keep
north-type-shrine = Shrine
north-type-penguin = Penguin
north-type-igloo = Igloo
north-type-harbour = Harbor
north-type-yeti = Yeti
north-type-beer = Beer
north-type-feast = Feast
north-type-friend = Friend
north-type-camp = Camp
north-type-sled = Sled
north-type-kayak = Kayak
north-type-bank = Bank
north-type-market = Market
north-type-vault = Vault

north-tile-explore = Explore
    .about = Draw a card from your own deck.

north-tile-populate = Populate
    .about = One more worker joins you for good.

north-tile-construct = Construct
    .about = Build a location from your hand for free, but no field.

north-tile-harvest = Harvest
    .about = Gather what one of your fields gives, upgrades included.

north-tile-sail = Sail
    .about = Send a ship to the end of the queue, with a fish and a raze token if you like.

north-tile =
    { $tile ->
        [explore] { north-tile-explore }
        [populate] { north-tile-populate }
        [construct] { north-tile-construct }
        [harvest] { north-tile-harvest }
       *[sail] { north-tile-sail }
    }

north-clan-glenn = Clan Glenn
    .people = Scots
    .about = They do everything together: workers are lent to locations, come back rested and go again.

north-clan-ulaf = Clan Ulaf
    .people = Vikings
    .about = Axes, fish and sails: islands are there to be pillaged or conquered.

north-clan-panuk = Clan Panuk
    .people = Inuit
    .about = Collectors: with every penguin, igloo and yeti the next one is worth more.

north-clan-heidel = Clan Heidel
    .people = Vikings
    .about = Mead first, work later: boosts, naps and tables set twice.

north-clan-nanurjuk = Clan Nanurjuk
    .people = Inuit
    .about = Nomads: what they build is soon packed up, sold or left behind.

north-clan-mackinnon = Clan MacKinnon
    .people = Scots
    .about = Investors: goods go to the bank, and interest comes every round.

north-clan =
    { $clan ->
        [glenn] { north-clan-glenn }
        [ulaf] { north-clan-ulaf }
        [panuk] { north-clan-panuk }
        [heidel] { north-clan-heidel }
        [nanurjuk] { north-clan-nanurjuk }
       *[mackinnon] { north-clan-mackinnon }
    }

north-thing-food = food
    .count =
        { $count ->
           *[other] { $count } food
        }

north-thing-wood = wood
    .count =
        { $count ->
           *[other] { $count } wood
        }

north-thing-stone = stone
    .count =
        { $count ->
           *[other] { $count } stone
        }

north-thing-sheep = sheep
    .count =
        { $count ->
           *[other] { $count } sheep
        }

north-thing-fish = fish
    .count =
        { $count ->
           *[other] { $count } fish
        }

north-thing-gold = gold
    .count =
        { $count ->
           *[other] { $count } gold
        }

north-thing-raze = raze tokens
    .count =
        { $count ->
            [one] { $count } raze token
           *[other] { $count } raze tokens
        }

north-thing-worker = workers
    .count =
        { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        }

north-thing-card = cards
    .count =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }

north-thing-vp = victory points
    .count =
        { $count ->
            [one] { $count } victory point
           *[other] { $count } victory points
        }

north-thing-ship = ships
    .count =
        { $count ->
            [one] { $count } ship
           *[other] { $count } ships
        }

north-thing-common-ship = common ships
    .count =
        { $count ->
            [one] { $count } common ship
           *[other] { $count } common ships
        }

north-thing-resource = resources
    .count =
        { $count ->
            [one] { $count } resource of your choice
           *[other] { $count } resources of your choice
        }

north-one =
    { $thing ->
        [food] 1 food
        [wood] 1 wood
        [stone] 1 stone
        [sheep] 1 sheep
        [fish] 1 fish
        [gold] 1 gold
        [raze] 1 raze token
        [worker] 1 worker
        [card] 1 card
        [vp] 1 victory point
        [ship] 1 ship
        [common-ship] 1 common ship
       *[resource] 1 resource
    }

north-amounts =
    { $food ->
        [0] { north-amounts-wood }
       *[other] { $food } food{ north-amounts-more-wood }
    }

north-amounts-wood =
    { $wood ->
        [0] { north-amounts-stone }
       *[other] { $wood } wood{ north-amounts-more-stone }
    }

north-amounts-more-wood =
    { $wood ->
        [0] { north-amounts-more-stone }
       *[other] { north-amounts-next-stone }{ $wood } wood{ north-amounts-more-stone }
    }

north-amounts-next-wood =
    { $wood ->
        [0] { north-amounts-next-stone }
       *[other] { ", " }
    }

north-amounts-stone =
    { $stone ->
        [0] { north-amounts-sheep }
       *[other] { $stone } stone{ north-amounts-more-sheep }
    }

north-amounts-more-stone =
    { $stone ->
        [0] { north-amounts-more-sheep }
       *[other] { north-amounts-next-sheep }{ $stone } stone{ north-amounts-more-sheep }
    }

north-amounts-next-stone =
    { $stone ->
        [0] { north-amounts-next-sheep }
       *[other] { ", " }
    }

north-amounts-sheep =
    { $sheep ->
        [0] { north-amounts-fish }
       *[other] { $sheep } sheep{ north-amounts-more-fish }
    }

north-amounts-more-sheep =
    { $sheep ->
        [0] { north-amounts-more-fish }
       *[other] { north-amounts-next-fish }{ $sheep } sheep{ north-amounts-more-fish }
    }

north-amounts-next-sheep =
    { $sheep ->
        [0] { north-amounts-next-fish }
       *[other] { ", " }
    }

north-amounts-fish =
    { $fish ->
        [0] { north-amounts-gold }
       *[other] { $fish } fish{ north-amounts-more-gold }
    }

north-amounts-more-fish =
    { $fish ->
        [0] { north-amounts-more-gold }
       *[other] { north-amounts-next-gold }{ $fish } fish{ north-amounts-more-gold }
    }

north-amounts-next-fish =
    { $fish ->
        [0] { north-amounts-next-gold }
       *[other] { ", " }
    }

north-amounts-gold =
    { $gold ->
        [0] { north-amounts-raze }
       *[other] { $gold } gold{ north-amounts-more-raze }
    }

north-amounts-more-gold =
    { $gold ->
        [0] { north-amounts-more-raze }
       *[other] { north-amounts-next-raze }{ $gold } gold{ north-amounts-more-raze }
    }

north-amounts-next-gold =
    { $gold ->
        [0] { north-amounts-next-raze }
       *[other] { ", " }
    }

north-amounts-raze =
    { $raze ->
        [0] { north-amounts-worker }
        [one] { $raze } raze token{ north-amounts-more-worker }
       *[other] { $raze } raze tokens{ north-amounts-more-worker }
    }

north-amounts-more-raze =
    { $raze ->
        [0] { north-amounts-more-worker }
        [one] { north-amounts-next-worker }{ $raze } raze token{ north-amounts-more-worker }
       *[other] { north-amounts-next-worker }{ $raze } raze tokens{ north-amounts-more-worker }
    }

north-amounts-next-raze =
    { $raze ->
        [0] { north-amounts-next-worker }
       *[other] { ", " }
    }

north-amounts-worker =
    { $worker ->
        [0] { north-amounts-card }
        [one] { $worker } worker{ north-amounts-more-card }
       *[other] { $worker } workers{ north-amounts-more-card }
    }

north-amounts-more-worker =
    { $worker ->
        [0] { north-amounts-more-card }
        [one] { north-amounts-next-card }{ $worker } worker{ north-amounts-more-card }
       *[other] { north-amounts-next-card }{ $worker } workers{ north-amounts-more-card }
    }

north-amounts-next-worker =
    { $worker ->
        [0] { north-amounts-next-card }
       *[other] { ", " }
    }

north-amounts-card =
    { $card ->
        [0] { north-amounts-vp }
        [one] { $card } card{ north-amounts-more-vp }
       *[other] { $card } cards{ north-amounts-more-vp }
    }

north-amounts-more-card =
    { $card ->
        [0] { north-amounts-more-vp }
        [one] { north-amounts-next-vp }{ $card } card{ north-amounts-more-vp }
       *[other] { north-amounts-next-vp }{ $card } cards{ north-amounts-more-vp }
    }

north-amounts-next-card =
    { $card ->
        [0] { north-amounts-next-vp }
       *[other] { ", " }
    }

north-amounts-vp =
    { $vp ->
        [0] { north-amounts-ship }
        [one] { $vp } victory point{ north-amounts-more-ship }
       *[other] { $vp } victory points{ north-amounts-more-ship }
    }

north-amounts-more-vp =
    { $vp ->
        [0] { north-amounts-more-ship }
        [one] { north-amounts-next-ship }{ $vp } victory point{ north-amounts-more-ship }
       *[other] { north-amounts-next-ship }{ $vp } victory points{ north-amounts-more-ship }
    }

north-amounts-next-vp =
    { $vp ->
        [0] { north-amounts-next-ship }
       *[other] { ", " }
    }

north-amounts-ship =
    { $ship ->
        [0] { north-amounts-common-ship }
        [one] { $ship } ship{ north-amounts-more-common-ship }
       *[other] { $ship } ships{ north-amounts-more-common-ship }
    }

north-amounts-more-ship =
    { $ship ->
        [0] { north-amounts-more-common-ship }
        [one] { north-amounts-next-common-ship }{ $ship } ship{ north-amounts-more-common-ship }
       *[other] { north-amounts-next-common-ship }{ $ship } ships{ north-amounts-more-common-ship }
    }

north-amounts-next-ship =
    { $ship ->
        [0] { north-amounts-next-common-ship }
       *[other] { ", " }
    }

north-amounts-common-ship =
    { $common-ship ->
        [0] { north-amounts-resource }
        [one] { $common-ship } common ship{ north-amounts-more-resource }
       *[other] { $common-ship } common ships{ north-amounts-more-resource }
    }

north-amounts-more-common-ship =
    { $common-ship ->
        [0] { north-amounts-more-resource }
        [one] { north-amounts-next-resource }{ $common-ship } common ship{ north-amounts-more-resource }
       *[other] { north-amounts-next-resource }{ $common-ship } common ships{ north-amounts-more-resource }
    }

north-amounts-next-common-ship =
    { $common-ship ->
        [0] { north-amounts-next-resource }
       *[other] { ", " }
    }

north-amounts-resource =
    { $resource ->
        [0] nothing
        [one] { $resource } resource of your choice
       *[other] { $resource } resources of your choice
    }

north-amounts-more-resource =
    { $resource ->
        [0] { "" }
        [one] { " and " }{ $resource } resource of your choice
       *[other] { " and " }{ $resource } resources of your choice
    }

north-amounts-next-resource =
    { $resource ->
        [0] { " and " }
       *[other] { ", " }
    }

north-pays =
    { $food ->
        [0] { north-pays-wood }
       *[other] { $food } food{ north-pays-more-wood }
    }

north-pays-wood =
    { $wood ->
        [0] { north-pays-stone }
       *[other] { $wood } wood{ north-pays-more-stone }
    }

north-pays-more-wood =
    { $wood ->
        [0] { north-pays-more-stone }
       *[other] { north-pays-next-stone }{ $wood } wood{ north-pays-more-stone }
    }

north-pays-next-wood =
    { $wood ->
        [0] { north-pays-next-stone }
       *[other] { ", " }
    }

north-pays-stone =
    { $stone ->
        [0] { north-pays-sheep }
       *[other] { $stone } stone{ north-pays-more-sheep }
    }

north-pays-more-stone =
    { $stone ->
        [0] { north-pays-more-sheep }
       *[other] { north-pays-next-sheep }{ $stone } stone{ north-pays-more-sheep }
    }

north-pays-next-stone =
    { $stone ->
        [0] { north-pays-next-sheep }
       *[other] { ", " }
    }

north-pays-sheep =
    { $sheep ->
        [0] { north-pays-fish }
       *[other] { $sheep } sheep{ north-pays-more-fish }
    }

north-pays-more-sheep =
    { $sheep ->
        [0] { north-pays-more-fish }
       *[other] { north-pays-next-fish }{ $sheep } sheep{ north-pays-more-fish }
    }

north-pays-next-sheep =
    { $sheep ->
        [0] { north-pays-next-fish }
       *[other] { ", " }
    }

north-pays-fish =
    { $fish ->
        [0] { north-pays-gold }
       *[other] { $fish } fish{ north-pays-more-gold }
    }

north-pays-more-fish =
    { $fish ->
        [0] { north-pays-more-gold }
       *[other] { north-pays-next-gold }{ $fish } fish{ north-pays-more-gold }
    }

north-pays-next-fish =
    { $fish ->
        [0] { north-pays-next-gold }
       *[other] { ", " }
    }

north-pays-gold =
    { $gold ->
        [0] { north-pays-raze }
       *[other] { $gold } gold{ north-pays-more-raze }
    }

north-pays-more-gold =
    { $gold ->
        [0] { north-pays-more-raze }
       *[other] { north-pays-next-raze }{ $gold } gold{ north-pays-more-raze }
    }

north-pays-next-gold =
    { $gold ->
        [0] { north-pays-next-raze }
       *[other] { ", " }
    }

north-pays-raze =
    { $raze ->
        [0] { north-pays-worker }
        [one] { $raze } raze token{ north-pays-more-worker }
       *[other] { $raze } raze tokens{ north-pays-more-worker }
    }

north-pays-more-raze =
    { $raze ->
        [0] { north-pays-more-worker }
        [one] { north-pays-next-worker }{ $raze } raze token{ north-pays-more-worker }
       *[other] { north-pays-next-worker }{ $raze } raze tokens{ north-pays-more-worker }
    }

north-pays-next-raze =
    { $raze ->
        [0] { north-pays-next-worker }
       *[other] { ", " }
    }

north-pays-worker =
    { $worker ->
        [0] nothing
        [one] { $worker } worker
       *[other] { $worker } workers
    }

north-pays-more-worker =
    { $worker ->
        [0] { "" }
        [one] { " and " }{ $worker } worker
       *[other] { " and " }{ $worker } workers
    }

north-pays-next-worker =
    { $worker ->
        [0] { " and " }
       *[other] { ", " }
    }

north-price =
    { $pay-food ->
        [0] { north-price-wood }
       *[other] { $pay-food } food{ north-price-more-wood }
    }

north-price-wood =
    { $pay-wood ->
        [0] { north-price-stone }
       *[other] { $pay-wood } wood{ north-price-more-stone }
    }

north-price-more-wood =
    { $pay-wood ->
        [0] { north-price-more-stone }
       *[other] { north-price-next-stone }{ $pay-wood } wood{ north-price-more-stone }
    }

north-price-next-wood =
    { $pay-wood ->
        [0] { north-price-next-stone }
       *[other] { ", " }
    }

north-price-stone =
    { $pay-stone ->
        [0] { north-price-sheep }
       *[other] { $pay-stone } stone{ north-price-more-sheep }
    }

north-price-more-stone =
    { $pay-stone ->
        [0] { north-price-more-sheep }
       *[other] { north-price-next-sheep }{ $pay-stone } stone{ north-price-more-sheep }
    }

north-price-next-stone =
    { $pay-stone ->
        [0] { north-price-next-sheep }
       *[other] { ", " }
    }

north-price-sheep =
    { $pay-sheep ->
        [0] { north-price-fish }
       *[other] { $pay-sheep } sheep{ north-price-more-fish }
    }

north-price-more-sheep =
    { $pay-sheep ->
        [0] { north-price-more-fish }
       *[other] { north-price-next-fish }{ $pay-sheep } sheep{ north-price-more-fish }
    }

north-price-next-sheep =
    { $pay-sheep ->
        [0] { north-price-next-fish }
       *[other] { ", " }
    }

north-price-fish =
    { $pay-fish ->
        [0] { north-price-gold }
       *[other] { $pay-fish } fish{ north-price-more-gold }
    }

north-price-more-fish =
    { $pay-fish ->
        [0] { north-price-more-gold }
       *[other] { north-price-next-gold }{ $pay-fish } fish{ north-price-more-gold }
    }

north-price-next-fish =
    { $pay-fish ->
        [0] { north-price-next-gold }
       *[other] { ", " }
    }

north-price-gold =
    { $pay-gold ->
        [0] { north-price-raze }
       *[other] { $pay-gold } gold{ north-price-more-raze }
    }

north-price-more-gold =
    { $pay-gold ->
        [0] { north-price-more-raze }
       *[other] { north-price-next-raze }{ $pay-gold } gold{ north-price-more-raze }
    }

north-price-next-gold =
    { $pay-gold ->
        [0] { north-price-next-raze }
       *[other] { ", " }
    }

north-price-raze =
    { $pay-raze ->
        [0] { north-price-worker }
        [one] { $pay-raze } raze token{ north-price-more-worker }
       *[other] { $pay-raze } raze tokens{ north-price-more-worker }
    }

north-price-more-raze =
    { $pay-raze ->
        [0] { north-price-more-worker }
        [one] { north-price-next-worker }{ $pay-raze } raze token{ north-price-more-worker }
       *[other] { north-price-next-worker }{ $pay-raze } raze tokens{ north-price-more-worker }
    }

north-price-next-raze =
    { $pay-raze ->
        [0] { north-price-next-worker }
       *[other] { ", " }
    }

north-price-worker =
    { $pay-worker ->
        [0] { north-price-resource }
        [one] { $pay-worker } worker{ north-price-more-resource }
       *[other] { $pay-worker } workers{ north-price-more-resource }
    }

north-price-more-worker =
    { $pay-worker ->
        [0] { north-price-more-resource }
        [one] { north-price-next-resource }{ $pay-worker } worker{ north-price-more-resource }
       *[other] { north-price-next-resource }{ $pay-worker } workers{ north-price-more-resource }
    }

north-price-next-worker =
    { $pay-worker ->
        [0] { north-price-next-resource }
       *[other] { ", " }
    }

north-price-resource =
    { $pay-resource ->
        [0] nothing
        [one] { $pay-resource } resource of your choice
       *[other] { $pay-resource } resources of your choice
    }

north-price-more-resource =
    { $pay-resource ->
        [0] { "" }
        [one] { " and " }{ $pay-resource } resource of your choice
       *[other] { " and " }{ $pay-resource } resources of your choice
    }

north-price-next-resource =
    { $pay-resource ->
        [0] { " and " }
       *[other] { ", " }
    }
