### Hodnocené hry, žebříčky a profily.

## Co nejde a proč

rated-account = Hodnocené hry jsou pro lidi s účtem. Založ si ho, nebo hraj hru, která se nepočítá.
rated-device = U hodnoceného stolu hraje každý na svém zařízení.
rated-saga = Hry ságy vyrůstají jedna z druhé, a tak se nehodnotí.
rated-alone = Hodnocená hra potřebuje někoho, s kým se srovnávat.
rated-bot = Nikdo nezměřil, jak silný je { $bot }, a tak u hodnoceného stolu sedět nemůže. Mohou: { $right }.
rated-bots-none = U této hry není změřený žádný bot, takže žádný nemůže doplnit hodnocený stůl.
undo-rated = Od té doby něco vyšlo najevo a ve hře, která se počítá, se nic takového nevrací.
remove-rated = Z rozehrané hodnocené hry se nikdo nevykazuje. Můžeš ho umlčet, nebo ho nahlásit tomu, kdo provozuje server.
profile-none = Takový profil tu není, nebo ho jeho majitel neukazuje.

## Hodnocené hry

rated = hodnocená
rated-choice = Počítá se?
rated-yes = Hodnocená: výsledek změní všem hodnocení
rated-no = Jen pro radost: nic se nepočítá
rated-means = Bez rádce a bez vracení toho, co už vyšlo najevo. Každý sedí pod jménem svého účtu. Kdo se vzdá nebo za sebe nechá hrát bota, je mezi lidmi poslední.
rated-needs-account = K tomu potřebuješ účet.
rated-make-account = Založit účet
rated-leave = Tahle hra se počítá: kdo se vzdá nebo za koho táhne bot, je mezi lidmi poslední.
tournament-leave-game = Tahle hra se počítá do turnaje: kdo se vzdá nebo za koho zahraje bot, ten ji prohrál.
help-ratings = Hodnocené hry
help-ratings-text = Kdo zakládá stůl, může hru nechat počítat. Pak není rádce, nic z toho, co vyšlo najevo, se nevrací a výsledek změní všem hodnocení. Potřebuješ k tomu účet a je na tobě, kdo tvoje hodnocení uvidí.
rated-no-bots = Sedět tu mohou jen boti, jejichž síla je změřená.
rating-of = Hodnocení { $points } ± { $reach }
rating-short = { $points } ± { $reach }
rating-near = podobně silní
rating-change = Co to udělalo s hodnocením
rating-change-up = o { $by } nahoru
rating-change-down = o { $by } dolů
rating-change-none = beze změny
rating-change-now = teď { $points } ± { $reach }
rating-change-waits = Počítá se …
rating-change-left = Hrál tu bot, a tak je toto místo mezi lidmi poslední.
rating-change-hidden = Kdo své hodnocení skrývá, není uvedený.
open-near = Jen s lidmi, kteří jsou asi tak silní jako já
open-near-mine = Jsi na { $points } ± { $reach }.
open-near-new = Tvou sílu ještě nikdo nezná: hodí se každý.
open-rated = Hodnocená hra
open-rated-help = bez rádce, bez vracení toho, co vyšlo najevo
open-rated-any = hodnocené i ne
open-rated-only = jen hodnocené
open-rated-not = jen pro radost
open-mine = Moje hodnocení
open-mine-none = Zatím za tebou není žádná hodnocená hra.

## Žebříčky

page-board = Žebříček
board-of = Žebříček: { $game }
board-games = Hra žebříčku
board-place = Místo
board-name = Jméno
board-rating = Hodnocení
board-played = Her
board-none = Nikdo tu ještě nehrál hodnocenou hru. Začni ji a budeš tu první.
board-page = Strana { $page } z { $pages }
board-before = Předchozí
board-after = Další
board-mine = Jsi na { $place }. místě.
board-mine-friends = Jsi na { $place }. místě; vidí tě tu jen přátelé.
board-mine-hidden = Své hodnocení skrýváš, a tak tu nejsi.
board-mine-none = Hodnocenou hru tu ještě za sebou nemáš.
board-start = Začít hodnocenou hru
board-scale = Stupnice: kde stojí boti
board-between = mezi úrovněmi { $below } a { $above }
board-below = níž než { $above }
board-above = výš než { $below }
board-how = Jak se hodnocení počítá
board-how-one = Po hodnocené hře se každý srovná s každým u stolu. Kdo uspěje víc, než se čekalo, jde nahoru, a to tím víc, čím méně se o něm vědělo.
board-how-two = Úrovně botů se nehýbou: jejich sílu změřily tisíce her, a tak čísla znamenají totéž dnes i za rok. Kdo má o 174 bodů víc, vyhraje 73 her ze 100.
board-how-three = Číslo za ± říká, jak jisté to je: v 95 případech ze 100 leží skutečná síla uvnitř. Pořadí je podle dolního konce, takže pár šťastných her nikoho nahoru nevynese.
board-how-four = Když titíž lidé hrají během jednoho dne znovu, druhá hra se počítá z poloviny, třetí z třetiny. Kdo se vzdá nebo za sebe nechá hrát bota, je mezi lidmi poslední; být před ním se počítá ze čtvrtiny.
board-how-five = Své hodnocení můžeš kdykoli ukázat jen přátelům, nebo ho skrýt; s účtem se smaže.

## Profily

profile-of = { $name }: profil
profile-since = u stolu od { $month }
profile-games = { $count ->
    [0] žádná hodnocená hra
    [one] jedna hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
  }
profile-ratings = Hodnocení
profile-ratings-help = čím širší pruh, tím menší jistota; čáry jsou boti
profile-graph = Jak se mění
profile-graph-of = { $game }: z { $first } na { $last } za { $count ->
    [one] jednu hru
    [few] { $count } hry
   *[other] { $count } her
  }
profile-graph-few = Po druhé hodnocené hře bude co kreslit.
profile-favorites = Oblíbené
profile-favorites-none = Co kdo má rád, ukážou dohrané hodnocené hry.
profile-favorite-times = { $count }×
profile-favorite-won = { $wins ->
    [0] žádná výhra
    [one] 1 výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
  } z { $games }
profile-wins = výher, { $wins } z { $games }
profile-latest = Hodnocené hry
profile-place = { $place }. z { $of }
profile-won = výhra
profile-left = odchod
profile-replay = Přehrát
profile-replay-of = Přehrát hru: { $name }
profile-best = Nejlepší hry
profile-best-against = výhra, soupeř { $name }, { $points }
profile-best-none = Tady budou výhry nad nejsilnějšími.
profile-with = spoluhráči: { $names }
profile-seen = Kdo to vidí
profile-seen-everybody = Všichni
profile-seen-friends = Jen přátelé
profile-seen-nobody = Nikdo kromě mě
profile-seen-help = Jde o profil i o řádek v žebříčcích. Jsou tu jen hodnocené hry; všechny tvoje hry jsou v tvém vlastním seznamu. Číslo u jména vidí celý stůl, a tak ho má jen ten, koho smí vidět všichni.
profile-seen-all = Všechny moje hry
profile-seen-erase = Smazat vše o mně
profile-seen-saved = Uloženo.
profile-mine = Můj profil
profile-empty = Zatím žádná hodnocená hra. První přijde u stolu, který se počítá: zvol „hodnocená“, když ho zakládáš.

cli-ratings-none = Žádné hodnocené hry tu nejsou.
cli-ratings-counted =
    { $game }: { $results ->
        [one] jedna hodnocená hra
        [few] { $results } hodnocené hry
       *[other] { $results } hodnocených her
    }, { $people ->
        [one] jeden hodnocený člověk
        [few] { $people } hodnocení lidé
       *[other] { $people } hodnocených lidí
    }
cli-ratings-recomputed =
    { $game }: znovu { $results ->
        [one] spočítána jedna hodnocená hra
        [few] spočítány { $results } hodnocené hry
       *[other] spočítáno { $results } hodnocených her
    }, { $changed ->
        [0] nic není jinak než dřív
        [one] jedno hodnocení je jiné než dřív
        [few] { $changed } hodnocení jsou jiná než dřív
       *[other] { $changed } hodnocení je jiných než dřív
    }
