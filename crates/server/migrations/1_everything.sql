-- Everything that is durable. The same text runs on SQLite and on PostgreSQL: times are milliseconds
-- since 1970, truths are 0 or 1, hashes are hexadecimal text.

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT,
    login TEXT UNIQUE,
    password TEXT,
    webhook TEXT,
    email TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    creator TEXT NOT NULL REFERENCES people (id),
    state TEXT NOT NULL, -- open, running, over, aside
    created BIGINT NOT NULL,
    agreement TEXT NOT NULL,
    listed BIGINT NOT NULL,
    seed TEXT NOT NULL,
    seed_hash TEXT NOT NULL,
    seq BIGINT NOT NULL, -- of the journal's last entry, with which it is written
    asked TEXT,
    due BIGINT,
    changed BIGINT NOT NULL,
    result TEXT,
    reason TEXT,
    follows TEXT
);
CREATE INDEX tables_due ON tables (state, due);
CREATE INDEX tables_listed ON tables (state, listed, changed);
CREATE INDEX tables_creator ON tables (creator);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    power TEXT NOT NULL,
    person TEXT REFERENCES people (id),
    bot TEXT,
    stand_in TEXT,
    invite TEXT,
    auto_pass TEXT,
    PRIMARY KEY (table_id, power)
);
CREATE INDEX seats_person ON seats (person);

-- Append only: nothing ever updates or deletes here.
CREATE TABLE journal (
    game TEXT NOT NULL,
    seq BIGINT NOT NULL,
    rules TEXT NOT NULL,
    by_power TEXT,
    by_whom TEXT,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE votes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    motion TEXT NOT NULL,
    power TEXT NOT NULL,
    seq BIGINT NOT NULL,
    voter TEXT NOT NULL,
    agree BIGINT NOT NULL,
    PRIMARY KEY (table_id, motion, power, seq, voter)
);

-- The outbox of webhooks and mails.
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    channel TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    tries BIGINT NOT NULL,
    due BIGINT NOT NULL,
    state TEXT NOT NULL, -- waiting, then whatever it was finished with
    said TEXT,
    UNIQUE (person, channel, table_id, seq)
);
CREATE INDEX notices_due ON notices (state, due);

-- The events of a finished game, so that it can be shown whatever becomes of the rules.
CREATE TABLE kept (
    game TEXT NOT NULL PRIMARY KEY,
    events TEXT NOT NULL
);

-- One row, written to see whether the database can be written.
CREATE TABLE checked (
    one BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
