from tests.server.postgres import postgres  # noqa: F401 (a fixture)
from tests.server.store.conftest import database_url, file_url, url  # noqa: F401 (fixtures)
