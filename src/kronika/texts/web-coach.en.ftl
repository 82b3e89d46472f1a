### The coach: hints at the table, and what is going on.

web-coach = Coach
web-coach-advice = What would a good player do?
web-coach-now = What is going on?
web-coach-at-hand = Your first real game. Whenever you do not know what to do, ask the coach: the owl at the top.
web-coach-chances = Chance to win now
web-coach-thinking = still thinking
web-coach-done =
    { $worlds ->
        [one] done, { $worlds } imagined world
       *[other] done, { $worlds } imagined worlds
    }
web-coach-spread = ± { $percent }
web-coach-chance = { $percent } %
web-coach-chance-said = chance to win { $percent } %, give or take { $spread }
web-coach-rank = Option { $letter }: { $what }
web-coach-nothing-picked = Choose none
web-coach-do = Do it
web-coach-show = Show at the table
web-coach-for = for it
web-coach-against = against it
web-coach-about = about it
web-coach-equal =
    { $count ->
        [2] A and B cannot be told apart in the worlds that were tried.
       *[other] A, B and C cannot be told apart in the worlds that were tried.
    }
web-coach-best = A is clearly better than the rest.
web-coach-only = There is nothing to choose between.
web-coach-fair = The coach knows what you know, and nothing else.
web-coach-blind = Nobody could imagine a world here that fits what you have seen. This is what a practiced player would do.
web-coach-stale = The position has changed.
web-coach-again = Ask again
web-coach-wait = You are not asked anything now. When it is your turn, the coach can tell what a good player would do.
web-coach-off = The host has switched the coach off at this table.
web-coach-told-note = The host wants all to know: everybody reads when you ask.
web-coach-first = A first answer: { $what }, { $percent } %.
web-coach-full = The full answer: { $what }, { $percent } %.
web-coach-question = The question
web-coach-phase = Where in the turn
web-coach-rule = The rule behind it
web-coach-cards = Cards in question
web-coach-cards-help = Hover or press one to read it.
web-coach-refused = What is not possible now
web-coach-possible =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
web-coach-consequences = What follows
web-coach-waiting = It is the turn of: { $names }

order-coach = Coach
order-coach-free = for everybody
order-coach-told = everybody is told
order-coach-off = nobody
order-coach-help = The coach says what a good player would do, to those who sit here. “Everybody is told”: a line of chat says who has asked.

coach-told = I am asking the coach for advice.
coach-reason-bot = A practiced player would do this without thinking twice.
coach-reason-ends = The game is soon over with this, and usually not otherwise.
coach-reason-figure =
    { TEXT($figure) }: soon { $by ->
        [0] a little
       *[other] about { $by }
    } { $more ->
        [1] more
       *[other] less
    } than otherwise
coach-reason-goes-on = The game goes on with this; otherwise it is usually soon over.
coach-reason-rivals =
    { TEXT($figure) } of the strongest rival: soon { $by ->
        [0] a little
       *[other] about { $by }
    } { $more ->
        [1] more
       *[other] less
    } than otherwise

hint-not-asked = Seat { $seat } is not asked anything now, so there is nothing to advise.
hint-stale = The position has changed meanwhile. Ask again.
hint-busy = The coach still thinks about your last question.
hint-seats = The coach is for those who sit at the table.
hint-forbidden = The host has switched the coach off at this table.
hint-rated = There is no coach in rated games.
