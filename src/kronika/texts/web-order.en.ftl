### Order at the table: who writes, who looks on, and what is reported.

order-people = People at the table
order-about-line = What can be done about this line
order-spectator = spectator
order-muted = muted
order-host-only = Whoever opened the table keeps order here: they can mute and remove people.

order-mute = Mute
order-unmute = Unmute
order-mute-name = Mute { $name }
order-unmute-name = Let { $name } write again
order-muted-now = { $name } has been muted.
order-unmuted-now = { $name } may write again.
order-unmuted-you = You may write again.

order-remove = Remove
order-remove-name = Remove { $name } from the table
order-remove-gathering = { $name } gets up. All invitations given so far become void; share the new link.
order-remove-playing = A bot plays the chair of { $name } to the end. That cannot be taken back.
order-remove-sure = Remove
order-no = No
order-removed-gathering = The host has asked you to get up. To sit down again you need a new invitation.
order-removed-playing = The host has removed you from this game; a bot plays on in your place.

order-chat = Who writes
order-chat-seats = players
order-chat-all = spectators too
order-look = Who looks on
order-look-all = anyone with the link
order-look-seats = players only
order-uninvite = Take invitations back
order-uninvite-sure = Make all links void?
order-uninvited = The links given so far are void. The new one is on the table's page.

order-report = Report
order-report-name = Report { $name }
order-report-line = this line
order-report-person = how they behave
order-report-name-of = their name
order-report-reason = What is wrong?
order-report-help = Whoever runs this Kronika will read it: who reports whom, why, and some twenty lines of the chat.
order-report-send = Send the report
order-reported = Thank you. Whoever runs this Kronika will read it.
order-back = Back
