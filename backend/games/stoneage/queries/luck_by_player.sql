-- Who is lucky? luck: the total number of pips above the average of 3.5 per die.
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many rolls a player must have (20).
-- Chart: bars of luck by player.
-- Limit: 5 s over a million events.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT max(CASE WHEN held."user" IS NULL THEN held.bot ELSE held.player END) AS player, held."user", count(*) AS rolls, sum(roll.people) AS dice, round(1.0 * sum(total) / sum(roll.people), 3) AS mean_die,
       round(sum(luck), 1) AS luck, round(sum(amount) - sum(expected), 1) AS more_than_expected
FROM v_roll AS roll JOIN v_seat_history AS held ON held.match = roll.match AND held.seat = roll.seat AND held.since < roll.seq AND coalesce(held.until, roll.seq) >= roll.seq
     JOIN chosen ON chosen.match = roll.match
WHERE (held."user" IS NULL) <> (held.bot IS NULL)
  AND coalesce(:who, 'both') IN ('both', CASE WHEN held.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY held."user", held.bot HAVING count(*) >= coalesce(:least, 20) ORDER BY mean_die DESC;
