-- How often does the player win who has taken a card, by number of players?
-- Parameters: none.
SELECT seats, card, top, counts_in, count(*) AS taken, round(avg(scored), 2) AS mean_scored,
       round(avg(rank = 1), 3) AS win_rate, round(avg(rank), 2) AS mean_rank
FROM v_card WHERE rank IS NOT NULL GROUP BY seats, card ORDER BY seats, win_rate DESC;
