-- A version of a match that a user has marked in a replay, with a short note for that user alone.
CREATE TABLE bookmark (
    user         INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    version      INTEGER NOT NULL CHECK (version >= 0),
    note         TEXT    NOT NULL CHECK (length(note) <= 80),
    made_ms      INTEGER NOT NULL,
    PRIMARY KEY (user, match_number, version)
) STRICT, WITHOUT ROWID;

CREATE INDEX bookmark_match ON bookmark (match_number);
