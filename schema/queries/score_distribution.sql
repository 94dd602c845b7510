-- Which scores are common? In steps of 20.
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of times by score_from.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT seat.game, seat.seats, score - (score % 20 + 20) % 20 AS score_from, count(*) AS times, sum(rank = 1) AS firsts
FROM v_seat AS seat JOIN chosen ON chosen.match = seat.match
WHERE seat.status = 'over'
  AND coalesce(:who, 'both') IN ('both', CASE WHEN seat.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
