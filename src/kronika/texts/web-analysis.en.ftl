### The analysis of a finished game.

analysis-title = Analysis
analysis-start-button = Look at the whole game
analysis-about = How good was each decision? Every one of them is weighed by what its player knew then. It takes up to a minute; you can leave meanwhile, it is kept with the game.
analysis-waiting = Waiting for its turn …
analysis-progress = Looking: { $percent } %
analysis-chances = Chance to win, decision by decision
analysis-three = What mattered most
analysis-of =
    { $count ->
        [one] of { $count } decision
       *[other] of { $count } decisions
    }; { $fine } were the best or as good as the best
analysis-none = No mistake was found here.
analysis-decision = decision { $number }
analysis-better = Better: { $what }
analysis-did = Done: { $what }
analysis-cost = −{ $points }
analysis-cost-said =
    { $points ->
        [one] cost { $points } percentage point
       *[other] cost { $points } percentage points
    }
analysis-points = percentage points
analysis-try = Try it from here
analysis-watch = Watch
analysis-luck-apart = Luck apart from decisions
analysis-seat = Player
analysis-start = start
analysis-own = own decisions
analysis-luck = luck
analysis-others = others
analysis-end = end
analysis-luck-good = The dice and draws were kind.
analysis-luck-bad = The dice and draws were against it.
analysis-luck-even = Luck came out even.
analysis-whose = Whose decisions
analysis-best = best
analysis-here = at this decision
analysis-given = what was done
analysis-note = Chances come from imagined worlds and are give or take a few points; what a decision cost is compared in the same worlds.
analysis-running = This game is not over. Only a finished game is analyzed.
analysis-none-yet = Nobody has looked at this game yet.
analysis-table = As a table
cli-analyze-thinking = Looking at every decision; this takes up to a minute …
analysis-mark = { $name }: this decision cost { $points } percentage points.
analysis-figure = Chance to win (%)
