-- How long does a table of at least two people wait, from its opening to its start, in minutes? least_wait, most_wait: one of ten, nine of ten waited no longer; first_quarter, third_quarter: one, three of four.
-- Parameters: since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many matches there must be (5).
-- Chart: box of least_wait, first_quarter, median_wait, third_quarter, most_wait by seats.
-- Limit: 5 s over a million events.
-- Counts only.
WITH waited AS MATERIALIZED (SELECT match.game, match.seats, (julianday(match.started) - julianday(match.created)) * 1440 AS minutes FROM v_match AS match
     WHERE match.people > 1 AND CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT game, seats, count(*) AS matches,
       round(quantile(minutes, 0.1), 1) AS least_wait,
       round(quantile(minutes, 0.25), 1) AS first_quarter,
       round(median(minutes), 1) AS median_wait,
       round(quantile(minutes, 0.75), 1) AS third_quarter,
       round(quantile(minutes, 0.9), 1) AS most_wait,
       round(avg(minutes), 1) AS mean_wait
FROM waited GROUP BY game, seats HAVING count(*) >= coalesce(:least, 5) ORDER BY game, seats;
