-- A row of move is written once and asked for seldom: what the program knows about it when it writes is not computed from its texts by
-- every index and every CHECK. That they are JSON the program asks itself, which is quicker (move_insert() in store/ops.c).

-- SQLite has no statement for another CHECK: as in 012_eight_seats.sql, only the text of the table changes.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
   SET sql = replace(replace(replace(sql, 'CHECK (move IS NULL OR json_valid(move))', ''),
                                          'CHECK (json_valid(events))', ''),
                                          'CHECK (owed IS NULL OR owed BETWEEN 0 AND 255)', '')
 WHERE type = 'table' AND name = 'move';
PRAGMA writable_schema = RESET;
CREATE TABLE checks_gone (found INTEGER NOT NULL CHECK (found = 1)) STRICT;
INSERT INTO checks_gone SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'move' AND sql NOT LIKE '%CHECK%';
DROP TABLE checks_gone;

-- What the views find rows by, a bit each: 1 a round begins, 2 a phase, 4 an epoch, 8 a score sheet, 16 about taking moves back
-- (backend/store/landmarks.h). It follows from move and events, and is no part of the row's checksum.
ALTER TABLE move ADD COLUMN landmarks INTEGER NOT NULL DEFAULT 0;
UPDATE move SET landmarks = found FROM (
    SELECT rowid AS id, (instr(events, '"kind":"round_began"') > 0) + (instr(events, '"kind":"phase_began"') > 0) * 2
           + (instr(events, '"kind":"epoch_began"') > 0) * 4 + (instr(events, '"kind":"tallied"') > 0) * 8
           + (coalesce(instr(move, '"kind":"undo'), 0) > 0) * 16 AS found
      FROM move) AS told
 WHERE told.id = move.rowid AND found <> 0;

-- A query must have the condition exactly as it stands here, or the index is not used.
DROP INDEX move_round;
DROP INDEX move_phase;
DROP INDEX move_epoch;
DROP INDEX move_tally;
DROP INDEX move_undo;
CREATE INDEX move_round ON move (match_number, seq) WHERE landmarks & 1 > 0;
CREATE INDEX move_phase ON move (match_number, seq) WHERE landmarks & 2 > 0;
CREATE INDEX move_epoch ON move (match_number, seq) WHERE landmarks & 4 > 0;
CREATE INDEX move_tally ON move (match_number, seq) WHERE landmarks & 8 > 0;
CREATE INDEX move_undo ON move (match_number, seq) WHERE landmarks & 16 > 0;
