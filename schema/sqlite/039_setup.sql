-- Links by which the first administrator of a server is made; only their hashes are here.
CREATE TABLE setup (
    token_hash BLOB    NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    made_ms    INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
