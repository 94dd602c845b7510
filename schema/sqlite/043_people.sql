-- Figures about people and tables that analysts need, stored by whatever changes them. NULL: unknown, since the row is older than this
-- migration.

-- When the account was made: of one that was a guest before, later than created_ms. NULL also: a guest.
ALTER TABLE user ADD COLUMN account_ms INTEGER;
-- The newest day (UTC) on which a session of the user was used; no finer time is kept.
ALTER TABLE user ADD COLUMN seen_day TEXT;
-- By how many minutes the time zone of the user's calendar was ahead of UTC when the calendar was saved. NULL also: no calendar.
ALTER TABLE user ADD COLUMN offset_minutes INTEGER;
-- When the seat was taken, before the start. A later holder does not change it.
ALTER TABLE seat ADD COLUMN taken_ms INTEGER;

-- How many users used a session on a day (UTC); nobody is named.
CREATE TABLE session_day (
    day      TEXT    NOT NULL PRIMARY KEY,
    guests   INTEGER NOT NULL,
    accounts INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

UPDATE user SET seen_day = (SELECT date(max(used_ms) / 1000, 'unixepoch') FROM session WHERE session.user = user.id);
INSERT INTO session_day (day, guests, accounts) SELECT seen_day, sum(guest), sum(1 - guest) FROM user WHERE seen_day IS NOT NULL GROUP BY seen_day;

-- A user counts once for each day, as what they are when it is first seen that day.
CREATE TRIGGER session_made AFTER INSERT ON session
WHEN EXISTS (SELECT 1 FROM user WHERE id = new.user AND (seen_day IS NULL OR seen_day < date(new.used_ms / 1000, 'unixepoch')))
BEGIN
    INSERT INTO session_day (day, guests, accounts)
    SELECT date(new.used_ms / 1000, 'unixepoch'), guest, 1 - guest FROM user WHERE id = new.user
        ON CONFLICT (day) DO UPDATE SET guests = guests + excluded.guests, accounts = accounts + excluded.accounts;
    UPDATE user SET seen_day = date(new.used_ms / 1000, 'unixepoch') WHERE id = new.user;
END;
CREATE TRIGGER session_used AFTER UPDATE OF used_ms ON session
WHEN EXISTS (SELECT 1 FROM user WHERE id = new.user AND (seen_day IS NULL OR seen_day < date(new.used_ms / 1000, 'unixepoch')))
BEGIN
    INSERT INTO session_day (day, guests, accounts)
    SELECT date(new.used_ms / 1000, 'unixepoch'), guest, 1 - guest FROM user WHERE id = new.user
        ON CONFLICT (day) DO UPDATE SET guests = guests + excluded.guests, accounts = accounts + excluded.accounts;
    UPDATE user SET seen_day = date(new.used_ms / 1000, 'unixepoch') WHERE id = new.user;
END;
