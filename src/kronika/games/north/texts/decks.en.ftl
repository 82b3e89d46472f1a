### What can be wrong with a deck file of Empires of the North.

north-deck-amount = “{ $text }” is not an amount. Write it like “2 wood”, several with a plus: “2 wood + 1 gold”.
north-deck-thing = “{ $text }” is nothing that can be counted. Possible: { $right }.
north-deck-payable = “{ $text }” can't be paid. Possible: { $right }.
north-deck-price = “{ $text }”: after the price comes a colon and what it buys, as in “pay 1 wood: gain 1 vp”.
north-deck-effect = “{ $text }” is not in the vocabulary. An effect begins with one of: { $right }.
north-deck-counted = “{ $text }” can't be counted. Possible after “per”: { $right }.
north-deck-tile = “{ $text }” is not a tile action. Possible: { $right }.
north-deck-token = “{ $text }” can't lie on a card. Possible: { $right }.
north-deck-trigger = “{ $text }” is not a trigger. Possible after “when”: { $right }.
north-deck-feature = “{ $text }” is not a feature. It begins with one of: { $right }.
north-deck-kind = The kind “{ $text }” is unknown. Possible: { $right }.
north-deck-needs = A card of the kind “{ $kind }” needs “{ $key }”.
north-deck-has-no = A card of the kind “{ $kind }” has no “{ $key }”. Possible: { $right }.
north-deck-name = The card has no { $key }; each card needs a name in every language.
north-deck-value = { $key } = “{ $text }” is not possible. Possible: { $right }.
north-deck-no-card = “{ $text }” stands outside of any card. Write a card's facts below its name in brackets: [axe-smithy].
north-deck-call = No function is called “{ $text }”. Possible after “call”: { $right }.
north-deck-toml = The file is not TOML: { $text }.
north-deck-islands = Islands belong in a file of their own: { $cards }.
north-deck-starts =
    { $count ->
        [one] { $count } starting location (start = true)
       *[other] { $count } starting locations (start = true)
    }, but a clan has { $right }.
north-deck-cards =
    { $count ->
        [one] { $count } card besides the starting locations
       *[other] { $count } cards besides the starting locations
    }, but a clan deck has { $right }; count the copies too.

## Own decks at a table

option-north-decks = Decks
    .help = Ours, or those of your own that lie in the folder ~/.kronika/decks.
option-north-decks-ours = Ours
    .help = The decks that come with this table.
option-north-decks-own = My own
    .help = Decks that you put in; clans without one keep ours.
north-own-decks-flawed = Some decks of your own can't be used: { $files }. Run “kronika decks check FILE” to see what is wrong with them.
north-own-decks-none = There are no decks of your own. Put files with these names into the folder ~/.kronika/decks: { $files }.

north-decks-good =
    { $file }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $different } of them different; nothing is wrong with it.
north-decks-kind =
    {"  "}{ $kind ->
        [field] { north-kind-field }
        [upgrade] { north-kind-upgrade }
        [location] { north-kind-location }
        [boost] { north-kind-boost }
       *[island] { north-kind-island }
    }: { $count }
