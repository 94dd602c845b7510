-- What happened in a match, move by move?
-- Parameters: match.
SELECT seq, round, phase, player, text, seconds FROM v_move WHERE match = :match ORDER BY seq;
