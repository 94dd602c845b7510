-- Where do points come from, by rank? share: fraction of all points scored at that rank.
-- Parameters: none.
-- Chart: bars of mean_points by row.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, rank, row, round(avg(points), 1) AS mean_points,
       round(1.0 * sum(points) / nullif(sum(sum(points)) OVER (PARTITION BY game, rank), 0), 3) AS share
FROM v_score_sheet GROUP BY game, rank, row ORDER BY game, rank, mean_points DESC;
