### Grafy záznamu, jeho zlomové okamžiky a pokračování od některého z nich.

replay-figure = Veličina
replay-figure-by-turn = { $figure } po tazích
replay-points-plain = Body
replay-graph-of = { $figure } po každém tahu: { $list }
replay-figures = Jako tabulka
replay-figures-turn = Tah
replay-figures-start = Začátek
replay-figures-go = Přejít k tomuto okamžiku
replay-turning = Zlomový okamžik
replay-turning-help = Zlomový je okamžik, kdy se vedení ujme někdo jiný, kdy někdo v jednom tahu hodně získá, nebo kdy se stane něco, co hru obvykle rozhoduje.
replay-lead-of = Do vedení jde { $name }.
replay-play-on = Hrát odsud dál
replay-play-on-help = V tomto okamžiku začne nový stůl. Ty převezmeš jednu židli, na ostatních hrají boti; původní hra zůstane, jak byla.
replay-play-on-seat = Čí židle bude tvoje
replay-play-on-bot = Kdo hraje za ostatní
replay-play-on-name = Tvoje jméno
replay-play-on-go = Hrát dál
replay-play-on-end = Tady už je po hře; vyber si dřívější okamžik.

play-on-running = Hrát od prostředka se dá jen u hry, která skončila.
play-on-over = Po { $at } odpovědích už není na co navázat.
