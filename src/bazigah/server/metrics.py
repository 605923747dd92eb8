"""What the server measures, for Prometheus. Labels take few values each: no names, codes or paths of people."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=1.0.0"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second series for each, which nobody here asks for


class Family(Struct, frozen=True, array_like=True):
    """One metric with its samples: name, labels, value."""

    name: str
    help: str
    type: str
    samples: list[tuple[str, dict[str, str], float]]


class Metrics:
    """The counters of one server, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.requests = Counter(
            "bazigah_requests", "Requests at tables, by type and outcome", ["type", "outcome"], registry=registry
        )
        self.action_seconds = Histogram(
            "bazigah_action_seconds", "From a request's frame to its answer", buckets=SECONDS, registry=registry
        )
        self.commits = Counter("bazigah_commits", "Transactions of the writer", registry=registry)
        self.batches = Counter("bazigah_batches", "Steps of tables that were stored", registry=registry)
        self.lines = Counter("bazigah_lines", "Log entries that were stored", registry=registry)
        self.commit_seconds = Histogram(
            "bazigah_commit_seconds", "A transaction of the writer", buckets=SECONDS, registry=registry
        )
        self.commit_batches = Histogram(
            "bazigah_commit_batches", "Steps in one transaction", buckets=SIZES, registry=registry
        )
        self.bot_moves = Counter("bazigah_bot_moves", "Moves of bots", registry=registry)
        self.refusals = Counter("bazigah_refusals", "What was refused, by its code", ["code"], registry=registry)
        self.faults = Counter("bazigah_faults", "Faults of the server itself", registry=registry)
        self.http = Counter("bazigah_http", "HTTP responses, by status", ["status"], registry=registry)

    def answered(self, type: str, outcome: str, seconds: float) -> None:
        """A request at a table has had its answer."""
        self.requests.labels(type, outcome).inc()
        self.action_seconds.observe(seconds)

    def stored(self, batches: int, lines: int, seconds: float) -> None:
        """A transaction of the writer is over."""
        self.commits.inc()
        self.batches.inc(batches)
        self.lines.inc(lines)
        self.commit_batches.observe(batches)
        self.commit_seconds.observe(seconds)

    def watch(self, name: str, help: str, value: Callable[[], float]) -> None:
        """A gauge `bazigah_<name>` that is read when it is asked for."""
        Gauge(f"bazigah_{name}", help, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """All of it, in Prometheus' text format."""
        return generate_latest(self._registry)

    def families(self) -> list[Family]:
        """All of it, for another process."""
        return [
            Family(
                metric.name,
                metric.documentation,
                metric.type,
                [(sample.name, sample.labels, sample.value) for sample in metric.samples],
            )
            for metric in self._registry.collect()
        ]


class Together(Collector):
    """What several processes have measured, told apart by the label `worker`."""

    def __init__(self, measured: Mapping[int, Sequence[Family]]) -> None:
        self._measured = measured

    def text(self) -> bytes:
        """All of it, in Prometheus' text format."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> Iterable[Metric]:
        metrics: dict[str, Metric] = {}
        for worker, families in sorted(self._measured.items()):
            for family in families:
                metric = metrics.setdefault(family.name, Metric(family.name, family.help, family.type))
                for name, labels, value in family.samples:
                    metric.add_sample(name, {**labels, "worker": f"{worker}"}, value)
        return metrics.values()
