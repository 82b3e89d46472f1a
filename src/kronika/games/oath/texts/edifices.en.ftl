### Edifices: six cards, each with an intact and a ruined side.

card-sprawling-rampart = Sprawling Rampart
    .stats = Edifice · Order
    .text = Only at a site. Locked. Persistent modifier of Campaign. Each targeted site of whoever rules the Sprawling Rampart adds 1 more defense die.
    .note = It counts where the number of dice that targets add matters, too.

card-bandit-rampart = Bandit Rampart
    .stats = Edifice · Ruin
    .text = Only at a site. Locked. Battle plan of the defender. If the site of the Bandit Rampart is a target, remove 2 attack dice.

card-hall-of-debate = Hall of Debate
    .stats = Edifice · Hearth
    .text = Only at a site. Locked. Persistent modifier of Campaign. The People's Favor cannot be the target of a Campaign.

card-hall-of-mockery = Hall of Mockery
    .stats = Edifice · Ruin
    .text = Only at a site. Locked. Persistent modifier of Recover. Whoever recovers the People's Favor turns it to its Mob side.

card-forest-temple = Forest Temple
    .stats = Edifice · Beast
    .text = Only at a site. Locked. Persistent power. When the Chronicle is written, every site with at least one Beast card stays on the map.
    .note = It protects sites that the winner does not rule, too, as soon as it is built. An edifice where the winner does not rule still falls to ruin.

card-ruined-temple = Ruined Temple
    .stats = Edifice · Ruin
    .text = Only at a site. Locked. Persistent modifier of Search. Enemies of whoever rules the Ruined Temple cannot play Beast cards faceup.

card-festival-district = Festival District
    .stats = Edifice · Discord
    .text = Only at a site. Locked. Action. Agree with any player on a binding exchange of favor, secrets and advisers.

card-squalid-district = Squalid District
    .stats = Edifice · Ruin
    .text = Only at a site. Locked. Persistent power. After each roll of the end die, whoever rules the Squalid District may change the result by 1, up or down. For the Empire the Chancellor decides.
    .note = The change comes after the roll. A six raised by 1 ends the game as well.

card-great-spire = Great Spire
    .stats = Edifice · Arcane
    .text = Only at a site. Locked. Modifier of Search. Pay 1 secret onto the card: trade as many of the denizens you drew as you like for random cards of the Dispossessed.
    .note = With the Truthful Harp you show what you drew and what you keep, but no other card that came in exchange.

card-fallen-spire = Fallen Spire
    .stats = Edifice · Ruin
    .text = Only at a site. Locked. Action. Pay 1 secret onto the card and burn 1 secret: trade the uppermost denizens of the discard pile in your region, five at most and unseen, for random cards of the Dispossessed. Visions are passed over.
    .note = You choose the number beforehand.

card-ancient-forge = Ancient Forge
    .stats = Edifice · Nomad
    .text = Only at a site. Locked. Action. Pay 2 favor onto the card and burn 1 secret: draw a relic, and keep it or put it under the relic deck.

card-broken-forge = Broken Forge
    .stats = Edifice · Ruin
    .text = Only at a site. Locked. Action. Pay 2 favor and 2 secrets onto the card: turn it over, the forge is whole again.

## What is said about them

oath-why-debated = { CARD($card) } keeps the People's Favor from being a target.
oath-why-ruined-temple = { CARD($card) }: as an enemy of its ruler you cannot play Beast cards faceup.
oath-do-fate = Let the end die show { $rolled }
oath-ask-fate = { CARD($card) }: the end die shows { $rolled }. Do you change it?
oath-log-changed-die = { $name } changes the end die: { $rolled }.
oath-do-send-away = Send { CARD($card, case: "acc") } to the Dispossessed
oath-ask-send-away = { CARD($card) }: which cards do you trade for random ones of the Dispossessed?
    .do = Trade { $cards }
oath-log-send-away =
    { $count ->
        [one] { $name } sends { $count } card to the Dispossessed.
       *[other] { $name } sends { $count } cards to the Dispossessed.
    }
oath-log-come-back = { $name } takes { $cards } from the Dispossessed.
oath-log-swap-pile =
    { $count ->
        [one] { $name } trades { $count } card of the discard pile { oath-in-region } with the Dispossessed.
       *[other] { $name } trades { $count } cards of the discard pile { oath-in-region } with the Dispossessed.
    }

oath-kind-edifice = Edifice
