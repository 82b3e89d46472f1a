### What the server says: how it starts, and what is wrong with a message it got.

## Starting

serve-at = Kronika is at { $address }
serve-stop = Stop it with Ctrl+C; all tables stay as they are.
serve-stopping = Good night; the tables wait.
serve-runs = Kronika is already running with this data folder, at { $address }
serve-port-taken = Port { $port } is taken, so this is the next free one.
serve-address = “{ $given }” is not the address of a server. It looks like https://kronika.example, without a path.
serve-mail-port = “{ $given }” is no SMTP host. It looks like mail.example or mail.example:587.
serve-mail-half = For mails Kronika also needs --address (where links lead) and --mail-from (whom they come from).
serve-no-port = No port from { $port } to { $last } is free. Give another one with --port.
serve-host = Nobody can listen on “{ $host }” here. Give an address of this computer with --host.
store-newer = This store was written by a newer Kronika (store { $revision }). Use that one, or another store.
store-url = This is not the address of a store. One looks like this: postgresql://user:password@host/kronika
store-needs-asyncpg = For PostgreSQL one more package is needed: pip install "kronika[postgres]"
store-away = The store cannot be reached: { $why }
store-damaged = { $file } is damaged: { $why }. Nothing was changed. Put it aside and bring your last backup back (see docs/operations.md).
store-copy = The store needs a migration and is copied to the schema “{ $schema }” first, but its user may not make one. Allow it: grant create on database … to …
redis-url = This is not the address of Redis. One looks like this: redis://host:6379
redis-missing = For Redis one more package is needed: pip install "kronika[redis]"

## Messages that cannot be read

message-wrong = The server does not understand this message: { $why }
message-not-text = Messages are text; this one was not.
message-too-long = This message is too long; { $most } characters are the limit.
body-too-long = This is too long; { $most } bytes are the limit.
body-too-slow = What you sent did not arrive within { $seconds } seconds. Nothing has changed; send it again.
too-fast = That was too much at once. Wait a moment, then go on.
tables-enough =
    You have { $most ->
        [one] an unfinished table
       *[other] { $most } unfinished tables
    }, which is the limit. Finish one first; a table where nothing has happened for { $days ->
        [one] a day
       *[other] { $days } days
    } no longer counts.
tables-of-bots =
    You have { $most ->
        [one] an unfinished table
       *[other] { $most } unfinished tables
    } at which nobody sits, which is the limit. Watch one to its end or sit down at one first; a table where nothing has happened for { $days ->
        [one] a day
       *[other] { $days } days
    } no longer counts.
tables-network =
    { $most ->
        [one] One table has
       *[other] { $most } tables have
    } been started from your network today, which is the limit. Play at one of them, or try again tomorrow.
server-busy = The server is busy. Try again in { $seconds } seconds.
server-fault = Something went wrong on the server. Nothing has changed; please try again.
nonce-wrong = A message needs a nonce of 1 to { $most } characters.
number-wrong = “{ $value }” cannot be { $name }; give a whole number.
method-wrong = { $method } is not possible at this address.
address-unknown = There is nothing at this address.
origin-foreign = This page may not speak for you here.
host-unknown = This server does not go by that name. Use the address you were given; whoever runs it sets the names with “--hosts”.
metrics-closed = These numbers are for whoever runs the server: ask from its own machine, from a network given with “--metrics”, or with the token.
language-unknown = There are no texts in “{ $lang }”. There is: { $right }.
texts-none = { $game } brings no texts.
watch-too-many = One window can look at { $most } tables at most.

## Names and talk

name-needed = Please choose a name first.
name-scripts = “{ $name }” mixes letters of several scripts, so it could pass for somebody else's name. Write it in one script, for instance in Latin letters only.
chat-empty = There is nothing to send in this line.
chat-too-long = This line is too long; { $most } characters are the limit. It is still there for you to shorten.
chat-too-fast = That was too fast: one line a second. What you wrote is still there; send it again in a moment.
chat-seats = Only those who sit at the table write here.
chat-muted = The host of this table has muted you. You can still read what the others write.

## Order at the table

table-closed = This table is closed to spectators. Ask whoever opened it for an invitation.
host-alone = Only whoever opened the table can do this.
host-self = You opened this table yourself; this is for the others.
person-unknown = Nobody like that is at this table now.
line-unknown = This line is no longer among the last hundred.

## Open tables

listed-late = This game has begun, so nobody can join it any more.
listed-saga = The games of a saga are for its own people, so they cannot stand among the open tables.
open-enough = You are waiting at { $most } open tables already. Leave one of them first, so that there are chairs for others.
open-network =
    { $most ->
        [one] One person has
       *[other] { $most } people have
    } sat down at open tables from your network within an hour, which is the limit. Wait a little, or start a table of your own and send the others its link.
fill-after-wrong = Bots can fill the chairs after { $most } seconds at most; 0 means that they do not.
swap-offered = A chair that a saga offers to somebody cannot change places.

## Reports

report-empty = Please say in a few words what is wrong.
report-too-long = This is too long; { $most } characters are the limit.
report-too-many = There have been many reports from you. Wait a while; those that you have sent will be read.
report-unknown = There is no report { $number }.

## Tables and chairs

table-unknown = There is no table “{ $table }”.
table-broken = This table cannot be shown: entry { $entry } of its log no longer fits the rules. Nothing has been changed.
reload-page = Kronika has been updated. Reload the page; what you have typed and chosen stays.
table-old-rules = This game was played by rules { $rules }, which this Kronika no longer has. Nothing has been changed.
table-busy = Too much is happening at this table at once. Please try again.
table-begun = The game has begun; this was possible before.
table-gathers = The game has not begun yet; there is an empty chair.
table-deals = The cards are just being dealt.
table-runs = The game is not over yet.
not-seated = You are not sitting at this table; you can watch.
host-only = Only whoever opened the table can do this. If they have been gone for long, anyone sitting there can.
chair-paced = { $name } has time to answer. When it is up, a bot steps in by itself.
chair-taken = { $name } sits in this chair.
chair-wait =
    { $name } may come back. You can give the chair to a bot in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
chair-silent =
    { $name } is here and may still answer. You can give the chair to a bot in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
chair-strongest = { $name } may come back, so only the strongest bot may play for { $name }: { $bot }.
chair-chosen = { $name } has chosen who plays for them: { $bot }.
chairs-mine = You can sit in one chair only.
chairs-beside-whom = People at your device play beside you: take a chair yourself, too.
seat-foreign = Nobody at your device sits in this chair.
seat-resigned = You have resigned; a bot plays this chair for good.
seat-lent = A bot plays for you; take your chair back first.
bots-none = This game has no bots.

## Invitations

invite-needed = To sit down here you need an invitation. Ask somebody at the table for the link.
invite-expired = This invitation is too old. Ask for a new one.
invite-forged = This invitation is not genuine; perhaps part of the link got lost. Ask for it again.
invite-other = This invitation is for another table.
invite-void = This invitation has been taken back. Ask for a new one.

## The deal

deal-done = The cards have been dealt; nothing can be added to the deal any more.
deal-replaced = This table has been sealed again; this part belongs to the seal before it. Your page sends another by itself.
deal-no-part = Your page has no part in the deal of this game.
deal-hash-form = What a page sends first is the SHA-256 of its bytes: 64 digits from 0 to f.
deal-hash-other = Your page has already sent another hash, and that one holds. Perhaps Kronika is open on another device.
deal-bytes-form = What a page adds are { $bytes } bytes, each as two digits from 0 to f.
deal-early = It is too early to open anything: not everybody has sent a hash yet, or there is an empty chair.
deal-bytes-wrong = These bytes do not belong to the hash that your page sent before. Nothing has been changed.

## Answers and undo

answer-stale = This question is no longer open. Look at the table as it stands now.
answer-broken = The game cannot go on from this answer; that is our mistake. The answer has been taken back.
undo-other-asks = { $name } is already asking for an undo.
undo-away = { $name } is away and so cannot agree. Ask again when { $name } is back at the table.
undo-not-asked = Nobody is asking for an undo now.

## Replays

replay-running = While the game goes on, only its players can look back, each from their own chair. When it is over, everybody can.
chronicle-running = You can get the chronicle when the game is over.
chronicle-not-json = This file is not a chronicle: it cannot be read as JSON.
seed-too-long = The seed of this game has { $length } characters; { $most } are the limit at a table. On your own computer, kronika replay shows the file.
files-today =
    In a day { $most ->
        [one] one game
       *[other] { $most } games
    } can be opened from files, and each game of a saga counts. Try again tomorrow; on your own computer, kronika replay shows a file at any time.
files-network =
    From your network { $most ->
        [one] one table
       *[other] { $most } tables
    } can be started in a day, and each game from a file is one. Try again tomorrow; on your own computer, kronika replay shows a file at any time.

## Setups

setup-nameless = Give the setup a name.
setup-enough =
    { $most ->
        [one] You keep { $most } setup already, and there is room for no more. Delete one that you no longer need.
       *[other] You keep { $most } setups already, and there is room for no more. Delete one that you no longer need.
    }
setup-large = This setup takes { $size } bytes; { $most } are the limit.
like-account = With an account you can say how you liked it.
like-chair = Only those who sat there to the end say how they liked it.
like-nothing = There is nothing in this game that could be set up again, so nobody rates it.
