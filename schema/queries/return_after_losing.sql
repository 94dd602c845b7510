-- Do people play again, also after losing badly? lost_badly: with less than half of the best score. share: those who began another match within some days; low, high: 95% interval (Wilson).
-- Parameters: within, how many days (14); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many cases there must be (5).
-- Chart: bars of share by ending.
-- Limit: 5 s over a million events.
-- Counts only.
WITH chosen AS MATERIALIZED (SELECT match.match, match.started, match.ended, CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END AS counts
     FROM v_match AS match WHERE match.started IS NOT NULL),
     recorded AS MATERIALIZED (SELECT record.match, record."user" AS person, record.result, record.score FROM v_record AS record),
     played AS MATERIALIZED (SELECT recorded.person, chosen.started, chosen.ended, recorded.result, recorded.score,
                                    max(recorded.score) OVER (PARTITION BY chosen.match) AS best, chosen.counts
                             FROM recorded JOIN chosen ON chosen.match = recorded.match),
     moments AS MATERIALIZED (SELECT person, ended AS at, 0 AS starts, CASE WHEN result = 'lost' AND 2 * score < best THEN 'lost_badly' ELSE result END AS ending
                 FROM played WHERE person IS NOT NULL AND result IS NOT NULL AND counts
                 UNION ALL SELECT person, started, 1, NULL FROM played WHERE person IS NOT NULL),
     after AS MATERIALIZED (SELECT at, ending, min(CASE WHEN starts = 1 THEN at END)
                      OVER (PARTITION BY person ORDER BY at DESC, starts ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS next FROM moments),
     waited AS MATERIALIZED (SELECT ending, julianday(next) - julianday(at) AS days FROM after
                WHERE ending IS NOT NULL AND julianday(at) + CAST(coalesce(:within, 14) AS INTEGER) <= (SELECT julianday(max(at)) FROM moments))
SELECT ending, count(*) AS times, count(CASE WHEN days <= CAST(coalesce(:within, 14) AS INTEGER) THEN 1 END) AS came_back,
       round(1.0 * count(CASE WHEN days <= CAST(coalesce(:within, 14) AS INTEGER) THEN 1 END) / count(*), 3) AS share,
       round(wilson_low(count(CASE WHEN days <= CAST(coalesce(:within, 14) AS INTEGER) THEN 1 END), count(*)), 3) AS share_low,
       round(wilson_high(count(CASE WHEN days <= CAST(coalesce(:within, 14) AS INTEGER) THEN 1 END), count(*)), 3) AS share_high,
       round(median(days), 2) AS median_days
FROM waited GROUP BY ending HAVING count(*) >= coalesce(:least, 5) ORDER BY share DESC, ending;
