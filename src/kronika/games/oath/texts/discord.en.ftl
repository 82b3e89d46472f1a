### Discord beyond the first world: its cards, and what is said about them alone.

card-charlatan = Charlatan
    .stats = Denizen · Discord
    .text = When played: burn secrets on the Darkest Secret until 1 is left there.
    .note = Secrets anywhere else are safe.

card-assassin = Assassin
    .stats = Denizen · Discord
    .text = Only as an adviser. Locked. You have room for no more than 2 advisers. Action. Pay 1 favor onto the card: discard one faceup adviser of a player with their pawn at your site.
    .note = It cannot be played if your locked advisers leave no room for it.

card-downtrodden = Downtrodden
    .stats = Denizen · Discord
    .text = Modifier of Muster. If no bank has as little favor as the one of the card you muster on, gain 2 more warbands.
    .note = A tie for the least is not enough. The favor you pay lies on the card and not yet in its bank.

card-blackmail = Blackmail
    .stats = Denizen · Discord
    .text = When played: name a relic of a player with their pawn at your site. They may give you 3 favor for it; if they do not, you take it.

card-cracked-sage = Cracked Sage
    .stats = Denizen · Discord
    .text = Battle plan of either side. Pay 1 secret onto the card and burn 1 favor: if a faceup adviser of your opponents is Arcane, add 4 attack dice, or remove 4.
    .note = Against defenders, the advisers of their Allies count too. Bandits have none.

card-dissent = Dissent
    .stats = Denizen · Discord
    .text = When played: for each suit among the cards they rule, every player without the People's Favor puts 1 favor here, as far as they have it.
    .note = The Chancellor and each Citizen count the cards at all sites of the Empire. Faceup advisers count, and so does this card.

card-false-prophet = False Prophet
    .stats = Denizen · Discord
    .text = Only as an adviser. Locked. When played: if you are an Exile, gain 1 warband and put it on a revealed Vision; you too have that Vision revealed from now on. When it is discarded, the warband dies, and you play or discard the Vision as after a Search.
    .note = The warband stays if you become a Citizen, but only as an Exile you can win by the Vision.

card-vow-of-renewal = Vow of Renewal
    .stats = Denizen · Discord
    .text = Only as an adviser. Locked. Persistent power. You cannot recover the People's Favor. All favor that any player, you included, would burn comes to you.
    .note = That holds for the price of a relic, too, and for a banner that is seized.

card-zealots = Zealots
    .stats = Denizen · Discord
    .text = Battle plan of the attacker. Pay 1 favor onto the card: if the force of the defense outnumbers yours, a warband you sacrifice counts as 3 attack instead of 1.
    .note = The forces are compared when you use the plan.

card-royal-ambitions = Royal Ambitions
    .stats = Denizen · Discord
    .text = Only as an adviser. Locked. When played: if you are an Exile who rules more sites than the Chancellor does, you may become a Citizen. You then take a relic from the Reliquary, sight unseen, your Act Phase is over, and your Supply goes to the leftmost space.

card-salt-the-earth = Salt the Earth
    .stats = Denizen · Discord
    .text = Only at a site. Locked. It cannot go to a site with a locked card, but a full site is no hindrance. When played: all other denizens here are discarded. From now on only 1 card fits here.
    .note = A site without any room for cards can be salted; a facedown one cannot.

card-beast-tamer = Beast Tamer
    .stats = Denizen · Discord
    .text = Only as an adviser. Persistent modifier of Campaign. Your enemies cannot use battle plans of Beast and Nomad cards against you.

card-riots = Riots
    .stats = Denizen · Discord
    .text = When played: if the People's Favor lies on its Mob side, every other card of the suit most common at the sites is discarded. On a tie you choose one of the suits.
    .note = Advisers neither count nor leave, and the Riots themselves stay.

card-silver-tongue = Silver Tongue
    .stats = Denizen · Discord
    .text = Only as an adviser. Locked. You have room for no more than 2 advisers. Rest. Take 1 favor from a bank whose suit is on a card at your site.
    .note = It cannot be played if your locked advisers leave no room for it.

card-gambling-hall = Gambling Hall
    .stats = Denizen · Discord
    .text = Only at a site. Action. Pay 2 favor onto the card: roll 4 defense dice and take 1 favor per shield, all of it from one bank.
    .note = Doubling faces double the shields as in a battle.

card-boiling-lake = Boiling Lake
    .stats = Denizen · Discord
    .text = Only at a site. Locked. Persistent modifier of Travel. Whoever travels here without ruling this card must kill 2 warbands on their own board, as far as possible.
    .note = So must those who are made to travel here.

card-relic-thief = Relic Thief
    .stats = Denizen · Discord
    .text = Only as an adviser. Persistent power. Pay 1 favor and 1 secret onto the card: right after a player with their pawn in your region took relics, roll as many defense dice. If no shield comes up, take all of these relics.
    .note = Relics that were given do not count.

card-enchantress = Enchantress
    .stats = Denizen · Discord
    .text = Only as an adviser. Action. Burn 1 secret: she trades places with a faceup adviser of your choice.
    .note = Whoever then has too many advisers discards others, never the Enchantress.

card-insomnia = Insomnia
    .stats = Denizen · Discord
    .text = Only as an adviser. Locked. You have room for no more than 2 advisers. Rest. Gain 1 secret.
    .note = It cannot be played if your locked advisers leave no room for it.

card-sneak-attack = Sneak Attack
    .stats = Denizen · Discord
    .text = Only as an adviser. Persistent modifier of Campaign. Right after a Campaign of another player you may attack that player in a Campaign of your own without Supply.
    .note = All rules on choosing a defender hold. It comes before the Second Wind of the attacker.

card-gossip = Gossip
    .stats = Denizen · Discord
    .text = Only at a site. Persistent power. Nobody who is an enemy of the ruler of this card can play facedown advisers.
    .note = If bandits rule it, that is everybody. Advisers who are facedown already stay so.

card-bandit-chief = Bandit Chief
    .stats = Denizen · Discord
    .text = Only at a site. When played: 1 warband dies at every site. As long as the chief lies faceup, every site has 2 bandits more.

card-chaos-cult = Chaos Cult
    .stats = Denizen · Discord
    .text = Only as an adviser. Persistent power. Whenever another player takes the Oathkeeper title, take 1 favor from them.

card-slander = Slander
    .stats = Denizen · Discord
    .text = Battle plan of the attacker. Pay 1 favor onto the card: if you win and the defender's pawn was a target, the defender burns all favor on their board instead of half.

## What is asked

oath-ask-blackmail = { CARD($card) }: which relic do you want?
oath-ask-blackmailed = { $player } wants your { CARD($card, case: "acc") }. Do you give 3 favor for it?
oath-ask-blackmailed-yes = Pay 3 favor
oath-ask-blackmailed-no = Give up { CARD($card, case: "acc") }
oath-ask-riot = { CARD($card) }: which suit do the people rise against?
oath-ask-steal =
    { $count ->
        [one] { $player } took a relic. { CARD($card) }: do you try with { $count } die to get it?
       *[other] { $player } took relics. { CARD($card) }: do you try with { $count } dice to get them?
    }
oath-ask-steal-yes =
    { $count ->
        [one] Roll { $count } die to steal
       *[other] Roll { $count } dice to steal
    }
oath-ask-steal-no = Don't steal
oath-ask-prophet = { CARD($card) }: which Vision do you proclaim as yours?
oath-ask-ambush = { CARD($card) }: do you attack { $player }?
oath-ask-ambush-yes = Attack
oath-ask-ambush-no = Don't attack

oath-do-riot = Discard the { oath-of-suit } cards
oath-do-mark = Put the warband on { CARD($card, case: "acc") }

oath-why-renewal = { CARD($card) } forbids you to recover the People's Favor.
oath-why-gossip = { CARD($card) }: in this land nothing stays secret, and you cannot play a facedown adviser.
oath-why-tamed = { CARD($card) } of your enemy forbids Beast and Nomad plans.

## The log

oath-log-charlatan = { $name } burns { oath-some-secrets } on the Darkest Secret.
oath-log-gamble =
    { $shields ->
        [one] { $name } gambles and rolls { $shields } shield.
       *[other] { $name } gambles and rolls { $shields } shields.
    }
oath-log-steal-fails = { $name } tries to steal, but { $player } keeps what was taken.
oath-log-prophet = { $name } now has { CARD($card, case: "acc") } revealed, too.
oath-log-prophecy = The warband of { $name } on { CARD($card, case: "acc") } dies, and the Vision is now in the hands of its prophet.
