### Sledování ostatních: jak rychle, co udělali od posledního vlastního tahu a jak to zní.

web-speed = Tahy ostatních
web-speed-slow = pomalu
web-speed-normal = běžně
web-speed-fast = rychle
web-speed-once = hned
web-speed-about = Jak dlouho vidíš každou akci ostatních, i botů, a jak rychle se pohybují karty. Otázka pro tebe nikdy nečeká déle.
web-skip-turns = Přeskočit na můj tah

web-recap = Co se mezitím stalo
web-recap-mine = Co to znamená pro tebe
web-recap-nothing = Nic z toho se tě netýká.
web-recap-begin = Začít svůj tah
web-recap-hits = · dopadá na: { $names }
web-recap-hits-all = · dopadá na všechny
web-recap-more =
    { $count ->
        [one] a ještě { $count } věc
        [few] a ještě { $count } věci
       *[other] a ještě { $count } věcí
    }
web-recap-fewer = zase jen to poslední
web-recap-turns =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
web-recap-points =
    { $change ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] { $before } → { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
    }

web-log-brief = Jen co kdo udělal
web-log-whole = I co z toho vzešlo
web-log-fold = Co z toho vzešlo

web-settings-recap = Na začátku tahu ukázat, co se mezitím stalo
web-settings-volume = Zvuky
web-settings-volume-low = tiše
web-settings-volume-medium = středně
web-settings-volume-high = nahlas
