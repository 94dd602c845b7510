-- How many matches are abandoned, and after how many rounds? share_low, share_high: 95% interval (Wilson).
-- Parameters: who, people, bots (no person sat there) or both (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many matches there must be (5).
-- Chart: bars of share by seats.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, count(*) AS matches, sum(status = 'abandoned') AS abandoned,
       round(avg(status = 'abandoned'), 3) AS share,
       round((sum(status = 'abandoned') + 1.9208 - 1.96 * sqrt(1.0 * sum(status = 'abandoned') * (count(*) - sum(status = 'abandoned')) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS share_low,
       round((sum(status = 'abandoned') + 1.9208 + 1.96 * sqrt(1.0 * sum(status = 'abandoned') * (count(*) - sum(status = 'abandoned')) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS share_high,
       round(avg(CASE WHEN status = 'abandoned' THEN rounds END), 1) AS mean_rounds_when_abandoned
FROM v_match AS match
WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
  AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
  AND coalesce(:who, 'both') IN ('both', CASE WHEN match.people > 0 THEN 'people' ELSE 'bots' END)
GROUP BY game, seats HAVING count(*) >= coalesce(:least, 5) ORDER BY game, seats;
