# The table server: what it refuses, what people say, and its commands.

## Why not

server-no-table-unknown = There is no table with that code. Look at the code once more.
server-no-seat-taken = That seat is taken.
server-no-seat-free = Nobody sits there.
server-no-seat-yours-not = That is not your seat.
server-no-seat-unknown = This table has no such seat.
server-no-seated-too-many = One person cannot take more seats at this table.
server-no-watching-only = You are watching. Take a seat to do that.
server-no-seats-empty = There are empty seats: invite someone, or let a bot sit there.
server-no-not-host = Only the host of the table does that.
server-no-person-unknown = There is no such person at this table.
server-no-no-match = No match is on at this table.
server-no-match-on = That has to wait until the match is over.
server-no-match-over = This match is over.
server-no-record-running = The match is still on; its record can be had when it is over.
server-no-not-your-turn = It is not your turn.
server-no-stale = You have moved since you chose this. Look again.
server-no-undo-no = That cannot be taken back: since then a die, a card or someone else has moved.
server-no-not-opening = It is too late for that: the dice are fixed.
server-no-contributed = You have already added something to these dice.
server-no-bot-unknown = This game has no bot “{ $name }”; there are { $known }.
server-no-game-unknown = There is no game “{ $name }”; there are { $known }.
server-no-setting = “{ $name }” cannot be “{ $value }”; it can be { $allowed }.
server-no-name-empty = A name needs a letter or a number.
server-no-text-empty = There is nothing to say in that.
server-no-phrase-unknown = There is no ready phrase “{ $name }”.
server-no-free-chat-off = At this table people use the ready phrases only.
server-no-muted = The host has taken your voice at this table.
server-no-too-fast = A little slower, please. Try again in a moment.
server-no-too-many-tables = You have too many open tables. Finish one first.
server-no-too-many-people = Too many new people have come from your network. Try again in a while.
server-no-too-many-tokens = You have too many tokens. Make the old ones worthless first.
server-no-too-many-sockets = You have this open too many times. Close a window and try again.
server-no-too-many-misses = Those were too many wrong codes. Wait a while.
server-no-too-large = That message is too large.
server-no-too-deep = That message is nested too deeply.
server-no-not-json = That message is not JSON.
server-no-not-text = Messages have to be text.
server-no-shape = That message is none of the known requests.
server-no-media-type = That has not come in a form that is understood here.
server-no-method = That is not how this address is asked.
server-no-not-found = There is nothing at this address.
server-no-token = This key does not open anything any more.
server-no-sign-in = Say who you are first.
server-no-origin = That came from a page of another site, and is not done.
server-no-disk-full = The server’s disk is full, and this was not saved. All that was before is still there.
server-no-database = The store does not answer. Nothing is lost; try again in a moment.
server-no-stopping = The server is stopping and will soon be back. All tables stay as they are.
server-no-slow = Your connection could not keep up. Come back; the table stays as it is.
server-no-internal = Something broke here, and it is not your fault. It is written down as { $id }.

## What people say with one press

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-nice-move = Nice move!
server-phrase-well-thrown = What a throw!
server-phrase-ouch = Ouch!
server-phrase-your-turn = It’s your turn.
server-phrase-thinking = Let me think.
server-phrase-one-moment = One moment, please.
server-phrase-back = I’m back.
server-phrase-thanks = Thank you!
server-phrase-good-game = Good game!
server-phrase-again = Once more?
server-phrase-must-go = Sorry, I must go.

## Keeping

server-keep-help-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME. By default that of “bazigah serve”.
server-keep-help-backup = Writes all that the server keeps, tables, matches and people, to a new file. The server may go on meanwhile.
server-keep-epilog-backup = Keep the file where nobody else can read it: whoever has it can pass for anyone who plays here.
server-keep-help-restore = Fills an empty database, SQLite or PostgreSQL, from a file of “bazigah backup”. Stop the server first.
server-keep-help-check = Opens all tables, plays all stored matches again, and compares events, dice, checksums and results with what is stored.
server-keep-checking = Checking
server-keep-saved = All is saved in { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $people ->
    [one] one person
   *[other] { $people } people
}.
server-keep-restored = All of { $path } is in the database: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $people ->
    [one] one person
   *[other] { $people } people
}.
server-keep-sound = { $matches ->
    [0] No match is stored yet, and nothing is wrong.
    [one] One match, and nothing is wrong with it.
   *[other] { $matches } matches, and nothing is wrong with any.
}
server-keep-faults = { $faults ->
    [one] One thing is wrong
   *[other] { $faults } things are wrong
} in a database of { $matches ->
    [one] one match
   *[other] { $matches } matches
}. A backup from before may be whole.
server-keep-fault = Match { $id }: { $problem }
server-keep-hole = Table { $code }: entries are missing in its log.
server-keep-asleep = Table { $code }: it cannot be opened; its log is damaged.
server-keep-unreadable = the log cannot be read: it is damaged.
server-keep-none = There is no database { $path }; “bazigah serve” makes one.
server-keep-address = This is no address of a database; write sqlite:///FILE or postgresql://USER@HOST/NAME.
server-keep-newer = The database is of a newer version of Bazigah. Use that version.
server-keep-not-empty = There is something in the database already. Restore into an empty one, so that nothing is lost.
server-keep-format = { $path } is no backup of Bazigah.
server-keep-damaged = The backup { $path } is damaged or not whole. Nothing was changed.
server-keep-schema = The backup { $path } is of another version of Bazigah. Restore it with that version.
server-keep-there = { $path } is there already; choose another name.
server-keep-full = The disk is full: { $path } could not be written.
server-keep-unwritten = { $path } could not be written. Is the folder there, and may you write in it?

## The command that serves

server-help = Starts the table server. People open its address in a browser, sit down at tables over a link or a code, and play with one another and with bots. All is kept in a database, and goes on after a restart.
server-help-epilog = More can be set by environment variables; docs/serving.md lists them.
server-help-host = Address to listen on; without it, only this computer reaches the server.
server-help-port = Port to listen on; without it, the first free one from the usual one on.
server-help-database = Where everything is kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it: a file among your data.
server-help-processes = How many processes share the work, for a server with more than one processor core and very many tables; usually 1. Not on Windows.
server-help-lan = Lets the other devices on your network come, too, and shows their address.
server-help-open = Opens the first page in your browser.
server-serve-here = Bazigah is open. On this computer:
server-serve-beyond = From phones and computers on the same network:
server-serve-only-here = To keep it to this computer, start it with “{ $command }” alone.
server-serve-stop = Ctrl-C stops it; all tables stay.
server-serve-stopped = Stopped. All tables are kept.
server-serve-port-used = Port { $port } is in use. Choose another one with --port.
server-serve-port-forbidden = Port { $port } is not for everyone; choose one from 1024 on with --port.
server-serve-host = This computer cannot listen on the address { $host }.
server-serve-database = The database { $place } cannot be opened. Is it there, is it whole, and may you write to it?
server-serve-processes = This system cannot share the work among several processes. Leave --processes out, or write 1.
server-serve-postgres = PostgreSQL needs one package more: { $command }
