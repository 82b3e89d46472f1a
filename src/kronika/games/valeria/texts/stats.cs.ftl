### Ohlédnutí za Královstvím Valerie: veličiny grafů a co počítá statistika.

figure-valeria-points = Vítězné body
figure-valeria-resources = Zdroje
figure-valeria-citizens = Obyvatelé

fact-valeria-ending = Jak hra skončila
fact-valeria-ending-monsters = padla poslední nestvůra
fact-valeria-ending-domains = bylo vybudováno poslední panství
fact-valeria-ending-exhausted = vyčerpalo se příliš mnoho balíčků
fact-valeria-ending-lost = království padlo Temnému pánovi
fact-valeria-ending-dark-lord = rozhodly body proti Temnému pánovi
fact-valeria-duke = Vévodové
