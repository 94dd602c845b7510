-- Which first placements are played, and how do those matches end? win_rate_low, win_rate_high: 95% interval (Wilson).
-- Parameters: who, people, bots or both, whose moves count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how often it must have been made (5).
-- Chart: bars of win_rate by opening.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT move.seats, move.text AS opening, count(*) AS times, round(avg(seat.rank = 1), 3) AS win_rate,
       round((sum(seat.rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(seat.rank = 1) * (count(*) - sum(seat.rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(seat.rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(seat.rank = 1) * (count(*) - sum(seat.rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(avg(seat.score), 1) AS mean_score
FROM v_move AS move JOIN v_seat AS seat ON seat.match = move.match AND seat.seat = move.seat
     JOIN chosen ON chosen.match = move.match
WHERE move.seq = 1 AND NOT move.undone AND seat.status = 'over' AND move.game = 'stoneage'
  AND coalesce(:who, 'both') IN ('both', CASE WHEN move.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY 1, 2 HAVING count(*) >= coalesce(:least, 5) ORDER BY 1, times DESC;
