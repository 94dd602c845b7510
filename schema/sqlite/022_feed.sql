-- The secret link to somebody's feeds (turns and ends, deadlines): its token is not stored, and nobody has two.
CREATE TABLE feed (
    user       INTEGER PRIMARY KEY REFERENCES user (id),
    token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    made_ms    INTEGER NOT NULL
) STRICT;
