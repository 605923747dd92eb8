# Playing at a terminal.

terminal-language = English

## Words that may be typed, with spaces between

terminal-words-undo = undo u
terminal-words-why = why
terminal-words-rules = rules rule r
terminal-words-table = table t
terminal-words-log = log l
terminal-words-help = help ? h
terminal-words-quit = quit q exit
terminal-words-yes = y yes

## Beginning

terminal-which-game = Which game?
terminal-game = { $number }. { $game }: { $about }
terminal-your-name = What is your name? It is kept for next time.
terminal-you = Guest
terminal-welcome = { $game }: { $names }.
terminal-preparing = The bots are getting ready. This takes up to half a minute, once on this machine.
terminal-commitment = All dice of this match are already fixed, and sealed. This seal proves it later: { $commitment }
terminal-table-dice = Your own dice and cards count: type what came, several with spaces between. “undo” takes a slip back.
terminal-resumed = Going on after { $number ->
    [one] one event
   *[other] { $number } events
}.
terminal-ask-help = “?” shows what you can type.

## A turn

terminal-turn = { $seat }, your move.
terminal-hand-over = Now { $seat }, without the others looking. Press Enter when you are alone at the keyboard.
terminal-line = { $number }. { $line }
terminal-line-numbers = { $first } to { $last }
terminal-choice = { $action } [{ $token }]
terminal-choice-brings = { $action } [{ $token }]: { $brings }
terminal-choices = From “{ $least }” to “{ $most }” [{ $token } to { $other }]
terminal-only = Enter: { $line }
terminal-choose = Type a number from { $first } to { $last }.
terminal-choose-word = Type a word in brackets.
terminal-unknown = “{ $text }” is no move here; “?” shows what you can type.
terminal-no-outcome = “{ $text }” cannot come here; type it again.
terminal-dropped = What stood behind it is dropped: { $rest }
terminal-undone-outcome = The last die or card is taken back; type it again.
terminal-no-undo = That cannot be taken back: since then a die, a card or someone else has moved.
terminal-why-what = Type “why” and a move behind it, to hear what forbids it.
terminal-allowed = That is allowed: { $action }
terminal-help =
    The number of a line plays it, where lines have numbers; so does the word in brackets. { $help }
    several MOVES with spaces between: one after another, until something new is seen
    undo (u): take your last move back, while nothing has followed it
    why MOVE: why it is not allowed
    rules CLAUSE (r): the rules, or one clause
    table (t): what lies on the table, and your choices again
    log (l): what has happened
    quit (q): stop; the match is saved

## Stopping and ending

terminal-saved = The match is saved. Go on with: { $command }
terminal-end-of-input = The input has ended, and the match is saved. Go on with: { $command }
terminal-interrupted = Stopped, and the match is saved. Go on with: { $command }
terminal-gone = The output has ended, and the match is saved. Go on with: { $command }
terminal-kept = The match is kept in { $path }, checksum { $checksum }.
terminal-verify = Check it with: { $command }
terminal-rematch = Once more? y is yes, Enter is no.

## Rules

terminal-clause = { $clause }. { $text }
terminal-options = Options
terminal-option = { $name }: { $meaning }

## Records

terminal-replay-event = { $number }. { $sentence }
terminal-replay-after = { $number ->
    [0] Before the first event
    [one] After one event
   *[other] After { $number } events
}:
