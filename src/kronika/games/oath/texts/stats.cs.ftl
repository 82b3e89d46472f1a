### Ohlédnutí za Oath: veličiny grafů a co počítá statistika.

figure-oath-goal = Co počítá přísaha
figure-oath-sites = Ovládaná místa
figure-oath-holdings = Relikvie a prapory
figure-oath-tokens = Přízeň a tajemství
figure-oath-warbands = Družiny na desce
figure-oath-title = Titul (2: Uzurpátor)

fact-oath-ending = Jak se vyhrálo
fact-oath-ending-usurper = jako Uzurpátor
fact-oath-ending-visionary = jako Vizionář
fact-oath-ending-usurper-visionary = jako Uzurpátor s vizí
fact-oath-ending-stable-regime = jako Kancléř, Říše pevně stála
fact-oath-ending-successor = jako Následník
fact-oath-ending-exhaustion-empire = v posledním kole jako Kancléř
fact-oath-ending-exhaustion-usurper = v posledním kole jako Uzurpátor
fact-oath-ending-exhaustion-visionary = v posledním kole jako Vizionář
fact-oath-oath = Přísahy
fact-oath-rounds = Počet kol
fact-oath-role = Role na konci
fact-oath-role-chancellor = { oath-role-chancellor }
fact-oath-role-citizen = { oath-role-citizen }
fact-oath-role-exile = { oath-role-exile }
