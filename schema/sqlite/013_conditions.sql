-- What a conditional write names: an append the row before it, a save of a match the edit that it was made from.

-- Counted up by every save of the match's row and seats.
ALTER TABLE match ADD COLUMN edit INTEGER NOT NULL DEFAULT 1;

-- A version is in the file once. Rows that an accident has doubled are none that was played: they stay in table rewound, with a
-- line in the audit for each match, and the first of each goes on being what is read.
INSERT INTO audit (at_ms, by, name, action, target, detail, result)
SELECT unixepoch() * 1000, 'cli', 'ochre', 'migrate', id, 'versions that were there twice', 'done' FROM match
 WHERE number IN (SELECT match_number FROM move GROUP BY match_number, seq HAVING count(*) > 1);
INSERT INTO rewound
SELECT (SELECT max(audit.number) FROM audit JOIN match ON target = id WHERE match.number = match_number), match_number, seq, seat, user,
       request, move, events, state_hash, at_ms
  FROM move
 WHERE EXISTS (SELECT 1 FROM move AS first
                WHERE first.match_number = move.match_number AND first.seq = move.seq AND first.rowid < move.rowid);
DELETE FROM move
 WHERE EXISTS (SELECT 1 FROM move AS first
                WHERE first.match_number = move.match_number AND first.seq = move.seq AND first.rowid < move.rowid);
DROP INDEX move_match;
CREATE UNIQUE INDEX move_match ON move (match_number, seq);
