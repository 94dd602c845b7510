-- Clans: what is a village worth in each epoch?
-- Parameters: who, people, bots or both, who founded it (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many villages there must be (5).
-- Chart: bars of mean_points by epoch.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT epoch, count(*) AS villages, round(avg(value), 2) AS mean_value, round(avg(points), 2) AS mean_points,
       round(avg(doomed), 3) AS doomed, round(avg(json_array_length(colours)), 2) AS mean_colours
FROM v_village AS village JOIN chosen ON chosen.match = village.match
WHERE coalesce(:who, 'both') IN ('both', CASE WHEN village.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY epoch HAVING count(*) >= coalesce(:least, 5) ORDER BY epoch;
