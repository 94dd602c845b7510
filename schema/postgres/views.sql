-- The views of schema/sqlite/views.sql as PostgreSQL says them: the same names, columns and rows, which tests/e2e/two_engines.test.js compares,
-- and the same rule of what is shown. Two texts, since what they do most, taking JSON apart, is written differently in each; a change of one is
-- a change of the other.
--
-- They are made anew whenever this text has changed, in the schema `history`, and in the schema `sqlite` what SQLite has and
-- PostgreSQL has not, so that one text of a question serves both. search_path is history, sqlite, pg_catalog for whoever asks, and here also
-- where the tables are. Run in one transaction. A view must be there before another reads it, so that the games' own come in the middle.
--
-- 0 or 1 of a comparison is a boolean here, which is told as 0 or 1. JSON is text: PostgreSQL's own `->> '$.kind'` of json would be
-- NULL without a word; of text it is the one below, which knows SQLite's paths.

DROP SCHEMA IF EXISTS history CASCADE;
DROP SCHEMA IF EXISTS sqlite CASCADE;
CREATE SCHEMA sqlite;
CREATE SCHEMA history;
SELECT set_config('search_path', 'history, sqlite, pg_catalog, ' || quote_ident(current_schema()), true);

-- Who asks the questions of administrators may look at the views and at nothing else. Where there is no such role, nobody may.
DO $$
BEGIN
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'ochre_reader') THEN
        GRANT USAGE ON SCHEMA history, sqlite TO ochre_reader;
        ALTER DEFAULT PRIVILEGES IN SCHEMA history GRANT SELECT ON TABLES TO ochre_reader;
    END IF;
END $$;

-- ---- what SQLite has ----

CREATE FUNCTION sqlite.datetime(seconds bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN to_char(to_timestamp(seconds) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS');
CREATE FUNCTION sqlite.date(seconds bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN to_char(to_timestamp(seconds) AT TIME ZONE 'UTC', 'YYYY-MM-DD');
CREATE FUNCTION sqlite.datetime(seconds bigint, unixepoch text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE unixepoch WHEN 'unixepoch' THEN sqlite.datetime(seconds) END;
CREATE FUNCTION sqlite.date(seconds bigint, unixepoch text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE unixepoch WHEN 'unixepoch' THEN sqlite.date(seconds) END;
CREATE FUNCTION sqlite.unixepoch() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
    RETURN floor(extract(epoch FROM now()))::bigint;
CREATE FUNCTION sqlite.unixepoch(moment text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN floor(extract(epoch FROM moment::timestamp))::bigint;
CREATE FUNCTION sqlite.julianday(moment text) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN extract(epoch FROM moment::timestamp)::double precision / 86400 + 2440587.5;
CREATE FUNCTION sqlite.strftime(form text, moment text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN replace(replace(replace(replace(replace(replace(replace(replace(form,
        '%Y', to_char(moment::timestamp, 'YYYY')), '%m', to_char(moment::timestamp, 'MM')), '%d', to_char(moment::timestamp, 'DD')),
        '%H', to_char(moment::timestamp, 'HH24')), '%M', to_char(moment::timestamp, 'MI')), '%S', to_char(moment::timestamp, 'SS')),
        '%w', extract(dow FROM moment::timestamp)::text), '%j', to_char(moment::timestamp, 'DDD'));

CREATE FUNCTION sqlite.instr(whole text, part text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN strpos(whole, part);
CREATE FUNCTION sqlite.iif(condition boolean, one anycompatible, other anycompatible) RETURNS anycompatible LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    'SELECT CASE WHEN condition THEN one ELSE other END';
CREATE FUNCTION sqlite.ifnull(one anycompatible, other anycompatible) RETURNS anycompatible LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    'SELECT coalesce(one, other)';
CREATE FUNCTION sqlite.min(one anycompatible, other anycompatible) RETURNS anycompatible LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    'SELECT CASE WHEN one IS NOT NULL AND other IS NOT NULL THEN least(one, other) END';
CREATE FUNCTION sqlite.max(one anycompatible, other anycompatible) RETURNS anycompatible LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    'SELECT CASE WHEN one IS NOT NULL AND other IS NOT NULL THEN greatest(one, other) END';
-- Half is rounded away from 0, as there, and not to the even number.
CREATE FUNCTION sqlite.round(number double precision) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.round(number::numeric)::double precision;
CREATE FUNCTION sqlite.round(number double precision, digits integer) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.round(number::numeric, digits)::double precision;

CREATE FUNCTION sqlite.truth_add(sum bigint, truth boolean) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN truth IS NULL THEN sum ELSE coalesce(sum, 0) + truth::integer END;
CREATE AGGREGATE sqlite.sum(boolean) (sfunc = sqlite.truth_add, stype = bigint, parallel = safe);
CREATE FUNCTION sqlite.truth_count(so_far double precision[], truth boolean) RETURNS double precision[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY[so_far[1] + 1, so_far[2] + truth::integer];
CREATE FUNCTION sqlite.truth_mean(so_far double precision[]) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN so_far[2] / nullif(so_far[1], 0);
CREATE AGGREGATE sqlite.avg(boolean) (sfunc = sqlite.truth_count, stype = double precision[], initcond = '{0,0}', finalfunc = sqlite.truth_mean);
CREATE AGGREGATE sqlite.total(double precision) (sfunc = float8pl, stype = double precision, initcond = '0');
CREATE FUNCTION sqlite.text_add(so_far text, more text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN more IS NULL THEN so_far WHEN so_far IS NULL THEN more ELSE so_far || ',' || more END;
CREATE FUNCTION sqlite.text_add(so_far text, more text, between_them text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN more IS NULL THEN so_far WHEN so_far IS NULL THEN more ELSE so_far || coalesce(between_them, '') || more END;
CREATE AGGREGATE sqlite.group_concat(text) (sfunc = sqlite.text_add, stype = text);
CREATE AGGREGATE sqlite.group_concat(text, text) (sfunc = sqlite.text_add, stype = text);

-- ---- what is added to SQLite for queries (backend/store/query/query_functions.h); stddev is PostgreSQL's own ----

CREATE FUNCTION sqlite.wilson_low(hits double precision, cases double precision) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN cases > 0 AND hits BETWEEN 0 AND cases
        THEN greatest((hits + 1.9208 - 1.96 * sqrt(hits * (cases - hits) / cases + 0.9604)) / (cases + 3.8416), 0) END;
CREATE FUNCTION sqlite.wilson_high(hits double precision, cases double precision) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN cases > 0 AND hits BETWEEN 0 AND cases
        THEN least((hits + 1.9208 + 1.96 * sqrt(hits * (cases - hits) / cases + 0.9604)) / (cases + 3.8416), 1) END;
CREATE FUNCTION sqlite.median_of(list double precision[]) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    'SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY one) FROM unnest(list) AS listed (one)';
CREATE AGGREGATE sqlite.median(double precision) (sfunc = array_append, stype = double precision[], finalfunc = sqlite.median_of);
-- The fraction comes first in the list. An assignment to the argument extends it in place, where a function of SQL would copy it for each row.
CREATE FUNCTION sqlite.quantile_add(list double precision[], one double precision, fraction double precision) RETURNS double precision[]
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
    IF one IS NULL THEN RETURN list; END IF;
    IF list IS NULL THEN list := ARRAY[fraction]; END IF;
    list := array_append(list, one);
    RETURN list;
END $$;
CREATE FUNCTION sqlite.quantile_of(list double precision[]) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    'SELECT percentile_cont(list[1]) WITHIN GROUP (ORDER BY one) FROM unnest(list[2:]) AS listed (one)';
CREATE AGGREGATE sqlite.quantile(double precision, double precision)
    (sfunc = sqlite.quantile_add, stype = double precision[], finalfunc = sqlite.quantile_of);

CREATE FUNCTION sqlite.json_path(path text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN path LIKE '$%'
        THEN string_to_array(ltrim(regexp_replace(substr(path, 2), '\[#?(-?[0-9]+)\]', '.\1', 'g'), '.'), '.') ELSE ARRAY[path] END;
CREATE FUNCTION sqlite.json_plain(value json) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE value::text WHEN 'true' THEN '1' WHEN 'false' THEN '0' ELSE value #>> '{}' END;
CREATE FUNCTION sqlite.json_at(whole text, path text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (whole::json #> sqlite.json_path(path))::text;
CREATE FUNCTION sqlite.json_value_at(whole text, path text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN sqlite.json_plain(whole::json #> sqlite.json_path(path));
CREATE FUNCTION sqlite.json_at(whole text, index integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (whole::json -> index)::text;
CREATE FUNCTION sqlite.json_value_at(whole text, index integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN sqlite.json_plain(whole::json -> index);
CREATE OPERATOR sqlite.-> (leftarg = text, rightarg = text, function = sqlite.json_at);
CREATE OPERATOR sqlite.->> (leftarg = text, rightarg = text, function = sqlite.json_value_at);
CREATE OPERATOR sqlite.-> (leftarg = text, rightarg = integer, function = sqlite.json_at);
CREATE OPERATOR sqlite.->> (leftarg = text, rightarg = integer, function = sqlite.json_value_at);
CREATE FUNCTION sqlite.json_extract(whole text, path text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN sqlite.json_value_at(whole, path);
CREATE FUNCTION sqlite.json_array_length(whole text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE json_typeof(whole::json) WHEN 'array' THEN pg_catalog.json_array_length(whole::json) ELSE 0 END;
CREATE FUNCTION sqlite.json_type(value json) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE json_typeof(value) WHEN 'string' THEN 'text' WHEN 'boolean' THEN value::text
        WHEN 'number' THEN CASE WHEN value::text ~ '[.eE]' THEN 'real' ELSE 'integer' END ELSE json_typeof(value) END;
CREATE FUNCTION sqlite.json_each(whole text) RETURNS TABLE (key text, value text, type text) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
    SELECT (nth - 1)::text, sqlite.json_plain(one), sqlite.json_type(one)
    FROM json_array_elements(CASE json_typeof(whole::json) WHEN 'array' THEN whole::json ELSE '[]' END) WITH ORDINALITY AS element (one, nth)
    UNION ALL
    SELECT name, sqlite.json_plain(one), sqlite.json_type(one)
    FROM pg_catalog.json_each(CASE json_typeof(whole::json) WHEN 'object' THEN whole::json ELSE '{}' END) AS member (name, one);
END;
CREATE FUNCTION sqlite.json_array_print(list anycompatiblearray) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    'SELECT coalesce(array_to_json(list)::text, ''[]'')';
CREATE AGGREGATE sqlite.json_group_array(anycompatible) (sfunc = array_append, stype = anycompatiblearray, finalfunc = sqlite.json_array_print);

-- ---- what is shown at all ----

-- They hide by value and not by row, as those of SQLite: so a question's own condition, wherever PostgreSQL asks it, sees nothing but what is
-- shown. What leaves out rows is a security barrier besides, though there is no secret in them.

CREATE VIEW shown_user AS SELECT id, name, guest, bot_account, created_ms, account_ms, seen_day, offset_minutes FROM "user";

-- CASE hides three tests for NULL from PostgreSQL's planner, which would expect that each keeps one match of two hundred, and join by loops.
-- Options without these words are not parsed: that would take longer than most questions about matches.
CREATE VIEW shown_match WITH (security_barrier) AS
SELECT number, id, game, revision, (options::json -> 'options')::text AS options, (options::json -> 'clock')::text AS clock, status, listed, created_by,
       created_ms, started_ms, ended_ms, end_reason, ended_by, rematch, seats
FROM match
WHERE CASE WHEN strpos(options, '"tutorial"') = 0 AND strpos(options, '"from"') = 0 AND strpos(options, '"offline"') = 0 THEN true
           WHEN options::json ->> 'tutorial' IS NULL AND options::json -> 'from' IS NULL AND options::json -> 'offline' IS NULL THEN true ELSE false END;

CREATE VIEW shown_seat AS SELECT match_number, seat, "user", bot, name, rank, score, stands_in, mostly_away, answers, taken_ms FROM seat;

CREATE VIEW shown_line AS SELECT match_number, "user" FROM chat WHERE "user" IS NOT NULL;

CREATE VIEW shown_session_day AS SELECT day, guests, accounts FROM session_day;

CREATE VIEW shown_sitter AS SELECT match_number, seat, until, "user", bot, name FROM past_sitter;

CREATE VIEW shown_rating AS
SELECT number, match_number, seat, pool, "user", bot, game, seats, at_ms, matches, rating, deviation, volatility FROM rating;

CREATE VIEW shown_analysis AS
SELECT match_number, CASE (SELECT status FROM match WHERE number = match_number) WHEN 'over' THEN (body::json -> 'seats')::text END AS seats,
       CASE (SELECT status FROM match WHERE number = match_number) WHEN 'over' THEN (body::json ->> 'simulations')::bigint END AS simulations
FROM analysis;

CREATE VIEW shown_kind (game, kind) AS VALUES/*each public kind*/,
    ({'game'}, {'kind'})/*end*/;

CREATE VIEW shown_move AS
SELECT match_number, seq, seat, "user", move, at_ms,
       CASE (SELECT status FROM match WHERE number = match_number)
           WHEN 'over' THEN events
           ELSE (SELECT '[' || coalesce(string_agg(CASE
                     WHEN ((SELECT game FROM match WHERE number = match_number), value ->> 'kind') IN (SELECT game, kind FROM shown_kind)
                     THEN value::text ELSE 'null' END, ',' ORDER BY nth), '') || ']'
                 FROM json_array_elements(events::json) WITH ORDINALITY AS event (value, nth))
       END AS events,
/*each landmark*/       landmarks & {bit} > 0 AS {kind},
/*end*//*each mark*/       strpos(events, '"kind":"{kind}"') > 0 AS {kind},
/*end*/       landmarks & 8 > 0 AS tallied,
       landmarks & 16 > 0 AS about_undo,
       landmarks
FROM move;

-- ---- what was taken back ----

CREATE VIEW v_taken_back AS
SELECT match_number, seq, (events::json -> -1 ->> 'version')::bigint AS back_to FROM shown_move AS move
WHERE about_undo AND strpos(events, '"kind":"undone"') > 0;

CREATE VIEW v_gone AS
SELECT move.match_number, move.seq, move.seat
FROM v_taken_back AS undo JOIN shown_move AS move ON move.match_number = undo.match_number
     AND move.seq > undo.back_to AND move.seq < undo.seq
UNION
SELECT match_number, seq, seat FROM shown_move AS move WHERE about_undo
UNION
SELECT match_number, seq, seat FROM shown_move AS move WHERE landmarks & 32 > 0;

CREATE VIEW v_undo AS
SELECT match.id AS match, match.game, match.seats, undo.seq, seat.seat, seat."user", seat.name AS player,
       undo.back_to, undo.seq - 1 - undo.back_to AS moves, (move.events::json -> -1 -> 'seats')::text AS agreed,
       sqlite.datetime(move.at_ms / 1000) AS at
FROM v_taken_back AS undo JOIN shown_match AS match ON match.number = undo.match_number
     JOIN shown_move AS move ON move.match_number = undo.match_number AND move.seq = undo.seq
     JOIN shown_seat AS seat ON seat.match_number = undo.match_number AND seat.seat = (move.events::json -> -1 ->> 'seat')::bigint;

-- ---- matches and players ----

CREATE VIEW v_match AS
SELECT match.id AS match, match.game, match.revision, match.options, match.seats, match.status,
       match.listed = 1 AS listed, match.created_by,
       sqlite.datetime(match.created_ms / 1000) AS created,
       sqlite.datetime(match.started_ms / 1000) AS started,
       sqlite.datetime(match.ended_ms / 1000) AS ended,
       (match.ended_ms - match.started_ms)::double precision / 1000 AS seconds,
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
       (SELECT count(*) FROM shown_seat AS seat WHERE seat.match_number = match.number AND seat."user" IS NOT NULL) AS people,
       coalesce(nullif(replace(btrim(match.options, '[]"'), '","', ','), ''), 'none') AS variants,
       (SELECT CASE WHEN count(seat.taken_ms) = match.seats THEN sqlite.datetime(max(seat.taken_ms) / 1000) END
        FROM shown_seat AS seat WHERE seat.match_number = match.number) AS filled
FROM shown_match AS match;

CREATE VIEW shown_record AS
SELECT match_number, seat, "user", name, bot, stands_in, rank, score,
       mostly_away = 0 AND ("user" IS NULL OR answers IS NOT DISTINCT FROM "user") AS counts FROM shown_seat
UNION ALL
SELECT seat.match_number, seat.seat, person.id, person.name, NULL, 0, seat.rank, seat.score, true
FROM shown_seat AS seat JOIN shown_user AS person ON person.id = seat.answers WHERE seat.answers IS DISTINCT FROM seat."user";

CREATE VIEW v_record AS
SELECT match.id AS match, match.game, match.seats, match.status, record.seat, record."user", record.name AS player, record.bot,
       CASE WHEN match.status = 'over' THEN record.rank END AS rank,
       CASE WHEN match.status = 'over' THEN record.score END AS score,
       CASE WHEN match.status <> 'over' OR NOT record.counts THEN NULL WHEN record.rank > 1 THEN 'lost'
            WHEN (SELECT count(*) FROM shown_seat AS other
                  WHERE other.match_number = record.match_number AND other.rank = 1) > 1 THEN 'shared'
            ELSE 'won' END AS result
FROM shown_record AS record JOIN shown_match AS match ON match.number = record.match_number;

CREATE VIEW v_seat AS
SELECT match.id AS match, match.game, match.seats, match.status, seat.seat, seat."user", seat.name AS player, seat.bot,
       CASE WHEN match.status = 'over' THEN seat.rank END AS rank,
       CASE WHEN match.status = 'over' THEN seat.score END AS score,
       CASE WHEN match.status <> 'over' OR seat.mostly_away = 1 OR seat."user" IS NOT NULL AND seat.answers IS DISTINCT FROM seat."user" THEN NULL
            WHEN seat.rank > 1 THEN 'lost'
            WHEN (SELECT count(*) FROM shown_seat AS other
                  WHERE other.match_number = seat.match_number AND other.rank = 1) > 1 THEN 'shared'
            ELSE 'won' END AS result,
       (SELECT count(*) FROM shown_move AS move WHERE match_number = seat.match_number AND move.seat = seat.seat) -
           (SELECT count(*) FROM v_gone WHERE v_gone.match_number = seat.match_number AND v_gone.seat = seat.seat) AS moves,
       (SELECT sum(move.at_ms - before.at_ms)::double precision / 1000
        FROM shown_move AS move JOIN shown_move AS before ON before.match_number = move.match_number AND before.seq = move.seq - 1
        WHERE move.match_number = seat.match_number AND move.seat = seat.seat
          AND NOT EXISTS (SELECT 1 FROM v_gone WHERE v_gone.match_number = move.match_number AND v_gone.seq = move.seq)) AS seconds,
       seat.answers, (SELECT name FROM shown_user WHERE id = seat.answers) AS answers_player,
       sqlite.datetime(seat.taken_ms / 1000) AS sat,
       (SELECT count(*) FROM shown_line AS line WHERE line.match_number = seat.match_number AND line."user" = seat."user") AS lines
FROM shown_seat AS seat JOIN shown_match AS match ON match.number = seat.match_number;

CREATE VIEW v_player AS
SELECT record."user", CASE WHEN record."user" IS NULL THEN record.bot END AS bot,
       coalesce(max(person.name), max(record.bot)) AS player, max(person.guest) AS guest, match.game,
       count(*) AS matches,
       count(*) FILTER (WHERE match.status = 'over' AND record.counts) AS finished,
       count(*) FILTER (WHERE match.status = 'abandoned' AND record.counts) AS abandoned,
       count(*) FILTER (WHERE match.status = 'over' AND record.counts AND record.rank = 1) AS wins,
       avg(record.rank::double precision) FILTER (WHERE match.status = 'over' AND record.counts) AS mean_rank,
       avg(record.score::double precision) FILTER (WHERE match.status = 'over' AND record.counts) AS mean_score,
       max(record.score) FILTER (WHERE match.status = 'over' AND record.counts) AS best_score,
       sqlite.datetime(max(match.started_ms) / 1000) AS last_started
FROM shown_record AS record JOIN shown_match AS match ON match.number = record.match_number
     LEFT JOIN shown_user AS person ON person.id = record."user"
WHERE match.started_ms IS NOT NULL AND (record."user" IS NOT NULL OR record.bot IS NOT NULL AND record.stands_in = 0)
GROUP BY record."user", CASE WHEN record."user" IS NULL THEN record.bot END, match.game;

CREATE VIEW v_rating AS
SELECT rating.number, match.id AS match, rating.game, rating.seats, rating.seat, rating."user",
       coalesce((SELECT name FROM shown_user WHERE id = rating."user"), rating.bot) AS player, rating.bot, rating.pool,
       rating.matches, rating.rating, rating.deviation, rating.volatility, sqlite.datetime(rating.at_ms / 1000) AS at, rating.at_ms
FROM shown_rating AS rating JOIN shown_match AS match ON match.number = rating.match_number;

CREATE VIEW v_user AS
SELECT person.id AS user, person.name AS player, person.guest, person.bot_account,
       count(match.number) AS matches,
       sqlite.sum(match.status = 'running') AS running,
       sqlite.sum(match.status = 'over' AND record.counts) AS finished,
       count(*) FILTER (WHERE match.status = 'over' AND record.counts AND record.rank = 1) AS wins,
       sqlite.datetime(min(match.started_ms) / 1000) AS first_started,
       sqlite.datetime(max(match.started_ms) / 1000) AS last_started,
       CASE WHEN person.bot_account = 1 THEN 'program' WHEN person.guest = 1 THEN 'guest' ELSE 'account' END AS kind,
       sqlite.datetime(person.created_ms / 1000) AS created, sqlite.datetime(person.account_ms / 1000) AS account_since, person.seen_day AS last_seen,
       person.offset_minutes
FROM shown_user AS person LEFT JOIN shown_record AS record ON record."user" = person.id
     LEFT JOIN shown_match AS match ON match.number = record.match_number AND match.started_ms IS NOT NULL
GROUP BY person.id, person.name, person.guest, person.bot_account, person.created_ms, person.account_ms, person.seen_day, person.offset_minutes;

CREATE VIEW v_session_day AS SELECT day, guests + accounts AS users, guests, accounts FROM shown_session_day;

CREATE VIEW shown_tournament AS
SELECT number, id, name, organiser, game, format, seats, listed, status, round, made_ms, ended_ms FROM tournament;

CREATE VIEW shown_entrant AS SELECT tournament, entry, "user", rating, left_round, place FROM tournament_player;

CREATE VIEW v_tournament AS
SELECT cup.id AS tournament, cup.name, cup.game, cup.format, cup.seats, cup.listed, cup.status, cup.round AS rounds,
       (SELECT count(*) FROM shown_entrant AS entrant WHERE entrant.tournament = cup.number AND (entrant.left_round IS NULL OR entrant.left_round > 0)) AS players,
       (SELECT name FROM shown_user WHERE id = cup.organiser) AS organiser, sqlite.datetime(cup.made_ms / 1000) AS made,
       sqlite.datetime(cup.ended_ms / 1000) AS ended
FROM shown_tournament AS cup;

CREATE VIEW v_entrant AS
SELECT cup.id AS tournament, cup.game, entrant.entry, entrant."user", (SELECT name FROM shown_user WHERE id = entrant."user") AS player, entrant.rating, entrant.place,
       entrant.left_round
FROM shown_entrant AS entrant JOIN shown_tournament AS cup ON cup.number = entrant.tournament;

CREATE VIEW shown_holder AS
SELECT match_number, seat, "user", bot, name, until,
       coalesce((SELECT max(before.until) FROM shown_sitter AS before WHERE before.match_number = shown_sitter.match_number
                 AND before.seat = shown_sitter.seat AND before.until < shown_sitter.until), 0) AS since
FROM shown_sitter
UNION ALL
SELECT match_number, seat, "user", bot, name, NULL,
       coalesce((SELECT max(before.until) FROM shown_sitter AS before WHERE before.match_number = shown_seat.match_number
                 AND before.seat = shown_seat.seat), 0)
FROM shown_seat;

CREATE VIEW v_seat_history AS
SELECT match.id AS match, match.game, match.seats, held.seat, held.since, held.until, held."user", held.name AS player, held.bot,
       (SELECT count(*) FROM shown_move AS move
         WHERE move.match_number = held.match_number AND move.seat = held.seat
           AND move.seq > held.since AND move.seq <= coalesce(held.until, move.seq) AND move.landmarks & 48 = 0
           AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
                           AND undo.back_to < move.seq AND undo.seq > move.seq)) AS decisions,
       (SELECT sum(move.at_ms - before.at_ms)::double precision / 1000
          FROM shown_move AS move JOIN shown_move AS before ON before.match_number = move.match_number AND before.seq = move.seq - 1
         WHERE move.match_number = held.match_number AND move.seat = held.seat
           AND move.seq > held.since AND move.seq <= coalesce(held.until, move.seq) AND move.landmarks & 48 = 0
           AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
                           AND undo.back_to < move.seq AND undo.seq > move.seq)) AS seconds
FROM shown_holder AS held JOIN shown_match AS match ON match.number = held.match_number;

CREATE VIEW v_activity AS
SELECT sqlite.date(move.at_ms / 1000) AS day, match.game,
       count(*) FILTER (WHERE move.seq = 0) AS started,
       count(*) FILTER (WHERE move.at_ms = match.ended_ms AND move.tallied) AS finished,
       count(*) FILTER (WHERE move.seq > 0) AS moves,
       count(*) FILTER (WHERE move.seq > 0 AND move."user" IS NOT NULL) AS moves_of_people,
       count(DISTINCT move."user") AS people
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
GROUP BY 1, match.game;

-- ---- what is kept of a match that has ended ----

-- Questions about moves read a few figures of each match that are kept when it has ended, since reading all moves takes too long. A match
-- without them, in progress or not yet read, is computed as it is asked: answers are the same either way. Whoever changes the meaning of a
-- figure counts up the revision.
CREATE VIEW shown_figure_revision AS SELECT 2 AS revision;

CREATE VIEW shown_figured AS SELECT match_number FROM figured WHERE revision = (SELECT revision FROM shown_figure_revision);

CREATE VIEW shown_figure AS SELECT match_number, name, seat, part, word, n, a, b, c, d FROM figure;

-- A test for NULL, of which the planner expects few rows: next to all matches have their figures, and of the few it reads the moves by index.
CREATE VIEW shown_unfigured AS
SELECT number, id FROM shown_match AS match
WHERE (SELECT figured.match_number FROM shown_figured AS figured WHERE figured.match_number = match.number) IS NULL;

-- Those whose figures are to be stored; and those whose are being computed: until then their revision is negative.
-- One whose writer has ended stays so until a writer starts.
CREATE VIEW shown_figuring_owed AS
SELECT number FROM shown_match AS match WHERE status IN ('over', 'abandoned')
    AND NOT EXISTS (SELECT 1 FROM figured AS figured WHERE figured.match_number = match.number
        AND (figured.revision < 0 OR figured.revision = (SELECT revision FROM shown_figure_revision)));

CREATE VIEW shown_figuring AS SELECT number, id FROM shown_match WHERE number IN (SELECT match_number FROM figured WHERE revision < 0);

-- ---- moves and events ----

CREATE VIEW v_move AS
SELECT match.id AS match, match.game, match.seats, move.seq,
       CASE match.game WHEN '' THEN NULL/*each round*/
           WHEN {'game'} THEN (SELECT count(*) FROM shown_move AS before
                 WHERE before.match_number = move.match_number AND before.seq < greatest(move.seq, 1)
                   AND before.{kind}
                   AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
                       AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq))/*end*//*each turn*/
           WHEN {'game'} THEN (SELECT count(*) / match.seats + 1 FROM shown_move AS before
                 WHERE before.match_number = move.match_number AND before.seq < greatest(move.seq, 1)
                   AND before.{kind}
                   AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
                       AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq))/*end*/
       END AS round,
       CASE
           WHEN move.seq = 0 THEN 'setup'/*each phase*/
           WHEN match.game = {'game'} THEN
                (SELECT {'word'} || (began.value ->> '{field}')
                 FROM (SELECT before.events FROM shown_move AS before
                       WHERE before.match_number = move.match_number AND before.seq < move.seq
                         AND before.{kind}
                         AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = before.match_number
                             AND undo.back_to < before.seq AND undo.seq > before.seq AND undo.seq < move.seq)
                       ORDER BY before.seq DESC LIMIT 1) AS last, json_array_elements(last.events::json) WITH ORDINALITY AS began (value, nth)
                 WHERE began.value ->> 'kind' = {'kind'} ORDER BY began.nth DESC LIMIT 1)/*end*/
       END AS phase,
       move.seat, move."user", seat.name AS player, seat.bot,
       move.move::json ->> 'kind' AS kind, move.move::json ->> 'place' AS place,
       (SELECT string_agg(CASE json_typeof(part.value)
                   WHEN 'object' THEN (SELECT string_agg(inside.name || ' ' || sqlite.json_plain(inside.value), ' ' ORDER BY inside.nth)
                                       FROM pg_catalog.json_each(part.value) WITH ORDINALITY AS inside (name, value, nth))
                   WHEN 'array' THEN (SELECT string_agg(sqlite.json_plain(inside.value), ' ' ORDER BY inside.nth)
                                      FROM json_array_elements(part.value) WITH ORDINALITY AS inside (value, nth))
                   ELSE sqlite.json_plain(part.value) END, ' ' ORDER BY part.nth)
        FROM pg_catalog.json_each(move.move::json) WITH ORDINALITY AS part (name, value, nth)) AS text,
       move.move,
       EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
               AND undo.back_to < move.seq AND undo.seq > move.seq) AS undone,
       (move.at_ms - (SELECT before.at_ms FROM shown_move AS before
                      WHERE before.match_number = move.match_number AND before.seq = move.seq - 1))::double precision / 1000 AS seconds,
       sqlite.datetime(move.at_ms / 1000) AS at, move.at_ms
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     LEFT JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = move.seat;

CREATE VIEW v_event AS
SELECT match.id AS match, match.game, move.seq, event.nth - 1 AS number, event.value ->> 'kind' AS kind,
       (event.value ->> 'seat')::bigint AS seat, event.value::text AS event,
       EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
               AND undo.back_to < move.seq AND undo.seq > move.seq) AS undone
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number,
     json_array_elements(move.events::json) WITH ORDINALITY AS event (value, nth)
WHERE json_typeof(event.value) <> 'null';

/*games*/
-- ---- the score, as it grows ----

CREATE VIEW v_standing AS
WITH gain AS (SELECT NULL::bigint AS match_number, NULL::bigint AS seq, NULL::bigint AS seat, NULL::bigint AS points WHERE false/*each gain*/
    UNION ALL SELECT match_number, seq, seat, points FROM v_gain_{game}/*end*/)
SELECT round.match, round.game, round.seats, round.round, round.last AS seq, seat.seat, seat."user", seat.name AS player, seat.bot,
       coalesce((SELECT sum(points) FROM gain WHERE gain.match_number = match.number AND gain.seat = seat.seat AND gain.seq <= round.last), 0)::bigint
           AS points
FROM (SELECT match, game, seats, round, max(seq) AS last FROM v_move WHERE NOT undone GROUP BY match, game, seats, round) AS round
     JOIN shown_match AS match ON match.id = round.match JOIN shown_seat AS seat ON seat.match_number = match.number
WHERE match.game IN (/*each gain*/, {'game'}/*end*/) AND (match.status = 'over' OR match.game NOT IN (/*each gain at the end*/, {'game'}/*end*/));

-- ---- the end ----

CREATE VIEW v_score_sheet AS
SELECT match.id AS match, match.game, match.seats, seat.seat, seat."user", seat.name AS player, seat.bot,
       event.value ->> 'row' AS row, (event.value ->> 'points')::bigint AS points,
       (event.value ->> 'count')::bigint AS count, (event.value ->> 'factor')::bigint AS factor, seat.rank, seat.score AS total
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_array_elements(move.events::json) AS event (value),
     shown_seat AS seat
WHERE move.tallied AND event.value ->> 'kind' = 'tallied' AND match.status = 'over'
  AND seat.match_number = move.match_number AND seat.seat = (event.value ->> 'seat')::bigint;

-- ---- what decided it ----

CREATE VIEW v_analysis AS
SELECT match.id AS match, match.game, match.seats, seat.seat, seat."user", seat.name AS player, seat.bot, seat.rank,
       (account.value ->> 'begin')::double precision / 10000 AS begin, (account.value ->> 'luck')::double precision / 10000 AS luck,
       (account.value ->> 'own')::double precision / 10000 AS own, (account.value ->> 'others')::double precision / 10000 AS others,
       (account.value ->> 'rest')::double precision / 10000 AS rest, (account.value ->> 'end')::double precision / 10000 AS final,
       analysis.simulations
FROM shown_analysis AS analysis JOIN shown_match AS match ON match.number = analysis.match_number,
     json_array_elements(analysis.seats::json) AS account (value), shown_seat AS seat
WHERE seat.match_number = match.number AND seat.seat = (account.value ->> 'seat')::bigint;

CREATE VIEW v_analysis_phase AS
SELECT match.id AS match, match.game, match.seats, seat.seat, seat."user", seat.name AS player, seat.bot, seat.rank,
       phase.value ->> 'phase' AS phase, (phase.value ->> 'decisions')::bigint AS decisions,
       (phase.value ->> 'begin')::double precision / 10000 AS begin, (phase.value ->> 'luck')::double precision / 10000 AS luck,
       (phase.value ->> 'own')::double precision / 10000 AS own, (phase.value ->> 'others')::double precision / 10000 AS others,
       (phase.value ->> 'rest')::double precision / 10000 AS rest, (phase.value ->> 'end')::double precision / 10000 AS final
FROM shown_analysis AS analysis JOIN shown_match AS match ON match.number = analysis.match_number,
     json_array_elements(analysis.seats::json) AS account (value), json_array_elements(account.value -> 'phases') AS phase (value), shown_seat AS seat
WHERE seat.match_number = match.number AND seat.seat = (account.value ->> 'seat')::bigint;

CREATE VIEW v_analysis_kind AS
SELECT match.id AS match, match.game, match.seats, seat.seat, seat."user", seat.name AS player, seat.bot,
       kind.value ->> 'kind' AS kind, (kind.value ->> 'chosen')::bigint AS decisions, (kind.value ->> 'lost')::double precision / 10000 AS lost
FROM shown_analysis AS analysis JOIN shown_match AS match ON match.number = analysis.match_number,
     json_array_elements(analysis.seats::json) AS account (value), json_array_elements(account.value -> 'kinds') AS kind (value), shown_seat AS seat
WHERE seat.match_number = match.number AND seat.seat = (account.value ->> 'seat')::bigint;

/*each pending*/CREATE VIEW v_figure_day_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, 0, coalesce(move."user", 0), date(move.at_ms / 1000, 'unixepoch'),
       sum(CASE WHEN move.seq > 0 THEN 1 ELSE 0 END), sum(CASE WHEN move.seq = 0 THEN 1.0 ELSE 0.0 END),
       sum(CASE WHEN move.at_ms = whole.ended_ms AND move.tallied THEN 1.0 ELSE 0.0 END), 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN shown_match AS whole CROSS JOIN shown_move AS move
WHERE whole.number = match.number AND move.match_number = match.number
GROUP BY match.number, coalesce(move."user", 0), date(move.at_ms / 1000, 'unixepoch');
/*end*/
CREATE VIEW v_figure_day AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'day'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_day_unfigured;

/*each pending*/CREATE VIEW v_figure_length_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, 0, 0, '', coalesce(played.moves, 0), played.rounds * 1.0, 0.0, 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_match AS one WHERE one.match = match.id OFFSET 0) AS played;
/*end*/
CREATE VIEW v_figure_length AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'length'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_length_unfigured;

/*each pending*/CREATE VIEW v_figure_begin_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, CAST(event.seat AS BIGINT), 0, '', count(*), 0.0, 0.0, 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match
     CROSS JOIN LATERAL (SELECT * FROM v_event AS one WHERE one.match = match.id AND one.seq = 0 OFFSET 0) AS event
WHERE event.seq = 0 AND event.kind = 'turn_began'
GROUP BY match.number, CAST(event.seat AS BIGINT);
/*end*/
CREATE VIEW v_figure_begin AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'begin'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_begin_unfigured;

/*each pending*/CREATE VIEW v_figure_held_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT number, seat, since, '', count(*), coalesce(sum(took_ms), 0)::double precision / 1000, max(CASE WHEN took_ms IS NULL THEN 0.0 ELSE 1.0 END), 0.0, 0.0
FROM (SELECT match.number, move.seat, move.at_ms - before.at_ms AS took_ms,
             coalesce((SELECT max(sitter.until) FROM shown_sitter AS sitter
                       WHERE sitter.match_number = move.match_number AND sitter.seat = move.seat AND sitter.until < move.seq), 0) AS since
      FROM (SELECT number FROM shown_{pending} OFFSET 0) AS match
           CROSS JOIN LATERAL (SELECT match_number, seq, seat, at_ms, landmarks FROM shown_move AS one WHERE one.match_number = match.number OFFSET 0) AS move
           LEFT JOIN shown_move AS before ON before.match_number = move.match_number AND before.seq = move.seq - 1
      WHERE move.seat IS NOT NULL AND move.seq > 0 AND move.landmarks & 48 = 0
        AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
                        AND undo.back_to < move.seq AND undo.seq > move.seq)) AS decided
GROUP BY number, seat, since;
/*end*/
CREATE VIEW v_figure_held AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'held'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_held_unfigured;

/*each pending*/CREATE VIEW v_figure_sheet_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, sheet.seat, 0, sheet.row, count(*), sum(sheet.points) * 1.0, sum(greatest(sheet.points, 0)) * 1.0, 0.0, 0.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match
     CROSS JOIN LATERAL (SELECT * FROM v_score_sheet AS one WHERE one.match = match.id OFFSET 0) AS sheet
GROUP BY match.number, sheet.seat, sheet.row;
/*end*/
CREATE VIEW v_figure_sheet AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'sheet'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_sheet_unfigured;
