-- Which first placements are played, and how do those matches end? win_rate_low, win_rate_high: 95% interval (Wilson).
-- Parameters: who, people, bots or both, whose moves count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how often it must have been made (5).
-- Chart: bars of win_rate by opening.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE match.status = 'over' AND CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END),
     seated AS MATERIALIZED (SELECT chosen.number, chosen.seats, seat.seat, seat.rank, seat.score FROM chosen JOIN shown_seat AS seat ON seat.match_number = chosen.number)
SELECT seat.seats, nullif(opening.word, '') AS opening, count(*) AS times, round(avg(seat.rank = 1), 3) AS win_rate,
       round((sum(seat.rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(seat.rank = 1) * (count(*) - sum(seat.rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(seat.rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(seat.rank = 1) * (count(*) - sum(seat.rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(avg(seat.score), 1) AS mean_score
FROM v_figure_opening AS opening JOIN seated AS seat ON seat.number = opening.match_number AND seat.seat = opening.seat
WHERE coalesce(:who, 'both') IN ('both', CASE WHEN opening.part = 0 THEN 'bots' ELSE 'people' END)
GROUP BY 1, 2 HAVING count(*) >= coalesce(:least, 5) ORDER BY 1, times DESC;
