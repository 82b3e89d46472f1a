# Víc lidí u jednoho zařízení.

passing-next = Na řadě je { $name }
passing-hand-on = Podej zařízení dál. Dokud se nestiskne tlačítko, nic se neukáže.
passing-i-am = Jsem { $name }
passing-others = Někdo jiný:
passing-nobody = Teď tu není na řadě nikdo
passing-look = Kdo se chce podívat na svou část stolu, vezme si zařízení.
passing-wait = Okamžik…
passing-waits =
    { $count ->
        [one] Na zařízení čeká { $names }.
       *[other] Na zařízení čekají { $names }.
    }
passing-on = Podat dál
passing-tool = Podat zařízení dál
passing-undo-here = Tohle vrátí tahy zpátky. Souhlasíte všichni, kdo tu hrajete?
passing-undo-agree = Souhlasíme
passing-with = hraje na stejném zařízení, na kterém hraje { $name }
passing-mine = na tomhle zařízení

new-seat-beside = Jméno hráče na tomhle zařízení, židle { $n }
new-seat-beside-placeholder = Kdo tu hraje?
new-seat-beside-help = na tomhle zařízení, budete si ho podávat
new-seat-add-beside = Přidat někoho, kdo hraje na tomhle zařízení
new-missing-beside = Kdo další hraje na tomhle zařízení? Doplň jméno, nebo židli odeber.
gather-beside = Někdo na tomhle zařízení
gather-beside-name = Jméno
gather-beside-sit = Posadit
