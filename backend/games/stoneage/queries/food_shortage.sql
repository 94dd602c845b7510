-- How often do players run short of food, how do they deal with it, and do they still win? win_rate_low, win_rate_high: 95% interval (Wilson).
-- Parameters: least, how many cases there must be (5).
-- Chart: bars of win_rate by times_short.
-- Limit: 5 s over a million events.
-- Public.
SELECT hunger.times_short, count(*) AS seats, round(avg(hunger.starved), 2) AS mean_times_starved,
       round(avg(v_seat.rank = 1), 3) AS win_rate,
       round((sum(v_seat.rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(v_seat.rank = 1) * (count(*) - sum(v_seat.rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(v_seat.rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(v_seat.rank = 1) * (count(*) - sum(v_seat.rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(avg(v_seat.score), 1) AS mean_score
FROM v_seat JOIN (SELECT match, seat, sum(kind = 'went_short') AS times_short, sum(kind = 'starved') AS starved
                  FROM v_event WHERE game = 'stoneage' AND kind IN ('went_short', 'starved', 'harvested', 'fed') AND NOT undone
                  GROUP BY match, seat) AS hunger
     ON hunger.match = v_seat.match AND hunger.seat = v_seat.seat
WHERE v_seat.status = 'over' GROUP BY 1 HAVING count(*) >= coalesce(:least, 5) ORDER BY 1;
