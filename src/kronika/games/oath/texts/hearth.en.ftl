### Hearth beyond the first world: names and texts of its denizens, and what they alone say.

## Denizens: Hearth

card-homesteaders = Homesteaders
    .stats = Denizen · Hearth
    .text = Action. Choose a faceup adviser of yours; it moves to the site where your pawn is.
    .note = That is no play, so it brings no favor. Tokens on the card stay on it; the site needs room for it.

card-crop-rotation = Crop Rotation
    .stats = Denizen · Hearth
    .text = Modifier of Search. Before a card of yours is played to a site, you may discard one denizen there.
    .note = The People's Favor lets its holder discard another one.

card-a-round-of-ale = A Round of Ale
    .stats = Denizen · Hearth
    .text = Only at a site. Locked. Action. Pay 1 favor onto the card: as when you rest, favor on cards goes back to its banks, secrets on cards come to your board, and all secrets on your board turn faceup. Only the favor on A Round of Ale stays.

card-land-warden = Land Warden
    .stats = Denizen · Hearth
    .text = Modifier of Search. Pay 1 favor onto the card: of the cards you draw you may play two, not just one, provided that at least one of the two goes to a site.
    .note = The other one may even be played facedown. The People's Favor helps with each card played to a site.

card-charming-friend = Charming Friend
    .stats = Denizen · Hearth
    .text = Only as an adviser. Action. Pay 1 secret onto the card: take 1 favor from a player with their pawn at your site.

card-village-constable = Village Constable
    .stats = Denizen · Hearth
    .text = Only at a site. Battle plan of either side. If nobody on the enemy side holds the People's Favor, add 2 attack dice, or remove 2.

card-family-heirloom = Family Heirloom
    .stats = Denizen · Hearth
    .text = Only as an adviser. Locked. When played: draw a relic; either keep it, or slide it under the relic deck.

card-news-from-afar = News from Afar
    .stats = Denizen · Hearth
    .text = Modifier of Search. Pay 2 favor onto the card: the Search costs no Supply.

card-levelers = Levelers
    .stats = Denizen · Hearth
    .text = Action. Pay 1 secret onto the card: move 2 favor from the fullest favor bank to the emptiest one. Among equals you choose.

card-fabled-feast = Fabled Feast
    .stats = Denizen · Hearth
    .text = When played: choose a favor bank and take 1 favor out of it for each Hearth card you rule.
    .note = The Fabled Feast itself counts, unless it lies at a site you do not rule.

card-the-great-levy = The Great Levy
    .stats = Denizen · Hearth
    .text = Battle plan of either side. Pay 2 favor onto the card: if nobody on the enemy side holds the People's Favor, add 3 attack dice, or remove 3, and skulls in your own roll kill nobody.
    .note = If an enemy has the banner, nothing of this happens, so the plan cannot be used.

card-hearts-and-minds = Hearts and Minds
    .stats = Denizen · Hearth
    .text = Only at a site. Battle plan of the defender. Pay 3 favor onto the card: you win this Campaign on the spot. Finally discard Hearts and Minds, unless your side holds the People's Favor.
    .note = Neither side rolls. The attacker loses half of the force as after any defeat.

card-relic-breaker = Relic Breaker
    .stats = Denizen · Hearth
    .text = Action. Pay 1 favor onto the card: slide a relic of your site under the relic deck and gain 3 warbands.

card-book-binders = Book Binders
    .stats = Denizen · Hearth
    .text = Only as an adviser. Persistent modifier of Search. Whenever somebody else plays a Vision faceup, gain 2 favor from one favor bank of your choice.
    .note = The Conspiracy is a Vision too.

card-ballot-box = Ballot Box
    .stats = Denizen · Hearth
    .text = Only at a site. Action. As an Exile with the People's Favor you become a Citizen. You get no relic, your Supply is refreshed to the leftmost space, and your Act Phase ends.

card-saddle-makers = Saddle Makers
    .stats = Denizen · Hearth
    .text = Only as an adviser. Persistent modifier of Search. Whenever somebody else plays a card of Nomad or Order, gain 2 favor from the bank of its suit.
    .note = After the favor for playing it to a site, but before its own power. A card played facedown has no suit.

card-herald = Herald
    .stats = Denizen · Hearth
    .text = Only as an adviser. Persistent modifier of Campaign. After somebody else's Campaign against a player (even you), gain 1 favor from a favor bank of your choice.
    .note = Campaigns against bandits bring nothing.

card-rowdy-pub = Rowdy Pub
    .stats = Denizen · Hearth
    .text = Only at a site. Modifier of Muster. If you muster on the Rowdy Pub, gain 1 warband more.

card-vow-of-peace = Vow of Peace
    .stats = Denizen · Hearth
    .text = Only as an adviser. Locked. Persistent modifier of Campaign. You cannot campaign. Whoever attacks you cannot sacrifice warbands for a stronger attack.
    .note = It does not bind other Imperial players.

card-deed-writer = Deed Writer
    .stats = Denizen · Hearth
    .text = Action. Agree with any player on a binding exchange of favor, secrets and sites that you or they rule. The former ruler of a site takes its warbands to their board, the new one puts at least 1 there from theirs.
    .note = Imperial players cannot pass sites to each other. A Citizen needs nobody's permission to give away a site of the Empire and gets its warbands.

card-salad-days = Salad Days
    .stats = Denizen · Hearth
    .text = When played: choose three favor banks and gain 1 favor from each.
    .note = The favor for playing it to a site comes on top of that.

card-marriage = Marriage
    .stats = Denizen · Hearth
    .text = Only as an adviser. Locked. Persistent power. Wherever Hearth advisers are counted, Marriage is two of them. For the adviser limit it is one.

card-hospital = Hospital
    .stats = Denizen · Hearth
    .text = Only at a site. Battle plan of either side. Warbands of your side that would be killed in this Campaign come to the site of the Hospital when it ends, if you rule that site then.

card-awaited-return = Awaited Return
    .stats = Denizen · Hearth
    .text = Modifier of Trade. Sacrifice 1 warband on your board: the Trade costs no Supply.

## Options, reasons and the log

oath-of-the-other-suit =
    { $into ->
        [discord] { oath-suit-discord }
        [arcane] { oath-suit-arcane }
        [order] { oath-suit-order }
        [hearth] { oath-suit-hearth }
        [beast] { oath-suit-beast }
       *[nomad] { oath-suit-nomad }
    }
oath-do-settle = Move { CARD($card, case: "acc") } to your site
oath-do-level = From the { oath-of-suit } bank to the { oath-of-the-other-suit } bank
oath-why-vow-of-peace = { CARD($card) } forbids you to campaign.
oath-log-level = { $name } moves { oath-some-favor } from the { oath-of-suit } bank to the { oath-of-the-other-suit } bank.

## Deeds: sites in a deal

oath-ask-deed = How many warbands do you send { CARD($site, case: "to") }?
oath-deal-give-site = Give { CARD($site, case: "acc") }
oath-deal-want-site = Want { CARD($site, case: "acc") }
oath-log-term-give-site = { $name } would give { CARD($site, case: "acc") }.
oath-log-term-want-site = { $name } wants { CARD($site, case: "acc") }.
oath-log-deal-void-site = The deal of { $name } and { $player } fails: somebody lacks warbands for a site.
