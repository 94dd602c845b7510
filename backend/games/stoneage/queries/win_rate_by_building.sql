-- How often does a player who built a given building win, by number of players? win_rate_low (the order), win_rate_high: 95% interval (Wilson).
-- Parameters: least, how often it must have been built (5).
-- Chart: bars of win_rate by building.
-- Limit: 5 s over a million events.
-- Public.
SELECT seats, building, count(*) AS built, round(avg(scored), 2) AS mean_scored,
       round(avg(rank = 1), 3) AS win_rate,
       round((sum(rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(avg(rank), 2) AS mean_rank
FROM v_building WHERE rank IS NOT NULL GROUP BY seats, building HAVING count(*) >= coalesce(:least, 5)
ORDER BY seats, win_rate_low DESC;
