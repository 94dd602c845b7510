-- Warnings of moderators. The user confirms having read each, and can write no messages before.
CREATE TABLE warning (
    number       INTEGER PRIMARY KEY AUTOINCREMENT,
    user         INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    at_ms        INTEGER NOT NULL,
    text         TEXT    NOT NULL CHECK (length(text) BETWEEN 1 AND 200),
    confirmed_ms INTEGER
) STRICT;
CREATE INDEX warning_user ON warning (user);
