-- Does it help to begin? The seat that begins against all the others.
-- Parameters: none.
-- Chart: bars of win_rate by begins.
-- Limit: 5 s over a million events.
-- Public.
SELECT v_seat.game, v_seat.seats, v_seat.seat = first.seat AS begins, count(*) AS matches,
       round(avg(rank = 1), 3) AS win_rate, round(avg(score), 1) AS mean_score
FROM v_seat JOIN v_event AS first ON first.match = v_seat.match AND first.seq = 0 AND first.kind = 'turn_began'
WHERE v_seat.status = 'over' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 DESC;
