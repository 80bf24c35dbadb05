# The page. Ids are the same in every language.

title = Wyrmhoard
language = Language
skip-to-content = Skip to the content
page-loading = Just a moment…
close-sheet = Close
refused-somehow = That did not work.
server-not-reached = The server cannot be reached. Is there a network?
needs-server = This needs a Wyrmhoard server, and this page runs without one.
connection-lost = The connection is lost. Trying again…
page-failed = Something on this page went wrong. Nothing that was played is lost.
page-outdated = There is a newer version of this page.
page-reload = Load it again
missing-title = Nothing here but bats
missing-text = There is no page at this address.
to-the-mountain = To the start page
sure-ask = Are you sure?
sure-no = No

# The start page
bots-play = Bot strength
game-facts = { $exact ->
    [yes] { $most } players
   *[no] { $least }–{ $most } players
} · { $minutes } min · { $age }+
game-in-english = Not translated yet: this game speaks English
just-changed = Changed just now
play-now = Play now
play-friends = With friends
rules-of-game = Rules
my-tables = My tables
open-tables = Open tables
no-open-tables = No table is waiting for players just now. Open one!
tables-not-reached = The server cannot be reached just now. Tables of others will be here when it answers again.
table-waits = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
table-is-over = over
table-rules-gone = ended: its rules are gone
table-rules-gone-told = This table was played by an earlier version of the rules, which is no longer here. It has ended and cannot be shown, but its log can be saved.
table-won-mine = You win
table-won = { $who } wins
table-forget = Remove
table-forget-ask = Remove it from your list?
table-drop-ask = Remove this match? It cannot be brought back.
table-is-played = being played
played-tables = Being played now
table-watch = Watch
played-since = since { $when }
turn-yours = Your turn
turn-of-other = { $who } to move
replay-file = Watch a match from a file

# A table for friends
friends-title = { $game } with friends
how-many-players = Players
at-this-device = At this device
at-this-device-more = Also at this device
name-of-player = Name of player { $n }
seat-remove = Remove player { $n }
other-seats = The other seats
seat-free-name = Seat { $n }
seat-for-friend = Free, for a friend with the link
seat-for-bot = Bot ({ $level })
clock-label = Time to think
clock-none = As long as you like
clock-minute = 1 minute a move
clock-ten-minutes = 10 minutes for the match
clock-day = 1 day a move
clock-three-days = 3 days a move
listed-label = Show it on the start page: anybody may join while a seat is free, and watch
friends-serverless = This page runs without a server: you play at this device, together and with bots.
hints-label = Players may ask for hints
house-rules = House rules
variant-label = Variant
variant-none = As it is printed
own-box = A box of your own (a TOML file)
own-box-taken = Played with the box “{ $name }”.
house-named = “{ $name }”
open-the-table = Open the table

# Links
link-label = Link
link-copy = Copy
link-share = Share
link-copied = The link is copied.
link-marked = The link is marked. Copy it with your keyboard.
link-code = Link as a QR code: { $what }

# Settings
settings-title = Settings
your-name = Your name
name-keep = Save name
name-kept = You are { $name } from now on. At tables where you already sit, your old name stays.
theme-label = Appearance
theme-system = As the device
theme-light = Day
theme-dark = Night
speed-label = Pace of others' turns
speed-normal = Normal
speed-quick = Quick
speed-off = At once
speed-shared = At a table of several people, bots keep to the calmest pace that anyone there has set.
sending-label = A chosen move is sent
sending-moment = After a moment
sending-now = At once
sending-confirm = When I confirm
mute-label = Do not show the chat
sound-label = Soft sounds at the table: a card, a die, a coin, your turn, the end
keys-label = Single keys do things at the table (R rules, H hint, U take back, S skip)
device-other = Another device
device-make-link = Make a link for another device
device-scan = { $n ->
    [one] Open this link on the other device within { $n } minute. It works once.
   *[other] Open this link on the other device within { $n } minutes. It works once.
}
device-title = Go on here
device-text = Your name and your tables move in on this device as well. Whoever you were here before is forgotten.
device-become = Yes, this is my device
device-welcome = Welcome back, { $name }.

# The table
seats-title = Players
seat-you-short = you
seat-away = away, a bot plays on
seat-program = program
seat-bot-level = bot, { $level }
seat-not-here = not connected
seat-winner = winner
seat-to-move = to move
days-left = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
waiting-for = { $n ->
    [0] All seats are taken.
    [one] One more player, and it begins.
   *[other] { $n } more players, and it begins.
}
sit-here = Sit here
add-bot = Add a bot
fill-bots = Fill with bots
remove-bot = Send away
leave-seat = Get up
invite-title = Invite friends
question-yours = Your turn: what do you do?
waiting-for-move = Waiting for { $who }.
chosen-move = Chosen: { $move }
sending-move = Sent: { $move }
confirm-move = Play it
move-take-back = Take back
choice-taken-back = Taken back: { $move }
choice-lapsed = Not sent, because the question has changed: { $move }
moves-in-words = Your moves in words
board-failed = The board has stumbled. Your moves in words still work.
board-again = Show the board again
skip-animation = Skip
hint-ask = Hint
hint-follow = Do that
i-am-back = I am back
secret-title = Your secret
secret-only-you = Nobody else knows this.
secret-understood = I will remember
undo-free = Take back
undo-ask = Ask to take back
undo-wish = { $who } would like to take a move back. All right?
undo-agree = All right
undo-refuse = No
undo-asked = { $who } would like to take a move back and waits for an answer.
end-wish = { $who } would like to end the match as it stands. All right?
end-wish-refuse = Play on
end-asked = { $who } would like to end the match and waits for an answer.
undone-told = { $n ->
    [one] { $who } takes back { $n } move.
   *[other] { $who } takes back { $n } moves.
}
why-not-allowed = But you may! It is among your moves.
rule-open = Rule { $clause }
rules-all = All rules, one by one
rules-search = Search the rules
rules-found = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
log-and-chat = Log and chat
log-title = What happened
chat-title = Chat
chat-say = Say something
chat-send = Send
chat-mute = Mute
chat-muted = The chat is not shown.
chat-listen = Show the chat
chat-empty-yet = Nobody has said anything yet.
chat-watches = watching
spectators-count = { $n ->
    [0] Nobody is watching.
    [one] { $n } person is watching.
   *[other] { $n } people are watching.
}
table-about = About this table
table-host = Opened by { $who }.
leave-table = Leave the table
end-table = Close the table
resign = Resign
resign-wins = If you resign, the match ends and { $who } wins.
resign-bot = If you resign, a bot plays on in your seat for good: the others keep their match.
resign-alone = If you resign, only bots are left: the match ends without a winner.
propose-end = Propose to end the match
propose-end-text = The match ends as it stands once everybody agrees; nobody wins then.
end-match = End the match
curtain-pass = Pass the device to { $who }
curtain-text = The others look away now.
curtain-open = I am { $who }

# The end
end-title = The match is over
end-stopped = The table was closed before the end.
end-nobody = Nobody wins this time.
end-resigned = { $who } resigns: { $winner } wins.
end-given-up = { $who } resigns, and only bots are left: nobody wins.
end-agreed = Everybody agreed to stop here: nobody wins.
end-shared = { $who } share the victory.
end-ahead = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} ahead of everybody else.
end-ahead-of = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} ahead of { $next }.
end-tie-broken = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The points are equal, but the tie is broken for { $who }.
end-otherwise = { $who } wins. Points are not everything: { $points ->
    [one] { $points } point was
   *[other] { $points } points were
} enough.
end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-standing = These are the points as they stood.
story-title = How the points came about
story-numbers = Round by round, in numbers
story-round = Round
story-start = Start
turning-lead = The turning point: in round { $n }, { $who } takes the lead and keeps it.
turning-first = { $who } leads from the first round to the last.
turning-last = The turning point comes at the very end: only in the last round does { $who } take the lead.
luck-check = Check the luck
luck-is-fair = { $n ->
    [one] Fair: the one draw of luck is what the secret says. Your browser has worked it out itself.
   *[other] Fair: all { $n } draws of luck are what the secret says. Your browser has worked them out itself.
}
luck-is-given = { $n ->
    [one] The first move comes from another table: its luck was not checked here.
   *[other] The first { $n } moves come from another table: their luck was not checked here.
}
luck-is-wrong = Not fair: move { $n } is not what the secret says.
luck-other-secret = Not fair: the secret is not the one that was committed to at the start.
luck-seed-used = { $n ->
    [one] Checked by this browser: your seed was used, and the one draw it heard agrees.
   *[other] Checked by this browser: your seed was used, and all { $n } draws it heard agree.
}
luck-other-seed = Not fair: this is not the seed this browser gave, or not the commitment it saw first.
luck-heard-other = Not fair: draw { $n } is not what this browser heard.
luck-no-seed = This browser gave no seed of its own to this table.
luck-other-seal = Not fair: a seed is not the one that was sealed.
luck-seed-missing = The seed of { $name } was sealed but not told in time, and was left out.
luck-commitment = The luck of this match is fixed by:
rematch-ask = Once more with the same people
rematch-go = To the next match
replay-watch = Watch again
log-download = Download

# Watching again
replay-title = Watch a match
replay-of = { $game }, watched again
replay-drop = Drop a downloaded match here and it plays.
replay-choose = Or choose the file
file-no-log = That file is no match of ours.
replay-controls = Playback
replay-move = Move
replay-move-of = { $n } of { $all }
replay-before = Before the first move
replay-back = One move back
replay-forward = One move on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-view = Seen by
replay-spectator = a spectator
replay-open = everybody, all open
replay-last-decision = Previous decision
replay-next-decision = Next decision
replay-link = Link to this moment
replay-continue = Go on from here against bots

## A match in this browser

table-is-here = This match lives in this browser: no server knows of it.
invite-friends = Play on with friends
invite-line = The match moves to the server as it stands, and friends take over these seats:
invite-instead = a friend instead of { $who }
invite-go = Move and invite
invite-nobody = Everybody sits at this device: there is no seat for a friend.
local-stopped = The rules stopped working in this browser. They are started again; the match is as it was.
local-not-here = This browser cannot play this game by itself.
local-not-kept = This browser keeps nothing: the match is gone when the page is closed. Download it if you want to keep it.
local-damaged = This match was kept in this browser, but its log is damaged and cannot be played on. You can download what is there.
local-no-table = This match is not in this browser. Perhaps it was played in another one, or its data was cleared.
table-here-mark = in this browser

## Learning

learn-offer = New to it? 4 minutes
lesson-title = Your first match
lesson-step = Step { $n } of { $all }
lesson-go-on = Go on
lesson-not-now = You may, and soon you will. For now, try what glows.

# reach: notices, passkeys, all about me
reach-title = When it is my turn
reach-text = If it is your turn while you are not at the table, word can be sent to you: once per turn, and never of what is hidden.
reach-show = Set this up
reach-on = On
reach-asked = An e-mail is on its way: open its link to say yes.
reach-broken = Given up:
reach-broken-note = A way by which you hear of your turns works no more. The settings say why.
reach-trouble = The last notice did not arrive, it is tried again:
reach-this-browser = This browser, since { $when }
reach-other-browser = Another browser, since { $when }
reach-push-on = Notify me in this browser
push-denied = The browser was told not to show notices of this page. Its own settings can change that.
push-not-here = This browser cannot show notices here. Some need the page installed, and all need https.
reach-try = Try it
reach-tried = Sent. It should be there in a moment.
reach-remove = Remove
reach-add = One more way
reach-add-now = Add
reach-address-mail = E-mail address
reach-address-discord = Address of the Discord webhook
reach-address-matrix = Address of the Matrix server
reach-address-ntfy = Address of the ntfy topic
reach-address-json = Address that is sent JSON
reach-room = Room
reach-token = Access token
reach-token-maybe = Access token, if the topic needs one
reach-secret = Messages are signed with this secret, which is shown only now:
quiet-label = Quiet hours: what comes then waits until they end
quiet-from = From
quiet-to = To
passkey-title = A key that stays mine
passkey-text = With a passkey you are known on any device that has it: a lost device loses nothing, and you need no account.
passkey-not-here = This browser knows no passkeys here; they need https.
passkey-not-made = The passkey was not made, or not shown.
passkey-show = Show my passkeys
passkey-add = Add a passkey
passkey-added = The passkey is added. Keep it where you keep your others.
passkey-use = Go on here with a passkey
passkey-of = Added: { $when }
my-data = All about me
my-data-save = Save everything this server knows of me
my-data-forget-text = Who is forgotten gives up the matches being played, and nothing keeps the name. It cannot be undone.
my-data-forget = Forget me
mail-confirm-title = Notices by e-mail
mail-confirm-done = { $about } is told from now on when it is your turn.
mail-stop-title = No more mails
mail-stop-done = { $about } gets no more mails from here.

# Your own box
own-title = Your own box
own-text = Put in what your board and your cards show. Every change is checked at once, and what you make is kept in this browser.
own-board = The board of your box
own-board-text = Touch whatever looks different on yours. A star marks what is not as printed.
own-unsure-keys = Nobody has told us for certain: { $what }. Look at your own copy.
own-unsure = Nobody has told us this for certain: look at your own copy.
own-values = All values
own-name = Name of this box
own-new-name = My box
own-mine = My boxes
own-new = New, as it is printed
own-remove = Remove this box
own-share = Share as a link
own-share-text = The link holds all that is not as printed. Whoever opens it sees your box and may play with it.
own-save = Download (TOML)
own-saved = Saved as { $file }. The program takes it too: --box { $file }
own-open = Open a file
own-line = Line { $n }:
own-from-link = “{ $name }” comes from a link. It is yours once you keep or change it.
own-keep = Keep it
own-not-kept = This browser keeps nothing here, or has no room left: download the box if you want to have it tomorrow.
own-is-printed = Everything is as it is printed.
own-differs = Values not as printed: { $n }.
own-differs-here = not as printed
own-fits = It all fits. Players at most: { $most }.
own-broken = This does not fit together yet.
own-undo = Undo
own-redo = Redo
own-all-printed = All as printed
own-as-printed = As printed: { $value }
own-on = on
own-off = off
own-play = Play with it
own-at-table = This table plays with a box of its own: “{ $name }”. Not as printed:
own-at-table-unnamed = At this table not everything is as printed:
own-look = Look at this box
box-link-broken = This link to a box is damaged or belongs to another version. Nothing of it was taken over.
printed-first = Who begins
printed-first-drawn = drawn by lot
trial-title = What would it do?
trial-text = Bots of the lowest level (players: { $seats }) play up to { $n } matches with the printed box, and as many with yours from the same luck, for a minute at most.
trial-start = Try it out
trial-stop = Stop
trial-so-far = Matches played with each box: { $n }.
trial-none = No difference is larger than chance might make it.
trial-some = What stands in bold is more than chance.
trial-outdated = The box or the number of players has changed since.
trial-figure = On average
trial-printed = Printed
trial-own = Yours
trial-more = Difference
trial-sure = more than chance
trial-chance = may be chance
trial-moves = Moves in a match
trial-points = Points, seat { $n }
trial-share = Share of victories, seat { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Looking back
look-back-ask = Look back on this match
look-back-about = Every decision is looked at again, with what you could know then. It takes a few seconds.
look-back-doing = Looking back: { $done } of { $all }
look-back-stop = Stop
look-back-curve = Expected share of the victory, move by move
look-back-now = Move { $n }: { $share }
look-back-start = At the start
look-back-result = At the end
look-back-sum = Added up, you surely gave away { $lost } of a victory; luck changed your expected share by { $luck }.
look-back-alone = Luck changed your expected share by { $luck }.
# ratings: rated tables, my results, the season
rated-label = Rated: the result counts
rated-about = Everybody plays on a device of their own, with the box as it is printed, without hints and without taking back. Whoever resigns or is away at the end has lost. Only matches shown on the start page enter the season's table.
rated-mark = Rated
rated-change = Your rating: { $before } → { $after }
rated-not-moved = This match moved nobody’s rating.
results-title = My results
results-about = A rating says how well you play one game with so many players. It begins at 25. The number after ± is its uncertainty: in two cases out of three the truth lies no further away. Bots are measured on the same scale, and a medium one is 25.
results-empty = No match of yours has ended on this server yet. What you played in this browser alone is under “My tables” on the start page.
results-matches = { $n ->
    [one] { $n } rated match
   *[other] { $n } rated matches
}
results-bots = Bots: { $bots }
results-unmeasured = not measured
results-place = Place { $place } of { $all }
results-gone = Given up or away
results-broken-off = Broken off
results-not-rated = not rated
results-curve = Your rating match by match, from { $first } to { $last }
season-title = The season
season-named = The season: { $name }
season-since = Since { $when }.
season-about = Rated matches that anybody could watch. Everybody begins a season anew, and what is played at private tables does not show here.
# Deals: the same luck at several tables

deal-of-the-day = Deal of the day
deal-day-about = Everybody plays the same cards and dice today, against the same bots.
deal-day-go-on = Deal of the day: go on
deal-day-compare = Deal of the day: compare
deal-label = Others can play the same deal at another table
deal-label-note = Another table can then play the same cards and dice, and you compare. So that luck is the same for all, no seat adds a seed of its own: the server's commitment fixes it beforehand, and after two weeks it is laid open to be checked.
deal-waiting = This table plays a deal: others can play the same cards and dice at another table. So no seat adds a seed to the luck.
deal-to = To the deal
deal-hidden-title = Play it first
deal-hidden-text = Other tables play this deal too. You may watch once you have played it yourself.
deal-compare = Compare with others
deal-opens = The luck of this deal stays secret until { $when }, because others may still play it. Then it can be checked here.
deal-is-open = The luck of this deal lies open: at the end of each of its tables it can be checked.
deal-as-heard = { $n ->
    [one] The one draw of luck is as this browser heard it, fixed by the commitment it saw first.
   *[other] All { $n } draws of luck are as this browser heard them, fixed by the commitment it saw first.
}
deal-title = Deal
deal-players = { $n ->
    [0] nobody has played it yet
    [one] one person has played it
   *[other] { $n } people have played it
}
deal-play-first = You will see how others did once you have played it yourself. Your first time counts.
deal-play = Play it now
deal-go-on = Go on
deal-place = Place { $place } of { $of }
deal-better = { $n } % of the match points in this seat
deal-alone = There is nobody to compare with yet
deal-seat = Seat { $n }
deal-range = { $n ->
    [one] One result: { $least } points
   *[other] { $n } results, from { $least } to { $most } points
}
deal-score = { $n } %
deal-again = not for the first time
deal-bot-played = a bot played on
deal-late = too late to count
deal-playing = Still being played
deal-show = Others who have played it may watch my match
deal-another = Play it at another table
deal-exchange = Same people, seats exchanged
deal-yesterday = Yesterday's deal
deal-today = Today's deal
deal-how = How a deal works
deal-fair = Whoever does the same meets the same cards and dice; where tables differ, they still share as much luck as can be. Only the first time counts, and nobody sees anything of a deal before having played it. Whoever comes under a second name could play twice: that cannot be prevented. Days begin and end by universal time (UTC). Match points are counted as in duplicate bridge: one for everybody in the same seat who did worse, half for who did as well.
deal-secret = The luck followed from this secret:
deal-copy = Copy the link
