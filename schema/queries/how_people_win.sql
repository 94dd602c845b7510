-- Where do points come from, by rank? share: fraction of all points gained at that rank; what was lost lowers mean_points alone.
-- Parameters: none.
-- Chart: bars of mean_points by row.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, rank, row, round(avg(points), 1) AS mean_points,
       round(1.0 * sum(max(points, 0)) / nullif(sum(sum(max(points, 0))) OVER (PARTITION BY game, rank), 0), 3) AS share
FROM v_score_sheet GROUP BY game, rank, row ORDER BY game, rank, mean_points DESC;
