-- How long are matches?
-- Parameters: who, people, bots (no person sat there) or both (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of mean_minutes by seats.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, count(*) AS matches, round(avg(rounds), 1) AS mean_rounds, min(rounds) AS least_rounds,
       max(rounds) AS most_rounds, round(avg(moves), 1) AS mean_moves, round(avg(seconds) / 60, 1) AS mean_minutes
FROM v_match AS match
WHERE status = 'over' AND CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
  AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
  AND coalesce(:who, 'both') IN ('both', CASE WHEN match.people > 0 THEN 'people' ELSE 'bots' END)
GROUP BY game, seats ORDER BY game, seats;
