### Co text kroniky prozradí před začátkem hry.

oath-preview-past = Co bylo
oath-preview-name = Kronika se jmenuje „{ $name }“.
oath-preview-games = Pokračuje { $count }. partií.
oath-preview-oath = Přísaha: { oath-named-oath }
oath-preview-citizen = Občan: { oath-the-color-name } deska
oath-preview-winner = Poslední vítězství: { $name }
oath-preview-site = { CARD($card) }
oath-preview-there = tam leží: { CARD($card) }
oath-preview-relics =
    { $count ->
        [one] tam leží: { $count } relikvie lícem dolů
        [few] tam leží: { $count } relikvie lícem dolů
       *[other] tam leží: { $count } relikvií lícem dolů
    }
oath-preview-facedown =
    { $count ->
        [one] { $count } oblast leží lícem dolů.
        [few] { $count } oblasti leží lícem dolů.
       *[other] { $count } oblastí leží lícem dolů.
    }
oath-preview-decks = Balíčky
oath-preview-fresh = Balíčky první partie.
oath-preview-world =
    { $count ->
        [one] { $count } obyvatel v balíčku světa
        [few] { $count } obyvatelé v balíčku světa
       *[other] { $count } obyvatel v balíčku světa
    }
oath-preview-dispossessed =
    { $count ->
        [0] Vyvlastněné karty žádné nejsou.
        [one] { $count } vyvlastněná karta
        [few] { $count } vyvlastněné karty
       *[other] { $count } vyvlastněných karet
    }
