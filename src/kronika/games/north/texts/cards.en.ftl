### Card names and texts of Empires of the North. Written by card_text.py: change the data, not this.

card-oat-field = Oat Field
    .stats = Field · starting location
    .text = Gives 2 food when the game begins and at each Harvest.
    .flavor = Porridge for one is a meal, porridge for forty is a plan.

card-common-woodlot = Common Woodlot
    .stats = Field · starting location
    .text = Gives 2 wood when the game begins and at each Harvest.
    .flavor = Whoever fells a tree carries two: his own and his neighbor's.

card-pasture = Pasture
    .stats = Field · starting location
    .text = Gives 1 sheep when the game begins and at each Harvest.
    .flavor = The sheep is everybody's; the argument about her name is too.

card-work-bee = Work Bee
    .stats = Action location · costs 1 food and 1 wood · type Hall · 3 in the deck
    .text = Action: assign 1 worker here, then gain 1 food and 1 victory point.
    .note = What is assigned stays on the card through Clean-up.
    .flavor = Nobody was asked to come. Nobody was asked to leave.

card-everyones-sheepfold = Everyone's Sheepfold
    .stats = Field · build with Populate · 3 in the deck
    .text = Gives 2 sheep, at once and at each Harvest.
    .flavor = The gate has no lock, but it has thirty shepherds.

card-drystone-wallers = Drystone Wallers
    .stats = Action location · costs 1 wood and 1 sheep · type Craft · 2 in the deck
    .text = Action: pay 1 worker to gain 1 wood and 1 stone.
    .flavor = No mortar: the wall holds because everybody leans on it.

card-ice-cream-man = Out-of-Town Ice-Cream Man
    .stats = Field · build with Harvest · 2 in the deck
    .text = Build it on its own or attach it to a field of yours that gives food. Gives 1 food, at once and at each Harvest.
    .note = As an upgrade it gives only its own goods when built; Harvest gives those of the whole field.
    .flavor = In the Highlands he only needs to supply the flavor.

card-neighbourly-help = Neighborly Help
    .stats = Boost · play with Populate · 2 in the deck
    .text = Instant: refresh 2 workers, then gain 1 victory point.
    .flavor = I mind your goats, you mind my business.

card-knocking-off = Knocking-Off Time
    .stats = Boost · play with Explore · 2 in the deck
    .text = Instant: release 2 workers, then gain 1 gold.
    .note = With nothing to release, the rest is done all the same.
    .flavor = The only order in the clan that everybody obeys at once.

card-common-pot = Common Pot
    .stats = Feature location · costs 1 food and 1 wood · type Farm · 2 in the deck
    .text = Feature: whenever you assign something to a card, gain 1 food.
    .flavor = Bring a turnip and you stay for dinner.

card-spare-room = Spare Room
    .stats = Action location · costs 1 food and 2 wood · type Hall · 2 in the deck
    .text = Action: pay 1 sheep to perform POPULATE.
    .note = One boost or one field may go with this action.
    .flavor = Every guest gets a blanket. The blanket bleats a little.

card-spinning-evening = Spinning Evening
    .stats = Action location · costs 1 wood and 1 sheep · type Craft · 2 in the deck
    .text = Action: pay 2 sheep and 1 worker to gain 2 victory points.
    .flavor = By morning there is a plaid for everyone and a rumor about most.

card-clan-moot = Clan Moot
    .stats = Feature location · costs 2 wood and 1 sheep · type Hall · 1 in the deck
    .text = Feature: whenever you assign something to a card, gain 1 victory point.
    .flavor = Carried unanimously, after the vote was taken four times.

card-welcome-committee = Welcome Committee
    .stats = Feature location · costs 1 food, 1 wood and 1 sheep · type Hall · 1 in the deck
    .text = Feature: whenever you perform Populate, gain 1 victory point.
    .flavor = Pipes, haggis, handshake. Some stay in spite of all three.

card-roll-call = Roll Call
    .stats = Action location · costs 1 wood and 1 sheep · type Hall · 1 in the deck
    .text = Action: pay 1 food to gain 1 victory point for each worker on your cards, at most 3.
    .flavor = Angus? Here! Other Angus? Here! Tall Angus? Digging!

card-co-op-store = Co-op Store
    .stats = Action location · costs 1 wood and 1 stone · type Farm · 1 in the deck
    .text = Action: pay 1 food and 1 sheep to gain 2 gold.
    .flavor = Everybody owns it, so everybody queues.

card-threshing-floor = Threshing Floor
    .stats = Action location · costs 1 food, 2 wood and 1 sheep · type Farm · 1 in the deck
    .text = Action: pay 1 worker to perform HARVEST.
    .note = One boost or one field may go with this action.
    .flavor = Four flails, one rhythm and a very careful cat.

card-barn-raising = Barn Raising
    .stats = Location · costs 1 food and 1 wood · type Farm · 1 in the deck
    .text = Build bonus: gain 1 food and 1 worker.
    .flavor = It went up in a day. The thank-you dinner took three.

card-long-table = Long Table
    .stats = Location · costs 1 food and 2 wood · type Hall · 1 in the deck
    .text = Build bonus: gain 1 gold, then gain 1 victory point for each worker on your cards, at most 3.
    .flavor = Salt is passed down it by relay.

card-change-of-shift = Change of Shift
    .stats = Action location · costs 1 wood and 1 sheep · type Craft · 1 in the deck
    .text = Action: pay 1 food to release 1 worker, then gain 1 victory point.
    .note = With nothing to release, the rest is done all the same.
    .flavor = He who finishes hands over the hammer, he who starts hands over the sandwich.

card-barn-dance = Barn Dance
    .stats = Boost · play with Construct · 1 in the deck
    .text = Instant: gain 1 worker.
    .flavor = They came for the fiddle and stayed for the fiddler.

card-driftwood-pile = Driftwood Pile
    .stats = Field upgrade · build with Sail · 1 in the deck
    .text = Attach it to a field of yours that gives wood. Adds 1 wood, at once and at each Harvest.
    .note = As an upgrade it gives only its own goods when built; Harvest gives those of the whole field.
    .flavor = The sea helps as well, if you ask it nicely.

card-pine-grove = Pine Grove
    .stats = Field · starting location
    .text = Gives 2 wood when the game begins and at each Harvest.
    .flavor = Future ships, growing slowly and without a helmsman.

card-fishing-pier = Fishing Pier
    .stats = Field · starting location
    .text = Gives 2 fish when the game begins and at each Harvest.
    .flavor = Viking patience lasts exactly one fish.

card-barley-field = Barley Field
    .stats = Field · starting location
    .text = Gives 1 food when the game begins and at each Harvest.
    .flavor = Mowed with battle axes, out of habit.

card-axe-smithy = Axe Smithy
    .stats = Action location · costs 1 food and 1 wood · type Keep · 3 in the deck
    .text = Action: pay 1 wood to gain 1 food and 1 raze token.
    .flavor = Sharpening while you wait. Better wait outside.

card-fair-wind = Fair Wind
    .stats = Boost · play with Sail · 2 in the deck
    .text = Instant: gain 1 fish and 1 raze token.
    .flavor = It always blows away from home.

card-ash-wood = Ash Wood
    .stats = Field · build with Harvest · 2 in the deck
    .text = Gives 1 wood and 1 raze token, at once and at each Harvest.
    .flavor = Good shafts grow straight; good Vikings rarely do.

card-seal-rock = Seal Rock
    .stats = Field · build with Sail · 2 in the deck
    .text = Gives 2 fish, at once and at each Harvest.
    .flavor = The seals show where the fish are, and applaud.

card-smokehouse = Smokehouse
    .stats = Field upgrade · build with Explore · 2 in the deck
    .text = Attach it to a field of yours that gives fish. Adds 1 fish, at once and at each Harvest.
    .note = As an upgrade it gives only its own goods when built; Harvest gives those of the whole field.
    .flavor = The one house in the village that may burn.

card-twin-ships = Twin Ships
    .stats = Feature location · costs 2 wood · type Ship · 2 in the deck
    .text = Feature: whenever you have pillaged an island, gain 1 wood or 1 fish.
    .flavor = One for the loot, one for what did not fit into the first.

card-priest-of-thor = Priest of Thor
    .stats = Feature location · costs 1 wood · type Shrine · 2 in the deck
    .text = Feature: whenever you have pillaged an island, gain 1 food.
    .flavor = Blesses the fleet and tastes the booty.

card-dragon-boat = Dragon Boat
    .stats = Action location · costs 1 food, 2 wood and 1 fish · type Ship · 2 in the deck
    .text = Action: pay 1 worker to perform SAIL.
    .note = One boost or one field may go with this action.
    .flavor = The dragon's head gets seasick, that is why it gapes.

card-ravens-perch = Ravens' Perch
    .stats = Action location · costs 1 wood and 1 fish · type Ship · 2 in the deck
    .text = Action: pay 1 worker to let one of your ships in the queue pillage or conquer an island at once.
    .note = Fish and raze token on the ship are used up; it is free to sail once more this round.
    .flavor = The ravens know the way. They have eaten there before.

card-flokis-boatyard = Floki's Boatyard
    .stats = Boost · play with Construct · 1 in the deck
    .text = Instant: gain 1 ship.
    .note = Three ships of one's own are the most, and they are kept to the end.
    .flavor = Floki builds without drawings and without leftovers.

card-treasury = Treasury
    .stats = Feature location · costs 1 food, 2 wood and 1 fish · type Keep · 1 in the deck
    .text = Feature: whenever you have conquered an island, gain 1 gold and 1 victory point.
    .flavor = The lock is new, the rest is from other people.

card-watchtower = Watchtower
    .stats = Feature location · costs 1 food and 2 wood · type Keep · 1 in the deck
    .text = Feature: whenever you have conquered an island, gain 1 food and 1 victory point.
    .flavor = Looks out for land, so that there is something to take.

card-white-keep = White Keep
    .stats = Feature location · costs 2 wood and 1 stone · type Keep · 1 in the deck
    .text = Feature: whenever you have conquered an island, you may pay 1 stone to gain 2 victory points.
    .flavor = Every island gives it one stone and one story.

card-valkyrie = Valkyrie
    .stats = Feature location · costs 1 food and 2 wood · type Shrine · 1 in the deck
    .text = Feature: whenever you have pillaged an island, gain 1 victory point.
    .flavor = She takes the bravest. The others may carry the chests.

card-rune-stone = Rune Stone
    .stats = Action location · costs 1 wood and 1 fish · type Shrine · 1 in the deck
    .text = Action: pay 1 worker to gain 1 victory point for each ship of yours on the expedition board, at most 3.
    .flavor = Ulaf was here. And there. And over there too.

card-trophy-wall = Trophy Wall
    .stats = Action location · costs 1 wood and 1 fish · type Keep · 1 in the deck
    .text = Action: pay 1 raze token to gain 1 food and 1 victory point.
    .flavor = Axes above the fireplace tell the truth only about the dust.

card-skalds-corner = Skald's Corner
    .stats = Feature location · costs 1 food and 1 wood · type Shrine · 1 in the deck
    .text = Feature: whenever you raid a location, gain 1 food and 1 victory point.
    .flavor = A raid nobody sings about never happened.

card-hall-of-heroes = Hall of Heroes
    .stats = Location · costs 1 food and 1 wood · type Shrine · 1 in the deck
    .text = Build bonus: gain 1 victory point, then gain 1 victory point for each island in your empire, at most 4.
    .flavor = Admission: one island.

card-battle-horn = Battle Horn
    .stats = Boost · play with Populate · 1 in the deck
    .text = Instant: gain 2 raze tokens.
    .flavor = One blast for attack, two for dinner. Nobody waits for the second.

card-granite-fjord = Granite Fjord
    .stats = Field · build with Construct · 1 in the deck
    .text = Gives 1 wood and 1 stone, at once and at each Harvest.
    .flavor = The echo here shouts first.

card-ice-hole = Ice Hole
    .stats = Field · starting location
    .text = Gives 2 fish when the game begins and at each Harvest.
    .flavor = Number one of the collection of holes.

card-pebble-beach = Pebble Beach
    .stats = Field · starting location
    .text = Gives 2 stone when the game begins and at each Harvest.
    .flavor = Sorted by size, color and character.

card-lichen-patch = Lichen Patch
    .stats = Field · starting location
    .text = Gives 1 food when the game begins and at each Harvest.
    .flavor = Weeded every week. It has never noticed.

card-penguin-fisher = Penguin Fisher
    .stats = Action location · costs 1 food and 1 stone · type Penguin · 3 in the deck
    .text = Action: pay 1 worker to gain 2 fish.
    .flavor = Works for fish. Is paid in praise.

card-igloo = Igloo
    .stats = Location · costs 1 food and 2 stone · type Igloo · 3 in the deck
    .text = Build bonus: gain 1 victory point for each Igloo card in your empire, at most 2.
    .note = Icons are counted once this card is in your empire, its own included.
    .flavor = One is a shelter, two a street, three an address.

card-polynya = Polynya
    .stats = Field · build with Explore · 2 in the deck
    .text = Gives 2 fish, at once and at each Harvest.
    .flavor = The sea left the window open here.

card-frozen-harbour = Frozen Harbor
    .stats = Location · costs 2 stone and 2 fish · type Harbor · 2 in the deck
    .text = Build bonus: gain 1 victory point for each Penguin card in your empire.
    .flavor = No ship has come since autumn, and the penguins salute every one of them.

card-friendly-yeti = Friendly Yeti
    .stats = Action location · costs 1 fish · type Yeti · 2 in the deck
    .text = Action: pay 1 worker to gain 2 stone.
    .flavor = Carries boulders and compliments, both a bit heavy.

card-penguin-choir = Penguin Choir
    .stats = Action location · costs 1 stone and 2 fish · type Penguin · 2 in the deck
    .text = Action: pay 1 fish and 1 worker to gain 1 gold and 1 victory point.
    .flavor = Forty voices, one note, thunderous applause by flippers.

card-penguin-parade = Penguin Parade
    .stats = Boost · play with Explore · 2 in the deck
    .text = Instant: search your deck for a card of the type Penguin, then gain 1 fish.
    .note = The deck is shuffled afterwards; the discard pile is left alone.
    .flavor = By height, please. By height!

card-fish-counter = Fish Counter
    .stats = Action location · costs 2 stone and 1 fish · type Harbor · 2 in the deck
    .text = Action: pay 1 fish to gain 1 victory point.
    .flavor = All fish face left. Panuk checks.

card-frozen-mammoth = Frozen Mammoth
    .stats = Field upgrade · build with Harvest · 1 in the deck
    .text = Attach it to a field of yours that gives food. Adds 2 food, at once and at each Harvest.
    .note = As an upgrade it gives only its own goods when built; Harvest gives those of the whole field.
    .flavor = Best before: unknown. Still good: apparently.

card-proper-place = Everything in Its Place
    .stats = Boost · play with Harvest · 1 in the deck
    .text = Instant: gain 1 stone, then gain 1 resource of your choice for each Igloo card in your empire, at most 3.
    .flavor = And if it hasn't, it gets a label.

card-penguin-nursery = Penguin Nursery
    .stats = Feature location · costs 1 food, 1 stone and 1 fish · type Penguin · 1 in the deck
    .text = Feature: whenever you build a location of the type Penguin, gain 1 gold.
    .note = Its own building does not count.
    .flavor = All the children have the same coat. Nobody has lost one yet.

card-snow-block-cutter = Snow-Block Cutter
    .stats = Feature location · costs 1 stone and 1 fish · type Yeti · 1 in the deck
    .text = Feature: locations cost you 1 resource less to build.
    .note = Only resources are spared, never gold, raze tokens or workers.
    .flavor = Cuts the bricks and the bill.

card-ice-mirror = Ice Mirror
    .stats = Feature location · costs 2 stone · 1 in the deck
    .text = Feature: when built, choose another card of your empire with an action; from then on this is a second copy of it.
    .note = The bonus of the chosen card is carried out again. The two are exhausted and refreshed apart.
    .flavor = A pair at last.

card-snow-sculptor = Snow Sculptor
    .stats = Action location · costs 1 food and 1 stone · type Yeti · 1 in the deck
    .text = Action: pay 1 worker to discard another card of your empire and draw 1 card; if you drew a location that is not a field, you may build it at once for free; in any case gain 1 fish.
    .flavor = Out of every snowman there is a better snowman trying to get out.

card-tidy-warehouse = Tidy Warehouse
    .stats = Action location · costs 1 food and 2 stone · type Harbor · 1 in the deck
    .text = Action: pay 1 fish and 1 worker to gain 1 victory point for each Harbor card in your empire, at most 3.
    .note = Its own icon is counted too.
    .flavor = Crate in crate, in a crate for crates.

card-yeti-sauna = Yeti Sauna
    .stats = Action location · costs 1 stone and 1 fish · type Yeti · 1 in the deck
    .text = Action: pay 1 food to refresh 2 workers, then gain 1 fish.
    .flavor = Afterwards the drain has to be cleared. Thoroughly.

card-ice-palace = Ice Palace
    .stats = Location · costs 1 food, 2 stone and 1 fish · type Igloo · 1 in the deck
    .text = Build bonus: gain 1 gold, then gain 1 victory point for each Yeti card in your empire, at most 3.
    .flavor = Twelve rooms, one for each kind of snow.

card-yeti-escort = Yeti Escort
    .stats = Boost · play with Sail · 1 in the deck
    .text = Instant: gain 1 stone and 1 raze token.
    .flavor = He just stands there. It is usually enough.

card-stock-taking = Stock-Taking
    .stats = Boost · play with Construct · 1 in the deck
    .text = Instant: gain 1 food, then gain 1 gold for each Penguin card in your empire, at most 2.
    .flavor = The penguins are counted twice: they keep changing places.

card-glacier-snout = Glacier Snout
    .stats = Field · build with Populate · 1 in the deck
    .text = Gives 2 stone, at once and at each Harvest.
    .flavor = Delivers to the door, a hand's breadth a year.

card-hop-garden = Hop Garden
    .stats = Field · starting location
    .text = Gives 2 food when the game begins and at each Harvest.
    .flavor = Hops climb by themselves. Heidel approves.

card-rye-strip = Strip of Rye
    .stats = Field · starting location
    .text = Gives 1 food when the game begins and at each Harvest.
    .flavor = Sown in one throw, from the bench.

card-drowsy-meadow = Drowsy Meadow
    .stats = Field · starting location
    .text = Gives 2 sheep when the game begins and at each Harvest.
    .flavor = Nobody has ever finished counting these sheep.

card-mead-hall = Mead Hall
    .stats = Action location · costs 2 food and 1 sheep · type Beer · 3 in the deck
    .text = Action: pay 1 food and 1 worker to gain 1 gold and 1 victory point.
    .flavor = The benches are long, the evenings longer.

card-barrel-buddy = Barrel Buddy
    .stats = Action location · costs 1 food · type Friend · 3 in the deck
    .text = Action: pay 1 food to refresh 1 worker, then gain 1 sheep.
    .flavor = You don't know his name, but he knows your round.

card-another-round = Another Round!
    .acc = “Another Round!”
    .gen = “Another Round!”
    .ins = “Another Round!”
    .stats = Boost · play with Harvest · 2 in the deck
    .text = Instant: refresh 1 of your locations, then gain 2 food.
    .flavor = The last one. As the four before it.

card-apiary = Apiary
    .stats = Field · build with Populate · 2 in the deck
    .text = Gives 2 food, at once and at each Harvest.
    .flavor = At least somebody works here.

card-drinking-competition = Drinking Competition
    .stats = Boost · play with Explore · 2 in the deck
    .text = Instant: move one of your used discs to any other tile, then gain 2 food.
    .note = No food is paid, the disc is not turned over, and the tile's action is not performed.
    .flavor = In the morning you wake up elsewhere, and it was worth it.

card-bring-a-dish = Bring a Dish
    .stats = Boost · play with Populate · 2 in the deck
    .text = Instant: gain 3 resources, each of a different kind.
    .flavor = Eleven salads and one man with a log.

card-tavern = Tavern
    .stats = Action location · costs 1 food and 1 sheep · type Beer · 2 in the deck
    .text = Action: pay 1 worker to gain 1 gold.
    .flavor = Open until the last guest falls off the last stool.

card-spit-roast = Spit Roast
    .stats = Action location · costs 1 food and 1 sheep · type Feast · 2 in the deck
    .text = Action: pay 1 sheep and 1 worker to gain 2 food and 1 victory point.
    .flavor = Turning the spit is the only sport here.

card-booze-up-on-waves = Booze-Up on the Waves
    .stats = Boost · play with Sail · 1 in the deck
    .text = Instant: refresh all your islands.
    .flavor = The swaying is normal. On land it would be worrying.

card-snoring-uncle = Snoring Uncle
    .stats = Feature location · costs 1 food and 1 sheep · type Friend · 1 in the deck
    .text = Feature: whenever you play a boost, gain 1 sheep and 1 victory point.
    .flavor = Applauds in his sleep, and always at the right place.

card-morning-after = The Morning After
    .stats = Action location · costs 2 food and 1 sheep · type Feast · 1 in the deck
    .text = Action: pay 1 food and 1 worker to gain 1 victory point for each exhausted card in your empire, at most 3.
    .flavor = Everyone lies where the evening put him.

card-friendly-brawl = Friendly Brawl
    .stats = Action location · costs 1 food and 1 sheep · type Friend · 1 in the deck
    .text = Action: pay 1 food to gain 1 raze token.
    .flavor = Black eyes are repaid with beer, one for one.

card-island-regulars = Island Regulars
    .stats = Action location · costs 2 food · type Friend · 1 in the deck
    .text = Action: pay 1 food; you may refresh 1 of your islands; gain 1 gold.
    .flavor = They conquered the island, then the bar, then nothing more.

card-lazy-sunday = Lazy Sunday
    .stats = Boost · play with Construct · 1 in the deck
    .text = Instant: gain 1 food, then gain 1 victory point for each exhausted card in your empire, at most 3.
    .flavor = It is Thursday, but why argue.

card-hair-of-the-dog = Hair of the Dog
    .stats = Boost · play with Sail · 1 in the deck
    .text = Instant: refresh 3 workers, then gain 2 food.
    .flavor = The recipe is secret, mostly from the drinker.

card-sheep-to-count = Sheep to Count
    .stats = Field · build with Explore · 1 in the deck
    .text = Gives 2 sheep, at once and at each Harvest.
    .flavor = One, two, th… zzz.

card-malt-cellar = Malt Cellar
    .stats = Field upgrade · build with Construct · 1 in the deck
    .text = Attach it to a field of yours that gives food. Adds 1 food, at once and at each Harvest.
    .note = As an upgrade it gives only its own goods when built; Harvest gives those of the whole field.
    .flavor = Cool, dark and closer than the field.

card-songs-till-dawn = Songs till Dawn
    .stats = Action location · costs 1 food and 1 sheep · type Feast · 1 in the deck
    .text = Action: pay 1 worker to gain 1 gold for each boost you have played this round, at most 2.
    .flavor = Everybody knows the chorus and nobody the song.

card-brewers-nap = Brewer's Nap
    .stats = Action location · costs 2 food · type Beer · 1 in the deck
    .text = Action: pay 1 worker to move one of your used discs to any other tile, then gain 1 gold.
    .note = No food is paid, the disc is not turned over, and the tile's action is not performed.
    .flavor = Beer ferments best when nobody looks.

card-feast-of-feasts = Feast of Feasts
    .stats = Location · costs 1 food and 1 sheep · type Feast · 1 in the deck
    .text = Build bonus: gain 1 gold, then gain 1 victory point for each Beer card in your empire, at most 3.
    .flavor = A feast in honor of the previous feast.

card-salmon-run = Salmon Run
    .stats = Field · starting location
    .text = Gives 2 fish when the game begins and at each Harvest.
    .flavor = The only neighbors who travel more.

card-tundra-berries = Tundra Berries
    .stats = Field · starting location
    .text = Gives 2 food when the game begins and at each Harvest.
    .flavor = Breakfast is wherever you kneel down.

card-wandering-boulders = Wandering Boulders
    .stats = Field · starting location
    .text = Gives 1 stone when the game begins and at each Harvest.
    .flavor = Even the stones do not stay here.

card-snow-camp = Snow Camp
    .stats = Location · costs 1 food and 1 fish · type Camp · 3 in the deck
    .text = Build bonus: gain 1 gold.
    .flavor = Up in an hour, gone in two, remembered for three.

card-dog-sled = Dog Sled
    .stats = Action location · costs 1 food · type Sled · 2 in the deck
    .text = Action: pay 1 food and 1 worker to take 1 location that is not a field from your empire back into your hand, then gain 1 victory point.
    .note = Workers on that card return to you, other tokens are lost.
    .flavor = Nine dogs pull, the tenth gives advice.

card-trading-floe = Trading Floe
    .stats = Location · costs 1 stone · type Kayak · 2 in the deck
    .text = Build bonus: gain 1 gold.
    .flavor = Closing time is when it melts.

card-lone-kayaker = Lone Kayaker
    .stats = Location · costs 2 food and 1 fish · type Kayak · 2 in the deck
    .text = Build bonus: you may perform SAIL.
    .note = One boost or one field may go with this action.
    .flavor = Talks to the paddle. The paddle agrees.

card-hunters-cache = Hunters' Cache
    .stats = Location · costs 1 food and 1 fish · type Camp · 2 in the deck
    .text = Build bonus: gain 2 stone and 1 fish.
    .flavor = Hidden so well that it is found only by accident.

card-winter-march = Winter March
    .stats = Action location · costs 1 stone and 1 fish · type Sled · 2 in the deck
    .text = Action: pay 1 food and 1 worker; you may discard another card of your empire; if you do, gain 1 gold and 1 victory point.
    .note = Upgrades leave together with their field and bring nothing more; workers on it return to you, other tokens are lost.
    .flavor = What is not on the sled is already a memory.

card-breaking-camp = Breaking Camp
    .stats = Boost · play with Harvest · 1 in the deck
    .text = Instant: discard up to 3 cards of your empire and gain 2 victory points for each.
    .note = Upgrades leave together with their field and bring nothing more; workers on it return to you, other tokens are lost.
    .flavor = Look back once, and then only to see if the kettle is with us.

card-pack-and-go = Pack and Go
    .stats = Boost · play with Construct · 2 in the deck
    .text = Instant: you may take 1 location that is not a field from your empire back into your hand; gain 1 resource of your choice.
    .note = Workers on that card return to you, other tokens are lost.
    .flavor = We moved yesterday as well, but not this far.

card-migrating-shoal = Migrating Shoal
    .stats = Field · build with Sail · 2 in the deck
    .text = Gives 2 fish, at once and at each Harvest.
    .flavor = Lunch that knows the way.

card-reindeer-herd = Reindeer Herd
    .stats = Field · build with Explore · 2 in the deck
    .text = Gives 1 food and 1 stone, at once and at each Harvest.
    .flavor = They dig for moss and leave the stones to us.

card-drying-rack = Drying Rack
    .stats = Field upgrade · build with Populate · 1 in the deck
    .text = Attach it to a field of yours that gives fish. Adds 1 fish, at once and at each Harvest.
    .note = As an upgrade it gives only its own goods when built; Harvest gives those of the whole field.
    .flavor = Folds up, together with the fish.

card-notched-tusk = Notched Tusk
    .stats = Action location · costs 2 stone · type Sled · 1 in the deck
    .text = Action: pay 1 fish and 1 worker to gain 1 victory point for each location you have built this round, at most 2.
    .note = Fields and upgrades are locations too.
    .flavor = A notch for every place we called the last one.

card-on-the-trail = On the Trail
    .stats = Boost · play with Explore · 1 in the deck
    .text = Instant: draw 1 card, then gain 1 gold for each location you have built this round, at most 2.
    .note = Fields and upgrades are locations too.
    .flavor = The tracks are ours, but they lead somewhere nice.

card-new-outpost = New Outpost
    .stats = Feature location · costs 1 food and 1 stone · type Camp · 1 in the deck
    .text = Feature: when built, choose a field of your empire; from then on this is a second copy of it.
    .note = It gives its goods at once, is harvested and carries upgrades like any field; those of the field it copies are not copied.
    .flavor = Just like at home, only that home moved again.

card-thieving-gulls = Thieving Gulls
    .stats = Feature location · costs 1 stone and 1 fish · type Camp · 1 in the deck
    .text = Feature: whenever you discard a card of your empire, gain 1 resource of your choice.
    .note = An upgrade that leaves together with its field is a discarded card as well.
    .flavor = They tidy up behind us, for a commission.

card-beaten-track = Beaten Track
    .stats = Feature location · costs 1 stone and 1 fish · type Sled · 1 in the deck
    .text = Feature: whenever you build a location, gain 1 food.
    .note = Its own building does not count. Fields and upgrades are locations too.
    .flavor = We went this way last year; here is my mitten.

card-polar-guide = Polar Guide
    .stats = Action location · costs 1 food · type Sled · 1 in the deck
    .text = Action: pay 1 worker to gain 1 food and draw 1 card.
    .flavor = North is everywhere. He knows which one.

card-bone-harpoon = Bone Harpoon
    .stats = Location · costs 1 stone · type Kayak · 1 in the deck
    .text = Build bonus: gain 1 raze token.
    .flavor = One end for fish, the other for arguments.

card-caravan = Caravan
    .stats = Location · costs 1 stone and 1 fish · type Camp · 1 in the deck
    .text = Build bonus: draw 1 card.
    .flavor = The head has arrived, the tail is still saying goodbye.

card-aurora-night = Aurora Night
    .stats = Boost · play with Populate · 1 in the deck
    .text = Instant: gain 1 fish and 1 raze token.
    .flavor = Nobody sleeps, so we may as well walk.

card-leased-forest = Leased Forest
    .stats = Field · starting location
    .text = Gives 2 wood when the game begins and at each Harvest.
    .flavor = Every tree has a number, every squirrel a contract.

card-granite-quarry = Granite Quarry
    .stats = Field · starting location
    .text = Gives 2 stone when the game begins and at each Harvest.
    .flavor = A solid investment, quite literally.

card-gold-burn = Gold-Panning Burn
    .stats = Field · starting location
    .text = Gives 1 gold when the game begins and at each Harvest.
    .flavor = A liquid asset.

card-goods-depot = Goods Depot
    .stats = Action location · costs 1 wood and 1 stone · type Vault · 3 in the deck
    .text = Action: assign up to 3 resources here. Feature: at the end of Lookout, for every 3 resources on this card gain 1 gold or 1 victory point.
    .note = What is assigned stays on the card through Clean-up. Gold replaces nothing here. The tokens stay where they are and pay again next round; rewards may be mixed.
    .flavor = Your logs are safe with us. They even multiply.

card-savings-bank = Savings Bank
    .stats = Action location · costs 1 wood and 1 stone · type Bank · 2 in the deck
    .text = Build bonus: gain 1 gold. Action: assign up to 2 gold here. Feature: at the end of Lookout, for every 2 gold on this card gain 1 gold or 1 victory point.
    .note = What is assigned stays on the card through Clean-up. The tokens stay where they are and pay again next round; rewards may be mixed.
    .flavor = The interest is small, but it is interested in you.

card-whisky-cask = Whisky Cask
    .stats = Action location · costs 2 wood · type Vault · 2 in the deck
    .text = Build bonus: gain 1 food. Action: assign up to 2 food here. Feature: at the end of Lookout, for every 2 food on this card gain 1 victory point.
    .note = What is assigned stays on the card through Clean-up. Gold replaces nothing here. The tokens stay where they are and pay again next round; rewards may be mixed.
    .flavor = The one investment that gets better the longer you look at it.

card-timber-exchange = Timber Exchange
    .stats = Action location · costs 2 stone · type Market · 2 in the deck
    .text = Action: pay 1 wood and 1 worker to gain 1 food and 1 gold.
    .flavor = Buy splinters, sell beams.

card-stone-auction = Stone Auction
    .stats = Action location · costs 2 wood and 1 stone · type Market · 2 in the deck
    .text = Action: pay 1 stone and 1 worker to gain 1 food and 1 victory point.
    .flavor = Going once, going twice, not going anywhere: it is a boulder.

card-bridging-loan = Bridging Loan
    .stats = Boost · play with Construct · 2 in the deck
    .text = Instant: gain 1 gold.
    .flavor = There is no bridge. There is only the loan.

card-hot-tip = Hot Tip
    .stats = Boost · play with Explore · 2 in the deck
    .text = Instant: search your deck for a card of the type Bank, then gain 1 wood or 1 stone.
    .note = The deck is shuffled afterwards; the discard pile is left alone.
    .flavor = My cousin's cousin heard it from a sheep dealer.

card-kitchen-garden = Kitchen Garden
    .stats = Field · build with Harvest · 2 in the deck
    .text = Gives 2 food, at once and at each Harvest.
    .flavor = Yield: seven per cent carrots.

card-coppice = Coppice and Scree
    .stats = Field · build with Populate · 2 in the deck
    .text = Gives 1 wood and 1 stone, at once and at each Harvest.
    .flavor = A mixed portfolio.

card-royal-mint = Royal Mint
    .stats = Action location · costs 1 wood and 1 stone · type Market · 1 in the deck
    .text = Action: pay 1 gold and 1 worker to gain 1 food and 2 victory points.
    .flavor = Heads MacKinnon, tails MacKinnon as well.

card-strongroom = Strongroom
    .stats = Action location · costs 1 wood and 2 stone · type Vault · 1 in the deck
    .text = Action: pay 1 worker to gain 1 victory point for each Bank card in your empire, at most 2.
    .flavor = The key is in the other strongroom.

card-compound-interest = Compound Interest
    .stats = Action location · costs 1 wood and 1 stone · type Bank · 1 in the deck
    .text = Action: release 1 resource or gold from a card of yours, then gain 1 more of the same kind and 1 victory point.
    .note = With nothing to release it may be used and brings nothing.
    .flavor = Money makes money, and the money made makes money.

card-sworn-notary = Sworn Notary
    .stats = Feature location · costs 1 wood and 1 stone · type Bank · 1 in the deck
    .text = Feature: whenever you assign something to a card, gain 1 food.
    .flavor = Stamps everything, including lunch.

card-cashing-out = Cashing Out
    .stats = Boost · play with Sail · 1 in the deck
    .text = Instant: release everything that lies on your cards, then gain 2 victory points.
    .note = With nothing to release, the rest is done all the same.
    .flavor = The best time to leave a bank is with a chest.

card-dividend-day = Dividend Day
    .stats = Boost · play with Harvest · 1 in the deck
    .text = Instant: gain 1 gold for each Bank card in your empire, at most 2.
    .flavor = The only feast of the clan that pays for itself.

card-gold-vein = Gold Vein
    .stats = Field upgrade · build with Explore · 1 in the deck
    .text = Attach it to a field of yours that gives gold. Adds 1 gold, at once and at each Harvest.
    .note = As an upgrade it gives only its own goods when built; Harvest gives those of the whole field.
    .flavor = Found by a goat. The goat owns five per cent.

card-rent-collector = Rent Collector
    .stats = Feature location · costs 2 wood and 2 stone · type Market · 1 in the deck
    .text = Feature: whenever you perform Harvest, gain 1 gold.
    .flavor = You hear the purse before you hear the knock.

card-board-of-shareholders = Board of Shareholders
    .stats = Feature location · costs 1 wood and 1 stone · type Bank · 1 in the deck
    .text = Feature: whenever you build a location, gain 1 wood or 1 stone.
    .note = Its own building does not count. Fields and upgrades are locations too.
    .flavor = All in favor of earning more? Carried.

card-tenant-farm = Tenant Farm
    .stats = Feature location · costs 1 wood and 1 stone · type Market · 1 in the deck
    .text = Feature: when built, choose a field of your empire; from then on this is a second copy of it.
    .note = It gives its goods at once, is harvested and carries upgrades like any field; those of the field it copies are not copied.
    .flavor = Somebody else's back, our barn.

card-ledger-hall = Ledger Hall
    .stats = Location · costs 2 wood and 2 stone · type Bank · 1 in the deck
    .text = Build bonus: gain 1 victory point, then gain 1 victory point for each Bank card in your empire, at most 3.
    .note = Icons are counted once this card is in your empire, its own included.
    .flavor = A quiet place; you only hear the numbers grow.

card-island-of-spirits = Island of Spirits
    .stats = Near island
    .text = Pillage: gain 1 food, 1 wood and 1 stone. Feature: whenever you have conquered an island, gain 1 raze token.
    .note = Its own conquest does not count.
    .flavor = They have nothing against new neighbors. They miss the old ones.

card-drunken-octopus-island = Drunken Octopus Island
    .stats = Near island
    .text = Pillage: gain 1 food and 2 fish. Action: pay 1 fish to gain 1 victory point.
    .flavor = Eight mugs and still a free word for everyone.

card-witches-island = Witches' Island
    .stats = Near island
    .text = Pillage: gain 2 wood and 1 sheep. Action: pay 1 resource of your choice to gain 1 resource of your choice, then refresh 2 workers.
    .flavor = The cauldron takes anything. What comes out wakes the dead-tired.

card-puffin-cliff = Puffin Cliff
    .stats = Near island
    .text = Pillage: gain 2 fish and draw 1 card. Action: pay 1 worker to gain 2 fish.
    .flavor = They catch ten at once and cannot say a word about it.

card-ram-islet = Ram Islet
    .stats = Near island
    .text = Pillage: gain 1 food and 2 sheep. Action: pay 1 sheep to gain 1 victory point.
    .flavor = Landing takes a boat, leaving takes courage.

card-castaways-island = Castaway's Island
    .stats = Near island
    .text = Pillage: gain 1 worker. Feature: whenever you perform Populate, gain 1 gold.
    .flavor = Twenty years alone, and the first question is who won.

card-driftwood-bay = Driftwood Bay
    .stats = Near island
    .text = Pillage: gain 3 wood. Action: pay 1 worker to gain 2 wood.
    .flavor = Former ships, in the order in which they believed the map.

card-fog-bank-island = Fog-Bank Island
    .stats = Near island
    .text = Pillage: gain 1 fish and 1 raze token. Feature: whenever you perform Sail, gain 1 food.
    .flavor = Whoever finds it was looking for something else.

card-hot-springs-island = Hot Springs Island
    .stats = Near island
    .text = Pillage: gain 2 food and 1 sheep. Action: pay 1 food to refresh 3 workers.
    .flavor = Nobody has ever been asked to get out quickly.

card-hermits-isle = Hermit's Isle
    .stats = Near island
    .text = Pillage: gain 1 stone and draw 2 cards. Action: pay 1 worker to draw 2 cards.
    .flavor = Advice free of charge, silence extra.

card-smugglers-islet = Smugglers' Islet
    .stats = Near island
    .text = Pillage: gain 1 wood and 1 gold. Action: pay 1 resource of your choice to gain 1 gold.
    .flavor = It is on no chart, and the charts are for sale there.

card-stone-circle-island = Stone Circle Island
    .stats = Near island
    .text = Pillage: gain 1 food and 2 stone. Conquest bonus: draw 1 card. Feature: whenever you perform Explore, gain 1 stone.
    .flavor = A calendar, a temple or a very old game of marbles.

card-sea-serpent-island = Sea Serpent Island
    .stats = Distant island · needs a fish
    .text = Pillage: gain 2 fish, 1 gold and 1 raze token. Action: pay 1 resource of your choice to gain 1 victory point.
    .flavor = The serpent collects figureheads and pays in fame.

card-giants-island = Giants' Island
    .stats = Distant island · needs a fish
    .text = Pillage: gain 2 stone, 1 gold and 1 victory point. Conquest bonus: gain 1 stone. Feature: whenever you build a location, you may pay 1 stone to gain 1 victory point.
    .note = Fields and upgrades are locations too.
    .flavor = They build gladly, only the doors come out large.

card-smoking-mountain = Smoking Mountain
    .stats = Distant island · needs a fish
    .text = Pillage: gain 2 stone and 2 raze tokens. Action: pay 1 raze token to gain 2 victory points.
    .flavor = The island is the lid. Do not stamp.

card-amber-coast = Amber Coast
    .stats = Distant island · needs a fish
    .text = Pillage: gain 3 gold. Action: pay 1 worker to gain 1 food and 1 gold.
    .flavor = Flies set in gold, a hundred to the necklace.

card-abbey-island = Abbey Island
    .stats = Distant island · needs a fish
    .text = Pillage: gain 1 food and 2 victory points. Action: pay 1 food and 1 worker to gain 2 victory points.
    .flavor = The monks write everything down, mostly in the past tense.

card-whales-back = Whale's Back
    .stats = Distant island · needs a fish
    .text = Pillage: gain 3 fish and 1 victory point. Feature: whenever you have pillaged an island, gain 1 victory point.
    .flavor = Light no fire here. Ask the previous expedition.

card-shieldmaidens-island = Shieldmaidens' Island
    .stats = Distant island · needs a fish
    .text = Pillage: gain 1 raze token and 1 worker. Action: pay 1 food to perform POPULATE.
    .note = One boost or one field may go with this action.
    .flavor = They came along because somebody said they should not.

card-vineland = Vineland
    .stats = Distant island · needs a fish
    .text = Pillage: gain 2 food, 1 wood and 1 victory point. Conquest bonus: gain 1 victory point. Feature: whenever you perform Harvest, gain 1 resource of your choice.
    .flavor = Grapes, meadows, and a name that promises too much.

card-lighthouse-island = Lighthouse Island
    .stats = Distant island · needs a fish
    .text = Pillage: gain 1 wood and 1 victory point and draw 2 cards. Conquest bonus: gain 1 victory point. Feature: whenever you perform Sail, gain 1 fish or 1 wood.
    .flavor = The keeper waves back. Always. At everybody.

card-dwarves-island = Dwarves' Island
    .stats = Distant island · needs a fish
    .text = Pillage: gain 2 wood, 2 stone and 1 sheep. Action: pay 1 wood and 1 stone to gain 2 victory points.
    .flavor = Small folk, large hammers, enormous invoices.

card-ferry-club = Ferry Club
    .stats = Boost · play with Construct · 1 in the deck
    .text = Instant: gain 1 food and 1 common ship.
    .note = There are three common ships for all players.
    .flavor = One boat, twelve captains, and a rota.

card-quilting-bee = Quilting Bee
    .stats = Action location · costs 1 wood and 1 sheep · type Craft · 2 in the deck
    .text = Action: pay 2 sheep and 1 worker to gain 1 victory point for each Craft card in your empire, at most 2.
    .note = Its own icon is counted too.
    .flavor = The blanket grows by a yard, the gossip by a mile.

card-following-wind = Following Wind
    .stats = Boost · play with Sail · 2 in the deck
    .text = Instant: you may move one of your ships forward by 1 place; gain 1 fish and 1 raze token.
    .note = It changes places with the ship just ahead of it.
    .flavor = It pushes whoever shouts the loudest.

card-old-steersman = Old Steersman
    .stats = Feature location · costs 2 wood and 1 fish · type Ship · 1 in the deck
    .text = Feature: whenever you perform Sail, gain 1 food.
    .flavor = Knows the kitchen of every harbor.

card-conquerors-horn = Conquerors' Horn
    .stats = Boost · play with Populate · 1 in the deck
    .text = Instant: gain 1 raze token, then gain 1 raze token for each island in your empire, at most 2.
    .flavor = The islands answer, but not willingly.

card-yeti-at-the-oar = Yeti at the Oar
    .stats = Boost · play with Sail · 1 in the deck
    .text = Instant: you may move one of your ships forward by 1 place; gain 2 stone and 1 raze token.
    .note = It changes places with the ship just ahead of it.
    .flavor = He rows on the left; somebody has to steer right.

card-penguin-orchestra = Penguin Orchestra
    .stats = Action location · costs 2 stone and 1 fish · type Penguin · 2 in the deck
    .text = Action: pay 1 fish and 1 worker to gain 1 victory point, then gain 1 fish for each Penguin card in your empire, at most 2.
    .note = Its own icon is counted too.
    .flavor = Tailcoats were never the problem.

card-whole-ox = Whole Ox
    .stats = Action location · costs 1 food · type Feast · 2 in the deck
    .text = Action: pay 1 sheep and 1 worker to gain 1 victory point for each Friend card in your empire, at most 2, then gain 1 food.
    .flavor = Serves forty, or six of us.

card-elders-circle = Elders' Circle
    .stats = Feature location · costs 2 stone · type Camp · 1 in the deck
    .text = Feature: whenever you build a location of the type Camp, you may pay 1 stone to gain 1 victory point.
    .note = Its own building does not count.
    .flavor = Every camp is the best they have ever seen.

card-skin-boat = Skin Boat
    .stats = Boost · play with Populate · 1 in the deck
    .text = Instant: gain 1 common ship.
    .note = There are three common ships for all players.
    .flavor = Ribs, skins and room for the whole family.

card-ship-charter = Ship Charter
    .stats = Boost · play with Construct · 2 in the deck
    .text = Instant: gain 1 common ship or 1 gold.
    .note = There are three common ships for all players.
    .flavor = Sinking is covered, wet feet are not.

card-guild-charter = Guild Charter
    .stats = Feature location · costs 2 wood and 1 stone · type Market · 2 in the deck
    .text = Feature: whenever you build a location of the type Market, gain 1 victory point.
    .note = Its own building does not count.
    .flavor = Ninety-nine paragraphs, all of them about the dinner.
