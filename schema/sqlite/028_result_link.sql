-- Secret links by which anybody reads the result of a match that somebody has shared: each who sat there may have one for it. Of a token
-- the SHA-256 alone is kept.
CREATE TABLE result_link (
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    user         INTEGER NOT NULL REFERENCES user (id),
    token_hash   BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    made_ms      INTEGER NOT NULL,
    PRIMARY KEY (match_number, user)
) STRICT;
CREATE INDEX result_link_user ON result_link (user);
