-- Are the dice fair? All dice count that /verify counts, in undone moves, too. Each face should have a share of 0.1667. share_low, share_high: 95% interval (Wilson).
-- Parameters: none.
-- Chart: bars of share by face.
-- Limit: 5 s over a million events.
-- Public.
WITH fallen AS (SELECT CAST(face.value AS INTEGER) AS face, count(*) AS times, sum(count(*)) OVER () AS dice FROM v_event, json_each(v_event.event -> '$.dice') AS face WHERE game = 'stoneage' AND kind LIKE '%rolled' GROUP BY 1)
SELECT face, times, round(1.0 * times / dice, 4) AS share,
       round((times + 1.9208 - 1.96 * sqrt(1.0 * times * (dice - times) / dice + 0.9604)) / (dice + 3.8416), 4) AS share_low,
       round((times + 1.9208 + 1.96 * sqrt(1.0 * times * (dice - times) / dice + 0.9604)) / (dice + 3.8416), 4) AS share_high
FROM fallen ORDER BY face;
