"""The SQL both stores share. Blanks are PostgreSQL's, in order, each used once."""

from __future__ import annotations

# Every column there is, in the order a copy is made in, and the order of its rows.
PARTS = {
    "settings": ("key", "value"),
    "people": ("id", "name", "key", "created"),
    "codes": ("code", "person", "until"),
    "tables": ("id", "game", "secret", "created", "changed", "status", "listed"),
    "sits": ("person", "tab"),
    "leases": ("tab", "holder", "until"),
    "entry": ("tab", "n", "body"),
}
ORDER = {part: ", ".join(columns[:1]) for part, columns in PARTS.items()} | {
    "sits": "person, tab",
    "entry": "seq",
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
    "delete from leases where tab = $1",
    "delete from sits where tab = $1",
    "delete from entry where tab = $1",
    "delete from tables where id = $1",
]
