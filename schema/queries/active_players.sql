-- How many people play, month by month? new: first match ever; returned: after a month without any; lapsed: started none in the next month (NULL: the newest month).
-- Parameters: months, how many, newest first (24).
-- Chart: line of active, new, returned, lapsed by month.
-- Limit: 5 s over a million events.
-- Counts only.
WITH played AS (SELECT DISTINCT record."user" AS person, substr(match.started, 1, 7) AS month
                FROM v_record AS record JOIN v_match AS match ON match.match = record.match JOIN shown_user AS person ON person.id = record."user"
                WHERE match.started IS NOT NULL AND person.bot_account = 0),
     counted AS (SELECT person, month, 12 * CAST(substr(month, 1, 4) AS INTEGER) + CAST(substr(month, 6, 2) AS INTEGER) AS number FROM played),
     course AS (SELECT person, month, number, number - lag(number) OVER (PARTITION BY person ORDER BY number) AS since_last,
                       lead(number) OVER (PARTITION BY person ORDER BY number) - number AS until_next, max(number) OVER () AS newest FROM counted)
SELECT month, count(*) AS active, count(CASE WHEN since_last IS NULL THEN 1 END) AS new, count(CASE WHEN since_last > 1 THEN 1 END) AS returned,
       CASE WHEN number < newest THEN count(CASE WHEN coalesce(until_next, 2) > 1 THEN 1 END) END AS lapsed
FROM course GROUP BY month, number, newest ORDER BY month DESC LIMIT coalesce(:months, 24);
