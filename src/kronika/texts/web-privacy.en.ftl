### The page about privacy, and one's own data on the account page.

privacy-title = What is kept about you
privacy-link = Privacy
privacy-lead = What this server stores, for how long, who sees it, and how you take it with you or have it erased. The table below is made from the list by which the server itself works, and the numbers are those of this house.
privacy-short = In short
privacy-short-1 = To play you need no account, no e-mail and no real name. A name to be called by is enough.
privacy-short-2 = Nothing is passed on to anybody unless you wish it, there is no advertising, and nobody counts your clicks.
privacy-short-3 = No network address of yours is stored. It is held in memory while you are here, so that nobody floods the server.
privacy-short-4 = You can have all that is stored about you as a file at any time, and have it erased.
privacy-who = Who sees what
privacy-who-others = Whoever knows the address of a table can see the names there and what lies open, unless its host has closed it. Chat is read by whoever looks on.
privacy-who-games = When a game is over, whoever may open it sees all of it again, hidden cards too, and can download it as a file with the names.
privacy-who-operator = Whoever runs the server can read all that is stored, except for passwords: of those it keeps a hash only. Reports are for them.
privacy-who-nobody = Nobody is told which device you use, or at which other tables you sit. Your friends see whether you are here, or on which day you were last; you can hide that from them. Nobody is told whom you have blocked or refused.
privacy-table = All that is stored
privacy-what = What
privacy-get = You can have it
privacy-get-yes = yes
privacy-get-no = no
privacy-erasing = When you are erased
privacy-long = How long
privacy-columns = where exactly
privacy-data-person = Your name at the table, and a random number by which you are told apart
privacy-data-account = The account, if you have one: its name, also as it is compared with others, when it was made, and who may see your profile
privacy-data-password = A hash of your password, from which it cannot be read
privacy-data-devices = Your devices: the kind of browser and system in a few words, since when, and when they were last here (to the hour)
privacy-data-session = A hash of the cookie by which a device is known
privacy-data-tables = Tables at which you sat or which you started: game, name, time limit
privacy-data-deals = How a game was dealt: setup and chance
privacy-data-moves = Who sat where in a game, and all answers with their time; also of those who played at your device
privacy-data-seats = At which tables you sit now
privacy-data-chat = What you wrote at tables
privacy-data-chat-mark = A mark by which a line of chat is not said twice
privacy-data-reports = What you reported to whoever runs the server
privacy-data-reported = Whom it was about, and the chat around it
privacy-data-setups = Setups you keep under a name
privacy-data-votes = How you liked the kingdoms, clans and worlds of your games
privacy-data-sagas = Sagas you brought or played in, and chairs they offer you
privacy-data-copies = Copies that make lists and old games quick to show
privacy-data-ratings = Your rating at each game, and how many games it comes from
privacy-data-results = Your results in rated games: your place, whether you left, and what it did to your rating
privacy-data-result-tables = When which rated game ended
privacy-data-counts = Statistics and deadlines, which name nobody
privacy-data-server = Keys and signs of life of the server itself
privacy-erased-deleted = is deleted
privacy-erased-replaced = stays without you: “player 2”, by the number of the chair
privacy-erased-kept = stays, it says nothing about you
privacy-kept-guests = As long as you have an account or a table; a guest without one, after { $guests }
privacy-kept-erasure = Until you are erased
privacy-kept-sessions = { $sessions } after the device was last here
privacy-kept-tables = As long as the game
privacy-games-long = How long games stay after the last deed there: not over, { $unfinished }; over, { $finished }; from a file, { $opened }; put aside, { $aside }. The games of a saga stay together.
privacy-kept-chat = As long as its game; of a game that is over: { $chat }
privacy-kept-reports = { $reports }
privacy-kept-good = As long as the server is there
privacy-days =
    { $days ->
        [0] for good
        [one] { $days } day
       *[other] { $days } days
    }
privacy-browser = What your browser keeps
privacy-browser-about = It stays in the browser; you can delete it there at any time.
privacy-browser-cookie = Cookie: a random word by which the server knows you again. It lasts a year.
privacy-browser-known = Cookie: says that you have signed in on this device before, so that nobody who guesses passwords can make you wait. It lasts a year.
privacy-browser-settings = Your settings: language, colors, size of texts, motion, speed, sound, keys, notices, widths
privacy-browser-seen = How far you have seen your tables, so that news can be marked
privacy-browser-setups = Setups and kingdoms you have saved for another game
privacy-browser-lists = Kingdoms saved by an older Kronika, until they join those
privacy-browser-lessons = How far you are in your lessons
privacy-browser-deals = What each table promised and what this browser added to the deal, so that it can be checked afterwards
privacy-browser-drafts = What you have begun to write or choose, until you close the tab
privacy-yours = What you can do
privacy-yours-about = Both are on the account page, with or without an account.
privacy-yours-export = Download your data: one file with all that is stored about you, and nothing of others.
privacy-yours-erase = Have yourself erased: afterwards nothing here leads to you. Games of others stay whole, with “player 2” in your place.
privacy-yours-words = What others have written at tables where you never were stays, even if it names you: the name of a table, a bot they called like you, a line of chat. Ask whoever runs the server if something of that should go.
privacy-yours-copies = Backups of whoever runs the server, and files that others have downloaded before, are out of its reach.

## On the account page

own-data = My data
own-data-about = All that is stored here about you, as a file. What is stored at all, the page about privacy says.
own-data-get = Download my data
erase = Erase me
erase-what = This cannot be undone. This happens:
erase-what-1 = Your name is replaced by “player 2” (by the number of the chair) in all games, the finished ones too, and in their files.
erase-what-2 = What you wrote at tables is deleted.
erase-what-3 = In games that are on, a bot has your chair for good; before a game your chair is free again.
erase-what-4 = Your account, your devices and all that leads to you are deleted; you are signed out everywhere.
erase-what-5 = Your moves stay, without you: they are part of the others' games.
erase-guest-sure = Yes, I want to be erased
erase-sure = Erase me for good
erase-done = You are erased.
erase-unsure = Nothing was erased: say first that you are sure.
erase-busy = This may take a moment…
name-erased = “{ $name }” stands for somebody who was erased. Please choose another name.
erased-line = (removed)
