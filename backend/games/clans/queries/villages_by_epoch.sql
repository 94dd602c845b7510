-- Clans: what is a village worth in each epoch?
-- Parameters: least, how many villages there must be (5).
-- Chart: bars of mean_points by epoch.
-- Limit: 5 s over a million events.
-- Public.
SELECT epoch, count(*) AS villages, round(avg(value), 2) AS mean_value, round(avg(points), 2) AS mean_points,
       round(avg(doomed), 3) AS doomed, round(avg(json_array_length(colours)), 2) AS mean_colours
FROM v_village GROUP BY epoch HAVING count(*) >= coalesce(:least, 5) ORDER BY epoch;
