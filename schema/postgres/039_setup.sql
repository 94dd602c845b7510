-- Compatible from: 037.
-- As 039_setup.sql of the file.
CREATE TABLE setup (
    token_hash bytea  NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    made_ms    bigint NOT NULL,
    expires_ms bigint NOT NULL
);
