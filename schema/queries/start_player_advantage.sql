-- Does it help to go first? The starting seat against all the others. Equal firsts all count as won. win_rate_low, win_rate_high: 95% interval (Wilson).
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many cases there must be (5).
-- Chart: bars of win_rate by begins.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.game, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE match.status = 'over' AND CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END),
     seated AS MATERIALIZED (SELECT chosen.number, chosen.game, chosen.seats, seat.seat, seat.rank, seat.score FROM chosen JOIN shown_seat AS seat ON seat.match_number = chosen.number
                             WHERE coalesce(:who, 'both') IN ('both', CASE WHEN seat."user" IS NULL THEN 'bots' ELSE 'people' END))
SELECT seat.game, seat.seats, seat.seat = first.seat AS begins, count(*) AS matches,
       round(avg(rank = 1), 3) AS win_rate,
       round((sum(rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(avg(score), 1) AS mean_score
FROM seated AS seat JOIN v_figure_begin AS first ON first.match_number = seat.number
GROUP BY 1, 2, 3 HAVING count(*) >= coalesce(:least, 5) ORDER BY 1, 2, 3 DESC;
