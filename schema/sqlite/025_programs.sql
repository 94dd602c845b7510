-- What an account gives to a program that shall do some of what its owner may; of its token the SHA-256 alone is kept.
CREATE TABLE token (
    number     INTEGER PRIMARY KEY AUTOINCREMENT,
    user       INTEGER NOT NULL REFERENCES user (id),
    token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    name       TEXT    NOT NULL,
    scopes     INTEGER NOT NULL CHECK (scopes BETWEEN 1 AND 7),
    made_ms    INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL,
    used_day   TEXT
) STRICT;

CREATE INDEX token_user ON token (user);

-- An account by which a program plays, as its owner has said before it sat at any table; it stays one.
ALTER TABLE user ADD COLUMN bot_account INTEGER NOT NULL DEFAULT 0 CHECK (bot_account IN (0, 1));
