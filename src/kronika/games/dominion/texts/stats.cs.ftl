### Ohlédnutí za Dominionem: veličiny grafů a co počítá statistika.

figure-dominion-points = Vítězné body
figure-dominion-treasures = Peníze
figure-dominion-cards = Karty

fact-dominion-ending = Jak hra skončila
fact-dominion-ending-provinces = došly Provincie
fact-dominion-ending-piles = došly tři nebo čtyři hromádky
fact-dominion-ending-stalemate = nic se už nehýbalo
fact-dominion-kingdom = Království
fact-dominion-kingdom-other = jiné království
fact-dominion-cards = Karty království
fact-dominion-owned = Kdo měl kartu na konci
