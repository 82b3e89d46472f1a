### People: friends, who is here, chairs that are offered, and whom one does not want to meet.

friends = Friends
friends-none = You have no friends here yet. Ask somebody by the name of their account; at a table, people with an account can be asked with one click.
friends-guest = With an account you can have friends here, see who is around and offer them a chair.
friends-add = Ask
friends-add-name = Name of the account
friends-add-help = As they sign in; capitals and accents do not matter.
friends-asked = { $name } has been asked.
friends-now = You and { $name } are friends.
friends-online = here
friends-offline = not here
friends-seen-today = here today
friends-seen-yesterday = here yesterday
friends-seen-days = { $days ->
    [one] here a day ago
   *[other] here { $days } days ago
  }
friends-menu = { $name }: more
friends-end = End the friendship
friends-block = Block
friends-block-name = Block { $name }
friends-unblock = Unblock
friends-unblock-name = Unblock { $name }
friends-blocked-now = { $name } is blocked and is not told.
friends-unblocked-now = { $name } is no longer blocked.
friends-ask-at = Ask to be friends
friends-ask-name = Ask { $name } to be friends
friends-asking = { $name } would like to be friends
friends-accept = Yes
friends-accept-name = Be friends with { $name }
friends-refuse = No, thanks
friends-refuse-name = No, thanks, { $name }
friends-waiting = Asked, no answer yet
friends-withdraw = Take back
friends-withdraw-name = Take the question to { $name } back
friends-blocked = Blocked
friends-blocked-help = Whoever you block cannot ask you or offer you a chair, does not find or sit down at tables that you start, and is not brought together with you. What they write is folded away for you. They are not told.
friends-hide = My friends see when I am here
friends-hide-yes = yes
friends-hide-no = no, I look absent

bids = Offered chairs
bid-from = { $name } offers you a chair
bid-rematch = { $name } would like to play again with the same people
bid-about = { $game } · { $count ->
    [one] one free chair
   *[other] { $count } free chairs
  }
bid-sit = Sit down
bid-sit-at = Sit down: { $name }
bid-no = No, thanks
bid-no-at = No, thanks: { $name }
bid-later = Later
bid-gone = The chair is taken by now.
bid-friends = Offer a chair to friends
bid-offer = Invite
bid-offer-name = Offer { $name } a chair
bid-offered = { $name } will see it.
bid-sent = invited

chat-folded = { $count ->
    [one] a line by somebody you have blocked
   *[other] { $count } lines by somebody you have blocked
  }

friend-account = Friends are for people with an account: make one, or sign in.
friend-unknown = There is no account called { $name }.
friend-self = That is you.
friend-blocked = You have blocked { $name }. Unblock them first.
friend-requests = You have asked many people of late ({ $most } at most). Wait for some answers, or take questions back.
friends-enough = You have { $most } friends, and there is room for no more.
friends-enough-theirs = They have { $most } friends, and there is room for no more.
block-self = You cannot block yourself.
blocks-enough = You have blocked { $most } people, and there is room for no more.
bid-seated = They sit here already.
bid-removed = You have taken them off their chair here.
bids-enough = { $most } people have been offered a chair here. Take the invitations back first.

privacy-data-ties = Whom you have asked, refused, blocked, and who is your friend
privacy-data-ties-other = Who of the others that is, as a number
privacy-data-bids = Chairs that you are offered
privacy-data-bids-by = Who offers them

help-people = Friends and others
help-people-text = With an account you can ask others to be your friends, by the name of their account or at the table (People). Under Play with others you see who of them is here, and where a table waits for people you offer them a chair with one click: they see it on whatever page they are. If you would rather not be seen, say so under your account. Whoever bothers you can be blocked, at the table or in the list: they cannot ask, invite or meet you, and are not told. When a game is over and somebody wants to play again, all who sat there are offered their chairs.
