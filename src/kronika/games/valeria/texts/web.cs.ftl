### Co říká jen stůl v prohlížeči.

type-citizen = Obyvatel
type-starter = Základní karta
type-monster = Nestvůra
type-domain = Panství
type-duke = Vévoda
type-event = Nepřátelská událost
type-exhausted = Vyčerpáno

valeria-round = { $round }. kolo
valeria-pill-setup = Vévodové
valeria-pill-roll = Házení
valeria-pill-harvest = Příjmy
valeria-pill-action = Akce
valeria-pill-action-of = Akce { $n } ze 2
valeria-pill-monsters = Nestvůry
valeria-pill-second-harvest = Druhé příjmy
valeria-pill-end = Závěr

valeria-left-exhausted = Vyčerpáno
    .about = Balíčky, které došly. Je-li jich dvakrát tolik co hráčů, začalo poslední kolo.
    .rule = V8.1-c
valeria-left-monsters = Nestvůr
    .about = Nestvůry, které lze ještě zabít. Nezbývá-li žádná, začalo poslední kolo.
    .rule = V8.1-a
valeria-left-domains = Panství
    .about = Panství, která lze ještě vybudovat. Nezbývá-li žádné, začalo poslední kolo.
    .rule = V8.1-b
valeria-left-captured = Kořist
    .about = Karty, které vzal ze hry Pán temnot.
    .rule = V14.3
valeria-last-round = Poslední kolo

valeria-kingdom = Království
valeria-row-monsters = Nestvůry
valeria-row-citizens-low = Obyvatelé 1–5
valeria-row-citizens-high = Obyvatelé 6–12
valeria-row-domains = Panství
valeria-lacking = chybí: { $what } { $count }
valeria-price = cena { $price }

valeria-sum = součet
valeria-die = kostka { $value }
valeria-activates = aktivuje
valeria-doubles = dvojice
valeria-not-rolled = Kostky ještě nepadly.

valeria-next-roll = Příští hod
valeria-next-roll-about = Příště hází { $name }. Co každé číslo přinese, když padne jednou, a při kolika z 36 hodů padne.
valeria-rolls = hází
valeria-forecast-chance = { $chance } z { $rolls }
valeria-forecast-mean = V průměru
valeria-forecast-number = { $n }
valeria-forecast-choices = na výběr
    .about = Z několika zisků si jeden vybereš.
    .rule = V7.1-d
valeria-forecast-exchanges = výměna
    .about = Můžeš něco zaplatit a něco za to získat.
    .rule = V7.1-g
valeria-forecast-thefts = krádež jinému hráči
    .about = Vezmeš to hráči, kterého si vybereš, dřív než cokoli jiného.
    .rule = V5.4

valeria-duchy-of = Vévodství: { $name }
valeria-short-slain = Poražené
valeria-vp = { $points } VB
valeria-vp-cards = body na panstvích a nestvůrách
    .about = Na konci se přičtou k bodům na desce.
    .rule = V8.2-a
valeria-points-open = Body, které může spočítat každý: { $board } na desce, { $cards } na panstvích a nestvůrách
valeria-points-now = tvé body teď i s vévodou
    .about = Kolik by to bylo teď: nestvůry, panství, deska a tvůj vévoda.
    .rule = V8.2-a
valeria-first = začínající hráč
    .about = Měl první tah. Hra končí tak, aby měli všichni stejně tahů.
    .rule = V8.1-e
valeria-rests = odpočívá
valeria-choosing = volí
valeria-chosen = hotovo
valeria-dark-lord = Temný pán
valeria-captured =
    { $count ->
        [one] { $count } ukořistěná karta
        [few] { $count } ukořistěné karty
       *[other] { $count } ukořistěných karet
    }
valeria-captured-none = Zatím nic neukořistil.

valeria-help-action = Vyber zářící balíček, nebo vezmi jeden zdroj.
valeria-help-harvest = V libovolném pořadí; co nevyužiješ, propadá.
valeria-waits-for = Volí všichni zároveň, ještě: { $names }
valeria-help-pay = Dá se vzít zpět.
valeria-reward = Odměna
valeria-effect = Účinek
valeria-keep-dice = Nechat být
valeria-leaves = zbude

valeria-sum-dukeCard = vévoda
valeria-liking = Jak se ti líbily tyhle nestvůry a obyvatelé?

valeria-draft-title = Draft
valeria-draft-areas =
    { $left ->
        [0] Nestvůry: všech pět oblastí je vybráno
        [one] Nestvůry: zbývá vybrat { $left } oblast
        [few] Nestvůry: zbývá vybrat { $left } oblasti
       *[other] Nestvůry: zbývá vybrat { $left } oblastí
    }
valeria-draft-citizens =
    { $left ->
        [0] Obyvatelé: každé číslo má svůj druh
        [one] Obyvatelé: zbývá { $left } číslo
        [few] Obyvatelé: zbývají { $left } čísla
       *[other] Obyvatelé: zbývá { $left } čísel
    }
valeria-draft-there = v nabídce
valeria-draft-out = v této hře ne

valeria-resource-strength = síla
    .count =
        { $count ->
            [one] { $count } síla
            [few] { $count } síly
           *[other] { $count } sil
        }
valeria-resource-gold = zlaťáky
    .count =
        { $count ->
            [one] { $count } zlaťák
            [few] { $count } zlaťáky
           *[other] { $count } zlaťáků
        }
valeria-resource-magic = magie
    .count =
        { $count ->
            [one] { $count } magie
            [few] { $count } magie
           *[other] { $count } magií
        }
valeria-resource-vp = vítězné body
    .count =
        { $count ->
            [one] { $count } vítězný bod
            [few] { $count } vítězné body
           *[other] { $count } vítězných bodů
        }
