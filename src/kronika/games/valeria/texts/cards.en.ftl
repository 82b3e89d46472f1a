### Card names and texts of Valeria. Written by card_text.py: change the data, not this.

valeria-role-worker = Worker
valeria-role-soldier = Soldier
valeria-role-shadow = Shadow
valeria-role-holy = Holy

valeria-area-hills = Hills
valeria-area-ruins = Ruins
valeria-area-forest = Forest
valeria-area-valley = Valley
valeria-area-mountains = Mountains
valeria-area-barrens = Barrens
valeria-area-swamp = Swamp
valeria-area-cavern = Cavern

valeria-type-minion = Minion
valeria-type-beast = Beast
valeria-type-titan = Titan
valeria-type-boss = Boss

valeria-kind-citizen = Citizen
valeria-kind-starter = Starter
valeria-kind-monster = Monster
valeria-kind-domain = Domain
valeria-kind-duke = Duke
valeria-kind-event = Enemy event
valeria-kind-exhausted = Exhausted card

card-cleric = Cleric
    .count =
        { $count ->
            [one] { $count } Cleric
            *[other] { $count } Clerics
        }
    .stats = Citizen · number 1 · cost 3+ · holy
    .text = In your turn: gain 3 magic. In other turns: gain 1 magic.

card-monk = Monk
    .count =
        { $count ->
            [one] { $count } Monk
            *[other] { $count } Monks
        }
    .stats = Citizen · number 1 · cost 3+ · holy
    .text = In your turn: gain 1 gold and 2 magic. In other turns: you may pay 1 gold for 2 magic.
    .note = It is paid with just what is printed; magic is no substitute here.

card-merchant = Merchant
    .count =
        { $count ->
            [one] { $count } Merchant
            *[other] { $count } Merchants
        }
    .stats = Citizen · number 2 · cost 2+ · worker
    .text = In your turn: gain 2 gold or 2 magic. In other turns: gain 1 gold.

card-blacksmith = Blacksmith
    .count =
        { $count ->
            [one] { $count } Blacksmith
            *[other] { $count } Blacksmiths
        }
    .stats = Citizen · number 2 · cost 3+ · worker
    .text = In your turn: gain 1 gold for each soldier citizen of yours. In other turns: gain 1 gold.
    .note = Starters have no role and do not count.

card-mercenary = Mercenary
    .count =
        { $count ->
            [one] { $count } Mercenary
            *[other] { $count } Mercenarys
        }
    .stats = Citizen · number 3 · cost 3+ · shadow
    .text = In your turn: gain 1 strength and 1 gold. In other turns: you may pay 1 strength for 2 gold.
    .note = It is paid with just what is printed; magic is no substitute here.

card-alchemist = Alchemist
    .count =
        { $count ->
            [one] { $count } Alchemist
            *[other] { $count } Alchemists
        }
    .stats = Citizen · number 3 · cost 3+ · shadow
    .text = In your turn: you may pay 1 gold for 3 magic. In other turns: you may pay 1 magic for 2 gold.
    .note = It is paid with just what is printed; magic is no substitute here.

card-archer = Archer
    .count =
        { $count ->
            [one] { $count } Archer
            *[other] { $count } Archers
        }
    .stats = Citizen · number 4 · cost 4+ · soldier
    .text = In your turn: gain 2 strength. In other turns: gain 1 strength.

card-wizard = Wizard
    .count =
        { $count ->
            [one] { $count } Wizard
            *[other] { $count } Wizards
        }
    .stats = Citizen · number 4 · cost 4+ · soldier
    .text = In your turn: gain 1 strength and 1 magic. In other turns: gain 1 magic.

card-peasant = Peasant
    .count =
        { $count ->
            [one] { $count } Peasant
            *[other] { $count } Peasants
        }
    .stats = Citizen · number 5 · cost 2+ · worker
    .text = In every turn: gain 1 gold.

card-knight = Knight
    .count =
        { $count ->
            [one] { $count } Knight
            *[other] { $count } Knights
        }
    .stats = Citizen · number 6 · cost 2+ · soldier
    .text = In every turn: gain 1 strength.

card-rogue = Rogue
    .count =
        { $count ->
            [one] { $count } Rogue
            *[other] { $count } Rogues
        }
    .stats = Citizen · number 7 · cost 2+ · shadow
    .text = In your turn: gain 2 strength and 2 gold. In other turns: gain 1 strength and 1 gold.

card-thief = Thief
    .count =
        { $count ->
            [one] { $count } Thief
            *[other] { $count } Thieves
        }
    .stats = Citizen · number 7 · cost 2+ · shadow
    .text = In your turn: choose an opponent, who gives you 3 gold or 3 magic. In other turns: gain 2 gold or 2 magic.
    .note = This comes before everything else in the Harvest phase. An opponent who has less gives what there is. It is one kind or the other, never some of both.

card-champion = Champion
    .count =
        { $count ->
            [one] { $count } Champion
            *[other] { $count } Champions
        }
    .stats = Citizen · number 8 · cost 2+ · soldier
    .text = In your turn: gain 4 strength. In other turns: you may pay 1 gold for 4 strength.
    .note = It is paid with just what is printed; magic is no substitute here.

card-warlord = Warlord
    .count =
        { $count ->
            [one] { $count } Warlord
            *[other] { $count } Warlords
        }
    .stats = Citizen · number 8 · cost 2+ · soldier
    .text = In your turn: gain 1 strength for each soldier citizen of yours. In other turns: gain 1 strength for each Knight of yours.
    .note = Starters have no role and do not count. A starter of that name counts as well.

card-paladin = Paladin
    .count =
        { $count ->
            [one] { $count } Paladin
            *[other] { $count } Paladins
        }
    .stats = Citizen · number 9/10 · cost 2+ · holy
    .text = In your turn: gain 1 strength and 2 magic. In other turns: you may pay 1 strength for 3 magic.
    .note = It is paid with just what is printed; magic is no substitute here.

card-priestess = Priestess
    .count =
        { $count ->
            [one] { $count } Priestess
            *[other] { $count } Priestesses
        }
    .stats = Citizen · number 9/10 · cost 2+ · holy
    .text = In your turn: gain 2 strength and 1 magic. In other turns: you may pay 1 magic for 3 strength.
    .note = It is paid with just what is printed; magic is no substitute here.

card-butcher = Butcher
    .count =
        { $count ->
            [one] { $count } Butcher
            *[other] { $count } Butchers
        }
    .stats = Citizen · number 11/12 · cost 1+ · worker
    .text = In your turn: gain 2 gold for each worker citizen of yours. In other turns: gain 4 gold.
    .note = Starters have no role and do not count.

card-miner = Miner
    .count =
        { $count ->
            [one] { $count } Miner
            *[other] { $count } Miners
        }
    .stats = Citizen · number 11/12 · cost 1+ · worker
    .text = In your turn: gain 1 gold and 1 gold for each domain of yours. In other turns: gain 4 gold.

card-starter-peasant = Peasant
    .count =
        { $count ->
            [one] { $count } Peasant
            *[other] { $count } Peasants
        }
    .stats = Starter · number 5
    .text = In every turn: gain 1 gold.

card-starter-knight = Knight
    .count =
        { $count ->
            [one] { $count } Knight
            *[other] { $count } Knights
        }
    .stats = Starter · number 6
    .text = In every turn: gain 1 strength.

card-starter-herald = Herald
    .count =
        { $count ->
            [one] { $count } Herald
            *[other] { $count } Heralds
        }
    .stats = Starter
    .text = When no citizen of yours is activated, and once more on doubles: gain 1 gold, 1 strength or 1 magic.

card-goblin = Goblin
    .count =
        { $count ->
            [one] { $count } Goblin
            *[other] { $count } Goblins
        }
    .stats = Hills · minion · strength 1 · 1 victory point
    .text = Reward: gain 1 gold.

card-goblin-mage = Goblin Mage
    .count =
        { $count ->
            [one] { $count } Goblin Mage
            *[other] { $count } Goblin Mages
        }
    .stats = Hills · titan · strength 3 · 2 victory points
    .text = Reward: gain 1 gold or 1 magic.

card-goblin-king = Goblin King
    .count =
        { $count ->
            [one] { $count } Goblin King
            *[other] { $count } Goblin Kings
        }
    .stats = Hills · boss · strength 6 · 4 victory points
    .text = Reward: gain 1 gold for each monster of the Hills you have slain.
    .note = The monster just slain is counted too.

card-skeleton = Skeleton
    .count =
        { $count ->
            [one] { $count } Skeleton
            *[other] { $count } Skeletons
        }
    .stats = Ruins · minion · strength 2 · 2 victory points
    .text = Reward: gain 1 gold.

card-flaming-skeleton = Flaming Skeleton
    .count =
        { $count ->
            [one] { $count } Flaming Skeleton
            *[other] { $count } Flaming Skeletons
        }
    .stats = Ruins · titan · strength 5 · 3 victory points
    .text = Reward: gain 1 gold and 1 magic.

card-skeleton-king = Skeleton King
    .count =
        { $count ->
            [one] { $count } Skeleton King
            *[other] { $count } Skeleton Kings
        }
    .stats = Ruins · boss · strength 8 · 4 victory points
    .text = Reward: gain 2 gold for each monster of the Ruins you have slain.
    .note = The monster just slain is counted too.

card-treant = Treant
    .count =
        { $count ->
            [one] { $count } Treant
            *[other] { $count } Treants
        }
    .stats = Forest · minion · strength 3 · 1 victory point
    .text = Reward: gain 1 gold and 1 magic.

card-bane-spider = Bane Spider
    .count =
        { $count ->
            [one] { $count } Bane Spider
            *[other] { $count } Bane Spiders
        }
    .stats = Forest · beast · strength 6 · 2 victory points
    .text = Reward: gain either 3 gold, or a Knight out of the center for free.

card-spider-queen = Spider Queen
    .count =
        { $count ->
            [one] { $count } Spider Queen
            *[other] { $count } Spider Queens
        }
    .stats = Forest · boss · strength 10 · magic 3 · 5 victory points
    .text = Reward: gain either 2 gold for each monster of the Forest you have slain, or any citizen out of the center for free and 1 victory point.
    .note = The monster just slain is counted too.

card-owlbear = Owlbear
    .count =
        { $count ->
            [one] { $count } Owlbear
            *[other] { $count } Owlbears
        }
    .stats = Valley · beast · strength 4 · 2 victory points
    .text = Reward: gain 2 magic.

card-giant = Giant
    .count =
        { $count ->
            [one] { $count } Giant
            *[other] { $count } Giants
        }
    .stats = Valley · titan · strength 8 · 3 victory points
    .text = Reward: gain 1 gold and 2 magic.

card-troll = Troll
    .count =
        { $count ->
            [one] { $count } Troll
            *[other] { $count } Trolls
        }
    .stats = Valley · boss · strength 12 · 6 victory points
    .text = Reward: gain 2 magic for each monster of the Valley you have slain.
    .note = The monster just slain is counted too.

card-dire-bear = Dire Bear
    .count =
        { $count ->
            [one] { $count } Dire Bear
            *[other] { $count } Dire Bears
        }
    .stats = Mountains · beast · strength 5 · 3 victory points
    .text = Reward: gain 2 gold or 2 magic.

card-orc-warrior = Orc Warrior
    .count =
        { $count ->
            [one] { $count } Orc Warrior
            *[other] { $count } Orc Warriors
        }
    .stats = Mountains · minion · strength 9 · 3 victory points
    .text = Reward: you may gain a citizen with a base cost of at most 3 out of the center for free.
    .note = Only the base cost is compared; the plus does not matter.

card-orc-chieftain = Orc Chieftain
    .count =
        { $count ->
            [one] { $count } Orc Chieftain
            *[other] { $count } Orc Chieftains
        }
    .stats = Mountains · boss · strength 14 · 6 victory points
    .text = Reward: gain 2 gold for each monster of the Mountains you have slain.
    .note = The monster just slain is counted too.

card-gargoyle = Gargoyle
    .count =
        { $count ->
            [one] { $count } Gargoyle
            *[other] { $count } Gargoyles
        }
    .stats = Barrens · minion · strength 1 · 1 victory point
    .text = Reward: gain 1 magic.

card-wraith = Wraith
    .count =
        { $count ->
            [one] { $count } Wraith
            *[other] { $count } Wraiths
        }
    .stats = Barrens · titan · strength 4 · magic 3 · 3 victory points
    .text = Reward: you may gain a citizen with a base cost of at most 2 out of the center for free.
    .note = Only the base cost is compared; the plus does not matter.

card-witch-queen = Witch Queen
    .count =
        { $count ->
            [one] { $count } Witch Queen
            *[other] { $count } Witch Queens
        }
    .stats = Barrens · boss · strength 5 · magic 4 · 5 victory points
    .text = Reward: gain 1 magic for each monster of the Barrens you have slain.
    .note = The monster just slain is counted too.

card-gelatinous-cube = Gelatinous Cube
    .count =
        { $count ->
            [one] { $count } Gelatinous Cube
            *[other] { $count } Gelatinous Cubes
        }
    .stats = Swamp · minion · strength 4 · magic 1 · 3 victory points
    .text = Reward: gain 2 gold.

card-basilisk = Basilisk
    .count =
        { $count ->
            [one] { $count } Basilisk
            *[other] { $count } Basilisks
        }
    .stats = Swamp · beast · strength 6 · magic 3 · 4 victory points
    .text = Reward: gain 3 gold or 3 magic.

card-swamp-dragon = Swamp Dragon
    .count =
        { $count ->
            [one] { $count } Swamp Dragon
            *[other] { $count } Swamp Dragons
        }
    .stats = Swamp · boss · strength 10 · magic 4 · 6 victory points
    .text = Reward: gain 2 magic for each monster of the Swamp you have slain.
    .note = The monster just slain is counted too.

card-kobolds = Kobolds
    .stats = Cavern · minion · strength 5 · magic 1 · 3 victory points
    .text = Reward: gain 2 gold and 1 magic.

card-gold-golem = Gold Golem
    .count =
        { $count ->
            [one] { $count } Gold Golem
            *[other] { $count } Gold Golems
        }
    .stats = Cavern · titan · strength 7 · magic 3 · 4 victory points
    .text = Reward: gain 5 gold.

card-red-dragon = Red Dragon
    .count =
        { $count ->
            [one] { $count } Red Dragon
            *[other] { $count } Red Dragons
        }
    .stats = Cavern · boss · strength 12 · magic 6 · 7 victory points
    .text = Reward: gain 3 gold for each monster of the Cavern you have slain.
    .note = The monster just slain is counted too.

card-foxgrove-palisade = Foxgrove Palisade
    .stats = Domain · cost 9 · needs 1 soldier, 1 shadow · 3 victory points
    .text = In the Roll phase of your turn: you may pay 2 gold and turn one die to 6.
    .note = Once per Roll phase, even on a die that another card has changed.

card-the-desert-orchid = The Desert Orchid
    .stats = Domain · cost 9 · needs 1 shadow, 1 holy · 3 victory points
    .text = In the Roll phase of your turn: you may pay 1 gold for each holy citizen of yours and turn one die to 1.
    .note = Once per Roll phase, even on a die that another card has changed.

card-emerald-stronghold = Emerald Stronghold
    .stats = Domain · cost 12 · needs 1 worker, 1 soldier, 1 holy · 5 victory points
    .text = In your Action phase: citizens cost you their base cost only, without the plus.

card-pratchetts-plateau = Pratchett's Plateau
    .stats = Domain · cost 8 · needs 1 worker, 1 holy · 3 victory points
    .text = In your Action phase: each domain you build costs 1 gold less.

card-cathedral-of-st-aquila = Cathedral of St Aquila
    .stats = Domain · cost 8 · needs 2 holy · 3 victory points
    .text = When your Action phase ends: choose an opponent, who gives you 1 gold.

card-darktide-harbour = Darktide Harbour
    .stats = Domain · cost 6 · needs 1 worker, 1 soldier, 1 shadow · 2 victory points
    .text = Once, when built: gain a shadow citizen out of the center for free.

card-cloudriders-camp = Cloudrider's Camp
    .stats = Domain · cost 8 · needs 1 soldier, 1 holy · 2 victory points
    .text = Once, when built: gain 3 strength and a soldier citizen with a base cost of at most 2 out of the center for free.
    .note = Only the base cost is compared; the plus does not matter.

card-the-orb-of-urdr = The Orb of Urdr
    .stats = Domain · cost 6 · needs 1 shadow, 1 holy · 1 victory point
    .text = When your Action phase ends: choose an opponent, who gives you 1 magic.

card-rogues-landing = Rogue's Landing
    .stats = Domain · cost 7 · needs 1 worker, 1 shadow · 3 victory points
    .text = Once, when built: gain a worker citizen out of the center for free.

card-blood-crow-army = Blood Crow Army
    .stats = Domain · cost 5 · needs 3 soldier · 2 victory points
    .text = When your Action phase begins: gain 1 strength.

card-eye-of-asteraten = Eye of Asteraten
    .stats = Domain · cost 8 · needs 1 soldier, 1 holy · 1 victory point
    .text = Once, when built: gain 5 strength; then you may slay a monster for its usual cost.
    .note = This is none of your two actions.

card-cutthroats-truce = Cutthroat's Truce
    .stats = Domain · cost 5 · needs 1 shadow, 1 holy · 1 victory point
    .text = Once, when built: choose an opponent, who gives you 3 gold.
    .note = An opponent who has less gives what there is.

card-halfpenny-hill = Halfpenny Hill
    .stats = Domain · cost 6 · needs 3 worker · 2 victory points
    .text = When your Action phase begins: gain 1 gold.

card-shattered-hand = Shattered Hand
    .stats = Domain · cost 7 · needs 1 worker, 1 holy · 3 victory points
    .text = Once, when built: gain a holy citizen out of the center for free.

card-forgotten-sorrows = Forgotten Sorrows
    .stats = Domain · cost 9 · needs 1 worker, 1 shadow · 3 victory points
    .text = Each time a citizen joins you in your Action phase: gain 1 magic.

card-watcher-on-the-water = Watcher on the Water
    .stats = Domain · cost 6 · needs 2 soldier · 3 victory points
    .text = Once, when built: you may put a monster you have slain back on its stack for 3 victory points.
    .note = It takes its old place by strength, and the stack is no longer exhausted if it was.

card-gargans-embrace = Gargan's Embrace
    .stats = Domain · cost 7 · needs 2 soldier · 2 victory points
    .text = Whenever anyone’s dice show doubles: gain 1 victory point.
    .note = Rolled doubles count and so do doubles made by changing dice, even both in one turn.

card-nest-of-the-weaver-witch = Nest of the Weaver Witch
    .stats = Domain · cost 6 · needs 2 worker · 3 victory points
    .text = Once, when built: you may put one of your citizens back on its stack for 3 victory points.
    .note = Starters stay. The stack is open again, and is no longer exhausted if it was.

card-palace-of-the-dawn = Palace of the Dawn
    .stats = Domain · cost 11 · needs 1 worker, 2 soldier · 4 victory points
    .text = In the Roll phase of your turn: you may lower one die by 1.
    .note = Once per Roll phase, even on a die that another card has changed; a 1 stays a 1.

card-grimmwater-keep = Grimmwater Keep
    .stats = Domain · cost 10 · needs 2 worker, 1 shadow · 4 victory points
    .text = Once, when built: gain a citizen with a base cost of at most 3 out of the center for free.
    .note = Only the base cost is compared; the plus does not matter.

card-the-violet-thorn = The Violet Thorn
    .stats = Domain · cost 7 · needs 1 soldier, 1 holy · 3 victory points
    .text = Each time you slay a monster in your Action phase: gain 1 magic.

card-purloiners-perch = Purloiner's Perch
    .stats = Domain · cost 10 · needs 2 shadow · 2 victory points
    .text = Once, when built: you may choose an opponent and take one of the monsters slain there, drawn blind.
    .note = You get no reward for it, but its points are yours.

card-golden-obelisk-of-nae = Golden Obelisk of Nae
    .stats = Domain · cost 6 · needs 1 worker, 1 holy · 3 victory points
    .text = Once, when built: you may pay 3 magic for 3 victory points.
    .note = It is paid with just what is printed; magic is no substitute here.

card-monolith-of-ostendaar = Monolith of Ostendaar
    .stats = Domain · cost 9 · needs 1 worker, 1 soldier · 3 victory points
    .text = When your Action phase begins: gain 1 magic.

card-cornelius-the-dreamer = Cornelius the Dreamer
    .stats = Duke
    .text = When the game ends: 3 victory points for each domain and 1 victory point per 3 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down.

card-elsyn-saint-of-shadows = El'syn, Saint of Shadows
    .stats = Duke
    .text = When the game ends: 2 victory points for each holy symbol, 2 victory points for each shadow symbol and 1 victory point per 4 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down. Symbols count on citizens and on domains.

card-elisium-the-allsmith = Elisium the Allsmith
    .stats = Duke
    .text = When the game ends: 1 victory point for each worker symbol, 1 victory point for each soldier symbol, 1 victory point for each shadow symbol, 1 victory point for each holy symbol and 1 victory point per 4 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down. Symbols count on citizens and on domains.

card-hrothgar-the-conqueror = Hrothgar the Conqueror
    .stats = Duke
    .text = When the game ends: 2 victory points for each slain monster, 1 victory point for each slain titan and 1 victory point per 4 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down.

card-isabella-the-righteous = Isabella the Righteous
    .stats = Duke
    .text = When the game ends: 1 victory point for each soldier symbol, 2 victory points for each holy symbol and 1 victory point per 3 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down. Symbols count on citizens and on domains.

card-lekzandr-the-protector = Lekzand'r the Protector
    .stats = Duke
    .text = When the game ends: 1 victory point for each worker symbol, 2 victory points for each holy symbol and 1 victory point per 3 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down. Symbols count on citizens and on domains.

card-node-master-of-swords = Node, Master of Swords
    .stats = Duke
    .text = When the game ends: 1 victory point for each soldier symbol, 2 victory points for each shadow symbol and 1 victory point per 3 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down. Symbols count on citizens and on domains.

card-reese-the-firebrand = Reese the Firebrand
    .stats = Duke
    .text = When the game ends: 1 victory point for each citizen, 1 victory point for each slain monster, 1 victory point for each domain and 1 victory point per 4 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down. Starters are not citizens.

card-simon-the-unclean = Simon the Unclean
    .stats = Duke
    .text = When the game ends: 1 victory point for each worker symbol, 1 victory point for each soldier symbol and 1 victory point per 2 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down. Symbols count on citizens and on domains.

card-waryn-lord-of-rogues = Waryn, Lord of Rogues
    .stats = Duke
    .text = When the game ends: 1 victory point for each worker symbol, 2 victory points for each shadow symbol and 1 victory point per 3 resources left over.
    .note = Resources of all kinds are added up first, then divided and rounded down. Symbols count on citizens and on domains.

card-corrupted-cleric = Corrupted Cleric
    .count =
        { $count ->
            [one] { $count } Corrupted Cleric
            *[other] { $count } Corrupted Clerics
        }
    .stats = Enemy event · titan · number 1 · strength 2 · magic 4 · 2 victory points
    .text = When the dice show 1, singly or in sum: put 1 magic token on a monster of your choice. Reward: gain 3 gold and 2 magic.
    .note = The token makes that monster harder to slay for everybody.

card-giant-leech = Giant Leech
    .count =
        { $count ->
            [one] { $count } Giant Leech
            *[other] { $count } Giant Leeches
        }
    .stats = Enemy event · titan · number 2 · strength 10 · magic 1 · 4 victory points
    .text = When the dice show 2, singly or in sum: each player loses 1 strength. Reward: gain 5 magic.
    .note = Whoever has none loses none.

card-bat-swarm = Bat Swarm
    .count =
        { $count ->
            [one] { $count } Bat Swarm
            *[other] { $count } Bat Swarms
        }
    .stats = Enemy event · minion · number 3 · strength 6 · 2 victory points
    .text = When the dice show 3, singly or in sum: put 1 strength token on a monster of your choice. Reward: gain 1 gold for each monster you have slain.
    .note = The token makes that monster harder to slay for everybody. The card just slain is counted too.

card-sorcerer = Sorcerer
    .count =
        { $count ->
            [one] { $count } Sorcerer
            *[other] { $count } Sorcerers
        }
    .stats = Enemy event · titan · number 4 · strength 1 · magic 5 · 1 victory point
    .text = When the dice show 4, singly or in sum: each player loses 1 magic. Reward: gain 1 magic for each monster you have slain.
    .note = Whoever has none loses none. The card just slain is counted too.

card-mimic = Mimic
    .count =
        { $count ->
            [one] { $count } Mimic
            *[other] { $count } Mimics
        }
    .stats = Enemy event · minion · number 5 · strength 3 · magic 3 · 2 victory points
    .text = When the dice show 5, singly or in sum: put 1 gold token on a monster of your choice. Reward: gain 5 gold.
    .note = Whoever slays that monster gets the gold.

card-kobold-thieves = Kobold Thieves
    .stats = Enemy event · minion · number 6 · strength 6 · 1 victory point
    .text = When the dice show 6, singly or in sum: each player loses 1 gold. Reward: gain 7 gold.
    .note = Whoever has none loses none.

card-exhausted = Exhausted
    .stats = Exhausted card
    .text = This stack has run out. Enough such stacks end the game.

option-valeria-set-first-game = First Game
    .help = Monsters of the Hills, Ruins, Forest, Valley and Mountains.

option-valeria-set-glittering-gold = Glittering Gold
    .help = Monsters of the Hills, Ruins, Forest, Swamp and Cavern. Left in the box: Forgotten Sorrows, Golden Obelisk of Nae, Monolith of Ostendaar and The Violet Thorn.

option-valeria-set-mastery-over-magic = Mastery Over Magic
    .help = Monsters of the Barrens, Ruins, Forest, Valley and Mountains. Left in the box: Blood Crow Army, Eye of Asteraten, Foxgrove Palisade and Gargan's Embrace.

option-valeria-set-monster-blood = Monster Blood
    .help = Monsters of the Barrens, Ruins, Forest, Swamp and Mountains. Left in the box: Cathedral of St Aquila, Cutthroat's Truce, Forgotten Sorrows and Nest of the Weaver Witch.

option-valeria-areas-hills = Hills
    .help = Goblin, Goblin Mage and Goblin King.

option-valeria-areas-ruins = Ruins
    .help = Skeleton, Flaming Skeleton and Skeleton King.

option-valeria-areas-forest = Forest
    .help = Treant, Bane Spider and Spider Queen.

option-valeria-areas-valley = Valley
    .help = Owlbear, Giant and Troll.

option-valeria-areas-mountains = Mountains
    .help = Dire Bear, Orc Warrior and Orc Chieftain.

option-valeria-areas-barrens = Barrens
    .help = Gargoyle, Wraith and Witch Queen.

option-valeria-areas-swamp = Swamp
    .help = Gelatinous Cube, Basilisk and Swamp Dragon.

option-valeria-areas-cavern = Cavern
    .help = Kobolds, Gold Golem and Red Dragon.

option-valeria-citizens-cleric = { card-cleric }
    .help = In your turn: gain 3 magic. In other turns: gain 1 magic.

option-valeria-citizens-monk = { card-monk }
    .help = In your turn: gain 1 gold and 2 magic. In other turns: you may pay 1 gold for 2 magic.

option-valeria-citizens-merchant = { card-merchant }
    .help = In your turn: gain 2 gold or 2 magic. In other turns: gain 1 gold.

option-valeria-citizens-blacksmith = { card-blacksmith }
    .help = In your turn: gain 1 gold for each soldier citizen of yours. In other turns: gain 1 gold.

option-valeria-citizens-mercenary = { card-mercenary }
    .help = In your turn: gain 1 strength and 1 gold. In other turns: you may pay 1 strength for 2 gold.

option-valeria-citizens-alchemist = { card-alchemist }
    .help = In your turn: you may pay 1 gold for 3 magic. In other turns: you may pay 1 magic for 2 gold.

option-valeria-citizens-archer = { card-archer }
    .help = In your turn: gain 2 strength. In other turns: gain 1 strength.

option-valeria-citizens-wizard = { card-wizard }
    .help = In your turn: gain 1 strength and 1 magic. In other turns: gain 1 magic.

option-valeria-citizens-peasant = { card-peasant }
    .help = In every turn: gain 1 gold.

option-valeria-citizens-knight = { card-knight }
    .help = In every turn: gain 1 strength.

option-valeria-citizens-rogue = { card-rogue }
    .help = In your turn: gain 2 strength and 2 gold. In other turns: gain 1 strength and 1 gold.

option-valeria-citizens-thief = { card-thief }
    .help = In your turn: choose an opponent, who gives you 3 gold or 3 magic. In other turns: gain 2 gold or 2 magic.

option-valeria-citizens-champion = { card-champion }
    .help = In your turn: gain 4 strength. In other turns: you may pay 1 gold for 4 strength.

option-valeria-citizens-warlord = { card-warlord }
    .help = In your turn: gain 1 strength for each soldier citizen of yours. In other turns: gain 1 strength for each Knight of yours.

option-valeria-citizens-paladin = { card-paladin }
    .help = In your turn: gain 1 strength and 2 magic. In other turns: you may pay 1 strength for 3 magic.

option-valeria-citizens-priestess = { card-priestess }
    .help = In your turn: gain 2 strength and 1 magic. In other turns: you may pay 1 magic for 3 strength.

option-valeria-citizens-butcher = { card-butcher }
    .help = In your turn: gain 2 gold for each worker citizen of yours. In other turns: gain 4 gold.

option-valeria-citizens-miner = { card-miner }
    .help = In your turn: gain 1 gold and 1 gold for each domain of yours. In other turns: gain 4 gold.

option-valeria-events-corrupted-cleric = { card-corrupted-cleric }
    .help = When the dice show 1, singly or in sum: put 1 magic token on a monster of your choice. Reward: gain 3 gold and 2 magic.

option-valeria-events-giant-leech = { card-giant-leech }
    .help = When the dice show 2, singly or in sum: each player loses 1 strength. Reward: gain 5 magic.

option-valeria-events-bat-swarm = { card-bat-swarm }
    .help = When the dice show 3, singly or in sum: put 1 strength token on a monster of your choice. Reward: gain 1 gold for each monster you have slain.

option-valeria-events-sorcerer = { card-sorcerer }
    .help = When the dice show 4, singly or in sum: each player loses 1 magic. Reward: gain 1 magic for each monster you have slain.

option-valeria-events-mimic = { card-mimic }
    .help = When the dice show 5, singly or in sum: put 1 gold token on a monster of your choice. Reward: gain 5 gold.

option-valeria-events-kobold-thieves = { card-kobold-thieves }
    .help = When the dice show 6, singly or in sum: each player loses 1 gold. Reward: gain 7 gold.
