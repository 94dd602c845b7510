-- What happened in a match, move by move?
-- Parameters: match.
-- Limit: 200 ms for one match.
SELECT seq, round, phase, player, text, undone, seconds FROM v_move WHERE match = :match ORDER BY seq;
