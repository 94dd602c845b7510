-- What the person of a seat has seen of the match, for all of that person's devices.

-- The newest version that was looked at, and when somebody last said so; NULL: nobody has yet.
ALTER TABLE seat ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN seen_ms INTEGER;
-- 1: the match has ended, and its person has looked at it since.
ALTER TABLE seat ADD COLUMN seen_end INTEGER NOT NULL DEFAULT 0 CHECK (seen_end IN (0, 1));

-- What came before this is not news.
UPDATE seat SET seen_end = 1 WHERE match_number IN (SELECT number FROM match WHERE status IN ('over', 'abandoned'));
UPDATE seat SET seen_ms = unixepoch() * 1000,
                seen = coalesce((SELECT max(seq) FROM move WHERE move.match_number = seat.match_number), 0)
 WHERE user IS NOT NULL AND match_number IN (SELECT number FROM match WHERE status = 'running');

-- What a person's list of matches shows: those that go on, and those whose end was not looked at.
CREATE INDEX seat_mine ON seat (user, match_number) WHERE user IS NOT NULL AND seen_end = 0;
