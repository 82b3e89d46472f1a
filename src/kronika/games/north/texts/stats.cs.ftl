### Ohlédnutí za Vládci Severu: veličiny grafů a co počítá statistika.

figure-north-points = Body teď
figure-north-goods = Prostředky
figure-north-cards = Karty v impériu

fact-north-ending = Jak hra skončila
fact-north-ending-goal = někdo došel k cíli
fact-north-ending-solo-won = sólo, včas
fact-north-ending-solo-lost = sólo, příliš pozdě
fact-north-rounds = Počet kol
fact-north-clans = Klany
