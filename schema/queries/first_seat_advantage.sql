-- Does it help to sit on a certain seat? fair is what each seat would win if it did not.
-- Parameters: none.
-- Chart: bars of win_rate, fair by seat.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, seat, count(*) AS matches, round(avg(rank = 1), 3) AS win_rate, round(1.0 / seats, 3) AS fair,
       round(avg(rank), 2) AS mean_rank, round(avg(score), 1) AS mean_score
FROM v_seat WHERE status = 'over' GROUP BY game, seats, seat ORDER BY game, seats, seat;
