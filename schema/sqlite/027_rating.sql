-- How strong somebody played after a match that counts: a row for each of its players and pools, written in the transaction of its end
-- (backend/store/ratings.h). It follows from the matches, and can be made anew of them.
CREATE TABLE rating (
    number       INTEGER PRIMARY KEY, -- in the order in which matches were rated
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    pool         TEXT    NOT NULL CHECK (pool IN ('people', 'bots')),
    user         INTEGER REFERENCES user (id),
    bot          TEXT    CHECK ((bot IS NULL) <> (user IS NULL)),
    game         TEXT    NOT NULL,
    seats        INTEGER NOT NULL,
    at_ms        INTEGER NOT NULL,
    matches      INTEGER NOT NULL CHECK (matches >= 1),
    rating       REAL    NOT NULL,
    deviation    REAL    NOT NULL CHECK (deviation > 0),
    volatility   REAL    NOT NULL CHECK (volatility > 0),
    UNIQUE (match_number, seat, pool)
) STRICT;
CREATE INDEX rating_newest ON rating (user, bot, game, seats, pool, number);
