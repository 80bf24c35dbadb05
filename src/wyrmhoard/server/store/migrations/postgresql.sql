-- Written by Alembic: python -m tests.server.store.test_migrations
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

-- Running upgrade  -> 0001

CREATE TABLE entry (
    seq BIGSERIAL NOT NULL,
    tab TEXT COLLATE "C" NOT NULL,
    n INTEGER NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (seq),
    CONSTRAINT entry_once UNIQUE (tab, n)
);

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    secret BYTEA NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    listed BOOLEAN NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX tables_by_status ON tables (status, changed);

CREATE TABLE people (
    id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    key BYTEA NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE sits (
    person TEXT COLLATE "C" NOT NULL,
    tab TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, tab)
);

CREATE TABLE codes (
    code BYTEA NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (code)
);

CREATE TABLE settings (
    key TEXT COLLATE "C" NOT NULL,
    value BYTEA NOT NULL,
    PRIMARY KEY (key)
);

INSERT INTO alembic_version (version_num) VALUES ('0001') RETURNING alembic_version.version_num;

-- Running upgrade 0001 -> 0002

CREATE TABLE leases (
    tab TEXT COLLATE "C" NOT NULL,
    holder TEXT COLLATE "C" NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (tab)
);

insert into leases select id, '', 0 from tables where status = 'playing';

UPDATE alembic_version SET version_num='0002' WHERE alembic_version.version_num = '0001';

-- Running upgrade 0002 -> 0003

CREATE TABLE channels (
    id TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    trouble TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX channels_by_person ON channels (person);

CREATE TABLE notices (
    channel TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    tab TEXT COLLATE "C" NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    due BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    holder TEXT COLLATE "C" NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (channel, person, tab, n)
);

CREATE INDEX notices_by_due ON notices (due);

CREATE TABLE wishes (
    person TEXT COLLATE "C" NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (person)
);

CREATE TABLE keys (
    key BYTEA NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (key)
);

CREATE INDEX keys_by_person ON keys (person);

CREATE TABLE passkeys (
    id BYTEA NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    public BYTEA NOT NULL,
    count BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX passkeys_by_person ON passkeys (person);

UPDATE alembic_version SET version_num='0003' WHERE alembic_version.version_num = '0002';

-- Running upgrade 0003 -> 0004

CREATE TABLE results (
    tab TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    seats INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    counts INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (tab)
);

CREATE TABLE took_part (
    person TEXT COLLATE "C" NOT NULL,
    tab TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, tab)
);

CREATE TABLE rates (
    game TEXT COLLATE "C" NOT NULL,
    seats INTEGER NOT NULL,
    k INTEGER NOT NULL,
    tab TEXT COLLATE "C" NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (game, seats, k),
    UNIQUE (tab)
);

CREATE INDEX results_by_pool ON results (game, seats, counts, ended);

UPDATE alembic_version SET version_num='0004' WHERE alembic_version.version_num = '0003';

-- Running upgrade 0004 -> 0005

CREATE TABLE plays (
    deal TEXT COLLATE "C" NOT NULL,
    tab TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    level TEXT COLLATE "C" NOT NULL,
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
