-- Stone Age, for those who ask the history: see schema/sqlite/views.sql, on which these views stand.

-- ---- what is printed on the pieces ----

-- The cards that can be had; an animal cannot.
CREATE VIEW v_card_kind (card, top, points, counts_in, culture, multiplier) AS
WITH row (card, top, amount, culture, trade, multiplier) AS (VALUES/*each row of cards*/,
    ({'card'}, {'top'}, {amount}, {'culture'}, {'trade'}, {multiplier})/*end*/)
SELECT card, top, iif(top = 'points', amount, 0), coalesce(trade || 's', 'culture'), culture, nullif(multiplier, 0)
FROM row WHERE top IS NOT NULL;

-- Exact, rounded to the fourth digit.
CREATE VIEW v_expectation (yield, dice, expected) AS VALUES/*each row of expectations*/,
    ({'yield'}, {dice}, ({whole} * 10000 + {part}) / 10000.0)/*end*/;

-- ---- what was rolled, taken and built ----

CREATE VIEW v_roll AS
SELECT roll.match, roll.seats, roll.seq, roll.round, roll.seat, seat.user, seat.name AS player, seat.bot,
       roll.place, roll.yield, roll.dice, json_array_length(roll.dice) AS people,
       (SELECT sum(value) FROM json_each(roll.dice)) AS total,
       (SELECT used.value ->> '$.value' FROM shown_move AS after, json_each(after.events) AS used
        WHERE after.match_number = roll.match_number AND after.seq = roll.gathered_seq
          AND used.value ->> '$.kind' = 'tools_used') AS tools,
       (SELECT gathered.value ->> '$.amount' FROM shown_move AS after, json_each(after.events) AS gathered
        WHERE after.match_number = roll.match_number AND after.seq = roll.gathered_seq
          AND gathered.value ->> '$.kind' IN ('gathered', 'split_asked')) AS amount,
       v_expectation.expected,
       (SELECT sum(value) FROM json_each(roll.dice)) - 3.5 * json_array_length(roll.dice) AS luck
FROM (SELECT match.id AS match, match.seats, move.match_number, move.seq, event.value ->> '$.seat' AS seat,
             (SELECT count(*) FROM shown_move AS before
              WHERE before.match_number = move.match_number AND before.seq < move.seq
                AND before.round_began
                AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
                    AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
             event.value ->> '$.place' AS place, event.value ->> '$.yield' AS yield, event.value -> '$.dice' AS dice,
             (SELECT after.seq FROM shown_move AS after
              WHERE after.match_number = move.match_number AND after.seq >= move.seq
                AND (instr(after.events, '"kind":"gathered"') > 0 OR instr(after.events, '"kind":"split_asked"') > 0)
                AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = after.match_number
                                AND undo.back_to < after.seq AND undo.seq > after.seq)
              ORDER BY after.seq LIMIT 1) AS gathered_seq
      FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
      WHERE match.game = 'stoneage' AND instr(move.events, '"kind":"rolled"') > 0 AND event.value ->> '$.kind' = 'rolled'
        AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
            AND undo.back_to < move.seq AND undo.seq > move.seq)) AS roll
     JOIN shown_seat AS seat ON seat.match_number = roll.match_number AND seat.seat = roll.seat
     LEFT JOIN v_expectation ON v_expectation.yield = roll.yield AND v_expectation.dice = json_array_length(roll.dice);

CREATE VIEW v_card AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat.user, seat.name AS player, seat.bot,
       event.value ->> '$.card' AS card,
       CASE event.value ->> '$.kind' WHEN 'card_taken' THEN 'bought' ELSE 'drawn' END AS how,
       event.value ->> '$.place' AS place,
       CASE event.value ->> '$.kind' WHEN 'card_taken' THEN
           (SELECT paid.value -> '$.resources' FROM json_each(move.events) AS paid
            WHERE paid.value ->> '$.kind' = 'paid' AND paid.key < event.key ORDER BY paid.key DESC LIMIT 1) END AS paid,
       v_card_kind.top, v_card_kind.counts_in, v_card_kind.culture, v_card_kind.multiplier,
       CASE WHEN v_card_kind.multiplier IS NOT NULL THEN v_card_kind.multiplier *
           (SELECT tally.value ->> '$.factor' FROM shown_move AS last, json_each(last.events) AS tally
            WHERE last.match_number = move.match_number AND last.tallied
              AND tally.value ->> '$.kind' = 'tallied' AND tally.value ->> '$.seat' = seat.seat
              AND tally.value ->> '$.row' = v_card_kind.counts_in) END
           + CASE event.value ->> '$.kind' WHEN 'card_taken' THEN v_card_kind.points ELSE 0 END AS scored,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = event.value ->> '$.seat'
     LEFT JOIN v_card_kind ON v_card_kind.card = event.value ->> '$.card'
WHERE match.game = 'stoneage'
  AND (instr(move.events, '"kind":"card_taken"') > 0 OR instr(move.events, '"kind":"extra_card_shown"') > 0)
  AND event.value ->> '$.kind' IN ('card_taken', 'extra_card_shown')
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

CREATE VIEW v_building AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat.user, seat.name AS player, seat.bot,
       event.value ->> '$.building' AS building, event.value ->> '$.place' AS place,
       (SELECT paid.value -> '$.resources' FROM json_each(move.events) AS paid
        WHERE paid.value ->> '$.kind' = 'paid' AND paid.key < event.key ORDER BY paid.key DESC LIMIT 1) AS paid,
       event.value ->> '$.points' AS scored,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = event.value ->> '$.seat'
WHERE match.game = 'stoneage' AND instr(move.events, '"kind":"building_taken"') > 0 AND event.value ->> '$.kind' = 'building_taken'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

-- ---- of the variants and the expansion ----

CREATE VIEW v_herd AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat.user, seat.name AS player, seat.bot,
       event.value ->> '$.people' AS people, event.value ->> '$.food' AS food,
       coalesce(event.value ->> '$.resources.wood', 0) AS wood, coalesce(event.value ->> '$.resources.brick', 0) AS brick, coalesce(event.value ->> '$.resources.stone', 0) AS stone, coalesce(event.value ->> '$.resources.gold', 0) AS gold, coalesce(event.value ->> '$.resources.jewelry', 0) AS jewelry,
       (SELECT moved.value ->> '$.place' FROM shown_move AS before, json_each(before.events) AS moved
        WHERE before.match_number = move.match_number AND before.seq < move.seq AND instr(before.events, '"kind":"herd_moved"') > 0
          AND moved.value ->> '$.kind' = 'herd_moved'
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq)
        ORDER BY before.seq DESC LIMIT 1) AS place,
       (SELECT moved.value ->> '$.tile' FROM shown_move AS before, json_each(before.events) AS moved
        WHERE before.match_number = move.match_number AND before.seq < move.seq AND instr(before.events, '"kind":"herd_moved"') > 0
          AND moved.value ->> '$.kind' = 'herd_moved'
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq)
        ORDER BY before.seq DESC LIMIT 1) AS tile,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = event.value ->> '$.seat'
WHERE match.game = 'stoneage' AND instr(move.events, '"kind":"joined"') > 0 AND event.value ->> '$.kind' = 'joined'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

CREATE VIEW v_mammoth AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat.user, seat.name AS player, seat.bot,
       event.value ->> '$.tile' AS tile,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = event.value ->> '$.seat'
WHERE match.game = 'stoneage' AND instr(move.events, '"kind":"mammoth_tamed"') > 0 AND event.value ->> '$.kind' = 'mammoth_tamed'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

CREATE VIEW v_igloo AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat.user, seat.name AS player, seat.bot,
       event.value ->> '$.points' AS points,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = event.value ->> '$.seat'
WHERE match.game = 'stoneage' AND instr(move.events, '"kind":"igloo_built"') > 0 AND event.value ->> '$.kind' = 'igloo_built'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

CREATE VIEW v_trade AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat.user, seat.name AS player, seat.bot,
       event.value ->> '$.give' AS give, event.value ->> '$.get' AS get,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = event.value ->> '$.seat'
WHERE match.game = 'stoneage' AND instr(move.events, '"kind":"traded"') > 0 AND event.value ->> '$.kind' = 'traded'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

-- ---- the score, as it grows (v_standing) ----

CREATE VIEW v_gain_stoneage AS
SELECT move.match_number, move.seq, event.value ->> '$.seat' AS seat,
       (event.value ->> '$.points') * CASE event.value ->> '$.kind' WHEN 'starved' THEN -1 ELSE 1 END AS points
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
WHERE match.game = 'stoneage' AND instr(move.events, '"points":') > 0
  AND event.value ->> '$.kind' IN ('building_taken', 'scored', 'extra_paid', 'igloo_built', 'starved')
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

-- ---- what is kept of a match that has ended (v_figure) ----

/*each pending*/CREATE VIEW v_figure_luck_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT number, seat, since, '', count(*), sum(people) * 1.0, sum(total) * 1.0, sum(amount) * 1.0, sum(expected) * 1.0
FROM (SELECT match.number, roll.seat, roll.people, roll.total, roll.amount, roll.expected,
             coalesce((SELECT max(sitter.until) FROM shown_sitter AS sitter
                 WHERE sitter.match_number = match.number AND sitter.seat = roll.seat AND sitter.until < roll.seq), 0) AS since
      FROM shown_{pending} AS match JOIN v_roll AS roll ON roll.match = match.id) AS rolled
GROUP BY number, seat, since;
/*end*/
CREATE VIEW v_figure_luck AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'luck' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_luck_unfigured;

/*each pending*/CREATE VIEW v_figure_roll_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, CASE WHEN roll."user" IS NULL THEN 0 ELSE 1 END, roll.people, roll.place || ' ' || roll.yield, count(*),
       sum(roll.amount) * 1.0, count(roll.amount) * 1.0, sum(roll.tools) * 1.0, count(roll.tools) * 1.0
FROM shown_{pending} AS match JOIN v_roll AS roll ON roll.match = match.id
GROUP BY match.number, CASE WHEN roll."user" IS NULL THEN 0 ELSE 1 END, roll.people, roll.place, roll.yield;
/*end*/
CREATE VIEW v_figure_roll AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'roll' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_roll_unfigured;

/*each pending*/CREATE VIEW v_figure_face_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, 0, CAST(face.value AS INTEGER), '', count(*), 0.0, 0.0, 0.0, 0.0
FROM shown_{pending} AS match JOIN v_event AS event ON event.match = match.id, json_each(event.event -> '$.dice') AS face
WHERE event.game = 'stoneage' AND event.kind LIKE '%rolled' GROUP BY match.number, CAST(face.value AS INTEGER);
/*end*/
CREATE VIEW v_figure_face AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'face' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_face_unfigured;

/*each pending*/CREATE VIEW v_figure_place_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, 0, CASE WHEN move."user" IS NULL THEN 0 ELSE 1 END, move.place, count(*),
       sum(CAST(move.move ->> '$.people' AS INTEGER)) * 1.0, count(move.move ->> '$.people') * 1.0, 0.0, 0.0
FROM shown_{pending} AS match JOIN v_move AS move ON move.match = match.id
WHERE move.game = 'stoneage' AND move.kind = 'place' AND NOT move.undone
GROUP BY match.number, CASE WHEN move."user" IS NULL THEN 0 ELSE 1 END, move.place;
/*end*/
CREATE VIEW v_figure_place AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'place' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_place_unfigured;

/*each pending*/CREATE VIEW v_figure_opening_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, move.seat, CASE WHEN move."user" IS NULL THEN 0 ELSE 1 END, coalesce(move.text, ''), 1, 0.0, 0.0, 0.0, 0.0
FROM shown_{pending} AS match JOIN v_move AS move ON move.match = match.id
WHERE move.game = 'stoneage' AND move.seq = 1 AND move.seat IS NOT NULL AND NOT move.undone;
/*end*/
CREATE VIEW v_figure_opening AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'opening' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_opening_unfigured;

/*each pending*/CREATE VIEW v_figure_hunger_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, CAST(event.seat AS INTEGER), 0, '', sum(event.kind = 'went_short'), sum(event.kind = 'starved') * 1.0, 0.0, 0.0, 0.0
FROM shown_{pending} AS match JOIN v_event AS event ON event.match = match.id
WHERE event.game = 'stoneage' AND event.kind IN ('went_short', 'starved', 'harvested', 'fed') AND NOT event.undone
GROUP BY match.number, CAST(event.seat AS INTEGER);
/*end*/
CREATE VIEW v_figure_hunger AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'hunger' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_hunger_unfigured;

/*each pending*/CREATE VIEW v_figure_card_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, card.seat, 0, card.card, count(*), sum(card.scored) * 1.0, count(card.scored) * 1.0, 0.0, 0.0
FROM shown_{pending} AS match JOIN v_card AS card ON card.match = match.id GROUP BY match.number, card.seat, card.card;
/*end*/
CREATE VIEW v_figure_card AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'card' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_card_unfigured;

/*each pending*/CREATE VIEW v_figure_building_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, built.seat, 0, built.building, count(*), sum(built.scored) * 1.0, count(built.scored) * 1.0, 0.0, 0.0
FROM shown_{pending} AS match JOIN v_building AS built ON built.match = match.id GROUP BY match.number, built.seat, built.building;
/*end*/
CREATE VIEW v_figure_building AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'building' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_building_unfigured;
