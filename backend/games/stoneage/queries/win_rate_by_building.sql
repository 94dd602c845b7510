-- How often does a player who built a given building win, by number of players? win_rate_low (the order), win_rate_high: 95% interval (Wilson).
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how often it must have been built (5).
-- Chart: bars of win_rate by building.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE match.status = 'over' AND CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END),
     seated AS MATERIALIZED (SELECT chosen.number, chosen.seats, seat.seat, seat.rank FROM chosen JOIN shown_seat AS seat ON seat.match_number = chosen.number
                             WHERE seat.rank IS NOT NULL AND coalesce(:who, 'both') IN ('both', CASE WHEN seat."user" IS NULL THEN 'bots' ELSE 'people' END)),
     got AS (SELECT seated.seats, figure.word, CAST(sum(figure.n) AS BIGINT) AS times, CAST(sum(CASE WHEN seated.rank = 1 THEN figure.n ELSE 0 END) AS BIGINT) AS firsts,
                    sum(figure.a) / nullif(sum(figure.b), 0) AS scored, 1.0 * sum(figure.n * seated.rank) / sum(figure.n) AS rank
             FROM v_figure_building AS figure CROSS JOIN seated WHERE seated.number = figure.match_number AND seated.seat = figure.seat
             GROUP BY seated.seats, figure.word)
SELECT got.seats, got.word AS building, got.times AS built, round(got.scored, 2) AS mean_scored, round(1.0 * got.firsts / got.times, 3) AS win_rate,
       round((got.firsts + 1.9208 - 1.96 * sqrt(1.0 * got.firsts * (got.times - got.firsts) / got.times + 0.9604)) / (got.times + 3.8416), 3) AS win_rate_low,
       round((got.firsts + 1.9208 + 1.96 * sqrt(1.0 * got.firsts * (got.times - got.firsts) / got.times + 0.9604)) / (got.times + 3.8416), 3) AS win_rate_high,
       round(got.rank, 2) AS mean_rank
FROM got WHERE got.times >= coalesce(:least, 5)
ORDER BY got.seats, win_rate_low DESC;
