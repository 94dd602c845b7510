-- What somebody keeps for himself, and whom he does not want to meet.

-- What a person notes about a match: nobody else reads it.
CREATE TABLE note (
    user         INTEGER NOT NULL REFERENCES user (id),
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    text         TEXT    NOT NULL,
    at_ms        INTEGER NOT NULL,
    PRIMARY KEY (user, match_number)
) STRICT, WITHOUT ROWID;

CREATE INDEX note_match ON note (match_number);

-- Whose chat a person does not see (mute); and who, besides, does not sit down at his tables and does not invite him (block).
CREATE TABLE relation (
    user  INTEGER NOT NULL REFERENCES user (id),
    other INTEGER NOT NULL REFERENCES user (id),
    kind  TEXT    NOT NULL CHECK (kind IN ('mute', 'block')),
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX relation_other ON relation (other);

-- Whom a line of chat names, of the people who sat at the table.
CREATE TABLE mention (
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    number       INTEGER NOT NULL,
    user         INTEGER NOT NULL REFERENCES user (id),
    PRIMARY KEY (match_number, number, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX mention_user ON mention (user, match_number, number);

-- The link by which a guest signs in on another device: its token is not stored, and nobody has two.
CREATE TABLE recovery (
    user       INTEGER PRIMARY KEY REFERENCES user (id),
    token_hash BLOB    NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    made_ms    INTEGER NOT NULL
) STRICT;
