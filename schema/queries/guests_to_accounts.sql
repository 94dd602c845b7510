-- How many of those who begin to play have an account today? By the month of their first match. share_low, share_high: 95% interval (Wilson).
-- Parameters: least, how many people there must be (5).
-- Chart: bars of share by month.
-- Limit: 5 s over a million events.
-- Counts only.
WITH first AS (SELECT record."user" AS person, min(match.started) AS started, count(*) AS matches
               FROM v_record AS record JOIN v_match AS match ON match.match = record.match WHERE record."user" IS NOT NULL AND match.started IS NOT NULL
               GROUP BY record."user")
SELECT substr(first.started, 1, 7) AS month, count(*) AS people, sum(person.guest = 0) AS accounts, round(avg(person.guest = 0), 3) AS share,
       round(wilson_low(sum(person.guest = 0), count(*)), 3) AS share_low,
       round(wilson_high(sum(person.guest = 0), count(*)), 3) AS share_high,
       median(CASE WHEN person.guest = 0 THEN first.matches END) AS median_matches_with_account,
       median(CASE WHEN person.guest = 1 THEN first.matches END) AS median_matches_of_guests
FROM first JOIN shown_user AS person ON person.id = first.person WHERE person.bot_account = 0
GROUP BY 1 HAVING count(*) >= coalesce(:least, 5) ORDER BY 1;
