### Accounts, the pace of a table, and notices that it is one's turn.

## The account

account-title = Account
account-sign-in = Sign in
account-sign-up = Make an account
account-about = You can play without an account. With one you find your tables on every device.
account-name = Name
account-name-help = You sign in by it. Capitals and accents make no difference.
account-password = Password
account-password-help = At least 8 characters. A few words are better than a riddle. Write them down: a forgotten password is not sent by e-mail.
account-forgot = Forgotten password
account-forgot-help = Passwords are not sent by e-mail: we ask nobody for an address. Whoever runs this server can give you one (with the command “kronika password”). All your devices then have to sign in again.
account-in-help = The tables of this device come along.
account-have-one = I have an account
account-none-yet = I have none yet
account-signed-in = Signed in as { $name }.
account-keeps = Your tables are kept under this name. Sign in on another device, and they are there too.
account-welcome = Welcome back, { $name }.
account-made = Your account is made. All your tables stay yours.
account-sign-out = Sign out on this device
account-sign-out-all = Sign out on all devices
account-sign-out-others = Sign out everywhere else
account-others-out = All other devices are signed out.
devices = Devices
devices-about = You are signed in on these. One you do not know? Sign it out and change the password.
device-unnamed = Some device
device-here = This one
device-begun = Signed in { $when }
device-seen = last here { $when }
device-lately = a short while ago
device-out = Sign out
device-out-of = Sign out: { $device }
device-gone = { $device } is signed out.
account-change = Change the password
account-old = Old password
account-new = New password
account-changed = The password is changed. Other devices have to sign in again.
account-signed-out = You are signed out.

## What is wrong

session-over = You are no longer signed in on this device. Check who you are now, then try again.
account-have = You have an account already.
account-taken = The name “{ $name }” is taken. Choose another one.
account-alike = The name “{ $name }” looks like that of another account, and you could be taken for each other. Choose one that differs more, for instance with a surname.
device-unknown = That device is not signed in any more.
device-this = You are on that device now. To sign out here, use “Sign out on this device”.
account-wrong = Name and password do not match.
account-none = You have no account yet.
account-unknown = There is no account “{ $name }” here.
store-none = { $file } is not there: no server has played in this folder yet.
account-name-wrong = This name has no letters or digits. Choose another one.
password-wrong = This is not your password.
password-length = A password has { $least } to { $most } characters.
password-common = Anyone guessing would try this password first. Take a few words that have nothing to do with each other, for instance “four horses behind the barn”.
pace-wrong = The time has to be between 0 and { $most } seconds.

## The pace of a table

pace = Pace
pace-live = All together, now
pace-hours =
    { $n ->
        [one] { $n } hour for each answer
       *[other] { $n } hours for each answer
    }
pace-days =
    { $n ->
        [one] A day for each answer
       *[other] { $n } days for each answer
    }
pace-minutes =
    { $n ->
        [one] A minute for each answer
       *[other] { $n } minutes for each answer
    }
pace-live-help = If somebody disappears, the others can let a bot play for them.
pace-days-help = If somebody has not answered by then, a bot finishes their turn. After the second time in a row, the bot plays on until they are back.
pace-until-mine = Your time: until { $time }
pace-until = A bot steps in { $time }
pace-soon = in a moment
pace-today = today { $time }
pace-tomorrow = tomorrow { $time }
pace-date = { $date }, { $time }
pace-left-soon = a moment left
pace-left-minutes =
    { $n ->
        [one] { $n } minute left
       *[other] { $n } minutes left
    }
pace-left-hours =
    { $n ->
        [one] { $n } hour left
       *[other] { $n } hours left
    }
pace-left-days =
    { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
pace-then-mine = Until { $time }. Then a bot finishes your turn.
pace-then = Until { $time }. Then a bot steps in.

## A chair that a bot plays

lent-late = Your time was up, so a bot is playing for you.
lent-away = A bot is playing for you.
lent-back = Take my chair back
vanished-play = Let a bot play for { $name }
stand-in-who = Who plays for me while I am away or late
stand-in-strongest = the strongest bot
stand-in-seat = { $name }; while away, { $bot } plays this chair
vanished-help = Until they are back.

## Being told

notice-on = Tell me when it is my turn
notice-off = Stop telling me
notice-denied = The browser does not let Kronika notify you. You can allow it in the settings of this page.
notice-is-on = You will get a notice when it is your turn, as long as Kronika is open somewhere.
notice-turn = Your turn
notice-turn-at = { $table } ({ $game })
