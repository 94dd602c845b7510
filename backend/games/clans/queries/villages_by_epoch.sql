-- Clans: what is a village worth in each epoch?
-- Parameters: who, people, bots or both, who founded it (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many villages there must be (5).
-- Chart: bars of mean_points by epoch.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT village.n AS epoch, count(*) AS villages, round(avg(village.a), 2) AS mean_value, round(avg(village.b), 2) AS mean_points,
       round(avg(CAST(village.c AS BIGINT) & 1), 3) AS doomed, round(avg(village.d), 2) AS mean_colours
FROM v_figure_village AS village JOIN chosen ON chosen.number = village.match_number
     JOIN shown_seat AS seat ON seat.match_number = village.match_number AND seat.seat = village.seat
WHERE coalesce(:who, 'both') IN ('both', CASE WHEN seat."user" IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY village.n HAVING count(*) >= coalesce(:least, 5) ORDER BY village.n;
