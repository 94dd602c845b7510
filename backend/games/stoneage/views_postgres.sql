-- The views of views.sql as PostgreSQL says them: see schema/postgres/views.sql, on which these stand.

-- ---- what is printed on the pieces ----

-- The cards that can be had; an animal cannot.
CREATE VIEW v_card_kind (card, top, points, counts_in, culture, multiplier) AS
WITH kind (card, top, amount, culture, trade, multiplier) AS (VALUES/*each row of cards*/,
    ({'card'}, {'top'}, {amount}, {'culture'}, {'trade'}, {multiplier})/*end*/)
SELECT card, top, CASE WHEN top = 'points' THEN amount ELSE 0 END, coalesce(trade || 's', 'culture'), culture, nullif(multiplier, 0)
FROM kind WHERE top IS NOT NULL;

-- Exact, rounded to the fourth digit.
CREATE VIEW v_expectation (yield, dice, expected) AS VALUES/*each row of expectations*/,
    ({'yield'}, {dice}, ({whole} * 10000 + {part}) / 10000::double precision)/*end*/;

-- ---- what was rolled, taken and built ----

CREATE VIEW v_roll AS
SELECT roll.match, roll.seats, roll.seq, roll.round, roll.seat, seat."user", seat.name AS player, seat.bot,
       roll.place, roll.yield, roll.dice, json_array_length(roll.dice::json) AS people,
       (SELECT sum(die.value::bigint) FROM json_array_elements_text(roll.dice::json) AS die (value))::bigint AS total,
       (SELECT (used.value ->> 'value')::bigint FROM shown_move AS after, json_array_elements(after.events::json) WITH ORDINALITY AS used (value, nth)
        WHERE after.match_number = roll.match_number AND after.seq = roll.gathered_seq
          AND used.value ->> 'kind' = 'tools_used' ORDER BY used.nth LIMIT 1) AS tools,
       (SELECT (gathered.value ->> 'amount')::bigint FROM shown_move AS after, json_array_elements(after.events::json) WITH ORDINALITY AS gathered (value, nth)
        WHERE after.match_number = roll.match_number AND after.seq = roll.gathered_seq
          AND gathered.value ->> 'kind' IN ('gathered', 'split_asked') ORDER BY gathered.nth LIMIT 1) AS amount,
       v_expectation.expected,
       (SELECT sum(die.value::bigint) FROM json_array_elements_text(roll.dice::json) AS die (value)) - 3.5::double precision * json_array_length(roll.dice::json) AS luck
FROM (SELECT match.id AS match, match.seats, move.match_number, move.seq, (event.value ->> 'seat')::bigint AS seat,
             (SELECT count(*) FROM shown_move AS before
              WHERE before.match_number = move.match_number AND before.seq < move.seq
                AND before.round_began
                AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
                    AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
             event.value ->> 'place' AS place, event.value ->> 'yield' AS yield, (event.value -> 'dice')::text AS dice,
             (SELECT after.seq FROM shown_move AS after
              WHERE after.match_number = move.match_number AND after.seq >= move.seq
                AND (strpos(after.events, '"kind":"gathered"') > 0 OR strpos(after.events, '"kind":"split_asked"') > 0)
                AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = after.match_number
                                AND undo.back_to < after.seq AND undo.seq > after.seq)
              ORDER BY after.seq LIMIT 1) AS gathered_seq
      FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
           CROSS JOIN LATERAL json_array_elements(move.events::json) WITH ORDINALITY AS event (value, nth)
      WHERE match.game = 'stoneage' AND strpos(move.events, '"kind":"rolled"') > 0 AND event.value ->> 'kind' = 'rolled'
        AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
            AND undo.back_to < move.seq AND undo.seq > move.seq)) AS roll
     JOIN shown_seat AS seat ON seat.match_number = roll.match_number AND seat.seat = roll.seat
     LEFT JOIN v_expectation ON v_expectation.yield = roll.yield AND v_expectation.dice = json_array_length(roll.dice::json);

CREATE VIEW v_card AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat."user", seat.name AS player, seat.bot,
       event.value ->> 'card' AS card,
       CASE event.value ->> 'kind' WHEN 'card_taken' THEN 'bought' ELSE 'drawn' END AS how,
       event.value ->> 'place' AS place,
       CASE event.value ->> 'kind' WHEN 'card_taken' THEN
           (SELECT (paid.value -> 'resources')::text FROM json_array_elements(move.events::json) WITH ORDINALITY AS paid (value, nth)
            WHERE paid.value ->> 'kind' = 'paid' AND paid.nth < event.nth ORDER BY paid.nth DESC LIMIT 1) END AS paid,
       v_card_kind.top, v_card_kind.counts_in, v_card_kind.culture, v_card_kind.multiplier,
       CASE WHEN v_card_kind.multiplier IS NOT NULL THEN v_card_kind.multiplier *
           (SELECT (tally.value ->> 'factor')::bigint FROM shown_move AS last, json_array_elements(last.events::json) WITH ORDINALITY AS tally (value, nth)
            WHERE last.match_number = move.match_number AND last.tallied
              AND tally.value ->> 'kind' = 'tallied' AND (tally.value ->> 'seat')::bigint = seat.seat
              AND tally.value ->> 'row' = v_card_kind.counts_in ORDER BY tally.nth LIMIT 1) END
           + CASE event.value ->> 'kind' WHEN 'card_taken' THEN v_card_kind.points ELSE 0 END AS scored,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) WITH ORDINALITY AS event (value, nth)
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = (event.value ->> 'seat')::bigint
     LEFT JOIN v_card_kind ON v_card_kind.card = event.value ->> 'card'
WHERE match.game = 'stoneage'
  AND (strpos(move.events, '"kind":"card_taken"') > 0 OR strpos(move.events, '"kind":"extra_card_shown"') > 0)
  AND event.value ->> 'kind' IN ('card_taken', 'extra_card_shown')
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

CREATE VIEW v_building AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat."user", seat.name AS player, seat.bot,
       event.value ->> 'building' AS building, event.value ->> 'place' AS place,
       (SELECT (paid.value -> 'resources')::text FROM json_array_elements(move.events::json) WITH ORDINALITY AS paid (value, nth)
        WHERE paid.value ->> 'kind' = 'paid' AND paid.nth < event.nth ORDER BY paid.nth DESC LIMIT 1) AS paid,
       (event.value ->> 'points')::bigint AS scored,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) WITH ORDINALITY AS event (value, nth)
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = (event.value ->> 'seat')::bigint
WHERE match.game = 'stoneage' AND strpos(move.events, '"kind":"building_taken"') > 0 AND event.value ->> 'kind' = 'building_taken'
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
       seat.seat, seat."user", seat.name AS player, seat.bot,
       (event.value ->> 'people')::bigint AS people, (event.value ->> 'food')::bigint AS food,
       coalesce((event.value #>> '{resources,wood}')::bigint, 0) AS wood, coalesce((event.value #>> '{resources,brick}')::bigint, 0) AS brick, coalesce((event.value #>> '{resources,stone}')::bigint, 0) AS stone, coalesce((event.value #>> '{resources,gold}')::bigint, 0) AS gold, coalesce((event.value #>> '{resources,jewelry}')::bigint, 0) AS jewelry,
       (SELECT moved.value ->> 'place' FROM shown_move AS before, json_array_elements(before.events::json) WITH ORDINALITY AS moved (value, nth)
        WHERE before.match_number = move.match_number AND before.seq < move.seq AND strpos(before.events, '"kind":"herd_moved"') > 0
          AND moved.value ->> 'kind' = 'herd_moved'
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq)
        ORDER BY before.seq DESC, moved.nth LIMIT 1) AS place,
       (SELECT moved.value ->> 'tile' FROM shown_move AS before, json_array_elements(before.events::json) WITH ORDINALITY AS moved (value, nth)
        WHERE before.match_number = move.match_number AND before.seq < move.seq AND strpos(before.events, '"kind":"herd_moved"') > 0
          AND moved.value ->> 'kind' = 'herd_moved'
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq)
        ORDER BY before.seq DESC, moved.nth LIMIT 1) AS tile,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) WITH ORDINALITY AS event (value, nth)
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = (event.value ->> 'seat')::bigint
WHERE match.game = 'stoneage' AND strpos(move.events, '"kind":"joined"') > 0 AND event.value ->> 'kind' = 'joined'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

CREATE VIEW v_mammoth AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat."user", seat.name AS player, seat.bot,
       event.value ->> 'tile' AS tile,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) WITH ORDINALITY AS event (value, nth)
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = (event.value ->> 'seat')::bigint
WHERE match.game = 'stoneage' AND strpos(move.events, '"kind":"mammoth_tamed"') > 0 AND event.value ->> 'kind' = 'mammoth_tamed'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

CREATE VIEW v_igloo AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat."user", seat.name AS player, seat.bot,
       (event.value ->> 'points')::bigint AS points,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) WITH ORDINALITY AS event (value, nth)
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = (event.value ->> 'seat')::bigint
WHERE match.game = 'stoneage' AND strpos(move.events, '"kind":"igloo_built"') > 0 AND event.value ->> 'kind' = 'igloo_built'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

CREATE VIEW v_trade AS
SELECT match.id AS match, match.seats, move.seq,
       (SELECT count(*) FROM shown_move AS before
        WHERE before.match_number = move.match_number AND before.seq < move.seq
          AND before.round_began
          AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
              AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)) AS round,
       seat.seat, seat."user", seat.name AS player, seat.bot,
       event.value ->> 'give' AS give, event.value ->> 'get' AS get,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) WITH ORDINALITY AS event (value, nth)
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = (event.value ->> 'seat')::bigint
WHERE match.game = 'stoneage' AND strpos(move.events, '"kind":"traded"') > 0 AND event.value ->> 'kind' = 'traded'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

-- ---- the score, as it grows (v_standing) ----

CREATE VIEW v_gain_stoneage AS
SELECT move.match_number, move.seq, (event.value ->> 'seat')::bigint AS seat,
       (event.value ->> 'points')::bigint * CASE event.value ->> 'kind' WHEN 'starved' THEN -1 ELSE 1 END AS points
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) WITH ORDINALITY AS event (value, nth)
WHERE match.game = 'stoneage' AND strpos(move.events, '"points":') > 0
  AND event.value ->> 'kind' IN ('building_taken', 'scored', 'extra_paid', 'igloo_built', 'starved')
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

-- ---- what is kept of a match that has ended (v_figure) ----

/*each pending*/CREATE VIEW v_figure_luck_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT number, seat, since, '', count(*), sum(people) * 1.0, sum(total) * 1.0, sum(amount) * 1.0, sum(expected) * 1.0
FROM (SELECT match.number, roll.seat, roll.people, roll.total, roll.amount, roll.expected,
             coalesce((SELECT max(sitter.until) FROM shown_sitter AS sitter
                 WHERE sitter.match_number = match.number AND sitter.seat = roll.seat AND sitter.until < roll.seq), 0) AS since
      FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_roll AS one WHERE one.match = match.id OFFSET 0) AS roll) AS rolled
GROUP BY number, seat, since;
/*end*/
CREATE VIEW v_figure_luck AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'luck'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_luck_unfigured;

/*each pending*/CREATE VIEW v_figure_roll_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, CASE WHEN roll."user" IS NULL THEN 0 ELSE 1 END, roll.people, roll.place || ' ' || roll.yield, count(*),
       sum(roll.amount) * 1.0, count(roll.amount) * 1.0, sum(roll.tools) * 1.0, count(roll.tools) * 1.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_roll AS one WHERE one.match = match.id OFFSET 0) AS roll
GROUP BY match.number, CASE WHEN roll."user" IS NULL THEN 0 ELSE 1 END, roll.people, roll.place, roll.yield;
/*end*/
CREATE VIEW v_figure_roll AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'roll'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_roll_unfigured;

/*each pending*/CREATE VIEW v_figure_face_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, 0, CAST(face.value AS INTEGER), '', count(*), 0.0, 0.0, 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_event AS one WHERE one.match = match.id OFFSET 0) AS event, json_each(event.event -> '$.dice') AS face
WHERE event.game = 'stoneage' AND event.kind LIKE '%rolled' GROUP BY match.number, CAST(face.value AS INTEGER);
/*end*/
CREATE VIEW v_figure_face AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'face'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_face_unfigured;

/*each pending*/CREATE VIEW v_figure_place_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, 0, CASE WHEN move."user" IS NULL THEN 0 ELSE 1 END, move.place, count(*),
       sum(CAST(move.move ->> '$.people' AS INTEGER)) * 1.0, count(move.move ->> '$.people') * 1.0, 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_move AS one WHERE one.match = match.id OFFSET 0) AS move
WHERE move.game = 'stoneage' AND move.kind = 'place' AND NOT move.undone
GROUP BY match.number, CASE WHEN move."user" IS NULL THEN 0 ELSE 1 END, move.place;
/*end*/
CREATE VIEW v_figure_place AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'place'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_place_unfigured;

/*each pending*/CREATE VIEW v_figure_opening_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, move.seat, CASE WHEN move."user" IS NULL THEN 0 ELSE 1 END, coalesce(move.text, ''), 1, 0.0, 0.0, 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_move AS one WHERE one.match = match.id AND one.seq = 1 OFFSET 0) AS move
WHERE move.game = 'stoneage' AND move.seq = 1 AND move.seat IS NOT NULL AND NOT move.undone;
/*end*/
CREATE VIEW v_figure_opening AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'opening'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_opening_unfigured;

/*each pending*/CREATE VIEW v_figure_hunger_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, CAST(event.seat AS INTEGER), 0, '', sum(event.kind = 'went_short'), sum(event.kind = 'starved') * 1.0, 0.0, 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_event AS one WHERE one.match = match.id OFFSET 0) AS event
WHERE event.game = 'stoneage' AND event.kind IN ('went_short', 'starved', 'harvested', 'fed') AND NOT event.undone
GROUP BY match.number, CAST(event.seat AS INTEGER);
/*end*/
CREATE VIEW v_figure_hunger AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'hunger'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_hunger_unfigured;

/*each pending*/CREATE VIEW v_figure_card_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, card.seat, 0, card.card, count(*), sum(card.scored) * 1.0, count(card.scored) * 1.0, 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_card AS one WHERE one.match = match.id OFFSET 0) AS card GROUP BY match.number, card.seat, card.card;
/*end*/
CREATE VIEW v_figure_card AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'card'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_card_unfigured;

/*each pending*/CREATE VIEW v_figure_building_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, built.seat, 0, built.building, count(*), sum(built.scored) * 1.0, count(built.scored) * 1.0, 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_building AS one WHERE one.match = match.id OFFSET 0) AS built GROUP BY match.number, built.seat, built.building;
/*end*/
CREATE VIEW v_figure_building AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'building'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_building_unfigured;
