-- Who takes the longest to move?
-- Parameters: least, how many moves a player must have made (20).
-- Chart: bars of seconds_per_move by player.
-- Limit: 5 s over a million events.
SELECT max(CASE WHEN "user" IS NULL THEN bot ELSE player END) AS player, "user", sum(decisions) AS moves, round(sum(seconds) / sum(decisions), 1) AS seconds_per_move
FROM v_seat_history WHERE ("user" IS NULL) <> (bot IS NULL) GROUP BY "user", bot HAVING sum(decisions) >= coalesce(:least, 20)
ORDER BY seconds_per_move DESC NULLS LAST LIMIT 50;
