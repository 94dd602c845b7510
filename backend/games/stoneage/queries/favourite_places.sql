-- Where do people go?
-- Parameters: none.
-- Chart: bars of share by place.
-- Limit: 5 s over a million events.
-- Public.
SELECT seats, place, count(*) AS times, round(1.0 * count(*) / sum(count(*)) OVER (PARTITION BY seats), 4) AS share,
       round(avg(CAST(move ->> '$.people' AS INTEGER)), 2) AS mean_people
FROM v_move WHERE game = 'stoneage' AND kind = 'place' AND NOT undone GROUP BY seats, place ORDER BY seats, times DESC;
