-- What v_undo of views.sql leans on: the few rows of a match that are about taking moves back. As in 002_history.sql, a
-- query must have the condition exactly as it stands here.
CREATE INDEX move_undo ON move (match_number, seq) WHERE instr(move, '"kind":"undo') > 0;
