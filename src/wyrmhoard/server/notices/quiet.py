"""Quiet hours: when a person does not want to hear of anything."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

DAY = 24 * 60  # minutes


class Wishes(msgspec.Struct, frozen=True):
    """From minute to minute of a person's day; none if both are the same."""

    start: int = 0
    end: int = 0
    zone: str = "UTC"


def wishes_of(body: bytes) -> Wishes:
    return msgspec.json.decode(body, type=Wishes) if body else Wishes()


def zone_of(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(wishes: Wishes, now: int) -> int:
    """When they end, in milliseconds since 1970; 0 if it is not quiet at this moment."""
    if wishes.start == wishes.end:
        return 0
    here = datetime.fromtimestamp(now / 1000, zone_of(wishes.zone) or UTC)
    minute = here.hour * 60 + here.minute
    if (minute - wishes.start) % DAY >= (wishes.end - wishes.start) % DAY:
        return 0
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    days = int(wishes.end <= minute)  # of the clock on the wall, whatever summer time does
    ends = (midnight + timedelta(days=days)).replace(hour=wishes.end // 60, minute=wishes.end % 60)
    return max(now + 1, int(ends.timestamp() * 1000))
