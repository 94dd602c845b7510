-- How many matches are abandoned, and after how many rounds? share_low, share_high: 95% interval (Wilson).
-- Parameters: least, how many matches there must be (5).
-- Chart: bars of share by seats.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, count(*) AS matches, sum(status = 'abandoned') AS abandoned,
       round(avg(status = 'abandoned'), 3) AS share,
       round((sum(status = 'abandoned') + 1.9208 - 1.96 * sqrt(1.0 * sum(status = 'abandoned') * (count(*) - sum(status = 'abandoned')) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS share_low,
       round((sum(status = 'abandoned') + 1.9208 + 1.96 * sqrt(1.0 * sum(status = 'abandoned') * (count(*) - sum(status = 'abandoned')) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS share_high,
       round(avg(CASE WHEN status = 'abandoned' THEN rounds END), 1) AS mean_rounds_when_abandoned
FROM v_match WHERE started IS NOT NULL GROUP BY game, seats HAVING count(*) >= coalesce(:least, 5) ORDER BY game, seats;
