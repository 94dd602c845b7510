-- Are the dice fair? All dice count that /verify counts, in undone moves, too. Each face should have a share of 0.1667. share_low, share_high: 95% interval (Wilson).
-- Parameters: none.
-- Chart: bars of share by face.
-- Limit: 5 s over a million events.
-- Public.
WITH fallen AS (SELECT part AS face, CAST(sum(n) AS BIGINT) AS times FROM v_figure_face GROUP BY part),
     thrown AS (SELECT face, times, CAST(sum(times) OVER () AS BIGINT) AS dice FROM fallen)
SELECT face, times, round(1.0 * times / dice, 4) AS share,
       round((times + 1.9208 - 1.96 * sqrt(1.0 * times * (dice - times) / dice + 0.9604)) / (dice + 3.8416), 4) AS share_low,
       round((times + 1.9208 + 1.96 * sqrt(1.0 * times * (dice - times) / dice + 0.9604)) / (dice + 3.8416), 4) AS share_high
FROM thrown ORDER BY face;
