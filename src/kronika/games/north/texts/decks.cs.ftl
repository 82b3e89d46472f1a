### Co může být špatně v souboru s balíčkem hry Vládcové Severu.

north-deck-amount = „{ $text }“ není množství. Piš ho jako „2 wood“, víc věcí se znaménkem plus: „2 wood + 1 gold“.
north-deck-thing = „{ $text }“ není nic, co by se dalo počítat. Možné je: { $right }.
north-deck-payable = „{ $text }“ se nedá zaplatit. Možné je: { $right }.
north-deck-price = „{ $text }“: za cenou následuje dvojtečka a to, co se za ni koupí, třeba „pay 1 wood: gain 1 vp“.
north-deck-effect = „{ $text }“ není ve slovníku účinků. Účinek začíná jedním z těchto slov: { $right }.
north-deck-counted = „{ $text }“ se nedá počítat. Za „per“ může stát: { $right }.
north-deck-tile = „{ $text }“ není akce na destičce. Možné jsou: { $right }.
north-deck-token = „{ $text }“ nemůže ležet na kartě. Možné je: { $right }.
north-deck-trigger = „{ $text }“ není spouštěč. Za „when“ může stát: { $right }.
north-deck-feature = „{ $text }“ není vlastnost. Vlastnost začíná jedním z těchto slov: { $right }.
north-deck-kind = Druh „{ $text }“ není známý. Možné jsou: { $right }.
north-deck-needs = Karta druhu „{ $kind }“ potřebuje údaj „{ $key }“.
north-deck-has-no = Karta druhu „{ $kind }“ nemá údaj „{ $key }“. Možné jsou: { $right }.
north-deck-name = Kartě chybí { $key }; každá karta potřebuje název v každém jazyce.
north-deck-value = { $key } = „{ $text }“ není možné. Možné je: { $right }.
north-deck-no-card = „{ $text }“ nepatří k žádné kartě. Údaje karty piš pod její jméno v závorkách: [axe-smithy].
north-deck-call = Žádná funkce se nejmenuje „{ $text }“. Za „call“ může stát: { $right }.
north-deck-toml = Soubor není TOML: { $text }.
north-deck-islands = Ostrovy patří do vlastního souboru: { $cards }.
north-deck-starts =
    Klan má počátečních lokací (start = true) { $right }, v souboru { $count ->
        [one] je { $count }
        [few] jsou { $count }
       *[other] jich je { $count }
    }.
north-deck-cards =
    Klanový balíček má kromě počátečních lokací karet { $right }, v souboru { $count ->
        [one] je { $count }
        [few] jsou { $count }
       *[other] jich je { $count }
    }; počítej i kopie.

## Vlastní balíčky u stolu

option-north-decks = Balíčky
    .help = Naše, nebo vlastní, které leží ve složce ~/.kronika/decks.
option-north-decks-ours = Naše
    .help = Balíčky, které patří k tomuto stolu.
option-north-decks-own = Vlastní
    .help = Balíčky, které si sem dáš; klany bez vlastního mají naše.
north-own-decks-flawed = Některé vlastní balíčky nelze použít: { $files }. Co je s nimi špatně, ukáže „kronika decks check SOUBOR“.
north-own-decks-none = Žádné vlastní balíčky tu nejsou. Dej soubory s těmito názvy do složky ~/.kronika/decks: { $files }.

north-decks-good =
    { $file }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, různých { $different }; všechno je v pořádku.
north-decks-kind =
    {"  "}{ $kind ->
        [field] { north-kind-field }
        [upgrade] { north-kind-upgrade }
        [location] { north-kind-location }
        [boost] { north-kind-boost }
       *[island] { north-kind-island }
    }: { $count }
