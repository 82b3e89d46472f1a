### Cards of the suit Arcane that came after the first world, in our own words, and what is said about them alone.

## Cards

card-secret-signal = Secret Signal
    .stats = Denizen · Arcane
    .text = Only as an adviser. Modifier of Trade. Should the Trade bring you exactly 1 favor, it brings 2.
    .note = Both come from the same bank. It works in a Trade for secrets too, if Careless is what brings the 1 favor.

card-augury = Augury
    .stats = Denizen · Arcane
    .text = Modifier of Search. You draw 1 card more.
    .note = From the world deck, a Vision still ends the draw.

card-rusting-ray = Rusting Ray
    .stats = Denizen · Arcane
    .text = Battle plan of the defender. Pay 1 secret onto the card: if your side holds the Darkest Secret, hollow swords in the attack roll count for nothing.
    .note = It is enough that the defender or any Ally holds the banner.

card-portal = Portal
    .stats = Denizen · Arcane
    .text = Only at a site. Modifier of Travel. Pay 1 secret onto the card: if you travel to the Portal's site or away from it, you spend no Supply and powers of sites do not concern you.
    .note = To travel to it you must rule its site. Powers of cards at sites, such as Toll Roads, still hold.

card-billowing-fog = Billowing Fog
    .stats = Denizen · Arcane
    .text = Battle plan of either side. Pay 1 secret onto the card: if you lose, the defeat kills none of your force, and neither do powers that would kill it whole.

card-kindred-warriors = Kindred Warriors
    .stats = Denizen · Arcane
    .text = Battle plan of either side. Pay 1 secret onto the card: skulls in your roll kill nobody. Count the suits other than Arcane among the cards you rule: you may add that many attack dice or fewer, or remove them.
    .note = In defense, what the whole side rules counts. The suits are counted right now.

card-terror-spells = Terror Spells
    .stats = Denizen · Arcane
    .text = Action. Pay 1 secret onto the card: if the Darkest Secret is yours, choose 2 warbands at sites of your region or on boards of players there and kill them.
    .note = They may come from two places, and they may be yours.

card-blood-pact = Blood Pact
    .stats = Denizen · Arcane
    .text = Action. Pay 1 secret onto the card: sacrifice 2, 4, 6 or more warbands from your board, always an even number, and gain 1 secret for each pair.

card-revelation = Revelation
    .stats = Denizen · Arcane
    .text = When played: all players, beginning with the Chancellor, may burn as much favor as they like, each to gain as many secrets.

card-observatory = Observatory
    .stats = Denizen · Arcane
    .text = Only at a site. Modifier of Search. With your pawn here you may draw from the discard pile of any region.

card-plague-engines = Plague Engines
    .stats = Denizen · Arcane
    .text = Action. Pay 1 secret onto the card and burn 1 secret: all players, you too, return 1 favor to the Arcane bank for every site they rule.
    .note = Whoever has too little returns what there is. Imperial players all rule the sites of the Empire.

card-gleaming-armor = Gleaming Armor
    .stats = Denizen · Arcane
    .text = Only as an adviser. Persistent modifier of Campaign. Each battle plan used against you costs 1 secret more, placed on it.
    .note = You must be the attacker, the defender or an Ally.

card-bewitch = Bewitch
    .stats = Denizen · Arcane
    .text = When played: if you are an Exile and the Chancellor has fewer secrets than you, those on cards included, you may become a Citizen. You get no relic, your Act Phase ends and your Supply goes to its leftmost space.

card-jinx = Jinx
    .stats = Denizen · Arcane
    .text = Persistent power. Whenever you have rolled attack or defense dice and rule the Jinx, you may use it. Pay 1 secret onto the card: reroll all those dice.
    .note = The same roll can be repeated only once, and you pay when you have seen it. Dice of other powers count too; this is no battle plan.

card-tutor = Tutor
    .stats = Denizen · Arcane
    .text = Only as an adviser. Action. Pay 1 favor and 1 secret onto the card: gain 1 secret.

card-dream-thief = Dream Thief
    .stats = Denizen · Arcane
    .text = Action. Pay 2 favor onto the card: choose two facedown advisers of two players and let them trade places.
    .note = Yours may be one of them. You do not get to look at the others.

card-cracking-ground = Cracking Ground
    .stats = Denizen · Arcane
    .text = Battle plan of either side. Burn 1 secret: for each targeted site, add 1 attack die, or for each remove 1.

card-sealing-ward = Sealing Ward
    .stats = Denizen · Arcane
    .text = Only as an adviser. Locked. Persistent modifier of Campaign. For each of your relics that is a target, add 1 defense die more.

card-initiation-rite = Initiation Rite
    .stats = Denizen · Arcane
    .text = Only as an adviser. Locked. Mandatory modifier of Muster. You muster by placing 1 secret, never favor.

card-vow-of-silence = Vow of Silence
    .stats = Denizen · Arcane
    .text = Only as an adviser. Locked. Persistent modifier of Recover. You can neither recover the Darkest Secret nor give secrets to anybody. When another player recovers it, you gain as many secrets as that player placed on it.
    .note = Others can still take your secrets.

card-forgotten-vault = Forgotten Vault
    .stats = Denizen · Arcane
    .text = Only at a site. Action. Pay 1 favor onto the card: put 1 more secret from the shared bank onto the Darkest Secret, or burn 1 of those lying there, never the last.
    .note = It does not matter who holds the banner, or whether anybody does.

card-map-library = Map Library
    .stats = Denizen · Arcane
    .text = Only at a site. Modifier of Trade. If your pawn is here, you may trade with cards at all sites of your region.

card-witchs-bargain = Witch's Bargain
    .stats = Denizen · Arcane
    .text = Action. Pay 1 secret onto the card: as often as you like, deal with players at your site, like it or not: give one of them 1 secret and take 2 favor, or give 2 favor and take 1 secret.
    .note = Even the last secret may be taken, and the players may differ each time.

card-master-of-disguise = Master of Disguise
    .stats = Denizen · Arcane
    .text = Only as an adviser. Modifier of Trade. Pay 1 secret onto the card: for this Trade the advisers of another player of your choice count as yours, with their powers, in the place of your own.

## What is said

oath-ask-terror =
    { $count ->
        [one] Choose { $count } warband to kill.
       *[other] Choose { $count } warbands to kill.
    }
    .do = { $count ->
        [one] Kill { $count } warband
       *[other] Kill { $count } warbands
    }
oath-ask-revelation = { CARD($card) }: how much favor do you burn to gain as many secrets?
oath-ask-dream-thief = { CARD($card) }: with which other facedown adviser does it trade places?
oath-ask-witch = { CARD($card) }: another bargain?
oath-ask-disguise = { CARD($card) }: whose advisers do you use in this Trade?

oath-do-blood-pact =
    { $secrets ->
        [one] Sacrifice { $amount } warbands for { $secrets } secret
       *[other] Sacrifice { $amount } warbands for { $secrets } secrets
    }
oath-do-burn-none = Burn nothing
oath-do-burn-for-secrets =
    { $amount ->
        [one] Burn { $amount } favor, gain { $amount } secret
       *[other] Burn { $amount } favor, gain { $amount } secrets
    }
oath-do-facedown = Facedown adviser no. { $number } of { $player }
oath-do-hidden = { CARD($card) }, a facedown adviser of { $player }
oath-do-vault-add = Put 1 secret on the Darkest Secret
oath-do-vault-burn = Burn 1 secret from the Darkest Secret
oath-do-witch-sell = Give 1 secret to { $player }, take 2 favor
oath-do-witch-buy = Give 2 favor to { $player }, take 1 secret
oath-do-witch-done = No more bargains
oath-do-same-dice = Leave the attack dice as they are

oath-why-silence = { CARD($card) } forbids you to recover the Darkest Secret.

oath-log-swap-adviser =
    { $seen ->
        [0] { $name } moves a facedown adviser of { $player } to { $receiver }.
       *[other] { $name } moves { $cards }, a facedown adviser of { $player }, to { $receiver }.
    }
oath-log-vault-add = { $name } puts a secret on the Darkest Secret, which now has { $amount }.
oath-log-vault-burn = { $name } burns a secret from the Darkest Secret, which now has { $amount }.
oath-log-disguise = { $name } trades with the advisers of { $player }.
