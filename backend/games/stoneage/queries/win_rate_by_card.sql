-- How often does the player win who has taken a card, by number of players? With 95 % that is between win_rate_low, by which they are sorted, and win_rate_high (Wilson).
-- Parameters: least, how often it must have been taken (5).
-- Chart: bars of win_rate by card.
-- Limit: 5 s over a million events.
-- Public.
SELECT seats, card, top, counts_in, count(*) AS taken, round(avg(scored), 2) AS mean_scored,
       round(avg(rank = 1), 3) AS win_rate,
       round((sum(rank = 1) + 1.9208 - 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_low,
       round((sum(rank = 1) + 1.9208 + 1.96 * sqrt(1.0 * sum(rank = 1) * (count(*) - sum(rank = 1)) / count(*) + 0.9604)) / (count(*) + 3.8416), 3) AS win_rate_high,
       round(avg(rank), 2) AS mean_rank
FROM v_card WHERE rank IS NOT NULL GROUP BY seats, card, top, counts_in HAVING count(*) >= coalesce(:least, 5)
ORDER BY seats, win_rate_low DESC;
