-- What administrators decide and do.

-- Who may not come in. Without until_ms it is for ever.
CREATE TABLE ban (
    user     INTEGER PRIMARY KEY REFERENCES user (id),
    reason   TEXT    NOT NULL,
    at_ms    INTEGER NOT NULL,
    until_ms INTEGER
) STRICT;

-- Every act of an administrator: who (an account, or on the command line the operating system's), what, on whom or what.
-- Never a secret. Users stand here by number, so that a deleted account's name is gone from here too.
CREATE TABLE audit (
    number      INTEGER PRIMARY KEY,
    at_ms       INTEGER NOT NULL,
    by          TEXT    NOT NULL CHECK (by IN ('web', 'cli')),
    user        INTEGER REFERENCES user (id),
    name        TEXT,
    action      TEXT    NOT NULL,
    target_user INTEGER,
    target      TEXT,
    detail      TEXT    NOT NULL,
    result      TEXT    NOT NULL
) STRICT;

-- Questions that administrators have saved; those that come with the program are in it.
CREATE TABLE saved_query (
    name     TEXT    NOT NULL PRIMARY KEY,
    question TEXT    NOT NULL,
    sql      TEXT    NOT NULL,
    user     INTEGER REFERENCES user (id),
    at_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Moves that were taken back by an administrator with the players' consent: out of the match, but not lost.
CREATE TABLE rewound (
    audit        INTEGER NOT NULL REFERENCES audit (number),
    match_number INTEGER NOT NULL REFERENCES match (number),
    seq          INTEGER NOT NULL,
    seat         INTEGER,
    user         INTEGER REFERENCES user (id),
    request      TEXT,
    move         TEXT,
    events       TEXT    NOT NULL,
    state_hash   TEXT    NOT NULL,
    at_ms        INTEGER NOT NULL
) STRICT;
