"""A server for the browser's tests: a free port, a database of its own, bots in a hurry."""

import json
import random
import secrets
import sys
from pathlib import Path

from wyrmhoard.server import serve
from wyrmhoard.server.settings import Settings
from wyrmhoard.server.tables import luck, schedule


def deal_as_written(folder: Path) -> None:
    """The luck of the table that begins next, as a file says: which outcome, by number of move."""
    draw, file, tables = luck.draw, folder / "next.json", {}

    def written(secret, seeds, n, weights):
        if secret not in tables:
            tables[secret] = json.loads(file.read_text()) if file.exists() else {}
            file.unlink(missing_ok=True)
        said = tables[secret]
        return said[str(n)] if str(n) in said else draw(secret, seeds, n, weights)

    luck.draw = written


def foresee(seed: str) -> None:
    """Ids, luck and bots as this seed has them, so that a run can be repeated."""
    rng = random.Random(seed)
    secrets.token_bytes = lambda n=32: rng.randbytes(n)
    secrets.randbits = rng.getrandbits


def main(db: str, port: str, seed: str = "", public_url: str = "") -> None:
    if seed:
        foresee(seed)
    schedule.QUICKEST, schedule.SLOWEST = 5, 30
    deal_as_written(Path(db).parent)
    settings = Settings(
        port=int(port),
        db=f"sqlite:///{db}",
        public_url=public_url,
        requests=1000,
        requests_at_once=10_000,
        costly=100,
        costly_at_once=1000,
        tables_per_person=1000,
    )
    serve.run(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
