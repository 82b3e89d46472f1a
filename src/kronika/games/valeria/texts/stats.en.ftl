### Valeria looked back upon: figures of the graphs, and what statistics count.

figure-valeria-points = Victory points
figure-valeria-resources = Resources
figure-valeria-citizens = Citizens

fact-valeria-ending = How it ended
fact-valeria-ending-monsters = the last monster was slain
fact-valeria-ending-domains = the last domain was built
fact-valeria-ending-exhausted = too many stacks were exhausted
fact-valeria-ending-lost = the kingdom fell to the Dark Lord
fact-valeria-ending-dark-lord = measured against the Dark Lord
fact-valeria-duke = Dukes
