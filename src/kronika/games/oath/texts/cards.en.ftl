### Card names and texts of Oath, in our own words.

## Suits

oath-suit-discord = Discord

oath-suit-arcane = Arcane

oath-suit-order = Order

oath-suit-hearth = Hearth

oath-suit-beast = Beast

oath-suit-nomad = Nomad

## Regions

oath-region-cradle = Cradle
    .to = to the Cradle
    .at = in the Cradle
    .from = from the Cradle

oath-region-provinces = Provinces
    .to = to the Provinces
    .at = in the Provinces
    .from = from the Provinces

oath-region-hinterland = Hinterland
    .to = to the Hinterland
    .at = in the Hinterland
    .from = from the Hinterland

## Kinds of cards

oath-kind-denizen = Denizen

oath-kind-relic = Relic

oath-kind-site = Site

oath-kind-vision = Vision

## Roles

oath-role-chancellor = Chancellor
    .about = Leads the Empire, and wins if the Empire keeps the oath to the end.
    .rule = 3.3

oath-role-exile = Exile
    .about = Stands against the Empire, and wins as the Usurper or by a Vision.
    .rule = 3.1

oath-role-citizen = Citizen
    .about = Belongs to the Empire and rules its sites too, and wins in the Chancellor's place as the Successor.
    .rule = 6.6.3

## Oaths

oath-oath-supremacy = Supremacy
    .title = Oathkeeper of Supremacy
    .text = Rule the most sites.
    .successor = Hold more relics and banners than the Chancellor, and more than any other Citizen.
    .about = The title goes to whoever meets its goal: { oath-oath-supremacy.text }
    .rule = 2.11-a

oath-oath-people = People
    .title = Oathkeeper of the People
    .text = Hold the People's Favor.
    .successor = Hold the Darkest Secret.
    .about = The title goes to whoever meets its goal: { oath-oath-people.text }
    .rule = 2.11-a

oath-oath-devotion = Devotion
    .title = Oathkeeper of Devotion
    .text = Hold the Darkest Secret.
    .successor = Hold the Grand Scepter.
    .about = The title goes to whoever meets its goal: { oath-oath-devotion.text }
    .rule = 2.11-a

oath-oath-protection = Protection
    .title = Oathkeeper of Protection
    .text = Hold the most relics and banners together.
    .successor = Hold the People's Favor.
    .about = The title goes to whoever meets its goal: { oath-oath-protection.text }
    .rule = 2.11-a

## Banners

oath-banner-peoples-favor = People's Favor
    .text = Wake: put 1 favor from your board here, or return 1 from here to the emptiest favor bank, but never the last; with 6 or more here, the banner then turns to its Mob side. Search: when you play a card to a site, you may first discard one denizen anywhere in your region, and any faceup site of your region may receive the card. Recover: pay more favor than lies here; it stays here, and the old favor is dealt one by one to the favor banks, from a suit you choose. Seized: burn 2 favor from here, never the last, and turn the banner to its Mob side. As a target: 1 defense die per favor here.
    .note = Nothing happens to the favor when the banner is given away. If you have no favor in the Wake Phase and just 1 lies here, you do nothing.
    .about = A banner with favor on it. In your Wake Phase you add to it or return some; playing to sites becomes freer.
    .rule = 4.1.1

oath-banner-mob = Mob
    .text = As the People's Favor, but in the Wake Phase you put or return favor twice, choosing afresh each time. Only a Recover turns the banner back from its Mob side.
    .note = Putting 1 and returning 1 is allowed.
    .about = The other side of the People's Favor: it asks for favor twice in each of your Wake Phases.
    .rule = 4.1.1.II

oath-banner-darkest-secret = Darkest Secret
    .text = Search: drawing from the world deck costs you 2 Supply. Recover: from another player only if a card at that player's site has a suit that none of their faceup advisers has; freely if you or nobody holds it. Pay more secrets than lie here; they stay here, you take 1 of the old ones and the former holder the others. Seized: burn 2 secrets from here, never the last. As a target: 1 defense die per secret here.
    .note = With no card at the holder's site it cannot be recovered; with cards there and no faceup adviser it can. Recovered from yourself, all the old secrets are yours; from nobody, the others go to the shared bank. Nothing happens to the secrets when the banner is given away.
    .about = A banner with secrets on it. Searching the world deck costs you 2 Supply at all times.
    .rule = 5.1.1-b

## Uncovered spaces of the Imperial Reliquary

oath-reliquary-brutal = Brutal
    .text = Mandatory modifier of the Chancellor's Campaigns. When the Chancellor attacks, whoever is defeated, the Chancellor included, loses the whole force instead of half.
    .about = { oath-reliquary-brutal.text }
    .rule = 2.3-e

oath-reliquary-careless = Careless
    .text = Mandatory modifier of the Chancellor's Trades. Each brings 1 favor more; a Trade for secrets also brings 1 secret less.
    .about = { oath-reliquary-careless.text }
    .rule = 2.3-e

oath-reliquary-decadent = Decadent
    .text = Mandatory modifier of the Chancellor's Travel. The way into the Cradle from another region costs no Supply, the way to any Hinterland site costs 1 Supply more.
    .about = { oath-reliquary-decadent.text }
    .rule = 2.3-e

oath-reliquary-greedy = Greedy
    .text = Mandatory modifier of the Chancellor's Searches. They draw 2 cards more, a Vision still ending the draw, but a Search that would cost over 2 Supply is forbidden.
    .about = { oath-reliquary-greedy.text }
    .rule = 2.3-e

## Denizens: Discord

card-mercenaries = Mercenaries
    .stats = Denizen · Discord
    .text = Battle plan of either side. Pay 1 favor onto the card: add 3 attack dice, or remove 3. If you are defeated, discard the Mercenaries.

card-a-small-favor = A Small Favor
    .stats = Denizen · Discord
    .text = Only as an adviser. Locked. When played: gain 4 warbands.

card-second-wind = Second Wind
    .stats = Denizen · Discord
    .text = Battle plan of the attacker. Pay 1 secret onto the card and burn 1 favor: if you win, you may travel, and then you may campaign again; neither costs Supply.
    .note = It comes last, after all other battle plans of the Campaign.

card-sleight-of-hand = Sleight of Hand
    .stats = Denizen · Discord
    .text = Only as an adviser. Action. Pay 1 favor onto the card: take 1 secret, but never the last one, from a player with their pawn at your site.

card-key-to-the-city = Key to the City
    .stats = Denizen · Discord
    .text = Only at a site. When played: unless the pawn of the ruler is here, kill all warbands at the site, then gain 1 warband and put it here.
    .note = It also works where bandits rule.

card-scryer = Scryer
    .stats = Denizen · Discord
    .text = Action. Pay 1 secret onto the card: look through one whole discard pile of your choice.

card-disgraced-captain = Disgraced Captain
    .stats = Denizen · Discord
    .text = Battle plan of the attacker. Pay 1 favor onto the card and burn 1 favor: if there is an Order card at one of the targeted sites, add 4 attack dice.
    .note = The site itself must be a target; a pawn at it is not enough.

card-naysayers = Naysayers
    .stats = Denizen · Discord
    .text = Only as an adviser. Rest. If any Exile, perhaps you, is the Oathkeeper or the Usurper, take 1 favor from the Chancellor.

card-book-burning = Book Burning
    .stats = Denizen · Discord
    .text = Battle plan of the attacker. If you win and the defender's pawn was a target, the defender burns the secrets on their board, all but one.
    .note = Facedown secrets burn too.

## Denizens: Arcane

card-alchemist = Alchemist
    .stats = Denizen · Arcane
    .text = Action. Pay 1 secret onto the card and burn 1 secret: gain 4 favor from one favor bank or from several, as you like.

card-fire-talkers = Fire Talkers
    .stats = Denizen · Arcane
    .text = Battle plan of either side. Pay 1 secret onto the card: if your side holds the Darkest Secret, add 3 attack dice, or remove 3.
    .note = In defense it is enough that the defender or any Ally holds the banner.

card-magicians-code = Magician's Code
    .stats = Denizen · Arcane
    .text = Modifier of Recover. Pay 2 favor onto the card: if you recover the Darkest Secret, gain 2 secrets that count toward its price, alone or together with others of yours.

card-spirit-snare = Spirit Snare
    .stats = Denizen · Arcane
    .text = Action. Pay 1 secret onto the card: take 1 favor from a favor bank of your choice.

card-wizard-school = Wizard School
    .stats = Denizen · Arcane
    .text = Only at a site. Action. Pay 1 favor onto the card: gain 1 secret. Your Act Phase ends at once.

card-dazzle = Dazzle
    .stats = Denizen · Arcane
    .text = When played: discard every Hearth card and every Order card at the sites of your region.
    .note = Locked cards stay.

card-acting-troupe = Acting Troupe
    .stats = Denizen · Arcane
    .text = Only as an adviser. Modifier of Trade. For this Trade the Acting Troupe counts as a card of Beast or of Order, whichever you say.
    .note = If you do not use it, it remains Arcane. Outside Trade it always is.

card-taming-charm = Taming Charm
    .stats = Denizen · Arcane
    .text = Action. Pay 1 secret onto the card: discard a card of Beast or Nomad from your site, then gain 2 favor from the bank of its suit.
    .note = Favor lying on the discarded card is back in its bank by then, so you may gain it.

card-inquisitor = Inquisitor
    .stats = Denizen · Arcane
    .text = Action. Pay 1 favor onto the card: peek at one adviser of a player with their pawn at your site. If you find the Conspiracy, you must play or discard it yourself; if not, give that player the favor from this card.
    .note = You may also play the Conspiracy facedown among your advisers.

## Denizens: Order

card-wrestlers = Wrestlers
    .stats = Denizen · Order
    .text = Battle plan of the defender. Sacrifice 1 warband of the defending force: add 1 defense die.
    .note = A warband on an Ally's board will do if it counts for the defense. A site that loses its last warband this way is still a target.

card-battle-honors = Battle Honors
    .stats = Denizen · Order
    .text = Battle plan of either side. If you win, gain 2 favor from the Order bank.
    .note = If the bank has only 1 left, gain that.

card-bear-traps = Bear Traps
    .stats = Denizen · Order
    .text = Battle plan of the defender. Remove 1 attack die and kill 1 warband on the attacker's board.
    .note = The dice are already in the pool, so the dead warband costs no second one. The Cursed Cauldron counts it.

card-longbows = Longbows
    .stats = Denizen · Order
    .text = Battle plan of either side. Add 1 attack die, or remove 1.

card-keep = Keep
    .stats = Denizen · Order
    .text = Only at a site. Locked. Battle plan of the defender. If the site of the Keep is a target, add 2 defense dice.

card-pressgangs = Pressgangs
    .stats = Denizen · Order
    .text = Modifier of Muster. You may muster on a card even though favor or secrets lie on it.

card-garrison = Garrison
    .stats = Denizen · Order
    .text = Only at a site. When played: gain 1 warband for each site you rule, then put 1 warband from your board on every one of them.

card-scouts = Scouts
    .stats = Denizen · Order
    .text = Battle plan of the attacker. Gain 1 Supply.
    .note = Also in a Campaign on which you spent none.

card-martial-culture = Martial Culture
    .stats = Denizen · Order
    .text = Only at a site. Battle plan of either side. If you and your opponent are both Exiles and you win, you may become a Citizen. You get no relic, your Supply fills up to the leftmost space, and if this is your turn, your Act Phase ends.
    .note = It is carried out before Second Wind.

## Denizens: Hearth

card-tinkers-fair = Tinker's Fair
    .stats = Denizen · Hearth
    .text = Only at a site. Action. Agree with any player on a binding exchange of favor, secrets and relics.

card-wayside-inn = Wayside Inn
    .stats = Denizen · Hearth
    .text = Only at a site. Action. Pay 1 favor onto the card: gain 2 Supply.

card-extra-provisions = Extra Provisions
    .stats = Denizen · Hearth
    .text = Battle plan of the defender. Pay 1 favor onto the card: add 1 defense die.

card-memory-of-home = Memory of Home
    .stats = Denizen · Hearth
    .text = Action. Burn 1 secret: choose a favor bank and move everything in it to the Hearth bank.

card-welcoming-party = Welcoming Party
    .stats = Denizen · Hearth
    .text = Only at a site. Modifier of Search. If you play the denizen you have just drawn faceup, gain 1 favor from the Hearth bank.
    .note = Nothing for an adviser that lay facedown before, and nothing for playing the Welcoming Party itself.

card-traveling-doctor = Traveling Doctor
    .stats = Denizen · Hearth
    .text = Battle plan of either side. If you are defeated, no warband of your force is killed for it, not even by powers that kill a whole force; then discard the Traveling Doctor.

card-storyteller = Storyteller
    .stats = Denizen · Hearth
    .text = Action. Pay 1 favor onto the card: add 1 secret out of the shared bank to the Darkest Secret.
    .note = Even if nobody holds the banner.

card-armed-mob = Armed Mob
    .stats = Denizen · Hearth
    .text = Only at a site. Action. Pay 1 favor onto the card: discard a faceup adviser of a player who holds the Darkest Secret without the People's Favor.

card-tavern-songs = Tavern Songs
    .stats = Denizen · Hearth
    .text = Action. Peek at the 3 topmost cards in the discard pile of your region.

## Denizens: Beast

card-errand-boy = Errand Boy
    .stats = Denizen · Beast
    .text = Modifier of Search. Pay 1 favor onto the card: draw from the discard pile of a region other than yours.
    .note = What you discard still goes by the region of your pawn.

card-wolves = Wolves
    .stats = Denizen · Beast
    .text = Action. Pay 1 secret onto the card: kill 1 warband on anybody's board, your own included.

card-animal-playmates = Animal Playmates
    .stats = Denizen · Beast
    .text = Only as an adviser. Modifier of Muster. Mustering on a Beast card costs you no Supply.

card-true-names = True Names
    .stats = Denizen · Beast
    .text = Only as an adviser. Persistent modifier of Campaign. Your opponents cannot use a battle plan against you if one of your faceup advisers has its suit.

card-the-old-oak = The Old Oak
    .stats = Denizen · Beast
    .text = Only at a site. Modifier of Trade. If you trade with The Old Oak for secrets and have a faceup Beast adviser, gain 1 secret more.

card-forest-paths = Forest Paths
    .stats = Denizen · Beast
    .text = Modifier of Travel. Pay 1 favor onto the card: if you travel to a site with a Beast card, it costs no Supply and no site hinders you by its power.
    .note = Powers of cards lying there still bind you. An enemy who rules the Shrouded Wood still picks where you go; you travel free only if that is a Beast site.

card-long-lost-heir = Long-Lost Heir
    .stats = Denizen · Beast
    .text = Only as an adviser. Locked. When played: if you are an Exile, you may become a Citizen. You get no relic, your Act Phase ends, and your Supply fills up to the leftmost space.

card-rangers = Rangers
    .stats = Denizen · Beast
    .text = Battle plan of the attacker. Pay 1 favor onto the card: skulls in your roll kill nobody. If there are 4 or more dice in the defense pool just now, add 2 attack dice as well.
    .note = Defense dice added later do not matter.

card-roving-terror = Roving Terror
    .stats = Denizen · Beast
    .text = Only at a site. Action. Pay 1 secret onto the card: choose another site, discard a denizen there and move the Roving Terror there.
    .note = It cannot go where there is no denizen to discard.

## Denizens: Nomad

card-rain-boots = Rain Boots
    .stats = Denizen · Nomad
    .text = Battle plan of the attacker. Faces with a single shield count for nothing in the defense roll. Discard the Rain Boots at the end.

card-ancient-binding = Ancient Binding
    .stats = Denizen · Nomad
    .text = Action. Pay 1 secret onto the card and burn 1 secret: every player burns the secrets on their board and on cards, all but one. You keep the one on this card.
    .note = Secrets on the Darkest Secret are safe.

card-horse-archers = Horse Archers
    .stats = Denizen · Nomad
    .text = Battle plan of either side. Add 3 attack dice, or remove 3. Discard the Horse Archers at the end.

card-warning-signals = Warning Signals
    .stats = Denizen · Nomad
    .text = Battle plan of the defender. Move your warbands between your board and the sites you rule as you like, but leave at least 1 at each site that has any. Discard the Warning Signals at the end.
    .note = A Citizen needs no permission from the Chancellor for this.

card-elders = Elders
    .stats = Denizen · Nomad
    .text = Action. Pay 2 favor onto the card: gain 1 secret.

card-the-gathering = The Gathering
    .stats = Denizen · Nomad
    .text = Only at a site. When played: in turn order from the Chancellor, everybody may move their pawn here. Then players with a pawn here may agree on binding exchanges of favor, secrets, relics and advisers, as many as they want.
    .note = The pawns do not go back afterwards.

card-faithful-friend = Faithful Friend
    .stats = Denizen · Nomad
    .text = Only as an adviser. Locked. When played: gain 4 Supply.

card-tents = Tents
    .stats = Denizen · Nomad
    .text = Modifier of Travel. Pay 1 favor onto the card: traveling within your region costs no Supply.
    .note = Pay before an enemy ruling the Shrouded Wood picks where you go; if that is in another region, the Tents do not help.

card-great-herd = Great Herd
    .stats = Denizen · Nomad
    .text = Only at a site. When played: you may swap the Great Herd with a Nomad card anywhere on the map.
    .note = Not with a locked card.

## Visions

card-conspiracy = Conspiracy
    .stats = Vision
    .text = When played, by anybody: choose a player with their pawn at your site. If at least 2 of your faceup advisers each share a suit with some faceup adviser of theirs, you may burn 1 secret and take a relic or a banner from them. From a banner taken so 2 tokens burn, but never the last. Used or not, the Conspiracy then returns to the box.

card-faith = Vision of Faith
    .stats = Vision
    .text = Only an Exile can play it faceup, to the Revealed Vision space. Wake: you win if the Darkest Secret is yours and by now 3 or more Visions were drawn from the world deck.

card-rebellion = Vision of Rebellion
    .stats = Vision
    .text = Only an Exile can play it faceup, to the Revealed Vision space. Wake: you win if the People's Favor is yours and by now 3 or more Visions were drawn from the world deck.

card-sanctuary = Vision of Sanctuary
    .stats = Vision
    .text = Only an Exile can play it faceup, to the Revealed Vision space. Wake: you win if nobody else has as many relics and banners together as you, and by now 3 or more Visions were drawn from the world deck.

card-conquest = Vision of Conquest
    .stats = Vision
    .text = Only an Exile can play it faceup, to the Revealed Vision space. Wake: you win if no other player rules as many sites as you, and by now 3 or more Visions were drawn from the world deck.

## Relics

card-sticky-fire = Sticky Fire
    .stats = Relic · 2 defense dice
    .text = Battle plan of either side. If you win, you may kill all of the opposing force. If you choose to, you must give your opponent 1 favor, if you have any.
    .note = The favor goes to the player you fought, not to Allies, even if something saved the warbands.

card-cursed-cauldron = Cursed Cauldron
    .stats = Relic · 3 defense dice
    .text = Battle plan of either side. If you win, gain 1 warband for every enemy warband that was killed in the Campaign.
    .note = A Citizen always gains purple ones.

card-brass-horse = Brass Horse
    .stats = Relic · 2 defense dice
    .text = Action. Pay 1 secret onto the relic: reveal the top card of your region's discard pile and put it back. Without spending Supply, travel to a site that has a card of its suit; if there is no other such site, travel anywhere.
    .note = Not possible with an empty pile. A Vision has no suit, so it lets you go anywhere.

card-truthful-harp = Truthful Harp
    .stats = Relic · 2 defense dice
    .text = Modifier of Search. Draw 2 cards more, but show everybody all that you draw and the one you keep.
    .note = A Vision from the world deck stops the drawing as always.

card-grand-mask = Grand Mask
    .stats = Relic · 2 defense dice
    .text = Persistent power. If you are an Exile, in your turns it is you and not the Imperial players who rules the cards at the sites of the Empire, except battle plans.
    .note = The sites themselves stay with the Empire.

card-horned-mask = Horned Mask
    .stats = Relic · 2 defense dice
    .text = Action. Pay 1 secret onto the relic: one of your faceup advisers and a card at your site change places.
    .note = Swapping is not playing: you gain no favor for it.

card-cup-of-plenty = Cup of Plenty
    .stats = Relic · 2 defense dice
    .text = Modifier of Trade. Trading with a card costs you no Supply if one of your faceup advisers has the same suit.

card-whistle = Whistle
    .stats = Relic · 2 defense dice
    .text = Action. Pay 1 secret onto the relic: choose a pawn at another site. If it can, it must travel to your site, without spending Supply; if it came, its player gets the secret from this relic, faceup.
    .note = Nobody has to pay for this journey: to the Hidden Place they come only if they are willing to turn a secret.

card-dowsing-sticks = Dowsing Sticks
    .stats = Relic · 3 defense dice
    .text = Action. Pay 1 secret onto the relic and burn 2 favor: draw a relic, then take it or put it under the relic deck.

card-cracked-horn = Cracked Horn
    .stats = Relic · 2 defense dice
    .text = Modifier of Search. All cards you discard go under the world deck instead of onto a discard pile.
    .note = Visions too; the count of Visions drawn does not change.

card-bandit-crown = Bandit Crown
    .stats = Relic · 3 defense dice
    .text = Persistent power. Bandits count as your warbands everywhere but at sites ruled by your enemies: you rule the sites without warbands, and at your other sites you have 1 more. Bandits cannot be moved, sacrificed or killed.

card-ring-of-devotion = Ring of Devotion
    .stats = Relic · 3 defense dice
    .text = While you hold it: you gain 2 more warbands from each Muster, but you cannot put warbands at sites in any way.

card-skeleton-key = Skeleton Key
    .stats = Relic · 3 defense dice
    .text = Action. Pay 1 secret onto the relic and burn 1 secret: if your site is ruled by the Chancellor, peek at one relic of the Imperial Reliquary. You may take it.
    .note = The Chancellor may use it too. The space that was uncovered binds the Chancellor from then on.

card-oracular-pig = Oracular Pig
    .stats = Relic · 2 defense dice
    .text = Action. Peek at the 3 topmost cards of the world deck.

card-circlet-of-command = Circlet of Command
    .stats = Relic · 1 defense die
    .text = Persistent power. Other players can neither target nor take your banners and your relics, this one excepted. If your pawn and favor are a target, add 1 more defense die.
    .note = Your own banner you may still recover.

card-ivory-eye = Ivory Eye
    .stats = Relic · 2 defense dice
    .text = Action. Pay 1 secret onto the relic: peek at one facedown site, one facedown adviser of anybody or one relic at any site.

card-map = Map
    .stats = Relic · 3 defense dice
    .text = Action. Put the Map under the relic deck: gain 4 Supply.

card-obsidian-cage = Obsidian Cage
    .stats = Relic · 2 defense dice
    .text = Battle plan of either side. If you win, put all warbands of the opposing force that are still alive on the Obsidian Cage. Action. Send any warbands from the Cage back to boards of their color.
    .note = If the Cage goes to the relic deck, whoever holds it sends all of them back first. To a former Exile they return purple.

card-book-of-records = Book of Records
    .stats = Relic · 2 defense dice
    .text = Mandatory modifier of Search. For playing a card to a site you gain 1 secret, not favor.
    .note = The favor of the Fertile Valley comes all the same.

card-dragonskin-drum = Dragonskin Drum
    .stats = Relic · 2 defense dice
    .text = Modifier of Travel. Having traveled, gain 1 warband.
    .note = Also when somebody else made you travel.

card-grand-scepter = The Grand Scepter
    .stats = Relic · 5 defense dice
    .text = Action. Peek at the relics of the Imperial Reliquary. Action. Offer an Exile Citizenship, or exile a Citizen other than you. All this only if you did not take the Scepter this very turn.
    .note = If you were given it in an exchange, you may use it at once.

## Sites

card-ancient-city = Ancient City
    .to = to the Ancient City
    .at = at the Ancient City
    .from = from the Ancient City
    .stats = Site · homeland of Order · card capacity 2 · when revealed: 1 relic · relic for 3 favor to the Order bank
    .text = Modifier of Search. For an Order card that you play here, gain 2 warbands, unless you have discarded an Order card from here this turn.

card-barren-coast = Barren Coast
    .to = to the Barren Coast
    .at = at the Barren Coast
    .from = from the Barren Coast
    .stats = Site · coast · card capacity 1 · when revealed: 1 relic · relic for 3 favor to the Nomad bank
    .text = Modifier of Travel. From this coast to another you travel for 1 Supply, and the Narrow Pass is no hindrance.

card-buried-giant = Buried Giant
    .to = to the Buried Giant
    .at = at the Buried Giant
    .from = from the Buried Giant
    .stats = Site · card capacity 2 · when revealed: 1 relic · relic for burning 1 secret
    .text = Modifier of Travel. Turn 1 secret on your board facedown: you travel from here without spending Supply, and the Narrow Pass is no hindrance.

card-charming-valley = Charming Valley
    .to = to the Charming Valley
    .at = at the Charming Valley
    .from = from the Charming Valley
    .stats = Site · card capacity 3
    .text = Mandatory modifier of Travel. Travel from here costs 1 Supply more.

card-deep-woods = Deep Woods
    .to = to the Deep Woods
    .at = at the Deep Woods
    .from = from the Deep Woods
    .stats = Site · homeland of Beast · card capacity 2 · when revealed: 1 relic · relic for burning 2 secrets
    .text = Modifier of Search. For a Beast card that you play here, take the relic lying here as if you had recovered it, unless you have discarded a Beast card from here this turn.

card-drowned-city = Drowned City
    .to = to the Drowned City
    .at = at the Drowned City
    .from = from the Drowned City
    .stats = Site · card capacity 0 · when revealed: 3 secrets, 2 relics · relic for burning 2 favor
    .text = Wake. If your pawn is here when your Wake Phase ends, you may take 1 of the secrets lying here.

card-fertile-valley = Fertile Valley
    .to = to the Fertile Valley
    .at = at the Fertile Valley
    .from = from the Fertile Valley
    .stats = Site · homeland of Hearth · card capacity 3
    .text = Modifier of Search. For a Hearth card that you play here, gain 1 more favor from the Hearth bank, unless you have discarded a Hearth card from here this turn.

card-great-slum = Great Slum
    .to = to the Great Slum
    .at = at the Great Slum
    .from = from the Great Slum
    .stats = Site · card capacity 3
    .text = Modifier of Search. Before you play or move a card here, you may discard one that is here.

card-the-tribunal = The Tribunal
    .to = to the Tribunal
    .at = at the Tribunal
    .from = from the Tribunal
    .stats = Site · card capacity 2 · when revealed: 1 relic · relic for 3 favor to the Order bank
    .text = Action, if your pawn is here or you rule the site. Make a binding deal with any player: favor and secrets may change hands, and either may promise future actions and agree on penalties.
    .note = If it is disputed whether a promise was broken, a coin decides.

card-lush-coast = Lush Coast
    .to = to the Lush Coast
    .at = at the Lush Coast
    .from = from the Lush Coast
    .stats = Site · coast · card capacity 3
    .text = Modifier of Travel. From this coast to another you travel for 1 Supply, and the Narrow Pass is no hindrance.

card-marshes = Marshes
    .to = to the Marshes
    .at = at the Marshes
    .from = from the Marshes
    .stats = Site · card capacity 2 · when revealed: 1 relic · relic for burning 1 secret
    .text = Mandatory modifier of Search. Whoever searches with their pawn here draws 1 card less.

card-mine = Mine
    .to = to the Mine
    .at = at the Mine
    .from = from the Mine
    .stats = Site · card capacity 1 · when revealed: 3 favor, 1 relic · relic for 3 favor to the Discord bank
    .text = Wake. If your pawn is here when your Wake Phase ends, you may take 1 of the favor lying here.

card-mountain = Mountain
    .to = to the Mountain
    .at = at the Mountain
    .from = from the Mountain
    .stats = Site · card capacity 2 · when revealed: 1 relic · relic for burning 2 favor
    .text = Mandatory modifier of Campaign. The attacker removes 1 attack die if anything at this site is a target, no matter who rules it.

card-narrow-pass = Narrow Pass
    .to = to the Narrow Pass
    .at = at the Narrow Pass
    .from = from the Narrow Pass
    .stats = Site · card capacity 1 · when revealed: 1 relic · relic for 3 favor to the Arcane bank
    .text = Mandatory modifier of Travel and Campaign. Into this region, a pawn from another region can travel only to this site. Whoever has targets in this region while their pawn is in another must also target this site, unless they rule it.

card-plains = Plains
    .to = to the Plains
    .at = at the Plains
    .from = from the Plains
    .stats = Site · card capacity 3
    .text = Mandatory modifier of Campaign. The attacker adds 1 attack die if anything at this site is a target, no matter who rules it.

card-river = River
    .to = to the River
    .at = at the River
    .from = from the River
    .stats = Site · card capacity 2
    .text = Modifier of Muster. If you rule this site and muster on a card here, gain 1 warband more.

card-rocky-coast = Rocky Coast
    .to = to the Rocky Coast
    .at = at the Rocky Coast
    .from = from the Rocky Coast
    .stats = Site · coast · card capacity 2
    .text = Modifier of Travel. From this coast to another you travel for 1 Supply, and the Narrow Pass is no hindrance.

card-salt-flats = Salt Flats
    .to = to the Salt Flats
    .at = at the Salt Flats
    .from = from the Salt Flats
    .stats = Site · card capacity 2 · when revealed: 2 favor, 1 secret
    .text = Wake. If your pawn is here when your Wake Phase ends, you may take 1 favor or 1 secret lying here.

card-shrouded-wood = Shrouded Wood
    .to = to the Shrouded Wood
    .at = at the Shrouded Wood
    .from = from the Shrouded Wood
    .stats = Site · card capacity 2 · when revealed: 1 relic · relic for burning 1 secret
    .text = Mandatory modifier of Travel. Travel from here costs 2 Supply, wherever it leads, and neither the Narrow Pass nor the Hidden Place is a hindrance. If an enemy player rules it, the ruler picks where you go, for the Empire the Chancellor, no matter who sends you.
    .note = If bandits rule it, you choose yourself.

card-standing-stones = Standing Stones
    .to = to the Standing Stones
    .at = at the Standing Stones
    .from = from the Standing Stones
    .stats = Site · homeland of Arcane · card capacity 2 · when revealed: 1 relic · relic for 3 favor to the Arcane bank
    .text = Modifier of Search. For an Arcane card that you play here, gain 1 secret, unless you have discarded an Arcane card from here this turn.

card-steppe = Steppe
    .to = to the Steppe
    .at = at the Steppe
    .from = from the Steppe
    .stats = Site · homeland of Nomad · card capacity 2 · when revealed: 1 relic · relic for 3 favor to the Nomad bank
    .text = Modifier of Search. For a Nomad card that you play here, gain 1 secret, unless you have discarded a Nomad card from here this turn.

card-the-hidden-place = The Hidden Place
    .to = to the Hidden Place
    .at = at the Hidden Place
    .from = from the Hidden Place
    .stats = Site · card capacity 2 · when revealed: 1 relic · relic for burning 1 secret
    .text = Mandatory modifier of Travel and Campaign. Whoever travels here, or has targets here in a Campaign, must turn 1 secret on their board facedown for it.
    .note = Each time again. Nobody can be forced to come here against their will.

card-wastes = Wastes
    .to = to the Wastes
    .at = at the Wastes
    .from = from the Wastes
    .stats = Site · homeland of Discord · card capacity 1 · when revealed: 1 relic · relic for burning 2 secrets
    .text = Modifier of Search. For a Discord card that you play here, take the relic lying here as if you had recovered it, unless you have discarded a Discord card from here this turn.
