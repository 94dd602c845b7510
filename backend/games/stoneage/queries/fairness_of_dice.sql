-- Are the dice fair? Each face should have a share of 0.1667.
-- Parameters: none.
-- Chart: bars of share by face.
-- Limit: 5 s over a million events.
-- Public.
SELECT face.value AS face, count(*) AS times, round(1.0 * count(*) / sum(count(*)) OVER (), 4) AS share
FROM v_roll, json_each(v_roll.dice) AS face GROUP BY 1 ORDER BY 1;
