"""The schema and how it came about. A new step is a file in versions/ and a new HEAD.

Alembic writes SQL here and never connects, so that both stores bring themselves up to date through
their own drivers. It takes half a second to import, so a new store is made from what it wrote for
one: the kept .sql files.
"""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from wyrmhoard.engine.refused import Refused

HEAD = "0005"
HOME = Path(__file__).parent


def steps(dialect: str, since: str | None) -> str:
    """The SQL from version `since` (nothing yet: None) to HEAD, for one transaction."""
    if since is None:
        return (HOME / f"{dialect}.sql").read_text("utf-8")
    return written(dialect, since)


def written(dialect: str, since: str | None) -> str:
    """The same, always by Alembic."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory
    from alembic.script.revision import RevisionError
    from alembic.util import CommandError

    scripts, out = ScriptDirectory(str(HOME)), StringIO()

    def upgrade(at, context):  # type: ignore[no-untyped-def]
        return scripts._upgrade_revs("head", at)

    try:
        with EnvironmentContext(
            Config(), scripts, fn=upgrade, as_sql=True, starting_rev=since, destination_rev="head"
        ) as alembic:
            alembic.configure(dialect_name=dialect, output_buffer=out, transactional_ddl=False)
            alembic.run_migrations()
    except (CommandError, RevisionError):
        raise Refused("store-too-new", version=since) from None
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().strip().splitlines())
