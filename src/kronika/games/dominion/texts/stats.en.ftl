### Dominion looked back upon: figures of the graphs, and what statistics count.

figure-dominion-points = Victory points
figure-dominion-treasures = Treasures
figure-dominion-cards = Cards

fact-dominion-ending = How it ended
fact-dominion-ending-provinces = the Provinces ran out
fact-dominion-ending-piles = three or four piles ran out
fact-dominion-ending-stalemate = nothing moved any more
fact-dominion-kingdom = Kingdoms
fact-dominion-kingdom-other = some other kingdom
fact-dominion-cards = Cards of the kingdom
fact-dominion-owned = Who owned a card at the end
