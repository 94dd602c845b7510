-- Does it help to go first? The starting seat against all the others. win_rate_low, win_rate_high: 95% interval (Wilson).
-- Parameters: least, how many cases there must be (5).
-- Chart: bars of win_rate by begins.
-- Limit: 5 s over a million events.
-- Public.
SELECT v_seat.game, v_seat.seats, v_seat.seat = first.seat AS begins, count(*) AS matches,
       round(avg(rank = 1), 3) AS win_rate,
       round((sum(rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(avg(score), 1) AS mean_score
FROM v_seat JOIN v_event AS first ON first.match = v_seat.match AND first.seq = 0 AND first.kind = 'turn_began'
WHERE v_seat.status = 'over' GROUP BY 1, 2, 3 HAVING count(*) >= coalesce(:least, 5) ORDER BY 1, 2, 3 DESC;
