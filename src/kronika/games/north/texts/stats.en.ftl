### Empires of the North looked back upon: figures of the graphs, and what statistics count.

figure-north-points = Points now
figure-north-goods = Goods
figure-north-cards = Cards in the empire

fact-north-ending = How it ended
fact-north-ending-goal = somebody reached the goal
fact-north-ending-solo-won = alone, in time
fact-north-ending-solo-lost = alone, too late
fact-north-rounds = Rounds played
fact-north-clans = Clans
