-- Written by Alembic: python -m tests.server.store.test_migrations
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

-- Running upgrade  -> 0001

CREATE TABLE entry (
    seq INTEGER NOT NULL,
    tab TEXT NOT NULL,
    n INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (seq),
    CONSTRAINT entry_once UNIQUE (tab, n)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    secret BLOB NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    status TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX tables_by_status ON tables (status, changed);

CREATE TABLE people (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    "key" BLOB NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE sits (
    person TEXT NOT NULL,
    tab TEXT NOT NULL,
    PRIMARY KEY (person, tab)
);

CREATE TABLE codes (
    code BLOB NOT NULL,
    person TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (code)
);

CREATE TABLE settings (
    "key" TEXT NOT NULL,
    value BLOB NOT NULL,
    PRIMARY KEY ("key")
);

INSERT INTO alembic_version (version_num) VALUES ('0001') RETURNING version_num;

-- Running upgrade 0001 -> 0002

CREATE TABLE leases (
    tab TEXT NOT NULL,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (tab)
);

insert into leases select id, '', 0 from tables where status = 'playing';

UPDATE alembic_version SET version_num='0002' WHERE alembic_version.version_num = '0001';

-- Running upgrade 0002 -> 0003

CREATE TABLE channels (
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    trouble TEXT NOT NULL,
    since BIGINT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX channels_by_person ON channels (person);

CREATE TABLE notices (
    channel TEXT NOT NULL,
    person TEXT NOT NULL,
    tab TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    due BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (channel, person, tab, n)
);

CREATE INDEX notices_by_due ON notices (due);

CREATE TABLE wishes (
    person TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (person)
);

CREATE TABLE keys (
    "key" BLOB NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY ("key")
);

CREATE INDEX keys_by_person ON keys (person);

CREATE TABLE passkeys (
    id BLOB NOT NULL,
    person TEXT NOT NULL,
    public BLOB NOT NULL,
    count BIGINT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX passkeys_by_person ON passkeys (person);

UPDATE alembic_version SET version_num='0003' WHERE alembic_version.version_num = '0002';

-- Running upgrade 0003 -> 0004

CREATE TABLE results (
    tab TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    counts INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (tab)
);

CREATE TABLE took_part (
    person TEXT NOT NULL,
    tab TEXT NOT NULL,
    PRIMARY KEY (person, tab)
);

CREATE TABLE rates (
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    k INTEGER NOT NULL,
    tab TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (game, seats, k),
    UNIQUE (tab)
);

CREATE INDEX results_by_pool ON results (game, seats, counts, ended);

UPDATE alembic_version SET version_num='0004' WHERE alembic_version.version_num = '0003';

-- Running upgrade 0004 -> 0005

CREATE TABLE plays (
    deal TEXT NOT NULL,
    tab TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    begun BIGINT NOT NULL,
    done BIGINT NOT NULL,
    points INTEGER NOT NULL,
    share FLOAT NOT NULL,
    shown BOOLEAN NOT NULL,
    PRIMARY KEY (deal, tab, seat)
);

CREATE INDEX plays_by_person ON plays (person, deal);

CREATE INDEX plays_by_table ON plays (tab);

UPDATE alembic_version SET version_num='0005' WHERE alembic_version.version_num = '0004';
