-- The tables of the first release. schema/README.md explains every column.
--
-- NULL says "there is none" (no user, not started, no mail) and only that.
-- Every table is STRICT: a value of the wrong type is an error at once and not a surprise later.

CREATE TABLE user (
    id            INTEGER PRIMARY KEY,
    name          TEXT    NOT NULL,
    name_key      TEXT    NOT NULL,
    guest         INTEGER NOT NULL CHECK (guest IN (0, 1)),
    admin         INTEGER NOT NULL CHECK (admin IN (0, 1)),
    password_hash TEXT,
    email         TEXT,
    created_ms    INTEGER NOT NULL,
    deleted_ms    INTEGER
) STRICT;

-- Guests may share names, and a deleted account sets its name free.
CREATE UNIQUE INDEX user_account ON user (name_key) WHERE guest = 0 AND deleted_ms IS NULL;

CREATE TABLE session (
    token_hash BLOB    NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    user       INTEGER NOT NULL REFERENCES user (id),
    created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_user ON session (user);
CREATE INDEX session_expires ON session (expires_ms);

-- A match is `id` to the world and `number` to the other tables: 2 or 3 bytes in each row instead of 17.
CREATE TABLE match (
    number     INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    revision   INTEGER NOT NULL,
    options    TEXT    NOT NULL CHECK (json_valid(options)),
    status     TEXT    NOT NULL CHECK (status IN ('open', 'running', 'over', 'abandoned', 'broken')),
    listed     INTEGER NOT NULL CHECK (listed IN (0, 1)),
    key_needed INTEGER NOT NULL CHECK (key_needed IN (0, 1)),
    key        TEXT,
    created_by INTEGER REFERENCES user (id),
    created_ms INTEGER NOT NULL,
    started_ms INTEGER,
    ended_ms   INTEGER,
    end_reason TEXT,
    seed       BLOB    NOT NULL CHECK (length(seed) = 32),
    rematch    TEXT,
    seats      INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 5)
) STRICT;

CREATE INDEX match_live ON match (number) WHERE status IN ('open', 'running');

CREATE TABLE seat (
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    user         INTEGER REFERENCES user (id),
    bot          TEXT,
    name         TEXT    NOT NULL,
    rank         INTEGER,
    score        INTEGER NOT NULL,
    PRIMARY KEY (match_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_user ON seat (user, match_number) WHERE user IS NOT NULL;

-- One row for each accepted move, only ever appended; seq 0 is the set-up.
-- Layout chosen by measuring (schema/README.md has the table): rows lie in the order of arrival, so that a group
-- commit of many matches writes few pages, and one index finds a match's rows. With rows clustered by match instead,
-- one match is read 3 to 5 times faster but groups of 64 commit at a third of the rate; with no index at all they
-- commit at 2.3 times the rate, but one match of a file of a million moves is read 350 times slower.
-- The index is not unique: the server owns the sequence, and each reading checks that it has no gap and no repeat.
-- json_valid costs a tenth to a fifth of the rate at groups of 512 and nothing that can be measured at one.
CREATE TABLE move (
    match_number INTEGER NOT NULL REFERENCES match (number),
    seq          INTEGER NOT NULL,
    seat         INTEGER,
    user         INTEGER REFERENCES user (id),
    request      TEXT,
    move         TEXT    CHECK (move IS NULL OR json_valid(move)),
    events       TEXT    NOT NULL CHECK (json_valid(events)),
    state_hash   TEXT    NOT NULL,
    at_ms        INTEGER NOT NULL
) STRICT;

CREATE INDEX move_match ON move (match_number, seq);

CREATE TABLE chat (
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    number       INTEGER NOT NULL,
    user         INTEGER REFERENCES user (id),
    name         TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    at_ms        INTEGER NOT NULL,
    PRIMARY KEY (match_number, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_user ON chat (user) WHERE user IS NOT NULL;
