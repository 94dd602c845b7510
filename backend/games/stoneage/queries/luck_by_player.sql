-- Who is lucky? luck is the sum of pips above three and a half per die.
-- Parameters: least, how many rolls a player must have (20).
-- Chart: bars of luck by player.
-- Limit: 5 s over a million events.
SELECT max(CASE WHEN "user" IS NULL THEN bot ELSE player END) AS player, "user", count(*) AS rolls, sum(people) AS dice, round(1.0 * sum(total) / sum(people), 3) AS mean_die,
       round(sum(luck), 1) AS luck, round(sum(amount) - sum(expected), 1) AS more_than_expected
FROM v_roll WHERE "user" IS NOT NULL OR bot IS NOT NULL GROUP BY "user", CASE WHEN "user" IS NULL THEN bot END HAVING count(*) >= coalesce(:least, 20) ORDER BY mean_die DESC;
