-- When a user's clocks by correspondence stand still: quiet hours and vacations. Counted up by every save, which names the edit
-- that it was made from.
CREATE TABLE calendar (
    user INTEGER PRIMARY KEY REFERENCES user (id),
    edit INTEGER NOT NULL
) STRICT;

-- From since_ms on, until the next row's. Those that held a while ago stay: what has run by them has run.
CREATE TABLE quiet_hours (
    user        INTEGER NOT NULL REFERENCES user (id),
    since_ms    INTEGER NOT NULL,
    time_zone   TEXT    NOT NULL,
    from_minute INTEGER NOT NULL CHECK (from_minute BETWEEN 0 AND 1439),
    to_minute   INTEGER NOT NULL CHECK (to_minute BETWEEN 0 AND 1439),
    PRIMARY KEY (user, since_ms)
) STRICT, WITHOUT ROWID;

CREATE TABLE vacation (
    user      INTEGER NOT NULL REFERENCES user (id),
    first_day TEXT    NOT NULL,
    last_day  TEXT    NOT NULL,
    from_ms   INTEGER NOT NULL,
    to_ms     INTEGER NOT NULL,
    PRIMARY KEY (user, first_day)
) STRICT, WITHOUT ROWID;
