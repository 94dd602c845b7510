-- Where do people go?
-- Parameters: who, people, bots or both, whose moves count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of share by place.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT move.seats, place, count(*) AS times, round(1.0 * count(*) / sum(count(*)) OVER (PARTITION BY move.seats), 4) AS share,
       round(avg(CAST(move.move ->> '$.people' AS INTEGER)), 2) AS mean_people
FROM v_move AS move JOIN chosen ON chosen.match = move.match
WHERE move.game = 'stoneage' AND kind = 'place' AND NOT undone
  AND coalesce(:who, 'both') IN ('both', CASE WHEN move.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY move.seats, place ORDER BY move.seats, times DESC;
