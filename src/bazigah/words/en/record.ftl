# What can be wrong with a record. Each stands behind the name of its file.

record-json = this is no record, or a damaged one: line { $line }, column { $column } cannot be read.
record-format = this is no record of the form “{ $known }”.
record-field = the record is damaged: the field “{ $name }” is missing or holds what it cannot hold.
record-seal = the record was changed or damaged after it was written: its seal does not fit.
record-rules = the record is of version { $version } of the rules of { $game }; this program plays version { $known }.
record-game = the record is of a game “{ $game }” that this program does not know; it knows { $known }.
record-options = the options in the record are none that a match can have ({ $clause }).
record-options-form = the options in the record are not written as a match writes them.
record-seats = the record names { $seats ->
    [one] one seat
   *[other] { $seats } seats
} for { $players ->
    [one] one player
   *[other] { $players } players
}.
record-event = event { $number } is not allowed by the rules ({ $clause }).
record-dice = the die or card of event { $number } is not the one that the secret gives.
record-checksum = the events do not lead to the checksum of the record.
record-result = the result of the record is not what the events led to.
record-commitment = the secret of the dice is not the one that the seal was made from.
record-sealed = the secret of the dice is not in the record, so the match cannot go on from it.
record-notation = line { $line } is no line of a match.
record-notation-form = the text is not written as a match is written; perhaps it was edited.

## What a record proves

record-proves-events = { $number ->
    [0] There is no event yet
    [one] The one event is legal
   *[other] All { $number } events are legal
} by the rules of { $game }, version { $version }.
record-proves-checksum = The checksum is right: { $checksum }
record-proves-result = Points and places are what the events led to.
record-proves-open = The match is not over yet.
record-proves-table = { $number ->
    [0] No die or card has been typed yet
    [one] The one die or card was typed in
   *[other] All { $number } dice and cards were typed in
} by people at a real table; a record cannot prove them.
record-proves-sealed = The dice are still sealed; they can be checked when the match is over.
record-proves-dice = { $number ->
    [0] No die or card has come yet, and the secret fits
    [one] The one die or card follows from the secret that fits
   *[other] All { $number } dice and cards follow from the secret that fits
} the seal { $commitment }
record-proves-limits = What that shows: nobody changed the dice after the seal was shown. What it does not show: that whoever ran the match had not looked at them, or had not tried other seals before.
