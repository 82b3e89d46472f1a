### What a chronicle string tells before the game begins.

oath-preview-past = What has been
oath-preview-name = The chronicle is called “{ $name }”.
oath-preview-games = It goes on with game number { $count }.
oath-preview-oath = Oath: { oath-named-oath }
oath-preview-citizen = Citizen: the { oath-the-color-name } board
oath-preview-winner = Last victory: { $name }
oath-preview-site = { CARD($card) }
oath-preview-there = there: { CARD($card) }
oath-preview-relics =
    { $count ->
        [one] there: { $count } relic, facedown
       *[other] there: { $count } relics, facedown
    }
oath-preview-facedown =
    { $count ->
        [one] { $count } site lies facedown.
       *[other] { $count } sites lie facedown.
    }
oath-preview-decks = Decks
oath-preview-fresh = The decks of a first game.
oath-preview-world =
    { $count ->
        [one] { $count } denizen in the world deck
       *[other] { $count } denizens in the world deck
    }
oath-preview-dispossessed =
    { $count ->
        [0] Nobody is dispossessed.
        [one] { $count } card of the Dispossessed
       *[other] { $count } cards of the Dispossessed
    }
