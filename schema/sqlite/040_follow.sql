-- Whom a user follows; two who follow each other are friends.
CREATE TABLE follow (
    user  INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX follow_other ON follow (other);
