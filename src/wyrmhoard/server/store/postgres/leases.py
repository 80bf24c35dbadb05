"""Leases in PostgreSQL, all of them by its clock: those of the processes may differ."""

from __future__ import annotations

from ..base import LEASE

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
# One that lasts too long was given while the clock was ahead.
FREE = f"(leases.until < {NOW} or leases.until > {NOW} + {2 * LEASE})"
MINE = f"holder = $1, until = {NOW} + {LEASE}"

# Rows are locked in one order everywhere, or passed over where another is at them.
CLAIM = f"""
insert into leases (tab, holder, until)
select given.tab, $1, {NOW} + {LEASE} from unnest($2::text[]) as given(tab) order by given.tab
on conflict (tab) do update set {MINE} where leases.holder = $1 or {FREE}
returning tab
"""
RENEW = f"""
update leases set {MINE}
where tab in (select tab from leases where holder = $1 order by tab for update)
returning tab
"""
ADOPT = f"""
update leases set {MINE}
where tab in (select tab from leases where {FREE} order by tab limit $2 for update skip locked)
returning tab
"""
# A third of what it has more: others may take of the same at this moment.
LEVEL_OUT = f"""
with held as (select holder, count(*) as n from leases where not {FREE} group by holder),
more as (
    select holder, n - coalesce((select n from held where holder = $1), 0) as n
    from held order by n desc, holder limit 1
),
taken as (
    select tab from leases where holder = (select holder from more where n > 1)
    order by random() limit (select least($2, (n + 2) / 3) from more) for update skip locked
)
update leases set {MINE} where tab in (select tab from taken) returning tab
"""
