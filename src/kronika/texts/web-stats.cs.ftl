### Statistika mnoha her: stránka a příkaz.

page-stats = Statistika
stats-title = Statistika
stats-about =
    { $games ->
        [one] { $games } dohraná hra.
        [few] { $games } dohrané hry.
       *[other] { $games } dohraných her.
    }
stats-none = Žádná taková hra se tu ještě nedohrála.
stats-none-help = Jakmile se u zdejšího stolu hra dohraje, počítá se. Soubory s kronikami spočítá na příkazové řádce „kronika stats“.
stats-waiting =
    { $games ->
        [one] { $games } starší hra čeká na přečtení; podívej se za chvíli znovu.
        [few] { $games } starší hry čekají na přečtení; podívej se za chvíli znovu.
       *[other] { $games } starších her čeká na přečtení; podívej se za chvíli znovu.
    }
stats-game = Hra
stats-seats = Hráči
stats-seats-of =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
stats-who = Kdo se počítá
stats-who-all = všichni
stats-who-people = lidé
stats-who-bots = boti
stats-csv = Uložit jako CSV
stats-csv-help = Všechny počty této hry jako tabulka do tabulkového programu
stats-fact-seat = Místa u stolu
stats-fact-player = Hráči
stats-seat = { $seat }. místo
stats-person = lidé
stats-of-wins = Jak často vyhrál ten, kdo to měl
stats-of-games = V kolika hrách to tak bylo
stats-value = Hodnota
stats-games = Hry
stats-wins = Výhry
stats-rate = Výhry v %
stats-share = Podíl
stats-range = Rozmezí 95 %
stats-even = rovným dílem: { $percent } %
stats-percent = { $rate } %
stats-percent-range = { $low }–{ $high } %
stats-seat-wins = Výhry { $seat }. místa
stats-plot =
    { $whole ->
        [yes] { $value }: v { $rate } % her, s jistotou 95 % mezi { $low } a { $high } %
       *[no] { $value }: výhry { $rate } %, s jistotou 95 % mezi { $low } a { $high } %
    }
stats-more =
    { $count ->
        [one] Ukázat { $count } další
        [few] Ukázat { $count } další
       *[other] Ukázat { $count } dalších
    }
stats-less = Ukázat méně
stats-confidence = Čára říká, jak je číslo jisté: při tolika hrách na ní leží to pravé v 95 případech ze 100. Dělená výhra se počítá dílem. Čárkovaná svislice je rovný díl.

stats-who-wrong = Nikdo se tu nejmenuje „{ $value }“: { $right }.

cli-stats-none = Mezi soubory není žádná dohraná hra.
cli-stats-not-there = { $file } tu není.
cli-stats-open =
    { $games ->
        [one] { $games } hra neskončila, a proto se nepočítá.
        [few] { $games } hry neskončily, a proto se nepočítají.
       *[other] { $games } her neskončilo, a proto se nepočítá.
    }
cli-stats-saved =
    { $rows ->
        [one] { $file }: { $rows } řádek
        [few] { $file }: { $rows } řádky
       *[other] { $file }: { $rows } řádků
    }
