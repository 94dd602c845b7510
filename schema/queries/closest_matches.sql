-- Which matches were decided by the smallest margin?
-- Parameters: none.
-- Limit: 5 s over a million events.
SELECT * FROM (SELECT match, game, seats, max(score) AS best, min(score) AS least,
                      max(CASE WHEN rank = 1 THEN score END) - max(CASE WHEN rank > 1 THEN score END) AS lead
               FROM v_seat WHERE status = 'over' GROUP BY match, game, seats) AS decided
WHERE lead IS NOT NULL ORDER BY lead, match LIMIT 20;
