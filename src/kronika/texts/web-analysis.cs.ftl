### Rozbor dohrané hry.

analysis-title = Rozbor
analysis-start-button = Projít celou hru
analysis-about = Jak dobré bylo které rozhodnutí? Každé se váží podle toho, co jeho hráč v tu chvíli věděl. Trvá to nejvýš minutu; klidně mezitím odejdi, rozbor zůstane u hry.
analysis-waiting = Čeká, až přijde na řadu …
analysis-progress = Prochází se: { $percent } %
analysis-chances = Naděje na výhru, rozhodnutí po rozhodnutí
analysis-three = Na čem nejvíc záleželo
analysis-of =
    { $count ->
        [one] z { $count } rozhodnutí
        [few] ze { $count } rozhodnutí
       *[other] z { $count } rozhodnutí
    }; nejlepších nebo stejně dobrých: { $fine }
analysis-none = Tady se žádná chyba nenašla.
analysis-decision = rozhodnutí { $number }
analysis-better = Lepší: { $what }
analysis-did = Stalo se: { $what }
analysis-cost = −{ $points }
analysis-cost-said =
    { $points ->
        [one] stálo { $points } bod naděje
        [few] stálo { $points } body naděje
       *[other] stálo { $points } bodů naděje
    }
analysis-points = bodů naděje
analysis-try = Zkusit to odtud
analysis-watch = Podívat se
analysis-luck-apart = Štěstí zvlášť, rozhodnutí zvlášť
analysis-seat = Hráč
analysis-start = začátek
analysis-own = vlastní rozhodnutí
analysis-luck = štěstí
analysis-others = ostatní
analysis-end = konec
analysis-luck-good = Kostky a karty přály.
analysis-luck-bad = Kostky a karty nepřály.
analysis-luck-even = Štěstí vyšlo nastejno.
analysis-whose = Čí rozhodnutí
analysis-best = nejlepší
analysis-here = u tohoto rozhodnutí
analysis-given = co se stalo
analysis-note = Naděje jsou z představených světů a platí plus minus pár bodů; co které rozhodnutí stálo, se porovnává ve stejných světech.
analysis-running = Tahle hra ještě neskončila. Rozebírá se jen dohraná.
analysis-none-yet = Tuhle hru ještě nikdo nerozebral.
analysis-table = Jako tabulka
cli-analyze-thinking = Prochází se všechna rozhodnutí, potrvá to nejvýš minutu …
analysis-mark = { $name }: tohle rozhodnutí stálo { $points } % naděje.
analysis-figure = Naděje na výhru (%)
