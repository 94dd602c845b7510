-- Pearls: how often does each card win?
-- Parameters: none.
-- Chart: bars of share by card.
-- Limit: 5 s over a million events.
-- Public.
SELECT card, count(*) AS bids, round(avg(won), 3) AS share FROM v_bid GROUP BY card ORDER BY card;
