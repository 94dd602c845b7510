-- How often does the player win who has taken a card, by number of players?
-- Parameters: none.
-- Chart: bars of win_rate by card.
-- Limit: 5 s over a million events.
-- Public.
SELECT seats, card, top, counts_in, count(*) AS taken, round(avg(scored), 2) AS mean_scored,
       round(avg(rank = 1), 3) AS win_rate, round(avg(rank), 2) AS mean_rank
FROM v_card WHERE rank IS NOT NULL GROUP BY seats, card ORDER BY seats, win_rate DESC;
