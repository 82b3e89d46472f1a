### Reminders: their settings on the account page, the messages themselves, and Kronika without a line.

## What is said

notice-deadline = Your time is nearly up
notice-ended = A game is over
notice-chair = A chair is waiting for you
mail-several =
    { $n ->
        [one] { $n } table has news for you
       *[other] { $n } tables have news for you
    }
mail-confirm-subject = Kronika: do you want reminders at this address?
mail-confirm-text =
    Somebody asked Kronika at { $house } to send reminders of their games to this address.

    If it was you, confirm it here within two days:
    { $link }

    If it was not you, do nothing: no more mails will come.
mail-foot =
    --
    You asked Kronika for these reminders. Change them: { $settings }
    No more mails: { $link }

## Settings

reminders = Reminders
reminders-about = Kronika can let you know when it is closed. Everything is off until you turn it on. A message names the table and its game, and nothing that happens there.
reminders-what = What you want to know, and how
reminders-kind = What
reminders-by-push = Notice
reminders-by-mail = Mail
reminders-turn = It is my turn
reminders-turn-about = at tables played over days, some minutes later, unless you have been there
reminders-deadline = My time is nearly up
reminders-deadline-about = before a bot steps in
reminders-ended = A game I sat at is over
reminders-ended-about = unless you saw it end
reminders-chair = A chair is waiting for me
reminders-chair-about = in a rematch or in the next game of a saga
reminders-cell = { $what }: { $how }
reminders-saved = Saved
reminders-push = Notices in this browser
reminders-push-off = This browser shows no notices when Kronika is closed.
reminders-push-here = This browser shows notices, even when Kronika is closed.
reminders-push-others =
    { $n ->
        [one] One other browser of yours does.
       *[other] { $n } other browsers of yours do.
    }
reminders-push-on = Show notices here
reminders-push-stop = No more notices here
reminders-push-none = This server cannot send notices to browsers that are closed.
reminders-push-unable = This browser cannot show notices while Kronika is closed. On an iPhone or iPad, add Kronika to the Home Screen first.
reminders-push-denied = The browser does not let Kronika show notices. You can allow it in the settings of this page.
reminders-push-failed = The browser could not be registered for notices. Try again later.
reminders-mail = Mail
reminders-mail-none = This server sends no mails.
reminders-mail-address = Address
reminders-mail-help = You will get a mail with a link first; nothing else is sent before you have opened it.
reminders-mail-set = Send the link
reminders-mail-sent = A mail is on its way to { $address }. Open its link within two days.
reminders-mail-waits = { $address } is not confirmed yet: open the link in the mail.
reminders-mail-is = Mails go to { $address }.
reminders-mail-forget = Forget the address
reminders-mail-again = Send it again
reminders-quiet = Quiet hours
reminders-quiet-on = Do not wake me
reminders-quiet-begins = from
reminders-quiet-ends = to
reminders-quiet-about = You hear of what comes up then once they are over, if it still holds. By the time in { $zone }.
reminders-quiet-none = This server does not know how late it is where you are, so there are no quiet hours.
reminders-install = Kronika as an app
reminders-install-about = Installed, Kronika has a window of its own, and your last tables can be read offline.
reminders-install-do = Install Kronika

## The page that links in mails lead to

reminders-confirm = Reminders by mail
reminders-confirm-ask = Do you want reminders of your games at this address?
reminders-confirm-do = Yes, this address is mine
reminders-confirmed = Done: reminders go to { $address }.
reminders-stop = No more mails
reminders-stop-ask = Do you want no more reminders by mail? The address will be forgotten.
reminders-stop-do = No more mails
reminders-stopped = Done: the address is forgotten, no more mails will come.
reminders-link-none = This page belongs to a link in a mail.

## Refusals

push-none = This server cannot send notices to browsers that are closed: whoever runs it has to install the part for that.
push-address = This is not the address of a push service.
push-keys = The browser's keys are not what they should be. Reload the page and try again.
quiet-wrong = Quiet hours are times of day, from 0:00 to 23:59.
zone-unknown = Nobody here knows the time zone “{ $zone }”.
zones-none = This server knows no time zones, so it cannot keep quiet hours.
mail-none = This server sends no mails.
mail-address = This is not an e-mail address.
mail-too-often = Too many mails have been sent already. Try again tomorrow.
mail-failed = The mail could not be sent. Try again later.
mail-word = This link does not hold any more. You find the settings of your reminders on the account page.

## Without a line

offline-list = You are offline. These are your tables as they stood { $when }.
offline-table = You are offline. This is the table as it stood { $when }; you can read it, but not play.
offline-prompt = You are reading offline. Kronika goes on when the connection is back.
offline-none = You are offline, and this table was not open in this browser lately.

## The page about privacy

privacy-who-reminders = Reminders, if you turn them on: a notice goes through the maker of your browser, who cannot read it; a mail goes through mail hosts as any other. It names the table and its game.
privacy-data-reminders = What you want to be reminded of: ways, quiet hours and time zone, language, and the mail address if you gave one
privacy-data-push = Browsers that show you notices: their address at the browser's maker, since when
privacy-data-push-keys = The keys by which only that browser can read a notice
privacy-data-notices = What you were reminded of, or will be: table, kind, when
privacy-kept-push = Until you turn it off or sign out there, or the browser is gone
privacy-kept-notices = { $notices }
privacy-browser-shell = Pages and pictures of Kronika itself, the same for everybody, so that it opens offline
privacy-browser-last = Your last tables as you saw them, so that you can read them offline; gone when you sign out
