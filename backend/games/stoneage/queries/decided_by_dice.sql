-- How often does the player with the luckiest dice win? luck: pips above 3.5 per die; win_rate: of the luckiest; fair: if the dice decided nothing. win_rate_low, win_rate_high: 95% interval (Wilson).
-- Parameters: who, people, bots (no person sat there) or both (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many matches there must be (5).
-- Chart: bars of win_rate, fair by seats.
-- Limit: 5 s over a million events.
-- Counts only.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE match.status = 'over' AND CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
       AND coalesce(:who, 'both') IN ('both', CASE WHEN match.people > 0 THEN 'people' ELSE 'bots' END)),
     thrown AS (SELECT figure.match_number, figure.seat, chosen.seats, sum(figure.b) - 3.5 * sum(figure.a) AS luck
                FROM v_figure_luck AS figure JOIN chosen ON chosen.number = figure.match_number GROUP BY figure.match_number, figure.seat, chosen.seats),
     placed AS (SELECT thrown.seats, seat.rank AS ended, thrown.luck, row_number() OVER (PARTITION BY thrown.match_number ORDER BY thrown.luck DESC, thrown.seat) AS place
                FROM thrown JOIN shown_seat AS seat ON seat.match_number = thrown.match_number AND seat.seat = thrown.seat)
SELECT seats, count(*) AS matches, round(avg(ended = 1), 3) AS win_rate,
       round(wilson_low(sum(ended = 1), count(*)), 3) AS win_rate_low,
       round(wilson_high(sum(ended = 1), count(*)), 3) AS win_rate_high,
       round(1.0 / seats, 3) AS fair, round(avg(luck), 1) AS mean_luck, round(avg(CASE WHEN ended = 1 THEN luck END), 1) AS mean_luck_when_won
FROM placed WHERE place = 1 GROUP BY seats HAVING count(*) >= coalesce(:least, 5) ORDER BY seats;
