-- Users who look for people to play with (quick pairing). A row waits until `match` names the table for which it was chosen, and is kept for a
-- week after that, since the waits of that time estimate the next ones. `seats` is a sum of 2^n for each number n of players that suits, `players`
-- the number at that table.
CREATE TABLE seek (
    user      INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    game      TEXT    NOT NULL,
    pace      TEXT    NOT NULL,
    seats     INTEGER NOT NULL CHECK (seats > 0),
    since_ms  INTEGER NOT NULL,
    until_ms  INTEGER NOT NULL,
    match     TEXT,
    paired_ms INTEGER CHECK ((paired_ms IS NULL) = (match IS NULL)),
    players   INTEGER CHECK ((players IS NULL) = (match IS NULL)),
    PRIMARY KEY (user, game, pace, since_ms)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seek_waiting ON seek (user, game, pace) WHERE match IS NULL;
CREATE INDEX seek_paired ON seek (paired_ms) WHERE match IS NOT NULL;
