## Denizens of Nomad beyond the first world

card-convoys = Convoys
    .stats = Denizen · Nomad
    .text = Only at a site. Action. Pay 1 favor onto the card: the whole discard pile of another region goes, as it lies, onto the pile of yours.
    .note = The pile of your region may be empty.

card-vow-of-kinship = Vow of Kinship
    .stats = Denizen · Nomad
    .text = Only as an adviser. Locked. Your favor goes to the Nomad bank, and so does all that would come to your board later. Whatever lies in that bank you may use like favor of your own.
    .note = None of it is on your board: nobody can take it from there, and you never have to use it.

card-wild-mounts = Wild Mounts
    .stats = Denizen · Nomad
    .text = Battle plan of either side. When Nomad battle plans you used are to be discarded, however many, you may discard one Beast card that you rule in their place.
    .note = Bandits do it if they would lose two Nomad cards or more. Their Beast card is then the uppermost on the map, the Cradle first.

card-lancers = Lancers
    .stats = Denizen · Nomad
    .text = Battle plan of the attacker. Everything your attack dice show counts twice. Discard the Lancers at the end.
    .note = Skulls count twice as well.

card-mountain-giant = Mountain Giant
    .stats = Denizen · Nomad
    .text = Battle plan of either side. Pay 1 secret onto the card: add 1 attack die, or remove 1. Or add 3, or remove 3; then discard the Mountain Giant at the end.

card-rival-khan = Rival Khan
    .stats = Denizen · Nomad
    .text = Battle plan of either side. If your opponent has a faceup Nomad adviser, add 4 attack dice, or remove 4. Discard the Rival Khan at the end.
    .note = It counts when you use the plan; an ally of your opponent will do.

card-lost-tongue = Lost Tongue
    .stats = Denizen · Nomad
    .text = Only as an adviser. Persistent power. Whoever rules no Nomad card can neither target nor take relics and banners of yours.
    .note = It holds in every way, Recover included.

card-special-envoy = Special Envoy
    .stats = Denizen · Nomad
    .text = Modifier of Travel. This journey costs no Supply, but your Act Phase ends with it.

card-resettle = Resettle
    .stats = Denizen · Nomad
    .text = Only at a site. Action. Move a faceup Nomad adviser, no matter whose, to a site of your choice.
    .note = The site must have room for it; locked cards and those for advisers alone stay.

card-oracle = Oracle
    .stats = Denizen · Nomad
    .text = Only at a site. Action. Pay 2 secrets onto the card: draw the first Vision from the top of the world deck, then play or discard it like a card you searched for.
    .note = The marker of drawn Visions moves; the deck keeps its order otherwise. The Vision may also become a facedown adviser.

card-pilgrimage = Pilgrimage
    .stats = Denizen · Nomad
    .text = Only as an adviser. When played: all denizens at your site that can be moved join the Dispossessed. Shuffle those, draw as many as joined, look at them and put them on the discard pile of your region.
    .note = Locked cards stay.

card-spell-breaker = Spell Breaker
    .stats = Denizen · Nomad
    .text = Only at a site. Persistent power. Enemies of its ruler can use no power that costs a secret, whether paid onto a card, burned or turned facedown.
    .note = Costs added by other powers count. Recovering and trading are no powers, and mustering with secrets is none.

card-mounted-patrol = Mounted Patrol
    .stats = Denizen · Nomad
    .text = Battle plan of the defender. Of all attack dice only half are rolled, rounded down. Discard the Mounted Patrol at the end.
    .note = What counts is the pool after all battle plans.

card-great-crusade = Great Crusade
    .stats = Denizen · Nomad
    .text = Battle plan of either side. Count the Nomad cards you rule, this one too: add that many attack dice, or remove that many. Discard the Great Crusade at the end.

card-ancient-bloodline = Ancient Bloodline
    .stats = Denizen · Nomad
    .text = Only as an adviser. Persistent power. To enemies, the denizens and relics at all sites you rule are locked.
    .note = Not only in Campaigns: they cannot even recover those relics.

card-ancient-pact = Ancient Pact
    .stats = Denizen · Nomad
    .text = Only as an adviser. Locked. When played: if you are an Exile and hold the Darkest Secret, you may give that banner to the Chancellor and become a Citizen. You choose a relic of the Reliquary unseen, your Supply is full again, and your Act Phase ends.

card-storm-caller = Storm Caller
    .stats = Denizen · Nomad
    .text = Battle plan of the defender. Add 2 defense dice. Discard the Storm Caller at the end.

card-family-wagon = Family Wagon
    .stats = Denizen · Nomad
    .text = Only as an adviser. Nomad advisers do not count against your limit, but of other advisers you can have just one.
    .note = Facedown advisers are no Nomads.

card-way-station = Way Station
    .stats = Denizen · Nomad
    .text = Only at a site. Persistent modifier of Travel. The journey here costs you no Supply if you rule the Way Station, or if you choose to give its ruler 1 favor.
    .note = For the Empire the Chancellor gets the favor, for bandits it burns.

card-twin-brother = Twin Brother
    .stats = Denizen · Nomad
    .text = Only as an adviser. When played: you may swap the Twin Brother with another player's faceup Nomad adviser.
    .note = Not with a locked card.

card-hospitality = Hospitality
    .stats = Denizen · Nomad
    .text = Only as an adviser. Modifier of Travel. Having traveled, choose a suit that is found both at your new site and among your faceup advisers: gain 1 favor from its bank.

card-a-fast-steed = A Fast Steed
    .stats = Denizen · Nomad
    .text = Modifier of Travel. Pay 1 favor onto the card: with at most 3 warbands on your board, you spend no Supply.

card-relic-worship = Relic Worship
    .stats = Denizen · Nomad
    .text = Modifier of Recover. If what you recover is a relic, gain 3 Supply.
    .note = Also for a relic that the Deep Woods or the Wastes give as if recovered; you are not asked then.

card-sacred-ground = Sacred Ground
    .stats = Denizen · Nomad
    .text = Only at a site. Locked. Persistent modifier of Search. A Vision, unless it is the Conspiracy, can be played faceup only by someone whose pawn is here.

## At the table

oath-ask-wild-mounts =
    { $count ->
        [one] { CARD($card) }: { $count } Nomad plan is to be discarded. Do you give up a Beast card instead?
       *[other] { CARD($card) }: { $count } Nomad plans are to be discarded. Do you give up one Beast card instead?
    }
oath-do-discard-plans = Discard the Nomad plans
oath-ask-resettle = Where do you move { CARD($card, case: "acc") }?
oath-do-resettle = Move { CARD($card, case: "acc") }
oath-do-resettle-to = Move { CARD($card, case: "acc") } { CARD($site, case: "to") }
oath-ask-pilgrims =
    { $count ->
        [one] { $count } card goes onto the discard pile.
       *[other] { $count } cards go onto the discard pile; the last one comes to lie on top.
    }
    .do = Put down { $cards }
oath-do-put = Put down { CARD($card, case: "acc") }
oath-ask-ancient-pact = { CARD($card) }: do you give the Darkest Secret to the Chancellor and become a Citizen?
oath-ask-ancient-pact-yes = Give the banner and become a Citizen
oath-ask-ancient-pact-no = Keep the banner, stay an Exile
oath-why-lost-tongue = { CARD($card) } protects what { $player } has, as long as you rule no Nomad card.
oath-why-spell-breaker = { CARD($card) }: you are an enemy of its ruler and can use no power that costs a secret.
oath-why-sacred-ground = { CARD($card) }: a Vision can be revealed only { CARD($site, case: "at") }.
oath-log-convoys = { $name } moves the whole discard pile { oath-in-region } onto that of the own region.
oath-log-pilgrimage = { $name } sends { $cards } { CARD($site, case: "from") } to the Dispossessed.
oath-log-pilgrims = { $name } puts { $cards } of the Dispossessed on the discard pile { oath-in-region }.
