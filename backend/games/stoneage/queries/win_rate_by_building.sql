-- How often does the player win who has built a building, by number of players?
-- Parameters: none.
-- Chart: bars of win_rate by building.
-- Limit: 5 s over a million events.
-- Public.
SELECT seats, building, count(*) AS built, round(avg(scored), 2) AS mean_scored,
       round(avg(rank = 1), 3) AS win_rate, round(avg(rank), 2) AS mean_rank
FROM v_building WHERE rank IS NOT NULL GROUP BY seats, building ORDER BY seats, win_rate DESC;
