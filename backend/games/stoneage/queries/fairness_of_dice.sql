-- Are the dice fair? Each face should have a share of 0.1667. share_low, share_high: 95% interval (Wilson).
-- Parameters: none.
-- Chart: bars of share by face.
-- Limit: 5 s over a million events.
-- Public.
WITH fallen AS (SELECT CAST(face.value AS INTEGER) AS face, count(*) AS times, sum(count(*)) OVER () AS dice FROM v_roll, json_each(v_roll.dice) AS face GROUP BY 1)
SELECT face, times, round(1.0 * times / dice, 4) AS share,
       round((times + 1.9208 - 1.96 * sqrt(1.0 * times * (dice - times) / dice + 0.9604)) / (dice + 3.8416), 4) AS share_low,
       round((times + 1.9208 + 1.96 * sqrt(1.0 * times * (dice - times) / dice + 0.9604)) / (dice + 3.8416), 4) AS share_high
FROM fallen ORDER BY face;
