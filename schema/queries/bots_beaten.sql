-- Which bots do people play against, and how often do they finish before them? share_low, share_high: 95% interval (Wilson).
-- Parameters: since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many results of people there must be (5).
-- Chart: bars of share by bot.
-- Limit: 5 s over a million events.
-- Counts only.
SELECT bot.game, bot.seats, bot.bot, count(DISTINCT bot.match) AS matches, count(*) AS results, sum(own.rank < bot.rank) AS ahead, sum(own.rank = bot.rank) AS equal,
       round(avg(own.rank < bot.rank), 3) AS share,
       round(wilson_low(sum(own.rank < bot.rank), count(*)), 3) AS share_low,
       round(wilson_high(sum(own.rank < bot.rank), count(*)), 3) AS share_high
FROM v_seat AS bot JOIN v_match AS match ON match.match = bot.match
     JOIN v_record AS own ON own.match = bot.match AND own.seat <> bot.seat AND own."user" IS NOT NULL AND own.result IS NOT NULL
WHERE bot.status = 'over' AND bot."user" IS NULL AND bot.bot IS NOT NULL AND CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
  AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
GROUP BY bot.game, bot.seats, bot.bot HAVING count(*) >= coalesce(:least, 5) ORDER BY bot.game, bot.seats, matches DESC, bot.bot;
