### Beast cards beyond the first world, and what they alone say.

## Cards

card-nature-worship = Nature Worship
    .stats = Denizen · Beast
    .text = Battle plan of either side. Pay 1 secret onto the card: add 1 attack die for every faceup Beast adviser on your side, or remove as many.

card-birdsong = Birdsong
    .stats = Denizen · Beast
    .text = Only as an adviser. Modifier of Trade. Trading with a Beast card or a Nomad card costs you no Supply.

card-small-friends = Small Friends
    .stats = Denizen · Beast
    .text = Only as an adviser. Modifier of Trade. Choose a site where a Beast card lies: you trade as though you were there, with the modifiers that are open to you there.
    .note = What lies at the site of your pawn is then no longer at hand, unless you rule it.

card-grasping-vines = Grasping Vines
    .stats = Denizen · Beast
    .text = Only at a site. Persistent modifier of Travel. An enemy of the one who rules the Grasping Vines, on leaving any site of that ruler by Travel, kills 1 warband on their own board, if there is one.
    .note = They also catch whoever is made to travel. While bandits rule the card, they catch everybody who leaves a site of theirs.

card-threatening-roar = Threatening Roar
    .stats = Denizen · Beast
    .text = When played: from every site in your region, discard the Nomad cards and the Beast cards apart from this one.

card-fae-merchant = Fae Merchant
    .stats = Denizen · Beast
    .text = Action. Pay 1 secret onto the card: take the top relic of the relic deck, then choose a relic of yours, not the Grand Scepter, and put it under that deck.
    .note = It may be the very relic you took. For the title only the relics you are left with count.

card-second-chance = Second Chance
    .stats = Denizen · Beast
    .text = Action. Pay 1 secret onto the card: choose a player with a faceup Order or Discord adviser, kill 1 warband on that board, and gain 1 warband.

card-pied-piper = Pied Piper
    .stats = Denizen · Beast
    .text = Only as an adviser. Nobody discards anything to make room for the Pied Piper. Action. Pay 1 secret onto the card: it moves to the advisers of another player, and you take 2 favor from that player.
    .note = He counts when the next adviser comes. The secret goes along with him and returns to you in your Rest Phase.

card-mushrooms = Mushrooms
    .stats = Denizen · Beast
    .text = Only at a site. Modifier of Search. Pay 1 secret onto the card: this Search of your region's discard pile costs no Supply, but you draw from its bottom, and 1 card instead of 3.
    .note = Powers that change the number of cards or the pile work as well.

card-insect-swarm = Insect Swarm
    .stats = Denizen · Beast
    .text = Only as an adviser. Persistent modifier of Campaign. Whoever fights against you must burn 1 favor more for every battle plan they use.
    .note = It does nothing in Campaigns in which you take no part. Bandits cannot pay, and so they use no plans.

card-vow-of-union = Vow of Union
    .stats = Denizen · Beast
    .text = Only as an adviser. Locked. Persistent power. When you attack, all your warbands at sites you rule belong to your force. From a site you rule you cannot travel while there is a warband on your board.
    .note = You choose where warbands are lost, and even the last one at a site may be.

card-giant-python = Giant Python
    .stats = Denizen · Beast
    .text = Only as an adviser. Persistent modifier of Campaign. Whoever attacks you must choose targets that together give the defense an even number of dice.
    .note = Dice from the title and from battle plans are left out of the count. The Chancellor's Python also guards every other Imperial player.

card-war-tortoise = War Tortoise
    .stats = Denizen · Beast
    .text = Battle plan of either side. Pay 1 favor onto the card: double faces in your enemy's roll count for nothing, two swords with a skull as well as two shields.
    .note = Their skulls still kill.

card-new-growth = New Growth
    .stats = Denizen · Beast
    .text = Modifier of Search. A Beast card or a Hearth card may go to whatever site you like, if there is room for it.
    .note = A facedown adviser that you turn up may go there too.

card-wild-cry = Wild Cry
    .stats = Denizen · Beast
    .text = Modifier of Search. For a Beast card played faceup you gain 1 Supply and 2 warbands.
    .note = So you do for a facedown adviser that you turn up.

card-animal-host = Animal Host
    .stats = Denizen · Beast
    .text = When played: gain 1 warband for every Beast card at a site, this one included, no matter who rules it.
    .note = As an adviser the Animal Host itself does not count.

card-memory-of-nature = Memory of Nature
    .stats = Denizen · Beast
    .text = Action. Pay 1 secret onto the card: choose favor in the other banks, 1 for every Beast card at a site, and move it into the Beast bank.

card-marsh-spirit = Marsh Spirit
    .stats = Denizen · Beast
    .text = Only at a site. Persistent modifier of Campaign. An attacker with this site among the targets can use no battle plan.

card-vow-of-poverty = Vow of Poverty
    .stats = Denizen · Beast
    .text = Only as an adviser. Locked. Your Trades bring you no favor. Rest. If you have no favor, take 2 favor from a bank of your choice.
    .note = That is also true of the favor from Careless.

card-forest-council = Forest Council
    .stats = Denizen · Beast
    .text = Only at a site. Locked. Persistent power. Whoever is an enemy of the one who rules the Forest Council can neither muster on Beast cards nor trade with them.
    .note = Bandits are everybody's enemies.

card-walled-garden = Walled Garden
    .stats = Denizen · Beast
    .text = Only at a site. Battle plan of the defender. If the site where it lies is a target, add 1 defense die for every Beast card at a site.

card-vow-of-beastkin = Vow of Beastkin
    .stats = Denizen · Beast
    .text = Only as an adviser. Locked. Mandatory modifier of Muster. You can muster only on cards with the suit of one of your faceup advisers, and each time you gain 1 warband more.

card-bracken = Bracken
    .stats = Denizen · Beast
    .text = Modifier of Search. All that you discard may go onto one discard pile of your choice or under it, that of your own region included.
    .note = This concerns the discards of the Search, also those for the People's Favor, but not those that the played card brings about.

card-wild-allies = Wild Allies
    .stats = Denizen · Beast
    .text = Action. Pay 1 secret onto the card: choose a site where a Beast card lies and start a Campaign without Supply, as though your pawn were there. Your warbands at that site belong to your force.

## Prompts

oath-ask-friends = { CARD($card) }: at which site do you trade?
oath-ask-merchant = { CARD($card) }: which relic goes under the relic deck?
oath-ask-nature = { CARD($card) }: from which banks does { $count } favor go to the Beast bank?
    .do = Move { $count } favor
oath-ask-bracken = { CARD($card) }: where does all go that you discard in this Search?

## Options

oath-do-trade-at = Trade { CARD($site, case: "at") }
oath-do-campaign-at = Start a Campaign { CARD($site, case: "at") }
oath-do-pile-usual = Where it always goes
oath-do-pile-top = Onto the discard pile { oath-in-region }
oath-do-pile-bottom = Under the discard pile { oath-in-region }

## Why something is not possible

oath-why-python = { CARD($card) }: the targets must give the defense an even number of dice.
oath-why-marsh-spirit = { CARD($card) } allows no battle plan to whoever attacks this site.
oath-why-union = { CARD($card) } keeps you at a site you rule while there is a warband on your board.
oath-why-mushrooms = { CARD($card) } grow in discard piles, not in the world deck.
oath-why-forest-council = { CARD($card) } keeps its ruler's enemies away from Beast cards.
oath-why-beastkin = { CARD($card) }: none of your faceup advisers has the suit of this card.

## The log

oath-log-move-nature = { $name } moves { oath-some-favor } from the { oath-of-suit } bank to the Beast bank.
