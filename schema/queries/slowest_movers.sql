-- Who takes the longest to move?
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many moves a player must have made (20).
-- Chart: bars of seconds_per_move by player.
-- Limit: 5 s over a million events.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END),
     -- Both sides of what would be a join, which SQLite makes by going through one side for each row of the other.
     sides AS (SELECT match_number, seat, part AS since, n, a, b, CAST(NULL AS BIGINT) AS "user", CAST(NULL AS TEXT) AS bot, CAST(NULL AS TEXT) AS name FROM v_figure_held
               UNION ALL SELECT match_number, seat, since, 0, 0.0, 0.0, "user", bot, name FROM shown_holder),
     held AS (SELECT match_number, sum(n) AS n, sum(a) AS a, sum(b) AS b, max("user") AS "user", max(bot) AS bot, max(name) AS name FROM sides GROUP BY match_number, seat, since)
SELECT max(CASE WHEN held."user" IS NULL THEN held.bot ELSE held.name END) AS player, held."user", CAST(sum(held.n) AS BIGINT) AS moves,
       round(CASE WHEN sum(held.b) > 0 THEN sum(held.a) END / sum(held.n), 1) AS seconds_per_move
FROM held JOIN chosen ON chosen.number = held.match_number
WHERE (held."user" IS NULL) <> (held.bot IS NULL)
  AND coalesce(:who, 'both') IN ('both', CASE WHEN held."user" IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY held."user", held.bot HAVING sum(held.n) >= coalesce(:least, 20)
ORDER BY seconds_per_move DESC NULLS LAST LIMIT 50;
