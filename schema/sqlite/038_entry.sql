-- Settings of the server that an administrator has changed while it runs: they apply instead of the options of the command line.
CREATE TABLE setting (
    name       TEXT    NOT NULL PRIMARY KEY,
    value      TEXT    NOT NULL,
    changed_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Invitation codes: each lets a number of people register until it ends.
CREATE TABLE code (
    number     INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    code       TEXT    NOT NULL UNIQUE,
    user       INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    note       TEXT    NOT NULL CHECK (length(note) <= 80),
    uses       INTEGER NOT NULL CHECK (uses > 0),
    used       INTEGER NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND uses),
    made_ms    INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX code_user ON code (user);
