"""The form of the database: made by migrations, the same as in the code, found quickly."""

import asyncio
import subprocess
import sys
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from bazigah.server.store import Store
from bazigah.server.store.migrate import FromTheFuture, revision
from bazigah.server.store.schema import metadata
from bazigah.server.store.url import NotADatabase, parse
from support.stored import Recorded, fill, with_store
from support.tables import ALI, SARA

pytestmark = pytest.mark.slow  # real databases


def test_migrations_make_what_the_code_describes(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    assert with_store(url, lambda store: store._ground.read(differences)) == []


def test_several_processes_that_open_an_empty_database_at_once(url: str) -> None:
    program = (
        "import asyncio, sys; from bazigah.server.store import Store\n"
        "async def run():\n"
        "    sys.stdin.readline()\n"
        "    store = await Store.open(sys.argv[1])\n"
        "    print((await store.key('cookie')).hex(), flush=True)\n"
        "    await store.close()\n"
        "asyncio.run(run())"
    )
    command = [sys.executable, "-W", "error", "-c", program, url]
    pipe = subprocess.PIPE
    processes = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(3)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    keys = [process.communicate(timeout=60)[0] for process in processes]
    assert [process.returncode for process in processes] == [0] * 3
    assert len(set(keys)) == 1


def test_an_open_database_needs_no_alembic(url: str) -> None:
    with_store(url, lambda store: store.ready())
    program = (
        "import asyncio, sys; from bazigah.server.store import Store\n"
        "async def run():\n"
        "    await (await Store.open(sys.argv[1])).close()\n"
        "    assert 'alembic' not in sys.modules\n"
        "asyncio.run(run())"
    )
    subprocess.run([sys.executable, "-c", program, url], check=True, timeout=60)


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    def newer(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '999'"))

    with_store(url, lambda store: store._ground.write(newer))
    with pytest.raises(FromTheFuture):
        with_store(url, lambda store: store.ready())


def test_the_revision_is_stored(url: str) -> None:
    assert with_store(url, lambda store: store._ground.read(revision)) == "1"


@pytest.mark.parametrize(
    "url", ["", "x", "sqlite://", "sqlite:///:memory:", "mysql://u:secret@h/d", "/a/b.db", "http://h"]
)
def test_what_is_no_database_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(NotADatabase) as caught:
        parse(url)
    assert "secret" not in str(caught.value)


def test_no_query_reads_through_a_whole_table_of_logs(file_url: str) -> None:
    """Whatever the server asks while it runs, and when it starts."""
    asked: list[tuple[str, Any]] = []

    async def work() -> None:
        store = await Store.open(file_url)
        meeting = Recorded()
        meeting.begin(SARA, ALI)
        meeting.play_on()
        await fill(store, meeting.batches)
        await store.close()
        store = await Store.open(file_url)
        for threads in (store._ground._reading, store._ground._writing):  # type: ignore[attr-defined]
            event.listen(
                threads.engine,
                "before_cursor_execute",
                lambda _c, _cursor, sql, values, *_: asked.append((sql, values)),
            )
        code, match = meeting.table.code, (await store.matches_of(SARA, 5))[0].row.id
        await asyncio.gather(
            store.table(code), store.number_of(code, SARA, "r1"), store.listed_tables(0), store.tables_of(SARA),
            store.live_tables(0, 10), store.match(match), store.matches_of(SARA, 5, 10**15), store.person(SARA),
            store.person_of_token(b"x"), store.tokens_of(SARA), store.counts(), store.export(SARA), store.ready(),
            store.drop_tokens(SARA), store.forget(SARA),
        )  # fmt: skip
        plans = await store._ground.read(explained)
        await store.close()
        assert len(asked) > 20
        assert [plan for plan in plans if any(f"SCAN {name}" in plan for name in LARGE)] == []

    def explained(connection: Connection) -> list[str]:
        queries = [(sql, values) for sql, values in asked if sql.startswith(("SELECT", "UPDATE", "DELETE"))]
        return [
            f"{row[3]}: {sql}"
            for sql, values in queries
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values)
        ]

    asyncio.run(work())


LARGE = ("lines", "players", "visits", "tokens")
