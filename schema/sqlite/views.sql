-- What an admin may ask: the views. schema/README.md explains every column. Those of one game are in its own folder,
-- backend/games/ID/views.sql, and follow these.
--
-- The server makes them anew at start-up whenever this text has changed, so they may be changed freely; their names and
-- columns are a promise to those who query. No secret of a match that is not over is in any of them: no hidden events,
-- no seed, no key; and no mail address, password, session or chat at all.
--
-- What the games' own tables say is filled in when the text is made (backend/store/query/views_text.h): what stands between
-- an each and an end comes once for each, with a comma in front of it left out the first time; {name} is a word of the
-- table, {'name'} the same in quotes.

-- ---- what is shown at all ----

-- Everything below is asked of these four views and of nothing else, and so is every question of an administrator. What
-- they leave out is in no answer: the seed, the key, nonces, passwords, mail, requests, hashes of states.
--
-- They hide by value and not by row. SQLite may look at a row with a condition of the question before it looks with one of
-- the view's, and the question could then say what it has seen, by an error for example. Whatever a row is asked here, it
-- has nothing else to say. Tutorials, matches that go on from
-- a moment of another, and those played without a server are left out by row: they are no secret, but their dice are known, and so they count nowhere.

CREATE VIEW shown_user AS SELECT id, name, guest, bot_account, created_ms, account_ms, seen_day, offset_minutes FROM /*file.*/user;

CREATE VIEW shown_match AS
SELECT number, id, game, revision, options -> '$.options' AS options, options -> '$.clock' AS clock, status, listed, created_by, created_ms, started_ms,
       ended_ms, end_reason, ended_by, rematch, seats
FROM /*file.*/match
WHERE options ->> '$.tutorial' IS NULL AND options -> '$.from' IS NULL AND options -> '$.offline' IS NULL;

CREATE VIEW shown_seat AS SELECT match_number, seat, user, bot, name, rank, score, stands_in, mostly_away, answers, taken_ms FROM /*file.*/seat;

-- A message of a user, without its text and time.
CREATE VIEW shown_line AS SELECT match_number, user FROM /*file.*/chat WHERE user IS NOT NULL;

CREATE VIEW shown_session_day AS SELECT day, guests, accounts FROM /*file.*/session_day;

CREATE VIEW shown_sitter AS SELECT match_number, seat, until, user, bot, name FROM /*file.*/past_sitter;

-- It has matches that everybody may see, and no others.
CREATE VIEW shown_rating AS
SELECT number, match_number, seat, pool, user, bot, game, seats, at_ms, matches, rating, deviation, volatility FROM /*file.*/rating;

-- The accounts of the seats in an analysis, of a match that is over.
CREATE VIEW shown_analysis AS
SELECT match_number, CASE (SELECT status FROM /*file.*/match WHERE number = match_number) WHEN 'over' THEN body -> '$.seats' END AS seats,
       CASE (SELECT status FROM /*file.*/match WHERE number = match_number) WHEN 'over' THEN body ->> '$.simulations' END AS simulations
FROM /*file.*/analysis;

-- The kinds of events that everybody may see, as the games say it. What they do not call public is secret.
CREATE VIEW shown_kind (game, kind) AS VALUES/*each public kind*/,
    ({'game'}, {'kind'})/*end*/;

-- Until a match is over, an event is null unless it is of a kind that everybody may see. The last columns say in which
-- rows the events are by which a game tells the time; where 018_landmarks.sql has an index for one, it is the condition
-- of that index, word for word. (+undo.seq: with two bounds the planner would rather walk all rows between them.)
CREATE VIEW shown_move AS
SELECT match_number, seq, seat, user, move, at_ms,
       CASE (SELECT status FROM /*file.*/match WHERE number = match_number)
           WHEN 'over' THEN events
           ELSE (SELECT json_group_array(json(CASE
                     WHEN ((SELECT game FROM /*file.*/match WHERE number = match_number), value ->> '$.kind')
                          IN (SELECT game, kind FROM shown_kind)
                     THEN value END)) FROM json_each(events))
       END AS events,
/*each landmark*/       landmarks & {bit} > 0 AS {kind},
/*end*//*each mark*/       instr(events, '"kind":"{kind}"') > 0 AS {kind},
/*end*/       landmarks & 8 > 0 AS tallied,
       landmarks & 16 > 0 AS about_undo,
       landmarks
FROM /*file.*/move;

-- ---- what was taken back ----

-- A move does not count any more if for one of these rows back_to < its seq < seq. The version is in the last event.
CREATE VIEW v_taken_back AS
SELECT match_number, seq, events ->> '$[#-1].version' AS back_to FROM shown_move AS move
WHERE about_undo AND instr(events, '"kind":"undone"') > 0;

-- The rows that are no move that counts: what was taken back, all that was said about it, and who sits where.
CREATE VIEW v_gone AS
SELECT move.match_number, move.seq, move.seat
FROM v_taken_back AS undo JOIN shown_move AS move ON move.match_number = undo.match_number
     AND move.seq > undo.back_to AND move.seq < undo.seq
UNION
SELECT match_number, seq, seat FROM shown_move AS move WHERE about_undo
UNION
SELECT match_number, seq, seat FROM shown_move AS move WHERE landmarks & 32 > 0;

CREATE VIEW v_undo AS
SELECT match.id AS match, match.game, match.seats, undo.seq, seat.seat, seat.user, seat.name AS player,
       undo.back_to, undo.seq - 1 - undo.back_to AS moves, move.events -> '$[#-1].seats' AS agreed,
       datetime(move.at_ms / 1000, 'unixepoch') AS at
FROM v_taken_back AS undo JOIN shown_match AS match ON match.number = undo.match_number
     JOIN shown_move AS move ON move.match_number = undo.match_number AND move.seq = undo.seq
     JOIN shown_seat AS seat ON seat.match_number = undo.match_number AND seat.seat = move.events ->> '$[#-1].seat';

-- ---- matches and players ----

CREATE VIEW v_match AS
SELECT match.id AS match, match.game, match.revision, match.options, match.seats, match.status,
       match.listed, match.created_by,
       datetime(match.created_ms / 1000, 'unixepoch') AS created,
       datetime(match.started_ms / 1000, 'unixepoch') AS started,
       datetime(match.ended_ms / 1000, 'unixepoch') AS ended,
       (match.ended_ms - match.started_ms) / 1000.0 AS seconds,
       match.end_reason, match.ended_by,
       (SELECT max(seq) FROM shown_move AS move WHERE match_number = match.number) -
           (SELECT count(*) FROM v_gone WHERE v_gone.match_number = match.number) AS moves,
       CASE match.game WHEN '' THEN NULL/*each round*/
           WHEN {'game'} THEN (SELECT count(*) FROM shown_move AS move
                 WHERE match_number = match.number AND {kind}
                   AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
                       AND undo.back_to < move.seq AND undo.seq > move.seq))/*end*//*each turn*/
           WHEN {'game'} THEN (SELECT (count(*) + match.seats - 1) / match.seats FROM shown_move AS move
                 WHERE match_number = match.number AND {kind}
                   AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
                       AND undo.back_to < move.seq AND undo.seq > move.seq))/*end*/
       END AS rounds,
       match.rematch, match.clock,
       (SELECT count(*) FROM shown_seat AS seat WHERE seat.match_number = match.number AND seat.user IS NOT NULL) AS people,
       coalesce(nullif(replace(trim(match.options, '[]"'), '","', ','), ''), 'none') AS variants,
       (SELECT CASE WHEN count(seat.taken_ms) = match.seats THEN datetime(max(seat.taken_ms) / 1000, 'unixepoch') END
        FROM shown_seat AS seat WHERE seat.match_number = match.number) AS filled
FROM shown_match AS match;

-- Whose record a seat is in: of the one who holds it, or held it at the end; and of whoever answers for its result, if that is somebody else.
-- It counts for whoever answers, and for bots.
CREATE VIEW shown_record AS
SELECT match_number, seat, user, name, bot, stands_in, rank, score, NOT mostly_away AND (user IS NULL OR answers IS user) AS counts FROM shown_seat
UNION ALL
SELECT seat.match_number, seat.seat, user.id, user.name, NULL, 0, seat.rank, seat.score, 1
FROM shown_seat AS seat JOIN shown_user AS user ON user.id = seat.answers WHERE seat.answers IS NOT seat.user;

CREATE VIEW v_record AS
SELECT match.id AS match, match.game, match.seats, match.status, record.seat, record.user, record.name AS player, record.bot,
       CASE WHEN match.status = 'over' THEN record.rank END AS rank,
       CASE WHEN match.status = 'over' THEN record.score END AS score,
       CASE WHEN match.status <> 'over' OR NOT record.counts THEN NULL WHEN record.rank > 1 THEN 'lost'
            WHEN (SELECT count(*) FROM shown_seat AS other
                  WHERE other.match_number = record.match_number AND other.rank = 1) > 1 THEN 'shared'
            ELSE 'won' END AS result
FROM shown_record AS record JOIN shown_match AS match ON match.number = record.match_number;

CREATE VIEW v_seat AS
SELECT match.id AS match, match.game, match.seats, match.status, seat.seat, seat.user, seat.name AS player, seat.bot,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank,
       CASE WHEN match.status = 'over' THEN seat.score END AS score,
       CASE WHEN match.status <> 'over' OR seat.mostly_away OR seat.user IS NOT NULL AND seat.answers IS NOT seat.user THEN NULL
            WHEN seat.rank > 1 THEN 'lost'
            WHEN (SELECT count(*) FROM shown_seat AS other
                  WHERE other.match_number = seat.match_number AND other.rank = 1) > 1 THEN 'shared'
            ELSE 'won' END AS result,
       (SELECT count(*) FROM shown_move AS move WHERE match_number = seat.match_number AND move.seat = seat.seat) -
           (SELECT count(*) FROM v_gone WHERE v_gone.match_number = seat.match_number AND v_gone.seat = seat.seat) AS moves,
       (SELECT sum(move.at_ms - before.at_ms) / 1000.0
        FROM shown_move AS move JOIN shown_move AS before ON before.match_number = move.match_number AND before.seq = move.seq - 1
        WHERE move.match_number = seat.match_number AND move.seat = seat.seat
          AND NOT EXISTS (SELECT 1 FROM v_gone WHERE v_gone.match_number = move.match_number AND v_gone.seq = move.seq)) AS seconds,
       seat.answers, (SELECT name FROM shown_user WHERE id = seat.answers) AS answers_player,
       datetime(seat.taken_ms / 1000, 'unixepoch') AS sat,
       (SELECT count(*) FROM shown_line AS line WHERE line.match_number = seat.match_number AND line.user = seat.user) AS lines
FROM shown_seat AS seat JOIN shown_match AS match ON match.number = seat.match_number;

CREATE VIEW v_player AS
SELECT record.user, CASE WHEN record.user IS NULL THEN record.bot END AS bot,
       coalesce(max(user.name), record.bot) AS player, max(user.guest) AS guest, match.game,
       count(*) AS matches,
       sum(match.status = 'over' AND record.counts) AS finished,
       sum(match.status = 'abandoned' AND record.counts) AS abandoned,
       count(CASE WHEN match.status = 'over' AND record.counts AND record.rank = 1 THEN 1 END) AS wins,
       avg(CASE WHEN match.status = 'over' AND record.counts THEN record.rank END) AS mean_rank,
       avg(CASE WHEN match.status = 'over' AND record.counts THEN record.score END) AS mean_score,
       max(CASE WHEN match.status = 'over' AND record.counts THEN record.score END) AS best_score,
       datetime(max(match.started_ms) / 1000, 'unixepoch') AS last_started
FROM shown_record AS record JOIN shown_match AS match ON match.number = record.match_number LEFT JOIN shown_user AS user ON user.id = record.user
WHERE match.started_ms IS NOT NULL AND (record.user IS NOT NULL OR record.bot IS NOT NULL AND NOT record.stands_in)
GROUP BY record.user, CASE WHEN record.user IS NULL THEN record.bot END, match.game;

CREATE VIEW v_rating AS
SELECT rating.number, match.id AS match, rating.game, rating.seats, rating.seat, rating.user,
       coalesce((SELECT name FROM shown_user WHERE id = rating.user), rating.bot) AS player, rating.bot, rating.pool,
       rating.matches, rating.rating, rating.deviation, rating.volatility, datetime(rating.at_ms / 1000, 'unixepoch') AS at, rating.at_ms
FROM shown_rating AS rating JOIN shown_match AS match ON match.number = rating.match_number;

CREATE VIEW v_user AS
SELECT user.id AS user, user.name AS player, user.guest, user.bot_account,
       count(match.number) AS matches,
       sum(match.status = 'running') AS running,
       sum(match.status = 'over' AND record.counts) AS finished,
       count(CASE WHEN match.status = 'over' AND record.counts AND record.rank = 1 THEN 1 END) AS wins,
       datetime(min(match.started_ms) / 1000, 'unixepoch') AS first_started,
       datetime(max(match.started_ms) / 1000, 'unixepoch') AS last_started,
       CASE WHEN user.bot_account = 1 THEN 'program' WHEN user.guest = 1 THEN 'guest' ELSE 'account' END AS kind,
       datetime(user.created_ms / 1000, 'unixepoch') AS created, datetime(user.account_ms / 1000, 'unixepoch') AS account_since, user.seen_day AS last_seen,
       user.offset_minutes
FROM shown_user AS user LEFT JOIN shown_record AS record ON record.user = user.id
     LEFT JOIN shown_match AS match ON match.number = record.match_number AND match.started_ms IS NOT NULL
GROUP BY user.id;

-- How many people were here on a day; nobody is named.
CREATE VIEW v_session_day AS SELECT day, guests + accounts AS users, guests, accounts FROM shown_session_day;

CREATE VIEW shown_tournament AS
SELECT number, id, name, organiser, game, format, seats, listed, status, round, made_ms, ended_ms FROM /*file.*/tournament;

CREATE VIEW shown_entrant AS SELECT tournament, entry, user, rating, left_round, place FROM /*file.*/tournament_player;

CREATE VIEW v_tournament AS
SELECT cup.id AS tournament, cup.name, cup.game, cup.format, cup.seats, cup.listed, cup.status, cup.round AS rounds,
       (SELECT count(*) FROM shown_entrant AS entrant WHERE entrant.tournament = cup.number AND (entrant.left_round IS NULL OR entrant.left_round > 0)) AS players,
       (SELECT name FROM shown_user WHERE id = cup.organiser) AS organiser, datetime(cup.made_ms / 1000, 'unixepoch') AS made,
       datetime(cup.ended_ms / 1000, 'unixepoch') AS ended
FROM shown_tournament AS cup;

CREATE VIEW v_entrant AS
SELECT cup.id AS tournament, cup.game, entrant.entry, entrant.user, (SELECT name FROM shown_user WHERE id = entrant.user) AS player, entrant.rating, entrant.place,
       entrant.left_round
FROM shown_entrant AS entrant JOIN shown_tournament AS cup ON cup.number = entrant.tournament;

-- Who held a seat when, as the view holder of 032_holders.sql: from the version after `since` to the one of `until`, or until now.
CREATE VIEW shown_holder AS
SELECT match_number, seat, user, bot, name, until,
       coalesce((SELECT max(before.until) FROM shown_sitter AS before WHERE before.match_number = shown_sitter.match_number
                 AND before.seat = shown_sitter.seat AND before.until < shown_sitter.until), 0) AS since
FROM shown_sitter
UNION ALL
SELECT match_number, seat, user, bot, name, NULL,
       coalesce((SELECT max(before.until) FROM shown_sitter AS before WHERE before.match_number = shown_seat.match_number
                 AND before.seat = shown_seat.seat), 0)
FROM shown_seat;

CREATE VIEW v_seat_history AS
SELECT match.id AS match, match.game, match.seats, held.seat, held.since, held.until, held.user, held.name AS player, held.bot,
       (SELECT count(*) FROM shown_move AS move
         WHERE move.match_number = held.match_number AND move.seat = held.seat
           AND move.seq > held.since AND move.seq <= coalesce(held.until, move.seq) AND move.landmarks & 48 = 0
           AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
                           AND undo.back_to < move.seq AND undo.seq > move.seq)) AS decisions,
       (SELECT sum(move.at_ms - before.at_ms) / 1000.0
          FROM shown_move AS move JOIN shown_move AS before ON before.match_number = move.match_number AND before.seq = move.seq - 1
         WHERE move.match_number = held.match_number AND move.seat = held.seat
           AND move.seq > held.since AND move.seq <= coalesce(held.until, move.seq) AND move.landmarks & 48 = 0
           AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
                           AND undo.back_to < move.seq AND undo.seq > move.seq)) AS seconds
FROM shown_holder AS held JOIN shown_match AS match ON match.number = held.match_number;

CREATE VIEW v_activity AS
SELECT date(move.at_ms / 1000, 'unixepoch') AS day, match.game,
       count(CASE WHEN move.seq = 0 THEN 1 END) AS started,
       count(CASE WHEN move.at_ms = match.ended_ms AND move.tallied THEN 1 END) AS finished,
       count(CASE WHEN move.seq > 0 THEN 1 END) AS moves,
       count(CASE WHEN move.seq > 0 AND move.user IS NOT NULL THEN 1 END) AS moves_of_people,
       count(DISTINCT move.user) AS people
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
GROUP BY day, match.game;

-- ---- what is kept of a match that has ended ----

-- Questions about moves read a few figures of each match that are kept when it has ended, since reading all moves takes too long. A match
-- without them, in progress or not yet read, is computed as it is asked: answers are the same either way. Whoever changes the meaning of a
-- figure counts up the revision.
-- CROSS JOIN makes SQLite read the figures of a name in their order, whatever statistics a file has: a search for each match takes twice as long.
CREATE VIEW shown_figure_revision AS SELECT 2 AS revision;

CREATE VIEW shown_figured AS SELECT match_number FROM /*file.*/figured WHERE revision = (SELECT revision FROM shown_figure_revision);

CREATE VIEW shown_figure AS SELECT match_number, name, seat, part, word, n, a, b, c, d FROM /*file.*/figure;

CREATE VIEW shown_unfigured AS SELECT number, id FROM shown_match WHERE number NOT IN (SELECT match_number FROM shown_figured);

-- Those whose figures are to be stored; and those whose are being computed: until then their revision is negative.
-- One whose writer has ended stays so until a writer starts.
CREATE VIEW shown_figuring_owed AS
SELECT number FROM shown_match AS match WHERE status IN ('over', 'abandoned')
    AND NOT EXISTS (SELECT 1 FROM /*file.*/figured AS figured WHERE figured.match_number = match.number
        AND (figured.revision < 0 OR figured.revision = (SELECT revision FROM shown_figure_revision)));

CREATE VIEW shown_figuring AS SELECT number, id FROM shown_match WHERE number IN (SELECT match_number FROM /*file.*/figured WHERE revision < 0);

-- ---- moves and events ----

CREATE VIEW v_move AS
SELECT match.id AS match, match.game, match.seats, move.seq,
       CASE match.game WHEN '' THEN NULL/*each round*/
           WHEN {'game'} THEN (SELECT count(*) FROM shown_move AS before
                 WHERE before.match_number = move.match_number AND before.seq < max(move.seq, 1)
                   AND before.{kind}
                   AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
                       AND undo.back_to < before.seq AND undo.seq > before.seq AND +undo.seq < move.seq))/*end*//*each turn*/
           WHEN {'game'} THEN (SELECT count(*) / match.seats + 1 FROM shown_move AS before
                 WHERE before.match_number = move.match_number AND before.seq < max(move.seq, 1)
                   AND before.{kind}
                   AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
                       AND undo.back_to < before.seq AND undo.seq > before.seq AND +undo.seq < move.seq))/*end*/
       END AS round,
       CASE
           WHEN move.seq = 0 THEN 'setup'/*each phase*/
           WHEN match.game = {'game'} THEN
                (SELECT {'word'} || (began.value ->> '$.{field}')
                 FROM (SELECT before.events FROM shown_move AS before
                       WHERE before.match_number = move.match_number AND before.seq < move.seq
                         AND before.{kind}
                         AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
                             AND undo.back_to < before.seq AND undo.seq > before.seq AND +undo.seq < move.seq)
                       ORDER BY before.seq DESC LIMIT 1) AS last, json_each(last.events) AS began
                 WHERE began.value ->> '$.kind' = {'kind'} ORDER BY began.key DESC LIMIT 1)/*end*/
       END AS phase,
       move.seat, move.user, seat.name AS player, seat.bot,
       move.move ->> '$.kind' AS kind, move.move ->> '$.place' AS place,
       (SELECT group_concat(CASE part.type
                   WHEN 'object' THEN (SELECT group_concat(inner.key || ' ' || inner.value, ' ') FROM json_each(part.value) AS inner)
                   WHEN 'array' THEN (SELECT group_concat(inner.value, ' ') FROM json_each(part.value) AS inner)
                   ELSE part.value END, ' ')
        FROM json_each(move.move) AS part) AS text,
       move.move,
       EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
               AND undo.back_to < move.seq AND undo.seq > move.seq) AS undone,
       (move.at_ms - (SELECT before.at_ms FROM shown_move AS before
                      WHERE before.match_number = move.match_number AND before.seq = move.seq - 1)) / 1000.0 AS seconds,
       datetime(move.at_ms / 1000, 'unixepoch') AS at, move.at_ms
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     LEFT JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = move.seat;

CREATE VIEW v_event AS
SELECT match.id AS match, match.game, move.seq, event.key AS number, event.value ->> '$.kind' AS kind,
       event.value ->> '$.seat' AS seat, event.value AS event,
       EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
               AND undo.back_to < move.seq AND undo.seq > move.seq) AS undone
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
WHERE event.type <> 'null';

-- ---- the score, as it grows ----

-- What the games that keep one say of it in their v_gain_ID: match_number, seq, seat, points. Of a game that hides whose points they are that
-- is known when it is over.
CREATE VIEW v_standing AS
WITH gain AS (SELECT NULL AS match_number, NULL AS seq, NULL AS seat, NULL AS points WHERE 0/*each gain*/
    UNION ALL SELECT match_number, seq, seat, points FROM v_gain_{game}/*end*/)
SELECT round.match, round.game, round.seats, round.round, round.last AS seq, seat.seat, seat.user, seat.name AS player, seat.bot,
       coalesce((SELECT sum(points) FROM gain WHERE gain.match_number = match.number AND gain.seat = seat.seat AND gain.seq <= round.last), 0)
           AS points
FROM (SELECT match, game, seats, round, max(seq) AS last FROM v_move WHERE NOT undone GROUP BY match, game, seats, round) AS round
     JOIN shown_match AS match ON match.id = round.match JOIN shown_seat AS seat ON seat.match_number = match.number
WHERE match.game IN (/*each gain*/, {'game'}/*end*/) AND (match.status = 'over' OR match.game NOT IN (/*each gain at the end*/, {'game'}/*end*/));

-- ---- the end ----

CREATE VIEW v_score_sheet AS
SELECT match.id AS match, match.game, match.seats, seat.seat, seat.user, seat.name AS player, seat.bot,
       event.value ->> '$.row' AS row, event.value ->> '$.points' AS points,
       event.value ->> '$.count' AS count, event.value ->> '$.factor' AS factor, seat.rank, seat.score AS total
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = event.value ->> '$.seat'
WHERE move.tallied AND event.value ->> '$.kind' = 'tallied' AND match.status = 'over';

-- ---- what decided it ----

-- Shares of a win. An account adds up: begin + luck + own + others + rest = final.
CREATE VIEW v_analysis AS
SELECT match.id AS match, match.game, match.seats, seat.seat, seat.user, seat.name AS player, seat.bot, seat.rank,
       (account.value ->> '$.begin') / 10000.0 AS begin, (account.value ->> '$.luck') / 10000.0 AS luck,
       (account.value ->> '$.own') / 10000.0 AS own, (account.value ->> '$.others') / 10000.0 AS others,
       (account.value ->> '$.rest') / 10000.0 AS rest, (account.value ->> '$.end') / 10000.0 AS final, analysis.simulations
FROM shown_analysis AS analysis JOIN shown_match AS match ON match.number = analysis.match_number, json_each(analysis.seats) AS account
     JOIN shown_seat AS seat ON seat.match_number = match.number AND seat.seat = account.value ->> '$.seat';

CREATE VIEW v_analysis_phase AS
SELECT match.id AS match, match.game, match.seats, seat.seat, seat.user, seat.name AS player, seat.bot, seat.rank,
       phase.value ->> '$.phase' AS phase, phase.value ->> '$.decisions' AS decisions,
       (phase.value ->> '$.begin') / 10000.0 AS begin, (phase.value ->> '$.luck') / 10000.0 AS luck,
       (phase.value ->> '$.own') / 10000.0 AS own, (phase.value ->> '$.others') / 10000.0 AS others,
       (phase.value ->> '$.rest') / 10000.0 AS rest, (phase.value ->> '$.end') / 10000.0 AS final
FROM shown_analysis AS analysis JOIN shown_match AS match ON match.number = analysis.match_number, json_each(analysis.seats) AS account
     JOIN shown_seat AS seat ON seat.match_number = match.number AND seat.seat = account.value ->> '$.seat',
     json_each(account.value -> '$.phases') AS phase;

CREATE VIEW v_analysis_kind AS
SELECT match.id AS match, match.game, match.seats, seat.seat, seat.user, seat.name AS player, seat.bot,
       kind.value ->> '$.kind' AS kind, kind.value ->> '$.chosen' AS decisions, (kind.value ->> '$.lost') / 10000.0 AS lost
FROM shown_analysis AS analysis JOIN shown_match AS match ON match.number = analysis.match_number, json_each(analysis.seats) AS account
     JOIN shown_seat AS seat ON seat.match_number = match.number AND seat.seat = account.value ->> '$.seat',
     json_each(account.value -> '$.kinds') AS kind;

/*each pending*/CREATE VIEW v_figure_day_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, 0, coalesce(move."user", 0), date(move.at_ms / 1000, 'unixepoch'),
       sum(CASE WHEN move.seq > 0 THEN 1 ELSE 0 END), sum(CASE WHEN move.seq = 0 THEN 1.0 ELSE 0.0 END),
       sum(CASE WHEN move.at_ms = whole.ended_ms AND move.tallied THEN 1.0 ELSE 0.0 END), 0.0, 0.0
FROM shown_{pending} AS match CROSS JOIN shown_match AS whole CROSS JOIN shown_move AS move
WHERE whole.number = match.number AND move.match_number = match.number
GROUP BY match.number, coalesce(move."user", 0), date(move.at_ms / 1000, 'unixepoch');
/*end*/
CREATE VIEW v_figure_day AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'day' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_day_unfigured;

/*each pending*/CREATE VIEW v_figure_length_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, 0, 0, '', coalesce(played.moves, 0), played.rounds * 1.0, 0.0, 0.0, 0.0
FROM shown_{pending} AS match JOIN v_match AS played ON played.match = match.id;
/*end*/
CREATE VIEW v_figure_length AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'length' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_length_unfigured;

/*each pending*/CREATE VIEW v_figure_begin_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, CAST(event.seat AS INTEGER), 0, '', count(*), 0.0, 0.0, 0.0, 0.0
FROM shown_{pending} AS match JOIN v_event AS event ON event.match = match.id
WHERE event.seq = 0 AND event.kind = 'turn_began'
GROUP BY match.number, CAST(event.seat AS INTEGER);
/*end*/
CREATE VIEW v_figure_begin AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'begin' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_begin_unfigured;

/*each pending*/CREATE VIEW v_figure_held_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT number, seat, since, '', count(*), coalesce(sum(took_ms), 0) / 1000.0, max(CASE WHEN took_ms IS NULL THEN 0.0 ELSE 1.0 END), 0.0, 0.0
FROM (SELECT match.number, move.seat, move.at_ms - before.at_ms AS took_ms,
             coalesce((SELECT max(sitter.until) FROM shown_sitter AS sitter
                       WHERE sitter.match_number = move.match_number AND sitter.seat = move.seat AND sitter.until < move.seq), 0) AS since
      FROM shown_{pending} AS match CROSS JOIN shown_move AS move
           LEFT JOIN shown_move AS before ON before.match_number = move.match_number AND before.seq = move.seq - 1
      WHERE move.match_number = match.number AND move.seat IS NOT NULL AND move.seq > 0 AND move.landmarks & 48 = 0
        AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
                        AND undo.back_to < move.seq AND undo.seq > move.seq)) AS decided
GROUP BY number, seat, since;
/*end*/
CREATE VIEW v_figure_held AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'held' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_held_unfigured;

/*each pending*/CREATE VIEW v_figure_sheet_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, sheet.seat, 0, sheet.row, count(*), sum(sheet.points) * 1.0, sum(max(sheet.points, 0)) * 1.0, 0.0, 0.0
FROM shown_{pending} AS match JOIN v_score_sheet AS sheet ON sheet.match = match.id
GROUP BY match.number, sheet.seat, sheet.row;
/*end*/
CREATE VIEW v_figure_sheet AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'sheet' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_sheet_unfigured;
