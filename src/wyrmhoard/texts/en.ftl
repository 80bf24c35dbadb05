# The program itself. Ids are the same in every language.

program = Four dragon-and-dwarf board games on one table: play them, simulate them, read their rules.
usage = Usage
arguments = Arguments
options = Options
commands = Commands
help-help = Show this help and leave.
help-version = Show the version and leave.
help-lang = Language of everything you read: { $languages }. Without it, your locale's.
help-games = List the games.
help-play = Play a match in the terminal against bots.
help-simulate = Play many matches between bots, as fast as the machine can.
help-report = Write a page on how balanced a game is: who wins from where, how long it takes, what is worth how much.
help-sweep = Play a grid of boxes with the same luck and put them in a table, or search for numbers that reach an aim.
help-arena = Let bots play against each other, in all seats and with the same luck for each.
help-replay = Tell a match again from its log.
help-verify = Check the luck of a finished match from its log, offline.
help-box = Show a game's box: what is printed on cardboard, and the house rules.
help-rules = Read a game's rules, all of them or some clauses.
help-warm = Compile the games now, so that nobody waits for it later.
help-solve = Tell how a game that can be solved is played best.
help-serve = Serve tables over the web, for friends or for thousands.
help-admin = Look after the tables of a server.
help-list = List all tables.
help-show = Show one table: who sits there and how far the match is.
help-end = End a table; its log stays.
help-purge = End and remove tables at which nothing has happened for a long time. Finished ones stay.
help-purge-days = For so many days.
help-export = Write the logs of finished tables into a folder, one file each.
help-copy = Copy everything from one database into another that is empty.
help-host = The address to listen on; 127.0.0.1 unless you say otherwise, 0.0.0.0 for everyone.
help-port = The port; 8000 unless you say otherwise.
help-db = Where tables are kept: sqlite:///FILE or postgresql://... Without it, a file in your data folder.
help-config = A TOML file with settings. Flags and the environment (WYRMHOARD_...) come before it.
help-public-url = The address by which players reach the server, for links and QR codes.
help-log-format = What the server writes about itself: lines (for people) or json (for programs).
help-open = Open the page in your browser.
help-export-all = Unfinished tables too, without their luck's secret.
help-players = How many players; three unless you say otherwise.
help-players-most = How many players; as many as the game takes unless you say otherwise.
help-players-least = How many players; as few as the game takes unless you say otherwise.
help-level = How well the bots play: novice, easy, medium (unless you say otherwise), hard or master.
help-seat = Your seat, counted from 1; you sit in the first unless you say otherwise.
help-watch = Watch: bots sit in every seat.
help-box-file = Your own box, a TOML file. "wyrmhoard box GAME" shows the one to start from.
help-set = Change one value of the box, for example --set first=drawn. May be repeated.
help-sweep-set = A number of the box and its values: lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. May be repeated.
help-aim = What to reach, instead of playing the whole grid: "seats equal", "length 70..80", "leads 2..4". May be repeated.
help-tries = How many boxes a search plays; 60 unless you say otherwise.
help-seed = Repeat the same luck. Without it, luck is new each time.
help-log = Write the log of the match to this file.
help-games-number = So many matches at random: short for --bots random --matches N.
help-matches = How many matches; 1,000 unless you say otherwise.
help-bots-seats = Who plays, with commas between: novice,hard,random. They sit down in this order, again and again until all seats are taken, and move on by one seat each match. Novices unless you say otherwise.
help-rows = Write a row a seat to this file (.parquet or .csv), and a row a match to another beside it.
help-against = A second box to compare with, played with the same luck.
help-ladder = How high the ladder of levels goes, or none; easy unless you say otherwise. Each level above takes longer. Of the same levels it is told how much is luck.
help-output = The file to write, for example page.html.
help-dask = Play on a dask cluster, for example tcp://10.0.0.5:8786.
help-bots = The bots that meet, with commas between: easy,hard.
help-deals = How often luck is new; each time is played in every seating. 10 unless you say otherwise.
help-think-seconds = Seconds a bot that searches takes for a move at most.
help-think-rounds = Rounds of search for a move, the same for all bots that search.
help-json = Print one JSON document instead of a table.
help-check = Check your own box file instead of showing the standard one.
help-replay-seat = Tell it as this seat heard it, counted from 1, hidden things hidden.
help-clause = Numbers of clauses, for example DC-12.
help-warm-games = Which games; all of them if none is named.
help-receipt = A player's receipt to compare with it: a file the page saves with the log, or a program has written.
help-new-game = Make a folder with a small game that runs, to be made into yours.
help-new-game-name = The game's name, in small letters with dashes: two-words.
help-into = Put everything into a folder of the game's name in this one. Without it, into the source checkout.
help-prefix = The two capitals that clause numbers begin with. Without it, the first letters of the name.
help-check-game = Check all that concerns one game, and list what is missing.
help-draft = Languages that are missing are no fault yet.
help-mcp = Let a language model play: tools over the Model Context Protocol, on standard input and output.
help-mcp-server = Sit at the tables of this server. Without it, at tables of this program, against bots.
help-mcp-name = The model's name at the table; Wyrm unless you say otherwise.

players-range = { $least }-{ $most } players
you = you
seat-you = Player { $n } (you)
seat-bot = Player { $n } (bot, { $level })
seat-other = Player { $n }
player-program = Player { $n } (program)
level-novice = very easy
level-easy = easy
level-medium = medium
level-hard = hard
level-master = very hard
level-random = random
level-greedy = greedy
level-search = plain search

choose = Your choice ({ $least }-{ $most }, ? for the rules, h for a hint, q to leave):
choose-what = { $who }, choose:
rule-of = The rules behind choice { $n }:
rules-hint = "? 3" shows the rules behind choice 3 alone.
not-a-choice = "{ $given }" is none of the choices. Type a number from { $least } to { $most }.
bots-warming = The bots are warming up: for about a minute they play below their level.
advice-title = How a bot sees it:
advice-share = chance to win { $share }, give or take { $error }
advice-calculated = chance to win { $share }, calculated
advice-meant = choose it { $meant } of the time
advice-mixed = Nobody should be able to foresee you: choose by chance, as often as is said.
advice-thinking = Thinking about it…
thinking = { $who } is thinking…
left = You have left the match.
over = The match is over.
wins = { $who } wins!
shared = The victory is shared: { $who }.
nobody-wins = Nobody wins.
hidden-title = What was hidden
end-held = { $who } still holds: { $a }
player = Player
pair = { $a }: { $b }
points-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
log-written = The log is in { $file }. "wyrmhoard replay { $file }" tells the match again.

simulated = { $games ->
    [one] { $games } match
   *[other] { $games } matches
} of { $game }, { $players } players, seed { $seed }
simulated-moves = { $moves } moves in { $seconds } s: { $rate } moves a second, { $mean } moves a match
decided = Decided by:
decided-points = points
decided-tie-break = tie-break
decided-shared = victory shared
decided-nobody = nobody won
decided-given-up = given up as endless
simulated-drama = Changes of the lead a match: { $changes }. Nobody was ahead of the winner any more after { NUMBER($settled, style: "percent") } of the moves.
report-written = The page is in { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Seats apart
figure-length = Moves
figure-points = Points
figure-margin = Margin
figure-leads = Lead changes
figure-settled = Decided after
figure-behind = Most points the winner was behind
figure-shared = Shared
figure-nobody = Nobody won
figure-miss = Off the aims
sweep-checked = Below each: the same box with other luck.
sweep-refused = Left out: { $point }. { $why }
report-title = { $game }: how balanced is it?
report-about = Matches: { $matches } · players: { $players } · bots: { $bots } · box: { $box } · seed: { $seed }
report-standard = standard
report-seats = Victory by seat
report-seats-note = Mean share with its 95 % interval; the line is a fair share, { $fair }.
report-sides = { $n ->
    [3] By all of it together
   *[other] By what was dealt ({ $n })
}
report-length = Length of a match
report-length-note = In moves, luck's included. Mean { $mean }; all but the shortest and longest 1 %: { $low } to { $high }.
report-points = Points at the end
report-points-note = Of all seats. The best is before the second by { $n } on average.
report-leads = How often the lead changes
report-leads-note = Times a match, { $n } on average.
report-settled = When it was decided
report-settled-note = The part of the match after which nobody was ahead of the winner any more.
report-behind = Comebacks
report-behind-note = The most points the winner was behind; in { NUMBER($n, style: "percent") } of matches more than none.
report-decided = What decided the matches
report-worth = What each is worth
report-worth-card = What each card is worth
report-worth-square = What each square is worth
report-worth-dice = What each side of a die is worth
report-worth-nuggets = What a roll with so many nuggets is worth
report-worth-note = How much more than a fair share of the victory is won by whoever has it, with its 95 % interval. It tells what goes together, not what causes what.
report-ladder = The ladder of levels
report-ladder-note = Each alone at a table of the next lower level; a fair share is { $fair }. Matches a rung: at least { $matches }.
report-luck = How much is luck
report-luck-note = Bots of one level among themselves, and how many of them play. Luck's part in all that moved shares of the victory, with its 95 % interval; the rest were decisions. Matches of a kind: at least { $matches }.
report-rung = { $level } among { $below }
report-rules = How often each rule applies
report-rule = Rule
report-often = a match
report-among = in matches
report-differs = What differs between the two boxes
report-changes = What came of it
report-changes-note = Matches with the same luck are compared one by one. More than noise: more than three standard errors apart.
report-told = Is it more than noise?
report-sure = more than noise
report-noise = no more than noise
report-seat-share = Victory, player { $n }
share = Victories
mean-points = Mean points
column-bot = Bot
column-among = Among
column-side = Dealt
column-interval = 95 % interval
column-rating = Rating
interval = { $low } to { $high }
arena-no-winner = Matches that nobody won: { $n } of { $all }
arena-stopped = Stopped early; this is what there is.
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = Compiling the rules…
playing = Playing

box-fine = { $file } is a good box for { $game }.
replayed = { $game }, { $players } players, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
unfinished = The match is not over yet.
luck-fair = Fair: { $draws ->
    [one] the one draw of luck is
   *[other] all { $draws } draws of luck are
} what the secret says, and all { $moves } moves follow the rules.
luck-given = { $moves ->
    [one] The first move comes from another table: its luck was not checked here.
   *[other] The first { $moves } moves come from another table: their luck was not checked here.
}
luck-not-committed = The secret in this log is not the one that was committed to at the start.
luck-wrong = Move { $n } is not what the secret says: "{ $came }" came, "{ $should }" should have.
luck-not-sealed = The seed of seat { $seat } is not the one that was sealed.
luck-untold = The seed of seat { $seat } was sealed but not told in time, and was left out: whoever knew the secret could choose between two lucks there.
receipt-agrees = Receipt: the seed was used, and every draw that was heard is told alike.
receipt-other-seed = Receipt: not the seed that was given, or not the commitment that was seen first.
receipt-other-draw = Receipt: draw { $n } is not what was heard.
warm = { $game }: ready after { $seconds } s

serving = Wyrmhoard is at { $url }. Ctrl-C stops it.
no-tables = There are no tables.
table-ended = Table { $table } has been ended.
exported = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} → { $folder }
purged = { $tables ->
    [one] { $tables } abandoned table has been removed.
   *[other] { $tables } abandoned tables have been removed.
}
not-exported = Table { $table } was left out: { $why }
copied = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: everything is copied and checked.
column-table = Table
column-game = Game
column-status = State
column-changed = Last change
column-seats = Seats
column-host = Opened by
column-moves = Moves
status-open = open
status-playing = being played
status-over = over
status-ended = ended

# A new game, and what it lacks
game-made = Made: { $folder }
game-next = It can be played at once. What it still lacks says: { $check }
part-loads = The game loads
part-box = The box
part-rules = The clauses
part-texts = The texts
part-matches = Random matches
part-bots = Bots
part-board = Boards
part-kept = Kept matches
part-tests = The tests of every game, and its own
check-fine = { $game }: nothing is missing.
check-found = { $n ->
    [one] { $game }: { $n } thing to be done.
   *[other] { $game }: { $n } things to be done.
}
check-broken = { $where }: { $reason }
check-refused = { $why }
check-name = GAME is called "{ $given }", but by its folder it must be "{ $needed }".
check-seats = A game is for 1 to { $most } seats: mend "seats" in __init__.py.
check-no-seats = { $layout } needs a field "seats": how many sit at the table.
check-no-file = { $file } is missing. Write it; "wyrmhoard new-game" shows what it looks like.
check-clause-unfit = { $where }: "{ $given }" is no clause number. It takes two capitals, a dash and a number: AB-1.
check-no-clauses = { $file } has no clauses. Begin lines with - **AB-1** and the rule.
check-clause-order = Clauses count up without a gap: { $needed } should stand where { $given } does.
check-clauses-unknown = Cited, but not in RULES.md: { $clauses }.
check-clauses-uncited = Cited nowhere in the code or the box: { $clauses }. Name each in the docstring of the function that obeys it.
check-clauses-untested = Without a test: { $clauses }. Mark tests in { $folder } with @pytest.mark.clause.
check-verbs-without-clause = CLAUSES in state.py names no clause for: { $verbs }.
check-text-missing = Missing in { $file }: { $texts }.
check-text-unknown = In { $file }, but not in English: { $texts }.
check-text-taken = The program or the page has these texts already: { $texts }. Choose other names, for the verb too if it is one ({ $file }).
check-text-unreadable = { $where }: this is not Fluent.
check-blanks = The blanks differ from the English ones in { $file }: { $texts }.
check-languages = Not translated yet (texts and rules): { $languages }. Until then English is shown, with a mark.
check-no-walks = { $file } is missing: what is conserved, and the boxes that tests walk through.
check-not-conserved = { $where }, with { $seats } players: { $said } does not hold. { $values }
check-stuck = With { $seats } players, after { $moves } moves: nobody can move, or it never ends. See actors and legal.
check-leak = To seat { $seat } an imagined world looks different from the real one: { $fields }. See view and imagine.
check-plain-board = In the terminal the plain board is shown. One of its own would be { $file }, or board.py in the game's folder.
check-plain-page = On the page the plain board is shown. One of its own would be { $folder }.
check-not-kept = No kept match for so many players: { $seats }. "make playthroughs" writes them to { $folder }.
check-test-failed = This test fails: { $test } { $reason }
check-tests-elsewhere = Tests need the source checkout and pytest; they were not run.

# Why not?
why-hint = "why MOVE" says why a move is not on offer, for example: why { $move }
why-allowed = But you may: it is choice { $n }.
why-words = After "why" comes: { $forms }
why-over = The match is over: nobody moves any more.
why-luck = Luck is at work. One moment.
why-not-yours = That is no player's move: it happens by itself.
why-turn = It is not your turn. Now: { $who }.

# What may not be done
error = Error: { $what }
no-such-game = There is no game "{ $game }".{ $near ->
    [none] {""} "wyrmhoard games" lists them.
   *[other] {""} Did you mean "{ $near }"?
}
no-such-level = There is no level "{ $level }".{ $near ->
    [none] {""} Choose novice, easy, medium, hard or master.
   *[other] {""} Did you mean "{ $near }"?
}
no-such-command = There is no command "{ $command }".{ $near ->
    [none] {""} "{ $program } --help" lists them.
   *[other] {""} Did you mean "{ $near }"?
}
no-such-language = There is no language "{ $lang }". Choose one of: { $languages }.
no-such-clause = There is no clause "{ $clause }" in these rules.
no-such-move = "{ $move }" is no move of this game.
no-such-seat = "{ $seat }" is no seat.
not-your-turn = It is not this seat's turn.
not-legal-now = "{ $move }" is not allowed now.
url-not-reached = { $url } cannot be reached: { $reason }
package-missing = { $package } is not installed. Run: pip install 'wyrmhoard[{ $extra }]'
wrong-seats = This game is for { $least } to { $most } players, not for { $given }.
first-not-seated = The box says that seat { $first } begins (counted from 0), but there are only { $seats } players.
seat-not-there = There is no seat { $given }: the match has { $seats } players.
games-at-least-one = At least one match must be played, not { $given }.
games-are-random = --games plays at random, and goes with neither --bots nor --matches. Say --bots and --matches instead.
more-bots-than-seats = Too many bots: { $bots } for { $seats } seats.
rows-ending = The name of { $file } must end in one of: { $endings }.
rows-no-package = Parquet needs one more package: pip install wyrmhoard[tables]. A .csv file needs none.
rows-in-part = { $file } has no room for all rows ({ $reason }): it holds the first { $kept } of { $matches } matches. Make room and give the same command with --seed { $seed }: it plays the same again.
cluster-no-package = A cluster needs more packages: pip install wyrmhoard[cluster]
cluster-unreachable = No dask cluster answers at { $address }: { $reason }.
cluster-differs = A worker of the cluster has other rules or bots than this computer. Install the same version everywhere.
cluster-failed = A worker of the cluster failed: { $reason }.
sweep-no-field = There is no field "{ $field }" in this box.{ $near ->
    [none] {""}
   *[other] {""} Did you mean "{ $near }"?
}
sweep-too-large = That would be { $size } boxes; at most { $most } are played. Take fewer values, or search among them with --aim.
sweep-nothing = Say what is to change, for example --set lair=1..8.
sweep-empty = "{ $given }" has no values: the first is above the last, or the step is 0.
aim-unknown = "{ $given }" is no aim.{ $near ->
    [none] {""} Known are: { $known }.
   *[other] {""} Did you mean "{ $near }"?
}
aim-unreadable = "{ $given }" does not say what is wanted. Say for example "seats equal" or "length 70..80".
seconds-or-rounds = Say either --seconds or --rounds, not both.
more-than-nothing = { $what } must be more than 0, not { $given }.
bot-twice = "{ $level }" is named twice; once is enough.
set-not-a-pair = "{ $given }" does not say KEY=VALUE.
seed-negative = A seed is 0 or more, not { $given }.
file-not-written = { $file } cannot be written: { $reason }.
file-exists = { $file } is there already. Choose another name, or move it away first.
file-elsewhere = { $file } cannot be written: { $reason }. So as not to be lost, it lies in { $other }.
game-name-unfit = "{ $name }" cannot be a game's name: small letters, numbers and dashes, at most { $most }, such as two-words.
game-there = There is a game "{ $game }" already, in { $folder }.
prefix-unfit = "{ $prefix }" cannot begin clause numbers: it takes two capitals. Choose with --prefix AB.
prefix-taken = The clauses of { $game } begin with { $prefix } already. Choose another two capitals.
folder-not-empty = { $folder } is not empty. Choose another name, or another folder with --into.
no-checkout = This is no source checkout. Say where the game is to lie with --into FOLDER.
text-missing = The game has no text "{ $text }". Write it in its texts/en.ftl.
not-solved = { $game } is not solved: nobody can say what is best in it. Bots search for it instead.

box-unreadable = { $file } cannot be read: { $reason }.
box-not-toml = This cannot be read as TOML. Look for a missing quote, bracket or comma, or for a key said twice.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, line { $line }
}
box-unknown-key = "{ $key }" is not part of this game's box.
box-missing-key = "{ $key }" is missing.
box-not-a-list = "{ $key }" must be a list of { $needed } values.
box-wrong-count = "{ $key }" must have { $needed } values, not { $given }.
box-out-of-range = "{ $key }" must be from { $least } to { $most }, not { $given }.
box-wrong-value = "{ $key }" cannot be { $given }. Allowed: { $allowed }.
box-too-small = This box is for at most { $most } players, not { $given }.
box-not-a-table = "{ $key }" must be a table with a line for each row.
box-wrong-word = "{ $key }": the word "{ $word }" is unknown or said twice.

log-unreadable = { $file } cannot be read: { $reason }.
log-too-large = { $file } is larger than { $most } MB: that is no log of ours.
log-not-json = { $file } is not a log: { $reason }.
log-bad-header = The log says nothing usable about "{ $key }".
luck-not-there = This log lays no luck open: only tables of a server have a secret to check.
table-not-over = The match is not over yet: its luck stays secret until then.
table-still-alive = The match is still going on: it stays in your list.
not-reachable = No other device can reach this server here. Start it with --host 0.0.0.0, or tell it its address (public_url).
log-unknown-format = The log has format { $given }; this program knows format { $known }.
log-unknown-rules = The log was played with rules version { $given } of { $game }; this program has version { $known } and will not guess.
log-bad-move = Move { $n }, "{ $move }", cannot have been played: { $why }

store-wrong-url = This is no address of a store. Write sqlite:///FILE or postgresql://HOST/DATABASE, special characters in a password as %-codes.
store-in-use = { $file } is already in use by another Wyrmhoard. A SQLite file serves one process; for several, use PostgreSQL.
store-not-a-database = { $file } is not a SQLite database.
store-not-opened = { $store } cannot be opened: { $reason }.
store-no-permission = { $store } does not let us in or cannot be written: { $reason }.
store-unreachable = { $store } cannot be reached: { $reason }.
store-no-driver = PostgreSQL needs one more package: pip install wyrmhoard[postgres]
store-too-new = The store was last used by another version of Wyrmhoard (schema { $version }), which this one does not know. Install the newest.
store-not-empty = The store to copy into is not empty.
store-copy-differs = The copy is not the same as the original ("{ $part }"). Do not use it.
store-copy-broken = The copy broke off halfway: { $reason }. The original is unharmed. Empty the target (delete the file, or create the database anew) and copy again.

# What a server refuses
who-are-you = Say your name first.
name-unfit = A name has 1 to { $most } visible characters.
code-unknown = This link has been used already or is too old. Make a new one on your other device.
no-such-table = There is no such table.
no-such-variant = This game has no variant "{ $variant }".
too-many-tables = You are at { $most } tables already. Finish or end one first.
not-your-table = Only whoever opened this table or sits at it may do that.
not-your-seat = This is not your seat.
seat-taken = Somebody sits there already.
seat-free = There is nobody in this seat.
seat-not-away = No bot is playing for this seat.
table-started = The match has begun already.
seed-not-sealed = This is not the seed that was sealed.
table-not-playing = No match is being played at this table now.
table-over = The match is over already.
table-busy = Too much is happening at this table at once. Try again.
rematch-there = The rematch has been opened already.
too-late = Too late: the table has moved on.
too-soon = Too soon: wait another { $wait } ms.
too-fast = Too much at once. Wait a moment.
undo-not-now = This move cannot be taken back: luck has spoken since, or it gave something away.
undo-asked-already = Somebody has asked to take back a move already.
undo-not-asked = Nobody is waiting for your answer about a move.
end-asked-already = Somebody has proposed to end the match already.
end-not-asked = Nobody is waiting for your answer about ending the match.
end-asked-often = You have proposed it { $most } times. That is enough for one match.
hints-off = This table plays without hints.
chat-empty = There is nothing to read in this message.
chat-too-fast = You write faster than the others can read. Wait a moment.
not-stored = This could not be saved, so it has not happened. Try again in a moment.
token-unknown = This token opens no seat at this table.
hello-first = The first message must be a hello.
hello-again = You have said hello already.
wrong-version = This page is older or newer than the server. Load it again.
message-malformed = The server does not understand this message.
form-malformed = The server does not understand this request: { $reason }.
body-too-large = This is larger than { $most } KB.
body-too-slow = This took too long to arrive. Try again.
not-json = Send it as application/json.
other-origin = Another site's page may not do this here.
wrong-host = This server answers only at { $url }.
nothing-here = There is nothing here.
wrong-method = This cannot be asked that way.
our-fault = Something went wrong on the server. It is not your fault.
log-too-long = This log has more than { $most } moves.
log-too-short = The log has only { $moves } moves, not { $given }.

port-taken = Port { $port } on { $host } is in use already. Choose another with --port.
address-unfit = The server cannot listen on { $host }, port { $port }: { $reason }.
settings-unreadable = { $file } cannot be read: { $reason }.
settings-not-toml = { $file } is not TOML: { $reason }.
settings-unknown-key = { $where }: there is no setting "{ $key }".
settings-wrong-value = { $where }: "{ $key }" does not fit: { $reason }.

# Ratings and the season’s table
help-season = Print the season’s table: rated matches that anybody could watch.
column-name = Name
column-matches = Matches
column-won = Won
season-provisional = provisional
season-empty = No rated match that anybody could watch has ended yet.
season-pool = { $game }, { $players } players
rated-as-printed = A rated table is played with the box as it is printed.
rated-one-seat = At a rated table everybody has one seat only.
rated-own-luck = A rated table has luck of its own: it cannot be on a deal.
rated-no-programs = Outside programs cannot sit at a rated table: nobody knows how strong they are.
rated-to-the-end = A rated match ends when it is played out, when somebody resigns, or when all players agree to stop.
no-such-result = You have no result at this table.

# What the command line itself refuses
click-missing = Missing: { $what }.
click-no-such-option = There is no option { $what }.
click-bad-value = "{ $what }": this value does not fit ({ $reason }).
click-not-a-number = { $what } takes a whole number, not "{ $given }".
click-too-much = That is too much: { $given }.
click-misused = { $what } cannot be used like this.
click-other = { $reason }
try-help = "{ $command } --help" shows how it is used.
reason-not-there = there is no such file or folder
reason-forbidden = access is denied
reason-folder = it is a folder
reason-no-folder = part of the path is not a folder
reason-full = the disk is full

# The page, and a table, as messengers show a link to them
start-line = Games of dragons and dwarves in one mountain. Open the page, send a link, play.
preview-invites = { $who } invites you to { $game }
preview-free = { $n ->
    [one] { $n } seat is still free.
   *[other] { $n } seats are still free.
}
preview-played = Being played by: { $who }
preview-over = The match is over. Those who played: { $who }

# Notices, and what may be wrong with them
notice-turn-title = Your turn: { $game }
notice-turn = It is your turn.
notice-turn-of = { $name }, it is your turn: { $game }
notice-broken-title = Notices that do not arrive
notice-broken = Notices no longer reach you by this way: { $way }. The settings say why.
notice-test-title = A test
notice-test = Notices from Wyrmhoard arrive here.
notice-confirm-title = Notices by e-mail?
notice-confirm = Somebody, probably you, wants Wyrmhoard to write to this address when it is their turn. If that was you, open this link; else do nothing, and no more mail will come.
notice-stop = No more mails of this kind:
way-push = this browser
way-mail = e-mail
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = a webhook of your own
host-lacks-push = Whoever runs this server has not turned on notices in the browser (push = true).
host-lacks-mail = Whoever runs this server has not set up a mail server (mail_server, mail_from, public_url).
host-lacks-webhooks = Whoever runs this server has not turned on webhooks (webhooks = true).
host-lacks-packages = Whoever runs this server has not installed what this needs: pip install 'wyrmhoard[notices]'
mail-unfit = That is no e-mail address.
mail-not-confirmed = This address has not said yes yet: open the link in the mail.
push-unfit = This browser's answer is not what notices need. Turn it off and on again.
address-not-web = An address that begins with https:// is wanted.
discord-unfit = That is no address of a Discord webhook; it contains /api/webhooks/.
matrix-unfit = Matrix needs a room like !abc:example.org and an access token.
ntfy-unfit = That is no address of an ntfy topic, like https://ntfy.sh/my-topic
token-unfit = A token has no spaces and only plain letters, digits and signs.
too-many-channels = { $most } are the most there may be. Remove one first.
no-such-channel = That is no longer among your ways to hear of turns.
link-unknown = This link is not valid any more.
zone-unknown = The time zone { $zone } is not known here.
passkey-unfit = The passkey could not be checked. Try again.
passkey-unknown = This server does not know that passkey.
trouble-address = The address cannot be used.
trouble-inside = The address leads into the server's own network, which its host does not allow.
trouble-not-reached = Nobody could be reached at the address.
trouble-slow = There was no answer in time.
trouble-tls = The connection could not be secured: its certificate is not valid.
trouble-redirects = The address leads on and on.
trouble-busy = The other side could not take it just then.
trouble-refused = The other side refused the message.
trouble-gone = This browser takes no more notices.
trouble-key-changed = The server's key has changed. Turn notices in that browser on anew.
trouble-webhook-gone = The webhook does not exist any more, or its token is not valid.
trouble-mail-refused = The mail address was refused.
trouble-mail-server = The host's mail server does not take mails at the moment.

# Looking back on a match
help-review = Look back on a finished match: which decisions gave something away, and what luck had to do with it.
help-review-seat = Only this seat's decisions, counted from 1. Otherwise everybody's.
help-review-rounds = Rounds of search for each decision; more take longer and are surer.
help-review-seed = The same seed gives the same review.
reviewing = Looking back
review-unfinished = Only a finished match can be looked back on.
review-stopped = Stopped early; what is missing was not looked at.
review-how = Decisions are judged by what could be known at the time; luck is valued with everything laid open.
review-account = Expected share of the victory: { $start } at the start, { $result } at the end.
review-lost = Surely given away, all told: { $share }.
review-nothing-lost = No decision surely gave anything away.
review-decisions = Decisions worth another look
review-turned = Where it turned
review-better = better: { $what } ({ $worth })
review-known = it could be known: { $what }
review-move = Move { $n }: { $what }
review-luck = luck
review-own = own decisions
review-others = decisions of others
review-together = choices made at once
review-forced = forced moves
mark-brilliant = brilliant
mark-best = best
mark-good = good
mark-inaccuracy = inaccurate
mark-mistake = mistake
mark-blunder = blunder
# Deals

deal-not-open = The luck of this deal is not laid open yet: others may still play it. When { $day } is over (UTC), download the log again and check it then.
deal-hidden = You will see what others made of this deal once you have played it yourself.
deal-no-chat = At a table of a deal only those who sit there may write before the end.
deal-of-day = Everybody has one table for the deal of the day: it begins on the start page.
deal-over = The time for this deal is over: its luck has been laid open.
no-such-deal = There is no such deal.
