-- Does the seat matter? fair: what each seat would win if it did not; win_rate_low, win_rate_high: 95% interval (Wilson).
-- Parameters: least, how many matches there must be (5).
-- Chart: bars of win_rate, fair by seat.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, seat, count(*) AS matches, round(avg(rank = 1), 3) AS win_rate,
       round((sum(rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(1.0 / seats, 3) AS fair,
       round(avg(rank), 2) AS mean_rank, round(avg(score), 1) AS mean_score
FROM v_seat WHERE status = 'over' GROUP BY game, seats, seat HAVING count(*) >= coalesce(:least, 5) ORDER BY game, seats, seat;
