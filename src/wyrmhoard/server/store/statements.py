"""The SQL both stores share. Blanks are PostgreSQL's, in order, each used once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Step = tuple[str, tuple[object, ...]]  # a statement and what fills its blanks
Values = Sequence[Any]

# Every column there is, in the order a copy is made in, and the order of its rows.
PARTS = {
    "settings": ("key", "value"),
    "people": ("id", "name", "key", "created"),
    "codes": ("code", "person", "until"),
    "keys": ("key", "person"),
    "passkeys": ("id", "person", "public", "count", "name", "created"),
    "wishes": ("person", "body"),
    "channels": ("id", "person", "kind", "state", "trouble", "since", "body"),
    "tables": ("id", "game", "secret", "created", "changed", "status", "listed"),
    "sits": ("person", "tab"),
    "leases": ("tab", "holder", "until"),
    "entry": ("tab", "n", "body"),
    "notices": ("channel", "person", "tab", "n", "seat", "due", "tries", "holder", "until"),
    "results": ("tab", "game", "seats", "ended", "counts", "listed", "body"),
    "took_part": ("person", "tab"),
    "rates": ("game", "seats", "k", "tab", "body"),
    "plays": (
        "deal", "tab", "seat", "person", "name", "level", "begun", "done", "points", "share",
        "shown",
    ),
}  # fmt: skip
ORDER = {part: ", ".join(columns[:1]) for part, columns in PARTS.items()} | {
    "sits": "person, tab",
    "entry": "seq",
    "notices": "channel, person, tab, n",
    "took_part": "person, tab",
    "rates": "game, seats, k",
    "plays": "deal, tab, seat",
}


def all_of(part: str) -> str:
    return f"select {', '.join(PARTS[part])} from {part} order by {ORDER[part]}"


def add_to(part: str) -> str:
    blanks = ", ".join(f"${i}" for i, _ in enumerate(PARTS[part], 1))
    return f"insert into {part} ({', '.join(PARTS[part])}) values ({blanks})"


ROW = f"select {', '.join(PARTS['tables'])} from tables"
ENDS = "('over', 'ended')"
OVER = f"status in {ENDS}"

VERSION = "select version_num from alembic_version"
READ = "select body from entry where tab = $1 and n >= $2 order by n"
# One that comes late does not undo a later one; the end is told by whatever clock.
SET_STATUS = f"""update tables set changed = $1, status = $2
           where id = $3 and (changed <= $4 or $5 in {ENDS})"""
JOIN = add_to("sits") + " on conflict do nothing"
LEAVE = "delete from sits where person = $1 and tab = $2"
TABLE = f"{ROW} where id = $1"
LISTED = f"{ROW} where listed and status = $1 order by changed desc, id limit $2"
TABLES_OF = f"""{ROW} where id in (select tab from sits where person = $1)
         order by {OVER}, changed desc, id limit $2"""
ALL_TABLES = f"{ROW} where id > $1 order by id limit $2"
IDS = "select id from tables where id > $1 order by id limit $2"
PERSON = f"select {', '.join(PARTS['people'])} from people where id = $1"
RENAME = "update people set name = $1 where id = $2"
FORGET_CODES = "delete from codes where until < $1"
SPEND_CODE = "delete from codes where code = $1 returning person"
ADD_SETTING = add_to("settings") + " on conflict do nothing"
SETTING = "select value from settings where key = $1"
HELD = "select tab from leases where holder = $1"
RELEASE = "delete from leases where tab = $1 and holder = $2"
HAND_OVER = "update leases set until = 0 where holder = $1"
PROBE = add_to("settings") + " on conflict (key) do update set value = excluded.value"
REMOVE = [
    "delete from plays where tab = $1",
    "delete from notices where tab = $1",
    "delete from leases where tab = $1",
    "delete from sits where tab = $1",
    "delete from took_part where tab = $1",
    "delete from rates where tab = $1",
    "delete from results where tab = $1",
    "delete from entry where tab = $1",
    "delete from tables where id = $1",
]

# People

HAS_KEY = "select 1 from keys where key = $1 and person = $2"
PASSKEY = f"select {', '.join(PARTS['passkeys'])} from passkeys"
PASSKEYS_OF = f"{PASSKEY} where person = $1 order by created, id"
COUNT_PASSKEY = "update passkeys set count = $1 where id = $2"
REMOVE_PASSKEY = "delete from passkeys where id = $1 and person = $2"
REWRITE = "update entry set body = $1 where tab = $2 and n = $3"
FORGET = [
    f"delete from {part} where person = $1"
    for part in ("notices", "channels", "wishes", "passkeys", "keys", "sits", "took_part")
] + [
    "delete from codes where person like $1 || '%'",
    "update plays set person = '-', name = '–', shown = false where person = $1",
    "delete from people where id = $1",
]

# Deals

PLAY = f"select {', '.join(PARTS['plays'])} from plays"
# What comes late from another process does not undo an end.
NOTE_PLAY = f"""{add_to("plays")} on conflict (deal, tab, seat) do update set
    person = excluded.person, name = excluded.name, level = excluded.level,
    begun = excluded.begun, done = excluded.done, points = excluded.points, share = excluded.share
    where plays.done = 0 or excluded.done > 0"""
PLAYS = f"{PLAY} where deal = $1 order by begun, tab, seat limit $2"
PLAYS_OF = (
    f"{PLAY} where person = $1 and (cast($2 as text) = '' or deal = $3) order by begun, tab, seat"
)
SHOW_PLAY = "update plays set shown = $1 where tab = $2 and person = $3"

# Notices

CHANNEL = f"select {', '.join(PARTS['channels'])} from channels"
CHANNELS_OF = f"{CHANNEL} where person = $1 order by since, id"
SET_CHANNEL = f"""{add_to("channels")} on conflict (id) do update set
    state = excluded.state, trouble = excluded.trouble, since = excluded.since,
    body = excluded.body"""
MARK_CHANNEL = "update channels set state = $1, trouble = $2, since = $3 where id = $4"
REMOVE_CHANNEL = [
    "delete from notices where channel = $1",
    "delete from channels where id = $1",
]
REACHABLE = "select distinct person from channels where state = 'on'"
SET_WISHES = add_to("wishes") + " on conflict (person) do update set body = excluded.body"
WISHES = "select body from wishes where person = $1"
TO_CHANNELS = f"insert into notices ({', '.join(PARTS['notices'])}) select id, person"
TELL_SOON = f"""{TO_CHANNELS}, cast($1 as text), -1, 0, cast($2 as bigint), 0, '', 0
    from channels where person = $3 and state = 'on' on conflict do nothing"""
DUE = "select 1 from notices where due <= $1 and (holder = '' or until < $2) limit 1"
TAKEN = f"""
select {", ".join(f"q.{column}" for column in PARTS["notices"][:7])},
    coalesce(t.game, ''), coalesce(p.name, ''), coalesce(w.body, $1),
    {", ".join(f"c.{column}" for column in PARTS["channels"])}
from notices q join channels c on c.id = q.channel
    left join tables t on t.id = q.tab left join people p on p.id = q.person
    left join wishes w on w.person = q.person
where q.holder = $2"""
LATER = """select distinct q.tab, q.n, e.n, e.body
    from notices q join entry e on e.tab = q.tab and e.n > q.n
    where q.holder = $1 and q.n >= 0 order by q.tab, q.n, e.n"""
SENT = "delete from notices where channel = $1 and person = $2 and tab = $3 and n = $4"
POSTPONE = """update notices set due = $1, tries = $2, holder = ''
    where channel = $3 and person = $4 and tab = $5 and n = $6"""
HOLD = """update notices set due = $1
    where tab = $2 and person = $3 and due < $4 and holder = ''"""
KEEP = "update notices set until = $1 where holder = $2"
WAITING = "select count(*) from notices"

# Results

RESULT = f"select {', '.join('r.' + column for column in PARTS['results'])}"
WITH_RATES = f"{RESULT}, coalesce(a.k, -1), coalesce(a.body, $1)"
RATES_OF = "from results r left join rates a on a.tab = r.tab"
ADD_RESULT = add_to("results") + " on conflict do nothing"
TAKE_PART = add_to("took_part") + " on conflict do nothing"
HAS_RESULT = "select 1 from results where tab = $1"
ONE_RESULT = f"{WITH_RATES} {RATES_OF} where r.tab = $2"
RESULTS_OF = f"""{WITH_RATES} {RATES_OF} join took_part p on p.tab = r.tab
    where p.person = $2 order by r.ended desc, r.tab limit $3"""
TOOK_PART = "select distinct person from took_part"
POOLS = "select distinct game, seats from results where counts = 1 order by game, seats"
RATED = f"""{WITH_RATES} from rates a join results r on r.tab = a.tab
    where a.game = $2 and a.seats = $3 and a.k >= $4 order by a.k limit $5"""
UNRATED = f"""{WITH_RATES} {RATES_OF}
    where r.game = $2 and r.seats = $3 and r.counts = 1 and a.tab is null
    order by r.ended, r.tab limit $4"""
RATE = add_to("rates") + " on conflict do nothing returning k"
REWRITE_RESULT = "update results set body = $1 where tab = $2"
