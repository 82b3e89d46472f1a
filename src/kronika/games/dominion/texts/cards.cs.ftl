### Názvy a texty karet hry Dominion, vlastními slovy.

## Druhy karet

type-action = Akce
type-attack = Útok
type-reaction = Reakce
type-treasure = Peníze
type-victory = Body
type-curse = Kletba

## Krabice

set-intrigue = Intriky
set-base = Základní hra
set-basic = Základní karty

## Království

kingdom-victory-dance = Tanec vítězství
kingdom-secret-schemes = Tajné pikle
kingdom-best-wishes = Všechno nejlepší
kingdom-deconstruction = Velké bourání
kingdom-hand-madness = Šílené ruce
kingdom-underlings = Poskoci
kingdom-first-game = První hra
kingdom-big-money = Velké peníze
kingdom-interaction = Kdo s koho
kingdom-size-distortion = Pokřivené míry
kingdom-village-square = Náves
kingdom-random = Náhodné království
kingdom-draft = Společný výběr

## Základní karty

card-copper = Měďák
    .acc = Měďák
    .gen = Měďáku
    .ins = Měďákem
    .count =
        { $count ->
            [one] { $count } Měďák
            [few] { $count } Měďáky
            *[other] { $count } Měďáků
        }
    .count-acc =
        { $count ->
            [one] { $count } Měďák
            [few] { $count } Měďáky
            *[other] { $count } Měďáků
        }
    .text = Platí za 1 minci.

card-silver = Stříbrňák
    .acc = Stříbrňák
    .gen = Stříbrňáku
    .ins = Stříbrňákem
    .count =
        { $count ->
            [one] { $count } Stříbrňák
            [few] { $count } Stříbrňáky
            *[other] { $count } Stříbrňáků
        }
    .count-acc =
        { $count ->
            [one] { $count } Stříbrňák
            [few] { $count } Stříbrňáky
            *[other] { $count } Stříbrňáků
        }
    .text = Platí za 2 mince.

card-gold = Zlaťák
    .acc = Zlaťák
    .gen = Zlaťáku
    .ins = Zlaťákem
    .count =
        { $count ->
            [one] { $count } Zlaťák
            [few] { $count } Zlaťáky
            *[other] { $count } Zlaťáků
        }
    .count-acc =
        { $count ->
            [one] { $count } Zlaťák
            [few] { $count } Zlaťáky
            *[other] { $count } Zlaťáků
        }
    .text = Platí za 3 mince.

card-estate = Statek
    .acc = Statek
    .gen = Statku
    .ins = Statkem
    .count =
        { $count ->
            [one] { $count } Statek
            [few] { $count } Statky
            *[other] { $count } Statků
        }
    .count-acc =
        { $count ->
            [one] { $count } Statek
            [few] { $count } Statky
            *[other] { $count } Statků
        }
    .text = 1 bod.

card-duchy = Vévodství
    .acc = Vévodství
    .gen = Vévodství
    .ins = Vévodstvím
    .count =
        { $count ->
            [one] { $count } Vévodství
            [few] { $count } Vévodství
            *[other] { $count } Vévodství
        }
    .count-acc =
        { $count ->
            [one] { $count } Vévodství
            [few] { $count } Vévodství
            *[other] { $count } Vévodství
        }
    .text = 3 body.

card-province = Provincie
    .acc = Provincii
    .gen = Provincie
    .ins = Provincií
    .count =
        { $count ->
            [one] { $count } Provincie
            [few] { $count } Provincie
            *[other] { $count } Provincií
        }
    .count-acc =
        { $count ->
            [one] { $count } Provincii
            [few] { $count } Provincie
            *[other] { $count } Provincií
        }
    .text = 6 bodů.
    .note = Jakmile Provincie dojdou, hra tím tahem končí.

card-curse = Kletba
    .acc = Kletbu
    .gen = Kletby
    .ins = Kletbou
    .count =
        { $count ->
            [one] { $count } Kletba
            [few] { $count } Kletby
            *[other] { $count } Kleteb
        }
    .count-acc =
        { $count ->
            [one] { $count } Kletbu
            [few] { $count } Kletby
            *[other] { $count } Kleteb
        }
    .text = −1 bod.
    .note = I Kletby mohou dojít; prázdná hromádka se počítá do konce hry.

## Intriky

card-courtyard = Hradní nádvoří
    .acc = Hradní nádvoří
    .gen = Hradního nádvoří
    .ins = Hradním nádvořím
    .count =
        { $count ->
            [one] { $count } Hradní nádvoří
            [few] { $count } Hradní nádvoří
            *[other] { $count } Hradních nádvoří
        }
    .count-acc =
        { $count ->
            [one] { $count } Hradní nádvoří
            [few] { $count } Hradní nádvoří
            *[other] { $count } Hradních nádvoří
        }
    .text = +3 karty. Potom jednu kartu z ruky polož navrch svého dobíracího balíčku.
    .note = Může to být kterákoli karta z ruky, nejen právě dobraná.

card-pawn = Pěšák
    .acc = Pěšáka
    .gen = Pěšáka
    .ins = Pěšákem
    .count =
        { $count ->
            [one] { $count } Pěšák
            [few] { $count } Pěšáci
            *[other] { $count } Pěšáků
        }
    .count-acc =
        { $count ->
            [one] { $count } Pěšáka
            [few] { $count } Pěšáky
            *[other] { $count } Pěšáků
        }
    .text = Zvol dvě různé výhody: +1 mince; +1 nákup; +1 karta; +1 akce.
    .note = Obě zvol dřív, než si cokoli dobereš.

card-secret-chamber = Tajemná komnata
    .acc = Tajemnou komnatu
    .gen = Tajemné komnaty
    .ins = Tajemnou komnatou
    .count =
        { $count ->
            [one] { $count } Tajemná komnata
            [few] { $count } Tajemné komnaty
            *[other] { $count } Tajemných komnat
        }
    .count-acc =
        { $count ->
            [one] { $count } Tajemnou komnatu
            [few] { $count } Tajemné komnaty
            *[other] { $count } Tajemných komnat
        }
    .text = Odlož z ruky, kolik karet chceš. Za každou +1 mince. — Reakce: když někdo jiný vyloží útok, smíš tuto kartu ukázat; dober si 2 karty a pak polož 2 karty z ruky navrch dobíracího balíčku.
    .note = Útok tím nezastavíš. Ukázat ji smíš i vícekrát a po ní třeba Hradní příkop.

card-great-hall = Velký sál
    .acc = Velký sál
    .gen = Velkého sálu
    .ins = Velkým sálem
    .count =
        { $count ->
            [one] { $count } Velký sál
            [few] { $count } Velké sály
            *[other] { $count } Velkých sálů
        }
    .count-acc =
        { $count ->
            [one] { $count } Velký sál
            [few] { $count } Velké sály
            *[other] { $count } Velkých sálů
        }
    .text = +1 karta. +1 akce. — 1 bod.
    .note = Je stále akcí i kartou bodů.

card-masquerade = Maškary
    .acc = Maškary
    .gen = Maškar
    .ins = Maškarami
    .count = { $count }× Maškary
    .count-acc = { $count }× Maškary
    .text = +2 karty. Každý vybere kartu z ruky a všichni ji naráz podají sousedovi po levici. Ty pak smíš jednu kartu z ruky zahodit.
    .note = Není to útok, reagovat nelze. Vybíráš dřív, než uvidíš přijatou kartu; zahodit smíš i tu.

card-shanty-town = Chudinská čtvrť
    .acc = Chudinskou čtvrť
    .gen = Chudinské čtvrti
    .ins = Chudinskou čtvrtí
    .count =
        { $count ->
            [one] { $count } Chudinská čtvrť
            [few] { $count } Chudinské čtvrti
            *[other] { $count } Chudinských čtvrtí
        }
    .count-acc =
        { $count ->
            [one] { $count } Chudinskou čtvrť
            [few] { $count } Chudinské čtvrti
            *[other] { $count } Chudinských čtvrtí
        }
    .text = +2 akce. Ukaž ruku. Není-li v ní žádná akce: +2 karty.
    .note = Akcemi jsou i Velký sál a Šlechtici.

card-steward = Správce
    .acc = Správce
    .gen = Správce
    .ins = Správcem
    .count =
        { $count ->
            [one] { $count } Správce
            [few] { $count } Správci
            *[other] { $count } Správců
        }
    .count-acc =
        { $count ->
            [one] { $count } Správce
            [few] { $count } Správce
            *[other] { $count } Správců
        }
    .text = Zvol jedno: +2 mince; nebo +2 karty; nebo zahoď dvě karty z ruky.
    .note = Jedinou kartu zahodíš jen tehdy, když jich víc nemáš.

card-swindler = Podvodník
    .acc = Podvodníka
    .gen = Podvodníka
    .ins = Podvodníkem
    .count =
        { $count ->
            [one] { $count } Podvodník
            [few] { $count } Podvodníci
            *[other] { $count } Podvodníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Podvodníka
            [few] { $count } Podvodníky
            *[other] { $count } Podvodníků
        }
    .text = +2 mince. Každý soupeř zahodí svrchní kartu svého dobíracího balíčku a vezme si stejně drahou, kterou mu určíš.
    .note = Je-li taková v zásobě, určit ji musíš. Za kartu s cenou 0 to může být i Kletba.

card-wishing-well = Studna přání
    .acc = Studnu přání
    .gen = Studny přání
    .ins = Studnou přání
    .count =
        { $count ->
            [one] { $count } Studna přání
            [few] { $count } Studny přání
            *[other] { $count } Studen přání
        }
    .count-acc =
        { $count ->
            [one] { $count } Studnu přání
            [few] { $count } Studny přání
            *[other] { $count } Studen přání
        }
    .text = +1 karta. +1 akce. Řekni název karty a ukaž svrchní kartu dobíracího balíčku. Uhodneš-li, vezmi si ji do ruky.
    .note = Říká se název karty, ne její druh. Neuhodnutá karta zůstane navrchu.

card-baron = Baron
    .acc = Barona
    .gen = Barona
    .ins = Baronem
    .count =
        { $count ->
            [one] { $count } Baron
            [few] { $count } Baroni
            *[other] { $count } Baronů
        }
    .count-acc =
        { $count ->
            [one] { $count } Barona
            [few] { $count } Barony
            *[other] { $count } Baronů
        }
    .text = +1 nákup. Smíš odložit Statek za +4 mince. Pokud ho neodložíš, vezmi si Statek.
    .note = Statek v ruce si můžeš nechat, pak si ale musíš vzít další.

card-bridge = Most
    .acc = Most
    .gen = Mostu
    .ins = Mostem
    .count =
        { $count ->
            [one] { $count } Most
            [few] { $count } Mosty
            *[other] { $count } Mostů
        }
    .count-acc =
        { $count ->
            [one] { $count } Most
            [few] { $count } Mosty
            *[other] { $count } Mostů
        }
    .text = +1 mince. +1 nákup. V tomto tahu je všechno o 1 levnější, nejméně však za 0.
    .note = Platí pro všechny karty, i ty v rukou. Více Mostů se sčítá.

card-conspirator = Spiklenec
    .acc = Spiklence
    .gen = Spiklence
    .ins = Spiklencem
    .count =
        { $count ->
            [one] { $count } Spiklenec
            [few] { $count } Spiklenci
            *[other] { $count } Spiklenců
        }
    .count-acc =
        { $count ->
            [one] { $count } Spiklence
            [few] { $count } Spiklence
            *[other] { $count } Spiklenců
        }
    .text = +2 mince. Je-li to tvá třetí nebo další akce v tomto tahu: +1 karta, +1 akce.
    .note = Počítají se zahrání, ne karty: Trůnní sál a obě zahrání, která vyvolá, jsou tři.

card-coppersmith = Měditepec
    .acc = Měditepce
    .gen = Měditepce
    .ins = Měditepcem
    .count =
        { $count ->
            [one] { $count } Měditepec
            [few] { $count } Měditepci
            *[other] { $count } Měditepců
        }
    .count-acc =
        { $count ->
            [one] { $count } Měditepce
            [few] { $count } Měditepce
            *[other] { $count } Měditepců
        }
    .text = V tomto tahu ti každý vyložený Měďák vynese o 1 minci víc.
    .note = Více Měditepců se sčítá.

card-ironworks = Hutě
    .acc = Hutě
    .gen = Hutí
    .ins = Hutěmi
    .count = { $count }× Hutě
    .count-acc = { $count }× Hutě
    .text = Vezmi si kartu s cenou nejvýš 4. Jsou-li to peníze: +1 mince; akce: +1 akce; body: +1 karta.
    .note = Kombinovaná karta přinese obojí, Kletba nic.

card-mining-village = Důlní osada
    .acc = Důlní osadu
    .gen = Důlní osady
    .ins = Důlní osadou
    .count =
        { $count ->
            [one] { $count } Důlní osada
            [few] { $count } Důlní osady
            *[other] { $count } Důlních osad
        }
    .count-acc =
        { $count ->
            [one] { $count } Důlní osadu
            [few] { $count } Důlní osady
            *[other] { $count } Důlních osad
        }
    .text = +1 karta. +2 akce. Smíš tuto kartu hned zahodit za +2 mince.
    .note = Rozhodni se, než uděláš cokoli dalšího. I s Trůnním sálem získáš mince jen jednou.

card-scout = Zvěd
    .acc = Zvěda
    .gen = Zvěda
    .ins = Zvědem
    .count =
        { $count ->
            [one] { $count } Zvěd
            [few] { $count } Zvědové
            *[other] { $count } Zvědů
        }
    .count-acc =
        { $count ->
            [one] { $count } Zvěda
            [few] { $count } Zvědy
            *[other] { $count } Zvědů
        }
    .text = +1 akce. Ukaž čtyři karty z dobíracího balíčku. Karty bodů si vezmi do ruky, ostatní vrať navrch v pořadí, jaké chceš.
    .note = Vzít musíš všechny, i Harém, Šlechtice a Velký sál. Kletba kartou bodů není.

card-duke = Vévoda
    .acc = Vévodu
    .gen = Vévody
    .ins = Vévodou
    .count =
        { $count ->
            [one] { $count } Vévoda
            [few] { $count } Vévodové
            *[other] { $count } Vévodů
        }
    .count-acc =
        { $count ->
            [one] { $count } Vévodu
            [few] { $count } Vévody
            *[other] { $count } Vévodů
        }
    .text = 1 bod za každé tvoje Vévodství.

card-minion = Služebník
    .acc = Služebníka
    .gen = Služebníka
    .ins = Služebníkem
    .count =
        { $count ->
            [one] { $count } Služebník
            [few] { $count } Služebníci
            *[other] { $count } Služebníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Služebníka
            [few] { $count } Služebníky
            *[other] { $count } Služebníků
        }
    .text = +1 akce. Zvol jedno: +2 mince; nebo odlož celou ruku, dober si 4 karty a každý soupeř s aspoň 5 kartami udělá totéž.
    .note = Volíš až po reakcích. Kdo má čtyři karty nebo méně, toho se to netýká.

card-saboteur = Sabotér
    .acc = Sabotéra
    .gen = Sabotéra
    .ins = Sabotérem
    .count =
        { $count ->
            [one] { $count } Sabotér
            [few] { $count } Sabotéři
            *[other] { $count } Sabotérů
        }
    .count-acc =
        { $count ->
            [one] { $count } Sabotéra
            [few] { $count } Sabotéry
            *[other] { $count } Sabotérů
        }
    .text = Každý soupeř odkrývá karty z dobíracího balíčku, dokud nepřijde karta s cenou aspoň 3. Tu zahodí a smí si vzít kartu nejméně o 2 levnější; ostatní odkryté odloží.
    .note = O tom, zda a co si vezme, rozhoduje napadený. Platí ceny v této chvíli.

card-torturer = Žalářník
    .acc = Žalářníka
    .gen = Žalářníka
    .ins = Žalářníkem
    .count =
        { $count ->
            [one] { $count } Žalářník
            [few] { $count } Žalářníci
            *[other] { $count } Žalářníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Žalářníka
            [few] { $count } Žalářníky
            *[other] { $count } Žalářníků
        }
    .text = +3 karty. Každý soupeř se rozhodne: buď odloží dvě karty, nebo si vezme do ruky Kletbu.
    .note = Zvolit se smí i nemožné: když Kletby došly, nestane se nic.

card-trading-post = Obchodní místo
    .acc = Obchodní místo
    .gen = Obchodního místa
    .ins = Obchodním místem
    .count =
        { $count ->
            [one] { $count } Obchodní místo
            [few] { $count } Obchodní místa
            *[other] { $count } Obchodních míst
        }
    .count-acc =
        { $count ->
            [one] { $count } Obchodní místo
            [few] { $count } Obchodní místa
            *[other] { $count } Obchodních míst
        }
    .text = Zahoď z ruky dvě karty. Za obě si vezmi Stříbrňák do ruky.
    .note = Stříbrňák můžeš použít ještě v tomto tahu. Za jedinou kartu nezískáš nic.

card-tribute = Dar poddaných
    .acc = Dar poddaných
    .gen = Daru poddaných
    .ins = Darem poddaných
    .count =
        { $count ->
            [one] { $count } Dar poddaných
            [few] { $count } Dary poddaných
            *[other] { $count } Darů poddaných
        }
    .count-acc =
        { $count ->
            [one] { $count } Dar poddaných
            [few] { $count } Dary poddaných
            *[other] { $count } Darů poddaných
        }
    .text = Soused po levici odkryje dvě karty z dobíracího balíčku a odloží je. Za každou jiného názvu: peníze +2 mince; akce +2 akce; body +2 karty.
    .note = Není to útok. Kombinovaná karta přinese obojí, Kletba nic.

card-upgrade = Pokrok
    .acc = Pokrok
    .gen = Pokroku
    .ins = Pokrokem
    .count =
        { $count ->
            [one] { $count } Pokrok
            [few] { $count } Pokroky
            *[other] { $count } Pokroků
        }
    .count-acc =
        { $count ->
            [one] { $count } Pokrok
            [few] { $count } Pokroky
            *[other] { $count } Pokroků
        }
    .text = +1 karta. +1 akce. Jednu kartu z ruky zahoď a vezmi si jinou, přesně o 1 dražší.
    .note = Obojí je povinné. Není-li karta s takovou cenou, nevezmeš si nic.

card-harem = Harém
    .acc = Harém
    .gen = Harému
    .ins = Harémem
    .count =
        { $count ->
            [one] { $count } Harém
            [few] { $count } Harémy
            *[other] { $count } Harémů
        }
    .count-acc =
        { $count ->
            [one] { $count } Harém
            [few] { $count } Harémy
            *[other] { $count } Harémů
        }
    .text = Platí za 2 mince. — 2 body.
    .note = Je stále kartou peněz i kartou bodů.

card-nobles = Šlechtici
    .acc = Šlechtice
    .gen = Šlechticů
    .ins = Šlechtici
    .count =
        { $count ->
            [one] { $count }× Šlechtici
            [few] { $count } Šlechtici
            *[other] { $count } Šlechticů
        }
    .count-acc =
        { $count ->
            [one] { $count }× Šlechtice
            [few] { $count } Šlechtice
            *[other] { $count } Šlechticů
        }
    .text = Zvol jedno: +2 akce; nebo +3 karty. — 2 body.

## Základní hra

card-cellar = Sklepení
    .acc = Sklepení
    .gen = Sklepení
    .ins = Sklepením
    .count =
        { $count ->
            [one] { $count } Sklepení
            [few] { $count } Sklepení
            *[other] { $count } Sklepení
        }
    .count-acc =
        { $count ->
            [one] { $count } Sklepení
            [few] { $count } Sklepení
            *[other] { $count } Sklepení
        }
    .text = +1 akce. Odlož z ruky, kolik karet chceš, a pak si jich stejně dober.
    .note = Nejdřív odlož všechny, teprve pak dobírej.

card-chapel = Kaple
    .acc = Kapli
    .gen = Kaple
    .ins = Kaplí
    .count =
        { $count ->
            [one] { $count } Kaple
            [few] { $count } Kaple
            *[other] { $count } Kaplí
        }
    .count-acc =
        { $count ->
            [one] { $count } Kapli
            [few] { $count } Kaple
            *[other] { $count } Kaplí
        }
    .text = Zahoď z ruky nanejvýš čtyři karty.
    .note = Nemusíš zahodit žádnou.

card-moat = Hradní příkop
    .acc = Hradní příkop
    .gen = Hradního příkopu
    .ins = Hradním příkopem
    .count =
        { $count ->
            [one] { $count } Hradní příkop
            [few] { $count } Hradní příkopy
            *[other] { $count } Hradních příkopů
        }
    .count-acc =
        { $count ->
            [one] { $count } Hradní příkop
            [few] { $count } Hradní příkopy
            *[other] { $count } Hradních příkopů
        }
    .text = +2 karty. — Reakce: když někdo jiný vyloží útok, smíš tuto kartu ukázat; útok se tě nedotkne.
    .note = Na ostatní útok působí dál.

card-chancellor = Kancléř
    .acc = Kancléře
    .gen = Kancléře
    .ins = Kancléřem
    .count =
        { $count ->
            [one] { $count } Kancléř
            [few] { $count } Kancléři
            *[other] { $count } Kancléřů
        }
    .count-acc =
        { $count ->
            [one] { $count } Kancléře
            [few] { $count } Kancléře
            *[other] { $count } Kancléřů
        }
    .text = +2 mince. Smíš celý svůj dobírací balíček překlopit na odkládací.
    .note = Buď hned, nebo vůbec, a bez prohlížení.

card-village = Vesnice
    .acc = Vesnici
    .gen = Vesnice
    .ins = Vesnicí
    .count =
        { $count ->
            [one] { $count } Vesnice
            [few] { $count } Vesnice
            *[other] { $count } Vesnic
        }
    .count-acc =
        { $count ->
            [one] { $count } Vesnici
            [few] { $count } Vesnice
            *[other] { $count } Vesnic
        }
    .text = +1 karta. +2 akce.

card-woodcutter = Dřevorubec
    .acc = Dřevorubce
    .gen = Dřevorubce
    .ins = Dřevorubcem
    .count =
        { $count ->
            [one] { $count } Dřevorubec
            [few] { $count } Dřevorubci
            *[other] { $count } Dřevorubců
        }
    .count-acc =
        { $count ->
            [one] { $count } Dřevorubce
            [few] { $count } Dřevorubce
            *[other] { $count } Dřevorubců
        }
    .text = +1 nákup. +2 mince.

card-workshop = Dílna
    .acc = Dílnu
    .gen = Dílny
    .ins = Dílnou
    .count =
        { $count ->
            [one] { $count } Dílna
            [few] { $count } Dílny
            *[other] { $count } Dílen
        }
    .count-acc =
        { $count ->
            [one] { $count } Dílnu
            [few] { $count } Dílny
            *[other] { $count } Dílen
        }
    .text = Vezmi si kartu s cenou nejvýš 4.

card-bureaucrat = Úředník
    .acc = Úředníka
    .gen = Úředníka
    .ins = Úředníkem
    .count =
        { $count ->
            [one] { $count } Úředník
            [few] { $count } Úředníci
            *[other] { $count } Úředníků
        }
    .count-acc =
        { $count ->
            [one] { $count } Úředníka
            [few] { $count } Úředníky
            *[other] { $count } Úředníků
        }
    .text = Vezmi si Stříbrňák navrch dobíracího balíčku. Každý soupeř ukáže z ruky kartu bodů a položí ji navrch svého dobíracího balíčku; kdo ji nemá, ukáže celou ruku.
    .note = Kterou kartu, volí soupeř sám. Počítají se i kombinované karty.

card-feast = Hostina
    .acc = Hostinu
    .gen = Hostiny
    .ins = Hostinou
    .count =
        { $count ->
            [one] { $count } Hostina
            [few] { $count } Hostiny
            *[other] { $count } Hostin
        }
    .count-acc =
        { $count ->
            [one] { $count } Hostinu
            [few] { $count } Hostiny
            *[other] { $count } Hostin
        }
    .text = Tuto kartu zahoď. Vezmi si kartu s cenou nejvýš 5.
    .note = S Trůnním sálem si vezmeš karty dvě.

card-gardens = Zahrady
    .acc = Zahrady
    .gen = Zahrad
    .ins = Zahradami
    .count = { $count }× Zahrady
    .count-acc = { $count }× Zahrady
    .text = 1 bod za každých deset tvých karet, zaokrouhleno dolů.
    .note = Počítají se všechny tvoje karty, i Zahrady samy.

card-militia = Milice
    .acc = Milici
    .gen = Milice
    .ins = Milicí
    .count =
        { $count ->
            [one] { $count } Milice
            [few] { $count } Milice
            *[other] { $count } Milic
        }
    .count-acc =
        { $count ->
            [one] { $count } Milici
            [few] { $count } Milice
            *[other] { $count } Milic
        }
    .text = +2 mince. Každý soupeř odkládá, dokud mu v ruce nezbudou jen tři karty.
    .note = Kdo má tři nebo méně, neodkládá.

card-moneylender = Lichvář
    .acc = Lichváře
    .gen = Lichváře
    .ins = Lichvářem
    .count =
        { $count ->
            [one] { $count } Lichvář
            [few] { $count } Lichváři
            *[other] { $count } Lichvářů
        }
    .count-acc =
        { $count ->
            [one] { $count } Lichváře
            [few] { $count } Lichváře
            *[other] { $count } Lichvářů
        }
    .text = Zahoď z ruky Měďák. Za zahozený Měďák: +3 mince.
    .note = Máš-li Měďák v ruce, zahodit ho musíš.

card-remodel = Přestavba
    .acc = Přestavbu
    .gen = Přestavby
    .ins = Přestavbou
    .count =
        { $count ->
            [one] { $count } Přestavba
            [few] { $count } Přestavby
            *[other] { $count } Přestaveb
        }
    .count-acc =
        { $count ->
            [one] { $count } Přestavbu
            [few] { $count } Přestavby
            *[other] { $count } Přestaveb
        }
    .text = Zahoď kartu z ruky. Vezmi si kartu nejvýš o 2 dražší.
    .note = Může být i levnější nebo stejná.

card-smithy = Kovárna
    .acc = Kovárnu
    .gen = Kovárny
    .ins = Kovárnou
    .count =
        { $count ->
            [one] { $count } Kovárna
            [few] { $count } Kovárny
            *[other] { $count } Kováren
        }
    .count-acc =
        { $count ->
            [one] { $count } Kovárnu
            [few] { $count } Kovárny
            *[other] { $count } Kováren
        }
    .text = +3 karty.

card-spy = Špión
    .acc = Špióna
    .gen = Špióna
    .ins = Špiónem
    .count =
        { $count ->
            [one] { $count } Špión
            [few] { $count } Špióni
            *[other] { $count } Špiónů
        }
    .count-acc =
        { $count ->
            [one] { $count } Špióna
            [few] { $count } Špióny
            *[other] { $count } Špiónů
        }
    .text = +1 karta. +1 akce. Každý včetně tebe odkryje svrchní kartu dobíracího balíčku; u každé určíš, zda se odloží, nebo vrátí.
    .note = Nejdřív ty, pak ostatní po směru hodinových ručiček.

card-thief = Zloděj
    .acc = Zloděje
    .gen = Zloděje
    .ins = Zlodějem
    .count =
        { $count ->
            [one] { $count } Zloděj
            [few] { $count } Zloději
            *[other] { $count } Zlodějů
        }
    .count-acc =
        { $count ->
            [one] { $count } Zloděje
            [few] { $count } Zloděje
            *[other] { $count } Zlodějů
        }
    .text = Každý soupeř odkryje dvě karty z dobíracího balíčku a kartu peněz z nich zahodí; jsou-li dvě, vybereš ty. Ostatní odloží. Ze zahozených si vezmi, které chceš.
    .note = Nikdo nepřijde o víc než jednu. I Harém je karta peněz.

card-throne-room = Trůnní sál
    .acc = Trůnní sál
    .gen = Trůnního sálu
    .ins = Trůnním sálem
    .count =
        { $count ->
            [one] { $count } Trůnní sál
            [few] { $count } Trůnní sály
            *[other] { $count } Trůnních sálů
        }
    .count-acc =
        { $count ->
            [one] { $count } Trůnní sál
            [few] { $count } Trůnní sály
            *[other] { $count } Trůnních sálů
        }
    .text = Vyber v ruce akci a zahraj ji dvakrát.
    .note = Máš-li v ruce akci, vybrat musíš. Další akci to nestojí.

card-council-room = Zasedání rady
    .acc = Zasedání rady
    .gen = Zasedání rady
    .ins = Zasedáním rady
    .count =
        { $count ->
            [one] { $count } Zasedání rady
            [few] { $count } Zasedání rady
            *[other] { $count } Zasedání rady
        }
    .count-acc =
        { $count ->
            [one] { $count } Zasedání rady
            [few] { $count } Zasedání rady
            *[other] { $count } Zasedání rady
        }
    .text = +4 karty. +1 nákup. Všichni soupeři si doberou po jedné kartě.
    .note = Není to útok.

card-festival = Jarmark
    .acc = Jarmark
    .gen = Jarmarku
    .ins = Jarmarkem
    .count =
        { $count ->
            [one] { $count } Jarmark
            [few] { $count } Jarmarky
            *[other] { $count } Jarmarků
        }
    .count-acc =
        { $count ->
            [one] { $count } Jarmark
            [few] { $count } Jarmarky
            *[other] { $count } Jarmarků
        }
    .text = +2 akce. +2 mince. +1 nákup.

card-laboratory = Laboratoř
    .acc = Laboratoř
    .gen = Laboratoře
    .ins = Laboratoří
    .count =
        { $count ->
            [one] { $count } Laboratoř
            [few] { $count } Laboratoře
            *[other] { $count } Laboratoří
        }
    .count-acc =
        { $count ->
            [one] { $count } Laboratoř
            [few] { $count } Laboratoře
            *[other] { $count } Laboratoří
        }
    .text = +2 karty. +1 akce.

card-library = Knihovna
    .acc = Knihovnu
    .gen = Knihovny
    .ins = Knihovnou
    .count =
        { $count ->
            [one] { $count } Knihovna
            [few] { $count } Knihovny
            *[other] { $count } Knihoven
        }
    .count-acc =
        { $count ->
            [one] { $count } Knihovnu
            [few] { $count } Knihovny
            *[other] { $count } Knihoven
        }
    .text = Dobírej po jedné kartě, dokud jich v ruce nemáš sedm. Dobrané akce smíš hned pokládat stranou; nakonec je odlož.
    .note = Míchá-li se přitom, karty stranou se nezamíchávají.

card-market = Trh
    .acc = Trh
    .gen = Trhu
    .ins = Trhem
    .count =
        { $count ->
            [one] { $count } Trh
            [few] { $count } Trhy
            *[other] { $count } Trhů
        }
    .count-acc =
        { $count ->
            [one] { $count } Trh
            [few] { $count } Trhy
            *[other] { $count } Trhů
        }
    .text = +1 karta. +1 akce. +1 mince. +1 nákup.

card-mine = Důl
    .acc = Důl
    .gen = Dolu
    .ins = Dolem
    .count =
        { $count ->
            [one] { $count } Důl
            [few] { $count } Doly
            *[other] { $count } Dolů
        }
    .count-acc =
        { $count ->
            [one] { $count } Důl
            [few] { $count } Doly
            *[other] { $count } Dolů
        }
    .text = Zahoď z ruky kartu peněz. Vezmi si do ruky kartu peněz nejvýš o 3 dražší.
    .note = Novou kartu můžeš použít ještě v tomto tahu. Kartou peněz je i Harém.

card-witch = Čarodějnice
    .acc = Čarodějnici
    .gen = Čarodějnice
    .ins = Čarodějnicí
    .count =
        { $count ->
            [one] { $count } Čarodějnice
            [few] { $count } Čarodějnice
            *[other] { $count } Čarodějnic
        }
    .count-acc =
        { $count ->
            [one] { $count } Čarodějnici
            [few] { $count } Čarodějnice
            *[other] { $count } Čarodějnic
        }
    .text = +2 karty. Každý soupeř si vezme Kletbu.
    .note = Po směru hodinových ručiček, dokud nějaké jsou.

card-adventurer = Dobrodruh
    .acc = Dobrodruha
    .gen = Dobrodruha
    .ins = Dobrodruhem
    .count =
        { $count ->
            [one] { $count } Dobrodruh
            [few] { $count } Dobrodruzi
            *[other] { $count } Dobrodruhů
        }
    .count-acc =
        { $count ->
            [one] { $count } Dobrodruha
            [few] { $count } Dobrodruhy
            *[other] { $count } Dobrodruhů
        }
    .text = Odkrývej karty z dobíracího balíčku, dokud se neobjeví dvě karty peněz. Ty si vezmi do ruky, všechno ostatní odlož.
    .note = I Harém je karta peněz.
