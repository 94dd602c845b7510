-- Which first placements are played, and how do those matches end? win_rate_low, win_rate_high: 95% interval (Wilson).
-- Parameters: least, how often it must have been made (5).
-- Chart: bars of win_rate by opening.
-- Limit: 5 s over a million events.
-- Public.
SELECT v_move.seats, v_move.text AS opening, count(*) AS times, round(avg(v_seat.rank = 1), 3) AS win_rate,
       round((sum(v_seat.rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(v_seat.rank = 1) * (count(*) - sum(v_seat.rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(v_seat.rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(v_seat.rank = 1) * (count(*) - sum(v_seat.rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(avg(v_seat.score), 1) AS mean_score
FROM v_move JOIN v_seat ON v_seat.match = v_move.match AND v_seat.seat = v_move.seat
WHERE v_move.seq = 1 AND NOT v_move.undone AND v_seat.status = 'over' AND v_move.game = 'stoneage'
GROUP BY 1, 2 HAVING count(*) >= coalesce(:least, 5) ORDER BY 1, times DESC;
