-- Who takes the longest to move?
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many moves a player must have made (20).
-- Chart: bars of seconds_per_move by player.
-- Limit: 5 s over a million events.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT max(CASE WHEN held."user" IS NULL THEN held.bot ELSE held.player END) AS player, held."user", sum(decisions) AS moves, round(sum(held.seconds) / sum(decisions), 1) AS seconds_per_move
FROM v_seat_history AS held JOIN chosen ON chosen.match = held.match
WHERE (held."user" IS NULL) <> (held.bot IS NULL)
  AND coalesce(:who, 'both') IN ('both', CASE WHEN held.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY held."user", held.bot HAVING sum(decisions) >= coalesce(:least, 20)
ORDER BY seconds_per_move DESC NULLS LAST LIMIT 50;
