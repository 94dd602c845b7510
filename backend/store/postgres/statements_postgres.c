/* Statements whose text differs for PostgreSQL: NULL where both engines share one text, which
 * pg_text.h translates. Each does the same as its counterpart in statements.c. */
#include "store/postgres/pg_engine.h"
#include "store/sql/chain.h"
#include "store/sql/statements.h"
#include "store/sql/statements_notices.h"
#include "store/sql/statements_ratings.h"

#define PG_EVENTS(row, as) "json_array_elements(" row ".events::json) AS " as "(value) "

/* A newer row replaces the existing one, and moves to the end of the queue. */
#define INSTEAD                                                                                    \
    "ON CONFLICT (user, coalesce(match_number, 0), event) DO UPDATE SET "                          \
    "number = excluded.number, version = excluded.version, detail = excluded.detail, "             \
    "at_ms = excluded.at_ms, due_ms = excluded.due_ms"

#define RATED        "SELECT rating, deviation, volatility, at_ms, matches FROM rating WHERE "
#define RATED_NEWEST "AND game = ?3 AND seats = ?4 AND pool = ?5 ORDER BY number DESC LIMIT 1"

const char *const statement_twins[STATEMENT_COUNT] = {
    [STATEMENT_BEGIN] = "BEGIN",
    [STATEMENT_USER_NEXT] = "SELECT nextval(pg_get_serial_sequence('\"user\"', 'id'))",
    [STATEMENT_USER_INSERT] =
        "INSERT INTO user (id, name, name_key, name_skeleton, guest, admin, password_hash, email, "
        "created_ms, expires_ms, account_ms) VALUES (coalesce(?10, "
        "nextval(pg_get_serial_sequence('\"user\"', 'id'))), "
        "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?11) RETURNING id",
    [STATEMENT_STANDING_HELD] =
        "SELECT count(*) FROM (SELECT 1 FROM match WHERE created_by = ?1 "
        "AND status = 'open' AND options::json ->> 'standing' = 'true' LIMIT ?2) AS held",
    [STATEMENT_JSON_VALID] = "SELECT ?1::json IS NOT NULL",
    /* An append locks the match until its commit: no other transaction can insert the next row
     * before. A group acquires its locks in the order of the ids. */
    [STATEMENT_MOVE_FIRST] = "SELECT number, 0, 0, told FROM match WHERE id = ?1 "
                             "AND (?2 <> 0 OR status IN ('open', 'running')) FOR NO KEY UPDATE",
    [STATEMENT_MOVE_BEFORE] =
        "SELECT number, chain, owed, told FROM match JOIN move ON "
        "match_number = number AND seq = ?3 AND state_hash = ?4 AND at_ms = ?5 "
        "WHERE id = ?1 AND (?2 <> 0 OR status = 'running') FOR NO KEY UPDATE OF match",
    /* OFFSET 0 forces the use of one index after the other, whatever statistics the planner has. */
    [STATEMENT_APPENDS_FIND] =
        "SELECT wanted.at, place.number, chain, owed, told FROM (SELECT * FROM "
        "unnest(?1, ?2, ?3, ?4) WITH ORDINALITY AS given (id, seq, hash, made_ms, at) "
        "ORDER BY id) AS wanted "
        "JOIN LATERAL (SELECT number, told, status FROM match WHERE match.id = wanted.id "
        "OFFSET 0 FOR NO KEY UPDATE) AS place ON place.status = 'running' "
        "JOIN LATERAL (SELECT chain, owed FROM move WHERE match_number = place.number "
        "AND move.seq = wanted.seq AND state_hash = wanted.hash AND at_ms = wanted.made_ms "
        "OFFSET 0) AS before ON 1 = 1",
    [STATEMENT_APPENDS_INSERT] =
        "INSERT INTO move (match_number, seq, seat, user, request, move, events, state_hash, "
        "at_ms, chain, owed, landmarks, clock_ms, clocks, ordered) SELECT * "
        "FROM unnest(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15) "
        "ON CONFLICT (match_number, seq) DO NOTHING RETURNING match_number, seq",
    [STATEMENT_APPENDS_FOLLOW] =
        "INSERT INTO move (match_number, seq, seat, user, request, move, events, state_hash, "
        "at_ms, chain, owed, landmarks, clock_ms, clocks, ordered) SELECT wanted.number, "
        "wanted.seq, seat, person, request, move, events, hash, at_ms, chain, owed, landmarks, "
        "clock_ms, clocks, ordered FROM (SELECT * FROM unnest(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, "
        "?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18) AS given (number, seq, seat, person, "
        "request, move, events, hash, at_ms, chain, owed, landmarks, clock_ms, clocks, ordered, "
        "id, last_hash, last_chain) ORDER BY id) AS wanted "
        "JOIN LATERAL (SELECT number, told, status FROM match WHERE match.id = wanted.id "
        "OFFSET 0 FOR NO KEY UPDATE) AS place ON place.status = 'running' AND place.told = 0 "
        "AND place.number = wanted.number "
        "JOIN LATERAL (SELECT 1 FROM move WHERE match_number = place.number "
        "AND move.seq = wanted.seq - 1 AND move.state_hash = wanted.last_hash "
        "AND move.chain = wanted.last_chain OFFSET 0) AS before ON 1 = 1 "
        "ON CONFLICT (match_number, seq) DO NOTHING RETURNING match_number, seq",
    [STATEMENT_APPENDS_DUE] =
        "UPDATE match SET clock_due_ms = made.due FROM unnest(?1, ?2, ?3, ?4) "
        "AS made (number, due, seq, chain) WHERE match.number = made.number AND EXISTS "
        "(SELECT 1 FROM move WHERE match_number = made.number AND move.seq = made.seq "
        "AND move.chain = made.chain)",
    [STATEMENT_MOVE_IS] = "SELECT 1 FROM move WHERE match_number = ?1 AND seq = ?2 AND chain = ?3",
    [STATEMENT_MATCH_AWAIT] = "SELECT 1 FROM match WHERE number = ?1 FOR NO KEY UPDATE",
    [STATEMENT_USERS_HOLD] =
        "SELECT 1 FROM user WHERE id IN (?1, ?2) ORDER BY id FOR NO KEY UPDATE",
    [STATEMENT_USER_SHARE] = "SELECT 1 FROM user WHERE id = ?1 FOR SHARE",
    /* Locks are acquired in one order for all, to avoid deadlocks. */
    [STATEMENT_NAME_HOLD] =
        "SELECT pg_advisory_xact_lock(least(key, skeleton)), "
        "pg_advisory_xact_lock(greatest(key, skeleton)) FROM (SELECT "
        "hashtextextended(?1, 1) AS key, hashtextextended(?2, 1) AS skeleton) AS forms",
    [STATEMENT_RATINGS_HOLD] = "SELECT pg_advisory_xact_lock(hashtextextended('rating', 2))",
    [STATEMENT_SNAPSHOT_BEGIN] = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    [STATEMENT_MATCHES_STAND] = "SELECT id, edit, " STANDS " FROM match "
                                "WHERE id = ANY (string_to_array(?1, ','))",
    [STATEMENT_TAILS_READ] =
        "SELECT " CHAIN_COLUMNS ", chain, ordered, wanted.place, found.number, found.given "
        "FROM (SELECT split_part(one, ' ', 1) AS id, split_part(one, ' ', 2)::bigint AS known, "
        "place FROM unnest(string_to_array(?1, ',')) WITH ORDINALITY AS list (one, place)) "
        "AS wanted JOIN LATERAL (SELECT number, " CONDITIONAL_STAND " AS given FROM match "
        "WHERE match.id = wanted.id OFFSET 0) AS found ON 1 = 1 "
        "JOIN LATERAL (SELECT * FROM move WHERE match_number = found.number "
        "AND move.seq >= wanted.known - 1 ORDER BY move.seq OFFSET 0) AS tail ON 1 = 1 "
        "ORDER BY wanted.place, seq",
    /* Uses the index move_clock; only rows newer than the heartbeat matter. Without a heartbeat
     * all nodes begin with one clock, the database's. */
    [STATEMENT_HEARTBEAT_READ] =
        "SELECT (SELECT clock_ms FROM heartbeat), coalesce((SELECT unix_ms FROM heartbeat), "
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint), "
        "(SELECT max(clock_ms) FROM move "
        "WHERE clock_ms >= coalesce((SELECT clock_ms FROM heartbeat), 0))",
    [STATEMENT_CHAT_READ] =
        "SELECT number, user, name, text, at_ms, (SELECT string_agg(mention.user::text, ',') "
        "FROM mention WHERE mention.match_number = ?1 AND mention.number = line.number), hidden_ms "
        "FROM (SELECT * FROM chat WHERE match_number = ?1 AND number >= ?2 "
        "ORDER BY number DESC LIMIT ?3) AS line ORDER BY number",
    [STATEMENT_NOTICE_SEAT] =
        "INSERT INTO outbox (user, match_number, event, version, at_ms, due_ms) "
        "SELECT user, ?1, ?3, ?4, ?5, ?6 FROM seat WHERE match_number = ?1 AND seat = ?2 "
        "AND user <> ?7 AND (bot IS NULL OR ?3 IN ('over', 'vote', 'seat')) AND NOT " BANNED_AT(
            "seat.user", "?5") " AND " IS_TOLD("seat.user") " " INSTEAD " RETURNING user",
    [STATEMENT_NOTICE_USER] =
        "INSERT INTO outbox (user, match_number, event, version, at_ms, due_ms) "
        "SELECT id, ?1, ?3, ?4, ?5, ?6 FROM user WHERE id = ?2 AND id <> ?7 AND NOT " BANNED_AT(
            "user.id", "?5") " AND " IS_TOLD("user.id") " " INSTEAD " RETURNING user",
    [STATEMENT_ACCOUNT_EMAIL_INSERT] =
        "INSERT INTO outbox (user, event, version, detail, at_ms) VALUES "
        "(?1, ?2, 0, ?3, ?4) " INSTEAD,
    [STATEMENT_NOTICE_WAKE] = "UPDATE outbox SET number = DEFAULT, due_ms = NULL "
                              "WHERE number = ?1 AND due_ms = ?2",
    [STATEMENT_NOTICES_READ] =
        "SELECT " NOTICE_COLUMNS(PG_EVENTS) " WHERE outbox.user = ?1 AND outbox.number > ?2 "
                                            "AND outbox.due_ms IS NULL "
                                            "AND (outbox.match_number IS NULL) = (?3 <> 0) "
                                            "ORDER BY outbox.number LIMIT ?4",
    [STATEMENT_NOTICE_READ] = "SELECT " NOTICE_COLUMNS(PG_EVENTS) " WHERE outbox.number = ?1",
    [STATEMENT_RATING_SEATS] =
        RATING_SEATS("(coalesce(options::json ->> 'tutorial', '') = 'true')"),
    /* One of user and bot is NULL, which equals nothing. */
    [STATEMENT_RATING_NEWEST] = "(" RATED "user = ?1 AND bot IS NULL " RATED_NEWEST
                                ") UNION ALL (" RATED "user IS NULL AND bot = ?2 " RATED_NEWEST ")",
};
