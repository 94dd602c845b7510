-- How often does a player who took a given card win, by number of players? win_rate_low (the order), win_rate_high: 95% interval (Wilson).
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how often it must have been taken (5).
-- Chart: bars of win_rate by card.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT taken.seats, card, top, counts_in, count(*) AS taken, round(avg(scored), 2) AS mean_scored,
       round(avg(rank = 1), 3) AS win_rate,
       round((sum(rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(avg(rank), 2) AS mean_rank
FROM v_card AS taken JOIN chosen ON chosen.match = taken.match
WHERE rank IS NOT NULL
  AND coalesce(:who, 'both') IN ('both', CASE WHEN taken.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY taken.seats, card, top, counts_in HAVING count(*) >= coalesce(:least, 5)
ORDER BY taken.seats, win_rate_low DESC;
