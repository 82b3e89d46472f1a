### Oath looked back upon: figures of the graphs, and what statistics count.

figure-oath-goal = What the oath counts
figure-oath-sites = Sites ruled
figure-oath-holdings = Relics and banners
figure-oath-tokens = Favor and secrets
figure-oath-warbands = Warbands on the board
figure-oath-title = Title (2: Usurper)

fact-oath-ending = How it was won
fact-oath-ending-usurper = by a Usurper
fact-oath-ending-visionary = by a Visionary
fact-oath-ending-usurper-visionary = by a Usurper with a Vision
fact-oath-ending-stable-regime = by the Chancellor, the Empire stood firm
fact-oath-ending-successor = by a Successor
fact-oath-ending-exhaustion-empire = in the last round, by the Chancellor
fact-oath-ending-exhaustion-usurper = in the last round, by a Usurper
fact-oath-ending-exhaustion-visionary = in the last round, by a Visionary
fact-oath-oath = Oaths
fact-oath-rounds = Rounds played
fact-oath-role = Roles at the end
fact-oath-role-chancellor = { oath-role-chancellor }
fact-oath-role-citizen = { oath-role-citizen }
fact-oath-role-exile = { oath-role-exile }
