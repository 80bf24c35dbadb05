"""What can go wrong with PostgreSQL, by what it means."""

from __future__ import annotations

import asyncpg

from wyrmhoard.engine.refused import Refused

# The words asked for cannot be stored, so they are not.
UNFIT = (asyncpg.DataError, ValueError)

# The connection went, so what was being done may have happened or not.
LOST = (
    OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError,
)  # fmt: skip

ANY = (*UNFIT, *LOST, asyncpg.PostgresError)

MAY_NOT = (
    asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InsufficientPrivilegeError,
    asyncpg.InvalidSchemaNameError,  # there is none that this user may use
)  # fmt: skip


def refusal(store: str, no: Exception) -> Refused:
    """Why a database cannot be opened."""
    if isinstance(no, ValueError):  # its message may quote the address
        return Refused("store-wrong-url")
    reason = str(no) or type(no).__name__
    if isinstance(no, MAY_NOT):
        return Refused("store-no-permission", store=store, reason=reason)
    if isinstance(no, LOST):
        return Refused("store-unreachable", store=store, reason=reason)
    return Refused("store-not-opened", store=store, reason=reason)
