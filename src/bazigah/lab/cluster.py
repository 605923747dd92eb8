"""Workers of a Ray cluster, which do pieces as processes of this machine do. Needs ray, there and here."""

from collections.abc import Iterator
from contextlib import contextmanager
from logging import ERROR
from socket import create_connection
from typing import Any, Self

from bazigah.lab.crew import WorkerLost
from bazigah.lab.work import stretch

PATIENCE = 5.0
"""Seconds in which whoever is at an address must answer."""


class NoCluster(Exception):
    """Nothing at the address lets us in; the text says why."""


class Cluster:
    """One worker for each processor of the cluster at `address`: what `ray.init` takes, as "auto", "host:6379" or
    "ray://host:10001"; "local" starts one on this machine.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.size = 1

    def __enter__(self) -> Self:
        """ImportError without ray, NoCluster if there is none."""
        import ray

        _knock(self.address)
        try:
            ray.init(self.address, log_to_driver=False, logging_level=ERROR, include_dashboard=self._dashboard)
        except Exception as error:  # ray has no one class for them
            raise NoCluster(str(error).strip().partition("\n")[0]) from error
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._lines = ray.remote(stretch)
        return self

    def __exit__(self, *_: object) -> None:
        import ray

        ray.shutdown()

    @property
    def _dashboard(self) -> bool | None:
        return False if self.address == "local" else None

    def send(self, settings: bytes, first: int, last: int) -> Any:
        return self._lines.remote(settings, first, last)

    def ready(self, asked: Any, seconds: float) -> bool:
        import ray

        return bool(ray.wait([asked], timeout=seconds)[0])

    def take(self, asked: Any) -> tuple[bytes, float]:
        import ray

        with _lost():
            found: tuple[bytes, float] = ray.get(asked)
        return found


def _knock(address: str) -> None:
    """NoCluster if nobody answers at a host and port: Ray itself would try for two minutes, and grumble."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (colon and host and port.isdecimal()):
        return
    try:
        create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(getattr(error, "strerror", None) or str(error)) from error


@contextmanager
def _lost() -> Iterator[None]:
    from ray.exceptions import RayError, RayTaskError

    try:
        yield
    except RayTaskError:  # what the work itself raised
        raise
    except RayError as error:
        raise WorkerLost from error
