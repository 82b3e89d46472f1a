### What the browser's shared parts say: the frame of every table, the question, the log, settings, errors of the line.

## Everywhere

web-home = Home
web-skip = Skip to the content
web-close = Close
web-reload = Load again
web-lost = There is no such page.
web-lost-home = Back to the tables
web-page-failed = The page could not be loaded. Are you online?
web-offline = The server cannot be reached. Check your connection and try again.
web-server-failed = The server could not do that (error { $status }). Try again in a while.
web-you = you
web-bot = bot
mark-account = Signed in: this name is that of their own account.
mark-account-short = with an account
mark-other = Not the account: a name that looks like this is somebody else’s account.
mark-other-short = not the account of that name
web-rules = Rulebook
web-cards = Cards
web-replay = Replay
web-credits = Credits
web-credits-about = Kronika is drawn with these icons and letters. Our thanks to those who made them.

## Settings

web-legend = Legend
web-legend-lights = Lights
web-legend-can = Shines
    .about = You can choose it now: click it, or press its digit.
web-legend-chosen = Solid line
    .about = You have chosen it. Another click takes it back.
web-legend-reach = Dashed line
    .about = One click leads there in several answers: what it takes is played or paid first.
web-legend-no = No light
    .about = It can’t be chosen now. A click says why, with the rule.
web-legend-phases = Phases
web-legend-tracks = Counters
web-legend-signs = Signs on cards
web-settings = Settings
web-settings-lang = Language
web-settings-theme = Theme
web-settings-auto = by the system
web-settings-light = light
web-settings-dark = dark
web-settings-text = Text size
web-settings-text-usual = usual
web-settings-text-large = large
web-settings-text-largest = largest
web-settings-colors = Colors
web-settings-colors-usual = usual
web-settings-colors-apart = easy to tell apart
web-settings-colors-about = For eyes that take red for green or blue for green: players and marks get other colors.
web-settings-motion = Animations
web-settings-motion-off = none
web-settings-letters = Single-letter keys
web-settings-on = on
web-settings-off = off
web-settings-letters-about = E ends the turn, L opens the list of options, R tells what happened since your last turn, Z takes back. Digits, Enter, Esc and arrows always work.
web-settings-warned = Warn before giving something away
web-settings-warned-about = A turn that ends with an Action in hand, a battle without dice: such an answer is asked once more.
web-theme-light = Light theme
web-theme-dark = Dark theme

## Before the game


## Question and answer

web-prompt = The question
web-options = Options
web-choose-one = Choose 1 of { $count }
web-options-count =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
web-which =
    { $thing ->
        [card] What about this card?
       *[other] What would you like to do?
    }
web-chosen = Chosen:
web-whole-deck =
    { $count ->
        [one] The whole deck ({ $count } card)
       *[other] The whole deck ({ $count } cards)
    }
web-doubt-again = Choose it once more if you mean it.
web-chosen-count = Chosen { $count } of { $most }.
web-picked-as = chosen as number { $order }
web-order-matters = the order matters
web-hint-click = What shines can be clicked, or chosen by its digit.
web-hint-tap =
    What shines can be tapped; hold { $told ->
        [0] a card to read it
       *[other] it to see what follows
    }.
# Where something is explained: what choosing it costs and brings.
web-foretold = What follows: { $what }
web-hint-hold = Hold it to see what follows.
web-hint-exactly = Choose { $count }.
web-hint-most = Choose up to { $most }, or none.
web-hint-range = Choose { $least } to { $most }.
web-choose-full =
    { $most ->
        [one] Only one can be chosen.
       *[other] No more than { $most } can be chosen; take one back first.
    }
web-choose-more =
    { $missing ->
        [one] Choose one more.
       *[other] Choose { $missing } more.
    }
web-confirm = Confirm
web-confirm-nothing = Choose none
web-confirm-nothing-sure = Really none?
web-n-of-m = { $n } of { $most }
web-less = One less: { $what }
web-more = One more: { $what }
web-refused =
    Why not? { $count ->
        [one] One thing is not possible now
       *[other] { $count } things are not possible now
    }
web-waiting = One moment …
web-waiting-for =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
web-title-your-turn = ● Your turn · { $name }

## Seats

web-seat-on-turn = to play
web-seat-chooses = choosing
web-seat-thinks = thinking
web-seat-waits = waiting
web-seat-away = away
web-seat-resigned = resigned
web-seat-won = won
web-seat-done = has finished

## Cards and piles

web-card-cost = costs { $cost }
web-card-printed-cost = It usually costs { $cost }.
web-pile-left = { $count } left
web-pile-empty = empty
web-your-hand = Your hand
web-points =
    { $count ->
        [one] point
       *[other] points
    }
web-closeup = Close-up
web-meanings = What stands on the card
web-closeup-empty = Point at a card, and it can be read here.
web-rule = Rule { $rule }
web-rule-unknown = The rulebook has no such clause.
web-rule-book = In the rulebook
web-last-moves = Played last
web-begin = The game begins.

## Log and words

web-log = Game log
web-log-turn = Round { $turn } · { $name }
web-log-earlier = Earlier lines
web-chat = Words at the table
web-chat-say = Say something …

## About the table

web-table-menu = Table
web-line-lost = The connection is lost. Kronika is trying to get it back; nothing is forgotten.
web-undo = Take back
web-undo-asked = You asked to go back; the others have to agree.
web-undo-asks = { $name } asks to take back the last answer. Something has come out since then. Do you agree?
web-undo-agree = I agree
web-undo-refuse = No
web-undo-withdraw = Never mind
web-away = Let a bot play for me
web-back = Take my chair back
web-resign = Resign
web-resign-sure = Really resign?

## The end

web-count-all = Show it all
web-result = Result
web-won =
    { $count ->
        [0] Nobody wins this time.
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
web-rematch = Play again
web-rematch-join = To the next game

## Cards known only by their backs, and what stands on a table without a picture of its own

web-card-down = Facedown: { $kind }
web-card-turned = facedown
web-not-now = Not possible now: { $why }
