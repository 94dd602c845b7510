-- Who decides for a seat while its person does not.

-- A bot stands in for the seat's person: `bot` says which.
ALTER TABLE seat ADD COLUMN stands_in INTEGER NOT NULL DEFAULT 0 CHECK (stands_in IN (0, 1));
-- The version with which its person has resigned; NULL: nobody has.
ALTER TABLE seat ADD COLUMN resigned INTEGER;
-- Of a match that is over: its person has not held the seat himself for half of it, and the result is not counted as his.
ALTER TABLE seat ADD COLUMN mostly_away INTEGER NOT NULL DEFAULT 0 CHECK (mostly_away IN (0, 1));

-- Who held a seat before: until the row of that version of the log. Who holds it now stands in seat.
CREATE TABLE past_sitter (
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    until        INTEGER NOT NULL,
    user         INTEGER REFERENCES user (id),
    bot          TEXT,
    name         TEXT    NOT NULL,
    PRIMARY KEY (match_number, seat, until)
) STRICT, WITHOUT ROWID;
CREATE INDEX past_sitter_user ON past_sitter (user) WHERE user IS NOT NULL;

-- The seats of a match that has begun are saved with a row of its log, and before it, in one transaction. Of several saves before
-- one row the first has seen who held the seat.
CREATE TRIGGER seat_handed_over AFTER UPDATE OF user, bot ON seat
WHEN (old.user IS NOT new.user OR old.bot IS NOT new.bot)
     AND EXISTS (SELECT 1 FROM move WHERE match_number = new.match_number)
BEGIN
    INSERT INTO past_sitter (match_number, seat, until, user, bot, name)
    SELECT old.match_number, old.seat, next, old.user, old.bot, old.name
      FROM (SELECT 1 + max(seq) AS next FROM move WHERE match_number = old.match_number)
     WHERE NOT EXISTS (SELECT 1 FROM past_sitter WHERE match_number = old.match_number AND seat = old.seat AND until = next);
END;

-- Moves about who sits where, as 018_landmarks.sql has those about taking back: the condition is to be asked word for word.
CREATE INDEX move_seat ON move (match_number, seq) WHERE landmarks & 32 > 0;
