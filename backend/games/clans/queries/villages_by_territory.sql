-- Clans: where are villages founded, and what do they score? options: the variants; territories of one name are others on another board.
-- Parameters: least, how many villages there must be (5).
-- Chart: bars of mean_points by territory.
-- Limit: 5 s over a million events.
-- Public.
SELECT options, territory, count(*) AS villages, round(avg(epoch), 2) AS mean_epoch, round(avg(points), 2) AS mean_points,
       round(avg(doomed), 3) AS doomed, round(avg(lost IS NOT NULL), 3) AS strife
FROM v_village GROUP BY options, territory HAVING count(*) >= coalesce(:least, 5) ORDER BY options, villages DESC, territory;
