"""A record, read, told and verified: `python examples/read_record.py [FILE]`.

A record holds options and events; all else is found by playing them again. `verify` also checks that the dice are those
that were committed to before the first throw.
"""

import sys
from dataclasses import replace
from pathlib import Path

from bazigah.core import written
from bazigah.core.record import RecordError
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import shown

path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("wazabi.json")
record = written.read(path.read_text(encoding="utf-8"))
english = Catalogue("en")
names = shown(record.seats, english)
print(f"{record.game}: {', '.join(names)}; {len(record.events)} events")

match = record.start()
for seat, action in record.events:
    sentence = match.game.view.event(match.state, seat, action)
    match.play(seat, action)
    if sentence and match.number > len(record.events) - 20:
        print(f"{match.number:>4} {english.text(sentence, names)}")
print("points:", dict(zip(names, match.points(), strict=True)))

record.verify()
print("verified: every event is legal, the checksum is right, the dice are those that were sealed")
first = record.events[0]
changed = replace(record, events=(first._replace(action=first.action + 1), *record.events[1:]))
try:
    changed.verify()
except RecordError as error:
    print("with another first outcome:", error)
