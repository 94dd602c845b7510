-- Which games are played with which variants and how many players?
-- Parameters: who, people, bots (no person sat there) or both (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of matches by options.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, options, seats, count(*) AS matches, sum(status = 'over') AS finished, max(started) AS last_started
FROM v_match AS match
WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
  AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
  AND coalesce(:who, 'both') IN ('both', CASE WHEN match.people > 0 THEN 'people' ELSE 'bots' END)
GROUP BY game, options, seats ORDER BY matches DESC;
