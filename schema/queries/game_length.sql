-- How long are matches?
-- Parameters: none.
-- Chart: bars of mean_minutes by seats.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, count(*) AS matches, round(avg(rounds), 1) AS mean_rounds, min(rounds) AS least_rounds,
       max(rounds) AS most_rounds, round(avg(moves), 1) AS mean_moves, round(avg(seconds) / 60, 1) AS mean_minutes
FROM v_match WHERE status = 'over' GROUP BY game, seats ORDER BY game, seats;
