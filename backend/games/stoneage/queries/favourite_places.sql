-- Where do people go?
-- Parameters: who, people, bots or both, whose moves count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of share by place.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END),
     placed AS (SELECT chosen.seats, figure.word AS place, CAST(sum(figure.n) AS BIGINT) AS times, sum(figure.a) / nullif(sum(figure.b), 0) AS people
                FROM v_figure_place AS figure JOIN chosen ON chosen.number = figure.match_number
                WHERE coalesce(:who, 'both') IN ('both', CASE WHEN figure.part = 0 THEN 'bots' ELSE 'people' END)
                GROUP BY chosen.seats, figure.word)
SELECT seats, place, times, round(1.0 * times / sum(times) OVER (PARTITION BY seats), 4) AS share, round(people, 2) AS mean_people
FROM placed ORDER BY seats, times DESC;
