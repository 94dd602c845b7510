-- Why do matches end?
-- Parameters: who, people, bots (no person sat there) or both (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of matches by end_reason.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, status, end_reason, count(*) AS matches, round(avg(rounds), 1) AS mean_rounds
FROM v_match AS match
WHERE ended IS NOT NULL AND CASE WHEN coalesce(started, '') >= CAST(coalesce(:since, '') AS TEXT) AND coalesce(started, '') < CAST(coalesce(:until, '9999') AS TEXT)
  AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
  AND coalesce(:who, 'both') IN ('both', CASE WHEN match.people > 0 THEN 'people' ELSE 'bots' END)
GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, matches DESC;
