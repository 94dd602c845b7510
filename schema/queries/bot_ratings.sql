-- How strong are the bots here, by game and number of players? The current rating of each; low, high: 95% interval.
-- Parameters: least, how many matches must have counted (20).
-- Chart: bars of rating by bot.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, bot, matches, round(rating) AS rating, round(rating - 1.96 * deviation) AS rating_low, round(rating + 1.96 * deviation) AS rating_high
FROM v_rating WHERE number IN (SELECT max(number) FROM v_rating WHERE "user" IS NULL AND pool = 'bots' GROUP BY bot, game, seats)
AND matches >= coalesce(:least, 20) ORDER BY game, seats, rating DESC;
