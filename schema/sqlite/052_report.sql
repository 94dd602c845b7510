-- Reports of messages, names and conduct, and the acts of moderators.

-- `name` is the name of the target at that time. A report without `user` was made by an account that has been deleted, or by a guest who is forgotten. `act` is the last act on it.
CREATE TABLE report (
    number       INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms        INTEGER NOT NULL,
    user         INTEGER REFERENCES user (id) ON DELETE SET NULL,
    target       INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    name         TEXT    NOT NULL,
    kind         TEXT    NOT NULL CHECK (kind IN ('line', 'name', 'conduct')),
    match_number INTEGER REFERENCES match (number) ON DELETE CASCADE,
    line         INTEGER,
    reason       TEXT    NOT NULL,
    words        TEXT    NOT NULL CHECK (length(words) <= 500),
    state        TEXT    NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'dismissed', 'acted')),
    act          TEXT    NOT NULL DEFAULT '',
    done_ms      INTEGER
) STRICT;
CREATE INDEX report_state ON report (state, number);
CREATE INDEX report_user ON report (user);
CREATE INDEX report_target ON report (target);
CREATE INDEX report_match ON report (match_number);

-- Users who may not write messages until a time.
CREATE TABLE silence (
    user     INTEGER NOT NULL PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
    at_ms    INTEGER NOT NULL,
    until_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Time at which a moderator has hidden the message; its text stays for the audit.
ALTER TABLE chat ADD COLUMN hidden_ms INTEGER;

-- Moderators settle reports.
ALTER TABLE user ADD COLUMN moderator INTEGER NOT NULL DEFAULT 0 CHECK (moderator IN (0, 1));

-- Earlier acts on a user.
CREATE INDEX audit_target ON audit (target_user, number);
