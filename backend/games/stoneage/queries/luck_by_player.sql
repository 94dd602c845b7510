-- Who is lucky? luck: the total number of pips above the average of 3.5 per die.
-- Parameters: least, how many rolls a player must have (20).
-- Chart: bars of luck by player.
-- Limit: 5 s over a million events.
SELECT max(CASE WHEN held."user" IS NULL THEN held.bot ELSE held.player END) AS player, held."user", count(*) AS rolls, sum(people) AS dice, round(1.0 * sum(total) / sum(people), 3) AS mean_die,
       round(sum(luck), 1) AS luck, round(sum(amount) - sum(expected), 1) AS more_than_expected
FROM v_roll AS roll JOIN v_seat_history AS held ON held.match = roll.match AND held.seat = roll.seat AND held.since < roll.seq AND coalesce(held.until, roll.seq) >= roll.seq
WHERE (held."user" IS NULL) <> (held.bot IS NULL) GROUP BY held."user", held.bot HAVING count(*) >= coalesce(:least, 20) ORDER BY mean_die DESC;
