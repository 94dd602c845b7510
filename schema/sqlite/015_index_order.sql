-- Of indexes that would serve alike SQLite takes the one that was made last. Those that hold few rows of a match stand behind the
-- one that holds all of them again, which 013_conditions.sql has made anew.
DROP INDEX move_round;
DROP INDEX move_phase;
DROP INDEX move_epoch;
DROP INDEX move_tally;
DROP INDEX move_undo;
CREATE INDEX move_round ON move (match_number, seq) WHERE instr(events, '"kind":"round_began"') > 0;
CREATE INDEX move_phase ON move (match_number, seq) WHERE instr(events, '"kind":"phase_began"') > 0;
CREATE INDEX move_epoch ON move (match_number, seq) WHERE instr(events, '"kind":"epoch_began"') > 0;
CREATE INDEX move_tally ON move (match_number, seq) WHERE instr(events, '"kind":"tallied"') > 0;
CREATE INDEX move_undo ON move (match_number, seq) WHERE instr(move, '"kind":"undo') > 0;
