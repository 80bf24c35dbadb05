# The program itself. Ids are the same in every language.

program = Four dragon-and-dwarf board games on one table: play them, simulate them, read their rules.
usage = Usage
options = Options
commands = Commands
help-help = Show this help and leave.
help-version = Show the version and leave.
help-lang = Language of everything you read: { $languages }. Without it, your locale's.
help-games = List the games.
help-play = Play a match in the terminal against bots.
help-simulate = Play many random matches as fast as the machine can.
help-replay = Tell a match again from its log.
help-box = Show a game's box: what is printed on cardboard, and the house rules.
help-rules = Read a game's rules, all of them or some clauses.
help-warm = Compile the games now, so that nobody waits for it later.
help-players = How many players.
help-level = How well the bots play: easy, medium (unless you say otherwise) or hard.
help-seat = Your seat, counted from 1; you sit in the first unless you say otherwise.
help-watch = Watch: bots sit in every seat.
help-box-file = Your own box, a TOML file. "wyrmhoard box GAME" shows the one to start from.
help-set = Change one value of the box, for example --set first=drawn. May be repeated.
help-seed = Repeat the same luck. Without it, luck is new each time.
help-log = Write the log of the match to this file.
help-games-number = How many matches; 10,000 unless you say otherwise.
help-json = Print one JSON document instead of a table.
help-check = Check your own box file instead of showing the standard one.
help-replay-seat = Tell it as this seat heard it, counted from 1, hidden things hidden.
help-clause = Numbers of clauses, for example DC-12.
help-warm-games = Which games; all of them if none is named.

players-range = { $least }-{ $most } players
seat-you = Player { $n } (you)
seat-bot = Player { $n } (bot, { $level })
seat-other = Player { $n }
level-easy = easy
level-medium = medium
level-hard = hard
level-random = random
level-greedy = greedy

choose = Your choice ({ $least }-{ $most }, ? for the rules, q to leave):
choose-what = { $who }, choose:
rule-of = The rules behind choice { $n }:
rules-hint = "? 3" shows the rules behind choice 3 alone.
not-a-choice = "{ $given }" is none of the choices. Type a number from { $least } to { $most }.
thinking = { $who } is thinking…
left = You have left the match.
over = The match is over.
wins = { $who } wins!
shared = The victory is shared: { $who }.
nobody-wins = Nobody wins.
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
share = Victories
mean-points = Mean points
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
warm = { $game }: ready after { $seconds } s

# What may not be done
error = Error: { $what }
no-such-game = There is no game "{ $game }".{ $near ->
    [none] {""} "wyrmhoard games" lists them.
   *[other] {""} Did you mean "{ $near }"?
}
no-such-level = There is no level "{ $level }".{ $near ->
    [none] {""} Choose easy, medium or hard.
   *[other] {""} Did you mean "{ $near }"?
}
no-such-command = There is no command "{ $command }".{ $near ->
    [none] {""} "wyrmhoard --help" lists them.
   *[other] {""} Did you mean "{ $near }"?
}
no-such-language = There is no language "{ $lang }". Choose one of: { $languages }.
no-such-clause = There is no clause "{ $clause }" in these rules.
no-such-move = "{ $move }" is no move of this game.
no-such-seat = "{ $seat }" is no seat.
not-your-turn = It is not this seat's turn.
not-legal-now = "{ $move }" is not allowed now.
wrong-seats = This game is for { $least } to { $most } players, not for { $given }.
first-not-seated = The box says that seat { $first } begins (counted from 0), but there are only { $seats } players.
seat-not-there = There is no seat { $given }: the match has { $seats } players.
games-at-least-one = At least one match must be played, not { $given }.
set-not-a-pair = "{ $given }" does not say KEY=VALUE.
seed-negative = A seed is 0 or more, not { $given }.
file-not-written = { $file } cannot be written: { $reason }.

box-unreadable = { $file } cannot be read: { $reason }.
box-not-toml = { $file } is not TOML: { $reason }.
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
box-die-sides = "{ $key }": a die has { $needed } sides, but { $given } are given.
box-colour-count = "{ $key }" must have "{ $word }" { $needed } times, not { $given } times.
box-too-small = This box is for at most { $most } players, not { $given }.
box-too-many-cards = "{ $key }": { $given } cards, but at most { $most } are allowed.
box-too-few-cards = "{ $key }": { $given } cards, but at least { $needed } are needed.
box-too-few-colours = "{ $key }": dragons with cards: { $given }, but at least { $needed } are needed.
box-start-coloured = "{ $key }": the start, the first space, must be plain.
box-start-numbered = "{ $key }": the start must count 0 on both sides.
box-summit-not-last = "{ $key }": the summit must be the last spaces of the track, without a gap.
box-not-a-table = "{ $key }" must be a table with a line for each row.
box-wrong-word = "{ $key }": the word "{ $word }" is unknown or said twice.
box-card-side = Card "{ $key }": side { $side } opens onto more than one field.
box-card-field = Card "{ $key }": no way leads to field { $field }.
box-card-crossing = Card "{ $key }": moves to cross it: { $given } instead of { $needed }.
box-card-feature = Card "{ $key }" has more than one of: { $feature }.
box-card-start = Card "{ $key }" must have a ladder and open on all sides.
box-card-goal = Card "{ $key }" cannot be entered from every side, even turned.
box-card-exit = Card "{ $key }": the exit belongs on goal-exit and nowhere else.
box-total = "{ $key }" adds up to { $given } instead of { $needed }.
box-too-many = "{ $key }" asks for { $given }, but { $most } is the most.

log-unreadable = { $file } cannot be read: { $reason }.
log-too-large = { $file } is larger than { $most } MB: that is no log of ours.
log-not-json = { $file } is not a log: { $reason }.
log-bad-header = The log says nothing usable about "{ $key }".
log-unknown-format = The log has format { $given }; this program knows format { $known }.
log-unknown-rules = The log was played with rules version { $given } of { $game }; this program has version { $known } and will not guess.
log-bad-move = Move { $n }, "{ $move }", cannot have been played: { $why }

# What the command line itself refuses
click-missing = Missing: { $what }.
click-no-such-option = There is no option { $what }.
click-bad-value = "{ $what }": this value does not fit ({ $reason }).
click-other = { $reason }
try-help = "{ $command } --help" shows how it is used.
