### What the engine says: words of every game, and errors that tell what is wrong and what would be right.

## Deals

deal-refuse = Refuse
deal-accept = Accept
deal-counter = Make a counter-offer

## Lists

list-and = { $rest } and { $last }
cards-unseen =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-unseen-more =
    { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }

## Answers

answer-not-keys = An answer is a list of option keys, for example { $example }.
answer-unknown = “{ $key }” is not on offer. You can choose from: { $options }.
answer-too-few =
    You picked { $picked }; pick at least { $least ->
        [one] { $least } option
       *[other] { $least } options
    }.
answer-too-many =
    You picked { $picked }; pick no more than { $most ->
        [one] { $most } option
       *[other] { $most } options
    }.
answer-too-often =
    “{ $key }” may be picked { $most ->
        [one] only once
       *[other] { $most } times at most
    }.
answer-over = The game is over, nothing is left to answer.
answer-not-asked = Seat { $seat } is not asked anything now; the table waits for: { $asked }.
seat-unknown = There is no seat { $seat } here; seats are numbered from 0 to { $last }.

## Not possible now

refused-over = The game is over.
refused-not-asked = It is not up to you now; wait for the others.
imagine-none = Somebody else is choosing in secret, and no world was found that fits what this seat has seen; wait for that answer, then imagine.
imagine-past = This is an imagined world: it never happened, so there is no chronicle of it and no way back.

## Going back

undo-nothing = Seat { $seat } has not answered yet, so nothing can be taken back.
undo-answered = Others have answered since and their answers would no longer fit. Go back with their consent.
undo-came-out = Hidden cards or chance have come out since. Go back with the others’ consent.
undo-shown = The game is over, and the secret that its chance came from has been shown: whoever went back now could compute everything.
log-reshuffled = The cards that nobody knows have been mixed again, and chance starts afresh.

## Chronicles

chronicle-not-one = This is not a chronicle: it should be an object with a field “kronika”.
chronicle-lacks = The chronicle lacks the field “{ $field }”.
chronicle-field = The chronicle’s field “{ $field }” cannot be { $value }.
chronicle-newer = The chronicle has form { $version }, this Kronika reads forms up to { $ours }. Use a newer Kronika.
chronicle-rules = The chronicle follows rules { $rules } of { $game }; this Kronika plays: { $ours }. Use the Kronika it was made with.
chronicle-generator = The chronicle’s chance comes from the generator { $generator }; this Kronika knows: { $right }. Use a newer Kronika.
chronicle-sealed = The chronicle keeps its seed sealed until the game is over, so it cannot be played again yet.
chronicle-reshuffle = Reshuffle { $number } of the chronicle should be a number of answers, not below that of the one before it and not above { $answers }, and a word, not { $value }.
chronicle-answer-form = Answer { $number } of the chronicle should be a seat and its option keys, not { $value }.
chronicle-answer = Answer { $number } of the chronicle is not possible. { $why }
chronicle-upto =
    The chronicle has { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }; give a number from 0 to { $answers }, not { $upto }.
chronicle-digest = Played again, the chronicle does not end where it says. It has been changed, or the rules have.

## Setting up

option-unknown = { $game } has no setup item “{ $option }”. It has: { $right }.
rules-unplayable = { $game } cannot be played by rules { $rules } here. Possible: { $playable }.
generator-unknown = There is no generator of chance “{ $generator }”. There is: { $right }.
option-value = The setup item “{ $option }” cannot be “{ $value }”. Possible: { $right }.
option-text = The setup item “{ $option }” takes a line of text, and “{ $value }” is not one.
option-list = The setup item “{ $option }” takes a list, even of one, and “{ $value }” is not a list. Possible in it: { $right }.
option-word-or-list = The setup item “{ $option }” cannot be “{ $value }”. Possible: one of { $right }; or a list of { $listed }.
draw-unknown = { $game } draws no “{ $item }” by lot. It can draw: { $right }.
option-twice = The setup item “{ $option }” names “{ $value }” twice; once is enough.
seats-wrong =
    { $game } cannot be played with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }. Possible: { $right }.
game-unknown = There is no game “{ $game }”. There is: { $right }.
bot-unknown = { $game } has no bot “{ $bot }”. It has: { $right }.
bot-form = “{ $given }” names no bot of a game; write GAME.NAME=MODULE:CLASS, for example dominion.miser=miser:Miser.
bot-taken = { $game } has a bot “{ $bot }” already. Give yours another name.
door-form = “{ $given }” names no class; write MODULE:CLASS, for example my_game:MyGame.
door-module = There is no module “{ $module }”. Install the package it is in, or run this in the folder where it lies.
door-no-class = “{ $given }” is a module; write { $right }.
door-class = The module “{ $module }” has no “{ $class }”.
door-kind = “{ $given }” is not a { $kind }: it has to be a class that extends kronika.{ $kind }.
door-fails = “{ $given }” cannot be loaded: { $why }.
game-taken = The id “{ $game }” of { $class } belongs to { $owner } already. Give the game another id.
game-nameless = { $class } has no id; give it one, for example: id: ClassVar[str] = "my-game".
game-other-id = The entry point “{ $game }” names { $class }, whose id is “{ $id }”. Call both the same.

## Sagas

saga-nameless = A saga needs a name.
saga-not-one = This is not a saga of Kronika.
saga-newer = The saga is of version { $version }; this Kronika reads versions up to { $ours }.
saga-field = In the saga, “{ $field }” cannot be { $value }.
saga-game = Game { $number } of the saga can't be played again. { $why }
saga-unfinished = Game { $number } of the saga is not over.
saga-other-game = Game { $number } is one of { $game }, and the saga is one of { $right }.
saga-stranger = Game { $number } does not begin with the world that the game before it left.
saga-option = In a saga the setup item “{ $option }” has to be { $value }: else no next game could grow out of it ({ $game }).
saga-no-sequel = Game { $number } left no world for another one to grow out of: { $game }.

## Players who were erased

erased-player = player { $number }
erased-somebody = somebody
