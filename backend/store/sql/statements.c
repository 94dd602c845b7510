#include "store/sql/statements.h"
#include "store/sql/statements_conditional.h"

#include "store/sql/chain.h"
#include "store/sql/statements_holders.h"
#include "store/sql/statements_notices.h"
#include "store/sql/statements_programs.h"
#include "store/sql/statements_ratings.h"

const char *const statement_statuses[STATEMENT_STATUSES] = {
    [STORE_OPEN] = "open",           [STORE_RUNNING] = "running", [STORE_OVER] = "over",
    [STORE_ABANDONED] = "abandoned", [STORE_BROKEN] = "broken",
};

/* The columns in the order in which read.c reads them. */
#define USER_COLUMNS                                                                               \
    "user.id, user.name, user.guest, user.admin, user.password_hash, user.email, "                 \
    "user.created_ms, user.deleted_ms, user.bot_account, user.moderator, "                         \
    "CASE WHEN EXISTS (SELECT 1 FROM warning WHERE warning.user = user.id "                        \
    "AND warning.confirmed_ms IS NULL) THEN 1 ELSE 0 END"

/* True if one of the users ?1 and ?2 has blocked the other. */
#define APART                                                                                      \
    "EXISTS (SELECT 1 FROM relation WHERE kind = 'block' AND ((relation.user = ?1 AND other = "    \
    "?2) "                                                                                         \
    "OR (relation.user = ?2 AND other = ?1)))"
/* True if user ?1 has blocked user ?2. */
#define HAS_BLOCKED                                                                                \
    "EXISTS (SELECT 1 FROM relation WHERE relation.user = ?1 AND other = ?2 AND kind = 'block')"
#define DUE_GUESTS "(SELECT id FROM user WHERE expires_ms <= ?1)"

/* For a saved seat: the stored mark, which STATEMENT_SEEN_SAVE may have raised since; the mark of
 * another holder comes with the save; an empty seat has none. */
#define MARK_OF_HOLDER(mark, none)                                                                 \
    "CASE WHEN seat.user IS NOT DISTINCT FROM excluded.user THEN seat." mark                       \
    " WHEN excluded.user IS NULL THEN " none " ELSE excluded." mark " END"
/* The larger of two that are not NULL: max() of two is SQLite's alone. */
#define LARGER(a, b) "CASE WHEN " a " > " b " THEN " a " ELSE " b " END"

#define LIVE "status IN ('open', 'running')"

/* The open tables that reserve a seat for user ?1, before number ?2. */
#define INVITED_TO                                                                                 \
    "SELECT match_number FROM seat JOIN match ON number = match_number "                           \
    "WHERE invited = ?1 AND match_number < ?2 AND status = 'open'"

/* The finished matches before number ?2 in which the column of a seat names user ?1. */
#define ENDED_AT(column)                                                                           \
    "SELECT match_number FROM seat CROSS JOIN match ON number = match_number WHERE " column        \
    " = ?1 AND match_number < ?2 AND status NOT IN ('open', 'running')"

/* A page of ended matches that everybody may see (nouns/matches/ended.h), by match_ended. A deleted
 * user is found by no number. */
#define ENDED_PAGE(before, order)                                                                  \
    "SELECT " MATCH_COLUMNS " FROM match WHERE listed = 1 AND status IN ('over', 'abandoned') "    \
    "AND started_ms IS NOT NULL AND (ended_ms, id) " before " (?1, ?2) AND ended_ms >= ?3 "        \
    "AND ended_ms < ?4 AND (?5 = '' OR game = ?5) "                                                \
    "AND substr(options, 1, length(?6)) = ?6 AND (?7 = 0 OR seats = ?7) "                          \
    "AND (?8 = 0 OR EXISTS (SELECT 1 FROM seat JOIN user ON user.id = seat.user "                  \
    "WHERE match_number = number AND seat.user = ?8 AND deleted_ms IS NULL)) "                     \
    "ORDER BY ended_ms " order ", id " order " LIMIT ?9"

/* The name shown for user ?N: for a deleted user the name set by the deletion, whatever the caller
 * passes, so that a late save from memory cannot restore an old name. */
#define SHOWN_NAME(user, name)                                                                     \
    "coalesce((SELECT name FROM user WHERE id = " user " AND deleted_ms IS NOT NULL), " name ")"

const char *const statement_texts[STATEMENT_COUNT] = {
    [STATEMENT_BEGIN] = "BEGIN IMMEDIATE",
    [STATEMENT_COMMIT] = "COMMIT",
    [STATEMENT_ROLLBACK] = "ROLLBACK",
    [STATEMENT_SAVEPOINT] = "SAVEPOINT op",
    [STATEMENT_SAVEPOINT_RELEASE] = "RELEASE op",
    [STATEMENT_SAVEPOINT_UNDO] = "ROLLBACK TO op",

    /* taken by an account other than ?4, which may keep its own name; a missing user takes none */
    [STATEMENT_NAME_TAKEN] =
        "SELECT 1 FROM user WHERE guest = 0 AND deleted_ms IS NULL AND id <> ?4 "
        "AND (name_key = ?2 OR name_skeleton = ?3) AND (?4 = 0 OR EXISTS "
        "(SELECT 1 FROM user WHERE id = ?4 AND deleted_ms IS NULL AND (guest = 1 OR name <> ?1)))",
    [STATEMENT_USER_NEXT] = "SELECT coalesce(max(id), 0) + 1 FROM user", /* as the insert does */
    [STATEMENT_USER_INSERT] =
        "INSERT INTO user (id, name, name_key, name_skeleton, guest, admin, password_hash, email, "
        "created_ms, expires_ms, account_ms) VALUES (?10, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?11) "
        "RETURNING id",
    [STATEMENT_USER_UPDATE] =
        "UPDATE user SET name = ?1, name_key = ?2, name_skeleton = ?3, guest = ?4, "
        "password_hash = ?5, email = ?6, deleted_ms = ?7, "
        "account_ms = CASE WHEN guest = 1 THEN ?10 ELSE account_ms END "
        "WHERE id = ?8 AND deleted_ms IS NULL "
        "AND (?9 IS NULL OR password_hash = ?9) AND (?10 IS NULL OR guest = 1)",
    [STATEMENT_USER_CLEAR] =
        "UPDATE user SET name = ?1, name_key = ?2, name_skeleton = ?3, admin = 0, "
        "moderator = 0, password_hash = NULL, email = NULL, deleted_ms = ?4, account_ms = NULL, "
        "seen_day = NULL, "
        "offset_minutes = NULL WHERE id = ?5 AND deleted_ms IS NULL",
    /* The matches may be in other nodes' memory with the old name. */
    [STATEMENT_USER_MATCHES_EDIT] =
        "UPDATE match SET edit = edit + 1 WHERE number IN (SELECT match_number FROM seat "
        "WHERE user = ?1 UNION SELECT match_number FROM seat WHERE invited = ?1)",
    [STATEMENT_USER_SEATS_RENAME] = "UPDATE seat SET name = ?1 WHERE user = ?2 AND name <> ?1",
    [STATEMENT_USER_SITTERS_RENAME] =
        "UPDATE past_sitter SET name = ?1 WHERE user = ?2 AND name <> ?1",
    [STATEMENT_USER_CHAT_RENAME] = "UPDATE chat SET name = ?1 WHERE user = ?2 AND name <> ?1",

    [STATEMENT_USER_UNINVITE] = "UPDATE seat SET invited = NULL WHERE invited = ?1",

    /* The latest expiry in a batch of due guests, in the order of their times, and their number. */
    [STATEMENT_GUESTS_DUE] = "SELECT max(expires_ms), count(*) FROM (SELECT expires_ms FROM user "
                             "WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2) AS due",
    [STATEMENT_GUESTS_KEEP] =
        "UPDATE user SET expires_ms = NULL WHERE expires_ms <= ?1 AND (guest = 0 "
        "OR deleted_ms IS NOT NULL OR EXISTS (SELECT 1 FROM ban WHERE ban.user = user.id) "
        "OR EXISTS (SELECT 1 FROM silence WHERE silence.user = user.id) "
        "OR EXISTS (SELECT 1 FROM chat WHERE chat.user = user.id) "
        "OR EXISTS (SELECT 1 FROM known_device WHERE known_device.user = user.id) "
        "OR EXISTS (SELECT 1 FROM past_sitter WHERE past_sitter.user = user.id) "
        "OR EXISTS (SELECT 1 FROM seat JOIN match ON number = match_number "
        "WHERE seat.user = user.id AND started_ms IS NOT NULL))",
    /* The guest with the newest number stays, so that the number is not reused. */
    [STATEMENT_GUESTS_DELAY] = "UPDATE user SET expires_ms = ?2 WHERE expires_ms <= ?1 "
                               "AND (EXISTS (SELECT 1 FROM seat WHERE seat.user = user.id) "
                               "OR EXISTS (SELECT 1 FROM seat WHERE seat.invited = user.id) "
                               "OR id = (SELECT max(id) FROM user))",
    [STATEMENT_GUESTS_SESSIONS] =
        "DELETE FROM session WHERE user IN (SELECT id FROM user WHERE expires_ms <= ?1)",
    [STATEMENT_GUESTS_QUIET_HOURS] =
        "DELETE FROM quiet_hours WHERE user IN (SELECT id FROM user WHERE expires_ms <= ?1)",
    [STATEMENT_GUESTS_VACATIONS] =
        "DELETE FROM vacation WHERE user IN (SELECT id FROM user WHERE expires_ms <= ?1)",
    [STATEMENT_GUESTS_CALENDARS] =
        "DELETE FROM calendar WHERE user IN (SELECT id FROM user WHERE expires_ms <= ?1)",
    [STATEMENT_GUESTS_NOTES] = "DELETE FROM note WHERE user IN " DUE_GUESTS,
    [STATEMENT_GUESTS_RELATIONS] =
        "DELETE FROM relation WHERE user IN " DUE_GUESTS " OR other IN " DUE_GUESTS,
    [STATEMENT_GUESTS_MENTIONS] = "DELETE FROM mention WHERE user IN " DUE_GUESTS,
    [STATEMENT_GUESTS_RECOVERY] = "DELETE FROM recovery WHERE user IN " DUE_GUESTS,
    [STATEMENT_GUESTS_FEED] = "DELETE FROM feed WHERE user IN " DUE_GUESTS,
    [STATEMENT_GUESTS_OUTBOX] = "DELETE FROM outbox WHERE user IN " DUE_GUESTS,
    [STATEMENT_GUESTS_ADDRESSES] = "DELETE FROM address WHERE user IN " DUE_GUESTS,
    [STATEMENT_GUESTS_NOTIFY] = "DELETE FROM notify WHERE user IN " DUE_GUESTS,
    [STATEMENT_GUESTS_NOTIFY_MATCHES] = "DELETE FROM notify_match WHERE user IN " DUE_GUESTS,
    [STATEMENT_GUESTS_PREFERENCES] = "DELETE FROM preferences WHERE user IN " DUE_GUESTS,
    [STATEMENT_GUESTS_DELETE] = "DELETE FROM user WHERE expires_ms <= ?1",

    /* These two save a calendar whose edit is ?2. */
    [STATEMENT_CALENDAR_INSERT] = "INSERT INTO calendar (user, edit) SELECT id, ?2 + 1 FROM user "
                                  "WHERE id = ?1 AND deleted_ms IS NULL "
                                  "ON CONFLICT (user) DO NOTHING",
    [STATEMENT_CALENDAR_UPDATE] =
        "UPDATE calendar SET edit = edit + 1 WHERE user = ?1 AND edit = ?2",
    [STATEMENT_CALENDAR_DELETE] = "DELETE FROM calendar WHERE user = ?1",
    [STATEMENT_USER_OFFSET_SET] = "UPDATE user SET offset_minutes = ?2 WHERE id = ?1",
    [STATEMENT_QUIET_HOURS_INSERT] =
        "INSERT INTO quiet_hours (user, since_ms, time_zone, from_minute, to_minute) "
        "VALUES (?1, ?2, ?3, ?4, ?5)",
    [STATEMENT_QUIET_HOURS_DELETE] = "DELETE FROM quiet_hours WHERE user = ?1",
    [STATEMENT_VACATION_INSERT] =
        "INSERT INTO vacation (user, first_day, last_day, from_ms, to_ms) "
        "VALUES (?1, ?2, ?3, ?4, ?5)",
    [STATEMENT_VACATIONS_DELETE] = "DELETE FROM vacation WHERE user = ?1",

    [STATEMENT_SESSION_INSERT] =
        "INSERT INTO session (token_hash, user, created_ms, expires_ms, used_ms, device) "
        "SELECT ?1, id, ?3, ?4, ?5, ?6 FROM user WHERE id = ?2 AND deleted_ms IS NULL "
        "AND (?7 IS NULL OR password_hash = ?7) AND NOT EXISTS "
        "(SELECT 1 FROM ban WHERE ban.user = ?2 AND (until_ms IS NULL OR until_ms > ?3))",
    [STATEMENT_SESSION_RENEW] =
        "UPDATE session SET used_ms = ?2, expires_ms = ?3 WHERE token_hash = ?1",
    [STATEMENT_SESSIONS_BOUND] =
        "DELETE FROM session WHERE token_hash IN (SELECT token_hash FROM session WHERE user = ?1 "
        "ORDER BY used_ms DESC, created_ms DESC LIMIT 1000000000 OFFSET ?2)",
    [STATEMENT_SESSION_DELETE] = "DELETE FROM session WHERE token_hash = ?1",
    [STATEMENT_SESSIONS_DELETE] = "DELETE FROM session WHERE user = ?1 AND token_hash <> ?2",
    [STATEMENT_SESSIONS_EXPIRE] = "DELETE FROM session WHERE expires_ms <= ?1",

    [STATEMENT_DEVICE_SAVE] = "INSERT INTO known_device (user, token_hash, used_ms) "
                              "VALUES (?1, ?2, ?3) "
                              "ON CONFLICT (user, token_hash) DO UPDATE SET used_ms = ?3",
    [STATEMENT_DEVICES_BOUND] =
        "DELETE FROM known_device WHERE user = ?1 AND token_hash IN (SELECT token_hash "
        "FROM known_device WHERE user = ?1 ORDER BY used_ms DESC LIMIT 1000000000 OFFSET ?2)",
    [STATEMENT_DEVICES_DELETE] = "DELETE FROM known_device WHERE user = ?1 AND token_hash <> ?2",

    /* These two save a match whose edit is ?19. */
    [STATEMENT_MATCH_INSERT] =
        "INSERT INTO match (id, game, revision, options, status, listed, key_needed, key, "
        "created_by, created_ms, started_ms, ended_ms, end_reason, seed, rematch, seats, "
        "ended_by, due_ms, edit, unrated) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, "
        "?19 + 1, ?20) ON CONFLICT (id) DO NOTHING RETURNING number",
    [STATEMENT_MATCH_SAVE] =
        "UPDATE match SET game = ?2, revision = ?3, options = ?4, status = ?5, "
        "listed = ?6, key_needed = ?7, key = ?8, created_by = ?9, created_ms = ?10, "
        "started_ms = ?11, ended_ms = ?12, end_reason = ?13, seed = ?14, rematch = ?15, "
        "seats = ?16, ended_by = ?17, due_ms = ?18, edit = edit + 1, unrated = ?20, "
        "clock_due_ms = CASE WHEN ?5 = 'running' THEN clock_due_ms END "
        "WHERE id = ?1 AND edit = ?19 RETURNING number",
    [STATEMENT_MATCH_AT_EDIT] = "SELECT 1 FROM match WHERE id = ?1 AND edit = ?2",
    /* up to ?2 */
    /* -1: user ?1 is deleted or banned at ?3; not checked if ?3 is 0. */
    [STATEMENT_MATCHES_HELD] =
        "SELECT CASE WHEN ?3 = 0 OR EXISTS (SELECT 1 FROM user WHERE id = ?1 AND " IS_HERE(
            "?1", "?3") ") THEN (SELECT count(*) FROM (SELECT 1 FROM match WHERE created_by = ?1 "
                        "AND status IN ('open', 'running') LIMIT ?2) AS held) ELSE -1 END",
    [STATEMENT_STANDING_HELD] =
        "SELECT count(*) FROM (SELECT 1 FROM match WHERE created_by = ?1 AND " LIVE
        " AND status = 'open' AND json_extract(options, '$.standing') LIMIT ?2) AS held",
    /* Finds the user if, at ?2, the user has fewer than ?3 live matches (0: no limit), and owes
     * a decision in fewer than ?4. */
    [STATEMENT_FOLLOWER_MAY] =
        "SELECT id FROM user WHERE id = ?1 AND deleted_ms IS NULL AND NOT EXISTS "
        "(SELECT 1 FROM ban WHERE ban.user = ?1 AND (until_ms IS NULL OR until_ms > ?2)) "
        "AND (?3 = 0 OR ?3 > (SELECT count(*) FROM match WHERE created_by = ?1 AND " LIVE ")) "
        "AND ?4 > (SELECT count(*) FROM match JOIN seat ON match_number = number AND user = ?1 "
        "WHERE created_by = ?1 AND " LIVE " AND status = 'running' "
        "AND (coalesce((SELECT owed FROM move WHERE move.match_number = number "
        "ORDER BY seq DESC LIMIT 1), 0) >> CAST(seat.seat AS int) & 1) <> 0)",
    [STATEMENT_REMATCH_FORGET] =
        "UPDATE match SET rematch = NULL, edit = edit + 1 WHERE rematch = ?1",
    [STATEMENT_MATCH_DELETE] = "DELETE FROM match WHERE id = ?1 AND edit = ?2 "
                               "AND started_ms IS NULL AND status <> 'running'",
    [STATEMENT_SEAT_SAVE] =
        "INSERT INTO seat (match_number, seat, user, bot, name, rank, score, nonce, invited, "
        "chat_read, seen, seen_ms, seen_end, stands_in, resigned, taken_ms) "
        "VALUES (?1, ?2, ?3, ?4, " SHOWN_NAME(
            "?3", "?5") ", ?6, ?7, ?8, "
                        "(SELECT id FROM user WHERE id = ?9 AND deleted_ms IS NULL), "
                        "?10, ?11, ?12, ?13, ?14, ?15, ?16) "
                        "ON CONFLICT (match_number, seat) DO UPDATE SET user = excluded.user, bot "
                        "= excluded.bot, "
                        "name = excluded.name, rank = excluded.rank, score = excluded.score, "
                        "nonce = excluded.nonce, invited = excluded.invited, "
                        "stands_in = excluded.stands_in, "
                        "resigned = excluded.resigned, "
                        "taken_ms = excluded.taken_ms, "
                        "chat_read = " MARK_OF_HOLDER(
                            "chat_read",
                            "0") ", "
                                 "seen = " MARK_OF_HOLDER(
                                     "seen",
                                     "0") ", "
                                          "seen_ms = " MARK_OF_HOLDER(
                                              "seen_ms",
                                              "NULL") ", "
                                                      "seen_end = " MARK_OF_HOLDER("seen_end", "0"),
    [STATEMENT_SEATS_CUT] = "DELETE FROM seat WHERE match_number = ?1 AND seat >= ?2",
    [STATEMENT_JSON_VALID] = "SELECT json_valid(?1)",
    [STATEMENT_MOVE_INSERT] =
        "INSERT INTO move (match_number, seq, seat, user, request, move, events, state_hash, "
        "at_ms, chain, owed, landmarks, clock_ms, clocks, ordered) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15) "
        "ON CONFLICT (match_number, seq) DO NOTHING",
    /* Each finds the match only if its log continues here. ?2: its status is known from its
     * edit. */
    [STATEMENT_MOVE_FIRST] = "SELECT number, 0, 0, told FROM match WHERE id = ?1 "
                             "AND (?2 <> 0 OR status IN ('open', 'running'))",
    [STATEMENT_MOVE_BEFORE] =
        "SELECT number, chain, owed, told FROM match JOIN move ON "
        "match_number = number AND seq = ?3 "
        "AND state_hash = ?4 AND at_ms = ?5 WHERE id = ?1 AND (?2 <> 0 OR status = 'running')",
    [STATEMENT_CLOCK_DUE_SET] = "UPDATE match SET clock_due_ms = ?2 WHERE number = ?1",
    [STATEMENT_CLOCK_DUE_RESET] =
        "UPDATE match SET clock_due_ms = ?2 WHERE id = ?1 AND status = 'running' AND (?3, ?4) = "
        "(SELECT seq, state_hash FROM move WHERE match_number = number ORDER BY seq DESC LIMIT 1)",
    [STATEMENT_CLOCKS_OF_USER_DUE] =
        "UPDATE match SET clock_due_ms = 1 WHERE clock_due_ms > 1 AND number IN "
        "(SELECT match_number FROM seat WHERE user = ?1)",
    [STATEMENT_HEARTBEAT_SAVE] =
        "INSERT INTO heartbeat (one, clock_ms, unix_ms) VALUES (1, ?1, ?2) "
        "ON CONFLICT (one) DO UPDATE SET clock_ms = ?1, unix_ms = ?2 "
        "WHERE heartbeat.clock_ms <= ?1",
    [STATEMENT_UNCHARGED_INSERT] =
        "INSERT INTO uncharged (clock_ms, from_ms, until_ms, reason) VALUES (?1, ?2, ?3, ?4)",
    [STATEMENT_UNCHARGED_BOUND] =
        "DELETE FROM uncharged WHERE number <= (SELECT max(number) FROM uncharged) - ?1",
    [STATEMENT_CHAT_INSERT] =
        "INSERT INTO chat (match_number, number, user, name, text, at_ms, request) "
        "SELECT number, ?2, ?3, " SHOWN_NAME(
            "?3", "?4") ", ?5, ?6, ?7 FROM match WHERE id = ?1 "
                        "AND ?2 = 1 + (SELECT coalesce(max(line.number), 0) FROM chat AS line "
                        "WHERE line.match_number = match.number) AND NOT EXISTS (SELECT 1 "
                        "FROM silence WHERE silence.user = ?3 AND silence.until_ms > ?6) "
                        "AND NOT EXISTS (SELECT 1 FROM warning WHERE warning.user = ?3 "
                        "AND warning.confirmed_ms IS NULL) "
                        "ON CONFLICT DO NOTHING",
    [STATEMENT_CHAT_SAID] =
        "SELECT chat.number FROM chat JOIN match ON match.number = match_number "
        "WHERE id = ?1 AND chat.user = ?2 AND chat.request = ?3",

    /* ?4, ?5 and ?6 are 0 if only the chat was read. */
    [STATEMENT_SEEN_SAVE] =
        "UPDATE seat SET chat_read = " LARGER("chat_read", "?3") ", seen = " LARGER(
            "seen", "?4") ", "
                          "seen_end = " LARGER(
                              "seen_end", "?5") ", "
                                                "seen_ms = nullif(" LARGER(
                                                    "coalesce(seen_ms, 0)",
                                                    "?6") ", 0) "
                                                          "WHERE match_number = (SELECT number "
                                                          "FROM match WHERE id = ?1) AND user = ?2",

    [STATEMENT_ENDS_SEEN_SAVE] = "UPDATE seat SET seen_end = 1, seen_ms = " LARGER(
        "coalesce(seen_ms, 0)",
        "?2") ", "
              "seen = coalesce((SELECT max(seq) FROM move "
              "WHERE move.match_number = seat.match_number AND seq > seat.seen), seen) "
              "WHERE user = ?1 AND match_number IN (SELECT seat.match_number FROM seat "
              "INDEXED BY seat_mine JOIN match ON number = seat.match_number "
              "WHERE seat.user = ?1 AND seen_end = 0 AND status IN ('over', 'abandoned') "
              "AND ended_ms <= ?2 ORDER BY seat.match_number DESC LIMIT ?3)",
    [STATEMENT_NOTE_SET] =
        "INSERT INTO note (user, match_number, text, at_ms) SELECT ?1, number, ?3, ?4 FROM match "
        "JOIN seat ON match_number = number AND seat.user = ?1 WHERE id = ?2 "
        "ON CONFLICT (user, match_number) DO UPDATE SET text = ?3, at_ms = ?4",
    [STATEMENT_NOTE_DELETE] = "DELETE FROM note WHERE user = ?1 "
                              "AND match_number = (SELECT number FROM match WHERE id = ?2)",
    [STATEMENT_CONDITIONAL_MAY] = STATEMENT_TEXT_CONDITIONAL_MAY,
    [STATEMENT_CONDITIONAL_INSERT] = STATEMENT_TEXT_CONDITIONAL_INSERT,
    [STATEMENT_CONDITIONAL_UPDATE] = STATEMENT_TEXT_CONDITIONAL_UPDATE,
    [STATEMENT_CONDITIONAL_HELD] = STATEMENT_TEXT_CONDITIONAL_HELD,
    [STATEMENT_CONDITIONAL_END] = STATEMENT_TEXT_CONDITIONAL_END,
    [STATEMENT_RELATION_SET] =
        "INSERT INTO relation (user, other, kind, at_ms) SELECT ?1, id, ?3, ?4 FROM user "
        "WHERE id = ?2 AND deleted_ms IS NULL "
        "AND EXISTS (SELECT 1 FROM user WHERE id = ?1 AND deleted_ms IS NULL) "
        "ON CONFLICT (user, other) DO UPDATE SET kind = ?3, at_ms = ?4",
    [STATEMENT_RELATION_DELETE] = "DELETE FROM relation WHERE user = ?1 AND other = ?2",
    [STATEMENT_RELATIONS_HELD] = "SELECT count(*) FROM relation WHERE user = ?1",
    [STATEMENT_RECOVERY_SET] =
        "INSERT INTO recovery (user, token_hash, made_ms) SELECT id, ?2, ?3 FROM user "
        "WHERE id = ?1 AND guest = 1 AND deleted_ms IS NULL "
        "ON CONFLICT (user) DO UPDATE SET token_hash = ?2, made_ms = ?3",
    [STATEMENT_RECOVERY_DELETE] = "DELETE FROM recovery WHERE user = ?1",
    [STATEMENT_RECOVERY_IS] = "SELECT 1 FROM recovery WHERE user = ?1 AND token_hash = ?2",
    [STATEMENT_FEED_SET] =
        "INSERT INTO feed (user, token_hash, made_ms) SELECT id, ?2, ?3 FROM user "
        "WHERE id = ?1 AND deleted_ms IS NULL "
        "ON CONFLICT (user) DO UPDATE SET token_hash = ?2, made_ms = ?3",
    [STATEMENT_FEED_DELETE] = "DELETE FROM feed WHERE user = ?1",
    /* Writes a row for an existing user in any case; preferences that are as new are unchanged. */
    [STATEMENT_PREFERENCES_SET] =
        "INSERT INTO preferences (user, changed_ms, chosen) SELECT id, ?2, ?3 FROM user "
        "WHERE id = ?1 AND deleted_ms IS NULL ON CONFLICT (user) DO UPDATE SET "
        "chosen = CASE WHEN ?2 > preferences.changed_ms THEN ?3 ELSE preferences.chosen END, "
        "changed_ms = " LARGER("?2", "preferences.changed_ms"),
    [STATEMENT_PREFERENCES_DELETE] = "DELETE FROM preferences WHERE user = ?1",
    [STATEMENT_RESULT_SET] =
        "INSERT INTO result_link (match_number, user, token_hash, made_ms) SELECT number, ?2, ?3, "
        "?4 FROM match JOIN seat ON match_number = number AND seat.user = ?2 WHERE id = ?1 "
        "AND status = 'over' LIMIT 1 ON CONFLICT (match_number, user) DO UPDATE SET "
        "token_hash = excluded.token_hash, made_ms = excluded.made_ms",
    [STATEMENT_RESULT_DELETE] = "DELETE FROM result_link WHERE user = ?2 AND match_number = "
                                "(SELECT number FROM match WHERE id = ?1)",
    [STATEMENT_ANALYSIS_SAVE] =
        "INSERT INTO analysis (match_number, evaluator, made_ms, body) SELECT number, ?2, ?3, ?4 "
        "FROM match WHERE id = ?1 AND status = 'over' ON CONFLICT (match_number) DO UPDATE SET "
        "evaluator = excluded.evaluator, made_ms = excluded.made_ms, body = excluded.body",
    [STATEMENT_USER_RESULTS_DELETE] = "DELETE FROM result_link WHERE user = ?1",
    [STATEMENT_USER_NOTES_DELETE] = "DELETE FROM note WHERE user = ?1",
    [STATEMENT_USER_CONDITIONAL_DELETE] = "DELETE FROM orders WHERE user = ?1",
    [STATEMENT_USER_RELATIONS_DELETE] = "DELETE FROM relation WHERE user = ?1 OR other = ?1",
    [STATEMENT_USER_MENTIONS_DELETE] = "DELETE FROM mention WHERE user = ?1",
    [STATEMENT_USER_HERE] = "SELECT 1 FROM user WHERE id = ?1 AND " IS_HERE("?1", "?2"),
    /* These clean up after user ?1, who is removed at ?2. */
    [STATEMENT_GONE_TABLES_EDIT] =
        "UPDATE match SET edit = edit + 1 WHERE status = 'open' AND number IN (SELECT match_number "
        "FROM seat WHERE user = ?1 UNION SELECT match_number FROM seat WHERE invited = ?1)",
    [STATEMENT_GONE_SEATS_FREE] =
        "UPDATE seat SET user = NULL, bot = NULL, name = '', nonce = NULL, invited = NULL, "
        "stands_in = 0, chat_read = 0, seen = 0, seen_ms = NULL, seen_end = 0 WHERE user = ?1 "
        "AND EXISTS (SELECT 1 FROM match WHERE number = match_number AND status = 'open')",
    [STATEMENT_GONE_MATCHES_DUE] =
        "UPDATE match SET due_ms = ?2, edit = edit + 1 WHERE status = 'running' AND number IN "
        "(SELECT match_number FROM seat WHERE user = ?1 AND resigned IS NULL)",
    [STATEMENT_GONE_ADDRESSES_STOP] =
        "UPDATE address SET due_ms = NULL, handled = CASE WHEN handled > "
        "(SELECT coalesce(max(number), 0) FROM outbox WHERE outbox.user = ?1) THEN handled "
        "ELSE (SELECT coalesce(max(number), 0) FROM outbox WHERE outbox.user = ?1) END "
        "WHERE user = ?1",
    /* The table of a removed host starts no match, so it becomes due. */
    [STATEMENT_TABLES_DUE] = "UPDATE match SET due_ms = ?2, edit = edit + 1 "
                             "WHERE created_by = ?1 AND " LIVE " AND status = 'open'",
    /* Returns 1 if a user may sit down at the table of ?1, who must exist, at ?3. */
    [STATEMENT_MAY_SIT] =
        "SELECT 1 FROM user WHERE id = ?1 AND deleted_ms IS NULL AND NOT " BANNED_AT(
            "?1", "?3") " AND NOT " HAS_BLOCKED
                        " AND EXISTS (SELECT 1 FROM user AS sits WHERE sits.id = ?2 AND "
                        "sits.deleted_ms IS NULL AND NOT " BANNED_AT("?2", "?3") ")",
    [STATEMENT_MAY_SUBSTITUTE] = "SELECT 1 WHERE NOT " HAS_BLOCKED,
    [STATEMENT_MAY_ASK] =
        "SELECT 1 FROM user WHERE id = ?2 AND guest = 0 AND deleted_ms IS NULL "
        "AND NOT " BANNED_AT(
            "?2", "?3") " AND NOT " APART
                        " AND ?4 > (SELECT count(*) FROM seat JOIN match ON number = match_number "
                        "WHERE invited = ?2 AND status = 'open')",
    [STATEMENT_ASKED_HELD] =
        "SELECT count(*) FROM match JOIN seat ON match_number = number "
        "WHERE created_by = ?1 AND " LIVE " AND status = 'open' AND invited IS NOT NULL",
    /* ... or ?2 is deleted or banned at ?3 */
    [STATEMENT_APART] =
        "SELECT 1 WHERE " APART
        " OR NOT EXISTS (SELECT 1 FROM user WHERE id = ?2 AND " IS_HERE("?2", "?3") ")",
    [STATEMENT_MENTION_ADD] =
        "INSERT INTO mention (match_number, number, user) SELECT number, ?2, ?3 FROM match "
        "WHERE id = ?1 AND NOT EXISTS "
        "(SELECT 1 FROM relation WHERE relation.user = ?3 AND other = ?4) "
        "ON CONFLICT (match_number, number, user) DO NOTHING",

    [STATEMENT_BAN_SAVE] =
        "INSERT INTO ban (user, reason, at_ms, until_ms) "
        "SELECT id, ?2, ?3, ?4 FROM user WHERE id = ?1 AND deleted_ms IS NULL "
        "ON CONFLICT (user) DO UPDATE SET reason = ?2, at_ms = ?3, until_ms = ?4",
    [STATEMENT_BAN_DELETE] = "DELETE FROM ban WHERE user = ?1",
    [STATEMENT_USER_PASSWORD] = "UPDATE user SET password_hash = ?1 "
                                "WHERE id = ?2 AND guest = 0 AND deleted_ms IS NULL",
    [STATEMENT_USER_ADMIN] = "UPDATE user SET admin = ?1 "
                             "WHERE id = ?2 AND guest = 0 AND deleted_ms IS NULL",
    [STATEMENT_QUERY_SAVE] =
        "INSERT INTO saved_query (name, question, sql, user, at_ms) VALUES (?1, ?2, ?3, ?4, ?5) "
        "ON CONFLICT (name) DO UPDATE SET question = ?2, sql = ?3, user = ?4, at_ms = ?5",
    [STATEMENT_QUERY_DELETE] = "DELETE FROM saved_query WHERE name = ?1",
    [STATEMENT_AUDIT_INSERT] = "INSERT INTO audit (at_ms, by, user, name, action, target_user, "
                               "target, detail, result) "
                               "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",

    [STATEMENT_SNAPSHOT_BEGIN] = "BEGIN",
    [STATEMENT_SNAPSHOT_END] = "COMMIT",
    [STATEMENT_USER_READ] = "SELECT " USER_COLUMNS " FROM user WHERE id = ?1",
    [STATEMENT_ACCOUNT_READ] = "SELECT " USER_COLUMNS ", EXISTS (SELECT 1 FROM known_device "
                               "WHERE known_device.user = user.id AND token_hash = ?2) FROM user "
                               "WHERE name_key = ?1 AND guest = 0 AND deleted_ms IS NULL "
                               "ORDER BY name <> ?3, id LIMIT 1",
    [STATEMENT_SESSION_READ] =
        "SELECT " USER_COLUMNS
        ", session.token_hash, session.created_ms, session.expires_ms, session.used_ms, "
        "session.device FROM session JOIN user ON user.id = session.user WHERE session.token_hash "
        "= ?1 "
        "AND session.expires_ms > ?2 AND user.deleted_ms IS NULL",
    [STATEMENT_SESSIONS_READ] =
        "SELECT token_hash, created_ms, expires_ms, used_ms, device FROM session "
        "WHERE user = ?1 AND expires_ms > ?2 ORDER BY used_ms DESC, created_ms DESC, token_hash",
    /* Each row has its kind, then its numbers and texts. */
    [STATEMENT_CALENDAR_READ] =
        "SELECT 0, edit, NULL, NULL, NULL, NULL FROM calendar WHERE user = ?1 UNION ALL "
        "SELECT 1, since_ms, from_minute, to_minute, time_zone, NULL FROM quiet_hours "
        "WHERE user = ?1 UNION ALL "
        "SELECT 2, from_ms, to_ms, NULL, first_day, last_day FROM vacation WHERE user = ?1 "
        "ORDER BY 1, 2",
    [STATEMENT_MATCH_READ] = "SELECT " MATCH_COLUMNS " FROM match WHERE id = ?1",
    /* The removed users at match ?1, as of ?2: seated users with their seats; the host without
     * one. */
    [STATEMENT_SEATS_GONE] =
        "SELECT seat, seat.user FROM seat JOIN match ON number = match_number JOIN user "
        "ON user.id = seat.user WHERE match.id = ?1 AND NOT (" IS_HERE(
            "user.id",
            "?2") ") "
                  "UNION ALL SELECT -1, created_by FROM match JOIN user ON user.id = created_by "
                  "WHERE match.id = ?1 AND NOT (" IS_HERE("user.id", "?2") ")",
    /* Queries on match_live repeat the condition of that index, so that SQLite uses it. */
    [STATEMENT_MATCHES_COUNT] =
        "SELECT (SELECT count(*) FROM match WHERE status = 'open' AND " LIVE "), "
        "(SELECT count(*) FROM match WHERE status = 'running' AND " LIVE ")",
    [STATEMENT_MATCHES_LISTED] = "SELECT " MATCH_COLUMNS " FROM match WHERE status = ?1 "
                                 "AND " LIVE " AND listed = 1 "
                                 "ORDER BY number DESC LIMIT ?2",
    /* A page of the running matches, by match_live, with a flag: whether a bot, or a player with
     * conditional moves, owes a decision. */
    [STATEMENT_MATCHES_OWED] =
        "SELECT number, id, EXISTS (SELECT 1 FROM seat WHERE match_number = number "
        "AND (bot IS NOT NULL OR EXISTS (SELECT 1 FROM orders WHERE "
        "orders.match_number = number AND orders.user = seat.user AND text <> '')) "
        "AND (coalesce((SELECT owed FROM move WHERE match_number = number "
        "ORDER BY seq DESC LIMIT 1), -1) >> CAST(seat AS int) & 1) <> 0) FROM match "
        "WHERE status = 'running' AND " LIVE " AND listed = ?1 AND number > ?2 "
        "ORDER BY number LIMIT ?3",
    /* Pages of a user's matches: before number ?2, at most ?3. */
    [STATEMENT_MATCHES_MINE] =
        "SELECT " MATCH_COLUMNS " FROM match WHERE number IN "
        "(SELECT match_number FROM seat INDEXED BY seat_mine "
        "WHERE user = ?1 AND seen_end = 0 AND match_number < ?2 UNION " INVITED_TO
        ") ORDER BY number DESC LIMIT ?3",
    [STATEMENT_MATCHES_MINE_WAITING] =
        "SELECT " MATCH_COLUMNS " FROM match WHERE number IN "
        "(SELECT match_number FROM seat INDEXED BY seat_mine JOIN match ON number = match_number "
        "WHERE user = ?1 AND seen_end = 0 AND match_number < ?2 AND resigned IS NULL "
        "AND status = 'running' AND (due_ms <= ?4 OR bot IS NULL AND (coalesce((SELECT owed "
        "FROM move WHERE move.match_number = seat.match_number ORDER BY seq DESC LIMIT 1), -1) "
        ">> CAST(seat AS int) & 1) <> 0) UNION " INVITED_TO ") ORDER BY number DESC LIMIT ?3",
    /* Both halves read an index backwards, and no further than the page. */
    [STATEMENT_MATCHES_MINE_ENDED] =
        "SELECT " MATCH_COLUMNS " FROM (" ENDED_AT("user") " UNION " ENDED_AT(
            "answers") " ORDER BY match_number DESC LIMIT ?3) AS mine "
                       "CROSS JOIN match ON number = mine.match_number ORDER BY number DESC",
    [STATEMENT_MATCHES_ENDED_BACK] = ENDED_PAGE("<", "DESC"),
    [STATEMENT_MATCHES_ENDED_FORTH] = ENDED_PAGE(">", "ASC"),
    [STATEMENT_MATCH_NEIGHBOURS] =
        "SELECT coalesce((SELECT id FROM match WHERE rematch = ?1), ''), "
        "coalesce((SELECT tournament.id FROM tournament_table "
        "JOIN tournament ON tournament.number = tournament_table.tournament "
        "WHERE tournament_table.match = ?1), '')",
    [STATEMENT_MATCHES_STARTED] = "SELECT " MATCH_COLUMNS " FROM match "
                                  "WHERE started_ms IS NOT NULL ORDER BY number",
    [STATEMENT_MATCHES_OF_USER] =
        "SELECT " MATCH_COLUMNS " FROM (SELECT match_number FROM seat WHERE user = ?1 UNION "
        "SELECT match_number FROM past_sitter WHERE user = ?1 ORDER BY 1 DESC LIMIT ?2) AS sat "
        "JOIN match ON match.number = sat.match_number ORDER BY match.number DESC",
    [STATEMENT_MATCHES_DUE] = "SELECT " MATCH_COLUMNS " FROM match WHERE due_ms >= ?1 "
                              "AND due_ms <= ?2 ORDER BY due_ms LIMIT ?3",
    [STATEMENT_CLOCKS_DUE] =
        "SELECT id, clock_due_ms FROM match WHERE clock_due_ms >= ?1 AND clock_due_ms <= ?3 "
        "AND (clock_due_ms <= ?2 OR EXISTS (SELECT 1 FROM seat JOIN calendar "
        "ON calendar.user = seat.user WHERE match_number = number)) "
        "ORDER BY clock_due_ms LIMIT ?4",
    [STATEMENT_CLOCKS_NEXT] = "SELECT min(clock_due_ms) FROM match WHERE clock_due_ms > ?1",
    [STATEMENT_HEARTBEAT_READ] =
        "SELECT (SELECT clock_ms FROM heartbeat), (SELECT unix_ms FROM heartbeat), "
        "(SELECT clock_ms FROM move ORDER BY rowid DESC LIMIT 1)",
    [STATEMENT_UNCHARGED_READ] = "SELECT clock_ms, from_ms, until_ms, reason FROM uncharged "
                                 "ORDER BY number DESC LIMIT ?1",
    [STATEMENT_MATCH_NUMBER] = "SELECT number FROM match WHERE id = ?1",
    [STATEMENT_MOVES_READ] = "SELECT " CHAIN_COLUMNS ", chain, ordered, resumed_ms FROM move "
                             "WHERE match_number = ?1 AND seq >= ?2 AND seq < ?3 ORDER BY seq",
    [STATEMENT_CHAT_READ] =
        "SELECT number, user, name, text, at_ms, (SELECT group_concat(mention.user) FROM mention "
        "WHERE mention.match_number = ?1 AND mention.number = line.number), hidden_ms FROM (SELECT "
        "* FROM "
        "chat "
        "WHERE match_number = ?1 AND number >= ?2 ORDER BY number DESC LIMIT ?3) AS line "
        "ORDER BY number",
    [STATEMENT_MATCH_SIZE] =
        "SELECT coalesce((SELECT max(seq) FROM move WHERE match_number = ?1), 0), "
        "coalesce((SELECT max(number) FROM chat WHERE match_number = ?1), 0), "
        "(SELECT owed FROM move WHERE match_number = ?1 ORDER BY seq DESC LIMIT 1), "
        "(SELECT at_ms FROM move WHERE match_number = ?1 ORDER BY seq DESC LIMIT 1)",
    [STATEMENT_MATCHES_STAND] = "SELECT id, edit, " STANDS " FROM match WHERE id IN (SELECT value "
                                "FROM json_each('[\"' || replace(?1, ',', '\",\"') || '\"]'))",
    [STATEMENT_NOTE_READ] = "SELECT id, text, at_ms FROM note JOIN match ON number = match_number "
                            "WHERE note.user = ?1 AND id = ?2",
    [STATEMENT_CONDITIONAL_READ] = STATEMENT_TEXT_CONDITIONAL_READ,
    [STATEMENT_RELATIONS_READ] =
        "SELECT other, kind, at_ms, name FROM relation JOIN user ON user.id = other "
        "WHERE relation.user = ?1 ORDER BY at_ms DESC, other",
    [STATEMENT_RECOVERY_READ] = "SELECT user FROM recovery WHERE token_hash = ?1",
    [STATEMENT_RECOVERY_MADE] = "SELECT made_ms FROM recovery WHERE user = ?1",
    [STATEMENT_FEED_READ] = "SELECT user FROM feed WHERE token_hash = ?1",
    [STATEMENT_FEED_MADE] = "SELECT made_ms FROM feed WHERE user = ?1",
    /* Not the link of a user who is banned at ?2. */
    [STATEMENT_RESULT_READ] =
        "SELECT id FROM result_link JOIN match ON number = match_number WHERE token_hash = ?1 "
        "AND status = 'over' AND NOT " BANNED_AT("result_link.user", "?2"),
    [STATEMENT_RESULT_MADE] = "SELECT made_ms FROM result_link WHERE user = ?2 AND match_number = "
                              "(SELECT number FROM match WHERE id = ?1)",
    [STATEMENT_PREFERENCES_READ] = "SELECT changed_ms, chosen FROM preferences WHERE user = ?1",
    [STATEMENT_ANALYSIS_READ] = "SELECT evaluator, made_ms, body FROM analysis JOIN match ON "
                                "number = match_number WHERE id = ?1",
    [STATEMENT_PLAYER_READ] =
        "SELECT name FROM user WHERE id = ?1 AND (EXISTS (SELECT 1 FROM seat CROSS JOIN match ON "
        "number = match_number WHERE seat.user = ?1 AND listed = 1 AND started_ms IS NOT NULL) "
        "OR EXISTS (SELECT 1 FROM seat CROSS JOIN match ON number = match_number "
        "WHERE seat.answers = ?1 AND listed = 1))",
    [STATEMENT_MOVED_LAST] =
        "SELECT seq FROM move WHERE match_number = (SELECT number FROM match WHERE id = ?1) "
        "AND user = ?2 ORDER BY seq DESC LIMIT 1",
    STATEMENTS_OF_HOLDERS,
    STATEMENTS_OF_NOTICES,
    STATEMENTS_OF_PROGRAMS,
    STATEMENTS_OF_RATINGS,
    [STATEMENT_AUDIT_NEWEST] = "SELECT coalesce(max(number), 0) FROM audit",
};
