### Clocks of live games, being ready, and a locked table.

clock-per-game = A clock for the whole game
clock-per-turn = A clock for each turn
clock-over-days = Over days
clock-own = My own clock…
clock-game = { $time } + { $increment } per turn
clock-game-only = { $time } for the whole game
clock-turn = { $time } per turn
clock-counts = Time is counted
clock-counts-game = for the whole game
clock-counts-turn = for each turn
clock-minutes = Minutes for the whole game
clock-seconds-turn = Seconds per turn
clock-increment-turn = Seconds added after each turn
clock-zero = When time runs out
clock-zero-choose-bot = a bot steps in
clock-zero-choose-loss = the game is lost
clock-zero-bot = If somebody’s time runs out, a bot finishes their turn. After the second time in a row, the bot plays on until they are back.
clock-zero-bot-stays = If somebody’s time runs out, a bot plays the game to its end for them.
clock-zero-loss = Whoever runs out of time has lost: a bot plays on for them, and it counts as if they had resigned.
clock-list = Clocks. { $rule }
clock-mine = You
clock-runs = running
clock-stands = stopped
clock-left = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
  }
clock-aside-help = A question that the others are not to know of has a time of its own. The clocks stand still meanwhile.
clock-lost = Your time ran out. The game counts as resigned, and a bot plays on.
clock-out = Your time for the whole game has run out, so a bot plays it to its end for you.
clock-seat-lost = out of time
clock-seconds = Such a clock can have { $least } to { $most } seconds.
clock-increment = A turn can add { $most } seconds at most, and only to a clock for the whole game.

ready-check = Begin when everybody says they are ready
ready-say = I’m ready
ready-is = ready
ready-is-not = not yet
ready-count = { $ready } of { $people } people are ready.
ready-waits = Waiting until everybody is ready.
ready-help = The game begins when everybody is here and has said so. Whoever goes away meanwhile says it again.
ready-not-asked = Nobody is waited for at this table: the game begins as soon as it is full.
lock-choose = Lock: nobody else can sit down
lock-is = The table is locked: nobody else can sit down now.
lock-listed = locked
lock-look = Have a look
lock-look-at = Have a look: { $name }
table-locked = The table is locked. Whoever started it can unlock it.
open-pace-clock = with clocks

help-clocks = Clocks
help-clocks-1 = Whoever starts a table can choose a clock: time for the whole game, such as 5 minutes with 10 seconds added after each turn, or time for each turn. They also choose what happens when somebody runs out of time: a bot steps in, or the game is lost. It is written at the table, and before the game.
help-clocks-2 = Your clock runs only while everybody can see that the table waits for you, and only once the question has reached you: a slow line costs you nothing. It stands still while a bot thinks, while you talk about taking a move back, and while the server is away. Taking a move back gives no time back.
help-clocks-3 = A question that the others are not to know of has half a minute of its own. The clocks stand still meanwhile, so nobody can read anything off them.
