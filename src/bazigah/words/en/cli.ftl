# The command line: help pages, and what was wrong.

## Help

cli-help-usage = Usage:
cli-help-commands = Commands:
cli-help-options = Options:
cli-help-help = Shows this page.
cli-help-version = Says which version this is.
cli-help-lang = The language: fa (Persian) or en (English).
cli-help-digits = The digits: fa (Persian) or en (Latin).
cli-no-help = A command of Bazigah.
cli-help =
    Bazigah, the place of play: Clever, TEN and Wazabi for people and bots.
    
    “bazigah play” starts a game and asks for all that it needs.
cli-help-epilog =
    Every match is saved after each move. More about a command:
    bazigah COMMAND --help

cli-play-short = Plays a game.
cli-resume-short = Goes on with a match.
cli-matches-short = Lists the saved matches.
cli-replay-short = Tells a match again.
cli-verify-short = Checks a record and its dice.
cli-rules-short = Shows the rules of a game.
cli-simulate-short = Lets bots play many games.
cli-tournament-short = Lets bots play one another and rates them.
cli-sweep-short = Plays a game under many settings of its options.
cli-report-short = Makes a page with plots of what was played, or a table as Parquet.
cli-serve-short = Starts the table server: people meet and play in their browsers.
cli-backup-short = Saves all that the server keeps in one file.
cli-restore-short = Fills an empty database from a backup.
cli-check-short = Checks all stored matches.

cli-play-help = Plays a game at this keyboard: people take turns, bots play by themselves. Without a game it asks which one.
cli-play-seats = Who plays, in turn order, with commas between: Sara,Ali,greedy. The name of a bot (random, greedy) seats a bot, any other name a person.
cli-play-option = An option of the game, as picks=2; may be given several times. With sheet=@FILE the value is read from a JSON or TOML file. “bazigah rules GAME” lists the options.
cli-play-dice = fair: sealed dice of the program, which can be checked afterwards. table: you throw real dice or draw real cards and type what came.
cli-play-epilog = For example: bazigah play clever --seats Sara,greedy --option rounds=4
cli-resume-help = Goes on with a saved match: its id, the beginning of its id, or a file. Without one, with the last match that is not over.
cli-matches-help = Lists the saved matches, the last played first.
cli-replay-help = Tells what happened in a match, event by event, and what lies on the table at the end.
cli-replay-at = Stops after event N.
cli-replay-step = Waits for Enter after each event.
cli-verify-help = Plays a record again, checks every event, the checksum, the result and the dice, and says what that proves.
cli-rules-help = Shows the rules of a game, or one clause with all that belongs to it: bazigah rules clever C4

## What was wrong

cli-usage = The command line cannot be read like this; see { $command }
cli-no-command = There is no command “{ $name }”; there are { $known }.
cli-no-option = There is no option { $name } here; see { $command }
cli-option-flag = The option { $name } takes no value; see { $command }
cli-option-bare = The option { $name } needs a value; see { $command }
cli-missing = { $name } is missing; see { $command }
cli-extra = This is too much: “{ $arguments }”; see { $command }
cli-choice = { $option } cannot be “{ $value }”; it can be { $allowed }.
cli-game-unknown = There is no game “{ $name }”; there are { $known }.
cli-which-game = Which game? There are { $known }; for example: bazigah play clever
cli-bot-unknown = There is no bot “{ $name }” for this game; there are { $known }.
cli-clause-unknown = There is no clause “{ $clause }” in { $game }; there are { $known }.
cli-seat-empty = A seat has no name in “{ $seats }”; write names with commas between, as Sara,Ali,greedy.
cli-seat-twice = Two people are called “{ $name }”; everyone needs a name of their own.
cli-option-form = “{ $text }” is no option; write it as NAME=VALUE, for example players=3.
cli-option-twice = The option “{ $name }” is given twice.
cli-players-differ = The option players is “{ $players }”, but { $seats ->
    [one] one seat is taken
   *[other] { $seats } seats are taken
}.
cli-json = The file { $path } is no JSON: line { $line } cannot be read.
cli-toml = The file { $path } is no TOML.
cli-file-missing = There is no file { $path }.
cli-file-directory = { $path } is a folder, not a file.
cli-file-permission = The file { $path } may not be read by you.
cli-file-failed = The file { $path } cannot be read.
cli-file-not-text = The file { $path } is damaged or no text at all.
cli-file-large = The file { $path } is far too large for a record.
cli-disk-full = The disk is full: { $path } could not be written. Everything up to the last save is still there.
cli-write-permission = { $path } may not be written by you; choose another folder with BAZIGAH_HOME.
cli-write-failed = { $path } could not be written.
cli-output-failed = The output cannot be written: the disk may be full. Saved matches are safe.
cli-match-unknown = There is no saved match and no file “{ $id }”; “bazigah matches” lists them.
cli-match-several = Several saved matches begin with “{ $id }”: { $ids }.
cli-match-none = There is no match to go on with; “bazigah play” starts one.
cli-match-elsewhere = The match in { $path } is being played in another window too; what was done there is kept.
cli-match-over = The match { $id } is over; { $command } tells it again.
cli-matches-empty = There are no saved matches yet; “bazigah play” starts one.
cli-match-open = { $id }: { $game } with { $names }, { $date }, after { $number ->
    [one] one event
   *[other] { $number } events
}, not over yet.
cli-match-finished = { $id }: { $game } with { $names }, { $date }, { $number ->
    [one] one event
   *[other] { $number } events
}, finished.
cli-record = { $path }: { $problem }
cli-replay-number = { $option } takes a number from { $first } to { $last }, not “{ $number }”.
cli-not-utf8 = Bazigah needs UTF-8 to show its words, but the output here is { $encoding }. Set LANG to a UTF-8 locale, as C.UTF-8, and try again.
cli-narrow = The terminal is { $columns } columns wide; Bazigah needs { $needed }. Make the window wider or the type smaller.
cli-internal = Something went wrong inside Bazigah, not by your fault. What happened is written in { $path }; please send it to us. Saved matches are safe.
cli-internal-unwritten = Something went wrong inside Bazigah, not by your fault ({ $problem }). Saved matches are safe.
