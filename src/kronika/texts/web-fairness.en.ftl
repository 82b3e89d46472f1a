### How chance is dealt, and how to check it: the result's seal, the fairness page, the moment before the deal.

fair-link = Is it dealt fairly?
fair-title = Was the deal fair?
fair-how = How do I know?
fair-sealed = This table is sealed: { $hash }
fair-dealing = The cards are being dealt
fair-dealing-waits = Everybody’s browser adds something of its own. Still missing: { $names }.

## The verdict

fair-verdict-fits = The deal was fair
fair-verdict-fits-why = sealed before the first card, just checked by your browser
fair-verdict-unkept = The seal fits its secret
fair-verdict-unkept-why = this browser did not see the seal before the game, so it has to believe the server that it is the same
fair-verdict-waits = The seal is still closed
fair-verdict-waits-why = what it holds is shown when nobody can use it any more
fair-verdict-broken = This was not dealt as promised
fair-verdict-broken-why = your browser has found something that does not fit
fair-verdict-none = This game has no seal
fair-verdict-none-why = so there is nothing to check
fair-page-fits = Yes. Your browser has just checked it.
fair-page-fits-why = You do not have to believe anybody here.
fair-page-unkept = The seal fits its secret
fair-page-unkept-why = But this browser did not see the seal before the game was dealt: perhaps you played on another device, or only watched later. Check it there, or ask somebody who was at the table which hash they kept.
fair-page-waits = Nobody can say yet
fair-page-waits-why = The server has committed itself, and its secret is still under the seal. It is shown when the game is over. In a saga, only those who sat at the table see it until the next game is started; when that one is over, the file of the game has it for everybody.
fair-page-broken = No. Something does not fit.
fair-page-broken-why = Keep the file of the game, and ask whoever runs this server. What does not fit:
fair-page-none = This game has no seal
fair-page-none-why = Only bots were dealt to, or it goes on from the middle of another game, or it is older than the seals. There is nothing that could be checked, and this page confirms nothing.
fair-fault-promise = The server now shows another seal than the one your browser kept before the deal.
fair-fault-secret = The secret that was shown does not belong to the seal.
fair-fault-bytes = What your browser added is not what the game was dealt from.
fair-fault-hashes = Somebody added something else than they had fixed before.
fair-fault-table = The seal belongs to another table.
fair-resealed =
    { $count ->
        [one] This table was sealed again once before it was dealt, because somebody’s page was silent or somebody left.
       *[other] This table was sealed again { $count } times before it was dealt, because somebody’s page was silent or somebody left.
    }

## The four steps

fair-lead = Before the first card was dealt, the server had to commit itself. It could not change its mind afterwards, and the browsers of the players had a say in the order of the cards.
fair-lead-general = Before the first card is dealt, the server has to commit itself. It cannot change its mind afterwards, and your own browser has a say in the order of the cards. Below is an example, made up by your browser just now: try to break it.
fair-step-1 = The server seals its secret
fair-step-1-text = It draws a long random number and publishes its fingerprint. From a fingerprint nobody can find the number, nor another one that has the same. Your browser keeps it.
fair-step-2 = Everybody adds something
fair-step-2-text = Each person’s browser draws a number of its own: first it sends the fingerprint, and only when everybody’s is there the number itself. So nobody can wait for what the others add.
fair-step-3 = Only now are the cards dealt
fair-step-3-text = The secret and all numbers together determine every shuffle and every die of the game. If a single digit were different, everything would lie differently.
fair-step-4 = At the end the seal is broken
fair-step-4-text = The secret is shown. Your browser computes its fingerprint and compares it with the one it kept, and it looks for its own number among those that were used.
fair-kept-early = kept by your browser before the deal
fair-kept-late = told by the server
fair-computed = computed here and now
fair-same = the same
fair-other = different
fair-order = how the order of all chance begins
fair-you = { $name } (you)
fair-example-0 = your browser
fair-example-1 = another player’s browser
fair-part-bot = a bot, adds nothing
fair-part-none = had no part in the deal
fair-part-silent = was silent for too long, so it had no part in the deal
fair-part-waits = is still to send a fingerprint
fair-part-hashed = has sent a fingerprint
fair-part-opened = has added a number

## To try out

fair-cheat = Don’t believe it? Try to cheat
fair-cheat-text = Change a single digit of the secret and watch the fingerprint, and the order of all chance.
fair-cheat-secret = the secret
fair-cheat-fits = The seal fits.
fair-cheat-broken = Found out: this is not what was sealed.
fair-cheat-unreadable = pairs of digits from 0 to 9 and a to f
fair-cheat-back = Put the true secret back
fair-home = At home, without this server
fair-home-text = The command deals the game again from its file, follows every answer, and compares every card. It comes with Kronika, which anybody can read and install.
fair-home-file = Save the file of the game
fair-home-lines = Six lines for any browser
fair-home-lines-text = Open an empty page on https, its console (F12), and paste this. It uses nothing of ours; what it prints has to be the fingerprint that was kept.
fair-home-copy = Copy
fair-home-copied = Copied.
fair-proves-yes = What this proves
fair-proves-yes-1 = The deal was fixed before anybody saw a card.
fair-proves-yes-2 = Nobody, not even the server, could choose it for or against anybody.
fair-proves-yes-3 = Dice and later shuffles come from the same source.
fair-proves-yes-4 = From what was shown during the game, nobody can compute what comes next.
fair-proves-no = What it does not prove
fair-proves-no-1 = The server knows the hidden cards. This check cannot show that it tells nobody.
fair-proves-no-2 = It does not notice two players whispering.
fair-proves-no-3 = It says nothing about how well the bots play.
fair-proves-no-4 = At a table where no browser of a person had a part, the server could have drawn secrets until it liked one.

## Questions

fair-questions = What else you may ask
fair-q-undo = What about taking moves back?
fair-a-undo = Taking a move back after a card was seen or dice were rolled needs everybody’s word, and whoever is away has not given theirs. Then all cards that nobody knows are mixed again, in a way that still follows from the same secret. Everybody is told, the file of the game says where, and the check follows it. Once a game is over and its secret shown, nothing can be taken back.
fair-q-part = Who had no part in the deal?
fair-a-part = Bots add nothing. Programs and old pages that do not know of it add nothing either, and the second step says so by name. Your own number is enough for you: nobody could know it when the server committed itself.
fair-q-silent = What if somebody does not open their number?
fair-a-silent = Then nobody wins anything by it. After a short while the table is sealed again with another secret, without that page’s part, and everybody else draws new numbers. The same happens if somebody gets up after others have opened theirs. How often it happened stands above.
fair-q-later = And whoever takes over a chair later?
fair-a-later = They had no part in the deal: it was fixed before they came. A bot that plays for somebody changes nothing about it.
fair-q-none = Which games have no seal?
fair-a-none = Tables of bots only, games from a number that somebody chose, and games that you play on from a moment of another one. There the cards nobody knew are mixed again, by a word that the server draws and nobody could check.
fair-q-timing = Does timing give anything away?
fair-a-timing = How long a person thinks, everybody sees, as at any table: whoever answers at once perhaps had little to choose from. A bot pauses once for each thing that shows, equally long whether it had a choice or not; all that could be measured is the moment its computing takes.
fair-q-on = What if I come from another device?
fair-a-on = What your browser kept stays in that browser. Elsewhere the page can still compute everything, but it has to believe the server which fingerprint was shown first. Anybody who sat at the table can tell you theirs.
