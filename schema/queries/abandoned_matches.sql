-- How many matches are left before their end, and after how many rounds?
-- Parameters: none.
-- Chart: bars of share by seats.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, count(*) AS matches, sum(status = 'abandoned') AS abandoned,
       round(avg(status = 'abandoned'), 3) AS share,
       round(avg(CASE WHEN status = 'abandoned' THEN rounds END), 1) AS mean_rounds_when_abandoned
FROM v_match WHERE started IS NOT NULL GROUP BY game, seats ORDER BY game, seats;
