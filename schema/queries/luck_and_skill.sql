-- Do dice or decisions decide matches? By the analyses of finished ones, in shares of a win for each seat. luck: mean effect of dice and cards, good or bad; lost: mean cost of the seat's own decisions; decided_by_luck: share of seats for which luck had more effect than all decisions at the table.
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many accounts there must be (5).
-- Chart: bars of decided_by_luck by game.
-- Limit: 5 s over a million events.
-- Counts only.
SELECT account.game, account.seats, count(*) AS accounts, round(avg(abs(account.luck)), 3) AS luck, round(avg(-account.own), 3) AS lost,
       round(1.0 * sum(CASE WHEN abs(account.luck) > abs(account.own + account.others) THEN 1 ELSE 0 END) / count(*), 3) AS decided_by_luck
FROM v_analysis AS account JOIN v_match AS match ON match.match = account.match
WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
  AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
  AND coalesce(:who, 'both') IN ('both', CASE WHEN account."user" IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY account.game, account.seats HAVING count(*) >= coalesce(:least, 5) ORDER BY account.game, account.seats;
