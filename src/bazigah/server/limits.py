"""How much one person, one address and all together may ask for; who asks for more hears when to come back.

A limit of 0 is no limit. What is remembered is bounded: the keys that were used longest ago are forgotten first.
"""

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from bazigah.server.addresses import block
from bazigah.server.no import No
from bazigah.server.settings import ServerSettings

HOUR = 3600.0
REMEMBERED = 20_000
"""Keys that a limit knows at once: some 2 MB for each of them, were they all full."""

SOON = 1e-6
"""Seconds that are none: what adding up fractions leaves over."""

PERSON = "person "
"""How the key of a person's sockets begins."""


class Rate:
    """So many in so many seconds for each key, all at once or one by one (the generic cell rate algorithm: a key's one
    number is the time at which all that it took is given back).
    """

    def __init__(self, many: float, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._many = many
        self._each = seconds / many if many else 0.0
        self._clock = clock
        self._full: OrderedDict[object, float] = OrderedDict()

    def take(self, key: object = None) -> float:
        """Takes one; or takes none and gives the seconds until there is one again."""
        wait = self.wait(key)
        if not wait and self._many:
            self._full[key] = max(self._full.pop(key, 0.0), self._clock()) + self._each
            if len(self._full) > REMEMBERED:
                self._full.popitem(last=False)
        return wait

    def wait(self, key: object = None) -> float:
        """The seconds until the key may take one; 0: it may."""
        if not self._many or key not in self._full:
            return 0.0
        wait = self._full[key] - self._clock() - self._each * (self._many - 1)
        return wait if wait > SOON else 0.0


class Limits:
    """All limits of a server. Every method raises No, with `seconds` to wait where waiting helps."""

    def __init__(self, settings: ServerSettings, clock: Callable[[], float] = monotonic) -> None:
        self._settings = settings
        self._clock = clock
        self._http = Rate(settings.http_per_minute, 60.0, clock)
        self._people = Rate(settings.people_per_address, HOUR, clock)
        self._tables = Rate(settings.tables_per_person, HOUR, clock)
        self._tables_there = Rate(settings.tables_per_address, HOUR, clock)
        self._misses = Rate(settings.code_misses, HOUR, clock)
        self._open: Counter[str] = Counter()

    @property
    def sockets(self) -> int:
        """How many are open."""
        return self._open[""]

    @property
    def present(self) -> int:
        """How many people have a socket open."""
        return sum(key.startswith(PERSON) for key in self._open)

    def http(self, address: str) -> None:
        """An HTTP request."""
        enough("too-fast", self._http.take(network(address)))

    def newcomer(self, address: str) -> None:
        """A new person."""
        enough("too-many-people", self._people.take(network(address)))

    def table(self, person: str, address: str) -> None:
        """A new table."""
        enough("too-many-tables", self._tables_there.wait(network(address)))
        enough("too-many-tables", self._tables.take(person))
        self._tables_there.take(network(address))

    def code(self, address: str) -> None:
        """Before a table is looked up by its code: who guessed wrong too often may not."""
        enough("too-many-misses", self._misses.wait(network(address)))

    def missed(self, address: str) -> None:
        """There was no table of that code."""
        self._misses.take(network(address))

    @contextmanager
    def socket(self, person: str | None, address: str) -> Iterator[Rate]:
        """A socket, for as long as it is open, with the rate of its requests."""
        most = self._settings
        keys = {"": most.sockets, network(address): most.sockets_per_address}
        if person is not None:
            keys[PERSON + person] = most.sockets_per_person
        if any(0 < limit <= self._open[key] for key, limit in keys.items()):
            raise No("too-many-sockets")
        self._open.update(keys.keys())
        try:
            yield self._requests()
        finally:
            for key in keys:
                self._open[key] -= 1
                if not self._open[key] and key:
                    del self._open[key]

    def _requests(self) -> Rate:
        a_second, at_once = self._settings.requests_per_second, self._settings.requests_at_once
        return Rate(at_once, at_once / a_second, self._clock) if a_second else Rate(0, 1.0)


def enough(code: str, wait: float) -> None:
    """No, if there are seconds to wait."""
    if wait > 0:
        raise No(code, seconds=math.ceil(wait))


def network(address: str) -> str:
    """What counts as one address: of IPv6 the /64 that one line is given."""
    return block(address, 32, 64) or address
